//! The points that each side is certain of at the start of a trick, without looking further.

use super::layout::Layout;
use super::moves::richest;

/// A position at the start of a trick. Seat 0 is the declarer, 1 plays after it, then 2.
#[derive(Debug, Clone, Copy)]
pub(super) struct Start {
    pub(super) hands: [u32; 3],
    pub(super) leader: usize,
    /// Cards in each hand, at least one.
    pub(super) size: u32,
    /// Card points of all cards in the hands.
    pub(super) rest: i32,
}

/// The least of the rest that the declarer can get.
pub(super) fn least<L: Layout>(at: &Start) -> i32 {
    let [own, left, right] = at.hands;
    if at.leader == 0 {
        return declarer_cashes::<L>(own, left, right);
    }
    let (tricks, sure) = sure::<L>(own, left | right);
    sure + poorest::<L>(left, tricks) + poorest::<L>(right, tricks)
}

/// The most of the rest that the declarer can get.
pub(super) fn most<L: Layout>(at: &Start) -> i32 {
    let [own, left, right] = at.hands;
    let lost = match at.leader {
        0 => {
            let (tricks, sure) = sure_of_both::<L>(left, right, own);
            sure + poorest::<L>(own, tricks)
        }
        1 => defender_cashes::<L>(at.size, left, right, own),
        _ => defender_cashes::<L>(at.size, right, left, own),
    };
    at.rest - lost
}

/// Tricks that the trumps of a hand take whoever leads, and points of its trumps that are not lost.
///
/// Each trump of the other side can beat one of them, as it is played to one trick. At worst that
/// is the richest it can beat, the lowest beating first.
fn sure<L: Layout>(own: u32, other: u32) -> (u32, i32) {
    let mut mine = own & L::TRUMPS;
    let mut theirs = other & L::TRUMPS;
    while theirs != 0 && mine != 0 {
        let beaten = mine & ((theirs & theirs.wrapping_neg()) - 1);
        theirs &= theirs - 1;
        if beaten != 0 {
            mine ^= richest::<L>(beaten);
        }
    }
    (trumps::<L>(mine), points::<L>(mine))
}

/// The same of two hands against one. Their trumps may fall to the same tricks.
fn sure_of_both<L: Layout>(left: u32, right: u32, other: u32) -> (u32, i32) {
    let (left, right) = (sure::<L>(left, other), sure::<L>(right, other));
    (left.0.max(right.0), left.1 + right.1)
}

/// Points the declarer takes on lead: by winners from the top, then by its trumps.
fn declarer_cashes<L: Layout>(own: u32, left: u32, right: u32) -> i32 {
    let (left_trumps, right_trumps) = (left & L::TRUMPS, right & L::TRUMPS);
    let tops = own & L::TRUMPS & above(left_trumps | right_trumps);
    let longest = trumps::<L>(left_trumps).max(trumps::<L>(right_trumps));
    let drawn = trumps::<L>(tops) >= longest;
    let (mut tricks, mut sum) = if drawn {
        (trumps::<L>(own & L::TRUMPS), points::<L>(own & L::TRUMPS))
    } else {
        sure::<L>(own, left_trumps | right_trumps)
    };
    let mut forced = [0; 2];
    for suit in SIDE_SUITS.iter().take(L::CLASSES.len() - 1) {
        let mine = own >> suit & 0x7f;
        if mine == 0 {
            continue;
        }
        let (a, b) = (left >> suit & 0x7f, right >> suit & 0x7f);
        let winners = mine & above(a | b);
        let (a, b) = (&FACTS[a as usize], &FACTS[b as usize]);
        let mut rounds = FACTS[winners as usize].count;
        if rounds >= a.count.max(b.count) {
            rounds = FACTS[mine as usize].count;
        }
        if !drawn {
            // Who still has trumps must be able to follow.
            if left_trumps != 0 {
                rounds = rounds.min(a.count);
            }
            if right_trumps != 0 {
                rounds = rounds.min(b.count);
            }
        }
        tricks += u32::from(rounds);
        sum += i32::from(FACTS[mine as usize].top[rounds as usize]);
        forced[0] += i32::from(a.low[rounds as usize]);
        forced[1] += i32::from(b.low[rounds as usize]);
    }
    if drawn {
        forced[0] += points::<L>(left_trumps);
        forced[1] += points::<L>(right_trumps);
    }
    // To so many tricks they play so many cards, whichever they are.
    sum + forced[0].max(poorest::<L>(left, tricks)) + forced[1].max(poorest::<L>(right, tricks))
}

