//! The fact about the hidden cards that hurts most: the one that goes most with losing.

use crate::players::advice::{Fact, Fear};
use crate::rules::{Card, Cards, Kind, Seat, Suit};

/// A deal in which the game was played out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sample {
    /// Its share among the deals.
    pub(super) weight: f32,
    /// The cards of the two others.
    pub(super) held: [(Seat, Cards); 2],
    /// The share of games won.
    pub(super) win: f32,
}

/// A fact that hardly ever holds, or nearly always, is no news.
const RARE: f32 = 0.06;
/// The share of games that must be lost to a fact.
const DROP: f32 = 0.12;

/// The worst fact; `chance` is what the move wins with altogether. `None` if nothing hurts much.
pub(super) fn of(kind: Kind, chance: f32, samples: &[Sample]) -> Option<Fear> {
    let mean = samples.iter().map(|sample| sample.weight * sample.win).sum::<f32>();
    let mut worst: Option<(f32, Fear)> = None;
    for fact in facts(kind, samples) {
        let (mut share, mut won) = (0.0, 0.0);
        for sample in samples.iter().filter(|sample| holds(kind, fact, sample)) {
            share += sample.weight;
            won += sample.weight * sample.win;
        }
        if !(RARE..=1.0 - RARE).contains(&share) {
            continue;
        }
        let with = won / share;
        let without = (mean - won) / (1.0 - share);
        let harm = share * (1.0 - share) * (without - with);
        if without - with >= DROP && worst.is_none_or(|(other, _)| harm > other) {
            let chance = (chance + with - mean).clamp(0.0, 1.0);
            worst = Some((harm, Fear { fact, chance }));
        }
    }
    worst.map(|(_, fear)| fear)
}

/// All that could be said about the hidden cards.
fn facts(kind: Kind, samples: &[Sample]) -> Vec<Fact> {
    let Some(first) = samples.first() else { return Vec::new() };
    let mut facts = Vec::new();
    for (place, (seat, _)) in first.held.into_iter().enumerate() {
        // Of facts that come to the same the first is told.
        if kind != Kind::Null {
            facts.push(Fact::AllTrumps(seat));
        }
        let may = samples.iter().fold(Cards::EMPTY, |all, sample| all | sample.held[place].1);
        // A low card is feared only as one of several, and then the suits tell it better.
        let low = |card: &Card| card.points() == 0 && kind != Kind::Null && !kind.is_trump(*card);
        facts.extend(may.iter().filter(|card| !low(card)).map(|card| Fact::Holds(seat, card)));
        facts.extend(Suit::ALL.map(|suit| Fact::Lacks(seat, suit)));
    }
    facts
}

fn holds(kind: Kind, fact: Fact, sample: &Sample) -> bool {
    let of = |seat: Seat| {
        sample.held.iter().filter(move |(by, _)| *by == seat).fold(Cards::EMPTY, |_, held| held.1)
    };
    let trumps = kind.trumps();
    match fact {
        Fact::Holds(seat, card) => of(seat).contains(card),
        Fact::Lacks(seat, suit) => !of(seat).intersects(Cards::suit(suit) - trumps),
        Fact::AllTrumps(seat) => {
            let other = sample.held.iter().find(|(by, _)| *by != seat);
            (of(seat) & trumps).len() >= 2 && !other.is_some_and(|held| held.1.intersects(trumps))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(left: &str, right: &str, win: f32) -> Sample {
        let held = [(Seat::Middlehand, left), (Seat::Rearhand, right)];
        Sample { weight: 0.25, held: held.map(|(seat, cards)| (seat, cards.parse().unwrap())), win }
    }

    #[test]
    fn the_fact_that_goes_with_losing_is_feared() {
        let samples = [
            sample("CJ HA", "DJ H9", 0.2),
            sample("CJ H9", "DJ HA", 0.9),
            sample("DJ HA", "CJ H9", 0.1),
            sample("DJ H9", "CJ HA", 0.8),
        ];
        let fear = of(Kind::Grand, 0.6, &samples).unwrap();
        assert_eq!(fear.fact, Fact::Holds(Seat::Middlehand, "HA".parse().unwrap()));
        // The mean of the deals is .5, and .15 where it holds.
        assert!((fear.chance - 0.25).abs() < 1e-3, "{}", fear.chance);
    }

    #[test]
    fn nothing_is_feared_where_nothing_matters() {
        let samples = [sample("CJ HA", "DJ H9", 0.9), sample("DJ H9", "CJ HA", 0.9)];
        assert_eq!(of(Kind::Grand, 0.9, &samples), None);
        assert_eq!(of(Kind::Grand, 0.9, &[]), None);
    }

    #[test]
    fn trumps_in_one_hand() {
        let together = [
            sample("CJ DJ", "H9 H8", 0.1),
            sample("H9 H8", "CJ DJ", 0.9),
            sample("CJ H9", "DJ H8", 0.9),
            sample("DJ H8", "CJ H9", 0.9),
        ];
        let fear = of(Kind::Grand, 0.7, &together).unwrap();
        assert_eq!(fear.fact, Fact::AllTrumps(Seat::Middlehand));
    }
}
