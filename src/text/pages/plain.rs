//! A page as plain text, with its cards drawn.

use std::fmt::Write;

use crate::rules::{Card, Cards};
use crate::text::{Deck, Words};

use super::block::{Block, CardRow, Mark, Page, Scale, Table, Term, TrickPicture};
use super::lines::{cells, plain_text, table_lines, wrapped};

/// The number of columns of plain text.
pub const MEASURE: usize = 78;
/// The indent of what stands under a heading.
const INDENT: usize = 2;
/// The cells of a card, and those of a scale.
const CARD: usize = 5;
const BAR: usize = 60;

/// The page in lines of at most [`MEASURE`] cells, ended by a line break.
#[must_use]
pub fn plain(words: &Words, page: &Page) -> String {
    let mut out = Text { words, lines: Vec::new() };
    out.line(&page.title);
    out.line(&"─".repeat(cells(&page.title)));
    for block in &page.blocks {
        out.block(block);
    }
    let mut text = String::new();
    for line in out.lines {
        text.push_str(words.spell(&line).trim_end());
        text.push('\n');
    }
    text
}

struct Text<'a> {
    words: &'a Words,
    lines: Vec<String>,
}

/// The signs of a card's frame: corners, horizontal, vertical.
struct Frame {
    corners: [char; 4],
    horizontal: char,
    vertical: char,
}

impl Frame {
    const fn of(deck: Deck, mark: Mark) -> Self {
        let ([a, b, c, d], horizontal, vertical) = match (deck, mark) {
            (Deck::Ascii, Mark::Plain) => (['+'; 4], '-', '|'),
            (Deck::Ascii, Mark::Counted) => (['#'; 4], '=', '#'),
            (Deck::Ascii, Mark::Missing) => (['.'; 4], '.', ':'),
            (_, Mark::Plain) => (['╭', '╮', '╰', '╯'], '─', '│'),
            (_, Mark::Counted) => (['┏', '┓', '┗', '┛'], '━', '┃'),
            (_, Mark::Missing) => (['·', '·', '·', '·'], '╌', '┆'),
        };
        Self { corners: [a, b, c, d], horizontal, vertical }
    }
}

