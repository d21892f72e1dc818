//! The ten tricks of a deal: leader, winner, points and the running count. The cards stand in
//! columns of the seats, or in the order of play behind who led. What a claim or giving up left over
//! follows seat by seat.

use unicode_width::UnicodeWidthStr;

use crate::rules::{BySeat, Seat, Trick};
use crate::ui::draw::{Canvas, Grid, Kit, TrickOrder, fitted, phrase};
use crate::ui::say;
use crate::ui::state::Play;
use crate::ui::views::table::result::Page;
use crate::ui::views::table::result::ramsch::Ramsch;

/// A title, the skat and ten tricks.
pub(crate) const ROWS: i32 = 12;

/// The ends of the columns, from the left edge of the table.
struct Columns {
    number: i32,
    /// The cards of the first seat; the others follow.
    first: i32,
    points: i32,
    has: i32,
    /// The column in which the title of the last one begins.
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

/// Draws the title and ten tricks, each in a row of its own from `rows` on; what stands behind the
/// points is left to `count`, which is told the row, the trick and its winner.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    (kit, grid, play): (&Kit, &Grid, &Play),
    title: i32,
    rows: i32,
    mut count: impl FnMut(&mut Canvas<'_>, i32, &Trick, Seat),
) {
    let (words, theme) = (&kit.words, &kit.theme);
    let table = play.view.table();
    let columns = Columns::new(grid.table.width);
    let x = grid.table.x;
    let left = play.left_over();
    // Cards left over have no order of play.
    let by_seats = kit.sorting.tricks == TrickOrder::Seats || left.is_some();
    let titles = if by_seats {
        order(play).map(|seat| fitted(say::name(play, seat), columns.name))
    } else {
        ["tricks-first", "tricks-then", "tricks-last"].map(|key| words.get(key))
    };
    canvas.text(x, title, &words.get("tricks-title"), theme.dim());
    for (column, title_of) in titles.iter().enumerate() {
        canvas.text_right(x + columns.cards(column), title, title_of, theme.dim());
    }
    let points = x + columns.points;
    canvas.text_right(points, title, &words.get("tricks-points"), theme.dim());
    for (index, (y, trick)) in (rows..).zip(table.tricks()).enumerate() {
        let number = words.number(index as i64 + 1);
        canvas.text_right(x + columns.number, y, &number, theme.dim());
        let Some(winner) = table.winner(trick) else { continue };
        let seats = if by_seats {
            order(play).into()
        } else {
            trick.iter().map(|(seat, _)| seat).collect::<Vec<_>>()
        };
        if !by_seats {
            let name = fitted(say::name(play, trick.leader()), columns.name - 1);
            canvas.text(x + columns.number + 2, y, &name, theme.dim());
        }
        for (column, &seat) in seats.iter().enumerate() {
            let Some(card) = trick.card_of(seat) else { continue };
            let style = theme.suit(card.suit());
            let style =
                if winner == seat { style.patch(theme.bold()).patch(theme.hot()) } else { style };
            let end = x + columns.cards(column);
            let from = canvas.text_right(end, y, &words.card(card), style);
            if by_seats && trick.leader() == seat {
                canvas.sign(from - 2, y, kit.glyphs.turn, theme.dim());
            }
        }
        canvas.text_right(points, y, &words.number(trick.points()), theme.normal());
        count(canvas, y, trick, winner);
    }
    let Some(left) = left else { return };
    let rows = rows + table.tricks().len() as i32;
    canvas.text(x, rows, &words.get("tricks-left"), theme.dim());
    for (column, seat) in order(play).into_iter().enumerate() {
        let cards = kit.sorting.hand.groups(&left[seat]).concat();
        for (y, card) in (rows..).zip(cards) {
            let style = theme.suit(card.suit());
            canvas.text_right(x + columns.cards(column), y, &words.card(card), style);
        }
    }
}

/// The person's cards first.
fn order(play: &Play) -> [Seat; 3] {
    [play.middle(), play.left(), play.right()]
}

impl Page<'_> {
    /// Draws them in twelve rows from `y` on, with the declarer's count.
    pub(crate) fn tricks(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let columns = Columns::new(self.grid.table.width);
        let mut has = words.with("tricks-has", &self.result.args());
        if has.width() as i32 > self.grid.table.width - columns.has_title {
            say::name(self.play, self.result.declarer).clone_into(&mut has);
        }
        canvas.text(x + columns.has_title, y, &has, theme.dim());
        let skat = self.result.turned_up.discard.unwrap_or(self.result.turned_up.deal.skat());
        let mut running = u32::from(skat.points());
        let has = x + columns.has;
        canvas.text_right(x + columns.points, y + 1, &words.get("tricks-skat"), theme.dim());
        canvas.text_right(has, y + 1, &words.number(running), theme.normal());
        let mut decided = self.result.null();
        draw(canvas, (self.kit, self.grid, self.play), y, y + 2, |canvas, y, trick, winner| {
            if winner != self.result.declarer {
                return;
            }
            running += u32::from(trick.points());
            let now = !decided && running > 60;
            let style = if now { theme.bold() } else { theme.normal() };
            canvas.text_right(has, y, &words.number(running), style);
            if now {
                decided = true;
                canvas.line(has + 2, y, &phrase(self.kit, &words.get("tricks-won-here")));
            }
        });
        let [own, theirs] = self.result.points.map(u32::from);
        if own + theirs == 120 && own > running {
            canvas.text_right(has, y + ROWS - 1, &words.number(own), theme.normal());
        }
    }
}

impl Ramsch<'_> {
    /// Draws them in twelve rows from `y` on, with everybody's count and the skat at the end.
    pub(crate) fn tricks(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let x = self.grid.table.x;
        let columns = Columns::new(self.grid.table.width);
        let step = (self.grid.table.width - columns.points) / 3;
        let end = |seat: Seat| {
            let column = order(self.play).iter().position(|&other| other == seat);
            x + columns.points + step * (column.unwrap_or(0) as i32 + 1)
        };
        for seat in Seat::ALL {
            let name = fitted(say::name(self.play, seat), step as usize - 1);
            canvas.text_right(end(seat), y, &name, theme.dim());
        }
        let mut running = BySeat([0_u32; 3]);
        draw(canvas, (self.kit, self.grid, self.play), y, y + 1, |canvas, y, trick, winner| {
            running[winner] += u32::from(trick.points());
            let count = words.number(running[winner]);
            canvas.text_right(end(winner), y, &count, theme.normal());
        });
        let y = y + 11;
        canvas.text(x, y, &words.get("tricks-skat"), theme.dim());
        let skat = words.number(self.result.skat().points());
        canvas.text_right(x + columns.points, y, &skat, theme.normal());
        for (seat, &points) in self.result.reckoning.points.iter() {
            if u32::from(points) != running[seat] || self.result.takes_skat(seat) {
                canvas.text_right(end(seat), y, &words.number(points), theme.bold());
            }
        }
    }
}
