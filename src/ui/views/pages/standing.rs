//! The final standing: who won the list, the settlement, and how it went.

use ratatui::style::Style;

use crate::host::Session;
use crate::rules::{Place, Reckoning, Row, Scoring, Standings, bonus_for_others_loss};
use crate::text::Arg;

use crate::ui::draw::{Canvas, Kit, phrase};
use crate::ui::say;
use crate::ui::say::standing::verdict;

/// The right ends of the columns, from the left edge of the measure.
const POINTS: i32 = 34;
const WON: i32 = 41;
const LOST: i32 = 47;
const OWN: i32 = 56;
const OTHERS: i32 = 65;
const TOTAL: i32 = 76;

/// Draws the page between head and keys.
pub(crate) fn page(canvas: &mut Canvas<'_>, kit: &Kit, session: &Session) {
    let (width, height) = (i32::from(canvas.area().width), i32::from(canvas.area().height));
    let left = if width >= 100 { (width - 76) / 2 } else { 2 };
    let players = session.list().settings().table.players() as i32;
    // The block is as high as 24 rows allow and stands in the middle of more.
    let chart = (height - 13 - players).clamp(3, 12);
    let top = (height - 10 - players - chart) / 2 + 1;
    canvas.text(left, top, &verdict(kit, session), kit.theme.bold());
    settlement(canvas, kit, session, left, top + 2);
    let rows: Vec<Row> = session.list().rows().collect();
    let y = top + 5 + players;
    let end = canvas.text(left, y, &kit.words.get("end-how-it-went"), kit.theme.bold());
    canvas.text(end + 1, y, &kit.words.get("end-how-it-went-axes"), kit.theme.dim());
    let scoring = say::running(session.list().settings().scoring);
    Chart { kit, session, left, top: y + 1, height: chart, rows: &rows, scoring }.draw(canvas);
    dearest(canvas, kit, session, &rows, left, y + chart + 2);
}

fn settlement(canvas: &mut Canvas<'_>, kit: &Kit, session: &Session, left: i32, y: i32) {
    let (words, theme) = (&kit.words, &kit.theme);
    let settings = session.list().settings();
    let standings = session.list().standings();
    let bonuses = settings.scoring == Scoring::SeegerFabian;
    let bonus = bonus_for_others_loss(settings.table);
    let mut right = |end: i32, y: i32, text: &str, style: Style| {
        canvas.text_right(left + end, y, text, style);
    };
    let minus = settings.scoring == Scoring::Minus;
    let figure = words.get(if minus { "end-minus-points" } else { "end-points" });
    right(POINTS, y, &figure, theme.dim());
    right(WON, y, &words.get("end-won"), theme.dim());
    right(LOST, y, &words.get("end-lost"), theme.dim());
    if bonuses {
        right(OWN, y, &words.with("end-times", &[("factor", 50.into())]), theme.dim());
        right(OTHERS, y, &words.with("end-times", &[("factor", bonus.into())]), theme.dim());
        right(TOTAL, y, &words.get("end-total"), theme.dim());
    }
    let ranks = standings.ranks(settings.scoring);
    let mut order: Vec<Place> = settings.table.places().collect();
    order.sort_by_key(|place| ranks[place.index()]);
    for (y, place) in (y + 1..).zip(order) {
        let account = standings.account(place);
        let name = if place == Place::FIRST { theme.bold() } else { theme.normal() };
        let mut right = |end: i32, text: &str, style: Style| {
            canvas.text_right(left + end, y, text, style);
        };
        let running = account.total(say::running(settings.scoring), settings.table);
        let style = if minus { theme.bold() } else { theme.normal() };
        right(POINTS, &words.number(running), style);
        right(WON, &words.number(account.won), theme.normal());
        right(LOST, &words.number(account.lost), theme.normal());
        if bonuses {
            right(OWN, &words.signed(account.own_bonus()), theme.normal());
            right(OTHERS, &words.signed(account.others_bonus(settings.table)), theme.normal());
            let total = account.total(settings.scoring, settings.table);
            right(TOTAL, &words.number(total), theme.bold());
        }
        canvas.text(left, y, &words.number(ranks[place.index()] as i64), theme.dim());
        canvas.text(left + 3, y, say::player(session, place), name);
    }
}

/// The running points of everybody as one step chart.
struct Chart<'a> {
    kit: &'a Kit,
    session: &'a Session,
    left: i32,
    top: i32,
    height: i32,
    rows: &'a [Row],
    /// The reckoning of the points that run through the list.
    scoring: Scoring,
}

/// Columns of the chart; the names stand behind it.
const CHART: i32 = 50;

