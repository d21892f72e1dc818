//! The box that says why: what else may be done with its odds, and where those come from.

use crate::host::Advice;

use crate::ui::draw::{Canvas, Grid, Kit, flat, frames, phrase, wrapped};
use crate::ui::say::hint::{MOST, Words, basis, percent, tells_the_fear, widest};
use crate::ui::state::Play;

/// The columns of the box where no list stands beside the table.
const WIDTH: i32 = 24;
/// The columns of a number: a blank and three figures.
const NUMBER: i32 = 4;
/// The columns beside an option: the frame, a blank at each side, and the number.
const AROUND: i32 = 4 + NUMBER;

/// Draws the box, if it is open: at the right of the trick, or over the list beside the table.
pub(crate) fn why(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let Some(advice) = play.present_hint().filter(|hint| hint.is_open()).and(play.advice()) else {
        return;
    };
    let middle = grid.middle();
    let (x, width, rows) = match grid.side {
        Some(side) => (side.list.x, side.list.width, grid.height - 16),
        None => {
            let words = Words { kit, play, advice };
            let width = WIDTH.max(widest(&words.options()) + AROUND);
            (grid.page.end() - width, width, middle.end - middle.start)
        }
    };
    let content = Content::new(kit, grid, play, advice, (width - 2, rows - 2));
    let height = content.rows() + 2;
    let y = match grid.side {
        Some(_) => grid.height - 9 - height,
        None => middle.start,
    };
    frames::frame(canvas, kit, (x, y, width, height), &kit.words.get("hint-why"));
    content.draw(canvas, (x + 1, y + 1));
}

/// The content of the box.
struct Content<'a> {
    kit: &'a Kit,
    /// The options with their odds, each true if it is what the player would do.
    options: Vec<(String, u8, bool)>,
    /// Rows of text below, and whether a blank row parts them from the options.
    text: Vec<String>,
    parted: bool,
    width: i32,
}

impl<'a> Content<'a> {
    fn new(
        kit: &'a Kit,
        grid: &Grid,
        play: &Play,
        advice: &Advice,
        (width, rows): (i32, i32),
    ) -> Self {
        let words = Words { kit, play, advice };
        let odds = advice.options.iter().map(|odds| (percent(odds.chance), odds.mv == advice.mv));
        let options = words.options().into_iter().zip(odds).take(MOST);
        let mut options: Vec<_> =
            options.map(|(label, (percent, first))| (label, percent, first)).collect();
        // What the sentence had no room for comes first. A text that does not fit is left out, and
        // two options are always kept.
        let fear = words.fear().filter(|_| !tells_the_fear(kit, play, advice, grid.table.width));
        let basis = basis(&words, advice.basis, grid.side.is_none());
        let least = options.len().min(2) as i32;
        let mut text: Vec<String> = Vec::new();
        for more in fear.into_iter().chain([basis]) {
            let more = wrapped(&more, width - 2);
            if least + (text.len() + more.len()) as i32 <= rows {
                text.extend(more);
            }
        }
        let parted = (options.len() + 1 + text.len()) as i32 <= rows && !options.is_empty();
        options.truncate((rows - text.len() as i32).max(0) as usize);
        Self { kit, options, text, parted, width }
    }

    fn rows(&self) -> i32 {
        (self.options.len() + self.text.len()) as i32 + i32::from(self.parted)
    }

    fn draw(&self, canvas: &mut Canvas<'_>, (x, y): (i32, i32)) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let labels: Vec<String> = self.options.iter().map(|(label, ..)| label.clone()).collect();
        let bar = x + 1 + widest(&labels) + 1;
        let end = x + self.width - 1;
        let length = end - NUMBER - bar;
        let mut row = y;
        for (label, percent, first) in &self.options {
            canvas.line(x + 1, row, &phrase(self.kit, label));
            let won = length * i32::from(*percent) / 100;
            let style = match first {
                true => theme.accent().patch(theme.bold()),
                false => theme.normal(),
            };
            canvas.row(bar, row, length.max(0), self.kit.glyphs.dashed, theme.dim());
            canvas.row(bar, row, won.max(0), self.kit.glyphs.heavy, style);
            let style = if *first { theme.bold() } else { theme.normal() };
            canvas.text_right(end, row, &words.number(*percent), style);
            row += 1;
        }
        row += i32::from(self.parted);
        for (row, text) in (row..).zip(&self.text) {
            canvas.line(x + 1, row, &flat(text, theme.dim()));
        }
    }
}
