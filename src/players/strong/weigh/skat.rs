//! The declarer before the first card: the skat or Hand, two cards put away, and the game.

use rand::RngExt;
use rand_pcg::Pcg64;

use crate::players::strong::announce::{self, End, Places};
use crate::players::strong::gains::Bidder;
use crate::players::strong::open;
use crate::rules::{Announced, Bid, Cards, Contract, Kind, Move, takes_every_trick};

use super::asked::Asked;
use super::ledger::Writing;
use super::samples::{Result, Samples, Weighed};

/// The most pairs of cards that are tried, and games after each.
const PAIRS: usize = 6;
const GAMES: usize = 2;
/// The list points within which another game of the same cards is tried, too.
const NEAR: f32 = 25.0;
/// Nulls that are won so often are tried with open cards.
const OPEN_NULL: f32 = 0.6;

/// A declarer, and what is known at the announcement.
struct Declarer<'a> {
    asked: &'a Asked<'a>,
    bidder: Bidder,
}

/// The worth of the skat and of Hand.
pub(super) fn hand(asked: &Asked<'_>, random: &mut Pcg64) -> Option<Vec<Weighed>> {
    let declarer = Declarer::of(asked)?;
    let (view, bidder) = (asked.view, declarer.bidder);
    let cards = view.dealt();
    let contract = match asked.effort.skats {
        true => announce::hands(view, bidder, random).first().map(|plan| plan.contract),
        false => declarer.hand_game(),
    }?;
    let count = asked.effort.deals;
    Some(asked.drawn(vec![Move::PickUp, Move::Hand], |samples| {
        let deals = announce::deals(view, bidder.seat, cards, count, random);
        let seed: u64 = random.random();
        let alone = declarer.results(contract, cards, None, &deals, seed);
        for (places, alone) in deals.iter().zip(alone) {
            let best = bidder.games(cards | places[2]).max_by(|a, b| a.2.total_cmp(&b.2));
            let Some((kind, put, _)) = best else { continue };
            let hand = (cards | places[2]) - put;
            let world = [*places];
            // Both games have luck of their own: they are not the same game.
            let seed = random.random();
            let contract = Contract::plain(kind);
            let results = declarer.results(contract, hand, Some(put), &world, seed);
            samples.add(1.0, vec![results[0], alone]);
        }
    }))
}

/// The worth of pairs of cards put away, each with the best game after it.
pub(super) fn discard(asked: &Asked<'_>, random: &mut Pcg64) -> Option<Vec<Weighed>> {
    let Move::Declare(_, made) = asked.made else { return None };
    let declarer = Declarer::of(asked)?;
    let cards = asked.view.hand();
    let mut games: Vec<(Kind, Cards, f32)> = declarer.bidder.games(cards).collect();
    games.sort_by(|a, b| b.2.total_cmp(&a.2));
    let mut pairs: Vec<Cards> = vec![made];
    for &(_, put, _) in &games {
        if pairs.len() > PAIRS {
            break;
        }
        if !pairs.contains(&put) {
            pairs.push(put);
        }
    }
    let plans: Vec<(Cards, Vec<Contract>)> = pairs
        .into_iter()
        .map(|put| {
            let of: Vec<_> = games.iter().filter(|game| game.1 == put).collect();
            let best = of.first().map_or(f32::MIN, |game| game.2);
            let near = of.into_iter().take(GAMES).filter(|game| game.2 >= best - NEAR);
            let mut contracts: Vec<Contract> = near.map(|game| Contract::plain(game.0)).collect();
            if contracts.contains(&Contract::plain(Kind::Null))
                && declarer.bidder.chance(cards - put, put, Kind::Null) >= OPEN_NULL
            {
                contracts.push(Contract::null(false, true));
            }
            (put, contracts)
        })
        .filter(|(_, contracts)| !contracts.is_empty())
        .collect();
    let moves: Vec<Move> = plans.iter().map(|&(put, ref of)| Move::Declare(of[0], put)).collect();
    let asked = Asked { made: named(&moves, made)?, ..*asked };
    let count = asked.effort.deals;
    Some(asked.drawn(moves, |samples| {
        let deals = announce::deals(asked.view, declarer.bidder.seat, cards, count, random);
        let seed: u64 = random.random();
        let best = |(put, contracts): &(Cards, Vec<Contract>)| {
            let results = contracts.iter().map(|&contract| {
                declarer.results(contract, cards - *put, Some(*put), &deals, seed)
            });
            let sum = |results: &[Result]| results.iter().map(|result| result.0).sum::<f32>();
            results.max_by(|a, b| sum(a).total_cmp(&sum(b))).unwrap_or_default()
        };
        let columns: Vec<Vec<Result>> = plans.iter().map(best).collect();
        add_columns(samples, &columns);
    }))
}

