//! A score sheet as text, in the columns of the table's own.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use super::paper::{Cell, Paper, Row};
use crate::text::{Words, unmarked};

/// The room for won and for lost behind each total.
const COUNT: usize = 3;
/// The least room for a player.
const PLAYER: usize = 13;
/// Stands where the dealer sits out.
const GAP: &str = "/";
/// The columns before the players: number to value.
const GAME: usize = 32;

/// Prints the sheet.
pub(super) fn print(words: &Words, paper: &Paper, out: &mut dyn Write) -> io::Result<()> {
    let list = words.get("list-title");
    let date = paper.date.iter().map(|date| words.with("sheet-of-day", &[("date", date.into())]));
    let head: Vec<String> = [list].into_iter().chain(date).collect();
    writeln!(out, "{}", head.join(" "))?;
    for terms in &paper.terms {
        writeln!(out, "{terms}")?;
    }
    writeln!(out)?;
    let rooms: Vec<usize> =
        paper.players.iter().map(|name| (name.width() + 1 + COUNT).max(PLAYER)).collect();
    let text = Text { words, rooms };
    text.heads(paper, out)?;
    for row in &paper.rows {
        text.row(row, out)?;
    }
    let width = GAME + text.rooms.iter().sum::<usize>();
    writeln!(out, "{}", words.spell("─").repeat(width))?;
    for foot in &paper.foot {
        let cells = foot.figures.iter().enumerate().map(|(index, figure)| {
            let counts = foot.counts.as_ref().and_then(|counts| counts.get(index));
            let [won, lost] = counts.cloned().unwrap_or_default();
            Cell { total: figure.clone(), won, lost, ..Cell::default() }
        });
        line(
            out,
            &format!("{}{}", padded(&foot.label, GAME), text.cells(&cells.collect::<Vec<_>>())),
        )?;
    }
    writeln!(out)?;
    writeln!(out, "{}", unmarked(&words.get("list-legend")))?;
    paper.legend.iter().try_for_each(|legend| writeln!(out, "{legend}"))
}

struct Text<'a> {
    words: &'a Words,
    /// The cells of each player.
    rooms: Vec<usize>,
}

impl Text<'_> {
    fn heads(&self, paper: &Paper, out: &mut dyn Write) -> io::Result<()> {
        let names: String = paper
            .players
            .iter()
            .zip(&self.rooms)
            .map(|(name, &room)| format!("{}{}", right(name, room - COUNT), " ".repeat(COUNT)))
            .collect();
        line(out, &format!("{}{names}", " ".repeat(GAME)))?;
        let get = |key: &str| self.words.get(key);
        let ticks: Vec<String> = get("list-ticks").chars().map(String::from).collect();
        let game = format!(
            "{} {}{}{} {}{}",
            right(&get("list-number"), 3),
            padded(&get("list-game"), 6),
            right(&get("list-with"), 2),
            right(&get("list-without"), 2),
            ticks.join(" "),
            right(&get("list-value"), GAME - 25),
        );
        let total = Cell {
            total: get("list-total"),
            won: get("list-won"),
            lost: get("list-lost"),
            ..Cell::default()
        };
        let totals = vec![total; self.rooms.len()];
        line(out, &format!("{game}{}", self.cells(&totals)))
    }

    fn row(&self, row: &Row, out: &mut dyn Write) -> io::Result<()> {
        let round = if row.round.is_empty() { " " } else { &row.round };
        let start = format!("{}{round}", right(&row.number, 3));
        let (dot, cross) = (self.words.spell("·"), self.words.spell("×"));
        let game = if row.played {
            let ticks: Vec<&str> =
                row.levels.iter().map(|&made| if made { &*cross } else { &*dot }).collect();
            let doubled = if row.doubled.is_empty() { " " } else { &row.doubled };
            format!(
                "{}{} {}{} {} {doubled}",
                padded(&row.game, 1),
                right(&row.base, 4),
                right(&row.with, 2),
                right(&row.without, 2),
                ticks.join(" "),
            )
        } else {
            padded(&row.game, 24)
        };
        let value = if row.value == 0 { String::new() } else { self.words.signed(row.value) };
        let value = right(&value, GAME.saturating_sub(start.width() + game.width()));
        line(out, &format!("{start}{game}{value}{}", self.cells(&row.cells)))
    }

    /// The texts in the columns of the players.
    fn cells(&self, cells: &[Cell]) -> String {
        let cell = |(cell, &room): (&Cell, &usize)| {
            let gap = cell.sits_out && cell.total.is_empty();
            let total = if gap { GAP } else { &cell.total };
            let total = right(total, room - 2 * COUNT);
            format!("{total}{}{}", right(&cell.won, COUNT), right(&cell.lost, COUNT))
        };
        cells.iter().zip(&self.rooms).map(cell).collect()
    }
}

fn line(out: &mut dyn Write, text: &str) -> io::Result<()> {
    writeln!(out, "{}", text.trim_end())
}

fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}