impl Text<'_> {
    fn line(&mut self, text: &str) {
        self.lines.push(text.to_owned());
    }

    fn set_in(&mut self, text: &str) {
        self.lines.push(format!("{}{text}", " ".repeat(INDENT)));
    }

    fn block(&mut self, block: &Block) {
        self.line("");
        match block {
            Block::Heading(text) => self.line(&plain_text(text)),
            Block::Text(text) => self.paragraph(text, 0, ""),
            Block::List(items) => items.iter().for_each(|item| self.paragraph(item, 2, "· ")),
            Block::Terms(terms) => self.terms(terms),
            Block::Table(table) => self.table(table),
            Block::Cards(row) => self.cards(row),
            Block::Trick(trick) => self.trick(trick),
            Block::Scale(scale) => self.scale(scale),
            Block::Sum(rows) => self.table(&Table::of_sum(rows)),
        }
    }

    /// A paragraph whose first line begins with a sign and whose others are set in by so much.
    fn paragraph(&mut self, text: &str, hang: usize, first: &str) {
        let room = MEASURE - INDENT - hang;
        for (index, line) in wrapped(&plain_text(text), room).into_iter().enumerate() {
            let before = if index == 0 { first.to_owned() } else { " ".repeat(hang) };
            self.set_in(&format!("{before}{line}"));
        }
    }

    /// Terms with their explanations; one that is explained below its name stands apart from the
    /// next.
    fn terms(&mut self, terms: &[Term]) {
        for (index, term) in terms.iter().enumerate() {
            if index > 0 && term.apart {
                self.line("");
            }
            self.term(term);
        }
    }

    fn term(&mut self, term: &Term) {
        let (name, means) = (plain_text(&term.name), plain_text(&term.means));
        if term.apart {
            self.paragraph(&name, 0, "");
            self.paragraph(&means, 2, "  ");
            return;
        }
        let whole = format!("{name} – {means}");
        let mut lines = wrapped(&whole, MEASURE - INDENT - 2).into_iter();
        if let Some(first) = lines.next() {
            self.set_in(&first);
        }
        lines.for_each(|line| self.set_in(&format!("  {line}")));
    }

    fn table(&mut self, table: &Table) {
        let (head, body) = table_lines(table, MEASURE - INDENT);
        let lines = head.iter().chain(body.iter().flatten());
        let width = lines.map(|line| cells(line)).max().unwrap_or(0);
        let rule = "─".repeat(width);
        for line in &head {
            self.set_in(&plain_text(line));
        }
        if !head.is_empty() {
            self.set_in(&rule);
        }
        for line in &body {
            let line = line.as_deref().unwrap_or(&rule);
            self.set_in(&plain_text(line));
        }
    }

    fn cards(&mut self, row: &CardRow) {
        if !row.caption.is_empty() {
            self.paragraph(&row.caption, 0, "");
        }
        let mut lines = [const { String::new() }; 3];
        for (index, group) in row.groups.iter().enumerate() {
            if index > 0 {
                lines.iter_mut().for_each(|line| line.push(' '));
            }
            for &(card, mark) in group {
                let drawn = self.card(card, mark);
                lines.iter_mut().zip(drawn).for_each(|(line, drawn)| line.push_str(&drawn));
            }
        }
        lines.iter().for_each(|line| self.set_in(line));
    }

    fn card(&self, card: Card, mark: Mark) -> [String; 3] {
        let Frame { corners, horizontal, vertical } = Frame::of(self.words.deck(), mark);
        let edge = |left: char, right: char| {
            let middle = String::from(horizontal).repeat(CARD - 2);
            format!("{left}{middle}{right}")
        };
        let face = self.words.card(card);
        let pad = " ".repeat((CARD - 2).saturating_sub(cells(&face)));
        let [a, b, c, d] = corners;
        [edge(a, b), format!("{vertical}{face}{pad}{vertical}"), edge(c, d)]
    }

    fn trick(&mut self, trick: &TrickPicture) {
        self.paragraph(&trick.caption, 0, "");
        let width = |card: &super::TrickCard| cells(&card.who).max(cells(&card.note)).max(CARD);
        let column = trick.cards.iter().map(width).max().unwrap_or(CARD) + 3;
        let row = |cells_of: [&str; 3]| {
            let mut line = String::new();
            for text in cells_of {
                let _ = write!(line, "{text}{}", " ".repeat(column.saturating_sub(cells(text))));
            }
            line
        };
        self.set_in(&row(trick.cards.each_ref().map(|card| card.who.as_str())));
        let drawn: Vec<[String; 3]> = trick
            .cards
            .iter()
            .enumerate()
            .map(|(index, card)| {
                let wins = index == trick.winner;
                self.card(card.card, if wins { Mark::Counted } else { Mark::Plain })
            })
            .collect();
        if let [first, second, third] = &drawn[..] {
            for ((first, second), third) in first.iter().zip(second).zip(third) {
                self.set_in(&row([first, second, third]));
            }
        }
        self.set_in(&row(trick.cards.each_ref().map(|card| card.note.as_str())));
        self.paragraph(&trick.why, 0, "");
    }

    fn scale(&mut self, scale: &Scale) {
        for row in &scale.rows {
            self.paragraph(&format!("{} · {}", row.label, row.verdict), 0, "");
            let own = (usize::from(row.points) * BAR).div_ceil(usize::from(Cards::ALL.points()));
            self.set_in(&format!("{}{}", "━".repeat(own), "╌".repeat(BAR - own)));
        }
        let mut ticks = String::new();
        for &tick in &scale.ticks {
            let number = tick.to_string();
            let at = usize::from(tick) * BAR / usize::from(Cards::ALL.points());
            let at = at.saturating_sub(if tick == 0 { 0 } else { number.len() });
            let _ = write!(ticks, "{}{number}", " ".repeat(at.saturating_sub(ticks.len())));
        }
        self.set_in(&ticks);
    }
}
