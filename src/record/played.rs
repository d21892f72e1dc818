//! Plays the actions of a record by our law.

use super::actions::{self, Act, Dealt, Step};
use super::fault::{Fault, RecordFault};
use super::score::{self, Close, Score};
use super::view::{Completed, Unknown};
use crate::rules::{
    Bid, BySeat, Cards, Contract, Ending, Game, Illegal, Move, Phase, Round, Rules, Seat, Side,
};

/// A recorded game, played again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    game: Game,
    close: Close,
    named: Option<Contract>,
    unknown: Unknown,
}

impl Played {
    /// The game as far as it was played.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The way the game ended.
    #[must_use]
    pub const fn close(&self) -> Close {
        self.close
    }

    /// The contract, also if only the game was announced and not yet the cards discarded.
    #[must_use]
    pub fn contract(&self) -> Option<Contract> {
        self.game.table().contract().or(self.named)
    }

    /// True if the game ended between its announcement and the discard.
    #[must_use]
    pub const fn is_half_announced(&self) -> bool {
        self.named.is_some()
    }

    /// The cards of which the record does not tell where they lie: one player's view of a game may
    /// leave some out on which nothing depends, and the deal then has them somewhere. Once the
    /// declarer has taken the skat, it no longer matters which two of his twelve cards lay there.
    #[must_use]
    pub fn unknown(&self, skat_taken: bool) -> Cards {
        let Unknown { dealt, taken } = self.unknown;
        if skat_taken { dealt - taken } else { dealt }
    }

    /// The bid that had to be covered.
    #[must_use]
    pub fn bid(&self) -> Option<Bid> {
        self.game.table().bid()
    }

    /// The score of the game; `None` if it ended before a contract.
    ///
    /// Who gave up, left or lost on time is charged by the International Skat Order in our own
    /// records, and as the server does it in all others: the rest of points and tricks goes to the
    /// other side. (ISkO 4.3.)
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        match self.close {
            Close::Law | Close::Early => score::by_law(&self.game),
            Close::Resigned(side) => score::given_up(&self.game, self.contract()?, side),
            Close::TimedOut(seat) | Close::Left(seat) => {
                let side = self.game.table().side(seat)?;
                score::given_up(&self.game, self.contract()?, side)
            }
        }
    }
}

/// Plays the steps; `end` is where they end in the text, `told` the result that is told.
pub(super) fn play(
    rules: Rules,
    round: Round,
    deal: Dealt,
    steps: &[Step<'_>],
    (ours, told): (bool, Option<&str>),
    end: usize,
) -> Result<Played, Fault> {
    let Completed { deal, put, unknown } = match deal {
        Dealt::Whole(deal) => Completed { deal, put: None, unknown: Unknown::default() },
        Dealt::Hidden(hidden) => hidden.complete(steps)?,
    };
    let mut player = Player {
        game: Game::with_rules(rules, deal.in_round(round)),
        ours,
        told: told.filter(|_| !ours),
        hidden_put: put,
        named: None,
        skat_due: None,
        resigned: BySeat([false; 3]),
        unknown_card: None,
        sitter_left: None,
        close: None,
    };
    for step in steps {
        player.step(step).map_err(|(at, why)| match why {
            // As the unknown cards were dealt here the claim may fail, and yet be right.
            RecordFault::Illegal { why: Illegal::NotProven, .. } if !unknown.dealt.is_empty() => {
                (at, RecordFault::Hidden(unknown.dealt.len()))
            }
            why => (at, why),
        })?;
    }
    Ok(Played { unknown, ..player.finish(end)? })
}

struct Player<'a> {
    game: Game,
    ours: bool,
    /// The result as the record of another place tells it.
    told: Option<&'a str>,
    /// The two cards discarded, found out from a view that does not show them.
    hidden_put: Option<Cards>,
    /// A game announced whose cards have not been discarded yet.
    named: Option<Contract>,
    /// The skat that has been picked up and not yet been handed out.
    skat_due: Option<Cards>,
    resigned: BySeat<bool>,
    /// A card that nobody knows was the last one; now the game can only break off.
    unknown_card: Option<Fault>,
    /// Who sat out has left, here; the others may play on.
    sitter_left: Option<Fault>,
    close: Option<Close>,
}

