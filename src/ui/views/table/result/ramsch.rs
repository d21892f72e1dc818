//! The result of a Ramsch: who loses it, everybody's points and tricks, the sum, and the skat.

use unicode_width::UnicodeWidthStr;

use crate::rules::{Cards, Seat};
use crate::text::SumPart;
use crate::ui::draw::{Canvas, Grid, Kit, fitted, grid, phrase};
use crate::ui::say::{self, result::RamschResult};
use crate::ui::state::Play;
use crate::ui::views::table::result::{
    Columns, DETAIL, Sum, cards_row, draw_sum, first, tricks, tricks_usual,
};

/// The result of a Ramsch.
pub(crate) struct Ramsch<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) play: &'a Play,
    pub(crate) result: RamschResult<'a>,
    pub(crate) grid: &'a Grid,
    columns: Columns,
}

/// The widest name, in cells.
const NAME: usize = 13;
/// The columns of the points, the tricks and the line of a seat, from the left edge of the table.
const POINTS: i32 = 17;
const TRICKS: i32 = 20;
const LINE: i32 = 31;

impl<'a> Ramsch<'a> {
    /// Nothing if another game was played, or the deal is not over.
    pub(crate) fn of(kit: &'a Kit, grid: &'a Grid, play: &'a Play) -> Option<Self> {
        let result = RamschResult::of(kit, play)?;
        Some(Self { kit, play, result, grid, columns: Columns::new(grid.table.width) })
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
        let writers = self.result.reckoning.scores.0.iter().filter(|&&score| score != 0).count();
        let sum = self.result.reckoning.lines.len() + 1 + writers;
        let took = self.result.turned_up.pushed.0.iter().flatten().count();
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

    /// "Nina loses. −124 for Nina"
    fn verdict(&self, canvas: &mut Canvas<'_>, y: i32) {
        let theme = &self.kit.theme;
        let style = match (self.result.reckoning.march(), self.result.reckoning.losers().next()) {
            (Some(_), _) => theme.good().patch(theme.bold()),
            (None, None) => theme.bold(),
            (None, Some(_)) => theme.bad().patch(theme.bold()),
        };
        let [verdict, written] = self.result.verdict_words();
        let end = canvas.text(self.grid.table.x, y, &verdict, style);
        canvas.line(end + 2, y, &phrase(self.kit, &written));
    }

    /// A row to each seat: card points, tricks, and the points as a line.
    fn seats(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let x = self.grid.table.x;
        let seats = [self.play.middle(), self.play.left(), self.play.right()];
        let room = self.grid.table.width - LINE;
        for (y, seat) in (y..).zip(seats) {
            let (points, tricks) =
                (self.result.reckoning.points[seat], self.result.reckoning.tricks[seat]);
            let writes = self.result.reckoning.scores[seat] != 0;
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

    /// The sum, line by line; a rule stands before the scores.
    fn sum(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, x) = (&self.kit.words, self.grid.table.x);
        let writes = |seat: Seat| {
            let who = if self.play.view.seat() == Some(seat) { "you" } else { "other" };
            let name = say::name(self.play, seat);
            let label = words.with("result-writes", &[("who", who.into()), ("name", name.into())]);
            if label.width() as i32 >= DETAIL { name.to_owned() } else { label }
        };
        let cells = if self.grid.table.width < 66 { 8 } else { NAME };
        let rows = self.result.sum_of(cells, writes);
        let lost = self.result.reckoning.march().is_none() || self.result.others_write();
        let place = Sum { x, y, end: x + self.columns.number, rule: SumPart::Score };
        draw_sum(canvas, self.kit, place, &rows, lost, false);
    }

    /// The skat as cards, and what it was before somebody took it and put others on.
    fn draw_skat(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let x = self.grid.table.x + self.columns.skat;
        canvas.line(x, y, &phrase(self.kit, &words.get("result-in-skat")));
        let columns = grid::Columns { x, width: 12 };
        cards_row(canvas, self.kit, self.result.skat(), Cards::EMPTY, columns, y + 1);
        let points = [("points", self.result.skat().points().into())];
        canvas.line(x, y + 4, &phrase(self.kit, &words.with("result-skat-points", &points)));
        let took = Seat::ALL.into_iter().filter_map(|seat| {
            self.result.turned_up.pushed[seat].map(|put| (put, say::name(self.play, seat)))
        });
        let took: Vec<(Cards, &str)> = took.collect();
        if took.is_empty() {
            return;
        }
        let dealt = words.get("result-dealt");
        let all = [(self.result.turned_up.deal.skat(), dealt.as_str())].into_iter().chain(took);
        for (y, (cards, name)) in (y + 6..).zip(all) {
            let end = canvas.line(x, y, &phrase(self.kit, &words.cards(cards)));
            let room = self.grid.table.end() - end - 2;
            canvas.text(end + 2, y, &fitted(name, room.max(0) as usize), theme.dim());
        }
    }
}
