//! A card, and why.

use rand_pcg::Pcg64;

use super::fear::{self, Sample};
use super::trick::Fate;
use crate::players::advice::{Advice, Basis, Fear, Odds, Reason};
use crate::players::simulation::Course;
use crate::players::strong::beliefs::Beliefs;
use crate::players::strong::card::{self, Trial};
use crate::players::strong::scene::Scene;
use crate::rules::{Kind, Move, Seat, Suit, View};

/// Something that happens so often is said to happen, and what is so rare not to.
const SURE: f32 = 0.85;
/// So often it most likely happens.
const LIKELY: f32 = 0.6;
/// As good as always.
const ALWAYS: f32 = 0.995;
/// Cards that win as often as each other but for so much.
const ALIKE: f32 = 0.005;
/// Card points that make a card dear.
const DEAR: u8 = 10;

/// The card, and why; `None` if nothing is to be played.
pub(super) fn judge(view: &View, random: &mut Pcg64) -> Option<Advice> {
    let scene = Scene::new(view)?;
    let beliefs = card::believed(view, &scene, random);
    let trials = card::tried(view, &scene, &beliefs, random);
    let best = card::best(&trials)?;
    let course = &beliefs.worlds.first()?.course;
    let mv = match view.playable().highest() {
        Some(only) if view.playable().len() == 1 => Move::Play(only),
        _ => Move::Play(scene.lanes.card(best.bit)),
    };
    let judge = Judge { scene: &scene, beliefs: &beliefs, trials: &trials, best, course };
    Some(Advice {
        mv,
        options: judge.options(view),
        reason: judge.reason(view),
        fear: judge.fear(),
        basis: Basis::Deals { deals: beliefs.worlds.len(), all: beliefs.complete },
    })
}

struct Judge<'a> {
    scene: &'a Scene,
    beliefs: &'a Beliefs,
    trials: &'a [Trial],
    best: &'a Trial,
    /// The play so far, in one of the worlds.
    course: &'a Course,
}

