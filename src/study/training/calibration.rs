//! The calibration of prospects: foreseen against came true.

use crate::players::trained::prospects::Question;

/// Answers by what was foreseen of them, for every family of games and every question.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Calibration {
    tenths: Box<[[[Tenth; 10]; 5]; 3]>,
}

/// Answers that were foreseen with a chance in one tenth of all: from 0 to 10 %, and so on.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Tenth {
    /// The number of them.
    pub(crate) answers: u32,
    /// The sum of the chances foreseen.
    foreseen: f64,
    /// The number of were a yes.
    yes: u32,
}

impl Tenth {
    /// The mean of the chances foreseen.
    #[must_use]
    pub(crate) fn foreseen(&self) -> f64 {
        self.foreseen / f64::from(self.answers.max(1))
    }

    /// The share that came true.
    #[must_use]
    pub(crate) fn came_true(&self) -> f64 {
        f64::from(self.yes) / f64::from(self.answers.max(1))
    }
}

impl Calibration {
    /// The tenths of a family and a question, those with the least chance first.
    #[must_use]
    pub(crate) fn tenths(&self, family: usize, question: Question) -> &[Tenth; 10] {
        &self.tenths[family][question as usize]
    }

    pub(super) fn add(&mut self, family: usize, question: Question, foreseen: f32, yes: bool) {
        let at = ((foreseen * 10.0) as usize).min(9);
        let tenth = &mut self.tenths[family][question as usize][at];
        tenth.answers += 1;
        tenth.foreseen += f64::from(foreseen);
        tenth.yes += u32::from(yes);
    }
}
