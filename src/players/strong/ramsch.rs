//! Ramsch: every card is played out in worlds that fit, by a policy that was trained for it.
//!
//! Three play for themselves. What counts is what a seat gains on the average of the other two: to
//! make somebody lose double is worth something even to who loses nothing.

use rand::{RngExt, SeedableRng};
use rand_pcg::{Pcg32, Pcg64};

use crate::players::simulation::{Course, Lanes, Unseen, Worlds, ones};
use crate::players::trained::Tables;
use crate::rules::{
    BySeat, Card, Cards, Kind, Move, RamschSettlement, Rules, Seat, SkatGoes, View,
};

use super::beliefs::{Beliefs, World, passed, played, trusted};
use super::scene::Seen;

/// The number of worlds drawn and weighed, and of those in which every card is tried.
const WORLDS: [usize; 2] = [1600, 400];
/// The number of times in each.
const PLAYS: u16 = 4;

/// The knowledge of a seat in a Ramsch.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) lanes: &'static Lanes,
    pub(super) me: usize,
    seen: Seen,
    /// The cards held now.
    hand: u32,
    /// The cards that this seat has laid down as skat, if they lie there still.
    skat: u32,
    /// The cards that may lie here or there: with the next seat, the one after it, or as skat.
    pub(super) unseen: Unseen,
}

impl Scene {
    /// The knowledge of the seat of a view while it holds ten cards at most.
    pub(super) fn new(view: &View) -> Option<Self> {
        let (table, seat) = (view.table(), view.seat()?);
        let lanes = Lanes::of(Kind::Grand);
        let seen = Seen::of(table, lanes);
        let hand = lanes.bits(view.hand());
        let out = lanes.bits(view.unseen());
        let all_played = lanes.bits(table.played());
        // What this seat put on is with the skat, or with seats that have taken it since.
        let mine = lanes.bits(view.put().unwrap_or_default());
        let skat = mine & !out & !hand & !all_played;
        let mut may = seen.may;
        let taken = |seat| table.took_skat(seat);
        for other in Seat::ALL {
            if other.index() < seat.index() || !taken(other) {
                may[other.index()] &= !mine;
            }
        }
        let no_jacks = Seat::ALL.into_iter().any(taken) && !table.rules().push_jacks;
        let me = seat.index();
        let others = [(me + 1) % 3, (me + 2) % 3];
        let room = |seat: usize| 10 - seen.played[seat].count_ones() as u8;
        let unseen = Unseen {
            cards: out,
            may: [
                may[others[0]],
                may[others[1]],
                if no_jacks { !lanes.trumps() } else { u32::MAX },
            ],
            room: [room(others[0]), room(others[1]), if skat == 0 { 2 } else { 0 }],
        };
        Some(Self { lanes, me, seen, hand, skat, unseen })
    }

    /// The play before the first lead in a world, and the skat.
    fn start(&self, places: [u32; 3]) -> (Course, u32) {
        let mut hands = self.seen.played;
        hands[self.me] |= self.hand;
        hands[(self.me + 1) % 3] |= places[0];
        hands[(self.me + 2) % 3] |= places[1];
        let skat = if self.skat == 0 { places[2] } else { self.skat };
        (Course::new(self.lanes, hands, 0, 3), skat)
    }

    /// The play up to now in a world, and how likely it is to be that one.
    pub(super) fn weigh(&self, view: &View, places: [u32; 3]) -> World {
        let (mut course, skat) = self.start(places);
        let mut log = 0.0;
        for seat in [(self.me + 1) % 3, (self.me + 2) % 3] {
            log += passed(view, seat, self.lanes.cards(course.hands[seat]));
        }
        let policy = &Tables::trained().ramsch.policy;
        log += played(policy, &mut course, self.me, &self.seen.plays);
        World { course, skat, weight: trusted(log) }
    }
}

