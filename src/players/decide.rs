//! The choice of a computer player: which of the players answers which question at which level.

use rand_pcg::Pcg64;

use super::bot::{Bot, Level};
use super::{beginner, bidding, club, concession, discard, doubling, ramsch, random, strong};
use crate::rules::{Move, Phase, View};

/// The move of a computer player for whose seat the table waits.
///
/// The same bot, seed, deal number and view give the same move: where several moves are equally
/// good, one is drawn with a generator named by the seed, the deal, the seat and the moves so far.
/// A seat that is not to act passes; such a move is illegal like any other out of turn.
#[must_use]
pub fn decide(bot: Bot, seed: u64, number: u32, view: &View) -> Move {
    let mut random = random::of(seed, number, view);
    if view.table().offer().is_some() {
        return concession::answer(view);
    }
    match (view.table().phase(), bot.level) {
        (Phase::Auction, Level::Beginner | Level::Casual) => beginner::speak(view, bot.style),
        (Phase::Auction, Level::Club) => bidding::speak(view, bot.style),
        (Phase::Auction, Level::Expert | Level::Master) => strong::auction::speak(view, bot),
        (Phase::Skat, Level::Beginner | Level::Casual) => Move::PickUp,
        (Phase::Skat, Level::Club) => bidding::look_or_not(view, bot.style),
        (Phase::Skat, Level::Expert) => strong::expert::look_or_not(view, bot),
        (Phase::Skat, Level::Master) => strong::announce::look_or_not(view, bot, &mut random),
        (Phase::Announcing, Level::Beginner) => beginner::announce(view),
        (Phase::Announcing, Level::Casual | Level::Club) => discard::announce(view, bot.style),
        (Phase::Announcing, Level::Expert) => strong::expert::announce(view, bot),
        (Phase::Announcing, Level::Master) => strong::announce::announce(view, bot, &mut random),
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, Level::Beginner) => {
            beginner::before_ramsch(view)
        }
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, Level::Master) => {
            strong::pushing::answer(view, bot, &mut random)
        }
        (Phase::GrandHand | Phase::Pushing | Phase::PuttingOn, _) => ramsch::answer(view),
        (Phase::Doubling, Level::Beginner) => beginner::double(view),
        (Phase::Doubling, Level::Master) => strong::doubling::answer(view, &mut random),
        (Phase::Doubling, _) => doubling::answer(view),
        (Phase::Playing, level) if view.table().is_ramsch() => match level {
            Level::Beginner => beginner::play_ramsch(view, &mut random),
            Level::Expert => strong::ramsch::play_at_a_glance(view),
            Level::Master => strong::ramsch::play(view, &mut random),
            _ => ramsch::play(view, &mut random),
        },
        (Phase::Playing, level) => card(view, level, &mut random),
        (Phase::Over(_), _) => Move::Pass,
    }
}

/// A card of a game with a declarer, or Kontra in place of the first.
fn card(view: &View, level: Level, random: &mut Pcg64) -> Move {
    let kontra = match level {
        Level::Beginner => false,
        Level::Casual | Level::Club | Level::Expert => doubling::says_kontra_late(view),
        Level::Master => strong::doubling::says_kontra_late(view, random),
    };
    match level {
        _ if kontra => Move::Kontra,
        Level::Beginner => beginner::play(view, random),
        Level::Casual => club::play(view, club::CASUALLY, random),
        Level::Club => club::play(view, usize::MAX, random),
        Level::Expert => strong::expert::play(view),
        Level::Master => strong::card::play(view, random),
    }
}
