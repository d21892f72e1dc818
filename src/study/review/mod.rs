//! The review of a game: every decision judged by what its seat knew, and apart from that by the
//! cards as they lay.

mod calibration;
mod reviewed;
mod task;
mod truth;

use crate::players::{Advice, Part, Weighed, advise, weigh};
use crate::rules::{Bid, BySeat, Game, Move, Phase, Scoring, Seat, Table, TableSize, View};

pub use crate::players::{Effort, Ledger};
pub use calibration::{Calibration, reviewed_deal};
pub use reviewed::{Reviewed, Sums, Unknown, ledger_of};
pub use task::{Done, Reviewer, Task};
pub use truth::Open;
use truth::Truth;

/// The decisions of a game that has been played, one after the other.
///
/// ```
/// use skat::players::{Effort, Ledger};
/// use skat::rules::*;
/// use skat::study::review::Review;
///
/// let mut game = Game::new(ListSettings::new(TableSize::Three, 7).deal(1));
/// for seat in [Seat::Middlehand, Seat::Rearhand, Seat::Forehand] {
///     game.apply(seat, Move::Pass)?;
/// }
/// let ledger = Ledger { scoring: Scoring::SeegerFabian, table: TableSize::Three };
/// let decisions: Vec<_> = Review::new(&game, ledger, Effort::FAST).collect();
/// assert_eq!(decisions.len(), 3);
/// assert!(decisions.iter().all(|decision| decision.price >= 0.0));
/// # Ok::<(), Illegal>(())
/// ```
#[derive(Debug)]
pub struct Review<'a> {
    game: &'a Game,
    /// The game as far as it has been reviewed.
    again: Game,
    /// The number of moves reviewed.
    moves: usize,
    /// A discard has been told, and its announcement follows.
    halfway: bool,
    number: usize,
    seats: BySeat<bool>,
    ledger: Ledger,
    effort: Effort,
    truth: Option<Truth>,
}

/// A step of a game, which is a move or a half of one: two cards put away, and the game announced
/// with them.
#[derive(Debug, Clone, PartialEq)]
pub struct Step {
    /// The number of moves before it.
    pub before: usize,
    /// Who made the move.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// What it was about; `None` for what is not judged.
    pub subject: Option<Subject>,
    /// The judgement; `None` as long as nobody has judged it.
    pub decision: Option<Decision>,
    /// The truth about a card of a game with a declarer.
    pub open: Option<Open>,
}

impl Step {
    /// The steps of a game, not judged yet.
    #[must_use]
    pub fn all(game: &Game) -> Vec<Self> {
        let ledger = Ledger { scoring: Scoring::SeegerFabian, table: TableSize::Three };
        let review = Review::new(game, ledger, Effort::FAST).of_seats(BySeat([false; 3]));
        let mut review = review.without_truth();
        std::iter::from_fn(|| review.step()).collect()
    }
}

/// A decision, and what it was worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// Its number among all of the deal, from 1.
    pub number: usize,
    /// The number of moves before it.
    pub step: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What it was about.
    pub subject: Subject,
    /// The move that was made; a discard and its announcement are one move.
    pub made: Move,
    /// The value that was to be held.
    pub asked: Option<Bid>,
    /// What there was to choose from, what is worth most first; the move made is among them.
    pub options: Vec<Weighed>,
    /// The list points that the choice cost: 0 where the difference is within its error.
    pub price: f64,
    /// The share of the chance that was lost.
    pub lost: f64,
    /// The grade; `None` where there was no choice.
    pub grade: Option<Grade>,
    /// The best choice as the strongest player advises it, with its reason, where something was lost.
    pub advice: Option<Advice>,
    /// The truth about a card of a game with a declarer.
    pub open: Option<Open>,
}

/// The subject of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A word in the auction.
    Bid,
    /// The skat, or Hand.
    Hand,
    /// Two cards to put away.
    Discard,
    /// The game.
    Announce,
    /// Kontra, Re or Hirsch.
    Double,
    /// A card.
    Play,
}

/// The phase of a deal that a decision's price is counted under.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The auction.
    Auction,
    /// Skat, game and announcement.
    Game,
    /// The declarer's cards.
    Declarer,
    /// The defenders' cards, and all those of a Ramsch.
    Defence,
}

