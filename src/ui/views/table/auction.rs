//! The auction: one question, and the ladder of values with who has said what.

use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::rules::{Bid, Move, Seat};

use crate::ui::draw::{Canvas, Columns, Grid, Kit};
use crate::ui::say;
use crate::ui::say::auction::{Auction, passed_at, said};
use crate::ui::state::{Play, Prompt};

/// The rows from the question to the last seat, with one blank row more than at 24 rows.
const BLOCK: i32 = 9;
/// The columns of one value: three figures and a blank.
const STEP: i32 = 4;

/// Draws the question and the ladder between the seats and the You-line.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let first = Grid::SEATS + 2;
    let y = first + (grid.you() - first - BLOCK).max(0) / 3;
    question(canvas, kit, grid, play, y);
    ladder(canvas, kit, grid, play, y + 4);
}

/// Draws the question in row `y`, and what goes with it in the next.
pub(crate) fn question(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play, y: i32) {
    let (question, remark) = Auction { kit, play }.question(grid.table.width);
    for (y, line) in [(y, question), (y + 1, remark)] {
        canvas.line_centred(grid.table.x, grid.table.width, y, &line);
    }
}

/// The rows of the ladder: the values, and a row to each seat.
pub(crate) const LADDER: i32 = 4;

/// Draws the ladder alone, from row `y` on.
pub(crate) fn ladder(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play, y: i32) {
    let ladder = Ladder::new(kit, play, grid.table);
    ladder.values(canvas, y);
    for (y, seat) in (y + 1..).zip(ORDER) {
        ladder.seat(canvas, y, seat);
    }
}

/// The seats in the order in which they first speak.
const ORDER: [Seat; 3] = [Seat::Middlehand, Seat::Forehand, Seat::Rearhand];

/// The word of a seat about a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Word {
    Named,
    Held,
}

/// The value that is asked, or lies on the button.
pub(crate) fn asked(play: &Play) -> Option<Bid> {
    match &play.prompt {
        Prompt::Call(call) => call.value,
        _ => play.view.table().to_answer().map(|(_, bid)| bid),
    }
}

/// So many values in a row: the current one, the least if there is none, and some of the way ahead.
pub(crate) fn in_sight(current: Option<Bid>, count: i32) -> Vec<Bid> {
    let values: Vec<Bid> = Bid::all().collect();
    let count = count.clamp(1, values.len() as i32) as usize;
    let at = values.iter().position(|&bid| Some(bid) == current).unwrap_or(0);
    let start = (at + 1 + count / 3).saturating_sub(count).min(values.len() - count);
    values[start..start + count].to_vec()
}

/// The values on one axis, as many as fit, and a row to each seat on the same axis.
struct Ladder<'a> {
    kit: &'a Kit,
    play: &'a Play,
    place: Columns,
    /// The column of the first value.
    x: i32,
    /// The values in sight.
    window: Vec<Bid>,
    /// The value that is asked, or lies on the button.
    asked: Option<Bid>,
}

impl<'a> Ladder<'a> {
    fn new(kit: &'a Kit, play: &'a Play, place: Columns) -> Self {
        let auction = play.view.table().auction();
        let asked = asked(play);
        let widest = ORDER.map(|seat| say::name(play, seat).width() as i32);
        let labels = (widest.into_iter().max().unwrap_or(0) + 3).clamp(10, place.width / 3);
        // A blank and the sign that more follow stand behind the last one.
        let mut window = in_sight(asked.or(auction.last()), (place.width - labels - 1) / STEP);
        let count = window.len();
        // Who passes at the very last value says so behind what was said about those before.
        let said = kit.words.get("ladder-passed").width() as i32;
        let left = place.width - labels - (count as i32 - 1) * STEP;
        if window.last() == Some(&Bid::MOST) && left < said && count > 1 {
            window.remove(0);
        }
        Self { kit, play, place, x: place.x + labels, window, asked }
    }

    /// The column of a value; one out of sight is taken for the nearest in sight.
    fn column(&self, bid: Bid) -> i32 {
        let at = self.window.iter().position(|&shown| shown >= bid);
        self.x + at.unwrap_or(self.window.len() - 1) as i32 * STEP
    }

