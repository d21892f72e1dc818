//! The names of the settings: one name for the file, the environment and the command line.

use toml::Spanned;
use toml::de::DeValue;

use super::Settings;
use super::error::{Problem, excerpt};
use super::values::Value;
use crate::rules::Switch;

/// A setting by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is described in config.toml and at its field of Settings")]
pub enum Key {
    Name,
    Opponents,
    Level,
    Style,
    Players,
    Deals,
    Scoring,
    Limit,
    Points,
    Minutes,
    Rules,
    House(Switch),
    Lang,
    Deck,
    Faces,
    Theme,
    Color,
    Sort,
    Tricks,
    Mouse,
    Pace,
    TrickWaits,
    Motion,
    Hints,
    TrainingPoints,
    TrainingTrumps,
    TrainingTricks,
    Keyboard,
}

impl Key {
    /// All keys in the order of `config.toml`.
    pub const ALL: [Self; 39] = [
        Self::Name,
        Self::Opponents,
        Self::Level,
        Self::Style,
        Self::Players,
        Self::Deals,
        Self::Scoring,
        Self::Limit,
        Self::Points,
        Self::Minutes,
        Self::Rules,
        Self::House(Switch::Ramsch),
        Self::House(Switch::Schieberamsch),
        Self::House(Switch::PushJacks),
        Self::House(Switch::RamschSkat),
        Self::House(Switch::GrandHand),
        Self::House(Switch::Kontra),
        Self::House(Switch::Kontra18),
        Self::House(Switch::Re),
        Self::House(Switch::Hirsch),
        Self::House(Switch::Bock),
        Self::House(Switch::Triggers),
        Self::House(Switch::RamschRounds),
        Self::Lang,
        Self::Deck,
        Self::Faces,
        Self::Theme,
        Self::Color,
        Self::Sort,
        Self::Tricks,
        Self::Mouse,
        Self::Pace,
        Self::TrickWaits,
        Self::Motion,
        Self::Hints,
        Self::TrainingPoints,
        Self::TrainingTrumps,
        Self::TrainingTricks,
        Self::Keyboard,
    ];

    /// The table that holds the keys of the keyboard as well.
    pub(super) const OF_KEYBOARD: &'static str = "keys";

    /// The tables of the file, in order.
    pub const TABLES: [&'static str; 5] = ["people", "list", "house", "screen", Self::OF_KEYBOARD];

    /// The table it stands in: `screen`.
    #[must_use]
    pub const fn table(self) -> &'static str {
        match self {
            Self::Name | Self::Opponents | Self::Level | Self::Style => "people",
            Self::Players
            | Self::Deals
            | Self::Scoring
            | Self::Limit
            | Self::Points
            | Self::Minutes => "list",
            Self::Rules | Self::House(_) => "house",
            Self::Lang
            | Self::Deck
            | Self::Faces
            | Self::Theme
            | Self::Color
            | Self::Sort
            | Self::Tricks
            | Self::Mouse
            | Self::Pace
            | Self::TrickWaits
            | Self::Motion
            | Self::Hints
            | Self::TrainingPoints
            | Self::TrainingTrumps
            | Self::TrainingTricks => "screen",
            Self::Keyboard => Self::OF_KEYBOARD,
        }
    }

