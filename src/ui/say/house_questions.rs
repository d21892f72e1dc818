//! The questions that house rules ask: Grand Hand, the skat of a Ramsch, Kontra and its answers.

use crate::rules::{Announced, Contract, Kind, Move, Phase, value_as_announced};
use crate::text::Arg;
use crate::ui::draw::Kit;
use crate::ui::say;
use crate::ui::state::{Play, doubling};

/// The question, and to whom it is put.
pub(crate) fn question(kit: &Kit, play: &Play) -> String {
    let (table, own) = (play.view.table(), play.view.my_turn());
    let Some(asked) = table.to_act() else { return String::new() };
    let said_by = match doubling(&play.view) {
        Some(Move::Re) => table.doubled_by(),
        Some(Move::Hirsch) => table.declarer(),
        _ => None,
    };
    let by = said_by.map_or("", |by| say::name(play, by));
    let you = said_by.is_some() && said_by == play.view.seat();
    let args: [(&str, Arg<'_>); 3] = [
        ("name", say::name(play, asked).into()),
        ("by", by.into()),
        ("who", if you { "you" } else { "other" }.into()),
    ];
    let key = match (table.phase(), own) {
        (Phase::GrandHand, true) => "round-ask-grand-hand",
        (Phase::GrandHand, false) => "round-other-grand-hand",
        (Phase::Pushing, true) => "round-ask-push",
        (Phase::Pushing, false) => "round-other-push",
        (Phase::PuttingOn, _) => "round-other-put-on",
        (_, own) => match (doubling(&play.view), own) {
            (Some(Move::Re), true) => "round-ask-re",
            (Some(Move::Re), false) => "round-other-re",
            (Some(Move::Hirsch), true) => "round-ask-hirsch",
            (Some(Move::Hirsch), false) => "round-other-hirsch",
            (_, true) => "round-ask-kontra",
            (_, false) => "round-other-kontra",
        },
    };
    kit.words.with(key, &args)
}

/// The meaning of the answer.
pub(crate) fn remark(kit: &Kit, play: &Play) -> String {
    let (words, table) = (&kit.words, play.view.table());
    // In Bock everything that is written counts double.
    let round = play.view.round().factor();
    match table.phase() {
        Phase::GrandHand => match Contract::new(Kind::Grand, true, Announced::Nothing) {
            Ok(grand) if play.view.my_turn() => {
                let hand = play.view.hand();
                let value = value_as_announced(grand, hand);
                let args: [(&str, Arg<'_>); 3] = [
                    ("value", value.into()),
                    ("matadors", kit.words.matadors(Kind::Grand, hand).into()),
                    ("loss", words.signed(-2 * i32::from(value * round)).into()),
                ];
                words.with("round-grand-hand-worth", &args)
            }
            _ => String::new(),
        },
        Phase::PuttingOn if table.pushes() == 0 => String::new(),
        Phase::PuttingOn => {
            let args = [("factor", (1_u16 << table.pushes()).into())];
            words.with("round-pushed-before", &args)
        }
        Phase::Pushing => {
            let now = round << table.pushes();
            let args: [(&str, Arg<'_>); 2] = [("now", now.into()), ("then", (2 * now).into())];
            words.with("round-push-means", &args)
        }
        _ => {
            let factor = table.doubled().next().map_or(1, |next| next.factor());
            let factor = factor * round;
            words.with("round-double-means", &[("factor", factor.into())])
        }
    }
}
