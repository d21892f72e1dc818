//! The seats: the head, the two seats above, and the line of the person.

use std::ops::Range;

use ratatui::text::Line;

use crate::rules::{Place, Seat};
use crate::text::Arg;

use crate::ui::draw::card::draw_backs;
use crate::ui::draw::{
    Align, Canvas, Columns, Fan, Grid, Kit, Marks, SeatSide, Size, Spacing, flat, phrase,
};
use crate::ui::say::seats::{brief_place, does, part, place, plays};
use crate::ui::say::{self, heads};
use crate::ui::state::Play;

/// The first row and the rule under it, from words for the left and the right.
pub(crate) fn head(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, left: &str, right: &str) {
    let (mut left, mut right) = (left, right);
    let width = |text: &str| phrase(kit, text).width() as i32;
    // Where both do not fit, the last of what is told at the right goes, then at the left.
    while width(left) + 2 + width(right) > grid.page.width {
        match (without_last(right), without_last(left)) {
            (Some(before), _) => right = before,
            (None, Some(before)) => left = before,
            (None, None) => break,
        }
    }
    canvas.line(grid.page.x, Grid::HEAD, &phrase(kit, left));
    canvas.line_right(grid.page.end(), Grid::HEAD, &phrase(kit, right));
    canvas.row(grid.page.x, Grid::RULE, grid.page.width, kit.glyphs.rule, kit.theme.dim());
}

/// A text up to its last dot between two things, whatever the dot is set in.
fn without_last(text: &str) -> Option<&str> {
    let is_dot = |&(at, sign): &(usize, char)| {
        let before = text[..at].ends_with([' ', '⟪']);
        let after = text[at + sign.len_utf8()..].starts_with([' ', '⟫']);
        "·.".contains(sign) && before && after
    };
    let (at, _) = text.char_indices().rev().find(is_dot)?;
    Some(text[..at].trim_end_matches([' ', '⟪']))
}

/// The head of a running deal: what is happening, and at the right where.
pub(crate) fn table_head(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    right: &str,
) {
    head(canvas, kit, grid, &heads::happens(kit, play), right);
}

/// Both seats at the upper edge: name and total, place and part, cards held.
pub(crate) fn seats(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let (left, right) = (play.left(), play.right());
    let mut parts = [(left, SeatSide::Left), (right, SeatSide::Right)]
        .map(|(seat, side)| part(kit, play, seat, side));
    // Where both do not fit, the place goes and what is done or said stays.
    if (parts[0].width() + 2 + parts[1].width()) as i32 > grid.table.width {
        parts = [(left, SeatSide::Left), (right, SeatSide::Right)].map(|(seat, side)| {
            does(kit, play, seat)
                .map_or_else(|| part(kit, play, seat, side), |does| phrase(kit, &does))
        });
    }
    let [of_left, of_right] = parts;
    seat(canvas, kit, grid, play, (left, SeatSide::Left), &of_left);
    seat(canvas, kit, grid, play, (right, SeatSide::Right), &of_right);
    if play.plays() {
        for of in [(left, SeatSide::Left), (right, SeatSide::Right)] {
            held(canvas, kit, grid, play, of);
        }
    }
}

fn seat(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    (seat, side): (Seat, SeatSide),
    part: &Line<'_>,
) {
    let theme = &kit.theme;
    let place = play.view.seating().place(seat);
    let total = kit.words.signed(say::total(&play.session, place));
    let turn = play.view.table().to_act() == Some(seat) && play.wait.is_none();
    let y = Grid::SEATS;
    let name = say::name(play, seat);
    match side {
        SeatSide::Left => {
            let mut x = grid.table.x;
            if turn {
                canvas.sign(x, y, kit.glyphs.turn, theme.accent());
                x += 2;
            }
            let x = canvas.text(x, y, name, theme.bold());
            canvas.text(x + 2, y, &total, theme.dim());
            canvas.line(grid.table.x, y + 1, part);
        }
        SeatSide::Right => {
            let mut x = canvas.text_right(grid.table.end(), y, name, theme.bold());
            if turn {
                canvas.sign(x - 2, y, kit.glyphs.turn, theme.accent());
                x -= 2;
            }
            canvas.text_right(x - 2, y, &total, theme.dim());
            canvas.line_right(grid.table.end(), y + 1, part);
        }
    }
}

