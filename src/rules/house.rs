//! House rules: switches, all off by default. (Rules, section 11.)
//!
//! With every switch off the game is that of the International Skat Order. A table's rules are a
//! plain value, written as the names of what is not official: `schieberamsch,ramsch-skat=loser`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

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
    /// Who gets the skat of a Ramsch.
    pub ramsch_skat: RamschSkat,
    /// Before a Ramsch each seat in turn may declare Grand Hand instead.
    pub grand_hand: bool,
    /// Whether a defender may say Kontra, and until when.
    pub kontra: Kontra,
    /// Kontra only for who said or held at least 18, or never could.
    pub kontra_18: bool,
    /// The declarer may answer Kontra with Re.
    pub re: bool,
    /// The defender may answer Re with Hirsch.
    pub hirsch: bool,
}

/// Until when a defender may say Kontra.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
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

/// Whose card points the skat of a Ramsch counts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
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

/// One switch of the [`Rules`], to list them and to set them by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
}

/// What a switch without further values can be.
const ON_OFF: &[&str] = &["off", "on"];

impl Switch {
    /// All switches, in the order in which they are written.
    pub const ALL: [Self; 9] = [
        Self::Ramsch,
        Self::Schieberamsch,
        Self::PushJacks,
        Self::RamschSkat,
        Self::GrandHand,
        Self::Kontra,
        Self::Kontra18,
        Self::Re,
        Self::Hirsch,
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
        }
    }

    /// Its values, the official one first.
    #[must_use]
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::RamschSkat => &["last-trick", "loser", "nobody"],
            Self::Kontra => &["off", "on", "announcement"],
            _ => ON_OFF,
        }
    }
}

/// A text that names no rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
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
        /// What it cannot be.
        value: String,
    },
}

/// The presets and the switches, for a message.
fn names() -> String {
    let presets = Rules::PRESETS.iter().map(|&(name, _)| name);
    let switches = Switch::ALL.iter().map(|switch| switch.word());
    presets.chain(switches).collect::<Vec<_>>().join(", ")
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
    };

    /// What is common in pubs.
    pub const PUB: Self = Self {
        ramsch: true,
        schieberamsch: true,
        grand_hand: true,
        kontra: Kontra::FirstCard,
        kontra_18: true,
        re: true,
        ..Self::OFFICIAL
    };

    /// What the program XSkat has of them.
    pub const XSKAT: Self = Self {
        ramsch: true,
        schieberamsch: true,
        kontra: Kontra::FirstCard,
        kontra_18: true,
        re: true,
        ..Self::OFFICIAL
    };

    /// The rules that have a name.
    pub const PRESETS: [(&'static str, Self); 3] =
        [("official", Self::OFFICIAL), ("pub", Self::PUB), ("xskat", Self::XSKAT)];

    /// Whether three passes lead to a Ramsch.
    #[must_use]
    pub const fn has_ramsch(&self) -> bool {
        self.ramsch || self.schieberamsch
    }

    /// The value a switch has.
    #[must_use]
    pub fn value(&self, switch: Switch) -> String {
        match switch {
            Switch::RamschSkat => self.ramsch_skat.word().to_owned(),
            Switch::Kontra => self.kontra.word().to_owned(),
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
            _ => {
                let on = ON_OFF.iter().position(|&word| word == value).ok_or_else(bad)? == 1;
                if let Some(flag) = self.flag(switch) {
                    *flag = on;
                }
            }
        }
        Ok(())
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
            Switch::RamschSkat | Switch::Kontra => None,
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
