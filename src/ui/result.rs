//! The result of a deal: the verdict, the points, the whole sum, the skat, and the ten tricks.

use ratatui::text::{Line, Span};

use crate::rules::{
    Cards, Ending, Kind, Matadors, Outturn, Place, Reckoning, Row, Seat, Side, TurnedUp,
    value_as_announced,
};
use crate::text::{Arg, SumPart, sum};

use super::card::Size;
use super::fan::{self, Align, Fan, Marks, Spacing};
use super::layout::{Columns, Grid};
use super::model::Play;
use super::phrase::phrase;
use super::seats;
use super::{Canvas, Kit, say};

/// The columns of the sum: labels, details, and where numbers end.
const DETAIL: i32 = 13;
const NUMBER: i32 = 46;
/// Where the skat stands.
const SKAT: i32 = 52;
/// The length of the line of 120 points: a cell to two points.
const LINE: i32 = 60;

/// Draws the page between head and keys.
pub(crate) fn page(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let Some(turned_up) = play.view.turned_up() else { return };
    let settings = play.session.list().settings();
    let args: [(&str, Arg<'_>); 4] = [
        ("deal", play.number().into()),
        ("deals", settings.deals.into()),
        ("seed", settings.seed.to_string().into()),
        ("who", "other".into()),
    ];
    let given = settings.given.is_some();
    let right = kit.words.with(if given { "head-given" } else { "head-deal-seed" }, &args);
    match &turned_up.outturn {
        Outturn::PassedIn => {
            seats::head(canvas, kit, grid, &kit.words.get("head-passed-in"), &right);
            passed_in(canvas, kit, grid, turned_up);
        }
        Outturn::Ramsch(_) => {
            seats::head(canvas, kit, grid, "Ramsch", &right);
            skat_alone(canvas, kit, grid, turned_up.deal.skat());
        }
        Outturn::Settled { declarer, reckoning, points, defender_points } => {
            let page = Page {
                kit,
                grid,
                play,
                turned_up,
                declarer: *declarer,
                reckoning,
                points: [*points, *defender_points],
            };
            let left = kit.words.with("head-result", &page.args());
            seats::head(canvas, kit, grid, &left, &right);
            page.draw(canvas);
        }
    }
    balance(canvas, kit, grid, play, &turned_up.outturn);
}

struct Page<'a> {
    kit: &'a Kit,
    grid: &'a Grid,
    play: &'a Play,
    turned_up: &'a TurnedUp,
    declarer: Seat,
    reckoning: &'a Reckoning,
    points: [u8; 2],
}

