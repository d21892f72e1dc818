//! The worth of every choice a seat has, in points of its own total on the list.
//!
//! All choices are played out in the same worlds with the same luck, so that only their difference
//! is left; the worlds are drawn from what the seat knows and from nothing else.
//!
//! - `asked` is what is judged, and with how much work;
//! - `samples` is the arithmetic: means, and the error of a difference;
//! - `ledger` writes results on a list;
//! - `card` is a card of a game with a declarer, `ramsch` one of a Ramsch, `double` Kontra and its
//!   answers;
//! - `auction` is a word in the auction, `skat` what the declarer does before the first card.

mod asked;
mod auction;
mod card;
mod double;
mod ledger;
mod ramsch;
mod samples;
mod skat;

use rand_pcg::Pcg64;

use crate::rules::{Move, Phase, View, generator};

use asked::Asked;
pub use asked::Effort;
pub use ledger::Ledger;
pub use samples::Weighed;

/// The part of a choice that is asked for: who puts two cards away has not announced anything yet,
/// although both are one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The whole move.
    Whole,
    /// The two cards put away, with the best game after them.
    Discard,
    /// The game, with these two cards put away.
    Game,
}

/// The choices of a seat, what is worth most first, and the one that was made among them; `None`
/// where nothing is priced.
///
/// The draws are named by what the seat knows, so that the same knowledge has the same worth.
#[must_use]
pub fn weigh(
    view: &View,
    made: Move,
    part: Part,
    ledger: Ledger,
    effort: Effort,
) -> Option<Vec<Weighed>> {
    let mut random = random(view, part);
    let asked = Asked { view, made, ledger, effort };
    let table = view.table();
    match (table.phase(), made) {
        (Phase::Auction, _) => auction::weigh(&asked, &mut random),
        (Phase::Skat, _) => skat::hand(&asked, &mut random),
        (Phase::Announcing, _) if part == Part::Discard => skat::discard(&asked, &mut random),
        (Phase::Announcing, _) => skat::game(&asked, &mut random),
        (Phase::Doubling, _) | (Phase::Playing, Move::Kontra) => double::weigh(&asked, &mut random),
        (Phase::Playing, Move::Play(_)) if table.is_ramsch() => ramsch::weigh(&asked, &mut random),
        (Phase::Playing, Move::Play(_)) => card::weigh(&asked, &mut random),
        _ => None,
    }
}

/// The generator for a choice: named by the cards that the seat has seen and by what everybody has.
fn random(view: &View, part: Part) -> Pcg64 {
    let bits = |cards: crate::rules::Cards| {
        cards.iter().fold(0_u64, |bits, card| bits | 1 << card.index())
    };
    let seen = bits(view.dealt()) << 32 | bits(view.hand());
    let skat = bits(view.skat().unwrap_or_default()) << 32 | bits(view.unseen());
    let seat = view.seat().map_or(3, |seat| seat.index() as u64);
    let told = view.moves().len() as u64 * 4 + part as u64;
    // The words of the auction are told by their number and by the last value named.
    let last = view.table().auction().last().map_or(0, |bid| u64::from(bid.value()));
    generator(&[seen, skat, seat, told, last])
}
