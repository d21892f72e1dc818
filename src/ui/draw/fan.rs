//! The hand: a fan of cards in groups.

use crate::rules::{Card, Cards};
use crate::ui::draw::{Canvas, Columns, Kit, Look, Size, card};

/// The spacing of the cards of a fan.
///
/// It is chosen once a deal and then kept, so that cards never change their spacing while the
/// hand shrinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spacing {
    size: Size,
    /// From card to card inside a group.
    step: i32,
    /// The columns added between groups.
    gap: i32,
}

impl Spacing {
    /// The spacings of a size, the preferred one first.
    const fn choices(size: Size) -> &'static [(i32, i32)] {
        match size {
            Size::Xs => &[(4, 2), (4, 1), (4, 0)],
            Size::S | Size::N => &[(5, 3), (5, 2), (4, 3), (4, 2), (4, 1), (4, 0)],
            Size::M => &[(6, 3), (5, 4), (5, 3), (4, 4), (4, 3), (5, 2), (4, 2), (4, 1), (4, 0)],
            Size::L => &[(7, 4), (6, 5), (5, 5), (5, 4), (6, 2), (5, 3), (5, 2), (5, 1), (4, 1)],
        }
    }

    /// The size of the cards.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// The spacing for a hand in `width` columns that falls into so many groups. `most` is the
    /// largest number of cards the seat has held in this deal; ten are reckoned with at least.
    #[must_use]
    pub fn for_hand(size: Size, width: i32, most: usize, groups: usize) -> Self {
        Self::fit(size, width, most.max(10), groups)
    }

    /// The first spacing with which this many cards in this many groups fit into `width` columns;
    /// the narrowest if none does.
    #[must_use]
    pub fn fit(size: Size, width: i32, cards: usize, groups: usize) -> Self {
        let choices = Self::choices(size).iter().map(|&(step, gap)| Self { size, step, gap });
        let narrowest = choices.clone().next_back();
        choices
            .clone()
            .find(|spacing| spacing.width(cards, groups) <= width)
            .or(narrowest)
            .unwrap_or(Self { size, step: size.width(), gap: 0 })
    }

    /// The columns this many cards in this many groups take.
    #[must_use]
    pub const fn width(self, cards: usize, groups: usize) -> i32 {
        let (Some(cards), Some(groups)) = (cards.checked_sub(1), groups.checked_sub(1)) else {
            return 0;
        };
        cards as i32 * self.step + groups as i32 * self.gap + self.size.width()
    }
}

/// To which side a fan keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// To the left edge.
    Left,
    /// The middle.
    Centre,
    /// To the right edge.
    Right,
}

/// The marks on the cards of a fan.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Marks {
    /// The card under the cursor: accent frame, its key in reverse.
    pub cursor: Option<Card>,
    /// The cards that stand one row up: the one chosen to be played, those put away.
    pub lifted: Cards,
    /// The cards taken up from the skat.
    pub fresh: Cards,
    /// The cards framed heavy.
    pub heavy: Cards,
    /// If the hand is asked for a card: the cards that may be chosen. They carry their key; the
    /// others are dim over a dot.
    pub choices: Option<Cards>,
}

/// Cards laid out side by side, later ones over earlier ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fan {
    size: Size,
    y: i32,
    /// Each card and its left edge.
    cards: Vec<(Card, i32)>,
}

impl Fan {
    /// Lays out groups of cards in some columns, with their upper edge in row `y`.
    #[must_use]
    pub fn new(
        groups: &[Vec<Card>],
        spacing: Spacing,
        place: Columns,
        y: i32,
        align: Align,
    ) -> Self {
        let count = groups.iter().map(Vec::len).sum();
        let room = place.width - spacing.width(count, groups.len());
        let mut x = match align {
            Align::Left => place.x,
            Align::Centre => place.x + room.div_euclid(2),
            Align::Right => place.x + room,
        };
        let mut cards = Vec::with_capacity(count);
        for group in groups {
            for &card in group {
                cards.push((card, x));
                x += spacing.step;
            }
            x += spacing.gap;
        }
        Self { size: spacing.size, y, cards }
    }

