//! The one alphabet of moves, and the reasons why a move is refused.

use thiserror::Error;

use super::bid::Bid;
use super::card::Card;
use super::cards::Cards;
use super::contract::{BadContract, Contract};

/// Everything a seat can do in a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Move {
    /// Names a value in the auction.
    Bid(Bid),
    /// Says yes to the value just named.
    Hold,
    /// Leaves the auction.
    Pass,
    /// Takes the skat into the hand, also in Schieberamsch.
    PickUp,
    /// Leaves the skat shut: Hand.
    Hand,
    /// Announces the game, and discards two cards unless it is a Hand game. In a
    /// [`View`](super::View) of another seat the two cards are struck out (no cards).
    Declare(Contract, Cards),
    /// Plays a card.
    Play(Card),
    /// Shows that all remaining tricks (in Null: none) go to one's own side.
    Claim,
    /// Gives the game up, or offers to.
    Concede,
    /// Agrees to the concession on the table.
    Accept,
    /// Refuses the concession on the table.
    PlayOn,
    /// Ends a deal whose value can no longer change.
    Stop,
    /// House rules: a defender doubles the score.
    Kontra,
    /// House rules: the declarer doubles it again.
    Re,
    /// House rules: the defender who said Kontra doubles it once more.
    Hirsch,
    /// House rules: does not do what is asked: Grand Hand before a Ramsch, Kontra, Re or Hirsch.
    Decline,
    /// Schieberamsch: pushes the skat on unseen. To take it is [`Move::PickUp`].
    Push,
    /// Schieberamsch: puts two cards on in place of the skat taken. In a [`View`](super::View) of
    /// another seat they are struck out (no cards).
    PutOn(Cards),
}

/// Why a move is refused. Nothing has changed then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum Illegal {
    /// Somebody else has to act.
    #[error("it is another seat's turn")]
    NotYourTurn,
    /// The move does not belong to this part of the deal.
    #[error("this cannot be done now")]
    NotNow,
    /// The deal is over.
    #[error("the deal is over")]
    Over,
    /// A bid must be higher than the last value named. (ISkO 3.3.2.)
    #[error("{bid} is not above {last}")]
    NotHigher {
        /// The value refused.
        bid: Bid,
        /// The last value named.
        last: Bid,
    },
    /// Forehand alone takes the game at 18 or passes. (ISkO 3.3.)
    #[error("after two passes forehand plays at 18 or passes")]
    OnlyEighteen,
    /// A seat that is bid to says yes or passes.
    #[error("who is bid to holds or passes")]
    OnlyAnswer,
    /// Nothing was said that could be held.
    #[error("there is nothing to hold")]
    NothingToHold,
    /// A Hand game announced after looking at the skat. (ISkO 3.4.)
    #[error("the skat has been seen: no Hand game")]
    SkatWasSeen,
    /// A game with the skat announced after Hand. (ISkO 3.4.)
    #[error("Hand was announced")]
    HandWasAnnounced,
    /// The announcement is not one of the 29 contracts.
    #[error(transparent)]
    Contract(#[from] BadContract),
    /// Two cards must be discarded, none in a Hand game.
    #[error("{wanted} cards must be put away, not {got}")]
    Discard {
        /// Two, or none in a Hand game.
        wanted: usize,
        /// The number of cards named.
        got: usize,
    },
    /// The card is not in this hand.
    #[error("{0} is not in this hand")]
    NotHeld(Card),
    /// A Null worth less than the bid cannot be fulfilled. (ISkO 3.6.2 of 2022.)
    #[error("Null is worth {value} and does not cover {bid}")]
    NullBelowBid {
        /// The value of the Null.
        value: u16,
        /// The bid it has to cover.
        bid: Bid,
    },
    /// The class led must be followed. (ISkO 4.2.)
    #[error("{led} was led and must be followed")]
    MustFollow {
        /// The card led: its class is a suit, or trumps.
        led: Card,
    },
    /// Claims are made between tricks.
    #[error("a trick is being played")]
    TrickRuns,
    /// Only who is on lead may claim the rest. (ISkO 4.3.4.)
    #[error("only who leads may claim the rest")]
    NotOnLead,
    /// A defender cannot claim in Null: there the declarer's tricks end the game.
    #[error("in Null only the declarer can claim")]
    OnlyDeclarerClaims,
    /// The sound count of cards does not prove the claim; nothing is lost by it. (ISkO 4.3.4.)
    #[error("the cards do not prove the claim")]
    NotProven,
    /// A concession was refused in this trick.
    #[error("the offer has been refused in this trick")]
    OfferRefused,
    /// The deal is still open, or its value can still change.
    #[error("the value can still change")]
    NotDecided,
    /// Before a Ramsch only Grand Hand can be declared.
    #[error("before a Ramsch only Grand Hand can be declared")]
    OnlyGrandHand,
    /// A seat that took the skat may not push jacks on.
    #[error("{0} is a jack, and jacks are not pushed on")]
    JackPushed(Card),
    /// The declarer does not double the own game.
    #[error("only a defender says Kontra")]
    OnlyDefendersDouble,
    /// There is one Kontra a deal.
    #[error("Kontra has been said")]
    KontraWasSaid,
    /// Kontra is for who bid or held at least 18, or never could.
    #[error("Kontra needs a bid of 18, or that there was no chance of one")]
    NeedsEighteen,
    /// The time for Kontra is over.
    #[error("it is too late for Kontra")]
    TooLate,
    /// In Ramsch nothing is claimed or given up.
    #[error("a Ramsch is played to the last trick")]
    PlayedOut,
}
