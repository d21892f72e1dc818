//! A view holds what its seat may know, and nothing else.

use crate::support::{THREE, random_move};
use skat::rules::{BySeat, Cards, Contract, Deal, Game, Move, Seat, below, generator};

const fn assert_send<T: Send + 'static>() {}
const _: () = assert_send::<skat::rules::View>();

/// A game with the unseen cards of `seat` dealt anew and the same moves, if they are still legal.
fn permuted(game: &Game, seat: Seat, random: &mut impl rand::Rng) -> Option<Game> {
    let deal = game.deal();
    let table = game.table();
    let mut known = deal.hand(seat) | table.played();
    let declarer = table.declarer();
    let picked_up = game.moves().iter().any(|&(_, mv)| mv == Move::PickUp);
    if declarer == Some(seat) && picked_up {
        known |= deal.skat();
    }
    if table.contract().is_some_and(Contract::is_ouvert) {
        known |= game.hand(declarer?);
    }
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
    let mut other = Game::new(Deal::new(deal.seating(), hands, skat).unwrap());
    for &(by, mv) in game.moves() {
        // Another seat's discard is hidden: any two cards it can spare will do.
        let mv = match mv {
            Move::Declare(contract, put) if by != seat && !put.is_empty() => {
                let spare = other.hand(by) - game.table().played() - game.hand(by);
                let spare: Cards =
                    if spare.len() >= 2 { spare } else { other.hand(by) - table.played() };
                Move::Declare(contract, spare.iter().take(2).collect())
            }
            mv => mv,
        };
        other.apply(by, mv).ok()?;
    }
    Some(other)
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
fn a_spectator_sees_no_cards_before_the_end() {
    let mut random = generator(&[5]);
    let mut game = Game::new(Deal::shuffled(THREE, &mut random));
    while game.to_act().is_some() {
        let view = game.spectator();
        assert!(view.hand().is_empty() && view.dealt().is_empty() && view.legal().is_empty());
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
                (game.put(), game.table().declarer(), game.outturn())
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
