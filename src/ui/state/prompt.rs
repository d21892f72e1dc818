//! The prompts of the table, and how far the answer has got. Nothing here is final: only a move is.

use crate::rules::{
    Announced, Asking, Bid, Card, Cards, Contract, Doubled, Kind, Move, Phase, View,
    value_as_announced,
};

use crate::ui::state::{Ask, Choices};

/// The question on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Prompt {
    /// Others are to act, or nobody.
    None,
    /// A value is named, or the game is taken at 18.
    Call(Call),
    /// A value is held or not.
    Answer(Answer),
    /// One of a few answers in words is taken.
    Choose(Choices),
    /// Two cards are put away, or put on in Schieberamsch.
    Discard(Discard),
    /// The game is announced.
    Announce(Announce),
    /// A card is played.
    Play {
        /// The card under the cursor.
        cursor: Card,
        /// True if the person has put the cursor there: the first click on a card only chooses.
        chosen: bool,
    },
}

/// The choice of a value to name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Call {
    /// The value on the button.
    pub(crate) value: Option<Bid>,
    /// True if passing has the focus.
    pub(crate) pass: bool,
    /// Digits typed so far.
    pub(crate) typed: String,
}

/// The choice to hold the value just named, or to pass.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answer {
    /// The value asked.
    pub(crate) value: Bid,
    /// The last value before a jump over others.
    pub(crate) jumped_from: Option<Bid>,
    /// True if passing has the focus.
    pub(crate) pass: bool,
    /// True if a value was jumped over, so that passing stands first and had the focus.
    pub(crate) pass_first: bool,
    /// True if the person has been asked again before holding far too much.
    pub(crate) warned: bool,
}

/// The choice of the two cards to discard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Discard {
    /// The card under the cursor.
    pub(crate) cursor: Card,
    /// The cards chosen so far, in the order of choosing; two at most.
    pub(crate) put: Vec<Card>,
    /// The cards that may be chosen.
    pub(crate) choices: Cards,
}

/// The choice of the game to announce.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Announce {
    /// The cards put away; none in a Hand game.
    pub(crate) put: Cards,
    /// The line under the cursor in [`Announce::lines`].
    pub(crate) line: usize,
    /// The announcement ticked in a Hand game in trumps.
    pub(crate) ticked: Announced,
    /// The tick box under the second cursor: schneider, schwarz or ouvert.
    pub(crate) tick: usize,
    /// The contract of which the person has been told how little can save it.
    pub(crate) warned: Option<Contract>,
}

/// One line of the announcement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offered {
    /// The contract as it would be announced.
    pub(crate) contract: Contract,
    /// Its value in game points, as announced.
    pub(crate) value: u16,
    /// True if that covers the bid.
    pub(crate) covers: bool,
    /// True if the law allows it.
    pub(crate) allowed: bool,
}

impl Prompt {
    /// The question a view asks, with the answer that most often is wanted in focus.
    pub(crate) fn of(view: &View) -> Self {
        if !view.my_turn() {
            return Self::None;
        }
        let table = view.table();
        if table.offer().is_some() {
            return Self::choose(Ask::Offer);
        }
        match table.phase() {
            Phase::Auction => match table.auction().asking() {
                Some(Asking::Answer { .. }) => Self::answer(view),
                _ => Self::Call(Call {
                    value: table.auction().callable().next(),
                    pass: table.auction().callable().next().is_none(),
                    typed: String::new(),
                }),
            },
            Phase::Skat => Self::choose(Ask::Skat),
            Phase::Announcing if table.is_hand() => {
                Self::Announce(Announce::new(view, Cards::EMPTY))
            }
            Phase::Announcing | Phase::PuttingOn => Self::discard(view, Vec::new()),
            Phase::Playing => match view.playable().highest() {
                Some(cursor) => Self::Play { cursor, chosen: false },
                None => Self::None,
            },
            Phase::GrandHand => Self::choose(Ask::GrandHand),
            Phase::Pushing => Self::choose(Ask::Push),
            Phase::Doubling => {
                doubling(view).map_or(Self::None, |with| Self::choose(Ask::Double(with)))
            }
            Phase::Over(_) => Self::None,
        }
    }

    const fn choose(ask: Ask) -> Self {
        Self::Choose(ask.first())
    }

    /// The question which two cards go, with these chosen so far.
    pub(crate) fn discard(view: &View, put: Vec<Card>) -> Self {
        let choices = Discard::choices(view);
        let first = put.first().copied().or(choices.highest());
        first.map_or(Self::None, |cursor| Self::Discard(Discard { cursor, put, choices }))
    }

    fn answer(view: &View) -> Self {
        let Some((_, value)) = view.table().to_answer() else { return Self::None };
        // The value before this one, as the last two calls give it.
        let mut calls = view.moves().iter().rev().filter_map(|&(_, mv)| match mv {
            Move::Bid(bid) => Some(bid),
            _ => None,
        });
        let before = calls.nth(1);
        let next = before.map_or(Some(Bid::LEAST), Bid::next);
        let jumped_from = before.filter(|_| next != Some(value));
        let opened_high = before.is_none() && value != Bid::LEAST;
        let jumped = jumped_from.is_some() || opened_high;
        Self::Answer(Answer { value, jumped_from, pass: jumped, pass_first: jumped, warned: false })
    }
}

