//! The trick on the table, and the last one in its box.

use crate::rules::{Seat, Trick};

use super::card::{self, Look, Size};
use super::layout::Grid;
use super::model::Play;
use super::{Canvas, Kit, boxes, say};

/// The trick as the seats lie: the one who plays next at the left, you in the middle and lower.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let view = &play.view;
    let table = view.table();
    let finished = play.shows_finished_trick();
    let trick = if finished { table.tricks().last() } else { Some(table.trick()) };
    let (Some(trick), Some(kind)) = (trick, table.kind()) else { return };
    let mut rows = grid.middle();
    // An open hand needs the rows of the backs.
    if view.open().is_some() {
        rows.start = rows.start.max(Grid::SEATS + 5);
    }
    let places = grid.trick_in(&rows);
    let bottom = play.bottom();
    let winning = trick.winning(kind).map(|(seat, _)| seat);
    let seats =
        [(bottom.next(), places.left), (bottom.next().next(), places.right), (bottom, places.own)];
    for (seat, (x, y)) in seats {
        match trick.card_of(seat) {
            Some(card) => {
                let wins = winning == Some(seat);
                let look = if wins { Look::WINNER } else { Look::LAID };
                card::draw(canvas, kit, x, y, grid.trick, card, look);
                let caption = Caption { kit, play, trick, seat, wins, finished };
                caption.draw(canvas, grid, (x, y), rows.end);
            }
            None if !finished && table.to_act() == Some(seat) => {
                card::draw_place(canvas, kit, x, y, grid.trick);
            }
            None => {}
        }
    }
}

/// What stands under a card on the table: whose it is, who led, who wins.
struct Caption<'a> {
    kit: &'a Kit,
    play: &'a Play,
    trick: &'a Trick,
    seat: Seat,
    wins: bool,
    finished: bool,
}

impl Caption<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, grid: &Grid, (x, y): (i32, i32), end: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let own = self.play.view.seat() == Some(self.seat);
        let who = if own { "you" } else { "other" };
        let name = say::name(self.play, self.seat);
        let led = self.trick.leader() == self.seat;
        let args = [("who", who.into()), ("name", name.into())];
        let below = y + grid.trick.height();
        // Your card lies lowest: its name may have to share the row of the You-line.
        let rows_left = end - below;
        let first = words.with(if led && !self.finished { "card-led" } else { "card-of" }, &args);
        let wins = words.get(match (self.finished, own) {
            (false, _) => "card-wins",
            (true, true) => "card-you-take",
            (true, false) => "card-takes",
        });
        let (cx, width) = (x - 4, grid.trick.width() + 8);
        if rows_left >= 2 || !self.wins {
            canvas.line_centred(cx, width, below, &first.as_str().into());
            if self.wins {
                let line = ratatui::text::Line::styled(wins, theme.bold());
                canvas.line_centred(cx, width, below + 1, &line);
            }
        } else {
            let both = words.with("card-both", &[("first", first.into()), ("wins", wins.into())]);
            canvas.line_centred(cx, width, below, &super::phrase::phrase(self.kit, &both));
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
    let (width, height) = (37, 8);
    let middle = grid.middle();
    let x = grid.table.centre() - width / 2 + 1;
    let y = middle.start + (middle.end - middle.start - height) / 2;
    boxes::frame(canvas, kit, (x, y, width, height), &title);
    let winner = table.winner(trick);
    for ((seat, card), left) in trick.iter().zip([x + 4, x + 15, x + 26]) {
        let look = if winner == Some(seat) { Look::WINNER } else { Look::LAID };
        card::draw(canvas, kit, left, y + 1, size, card, look);
        let own = play.view.seat() == Some(seat);
        let args = [
            ("who", if own { "you" } else { "other" }.into()),
            ("name", say::name(play, seat).into()),
        ];
        let name = kit.words.with("card-of", &args);
        canvas.line_centred(left - 1, size.width() + 2, y + 6, &name.as_str().into());
    }
}
