//! What can be done now, and with which keys. The key line, the help and the keyboard itself are
//! all built from this one list, so that they cannot disagree.

pub(crate) mod table;

use crate::rules::{Card, Move, Phase, Seat};
use crate::settings::Command;
use crate::text::pages::Topic;

use crate::ui::keys::{key::Key, keymap::Keymap};
use crate::ui::state::{
    ask::Choice,
    model::{Model, Offer, Over, Page, Scene, StartLine},
    preferences::Offers,
    prompt::Prompt,
};
use crate::ui::views::pages::sheet;

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
    /// Sorts the hand, or the tricks of a result, in the next way.
    Sort,
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
    /// Opens the rules.
    Rules,
    /// Goes to a topic of the rules.
    Topic(Topic),
    /// Asks for what is to be looked for.
    Find,
    /// Types a sign of what is looked for.
    Type(char),
    Help,
    /// Opens the page of settings, or leaves it.
    Settings,
    /// Goes to a line of the settings.
    Row(usize),
    /// Takes a pack of those shown in the settings.
    Pack(usize),
    /// Takes the last change of the settings back.
    Undo,
    /// Sets a value as the program comes with it.
    Reset,
    /// Writes the settings over what another has written meanwhile.
    SaveOver,
    Leave,
    GiveUp,
    Claim,
    /// Asks whether Kontra is meant, in place of the first card.
    Kontra,
    /// Goes to the announcement of Grand Hand before a Ramsch.
    GrandHand,
    /// A line of the start menu.
    Start(StartLine),
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
    /// The letters.
    Letters,
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
            | Self::NewList => true,
            Self::Enter | Self::Leave if model.over.is_some() => true,
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

pub(crate) struct List<'a> {
    keys: &'a Keymap,
    bindings: Vec<Binding>,
}

impl<'a> List<'a> {
    const fn new(model: &'a Model) -> Self {
        Self { keys: &model.kit.keys, bindings: Vec::new() }
    }

    /// Everything that has a key.
    fn done(mut self) -> Vec<Binding> {
        always(&mut self);
        self.bindings.retain(|binding| !binding.keys.is_empty());
        self.bindings
    }

    fn add(&mut self, label: &'static str, cap: Cap, keys: Vec<(Key, Action)>) -> &mut Binding {
        self.bindings.push(Binding { keys, cap, label, in_line: true });
        let last = self.bindings.len() - 1;
        &mut self.bindings[last]
    }

    fn key(&mut self, label: &'static str, key: Key, action: Action) -> &mut Binding {
        self.add(label, Cap::Key(key), vec![(key, action)])
    }

    /// What the person's own keys do.
    fn own(&self, command: Command, action: Action) -> impl Iterator<Item = (Key, Action)> + 'a {
        self.keys.of(command).iter().map(move |&key| (key, action))
    }

    /// An action by its own keys alone.
    fn command(&mut self, label: &'static str, command: Command, action: Action) -> &mut Binding {
        let keys: Vec<_> = self.own(command, action).collect();
        // Without a key it is left out in the end.
        let first = keys.first().map_or(Key::Esc, |&(key, _)| key);
        self.add(label, Cap::Key(first), keys)
    }

    /// An action by a key that nobody can take from it, and by others besides.
    fn fixed(
        &mut self,
        label: &'static str,
        (key, command): (Key, Command),
        action: Action,
    ) -> &mut Binding {
        let keys = [(key, action)].into_iter().chain(self.own(command, action)).collect();
        self.add(label, Cap::Key(key), keys)
    }

    /// An action by those of its own keys that no answer to the prompt has taken.
    fn is_bound(&self, key: Key) -> bool {
        let mut keys = self.bindings.iter().flat_map(|binding| &binding.keys);
        keys.any(|&(other, _)| other == key)
    }

    fn command_if_free(&mut self, label: &'static str, command: Command, action: Action) {
        let keys: Vec<_> =
            self.own(command, action).filter(|&(key, _)| !self.is_bound(key)).collect();
        let first = keys.first().map_or(Key::Esc, |&(key, _)| key);
        self.add(label, Cap::Key(first), keys);
    }

    fn take(&mut self, label: &'static str, action: Action) -> &mut Binding {
        self.fixed(label, (Key::Enter, Command::Take), action)
    }

    fn tick(&mut self, label: &'static str, action: Action) -> &mut Binding {
        self.fixed(label, (Key::Space, Command::Tick), action)
    }

    fn back(&mut self, label: &'static str) -> &mut Binding {
        self.fixed(label, (Key::Esc, Command::Back), Action::Back)
    }

    fn sideways(&mut self, label: &'static str) -> &mut Binding {
        let (left, right) = (Action::Side(Step::Back), Action::Side(Step::On));
        let keys = [(Key::Left, left), (Key::Right, right)].into_iter();
        let keys = keys.chain(self.own(Command::Left, left)).chain(self.own(Command::Right, right));
        let keys = keys.collect();
        self.add(label, Cap::Sideways, keys)
    }

    fn up_down(&mut self, label: &'static str) -> &mut Binding {
        let (up, down) = (Action::Line(Step::Back), Action::Line(Step::On));
        let keys = [(Key::Up, up), (Key::Down, down)].into_iter();
        let keys = keys.chain(self.own(Command::Up, up)).chain(self.own(Command::Down, down));
        let keys = keys.collect();
        self.add(label, Cap::UpDown, keys)
    }

    /// The keys that turn pages.
    fn pages(&mut self, label: &'static str, cap: Key) -> &mut Binding {
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
    fn edges(&mut self, label: &'static str) {
        let edges = [(Key::Home, Step::Back), (Key::End, Step::On)];
        let edges = edges.map(|(key, step)| (key, Action::Edge(step)));
        self.add(label, Cap::Key(Key::Home), edges.into()).in_line = false;
    }

    fn cards(&mut self, label: &'static str, cards: usize) {
        let keys = self.keys.cards(cards).map(|(key, card)| (key, Action::Card(card))).collect();
        self.add(label, Cap::Cards(cards), keys).in_line = false;
    }

    /// The keys that type a value.
    fn digits(&mut self) -> &mut Binding {
        let digits = crate::ui::keys::key::of_cards();
        let digits = digits.filter_map(|key| Some((key, Action::Digit(key.digit()?))));
        let keys = digits.chain([(Key::Backspace, Action::Erase)]).collect();
        self.add("do-type", Cap::Digits, keys)
    }

    /// The keys of the answers to a question; to pass stands last.
    fn question(&mut self, mut answers: Vec<Choice>) {
        answers.sort_by_key(|answer| answer.does == Action::Make(Move::Decline));
        for answer in answers {
            for (index, &(command, label)) in answer.keys.iter().enumerate() {
                self.command(label, command, answer.does).in_line = index == 0;
            }
        }
        self.sideways("do-choose");
        self.take("do-take", Action::Enter);
    }
}

