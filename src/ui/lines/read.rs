//! The meaning of an answer, read in this state.

use crate::rules::{Announced, Bid, Card, Contract, Kind, Move};
use crate::settings::excerpt;
use crate::text::Arg;

use crate::ui::draw::Kit;
use crate::ui::input::offers;
use crate::ui::keys::Key;
use crate::ui::lines::ask::Choice;
use crate::ui::lines::{ask, cards};
use crate::ui::say::cards::spoken;
use crate::ui::say::table;
use crate::ui::state::{
    Action, Announce, Binding, Discard, Model, Overlay, Play, Prompt, Scene, StartLine,
};

/// The reading of an answer.
#[derive(Debug)]
pub(crate) enum Answer {
    /// The actions of keys, one after the other.
    Do(Vec<Action>),
    /// Something is only looked at.
    Look(Look),
    /// A word is looked for in the rules.
    Find(String),
    /// It is none, and why.
    Refused(String),
}

/// The things that can be looked at at any time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Look {
    /// The answers that can be given.
    Help,
    LastTrick,
    /// All cards of a deal that is over.
    Tricks,
    List,
    /// The person's cards.
    Cards,
    /// The game and the trick on the table.
    Table,
    /// The hint once more, and where its odds come from.
    Why,
}

impl From<Action> for Answer {
    fn from(action: Action) -> Self {
        Self::Do(vec![action])
    }
}

/// The reading of an answer in this state.
pub(crate) fn answer(model: &Model, text: &str) -> Answer {
    let lower = text.to_lowercase();
    let words = &model.kit.words;
    if text.is_empty() {
        return empty(model);
    }
    if let Some(look) = looked_at(model, &lower) {
        return Answer::Look(look);
    }
    if let Some(choice) = chosen(ask::choices(model), &lower) {
        return choice.action.into();
    }
    if let Some(answer) = to_prompt(model, text) {
        return answer;
    }
    if let Some(action) = command(model, &lower) {
        return does(model, action);
    }
    if ELSEWHERE.iter().any(|key| words.get(key).to_lowercase() == lower) {
        return Answer::Refused(words.get("refused"));
    }
    Answer::Refused(words.with("line-unknown", &[("text", legible(text).into())]))
}

/// The words of commands that are none at every question.
const ELSEWHERE: [&str; 7] = [
    "do-give-up",
    "do-claim",
    "do-last-trick",
    "do-stop",
    "do-kontra",
    "do-hint",
    "do-take-back-move",
];

/// The typed text, as far as it can be repeated in a line.
fn legible(text: &str) -> String {
    // What a debugger would escape moves the cursor or turns the direction of writing.
    let strange = |sign: char| sign.escape_debug().len() > 1 && !"\"'\\".contains(sign);
    excerpt(text).chars().map(|sign| if strange(sign) { '?' } else { sign }).collect()
}

/// Nothing was typed: after a result the next deal follows, anything else is asked again.
fn empty(model: &Model) -> Answer {
    match &model.scene {
        Scene::Table(play) if play.shows_result() && model.overlay.is_none() => {
            Action::NextDeal.into()
        }
        Scene::Page(page) if model.overlay.is_none() => Answer::Do(
            page.answers(&model.kit).into_iter().take(1).map(|(_, action)| action).collect(),
        ),
        _ => Answer::Do(Vec::new()),
    }
}

/// The words for what is only looked at.
fn looked_at(model: &Model, text: &str) -> Option<Look> {
    let words = &model.kit.words;
    let is = |key: &str| words.get(key).to_lowercase() == text;
    let at_table = matches!(model.scene, Scene::Table(_));
    match text {
        _ if is("do-help") => Some(Look::Help),
        _ if at_table && is("line-word-cards") => Some(Look::Cards),
        _ if at_table && is("line-word-table") => Some(Look::Table),
        _ => None,
    }
}

/// The choice of this number, letter or text.
fn chosen(choices: Vec<Choice>, text: &str) -> Option<Choice> {
    let number = text.parse::<usize>().ok();
    let is = |(n, choice): &(usize, Choice)| {
        let letter = choice.letter.is_some_and(|letter| text == letter.to_lowercase().to_string());
        letter || number == Some(*n) || choice.text.to_lowercase() == text
    };
    (1..).zip(choices).find(is).map(|(_, choice)| choice)
}

