//! Choices: words on the sentence's row, the one that Enter takes in reverse.

use crate::ui::draw::{Canvas, Grid, Kit, lettered};
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
        let style = if choice.focused { kit.theme.focus() } else { kit.theme.normal() };
        let text = lettered(kit, &format!(" {} ", choice.text), choice.hot, style);
        canvas.line(columns.start, grid.sentence(), &text);
        end = columns.end;
    }
    end
}
