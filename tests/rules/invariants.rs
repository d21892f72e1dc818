//! Invariants after any sequence of legal moves.

use std::collections::BTreeMap;

use crate::support::{THREE, random_deal, random_move, random_rules};
use proptest::prelude::*;
use rand_pcg::Pcg64;
use skat::rules::{
    Bid, Cards, Contract, Deal, DealResult, Ending, Game, Illegal, Move, Phase, RamschSkat, Seat,
    Side, generator,
};

/// 32 different cards in their places, and 120 points.
fn assert_whole(game: &Game) {
    let table = game.table();
    let held = Seat::ALL.map(|seat| game.hand(seat));
    let aside = match table.phase() {
        // Between pick-up and announcement, or putting on, the skat is in the hand.
        Phase::Announcing if !table.is_hand() => Cards::EMPTY,
        Phase::PuttingOn => Cards::EMPTY,
        _ => game.skat(),
    };
    let places = [held[0], held[1], held[2], aside, table.played()];
    let all = places.iter().fold(Cards::EMPTY, |all, &cards| all | cards);
    assert_eq!(all, Cards::ALL);
    assert_eq!(places.iter().map(|cards| cards.len()).sum::<usize>(), 32);
    assert_eq!(places.iter().map(|cards| u32::from(cards.points())).sum::<u32>(), 120);
    if table.phase() == Phase::Playing {
        for seat in Seat::ALL {
            assert_eq!(game.hand(seat).len(), table.held(seat));
        }
    }
}

/// Every move that can be written down, but for discards only those of a few cards.
fn all_moves(hand: Cards) -> Vec<Move> {
    let mut moves: Vec<Move> = Bid::all().map(Move::Bid).collect();
    moves.extend(Cards::ALL.iter().map(Move::Play));
    moves.extend([Move::Hold, Move::Pass, Move::PickUp, Move::Hand, Move::Claim, Move::Concede]);
    moves.extend([Move::Accept, Move::PlayOn, Move::Stop, Move::Decline, Move::Push]);
    moves.extend([Move::Kontra, Move::Re, Move::Hirsch]);
    let two: Cards = hand.iter().take(2).collect();
    let foreign: Cards = (!hand).iter().take(2).collect();
    for contract in Contract::all() {
        for put in [Cards::EMPTY, two, foreign, hand.iter().take(1).collect()] {
            moves.push(Move::Declare(contract, put));
        }
    }
    for put in [Cards::EMPTY, two, foreign, hand.iter().take(1).collect()] {
        moves.push(Move::PutOn(put));
    }
    moves
}

/// A deal before the first word: by official rules, or by house rules and in a round by lot.
fn start(seed: u64, house: bool) -> (Game, Pcg64) {
    let mut random = generator(&[seed]);
    let game = if house {
        let rules = random_rules(&mut random);
        Game::with_rules(rules, random_deal(&mut random))
    } else {
        Game::new(Deal::shuffled(THREE, &mut random))
    };
    (game, random)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn legal_moves_apply_and_all_others_change_nothing(seed: u64, house: bool) {
        let (mut game, mut random) = start(seed, house);
        while game.to_act().is_some() {
            assert_whole(&game);
            for seat in Seat::ALL {
                let legal = game.legal(seat).collect::<Vec<_>>();
                prop_assert_eq!(&legal, &game.view(seat).legal().collect::<Vec<_>>());
                for mv in all_moves(game.hand(seat)) {
                    let mut next = game.clone();
                    let result = next.apply(seat, mv);
                    prop_assert_eq!(legal.contains(&mv), result.is_ok(), "{} {:?}", seat, mv);
                    if result.is_err() {
                        prop_assert_eq!(&next, &game);
                    }
                }
            }
            prop_assert!(game.legal(game.to_act().unwrap()).next().is_some());
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
        }
        assert_whole(&game);
        for seat in Seat::ALL {
            prop_assert!(game.legal(seat).next().is_none());
            prop_assert_eq!(game.check(seat, Move::Pass), Err(Illegal::Over));
        }
    }

    #[test]
    fn a_game_is_its_deal_and_its_moves(seed: u64, house: bool, cut in 0_usize..60) {
        let (mut game, mut random) = start(seed, house);
        while game.to_act().is_some() && game.moves().len() < cut {
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
        }
        let moves = game.moves().iter().copied();
        let again = Game::replay_with(*game.rules(), game.deal().clone(), moves).unwrap();
        prop_assert_eq!(again, game);
    }
}

