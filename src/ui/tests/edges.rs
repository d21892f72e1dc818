//! The mouse at and past every edge, and windows that change their size in the middle of everything.

use crate::ui::input::update::update;
use crate::ui::state::{Message, Model, Scene};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::stage::Stage;
use crate::ui::tests::{house_scenes, scenes};

fn stages() -> impl Iterator<Item = (&'static str, Stage)> {
    scenes::all().chain(house_scenes::all())
}

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 36)];

/// Everything that a frame is drawn from and that the next key works on.
fn state(model: &Model) -> String {
    format!("{model:?}")
}

#[test]
fn clicks_past_the_edge_do_nothing() {
    for (name, stage) in stages() {
        for (width, height) in SIZES {
            let mut model = stage.clone().at(width, height).model();
            let before = state(&model);
            for (col, row) in [(width, 3), (3, height), (width, height), (u16::MAX, u16::MAX)] {
                let effects = update(&mut model, Message::Click { col, row, early: false });
                assert!(effects.is_empty(), "{name}: {col},{row}");
            }
            assert_eq!(state(&model), before, "{name}");
        }
    }
}

/// Whatever a click at the edge does, it can be drawn.
#[test]
fn clicks_at_the_edge_break_nothing() {
    for (name, stage) in stages() {
        for (width, height) in SIZES {
            let (right, bottom) = (width - 1, height - 1);
            let columns = (0..width).step_by(11).flat_map(|col| [(col, 0), (col, bottom)]);
            let rows = (0..height).step_by(5).flat_map(|row| [(0, row), (right, row)]);
            let mut model = stage.clone().at(width, height).model();
            let mut clicked = 0;
            for (col, row) in columns.chain(rows).chain([(right, bottom), (0, 0)]) {
                update(&mut model, Message::Click { col, row, early: false });
                update(&mut model, Message::Wheel { down: clicked % 2 == 0 });
                clicked += 1;
            }
            assert!(clicked > 20, "{name}");
            draw(&model, width, height);
        }
    }
}

#[test]
fn a_window_may_change_its_size_in_the_middle_of_everything() {
    for (name, stage) in stages() {
        let mut model = stage.model();
        let (before, shown) = (state(&model), text(&draw(&model, 80, 24)));
        for (width, height) in
            [(1, 1), (79, 24), (80, 23), (1, 200), (120, 36), (500, 200), (80, 24)]
        {
            update(&mut model, Message::Resize(width, height));
            draw(&model, width, height);
        }
        assert_eq!(text(&draw(&model, 80, 24)), shown, "{name}");
        // Nothing was asked anew, so that a key meant for the question still answers it.
        assert_eq!(state(&model), before, "{name}");
    }
}

/// In a window that is too small nothing is chosen that cannot be seen.
#[test]
fn a_small_window_takes_no_clicks() {
    for (name, stage) in stages() {
        let mut model = stage.model();
        update(&mut model, Message::Resize(60, 14));
        let moves = |model: &Model| match &model.scene {
            Scene::Table(play) => play.view.moves().len(),
            Scene::Menu(_) | Scene::Page(_) => 0,
        };
        let before = moves(&model);
        for (col, row) in (0..60).flat_map(|col| [(col, 7), (col, 11), (col, 13)]) {
            let effects = update(&mut model, Message::Click { col, row, early: false });
            assert!(effects.is_empty(), "{name}: {col},{row}");
        }
        assert_eq!(moves(&model), before, "{name}");
    }
}
