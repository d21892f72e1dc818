//! One card, drawn.

use ratatui::style::Style;

use crate::rules::{Card, Suit};
use crate::ui::draw::{Canvas, Frame, Kit, Paper, rect};

/// The sizes of a card. Cards never stretch: more room becomes air.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// 5 × 3, for a place like a sentence: open hands, the skat found and put, rules.
    Xs,
    /// 6 × 4.
    S,
    /// 6 × 5.
    N,
    /// 7 × 5.
    M,
    /// 9 × 7.
    L,
}

impl Size {
    /// All sizes, smallest first.
    pub const ALL: [Self; 5] = [Self::Xs, Self::S, Self::N, Self::M, Self::L];

    /// The number of columns that a card takes.
    #[must_use]
    pub const fn width(self) -> i32 {
        match self {
            Self::Xs => 5,
            Self::S | Self::N => 6,
            Self::M => 7,
            Self::L => 9,
        }
    }

    /// The number of rows that a card takes.
    #[must_use]
    pub const fn height(self) -> i32 {
        match self {
            Self::Xs => 3,
            Self::S => 4,
            Self::N | Self::M => 5,
            Self::L => 7,
        }
    }

    /// The column of the index, counted from the card's left edge.
    #[must_use]
    pub const fn index(self) -> i32 {
        match self {
            Self::Xs => 1,
            _ => 2,
        }
    }
}

/// The number of indices that a card shows: one or two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Index {
    /// Upper left only: a card held in the hand.
    #[default]
    One,
    /// Both corners, where the size has room: a card on the table.
    Two,
}

/// The look of a card, which says something about it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Look {
    /// One index or two.
    pub index: Index,
    /// Takes the trick so far, or took it: the heavy frame.
    pub wins: bool,
    /// The cursor is on it: the frame in the accent.
    pub cursor: bool,
    /// It may not be played: dim all over.
    pub may_not: bool,
    /// It came from the skat: the word in its upper border.
    pub fresh: bool,
    /// It stands over its neighbours: paper ends with a hairline at both sides then.
    pub raised: bool,
}

impl Look {
    /// A card in the hand, nothing else said about it.
    pub const HELD: Self = Self {
        index: Index::One,
        wins: false,
        cursor: false,
        may_not: false,
        fresh: false,
        raised: false,
    };
    /// A card on the table, nothing else said about it.
    pub const LAID: Self = Self { index: Index::Two, ..Self::HELD };
    /// The card on the table that takes the trick.
    pub const WINNER: Self = Self { wins: true, ..Self::LAID };
}

/// Draws a card face up with its upper left corner at `x`, `y`.
pub fn draw(canvas: &mut Canvas, kit: &Kit, x: i32, y: i32, size: Size, card: Card, look: Look) {
    let theme = &kit.theme;
    let (width, height) = (size.width(), size.height());
    let paper = theme.paper();
    match &paper {
        Some(paper) => sheet(canvas, kit, paper, (x, y), size, look),
        None => outline(canvas, kit, (x, y), size, look),
    }
    let face = match (&paper, look.may_not) {
        (Some(paper), true) => paper.may_not(),
        (Some(paper), false) => paper.suit(card.suit()),
        (None, true) => theme.may_not(),
        (None, false) => theme.suit(card.suit()).patch(theme.bold()),
    };
    let (rank, suit) = (kit.words.rank(card.rank()), kit.words.suit(card.suit()));
    let index = x + size.index();
    if size == Size::Xs {
        canvas.sign(index, y + 1, suit, face);
        canvas.text(index + 1, y + 1, rank, face);
    } else {
        canvas.text(index, y + 1, rank, face);
        canvas.sign(index, y + 2, suit, face);
    }
    if look.index == Index::Two && matches!(size, Size::M | Size::L) {
        canvas.text_right(x + width - 2, y + height - 2, rank, face);
        if size == Size::L {
            canvas.sign(x + width - 3, y + height - 3, suit, face);
        }
    }
    if look.fresh {
        let style = match &paper {
            Some(paper) => paper.accent(),
            None => theme.accent().patch(theme.bold()),
        };
        let border = rect(x + 1, y, width - 2, 1);
        canvas.clipped(border).text(x + 1, y, &kit.words.get("card-new"), style);
    }
}

/// An empty card as a frame on the terminal's own background.
fn outline(canvas: &mut Canvas, kit: &Kit, (x, y): (i32, i32), size: Size, look: Look) {
    let theme = &kit.theme;
    let edge = if look.cursor {
        theme.accent()
    } else if look.may_not {
        theme.may_not()
    } else {
        theme.normal()
    };
    let frame = if look.wins { &kit.glyphs.winner } else { &kit.glyphs.frame };
    boxed(canvas, x, y, size, frame, edge);
    for row in 1..size.height() - 1 {
        canvas.row(x + 1, y + row, size.width() - 2, ' ', theme.normal());
    }
}

