//! Cards in motion, stepped by messages: nothing here waits for a clock.

use std::time::Duration;

use insta::assert_snapshot;

use crate::rules::TableSize;

use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::state::{Effect, FRAME, Message, Model, Moving, Overlay, Play, Prompt, Scene, Wait};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::scenes::{declares, defends};
use crate::ui::tests::stage::{HANDS, Stage};

const PACE: Duration = Duration::from_millis(800);

/// The same state on a terminal on which cards move.
fn lively(stage: &Stage) -> Model {
    let mut model = stage.model();
    model.kit.moves = true;
    model.options.pace = PACE;
    model
}

fn play(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        Scene::Menu(_) | Scene::Page(_) => panic!("the start menu"),
    }
}

fn press(model: &mut Model, key: Key) -> Vec<Effect> {
    update(model, Message::Key { key, early: false })
}

fn moving(model: &Model) -> Option<Moving> {
    play(model).motion.map(|motion| motion.what())
}

fn waits(effects: &[Effect]) -> Vec<Duration> {
    let time = |effect: &Effect| match effect {
        Effect::Wait(time) => Some(*time),
        _ => None,
    };
    effects.iter().filter_map(time).collect()
}

fn asks(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Ask(_)))
}

/// The time is over; gives what follows.
fn elapse(model: &mut Model) -> Vec<Effect> {
    update(model, Message::Elapsed)
}

#[test]
fn a_card_comes_to_its_place_in_three_frames() {
    let mut model = lively(&declares());
    let effects = press(&mut model, Key::Char('2'));
    assert_eq!(moving(&model), Some(Moving::Card));
    assert_eq!(waits(&effects), [FRAME]);
    assert!(!asks(&effects), "nobody plays on while it moves");
    let mut frames = vec![text(&draw(&model, 80, 24))];
    for left in [2, 1, 0] {
        let effects = elapse(&mut model);
        frames.push(text(&draw(&model, 80, 24)));
        assert_eq!(waits(&effects), vec![FRAME; usize::from(left > 0)]);
        assert_eq!(asks(&effects), left == 0);
    }
    assert_eq!(moving(&model), None);
    let at_once = declares().keys("2").draw(80, 24);
    assert_eq!(frames[3], at_once, "it ends where it would have appeared");
    frames.dedup();
    assert_eq!(frames.len(), 4, "every frame is another");
    assert_snapshot!("card_moves_1", frames[0]);
    assert_snapshot!("card_moves_2", frames[1]);
}

#[test]
fn any_key_lets_everything_lie_where_it_belongs() {
    for key in [Key::Char('#'), Key::F(3), Key::Left] {
        let mut model = lively(&declares());
        press(&mut model, Key::Char('2'));
        let effects = press(&mut model, key);
        assert_eq!(moving(&model), None, "{key}");
        assert!(asks(&effects), "{key}: the table goes on at once");
        assert!(effects.iter().any(|effect| matches!(effect, Effect::Wake)), "{key}");
    }
    let mut model = lively(&declares());
    press(&mut model, Key::Char('2'));
    update(&mut model, Message::Click { col: 0, row: 0, early: false });
    assert_eq!(moving(&model), None, "a click as well");
}

#[test]
fn a_trick_is_looked_at_and_then_gathered() {
    // Your card is the third and takes the trick.
    let mut model = lively(&defends());
    let effects = press(&mut model, Key::Enter);
    assert_eq!(waits(&effects).last(), Some(&FRAME));
    assert_eq!((moving(&model), play(&model).wait), (Some(Moving::Card), Some(Wait::Trick)));
    elapse(&mut model);
    elapse(&mut model);
    let effects = elapse(&mut model);
    assert_eq!(waits(&effects), [PACE], "the pause begins when the card lies there");
    assert_eq!(moving(&model), None);
    let rest = text(&draw(&model, 80, 24));
    assert!(rest.contains("you take it"), "{rest}");
    let effects = elapse(&mut model);
    assert_eq!((moving(&model), waits(&effects)), (Some(Moving::Trick), vec![FRAME]));
    assert!(play(&model).shows_finished_trick());
    assert_snapshot!("trick_gathered", text(&draw(&model, 80, 24)));
    elapse(&mut model);
    elapse(&mut model);
    let effects = elapse(&mut model);
    assert!(waits(&effects).is_empty());
    assert_eq!((moving(&model), play(&model).wait), (None, None));
    assert!(matches!(play(&model).prompt, Prompt::Play { .. }));
}

