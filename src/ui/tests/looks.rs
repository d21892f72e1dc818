//! Changes of the look while playing: the order of the cards.

use insta::assert_snapshot;

use crate::rules::{Card, Move};

use crate::ui::draw::Order;
use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::state::{Message, Model, Play, Prompt, Scene, Wait};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::scenes::{declares, defends};
use crate::ui::tests::stage::{HANDS, Stage};

fn play(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        Scene::Menu(_) | Scene::Page(_) => panic!("the start menu"),
    }
}

fn press(model: &mut Model, key: Key, early: bool) {
    update(model, Message::Key { key, early });
}

fn cursor(model: &Model) -> Card {
    match &play(model).prompt {
        Prompt::Play { cursor, .. } => *cursor,
        Prompt::Discard(discard) => discard.cursor,
        other => panic!("{other:?}"),
    }
}

fn note(model: &Model) -> &str {
    model.note.as_ref().map_or("", |note| &note.text)
}

/// The row of the keys under the cards.
fn numbers(model: &Model) -> String {
    text(&draw(model, 80, 24)).lines().nth(19).unwrap_or_default().trim().to_owned()
}

#[test]
fn one_key_turns_through_every_order() {
    let mut model = declares().keys("Right").model();
    let chosen = cursor(&model);
    let mut told = Vec::new();
    for order in Order::ALL.into_iter().cycle().skip(2).take(Order::ALL.len()) {
        press(&mut model, Key::F(4), false);
        assert_eq!(model.kit.sorting.hand, order);
        assert_eq!(cursor(&model), chosen, "the cursor stays on its card");
        let keys = numbers(&model);
        let shown: Vec<&str> = keys.split_whitespace().collect();
        assert_eq!(shown, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"], "{order:?}");
        told.push(note(&model).to_owned());
    }
    assert_eq!(told[0], "By the game: ♣ ♠ ♥ ♦, then trumps.");
    told.sort();
    told.dedup();
    assert_eq!(told.len(), Order::ALL.len());
}

#[test]
fn a_number_means_the_card_over_it() {
    for turns in 0..Order::ALL.len() {
        for (index, key) in "1234567890".chars().enumerate() {
            let mut model = declares().model();
            for _ in 0..turns {
                press(&mut model, Key::F(4), false);
            }
            let card = play(&model).hand_order(model.kit.sorting.hand)[index];
            press(&mut model, Key::Char(key), false);
            let (_, last) = *play(&model).view.moves().last().unwrap();
            assert_eq!(last, Move::Play(card));
        }
    }
}

/// A number typed right behind the key meant the cards as they lay before.
#[test]
fn no_number_is_taken_before_it_is_drawn() {
    let mut model = declares().model();
    let (prompts, moves) = (model.prompts, play(&model).view.moves().len());
    press(&mut model, Key::F(4), false);
    assert!(model.prompts > prompts, "as if another question had come");
    press(&mut model, Key::Char('3'), true);
    assert_eq!(play(&model).view.moves().len(), moves);
}

#[test]
fn sorting_takes_nothing_back_and_ends_no_wait() {
    let mut model = Stage::new(HANDS).moves("18 y p p").keys("p 7 8").model();
    let put = |model: &Model| match &play(model).prompt {
        Prompt::Discard(discard) => discard.put.clone(),
        other => panic!("{other:?}"),
    };
    let before = put(&model);
    press(&mut model, Key::F(4), false);
    assert_eq!(put(&model), before);
    let mut model = defends().moves("HK").waiting(Wait::Trick).model();
    press(&mut model, Key::F(4), false);
    assert!(play(&model).shows_finished_trick());
}

/// Hands in the orders that differ most from the usual one.
#[test]
fn sorted_hands() {
    for (name, turns) in [("right", 1), ("rank", 3), ("unsorted", 4), ("alternating", 5)] {
        let keys = "F4 ".repeat(turns);
        let shown = declares().keys(&keys).draw(80, 24);
        assert_snapshot!(format!("sorted_{name}"), shown);
    }
    let ranks = Stage::new(HANDS).moves("18 y p p").keys("p 7 8 F4 F4 F4");
    assert_snapshot!("sorted_rank_twelve", ranks.draw(100, 30));
}

/// Null is sorted as Null as soon as it is looked at in the announcement.
#[test]
fn the_hand_follows_the_game_under_the_cursor() {
    let order = |keys: &str| {
        let model = Stage::new(HANDS).moves("18 y p p up").keys("7 8 Enter").keys(keys).model();
        model.kit.words.cards(play(&model).hand_order(model.kit.sorting.hand))
    };
    assert_eq!(order(""), "♣J ♠J ♦J ♣A ♣10 ♣9 ♥A ♥10 ♥K ♦9");
    assert_eq!(order("Down Down Down Down"), "♣A ♣J ♣10 ♣9 ♠J ♥A ♥K ♥10 ♦J ♦9");
}

#[test]
fn tricks_by_seats_or_in_the_order_of_play() {
    let shown = declares().cards(30).keys("v F4");
    assert_snapshot!("tricks_in_order_of_play_80x24", shown.draw(80, 24));
    let shown = declares().cards(30).at(120, 36).keys("F4");
    assert_snapshot!("tricks_in_order_of_play_120x36", shown.draw(120, 36));
    let twice = shown.keys("F4").draw(120, 36);
    assert_eq!(twice, declares().cards(30).at(120, 36).draw(120, 36));
}
