//! The hand at the lower edge, and where its cards are clicked.

use crate::rules::{Card, Cards, Phase};

use crate::ui::draw::{Align, Canvas, Fan, Grid, Held, Kit, Marks, Order, Spacing};
use crate::ui::state::{Motion, Play, Prompt};

/// The place of a card in the hand before it was played.
pub(crate) fn place_of(grid: &Grid, order: Order, play: &Play, card: Card) -> (i32, i32) {
    let held = play.held();
    let before = Held { cards: held.cards | Cards::from(card), ..held };
    let fan = lie(grid, order, play, &before);
    let left = fan.edges().find(|&(other, _)| other == card).map(|(_, left)| left);
    (left.unwrap_or(grid.table.centre()), grid.lift())
}

/// The fan of the person's hand and what is said about its cards.
pub(crate) fn fan(grid: &Grid, order: Order, play: &Play) -> (Fan, Marks) {
    (lie(grid, order, play, &play.held()), marks(play))
}

/// A hand as it lies at the lower edge.
fn lie(grid: &Grid, order: Order, play: &Play, held: &Held) -> Fan {
    // Twelve are held once the skat was picked up: the spacing is kept for the rest of the deal.
    let most = if play.view.skat().is_some() { 12 } else { 10 };
    let spacing = Spacing::for_hand(grid.hand, grid.table.width, most, order.most_groups());
    Fan::new(&order.groups(held), spacing, grid.table, grid.hand_top(), Align::Centre)
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
    let (mut fan, marks) = fan(grid, kit.sorting.hand, play);
    if let Some(dealt) = play.motion.and_then(Motion::dealt) {
        fan.keep(dealt);
    }
    fan.draw(canvas, kit, &marks);
}

/// The card under a cell.
pub(crate) fn card_at(grid: &Grid, order: Order, play: &Play, col: u16, row: u16) -> Option<Card> {
    let (fan, marks) = fan(grid, order, play);
    fan.card_at(&marks, i32::from(col), i32::from(row))
}
