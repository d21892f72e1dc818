//! Lessons and quizzes on the screen.

use insta::assert_snapshot;
use ratatui::text::Line;

use crate::host::Start;
use crate::rules::{Card, Game, Move, Place, Seat};
use crate::study::lessons::{Lesson, Next, Question};
use crate::study::quiz::Quiz as Reckoned;
use crate::text::{Deck, Lang, SumPart, sum};

use crate::ui::draw::wrapped;
use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::pages::quiz::Quiz;
use crate::ui::say::lesson;
use crate::ui::state::{Effect, Message, Model, Note, Play, Prompt, Scene, StartLine, Wait};
use crate::ui::tests::{
    frame::{draw, readable, text},
    stage::{HANDS, Stage},
};
use crate::ui::views::table::result;

/// A question with the deal as it stands then, and what can be answered.
struct Asked {
    number: u8,
    question: &'static Question,
    game: Game,
    answers: Vec<Move>,
}

impl Asked {
    fn stage(&self) -> Stage {
        Stage::lesson(self.number, self.game.clone())
    }
}

/// All questions of all lessons.
fn asked() -> Vec<Asked> {
    let mut all = Vec::new();
    for (number, lesson) in (0..).zip(Lesson::all()) {
        let mut game = lesson.game();
        let own = game.deal().seating().seat(Place::FIRST).unwrap();
        loop {
            let seat = game.to_act().unwrap();
            let answers = answers(&game, seat);
            let mv = match lesson.next(game.moves().len()) {
                Next::Free => break,
                Next::Written(mv) if seat != own => mv,
                Next::Written(_) => answers[0],
                Next::Question(question) => {
                    let right = *answers.iter().find(|mv| question.judge(**mv).right).unwrap();
                    all.push(Asked { number, question, game: game.clone(), answers });
                    right
                }
            };
            game.apply(seat, mv).unwrap();
        }
    }
    all
}

fn answers(game: &Game, seat: Seat) -> Vec<Move> {
    game.legal(seat).filter(|&mv| Question::is_answered_by(mv)).collect()
}

fn table(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        scene => panic!("{scene:?}"),
    }
}

fn press(model: &mut Model, key: Key) -> Vec<Effect> {
    update(model, Message::Key { key, early: false })
}

fn play(model: &mut Model, card: &str) -> Vec<Effect> {
    let card: Card = card.parse().unwrap();
    let order = table(model).hand_order(model.kit.sorting.hand);
    let index = order.iter().position(|&own| own == card).unwrap();
    let key = Key::Char(model.kit.keys.of_card(index).unwrap());
    press(model, key)
}

/// The first question of a lesson.
fn first(number: u8) -> Stage {
    Stage::lesson(number, Lesson::get(number).unwrap().game())
}

/// All that the coach says, with the figures of the deals in it.
#[test]
fn every_sentence_of_the_coach() {
    let mut told = String::new();
    for asked in asked() {
        let model = asked.stage().model();
        let play = table(&model);
        told += &format!("{}: {}\n", asked.number + 1, lesson::sentence(&model.kit, play).unwrap());
        let mut reasons = Vec::new();
        for &mv in &asked.answers {
            let because = asked.question.judge(mv).because;
            if !reasons.contains(&because) {
                let reason = lesson::told(&model.kit, play, because, Some(mv)).unwrap();
                told += &format!("   {reason}\n");
                reasons.push(because);
            }
        }
    }
    assert_snapshot!(told);
}

#[test]
fn screens() {
    let reason = |number: u8| {
        let asked = asked().into_iter().find(|asked| asked.number == number).unwrap();
        let right = asked.answers.iter().map(|&mv| asked.question.judge(mv));
        let because = right.filter(|verdict| verdict.right).map(|verdict| verdict.because).next();
        asked.stage().waiting(Wait::Reason(because.unwrap()))
    };
    for lang in [Lang::English, Lang::German] {
        for (width, height) in [(80, 24), (120, 36)] {
            let scenes = [
                ("bid", first(0).model_in(lang, width, height)),
                ("put_away", first(3).model_in(lang, width, height)),
                ("card", first(4).model_in(lang, width, height)),
                ("announce", first(11).model_in(lang, width, height)),
                ("reason", reason(9).model_in(lang, width, height)),
                ("menu", menu(lang, width, height)),
                ("quiz", quiz(lang, (width, height), 2, "", None)),
                ("quiz_right", quiz(lang, (width, height), 2, "33", Some(true))),
                ("quiz_wrong", quiz(lang, (width, height), 11, "240", Some(false))),
            ];
            for (name, model) in scenes {
                let name = format!("{name}_{}_{width}x{height}", lang.code());
                assert_snapshot!(name, text(&draw(&model, width, height)));
            }
        }
    }
}

