//! What each key, click and answer does to the state. Nothing here draws, waits or writes.

pub(crate) mod answer;
pub(crate) mod hint;
pub(crate) mod lesson;
pub(crate) mod motion;
pub(crate) mod practice;
pub(crate) mod quiz;
pub(crate) mod settings;

use crate::host::Awaited;
use crate::rules::{Move, Phase};

use crate::ui::draw::kit::Kit;
use crate::ui::input::{
    hit,
    offers::{self, Action, Step},
    update::answer::answer,
};
use crate::ui::say;
use crate::ui::state::{
    ask::Ask,
    message::{Effect, Message},
    model::{Model, Note, Offer, Over, Page, Play, Scene, StartLine, Wait},
    motion::Moving,
    prompt::{Announce, Prompt},
};
use crate::ui::views::{
    pages::reading,
    table::{hint::Hint, past_tricks},
};

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
        Message::Wheel { down } if model.over == Some(Over::Rules) => {
            reading::wheel(model, if down { Step::On } else { Step::Back });
        }
        Message::Wheel { down } => {
            // Only what scrolls: at the table a turn of the wheel must not choose anything.
            let scrolls = match &model.scene {
                _ if model.preferences.is_open() => true,
                Scene::Start(_) => true,
                Scene::Quiz(_) => false,
                Scene::Table(play) => matches!(play.page, Page::List { .. }),
            };
            if scrolls && !model.is_too_small() {
                let step = if down { Step::On } else { Step::Back };
                act(model, Action::Line(step), false, &mut effects);
            }
        }
        Message::Resize(cols, rows) => {
            model.size = (cols, rows);
            drive(model, &mut effects);
        }
        Message::Act(action) => act(model, action, false, &mut effects),
        Message::Typed(sign) => {
            model.note = None;
            settings::take_text(model, sign);
        }
        Message::Looked(looked) => {
            let looked = looked.map(|(look, fresh)| {
                if let Scene::Start(start) = &mut model.scene {
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
                        play.asked = None;
                        effects.push(Effect::Save);
                        moved(model, true, &mut effects);
                    }
                    // Late: the table has gone on.
                    Ok(false) => drive(model, &mut effects),
                    Err(fault) => panic!("{fault}"),
                }
            }
        }
        Message::Advised(advised) => hint::arrived(model, *advised),
        Message::Refused(why) => model.note = Some(Note { text: why, warn: true }),
        Message::Passed(time) => {
            if let Scene::Table(play) = &mut model.scene {
                play.session.pass_time(time);
            }
        }
        Message::Asked(quiz) => {
            model.over = None;
            model.scene = Scene::Quiz(quiz);
            model.prompts += 1;
        }
        Message::Elapsed => motion::elapsed(model, &mut effects),
        Message::Opened(start) => {
            model.over = None;
            model.scene = Scene::Start(*start);
            model.prompts += 1;
        }
        Message::Begun(session) => {
            model.over = None;
            model.scene = Scene::Table(Box::new(Play::new(*session)));
            effects.push(Effect::Save);
            motion::deal(model, &mut effects);
            drive(model, &mut effects);
        }
    }
    if skipped {
        drive(model, &mut effects);
    }
    effects
}

fn act(model: &mut Model, action: Action, early: bool, effects: &mut Vec<Effect>) {
    // A key typed before the question appeared never answers what cannot be taken back.
    if early && action.is_final(model) {
        return;
    }
    model.note = None;
    match action {
        Action::SaveAndLeave => quit(model, effects),
        Action::Suspend => effects.push(Effect::Suspend),
        Action::Help => model.over = Some(Over::Help),
        Action::Rules => reading::open(model),
        Action::LastTrick => last_trick(model),
        Action::AllTricks => model.over = Some(Over::AllTricks),
        Action::Again => ask_first(model, Ask::Again),
        Action::AgainFrom(seat) => practice::again(model, seat, effects),
        Action::PutAside => practice::put_aside(model, effects),
        Action::Settings if !model.preferences.is_open() => settings::open(model, effects),
        Action::Leave => leave(model, effects),
        Action::GiveUp => ask_first(model, Ask::GiveUp),
        Action::Claim => claim(model),
        Action::Kontra => ask_first(model, Ask::Kontra),
        Action::NewList => effects.push(Effect::Menu),
        _ if model.over == Some(Over::Rules) => reading::read(model, action, effects),
        _ if model.over.is_some() => over(model, action, effects),
        _ if model.preferences.is_open() => settings::act(model, action, effects),
        _ => match &mut model.scene {
            Scene::Start(_) => start(model, action, effects),
            Scene::Quiz(_) => quiz::quiz(model, action, effects),
            Scene::Table(play) => match play.page {
                Page::Table => table(model, action, effects),
                Page::List { .. } | Page::End => page(&model.kit, play, action, model.size.1),
            },
        },
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
        Scene::Start(_) | Scene::Quiz(_) => false,
        Scene::Table(play) => play.page != Page::End,
    };
    match model.over {
        None if runs => ask_first(model, Ask::Leave),
        _ => quit(model, effects),
    }
}

/// Puts a question over the scene.
fn ask_first(model: &mut Model, question: Ask) {
    model.over = Some(Over::Ask(question.first()));
    model.prompts += 1;
}

