//! Texts in lines of so many cells, for every place that has no layout of its own.

use unicode_width::UnicodeWidthChar;

use super::block::{Column, Table};

/// Blanks between the columns of a table.
const GAP: usize = 2;

/// The signs that stress a text: they are never shown and take no cell.
const MARKS: [char; 4] = ['⟨', '⟩', '⟪', '⟫'];

/// A text without the signs that stress it.
#[must_use]
pub fn plain_text(text: &str) -> String {
    text.chars().filter(|sign| !MARKS.contains(sign)).collect()
}

/// The cells a text takes.
pub(super) fn cells(text: &str) -> usize {
    let shown = text.chars().filter(|sign| !MARKS.contains(sign));
    shown.map(|sign| sign.width().unwrap_or(0)).sum()
}

/// A text in lines of so many cells, broken at its blanks. A stress goes on in the next line, and a
/// sign that stands alone, as before a French colon, stays with its word.
#[must_use]
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut open = None;
    for word in words(text) {
        match lines.last_mut() {
            Some(line) if cells(line) + 1 + cells(&word) <= width => {
                line.push(' ');
                line.push_str(&word);
            }
            Some(line) => {
                line.extend(open.map(closing));
                let opening: String = open.into_iter().collect();
                lines.push(opening + &word);
            }
            None => lines.push(word.clone()),
        }
        for sign in word.chars().filter(|sign| MARKS.contains(sign)) {
            open = matches!(sign, '⟨' | '⟪').then_some(sign);
        }
    }
    lines
}

const fn closing(mark: char) -> char {
    if mark == '⟨' { '⟩' } else { '⟫' }
}

/// The words of a text; what may not be parted from its neighbour is one word with it.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match words.last_mut() {
            Some(last) if stays(word) || keeps(last) => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

/// True if a word is a sign that begins no line.
fn stays(word: &str) -> bool {
    word.chars().all(|sign| ":;?!»=×…".contains(sign) || MARKS.contains(&sign))
}

/// True if words end with a sign that ends no line; the sign of a suit stays with its name.
fn keeps(words: &str) -> bool {
    let last = plain_text(words.rsplit(' ').next().unwrap_or(words));
    last.ends_with(['«', '×', '=']) || matches!(last.as_str(), "♣" | "♠" | "♥" | "♦")
}

/// A table in lines: its head, and its rows with `None` for a rule. Cells that are too wide are
/// broken over several lines.
#[must_use]
pub fn table_lines(table: &Table, width: usize) -> (Vec<String>, Vec<Option<String>>) {
    let widths = widths(table, width);
    let head = match table.head.is_empty() {
        true => Vec::new(),
        false => row_lines(table, &table.head, &widths),
    };
    let mut body = Vec::new();
    for (index, row) in table.rows.iter().enumerate() {
        if table.rules.contains(&index) {
            body.push(None);
        }
        body.extend(row_lines(table, row, &widths).into_iter().map(Some));
    }
    (head, body)
}

/// The widths of the columns: those of their cells, the widest narrower where there is no room.
fn widths(table: &Table, width: usize) -> Vec<usize> {
    let rows = || table.rows.iter().chain([&table.head].into_iter().filter(|row| !row.is_empty()));
    let widest = |column: usize| rows().map(|row| cells(&row[column])).max().unwrap_or(0);
    let mut widths: Vec<usize> = (0..table.columns.len()).map(widest).collect();
    let gaps = GAP * widths.len().saturating_sub(1);
    let over = (widths.iter().sum::<usize>() + gaps).saturating_sub(width);
    // No column is narrower than its longest word.
    let longest = |text: &str| words(text).iter().map(|word| cells(word)).max().unwrap_or(0);
    let least = |column: usize| rows().map(|row| longest(&row[column])).max().unwrap_or(0);
    let least: Vec<usize> = (0..table.columns.len()).map(least).collect();
    for _ in 0..over {
        let spare = widths.iter_mut().zip(&least).filter(|(width, least)| **width > **least);
        if let Some((widest, _)) = spare.max_by_key(|(width, _)| **width) {
            *widest -= 1;
        }
    }
    widths
}

fn row_lines(table: &Table, row: &[String], widths: &[usize]) -> Vec<String> {
    let cells_of: Vec<Vec<String>> =
        row.iter().zip(widths).map(|(cell, &width)| wrapped(cell, width.max(1))).collect();
    let height = cells_of.iter().map(Vec::len).max().unwrap_or(0).max(1);
    (0..height)
        .map(|line| {
            let mut text = String::new();
            for ((lines, &width), column) in cells_of.iter().zip(widths).zip(&table.columns) {
                let cell = lines.get(line).map_or("", String::as_str);
                let room = " ".repeat(width.saturating_sub(cells(cell)));
                match column {
                    Column::Left => text.extend([cell, &room]),
                    Column::Right => text.extend([&room, cell]),
                }
                text.push_str(&" ".repeat(GAP));
            }
            text.trim_end().to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stress_goes_on_in_the_next_line() {
        assert_eq!(wrapped("a ⟨bold word⟩ here", 6), ["a ⟨bold⟩", "⟨word⟩", "here"]);
        assert_eq!(wrapped("⟪dim⟫ then", 9), ["⟪dim⟫ then"]);
        assert_eq!(wrapped("a ⟪b c⟫", 3), ["a ⟪b⟫", "⟪c⟫"]);
    }

    #[test]
    fn no_line_begins_with_a_colon() {
        assert_eq!(wrapped("le jeu : voici", 6), ["le", "jeu :", "voici"]);
        assert_eq!(wrapped("it is 2 × 10 = 20", 8), ["it is", "2 × 10 = 20"]);
    }

    #[test]
    fn signs_stay_with_their_words() {
        assert_eq!(wrapped("in ♦ Diamonds", 4), ["in", "♦ Diamonds"]);
        assert_eq!(wrapped("on a « oui »", 4), ["on a", "« oui »"]);
        assert_eq!(wrapped("main, niveau …", 6), ["main,", "niveau …"]);
    }

    #[test]
    fn wide_cells_are_broken_and_numbers_stand_at_the_right() {
        let rows = vec![
            vec!["one".to_owned(), "a long remark".to_owned(), "7".to_owned()],
            vec!["two".to_owned(), "short".to_owned(), "⟨12⟩".to_owned()],
        ];
        let table = Table::of(&[Column::Left, Column::Left, Column::Right], rows).ruled(1);
        let (head, body) = table_lines(&table, 15);
        assert!(head.is_empty());
        let body: Vec<_> = body.iter().map(|line| line.as_deref().unwrap_or("--")).collect();
        assert_eq!(body, ["one  a long   7", "     remark", "--", "two  short   ⟨12⟩"]);
    }
}
