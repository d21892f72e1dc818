//! The search in Null: whether the declarer gets by without a trick.
//!
//! The declarer who takes a trick has lost, so never leads again after a lead of its own. That
//! makes a lower card of a suit never worse to keep than a higher one.

use super::key::null_key;
use super::layout::{Layout, Null};
use super::moves::{Groups, linked, playable};
use super::order::NEXT;
use super::table::{Known, Table};

/// A search with a table and a budget. Seat 0 is the declarer.
pub(super) struct NullSearch<'a> {
    table: &'a mut Table,
    /// Positions looked at.
    pub(super) nodes: u64,
    limit: u64,
    /// True if the budget is used up; what was found then means nothing.
    pub(super) stopped: bool,
}

/// A trick with cards on the table.
#[derive(Clone, Copy)]
pub(super) struct Running {
    pub(super) hands: [u32; 3],
    /// The seat that plays the next card.
    pub(super) seat: usize,
    /// The card that wins so far, and whose it is.
    pub(super) best: u32,
    pub(super) winner: usize,
}

const SUIT: u32 = 0xff;

impl<'a> NullSearch<'a> {
    pub(super) const fn new(table: &'a mut Table, limit: u64) -> Self {
        Self { table, nodes: 0, limit, stopped: false }
    }

    /// True if the declarer takes no trick, at the start of one.
    pub(super) fn lead(&mut self, hands: &[u32; 3], leader: usize) -> bool {
        self.nodes += 1;
        let own = hands[leader];
        if own == 0 {
            return true;
        }
        if self.nodes > self.limit {
            self.stopped = true;
            return false;
        }
        if leader != 0 {
            let partner = hands[3 - leader];
            if catches(own, partner, hands[0]) {
                return false;
            }
            if is_safe(hands[0], own | partner) {
                return true;
            }
        }
        let slot = self.table.slot(null_key(hands), Null::ID << 2 | leader as u32);
        let known = self.table.get(slot);
        if let Some(Known { low, high, .. }) = known
            && low == high
        {
            return low == 1;
        }
        let mut made = leader != 0;
        for card in order_lead(hands, leader) {
            let mut after = *hands;
            after[leader] ^= 1 << card;
            let running = Running { hands: after, seat: NEXT[leader], best: card, winner: leader };
            let value = self.second(&running);
            if self.stopped {
                return false;
            }
            if value == (leader == 0) {
                made = value;
                break;
            }
        }
        let value = u8::from(made);
        let size = own.count_ones() as u8;
        self.table.put(slot, size, Known { low: value, high: value, best: 32 });
        made
    }

    /// The same with one card on the table.
    pub(super) fn second(&mut self, at: &Running) -> bool {
        self.nodes += 1;
        for card in self.order(at) {
            let mut next = at.then(card);
            next.hands[at.seat] ^= 1 << card;
            let value = self.third(&next);
            if self.stopped {
                return false;
            }
            if value == (at.seat == 0) {
                return value;
            }
        }
        at.seat != 0
    }

    /// The same with two cards on the table.
    pub(super) fn third(&mut self, at: &Running) -> bool {
        self.nodes += 1;
        for card in self.order(at) {
            let mut next = at.then(card);
            next.hands[at.seat] ^= 1 << card;
            let value = next.winner != 0 && self.lead(&next.hands, next.winner);
            if self.stopped {
                return false;
            }
            if value == (at.seat == 0) {
                return value;
            }
        }
        at.seat != 0
    }

