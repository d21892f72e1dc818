//! Frames as tests look at them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use unicode_width::UnicodeWidthStr;

use crate::ui::draw::Canvas;
use crate::ui::draw::canvas::spoilt;
use crate::ui::screen;
use crate::ui::state::Model;

/// A frame of this size.
pub(crate) fn draw(model: &Model, width: u16, height: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    screen::draw(&mut Canvas::new(&mut buffer), model);
    buffer
}

/// The rows of a frame without the blanks at their ends.
pub(crate) fn text(buffer: &Buffer) -> String {
    rows(buffer, |_| true)
}

/// Fails if something is cut or stands over something else in a frame of this size.
pub(crate) fn readable(what: &str, model: &Model, width: u16, height: u16) {
    spoilt::take();
    let frame = draw(model, width, height);
    let spoilt = spoilt::take();
    assert!(spoilt.is_empty(), "{what} at {width}x{height}: {spoilt:?}\n{}", text(&frame));
}

/// The cells in reverse alone: what has the focus, and what is loud.
pub(crate) fn reversed(buffer: &Buffer) -> Vec<String> {
    let rows = rows(buffer, |modifier| modifier.contains(Modifier::REVERSED));
    rows.lines().map(str::trim).filter(|row| !row.is_empty()).map(str::to_owned).collect()
}

fn rows(buffer: &Buffer, shown: impl Fn(Modifier) -> bool) -> String {
    let width = usize::from(buffer.area.width).max(1);
    let rows = buffer.content.chunks(width).map(|row| {
        let mut signs = String::new();
        let mut covered = 0;
        for cell in row {
            // A sign of two cells stands for the cell behind it as well.
            if covered > 0 {
                covered -= 1;
                continue;
            }
            let sign = if shown(cell.modifier) { cell.symbol() } else { " " };
            covered = sign.width().max(1) - 1;
            signs.push_str(sign);
        }
        signs.trim_end().to_owned()
    });
    rows.collect::<Vec<_>>().join("\n")
}
