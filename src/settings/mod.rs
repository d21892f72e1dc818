//! The settings, the places where they were chosen, and the check that they make sense.
//!
//! A value comes from `config.toml` at the top of the source tree, which is compiled in; over it
//! goes the user's own file, over that the environment (`SKAT_*`), and over that the command line.
//! Everything is checked once, here, and the first thing wrong becomes one line that says where it
//! stands and what is allowed instead.
//!
//! To add a setting: a field in [`Settings`] with its default, a [`Row`], and its lines in
//! `config.toml`. The compiler and the tests name what is missing.

mod change;
mod error;
mod field;
mod file;
mod foreign;
mod house;
mod keyboard;
mod language;
mod layers;
mod looks;
mod numbers;
mod people;
mod rows;
mod themes;
mod values;
mod variables;
mod write;

pub use crate::players::{Level, Style};
use crate::rules::{ListSettings, Place, Scoring, TableSize};

pub use error::{Position, Problem, SettingsError, Source};
pub(crate) use foreign::{disturbs, excerpt, message, printable};
pub use house::House;
pub use keyboard::{Command, Given, Keyboard, Keys, Stroke};
pub use language::Lang;
pub use layers::{DEFAULTS, Folders, Loaded, Override, Overrides, load, read_file};
pub use looks::{Color, Deck, Faces, Order, Theme, TrickOrder};
pub use numbers::{Deals, Limit, Minutes, Points};
pub use people::{Levels, Name, Opponents};
pub use rows::{Counts, Form, Key, Row};
pub use values::Pace;
pub use write::{edited, same_in};

/// All settings. [`load`] returns only what holds together; [`Settings::default`] is what
/// `config.toml` says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settings {
    /// The people at the table.
    pub people: People,
    /// The shape of a new list.
    pub list: ListChoice,
    /// The rules of a new list.
    pub house: House,
    /// The looks and the aids.
    pub screen: Screen,
    /// The layout of the keyboard.
    pub keyboard: Keyboard,
    /// The keys of all actions.
    pub keys: Keys,
}

/// The people at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct People {
    /// The name of the person at the keyboard, who has [`Place::FIRST`].
    pub name: Name,
    /// The names of the others, clockwise from the person's left.
    pub opponents: Opponents,
    /// Their levels of play.
    pub level: Levels,
    /// The style in which all of them bid.
    pub style: Style,
}

/// The shape of a new list, besides the cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListChoice {
    /// Three or four players.
    pub players: TableSize,
    /// The number of deals.
    pub deals: Deals,
    /// The way of scoring.
    pub scoring: Scoring,
    /// The minus points that end it, if it is a minus list.
    pub limit: Limit,
    /// The points that end it before its last deal.
    pub points: Points,
    /// The minutes after which no further deal is begun.
    pub minutes: Minutes,
}

/// The looks and the aids.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Screen {
    /// The language of everything a player reads; `None` is that of the machine.
    pub lang: Option<Lang>,
    /// The signs on the cards.
    pub deck: Deck,
    /// The way in which their faces are drawn.
    pub faces: Faces,
    /// The theme of colours.
    pub theme: Theme,
    /// The choice to use colours at all.
    pub color: Color,
    /// The order of a hand.
    pub sort: Order,
    /// The order of the cards of past tricks.
    pub tricks: TrickOrder,
    /// True if the mouse plays.
    pub mouse: bool,
    /// The pace of the table.
    pub pace: Pace,
    /// True if a finished trick stays until a key is pressed; a pace of 0 goes before it.
    pub trick_waits: bool,
    /// True if cards are seen moving.
    pub motion: bool,
    /// True if the strongest player may be asked for advice.
    pub hints: bool,
    /// True if a running count of points is shown.
    pub training_points: bool,
    /// True if the trumps that are gone are counted.
    pub training_trumps: bool,
    /// True if all past tricks may be looked at.
    pub training_tricks: bool,
    /// True if the game is told in lines, also where a table could be shown.
    pub plain: bool,
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
                deals: Deals::default(),
                scoring: Scoring::SeegerFabian,
                limit: Limit::default(),
                points: Points::default(),
                minutes: Minutes::default(),
            },
            house: House::default(),
            screen: Screen {
                lang: None,
                deck: Deck::French,
                faces: Faces::Auto,
                theme: Theme::auto(),
                color: Color::Auto,
                sort: Order::Alternating,
                tricks: TrickOrder::Seats,
                mouse: true,
                pace: Pace::from_millis(1200),
                trick_waits: false,
                motion: true,
                hints: true,
                training_points: false,
                training_trumps: false,
                training_tricks: false,
                plain: false,
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

    /// The level of the player at a place; `None` for the person and for an empty place.
    #[must_use]
    pub fn level(&self, place: Place) -> Option<Level> {
        let index = place.index();
        let seated = (1..self.list.players.players()).contains(&index);
        seated.then(|| self.people.level.of(index - 1)).flatten()
    }

    /// The number of deals of a new list.
    #[must_use]
    pub const fn deals(&self) -> u32 {
        self.deals_at(self.list.players)
    }

    /// The number of deals of a new list at another table. One that ends by points or by time has
    /// as many as that takes, unless a number was named.
    #[must_use]
    pub const fn deals_at(&self, table: TableSize) -> u32 {
        if self.ends_by_itself() { ListSettings::MANY } else { self.list.deals.count(table) }
    }

    /// True if a new list ends by points or by time alone.
    #[must_use]
    pub const fn ends_by_itself(&self) -> bool {
        let ListChoice { points, minutes, .. } = &self.list;
        let ends = points.number().is_some() || minutes.number().is_some();
        ends && self.list.deals.number().is_none()
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

    /// The thing that a setting would need besides so that it makes a difference; `None` if it makes
    /// one, or is as the official game has it.
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
        list.limit = self.list.limit.number();
        list.points = self.list.points.number();
        list.minutes = self.list.minutes.number();
        list.rules = self.house.rules();
        list
    }
}

#[cfg(test)]
mod tests;
