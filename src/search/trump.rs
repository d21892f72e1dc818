//! The search in suit games and Grand: how many points the declarer gets of the cards left.

use std::marker::PhantomData;

use super::bounds::{Start, bounds};
use super::key::key;
use super::layout::Layout;
use super::moves::{Fate, Groups, linked, playable, worth_trying};
use super::order::{self, How, NEXT, Order};
use super::table::{Known, Table};

/// A search with a table and a budget.
pub(super) struct Search<'a, L> {
    table: &'a mut Table,
    /// Positions looked at.
    pub(super) nodes: u64,
    /// How many may be looked at.
    limit: u64,
    /// Whether the budget is used up; what was found then means nothing.
    pub(super) stopped: bool,
    killers: [[u8; 2]; 40],
    layout: PhantomData<L>,
}

/// A trick being played.
#[derive(Clone, Copy)]
pub(super) struct Running {
    hands: [u32; 3],
    /// Who plays the next card.
    seat: usize,
    /// The class led.
    class: u32,
    /// The card that wins so far, and whose it is.
    best: u32,
    winner: usize,
    /// Points on the table.
    table: i32,
    /// Cards in each hand before the trick.
    size: u32,
    /// Points in the hands and on the table.
    rest: i32,
}

impl Running {
    /// A trick with one card; `rest` are the points of the hands and the table.
    pub(super) const fn led<L: Layout>(
        hands: [u32; 3],
        leader: usize,
        card: u32,
        rest: i32,
    ) -> Self {
        Self {
            hands,
            seat: NEXT[leader],
            class: L::CLASS_OF[card as usize],
            best: card,
            winner: leader,
            table: L::POINTS[card as usize] as i32,
            size: hands[leader].count_ones() + 1,
            rest,
        }
    }

    /// The same with a second card, which is no longer in the hand.
    pub(super) const fn then<L: Layout>(self, card: u32) -> Self {
        let mut next = self;
        next.seat = NEXT[self.seat];
        next.table += L::POINTS[card as usize] as i32;
        if L::BEATS[self.best as usize] >> card & 1 == 1 {
            next.best = card;
            next.winner = self.seat;
        }
        next
    }
}

impl<'a, L: Layout> Search<'a, L> {
    pub(super) fn new(table: &'a mut Table, limit: u64) -> Self {
        Self { table, nodes: 0, limit, stopped: false, killers: [[32; 2]; 40], layout: PhantomData }
    }

    /// Compares what the declarer gets of the rest with `target`, from 1 to the rest: a result of
    /// at least `target` is what the declarer gets at least, a smaller one what it gets at most.
    pub(super) fn lead(&mut self, at: &Start, target: i32) -> i32 {
        self.nodes += 1;
        if at.size == 1 {
            return self.last_trick(at);
        }
        if self.nodes > self.limit {
            self.stopped = true;
            return 0;
        }
        let (mut low, mut high) = bounds::<L>(at);
        if low >= target {
            return low;
        }
        if high < target {
            return high;
        }
        let slot = self.table.slot(key::<L>(&at.hands), L::ID << 2 | at.leader as u32);
        let known = self.table.get(slot);
        let mut first = 32;
        if let Some(known) = known {
            low = low.max(i32::from(known.low));
            high = high.min(i32::from(known.high));
            if low >= target {
                return low;
            }
            if high < target {
                return high;
            }
            first = u32::from(known.best);
        }
        let order = self.order_lead(at, first);
        let maximise = at.leader == 0;
        let mut best = if maximise { 0 } else { at.rest };
        let mut choice = 32;
        for card in order.iter() {
            let mut hands = at.hands;
            hands[at.leader] ^= 1 << card;
            let running = Running::led::<L>(hands, at.leader, card, at.rest);
            let value = self.second(&running, target);
            if self.stopped {
                return 0;
            }
            if maximise && value > best || !maximise && value < best {
                best = value;
                choice = card;
            }
            if maximise == (value >= target) {
                self.kill(at.size, 0, card);
                choice = card;
                break;
            }
        }
        if best >= target {
            low = low.max(best);
        } else {
            high = high.min(best);
        }
        let known = Known { low: low as u8, high: high as u8, best: choice as u8 };
        self.table.put(slot, at.size as u8, known);
        best
    }

