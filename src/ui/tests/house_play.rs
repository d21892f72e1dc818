//! Whole lists by house rules, in which the person answers with keys alone: whatever is legal can
//! be done, and nobody waits for an answer that cannot be given.

use std::collections::BTreeSet;

use crate::host::{Awaited, Session};
use crate::rules::{Card, Contract, Kind, Move, Phase, Scoring, TableSize, View, below, generator};

use crate::ui::draw::canvas::spoilt;
use crate::ui::input::update::{drive, update};
use crate::ui::keys::{Key, key};
use crate::ui::say::choices::choices;
use crate::ui::state::{Action, Message, Model, Play, Prompt, Scene, TablePage};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::stage::{EVERYTHING, Stage, WIDE};

fn play(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        Scene::Menu(_) | Scene::Page(_) => panic!("the start menu"),
    }
}

fn press(model: &mut Model, key: Key) {
    update(model, Message::Key { key, early: false });
}

fn letter(model: &mut Model, letter: char) {
    press(model, Key::Char(letter));
}

/// Puts a session on the table as if it had just been continued.
fn lay(model: &mut Model, session: Session) {
    model.scene = Scene::Table(Box::new(Play::new(session)));
    model.overlay = None;
    model.note = None;
    drive(model, &mut Vec::new());
}

/// The number keys of cards.
fn cards(model: &mut Model, cards: impl IntoIterator<Item = Card>) {
    for card in cards {
        let order = play(model).hand_order(model.kit.sorting.hand);
        let index = order.iter().position(|&own| own == card).expect("the card is held");
        letter(model, key::QWERTY[index]);
    }
}

/// The line and the boxes of an announcement.
fn announce(model: &mut Model, contract: Contract) {
    for _ in 0..7 {
        press(model, Key::Up);
    }
    let chosen = |model: &Model| match &play(model).prompt {
        Prompt::Announce(announce) => announce.chosen(&play(model).view).expect("a line").contract,
        other => panic!("{other:?}"),
    };
    let null = contract.kind() == Kind::Null;
    for _ in 0..7 {
        let now = chosen(model);
        if now.kind() == contract.kind() && (!null || now.is_ouvert() == contract.is_ouvert()) {
            break;
        }
        press(model, Key::Down);
    }
    if !null && contract.is_hand() {
        for _ in 0..contract.announced() as usize {
            if chosen(model).announced() < contract.announced() {
                press(model, Key::Space);
                press(model, Key::Right);
            }
        }
    }
    assert_eq!(chosen(model), contract);
    press(model, Key::Enter);
}

/// Does what is to be done with keys.
fn perform(model: &mut Model, mv: Move) {
    let announcing = play(model).view.table().phase() == Phase::Announcing;
    match mv {
        Move::Bid(bid) => {
            bid.to_string().chars().for_each(|digit| letter(model, digit));
            press(model, Key::Enter);
        }
        Move::Hold => {
            let before = play(model).view.moves().len();
            letter(model, 'y');
            // Holding far too much asks once.
            if play(model).view.moves().len() == before && model.note.is_some() {
                letter(model, 'y');
            }
        }
        Move::Pass | Move::PlayOn | Move::Decline => letter(model, 'p'),
        Move::PickUp if play(model).view.table().phase() == Phase::Skat => letter(model, 'p'),
        Move::PickUp => letter(model, 't'),
        Move::Hand => letter(model, 'h'),
        Move::Push => letter(model, 'u'),
        Move::Declare(contract, put) => {
            if announcing && !contract.is_hand() {
                cards(model, put);
                press(model, Key::Enter);
            } else if !announcing {
                letter(model, 'g');
            }
            announce(model, contract);
            // A game that a single trick loses, or that is lost already, is asked about once.
            if matches!(play(model).prompt, Prompt::Announce(_)) && model.note.is_some() {
                press(model, Key::Enter);
            }
        }
        Move::PutOn(put) => {
            cards(model, put);
            press(model, Key::Enter);
        }
        Move::Play(card) => cards(model, [card]),
        Move::Kontra if matches!(play(model).prompt, Prompt::Play { .. }) => {
            letter(model, 'k');
            letter(model, 'y');
        }
        Move::Kontra => letter(model, 'k'),
        Move::Re => letter(model, 'r'),
        Move::Hirsch => letter(model, 'h'),
        Move::Claim => {
            letter(model, 'c');
            letter(model, 'y');
        }
        Move::Concede => {
            letter(model, 'g');
            letter(model, 'y');
        }
        Move::Accept => letter(model, 'a'),
        Move::Stop => letter(model, 's'),
    }
}

/// The list has room for four figures, which nobody but these players exceeds.
fn has_room(model: &Model) -> bool {
    let totals = play(model).session.list().standings().totals(Scoring::SeegerFabian);
    totals.iter().all(|total| total.abs() < 5000)
}

