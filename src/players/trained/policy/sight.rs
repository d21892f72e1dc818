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
    starts(sizes)[TABLES - 1] as usize + sizes[TABLES - 1]
}

/// The first entry of each table.
pub(super) const fn starts(sizes: [usize; TABLES]) -> [u32; TABLES] {
    let mut starts = [0; TABLES];
    let mut i = 1;
    while i < TABLES {
        starts[i] = starts[i - 1] + sizes[i - 1] as u32;
        i += 1;
    }
    starts
}

/// The number of entries that each table has for one rank, out of so many cases with so many ranks.
pub(super) const fn widths(
    sizes: [usize; TABLES],
    cases: [usize; TABLES],
    ranks: usize,
) -> [u32; TABLES] {
    let mut widths = [0; TABLES];
    let mut i = 0;
    while i < TABLES {
        widths[i] = (sizes[i] / (cases[i] * ranks)) as u32;
        i += 1;
    }
    widths
}

/// The place of a number among bounds: how many it reaches.
pub(super) const fn step(value: u8, bounds: [u8; 4]) -> u32 {
    let [a, b, c, d] = bounds;
    (value >= a) as u32 + (value >= b) as u32 + (value >= c) as u32 + (value >= d) as u32
}
