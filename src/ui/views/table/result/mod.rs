//! The result of a deal: the verdict, the points, the whole sum, the skat, and the ten tricks.

pub(crate) mod balance;
pub(crate) mod passed_in;
pub(crate) mod ramsch;
pub(crate) mod skat;
pub(crate) mod tricks;

use ratatui::text::Line;

use crate::rules::{Card, Cards};
use crate::text::{Arg, SumPart, SumRow};

use crate::ui::draw::{
    Align, Canvas, Fan, Grid, Held, Kit, Marks, Order, Size, Spacing, grid, phrase,
};
use crate::ui::say::result::Settled;
use crate::ui::say::{self, heads};
use crate::ui::state::Play;
use crate::ui::views::table::result::ramsch::Ramsch;
use crate::ui::views::table::seats;

/// The columns of the page, from the left edge of the table.
#[derive(Debug, Clone, Copy)]
struct Columns {
    /// The column in which numbers end.
    number: i32,
    /// The column of the skat.
    skat: i32,
    /// The length of the line of 120 points.
    line: i32,
}

/// The column of the details of the sum, behind the labels.
pub(crate) const DETAIL: i32 = 13;

impl Columns {
    const fn new(width: i32) -> Self {
        match width {
            ..66 => Self { number: 38, skat: 42, line: width },
            66..74 => Self { number: 44, skat: 50, line: 60 },
            _ => Self { number: 46, skat: 52, line: 60 },
        }
    }
}

/// Draws the page between head and keys.
pub(crate) fn page(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let Some(turned_up) = play.view.turned_up() else { return };
    let grid = &grid.read();
    let settings = play.session.list().settings();
    let args: [(&str, Arg<'_>); 3] = [
        ("place", say::place(kit, &play.session, play.number()).into()),
        ("seed", say::seed(&play.session, play.number()).to_string().into()),
        ("who", "other".into()),
    ];
    let right = match settings.given {
        Some(_) if play.purpose().counts() => kit.words.get("head-given"),
        Some(_) => say::uncounted(kit, play, ""),
        None => {
            let deal = kit.words.with("head-deal-seed", &args);
            say::uncounted(kit, play, &heads::in_round(kit, play, deal))
        }
    };
    if let Some(page) = Page::of(kit, grid, play) {
        seats::head(canvas, kit, grid, &page.head(), &right);
        page.draw(canvas);
    } else if let Some(page) = Ramsch::of(kit, grid, play) {
        seats::head(canvas, kit, grid, &heads::ramsch(kit, play), &right);
        page.draw(canvas);
    } else {
        seats::head(canvas, kit, grid, &kit.words.get("head-passed-in"), &right);
        passed_in::draw(canvas, kit, grid, play, turned_up);
    }
    balance::draw(canvas, kit, grid, play, &turned_up.result);
}

/// The first row of the page: under the rule, and lower in a tall window.
pub(crate) const fn first(grid: &Grid) -> i32 {
    match grid.height {
        ..34 => Grid::RULE + 1,
        34..36 => Grid::RULE + 2,
        tall => Grid::RULE + 2 + (tall - 36) / 3,
    }
}

/// The highest row in which the ten tricks begin, whatever is above them.
const fn tricks_usual(grid: &Grid) -> i32 {
    let above = if grid.height < 36 { grid.height - 36 } else { 0 };
    first(grid) + 16 + above
}

/// True if the ten tricks have to be asked for: there are some, and no room for them under the sum.
pub(crate) fn tricks_apart(kit: &Kit, grid: &Grid, play: &Play) -> bool {
    let grid = &grid.read();
    let fit = Page::of(kit, grid, play)
        .map(|page| page.tricks_fit())
        .or_else(|| Ramsch::of(kit, grid, play).map(|page| page.tricks_fit()));
    has_tricks(play) && fit == Some(false)
}

/// True if cards were played, or left over.
fn has_tricks(play: &Play) -> bool {
    !play.view.table().tricks().is_empty() || play.left_over().is_some()
}

/// True if the ten tricks are on the page now.
pub(crate) fn shows_tricks(kit: &Kit, grid: &Grid, play: &Play) -> bool {
    has_tricks(play) && (play.tricks || !tricks_apart(kit, grid, play))
}

/// The result of a deal that was played.
struct Page<'a> {
    kit: &'a Kit,
    play: &'a Play,
    result: Settled<'a>,
    grid: &'a Grid,
    columns: Columns,
}

