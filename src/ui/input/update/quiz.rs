//! Quizzes: a value is typed, judged and explained.

use crate::study::lessons::Lesson;
use crate::study::quiz::Quiz as Game;
use crate::ui::input::offers::Action;
use crate::ui::pages::quiz::MOST_DIGITS;
use crate::ui::say;
use crate::ui::state::{
    message::Effect,
    model::{Model, Scene},
};

/// Works on a quiz.
pub(crate) fn quiz(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let Scene::Quiz(quiz) = &mut model.scene else { return };
    // The quizzes stand below the lessons.
    let back = Effect::Lessons(u8::try_from(Lesson::all().len()).unwrap_or_default());
    match action {
        Action::Digit(digit) if !quiz.is_told() && quiz.typed.len() < MOST_DIGITS => {
            quiz.typed.push((b'0' + digit) as char);
        }
        Action::Erase => {
            quiz.typed.pop();
        }
        Action::Enter if quiz.is_told() => {
            effects.push(if quiz.is_last() { back } else { Effect::Quiz(quiz.number + 1) });
        }
        Action::Enter => match quiz.typed.parse::<u32>() {
            Ok(typed) => {
                let right = typed == quiz.game().answer();
                quiz.told = Some(right);
                model.prompts += 1;
                if right {
                    effects.push(Effect::Learned(Game::name(quiz.number)));
                }
            }
            Err(_) => model.note = Some(say::note(&model.kit, "quiz-type")),
        },
        Action::Back => effects.push(back),
        _ => {}
    }
}
