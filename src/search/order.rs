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

/// How rich the card is that must at least be played to a class, or can at most be: nothing, a
/// jack to a king, or a ten or ace.
fn least<L: Layout>(hand: u32, class: u32) -> usize {
    let held = hand & class;
    if held == 0 { 0 } else { RICH[rank::<L>(held.trailing_zeros())] }
}

const RICH: [usize; 6] = [0, 1, 1, 1, 2, 2];

/// Whether the card is the last beside a ten without its ace.
const fn bares_ten<L: Layout>(own: u32, card: u32) -> usize {
    let rest = own & !(1 << card);
    (rest != 0 && rest & (rest - 1) == 0 && L::POINTS[rest.trailing_zeros() as usize] == 10)
        as usize
}

const fn rank<L: Layout>(card: u32) -> usize {
    match L::POINTS[card as usize] {
        0 => 0,
        2 => 1,
        3 => 2,
        4 => 3,
        10 => 4,
        _ => 5,
    }
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

pub(super) fn lead<L: Layout>(hands: &[u32; 3], seat: usize, outlook: usize, card: u32) -> i32 {
    let trump = (L::TRUMPS >> card & 1) as usize;
    let class = L::CLASS_OF[card as usize];
    let own = hands[seat] & class;
    let (next, last) = (hands[NEXT[seat]], hands[NEXT[NEXT[seat]]]);
    let kind = seat * 2 + trump;
    let top = usize::from(own >> card == 1);
    let bottom = usize::from(own & ((1 << card) - 1) == 0);
    let length = (own.count_ones() as usize).min(7);
    w(LEAD_RANK + ((seat * 5 + outlook) * 2 + trump) * 6 + rank::<L>(card))
        + w(LEAD_VOID
            + ((seat * 3 + state::<L>(next, class)) * 3 + state::<L>(last, class)) * 2
            + trump)
        + w(LEAD_LENGTH + kind * 8 + length)
        + w(LEAD_PLACE + kind * 4 + top * 2 + bottom)
        + w(LEAD_FALL
            + ((seat * 5 + outlook) * 3 + least::<L>(next, class)) * 3
            + least::<L>(last, class))
        + w(LEAD_SIZE + kind * 11 + hands[seat].count_ones() as usize)
        + w(LEAD_GUARD + kind) * bares_ten::<L>(own, card) as i32
}

pub(super) fn answer<L: Layout>(
    hands: &[u32; 3],
    seat: usize,
    last: bool,
    fate: Fate,
    how: How,
    card: u32,
    table: i32,
    rich: usize,
) -> i32 {
    let last = usize::from(last);
    let class = L::CLASS_OF[card as usize];
    let own = hands[seat] & class;
    let at = (last * 3 + seat) * 3 + fate as usize;
    let kind = at * 3 + how as usize;
    let live = (hands[0] | hands[1] | hands[2]) & class;
    let top = usize::from(live >> card == 1);
    let bottom = usize::from(own & ((1 << card) - 1) == 0);
    let mut worth = w(ANSWER_RANK + kind * 6 + rank::<L>(card))
        + w(ANSWER_TABLE
            + kind * 5
            + match table {
                0 => 0,
                1..=4 => 1,
                5..=10 => 2,
                11..=14 => 3,
                _ => 4,
            })
        + w(ANSWER_PLACE + at * 4 + top * 2 + bottom);
    if last == 0 {
        worth += w(ANSWER_LAST + ((seat * 3 + fate as usize) * 3 + how as usize) * 3 + rich);
    }
    if matches!(how, How::Discard) {
        let length = (own.count_ones() as usize).min(7);
        let at = last * 3 + seat;
        let holder = if own >> live.ilog2() & 1 == 1 {
            0
        } else {
            1 + usize::from((seat == 0) == (hands[0] >> live.ilog2() & 1 == 1))
        };
        worth += w(DISCARD_LENGTH + at * 8 + length)
            + w(DISCARD_SUIT + (at * 2 + usize::from(hands[0] & class != 0)) * 3 + holder)
            + w(DISCARD_GUARD + at) * bares_ten::<L>(own, card) as i32;
    }
    worth
}

/// What the last hand may add: its richest card if that side is ours, else its poorest.
pub(super) const fn adds<L: Layout>(playable: u32, ours: bool) -> usize {
    let starts = L::BOTTOMS & !L::JACKS;
    let blanks = starts | L::TWINS & !L::JACKS;
    let rich = starts << 5 | starts << 6;
    if ours {
        if playable & rich != 0 { 2 } else { (playable & !blanks != 0) as usize }
    } else if playable & blanks != 0 {
        0
    } else {
        1 + (playable & !rich == 0) as usize
    }
}

pub(super) fn killer(place: usize, which: usize) -> i32 {
    w(KILLER + place * 2 + which)
}