impl<'a> Page<'a> {
    /// Nothing if the deal was passed in, or is not over.
    fn of(kit: &'a Kit, grid: &'a Grid, play: &'a Play) -> Option<Self> {
        let result = Settled::of(kit, play)?;
        Some(Self { kit, play, result, grid, columns: Columns::new(grid.table.width) })
    }

    /// True if there are rows to spare.
    fn roomy(&self) -> bool {
        self.grid.height >= 34
    }

    /// Game, declarer and bid, and what doubled the game. A Grand Hand in place of a Ramsch has no
    /// bid.
    fn head(&self) -> String {
        let key = if self.result.bid().is_some() { "head-result" } else { "head-result-in-place" };
        heads::doubled(self.kit, self.play, self.kit.words.with(key, &self.result.args()))
    }

    /// The row of the points, or of the sum in Null, where points do not count.
    fn top(&self) -> i32 {
        first(self.grid) + 2
    }

    fn sum_top(&self) -> i32 {
        match (self.result.null(), self.roomy()) {
            (true, _) => self.top() + 1,
            // Two blank rows, unless the ten tricks fit in with one alone.
            (false, true) => {
                let choices = [self.top() + 5, self.top() + 4];
                let fits = |&sum: &i32| self.tricks_fit_under(sum);
                choices.into_iter().find(fits).unwrap_or(choices[0])
            }
            // The longest sums take the blank row above.
            (false, false) if self.sum_rows() > 13 => self.top() + 3,
            (false, false) => self.top() + 4,
        }
    }

    /// The rows of the sum: a row a level, the level itself and a rule, and three rows more, with
    /// those of the doublings.
    fn sum_rows(&self) -> i32 {
        let levels = self.result.reckoning.lines.len() as i32;
        let rows = if levels > 0 { levels + 5 } else { 3 };
        rows + self.result.doublings().len() as i32 - i32::from(self.result.bid().is_none())
    }

    /// The row below the sum.
    fn sum_end(&self) -> i32 {
        self.sum_top() + self.sum_rows()
    }

    /// The row of the ten tricks under skat, explanation and a sum that begins in row `sum`.
    fn tricks_under(&self, sum: i32) -> i32 {
        let above = (sum + self.sum_rows()).max(self.skat_end(sum));
        let explained = self.result.explanation(self.grid.table.width).len() as i32;
        let below = above + 1 + if explained > 0 { explained + 1 } else { 0 };
        below.max(tricks_usual(self.grid))
    }

    fn tricks_fit_under(&self, sum: i32) -> bool {
        self.tricks_under(sum) + tricks::ROWS <= self.grid.sentence()
    }

    fn tricks_fit(&self) -> bool {
        self.roomy() && self.tricks_fit_under(self.sum_top())
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let x = self.grid.table.x;
        self.verdict(canvas, x, first(self.grid));
        if !self.result.null() {
            self.line_of_points(canvas, x, self.top());
        }
        let y = self.sum_top();
        if self.play.tricks && !self.tricks_fit() {
            self.tricks(canvas, x, y);
            return;
        }
        self.sum(canvas, x, y);
        self.skat(canvas, y);
        self.explain(canvas);
        if self.tricks_fit() && has_tricks(self.play) {
            self.tricks(canvas, x, self.tricks_under(y));
        }
    }

    /// "Won. +72 for you", with the ending where it was not played to the end.
    fn verdict(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let theme = &self.kit.theme;
        let style = match (self.result.reckoning.won, self.result.reckoning.overbid) {
            (true, _) => theme.good().patch(theme.bold()),
            (false, false) => theme.bad().patch(theme.bold()),
            (false, true) => theme.warn(),
        };
        let [verdict, text, how] = self.result.verdict_words();
        let end = canvas.text(x, y, &verdict, style);
        let end = canvas.line(end + 2, y, &phrase(self.kit, &text));
        if !how.is_empty() {
            let how = phrase(self.kit, &how);
            // Beside the verdict, or under it where the table is narrow.
            if end + 3 + how.width() as i32 <= self.grid.table.end() {
                canvas.sign(end + 1, y, self.kit.glyphs.dot, theme.dim());
                canvas.line(end + 3, y, &how);
            } else {
                canvas.line(x, y + 1, &how);
            }
        }
    }

