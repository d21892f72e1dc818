//! The frame of a step: the table as the seats lie, with the hands that are open.

use std::ops::Range;

use crate::rules::{BySeat, Cards, Phase, Seat};
use crate::text::Arg;

use crate::ui::draw::{
    Align, Canvas, Columns, GROUPS, Grid, Kit, Look, SeatSide, Spacing, card, fitted, phrase, rect,
    wrapped,
};
use crate::ui::pages::record::{Record, Scene, hands::Hand, say};
use crate::ui::say::{heads, seats::part};
use crate::ui::views::table::{auction, result, seats, trick::Laid};

/// The widest name, in cells.
const NAME: usize = 20;

/// The row below the hands of the seats above.
const BELOW_HANDS: i32 = Grid::SEATS + 5;

/// Draws the state.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, state: &Record) {
    let mut scene = state.scene();
    if scene.is_result {
        scene.play.tricks = state.tricks;
        result::page(canvas, kit, grid, &scene.play);
        // The page tells the deal of a list at the right; here it is a game of a file.
        let head = rect(grid.page.x, Grid::HEAD, grid.page.width, 1);
        let given = phrase(kit, &kit.words.get("head-given")).width() as i32;
        canvas.clear(head.intersection(rect(grid.page.end() - given, Grid::HEAD, given, 1)));
        canvas.line_right(grid.page.end(), Grid::HEAD, &phrase(kit, &place(kit, state, &scene)));
    } else {
        Table { kit, grid, state, scene: &scene }.draw(canvas);
    }
}

/// The number of the game, and the place in it.
fn place(kit: &Kit, state: &Record, scene: &Scene) -> String {
    let tricks = scene.game.table().tricks().len();
    let running = usize::from(!scene.game.table().trick().is_empty());
    let args: [(&str, Arg<'_>); 4] = [
        ("game", state.shown.number.into()),
        ("step", state.step.min(state.shown.moves()).into()),
        ("steps", state.shown.moves().into()),
        ("trick", (tricks + running).into()),
    ];
    let key = match (scene.at_end, state.shown.differs, scene.plays()) {
        (true, true, _) => "show-place-differs",
        (true, false, _) => "show-place-end",
        (false, _, true) => "show-place-trick",
        (false, _, false) => "show-place",
    };
    kit.words.with(key, &args)
}

struct Table<'a> {
    kit: &'a Kit,
    grid: &'a Grid,
    state: &'a Record,
    scene: &'a Scene,
}

