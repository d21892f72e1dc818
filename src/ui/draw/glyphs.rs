//! The signs the program draws with: one set for terminals with box drawing, one in ASCII.

use crate::text::Deck;

/// The frame of a card or a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    /// Corners: top left, top right, bottom left, bottom right.
    pub corners: [char; 4],
    /// Top and bottom.
    pub horizontal: char,
    /// Left and right.
    pub vertical: char,
}

/// One set of signs, each of one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyphs {
    /// The frame of a card, and of a box that lies over the table.
    pub frame: Frame,
    /// The frame of the card that takes the trick.
    pub winner: Frame,
    /// The corners of the place where the next card goes.
    pub place: [char; 4],
    /// The edges of a card that is paper: left and right.
    pub hairlines: [char; 2],
    /// The lower and the upper half of a cell.
    pub halves: [char; 2],
    /// The inside of a card that lies face down.
    pub back: char,
    /// A card in a seat's small row of backs: left seat, right seat.
    pub held: [char; 2],
    /// Points at whose turn it is.
    pub turn: char,
    /// Stands under a card that may not be played, and in an empty field of the list.
    pub dot: char,
    /// A horizontal rule.
    pub rule: char,
    /// A vertical rule.
    pub bar: char,
    /// A heavy horizontal line, as a game's length on the bidding ladder.
    pub heavy: char,
    /// A dashed horizontal line.
    pub dashed: char,
    /// The minus of a number.
    pub minus: char,
    /// Times, and a tick in the list.
    pub times: char,
    /// Left and right arrow keys.
    pub arrows: [char; 2],
    /// Up and down arrow keys.
    pub arrows_up_down: [char; 2],
    /// Stand around a value that can be changed.
    pub around: [char; 2],
    /// A number said in the auction.
    pub said: char,
    /// A column of a chart, from one eighth to full.
    pub columns: [char; 8],
}

/// Box drawing.
static UNICODE: Glyphs = Glyphs {
    frame: Frame { corners: ['╭', '╮', '╰', '╯'], horizontal: '─', vertical: '│' },
    winner: Frame { corners: ['┏', '┓', '┗', '┛'], horizontal: '━', vertical: '┃' },
    place: ['╭', '╮', '╰', '╯'],
    hairlines: ['▏', '▕'],
    halves: ['▄', '▀'],
    back: '░',
    held: ['▌', '▐'],
    turn: '▸',
    dot: '·',
    rule: '─',
    bar: '│',
    heavy: '━',
    dashed: '╌',
    minus: '−',
    times: '×',
    arrows: ['←', '→'],
    arrows_up_down: ['↑', '↓'],
    around: ['◂', '▸'],
    said: '•',
    columns: ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
};

/// Seven bits.
static ASCII: Glyphs = Glyphs {
    frame: Frame { corners: ['+'; 4], horizontal: '-', vertical: '|' },
    winner: Frame { corners: ['#'; 4], horizontal: '=', vertical: '|' },
    place: ['+'; 4],
    hairlines: ['|'; 2],
    halves: ['-'; 2],
    back: ':',
    held: ['|'; 2],
    turn: '>',
    dot: '.',
    rule: '-',
    bar: '|',
    heavy: '=',
    dashed: '-',
    minus: '-',
    times: 'x',
    arrows: ['<', '>'],
    arrows_up_down: ['^', 'v'],
    around: ['<', '>'],
    said: 'o',
    columns: ['_', '_', '.', '.', ':', ':', '#', '#'],
};

impl Glyphs {
    /// The signs that go with a pack.
    #[must_use]
    pub const fn of(deck: Deck) -> &'static Self {
        match deck {
            Deck::French | Deck::Tournament | Deck::German => &UNICODE,
            Deck::Ascii => &ASCII,
        }
    }

    /// Every sign of the set.
    #[cfg(test)]
    fn all(&self) -> impl Iterator<Item = char> {
        let frames = [self.frame, self.winner];
        let edges = frames.map(|frame| [frame.horizontal, frame.vertical]);
        let singles = [
            self.back,
            self.turn,
            self.dot,
            self.rule,
            self.bar,
            self.heavy,
            self.dashed,
            self.minus,
            self.times,
            self.said,
        ];
        let pairs =
            [self.hairlines, self.halves, self.held, self.arrows, self.arrows_up_down, self.around];
        frames
            .into_iter()
            .flat_map(|frame| frame.corners)
            .chain(edges.into_iter().flatten())
            .chain(self.place)
            .chain(singles)
            .chain(pairs.into_iter().flatten())
            .chain(self.columns)
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthChar;

    use super::*;

    #[test]
    fn every_sign_takes_one_cell() {
        for deck in Deck::ALL {
            for sign in Glyphs::of(deck).all() {
                assert_eq!(sign.width(), Some(1), "{sign}");
            }
        }
    }

    #[test]
    fn ascii_is_ascii() {
        assert!(Glyphs::of(Deck::Ascii).all().all(|sign| sign.is_ascii_graphic()));
    }
}
