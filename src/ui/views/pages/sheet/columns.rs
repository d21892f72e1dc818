//! The columns of the score list, on its page and beside the table.

use crate::rules::{Kontra, Rules, TableSize};

/// The columns of a list, counted from its left edge. Numbers end before theirs.
#[derive(Debug, Clone)]
pub(crate) struct Columns {
    /// The number of the deal ends here.
    pub(crate) number: i32,
    /// The sign of a Bock round, where there is room for it.
    pub(crate) round: Option<i32>,
    /// The sign of the game.
    pub(crate) game: i32,
    /// The base value ends here.
    pub(crate) base: i32,
    /// The matadors with, and without, end here.
    pub(crate) with: i32,
    pub(crate) without: i32,
    /// The six ticks: Hand, Schneider, announced, Schwarz, announced, open. None where narrow.
    pub(crate) ticks: Option<[i32; 6]>,
    /// The column of what doubled the game, if the table knows Kontra and there are ticks.
    pub(crate) doubled: Option<i32>,
    /// The value won or lost ends here.
    pub(crate) value: i32,
    /// True if a value of up to four signs ends one cell earlier, off a wide total behind it.
    pub(crate) tight: bool,
    /// Each player's running total ends here.
    pub(crate) totals: Vec<i32>,
    /// From each total's end to the end of won and lost; not beside the table.
    pub(crate) counts: Option<[i32; 2]>,
    /// The right edge.
    pub(crate) width: i32,
}

impl Columns {
    /// The columns of the list's own page: 76 cells, wider blocks from 100 columns on.
    pub(crate) fn page(table: TableSize, rules: &Rules, wide: bool) -> Self {
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
            round: Some(2),
            game: 4,
            base: 8,
            with: 11,
            without: 13,
            ticks: Some([14, 16, 18, 20, 22, 24]),
            doubled: (rules.kontra != Kontra::Off).then_some(26),
            value,
            tight: false,
            totals,
            counts: Some(counts),
            width,
        }
    }

    /// The columns beside the table, in so many cells, for totals of so many signs at most.
    pub(crate) fn beside(table: TableSize, rules: &Rules, (width, signs): (i32, i32)) -> Self {
        let players = table.players() as i32;
        // A blank parts totals of five signs where without it there would still be room for the
        // game and its value.
        let parted = signs >= 5 && width - 6 * players >= 14;
        let step = if (players == 4 || width < 42) && !parted { 5 } else { 6 };
        let totals: Vec<i32> = (0..players).map(|p| width - (players - 1 - p) * step).collect();
        let room = totals[0] - step;
        // Four players leave no cell between base and matadors, at 100 columns none for ticks.
        let with = if room >= 23 { 10 } else { 9 };
        // The sign of a Bock round stands before the game where there is room for both.
        let shift = i32::from(rules.has_rounds() && room >= 24);
        let with = with + shift;
        let ticks = (room >= 22).then(|| [2, 3, 4, 5, 6, 7].map(|tick| with + tick));
        let value = if ticks.is_some() { room.min(24) } else { room.min(17) };
        // By house rules totals of five signs are nothing rare.
        let tight = step == 5 && room > 22;
        let tight = tight && (rules.has_rounds() || rules.kontra != Kontra::Off);
        Self {
            number: 2,
            round: (shift > 0).then_some(2),
            game: 3 + shift,
            base: 7 + shift,
            with,
            without: with + 1,
            ticks,
            doubled: ticks.filter(|_| rules.kontra != Kontra::Off).map(|ticks| ticks[5] + 1),
            value,
            tight,
            totals,
            counts: None,
            width,
        }
    }
}
