//! The table of decisions: errors one by one, and what was right together.

use crate::study::review::{Decision, Grade, Subject};
use crate::text::Arg;

use crate::ui::draw::{Canvas, Columns, Kit, fitted, phrase};
use crate::ui::pages::review::state::Review;
use crate::ui::pages::review::{graph::graded, say};
use crate::ui::say::review::{deed, sign};
use crate::ui::state::{Reviewing, is_error};

/// A line of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Row {
    /// The places of its steps, at least one.
    pub(crate) steps: Vec<usize>,
}

impl Row {
    /// The lines of what has been judged.
    pub(crate) fn all(of: &Reviewing) -> Vec<Self> {
        let mut rows: Vec<Self> = Vec::new();
        // Right words of the auction share a line, and so do right cards, which stand last.
        let (mut auction, mut cards) = (None, Self { steps: Vec::new() });
        for (at, decision) in of.decisions().filter(|(_, decision)| decision.grade.is_some()) {
            match decision.subject {
                _ if is_error(decision) => rows.push(Self { steps: vec![at] }),
                Subject::Play => cards.steps.push(at),
                Subject::Bid => {
                    let row = *auction.get_or_insert_with(|| {
                        rows.push(Self { steps: Vec::new() });
                        rows.len() - 1
                    });
                    rows[row].steps.push(at);
                }
                _ => rows.push(Self { steps: vec![at] }),
            }
        }
        rows.extend(Some(cards).filter(|cards| !cards.steps.is_empty()));
        rows
    }

    /// The line of a step, or the last one before it.
    pub(crate) fn of(rows: &[Self], at: usize) -> usize {
        let own = rows.iter().position(|row| row.steps.contains(&at));
        own.or_else(|| rows.iter().rposition(|row| row.steps[0] <= at)).unwrap_or(0)
    }

