//! The answer to the present prompt, and how keys work on it.

use crate::rules::{Bid, Card, Cards, Move, Phase, View};

use crate::ui::draw::Kit;
use crate::ui::input::update::{make, stepped};
use crate::ui::say::{self, announcement, table};
use crate::ui::state::{
    Action, Announce, Answer, Ask, Call, Choices, Discard, Effect, Model, Note, Play, Prompt,
    Scene, Step,
};

/// Works on the answer to the present prompt.
pub(crate) fn answer(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    let order = play.hand_order(model.kit.sorting.hand);
    let Play { session, view, prompt, .. } = &mut **play;
    let mut decided = None;
    let action = match (&*prompt, action) {
        (Prompt::Choose(choices), Action::Enter) => choices.taken(view).unwrap_or(action),
        _ => action,
    };
    match (prompt, action) {
        (Prompt::Call(call), Action::Side(step) | Action::Page(step) | Action::Edge(step)) => {
            let by = match action {
                Action::Side(_) => 1,
                Action::Page(_) => 8,
                _ => 63,
            };
            call.pass &= by > 1;
            call.typed.clear();
            call.value = stepped_bid(view, call.value, step, by);
        }
        (Prompt::Call(call), Action::Line(step)) => call.pass = step == Step::On,
        (Prompt::Call(call), Action::Digit(digit)) => {
            call.pass = false;
            type_digit(call, view, digit);
        }
        (Prompt::Call(call), Action::Erase) => {
            call.typed.pop();
            set_typed(call, view);
        }
        (Prompt::Call(call), Action::Back) => {
            call.typed.clear();
            set_typed(call, view);
        }
        (Prompt::Call(call), Action::Enter | Action::Call) => {
            decided = match call.value {
                None if !call.typed.is_empty() && !call.pass => {
                    model.note = Some(table::no_bid(&model.kit, &call.typed));
                    None
                }
                Some(value) if !call.pass || action == Action::Call => Some(Move::Bid(value)),
                _ => Some(Move::Pass),
            };
        }
        (Prompt::Answer(answer), Action::Side(_)) => answer.pass = !answer.pass,
        (Prompt::Answer(answer), Action::Enter) if answer.pass => decided = Some(Move::Pass),
        (Prompt::Answer(_), Action::Enter | Action::Hold) => decided = Some(Move::Hold),
        (Prompt::Choose(choices), Action::Side(step)) => choices.turn(view, step),
        (prompt @ Prompt::Choose(_), Action::GrandHand) => {
            *prompt = Prompt::Announce(Announce::new(view, Cards::EMPTY));
            model.prompts += 1;
        }
        (Prompt::Discard(discard), Action::Side(step)) => {
            discard.cursor = stepped_card(&order, discard.cursor, step);
        }
        (Prompt::Discard(discard), Action::Toggle) => {
            model.note = toggle(&model.kit, view, discard);
        }
        (Prompt::Discard(discard), Action::Card(index)) => {
            if let Some(&card) = order.get(index) {
                discard.cursor = card;
                model.note = toggle(&model.kit, view, discard);
            }
        }
        (Prompt::Discard(discard), Action::Back) => {
            discard.put.pop();
        }
        (prompt @ Prompt::Discard(_), Action::Enter) => {
            let Prompt::Discard(discard) = &prompt else { return };
            let puts_on = view.table().phase() == Phase::PuttingOn;
            if discard.put.len() < 2 {
                let key = if puts_on { "table-put-on-two" } else { "table-put-two" };
                model.note = Some(say::note(&model.kit, key));
            } else if puts_on {
                decided = Some(Move::PutOn(discard.cards()));
            } else if session.discard(discard.cards()).is_ok() {
                *prompt = Prompt::Announce(Announce::new(view, discard.cards()));
                model.prompts += 1;
                effects.push(Effect::Save);
            }
        }
        (Prompt::Announce(announce), Action::Line(step)) => {
            announce.step(view, step == Step::On);
        }
        (Prompt::Announce(announce), Action::Side(step)) => {
            announce.tick = stepped(announce.tick, step, 3);
        }
        (Prompt::Announce(announce), Action::Toggle) if announce.ticks(view) => announce.toggle(),
        (Prompt::Announce(announce), Action::Tick(tick)) if announce.ticks(view) => {
            announce.tick = tick;
            announce.toggle();
        }
        (Prompt::Announce(announce), Action::Pick(line)) => {
            if let Some(offered) = announce.lines(view).get(line) {
                let mv = Move::Declare(offered.contract, announce.put);
                match view.check(mv) {
                    Ok(()) => announce.line = line,
                    Err(why) => model.note = Some(table::refusal(&model.kit, view, mv, why)),
                }
            }
        }
        (prompt @ Prompt::Announce(_), Action::Back) if !view.table().is_hand() => {
            let Prompt::Announce(announce) = &prompt else { return };
            let put = announce.put.iter().collect();
            *prompt = match view.table().phase() {
                Phase::GrandHand => Prompt::Choose(Choices { ask: Ask::GrandHand, at: 1 }),
                _ => {
                    session.take_back_discard();
                    effects.push(Effect::Save);
                    Prompt::discard(view, put)
                }
            };
        }
        (Prompt::Announce(announce), Action::Enter) => {
            let put = announce.put;
            decided = announce.chosen(view).map(|offered| Move::Declare(offered.contract, put));
        }
        (Prompt::Play { cursor, chosen }, Action::Side(step)) => {
            *cursor = stepped_card(&order, *cursor, step);
            *chosen = true;
        }
        (Prompt::Play { cursor, .. }, Action::Enter) => decided = Some(Move::Play(*cursor)),
        (Prompt::Play { cursor, .. }, Action::Card(index)) => {
            if let Some(&card) = order.get(index) {
                *cursor = card;
                decided = Some(Move::Play(card));
            }
        }
        (Prompt::Play { cursor, chosen }, Action::Point(card)) => {
            *cursor = card;
            *chosen = true;
        }
        (_, Action::Make(mv)) => decided = Some(mv),
        _ => {}
    }
    let Some(mv) = decided else { return };
    if let Some(note) = doubt(&model.kit, play, mv) {
        model.note = Some(note);
        model.prompts += 1;
    } else {
        make(model, mv, effects);
    }
}

