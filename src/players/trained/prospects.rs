//! The promise of a hand: the chance to win a game with it, by trained tables.
//!
//! The log odds are a sum of table entries: the jacks with the number of trumps, the set of trumps,
//! for each side suit which cards are held, put away and out, and a few counts. Chances are those
//! of play by a [policy](super::policy), with the other cards dealt at random.

use super::policy::Weight;
use crate::players::simulation::{Lanes, ones};
use crate::rules::Kind;

/// The questions about a hand of ten cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Question {
    /// It wins with these two cards put away.
    Win,
    /// It takes 90 card points with these two cards put away.
    WinHigh,
    /// It wins with the skat shut.
    WinHand,
    /// It takes 90 card points with the skat shut.
    WinHandHigh,
    /// It will win with a skat it has yet to pick up.
    WinLater,
}

impl Question {
    /// All questions, in the order of their tables.
    pub(crate) const ALL: [Self; 5] =
        [Self::Win, Self::WinHigh, Self::WinHand, Self::WinHandHigh, Self::WinLater];

    /// True if it is about 90 card points, which nobody asks of a Null.
    #[must_use]
    pub(crate) const fn is_high(self) -> bool {
        matches!(self, Self::WinHigh | Self::WinHandHigh)
    }
}

/// The trained tables: suit games, Grand and Null, five questions each.
#[derive(Debug, Clone)]
pub(crate) struct Prospects<W> {
    tables: [[Vec<W>; 5]; 3],
}

/// The number of the set of tables that a kind of game has, of three.
#[must_use]
pub(crate) const fn family(kind: Kind) -> usize {
    match kind {
        Kind::Null => 2,
        Kind::Grand => 1,
        _ => 0,
    }
}

/// The number of entries the tables of a family have for each question.
#[must_use]
pub(crate) const fn entries(family: usize) -> usize {
    if family == 2 { NULL_ENTRIES } else { TRUMP_ENTRIES }
}

impl<W: Weight> Prospects<W> {
    /// Tables with these entries for each family and question.
    #[must_use]
    pub(crate) const fn new(tables: [[Vec<W>; 5]; 3]) -> Self {
        Self { tables }
    }

    /// The entries of a family's tables for a question.
    #[must_use]
    pub(crate) fn weights(&self, family: usize, question: Question) -> &[W] {
        &self.tables[family][question as usize]
    }

    /// The entries, to be trained.
    pub(crate) fn weights_mut(&mut self, family: usize, question: Question) -> &mut [W] {
        &mut self.tables[family][question as usize]
    }

    /// The log odds of a yes.
    #[must_use]
    pub(crate) fn odds(&self, kind: Kind, marks: &Marks, question: Question) -> f32 {
        let table = &self.tables[family(kind)][question as usize];
        marks.entries().iter().map(|&entry| table[usize::from(entry)].value()).sum()
    }
}

/// The promise of hands in Ramsch, by a table with the marks of Grand.
#[derive(Debug, Clone)]
pub(crate) struct RamschProspects<W> {
    table: Vec<W>,
}

/// The number of entries of that table.
pub(crate) const RAMSCH_ENTRIES: usize = TRUMP_ENTRIES;

/// The number of list points that a unit of that table is.
const RAMSCH_UNIT: f32 = 8.0;

impl<W: Weight> RamschProspects<W> {
    /// A table with [`RAMSCH_ENTRIES`] entries.
    #[must_use]
    pub(crate) const fn new(table: Vec<W>) -> Self {
        Self { table }
    }

    /// The entries.
    #[must_use]
    pub(crate) fn weights(&self) -> &[W] {
        &self.table
    }

    /// The entries, to be trained.
    pub(crate) fn weights_mut(&mut self) -> &mut [W] {
        &mut self.table
    }

    /// The number of list points that the hand is expected to gain on the average of the other two.
    #[must_use]
    pub(crate) fn points(&self, marks: &Marks) -> f32 {
        let entries = marks.entries().iter();
        entries.map(|&entry| self.table[usize::from(entry)].value()).sum::<f32>() * RAMSCH_UNIT
    }
}

/// The table entries of a hand.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Marks {
    entries: [u16; TABLES],
    count: usize,
}

impl Marks {
    /// The entries of ten cards, two put away (or none) and the declarer's seat.
    #[must_use]
    pub(crate) fn of(lanes: &Lanes, hand: u32, put: u32, seat: usize) -> Self {
        let mut marks = Self { entries: [0; TABLES], count: 0 };
        if lanes.kind() == Kind::Null {
            marks.null(hand, put, seat);
        } else {
            marks.trump_game(lanes, hand, put, seat);
        }
        marks
    }

    /// The entries.
    #[must_use]
    pub(crate) fn entries(&self) -> &[u16] {
        &self.entries[..self.count]
    }

    fn add(&mut self, entry: usize) {
        self.entries[self.count] = entry as u16;
        self.count += 1;
    }

