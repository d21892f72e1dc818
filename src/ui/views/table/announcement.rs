//! The announcement: every game with its value, and what is at stake.

use std::ops::Range;

use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::rules::{Announced, Bid, Contract, Kind, Matadors};

use crate::ui::draw::{Canvas, Grid, Kit, flat, phrase};
use crate::ui::state::{Action, Announce, Offered, Play, announces_hand};
use crate::ui::views::table::skat;

/// The columns from the left edge of the table: the game, and its sum.
const GAME: i32 = 2;
const SUM: i32 = 16;

/// The places of things on the page.
struct Places {
    /// The first of the rows, a game each; tick boxes and the sum follow after one blank row.
    games: i32,
    /// The two cards that lie away, where there is room for them.
    cards: Option<i32>,
}

impl Places {
    fn new(grid: &Grid, play: &Play, a: &Announce) -> Self {
        let ticks = if announces_hand(&play.view) { TICKS } else { 0 };
        let rows = a.lines(&play.view).len() as i32 + ticks;
        let first = Grid::SEATS + 1;
        // Eleven rows at 24; a third of what there is more stands above.
        let alone = first + (grid.you() - Grid::SEATS - 11) / 3;
        // The cards stay where they were put, or make room for the rows above them.
        let (_, lay) = skat::middle(grid);
        let games = alone.min(lay - 1 - rows).max(first);
        let cards = lay.max(games + rows + 1);
        if cards + grid.trick.height() + 1 < grid.you() {
            Self { games, cards: Some(cards) }
        } else {
            Self { games: alone, cards: None }
        }
    }
}

/// The rows of the tick boxes and the sum, with the blank one above.
const TICKS: i32 = 3;

/// Draws a row to each game, and for a Hand game in trumps what can be announced with it.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play, a: &Announce) {
    let grid = &grid.read();
    let lines = a.lines(&play.view);
    let page = Page { kit, grid, play, announce: a };
    let Places { games: y, cards } = Places::new(grid, play, a);
    if let Some(y) = cards {
        skat::away(canvas, kit, grid, y, a.put);
    }
    for (i, (y, offered)) in (y..).zip(&lines).enumerate() {
        page.game(canvas, y, offered, i == a.line);
    }
    if announces_hand(&play.view) {
        let y = y + lines.len() as i32 + 1;
        page.ticks(canvas, y);
        if let Some(line) = page.spelled() {
            canvas.line(grid.table.x + GAME, y + 1, &line);
        }
    }
}

struct Page<'a> {
    kit: &'a Kit,
    grid: &'a Grid,
    play: &'a Play,
    announce: &'a Announce,
}

