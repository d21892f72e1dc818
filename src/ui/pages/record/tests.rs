//! Recorded games on the table: what the steps show, what they must not, and the keys.

use insta::assert_snapshot;
use ratatui::buffer::Buffer;
use ratatui::style::Color;

use super::*;
use crate::record::{Close, Played, Raw};
use crate::study::review::ledger_of;
use crate::text::{Deck, Lang};
use crate::ui::draw::{Colours, Kit, Order, Sorting, ThemeName, canvas::spoilt};
use crate::ui::input::{hit::actions_at, offers::action_of, update::update};
use crate::ui::keys::Key;
use crate::ui::state::{BrokenOff, Message, Model, Overlay, Scene};
use crate::ui::tests::{
    frame::{draw, text},
    stage::{HANDS, Stage},
};

const GAMES: &str = include_str!("../../../../tests/data/official.sgf");
const CORNERS: &str = include_str!("../../../../tests/data/corners.sgf");
const RAMSCH: &str = include_str!("../../../../tests/data/ramsch.sgf");

const DEAL: &str = "w CT.CQ.SK.SQ.HA.HK.HQ.H8.H7.DT.CJ.HJ.DJ.CK.C9.SA.ST.S9.DK.DQ.\
                    SJ.CA.C8.S8.S7.HT.H9.DA.D9.D8.C7.D7";

fn kit() -> Kit {
    kit_in(Lang::English)
}

fn kit_in(lang: Lang) -> Kit {
    in_order(Kit::new(lang, Deck::French, ThemeName::Dark, Colours::Sixteen))
}

/// Hands lie as in the drawings.
fn in_order(kit: Kit) -> Kit {
    Kit { sorting: Sorting { hand: Order::TrumpsLeft, ..kit.sorting }, ..kit }
}

fn shown(record: &str) -> Shown {
    let raw = Raw::of(record);
    let played: Played = raw.read().unwrap().play().unwrap();
    let written = played.score().and_then(|score| {
        let figures = *score.figures()?;
        Some((figures.declarer?, figures.value))
    });
    Shown {
        number: 3,
        names: ["Anna", "Bert", "Cleo"].map(str::to_owned),
        game: played.game().clone(),
        unknown: [played.unknown(false), played.unknown(true)],
        broken_off: match played.close() {
            Close::Law => None,
            Close::Early => Some(BrokenOff::Early),
            Close::Resigned(side) => Some(BrokenOff::GaveUp(side)),
            Close::TimedOut(seat) => Some(BrokenOff::TimedOut(seat)),
            Close::Left(seat) => Some(BrokenOff::Left(seat)),
        },
        written,
        differs: false,
        ledger: ledger_of(&raw.read().unwrap()),
        below: Seat::Forehand,
    }
}

/// A record of another place with these house rules, moves and result.
fn made(rules: &str, moves: &str, result: &str) -> Shown {
    shown(&format!("(;GM[Skat]HR[{rules}]MV[{DEAL} {moves} ]R[{result}];)"))
}

fn at(shown: &Shown, step: usize, eyes: Option<Seat>) -> Record {
    Record { shown: shown.clone(), step, eyes, tricks: false, review: None }
}

fn drawn(state: &Record, width: u16, height: u16) -> Buffer {
    draw(&Model { size: Some((width, height)), ..model(kit(), state) }, width, height)
}

fn model(kit: Kit, state: &Record) -> Model {
    let scene = Scene::Page(Box::new(state.clone()));
    Model { kit, scene, ..Stage::new(HANDS).bare_menu() }
}

/// The frame with the help over it.
fn helped(kit: Kit, state: &Record) -> Model {
    Model { overlay: Some(Overlay::Help), ..model(kit, state) }
}

/// The text of a frame that cannot be read, with the frame.
fn spoilt_in(model: &Model, (width, height): (u16, u16)) -> Option<String> {
    spoilt::take();
    let frame = draw(model, width, height);
    let spoilt = spoilt::take();
    (!spoilt.is_empty()).then(|| format!("{spoilt:?}\n{}", text(&frame)))
}

