//! The players of a list: the party that sits down, and the computers that think for it.

use rand::Rng;

use super::environment::Environment;
use crate::host::{Member, Party, Request};
use crate::players::{Bot, Level, Style};
use crate::rules::{ListSettings, Move, Place, generator};
use crate::settings::{self, Settings};

/// The computer players.
pub(super) fn players(environment: &Environment) -> impl Fn(&Request) -> Move + Send + 'static {
    let (faulty, silent) = (environment.fault("player"), environment.fault("silence"));
    move |request: &Request| -> Move {
        assert!(!faulty, "fault of a player");
        if silent {
            loop {
                std::thread::park();
            }
        }
        request.decide()
    }
}

/// The party of a new list. The computers' random seed follows from that of the list, so that the
/// same seed and the same keys give the same list again, but it tells nothing of its cards.
pub(super) fn party(settings: &Settings, list: &ListSettings) -> Party {
    let style = style(settings.people.style);
    let bot = |level_of| Bot::new(level(level_of)).with_style(style);
    let members = list
        .table
        .places()
        .map(|place| Member { name: name(settings, place), level: settings.level(place).map(bot) });
    Party { members: members.collect(), seed: random_seed(list) }
}

/// The random seed of the computers.
pub(super) fn random_seed(list: &ListSettings) -> u64 {
    generator(&[list.seed, u64::MAX]).next_u64()
}

/// The name of the player at a place.
pub(super) fn name(settings: &Settings, place: Place) -> String {
    settings.name(place).map_or_else(String::new, ToString::to_string)
}

/// The level that the settings name.
const fn level(level: settings::Level) -> Level {
    match level {
        settings::Level::Beginner => Level::Beginner,
        settings::Level::Casual => Level::Casual,
        settings::Level::Club => Level::Club,
        settings::Level::Expert => Level::Expert,
        settings::Level::Master => Level::Master,
    }
}

/// The style that the settings name.
const fn style(style: settings::Style) -> Style {
    match style {
        settings::Style::Careful => Style::Careful,
        settings::Style::Balanced => Style::Balanced,
        settings::Style::Bold => Style::Bold,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_settings_name_exactly_the_players_there_are() {
        let words = settings::Level::ALL.map(|named| (named.word(), level(named).word()));
        assert_eq!(words, Level::ALL.map(|there| (there.word(), there.word())));
        let words = settings::Style::ALL.map(|named| (named.word(), style(named).word()));
        assert_eq!(words, Style::ALL.map(|there| (there.word(), there.word())));
        assert_eq!(style(Settings::default().people.style), Style::default());
    }
}
