//! The side of the program that plays: requests in, answers out.

use std::io::{self, BufRead, Write};

use thiserror::Error;

use super::line::{self, Line};
use super::message::{self, Answer, Kind, Request, Told, tell};
use super::retell::{self, BadRequest, Known};
use crate::players::bot::Bot;
use crate::players::decide::decide;
use crate::players::discard;
use crate::record::scoring_of;
use crate::rules::{Cards, Contract, Kind as Game, Move, Rules, Scoring, View};

/// A computer player that answers the requests of the protocol.
///
/// Between two requests it keeps what the message `deal` told, and the game it has announced
/// itself; everything else is in every request.
///
/// ```
/// use skat::players::{Level, engine::Engine};
///
/// let mut engine = Engine::new(Level::Club.into(), 1);
/// let bid = r#"{"type":"bid","seat":"middlehand","value":18,"mode":"say","bids":[],
///     "hand":["CJ","SJ","CA","CT","CK","C9","C8","SA","HA","DA"]}"#.replace('\n', "");
/// assert_eq!(engine.answer(&bid).as_deref(), Some(r#"{"bid":true}"#));
/// assert!(engine.answer("18?").is_some_and(|line| line.contains("error")));
/// ```
#[derive(Debug, Clone)]
pub struct Engine {
    bot: Bot,
    seed: u64,
    /// The number of the deal.
    number: u32,
    known: Known,
    /// The last decision, which some requests ask for in two halves.
    last: Option<(View, Move)>,
}

/// Why no more requests are answered.
#[derive(Debug, Error)]
pub enum Lost {
    /// The requests cannot be read.
    #[error("cannot read the requests: {0}")]
    Input(io::Error),
    /// The answers cannot be written.
    #[error("cannot write the answers: {0}")]
    Output(io::Error),
}

impl Engine {
    /// A player of this level; the seed draws between moves that are equally good.
    #[must_use]
    pub fn new(bot: Bot, seed: u64) -> Self {
        Self { bot, seed, number: 0, known: Known::default(), last: None }
    }

