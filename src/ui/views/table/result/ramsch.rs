//! The result of a Ramsch: who loses it, everybody's points and tricks, the sum, and the skat.

use unicode_width::UnicodeWidthStr;

use crate::rules::{BySeat, Cards, DealResult, RamschLine, RamschReckoning, Seat, TurnedUp};
use crate::text::{Arg, SumPart, SumRow, ramsch_sum};
use crate::ui::draw::{
    canvas::Canvas,
    grid::{self, Grid},
    kit::Kit,
    phrase::phrase,
};
use crate::ui::say;
use crate::ui::state::model::Play;
use crate::ui::views::{
    pages::sheet::fitted,
    table::result::{Columns, DETAIL, cards_row, first, tricks, tricks_usual},
};

/// The result of a Ramsch.
pub(crate) struct Ramsch<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) grid: &'a Grid,
    pub(crate) play: &'a Play,
    pub(crate) reckoning: &'a RamschReckoning,
    turned_up: &'a TurnedUp,
    columns: Columns,
}

/// The widest name, in cells.
const NAME: usize = 13;
/// Where the points, the tricks and the line of a seat stand, from the left edge of the table.
const POINTS: i32 = 17;
const TRICKS: i32 = 20;
const LINE: i32 = 31;

impl<'a> Ramsch<'a> {
    /// Nothing if another game was played, or the deal is not over.
    pub(crate) fn of(kit: &'a Kit, grid: &'a Grid, play: &'a Play) -> Option<Self> {
        let turned_up = play.view.turned_up()?;
        let DealResult::Ramsch(reckoning) = &turned_up.result else { return None };
        let columns = Columns::new(grid.table.width);
        Some(Self { kit, grid, play, reckoning, turned_up, columns })
    }

    fn roomy(&self) -> bool {
        self.grid.height >= 34
    }

    /// The row of the first seat.
    fn top(&self) -> i32 {
        first(self.grid) + 2
    }

    fn sum_top(&self) -> i32 {
        self.top() + if self.roomy() { 5 } else { 4 }
    }

    /// The row below sum and skat.
    fn end(&self) -> i32 {
        // A row to each line, a rule and who writes; and for the skat what it was before.
        let writers = self.reckoning.scores.0.iter().filter(|&&score| score != 0).count();
        let sum = self.reckoning.lines.len() + 1 + writers;
        let took = self.turned_up.pushed.0.iter().flatten().count();
        let skat = if took > 0 { 7 + took } else { 5 };
        self.sum_top() + sum.max(skat) as i32
    }

    fn tricks_top(&self) -> i32 {
        (self.end() + 1).max(tricks_usual(self.grid))
    }

    pub(crate) fn tricks_fit(&self) -> bool {
        self.roomy() && self.tricks_top() + tricks::ROWS <= self.grid.sentence()
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        self.verdict(canvas, first(self.grid));
        self.seats(canvas, self.top());
        if self.play.tricks && !self.tricks_fit() {
            self.tricks(canvas, self.sum_top());
            return;
        }
        self.sum(canvas, self.sum_top());
        self.draw_skat(canvas, self.sum_top());
        if self.tricks_fit() {
            self.tricks(canvas, self.tricks_top());
        }
    }

    /// Whether the others write a march as minus: on a minus list.
    fn others_write(&self) -> bool {
        self.reckoning.march().is_some() && crate::ui::views::table::result::writes_minus(self.play)
    }

    /// "Nina loses. −124 for Nina"
    fn verdict(&self, canvas: &mut Canvas<'_>, y: i32) {
        let theme = &self.kit.theme;
        let style = match (self.reckoning.march(), self.reckoning.losers().next()) {
            (Some(_), _) => theme.good().patch(theme.bold()),
            (None, None) => theme.bold(),
            (None, Some(_)) => theme.bad().patch(theme.bold()),
        };
        let [verdict, written] = self.verdict_words();
        let end = canvas.text(self.grid.table.x, y, &verdict, style);
        canvas.line(end + 2, y, &phrase(self.kit, &written));
    }

