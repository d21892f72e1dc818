//! Keys and the state: tests of the update, without a terminal.

use std::time::Duration;

use crate::host::{Session, Start};
use crate::rules::{Bid, Cards, Move, Phase, TableSize};

use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::state::{
    Ask, Effect, Message, Model, Overlay, Play, Prompt, Scene, TablePage, Wait,
};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::stage::{HANDS, Stage};

/// You play Grand with the lead.
const GRAND: &str = "18 y p p up G/SQ.S8";

fn press(model: &mut Model, keys: &str) -> Vec<Effect> {
    keys.chars().flat_map(|c| key(model, Key::Char(c), false)).collect()
}

fn key(model: &mut Model, key: Key, early: bool) -> Vec<Effect> {
    update(model, Message::Key { key, early })
}

fn play(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        Scene::Menu(_) | Scene::Page(_) => panic!("the start menu"),
    }
}

fn moves(model: &Model) -> usize {
    play(model).view.moves().len()
}

fn note(model: &Model) -> &str {
    model.note.as_ref().map_or("", |note| &note.text)
}

#[test]
fn a_key_typed_before_its_question_makes_no_move() {
    for (stage, keys) in [
        (Stage::new(HANDS).moves("18"), "yp"),
        (Stage::new(HANDS).moves("p p"), "p"),
        (Stage::new(HANDS).moves("18 y p p"), "ph"),
        (Stage::new(HANDS).moves(GRAND), "1"),
    ] {
        let mut model = stage.model();
        let before = moves(&model);
        for c in keys.chars() {
            key(&mut model, Key::Char(c), true);
            key(&mut model, Key::Enter, true);
        }
        assert_eq!(moves(&model), before, "{keys}");
        // The same on time does.
        press(&mut model, &keys[..1]);
        assert_eq!(moves(&model), before + 1, "{keys}");
    }
    // Nor is the final standing skipped by a key meant for the last result.
    let mut model = Stage::list(TableSize::Three, 1, 36).model();
    assert!(key(&mut model, Key::Enter, true).is_empty());
    assert!(matches!(key(&mut model, Key::Enter, false)[..], [Effect::Open(Start::Next)]));
}

#[test]
fn a_value_is_typed_jumped_to_or_named_by_enter() {
    let value = |keys: &[Key]| {
        let mut model = Stage::dealt_by(1, HANDS).moves("18 y").model();
        // Nina deals, Otto is forehand: the person is middlehand.
        for &k in keys {
            key(&mut model, k, false);
        }
        match &play(&model).prompt {
            Prompt::Call(call) => call.value.map(Bid::value),
            other => panic!("{other:?}"),
        }
    };
    use Key::{Backspace, Char, End, Left, PageDown, Right};
    assert_eq!(value(&[]), Some(20));
    assert_eq!(value(&[Right, Right]), Some(23));
    assert_eq!(value(&[Right, Left, Left]), Some(20));
    assert_eq!(value(&[PageDown]), Some(36));
    assert_eq!(value(&[End]), Some(264));
    assert_eq!(value(&[Char('4'), Char('5')]), Some(45));
    assert_eq!(value(&[Char('1'), Char('9')]), None, "19 never becomes 192");
    assert_eq!(value(&[Char('9'), Char('9')]), Some(99));
    assert_eq!(value(&[Char('7'), Backspace, Char('8'), Char('0')]), Some(80));
    assert_eq!(value(&[Char('4'), Char('5'), Backspace]), None);
    assert_eq!(value(&[Char('4'), Backspace]), Some(20));
    assert_eq!(value(&[Char('4'), Char('5'), Key::Esc]), Some(20));
}

#[test]
fn holding_far_too_much_after_a_jump_asks_once() {
    let weak = "C7 C8 S7 S8 S9 H7 H8 H9 D7 D8 / CJ SJ HJ DJ CA CT CK CQ C9 D9 \
                / SA ST SK SQ HA HT HK HQ DA DT / DK DQ";
    let mut model = Stage::new(weak).moves("72").model();
    let Prompt::Answer(answer) = &play(&model).prompt else { panic!() };
    assert!(answer.pass, "passing has the focus");
    let before = moves(&model);
    press(&mut model, "y");
    assert_eq!(moves(&model), before);
    assert!(note(&model).contains("72"), "{}", note(&model));
    press(&mut model, "y");
    assert_eq!(moves(&model), before + 1);
    // A value that the hand is worth asks nothing.
    let mut model = Stage::new(HANDS).moves("36").model();
    press(&mut model, "y");
    assert_eq!(play(&model).view.table().auction().last().map(Bid::value), Some(36));
    assert!(note(&model).is_empty());
}

