//! The actions of a click on a cell.

use crate::ui::draw::Grid;
use crate::ui::input::offers;
use crate::ui::say::choices::choices;
use crate::ui::state::{Action, Model, Overlay, Play, Prompt, Scene, TablePage};
use crate::ui::views::keyline;
use crate::ui::views::pages::{reading, settings, start};
use crate::ui::views::table::{announcement, choices, hand};

/// The actions of a click, in order; none where nothing can be clicked.
pub(crate) fn actions_at(model: &Model, col: u16, row: u16) -> Vec<Action> {
    let (Some((width, height)), Some(grid)) = (model.size, model.grid()) else { return Vec::new() };
    // Some terminals report clicks past the edge; a window may have shrunk since.
    if col >= width || row >= height {
        return Vec::new();
    }
    let play = match &model.scene {
        Scene::Menu(_) | Scene::Page(_) => None,
        Scene::Table(play) => Some(&**play),
    };
    let choices = play.map_or_else(Vec::new, |play| choices(model, play));
    if i32::from(row) == grid.sentence() {
        let hit = choices::laid_out(&grid, &choices)
            .into_iter()
            .find(|(columns, _)| columns.contains(&i32::from(col)));
        if let Some((_, choice)) = hit {
            return vec![choice.action];
        }
    }
    if i32::from(row) == grid.keys() {
        return keyline::action_at(&grid, model, offers::bindings(model), col.into())
            .into_iter()
            .collect();
    }
    if model.overlay.is_none() && model.preferences.is_open() {
        let action = settings::action_at(&grid, model, col.into(), row.into());
        return action.into_iter().collect();
    }
    match (model.overlay, play) {
        // A click beside a box that only shows something closes it.
        (Some(Overlay::Help | Overlay::LastTrick | Overlay::AllTricks), _) => vec![Action::Back],
        (Some(Overlay::Rules), _) => {
            reading::topic_at(model, &grid, col, row).into_iter().collect()
        }
        (Some(_), _) => Vec::new(),
        (None, None) => start::line_at(model, &grid, col, row).into_iter().collect(),
        (None, Some(play)) if play.page == TablePage::Table => {
            on_table(model, &grid, play, col, row)
        }
        (None, Some(_)) => Vec::new(),
    }
}

fn on_table(model: &Model, grid: &Grid, play: &Play, col: u16, row: u16) -> Vec<Action> {
    let order = model.kit.sorting.hand;
    let card = hand::card_at(grid, order, play, col, row);
    if play.wait.is_some() && !(card.is_some() && play.view.my_turn()) {
        return vec![Action::GoOn];
    }
    if play.shows_result() {
        return Vec::new();
    }
    let index = card.and_then(|card| play.hand_order(order).iter().position(|&own| own == card));
    match (&play.prompt, card, index) {
        // The first click chooses, the second plays.
        (Prompt::Play { cursor, chosen }, Some(card), Some(index)) => {
            vec![if *chosen && *cursor == card { Action::Card(index) } else { Action::Point(card) }]
        }
        (Prompt::Discard(_), _, Some(index)) => vec![Action::Card(index)],
        (Prompt::Announce(announce), ..) => {
            announcement::actions_at(&model.kit, grid, play, announce, col, row)
        }
        _ => Vec::new(),
    }
}
