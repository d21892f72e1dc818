//! The features of a card and of a position in Null.

use super::sight::{Layout, Sight, TABLES};
use crate::players::simulation::{Course, above};

/// Roles in a trick times leading, following or throwing off.
const CASES: usize = 19;
/// The cases told apart by side only.
const COARSE: usize = 6;

/// From the seven to the ace.
const RANKS: usize = 8;

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

/// The number of cases that each table tells apart; the last two tables are of no use.
const OF: [usize; TABLES] = [CASES, CASES, COARSE, COARSE, CASES, CASES, CASES, 1, 1];
const LAYOUT: Layout = Layout::new(SIZES, OF, RANKS);

/// The features that all cards of one decision share.
pub(super) struct NullSight<'a> {
    course: &'a Course,
    hand: u32,
    unseen: u32,
    may: [u32; 2],
    role: usize,
    declares: bool,
    /// The cards that beat the best card of the trick.
    beating: u32,
    winning: u32,
    stage: u32,
}

impl<'a> NullSight<'a> {
    pub(super) fn new(course: &'a Course, role: usize) -> Self {
        let me = course.turn();
        let (next, last) = ((me + 1) % 3, (me + 2) % 3);
        let unseen = course.unseen(me);
        let (mut beating, mut winning) = (0, 0);
        if course.lying > 0 {
            let bit = course.trick[usize::from(course.best)];
            let higher = course.lanes.class(bit) & unseen & above(bit);
            winning = ((1 + u32::from(bit % 8)) * 2 + u32::from(higher == 0)).min(17);
            beating = course.lanes.beating(bit);
        }
        Self {
            course,
            hand: course.hands[me],
            unseen,
            may: [course.may[next], course.may[last]],
            role,
            declares: me == usize::from(course.declarer),
            beating,
            winning,
            stage: [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3][usize::from(course.tricks_played())],
        }
    }
}

/// The features that all cards of a suit share.
pub(super) struct Class {
    own: u32,
    unseen: u32,
    /// The entries but for what depends on the card.
    start: [u32; TABLES],
}

impl Sight for NullSight<'_> {
    type Class = Class;

    fn class(&self, bit: u8) -> Class {
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
        let own = self.hand & class;
        let unseen = self.unseen & class;
        let none = |may: u32| u32::from(may & unseen == 0);
        let voids = none(self.may[0]) + 2 * none(self.may[1]);
        let shift = bit / 8 * 8;
        let pattern = |cards: u32| cards >> shift & 255;
        let length = own.count_ones() - 1;
        let seen = [
            0,
            length.min(7) * 9 + unseen.count_ones(),
            pattern(own),
            pattern(unseen),
            voids * 8 + self.stage,
            self.winning,
            0,
            0,
            0,
        ];
        let start = LAYOUT.class(case, coarse, seen);
        Class { own, unseen, start }
    }

    fn entries(&self, class: &Class, bit: u8) -> [u32; TABLES] {
        let higher = above(bit);
        let over = (class.unseen & higher).count_ones().min(4);
        let below = (class.unseen & !higher).count_ones().min(4);
        let lower = (class.own & !higher).count_ones().min(3);
        let wins = self.beating >> bit & 1;
        let mut entries = LAYOUT.card(class.start, u32::from(bit % 8));
        entries[0] += over * 5 + below;
        entries[4] += wins * 4;
        entries[6] += lower.min(2) * 3 + (class.own.count_ones() - lower).min(2);
        entries
    }
}
