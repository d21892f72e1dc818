//! Deals and moves in the notation of the records.

use rand::Rng;
use skat::rules::{
    BySeat, Cards, Deal, Game, Illegal, Kind, Move, Place, Seat, Seating, TableSize, below,
};

pub(crate) const THREE: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };

/// A deal from four hands in card notation: forehand, middlehand, rearhand, skat.
pub(crate) fn deal(hands: [&str; 4]) -> Deal {
    let cards = hands.map(|hand| hand.parse::<Cards>().unwrap());
    Deal::new(THREE, BySeat([cards[0], cards[1], cards[2]]), cards[3]).unwrap()
}

/// Makes moves written as `0 CJ`, `1 18`, `0 y`, `2 p`, `0 s`, `0 hand`, `0 GH` or
/// `0 C.D7.D8`, `0 claim`, `0 concede`, `1 accept`, `1 play-on`, `0 stop`, all in a row.
pub(crate) fn play(game: &mut Game, moves: &str) -> Result<(), Illegal> {
    let words: Vec<&str> = moves.split_whitespace().collect();
    for pair in words.chunks(2) {
        let seat = Seat::from_index(pair[0].parse().unwrap()).unwrap();
        game.apply(seat, read_move(pair[1]))?;
    }
    Ok(())
}

fn read_move(word: &str) -> Move {
    match word {
        "y" => Move::Hold,
        "p" => Move::Pass,
        "s" => Move::PickUp,
        "hand" => Move::Hand,
        "claim" => Move::Claim,
        "concede" => Move::Concede,
        "accept" => Move::Accept,
        "play-on" => Move::PlayOn,
        "stop" => Move::Stop,
        word => {
            if let Ok(bid) = word.parse() {
                return Move::Bid(bid);
            }
            if let Ok(card) = word.parse() {
                return Move::Play(card);
            }
            let (contract, put) = word.split_once('.').unwrap_or((word, ""));
            Move::Declare(contract.parse().unwrap(), put.parse().unwrap())
        }
    }
}

/// A game played so far that every move is legal.
pub(crate) fn game(hands: [&str; 4], moves: &str) -> Game {
    let mut game = Game::new(deal(hands));
    play(&mut game, moves).unwrap();
    game
}

/// A move drawn so that random play gets somewhere: out-of-turn offers and claims with 1 % each,
/// jumps with 5 %, and everything else alike.
pub(crate) fn random_move(game: &Game, random: &mut impl Rng) -> (Seat, Move) {
    let rare = |random: &mut dyn FnMut() -> u64| random() == 0;
    for mv in [Move::Concede, Move::Claim, Move::Stop] {
        if rare(&mut || below(random, 100)) {
            let seat = Seat::ALL[below(random, 3) as usize];
            if game.check(seat, mv).is_ok() {
                return (seat, mv);
            }
        }
    }
    let seat = game.to_act().expect("the deal runs");
    let mut moves = game.legal(seat);
    moves.retain(|mv| !matches!(mv, Move::Concede | Move::Claim | Move::Stop));
    let bids = moves.iter().filter(|mv| matches!(mv, Move::Bid(_))).count();
    if bids > 1 && below(random, 20) > 0 {
        // The next value, or none: without this every auction would end in the hundreds.
        let next = moves.iter().position(|mv| matches!(mv, Move::Bid(_))).unwrap();
        let next = moves[next];
        moves.retain(|mv| !matches!(mv, Move::Bid(_)));
        moves.push(next);
    }
    // Announcements by kind first, so that the many discards of one game do not drown the others.
    let kinds: Vec<Kind> = Kind::ALL
        .into_iter()
        .filter(|kind| {
            moves.iter().any(|mv| matches!(mv, Move::Declare(c, _) if c.kind() == *kind))
        })
        .collect();
    if !kinds.is_empty() {
        let kind = kinds[below(random, kinds.len() as u64) as usize];
        moves.retain(|mv| matches!(mv, Move::Declare(c, _) if c.kind() == kind));
    }
    (seat, moves[below(random, moves.len() as u64) as usize])
}
