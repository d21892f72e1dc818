//! The page of a review: what it shows, that it can be read in every language, and its keys.

use std::sync::Arc;

use insta::assert_snapshot;

use super::*;
use crate::record::Raw;
use crate::rules::{Card, Move, Scoring, Seat, TableSize};
use crate::study::review::{Effort, Ledger, Step, Subject, Task};
use crate::text::{Deck, Lang};
use crate::ui::draw::{Colours, Kit, Order, Sorting, ThemeName};
use crate::ui::effects::Effects;
use crate::ui::input::{offers::action_of, update::update};
use crate::ui::state::{Message, Model, Overlay, Scene};
use crate::ui::tests::{
    frame::{draw, readable, text},
    stage::{HANDS, Stage},
};

const GAMES: &str = include_str!("../../../../tests/data/official.sgf");
const RAMSCH: &str = include_str!("../../../../tests/data/ramsch.sgf");

/// A game of a file as this seat is told of it; nothing is judged yet.
fn unjudged(file: &str, number: usize, seat: Seat) -> Reviewing {
    let raw = Raw::of(file.lines().nth(number - 1).unwrap());
    let record = raw.read().unwrap();
    let ledger = Ledger { scoring: Scoring::SeegerFabian, table: TableSize::Three };
    let game = Arc::new(record.play().unwrap().game().clone());
    let task = Task { game, seat, ledger, effort: Effort::FAST };
    let mut names = ["You", "Nina", "Otto"].map(str::to_owned);
    names.rotate_right(seat.index());
    Reviewing::new(task, names, "deal 13 of 36".to_owned())
}

/// The same once everything is judged.
fn judged(file: &str, number: usize, seat: Seat) -> Reviewing {
    let mut of = unjudged(file, number, seat);
    of.task.clone().run(|done| {
        of.take(&done);
        true
    });
    assert!(of.is_done());
    of
}

fn kit(lang: Lang, deck: Deck) -> Kit {
    let kit = Kit::new(lang, deck, ThemeName::Dark, Colours::Sixteen);
    Kit { sorting: Sorting { hand: Order::TrumpsLeft, ..kit.sorting }, ..kit }
}

fn model(kit: Kit, of: Reviewing) -> Model {
    Model { kit, scene: super::open(of).into(), ..Stage::new(HANDS).bare_menu() }
}

fn press(model: &mut Model, keys: &[Key]) {
    for &key in keys {
        update(model, Message::Key { key, early: false });
    }
}

fn drawn(model: &mut Model, width: u16, height: u16) -> String {
    model.size = Some((width, height));
    text(&draw(model, width, height))
}

#[test]
fn the_page() {
    // Middlehand plays Hearts and throws it away in the seventh trick.
    let of = judged(GAMES, 1, Seat::Middlehand);
    let mut model = model(kit(Lang::English, Deck::French), of);
    for (width, height) in [(80, 24), (120, 36)] {
        let shown = drawn(&mut model, width, height);
        assert_snapshot!(format!("error_{width}x{height}"), shown);
    }
    press(&mut model, &[Key::Char('s'), Key::Right]);
    assert_snapshot!("closed", drawn(&mut model, 80, 24));
    press(&mut model, &[Key::Tab]);
    assert_snapshot!("decisions", drawn(&mut model, 80, 24));
}

#[test]
fn a_deal_of_which_nothing_is_known_yet_can_be_read() {
    let mut of = unjudged(GAMES, 1, Seat::Middlehand);
    let mut left = 9;
    of.task.clone().run(|done| {
        of.take(&done);
        left -= 1;
        left > 0
    });
    let mut model = model(kit(Lang::English, Deck::Ascii), of);
    press(&mut model, &[Key::End]);
    assert_snapshot!("beginning", drawn(&mut model, 80, 24));
    press(&mut model, &[Key::Char('n')]);
    assert!(drawn(&mut model, 80, 24).contains("No errors so far"));
}

#[test]
fn every_step_can_be_read_in_every_language() {
    let games = [
        judged(GAMES, 1, Seat::Middlehand),
        judged(GAMES, 6, Seat::Rearhand),
        judged(RAMSCH, 1, Seat::Forehand),
        unjudged(GAMES, 4, Seat::Middlehand),
    ];
    for lang in Lang::ALL {
        for deck in [Deck::German, Deck::Ascii] {
            for (number, of) in games.iter().enumerate() {
                let of = Reviewing {
                    names: ["Wolfeschlege", "Marie-Louise", "山田太郎さん"].map(str::to_owned),
                    ..of.clone()
                };
                let mut model = model(kit(lang, deck), of);
                press(&mut model, &[Key::Home]);
                let steps = games[number].steps.len();
                for step in 0..steps {
                    for (width, height) in [(80, 24), (100, 30), (120, 36)] {
                        model.size = Some((width, height));
                        let what = format!("game {number}, step {step} in {}", lang.code());
                        readable(&what, &model, width, height);
                        if step == 0 {
                            press(&mut model, &[Key::Tab]);
                            readable(&what, &model, width, height);
                            press(&mut model, &[Key::Tab]);
                        }
                    }
                    press(&mut model, &[Key::Right]);
                }
                model.overlay = Some(Overlay::Help);
                readable("help", &model, 80, 24);
            }
        }
    }
}

