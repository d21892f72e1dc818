//! A recorded deal as history and statistics look at it: who sat there, and what came of it. It is
//! not played again.

use crate::record::{Day, Figures, Located, Outline, Record, RecordFault, Score};
use crate::rules::{Contract, Kind, Seat};

/// The word for the rules of a record that names no others.
pub const OFFICIAL: &str = "official";

/// The level of the person at the keyboard, as records have it.
pub const PERSON: &str = "person";

/// A recorded deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// The record's own name of the deal.
    pub id: Option<String>,
    /// The day on which it ended.
    pub day: Option<Day>,
    /// The list it belongs to.
    pub list: Option<String>,
    /// The number of the deal in its list, and how many the list has.
    pub number: Option<String>,
    /// Where its cards come from, as `--seed` takes it.
    pub seed: Option<String>,
    /// The rules: [`OFFICIAL`], or the house rules as the record has them.
    pub rules: String,
    /// Forehand, middlehand, rearhand, and at a table of four who sat out.
    pub players: Vec<Player>,
    /// The result that is told.
    pub score: Score,
    /// The game in outline; none where the moves cannot be read.
    pub outline: Option<Outline>,
    /// The game that was announced.
    pub contract: Option<Contract>,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name; that of the seat where the record has none.
    pub name: String,
    /// The level, if it is told: that of a computer player, or [`PERSON`].
    pub level: Option<String>,
}

/// The players of a record.
pub(super) fn players(record: &Record<'_>) -> Vec<Player> {
    let levels = record.get("LV").unwrap_or_default();
    let mut levels = levels.split(',').map(|level| level.trim().to_owned());
    let mut player = |property: &str, nameless: Option<String>| {
        let name = record.get(property).map(|name| name.trim().to_owned());
        let level = levels.next().filter(|level| !level.is_empty());
        name.filter(|name| !name.is_empty()).or(nameless).map(|name| Player { name, level })
    };
    let seats =
        Seat::ALL.map(|seat| player(["P0", "P1", "P2"][seat.index()], Some(seat.to_string())));
    let sitting = player("P3", None);
    seats.into_iter().flatten().chain(sitting).collect()
}

impl Recorded {
    /// What a record tells.
    ///
    /// # Errors
    /// If it has no result that can be read.
    pub fn of(record: &Record<'_>) -> Result<Self, Located<RecordFault>> {
        let score = record.score()?;
        let text = |name: &str| {
            let text = record.get(name).map(|text| text.trim().to_owned());
            text.filter(|text| !text.is_empty())
        };
        let day = record.get("DT").and_then(|date| date.trim().get(..10)?.parse().ok());
        let outline = record.outline().ok();
        let contract = match &outline {
            Some(outline) => outline.contract.map(|(_, contract)| contract),
            None => record.announced(),
        };
        Ok(Self {
            id: text("ID"),
            day,
            list: text("LI"),
            number: text("LN"),
            seed: text("SD"),
            rules: text("HR").unwrap_or_else(|| OFFICIAL.to_owned()),
            players: players(record),
            score,
            outline,
            contract,
        })
    }

    /// True if it uses a line of a list: it was neither left before a contract nor left unfinished.
    #[must_use]
    pub const fn counts(&self) -> bool {
        !matches!(self.score, Score::Penalty(_) | Score::Unfinished)
    }

    /// The declarer and the figures of the game; none if nobody played alone.
    #[must_use]
    pub fn settled(&self) -> Option<(Seat, Figures)> {
        let figures = *self.score.figures()?;
        Some((figures.declarer?, figures))
    }

    /// The kind of game in machine-readable output: also for deals that nobody played alone.
    #[must_use]
    pub fn game_word(&self) -> Option<&'static str> {
        match self.score {
            Score::Ramsch(_) => Some("ramsch"),
            Score::PassedIn => Some("passed"),
            Score::Settled(_) | Score::Penalty(_) | Score::Unfinished => {
                self.contract.map(Contract::kind).map(Kind::word)
            }
        }
    }

    /// The place of the person at the keyboard among the players.
    #[must_use]
    pub fn person(&self) -> Option<usize> {
        self.players.iter().position(|player| player.level.as_deref() == Some(PERSON))
    }
}