    /// The verdict, and what is written for whom.
    pub(crate) fn verdict_words(&self) -> [String; 2] {
        let words = &self.kit.words;
        let losers: Vec<Seat> = self.reckoning.losers().collect();
        let writes = self.reckoning.march().or(losers.first().copied());
        let own = writes.is_some() && writes == self.play.view.seat();
        let name = |seat: Option<&Seat>| seat.map_or("", |&seat| say::name(self.play, seat));
        let score = writes.map_or(0, |seat| self.reckoning.scores[seat]);
        let others_write = self.others_write();
        let score = if others_write { -score } else { score };
        let args: [(&str, Arg<'_>); 4] = [
            ("who", if own { "you" } else { "other" }.into()),
            ("name", name(writes.as_ref()).into()),
            ("second", name(losers.get(1)).into()),
            ("score", words.signed(score).into()),
        ];
        let keys = match (self.reckoning.march(), &losers[..]) {
            (Some(_), _) if others_write => ["result-ramsch-march", "result-for-others"],
            (Some(_), _) => ["result-ramsch-march", "result-for"],
            (None, []) => ["result-ramsch-alike", "result-ramsch-nothing"],
            (None, [_]) => ["result-ramsch-lost", "result-for"],
            (None, _) => ["result-ramsch-both", "result-ramsch-each"],
        };
        keys.map(|key| words.with(key, &args))
    }

    /// A row to each seat: card points, tricks, and the points as a line.
    fn seats(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let x = self.grid.table.x;
        let seats = [self.play.middle(), self.play.left(), self.play.right()];
        let room = self.grid.table.width - LINE;
        for (y, seat) in (y..).zip(seats) {
            let (points, tricks) = (self.reckoning.points[seat], self.reckoning.tricks[seat]);
            let writes = self.reckoning.scores[seat] != 0;
            let style = if writes { theme.bold() } else { theme.normal() };
            canvas.text(x, y, &fitted(say::name(self.play, seat), NAME), style);
            canvas.text_right(x + POINTS, y, &words.number(points), style);
            let count = words.with("result-ramsch-tricks", &[("tricks", tricks.into())]);
            canvas.text(x + TRICKS, y, &count, theme.dim());
            let style = if writes { theme.bold() } else { theme.dim() };
            let length = i32::from(points) * room / 120;
            canvas.row(x + LINE, y, length, self.kit.glyphs.heavy, style);
        }
    }

    /// The sum, line by line; a rule stands before what is written.
    fn sum(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let x = self.grid.table.x;
        let end = x + self.columns.number;
        let writes = |seat: Seat| {
            let who = if self.play.view.seat() == Some(seat) { "you" } else { "other" };
            let name = say::name(self.play, seat);
            let label = words.with("result-writes", &[("who", who.into()), ("name", name.into())]);
            if label.width() as i32 >= DETAIL { name.to_owned() } else { label }
        };
        let mut y = y;
        let mut ruled = false;
        let cells = if self.grid.table.width < 66 { 8 } else { NAME };
        for row in self.sum_of(cells, writes) {
            if row.part == SumPart::Score && !ruled {
                let length = self.columns.number - DETAIL;
                canvas.row(x + DETAIL, y, length, self.kit.glyphs.rule, theme.dim());
                (ruled, y) = (true, y + 1);
            }
            let lost = self.reckoning.march().is_none() || self.others_write();
            let (label, number) = match row.part {
                SumPart::Value => (theme.normal(), theme.bold()),
                SumPart::Score if lost => (theme.normal(), theme.bad().patch(theme.bold())),
                SumPart::Score => (theme.normal(), theme.good().patch(theme.bold())),
                _ => (theme.dim(), theme.normal()),
            };
            canvas.text(x, y, &row.label, label);
            canvas.text(x + DETAIL, y, &row.detail, theme.normal());
            canvas.text_right(end, y, &row.number, number);
            y += 1;
        }
    }

    /// The rows of the sum, with names of so many cells.
    pub(crate) fn sum_of(&self, cells: usize, writes: impl Fn(Seat) -> String) -> Vec<SumRow> {
        let words = &self.kit.words;
        let names = BySeat::from_fn(|seat| fitted(say::name(self.play, seat), cells));
        let rule = self.play.view.table().rules().ramsch_skat;
        let mut rows = ramsch_sum(words, self.reckoning, rule, &names, writes);
        let march = self.reckoning.march().filter(|_| self.others_write());
        for row in rows.iter_mut().filter(|row| row.part == SumPart::Score) {
            if let Some(march) = march {
                row.label = words.get("result-others-write");
                row.number = words.signed(-self.reckoning.scores[march]);
            }
        }
        rows
    }

    /// The two cards that lay as skat at the end.
    pub(crate) fn skat(&self) -> Cards {
        let put = Seat::ALL.into_iter().rev().find_map(|seat| self.turned_up.pushed[seat]);
        put.unwrap_or(self.turned_up.deal.skat())
    }

    /// Whether the skat counts for this seat.
    pub(crate) fn takes_skat(&self, seat: Seat) -> bool {
        let takes = |line: &RamschLine| matches!(line, RamschLine::Skat(by, _) if *by == seat);
        self.reckoning.lines.iter().any(takes)
    }

    /// The skat as cards, and what it was before somebody took it and put others on.
    fn draw_skat(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let x = self.grid.table.x + self.columns.skat;
        canvas.line(x, y, &phrase(self.kit, &words.get("result-in-skat")));
        let columns = grid::Columns { x, width: 12 };
        cards_row(canvas, self.kit, self.skat(), Cards::EMPTY, columns, y + 1);
        let points = [("points", self.skat().points().into())];
        canvas.line(x, y + 4, &phrase(self.kit, &words.with("result-skat-points", &points)));
        let took = Seat::ALL.into_iter().filter_map(|seat| {
            self.turned_up.pushed[seat].map(|put| (put, say::name(self.play, seat)))
        });
        let took: Vec<(Cards, &str)> = took.collect();
        if took.is_empty() {
            return;
        }
        let dealt = words.get("result-dealt");
        let all = [(self.turned_up.deal.skat(), dealt.as_str())].into_iter().chain(took);
        for (y, (cards, name)) in (y + 6..).zip(all) {
            let end = canvas.line(x, y, &phrase(self.kit, &words.cards(cards)));
            let room = self.grid.table.end() - end - 2;
            canvas.text(end + 2, y, &fitted(name, room.max(0) as usize), theme.dim());
        }
    }
}
