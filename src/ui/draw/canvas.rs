//! Drawing that clips: every helper may be asked to draw outside the window and then does nothing.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::settings::disturbs;

/// The part of an area that can be on a frame at all.
#[must_use]
pub fn rect(x: i32, y: i32, width: i32, height: i32) -> Rect {
    let clamp = |number: i32| number.clamp(0, i32::from(u16::MAX)) as u16;
    let (left, top) = (clamp(x), clamp(y));
    let (right, bottom) = (clamp(x.saturating_add(width)), clamp(y.saturating_add(height)));
    Rect::new(left, top, right.saturating_sub(left), bottom.saturating_sub(top))
}

/// A part of the frame to draw on.
///
/// Coordinates are those of the frame and signed, so that a view may reckon freely and leave the
/// clipping to this type. What is drawn replaces what was there, style and all: a card hides the
/// card below it, its colours too.
#[derive(Debug)]
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    clip: Rect,
}

impl<'a> Canvas<'a> {
    /// The whole of a buffer.
    pub fn new(buffer: &'a mut Buffer) -> Self {
        let clip = buffer.area;
        Self { buffer, clip }
    }

    /// The same frame with drawing kept inside `area`.
    pub fn clipped(&mut self, area: Rect) -> Canvas<'_> {
        Canvas { clip: self.clip.intersection(area), buffer: self.buffer }
    }

    /// The area drawing is kept inside.
    #[must_use]
    pub const fn area(&self) -> Rect {
        self.clip
    }

    /// Tells the tests of text that cannot be read: outside the frame, or one over the other.
    #[cfg(test)]
    fn look(&self, x: i32, y: i32, sign: &str) {
        let text = |sign: &str| sign.chars().any(char::is_alphanumeric);
        let cell = self.inside(x, y);
        let under = cell.map_or("", |cell| self.buffer[cell].symbol());
        if text(under) && sign != " " {
            spoilt::note(format!("'{sign}' over '{under}' at {x},{y}"));
        } else if cell.is_none() && text(sign) {
            spoilt::note(format!("'{sign}' cut at {x},{y}"));
        }
    }

    fn inside(&self, x: i32, y: i32) -> Option<(u16, u16)> {
        let cell = (u16::try_from(x).ok()?, u16::try_from(y).ok()?);
        self.clip.contains(cell.into()).then_some(cell)
    }

    /// Draws one sign of one cell.
    pub fn sign(&mut self, x: i32, y: i32, sign: char, style: Style) {
        #[cfg(test)]
        self.look(x, y, sign.encode_utf8(&mut [0; 4]));
        if let Some(cell) = self.inside(x, y) {
            let cell = &mut self.buffer[cell];
            cell.reset();
            cell.set_char(sign).set_style(style);
        }
    }

    /// Draws `length` times the same sign to the right.
    pub fn row(&mut self, x: i32, y: i32, length: i32, sign: char, style: Style) {
        for x in x..x.saturating_add(length) {
            self.sign(x, y, sign, style);
        }
    }

    /// Draws `length` times the same sign downwards.
    pub fn column(&mut self, x: i32, y: i32, length: i32, sign: char, style: Style) {
        for y in y..y.saturating_add(length) {
            self.sign(x, y, sign, style);
        }
    }

    /// Draws a text and returns the column behind it.
    pub fn text(&mut self, x: i32, y: i32, text: &str, style: Style) -> i32 {
        self.line(x, y, &Line::from(Span::styled(text, style)))
    }

    /// Draws a text that ends before column `end` and returns the column it begins in.
    pub fn text_right(&mut self, end: i32, y: i32, text: &str, style: Style) -> i32 {
        self.line_right(end, y, &Line::from(Span::styled(text, style)))
    }

    /// Draws a styled line and returns the column behind it. A sign of two cells that does not
    /// wholly fit is left out.
    pub fn line(&mut self, x: i32, y: i32, line: &Line<'_>) -> i32 {
        let mut x = x;
        for grapheme in line.styled_graphemes(Style::new()) {
            let width = grapheme.symbol.width();
            let end = x.saturating_add(width as i32);
            #[cfg(test)]
            self.look(if end > 0 { end - 1 } else { x }, y, grapheme.symbol);
            if width > 0
                && let Some((column, row)) = self.inside(x, y)
                && self.inside(end - 1, y).is_some()
            {
                for column in column..column + width as u16 {
                    self.buffer[(column, row)].reset();
                }
                let symbol: Cow<'_, str> = match grapheme.symbol.chars().any(disturbs) {
                    true => grapheme.symbol.chars().filter(|&c| !disturbs(c)).collect(),
                    false => grapheme.symbol.into(),
                };
                self.buffer[(column, row)].set_symbol(&symbol).set_style(grapheme.style);
            }
            x = end;
        }
        x
    }

    /// Draws a styled line that ends before column `end` and returns the column it begins in.
    pub fn line_right(&mut self, end: i32, y: i32, line: &Line<'_>) -> i32 {
        let x = end.saturating_sub(line.width() as i32);
        self.line(x, y, line);
        x
    }

    /// Draws a styled line in the middle of `width` cells from `x` and returns the column it
    /// begins in.
    pub fn line_centred(&mut self, x: i32, width: i32, y: i32, line: &Line<'_>) -> i32 {
        let x = x + (width - line.width() as i32).div_euclid(2);
        self.line(x, y, line);
        x
    }

    /// Adds a style to everything that stands in `area`, as when the table is dimmed under help.
    pub fn tint(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(self.clip.intersection(area), style);
    }

    /// Empties `area`.
    pub fn clear(&mut self, area: Rect) {
        for position in self.clip.intersection(area).positions() {
            self.buffer[position].reset();
        }
    }
}

