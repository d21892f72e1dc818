//! The rules on the screen: topics at the left, one page at the right, and a search by word.

pub(crate) mod layout;

use crate::rules::{DealResult, Kind, Phase};
use crate::text::pages::{Block, Page as Leaf, Topic, holds};

use crate::ui::draw::{
    canvas::{Canvas, rect},
    grid::{Columns, Grid},
    kit::Kit,
    phrase::phrase,
};
use crate::ui::input::{
    offers::{Action, Step},
    update::close,
};
use crate::ui::state::{
    ask::Ask,
    message::Effect,
    model::{Model, Over, Page, Play, Scene},
    prompt::Prompt,
};
use crate::ui::views::{pages::reading::layout::Laid, table::seats};

/// The measure of topics and page together, and the columns of the topics.
const MEASURE: i32 = 96;
const TOPICS: i32 = 25;
/// The first row of both.
const TOP: i32 = 3;
/// How many rows a turn of the wheel moves.
const WHEEL: usize = 3;
/// The longest text that is looked for.
const LONGEST: usize = 20;

/// What is being read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) topic: Topic,
    /// The rows scrolled down.
    pub(crate) down: usize,
    /// What is looked for; empty if nothing is.
    pub(crate) query: String,
    /// Whether what is looked for is asked for.
    pub(crate) asks: bool,
    /// Where it stands; kept because all pages have to be read to know.
    pub(crate) found: Vec<Place>,
    /// The place found that is shown, counted from 0.
    pub(crate) place: usize,
}

impl Default for Reading {
    fn default() -> Self {
        Self {
            topic: Topic::QuickStart,
            down: 0,
            query: String::new(),
            asks: false,
            found: Vec::new(),
            place: 0,
        }
    }
}

impl Reading {
    /// The topic that is read.
    pub(crate) const fn topic(&self) -> Topic {
        self.topic
    }

    /// Whether words are looked for.
    pub(crate) const fn searches(&self) -> bool {
        self.asks || !self.query.is_empty()
    }
}

/// A place where what is looked for stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    topic: Topic,
    /// The block; none for the title.
    block: Option<usize>,
    /// Which of the rows of the block that have it.
    nth: usize,
}

/// Opens the page that fits what the person is doing.
pub(crate) fn open(model: &mut Model) {
    model.reading = Reading { topic: fitting(model), ..Reading::default() };
    model.over = Some(Over::Rules);
}

/// The topic that fits what the person is doing.
fn fitting(model: &Model) -> Topic {
    let play = match &model.scene {
        Scene::Start(_) => return Topic::QuickStart,
        Scene::Quiz(_) => return Topic::Value,
        Scene::Table(play) => play,
    };
    match play.page {
        Page::List { .. } | Page::End => return Topic::List,
        Page::Table => {}
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

/// What a key or a click does while the rules are read.
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
                Step::On => most_down(model),
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

/// What a turn of the wheel does.
pub(crate) fn wheel(model: &mut Model, step: Step) {
    let down = model.reading.down;
    model.reading.down = match step {
        Step::Back => down.saturating_sub(WHEEL),
        Step::On => (down + WHEEL).min(most_down(model)),
    };
}

/// Scrolls by what is seen; behind the end of a topic comes the next.
fn scroll(model: &mut Model, step: Step) {
    let Some(columns) = columns(model) else { return };
    let (down, rows) = (model.reading.down, rows(model));
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
                model.reading.down = most_down(model);
            }
        }
        Step::Back => model.reading.down = down.saturating_sub(rows.saturating_sub(2)),
    }
}

