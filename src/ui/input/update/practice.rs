//! Games that do not count: the same cards again, practice, and moves taken back.

use crate::host::{Purpose, Start};
use crate::rules::Seat;
use crate::ui::input::update::{close, drive, go_back, motion, moved};
use crate::ui::say::lesson;
use crate::ui::state::{Effect, Model, Play, Scene, TablePage};

/// Deals the same cards once more, with the person in this seat.
pub(crate) fn again(model: &mut Model, seat: Seat, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    let Some(session) = play.session.again(seat) else { return close(model, effects) };
    let before = std::mem::replace(play, Box::new(Play::new(session)));
    // However often the cards are played again, the same list goes on behind them.
    play.behind = match before.behind {
        None => Some(before),
        behind => behind,
    };
    model.overlay = None;
    model.prompts += 1;
    motion::deal(model, effects);
    drive(model, effects);
}

/// True if the deal on the table stands alone, so that no other follows in a list.
pub(crate) const fn is_single(play: &Play) -> bool {
    matches!(play.purpose(), Purpose::Practice(_) | Purpose::Again | Purpose::Lesson(_))
}

/// After a deal that stands alone: the next of its kind, or back to the list.
pub(crate) fn next(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &model.scene else { return };
    match play.purpose() {
        Purpose::Practice(drill) => {
            effects.push(Effect::Open(Start::Practice { drill, seed: None }))
        }
        Purpose::Lesson(number) if !lesson::is_last(number) => {
            effects.push(Effect::Open(Start::Lesson(number + 1)));
        }
        _ => put_aside(model, effects),
    }
}

/// Leaves what does not count: the list behind it goes on, or the menu opens.
pub(crate) fn put_aside(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    model.overlay = None;
    match play.behind.take() {
        Some(behind) => {
            *play = behind;
            model.prompts += 1;
            effects.push(Effect::Wake);
            drive(model, effects);
        }
        None if go_back(model, effects) => effects.push(Effect::Wake),
        None => {
            let Scene::Table(play) = &model.scene else { return };
            let home = match play.purpose() {
                Purpose::Lesson(number) => Start::Lessons(number),
                _ => Start::Menu,
            };
            effects.extend([Effect::Save, Effect::Wake, Effect::Open(home)]);
        }
    }
}

/// Takes everything back to the person's last decision.
pub(crate) fn take_back(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    if !play.session.take_back() {
        return;
    }
    // A player who thinks about what is taken back is asked no longer.
    play.asked = None;
    play.wait = None;
    play.motion = None;
    play.tricks = false;
    play.page = TablePage::Table;
    effects.push(Effect::Wake);
    moved(model, false, effects);
}