fn menu(lang: Lang, width: u16, height: u16) -> Model {
    let mut model = Stage::new(HANDS).lang(lang).at(width, height).bare_menu();
    if let Scene::Menu(start) = &mut model.scene {
        start.learned.add(Lesson::all()[0].title());
        start.learned.add(&Reckoned::name(0));
        start.line = start.lines().iter().position(|&line| line == StartLine::Learn).unwrap();
    }
    press(&mut model, Key::Enter);
    model
}

fn quiz(
    lang: Lang,
    (width, height): (u16, u16),
    number: usize,
    typed: &str,
    told: Option<bool>,
) -> Model {
    let mut model = Stage::new(HANDS).lang(lang).at(width, height).bare_menu();
    model.scene = Scene::Page(Box::new(Quiz { number, typed: typed.to_owned(), told }));
    model
}

/// Whatever the coach says takes two rows at most, and nothing on the screen is cut.
#[test]
fn every_sentence_can_be_read_in_every_language() {
    for asked in asked() {
        let mut because: Vec<&str> = Vec::new();
        for lang in Lang::ALL {
            because.clear();
            for (width, height) in [(80, 24), (120, 36)] {
                let model = asked.stage().model_in(lang, width, height);
                let what = format!("{} in {}", asked.question.ask(), lang.code());
                readable(&what, &model, width, height);
                short(&lesson::sentence(&model.kit, table(&model)).unwrap());
            }
            for &mv in &asked.answers {
                let verdict = asked.question.judge(mv);
                if because.contains(&verdict.because) {
                    continue;
                }
                because.push(verdict.because);
                let mut model = asked.stage().model_in(lang, 80, 24);
                let told = lesson::told(&model.kit, table(&model), verdict.because, Some(mv));
                short(told.as_deref().unwrap());
                model.note = told.map(|text| Note { text, warn: false });
                readable(verdict.because, &model, 80, 24);
            }
        }
    }
}

fn short(text: &str) {
    assert!(wrapped(text, 76).len() <= 2, "{text}");
}

#[test]
fn menus_and_quizzes_can_be_read_in_every_language() {
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (120, 36)] {
            readable("menu", &menu(lang, width, height), width, height);
            for number in 0..Reckoned::all().len() {
                for (typed, told) in [("", None), ("264", Some(true)), ("1", Some(false))] {
                    let model = quiz(lang, (width, height), number, typed, told);
                    readable("quiz", &model, width, height);
                }
            }
        }
    }
}

#[test]
fn no_card_is_named_in_the_wrong_pack() {
    let model = first(10).deck(Deck::German).lang(Lang::German).model();
    let asked = lesson::sentence(&model.kit, table(&model)).unwrap();
    assert!(asked.contains("♠U"), "{asked}");
}

#[test]
fn a_wrong_card_is_told_and_asked_again() {
    let mut model = first(4).model();
    let moves = table(&model).view.moves().len();
    assert!(play(&mut model, "CQ").is_empty());
    assert_eq!(table(&model).view.moves().len(), moves);
    let told = model.note.clone().unwrap().text;
    assert!(told.starts_with("Too early."), "{told}");
    assert!(play(&mut model, "SA").is_empty());
    assert!(model.note.clone().unwrap().text.starts_with("Trumps, yes"));
    // What the rules forbid is refused by them, and a claim waits.
    let effects = play(&mut model, "HJ");
    let learned = effects.iter().any(|effect| match effect {
        Effect::Learned(name) => name == "lesson-trumps",
        _ => false,
    });
    assert!(learned, "{effects:?}");
    assert!(matches!(table(&model).wait, Some(Wait::Reason("lesson-trumps-1-right"))));
    assert!(text(&draw(&model, 80, 24)).contains("Right. Your jacks"));
    // Nobody moves before it has been read; then the others play as they like.
    let effects = press(&mut model, Key::Enter);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Ask(_))), "{effects:?}");
    assert!(model.note.clone().unwrap().text.starts_with("That was the lesson"));
}

