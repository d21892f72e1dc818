//! The players of a list: the party that sits down, and the computers that think for it.

use std::thread;
use std::time::Duration;

use rand::Rng;

use super::environment::Environment;
use crate::host::{Member, PATIENCE, Party, Request, Thinker};
use crate::players::{Bot, Level};
use crate::rules::{ListSettings, Move, Place, generator};
use crate::settings::Settings;

/// The computer players.
pub(super) fn players(environment: &Environment) -> Thinker {
    let [panics, cheats, hangs, thinks] =
        ["panic", "cheat", "hang", "silence"].map(|fault| environment.fault(fault));
    let players = move |request: &Request| -> Move {
        // A beginner takes the place of one that fails.
        if request.bot.level != Level::Beginner {
            assert!(!panics, "fault of a player");
            if cheats {
                return Move::Claim;
            }
            if hangs || thinks {
                loop {
                    thread::park();
                }
            }
        }
        request.decide()
    };
    Thinker::new(players, if thinks { Duration::MAX } else { PATIENCE })
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
