//! Statistics for people.

use std::io::{self, Write};

use super::columns::{self, count};
use crate::rules::{Contract, Kind, Rules};
use crate::settings::{Key, printable};
use crate::study::hands::Hands;
use crate::study::recorded::{OFFICIAL, PERSON};
use crate::study::statistics::{By, Games, KINDS, Tally, Whose};
use crate::text::Words;

/// As many tables as are told one by one; more become one line each.
const FEW: usize = 3;

/// Prints a table for each player, rules and level, or a line for each if there are many.
pub(super) fn print(
    words: &Words,
    by: By,
    rows: &[(Whose, Tally)],
    out: &mut dyn Write,
) -> io::Result<()> {
    if rows.is_empty() {
        return writeln!(out, "{}", words.get("stats-none"));
    }
    if rows.len() > FEW || !matches!(by, By::Game | By::Hand) {
        return lines(words, rows, out);
    }
    for (index, (whose, tally)) in rows.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        table(words, by, whose, tally, out)?;
    }
    Ok(())
}

/// The name of the rules: that of a preset, or the first of the house rules.
fn rules(words: &Words, rules: &str) -> String {
    if rules == OFFICIAL {
        return words.get("stats-official");
    }
    let known = rules.parse::<Rules>().ok();
    let preset = Rules::PRESETS.iter().find(|(_, preset)| Some(*preset) == known);
    match (preset, rules.split_once(',')) {
        (Some(&(name, _)), _) => words.setting_value(Key::Rules, name),
        (None, Some((first, _))) => printable(first) + &words.spell(" …"),
        (None, None) => printable(rules),
    }
}

fn level(words: &Words, level: Option<&str>) -> String {
    match level {
        None | Some(PERSON) => String::new(),
        Some(level) => printable(&words.setting_value(Key::Level, level)),
    }
}

/// `84 %`; nothing of nothing.
fn percent(words: &Words, part: u64, of: u64) -> String {
    match of {
        0 => String::new(),
        _ => {
            let share = (part as f64 / of as f64 * 100.0).round() as i64;
            words.with("stats-percent", &[("n", share.into())])
        }
    }
}

/// The points a game, with their sign; nothing of nothing.
fn average(words: &Words, points: i64, of: u64) -> String {
    match of {
        0 => String::new(),
        _ => words.signed_tenths(points as f64 / of as f64),
    }
}

fn table(
    words: &Words,
    by: By,
    whose: &Whose,
    tally: &Tally,
    out: &mut dyn Write,
) -> io::Result<()> {
    let head = [
        printable(&whose.player),
        rules(words, &whose.rules),
        level(words, whose.level.as_deref()),
        words.with("stats-dealt", &[("n", count(tally.deals).into())]),
    ];
    let head: Vec<String> = head.into_iter().filter(|part| !part.is_empty()).collect();
    writeln!(out, "{}\n", head.join(&words.spell(" · ")))?;
    let mut rows = vec![
        ["", "stats-games", "stats-share", "stats-won", "stats-average"]
            .map(|key| if key.is_empty() { String::new() } else { words.get(key) })
            .to_vec(),
    ];
    let mut row = |label: String, games: Games| {
        rows.push(vec![
            label,
            words.number(count(games.declared)),
            percent(words, games.declared, tally.deals),
            percent(words, games.won, games.declared),
            average(words, games.points, games.declared),
        ]);
    };
    for (index, games) in tally.games.into_iter().enumerate().filter(|(_, g)| g.declared > 0) {
        if index >= KINDS || by == By::Game {
            row(game(words, index), games);
        }
    }
    row(words.get("stats-declarer"), tally.all);
    let defence = Games { declared: tally.defended, won: tally.defence_won, points: 0 };
    row(words.get("stats-defender"), defence);
    if let Some(points) = rows.last_mut().and_then(|row| row.last_mut()) {
        points.clear();
    }
    columns::print(&rows, 1, out)?;
    writeln!(out)?;
    for (key, number) in [
        ("stats-passed", tally.passed),
        ("stats-ramsch", tally.ramsch),
        ("stats-overbid", tally.overbid),
    ] {
        if number > 0 {
            writeln!(out, "{}", words.with(key, &[("n", count(number).into())]))?;
        }
    }
    let a_deal = average(words, tally.sf, tally.deals);
    let sums = [
        ("plain", words.signed(tally.plain).into()),
        ("sf", words.signed(tally.sf).into()),
        ("deal", a_deal.into()),
    ];
    writeln!(out, "{}", words.with("stats-sums", &sums))
}

