//! A trick being played, in suit games and Grand.

use super::bounds::Start;
use super::layout::Layout;
use super::order::NEXT;

/// A trick with cards on the table.
#[derive(Clone, Copy)]
pub(super) struct Running {
    pub(super) hands: [u32; 3],
    /// The seat that plays the next card.
    pub(super) seat: usize,
    /// The class led.
    pub(super) class: u32,
    /// The card that wins so far, and whose it is.
    pub(super) best: u32,
    pub(super) winner: usize,
    /// Points on the table.
    pub(super) table: i32,
    /// Cards in each hand before the trick.
    pub(super) size: u32,
    /// Points in the hands and on the table.
    pub(super) rest: i32,
}

impl Running {
    /// The trick in which this card is led out of its hand.
    pub(super) const fn led<L: Layout>(at: &Start, card: u32) -> Self {
        let mut hands = at.hands;
        hands[at.leader] &= !(1 << card);
        Self {
            hands,
            seat: NEXT[at.leader],
            class: L::CLASS_OF[card as usize],
            best: card,
            winner: at.leader,
            table: L::POINTS[card as usize] as i32,
            size: at.size,
            rest: at.rest,
        }
    }

    /// The same with the second card played.
    pub(super) const fn then<L: Layout>(&self, card: u32) -> Self {
        let mut next = *self;
        next.hands[self.seat] &= !(1 << card);
        next.seat = NEXT[self.seat];
        next.table += L::POINTS[card as usize] as i32;
        if L::BEATS[self.best as usize] >> card & 1 == 1 {
            next.best = card;
            next.winner = self.seat;
        }
        next
    }

    /// The start of the next trick after the third card, and what the declarer won by this one.
    pub(super) const fn close<L: Layout>(&self, card: u32) -> (Start, i32) {
        let mut hands = self.hands;
        hands[self.seat] &= !(1 << card);
        let beaten = L::BEATS[self.best as usize] >> card & 1 == 1;
        let leader = if beaten { self.seat } else { self.winner };
        let points = self.table + L::POINTS[card as usize] as i32;
        let start = Start { hands, leader, size: self.size - 1, rest: self.rest - points };
        (start, if leader == 0 { points } else { 0 })
    }
}
