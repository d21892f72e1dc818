//! Open hands of the seats above: as small cards where there is room for ten of them, else as a
//! strip in which no card is wider than what stands on it.

use crate::rules::{Card, Cards, Kind};

use crate::ui::draw::card::draw_back;
use crate::ui::draw::{
    Align, Canvas, Columns, Fan, GROUPS, Held, Kit, Marks, Size, Sorting, Spacing,
};

/// The distance of backs that follow a fan.
const BACKS: i32 = 2;

/// A hand of which some cards may lie face down, because nobody knows them.
pub(crate) struct Hand {
    groups: Vec<Vec<Card>>,
    backs: usize,
}

impl Hand {
    pub(crate) fn new(sorting: Sorting, cards: Cards, unknown: Cards, kind: Option<Kind>) -> Self {
        let groups = sorting.hand.by_game().groups(&Held::new(cards - unknown, kind));
        Self { groups, backs: (cards & unknown).len() }
    }

    /// Draws it as a fan in some columns, from row `y` on.
    pub(crate) fn fan(
        &self,
        canvas: &mut Canvas<'_>,
        kit: &Kit,
        spacing: Spacing,
        place: Columns,
        (y, align): (i32, Align),
    ) {
        let size = spacing.size();
        let cards = self.groups.iter().map(Vec::len).sum();
        let width = spacing.width(cards, self.groups.len());
        let backs = match self.backs as i32 {
            0 => 0,
            backs => (backs - 1) * BACKS + size.width(),
        };
        let gap = if width > 0 && backs > 0 { 1 } else { 0 };
        let whole = width + gap + backs;
        let x = match align {
            Align::Left => place.x,
            Align::Centre => place.x + (place.width - whole).div_euclid(2),
            Align::Right => place.end() - whole,
        };
        let fan = Fan::new(&self.groups, spacing, Columns { x, width }, y, Align::Left);
        fan.draw(canvas, kit, &Marks::default());
        for back in 0..self.backs as i32 {
            draw_back(canvas, kit, x + width + gap + back * BACKS, y, size);
        }
    }

    /// Draws it for a seat above.
    pub(crate) fn above(
        &self,
        canvas: &mut Canvas<'_>,
        kit: &Kit,
        place: Columns,
        y: i32,
        align: Align,
    ) {
        // Chosen for ten cards, so that nothing moves while the hand shrinks.
        let spacing = Spacing::for_hand(Size::Xs, place.width, 10, GROUPS);
        if spacing.width(10, GROUPS) <= place.width {
            self.fan(canvas, kit, spacing, place, (y, align));
        } else {
            self.strip(canvas, kit, place, y, align);
        }
    }

    fn strip(&self, canvas: &mut Canvas<'_>, kit: &Kit, place: Columns, y: i32, align: Align) {
        let (words, theme, frame) = (&kit.words, &kit.theme, kit.glyphs.frame);
        let known = self.groups.iter().flatten().map(|&card| {
            let text = format!("{}{}", words.suit(card.suit()), words.rank(card.rank()));
            (text, theme.suit(card.suit()).patch(theme.bold()), theme.normal())
        });
        let back = (kit.glyphs.back.to_string().repeat(2), theme.dim(), theme.dim());
        let cells: Vec<_> = known.chain(std::iter::repeat_n(back, self.backs)).collect();
        let Some(&(.., last)) = cells.last() else { return };
        let wide = |text: &str| text.chars().count() as i32;
        let width = 1 + cells.iter().map(|(text, ..)| wide(text) + 1).sum::<i32>();
        let mut x = if align == Align::Right { place.end() - width } else { place.x };
        let [top, top_end, bottom, bottom_end] = frame.corners;
        for &(ref text, style, edge) in &cells {
            let inner = wide(text);
            canvas.sign(x, y, top, edge);
            canvas.row(x + 1, y, inner, frame.horizontal, edge);
            canvas.sign(x, y + 1, frame.vertical, edge);
            canvas.text(x + 1, y + 1, text, style);
            canvas.sign(x, y + 2, bottom, edge);
            canvas.row(x + 1, y + 2, inner, frame.horizontal, edge);
            x += inner + 1;
        }
        for (y, sign) in (y..).zip([top_end, frame.vertical, bottom_end]) {
            canvas.sign(x, y, sign, last);
        }
    }
}
