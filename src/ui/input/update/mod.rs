//! The update: each key, click and answer changes the state. Nothing here draws, waits or writes.

pub(crate) mod answer;
pub(crate) mod hint;
pub(crate) mod lesson;
pub(crate) mod motion;
pub(crate) mod practice;
pub(crate) mod reading;
pub(crate) mod review;
pub(crate) mod settings;

use crate::host::{Awaited, Start};
use crate::rules::{Move, Phase};

use crate::ui::draw::Kit;
use crate::ui::input::update::answer::answer;
use crate::ui::input::{hit, offers};
use crate::ui::say::{self, table};
use crate::ui::state::{
    Action, Announce, Ask, Effect, Hint, Message, Model, Moving, Note, Offer, On, Overlay, Play,
    Prompt, Scene, StartLine, Step, TablePage, Wait, past_tricks,
};
use crate::ui::views::pages::sheet;

/// Takes one message.
pub(crate) fn update(model: &mut Model, message: Message) -> Vec<Effect> {
    let mut effects = Vec::new();
    let pressed =
        matches!(message, Message::Key { .. } | Message::Click { .. } | Message::Wheel { .. });
    let skipped = pressed && motion::skip(model, &mut effects);
    match message {
        Message::Key { key, early } => {
            model.kit.keys.learn(key);
            if let Some(action) = offers::action_of(model, key) {
                act(model, action, early, &mut effects);
            }
            model.tell_next();
        }
        Message::Click { col, row, early } => {
            for action in hit::actions_at(model, col, row) {
                act(model, action, early, &mut effects);
            }
        }
        Message::Wheel { down } if model.overlay == Some(Overlay::Rules) => {
            reading::wheel(model, if down { Step::On } else { Step::Back });
        }
        Message::Wheel { down } => {
            let step = if down { Step::On } else { Step::Back };
            // Only what scrolls: at the table a turn of the wheel must not choose anything.
            let action = match &model.scene {
                _ if model.preferences.is_open() => Some(Action::Line(step)),
                Scene::Menu(_) => Some(Action::Line(step)),
                Scene::Page(_) => Some(Action::Side(step)),
                Scene::Table(play) => {
                    matches!(play.page, TablePage::List { .. }).then_some(Action::Line(step))
                }
            };
            if let Some(action) = action.filter(|_| !model.is_too_small()) {
                act(model, action, false, &mut effects);
            }
        }
        Message::Resize(cols, rows) => {
            model.size = Some((cols, rows));
            drive(model, &mut effects);
        }
        Message::Act(action) => act(model, action, false, &mut effects),
        Message::Typed(sign) => {
            model.note = None;
            settings::take_text(model, sign);
        }
        Message::Looked(looked) => {
            let looked = looked.map(|(look, fresh)| {
                if let Scene::Menu(start) = &mut model.scene {
                    start.fresh = fresh;
                }
                look
            });
            settings::looked(model, looked, &mut effects);
        }
        Message::Kept(kept) => {
            settings::kept(model, kept);
            drive(model, &mut effects);
        }
        Message::Reply(reply) => {
            if let Scene::Table(play) = &mut model.scene {
                match play.session.answer(&reply) {
                    Ok(true) => {
                        let failed = reply.failed.as_ref();
                        let warning = failed.map(|failure| {
                            say::failed(&model.kit, play, reply.request.seat, failure)
                        });
                        play.asked = None;
                        effects.push(Effect::Save);
                        moved(model, true, &mut effects);
                        model.note = warning.or_else(|| model.note.take());
                    }
                    // Late: the table has gone on.
                    Ok(false) => drive(model, &mut effects),
                    Err(fault) => panic!("{fault}"),
                }
            }
        }
        Message::Advised(advised) => hint::arrived(model, *advised),
        Message::Judged(done) => {
            for scene in [&mut model.scene].into_iter().chain(&mut model.behind) {
                match scene {
                    Scene::Table(play) => play.take_judged(&done),
                    Scene::Page(page) => page.judged(&done),
                    Scene::Menu(_) => {}
                }
            }
        }
        Message::Over(scene) => {
            model.behind.push(std::mem::replace(&mut model.scene, scene));
            model.prompts += 1;
        }
        Message::Returned => {
            go_back(model, &mut effects);
        }
        Message::Refused(why) => model.note = Some(Note { text: why, warn: true }),
        Message::Passed(time) => {
            if let Scene::Table(play) = &mut model.scene {
                play.session.pass_time(time);
            }
        }
        Message::Elapsed => motion::elapsed(model, &mut effects),
        Message::Opened(scene) => {
            model.overlay = None;
            model.behind.clear();
            model.scene = scene;
            if let Scene::Table(_) = model.scene {
                effects.push(Effect::Save);
                motion::deal(model, &mut effects);
                drive(model, &mut effects);
            } else {
                model.prompts += 1;
            }
        }
    }
    if skipped {
        drive(model, &mut effects);
    }
    effects
}

