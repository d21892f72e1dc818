//! A theme as data: which colours it has, by meaning. Read from TOML, with the place of whatever
//! cannot be used.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ratatui::style::Color;
use thiserror::Error;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::settings::excerpt;

use super::colours::Colours;
use crate::ui::draw::ThemeName;

/// The use of a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Role {
    Red,
    Green,
    Yellow,
    Accent,
    Good,
    Bad,
    Warn,
}

impl Role {
    pub(crate) const ALL: [Self; 7] =
        [Self::Red, Self::Green, Self::Yellow, Self::Accent, Self::Good, Self::Bad, Self::Warn];

    const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Accent => "accent",
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Warn => "warn",
        }
    }
}

/// The colour of a role: one of the terminal's sixteen, and a true colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Shade {
    pub(crate) sixteen: Option<Color>,
    pub(crate) rgb: Option<Color>,
}

/// The colours of cards that are drawn as paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PaperColours {
    /// The paper, and what is printed in black.
    pub(crate) face: Color,
    pub(crate) ink: Color,
    pub(crate) red: Color,
    pub(crate) green: Color,
    pub(crate) yellow: Color,
    /// The word on a card that is new.
    pub(crate) accent: Color,
    /// The hairline where one card covers another.
    pub(crate) edge: Color,
    /// The paper and the print of a card that may not be played.
    pub(crate) may_not_face: Color,
    pub(crate) may_not_ink: Color,
}

/// The colours of a theme.
///
/// ```
/// use skat::ui::Palette;
///
/// assert!(Palette::parse("dim = true\n[colour]\naccent = ['cyan', '#7fc4d6']").is_ok());
/// let bad = Palette::parse("[colour]\naccent = 'cyanide'").unwrap_err();
/// assert_eq!(bad.offset, 18);
/// assert!(bad.to_string().starts_with("'cyanide' is not a colour (allowed: black, red, "));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Palette {
    /// True if what is only there to be looked up is dim.
    pub(crate) dim: bool,
    /// True if roles are bold on top of their colour.
    pub(crate) strong: bool,
    pub(crate) roles: BTreeMap<Role, Shade>,
    pub(crate) paper: Option<PaperColours>,
}

/// The reason why a text is no theme. Displays as what stands there and what is allowed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{why}")]
pub struct BadPalette {
    /// The byte of the text where it stands.
    pub offset: usize,
    why: String,
}

/// The terminal's own colours by name.
const SIXTEEN: [(&str, Color); 16] = [
    ("black", Color::Black),
    ("red", Color::Red),
    ("green", Color::Green),
    ("yellow", Color::Yellow),
    ("blue", Color::Blue),
    ("magenta", Color::Magenta),
    ("cyan", Color::Cyan),
    ("gray", Color::Gray),
    ("dark-gray", Color::DarkGray),
    ("light-red", Color::LightRed),
    ("light-green", Color::LightGreen),
    ("light-yellow", Color::LightYellow),
    ("light-blue", Color::LightBlue),
    ("light-magenta", Color::LightMagenta),
    ("light-cyan", Color::LightCyan),
    ("white", Color::White),
];

const TOP: [&str; 4] = ["dim", "strong", "colour", "paper"];
const PAPER: [&str; 9] =
    ["face", "ink", "red", "green", "yellow", "accent", "edge", "may-not-face", "may-not-ink"];
const SWITCH: &str = "true or false (allowed: true, false)";

impl Palette {
    /// One of the program's own themes.
    ///
    /// # Panics
    ///
    /// If the theme's own file is broken, which a test rules out.
    #[must_use]
    pub fn own(name: ThemeName) -> Self {
        match Self::parse(name.source()) {
            Ok(palette) => palette,
            Err(error) => panic!("theme {}: {error}", name.word()),
        }
    }

