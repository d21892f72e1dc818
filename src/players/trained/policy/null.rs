//! What a seat looks at before it plays a card in Null.

use super::TABLES;
use crate::players::simulation::{Course, above};

/// Roles in a trick times leading, following or throwing off.
const CASES: usize = 19;
/// The cases told apart by side only.
const COARSE: usize = 6;

/// The sizes of the tables, one after the other.
pub(super) const SIZES: [usize; TABLES] = [
    CASES * 8 * 5 * 5,
    CASES * 8 * 8 * 9,
    COARSE * 8 * 256,
    COARSE * 8 * 256,
    CASES * 8 * 4 * 2 * 4,
    CASES * 8 * 9 * 2,
    CASES * 8 * 3 * 3,
    1,
    1,
];

/// What is the same for all cards of one decision.
pub(super) struct Sight<'a> {
    course: &'a Course,
    hand: u32,
    unseen: u32,
    may: [u32; 2],
    role: usize,
    declares: bool,
    winning: usize,
    stage: usize,
}

impl<'a> Sight<'a> {
    pub(super) fn new(course: &'a Course, role: usize) -> Self {
        let me = course.turn();
        let (next, last) = ((me + 1) % 3, (me + 2) % 3);
        let unseen = course.unseen(me);
        let winning = match course.lying {
            0 => 0,
            _ => {
                let bit = course.trick[usize::from(course.best)];
                let higher = course.lanes.class(bit) & unseen & above(bit);
                (1 + usize::from(bit % 8)) * 2 + usize::from(higher == 0)
            }
        };
        Self {
            course,
            hand: course.hands[me],
            unseen,
            may: [course.may[next], course.may[last]],
            role,
            declares: me == usize::from(course.declarer),
            winning,
            stage: [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3][(course.played.count_ones() / 3) as usize],
        }
    }

    /// The entries of a card in the tables.
    pub(super) fn entries(&self, bit: u8) -> [u32; TABLES] {
        let lanes = self.course.lanes;
        let class = lanes.class(bit);
        let follows = self.course.lying > 0 && lanes.class(self.course.trick[0]) == class;
        let side = usize::from(!self.declares) * 3;
        let (case, coarse) = match self.role {
            0 | 3 | 4 => ([0, 0, 0, 1, 2][self.role], side),
            role => {
                let follow = [0, 0, 1, 0, 0, 2, 3, 4, 5, 6, 7][role];
                let throws = usize::from(!follows);
                (3 + follow * 2 + throws, side + 1 + throws)
            }
        };
        let rank = usize::from(bit % 8);
        let own = self.hand & class;
        let unseen = self.unseen & class;
        let higher = above(bit);
        let over = (unseen & higher).count_ones().min(4) as usize;
        let below = (unseen & !higher).count_ones().min(4) as usize;
        let length = own.count_ones() as usize - 1;
        let out = unseen.count_ones() as usize;
        let none = |may: u32| usize::from(may & unseen == 0);
        let voids = none(self.may[0]) + 2 * none(self.may[1]);
        let wins = usize::from(
            self.course.lying > 0
                && lanes.beats(bit, self.course.trick[usize::from(self.course.best)]),
        );
        let shift = bit / 8 * 8;
        let pattern = |cards: u32| (cards >> shift & 255) as usize;
        let lower = (own & !higher).count_ones().min(3) as usize;
        let at = case * 8 + rank;
        let coarse = coarse * 8 + rank;
        let indices = [
            (at * 5 + over) * 5 + below,
            (at * 8 + length.min(7)) * 9 + out,
            coarse * 256 + pattern(own),
            coarse * 256 + pattern(unseen),
            ((at * 4 + voids) * 2 + wins) * 4 + self.stage,
            at * 18 + self.winning.min(17),
            (at * 3 + lower.min(2)) * 3 + (length + 1 - lower.min(length + 1)).min(2),
            0,
            0,
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
