//! Questions people argue about.

use super::super::block::{Block, Term};
use super::super::writer::Writer;

/// The questions, each with the key of its answer.
const QUESTIONS: [(&str, &str); 20] = [
    ("rules-question-all-pass", "rules-answer-all-pass"),
    ("rules-question-hand-looked", "rules-answer-hand-looked"),
    ("rules-question-must-trump", "rules-answer-must-trump"),
    ("rules-question-jack-suit", "rules-answer-jack-suit"),
    ("rules-question-skat-hand", "rules-answer-skat-hand"),
    ("rules-question-revoke", "rules-answer-revoke"),
    ("rules-question-even", "rules-answer-even"),
    ("rules-question-hand-lost", "rules-answer-hand-lost"),
    ("rules-question-clubs-24", "rules-answer-clubs-24"),
    ("rules-question-jump", "rules-answer-jump"),
    ("rules-question-null-bid", "rules-answer-null-bid"),
    ("rules-question-schneider-lost", "rules-answer-schneider-lost"),
    ("rules-question-schwarz-points", "rules-answer-schwarz-points"),
    ("rules-question-look-back", "rules-answer-look-back"),
    ("rules-question-sixty-one", "rules-answer-sixty-one"),
    ("rules-question-schneider-picked", "rules-answer-schneider-picked"),
    ("rules-question-hand-lost-costs", "rules-answer-hand-lost-costs"),
    ("rules-question-forehand-must", "rules-answer-forehand-must"),
    ("rules-question-leads", "rules-answer-leads"),
    ("rules-question-bid-back", "rules-answer-bid-back"),
];

pub(in super::super) fn write(page: &mut Writer<'_>) {
    let terms = QUESTIONS.iter().map(|&(question, answer)| Term {
        name: format!("⟨{}⟩", page.say(question)),
        means: page.say(answer),
        apart: true,
    });
    let terms = terms.collect();
    page.push(Block::Terms(terms));
}