/// The text that could not be read in the frames drawn in this thread.
#[cfg(test)]
pub(crate) mod spoilt {
    use std::cell::RefCell;

    thread_local! {
        static NOTES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    pub(crate) fn note(note: String) {
        NOTES.with_borrow_mut(|notes| notes.push(note));
    }

    /// Everything noted since the last look.
    pub(crate) fn take() -> Vec<String> {
        NOTES.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: u16, draw: impl FnOnce(&mut Canvas)) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, 1));
        draw(&mut Canvas::new(&mut buffer));
        buffer.content.iter().map(|cell| cell.symbol()).collect()
    }

    #[test]
    fn what_lies_outside_is_cut() {
        assert_eq!(drawn(5, |c| assert_eq!(c.text(-2, 0, "abcd", Style::new()), 2)), "cd   ");
        assert_eq!(drawn(5, |c| assert_eq!(c.text(3, 0, "abcd", Style::new()), 7)), "   ab");
        assert_eq!(drawn(5, |c| c.row(-9, 0, 99, '─', Style::new())), "─────");
        assert_eq!(drawn(5, |c| c.column(1, -3, 99, '│', Style::new())), " │   ");
        assert_eq!(drawn(5, |c| c.sign(0, 1, 'x', Style::new())), "     ");
    }

    #[test]
    fn nothing_that_disturbs_the_terminal_is_drawn() {
        let name = "A\u{1b}[31m\u{202e}B\u{200d}\u{9b}C\u{feff}";
        let text = drawn(9, |c| assert_eq!(c.text(0, 0, name, Style::new()), 7));
        assert_eq!(text, "A[31mBC  ");
    }

    #[test]
    fn wide_signs_are_never_halved() {
        assert_eq!(drawn(4, |c| assert_eq!(c.text(0, 0, "a漢b", Style::new()), 4)), "a漢 b");
        assert_eq!(drawn(2, |c| assert_eq!(c.text(0, 0, "a漢b", Style::new()), 4)), "a ");
    }

    #[test]
    fn texts_end_and_centre_where_they_should() {
        assert_eq!(drawn(5, |c| assert_eq!(c.text_right(5, 0, "ab", Style::new()), 3)), "   ab");
        assert_eq!(drawn(5, |c| assert_eq!(c.line_centred(0, 5, 0, &"ab".into()), 1)), " ab  ");
        assert_eq!(drawn(3, |c| assert_eq!(c.line_centred(0, 3, 0, &"abcde".into()), -1)), "bcd");
    }

    #[test]
    fn an_area_is_cut_to_what_a_frame_can_have() {
        assert_eq!(rect(-3, 2, 5, 4), Rect::new(0, 2, 2, 4));
        assert_eq!(rect(4, 4, -2, 1), Rect::new(4, 4, 0, 1));
        assert_eq!(rect(-9, 0, 5, 1).area(), 0);
    }

    #[test]
    fn a_part_of_the_frame_keeps_to_itself() {
        let draw = |c: &mut Canvas| {
            c.clipped(Rect::new(1, 0, 2, 1)).row(0, 0, 5, 'x', Style::new());
        };
        assert_eq!(drawn(5, draw), " xx  ");
    }
}
