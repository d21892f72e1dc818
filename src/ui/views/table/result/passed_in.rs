//! A deal that nobody played: everybody shows what they held.

use crate::rules::{Cards, TurnedUp};
use crate::ui::draw::{
    Align, Canvas, Columns, Fan, Grid, Held, Kit, Marks, Size, Spacing, phrase, wrapped,
};
use crate::ui::say;
use crate::ui::state::Play;
use crate::ui::views::table::result::{cards_row, first};

/// The column of the cards, behind the widest name.
const CARDS: i32 = 13;
/// The rows of a hand with a blank one.
const HAND: i32 = 4;

pub(crate) fn draw(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    turned_up: &TurnedUp,
) {
    let (words, theme) = (&kit.words, &kit.theme);
    let x = grid.table.x;
    let lines = wrapped(&words.get("result-passed-in"), grid.table.width);
    let mut y = first(grid);
    for line in &lines {
        canvas.line(x, y, &phrase(kit, line));
        y += 1;
    }
    y += 1;
    let columns = Columns { x: x + CARDS, width: (grid.table.width - CARDS).min(47) };
    let hands = [play.left(), play.right(), play.middle()]
        .map(|seat| (seat, Held::new(turned_up.deal.hand(seat), None)))
        .map(|(seat, hand)| (seat, kit.sorting.hand.by_game().groups(&hand)));
    let most = hands.iter().map(|(_, groups)| groups.len()).max().unwrap_or(0);
    let spacing = Spacing::fit(Size::Xs, columns.width, 10, most);
    for (seat, groups) in hands {
        canvas.text(x, y + 1, say::name(play, seat), theme.normal());
        let fan = Fan::new(&groups, spacing, columns, y, Align::Left);
        fan.draw(canvas, kit, &Marks::default());
        y += HAND;
    }
    canvas.line(x, y + 1, &phrase(kit, &words.get("result-in-skat")));
    let columns = Columns { width: 12, ..columns };
    cards_row(canvas, kit, turned_up.deal.skat(), Cards::EMPTY, columns, y);
}