impl Page<'_> {
    fn bid(&self) -> u16 {
        self.play.view.table().bid().map_or(0, Bid::value)
    }

    /// The column behind the value, from the left edge of the table; a remark follows.
    fn value(&self) -> i32 {
        if self.grid.table.width < 66 { 41 } else { 46 }
    }

    fn game(&self, canvas: &mut Canvas<'_>, y: i32, offered: &Offered, chosen: bool) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let x = self.grid.table.x;
        let contract = offered.contract;
        let name = match contract.kind() {
            // Hand is in the head; only the cards that lie open are told here.
            Kind::Null => self.kit.words.contract(Contract::null(false, contract.is_ouvert())),
            kind => self.kit.words.signed_kind(kind),
        };
        let (name, sum) = match (chosen, offered.allowed) {
            (true, _) => (phrase(self.kit, &format!("⟨{name}⟩")), theme.normal()),
            (false, true) => (phrase(self.kit, &name), theme.dim()),
            (false, false) => (flat(&name, theme.dim()), theme.dim()),
        };
        if chosen {
            canvas.sign(x, y, self.kit.glyphs.turn, theme.accent());
        }
        canvas.line(x + GAME, y, &name);
        canvas.text(x + SUM, y, &self.sum(offered), sum);
        let value = if offered.allowed { theme.bold() } else { theme.dim() };
        canvas.text_right(x + self.value(), y, &words.number(offered.value), value);
        if let Some(remark) = self.remark(offered, chosen) {
            canvas.line(x + self.value() + 3, y, &remark);
        }
    }

    /// The sum that makes the value: `with 2, game 3 × 9`, `with 2, announced 6 × 9`. Every step is
    /// spelled out below the rows.
    fn sum(&self, offered: &Offered) -> String {
        let words = &self.kit.words;
        let contract = offered.contract;
        let kind = contract.kind();
        let last = self.steps(contract).pop();
        let (Some((key, level)), Some(base)) = (last, kind.base()) else {
            let open = contract.is_ouvert();
            return words.get(if open { "announce-null-open" } else { "announce-null" });
        };
        let args = [
            ("matadors", self.kit.words.matadors(kind, self.play.view.hand()).into()),
            ("step", words.with(key, &[("level", level.into())]).into()),
            ("base", base.into()),
        ];
        let full = words.with("announce-sum", &args);
        let value = words.number(offered.value).width() as i32;
        let room = self.value() - value - 1 - SUM;
        if full.width() as i32 <= room {
            full
        } else {
            words.with("announce-sum-brief", &args[1..])
        }
    }

    /// The levels that follow the matadors, each with the sum so far; none in Null.
    fn steps(&self, contract: Contract) -> Vec<(&'static str, u16)> {
        let Some(matadors) = Matadors::count(contract.kind(), self.play.view.hand()) else {
            return Vec::new();
        };
        let steps = [
            (true, "spelled-game"),
            (contract.is_hand(), "spelled-hand"),
            (contract.schneider_announced(), "spelled-schneider"),
            (contract.schneider_announced(), ANNOUNCED),
            (contract.schwarz_announced(), "spelled-schwarz"),
            (contract.schwarz_announced(), ANNOUNCED),
            (contract.is_ouvert(), "spelled-open"),
        ];
        let counted = steps.into_iter().filter(|&(counts, _)| counts);
        (u16::from(matadors.count) + 1..).zip(counted).map(|(sum, (_, key))| (key, sum)).collect()
    }

    /// The remark on a game: only where it does not go without saying.
    fn remark(&self, offered: &Offered, chosen: bool) -> Option<Line<'static>> {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        // A Grand Hand in place of a Ramsch has no bid to cover.
        self.play.view.table().bid()?;
        let (keys, style) = match (offered.allowed, offered.covers) {
            (false, _) => (["announce-not-allowed", "announce-not-allowed-brief"], theme.dim()),
            (true, false) => (["announce-short", "announce-short-brief"], theme.warn()),
            (true, true) if chosen => (["announce-covers", "announce-covers"], theme.dim()),
            (true, true) => return None,
        };
        let room = self.grid.table.width - self.value() - 3;
        let [full, brief] = keys.map(|key| words.with(key, &[("bid", self.bid().into())]));
        Some(flat(if full.width() as i32 <= room { &full } else { &brief }, style))
    }

    /// The boxes of what can be announced in a Hand game; they belong to the trump games.
    fn ticks(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let ticks = self.announce.ticks(&self.play.view);
        let x = self.grid.table.x + GAME;
        canvas.text(x, y, &words.get("announce-levels"), theme.dim());
        for (i, (columns, name)) in boxes(self.kit, self.grid).into_iter().enumerate() {
            let ticked = self.announce.ticked >= STEPS[i];
            let style = match (ticks, ticked) {
                (false, _) => theme.dim(),
                (true, true) => theme.bold(),
                (true, false) => theme.normal(),
            };
            let frame = if ticks && self.announce.tick == i { theme.focus() } else { style };
            let sign = if ticked { self.kit.glyphs.times } else { ' ' };
            let x = canvas.text(columns.start, y, &format!("[{sign}]"), frame);
            canvas.text(x + 1, y, &name, style);
        }
    }

    /// The sum with everything announced, in the longest form there is room for.
    fn spelled(&self) -> Option<Line<'static>> {
        let words = &self.kit.words;
        let offered = self.announce.chosen(&self.play.view)?;
        let kind = offered.contract.kind();
        let base = kind.base()?;
        let full = self.steps(offered.contract);
        let short = together(&full);
        let last = short.last().copied().into_iter().collect();
        let with = self.kit.words.matadors(kind, self.play.view.hand());
        let level = full.last().map_or(0, |&(_, level)| level);
        let line = |steps: Vec<(&'static str, u16)>| {
            // Where a level and its announcement are told at once, the first of them says so.
            let brief = !steps.iter().any(|&(key, _)| key == ANNOUNCED);
            let first = steps.iter().map(|&(key, _)| key).find(|key| PROMISES.contains(key));
            let named = |(key, level): (&'static str, u16)| {
                let step = words.with(key, &[("level", level.into())]);
                match brief && first == Some(key) {
                    true => words.with("spelled-promise", &[("step", step.into())]),
                    false => step,
                }
            };
            let steps: Vec<String> =
                std::iter::once(with.clone()).chain(steps.into_iter().map(named)).collect();
            let args = [
                ("steps", steps.join(", ").into()),
                ("level", level.into()),
                ("base", base.into()),
                ("value", offered.value.into()),
            ];
            phrase(self.kit, &words.with("spelled", &args))
        };
        let room = self.grid.table.width - GAME;
        let forms = [full, short, last].map(line);
        let fitting = forms.iter().find(|line| line.width() as i32 <= room);
        fitting.or(forms.last()).cloned()
    }
}

