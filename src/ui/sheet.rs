//! The score list: on its own page, and beside the table where there is room.

use ratatui::style::Style;

use crate::host::Session;
use crate::rules::{
    Kind, LineName, List, Place, Reckoning, Row, Scoring, Standings, TableSize,
    bonus_for_others_loss,
};

use super::model::Play;
use super::{Canvas, Kit, say};

/// Where the columns of a list stand, counted from its left edge. Numbers end before theirs.
#[derive(Debug, Clone)]
struct Columns {
    /// The number of the deal ends here.
    number: i32,
    /// The sign of the game.
    game: i32,
    /// The base value ends here.
    base: i32,
    /// The matadors with, and without, end here.
    with: i32,
    without: i32,
    /// The six ticks: Hand, Schneider, announced, Schwarz, announced, open. None where narrow.
    ticks: Option<[i32; 6]>,
    /// The value won or lost ends here.
    value: i32,
    /// Each player's running total ends here.
    totals: Vec<i32>,
    /// From each total's end to the end of won and lost; not beside the table.
    counts: Option<[i32; 2]>,
    /// The right edge.
    width: i32,
}

impl Columns {
    /// The columns of the list's own page: 76 cells, wider blocks from 100 columns on.
    fn page(table: TableSize, wide: bool) -> Self {
        let (value, first, block, counts) = match (table, wide) {
            (TableSize::Three, false) => (32, 40, 13, [3, 6]),
            (TableSize::Three, true) => (32, 42, 15, [3, 6]),
            (TableSize::Four, false) => (31, 37, 11, [3, 5]),
            (TableSize::Four, true) => (31, 39, 12, [3, 6]),
        };
        let totals: Vec<i32> =
            (0..table.players() as i32).map(|player| first + player * block).collect();
        let width = totals.last().map_or(76, |end| end + counts[1]);
        Self {
            number: 2,
            game: 4,
            base: 8,
            with: 11,
            without: 13,
            ticks: Some([14, 16, 18, 20, 22, 24]),
            value,
            totals,
            counts: Some(counts),
            width,
        }
    }

    /// The columns beside the table, in so many cells.
    fn beside(table: TableSize, width: i32) -> Self {
        let players = table.players() as i32;
        let step = if players == 4 || width < 42 { 5 } else { 6 };
        let totals: Vec<i32> = (0..players).map(|p| width - (players - 1 - p) * step).collect();
        let room = totals[0] - step;
        // Four players leave no cell between base and matadors, at 100 columns none for ticks.
        let with = if room >= 23 { 10 } else { 9 };
        let ticks = (room >= 22).then(|| [2, 3, 4, 5, 6, 7].map(|tick| with + tick));
        let value = if ticks.is_some() { room.min(24) } else { room.min(17) };
        Self {
            number: 2,
            game: 3,
            base: 7,
            with,
            without: with + 1,
            ticks,
            value,
            totals,
            counts: None,
            width,
        }
    }
}

/// The list's own page, scrolled up from its end by so many rows.
pub(crate) fn page(canvas: &mut Canvas<'_>, kit: &Kit, play: &Play, up: usize) {
    let (session, rows) = (&play.session, play.rows());
    let (width, height) = (i32::from(canvas.area().width), i32::from(canvas.area().height));
    let list = session.list();
    let table = list.settings().table;
    let columns = Columns::page(table, width >= 100);
    let left = if width >= 100 { (width - columns.width) / 2 } else { 2 };
    let sheet = Sheet { kit, session, rows: &rows, columns, left };
    sheet.head_page(canvas);
    let foot = sheet.foot(canvas, height - 8);
    debug_assert!(foot <= height - 3);
    let room = (height - i32::from(OTHER_LINES)).max(0) as usize;
    let last = rows.len().saturating_sub(up.min(rows.len().saturating_sub(room)));
    let first = last.saturating_sub(room);
    sheet.rows(canvas, 4, last, first);
}

/// The lines of the page that hold no rows: head, titles, foot and keys.
const OTHER_LINES: u16 = 12;

/// How far the page can be scrolled up in a window of this height.
pub(crate) fn most_up(height: u16, rows: usize) -> usize {
    rows.saturating_sub(height.saturating_sub(OTHER_LINES).into())
}