/// Goes to the topic before or after, of those that have what is looked for.
fn step_topic(model: &mut Model, step: Step) {
    let topics = topics(&model.reading);
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

/// The places of what is looked for, row by row in the order of the pages.
fn places(kit: &Kit, query: &str, width: i32) -> Vec<Place> {
    let mut places = Vec::new();
    for topic in Topic::ALL.into_iter().filter(|_| !query.is_empty()) {
        let page = topic.page(&kit.words);
        if holds(&Block::Heading(page.title.clone()), query) {
            places.push(Place { topic, block: None, nth: 0 });
        }
        let blocks = page.blocks.iter().enumerate().filter(|(_, block)| holds(block, query));
        let mut blocks = blocks.map(|(block, _)| block).peekable();
        if blocks.peek().is_none() {
            continue;
        }
        let laid = Laid::new(kit, &page, width);
        places.extend(blocks.flat_map(|block| {
            let rows = laid.rows_with(block, query).len();
            (0..rows).map(move |nth| Place { topic, block: Some(block), nth })
        }));
    }
    places
}

/// The topics with the number of places in each: all of them while nothing is found.
pub(crate) fn topics(reading: &Reading) -> Vec<(Topic, usize)> {
    let found = &reading.found;
    let count = |topic: Topic| found.iter().filter(|place| place.topic == topic).count();
    let all = Topic::ALL.into_iter().map(|topic| (topic, count(topic)));
    all.filter(|&(_, count)| count > 0 || found.is_empty()).collect()
}

/// Looks for what is typed and shows the first place of it, on this page if it is here.
fn find(model: &mut Model) {
    let width = columns(model).map_or(MEASURE, |columns| columns.width);
    model.reading.found = places(&model.kit, &model.reading.query, width);
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
    let Some(columns) = columns(model) else { return };
    let page = at.topic.page(&model.kit.words);
    let laid = Laid::new(&model.kit, &page, columns.width);
    let (seen, query) = (rows(model), &model.reading.query);
    // What belongs to a heading is shown below it, if both can be seen at once.
    let down = at.block.map_or(0, |block| {
        let rows = laid.rows_with(block, query);
        let row = rows.get(at.nth).or(rows.last()).copied().unwrap_or(0);
        let top = laid.top(block);
        if row < top + seen { top } else { row.saturating_sub(seen / 2) }
    });
    model.reading.down = down.min(laid.most_down(seen));
}

/// The columns of the page.
fn columns(model: &Model) -> Option<Columns> {
    let grid = Grid::new(model.size.0, model.size.1).ok()?;
    Some(page_columns(&grid))
}

fn page_columns(grid: &Grid) -> Columns {
    let all = grid.page_of(MEASURE);
    Columns { x: all.x + TOPICS + 2, width: all.width - TOPICS - 2 }
}

/// How many rows of the page are seen.
fn rows(model: &Model) -> usize {
    usize::try_from(i32::from(model.size.1) - TOP - 3).unwrap_or(0)
}

/// How far the page on the screen can be scrolled.
fn most_down(model: &Model) -> usize {
    let Some(columns) = columns(model) else { return 0 };
    let page = model.reading.topic.page(&model.kit.words);
    Laid::new(&model.kit, &page, columns.width).most_down(rows(model))
}

/// Draws topics and page.
pub(crate) fn draw(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model) {
    let (kit, reading) = (&model.kit, &model.reading);
    let words = &kit.words;
    let number = Topic::ALL.iter().position(|&topic| topic == reading.topic).map_or(0, |at| at + 1);
    let page = reading.topic.page(words);
    let args = [
        ("number", number.into()),
        ("title", page.title.as_str().into()),
        ("topics", Topic::ALL.len().into()),
    ];
    let (left, right) = (words.with("head-rules", &args), words.with("head-rules-place", &args));
    seats::head(canvas, kit, grid, &left, &right);
    topic_list(canvas, grid, model);
    leaf(canvas, grid, model, &page);
}

/// The topics, that of the page in reverse; in a search those that have what is looked for.
fn topic_list(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model) {
    let (kit, theme) = (&model.kit, &model.kit.theme);
    let x = grid.page_of(MEASURE).x;
    for (y, (topic, count)) in (TOP..grid.sentence()).zip(topics(&model.reading)) {
        let number = Topic::ALL.iter().position(|&other| other == topic).map_or(0, |at| at + 1);
        let line = format!("{number:>2} {}", topic.title(&kit.words));
        let style = if topic == model.reading.topic { theme.focus() } else { theme.normal() };
        canvas.row(x, y, TOPICS, ' ', style);
        let end = canvas.text(x, y, &line, style);
        let count = kit.words.number(count as i64);
        if !model.reading.query.is_empty() && end + 1 + count.len() as i32 <= x + TOPICS {
            // Dim on the colour of the focus would be no colour at all.
            let dim = if topic == model.reading.topic { style } else { style.patch(theme.dim()) };
            canvas.text_right(x + TOPICS, y, &count, dim);
        }
    }
}

/// The page as far as it is scrolled, and below it what is looked for or how much more there is.
fn leaf(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, page: &Leaf) {
    let (kit, reading) = (&model.kit, &model.reading);
    let columns = page_columns(grid);
    let laid = Laid::new(kit, page, columns.width);
    let rows = rows(model);
    let down = reading.down.min(laid.most_down(rows));
    laid.draw(canvas, kit, (columns.x, TOP), down..down + rows, &reading.query);
    let below = rect(grid.page.x, grid.sentence(), grid.page.width, 1);
    canvas.clear(below);
    let more = laid.height().saturating_sub(down + rows);
    if reading.searches() {
        let places = reading.found.len();
        let args = [("query", reading.query.as_str().into()), ("places", places.into())];
        let text = kit.words.with("reading-find", &args);
        canvas.line(grid.page_of(MEASURE).x, grid.sentence(), &phrase(kit, &text));
        if !reading.query.is_empty() {
            let text = kit.words.with("reading-places", &args);
            canvas.line_right(columns.end(), grid.sentence(), &phrase(kit, &text));
        }
    } else if more > 0 {
        let text = kit.words.with("reading-more", &[("rows", more.into())]);
        canvas.line(columns.x, grid.sentence(), &phrase(kit, &text));
    }
}

/// The topic under a cell.
pub(crate) fn topic_at(model: &Model, grid: &Grid, col: u16, row: u16) -> Option<Action> {
    let x = grid.page_of(MEASURE).x;
    let row = usize::try_from(i32::from(row) - TOP).ok()?;
    let inside = (x..x + TOPICS).contains(&i32::from(col));
    let topic = topics(&model.reading).get(row).filter(|_| inside).map(|&(topic, _)| topic)?;
    Some(Action::Topic(topic))
}
