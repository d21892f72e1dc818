//! The skat in the result: as cards, and in words where it changed the matadors of a Hand game.

use crate::rules::Cards;
use crate::text::Arg;
use crate::ui::draw::{Canvas, grid, phrase};
use crate::ui::views::table::result::{Page, cards_row};

impl Page<'_> {
    /// The room of the skat's column.
    fn skat_room(&self) -> i32 {
        self.grid.table.width - self.columns.skat
    }

    /// The row below the skat if it begins in row `y`.
    pub(crate) fn skat_end(&self, y: i32) -> i32 {
        y + if self.result.turned_up.discard.is_some() { 8 } else { 5 }
    }

    /// Skat found and put, as cards.
    pub(crate) fn skat(&self, canvas: &mut Canvas<'_>, y: i32) {
        let words = &self.kit.words;
        let x = self.grid.table.x + self.columns.skat;
        let skat = self.result.turned_up.deal.skat();
        let points = |cards: Cards| [("points", Arg::from(cards.points()))];
        let mut pair = |y: i32, full: String, brief: String, cards: Cards, heavy: Cards| {
            let full = phrase(self.kit, &full);
            let fits = full.width() as i32 <= self.skat_room();
            canvas.line(x, y, &if fits { full } else { phrase(self.kit, &brief) });
            cards_row(canvas, self.kit, cards, heavy, grid::Columns { x, width: 12 }, y + 1);
        };
        let get = |key| words.get(key);
        match self.result.turned_up.discard {
            Some(put) => {
                let (found, brief) = (get("result-found"), get("result-found-brief"));
                pair(y, found, brief, skat, Cards::EMPTY);
                let title = words.with("result-put", &points(put));
                pair(y + 4, title, get("result-put-brief"), put, Cards::EMPTY);
            }
            None => {
                let title = get("result-in-skat");
                pair(y, title.clone(), title, skat, self.result.telling(skat));
                let text = words.with("result-skat-points", &points(skat));
                canvas.line(x, y + 4, &phrase(self.kit, &text));
            }
        }
    }

    /// The explanation under the sum, or under the skat where a long sum leaves no rows.
    pub(crate) fn explain(&self, canvas: &mut Canvas<'_>) {
        let table = self.grid.table;
        let below = self.sum_end().max(self.skat_end(self.sum_top())) + 1;
        let rows = self.result.explanation(table.width);
        let (x, y, rows) = if below + rows.len() as i32 <= self.grid.sentence() {
            (table.x, below, rows)
        } else {
            let y = self.skat_end(self.sum_top()) + 1;
            (table.x + self.columns.skat, y, self.result.explanation(self.skat_room()))
        };
        for (y, row) in (y..self.grid.sentence()).zip(&rows) {
            canvas.line(x, y, &phrase(self.kit, row));
        }
    }
}
