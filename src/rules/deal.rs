//! The cards of a deal, and the shuffle that is ours for ever.

use rand::Rng;
use rand_pcg::Pcg64;
use thiserror::Error;

use super::bock::Round;
use super::card::Card;
use super::cards::Cards;
use super::seat::{BySeat, Seat, Seating};

/// The seats and their cards before the first word: three hands of ten and the skat; and by
/// house rules whether the deal is one of a Bock or Ramsch round.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Deal {
    seating: Seating,
    hands: BySeat<Cards>,
    skat: Cards,
    round: Round,
}

/// Why cards make no deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BadDeal {
    /// A hand has not ten cards.
    #[error("{0} has {1} cards, not 10")]
    Hand(Seat, usize),
    /// The skat has not two cards.
    #[error("the skat has {0} cards, not 2")]
    Skat(usize),
    /// A card lies in two places.
    #[error("{0} is dealt twice")]
    Twice(Card),
}

impl Deal {
    /// The cards in a hand, and so the tricks of a deal.
    pub const HAND: usize = 10;

    /// A deal of given cards.
    ///
    /// # Errors
    /// If they are not three times ten and two different cards.
    pub fn new(seating: Seating, hands: BySeat<Cards>, skat: Cards) -> Result<Self, BadDeal> {
        let mut seen = skat;
        for (seat, &hand) in hands.iter() {
            if hand.len() != Self::HAND {
                return Err(BadDeal::Hand(seat, hand.len()));
            }
            if let Some(card) = (seen & hand).highest() {
                return Err(BadDeal::Twice(card));
            }
            seen |= hand;
        }
        if skat.len() != 2 {
            return Err(BadDeal::Skat(skat.len()));
        }
        Ok(Self { seating, hands, skat, round: Round::Plain })
    }

    /// Deals a pack from the top in the official order: three cards each, the skat, four each,
    /// three each, from forehand on. (ISkO 3.2.6.)
    #[must_use]
    pub fn from_pack(seating: Seating, pack: &[Card; 32]) -> Self {
        let mut cards = pack.iter().copied();
        let mut take = |n| cards.by_ref().take(n).collect::<Cards>();
        let mut hands = BySeat([Cards::EMPTY; 3]);
        let mut skat = Cards::EMPTY;
        for (round, count) in [3, 4, 3].into_iter().enumerate() {
            for seat in Seat::ALL {
                hands[seat] |= take(count);
            }
            if round == 0 {
                skat = take(2);
            }
        }
        Self { seating, hands, skat, round: Round::Plain }
    }

    /// Shuffles and deals.
    #[must_use]
    pub fn shuffled(seating: Seating, random: &mut impl Rng) -> Self {
        let mut pack: [Card; 32] = Cards::ALL
            .iter()
            .rev()
            .collect::<Vec<_>>()
            .try_into()
            .unwrap_or_else(|_| unreachable!("the pack has 32 cards"));
        for last in (1..pack.len()).rev() {
            pack.swap(last, below(random, last as u64 + 1) as usize);
        }
        Self::from_pack(seating, &pack)
    }

    /// The same deal as one of a round of this kind.
    #[must_use]
    pub const fn in_round(self, round: Round) -> Self {
        Self { round, ..self }
    }

    /// The kind of round the deal belongs to.
    #[must_use]
    pub const fn round(&self) -> Round {
        self.round
    }

    /// The seats of the players.
    #[must_use]
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The ten cards dealt to a seat.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The two cards dealt to the skat.
    #[must_use]
    pub const fn skat(&self) -> Cards {
        self.skat
    }
}

/// A generator for one purpose, named by numbers: the same numbers give the same sequence on every
/// machine and in every version. Deals, first dealers and players each have their own, so that
/// none of them can change another.
#[must_use]
pub fn generator(purpose: &[u64]) -> Pcg64 {
    let state = purpose.iter().fold(0x736b_6174_u64, |state, &part| mix(state ^ mix(part)));
    let wide = |a: u64, b: u64| u128::from(a) << 64 | u128::from(b);
    Pcg64::new(wide(mix(state ^ 1), mix(state ^ 2)), wide(mix(state ^ 3), mix(state ^ 4)))
}

/// A number below `n`, every one equally likely.
///
/// Written out, because the shuffle must stay as it is for ever and libraries reserve the right to
/// change theirs: the high half of a product, drawn again where the low half would favour some.
pub fn below(random: &mut impl Rng, n: u64) -> u64 {
    let unfair = n.wrapping_neg() % n;
    loop {
        let product = u128::from(random.next_u64()) * u128::from(n);
        if product as u64 >= unfair {
            return (product >> 64) as u64;
        }
    }
}

/// Scatters the bits of a number (the finishing step of SplitMix64).
const fn mix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
