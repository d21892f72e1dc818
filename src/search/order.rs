//! The order in which cards are tried.

use super::bounds::FACTS;
use super::layout::Layout;
use super::moves::Fate;
use super::weights::{
    ANSWER_PLACE, ANSWER_RANK, DISCARD_LENGTH, DISCARD_SUIT, KILLER, LEAD_FALL, LEAD_RANK,
    LEAD_VOID,
};

/// Cards to try, best first.
pub(super) struct Order {
    /// Worth in the upper part, card in the lower.
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

    /// A single card.
    pub(super) const fn only(card: u32) -> Self {
        let mut order = Self::new();
        order.cards[0] = card as i32;
        order.len = 1;
        order
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        self.cards[..self.len].iter().map(|card| (card & 0xff) as u32)
    }
}

/// The way a card goes to a trick.
#[derive(Clone, Copy)]
pub(super) enum How {
    Follow,
    Ruff,
    Discard,
}

/// The seat that plays after each.
pub(super) const NEXT: [usize; 3] = [1, 2, 0];

/// The weight of the leads from a group.
pub(super) struct Lead {
    group: i32,
    ranks: &'static [i16; 6],
}

impl Lead {
    pub(super) fn new<L: Layout>(
        hands: &[u32; 3],
        seat: usize,
        outlook: usize,
        class: u32,
    ) -> Self {
        let trump = usize::from(class == L::TRUMPS);
        let (next, last) = (hands[NEXT[seat]], hands[NEXT[NEXT[seat]]]);
        let void = LEAD_VOID[seat][state::<L>(next, class)][state::<L>(last, class)][trump];
        let fall = LEAD_FALL[seat][outlook][least::<L>(next, class)][least::<L>(last, class)];
        let group = i32::from(void) + i32::from(fall);
        Self { group, ranks: &LEAD_RANK[seat][outlook][trump] }
    }

    pub(super) fn worth<L: Layout>(&self, card: u32) -> i32 {
        self.group + i32::from(self.ranks[L::RANK[card as usize] as usize])
    }
}

/// The answer of a hand when a class is led: it can follow, ruff, or neither.
const fn state<L: Layout>(hand: u32, class: u32) -> usize {
    if hand & class != 0 {
        0
    } else if hand & L::TRUMPS != 0 {
        1
    } else {
        2
    }
}

/// The worth of the lowest card of a class: nothing, jack to king, or ten and ace.
const fn least<L: Layout>(hand: u32, class: u32) -> usize {
    let held = hand & class;
    if held == 0 {
        return 0;
    }
    match L::RANK[held.trailing_zeros() as usize] {
        0 => 0,
        1..4 => 1,
        _ => 2,
    }
}

/// The weight of the answers from a group.
pub(super) struct Answer {
    own: u32,
    live: u32,
    group: i32,
    ranks: &'static [i16; 6],
    places: &'static [i16; 4],
}

impl Answer {
    /// For the second card of a trick, or the `last`.
    pub(super) fn new<L: Layout>(
        hands: &[u32; 3],
        seat: usize,
        last: bool,
        fate: Fate,
        how: How,
        class: u32,
    ) -> Self {
        let last = usize::from(last);
        let own = hands[seat] & class;
        let live = (hands[0] | hands[1] | hands[2]) & class;
        let mut group = 0;
        if matches!(how, How::Discard) {
            let top = 1 << live.ilog2();
            let holder = if own & top != 0 {
                0
            } else {
                1 + usize::from((seat == 0) == (hands[0] & top != 0))
            };
            let shared = usize::from(hands[0] & class != 0);
            let length = FACTS[(own >> class.trailing_zeros()) as usize & 0x7f].count;
            group = i32::from(DISCARD_LENGTH[last][seat][length as usize])
                + i32::from(DISCARD_SUIT[last][seat][shared][holder]);
        }
        Self {
            own,
            live,
            group,
            ranks: &ANSWER_RANK[last][seat][fate as usize][how as usize],
            places: &ANSWER_PLACE[last][seat][fate as usize],
        }
    }

    pub(super) fn worth<L: Layout>(&self, card: u32) -> i32 {
        let top = usize::from(self.live >> card == 1);
        let bottom = usize::from(self.own & ((1 << card) - 1) == 0);
        self.group
            + i32::from(self.ranks[L::RANK[card as usize] as usize])
            + i32::from(self.places[top * 2 + bottom])
    }
}

/// The weight of a card that proved best at the same place before.
pub(super) fn killer(place: usize, which: usize) -> i32 {
    i32::from(KILLER[place][which])
}
