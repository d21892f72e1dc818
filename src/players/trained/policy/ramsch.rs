//! The features of a card and of a position in Ramsch.
//!
//! Everybody is alone, and only who has most points in the end loses them: so what counts besides
//! the card is who is ahead, by how much, and who has no trick yet.

use super::sight::{Layout, Sight, TABLES, step};
use super::trump::{RANKS, rank};
use crate::players::simulation::{Course, above};

/// Leads of a plain card and of a jack; then as second, as third with the first card winning, and
/// as third with the second card winning, what a card does there.
const CASES: usize = 2 + 3 * 5;
/// The same, without who wins.
const COARSE: usize = 2 + 2 * 5;

/// The sizes of the tables, one after the other.
pub(super) const SIZES: [usize; TABLES] = [
    CASES * RANKS * 4 * 4 * 2,
    CASES * RANKS * 5 * 8,
    CASES * RANKS * 4 * 3 * 3,
    CASES * RANKS * 5 * 2 * 4,
    CASES * RANKS * 6 * 4 * 2,
    COARSE * 128 * RANKS,
    COARSE * 128 * RANKS,
    CASES * RANKS * 38,
    CASES * RANKS * 4 * 8 * 2,
];

/// The number of cases that each table tells apart.
const OF: [usize; TABLES] = [CASES, CASES, CASES, CASES, CASES, COARSE, COARSE, CASES, CASES];
const LAYOUT: Layout = Layout::new(SIZES, OF, RANKS);

/// The features that all cards of one decision share.
pub(super) struct RamschSight<'a> {
    course: &'a Course,
    hand: u32,
    unseen: u32,
    /// The cards that the next and the last seat may hold.
    may: [u32; 2],
    led: Option<u32>,
    /// The cards that beat the best card of the trick.
    beating: u32,
    lying: u32,
    stage: u32,
    /// By how much this seat has more points than the others: 0 for much less, 5 for much more.
    lead: u32,
    /// The seat with most points: 0 for nobody alone, then this seat, the next, the last.
    most: u32,
    /// The seats without a trick: this seat 1, the next 2, the last 4.
    virgins: u32,
    /// The jacks held and unseen, together.
    jacks: u32,
    /// The best card of the trick and whether a card still out may beat it: 0 for none.
    winning: u32,
}

impl<'a> RamschSight<'a> {
    pub(super) fn new(course: &'a Course) -> Self {
        let me = course.turn();
        let [next, last] = [(me + 1) % 3, (me + 2) % 3];
        let unseen = course.unseen(me);
        let lanes = course.lanes;
        let jacks = lanes.trumps();
        let (mut led, mut beating, mut winning) = (None, 0, 0);
        if course.lying > 0 {
            let bit = course.trick[usize::from(course.best)];
            let class = lanes.class(bit);
            let higher = class & unseen & above(bit);
            let jack = class & jacks != 0;
            let code = rank(bit, jack) + if jack { 0 } else { 7 };
            winning = ((1 + code) * 2 + u32::from(higher == 0)).min(37);
            led = Some(lanes.class(course.trick[0]));
            beating = lanes.beating(bit);
        }
        let [mine, a, b] = [me, next, last].map(|seat| i16::from(course.points[seat]));
        let most = match () {
            () if mine > a.max(b) => 1,
            () if a > mine.max(b) => 2,
            () if b > mine.max(a) => 3,
            () => 0,
        };
        let lead = mine - a.max(b);
        let none = |seat: usize| u32::from(course.tricks[seat] == 0);
        let own_jacks = step((course.hands[me] & jacks).count_ones() as u8, [1, 2, 5, 5]);
        let unseen_jacks = step((unseen & jacks).count_ones() as u8, [1, 3, 5, 5]);
        Self {
            course,
            hand: course.hands[me],
            unseen,
            may: [course.may[next], course.may[last]],
            led,
            beating,
            lying: step(course.lying_points(), [1, 5, 10, 14]),
            stage: step(course.tricks_played(), [2, 5, 8, 10]),
            lead: [-29, -9, 1, 12, 30].iter().map(|&bound| u32::from(lead >= bound)).sum(),
            most,
            virgins: none(me) + 2 * none(next) + 4 * none(last),
            jacks: own_jacks * 3 + unseen_jacks,
            winning,
        }
    }
}

/// The features that all cards of a class share.
pub(super) struct Class {
    jack: bool,
    unseen: u32,
    /// The entries but for what depends on the card.
    start: [u32; TABLES],
}

impl Sight for RamschSight<'_> {
    type Class = Class;

    fn class(&self, bit: u8) -> Class {
        let lanes = self.course.lanes;
        let class = lanes.class(bit);
        let jacks = lanes.trumps();
        let jack = class & jacks != 0;
        let (case, coarse) = match self.led {
            None => (usize::from(jack), usize::from(jack)),
            Some(led) => {
                let does = match (led == class, led & jacks != 0, jack) {
                    (true, _, jack) => usize::from(jack),
                    (false, false, true) => 2,
                    (false, false, false) => 3,
                    (false, true, _) => 4,
                };
                let place = usize::from(self.course.lying) - 1;
                let second = place * usize::from(self.course.best);
                (2 + (place + second) * 5 + does, 2 + place * 5 + does)
            }
        };
        let own = self.hand & class;
        let unseen = self.unseen & class;
        let length = (own.count_ones() - 1).min(4);
        let out = unseen.count_ones().min(7);
        let none = |may: u32| u32::from(may & unseen == 0);
        let voids = none(self.may[0]) + 2 * none(self.may[1]);
        let shift = class.trailing_zeros();
        let pattern = |cards: u32| cards >> shift & 127;
        let seen = [
            0,
            length * 8 + out,
            voids * 9 + self.jacks,
            self.lying * 8 + self.stage,
            (self.lead * 4 + self.stage) * 2,
            pattern(own),
            pattern(unseen),
            self.winning,
            (self.most * 8 + self.virgins) * 2,
        ];
        let start = LAYOUT.class(case, coarse, seen);
        Class { jack, unseen, start }
    }

    fn entries(&self, class: &Class, bit: u8) -> [u32; TABLES] {
        let rank = rank(bit, class.jack);
        let over = (class.unseen & above(bit)).count_ones().min(3);
        let under = (class.unseen & !above(bit)).count_ones().min(3);
        let wins = match self.led {
            None => u32::from(under == 0),
            Some(_) => self.beating >> bit & 1,
        };
        let mut entries = LAYOUT.card(class.start, rank);
        entries[0] += (over * 4 + under) * 2 + wins;
        entries[3] += wins * 4;
        entries[4] += wins;
        entries[8] += wins;
        entries
    }
}