    /// The same with one card on the table.
    pub(super) fn second(&mut self, at: &Running, target: i32) -> i32 {
        self.nodes += 1;
        let order = self.order_second(at);
        let maximise = at.seat == 0;
        let mut best = if maximise { 0 } else { at.rest };
        for card in order.iter() {
            let mut next = at.then::<L>(card);
            next.hands[at.seat] ^= 1 << card;
            let value = self.third(&next, target);
            if self.stopped {
                return 0;
            }
            best = if maximise { best.max(value) } else { best.min(value) };
            if maximise == (value >= target) {
                self.kill(at.size, 1, card);
                break;
            }
        }
        best
    }

    /// The same with two cards on the table.
    pub(super) fn third(&mut self, at: &Running, target: i32) -> i32 {
        self.nodes += 1;
        let order = self.order_third(at);
        let maximise = at.seat == 0;
        let mut best = if maximise { 0 } else { at.rest };
        if at.size > 2 {
            for card in order.iter() {
                if let Some(value) = self.settled(at, card, target)
                    && maximise == (value >= target)
                {
                    return value;
                }
            }
        }
        for card in order.iter() {
            let value = self.finish(at, card, target);
            if self.stopped {
                return 0;
            }
            best = if maximise { best.max(value) } else { best.min(value) };
            if maximise == (value >= target) {
                self.kill(at.size, 2, card);
                break;
            }
        }
        best
    }

    /// Plays the third card and goes on with the next trick.
    fn finish(&mut self, at: &Running, card: u32, target: i32) -> i32 {
        let trick = at.table + i32::from(L::POINTS[card as usize]);
        let winner = if L::BEATS[at.best as usize] >> card & 1 == 1 { at.seat } else { at.winner };
        let rest = at.rest - trick;
        let won = if winner == 0 { trick } else { 0 };
        if won >= target {
            return won;
        }
        if won + rest < target {
            return won + rest;
        }
        let mut hands = at.hands;
        hands[at.seat] ^= 1 << card;
        let start = Start { hands, leader: winner, size: at.size - 1, rest };
        won + self.lead(&start, target - won)
    }

    /// What comes of the third card, if the table knows enough of the next trick.
    fn settled(&self, at: &Running, card: u32, target: i32) -> Option<i32> {
        let trick = at.table + i32::from(L::POINTS[card as usize]);
        let winner = if L::BEATS[at.best as usize] >> card & 1 == 1 { at.seat } else { at.winner };
        let rest = at.rest - trick;
        let won = if winner == 0 { trick } else { 0 };
        if won >= target {
            return Some(won);
        }
        if won + rest < target {
            return Some(won + rest);
        }
        let mut hands = at.hands;
        hands[at.seat] ^= 1 << card;
        let slot = self.table.slot(key::<L>(&hands), L::ID << 2 | winner as u32);
        let known = self.table.get(slot)?;
        let (low, high) = (won + i32::from(known.low), won + i32::from(known.high));
        if low >= target {
            Some(low)
        } else if high < target {
            Some(high)
        } else {
            None
        }
    }

    /// The last trick plays itself.
    fn last_trick(&self, at: &Start) -> i32 {
        let mut winner = at.leader;
        let mut best = at.hands[winner].trailing_zeros();
        for seat in [NEXT[at.leader], NEXT[NEXT[at.leader]]] {
            let card = at.hands[seat].trailing_zeros();
            if L::BEATS[best as usize] >> card & 1 == 1 {
                (winner, best) = (seat, card);
            }
        }
        if winner == 0 { at.rest } else { 0 }
    }

    fn order_lead(&self, at: &Start, first: u32) -> Order {
        let mut order = Order::new();
        let seat = at.leader;
        let own = at.hands[seat];
        let (next, last) = (at.hands[NEXT[seat]], at.hands[NEXT[NEXT[seat]]]);
        let killers = self.killers[at.size as usize * 3];
        for group in Groups::new(own, linked::<L>(own, next | last)) {
            let sample = group.ilog2();
            let class = L::CLASS_OF[sample as usize];
            let beats = L::BEATS[sample as usize];
            let (next, last) = (playable(next, class), playable(last, class));
            // Outlook beyond the fate: who of the others can beat the card, or save it.
            let (fate, outlook) = if seat == 0 {
                let (left, right) = (next & beats != 0, last & beats != 0);
                if !left && !right {
                    (Fate::Ours, 0)
                } else if next & !beats == 0 || last & !beats == 0 {
                    (Fate::Theirs, 1)
                } else {
                    (Fate::Open, 1 + usize::from(left) + 2 * usize::from(right))
                }
            } else {
                let (enemy, partner) = if seat == 1 { (last, next) } else { (next, last) };
                let saved = partner & beats != 0;
                if enemy & beats == 0 {
                    (Fate::Ours, 0)
                } else if enemy & !beats == 0 && !saved {
                    (Fate::Theirs, 1)
                } else if !saved {
                    (Fate::Open, 2)
                } else {
                    let best = Self::strongest(enemy & beats);
                    (Fate::Open, 3 + usize::from(partner & L::BEATS[best as usize] != 0))
                }
            };
            let mut cards = worth_trying::<L>(group, fate);
            while cards != 0 {
                let card = cards.trailing_zeros();
                cards &= cards - 1;
                let mut worth = order::lead::<L>(&at.hands, seat, outlook, card);
                worth += Self::bonus(card, first, 0, killers);
                order.add(card, worth);
            }
        }
        order
    }