fn lines(state: &Record) -> String {
    text(&drawn(state, 80, 24))
}

fn snapshots(name: &str, state: &Record) {
    for (width, height) in [(80, 24), (120, 36)] {
        let shown = text(&drawn(state, width, height));
        assert_snapshot!(format!("{name}_{width}x{height}"), shown);
    }
}

/// The third of the ordinary games: Bert plays Grand.
fn grand() -> Shown {
    shown(GAMES.lines().nth(2).unwrap())
}

#[test]
fn steps() {
    let grand = grand();
    snapshots("dealt", &at(&grand, 0, None));
    snapshots("skat_taken", &at(&grand, 4, None));
    snapshots("announced", &at(&grand, 5, None));
    snapshots("trick", &at(&grand, 8, None));
    snapshots("one_seat", &at(&grand, 10, Some(Seat::Middlehand)));
    snapshots("result", &at(&grand, grand.end(), None));
    for (width, height) in [(80, 24), (120, 36)] {
        let help = text(&draw(&helped(kit(), &at(&grand, 8, None)), width, height));
        assert_snapshot!(format!("help_{width}x{height}"), help);
    }
}

#[test]
fn house_rules() {
    let pushes = shown(RAMSCH.lines().nth(4).unwrap());
    let put = pushes.game.moves().iter().position(|&(_, mv)| matches!(mv, Move::PutOn(_))).unwrap();
    let open = lines(&at(&pushes, put + 1, None));
    assert!(open.contains("Anna puts ♣10 ♥A on.") && open.contains("the skat"), "{open}");
    let shut = lines(&at(&pushes, put + 1, Some(Seat::Middlehand)));
    assert!(shut.contains("Anna puts two cards on.") && shut.contains("░░░░░"), "{shut}");
    let kontra = made(
        "kontra,re",
        "1 18 0 y 1 p 2 p 0 s w C7.D7 0 H.SK.SQ 1 KONTRA 0 REKONTRA 0 HA w LE.0",
        "d:0 loss v:-160 m:-4 bidok p:0 t:0 s:0 z:0",
    );
    assert!(lines(&at(&kontra, 7, None)).contains("Bert says Kontra."));
    assert!(lines(&at(&kontra, 8, None)).contains("Anna says Re."));
}

#[test]
fn games_without_a_page_of_their_result() {
    let broken = "1 18 0 p 2 p 1 s w C7.D7 1 G.DK.DQ 0 HA 1 HJ 2 H9 1 CJ";
    let result = "d:1 loss v:-144 m:1 bidok p:24 t:2 s:1 z:0";
    for (last, said) in [
        ("w LE.1", "Bert left the table. −144 for Bert."),
        ("w TI.0", "Anna had no time left. +96 for Bert."),
        ("1 RE", "The declarer gave up. −144 for Bert."),
        ("0 RE 2 RE", "The defenders gave up. +96 for Bert."),
    ] {
        let shown = made("", &format!("{broken} {last}"), result);
        let end = lines(&at(&shown, shown.end(), None));
        assert!(end.contains(said), "{end}");
        assert!(end.contains("│♥10│♦A│"), "the cards that are left: {end}");
    }
    let left = made("", "1 18 w LE.0", "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0");
    assert!(lines(&at(&left, left.end(), None)).contains("There was no game yet."));
}

