//! All tricks so far in a box over the table: an aid for training, which no real table has.

use crate::ui::draw::{Canvas, Columns, Grid, Kit, frames};
use crate::ui::state::Play;
use crate::ui::views::table::result::tricks;

/// The columns of the rows, and of the box around them.
const WIDTH: i32 = 41;
const BOX: i32 = WIDTH + 5;

/// Draws the box.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let tricks = play.view.table().tricks().len() as i32;
    let height = tricks + 3;
    let x = grid.table.centre() - BOX / 2;
    let y = (grid.height - height) / 2;
    frames::frame(canvas, kit, (x, y, BOX, height), &kit.words.get("past-title"));
    let inside = Grid { table: Columns { x: x + 2, width: WIDTH }, ..*grid };
    tricks::draw(canvas, (kit, &inside, play), y + 1, y + 2, |_, _, _, _| {});
}
