//! Pick up or Hand, and the two cards put away.

use ratatui::style::Style;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use crate::rules::{Announced, Bid, Cards, Contract, Kind, Phase, value_as_announced};
use crate::text::Arg;

use crate::ui::draw::{Canvas, Columns, Grid, Held, Kit, Look, Order, Size, card, flat, phrase};
use crate::ui::say;
use crate::ui::state::{Discard, Play};

/// Draws the skat while it lies shut: with what each answer is worth if the person decides, else
/// just the two cards and what happens to them.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let table = play.view.table();
    if table.phase() == Phase::Skat && play.view.my_turn() {
        return Worth::new(kit, &grid.read(), play).draw(canvas);
    }
    let (x, y) = middle(grid);
    backs(canvas, kit, grid, (x, y));
    let key = match (table.phase(), table.is_hand()) {
        (Phase::Skat, _) => "skat-other-decides",
        (_, false) => "skat-other-announces",
        (_, true) => "skat-other-hand",
    };
    if let Some(seat) = table.declarer().filter(|&seat| play.view.seat() != Some(seat)) {
        let text = kit.words.with(key, &[("name", say::name(play, seat).into())]);
        caption(canvas, grid, y, &phrase(kit, &text));
    }
}

/// Between two cards that lie side by side.
const GAP: i32 = 2;

/// The upper left corner of two cards in the middle, with a line under them.
pub(crate) fn middle(grid: &Grid) -> (i32, i32) {
    let rows = grid.middle();
    let room = rows.end - rows.start - grid.trick.height() - 2;
    let x = grid.table.centre() - grid.trick.width() - GAP / 2;
    (x, rows.start + room.max(0) / 2)
}

/// A line under the two cards in the middle.
fn caption(canvas: &mut Canvas<'_>, grid: &Grid, y: i32, line: &Line<'_>) {
    let place = Columns { x: grid.table.centre() - grid.table.width / 2, width: grid.table.width };
    canvas.line_centred(place.x, place.width, y + grid.trick.height(), line);
}

/// Draws the cards that are put away or put on, open in the middle, in the order in which they
/// were chosen.
pub(crate) fn discard(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    phase: Phase,
    discard: &Discard,
) {
    let (x, y) = middle(grid);
    for (i, x) in [x, x + grid.trick.width() + GAP].into_iter().enumerate() {
        match discard.put.get(i) {
            Some(&put) => card::draw(canvas, kit, x, y, grid.trick, put, Look::LAID),
            None => card::draw_place(canvas, kit, x, y, grid.trick),
        }
    }
    if !discard.put.is_empty() {
        let points = discard.cards().points();
        let puts_on = phase == Phase::PuttingOn;
        let key = if puts_on { "discard-points-on" } else { "discard-points" };
        let text = kit.words.with(key, &[("points", points.into())]);
        caption(canvas, grid, y, &text.as_str().into());
    }
}

/// Draws the two cards that are away while the game is announced, in row `y`: those put away, or
/// the skat that stays shut.
pub(crate) fn away(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, y: i32, put: Cards) {
    let (x, _) = middle(grid);
    let text = if put.is_empty() {
        backs(canvas, kit, grid, (x, y));
        kit.words.get("announce-shut")
    } else {
        let places = [x, x + grid.trick.width() + GAP];
        for (put, x) in Order::TrumpsLeft.groups(&Held::new(put, None)).concat().iter().zip(places)
        {
            card::draw(canvas, kit, x, y, grid.trick, *put, Look::LAID);
        }
        kit.words.with("discard-points", &[("points", put.points().into())])
    };
    caption(canvas, grid, y, &phrase(kit, &text));
}

/// Two cards face down.
fn backs(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, (x, y): (i32, i32)) {
    for x in [x, x + grid.trick.width() + GAP] {
        card::draw_back(canvas, kit, x, y, grid.trick);
    }
}

/// The worth of a game, picked up and as a Hand game.
struct Game {
    kind: Kind,
    name: String,
    matadors: String,
    picked_up: u16,
    hand: u16,
}

impl Game {
    /// The highest bid that the game covers at all, short of schneider: a Null may be laid open.
    fn hand_reach(&self) -> u16 {
        Contract::null(true, true)
            .null_value()
            .filter(|_| self.kind == Kind::Null)
            .unwrap_or(self.hand)
    }
}

/// The table of what each answer is worth.
struct Worth<'a> {
    kit: &'a Kit,
    grid: &'a Grid,
    bid: u16,
    games: Vec<Game>,
}

/// The columns of the table, from its left edge: "with 2", the ends of both numbers, the remark.
const WITH: i32 = 12;
const PICKED_UP: i32 = 26;
const HAND: i32 = 33;
const REMARK: i32 = 35;

