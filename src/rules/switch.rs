//! The house rules by name: each a switch, and all of them a text.
//!
//! A table's rules are written as the names of what is not official, separated by commas:
//! `schieberamsch,ramsch-skat=loser`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::bock::{Trigger, Triggers};
use super::house::{Kontra, RamschRounds, RamschSkat, Rules};

/// One switch of the [`Rules`], to list them and to set them by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Switch {
    /// [`Rules::ramsch`].
    Ramsch,
    /// [`Rules::schieberamsch`].
    Schieberamsch,
    /// [`Rules::push_jacks`].
    PushJacks,
    /// [`Rules::ramsch_skat`].
    RamschSkat,
    /// [`Rules::grand_hand`].
    GrandHand,
    /// [`Rules::kontra`].
    Kontra,
    /// [`Rules::kontra_18`].
    Kontra18,
    /// [`Rules::re`].
    Re,
    /// [`Rules::hirsch`].
    Hirsch,
    /// [`Rules::bock`].
    Bock,
    /// [`Rules::triggers`].
    Triggers,
    /// [`Rules::ramsch_rounds`].
    RamschRounds,
}

/// The values of a switch that has no others.
const ON_OFF: &[&str] = &["off", "on"];

impl Switch {
    /// All switches, in the order in which they are written.
    pub const ALL: [Self; 12] = [
        Self::Ramsch,
        Self::Schieberamsch,
        Self::PushJacks,
        Self::RamschSkat,
        Self::GrandHand,
        Self::Kontra,
        Self::Kontra18,
        Self::Re,
        Self::Hirsch,
        Self::Bock,
        Self::Triggers,
        Self::RamschRounds,
    ];

    /// Its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ramsch => "ramsch",
            Self::Schieberamsch => "schieberamsch",
            Self::PushJacks => "push-jacks",
            Self::RamschSkat => "ramsch-skat",
            Self::GrandHand => "grand-hand",
            Self::Kontra => "kontra",
            Self::Kontra18 => "kontra-18",
            Self::Re => "re",
            Self::Hirsch => "hirsch",
            Self::Bock => "bock",
            Self::Triggers => "triggers",
            Self::RamschRounds => "ramsch-rounds",
        }
    }

    /// Its values, the official one first. Of the triggers any set can be written with plus signs.
    #[must_use]
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::RamschSkat => &["last-trick", "loser", "nobody"],
            Self::Kontra => &["off", "on", "announcement"],
            Self::Triggers => &[
                "even+kontra-lost",
                "even",
                "kontra-lost",
                "re",
                "grand-hand-won",
                "grand-lost",
                "digits",
                "hundred",
                "72",
                "96",
                "passed",
                "lost-100",
                "none",
            ],
            Self::RamschRounds => &["off", "on", "always"],
            _ => ON_OFF,
        }
    }
}

/// A text that names no rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BadRules {
    /// No switch has this name, and no preset.
    #[error("'{}' is no house rule ({})", .0.escape_debug(), names())]
    Unknown(String),
    /// The switch has no such value.
    #[error(
        "'{}' is no value of {} ({})",
        .value.escape_debug(), .switch.word(), .switch.values().join(", ")
    )]
    Value {
        /// The switch.
        switch: Switch,
        /// The value it cannot have.
        value: String,
    },
}

/// The presets and the switches, for a message.
fn names() -> String {
    let presets = Rules::PRESETS.iter().map(|&(name, _)| name);
    let switches = Switch::ALL.iter().map(|switch| switch.word());
    presets.chain(switches).collect::<Vec<_>>().join(", ")
}

impl Rules {
    /// The value a switch has.
    #[must_use]
    pub fn value(&self, switch: Switch) -> String {
        match switch {
            Switch::RamschSkat => self.ramsch_skat.word().to_owned(),
            Switch::Kontra => self.kontra.word().to_owned(),
            Switch::Triggers => self.triggers.to_string(),
            Switch::RamschRounds => self.ramsch_rounds.word().to_owned(),
            _ => {
                let on = self.clone().flag(switch).is_some_and(|flag| *flag);
                ON_OFF[usize::from(on)].to_owned()
            }
        }
    }

    /// Sets a switch to one of its values.
    ///
    /// # Errors
    /// If it has no such value; nothing has changed then.
    pub fn set(&mut self, switch: Switch, value: &str) -> Result<(), BadRules> {
        let bad = || BadRules::Value { switch, value: value.to_owned() };
        match switch {
            Switch::RamschSkat => {
                let way = RamschSkat::ALL.into_iter().find(|way| way.word() == value);
                self.ramsch_skat = way.ok_or_else(bad)?;
            }
            Switch::Kontra => {
                let time = Kontra::ALL.into_iter().find(|time| time.word() == value);
                self.kontra = time.ok_or_else(bad)?;
            }
            Switch::Triggers => self.triggers = value.parse().map_err(|_| bad())?,
            Switch::RamschRounds => {
                let way = RamschRounds::ALL.into_iter().find(|way| way.word() == value);
                self.ramsch_rounds = way.ok_or_else(bad)?;
            }
            _ => {
                let on = ON_OFF.iter().position(|&word| word == value).ok_or_else(bad)? == 1;
                if let Some(flag) = self.flag(switch) {
                    *flag = on;
                }
            }
        }
        Ok(())
    }

