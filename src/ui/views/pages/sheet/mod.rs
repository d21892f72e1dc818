//! The score list: on its own page, and beside the table where there is room.

pub(crate) mod columns;

use ratatui::style::Style;

use crate::host::Session;
use crate::rules::{
    Doubled, Kind, Kontra, LineName, List, Place, RamschReckoning, Reckoning, Round, Scoring,
    Standings, bonus_for_others_loss,
};
use crate::text::Arg;

use crate::ui::draw::{Canvas, Kit, fitted, grid, phrase};
use crate::ui::say::{self, terms};
use crate::ui::state::{Play, Written};
use crate::ui::views::pages::sheet::columns::Columns;

/// The list's own page, scrolled up from its end by so many rows.
pub(crate) fn page(canvas: &mut Canvas<'_>, kit: &Kit, play: &Play, up: usize) {
    let (session, rows) = (&play.session, play.rows());
    let (width, height) = (i32::from(canvas.area().width), i32::from(canvas.area().height));
    let list = session.list();
    let settings = list.settings();
    let columns = Columns::page(settings.table, &settings.rules, width >= 100);
    let left = if width >= 100 { (width - columns.width) / 2 } else { 2 };
    let sheet = Sheet { kit, session, rows: &rows, columns, left };
    sheet.head_page(canvas);
    let terms = terms(kit, play);
    let below = height - 3 - terms.len() as i32;
    let foot = sheet.foot(canvas, below - 5);
    debug_assert!(foot <= below);
    for (y, terms) in (below..).zip(&terms) {
        canvas.line(left, y, &phrase(kit, terms));
    }
    let room = room(kit, play, height);
    let last = rows.len().saturating_sub(up.min(rows.len().saturating_sub(room)));
    let first = last.saturating_sub(room);
    sheet.rows(canvas, 4, last, first);
}

