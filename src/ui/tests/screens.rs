//! Every screen as text, and that all of it can be read.

use insta::{assert_debug_snapshot, assert_snapshot};

use crate::text::Deck;

use crate::ui::draw::ThemeName;
use crate::ui::input::offers::bindings;
use crate::ui::input::update::update;
use crate::ui::state::Message;
use crate::ui::tests::frame::{draw, readable, text};
use crate::ui::tests::scenes::Scene;
use crate::ui::tests::stage::WIDE;
use crate::ui::tests::{house_scenes, scenes};

fn snapshots(scenes: Vec<Scene>) {
    for (name, stage) in scenes {
        for (width, height) in [(80, 24), (120, 36)] {
            let shown = text(&draw(&stage.clone().at(width, height).model(), width, height));
            assert_snapshot!(format!("{name}_{width}x{height}"), shown);
        }
    }
}

#[test]
fn play() {
    snapshots(scenes::play());
}

#[test]
fn questions() {
    snapshots(scenes::questions());
    snapshots(scenes::offers());
}

#[test]
fn results() {
    snapshots(scenes::results());
}

#[test]
fn four_players() {
    snapshots(scenes::four());
}

#[test]
fn lists_and_ends() {
    snapshots(scenes::lists());
}

#[test]
fn helps() {
    snapshots(scenes::helps());
}

#[test]
fn house_rules() {
    snapshots(house_scenes::before());
    snapshots(house_scenes::doubling());
    snapshots(house_scenes::play());
    snapshots(house_scenes::results());
    snapshots(house_scenes::lists());
    snapshots(house_scenes::helps());
}

#[test]
fn too_small() {
    let model = scenes::defends().model();
    assert_snapshot!(text(&draw(&model, 60, 14)));
}

/// Colours and attributes of a whole screen, with and without colour.
#[test]
fn styles() {
    let stage = scenes::defends();
    assert_debug_snapshot!("play_dark", draw(&stage.model(), 80, 24));
    assert_debug_snapshot!("play_mono", draw(&stage.theme(ThemeName::Mono).model(), 80, 24));
}

/// The keys on the key line do what they say, or say why not.
#[test]
fn every_key_shown_does_something() {
    for (name, stage) in scenes::all().chain(house_scenes::all()) {
        let model = stage.model();
        let before = format!("{model:?}");
        for shown in bindings(&model).iter().filter(|binding| binding.in_line) {
            let does = shown.keys.iter().any(|&(key, _)| {
                let mut model = stage.model();
                let effects = update(&mut model, Message::Key { key, early: false });
                let told = model.note.is_some() || format!("{model:?}") != before;
                told || !effects.is_empty()
            });
            assert!(does, "{name}: {} does nothing", shown.label);
        }
    }
}

/// No text of any screen is cut or covered, with the widest names either.
#[test]
fn everything_can_be_read() {
    for (name, stage) in scenes::all().chain(house_scenes::all()) {
        for (width, height) in [(80, 24), (99, 40), (100, 24), (119, 34), (120, 36)] {
            let stage = stage.clone().at(width, height);
            let ascii = stage.clone().deck(Deck::Ascii).model();
            readable(&format!("{name} in ASCII"), &ascii, width, height);
            readable(&format!("{name}, wide"), &stage.named(WIDE).model(), width, height);
        }
    }
    for (name, model) in scenes::menus() {
        readable(name, &model, 80, 24);
    }
}
