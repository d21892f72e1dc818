//! What can be done now, and with which keys. The key line, the help and the keyboard itself are
//! all built from this one list, so that they cannot disagree.

mod table;

use crate::rules::{Card, Move, Phase, Seat};
use crate::text::Words;

use super::key::Key;
use super::model::{Model, Over, Page, Scene, StartLine};
use super::prompt::Prompt;
use super::sheet;

/// Something the person can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    /// One step to the left or right.
    Side(Step),
    /// One step up or down.
    Line(Step),
    /// A page up or down.
    Page(Step),
    /// To the first or last line.
    Edge(Step),
    /// Takes what has the focus.
    Enter,
    /// Ticks a box, puts a card away or takes it back.
    Toggle,
    /// Picks the card of this number, counted from 0.
    Card(usize),
    /// Moves the cursor to a card.
    Point(Card),
    /// Moves the cursor to a line of the announcement.
    Pick(usize),
    /// Ticks a box of the announcement, or takes the tick off.
    Tick(usize),
    /// Types a digit of a value.
    Digit(u8),
    /// Takes the last digit back.
    Erase,
    /// One step back; closes what lies on top.
    Back,
    /// Makes a move that a letter stands for.
    Make(Move),
    /// Names the value on the button.
    Call,
    /// Holds the value asked.
    Hold,
    /// Ends the wait.
    GoOn,
    /// Writes the deal on the list and deals the next one.
    NextDeal,
    /// Plays the deal through.
    Through,
    /// Shows or hides the ten tricks.
    Tricks,
    LastTrick,
    /// All tricks so far.
    AllTricks,
    /// Asks the strongest player, opens the box of its reasons, and closes it.
    Hint,
    /// Takes everything back to the last decision.
    TakeBack,
    /// Asks from which seat the same cards are to be played again.
    Again,
    /// Plays them from this seat.
    AgainFrom(Seat),
    /// Leaves what does not count: back to the list, or to the menu.
    PutAside,
    List,
    Help,
    Leave,
    GiveUp,
    Claim,
    /// Asks whether Kontra is meant, in place of the first card.
    Kontra,
    /// Goes to the announcement of Grand Hand before a Ramsch.
    GrandHand,
    /// A line of the start menu.
    Start(StartLine),
    /// Says yes to the question that lies on top.
    Confirm,
    NewList,
    SaveAndLeave,
    Suspend,
}

/// A direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Back,
    On,
}

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
    /// Any key.
    Any,
}

impl Action {
    /// Whether it can make a move that cannot be taken back, in this state.
    pub(crate) fn is_final(self, model: &Model) -> bool {
        match self {
            Self::Make(_)
            | Self::Call
            | Self::Hold
            | Self::NextDeal
            | Self::AgainFrom(_)
            | Self::TakeBack
            | Self::PutAside
            | Self::NewList
            | Self::Confirm => true,
            Self::Enter if model.over.is_some() => true,
            Self::Card(_) | Self::Enter | Self::Toggle => {
                let Scene::Table(play) = &model.scene else { return false };
                let takes_back = match play.prompt {
                    // The announcement follows; in Schieberamsch nothing does.
                    Prompt::Discard(_) => {
                        self != Self::Enter || play.view.table().phase() != Phase::PuttingOn
                    }
                    Prompt::Announce(_) => self == Self::Toggle,
                    _ => false,
                };
                play.page == Page::Table && !takes_back
            }
            _ => false,
        }
    }
}

struct List<'a> {
    words: &'a Words,
    bindings: Vec<Binding>,
}

