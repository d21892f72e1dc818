//! A card of a Ramsch.

use rand_pcg::Pcg64;

use super::danger;
use super::prospect::Standing;
use crate::players::chance::none_of;
use crate::players::memory::Memory;
use crate::players::random::best;
use crate::rules::{BySeat, Card, Cards, Kind, Move, Seat, View};

/// A Ramsch is played like a Grand.
pub(super) const RAMSCH: Kind = Kind::Grand;

/// The factor by which a card thrown off on another's trick is dearer than the average of the hand.
const THROWN_OFF: f64 = 1.6;
/// The factor by which a card that stays under is cheaper than the average of those that could: the
/// dear ones often lie elsewhere.
const FOLLOWED: f64 = 0.5;

/// A card.
pub(in crate::players) fn play(view: &View, random: &mut Pcg64) -> Move {
    let Some(memory) = Memory::whole(view) else { return Move::Pass };
    let standing = Standing::of(view.table(), memory.me);
    let promise = |card| promise(&memory, &standing, card);
    best(memory.legal, promise, random).map_or(Move::Pass, Move::Play)
}

/// The promise of a card: the prospects after the trick, by the chance that each seat takes it.
fn promise(memory: &Memory, standing: &Standing, card: Card) -> f64 {
    let me = memory.me;
    let [next, last] = me.others();
    let hand = memory.hand.without(card);
    let out = memory.may[next] | memory.may[last];
    let (takes, points) = outcome(memory, card);
    let chances = takes.iter().filter(|&(_, &chance)| chance > 0.0);
    chances
        .map(|(seat, chance)| {
            let leads = seat == me;
            let still = danger::at_least_none(hand, out, leads);
            let march = if leads { danger::march(hand, out) } else { 0.0 };
            chance * standing.after(seat, points).prospect(still, march)
        })
        .sum()
}

/// The chance of each seat to take the trick if this card is played to it, and the points that will
/// lie in it.
///
/// Nobody goes over a card who can stay under it, and nobody cuts.
pub(super) fn outcome(memory: &Memory, card: Card) -> (BySeat<f64>, f64) {
    let led = memory.trick.led().unwrap_or(card);
    let (winner, best) = memory.winning_after(card);
    let mut points = f64::from(memory.trick.points() + card.points());
    let mut takes = BySeat([0.0; 3]);
    takes[winner] = 1.0;
    for seat in memory.later() {
        let over = goes_over(memory, seat, led, best);
        takes = BySeat(takes.0.map(|chance| chance * (1.0 - over)));
        takes[seat] += over;
        points += adds(memory, seat, led, best);
    }
    (takes, points)
}

/// The cards of the class of a card that are weaker than it.
fn under(card: Card) -> Cards {
    RAMSCH.class(card) - RAMSCH.beating(card) - card.into()
}

/// The chance that a seat has to go over `best`: it holds nothing lower of the class led, and
/// something higher.
fn goes_over(memory: &Memory, seat: Seat, led: Card, best: Card) -> f64 {
    let class = RAMSCH.class(led);
    if !class.contains(best) {
        return 0.0;
    }
    let may = memory.may[seat];
    let (unseen, held) = (may.len() as f64, memory.held[seat] as f64);
    let lower = (may & under(best)).len();
    let higher = (may & class).len() - lower;
    none_of(unseen, held, lower) * (1.0 - none_of(unseen - lower as f64, held, higher))
}

/// The points a seat is expected to add to a trick.
fn adds(memory: &Memory, seat: Seat, led: Card, best: Card) -> f64 {
    let class = RAMSCH.class(led);
    let may = memory.may[seat];
    let follows = may & class;
    let void = none_of(may.len() as f64, memory.held[seat] as f64, follows.len());
    let average = |cards: Cards| f64::from(cards.points()) / cards.len().max(1) as f64;
    let thrown = (THROWN_OFF * average(may - class - Cards::JACKS)).min(11.0);
    let lower = follows & under(best);
    let followed = if lower.is_empty() { average(follows) } else { FOLLOWED * average(lower) };
    void * thrown + (1.0 - void) * followed
}
