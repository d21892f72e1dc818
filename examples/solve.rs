//! The best card with open cards: what forehand, who plays alone and leads, gets with each.
//!
//! `cargo run --example solve -- G "CJ HA" "HT H9" "DA D7"`

use std::error::Error;

use skat::rules::{BySeat, Card, Contract, Seat};
use skat::search::{Position, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, fore, middle, rear] = &words[..] else {
        return Err("a game and three hands expected".into());
    };
    for (card, points) in points_of_each(game, [fore, middle, rear])? {
        println!("{card}: {points} card points");
    }
    Ok(())
}

/// The card points that each card brings if all three go on as well as they can.
pub(crate) fn points_of_each(
    game: &str,
    hands: [&str; 3],
) -> Result<Vec<(Card, u8)>, Box<dyn Error>> {
    let [fore, middle, rear] = hands.map(str::parse);
    let hands = BySeat([fore?, middle?, rear?]);
    let kind = game.parse::<Contract>()?.kind();
    let position = Position::new(kind, Seat::Forehand, hands, Seat::Forehand, &[])?;
    Ok(Solver::new().values_each(&position))
}
