//! The keys of a recorded game, and its help.

use crate::settings::Command;
use crate::ui::draw::{Grid, Kit};
use crate::ui::keys::Key;
use crate::ui::pages::record::Scene;
use crate::ui::state::{Action, Cap, Offers, Step};
use crate::ui::views::keyline;
use crate::ui::views::table::result;

/// Offers the steps, the seats and, where both do not fit, the tricks of the result.
pub(crate) fn offers(
    list: &mut Offers<'_>,
    kit: &Kit,
    grid: Option<&Grid>,
    scene: &Scene,
    reviewable: bool,
) {
    list.sideways("show-do-step");
    list.up_down("show-do-trick");
    list.command(Command::ShowSeat, Action::Turn).in_line = !scene.is_result;
    list.command_as("do-seat", Command::List, Action::Turn).in_line = false;
    let apart = |grid| scene.is_result && result::tricks_apart(kit, grid, &scene.play);
    list.command(Command::Tricks, Action::Tricks).in_line = grid.is_some_and(apart);
    if reviewable {
        list.command(Command::Review, Action::Review);
    }
    list.help_and_leave(false);
    let (on, back) = (Action::Side(Step::On), Action::Side(Step::Back));
    let more = [
        (Key::Space, on),
        (Key::Enter, on),
        (Key::Backspace, back),
        (Key::PageDown, Action::Line(Step::On)),
        (Key::PageUp, Action::Line(Step::Back)),
    ];
    let more = more.into_iter().chain(list.own(Command::Take, on)).collect();
    list.add("show-do-step", Cap::Key(Key::Space), more).in_line = false;
    list.edges("show-do-ends");
    list.back("do-close").in_line = false;
}

/// Every key with what it does.
pub(crate) fn help(kit: &Kit) -> Vec<(String, String)> {
    let [left, right] = kit.glyphs.arrows;
    let [up, down] = kit.glyphs.arrows_up_down;
    let key = |key| keyline::key_name(kit, key);
    let rows = [
        (format!("{right} {} {}", key(Key::Space), key(Key::Enter)), "show-do-on"),
        (format!("{left} {}", key(Key::Backspace)), "show-do-back"),
        (format!("{up} {down} {} {}", key(Key::PageUp), key(Key::PageDown)), "show-do-tricks"),
        (format!("{} {}", key(Key::Home), key(Key::End)), "show-do-ends"),
        (
            format!(
                "{} {}",
                keyline::all_keys(kit, Command::ShowSeat),
                keyline::all_keys(kit, Command::List)
            ),
            "show-do-seats",
        ),
        (keyline::all_keys(kit, Command::Tricks), "show-do-result"),
        (keyline::all_keys(kit, Command::Review), "do-review"),
        (key(Key::Esc), "do-close"),
        (key(Key::CtrlZ), "do-suspend"),
        (format!("{} {}", keyline::all_keys(kit, Command::Leave), key(Key::CtrlC)), "do-leave"),
    ];
    let rows = rows.into_iter().filter(|(cap, _)| !cap.trim().is_empty());
    rows.map(|(cap, label)| (cap, kit.words.get(label))).collect()
}
