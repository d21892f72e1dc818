//! The public side of a deal: what everybody at the table has seen and heard.

use super::auction::{Asking, Auction, Sold};
use super::bid::Bid;
use super::bock::Round;
use super::card::Card;
use super::cards::Cards;
use super::contract::{Contract, Kind};
use super::house::{Kontra, Rules};
use super::kontra::{Doubled, Doubling};
use super::moves::Move;
use super::pushing::Pushing;
use super::seat::{BySeat, Seat};
use super::trick::Trick;

/// The declarer, or the two against him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The one who plays.
    Declarer,
    /// The two defenders.
    Defenders,
}

/// The phase of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Phase {
    /// Bidding.
    Auction,
    /// The declarer picks the skat up or plays Hand.
    Skat,
    /// The declarer discards two cards (unless Hand) and announces the game.
    Announcing,
    /// Before a Ramsch each seat in turn declares Grand Hand or not. (House rule.)
    GrandHand,
    /// Schieberamsch: a seat takes the skat or pushes it on. (House rule.)
    Pushing,
    /// Schieberamsch: who took the skat puts two cards on. (House rule.)
    PuttingOn,
    /// Kontra, Re or Hirsch is asked for: after the announcement, and after a Kontra in place of a
    /// first card. (House rule.)
    Doubling,
    /// Cards are played.
    Playing,
    /// The deal is over.
    Over(Ending),
}

/// The way a deal ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Ending {
    /// All three passed, and no Ramsch follows.
    PassedIn,
    /// Ten tricks were played.
    Played,
    /// The declarer of a Null took a trick.
    NullBroken,
    /// The value could no longer change, and the table stopped.
    Stopped,
    /// This seat proved that the remaining tricks go to its side.
    Claimed(Seat),
    /// One side gave up.
    Conceded(Side),
}

/// A concession on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offer {
    /// The seat that offers to give up.
    pub by: Seat,
    /// The seat that is asked.
    pub asked: Seat,
    /// True if the first one asked has answered, and the other one is asked now.
    second: bool,
}

/// The public state of a deal, a fold over its moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Table {
    rules: Rules,
    auction: Auction,
    phase: Phase,
    hand: bool,
    contract: Option<Contract>,
    tricks: Vec<Trick>,
    trick: Trick,
    offer: Option<Offer>,
    /// In which trick an offer of each seat was last refused, counted from 1.
    refused: BySeat<usize>,
    pushing: Pushing,
    doubling: Doubling,
}

impl Table {
    pub(super) const fn new(rules: Rules, round: Round) -> Self {
        Self {
            rules,
            auction: Auction::new(),
            phase: match round {
                Round::Ramsch => Pushing::first_phase(&rules),
                Round::Plain | Round::Bock => Phase::Auction,
            },
            hand: false,
            contract: None,
            tricks: Vec::new(),
            trick: Trick::new(Seat::Forehand),
            offer: None,
            refused: BySeat([0; 3]),
            pushing: Pushing::NONE,
            doubling: Doubling::NONE,
        }
    }