/// The scores that the end of a Ramsch writes on the list.
pub(super) fn scores(course: &Course, skat: u32, rules: &Rules) -> [i32; 3] {
    let last = Seat::ALL[usize::from(course.leader)];
    let settlement = RamschSettlement {
        points: BySeat(course.points),
        tricks: BySeat(course.tricks),
        skat: Some((course.lanes.points_of(skat), SkatGoes::by(rules.ramsch_skat, last))),
        pushes: 0,
        doublings: 1,
    };
    settlement.reckon().scores.0.map(i32::from)
}

/// The gain of a seat from the end of a Ramsch, against the average of the others.
pub(super) fn gain(course: &Course, skat: u32, rules: &Rules, seat: usize) -> f32 {
    gain_of(scores(course, skat, rules), seat)
}

fn gain_of(scores: [i32; 3], seat: usize) -> f32 {
    let all: i32 = scores.iter().sum();
    scores[seat] as f32 - (all - scores[seat]) as f32 / 2.0
}

/// The results of the cards that can be played, over the worlds.
#[derive(Debug)]
pub(super) struct Judged {
    course: Course,
    /// One card of each run of equals: what it gains, and how often it loses nothing.
    choices: Vec<(u8, f32, f32)>,
    /// In how many worlds.
    pub(super) worlds: usize,
    /// True if there are no others.
    pub(super) all: bool,
}

impl Judged {
    /// The share of play-outs in which nothing is lost after a card.
    pub(super) fn safe(&self, card: Card) -> Option<f32> {
        let bit = self.course.lanes.bits(Cards::from(card)).trailing_zeros() as u8;
        let stand = self.course.standing_for(bit);
        self.choices.iter().find(|(bit, ..)| *bit == stand).map(|&(.., safe)| safe.min(1.0))
    }
}

/// The card to play.
pub(in crate::players) fn play(view: &View, random: &mut Pcg64) -> Move {
    judged(view, random).0
}

/// The card to play, and how all did if they were tried.
pub(super) fn judged(view: &View, random: &mut Pcg64) -> (Move, Option<Judged>) {
    let legal = view.playable();
    let Some(scene) = Scene::new(view).filter(|_| legal.len() > 1) else {
        return (lowest(legal), None);
    };
    let beliefs = Beliefs::of(&scene.unseen, WORLDS, |places| scene.weigh(view, places), random);
    let Some(first) = beliefs.worlds.first() else { return (lowest(legal), None) };
    let mut choices: Vec<(u8, f32, f32)> =
        ones(first.course.choices()).map(|bit| (bit, 0.0, 0.0)).collect();
    for world in &beliefs.worlds {
        let seed: u64 = random.random();
        let share = world.weight / f32::from(PLAYS);
        for (bit, gained, safe) in &mut choices {
            // The same luck for every card.
            let mut random = Pcg32::seed_from_u64(seed);
            for _ in 0..PLAYS {
                let mut course = world.course;
                course.play(*bit);
                Tables::trained().ramsch.policy.play_out(&mut course, &mut random);
                let scores = scores(&course, world.skat, view.table().rules());
                *gained += share * gain_of(scores, scene.me);
                *safe += if scores[scene.me] < 0 { 0.0 } else { share };
            }
        }
    }
    let best = choices.iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
    let mv = best.map_or(Move::Pass, |&(bit, ..)| Move::Play(scene.lanes.card(bit)));
    let (course, worlds, all) = (first.course, beliefs.worlds.len(), beliefs.complete);
    (mv, Some(Judged { course, choices, worlds, all }))
}

/// The card that the policy likes best.
pub(in crate::players) fn play_at_a_glance(view: &View) -> Move {
    let scene = Scene::new(view);
    // Any world will do: the policy sees of it what the seat sees.
    let course = scene.as_ref().and_then(|scene| {
        let (mut course, _) = scene.start(Worlds::new(&scene.unseen).first()?);
        for &(_, bit) in &scene.seen.plays {
            course.play(bit);
        }
        Some(course)
    });
    match course {
        Some(course) => {
            let liked = Tables::trained().ramsch.policy.likings(&course).best();
            Move::Play(course.lanes.card(liked))
        }
        None => lowest(view.playable()),
    }
}

fn lowest(cards: Cards) -> Move {
    cards.lowest().map_or(Move::Pass, Move::Play)
}

#[cfg(test)]
mod tests;