/// A card key plays straight on, whatever moves.
#[test]
fn keys_need_not_wait_for_the_cards() {
    for steps in 0..7 {
        let mut model = lively(&defends());
        press(&mut model, Key::Enter);
        for _ in 0..steps {
            elapse(&mut model);
        }
        let moves = play(&model).view.moves().len();
        press(&mut model, Key::Char('1'));
        assert_eq!(play(&model).view.moves().len(), moves + 1, "after {steps} steps");
        assert_eq!(moving(&model), Some(Moving::Card), "and this card moves");
    }
}

#[test]
fn a_trick_that_waits_for_a_key_is_not_gathered_by_the_clock() {
    let mut model = lively(&defends());
    model.options.trick_waits = true;
    press(&mut model, Key::Enter);
    elapse(&mut model);
    elapse(&mut model);
    let effects = elapse(&mut model);
    assert!(waits(&effects).is_empty());
    assert!(play(&model).shows_finished_trick());
    press(&mut model, Key::Space);
    assert!(!play(&model).shows_finished_trick());
    assert_eq!(moving(&model), None);
}

#[test]
fn what_ends_a_motion_and_no_wait_leaves_the_wait_its_time() {
    let mut model = lively(&defends());
    press(&mut model, Key::Enter);
    let effects = press(&mut model, Key::F(4));
    assert_eq!(moving(&model), None);
    assert_eq!(waits(&effects), [PACE], "sorting the hand does not send the trick away");
    assert!(play(&model).shows_finished_trick());
}

#[test]
fn cards_are_dealt_and_may_be_bid_on_at_once() {
    let deal = || {
        let mut model = lively(&Stage::dealt_by(1, HANDS).moves("p p p"));
        let effects = press(&mut model, Key::Enter);
        assert_eq!((moving(&model), waits(&effects)), (Some(Moving::Deal), vec![FRAME]));
        model
    };
    let cards = |model: &Model| {
        let row = text(&draw(model, 80, 24)).lines().nth(16).unwrap().to_owned();
        row.chars().filter(|sign| "7890JQKA".contains(*sign)).count()
    };
    let mut model = deal();
    assert_eq!(cards(&model), 3);
    elapse(&mut model);
    assert_eq!(cards(&model), 7);
    elapse(&mut model);
    assert_eq!((cards(&model), moving(&model)), (10, None));
    // Whoever speaks first, the question is there from the beginning.
    let asked = [0, 1, 2].map(|dealer| {
        let mut model = lively(&Stage::dealt_by(dealer, HANDS).moves("p p p"));
        press(&mut model, Key::Enter);
        assert_eq!(moving(&model), Some(Moving::Deal));
        assert_eq!(play(&model).prompt != Prompt::None, play(&model).view.my_turn());
        play(&model).view.my_turn()
    });
    assert!(asked.contains(&true), "{asked:?}");
}

#[test]
fn nothing_moves_where_it_is_not_wanted() {
    for (moves, pace) in [(false, PACE), (true, Duration::ZERO)] {
        let mut model = declares().model();
        model.kit.moves = moves;
        model.options.pace = pace;
        let effects = press(&mut model, Key::Char('2'));
        assert_eq!(moving(&model), None);
        assert!(asks(&effects));
    }
    // Nor where it is not seen.
    let mut model = lively(&defends());
    update(&mut model, Message::Resize(40, 10));
    assert_eq!(moving(&model), None);
}

/// In a window of any size, also one that changes while something moves.
#[test]
fn every_frame_is_drawn_from_the_state_alone() {
    let stages = [
        Stage::new(HANDS),
        declares().moves("CJ CQ C7"),
        defends().moves("HK").waiting(Wait::Trick),
        Stage::list(TableSize::Four, 7, 11).overlay(Overlay::Help),
    ];
    for stage in stages {
        for what in [Moving::Deal, Moving::Card, Moving::Trick] {
            for frame in 0..3 {
                let model = stage.clone().moving(what, frame).model();
                for (width, height) in
                    [(1, 1), (79, 24), (80, 24), (100, 30), (120, 36), (500, 200)]
                {
                    assert_eq!(draw(&model, width, height), draw(&model, width, height));
                }
            }
        }
    }
    let mut model = lively(&declares());
    press(&mut model, Key::Char('2'));
    for (width, height) in [(120, 36), (1, 1), (80, 24)] {
        update(&mut model, Message::Resize(width, height));
        draw(&model, width, height);
    }
    assert_eq!(moving(&model), Some(Moving::Card));
    elapse(&mut model);
    elapse(&mut model);
    assert!(asks(&elapse(&mut model)));
}