/// Nothing on the screen is cut or covered, with the widest names.
fn readable(model: &Model) {
    for (width, height) in [(80, 24), (100, 30), (120, 36)] {
        spoilt::take();
        let frame = draw(model, width, height);
        let spoilt = spoilt::take();
        assert!(spoilt.is_empty(), "{width}x{height}: {spoilt:?}\n{}", text(&frame));
    }
}

/// The kind of a move, in the phase in which it is made.
fn kind(view: &View, mv: Move) -> String {
    let text = format!("{mv:?}");
    let name = text.split('(').next().unwrap_or_default();
    format!("{:?} {name}", view.table().phase())
}

/// All legal moves, but of announcements, bids and pairs of cards only some.
fn some(view: &View, mut pick: impl FnMut(usize) -> usize) -> Vec<Move> {
    let (mut many, mut some): (Vec<Move>, Vec<Move>) = view
        .legal()
        .partition(|mv| matches!(mv, Move::Bid(_) | Move::Declare(..) | Move::PutOn(_)));
    for _ in 0..3.min(many.len()) {
        some.push(many.swap_remove(pick(many.len())));
    }
    some
}

/// Plays a list to its end, checks every state in which the person is to act, and returns the kinds
/// of moves that the person could make.
fn play_list(rules: &str, scoring: Scoring, seed: u64) -> BTreeSet<String> {
    let draw = &mut generator(&[seed, 9]);
    let mut pick = |n: usize| below(draw, n.max(1) as u64) as usize;
    let mut model = Stage::house(TableSize::Three, rules, scoring, seed, 0).named(WIDE).model();
    let mut seen = BTreeSet::new();
    loop {
        let playing = play(&model).view.table().phase() == Phase::Playing;
        if pick(if playing { 60 } else { 6 }) == 0 && has_room(&model) {
            readable(&model);
        }
        let awaited = play(&model).session.awaited();
        match awaited {
            Awaited::ListOver => break,
            Awaited::DealOver => {
                let number = play(&model).number();
                press(&mut model, Key::Enter);
                assert!(play(&model).page == TablePage::End || play(&model).number() > number);
            }
            Awaited::Bot(request) => {
                // What only house rules know is done more often than anybody would.
                let mut moves = request.view.legal().collect::<Vec<_>>();
                moves.retain(|mv| {
                    matches!(mv, Move::Kontra | Move::Re | Move::Hirsch | Move::Push | Move::PickUp)
                });
                let often = !moves.is_empty() && pick(3) == 0;
                let mv = if often { moves[pick(moves.len())] } else { request.decide() };
                update(&mut model, Message::Reply(Box::new(request.reply(mv))));
            }
            Awaited::Person => {
                let (session, view) = (play(&model).session.clone(), play(&model).view.clone());
                assert_ne!(play(&model).prompt, Prompt::None, "{:?}", view.table().phase());
                for choice in choices(&model, play(&model)) {
                    if let Action::Make(mv) = choice.action {
                        assert_eq!(view.check(mv), Ok(()), "{}", choice.text);
                    }
                }
                let mut moves = some(&view, &mut pick);
                for &mv in &moves {
                    let before = view.moves().len();
                    perform(&mut model, mv);
                    let now = play(&model).session.view().expect("the deal is on the table");
                    let made = now.moves().get(before).copied();
                    let by = view.seat().expect("the person plays");
                    assert_eq!(made, Some((by, mv)), "{rules} {seed}: {:?}", model.note);
                    seen.insert(kind(&view, mv));
                    lay(&mut model, session.clone());
                }
                // Mostly the deal goes on.
                if pick(30) > 0 {
                    moves.retain(|mv| !matches!(mv, Move::Claim | Move::Concede | Move::Stop));
                }
                let passes = moves.contains(&Move::Pass) && pick(3) > 0;
                let mv = if passes { Move::Pass } else { moves[pick(moves.len())] };
                perform(&mut model, mv);
            }
        }
    }
    assert_eq!(play(&model).page, TablePage::End);
    seen
}

#[test]
fn whole_lists_are_played_with_keys_alone() {
    let mut seen = play_list("pub", Scoring::SeegerFabian, 1);
    seen.extend(play_list("xskat", Scoring::SeegerFabian, 2));
    play_list("pub", Scoring::Minus, 3);
    for seed in 4..10 {
        seen.extend(play_list(EVERYTHING, Scoring::Plain, seed));
    }
    for kind in [
        "Auction Bid",
        "Auction Hold",
        "Skat Hand",
        "Announcing Declare",
        "GrandHand Declare",
        "GrandHand Decline",
        "Pushing PickUp",
        "Pushing Push",
        "PuttingOn PutOn",
        "Doubling Kontra",
        "Doubling Re",
        "Doubling Hirsch",
        "Doubling Decline",
        "Playing Kontra",
        "Playing Play",
        "Playing Concede",
    ] {
        assert!(seen.contains(kind), "{kind} never came up: {seen:?}");
    }
}
