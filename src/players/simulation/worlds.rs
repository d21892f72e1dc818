//! Worlds: the ways the cards that a seat cannot see may lie.

use rand::{Rng, RngExt};

use super::lanes::ones;

/// The unseen cards and the places they may lie in: two hands and the skat.
#[derive(Debug, Clone)]
pub(crate) struct Unseen {
    /// The cards.
    pub(crate) cards: u32,
    /// The cards that each place may hold.
    pub(crate) may: [u32; 3],
    /// The number of cards each place holds.
    pub(crate) room: [u8; 3],
}

/// All worlds that fit, counted, to be drawn evenly or listed.
///
/// Cards that may lie in the same places are alike, so the worlds are counted by how many cards of
/// each sort go where; a draw picks such a split by the number of its worlds, then the cards.
#[derive(Debug, Clone)]
pub(crate) struct Worlds {
    sorts: Vec<Sort>,
    splits: Vec<Split>,
    total: f64,
}

#[derive(Debug, Clone, Copy)]
struct Sort {
    cards: u32,
    places: u8,
}

/// The number of cards of each sort that go to each place.
#[derive(Debug, Clone)]
struct Split {
    counts: Vec<[u8; 3]>,
    /// The number of worlds up to and with this split.
    up_to: f64,
}

impl Worlds {
    /// Counts the worlds. There are none if the cards cannot lie so.
    #[must_use]
    pub(crate) fn new(unseen: &Unseen) -> Self {
        let mut sorts: Vec<Sort> = Vec::new();
        for places in 1..8u8 {
            let fits = |&bit: &u8| {
                (0..3).all(|p| {
                    let open = unseen.room[p] > 0 && unseen.may[p] >> bit & 1 == 1;
                    open == (places >> p & 1 == 1)
                })
            };
            let cards = ones(unseen.cards).filter(fits).fold(0u32, |set, bit| set | 1 << bit);
            if cards != 0 {
                sorts.push(Sort { cards, places });
            }
        }
        let placed: u32 = sorts.iter().map(|sort| sort.cards.count_ones()).sum();
        let mut worlds = Self { sorts, splits: Vec::new(), total: 0.0 };
        let room: u32 = unseen.room.iter().map(|&n| u32::from(n)).sum();
        if placed == unseen.cards.count_ones() && placed == room {
            worlds.split(0, unseen.room, &mut Vec::new(), 1.0);
        }
        worlds
    }

    fn split(&mut self, at: usize, room: [u8; 3], counts: &mut Vec<[u8; 3]>, ways: f64) {
        let Some(&Sort { cards, places }) = self.sorts.get(at) else {
            self.total += ways;
            self.splits.push(Split { counts: counts.clone(), up_to: self.total });
            return;
        };
        let n = cards.count_ones() as u8;
        let most = |p: usize| if places >> p & 1 == 1 { room[p].min(n) } else { 0 };
        for a in 0..=most(0) {
            for b in 0..=most(1).min(n - a) {
                let c = n - a - b;
                if c > most(2) {
                    continue;
                }
                counts.push([a, b, c]);
                let left = [room[0] - a, room[1] - b, room[2] - c];
                let ways = ways * choose(n, a) * choose(n - a, b);
                self.split(at + 1, left, counts, ways);
                counts.pop();
            }
        }
    }

    /// The number of worlds there are.
    #[must_use]
    pub(crate) const fn count(&self) -> f64 {
        self.total
    }

    /// Draws a world, every one with the same chance: the cards of the three places.
    pub(crate) fn draw(&self, random: &mut impl Rng) -> Option<[u32; 3]> {
        let at = random.random::<f64>() * self.total;
        let split = self.splits.iter().find(|split| at < split.up_to).or(self.splits.last())?;
        let mut world = [0; 3];
        for (sort, counts) in self.sorts.iter().zip(&split.counts) {
            let mut rest = sort.cards;
            for (place, &count) in counts.iter().enumerate() {
                for _ in 0..count {
                    let nth = random.random_range(0..rest.count_ones());
                    let bit = nth_one(rest, nth);
                    rest &= !bit;
                    world[place] |= bit;
                }
            }
        }
        Some(world)
    }

    /// One of the worlds: the first, in a fixed order.
    #[must_use]
    pub(crate) fn first(&self) -> Option<[u32; 3]> {
        let split = self.splits.first()?;
        let mut world = [0; 3];
        for (sort, counts) in self.sorts.iter().zip(&split.counts) {
            let mut rest = ones(sort.cards);
            for (place, &count) in world.iter_mut().zip(counts) {
                *place |= rest.by_ref().take(count.into()).fold(0u32, |set, bit| set | 1 << bit);
            }
        }
        Some(world)
    }

    /// All worlds, in a fixed order.
    #[must_use]
    pub(crate) fn all(&self) -> Vec<[u32; 3]> {
        let mut found = Vec::new();
        for split in &self.splits {
            let mut part = vec![[0u32; 3]];
            for (sort, counts) in self.sorts.iter().zip(&split.counts) {
                let mut grown = Vec::new();
                for first in subsets(sort.cards, counts[0]) {
                    for second in subsets(sort.cards & !first, counts[1]) {
                        let third = sort.cards & !first & !second;
                        grown.extend(
                            part.iter().map(|w| [w[0] | first, w[1] | second, w[2] | third]),
                        );
                    }
                }
                part = grown;
            }
            found.extend(part);
        }
        found
    }
}

/// The sets of `count` of these cards.
fn subsets(cards: u32, count: u8) -> Vec<u32> {
    if count == 0 {
        return vec![0];
    }
    let mut found = Vec::new();
    let mut rest = cards;
    while rest.count_ones() >= u32::from(count) {
        let bit = rest & rest.wrapping_neg();
        rest &= !bit;
        found.extend(subsets(rest, count - 1).into_iter().map(|set| set | bit));
    }
    found
}

/// The lowest but `nth` of the bits that are set.
fn nth_one(mut bits: u32, nth: u32) -> u32 {
    for _ in 0..nth {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

/// The number of ways there are to take `k` of `n`.
fn choose(n: u8, k: u8) -> f64 {
    (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
}
