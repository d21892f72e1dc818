//! A view holds what its seat may know, and nothing else.

use crate::support::{THREE, random_deal, random_move, random_rules};
use skat::rules::{
    BadDeal, BadWitness, BySeat, Cards, Deal, Game, Illegal, Move, Round, Rules, Seat, Witness,
    below, generator,
};

const fn assert_send<T: Send + 'static>() {}
const _: () = assert_send::<skat::rules::View>();

/// A game with the unseen cards of `seat` dealt anew and the same moves, if they are still legal.
fn permuted(game: &Game, seat: Seat, random: &mut impl rand::Rng) -> Option<Game> {
    let deal = game.deal();
    let table = game.table();
    let view = game.view(seat);
    let known = deal.hand(seat)
        | table.played()
        | view.skat().unwrap_or_default()
        | view.open().unwrap_or_default();
    let mut loose: Vec<_> = (Cards::ALL - known).iter().collect();
    for last in (1..loose.len()).rev() {
        loose.swap(last, below(random, last as u64 + 1) as usize);
    }
    let mut loose = loose.into_iter();
    let mut again = |cards: Cards| -> Cards {
        cards.iter().map(|c| if known.contains(c) { c } else { loose.next().unwrap() }).collect()
    };
    let hands = BySeat::from_fn(|other| again(deal.hand(other)));
    let skat = again(deal.skat());
    let deal = Deal::new(deal.seating(), hands, skat).unwrap().in_round(deal.round());
    let mut other = Game::with_rules(*game.rules(), deal);
    // What a seat can put down and still make the same moves: cards that it does not play later, and
    // that do not have to come to `seat`.
    let spare = |other: &Game, by: Seat| {
        let plays = |&(who, mv): &(Seat, Move)| match mv {
            Move::Play(card) if who == by => Some(card),
            _ => None,
        };
        let played: Cards = game.moves().iter().filter_map(plays).collect();
        other.hand(by) - played - game.hand(seat) - view.open().unwrap_or_default()
    };
    let two = |cards: Cards| cards.iter().take(2).collect::<Cards>();
    for &(by, mv) in game.moves() {
        // What another seat put down is hidden: any two cards will do that it can spare, but for
        // those that this seat found.
        let mv = match mv {
            Move::Declare(contract, put) if by != seat && !put.is_empty() => {
                Move::Declare(contract, two(spare(&other, by)))
            }
            Move::PutOn(_) if by != seat => {
                let can = |found: &Cards| {
                    by.index() < seat.index() && other.hand(by).contains_all(*found)
                };
                let held = if game.rules().push_jacks { Cards::EMPTY } else { Cards::JACKS };
                let any = || two(spare(&other, by) - held);
                Move::PutOn(view.skat().filter(can).unwrap_or_else(any))
            }
            mv => mv,
        };
        other.apply(by, mv).ok()?;
    }
    // Without luck a seat found other cards than it did; that is another game.
    (other.view(seat).dealt() == view.dealt() && other.view(seat).skat() == view.skat())
        .then_some(other)
}

#[test]
fn permuting_unseen_cards_changes_no_view() {
    let mut compared = [0; 3];
    for seed in 0..400 {
        let mut random = generator(&[41, seed]);
        let mut game = Game::new(Deal::shuffled(THREE, &mut random));
        while game.to_act().is_some() {
            for seat in Seat::ALL {
                if let Some(other) = permuted(&game, seat, &mut random) {
                    assert_eq!(other.view(seat), game.view(seat));
                    compared[seat.index()] += 1;
                }
            }
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
        }
    }
    assert!(compared.iter().all(|&n| n > 2_000), "{compared:?}");
}

