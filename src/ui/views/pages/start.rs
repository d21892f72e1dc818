//! The start menu.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::host::{Drill, Session};
use crate::rules::{Place, Suit};
use crate::settings::Command;
use crate::text::Arg;

use crate::ui::draw::{canvas::Canvas, card, grid::Grid, kit::Kit, phrase::phrase};
use crate::ui::input::offers::Action;
use crate::ui::pages::quiz;
use crate::ui::say::{self, lesson, terms};
use crate::ui::state::model::{Fresh, Model, Offer, Scene, Start, StartLine};

/// The columns of lines and remarks together, and of the remarks from their left edge.
const MEASURE: i32 = 58;
const REMARK: i32 = 23;

/// The left edge and the rows of the title and of the first line.
struct Places {
    x: i32,
    title: i32,
    lines: i32,
}

impl Places {
    fn new(grid: &Grid, lines: usize) -> Self {
        // More rows are air, a third of it above.
        let title = 2 + (grid.height - 24) / 3;
        // Many lines take the second of the rows above them, so that one stays free below.
        let above =
            if title + grid.trick.height() + 2 + lines as i32 > grid.sentence() { 1 } else { 2 };
        let lines = title + grid.trick.height() + above;
        Self { x: (grid.width - MEASURE) / 2, title, lines }
    }
}

/// Draws the title, the wish and the lines.
pub(crate) fn page(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, menu: &Start) {
    let places = Places::new(grid, menu.lines().len());
    let end = title(canvas, kit, grid, &places);
    let wish = places.title + grid.trick.height() - 2;
    canvas.text(end + 3, wish, &kit.words.get("start-wish"), kit.theme.dim());
    for (i, (y, line)) in (places.lines..).zip(menu.lines()).enumerate() {
        let chosen = i == menu.line;
        if chosen {
            canvas.sign(places.x - 2, y, kit.glyphs.turn, kit.theme.accent());
        }
        canvas.line(places.x, y, &text(kit, line, chosen));
        let style =
            if i == 0 && menu.offer == Offer::Menu { kit.theme.normal() } else { kit.theme.dim() };
        let room = grid.page.end() - places.x - REMARK;
        canvas.text(places.x + REMARK, y, &remark(kit, menu, line, room), style);
    }
    let terms = match menu.lines().get(menu.line) {
        Some(StartLine::Continue) => menu.waiting.as_deref().map(|list| list.list().settings()),
        Some(StartLine::New) => Some(&menu.fresh.shape),
        _ => None,
    };
    // One blank row below the lines.
    let below = places.lines + menu.lines().len() as i32 + 1;
    let room = (grid.page.end() - places.x, grid.sentence() - below);
    let terms = terms.map(|terms| terms::rows_within(kit, terms, room));
    for (y, row) in (below..grid.sentence()).zip(terms.iter().flatten()) {
        canvas.line(places.x, y, &phrase(kit, row));
    }
    let version = kit.words.with("start-version", &[("version", env!("CARGO_PKG_VERSION").into())]);
    canvas.text_right(grid.page.end(), grid.keys(), &version, kit.theme.dim());
}

/// Four cards spell the name in the four suits: a title that shows the pack in use.
fn title(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, places: &Places) -> i32 {
    let name = kit.words.get("window-title").to_uppercase();
    let mut x = places.x;
    for (letter, suit) in name.chars().zip(Suit::ALL) {
        card::draw_letter(canvas, kit, (x, places.title), grid.trick, letter, suit);
        x += grid.trick.width() + 2;
    }
    x - 2
}

/// The text of a line; the letter that takes it is underlined.
fn text(kit: &Kit, line: StartLine, chosen: bool) -> Line<'static> {
    let theme = &kit.theme;
    let (key, command) = name(line);
    let text = kit.words.get(key);
    let style = if chosen { theme.accent().patch(theme.bold()) } else { theme.normal() };
    let hot = command.and_then(|command| {
        let letter = kit.keys.letter(command)?;
        text.char_indices().find(|(_, c)| c.to_lowercase().eq(letter.to_lowercase()))
    });
    let Some((at, c)) = hot else { return Line::from(Span::styled(text, style)) };
    let (before, rest) = text.split_at(at);
    let (hot, after) = rest.split_at(c.len_utf8());
    Line::from(vec![
        Span::styled(before.to_owned(), style),
        Span::styled(hot.to_owned(), style.patch(theme.hot())),
        Span::styled(after.to_owned(), style),
    ])
}