impl Page<'_> {
    fn own(&self) -> bool {
        self.play.view.seat() == Some(self.declarer)
    }

    fn args(&self) -> [(&'static str, Arg<'_>); 6] {
        [
            ("who", if self.own() { "you" } else { "other" }.into()),
            ("name", say::name(self.play, self.declarer).into()),
            ("game", say::contract(self.kit, self.reckoning.contract).into()),
            ("bid", self.reckoning.bid.value().into()),
            ("score", self.kit.words.signed(self.reckoning.score).into()),
            ("points", self.points[0].into()),
        ]
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let roomy = self.grid.height >= 34;
        let x = self.grid.table.x;
        self.verdict(canvas, x, Grid::RULE + if roomy { 2 } else { 1 });
        let top = if roomy { 5 } else { 4 };
        self.line_of_points(canvas, x, top);
        let sum_top = top + if roomy { 5 } else { 4 };
        if self.play.tricks && !roomy {
            self.tricks(canvas, x, sum_top);
            return;
        }
        let below = self.sum(canvas, x, sum_top).max(self.skat(canvas, sum_top));
        let below = self.explain(canvas, x, below + 1);
        if roomy {
            self.tricks(canvas, x, below.max(self.grid.height - 17));
        }
    }

    /// "Won. +72 for you", with the ending where it was not played to the end.
    fn verdict(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let reckoning = self.reckoning;
        let (key, style) = match (reckoning.won, reckoning.overbid) {
            (true, _) => ("result-won", theme.good().patch(theme.bold())),
            (false, false) => ("result-lost", theme.bad().patch(theme.bold())),
            (false, true) => ("result-overbid", theme.warn()),
        };
        let end = canvas.text(x, y, &words.get(key), style);
        let mut text = words.with("result-for", &self.args());
        let how = match self.play.view.table().ending() {
            Some(Ending::Conceded(Side::Declarer)) => Some("result-declarer-gave-up"),
            Some(Ending::Conceded(Side::Defenders)) => Some("result-defenders-gave-up"),
            Some(Ending::Claimed(_)) => Some("result-claimed"),
            Some(Ending::Stopped) => Some("result-stopped"),
            Some(Ending::NullBroken) => Some("result-null-broken"),
            _ => None,
        };
        if let Some(key) = how {
            text.push_str(&words.with(key, &self.args()));
        }
        canvas.line(end + 2, y, &phrase(self.kit, &text));
    }

    /// 120 points as one line, with the borders that decide.
    fn line_of_points(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let (words, theme, glyphs) = (&self.kit.words, &self.kit.theme, self.kit.glyphs);
        let defenders = self.declarer.others().map(|seat| say::name(self.play, seat));
        let [own, theirs] = self.points;
        let args: [(&str, Arg<'_>); 6] = [
            ("who", if self.own() { "you" } else { "other" }.into()),
            ("name", say::name(self.play, self.declarer).into()),
            ("points", own.into()),
            ("left", defenders[0].into()),
            ("right", defenders[1].into()),
            ("rest", theirs.into()),
        ];
        canvas.line(x, y, &phrase(self.kit, &words.with("result-points", &args)));
        let rest = phrase(self.kit, &words.with("result-rest", &args));
        canvas.line_right(x + LINE, y, &rest);
        let filled = i32::from(own) / 2;
        let unplayed = i32::from(120 - own - theirs) / 2;
        let gap = LINE - filled - i32::from(theirs) / 2;
        canvas.row(x, y + 1, filled, glyphs.heavy, theme.bold());
        canvas.row(x + filled, y + 1, LINE - filled, glyphs.heavy, theme.dim());
        if unplayed > 0 {
            canvas.row(x + filled, y + 1, gap, glyphs.dashed, theme.dim());
        }
        if self.reckoning.contract.kind() != Kind::Null {
            for border in [31, 61, 90] {
                let at = x + border / 2 + i32::from(border == 31);
                let text = format!("{}{}", glyphs.bar, words.number(border));
                canvas.text(at, y + 2, &text, theme.dim());
            }
        }
    }

    /// The sum as it is written on the sheet. Returns the row below.
    fn sum(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) -> i32 {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        let writer = words.with("result-writes", &self.args());
        let mut y = y;
        for row in sum(words, self.reckoning, &writer) {
            let lost = self.reckoning.score < 0;
            let (label, number) = match row.part {
                SumPart::Level | SumPart::Multiplier | SumPart::Bid => {
                    (theme.dim(), theme.normal())
                }
                SumPart::Value => (theme.normal(), theme.bold()),
                SumPart::Score if lost => (theme.normal(), theme.bad().patch(theme.bold())),
                SumPart::Score => (theme.normal(), theme.good().patch(theme.bold())),
            };
            canvas.text(x, y, &row.label, label);
            let detail = phrase(self.kit, &row.detail);
            let warn = row.part == SumPart::Bid && self.reckoning.overbid;
            if warn {
                canvas.text(x + DETAIL, y, &row.detail, theme.warn());
            } else {
                canvas.line(x + DETAIL, y, &detail);
            }
            canvas.text_right(x + NUMBER, y, &row.number, number);
            y += 1;
            if row.part == SumPart::Multiplier {
                let length = NUMBER - DETAIL;
                canvas.row(x + DETAIL, y, length, self.kit.glyphs.rule, theme.dim());
                y += 1;
            }
        }
        y
    }

    /// Skat found and put, as cards. Returns the row below.
    fn skat(&self, canvas: &mut Canvas<'_>, y: i32) -> i32 {
        let words = &self.kit.words;
        let x = self.grid.table.x + SKAT;
        let skat = self.turned_up.deal.skat();
        let points = |cards: Cards| [("points", Arg::from(cards.points()))];
        let mut pair = |y: i32, title: &str, cards: Cards, heavy: Cards| {
            canvas.line(x, y, &phrase(self.kit, title));
            cards_row(canvas, self.kit, cards, heavy, Columns { x: x + 1, width: 12 }, y + 1);
        };
        match self.turned_up.put {
            Some(put) => {
                pair(y, &words.get("result-found"), skat, Cards::EMPTY);
                let title = words.with("result-put", &points(put));
                pair(y + 4, &title, put, Cards::EMPTY);
                y + 8
            }
            None => {
                pair(y, &words.get("result-in-skat"), skat, self.telling(skat));
                let text = words.with("result-skat-points", &points(skat));
                canvas.line(x, y + 4, &phrase(self.kit, &text));
                y + 5
            }
        }
    }

    /// The cards of an unseen skat that changed the matadors.
    fn telling(&self, skat: Cards) -> Cards {
        let kind = self.reckoning.contract.kind();
        let hand = self.turned_up.deal.hand(self.declarer);
        let (Some(thought), Some(is)) =
            (Matadors::count(kind, hand), Matadors::count(kind, hand | skat))
        else {
            return Cards::EMPTY;
        };
        if thought == is {
            return Cards::EMPTY;
        }
        // All of the row up to the break, as far as it lay in the skat.
        let row = usize::from(thought.count.max(is.count)) + 1;
        kind.trump_order().take(row).filter(|&card| skat.contains(card)).collect()
    }

    /// Two sentences where a card of an unseen skat changed the matadors: what the declarer
    /// thought, and what it is. Returns the row below.
    fn explain(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) -> i32 {
        let skat = self.turned_up.deal.skat();
        let contract = self.reckoning.contract;
        let hand = self.turned_up.deal.hand(self.declarer);
        let telling = self.telling(skat);
        let (Some(thought), Some(is)) = (
            Matadors::count(contract.kind(), hand),
            self.reckoning.matadors.filter(|_| contract.is_hand()),
        ) else {
            return y;
        };
        if telling.is_empty() {
            return y;
        }
        let words = &self.kit.words;
        let before = value_as_announced(contract, hand);
        let after = value_as_announced(contract, hand | skat);
        let with = |matadors: Matadors| {
            let key = if matadors.with { "with-n" } else { "without-n" };
            words.with(key, &[("n", matadors.count.into())])
        };
        let args: [(&str, Arg<'_>); 9] = [
            ("who", if self.own() { "you" } else { "other" }.into()),
            ("name", say::name(self.play, self.declarer).into()),
            ("cards", words.cards(telling).into()),
            ("thought", with(thought).into()),
            ("is", with(is).into()),
            ("before", before.into()),
            ("after", after.into()),
            ("bid", self.reckoning.bid.value().into()),
            ("kind", say::kind(self.kit, contract.kind()).into()),
        ];
        canvas.line(x, y, &phrase(self.kit, &words.with("result-skat-changed", &args)));
        if self.reckoning.overbid && before >= self.reckoning.bid.value() {
            let text = words.with("result-skat-overbid", &args);
            canvas.line(x, y + 1, &phrase(self.kit, &text));
        }
        y + 2
    }

    /// All tricks: leader, winner, points and the declarer's running count.
    fn tricks(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let (words, theme, glyphs) = (&self.kit.words, &self.kit.theme, self.kit.glyphs);
        let table = self.play.view.table();
        let bottom = self.play.bottom();
        let seats = [bottom, bottom.next(), bottom.next().next()];
        let end = |column: usize| x + 18 + 8 * column as i32;
        canvas.text(x, y, &words.get("tricks-title"), theme.dim());
        for (column, &seat) in seats.iter().enumerate() {
            let name = super::sheet::fitted(say::name(self.play, seat), 7);
            canvas.text_right(end(column), y, &name, theme.dim());
        }
        canvas.text_right(x + 46, y, &words.get("tricks-points"), theme.dim());
        let has = words.with("tricks-has", &self.args());
        canvas.text(x + 48, y, &has, theme.dim());
        let skat = self.turned_up.put.unwrap_or(self.turned_up.deal.skat());
        let mut running = u32::from(skat.points());
        canvas.text_right(x + 46, y + 1, &words.get("tricks-skat"), theme.dim());
        canvas.text_right(x + 56, y + 1, &words.number(running), theme.normal());
        let null = self.reckoning.contract.kind() == Kind::Null;
        let mut decided = null;
        for (index, trick) in table.tricks().iter().enumerate() {
            let y = y + 2 + index as i32;
            canvas.text_right(x + 6, y, &words.number(index as i64 + 1), theme.dim());
            let winner = table.winner(trick);
            for (column, &seat) in seats.iter().enumerate() {
                let Some(card) = trick.card_of(seat) else { continue };
                let style = theme.suit(card.suit());
                let style = if winner == Some(seat) {
                    style.patch(theme.bold()).patch(theme.hot())
                } else {
                    style
                };
                let from = canvas.text_right(end(column), y, &words.card(card), style);
                if trick.leader() == seat {
                    canvas.sign(from - 2, y, glyphs.turn, theme.dim());
                }
            }
            canvas.text_right(x + 46, y, &words.number(trick.points()), theme.normal());
            if winner == Some(self.declarer) {
                running += u32::from(trick.points());
                let now = !decided && running > 60;
                let style = if now { theme.bold() } else { theme.normal() };
                canvas.text_right(x + 56, y, &words.number(running), style);
                if now {
                    decided = true;
                    canvas.text(x + 58, y, &words.get("tricks-won-here"), theme.dim());
                }
            }
        }
    }
}

fn passed_in(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, turned_up: &TurnedUp) {
    let (x, y) = (grid.table.x, Grid::RULE + 2);
    canvas.line(x, y, &phrase(kit, &kit.words.get("result-passed-in")));
    skat_alone(canvas, kit, grid, turned_up.deal.skat());
}

/// The two cards that lay in the skat.
fn skat_alone(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, skat: Cards) {
    let (x, y) = (grid.table.x, Grid::RULE + 4);
    canvas.line(x, y, &phrase(kit, &kit.words.get("result-in-skat")));
    let columns = Columns { x: x + 1, width: 12 };
    cards_row(canvas, kit, skat, Cards::EMPTY, columns, y + 1);
}

fn cards_row(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    cards: Cards,
    heavy: Cards,
    columns: Columns,
    y: i32,
) {
    // One group a card: the two stand apart.
    let groups: Vec<Vec<crate::rules::Card>> =
        fan::groups(cards, None).into_iter().flatten().map(|card| vec![card]).collect();
    let spacing = Spacing::fit(Size::Xs, columns.width, groups.len(), groups.len());
    let marks = Marks { heavy, ..Marks::default() };
    Fan::new(&groups, spacing, columns, y, Align::Left).draw(canvas, kit, &marks);
}

/// The last line: everybody's total, and how it moves.
fn balance(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play, outturn: &Outturn) {
    let (words, theme) = (&kit.words, &kit.theme);
    let list = play.session.list();
    let standings = list.standings();
    let scores = Row::new(0, play.view.seating(), outturn).scores();
    let mut places: Vec<Place> = list.settings().table.places().collect();
    // Who wrote something stands last, else the person.
    let last = scores.first().map_or(Place::FIRST, |&(place, _)| place);
    places.sort_by_key(|&place| place == last);
    let mut spans = Vec::new();
    for place in places {
        let points = standings.account(place).points;
        spans.push(Span::styled(say::player(&play.session, place).to_owned(), theme.bold()));
        match scores.iter().find(|&&(by, _)| by == place) {
            Some((_, score)) => {
                let text = format!(" {} ", words.signed(points));
                spans.push(Span::styled(text, theme.dim()));
                spans.push(Span::styled(kit.glyphs.arrows[1].to_string(), theme.dim()));
                let text = format!(" {}", words.signed(points + score));
                spans.push(Span::styled(text, theme.bold()));
            }
            None => spans.push(Span::styled(format!(" {}", words.signed(points)), theme.dim())),
        }
        spans.push(Span::raw("    "));
    }
    canvas.line(grid.table.x, grid.sentence(), &Line::from(spans));
}
