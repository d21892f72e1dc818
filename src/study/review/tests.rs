//! Reviews: what they may depend on, and that they say the truth.

use rand::seq::SliceRandom;

use super::*;
use crate::players::{Level, decide};
use crate::record::Records;
use crate::rules::{Card, Cards, Deal, ListSettings, Rules, Scoring, Side, TableSize, generator};

const LEDGER: Ledger = Ledger { scoring: Scoring::SeegerFabian, table: TableSize::Three };

/// A game among players of a level.
fn played(level: Level, rules: Rules, number: u32) -> Game {
    let deal = ListSettings::new(TableSize::Three, 11).deal(number);
    let mut game = Game::with_rules(rules, deal);
    while let Some(seat) = game.to_act() {
        let mv = decide(level.into(), 5, number, &game.view(seat));
        game.apply(seat, mv).unwrap();
    }
    game
}

/// The game up to a step.
fn up_to(game: &Game, deal: Deal, step: usize) -> Option<Game> {
    let moves = game.moves()[..step].iter().copied();
    Game::replay_with(*game.rules(), deal, moves).ok()
}

/// The same cards for a seat, and those it has not seen exchanged among the others as far as the
/// moves up to a step allow it.
fn exchanged(game: &Game, seat: Seat, step: usize, purpose: u64) -> Option<Game> {
    let now = up_to(game, game.deal().clone(), step)?;
    let hidden = now.view(seat).unseen();
    let mut random = generator(&[purpose]);
    for _ in 0..200 {
        let mut order: Vec<Card> = hidden.iter().collect();
        order.shuffle(&mut random);
        let to: Vec<(Card, Card)> = hidden.iter().zip(order).collect();
        let other = |cards: Cards| -> Cards {
            let other =
                |card| to.iter().find(|(from, _)| *from == card).map_or(card, |pair| pair.1);
            cards.iter().map(other).collect()
        };
        let hands = BySeat::from_fn(|seat| other(game.deal().hand(seat)));
        let deal = Deal::new(game.deal().seating(), hands, other(game.deal().skat())).unwrap();
        let deal = deal.in_round(game.deal().round());
        // Cards that others put away are hidden, too.
        let moves = game.moves()[..step].iter().map(|&(by, mv)| match mv {
            Move::Declare(contract, put) if by != seat => (by, Move::Declare(contract, other(put))),
            Move::PutOn(put) if by != seat => (by, Move::PutOn(other(put))),
            _ => (by, mv),
        });
        match Game::replay_with(*game.rules(), deal, moves) {
            Ok(exchanged) if exchanged.deal() != game.deal() => return Some(exchanged),
            _ => {}
        }
    }
    None
}

/// The games whose positions are looked at: of one against two, and Ramsch.
fn games() -> Vec<Game> {
    let official = (1..=14).map(|number| played(Level::Casual, Rules::OFFICIAL, number));
    let ramsch = "ramsch,kontra,grand-hand=off".parse().unwrap();
    official.chain((1..=6).map(|number| played(Level::Casual, ramsch, number + 40))).collect()
}

#[test]
fn what_a_seat_cannot_see_changes_nothing() {
    let (mut looked_at, mut weighed) = (0, 0);
    for (number, game) in games().iter().enumerate() {
        for step in 0..game.moves().len() {
            let (seat, mv) = game.moves()[step];
            let now = up_to(game, game.deal().clone(), step).unwrap();
            let Some(other) = exchanged(game, seat, step, (number * 100 + step) as u64) else {
                continue;
            };
            // A seat that knows the same is asked the same.
            assert_eq!(now.view(seat), other.view(seat), "game {number}, step {step}");
            looked_at += 1;
            if (number + step) % 13 == 0 {
                weighed += 1;
                let weigh =
                    |game: &Game, part| weigh(&game.view(seat), mv, part, LEDGER, Effort::FAST);
                for part in [Part::Whole, Part::Discard] {
                    assert_eq!(weigh(&now, part), weigh(&other, part), "game {number}, {step}");
                }
            }
        }
    }
    assert!(looked_at > 300 && weighed > 20, "{looked_at} positions, {weighed} of them weighed");
}

