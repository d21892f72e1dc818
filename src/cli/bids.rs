//! `skat bids`: the ladder of the 63 values.

use std::io::{self, Write};

use serde::Serialize;

use crate::rules::{Bid, Contract};
use crate::text::Words;

/// Prints the 63 values, one a line, with the games that have them.
///
/// # Errors
/// When `out` cannot be written to.
pub(super) fn print(words: &Words, out: &mut dyn Write) -> io::Result<()> {
    for bid in Bid::all() {
        let games = bid.games().into_iter().map(|game| words.bid_game(game));
        let games: Vec<String> = games.collect();
        writeln!(out, "{:>3}  {}", bid.value(), games.join("   "))?;
    }
    Ok(())
}

/// Prints the same as JSON, an array with an object for each value.
///
/// # Errors
/// When `out` cannot be written to.
pub(super) fn print_json(out: &mut dyn Write) -> io::Result<()> {
    let rows: Vec<Row> = Bid::all()
        .map(|bid| Row {
            value: bid.value(),
            games: bid.games().into_iter().map(as_json).collect(),
        })
        .collect();
    serde_json::to_writer(&mut *out, &rows)?;
    writeln!(out)
}

#[derive(Serialize)]
struct Row {
    value: u16,
    games: Vec<Game>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Game {
    Trump { game: &'static str, multiplier: u8, base: u16 },
    Null { game: &'static str, hand: bool, ouvert: bool },
}

fn as_json((contract, multiplier): (Contract, Option<u8>)) -> Game {
    let game = contract.kind().word();
    match (multiplier, contract.kind().base()) {
        (Some(multiplier), Some(base)) => Game::Trump { game, multiplier, base },
        _ => Game::Null { game, hand: contract.is_hand(), ouvert: contract.is_ouvert() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Deck, Lang};

    fn printed(print: impl Fn(&mut dyn Write) -> io::Result<()>) -> String {
        let mut out = Vec::new();
        print(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_ladder_as_text() {
        let words = Words::new(Lang::English, Deck::French);
        insta::assert_snapshot!(printed(|out| print(&words, out)));
    }

    #[test]
    fn the_ladder_in_german() {
        let words = Words::new(Lang::German, Deck::French);
        let text = printed(|out| print(&words, out));
        assert!(text.contains("\n 59  Null ouvert Hand\n"), "{text}");
    }

    #[test]
    fn the_ladder_as_json() {
        let text = printed(print_json);
        let rows: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(rows.as_array().map(Vec::len), Some(63));
        // An object a line, for the eye.
        insta::assert_snapshot!(text.replace("]},", "]},\n"));
    }
}
