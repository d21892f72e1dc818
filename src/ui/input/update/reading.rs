//! The rules being read: scrolling, going to a topic, and the search.

use crate::rules::{DealResult, Kind, Phase};
use crate::text::pages::Topic;
use crate::ui::input::update::close;
use crate::ui::state::{
    Action, Ask, Effect, Model, Overlay, Play, Prompt, Reading, Scene, Step, TablePage,
};
use crate::ui::views::pages::reading;
use crate::ui::views::pages::reading::layout::Laid;

/// The number of rows that a turn of the wheel moves.
const WHEEL: usize = 3;
/// The longest text that is looked for.
const LONGEST: usize = 20;

/// Opens the page that fits what the person is doing.
pub(crate) fn open(model: &mut Model) {
    model.reading = Reading { topic: fitting(model), ..Reading::default() };
    model.overlay = Some(Overlay::Rules);
}

/// The topic that fits what the person is doing.
fn fitting(model: &Model) -> Topic {
    let play = match &model.scene {
        Scene::Menu(_) => return Topic::QuickStart,
        Scene::Page(page) => return page.topic().unwrap_or(Topic::QuickStart),
        Scene::Table(play) => play,
    };
    match play.page {
        TablePage::List { .. } | TablePage::End => return Topic::List,
        TablePage::Table => {}
    }
    if play.shows_result() {
        return of_result(play);
    }
    let table = play.view.table();
    match table.phase() {
        Phase::Auction => Topic::Auction,
        Phase::Announcing if matches!(play.prompt, Prompt::Announce(_)) => Topic::Announcing,
        Phase::Skat | Phase::Announcing => Topic::Skat,
        Phase::GrandHand | Phase::Pushing | Phase::PuttingOn | Phase::Doubling => Topic::House,
        Phase::Playing | Phase::Over(_) => match &play.prompt {
            Prompt::Choose(choices) if choices.ask == Ask::Offer => Topic::Ending,
            _ if table.is_ramsch() => Topic::House,
            _ if table.kind() == Some(Kind::Null) => Topic::Null,
            _ => Topic::Tricks,
        },
    }
}

fn of_result(play: &Play) -> Topic {
    match play.view.turned_up().map(|turned_up| &turned_up.result) {
        Some(DealResult::Settled { reckoning, .. }) if reckoning.overbid => Topic::Overbid,
        Some(DealResult::Settled { reckoning, .. }) => match reckoning.contract.kind() {
            Kind::Null => Topic::Null,
            _ => Topic::Value,
        },
        Some(DealResult::Ramsch(_)) => Topic::House,
        Some(DealResult::PassedIn) | None => Topic::Auction,
    }
}

/// Carries out a key or a click while the rules are read.
pub(crate) fn read(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    match action {
        Action::Back if model.reading.searches() => {
            model.reading.query.clear();
            model.reading.asks = false;
            find(model);
        }
        Action::Back => close(model, effects),
        Action::Find => model.reading.asks = true,
        Action::Type(sign) => {
            let query = &mut model.reading.query;
            if query.chars().count() < LONGEST && !(sign == ' ' && query.is_empty()) {
                query.push(sign);
                find(model);
            }
        }
        Action::Erase => {
            if model.reading.query.pop().is_none() {
                model.reading.asks = false;
            }
            find(model);
        }
        Action::Enter => next_place(model),
        Action::Line(step) => step_topic(model, step),
        Action::Topic(topic) => go_to(model, topic),
        Action::Page(step) => scroll(model, step),
        Action::Edge(step) => {
            model.reading.down = match step {
                Step::Back => 0,
                Step::On => reading::most_down(model),
            };
        }
        _ => {}
    }
}

/// Looks for a whole word at once, and says in how many places it stands.
pub(crate) fn search(model: &mut Model, word: &str) -> usize {
    word.clone_into(&mut model.reading.query);
    find(model);
    model.reading.found.len()
}

/// Scrolls by a turn of the wheel.
pub(crate) fn wheel(model: &mut Model, step: Step) {
    let down = model.reading.down;
    model.reading.down = match step {
        Step::Back => down.saturating_sub(WHEEL),
        Step::On => (down + WHEEL).min(reading::most_down(model)),
    };
}

/// Scrolls by what is seen; behind the end of a topic comes the next.
fn scroll(model: &mut Model, step: Step) {
    let Some(columns) = reading::columns(model) else { return };
    let (down, rows) = (model.reading.down, reading::rows(model));
    let page = model.reading.topic.page(&model.kit.words);
    let laid = Laid::new(&model.kit, &page, columns.width);
    let most = laid.most_down(rows);
    match step {
        Step::On if down >= most => step_topic(model, step),
        Step::On => model.reading.down = laid.next(down, rows).min(most),
        Step::Back if down == 0 => {
            let topic = model.reading.topic;
            step_topic(model, step);
            if model.reading.topic != topic && !model.reading.searches() {
                model.reading.down = reading::most_down(model);
            }
        }
        Step::Back => model.reading.down = down.saturating_sub(rows.saturating_sub(2)),
    }
}

/// Goes to the topic before or after, of those that have what is looked for.
fn step_topic(model: &mut Model, step: Step) {
    let topics = model.reading.topics();
    let at = topics.iter().position(|&(topic, _)| topic == model.reading.topic).unwrap_or(0);
    let to = match step {
        Step::Back => at.checked_sub(1),
        Step::On => Some(at + 1),
    };
    if let Some(&(topic, _)) = to.and_then(|to| topics.get(to)) {
        go_to(model, topic);
    }
}

/// Goes to a topic: to its beginning, or the first place there of what is looked for.
fn go_to(model: &mut Model, topic: Topic) {
    let first = model.reading.found.iter().position(|place| place.topic == topic);
    match first {
        Some(place) => show(model, place),
        None => {
            model.reading.topic = topic;
            model.reading.down = 0;
        }
    }
}

/// Looks for what is typed and shows the first place of it, on this page if it is here.
fn find(model: &mut Model) {
    let width = reading::columns(model).map_or(reading::WIDTH, |columns| columns.width);
    model.reading.found = reading::places(&model.kit, &model.reading.query, width);
    let found = &model.reading.found;
    let here = found.iter().position(|place| place.topic == model.reading.topic);
    if !found.is_empty() {
        show(model, here.unwrap_or(0));
    }
}

/// Shows the next place, the first after the last; without a search the next rows.
fn next_place(model: &mut Model) {
    match model.reading.found.len() {
        0 if model.reading.query.is_empty() => scroll(model, Step::On),
        0 => {}
        count => show(model, (model.reading.place + 1) % count),
    }
}

fn show(model: &mut Model, place: usize) {
    let Some(&at) = model.reading.found.get(place) else { return };
    model.reading.topic = at.topic;
    model.reading.place = place;
    let Some(columns) = reading::columns(model) else { return };
    let page = at.topic.page(&model.kit.words);
    let laid = Laid::new(&model.kit, &page, columns.width);
    let (seen, query) = (reading::rows(model), &model.reading.query);
    // What belongs to a heading is shown below it, if both can be seen at once.
    let down = at.block.map_or(0, |block| {
        let rows = laid.rows_with(block, query);
        let row = rows.get(at.nth).or(rows.last()).copied().unwrap_or(0);
        let top = laid.top(block);
        if row < top + seen { top } else { row.saturating_sub(seen / 2) }
    });
    model.reading.down = down.min(laid.most_down(seen));
}