    fn order_second(&self, at: &Running) -> Order {
        let mut order = Order::new();
        let own = at.hands[at.seat];
        let legal = playable(own, at.class);
        let follows = own & at.class != 0;
        let last_seat = NEXT[at.seat];
        let last_hand = at.hands[last_seat];
        let last = playable(last_hand, at.class);
        let adds = order::adds::<L>(last, (last_seat == 0) == (at.seat == 0));
        let killers = self.killers[at.size as usize * 3 + 1];
        let others = at.hands[at.winner] | last_hand | 1 << at.best;
        for group in Groups::new(legal, linked::<L>(own, others)) {
            let sample = group.ilog2();
            let wins = L::BEATS[at.best as usize] >> sample & 1 == 1;
            let (best, holder) = if wins { (sample, at.seat) } else { (at.best, at.winner) };
            let beats = L::BEATS[best as usize];
            let fate = if (last_seat == 0) == (holder == 0) {
                Self::fate(last_seat, at.seat)
            } else if last & beats == 0 {
                Self::fate(holder, at.seat)
            } else if last & !beats == 0 {
                Self::fate(last_seat, at.seat)
            } else {
                Fate::Open
            };
            let how = Self::how(follows, sample);
            let mut cards = worth_trying::<L>(group, fate);
            while cards != 0 {
                let card = cards.trailing_zeros();
                cards &= cards - 1;
                let mut worth =
                    order::answer::<L>(&at.hands, at.seat, false, fate, how, card, at.table, adds);
                worth += Self::bonus(card, 32, 1, killers);
                order.add(card, worth);
            }
        }
        order
    }

    fn order_third(&self, at: &Running) -> Order {
        let mut order = Order::new();
        let own = at.hands[at.seat];
        let legal = playable(own, at.class);
        let follows = own & at.class != 0;
        let killers = self.killers[at.size as usize * 3 + 2];
        let others = at.hands[NEXT[at.seat]] | at.hands[NEXT[NEXT[at.seat]]] | 1 << at.best;
        for group in Groups::new(legal, linked::<L>(own, others)) {
            let sample = group.ilog2();
            let wins = L::BEATS[at.best as usize] >> sample & 1 == 1;
            let fate = Self::fate(if wins { at.seat } else { at.winner }, at.seat);
            let how = Self::how(follows, sample);
            let card = worth_trying::<L>(group, fate).trailing_zeros();
            let mut worth =
                order::answer::<L>(&at.hands, at.seat, true, fate, how, card, at.table, 0);
            worth += Self::bonus(card, 32, 2, killers);
            order.add(card, worth);
        }
        order
    }

    const fn fate(winner: usize, seat: usize) -> Fate {
        if (winner == 0) == (seat == 0) { Fate::Ours } else { Fate::Theirs }
    }

    const fn how(follows: bool, card: u32) -> How {
        if follows {
            How::Follow
        } else if L::TRUMPS >> card & 1 == 1 {
            How::Ruff
        } else {
            How::Discard
        }
    }

    fn bonus(card: u32, first: u32, place: usize, killers: [u8; 2]) -> i32 {
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

    /// The card that beats the others, of cards that all beat the same one.
    const fn strongest(cards: u32) -> u32 {
        let trumps = cards & L::TRUMPS;
        (if trumps != 0 { trumps } else { cards }).ilog2()
    }

    fn kill(&mut self, size: u32, place: u32, card: u32) {
        let killers = &mut self.killers[(size * 3 + place) as usize];
        if killers[0] != card as u8 {
            *killers = [card as u8, killers[0]];
        }
    }
}