/// The name of a group of games.
fn game(words: &Words, index: usize) -> String {
    match index {
        0 => words.signed_kind(Kind::Clubs),
        1 => words.signed_kind(Kind::Spades),
        2 => words.signed_kind(Kind::Hearts),
        3 => words.signed_kind(Kind::Diamonds),
        4 => words.signed_kind(Kind::Grand),
        5..KINDS => {
            let null = index - 5;
            words.contract(Contract::null(null % 2 == 1, null > 1))
        }
        KINDS => format!("  {}", words.get("stats-hand")),
        10 => format!("  {}", words.get("stats-open")),
        _ => format!("  {}", words.get("stats-announced")),
    }
}

/// A line for each player, rules, level and group.
fn lines(words: &Words, rows: &[(Whose, Tally)], out: &mut dyn Write) -> io::Result<()> {
    let keys = [
        "standings-name",
        "stats-rules",
        "stats-level",
        "",
        "stats-deals",
        "stats-declarer",
        "stats-won",
        "stats-average",
        "stats-defender",
        "stats-won",
        "stats-sf",
    ];
    let head = keys.map(|key| if key.is_empty() { String::new() } else { words.get(key) });
    let row = |(whose, tally): &(Whose, Tally)| {
        let number = |number: u64| words.number(count(number));
        vec![
            printable(&whose.player),
            rules(words, &whose.rules),
            level(words, whose.level.as_deref()),
            printable(whose.group.as_deref().unwrap_or_default()),
            number(tally.deals),
            number(tally.all.declared),
            percent(words, tally.all.won, tally.all.declared),
            average(words, tally.all.points, tally.all.declared),
            number(tally.defended),
            percent(words, tally.defence_won, tally.defended),
            average(words, tally.sf, tally.deals),
        ]
    };
    let mut table: Vec<Vec<String>> =
        std::iter::once(head.to_vec()).chain(rows.iter().map(row)).collect();
    // A column of words in which nothing stands is none.
    for column in (1..4).rev() {
        if table.iter().skip(1).all(|row| row[column].is_empty()) {
            for row in &mut table {
                row.remove(column);
            }
        }
    }
    let names = table[0].len() - (keys.len() - 4);
    columns::print(&table, names, out)
}

/// Prints the hands dealt to each player.
pub(super) fn hands(
    words: &Words,
    hands: &[(String, Hands)],
    out: &mut dyn Write,
) -> io::Result<()> {
    if hands.is_empty() {
        return writeln!(out, "{}", words.get("stats-none"));
    }
    for (index, (player, hands)) in hands.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        let dealt = words.with("hands-dealt", &[("n", count(hands.count).into())]);
        writeln!(out, "{}{}{dealt}", printable(player), words.spell(" · "))?;
        for feature in hands.features() {
            let head = match feature.word {
                "jacks" => "hands-jacks",
                "aces" => "hands-aces",
                _ => "hands-longest",
            };
            let mut rows =
                vec![vec![words.get(head), words.get("hands-count"), words.get("hands-expected")]];
            for (number, (&count, &expected)) in
                (feature.from..).zip(feature.counts.iter().zip(&feature.expected))
            {
                rows.push(vec![
                    format!("  {number}"),
                    words.number(columns::count(count)),
                    words.tenths(expected),
                ]);
            }
            writeln!(out)?;
            columns::print(&rows, 1, out)?;
            let chance = match feature.chance {
                Some(chance) => {
                    let share = (chance * 100.0).round() as i64;
                    words.with("hands-chance", &[("n", share.into())])
                }
                None => words.get("hands-few"),
            };
            writeln!(out, "{chance}")?;
        }
    }
    Ok(())
}