    fn order(&self, at: &Running) -> Cards {
        let own = at.hands[at.seat];
        let class = Null::CLASS_OF[at.best as usize];
        let legal = playable(own, class);
        let follows = own & class != 0;
        let beats = Null::BEATS[at.best as usize];
        if at.seat == 0 {
            if !follows {
                return Cards::tops(legal);
            }
            // The highest card that stays below, and any that beats in the hope that the last
            // hand has to beat it in turn.
            let below = legal & !beats;
            let duck = if below == 0 { 0 } else { 1 << below.ilog2() };
            if at.winner != 0 && duck != 0 && at.is_last() {
                return Cards::high_first(duck);
            }
            return Cards::high_first(duck | legal & beats);
        }
        let others = at.hands[NEXT[at.seat]] | at.hands[NEXT[NEXT[at.seat]]] | 1 << at.best;
        let groups = Groups::new(legal, linked::<Null>(own, others));
        let bottoms = groups.fold(0, |bits, group| bits | group & group.wrapping_neg());
        if !follows {
            Cards::high_first(bottoms)
        } else if at.winner == 0 {
            // Stay below the declarer first.
            Cards::split(bottoms & !beats, bottoms & beats)
        } else {
            Cards::split(bottoms & beats, bottoms & !beats)
        }
    }
}

impl Running {
    /// The same with another card on the table, which is no longer in the hand.
    pub(super) const fn then(self, card: u32) -> Self {
        let mut next = self;
        next.seat = NEXT[self.seat];
        if Null::BEATS[self.best as usize] >> card & 1 == 1 {
            next.best = card;
            next.winner = self.seat;
        }
        next
    }

    /// True if the other two hands have played.
    fn is_last(&self) -> bool {
        let counts = self.hands.map(u32::count_ones);
        counts[NEXT[self.seat]] < counts[self.seat]
    }
}

/// Cards to try: all of the first set from the top down, then all of the second.
struct Cards {
    first: u32,
    second: u32,
}

impl Cards {
    const fn high_first(cards: u32) -> Self {
        Self { first: cards, second: 0 }
    }

    const fn split(first: u32, second: u32) -> Self {
        Self { first, second }
    }

    /// The highest card of each suit.
    fn tops(cards: u32) -> Self {
        let tops = [0, 8, 16, 24].into_iter().fold(0, |tops, suit| {
            let held = cards >> suit & SUIT;
            if held == 0 { tops } else { tops | 1 << (held.ilog2() + suit) }
        });
        Self::high_first(tops)
    }
}

impl Iterator for Cards {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        if self.first == 0 {
            (self.first, self.second) = (self.second, 0);
        }
        let card = self.first.checked_ilog2()?;
        self.first ^= 1 << card;
        Some(card)
    }
}

fn order_lead(hands: &[u32; 3], leader: usize) -> Cards {
    let others = hands[NEXT[leader]] | hands[NEXT[NEXT[leader]]];
    let groups = Groups::new(hands[leader], linked::<Null>(hands[leader], others));
    let bottoms = groups.fold(0, |bits, group| bits | group & group.wrapping_neg());
    // A defender attacks where the declarer has cards.
    let attacked = [0, 8, 16, 24].into_iter().fold(0, |bits, suit| {
        if hands[0] >> suit & SUIT == 0 { bits } else { bits | SUIT << suit }
    });
    Cards::split(bottoms & attacked, bottoms & !attacked)
}

/// True if a defender's lead makes the declarer take the trick at once.
fn catches(own: u32, partner: u32, declarer: u32) -> bool {
    [0, 8, 16, 24].into_iter().any(|suit| {
        let held = declarer >> suit & SUIT;
        let below = held.trailing_zeros().min(8);
        let under = !(u32::MAX << below);
        let (mine, his) = (own >> suit & SUIT, partner >> suit & SUIT);
        held != 0 && mine & under != 0 && (his == 0 || his & under != 0)
    })
}

/// True if the declarer can stay below whatever the defenders lead: the lowest card is below their
/// lowest in every suit, the second below their second, and so on.
fn is_safe(declarer: u32, defenders: u32) -> bool {
    [0, 8, 16, 24].into_iter().all(|suit| {
        let mut low = declarer >> suit & SUIT;
        let mut high = defenders >> suit & SUIT;
        while low != 0 && high != 0 {
            if low.trailing_zeros() > high.trailing_zeros() {
                return false;
            }
            low &= low - 1;
            high &= high - 1;
        }
        true
    })
}
