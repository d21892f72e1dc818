//! The page as it is drawn, and what a click on it does.

use ratatui::text::{Line, Span};

use crate::rules::Card;
use crate::settings::{Key, Settings, Source};

use crate::ui::draw::{
    Align, Canvas, Columns, Fan, Grid, Kit, Marks, PAGE, Size, Spacing, flat, phrase, wrapped,
};
use crate::ui::say::settings;
use crate::ui::state::{Action, Item, Model, Preferences, SettingsPage, Step, sections};
use crate::ui::views::table::seats;

/// The first row of the lines.
const TOP: i32 = 3;
/// The columns of labels, values and packs, from the left edge of the page.
const LABEL: i32 = 10;
const VALUE: i32 = 33;
const PACKS: i32 = 55;
/// The rows of a pack.
const PACK: i32 = 4;

/// Draws the page.
pub(crate) fn draw(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model) {
    let (kit, preferences) = (&model.kit, &model.preferences);
    let Some(page) = &preferences.page else { return };
    let file = match &preferences.file {
        Some(path) => kit.words.with("set-file", &[("path", path.into())]),
        None => kit.words.get("set-no-file"),
    };
    seats::head(canvas, kit, grid, &kit.words.get("set-title"), &file);
    let place = grid.page_of(PAGE);
    let rows = Rows::new(&preferences.now, page.at, height(grid));
    for (y, row) in (TOP..).zip(rows.in_sight()) {
        if let Some(title) = row.title {
            canvas.text(place.x, y, &kit.words.get(&format!("set-{title}")), kit.theme.bold());
        }
        if let Some(item) = row.item {
            let chosen = row.index == page.at;
            line(canvas, kit, preferences, item, (place.x, y), page.typed.as_deref(), chosen);
        }
    }
    let [up, down] = kit.glyphs.arrows_up_down;
    if rows.first > 0 {
        canvas.sign(place.x - 2, TOP, up, kit.theme.dim());
    }
    if rows.first + rows.height < rows.all.len() {
        canvas.sign(place.x - 2, TOP + rows.height as i32 - 1, down, kit.theme.dim());
    }
    packs(canvas, kit, preferences, page, place.x + PACKS);
    sentence(canvas, grid, model, place);
}

/// How many rows the lines have: up to a blank one over two rows of a sentence.
const fn height(grid: &Grid) -> usize {
    (grid.sentence() - 2 - TOP) as usize
}

/// A row of the page: a line, or a blank between two headings.
#[derive(Clone, Copy)]
struct Row {
    /// The heading that stands before it.
    title: Option<&'static str>,
    item: Option<Item>,
    /// The place of the line among all.
    index: usize,
}

/// All rows, and which of them are in sight.
struct Rows {
    all: Vec<Row>,
    first: usize,
    height: usize,
}

impl Rows {
    fn new(settings: &Settings, at: usize, height: usize) -> Self {
        let mut all: Vec<Row> = Vec::new();
        let mut index = 0;
        for (title, items) in sections(settings) {
            if !all.is_empty() {
                all.push(Row { title: None, item: None, index: usize::MAX });
            }
            for item in items {
                all.push(Row { title: Some(title), item: Some(item), index });
                index += 1;
            }
        }
        // The cursor stays in the middle, but for the ends.
        let row = all.iter().position(|row| row.index == at).unwrap_or(0);
        let first = row.saturating_sub(height / 2).min(all.len().saturating_sub(height));
        Self { all, first, height }
    }

    /// The rows in sight; a heading stands before the first of its lines that is.
    fn in_sight(&self) -> impl Iterator<Item = Row> {
        let mut last = None;
        self.all.iter().skip(self.first).take(self.height).map(move |row| {
            let title = row.title.filter(|title| last != Some(*title));
            last = row.title.or(last);
            Row { title, ..*row }
        })
    }
}

