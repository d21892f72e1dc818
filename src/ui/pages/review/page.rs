//! The frame: graph and sum above, the step or the table of decisions below.

use unicode_width::UnicodeWidthStr;

use crate::rules::{Card, Cards, Kind, Move};
use crate::study::review::{Decision, Grade, Step};
use crate::text::{Arg, Words};

use crate::ui::draw::{
    Canvas, Columns, Grid, Held, Kit, Look, Size, card, fitted, flat, phrase, wrapped,
};
use crate::ui::pages::review::graph::{Graph, graded};
use crate::ui::pages::review::state::Review;
use crate::ui::pages::review::{decisions, lines, say};
use crate::ui::say::review::{deed, sign};
use crate::ui::state::{Note, is_error};
use crate::ui::views::table::seats;

/// The columns of the two cards, and of what stands beside them.
const CARDS: i32 = 25;
/// The columns of the sum of the deal.
const LEDGER: i32 = 20;
/// The columns of the table of decisions where it stands beside the step.
const TABLE: i32 = 46;
/// The least columns of the name of a choice before its bar, and the most.
const LABEL: [usize; 2] = [7, 15];
/// The columns of the two figures behind a bar.
const FIGURES: i32 = 14;
/// The widest name before a hand, in cells.
const NAME: usize = 10;

/// Draws the state.
pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    page: &Review,
    note: Option<&Note>,
) {
    seats::head(canvas, kit, grid, &say::head(kit, &page.of), &say::place(kit, page));
    let graph = Graph::new(grid);
    graph.draw(canvas, kit, page);
    ledger(canvas, kit, grid, page);
    let y = graph.end() + if grid.height < 34 { 1 } else { 3 };
    let beside = is_beside(grid);
    let rows = grid.sentence() - y - 1;
    let place = if beside {
        let rule = grid.page.end() - TABLE - 2;
        canvas.column(rule, y, rows, kit.glyphs.bar, kit.theme.dim());
        let place = Columns { x: rule + 1, width: TABLE + 1 };
        decisions::draw(canvas, kit, page, place, y, rows);
        Columns { x: grid.page.x, width: rule - 1 - grid.page.x }
    } else {
        grid.page
    };
    let mut text = say::sentence(kit, page);
    if page.table && !beside {
        decisions::draw(canvas, kit, page, grid.page, y, rows);
        text = say::turns(kit, &page.of);
    } else if let Some(step) = page.of.steps.get(page.at) {
        Panel { kit, grid, page, step, place, y }.draw(canvas);
    }
    let text = note.map_or(text, |note| note.text.clone());
    for (y, line) in (grid.sentence()..).zip(wrapped(&text, grid.page.width)) {
        canvas.line(grid.page.x, y, &phrase(kit, &line));
    }
}

/// True if there is room for the table of decisions beside the step.
const fn is_beside(grid: &Grid) -> bool {
    grid.width >= 120 && grid.height >= 30
}

/// The sum of the deal, at the right of the graph.
fn ledger(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, page: &Review) {
    let Some(account) = page.of.account() else { return };
    let (x, end, theme) = (grid.page.end() - LEDGER, grid.page.end(), &kit.theme);
    let rows = lines::ledger(kit, &account);
    let mut y = Grid::RULE + 1;
    for (index, (label, number)) in rows.iter().enumerate() {
        if index + 1 == rows.len() {
            canvas.row(x, y, LEDGER, kit.glyphs.rule, theme.dim());
            y += 1;
        }
        let style = if *number < 0 { theme.bad() } else { theme.normal() };
        canvas.text(x, y, label, theme.normal());
        canvas.text_right(end, y, &kit.words.signed(*number), style);
        y += 1;
    }
}

/// The step: who acts, what was done and what is better, every choice, the hands.
struct Panel<'a> {
    kit: &'a Kit,
    grid: &'a Grid,
    page: &'a Review,
    step: &'a Step,
    place: Columns,
    y: i32,
}

