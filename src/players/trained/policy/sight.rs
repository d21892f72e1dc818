//! The entries of the tables that a card is looked up in.

/// The number of tables a liking is the sum of.
pub(crate) const TABLES: usize = 9;

/// The features of a decision, as entries of the tables. What is the same for all cards of a class
/// is worked out once for the class.
pub(super) trait Sight {
    /// The features that all cards of a class share.
    type Class;

    /// The features of the class that a card belongs to.
    fn class(&self, bit: u8) -> Self::Class;

    /// The entries of a card of that class.
    fn entries(&self, class: &Self::Class, bit: u8) -> [u32; TABLES];
}

/// The number of entries that tables of these sizes have together.
pub(super) const fn sum(sizes: [usize; TABLES]) -> usize {
    let (mut sum, mut i) = (0, 0);
    while i < TABLES {
        sum += sizes[i];
        i += 1;
    }
    sum
}

/// The layout of the tables, one after the other: each by case, then by rank, then by what else is
/// seen.
pub(super) struct Layout {
    /// The cases that each table tells apart: all of them, as the first does, or coarse ones.
    cases: [usize; TABLES],
    ranks: usize,
    /// The first entry of each table.
    starts: [u32; TABLES],
    /// The entries that each table has for one rank; none in a table that is of no use.
    widths: [u32; TABLES],
}

impl Layout {
    pub(super) const fn new(sizes: [usize; TABLES], cases: [usize; TABLES], ranks: usize) -> Self {
        let (mut starts, mut widths) = ([0; TABLES], [0; TABLES]);
        let mut i = 0;
        while i < TABLES {
            if i > 0 {
                starts[i] = starts[i - 1] + sizes[i - 1] as u32;
            }
            widths[i] = (sizes[i] / (cases[i] * ranks)) as u32;
            i += 1;
        }
        Self { cases, ranks, starts, widths }
    }

    /// The entries of a class: those of its lowest rank, with what is seen alike of all its cards.
    pub(super) fn class(&self, case: usize, coarse: usize, seen: [u32; TABLES]) -> [u32; TABLES] {
        let mut entries = [0; TABLES];
        for (table, entry) in entries.iter_mut().enumerate() {
            let case = if self.cases[table] == self.cases[0] { case } else { coarse };
            let rank = (case * self.ranks) as u32;
            *entry = self.starts[table] + rank * self.widths[table] + seen[table];
        }
        entries
    }

    /// The entries of a card of that class, by its rank alone.
    pub(super) fn card(&self, class: [u32; TABLES], rank: u32) -> [u32; TABLES] {
        let mut entries = class;
        for (entry, width) in entries.iter_mut().zip(self.widths) {
            *entry += rank * width;
        }
        entries
    }
}

/// The place of a number among bounds: how many it reaches.
pub(super) const fn step(value: u8, bounds: [u8; 4]) -> u32 {
    let [a, b, c, d] = bounds;
    (value >= a) as u32 + (value >= b) as u32 + (value >= c) as u32 + (value >= d) as u32
}
