//! Hints: what the strongest player would do in the person's place, and why.
//!
//! The first press of the key puts the question to the worker; when the answer comes the cursor
//! moves to it, `words` say it in one sentence, and the odds stand under the cards. The second
//! opens the box of `why`. In the auction the ladder shows how far the games of the hand carry
//! meanwhile: `bars`.

pub(crate) mod bars;
pub(crate) mod why;

use crate::host::{Advice, Odds};
use crate::rules::{Card, Move};

use crate::ui::draw::{Canvas, Grid, Kit, phrase, wrapped};
use crate::ui::say::choices::choices;
use crate::ui::say::hint::{percent, put};
use crate::ui::state::{Model, Play, Prompt};
use crate::ui::views::table::{choices, hand};

/// The mark under a card of the hand: its odds, or that it should be discarded.
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
    let (fan, _) = hand::fan(grid, kit.sorting.hand, play);
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
    let choices = choices(model, play);
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
