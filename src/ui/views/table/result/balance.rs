//! The last line of the result: everybody's total, and how it moves.

use ratatui::text::{Line, Span};

use crate::rules::{DealResult, Place, Row};
use crate::ui::draw::{Canvas, Grid, Kit, fitted};
use crate::ui::say;
use crate::ui::state::Play;

/// Between two totals.
const GAP: usize = 4;

pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    result: &DealResult,
) {
    let row = Row::new(0, play.view.seating(), result);
    let list = play.session.list();
    let (settings, mut standings) = (list.settings(), list.standings());
    let before = standings.totals(say::running(settings.scoring));
    standings.write(&row);
    let after = standings.totals(say::running(settings.scoring));
    let mut places: Vec<Place> = settings.table.places().collect();
    // Who wrote something stands last, else the person.
    let last = row.scores().first().map_or(Place::FIRST, |&(place, _)| place);
    places.sort_by_key(|&place| place == last);
    let moves = |place: Place| {
        let at = |totals: &[i32]| totals.get(place.index()).copied().unwrap_or_default();
        (at(&before), at(&after))
    };
    let width = |totals: &[Line<'_>], gap: usize| -> i32 {
        totals.iter().map(|total| total.width() + gap).sum::<usize>() as i32
    };
    // Long names are shortened rather than anybody left out.
    let mut gap = GAP;
    let mut totals = Vec::new();
    for (cells, brief) in [(usize::MAX, false), (8, false), (5, false), (3, false), (3, true)] {
        let total = |&place: &Place| {
            let name = fitted(say::player(&play.session, place), cells);
            total(kit, name, moves(place), brief)
        };
        totals = places.iter().map(total).collect();
        if width(&totals, gap) <= grid.table.width + gap as i32 {
            break;
        }
        gap = 2;
    }
    let mut x = grid.table.x;
    for total in &totals {
        x = canvas.line(x, grid.sentence(), total) + gap as i32;
    }
}

/// A name with its total, and the new one behind an arrow; in brief the new one alone.
fn total(kit: &Kit, name: String, (before, after): (i32, i32), brief: bool) -> Line<'static> {
    let (words, theme) = (&kit.words, &kit.theme);
    let mut spans = vec![Span::styled(name, theme.bold())];
    if after == before || !brief {
        spans.push(Span::styled(format!(" {}", words.signed(before)), theme.dim()));
    }
    if after != before {
        spans.push(Span::styled(format!(" {}", kit.glyphs.arrows[1]), theme.dim()));
        spans.push(Span::styled(format!(" {}", words.signed(after)), theme.bold()));
    }
    Line::from(spans)
}
