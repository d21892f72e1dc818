//! The colours that a terminal shows, and the nearest of them to any other.

use ratatui::style::Color;

/// How many colours may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Colours {
    /// None: attributes alone.
    None,
    /// The first eight of the terminal's own.
    Eight,
    /// The terminal's own sixteen.
    #[default]
    Sixteen,
    /// These and the 240 that are the same in all terminals.
    TwoFiftySix,
    /// True colour where the theme has it.
    True,
}

impl Colours {
    /// The colour as it can be shown; `None` where nothing is like it.
    pub(super) fn shown(self, colour: Color) -> Option<Color> {
        match (self, colour) {
            (Self::None, _) => None,
            (Self::TwoFiftySix, Color::Rgb(red, green, blue)) => Some(nearest([red, green, blue])),
            (Self::Eight | Self::Sixteen, Color::Rgb(..)) => None,
            (Self::Eight, colour) => eight(colour),
            (_, colour) => Some(colour),
        }
    }
}

/// The dark colour of a light one.
const fn eight(colour: Color) -> Option<Color> {
    Some(match colour {
        Color::LightRed => Color::Red,
        Color::LightGreen => Color::Green,
        Color::LightYellow => Color::Yellow,
        Color::LightBlue => Color::Blue,
        Color::LightMagenta => Color::Magenta,
        Color::LightCyan => Color::Cyan,
        Color::White => Color::Gray,
        Color::DarkGray => return None,
        colour => colour,
    })
}

/// The nearest of the colours that no terminal lets its user change: a cube of 6 × 6 × 6, and 24
/// greys.
fn nearest(wanted: [u8; 3]) -> Color {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let distance = |colour: [u8; 3]| -> u32 {
        colour.iter().zip(wanted).map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    let cube = |index: u8| [index / 36, index / 6 % 6, index % 6].map(|at| STEPS[usize::from(at)]);
    let all = (0..216).map(|index| (16 + index, cube(index)));
    let greys = (0..24).map(|index| (232 + index, [8 + 10 * index; 3]));
    let best = all.chain(greys).min_by_key(|&(_, colour)| distance(colour));
    Color::Indexed(best.map_or(16, |(index, _)| index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_as_a_terminal_can_show_them() {
        use Colours::{Eight, None, Sixteen, True, TwoFiftySix};
        let orange = Color::Rgb(0xff, 0x88, 0x00);
        for (colours, colour, shown) in [
            (None, Color::Red, Option::None),
            (Eight, Color::Red, Some(Color::Red)),
            (Eight, Color::LightRed, Some(Color::Red)),
            (Eight, Color::White, Some(Color::Gray)),
            (Eight, Color::DarkGray, Option::None),
            (Eight, orange, Option::None),
            (Sixteen, Color::LightRed, Some(Color::LightRed)),
            (Sixteen, orange, Option::None),
            (TwoFiftySix, Color::LightRed, Some(Color::LightRed)),
            (TwoFiftySix, orange, Some(Color::Indexed(208))),
            (TwoFiftySix, Color::Rgb(0, 0, 0), Some(Color::Indexed(16))),
            (TwoFiftySix, Color::Rgb(0xff, 0xff, 0xff), Some(Color::Indexed(231))),
            (TwoFiftySix, Color::Rgb(0x80, 0x80, 0x80), Some(Color::Indexed(244))),
            (True, orange, Some(orange)),
        ] {
            assert_eq!(colours.shown(colour), shown, "{colours:?} {colour:?}");
        }
    }
}
