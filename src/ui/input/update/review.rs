//! The review of the deal on the table: begun with its result, opened over it.

use std::sync::Arc;

use crate::rules::Seat;
use crate::study::review::{Effort, Ledger, Task};
use crate::ui::say;
use crate::ui::state::{Effect, Model, Play, Reviewing, Scene};

/// Begins to review the deal that is over, while its result is looked at.
pub(crate) fn begin(play: &mut Play, effects: &mut Vec<Effect>) {
    let Some(seat) = play.view.seat().filter(|_| !play.is_lesson()) else { return };
    let Some((_, game)) = play.session.finished().last() else { return };
    let settings = play.session.list().settings();
    let ledger = Ledger { scoring: settings.scoring, table: settings.table };
    let task = Task { game: Arc::new(game.clone()), seat, ledger, effort: Effort::FULL };
    let names = Seat::ALL.map(|seat| say::name(play, seat).to_owned());
    play.review = Some(Box::new(Reviewing::new(task.clone(), names, String::new())));
    effects.push(Effect::Judge(Some(Box::new(task))));
}

/// Forgets the review of a deal that is left.
pub(crate) fn forget(play: &mut Play, effects: &mut Vec<Effect>) {
    if play.review.take().is_some() {
        effects.push(Effect::Judge(None));
    }
}

/// Opens the review of the deal whose result is shown.
pub(crate) fn open(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &model.scene else { return };
    if let Some(review) = &play.review {
        let place = say::place(&model.kit, &play.session, play.number());
        effects.push(Effect::Review(Box::new(Reviewing { place, ..(**review).clone() })));
    }
}
