//! Computer players over many deals: they follow the law and repeat themselves.

use skat::players::{Level, decide};
use skat::rules::{BySeat, Deal, Game, Place, Seating, TableSize, generator};

fn deal(number: u64) -> Deal {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    Deal::shuffled(seating, &mut generator(&[2024, number]))
}

fn play(levels: BySeat<Level>, number: u32) -> Game {
    let mut game = Game::new(deal(number.into()));
    while let Some(seat) = game.to_act() {
        let mv = decide(levels[seat], 5, number, &game.view(seat));
        assert_eq!(game.apply(seat, mv), Ok(()), "deal {number}, {seat}, {mv:?}");
    }
    game
}

#[test]
fn no_move_is_illegal_and_every_deal_ends() {
    for number in 0..300 {
        for club in 0..8usize {
            let level = |i: usize| if club >> i & 1 == 1 { Level::Club } else { Level::Beginner };
            let game = play(BySeat([level(0), level(1), level(2)]), number);
            assert!(game.table().ending().is_some());
        }
    }
}

#[test]
fn the_same_deal_is_played_the_same_way() {
    for number in 0..30 {
        for level in Level::ALL {
            let levels = BySeat([level; 3]);
            assert_eq!(play(levels, number).moves(), play(levels, number).moves());
        }
    }
}

#[test]
fn levels_survive_their_words() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("expert".parse::<Level>().is_err());
}
