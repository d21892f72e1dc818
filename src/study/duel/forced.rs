//! Forced games: games that somebody may declare, declared by one player, or by two in turn.
//!
//! What a player is worth as declarer shows in far fewer deals so than in a duel, where it has to
//! win the auction first; and two candidates are compared deal by deal.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::chairs::{Chairs, apply};
use super::jobs::{Watch, share_out};
use super::moments::{Mean, Moments};
use crate::players::Player;
use crate::players::engine::NoMove;
use crate::players::simulation::{Lanes, pairs};
use crate::players::trained::Tables;
use crate::players::trained::odds::chance;
use crate::players::trained::prospects::{Marks, Question};
use crate::rules::{
    Bid, Cards, Contract, Deal, DealResult, Game, Kind, Move, Phase, Place, Row, Scoring, Seat,
    Seating, Standings, TableSize, below, generator,
};
use crate::study::part::Part;

/// The kinds of games that can be forced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// A suit game.
    Suit,
    /// Grand.
    Grand,
    /// Null.
    Null,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Suit, Self::Grand, Self::Null];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Suit => "suit",
            Self::Grand => "grand",
            Self::Null => "null",
        }
    }

    const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Suit => &[Kind::Clubs, Kind::Spades, Kind::Hearts, Kind::Diamonds],
            Self::Grand => &[Kind::Grand],
            Self::Null => &[Kind::Null],
        }
    }
}

/// The decisions before the first card, and who takes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Announcing {
    /// The declarer takes the skat or not, puts away and announces.
    Declarer,
    /// All declarers put away and announce the same: what the trained tables think best.
    Same,
    /// Every declarer decides for itself, which is written down; the cards are played by the first,
    /// and of two that decide the same none.
    Decisions,
}

/// A series of forced games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forced {
    /// The kinds of games.
    pub families: Vec<Family>,
    /// The declarers: one, or two to be compared.
    pub declarers: Vec<Player>,
    /// The defenders, the one after the declarer first.
    pub against: [Player; 2],
    /// The decisions before the first card.
    pub announcing: Announcing,
    /// The number of deals of each kind.
    pub deals: u32,
    /// The share of them that is played.
    pub part: Part,
    /// The seed of the cards and the players' choices.
    pub seed: u64,
    /// The number of threads that share the work. The result does not depend on it.
    pub jobs: usize,
    /// The scoring of the list.
    pub scoring: Scoring,
    /// The time a program may take for an answer.
    pub patience: Duration,
}

/// The results of the games of one kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// The kind.
    pub family: Family,
    /// The number of deals.
    pub deals: u32,
    /// The results of each declarer.
    pub sides: Vec<Side>,
    /// The differences of the first two, deal by deal.
    lead: Moments,
    /// The decisions, by deal, if they are asked for.
    pub decisions: Vec<Decided>,
}

/// The results of one declarer in games of one kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The number of games played.
    pub played: u32,
    /// The number of them won.
    pub won: u32,
    /// The number of games for which the declarer would have announced another kind, so that the
    /// trained tables put away and announced for it.
    pub other: u32,
    points: Moments,
}

/// The decisions in one deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decided {
    /// The number of the deal.
    pub deal: u32,
    /// The seat of the declarer.
    pub seat: String,
    /// Its ten cards.
    pub hand: String,
    /// The skat.
    pub skat: String,
    /// The decision of each declarer: what it announced, with the cards put away.
    pub decided: Vec<String>,
    /// The points that each gained, in halves; nobody's if all decided the same.
    pub halves: Vec<i64>,
}

/// Points are counted by halves, so that they are whole.
const HALVES: u32 = 2;

impl Decided {
    /// The points that each declarer gained.
    pub fn points(&self) -> impl Iterator<Item = f64> {
        self.halves.iter().map(|&halves| halves as f64 / f64::from(HALVES))
    }
}

impl Side {
    /// The list points that the declarer gains on the mean of the defenders, for each game.
    #[must_use]
    pub fn points(&self) -> Mean {
        self.points.mean_of(HALVES)
    }
}