/// An empty card as a sheet of paper: a hairline tells where it lies over another, the frame of
/// the winner is printed inside. The smallest fills half of its upper and lower row, so that it
/// keeps clear of what is written above and below.
fn sheet(
    canvas: &mut Canvas,
    kit: &Kit,
    paper: &Paper,
    (x, y): (i32, i32),
    size: Size,
    look: Look,
) {
    let (width, height) = (size.width(), size.height());
    let face = if look.may_not { paper.may_not() } else { paper.face() };
    for row in y..y + height {
        canvas.row(x, row, width, ' ', face);
    }
    let [left, right] = kit.glyphs.hairlines;
    let edge = if look.may_not { paper.may_not() } else { paper.edge() };
    if size == Size::Xs && !look.wins {
        let [lower, upper] = kit.glyphs.halves;
        canvas.row(x, y, width, lower, paper.cut());
        canvas.sign(x, y + 1, left, edge);
        canvas.row(x, y + 2, width, upper, paper.cut());
        return;
    }
    canvas.column(x, y, height, left, edge);
    if look.raised {
        canvas.column(x + width - 1, y, height, right, edge);
    }
    if look.wins {
        boxed(canvas, x, y, size, &kit.glyphs.winner, face);
    }
}

/// Draws a card that bears a letter instead of a rank, as on the title.
pub fn draw_letter(
    canvas: &mut Canvas,
    kit: &Kit,
    (x, y): (i32, i32),
    size: Size,
    letter: char,
    suit: Suit,
) {
    let theme = &kit.theme;
    let face = match &theme.paper() {
        Some(paper) => {
            sheet(canvas, kit, paper, (x, y), size, Look::LAID);
            paper.suit(suit)
        }
        None => {
            outline(canvas, kit, (x, y), size, Look::LAID);
            theme.suit(suit).patch(theme.bold())
        }
    };
    let (right, bottom) = (x + size.width() - 3, y + size.height() - 2);
    canvas.sign(x + 2, y + 1, letter, face);
    canvas.sign(x + 2, y + 2, kit.words.suit(suit), face);
    canvas.sign(right, bottom, letter, face);
    if size == Size::L {
        canvas.sign(right, bottom - 1, kit.words.suit(suit), face);
    }
}

/// Draws a card face down.
pub fn draw_back(canvas: &mut Canvas, kit: &Kit, x: i32, y: i32, size: Size) {
    let dim = kit.theme.dim();
    boxed(canvas, x, y, size, &kit.glyphs.frame, dim);
    for row in 1..size.height() - 1 {
        canvas.row(x + 1, y + row, size.width() - 2, kit.glyphs.back, dim);
    }
}

/// Draws the place where the next card goes: four corners in the accent.
pub fn draw_place(canvas: &mut Canvas, kit: &Kit, x: i32, y: i32, size: Size) {
    corners(canvas, x, y, size, kit.glyphs.place, kit.theme.accent());
}

fn corners(canvas: &mut Canvas, x: i32, y: i32, size: Size, corners: [char; 4], style: Style) {
    let (right, bottom) = (x + size.width() - 1, y + size.height() - 1);
    let places = [(x, y), (right, y), (x, bottom), (right, bottom)];
    for ((x, y), corner) in places.into_iter().zip(corners) {
        canvas.sign(x, y, corner, style);
    }
}

fn boxed(canvas: &mut Canvas, x: i32, y: i32, size: Size, frame: &Frame, style: Style) {
    let (width, height) = (size.width(), size.height());
    for y in [y, y + height - 1] {
        canvas.row(x + 1, y, width - 2, frame.horizontal, style);
    }
    for x in [x, x + width - 1] {
        canvas.column(x, y + 1, height - 2, frame.vertical, style);
    }
    corners(canvas, x, y, size, frame.corners, style);
}

/// The side of the table that a seat is on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatSide {
    /// The one who plays after you.
    Left,
    /// The one who plays before you.
    Right,
}

/// Draws the backs of the cards a seat holds and their number, from `edge` inwards: the first
/// column of the left seat, the column behind the last of the right one. `tall` draws real backs,
/// three rows of them. Returns the columns taken.
pub fn draw_backs(
    canvas: &mut Canvas,
    kit: &Kit,
    edge: i32,
    y: i32,
    side: SeatSide,
    count: usize,
    tall: bool,
) -> i32 {
    if count == 0 {
        return 0;
    }
    let number = kit.words.number(count as i64);
    let count = count as i32;
    let width = if tall { (count - 1) * 2 + Size::Xs.width() } else { count };
    let x = match side {
        SeatSide::Left => edge,
        SeatSide::Right => edge - width,
    };
    if tall {
        for card in 0..count {
            draw_back(canvas, kit, x + card * 2, y, Size::Xs);
        }
    } else {
        canvas.row(x, y, count, kit.glyphs.held[side as usize], kit.theme.dim());
    }
    let row = if tall { y + 1 } else { y };
    match side {
        SeatSide::Left => canvas.text(x + width + 1, row, &number, kit.theme.normal()) - edge,
        SeatSide::Right => edge - canvas.text_right(x - 1, row, &number, kit.theme.normal()),
    }
}
