//! The law: which moves a seat may make, from what it knows.
//!
//! Everything is judged from the public [`Table`] and the seat's own [`Knowledge`], never from
//! cards the seat cannot see. So a game and a view of it always agree, and asking what is legal
//! gives nothing away.

use std::iter::Copied;
use std::slice::Iter;

use super::card::{Card, Suit};
use super::cards::Cards;
use super::contract::{Contract, Kind};
use super::house::Kontra;
use super::law_house;
use super::moves::{Illegal, Move};
use super::seat::Seat;
use super::table::{Phase, Side, Table};

/// The knowledge a seat has of the cards beyond the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Knowledge {
    /// The cards it holds now.
    pub(super) hand: Cards,
    /// The two cards it has discarded.
    pub(super) put: Cards,
}

/// Says whether `seat` may make the move.
pub(super) fn check(table: &Table, seat: Seat, own: Knowledge, mv: Move) -> Result<(), Illegal> {
    let phase = table.phase();
    match phase {
        Phase::Over(_) => return Err(Illegal::Over),
        Phase::GrandHand | Phase::Pushing | Phase::PuttingOn | Phase::Doubling => {
            return law_house::check(table, seat, own, mv);
        }
        Phase::Auction | Phase::Skat | Phase::Announcing | Phase::Playing => {}
    }
    let belongs = match mv {
        Move::Bid(_) | Move::Hold | Move::Pass => phase == Phase::Auction,
        Move::PickUp | Move::Hand => phase == Phase::Skat,
        Move::Declare(..) => phase == Phase::Announcing,
        Move::Play(_) | Move::Claim | Move::Concede | Move::Stop => {
            phase == Phase::Playing && table.offer().is_none()
        }
        Move::Accept | Move::PlayOn => table.offer().is_some(),
        Move::Kontra | Move::Re | Move::Hirsch | Move::Decline | Move::Push | Move::PutOn(_) => {
            return law_house::check(table, seat, own, mv);
        }
    };
    if !belongs {
        return Err(Illegal::NotNow);
    }
    let out_of_turn = matches!(mv, Move::Claim | Move::Concede | Move::Stop);
    if !out_of_turn && table.to_act() != Some(seat) {
        return Err(Illegal::NotYourTurn);
    }
    match mv {
        Move::Bid(bid) => table.auction().clone().bid(bid),
        Move::Hold => table.auction().clone().hold(),
        Move::Declare(contract, put) => declare(table, own.hand, contract, put),
        Move::Play(card) => play(table, own.hand, card),
        Move::Claim | Move::Concede | Move::Stop if table.is_ramsch() => Err(Illegal::PlayedOut),
        Move::Claim => claim(table, seat, own),
        Move::Concede if table.may_offer(seat) => Ok(()),
        Move::Concede => Err(Illegal::OfferRefused),
        Move::Stop if !table.trick().is_empty() => Err(Illegal::TrickRuns),
        Move::Stop if table.is_decided() => Ok(()),
        Move::Stop => Err(Illegal::NotDecided),
        _ => Ok(()),
    }
}

/// Every legal move of a seat: [`check`] over all moves that could come into question.
pub(super) fn legal(table: &Table, seat: Seat, own: Knowledge) -> impl Iterator<Item = Move> {
    candidates(table, seat, own.hand).filter(move |&mv| check(table, seat, own, mv).is_ok())
}

/// The moves that could come into question in a phase, by the kind of the phase: one chain of them
/// all would be asked for each kind at each move.
enum Candidates<B, P, G, O> {
    Bids(B),
    Play(P),
    Games(G),
    Pushes(O),
    Words(Copied<Iter<'static, Move>>),
}

impl<B, P, G, O> Iterator for Candidates<B, P, G, O>
where
    B: Iterator<Item = Move>,
    P: Iterator<Item = Move>,
    G: Iterator<Item = Move>,
    O: Iterator<Item = Move>,
{
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        match self {
            Self::Bids(moves) => moves.next(),
            Self::Play(moves) => moves.next(),
            Self::Games(moves) => moves.next(),
            Self::Pushes(moves) => moves.next(),
            Self::Words(moves) => moves.next(),
        }
    }
}