#[test]
fn the_others_make_the_moves_that_are_written() {
    let mut model = first(0).model();
    for (key, moves) in [('y', 2), ('y', 4), ('p', 5)] {
        let effects = press(&mut model, Key::Char(key));
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Ask(_))), "{effects:?}");
        press(&mut model, Key::Space);
        if key == 'y' {
            assert!(matches!(table(&model).prompt, Prompt::Answer(_)));
        }
        assert!(table(&model).view.moves().len() >= moves);
    }
    // Only then the others are asked.
    assert!(table(&model).asked.is_some());
}

#[test]
fn lessons_lead_from_one_to_the_next_and_back_to_the_menu() {
    let mut model = menu(Lang::English, 80, 24);
    let Scene::Menu(start) = &model.scene else { panic!() };
    // The first that is not done.
    assert_eq!(start.lines()[start.line], StartLine::Lesson(1));
    let effects = press(&mut model, Key::Enter);
    assert!(matches!(effects[..], [Effect::Open(Start::Lesson(1))]), "{effects:?}");
    let mut model = first(4).model();
    let effects = press(&mut model, Key::Char('m'));
    assert!(
        matches!(effects[..], [Effect::Save, Effect::Wake, Effect::Open(Start::Lessons(4))]),
        "{effects:?}"
    );
}

/// The column in which the numbers of a sum end on the smallest screen.
const NUMBER: i32 = 38;

/// The quizzes have every line that a sum can have: no label reaches what stands behind it.
#[test]
fn labels_of_sums_end_before_their_details() {
    for lang in Lang::ALL {
        let kit = Stage::new(HANDS).lang(lang).bare_menu().kit;
        for game in Reckoned::all() {
            let rows = sum(&kit.words, &game.reckoning, &kit.words.get("quiz-writes"));
            for row in rows {
                let width = |text: &str| Line::from(text).width() as i32;
                let label = width(&row.label);
                // Only a Null has a label that may be longer than the column; its detail gives way.
                let null = row.part == SumPart::Value && game.reckoning.base().is_none();
                assert!(label < result::DETAIL || null, "{}: {}", lang.code(), row.label);
                let detail = result::DETAIL.max(label + 1) + width(&row.detail);
                assert!(detail + 1 + width(&row.number) <= NUMBER, "{}: {row:?}", lang.code());
            }
        }
    }
}

#[test]
fn a_quiz_is_answered_with_digits() {
    let mut model = quiz(Lang::English, (80, 24), 0, "", None);
    press(&mut model, Key::Enter);
    assert!(model.note.is_some());
    for key in [Key::Char('3'), Key::Char('1'), Key::Backspace, Key::Char('0')] {
        assert!(press(&mut model, key).is_empty());
    }
    let effects = press(&mut model, Key::Enter);
    assert!(matches!(&effects[..], [Effect::Learned(name)] if name == "quiz-1"), "{effects:?}");
    let shown = text(&draw(&model, 80, 24));
    assert!(shown.contains("Right: 30.") && shown.contains("3 × 10"), "{shown}");
    let effects = press(&mut model, Key::Enter);
    assert!(matches!(effects[..], [Effect::Open(Start::Quiz(1))]), "{effects:?}");
    update(&mut model, Message::Opened(crate::ui::pages::quiz::open(11).into()));
    for key in [Key::Char('1'), Key::Enter] {
        assert!(press(&mut model, key).is_empty());
    }
    assert!(text(&draw(&model, 80, 24)).contains("Not 1: it is 264."));
    let effects = press(&mut model, Key::Enter);
    assert!(matches!(effects[..], [Effect::Open(Start::Lessons(12))]), "{effects:?}");
}