/// The reading of an answer to the question itself, where that is more than a choice.
fn to_prompt(model: &Model, text: &str) -> Option<Answer> {
    if model.overlay == Some(Overlay::Rules) {
        let command = command(model, &text.to_lowercase()).is_some();
        return (!command).then(|| Answer::Find(text.to_owned()));
    }
    let play = match &model.scene {
        Scene::Page(page) => return page.typed(text).map(Answer::Do),
        Scene::Table(play) if model.overlay.is_none() && !play.shows_result() => play,
        _ => return None,
    };
    match &play.prompt {
        Prompt::Call(_) => bid(model, play, text),
        Prompt::Answer(answer) if text == answer.value.value().to_string() => {
            Some(Action::Hold.into())
        }
        Prompt::Play { .. } => card(&model.kit, play, text),
        Prompt::Discard(discard) => discarded(&model.kit, play, discard, text),
        Prompt::Announce(announce) => game(&model.kit, play, announce, text),
        _ => None,
    }
}

fn bid(model: &Model, play: &Play, text: &str) -> Option<Answer> {
    let number: u16 = text.parse().ok()?;
    let callable = Bid::all().find(|bid| bid.value() == number);
    Some(match callable.filter(|bid| play.view.check(Move::Bid(*bid)).is_ok()) {
        Some(bid) => Action::Make(Move::Bid(bid)).into(),
        None => Answer::Refused(table::no_bid(&model.kit, &legible(text)).text),
    })
}

fn card(kit: &Kit, play: &Play, text: &str) -> Option<Answer> {
    let hand = play.hand_order(kit.sorting.hand);
    match cards::one(&kit.words, &hand, text) {
        Some(card) if hand.contains(&card) => Some(Action::Make(Move::Play(card)).into()),
        Some(card) => Some(Answer::Refused(not_held(kit, card))),
        None => text.parse::<usize>().ok().map(|_| Answer::Refused(no_card(kit, text))),
    }
}

fn not_held(kit: &Kit, card: Card) -> String {
    kit.words.with("line-not-held", &[("card", spoken(&kit.words, card).into())])
}

fn no_card(kit: &Kit, text: &str) -> String {
    kit.words.with("line-no-card", &[("text", legible(text).into())])
}

/// Two cards at once are put away for good; a single one is put away or taken back.
fn discarded(kit: &Kit, play: &Play, discard: &Discard, text: &str) -> Option<Answer> {
    let hand = play.hand_order(kit.sorting.hand);
    let named = cards::read_several(&kit.words, &hand, text);
    let whole = cards::one(&kit.words, &hand, text);
    let named = match (whole, named) {
        (Some(card), _) => vec![card],
        (None, Ok(cards)) => cards,
        // A word that is no card at all may be a command.
        (None, Err(part)) if part == text && text.parse::<usize>().is_err() => return None,
        (None, Err(part)) => return Some(Answer::Refused(no_card(kit, &part))),
    };
    if let Some(&card) = named.iter().find(|card| !hand.contains(card)) {
        return Some(Answer::Refused(not_held(kit, card)));
    }
    let place = |card: &Card| hand.iter().position(|held| held == card).map(Action::Card);
    match named[..] {
        [first, second] if first != second => {
            let back = discard.put.iter().map(|_| Action::Back);
            let put = named.iter().filter_map(place);
            Some(Answer::Do(back.chain(put).chain([Action::Enter]).collect()))
        }
        [card] => {
            let mut actions: Vec<Action> = place(&card).into_iter().collect();
            let second = discard.put.len() == 1 && !discard.put.contains(&card);
            actions.extend(second.then_some(Action::Enter));
            Some(Answer::Do(actions))
        }
        _ => Some(Answer::Refused(kit.words.get("line-two-cards"))),
    }
}

