//! The trick on the table, and the last one in its box.

use std::ops::Range;

use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::rules::{BySeat, Kind, Seat, Trick};

use crate::ui::draw::{Canvas, Grid, Kit, Look, Size, card, frames, phrase, rect};
use crate::ui::say;
use crate::ui::state::{Motion, Moving, Play};
use crate::ui::views::table::hand;

/// The trick as the seats lie: the one who plays next at the left, you in the middle and lower.
/// What stands under your card may have to share the row of the You-line, where `free` columns are
/// left.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play, free: Range<i32>) {
    let view = &play.view;
    let table = view.table();
    let finished = play.shows_finished_trick();
    let trick = if finished { table.tricks().last() } else { Some(table.trick()) };
    let (Some(trick), Some(kind)) = (trick, table.kind()) else { return };
    let mut rows = grid.middle();
    // An open hand above needs the rows of the backs.
    if view.open().is_some() && table.declarer() != Some(play.middle()) {
        rows.start = rows.start.max(Grid::SEATS + 5);
    }
    let mut places = grid.trick_in(&rows);
    if view.seat().is_none() {
        // Nobody sits at the lower edge: the card in the middle lies at the far side of the table.
        places.own.1 = places.left.1;
    }
    // What stands under a card keeps off the card in the middle.
    let (from, to) = (places.own.0 - 1, places.own.0 + grid.trick.width() + 1);
    let shares = places.own.1 + grid.trick.height() == grid.you();
    let own = if shares { free } else { grid.table.x..grid.table.end() };
    let mut seats = [
        (play.left(), places.left, grid.table.x..from),
        (play.right(), places.right, to..grid.table.end()),
        (play.middle(), places.own, own),
    ];
    let names = BySeat::from_fn(|seat| say::name(play, seat));
    let next = table.to_act().filter(|_| !finished);
    let mut laid = Laid { kit, names, you: view.seat(), trick, kind, finished, next, moving: None };
    if let Some(motion) = play.motion {
        laid.set_off(grid, play, motion, &mut seats);
    }
    laid.draw(canvas, grid, seats, rows.end);
}

/// A trick on the table.
pub(crate) struct Laid<'a> {
    pub(crate) kit: &'a Kit,
    /// The names of the seats.
    pub(crate) names: BySeat<&'a str>,
    /// The seat of the person, who is called "you".
    pub(crate) you: Option<Seat>,
    pub(crate) trick: &'a Trick,
    pub(crate) kind: Kind,
    /// True if it has been taken.
    pub(crate) finished: bool,
    /// The seat whose card is awaited.
    pub(crate) next: Option<Seat>,
    /// The part that is on its way now.
    pub(crate) moving: Option<Moves>,
}

/// The part of a trick that is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moves {
    /// The card of a seat comes to its place.
    One(Seat),
    /// All of them are gathered.
    All,
}

/// A seat, the place of its card, and the columns for what stands under it.
type Placed = (Seat, (i32, i32), Range<i32>);

impl Laid<'_> {
    /// Puts the cards that move where they are by now.
    fn set_off(&mut self, grid: &Grid, play: &Play, motion: Motion, seats: &mut [Placed; 3]) {
        let last = self.trick.iter().last();
        match (motion.what(), last) {
            (Moving::Deal, _) | (_, None) => {}
            (Moving::Card, Some((seat, card))) => {
                let from = if play.view.seat() == Some(seat) {
                    hand::place_of(grid, self.kit.sorting.hand, play, card)
                } else if seat == play.left() {
                    (grid.table.x, Grid::SEATS)
                } else if seat == play.right() {
                    (grid.table.end() - grid.trick.width(), Grid::SEATS)
                } else {
                    // The seat opposite has its line where the person has one.
                    (grid.table.centre(), grid.you() - grid.trick.height())
                };
                for (_, place, _) in seats.iter_mut().filter(|(by, ..)| *by == seat) {
                    *place = motion.between(from, *place);
                }
                // Nothing is awaited or decided before it lies there.
                (self.moving, self.next, self.finished) = (Some(Moves::One(seat)), None, false);
            }
            (Moving::Trick, Some(_)) => {
                let winner = self.trick.winning(self.kind).map(|(winner, _)| winner);
                let places = seats.iter().find(|(seat, ..)| Some(*seat) == winner);
                let Some(&(_, to, _)) = places else { return };
                for (_, place, _) in seats.iter_mut() {
                    *place = motion.between(*place, to);
                }
                self.moving = Some(Moves::All);
            }
        }
    }

    /// Draws the cards of the seats at their places, each with the columns for what stands under
    /// it; nothing in row `end` or below.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, grid: &Grid, seats: [Placed; 3], end: i32) {
        let winning = self.trick.winning(self.kind).map(|(seat, _)| seat);
        let moves = |seat: Seat| self.moving == Some(Moves::One(seat));
        let mut seats = seats;
        // What moves lies on top, and over everything what takes the trick.
        seats.sort_by_key(|&(seat, ..)| (moves(seat), winning == Some(seat)));
        for (seat, (x, y), room) in seats {
            match self.trick.card_of(seat) {
                Some(card) => {
                    let wins = winning == Some(seat) && !moves(seat);
                    let look = if wins { Look::WINNER } else { Look::LAID };
                    card::draw(canvas, self.kit, x, y, grid.trick, card, look);
                    if !moves(seat) && self.moving != Some(Moves::All) {
                        Caption { laid: self, seat, wins, room }.draw(canvas, grid, (x, y), end);
                    }
                }
                None if self.next == Some(seat) => {
                    card::draw_place(canvas, self.kit, x, y, grid.trick);
                }
                None => {}
            }
        }
    }
}