impl Contest {
    /// The points for each deal by which the first declarer is ahead of the second, from the
    /// differences within each deal.
    #[must_use]
    pub fn lead(&self) -> Mean {
        self.lead.mean_of(HALVES)
    }

    /// Adds the results of other deals.
    pub fn merge(&mut self, other: &Self) {
        self.deals = self.deals.saturating_add(other.deals);
        self.lead.merge(&other.lead);
        for (own, theirs) in self.sides.iter_mut().zip(&other.sides) {
            own.played = own.played.saturating_add(theirs.played);
            own.won = own.won.saturating_add(theirs.won);
            own.other = own.other.saturating_add(theirs.other);
            own.points.merge(&theirs.points);
        }
        self.decisions.extend_from_slice(&other.decisions);
        self.decisions.sort_by_key(|decided| decided.deal);
    }
}

/// A game that is forced.
struct Start {
    deal: Deal,
    declarer: Seat,
    kind: Kind,
    put: Cards,
}

impl Forced {
    /// The number of deals of all kinds together.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.deals.saturating_mul(self.families.len() as u32)
    }

    /// Results without a game.
    #[must_use]
    pub fn nothing(&self) -> Vec<Contest> {
        let contest = |&family| Contest {
            family,
            deals: 0,
            sides: vec![Side::default(); self.declarers.len()],
            lead: Moments::default(),
            decisions: Vec::new(),
        };
        self.families.iter().map(contest).collect()
    }

    /// Plays the games.
    ///
    /// # Errors
    /// If a program is at fault, or the watch stops the games. No program runs on after that.
    pub fn run(&self, watch: &Watch) -> Result<Vec<Contest>, NoMove> {
        let mut all = self.nothing();
        let share = (self.part, self.total());
        share_out(
            self.jobs,
            share,
            watch,
            |numbers| self.work(numbers, watch),
            |part| all.iter_mut().zip(&part).for_each(|(all, part)| all.merge(part)),
        )?;
        Ok(all)
    }

    fn work(
        &self,
        numbers: &mut dyn Iterator<Item = u32>,
        watch: &Watch,
    ) -> Result<Vec<Contest>, NoMove> {
        let players = self.against.iter().chain(&self.declarers);
        let mut chairs =
            Chairs::start(players, (self.seed, self.scoring), self.patience, watch.stop())?;
        let mut made = self.nothing();
        for at in numbers {
            let kinds = self.families.len() as u32;
            let contest = &mut made[((at - 1) % kinds) as usize];
            self.play((at - 1) / kinds + 1, contest, &mut chairs)?;
        }
        Ok(made)
    }

    /// One deal, declared by each declarer.
    fn play(&self, number: u32, contest: &mut Contest, chairs: &mut Chairs) -> Result<(), NoMove> {
        let start = self.start(contest.family, number);
        let player = |candidate: usize| {
            let Start { declarer, .. } = start;
            move |seat| match seat {
                _ if seat == declarer => self.against.len() + candidate,
                _ => usize::from(seat != declarer.next()),
            }
        };
        let mut announced = Vec::new();
        for (candidate, side) in contest.sides.iter_mut().enumerate() {
            let mut game = start.bought();
            if self.announcing != Announcing::Same {
                chairs.deal(&game, number, player(candidate))?;
                let before =
                    |game: &Game| matches!(game.table().phase(), Phase::Skat | Phase::Announcing);
                chairs.play(&mut game, number, player(candidate), before)?;
            }
            let kind = game.table().kind();
            if kind.is_none_or(|kind| !contest.family.kinds().contains(&kind)) {
                side.other += u32::from(self.announcing != Announcing::Same);
                game = start.bought();
                apply(&mut game, start.declarer, Move::PickUp);
                let declare = Move::Declare(Contract::plain(start.kind), start.put);
                apply(&mut game, start.declarer, declare);
            }
            announced.push(game);
        }
        contest.deals += 1;
        let decisions = self.announcing == Announcing::Decisions;
        let decided: Vec<String> = announced.iter().map(decision).collect();
        let mut halves = Vec::new();
        // What two that decide the same make of it says nothing about their decisions.
        if !decisions || decided.len() == 1 || decided[0] != decided[1] {
            for (candidate, mut game) in announced.into_iter().enumerate() {
                let player = player(if decisions { 0 } else { candidate });
                chairs.deal(&game, number, player)?;
                chairs.play(&mut game, number, player, |_| true)?;
                chairs.result(&game, player)?;
                let (won, gained) = self.score(&game, start.declarer);
                let side = &mut contest.sides[candidate];
                side.played += 1;
                side.won += u32::from(won);
                side.points.add(gained);
                halves.push(gained);
            }
        }
        if self.declarers.len() > 1 {
            contest.lead.add(if let [first, second] = halves[..] { first - second } else { 0 });
        }
        if decisions {
            contest.decisions.push(Decided {
                deal: number,
                seat: start.declarer.to_string(),
                hand: start.deal.hand(start.declarer).to_string(),
                skat: start.deal.skat().to_string(),
                decided,
                halves,
            });
        }
        Ok(())
    }

    /// A game of this kind that somebody may declare, with the best discard by the trained tables.
    fn start(&self, family: Family, number: u32) -> Start {
        /// Games that are won less often are not declared.
        const LEAST: f32 = 0.3;
        let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
        let mut random = generator(&[self.seed, 1 + family as u64, u64::from(number)]);
        loop {
            let deal = Deal::shuffled(seating, &mut random);
            let declarer = Seat::ALL[below(&mut random, 3) as usize];
            let (mut best, mut start) = (LEAST, None);
            for &kind in family.kinds() {
                let lanes = Lanes::of(kind);
                let twelve = lanes.bits(deal.hand(declarer) | deal.skat());
                for put in pairs(twelve) {
                    let marks = Marks::of(lanes, twelve & !put, put, declarer.index());
                    let prospects = &Tables::trained().prospects;
                    let chance = chance(prospects.odds(kind, &marks, Question::Win));
                    if chance > best {
                        (best, start) = (chance, Some((kind, lanes.cards(put))));
                    }
                }
            }
            if let Some((kind, put)) = start {
                return Start { deal, declarer, kind, put };
            }
        }
    }

    /// True if the game was won, with twice the points gained on the mean of the defenders.
    fn score(&self, game: &Game, declarer: Seat) -> (bool, i64) {
        let Some(result) = game.result() else { return (false, 0) };
        let seating = game.deal().seating();
        let mut standings = Standings::new(TableSize::Three);
        standings.write(&Row::new(1, seating, &result));
        let total = |seat| {
            let account = standings.account(seating.place(seat));
            i64::from(account.total(self.scoring, TableSize::Three))
        };
        let [next, last] = declarer.others();
        let gained = i64::from(HALVES) * total(declarer) - total(next) - total(last);
        let won = matches!(&result, DealResult::Settled { reckoning, .. } if reckoning.won);
        (won, gained)
    }
}

impl Start {
    /// The game after an auction won with the least bid.
    fn bought(&self) -> Game {
        let [f, m, r] = Seat::ALL;
        let bid = Move::Bid(Bid::LEAST);
        let auction = match self.declarer {
            Seat::Forehand => [(m, Move::Pass), (r, Move::Pass), (f, bid)],
            Seat::Middlehand => [(m, bid), (f, Move::Pass), (r, Move::Pass)],
            Seat::Rearhand => [(m, Move::Pass), (r, bid), (f, Move::Pass)],
        };
        let mut game = Game::new(self.deal.clone());
        for (seat, mv) in auction {
            apply(&mut game, seat, mv);
        }
        game
    }
}

/// The announcement as records write it, with the cards put away: `C.S7.S8`, `GH`.
fn decision(game: &Game) -> String {
    let contract = game.table().contract().map_or_else(String::new, |it| it.to_string());
    let put = game.discard().unwrap_or_default();
    put.iter().fold(contract, |text, card| format!("{text}.{card}"))
}
