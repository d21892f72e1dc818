//! Before a Ramsch: Grand Hand instead, to take the skat or to push it on, and what to put on.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;

use crate::players::simulation::{Course, Lanes, Unseen, Worlds, pairs};
use crate::players::trained::Tables;
use crate::players::trained::prospects::Marks;
use crate::rules::{Bid, Cards, Contract, Kind, Move, Phase, Seat, View};

use super::gains::Bidder;
use super::ramsch::gain;
use crate::players::bot::Bot;

/// The promise that a Grand Hand must make beyond the Ramsch.
const GRAND_HAND: f32 = 15.0;
/// The number of pairs of cards to put on that are tried out, and of the worlds they are tried in.
const TRIED: usize = 8;
const WORLDS: usize = 300;
/// The trained table counts as much as so many worlds.
const PRIOR: f32 = 150.0;

/// The answer to what is asked.
pub(in crate::players) fn answer(view: &View, bot: Bot, random: &mut Pcg64) -> Move {
    match view.table().phase() {
        Phase::GrandHand if grand_hand(view, bot) => {
            Move::Declare(Contract::hand(Kind::Grand), Cards::EMPTY)
        }
        Phase::Pushing if takes(view) => Move::PickUp,
        Phase::Pushing => Move::Push,
        Phase::PuttingOn => put_on(view, random).map_or(Move::Decline, Move::PutOn),
        _ => Move::Decline,
    }
}

fn grand_hand(view: &View, bot: Bot) -> bool {
    let bidder = Bidder::of(view, bot, Bid::LEAST);
    let grand = bidder.hand(view.dealt(), Kind::Grand);
    let lanes = Lanes::of(Kind::Grand);
    let ramsch = promise(lanes, lanes.bits(view.dealt()), 0, bidder.seat);
    grand.is_some_and(|grand| grand > ramsch + GRAND_HAND)
}

/// The gain of a hand in Ramsch on the average of the others.
fn promise(lanes: &Lanes, hand: u32, put: u32, seat: usize) -> f32 {
    Tables::trained().ramsch.prospects.points(&Marks::of(lanes, hand, put, seat))
}

/// The pairs of cards that may be put on, and what is then promised.
fn choices(view: &View, twelve: u32, seat: usize) -> impl Iterator<Item = (u32, f32)> {
    let lanes = Lanes::of(Kind::Grand);
    let kept = if view.table().rules().push_jacks { 0 } else { lanes.trumps() };
    pairs(twelve & !kept).map(move |put| (put, promise(lanes, twelve & !put, put, seat)))
}

/// True if the skat is taken: to push it on unseen doubles what there is to gain, or to lose.
fn takes(view: &View) -> bool {
    /// Every third pair is enough, and all cards are in as many of them.
    const EVERY: usize = 3;
    let lanes = Lanes::of(Kind::Grand);
    let seat = view.seat().map_or(0, Seat::index);
    let hand = lanes.bits(view.hand());
    let mut out = lanes.bits(view.unseen());
    let taken = Seat::ALL.into_iter().any(|seat| view.table().took_skat(seat));
    if taken && !view.table().rules().push_jacks {
        out &= !lanes.trumps();
    }
    let (mut sum, mut count) = (0.0, 0.0);
    for skat in pairs(out).step_by(EVERY) {
        let best = choices(view, hand | skat, seat).map(|(_, promise)| promise);
        sum += best.fold(f32::MIN, f32::max);
        count += 1.0;
    }
    sum / count > 2.0 * promise(lanes, hand, 0, seat)
}

/// The two cards to put on: the best by the table are tried out.
fn put_on(view: &View, random: &mut Pcg64) -> Option<Cards> {
    let lanes = Lanes::of(Kind::Grand);
    let seat = view.seat()?.index();
    let twelve = lanes.bits(view.hand());
    let mut tried: Vec<(u32, f32)> = choices(view, twelve, seat).collect();
    tried.sort_by(|a, b| b.1.total_cmp(&a.1));
    tried.truncate(TRIED);
    let unseen = Unseen { cards: !twelve, may: [u32::MAX; 3], room: [10, 10, 0] };
    let worlds = Worlds::new(&unseen);
    let deals: Vec<[u32; 3]> = (0..WORLDS).filter_map(|_| worlds.draw(random)).collect();
    let seed = random.random();
    for (put, value) in &mut tried {
        let mut random = Pcg64::seed_from_u64(seed);
        let mut sum = 0.0;
        for [next, last, _] in &deals {
            let mut hands = [0; 3];
            hands[seat] = twelve & !*put;
            hands[(seat + 1) % 3] = *next;
            hands[(seat + 2) % 3] = *last;
            let mut course = Course::new(lanes, hands, 0, 3);
            Tables::trained().ramsch.policy.play_out(&mut course, &mut random);
            sum += gain(&course, *put, view.table().rules(), seat);
        }
        *value = (*value * PRIOR + sum) / (PRIOR + deals.len() as f32);
    }
    let best = tried.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(put, _)| lanes.cards(put))
}
