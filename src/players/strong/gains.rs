//! The promise of games by the trained tables, in list points.

use crate::players::bot::Bot;
use crate::players::simulation::{Lanes, pairs};
use crate::players::trained::Tables;
use crate::players::trained::odds::chance;
use crate::players::trained::prospects::{Marks, Question};
use crate::rules::{
    Announced, Bid, Cards, Contract, Kind, Scoring, View, takes_every_trick, value_as_announced,
};

/// The points written for a game besides its score.
pub(super) const fn bonus(scoring: Scoring) -> f32 {
    match scoring {
        Scoring::SeegerFabian => 50.0,
        Scoring::Plain | Scoring::Minus => 0.0,
    }
}

/// A hand that is to bid or declare: what it has to cover, and how lists are kept.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bidder {
    /// Its seat.
    pub(super) seat: usize,
    /// The bid that the game has to cover.
    pub(super) bid: Bid,
    /// The scoring of the list.
    pub(super) scoring: Scoring,
}

impl Bidder {
    /// The seat of a view with a bid to cover.
    pub(super) fn of(view: &View, bot: Bot, bid: Bid) -> Self {
        let seat = view.seat().map_or(0, |seat| seat.index());
        Self { seat, bid, scoring: bot.scoring }
    }

    /// The promise of a game that is won with chance `win`, and with 90 card points with `high`.
    fn gain(self, contract: Contract, cards: Cards, win: f32, high: f32) -> f32 {
        let bonus = bonus(self.scoring);
        let bid = f32::from(self.bid.value());
        let value = f32::from(value_as_announced(contract, cards));
        let sum = |win: f32, value: f32, due: f32| {
            win * (value + bonus) - (1.0 - win) * (2.0 * due + bonus)
        };
        let Some(base) = contract.kind().base().map(f32::from) else {
            return sum(win, value, value);
        };
        let high = high.min(win);
        if value >= bid {
            return sum(win, value, value) + high * base;
        }
        // Short of the bid: schneider may cover it.
        let win = if value + base >= bid { high } else { 0.0 };
        sum(win, value + base, (bid / base).ceil() * base)
    }

    /// The gain of a game with two cards put away. `None` for a Null that does not cover the bid.
    pub(super) fn after(self, hand: Cards, put: Cards, kind: Kind) -> Option<f32> {
        let lanes = Lanes::of(kind);
        self.after_bits(lanes, lanes.bits(hand), lanes.bits(put), hand | put)
    }

    fn after_bits(self, lanes: &Lanes, hand: u32, put: u32, cards: Cards) -> Option<f32> {
        let contract = Contract::plain(lanes.kind());
        if contract.null_value().is_some_and(|value| value < self.bid.value()) {
            return None;
        }
        let marks = Marks::of(lanes, hand, put, self.seat);
        let prospects = &Tables::trained().prospects;
        let odds = |question| prospects.odds(lanes.kind(), &marks, question);
        let high = if lanes.kind() == Kind::Null { 0.0 } else { chance(odds(Question::WinHigh)) };
        Some(self.gain(contract, cards, chance(odds(Question::Win)), high))
    }

    /// Every game of twelve cards, with the cards put away and the gain.
    pub(super) fn games(self, cards: Cards) -> impl Iterator<Item = (Kind, Cards, f32)> {
        Kind::ALL.into_iter().flat_map(move |kind| {
            let lanes = Lanes::of(kind);
            let twelve = lanes.bits(cards);
            pairs(twelve).filter_map(move |put| {
                let gain = self.after_bits(lanes, twelve & !put, put, cards)?;
                Some((kind, lanes.cards(put), gain))
            })
        })
    }

    /// The best gain of ten cards that pick up the skat, at a glance.
    pub(super) fn later(self, hand: Cards) -> f32 {
        let gains = Kind::ALL.into_iter().filter_map(|kind| {
            let contract = Contract::plain(kind);
            (value_as_announced(contract, hand) >= self.bid.value()).then(|| {
                let lanes = Lanes::of(kind);
                let marks = Marks::of(lanes, lanes.bits(hand), 0, self.seat);
                let odds = Tables::trained().prospects.odds(kind, &marks, Question::WinLater);
                self.gain(contract, hand, chance(odds), 0.0)
            })
        });
        gains.fold(f32::MIN, f32::max)
    }

    /// Skats that may be found with ten cards, all cards in as many of them.
    pub(super) fn skats(hand: Cards) -> impl Iterator<Item = Cards> {
        /// Every third pair is enough.
        const EVERY: usize = 3;
        let lanes = Lanes::of(Kind::Clubs);
        let skats = pairs(lanes.bits(Cards::ALL - hand)).step_by(EVERY);
        skats.map(|skat| lanes.cards(skat))
    }

    /// The mean of the best gains of ten cards over skats that may be found.
    pub(super) fn picking_up(self, hand: Cards) -> f32 {
        let (mut sum, mut count) = (0.0, 0.0);
        for skat in Self::skats(hand) {
            let gains = self.games(hand | skat).map(|(_, _, gain)| gain);
            sum += gains.fold(f32::MIN, f32::max);
            count += 1.0;
        }
        sum / count
    }

    /// The announcement of a Hand game: open if every trick is sure.
    pub(super) fn hand_game(self, hand: Cards, kind: Kind) -> Contract {
        match kind {
            Kind::Null => Contract::null(true, false),
            _ if takes_every_trick(kind, hand, self.seat == 0) => {
                Contract::new(kind, true, Announced::Ouvert).unwrap_or(Contract::hand(kind))
            }
            _ => Contract::hand(kind),
        }
    }

    /// The gain of a Hand game. `None` for a Null that does not cover the bid.
    pub(super) fn hand(self, hand: Cards, kind: Kind) -> Option<f32> {
        let lanes = Lanes::of(kind);
        let contract = self.hand_game(hand, kind);
        if contract.is_ouvert() {
            return Some(self.gain(contract, hand, 1.0, 0.0));
        }
        if contract.null_value().is_some_and(|value| value < self.bid.value()) {
            return None;
        }
        let marks = Marks::of(lanes, lanes.bits(hand), 0, self.seat);
        let odds = |question| Tables::trained().prospects.odds(kind, &marks, question);
        let high = if kind == Kind::Null { 0.0 } else { chance(odds(Question::WinHandHigh)) };
        Some(self.gain(contract, hand, chance(odds(Question::WinHand)), high))
    }

    /// The chance to win a game with two cards put away.
    pub(super) fn chance(self, hand: Cards, put: Cards, kind: Kind) -> f32 {
        self.answer(hand, put, kind, Question::Win)
    }

    /// The chance to win a Hand game.
    pub(super) fn hand_chance(self, hand: Cards, kind: Kind) -> f32 {
        if self.hand_game(hand, kind).is_ouvert() {
            return 1.0;
        }
        self.answer(hand, Cards::EMPTY, kind, Question::WinHand)
    }

    fn answer(self, hand: Cards, put: Cards, kind: Kind, question: Question) -> f32 {
        let lanes = Lanes::of(kind);
        let marks = Marks::of(lanes, lanes.bits(hand), lanes.bits(put), self.seat);
        chance(Tables::trained().prospects.odds(kind, &marks, question))
    }

    /// The best gain of a Hand game.
    pub(super) fn best_hand(self, hand: Cards) -> f32 {
        Kind::ALL.into_iter().filter_map(|kind| self.hand(hand, kind)).fold(f32::MIN, f32::max)
    }
}