fn act(model: &mut Model, action: Action, early: bool, effects: &mut Vec<Effect>) {
    // A key typed before the question appeared never answers what cannot be taken back.
    if early && is_final(model, action) {
        return;
    }
    model.note = None;
    match action {
        Action::SaveAndLeave => quit(model, effects),
        Action::Suspend => effects.push(Effect::Suspend),
        Action::Help => model.overlay = Some(Overlay::Help),
        Action::Rules => reading::open(model),
        Action::LastTrick => last_trick(model),
        Action::AllTricks => model.overlay = Some(Overlay::AllTricks),
        Action::AgainFrom(seat) => practice::again(model, seat, effects),
        Action::PutAside => practice::put_aside(model, effects),
        Action::Settings if !model.preferences.is_open() => settings::open(model, effects),
        Action::Leave => leave(model, effects),
        Action::Ask(question) => ask_first(model, question),
        Action::NewList => effects.push(Effect::Open(Start::Next)),
        _ if model.overlay == Some(Overlay::Rules) => reading::read(model, action, effects),
        _ if model.overlay.is_some() => over(model, action, effects),
        _ if model.preferences.is_open() => settings::act(model, action, effects),
        _ => match &mut model.scene {
            Scene::Menu(_) => start(model, action, effects),
            Scene::Page(page) => {
                let (kit, note) = (&model.kit, &mut model.note);
                page.act(action, On { kit, note, prompts: &mut model.prompts, effects });
            }
            Scene::Table(play) => match play.page {
                TablePage::Table => table(model, action, effects),
                TablePage::List { .. } | TablePage::End => {
                    page(&model.kit, play, action, model.size)
                }
            },
        },
    }
}

/// Shows the scene that lies behind the present one, and tells whether there is any.
pub(crate) fn go_back(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let Some(scene) = model.behind.pop() else { return false };
    model.scene = scene;
    model.prompts += 1;
    drive(model, effects);
    true
}

/// True if an action can make a move that cannot be taken back, in this state.
pub(crate) fn is_final(model: &Model, action: Action) -> bool {
    match action {
        Action::Make(_)
        | Action::Call
        | Action::Hold
        | Action::NextDeal
        | Action::AgainFrom(_)
        | Action::TakeBack
        | Action::PutAside
        | Action::NewList => true,
        Action::Enter | Action::Leave if model.overlay.is_some() => true,
        Action::Card(_) | Action::Enter | Action::Toggle => {
            let Scene::Table(play) = &model.scene else { return false };
            let takes_back = match play.prompt {
                // The announcement follows; in Schieberamsch nothing does.
                Prompt::Discard(_) => {
                    action != Action::Enter || play.view.table().phase() != Phase::PuttingOn
                }
                Prompt::Announce(_) => action == Action::Toggle,
                _ => false,
            };
            play.page == TablePage::Table && !takes_back
        }
        _ => false,
    }
}
/// Leaves the program; nothing that was changed is lost.
fn quit(model: &Model, effects: &mut Vec<Effect>) {
    if settings::to_keep(&model.preferences) {
        effects.push(Effect::Keep { over: false });
    }
    effects.extend([Effect::Save, Effect::Quit]);
}