    fn trump_game(&mut self, lanes: &Lanes, hand: u32, put: u32, seat: usize) {
        let jacks = (hand >> 28) as usize;
        let suit = if lanes.has_trump_suit() { (hand >> 21 & 127) as usize } else { 0 };
        let length = suit.count_ones() as usize;
        let trumps = length + jacks.count_ones() as usize;
        let leads = usize::from(seat == 0);
        let (mut aces, mut voids, mut losers, mut tens, mut longest) = (0, 0, 0, 0, 0);
        self.add((jacks * 8 + length) * 3 + seat);
        self.add(START[1] + suit * 5 + jacks.count_ones() as usize);
        for side in 0..if lanes.has_trump_suit() { 3 } else { 4 } {
            let mine = (hand >> (7 * side) & 127) as usize;
            let away = (put >> (7 * side) & 127) as usize;
            aces += mine >> 6;
            tens += usize::from(mine >> 5 & 3 == 1);
            voids += usize::from(mine == 0);
            losers += usize::from(LOSERS[mine]);
            longest = longest.max(mine.count_ones() as usize);
            let pattern = usize::from(THREES[mine]) + 2 * usize::from(THREES[away]);
            self.add(START[2] + pattern * 2 + leads);
        }
        let away: usize = ones(put).map(|bit| usize::from(lanes.points(bit))).sum();
        self.add(START[3] + (aces * 5 + voids) * 12 + trumps);
        self.add(START[4] + (away / 2).min(11) * 3 + seat);
        self.add(START[5] + (losers.min(8) * 12 + trumps) * 3 + seat);
        self.add(START[6] + (tens.min(5) * 8 + longest) * 6 + losers.min(5));
    }

    fn null(&mut self, hand: u32, put: u32, seat: usize) {
        let leads = usize::from(seat == 0);
        let (mut open, mut voids) = (0, 0);
        for suit in 0..4 {
            let mine = hand >> (8 * suit) & 255;
            let away = put >> (8 * suit) & 255;
            let (mut pattern, mut power) = (0, 1);
            let (mut over, mut held) = (0, 0);
            for bit in 0..8 {
                if mine >> bit & 1 == 1 {
                    pattern += power;
                    // The n-th lowest card is safe if it lies under the (2n + 1)-th of the suit.
                    over += usize::from(bit > 2 * held);
                    held += 1;
                } else if away >> bit & 1 == 1 {
                    pattern += 2 * power;
                }
                power *= 3;
            }
            open += usize::from(over > 0);
            voids += usize::from(mine == 0);
            self.add(pattern * 2 + leads);
        }
        self.add(6561 * 2 + (open * 3 + seat) * 5 + voids);
    }
}

/// The number of tables a judgement adds up at most.
const TABLES: usize = 10;

/// The tables of a trump game: jacks, length and seat; trumps and number of jacks; a side suit and
/// the lead; aces, empty suits and trumps; points put away and seat; losers, trumps and seat; tens
/// without their ace, longest suit and losers.
const SIZES: [usize; 7] =
    [16 * 8 * 3, 128 * 5, 2187 * 2, 5 * 5 * 12, 12 * 3, 9 * 12 * 3, 6 * 8 * 6];

/// The first entry of each table.
const START: [usize; 8] = {
    let mut start = [0; 8];
    let mut i = 0;
    while i < SIZES.len() {
        start[i + 1] = start[i] + SIZES[i];
        i += 1;
    }
    start
};
const TRUMP_ENTRIES: usize = START[7];

/// Four suits with held, put away and out; open suits, seat and empty suits.
const NULL_ENTRIES: usize = 6561 * 2 + 5 * 3 * 5;

/// Powers of three at the bits of a set: two of them with different factors tell three things
/// apart.
static THREES: [u16; 128] = {
    let mut all = [0; 128];
    let mut set = 0;
    while set < 128 {
        let (mut bit, mut power) = (0, 1);
        while bit < 7 {
            if set >> bit & 1 == 1 {
                all[set] += power;
            }
            power *= 3;
            bit += 1;
        }
        set += 1;
    }
    all
};

/// Cards of a side suit that may lose a trick, by the cards held.
static LOSERS: [u8; 128] = {
    let mut all = [0; 128];
    let mut set = 0usize;
    while set < 128 {
        let length = (set as u32).count_ones();
        let ace = set >> 6 & 1 == 1;
        let ten = set >> 5 & 1 == 1;
        let king = set >> 4 & 1 == 1;
        let covered = match (ace, ten, king) {
            (true, true, true) => 3,
            (true, true, false) => 2,
            (true, false, _) => 1,
            (false, true, true) => 1,
            (false, true, false) => (length > 1) as u32,
            _ => 0,
        };
        all[set] = length.saturating_sub(covered) as u8;
        set += 1;
    }
    all
};