/// The list beside the table: the last rows, the running deal, and the foot.
pub(crate) fn beside(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    play: &Play,
    left: i32,
    width: i32,
    running: Option<&str>,
) {
    let (session, rows) = (&play.session, play.rows());
    let height = i32::from(canvas.area().height);
    let columns = Columns::beside(session.list().settings().table, width);
    let sheet = Sheet { kit, session, rows: &rows, columns, left };
    canvas.column(left - 2, 2, height - 4, kit.glyphs.bar, kit.theme.dim());
    sheet.head_beside(canvas);
    sheet.foot(canvas, height - 8);
    let room = (height - i32::from(OTHER_LINES)).max(0) as usize
        - usize::from(running.is_some() && height > 12);
    let first = rows.len().saturating_sub(room);
    let below = sheet.rows(canvas, 4, rows.len(), first);
    if let (Some(running), Some(number)) = (running, session.list().next_number()) {
        let accent = kit.theme.accent();
        let number = kit.words.number(number);
        canvas.text_right(left + sheet.columns.number, below, &number, accent);
        canvas.text(left + sheet.columns.game, below, running, accent);
    }
}

struct Sheet<'a> {
    kit: &'a Kit,
    session: &'a Session,
    rows: &'a [Row],
    columns: Columns,
    left: i32,
}

