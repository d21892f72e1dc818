//! Skat or Hand, what to put away and what to announce, tried out in worlds that fit the auction.

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64;

use crate::players::bot::Bot;
use crate::players::simulation::{Course, Lanes, Unseen, Worlds};
use crate::players::trained::Tables;
use crate::players::trained::odds::exp;
use crate::rules::{
    Announced, Bid, Cards, Contract, Kind, Move, Outcome, Reckoning, Settlement, View,
};

use super::beliefs;
use super::gains::{Bidder, bonus};

/// Games tried after the pick-up and in how many worlds, first all of them, then the best.
const TRIES: [(usize, usize); 2] = [(16, 400), (6, 2000)];
/// In how many worlds Hand games are tried.
const HAND_TRIES: usize = 1500;
/// In how many worlds the best games are tried at least.
pub(super) const LEAST_TRIES: usize = HAND_TRIES;
/// The trained tables count as much as so many worlds.
const PRIOR: f32 = 300.0;
/// The promise that a risk taken freely, an announcement, must make beyond the game without it.
const MARGIN: f32 = 4.0;
/// The promise that a Hand game must make beyond the pick-up.
pub(super) const HAND_MARGIN: f32 = 5.0;

/// A game that can be declared, and what it promises.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// The announcement.
    pub(super) contract: Contract,
    /// The cards put away.
    pub(super) put: Cards,
    /// The list points it promises.
    pub(super) gain: f32,
    /// The chance that it is won, where it was tried.
    pub(super) chance: f32,
}

/// The end of a game in one world.
#[derive(Debug, Clone, Copy)]
pub(super) struct End {
    /// The declarer's card points with the skat.
    pub(super) points: u8,
    /// The declarer's tricks.
    pub(super) tricks: u8,
    /// The declarer's ten cards and the skat.
    pub(super) cards: Cards,
}

/// The cards of the two others and the skat.
pub(super) type Places = [Cards; 3];

/// The choice of Hand or the skat.
pub(in crate::players) fn look_or_not(view: &View, bot: Bot, random: &mut Pcg64) -> Move {
    let Some(bid) = view.table().bid() else { return Move::PickUp };
    hand_or_not(view, Bidder::of(view, bot, bid), random).0
}

/// The same with the best Hand game, if one was tried out.
pub(super) fn hand_or_not(view: &View, bidder: Bidder, random: &mut Pcg64) -> (Move, Option<Plan>) {
    /// Hand games that promise so much less are not tried out.
    const HOPELESS: f32 = -40.0;
    let picking_up = bidder.picking_up(view.dealt());
    if bidder.best_hand(view.dealt()) < picking_up + HOPELESS {
        return (Move::PickUp, None);
    }
    let plan = hand(view, bidder, random);
    match plan {
        Some(plan) if plan.gain > picking_up + HAND_MARGIN => (Move::Hand, Some(plan)),
        plan => (Move::PickUp, plan),
    }
}

/// The announcement.
pub(in crate::players) fn announce(view: &View, bot: Bot, random: &mut Pcg64) -> Move {
    let bidder = Bidder::of(view, bot, view.table().bid().unwrap_or(Bid::LEAST));
    let plan = if view.table().is_hand() {
        hand(view, bidder, random)
    } else {
        after(view, bidder, random)
    };
    plan.map_or(Move::Declare(Contract::hand(Kind::Grand), Cards::EMPTY), |plan| {
        Move::Declare(plan.contract, plan.put)
    })
}

