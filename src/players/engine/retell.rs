//! From a request to the view of the seat that is asked.
//!
//! The deal is told again from its first word: the auction, what the declarer did, what was said by
//! house rules, and the cards in the order in which they were played.

use std::iter::Peekable;
use std::vec;

use thiserror::Error;

use super::auction::{self, Spoken, Standing};
use super::message::{Kind, Laid, Mode, Request, Said, Told, Word, set};
use crate::rules::{
    Announced, BadContract, BadRules, BadWitness, Bid, Card, Cards, Contract, Kind as Game, Move,
    Phase, Place, Round, Rules, Seat, Seating, TableSize, View, Witness,
};

/// Why a request makes no sense.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(super) enum BadRequest {
    #[error(transparent)]
    Rules(BadRules),
    #[error("'{}' is no way of scoring (plain, seeger-fabian or minus)", .0.escape_debug())]
    Scoring(String),
    #[error("all games were refused")]
    NothingLeft,
    #[error("'{0}' is missing")]
    Missing(&'static str),
    #[error("{0} is told twice")]
    Twice(Card),
    #[error("'{}' is nothing that is said in an auction (a bid such as 18, yes, pass)", .0.escape_debug())]
    Bid(String),
    #[error("no auction goes like this and ends here")]
    Auction,
    #[error("'{}' is no game (clubs, spades, hearts, diamonds, grand, null or ramsch)", .0.escape_debug())]
    Game(String),
    #[error(transparent)]
    Contract(#[from] BadContract),
    #[error("{0}: {1}")]
    Happened(Seat, BadWitness),
    #[error("the cards of {0}: {1}")]
    Cards(Seat, BadWitness),
    #[error("cards are told that were never played")]
    Loose,
    #[error("the table does not wait for {0} with this")]
    NotAsked(Seat),
}

/// The facts of a deal that a program keeps between two requests.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Known {
    pub(super) rules: Rules,
    pub(super) round: Round,
    /// The game this seat has announced itself.
    pub(super) announced: Option<Contract>,
}

/// The view of the seat that is asked, when it is asked.
pub(super) fn view(request: &Request, kind: Kind, known: &Known) -> Result<View, BadRequest> {
    let me = request.seat.ok_or(BadRequest::Missing("seat"))?.0;
    let mut told = Tale::new(request, kind, known, me)?;
    told.tell(kind)?;
    let view = told.witness.view();
    let phase = view.table().phase();
    let asked = match kind {
        Kind::Bid => phase == Phase::Auction,
        Kind::Hand => phase == Phase::Skat,
        Kind::Discard | Kind::Announce => phase == Phase::Announcing,
        Kind::GrandHand => phase == Phase::GrandHand,
        Kind::Push => matches!(phase, Phase::Pushing | Phase::PuttingOn),
        // Kontra can be said in place of a first card as well.
        Kind::Kontra => matches!(phase, Phase::Doubling | Phase::Playing),
        Kind::Re | Kind::Hirsch => phase == Phase::Doubling,
        Kind::Play => phase == Phase::Playing,
        Kind::Deal | Kind::Result => false,
    };
    if asked && view.my_turn() { Ok(view.clone()) } else { Err(BadRequest::NotAsked(me)) }
}

/// A deal as a request tells it.
struct Tale<'a> {
    request: &'a Request,
    me: Seat,
    witness: Witness,
    auction: vec::IntoIter<Spoken>,
    said: Peekable<std::slice::Iter<'a, Said>>,
    cards: vec::IntoIter<Laid>,
    announced: Option<Contract>,
    /// The own two cards put away or on.
    put: Option<Cards>,
}

