//! The best line of play.

use super::position::{Position, Taken};
use super::solver::Solver;
use crate::rules::{Card, Kind, Seat};

/// A trick of the best line, or what is left of one that had begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineTrick {
    /// The cards in the order of play, those that lay on the table among them.
    pub cards: Vec<(Seat, Card)>,
    /// The seat that takes it, with the points.
    pub taken: Taken,
}

/// The rest of the play if all three see all cards and play their best.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The value for the declarer, as [`Solver::value`] has it.
    pub value: u8,
    /// The tricks to the end; in Null to the first of the declarer.
    pub tricks: Vec<LineTrick>,
}

impl Solver {
    /// The best line from a position. Of cards that are equally good the poorest is played.
    #[must_use]
    pub fn line(&mut self, position: &Position) -> Line {
        let value = self.value(position);
        let mut tricks = Vec::new();
        let mut at = *position;
        let mut left = value;
        let mut cards = on_table(&at);
        while !at.is_over() {
            let seat = at.to_play();
            let card = self.keeps(&at, left);
            let (next, taken) = at.after(card);
            cards.push((seat, card));
            at = next;
            let Some(taken) = taken else { continue };
            tricks.push(LineTrick { cards: std::mem::take(&mut cards), taken });
            if taken.by == at.declarer() {
                if at.kind() == Kind::Null {
                    break;
                }
                left -= taken.points;
            }
        }
        Line { value, tricks }
    }

    /// The poorest card with which the side to play keeps the value.
    fn keeps(&mut self, at: &Position, value: u8) -> Card {
        let each = self.values_each(at);
        let good = each.iter().filter(|(_, after)| *after == value).map(|(card, _)| *card);
        let poorest = good.min_by_key(|card| (card.points(), card.index()));
        // One of the cards has the value of the position.
        poorest.unwrap_or(each[0].0)
    }
}

fn on_table(at: &Position) -> Vec<(Seat, Card)> {
    let seats = [at.leader(), at.leader().next()];
    seats.into_iter().zip(at.trick()).collect()
}
