//! How fast deals are played: by the law alone, and by the computer players.
//!
//! `cargo bench`

use divan::{Bencher, counter::ItemsCount};
use skat::players::Level;
use skat::record::Records;
use skat::rules::{BySeat, Deal, Game, Move, Place, Seating, TableSize, below, generator};
use skat::study::duel;
use skat::study::replay::{Verdict, replay as compare};

fn main() {
    divan::main();
}

fn deal(number: u64) -> Deal {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    Deal::shuffled(seating, &mut generator(&[1, number]))
}

/// Shuffles and deals.
#[divan::bench]
fn shuffle(bencher: Bencher) {
    let mut number = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        number += 1;
        deal(number)
    });
}

/// Plays a deal by random moves to its reckoning; nobody gives up.
#[divan::bench]
fn random_play_out(bencher: Bencher) {
    let mut number = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        number += 1;
        let mut random = generator(&[2, number]);
        let mut game = Game::new(deal(number));
        while let Some(seat) = game.to_act() {
            let mut moves = game.legal(seat).collect::<Vec<_>>();
            moves.retain(|mv| !matches!(mv, Move::Concede | Move::Claim | Move::Stop));
            let mv = moves[below(&mut random, moves.len() as u64) as usize];
            game.apply(seat, mv).expect("a legal move");
        }
        game.result()
    });
}

/// Plays recorded deals again.
#[divan::bench]
fn replay(bencher: Bencher) {
    let games: Vec<Game> =
        (0..100).map(|n| duel::play(deal(n), BySeat([Level::Club; 3]), 1, n as u32)).collect();
    bencher.counter(ItemsCount::new(games.len())).bench(|| {
        let again = |game: &Game| Game::replay(game.deal().clone(), game.moves().iter().copied());
        games.iter().filter(|game| again(game).is_ok()).count()
    });
}

/// A whole deal of three computer players.
#[divan::bench(args = Level::ALL)]
fn three_players(bencher: Bencher, level: Level) {
    let mut number = 0;
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        number += 1;
        duel::play(deal(number), BySeat([level; 3]), 1, number as u32)
    });
}

/// Reads recorded games, plays them again and compares.
#[divan::bench]
fn replay_records(bencher: Bencher) {
    let text = include_bytes!("../tests/data/official.sgf");
    bencher.counter(ItemsCount::new(900_u32)).bench(|| {
        let mut records = Records::new(&text[..]);
        let mut agree = 0;
        while let Some(raw) = records.next().expect("memory can be read") {
            agree += u32::from(compare(&raw).verdict == Verdict::Agrees);
        }
        assert_eq!(agree, 900);
    });
}
