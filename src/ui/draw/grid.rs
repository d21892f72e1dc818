//! The grid: which rows and columns everything stands in. Nothing moves between the phases of a
//! deal, so the grid follows from the size of the window alone.

use std::ops::Range;

use crate::ui::draw::Size;

/// The least width the table is drawn at.
pub const MIN_WIDTH: u16 = 80;
/// The least height the table is drawn at.
pub const MIN_HEIGHT: u16 = 24;

/// The margin left and right of everything.
const MARGIN: i32 = 2;
/// The measure of pages that are not the table.
pub const PAGE: i32 = 76;
/// The widest table: who sits at it should not have to turn the head.
const WIDEST: i32 = 116;

/// The window is too small for the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooSmall {
    /// The width there is.
    pub width: u16,
    /// The height there is.
    pub height: u16,
}

/// A stretch of columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Columns {
    /// The first column.
    pub x: i32,
    /// The number of columns.
    pub width: i32,
}

impl Columns {
    /// The column behind the last.
    #[must_use]
    pub const fn end(self) -> i32 {
        self.x + self.width
    }

    /// The column in the middle.
    #[must_use]
    pub const fn centre(self) -> i32 {
        self.x + self.width / 2
    }

    /// A stretch of `width` columns in the middle of this one; it keeps to the left edge if it is
    /// wider.
    #[must_use]
    pub const fn middle(self, width: i32) -> Self {
        let aside = if width < self.width { (self.width - width) / 2 } else { 0 };
        Self { x: self.x + aside, width }
    }
}

/// The list at the right of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Side {
    /// The column of the rule between table and list.
    pub rule: i32,
    /// The columns of the list.
    pub list: Columns,
}

/// The places of the three cards of a trick, by their upper left corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrickPlaces {
    /// The card of the one who plays after you.
    pub left: (i32, i32),
    /// Your card.
    pub own: (i32, i32),
    /// The card of the one who plays before you.
    pub right: (i32, i32),
}

/// The rows and columns of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Grid {
    /// The width of the window.
    pub width: i32,
    /// The height of the window.
    pub height: i32,
    /// The columns of the whole window without its margins: head, rule, keys and pages.
    pub page: Columns,
    /// The columns of the table.
    pub table: Columns,
    /// The list beside it, from 100 columns on.
    pub side: Option<Side>,
    /// The size of the cards in the hand.
    pub hand: Size,
    /// The size of the cards on the table.
    pub trick: Size,
    /// True if the seats show real backs, three rows high, instead of one row of signs.
    pub tall_backs: bool,
}

impl Grid {
    /// The row of the head.
    pub const HEAD: i32 = 0;
    /// The row of the rule under it.
    pub const RULE: i32 = 1;
    /// The first of the seats' rows: name and total, then place and part, then the cards held.
    pub const SEATS: i32 = 2;

    /// The grid of a window.
    ///
    /// # Errors
    ///
    /// If the window is too small to show everything.
    pub const fn new(width: u16, height: u16) -> Result<Self, TooSmall> {
        let (table, side) = match width as i32 {
            ..100 => (Self::page(width), None),
            wide @ 100..120 => Self::beside(wide, 40),
            wide => Self::beside(wide, 44),
        };
        Self::with(width, height, table, side)
    }

    /// The grid of a window in which no list stands beside the table.
    ///
    /// # Errors
    ///
    /// If the window is too small to show everything.
    pub const fn without_list(width: u16, height: u16) -> Result<Self, TooSmall> {
        Self::with(width, height, Self::page(width), None)
    }

    const fn page(width: u16) -> Columns {
        Columns { x: MARGIN, width: width as i32 - 2 * MARGIN }
    }

