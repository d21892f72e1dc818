//! Hints: the question to the strongest player, and what its answer does to the cursor.

use crate::host::{Advice, Advised};
use crate::rules::{Kind, Move, Phase, View};
use crate::ui::say;
use crate::ui::state::{Action, Choice, Effect, Hint, Model, Play, Prompt, Scene};

/// The key of the hints: asks, opens the box of the reasons, closes it again.
pub(crate) fn turn(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    let auction = play.view.table().phase() == Phase::Auction;
    let open = play.present_hint().map(Hint::is_open);
    match open {
        Some(true) => {
            play.forget_hint();
        }
        Some(false) => {
            if let Some(hint) = &mut play.hint {
                hint.open();
            }
        }
        None if play.prompt == Prompt::None => play.bars = auction && !play.bars,
        None => {
            play.bars = auction;
            ask(play, effects);
        }
    }
}

/// In an auction that is looked at with hints every question is put to the strongest player.
pub(crate) fn renew(model: &mut Model, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    if play.bars && play.view.table().phase() == Phase::Auction {
        ask(play, effects);
    }
}

fn ask(play: &mut Play, effects: &mut Vec<Effect>) {
    if let Some(question) = play.session.question() {
        play.hint = Some(Hint::asked(question.clone()));
        effects.push(Effect::Advise(Box::new(question)));
    }
}

/// An answer has come: the cursor moves to it, unless something else is asked by now.
pub(crate) fn arrived(model: &mut Model, advised: Advised) {
    let Scene::Table(play) = &mut model.scene else { return };
    let failed = advised.failed.clone();
    if !play.hint.as_mut().is_some_and(|hint| hint.take(advised)) {
        if let (Some(failure), Some(seat)) = (failed, play.view.seat()) {
            model.note = Some(say::failed(&model.kit, play, seat, &failure));
            play.forget_hint();
        }
        return;
    }
    let Some(advice) = play.advice().cloned() else { return };
    let Play { prompt, view, .. } = &mut **play;
    point(prompt, view, &advice);
    // A key pressed before the cursor moved does not take what it stands on now.
    model.prompts += 1;
}

/// Puts cursor and focus where the advice is. Nothing is decided by that.
fn point(prompt: &mut Prompt, view: &View, advice: &Advice) {
    let mv = advice.mv;
    match prompt {
        Prompt::None => {}
        Prompt::Call(call) => {
            call.typed.clear();
            call.pass = mv == Move::Pass;
            if let Move::Bid(value) = mv {
                call.value = Some(value);
            }
        }
        Prompt::Answer(answer) => answer.pass = mv == Move::Pass,
        // A game that is announced in place of a Ramsch is no move yet.
        Prompt::Choose(choices) => {
            let answers = choices.ask.choices(view);
            let is_advised = |choice: &Choice| choice.does == Action::Make(mv);
            choices.at = answers.iter().position(is_advised).unwrap_or(answers.len() - 1);
        }
        Prompt::Discard(discard) => {
            let (Move::Declare(_, put) | Move::PutOn(put)) = mv else { return };
            let chosen = discard.cards();
            // The first of them that does not lie away already.
            if let Some(card) = (put - chosen).highest().or(put.highest()) {
                discard.cursor = card;
            }
        }
        Prompt::Announce(announce) => {
            let Move::Declare(contract, _) = mv else { return };
            // The lines of Hand games in trumps are those with what is ticked.
            if contract.is_hand() && contract.kind() != Kind::Null {
                announce.ticked = contract.announced();
            }
            let lines = announce.lines(view);
            if let Some(line) = lines.iter().position(|offered| offered.contract == contract) {
                announce.line = line;
            }
        }
        Prompt::Play { cursor, chosen } => {
            if let Move::Play(card) = mv {
                (*cursor, *chosen) = (card, true);
            }
        }
    }
}