impl<'a> Worth<'a> {
    fn new(kit: &'a Kit, grid: &'a Grid, play: &Play) -> Self {
        let cards = play.view.hand();
        let value = |kind, hand| {
            let contract = Contract::new(kind, hand, Announced::Nothing);
            contract.map_or(0, |contract| value_as_announced(contract, cards))
        };
        let games = Kind::ALL
            .into_iter()
            .map(|kind| Game {
                kind,
                name: kit.words.signed_kind(kind),
                matadors: kit.words.matadors(kind, cards),
                picked_up: value(kind, false),
                hand: value(kind, true),
            })
            .collect();
        let bid = play.view.table().bid().map_or(0, Bid::value);
        Self { kit, grid, bid, games }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let (kit, grid) = (self.kit, self.grid);
        let (words, theme) = (&kit.words, &kit.theme);
        // Beside the narrow table there is room for small cards only.
        let narrow = grid.table.width < 66;
        let (size, indent, gap) = if narrow { (Size::M, 0, 3) } else { (grid.trick, 3, 6) };
        let rows = grid.middle();
        let y = rows.start + (rows.end - rows.start - 8).max(0) * 4 / 9;
        let backs = grid.table.x + indent;
        for x in [backs, backs + size.width() + 1] {
            card::draw_back(canvas, kit, x, y + 1, size);
        }
        let width = 2 * size.width() + 1;
        canvas.line_centred(
            backs,
            width,
            y + 1 + size.height(),
            &words.get("skat-caption").as_str().into(),
        );
        let x = backs + width + gap;
        let end = canvas.text(x + PICKED_UP - 6, y, &words.get("skat-picked-up"), theme.dim());
        canvas.text(end.max(x + HAND - 4) + 3, y, &words.get("skat-hand"), theme.dim());
        let remarks: Vec<Option<String>> =
            self.games.iter().map(|game| self.remark(game)).collect();
        let widest = remarks.iter().flatten().map(|text| text.width()).max();
        let beside = x + REMARK + widest.unwrap_or(0) as i32 <= grid.table.end();
        for ((y, game), remark) in (y + 1..).zip(&self.games).zip(&remarks) {
            self.game(canvas, x, y, game);
            if let (Some(remark), true) = (remark, beside) {
                canvas.text(x + REMARK, y, remark, theme.dim());
            }
        }
        if !beside {
            self.below(canvas, x, y + 2 + size.height().max(7));
        }
    }

    fn game(&self, canvas: &mut Canvas<'_>, x: i32, y: i32, game: &Game) {
        let theme = &self.kit.theme;
        let name = match game.hand_reach() < self.bid {
            true => flat(&game.name, theme.dim()),
            false => phrase(self.kit, &game.name),
        };
        canvas.line(x, y, &name);
        canvas.text(x + WITH, y, &game.matadors, theme.dim());
        let style =
            |value: u16| -> Style { if value < self.bid { theme.dim() } else { theme.normal() } };
        for (end, value) in [(PICKED_UP, game.picked_up), (HAND, game.hand)] {
            canvas.text_right(x + end, y, &self.kit.words.number(value), style(value));
        }
    }

    /// The games that fall short of the bid, in words.
    fn remark(&self, game: &Game) -> Option<String> {
        let args = [("value", game.picked_up.into()), ("bid", self.bid.into())];
        match (game.picked_up < self.bid, game.hand_reach() < self.bid) {
            (false, _) => None,
            (true, false) => Some(self.kit.words.with("skat-below", &args)),
            (true, true) => Some(self.kit.words.with("skat-below-both", &args)),
        }
    }

    /// The same under the table, where there is no room beside it.
    fn below(&self, canvas: &mut Canvas<'_>, x: i32, y: i32) {
        let words = &self.kit.words;
        let line = |hand: &str, value: fn(&Game) -> u16| {
            let short = self.games.iter().filter(|game| value(game) < self.bid);
            let short: Vec<String> = short
                .map(|game| match game.kind.suit() {
                    Some(suit) => words.suit(suit).to_string(),
                    None => game.name.clone(),
                })
                .collect();
            let args: [(&str, Arg<'_>); 3] = [
                ("hand", hand.into()),
                ("bid", self.bid.into()),
                ("games", short.join(" ").into()),
            ];
            (!short.is_empty()).then(|| words.with("skat-below-list", &args))
        };
        let lines = [line("no", |game| game.picked_up), line("yes", Game::hand_reach)];
        let lines: Vec<String> = lines.into_iter().flatten().collect();
        let widest = lines.iter().map(|line| line.width()).max().unwrap_or(0) as i32;
        let table = self.grid.table;
        let x = if x + widest <= table.end() { x } else { table.x };
        for (y, line) in (y..).zip(&lines) {
            canvas.text(x, y, line, self.kit.theme.dim());
        }
    }
}
