//! The key line, and the help: both say what works now.

use std::ops::Range;

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::settings::Command;
use crate::text::Arg;

use crate::ui::draw::{Canvas, Grid, Kit, frames, phrase, rect};
use crate::ui::keys::Key;
use crate::ui::say::{self, terms};
use crate::ui::state::{Action, Binding, Cap, Model, Play, Prompt, Scene};

/// Draws the keys that work now: the most wanted first, cut from the right when narrow. The help,
/// which tells the rest, is never cut.
pub(crate) fn draw(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, offers: Vec<Binding>) {
    for (columns, _, line) in laid_out(grid, model, offers) {
        canvas.line(columns.start, grid.keys(), &line);
    }
}

/// The action of a click on the key line: the same as the key that stands there.
pub(crate) fn action_at(
    grid: &Grid,
    model: &Model,
    offers: Vec<Binding>,
    col: i32,
) -> Option<Action> {
    let (_, binding, _) =
        laid_out(grid, model, offers).into_iter().find(|(columns, ..)| columns.contains(&col))?;
    // Keys that belong together do different things.
    let [(_, action), rest @ ..] = &binding.keys[..] else { return None };
    rest.iter().all(|(_, other)| other == action).then_some(*action)
}

/// The keys that are shown, with the columns they take.
fn laid_out(
    grid: &Grid,
    model: &Model,
    offers: Vec<Binding>,
) -> Vec<(Range<i32>, Binding, Line<'static>)> {
    let helps = |binding: &Binding| binding.keys.iter().any(|&(_, does)| does == Action::Help);
    let shown = offers.into_iter().filter(|binding| binding.in_line);
    let entries = shown.map(|binding| {
        let (cap, label) = (cap(&model.kit, &binding.cap), label(&model.kit, &binding, model));
        (entry(&model.kit, cap, &label), helps(&binding), binding)
    });
    let placed = in_row(grid, entries.collect());
    placed.into_iter().map(|(columns, line, binding)| (columns, binding, line)).collect()
}

/// A key with what it does.
fn entry(kit: &Kit, cap: String, label: &str) -> Line<'static> {
    Line::from(vec![
        Span::styled(cap, kit.theme.bold()),
        Span::styled(format!(" {label}"), kit.theme.dim()),
    ])
}

