//! The rows of a list, and the totals they add up to. (SkWO 5.1.)

use super::game::DealResult;
use super::ramsch::RamschReckoning;
use super::reckoning::Reckoning;
use super::seat::{Place, Seat, Seating, TableSize};

/// The way a list is totalled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Scoring {
    /// The game points alone.
    Plain,
    /// Seeger-Fabian: besides the points 50 for each own game won, −50 for each lost, and for every
    /// game another player lost 40 at a table of three, 30 at a table of four.
    SeegerFabian,
    /// The minus list, or Bierlachs: who loses writes the loss, who wins writes the value as minus
    /// to everybody else. (House rule.)
    Minus,
}

/// The row that one deal writes on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The number of the deal.
    pub number: u32,
    /// The declarer and the reckoning; `None` for a Ramsch, and for a deal passed in, which uses
    /// its line.
    pub game: Option<(Place, Reckoning)>,
    /// A Ramsch, with who sat where.
    pub ramsch: Option<(Seating, RamschReckoning)>,
}

impl Row {
    /// The row of a deal that is over.
    #[must_use]
    pub fn new(number: u32, seating: Seating, result: &DealResult) -> Self {
        let (mut game, mut ramsch) = (None, None);
        match result {
            DealResult::PassedIn => {}
            DealResult::Settled { declarer, reckoning, .. } => {
                game = Some((seating.place(*declarer), reckoning.clone()));
            }
            DealResult::Ramsch(reckoning) => ramsch = Some((seating, reckoning.clone())),
        }
        Self { number, game, ramsch }
    }

    /// True if the deal was passed in.
    #[must_use]
    pub const fn is_passed_in(&self) -> bool {
        self.game.is_none() && self.ramsch.is_none()
    }

    /// The changes on the plain list: who writes what, nobody who writes nothing.
    #[must_use]
    pub fn scores(&self) -> Vec<(Place, i32)> {
        match (&self.game, &self.ramsch) {
            (Some((place, reckoning)), _) => vec![(*place, reckoning.score)],
            (None, Some((seating, ramsch))) => {
                let writes = |&seat: &Seat| ramsch.scores[seat] != 0;
                let score = |seat| (seating.place(seat), ramsch.scores[seat]);
                Seat::ALL.into_iter().filter(writes).map(score).collect()
            }
            (None, None) => Vec::new(),
        }
    }
}

/// The account of one player on the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Account {
    /// The sum of the scores as declarer and in Ramsch, in game points.
    pub points: i32,
    /// Own games won.
    pub won: u32,
    /// Own games lost.
    pub lost: u32,
    /// Games lost by the others.
    pub lost_by_others: u32,
    /// The total on a minus list: never above 0.
    pub minus: i32,
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
            Scoring::Minus => self.minus,
            Scoring::SeegerFabian => self.points + self.own_bonus() + self.others_bonus(table),
        }
    }
}

/// The points that Seeger-Fabian gives a player for a game that somebody else lost.
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

    /// Writes what a deal brings. A Ramsch counts as won or lost for nobody.
    pub fn write(&mut self, row: &Row) {
        match &row.game {
            Some((place, reckoning)) => self.add(*place, reckoning.score, reckoning.won),
            None => {
                for (place, score) in row.scores() {
                    self.add_score(place, score);
                }
            }
        }
    }

    /// Writes a score for one player that is neither won nor lost, as in a Ramsch, and on the minus
    /// list what it is for everybody.
    pub fn add_score(&mut self, scorer: Place, score: i32) {
        for (account, place) in self.accounts.iter_mut().zip(self.table.places()) {
            let own = place == scorer;
            // Records of others can go on for ever.
            account.points = account.points.saturating_add(if own { score } else { 0 });
            account.minus = account.minus.saturating_add(match (own, score > 0) {
                (true, false) => score,
                (false, true) => -score,
                _ => 0,
            });
        }
    }

    /// Writes one game: the declarer's score, and the loss for the others, a sitting dealer too.
    pub fn add(&mut self, declarer: Place, score: i32, won: bool) {
        self.add_score(declarer, score);
        for (account, place) in self.accounts.iter_mut().zip(self.table.places()) {
            if place == declarer {
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