/// The question asked once before a move that can hardly be meant.
fn doubt(kit: &Kit, play: &mut Play, mv: Move) -> Option<Note> {
    match (play.prompt.clone(), mv) {
        (Prompt::Answer(answer), Move::Hold) => {
            let note = table::far_above(kit, &play.view, &answer)?;
            play.prompt = Prompt::Answer(Answer { warned: true, ..answer });
            Some(note)
        }
        (Prompt::Announce(announce), Move::Declare(contract, _)) => {
            if announce.warned == Some(contract) || play.view.check(mv).is_err() {
                return None;
            }
            let note = announcement::doubt(kit, play, announce.offered(&play.view, contract))?;
            play.prompt = Prompt::Announce(Announce { warned: Some(contract), ..announce });
            Some(note)
        }
        _ => None,
    }
}

/// Puts the card under the cursor away or takes it back; one that may not go stays, and the reason
/// is told.
fn toggle(kit: &Kit, view: &View, discard: &mut Discard) -> Option<Note> {
    let card = discard.cursor;
    if discard.choices.contains(card) {
        discard.toggle(card);
        return None;
    }
    let mv = Move::PutOn(discard.choices.iter().take(1).chain([card]).collect());
    view.check(mv).err().map(|why| table::refusal(kit, view, mv, why))
}

fn stepped_card(order: &[Card], at: Card, step: Step) -> Card {
    let index = order.iter().position(|&card| card == at).unwrap_or(0);
    let next = match step {
        Step::Back => index.checked_sub(1).unwrap_or(order.len().saturating_sub(1)),
        Step::On => (index + 1) % order.len().max(1),
    };
    order.get(next).copied().unwrap_or(at)
}

fn stepped_bid(view: &View, value: Option<Bid>, step: Step, by: usize) -> Option<Bid> {
    let callable: Vec<Bid> = view.table().auction().callable().collect();
    let at = callable.iter().position(|&bid| Some(bid) == value).unwrap_or(0);
    let next = match step {
        Step::Back => at.saturating_sub(by),
        Step::On => (at + by).min(callable.len().saturating_sub(1)),
    };
    callable.get(next).copied()
}

/// Digits gather to a value, which is on the button once they are one: 19 never becomes 192.
fn type_digit(call: &mut Call, view: &View, digit: u8) {
    if call.typed.len() < MOST_DIGITS {
        call.typed.push((b'0' + digit) as char);
    }
    set_typed(call, view);
}

/// As many digits as 264 has.
const MOST_DIGITS: usize = 3;

fn set_typed(call: &mut Call, view: &View) {
    let mut callable = view.table().auction().callable();
    call.value = match call.typed.as_str() {
        "" => callable.next(),
        typed => callable.find(|bid| bid.to_string() == typed),
    };
}