impl<'a> Tale<'a> {
    fn new(request: &'a Request, kind: Kind, known: &Known, me: Seat) -> Result<Self, BadRequest> {
        let pair = |cards: &Option<Vec<Told<Card>>>| cards.as_deref().map(set).transpose();
        let hand = set(&request.hand).map_err(BadRequest::Twice)?;
        let skat = pair(&request.skat).map_err(BadRequest::Twice)?;
        let put = pair(&request.discards).map_err(BadRequest::Twice)?;
        let cards: Vec<Laid> = laid(request).copied().collect();
        let played = cards.iter().filter(|laid| laid.seat.0 == me).map(|laid| laid.card.0);
        let own = hand | played.collect() | put.unwrap_or_default();
        let dealt = own - skat.unwrap_or_default();
        let spoken = spoken(request)?;
        let mut rules = known.rules;
        let mut round = known.round;
        if is_ramsch(request) && spoken.is_empty() {
            // Nobody passed for it: a forced one.
            round = Round::Ramsch;
        } else if is_ramsch(request) {
            rules.ramsch |= !rules.has_ramsch();
        }
        let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
        let witness = Witness::new(rules, seating, round, me, dealt, skat)
            .map_err(|why| BadRequest::Cards(me, why))?;
        let words = if round == Round::Ramsch {
            Vec::new()
        } else {
            let standing = standing(request, kind, me);
            auction::find(me, &spoken, standing).ok_or(BadRequest::Auction)?
        };
        Ok(Self {
            request,
            me,
            witness,
            auction: words.into_iter(),
            said: request.said.iter().peekable(),
            cards: cards.into_iter(),
            announced: known.announced,
            put,
        })
    }

    /// Tells everything up to the request.
    fn tell(&mut self, kind: Kind) -> Result<(), BadRequest> {
        while let Some((seat, mv)) = self.next(kind)? {
            self.witness.hear(seat, mv).map_err(|why| BadRequest::Happened(seat, why))?;
        }
        if self.cards.len() > 0 || self.said.peek().is_some() {
            return Err(BadRequest::Loose);
        }
        self.see_open_cards()
    }

    /// The next event; `None` if that is what is asked.
    fn next(&mut self, kind: Kind) -> Result<Option<Spoken>, BadRequest> {
        let table = self.witness.view().table();
        let Some(seat) = table.to_act() else { return Ok(None) };
        let told = match table.phase() {
            Phase::Auction => self.auction.next(),
            Phase::Skat if kind == Kind::Hand => None,
            Phase::Skat if self.request.hand_game => Some((seat, Move::Hand)),
            Phase::Skat => Some((seat, Move::PickUp)),
            Phase::Announcing if matches!(kind, Kind::Discard | Kind::Announce) => None,
            Phase::Announcing => Some((seat, self.declaration(seat)?)),
            Phase::GrandHand | Phase::Pushing | Phase::Doubling => match self.said.next() {
                Some(said) => Some((said.seat.0, self.word(said)?)),
                None => None,
            },
            Phase::PuttingOn => self.put_on(seat)?,
            Phase::Playing => self.play()?,
            Phase::Over(_) => None,
        };
        Ok(told)
    }

    /// A card, or Kontra in place of one.
    fn play(&mut self) -> Result<Option<Spoken>, BadRequest> {
        let played = self.witness.view().table().played().len();
        if let Some(said) = self.said.next_if(|said| said.after == played) {
            return Ok(Some((said.seat.0, self.word(said)?)));
        }
        Ok(self.cards.next().map(|laid| (laid.seat.0, Move::Play(laid.card.0))))
    }

    /// The move that a word of the house rules means.
    fn word(&self, said: &Said) -> Result<Move, BadRequest> {
        Ok(match said.say {
            Word::No => Move::Decline,
            Word::GrandHand => self.declaration(said.seat.0)?,
            Word::Take => Move::PickUp,
            Word::Push => Move::Push,
            Word::Kontra => Move::Kontra,
            Word::Re => Move::Re,
            Word::Hirsch => Move::Hirsch,
        })
    }

    /// The cards put on by who has taken the skat; nothing if that is what is asked.
    fn put_on(&self, seat: Seat) -> Result<Option<Spoken>, BadRequest> {
        Ok(match (seat == self.me, self.put) {
            (false, _) => Some((seat, Move::PutOn(Cards::EMPTY))),
            (true, Some(put)) => Some((seat, Move::PutOn(put))),
            (true, None) => None,
        })
    }