    fn shows(&self, bid: Bid) -> bool {
        self.window.contains(&bid)
    }

    fn values(&self, canvas: &mut Canvas<'_>, y: i32) {
        let theme = &self.kit.theme;
        let own_turn = self.play.view.my_turn();
        let last = self.play.view.table().auction().last();
        for &bid in &self.window {
            let style = if self.asked == Some(bid) {
                // Reverse says "here you act", so it is kept for the person.
                if own_turn { theme.focus() } else { theme.bold() }
            } else if last.is_some_and(|last| bid <= last) {
                theme.dim()
            } else {
                theme.normal()
            };
            let text = format!("{:>3} ", self.kit.words.number(bid.value()));
            canvas.text(self.column(bid), y, &text, style);
        }
        let [left, right] = self.kit.glyphs.around;
        if self.window.first() != Some(&Bid::LEAST) {
            canvas.sign(self.x - 1, y, left, theme.dim());
        }
        if self.window.last() != Some(&Bid::MOST) {
            let end = self.x + self.window.len() as i32 * STEP;
            canvas.sign(end.min(self.place.end() - 1), y, right, theme.dim());
        }
    }

    /// The words of a seat, each with its value.
    fn words(&self, seat: Seat) -> Vec<(Bid, Word)> {
        let mut last = Bid::LEAST;
        let mut words = Vec::new();
        for (by, mv) in said(self.play) {
            if let Move::Bid(bid) = mv {
                last = bid;
            }
            match mv {
                Move::Bid(_) if by == seat => words.push((last, Word::Named)),
                Move::Hold if by == seat => words.push((last, Word::Held)),
                _ => {}
            }
        }
        words
    }

    fn seat(&self, canvas: &mut Canvas<'_>, y: i32, seat: Seat) {
        let (theme, words) = (&self.kit.theme, &self.kit.words);
        let said = self.words(seat);
        let passed = passed_at(self.play, seat);
        let acts = self.play.view.table().to_act() == Some(seat);
        let silent = said.is_empty() && !acts || passed.is_some();
        let style = if silent { theme.dim() } else { theme.normal() };
        // A long name ends where the values begin.
        let (left, width) = (self.place.x + 1, self.x - self.place.x - 3);
        canvas.line(left, y, &shortened(self.kit, say::name(self.play, seat), width, style));
        for &(bid, word) in said.iter().filter(|&&(bid, _)| self.shows(bid)) {
            let x = self.column(bid);
            match word {
                Word::Named => canvas.sign(x + 1, y, self.kit.glyphs.said, theme.normal()),
                Word::Held => {
                    canvas.text(x, y, &words.get("ladder-held"), theme.normal());
                }
            }
        }
        let put = |canvas: &mut Canvas<'_>, x: i32, text: &str, style: Style| {
            let last = self.place.end() - text.width() as i32;
            canvas.text(x.min(last), y, text, style);
        };
        if let Some(bid) = passed {
            put(canvas, self.column(bid), &words.get("ladder-passed"), theme.dim());
        } else if acts {
            let own = self.play.view.my_turn();
            let style = if own { theme.accent().patch(theme.bold()) } else { theme.dim() };
            let next = self.play.view.table().auction().callable().next();
            if let Some(bid) = self.asked.or(next) {
                put(canvas, self.column(bid) + 1, &words.get("ladder-awaited"), style);
            }
        } else if said.is_empty() {
            put(canvas, self.x, &words.get("ladder-waits"), theme.dim());
        }
    }
}

/// A name in so many columns at most.
fn shortened(kit: &Kit, name: &str, width: i32, style: Style) -> Line<'static> {
    if name.width() as i32 <= width {
        return Line::styled(name.to_owned(), style);
    }
    let dots = kit.words.spell("…");
    let mut left = width - dots.width() as i32;
    let fits = |sign: &char| {
        left -= sign.width().unwrap_or(0) as i32;
        left >= 0
    };
    let cut: String = name.chars().take_while(fits).chain(dots.chars()).collect();
    Line::styled(cut, style)
}
