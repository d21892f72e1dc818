//! The promise of hands, learned from the ends of play-outs.

use rand::{Rng, RngExt};

use crate::players::simulation::{Course, Lanes};
use crate::players::trained::odds::chance;
use crate::players::trained::policy::Policy;
use crate::players::trained::prospects::{Marks, Prospects, Question, entries, family};
use crate::rules::{Deal, Kind, generator};

use super::adagrad::Adagrad;
use super::calibration::Calibration;
use super::{Along, deals};

/// The length of a step.
const RATE: Along = Along { from: 0.15, to: 0.015 };
/// The start of the sums of squares.
const START: f32 = 1.0;
/// The noise in the choice of the discard.
const NOISE: f32 = 0.3;

/// The players of the games: the declarer by one policy, and each defender of each game by one of
/// two, drawn for it. Opponents at a table are not all alike, and not all as good as we are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Company<'a> {
    pub(super) declarer: &'a [Policy<f32>; 3],
    pub(super) defenders: [&'a [Policy<f32>; 3]; 2],
}

/// Prospects while they are trained.
struct Student<'a> {
    prospects: &'a mut Prospects<f32>,
    steps: [[Adagrad; 5]; 3],
    rate: f32,
    calibration: Calibration,
}

/// The end of a game for its declarer.
struct End {
    won: bool,
    high: bool,
}

/// Trains prospects further on so many deals, and says how well those of the last tenth were
/// foreseen.
pub(super) fn train(
    prospects: &mut Prospects<f32>,
    company: Company<'_>,
    [seed, purpose]: [u64; 2],
    deals: u64,
) -> Calibration {
    let mut student = Student {
        prospects,
        steps: [0, 1, 2].map(|family| [(); 5].map(|()| Adagrad::new(entries(family), START))),
        rate: RATE.from,
        calibration: Calibration::default(),
    };
    for number in 0..deals {
        let mut random = generator(&[seed, purpose, number]);
        let deal = deals::deal(&mut random);
        let seat = random.random_range(0..3usize);
        student.rate = RATE.at(number as f32 / deals as f32);
        if number == deals * 9 / 10 {
            student.calibration = Calibration::default();
        }
        for kind in Kind::ALL {
            let lanes = Lanes::of(kind);
            if kind.suit().is_some() {
                student.try_game(company, &deal, seat, lanes, &mut random);
            } else {
                // The four suits share their tables, so these are tried by all three.
                for seat in 0..3 {
                    student.try_game(company, &deal, seat, lanes, &mut random);
                }
            }
        }
    }
    student.calibration
}

impl Student<'_> {
    /// Plays a kind of game with the skat and without, unless it is hopeless.
    fn try_game(
        &mut self,
        company: Company<'_>,
        deal: &Deal,
        seat: usize,
        lanes: &'static Lanes,
        random: &mut impl Rng,
    ) {
        let kind = lanes.kind();
        let mut hands = deals::hands(lanes, deal);
        let skat = lanes.bits(deal.skat());
        let dealt = Marks::of(lanes, hands[seat], 0, seat);
        let odds = self.prospects.odds(kind, &dealt, Question::WinLater);
        if hopeless(odds, random) {
            return;
        }
        let course = Course::new(lanes, hands, 0, seat as u8);
        let end = company.play(course, skat, random);
        self.learn(kind, &dealt, Question::WinHand, end.won);
        self.learn(kind, &dealt, Question::WinHandHigh, end.high);

        let twelve = hands[seat] | skat;
        let (put, _) = deals::put_away(self.prospects, lanes, twelve, seat, NOISE, random);
        hands[seat] = twelve & !put;
        let marks = Marks::of(lanes, hands[seat], put, seat);
        let end = company.play(Course::new(lanes, hands, put, seat as u8), put, random);
        self.learn(kind, &marks, Question::Win, end.won);
        self.learn(kind, &marks, Question::WinHigh, end.high);
        self.learn(kind, &dealt, Question::WinLater, end.won);
    }

    fn learn(&mut self, kind: Kind, marks: &Marks, question: Question, yes: bool) {
        if kind == Kind::Null && question.is_high() {
            return;
        }
        let foreseen = chance(self.prospects.odds(kind, marks, question));
        let family = family(kind);
        self.calibration.add(family, question, foreseen, yes);
        let gradient = foreseen - f32::from(u8::from(yes));
        let weights = self.prospects.weights_mut(family, question);
        let steps = &mut self.steps[family][question as usize];
        for &entry in marks.entries() {
            let entry = usize::from(entry);
            steps.step(&mut weights[entry], entry, gradient, self.rate);
        }
    }
}

/// True if a game is left out: most of the hopeless ones are, since nobody asks about them.
fn hopeless(odds: f32, random: &mut impl Rng) -> bool {
    let left_out = match odds {
        ..-2.5 => 0.9,
        ..-1.0 => 0.6,
        _ => 0.0,
    };
    random.random::<f32>() < left_out
}

impl Company<'_> {
    /// Plays a game to its end.
    fn play(&self, mut course: Course, skat: u32, random: &mut impl Rng) -> End {
        let lanes = course.lanes;
        let family = family(lanes.kind());
        let alone = usize::from(course.declarer);
        let policies = [0, 1, 2].map(|seat| {
            let drawn = self.defenders[usize::from(random.random::<bool>())];
            let policies = if seat == alone { self.declarer } else { drawn };
            &policies[family]
        });
        while !course.is_settled() {
            let bit = policies[course.turn()].draw(&course, random);
            course.play(bit);
        }
        if lanes.kind() == Kind::Null {
            return End { won: course.tricks[alone] == 0, high: false };
        }
        let points = course.points[alone] + lanes.points_of(skat);
        End { won: points >= 61, high: points >= 90 }
    }
}
