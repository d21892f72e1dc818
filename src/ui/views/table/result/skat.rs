//! The skat in the result: as cards, and in words where it changed the matadors of a Hand game.

use crate::rules::{Cards, Matadors, value_as_announced};
use crate::text::Arg;
use crate::ui::draw::{
    canvas::Canvas,
    grid,
    phrase::{phrase, wrapped},
};
use crate::ui::say;
use crate::ui::views::table::result::{Page, cards_row};

impl Page<'_> {
    /// The room of the skat's column.
    fn skat_room(&self) -> i32 {
        self.grid.table.width - self.columns.skat
    }

    /// The row below the skat if it begins in row `y`.
    pub(crate) fn skat_end(&self, y: i32) -> i32 {
        y + if self.turned_up.discard.is_some() { 8 } else { 5 }
    }

    /// Skat found and put, as cards.
    pub(crate) fn skat(&self, canvas: &mut Canvas<'_>, y: i32) {
        let words = &self.kit.words;
        let x = self.grid.table.x + self.columns.skat;
        let skat = self.turned_up.deal.skat();
        let points = |cards: Cards| [("points", Arg::from(cards.points()))];
        let mut pair = |y: i32, full: String, brief: String, cards: Cards, heavy: Cards| {
            let full = phrase(self.kit, &full);
            let fits = full.width() as i32 <= self.skat_room();
            canvas.line(x, y, &if fits { full } else { phrase(self.kit, &brief) });
            cards_row(canvas, self.kit, cards, heavy, grid::Columns { x, width: 12 }, y + 1);
        };
        let get = |key| words.get(key);
        match self.turned_up.discard {
            Some(put) => {
                let (found, brief) = (get("result-found"), get("result-found-brief"));
                pair(y, found, brief, skat, Cards::EMPTY);
                let title = words.with("result-put", &points(put));
                pair(y + 4, title, get("result-put-brief"), put, Cards::EMPTY);
            }
            None => {
                let title = get("result-in-skat");
                pair(y, title.clone(), title, skat, self.telling(skat));
                let text = words.with("result-skat-points", &points(skat));
                canvas.line(x, y + 4, &phrase(self.kit, &text));
            }
        }
    }

    /// The cards of an unseen skat that changed the matadors.
    fn telling(&self, skat: Cards) -> Cards {
        let kind = self.reckoning.contract.kind();
        let hand = self.turned_up.deal.hand(self.declarer);
        let (Some(thought), Some(is)) =
            (Matadors::count(kind, hand), Matadors::count(kind, hand | skat))
        else {
            return Cards::EMPTY;
        };
        if thought == is {
            return Cards::EMPTY;
        }
        // All of the row up to the break, as far as it lay in the skat.
        let row = usize::from(thought.count.max(is.count)) + 1;
        kind.trump_order().take(row).filter(|&card| skat.contains(card)).collect()
    }

    /// What is said where a card of an unseen skat changed the matadors, in rows of so many cells:
    /// what the declarer thought and what it is, and that it falls short of the bid.
    pub(crate) fn explanation(&self, width: i32) -> Vec<String> {
        let skat = self.turned_up.deal.skat();
        let contract = self.reckoning.contract;
        let hand = self.turned_up.deal.hand(self.declarer);
        let telling = self.telling(skat);
        let (Some(thought), Some(is)) = (
            Matadors::count(contract.kind(), hand),
            self.reckoning.matadors.filter(|_| contract.is_hand()),
        ) else {
            return Vec::new();
        };
        if telling.is_empty() {
            return Vec::new();
        }
        let words = &self.kit.words;
        let before = value_as_announced(contract, hand);
        let after = value_as_announced(contract, hand | skat);
        let with = |matadors: Matadors| {
            let key = if matadors.with { "with-n" } else { "without-n" };
            words.with(key, &[("n", matadors.count.into())])
        };
        let args: [(&str, Arg<'_>); 8] = [
            ("who", if self.own() { "you" } else { "other" }.into()),
            ("name", say::name(self.play, self.declarer).into()),
            ("cards", words.cards(telling).into()),
            ("thought", with(thought).into()),
            ("is", with(is).into()),
            ("before", before.into()),
            ("after", after.into()),
            ("bid", self.reckoning.bid.value().into()),
        ];
        let mut rows = wrapped(&words.with("result-skat-changed", &args), width);
        if self.reckoning.overbid && before >= self.reckoning.bid.value() {
            rows.extend(wrapped(&words.with("result-skat-overbid", &args), width));
        }
        rows
    }

    /// The explanation under the sum, or under the skat where a long sum leaves no rows.
    pub(crate) fn explain(&self, canvas: &mut Canvas<'_>) {
        let table = self.grid.table;
        let below = self.sum_end().max(self.skat_end(self.sum_top())) + 1;
        let rows = self.explanation(table.width);
        let (x, y, rows) = if below + rows.len() as i32 <= self.grid.sentence() {
            (table.x, below, rows)
        } else {
            let y = self.skat_end(self.sum_top()) + 1;
            (table.x + self.columns.skat, y, self.explanation(self.skat_room()))
        };
        for (y, row) in (y..self.grid.sentence()).zip(&rows) {
            canvas.line(x, y, &phrase(self.kit, row));
        }
    }
}
