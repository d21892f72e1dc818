//! The auction by the trained tables.

use super::gains::Bidder;
use crate::players::bot::Bot;
use crate::players::{bidding, ramsch};
use crate::rules::{Asking, Bid, Move, View};

/// The worth of passing: another's loss is 40 points for us, and now and then all pass.
pub(super) const PASSING: f32 = 12.0;
/// The promise that a Hand game must make to be bid for without a game after the pick-up.
pub(super) const BIDDING_HAND: f32 = 30.0;
/// A word in the auction.
pub(in crate::players) fn speak(view: &View, bot: Bot) -> Move {
    let auction = view.table().auction();
    match auction.asking() {
        Some(Asking::Answer { .. }) if auction.last().is_some_and(|bid| bids(view, bot, bid)) => {
            Move::Hold
        }
        Some(Asking::Call { .. } | Asking::ForehandAlone) => auction
            .callable()
            .next()
            .filter(|&bid| bids(view, bot, bid))
            .map_or(Move::Pass, Move::Bid),
        _ => Move::Pass,
    }
}

/// True if the hand is worth a bid.
pub(super) fn bids(view: &View, bot: Bot, bid: Bid) -> bool {
    let bidder = Bidder::of(view, bot, bid);
    let reserve = bot.style.reserve() as f32;
    let passing = if bidding::ramsch_threatens(view) && bid == Bid::LEAST {
        PASSING.min(ramsch::expectation(view.dealt(), bidder.seat == 0) as f32)
    } else {
        PASSING
    };
    bidder.best_hand(view.dealt()) > BIDDING_HAND + reserve
        || bidder.picking_up(view.dealt()) > passing + reserve
}
