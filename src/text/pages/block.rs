//! The parts of a page, whoever shows it.

use crate::rules::{Card, Kind};
use crate::text::SumRow;

use super::Topic;

/// A page of the rules.
///
/// Texts may have stresses: ⟨…⟩ is bold and ⟪…⟫ dim, as in all our texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// The topic it is about.
    pub topic: Topic,
    /// Its title.
    pub title: String,
    /// The parts on it, from the top.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// Begins a part.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// Points, one below the other.
    List(Vec<String>),
    /// Words or questions with what there is to say to each.
    Terms(Vec<Term>),
    /// Rows and columns.
    Table(Table),
    /// Cards side by side.
    Cards(CardRow),
    /// A trick.
    Trick(TrickPicture),
    /// The 120 points, and how results divide them.
    Scale(Scale),
    /// A reckoning, a row to each line.
    Sum(Vec<SumRow>),
}

/// Something that is explained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The word, or the question.
    pub name: String,
    /// The explanation.
    pub means: String,
    /// True where the answer begins below the question.
    pub apart: bool,
}

/// To which side the cells of a column keep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Rows and columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The heads of the columns; empty for a table without.
    pub head: Vec<String>,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each with a cell to every column.
    pub rows: Vec<Vec<String>>,
    /// The rows above which a rule stands.
    pub rules: Vec<usize>,
}

/// Cards side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardRow {
    /// The words above them.
    pub caption: String,
    /// The cards, in groups that stand apart.
    pub groups: Vec<Vec<(Card, Mark)>>,
}

/// The mark of a card, said by the way it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    Plain,
    /// It is there and counted.
    Counted,
    /// It is not there, and counted for that.
    Missing,
}

/// A trick, in the order of play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrickPicture {
    /// The game that is played.
    pub kind: Kind,
    /// The words above the cards.
    pub caption: String,
    /// The cards.
    pub cards: [TrickCard; 3],
    /// Which of them wins.
    pub winner: usize,
    /// The card points in it.
    pub points: u8,
    /// The sentence that says who takes it, and why.
    pub why: String,
}

/// A card in a trick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrickCard {
    /// The player who has played it.
    pub who: String,
    /// The card.
    pub card: Card,
    /// The word for its part: follows, trumps …
    pub note: String,
}

/// The 120 points, and how results divide them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scale {
    /// The points written under the scale.
    pub ticks: Vec<u8>,
    /// The results.
    pub rows: Vec<ScaleRow>,
}

/// A result on the scale.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScaleRow {
    /// The card points of the declarer.
    pub points: u8,
    /// Both sides' points: `61 : 59`.
    pub label: String,
    /// The word for such a result.
    pub verdict: String,
}

impl Table {
    /// A table without a head.
    pub(super) fn of(columns: &[Column], rows: Vec<Vec<String>>) -> Self {
        Self { head: Vec::new(), columns: columns.to_vec(), rows, rules: Vec::new() }
    }

    /// The same with a head.
    pub(super) fn headed(self, head: Vec<String>) -> Self {
        Self { head, ..self }
    }

    /// The same with a rule above a row.
    pub(super) fn ruled(mut self, row: usize) -> Self {
        self.rules.push(row);
        self
    }

    /// The table of a reckoning.
    #[must_use]
    pub fn of_sum(rows: &[SumRow]) -> Self {
        use crate::text::SumPart::{Multiplier, Score};
        let line = |row: &SumRow| {
            let number = match row.part {
                Score => format!("⟨{}⟩", row.number),
                _ => row.number.clone(),
            };
            vec![row.label.clone(), row.detail.clone(), number]
        };
        let table =
            Self::of(&[Column::Left, Column::Left, Column::Right], rows.iter().map(line).collect());
        match rows.iter().position(|row| row.part == Multiplier) {
            Some(row) => table.ruled(row + 1),
            None => table,
        }
    }
}

impl Block {
    /// All that is written in it, for a search.
    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        match self {
            Self::Heading(text) | Self::Text(text) => vec![text],
            Self::List(items) => items.iter().map(String::as_str).collect(),
            Self::Terms(terms) => {
                terms.iter().flat_map(|term| [term.name.as_str(), term.means.as_str()]).collect()
            }
            Self::Table(table) => {
                table.head.iter().chain(table.rows.iter().flatten()).map(String::as_str).collect()
            }
            Self::Cards(row) => vec![&row.caption],
            Self::Trick(trick) => {
                let cards = trick.cards.iter().flat_map(|card| [&*card.who, &*card.note]);
                [&*trick.caption].into_iter().chain(cards).chain([&*trick.why]).collect()
            }
            Self::Scale(scale) => {
                scale.rows.iter().flat_map(|row| [&*row.label, &*row.verdict]).collect()
            }
            Self::Sum(rows) => {
                rows.iter().flat_map(|row| [&*row.label, &*row.detail, &*row.number]).collect()
            }
        }
    }
}