    const fn with(
        width: u16,
        height: u16,
        table: Columns,
        side: Option<Side>,
    ) -> Result<Self, TooSmall> {
        if width < MIN_WIDTH || height < MIN_HEIGHT {
            return Err(TooSmall { width, height });
        }
        let table = if table.width > WIDEST { table.middle(WIDEST) } else { table };
        let page = Self::page(width);
        let (width, height) = (width as i32, height as i32);
        let hand = if height < 28 {
            Size::S
        } else if height >= 34 && table.width >= 84 {
            Size::L
        } else if table.width >= 68 {
            Size::M
        } else {
            Size::N
        };
        let trick = if height < 30 { Size::M } else { Size::L };
        Ok(Self { width, height, page, table, side, hand, trick, tall_backs: height >= 34 })
    }

    /// The table and, right of it, a list of this width, right margin included.
    const fn beside(width: i32, list: i32) -> (Columns, Option<Side>) {
        let rule = width - list - 2;
        let side = Side { rule, list: Columns { x: width - list, width: list - MARGIN } };
        (Columns { x: MARGIN, width: rule - 2 - MARGIN }, Some(side))
    }

    /// The rows between the seats and the You-line: the trick, or ladder, skat, announcement.
    #[must_use]
    pub const fn middle(&self) -> Range<i32> {
        let seats = if self.tall_backs { 5 } else { 3 };
        Self::SEATS + seats..self.you()
    }

    /// The row of your name, total and part.
    #[must_use]
    pub const fn you(&self) -> i32 {
        self.lift() - 1
    }

    /// The row a chosen card rises into.
    #[must_use]
    pub const fn lift(&self) -> i32 {
        self.hand_top() - 1
    }

    /// The first row of the hand.
    #[must_use]
    pub const fn hand_top(&self) -> i32 {
        self.state() - self.hand.height()
    }

    /// The row of the card keys.
    #[must_use]
    pub const fn state(&self) -> i32 {
        self.height - 5
    }

    /// The row of the one sentence, or of the choices.
    #[must_use]
    pub const fn sentence(&self) -> i32 {
        self.height - 3
    }

    /// The row of the keys.
    #[must_use]
    pub const fn keys(&self) -> i32 {
        self.height - 1
    }

    /// The columns of a page that is not the table, `measure` cells wide and centred from 100
    /// columns on.
    #[must_use]
    pub fn page_of(&self, measure: i32) -> Columns {
        if self.width < 100 { self.page } else { self.page.middle(measure.min(self.page.width)) }
    }

    /// The same for what is read rather than played: no wider than a page, in the middle of the
    /// table.
    #[must_use]
    pub const fn read(&self) -> Self {
        let table = self.table;
        Self { table: if table.width > PAGE { table.middle(PAGE) } else { table }, ..*self }
    }

