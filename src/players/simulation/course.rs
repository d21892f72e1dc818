//! The course of play with all cards in sight, and what each seat knows of it.

use super::lanes::Lanes;
use crate::rules::Kind;

/// The play of one world: who holds what, what lies on the table, what everybody has seen.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Course {
    /// The order of the cards among the bits.
    pub(crate) lanes: &'static Lanes,
    /// The cards each seat holds.
    pub(crate) hands: [u32; 3],
    /// The cards that each seat may hold as far as everybody has seen: it loses the classes not
    /// followed.
    pub(crate) may: [u32; 3],
    /// All cards played, those on the table among them.
    pub(crate) played: u32,
    /// The two cards the declarer put away; none where the skat stayed shut.
    pub(crate) put: u32,
    /// The declarer's seat, 0 to 2; 3 in Ramsch.
    pub(crate) declarer: u8,
    /// The seat that leads the running trick.
    pub(crate) leader: u8,
    /// The running trick.
    pub(crate) trick: [u8; 3],
    /// The number of cards that lie in it.
    pub(crate) lying: u8,
    /// The number of the one that is winning.
    pub(crate) best: u8,
    /// Card points of each seat's tricks.
    pub(crate) points: [u8; 3],
    /// Tricks of each seat.
    pub(crate) tricks: [u8; 3],
}

impl Course {
    /// The play before the first lead.
    #[must_use]
    pub(crate) const fn new(
        lanes: &'static Lanes,
        hands: [u32; 3],
        put: u32,
        declarer: u8,
    ) -> Self {
        Self {
            lanes,
            hands,
            may: [u32::MAX; 3],
            played: 0,
            put,
            declarer,
            leader: 0,
            trick: [0; 3],
            lying: 0,
            best: 0,
            points: [0; 3],
            tricks: [0; 3],
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub(crate) const fn turn(&self) -> usize {
        let turn = self.leader + self.lying;
        (if turn >= 3 { turn - 3 } else { turn }) as usize
    }

    /// The cards the seat whose turn it is may play.
    #[must_use]
    pub(crate) const fn legal(&self) -> u32 {
        let hand = self.hands[self.turn()];
        if self.lying == 0 {
            return hand;
        }
        let following = hand & self.lanes.class(self.trick[0]);
        if following == 0 { hand } else { following }
    }

    /// True if nobody plays alone.
    #[must_use]
    pub(crate) const fn is_ramsch(&self) -> bool {
        self.declarer == 3
    }

    /// True if all cards have been played.
    const fn is_over(&self) -> bool {
        self.hands[self.turn()] == 0
    }

    /// True if nothing can change any more: all cards are played, or a Null is lost.
    #[must_use]
    pub(crate) const fn is_settled(&self) -> bool {
        self.is_over()
            || matches!(self.lanes.kind(), Kind::Null) && self.tricks[self.declarer as usize] > 0
    }

    /// Card points on the table.
    #[must_use]
    pub(crate) fn lying_points(&self) -> u8 {
        self.trick[..usize::from(self.lying)].iter().map(|&bit| self.lanes.points(bit)).sum()
    }

    /// The seat that is winning the running trick.
    #[must_use]
    pub(crate) const fn winner(&self) -> usize {
        ((self.leader + self.best) % 3) as usize
    }

    /// The cards of one seat's unknown: not played, not held, not put away by it.
    #[must_use]
    pub(crate) const fn unseen(&self, seat: usize) -> u32 {
        let put = if seat == self.declarer as usize { self.put } else { 0 };
        !(self.played | self.hands[seat] | put)
    }

    /// Plays a card of the seat whose turn it is.
    pub(crate) fn play(&mut self, bit: u8) {
        let turn = self.turn();
        self.hands[turn] &= !(1 << bit);
        self.played |= 1 << bit;
        if self.lying == 0 {
            self.best = 0;
        } else {
            let class = self.lanes.class(self.trick[0]);
            if class >> bit & 1 == 0 {
                self.may[turn] &= !class;
            }
            if self.lanes.beats(bit, self.trick[usize::from(self.best)]) {
                self.best = self.lying;
            }
        }
        self.trick[usize::from(self.lying)] = bit;
        self.lying += 1;
        if self.lying == 3 {
            let winner = self.winner();
            self.points[winner] += self.lying_points();
            self.tricks[winner] += 1;
            self.leader = winner as u8;
            self.lying = 0;
        }
    }

    /// Card points of the declarer's tricks, without the skat.
    #[must_use]
    pub(crate) const fn declarer_points(&self) -> u8 {
        self.points[self.declarer as usize]
    }

    /// Card points of the defenders' tricks.
    #[must_use]
    pub(crate) const fn defender_points(&self) -> u8 {
        let [a, b, c] = self.points;
        a + b + c - self.declarer_points()
    }

    /// The number of tricks that are complete.
    #[must_use]
    pub(crate) const fn tricks_played(&self) -> u8 {
        let [a, b, c] = self.tricks;
        a + b + c
    }

    /// One card of each run of cards that are as good as each other for the seat whose turn it is:
    /// same points, and no card between them is still out.
    #[must_use]
    pub(crate) fn choices(&self) -> u32 {
        let hand = self.hands[self.turn()];
        let twins = self.lanes.twins();
        // A card on the table is still to be beaten, so it parts two cards too.
        let gone = self.played & !self.lying_bits() & twins;
        // From each card upwards: the carry runs through what is gone and stops at the next card.
        let next = hand << 1 & twins;
        let reached = gone.wrapping_add(next & gone) | next;
        self.legal() & !(reached & !gone & twins)
    }

    /// The card that stands for a card among the [`choices`](Self::choices).
    #[must_use]
    pub(crate) fn standing_for(&self, bit: u8) -> u8 {
        let lower = self.choices() & (2_u32 << bit).wrapping_sub(1);
        lower.checked_ilog2().map_or(bit, |stand| stand as u8)
    }

    fn lying_bits(&self) -> u32 {
        self.trick[..usize::from(self.lying)].iter().fold(0, |bits, &bit| bits | 1 << bit)
    }
}