impl List<'_> {
    fn add(&mut self, label: &'static str, cap: Cap, keys: Vec<(Key, Action)>) -> &mut Binding {
        self.bindings.push(Binding { keys, cap, label, in_line: true });
        let last = self.bindings.len() - 1;
        &mut self.bindings[last]
    }

    fn key(&mut self, label: &'static str, key: Key, action: Action) -> &mut Binding {
        self.add(label, Cap::Key(key), vec![(key, action)])
    }

    /// A letter that differs by language, and perhaps a function key that does not.
    fn letter(
        &mut self,
        label: &'static str,
        id: &str,
        also: Option<Key>,
        action: Action,
    ) -> &mut Binding {
        let key = Key::Char(self.words.get(id).chars().next().unwrap_or_default());
        let mut keys = vec![(key, action)];
        keys.extend(also.map(|also| (also, action)));
        self.add(label, Cap::Key(key), keys)
    }

    /// The same where the letter may be taken by an answer to the prompt: then the function key
    /// alone does it.
    fn letter_if_free(&mut self, label: &'static str, id: &str, also: Key, action: Action) {
        let key = Key::Char(self.words.get(id).chars().next().unwrap_or_default());
        let mut bound = self.bindings.iter().flat_map(|binding| &binding.keys);
        if bound.any(|(other, _)| *other == key) {
            self.key(label, also, action);
        } else {
            self.letter(label, id, Some(also), action);
        }
    }

    fn sideways(&mut self, label: &'static str) {
        let keys = [(Key::Left, Action::Side(Step::Back)), (Key::Right, Action::Side(Step::On))];
        self.add(label, Cap::Sideways, keys.into());
    }

    fn up_down(&mut self, label: &'static str) -> &mut Binding {
        let keys = [(Key::Up, Action::Line(Step::Back)), (Key::Down, Action::Line(Step::On))];
        self.add(label, Cap::UpDown, keys.into())
    }

    fn cards(&mut self, label: &'static str, cards: usize) {
        let candidates = "1234567890-=&é\"'(§è!_çà)".chars().map(Key::Char);
        let keys = candidates.filter_map(|key| Some((key, Action::Card(key.card(cards)?))));
        let keys = keys.collect();
        self.add(label, Cap::Cards(cards), keys).in_line = false;
    }

    fn question(&mut self, yes: &'static str, key: &str) {
        self.letter(yes, key, None, Action::Confirm);
        self.sideways("do-choose");
        self.key("do-take", Key::Enter, Action::Enter);
        self.key("do-back", Key::Esc, Action::Back);
    }
}

/// Everything that can be done now, the most wanted first.
pub(crate) fn bindings(model: &Model) -> Vec<Binding> {
    if model.is_too_small() {
        // What is not seen is not changed, and no question can be put.
        let mut list = List { words: &model.kit.words, bindings: Vec::new() };
        list.letter("do-leave", "key-leave", None, Action::SaveAndLeave);
        always(&mut list);
        return list.bindings;
    }
    let Some(over) = model.over else { return scene_bindings(model) };
    let mut list = List { words: &model.kit.words, bindings: Vec::new() };
    over_bindings(&mut list, model, over);
    always(&mut list);
    list.bindings
}