#[test]
fn decisions_are_numbered_priced_and_graded() {
    for number in [1, 2] {
        let game = played(Level::Beginner, Rules::OFFICIAL, number);
        let decisions: Vec<Decision> = Review::new(&game, LEDGER, Effort::FAST).collect();
        let numbers: Vec<usize> = decisions.iter().map(|decision| decision.number).collect();
        assert_eq!(numbers, (1..=decisions.len()).collect::<Vec<_>>());
        let cards = decisions.iter().filter(|decision| decision.subject == Subject::Play);
        assert_eq!(cards.count(), game.table().played().len());
        for decision in &decisions {
            let done = decision.done().expect("what was done is among the options");
            let best = decision.options[0];
            assert!(decision.options.iter().all(|option| option.points <= best.points));
            assert!(decision.options.iter().all(|option| (0.0..=1.0).contains(&option.win)));
            let difference = round(best.points - done.points, 100.0);
            let noise = difference <= NOISE * done.error;
            assert_eq!(decision.price, if noise { 0.0 } else { difference }, "{decision:?}");
            match decision.grade {
                Some(grade) => assert_eq!(grade, Grade::of(decision.lost)),
                None => assert_eq!((decision.price, decision.lost), (0.0, 0.0)),
            }
            if decision.subject == Subject::Play {
                let before = up_to(&game, game.deal().clone(), decision.step).unwrap();
                let legal = before.view(decision.seat).playable();
                let told: Cards = decision
                    .options
                    .iter()
                    .map(|option| match option.mv {
                        Move::Play(card) => card,
                        mv => panic!("{mv:?}"),
                    })
                    .collect();
                assert_eq!(told, legal);
                assert_eq!(decision.grade.is_none(), legal.len() == 1);
            }
        }
    }
}

#[test]
fn seats_that_are_left_out_leave_the_others_as_they_are() {
    let game = played(Level::Beginner, Rules::OFFICIAL, 3);
    let all: Vec<Decision> = Review::new(&game, LEDGER, Effort::FAST).collect();
    let seats = BySeat([false, true, false]);
    let some: Vec<Decision> = Review::new(&game, LEDGER, Effort::FAST).of_seats(seats).collect();
    let wanted = all.into_iter().filter(|decision| decision.seat == Seat::Middlehand);
    assert_eq!(some, wanted.collect::<Vec<_>>());
}

/// The declarer's card points at the end with best play; in Null 1 if it takes no trick.
fn minimax(game: &Game) -> u8 {
    let table = game.table();
    let declarer = table.declarer().unwrap();
    let null = table.kind() == Some(crate::rules::Kind::Null);
    if table.ending().is_some() {
        let points = table.points_of(Side::Declarer) + game.skat().points();
        let made = table.tricks_of(Side::Declarer).count() == 0;
        return if null { u8::from(made) } else { points };
    }
    let seat = game.to_act().unwrap();
    let after = game.view(seat).playable().iter().map(|card| {
        let mut next = game.clone();
        next.apply(seat, Move::Play(card)).unwrap();
        minimax(&next)
    });
    if seat == declarer { after.max().unwrap() } else { after.min().unwrap() }
}

#[test]
fn open_cards_are_valued_as_by_trying_everything() {
    let text = include_str!("../../../tests/data/corners.sgf");
    let mut records = Records::new(text.as_bytes());
    let (mut looked_at, mut turned) = (0, 0);
    let mut number = 0;
    while let Some(raw) = records.next().unwrap() {
        number += 1;
        if number % 12 != 0 {
            continue;
        }
        let record = raw.read().unwrap();
        let game = record.play().unwrap().game().clone();
        let nobody = BySeat([false; 3]);
        let mut review = Review::new(&game, LEDGER, Effort::FAST).of_seats(nobody);
        let mut truth = review.truth.take().unwrap();
        let last = game.moves().iter().filter(|(_, mv)| matches!(mv, Move::Play(_))).count();
        let mut cards = 0;
        for (step, &(_, mv)) in game.moves().iter().enumerate() {
            let Move::Play(card) = mv else { continue };
            cards += 1;
            let before = up_to(&game, game.deal().clone(), step).unwrap();
            let Some(open) = truth.play(&before, card) else { continue };
            turned += usize::from(open.turned);
            // Only what is soon over can be tried out.
            if cards <= 21 || last < cards {
                continue;
            }
            let after = up_to(&game, game.deal().clone(), step + 1).unwrap();
            assert_eq!(open.before, minimax(&before), "record {number}, card {cards}");
            assert_eq!(open.after, minimax(&after), "record {number}, card {cards}");
            looked_at += 1;
        }
    }
    assert!(looked_at > 300 && turned > 20, "{looked_at} cards, {turned} turned");
}

#[test]
fn grades_lie_side_by_side() {
    let lost = [0.0, 0.0199, 0.02, 0.0499, 0.05, 0.1499, 0.15, 0.2999, 0.3, 1.0];
    let grades = lost.map(Grade::of);
    for (index, grade) in Grade::ALL.into_iter().enumerate() {
        assert_eq!(grades[2 * index..2 * index + 2], [grade; 2]);
    }
}