/// Everything that can be done now, the most wanted first.
pub(crate) fn bindings(model: &Model) -> Vec<Binding> {
    if model.is_too_small() {
        // What is not seen is not changed, and no question can be put.
        let mut list = List::new(model);
        list.command("do-leave", Command::Leave, Action::SaveAndLeave);
        return list.done();
    }
    let Some(over) = model.over else { return scene_bindings(model) };
    let mut list = List::new(model);
    match over {
        Over::Rules => reading_bindings(&mut list, model),
        over => over_bindings(&mut list, model, over),
    }
    list.done()
}

/// What can be done with nothing lying on top.
pub(crate) fn scene_bindings(model: &Model) -> Vec<Binding> {
    let mut list = List::new(model);
    if let Some(offers) = model.preferences.offers() {
        settings_bindings(&mut list, offers);
        return list.done();
    }
    match &model.scene {
        Scene::Start(start) => {
            list.up_down("do-choose");
            list.edges("do-choose");
            list.take("do-open", Action::Enter);
            // Their letters are underlined in the lines themselves.
            for line in start.lines() {
                let (label, command) = match line {
                    StartLine::Continue => ("do-continue", Command::Continue),
                    StartLine::New => ("do-new", Command::New),
                    StartLine::Rules => ("do-rules", Command::Rules),
                    StartLine::Daily => ("do-daily", Command::Daily),
                    StartLine::Practice => ("do-practice", Command::Practice),
                    StartLine::Learn => ("do-learn", Command::Learn),
                    StartLine::Settings => ("do-settings", Command::Settings),
                    StartLine::Help
                    | StartLine::Leave
                    | StartLine::Drill(_)
                    | StartLine::Lesson(_)
                    | StartLine::Quizzes => continue,
                };
                list.command(label, command, Action::Start(line)).in_line = false;
            }
            if start.offer != Offer::Menu {
                list.back("do-back");
            }
            help_and_leave(&mut list, false);
        }
        Scene::Quiz(quiz) => {
            if quiz.is_told() {
                list.take(if quiz.is_last() { "do-menu" } else { "do-next-quiz" }, Action::Enter);
            } else {
                list.take("do-answer", Action::Enter);
                list.digits();
            }
            list.back("do-menu").in_line = !(quiz.is_told() && quiz.is_last());
            help_and_leave(&mut list, false);
        }
        Scene::Table(play) => match play.page {
            Page::Table => table::bindings(&mut list, model, play),
            Page::List { .. } => {
                let scrolls = sheet::most_up(&model.kit, play, model.size.1) > 0;
                list.up_down("do-scroll").in_line = scrolls;
                list.pages("do-page", Key::PageUp);
                list.command("do-table", Command::List, Action::List);
                list.back("do-back").in_line = false;
                help_and_leave(&mut list, true);
            }
            Page::End => {
                if play.purpose().counts() {
                    list.take("do-new", Action::NewList);
                } else {
                    list.take("do-menu", Action::PutAside);
                }
                list.command("do-list", Command::List, Action::List);
                help_and_leave(&mut list, true);
            }
        },
    }
    list.done()
}