/// Random deals by the random policy: 3,000 of them, or as many as `SKAT_DEALS` says.
///
/// `SKAT_DEALS=1000000 cargo test --release --test rules -- random_deals --nocapture`
#[test]
fn random_deals_end_well() {
    let deals = std::env::var("SKAT_DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(3_000_u64);
    let mut contracts = BTreeMap::<String, u64>::new();
    let mut endings = BTreeMap::<&str, u64>::new();
    let mut tenth = 0;
    for number in 0..deals {
        let mut random = generator(&[2026, number]);
        let mut game = Game::new(Deal::shuffled(THREE, &mut random));
        while game.to_act().is_some() {
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
        }
        assert_whole(&game);
        let table = game.table();
        let contract = table.contract().map_or("passed in".to_owned(), |c| c.to_string());
        *contracts.entry(contract).or_default() += 1;
        tenth += u64::from(table.tricks().len() == 10);
        *endings.entry(ending(table.ending().unwrap())).or_default() += 1;
        assert_settled(&game);
    }
    println!("{deals} random deals, {tenth} reached the tenth trick");
    println!("by contract: {contracts:?}\nby ending: {endings:?}");
    assert!(tenth > deals / 5, "{tenth} of {deals}");
    assert!(contracts.len() == 30, "all 29 contracts and passed in: {contracts:?}");
}

/// The same by house rules by lot, in rounds by lot.
///
/// `SKAT_DEALS=1000000 cargo test --release --test rules -- random_house --nocapture`
#[test]
fn random_house_deals_end_well() {
    let deals = std::env::var("SKAT_DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(3_000_u64);
    let mut seen = BTreeMap::<String, u64>::new();
    for number in 0..deals {
        let (mut game, mut random) = start(number, true);
        while game.to_act().is_some() {
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
            if let Move::Kontra | Move::Re | Move::Hirsch | Move::Push | Move::PutOn(_) = mv {
                let word = format!("{mv:?}");
                *seen.entry(word.split('(').next().unwrap().to_owned()).or_default() += 1;
            }
        }
        assert_whole(&game);
        match game.result().unwrap() {
            DealResult::Ramsch(sum) => {
                let cards: u8 = sum.points.0.iter().sum();
                let skat = game.skat().points();
                match game.rules().ramsch_skat {
                    RamschSkat::LastTrick => assert_eq!(cards, 120),
                    RamschSkat::Nobody => assert_eq!(cards + skat, 120),
                    // Who share the loss share the skat too, each in full.
                    RamschSkat::Loser => assert!((0..3).any(|more| cards == 120 + more * skat)),
                    other => panic!("nothing is known of {other:?}"),
                }
                assert_eq!(sum.tricks.0.iter().sum::<u8>(), 10);
                *seen.entry("a Ramsch".to_owned()).or_default() += 1;
            }
            _ => assert_settled(&game),
        }
    }
    println!("{deals} random deals by house rules: {seen:?}");
    assert!(seen.len() == 6 && seen.values().all(|&n| n > deals / 100), "{seen:?}");
}

fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::PassedIn => "passed in",
        Ending::Played => "played",
        Ending::NullBroken => "Null broken",
        Ending::Stopped => "stopped",
        Ending::Claimed(_) => "claimed",
        Ending::Conceded(Side::Declarer) => "declarer conceded",
        Ending::Conceded(Side::Defenders) => "defenders conceded",
        other => panic!("nothing is known of {other:?}"),
    }
}

fn assert_settled(game: &Game) {
    let Some(DealResult::Settled { reckoning, points, defender_points, .. }) = game.result() else {
        assert_eq!(game.table().ending(), Some(Ending::PassedIn));
        return;
    };
    match game.table().ending() {
        Some(Ending::Played | Ending::Claimed(_)) => assert_eq!(points + defender_points, 120),
        _ => assert!(points + defender_points <= 120),
    }
    assert_eq!(reckoning.won, reckoning.score > 0);
    assert!(!(reckoning.won && reckoning.overbid));
}
