//! Which card to try first.

use super::layout::Layout;
use super::moves::Fate;
use super::weights::WEIGHTS;

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

fn w(i: usize) -> i32 {
    i32::from(WEIGHTS[i])
}

/// How a card goes to a trick.
#[derive(Clone, Copy)]
pub(super) enum How {
    Follow,
    Ruff,
    Discard,
}

pub(super) const NEXT: [usize; 3] = [1, 2, 0];

pub(super) const LEAD_RANK: usize = 0; // 3*5*2*6
pub(super) const LEAD_VOID: usize = LEAD_RANK + 180; // 3*3*3*2
pub(super) const LEAD_LENGTH: usize = LEAD_VOID + 54; // 3*2*8
pub(super) const LEAD_PLACE: usize = LEAD_LENGTH + 48; // 3*2*4
pub(super) const ANSWER_RANK: usize = LEAD_PLACE + 24; // 2*3*3*3*6
pub(super) const ANSWER_TABLE: usize = ANSWER_RANK + 324; // 2*3*3*3*5
pub(super) const DISCARD_LENGTH: usize = ANSWER_TABLE + 270; // 2*3*8
pub(super) const ANSWER_PLACE: usize = DISCARD_LENGTH + 48; // 2*3*3*4
pub(super) const KILLER: usize = ANSWER_PLACE + 72; // 3*2
pub(super) const LEAD_FALL: usize = KILLER + 6; // 3*5*3*3
pub(super) const ANSWER_LAST: usize = LEAD_FALL + 135; // 3*3*3*3
pub(super) const DISCARD_SUIT: usize = ANSWER_LAST + 81; // 2*3*2*3
pub(super) const DISCARD_GUARD: usize = DISCARD_SUIT + 36; // 2*3*2
pub(super) const LEAD_SIZE: usize = DISCARD_GUARD + 12; // 3*2*11
pub(super) const LEAD_GUARD: usize = LEAD_SIZE + 66; // 3*2
pub(super) const ALL: usize = LEAD_GUARD + 6;

/// How rich the card is that must be played to a class at least: nothing, a jack to a king, or a
/// ten or ace.
const fn least<L: Layout>(hand: u32, class: u32) -> usize {
    let held = hand & class;
    if held == 0 { 0 } else { richness::<L>(held.trailing_zeros()) }
}

const fn richness<L: Layout>(card: u32) -> usize {
    match L::RANK[card as usize] {
        0 => 0,
        1..4 => 1,
        _ => 2,
    }
}

/// What a hand may add: its richest card if it is on the same side, or else its poorest.
pub(super) const fn adds<L: Layout>(playable: u32, ours: bool) -> usize {
    if ours {
        if playable & L::RICH != 0 { 2 } else { (playable & !L::BLANKS != 0) as usize }
    } else if playable & L::BLANKS != 0 {
        0
    } else {
        1 + (playable & !L::RICH == 0) as usize
    }
}

/// Whether the card is the last beside a ten.
const fn bares_ten<L: Layout>(own: u32, card: u32) -> bool {
    let rest = own & !(1 << card);
    rest != 0 && rest & (rest - 1) == 0 && L::RANK[rest.trailing_zeros() as usize] == 4
}

const fn state<L: Layout>(hand: u32, class: u32) -> usize {
    if hand & class != 0 {
        0
    } else if hand & L::TRUMPS != 0 {
        1
    } else {
        2
    }
}

/// Cards of one class held by a hand, up to seven.
const fn length<L: Layout>(own: u32, class: u32) -> usize {
    let row = own >> class.trailing_zeros();
    let count = COUNT[(row & 0x7f) as usize] + COUNT[(row >> 7) as usize];
    if count > 7 { 7 } else { count as usize }
}

static COUNT: [u8; 128] = counts();

const fn counts() -> [u8; 128] {
    let mut counts = [0; 128];
    let mut bits: u8 = 0;
    while bits < 128 {
        counts[bits as usize] = bits.count_ones() as u8;
        bits += 1;
    }
    counts
}

