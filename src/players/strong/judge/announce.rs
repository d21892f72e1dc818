//! The skat or Hand, and the game that is announced.

use rand::Rng;
use rand_pcg::Pcg64;

use super::auction::Outlook;
use super::fear::{self, Sample};
use crate::players::advice::{Advice, Basis, Fear, Odds, Reason};
use crate::players::strong::announce::{self, Plan};
use crate::players::strong::gains::Bidder;
use crate::rules::{Announced, Card, Cards, Kind, Move, Rank, Seat, Suit, View};

/// In how many deals the game that is announced is played out to see what hurts it.
const FEARED: usize = 1000;

/// The advice on the skat: to pick it up, or to play Hand.
pub(super) fn skat(view: &View, bidder: Bidder, random: &mut Pcg64) -> Option<Advice> {
    view.table().bid()?;
    let (mv, plan) = announce::hand_or_not(view, bidder, random);
    let outlook = Outlook::new(bidder, view.dealt());
    let mut options = outlook.options(bidder, view.dealt());
    // What was played out is known better than what the tables say.
    let tried = plan.map(odds);
    options.retain(|odds| tried.is_none_or(|tried| tried.mv != odds.mv));
    let (reason, basis, fear) = match (mv, plan) {
        (Move::Hand, Some(plan)) => {
            let kind = plan.contract.kind();
            options.splice(0..0, tried);
            (Reason::NeedsNoSkat { kind }, TRIED_OUT, fear(view, bidder, plan, random))
        }
        _ => {
            options.extend(tried);
            (Reason::SkatHelps { kind: outlook.kind() }, Basis::Games, None)
        }
    };
    Some(Advice { mv, options, reason, fear, basis })
}

/// The announcement, and why; with these cards put away, if any are named.
pub(super) fn game(
    view: &View,
    bidder: Bidder,
    put: Option<Cards>,
    random: &mut Pcg64,
) -> Option<Advice> {
    let mut plans = match view.table().is_hand() {
        true => announce::hands(view, bidder, random),
        false => announce::plans(view, bidder, put, random),
    };
    let best = announce::opened(view, bidder, plans.first().copied()?, random);
    plans.remove(0);
    let options = [best].into_iter().chain(plans).map(odds).collect();
    let contract = best.contract;
    let reason = match contract.announced() {
        Announced::Nothing if contract.is_hand() => Reason::HandGame,
        Announced::Nothing => {
            let (empties, saves) = put_away(view.hand(), best);
            Reason::Game { empties, saves }
        }
        _ => Reason::Announced,
    };
    let fear = fear(view, bidder, best, random);
    Some(Advice { mv: Move::Declare(contract, best.put), options, reason, fear, basis: TRIED_OUT })
}

const fn odds(plan: Plan) -> Odds {
    Odds { mv: Move::Declare(plan.contract, plan.put), chance: plan.chance }
}

/// The source of the chances of plans that were tried out.
const TRIED_OUT: Basis = Basis::Deals { deals: announce::LEAST_TRIES, all: false };

/// The suit that is empty without the cards put away, and the dear card among them.
fn put_away(twelve: Cards, plan: Plan) -> (Option<Suit>, Option<Card>) {
    let kind = plan.contract.kind();
    let empties = Suit::ALL.into_iter().find(|&suit| {
        let class = Cards::suit(suit) - kind.trumps();
        plan.put.intersects(class) && !(twelve - plan.put).intersects(class)
    });
    let dear = Cards::rank(Rank::Ace) | Cards::rank(Rank::Ten);
    let saves = (plan.put & dear).highest().filter(|_| kind != Kind::Null);
    (empties, saves)
}

/// The fact that hurts a game most.
fn fear(view: &View, bidder: Bidder, plan: Plan, random: &mut Pcg64) -> Option<Fear> {
    let Plan { contract, put, chance, .. } = plan;
    let kind = contract.kind();
    let hand = view.hand() - put;
    let deals = announce::deals(view, bidder.seat, hand | put, FEARED, random);
    let away = (!contract.is_hand()).then_some(put);
    let ends = announce::ends(kind, bidder.seat, hand, away, &deals, random.next_u64());
    let [next, last] = Seat::from_index(bidder.seat)?.others();
    let samples: Vec<Sample> = deals
        .iter()
        .zip(&ends)
        .map(|(places, end)| Sample {
            weight: 1.0 / deals.len() as f32,
            held: [(next, places[0]), (last, places[1])],
            win: announce::won(contract, bidder, &[*end]),
        })
        .collect();
    fear::of(kind, chance, &samples)
}