#[test]
fn permuting_unseen_cards_changes_no_view_by_house_rules() {
    let (mut compared, mut pushed) = ([0; 3], [0; 3]);
    for seed in 0..600 {
        let mut random = generator(&[42, seed]);
        let rules = random_rules(&mut random);
        let mut game = Game::with_rules(rules, random_deal(&mut random));
        while game.to_act().is_some() {
            for seat in Seat::ALL {
                if let Some(other) = permuted(&game, seat, &mut random) {
                    assert_eq!(other.view(seat), game.view(seat));
                    compared[seat.index()] += 1;
                    let changed = Seat::ALL
                        .iter()
                        .any(|&by| by != seat && other.put_by(by) != game.put_by(by));
                    pushed[seat.index()] += u32::from(changed && game.table().is_ramsch());
                }
            }
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
        }
    }
    assert!(compared.iter().all(|&n| n > 2_000), "{compared:?}");
    assert!(pushed.iter().all(|&n| n > 100), "{pushed:?}");
}

#[test]
fn what_was_pushed_on_is_struck_out_for_the_others() {
    let mut found = 0;
    for seed in 0..200 {
        let mut random = generator(&[43, seed]);
        let rules = "schieberamsch".parse().unwrap();
        let deal = Deal::shuffled(THREE, &mut random).in_round(Round::Ramsch);
        let mut game = Game::with_rules(rules, deal);
        while game.to_act().is_some() {
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
            for seat in Seat::ALL {
                let view = game.view(seat);
                for &(by, mv) in view.moves() {
                    let Move::PutOn(put) = mv else { continue };
                    assert_eq!(put.is_empty(), by != seat);
                    found += 1;
                }
                let took = game.moves().contains(&(seat, Move::PickUp));
                assert_eq!(view.skat().is_some(), took);
                // What this seat knows to lie in the skat lies there.
                let aside = view.put().unwrap_or_default() - view.unseen();
                assert!(game.skat().contains_all(aside - game.table().played()));
                assert!(!view.unseen().intersects(view.hand()));
            }
        }
        let view = game.spectator();
        let turned_up = view.turned_up().unwrap();
        assert_eq!(turned_up.discard, None);
        assert!(Seat::ALL.iter().all(|&seat| turned_up.pushed[seat] == game.put_by(seat)));
    }
    assert!(found > 1_000, "{found}");
}

#[test]
fn a_spectator_sees_no_cards_before_the_end() {
    let mut random = generator(&[5]);
    let mut game = Game::new(Deal::shuffled(THREE, &mut random));
    while game.to_act().is_some() {
        let view = game.spectator();
        assert!(view.hand().is_empty() && view.dealt().is_empty() && view.legal().next().is_none());
        assert_eq!((view.skat(), view.put(), view.turned_up()), (None, None, None));
        let (seat, mv) = random_move(&game, &mut random);
        game.apply(seat, mv).unwrap();
    }
    assert_eq!(game.spectator().turned_up().unwrap().deal, *game.deal());
}

#[test]
fn what_was_put_away_is_struck_out_for_the_others() {
    let mut found = 0;
    for seed in 0..50 {
        let mut random = generator(&[6, seed]);
        let mut game = Game::new(Deal::shuffled(THREE, &mut random));
        while game.to_act().is_some() {
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
            let (Some(put), Some(declarer), None) =
                (game.discard(), game.table().declarer(), game.result())
            else {
                continue;
            };
            found += 1;
            for seat in Seat::ALL {
                let view = game.view(seat);
                let told = view
                    .moves()
                    .iter()
                    .any(|&(_, mv)| matches!(mv, Move::Declare(_, cards) if cards == put));
                assert_eq!(told, seat == declarer);
                assert_eq!(view.put(), (seat == declarer).then_some(put));
                assert_eq!(view.skat().is_some(), seat == declarer);
            }
        }
    }
    assert!(found > 100, "{found}");
}

/// A witness at a seat of a game, which has heard nothing yet.
fn witness(game: &Game, seat: Seat, found: Option<Cards>) -> Witness {
    let deal = game.deal();
    let (seating, round) = (deal.seating(), deal.round());
    Witness::new(*game.rules(), seating, round, seat, deal.hand(seat), found).unwrap()
}

