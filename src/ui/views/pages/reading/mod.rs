//! The rules on the screen: topics at the left, one page at the right, and a search by word.

pub(crate) mod layout;

use crate::text::pages::{Block, Page as Leaf, Topic, holds};

use crate::ui::draw::{Canvas, Columns, Grid, Kit, phrase, rect};
use crate::ui::state::{Action, Model, Place};
use crate::ui::views::pages::reading::layout::Laid;
use crate::ui::views::table::seats;

/// The measure of topics and page together, and the columns of the topics.
const MEASURE: i32 = 96;
const TOPICS: i32 = 25;
/// The columns of a page in full measure.
pub(crate) const WIDTH: i32 = MEASURE - TOPICS - 2;
/// The first row of both.
const TOP: i32 = 3;

/// The places of what is looked for, row by row in the order of the pages.
pub(crate) fn places(kit: &Kit, query: &str, width: i32) -> Vec<Place> {
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

/// The columns of the page.
pub(crate) fn columns(model: &Model) -> Option<Columns> {
    model.grid().map(|grid| page_columns(&grid))
}

fn page_columns(grid: &Grid) -> Columns {
    let all = grid.page_of(MEASURE);
    Columns { x: all.x + TOPICS + 2, width: all.width - TOPICS - 2 }
}

/// The number of rows of the page that are seen.
pub(crate) fn rows(model: &Model) -> usize {
    let height = model.size.map_or(0, |(_, height)| i32::from(height));
    usize::try_from(height - TOP - 3).unwrap_or(0)
}

/// The rows that the page on the screen can be scrolled.
pub(crate) fn most_down(model: &Model) -> usize {
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
    for (y, (topic, count)) in (TOP..grid.sentence()).zip(model.reading.topics()) {
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
    let topic = model.reading.topics().get(row).filter(|_| inside).map(|&(topic, _)| topic)?;
    Some(Action::Topic(topic))
}
