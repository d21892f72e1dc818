//! The keys that work now, with what they do: one list for the keyboard, the key line and the help.

use crate::rules::Move;
use crate::settings::Command;
use crate::ui::keys::{Key, Keymap, key};
use crate::ui::state::{Action, Choice, Step};

/// Keys that belong together on the key line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Binding {
    /// The keys and what each does.
    pub(crate) keys: Vec<(Key, Action)>,
    /// How they are written on the key line; nothing for keys that are only in the help.
    pub(crate) cap: Cap,
    /// The message that says what they do.
    pub(crate) label: &'static str,
    /// Whether they stand on the key line, or in the help alone.
    pub(crate) in_line: bool,
}

/// How keys are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Cap {
    /// The key itself.
    Key(Key),
    /// Left and right arrow.
    Sideways,
    /// Up and down arrow.
    UpDown,
    /// The keys of so many cards.
    Cards(usize),
    /// The number keys.
    Digits,
    /// The letters.
    Letters,
    /// Any key.
    Any,
}

/// The actions offered now, the most wanted first, each with its keys.
pub(crate) struct Offers<'a> {
    keys: &'a Keymap,
    bindings: Vec<Binding>,
}

impl<'a> Offers<'a> {
    /// None yet, on the keys of this map.
    pub(crate) const fn new(keys: &'a Keymap) -> Self {
        Self { keys, bindings: Vec::new() }
    }

    /// Everything that has a key, with the keys that work everywhere.
    pub(crate) fn done(mut self) -> Vec<Binding> {
        self.key("do-save-leave", Key::CtrlC, Action::SaveAndLeave).in_line = false;
        self.key("do-suspend", Key::CtrlZ, Action::Suspend).in_line = false;
        self.bindings.retain(|binding| !binding.keys.is_empty());
        self.bindings
    }

    pub(crate) fn add(
        &mut self,
        label: &'static str,
        cap: Cap,
        keys: Vec<(Key, Action)>,
    ) -> &mut Binding {
        self.bindings.push(Binding { keys, cap, label, in_line: true });
        let last = self.bindings.len() - 1;
        &mut self.bindings[last]
    }

    pub(crate) fn key(&mut self, label: &'static str, key: Key, action: Action) -> &mut Binding {
        self.add(label, Cap::Key(key), vec![(key, action)])
    }

