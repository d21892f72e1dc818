//! Boxes that lie over the table and go again.

use crate::ui::draw::{Canvas, Kit, rect};

/// Clears a place and draws a frame round it, with a title in its upper border. The place is
/// given by left column, top row, width and height.
pub(crate) fn frame(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    (x, y, width, height): (i32, i32, i32, i32),
    title: &str,
) {
    let style = kit.theme.normal();
    let frame = kit.glyphs.frame;
    canvas.clear(rect(x, y, width, height));
    canvas.row(x, y, width, frame.horizontal, style);
    canvas.row(x, y + height - 1, width, frame.horizontal, style);
    canvas.column(x, y, height, frame.vertical, style);
    canvas.column(x + width - 1, y, height, frame.vertical, style);
    let corners =
        [(x, y), (x + width - 1, y), (x, y + height - 1), (x + width - 1, y + height - 1)];
    for ((x, y), sign) in corners.into_iter().zip(frame.corners) {
        canvas.sign(x, y, sign, style);
    }
    canvas.sign(x + 2, y, ' ', style);
    let end = canvas.text(x + 3, y, title, kit.theme.bold());
    canvas.sign(end, y, ' ', style);
}