impl Panel<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        let Self { kit, page, step, place, y, .. } = *self;
        canvas.line(place.x, y, &phrase(kit, &say::title(kit, page)));
        let decision = step.decision.as_ref();
        if let Some(decision) = decision {
            self.grade(canvas, decision);
            self.options(canvas, decision);
        }
        self.made(canvas, decision);
        let mut row = y + 3 + self.size().height();
        if let Some(open) = step.open {
            let values = say::open_values(kit, &page.of, open);
            if let Some(values) = values {
                let args = [("values", values.into())];
                let text = kit.words.with("review-with-open", &args);
                canvas.text(place.x, row, &text, kit.theme.dim());
            }
            row += 1;
        }
        if let Some(verdict) = say::verdict(kit, &page.of, step) {
            for (row, line) in (row..).zip(wrapped(&verdict, CARDS - 1)) {
                canvas.line(place.x, row, &flat(&line, kit.theme.bold()));
            }
        }
        self.hands(canvas);
    }

    const fn size(&self) -> Size {
        if self.grid.height < 34 { Size::M } else { Size::L }
    }

    /// The grade, and what an error cost.
    fn grade(&self, canvas: &mut Canvas<'_>, decision: &Decision) {
        let Self { kit, place, y, .. } = *self;
        let Some(grade) = decision.grade else { return };
        let name = say::grade(kit, grade);
        let text = format!("{} {name}", kit.words.spell(sign(grade)));
        let end = canvas.text(place.x + CARDS, y, text.trim_start(), graded(kit, grade));
        if is_error(decision) {
            let args: [(&str, Arg<'_>); 2] = [
                ("lost", ((decision.lost * 100.0).round() as i64).into()),
                ("points", (decision.price.round() as i64).into()),
            ];
            let [full, brief] = ["review-it-cost", "review-it-cost-brief"]
                .map(|key| phrase(kit, &kit.words.with(key, &args)));
            let fits = end + 2 + full.width() as i32 <= place.end();
            canvas.line_right(place.end(), y, if fits { &full } else { &brief });
        }
    }

    /// Every choice with its chance and points; equal cards share a line, and the choice made is
    /// always among them.
    fn options(&self, canvas: &mut Canvas<'_>, decision: &Decision) {
        let Self { kit, place, y, .. } = *self;
        let (words, theme) = (&kit.words, &kit.theme);
        let x = place.x + CARDS;
        let kind = self.page.of.task.game.table().kind();
        let choices = choices(kit, kind, decision, (self.size().height() - 1) as usize);
        let widest = choices.iter().map(|choice| choice.label.chars().count() + 1).max();
        let label = widest.unwrap_or(0).clamp(LABEL[0], LABEL[1]) as i32;
        let length = place.end() - x - label - FIGURES;
        canvas.text_right(place.end(), y + 1, &words.get("review-cost"), theme.dim());
        canvas.text_right(place.end() - 8, y + 1, &words.get("review-of-hundred"), theme.dim());
        for (row, choice) in (y + 2..).zip(&choices) {
            let name = fitted(&choice.label, label as usize - 1);
            canvas.line(x, row, &phrase(kit, &name));
            canvas.row(x + label, row, length, kit.glyphs.rule, theme.dim());
            let filled = (choice.win * f64::from(length)).round() as i32;
            let style = match (choice.best, choice.done) {
                (true, _) => theme.bold(),
                (false, true) => graded(kit, decision.grade.unwrap_or(Grade::Right)),
                (false, false) => theme.normal(),
            };
            canvas.row(x + label, row, filled, kit.glyphs.heavy, style);
            let percent = words.number((choice.win * 100.0).round() as i64);
            let points = choice.points.round() as i64;
            let weight = if choice.best { theme.bold() } else { theme.normal() };
            canvas.text_right(place.end() - 9, row, &percent, weight);
            let colour = if points < 0 { theme.bad() } else { theme.normal() };
            canvas.text_right(place.end() - 2, row, &words.signed(points), colour);
        }
    }

    /// The card played and the better one; two large answers where something else was decided.
    fn made(&self, canvas: &mut Canvas<'_>, decision: Option<&Decision>) {
        let Self { kit, page, step, place, y, .. } = *self;
        let (words, size) = (&kit.words, self.size());
        let better = decision.filter(|decision| is_error(decision)).map(Decision::best);
        let own = step.seat == page.of.task.seat;
        let who = if own { words.get("review-you") } else { page.of.name(step.seat).to_owned() };
        let mut shown = vec![(step.mv, who, false)];
        shown.extend(better.map(|better| (better, words.get("review-better"), true)));
        for (index, (mv, caption, best)) in (0..).zip(shown) {
            let style = if best { kit.theme.bold() } else { kit.theme.normal() };
            let caption = fitted(&caption, size.width() as usize + 2);
            match mv {
                Move::Play(card) => {
                    let x = place.x + index * (size.width() + 3);
                    let look = if best { Look::WINNER } else { Look::LAID };
                    card::draw(canvas, kit, x, y + 2, size, card, look);
                    let line = flat(&caption, style);
                    canvas.line_centred(x - 1, size.width() + 2, y + 2 + size.height(), &line);
                }
                mv => {
                    let text = match decision {
                        Some(decision) => deed(words, decision, mv),
                        None => say::made(kit, &page.of, page.at),
                    };
                    let row = y + 2 + 3 * index;
                    canvas.text(place.x, row, &caption, kit.theme.dim());
                    for (row, text) in (row + 1..).zip(wrapped(&text, CARDS - 2)).take(2) {
                        canvas.line(place.x, row, &phrase(kit, &text).style(style));
                    }
                }
            }
        }
    }

    /// The three hands before the step; closed those of the others.
    fn hands(&self, canvas: &mut Canvas<'_>) {
        let Self { kit, page, step, place, y, .. } = *self;
        let of = &page.of;
        let (game, own) = (of.before(step), of.task.seat);
        // Beside the table there is room for them below.
        let below = y + 2 + self.size().height();
        let (x, row) = match is_beside(self.grid) {
            true => (place.x, below + 5),
            false => (place.x + CARDS, below),
        };
        let named = |seat| match seat == own {
            true => kit.words.get("review-you-hold"),
            false => fitted(of.name(seat), NAME),
        };
        let seats = [own, own.next(), own.next().next()];
        let widest = seats.map(|seat| named(seat).width()).into_iter().max().unwrap_or(0);
        let width = (widest + 1).max(LABEL[0]) as i32;
        for (row, seat) in (row..).zip(seats) {
            let style = if seat == own { kit.theme.bold() } else { kit.theme.normal() };
            canvas.text(x, row, &named(seat), style);
            let x = x + width;
            let cards = game.hand(seat);
            if seat == own || page.open {
                canvas.line(x, row, &phrase(kit, &strip(kit, game.table().kind(), cards)));
            } else {
                canvas.row(x, row, cards.len() as i32, kit.glyphs.held[0], kit.theme.dim());
                let count = kit.words.number(cards.len() as i64);
                canvas.text(x + cards.len() as i32 + 1, row, &count, kit.theme.normal());
            }
        }
    }
}