/// A game by its number, its name or its letters; in a Hand game with what is announced.
fn game(kit: &Kit, play: &Play, announce: &Announce, text: &str) -> Option<Answer> {
    let lines = announce.lines(&play.view);
    let lower = text.to_lowercase();
    let mut words: Vec<&str> =
        lower.split([' ', ',', '+']).filter(|word| !word.is_empty()).collect();
    let named = |key: &str| kit.words.get(key).to_lowercase();
    // Each as it is offered and as it is told.
    let levels = [
        ("announce-schneider", Announced::Schneider),
        ("announce-schwarz", Announced::Schwarz),
        ("announce-open", Announced::Ouvert),
        ("sum-ouvert", Announced::Ouvert),
    ];
    let line = |text: &str| {
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let by_name = || {
            let is = |contract: Contract| {
                kit.words.contract_by_name(contract).to_lowercase() == text
                    || kit.words.kind(contract.kind()).to_lowercase() == text
            };
            lines.iter().position(|offered| is(offered.contract))
        };
        let by_letters = || {
            let contract: Contract = text.to_uppercase().parse().ok()?;
            let plain =
                |offered: Contract| offered == contract || offered.kind() == contract.kind();
            lines.iter().position(|offered| plain(offered.contract))
        };
        let at = number.or_else(by_name).or_else(by_letters)?;
        lines.get(at).copied()
    };
    // The whole answer may be a name, as "Null open" is; else its last words are what is announced.
    if let Some(offered) = line(&lower) {
        return Some(Action::Make(ask::announcing(announce, offered)).into());
    }
    let mut announced = Announced::Nothing;
    while let Some((_, level)) =
        words.last().and_then(|last| levels.iter().find(|(key, _)| named(key) == *last))
    {
        announced = announced.max(*level);
        words.pop();
    }
    let offered = line(&words.join(" "))?;
    let (kind, hand) = (offered.contract.kind(), offered.contract.is_hand());
    let contract = match kind {
        Kind::Null => Ok(Contract::null(hand, announced == Announced::Ouvert)),
        kind => Contract::new(kind, hand, announced),
    };
    Some(match contract {
        Ok(contract) => Action::Make(Move::Declare(contract, announce.put)).into(),
        Err(_) => Answer::Refused(kit.words.get("refused")),
    })
}

/// The other commands, each with its letter and its words.
pub(crate) fn commands(model: &Model) -> Vec<Binding> {
    let open = |binding: &Binding| binding.keys.iter().any(|&(_, action)| is_command(action));
    offers::bindings(model).into_iter().filter(open).collect()
}

/// True if an action can be told in a word: not the ways of a cursor.
const fn is_command(action: Action) -> bool {
    matches!(
        action,
        Action::Make(_)
            | Action::Call
            | Action::Hold
            | Action::NextDeal
            | Action::Through
            | Action::LastTrick
            | Action::Tricks
            | Action::Hint
            | Action::Review
            | Action::TakeBack
            | Action::Ask(_)
            | Action::PutAside
            | Action::List
            | Action::Help
            | Action::Rules
            | Action::Settings
            | Action::Leave
            | Action::GrandHand
            | Action::Start(_)
            | Action::Back
            | Action::NewList
            | Action::SaveAndLeave
    )
}

/// The command of a key or of the words for it.
fn command(model: &Model, text: &str) -> Option<Action> {
    let key = named_key(text);
    commands(model).into_iter().find_map(|binding| {
        let label = model.kit.words.with(binding.label, &[("value", Arg::from(0))]).to_lowercase();
        let back = |action| action == Action::Back && model.kit.words.get("do-back") == text;
        let is = |&&(bound, action): &&(Key, Action)| {
            is_command(action) && (Some(bound) == key || label == text || back(action))
        };
        binding.keys.iter().find(is).map(|&(_, action)| action)
    })
}

/// A key by its name, as far as it can be typed.
fn named_key(text: &str) -> Option<Key> {
    let mut signs = text.chars();
    match (signs.next()?, signs.next()) {
        (sign, None) => Some(Key::Char(sign)),
        _ if text == "tab" => Some(Key::Tab),
        _ if text == "esc" => Some(Key::Esc),
        ('f', _) => text[1..].parse().ok().map(Key::F),
        _ => None,
    }
}

/// The reading of a command here, where nothing is drawn.
fn does(model: &Model, action: Action) -> Answer {
    match action {
        Action::Help | Action::Start(StartLine::Help) => Answer::Look(Look::Help),
        Action::List => Answer::Look(Look::List),
        Action::LastTrick => Answer::Look(Look::LastTrick),
        Action::Tricks => Answer::Look(Look::Tricks),
        Action::Leave | Action::Start(StartLine::Leave) => Action::SaveAndLeave.into(),
        Action::Settings | Action::Start(StartLine::Settings) => {
            let path = model.preferences.file().unwrap_or_default();
            Answer::Refused(model.kit.words.with("line-settings", &[("path", path.into())]))
        }
        Action::Hint if has_hint(model) => Answer::Look(Look::Why),
        action => action.into(),
    }
}

fn has_hint(model: &Model) -> bool {
    matches!(&model.scene, Scene::Table(play) if play.advice().is_some())
}