/// Worlds at the end of the auction, as likely as the others' bids make them.
pub(super) fn deals(
    view: &View,
    seat: usize,
    own: Cards,
    count: usize,
    random: &mut impl Rng,
) -> Vec<Places> {
    let lanes = Lanes::of(Kind::Clubs);
    let skat = if own.len() == 12 { 0 } else { 2 };
    let cards = lanes.bits(Cards::ALL - own);
    let worlds = Worlds::new(&Unseen { cards, may: [u32::MAX; 3], room: [10, 10, skat] });
    let drawn = (0..count).filter_map(|_| worlds.draw(random));
    let weighed: Vec<(f32, Places)> = drawn
        .map(|world| {
            let places = world.map(|bits| lanes.cards(bits));
            let log: f32 =
                (0..2).map(|i| beliefs::passed(view, (seat + 1 + i) % 3, places[i])).sum();
            (exp(log), places)
        })
        .collect();
    let step = weighed.iter().map(|(weight, _)| weight).sum::<f32>() / count as f32;
    let (mut at, mut sum) = (random.random::<f32>() * step, 0.0);
    let mut chosen = Vec::with_capacity(count);
    for (weight, places) in weighed {
        sum += weight;
        while at < sum && chosen.len() < count {
            chosen.push(places);
            at += step;
        }
    }
    chosen
}

/// The ends of a game in each world, played by the policy.
pub(super) fn ends(
    kind: Kind,
    seat: usize,
    hand: Cards,
    put: Option<Cards>,
    deals: &[Places],
    seed: u64,
) -> Vec<End> {
    let lanes = Lanes::of(kind);
    let policy = Tables::trained().policy(kind);
    let mut random = Pcg64::seed_from_u64(seed);
    let end = |places: &Places| {
        let mut hands = [0; 3];
        hands[seat] = lanes.bits(hand);
        hands[(seat + 1) % 3] = lanes.bits(places[0]);
        hands[(seat + 2) % 3] = lanes.bits(places[1]);
        let away = put.map_or(0, |put| lanes.bits(put));
        let mut course = Course::new(lanes, hands, away, seat as u8);
        policy.play_out(&mut course, &mut random);
        let skat = put.unwrap_or(places[2]);
        End {
            points: course.declarer_points() + skat.points(),
            tricks: course.tricks[seat],
            cards: hand | skat,
        }
    };
    deals.iter().map(end).collect()
}

/// The reckoning of an end.
fn reckoned(contract: Contract, bidder: Bidder, end: &End) -> Reckoning {
    let outcome = Outcome::Played {
        points: end.points,
        tricks: end.tricks,
        defender_tricks: 10 - end.tricks,
    };
    Settlement { contract, cards: end.cards, bid: bidder.bid, outcome, doublings: 1 }.reckon()
}

/// The mean of what such ends write on the list.
pub(super) fn mean(contract: Contract, bidder: Bidder, ends: &[End]) -> f32 {
    let score = |end: &End| {
        let reckoning = reckoned(contract, bidder, end);
        let bonus = bonus(bidder.scoring);
        reckoning.score as f32 + if reckoning.won { bonus } else { -bonus }
    };
    ends.iter().map(score).sum::<f32>() / ends.len().max(1) as f32
}

/// In what share of such ends the game is won.
pub(super) fn won(contract: Contract, bidder: Bidder, ends: &[End]) -> f32 {
    let won = ends.iter().filter(|end| reckoned(contract, bidder, end).won).count();
    won as f32 / ends.len().max(1) as f32
}

/// The best game of twelve cards.
fn after(view: &View, bidder: Bidder, random: &mut Pcg64) -> Option<Plan> {
    let best = plans(view, bidder, None, random).first().copied()?;
    Some(opened(view, bidder, best, random))
}

