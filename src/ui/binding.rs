//! What can be done now, and with which keys. The key line, the help and the keyboard itself are
//! all built from this one list, so that they cannot disagree.

use crate::rules::{Asking, Card, Kind, Move};
use crate::text::Words;

use super::key::Key;
use super::layout::Grid;
use super::model::{Model, Over, Page, Play, Scene, StartLine};
use super::prompt::Prompt;
use super::{result, sheet};

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
    List,
    Help,
    Leave,
    GiveUp,
    Claim,
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
            | Self::NewList
            | Self::Confirm => true,
            Self::Enter if model.over.is_some() => true,
            Self::Card(_) | Self::Enter | Self::Toggle => {
                let Scene::Table(play) = &model.scene else { return false };
                let ticks = self == Self::Toggle && matches!(play.prompt, Prompt::Announce(_));
                play.page == Page::Table && !matches!(play.prompt, Prompt::Discard(_)) && !ticks
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
    let Some(over) = model.over else { return scene_bindings(model) };
    let mut list = List { words: &model.kit.words, bindings: Vec::new() };
    over_bindings(&mut list, over);
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
                    StartLine::Help | StartLine::Leave => continue,
                };
                list.letter(label, key, None, Action::Start(line)).in_line = false;
            }
            help_and_leave(&mut list);
        }
        Scene::Table(play) => match play.page {
            Page::Table => table_bindings(&mut list, model, play),
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
                list.key("do-new", Key::Enter, Action::NewList);
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

fn over_bindings(list: &mut List<'_>, over: Over) {
    match over {
        Over::Help => {
            list.key("do-close", Key::Esc, Action::Back);
            let keys = [Key::Char('?'), Key::F(1), Key::Enter].map(|key| (key, Action::Back));
            list.add("do-close", Cap::Key(Key::Char('?')), keys.into()).in_line = false;
        }
        Over::LastTrick => {
            list.letter("do-close", "key-last-trick", Some(Key::F(3)), Action::Back);
            list.key("do-close", Key::Esc, Action::Back);
            list.key("do-close", Key::Enter, Action::Back).in_line = false;
        }
        Over::Leave { .. } => {
            list.question("do-leave", "key-leave");
            list.letter("do-yes", "key-yes", None, Action::Confirm).in_line = false;
        }
        // Not with the letter that asked: held down, it would answer itself.
        Over::GiveUp { .. } | Over::Claim { .. } => list.question("do-yes", "key-yes"),
    }
}

fn table_bindings(list: &mut List<'_>, model: &Model, play: &Play) {
    let view = &play.view;
    if play.wait.is_some() {
        list.add(
            "do-goes-on",
            Cap::Any,
            vec![(Key::Enter, Action::GoOn), (Key::Space, Action::GoOn)],
        );
    } else if view.table().ending().is_some() {
        let last = play.number() == play.session.list().settings().deals;
        let label = if last { "do-standing" } else { "do-next-deal" };
        list.key(label, Key::Enter, Action::NextDeal);
        let grid = Grid::new(model.size.0, model.size.1);
        if grid.is_ok_and(|grid| result::tricks_apart(&model.kit, &grid, play)) {
            list.letter("do-tricks", "key-tricks", None, Action::Tricks);
        }
    }
    if play.wait.is_none() {
        prompt_bindings(list, play);
    } else if matches!(play.prompt, Prompt::Play { .. }) {
        // A card key plays straight on from the finished trick.
        list.cards("do-play-number", play.view.hand().len());
    }
    if view.table().ending().is_none() {
        play_bindings(list, play);
    }
    list.key("do-list", Key::Tab, Action::List);
    help_and_leave(list);
}

fn prompt_bindings(list: &mut List<'_>, play: &Play) {
    match &play.prompt {
        Prompt::None => {}
        Prompt::Call(call) => {
            if call.value.is_some() {
                list.key("do-bid", Key::Enter, Action::Enter);
            } else {
                list.key("do-take", Key::Enter, Action::Enter);
            }
            if play.view.table().auction().callable().nth(1).is_some() {
                list.sideways("do-jump");
                let pages = [
                    (Key::PageUp, Action::Page(Step::Back)),
                    (Key::PageDown, Action::Page(Step::On)),
                    (Key::Home, Action::Edge(Step::Back)),
                    (Key::End, Action::Edge(Step::On)),
                ];
                list.add("do-jump-far", Cap::Key(Key::PageDown), pages.into()).in_line = false;
                let digits = "0123456789&é\"'(-§è_!çà".chars().map(Key::Char);
                let digits = digits.filter_map(|key| Some((key, Action::Digit(key.digit()?))));
                let mut keys: Vec<_> = digits.collect();
                keys.extend([(Key::Backspace, Action::Erase), (Key::Esc, Action::Back)]);
                list.add("do-type", Cap::Digits, keys);
            }
            list.up_down("do-choose");
            list.letter("do-pass", "key-pass", None, Action::Make(Move::Pass));
            if play.view.table().auction().asking() == Some(Asking::ForehandAlone) {
                list.letter("do-yes", "key-yes", None, Action::Call).in_line = false;
            }
        }
        Prompt::Answer(_) => {
            list.letter("do-yes", "key-yes", None, Action::Hold);
            list.letter("do-pass", "key-pass", None, Action::Make(Move::Pass));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
        Prompt::Skat { .. } => {
            list.letter("do-pick-up", "key-pick-up", None, Action::Make(Move::PickUp));
            list.letter("do-hand", "key-hand", None, Action::Make(Move::Hand));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
        Prompt::Discard(_) => {
            list.sideways("do-choose");
            list.key("do-put", Key::Space, Action::Toggle);
            list.key("do-go-on", Key::Enter, Action::Enter);
            list.cards("do-put-number", play.view.hand().len());
            list.key("do-take-back", Key::Esc, Action::Back).in_line = false;
        }
        Prompt::Announce(announce) => {
            list.up_down("do-game");
            if announce.ticks(&play.view) {
                list.sideways("do-level");
                list.key("do-tick", Key::Space, Action::Toggle);
            }
            list.key("do-announce", Key::Enter, Action::Enter);
            if !play.view.table().is_hand() {
                list.key("do-back-to-cards", Key::Esc, Action::Back);
            }
        }
        Prompt::Play { .. } => {
            list.sideways("do-choose");
            list.key("do-play", Key::Enter, Action::Enter);
            list.key("do-play", Key::Space, Action::Enter).in_line = false;
            list.cards("do-play-number", play.view.hand().len());
        }
        Prompt::Offer { .. } => {
            list.letter("do-accept", "key-accept", None, Action::Make(Move::Accept));
            list.letter("do-play-on", "key-play-on", None, Action::Make(Move::PlayOn));
            list.sideways("do-choose");
            list.key("do-take", Key::Enter, Action::Enter);
        }
    }
}

/// What can be done during the deal besides answering.
fn play_bindings(list: &mut List<'_>, play: &Play) {
    let view = &play.view;
    if view.table().last_trick().is_some() {
        list.letter("do-last-trick", "key-last-trick", Some(Key::F(3)), Action::LastTrick);
    }
    if view.seat().is_none() && !play.through {
        list.letter("do-through", "key-through", None, Action::Through);
    }
    if view.check(Move::Stop).is_ok() {
        list.letter("do-stop", "key-stop", None, Action::Make(Move::Stop));
    }
    // Whether the cards prove it is seen when it is tried; in Null only who can may try.
    let leads = view.my_turn() && view.table().trick().is_empty();
    let trumps = view.table().kind() != Some(Kind::Null);
    let may_try = leads && trumps && matches!(play.prompt, Prompt::Play { .. });
    if may_try || view.check(Move::Claim).is_ok() {
        list.letter("do-claim", "key-claim", None, Action::Claim);
    }
    if view.check(Move::Concede).is_ok() {
        list.letter("do-give-up", "key-give-up", None, Action::GiveUp);
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
        Scene::Table(play) if play.wait.is_some() && model.over.is_none() => Some(Action::GoOn),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::TableSize;
    use crate::ui::model::Wait;
    use crate::ui::testing::{HANDS, Stage};

    /// A state at each prompt, on each page and under each box.
    fn stages() -> Vec<(&'static str, Model)> {
        let grand = "18 y p p up G/SQ.S8";
        let lead = || Stage::new(HANDS).moves(grand);
        vec![
            ("call", Stage::dealt_by(1, HANDS).moves("p").model()),
            ("answer", Stage::new(HANDS).moves("18").model()),
            ("alone", Stage::new(HANDS).moves("p p").model()),
            ("others", Stage::new(HANDS).model()),
            ("skat", Stage::new(HANDS).moves("18 y p p").model()),
            ("discard", Stage::new(HANDS).moves("18 y p p up").model()),
            ("announce", Stage::new(HANDS).moves("18 y p p up").keys("1 2 Enter").model()),
            ("announce Hand", Stage::new(HANDS).moves("18 y p p hand").model()),
            ("lead", lead().model()),
            ("lead again", lead().moves("CJ HJ C7").model()),
            ("finished trick", lead().moves("CJ HJ C7").waiting(Wait::Trick).model()),
            ("menu", Stage::list(TableSize::Three, 1, 3).menu()),
            ("list", Stage::list(TableSize::Three, 1, 3).page(Page::List { up: 0 }).model()),
            ("end", Stage::list(TableSize::Three, 1, 36).model()),
            ("help", lead().over(Over::Help).model()),
            ("last trick", lead().over(Over::LastTrick).model()),
            ("leave", lead().over(Over::Leave { yes: true }).model()),
            ("give up", lead().over(Over::GiveUp { yes: false }).model()),
            ("claim", lead().over(Over::Claim { yes: true }).model()),
        ]
    }

    #[test]
    fn no_key_means_two_things() {
        for (name, model) in stages() {
            let bindings = bindings(&model);
            let keys: Vec<_> = bindings.iter().flat_map(|binding| &binding.keys).collect();
            for (index, (key, action)) in keys.iter().enumerate() {
                let clash =
                    keys[..index].iter().find(|(other, does)| other == key && does != action);
                assert!(clash.is_none(), "{name}: {key} is {action:?} and {clash:?}");
            }
        }
    }

    #[test]
    fn every_state_has_a_way_on_and_a_way_out() {
        for (name, model) in stages() {
            assert!(action_of(&model, Key::CtrlC) == Some(Action::SaveAndLeave), "{name}");
            assert!(bindings(&model).iter().any(|binding| binding.in_line), "{name}");
            if model.over.is_some() {
                assert_eq!(action_of(&model, Key::Esc), Some(Action::Back), "{name}");
            } else {
                assert_eq!(action_of(&model, Key::Char('q')), Some(Action::Leave), "{name}");
                assert_eq!(action_of(&model, Key::F(1)), Some(Action::Help), "{name}");
            }
        }
    }

    #[test]
    fn escape_never_makes_a_move() {
        for (name, model) in stages() {
            let action = action_of(&model, Key::Esc);
            assert!(action.is_none_or(|action| !action.is_final(&model)), "{name}: {action:?}");
        }
    }
}
