//! The graph: the chance of the person's side after every step, and below it what would have come
//! with open cards.

use ratatui::style::Style;

use crate::rules::Move;
use crate::study::review::{Grade, Step, Subject};

use crate::ui::draw::{Canvas, Grid, Kit};
use crate::ui::pages::review::state::Review;
use crate::ui::say::review::sign;
use crate::ui::state::{Reviewing, chance_before, is_error};

/// The parts of a deal: the auction, what the declarer does before the first card, ten tricks.
const PARTS: usize = 12;
/// The first of the columns, behind the figures of the axis.
const LEFT: i32 = 6;

/// The part of a deal that each step belongs to.
pub(crate) fn parts(of: &Reviewing) -> Vec<usize> {
    let mut cards = 0;
    let part = |step: &Step| {
        let part = match step.subject {
            Some(Subject::Bid) => 0,
            _ if cards == 0 && !matches!(step.mv, Move::Play(_)) => 1,
            // What is said between the cards belongs to the trick before.
            None | Some(Subject::Double) => 2 + (cards - 1).max(0) / 3,
            _ => 2 + cards / 3,
        };
        cards += i32::from(matches!(step.mv, Move::Play(_)));
        (part as usize).min(PARTS - 1)
    };
    of.steps.iter().map(part).collect()
}

/// The rows and columns of the graph.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Graph {
    x: i32,
    y: i32,
    rows: i32,
    /// The columns of a step.
    wide: i32,
}

impl Graph {
    pub(crate) const fn new(grid: &Grid) -> Self {
        let rows = if grid.height < 30 { 4 } else { 6 };
        let wide = if grid.width < 120 { 1 } else { 2 };
        Self { x: grid.page.x + LEFT, y: Grid::RULE + 1, rows, wide }
    }

    /// The row below everything.
    pub(crate) const fn end(&self) -> i32 {
        self.y + self.rows + 3
    }

    /// The column behind the last part.
    pub(crate) const fn right(&self) -> i32 {
        self.part(PARTS) - 1
    }

    /// The first column of a part; the names of the first two need one more.
    const fn part(&self, part: usize) -> i32 {
        let more = if part < 2 { part } else { 2 };
        self.x + part as i32 * (3 * self.wide + 1) + more as i32
    }

