//! A word in the auction: the deal is played to its end after each, in worlds that fit what has
//! been said.
//!
//! How far the others go is drawn: the farther their cards carry at a glance, and the farther they
//! have come already, the more likely. The seat itself goes as far as its cards are worth; who gets the game declares by the tables, and the policy plays it.

use rand::{RngExt, SeedableRng};
use rand_pcg::{Pcg32, Pcg64};

use crate::players::bot::{Bot, Level};
use crate::players::simulation::{Course, Lanes};
use crate::players::strong::announce::{self, Places};
use crate::players::strong::auction::bids;
use crate::players::strong::beliefs::{BID_GAIN, BID_STEP};
use crate::players::strong::gains::Bidder;
use crate::players::strong::ramsch::scores;
use crate::players::trained::Tables;
use crate::players::trained::odds::chance;
use crate::rules::{Asking, Auction, Bid, Cards, Contract, Kind, Move, Seat, Sold};

use super::asked::Asked;
use super::ledger::Writing;
use super::samples::{Result, Weighed};

/// Hand games must promise so much more than what is known of the game with the skat at a glance.
const HAND_AT_A_GLANCE: f32 = 20.0;
/// The number of times a game is played in each world.
const PLAYS: usize = 2;

/// The worth of passing, and of each other word that comes into question.
pub(super) fn weigh(asked: &Asked<'_>, random: &mut Pcg64) -> Option<Vec<Weighed>> {
    let view = asked.view;
    let auction = view.table().auction();
    let next = match auction.asking()? {
        Asking::Answer { .. } => Some(Move::Hold),
        Asking::Call { .. } | Asking::ForehandAlone => auction.callable().next().map(Move::Bid),
    };
    let mut moves = vec![Move::Pass];
    moves.extend(next);
    if !moves.contains(&asked.made) {
        moves.push(asked.made);
    }
    let seat = view.seat()?.index();
    let limit = limit(asked, seat);
    let count = asked.effort.deals;
    Some(asked.drawn(moves, |samples| {
        for places in announce::deals(view, seat, view.dealt(), count, random) {
            let mut world = World::new(asked, seat, limit, places, random.random());
            let results: Vec<Result> =
                samples.moves().iter().map(|&mv| world.after(auction, mv)).collect();
            samples.add(1.0, results);
        }
    }))
}

/// The highest value that the seat itself will name or hold.
fn limit(asked: &Asked<'_>, seat: usize) -> Option<Bid> {
    let all: Vec<Bid> = Bid::all().collect();
    let bot = Bot::new(Level::Master).playing_for(asked.ledger.scoring);
    let worth = |bid: Bid| match asked.effort.skats {
        true => bids(asked.view, bot, bid),
        false => worth_at_a_glance(seat, bid, asked.view.dealt(), asked),
    };
    // What is worth a bid is worth every lower one.
    all.partition_point(|&bid| worth(bid)).checked_sub(1).map(|last| all[last])
}

fn worth_at_a_glance(seat: usize, bid: Bid, hand: Cards, asked: &Asked<'_>) -> bool {
    let bidder = Bidder { seat, bid, scoring: asked.ledger.scoring };
    bidder.later(hand) > BID_GAIN
}

/// A world in which the auction goes on.
struct World<'a> {
    asked: &'a Asked<'a>,
    me: usize,
    hands: [Cards; 3],
    skat: Cards,
    limits: [Option<Bid>; 3],
    seed: u64,
    /// What has been found: the same end need not be played twice.
    known: Vec<(Sold, Result)>,
}

impl<'a> World<'a> {
    fn new(asked: &'a Asked<'a>, me: usize, limit: Option<Bid>, places: Places, seed: u64) -> Self {
        let mut hands = [asked.view.dealt(); 3];
        hands[(me + 1) % 3] = places[0];
        hands[(me + 2) % 3] = places[1];
        let all: Vec<Bid> = Bid::all().collect();
        let mut limits = [limit; 3];
        let mut random = Pcg32::seed_from_u64(seed);
        for seat in [(me + 1) % 3, (me + 2) % 3] {
            let likely = |bid: Bid| {
                let bidder = Bidder { seat, bid, scoring: asked.ledger.scoring };
                chance((bidder.later(hands[seat]) - BID_GAIN) / BID_STEP)
            };
            // Who has come so far with these cards goes on more boldly than others would with them.
            let reached = asked.view.table().auction().reached(Seat::ALL[seat]);
            let least = random.random::<f32>() * reached.map_or(1.0, likely);
            let carries = |&bid: &Bid| likely(bid) > least;
            limits[seat] = all.partition_point(carries).checked_sub(1).map(|last| all[last]);
        }
        Self { asked, me, hands, skat: places[2], limits, seed, known: Vec::new() }
    }

