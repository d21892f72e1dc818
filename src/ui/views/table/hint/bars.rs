//! The auction with hints: how far each game of the hand carries, on the ladder of values.
//!
//! A heavy line goes as far as the game is worth with these jacks, dashes on to what Hand adds. A
//! game that the bidding has passed is a thin dim line. Nothing here is judged: it is what a player
//! reckons at a real table.

use unicode_width::UnicodeWidthStr;

use crate::rules::{Announced, Bid, Cards, Contract, Kind, value_as_announced};

use crate::ui::draw::{Canvas, Grid, Kit, phrase};
use crate::ui::state::Play;
use crate::ui::views::table::auction;

/// The rows from the question to the last game.
const BLOCK: i32 = 9;
/// The games, the cheapest first.
const GAMES: [Kind; 6] =
    [Kind::Diamonds, Kind::Hearts, Kind::Spades, Kind::Clubs, Kind::Grand, Kind::Null];
/// The columns of the names of the games.
const LABELS: i32 = 15;

/// Draws question, ladder and bars between the seats and the You-line.
pub(crate) fn bars(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let first = Grid::SEATS + 2;
    let y = first + (grid.you() - first - BLOCK).max(0) / 3;
    auction::question(canvas, kit, grid, play, y);
    let games = GAMES.len() as i32;
    let axis = if y + 3 + games < grid.you() { y + 3 } else { y + 2 };
    let bars = Bars::new(kit, grid, play);
    bars.axis(canvas, axis);
    for (y, kind) in (axis + 1..).zip(GAMES) {
        bars.game(canvas, y, kind);
    }
    // Where there is room, who has said what as well.
    let below = axis + games + 2;
    if grid.height >= 34 && below + auction::LADDER < grid.you() {
        auction::ladder(canvas, kit, grid, play, below);
    }
}

struct Bars<'a> {
    kit: &'a Kit,
    /// The ten cards.
    hand: Cards,
    /// The value that the seat that is asked has to say or hold.
    asked: Option<Bid>,
    /// True if the person is asked.
    own: bool,
    left: i32,
    end: i32,
    /// The column of the first value, and from one to the next.
    x: i32,
    step: i32,
    /// The values in sight.
    window: Vec<Bid>,
}

impl<'a> Bars<'a> {
    fn new(kit: &'a Kit, grid: &Grid, play: &Play) -> Self {
        let auction = play.view.table().auction();
        let asked = auction::asked(play).or_else(|| auction.callable().next());
        let (left, end) = (grid.table.x, grid.table.end());
        let x = left + LABELS.min(grid.table.width / 3);
        let window = |step| auction::in_sight(asked.or(auction.last()), (end - x) / step);
        // Three figures need a column more.
        let wide = window(3).last().is_some_and(|last| last.value() > 99);
        let step = if wide { 4 } else { 3 };
        let hand = play.view.dealt();
        let own = play.view.my_turn();
        Self { kit, hand, asked, own, left, end, x, step, window: window(step) }
    }

    /// The values, those said already dim.
    fn axis(&self, canvas: &mut Canvas<'_>, y: i32) {
        let (words, theme) = (&self.kit.words, &self.kit.theme);
        canvas.text(self.left, y, &words.get("hint-carries"), theme.dim());
        for (&bid, x) in self.window.iter().zip((self.x..).step_by(self.step as usize)) {
            let number = words.number(bid.value());
            let end = x + self.step - 1;
            let width = number.width() as i32;
            let style = match self.asked {
                Some(asked) if bid == asked && self.own => theme.focus(),
                Some(asked) if bid == asked => theme.bold(),
                Some(asked) if bid < asked => theme.dim(),
                _ => theme.normal(),
            };
            if self.asked == Some(bid) {
                canvas.row(end - width - 1, y, width + 2, ' ', style);
            }
            canvas.text_right(end, y, &number, style);
        }
    }

    /// The column in which the number of a value ends; none if it is out of sight.
    fn column(&self, value: u16) -> Option<i32> {
        let at = self.window.iter().position(|bid| bid.value() == value)?;
        Some(self.x + at as i32 * self.step + self.step - 1)
    }