    /// Reads a theme. What it does not say is as the terminal has it.
    ///
    /// # Errors
    /// The first thing wrong, and where it stands.
    pub fn parse(text: &str) -> Result<Self, BadPalette> {
        let document = DeTable::parse(text).map_err(|error| {
            let offset = error.span().map_or(text.len(), |span| span.start);
            bad(offset, error.message().split_whitespace().collect::<Vec<_>>().join(" "))
        })?;
        let mut palette = Self { dim: true, strong: false, roles: BTreeMap::new(), paper: None };
        for entry in in_order(document.get_ref()) {
            match entry.name() {
                "dim" => palette.dim = entry.switch(text)?,
                "strong" => palette.strong = entry.switch(text)?,
                "colour" => palette.roles = roles(&entry.table("colour")?, text)?,
                "paper" => palette.paper = Some(paper(&entry, text)?),
                _ => return Err(entry.unknown("", &TOP)),
            }
        }
        Ok(palette)
    }
}

/// The table of roles.
fn roles(table: &[Entry<'_, '_>], text: &str) -> Result<BTreeMap<Role, Shade>, BadPalette> {
    let mut roles = BTreeMap::new();
    for entry in table {
        let Some(role) = Role::ALL.into_iter().find(|role| role.word() == entry.name()) else {
            return Err(entry.unknown("colour.", &Role::ALL.map(Role::word)));
        };
        roles.insert(role, entry.shade(text)?);
    }
    Ok(roles)
}

impl PaperColours {
    /// The colours as they can be shown; `None` where they cannot.
    pub(super) fn shown(self, colours: Colours) -> Option<Self> {
        Some(Self {
            face: colours.shown(self.face)?,
            ink: colours.shown(self.ink)?,
            red: colours.shown(self.red)?,
            green: colours.shown(self.green)?,
            yellow: colours.shown(self.yellow)?,
            accent: colours.shown(self.accent)?,
            edge: colours.shown(self.edge)?,
            may_not_face: colours.shown(self.may_not_face)?,
            may_not_ink: colours.shown(self.may_not_ink)?,
        })
    }
}

/// The table of paper, which has all its colours or is not there.
fn paper(entry: &Entry<'_, '_>, text: &str) -> Result<PaperColours, BadPalette> {
    let mut colours = BTreeMap::new();
    for entry in entry.table("paper")? {
        let Some(key) = PAPER.into_iter().find(|key| *key == entry.name()) else {
            return Err(entry.unknown("paper.", &PAPER));
        };
        colours.insert(key, true_colour(entry.value, text)?);
    }
    let colour = |key: &str| {
        let missing = || {
            let all = PAPER.join(", ");
            bad(entry.key.span().start, format!("'paper.{key}' is missing (allowed: all of {all})"))
        };
        colours.get(key).copied().ok_or_else(missing)
    };
    Ok(PaperColours {
        face: colour("face")?,
        ink: colour("ink")?,
        red: colour("red")?,
        green: colour("green")?,
        yellow: colour("yellow")?,
        accent: colour("accent")?,
        edge: colour("edge")?,
        may_not_face: colour("may-not-face")?,
        may_not_ink: colour("may-not-ink")?,
    })
}

/// A key and its value.
struct Entry<'t, 'i> {
    key: &'t Spanned<Cow<'i, str>>,
    value: &'t Spanned<DeValue<'i>>,
}

/// The entries of a table as they stand in the text; the parser sorts them by name.
fn in_order<'t, 'i>(table: &'t DeTable<'i>) -> Vec<Entry<'t, 'i>> {
    let mut entries: Vec<_> = table.iter().map(|(key, value)| Entry { key, value }).collect();
    entries.sort_by_key(|entry| entry.key.span().start);
    entries
}

