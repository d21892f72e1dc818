//! Rounds out of the ordinary: Bock and forced Ramsch.
//!
//! Certain results bring a round of Bock, and with it a Ramsch round if the table plays those. They
//! are a fold over the finished games of a list, like the standings.

use std::fmt;
use std::str::FromStr;

use super::game::{DealResult, Game};
use super::house::{RamschRounds, Rules};
use super::kontra::Doubled;
use super::reckoning::Reckoning;
use super::seat::TableSize;
use super::standings::{Row, Scoring, Standings};

/// The kind of round a deal belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[non_exhaustive]
pub enum Round {
    /// An ordinary deal.
    #[default]
    Plain,
    /// Bock: every score counts double.
    Bock,
    /// A Ramsch is played without an auction.
    Ramsch,
}

impl Round {
    /// The factor on the score.
    #[must_use]
    pub const fn factor(self) -> u16 {
        match self {
            Self::Bock => 2,
            Self::Plain | Self::Ramsch => 1,
        }
    }
}

/// A result that brings a round of Bock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Trigger {
    /// A trump game lost with 60 to 60.
    Even,
    /// A game lost by the declarer after Kontra.
    KontraLost,
    /// Kontra and Re were said.
    Re,
    /// A Grand Hand was won.
    GrandHandWon,
    /// A Grand was lost.
    GrandLost,
    /// A total of three equal digits, for a player who scored.
    EqualDigits,
    /// A total that is a multiple of 100, but not 0, for a player who scored.
    Hundred,
    /// A game was worth 72 or more.
    Worth72,
    /// A game was worth 96 or more.
    Worth96,
    /// All three passed, and no Ramsch follows: in a Ramsch nothing brings a Bock round.
    AllPassed,
    /// A score of less than −100.
    Lost100,
}

impl Trigger {
    /// All triggers.
    pub const ALL: [Self; 11] = [
        Self::Even,
        Self::KontraLost,
        Self::Re,
        Self::GrandHandWon,
        Self::GrandLost,
        Self::EqualDigits,
        Self::Hundred,
        Self::Worth72,
        Self::Worth96,
        Self::AllPassed,
        Self::Lost100,
    ];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::KontraLost => "kontra-lost",
            Self::Re => "re",
            Self::GrandHandWon => "grand-hand-won",
            Self::GrandLost => "grand-lost",
            Self::EqualDigits => "digits",
            Self::Hundred => "hundred",
            Self::Worth72 => "72",
            Self::Worth96 => "96",
            Self::AllPassed => "passed",
            Self::Lost100 => "lost-100",
        }
    }

    /// Triggers of one kind count once a deal: Kontra and Re lost is one.
    const fn kind(self) -> u8 {
        match self {
            Self::Even => 0,
            Self::KontraLost | Self::Re => 1,
            Self::GrandHandWon | Self::GrandLost => 2,
            Self::EqualDigits | Self::Hundred => 3,
            Self::Worth72 | Self::Worth96 => 4,
            Self::AllPassed => 5,
            Self::Lost100 => 6,
        }
    }

    /// True if a game pulls it; `totals` are those of the players who scored in the game.
    fn pulls(self, game: &Game, result: &DealResult, totals: &[i32]) -> bool {
        let table = game.table();
        let settled = |test: &dyn Fn(&Reckoning) -> bool| match result {
            DealResult::Settled { reckoning, .. } => test(reckoning),
            DealResult::PassedIn | DealResult::Ramsch(_) => false,
        };
        match self {
            Self::Even => match result {
                DealResult::Settled { reckoning, points: 60, defender_points: 60, .. } => {
                    !reckoning.won && reckoning.base().is_some()
                }
                _ => false,
            },
            Self::KontraLost => settled(&|sum| !sum.won && table.doubled() >= Doubled::Kontra),
            Self::Re => settled(&|_| table.doubled() >= Doubled::Re),
            Self::GrandHandWon => settled(&|sum| {
                sum.won && sum.contract.is_hand() && sum.contract.kind() == super::Kind::Grand
            }),
            Self::GrandLost => {
                settled(&|sum| !sum.won && sum.contract.kind() == super::Kind::Grand)
            }
            // The three digits stand alone: 111 to 999.
            Self::EqualDigits => {
                let equal =
                    |total: &i32| total.abs() % 111 == 0 && (1..1000).contains(&total.abs());
                settled(&|_| totals.iter().any(equal))
            }
            Self::Hundred => {
                settled(&|_| totals.iter().any(|&total| total != 0 && total % 100 == 0))
            }
            Self::Worth72 => settled(&|sum| sum.value >= 72),
            Self::Worth96 => settled(&|sum| sum.value >= 96),
            Self::AllPassed => *result == DealResult::PassedIn,
            Self::Lost100 => settled(&|sum| sum.score < -100),
        }
    }
}