    /// The switch that is needed besides, so that a value makes a difference at this table; `None`
    /// if it makes one, or is as in the official game.
    ///
    /// ```
    /// use skat::rules::{Rules, Switch};
    ///
    /// let rules: Rules = "re".parse()?;
    /// assert_eq!(rules.lacks(Switch::Re), Some("kontra"));
    /// assert_eq!(Rules::PUB.lacks(Switch::Re), None);
    /// # Ok::<(), skat::rules::BadRules>(())
    /// ```
    #[must_use]
    pub fn lacks(&self, switch: Switch) -> Option<&'static str> {
        const OTHER_DEALS: &str = "ramsch-rounds other than always";
        if self.value(switch) == Self::OFFICIAL.value(switch) {
            // Schieberamsch brings Ramsch with it.
            let brought = switch == Switch::Ramsch && self.schieberamsch;
            return brought.then_some("schieberamsch=off");
        }
        let (kontra, rounds) = (self.kontra != Kontra::Off, self.ramsch_rounds);
        let ramsch = self.has_ramsch() || rounds != RamschRounds::Off;
        let always = rounds == RamschRounds::Always;
        match switch {
            Switch::Ramsch | Switch::Bock | Switch::Triggers if always => Some(OTHER_DEALS),
            // Where nothing is bid, a Grand Hand is all that Kontra can be said to, by anybody.
            Switch::Kontra18 if always => Some(OTHER_DEALS),
            Switch::Kontra | Switch::Re | Switch::Hirsch if always && !self.grand_hand => {
                Some("grand-hand, or ramsch-rounds other than always")
            }
            Switch::Ramsch | Switch::Schieberamsch | Switch::Kontra => None,
            Switch::PushJacks => (!self.schieberamsch).then_some("schieberamsch"),
            Switch::RamschSkat | Switch::GrandHand => {
                (!ramsch).then_some("ramsch, schieberamsch or ramsch-rounds")
            }
            Switch::Kontra18 | Switch::Re => (!kontra).then_some("kontra"),
            Switch::Hirsch => self.re_lacks(),
            Switch::Bock => self.triggers_lack(),
            Switch::RamschRounds if always => None,
            Switch::RamschRounds => self.triggers_lack(),
            Switch::Triggers => (!self.has_rounds()).then_some("bock or ramsch-rounds"),
        }
    }

    /// The switch that Re needs so that it can be said.
    fn re_lacks(&self) -> Option<&'static str> {
        match (self.kontra != Kontra::Off, self.re) {
            (true, true) => None,
            (true, false) => Some("re"),
            (false, true) => Some("kontra"),
            (false, false) => Some("kontra and re"),
        }
    }

    /// The switch that the triggers need so that one of them can be pulled.
    fn triggers_lack(&self) -> Option<&'static str> {
        let can = |trigger| match trigger {
            Trigger::KontraLost => self.kontra != Kontra::Off,
            Trigger::Re => self.re_lacks().is_none(),
            Trigger::AllPassed => !self.has_ramsch(),
            _ => true,
        };
        match self.triggers {
            Triggers::NONE => Some("triggers other than none"),
            triggers if triggers.iter().any(can) => None,
            triggers if triggers.has(Trigger::KontraLost) => Some("kontra"),
            triggers if triggers.has(Trigger::Re) => self.re_lacks(),
            // When all pass it is a Ramsch, in which nothing brings a round.
            _ if self.ramsch && self.schieberamsch => Some("ramsch=off and schieberamsch=off"),
            _ if self.schieberamsch => Some("schieberamsch=off"),
            _ => Some("ramsch=off"),
        }
    }

    /// The field of a switch that is on or off.
    const fn flag(&mut self, switch: Switch) -> Option<&mut bool> {
        match switch {
            Switch::Ramsch => Some(&mut self.ramsch),
            Switch::Schieberamsch => Some(&mut self.schieberamsch),
            Switch::PushJacks => Some(&mut self.push_jacks),
            Switch::GrandHand => Some(&mut self.grand_hand),
            Switch::Kontra18 => Some(&mut self.kontra_18),
            Switch::Re => Some(&mut self.re),
            Switch::Hirsch => Some(&mut self.hirsch),
            Switch::Bock => Some(&mut self.bock),
            Switch::RamschSkat | Switch::Kontra | Switch::Triggers | Switch::RamschRounds => None,
        }
    }
}

impl fmt::Display for Rules {
    /// Writes what is not official, separated by commas: `ramsch,ramsch-skat=loser`; `official` if
    /// nothing is.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for switch in Switch::ALL {
            let value = self.value(switch);
            if value != Self::OFFICIAL.value(switch) {
                write!(f, "{between}{}", switch.word())?;
                if value != "on" {
                    write!(f, "={value}")?;
                }
                between = ",";
            }
        }
        if between.is_empty() { f.write_str("official") } else { Ok(()) }
    }
}

impl FromStr for Rules {
    type Err = BadRules;

    /// Reads names separated by commas, each with `=value` if it is not simply on. A preset sets
    /// everything, and what follows it changes that: `pub,grand-hand=off`.
    fn from_str(text: &str) -> Result<Self, BadRules> {
        let mut rules = Self::OFFICIAL;
        let parts = text.split(',').map(str::trim);
        for part in parts.filter(|part| !part.is_empty()) {
            if let Some(&(_, preset)) = Self::PRESETS.iter().find(|&&(name, _)| name == part) {
                rules = preset;
                continue;
            }
            let (name, value) = part.split_once('=').unwrap_or((part, "on"));
            let switch = Switch::ALL.into_iter().find(|switch| switch.word() == name);
            let switch = switch.ok_or_else(|| BadRules::Unknown(name.to_owned()))?;
            rules.set(switch, value)?;
        }
        Ok(rules)
    }
}