impl Sheet<'_> {
    fn list(&self) -> &List {
        self.session.list()
    }

    fn places(&self) -> impl Iterator<Item = Place> {
        self.list().settings().table.places()
    }

    fn right(&self, canvas: &mut Canvas<'_>, end: i32, y: i32, text: &str, style: Style) {
        canvas.text_right(self.left + end, y, text, style);
    }

    fn head_page(&self, canvas: &mut Canvas<'_>) {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        let [won, lost] = columns.counts.unwrap_or_default();
        let room = columns.totals[1] - columns.totals[0] - 1;
        for (place, &end) in self.places().zip(&columns.totals) {
            let name = fitted(say::player(self.session, place), room as usize);
            self.right(canvas, end + 2, 2, &name, theme.bold());
            self.right(canvas, end, 3, &words.get("list-total"), theme.dim());
            self.right(canvas, end + won, 3, &words.get("list-won"), theme.dim());
            self.right(canvas, end + lost, 3, &words.get("list-lost"), theme.dim());
        }
        self.right(canvas, columns.value, 3, &words.get("list-value"), theme.dim());
        self.head_game(canvas);
    }

    fn head_beside(&self, canvas: &mut Canvas<'_>) {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        let room = columns.totals[1] - columns.totals[0] - 1;
        for (place, &end) in self.places().zip(&columns.totals) {
            let name = fitted(say::player(self.session, place), room as usize);
            self.right(canvas, end, 2, &name, theme.bold());
        }
        canvas.text(self.left + columns.game, 2, &words.get("list-title"), theme.bold());
        self.right(canvas, columns.value, 3, &words.get("list-change"), theme.dim());
        self.head_game(canvas);
    }

    fn head_game(&self, canvas: &mut Canvas<'_>) {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        self.right(canvas, columns.number, 3, &words.get("list-number"), theme.dim());
        canvas.text(self.left + columns.game, 3, &words.get("list-game"), theme.dim());
        self.right(canvas, columns.with, 3, &words.get("list-with"), theme.dim());
        self.right(canvas, columns.without, 3, &words.get("list-without"), theme.dim());
        let heads = words.get("list-ticks");
        for (x, head) in columns.ticks.into_iter().flatten().zip(heads.chars()) {
            canvas.sign(self.left + x, 3, head, theme.dim());
        }
    }

    /// Draws the rows from `first` on, before `last`, and returns the line below them.
    fn rows(&self, canvas: &mut Canvas<'_>, top: i32, last: usize, first: usize) -> i32 {
        let mut standings = Standings::new(self.list().settings().table);
        let mut y = top;
        for (index, row) in self.rows.iter().take(last).enumerate() {
            standings.write(row);
            if index < first {
                continue;
            }
            self.row(canvas, y, row, &standings);
            y += 1;
        }
        y
    }

    fn row(&self, canvas: &mut Canvas<'_>, y: i32, row: &Row, standings: &Standings) {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        self.right(canvas, columns.number, y, &words.number(row.number), theme.dim());
        let Some((place, reckoning)) = &row.game else {
            canvas.text(self.left + columns.game, y, &words.get("list-passed-in"), theme.dim());
            return;
        };
        self.game(canvas, y, reckoning);
        let lost = reckoning.score < 0;
        let style = if lost { theme.bad() } else { theme.normal() };
        self.right(canvas, columns.value, y, &words.signed(reckoning.score), style);
        // As on paper, only the declarer's column gets a new number.
        let account = standings.account(*place);
        let Some(&end) = columns.totals.get(place.index()) else { return };
        self.right(canvas, end, y, &words.number(account.points), theme.normal());
        if let Some([won, lost]) = columns.counts {
            let (at, count) = if reckoning.won { (won, account.won) } else { (lost, account.lost) };
            self.right(canvas, end + at, y, &words.number(count), theme.normal());
        }
    }

    fn game(&self, canvas: &mut Canvas<'_>, y: i32, reckoning: &Reckoning) {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        let contract = reckoning.contract;
        let (sign, style) = kind_sign(self.kit, contract.kind());
        canvas.sign(self.left + columns.game, y, sign, style);
        let base = reckoning.base().or(contract.null_value()).unwrap_or_default();
        self.right(canvas, columns.base, y, &words.number(base), theme.normal());
        if let Some(matadors) = reckoning.matadors {
            let end = if matadors.with { columns.with } else { columns.without };
            self.right(canvas, end, y, &words.number(matadors.count), theme.normal());
        }
        let ticked = [
            contract.is_hand(),
            reckoning.has(LineName::Schneider),
            reckoning.has(LineName::SchneiderAnnounced),
            reckoning.has(LineName::Schwarz),
            reckoning.has(LineName::SchwarzAnnounced),
            contract.is_ouvert(),
        ];
        for (x, ticked) in columns.ticks.into_iter().flatten().zip(ticked) {
            let (sign, style) = if ticked {
                (self.kit.glyphs.times, theme.bold())
            } else {
                (self.kit.glyphs.dot, theme.dim())
            };
            canvas.sign(self.left + x, y, sign, style);
        }
    }

    /// Draws the foot from the rule on, and returns the line below it.
    fn foot(&self, canvas: &mut Canvas<'_>, y: i32) -> i32 {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        let settings = self.list().settings();
        let mut standings = Standings::new(settings.table);
        for row in self.rows {
            standings.write(row);
        }
        canvas.row(self.left, y, columns.width, self.kit.glyphs.rule, theme.dim());
        let beside = columns.counts.is_none();
        let key = |page: &'static str, short: &'static str| if beside { short } else { page };
        canvas.text(
            self.left,
            y + 1,
            &words.get(key("list-foot-points", "list-foot-points-short")),
            theme.dim(),
        );
        let factor = [("bonus", bonus_for_others_loss(settings.table).into())];
        let bonuses = settings.scoring == Scoring::SeegerFabian;
        if bonuses {
            let own = words.get(key("list-foot-own", "list-foot-own-short"));
            let others = words.with(key("list-foot-others", "list-foot-others-short"), &factor);
            canvas.text(self.left, y + 2, &own, theme.dim());
            canvas.text(self.left, y + 3, &others, theme.dim());
            canvas.text(self.left, y + 4, &words.get("list-seeger-fabian"), theme.bold());
        }
        for (place, &end) in self.places().zip(&columns.totals) {
            let account = standings.account(place);
            let points = if bonuses { theme.normal() } else { theme.bold() };
            self.right(canvas, end, y + 1, &words.number(account.points), points);
            if let Some([won, lost]) = columns.counts {
                self.right(canvas, end + won, y + 1, &words.number(account.won), theme.normal());
                self.right(canvas, end + lost, y + 1, &words.number(account.lost), theme.normal());
            }
            if bonuses {
                let own = words.signed(account.own_bonus());
                let others = words.signed(account.others_bonus(settings.table));
                let total = words.number(account.total(settings.scoring, settings.table));
                self.right(canvas, end, y + 2, &own, theme.normal());
                self.right(canvas, end, y + 3, &others, theme.normal());
                self.right(canvas, end, y + 4, &total, theme.bold());
            }
        }
        y + 5
    }
}

/// The sign of a kind of game on the list: a suit, or a letter.
pub(crate) fn kind_sign(kit: &Kit, kind: Kind) -> (char, Style) {
    match kind.suit() {
        Some(suit) => (kit.words.suit(suit), kit.theme.suit(suit)),
        None => (kind.letter(), kit.theme.normal()),
    }
}

/// A name in so many cells.
pub(crate) fn fitted(name: &str, cells: usize) -> String {
    use unicode_width::UnicodeWidthChar;
    let mut width = 0;
    name.chars()
        .take_while(|c| {
            width += c.width().unwrap_or(0);
            width <= cells
        })
        .collect()
}
