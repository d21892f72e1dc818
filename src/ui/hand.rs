//! The hand at the lower edge, and where its cards are clicked.

use crate::rules::{Card, Cards, Phase};

use super::fan::{Align, Fan, Marks, Spacing};
use super::layout::Grid;
use super::model::Play;
use super::order::Order;
use super::prompt::Prompt;
use super::{Canvas, Kit};

/// The fan of the person's hand and what is said about its cards.
pub(crate) fn fan(grid: &Grid, order: Order, play: &Play) -> (Fan, Marks) {
    let groups = order.groups(&play.held());
    // Twelve are held once the skat was picked up: the spacing is kept for the rest of the deal.
    let most = if play.view.skat().is_some() { 12 } else { 10 };
    let spacing = Spacing::for_hand(grid.hand, grid.table.width, most, order.most_groups());
    let fan = Fan::new(&groups, spacing, grid.table, grid.hand_top(), Align::Centre);
    (fan, marks(play))
}

fn marks(play: &Play) -> Marks {
    let view = &play.view;
    match &play.prompt {
        Prompt::Play { cursor, .. } => Marks {
            cursor: Some(*cursor),
            lifted: Cards::from(*cursor),
            choices: Some(view.playable()),
            ..Marks::default()
        },
        Prompt::Discard(discard) => Marks {
            cursor: Some(discard.cursor),
            lifted: discard.cards(),
            fresh: view.skat().unwrap_or_default(),
            choices: Some(discard.choices),
            ..Marks::default()
        },
        // Nothing may be played while others are to act, but nothing is forbidden either.
        _ => Marks::default(),
    }
}

/// Draws the hand.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    if matches!(play.view.table().phase(), Phase::Over(_)) && !play.shows_finished_trick() {
        return;
    }
    let (fan, marks) = fan(grid, kit.lay.hand, play);
    fan.draw(canvas, kit, &marks);
}

/// The card under a cell.
pub(crate) fn card_at(grid: &Grid, order: Order, play: &Play, col: u16, row: u16) -> Option<Card> {
    let (fan, marks) = fan(grid, order, play);
    fan.card_at(&marks, i32::from(col), i32::from(row))
}