    /// 120 points as one line, with the borders that decide.
    fn line_of_points(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let (words, theme, glyphs) = (&self.kit.words, &self.kit.theme, self.kit.glyphs);
        let [own, theirs] = self.result.points;
        let length = self.columns.line;
        let [points, rest] = self.result.points_words();
        canvas.line(x, y, &phrase(self.kit, &points));
        canvas.line_right(x + length, y, &phrase(self.kit, &rest));
        let cells = |points: u8| i32::from(points) * length / 120;
        let filled = cells(own);
        let unplayed = 120 - own - theirs;
        canvas.row(x, y + 1, filled, glyphs.heavy, theme.bold());
        canvas.row(x + filled, y + 1, length - filled, glyphs.heavy, theme.dim());
        if unplayed > 0 {
            let gap = length - filled - cells(theirs);
            canvas.row(x + filled, y + 1, gap, glyphs.dashed, theme.dim());
        }
        for border in [31, 61, 90] {
            let at = x + cells(border) + i32::from(border == 31);
            let text = format!("{}{}", glyphs.bar, words.number(border));
            canvas.text(at, y + 2, &text, theme.dim());
        }
    }

    /// The sum as it is written on the sheet.
    fn sum(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let end = x + self.columns.number;
        let mut writer = self.kit.words.with("result-writes", &self.result.args());
        if Line::from(writer.as_str()).width() as i32 >= DETAIL {
            say::name(self.play, self.result.declarer).clone_into(&mut writer);
        }
        let rows = self.result.sum_of(&writer);
        let lost = self.result.reckoning.score < 0 || self.result.others_write();
        let place = Sum { x, y, end, rule: SumPart::Value };
        draw_sum(canvas, self.kit, place, &rows, lost, self.result.reckoning.overbid);
    }
}

/// The place of a sum: its upper left corner, and the column where its numbers end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sum {
    pub(crate) x: i32,
    pub(crate) y: i32,
    pub(crate) end: i32,
    /// The part of the sum above which a rule stands, if anything is reckoned there.
    pub(crate) rule: SumPart,
}

/// Draws the rows of a sum; `lost` if the score is bad, `overbid` if the bid is not covered.
pub(crate) fn draw_sum(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    place: Sum,
    rows: &[SumRow],
    lost: bool,
    overbid: bool,
) {
    let (theme, Sum { x, mut y, end, rule }) = (&kit.theme, place);
    for (index, row) in rows.iter().enumerate() {
        if index > 0 && row.part == rule && rows[index - 1].part != rule {
            canvas.row(x + DETAIL, y, end - x - DETAIL, kit.glyphs.rule, theme.dim());
            y += 1;
        }
        let (label, number) = match row.part {
            SumPart::Level | SumPart::Multiplier | SumPart::Bid | SumPart::Doubling => {
                (theme.dim(), theme.normal())
            }
            SumPart::Value => (theme.normal(), theme.bold()),
            SumPart::Score if lost => (theme.normal(), theme.bad().patch(theme.bold())),
            SumPart::Score => (theme.normal(), theme.good().patch(theme.bold())),
        };
        canvas.text(x, y, &row.label, label);
        // A Null with all that belongs to it may be longer than the column.
        let detail = x + DETAIL.max(Line::from(row.label.as_str()).width() as i32 + 1);
        if row.part == SumPart::Bid && overbid {
            canvas.text(detail, y, &row.detail, theme.warn());
        } else {
            canvas.line(detail, y, &phrase(kit, &row.detail));
        }
        canvas.text_right(end, y, &row.number, number);
        y += 1;
    }
}

/// Cards side by side, each standing for itself.
fn cards_row(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    cards: Cards,
    heavy: Cards,
    columns: grid::Columns,
    y: i32,
) {
    let sorted = Order::TrumpsLeft.groups(&Held::new(cards, None)).concat();
    let groups: Vec<Vec<Card>> = sorted.into_iter().map(|card| vec![card]).collect();
    let spacing = Spacing::fit(Size::Xs, columns.width, groups.len(), groups.len());
    let marks = Marks { heavy, ..Marks::default() };
    Fan::new(&groups, spacing, columns, y, Align::Left).draw(canvas, kit, &marks);
}
