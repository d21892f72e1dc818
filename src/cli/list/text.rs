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
    let ticks = ["·", "×"].map(|sign| words.spell(sign).into_owned());
    let text = Text { words, rooms, ticks };
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
        let mut line = String::new();
        left(&mut line, &foot.label, GAME);
        text.cells(&mut line, &cells.collect::<Vec<_>>());
        end(line, out)?;
    }
    writeln!(out)?;
    writeln!(out, "{}", unmarked(&words.get("list-legend")))?;
    paper.legend.iter().try_for_each(|legend| writeln!(out, "{legend}"))
}

struct Text<'a> {
    words: &'a Words,
    /// The cells of each player.
    rooms: Vec<usize>,
    /// The signs of a level that was not made, and of one that was.
    ticks: [String; 2],
}

impl Text<'_> {
    fn heads(&self, paper: &Paper, out: &mut dyn Write) -> io::Result<()> {
        let mut line = " ".repeat(GAME);
        for (name, &room) in paper.players.iter().zip(&self.rooms) {
            right(&mut line, name, room - COUNT);
            blanks(&mut line, COUNT);
        }
        end(line, out)?;
        let get = |key: &str| self.words.get(key);
        let mut line = String::new();
        right(&mut line, &get("list-number"), 3);
        line.push(' ');
        left(&mut line, &get("list-game"), 6);
        right(&mut line, &get("list-with"), 2);
        right(&mut line, &get("list-without"), 2);
        for tick in get("list-ticks").chars() {
            line.extend([' ', tick]);
        }
        right(&mut line, &get("list-value"), GAME - 25);
        let total = Cell {
            total: get("list-total"),
            won: get("list-won"),
            lost: get("list-lost"),
            ..Cell::default()
        };
        self.cells(&mut line, &vec![total; self.rooms.len()]);
        end(line, out)
    }

    fn row(&self, row: &Row, out: &mut dyn Write) -> io::Result<()> {
        let or_blank = |sign| if str::is_empty(sign) { " " } else { sign };
        let mut line = String::with_capacity(2 * GAME + PLAYER * self.rooms.len());
        right(&mut line, &row.number, 3);
        line.push_str(or_blank(&row.round));
        if row.played {
            left(&mut line, &row.game, 1);
            right(&mut line, &row.base, 4);
            line.push(' ');
            right(&mut line, &row.with, 2);
            right(&mut line, &row.without, 2);
            for made in row.levels {
                line.push(' ');
                line.push_str(&self.ticks[usize::from(made)]);
            }
            line.push(' ');
            line.push_str(or_blank(&row.doubled));
        } else {
            left(&mut line, &row.game, 24);
        }
        let value = if row.value == 0 { String::new() } else { self.words.signed(row.value) };
        let room = GAME.saturating_sub(line.width());
        right(&mut line, &value, room);
        self.cells(&mut line, &row.cells);
        end(line, out)
    }

    /// Adds the texts in the columns of the players.
    fn cells(&self, line: &mut String, cells: &[Cell]) {
        for (cell, room) in cells.iter().zip(&self.rooms) {
            let gap = cell.sits_out && cell.total.is_empty();
            right(line, if gap { GAP } else { &cell.total }, room - 2 * COUNT);
            right(line, &cell.won, COUNT);
            right(line, &cell.lost, COUNT);
        }
    }
}

/// Prints a line, without blanks at its end.
fn end(mut line: String, out: &mut dyn Write) -> io::Result<()> {
    line.truncate(line.trim_end().len());
    line.push('\n');
    out.write_all(line.as_bytes())
}

fn blanks(line: &mut String, count: usize) {
    line.extend(std::iter::repeat_n(' ', count));
}

fn right(line: &mut String, text: &str, width: usize) {
    blanks(line, width.saturating_sub(text.width()));
    line.push_str(text);
}

fn left(line: &mut String, text: &str, width: usize) {
    line.push_str(text);
    blanks(line, width.saturating_sub(text.width()));
}