/// The best games of twelve cards, the very best first; only those with these cards put away, if
/// any are named.
pub(super) fn plans(
    view: &View,
    bidder: Bidder,
    put: Option<Cards>,
    random: &mut Pcg64,
) -> Vec<Plan> {
    let cards = view.hand();
    let mut plans: Vec<Plan> = bidder
        .games(cards)
        .filter(|&(_, away, _)| put.is_none_or(|put| put == away))
        .map(|(kind, put, gain)| Plan { contract: Contract::plain(kind), put, gain, chance: 0.0 })
        .collect();
    plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    for (games, count) in TRIES {
        plans.truncate(games);
        let deals = deals(view, bidder.seat, cards, count, random);
        let seed = random.random();
        for plan in &mut plans {
            let Plan { contract, put, gain, .. } = *plan;
            let ends = ends(contract.kind(), bidder.seat, cards - put, Some(put), &deals, seed);
            let mean = mean(contract, bidder, &ends);
            plan.gain = (gain * PRIOR + mean * count as f32) / (PRIOR + count as f32);
            plan.chance = won(contract, bidder, &ends);
        }
        plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    }
    plans
}

/// A Null laid open if that promises more.
pub(super) fn opened(view: &View, bidder: Bidder, plan: Plan, random: &mut Pcg64) -> Plan {
    if plan.contract.kind() != Kind::Null {
        return plan;
    }
    let contract = Contract::null(plan.contract.is_hand(), true);
    let hand = if plan.contract.is_hand() { view.dealt() } else { view.hand() - plan.put };
    let own = hand | plan.put;
    let deals = deals(view, bidder.seat, own, super::open::WORLDS, random);
    let made = super::open::null(bidder.seat, hand, &deals);
    let value = contract.null_value().map_or(0.0, f32::from);
    let bonus = bonus(bidder.scoring);
    let gain = made * (value + bonus) - (1.0 - made) * (2.0 * value + bonus);
    if gain > plan.gain + MARGIN { Plan { contract, gain, chance: made, ..plan } } else { plan }
}

/// The best Hand game.
fn hand(view: &View, bidder: Bidder, random: &mut Pcg64) -> Option<Plan> {
    let best = hands(view, bidder, random).first().copied()?;
    Some(opened(view, bidder, best, random))
}

/// The Hand games, the best first.
pub(super) fn hands(view: &View, bidder: Bidder, random: &mut Pcg64) -> Vec<Plan> {
    /// Games that promise so much less than nothing are not tried if there are others.
    const HOPELESS: f32 = -60.0;
    let hand = view.dealt();
    let deals = deals(view, bidder.seat, hand, HAND_TRIES, random);
    let seed = random.random();
    let mut plans = Vec::new();
    let mut kinds: Vec<(Kind, f32)> =
        Kind::ALL.into_iter().filter_map(|kind| Some((kind, bidder.hand(hand, kind)?))).collect();
    kinds.sort_by(|a, b| b.1.total_cmp(&a.1));
    for (number, (kind, promise)) in kinds.into_iter().enumerate() {
        if number > 0 && promise < HOPELESS {
            break;
        }
        let ends = ends(kind, bidder.seat, hand, None, &deals, seed);
        let announced = [Announced::Nothing, Announced::Schneider, Announced::Schwarz];
        let contracts: Vec<Contract> = match kind {
            Kind::Null => vec![Contract::null(true, false)],
            _ => announced.into_iter().filter_map(|a| Contract::new(kind, true, a).ok()).collect(),
        };
        for contract in contracts {
            let margin = if contract.schneider_announced() { MARGIN } else { 0.0 };
            let gain = mean(contract, bidder, &ends) - margin;
            let chance = won(contract, bidder, &ends);
            plans.push(Plan { contract, put: Cards::EMPTY, gain, chance });
        }
        let contract = bidder.hand_game(hand, kind);
        if contract.is_ouvert() {
            // Nothing is left to chance but how many matadors lie in the skat.
            let all = |&End { cards, .. }: &End| End { points: 120, tricks: 10, cards };
            let ends: Vec<End> = ends.iter().map(all).collect();
            let (gain, chance) = (mean(contract, bidder, &ends), won(contract, bidder, &ends));
            plans.push(Plan { contract, put: Cards::EMPTY, gain, chance });
        }
    }
    plans.sort_by(|a, b| b.gain.total_cmp(&a.gain));
    plans
}