/// The grade of a decision, by the chance that was lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Under 2 of 100.
    Right,
    /// Under 5.
    Fine,
    /// Under 15.
    Slip,
    /// Under 30.
    Mistake,
    /// 30 and more.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Self; 5] = [Self::Right, Self::Fine, Self::Slip, Self::Mistake, Self::Blunder];

    /// The grade of a share of the chance.
    #[must_use]
    pub fn of(lost: f64) -> Self {
        match lost {
            _ if lost < 0.02 => Self::Right,
            _ if lost < 0.05 => Self::Fine,
            _ if lost < 0.15 => Self::Slip,
            _ if lost < 0.30 => Self::Mistake,
            _ => Self::Blunder,
        }
    }

    /// The name in machine-readable output.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Fine => "fine",
            Self::Slip => "slip",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

impl Subject {
    /// The name in machine-readable output.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Hand => "hand",
            Self::Discard => "discard",
            Self::Announce => "announce",
            Self::Double => "double",
            Self::Play => "play",
        }
    }

    /// The subject of a move; `None` for what is not judged: what comes before a Ramsch, and the
    /// words that end a game early.
    const fn of(table: &Table, mv: Move) -> Option<Self> {
        match (table.phase(), mv) {
            (Phase::Auction, _) => Some(Self::Bid),
            (Phase::Skat, _) => Some(Self::Hand),
            (Phase::Announcing, _) if table.is_hand() => Some(Self::Announce),
            (Phase::Announcing, _) => Some(Self::Discard),
            (Phase::Doubling, _) | (Phase::Playing, Move::Kontra) => Some(Self::Double),
            (Phase::Playing, Move::Play(_)) => Some(Self::Play),
            _ => None,
        }
    }
}

impl Decision {
    /// The best choice.
    #[must_use]
    pub fn best(&self) -> Move {
        self.options.first().map_or(self.made, |best| best.mv)
    }

    /// The choice that was made, with its worth.
    #[must_use]
    pub fn done(&self) -> Option<&Weighed> {
        self.options.iter().find(|option| self.is_done(option.mv))
    }

    /// True if a choice is the one that was made. Only the cards of a discard count.
    #[must_use]
    pub fn is_done(&self, mv: Move) -> bool {
        match (self.subject, mv, self.made) {
            (Subject::Discard, Move::Declare(_, put), Move::Declare(_, made)) => put == made,
            _ => mv == self.made,
        }
    }

    /// The phase that its price is counted under; `declarer` is who plays alone.
    #[must_use]
    pub fn stage(&self, declarer: Option<Seat>) -> Stage {
        match self.subject {
            Subject::Bid => Stage::Auction,
            Subject::Hand | Subject::Discard | Subject::Announce => Stage::Game,
            Subject::Double | Subject::Play if declarer == Some(self.seat) => Stage::Declarer,
            Subject::Double | Subject::Play => Stage::Defence,
        }
    }
}

impl<'a> Review<'a> {
    /// The review of a game for all seats, as it is written on such a list.
    #[must_use]
    pub fn new(game: &'a Game, ledger: Ledger, effort: Effort) -> Self {
        Self {
            game,
            again: Game::with_rules(*game.rules(), game.deal().clone()),
            moves: 0,
            halfway: false,
            number: 0,
            seats: BySeat([true; 3]),
            ledger,
            effort,
            truth: Some(Truth::new()),
        }
    }

    /// The same for some seats only. The numbers of the decisions stay.
    #[must_use]
    pub fn of_seats(self, seats: BySeat<bool>) -> Self {
        Self { seats, ..self }
    }

    /// The same without what the cards would have told, where not all are known.
    #[must_use]
    pub fn without_truth(self) -> Self {
        Self { truth: None, ..self }
    }

    fn judged(&mut self, seat: Seat, mv: Move, subject: Subject) -> Decision {
        let view = self.again.view(seat);
        let part = match subject {
            Subject::Discard => Part::Discard,
            Subject::Announce => Part::Game,
            _ => Part::Whole,
        };
        let options = weigh(&view, mv, part, self.ledger, self.effort).unwrap_or_default();
        let mut decision = Decision {
            number: self.number,
            step: self.moves,
            seat,
            subject,
            made: mv,
            asked: view.table().to_answer().map(|(_, bid)| bid),
            options,
            price: 0.0,
            lost: 0.0,
            grade: None,
            advice: None,
            open: None,
        };
        match decision.done() {
            // What was the only choice has neither price nor grade.
            Some(done) if decision.options.len() > 1 => {
                let best = decision.options[0];
                let difference = best.points - done.points;
                if difference > NOISE * done.error {
                    decision.price = round(difference, 100.0);
                }
                decision.lost = lost(&view, &decision, self.ledger);
                decision.grade = Some(Grade::of(decision.lost));
                if decision.price > 0.0 && self.effort.gives_reasons() {
                    decision.advice = self.advice(&view, &decision);
                }
            }
            Some(_) => {}
            // What nobody can judge was at least made.
            None => {
                let unknown = Weighed { mv, points: 0.0, win: 0.0, error: 0.0 };
                decision.options = vec![unknown];
            }
        }
        decision
    }
}