/// Shows the last trick, or says why it may not be seen.
fn last_trick(model: &mut Model) {
    let Scene::Table(play) = &model.scene else { return };
    match past_tricks::seen(play, model.options.aids) {
        Ok(over) => model.over = Some(over),
        Err(why) => model.note = Some(say::note(&model.kit, why)),
    }
}

/// A claim that the cards do not prove is refused at once and costs nothing.
fn claim(model: &mut Model) {
    let Scene::Table(play) = &model.scene else { return };
    match play.view.check(Move::Claim) {
        Ok(()) => ask_first(model, Ask::Claim),
        Err(why) => model.note = Some(say::refusal(&model.kit, &play.view, Move::Claim, why)),
    }
}

fn over(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    match (&mut model.over, &model.scene, action) {
        (_, _, Action::Back) => close(model, effects),
        (Some(Over::Ask(choices)), Scene::Table(play), Action::Side(step)) => {
            choices.turn(&play.view, step);
        }
        (Some(Over::Ask(choices)), Scene::Table(play), Action::Enter) => {
            if let Some(action) = choices.taken(&play.view) {
                act(model, action, false, effects);
            }
        }
        (Some(Over::Ask(_)), _, Action::Make(mv)) => {
            model.over = None;
            make(model, mv, effects);
        }
        _ => {}
    }
}

/// Takes away what lies on top; the table goes on.
pub(crate) fn close(model: &mut Model, effects: &mut Vec<Effect>) {
    model.over = None;
    drive(model, effects);
}

fn start(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let Scene::Start(start) = &mut model.scene else { return };
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
                Offer::Lessons => StartLine::Learn,
                _ => StartLine::Practice,
            };
            start.offer = Offer::Menu;
            start.line = start.lines().iter().position(|&line| line == from).unwrap_or(0);
            return;
        }
        _ => return,
    };
    match line {
        StartLine::Continue => {
            if let Some(session) = start.waiting.take() {
                model.scene = Scene::Table(Box::new(Play::new(*session)));
                drive(model, effects);
            }
        }
        StartLine::New => {
            if let Some(waiting) = &start.waiting {
                model.to_tell.push_back(say::list_waits(&model.kit, waiting));
            }
            effects.push(Effect::Begin);
        }
        StartLine::Rules => reading::open(model),
        StartLine::Daily => effects.push(Effect::Daily),
        StartLine::Practice => {
            start.offer = Offer::Drills;
            start.line = 0;
        }
        StartLine::Learn => {
            start.offer = Offer::Lessons;
            start.line = lesson::first_to_do(&start.learned);
        }
        StartLine::Drill(drill) => effects.push(Effect::Practise(drill)),
        StartLine::Lesson(number) => effects.push(Effect::Lesson(number)),
        StartLine::Quizzes => {
            effects.push(Effect::Quiz(crate::ui::pages::quiz::first_to_do(&start.learned)));
        }
        StartLine::Settings => settings::open(model, effects),
        StartLine::Help => model.over = Some(Over::Help),
        StartLine::Leave => quit(model, effects),
    }
}

fn page(kit: &Kit, play: &mut Play, action: Action, height: u16) {
    let rows = crate::ui::views::pages::sheet::most_up(kit, play, height);
    match (&mut play.page, action) {
        (Page::List { up }, Action::Line(Step::Back)) => *up = (*up + 1).min(rows),
        (Page::List { up }, Action::Line(Step::On)) => *up = up.saturating_sub(1),
        (Page::List { up }, Action::Page(Step::Back)) => *up = (*up + 10).min(rows),
        (Page::List { up }, Action::Page(Step::On)) => *up = up.saturating_sub(10),
        (Page::List { up }, Action::Edge(Step::Back)) => *up = rows,
        (Page::List { up }, Action::Edge(Step::On)) => *up = 0,
        (Page::List { .. }, Action::List | Action::Back) => {
            let over = matches!(play.session.awaited(), Awaited::ListOver);
            play.page = if over { Page::End } else { Page::Table };
        }
        (_, Action::List) => play.page = Page::List { up: 0 },
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
        Action::List => play.page = Page::List { up: 0 },
        Action::Tricks => play.tricks = !play.tricks,
        Action::Sort => sort(model),
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
    let lay = &mut model.kit.lay;
    if play.shows_result() {
        lay.tricks = lay.tricks.next();
        return;
    }
    lay.hand = lay.hand.next();
    model.note = Some(say::sorted(&model.kit));
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
        Err(why) => model.note = Some(say::refusal(&model.kit, &play.view, mv, why)),
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
    if model.over.is_some_and(Over::asks_for_a_move) && by_other {
        model.over = None;
    }
    if model.over == Some(Over::LastTrick) && play.view.table().last_trick().is_none() {
        model.over = model.options.aids.tricks.then_some(Over::AllTricks);
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
    let order = say::hand_order(model.kit.lay.hand, play);
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
    if model.is_too_small() || model.over.is_some_and(Over::holds_the_game) {
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
            }
        }
        Awaited::ListOver => {
            if play.page == Page::Table {
                play.page = Page::End;
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
