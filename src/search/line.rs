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
        while let Some(card) = self.keeps(&at, left) {
            let seat = at.to_play();
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

    /// The poorest card with which the side to play keeps the value; `None` at the end.
    fn keeps(&mut self, at: &Position, value: u8) -> Option<Card> {
        let mut cards: Vec<Card> = at.legal().iter().collect();
        cards.sort_by_key(|card| (card.points(), card.index()));
        // One of the cards has the value of the position, so the last needs no question.
        let (&last, others) = cards.split_last()?;
        let kept = others.iter().copied().find(|&card| self.is_kept(at, card, value));
        Some(kept.unwrap_or(last))
    }

    /// True if the side to play does not lose anything of the value with this card.
    fn is_kept(&mut self, at: &Position, card: Card, value: u8) -> bool {
        let (next, taken) = at.after(card);
        let declares = at.to_play() == at.declarer();
        let won = taken.filter(|taken| taken.by == at.declarer());
        if at.kind() == Kind::Null {
            // Who has nothing to lose may play anything.
            let lost = value == 0;
            return lost == declares || (won.is_none() && self.reaches(&next, 1)) != lost;
        }
        let won = won.map_or(0, |won| won.points);
        match declares {
            true => self.reaches(&next, value.saturating_sub(won)),
            false => !self.reaches(&next, (value + 1).saturating_sub(won)),
        }
    }
}

fn on_table(at: &Position) -> Vec<(Seat, Card)> {
    let seats = [at.leader(), at.leader().next()];
    seats.into_iter().zip(at.trick()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BySeat, Deal, Place, Seating, TableSize, below, generator};

    /// What is found by a question of yes or no for each card is what their exact values say.
    #[test]
    fn the_card_of_the_line_is_the_poorest_that_keeps_the_value() {
        let mut solver = Solver::new();
        for number in 0..60 {
            let mut random = generator(&[31, number]);
            let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
            let deal = Deal::shuffled(seating, &mut random);
            let hands = BySeat::from_fn(|seat| deal.hand(seat));
            let kind = Kind::ALL[below(&mut random, 6) as usize];
            let mut at = Position::new(kind, Seat::Middlehand, hands, Seat::Forehand, &[]).unwrap();
            for _ in 0..13 + number % 6 {
                let legal: Vec<Card> = at.legal().iter().collect();
                at = at.after(legal[below(&mut random, legal.len() as u64) as usize]).0;
            }
            while !at.is_over() {
                let value = solver.value(&at);
                let card = solver.keeps(&at, value);
                let each = solver.values_each(&at);
                let good = each.iter().filter(|(_, after)| *after == value).map(|(card, _)| *card);
                let poorest = good.min_by_key(|card| (card.points(), card.index()));
                assert_eq!(card, poorest, "{at:?}");
                at = at.after(poorest.unwrap()).0;
            }
        }
    }
}