#[test]
fn nothing_is_final_before_two_cards_lie_there_and_the_game_is_announced() {
    let mut model = Stage::new(HANDS).moves("18 y p p up").model();
    key(&mut model, Key::Enter, false);
    assert!(note(&model).contains("Two cards"));
    press(&mut model, "12");
    press(&mut model, "3");
    let Prompt::Discard(discard) = &play(&model).prompt else { panic!() };
    assert_eq!(discard.put.len(), 2, "a third card is not taken");
    let effects = key(&mut model, Key::Enter, false);
    assert!(matches!(play(&model).prompt, Prompt::Announce(_)));
    assert!(matches!(effects[..], [Effect::Save]), "{effects:?}");
    // Who comes back to the list is asked for the game, and for no cards again.
    let saved = Session::resume(play(&model).session.save()).unwrap();
    let discarded = saved.discarded();
    assert_eq!(discarded.map(Cards::len), Some(2));
    let mut resumed = Stage::new(HANDS).model();
    update(&mut resumed, Message::Opened(Scene::Table(Box::new(Play::new(saved)))));
    assert_eq!(play(&resumed).prompt, play(&model).prompt);
    key(&mut resumed, Key::Enter, false);
    assert_eq!(play(&resumed).view.put(), discarded);
    assert_eq!(play(&resumed).session.discarded(), None);
    let effects = key(&mut model, Key::Esc, false);
    assert!(matches!(effects[..], [Effect::Save]), "{effects:?}");
    assert_eq!(play(&model).session.discarded(), None);
    let Prompt::Discard(discard) = &play(&model).prompt else { panic!() };
    assert_eq!(discard.put.len(), 2, "Esc loses nothing");
    key(&mut model, Key::Esc, false);
    key(&mut model, Key::Esc, false);
    key(&mut model, Key::Esc, false);
    let Prompt::Discard(discard) = &play(&model).prompt else { panic!() };
    assert!(discard.put.is_empty());
    assert_eq!(play(&model).view.table().phase(), Phase::Announcing);
}

#[test]
fn an_illegal_card_says_why_and_stays() {
    // Nina leads a heart: the person holds ♥A and ♥K.
    let stage = Stage::dealt_by(0, HANDS).moves("p p 18 up D/D8.DK");
    let mut model = stage.moves("H9 HQ").model();
    let before = moves(&model);
    press(&mut model, "1");
    assert_eq!(moves(&model), before);
    assert!(note(&model).contains("was led and you hold"), "{}", note(&model));
}

#[test]
fn a_card_key_plays_straight_on_from_a_finished_trick() {
    let stage = || Stage::new(HANDS).moves(GRAND).moves("CJ HJ C7").waiting(Wait::Trick);
    let mut model = stage().model();
    let before = moves(&model);
    press(&mut model, "1");
    assert_eq!(moves(&model), before + 1);
    assert_eq!(play(&model).wait, None);
    // Any other key only ends the wait.
    let mut model = stage().model();
    key(&mut model, Key::Enter, false);
    assert_eq!((moves(&model), play(&model).wait), (before, None));
}

#[test]
fn a_finished_trick_waits_as_long_as_the_pace_says() {
    let trick = |pace: u64, waits: bool| {
        let mut model = Stage::new(HANDS).moves(GRAND).moves("CJ HJ").model();
        model.options.pace = Duration::from_millis(pace);
        model.options.trick_waits = waits;
        let Scene::Table(table) = &mut model.scene else { panic!() };
        let request = match table.session.awaited() {
            crate::host::Awaited::Bot(request) => request,
            other => panic!("{other:?}"),
        };
        let reply = Box::new(request.reply(Move::Play("C7".parse().unwrap())));
        let effects = update(&mut model, Message::Reply(reply));
        let waits = effects.iter().any(|effect| matches!(effect, Effect::Wait(_)));
        (play(&model).wait, waits)
    };
    assert_eq!(trick(1200, false), (Some(Wait::Trick), true));
    assert_eq!(trick(1200, true), (Some(Wait::Trick), false));
    assert_eq!(trick(0, true), (None, false), "0 means no wait anywhere");
}

#[test]
fn while_another_thinks_the_table_shows_who_and_asks_nobody_twice() {
    let mut model = Stage::new(HANDS).moves(GRAND).model();
    let effects = press(&mut model, "1");
    let [Effect::Save, Effect::Ask(request)] = &effects[..] else { panic!("{effects:?}") };
    let shown = |model: &Model| text(&draw(model, 80, 24));
    let thinking = shown(&model);
    assert!(thinking.contains("Nina is to play") && thinking.contains("▸ Nina"), "{thinking}");
    // Looking at other things, and any size, bring no second question.
    for (keys, back) in [("?", Key::Esc), ("l", Key::Esc), ("q", Key::Esc), ("v", Key::Esc)] {
        assert!(press(&mut model, keys).is_empty(), "{keys}");
        assert!(key(&mut model, back, false).is_empty(), "{keys}");
    }
    for (cols, rows) in [(60, 14), (80, 24)] {
        assert!(update(&mut model, Message::Resize(cols, rows)).is_empty());
    }
    assert_eq!(shown(&model), thinking);
    // Giving up meanwhile: the answer that comes then is late.
    let before = moves(&model);
    press(&mut model, "gy");
    assert_eq!(moves(&model), before + 1);
    let reply = request.clone().reply(Move::Play("HJ".parse().unwrap()));
    update(&mut model, Message::Reply(Box::new(reply)));
    assert_eq!(moves(&model), before + 1, "late");
}