/// Anna's view of the Grand, and of three passes.
#[test]
fn what_nobody_knows_lies_face_down() {
    let unknown = "??.??.??.??.??.??.??.??.??.??";
    let cards = "w CT.CQ.SK.SQ.HA.HK.HQ.H8.H7.DT";
    let view = format!("{cards}|{unknown}|{unknown}|??.??");
    let record = GAMES.lines().nth(2).unwrap();
    let (before, moves) = record.split_once(" 1 18").unwrap();
    let (heading, _) = before.split_once("w ").unwrap();
    let moves = moves.replace("w D7.C7", "w ??.??").replace("G.DQ.DK", "G.??.??");
    let record = format!("{heading}{view} 1 18{moves}");
    let shown = shown(&record);
    snapshots("view", &at(&shown, 0, None));
    // The twelve cards are known from the play, but not which of them lay in the skat.
    assert!(lines(&at(&shown, 4, None)).contains("░░░░░"));
    assert!(lines(&at(&shown, 5, None)).contains("♣J│♥J│♦J"));
    let end = lines(&at(&shown, shown.end(), None));
    assert!(end.contains("not all of its cards are known. +48 for Bert."), "{end}");
    let passed = self::shown(&format!("(;GM[Skat]MV[{view} 1 p 2 p 0 p ]R[passed];)"));
    snapshots("view_passed_in", &at(&passed, passed.end(), None));
}

#[test]
fn one_seat_sees_its_own_cards_alone() {
    for record in GAMES.lines().step_by(225).chain(RAMSCH.lines().step_by(264)) {
        let shown = shown(record);
        for (step, eyes) in (0..=shown.moves()).flat_map(|step| Seat::ALL.map(|eyes| (step, eyes)))
        {
            let state = at(&shown, step, Some(eyes));
            let scene = state.scene();
            let frame = lines(&state);
            let above: String = frame.lines().skip(4).take(3).collect();
            let ouvert = scene.play.view.open().is_some();
            assert!(ouvert || !above.contains(|c| "♣♠♥♦".contains(c)), "{frame}");
            // Who has put the skat away knows it, and nobody else.
            let put = scene.game.put_by(eyes) == Some(scene.game.skat()) && scene.plays();
            let told = frame.lines().nth(13).is_some_and(|line| line.contains("skat "));
            assert_eq!(told, put, "{frame}");
        }
    }
}

/// Every step of many games, from every seat and at several sizes: no text over another, none cut.
#[test]
fn every_step_can_be_read() {
    let games = [(GAMES, 225), (CORNERS, 140), (RAMSCH, 132)];
    let records = games.iter().flat_map(|&(text, step)| text.lines().step_by(step));
    let sizes = [(80, 24), (100, 30), (120, 36)];
    for (number, record) in records.enumerate() {
        let shown = shown(record);
        for step in 0..=shown.end() {
            let eyes = [None, Some(Seat::ALL[step % 3])][(number + step) % 2];
            let lang = Lang::ALL[(number / 3 + step) % Lang::ALL.len()];
            let model = model(kit_in(lang), &at(&shown, step, eyes));
            let spoilt = spoilt_in(&model, sizes[(number + step) % 3]);
            let lang = lang.code();
            assert_eq!(spoilt, None, "{lang}: step {step} of {record}");
        }
    }
    for (width, height) in [(1, 1), (79, 24), (500, 200)] {
        drawn(&at(&grand(), 8, None), width, height);
    }
}

#[test]
fn the_help_can_be_read_in_every_language() {
    let grand = grand();
    for lang in Lang::ALL {
        for size in [(80, 24), (100, 30), (120, 36)] {
            for step in [0, 8, grand.end()] {
                let help = helped(kit_in(lang), &at(&grand, step, None));
                assert_eq!(spoilt_in(&help, size), None, "{}", lang.code());
            }
        }
    }
}

#[test]
fn no_colour_is_needed() {
    let mono = in_order(Kit::new(Lang::English, Deck::Ascii, ThemeName::Mono, Colours::None));
    let buffer = draw(&model(mono, &at(&grand(), 8, None)), 80, 24);
    assert!(buffer.content.iter().all(|cell| [cell.fg, cell.bg] == [Color::Reset; 2]));
    assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()));
    assert_snapshot!("ascii", text(&buffer));
}

fn press(state: &mut Record, keys: &[Key]) {
    for &key in keys {
        if let Some(action) = action_of(&model(kit(), state), key) {
            let (kit, note, prompts, effects) = (&kit(), &mut None, &mut 0, &mut Vec::new());
            state.act(action, On { kit, note, prompts, effects });
        }
    }
}