/// A hand in a row: the sign of a suit stands once before its cards.
fn strip(kit: &Kit, kind: Option<Kind>, cards: Cards) -> String {
    let groups = kit.sorting.hand.by_game().groups(&Held::new(cards, kind));
    let groups = groups.into_iter().map(|group| together(&kit.words, group));
    groups.collect::<Vec<_>>().join("  ")
}

/// Cards one after the other: the sign of a suit stands once before them.
fn together(words: &Words, cards: impl IntoIterator<Item = Card>) -> String {
    let mut text = String::new();
    let mut last = None;
    for card in cards {
        if !text.is_empty() {
            text.push(' ');
        }
        let known = last.replace(card.suit()) == Some(card.suit());
        text.push_str(&if known { words.rank(card.rank()).to_owned() } else { words.card(card) });
    }
    text
}

/// A line of the choices.
struct Choice {
    label: String,
    win: f64,
    points: f64,
    best: bool,
    done: bool,
}

/// The choices in as many lines as there are: equal cards share one, and the choice made is always
/// among them.
fn choices(kit: &Kit, kind: Option<Kind>, decision: &Decision, most: usize) -> Vec<Choice> {
    let mut lines: Vec<(Vec<Move>, Choice)> = Vec::new();
    for (index, option) in decision.options.iter().enumerate() {
        let done = decision.is_done(option.mv);
        let same = |(_, choice): &&mut (Vec<Move>, Choice)| {
            choice.points == option.points && choice.win == option.win
        };
        let card = matches!(option.mv, Move::Play(_));
        if let Some((moves, choice)) = lines.last_mut().filter(|line| card && same(line)) {
            moves.push(option.mv);
            choice.done |= done;
            continue;
        }
        let (win, points, best) = (option.win, option.points, index == 0);
        let label = deed(&kit.words, decision, option.mv);
        lines.push((vec![option.mv], Choice { label, win, points, best, done }));
    }
    for (moves, choice) in &mut lines {
        let cards: Cards = moves
            .iter()
            .filter_map(|mv| match mv {
                Move::Play(card) => Some(*card),
                _ => None,
            })
            .collect();
        if cards.len() > 1 {
            choice.label = strip(kit, kind, cards);
        }
    }
    let done = lines.iter().position(|(_, choice)| choice.done);
    if let Some(done) = done.filter(|&done| done >= most) {
        lines.swap(done, most - 1);
    }
    lines.truncate(most);
    lines.into_iter().map(|(_, choice)| choice).collect()
}