    /// The result for the seat after a word of it.
    fn after(&mut self, auction: &Auction, mv: Move) -> Result {
        let mut auction = auction.clone();
        let done = match mv {
            Move::Bid(bid) => auction.bid(bid),
            Move::Hold => auction.hold(),
            _ => auction.pass(),
        };
        let sold = done.ok().and_then(|()| self.sold(auction));
        let Some(sold) = sold else { return (0.0, 0.0) };
        if let Some((_, known)) = self.known.iter().find(|(other, _)| *other == sold) {
            return *known;
        }
        let result = match sold {
            Sold::To(seat, bid) => self.played(seat.index(), bid),
            Sold::PassedIn if self.asked.view.table().rules().has_ramsch() => self.ramsch(),
            Sold::PassedIn => (0.0, 0.5),
        };
        self.known.push((sold, result));
        result
    }

    /// The end of the auction.
    fn sold(&self, mut auction: Auction) -> Option<Sold> {
        loop {
            let Some(asking) = auction.asking() else { return auction.sold() };
            let seat = auction.to_act()?;
            let limit = self.limits[seat.index()];
            let wanted = match asking {
                Asking::Answer { .. } => auction.last(),
                Asking::Call { .. } | Asking::ForehandAlone => auction.callable().next(),
            };
            let speaks = wanted.filter(|&bid| limit.is_some_and(|limit| bid <= limit));
            match (asking, speaks) {
                (_, None) => auction.pass(),
                (Asking::Answer { .. }, Some(_)) => auction.hold(),
                (_, Some(bid)) => auction.bid(bid),
            }
            .ok()?;
        }
    }

    /// The game of a seat that got it for a bid.
    fn played(&self, seat: usize, bid: Bid) -> Result {
        let bidder = Bidder { seat, bid, scoring: self.asked.ledger.scoring };
        let hand = self.hands[seat];
        let alone = Kind::ALL
            .into_iter()
            .filter_map(|kind| Some((kind, bidder.hand(hand, kind)?)))
            .max_by(|a, b| a.1.total_cmp(&b.1));
        let later = bidder.later(hand);
        let (contract, put) = match alone {
            Some((kind, gain)) if gain > later + HAND_AT_A_GLANCE => {
                (bidder.hand_game(hand, kind), None)
            }
            _ => {
                let games = bidder.games(hand | self.skat);
                let best = games.max_by(|a, b| a.2.total_cmp(&b.2));
                match best {
                    Some((kind, put, _)) => (Contract::plain(kind), Some(put)),
                    None => (Contract::hand(Kind::Grand), None),
                }
            }
        };
        self.end(seat, bid, contract, put)
    }

    fn end(&self, seat: usize, bid: Bid, contract: Contract, put: Option<Cards>) -> Result {
        let lanes = Lanes::of(contract.kind());
        let policy = Tables::trained().policy(contract.kind());
        let twelve = self.hands[seat] | self.skat;
        let mut hands = self.hands.map(|hand| lanes.bits(hand));
        hands[seat] = put.map_or(hands[seat], |put| lanes.bits(twelve - put));
        let skat = put.unwrap_or(self.skat);
        let (ledger, doublings) = (self.asked.ledger, self.asked.view.round().factor());
        let writing = Writing { ledger, contract, bid, doublings, own: seat == self.me };
        if contract.is_ouvert() && contract.null_value().is_none() {
            return writing.result(120, 10, twelve);
        }
        let mut random = Pcg32::seed_from_u64(self.seed);
        let (mut points, mut wins) = (0.0, 0.0);
        for _ in 0..PLAYS {
            let away = put.map_or(0, |put| lanes.bits(put));
            let mut course = Course::new(lanes, hands, away, seat as u8);
            policy.play_out(&mut course, &mut random);
            let made = course.declarer_points() + skat.points();
            let (point, win) = writing.result(made, course.tricks[seat], twelve);
            points += point;
            wins += win;
        }
        (points / PLAYS as f32, wins / PLAYS as f32)
    }

    fn ramsch(&self) -> Result {
        let lanes = Lanes::of(Kind::Grand);
        let hands = self.hands.map(|hand| lanes.bits(hand));
        let mut course = Course::new(lanes, hands, 0, 3);
        let mut random = Pcg32::seed_from_u64(self.seed);
        Tables::trained().ramsch.policy.play_out(&mut course, &mut random);
        let view = self.asked.view;
        let factor = i32::from(view.round().factor());
        let scores = scores(&course, lanes.bits(self.skat), view.table().rules());
        let scores = scores.map(|score| score * factor);
        let win = if scores[self.me] < 0 { 0.0 } else { 1.0 };
        (self.asked.ledger.ramsch(self.me, scores), win)
    }
}