#[test]
fn giving_up_and_claiming_ask_first() {
    let mut model = Stage::new(HANDS).moves(GRAND).model();
    let before = moves(&model);
    let prompts = model.prompts;
    press(&mut model, "g");
    assert_eq!(model.overlay, Some(Overlay::Ask(Ask::GiveUp.first())));
    assert!(model.prompts > prompts, "a second key typed at once is too early");
    key(&mut model, Key::Enter, false);
    assert_eq!((moves(&model), model.overlay), (before, None), "playing on has the focus");
    press(&mut model, "c");
    assert_eq!(model.overlay, None, "the cards do not prove it");
    assert!(!note(&model).is_empty());
    press(&mut model, "gggg");
    assert_eq!(moves(&model), before, "the letter that asked does not answer");
    press(&mut model, "y");
    assert_eq!(moves(&model), before + 1);
    assert!(play(&model).view.table().ending().is_some());
}

#[test]
fn leaving_asks_once_and_saves() {
    let mut model = Stage::new(HANDS).moves(GRAND).model();
    assert!(press(&mut model, "q").is_empty());
    assert_eq!(model.overlay, Some(Overlay::Ask(Ask::Leave.first())));
    let effects = press(&mut model, "q");
    assert!(matches!(effects[..], [Effect::Save, Effect::Quit]), "{effects:?}");
    let mut model = Stage::new(HANDS).moves(GRAND).model();
    let effects = key(&mut model, Key::CtrlC, false);
    assert!(matches!(effects[..], [Effect::Save, Effect::Quit]), "{effects:?}");
}

#[test]
fn in_a_window_that_is_too_small_the_game_waits() {
    let mut model = Stage::new(HANDS).moves(GRAND).model();
    update(&mut model, Message::Resize(60, 14));
    let before = moves(&model);
    press(&mut model, "1");
    key(&mut model, Key::Enter, false);
    assert_eq!(moves(&model), before);
    // Nothing is done that cannot be seen.
    key(&mut model, Key::Tab, false);
    press(&mut model, "?");
    update(&mut model, Message::Wheel { down: true });
    update(&mut model, Message::Click { col: 3, row: 3, early: false });
    update(&mut model, Message::Resize(80, 24));
    assert_eq!((play(&model).page, model.overlay), (TablePage::Table, None));
    press(&mut model, "1");
    assert_eq!(moves(&model), before + 1);
}

#[test]
fn a_window_that_is_too_small_can_be_left() {
    let stage = Stage::new(HANDS).moves(GRAND);
    // Also if the question whether to leave was put while there was room for it.
    for stage in [stage.clone(), stage.clone().overlay(Overlay::Ask(Ask::Leave.first()))] {
        for letter in [Key::Char('q'), Key::CtrlC] {
            let mut model = stage.model();
            update(&mut model, Message::Resize(60, 14));
            let effects = key(&mut model, letter, false);
            assert!(matches!(effects[..], [Effect::Save, Effect::Quit]), "{effects:?}");
        }
    }
    let shown = text(&draw(&stage.model(), 60, 14));
    assert!(shown.contains("q leaves; nothing is lost."), "{shown}");
}

#[test]
fn tab_turns_to_the_list_and_back_and_the_list_scrolls_no_further_than_it_goes() {
    let mut model = Stage::list(TableSize::Three, 1, 20).model();
    key(&mut model, Key::Tab, false);
    for _ in 0..50 {
        key(&mut model, Key::Up, false);
    }
    assert_eq!(play(&model).page, TablePage::List { up: 8 }, "12 of 20 rows are shown");
    key(&mut model, Key::Down, false);
    assert_eq!(play(&model).page, TablePage::List { up: 7 });
    key(&mut model, Key::Esc, false);
    assert_eq!(play(&model).page, TablePage::Table);
}

#[test]
fn a_number_that_is_no_value_is_never_bid() {
    let mut model = Stage::dealt_by(1, HANDS).model();
    let before = moves(&model);
    press(&mut model, "19");
    key(&mut model, Key::Enter, false);
    assert_eq!(moves(&model), before);
    assert!(note(&model).contains("19"), "{}", note(&model));
    key(&mut model, Key::Backspace, false);
    press(&mut model, "8");
    key(&mut model, Key::Enter, false);
    assert_eq!(moves(&model), before + 1);
}

#[test]
fn the_key_line_can_be_clicked() {
    let mut model = Stage::new(HANDS).moves("18 y p p up").keys("1 2").model();
    let text = draw(&model, 80, 24);
    let row: String = (0..80).map(|x| text[(x, 23)].symbol().to_owned()).collect();
    let byte = row.find("Enter go on").unwrap();
    let col = row[..byte].chars().count() as u16;
    update(&mut model, Message::Click { col, row: 23, early: false });
    assert!(matches!(play(&model).prompt, Prompt::Announce(_)));
}
