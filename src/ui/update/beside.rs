//! What does not count: the same cards again, practice, and moves taken back.

use super::{close, drive, motion, moved, stepped};
use crate::host::Purpose;
use crate::rules::Seat;
use crate::ui::binding::Action;
use crate::ui::model::{Effect, Model, Over, Page, Play, Scene};

/// Moves over the seats from which the same cards can be played again, or takes one.
pub(super) fn choose(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let (Scene::Table(play), Some(Over::Again { at })) = (&model.scene, &mut model.over) else {
        return;
    };
    match action {
        Action::Side(step) => *at = stepped(*at, step, 3),
        _ => {
            let seat = play.seats_again()[(*at).min(2)];
            again(model, seat, effects);
        }
    }
}

/// Deals the same cards once more, with the person in this seat.
pub(super) fn again(model: &mut Model, seat: Seat, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    let Some(session) = play.session.again(seat) else { return close(model, effects) };
    let before = std::mem::replace(play, Box::new(Play::new(session)));
    // However often the cards are played again, the same list goes on behind them.
    play.behind = match before.behind {
        None => Some(before),
        behind => behind,
    };
    model.over = None;
    model.prompts += 1;
    motion::deal(model, effects);
    drive(model, effects);
}

/// Whether the deal on the table stands alone, so that no other follows in a list.
pub(super) const fn is_single(play: &Play) -> bool {
    matches!(play.purpose(), Purpose::Practice(_) | Purpose::Again)
}

/// After a deal that stands alone: the next of its kind, or back to the list.
pub(super) fn next(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &model.scene else { return };
    match play.purpose() {
        Purpose::Practice(drill) => effects.push(Effect::Practise(drill)),
        _ => put_aside(model, effects),
    }
}

/// Leaves what does not count: the list behind it goes on, or the menu opens.
pub(super) fn put_aside(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    model.over = None;
    match play.behind.take() {
        Some(behind) => {
            *play = behind;
            model.prompts += 1;
            effects.push(Effect::Wake);
            drive(model, effects);
        }
        None => effects.extend([Effect::Save, Effect::Wake, Effect::Home]),
    }
}

/// Takes everything back to the person's last decision.
pub(super) fn take_back(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    if !play.session.take_back() {
        return;
    }
    // A player who thinks about what is taken back is asked no longer.
    play.asked = None;
    play.wait = None;
    play.motion = None;
    play.tricks = false;
    play.page = Page::Table;
    effects.push(Effect::Wake);
    moved(model, false, effects);
}
