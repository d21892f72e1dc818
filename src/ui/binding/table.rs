//! What can be done at the table: the answers to each prompt, and what goes on besides.

use crate::host::Purpose;
use crate::rules::{Asking, Kind, Move, Phase};

use super::{Action, Cap, List, Step, help_and_leave};
use crate::ui::key::Key;
use crate::ui::layout::Grid;
use crate::ui::model::{Model, Play};
use crate::ui::prompt::Prompt;
use crate::ui::result;

pub(super) fn bindings(list: &mut List<'_>, model: &Model, play: &Play) {
    let view = &play.view;
    if play.wait.is_some() {
        list.add(
            "do-goes-on",
            Cap::Any,
            vec![(Key::Enter, Action::GoOn), (Key::Space, Action::GoOn)],
        );
    } else if view.table().ending().is_some() {
        list.key(next(play), Key::Enter, Action::NextDeal);
        let grid = Grid::new(model.size.0, model.size.1);
        if grid.is_ok_and(|grid| result::tricks_apart(&model.kit, &grid, play)) {
            list.letter("do-tricks", "key-tricks", None, Action::Tricks);
        }
        list.letter("do-again", "key-again", None, Action::Again);
    }
    if play.wait.is_none() {
        prompt_bindings(list, play);
    } else if matches!(play.prompt, Prompt::Play { .. }) {
        // A card key plays straight on from the finished trick.
        list.cards("do-play-number", play.view.hand().len());
    }
    hint(list, model, play);
    if play.wait.is_none() && play.session.may_take_back() {
        list.letter_if_free("do-take-back-move", "key-undo", Key::F(4), Action::TakeBack);
    }
    if view.table().ending().is_none() {
        play_bindings(list, play);
    }
    if !play.purpose().counts() {
        let label = if play.behind.is_some() { "do-back" } else { "do-menu" };
        list.letter_if_free(label, "key-menu", Key::F(10), Action::PutAside);
    }
    list.key("do-list", Key::Tab, Action::List);
    help_and_leave(list);
}

/// What comes after the result.
fn next(play: &Play) -> &'static str {
    match play.purpose() {
        Purpose::Practice(_) => "do-next-practice",
        Purpose::Again => "do-back",
        _ if play.session.ends() => "do-standing",
        _ => "do-next-deal",
    }
}

/// The key of the hints, by how far they are open.
fn hint(list: &mut List<'_>, model: &Model, play: &Play) {
    let bids = play.view.table().phase() == Phase::Auction && play.view.seat().is_some();
    if !model.options.aids.hints || play.prompt == Prompt::None && !bids {
        return;
    }
    let label = match play.present_hint() {
        Some(hint) if hint.is_open() => "do-hint-off",
        Some(_) => "do-hint-why",
        None if bids && play.bars && !play.view.my_turn() => "do-hint-off",
        None => "do-hint",
    };
    list.letter_if_free(label, "key-hint", Key::F(2), Action::Hint);
}

