//! Games that other programs played and reckoned, played again by our law.
//!
//! The records were written by XSkat 4.0 in the notation of the International Skat Server; it knew
//! nothing of this program, and every result was reckoned a second time elsewhere.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use skat::rules::{
    BySeat, Cards, Contract, Deal, Ending, Game, Move, Outturn, Place, Rules, Seat, Seating, Side,
    TableSize,
};

/// The value of a property, as in `MV[…]`.
fn property<'a>(record: &'a str, name: &str) -> &'a str {
    // The name of another property may end alike: `HR[…]` is not `R[…]`.
    let named = |&(at, _): &(usize, &str)| !record[..at].ends_with(char::is_alphabetic);
    let found = record.match_indices(&format!("{name}[")).find(named);
    let start = found.unwrap().0 + name.len() + 1;
    let end = record[start..].find(']').unwrap();
    record[start..start + end].trim()
}

/// The house rules of a record: those of its property `HR`, else none.
fn rules(record: &str) -> Rules {
    if record.contains("HR[") { property(record, "HR").parse().unwrap() } else { Rules::OFFICIAL }
}

/// The deal and the moves of a record, by who makes them.
fn read(record: &str) -> (Deal, Vec<(Seat, Move)>) {
    let words: Vec<&str> = property(record, "MV").split_whitespace().collect();
    let mut pairs = words.chunks(2);
    let cards: Vec<&str> = pairs.next().unwrap()[1].split('.').collect();
    let set = |range: std::ops::Range<usize>| cards[range].join(".").parse::<Cards>().unwrap();
    let hands = BySeat([set(0..10), set(10..20), set(20..30)]);
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    let deal = Deal::new(seating, hands, set(30..32)).unwrap();
    let mut moves = Vec::new();
    let mut picked_up = false;
    // What the server shows to who picks up: the skat, or in Schieberamsch what was put on last.
    let mut skat = deal.skat();
    for pair in pairs {
        let Ok(seat) = pair[0].parse::<usize>() else {
            assert_eq!(pair[1].parse::<Cards>().unwrap(), skat, "the skat picked up");
            continue;
        };
        let seat = Seat::from_index(seat).unwrap();
        let mv = match pair[1] {
            "p" => Move::Pass,
            "y" => Move::Hold,
            "s" => {
                picked_up = true;
                Move::PickUp
            }
            word => {
                if let Ok(bid) = word.parse() {
                    Move::Bid(bid)
                } else if let Ok(card) = word.parse() {
                    Move::Play(card)
                } else {
                    let (kind, cards) = word.split_once('.').unwrap_or((word, ""));
                    if kind == "R" {
                        let pushed: Cards = cards.parse().unwrap();
                        let mv = if pushed.is_empty() { Move::Push } else { Move::PutOn(pushed) };
                        if !pushed.is_empty() {
                            skat = pushed;
                        }
                        moves.push((seat, mv));
                        continue;
                    }
                    let contract: Contract = kind.parse().unwrap();
                    if !picked_up {
                        moves.push((seat, Move::Hand));
                    }
                    // The two cards put away; the ten that an ouvert hand shows may follow.
                    let put = if picked_up { &cards[..5] } else { "" };
                    Move::Declare(contract, put.parse().unwrap())
                }
            }
        };
        moves.push((seat, mv));
    }
    (deal, moves)
}

/// Our result in the words of the record.
fn result(game: &Game) -> String {
    let (declarer, reckoning, points) = match game.outturn() {
        Some(Outturn::Settled { declarer, reckoning, points, .. }) => (declarer, reckoning, points),
        Some(Outturn::Ramsch(sum)) => {
            let [a, b, c] = sum.scores.0;
            return format!("ramsch v0:{a} v1:{b} v2:{c}");
        }
        _ => return "passed".to_owned(),
    };
    let matadors = reckoning.matadors.map_or(0, |matadors| {
        let count = i32::from(matadors.count);
        if matadors.with { count } else { -count }
    });
    let tricks = |side| game.table().tricks_of(side).count();
    let (own, theirs) = (tricks(Side::Declarer), tricks(Side::Defenders));
    let null = reckoning.matadors.is_none();
    let schneider = !null && (points >= 90 || points <= 30);
    let schwarz = !null && (own == 0 || theirs == 0);
    format!(
        "d:{} {} v:{} m:{matadors} {} p:{points} t:{own} s:{} z:{}",
        declarer.index(),
        if reckoning.won { "win" } else { "loss" },
        reckoning.score,
        if reckoning.overbid { "overbid" } else { "bidok" },
        u8::from(schneider),
        u8::from(schwarz),
    )
}

/// Plays all records of a file and counts what they were.
fn play_all(records: &str) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for record in records.lines().filter(|line| line.starts_with("(;GM[Skat]")) {
        let (deal, moves) = read(record);
        let mut game =
            Game::replay_with(rules(record), deal, moves).unwrap_or_else(|(number, why)| {
                panic!("move {number}: {why}\n{record}");
            });
        if game.table().ending().is_none() {
            // A record may stop as soon as the value is certain, and not before.
            let stopped = game.apply(Seat::Forehand, Move::Stop);
            assert_eq!(stopped, Ok(()), "{record}");
        }
        let recorded = property(record, "R");
        let ours = result(&game);
        // A deal that was stopped has points and tricks as far as it went.
        let stopped = game.table().ending() == Some(Ending::Stopped);
        let told = |text: &str| -> Vec<String> {
            let words = text.split_whitespace().take_while(|word| !word.starts_with("p0:"));
            let of_play = |word: &&str| word.starts_with("s:") || word.starts_with("z:");
            words.filter(|word| !(stopped && of_play(word))).map(str::to_owned).collect()
        };
        assert_eq!(told(&ours), told(recorded), "{record}");
        let mut count = |what: String| *counts.entry(what).or_default() += 1;
        match game.outturn() {
            Some(Outturn::Ramsch(sum)) => {
                count("ramsch".to_owned());
                sum.lines.iter().for_each(|line| count(line.word().to_owned()));
            }
            _ => {
                count(game.table().contract().map_or("passed in".to_owned(), |c| c.to_string()));
            }
        }
    }
    counts
}

#[test]
fn ordinary_games() {
    let counts = play_all(include_str!("data/official.sgf"));
    assert_eq!(counts.values().sum::<u32>(), 900);
}

#[test]
fn games_from_the_corners() {
    let counts = play_all(include_str!("data/corners.sgf"));
    assert_eq!(counts.values().sum::<u32>(), 978);
    assert!(counts.len() > 20, "{counts:?}");
}

#[test]
fn ramsch_and_schieberamsch() {
    let counts = play_all(include_str!("data/ramsch.sgf"));
    assert_eq!(counts["ramsch"], 528);
    // Every way to reckon a Ramsch is among them.
    for line in ["skat", "most", "virgin", "march", "pushes", "all_alike"] {
        assert!(counts[line] > 0, "{counts:?}");
    }
    let lost = 528 - counts["march"] - counts["all_alike"];
    assert!(counts["most"] > lost + 20, "ties: {counts:?}");
}
