//! The names of the settings: one name for the file, the environment and the command line.

use toml::Spanned;
use toml::de::DeValue;

use super::Settings;
use super::error::{Problem, excerpt};
use super::values::Value;

/// A setting by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is described in config.toml and at its field of Settings")]
pub enum Key {
    Name,
    Opponents,
    Level,
    Players,
    Deals,
    Scoring,
    Deck,
    Theme,
    Color,
    Mouse,
    Pace,
    TrickWaits,
    TrainingPoints,
}

impl Key {
    /// All keys in the order of `config.toml`.
    pub const ALL: [Self; 13] = [
        Self::Name,
        Self::Opponents,
        Self::Level,
        Self::Players,
        Self::Deals,
        Self::Scoring,
        Self::Deck,
        Self::Theme,
        Self::Color,
        Self::Mouse,
        Self::Pace,
        Self::TrickWaits,
        Self::TrainingPoints,
    ];

    /// The tables of the file, in order.
    pub const TABLES: [&'static str; 3] = ["people", "list", "screen"];

    /// The table it stands in: `screen`.
    #[must_use]
    pub const fn table(self) -> &'static str {
        match self {
            Self::Name | Self::Opponents | Self::Level => "people",
            Self::Players | Self::Deals | Self::Scoring => "list",
            Self::Deck
            | Self::Theme
            | Self::Color
            | Self::Mouse
            | Self::Pace
            | Self::TrickWaits
            | Self::TrainingPoints => "screen",
        }
    }

    /// Its name in that table, and with two dashes before it the flag: `trick-waits`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Opponents => "opponents",
            Self::Level => "level",
            Self::Players => "players",
            Self::Deals => "deals",
            Self::Scoring => "scoring",
            Self::Deck => "deck",
            Self::Theme => "theme",
            Self::Color => "color",
            Self::Mouse => "mouse",
            Self::Pace => "pace",
            Self::TrickWaits => "trick-waits",
            Self::TrainingPoints => "training-points",
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
    pub(super) fn field(self, settings: &mut Settings) -> &mut dyn Field {
        let Settings { people, list, screen } = settings;
        match self {
            Self::Name => &mut people.name,
            Self::Opponents => &mut people.opponents,
            Self::Level => &mut people.level,
            Self::Players => &mut list.players,
            Self::Deals => &mut list.deals,
            Self::Scoring => &mut list.scoring,
            Self::Deck => &mut screen.deck,
            Self::Theme => &mut screen.theme,
            Self::Color => &mut screen.color,
            Self::Mouse => &mut screen.mouse,
            Self::Pace => &mut screen.pace,
            Self::TrickWaits => &mut screen.trick_waits,
            Self::TrainingPoints => &mut screen.training_points,
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
}

impl<V: Value> Field for V {
    fn set_text(&mut self, text: &str) -> Result<(), Problem> {
        *self = V::from_text(text).ok_or_else(|| V::meant().not(text))?;
        Ok(())
    }

    fn set_toml(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        text: &str,
    ) -> Result<(), (usize, Problem)> {
        *self = V::from_toml(value.get_ref()).ok_or_else(|| {
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
        Value::to_toml(self)
    }
}

/// Whether a file writes this without quotes.
fn stands_bare(text: &str) -> bool {
    text.parse::<i64>().is_ok() || text.parse::<bool>().is_ok()
}