impl Table<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>) {
        let Self { kit, grid, state, scene } = *self;
        let right = heads::in_round(kit, &scene.play, place(kit, state, scene));
        seats::table_head(canvas, kit, grid, &scene.play, &right);
        let below = state.below();
        self.above(canvas, below.next(), SeatSide::Left);
        self.above(canvas, below.next().next(), SeatSide::Right);
        let auction = match scene.game.table().phase() {
            Phase::Auction => true,
            Phase::Over(_) => !scene.plays() && scene.game.table().contract().is_none(),
            _ => false,
        };
        let free = self.below_line(canvas, below);
        if scene.plays() {
            self.trick(canvas, free);
        } else if auction {
            let rows = grid.you() - BELOW_HANDS;
            let y = BELOW_HANDS + (rows - auction::LADDER) / 2;
            auction::ladder(canvas, kit, grid, &scene.play, y);
        } else {
            self.skat(canvas);
        }
        let hand = self.hand(below);
        let spacing = Spacing::for_hand(grid.hand, grid.table.width, 10, GROUPS);
        hand.fan(canvas, kit, spacing, grid.table, (grid.hand_top(), Align::Centre));
        let lines = wrapped(&say::sentence(kit, state, scene), grid.table.width);
        for (y, line) in (grid.sentence() + 1 - lines.len() as i32..).zip(&lines) {
            canvas.line(grid.table.x, y, &phrase(kit, line));
        }
    }

    fn hand(&self, seat: Seat) -> Hand {
        let Self { state, scene, .. } = *self;
        let unknown = scene.unknown(&state.shown);
        Hand::new(self.kit.sorting, scene.hand(seat), unknown, scene.game.table().kind())
    }

    fn acts(&self, seat: Seat) -> bool {
        self.scene.game.to_act() == Some(seat) && !self.scene.at_end
    }

    /// A seat at the upper edge: name, place and part, and the cards it holds.
    fn above(&self, canvas: &mut Canvas<'_>, seat: Seat, side: SeatSide) {
        let Self { kit, grid, state, scene } = *self;
        let (theme, y) = (&kit.theme, Grid::SEATS);
        let name = fitted(say::name(&state.shown, seat), NAME);
        let part = part(kit, &scene.play, seat, side);
        let half = grid.table.width / 2 - 1;
        let (x, align) = match side {
            SeatSide::Left => (grid.table.x, Align::Left),
            SeatSide::Right => (grid.table.end() - half, Align::Right),
        };
        match side {
            SeatSide::Left => {
                let mut x = x;
                if self.acts(seat) {
                    canvas.sign(x, y, kit.glyphs.turn, theme.accent());
                    x += 2;
                }
                canvas.text(x, y, &name, theme.bold());
                canvas.line(grid.table.x, y + 1, &part);
            }
            SeatSide::Right => {
                let x = canvas.text_right(grid.table.end(), y, &name, theme.bold());
                if self.acts(seat) {
                    canvas.sign(x - 2, y, kit.glyphs.turn, theme.accent());
                }
                canvas.line_right(grid.table.end(), y + 1, &part);
            }
        }
        if scene.is_open(state, seat) {
            self.hand(seat).above(canvas, kit, Columns { x, width: half }, y + 2, align);
        } else {
            let edge = if side == SeatSide::Left { x } else { x + half };
            let held = scene.hand(seat).len();
            card::draw_backs(canvas, kit, edge, y + 2, side, held, grid.tall_backs);
        }
    }

    /// The line over the hand at the lower edge, and at the right the skat once cards are played.
    /// Returns the columns left free between the two.
    fn below_line(&self, canvas: &mut Canvas<'_>, seat: Seat) -> Range<i32> {
        let Self { kit, grid, state, scene } = *self;
        let (mut x, y) = (grid.table.x, grid.you());
        if self.acts(seat) {
            canvas.sign(x, y, kit.glyphs.turn, kit.theme.accent());
            x += 2;
        }
        let name = fitted(say::name(&state.shown, seat), NAME);
        let x = canvas.text(x, y, &name, kit.theme.bold());
        let x = canvas.line(x + 2, y, &part(kit, &scene.play, seat, SeatSide::Left));
        let mut end = grid.table.end();
        let unknown = scene.unknown(&state.shown).intersects(scene.skat());
        if scene.plays() && scene.skat_is_open(state) && !unknown {
            let cards = kit.words.cards(scene.skat());
            let text = kit.words.with("show-skat", &[("cards", cards.into())]);
            end = canvas.line_right(end, y, &phrase(kit, &text)) - 2;
        }
        x + 2..end
    }

    /// The trick, which stays until the next card is led.
    /// The name under the card of the seat below may have to share the row of its line.
    fn trick(&self, canvas: &mut Canvas<'_>, free: Range<i32>) {
        let Self { kit, grid, state, scene } = *self;
        let table = scene.game.table();
        let finished = table.trick().is_empty();
        let trick = if finished { table.tricks().last() } else { Some(table.trick()) };
        let (Some(trick), Some(kind)) = (trick, table.kind()) else { return };
        let rows = BELOW_HANDS..grid.you();
        let places = grid.trick_in(&rows);
        let (from, to) = (places.own.0 - 1, places.own.0 + grid.trick.width() + 1);
        let shares = places.own.1 + grid.trick.height() == grid.you();
        let own = if shares { free } else { grid.table.x..grid.table.end() };
        let below = state.below();
        let names = BySeat::from_fn(|seat| say::name(&state.shown, seat));
        let next = table.to_act().filter(|_| !finished && !scene.at_end);
        let seats = [
            (below.next(), places.left, grid.table.x..from),
            (below.next().next(), places.right, to..grid.table.end()),
            (below, places.own, own),
        ];
        let laid = Laid { kit, names, you: None, trick, kind, finished, next, moving: None };
        laid.draw(canvas, grid, seats, rows.end);
    }

    /// The two cards in the middle before the first card is played.
    fn skat(&self, canvas: &mut Canvas<'_>) {
        let Self { kit, grid, state, scene } = *self;
        let size = grid.trick;
        let rows = grid.you() - BELOW_HANDS;
        let y = BELOW_HANDS + ((rows - size.height() - 1) / 2).max(0);
        let x = grid.table.centre() - size.width() - 1;
        let unknown = scene.unknown(&state.shown);
        let open = scene.skat_is_open(state);
        let up = scene.skat_is_up();
        let shown = if open { scene.skat() - unknown } else { Cards::EMPTY };
        // The known cards first.
        let mut known = shown.iter();
        for place in 0..2 {
            let x = x + place * (size.width() + 2);
            match known.next() {
                Some(card) => {
                    let look = Look { fresh: up, ..Look::LAID };
                    card::draw(canvas, kit, x, y, size, card, look);
                }
                None => card::draw_back(canvas, kit, x, y, size),
            }
        }
        let caption = kit.words.get(match (up, scene.game.discard()) {
            (true, _) => "skat-picked-up",
            (false, Some(_)) => "result-put-brief",
            (false, None) => "skat-caption",
        });
        let caption = phrase(kit, &caption);
        canvas.line_centred(x, 2 * size.width() + 2, y + size.height(), &caption);
    }
}