/// What speaks for a lead from a group, and for each of its cards.
pub(super) struct Lead {
    own: u32,
    group: i32,
    ranks: usize,
    places: usize,
    guard: usize,
}

impl Lead {
    pub(super) fn new<L: Layout>(
        hands: &[u32; 3],
        seat: usize,
        size: u32,
        outlook: usize,
        class: u32,
    ) -> Self {
        let trump = usize::from(class == L::TRUMPS);
        let own = hands[seat] & class;
        let (next, last) = (hands[NEXT[seat]], hands[NEXT[NEXT[seat]]]);
        let kind = seat * 2 + trump;
        let group = w(LEAD_VOID
            + ((seat * 3 + state::<L>(next, class)) * 3 + state::<L>(last, class)) * 2
            + trump)
            + w(LEAD_LENGTH + kind * 8 + length::<L>(own, class))
            + w(LEAD_FALL
                + ((seat * 5 + outlook) * 3 + least::<L>(next, class)) * 3
                + least::<L>(last, class))
            + w(LEAD_SIZE + kind * 11 + size as usize);
        Self {
            own,
            group,
            ranks: LEAD_RANK + ((seat * 5 + outlook) * 2 + trump) * 6,
            places: LEAD_PLACE + kind * 4,
            guard: LEAD_GUARD + kind,
        }
    }

    pub(super) fn worth<L: Layout>(&self, card: u32) -> i32 {
        let guard = if bares_ten::<L>(self.own, card) { w(self.guard) } else { 0 };
        self.group
            + w(self.ranks + L::RANK[card as usize] as usize)
            + w(self.places + place(self.own, self.own, card))
            + guard
    }
}

/// Two bits: the highest of some cards, the lowest of its own.
fn place(all: u32, own: u32, card: u32) -> usize {
    usize::from(all >> card == 1) * 2 + usize::from(own & ((1 << card) - 1) == 0)
}

/// What speaks for an answer from a group, and for each of its cards.
pub(super) struct Answer {
    own: u32,
    live: u32,
    group: i32,
    ranks: usize,
    places: usize,
}

/// What does not depend on the card that is played.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) seat: usize,
    /// Whether it is the third card.
    pub(super) last: bool,
    /// Points on the table.
    pub(super) points: i32,
    /// What the last hand may add to a second card.
    pub(super) adds: usize,
}

impl Answer {
    pub(super) fn new<L: Layout>(
        hands: &[u32; 3],
        table: Table,
        fate: Fate,
        how: How,
        class: u32,
    ) -> Self {
        let seat = table.seat;
        let own = hands[seat] & class;
        let at = usize::from(table.last) * 3 + seat;
        let live = (hands[0] | hands[1] | hands[2]) & class;
        let fated = at * 3 + fate as usize;
        let kind = fated * 3 + how as usize;
        let points = match table.points {
            0 => 0,
            1..=4 => 1,
            5..=10 => 2,
            11..=14 => 3,
            _ => 4,
        };
        let mut group = w(ANSWER_TABLE + kind * 5 + points);
        if !table.last {
            group +=
                w(ANSWER_LAST + ((seat * 3 + fate as usize) * 3 + how as usize) * 3 + table.adds);
        }
        if matches!(how, How::Discard) {
            let top = 1 << live.ilog2();
            let holder = if own & top != 0 {
                0
            } else {
                1 + usize::from((seat == 0) == (hands[0] & top != 0))
            };
            group += w(DISCARD_LENGTH + at * 8 + length::<L>(own, class))
                + w(DISCARD_SUIT + (at * 2 + usize::from(hands[0] & class != 0)) * 3 + holder);
        }
        Self { own, live, group, ranks: ANSWER_RANK + kind * 6, places: ANSWER_PLACE + fated * 4 }
    }

    pub(super) fn worth<L: Layout>(&self, card: u32) -> i32 {
        self.group
            + w(self.ranks + L::RANK[card as usize] as usize)
            + w(self.places + place(self.live, self.own, card))
    }
}

pub(super) fn killer(place: usize, which: usize) -> i32 {
    w(KILLER + place * 2 + which)
}