/// Leaving asks once while a deal runs.
fn leave(model: &mut Model, effects: &mut Vec<Effect>) {
    settings::close(model, effects);
    let runs = match &model.scene {
        Scene::Menu(_) | Scene::Page(_) => false,
        Scene::Table(play) => play.page != TablePage::End,
    };
    match model.overlay {
        None if runs => ask_first(model, Ask::Leave),
        _ => quit(model, effects),
    }
}

/// Puts a question over the scene. A move that is not allowed is refused at once and costs nothing:
/// a claim that the cards do not prove.
fn ask_first(model: &mut Model, question: Ask) {
    let Scene::Table(play) = &model.scene else { return };
    let refused = question.choices(&play.view).into_iter().find_map(|choice| match choice.does {
        Action::Make(mv) => play.view.check(mv).err().map(|why| (mv, why)),
        _ => None,
    });
    if let Some((mv, why)) = refused {
        model.note = Some(table::refusal(&model.kit, &play.view, mv, why));
        return;
    }
    model.overlay = Some(Overlay::Ask(question.first()));
    model.prompts += 1;
}

/// Shows the last trick, or says why it may not be seen.
fn last_trick(model: &mut Model) {
    let Scene::Table(play) = &model.scene else { return };
    match past_tricks::seen(play, model.options.aids) {
        Ok(over) => model.overlay = Some(over),
        Err(why) => model.note = Some(say::note(&model.kit, why)),
    }
}

fn over(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    match (&mut model.overlay, &model.scene, action) {
        (_, _, Action::Back) => close(model, effects),
        (Some(Overlay::Ask(choices)), Scene::Table(play), Action::Side(step)) => {
            choices.turn(&play.view, step);
        }
        (Some(Overlay::Ask(choices)), Scene::Table(play), Action::Enter) => {
            if let Some(action) = choices.taken(&play.view) {
                act(model, action, false, effects);
            }
        }
        (Some(Overlay::Ask(_)), _, Action::Make(mv)) => {
            model.overlay = None;
            make(model, mv, effects);
        }
        _ => {}
    }
}

/// Takes away what lies on top; the table goes on.
pub(crate) fn close(model: &mut Model, effects: &mut Vec<Effect>) {
    model.overlay = None;
    drive(model, effects);
}

fn start(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let Scene::Menu(start) = &mut model.scene else { return };
    let lines = start.lines();
    let line = match action {
        Action::Line(step) => {
            start.line = stepped(start.line, step, lines.len());
            return;
        }
        Action::Edge(step) => {
            start.line = if step == Step::Back { 0 } else { lines.len() - 1 };
            return;
        }
        Action::Enter => lines[start.line.min(lines.len() - 1)],
        Action::Start(line) => line,
        Action::Back if start.offer != Offer::Menu => {
            let from = match start.offer {
                Offer::Lists => StartLine::Others,
                Offer::Lessons => StartLine::Learn,
                _ => StartLine::Practice,
            };
            start.offer = Offer::Menu;
            start.line = start.lines().iter().position(|&line| line == from).unwrap_or(0);
            return;
        }
        _ => return,
    };
    effects.extend(start.opens(line).map(Effect::Open));
    match line {
        StartLine::Continue(0) if !start.waiting.is_empty() => {
            model.scene = Scene::Table(Box::new(Play::new(start.waiting.swap_remove(0))));
            drive(model, effects);
        }
        StartLine::Others => {
            start.offer = Offer::Lists;
            start.line = 1;
        }
        StartLine::New => {
            if let Some(waiting) = start.waiting.first() {
                model.to_tell.push_back(say::list_waits(&model.kit, waiting));
            }
        }
        StartLine::Practice => {
            start.offer = Offer::Drills;
            start.line = 0;
        }
        StartLine::Learn => {
            start.offer = Offer::Lessons;
            start.line = start.next_lesson();
        }
        StartLine::Rules => reading::open(model),
        StartLine::Settings => settings::open(model, effects),
        StartLine::Help => model.overlay = Some(Overlay::Help),
        StartLine::Leave => quit(model, effects),
        _ => {}
    }
}

