//! Moves for tests: read from text, or made in a plain way.

use crate::rules::{Card, Cards, Contract, Game, Move, Seat, below, generator};

/// Reads a move.
pub(crate) fn read(text: &str) -> Move {
    let put = |cards: &str| cards.replace('.', " ").parse::<Cards>().unwrap();
    if let Some(cards) = text.strip_prefix("on/") {
        return Move::PutOn(put(cards));
    }
    match text {
        "kontra" => Move::Kontra,
        "re" => Move::Re,
        "hirsch" => Move::Hirsch,
        "no" => Move::Decline,
        "push" => Move::Push,
        "y" => Move::Hold,
        "p" => Move::Pass,
        "up" => Move::PickUp,
        "hand" => Move::Hand,
        "claim" => Move::Claim,
        "give-up" => Move::Concede,
        "accept" => Move::Accept,
        "play-on" => Move::PlayOn,
        "stop" => Move::Stop,
        _ => match (text.parse(), text.parse::<Card>(), text.split_once('/')) {
            (Ok(bid), ..) => Move::Bid(bid),
            (_, Ok(card), _) => Move::Play(card),
            (_, _, Some((game, cards))) => Move::Declare(game.parse().unwrap(), put(cards)),
            _ => Move::Declare(text.parse::<Contract>().unwrap(), Cards::EMPTY),
        },
    }
}

/// Plays a deal to its end in a plain way.
pub(crate) fn play_out(game: &mut Game, number: u32) {
    while let Some(seat) = game.to_act() {
        let legal = game.legal(seat).collect::<Vec<_>>();
        let plain = plain(game, seat, u64::from(number), &legal);
        game.apply(seat, plain).unwrap();
    }
}

/// A plain way to play, the same every time: somebody plays a suit at a low value, picks the skat
/// up and plays any cards.
fn plain(game: &Game, seat: Seat, number: u64, legal: &[Move]) -> Move {
    let draw = &mut generator(&[number, game.moves().len() as u64]);
    // Now and then somebody doubles; nobody plays Grand Hand in place of a Ramsch.
    if legal.contains(&Move::Decline) {
        let doubles = number.is_multiple_of(3) && game.table().contract().is_some();
        return if doubles { legal[0] } else { Move::Decline };
    }
    // The announcement with the most trumps left.
    let trumps = |mv: &&Move| match **mv {
        Move::Declare(contract, put) => {
            Some(((game.hand(seat) - put) & contract.kind().trumps()).len())
        }
        _ => None,
    };
    if let Some(&mv) = legal.iter().filter(|mv| trumps(mv).is_some()).max_by_key(trumps) {
        return mv;
    }
    let auction = game.table().auction();
    let wanted = |mv: &&Move| match mv {
        Move::Bid(bid) => auction.last().is_none() && bid.value() == 18,
        Move::Pass => auction.last().is_some() || number.is_multiple_of(5),
        Move::PickUp => true,
        Move::Play(_) => true,
        _ => false,
    };
    let wanted: Vec<Move> = legal.iter().filter(wanted).copied().collect();
    let at = below(draw, wanted.len().max(1) as u64) as usize;
    wanted.get(at).copied().unwrap_or(legal[0])
}
