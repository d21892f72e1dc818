//! The keys of a shown game: what they do, their line and the help.

use ratatui::text::Line;

use crate::settings::Command;
use crate::ui::draw::{Canvas, Grid, Kit, frames, rect};
use crate::ui::keys::Key;
use crate::ui::pages::record::{Action, Scene, State};
use crate::ui::views::keyline;
use crate::ui::views::table::result;

/// What a key does; nothing if it does nothing.
pub(crate) fn action(kit: &Kit, key: Key) -> Option<Action> {
    let fixed = match key {
        Key::Right | Key::Space | Key::Enter => Action::Step { on: true },
        Key::Left | Key::Backspace => Action::Step { on: false },
        Key::Down | Key::PageDown => Action::Trick { on: true },
        Key::Up | Key::PageUp => Action::Trick { on: false },
        Key::Home => Action::First,
        Key::End => Action::Last,
        Key::Esc => Action::Back,
        Key::CtrlC => Action::Leave,
        Key::CtrlZ => Action::Suspend,
        key => return given(kit, key),
    };
    Some(fixed)
}

/// What the person's own keys do.
fn given(kit: &Kit, key: Key) -> Option<Action> {
    let commands = [
        (Command::Right, Action::Step { on: true }),
        (Command::Take, Action::Step { on: true }),
        (Command::Left, Action::Step { on: false }),
        (Command::Down, Action::Trick { on: true }),
        (Command::Up, Action::Trick { on: false }),
        (Command::Back, Action::Back),
        (Command::Help, Action::Help),
        (Command::List, Action::Turn),
        (Command::ShowSeat, Action::Turn),
        (Command::Tricks, Action::Tricks),
        (Command::Leave, Action::Leave),
    ];
    commands.into_iter().find(|(command, _)| kit.keys.of(*command).contains(&key)).map(|it| it.1)
}

/// The first key of an action; nothing if it has none.
fn first(kit: &Kit, command: Command) -> String {
    kit.keys.of(command).first().map_or_else(String::new, |&key| keyline::key_name(kit, key))
}

/// All keys of an action, one blank between them.
fn all(kit: &Kit, command: Command) -> String {
    let names = kit.keys.of(command).iter().map(|&key| keyline::key_name(kit, key));
    names.collect::<Vec<_>>().join(" ")
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
        (entry(first(kit, Command::ShowSeat), "show-do-seat"), false, Some(Action::Turn)),
    ];
    if scene.is_result {
        entries.remove(2);
        if result::tricks_apart(kit, grid, &scene.play) {
            let tricks = entry(first(kit, Command::Tricks), "do-tricks");
            entries.push((tricks, false, Some(Action::Tricks)));
        }
    }
    entries.push((entry(first(kit, Command::Help), "do-help"), true, Some(Action::Help)));
    entries.push((entry(first(kit, Command::Leave), "do-leave"), false, Some(Action::Leave)));
    // What has no key is left out; a blank stands before every label.
    entries.retain(|(line, ..)| !line.to_string().starts_with(' '));
    entries
}

/// Draws the key line, and over the table the help.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, state: &State, scene: &Scene) {
    if state.help {
        help(canvas, kit, grid);
    }
    for (columns, line, _) in keyline::in_row(grid, entries(kit, grid, state, scene)) {
        canvas.line(columns.start, grid.keys(), &line);
    }
}

/// What a click on the key line does.
pub(crate) fn clicked(kit: &Kit, state: &State, col: u16, row: u16) -> Option<Action> {
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
        (format!("{} {}", all(kit, Command::ShowSeat), all(kit, Command::List)), "show-do-seats"),
        (all(kit, Command::Tricks), "show-do-result"),
        (key(Key::Esc), "do-close"),
        (key(Key::CtrlZ), "do-suspend"),
        (format!("{} {}", all(kit, Command::Leave), key(Key::CtrlC)), "do-leave"),
    ];
    let rows: Vec<_> = rows.into_iter().filter(|(cap, _)| !cap.trim().is_empty()).collect();
    canvas.tint(canvas.area(), theme.dim());
    let (width, height) = (64, rows.len() as i32 + 4);
    let (x, y) = ((grid.width - width) / 2, (grid.height - height) / 2);
    canvas.clear(rect(grid.page.x, grid.keys(), grid.page.width, 1));
    frames::frame(canvas, kit, (x, y, width, height), &words.get("help-title"));
    for (y, (cap, label)) in (y + 2..).zip(&rows) {
        canvas.text(x + 3, y, cap, theme.bold());
        canvas.text(x + 20, y, &words.get(label), theme.normal());
    }
}
