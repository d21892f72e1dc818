//! The side of the program that conducts: a program is told what its seat knows, and its answers
//! become moves.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use thiserror::Error;

use super::message::{self, Answer, Kind, Mode, Request, set};
use super::program::{Fault, NoMove, Process, Program};
use super::retell;
use crate::record::scoring_word;
use crate::rules::{
    Asking, BadBid, BadContract, Card, Cards, Contract, DealResult, Illegal, Move, Phase, Round,
    Rules, Scoring, Seat, View,
};

/// The facts of a deal that a program is told besides its cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Briefing {
    /// The number of the deal, counted from 1.
    pub number: u32,
    /// The kind of round it belongs to.
    pub round: Round,
    /// The scoring of the list.
    pub scoring: Scoring,
}

/// A program that sits at a seat and plays.
///
/// It is ended when this goes out of scope.
#[derive(Debug)]
pub struct Guest {
    process: Process,
    /// The number of the deal.
    number: u32,
}

/// The number of times that a program may be told that a game is refused. There are six kinds.
const REFUSALS: usize = 6;

impl Guest {
    /// Starts a program. It has `patience` for each answer; when `stop` becomes true, waits end.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(
        program: &Program,
        patience: Duration,
        stop: &Arc<AtomicBool>,
    ) -> Result<Self, Fault> {
        Ok(Self { process: Process::start(program, patience, stop)?, number: 0 })
    }

    /// Tells it its cards in the deal of this number.
    ///
    /// # Errors
    /// If it does not read what it is told.
    pub fn deal(&mut self, view: &View, briefing: &Briefing) -> Result<(), NoMove> {
        let mut request = Request::of(view, Kind::Deal);
        let rules = view.table().rules();
        let switches = if *rules == Rules::OFFICIAL { String::new() } else { rules.to_string() };
        request.number = Some(briefing.number);
        self.number = briefing.number;
        request.rules = Some(switches.split_terminator(',').map(str::to_owned).collect());
        request.scoring = Some(scoring_word(briefing.scoring).to_owned());
        request.round = briefing.round;
        self.process.tell(write(&request))
    }

    /// Tells it how the deal ended.
    ///
    /// # Errors
    /// If it does not read what it is told.
    pub fn result(&mut self, view: &View) -> Result<(), NoMove> {
        let mut request = Request::of(view, Kind::Result);
        if let Some(turned_up) = view.turned_up() {
            request.text = Some(told(&turned_up.result));
            request.scores = Some(scores(&turned_up.result));
        }
        self.process.tell(write(&request))
    }

    /// Its move, when the table waits for its seat.
    ///
    /// # Errors
    /// If the program does not answer, or answers what is no move here.
    pub fn decide(&mut self, view: &View) -> Result<Move, NoMove> {
        let table = view.table();
        if table.offer().is_some() {
            // The protocol has no word for concessions, so the game goes on.
            return Ok(Move::PlayOn);
        }
        match table.phase() {
            Phase::Auction => self.speak(view),
            Phase::Skat => {
                let hand = self
                    .ask(view, Kind::Hand, |answer| answer.hand.ok_or(BadAnswer::Lack("hand")))?;
                Ok(if hand { Move::Hand } else { Move::PickUp })
            }
            Phase::Announcing => self.announce(view),
            Phase::GrandHand => self.grand_hand(view),
            Phase::Pushing => {
                let take = self
                    .ask(view, Kind::Push, |answer| answer.take.ok_or(BadAnswer::Lack("take")))?;
                Ok(if take { Move::PickUp } else { Move::Push })
            }
            Phase::PuttingOn => self.ask(view, Kind::Push, |answer| {
                let mv = Move::PutOn(pair(answer)?);
                view.check(mv).map(|()| mv).map_err(BadAnswer::NotAllowed)
            }),
            Phase::Doubling => {
                let doublings = [
                    (Kind::Kontra, Move::Kontra),
                    (Kind::Re, Move::Re),
                    (Kind::Hirsch, Move::Hirsch),
                ];
                let may = |(_, mv): &(Kind, Move)| view.check(*mv).is_ok();
                match doublings.into_iter().find(may) {
                    Some((kind, mv)) if self.says(view, kind)? => Ok(mv),
                    _ => Ok(Move::Decline),
                }
            }
            Phase::Playing => self.play(view),
            Phase::Over(_) => Ok(Move::Pass),
        }
    }

    /// A word in the auction.
    fn speak(&mut self, view: &View) -> Result<Move, NoMove> {
        let auction = view.table().auction();
        let mut request = Request::of(view, Kind::Bid);
        if let Some(Asking::Answer { .. }) = auction.asking() {
            request.mode = Some(Mode::Hear);
            request.value = auction.last().map(|bid| bid.value());
            return self.asked(&request, |answer| {
                let holds = answer.bid.ok_or(BadAnswer::Lack("bid"))?;
                Ok(if holds { Move::Hold } else { Move::Pass })
            });
        }
        let next = auction.callable().next();
        request.mode = Some(Mode::Say);
        request.value = next.map(|bid| bid.value());
        request.jump = auction.callable().nth(1).is_some();
        self.asked(&request, |answer| {
            if !answer.bid.ok_or(BadAnswer::Lack("bid"))? {
                return Ok(Move::Pass);
            }
            let bid = match answer.value {
                Some(value) => value.to_string().parse().map_err(BadAnswer::Bid)?,
                None => next.ok_or(BadAnswer::NotAllowed(Illegal::NotNow))?,
            };
            let mv = Move::Bid(bid);
            view.check(mv).map(|()| mv).map_err(BadAnswer::NotAllowed)
        })
    }

    /// The two cards put away, unless Hand is played, and the game.
    fn announce(&mut self, view: &View) -> Result<Move, NoMove> {
        let table = view.table();
        let hand = table.is_hand();
        let put = if hand {
            Cards::EMPTY
        } else {
            self.ask(view, Kind::Discard, |answer| {
                let cards = pair(answer)?;
                match (cards - view.hand()).highest() {
                    Some(card) => Err(BadAnswer::NotAllowed(Illegal::NotHeld(card))),
                    None => Ok(cards),
                }
            })?
        };
        let mut request = Request::of(view, Kind::Announce);
        if !hand {
            request = request.after_discarding(view, put);
        }
        // A Null below the bid is refused: then another game is asked for.
        loop {
            let patient = request.refused.len() < REFUSALS;
            let (contract, refused) = self.asked(&request, |answer| {
                let contract = contract(answer, hand)?;
                match view.check(Move::Declare(contract, put)) {
                    Ok(()) => Ok((contract, false)),
                    Err(Illegal::NullBelowBid { .. }) if patient => Ok((contract, true)),
                    Err(why) => Err(BadAnswer::NotAllowed(why)),
                }
            })?;
            if !refused {
                return Ok(Move::Declare(contract, put));
            }
            request.refused.push(contract.kind().word().to_owned());
        }
    }

    fn grand_hand(&mut self, view: &View) -> Result<Move, NoMove> {
        self.ask(view, Kind::GrandHand, |answer| {
            if !answer.say.ok_or(BadAnswer::Lack("say"))? {
                return Ok(Move::Decline);
            }
            let answer = Answer { game: Some("grand".to_owned()), ..answer.clone() };
            Ok(Move::Declare(contract(&answer, true)?, Cards::EMPTY))
        })
    }

    /// A card, or Kontra in place of the first one.
    fn play(&mut self, view: &View) -> Result<Move, NoMove> {
        if view.check(Move::Kontra).is_ok() && self.says(view, Kind::Kontra)? {
            return Ok(Move::Kontra);
        }
        self.ask(view, Kind::Play, |answer| {
            let mv = Move::Play(answer.card.ok_or(BadAnswer::Lack("card"))?.0);
            view.check(mv).map(|()| mv).map_err(BadAnswer::NotAllowed)
        })
    }

    fn says(&mut self, view: &View, kind: Kind) -> Result<bool, NoMove> {
        self.ask(view, kind, |answer| answer.say.ok_or(BadAnswer::Lack("say")))
    }

    fn ask<T>(
        &mut self,
        view: &View,
        kind: Kind,
        read: impl FnOnce(&Answer) -> Result<T, BadAnswer>,
    ) -> Result<T, NoMove> {
        self.asked(&Request::of(view, kind), read)
    }

    /// Sends a request, and reads the answer as what is wanted.
    fn asked<T>(
        &mut self,
        request: &Request,
        read: impl FnOnce(&Answer) -> Result<T, BadAnswer>,
    ) -> Result<T, NoMove> {
        let kind = request.kind.map_or("", |kind| kind.0.word());
        let asked = &format!("{kind} in deal {}", self.number);
        let line = self.process.ask(asked, write(request))?;
        let answer: Answer = match message::read(&line) {
            Ok(answer) => answer,
            Err(why) => return Err(self.process.wrong(asked, &line, why)),
        };
        let read = match &answer.error {
            Some(error) => Err(BadAnswer::Error(error.clone())),
            None => read(&answer),
        };
        read.map_err(|why| self.process.wrong(asked, &line, why))
    }
}