/// The columns in which keys stand side by side. Where there is no room for all, the last go; one
/// that is always kept stays.
fn in_row<T>(
    grid: &Grid,
    mut entries: Vec<(Line<'static>, bool, T)>,
) -> Vec<(Range<i32>, Line<'static>, T)> {
    let width = |entries: &[(Line<'_>, bool, T)]| -> i32 {
        entries.iter().map(|(line, ..)| line.width() as i32 + 3).sum::<i32>() - 3
    };
    while width(&entries) > grid.page.width {
        match entries.iter().rposition(|(_, kept, _)| !kept) {
            Some(last) => entries.remove(last),
            None => break,
        };
    }
    let mut x = grid.page.x;
    let place = |(line, _, what): (Line<'static>, bool, T)| {
        let columns = x..x + line.width() as i32;
        x = columns.end + 3;
        (columns, line, what)
    };
    entries.into_iter().map(place).collect()
}

fn label(kit: &Kit, binding: &Binding, model: &Model) -> String {
    let value = match &model.scene {
        Scene::Table(play) => match &**play {
            Play { prompt: Prompt::Call(call), .. } => call.value.map_or(0, |bid| bid.value()),
            _ => 0,
        },
        Scene::Menu(_) | Scene::Page(_) => 0,
    };
    kit.words.with(binding.label, &[("value", Arg::from(value))])
}

fn cap(kit: &Kit, cap: &Cap) -> String {
    match cap {
        Cap::Key(key) => key_name(kit, *key),
        Cap::Sideways => pair(kit.glyphs.arrows),
        Cap::UpDown => pair(kit.glyphs.arrows_up_down),
        Cap::Cards(cards) => {
            let sign = |index| kit.keys.of_card(index).map_or_else(String::new, String::from);
            let args = [("eleventh", sign(10).into()), ("twelfth", sign(11).into())];
            let key = if *cards > 10 { "cap-twelve-cards" } else { "cap-cards" };
            kit.words.with(key, &args)
        }
        Cap::Digits => kit.words.get("cap-digits"),
        Cap::Letters => kit.words.get("cap-letters"),
        Cap::Any => kit.words.get("cap-any"),
    }
}

/// A key as it is called in the language.
pub(crate) fn key_name(kit: &Kit, key: Key) -> String {
    kit.words.get(match key {
        Key::Char(_) | Key::F(_) => return key.to_string(),
        Key::Enter => "cap-enter",
        Key::Space => "cap-space",
        Key::Esc => "cap-escape",
        Key::Tab => "cap-tab",
        Key::Backspace => "cap-backspace",
        Key::PageUp => "cap-page-up",
        Key::PageDown => "cap-page-down",
        Key::Home => "cap-home",
        Key::End => "cap-end",
        Key::CtrlC => "cap-control-c",
        Key::CtrlZ => "cap-control-z",
        Key::Left | Key::Right => return pair(kit.glyphs.arrows),
        Key::Up | Key::Down => return pair(kit.glyphs.arrows_up_down),
    })
}

/// All keys of a command, one blank between them.
pub(crate) fn all_keys(kit: &Kit, command: Command) -> String {
    let names = kit.keys.of(command).iter().map(|&key| key_name(kit, key));
    names.collect::<Vec<_>>().join(" ")
}

/// Two signs side by side.
fn pair(signs: [char; 2]) -> String {
    signs.iter().collect()
}

/// The keys of a binding in so many cells: all that do what the first does, as many as fit.
fn caps(kit: &Kit, binding: &Binding, cells: usize) -> String {
    let mut text = cap(kit, &binding.cap);
    let (Cap::Key(shown), [(_, action), ..]) = (&binding.cap, &binding.keys[..]) else {
        return text;
    };
    let same = binding.keys.iter().filter(|(key, does)| does == action && key != shown);
    for (key, _) in same {
        let longer = format!("{text} {}", key_name(kit, *key));
        if longer.width() <= cells {
            text = longer;
        }
    }
    text
}

/// The help: every key that works in the scene below it, the signs, and a word on the mouse.
pub(crate) fn help(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, bindings: &[Binding]) {
    let kit = &model.kit;
    let theme = &kit.theme;
    canvas.tint(canvas.area(), theme.dim());
    if let Scene::Page(page) = &model.scene
        && let Some(rows) = page.help(kit)
    {
        return help_of_page(canvas, kit, grid, &rows);
    }
    let signs = [
        ("3".to_owned(), "help-sign-key"),
        (kit.glyphs.dot.to_string(), "help-sign-dot"),
        (format!("{0}A{0}", kit.glyphs.winner.vertical), "help-sign-winner"),
        (kit.glyphs.turn.to_string(), "help-sign-turn"),
    ];
    let (width, most) = (72, grid.height - 2);
    let needed = bindings.len().div_ceil(2) as i32 + 12;
    let terms = match &model.scene {
        Scene::Table(play) => {
            let settings = play.session.list().settings();
            terms::rows_within(kit, settings, (width - 8, most - needed - 1))
        }
        Scene::Menu(_) | Scene::Page(_) => Vec::new(),
    };
    let more = if terms.is_empty() { 0 } else { terms.len() as i32 + 1 };
    let height = (needed + more).min(most);
    let x = (grid.width - width) / 2;
    let y = (grid.height - height) / 2;
    frames::frame(canvas, kit, (x, y, width, height), &kit.words.get("help-title"));
    let mut inner = canvas.clipped(rect(x + 1, y + 1, width - 2, height - 2));
    let half = bindings.len().div_ceil(2);
    // Keys at the left have longer names than those at the right.
    let row = |inner: &mut Canvas<'_>, column: i32, y: i32, cap: &str, text: &str| {
        let (x, room) = if column == 0 { (x + 3, 11) } else { (x + 40, 8) };
        inner.text(x, y, cap, theme.bold());
        inner.text(x + room, y, text, theme.normal());
    };
    for (index, binding) in bindings.iter().enumerate() {
        let (column, line) = if index < half { (0, index) } else { (1, index - half) };
        let y = y + 2 + line as i32;
        let caps = caps(kit, binding, if column == 0 { 10 } else { 7 });
        row(&mut inner, column, y, &caps, &label(kit, binding, model));
    }
    let mut y = y + 3 + half as i32;
    inner.text(x + 3, y, &kit.words.get("help-signs"), theme.bold());
    for pair in signs.chunks(2) {
        y += 1;
        for (column, (sign, key)) in (0..).zip(pair) {
            row(&mut inner, column, y, sign, &kit.words.get(key));
        }
    }
    y += 2;
    let kept = match &model.scene {
        Scene::Table(play) if !say::is_kept(play) => "ask-leave-practice",
        Scene::Page(_) => "ask-leave-practice",
        _ => "help-saved",
    };
    for key in ["help-mouse-1", "help-mouse-2", kept] {
        inner.text(x + 3, y, &kit.words.get(key), theme.normal());
        y += 1;
    }
    for (y, row) in (y + 1..).zip(&terms) {
        inner.line(x + 3, y, &phrase(kit, row));
    }
}

/// The help that a page has of its own.
fn help_of_page(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, rows: &[(String, String)]) {
    let (width, height) = (64, rows.len() as i32 + 4);
    let (x, y) = ((grid.width - width) / 2, (grid.height - height) / 2);
    frames::frame(canvas, kit, (x, y, width, height), &kit.words.get("help-title"));
    for (y, (cap, text)) in (y + 2..).zip(rows) {
        canvas.text(x + 3, y, cap, kit.theme.bold());
        canvas.text(x + 20, y, text, kit.theme.normal());
    }
}
