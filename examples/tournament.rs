//! The standings of a table by Seeger-Fabian, out of a line for each game.
//!
//! A line names the place that played, the contract and the bid, then the card points and tricks of
//! the declarer, the tricks of the defenders, and the declarer's ten cards with the skat:
//!
//! ```text
//! 0 H 20 65 6 4 HJ DJ HA HT HK H9 SA ST CA DA S7 C7
//! ```
//!
//! `cargo run --example tournament < results`

use std::error::Error;
use std::io::{read_to_string, stdin};

use skat::rules::{Outcome, Place, Scoring, Settlement, Standings, TableSize};

fn main() -> Result<(), Box<dyn Error>> {
    let standings = standings(&read_to_string(stdin())?)?;
    let scoring = Scoring::SeegerFabian;
    for (place, total) in standings.totals(scoring).into_iter().enumerate() {
        println!("place {place}: {total:>5}, rank {}", standings.ranks(scoring)[place]);
    }
    Ok(())
}

/// The standings after some games.
pub(crate) fn standings(results: &str) -> Result<Standings, Box<dyn Error>> {
    let mut standings = Standings::new(TableSize::Three);
    for line in results.lines() {
        let words: Vec<&str> = line.splitn(7, ' ').collect();
        let [place, contract, bid, points, tricks, defender_tricks, cards] = words[..] else {
            return Err(format!("'{line}' is no game").into());
        };
        let (points, tricks) = (points.parse()?, tricks.parse()?);
        let outcome = Outcome::Played { points, tricks, defender_tricks: defender_tricks.parse()? };
        let (contract, bid, cards) = (contract.parse()?, bid.parse()?, cards.parse()?);
        let settlement = Settlement { contract, cards, bid, outcome, doublings: 1 };
        settlement.validate()?;
        let reckoning = settlement.reckon();
        let place = Place::new(place.parse()?).ok_or("a table has at most four places")?;
        standings.add(place, reckoning.score, reckoning.won);
    }
    Ok(standings)
}
