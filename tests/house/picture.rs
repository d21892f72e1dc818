//! The picture of the house in docs/architecture.md, drawn from the code.

use std::collections::{BTreeMap, BTreeSet};

/// The columns of the picture.
const WIDTH: usize = 80;

/// The floors from the top down: everything stands above all that it needs.
///
/// There must be no circle.
fn floors(needs: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<&str>> {
    fn height(needs: &BTreeMap<String, BTreeSet<String>>, name: &str) -> usize {
        needs[name].iter().map(|below| 1 + height(needs, below)).max().unwrap_or(0)
    }
    let mut floors: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
    for name in needs.keys() {
        floors.entry(height(needs, name)).or_default().push(name);
    }
    floors.into_values().rev().collect()
}

/// Words in rows of so many columns.
fn rows(words: &[String], width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in words {
        match rows.last_mut() {
            Some(row) if row.chars().count() + 1 + word.chars().count() <= width => {
                *row += " ";
                *row += word;
            }
            _ => rows.push(word.clone()),
        }
    }
    rows
}

/// The boxes of a floor side by side, each with its name and rows of words.
fn floor(boxes: &[(&str, [Vec<String>; 2])]) -> String {
    let width = (WIDTH + 1) / boxes.len() - 1;
    let inside = |words: &[Vec<String>; 2]| -> Vec<String> {
        words.iter().flat_map(|words| rows(words, width - 4)).collect()
    };
    let inside: Vec<_> = boxes.iter().map(|(name, words)| (*name, inside(words))).collect();
    let line = |cell: &dyn Fn(&str, &[String]) -> String| {
        let cells: Vec<String> = inside.iter().map(|(name, rows)| cell(name, rows)).collect();
        cells.join(" ") + "\n"
    };
    let mut drawn = line(&|name, _| format!("┌─ {name} {:─<1$}┐", "", width - 5 - name.len()));
    for row in 0..inside.iter().map(|(_, rows)| rows.len()).max().unwrap_or(0) {
        drawn += &line(&|_, rows| {
            format!("│ {:<1$} │", rows.get(row).map_or("", String::as_str), width - 4)
        });
    }
    drawn + &line(&|_, _| format!("└{:─<1$}┘", "", width - 2))
}

/// The picture of places with what lies in each, and an arrow to all that it needs.
pub(crate) fn picture(
    needs: &BTreeMap<String, BTreeSet<String>>,
    inside: impl Fn(&str) -> Vec<String>,
) -> String {
    let words = |name: &str| {
        let arrow = needs[name].iter().next().map(|_| "↓".to_owned());
        [inside(name), arrow.into_iter().chain(needs[name].iter().cloned()).collect()]
    };
    let drawn = |names: Vec<&str>| {
        floor(&names.into_iter().map(|name| (name, words(name))).collect::<Vec<_>>())
    };
    floors(needs).into_iter().map(drawn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_needs_another_stands_above_it() {
        let needs = [
            ("app", vec!["law", "text"]),
            ("text", vec!["law"]),
            ("disk", vec!["law"]),
            ("law", vec![]),
        ];
        let needs = needs
            .map(|(name, needs)| (name.to_owned(), needs.into_iter().map(str::to_owned).collect()));
        let inside =
            |name: &str| if name == "law" { vec!["cards/".to_owned()] } else { Vec::new() };
        let drawn = picture(&needs.into(), inside);
        let drawn: Vec<&str> =
            drawn.lines().map(|row| row.trim_end_matches(['─', '┐', '│', ' '])).collect();
        assert_eq!(drawn[0], "┌─ app");
        assert_eq!(drawn[1], "│ ↓ law text");
        assert!(drawn[3].starts_with("┌─ disk ─") && drawn[3].ends_with("┌─ text"), "{drawn:?}");
        assert_eq!(drawn[6..8], ["┌─ law", "│ cards/"]);
    }
}
