//! The moves of a record as words: who does what. What the words mean together, and whether it is
//! allowed, is for [`super::played`].

use super::deal::{self, DealFault};
use super::fault::{Fault, RecordFault};
use super::properties::{Property, is_blank};
use super::view::HiddenDeal;
use crate::rules::{
    Bid, BySeat, Card, Cards, Contract, Deal, Move, Place, Rank, Seat, Seating, Suit, TableSize,
};

/// Rearhand deals, as if the seats of the record were the places of a table.
pub(super) const SEATING: Seating = Seating {
    table: TableSize::Three,
    dealer: match Place::new(2) {
        Some(place) => place,
        None => Place::FIRST,
    },
};

/// One action, with who does it and how it stands in the text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step<'a> {
    /// The seat that acts; `None` for the server.
    pub(super) seat: Option<Seat>,
    pub(super) act: Act<'a>,
    pub(super) word: &'a str,
    /// The start of the action, in bytes from the start of the text.
    pub(super) at: usize,
}

/// An action of a record.
#[derive(Debug, Clone, Copy)]
pub(super) enum Act<'a> {
    Bid(Bid),
    Hold,
    Pass,
    PickUp,
    /// The server hands out the skat.
    Skat(&'a str),
    /// A game, and the cards that follow it.
    Announce(Contract, &'a str),
    /// Cards discarded on their own, and perhaps the ten shown.
    Discard(&'a str),
    Play(Card),
    /// A card that is not known.
    Unknown,
    /// The cards shown; none when they are not named.
    Show(&'a str),
    Resign,
    Claim,
    /// A word of house rules: Kontra, Re, Hirsch, declining them, pushing the skat unseen.
    House(Move),
    /// Two cards put on in Schieberamsch.
    PutOn(&'a str),
    /// Time is up, or somebody left: a seat, or who sat out.
    Expired {
        seat: Option<Seat>,
        left: bool,
    },
}

/// The cards of the deal, as far as they are known.
#[derive(Debug, Clone)]
pub(super) enum Dealt {
    Whole(Deal),
    Hidden(HiddenDeal),
}

/// Cards named after a game or by the server.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Listed {
    /// The first two, which may be unknown.
    pub(super) pair: Cards,
    /// The ones after these.
    pub(super) rest: Cards,
    /// The number of the first two that are unknown.
    pub(super) hidden: usize,
    /// The number of all of them.
    pub(super) count: usize,
}

/// Reads the deal and the actions after it.
pub(super) fn read<'a>(moves: Property<'a>, steps: &mut Vec<Step<'a>>) -> Result<Dealt, Fault> {
    let mut words = Words { text: moves.raw, at: 0, base: moves.value_at };
    let (at, actor) = words.word().ok_or((moves.value_at, DealFault::NoMoves.into()))?;
    if actor != "w" {
        return Err((at, DealFault::NotDealt(actor.to_owned()).into()));
    }
    let (at, cards) = words.action();
    let deal = if cards.contains('?') {
        Dealt::Hidden(HiddenDeal::read(cards, at)?)
    } else {
        let deal = match usual(cards) {
            Some(deal) => deal,
            None => deal::cards(cards, at, false, SEATING).map_err(|(at, why)| (at, why.into()))?,
        };
        Dealt::Whole(deal)
    };
    while let Some((_, actor)) = words.word() {
        // An action ends where the next actor stands, so that nothing else can stand here.
        let seat = actor.parse().ok().and_then(Seat::from_index);
        let (action_at, word) = words.action();
        if word.is_empty() {
            return Err((action_at, RecordFault::Nothing(actor.to_owned())));
        }
        if let Some((offset, stray)) = stray(word) {
            let expected = "0, 1, 2 or w";
            return Err((
                action_at + offset,
                RecordFault::Unexpected { found: stray.to_owned(), expected },
            ));
        }
        let act = if seat.is_some() { of_seat(word) } else { of_server(word) };
        let act = act.map_err(|why| (action_at, why))?;
        steps.push(Step { seat, act, word, at: action_at });
    }
    Ok(deal)
}

/// The deal as it is nearly always written, 32 cards with dots between them; anything else is read
/// with more care, and so is what is wrong.
fn usual(cards: &str) -> Option<Deal> {
    if cards.len() != 32 * 3 - 1 {
        return None;
    }
    let mut parts = [Cards::EMPTY; 4];
    for (i, piece) in cards.as_bytes().chunks(3).enumerate() {
        let &[suit, rank, ref dot @ ..] = piece else { return None };
        if !matches!(dot, [] | [b'.']) {
            return None;
        }
        let card = Card::new(Suit::from_letter(suit.into())?, Rank::from_letter(rank.into())?);
        parts[i / 10].insert(card);
    }
    let [fore, middle, rear, skat] = parts;
    Deal::new(SEATING, BySeat([fore, middle, rear]), skat).ok()
}

/// The first word after an action that is not the rest of a list of cards.
fn stray(action: &str) -> Option<(usize, &str)> {
    if !action.contains(|letter: char| letter.is_ascii_whitespace()) {
        return None;
    }
    let mut words = Words { text: action, at: 0, base: 0 };
    words.word()?;
    let is_list = |word: &str| {
        word.split('.').all(|card| card.is_empty() || card == "??" || self::card(card).is_some())
    };
    std::iter::from_fn(|| words.word()).find(|(_, word)| !is_list(word))
}

fn of_server(word: &str) -> Result<Act<'_>, RecordFault> {
    let expired = |left: bool, number: &str| {
        let index = number.parse().ok().filter(|&index| index <= Seat::ALL.len())?;
        Some(Act::Expired { seat: Seat::from_index(index), left })
    };
    let act = match word.split_once('.') {
        Some(("TI", number)) => expired(false, number),
        Some(("LE", number)) => expired(true, number),
        _ => Some(Act::Skat(word)),
    };
    act.ok_or_else(|| RecordFault::Unexpected {
        found: word.to_owned(),
        expected: "the skat, TI.n or LE.n (n is 0, 1 or 2, and 3 for who sat out)",
    })
}

fn of_seat(word: &str) -> Result<Act<'_>, RecordFault> {
    if let Some(card) = card(word) {
        return Ok(Act::Play(card));
    }
    let (first, rest) = match word.split_once(|letter| letter == '.' || is_blank(letter)) {
        Some((first, rest)) => (first.trim_end(), rest),
        None => (word, ""),
    };
    let alone = first.len() == word.len();
    let act = match first {
        "y" if alone => Some(Act::Hold),
        "p" if alone => Some(Act::Pass),
        "s" if alone => Some(Act::PickUp),
        "RE" if alone => Some(Act::Resign),
        "CL" if alone => Some(Act::Claim),
        "??" if alone => Some(Act::Unknown),
        "KONTRA" if alone => Some(Act::House(Move::Kontra)),
        "REKONTRA" if alone => Some(Act::House(Move::Re)),
        "HIRSCH" if alone => Some(Act::House(Move::Hirsch)),
        "d" if alone => Some(Act::House(Move::Decline)),
        "R" if alone => Some(Act::House(Move::Push)),
        "R" => Some(Act::PutOn(rest)),
        "SC" => Some(Act::Show(rest)),
        "??" => Some(Act::Discard(word)),
        _ if alone && first.bytes().all(|letter| letter.is_ascii_digit()) => {
            let bid = first.parse().map_err(|_| RecordFault::NoBid(first.to_owned()))?;
            Some(Act::Bid(bid))
        }
        _ if card(first).is_some() => Some(Act::Discard(word)),
        _ => first.parse().ok().map(|contract| Act::Announce(contract, rest)),
    };
    act.ok_or_else(|| RecordFault::Unexpected {
        found: word.to_owned(),
        expected: "an action (a bid such as 18, y, p, s, a game such as G.D7.D8 or GH, a card such \
                   as CJ, SC, RE)",
    })
}

