//! A list: a number of deals, and what they add up to. (SkWO 5.1.)

use thiserror::Error;

use super::deal::{Deal, below, generator};
use super::game::{Game, Outturn};
use super::reckoning::Reckoning;
use super::seat::{Place, Seating, TableSize};

/// How a list is totalled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// The game points alone.
    Plain,
    /// Seeger-Fabian: besides the points 50 for each own game won, −50 for each lost, and for every
    /// game another player lost 40 at a table of three, 30 at a table of four.
    SeegerFabian,
}

/// What shapes a list. Together with the finished games it determines everything else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListSettings {
    /// Three or four players.
    pub table: TableSize,
    /// How many deals the list has: its last deal bears this number.
    pub deals: u32,
    /// How it is totalled.
    pub scoring: Scoring,
    /// Where the cards come from.
    pub seed: u64,
    /// The number of the first deal played, 1 for a whole list.
    pub start: u32,
    /// Who deals the deal number 1; drawn from the seed if nobody is named.
    pub first_dealer: Option<Place>,
    /// A deal with given cards, which then is the only one.
    pub given: Option<Deal>,
}

impl ListSettings {
    /// A whole official list: 36 deals with three players, 48 with four.
    #[must_use]
    pub const fn new(table: TableSize, seed: u64) -> Self {
        Self {
            table,
            deals: 12 * table.players() as u32,
            scoring: Scoring::SeegerFabian,
            seed,
            start: 1,
            first_dealer: None,
            given: None,
        }
    }

    /// Who sits where in the deal of a number, counted from 1.
    #[must_use]
    pub fn seating(&self, number: u32) -> Seating {
        let first = self.first_dealer.unwrap_or_else(|| {
            let mut random = generator(&[self.seed, 0]);
            self.table.after(Place::FIRST, below(&mut random, self.table.players() as u64) as usize)
        });
        let steps = number.saturating_sub(1) as usize;
        Seating { table: self.table, dealer: self.table.after(first, steps) }
    }

    /// The cards of the deal of a number, counted from 1.
    #[must_use]
    pub fn deal(&self, number: u32) -> Deal {
        match &self.given {
            Some(deal) => deal.clone(),
            None => {
                let mut random = generator(&[self.seed, u64::from(number)]);
                Deal::shuffled(self.seating(number), &mut random)
            }
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
pub enum BadGame {
    /// The list is full.
    #[error("the list is full")]
    Full,
    /// The deal is still running.
    #[error("the deal is not over")]
    Unfinished,
    /// Other cards or another dealer than the list has next.
    #[error("it is not the next deal of the list")]
    OtherDeal,
}

/// What one deal writes on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The number of the deal.
    pub number: u32,
    /// Who played, and the reckoning; `None` for a deal passed in, which uses its line.
    pub game: Option<(Place, Reckoning)>,
}

impl List {
    /// A list in which nothing has been played.
    #[must_use]
    pub const fn new(settings: ListSettings) -> Self {
        Self { settings, games: Vec::new() }
    }

    /// What shapes it.
    #[must_use]
    pub const fn settings(&self) -> &ListSettings {
        &self.settings
    }

    /// The finished games, first to last.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// The number of the next deal, counted from 1; `None` when the list is full.
    #[must_use]
    pub fn next_number(&self) -> Option<u32> {
        let number = self.settings.start.checked_add(self.games.len() as u32)?;
        (number <= self.settings.deals).then_some(number)
    }

    /// The next deal; `None` when the list is full.
    #[must_use]
    pub fn next_deal(&self) -> Option<Deal> {
        self.next_number().map(|number| self.settings.deal(number))
    }

    /// Writes a finished game on the list.
    ///
    /// # Errors
    /// If it is not the finished next deal of this list.
    pub fn push(&mut self, game: Game) -> Result<(), BadGame> {
        match self.next_deal() {
            None => Err(BadGame::Full),
            Some(_) if game.table().ending().is_none() => Err(BadGame::Unfinished),
            Some(deal) if deal != *game.deal() => Err(BadGame::OtherDeal),
            Some(_) => {
                self.games.push(game);
                Ok(())
            }
        }
    }

    /// The rows written so far.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        self.games.iter().zip(self.settings.start..).filter_map(|(game, number)| {
            let game = match game.outturn()? {
                Outturn::PassedIn => None,
                Outturn::Settled { declarer, reckoning, .. } => {
                    Some((game.deal().seating().place(declarer), reckoning))
                }
            };
            Some(Row { number, game })
        })
    }

    /// How everybody stands after the rows written so far.
    #[must_use]
    pub fn standings(&self) -> Standings {
        let mut standings = Standings::new(self.settings.table);
        for (place, reckoning) in self.rows().filter_map(|row| row.game) {
            standings.add(place, reckoning.score, reckoning.won);
        }
        standings
    }
}

