//! The players of a list: the party that sits down, and the computers that think for it.

use rand::Rng;

use super::environment::Environment;
use crate::host::{Member, Party, Request};
use crate::players::Bot;
use crate::rules::{ListSettings, Move, Place, generator};
use crate::settings::Settings;

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
    let bot = |level| Bot::new(level).with_style(settings.people.style);
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