impl Chart<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        let table = self.session.list().settings().table;
        let mut standings = Standings::new(table);
        let mut courses = vec![vec![0]; table.players()];
        for row in self.rows {
            standings.write(row);
            for (course, total) in courses.iter_mut().zip(standings.totals(self.scoring)) {
                course.push(total);
            }
        }
        let points = || courses.iter().flatten().copied();
        let (high, low) = (points().max().unwrap_or(0), points().min().unwrap_or(0));
        let line = |points: i32| {
            let span = (high - low).max(1);
            self.top + ((high - points) * (self.height - 1) + span / 2) / span
        };
        let theme = &self.kit.theme;
        canvas.text_right(self.left + 1, line(0), &self.kit.words.number(0), theme.dim());
        canvas.row(self.left + 3, line(0), CHART, self.kit.glyphs.dot, theme.dim());
        let ranks = standings.ranks(self.scoring);
        let mut order: Vec<Place> = table.places().collect();
        // The person last, so that the heavy line lies on top.
        order.sort_by_key(|&place| (place == Place::FIRST, usize::MAX - ranks[place.index()]));
        let mut ends = Vec::new();
        for &place in &order {
            let course = &courses[place.index()];
            let style = if place == order[0] { theme.dim() } else { theme.normal() };
            let lines: Vec<i32> = (0..CHART)
                .map(|x| line(course[(x as usize * (course.len() - 1)) / (CHART as usize - 1)]))
                .collect();
            self.steps(canvas, &lines, place == Place::FIRST, style);
            ends.push((lines.last().copied().unwrap_or(self.top), place));
        }
        self.names(canvas, ends, &standings);
    }

    fn steps(&self, canvas: &mut Canvas<'_>, lines: &[i32], heavy: bool, style: Style) {
        let frame = if heavy { self.kit.glyphs.winner } else { self.kit.glyphs.frame };
        let [from_right_down, from_left_down, from_right_up, from_left_up] = frame.corners;
        let mut before = lines.first().copied().unwrap_or(self.top);
        for (x, &now) in (self.left + 3..).zip(lines) {
            if now == before {
                canvas.sign(x, now, frame.horizontal, style);
            } else {
                let (leave, arrive) = if now > before {
                    (from_left_down, from_right_up)
                } else {
                    (from_left_up, from_right_down)
                };
                let (top, bottom) = (now.min(before), now.max(before));
                canvas.column(x, top + 1, bottom - top - 1, frame.vertical, style);
                canvas.sign(x, before, leave, style);
                canvas.sign(x, now, arrive, style);
            }
            before = now;
        }
    }

    /// The names at the ends of their lines, moved apart where two lines end together.
    fn names(&self, canvas: &mut Canvas<'_>, mut ends: Vec<(i32, Place)>, standings: &Standings) {
        let ranks = standings.ranks(self.scoring);
        ends.sort_by_key(|&(line, place)| (line, ranks[place.index()]));
        let last = self.top + self.height - 1;
        let count = ends.len() as i32;
        let mut free = self.top;
        for (index, (line, place)) in (0..).zip(ends) {
            // Room is left for the names that follow below.
            let y = line.max(free).min(last - (count - 1 - index));
            free = y + 1;
            let theme = &self.kit.theme;
            let style = if place == Place::FIRST { theme.bold() } else { theme.normal() };
            let x = self.left + 4 + CHART;
            let end = canvas.text(x, y, say::player(self.session, place), style);
            let table = self.session.list().settings().table;
            let points = standings.account(place).total(self.scoring, table);
            let points = self.kit.words.signed(points);
            canvas.text(end + 1, y, &points, style);
        }
    }
}

fn dearest(canvas: &mut Canvas<'_>, kit: &Kit, session: &Session, rows: &[Row], left: i32, y: i32) {
    let games = || rows.iter().filter_map(|row| row.game.as_ref());
    let tell = |(place, reckoning): &(Place, Reckoning), key: &str| {
        let args: [(&str, Arg<'_>); 3] = [
            ("name", say::player(session, *place).into()),
            ("game", kit.words.contract(reckoning.contract).into()),
            ("score", kit.words.signed(reckoning.score).into()),
        ];
        kit.words.with(key, &args)
    };
    let win = games().filter(|(_, r)| r.won).max_by_key(|(_, r)| r.score);
    let loss = games().filter(|(_, r)| !r.won).min_by_key(|(_, r)| r.score);
    let win = win.map(|game| tell(game, "end-dearest-win"));
    let loss = loss.map(|game| tell(game, "end-dearest-loss"));
    let texts: Vec<String> = win.into_iter().chain(loss).collect();
    let set = |text: &str| phrase(kit, text);
    let both = set(&texts.join("    "));
    let room = i32::from(canvas.area().width) - left - 2;
    let lines = if both.width() as i32 <= room {
        vec![both]
    } else {
        texts.iter().map(|text| set(text)).collect()
    };
    for (y, line) in (y..).zip(&lines) {
        canvas.line(left, y, line);
    }
}
