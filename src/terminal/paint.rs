//! The cells of a frame as bytes.
//!
//! Not by the terminal library, which names even the first sixteen colours as numbers of 256
//! (`38;5;1`), so that terminals with fewer show none.

use std::io::{self, Write};

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// The attributes, with their numbers.
const ATTRIBUTES: [(Modifier, u8); 6] = [
    (Modifier::BOLD, 1),
    (Modifier::DIM, 2),
    (Modifier::ITALIC, 3),
    (Modifier::UNDERLINED, 4),
    (Modifier::REVERSED, 7),
    (Modifier::CROSSED_OUT, 9),
];

/// Writes these cells, each with its column and row.
pub(super) fn paint<'a>(
    out: &mut impl Write,
    cells: impl IntoIterator<Item = (u16, u16, &'a Cell)>,
) -> io::Result<()> {
    let mut next = None;
    let mut style = (Color::Reset, Color::Reset, Modifier::empty());
    for (x, y, cell) in cells {
        if next != Some((x, y)) {
            write!(out, "\x1b[{};{}H", u32::from(y) + 1, u32::from(x) + 1)?;
        }
        next = x.checked_add(1).map(|x| (x, y));
        let wanted = (cell.fg, cell.bg, cell.modifier);
        if style != wanted {
            write!(out, "\x1b[0")?;
            for (_, number) in ATTRIBUTES.iter().filter(|(of, _)| cell.modifier.contains(*of)) {
                write!(out, ";{number}")?;
            }
            colour(out, cell.fg, 30)?;
            colour(out, cell.bg, 40)?;
            write!(out, "m")?;
            style = wanted;
        }
        write!(out, "{}", cell.symbol())?;
    }
    write!(out, "\x1b[0m")
}

/// Writes a colour of the foreground, whose numbers begin with 30, or the background: 40.
fn colour(out: &mut impl Write, colour: Color, first: u8) -> io::Result<()> {
    let named = match colour {
        Color::Reset => return Ok(()),
        Color::Rgb(red, green, blue) => {
            return write!(out, ";{};2;{red};{green};{blue}", first + 8);
        }
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Indexed(index) => index,
    };
    match named {
        0..8 => write!(out, ";{}", first + named),
        8..16 => write!(out, ";{}", first + 60 + named - 8),
        _ => write!(out, ";{};5;{named}", first + 8),
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn a_cell_is_written_with_its_style() {
        let style = Style::new();
        for (style, numbers) in [
            (style.fg(Color::Red), "0;31"),
            (style.fg(Color::LightRed).bg(Color::White), "0;91;107"),
            (style.fg(Color::Indexed(208)).bg(Color::Indexed(1)), "0;38;5;208;41"),
            (style.fg(Color::Rgb(1, 2, 3)), "0;38;2;1;2;3"),
            (style.bold().dim().underlined().reversed(), "0;1;2;4;7"),
        ] {
            let area = Rect::new(0, 0, 9, 3);
            let mut next = Buffer::empty(area);
            next.set_string(4, 1, "AB", style);
            let mut out = Vec::new();
            paint(&mut out, Buffer::empty(area).diff(&next)).unwrap();
            let told = String::from_utf8(out).unwrap();
            assert_eq!(told, format!("\x1b[2;5H\x1b[{numbers}mAB\x1b[0m"));
        }
    }
}