/// The word that is asked for now: Kontra, Re or Hirsch.
pub(crate) fn doubling(view: &View) -> Option<Move> {
    Some(match view.table().doubled().next()? {
        Doubled::Hirsch => Move::Hirsch,
        Doubled::Re => Move::Re,
        _ => Move::Kontra,
    })
}

/// True if it is a Hand game that is announced: the skat was left shut, or Grand Hand is played in
/// place of a Ramsch.
pub(crate) fn announces_hand(view: &View) -> bool {
    view.table().is_hand() || view.table().phase() == Phase::GrandHand
}

impl Announce {
    /// The announcement after two cards were put away, or none in a Hand game. The cursor stands
    /// on the game that most likely is wanted.
    pub(crate) fn new(view: &View, put: Cards) -> Self {
        let mut announce = Self { put, line: 0, ticked: Announced::Nothing, tick: 0, warned: None };
        let lines = announce.lines(view);
        let trumps =
            |offered: &Offered| ((view.hand() - put) & offered.contract.kind().trumps()).len();
        // Of those that cover, the suit with the most trumps; Grand only where no suit covers.
        let best = lines
            .iter()
            .enumerate()
            .filter(|(_, offered)| offered.allowed && offered.contract.kind() != Kind::Null)
            .max_by_key(|(_, offered)| {
                let suit = offered.contract.kind().suit().is_some();
                let fits = if offered.covers && suit { trumps(offered) } else { 0 };
                (offered.covers, fits, offered.value)
            });
        announce.line = best.map_or(0, |(line, _)| line);
        announce
    }

    /// The games that can be chosen, with what they are worth: the five trump games and two Nulls;
    /// in place of a Ramsch the one Grand.
    pub(crate) fn lines(&self, view: &View) -> Vec<Offered> {
        let hand = announces_hand(view);
        let in_place = view.table().phase() == Phase::GrandHand;
        let trump_games = Kind::TRUMP_GAMES.into_iter().filter_map(|kind| {
            let ticked = if hand { self.ticked } else { Announced::Nothing };
            Contract::new(kind, hand, ticked).ok()
        });
        let nulls = [Contract::null(hand, false), Contract::null(hand, true)];
        trump_games
            .chain(nulls)
            .map(|contract| self.offered(view, contract))
            .filter(|offered| offered.allowed || !in_place)
            .collect()
    }

    /// A contract with what it is worth as announced.
    pub(crate) fn offered(&self, view: &View, contract: Contract) -> Offered {
        let value = value_as_announced(contract, view.hand() | self.put);
        Offered {
            contract,
            value,
            covers: view.table().bid().is_none_or(|bid| value >= bid.value()),
            allowed: view.check(Move::Declare(contract, self.put)).is_ok(),
        }
    }

    /// The line under the cursor.
    pub(crate) fn chosen(&self, view: &View) -> Option<Offered> {
        self.lines(view).get(self.line).copied()
    }

    /// Moves the cursor over the lines that are allowed.
    pub(crate) fn step(&mut self, view: &View, down: bool) {
        let lines = self.lines(view);
        let allowed = |&line: &usize| lines[line].allowed;
        let next = if down {
            (self.line + 1..lines.len()).find(allowed)
        } else {
            (0..self.line.min(lines.len())).rev().find(allowed)
        };
        self.line = next.unwrap_or(self.line);
    }

    /// True if there are boxes to tick: in a Hand game in trumps.
    pub(crate) fn ticks(&self, view: &View) -> bool {
        announces_hand(view)
            && self.chosen(view).is_some_and(|offered| offered.contract.kind() != Kind::Null)
    }

    /// Ticks the box under the cursor with those before it, or takes it off with those behind it.
    pub(crate) fn toggle(&mut self) {
        let steps =
            [Announced::Nothing, Announced::Schneider, Announced::Schwarz, Announced::Ouvert];
        let wanted = steps[self.tick + 1];
        self.ticked = if self.ticked >= wanted { steps[self.tick] } else { wanted };
    }
}

impl Discard {
    /// The cards of the hand that may be chosen: of any two cards, or only without jacks.
    fn choices(view: &View) -> Cards {
        if view.table().phase() != Phase::PuttingOn {
            return view.hand();
        }
        let pairs = view.legal().filter_map(|mv| match mv {
            Move::PutOn(put) => Some(put),
            _ => None,
        });
        pairs.fold(Cards::EMPTY, |choices, put| choices | put)
    }

    /// Puts the card away, or takes it back; a third card is not taken.
    pub(crate) fn toggle(&mut self, card: Card) {
        if let Some(at) = self.put.iter().position(|&put| put == card) {
            self.put.remove(at);
        } else if self.put.len() < 2 {
            self.put.push(card);
        }
    }

    /// The cards chosen so far.
    pub(crate) fn cards(&self) -> Cards {
        self.put.iter().copied().collect()
    }
}