    /// The rules of this table.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The auction.
    #[must_use]
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }

    /// The phase of the deal.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The way the deal ended; `None` while it runs.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The seat the table waits for; `None` when the deal is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Auction => self.auction.to_act(),
            Phase::Skat | Phase::Announcing => self.declarer(),
            Phase::GrandHand | Phase::Pushing | Phase::PuttingOn => Some(self.pushing.asked),
            Phase::Doubling => self.doubling.asked,
            Phase::Playing => self.offer.map(|offer| offer.asked).or_else(|| self.trick.to_act()),
            Phase::Over(_) => None,
        }
    }

    /// The declarer: who won the auction, or declared Grand Hand before a Ramsch. Nobody in a
    /// Ramsch.
    #[must_use]
    pub fn declarer(&self) -> Option<Seat> {
        match self.auction.sold() {
            Some(Sold::To(seat, _)) => Some(seat),
            _ => self.pushing.grand_hand,
        }
    }

    /// The bid that the game must cover. A Grand Hand before a Ramsch has no bid; what covers the
    /// least one covers none.
    #[must_use]
    pub fn bid(&self) -> Option<Bid> {
        match self.auction.sold() {
            Some(Sold::To(_, bid)) => Some(bid),
            _ => self.pushing.grand_hand.map(|_| Bid::LEAST),
        }
    }

    /// True if a Ramsch is played.
    #[must_use]
    pub fn is_ramsch(&self) -> bool {
        let past_auction = !matches!(
            self.phase,
            Phase::Auction | Phase::GrandHand | Phase::Over(Ending::PassedIn)
        );
        past_auction && self.declarer().is_none()
    }

    /// The number of times the skat of a Schieberamsch was pushed on unseen.
    #[must_use]
    pub const fn pushes(&self) -> u8 {
        self.pushing.pushes
    }

    /// True if a seat took the skat of a Schieberamsch and put two cards on.
    #[must_use]
    pub fn took_skat(&self, seat: Seat) -> bool {
        self.pushing.took[seat]
    }

    /// The side of a seat once there is a declarer.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Option<Side> {
        let declarer = self.declarer()?;
        Some(if seat == declarer { Side::Declarer } else { Side::Defenders })
    }

    /// The other defender.
    #[must_use]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let declarer = self.declarer().filter(|&declarer| declarer != seat)?;
        seat.others().into_iter().find(|&other| other != declarer)
    }

    /// The doubling of the game so far.
    #[must_use]
    pub const fn doubled(&self) -> Doubled {
        self.doubling.said
    }

    /// The defender who said Kontra.
    #[must_use]
    pub const fn doubled_by(&self) -> Option<Seat> {
        self.doubling.by
    }

    /// True if the skat was left shut.
    #[must_use]
    pub const fn is_hand(&self) -> bool {
        self.hand
    }

    /// The contract that was announced.
    #[must_use]
    pub const fn contract(&self) -> Option<Contract> {
        self.contract
    }

    /// The kind of game that was announced. A Ramsch is played like a Grand: the jacks are the
    /// only trumps.
    #[must_use]
    pub fn kind(&self) -> Option<Kind> {
        match self.contract {
            Some(contract) => Some(contract.kind()),
            None => self.is_ramsch().then_some(Kind::Grand),
        }
    }

    /// The finished tricks, first to last.
    #[must_use]
    pub fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    /// The trick on the table.
    #[must_use]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The seat that took a finished trick.
    #[must_use]
    pub fn winner(&self, trick: &Trick) -> Option<Seat> {
        trick.winning(self.kind()?).map(|(seat, _)| seat)
    }

    /// The finished tricks of one side.
    pub fn tricks_of(&self, side: Side) -> impl Iterator<Item = &Trick> {
        self.tricks
            .iter()
            .filter(move |trick| self.winner(trick).and_then(|seat| self.side(seat)) == Some(side))
    }

    /// The finished tricks that a seat took.
    pub fn tricks_by(&self, seat: Seat) -> impl Iterator<Item = &Trick> {
        self.tricks.iter().filter(move |trick| self.winner(trick) == Some(seat))
    }

    /// Card points in the finished tricks of one side, without the skat.
    #[must_use]
    pub fn points_of(&self, side: Side) -> u8 {
        self.tricks_of(side).map(Trick::points).sum()
    }

    /// All cards that have been played, those of the running trick among them.
    #[must_use]
    pub fn played(&self) -> Cards {
        self.tricks.iter().fold(self.trick.cards(), |cards, trick| cards | trick.cards())
    }

    /// The number of cards a seat still holds during play.
    #[must_use]
    pub fn held(&self, seat: Seat) -> usize {
        10 - self.tricks.len() - usize::from(self.trick.card_of(seat).is_some())
    }

    /// The trick that may still be looked at: the last one, until the next card is led.
    /// (ISkO 4.4.3.)
    #[must_use]
    pub fn last_trick(&self) -> Option<&Trick> {
        self.tricks.last().filter(|_| self.trick.is_empty())
    }

    /// True if a declarer needs nobody's consent to give up: with nine cards or more.
    /// (ISkO 4.3.1.)
    #[must_use]
    pub fn gives_up_alone(&self, seat: Seat) -> bool {
        self.side(seat) == Some(Side::Declarer) && self.held(seat) >= 9
    }

    /// The concession on the table.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// True if the value can no longer change, so that the table may stop between two tricks: a
    /// schwarz or ouvert announced and a trick lost, or a schneider announced, 31 points lost and
    /// a trick made (without one the declarer might still be schwarz). (ISkO 5.2.)
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let Some(contract) = self.contract else { return false };
        let lost = self.tricks_of(Side::Defenders).count();
        contract.schwarz_announced() && lost > 0
            || contract.schneider_announced()
                && self.points_of(Side::Defenders) > 30
                && self.tricks.len() > lost
    }

    /// True if this seat may offer to give up in the running trick.
    pub(super) fn may_offer(&self, seat: Seat) -> bool {
        self.refused[seat] <= self.tricks.len()
    }

    /// Applies a move that the law has found good.
    pub(super) fn apply(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Bid(_) | Move::Hold | Move::Pass => self.speak(mv),
            Move::PickUp if self.phase == Phase::Pushing => self.phase = Phase::PuttingOn,
            Move::PickUp => self.phase = Phase::Announcing,
            Move::Hand => {
                self.hand = true;
                self.phase = Phase::Announcing;
            }
            Move::Declare(contract, _) => {
                if self.phase == Phase::GrandHand {
                    self.pushing.grand_hand = Some(seat);
                    self.hand = true;
                }
                self.contract = Some(contract);
                self.phase = match self.rules.kontra {
                    Kontra::Off => Phase::Playing,
                    _ => self.doubling.open(&self.rules, &self.auction, seat),
                };
            }
            Move::Play(card) => self.play(card),
            Move::Claim => self.phase = Phase::Over(Ending::Claimed(seat)),
            Move::Stop => self.phase = Phase::Over(Ending::Stopped),
            Move::Concede => self.concede(seat),
            Move::Accept => self.accept(),
            Move::PlayOn => self.play_on(),
            Move::Kontra
            | Move::Re
            | Move::Hirsch
            | Move::Decline
            | Move::Push
            | Move::PutOn(_) => self.apply_house(seat, mv),
        }
    }

    /// Applies a move that only house rules know.
    #[cold]
    fn apply_house(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Kontra | Move::Re | Move::Hirsch => {
                self.phase = self.doubling.say(&self.rules, self.declarer(), seat);
            }
            Move::Decline if self.phase == Phase::Doubling => {
                let declarer = self.declarer();
                self.phase = self.doubling.decline(&self.rules, &self.auction, declarer);
            }
            Move::Decline => self.phase = self.pushing.decline(&self.rules),
            Move::Push => self.phase = self.pushing.push(),
            Move::PutOn(_) => self.phase = self.pushing.put_on(),
            _ => debug_assert!(false, "{mv:?} is official"),
        }
    }

    fn speak(&mut self, mv: Move) {
        let done = match mv {
            Move::Bid(bid) => self.auction.bid(bid),
            Move::Hold => self.auction.hold(),
            _ => self.auction.pass(),
        };
        debug_assert!(done.is_ok(), "the law let {mv:?} pass");
        match self.auction.sold() {
            Some(Sold::PassedIn) => {
                self.phase = if self.rules.has_ramsch() {
                    Pushing::first_phase(&self.rules)
                } else {
                    Phase::Over(Ending::PassedIn)
                };
            }
            Some(Sold::To(..)) => self.phase = Phase::Skat,
            None => {}
        }
    }

    fn play(&mut self, card: Card) {
        self.trick.push(card);
        let (true, Some(kind), Some((winner, _))) = (
            self.trick.is_complete(),
            self.kind(),
            self.kind().and_then(|k| self.trick.winning(k)),
        ) else {
            return;
        };
        self.tricks.push(self.trick);
        self.trick = Trick::new(winner);
        if kind == Kind::Null && self.side(winner) == Some(Side::Declarer) {
            self.phase = Phase::Over(Ending::NullBroken);
        } else if self.tricks.len() == 10 {
            self.phase = Phase::Over(Ending::Played);
        }
    }

    /// A declarer with nine cards or more gives up alone; else the others are asked, the one who
    /// plays next first. A defender asks the partner, then the declarer.
    fn concede(&mut self, by: Seat) {
        if let Some(partner) = self.partner(by) {
            self.offer = Some(Offer { by, asked: partner, second: false });
        } else if self.gives_up_alone(by) {
            self.phase = Phase::Over(Ending::Conceded(Side::Declarer));
        } else {
            self.offer = Some(Offer { by, asked: by.next(), second: false });
        }
    }

    fn accept(&mut self) {
        let (Some(offer), Some(declarer)) = (self.offer, self.declarer()) else { return };
        if offer.by == declarer {
            self.phase = Phase::Over(Ending::Conceded(Side::Declarer));
        } else if offer.second {
            self.phase = Phase::Over(Ending::Conceded(Side::Defenders));
        } else {
            // Both defenders agree; the declarer may still want to play on.
            self.offer = Some(Offer { asked: declarer, second: true, ..offer });
            return;
        }
        self.offer = None;
    }

    fn play_on(&mut self) {
        let (Some(offer), Some(declarer)) = (self.offer, self.declarer()) else { return };
        if offer.by == declarer && !offer.second {
            self.offer = Some(Offer { asked: offer.asked.next(), second: true, ..offer });
        } else {
            self.refused[offer.by] = self.tricks.len() + 1;
            self.offer = None;
        }
    }

    /// The last value named to the seat that answers now.
    #[must_use]
    pub fn to_answer(&self) -> Option<(Seat, Bid)> {
        match self.auction.asking()? {
            Asking::Answer { caller, .. } => Some((caller, self.auction.last()?)),
            _ => None,
        }
    }
}
