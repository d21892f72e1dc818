//! The ten tricks of a deal: leader, winner, points and the declarer's running count.

use unicode_width::UnicodeWidthStr;

use crate::rules::Seat;
use crate::ui::phrase::phrase;
use crate::ui::sheet::fitted;
use crate::ui::{Canvas, say};

use super::Page;

/// A title, the skat and ten tricks.
pub(super) const ROWS: i32 = 12;

/// Where the columns end, from the left edge of the table.
struct Columns {
    number: i32,
    /// The cards of the first seat; the others follow.
    first: i32,
    points: i32,
    has: i32,
    /// Where the title of the last column begins.
    has_title: i32,
    /// The cells of a name.
    name: usize,
}

impl Columns {
    const fn new(width: i32) -> Self {
        if width < 66 {
            Self { number: 2, first: 14, points: 39, has: 44, has_title: 40, name: 7 }
        } else {
            Self { number: 6, first: 18, points: 46, has: 56, has_title: 48, name: 8 }
        }
    }

    const fn cards(&self, column: usize) -> i32 {
        self.first + 9 * column as i32
    }
}

impl Page<'_> {
    /// Draws them in twelve rows from `y` on.
    pub(super) fn tricks(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let (words, theme, glyphs) = (&self.kit.words, &self.kit.theme, self.kit.glyphs);
        let table = self.play.view.table();
        let columns = Columns::new(self.grid.table.width);
        let seats: [Seat; 3] = [self.play.middle(), self.play.left(), self.play.right()];
        canvas.text(x, y, &words.get("tricks-title"), theme.dim());
        for (column, &seat) in seats.iter().enumerate() {
            let name = fitted(say::name(self.play, seat), columns.name);
            canvas.text_right(x + columns.cards(column), y, &name, theme.dim());
        }
        let points = x + columns.points;
        canvas.text_right(points, y, &words.get("tricks-points"), theme.dim());
        let mut has = words.with("tricks-has", &self.args());
        if has.width() as i32 > self.grid.table.width - columns.has_title {
            say::name(self.play, self.declarer).clone_into(&mut has);
        }
        canvas.text(x + columns.has_title, y, &has, theme.dim());
        let skat = self.turned_up.put.unwrap_or(self.turned_up.deal.skat());
        let mut running = u32::from(skat.points());
        let has = x + columns.has;
        canvas.text_right(points, y + 1, &words.get("tricks-skat"), theme.dim());
        canvas.text_right(has, y + 1, &words.number(running), theme.normal());
        let mut decided = self.null();
        for (index, trick) in table.tricks().iter().enumerate() {
            let y = y + 2 + index as i32;
            let number = words.number(index as i64 + 1);
            canvas.text_right(x + columns.number, y, &number, theme.dim());
            let winner = table.winner(trick);
            for (column, &seat) in seats.iter().enumerate() {
                let Some(card) = trick.card_of(seat) else { continue };
                let style = theme.suit(card.suit());
                let style = if winner == Some(seat) {
                    style.patch(theme.bold()).patch(theme.hot())
                } else {
                    style
                };
                let end = x + columns.cards(column);
                let from = canvas.text_right(end, y, &words.card(card), style);
                if trick.leader() == seat {
                    canvas.sign(from - 2, y, glyphs.turn, theme.dim());
                }
            }
            canvas.text_right(points, y, &words.number(trick.points()), theme.normal());
            if winner == Some(self.declarer) {
                running += u32::from(trick.points());
                let now = !decided && running > 60;
                let style = if now { theme.bold() } else { theme.normal() };
                canvas.text_right(has, y, &words.number(running), style);
                if now {
                    decided = true;
                    canvas.line(has + 2, y, &phrase(self.kit, &words.get("tricks-won-here")));
                }
            }
        }
    }
}
