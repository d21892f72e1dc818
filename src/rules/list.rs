//! A list: a number of deals, one after the other. (SkWO 5.1.)

use std::num::NonZeroU32;

use thiserror::Error;

use super::bock::Rounds;
use super::deal::{Deal, below, generator};
use super::game::Game;
use super::house::Rules;
use super::seat::{Place, Seating, TableSize};
use super::standings::{Row, Scoring, Standings};

/// The settings of a list. Together with the finished games they determine everything else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListSettings {
    /// Three or four players.
    pub table: TableSize,
    /// The number of deals: the last one bears this number.
    pub deals: u32,
    /// The way the list is totalled.
    pub scoring: Scoring,
    /// At how many minus points of one player a minus list ends before its last deal; `None` for
    /// no such end.
    pub limit: Option<NonZeroU32>,
    /// At how many points of one player, as the list is totalled, it ends before its last deal;
    /// `None` for no such end, and makes no difference to a minus list.
    pub points: Option<NonZeroU32>,
    /// After how many minutes of play no further deal is begun; `None` for no such end. Who knows
    /// the time must see to it: nothing here does.
    pub minutes: Option<NonZeroU32>,
    /// The rules of the table.
    pub rules: Rules,
    /// The seed of the cards.
    pub seed: u64,
    /// The number of the first deal played, 1 for a whole list.
    pub start: u32,
    /// The dealer of the deal number 1; drawn from the seed if nobody is named.
    pub first_dealer: Option<Place>,
    /// A deal with given cards, which then is the only one.
    pub given: Option<Deal>,
}

impl ListSettings {
    /// The limit of a minus list if nothing else is agreed: 500.
    pub const LIMIT: Option<NonZeroU32> = NonZeroU32::new(500);
    /// The number of deals of a list that ends by points or by time: nobody plays as many.
    pub const MANY: u32 = 999;

    /// A whole official list: 36 deals with three players, 48 with four.
    #[must_use]
    pub const fn new(table: TableSize, seed: u64) -> Self {
        Self {
            table,
            deals: 12 * table.players() as u32,
            scoring: Scoring::SeegerFabian,
            limit: Self::LIMIT,
            points: None,
            minutes: None,
            rules: Rules::OFFICIAL,
            seed,
            start: 1,
            first_dealer: None,
            given: None,
        }
    }

    /// True if the number of deals says when the list ends, rather than points or time alone.
    #[must_use]
    pub const fn counts_deals(&self) -> bool {
        self.points.is_none() && self.minutes.is_none() || self.deals < Self::MANY
    }

    /// The seats in the deal of a number, counted from 1.
    #[must_use]
    pub fn seating(&self, number: u32) -> Seating {
        let first = self.first_dealer.unwrap_or_else(|| {
            let mut random = generator(&[self.seed, 0]);
            self.table.after(Place::FIRST, below(&mut random, self.table.players() as u64) as usize)
        });
        let steps = number.saturating_sub(1) as usize;
        Seating { table: self.table, dealer: self.table.after(first, steps) }
    }

    /// The deal of a number, counted from 1, if the dealer moved on after every deal and it belongs
    /// to no round of house rules. Those follow from the games: [`List::next_deal`].
    #[must_use]
    pub fn deal(&self, number: u32) -> Deal {
        self.dealt_by(self.seating(number), number)
    }

    fn dealt_by(&self, seating: Seating, number: u32) -> Deal {
        match &self.given {
            Some(deal) => deal.clone(),
            None => Deal::shuffled(seating, &mut generator(&[self.seed, u64::from(number)])),
        }
    }
}

/// A list: its settings and the games finished in it. Standings, the next deal and its dealer all
/// follow from these.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct List {
    settings: ListSettings,
    games: Vec<Game>,
}

/// Why a game does not belong at the end of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BadGame {
    /// The list is full.
    #[error("the list is full")]
    Full,
    /// The deal is still running.
    #[error("the deal is not over")]
    Unfinished,
    /// Other cards, another dealer or other rules than the list has next.
    #[error("it is not the next deal of the list")]
    OtherDeal,
}

impl List {
    /// A list in which nothing has been played.
    #[must_use]
    pub const fn new(settings: ListSettings) -> Self {
        Self { settings, games: Vec::new() }
    }

    /// The settings that shape the list.
    #[must_use]
    pub const fn settings(&self) -> &ListSettings {
        &self.settings
    }

    /// The finished games, first to last.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The number of the next deal, counted from 1; `None` when the list is full, a minus list has
    /// come to its limit, or another has the points that end it.
    #[must_use]
    pub fn next_number(&self) -> Option<u32> {
        let number = self.settings.start.checked_add(self.games.len() as u32)?;
        let ended = self.is_at_limit() || self.is_at_points();
        (number <= self.settings.deals && !ended).then_some(number)
    }

    /// True if somebody has reached the limit of a minus list.
    #[must_use]
    pub fn is_at_limit(&self) -> bool {
        let ListSettings { scoring, limit, .. } = self.settings;
        let Some(limit) = limit.filter(|_| scoring == Scoring::Minus) else { return false };
        let totals = self.standings().totals(Scoring::Minus);
        totals.iter().any(|&total| -i64::from(total) >= i64::from(limit.get()))
    }

    /// True if somebody has the points that end the list.
    #[must_use]
    pub fn is_at_points(&self) -> bool {
        let ListSettings { scoring, points, .. } = self.settings;
        let Some(points) = points.filter(|_| scoring != Scoring::Minus) else { return false };
        let totals = self.standings().totals(scoring);
        totals.iter().any(|&total| i64::from(total) >= i64::from(points.get()))
    }

    /// The rounds of Bock and Ramsch as the list stands.
    #[must_use]
    pub fn rounds(&self) -> Rounds {
        Rounds::after(&self.settings.rules, self.settings.table, &self.games)
    }

    /// The next deal; `None` when the list is full.
    #[must_use]
    pub fn next_deal(&self) -> Option<Deal> {
        let number = self.next_number()?;
        let rounds = self.rounds();
        let seating = self.settings.seating(number - rounds.again);
        Some(self.settings.dealt_by(seating, number).in_round(rounds.round))
    }

    /// The next deal by the rules of the table, before the first word; `None` when the list is
    /// full.
    #[must_use]
    pub fn next_game(&self) -> Option<Game> {
        self.next_deal().map(|deal| Game::with_rules(self.settings.rules, deal))
    }

    /// Writes a finished game on the list.
    ///
    /// # Errors
    /// If it is not the finished next deal of this list.
    pub fn push(&mut self, game: Game) -> Result<(), BadGame> {
        match self.next_deal() {
            None => Err(BadGame::Full),
            Some(_) if game.table().ending().is_none() => Err(BadGame::Unfinished),
            Some(deal) if deal != *game.deal() || *game.rules() != self.settings.rules => {
                Err(BadGame::OtherDeal)
            }
            Some(_) => {
                self.games.push(game);
                Ok(())
            }
        }
    }

    /// The rows written so far.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        self.games.iter().zip(self.settings.start..).filter_map(|(game, number)| {
            Some(Row::new(number, game.deal().seating(), &game.result()?))
        })
    }

    /// The standings after the rows written so far.
    #[must_use]
    pub fn standings(&self) -> Standings {
        let mut standings = Standings::new(self.settings.table);
        for row in self.rows() {
            standings.write(&row);
        }
        standings
    }
}
