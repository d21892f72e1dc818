//! Choices: words on the sentence's row, the one that Enter takes in reverse.

use ratatui::text::{Line, Span};

use crate::rules::{Move, Seat};
use crate::settings::Command;

use super::binding::Action;
use super::layout::Grid;
use super::model::{Model, Over, Play};
use super::prompt::Prompt;
use super::{Canvas, Kit};

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
pub(crate) fn choices(model: &Model, play: Option<&Play>) -> Vec<Choice> {
    let kit = &model.kit;
    let choice = |key: &str, command: Option<Command>, action, focused| Choice {
        text: kit.words.get(key),
        action,
        focused,
        hot: command.and_then(|command| kit.keys.letter(command)),
    };
    match model.over {
        Some(Over::Leave { yes }) => {
            return vec![
                choice("choice-leave", Some(Command::Leave), Action::Confirm, yes),
                choice("choice-stay", None, Action::Back, !yes),
            ];
        }
        Some(Over::GiveUp { yes }) => {
            return vec![
                choice("choice-play-on", None, Action::Back, !yes),
                choice("choice-give-up", Some(Command::Yes), Action::Confirm, yes),
            ];
        }
        Some(Over::Claim { yes }) => {
            return vec![
                choice("choice-claim", Some(Command::Yes), Action::Confirm, yes),
                choice("choice-play-on", None, Action::Back, !yes),
            ];
        }
        Some(Over::Kontra { yes }) => {
            return vec![
                choice("choice-play-on", None, Action::Back, !yes),
                choice("choice-yes-kontra", Some(Command::Yes), Action::Confirm, yes),
            ];
        }
        Some(Over::Again { at }) => {
            let Some(play) = play else { return Vec::new() };
            let seats = play.seats_again().into_iter().enumerate();
            let seat = |(index, seat)| Choice {
                text: again(kit, play, seat),
                action: Action::AgainFrom(seat),
                focused: index == at,
                hot: None,
            };
            return seats.map(seat).collect();
        }
        Some(Over::Help | Over::Rules | Over::LastTrick | Over::AllTricks) => return Vec::new(),
        None => {}
    }
    let Some(play) = play else { return Vec::new() };
    match &play.prompt {
        Prompt::Call(call) => {
            let pass = Action::Make(Move::Pass);
            let mut choices = vec![choice("choice-pass", Some(Command::Pass), pass, call.pass)];
            if let Some(value) = call.value {
                let key = if play.view.table().auction().last().is_none() && alone(play) {
                    "choice-play-at"
                } else {
                    "choice-bid"
                };
                let text = kit.words.with(key, &[("bid", value.value().into())]);
                let bid = Choice { text, action: Action::Call, focused: !call.pass, hot: None };
                choices.insert(0, bid);
            }
            choices
        }
        Prompt::Answer(answer) => {
            let text = kit.words.with("choice-hold", &[("bid", answer.value.value().into())]);
            let hot = kit.keys.letter(Command::Yes);
            let hold = Choice { text, action: Action::Hold, focused: !answer.pass, hot };
            let pass = Action::Make(Move::Pass);
            let pass = choice("choice-pass", Some(Command::Pass), pass, answer.pass);
            // After a jump the cautious answer stands first.
            if answer.pass_first { vec![pass, hold] } else { vec![hold, pass] }
        }
        Prompt::Skat { hand } => {
            let (pick_up, leave) = (Action::Make(Move::PickUp), Action::Make(Move::Hand));
            vec![
                choice("choice-pick-up", Some(Command::PickUp), pick_up, !hand),
                choice("choice-hand", Some(Command::Hand), leave, *hand),
            ]
        }
        Prompt::Announce(announce) => {
            let Some(offered) = announce.chosen(&play.view) else { return Vec::new() };
            let game = kit.words.contract(offered.contract);
            let text = kit.words.with("choice-play", &[("game", game.into())]);
            vec![Choice { text, action: Action::Enter, focused: true, hot: None }]
        }
        Prompt::Offer { accept } => {
            let (yes, no) = (Action::Make(Move::Accept), Action::Make(Move::PlayOn));
            vec![
                choice("choice-accept", Some(Command::Accept), yes, *accept),
                choice("choice-play-on", Some(Command::PlayOn), no, !accept),
            ]
        }
        // The answer that changes nothing stands first and has the focus.
        Prompt::GrandHand { declare } => vec![
            choice("choice-pass", Some(Command::Pass), Action::Make(Move::Decline), !declare),
            choice("choice-grand-hand", Some(Command::GrandHand), Action::GrandHand, *declare),
        ],
        Prompt::Push { push } => {
            let (take, on) = (Action::Make(Move::PickUp), Action::Make(Move::Push));
            vec![
                choice("choice-take-skat", Some(Command::TakeSkat), take, !push),
                choice("choice-push", Some(Command::Push), on, *push),
            ]
        }
        Prompt::Double { with, yes } => {
            let (key, command) = match with {
                Move::Hirsch => ("choice-hirsch", Command::Hirsch),
                Move::Re => ("choice-re", Command::Re),
                _ => ("choice-kontra", Command::Kontra),
            };
            vec![
                choice("choice-pass", Some(Command::Pass), Action::Make(Move::Decline), !yes),
                choice(key, Some(command), Action::Make(*with), *yes),
            ]
        }
        Prompt::None | Prompt::Discard(_) | Prompt::Play { .. } => Vec::new(),
    }
}

/// The cards of a seat, to be played again.
fn again(kit: &Kit, play: &Play, seat: Seat) -> String {
    let who = if play.view.seat() == Some(seat) { "you" } else { "other" };
    let args = [("who", who.into()), ("name", super::say::name(play, seat).into())];
    kit.words.with("choice-again", &args)
}

fn alone(play: &Play) -> bool {
    matches!(play.view.table().auction().asking(), Some(crate::rules::Asking::ForehandAlone))
}

/// The choices with the columns they take.
pub(crate) fn laid_out(grid: &Grid, choices: &[Choice]) -> Vec<(std::ops::Range<i32>, Choice)> {
    use unicode_width::UnicodeWidthStr;
    let mut x = grid.table.x;
    choices
        .iter()
        .map(|choice| {
            let columns = x..x + choice.text.width() as i32 + 2;
            x = columns.end + 2;
            (columns, choice.clone())
        })
        .collect()
}

/// Draws the choices and returns the column behind them.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, choices: &[Choice]) -> i32 {
    let mut end = grid.table.x;
    for (columns, choice) in laid_out(grid, choices) {
        canvas.line(columns.start, grid.sentence(), &line(kit, &choice));
        end = columns.end;
    }
    end
}

fn line(kit: &Kit, choice: &Choice) -> Line<'static> {
    let style = if choice.focused { kit.theme.focus() } else { kit.theme.normal() };
    let text = format!(" {} ", choice.text);
    let hot = choice
        .hot
        .and_then(|hot| text.char_indices().find(|(_, c)| c.to_lowercase().eq(hot.to_lowercase())));
    match hot {
        Some((at, c)) => {
            let (before, rest) = text.split_at(at);
            let (letter, after) = rest.split_at(c.len_utf8());
            Line::from(vec![
                Span::styled(before.to_owned(), style),
                Span::styled(letter.to_owned(), style.patch(kit.theme.hot())),
                Span::styled(after.to_owned(), style),
            ])
        }
        None => Line::from(Span::styled(text, style)),
    }
}
