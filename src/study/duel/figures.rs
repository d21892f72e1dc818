//! The figures of a duel, added up.

use std::collections::BTreeMap;

use super::{Mean, Moments};
use crate::rules::{DealResult, Game, Kind, Row, Scoring, Seat, Standings, TableSize};

/// The number of rotations of the seats a deal is played in: the games each player has in it.
const ROTATIONS: u32 = 3;

/// Games of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Games {
    /// The number declared, or in Ramsch played.
    pub declared: u32,
    /// The number of them that were won. In Ramsch: of those that cost the player nothing.
    pub won: u32,
}

impl Games {
    const fn add(&mut self, won: bool) {
        self.declared += 1;
        self.won += won as u32;
    }

    const fn merge(&mut self, other: Self) {
        self.declared += other.declared;
        self.won += other.won;
    }
}

/// The figures of one player in a duel. A *game* here is one seat in one played deal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games of all kinds.
    pub games: u32,
    /// Games declared, and won.
    pub own: Games,
    /// Of these, by kind.
    pub kinds: BTreeMap<Kind, Games>,
    /// Ramsch.
    pub ramsch: Games,
    /// Own games lost because the value fell short of the bid.
    pub overbid: u32,
    /// Own Hand games.
    pub hand: u32,
    /// Games in which somebody else was declarer.
    pub defended: u32,
    /// Of these lost by the declarer.
    pub beaten: u32,
    plain: Moments,
    seeger_fabian: Moments,
}

/// The result of a duel, but for the times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// The players, in their order.
    pub tallies: [Tally; 3],
    /// Deals played, rotations counted.
    pub games: u32,
    /// The number of them that were passed in.
    pub passed_in: u32,
    scoring: Scoring,
    /// The differences within each deal, by pairs.
    leads: [Moments; 3],
}

impl Tally {
    /// The games of a kind; of Ramsch if none is named.
    #[must_use]
    pub fn of(&self, kind: Option<Kind>) -> Games {
        kind.map_or(Some(&self.ramsch), |kind| self.kinds.get(&kind)).copied().unwrap_or_default()
    }

    /// Points of the plain list for each game.
    #[must_use]
    pub fn plain(&self) -> Mean {
        self.plain.mean_of(ROTATIONS)
    }

    /// Seeger-Fabian points for each game.
    #[must_use]
    pub fn seeger_fabian(&self) -> Mean {
        self.seeger_fabian.mean_of(ROTATIONS)
    }

    fn add(&mut self, seat: Seat, result: &DealResult) {
        self.games += 1;
        match result {
            DealResult::PassedIn => {}
            DealResult::Ramsch(ramsch) => self.ramsch.add(ramsch.scores[seat] >= 0),
            DealResult::Settled { declarer, reckoning, .. } if *declarer == seat => {
                self.own.add(reckoning.won);
                self.kinds.entry(reckoning.contract.kind()).or_default().add(reckoning.won);
                self.overbid += u32::from(reckoning.overbid);
                self.hand += u32::from(reckoning.contract.is_hand());
            }
            DealResult::Settled { reckoning, .. } => {
                self.defended += 1;
                self.beaten += u32::from(!reckoning.won);
            }
        }
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.own.merge(other.own);
        for (&kind, &games) in &other.kinds {
            self.kinds.entry(kind).or_default().merge(games);
        }
        self.ramsch.merge(other.ramsch);
        self.overbid += other.overbid;
        self.hand += other.hand;
        self.defended += other.defended;
        self.beaten += other.beaten;
        self.plain.merge(&other.plain);
        self.seeger_fabian.merge(&other.seeger_fabian);
    }
}

impl Figures {
    /// The pairs of players, as numbers from 0.
    pub const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

    pub(super) fn new(scoring: Scoring) -> Self {
        Self {
            tallies: Default::default(),
            games: 0,
            passed_in: 0,
            scoring,
            leads: [Moments::default(); 3],
        }
    }

    /// By how many points a game the first of each pair is ahead of the second, by the scoring of
    /// the duel; from the differences within each deal.
    #[must_use]
    pub fn leads(&self) -> [Mean; 3] {
        self.leads.map(|lead| lead.mean_of(ROTATIONS))
    }

    /// Adds the games of one deal, in each of which the player of a seat is `player(seat)`.
    ///
    /// The rotations of a deal are one observation: they have the same cards, and so are not
    /// independent.
    pub(super) fn add<P: Fn(Seat) -> usize>(&mut self, rotations: &[(P, Game)]) {
        let mut plain = [0_i64; 3];
        let mut seeger_fabian = [0_i64; 3];
        let mut chosen = [0_i64; 3];
        for (player, game) in rotations {
            let Some(result) = game.result() else { continue };
            self.games += 1;
            self.passed_in += u32::from(result == DealResult::PassedIn);
            let seating = game.deal().seating();
            let mut standings = Standings::new(TableSize::Three);
            standings.write(&Row::new(1, seating, &result));
            for seat in Seat::ALL {
                let player = player(seat);
                let account = standings.account(seating.place(seat));
                let total = |scoring| i64::from(account.total(scoring, TableSize::Three));
                self.tallies[player].add(seat, &result);
                plain[player] += total(Scoring::Plain);
                seeger_fabian[player] += total(Scoring::SeegerFabian);
                chosen[player] += total(self.scoring);
            }
        }
        for (player, tally) in self.tallies.iter_mut().enumerate() {
            tally.plain.add(plain[player]);
            tally.seeger_fabian.add(seeger_fabian[player]);
        }
        for (lead, (a, b)) in self.leads.iter_mut().zip(Self::PAIRS) {
            lead.add(chosen[a] - chosen[b]);
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.passed_in += other.passed_in;
        for (own, theirs) in self.tallies.iter_mut().zip(&other.tallies) {
            own.merge(theirs);
        }
        for (own, theirs) in self.leads.iter_mut().zip(&other.leads) {
            own.merge(theirs);
        }
    }
}
