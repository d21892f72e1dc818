//! Moves as words, in the spirit of the common game notation.
//!
//! | word | move |
//! |---|---|
//! | `18` … `264` | names a value |
//! | `y`, `p` | holds, passes |
//! | `s`, `h` | picks the skat up, plays Hand |
//! | `G.D7.D8`, `NO.D7.D8` | announces a game and discards two cards |
//! | `GH`, `SO`, `NOH` | announces a Hand game |
//! | `CJ`, `HT` | plays a card |
//! | `CL`, `RE` | claims the rest, gives up |
//! | `OK`, `ON` | agrees to a concession, plays on |
//! | `END` | stops a deal whose value can no longer change |
//! | `KONTRA`, `REKONTRA`, `HIRSCH` | doubles: Kontra, Re, Hirsch |
//! | `d` | declines: no Grand Hand before a Ramsch, no Kontra, Re or Hirsch |
//! | `R`, `R.HT.SK` | in Schieberamsch pushes the skat unseen, puts two cards on |

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::position::quoted;
use crate::rules::{Cards, Move, Seat};

/// A move as one word without blanks.
///
/// ```
/// use skat::record::Word;
/// use skat::rules::Move;
///
/// let Word(mv) = "CJ".parse()?;
/// assert_eq!(mv, Move::Play("CJ".parse()?));
/// assert_eq!(Word(Move::PickUp).to_string(), "s");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Word(pub Move);

/// A move and who makes it, as two words: `0 18`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn(pub Seat, pub Move);

/// A text that is no move, or no seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum BadTurn {
    /// No move.
    #[error(
        "{} is no move (a bid such as 18, y, p, s, h, a game such as G.D7.D8 or GH, a card such as \
         CJ, CL, RE, OK, ON, END, KONTRA, \
         REKONTRA, HIRSCH, d, R, R.HT.SK)",
        quoted(.0)
    )]
    Word(String),
    /// No seat.
    #[error("{} is no seat (0 forehand, 1 middlehand, 2 rearhand)", quoted(.0))]
    Seat(String),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Move::Bid(bid) => bid.fmt(f),
            Move::Hold => f.write_str("y"),
            Move::Pass => f.write_str("p"),
            Move::PickUp => f.write_str("s"),
            Move::Hand => f.write_str("h"),
            Move::Declare(contract, put) => {
                contract.fmt(f)?;
                put.iter().try_for_each(|card| write!(f, ".{card}"))
            }
            Move::Kontra => f.write_str("KONTRA"),
            Move::Re => f.write_str("REKONTRA"),
            Move::Hirsch => f.write_str("HIRSCH"),
            Move::Decline => f.write_str("d"),
            Move::Push => f.write_str("R"),
            Move::PutOn(put) => {
                f.write_str("R")?;
                put.iter().try_for_each(|card| write!(f, ".{card}"))
            }
            Move::Play(card) => card.fmt(f),
            Move::Claim => f.write_str("CL"),
            Move::Concede => f.write_str("RE"),
            Move::Accept => f.write_str("OK"),
            Move::PlayOn => f.write_str("ON"),
            Move::Stop => f.write_str("END"),
        }
    }
}

impl FromStr for Word {
    type Err = BadTurn;

    fn from_str(text: &str) -> Result<Self, BadTurn> {
        let bad = || BadTurn::Word(text.to_owned());
        Ok(Self(match text {
            "y" => Move::Hold,
            "p" => Move::Pass,
            "s" => Move::PickUp,
            "h" => Move::Hand,
            "CL" => Move::Claim,
            "RE" => Move::Concede,
            "OK" => Move::Accept,
            "ON" => Move::PlayOn,
            "END" => Move::Stop,
            "KONTRA" => Move::Kontra,
            "REKONTRA" => Move::Re,
            "HIRSCH" => Move::Hirsch,
            "d" => Move::Decline,
            "R" => Move::Push,
            _ => {
                if let Ok(card) = text.parse() {
                    Move::Play(card)
                } else if let Ok(bid) = text.parse() {
                    Move::Bid(bid)
                } else {
                    let (contract, put) = text.split_once('.').unwrap_or((text, ""));
                    let put: Cards = put.parse().map_err(|_| bad())?;
                    if contract == "R" && !put.is_empty() {
                        return Ok(Self(Move::PutOn(put)));
                    }
                    Move::Declare(contract.parse().map_err(|_| bad())?, put)
                }
            }
        }))
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.index(), Word(self.1))
    }
}

impl FromStr for Turn {
    type Err = BadTurn;

    fn from_str(text: &str) -> Result<Self, BadTurn> {
        let (seat, word) = text.split_once(' ').unwrap_or((text, ""));
        let Word(mv) = word.parse()?;
        Ok(Self(read_seat(seat)?, mv))
    }
}

/// The seat of a number.
pub(super) fn read_seat(text: &str) -> Result<Seat, BadTurn> {
    Ok(match text {
        "0" => Seat::Forehand,
        "1" => Seat::Middlehand,
        "2" => Seat::Rearhand,
        _ => return Err(BadTurn::Seat(text.to_owned())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bid, Card, Contract, Suit};

    #[test]
    fn every_move_survives_its_word() {
        let put: Cards = "D8 D7".parse().unwrap();
        let mut moves = vec![
            Move::Hold,
            Move::Pass,
            Move::PickUp,
            Move::Hand,
            Move::Claim,
            Move::Concede,
            Move::Accept,
            Move::PlayOn,
            Move::Stop,
            Move::Kontra,
            Move::Re,
            Move::Hirsch,
            Move::Decline,
            Move::Push,
            Move::PutOn(put),
        ];
        moves.extend(Bid::all().map(Move::Bid));
        moves.extend(Cards::ALL.iter().map(Move::Play));
        moves.extend(Contract::all().map(|contract| Move::Declare(contract, Cards::EMPTY)));
        moves.extend(Contract::all().map(|contract| Move::Declare(contract, put)));
        let words: std::collections::HashSet<_> =
            moves.iter().map(|&mv| Word(mv).to_string()).collect();
        assert_eq!(words.len(), moves.len(), "no two moves share a word");
        for mv in moves {
            for seat in Seat::ALL {
                let turn = Turn(seat, mv);
                assert_eq!(turn.to_string().parse(), Ok(turn), "{turn}");
            }
        }
    }

    #[test]
    fn how_moves_are_written() {
        let declare = |contract: &str, put: &str| {
            Word(Move::Declare(contract.parse().unwrap(), put.parse().unwrap())).to_string()
        };
        assert_eq!(declare("G", "D7 D8"), "G.D8.D7");
        assert_eq!(declare("GSH", ""), "GHS");
        let ten = Move::Play(Card::new(Suit::Spades, crate::rules::Rank::Ten));
        assert_eq!(Turn(Seat::Rearhand, ten).to_string(), "2 ST");
        assert_eq!("0 18".parse(), Ok(Turn(Seat::Forehand, Move::Bid(Bid::LEAST))));
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in
            ["R.", "R.XX", "", "19", "Y", "P", "H.D7.D7", "X", "G.XX", "CJCJ", "0 18", "end"]
        {
            assert!(text.parse::<Word>().is_err(), "{text:?}");
        }
        for text in ["", "18", "3 18", "0  18", "0 ", "w CJ"] {
            assert!(text.parse::<Turn>().is_err(), "{text:?}");
        }
    }
}
