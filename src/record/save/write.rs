//! Writes a save.

use std::fmt::{self, Display, Write};
use std::num::NonZeroU32;

use super::{SAVE_VERSION, Save, scoring_word};
use crate::record::deal::{deal_word, dotted};
use crate::record::sum::with_sums;
use crate::record::word::Turn;
use crate::rules::{Game, ListSettings, Rules, Scoring};

impl<L: Display> Display for Save<L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = String::new();
        self.words(&mut words)?;
        f.write_str(&with_sums(&words))
    }
}

impl<L: Display> Save<L> {
    /// Writes all lines without their check sums.
    fn words(&self, f: &mut String) -> fmt::Result {
        let ListSettings {
            table,
            deals,
            scoring,
            limit,
            points,
            minutes,
            rules,
            seed,
            start,
            first_dealer,
            ref given,
        } = *self.list.settings();
        writeln!(f, "skat-save {SAVE_VERSION}")?;
        writeln!(f, "table {}", table.players())?;
        writeln!(f, "deals {deals}")?;
        writeln!(f, "scoring {}", scoring_word(scoring))?;
        if scoring == Scoring::Minus {
            writeln!(f, "limit {}", limit.map_or(0, NonZeroU32::get))?;
        }
        for (word, end) in [("points", points), ("minutes", minutes)] {
            if let Some(end) = end {
                writeln!(f, "{word} {end}")?;
            }
        }
        if rules != Rules::OFFICIAL {
            writeln!(f, "rules {rules}")?;
        }
        writeln!(f, "seed {seed}")?;
        writeln!(f, "start {start}")?;
        if let Some(place) = first_dealer {
            writeln!(f, "dealer {}", place.index())?;
        }
        if let Some(deal) = given {
            writeln!(f, "given {} {}", deal.seating().dealer.index(), deal_word(deal))?;
        }
        if let Some(begun) = self.begun {
            writeln!(f, "begun {begun}")?;
        }
        if minutes.is_some() {
            writeln!(f, "elapsed {}", self.elapsed.as_millis())?;
        }
        writeln!(f, "bots {}", self.party.seed)?;
        for member in &self.party.members {
            match &member.level {
                None => write!(f, "player person ")?,
                Some(level) => write!(f, "player {level} ")?,
            }
            writeln!(f, "{}", Name(&member.name))?;
        }
        let games = self.list.games().iter().map(|game| ("game", game));
        let running = self.running.iter().map(|game| ("running", game));
        for (number, (word, game)) in (start..).zip(games.chain(running)) {
            write!(f, "{word} {number}")?;
            for &(seat, mv) in game.moves() {
                write!(f, " {}", Turn(seat, mv))?;
            }
            writeln!(f)?;
        }
        let to_act = self.running.as_ref().and_then(Game::to_act);
        if let (Some(seat), Some(cards)) = (to_act, self.discarded) {
            writeln!(f, "put {} {}", seat.index(), dotted(cards))?;
        }
        writeln!(f, "end")
    }
}

/// A name in quotes, on one line whatever it holds.
struct Name<'a>(&'a str);

impl Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for letter in self.0.chars() {
            if letter.is_control() || matches!(letter, '"' | '\\') {
                write!(f, "{}", letter.escape_unicode())?;
            } else {
                write!(f, "{letter}")?;
            }
        }
        f.write_str("\"")
    }
}