    /// The announcement of the declarer.
    fn declaration(&self, declarer: Seat) -> Result<Move, BadRequest> {
        let request = self.request;
        let word = request.game.as_deref().ok_or(BadRequest::Missing("game"))?;
        let kind = game(word).ok_or_else(|| BadRequest::Game(word.to_owned()))?;
        let contract =
            contract(kind, request.hand_game, request.schneider, request.schwarz, request.ouvert)?;
        if declarer != self.me {
            return Ok(Move::Declare(contract, Cards::EMPTY));
        }
        let same = |own: &Contract| own.kind() == kind && own.is_hand() == contract.is_hand();
        let contract = self.announced.filter(same).unwrap_or(contract);
        let put = if contract.is_hand() { None } else { self.put };
        Ok(Move::Declare(contract, put.unwrap_or_default()))
    }

    /// An ouvert hand, if all of it is shown.
    fn see_open_cards(&mut self) -> Result<(), BadRequest> {
        let table = self.witness.view().table();
        let open = table.contract().is_some_and(Contract::is_ouvert);
        let Some(declarer) = table.declarer().filter(|_| open) else { return Ok(()) };
        if declarer == self.me || table.phase() != Phase::Playing {
            return Ok(());
        }
        let shown = set(self.request.shown.as_deref().unwrap_or_default());
        let shown = shown.map_err(BadRequest::Twice)? - table.played();
        // It lies open only after the first card at some tables.
        if shown.len() < table.held(declarer) {
            return Ok(());
        }
        self.witness.see(shown).map_err(|why| BadRequest::Cards(declarer, why))
    }
}

/// All cards that were played, in order.
fn laid(request: &Request) -> impl Iterator<Item = &Laid> {
    let tricks = request.tricks.iter().flatten().flatten();
    tricks.chain(request.trick.iter().flatten())
}

fn spoken(request: &Request) -> Result<Vec<Spoken>, BadRequest> {
    let mut spoken = Vec::new();
    for (seat, text) in &request.bids {
        let word = auction::read(text).ok_or_else(|| BadRequest::Bid(text.clone()))?;
        spoken.extend(word.map(|mv| (seat.0, mv)));
    }
    Ok(spoken)
}

fn is_ramsch(request: &Request) -> bool {
    request.game.as_deref() == Some("ramsch")
}

/// The state of the auction when this is asked.
fn standing(request: &Request, kind: Kind, me: Seat) -> Standing {
    let value = request.value.and_then(Bid::new);
    let bid = Bid::new(request.bid);
    let declarer = request.declarer.map(|seat| seat.0);
    let grand_hand = request.said.iter().any(|said| said.say == Word::GrandHand);
    match (kind, request.mode) {
        (Kind::Bid, Some(Mode::Hear)) => Standing::Hear(me, value),
        (Kind::Bid, _) => Standing::Say(me, value),
        (Kind::Push | Kind::GrandHand, _) => Standing::PassedIn,
        (Kind::Hand | Kind::Discard | Kind::Announce, _) => Standing::Sold(me, bid),
        _ => match declarer {
            Some(seat) if !is_ramsch(request) && !grand_hand => Standing::Sold(seat, bid),
            _ => Standing::PassedIn,
        },
    }
}

/// The kind of game with this name.
pub(super) fn game(word: &str) -> Option<Game> {
    Game::ALL.into_iter().find(|kind| kind.word() == word)
}

/// The contract that is told by its parts. In a trump game ouvert means schwarz and Hand.
pub(super) fn contract(
    kind: Game,
    hand: bool,
    schneider: bool,
    schwarz: bool,
    ouvert: bool,
) -> Result<Contract, BadContract> {
    let announced = match (schneider, schwarz, ouvert) {
        (_, _, true) => Announced::Ouvert,
        (_, true, _) => Announced::Schwarz,
        (true, ..) => Announced::Schneider,
        _ => Announced::Nothing,
    };
    Contract::new(kind, hand, announced)
}
