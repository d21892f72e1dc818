//! What a seat looks at before it plays a card in a suit game or in Grand.
//!
//! A card's promise is a sum of table entries; each table is indexed by a few things that are seen
//! of the card and of the position. Nothing here looks at a card that the seat cannot see.

use super::TABLES;
use crate::players::simulation::{Course, above};

/// Roles in a trick, as leader or follower, times what a card does there.
const CASES: usize = 46;
/// Ranks: four jacks and seven others.
pub(super) const RANKS: usize = 11;
/// The cases, told apart less finely.
const COARSE: usize = 16;

/// The sizes of the tables, one after the other.
pub(super) const SIZES: [usize; TABLES] = [
    CASES * RANKS * 4 * 2,
    CASES * RANKS * 5 * 8,
    CASES * RANKS * 4 * 4,
    CASES * RANKS * 5 * 2 * 4,
    CASES * RANKS * 5 * 5,
    COARSE * 128 * RANKS,
    CASES * RANKS * 5 * 5,
    CASES * RANKS * 19 * 2,
    COARSE * 128 * RANKS,
];

/// What is the same for all cards of one decision.
pub(super) struct Sight<'a> {
    course: &'a Course,
    hand: u32,
    unseen: u32,
    /// What the next and the last seat may hold.
    may: [u32; 2],
    role: usize,
    declares: bool,
    led: Option<u32>,
    lying: usize,
    stage: usize,
    own_trumps: usize,
    unseen_trumps: usize,
    ours: usize,
    theirs: usize,
    /// The best card of the trick and whether a card still out may beat it: 0 for none.
    winning: usize,
}

/// Where a number falls among bounds.
pub(super) const fn step(value: u8, bounds: [u8; 4]) -> usize {
    let mut i = 0;
    while i < 4 && value >= bounds[i] {
        i += 1;
    }
    i
}

impl<'a> Sight<'a> {
    pub(super) fn new(course: &'a Course, role: usize) -> Self {
        let me = course.turn();
        let (next, last) = ((me + 1) % 3, (me + 2) % 3);
        let lying = usize::from(course.lying);
        let unseen = course.unseen(me);
        let trumps = course.lanes.trumps();
        let winning = (lying > 0).then(|| {
            let bit = course.trick[usize::from(course.best)];
            let class = course.lanes.class(bit);
            let higher = class & unseen & above(bit);
            let trump = class & trumps != 0;
            let code = rank(bit, trump) + if trump { 0 } else { 7 };
            (1 + code) * 2 + usize::from(higher == 0)
        });
        let defenders = course.defender_points();
        Self {
            course,
            hand: course.hands[me],
            unseen,
            may: [course.may[next], course.may[last]],
            role,
            declares: me == usize::from(course.declarer),
            led: (lying > 0).then(|| course.lanes.class(course.trick[0])),
            lying: step(course.lying_points(), [1, 5, 10, 14]),
            stage: step(course.played.count_ones() as u8 / 3, [1, 3, 6, 10]),
            own_trumps: step((course.hands[me] & trumps).count_ones() as u8, [1, 2, 3, 5]),
            unseen_trumps: step((unseen & trumps).count_ones() as u8, [1, 2, 4, 6]),
            ours: step(course.declarer_points(), [16, 31, 46, 61]),
            theirs: step(defenders, [16, 31, 46, 60]),
            winning: winning.unwrap_or(0),
        }
    }

    /// The entries of a card in the tables.
    pub(super) fn entries(&self, bit: u8) -> [u32; TABLES] {
        let lanes = self.course.lanes;
        let class = lanes.class(bit);
        let trumps = lanes.trumps();
        let trump = class & trumps != 0;
        let does = match self.led {
            None => usize::from(trump),
            Some(led) if led == class => usize::from(trump),
            Some(led) => match (led & trumps != 0, trump) {
                (false, true) => 2,
                (false, false) => 3,
                (true, _) => 4,
            },
        };
        // The roles without leads come after those with.
        let (case, coarse) = match self.role {
            0 | 3 | 4 => {
                let lead = [0, 0, 0, 1, 2][self.role];
                (lead * 2 + does, lead * 2 + does)
            }
            role => {
                let follow = [0, 0, 1, 0, 0, 2, 3, 4, 5, 6, 7][role];
                (6 + follow * 5 + does, 6 + usize::from(self.declares) * 5 + does)
            }
        };
        let rank = rank(bit, trump);
        let own = self.hand & class;
        let unseen = self.unseen & class;
        let over = (unseen & above(bit)).count_ones().min(3) as usize;
        let length = (own.count_ones() as usize - 1).min(4);
        let out = unseen.count_ones().min(7) as usize;
        let none = |may: u32| usize::from(may & unseen == 0);
        let voids = none(self.may[0]) + 2 * none(self.may[1]);
        let wins = usize::from(match self.led {
            None => over == 0,
            Some(_) => lanes.beats(bit, self.course.trick[usize::from(self.course.best)]),
        });
        let shift = if trump && lanes.has_trump_suit() { 25 } else { class.trailing_zeros() };
        let pattern = |cards: u32| (cards >> shift & 127) as usize;
        let at = case * RANKS + rank;
        let coarse = coarse * RANKS + rank;
        let indices = [
            (at * 4 + over) * 2 + wins,
            (at * 5 + length) * 8 + out,
            (at * 4 + voids) * 4 + over,
            ((at * 5 + self.lying) * 2 + wins) * 4 + self.stage.min(3),
            (at * 5 + self.own_trumps) * 5 + self.unseen_trumps,
            coarse * 128 + pattern(own),
            (at * 5 + self.ours) * 5 + self.theirs,
            at * 38 + self.winning.min(37),
            coarse * 128 + pattern(unseen),
        ];
        let mut start = 0;
        let mut entries = [0; TABLES];
        for ((entry, index), size) in entries.iter_mut().zip(indices).zip(SIZES) {
            *entry = (start + index) as u32;
            start += size;
        }
        entries
    }
}

/// Four jacks from the highest, then the others from the ace.
pub(super) const fn rank(bit: u8, trump: bool) -> usize {
    match bit {
        28.. => 31 - bit as usize,
        _ if trump => 4 + (27 - bit) as usize,
        _ => 4 + 6 - (bit % 7) as usize,
    }
}
