//! The cards to try at each place in a trick, best first.

use super::bounds::Start;
use super::layout::Layout;
use super::moves::{Fate, Groups, linked, playable, worth_trying};
use super::order::{self, Answer, How, Lead, NEXT, Order};
use super::running::Running;

/// Cards that proved best at the same place of other tricks of the same size, the last one first.
pub(super) type Killers = [u8; 2];

/// No card: beyond all numbers of cards.
pub(super) const NONE: u32 = 32;

/// The leads worth trying; `first` is the card that was best before, or [`NONE`].
pub(super) fn leads<L: Layout>(at: &Start, first: u32, killers: Killers) -> Order {
    let mut order = Order::new();
    let seat = at.leader;
    let own = at.hands[seat];
    let (next, last) = (at.hands[NEXT[seat]], at.hands[NEXT[NEXT[seat]]]);
    for group in Groups::new(own, linked::<L>(own, next | last)) {
        let sample = group.ilog2();
        let class = L::CLASS_OF[sample as usize];
        let (next, last) = (playable(next, class), playable(last, class));
        let (fate, outlook) = outlook::<L>(seat, sample, next, last);
        let lead = Lead::new::<L>(&at.hands, seat, outlook, class);
        let mut cards = worth_trying::<L>(group, fate);
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            order.add(card, lead.worth::<L>(card) + bonus(card, first, 0, killers));
        }
    }
    order
}

/// The side that takes a trick in which a card is led, with the hands that can beat the card, and
/// save it then. What the other two may play is given.
const fn outlook<L: Layout>(seat: usize, card: u32, next: u32, last: u32) -> (Fate, usize) {
    let beats = L::BEATS[card as usize];
    if seat == 0 {
        let (by_next, by_last) = (next & beats != 0, last & beats != 0);
        return if !by_next && !by_last {
            (Fate::Ours, 0)
        } else if next & !beats == 0 || last & !beats == 0 {
            (Fate::Theirs, 1)
        } else {
            (Fate::Open, 1 + by_next as usize + 2 * by_last as usize)
        };
    }
    let (enemy, partner) = if seat == 1 { (last, next) } else { (next, last) };
    let beating = enemy & beats;
    if beating == 0 {
        return (Fate::Ours, 0);
    }
    if partner & beats == 0 {
        return if enemy & !beats == 0 { (Fate::Theirs, 1) } else { (Fate::Open, 2) };
    }
    let trumps = beating & L::TRUMPS;
    let best = if trumps != 0 { trumps } else { beating }.ilog2();
    (Fate::Open, 3 + (partner & L::BEATS[best as usize] != 0) as usize)
}

/// The second cards worth trying.
pub(super) fn seconds<L: Layout>(at: &Running, killers: Killers) -> Order {
    let own = at.hands[at.seat];
    let legal = playable(own, at.class);
    if legal & (legal - 1) == 0 {
        return Order::only(legal.trailing_zeros());
    }
    let mut order = Order::new();
    let follows = own & at.class != 0;
    let seat = NEXT[at.seat];
    let last = playable(at.hands[seat], at.class);
    let others = at.hands[at.winner] | at.hands[seat] | 1 << at.best;
    for group in Groups::new(legal, linked::<L>(own, others)) {
        let sample = group.ilog2();
        let wins = L::BEATS[at.best as usize] >> sample & 1 == 1;
        let (best, holder) = if wins { (sample, at.seat) } else { (at.best, at.winner) };
        let beats = L::BEATS[best as usize];
        let fate = if (seat == 0) == (holder == 0) || last & beats == 0 {
            fate(holder, at.seat)
        } else if last & !beats == 0 {
            fate(seat, at.seat)
        } else {
            Fate::Open
        };
        let how = how::<L>(follows, sample);
        let class = L::CLASS_OF[sample as usize];
        let answer = Answer::new::<L>(&at.hands, at.seat, false, fate, how, class);
        let mut cards = worth_trying::<L>(group, fate);
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            order.add(card, answer.worth::<L>(card) + bonus(card, NONE, 1, killers));
        }
    }
    order
}

/// The third cards worth trying.
pub(super) fn thirds<L: Layout>(at: &Running, killers: Killers) -> Order {
    let own = at.hands[at.seat];
    let legal = playable(own, at.class);
    if legal & (legal - 1) == 0 {
        return Order::only(legal.trailing_zeros());
    }
    let others = at.hands[NEXT[at.seat]] | at.hands[NEXT[NEXT[at.seat]]] | 1 << at.best;
    let linked = linked::<L>(own, others);
    let beats = L::BEATS[at.best as usize];
    let fate_of =
        |sample: u32| fate(if beats >> sample & 1 == 1 { at.seat } else { at.winner }, at.seat);
    let bottoms = legal & !linked;
    if bottoms & (bottoms - 1) == 0 {
        let fate = fate_of(legal.ilog2());
        return Order::only(worth_trying::<L>(legal, fate).trailing_zeros());
    }
    let mut order = Order::new();
    let follows = own & at.class != 0;
    for group in Groups::new(legal, linked) {
        let sample = group.ilog2();
        let fate = fate_of(sample);
        let how = how::<L>(follows, sample);
        let class = L::CLASS_OF[sample as usize];
        let card = worth_trying::<L>(group, fate).trailing_zeros();
        let answer = Answer::new::<L>(&at.hands, at.seat, true, fate, how, class);
        order.add(card, answer.worth::<L>(card) + bonus(card, NONE, 2, killers));
    }
    order
}

const fn fate(winner: usize, seat: usize) -> Fate {
    if (winner == 0) == (seat == 0) { Fate::Ours } else { Fate::Theirs }
}

const fn how<L: Layout>(follows: bool, card: u32) -> How {
    if follows {
        How::Follow
    } else if L::TRUMPS >> card & 1 == 1 {
        How::Ruff
    } else {
        How::Discard
    }
}

fn bonus(card: u32, first: u32, place: usize, killers: Killers) -> i32 {
    if card == first {
        100_000
    } else if card == u32::from(killers[0]) {
        order::killer(place, 0)
    } else if card == u32::from(killers[1]) {
        order::killer(place, 1)
    } else {
        0
    }
}
