//! Decisions that have been judged, in few words.

use crate::rules::Move;
use crate::study::review::{Decision, Grade, Subject};
use crate::text::Words;

/// A choice in a decision, in few words.
#[must_use]
pub fn deed(words: &Words, decision: &Decision, mv: Move) -> String {
    match (decision.subject, mv) {
        (_, Move::Bid(bid)) => words.number(bid.value()),
        (_, Move::Hold) => {
            let bid = decision.asked.map_or(0, |bid| bid.value());
            words.with("review-hold", &[("bid", bid.into())])
        }
        (Subject::Bid, _) => words.get("do-pass"),
        (Subject::Hand, Move::Hand) => words.get("skat-hand"),
        (Subject::Hand, _) => words.get("do-pick-up"),
        (Subject::Discard, Move::Declare(_, put)) => words.cards(put),
        (_, Move::Declare(contract, _)) => words.contract(contract),
        (_, Move::Play(card)) => words.card(card),
        (_, Move::Kontra) => words.get("round-kontra"),
        (_, Move::Re) => words.get("round-re"),
        (_, Move::Hirsch) => words.get("round-hirsch"),
        _ => words.get("review-silent"),
    }
}

/// The sign of a grade: it grows with the price.
#[must_use]
pub const fn sign(grade: Grade) -> &'static str {
    match grade {
        Grade::Right | Grade::Fine => " ",
        Grade::Slip => "▿",
        Grade::Mistake => "▾",
        Grade::Blunder => "▼",
    }
}