fn page(kit: &Kit, play: &mut Play, action: Action, size: Option<(u16, u16)>) {
    let rows = size.map_or(0, |(_, height)| sheet::most_up(kit, play, height));
    match (&mut play.page, action) {
        (TablePage::List { up }, Action::Line(Step::Back)) => *up = (*up + 1).min(rows),
        (TablePage::List { up }, Action::Line(Step::On)) => *up = up.saturating_sub(1),
        (TablePage::List { up }, Action::Page(Step::Back)) => *up = (*up + 10).min(rows),
        (TablePage::List { up }, Action::Page(Step::On)) => *up = up.saturating_sub(10),
        (TablePage::List { up }, Action::Edge(Step::Back)) => *up = rows,
        (TablePage::List { up }, Action::Edge(Step::On)) => *up = 0,
        (TablePage::List { .. }, Action::List | Action::Back) => {
            let over = matches!(play.session.awaited(), Awaited::ListOver);
            play.page = if over { TablePage::End } else { TablePage::Table };
        }
        (_, Action::List) => play.page = TablePage::List { up: 0 },
        _ => {}
    }
}

fn table(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    if play.wait.is_some() && !matches!(action, Action::List | Action::Sort) {
        let read = matches!(play.wait, Some(Wait::Reason(_)));
        play.wait = None;
        effects.push(Effect::Wake);
        // A card key plays straight on from the finished trick, and what is on the key line does
        // its work; any other key only ends the wait.
        let card = matches!(action, Action::Card(_) | Action::Point(_)) && play.view.my_turn();
        let works = card || matches!(action, Action::Through | Action::Make(_) | Action::Hint);
        if read {
            lesson::read(model);
        }
        if read || !works {
            drive(model, effects);
            return;
        }
    }
    let Scene::Table(play) = &mut model.scene else { return };
    match action {
        Action::List => play.page = TablePage::List { up: 0 },
        Action::Tricks => play.tricks = !play.tricks,
        Action::Sort => sort(model),
        Action::Review => review::open(model, effects),
        Action::Hint => hint::turn(model, effects),
        // What lies on top goes first.
        Action::Back if play.present_hint().is_some_and(Hint::is_open) => {
            hint::turn(model, effects);
        }
        Action::TakeBack => practice::take_back(model, effects),
        Action::Through => {
            play.through = true;
            drive(model, effects);
        }
        Action::NextDeal if practice::is_single(play) => practice::next(model, effects),
        Action::NextDeal => {
            play.session.advance();
            play.tricks = false;
            play.through = false;
            effects.push(Effect::Save);
            moved(model, false, effects);
        }
        _ => answer(model, action, effects),
    }
}

/// Sorts what is on the table in the next way: the tricks of a result, or the hand, and says in
/// which. A number typed before the cards had their new places means none of them.
fn sort(model: &mut Model) {
    let Scene::Table(play) = &model.scene else { return };
    let sorting = &mut model.kit.sorting;
    if play.shows_result() {
        sorting.tricks = sorting.tricks.next();
        return;
    }
    sorting.hand = sorting.hand.next();
    model.note = Some(table::sorted(&model.kit));
    model.prompts += 1;
}

/// Makes a move of the person; one that is refused is told, with the reason.
fn make(model: &mut Model, mv: Move, effects: &mut Vec<Effect>) {
    if !lesson::allows(model, mv) {
        return;
    }
    let Scene::Table(play) = &mut model.scene else { return };
    match play.session.apply(mv) {
        Ok(()) => {
            effects.push(Effect::Save);
            lesson::answered(model, mv, effects);
            moved(model, false, effects);
        }
        Err(why) => model.note = Some(table::refusal(&model.kit, &play.view, mv, why)),
    }
}

