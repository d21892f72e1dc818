//! What can be done at the table: the answers to each prompt, and what goes on besides.

use crate::host::Purpose;
use crate::rules::{Asking, Kind, Move, Phase};

use crate::settings::Command;
use crate::ui::keys::Key;
use crate::ui::say::lesson;
use crate::ui::state::{Action, Ask, Cap, Hint, Model, Offers, Play, Prompt, Wait, past_tricks};
use crate::ui::views::table::result;

pub(crate) fn bindings(list: &mut Offers<'_>, model: &Model, play: &Play) {
    let view = &play.view;
    if play.wait.is_some() {
        let keys = [Key::Enter, Key::Space].map(|key| (key, Action::GoOn));
        list.add("do-goes-on", Cap::Any, keys.into());
    } else if view.table().ending().is_some() {
        list.take(next(play), Action::NextDeal);
        if model.size.is_none() {
            list.command(Command::Tricks, Action::Tricks);
        }
        if let Some(grid) = model.grid() {
            if result::tricks_apart(&model.kit, &grid, play) {
                list.command(Command::Tricks, Action::Tricks);
            }
            if result::shows_tricks(&model.kit, &grid, play) {
                list.command_as("do-sort-tricks", Command::Sort, Action::Sort).in_line = false;
            }
        }
        if play.review.is_some() {
            list.command(Command::Review, Action::Review);
        }
        list.command(Command::Again, Action::Ask(Ask::Again));
    }
    if play.wait.is_none() {
        prompt_bindings(list, play);
    } else if matches!(play.prompt, Prompt::Play { .. }) && !reads(play) {
        // A card key plays straight on from the finished trick.
        list.cards("do-play-number", play.view.hand().len());
    }
    hint(list, model, play);
    if play.wait.is_none() && play.session.may_take_back() {
        list.command_if_free("do-take-back-move", Command::Undo, Action::TakeBack);
    }
    if view.table().ending().is_none() {
        play_bindings(list, model, play);
    }
    if !play.purpose().counts() {
        let label = if play.behind.is_some() { "do-back" } else { "do-menu" };
        list.command_if_free(label, Command::Menu, Action::PutAside);
    }
    list.command(Command::List, Action::List);
    list.help_and_leave(true);
    if view.table().ending().is_none() && !view.hand().is_empty() {
        list.command(Command::Sort, Action::Sort).in_line = false;
    }
}

/// Whether a reason is read, which any key ends and nothing else.
const fn reads(play: &Play) -> bool {
    matches!(play.wait, Some(Wait::Reason(_)))
}

/// What comes after the result.
fn next(play: &Play) -> &'static str {
    match play.purpose() {
        Purpose::Practice(_) => "do-next-practice",
        Purpose::Lesson(number) if lesson::is_last(number) => "do-menu",
        Purpose::Lesson(_) => "do-next-lesson",
        Purpose::Again => "do-back",
        _ if play.session.ends() => "do-standing",
        _ => "do-next-deal",
    }
}

/// The key of the hints, by how far they are open.
fn hint(list: &mut Offers<'_>, model: &Model, play: &Play) {
    let bids = play.view.table().phase() == Phase::Auction && play.view.seat().is_some();
    if !model.options.aids.hints || play.prompt == Prompt::None && !bids {
        return;
    }
    // A question of a lesson is answered by the person.
    if reads(play) || lesson::question(play).is_some() {
        return;
    }
    let label = match play.present_hint() {
        Some(hint) if hint.is_open() => "do-hint-off",
        Some(_) => "do-hint-why",
        None if bids && play.bars && !play.view.my_turn() => "do-hint-off",
        None => "do-hint",
    };
    list.command_if_free(label, Command::Hint, Action::Hint);
    if play.present_hint().is_some_and(Hint::is_open) && !list.is_bound(Key::Esc) {
        list.back(label).in_line = false;
    }
}

fn prompt_bindings(list: &mut Offers<'_>, play: &Play) {
    match &play.prompt {
        Prompt::None => {}
        Prompt::Call(call) => {
            if call.value.is_some() && !call.pass {
                list.take("do-bid", Action::Enter);
            } else {
                list.take("do-take", Action::Enter);
            }
            if play.view.table().auction().callable().nth(1).is_some() {
                list.sideways("do-jump");
                list.pages("do-jump-far", Key::PageDown);
                let back: Vec<_> = list.own(Command::Back, Action::Back).collect();
                let keys = &mut list.digits().keys;
                keys.push((Key::Esc, Action::Back));
                keys.extend(back);
            }
            list.up_down("do-choose");
            list.command(Command::Pass, Action::Make(Move::Pass));
            if play.view.table().auction().asking() == Some(Asking::ForehandAlone) {
                list.command(Command::Yes, Action::Call).in_line = false;
            }
        }
        Prompt::Answer(_) => {
            list.command(Command::Yes, Action::Hold);
            list.command(Command::Pass, Action::Make(Move::Pass));
            list.sideways("do-choose");
            list.take("do-take", Action::Enter);
        }
        Prompt::Choose(choices) => list.question(choices.ask.choices(&play.view)),
        Prompt::Discard(_) => {
            list.sideways("do-choose");
            list.tick("do-put", Action::Toggle);
            let puts_on = play.view.table().phase() == Phase::PuttingOn;
            let label = if puts_on { "do-put-on" } else { "do-go-on" };
            list.take(label, Action::Enter);
            list.cards("do-put-number", play.view.hand().len());
            list.back("do-take-back").in_line = false;
        }
        Prompt::Announce(announce) => {
            if announce.lines(&play.view).len() > 1 {
                list.up_down("do-game");
            }
            if announce.ticks(&play.view) {
                list.sideways("do-level");
                list.tick("do-tick", Action::Toggle);
            }
            list.take("do-announce", Action::Enter);
            if play.view.table().phase() == Phase::GrandHand {
                list.back("do-back");
            } else if !play.view.table().is_hand() {
                list.back("do-back-to-cards");
            }
        }
        Prompt::Play { .. } => {
            list.sideways("do-choose");
            list.take("do-play", Action::Enter);
            list.tick("do-play", Action::Enter).in_line = false;
            if play.view.check(Move::Kontra).is_ok() {
                list.command(Command::Kontra, Action::Ask(Ask::Kontra));
            }
            list.cards("do-play-number", play.view.hand().len());
        }
    }
}

/// What can be done during the deal besides answering.
fn play_bindings(list: &mut Offers<'_>, model: &Model, play: &Play) {
    let view = &play.view;
    if view.table().phase() == Phase::Playing {
        // Where there is nothing to be seen, the key says why.
        let seen = past_tricks::seen(play, model.options.aids).is_ok();
        list.command(Command::LastTrick, Action::LastTrick).in_line = seen;
    }
    if view.seat().is_none() && !play.through {
        list.command(Command::Through, Action::Through);
    }
    if view.check(Move::Stop).is_ok() {
        list.command(Command::Stop, Action::Make(Move::Stop));
    }
    // Whether the cards prove it is seen when it is tried; in Null only who can may try.
    let leads = view.my_turn() && view.table().trick().is_empty();
    let trumps = view.table().kind() != Some(Kind::Null);
    let may_try = leads && trumps && !view.table().is_ramsch();
    let may_try = may_try && matches!(play.prompt, Prompt::Play { .. });
    if may_try || view.check(Move::Claim).is_ok() {
        list.command(Command::Claim, Action::Ask(Ask::Claim));
    }
    if view.check(Move::Concede).is_ok() {
        list.command(Command::GiveUp, Action::Ask(Ask::GiveUp));
    }
}