    /// True if a value lies before all in sight.
    fn is_past(&self, value: u16) -> bool {
        self.window.first().is_some_and(|first| value < first.value())
    }

    fn game(&self, canvas: &mut Canvas<'_>, y: i32, kind: Kind) {
        let sign = match kind.suit() {
            Some(suit) => self.kit.words.suit(suit).to_string(),
            None => self.kit.words.signed_kind(kind),
        };
        let with = self.kit.words.matadors(kind, self.hand);
        let name = format!("{sign} {with}");
        canvas.line(self.left, y, &phrase::phrase(self.kit, name.trim_end()));
        if kind == Kind::Null {
            return self.nulls(canvas, y);
        }
        let value = |hand| {
            let contract = Contract::new(kind, hand, Announced::Nothing);
            contract.map_or(0, |contract| value_as_announced(contract, self.hand))
        };
        self.bar(canvas, y, value(false), value(true));
    }

    /// A line as far as a game carries, and dashes as far as Hand does.
    fn bar(&self, canvas: &mut Canvas<'_>, y: i32, value: u16, hand: u16) {
        let (words, theme, glyphs) = (&self.kit.words, &self.kit.theme, self.kit.glyphs);
        let passed = self.asked.is_some_and(|asked| value < asked.value());
        let (line, style, number) = match passed {
            true => (glyphs.rule, theme.dim(), theme.dim()),
            false => (glyphs.heavy, theme.normal(), theme.bold()),
        };
        let hand_style = match self.asked.is_some_and(|asked| hand < asked.value()) {
            true => theme.dim(),
            false => theme.normal(),
        };
        let text = words.number(value);
        let with_hand = format!("{} {}", words.number(hand), words.get("skat-hand"));
        let Some(column) = self.column(value) else {
            if self.is_past(value) {
                // All there is to see is Hand, if that still carries.
                let from = self.x;
                canvas.text(from, y, &text, number);
                let x = from + text.width() as i32 + 2;
                canvas.text(x, y, &with_hand, hand_style);
                return;
            }
            // Off the axis: both numbers at its end.
            let off = format!("{text}  {} {}", words.get("skat-hand"), words.number(hand));
            let from = self.end - off.width() as i32;
            canvas.row(self.x, y, (from - 2 - self.x).max(0), line, style);
            canvas.sign(from - 2, y, glyphs.turn, style);
            let x = canvas.text(from, y, &text, number);
            canvas.text(x + 2, y, &off[text.len() + 2..], hand_style);
            return;
        };
        let start = column - text.width() as i32;
        canvas.row(self.x, y, (start - 1 - self.x).max(0), line, style);
        let mut x = canvas.text(start, y, &text, number) + 1;
        let from = match self.column(hand) {
            Some(column) => column - words.number(hand).width() as i32,
            None => self.end - with_hand.width() as i32,
        };
        let from = from.min(self.end - with_hand.width() as i32).max(x);
        while x < from - 1 {
            canvas.sign(x, y, glyphs.dashed, theme.dim());
            x += 1;
        }
        canvas.text(from, y, &with_hand, hand_style);
    }

    /// The four values of Null, each under its own as far as there is room.
    fn nulls(&self, canvas: &mut Canvas<'_>, y: i32) {
        let words = &self.kit.words;
        let values = [(false, false), (true, false), (false, true), (true, true)];
        let keys = [None, Some("skat-hand"), Some("announce-open"), Some("hint-both")];
        let mut free = self.x;
        for ((hand, open), key) in values.into_iter().zip(keys) {
            let Some(value) = Contract::null(hand, open).null_value() else { continue };
            let Some(column) = self.column(value) else { continue };
            let number = words.number(value);
            let text =
                key.map_or_else(|| number.clone(), |key| format!("{number} {}", words.get(key)));
            let x = column - number.width() as i32;
            if x < free || x + text.width() as i32 > self.end {
                continue;
            }
            let passed = self.asked.is_some_and(|asked| value < asked.value());
            let style = if passed { self.kit.theme.dim() } else { self.kit.theme.normal() };
            free = canvas.text(x, y, &text, style) + 1;
        }
    }
}