/// The announcements that a Hand game allows.
const PROMISES: [&str; 3] = ["spelled-schneider", "spelled-schwarz", "spelled-open"];
/// The level for announcing what the step before names.
const ANNOUNCED: &str = "spelled-announced";

/// The same steps with fewer words: a level and its announcement at once, and no word for the
/// game itself, which always counts.
fn together(steps: &[(&'static str, u16)]) -> Vec<(&'static str, u16)> {
    let mut short: Vec<(&str, u16)> = Vec::new();
    for &(key, sum) in steps.iter().skip(1) {
        match short.last_mut() {
            Some(before) if key == ANNOUNCED => before.1 = sum,
            _ => short.push((key, sum)),
        }
    }
    short
}

/// The announcement of each box.
const STEPS: [Announced; 3] = [Announced::Schneider, Announced::Schwarz, Announced::Ouvert];

/// The boxes of what can be announced with the columns they take, and their names.
fn boxes(kit: &Kit, grid: &Grid) -> [(Range<i32>, String); 3] {
    let mut x = grid.table.x + SUM;
    ["announce-schneider", "announce-schwarz", "announce-open"].map(|key| {
        let name = kit.words.get(key);
        let columns = x..x + 4 + name.width() as i32;
        x = columns.end + 3;
        (columns, name)
    })
}

/// The discarded cards, for the right end of the You-line; nothing where the cards are drawn.
pub(crate) fn put_away(kit: &Kit, grid: &Grid, play: &Play, a: &Announce) -> Option<String> {
    if Places::new(grid, play, a).cards.is_some() {
        return None;
    }
    if a.put.is_empty() {
        return Some(kit.words.get("announce-shut"));
    }
    let cards = kit.words.cards(a.put);
    Some(kit.words.with("announce-put-away", &[("cards", cards.into())]))
}

/// The actions of a click: the first chooses the game, the second announces it; the boxes are
/// ticked.
pub(crate) fn actions_at(
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    announce: &Announce,
    col: u16,
    row: u16,
) -> Vec<Action> {
    let grid = &grid.read();
    let (col, row) = (i32::from(col), i32::from(row));
    let lines = announce.lines(&play.view).len();
    let row = row - Places::new(grid, play, announce).games;
    if !(grid.table.x..grid.table.end()).contains(&col) {
        return Vec::new();
    }
    match usize::try_from(row) {
        Ok(line) if line < lines && line == announce.line => vec![Action::Enter],
        Ok(line) if line < lines => vec![Action::Pick(line)],
        Ok(line) if line == lines + 1 && announce.ticks(&play.view) => boxes(kit, grid)
            .iter()
            .position(|(columns, _)| columns.contains(&col))
            .map(Action::Tick)
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}