/// Why an answer will not do.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
enum BadAnswer {
    #[error("{0}")]
    Error(String),
    #[error("'{0}' is missing")]
    Lack(&'static str),
    #[error("{0} is named twice")]
    Twice(Card),
    #[error(transparent)]
    Bid(BadBid),
    #[error("'{}' is no game (clubs, spades, hearts, diamonds, grand or null)", .0.escape_debug())]
    Game(String),
    #[error(transparent)]
    Contract(BadContract),
    #[error(transparent)]
    NotAllowed(Illegal),
}

/// The two cards to put away or on.
fn pair(answer: &Answer) -> Result<Cards, BadAnswer> {
    let cards = answer.discard.as_deref().ok_or(BadAnswer::Lack("discard"))?;
    let cards = set(cards).map_err(BadAnswer::Twice)?;
    match cards.len() {
        2 => Ok(cards),
        got => Err(BadAnswer::NotAllowed(Illegal::Discard { wanted: 2, got })),
    }
}

/// The game announced.
fn contract(answer: &Answer, hand: bool) -> Result<Contract, BadAnswer> {
    let word = answer.game.as_deref().ok_or(BadAnswer::Lack("game"))?;
    let kind = retell::game(word).ok_or_else(|| BadAnswer::Game(word.to_owned()))?;
    let [schneider, schwarz, ouvert] =
        [answer.schneider, answer.schwarz, answer.ouvert].map(Option::unwrap_or_default);
    retell::contract(kind, hand, schneider, schwarz, ouvert).map_err(BadAnswer::Contract)
}

/// A request as a line. One of words, numbers and cards can always be written.
fn write(request: &Request) -> String {
    serde_json::to_string(request).unwrap_or_default()
}

/// The scores of the deal, forehand first.
fn scores(result: &DealResult) -> [i32; 3] {
    match result {
        DealResult::PassedIn => [0; 3],
        DealResult::Ramsch(ramsch) => ramsch.scores.0,
        DealResult::Settled { declarer, reckoning, .. } => {
            Seat::ALL.map(|seat| if seat == *declarer { reckoning.score } else { 0 })
        }
    }
}

/// The end of a deal in words.
fn told(result: &DealResult) -> Vec<String> {
    match result {
        DealResult::PassedIn => vec!["passed".to_owned()],
        DealResult::Ramsch(ramsch) => {
            let lines = ramsch.scores.iter().map(|(seat, score)| format!("{seat} {score:+}"));
            std::iter::once("ramsch".to_owned()).chain(lines).collect()
        }
        DealResult::Settled { declarer, reckoning, points, defender_points } => vec![
            format!("{declarer} {}", if reckoning.won { "won" } else { "lost" }),
            format!("{points} to {defender_points} card points"),
            format!("{declarer} {:+}", reckoning.score),
        ],
    }
}