    /// Its name in that table, and with two dashes before it the flag: `trick-waits`. The switches
    /// of the house rules share one flag: `--house kontra`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Opponents => "opponents",
            Self::Level => "level",
            Self::Style => "style",
            Self::Players => "players",
            Self::Deals => "deals",
            Self::Scoring => "scoring",
            Self::Limit => "limit",
            Self::Points => "points",
            Self::Minutes => "minutes",
            Self::Rules => "rules",
            Self::House(switch) => switch.word(),
            Self::Lang => "lang",
            Self::Deck => "deck",
            Self::Faces => "faces",
            Self::Theme => "theme",
            Self::Color => "color",
            Self::Sort => "sort",
            Self::Tricks => "tricks",
            Self::Mouse => "mouse",
            Self::Pace => "pace",
            Self::TrickWaits => "trick-waits",
            Self::Motion => "motion",
            Self::Hints => "hints",
            Self::TrainingPoints => "training-points",
            Self::TrainingTrumps => "training-trumps",
            Self::TrainingTricks => "training-tricks",
            Self::Keyboard => "keyboard",
        }
    }

    /// Its name with the table: `screen.trick-waits`.
    #[must_use]
    pub fn path(self) -> String {
        format!("{}.{}", self.table(), self.name())
    }

    /// Its variable in the environment: `SKAT_TRICK_WAITS`.
    #[must_use]
    pub fn variable(self) -> String {
        format!("SKAT_{}", self.name().to_uppercase().replace('-', "_"))
    }

    /// The keys of a table.
    pub(super) fn of_table(table: &str) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |key| key.table() == table)
    }

    /// The field it names: the only place that ties names and fields together.
    pub(super) fn field(self, settings: &mut Settings) -> Box<dyn Field + '_> {
        let Settings { people, list, house, screen, keyboard, keys: _ } = settings;
        match self {
            Self::Rules => Box::new(house),
            Self::House(switch) => Box::new(house.switch(switch)),
            Self::Name => Box::new(&mut people.name),
            Self::Opponents => Box::new(&mut people.opponents),
            Self::Level => Box::new(&mut people.level),
            Self::Style => Box::new(&mut people.style),
            Self::Players => Box::new(&mut list.players),
            Self::Deals => Box::new(&mut list.deals),
            Self::Scoring => Box::new(&mut list.scoring),
            Self::Limit => Box::new(&mut list.limit),
            Self::Points => Box::new(&mut list.points),
            Self::Minutes => Box::new(&mut list.minutes),
            Self::Lang => Box::new(&mut screen.lang),
            Self::Deck => Box::new(&mut screen.deck),
            Self::Faces => Box::new(&mut screen.faces),
            Self::Theme => Box::new(&mut screen.theme),
            Self::Color => Box::new(&mut screen.color),
            Self::Sort => Box::new(&mut screen.sort),
            Self::Tricks => Box::new(&mut screen.tricks),
            Self::Mouse => Box::new(&mut screen.mouse),
            Self::Pace => Box::new(&mut screen.pace),
            Self::TrickWaits => Box::new(&mut screen.trick_waits),
            Self::Motion => Box::new(&mut screen.motion),
            Self::Hints => Box::new(&mut screen.hints),
            Self::TrainingPoints => Box::new(&mut screen.training_points),
            Self::TrainingTrumps => Box::new(&mut screen.training_trumps),
            Self::TrainingTricks => Box::new(&mut screen.training_tricks),
            Self::Keyboard => Box::new(keyboard),
        }
    }
}

/// A field of the settings, whatever its type.
pub(super) trait Field {
    /// Sets it as the environment and the command line write it.
    fn set_text(&mut self, text: &str) -> Result<(), Problem>;
    /// Sets it as a file with this text writes it. What is wrong comes with the byte of the text
    /// where it stands.
    fn set_toml(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        text: &str,
    ) -> Result<(), (usize, Problem)>;
    /// The value as a file writes it.
    fn to_toml(&self) -> toml::Value;
    /// The values it is turned through, as [`Field::set_text`] takes them.
    fn choices(&self) -> Vec<String>;
}

impl<V: Value> Field for &mut V {
    fn set_text(&mut self, text: &str) -> Result<(), Problem> {
        **self = V::from_text(text).ok_or_else(|| V::meant().not(text))?;
        Ok(())
    }

    fn set_toml(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        text: &str,
    ) -> Result<(), (usize, Problem)> {
        **self = V::from_toml(value.get_ref()).ok_or_else(|| {
            let (culprit, meant) = V::culprit(value);
            let problem = match culprit.get_ref().as_str() {
                Some(inside) if V::from_text(inside).is_some() && stands_bare(inside) => {
                    Problem::Quoted { value: excerpt(inside), allowed: meant.allowed }
                }
                Some(inside) => meant.not(inside),
                None => meant.not(text.get(culprit.span()).unwrap_or_default()),
            };
            (culprit.span().start, problem)
        })?;
        Ok(())
    }

    fn to_toml(&self) -> toml::Value {
        V::to_toml(self)
    }

    fn choices(&self) -> Vec<String> {
        V::choices()
    }
}

/// Whether a file writes this without quotes.
fn stands_bare(text: &str) -> bool {
    text.parse::<i64>().is_ok() || text.parse::<bool>().is_ok()
}