    /// The places of the cards of a trick if it may use these rows; it is centred in them, and
    /// yours lies as much lower as there is room for.
    #[must_use]
    pub fn trick_in(&self, rows: &Range<i32>) -> TrickPlaces {
        let (width, height) = (self.trick.width(), self.trick.height());
        // Where rows are few, your card lies less low: the three do not lie over each other.
        let drop = if height > 5 { 4 } else { 3 };
        let drop = drop.min((rows.end - rows.start - height).max(0));
        let drop = drop.min(rows.end - rows.start - height).max(0);
        let y = rows.start + ((rows.end - rows.start - height - drop) / 2).max(0);
        let x = self.table.centre() - width / 2;
        let aside = width + 3;
        TrickPlaces { left: (x - aside, y), own: (x, y + drop), right: (x + aside, y) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(width: u16, height: u16) -> Grid {
        Grid::new(width, height).expect("large enough")
    }

    fn rows(grid: &Grid) -> [i32; 8] {
        let middle = grid.middle();
        [
            middle.start,
            middle.end - 1,
            grid.you(),
            grid.lift(),
            grid.hand_top(),
            grid.state(),
            grid.sentence(),
            grid.keys(),
        ]
    }

    #[test]
    fn rows_of_the_table() {
        assert_eq!(rows(&grid(80, 24)), [5, 12, 13, 14, 15, 19, 21, 23]);
        assert_eq!(rows(&grid(100, 30)), [5, 17, 18, 19, 20, 25, 27, 29]);
        assert_eq!(rows(&grid(120, 36)), [7, 23, 24, 25, 26, 31, 33, 35]);
        assert_eq!(rows(&grid(140, 40)), [7, 25, 26, 27, 28, 35, 37, 39]);
    }

    #[test]
    fn columns_of_table_and_list() {
        let side = |rule, x, width| Some(Side { rule, list: Columns { x, width } });
        assert_eq!(grid(80, 24).table, Columns { x: 2, width: 76 });
        assert_eq!(grid(99, 24).table, Columns { x: 2, width: 95 });
        assert_eq!(grid(99, 24).side, None);
        assert_eq!(grid(100, 30).table, Columns { x: 2, width: 54 });
        assert_eq!(grid(100, 30).side, side(58, 60, 38));
        assert_eq!(grid(120, 36).table, Columns { x: 2, width: 70 });
        assert_eq!(grid(120, 36).side, side(74, 76, 42));
        assert_eq!(grid(140, 40).side, side(94, 96, 42));
        assert_eq!(grid(80, 24).page_of(PAGE), Columns { x: 2, width: 76 });
        assert_eq!(grid(120, 36).page_of(PAGE), Columns { x: 22, width: 76 });
        let alone = Grid::without_list(120, 36).expect("large enough");
        assert_eq!((alone.table, alone.side, alone.hand), (alone.page, None, Size::L));
        assert_eq!(Grid::without_list(80, 24), Grid::new(80, 24));
        assert_eq!(grid(100, 30).page_of(200), Columns { x: 2, width: 96 });
    }

    #[test]
    fn card_sizes() {
        let sizes = |w, h| (grid(w, h).hand, grid(w, h).trick);
        assert_eq!(sizes(80, 24), (Size::S, Size::M));
        assert_eq!(sizes(80, 27), (Size::S, Size::M));
        assert_eq!(sizes(80, 28), (Size::M, Size::M));
        assert_eq!(sizes(100, 28), (Size::N, Size::M));
        assert_eq!(sizes(100, 30), (Size::N, Size::L));
        assert_eq!(sizes(120, 36), (Size::M, Size::L));
        assert_eq!(sizes(140, 40), (Size::L, Size::L));
        assert_eq!(sizes(140, 33), (Size::M, Size::L));
    }

    #[test]
    fn the_trick_lies_as_in_the_drawings() {
        let places = |w, h| {
            let grid = grid(w, h);
            let TrickPlaces { left, own, right } = grid.trick_in(&grid.middle());
            [left, own, right]
        };
        assert_eq!(places(80, 24), [(27, 5), (37, 8), (47, 5)]);
        assert_eq!(places(100, 30), [(13, 6), (25, 10), (37, 6)]);
        assert_eq!(places(120, 36), [(21, 10), (33, 14), (45, 10)]);
        assert_eq!(places(140, 40)[1], (43, 15));
    }

    #[test]
    fn too_small_says_what_there_is() {
        assert_eq!(Grid::new(79, 24), Err(TooSmall { width: 79, height: 24 }));
        assert_eq!(Grid::new(80, 23), Err(TooSmall { width: 80, height: 23 }));
    }

    #[test]
    fn every_row_has_its_place_at_every_size() {
        for width in 80..=500 {
            for height in 24..=200 {
                let grid = grid(width, height);
                let middle = grid.middle();
                // The trick fits, yours reaching down to the You-line at most.
                let places = grid.trick_in(&middle);
                assert!(places.left.1 >= middle.start);
                assert!(places.own.1 + grid.trick.height() <= middle.end, "{width}x{height}");
                assert!(places.left.0 >= grid.table.x);
                assert!(places.right.0 + grid.trick.width() <= grid.table.end());
            }
        }
    }
}