impl<'t, 'i> Entry<'t, 'i> {
    fn name(&self) -> &'t str {
        self.key.get_ref()
    }

    fn unknown(&self, table: &str, allowed: &[&str]) -> BadPalette {
        let why = format!(
            "'{table}{}' is not a key of a theme (allowed: {})",
            excerpt(self.name()),
            allowed.join(", ")
        );
        bad(self.key.span().start, why)
    }

    fn table(&self, name: &str) -> Result<Vec<Self>, BadPalette> {
        let why = || format!("'{name}' is a table: write [{name}] and its keys below");
        let table = self.value.get_ref().as_table();
        table.map(in_order).ok_or_else(|| bad(self.key.span().start, why()))
    }

    fn switch(&self, text: &str) -> Result<bool, BadPalette> {
        self.value.get_ref().as_bool().ok_or_else(|| is_not(self.value, text, SWITCH))
    }

    /// One colour, or one of the sixteen and a true one.
    fn shade(&self, text: &str) -> Result<Shade, BadPalette> {
        let Some(both) = self.value.get_ref().as_array() else {
            return match sixteen(self.value) {
                Some(colour) => Ok(Shade { sixteen: Some(colour), rgb: None }),
                None => match rgb(self.value) {
                    Some(colour) => Ok(Shade { sixteen: None, rgb: Some(colour) }),
                    None => Err(no_colour(self.value, text)),
                },
            };
        };
        let [first, second] = &both[..] else {
            let pair = "a pair of colours (allowed: one of the sixteen, then #rrggbb)";
            return Err(is_not(self.value, text, pair));
        };
        let named = sixteen(first).ok_or_else(|| {
            let names = SIXTEEN.map(|(name, _)| name).join(", ");
            is_not(first, text, &format!("one of the sixteen colours (allowed: {names})"))
        })?;
        Ok(Shade { sixteen: Some(named), rgb: Some(true_colour(second, text)?) })
    }
}

fn sixteen(value: &Spanned<DeValue<'_>>) -> Option<Color> {
    let name = value.get_ref().as_str()?;
    SIXTEEN.into_iter().find(|&(other, _)| other == name).map(|(_, colour)| colour)
}

fn rgb(value: &Spanned<DeValue<'_>>) -> Option<Color> {
    let digits = value.get_ref().as_str()?.strip_prefix('#')?;
    let all_hex = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = u32::from_str_radix(digits, 16).ok().filter(|_| all_hex)?;
    Some(Color::from_u32(number))
}

fn true_colour(value: &Spanned<DeValue<'_>>, text: &str) -> Result<Color, BadPalette> {
    rgb(value).ok_or_else(|| is_not(value, text, "a true colour (allowed: #rrggbb)"))
}

fn no_colour(value: &Spanned<DeValue<'_>>, text: &str) -> BadPalette {
    let names = SIXTEEN.map(|(name, _)| name).join(", ");
    is_not(value, text, &format!("a colour (allowed: {names}, #rrggbb, or both in brackets)"))
}

fn is_not(value: &Spanned<DeValue<'_>>, text: &str, what: &str) -> BadPalette {
    let span = value.span();
    let there = value.get_ref().as_str().or_else(|| text.get(span.clone())).unwrap_or_default();
    bad(span.start, format!("'{}' is not {what}", excerpt(there)))
}