    /// Its decision, which stands for those that share the line.
    pub(crate) fn decision<'a>(&self, of: &'a Reviewing) -> Option<&'a Decision> {
        of.steps[*self.steps.last()?].decision.as_ref()
    }

    /// What it was about: "auction", "trick 4", "tricks 2 5 7".
    pub(crate) fn label(&self, kit: &Kit, of: &Reviewing) -> String {
        match self.decision(of).map(|decision| decision.subject) {
            Some(Subject::Bid) => kit.words.get("review-row-bid"),
            Some(Subject::Hand) => kit.words.get("review-row-skat"),
            Some(Subject::Discard) => kit.words.get("review-row-discard"),
            Some(Subject::Announce) => kit.words.get("review-row-game"),
            Some(Subject::Double) => kit.words.get("round-kontra"),
            _ => {
                let steps = self.steps.iter();
                let tricks: Vec<usize> = steps.map(|&at| say::trick(of, at)).collect();
                let args: [(&str, Arg<'_>); 2] =
                    [("count", tricks.len().into()), ("tricks", runs(&tricks).into())];
                kit.words.with("review-row-tricks", &args)
            }
        }
    }

    /// The deed that is named; none where cards share the line.
    pub(crate) fn deed(&self, kit: &Kit, of: &Reviewing) -> String {
        let decision = self
            .decision(of)
            .filter(|decision| self.steps.len() == 1 || decision.subject != Subject::Play);
        decision.map_or_else(String::new, |decision| deed(&kit.words, decision, decision.made))
    }
}

/// Numbers in their order, those that follow each other as a run: "1 3–6 8".
fn runs(numbers: &[usize]) -> String {
    let runs = numbers.chunk_by(|a, b| a + 1 == *b);
    let run = |run: &[usize]| match run {
        [first, _, .., last] => format!("{first}–{last}"),
        few => few.iter().map(usize::to_string).collect::<Vec<_>>().join(" "),
    };
    runs.map(run).collect::<Vec<_>>().join(" ")
}

/// The columns of the table.
#[derive(Debug, Clone, Copy)]
struct Places {
    done: i32,
    /// Beside the step there is no room for the better choice, nor for the truth.
    better: Option<i32>,
    grade: i32,
    share: i32,
    points: i32,
}

/// Draws the table from row `y` on, in so many rows at most.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    page: &Review,
    place: Columns,
    y: i32,
    rows: i32,
) {
    let (words, theme, of) = (&kit.words, &kit.theme, &page.of);
    let x = place.x + 2;
    let wide = place.width >= 70;
    let places = match wide {
        true => Places {
            done: x + 16,
            better: Some(x + 25),
            grade: x + 34,
            share: x + 53,
            points: x + 61,
        },
        false => Places {
            done: x + 11,
            better: None,
            grade: x + 23,
            share: place.end() - 7,
            points: place.end(),
        },
    };
    canvas.text(x, y, &words.get("review-decisions"), theme.bold());
    if wide {
        canvas.text(places.done, y, &words.get("review-you"), theme.dim());
        canvas.text(places.grade, y, &words.get("review-grade"), theme.dim());
        canvas.text_right(place.end(), y, &words.get("review-open-cards"), theme.dim());
    }
    if let Some(better) = places.better {
        canvas.text(better, y, &words.get("review-better"), theme.dim());
    }
    canvas.text_right(places.share, y, &words.get("review-of-hundred"), theme.dim());
    canvas.text_right(places.points, y, &words.get("review-cost"), theme.dim());
    let all = Row::all(of);
    let cursor = Row::of(&all, page.at);
    let shown = (rows - 3).max(1) as usize;
    let first = (cursor + 1).saturating_sub(shown).min(all.len().saturating_sub(shown));
    let mut row = y + 1;
    for (index, line) in all.iter().enumerate().skip(first).take(shown) {
        let Some(decision) = line.decision(of) else { continue };
        let grade = decision.grade.unwrap_or(Grade::Right);
        let error = grade >= Grade::Slip;
        let label = match (index == cursor, error) {
            (true, _) => theme.accent().patch(theme.bold()),
            (false, true) => theme.normal(),
            (false, false) => theme.dim(),
        };
        if index == cursor {
            canvas.sign(place.x, row, kit.glyphs.turn, theme.accent());
        }
        let part = |width: i32, text: &str| fitted(text, width as usize);
        let done = line.deed(kit, of);
        let end = if done.is_empty() { places.grade - 2 } else { places.done };
        canvas.text(x, row, &part(end - 1 - x, &line.label(kit, of)), label);
        let room = places.better.unwrap_or(places.grade - 2) - places.done - 1;
        canvas.line(places.done, row, &phrase(kit, &part(room, &done)));
        if let (Some(better), true) = (places.better, error) {
            let best = deed(words, decision, decision.best());
            canvas.line(better, row, &phrase(kit, &part(places.grade - 2 - better, &best)));
        }
        let style = graded(kit, grade);
        if error {
            canvas.text(places.grade - 2, row, &words.spell(sign(grade)), style);
        }
        canvas.text(places.grade, row, &say::grade(kit, grade), style);
        if error {
            let share = words.signed(-(decision.lost * 100.0).round() as i64);
            let points = words.signed(-decision.price.round() as i64);
            canvas.text_right(places.share, row, &share, theme.bad());
            canvas.text_right(places.points, row, &points, theme.bad());
        }
        if let (true, Some(open), [_]) = (wide, decision.open, &line.steps[..])
            && let Some(values) = say::open_values(kit, of, open)
        {
            canvas.text_right(place.end(), row, &values, theme.bold());
        }
        row += 1;
    }
    canvas.row(x, row, place.end() - x, kit.glyphs.rule, theme.dim());
    let judged = of.decisions().filter(|(_, decision)| decision.grade.is_some()).count();
    let errors: Vec<&Decision> = of.errors().map(|(_, decision)| decision).collect();
    let args = [("errors", errors.len().into()), ("all", judged.into())];
    canvas.line(x, row + 1, &phrase(kit, &words.with("review-errors-of", &args)));
    if !errors.is_empty() {
        let share: f64 = errors.iter().map(|decision| decision.lost * 100.0).sum();
        let points: f64 = errors.iter().map(|decision| decision.price).sum();
        let style = theme.bad().patch(theme.bold());
        for (end, sum) in [(places.share, share), (places.points, points)] {
            canvas.text_right(end, row + 1, &words.signed(-sum.round() as i64), style);
        }
    }
}
