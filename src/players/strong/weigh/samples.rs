//! Choices side by side in the same worlds.

use crate::rules::Move;

/// A choice and its worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weighed {
    /// The move.
    pub mv: Move,
    /// The change of the seat's total on the list that it promises.
    pub points: f64,
    /// The chance that the seat's side wins the game then, from 0 to 1.
    pub win: f64,
    /// The standard error of the difference to the best in points.
    pub error: f64,
}

/// The result of one choice in one world: list points, and the chance to win.
pub(super) type Result = (f32, f32);

/// The results of all choices in worlds, and apart from these with open cards.
#[derive(Debug)]
pub(super) struct Samples {
    moves: Vec<Move>,
    closed: Vec<Row>,
    open: Vec<Row>,
    /// The share of the word of open cards.
    share: f64,
}

/// A world: its weight, and the result of each choice.
#[derive(Debug)]
struct Row {
    weight: f64,
    results: Vec<Result>,
}

impl Samples {
    pub(super) const fn new(moves: Vec<Move>) -> Self {
        Self { moves, closed: Vec::new(), open: Vec::new(), share: 0.0 }
    }

    /// The choices.
    pub(super) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// A world played out.
    pub(super) fn add(&mut self, weight: f32, results: Vec<Result>) {
        self.closed.push(Row { weight: weight.into(), results });
    }

    /// A world with open cards, and how much of the judgement is theirs.
    pub(super) fn add_open(&mut self, share: f32, weight: f32, results: Vec<Result>) {
        self.share = share.into();
        self.open.push(Row { weight: weight.into(), results });
    }

    /// The mean of something over both kinds of worlds.
    fn mean(&self, of: impl Fn(&Row) -> f64) -> f64 {
        let mean = |rows: &[Row]| {
            let all: f64 = rows.iter().map(|row| row.weight).sum();
            rows.iter().map(|row| row.weight * of(row)).sum::<f64>() / all.max(f64::MIN_POSITIVE)
        };
        if self.open.is_empty() {
            return mean(&self.closed);
        }
        mean(&self.closed) * (1.0 - self.share) + mean(&self.open) * self.share
    }

    /// The standard error of the mean of something.
    fn error(&self, of: impl Fn(&Row) -> f64) -> f64 {
        let variance = |rows: &[Row]| {
            let all: f64 = rows.iter().map(|row| row.weight).sum::<f64>().max(f64::MIN_POSITIVE);
            let mean = rows.iter().map(|row| row.weight * of(row)).sum::<f64>() / all;
            let square = |row: &Row| (row.weight / all * (of(row) - mean)).powi(2);
            rows.iter().map(square).sum::<f64>()
        };
        if self.open.is_empty() {
            return variance(&self.closed).sqrt();
        }
        let (closed, open) = (1.0 - self.share, self.share);
        (variance(&self.closed) * closed * closed + variance(&self.open) * open * open).sqrt()
    }

    fn points(&self, choice: usize) -> f64 {
        self.mean(|row| row.results[choice].0.into())
    }

    /// The best choice; the one that was made if none is better.
    fn best(&self, made: Move) -> usize {
        let made = self.moves.iter().position(|&mv| mv == made).unwrap_or(0);
        let all = (0..self.moves.len()).map(|choice| (choice, self.points(choice)));
        let first = (made, self.points(made));
        all.fold(first, |best, next| if next.1 > best.1 { next } else { best }).0
    }

    /// The difference of two choices in points, and its error.
    fn between(&self, best: usize, other: usize) -> (f64, f64) {
        let of = |row: &Row| f64::from(row.results[best].0) - f64::from(row.results[other].0);
        (self.mean(of), self.error(of))
    }

    /// True if more worlds may say whether the choice made was worse than the best.
    pub(super) fn hangs_on(&self, made: Move) -> bool {
        let Some(other) = self.moves.iter().position(|&mv| mv == made) else { return false };
        let (difference, error) = self.between(self.best(made), other);
        difference > error && difference < 3.5 * error
    }

    /// The choices with their worth, the best first.
    pub(super) fn weighed(&self, made: Move) -> Vec<Weighed> {
        if self.closed.is_empty() {
            return Vec::new();
        }
        let best = self.best(made);
        let top = round(self.points(best), 100.0);
        let of = |choice: usize| Weighed {
            mv: self.moves[choice],
            // Told as it is judged: nobody finds another difference in the figures.
            points: round(top - self.between(best, choice).0, 100.0),
            win: round(self.mean(|row| row.results[choice].1.into()).clamp(0.0, 1.0), 10_000.0),
            error: round(self.between(best, choice).1, 1000.0),
        };
        let mut weighed: Vec<Weighed> = (0..self.moves.len()).map(of).collect();
        let first = weighed[best].mv;
        weighed.sort_by(|a, b| {
            b.points.total_cmp(&a.points).then((b.mv == first).cmp(&(a.mv == first)))
        });
        weighed
    }
}

/// A number to so many parts of one; never a zero with a sign.
fn round(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_those_of_pairs() {
        let moves = vec![Move::PickUp, Move::Hand];
        let mut samples = Samples::new(moves);
        for world in 0..100 {
            // The worlds differ widely, the choices by ten in each.
            let worth = if world % 2 == 0 { 80.0 } else { -80.0 };
            samples.add(1.0, vec![(worth, 0.5), (worth + 10.0, 0.6)]);
        }
        let [best, other] = samples.weighed(Move::PickUp)[..] else { panic!() };
        assert_eq!((best.mv, best.points, best.win, best.error), (Move::Hand, 10.0, 0.6, 0.0));
        assert_eq!((other.mv, other.points, other.error), (Move::PickUp, 0.0, 0.0));
        assert!(!samples.hangs_on(Move::PickUp), "nothing is left open");
    }

    #[test]
    fn more_worlds_are_drawn_while_the_difference_is_near_its_error() {
        let mut samples = Samples::new(vec![Move::PickUp, Move::Hand]);
        for world in 0..100 {
            let luck = if world % 2 == 0 { 52.0 } else { -50.0 };
            samples.add(1.0, vec![(0.0, 0.5), (luck, 0.5)]);
        }
        assert!(!samples.hangs_on(Move::PickUp), "far within the noise");
        for _ in 0..10 {
            samples.add(1.0, vec![(0.0, 0.5), (100.0, 0.5)]);
        }
        assert!(samples.hangs_on(Move::PickUp));
        assert!(!samples.hangs_on(Move::Hand), "the best itself");
    }

    #[test]
    fn among_equals_the_choice_made_is_the_best() {
        let mut samples = Samples::new(vec![Move::PickUp, Move::Hand]);
        samples.add(1.0, vec![(3.0, 0.5), (3.0, 0.5)]);
        for made in [Move::PickUp, Move::Hand] {
            assert_eq!(samples.weighed(made)[0].mv, made);
        }
    }
}
