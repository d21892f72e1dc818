//! Which card to try first.

use super::layout::Layout;
use super::moves::Fate;

/// Cards to try, best first.
pub(super) struct Order {
    /// Worth in the upper half, card in the lower.
    cards: [i32; 12],
    len: usize,
}

impl Order {
    pub(super) const fn new() -> Self {
        Self { cards: [0; 12], len: 0 }
    }

    /// Sorts a card in.
    pub(super) fn add(&mut self, card: u32, worth: i32) {
        let new = worth << 8 | card as i32;
        let mut at = self.len;
        while at > 0 && self.cards[at - 1] < new {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = new;
        self.len += 1;
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        self.cards[..self.len].iter().map(|card| (card & 0xff) as u32)
    }
}

const fn w(i: usize) -> i32 {
    W[i]
}

/// How a card goes to a trick.
#[derive(Clone, Copy)]
pub(super) enum How {
    Follow,
    Ruff,
    Discard,
}

pub(super) fn lead<L: Layout>(hands: &[u32; 3], seat: usize, fate: Fate, card: u32) -> i32 {
    let trump = L::TRUMPS >> card & 1;
    let at = ((seat * 3 + fate as usize) * 2 + trump as usize) * 2;
    let mut worth = w(at) + w(at + 1) * i32::from(L::POINTS[card as usize]);
    if trump == 0 {
        let class = L::CLASS_OF[card as usize];
        let at = 36 + seat * 6;
        let (next, last) = (hands[NEXT[seat]], hands[NEXT[NEXT[seat]]]);
        worth += w(at) * (hands[seat] & class).count_ones() as i32;
        if next & class == 0 {
            worth += w(at + 1 + usize::from(next & L::TRUMPS != 0));
        }
        if last & class == 0 {
            worth += w(at + 3 + usize::from(last & L::TRUMPS != 0));
        }
    }
    worth
}

pub(super) fn answer<L: Layout>(
    hands: &[u32; 3],
    seat: usize,
    last: bool,
    fate: Fate,
    how: How,
    card: u32,
) -> i32 {
    let at = 54 + (((usize::from(last) * 3 + seat) * 3 + fate as usize) * 3 + how as usize) * 2;
    let mut worth = w(at) + w(at + 1) * i32::from(L::POINTS[card as usize]);
    if matches!(how, How::Discard) {
        let at = 162 + seat * 2 + usize::from(last);
        worth += w(at) * (hands[seat] & L::CLASS_OF[card as usize]).count_ones() as i32;
    }
    worth
}

pub(super) const NEXT: [usize; 3] = [1, 2, 0];

const W: [i32; 168] = weights();

const fn weights() -> [i32; 168] {
    let mut w = [0; 168];
    let mut seat = 0;
    while seat < 3 {
        let mut trump = 0;
        while trump < 2 {
            let at = (seat * 3 * 2 + trump) * 2;
            w[at] = 40;
            w[at + 1] = -2;
            w[at + 4] = 80;
            w[at + 5] = 4;
            w[at + 8] = 20;
            w[at + 9] = -6;
            trump += 1;
        }
        let at = 36 + seat * 6;
        w[at + 2] = -20;
        w[at + 4] = -20;
        seat += 1;
    }
    let mut at = 54;
    while at < 162 {
        let fate = (at - 54) / 6 % 3;
        let (bias, points) = match fate {
            0 => (40, -1),
            1 => (80, 4),
            _ => (20, -4),
        };
        w[at] = bias;
        w[at + 1] = points;
        at += 2;
    }
    w
}