    /// Leaves so many cards from the left, each where it lies.
    pub(crate) fn keep(&mut self, cards: usize) {
        self.cards.truncate(cards);
    }

    /// The cards from left to right: the order of the keys and of the cursor.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.cards.iter().map(|&(card, _)| card)
    }

    /// The cards with the column of their left edge: what stands under a card begins one column
    /// further right.
    pub fn edges(&self) -> impl DoubleEndedIterator<Item = (Card, i32)> + ExactSizeIterator {
        self.cards.iter().copied()
    }

    /// The row under the cards: keys and dots.
    #[must_use]
    pub const fn state_row(&self) -> i32 {
        self.y + self.size.height()
    }

    /// The order in which the cards are drawn, later ones on top. A raised card lies over its
    /// right neighbour unless it would hide that card's index, or the word over it.
    fn layers(&self, marks: &Marks) -> Vec<usize> {
        let clear = |i: usize| {
            let end = self.cards[i].1 + self.size.width();
            self.cards.get(i + 1).is_none_or(|&(card, next)| {
                let free = if marks.fresh.contains(card) { 1 } else { self.size.index() };
                end <= next + free
            })
        };
        let layer = |i: usize| {
            let card = self.cards[i].0;
            let cursor = marks.cursor == Some(card);
            match (clear(i), cursor, marks.lifted.contains(card)) {
                (true, true, _) => 2,
                (true, false, true) => 1,
                _ => 0,
            }
        };
        let mut order: Vec<_> = (0..self.cards.len()).collect();
        order.sort_by_key(|&i| layer(i));
        order
    }

    /// The row of a card's upper edge.
    fn top(&self, card: Card, marks: &Marks) -> i32 {
        self.y - i32::from(marks.lifted.contains(card))
    }

    /// The card under a cell, its key included.
    #[must_use]
    pub fn card_at(&self, marks: &Marks, column: i32, row: i32) -> Option<Card> {
        if marks.choices.is_some() && row == self.state_row() {
            let (card, x) = self.cards.iter().rfind(|&&(_, x)| x <= column)?;
            return (column < x + self.size.width()).then_some(*card);
        }
        let covers = |&i: &usize| {
            let (card, x) = self.cards[i];
            let top = self.top(card, marks);
            (x..x + self.size.width()).contains(&column)
                && (top..top + self.size.height()).contains(&row)
        };
        self.layers(marks).into_iter().rfind(covers).map(|i| self.cards[i].0)
    }

    /// Draws the fan.
    pub fn draw(&self, canvas: &mut Canvas, kit: &Kit, marks: &Marks) {
        for i in self.layers(marks) {
            let (card, x) = self.cards[i];
            let look = Look {
                wins: marks.heavy.contains(card),
                cursor: marks.cursor == Some(card),
                may_not: marks.choices.is_some_and(|choices| !choices.contains(card)),
                fresh: marks.fresh.contains(card),
                raised: marks.lifted.contains(card),
                ..Look::HELD
            };
            card::draw(canvas, kit, x, self.top(card, marks), self.size, card, look);
        }
        if let Some(choices) = marks.choices {
            self.draw_states(canvas, kit, choices, marks.cursor);
        }
    }

    fn draw_states(&self, canvas: &mut Canvas, kit: &Kit, choices: Cards, cursor: Option<Card>) {
        let theme = &kit.theme;
        for (i, &(card, x)) in self.cards.iter().enumerate() {
            let (sign, style) = match kit.keys.of_card(i) {
                Some(key) if choices.contains(card) => (key, theme.bold()),
                _ => (kit.glyphs.dot, theme.may_not()),
            };
            let style = if cursor == Some(card) { theme.focus() } else { style };
            if cursor == Some(card) {
                canvas.row(x + 1, self.state_row(), 3, ' ', style);
            }
            canvas.sign(x + 2, self.state_row(), sign, style);
        }
    }
}

#[cfg(test)]
mod tests;
