//! The choices: the answers to a question in words, one of them in focus.

use crate::rules::{Asking, Bid, Move, Seat};
use crate::settings::Command;
use crate::ui::draw::Kit;
use crate::ui::say;
use crate::ui::state::{Action, Choices, Model, Overlay, Play, Prompt, TablePage, ask};

/// One choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) text: String,
    pub(crate) action: Action,
    pub(crate) focused: bool,
    /// The letter that takes it, underlined where it stands in the text.
    pub(crate) hot: Option<char>,
}

/// The choices of the question that lies on top, or of the prompt.
pub(crate) fn choices(model: &Model, play: &Play) -> Vec<Choice> {
    let kit = &model.kit;
    let pass = |focused| Choice {
        text: kit.words.get("choice-pass"),
        action: Action::Make(Move::Pass),
        focused,
        hot: kit.keys.letter(Command::Pass),
    };
    let bid = |key: &str, bid: Bid| kit.words.with(key, &[("bid", bid.value().into())]);
    match (model.overlay, &play.prompt) {
        (Some(Overlay::Ask(choices)), _) => asked(kit, play, choices),
        (None, _) if play.page != TablePage::Table => Vec::new(),
        (None, Prompt::Choose(choices)) => asked(kit, play, *choices),
        (None, Prompt::Call(call)) => {
            let alone = play.view.table().auction().asking() == Some(Asking::ForehandAlone);
            let named = call.value.map(|value| Choice {
                text: bid(if alone { "choice-play-at" } else { "choice-bid" }, value),
                action: Action::Call,
                focused: !call.pass,
                hot: None,
            });
            named.into_iter().chain([pass(call.pass)]).collect()
        }
        (None, Prompt::Answer(answer)) => {
            let hold = Choice {
                text: bid("choice-hold", answer.value),
                action: Action::Hold,
                focused: !answer.pass,
                hot: kit.keys.letter(Command::Yes),
            };
            let pass = pass(answer.pass);
            // After a jump the cautious answer stands first.
            if answer.pass_first { vec![pass, hold] } else { vec![hold, pass] }
        }
        (None, Prompt::Announce(announce)) => {
            let Some(offered) = announce.chosen(&play.view) else { return Vec::new() };
            let game = kit.words.contract(offered.contract);
            let text = kit.words.with("choice-play", &[("game", game.into())]);
            vec![Choice { text, action: Action::Enter, focused: true, hot: None }]
        }
        (Some(_), _) | (None, Prompt::None | Prompt::Discard(_) | Prompt::Play { .. }) => {
            Vec::new()
        }
    }
}

/// The answers of a question.
fn asked(kit: &Kit, play: &Play, choices: Choices) -> Vec<Choice> {
    let answers = choices.ask.choices(&play.view).into_iter().enumerate();
    let choice = |(index, answer): (usize, ask::Choice)| Choice {
        text: match answer.does {
            Action::AgainFrom(seat) => again(kit, play, answer.says, seat),
            _ => kit.words.get(answer.says),
        },
        action: answer.does,
        focused: index == choices.at,
        hot: answer.keys.first().and_then(|&command| kit.keys.letter(command)),
    };
    answers.map(choice).collect()
}

/// The cards of a seat, to be played again.
fn again(kit: &Kit, play: &Play, key: &str, seat: Seat) -> String {
    let who = if play.view.seat() == Some(seat) { "you" } else { "other" };
    let args = [("who", who.into()), ("name", say::name(play, seat).into())];
    kit.words.with(key, &args)
}