/// The move among these that puts these cards away.
fn named(moves: &[Move], put: Cards) -> Option<Move> {
    moves.iter().copied().find(|mv| matches!(mv, Move::Declare(_, other) if *other == put))
}

fn add_columns(samples: &mut Samples, columns: &[Vec<Result>]) {
    let worlds = columns.iter().map(Vec::len).min().unwrap_or(0);
    for world in 0..worlds {
        samples.add(1.0, columns.iter().map(|column| column[world]).collect());
    }
}

/// The worth of the games that come into question with the cards as they lie.
pub(super) fn game(asked: &Asked<'_>, random: &mut Pcg64) -> Option<Vec<Weighed>> {
    let Move::Declare(made, put) = asked.made else { return None };
    let declarer = Declarer::of(asked)?;
    let alone = asked.view.table().is_hand();
    let cards = asked.view.hand() - put;
    let mut games: Vec<(Kind, f32)> = Kind::ALL
        .into_iter()
        .filter_map(|kind| {
            let gain = match alone {
                true => declarer.bidder.hand(cards, kind),
                false => declarer.bidder.after(cards, put, kind),
            };
            Some((kind, gain?))
        })
        .collect();
    games.sort_by(|a, b| b.1.total_cmp(&a.1));
    games.truncate(GAMES + 1);
    let mut contracts = vec![made];
    let mut add = |contract: Contract| {
        if !contracts.contains(&contract) && asked.view.check(Move::Declare(contract, put)).is_ok()
        {
            contracts.push(contract);
        }
    };
    for (kind, _) in games {
        match (kind, alone) {
            (Kind::Null, _) => {
                add(Contract::null(alone, false));
                let chance = match alone {
                    true => declarer.bidder.hand_chance(cards, kind),
                    false => declarer.bidder.chance(cards, put, kind),
                };
                if chance >= OPEN_NULL {
                    add(Contract::null(alone, true));
                }
            }
            (_, true) => {
                for announced in [Announced::Nothing, Announced::Schneider, Announced::Schwarz] {
                    if let Ok(contract) = Contract::new(kind, true, announced) {
                        add(contract);
                    }
                }
                add(declarer.bidder.hand_game(cards, kind));
            }
            (_, false) => add(Contract::plain(kind)),
        }
    }
    let moves = contracts.iter().map(|&contract| Move::Declare(contract, put)).collect();
    let count = asked.effort.deals;
    let away = (!alone).then_some(put);
    Some(asked.drawn(moves, |samples| {
        let own = cards | put;
        let deals = announce::deals(asked.view, declarer.bidder.seat, own, count, random);
        let seed: u64 = random.random();
        let columns: Vec<Vec<Result>> = contracts
            .iter()
            .map(|&contract| declarer.results(contract, cards, away, &deals, seed))
            .collect();
        add_columns(samples, &columns);
    }))
}

impl<'a> Declarer<'a> {
    fn of(asked: &'a Asked<'a>) -> Option<Self> {
        let seat = asked.view.seat()?.index();
        let bid = asked.view.table().bid().unwrap_or(Bid::LEAST);
        let bidder = Bidder { seat, bid, scoring: asked.ledger.scoring };
        Some(Self { asked, bidder })
    }

    /// The best Hand game at a glance.
    fn hand_game(&self) -> Option<Contract> {
        let hand = self.asked.view.dealt();
        let gains =
            Kind::ALL.into_iter().filter_map(|kind| Some((kind, self.bidder.hand(hand, kind)?)));
        let best = gains.max_by(|a, b| a.1.total_cmp(&b.1))?;
        Some(self.bidder.hand_game(hand, best.0))
    }

    /// The results of a game in each world.
    fn results(
        &self,
        contract: Contract,
        hand: Cards,
        put: Option<Cards>,
        deals: &[Places],
        seed: u64,
    ) -> Vec<Result> {
        let (ledger, doublings) = (self.asked.ledger, self.asked.view.round().factor());
        let bid = self.bidder.bid;
        let writing = Writing { ledger, contract, bid, doublings, own: true };
        let kind = contract.kind();
        let twelve = |places: &Places| hand | put.unwrap_or(places[2]);
        let seat = self.bidder.seat;
        if contract.is_ouvert() && kind == Kind::Null {
            let made = open::nulls(seat, hand, deals);
            let result = |(made, places): (bool, &Places)| {
                writing.result(0, u8::from(!made), twelve(places))
            };
            return made.into_iter().zip(deals).map(result).collect();
        }
        if contract.is_ouvert() && takes_every_trick(kind, hand, seat == 0) {
            return deals.iter().map(|places| writing.result(120, 10, twelve(places))).collect();
        }
        let ends = announce::ends(kind, seat, hand, put, deals, seed);
        let result = |end: &End| writing.result(end.points, end.tricks, end.cards);
        ends.iter().map(result).collect()
    }
}
