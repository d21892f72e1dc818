//! Keys as this program means them, whatever the keyboard.

use std::fmt;

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

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

    /// The card this key picks among `cards` cards, counted from 0: `1` … `9`, `0`, `-`, `=`.
    ///
    /// On a French keyboard `-` lies on the 6, so it is the eleventh card only where there is one.
    pub(crate) fn card(self, cards: usize) -> Option<usize> {
        let index = match self {
            Self::Char('-') if cards > 10 => 10,
            Self::Char(')') => 10,
            Self::Char('=') => 11,
            key => usize::from(key.digit()?).checked_sub(1).unwrap_or(9),
        };
        (index < cards).then_some(index)
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
        let card = |c, cards| Key::Char(c).card(cards);
        for (i, c) in "1234567890-=".chars().enumerate() {
            assert_eq!(card(c, 12), Some(i));
            assert_eq!(super::super::fan::KEYS[i], c);
        }
        for (i, c) in "&é\"'(§è_çà".chars().enumerate() {
            assert_eq!(card(c, 12), Some(i));
        }
        assert_eq!(card('-', 10), Some(5), "the French 6");
        assert_eq!(card('-', 5), None);
        assert_eq!(card('=', 11), None);
        assert_eq!(card('3', 2), None);
        assert_eq!(card('x', 12), None);
        assert_eq!(Key::Enter.card(12), None);
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
