//! The start menu.

use ratatui::text::Line;

use crate::rules::Suit;

use crate::ui::draw::{Canvas, Grid, Kit, card, lettered, phrase};
use crate::ui::say::{start::remark, terms};
use crate::ui::state::{Action, Menu, Model, Offer, Scene, StartLine};

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
pub(crate) fn page(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, menu: &Menu) {
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
        Some(&StartLine::Continue(at)) => menu.waiting.get(at).map(|list| list.list().settings()),
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
    let (key, command) = line.name();
    let text = kit.words.get(&key);
    let style = if chosen { theme.accent().patch(theme.bold()) } else { theme.normal() };
    let letter = command.and_then(|command| kit.keys.letter(command));
    lettered(kit, &text, letter, style)
}

/// The line under a cell.
pub(crate) fn line_at(model: &Model, grid: &Grid, col: u16, row: u16) -> Option<Action> {
    let Scene::Menu(menu) = &model.scene else { return None };
    let places = Places::new(grid, menu.lines().len());
    if !(places.x - 2..grid.page.end()).contains(&i32::from(col)) {
        return None;
    }
    let line = usize::try_from(i32::from(row) - places.lines).ok()?;
    menu.lines().get(line).map(|&line| Action::Start(line))
}