impl Judge<'_> {
    /// The chance of a trial for the side of this seat.
    fn chance(&self, trial: &Trial) -> f32 {
        let chance = if self.scene.declares() { trial.chance } else { 1.0 - trial.chance };
        // The weights of the worlds add up to nearly 1.
        chance.clamp(0.0, 1.0)
    }

    /// The cards that may be played with their chances, what is liked best first.
    fn options(&self, view: &View) -> Vec<Odds> {
        let mut options: Vec<(f32, Odds)> = view
            .playable()
            .iter()
            .filter_map(|card| {
                let stand = self.course.standing_for(self.scene.lanes.place(card));
                let trial = self.trials.iter().find(|trial| trial.bit == stand)?;
                Some((trial.score, Odds { mv: Move::Play(card), chance: self.chance(trial) }))
            })
            .collect();
        // The card itself before those that are as good.
        let itself = |odds: &Odds| odds.mv == Move::Play(self.scene.lanes.card(self.best.bit));
        options
            .sort_by(|(a, of_a), (b, of_b)| b.total_cmp(a).then(itself(of_b).cmp(&itself(of_a))));
        options.into_iter().map(|(_, odds)| odds).collect()
    }

    /// The fact that hurts the best card most.
    fn fear(&self) -> Option<Fear> {
        let scene = self.scene;
        let samples: Vec<Sample> = self
            .beliefs
            .worlds
            .iter()
            .zip(&self.best.wins)
            .map(|(world, &wins)| Sample {
                weight: world.weight,
                held: scene
                    .others
                    .map(|seat| (Seat::ALL[seat], scene.lanes.cards(world.course.hands[seat]))),
                win: if scene.declares() { wins } else { 1.0 - wins },
            })
            .collect();
        fear::of(scene.kind(), self.chance(self.best), &samples)
    }

    fn reason(&self, view: &View) -> Reason {
        if view.playable().len() == 1 {
            return Reason::OnlyCard;
        }
        if self.trials.len() == 1 {
            return Reason::Alike;
        }
        let chances = || self.trials.iter().map(|trial| self.chance(trial));
        if chances().all(|chance| chance >= ALWAYS) {
            return Reason::Won;
        }
        if chances().all(|chance| chance <= 1.0 - ALWAYS) {
            return Reason::Lost;
        }
        if self.beliefs.complete && self.chance(self.best) >= ALWAYS {
            return Reason::Proven;
        }
        let fate = Fate::of(&self.beliefs.worlds, self.best.bit, self.scene.me);
        let reason = match (self.scene.kind(), self.course.lying) {
            (Kind::Null, _) => self.in_null(&fate),
            (_, 0) => self.leading(&fate),
            _ => self.following(&fate),
        };
        reason.unwrap_or_else(|| self.by_the_odds())
    }

    /// Nothing but the odds speaks for it.
    fn by_the_odds(&self) -> Reason {
        let chance = self.chance(self.best);
        let others = self.trials.iter().filter(|trial| trial.bit != self.best.bit);
        let equal = others.into_iter().any(|trial| self.chance(trial) >= chance - ALIKE);
        if equal { Reason::Points } else { Reason::Best }
    }

    fn hand(&self) -> u32 {
        self.course.hands[self.scene.me]
    }

    /// The class of a card, and its suit if it is none of trumps.
    fn suit(&self, bit: u8) -> Option<Suit> {
        let lanes = self.scene.lanes;
        (lanes.trumps() >> bit & 1 == 0).then(|| lanes.card(bit).suit())
    }

    /// The suit of which this card is the last in hand.
    fn empties(&self, bit: u8) -> Option<Suit> {
        let rest = self.hand() & self.scene.lanes.class(bit) & !(1 << bit);
        self.suit(bit).filter(|_| rest == 0)
    }

    fn partner(&self) -> Option<usize> {
        (!self.scene.declares()).then(|| 3 - self.scene.me - self.scene.declarer)
    }

    /// The share of worlds in which something is so.
    fn share(&self, so: impl Fn(&Course) -> bool) -> f32 {
        let worlds = self.beliefs.worlds.iter().filter(|world| so(&world.course));
        worlds.map(|world| world.weight).sum()
    }

    fn points(fate: &Fate) -> u8 {
        fate.points.round() as u8
    }

    /// The points that this side gets of the trick.
    fn ours(&self, fate: &Fate) -> f32 {
        fate.takes[self.scene.me] + self.partner().map_or(0.0, |partner| fate.takes[partner])
    }

    fn leading(&self, fate: &Fate) -> Option<Reason> {
        let (lanes, bit, me) = (self.scene.lanes, self.best.bit, self.scene.me);
        let points = Self::points(fate);
        let Some(suit) = self.suit(bit) else {
            let out = (self.scene.unseen.cards & lanes.trumps()).count_ones() as usize;
            return match out {
                _ if !self.scene.declares() => None,
                0 => Some(Reason::Takes { points }),
                _ if fate.drawn >= SURE => Some(Reason::DrawsLast),
                _ => Some(Reason::DrawsTrumps { out }),
            };
        };
        if fate.takes[me] >= SURE {
            return Some(Reason::Takes { points });
        }
        if let Some(partner) = self.partner() {
            let class = lanes.class(bit);
            let short = |course: &Course| {
                let hand = course.hands[partner];
                hand & class == 0 && hand & lanes.trumps() != 0
            };
            let seat = Seat::ALL[partner];
            if fate.takes[partner] >= LIKELY && self.share(short) >= LIKELY {
                return Some(Reason::PartnerRuffs { partner: seat, suit });
            }
            if fate.takes[partner] >= SURE {
                return Some(Reason::PartnerTakes { partner: seat });
            }
        }
        if let Some(suit) = self.empties(bit).filter(|_| self.hand() & lanes.trumps() != 0) {
            return Some(Reason::Empties { suit });
        }
        Some(self.contested(fate))
    }

    fn following(&self, fate: &Fate) -> Option<Reason> {
        let (lanes, bit, me) = (self.scene.lanes, self.best.bit, self.scene.me);
        let points = Self::points(fate);
        let led = lanes.class(self.course.trick[0]);
        if fate.takes[me] >= SURE {
            let ruffs = led & lanes.trumps() == 0 && self.suit(bit).is_none();
            return Some(if ruffs { Reason::Ruffs { points } } else { Reason::Takes { points } });
        }
        if let Some(partner) = self.partner().filter(|&partner| fate.takes[partner] >= SURE) {
            let seat = Seat::ALL[partner];
            if lanes.points(bit) >= DEAR {
                return Some(Reason::Smears { partner: seat });
            }
            let dear = self.trials.iter().filter(|trial| lanes.points(trial.bit) >= DEAR);
            let kept = dear.max_by_key(|trial| lanes.points(trial.bit));
            return Some(match kept {
                Some(kept) => Reason::Keeps { partner: seat, card: lanes.card(kept.bit) },
                None => Reason::PartnerTakes { partner: seat },
            });
        }
        if self.ours(fate) <= 1.0 - SURE {
            if let Some(suit) = self.empties(bit) {
                return Some(Reason::Empties { suit });
            }
            let least = self.trials.iter().map(|trial| lanes.points(trial.bit)).min();
            let winner = Seat::ALL[fate.winner()];
            return match least {
                Some(least) if lanes.points(bit) == least => Some(Reason::Saves { winner }),
                _ if lanes.points(bit) >= DEAR => Some(Reason::GivesUp),
                _ => None,
            };
        }
        Some(self.contested(fate))
    }

    fn contested(&self, fate: &Fate) -> Reason {
        let (ours, points) = (self.ours(fate), Self::points(fate));
        if ours >= SURE && !self.scene.declares() {
            return Reason::Ours { points };
        }
        let chance = self.chance(self.best);
        if self.trials.iter().any(|trial| self.chance(trial) > chance + ALIKE) {
            return Reason::Points;
        }
        Reason::Contests { percent: percent(ours) }
    }

    fn in_null(&self, fate: &Fate) -> Option<Reason> {
        let (lanes, bit) = (self.scene.lanes, self.best.bit);
        let taken = fate.takes[self.scene.declarer];
        let follows = self.course.lying == 0 || lanes.class(self.course.trick[0]) >> bit & 1 == 1;
        match (self.scene.declares(), follows) {
            (true, false) => Some(Reason::Rids),
            (true, true) => Some(Reason::StaysUnder { percent: percent(1.0 - taken) }),
            (false, _) if taken > 0.02 => Some(Reason::Catches { percent: percent(taken) }),
            (false, false) => self.empties(bit).map(|suit| Reason::Empties { suit }),
            (false, true) => None,
        }
    }
}

fn percent(share: f32) -> u8 {
    (share * 100.0).round() as u8
}
