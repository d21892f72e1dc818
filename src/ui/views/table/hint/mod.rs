//! Hints: what the strongest player would do in the person's place, and why.
//!
//! The first press of the key puts the question to the worker; when the answer comes the cursor
//! moves to it, `words` say it in one sentence, and the odds stand under the cards. The second
//! opens the box of `why`. In the auction the ladder shows how far the games of the hand carry
//! meanwhile: `bars`.

pub(crate) mod bars;
pub(crate) mod why;

use crate::host::{Advice, Advised, Odds, Question};
use crate::rules::{Card, Move};

use crate::ui::draw::{
    canvas::Canvas,
    grid::Grid,
    kit::Kit,
    phrase::{phrase, wrapped},
};
use crate::ui::say::hint::{percent, put};
use crate::ui::state::{
    model::{Model, Play},
    prompt::Prompt,
};
use crate::ui::views::table::{choices, hand};

/// A question to the strongest player, and what became of it.
#[derive(Debug, Clone)]
pub(crate) struct Hint {
    question: Question,
    pub(crate) advice: Option<Advice>,
    /// Whether the box is open.
    why: bool,
}

impl Hint {
    /// The question is being thought over.
    pub(crate) const fn asked(question: Question) -> Self {
        Self { question, advice: None, why: false }
    }

    /// Takes an answer if it is the one that is awaited, and says so.
    pub(crate) fn take(&mut self, advised: Advised) -> bool {
        let awaited = self.advice.is_none() && self.question == advised.question;
        if awaited {
            self.advice = advised.advice;
        }
        awaited && self.advice.is_some()
    }

    /// Whether there is nothing more to be opened.
    pub(crate) const fn is_open(&self) -> bool {
        self.why
    }

    /// Opens the box, once there is something in it.
    pub(crate) const fn open(&mut self) {
        self.why = self.advice.is_some();
    }
}

impl Play {
    /// The hint about what is asked now; one about anything else has passed.
    pub(crate) fn present_hint(&self) -> Option<&Hint> {
        let asked = self.prompt != Prompt::None && self.wait.is_none();
        self.hint.as_ref().filter(|hint| {
            let Question { number, ref view, discarded, .. } = hint.question;
            let moves = view.moves().len() == self.view.moves().len();
            asked && moves && number == self.number() && discarded == self.session.discarded()
        })
    }

    /// No hint is shown any more, nor asked for at the next question.
    pub(crate) fn forget_hint(&mut self) {
        self.hint = None;
        self.bars = false;
    }

    /// The answer to what is asked now.
    pub(crate) fn advice(&self) -> Option<&Advice> {
        self.present_hint()?.advice.as_ref()
    }
}

/// What stands under a card of the hand: its odds, or that it should be put away.
fn mark(kit: &Kit, play: &Play, advice: &Advice, card: Card) -> Option<String> {
    match play.prompt {
        Prompt::Play { .. } => {
            let odds = |odds: &&Odds| odds.mv == Move::Play(card);
            let chance = advice.options.iter().find(odds)?.chance;
            Some(kit.words.with("hint-odds", &[("n", percent(chance).into())]))
        }
        Prompt::Discard(_) if put(advice.mv).contains(card) => Some(kit.words.get("hint-mark")),
        _ => None,
    }
}

/// Draws the odds in the row under the keys of the cards.
pub(crate) fn under_the_cards(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let Some(advice) = play.advice() else { return };
    let (fan, _) = hand::fan(grid, kit.lay.hand, play);
    for (card, x) in fan.edges() {
        let Some(mark) = mark(kit, play, advice, card) else { continue };
        let first = advice.mv == Move::Play(card) || put(advice.mv).contains(card);
        let style = match first {
            true => kit.theme.accent().patch(kit.theme.bold()),
            false => kit.theme.normal(),
        };
        canvas.text(x + 1, grid.state() + 1, &mark, style);
    }
}

/// Draws the sentence; behind the choices if there is room, else over them. Without choices a long
/// one goes on in the row below, since the odds stand above.
pub(crate) fn tell(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, play: &Play, text: &str) {
    let kit = &model.kit;
    let choices = choices::choices(model, play);
    let end = choices::draw(canvas, kit, grid, &choices);
    let line = phrase(kit, text);
    if !choices.is_empty() && end + 2 + line.width() as i32 <= grid.table.end() {
        canvas.line_right(grid.table.end(), grid.sentence(), &line);
        return;
    }
    let lines = wrapped(text, grid.table.width);
    let first = match choices.is_empty() {
        true => grid.sentence(),
        false => grid.sentence() - lines.len() as i32,
    };
    for (y, text) in (first..grid.keys()).zip(&lines) {
        canvas.line(grid.table.x, y, &phrase(kit, text));
    }
}