/// The moves that could come into question in the phase of the table.
fn candidates(table: &Table, seat: Seat, hand: Cards) -> impl Iterator<Item = Move> + use<> {
    let words = |moves: &'static [Move]| moves.iter().copied();
    let asked = table.to_act() == Some(seat);
    let games = |by_hand: bool, after: &'static [Move]| {
        let pairs = if by_hand { Cards::EMPTY } else { hand }.pairs();
        let discards = by_hand.then_some(Cards::EMPTY).into_iter().chain(pairs);
        let contracts = Contract::all().filter(move |contract| contract.is_hand() == by_hand);
        let games = contracts.flat_map(move |contract| {
            discards.clone().map(move |discard| Move::Declare(contract, discard))
        });
        Candidates::Games(games.chain(words(after)))
    };
    match table.phase() {
        Phase::Auction if asked => {
            let bids = table.auction().callable().map(Move::Bid);
            Candidates::Bids(bids.chain(words(&[Move::Hold, Move::Pass])))
        }
        Phase::Skat => Candidates::Words(words(&[Move::PickUp, Move::Hand])),
        Phase::Announcing if asked => games(table.is_hand(), &[]),
        Phase::Playing => {
            let doubles = table.rules().kontra != Kontra::Off;
            let cards = hand.iter().map(Move::Play);
            let ends = &[Move::Claim, Move::Concede, Move::Accept, Move::PlayOn, Move::Stop];
            let kontra = doubles.then_some(Move::Kontra).into_iter();
            Candidates::Play(kontra.chain(cards).chain(words(ends)))
        }
        Phase::GrandHand => games(true, &[Move::Decline]),
        Phase::Pushing => Candidates::Words(words(&[Move::PickUp, Move::Push])),
        Phase::PuttingOn if asked => Candidates::Pushes(hand.pairs().map(Move::PutOn)),
        Phase::Doubling => {
            Candidates::Words(words(&[Move::Kontra, Move::Re, Move::Hirsch, Move::Decline]))
        }
        Phase::Auction | Phase::Announcing | Phase::PuttingOn | Phase::Over(_) => {
            Candidates::Words(words(&[]))
        }
    }
}

fn declare(table: &Table, hand: Cards, contract: Contract, put: Cards) -> Result<(), Illegal> {
    match (table.is_hand(), contract.is_hand()) {
        (false, true) => return Err(Illegal::SkatWasSeen),
        (true, false) => return Err(Illegal::HandWasAnnounced),
        _ => {}
    }
    discard(hand, put, if table.is_hand() { 0 } else { 2 })?;
    match (contract.null_value(), table.bid()) {
        (Some(value), Some(bid)) if value < bid.value() => {
            Err(Illegal::NullBelowBid { value, bid })
        }
        _ => Ok(()),
    }
}

/// Checks that so many cards are named, all of them of the hand.
pub(super) fn discard(hand: Cards, put: Cards, wanted: usize) -> Result<(), Illegal> {
    if put.len() != wanted {
        return Err(Illegal::Discard { wanted, got: put.len() });
    }
    (put - hand).highest().map_or(Ok(()), |card| Err(Illegal::NotHeld(card)))
}

fn play(table: &Table, hand: Cards, card: Card) -> Result<(), Illegal> {
    if !hand.contains(card) {
        return Err(Illegal::NotHeld(card));
    }
    match (table.kind(), table.trick().led()) {
        (Some(kind), Some(led)) if !kind.playable(hand, Some(led)).contains(card) => {
            Err(Illegal::MustFollow { led })
        }
        _ => Ok(()),
    }
}

