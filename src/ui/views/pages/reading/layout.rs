//! A page of the rules in rows: text, and cards drawn as at the table.

use std::ops::Range;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;

use crate::rules::Card;
use crate::text::pages::{
    Block, CardRow, Mark, Page, Scale, Table, Term, TrickPicture, has, matches, plain_text,
    table_lines, wrapped,
};

use crate::ui::draw::{Align, Canvas, Columns, Fan, Kit, Look, Size, Spacing, card, phrase};

/// The size of the cards in a row, and of those in a trick.
const ROW: Size = Size::Xs;
const TRICK: Size = Size::M;

/// A page laid out for some width.
pub(crate) struct Laid<'a> {
    width: i32,
    parts: Vec<Part<'a>>,
}

/// A block laid out.
struct Part<'a> {
    /// The first row.
    top: usize,
    /// The text above a picture.
    above: Vec<String>,
    picture: Picture<'a>,
    /// The text below it.
    below: Vec<String>,
}

enum Picture<'a> {
    None,
    Row(&'a CardRow),
    Trick(&'a TrickPicture),
}

impl Picture<'_> {
    const fn height(&self) -> usize {
        match self {
            Self::None => 0,
            Self::Row(_) => ROW.height() as usize,
            // The cards, who played each, and what it does.
            Self::Trick(_) => TRICK.height() as usize + 2,
        }
    }
}

impl Part<'_> {
    fn end(&self) -> usize {
        self.top + self.above.len() + self.picture.height() + self.below.len()
    }
}

impl<'a> Laid<'a> {
    pub(crate) fn new(kit: &Kit, page: &'a Page, width: i32) -> Self {
        let mut laid = Self { width, parts: Vec::new() };
        let mut top = 0;
        let mut headed = true;
        for block in &page.blocks {
            // A blank row between blocks, but none below a heading.
            if !headed {
                top += 1;
            }
            headed = matches!(block, Block::Heading(_));
            let part = laid.part(kit, block, top);
            top = part.end();
            laid.parts.push(part);
        }
        laid
    }

    /// The number of rows of the page.
    pub(crate) fn height(&self) -> usize {
        self.parts.last().map_or(0, Part::end)
    }

    /// The rows that it can be scrolled if so many are seen.
    pub(crate) fn most_down(&self, rows: usize) -> usize {
        self.height().saturating_sub(rows)
    }

    /// The row in which the next page begins after one of so many rows: nothing is broken that fits
    /// on a page.
    pub(crate) fn next(&self, down: usize, rows: usize) -> usize {
        let first = self.parts.iter().position(|part| part.end() > down + rows);
        let top = first.map_or(0, |part| self.top(part));
        if top > down { top } else { down + rows.saturating_sub(2) }
    }

    /// The first row of a block; that of the heading if it is the first below one.
    pub(crate) fn top(&self, block: usize) -> usize {
        self.parts.get(block).map_or(0, |part| {
            let before = block.checked_sub(1).and_then(|before| self.parts.get(before));
            before.filter(|before| before.end() == part.top).map_or(part.top, |before| before.top)
        })
    }

    /// The rows of a block in which the words of a query stand; its first row if they stand in none
    /// as a whole.
    pub(crate) fn rows_with(&self, block: usize, query: &str) -> Vec<usize> {
        let Some(part) = self.parts.get(block) else { return Vec::new() };
        let below = part.end() - part.below.len();
        let above = (part.top..).zip(&part.above);
        let lines = above.chain((below..).zip(&part.below));
        let found = lines.filter(|(_, line)| has(&plain_text(line), query));
        let rows: Vec<usize> = found.map(|(row, _)| row).collect();
        if rows.is_empty() { vec![part.top] } else { rows }
    }

