//! Lessons and quizzes: what the coach says, and what a game is worth.

use crate::rules::Cards;
use crate::text::sum;

use crate::ui::draw::{
    kit::Kit,
    sorting::{Held, Order},
};
use crate::ui::input::offers::Action;
use crate::ui::lines::{ask::Choice, cards, read::Answer};
use crate::ui::pages::quiz::{self, Quiz};
use crate::ui::state::model::{Model, Scene, Wait};
use crate::ui::views::table::result::told;

/// Whether the coach's reason of an answer is read.
pub(crate) fn reads(model: &Model) -> bool {
    let Scene::Table(play) = &model.scene else { return false };
    matches!(play.wait, Some(Wait::Reason(_)))
}

/// What is new of a quiz: the game, and once it is answered the sum.
pub(crate) fn news(kit: &Kit, before: Option<&Quiz>, quiz: &Quiz) -> Vec<String> {
    let mut lines = Vec::new();
    let told = before.filter(|before| before.number == quiz.number);
    if told.is_none() {
        lines.extend(game(kit, quiz));
    }
    if quiz.is_told() && !told.is_some_and(Quiz::is_told) {
        lines.push(quiz::sentence(kit, quiz));
        let rows = sum(&kit.words, &quiz.game().reckoning, &kit.words.get("quiz-writes"));
        lines.extend(rows.into_iter().map(told::row));
    }
    lines
}

/// The game: what was announced, what came of it, and the declarer's cards.
fn game(kit: &Kit, quiz: &Quiz) -> Vec<String> {
    let (words, game) = (&kit.words, quiz.game());
    let kind = game.reckoning.contract.kind();
    let spoken = |of: Cards| {
        let order = Order::TrumpsLeft.groups(&Held::new(of, Some(kind)));
        cards::all_spoken(words, order.concat())
    };
    let mut lines = vec![quiz::heading(kit, quiz)];
    lines.extend(quiz::told(kit, game));
    lines.push(spoken(game.hand));
    lines.push(format!("{}: {}", words.get("quiz-skat"), spoken(game.skat)));
    lines
}

/// What comes after the answer of a quiz; before it there is nothing to choose.
pub(crate) fn choices(kit: &Kit, quiz: &Quiz) -> Vec<Choice> {
    let plain = |key: &str, action| Choice { text: kit.words.get(key), letter: None, action };
    let on = (quiz.is_told() && !quiz.is_last()).then(|| plain("do-next-quiz", Action::Enter));
    on.into_iter().chain(quiz.is_told().then(|| plain("do-menu", Action::Back))).collect()
}

/// A value that answers a quiz.
pub(crate) fn answer(quiz: &Quiz, text: &str) -> Option<Answer> {
    let number = (1..=quiz::MOST_DIGITS).contains(&text.len());
    if quiz.is_told() || !number || !text.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let digits = text.bytes().map(|digit| Action::Digit(digit - b'0'));
    let erased = quiz.typed.chars().map(|_| Action::Erase);
    Some(Answer::Do(erased.chain(digits).chain([Action::Enter]).collect()))
}
