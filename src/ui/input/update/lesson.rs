//! Lessons: which answers are taken, what is said of them, and the moves that are written down.

use crate::host::Request;
use crate::rules::Move;
use crate::study::lessons::{Next, Question};
use crate::ui::say::{self, lesson};
use crate::ui::state::{Effect, Model, Note, Play, Scene, Wait};

/// True if a move of the person may be made: not if it is the wrong answer to a question, of which
/// the reason is told then. What the rules refuse is left to them.
pub(crate) fn allows(model: &mut Model, mv: Move) -> bool {
    let Scene::Table(play) = &model.scene else { return true };
    let Some(question) = lesson::question(play).filter(|_| play.view.check(mv).is_ok()) else {
        return true;
    };
    if !Question::is_answered_by(mv) {
        model.note = Some(say::note(&model.kit, "lesson-answer-first"));
        return false;
    }
    let verdict = question.judge(mv);
    if !verdict.right {
        let told = lesson::told(&model.kit, play, verdict.because, Some(mv));
        model.note = told.map(|text| Note { text, warn: false });
        // A key pressed before the reason was read does not answer again.
        model.prompts += 1;
    }
    verdict.right
}

/// After a right answer, which the view does not show yet: its reason is read before it goes on.
pub(crate) fn answered(model: &mut Model, mv: Move, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    let (Some(lesson), Some(question)) = (lesson::of(play), lesson::question(play)) else { return };
    play.wait = Some(Wait::Reason(question.judge(mv).because));
    model.prompts += 1;
    if lesson.ends_with(question) {
        effects.push(Effect::Learned(lesson.title().to_owned()));
    }
}

/// The reason has been read: after the last one the deal may be played to its end.
pub(crate) fn read(model: &mut Model) {
    let Scene::Table(play) = &model.scene else { return };
    let next = lesson::of(play).map(|lesson| lesson.next(play.view.moves().len()));
    if matches!(next, Some(Next::Free)) {
        model.note = Some(say::note(&model.kit, "lesson-over"));
    }
}

/// Makes the move of another that is written down; says whether there was one.
pub(crate) fn written(play: &mut Play, request: &Request) -> bool {
    let next = lesson::of(play).map(|lesson| lesson.next(request.view.moves().len()));
    let Some(Next::Written(mv)) = next else { return false };
    play.session.answer(&request.clone().reply(mv)).unwrap_or(false)
}