    fn part(&self, kit: &Kit, block: &'a Block, top: usize) -> Part<'a> {
        let width = self.width as usize;
        let text = |text: &str| wrapped(text, width);
        let (mut picture, mut below) = (Picture::None, Vec::new());
        let above = match block {
            Block::Heading(heading) => text(&format!("⟨{heading}⟩")),
            Block::Text(paragraph) => text(paragraph),
            Block::List(items) => items.iter().flat_map(|item| hanging(kit, item, width)).collect(),
            Block::Terms(terms) => explained(terms, width),
            Block::Table(table) => rows(kit, table, width),
            Block::Sum(sum) => rows(kit, &Table::of_sum(sum), width),
            Block::Scale(scale) => bars(kit, scale, self.width),
            Block::Cards(row) => {
                picture = Picture::Row(row);
                text(&row.caption)
            }
            Block::Trick(trick) => {
                picture = Picture::Trick(trick);
                below = text(&trick.why);
                text(&format!("⟪{}⟫", trick.caption))
            }
        };
        Part { top, above, picture, below }
    }

    /// Draws some of the rows at `x`, `y`; the words of the query are marked.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        kit: &Kit,
        (x, y): (i32, i32),
        rows: Range<usize>,
        query: &str,
    ) {
        // Drawn whole, so that a picture may be cut by the edge.
        let height = u16::try_from(self.height()).unwrap_or(u16::MAX);
        let mut sheet = Buffer::empty(Rect::new(0, 0, self.width as u16, height));
        for part in &self.parts {
            self.draw_part(&mut Canvas::new(&mut sheet), kit, part);
        }
        mark(&mut sheet, kit, query);
        let width = usize::from(sheet.area.width);
        for (y, row) in (y..).zip(rows) {
            let Some(cells) = sheet.content.chunks(width.max(1)).nth(row) else { break };
            for (x, cell) in (x..).zip(cells) {
                canvas.sign(x, y, sign(cell), cell.style());
            }
        }
    }

    fn draw_part(&self, canvas: &mut Canvas<'_>, kit: &Kit, part: &Part<'_>) {
        let mut y = part.top as i32;
        for line in &part.above {
            canvas.line(0, y, &phrase(kit, line));
            y += 1;
        }
        match part.picture {
            Picture::None => {}
            Picture::Row(row) => self.draw_row(canvas, kit, row, y),
            Picture::Trick(trick) => self.draw_trick(canvas, kit, trick, y),
        }
        y += part.picture.height() as i32;
        for line in &part.below {
            canvas.line(0, y, &phrase(kit, line));
            y += 1;
        }
    }

    fn draw_row(&self, canvas: &mut Canvas<'_>, kit: &Kit, row: &CardRow, y: i32) {
        let groups: Vec<Vec<Card>> =
            row.groups.iter().map(|group| group.iter().map(|&(card, _)| card).collect()).collect();
        let cards = groups.iter().map(Vec::len).sum();
        let spacing = Spacing::fit(ROW, self.width, cards, groups.len());
        let place = Columns { x: 0, width: self.width };
        let fan = Fan::new(&groups, spacing, place, y, Align::Left);
        let marks = row.groups.iter().flatten().map(|&(_, mark)| mark);
        for ((card, x), mark) in fan.edges().zip(marks) {
            match mark {
                Mark::Plain => card::draw(canvas, kit, x, y, ROW, card, Look::HELD),
                Mark::Counted => {
                    let look = Look { wins: true, ..Look::HELD };
                    card::draw(canvas, kit, x, y, ROW, card, look);
                }
                Mark::Missing => missing(canvas, kit, x, y, card),
            }
        }
    }

    fn draw_trick(&self, canvas: &mut Canvas<'_>, kit: &Kit, trick: &TrickPicture, y: i32) {
        let theme = &kit.theme;
        let step = (self.width / 3).min(2 * TRICK.width() + 4);
        for (index, (played, x)) in trick.cards.iter().zip((0..).map(|i| i * step)).enumerate() {
            let wins = index == trick.winner;
            let look = if wins { Look::WINNER } else { Look::LAID };
            card::draw(canvas, kit, x, y, TRICK, played.card, look);
            let name = if wins { theme.bold() } else { theme.normal() };
            let below = y + TRICK.height();
            canvas.text(x, below, &played.who, name);
            canvas.text(x, below + 1, &played.note, theme.dim());
        }
    }
}

