//! The choice of records and seats.

use std::str::FromStr;

use crate::record::{Raw, Record};
use crate::rules::{BySeat, Seat};
use crate::study::part::Part;

/// The seats whose decisions are shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) struct Seats(Vec<String>);

impl FromStr for Seats {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let names: Vec<String> = text.split(',').map(|name| name.trim().to_lowercase()).collect();
        if names.iter().any(String::is_empty) {
            return Err("allowed: all, forehand, middlehand, rearhand, or names of players");
        }
        Ok(Self(names))
    }
}

impl Seats {
    /// The seats that are meant in a record.
    pub(in crate::cli) fn of(&self, names: &[Option<String>; 3]) -> BySeat<bool> {
        BySeat::from_fn(|seat| {
            let name = names[seat.index()].as_ref().map(|name| name.to_lowercase());
            self.0.iter().any(|wanted| {
                wanted == "all" || *wanted == seat.to_string() || name.as_ref() == Some(wanted)
            })
        })
    }
}

/// The names of the players of a record, where it tells them.
pub(in crate::cli) fn names(record: &Record<'_>) -> [Option<String>; 3] {
    ["P0", "P1", "P2"].map(|property| {
        let name = record.get(property)?.trim().to_owned();
        Some(name).filter(|name| !name.is_empty())
    })
}

/// The records that were chosen, out of all that come by.
pub(in crate::cli) struct Picked {
    choice: Choice,
    part: Option<Part>,
    /// The number of records that were chosen, those of other parts among them.
    chosen: u32,
    /// The number of the record in its file.
    in_file: u32,
    /// The lists so far, by what names them.
    lists: Vec<String>,
    last: Option<Raw<'static>>,
}

/// The records that are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) enum Choice {
    /// All of them.
    All,
    /// The last one.
    Last,
    /// Those of the list with this number.
    List(u32),
    /// The one with this number in each file.
    Game(u32),
}

impl Picked {
    pub(in crate::cli) const fn new(choice: Choice, part: Option<Part>) -> Self {
        Self { choice, part, chosen: 0, in_file: 0, lists: Vec::new(), last: None }
    }

    /// Counts the records of a file.
    pub(in crate::cli) const fn begin_file(&mut self) {
        self.in_file = 0;
    }

    /// The record, if it is one of those.
    pub(in crate::cli) fn take(&mut self, raw: &Raw<'_>) -> Option<Raw<'static>> {
        self.in_file += 1;
        let wanted = match self.choice {
            Choice::All => true,
            Choice::Game(number) => number == self.in_file,
            Choice::List(number) => self.list_of(raw) == Some(number),
            Choice::Last => {
                self.last = Some(raw.detached());
                false
            }
        };
        (wanted && self.is_of_this_part()).then(|| raw.detached())
    }

    /// What could be told only at the end.
    pub(in crate::cli) fn rest(&mut self) -> Option<Raw<'static>> {
        self.last.take().filter(|_| self.is_of_this_part())
    }

    fn is_of_this_part(&mut self) -> bool {
        self.chosen += 1;
        self.part.is_none_or(|part| part.has(self.chosen))
    }

    /// The number of the list that a record belongs to.
    fn list_of(&mut self, raw: &Raw<'_>) -> Option<u32> {
        let record = raw.read().ok()?;
        let id = record.get("LI")?.trim().to_owned();
        let known = self.lists.iter().position(|known| *known == id);
        let index = known.unwrap_or_else(|| {
            self.lists.push(id);
            self.lists.len() - 1
        });
        u32::try_from(index + 1).ok()
    }

    /// The reason why nothing was found, if something was asked for by its number.
    pub(in crate::cli) fn missed(&self) -> Option<String> {
        match self.choice {
            _ if self.chosen > 0 => None,
            Choice::List(number) => {
                let count = self.lists.len();
                Some(format!("--list {number}: there are {count} lists"))
            }
            Choice::Game(number) => Some(format!("--game {number}: no file has so many records")),
            Choice::All | Choice::Last => None,
        }
    }
}

/// The seats by their number.
pub(in crate::cli) fn seats(chosen: BySeat<bool>) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(move |&seat| chosen[seat])
}