#[test]
fn a_witness_sees_what_its_seat_sees() {
    let (mut compared, mut open) = (0, 0);
    for seed in 0..600 {
        let mut random = generator(&[44, seed]);
        let rules = if seed % 2 == 0 { Rules::OFFICIAL } else { random_rules(&mut random) };
        let mut game = Game::with_rules(rules, random_deal(&mut random));
        let start = game.clone();
        let mut moves = Vec::new();
        while game.to_act().is_some() {
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
            moves.push((seat, mv));
        }
        for seat in Seat::ALL {
            let mut witness = witness(&start, seat, game.found_by(seat));
            let mut game = start.clone();
            for &(by, mv) in &moves {
                assert_eq!(*witness.view(), game.view(seat));
                compared += 1;
                game.apply(by, mv).unwrap();
                if game.to_act().is_none() {
                    break;
                }
                // What others put down is hidden from it.
                let told = game.view(seat).moves().last().unwrap().1;
                witness.hear(by, told).unwrap_or_else(|why| panic!("{seat}: {by} {mv:?}: {why}"));
                if let (Some(cards), None) = (game.view(seat).open(), witness.view().open()) {
                    witness.see(cards).unwrap();
                    open += 1;
                }
            }
        }
    }
    assert!(compared > 20_000 && open > 100, "{compared}, {open} open");
}

#[test]
fn a_witness_believes_nothing_that_cannot_be() {
    let mut random = generator(&[45]);
    let deal = Deal::shuffled(THREE, &mut random);
    let game = Game::new(deal.clone());
    let start = witness(&game, Seat::Forehand, None);
    let own = deal.hand(Seat::Forehand).highest().unwrap();

    let new = |dealt, found| {
        Witness::new(Rules::OFFICIAL, THREE, Round::Plain, Seat::Forehand, dealt, found)
    };
    let hand = deal.hand(Seat::Forehand);
    let nine = BadDeal::Hand(Seat::Forehand, 9).into();
    assert_eq!(new(hand.without(own), None), Err(nine));
    assert_eq!(new(hand, Some(own.into())), Err(BadDeal::Twice(own).into()));
    assert_eq!(new(hand, Some(Cards::EMPTY)), Err(BadDeal::Skat(0).into()));

    let hear = |moves: &[(usize, Move)]| {
        let mut witness = start.clone();
        let mut told = moves.iter().map(|&(seat, mv)| (Seat::from_index(seat).unwrap(), mv));
        let last = told.next_back().unwrap();
        told.for_each(|(seat, mv)| witness.hear(seat, mv).unwrap());
        let before = witness.clone();
        let why = witness.hear(last.0, last.1).unwrap_err();
        assert_eq!(witness, before);
        why
    };
    let (bid, pass) = (Move::Bid("18".parse().unwrap()), Move::Pass);
    let clubs = |hand: &str| Move::Declare(hand.parse().unwrap(), Cards::EMPTY);
    let middlehand = [(1, bid), (0, pass), (2, pass), (1, Move::PickUp), (1, clubs("C"))];
    let with = |moves: &[(usize, Move)], last| hear(&[moves, &[last]].concat());
    assert_eq!(with(&[], (0, bid)), Illegal::NotYourTurn.into());
    assert_eq!(with(&middlehand[..4], (1, clubs("CH"))), Illegal::SkatWasSeen.into());
    let lead = (0, Move::Play(own));
    assert_eq!(with(&middlehand, (0, Move::Pass)), Illegal::NotNow.into());
    assert_eq!(with(&[&middlehand[..], &[lead]].concat(), (1, lead.1)), BadWitness::Elsewhere(own));
    assert_eq!(with(&middlehand, (1, Move::Claim)), Illegal::NotProven.into());
    let forehand = [(1, pass), (2, pass), (0, bid)];
    assert_eq!(with(&forehand, (0, Move::PickUp)), BadWitness::Untold);
    assert_eq!(start.clone().see(Cards::EMPTY), Err(BadWitness::NotOpen));
}
