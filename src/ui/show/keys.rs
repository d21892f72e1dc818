//! The keys of a shown game: what they do, their line and the help.

use ratatui::text::Line;

use super::{Action, Scene, State};
use crate::ui::canvas::rect;
use crate::ui::key::Key;
use crate::ui::layout::Grid;
use crate::ui::{Canvas, Kit, boxes, keyline, result};

/// What a key does; nothing if it does nothing.
pub(super) fn action(kit: &Kit, key: Key) -> Option<Action> {
    let letter = |id| kit.words.get(id).chars().next().map(Key::Char);
    Some(match key {
        Key::Right | Key::Space | Key::Enter => Action::Step { on: true },
        Key::Left | Key::Backspace => Action::Step { on: false },
        Key::Down | Key::PageDown => Action::Trick { on: true },
        Key::Up | Key::PageUp => Action::Trick { on: false },
        Key::Home => Action::First,
        Key::End => Action::Last,
        Key::Tab => Action::Turn,
        Key::Esc => Action::Back,
        Key::F(1) | Key::Char('?') => Action::Help,
        Key::CtrlC => Action::Leave,
        Key::CtrlZ => Action::Suspend,
        key if Some(key) == letter("key-show-seat") => Action::Turn,
        key if Some(key) == letter("key-tricks") => Action::Tricks,
        key if Some(key) == letter("key-leave") => Action::Leave,
        _ => return None,
    })
}

/// An entry of the key line, with what a click on it does.
type Entry = (Line<'static>, bool, Option<Action>);

fn entries(kit: &Kit, grid: &Grid, state: &State, scene: &Scene) -> Vec<Entry> {
    let words = &kit.words;
    let pair = |signs: [char; 2]| signs.iter().collect::<String>();
    let entry = |cap: String, label: &str| keyline::entry(kit, cap, &words.get(label));
    if state.help {
        return vec![(
            entry(keyline::key_name(kit, Key::Esc), "do-close"),
            true,
            Some(Action::Back),
        )];
    }
    let mut entries = vec![
        (entry(pair(kit.glyphs.arrows), "show-do-step"), false, None),
        (entry(pair(kit.glyphs.arrows_up_down), "show-do-trick"), false, None),
        (entry(words.get("key-show-seat"), "show-do-seat"), false, Some(Action::Turn)),
    ];
    if scene.is_result {
        entries.remove(2);
        if result::tricks_apart(kit, grid, &scene.play) {
            let tricks = entry(words.get("key-tricks"), "do-tricks");
            entries.push((tricks, false, Some(Action::Tricks)));
        }
    }
    entries.push((entry("?".to_owned(), "do-help"), true, Some(Action::Help)));
    entries.push((entry(words.get("key-leave"), "do-leave"), false, Some(Action::Leave)));
    entries
}

/// Draws the key line, and over the table the help.
pub(super) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, state: &State, scene: &Scene) {
    if state.help {
        help(canvas, kit, grid);
    }
    for (columns, line, _) in keyline::in_row(grid, entries(kit, grid, state, scene)) {
        canvas.line(columns.start, grid.keys(), &line);
    }
}

/// What a click on the key line does.
pub(super) fn clicked(kit: &Kit, state: &State, col: u16, row: u16) -> Option<Action> {
    let grid = Grid::without_list(state.size.0, state.size.1).ok()?;
    if i32::from(row) != grid.keys() {
        return None;
    }
    let placed = keyline::in_row(&grid, entries(kit, &grid, state, &state.scene()));
    let (.., action) =
        placed.into_iter().find(|(columns, ..)| columns.contains(&i32::from(col)))?;
    action
}

/// Every key with what it does.
fn help(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid) {
    let (words, theme) = (&kit.words, &kit.theme);
    let [left, right] = kit.glyphs.arrows;
    let [up, down] = kit.glyphs.arrows_up_down;
    let key = |key| keyline::key_name(kit, key);
    let rows = [
        (format!("{right} {} {}", key(Key::Space), key(Key::Enter)), "show-do-on"),
        (format!("{left} {}", key(Key::Backspace)), "show-do-back"),
        (format!("{up} {down} {} {}", key(Key::PageUp), key(Key::PageDown)), "show-do-tricks"),
        (format!("{} {}", key(Key::Home), key(Key::End)), "show-do-ends"),
        (format!("{} {}", words.get("key-show-seat"), key(Key::Tab)), "show-do-seats"),
        (words.get("key-tricks"), "show-do-result"),
        (key(Key::Esc), "do-close"),
        (key(Key::CtrlZ), "do-suspend"),
        (format!("{} {}", words.get("key-leave"), key(Key::CtrlC)), "do-leave"),
    ];
    canvas.tint(canvas.area(), theme.dim());
    let (width, height) = (64, rows.len() as i32 + 4);
    let (x, y) = ((grid.width - width) / 2, (grid.height - height) / 2);
    canvas.clear(rect(grid.page.x, grid.keys(), grid.page.width, 1));
    boxes::frame(canvas, kit, (x, y, width, height), &words.get("help-title"));
    for (y, (cap, label)) in (y + 2..).zip(&rows) {
        canvas.text(x + 3, y, cap, theme.bold());
        canvas.text(x + 20, y, &words.get(label), theme.normal());
    }
}