/// The name of a line, and what takes it by a letter.
fn name(line: StartLine) -> (&'static str, Option<Command>) {
    match line {
        StartLine::Continue => ("start-continue", Some(Command::Continue)),
        StartLine::New => ("start-new", Some(Command::New)),
        StartLine::Rules => ("start-rules", Some(Command::Rules)),
        StartLine::Daily => ("start-daily", Some(Command::Daily)),
        StartLine::Practice => ("start-practice", Some(Command::Practice)),
        StartLine::Learn => ("start-learn", Some(Command::Learn)),
        StartLine::Drill(drill) => (say::drill(drill), None),
        StartLine::Lesson(number) => (lesson::title(number), None),
        StartLine::Quizzes => ("learn-quizzes", None),
        StartLine::Settings => ("start-settings", Some(Command::Settings)),
        StartLine::Help => ("start-help", None),
        StartLine::Leave => ("start-leave", Some(Command::Leave)),
    }
}

/// A line of the menu where it is not drawn: its name, its remark and its letter.
pub(crate) fn told(kit: &Kit, menu: &Start, line: StartLine) -> (String, String, Option<char>) {
    let (key, command) = name(line);
    let letter = command.and_then(|command| kit.keys.letter(command));
    (kit.words.get(key), remark(kit, menu, line, i32::MAX), letter)
}

fn remark(kit: &Kit, menu: &Start, line: StartLine, room: i32) -> String {
    match line {
        StartLine::Continue => {
            menu.waiting.as_deref().map_or(String::new(), |s| standing(kit, s, room))
        }
        StartLine::New => fresh(kit, &menu.fresh, room),
        StartLine::Daily => kit.words.get("start-daily-means"),
        StartLine::Practice => kit.words.get("start-practice-means"),
        StartLine::Learn => kit.words.get("start-learn-means"),
        StartLine::Drill(drill) => kit.words.get(means(drill)),
        StartLine::Lesson(number) => lesson::remark(kit, number, &menu.learned),
        StartLine::Quizzes => quiz::remark(kit, &menu.learned),
        StartLine::Rules | StartLine::Settings | StartLine::Help | StartLine::Leave => {
            String::new()
        }
    }
}

/// What is dealt for a kind of practice.
const fn means(drill: Drill) -> &'static str {
    match drill {
        Drill::Any => "drill-any-means",
        Drill::Declarer => "drill-declarer-means",
        Drill::Suit => "drill-suit-means",
        Drill::Grand => "drill-grand-means",
        Drill::Null => "drill-null-means",
        Drill::Hand => "drill-hand-means",
        Drill::Defender => "drill-defender-means",
        Drill::NullDefence => "drill-null-defence-means",
        Drill::Ramsch => "drill-ramsch-means",
    }
}

/// How far the waiting list has got, and how the person stands in it.
fn standing(kit: &Kit, session: &Session, room: i32) -> String {
    let list = session.list();
    let deals = list.settings().deals;
    let Some(deal) = session.number() else {
        let full = list.games().len() as u32 >= deals;
        let key = match (list.is_at_limit(), full) {
            (true, _) => "start-limit",
            (false, true) => "start-over",
            (false, false) => "start-ended",
        };
        return kit.words.with(key, &[("deals", deals.into())]);
    };
    let standings = list.standings();
    // What stands beside the names at the table, before any bonus.
    let ranks = standings.ranks(say::running(list.settings().scoring));
    let rank = match ranks.first() {
        Some(1) if ranks.iter().filter(|&&rank| rank == 1).count() > 1 => "shared",
        Some(1) => "lead",
        Some(2) if ranks.len() > 2 => "second",
        Some(3) if ranks.len() > 3 => "third",
        _ => "last",
    };
    let total = kit.words.signed(say::total(session, Place::FIRST));
    let written = list.rows().any(|row| !row.is_passed_in());
    let told = |place: String| match written {
        true => {
            let args: [(&str, Arg<'_>); 3] =
                [("place", place.into()), ("rank", rank.into()), ("total", (&total).into())];
            kit.words.with("start-standing", &args)
        }
        false => kit.words.with("start-unwritten", &[("place", place.into())]),
    };
    let full = told(say::place(kit, session, deal));
    // What ends the list is told below as well.
    if full.width() as i32 <= room {
        full
    } else {
        told(kit.words.with("place-alone", &[("deal", deal.into())]))
    }
}

/// How long a new list is, and against whom.
fn fresh(kit: &Kit, fresh: &Fresh, room: i32) -> String {
    let words = &kit.words;
    let others: Vec<&str> = fresh.others.iter().map(String::as_str).collect();
    let others = say::names(kit, &others);
    let length = say::length(kit, &fresh.shape);
    let args = [("length", (&length).into()), ("others", others.into())];
    let full = words.with("start-fresh", &args);
    if full.width() as i32 <= room { full } else { length }
}

/// The line under a cell.
pub(crate) fn line_at(model: &Model, grid: &Grid, col: u16, row: u16) -> Option<Action> {
    let Scene::Start(menu) = &model.scene else { return None };
    let places = Places::new(grid, menu.lines().len());
    if !(places.x - 2..grid.page.end()).contains(&i32::from(col)) {
        return None;
    }
    let line = usize::try_from(i32::from(row) - places.lines).ok()?;
    menu.lines().get(line).map(|&line| Action::Start(line))
}