/// What can be done with nothing lying on top.
pub(crate) fn scene_bindings(model: &Model) -> Vec<Binding> {
    let mut list = List { words: &model.kit.words, bindings: Vec::new() };
    match &model.scene {
        Scene::Start(start) => {
            list.up_down("do-choose");
            list.key("do-open", Key::Enter, Action::Enter);
            // Their letters are underlined in the lines themselves.
            for line in start.lines() {
                let (label, key) = match line {
                    StartLine::Continue => ("do-continue", "key-continue"),
                    StartLine::New => ("do-new", "key-new"),
                    StartLine::Daily => ("do-daily", "key-daily"),
                    StartLine::Practice => ("do-practice", "key-practice"),
                    StartLine::Help | StartLine::Leave | StartLine::Drill(_) => continue,
                };
                list.letter(label, key, None, Action::Start(line)).in_line = false;
            }
            if start.drills {
                list.key("do-back", Key::Esc, Action::Back);
            }
            help_and_leave(&mut list);
        }
        Scene::Table(play) => match play.page {
            Page::Table => table::bindings(&mut list, model, play),
            Page::List { .. } => {
                let scrolls = sheet::most_up(model.size.1, play.rows().len()) > 0;
                list.up_down("do-scroll").in_line = scrolls;
                let pages = [
                    (Key::PageUp, Action::Page(Step::Back)),
                    (Key::PageDown, Action::Page(Step::On)),
                    (Key::Home, Action::Edge(Step::Back)),
                    (Key::End, Action::Edge(Step::On)),
                ];
                list.add("do-page", Cap::Key(Key::PageUp), pages.into()).in_line = false;
                list.key("do-table", Key::Tab, Action::List);
                list.key("do-back", Key::Esc, Action::Back).in_line = false;
                help_and_leave(&mut list);
            }
            Page::End => {
                if play.purpose().counts() {
                    list.key("do-new", Key::Enter, Action::NewList);
                } else {
                    list.key("do-menu", Key::Enter, Action::PutAside);
                }
                list.key("do-list", Key::Tab, Action::List);
                help_and_leave(&mut list);
            }
        },
    }
    always(&mut list);
    list.bindings
}

/// Keys that work everywhere.
fn always(list: &mut List<'_>) {
    list.key("do-save-leave", Key::CtrlC, Action::SaveAndLeave).in_line = false;
    list.key("do-suspend", Key::CtrlZ, Action::Suspend).in_line = false;
}

fn help_and_leave(list: &mut List<'_>) {
    let keys = vec![(Key::Char('?'), Action::Help), (Key::F(1), Action::Help)];
    list.add("do-help", Cap::Key(Key::Char('?')), keys);
    list.letter("do-leave", "key-leave", None, Action::Leave);
}

fn over_bindings(list: &mut List<'_>, model: &Model, over: Over) {
    match over {
        Over::Help => {
            list.key("do-close", Key::Esc, Action::Back);
            let keys = [Key::Char('?'), Key::F(1), Key::Enter].map(|key| (key, Action::Back));
            list.add("do-close", Cap::Key(Key::Char('?')), keys.into()).in_line = false;
        }
        Over::LastTrick => {
            let (label, next) = match model.options.aids.tricks {
                true => ("do-all-tricks", Action::AllTricks),
                false => ("do-close", Action::Back),
            };
            list.letter(label, "key-last-trick", Some(Key::F(3)), next);
            list.key("do-close", Key::Esc, Action::Back);
            list.key("do-close", Key::Enter, Action::Back).in_line = false;
        }
        Over::AllTricks => {
            list.letter("do-close", "key-last-trick", Some(Key::F(3)), Action::Back);
            list.key("do-close", Key::Esc, Action::Back);
            list.key("do-close", Key::Enter, Action::Back).in_line = false;
        }
        Over::Again { .. } => {
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
            list.key("do-back", Key::Esc, Action::Back);
        }
        Over::Leave { .. } => {
            list.question("do-leave", "key-leave");
            list.letter("do-yes", "key-yes", None, Action::Confirm).in_line = false;
        }
        // Not with the letter that asked: held down, it would answer itself.
        Over::GiveUp { .. } | Over::Claim { .. } | Over::Kontra { .. } => {
            list.question("do-yes", "key-yes")
        }
    }
}

/// What a key does now.
pub(crate) fn action_of(model: &Model, key: Key) -> Option<Action> {
    let bindings = bindings(model);
    let action = |key: Key| {
        let mut keys = bindings.iter().flat_map(|binding| &binding.keys);
        keys.find_map(|&(bound, action)| (bound == key).then_some(action))
    };
    action(key).or_else(|| match &model.scene {
        // Any other key ends a wait.
        Scene::Table(play)
            if play.wait.is_some() && model.over.is_none() && !model.is_too_small() =>
        {
            Some(Action::GoOn)
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests;