const fn bad(offset: usize, why: String) -> BadPalette {
    BadPalette { offset, why }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lightness of a colour, as the eye sees it.
    fn luminance(colour: Color) -> f64 {
        let Color::Rgb(red, green, blue) = colour else { panic!("{colour:?}") };
        let part = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }

    fn contrast(a: Color, b: Color) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        if a > b { a / b } else { b / a }
    }

    /// The contrast that the web calls good enough for text.
    const READABLE: f64 = 4.5;

    #[test]
    fn true_colours_can_be_read_on_their_background() {
        let backgrounds = [
            (ThemeName::Dark, Color::Rgb(0x12, 0x12, 0x12)),
            (ThemeName::Dark, Color::Rgb(0x1e, 0x1e, 0x2e)),
            (ThemeName::Light, Color::Rgb(0xff, 0xff, 0xff)),
            (ThemeName::Light, Color::Rgb(0xfd, 0xf6, 0xe3)),
        ];
        for (name, background) in backgrounds {
            for (role, shade) in Palette::own(name).roles {
                let rgb = shade.rgb.expect("a true colour for every role");
                let seen = contrast(rgb, background);
                assert!(seen >= READABLE, "{name:?} {role:?} on {background}: {seen:.1}");
            }
        }
    }

    #[test]
    fn what_is_printed_on_paper_can_be_read() {
        for name in [ThemeName::Auto, ThemeName::Dark, ThemeName::Light] {
            let paper = Palette::own(name).paper.expect("paper");
            for ink in [paper.ink, paper.red, paper.green, paper.yellow, paper.accent] {
                let seen = contrast(ink, paper.face);
                assert!(seen >= READABLE, "{name:?} {ink}: {seen:.1}");
            }
            // Fainter, and still to be made out; far from the paper of cards that may be played.
            let seen = contrast(paper.may_not_ink, paper.may_not_face);
            assert!((2.2..READABLE).contains(&seen), "{name:?}: {seen:.1}");
        }
    }

    #[test]
    fn the_theme_of_the_manual_is_the_dark_one() {
        let manual = include_str!("../../../../docs/themes.md");
        let example =
            manual.split("```").nth(1).and_then(|text| text.strip_prefix("toml")).unwrap();
        assert_eq!(Palette::parse(example), Ok(Palette::own(ThemeName::Dark)));
    }

    fn told(text: &str) -> (usize, String) {
        let bad = Palette::parse(text).unwrap_err();
        (bad.offset, bad.to_string())
    }

    #[test]
    fn a_theme_may_say_little() {
        let palette = Palette::parse("").unwrap();
        assert_eq!((palette.dim, palette.strong, palette.roles.len()), (true, false, 0));
        let palette = Palette::parse("[colour]\nred = 'red'\nbad = '#FF0000'").unwrap();
        assert_eq!(palette.roles[&Role::Red].sixteen, Some(Color::Red));
        assert_eq!(palette.roles[&Role::Bad].rgb, Some(Color::Rgb(0xff, 0, 0)));
        assert_eq!(palette.roles[&Role::Bad].sixteen, None);
    }

    #[test]
    fn what_cannot_be_used_is_told_with_its_place() {
        let names = SIXTEEN.map(|(name, _)| name).join(", ");
        let all = PAPER.join(", ");
        for (text, offset, why) in [
            (
                "dimm = true",
                0,
                "'dimm' is not a key of a theme (allowed: dim, strong, colour, paper)".to_owned(),
            ),
            ("dim = 'no'", 6, "'no' is not true or false (allowed: true, false)".to_owned()),
            ("dim = 1", 6, "'1' is not true or false (allowed: true, false)".to_owned()),
            ("colour = 'red'", 0, "'colour' is a table: write [colour] and its keys below".into()),
            (
                "[colour]\nblue = 'blue'",
                9,
                "'colour.blue' is not a key of a theme (allowed: red, green, yellow, accent, \
                 good, bad, warn)"
                    .to_owned(),
            ),
            (
                "[colour]\nred = 'rot'",
                15,
                format!("'rot' is not a colour (allowed: {names}, #rrggbb, or both in brackets)"),
            ),
            (
                "[colour]\nred = ['#ff0000', 'red']",
                16,
                format!("'#ff0000' is not one of the sixteen colours (allowed: {names})"),
            ),
            (
                "[colour]\nred = ['red', '#f00']",
                23,
                "'#f00' is not a true colour (allowed: #rrggbb)".to_owned(),
            ),
            (
                "[colour]\nred = ['red']",
                15,
                "'['red']' is not a pair of colours (allowed: one of the sixteen, then #rrggbb)"
                    .to_owned(),
            ),
            (
                "[paper]\nface = 'white'",
                15,
                "'white' is not a true colour (allowed: #rrggbb)".to_owned(),
            ),
            (
                "[paper]\npage = ''",
                8,
                format!("'paper.page' is not a key of a theme (allowed: {all})"),
            ),
            (
                "[paper]\nface = '#ffffff'",
                1,
                format!("'paper.ink' is missing (allowed: all of {all})"),
            ),
        ] {
            assert_eq!(told(text), (offset, why), "{text}");
        }
        assert_eq!(told("dim = ").0, 6);
        assert!(!told(&format!("{} = 1", "x".repeat(99))).1.contains(&"x".repeat(41)));
    }
}
