//! The features of a card and of a position in a suit game or in Grand.
//!
//! A card's promise is a sum of table entries; each table is indexed by a few things that are seen
//! of the card and of the position. Nothing here looks at a card that the seat cannot see.

use super::sight::{Layout, Sight, TABLES, step};
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

/// The number of cases that each table tells apart.
const OF: [usize; TABLES] = [CASES, CASES, CASES, CASES, CASES, COARSE, CASES, CASES, COARSE];
const LAYOUT: Layout = Layout::new(SIZES, OF, RANKS);

/// The features that all cards of one decision share.
pub(super) struct TrumpSight<'a> {
    course: &'a Course,
    hand: u32,
    unseen: u32,
    /// The cards that the next and the last seat may hold.
    may: [u32; 2],
    role: usize,
    declares: bool,
    led: Option<u32>,
    /// The cards that beat the best card of the trick.
    beating: u32,
    lying: u32,
    stage: u32,
    /// The trumps held and unseen, together.
    trumps: u32,
    /// The points of both sides, together.
    points: u32,
    /// The best card of the trick and whether a card still out may beat it: 0 for none.
    winning: u32,
}

impl<'a> TrumpSight<'a> {
    pub(super) fn new(course: &'a Course, role: usize) -> Self {
        let me = course.turn();
        let (next, last) = ((me + 1) % 3, (me + 2) % 3);
        let unseen = course.unseen(me);
        let lanes = course.lanes;
        let trumps = lanes.trumps();
        let (mut led, mut beating, mut winning) = (None, 0, 0);
        if course.lying > 0 {
            let bit = course.trick[usize::from(course.best)];
            let class = lanes.class(bit);
            let higher = class & unseen & above(bit);
            let trump = class & trumps != 0;
            let code = rank(bit, trump) + if trump { 0 } else { 7 };
            winning = ((1 + code) * 2 + u32::from(higher == 0)).min(37);
            led = Some(lanes.class(course.trick[0]));
            beating = lanes.beating(bit);
        }
        let own_trumps = step((course.hands[me] & trumps).count_ones() as u8, [1, 2, 3, 5]);
        let unseen_trumps = step((unseen & trumps).count_ones() as u8, [1, 2, 4, 6]);
        let ours = step(course.declarer_points(), [16, 31, 46, 61]);
        let theirs = step(course.defender_points(), [16, 31, 46, 60]);
        Self {
            course,
            hand: course.hands[me],
            unseen,
            may: [course.may[next], course.may[last]],
            role,
            declares: me == usize::from(course.declarer),
            led,
            beating,
            lying: step(course.lying_points(), [1, 5, 10, 14]),
            stage: step(course.tricks_played(), [1, 3, 6, 10]).min(3),
            trumps: own_trumps * 5 + unseen_trumps,
            points: ours * 5 + theirs,
            winning,
        }
    }
}

/// The features that all cards of a class share.
pub(super) struct Class {
    trump: bool,
    unseen: u32,
    /// The entries but for what depends on the card.
    start: [u32; TABLES],
}

impl Sight for TrumpSight<'_> {
    type Class = Class;

    fn class(&self, bit: u8) -> Class {
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
        let own = self.hand & class;
        let unseen = self.unseen & class;
        let length = (own.count_ones() - 1).min(4);
        let out = unseen.count_ones().min(7);
        let none = |may: u32| u32::from(may & unseen == 0);
        let voids = none(self.may[0]) + 2 * none(self.may[1]);
        let shift = if trump && lanes.has_trump_suit() { 25 } else { class.trailing_zeros() };
        let pattern = |cards: u32| cards >> shift & 127;
        let seen = [
            0,
            length * 8 + out,
            voids * 4,
            self.lying * 8 + self.stage,
            self.trumps,
            pattern(own),
            self.points,
            self.winning,
            pattern(unseen),
        ];
        let start = LAYOUT.class(case, coarse, seen);
        Class { trump, unseen, start }
    }

    fn entries(&self, class: &Class, bit: u8) -> [u32; TABLES] {
        let rank = rank(bit, class.trump);
        let over = (class.unseen & above(bit)).count_ones().min(3);
        let wins = match self.led {
            None => u32::from(over == 0),
            Some(_) => self.beating >> bit & 1,
        };
        let mut entries = LAYOUT.card(class.start, rank);
        entries[0] += over * 2 + wins;
        entries[2] += over;
        entries[3] += wins * 4;
        entries
    }
}

/// Four jacks from the highest, then the others from the ace.
pub(super) const fn rank(bit: u8, trump: bool) -> u32 {
    match bit {
        28.. => 31 - bit as u32,
        _ if trump => 4 + (27 - bit) as u32,
        _ => 4 + 6 - (bit % 7) as u32,
    }
}