/// A card in capital letters, as the notation has it.
pub(super) fn card(text: &str) -> Option<Card> {
    let [suit, rank] = *text.as_bytes() else { return None };
    let capitals = !suit.is_ascii_lowercase() && !rank.is_ascii_lowercase();
    let suit = Suit::from_letter(suit.into()).filter(|_| capitals)?;
    Some(Card::new(suit, Rank::from_letter(rank.into())?))
}

/// The cards of a list, joined by dots or blanks; `at` is where it begins in the whole text.
pub(super) fn listed(text: &str, at: usize) -> Result<Listed, Fault> {
    let mut listed = Listed::default();
    let mut offset = 0;
    for piece in text.split(|letter| letter == '.' || is_blank(letter)) {
        let here = at + offset;
        offset +=
            piece.len() + text[offset + piece.len()..].chars().next().map_or(0, char::len_utf8);
        if piece.is_empty() {
            continue;
        }
        listed.count += 1;
        match card(piece) {
            None if piece == "??" && listed.count <= 2 => listed.hidden += 1,
            None => return Err((here, DealFault::NoCard(piece.to_owned()).into())),
            Some(card) if (listed.pair | listed.rest).contains(card) => {
                return Err((here, DealFault::Twice(card).into()));
            }
            Some(card) if listed.count <= 2 => listed.pair.insert(card),
            Some(card) => listed.rest.insert(card),
        }
    }
    Ok(listed)
}

/// The words of the moves. An action goes from its actor to the next one, so that a list of cards
/// may be broken at any of them: no action is one letter long that an actor could be.
struct Words<'a> {
    text: &'a str,
    at: usize,
    base: usize,
}

impl<'a> Words<'a> {
    /// The next word and where it begins. Blanks beyond ASCII are none here: no word has them.
    fn word(&mut self) -> Option<(usize, &'a str)> {
        let rest = self.text.as_bytes().get(self.at..)?;
        let start = self.at + rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let rest = &self.text.as_bytes()[start..];
        let length = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
        self.at = start + length;
        Some((self.base + start, &self.text[start..self.at]))
    }

    /// Everything up to the next actor, and where it begins.
    fn action(&mut self) -> (usize, &'a str) {
        let (mut start, mut end) = (self.at, self.at);
        loop {
            let before = self.at;
            match self.word() {
                Some((at, word)) if !matches!(word.as_bytes(), [b'w' | b'0' | b'1' | b'2']) => {
                    if start == end {
                        start = at - self.base;
                    }
                    end = self.at;
                }
                next => {
                    if next.is_some() {
                        self.at = before;
                    }
                    return (self.base + start, &self.text[start..end]);
                }
            }
        }
    }
}