#[test]
fn the_sum_of_a_deal_is_what_was_written() {
    for (number, seat) in [(1, Seat::Middlehand), (2, Seat::Forehand), (6, Seat::Rearhand)] {
        let of = judged(GAMES, number, seat);
        let account = of.account().unwrap();
        let parts = account.cards + account.skat.unwrap_or(0) + account.errors + account.others;
        assert_eq!(parts, account.written);
        assert!(account.errors <= 0);
        assert_eq!(account.skat.is_some(), of.declares() && of.task.game.discard().is_some());
        // The last step is the end of the game.
        let won = of.task.game.result().is_some_and(|result| match result {
            crate::rules::DealResult::Settled { reckoning, .. } => reckoning.won == of.declares(),
            _ => false,
        });
        let last = of.steps.iter().rposition(|step| step.seat != seat).unwrap();
        if of.decisions().all(|(at, _)| at < last) {
            assert_eq!(of.chance(last), Some(if won { 1.0 } else { 0.0 }));
        }
    }
}

#[test]
fn errors_are_gone_through_in_a_circle() {
    let of = judged(GAMES, 6, Seat::Rearhand);
    let errors: Vec<usize> = of.errors().map(|(at, _)| at).collect();
    assert!(errors.len() > 1, "{errors:?}");
    let mut page = Review { of, at: 0, open: true, table: false, aside: None, begun: false };
    let mut found = Vec::new();
    for _ in 0..=errors.len() {
        page.at = page.error(Way::On).unwrap();
        found.push(page.at);
    }
    assert_eq!(found[..errors.len()], errors);
    assert_eq!(found.last(), errors.first());
    assert_eq!(page.error(Way::Back), errors.last().copied());
}

#[test]
fn cards_put_away_and_the_game_are_two_steps() {
    let of = unjudged(GAMES, 1, Seat::Middlehand);
    let subjects: Vec<_> = of.steps.iter().filter_map(|step: &Step| step.subject).collect();
    assert_eq!(subjects.len(), of.task.game.moves().len() + 1);
    assert!(subjects.windows(2).any(|pair| pair == [Subject::Discard, Subject::Announce]));
}

/// The program around a table that nobody keeps.
fn carried_out(model: &mut Model, effects: Vec<Effect>) -> Vec<Effect> {
    let mut app = crate::ui::tests::settings::Pretence::default();
    let mut program = Effects { app: &mut app };
    let all = effects.into_iter();
    all.flat_map(|effect| match program.carry_out(model, effect) {
        Ok(more) => more,
        Err(effect) => vec![effect],
    })
    .collect()
}

#[test]
fn it_is_worked_out_with_the_result_and_lies_over_it() {
    let mut stage = Stage::new(HANDS).moves("18 p p").rest().model();
    let Scene::Table(play) = &stage.scene else { panic!() };
    let task = play.review.as_ref().expect("begun with the result").task.clone();
    // A step that is known before the page is opened, and one that comes later.
    let done = |index: usize| {
        let step = Step::all(&task.game).swap_remove(index);
        let open = crate::study::review::Open { before: 61, after: 60, turned: true, won: false };
        let step = Step { open: Some(open), ..step };
        Message::Judged(Box::new(Done { game: Arc::clone(&task.game), index, step }))
    };
    update(&mut stage, done(5));
    let action = action_of(&stage, Key::Char('a'));
    assert_eq!(action, Some(Action::Review));
    let effects = update(&mut stage, Message::Key { key: Key::Char('a'), early: false });
    assert!(carried_out(&mut stage, effects).is_empty());
    assert!(matches!((&stage.scene, &stage.behind[..]), (Scene::Page(_), [Scene::Table(_)])));
    assert!(stage.table().is_some(), "the list behind can still be saved");
    update(&mut stage, done(6));
    // One of another review is late.
    let other = Arc::new((*task.game).clone());
    let step = Step::all(&other).swap_remove(7);
    let late = Done { game: other, index: 7, step };
    update(&mut stage, Message::Judged(Box::new(late)));
    let effects = update(&mut stage, Message::Key { key: Key::Esc, early: false });
    assert!(carried_out(&mut stage, effects).is_empty());
    let Scene::Table(play) = &stage.scene else { panic!() };
    assert_eq!(play.review.as_ref().map(|review| review.known), Some(7));
    // Going on forgets it, wherever the review stands.
    let effects = update(&mut stage, Message::Key { key: Key::Enter, early: false });
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Judge(None))), "{effects:?}");
}

#[test]
fn in_lines() {
    let of = judged(GAMES, 1, Seat::Middlehand);
    let kit = kit(Lang::English, Deck::French);
    let mut model = model(kit, of);
    let mut told = String::new();
    for action in [
        None,
        Some(Action::Side(Way::On)),
        Some(Action::Turn),
        Some(Action::List),
        Some(Action::Tricks),
    ] {
        if let Some(action) = action {
            update(&mut model, Message::Act(action));
        }
        let Scene::Page(page) = &model.scene else { panic!() };
        for line in page.lines(&model.kit) {
            told.push_str(&crate::ui::lines::tell::bare(&model.kit, &line));
            told.push('\n');
        }
        told.push('\n');
    }
    let Scene::Page(page) = &model.scene else { panic!() };
    let answers: Vec<String> = page.answers(&model.kit).into_iter().map(|(text, _)| text).collect();
    told.push_str(&answers.join("; "));
    assert_snapshot!(told);
}

#[test]
fn only_what_is_seen_of_a_hand_is_told_when_cards_are_closed() {
    let of = judged(GAMES, 1, Seat::Middlehand);
    let mut model = model(kit(Lang::English, Deck::French), of.clone());
    press(&mut model, &[Key::Home, Key::Char('s')]);
    let shown = drawn(&mut model, 80, 24);
    let hidden = of.task.game.deal().hand(Seat::Forehand).iter();
    let card = |card: Card| model.kit.words.card(card);
    let below = shown.lines().skip(11).collect::<Vec<_>>().join("\n");
    assert!(hidden.map(card).all(|card| !below.contains(&card)), "{shown}");
    assert!(of.steps.iter().any(|step| matches!(step.mv, Move::Play(_))));
}