/// What one player has on the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Account {
    /// The sum of the scores as declarer, in game points.
    pub points: i32,
    /// Own games won.
    pub won: u32,
    /// Own games lost.
    pub lost: u32,
    /// Games lost by the others.
    pub lost_by_others: u32,
}

impl Account {
    /// The bonus for own games: 50 for each won, −50 for each lost.
    #[must_use]
    pub const fn own_bonus(&self) -> i32 {
        50 * (self.won as i32 - self.lost as i32)
    }

    /// The bonus for games the others lost: 40 each at a table of three, 30 at one of four.
    #[must_use]
    pub const fn others_bonus(&self, table: TableSize) -> i32 {
        bonus_for_others_loss(table) * self.lost_by_others as i32
    }

    /// The total by a way of scoring.
    #[must_use]
    pub const fn total(&self, scoring: Scoring, table: TableSize) -> i32 {
        match scoring {
            Scoring::Plain => self.points,
            Scoring::SeegerFabian => self.points + self.own_bonus() + self.others_bonus(table),
        }
    }
}

/// What Seeger-Fabian gives a player for a game that somebody else lost.
#[must_use]
pub const fn bonus_for_others_loss(table: TableSize) -> i32 {
    match table {
        TableSize::Three => 40,
        TableSize::Four => 30,
    }
}

/// The accounts of all players of a list.
///
/// ```
/// use skat::rules::{Place, Scoring, Standings, TableSize};
///
/// let mut standings = Standings::new(TableSize::Three);
/// standings.add(Place::FIRST, -66, false);
/// assert_eq!(standings.totals(Scoring::SeegerFabian), [-116, 40, 40]);
/// assert_eq!(standings.ranks(Scoring::SeegerFabian), [3, 1, 1]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    table: TableSize,
    accounts: Vec<Account>,
}

impl Standings {
    /// Empty accounts.
    #[must_use]
    pub fn new(table: TableSize) -> Self {
        Self { table, accounts: vec![Account::default(); table.players()] }
    }

    /// Writes one game: the declarer's score, and the loss for the others, a sitting dealer too.
    pub fn add(&mut self, declarer: Place, score: i32, won: bool) {
        for (account, place) in self.accounts.iter_mut().zip(self.table.places()) {
            if place == declarer {
                account.points += score;
                account.won += u32::from(won);
                account.lost += u32::from(!won);
            } else {
                account.lost_by_others += u32::from(!won);
            }
        }
    }

    /// The account of a place; empty for a place that is not at the table.
    #[must_use]
    pub fn account(&self, place: Place) -> Account {
        self.accounts.get(place.index()).copied().unwrap_or_default()
    }

    /// The accounts in the order of the places.
    #[must_use]
    pub fn accounts(&self) -> &[Account] {
        &self.accounts
    }

    /// The totals in the order of the places.
    #[must_use]
    pub fn totals(&self, scoring: Scoring) -> Vec<i32> {
        self.accounts.iter().map(|account| account.total(scoring, self.table)).collect()
    }

    /// The ranks in the order of the places, from 1; players with the same total share one.
    #[must_use]
    pub fn ranks(&self, scoring: Scoring) -> Vec<usize> {
        let totals = self.totals(scoring);
        let better = |total: i32| totals.iter().filter(|&&other| other > total).count();
        totals.iter().map(|&total| 1 + better(total)).collect()
    }
}