/// Draws one line.
fn line(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    preferences: &Preferences,
    item: Item,
    (x, y): (i32, i32),
    typed: Option<&str>,
    chosen: bool,
) {
    let (theme, now) = (&kit.theme, &preferences.now);
    let label = settings::label(&kit.words, now, item);
    let style = if chosen { theme.bold() } else { theme.normal() };
    canvas.text(x + LABEL, y, &label, style);
    let held = preferences.loaded.held(item.key()).is_some();
    let idle = matches!(item, Item::Key(key) if now.is_idle(key));
    let value = settings::value(&kit.words, now, item);
    if let Some(typed) = typed.filter(|_| chosen) {
        // What is typed keeps its end in sight.
        let room = (PACKS - VALUE - 3) as usize;
        let from = typed.chars().count().saturating_sub(room);
        let shown: String = typed.chars().skip(from).collect();
        let text = Line::from(vec![
            Span::styled(shown, theme.bold()),
            Span::styled(" ".to_owned(), theme.focus()),
        ]);
        canvas.line(x + VALUE, y, &text);
        return;
    }
    let style = match chosen {
        _ if held || idle => theme.dim(),
        true => theme.bold(),
        false if settings::is_off(now, item) => theme.dim(),
        false => theme.normal(),
    };
    let end = canvas.text(x + VALUE, y, &value, style);
    if chosen && !held {
        let [left, right] = kit.glyphs.around;
        canvas.sign(x + VALUE - 2, y, left, theme.accent());
        canvas.sign(end + 1, y, right, theme.accent());
    }
}

/// The cards that stand for a pack: a rank of each kind.
fn sample() -> [Card; 4] {
    use crate::rules::{Rank, Suit};
    [
        Card::new(Suit::Clubs, Rank::Jack),
        Card::new(Suit::Spades, Rank::Ace),
        Card::new(Suit::Hearts, Rank::Ten),
        Card::new(Suit::Diamonds, Rank::Queen),
    ]
}

/// Draws all packs, with a sign before the one in use.
fn packs(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    preferences: &Preferences,
    page: &SettingsPage,
    x: i32,
) {
    let now = &preferences.now;
    let chosen = now.choices(Key::Deck).iter().position(|deck| *deck == now.text(Key::Deck));
    for (index, pack) in page.packs.iter().enumerate() {
        let y = TOP + index as i32 * PACK;
        let spacing = Spacing::fit(Size::S, 18, 4, 1);
        let place = Columns { x: x + 3, width: 18 };
        Fan::new(&[sample().to_vec()], spacing, place, y, Align::Left).draw(
            canvas,
            pack,
            &Marks::default(),
        );
        if chosen == Some(index) {
            canvas.sign(x + 1, y + 1, kit.glyphs.turn, kit.theme.accent());
        }
    }
}

/// What the chosen line is about; a note goes before it.
fn sentence(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, place: Columns) {
    let (kit, preferences) = (&model.kit, &model.preferences);
    let Some(item) = preferences.page.as_ref().and_then(|page| preferences.item(page)) else {
        return;
    };
    let (text, warn) = match &model.note {
        Some(note) => (note.text.clone(), note.warn),
        None => (about(kit, preferences, item), false),
    };
    let lines = wrapped(&text, place.width);
    for (y, text) in (grid.sentence() + 1 - lines.len() as i32..).zip(&lines) {
        let line = if warn { flat(text, kit.theme.warn()) } else { phrase(kit, text) };
        canvas.line(place.x, y, &line);
    }
}

/// What a line is about, from when on a change counts, or why there can be none.
fn about(kit: &Kit, preferences: &Preferences, item: Item) -> String {
    let words = &kit.words;
    let by = match preferences.loaded.held(item.key()) {
        Some(Source::Flag(name) | Source::Environment(name)) => Some(name),
        _ => None,
    };
    if let Some(by) = by {
        return words.with("set-held", &[("by", by.into())]);
    }
    let mut text = settings::about(words, item);
    let more = if matches!(item, Item::Key(key) if preferences.now.is_idle(key)) {
        Some("set-idle")
    } else if item.is_for_next_list() {
        Some("set-next-list")
    } else {
        None
    };
    if let Some(more) = more {
        text = format!("{text} {}", words.get(more));
    }
    text
}

/// What a click does: the first chooses a line, the next ones turn its value, back at the left of
/// it; a pack is taken at once.
pub(crate) fn action_at(grid: &Grid, model: &Model, col: i32, row: i32) -> Option<Action> {
    let preferences = &model.preferences;
    let page = preferences.page.as_ref().filter(|page| page.typed.is_none())?;
    let x = col - grid.page_of(PAGE).x;
    let y = usize::try_from(row - TOP).ok()?;
    if x >= PACKS {
        let pack = y / PACK as usize;
        return (pack < page.packs.len() && x < PACKS + 21).then_some(Action::Pack(pack));
    }
    let rows = Rows::new(&preferences.now, page.at, height(grid));
    let row = rows.in_sight().nth(y).filter(|row| row.item.is_some() && x >= 0)?;
    Some(match row.index == page.at {
        false => Action::Row(row.index),
        true if x < VALUE => Action::Side(Step::Back),
        true => Action::Side(Step::On),
    })
}
