//! What a seat looks at before it plays a card in Ramsch.
//!
//! Everybody is alone, and only who has most points in the end loses them: so what counts besides
//! the card is who is ahead, by how much, and who has no trick yet.

use super::TABLES;
use super::trump::{RANKS, rank, step};
use crate::players::simulation::{Course, above};

/// Leads of a plain card and of a jack; then as second, as third with the first card winning, and as
/// third with the second card winning, what a card does there.
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

/// What is the same for all cards of one decision.
pub(super) struct Sight<'a> {
    course: &'a Course,
    hand: u32,
    unseen: u32,
    /// What the next and the last seat may hold.
    may: [u32; 2],
    led: Option<u32>,
    lying: usize,
    stage: usize,
    /// By how much this seat has more points than the others: 0 for much less, 5 for much more.
    lead: usize,
    /// Who has most points: nobody alone, this seat, the next, the last.
    most: usize,
    /// Who has no trick: this seat 1, the next 2, the last 4.
    virgins: usize,
    own_jacks: usize,
    unseen_jacks: usize,
    /// The best card of the trick and whether a card still out may beat it: 0 for none.
    winning: usize,
}

impl<'a> Sight<'a> {
    pub(super) fn new(course: &'a Course) -> Self {
        let me = course.turn();
        let [next, last] = [(me + 1) % 3, (me + 2) % 3];
        let lying = usize::from(course.lying);
        let unseen = course.unseen(me);
        let jacks = course.lanes.trumps();
        let winning = if lying == 0 {
            0
        } else {
            let bit = course.trick[usize::from(course.best)];
            let class = course.lanes.class(bit);
            let higher = class & unseen & above(bit);
            let jack = class & jacks != 0;
            let code = rank(bit, jack) + if jack { 0 } else { 7 };
            (1 + code) * 2 + usize::from(higher == 0)
        };
        let [mine, a, b] = [me, next, last].map(|seat| i16::from(course.points[seat]));
        let most = match () {
            () if mine > a.max(b) => 1,
            () if a > mine.max(b) => 2,
            () if b > mine.max(a) => 3,
            () => 0,
        };
        let lead = mine - a.max(b);
        let none = |seat: usize| usize::from(course.tricks[seat] == 0);
        Self {
            course,
            hand: course.hands[me],
            unseen,
            may: [course.may[next], course.may[last]],
            led: (lying > 0).then(|| course.lanes.class(course.trick[0])),
            lying: step(course.lying_points(), [1, 5, 10, 14]),
            stage: step(course.played.count_ones() as u8 / 3, [2, 5, 8, 10]),
            lead: [-29, -9, 1, 12, 30].iter().filter(|&&bound| lead >= bound).count(),
            most,
            virgins: none(me) + 2 * none(next) + 4 * none(last),
            own_jacks: step((course.hands[me] & jacks).count_ones() as u8, [1, 2, 5, 5]),
            unseen_jacks: step((unseen & jacks).count_ones() as u8, [1, 3, 5, 5]),
            winning,
        }
    }

    /// The entries of a card in the tables.
    pub(super) fn entries(&self, bit: u8) -> [u32; TABLES] {
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
        let rank = rank(bit, jack);
        let own = self.hand & class;
        let unseen = self.unseen & class;
        let over = (unseen & above(bit)).count_ones().min(3) as usize;
        let under = (unseen & !above(bit)).count_ones().min(3) as usize;
        let length = (own.count_ones() as usize - 1).min(4);
        let out = unseen.count_ones().min(7) as usize;
        let none = |may: u32| usize::from(may & unseen == 0);
        let voids = none(self.may[0]) + 2 * none(self.may[1]);
        let wins = usize::from(match self.led {
            None => under == 0,
            Some(_) => lanes.beats(bit, self.course.trick[usize::from(self.course.best)]),
        });
        let shift = class.trailing_zeros();
        let pattern = |cards: u32| (cards >> shift & 127) as usize;
        let at = case * RANKS + rank;
        let coarse = coarse * RANKS + rank;
        let indices = [
            ((at * 4 + over) * 4 + under) * 2 + wins,
            (at * 5 + length) * 8 + out,
            ((at * 4 + voids) * 3 + self.own_jacks) * 3 + self.unseen_jacks,
            ((at * 5 + self.lying) * 2 + wins) * 4 + self.stage,
            ((at * 6 + self.lead) * 4 + self.stage) * 2 + wins,
            coarse * 128 + pattern(own),
            coarse * 128 + pattern(unseen),
            at * 38 + self.winning.min(37),
            ((at * 4 + self.most) * 8 + self.virgins) * 2 + wins,
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
