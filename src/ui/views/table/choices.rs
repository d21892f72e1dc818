//! Choices: words on the sentence's row, the one that Enter takes in reverse.

use ratatui::text::{Line, Span};

use crate::ui::draw::{Canvas, Grid, Kit};
use crate::ui::say::choices::Choice;

/// The choices with the columns they take.
pub(crate) fn laid_out(grid: &Grid, choices: &[Choice]) -> Vec<(std::ops::Range<i32>, Choice)> {
    use unicode_width::UnicodeWidthStr;
    let mut x = grid.table.x;
    choices
        .iter()
        .map(|choice| {
            let columns = x..x + choice.text.width() as i32 + 2;
            x = columns.end + 2;
            (columns, choice.clone())
        })
        .collect()
}

/// Draws the choices and returns the column behind them.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, choices: &[Choice]) -> i32 {
    let mut end = grid.table.x;
    for (columns, choice) in laid_out(grid, choices) {
        canvas.line(columns.start, grid.sentence(), &line(kit, &choice));
        end = columns.end;
    }
    end
}

fn line(kit: &Kit, choice: &Choice) -> Line<'static> {
    let style = if choice.focused { kit.theme.focus() } else { kit.theme.normal() };
    let text = format!(" {} ", choice.text);
    let hot = choice
        .hot
        .and_then(|hot| text.char_indices().find(|(_, c)| c.to_lowercase().eq(hot.to_lowercase())));
    match hot {
        Some((at, c)) => {
            let (before, rest) = text.split_at(at);
            let (letter, after) = rest.split_at(c.len_utf8());
            Line::from(vec![
                Span::styled(before.to_owned(), style),
                Span::styled(letter.to_owned(), style.patch(kit.theme.hot())),
                Span::styled(after.to_owned(), style),
            ])
        }
        None => Line::from(Span::styled(text, style)),
    }
}
