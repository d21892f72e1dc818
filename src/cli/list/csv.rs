//! Score sheets as comma-separated values: a line to each deal, the same columns whatever the
//! language and the table.

use std::io::{self, Write};

use crate::record::scoring_word;
use crate::rules::{Doubled, Round, Scoring, TableSize};
use crate::study::sheet::{Entry, Line, Sheet};

/// The columns of a deal; those of four players follow, of whom the fourth may be missing.
const DEAL: [&str; 19] = [
    "list",
    "date",
    "scoring",
    "deal",
    "dealer",
    "declarer",
    "game",
    "base",
    "with",
    "without",
    "hand",
    "schneider",
    "schneider_announced",
    "schwarz",
    "schwarz_announced",
    "ouvert",
    "doubled",
    "round",
    "value",
];
/// The columns of a player: the name, what the deal writes, and how the player stands after it.
const PLAYER: [&str; 5] = ["player", "score", "total", "won", "lost"];

/// Prints the names of the columns.
pub(super) fn header(out: &mut dyn Write) -> io::Result<()> {
    let players = (1..=4).flat_map(|n| PLAYER.map(|column| format!("{column}_{n}")));
    let columns: Vec<String> = DEAL.map(str::to_owned).into_iter().chain(players).collect();
    writeln!(out, "{}", columns.join(","))
}

/// Prints a line to each deal of a sheet.
pub(super) fn print(sheet: &Sheet, scoring: Scoring, out: &mut dyn Write) -> io::Result<()> {
    for (line, standings) in sheet.standings() {
        let mut values = deal(sheet, line, scoring);
        let scores = line.scores();
        for place in TableSize::Four.places() {
            let Some(name) = sheet.players.get(place.index()) else {
                values.extend(PLAYER.map(|_| String::new()));
                continue;
            };
            let account = standings.account(place);
            let score = scores.iter().find(|(by, _)| *by == place);
            values.push(name.clone());
            values.push(score.map_or_else(String::new, |(_, score)| score.to_string()));
            values.push(account.total(scoring, sheet.table).to_string());
            values.extend([account.won.to_string(), account.lost.to_string()]);
        }
        let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
        writeln!(out, "{}", values.join(","))?;
    }
    Ok(())
}

fn deal(sheet: &Sheet, line: &Line, scoring: Scoring) -> Vec<String> {
    let name = |index: usize| sheet.players.get(index).cloned().unwrap_or_default();
    let flag = |made: bool| if made { "1" } else { "0" }.to_owned();
    let empty = String::new;
    let (declarer, game, base, counts, levels, value) = match &line.entry {
        Entry::PassedIn => (empty(), "passed", empty(), [empty(), empty()], None, empty()),
        Entry::Ramsch { .. } => (empty(), "ramsch", empty(), [empty(), empty()], None, empty()),
        Entry::Game { declarer, kind, base, matadors, levels, score, .. } => {
            let with = matadors.filter(|matadors| matadors.with).map(|m| m.count.to_string());
            let without = matadors.filter(|matadors| !matadors.with).map(|m| m.count.to_string());
            (
                name(declarer.index()),
                kind.map_or("", |kind| kind.word()),
                base.map_or_else(empty, |base| base.to_string()),
                [with, without].map(Option::unwrap_or_default),
                Some(levels),
                score.to_string(),
            )
        }
    };
    let mut values = vec![
        sheet.id.clone().unwrap_or_default(),
        sheet.date.clone().unwrap_or_default(),
        scoring_word(scoring).to_owned(),
        line.number.to_string(),
        name(line.dealer.index()),
        declarer,
        game.to_owned(),
        base,
    ];
    values.extend(counts);
    values.extend((0..6).map(|level| levels.map_or_else(empty, |levels| flag(levels[level]))));
    values.push(
        match line.doubled {
            Doubled::Not => "",
            Doubled::Kontra => "kontra",
            Doubled::Re => "re",
            Doubled::Hirsch => "hirsch",
        }
        .to_owned(),
    );
    values.push(
        match line.round {
            Round::Plain => "",
            Round::Bock => "bock",
            Round::Ramsch => "ramsch",
        }
        .to_owned(),
    );
    values.push(value);
    values
}

/// A value that keeps together: what holds a comma, a quote or a line break stands in quotes. A
/// text that a spreadsheet would reckon out, as it does whatever begins like a formula, gets the
/// mark of a text.
pub(in crate::cli) fn quoted(value: &str) -> String {
    let reckons = value.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    if reckons && value.parse::<i64>().is_err() {
        return quoted(&format!("'{value}"));
    }
    if value.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", value.replace('"', "\"\""))
    } else {
        value.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_has_every_column() {
        assert_eq!(DEAL.len() + 4 * PLAYER.len(), 39);
        let mut out = Vec::new();
        header(&mut out).unwrap();
        let header = String::from_utf8(out).unwrap();
        assert_eq!(header.trim_end().split(',').count(), 39);
        assert!(header.ends_with(",player_4,score_4,total_4,won_4,lost_4\n"), "{header}");
    }

    #[test]
    fn values_keep_together() {
        for (value, written) in [
            ("Ann", "Ann"),
            ("a,b", "\"a,b\""),
            ("\"x\"", "\"\"\"x\"\"\""),
            ("", ""),
            ("-48", "-48"),
            ("=1+1", "'=1+1"),
            ("+x", "'+x"),
            ("-cmd|' /C calc'!A0", "'-cmd|' /C calc'!A0"),
            ("@SUM(A1,A2)", "\"'@SUM(A1,A2)\""),
            ("\t=1", "'\t=1"),
        ] {
            assert_eq!(quoted(value), written);
        }
    }
}