    /// The step that each column of a part shows. Steps of a trick have a column each; others share
    /// the columns there are, and an error is seen before all else.
    fn columns(&self, of: &Reviewing, steps: &[usize], part: usize) -> Vec<Option<usize>> {
        let columns = 3 * self.wide as usize;
        let tricks = part > 1 && steps.len() <= 3;
        let step = |column: usize| {
            if tricks {
                return steps.get(column / self.wide as usize).copied();
            }
            let from = column * steps.len() / columns;
            let to = ((column + 1) * steps.len()).div_ceil(columns).max(from + 1);
            let shown = steps.get(from..to.min(steps.len()))?;
            let error = |at: &&usize| of.steps[**at].decision.as_ref().is_some_and(is_error);
            shown.iter().find(error).or(shown.last()).copied()
        };
        (0..columns).map(step).collect()
    }

    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, kit: &Kit, page: &Review) {
        let (words, theme) = (&kit.words, &kit.theme);
        let (top, half, foot) = (self.y, self.y + self.rows / 2, self.y + self.rows - 1);
        for (y, number) in [(top, 100), (half, 50), (foot, 0)] {
            canvas.text_right(self.x - 3, y, &words.number(number), theme.dim());
        }
        let open = words.get("review-open");
        canvas.text(self.x - LEFT, foot + 2, &open, theme.dim());
        canvas.row(self.x, half, self.right() - self.x, kit.glyphs.dot, theme.dim());
        let parts = parts(&page.of);
        for part in 0..PARTS {
            let steps: Vec<usize> = (0..parts.len()).filter(|&at| parts[at] == part).collect();
            let x = self.part(part);
            let here = parts.get(page.at) == Some(&part);
            self.label(canvas, kit, part, here);
            let columns = self.columns(&page.of, &steps, part);
            for (x, at) in (x..).zip(&columns) {
                if let Some(at) = *at {
                    self.column(canvas, kit, page, x, at);
                }
            }
            // The sign of an error stands under its first column.
            let mut signed = None;
            for (x, at) in (x..).zip(&columns) {
                let grade = at.and_then(|at| page.of.steps[at].decision.as_ref()?.grade);
                if let (Some(at), Some(grade)) = (at, grade)
                    && grade >= Grade::Slip
                    && signed.replace(at) != Some(at)
                {
                    canvas.text(x, foot + 1, &words.spell(sign(grade)), graded(kit, grade));
                }
            }
        }
    }

    fn label(&self, canvas: &mut Canvas<'_>, kit: &Kit, part: usize, here: bool) {
        let theme = &kit.theme;
        let style = if here { theme.accent().patch(theme.bold()) } else { theme.dim() };
        let (x, y, width) = (self.part(part), self.y + self.rows + 2, 3 * self.wide);
        let text = match part {
            0 => kit.words.get("review-bid"),
            1 => kit.words.get("review-skat"),
            trick => kit.words.number(trick as i64 - 1),
        };
        let before = if part > 1 { (width - text.len() as i32) / 2 } else { 0 };
        canvas.text(x + before, y, &text, style);
    }

    /// The column of a step: its chance, over it what an error has lost, and the truth below.
    fn column(&self, canvas: &mut Canvas<'_>, kit: &Kit, page: &Review, x: i32, at: usize) {
        let (of, theme, glyphs) = (&page.of, &kit.theme, kit.glyphs);
        let foot = self.y + self.rows - 1;
        match of.wins_open(at).or_else(|| first_truth(of, at)) {
            Some(true) => canvas.sign(x, foot + 2, glyphs.heavy, theme.good()),
            Some(false) => canvas.sign(x, foot + 2, glyphs.dashed, theme.dim()),
            None => {}
        }
        let Some(chance) = of.chance(at) else {
            canvas.sign(x, foot, glyphs.dot, theme.dim());
            return;
        };
        let error = of.steps[at].decision.as_ref().filter(|decision| is_error(decision));
        let grade = error.and_then(|decision| decision.grade);
        let style = grade.map_or_else(|| theme.dim(), |grade| graded(kit, grade));
        let eighths = self.eighths(chance).max(1);
        let lost = error.map_or(0, |decision| self.eighths(chance_before(decision)));
        for row in 0..self.rows {
            let filled = (eighths - 8 * row).clamp(0, 8);
            let y = foot - row;
            if filled > 0 {
                canvas.sign(x, y, glyphs.columns[filled as usize - 1], style);
            } else if lost > 8 * row + 4 {
                canvas.sign(x, y, glyphs.back, style.patch(theme.dim()));
            }
        }
    }

    fn eighths(&self, chance: f64) -> i32 {
        (chance * f64::from(8 * self.rows)).round() as i32
    }
}

/// The truth before the first card, for the steps in which the declarer has made the game what it
/// is.
fn first_truth(of: &Reviewing, at: usize) -> Option<bool> {
    let declares = matches!(of.steps[at].mv, Move::Declare(..));
    let (_, first) = of.steps.iter().enumerate().find(|(_, step)| step.open.is_some())?;
    let open = first.open.filter(|_| declares)?;
    Some((open.won != open.turned) == of.declares())
}

/// The style of a grade.
pub(crate) fn graded(kit: &Kit, grade: Grade) -> Style {
    match grade {
        Grade::Right | Grade::Fine => kit.theme.dim(),
        Grade::Slip | Grade::Mistake => kit.theme.warn(),
        Grade::Blunder => kit.theme.bad().patch(kit.theme.bold()),
    }
}
