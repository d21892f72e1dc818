//! No player peeks: cards that a seat cannot see may change places without changing its view or its
//! move.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use skat::players::{Level, decide};
use skat::rules::{
    BySeat, Card, Cards, Deal, Game, Move, Phase, Place, Round, Rules, Seat, Seating, TableSize,
    below, generator,
};

const SEATING: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };

/// Exchanges two cards.
fn exchange(cards: Cards, a: Card, b: Card) -> Cards {
    cards
        .iter()
        .map(|card| {
            if card == a {
                b
            } else if card == b {
                a
            } else {
                card
            }
        })
        .collect()
}

/// The same game with two cards exchanged wherever they lie; `None` if a move of it would then
/// break the law.
fn exchanged(game: &Game, a: Card, b: Card) -> Option<Game> {
    let hands = BySeat::from_fn(|seat| exchange(game.deal().hand(seat), a, b));
    let deal = Deal::new(SEATING, hands, exchange(game.deal().skat(), a, b)).ok()?;
    let deal = deal.in_round(game.deal().round());
    let moves = game.moves().iter().map(|&(seat, mv)| match mv {
        Move::Declare(contract, put) => (seat, Move::Declare(contract, exchange(put, a, b))),
        Move::PutOn(put) => (seat, Move::PutOn(exchange(put, a, b))),
        _ => (seat, mv),
    });
    Game::replay_with(*game.rules(), deal, moves).ok()
}

/// What part of the deal a move belongs to.
fn part(game: &Game) -> &'static str {
    match game.table().phase() {
        _ if game.table().offer().is_some() => "concession",
        Phase::Auction => "auction",
        Phase::Skat => "skat",
        Phase::Announcing => "announcing",
        Phase::Playing if game.table().is_ramsch() => "Ramsch",
        Phase::Playing => "playing",
        Phase::Doubling => "doubling",
        Phase::GrandHand => "Grand Hand",
        Phase::Pushing => "pushing",
        Phase::PuttingOn => "putting on",
        Phase::Over(_) => "over",
    }
}

#[test]
fn what_a_seat_cannot_see_does_not_move_it() {
    let checked = check(Rules::OFFICIAL, Round::Plain);
    for level in Level::ALL {
        for (part, least) in [
            ("auction", 300),
            ("skat", 20),
            ("announcing", 20),
            ("playing", 500),
            ("concession", 20),
        ] {
            let count = checked.get(&(level, part)).copied().unwrap_or_default();
            assert!(count >= least, "{level}: {part} was checked {count} times");
        }
    }
}

#[test]
fn nor_by_house_rules() {
    let doubling = [("doubling", 40), ("playing", 500)];
    let ramsch = [("Grand Hand", 50), ("pushing", 50), ("putting on", 10), ("Ramsch", 500)];
    let tables = ["pub", "xskat,hirsch,push-jacks,kontra-18=off,ramsch-skat=loser"];
    for rules in tables.map(|rules| rules.parse().unwrap()) {
        for (round, parts) in [(Round::Bock, &doubling[..]), (Round::Ramsch, &ramsch[..])] {
            let checked = check(rules, round);
            for level in Level::ALL {
                for &(part, least) in parts {
                    let count = checked.get(&(level, part)).copied().unwrap_or_default();
                    assert!(count >= least, "{level}: {part} in {checked:?}");
                }
            }
        }
    }
}

/// Plays deals by the rules of a table, and counts where moves and views were compared.
fn check(rules: Rules, round: Round) -> BTreeMap<(Level, &'static str), u32> {
    let mut checked = BTreeMap::new();
    for (number, level) in (0..120).flat_map(|number| Level::ALL.map(|level| (number, level))) {
        let mut random = generator(&[77, number.into()]);
        let deal = Deal::shuffled(SEATING, &mut random).in_round(round);
        let mut game = Game::with_rules(rules, deal);
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            let mv = decide(level, 3, number, &view);
            // What the seat has seen is no secret, also if it lies elsewhere by now.
            let seen = view.dealt() | view.skat().unwrap_or_default();
            let hidden: Vec<Card> = (view.unseen() - seen).iter().collect();
            let mut other = game.clone();
            for _ in 0..6 {
                if hidden.len() < 2 {
                    break;
                }
                let mut pick = || hidden[below(&mut random, hidden.len() as u64) as usize];
                let (a, b) = (pick(), pick());
                other = exchanged(&other, a, b).unwrap_or(other);
            }
            if other != game {
                assert_eq!(other.view(seat), view);
                assert_eq!(decide(level, 3, number, &other.view(seat)), mv, "{number} {level}");
                *checked.entry((level, part(&game))).or_default() += 1;
            }
            game.apply(seat, mv).unwrap();
            // Now and then somebody wants to give up, so that answers are seen too.
            if below(&mut random, 12) == 0 {
                let by = Seat::from_index(below(&mut random, 3) as usize).unwrap();
                let _ = game.apply(by, Move::Concede);
            }
        }
    }
    checked
}
