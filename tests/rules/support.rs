//! Deals and moves in the notation of the records.

use rand::Rng;
use skat::rules::{
    BySeat, Cards, Deal, Game, Illegal, Kind, Move, Phase, Place, Round, Rules, Seat, Seating,
    Switch, TableSize, below,
};

pub(crate) const THREE: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };

/// A deal from four hands in card notation: forehand, middlehand, rearhand, skat.
pub(crate) fn deal(hands: [&str; 4]) -> Deal {
    let cards = hands.map(|hand| hand.parse::<Cards>().unwrap());
    Deal::new(THREE, BySeat([cards[0], cards[1], cards[2]]), cards[3]).unwrap()
}

/// Makes moves written as `0 CJ`, `1 18`, `0 y`, `2 p`, `0 s`, `0 hand`, `0 GH` or
/// `0 C.D7.D8`, `0 claim`, `0 concede`, `1 accept`, `1 play-on`, `0 stop`, and for house rules
/// `1 kontra`, `0 re`, `1 hirsch`, `1 no`, `0 R`, `0 R.HT.SK`, all in a row.
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
        "kontra" => Move::Kontra,
        "re" => Move::Re,
        "hirsch" => Move::Hirsch,
        "no" => Move::Decline,
        "R" => Move::Push,
        word => {
            if let Ok(bid) = word.parse() {
                return Move::Bid(bid);
            }
            if let Ok(card) = word.parse() {
                return Move::Play(card);
            }
            let (contract, put) = word.split_once('.').unwrap_or((word, ""));
            if contract == "R" {
                return Move::PutOn(put.parse().unwrap());
            }
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

/// A game by house rules played so far that every move is legal.
pub(crate) fn house_game(rules: &str, deal: Deal, moves: &str) -> Game {
    let mut game = Game::with_rules(rules.parse().unwrap(), deal);
    play(&mut game, moves).unwrap_or_else(|why| panic!("{moves}: {why}"));
    game
}

/// Rules with every switch set by lot.
pub(crate) fn random_rules(random: &mut impl Rng) -> Rules {
    let mut rules = Rules::OFFICIAL;
    for switch in Switch::ALL {
        let values = switch.values();
        rules.set(switch, values[below(random, values.len() as u64) as usize]).unwrap();
    }
    rules
}

/// A deal by lot, in a round by lot.
pub(crate) fn random_deal(random: &mut impl Rng) -> Deal {
    let rounds = [Round::Plain, Round::Plain, Round::Bock, Round::Ramsch];
    let round = rounds[below(random, 4) as usize];
    Deal::shuffled(THREE, random).in_round(round)
}

/// A move drawn so that random play gets somewhere: out-of-turn offers, claims and Kontra in place
/// of a first card with 1 % each, jumps and Grand Hand before a Ramsch with 5 %, and everything else
/// alike.
pub(crate) fn random_move(game: &Game, random: &mut impl Rng) -> (Seat, Move) {
    let rare = |random: &mut dyn FnMut() -> u64| random() == 0;
    let seldom = [Move::Concede, Move::Claim, Move::Stop, Move::Kontra];
    for mv in seldom {
        if rare(&mut || below(random, 100)) {
            let seat = Seat::ALL[below(random, 3) as usize];
            if game.check(seat, mv).is_ok() {
                return (seat, mv);
            }
        }
    }
    let seat = game.to_act().expect("the deal runs");
    let mut moves = game.legal(seat).collect::<Vec<_>>();
    if game.table().phase() == Phase::Playing {
        moves.retain(|mv| !seldom.contains(mv));
    }
    if game.table().phase() == Phase::GrandHand && below(random, 20) > 0 {
        return (seat, Move::Decline);
    }
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

/// A jack lies in the skat, and everybody has cards of every kind.
pub(crate) fn mixed() -> Deal {
    deal([
        "CJ CA CT C7 SA SK HQ H9 DT D8",
        "SJ CK CQ C8 ST SQ HA H8 DA D9",
        "HJ C9 S9 S8 S7 HT HK H7 DK D7",
        "DJ DQ",
    ])
}
