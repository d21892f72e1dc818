//! The figures of a duel, added up.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::moments::{Mean, Moments};
use crate::rules::{DealResult, Game, Kind, Row, Scoring, Seat, Standings, TableSize};

/// The number of rotations of the seats a deal is played in: the games each player has in it.
const ROTATIONS: u32 = 3;

/// Games of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// The number declared, or in Ramsch played.
    pub declared: u32,
    /// The number of them that were won. In Ramsch: of those that cost the player nothing.
    pub won: u32,
}

impl Games {
    const fn add(&mut self, won: bool) {
        self.merge(Self { declared: 1, won: won as u32 });
    }

    const fn merge(&mut self, other: Self) {
        // What was read from a file may be anything.
        self.declared = self.declared.saturating_add(other.declared);
        self.won = self.won.saturating_add(other.won);
    }
}

/// A player's record in games of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Games that the player declared.
    pub own: Games,
    /// Games that somebody else declared; won by the defenders.
    pub defended: Games,
}

/// The figures of one player in a duel. A *game* here is one seat in one played deal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Games of all kinds.
    pub games: u32,
    /// The records by kind, in the order of [`Kind::ALL`].
    kinds: [Record; Kind::ALL.len()],
    /// Ramsch.
    pub ramsch: Games,
    /// Own games lost because the value fell short of the bid.
    pub overbid: u32,
    /// Own Hand games.
    pub hand: u32,
    /// The number of games by the highest value that the player named or held; 0 for none.
    pub bids: BTreeMap<u16, u32>,
    plain: Moments,
    seeger_fabian: Moments,
}

/// The result of a duel, but for the times.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The players, in their order.
    pub tallies: [Tally; 3],
    /// Deals played, rotations counted.
    pub games: u32,
    /// The number of them that were passed in.
    pub passed_in: u32,
    /// The differences within each deal, by pairs.
    leads: [Moments; 3],
}

impl Tally {
    /// The record in games of a kind.
    #[must_use]
    pub fn of(&self, kind: Kind) -> Record {
        self.kinds[place(kind)]
    }

    /// The record in games of all kinds that have a declarer.
    #[must_use]
    pub fn all(&self) -> Record {
        let mut all = Record::default();
        for kind in &self.kinds {
            all.own.merge(kind.own);
            all.defended.merge(kind.defended);
        }
        all
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

    fn add(&mut self, seat: Seat, game: &Game, result: &DealResult) {
        self.games += 1;
        let reached = game.table().auction().reached(seat);
        *self.bids.entry(reached.map_or(0, |bid| bid.value())).or_default() += 1;
        match result {
            DealResult::PassedIn => {}
            DealResult::Ramsch(ramsch) => self.ramsch.add(ramsch.scores[seat] >= 0),
            DealResult::Settled { declarer, reckoning, .. } => {
                let record = &mut self.kinds[place(reckoning.contract.kind())];
                if *declarer == seat {
                    record.own.add(reckoning.won);
                    self.overbid += u32::from(reckoning.overbid);
                    self.hand += u32::from(reckoning.contract.is_hand());
                } else {
                    record.defended.add(!reckoning.won);
                }
            }
        }
    }

    fn merge(&mut self, other: &Self) {
        self.games = self.games.saturating_add(other.games);
        for (own, theirs) in self.kinds.iter_mut().zip(other.kinds) {
            own.own.merge(theirs.own);
            own.defended.merge(theirs.defended);
        }
        self.ramsch.merge(other.ramsch);
        self.overbid = self.overbid.saturating_add(other.overbid);
        self.hand = self.hand.saturating_add(other.hand);
        for (&bid, &games) in &other.bids {
            let own = self.bids.entry(bid).or_default();
            *own = own.saturating_add(games);
        }
        self.plain.merge(&other.plain);
        self.seeger_fabian.merge(&other.seeger_fabian);
    }
}

/// The place of a kind in [`Kind::ALL`].
const fn place(kind: Kind) -> usize {
    kind as usize
}

impl Figures {
    /// The pairs of players, as numbers from 0.
    pub const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];

    /// By how many points a game the first of each pair is ahead of the second, by the scoring of
    /// the duel; from the differences within each deal.
    #[must_use]
    pub fn leads(&self) -> [Mean; 3] {
        self.leads.map(|lead| lead.mean_of(ROTATIONS))
    }

    /// Adds the games of one deal, in each of which the player of a seat is `player(seat)`; the
    /// differences by this scoring.
    ///
    /// The rotations of a deal are one observation: they have the same cards, and so are not
    /// independent.
    pub(super) fn add<P: Fn(Seat) -> usize>(&mut self, by: Scoring, rotations: &[(P, Game)]) {
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
                self.tallies[player].add(seat, game, &result);
                plain[player] += total(Scoring::Plain);
                seeger_fabian[player] += total(Scoring::SeegerFabian);
                chosen[player] += total(by);
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
        self.games = self.games.saturating_add(other.games);
        self.passed_in = self.passed_in.saturating_add(other.passed_in);
        for (own, theirs) in self.tallies.iter_mut().zip(&other.tallies) {
            own.merge(theirs);
        }
        for (own, theirs) in self.leads.iter_mut().zip(&other.leads) {
            own.merge(theirs);
        }
    }
}