    /// What the person's own keys do.
    pub(crate) fn own(
        &self,
        command: Command,
        action: Action,
    ) -> impl Iterator<Item = (Key, Action)> + 'a {
        self.keys.of(command).iter().map(move |&key| (key, action))
    }

    /// An action by its own keys alone.
    pub(crate) fn command(&mut self, command: Command, action: Action) -> &mut Binding {
        self.command_as(command.label(), command, action)
    }

    /// The same under another label.
    pub(crate) fn command_as(
        &mut self,
        label: &'static str,
        command: Command,
        action: Action,
    ) -> &mut Binding {
        let keys: Vec<_> = self.own(command, action).collect();
        // Without a key it is left out in the end.
        let first = keys.first().map_or(Key::Esc, |&(key, _)| key);
        self.add(label, Cap::Key(first), keys)
    }

    /// An action by a key that nobody can take from it, and by others besides.
    pub(crate) fn fixed(
        &mut self,
        label: &'static str,
        (key, command): (Key, Command),
        action: Action,
    ) -> &mut Binding {
        let keys = [(key, action)].into_iter().chain(self.own(command, action)).collect();
        self.add(label, Cap::Key(key), keys)
    }

    /// An action by those of its own keys that no answer to the prompt has taken.
    pub(crate) fn is_bound(&self, key: Key) -> bool {
        let mut keys = self.bindings.iter().flat_map(|binding| &binding.keys);
        keys.any(|&(other, _)| other == key)
    }

    pub(crate) fn command_if_free(
        &mut self,
        label: &'static str,
        command: Command,
        action: Action,
    ) {
        let keys: Vec<_> =
            self.own(command, action).filter(|&(key, _)| !self.is_bound(key)).collect();
        let first = keys.first().map_or(Key::Esc, |&(key, _)| key);
        self.add(label, Cap::Key(first), keys);
    }

    pub(crate) fn take(&mut self, label: &'static str, action: Action) -> &mut Binding {
        self.fixed(label, (Key::Enter, Command::Take), action)
    }

    pub(crate) fn tick(&mut self, label: &'static str, action: Action) -> &mut Binding {
        self.fixed(label, (Key::Space, Command::Tick), action)
    }

    pub(crate) fn back(&mut self, label: &'static str) -> &mut Binding {
        self.fixed(label, (Key::Esc, Command::Back), Action::Back)
    }

    pub(crate) fn sideways(&mut self, label: &'static str) -> &mut Binding {
        let (left, right) = (Action::Side(Step::Back), Action::Side(Step::On));
        let keys = [(Key::Left, left), (Key::Right, right)].into_iter();
        let keys = keys.chain(self.own(Command::Left, left)).chain(self.own(Command::Right, right));
        let keys = keys.collect();
        self.add(label, Cap::Sideways, keys)
    }

    pub(crate) fn up_down(&mut self, label: &'static str) -> &mut Binding {
        let (up, down) = (Action::Line(Step::Back), Action::Line(Step::On));
        let keys = [(Key::Up, up), (Key::Down, down)].into_iter();
        let keys = keys.chain(self.own(Command::Up, up)).chain(self.own(Command::Down, down));
        let keys = keys.collect();
        self.add(label, Cap::UpDown, keys)
    }

    /// The keys that turn pages.
    pub(crate) fn pages(&mut self, label: &'static str, cap: Key) -> &mut Binding {
        let pages = [
            (Key::PageUp, Action::Page(Step::Back)),
            (Key::PageDown, Action::Page(Step::On)),
            (Key::Home, Action::Edge(Step::Back)),
            (Key::End, Action::Edge(Step::On)),
        ];
        let pages = self.add(label, Cap::Key(cap), pages.into());
        pages.in_line = false;
        pages
    }

    /// The keys that go to the first and the last of what is chosen from.
    pub(crate) fn edges(&mut self, label: &'static str) {
        let edges = [(Key::Home, Step::Back), (Key::End, Step::On)];
        let edges = edges.map(|(key, step)| (key, Action::Edge(step)));
        self.add(label, Cap::Key(Key::Home), edges.into()).in_line = false;
    }

    pub(crate) fn cards(&mut self, label: &'static str, cards: usize) {
        let keys = self.keys.cards(cards).map(|(key, card)| (key, Action::Card(card))).collect();
        self.add(label, Cap::Cards(cards), keys).in_line = false;
    }

    /// The keys that type a value.
    pub(crate) fn digits(&mut self) -> &mut Binding {
        let digits = key::of_cards();
        let digits = digits.filter_map(|key| Some((key, Action::Digit(key.digit()?))));
        let keys = digits.chain([(Key::Backspace, Action::Erase)]).collect();
        self.add("do-type", Cap::Digits, keys)
    }

    /// The keys of the answers to a question; to pass stands last.
    pub(crate) fn question(&mut self, mut answers: Vec<Choice>) {
        answers.sort_by_key(|answer| answer.does == Action::Make(Move::Decline));
        for answer in answers {
            for (index, &command) in answer.keys.iter().enumerate() {
                self.command(command, answer.does).in_line = index == 0;
            }
        }
        self.sideways("do-choose");
        self.take("do-take", Action::Enter);
    }

    /// What goes on around every question and page; the settings are opened from there.
    pub(crate) fn help_and_leave(&mut self, settings: bool) {
        if settings {
            self.command(Command::Settings, Action::Settings).in_line = false;
        }
        self.command(Command::Help, Action::Help);
        self.command(Command::Leave, Action::Leave);
    }
}