#[test]
fn keys_step_through_the_game() {
    let shown = grand();
    let mut state = at(&shown, 0, None);
    press(&mut state, &[Key::Left, Key::Up]);
    assert_eq!(state.step, 0, "nothing lies before the deal");
    press(&mut state, &[Key::Right, Key::Space, Key::Enter, Key::Backspace]);
    assert_eq!(state.step, 2);
    // The first lead, every trick, the result.
    let mut stops = vec![0];
    press(&mut state, &[Key::Home]);
    while state.step < shown.end() {
        press(&mut state, &[Key::Down]);
        stops.push(state.step);
    }
    let tricks = (0..=10).map(|trick| 5 + 3 * trick);
    assert_eq!(stops, [0].into_iter().chain(tricks).chain([36]).collect::<Vec<_>>());
    press(&mut state, &[Key::Right, Key::PageDown]);
    assert_eq!(state.step, shown.end(), "nothing lies behind the end");
    for &stop in stops.iter().rev().skip(1) {
        press(&mut state, &[Key::PageUp]);
        assert_eq!(state.step, stop);
    }
    press(&mut state, &[Key::End]);
    assert_eq!(state.step, shown.end());
}

#[test]
fn a_key_turns_through_the_seats() {
    let mut state = at(&grand(), 0, None);
    let mut seen = Vec::new();
    for key in [Key::Char('s'), Key::Tab, Key::Char('s'), Key::Tab] {
        press(&mut state, &[key]);
        seen.push((state.eyes, state.below()));
    }
    let seats = Seat::ALL.map(|seat| (Some(seat), seat));
    assert_eq!(seen, [seats[0], seats[1], seats[2], (None, Seat::Forehand)]);
}

#[test]
fn the_key_line_can_be_clicked() {
    let state = at(&grand(), 8, None);
    let row = lines(&state).lines().last().unwrap().to_owned();
    let column = |label: &str| row[..row.find(label).unwrap()].chars().count() as u16;
    let model = model(kit(), &state);
    let clicked = |label| actions_at(&model, column(label), 23);
    assert_eq!(clicked("whose cards"), [Action::Turn]);
    assert_eq!(clicked("leave"), [Action::Leave]);
    assert_eq!(clicked("step"), [], "two keys that do different things");
    assert_eq!(actions_at(&model, column("leave"), 22), []);
    let small = Model { size: Some((40, 10)), ..model };
    assert_eq!(actions_at(&small, 5, 9), []);
}

#[test]
fn tricks_and_result_where_both_do_not_fit() {
    let shown = grand();
    let mut state = at(&shown, shown.end(), None);
    assert!(lines(&state).contains("v tricks"));
    assert!(lines(&state).contains("found in the skat"));
    press(&mut state, &[Key::Char('v')]);
    assert!(lines(&state).contains("won here"));
    let other = Record { shown: Shown { differs: true, ..shown }, ..state };
    assert!(lines(&other).contains("the record has another result"));
}

#[test]
fn esc_closes_what_is_open_and_a_small_window_can_only_be_left() {
    let mut state = Record { tricks: true, ..at(&grand(), 8, None) };
    press(&mut state, &[Key::Esc, Key::Esc]);
    assert_eq!((state.tricks, state.step), (false, 8));
    let mut model = helped(kit(), &state);
    assert_eq!(action_of(&model, Key::Esc), Some(Action::Back));
    assert_eq!(action_of(&model, Key::Char('?')), Some(Action::Back));
    model.overlay = None;
    assert_eq!(action_of(&model, Key::Char('s')), Some(Action::Turn));
    model.size = Some((60, 14));
    assert_eq!(action_of(&model, Key::Char('s')), None);
    assert_eq!(action_of(&model, Key::Char('q')), Some(Action::SaveAndLeave));
}

/// The wheel goes step by step.
#[test]
fn the_wheel_steps() {
    let mut model = model(kit(), &at(&grand(), 0, None));
    update(&mut model, Message::Wheel { down: true });
    let frame = text(&draw(&model, 80, 24));
    assert!(frame.contains("step 1 of"), "{frame}");
}
