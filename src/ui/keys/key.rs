//! Keys as this program means them, whatever the keyboard.

use std::fmt;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::settings::Stroke;

/// A key that was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Key {
    /// A character, in lower case.
    Char(char),
    Enter,
    Space,
    Esc,
    Tab,
    Backspace,
    Left,
    Right,
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    /// A function key.
    F(u8),
    /// Saves and leaves.
    CtrlC,
    /// To the shell and back.
    CtrlZ,
}

impl Key {
    /// The key of a terminal event; releases and unknown keys are none.
    pub(crate) fn from_event(event: KeyEvent) -> Option<Self> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        Some(match event.code {
            KeyCode::Char('c' | 'C') if control => Self::CtrlC,
            KeyCode::Char('z' | 'Z') if control => Self::CtrlZ,
            _ if control || event.modifiers.contains(KeyModifiers::ALT) => return None,
            KeyCode::Char(' ') => Self::Space,
            KeyCode::Char(c) => Self::Char(c.to_lowercase().next().unwrap_or(c)),
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Esc,
            KeyCode::Tab => Self::Tab,
            KeyCode::Backspace => Self::Backspace,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::F(n) => Self::F(n),
            _ => return None,
        })
    }

    /// The digit of a number key, also of an unshifted one on a French keyboard.
    pub(crate) fn digit(self) -> Option<u8> {
        let Self::Char(c) = self else { return None };
        Some(match c {
            '0'..='9' => c as u8 - b'0',
            '&' => 1,
            'é' => 2,
            '"' => 3,
            '\'' => 4,
            '(' => 5,
            '-' | '§' => 6,
            'è' => 7,
            '_' | '!' => 8,
            'ç' => 9,
            'à' => 0,
            _ => return None,
        })
    }

    /// The card this key picks among `cards` cards, counted from 0.
    ///
    /// The `-` alone means two things: it lies on the 6 of a French keyboard, and on others it is
    /// the eleventh card where there is one.
    pub(crate) fn card(self, cards: usize, french: bool) -> Option<usize> {
        let index = match self {
            Self::Char('-') if cards > 10 && !french => 10,
            Self::Char(')' | 'ß') => 10,
            Self::Char('=' | '+') => 11,
            key => usize::from(key.digit()?).checked_sub(1).unwrap_or(9),
        };
        (index < cards).then_some(index)
    }

    /// True if this key picks a card, or types a digit, on one of the keyboards.
    pub(crate) fn is_of_cards(self) -> bool {
        of_cards().any(|key| key == self)
    }

    /// True if it types something.
    pub(crate) const fn is_typed(self) -> bool {
        matches!(self, Self::Char(_) | Self::Space)
    }

    /// True if only a French keyboard has this key without Shift.
    pub(crate) const fn is_french(self) -> bool {
        matches!(self, Self::Char('é' | 'è' | 'ç' | 'à'))
    }
}

/// The signs on the keys of the first to the twelfth card, by keyboard.
pub(crate) const QWERTY: [char; 12] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='];
pub(crate) const QWERTZ: [char; 12] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'ß', '+'];
pub(crate) const AZERTY: [char; 12] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', ')', '='];

/// All keys that pick a card or type a digit on any of the keyboards.
pub(crate) fn of_cards() -> impl Iterator<Item = Key> {
    "1234567890-=ß+&é\"'(§è_!çà)".chars().map(Key::Char)
}

impl From<Stroke> for Key {
    fn from(stroke: Stroke) -> Self {
        match stroke {
            Stroke::Char(sign) => Self::Char(sign),
            Stroke::F(number) => Self::F(number),
            Stroke::Tab => Self::Tab,
        }
    }
}

/// The character that a key types into a text, capitals and blanks included.
pub(crate) fn typed(event: KeyEvent) -> Option<char> {
    let chord = event.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    match event.code {
        KeyCode::Char(sign) if !chord && event.kind != KeyEventKind::Release => Some(sign),
        _ => None,
    }
}

impl fmt::Display for Key {
    /// The name on the key line; arrows are drawn by the glyphs of the deck.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Char(c) => write!(f, "{c}"),
            Self::F(n) => write!(f, "F{n}"),
            Self::CtrlC => f.write_str("Ctrl-C"),
            Self::CtrlZ => f.write_str("Ctrl-Z"),
            key => write!(f, "{key:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_keys_on_three_keyboards() {
        for (signs, french) in [
            ("1234567890-=", false),
            ("1234567890ß+", false),
            ("1234567890-+", false),
            ("&é\"'(-è_çà)=", true),
            ("&é\"'(§è!çà)=", true),
            ("1234567890)=", true),
        ] {
            for (i, c) in signs.chars().enumerate() {
                assert_eq!(Key::Char(c).card(12, french), Some(i), "{signs}");
                assert!(Key::Char(c).is_of_cards());
            }
        }
        let card = |c, cards| Key::Char(c).card(cards, false);
        assert_eq!(card('-', 10), Some(5), "the French 6, where there is no 11th card");
        assert_eq!(card('-', 5), None);
        assert_eq!(card('=', 11), None);
        assert_eq!(card('3', 2), None);
        assert_eq!(card('x', 12), None);
        assert_eq!(Key::Enter.card(12, false), None);
        assert_eq!(of_cards().filter(|key| key.card(12, false).is_none()).count(), 0);
    }

    #[test]
    fn releases_and_unknown_chords_are_nothing() {
        let key = |code, modifiers| Key::from_event(KeyEvent::new(code, modifiers));
        assert_eq!(key(KeyCode::Char('Q'), KeyModifiers::SHIFT), Some(Key::Char('q')));
        assert_eq!(key(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Key::CtrlC));
        assert_eq!(key(KeyCode::Char('q'), KeyModifiers::CONTROL), None);
        assert_eq!(key(KeyCode::Char('q'), KeyModifiers::ALT), None);
        let release = KeyEvent { kind: KeyEventKind::Release, ..KeyEvent::from(KeyCode::Enter) };
        assert_eq!(Key::from_event(release), None);
    }
}