impl Review<'_> {
    /// The advice of the strongest player, if it is the best choice here: only then does its reason
    /// speak for that one.
    fn advice(&self, view: &View, decision: &Decision) -> Option<Advice> {
        let put = match (decision.subject, decision.made) {
            (Subject::Announce, Move::Declare(_, put)) => Some(put),
            _ => None,
        };
        let advice = advise(self.ledger.scoring, 0, 0, view, put)?;
        let best = decision.options.first()?;
        let same = |mv: Move| match (decision.subject, mv, advice.mv) {
            (Subject::Discard, Move::Declare(_, put), Move::Declare(_, advised)) => put == advised,
            _ => mv == advice.mv,
        };
        let mut alike = decision.options.iter().filter(|option| option.points == best.points);
        alike.any(|option| same(option.mv)).then_some(advice)
    }
}

/// A difference within so many standard errors is none.
const NOISE: f64 = 2.0;
/// A game that is won in fewer of all deals, or lost, cannot turn.
const CERTAIN: f64 = 0.02;

/// The share of the chance that a decision lost: for a card that of winning. Where the game cannot
/// turn, in a Ramsch and before the first card, it is the share of the list points at stake.
fn lost(view: &View, decision: &Decision, ledger: Ledger) -> f64 {
    let (Some(best), Some(done)) = (decision.options.first(), decision.done()) else { return 0.0 };
    if decision.price == 0.0 {
        return 0.0;
    }
    let share = decision.price / stake(view, decision.subject, ledger);
    let certain = |of: fn(f64) -> bool| decision.options.iter().all(|option| of(option.win));
    let turns = !certain(|win| win < CERTAIN) && !certain(|win| win > 1.0 - CERTAIN);
    let lost = match decision.subject {
        Subject::Play if turns && !view.table().is_ramsch() => best.win - done.win,
        _ => share,
    };
    round(lost.clamp(0.0, 1.0), 10_000.0)
}

/// The list points that are at stake for a seat.
fn stake(view: &View, subject: Subject, ledger: Ledger) -> f64 {
    /// The most that a Ramsch without virgins and pushes takes.
    const RAMSCH: f64 = 120.0;
    let table = view.table();
    let factor = table.doubled().factor() * view.round().factor();
    if subject == Subject::Play && table.is_ramsch() {
        return RAMSCH * f64::from(factor);
    }
    let bid = table.bid().or(table.auction().last()).map_or(18, |bid| bid.value());
    let value = match table.contract().map(|contract| (contract, contract.kind().base())) {
        // What nobody but the declarer can count is taken to be one matador.
        Some((_, Some(base))) => base * bid.div_ceil(base).max(2),
        Some((contract, None)) => contract.null_value().unwrap_or(bid),
        None => bid,
    };
    let own = table.declarer().is_none_or(|declarer| Some(declarer) == view.seat());
    ledger.stake(own, i32::from(value * factor))
}

fn round(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts + 0.0
}

impl Review<'_> {
    /// The next step, judged if its seat is one of those reviewed; `None` at the end.
    pub fn step(&mut self) -> Option<Step> {
        let &(seat, mv) = self.game.moves().get(self.moves)?;
        let subject = match Subject::of(self.again.table(), mv) {
            Some(Subject::Discard) if self.halfway => Some(Subject::Announce),
            subject => subject,
        };
        self.number += usize::from(subject.is_some());
        let wanted = subject.filter(|_| self.seats[seat]);
        let decision = wanted.map(|subject| self.judged(seat, mv, subject));
        let step = Step { before: self.moves, seat, mv, subject, decision, open: None };
        self.halfway = subject == Some(Subject::Discard);
        if self.halfway {
            return Some(step);
        }
        let open = match (mv, self.truth.as_mut()) {
            (Move::Play(card), Some(truth)) => truth.play(&self.again, card),
            _ => None,
        };
        // The game has been played by the same law before.
        self.again.apply(seat, mv).ok()?;
        self.moves += 1;
        let decision = step.decision.map(|decision| Decision { open, ..decision });
        Some(Step { decision, open, ..step })
    }
}

impl Iterator for Review<'_> {
    type Item = Decision;

    fn next(&mut self) -> Option<Decision> {
        loop {
            if let Some(decision) = self.step()?.decision {
                return Some(decision);
            }
        }
    }
}

#[cfg(test)]
mod tests;
