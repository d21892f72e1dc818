//! The last line of the result: everybody's total, and how it moves.

use ratatui::text::{Line, Span};

use crate::rules::{Outturn, Place, Row};
use crate::ui::canvas::Canvas;
use crate::ui::layout::Grid;
use crate::ui::model::Play;
use crate::ui::{Kit, say, sheet::fitted};

/// Between two totals.
const GAP: usize = 4;

pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    outturn: &Outturn,
) {
    let written = Row::new(0, play.view.seating(), outturn).scores();
    let mut places: Vec<Place> = play.session.list().settings().table.places().collect();
    // Who wrote something stands last, else the person.
    let last = written.first().map_or(Place::FIRST, |&(place, _)| place);
    places.sort_by_key(|&place| place == last);
    let score = |place| {
        let score = written.iter().find(|&&(by, _)| by == place);
        score.map(|&(_, score)| score)
    };
    let width = |totals: &[Line<'_>], gap: usize| -> i32 {
        totals.iter().map(|total| total.width() + gap).sum::<usize>() as i32
    };
    // Long names are shortened rather than anybody left out.
    let mut gap = GAP;
    let mut totals = Vec::new();
    for cells in [usize::MAX, 8, 5, 3] {
        totals = places.iter().map(|&place| total(kit, play, place, cells, score(place))).collect();
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

/// A name with its total, and the new one behind an arrow.
fn total(kit: &Kit, play: &Play, place: Place, cells: usize, score: Option<i32>) -> Line<'static> {
    let (words, theme) = (&kit.words, &kit.theme);
    let points = play.session.list().standings().account(place).points;
    let mut spans = vec![
        Span::styled(fitted(say::player(&play.session, place), cells), theme.bold()),
        Span::styled(format!(" {}", words.signed(points)), theme.dim()),
    ];
    if let Some(score) = score {
        spans.push(Span::styled(format!(" {}", kit.glyphs.arrows[1]), theme.dim()));
        let text = format!(" {}", words.signed(points + score));
        spans.push(Span::styled(text, theme.bold()));
    }
    Line::from(spans)
}
