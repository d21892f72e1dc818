//! A text with its stresses: what ⟨…⟩ and ⟪…⟫ mean in the words, and suits in their colours.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthChar;

use crate::text::unmarked;

use crate::ui::draw::Kit;

/// Sets a text as a line: ⟨…⟩ bold, ⟪…⟫ dim, suit signs outside the dim parts in their colours.
///
/// The marks are in the words, so that each language can order its sentence as it likes. They do
/// not nest.
#[must_use]
pub fn phrase(kit: &Kit, text: &str) -> Line<'static> {
    let theme = &kit.theme;
    let mut spans = Spans { line: Line::default(), run: String::new(), style: theme.normal() };
    let mut dim = false;
    for sign in text.chars() {
        match sign {
            '⟨' => spans.turn(theme.bold()),
            '⟪' => {
                spans.turn(theme.dim());
                dim = true;
            }
            '⟩' | '⟫' => {
                spans.turn(theme.normal());
                dim = false;
            }
            _ => match kit.words.deck().suit_of(sign) {
                Some(suit) if !dim => {
                    let around = spans.style;
                    spans.turn(around.patch(theme.suit(suit)));
                    spans.run.push(sign);
                    spans.turn(around);
                }
                _ => spans.run.push(sign),
            },
        }
    }
    spans.turn(theme.normal());
    spans.line
}

/// A text without its marks, as a line of one style.
#[must_use]
pub fn flat(text: &str, style: Style) -> Line<'static> {
    Line::from(Span::styled(unmarked(text), style))
}

/// A text in rows of so many cells, broken at its blanks. A stress does not go on in the next row.
#[must_use]
pub fn wrapped(text: &str, width: i32) -> Vec<String> {
    let cells = |text: &str| flat(text, Style::new()).width() as i32;
    let mut rows: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match rows.last_mut() {
            Some(row) if cells(row) + 1 + cells(word) <= width => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    rows
}

struct Spans {
    line: Line<'static>,
    run: String,
    style: Style,
}

impl Spans {
    /// Ends the run of one style and begins another.
    fn turn(&mut self, style: Style) {
        if !self.run.is_empty() {
            self.line.push_span(Span::styled(std::mem::take(&mut self.run), self.style));
        }
        self.style = style;
    }
}

/// A name in so many cells.
pub(crate) fn fitted(name: &str, cells: usize) -> String {
    let mut width = 0;
    name.chars()
        .take_while(|c| {
            width += c.width().unwrap_or(0);
            width <= cells
        })
        .collect()
}

/// A text in one style, with this letter underlined where it stands first.
pub(crate) fn lettered(kit: &Kit, text: &str, letter: Option<char>, style: Style) -> Line<'static> {
    let is = |letter: char| {
        text.char_indices().find(move |(_, c)| c.to_lowercase().eq(letter.to_lowercase()))
    };
    let (at, end) = letter.and_then(is).map_or((0, 0), |(at, c)| (at, at + c.len_utf8()));
    let span = |text: &str, style| Span::styled(text.to_owned(), style);
    Line::from(vec![
        span(&text[..at], style),
        span(&text[at..end], style.patch(kit.theme.hot())),
        span(&text[end..], style),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Deck, Lang};
    use crate::ui::draw::theme::{Colours, ThemeName};

    fn kit(deck: Deck) -> Kit {
        Kit::new(Lang::English, deck, ThemeName::Dark, Colours::Sixteen)
    }

    #[test]
    fn stresses_and_suits() {
        let kit = kit(Deck::French);
        let (red, bold) = (kit.theme.suit(crate::rules::Suit::Hearts), kit.theme.bold());
        let line = phrase(&kit, "⟨♥ Hearts⟩  ⟪Otto plays ♥⟫ 18");
        let spans: Vec<_> = line.iter().map(|s| (s.content.as_ref(), s.style)).collect();
        assert_eq!(
            spans,
            [
                ("♥", bold.patch(red)),
                (" Hearts", bold),
                ("  ", Style::new()),
                ("Otto plays ♥", kit.theme.dim()),
                (" 18", Style::new()),
            ]
        );
    }

    #[test]
    fn letters_of_the_ascii_pack_are_left_alone() {
        let line = phrase(&kit(Deck::Ascii), "H was led: play a heart.");
        assert_eq!(line.iter().count(), 1);
    }

    #[test]
    fn long_texts_break_at_blanks() {
        assert_eq!(wrapped("⟨one⟩ two three", 7), ["⟨one⟩ two", "three"]);
        assert_eq!(wrapped("one  two", 8), ["one  two"]);
        assert_eq!(wrapped("", 7), [""]);
        assert_eq!(wrapped("longerthan that", 4), ["longerthan", "that"]);
    }

    #[test]
    fn flat_drops_the_marks() {
        let style = Style::new().dim();
        assert_eq!(flat("⟨a⟩ b ⟪c⟫", style), Line::from(Span::styled("a b c", style)));
    }
}
