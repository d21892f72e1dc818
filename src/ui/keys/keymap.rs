//! Which key does what: the letters of the language, as the person has changed them.

use std::collections::BTreeMap;

use crate::settings::{Command, Given, Keyboard, Keys};
use crate::text::{Lang, Words};

use crate::ui::keys::{Key, MOMENTS, Moment, key};

/// The keys of every action in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keymap {
    keys: BTreeMap<Command, Vec<Key>>,
    /// How the keyboard lies; never [`Keyboard::Auto`].
    keyboard: Keyboard,
    /// Whether nobody told, so that the keys pressed may show it.
    guessed: bool,
}

/// A key that would do two things at the same moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clash {
    /// The key.
    pub key: String,
    /// The two actions, each with the place of the key among its own; none for keys that nobody can
    /// take from what they do.
    pub actions: [(Command, usize); 2],
    /// When both can be chosen.
    pub moment: &'static str,
}

/// A key that is given away, though nobody can take it from what it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The key.
    pub key: String,
    /// The action, with the place of the key among its own.
    pub action: (Command, usize),
    /// When it does something else.
    pub moment: &'static str,
}

/// Why keys cannot be as the settings have them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadKeys {
    /// Two actions have the same key.
    Clash(Clash),
    /// An action has the key of a card, or a digit where a value is typed.
    Taken(Taken),
}

impl Keymap {
    /// The keys as the language has them.
    pub(crate) fn usual(words: &Words) -> Self {
        Self::read(&Keys::default(), Keyboard::Auto, words)
    }

    /// The keys as the settings have them, in the language of these words.
    ///
    /// # Errors
    /// The first key that would do two things at the same moment.
    pub(crate) fn new(keys: &Keys, keyboard: Keyboard, words: &Words) -> Result<Self, BadKeys> {
        let map = Self::read(keys, keyboard, words);
        MOMENTS.iter().try_for_each(|moment| map.check(moment))?;
        Ok(map)
    }

    /// Keeps what was learned of the keyboard.
    pub(crate) fn remember(&mut self, before: &Self) {
        if self.guessed && before.guessed && before.keyboard == Keyboard::Azerty {
            self.keyboard = Keyboard::Azerty;
        }
    }

    fn read(given: &Keys, keyboard: Keyboard, words: &Words) -> Self {
        let key = |command: Command, given| match given {
            Given::Stroke(stroke) => Some(Key::from(stroke)),
            Given::Letter => words.get(command.letter()).chars().next().map(Key::Char),
        };
        let keys = Command::ALL.map(|command| {
            let given = given.of(command).iter();
            (command, given.filter_map(|&given| key(command, given)).collect())
        });
        let guessed = keyboard == Keyboard::Auto;
        let keyboard = if guessed { usual_keyboard(words.lang()) } else { keyboard };
        Self { keys: keys.into(), keyboard, guessed }
    }

    fn check(&self, moment: &Moment) -> Result<(), BadKeys> {
        let mut seen: Vec<(Key, (Command, usize))> = Vec::new();
        for &command in moment.commands() {
            for (index, &key) in self.of(command).iter().enumerate() {
                let action = (command, index);
                if moment.digits && key.is_of_cards() {
                    let moment = moment.name;
                    return Err(BadKeys::Taken(Taken { key: key.to_string(), action, moment }));
                }
                let other = seen.iter().find(|(other, (by, _))| *other == key && *by != command);
                if let Some(&(_, other)) = other {
                    return Err(BadKeys::Clash(Clash {
                        key: key.to_string(),
                        actions: [other, action],
                        moment: moment.name,
                    }));
                }
                seen.push((key, action));
            }
        }
        Ok(())
    }

    /// The keys of an action, the one that is shown first.
    pub(crate) fn of(&self, command: Command) -> &[Key] {
        self.keys.get(&command).map_or(&[], Vec::as_slice)
    }

    /// The letter of an action, to be underlined where it stands in a word.
    pub(crate) fn letter(&self, command: Command) -> Option<char> {
        self.of(command).iter().find_map(|key| match key {
            Key::Char(sign) if sign.is_alphabetic() => Some(*sign),
            _ => None,
        })
    }

    /// The key of an action that is named in a sentence; the one that always works if it has none.
    pub(crate) fn shown(&self, command: Command, else_: Key) -> Key {
        self.of(command).first().copied().unwrap_or(else_)
    }

    /// The sign under the n-th card, counted from 0.
    pub(crate) const fn of_card(&self, index: usize) -> Option<char> {
        let signs = match self.keyboard {
            Keyboard::Auto | Keyboard::Qwerty => &key::QWERTY,
            Keyboard::Qwertz => &key::QWERTZ,
            Keyboard::Azerty => &key::AZERTY,
        };
        if index < signs.len() { Some(signs[index]) } else { None }
    }

    /// The keys that pick a card among so many, each with its place counted from 0.
    pub(crate) fn cards(&self, cards: usize) -> impl Iterator<Item = (Key, usize)> {
        let french = self.keyboard == Keyboard::Azerty;
        key::of_cards().filter_map(move |key| Some((key, key.card(cards, french)?)))
    }

    /// Learns from a key that was pressed how the keyboard lies, if nobody told.
    pub(crate) fn learn(&mut self, key: Key) {
        if self.guessed && key.is_french() {
            self.keyboard = Keyboard::Azerty;
        }
    }
}

/// The keyboard that goes with a language most often.
fn usual_keyboard(lang: Lang) -> Keyboard {
    match lang.code() {
        "de" => Keyboard::Qwertz,
        "fr" => Keyboard::Azerty,
        _ => Keyboard::Qwerty,
    }
}
