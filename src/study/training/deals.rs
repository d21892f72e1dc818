//! Deals to train with, and games worth playing with them.

use rand::{Rng, RngExt};

use crate::players::simulation::{Course, Lanes, pairs};
use crate::players::trained::odds::ln;
use crate::players::trained::prospects::{Marks, Prospects, Question};
use crate::rules::{Deal, Kind, Place, Seat, Seating, TableSize};

/// Three at a table.
const SEATING: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };

/// A deal at random.
pub(super) fn deal(random: &mut impl Rng) -> Deal {
    Deal::shuffled(SEATING, random)
}

/// The hands of a deal as bits.
pub(super) fn hands(lanes: &Lanes, deal: &Deal) -> [u32; 3] {
    Seat::ALL.map(|seat| lanes.bits(deal.hand(seat)))
}

/// The two cards of twelve that the prospects would put away, but for some noise: all sorts of
/// hands are to be seen.
pub(super) fn put_away(
    prospects: &Prospects<f32>,
    lanes: &Lanes,
    twelve: u32,
    seat: usize,
    noise: f32,
    random: &mut impl Rng,
) -> (u32, f32) {
    let mut best = (0, f32::MIN, f32::MIN);
    for put in pairs(twelve) {
        let marks = Marks::of(lanes, twelve & !put, put, seat);
        let odds = prospects.odds(lanes.kind(), &marks, Question::Win);
        let liking = odds + noise * gumbel(random);
        if liking > best.2 {
            best = (put, odds, liking);
        }
    }
    (best.0, best.1)
}

/// Noise that turns the largest of several likings into a draw by their softmax.
fn gumbel(random: &mut impl Rng) -> f32 {
    -ln(-ln(random.random::<f32>()))
}

/// A game at its first lead.
#[derive(Debug, Clone, Copy)]
pub(super) struct Start {
    /// The play.
    pub(super) course: Course,
    /// Card points in the skat.
    pub(super) skat: u8,
}

/// A game that somebody might declare, at random; `None` for a hand that nobody would play.
pub(super) fn start(prospects: &Prospects<f32>, random: &mut impl Rng) -> Option<Start> {
    /// Grand and Null are more than their share of the deals: they have tables of their own.
    const KINDS: [Kind; 9] = [
        Kind::Diamonds,
        Kind::Hearts,
        Kind::Spades,
        Kind::Clubs,
        Kind::Grand,
        Kind::Grand,
        Kind::Grand,
        Kind::Null,
        Kind::Null,
    ];
    const HAND_GAMES: f32 = 0.12;
    const NOISE: f32 = 0.2;
    /// Games with worse odds are left alone.
    const WORST: f32 = -1.0;
    /// Games with better odds teach little: so many of them are left out.
    const SURE: f32 = 3.0;
    const LEFT_OUT: f32 = 0.8;

    let deal = deal(random);
    let seat = random.random_range(0..3usize);
    let lanes = Lanes::of(KINDS[random.random_range(0..KINDS.len())]);
    let mut hands = hands(lanes, &deal);
    let skat = lanes.bits(deal.skat());
    let (put, odds) = if random.random::<f32>() < HAND_GAMES {
        let marks = Marks::of(lanes, hands[seat], 0, seat);
        (0, prospects.odds(lanes.kind(), &marks, Question::WinHand))
    } else {
        let twelve = hands[seat] | skat;
        let (put, odds) = put_away(prospects, lanes, twelve, seat, NOISE, random);
        hands[seat] = twelve & !put;
        (put, odds)
    };
    if odds < WORST || odds > SURE && random.random::<f32>() < LEFT_OUT {
        return None;
    }
    let skat = lanes.points_of(if put == 0 { skat } else { put });
    Some(Start { course: Course::new(lanes, hands, put, seat as u8), skat })
}