/// The cards a seat holds: backs and their number, or an ouvert hand.
fn held(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    (seat, side): (Seat, SeatSide),
) {
    let table = play.view.table();
    let y = Grid::SEATS + 2;
    let declarer = table.declarer() == Some(seat);
    let open_hand = play.open_hand();
    let edge = match side {
        SeatSide::Left => grid.table.x,
        SeatSide::Right => grid.table.end(),
    };
    if let (Some(open), true) = (open_hand, declarer) {
        let groups = kit.sorting.hand.by_game().groups(&open);
        let width = 47.min(grid.table.width - 5);
        let spacing = Spacing::fit(Size::Xs, width, open.cards.len(), groups.len());
        let (columns, align) = match side {
            SeatSide::Left => (Columns { x: edge, width }, Align::Left),
            SeatSide::Right => (Columns { x: edge - width, width }, Align::Right),
        };
        Fan::new(&groups, spacing, columns, y, align).draw(canvas, kit, &Marks::default());
    } else if open_hand.is_some() && grid.table.width < 60 {
        // Beside an open hand there is room for the number only.
        let number = kit.words.number(table.held(seat) as i64);
        match side {
            SeatSide::Left => canvas.text(edge, y, &number, kit.theme.normal()),
            SeatSide::Right => canvas.text_right(edge, y, &number, kit.theme.normal()),
        };
    } else {
        let tall = grid.tall_backs && open_hand.is_none();
        draw_backs(canvas, kit, edge, y, side, table.held(seat), tall);
    }
}

/// The line over the hand: whose turn, name, total, part; at the right what belongs to the hand.
/// Returns the columns left free between the two.
pub(crate) fn you_line(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    y: i32,
    right: Option<&str>,
) -> Range<i32> {
    let (theme, view) = (&kit.theme, &play.view);
    let mut x = grid.table.x;
    let own = view.seat();
    if own.is_some() && view.table().to_act() == own {
        canvas.sign(x, y, kit.glyphs.turn, theme.accent());
        x += 2;
    }
    let x = canvas.text(x, y, say::player(&play.session, Place::FIRST), theme.bold());
    let total = kit.words.signed(say::total(&play.session, Place::FIRST));
    let x = canvas.text(x + 2, y, &total, theme.dim());
    let right = right.map(|right| phrase(kit, right));
    let end = right.as_ref().map_or(grid.table.end(), |r| grid.table.end() - r.width() as i32 - 2);
    let texts = match own {
        None => vec![kit.words.get("seat-sits-out")],
        Some(seat) => {
            let place = place(kit, play, seat);
            match does(kit, play, seat).filter(|_| plays(play)) {
                Some(part) => {
                    let args = [("place", place.into()), ("part", part.as_str().into())];
                    vec![kit.words.with("you-part", &args), part]
                }
                None => {
                    let brief = kit.words.get(brief_place(seat));
                    let line =
                        |place: String| kit.words.with("you-place", &[("place", place.into())]);
                    vec![line(place), line(brief)]
                }
            }
        }
    };
    // Where both do not fit, the part stays, or the place alone; what somebody wants counted goes
    // before either.
    let lines: Vec<Line<'_>> = texts.iter().map(|text| phrase(kit, text)).collect();
    let fits = |line: &&Line<'_>| x + 2 + line.width() as i32 <= end;
    let line = lines
        .iter()
        .find(fits)
        .or(lines.last().filter(|_| right.is_none()))
        .cloned()
        .unwrap_or_default();
    let x = canvas.line(x + 2, y, &line);
    let end = match right {
        Some(right) => Some(canvas.line_right(grid.table.end(), y, &right)),
        None => absent(canvas, kit, grid, play, x, y),
    };
    x + 2..end.map_or(grid.table.end(), |end| end - 2)
}

/// At a table of four: who sits out, or who sits opposite while the person does. Returns where it
/// begins.
fn absent(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    from: i32,
    y: i32,
) -> Option<i32> {
    let seating = play.view.seating();
    let (place, parts) = match (play.view.seat(), seating.sits_out()) {
        (None, _) => {
            let middle = play.middle();
            let full = part(kit, play, middle, SeatSide::Right).to_string();
            let does = does(kit, play, middle).unwrap_or_default();
            (seating.place(middle), [full, flat(&does, kit.theme.normal()).to_string()])
        }
        (Some(_), Some(sitter)) => (
            sitter,
            ["seat-dealer-sits-out", "seat-dealer-sits-out-brief"].map(|key| kit.words.get(key)),
        ),
        (Some(_), None) => return None,
    };
    // The longest form there is room for.
    let forms = parts.iter().map(String::as_str).chain([""]).map(|part| {
        let args: [(&str, Arg<'_>); 3] = [
            ("name", say::player(&play.session, place).into()),
            ("total", kit.words.signed(say::total(&play.session, place)).into()),
            ("part", part.into()),
        ];
        let text = kit.words.with("seat-absent", &args);
        // Without a part the total ends the line.
        phrase(kit, text.trim_end_matches([' ', '⟫']))
    });
    let fits = |line: &Line<'_>| grid.table.end() - line.width() as i32 > from + 1;
    let line = forms.into_iter().find(fits)?;
    Some(canvas.line_right(grid.table.end(), y, &line))
}
