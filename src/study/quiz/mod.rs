//! Quizzes: what is this game worth? The games lie in `assets/lessons/quizzes.toml`; what they are
//! worth follows from the rules.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::rules::{Bid, Cards, Contract, Outcome, Reckoning, Settlement};

/// A game that was played, to be reckoned by the person.
#[derive(Debug, Clone)]
pub struct Quiz {
    /// The ten cards that were played.
    pub hand: Cards,
    /// The skat as it was dealt: it counts for the matadors whether it was seen or not.
    pub skat: Cards,
    /// The declarer's card points with the skat.
    pub points: u8,
    /// The tricks of declarer and defenders.
    pub tricks: [u8; 2],
    /// The reckoning of the declarer, line by line.
    pub reckoning: Reckoning,
}

/// A quiz as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    hand: String,
    skat: String,
    contract: String,
    bid: u16,
    points: u8,
    tricks: [u8; 2],
}

#[derive(Deserialize)]
struct File {
    quiz: Vec<Written>,
}

impl Quiz {
    /// All quizzes in the order in which they are put.
    ///
    /// # Panics
    /// If their file is broken, which a test rules out.
    #[must_use]
    pub fn all() -> &'static [Self] {
        static READ: OnceLock<Vec<Quiz>> = OnceLock::new();
        READ.get_or_init(|| {
            let text = include_str!("../../../assets/lessons/quizzes.toml");
            let file: File = toml::from_str(text).unwrap_or_else(|why| panic!("{why}"));
            let read = |written| Self::read(&written).unwrap_or_else(|why| panic!("{why}"));
            file.quiz.into_iter().map(read).collect()
        })
    }

    /// The answer: how many game points are written, won or lost.
    #[must_use]
    pub const fn answer(&self) -> u32 {
        self.reckoning.score.unsigned_abs()
    }

    /// The name under which progress is kept, by the number counted from 0.
    #[must_use]
    pub fn name(number: usize) -> String {
        format!("quiz-{}", number + 1)
    }

    fn read(written: &Written) -> Result<Self, String> {
        let Written { points, tricks, .. } = *written;
        let cards = |text: &str| text.parse::<Cards>().map_err(|bad| bad.to_string());
        let (hand, skat) = (cards(&written.hand)?, cards(&written.skat)?);
        let contract: Contract = written.contract.parse().map_err(|bad| format!("{bad}"))?;
        let bid = Bid::new(written.bid).ok_or("no value of the auction")?;
        let [own, defender_tricks] = tricks;
        let outcome = Outcome::Played { points, tricks: own, defender_tricks };
        let settlement = Settlement { contract, cards: hand | skat, bid, outcome, doublings: 1 };
        settlement.validate().map_err(|bad| bad.to_string())?;
        Ok(Self { hand, skat, points, tricks, reckoning: settlement.reckon() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::LineName;

    #[test]
    fn a_dozen_that_differ() {
        let answers: Vec<u32> = Quiz::all().iter().map(Quiz::answer).collect();
        // By hand from the table of values.
        assert_eq!(answers, [30, 36, 33, 54, 120, 99, 23, 70, 72, 168, 60, 264]);
        for quiz in Quiz::all() {
            assert_eq!((quiz.hand.len(), quiz.skat.len()), (10, 2));
            assert!(!quiz.hand.intersects(quiz.skat));
        }
    }

    #[test]
    fn every_line_of_a_sum_is_asked_once_at_least() {
        use LineName::{
            Game, Hand, Matadors, Ouvert, Schneider, SchneiderAnnounced, Schwarz, SchwarzAnnounced,
        };
        let has = |name| Quiz::all().iter().any(|quiz| quiz.reckoning.has(name));
        let names = [
            Matadors,
            Game,
            Hand,
            Schneider,
            SchneiderAnnounced,
            Schwarz,
            SchwarzAnnounced,
            Ouvert,
        ];
        assert!(names.into_iter().all(has));
        let some = |is: fn(&Reckoning) -> bool| Quiz::all().iter().any(|quiz| is(&quiz.reckoning));
        assert!(some(|sum| sum.overbid) && some(|sum| !sum.won && !sum.overbid));
        assert!(some(|sum| sum.matadors.is_some_and(|matadors| !matadors.with)));
        assert!(some(|sum| sum.matadors.is_none() && sum.won));
    }
}