/// A card that is not there: its name between two broken lines.
fn missing(canvas: &mut Canvas<'_>, kit: &Kit, x: i32, y: i32, card: Card) {
    let dim = kit.theme.dim();
    for y in [y, y + ROW.height() - 1] {
        canvas.row(x + 1, y, ROW.width() - 2, kit.glyphs.dashed, dim);
    }
    canvas.text(x + ROW.index(), y + 1, &kit.words.card(card), dim);
}

/// An item of a list: a dot, and further lines set in.
fn hanging(kit: &Kit, item: &str, width: usize) -> Vec<String> {
    let lines = wrapped(item, width.saturating_sub(2)).into_iter().enumerate();
    let dot = kit.glyphs.dot;
    lines
        .map(|(index, line)| if index == 0 { format!("{dot} {line}") } else { format!("  {line}") })
        .collect()
}

/// Words with what they mean, further lines set in; answers begin below their question.
fn explained(terms: &[Term], width: usize) -> Vec<String> {
    let mut rows = Vec::new();
    for (index, term) in terms.iter().enumerate() {
        if term.apart {
            if index > 0 {
                rows.push(String::new());
            }
            rows.extend(wrapped(&term.name, width));
            rows.extend(wrapped(&term.means, width));
        } else {
            let whole = format!("{} – {}", term.name, term.means);
            let lines = wrapped(&whole, width.saturating_sub(2)).into_iter().enumerate();
            rows.extend(lines.map(|(at, line)| if at == 0 { line } else { format!("  {line}") }));
        }
    }
    rows
}

/// A table: its head dim, its rules across.
fn rows(kit: &Kit, table: &Table, width: usize) -> Vec<String> {
    let (head, body) = table_lines(table, width);
    let whole = head.iter().chain(body.iter().flatten());
    let plain = |line: &String| plain_text(line).chars().count();
    let rule = kit.glyphs.rule.to_string().repeat(whole.map(plain).max().unwrap_or(0));
    let head = head.into_iter().map(|line| format!("⟪{line}⟫"));
    let body = body.into_iter().map(|line| line.unwrap_or_else(|| format!("⟪{rule}⟫")));
    head.chain(body).collect()
}

/// Results as bars, and the scale below them.
fn bars(kit: &Kit, scale: &Scale, width: i32) -> Vec<String> {
    // Three points a cell.
    let cells = usize::try_from(width).unwrap_or(0).min(40);
    let own = |points: u8| (usize::from(points) * cells).div_ceil(120);
    let mut rows = Vec::new();
    for row in &scale.rows {
        rows.push(format!("{} {} {}", row.label, kit.glyphs.dot, row.verdict));
        let [heavy, dashed] = [kit.glyphs.heavy, kit.glyphs.dashed].map(String::from);
        let own = own(row.points);
        rows.push(format!("{}⟪{}⟫", heavy.repeat(own), dashed.repeat(cells - own)));
    }
    let mut ticks = String::new();
    for &tick in &scale.ticks {
        let number = tick.to_string();
        let at = own(tick).saturating_sub(if tick == 0 { 0 } else { number.len() });
        ticks.push_str(&" ".repeat(at.saturating_sub(ticks.len())));
        ticks.push_str(&number);
    }
    rows.push(format!("⟪{ticks}⟫"));
    rows
}

/// The sign in a cell: everything here takes one.
fn sign(cell: &Cell) -> char {
    cell.symbol().chars().next().unwrap_or(' ')
}

/// Marks the words that are looked for.
fn mark(sheet: &mut Buffer, kit: &Kit, query: &str) {
    let style = kit.theme.accent().patch(kit.theme.bold()).patch(kit.theme.hot());
    let width = usize::from(sheet.area.width).max(1);
    for row in sheet.content.chunks_mut(width) {
        let text: String = row.iter().map(sign).collect();
        for range in matches(&text, query) {
            for cell in &mut row[range] {
                cell.set_style(style);
            }
        }
    }
}
