//! House rules: switches, all off by default.
//!
//! With every switch off the game is that of the International Skat Order.

use super::bock::{Trigger, Triggers};

/// The rules of a table: every way in which it may depart from the official game.
///
/// ```
/// use skat::rules::{RamschSkat, Rules};
///
/// let rules: Rules = "schieberamsch,ramsch-skat=loser".parse()?;
/// assert!(rules.schieberamsch && rules.ramsch_skat == RamschSkat::Loser);
/// assert_eq!(rules.to_string(), "schieberamsch,ramsch-skat=loser");
/// assert_eq!(Rules::default().to_string(), "official");
/// # Ok::<(), skat::rules::BadRules>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// A Ramsch is played when all three pass, instead of nothing.
    pub ramsch: bool,
    /// Every Ramsch begins with pushing the skat round. It brings Ramsch after three passes with
    /// it.
    pub schieberamsch: bool,
    /// In Schieberamsch, who took the skat may put jacks on.
    pub push_jacks: bool,
    /// The one who gets the skat of a Ramsch.
    pub ramsch_skat: RamschSkat,
    /// Before a Ramsch each seat in turn may declare Grand Hand instead.
    pub grand_hand: bool,
    /// The time until which a defender may say Kontra, if at all.
    pub kontra: Kontra,
    /// Kontra only for who said or held at least 18, or never could.
    pub kontra_18: bool,
    /// The declarer may answer Kontra with Re.
    pub re: bool,
    /// The defender may answer Re with Hirsch.
    pub hirsch: bool,
    /// Certain results bring a round in which scores count double.
    pub bock: bool,
    /// Which results bring rounds, of Bock and of Ramsch.
    pub triggers: Triggers,
    /// The rounds of forced Ramsch there are.
    pub ramsch_rounds: RamschRounds,
}

/// The rounds of forced Ramsch there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum RamschRounds {
    /// No.
    #[default]
    Off,
    /// One after each Bock round; without Bock, what would bring that brings a Ramsch round.
    On,
    /// Every deal is a Ramsch.
    Always,
}

impl RamschRounds {
    /// All ways, the official one first.
    pub const ALL: [Self; 3] = [Self::Off, Self::On, Self::Always];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
            Self::Always => "always",
        }
    }
}

/// Until when a defender may say Kontra.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Kontra {
    /// There is no Kontra.
    #[default]
    Off,
    /// After the announcement, and still in place of the own first card; not that late in ouvert
    /// games.
    FirstCard,
    /// Only right after the announcement.
    Announcement,
}

impl Kontra {
    /// All times, the official one first.
    pub const ALL: [Self; 3] = [Self::Off, Self::FirstCard, Self::Announcement];

    /// The word for it: what is most common is simply on.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::FirstCard => "on",
            Self::Announcement => "announcement",
        }
    }
}

/// The player for whom the card points in the skat of a Ramsch count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum RamschSkat {
    /// The winner of the last trick.
    #[default]
    LastTrick,
    /// Whoever has most points without it; both if two share that.
    Loser,
    /// Nobody: the three players' points then are fewer than 120.
    Nobody,
}

impl RamschSkat {
    /// All ways, the default first.
    pub const ALL: [Self; 3] = [Self::LastTrick, Self::Loser, Self::Nobody];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::LastTrick => "last-trick",
            Self::Loser => "loser",
            Self::Nobody => "nobody",
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::OFFICIAL
    }
}

impl Rules {
    /// The International Skat Order: every switch off.
    pub const OFFICIAL: Self = Self {
        ramsch: false,
        schieberamsch: false,
        push_jacks: false,
        ramsch_skat: RamschSkat::LastTrick,
        grand_hand: false,
        kontra: Kontra::Off,
        kontra_18: false,
        re: false,
        hirsch: false,
        bock: false,
        triggers: Triggers::USUAL,
        ramsch_rounds: RamschRounds::Off,
    };

    /// The rules common in pubs: Schieberamsch when all pass, Kontra and Re, and after the usual
    /// results a round of Bock and one of Ramsch.
    pub const PUB: Self = Self {
        ramsch: true,
        schieberamsch: true,
        grand_hand: true,
        kontra: Kontra::FirstCard,
        kontra_18: true,
        re: true,
        bock: true,
        ramsch_rounds: RamschRounds::On,
        ..Self::OFFICIAL
    };

    /// The rules of the program XSkat as far as it has them, the same with more that brings Bock.
    pub const XSKAT: Self = Self {
        triggers: Triggers::USUAL
            .with(Trigger::Re)
            .with(Trigger::GrandHandWon)
            .with(Trigger::EqualDigits)
            .with(Trigger::Hundred),
        ..Self::PUB
    };

    /// The rules that have a name.
    pub const PRESETS: [(&'static str, Self); 3] =
        [("official", Self::OFFICIAL), ("pub", Self::PUB), ("xskat", Self::XSKAT)];

    /// True if three passes lead to a Ramsch.
    #[must_use]
    pub const fn has_ramsch(&self) -> bool {
        self.ramsch || self.schieberamsch
    }

    /// True if results can bring rounds out of the ordinary, or all deals are Ramsch.
    #[must_use]
    pub fn has_rounds(&self) -> bool {
        self.bock || self.ramsch_rounds != RamschRounds::Off
    }
}
