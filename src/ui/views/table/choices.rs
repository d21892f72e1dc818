//! Choices: words on the sentence's row, the one that Enter takes in reverse.

use ratatui::text::{Line, Span};

use crate::rules::{Asking, Bid, Move, Seat};
use crate::settings::Command;

use crate::ui::draw::{canvas::Canvas, grid::Grid, kit::Kit};
use crate::ui::input::offers::Action;
use crate::ui::state::{
    ask::{self, Choices},
    model::{Model, Over, Page, Play},
    prompt::Prompt,
};

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
    match (model.over, &play.prompt) {
        (Some(Over::Ask(choices)), _) => asked(kit, play, choices),
        (None, _) if play.page != Page::Table => Vec::new(),
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
        hot: answer.keys.first().and_then(|&(command, _)| kit.keys.letter(command)),
    };
    answers.map(choice).collect()
}

/// The cards of a seat, to be played again.
fn again(kit: &Kit, play: &Play, key: &str, seat: Seat) -> String {
    let who = if play.view.seat() == Some(seat) { "you" } else { "other" };
    let args = [("who", who.into()), ("name", crate::ui::say::name(play, seat).into())];
    kit.words.with(key, &args)
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
