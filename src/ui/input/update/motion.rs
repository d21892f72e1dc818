//! Motion as state: what begins it, what carries it on, and any key that ends it.

use std::time::Duration;

use crate::ui::input::update::{ask, drive, hint};
use crate::ui::state::{Effect, FRAME, Model, Motion, Moving, Options, Scene, Wait};

/// A beat after another player's move is this share of the pace.
const BEATS_A_TRICK: u32 = 4;

/// Sets cards in motion, where they are wanted to move. Until they lie still the table waits.
pub(crate) fn begin(model: &mut Model, what: Moving, effects: &mut Vec<Effect>) {
    let wanted = model.kit.moves && !model.options.pace.is_zero() && !model.is_too_small();
    let Scene::Table(play) = &mut model.scene else { return };
    if wanted && !play.through {
        play.motion = Some(Motion::of(what));
        effects.push(Effect::Wait(FRAME));
    }
}

/// The cards of a new deal.
pub(crate) fn deal(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &model.scene else { return };
    if play.view.moves().is_empty() {
        begin(model, Moving::Deal, effects);
    }
    question(model, effects);
}

/// Puts the question of the person although the table waits: keys need not wait with it.
pub(crate) fn question(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &model.scene else { return };
    // A reason is read before anything else is asked.
    let reads = matches!(play.wait, Some(Wait::Reason(_)));
    if (play.wait.is_some() || play.motion.is_some()) && play.view.my_turn() && !reads {
        ask(model);
        hint::renew(model, effects);
    }
}

/// The time that the table waits before it goes on; nothing if a key has to be pressed.
pub(crate) fn time(wait: Wait, options: Options) -> Option<Duration> {
    match wait {
        Wait::Trick => (!options.trick_waits).then_some(options.pace),
        Wait::Beat => Some(options.pace / BEATS_A_TRICK),
        Wait::Reason(_) => None,
    }
}

/// The time is over for which a frame was shown or the table has waited.
pub(crate) fn elapsed(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    let Some(motion) = play.motion else {
        if play.wait == Some(Wait::Trick) {
            begin(model, Moving::Trick, effects);
        }
        return go_on(model, effects);
    };
    play.motion = motion.next();
    match (play.motion, play.wait) {
        (Some(_), _) => effects.push(Effect::Wait(FRAME)),
        // The pause for looking at the trick begins when all three cards lie there.
        (None, Some(wait)) if motion.what() != Moving::Trick => {
            effects.extend(time(wait, model.options).map(Effect::Wait));
        }
        (None, _) => go_on(model, effects),
    }
}

/// Ends the wait, unless something has begun to move, and goes on.
fn go_on(model: &mut Model, effects: &mut Vec<Effect>) {
    if let Scene::Table(play) = &mut model.scene
        && play.motion.is_none()
    {
        play.wait = None;
        drive(model, effects);
    }
}

/// Lets everything lie where it belongs, as any key does. Says whether something moved.
pub(crate) fn skip(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let Scene::Table(play) = &mut model.scene else { return false };
    let Some(motion) = play.motion.take() else { return false };
    if motion.what() == Moving::Trick {
        play.wait = None;
    }
    effects.push(Effect::Wake);
    let time = play.wait.and_then(|wait| time(wait, model.options));
    effects.extend(time.map(Effect::Wait));
    true
}
