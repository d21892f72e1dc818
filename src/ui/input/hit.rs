//! What a click on a cell does.

use crate::ui::draw::grid::Grid;
use crate::ui::input::offers::Action;
use crate::ui::keyline;
use crate::ui::say;
use crate::ui::state::{
    model::{Model, Over, Page, Play, Scene},
    prompt::Prompt,
};
use crate::ui::views::{
    pages::{reading, settings, start},
    table::{announcement, choices, hand},
};

/// The actions of a click, in order; none where nothing can be clicked.
pub(crate) fn actions_at(model: &Model, col: u16, row: u16) -> Vec<Action> {
    let (width, height) = model.size;
    let Ok(grid) = model.grid(width, height) else { return Vec::new() };
    // Some terminals report clicks past the edge; a window may have shrunk since.
    if col >= width || row >= height {
        return Vec::new();
    }
    let play = match &model.scene {
        Scene::Start(_) | Scene::Quiz(_) => None,
        Scene::Table(play) => Some(&**play),
    };
    let choices = play.map_or_else(Vec::new, |play| choices::choices(model, play));
    if i32::from(row) == grid.sentence() {
        let hit = choices::laid_out(&grid, &choices)
            .into_iter()
            .find(|(columns, _)| columns.contains(&i32::from(col)));
        if let Some((_, choice)) = hit {
            return vec![choice.action];
        }
    }
    if i32::from(row) == grid.keys() {
        return keyline::action_at(&grid, model, col.into()).into_iter().collect();
    }
    if model.over.is_none() && model.preferences.is_open() {
        let action = settings::action_at(&grid, model, col.into(), row.into());
        return action.into_iter().collect();
    }
    match (model.over, play) {
        // A click beside a box that only shows something closes it.
        (Some(Over::Help | Over::LastTrick | Over::AllTricks), _) => vec![Action::Back],
        (Some(Over::Rules), _) => reading::topic_at(model, &grid, col, row).into_iter().collect(),
        (Some(_), _) => Vec::new(),
        (None, None) => start::line_at(model, &grid, col, row).into_iter().collect(),
        (None, Some(play)) if play.page == Page::Table => on_table(model, &grid, play, col, row),
        (None, Some(_)) => Vec::new(),
    }
}

fn on_table(model: &Model, grid: &Grid, play: &Play, col: u16, row: u16) -> Vec<Action> {
    let order = model.kit.lay.hand;
    let card = hand::card_at(grid, order, play, col, row);
    if play.wait.is_some() && !(card.is_some() && play.view.my_turn()) {
        return vec![Action::GoOn];
    }
    if play.shows_result() {
        return Vec::new();
    }
    let index =
        card.and_then(|card| say::hand_order(order, play).iter().position(|&own| own == card));
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
