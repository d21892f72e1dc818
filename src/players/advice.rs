//! The strongest player's move in somebody's place, with its reasons.
//!
//! A [`Reason`] says only what the computation of the move has found, or what the cards in sight
//! show; how it is told is for others.

use crate::rules::{Bid, Card, Kind, Move, Seat, Suit};

/// The strongest player's move, with its reasons.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The move.
    pub mv: Move,
    /// The moves there are, with the chances, as far as they are known: the cards that may be
    /// played, the games that may be announced or, before that, may come to be. What the player
    /// likes best comes first.
    pub options: Vec<Odds>,
    /// Why.
    pub reason: Reason,
    /// The fact that would hurt most.
    pub fear: Option<Fear>,
    /// The source of the chances.
    pub basis: Basis,
}

/// A move and its chance.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Odds {
    /// A card, a doubling, or a game: with no cards put away if it is yet to be bid for.
    pub mv: Move,
    /// The chance that the side of the one who is advised wins the game then, from 0 to 1.
    pub chance: f32,
}

/// The source of chances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// Deals that fit everything that has been seen, played out.
    Deals {
        /// In how many.
        deals: usize,
        /// True if there are no others.
        all: bool,
    },
    /// Games that computer players have played with hands like this one.
    Games,
    /// Rules of thumb, which know no chances.
    Thumb,
}

/// Why a move is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// In the auction: this game alone is worth bids up to there.
    Carries {
        /// The game.
        kind: Kind,
        /// True if it is played Hand.
        hand: bool,
        /// The highest value that would still be said or held.
        to: Bid,
    },
    /// In the auction: no game alone is worth bids up to there, but what the skat makes of the hand.
    CarriesAny {
        /// In how many of a hundred the game that is best with the skat is won.
        percent: u8,
        /// The highest value that would still be said or held.
        to: Bid,
    },
    /// The hand was worth bids up to there, and no higher one.
    Dear {
        /// The highest value that would have been said or held.
        to: Bid,
    },
    /// The best game of the hand is won too seldom.
    Weak {
        /// The game.
        kind: Kind,
    },
    /// A thin game is better than the Ramsch that comes otherwise.
    BetterThanRamsch,
    /// The skat promises more than a level for Hand.
    SkatHelps {
        /// The game that is most often the best with it.
        kind: Kind,
    },
    /// The game needs no skat.
    NeedsNoSkat {
        /// The game.
        kind: Kind,
    },
    /// This game, after these two cards are away.
    Game {
        /// A suit of which nothing is left by putting away.
        empties: Option<Suit>,
        /// An ace or a ten that is safe in the skat.
        saves: Option<Card>,
    },
    /// A Hand game announced.
    HandGame,
    /// So much is announced because it is as good as certain.
    Announced,
    /// The game would be lost often enough, or won often enough, to be doubled.
    Doubled,
    /// It would not.
    NotDoubled,
    /// Nothing else may be played.
    OnlyCard,
    /// All that may be played comes to the same.
    Alike,
    /// The game is won with every card; this one brings most.
    Won,
    /// It is lost with every card; this one loses least.
    Lost,
    /// This card wins in every deal there can still be.
    Proven,
    /// Leads trumps: so many are still out.
    DrawsTrumps {
        /// The number that the others may hold.
        out: usize,
    },
    /// Leads trumps, and then the others most likely have none.
    DrawsLast,
    /// Takes the trick.
    Takes {
        /// The card points that will lie in it.
        points: u8,
    },
    /// Takes the trick with a trump on another suit.
    Ruffs {
        /// The card points that will lie in it.
        points: u8,
    },
    /// The partner takes the trick: a dear card goes with it.
    Smears {
        /// The partner.
        partner: Seat,
    },
    /// The partner takes the trick without help: this dear card is kept.
    Keeps {
        /// The partner.
        partner: Seat,
        /// The card kept.
        card: Card,
    },
    /// The partner takes the trick.
    PartnerTakes {
        /// The partner.
        partner: Seat,
    },
    /// The partner most likely has none of the suit led, and trumps.
    PartnerRuffs {
        /// The partner.
        partner: Seat,
        /// The suit.
        suit: Suit,
    },
    /// The others take the trick: it is given as little as can be.
    Saves {
        /// The seat that takes it.
        winner: Seat,
    },
    /// The others take the trick, and the last card of a suit goes with it.
    Empties {
        /// The suit.
        suit: Suit,
    },
    /// One of the two defenders takes the trick, whichever it is.
    Ours {
        /// The card points that will lie in it.
        points: u8,
    },
    /// The others take the trick, though a dear card goes with it.
    GivesUp,
    /// It is open which side takes the trick, and no other card wins as often.
    Contests {
        /// In how many of a hundred deals this side takes the trick.
        percent: u8,
    },
    /// In Null, the declarer stays under what lies there or will.
    StaysUnder {
        /// In how many of a hundred deals.
        percent: u8,
    },
    /// In Null, a dangerous card goes.
    Rids,
    /// In Null, the declarer may have to take this trick.
    Catches {
        /// In how many of a hundred deals.
        percent: u8,
    },
    /// No other card wins as often.
    Best,
    /// Others win as often, and bring less.
    Points,
    /// In Ramsch: another seat takes the trick.
    RamschUnder {
        /// In how many of a hundred deals.
        percent: u8,
    },
    /// In Ramsch: the trick is this seat's anyway, and cheap.
    RamschTakes {
        /// The card points expected in it.
        points: u8,
    },
    /// In Ramsch: nothing is to be followed, so a dangerous card goes.
    RamschRids,
    /// In Schieberamsch: the hand is safe without looking.
    Safe,
    /// In Schieberamsch: the hand needs other cards.
    Unsafe,
    /// In Schieberamsch: without these two the hand is in least danger.
    PutsOn,
    /// Grand Hand promises more than the Ramsch.
    GrandInstead,
    /// It does not.
    NoGrandInstead,
    /// The offer leaves nothing to play for.
    Agrees,
    /// There is still something to play for.
    PlaysOn,
}

/// The fact that would hurt most: where it holds, the game is won least often.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fear {
    /// The fact.
    pub fact: Fact,
    /// The chance if it holds, from 0 to 1.
    pub chance: f32,
}

/// Something about the hidden cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// A seat holds a card.
    Holds(Seat, Card),
    /// A seat has none of a suit, trumps aside.
    Lacks(Seat, Suit),
    /// A seat has all the trumps that are out, and there are some.
    AllTrumps(Seat),
}

impl Advice {
    /// A move by rules of thumb.
    pub(super) const fn by_thumb(mv: Move, reason: Reason) -> Self {
        Self { mv, options: Vec::new(), reason, fear: None, basis: Basis::Thumb }
    }

    /// The chance of the move itself, where it is known.
    #[must_use]
    pub fn chance(&self) -> Option<f32> {
        self.options.iter().find(|odds| odds.mv == self.mv).map(|odds| odds.chance)
    }
}