/// A set of triggers, written with plus signs: `even+kontra-lost`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Triggers(u16);

impl Triggers {
    /// None: there is no Bock then.
    pub const NONE: Self = Self(0);
    /// The usual ones: 60 to 60, and a lost Kontra game.
    pub const USUAL: Self = Self::NONE.with(Trigger::Even).with(Trigger::KontraLost);

    /// The set with one more.
    #[must_use]
    pub const fn with(self, trigger: Trigger) -> Self {
        Self(self.0 | 1 << trigger as u16)
    }

    /// True if a trigger belongs to the set.
    #[must_use]
    pub const fn has(self, trigger: Trigger) -> bool {
        self.0 >> trigger as u16 & 1 == 1
    }

    /// Its triggers.
    pub fn iter(self) -> impl Iterator<Item = Trigger> {
        Trigger::ALL.into_iter().filter(move |&trigger| self.has(trigger))
    }

    /// The number of rounds a game brings: one for each kind of trigger.
    fn pulled_by(self, game: &Game, result: &DealResult, totals: &[i32]) -> u32 {
        let pulled = self.iter().filter(|trigger| trigger.pulls(game, result, totals));
        pulled.fold(0_u8, |kinds, trigger| kinds | 1 << trigger.kind()).count_ones()
    }
}

impl fmt::Display for Triggers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for trigger in self.iter() {
            write!(f, "{between}{}", trigger.word())?;
            between = "+";
        }
        if between.is_empty() { f.write_str("none") } else { Ok(()) }
    }
}

/// A text that is no set of triggers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("these are no triggers of Bock")]
pub struct BadTriggers;

impl FromStr for Triggers {
    type Err = BadTriggers;

    fn from_str(text: &str) -> Result<Self, BadTriggers> {
        if text == "none" {
            return Ok(Self::NONE);
        }
        text.split('+').try_fold(Self::NONE, |triggers, word| {
            let trigger = Trigger::ALL.into_iter().find(|trigger| trigger.word() == word);
            Ok(triggers.with(trigger.ok_or(BadTriggers)?))
        })
    }
}

/// The rounds of a list before its next deal: the running one and those that wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rounds {
    /// The kind of round the next deal belongs to.
    pub round: Round,
    /// The deals left in that round, the next one among them; 0 in a plain round, and
    /// where nothing but Ramsch is played.
    pub left: u32,
    /// The number of rounds that wait behind it. In Bock each brings its Ramsch round besides, if
    /// the table plays those.
    pub waiting: u32,
    /// The number of times the same dealer dealt again so far.
    pub again: u32,
}

impl Rounds {
    /// The fold over the games of a list.
    pub(super) fn after(rules: &Rules, table: TableSize, games: &[Game]) -> Self {
        let mut rounds = Self::default();
        if rules.ramsch_rounds == RamschRounds::Always {
            rounds.round = Round::Ramsch;
        }
        if !rules.has_rounds() {
            return rounds;
        }
        let mut standings = Standings::new(table);
        for game in games {
            let Some(result) = game.result() else { continue };
            let row = Row::new(0, game.deal().seating(), &result);
            standings.write(&row);
            let all = standings.totals(Scoring::Plain);
            let totals: Vec<i32> = row
                .scores()
                .iter()
                .filter_map(|(place, _)| all.get(place.index()).copied())
                .collect();
            rounds.write(rules, table, game, &result, &totals);
        }
        rounds
    }

    /// One deal is over.
    fn write(
        &mut self,
        rules: &Rules,
        table: TableSize,
        game: &Game,
        result: &DealResult,
        totals: &[i32],
    ) {
        // Grand Hand in place of a forced Ramsch: the same dealer deals again, and the Ramsch is
        // still to be played.
        let put_off = self.round == Round::Ramsch && matches!(result, DealResult::Settled { .. });
        self.again += u32::from(put_off);
        if rules.ramsch_rounds == RamschRounds::Always {
            return;
        }
        if !put_off {
            self.left = self.left.saturating_sub(1);
        }
        self.waiting += rules.triggers.pulled_by(game, result, totals);
        if self.left > 0 {
            return;
        }
        let ramsch_rounds = rules.ramsch_rounds == RamschRounds::On;
        self.round = if self.round == Round::Bock && ramsch_rounds {
            Round::Ramsch
        } else if self.waiting > 0 {
            self.waiting -= 1;
            if rules.bock { Round::Bock } else { Round::Ramsch }
        } else {
            Round::Plain
        };
        self.left = if self.round == Round::Plain { 0 } else { table.players() as u32 };
    }
}