fn settings_bindings(list: &mut List<'_>, offers: Offers) {
    if offers.types {
        list.key("do-take", Key::Enter, Action::Enter);
        list.key("do-back", Key::Esc, Action::Back);
        list.key("do-erase", Key::Backspace, Action::Erase).in_line = false;
        return;
    }
    if offers.save {
        // Wanted most where somebody else has changed the file.
        list.command("do-save", Command::Save, Action::SaveOver);
    }
    list.up_down("do-choose");
    // What may not be changed says why.
    list.sideways("do-change").in_line = offers.changes;
    let label = if offers.typed { "do-type-in" } else { "do-change" };
    list.take(label, Action::Enter).in_line = offers.typed;
    list.tick(label, Action::Toggle).in_line = false;
    if offers.undo {
        list.command("do-undo", Command::Undo, Action::Undo);
    }
    if offers.reset {
        list.command("do-reset", Command::Reset, Action::Reset);
    }
    list.back("do-back");
    list.command("do-back", Command::Settings, Action::Settings).in_line = false;
    list.pages("do-page", Key::PageUp);
    help_and_leave(list, false);
}

/// Keys that work everywhere.
fn always(list: &mut List<'_>) {
    list.key("do-save-leave", Key::CtrlC, Action::SaveAndLeave).in_line = false;
    list.key("do-suspend", Key::CtrlZ, Action::Suspend).in_line = false;
}

/// What goes on around every question and page; the settings are opened from there.
fn help_and_leave(list: &mut List<'_>, settings: bool) {
    if settings {
        list.command("do-settings", Command::Settings, Action::Settings).in_line = false;
    }
    list.command("do-help", Command::Help, Action::Help);
    list.command("do-leave", Command::Leave, Action::Leave);
}

/// What can be done while the rules are read. All other characters are looked for.
fn reading_bindings(list: &mut List<'_>, model: &Model) {
    let lines = [(Key::Up, Step::Back), (Key::Down, Step::On)];
    let lines = lines.map(|(key, step)| (key, Action::Line(step)));
    list.add("do-topic", Cap::UpDown, lines.into());
    list.pages("do-scroll", Key::PageDown).in_line = true;
    if model.reading.searches() {
        list.key("do-next-place", Key::Enter, Action::Enter);
        list.key("do-find", Key::Backspace, Action::Erase).in_line = false;
    } else {
        list.key("do-scroll", Key::Space, Action::Page(Step::On)).in_line = false;
        list.add("do-find", Cap::Letters, vec![(Key::Char('/'), Action::Find)]);
        list.key("do-scroll", Key::Enter, Action::Enter).in_line = false;
    }
    list.key("do-back", Key::Esc, Action::Back);
    let functions = list.own(Command::Help, Action::Back).filter(|(key, _)| !key.is_typed());
    let functions: Vec<_> = functions.collect();
    if let Some(&(key, _)) = functions.first() {
        list.add("do-close", Cap::Key(key), functions).in_line = false;
    }
}

fn over_bindings(list: &mut List<'_>, model: &Model, over: Over) {
    match over {
        Over::Help => {
            list.back("do-close");
            // Asked for help twice, the person wants to know more.
            list.command("do-rules", Command::Help, Action::Rules);
            list.take("do-close", Action::Back).in_line = false;
        }
        // The letters are looked for there: it has bindings of its own.
        Over::Rules => {}
        Over::LastTrick => {
            let (label, next) = match model.options.aids.tricks {
                true => ("do-all-tricks", Action::AllTricks),
                false => ("do-close", Action::Back),
            };
            list.command(label, Command::LastTrick, next);
            list.back("do-close");
            list.take("do-close", Action::Back).in_line = false;
        }
        Over::AllTricks => {
            list.command("do-close", Command::LastTrick, Action::Back);
            list.back("do-close");
            list.take("do-close", Action::Back).in_line = false;
        }
        Over::Ask(choices) => {
            if let Scene::Table(play) = &model.scene {
                list.question(choices.ask.choices(&play.view));
            }
            list.back("do-back");
        }
    }
}

/// What is typed while the rules are read.
fn typed(model: &Model, key: Key) -> Option<Action> {
    match key {
        _ if model.over != Some(Over::Rules) || model.is_too_small() => None,
        Key::Char(sign) => Some(Action::Type(sign)),
        Key::Space => Some(Action::Type(' ')),
        _ => None,
    }
}

/// What a key does now.
pub(crate) fn action_of(model: &Model, key: Key) -> Option<Action> {
    let bindings = bindings(model);
    let action = |key: Key| {
        let mut keys = bindings.iter().flat_map(|binding| &binding.keys);
        keys.find_map(|&(bound, action)| (bound == key).then_some(action))
    };
    action(key).or_else(|| typed(model, key)).or_else(|| match &model.scene {
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