/// Points a defender takes for its side on lead: by winners from the top, then by their trumps.
fn defender_cashes<L: Layout>(size: u32, own: u32, partner: u32, declarer: u32) -> i32 {
    let (partner_trumps, enemy_trumps) = (partner & L::TRUMPS, declarer & L::TRUMPS);
    let tops = own & L::TRUMPS & above(partner_trumps | enemy_trumps);
    let (high, partner_has) = (trumps::<L>(tops), trumps::<L>(partner_trumps));
    let drawn = high >= trumps::<L>(enemy_trumps);
    let partner_keeps = high < partner_has;
    let (mut tricks, mut sum) = if drawn && !partner_keeps {
        (trumps::<L>(own & L::TRUMPS), points::<L>(own & L::TRUMPS | partner_trumps))
    } else {
        sure_of_both::<L>(own, partner, declarer)
    };
    let suits = L::CLASSES.len() - 1;
    let mut rounds = [0; 4];
    for (suit, rounds) in SIDE_SUITS.iter().take(suits).zip(&mut rounds) {
        let mine = own >> suit & 0x7f;
        let (a, b) = (partner >> suit & 0x7f, declarer >> suit & 0x7f);
        let winners = mine & above(a | b);
        let (a, b) = (&FACTS[a as usize], &FACTS[b as usize]);
        *rounds = FACTS[winners as usize].count;
        if *rounds >= a.count.max(b.count) {
            *rounds = FACTS[mine as usize].count;
        }
        if !drawn {
            *rounds = (*rounds).min(b.count);
        }
    }
    // The partner must not have to ruff.
    let led = if drawn { high } else { 0 };
    let all = led + rounds.iter().map(|&rounds| u32::from(rounds)).sum::<u32>();
    let plain = size - partner_has;
    let follows_only = (partner_keeps || !drawn && partner_trumps != 0) && plain < all;
    let mut forced = if drawn { points::<L>(enemy_trumps) } else { 0 };
    let mut discards = led.saturating_sub(partner_has);
    let mut left = partner & !L::TRUMPS;
    for (suit, &rounds) in SIDE_SUITS.iter().take(suits).zip(&rounds) {
        let a = partner >> suit & 0x7f;
        let facts = &FACTS[a as usize];
        let rounds = if follows_only { rounds.min(facts.count) } else { rounds };
        if rounds == 0 {
            continue;
        }
        let b = &FACTS[(declarer >> suit & 0x7f) as usize];
        sum += i32::from(FACTS[(own >> suit & 0x7f) as usize].top[rounds as usize])
            + i32::from(facts.top[rounds as usize]);
        forced += i32::from(b.low[rounds as usize]);
        tricks += u32::from(rounds);
        discards += u32::from(rounds.saturating_sub(facts.count));
        for _ in 0..rounds.min(facts.count) {
            left &= !(1 << ((left >> suit & 0x7f).ilog2() + suit));
        }
    }
    sum + richest_side::<L>(left, discards) + forced.max(poorest::<L>(declarer, tricks))
}

/// Points of so many of the poorest cards of a hand.
fn poorest<L: Layout>(hand: u32, count: u32) -> i32 {
    let blanks = (hand & L::BLANKS).count_ones();
    if count <= blanks {
        return 0;
    }
    let mut left = count - blanks;
    let mut sum = 0;
    let plain = hand & !L::JACKS;
    // Jacks, queens, kings, tens, aces.
    for (rank, worth) in [2, 3, 4, 10, 11].into_iter().enumerate() {
        let cards = if rank == 0 { hand & L::JACKS } else { plain & QUEENS << (rank - 1) };
        let held = cards.count_ones().min(left);
        sum += held as i32 * worth;
        left -= held;
        if left == 0 {
            break;
        }
    }
    sum
}

/// The queens of all rows of seven; king, ten and ace lie above them.
const QUEENS: u32 = 0x0102_0408;

/// Points of so many of the richest side cards.
fn richest_side<L: Layout>(cards: u32, mut count: u32) -> i32 {
    let mut sum = 0;
    for rank in (3..7).rev() {
        if count == 0 {
            break;
        }
        let held = (cards & !L::TRUMPS & 0x0020_4081 << rank).count_ones().min(count);
        count -= held;
        sum += held as i32 * i32::from(L::POINTS[rank]);
    }
    sum
}

const SIDE_SUITS: [u32; 4] = [0, 7, 14, 21];

/// All bits above the highest of some; all bits if there is none.
const fn above(bits: u32) -> u32 {
    // A one below the lowest bit makes the empty set no special case.
    let filled = u64::MAX >> ((bits as u64) << 1 | 1).leading_zeros();
    !((filled >> 1) as u32)
}

/// The number of trumps there are in a set of trumps.
const fn trumps<L: Layout>(cards: u32) -> u32 {
    let jacks = FACTS[(cards >> 28) as usize].count;
    // Where only the jacks are trumps there is nothing below them.
    let below = if L::TRUMPS == L::JACKS { 0 } else { FACTS[(cards >> 21 & 0x7f) as usize].count };
    (jacks + below) as u32
}

/// Card points of a set of cards.
pub(super) fn points<L: Layout>(bits: u32) -> i32 {
    let plain = bits & !L::JACKS;
    let suits: i32 = SIDE_SUITS
        .iter()
        .map(|suit| i32::from(FACTS[(plain >> suit & 0x7f) as usize].points()))
        .sum();
    suits + 2 * i32::from(FACTS[((bits & L::JACKS) >> 28) as usize].count)
}

/// The facts about some cards of one side suit.
pub(super) struct Facts {
    pub(super) count: u8,
    /// Points of so many of the poorest; of all, if there are fewer.
    low: [u8; 8],
    /// Points of so many of the richest; of all, if there are fewer.
    top: [u8; 8],
}

impl Facts {
    const fn points(&self) -> u8 {
        self.top[7]
    }
}

pub(super) static FACTS: [Facts; 128] = facts();

const fn facts() -> [Facts; 128] {
    const WORTH: [u8; 7] = [0, 0, 0, 3, 4, 10, 11];
    let mut all = [const { Facts { count: 0, low: [0; 8], top: [0; 8] } }; 128];
    let mut bits = 0;
    while bits < 128 {
        let facts = &mut all[bits];
        let mut rank = 0;
        while rank < 7 {
            if bits >> rank & 1 == 1 {
                facts.count += 1;
                facts.low[facts.count as usize] = facts.low[facts.count as usize - 1] + WORTH[rank];
            }
            rank += 1;
        }
        let all_points = facts.low[facts.count as usize];
        let mut many = 0;
        while many < 8 {
            if many > facts.count as usize {
                facts.low[many] = all_points;
            }
            facts.top[many] = if many > facts.count as usize {
                all_points
            } else {
                all_points - facts.low[facts.count as usize - many]
            };
            many += 1;
        }
        bits += 1;
    }
    all
}