impl Player<'_> {
    fn step(&mut self, step: &Step<'_>) -> Result<(), Fault> {
        let Step { seat, act, word, at } = *step;
        let unexpected =
            |expected| Err((at, RecordFault::Unexpected { found: word.to_owned(), expected }));
        let phase = self.game.table().phase();
        if self.close.is_some() || matches!(phase, Phase::Over(_)) {
            return unexpected("the end of the moves: the game is over");
        }
        if let Some(fault) = &self.unknown_card
            && !matches!(act, Act::Expired { .. } | Act::Resign)
        {
            return Err(fault.clone());
        }
        let Some(seat) = seat else {
            return match act {
                Act::Expired { seat: None, .. } => {
                    self.sitter_left = Some((at, RecordFault::SitterLeft));
                    Ok(())
                }
                Act::Expired { seat: Some(seat), left } => {
                    self.close = Some(if left { Close::Left(seat) } else { Close::TimedOut(seat) });
                    Ok(())
                }
                Act::Skat(cards) => match self.skat_due {
                    Some(skat) => self.hand_out(skat, cards, word, at),
                    None => unexpected("a move of 0, 1 or 2"),
                },
                _ => unexpected("a move of 0, 1 or 2"),
            };
        };
        if self.skat_due.is_some() {
            return unexpected("w and the two cards of the skat");
        }
        if self.named.is_some() && !matches!(act, Act::Discard(_)) {
            return unexpected("the two cards put away");
        }
        match act {
            Act::Bid(bid) => self.apply(step, seat, Move::Bid(bid)),
            Act::Hold => self.apply(step, seat, Move::Hold),
            Act::Pass => self.apply(step, seat, Move::Pass),
            Act::PickUp => {
                let skat = self.game.skat();
                self.apply(step, seat, Move::PickUp)?;
                self.skat_due = Some(skat);
                Ok(())
            }
            Act::House(mv) => self.apply(step, seat, mv),
            Act::PutOn(cards) => {
                let listed = actions::listed(cards, at + (word.len() - cards.len()))?;
                if listed.count != listed.pair.len() {
                    return Err(illegal(
                        step,
                        seat,
                        Illegal::Discard { wanted: 2, got: listed.count },
                    ));
                }
                self.apply(step, seat, Move::PutOn(listed.pair))
            }
            Act::Play(card) => self.apply(step, seat, Move::Play(card)),
            Act::Announce(contract, cards) => self.announce(step, seat, contract, cards),
            Act::Discard(cards) => self.discard(step, seat, cards),
            Act::Show(cards) => self.show(step, seat, cards),
            Act::Resign => self.resign(step, seat),
            Act::Claim if self.ours => self.apply(step, seat, Move::Claim),
            Act::Claim => unexpected("a card, SC or RE"),
            Act::Unknown if self.game.to_act() != Some(seat) => {
                Err(illegal(step, seat, Illegal::NotYourTurn))
            }
            Act::Unknown if phase == Phase::Playing => {
                self.unknown_card = Some((at, RecordFault::UnknownCard(seat)));
                Ok(())
            }
            Act::Unknown | Act::Skat(_) | Act::Expired { .. } => unexpected("a move"),
        }
    }

    fn apply(&mut self, step: &Step<'_>, seat: Seat, mv: Move) -> Result<(), Fault> {
        self.game.apply(seat, mv).map_err(|why| illegal(step, seat, why))
    }

    /// The server shows the skat, to the declarer at least.
    fn hand_out(&mut self, skat: Cards, cards: &str, word: &str, at: usize) -> Result<(), Fault> {
        let listed = actions::listed(cards, at)?;
        let known = skat.contains_all(listed.pair);
        if listed.count != 2 || !known {
            return Err((at, RecordFault::OtherSkat(word.to_owned())));
        }
        self.skat_due = None;
        Ok(())
    }

    fn announce(
        &mut self,
        step: &Step<'_>,
        seat: Seat,
        contract: Contract,
        cards: &str,
    ) -> Result<(), Fault> {
        let at = step.at + (step.word.len() - cards.len());
        match self.game.table().phase() {
            Phase::Skat => {
                if !contract.is_hand() {
                    return Err((step.at, RecordFault::NoHand(step.word.to_owned())));
                }
                self.apply(step, seat, Move::Hand)?;
                self.apply(step, seat, Move::Declare(contract, Cards::EMPTY))?;
                let shown = actions::listed(cards, at)?;
                let hand = self.game.hand(seat);
                shows(step, seat, shown.pair | shown.rest, shown.count, hand)
            }
            // Instead of a Ramsch.
            Phase::GrandHand => {
                self.apply(step, seat, Move::Declare(contract, Cards::EMPTY))?;
                let shown = actions::listed(cards, at)?;
                let hand = self.game.hand(seat);
                shows(step, seat, shown.pair | shown.rest, shown.count, hand)
            }
            Phase::Announcing if cards.is_empty() && !contract.is_hand() => {
                // The cards discarded follow on their own; the law judges both together.
                if self.game.to_act() != Some(seat) {
                    return Err(illegal(step, seat, Illegal::NotYourTurn));
                }
                self.named = Some(contract);
                Ok(())
            }
            Phase::Announcing => self.declare(step, seat, contract, cards, at),
            _ => Err(illegal(step, seat, Illegal::NotNow)),
        }
    }

    fn discard(&mut self, step: &Step<'_>, seat: Seat, cards: &str) -> Result<(), Fault> {
        let Some(contract) = self.named else {
            return Err(illegal(step, seat, Illegal::NotNow));
        };
        self.declare(step, seat, contract, cards, step.at)?;
        self.named = None;
        Ok(())
    }

    /// Announces a game with two cards discarded, and perhaps the ten left shown.
    fn declare(
        &mut self,
        step: &Step<'_>,
        seat: Seat,
        contract: Contract,
        cards: &str,
        at: usize,
    ) -> Result<(), Fault> {
        let listed = actions::listed(cards, at)?;
        let put = match self.hidden_put {
            Some(put) if listed.hidden > 0 && put.contains_all(listed.pair) => put,
            _ => listed.pair,
        };
        self.apply(step, seat, Move::Declare(contract, put))?;
        let hand = self.game.hand(seat);
        shows(step, seat, listed.rest, listed.count.saturating_sub(2), hand)
    }

    /// The declarer lays the cards open; the game goes on.
    fn show(&mut self, step: &Step<'_>, seat: Seat, cards: &str) -> Result<(), Fault> {
        let table = self.game.table();
        if table.phase() != Phase::Playing || table.declarer() != Some(seat) {
            return Err(illegal(step, seat, Illegal::NotNow));
        }
        let at = step.at + (step.word.len() - cards.len());
        let shown = actions::listed(cards, at)?;
        shows(step, seat, shown.pair | shown.rest, shown.count, self.game.hand(seat))
    }

    /// Gives up: the declarer at once, the defenders when both have.
    fn resign(&mut self, step: &Step<'_>, seat: Seat) -> Result<(), Fault> {
        let table = self.game.table();
        let (Phase::Playing, false, Some(side)) =
            (table.phase(), self.resigned[seat], table.side(seat))
        else {
            return Err((step.at, RecordFault::CannotResign(seat)));
        };
        self.resigned[seat] = true;
        let partner = table.partner(seat);
        if partner.is_some_and(|partner| !self.resigned[partner]) {
            return Ok(());
        }
        if !self.ours {
            self.close = Some(Close::Resigned(side));
            return Ok(());
        }
        // The record tells what came of it: whoever was asked agreed.
        self.apply(step, seat, Move::Concede)?;
        while let Some(offer) = self.game.table().offer() {
            self.apply(step, offer.asked, Move::Accept)?;
        }
        Ok(())
    }

    fn finish(mut self, end: usize) -> Result<Played, Fault> {
        let ended = self.game.table().ending().map(|_| Close::Law);
        let close = match self.close.or(ended) {
            Some(close) => close,
            // Some moves end without a word of it, and only the result tells who broke off.
            None => match self.told.and_then(score::broken_off) {
                Some(close) => close,
                None if self.unknown_card.is_none() && self.may_stop() => Close::Early,
                None => {
                    let missing = self.unknown_card.or(self.sitter_left);
                    return Err(missing.unwrap_or((end, RecordFault::Unfinished)));
                }
            },
        };
        Ok(Played { game: self.game, close, named: self.named, unknown: Unknown::default() })
    }

    /// Stops the game, if nothing can change its value.
    fn may_stop(&mut self) -> bool {
        self.game.apply(Seat::Forehand, Move::Stop).is_ok()
            || !self.ours && self.is_settled_elsewhere()
    }

    /// Other places stop an announced schneider with the 31st point of the defenders, even if the
    /// declarer might still be schwarz.
    fn is_settled_elsewhere(&self) -> bool {
        let table = self.game.table();
        table.contract().is_some_and(Contract::schneider_announced)
            && table.trick().is_empty()
            && table.points_of(Side::Defenders) > 30
    }
}

/// Makes sure that cards shown are those of the hand; none may be shown.
fn shows(
    step: &Step<'_>,
    seat: Seat,
    shown: Cards,
    count: usize,
    hand: Cards,
) -> Result<(), Fault> {
    if count == 0 || shown == hand {
        return Ok(());
    }
    Err((step.at, RecordFault::OtherHand { seat, action: step.word.to_owned() }))
}

fn illegal(step: &Step<'_>, seat: Seat, why: Illegal) -> Fault {
    (step.at, RecordFault::Illegal { seat, action: step.word.to_owned(), why })
}

impl Played {
    /// True if it stopped as soon as its value was certain, with cards left to play.
    #[must_use]
    pub fn is_cut_short(&self) -> bool {
        self.game.table().ending() != Some(Ending::Played)
    }
}