/// After a move: looks at the table again, waits where there is something to be seen, goes on.
fn moved(model: &mut Model, by_other: bool, effects: &mut Vec<Effect>) {
    let Scene::Table(play) = &mut model.scene else { return };
    let tricks = play.view.table().tricks().len();
    let moves = play.view.moves().len();
    if let Some(view) = play.session.view() {
        play.view = view;
    }
    let table = play.view.table();
    let same_deal = play.view.moves().len() > moves;
    if !model.options.pace.is_zero() && !play.through && same_deal && play.wait.is_none() {
        if table.tricks().len() > tricks {
            play.wait = Some(Wait::Trick);
        } else if by_other && matches!(play.session.awaited(), Awaited::Bot(_)) {
            play.wait = Some(Wait::Beat);
        }
        effects
            .extend(play.wait.and_then(|wait| motion::time(wait, model.options)).map(Effect::Wait));
    }
    let plays = matches!(play.view.moves().last(), Some((_, Move::Play(_))));
    // What lay on top belongs to the table as it was.
    if model.overlay.is_some_and(Overlay::asks_for_a_move) && by_other {
        model.overlay = None;
    }
    if model.overlay == Some(Overlay::LastTrick) && play.view.table().last_trick().is_none() {
        model.overlay = model.options.aids.tricks.then_some(Overlay::AllTricks);
    }
    if by_other
        && play.view.table().offer().is_none()
        && let Some(&(seat, Move::PlayOn)) = play.view.moves().last()
    {
        let name = [("name", say::name(play, seat).into())];
        let text = model.kit.words.with("table-offer-refused", &name);
        model.note = Some(Note { text, warn: false });
    }
    play.prompt = Prompt::None;
    play.hint = None;
    review::forget(play, effects);
    play.bars &= play.view.table().phase() == Phase::Auction;
    if !same_deal {
        motion::deal(model, effects);
    } else {
        if plays {
            motion::begin(model, Moving::Card, effects);
        }
        motion::question(model, effects);
    }
    drive(model, effects);
}

/// Puts the question of the present view.
fn ask(model: &mut Model) {
    let Scene::Table(play) = &mut model.scene else { return };
    play.prompt = match play.session.discarded() {
        Some(cards) => Prompt::Announce(Announce::new(&play.view, cards)),
        None => Prompt::of(&play.view),
    };
    // The cursor stands on the first card from the left that may be chosen.
    let order = play.hand_order(model.kit.sorting.hand);
    let playable = play.view.playable();
    match &mut play.prompt {
        Prompt::Play { cursor, .. } => {
            *cursor = order.iter().copied().find(|&c| playable.contains(c)).unwrap_or(*cursor);
        }
        Prompt::Discard(discard) => {
            let first = order.iter().copied().find(|&card| discard.choices.contains(card));
            discard.cursor = first.unwrap_or(discard.cursor);
        }
        _ => {}
    }
    model.prompts += 1;
}

/// Whoever is to act is asked, unless the table waits.
pub(crate) fn drive(model: &mut Model, effects: &mut Vec<Effect>) {
    // Under a question about the table as it is, and while it is hidden, nobody else moves.
    if model.is_too_small() || model.overlay.is_some_and(Overlay::holds_the_game) {
        return;
    }
    let Scene::Table(play) = &mut model.scene else { return };
    if play.wait.is_some() || play.motion.is_some() {
        return;
    }
    match play.session.awaited() {
        Awaited::Person => {
            if play.prompt == Prompt::None {
                ask(model);
                hint::renew(model, effects);
            }
        }
        Awaited::Bot(request) if lesson::written(play, &request) => moved(model, true, effects),
        Awaited::Bot(request) => {
            let key = (request.number, request.view.moves().len());
            if play.asked != Some(key) {
                play.asked = Some(key);
                effects.push(Effect::Ask(request));
            }
        }
        Awaited::DealOver => {
            let key = (play.number(), play.view.moves().len());
            if play.asked != Some(key) {
                play.asked = Some(key);
                model.prompts += 1;
                review::begin(play, effects);
            }
        }
        Awaited::ListOver => {
            if play.page == TablePage::Table {
                play.page = TablePage::End;
                model.prompts += 1;
            }
        }
    }
}

fn stepped(at: usize, step: Step, len: usize) -> usize {
    match step {
        Step::Back => at.saturating_sub(1),
        Step::On => (at + 1).min(len.saturating_sub(1)),
    }
}