/// A claim is checked by a count that never accepts a false one. (ISkO 4.3.4.)
fn claim(table: &Table, seat: Seat, own: Knowledge) -> Result<(), Illegal> {
    if !table.trick().is_empty() {
        return Err(Illegal::TrickRuns);
    }
    let Some(contract) = table.contract() else { return Err(Illegal::NotNow) };
    let unseen = Cards::ALL - own.hand - own.put - table.played();
    let on_lead = table.to_act() == Some(seat);
    let proven = if contract.kind() != Kind::Null {
        if !on_lead {
            return Err(Illegal::NotOnLead);
        }
        takes_all(contract.kind(), own.hand, unseen)
    } else {
        if table.side(seat) != Some(Side::Declarer) {
            return Err(Illegal::OnlyDeclarerClaims);
        }
        // In a Hand game two of the unseen cards lie in the skat and answer no lead.
        takes_none(own.hand, unseen, on_lead, if contract.is_hand() { 2 } else { 0 })
    };
    if proven { Ok(()) } else { Err(Illegal::NotProven) }
}

/// True if a hand on lead takes every trick if one enemy held all unseen cards: it runs its trumps
/// from the top, then each suit, and every card led beats all that could still beat it.
///
/// Each lead draws at least one unseen card of its class while any is left in an enemy's hand, so
/// the lowest of them is struck off with every lead.
fn takes_all(kind: Kind, hand: Cards, unseen: Cards) -> bool {
    let runs = |class: Cards| {
        let order = |cards: Cards| {
            let mut cards: Vec<Card> = (cards & class).iter().collect();
            cards.sort_by_key(|&card| kind.strength(card));
            cards
        };
        let (own, theirs) = (order(hand), order(unseen));
        let Some(&top) = theirs.last() else { return true };
        own.iter().rev().zip(&theirs).all(|(&card, _)| kind.strength(card) > kind.strength(top))
    };
    let trumps = kind.trumps();
    // With a trump left outside, a suit that is run could be cut.
    let drawn = (hand & trumps).len() >= (unseen & trumps).len();
    let suits = || Suit::ALL.into_iter().all(|suit| runs(Cards::suit(suit) - trumps));
    drawn && runs(trumps) && suits()
}

/// True if the ten cards of a declarer take every trick of a trump game however the others lie:
/// then it can be played with open cards.
///
/// ```
/// use skat::rules::{Kind, takes_every_trick};
///
/// let hand = "CJ SJ HJ DJ CA CT CK SA ST SK".parse()?;
/// assert!(takes_every_trick(Kind::Grand, hand, true));
/// // A trump outside may cut the first lead of another.
/// let hand = "CJ SJ HJ CA CT CK CQ C9 C8 SA".parse()?;
/// assert!(takes_every_trick(Kind::Clubs, hand, true));
/// assert!(!takes_every_trick(Kind::Clubs, hand, false));
/// # Ok::<(), skat::rules::BadCards>(())
/// ```
#[must_use]
pub fn takes_every_trick(kind: Kind, hand: Cards, leads: bool) -> bool {
    let (unseen, trumps) = (Cards::ALL - hand, kind.trumps());
    // Where another leads, a suit may be cut before trumps are drawn.
    let uncut = leads || !unseen.intersects(trumps) || trumps.contains_all(hand);
    kind != Kind::Null && uncut && takes_all(kind, hand, unseen)
}

/// True if a Null hand can be made to take no trick: in every suit its lowest card lies under the
/// enemy's lowest, its second under the second, and so on. On lead it also needs a card that is
/// sure to be beaten; `elsewhere` unseen cards may lie where they beat nothing.
fn takes_none(hand: Cards, unseen: Cards, on_lead: bool, elsewhere: usize) -> bool {
    let ascending = |cards: Cards| {
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.sort_by_key(|&card| Kind::Null.strength(card));
        cards
    };
    let below = |a: &Card, b: &Card| Kind::Null.strength(*a) < Kind::Null.strength(*b);
    let ducks = Suit::ALL.into_iter().all(|suit| {
        let (own, theirs) =
            (ascending(hand & Cards::suit(suit)), ascending(unseen & Cards::suit(suit)));
        own.iter().zip(&theirs).all(|(own, theirs)| below(own, theirs))
    });
    let leads_low = Suit::ALL.into_iter().any(|suit| {
        let theirs = ascending(unseen & Cards::suit(suit));
        let lowest = ascending(hand & Cards::suit(suit)).first().copied();
        theirs.len() > elsewhere && lowest.is_some_and(|lowest| below(&lowest, &theirs[0]))
    });
    ducks && (!on_lead || leads_low)
}
