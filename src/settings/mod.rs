//! Settings: what can be chosen, where it was chosen, and whether it makes sense.
//!
//! A value comes from `config.toml` at the top of the source tree, which is compiled in; over it
//! goes the user's own file, over that the environment (`SKAT_*`), and over that the command line.
//! Everything is checked once, here, and the first thing wrong becomes one line that says where it
//! stands and what is allowed instead.
//!
//! To add a setting: a field in [`Settings`], a [`Key`], and its lines in `config.toml`. The
//! compiler and the tests name what is missing.

mod change;
mod ends;
mod error;
mod file;
mod house;
mod keyboard;
mod keys;
mod language;
mod layers;
mod looks;
mod people;
mod themes;
mod values;
mod write;

use crate::rules::{ListSettings, Place, Scoring, TableSize};

pub use ends::{Minutes, Points};
pub use error::{Position, Problem, SettingsError, Source};
pub(crate) use error::{excerpt, printable};
pub use house::House;
pub use keyboard::{Command, Given, Keyboard, Keys, Stroke};
pub use keys::Key;
pub use language::Language;
pub use layers::{DEFAULTS, Folders, Loaded, Override, Overrides, load, read_file};
pub use looks::{Color, Deck, Faces, Sort, Theme, Tricks};
pub use people::{Level, Levels, Name, Opponents, Style};
pub use values::{Deals, Limit, Pace};
pub use write::{edited, same_in};

/// All settings. [`load`] returns only what holds together; [`Settings::default`] is what
/// `config.toml` says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// Who sits at the table.
    pub people: People,
    /// What shapes a new list.
    pub list: ListChoice,
    /// By which rules a new list is played.
    pub house: House,
    /// What is shown, and how.
    pub screen: Screen,
    /// How the keyboard lies.
    pub keyboard: Keyboard,
    /// Which keys do what.
    pub keys: Keys,
}

/// Who sits at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct People {
    /// The name of the person at the keyboard, who has [`Place::FIRST`].
    pub name: Name,
    /// The names of the others, clockwise from the person's left.
    pub opponents: Opponents,
    /// How well they play.
    pub level: Levels,
    /// How all of them bid.
    pub style: Style,
}

/// What shapes a new list, besides the cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListChoice {
    /// Three or four players.
    pub players: TableSize,
    /// How many deals.
    pub deals: Deals,
    /// How it is totalled.
    pub scoring: Scoring,
    /// Where it ends before its last deal, if it is a minus list.
    pub limit: Limit,
    /// At how many points it ends before its last deal.
    pub points: Points,
    /// After how many minutes no further deal is begun.
    pub minutes: Minutes,
}

/// What is shown, and how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screen {
    /// The language of everything a player reads.
    pub lang: Language,
    /// The signs on the cards.
    pub deck: Deck,
    /// How their faces are drawn.
    pub faces: Faces,
    /// Which colours.
    pub theme: Theme,
    /// Whether colours are used at all.
    pub color: Color,
    /// How the hand is sorted.
    pub sort: Sort,
    /// How the cards of past tricks are arranged.
    pub tricks: Tricks,
    /// Whether the mouse is listened to.
    pub mouse: bool,
    /// How long things stay.
    pub pace: Pace,
    /// Whether a finished trick stays until a key is pressed; a pace of 0 goes before it.
    pub trick_waits: bool,
    /// Whether cards are seen moving.
    pub motion: bool,
    /// Whether the strongest player may be asked what it would do.
    pub hints: bool,
    /// Whether a running count of points is shown.
    pub training_points: bool,
    /// Whether the trumps that are gone are counted.
    pub training_trumps: bool,
    /// Whether all past tricks may be looked at.
    pub training_tricks: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            people: People {
                name: Name::fixed("You"),
                opponents: Opponents(["Nina", "Otto", "Paul"].map(Name::fixed).into()),
                level: Levels::all(Level::Club),
                style: Style::Balanced,
            },
            list: ListChoice {
                players: TableSize::Three,
                deals: Deals::Auto,
                scoring: Scoring::SeegerFabian,
                limit: Limit::default(),
                points: Points::default(),
                minutes: Minutes::default(),
            },
            house: House::default(),
            screen: Screen {
                lang: Language::Auto,
                deck: Deck::French,
                faces: Faces::Auto,
                theme: Theme::auto(),
                color: Color::Auto,
                sort: Sort::Alternating,
                tricks: Tricks::Seats,
                mouse: true,
                pace: Pace::from_millis(1200),
                trick_waits: false,
                motion: true,
                hints: true,
                training_points: false,
                training_trumps: false,
                training_tricks: false,
            },
            keyboard: Keyboard::Auto,
            keys: Keys::default(),
        }
    }
}

impl Settings {
    /// The name shown at a place; `None` if nobody sits there.
    #[must_use]
    pub fn name(&self, place: Place) -> Option<&Name> {
        match place.index() {
            0 => Some(&self.people.name),
            index if index < self.list.players.players() => self.people.opponents.0.get(index - 1),
            _ => None,
        }
    }

    /// How well the player at a place plays; `None` for the person and for an empty place.
    #[must_use]
    pub fn level(&self, place: Place) -> Option<Level> {
        let index = place.index();
        let seated = (1..self.list.players.players()).contains(&index);
        seated.then(|| self.people.level.of(index - 1)).flatten()
    }

    /// How many deals a new list has.
    #[must_use]
    pub const fn deals(&self) -> u32 {
        self.deals_at(self.list.players)
    }

    /// How many deals a new list would have at another table. One that ends by points or by time has
    /// as many as that takes, unless a number was named.
    #[must_use]
    pub const fn deals_at(&self, table: TableSize) -> u32 {
        if self.ends_by_itself() { ListSettings::MANY } else { self.list.deals.count(table) }
    }

    /// Whether a new list ends by points or by time alone.
    #[must_use]
    pub const fn ends_by_itself(&self) -> bool {
        let ListChoice { points, minutes, .. } = &self.list;
        let ends = points.number().is_some() || minutes.number().is_some();
        ends && matches!(self.list.deals, Deals::Auto)
    }

    /// Of two at the table with the same name, the place of the first and the name.
    fn same_name(&self) -> Option<(Place, String)> {
        let places = self.list.players.places();
        let names: Vec<(Place, &Name)> =
            places.filter_map(|place| self.name(place).map(|name| (place, name))).collect();
        names.iter().enumerate().find_map(|(i, (place, name))| {
            let mut rest = names[i + 1..].iter();
            let same = rest.find(|(_, other)| name.is_called(other.as_str()));
            same.map(|(_, other)| (*place, other.to_string()))
        })
    }

    /// What a setting would need besides so that it makes a difference; `None` if it makes one, or
    /// is as the official game has it.
    fn lacks(&self, key: Key) -> Option<&'static str> {
        match key {
            Key::House(switch) => self.house.rules().lacks(switch),
            Key::Limit if self.list.scoring != Scoring::Minus => Some("scoring=minus"),
            Key::Points if self.list.scoring == Scoring::Minus => {
                self.list.points.number().map(|_| "scoring other than minus")
            }
            _ => None,
        }
    }

    /// The shape of a new list with cards from this seed.
    #[must_use]
    pub const fn new_list(&self, seed: u64) -> ListSettings {
        let mut list = ListSettings::new(self.list.players, seed);
        list.deals = self.deals();
        list.scoring = self.list.scoring;
        list.limit = self.list.limit.points();
        list.points = self.list.points.number();
        list.minutes = self.list.minutes.number();
        list.rules = self.house.rules();
        list
    }
}

#[cfg(test)]
mod tests;