    /// The answer to one line, without its end; `None` for messages that want none.
    ///
    /// A request that makes no sense is answered with an object that has the key `error`.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        let read = message::read::<Request>(line);
        match read.and_then(|request| self.reply(&request).map_err(|why| why.to_string())) {
            Ok(answer) => write(&answer?),
            Err(error) => refuse(error),
        }
    }

    /// Answers requests, one a line, until there are no more. Every answer goes out at once.
    ///
    /// # Errors
    /// When a request cannot be read or an answer cannot be written.
    pub fn serve(&mut self, mut input: impl BufRead, out: &mut dyn Write) -> Result<(), Lost> {
        while let Some(line) = line::read(&mut input).map_err(Lost::Input)? {
            let answer = match line {
                Line::Text(text) => self.answer(&text),
                Line::NoText => refuse("the line is not UTF-8".to_owned()),
                Line::TooLong => {
                    line::skip(&mut input).map_err(Lost::Input)?;
                    refuse("the line is too long".to_owned())
                }
            };
            if let Some(answer) = answer {
                writeln!(out, "{answer}").and_then(|()| out.flush()).map_err(Lost::Output)?;
            }
        }
        Ok(())
    }

    fn reply(&mut self, request: &Request) -> Result<Option<Answer>, BadRequest> {
        match request.kind.ok_or(BadRequest::Missing("type"))?.0 {
            Kind::Deal => self.deal(request).map(|()| None),
            Kind::Result => Ok(None),
            kind => self.decide(request, kind).map(Some),
        }
    }

    /// New cards. Deals without a number are counted.
    fn deal(&mut self, request: &Request) -> Result<(), BadRequest> {
        let rules: Rules = match &request.rules {
            Some(names) => names.join(",").parse().map_err(BadRequest::Rules)?,
            None => Rules::OFFICIAL,
        };
        let scoring = match &request.scoring {
            Some(word) => scoring_of(word).ok_or_else(|| BadRequest::Scoring(word.clone()))?,
            None => Scoring::SeegerFabian,
        };
        self.bot = self.bot.playing_for(scoring);
        self.number = request.number.unwrap_or(self.number.wrapping_add(1));
        self.known = Known { rules, round: request.round, announced: None };
        Ok(())
    }

    fn decide(&mut self, request: &Request, kind: Kind) -> Result<Answer, BadRequest> {
        let view = retell::view(request, kind, &self.known)?;
        let mv = self.move_for(&view);
        let mut answer = Answer::default();
        match kind {
            Kind::Bid => match mv {
                Move::Bid(bid) => {
                    let next = view.table().auction().callable().next();
                    answer.bid = Some(true);
                    answer.value = Some(bid.value()).filter(|_| request.jump && next != Some(bid));
                }
                mv => answer.bid = Some(mv == Move::Hold),
            },
            Kind::Hand => answer.hand = Some(mv == Move::Hand),
            Kind::Discard => answer.discard = Some(tell(put(mv))),
            Kind::Announce => self.announce(request, &view, mv, &mut answer)?,
            Kind::GrandHand => match mv {
                Move::Declare(contract, _) => {
                    self.known.announced = Some(contract);
                    name(contract, &mut answer);
                    answer.say = Some(true);
                }
                _ => answer.say = Some(false),
            },
            Kind::Push => match mv {
                Move::PutOn(cards) => answer.discard = Some(tell(cards)),
                mv => answer.take = Some(mv == Move::PickUp),
            },
            Kind::Kontra => answer.say = Some(mv == Move::Kontra),
            Kind::Re => answer.say = Some(mv == Move::Re),
            Kind::Hirsch => answer.say = Some(mv == Move::Hirsch),
            Kind::Play => answer.card = card(&view, mv).map(Told),
            Kind::Deal | Kind::Result => {}
        }
        Ok(answer)
    }

    fn move_for(&mut self, view: &View) -> Move {
        if let Some((_, mv)) = self.last.as_ref().filter(|(last, _)| last == view) {
            return *mv;
        }
        let mv = decide(self.bot, self.seed, self.number, view);
        self.last = Some((view.clone(), mv));
        mv
    }

    /// The game decided on, unless the cards were put away by somebody else or the table has
    /// refused it; then the best that is left.
    fn announce(
        &mut self,
        request: &Request,
        view: &View,
        mv: Move,
        answer: &mut Answer,
    ) -> Result<(), BadRequest> {
        let put = request.discards.as_deref().unwrap_or_default();
        let put = message::set(put).map_err(BadRequest::Twice)?;
        let refused: Vec<Game> =
            request.refused.iter().filter_map(|word| retell::game(word)).collect();
        let decided = match mv {
            Move::Declare(contract, cards) if cards == put => Some(contract),
            _ => None,
        };
        let contract = decided
            .filter(|contract| !refused.contains(&contract.kind()))
            .or_else(|| discard::instead(view, put, &refused))
            .ok_or(BadRequest::NothingLeft)?;
        self.known.announced = Some(contract);
        name(contract, answer);
        Ok(())
    }
}

/// An answer as a line. One of words, numbers and cards can always be written.
fn write(answer: &Answer) -> Option<String> {
    serde_json::to_string(answer).ok()
}

fn refuse(error: String) -> Option<String> {
    write(&Answer { error: Some(error), ..Answer::default() })
}

/// The cards put away with a declaration.
fn put(mv: Move) -> Cards {
    match mv {
        Move::Declare(_, cards) => cards,
        _ => Cards::EMPTY,
    }
}

/// A contract by its parts.
fn name(contract: Contract, answer: &mut Answer) {
    answer.game = Some(contract.kind().word().to_owned());
    answer.schneider = Some(contract.schneider_announced());
    answer.schwarz = Some(contract.schwarz_announced());
    answer.ouvert = Some(contract.is_ouvert());
}

/// The card played. Who would claim or give up goes on: the protocol has no word for it.
fn card(view: &View, mv: Move) -> Option<crate::rules::Card> {
    match mv {
        Move::Play(card) => Some(card),
        _ => view.playable().highest(),
    }
}
