//! A game as the words of its record tell it, without being played: enough for sheets and
//! statistics, and many times as fast.

use super::actions::{self, Act, Dealt, Step};
use super::deal::DealFault;
use super::fault::{Fault, RecordFault};
use super::notation::Record;
use super::position::Located;
use super::score::Figures;
use crate::rules::{Bid, Contract, Deal, Doubled, Move, Outcome, Round, Rules, Seat, Settlement};

/// What the words of a record tell of its game. Nothing is checked by the law.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outline {
    /// The rules of the table.
    pub rules: Rules,
    /// The kind of round the deal belongs to.
    pub round: Round,
    /// The cards; none where the record is one player's view.
    pub deal: Option<Deal>,
    /// The last number said.
    pub bid: Option<Bid>,
    /// Who announced a game, and which.
    pub contract: Option<(Seat, Contract)>,
    /// The doubling of the game.
    pub doubled: Doubled,
    /// True if all cards were played, and nothing else settles the game.
    played_out: bool,
}

impl Outline {
    /// What the worth of the game hangs on, if it was played to its end and these are its figures;
    /// otherwise only playing it tells.
    #[must_use]
    pub fn settlement(&self, figures: &Figures) -> Option<Settlement> {
        let (declarer, contract) = self.contract?;
        let deal = self.deal.as_ref().filter(|_| self.played_out)?;
        let tricks = u8::try_from(figures.tricks).ok().filter(|&tricks| tricks <= 10)?;
        Some(Settlement {
            contract,
            cards: deal.hand(declarer) | deal.skat(),
            bid: self.bid?,
            outcome: Outcome::Played {
                points: u8::try_from(figures.points).ok().filter(|&points| points <= 120)?,
                tricks,
                defender_tricks: 10 - tricks,
            },
            doublings: self.doubled.factor() * self.round.factor(),
        })
    }
}

impl Record<'_> {
    /// The game in outline.
    ///
    /// # Errors
    /// What is wrong with the words, and where.
    pub fn outline(&self) -> Result<Outline, Located<RecordFault>> {
        self.in_outline().map_err(|(at, why)| self.locate(at, why))
    }

    /// The game that was announced, even if other words of the record cannot be read: those of house
    /// rules that are not played here.
    #[must_use]
    pub fn announced(&self) -> Option<Contract> {
        let moves = self.only("MV").ok()??;
        moves.raw.split_ascii_whitespace().find_map(|word| {
            let word = word.split('.').next()?;
            if actions::card(word).is_some() { None } else { word.parse().ok() }
        })
    }

    fn in_outline(&self) -> Result<Outline, Fault> {
        let (rules, round) = self.rules()?;
        let moves = self.only("MV")?.ok_or((0, DealFault::NoMoves.into()))?;
        let mut steps: Vec<Step<'_>> = Vec::with_capacity(64);
        let dealt = actions::read(moves, &mut steps)?;
        let mut outline = Outline {
            rules,
            round,
            deal: match dealt {
                Dealt::Whole(deal) => Some(deal),
                Dealt::Hidden(_) => None,
            },
            bid: None,
            contract: None,
            doubled: Doubled::Not,
            played_out: false,
        };
        let (mut cards, mut broken_off) = (0, false);
        for step in &steps {
            match (step.act, step.seat) {
                (Act::Bid(bid), _) => outline.bid = Some(bid),
                (Act::Announce(contract, _), Some(seat)) => {
                    outline.contract = Some((seat, contract));
                }
                (Act::Play(_), _) => cards += 1,
                (Act::House(Move::Kontra), _) => outline.doubled = Doubled::Kontra,
                (Act::House(Move::Re), _) => outline.doubled = Doubled::Re,
                (Act::House(Move::Hirsch), _) => outline.doubled = Doubled::Hirsch,
                (Act::Unknown | Act::Resign | Act::Claim | Act::Expired { .. }, _) => {
                    broken_off = true;
                }
                _ => {}
            }
        }
        outline.played_out = cards == 30 && !broken_off;
        Ok(outline)
    }
}