fn prompt_bindings(list: &mut List<'_>, play: &Play) {
    match &play.prompt {
        Prompt::None => {}
        Prompt::Call(call) => {
            if call.value.is_some() {
                list.key("do-bid", Key::Enter, Action::Enter);
            } else {
                list.key("do-take", Key::Enter, Action::Enter);
            }
            if play.view.table().auction().callable().nth(1).is_some() {
                list.sideways("do-jump");
                let pages = [
                    (Key::PageUp, Action::Page(Step::Back)),
                    (Key::PageDown, Action::Page(Step::On)),
                    (Key::Home, Action::Edge(Step::Back)),
                    (Key::End, Action::Edge(Step::On)),
                ];
                list.add("do-jump-far", Cap::Key(Key::PageDown), pages.into()).in_line = false;
                let digits = "0123456789&é\"'(-§è_!çà".chars().map(Key::Char);
                let digits = digits.filter_map(|key| Some((key, Action::Digit(key.digit()?))));
                let mut keys: Vec<_> = digits.collect();
                keys.extend([(Key::Backspace, Action::Erase), (Key::Esc, Action::Back)]);
                list.add("do-type", Cap::Digits, keys);
            }
            list.up_down("do-choose");
            list.letter("do-pass", "key-pass", None, Action::Make(Move::Pass));
            if play.view.table().auction().asking() == Some(Asking::ForehandAlone) {
                list.letter("do-yes", "key-yes", None, Action::Call).in_line = false;
            }
        }
        Prompt::Answer(_) => {
            list.letter("do-yes", "key-yes", None, Action::Hold);
            list.letter("do-pass", "key-pass", None, Action::Make(Move::Pass));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
        Prompt::Skat { .. } => {
            list.letter("do-pick-up", "key-pick-up", None, Action::Make(Move::PickUp));
            list.letter("do-hand", "key-hand", None, Action::Make(Move::Hand));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
        Prompt::Discard(_) => {
            list.sideways("do-choose");
            list.key("do-put", Key::Space, Action::Toggle);
            let puts_on = play.view.table().phase() == Phase::PuttingOn;
            let label = if puts_on { "do-put-on" } else { "do-go-on" };
            list.key(label, Key::Enter, Action::Enter);
            list.cards("do-put-number", play.view.hand().len());
            list.key("do-take-back", Key::Esc, Action::Back).in_line = false;
        }
        Prompt::Announce(announce) => {
            if announce.lines(&play.view).len() > 1 {
                list.up_down("do-game");
            }
            if announce.ticks(&play.view) {
                list.sideways("do-level");
                list.key("do-tick", Key::Space, Action::Toggle);
            }
            list.key("do-announce", Key::Enter, Action::Enter);
            if play.view.table().phase() == Phase::GrandHand {
                list.key("do-back", Key::Esc, Action::Back);
            } else if !play.view.table().is_hand() {
                list.key("do-back-to-cards", Key::Esc, Action::Back);
            }
        }
        Prompt::Play { .. } => {
            list.sideways("do-choose");
            list.key("do-play", Key::Enter, Action::Enter);
            list.key("do-play", Key::Space, Action::Enter).in_line = false;
            if play.view.check(Move::Kontra).is_ok() {
                list.letter("do-kontra", "key-kontra", None, Action::Kontra);
            }
            list.cards("do-play-number", play.view.hand().len());
        }
        Prompt::Offer { .. } => {
            list.letter("do-accept", "key-accept", None, Action::Make(Move::Accept));
            list.letter("do-play-on", "key-play-on", None, Action::Make(Move::PlayOn));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
        Prompt::GrandHand { .. } => {
            list.letter("do-grand-hand", "key-grand-hand", None, Action::GrandHand);
            list.letter("do-pass", "key-pass", None, Action::Make(Move::Decline));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
        Prompt::Push { .. } => {
            list.letter("do-take-skat", "key-take-skat", None, Action::Make(Move::PickUp));
            list.letter("do-push", "key-push", None, Action::Make(Move::Push));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
        Prompt::Double { with, .. } => {
            let (label, key) = doubling(*with);
            list.letter(label, key, None, Action::Make(*with));
            list.letter("do-pass", "key-pass", None, Action::Make(Move::Decline));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
    }
}

/// The label and the letter of Kontra, Re or Hirsch.
const fn doubling(with: Move) -> (&'static str, &'static str) {
    match with {
        Move::Hirsch => ("do-hirsch", "key-hirsch"),
        Move::Re => ("do-re", "key-re"),
        _ => ("do-kontra", "key-kontra"),
    }
}

/// What can be done during the deal besides answering.
fn play_bindings(list: &mut List<'_>, play: &Play) {
    let view = &play.view;
    if view.table().last_trick().is_some() {
        list.letter("do-last-trick", "key-last-trick", Some(Key::F(3)), Action::LastTrick);
    }
    if view.seat().is_none() && !play.through {
        list.letter("do-through", "key-through", None, Action::Through);
    }
    if view.check(Move::Stop).is_ok() {
        list.letter("do-stop", "key-stop", None, Action::Make(Move::Stop));
    }
    // Whether the cards prove it is seen when it is tried; in Null only who can may try.
    let leads = view.my_turn() && view.table().trick().is_empty();
    let trumps = view.table().kind() != Some(Kind::Null);
    let may_try = leads && trumps && !view.table().is_ramsch();
    let may_try = may_try && matches!(play.prompt, Prompt::Play { .. });
    if may_try || view.check(Move::Claim).is_ok() {
        list.letter("do-claim", "key-claim", None, Action::Claim);
    }
    if view.check(Move::Concede).is_ok() {
        list.letter("do-give-up", "key-give-up", None, Action::GiveUp);
    }
}