/// The line under a card on the table: whose it is, who led, who wins.
struct Caption<'a> {
    laid: &'a Laid<'a>,
    seat: Seat,
    wins: bool,
    /// The columns it keeps to.
    room: Range<i32>,
}

impl Caption<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, grid: &Grid, (x, y): (i32, i32), end: i32) {
        let &Laid { kit, names, you, trick, finished, .. } = self.laid;
        let (words, theme) = (&kit.words, &kit.theme);
        let own = you == Some(self.seat);
        let who = if own { "you" } else { "other" };
        let name = names[self.seat];
        let led = trick.leader() == self.seat;
        let args = [("who", who.into()), ("name", name.into())];
        let below = y + grid.trick.height();
        // Your card lies lowest: its name may have to share the row of the You-line.
        let rows_left = end - below;
        let two_rows = rows_left >= 2 || !self.wins;
        // In a single row there is no word for who led: the sentence names what was led.
        let key = if led && !finished && two_rows { "card-led" } else { "card-of" };
        let first = words.with(key, &args);
        let wins = words.get(match (finished, own) {
            (false, true) => "card-you-win",
            (false, false) => "card-wins",
            (true, true) => "card-you-take",
            (true, false) => "card-takes",
        });
        let mut draw = |y: i32, line: &Line<'_>| {
            let width = line.width() as i32;
            let fits = width <= self.room.end - self.room.start;
            if fits {
                let centred = x + (grid.trick.width() - width).div_euclid(2);
                canvas.line(centred.min(self.room.end - width).max(self.room.start), y, line);
            }
            fits
        };
        let wins_line = Line::styled(wins.clone(), theme.bold());
        if two_rows {
            draw(below, &first.as_str().into());
            if self.wins {
                draw(below + 1, &wins_line);
            }
        } else {
            let both = words.with("card-both", &[("first", first.into()), ("wins", wins.into())]);
            // Whose card lies lowest is seen; that it wins is said as long as there is room.
            if !draw(below, &phrase(kit, &both)) {
                draw(below, &wins_line);
            }
        }
    }
}

/// The last trick in a box over the table, in the order of play.
pub(crate) fn last(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let table = play.view.table();
    let Some(trick) = table.tricks().last() else { return };
    let points = trick.points();
    let title = kit.words.with("last-trick-title", &[("points", points.into())]);
    let size = Size::M;
    let name = |seat| {
        let own = play.view.seat() == Some(seat);
        let who = if own { "you" } else { "other" };
        kit.words.with("card-of", &[("who", who.into()), ("name", say::name(play, seat).into())])
    };
    // As far apart as the names need.
    let widest = trick.iter().map(|(seat, _)| name(seat).width() as i32).max().unwrap_or(0);
    let step = (widest + 2).max(11);
    let (width, height) = (3 * step + 4, 8);
    let middle = grid.middle();
    let x = grid.table.centre() - width / 2 + 1;
    let y = middle.start + (middle.end - middle.start - height) / 2;
    // No card has been led since; the place of the next would look out from under the box.
    canvas.clear(rect(grid.table.x, middle.start, grid.table.width, middle.end - middle.start));
    frames::frame(canvas, kit, (x, y, width, height), &title);
    let winner = table.winner(trick);
    for ((seat, card), column) in trick.iter().zip(0..) {
        let left = x + 2 + column * step;
        let look = if winner == Some(seat) { Look::WINNER } else { Look::LAID };
        card::draw(canvas, kit, left + (step - size.width()) / 2, y + 1, size, card, look);
        canvas.line_centred(left, step, y + 6, &name(seat).as_str().into());
    }
}