/// The head of the page: how the list is reckoned, and how many deals of a round are left.
pub(crate) fn head(kit: &Kit, play: &Play) -> String {
    let (words, list) = (&kit.words, play.session.list());
    let head = match list.settings().scoring {
        Scoring::Minus => words.get("head-list-minus"),
        Scoring::Plain | Scoring::SeegerFabian => words.get("head-list"),
    };
    let rounds = list.rounds();
    // A deal whose result is shown has been played.
    let left = rounds.left.saturating_sub(play.shows_result().into());
    let round = match rounds.round {
        _ if left == 0 || play.session.number().is_none() => return head,
        Round::Plain => return head,
        Round::Bock => "bock",
        Round::Ramsch => "ramsch",
    };
    let args: [(&str, Arg<'_>); 4] = [
        ("head", head.into()),
        ("round", round.into()),
        ("left", left.into()),
        ("waiting", rounds.waiting.into()),
    ];
    words.with("head-list-round", &args)
}

/// The meaning of the letters over the columns and in them; those of house rules in a row of their
/// own.
pub(crate) fn legend(kit: &Kit, play: &Play) -> Vec<String> {
    let rules = &play.session.list().settings().rules;
    let house = match (rules.kontra != Kontra::Off, rules.bock) {
        (false, false) => None,
        (true, false) => Some("list-legend-kontra"),
        (false, true) => Some("list-legend-bock"),
        (true, true) => Some("list-legend-kontra-bock"),
    };
    ["list-legend"].into_iter().chain(house).map(|key| kit.words.get(key)).collect()
}

/// Stands where the dealer sits out.
const GAP: &str = "/";

/// The lines of the page that hold no rows: head, titles, foot and keys.
const OTHER_LINES: u16 = 12;

/// The number of rows that the page shows in a window of this height.
fn room(kit: &Kit, play: &Play, height: i32) -> usize {
    let others = i32::from(OTHER_LINES) + terms(kit, play).len() as i32;
    (height - others).max(0) as usize
}

/// By what the list is played, where that is not the official way: below the foot.
fn terms(kit: &Kit, play: &Play) -> Vec<String> {
    terms::rows(kit, play.session.list().settings(), grid::PAGE)
}

/// The rows that the page can be scrolled up in a window of this height.
pub(crate) fn most_up(kit: &Kit, play: &Play, height: u16) -> usize {
    play.rows().len().saturating_sub(room(kit, play, height.into()))
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
    let settings = session.list().settings();
    let signs = most_signs(kit, session, &rows);
    let columns = Columns::beside(settings.table, &settings.rules, (width, signs));
    let sheet = Sheet { kit, session, rows: &rows, columns, left };
    canvas.column(left - 2, 2, height - 4, kit.glyphs.bar, kit.theme.dim());
    sheet.head_beside(canvas);
    sheet.foot(canvas, height - 8);
    let room = (height - i32::from(OTHER_LINES)).max(0) as usize
        - usize::from(running.is_some() && height > 12);
    let first = rows.len().saturating_sub(room);
    let below = sheet.rows(canvas, 4, rows.len(), first);
    if let (Some(running), Some(number)) = (running, session.number()) {
        let accent = kit.theme.accent();
        let number = kit.words.number(number);
        canvas.text_right(left + sheet.columns.number, below, &number, accent);
        sheet.round(canvas, below, play.view.round(), accent);
        canvas.text(left + sheet.columns.game, below, running, accent);
    }
}

/// The number of signs of the longest of all totals.
fn most_signs(kit: &Kit, session: &Session, rows: &[Written]) -> i32 {
    let settings = session.list().settings();
    let mut standings = Standings::new(settings.table);
    let mut most = 0;
    let mut note = |totals: Vec<i32>| {
        let signs = |total| kit.words.number(total).chars().count() as i32;
        most = totals.into_iter().map(signs).fold(most, i32::max);
    };
    for written in rows {
        standings.write(&written.row);
        note(standings.totals(say::running(settings.scoring)));
    }
    note(standings.totals(settings.scoring));
    most
}

struct Sheet<'a> {
    kit: &'a Kit,
    session: &'a Session,
    rows: &'a [Written],
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
        let game = if columns.counts.is_some() { "list-game" } else { "list-game-short" };
        canvas.text(self.left + columns.game, 3, &words.get(game), theme.dim());
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
        for (index, written) in self.rows.iter().take(last).enumerate() {
            let before = self.totals(&standings);
            standings.write(&written.row);
            if index < first {
                continue;
            }
            self.row(canvas, y, written, &before, &standings);
            y += 1;
        }
        y
    }

    /// The running figures in the order of the places.
    fn totals(&self, standings: &Standings) -> Vec<i32> {
        standings.totals(say::running(self.list().settings().scoring))
    }

    fn row(
        &self,
        canvas: &mut Canvas<'_>,
        y: i32,
        written: &Written,
        before: &[i32],
        standings: &Standings,
    ) {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        let row = &written.row;
        self.right(canvas, columns.number, y, &words.number(row.number), theme.dim());
        self.round(canvas, y, written.round, theme.bold());
        if let Some((place, reckoning)) = &row.game {
            self.game(canvas, y, reckoning);
            self.value(canvas, y, reckoning.score, written.doubled);
            self.count(canvas, y, *place, reckoning.won, standings);
        } else if let Some((_, ramsch)) = &row.ramsch {
            self.ramsch(canvas, y, ramsch);
        } else {
            canvas.text(self.left + columns.game, y, &words.get("list-passed-in"), theme.dim());
        }
        // As on paper, only the columns of those who write something get a new number, and at a
        // table of four the dealer's has a gap.
        let totals = columns.totals.iter().zip(before).zip(self.totals(standings));
        for (((end, before), now), place) in totals.zip(self.places()) {
            if *before != now {
                self.right(canvas, *end, y, &words.number(now), theme.normal());
            } else if columns.totals.len() == 4 && place == written.dealer {
                self.right(canvas, *end, y, GAP, theme.dim());
            }
        }
    }

    /// The sign of a Bock round, behind the number.
    fn round(&self, canvas: &mut Canvas<'_>, y: i32, round: Round, style: Style) {
        if let Some(x) = self.columns.round.filter(|_| round == Round::Bock) {
            canvas.text(self.left + x, y, &self.kit.words.get("list-bock"), style);
        }
    }

    /// The value won or lost, and what it was doubled with where there is room before it.
    fn value(&self, canvas: &mut Canvas<'_>, y: i32, score: i32, doubled: Doubled) {
        let (words, theme, columns) = (&self.kit.words, &self.kit.theme, &self.columns);
        let value = words.signed(score);
        let style = if score < 0 { theme.bad() } else { theme.normal() };
        let width = value.chars().count() as i32;
        let end = columns.value - i32::from(columns.tight && width < 5);
        self.right(canvas, end, y, &value, style);
        let sign = match doubled {
            Doubled::Not => return,
            Doubled::Kontra => "list-kontra",
            Doubled::Re => "list-re",
            Doubled::Hirsch => "list-hirsch",
        };
        if let Some(x) = columns.doubled.filter(|&x| x < end - width) {
            canvas.text(self.left + x, y, &words.get(sign), theme.bold());
        }
    }

    /// The number of games that the declarer has won, or lost.
    fn count(&self, canvas: &mut Canvas<'_>, y: i32, place: Place, won: bool, now: &Standings) {
        let (Some([at_won, at_lost]), Some(end)) =
            (self.columns.counts, self.columns.totals.get(place.index()))
        else {
            return;
        };
        let account = now.account(place);
        let (at, count) = if won { (at_won, account.won) } else { (at_lost, account.lost) };
        self.right(canvas, end + at, y, &self.kit.words.number(count), self.kit.theme.normal());
    }

    /// A Ramsch with what doubled it, and what its losers write, or who made a march.
    fn ramsch(&self, canvas: &mut Canvas<'_>, y: i32, ramsch: &RamschReckoning) {
        let (words, columns) = (&self.kit.words, &self.columns);
        let x = self.left + columns.game;
        let end = canvas.text(x, y, &words.get("list-ramsch"), self.kit.theme.normal());
        if ramsch.factor() > 1 && columns.ticks.is_some() {
            let factor = words.with("list-factor", &[("factor", ramsch.factor().into())]);
            canvas.text(end + 1, y, &factor, self.kit.theme.normal());
        }
        // Who loses as many points as another writes the same.
        let score = ramsch.scores.0.into_iter().find(|&score| score != 0);
        self.value(canvas, y, score.unwrap_or(0), Doubled::Not);
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
        for written in self.rows {
            standings.write(&written.row);
        }
        canvas.row(self.left, y, columns.width, self.kit.glyphs.rule, theme.dim());
        let beside = columns.counts.is_none();
        let key = |page: &'static str, short: &'static str| if beside { short } else { page };
        let minus = settings.scoring == Scoring::Minus;
        let first = if minus {
            key("list-foot-minus", "list-foot-minus-short")
        } else {
            key("list-foot-points", "list-foot-points-short")
        };
        canvas.text(self.left, y + 1, &words.get(first), theme.dim());
        let limit = settings.limit.filter(|_| minus).map(|limit| i64::from(limit.get()));
        if let Some(limit) = limit {
            let text = words.with("list-foot-limit", &[("limit", limit.into())]);
            canvas.text(self.left, y + 2, &text, theme.dim());
        }
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
            let running = account.total(say::running(settings.scoring), settings.table);
            self.right(canvas, end, y + 1, &words.number(running), points);
            if let Some(limit) = limit {
                let left = words.number((limit + i64::from(running)).max(0));
                self.right(canvas, end, y + 2, &left, theme.normal());
            }
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
