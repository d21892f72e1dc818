//! Styles by meaning. A view asks for what it means, never for a colour; the colours are data in
//! `assets/themes`.

use std::collections::BTreeMap;

use ratatui::style::{Color, Modifier, Style};
use serde::Deserialize;

use crate::rules::Suit;
use crate::text::Deck;

/// A set of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ThemeName {
    /// For a background that is not known: reads on both.
    #[default]
    Auto,
    /// For a dark background.
    Dark,
    /// For a light background.
    Light,
    /// Nothing dim but what may not be played.
    Contrast,
    /// No colour.
    Mono,
}

impl ThemeName {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Auto, Self::Dark, Self::Light, Self::Contrast, Self::Mono];

    const fn source(self) -> &'static str {
        match self {
            Self::Auto => include_str!("../../assets/themes/auto.toml"),
            Self::Dark => include_str!("../../assets/themes/dark.toml"),
            Self::Light => include_str!("../../assets/themes/light.toml"),
            Self::Contrast => include_str!("../../assets/themes/contrast.toml"),
            Self::Mono => include_str!("../../assets/themes/mono.toml"),
        }
    }
}

/// How many colours may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Colours {
    /// None: attributes alone.
    None,
    /// The terminal's own sixteen.
    #[default]
    Sixteen,
    /// True colour where the theme has it.
    True,
}

/// What a colour is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Role {
    Red,
    Green,
    Yellow,
    Accent,
    Good,
    Bad,
    Warn,
}

/// A theme file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    /// Whether what is only there to be looked up is dim.
    dim: bool,
    /// Whether roles are bold on top of their colour.
    strong: bool,
    /// One of the terminal's colours and, where it exists, the true colour.
    colour: BTreeMap<Role, Vec<String>>,
}

/// Styles by meaning.
///
/// Colours are dropped here and not by the terminal library, which under `NO_COLOR` writes a full
/// reset for each colour and so takes DIM, BOLD and REVERSED with them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Theme {
    deck: Deck,
    dim: bool,
    roles: BTreeMap<Role, Style>,
}

impl Theme {
    /// Loads a theme.
    ///
    /// # Panics
    ///
    /// If the theme's own file is broken, which a test rules out.
    #[must_use]
    pub fn new(name: ThemeName, deck: Deck, colours: Colours) -> Self {
        let sheet: Sheet = match toml::from_str(name.source()) {
            Ok(sheet) => sheet,
            Err(error) => panic!("theme {name:?}: {error}"),
        };
        let mut roles = BTreeMap::new();
        for (role, choice) in sheet.colour {
            let index = match colours {
                Colours::None => continue,
                Colours::Sixteen => 0,
                Colours::True => 1,
            };
            let Some(colour) = choice.get(index).or(choice.first()) else { continue };
            let Ok(colour) = colour.parse::<Color>() else {
                panic!("theme {name:?}: '{colour}' is no colour");
            };
            let style = Style::new().fg(colour);
            roles.insert(role, if sheet.strong { style.bold() } else { style });
        }
        Self { deck, dim: sheet.dim, roles }
    }

    fn role(&self, role: Role) -> Style {
        self.roles.get(&role).copied().unwrap_or_default()
    }

    /// What is said: the terminal's own text.
    #[must_use]
    pub const fn normal(&self) -> Style {
        Style::new()
    }

    /// What matters now.
    #[must_use]
    pub const fn bold(&self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is only there to be looked up.
    #[must_use]
    pub const fn dim(&self) -> Style {
        if self.dim { Style::new().add_modifier(Modifier::DIM) } else { Style::new() }
    }

    /// A card that may not be played now, and the dot under it. DIM in every theme.
    #[must_use]
    pub const fn may_not(&self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Where the player acts: the cursor, the next place, whose turn it is, the current line.
    #[must_use]
    pub fn accent(&self) -> Style {
        self.role(Role::Accent)
    }

    /// What Enter takes: the focused choice, the cursor's number, the number asked.
    #[must_use]
    pub fn focus(&self) -> Style {
        self.accent().bold().reversed()
    }

    /// The hot letter of a choice, and the winning card in a table of tricks.
    #[must_use]
    pub const fn hot(&self) -> Style {
        Style::new().add_modifier(Modifier::UNDERLINED)
    }

    /// A gain, in the result only.
    #[must_use]
    pub fn good(&self) -> Style {
        self.role(Role::Good)
    }

    /// A loss, and every negative value written.
    #[must_use]
    pub fn bad(&self) -> Style {
        self.role(Role::Bad)
    }

    /// A warning: overbid, "cannot be played".
    #[must_use]
    pub fn warn(&self) -> Style {
        self.role(Role::Warn).bold()
    }

    /// A jump in the auction, the one loud line of the program.
    #[must_use]
    pub fn jump(&self) -> Style {
        self.warn().reversed()
    }

    /// A suit's colour.
    #[must_use]
    pub fn suit(&self, suit: Suit) -> Style {
        let four = matches!(self.deck, Deck::Tournament | Deck::German);
        match suit {
            Suit::Clubs => self.normal(),
            Suit::Spades if four => self.role(Role::Green),
            Suit::Spades => self.normal(),
            Suit::Diamonds if four => self.role(Role::Yellow),
            Suit::Hearts | Suit::Diamonds => self.role(Role::Red),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn theme(name: ThemeName, deck: Deck) -> Theme {
        Theme::new(name, deck, Colours::Sixteen)
    }

    #[test]
    fn every_theme_loads_with_all_its_colours() {
        for name in ThemeName::ALL {
            for colours in [Colours::None, Colours::Sixteen, Colours::True] {
                let theme = Theme::new(name, Deck::French, colours);
                let roles = match (name, colours) {
                    (ThemeName::Mono, _) | (_, Colours::None) => 0,
                    (ThemeName::Contrast, _) => 6,
                    _ => 7,
                };
                assert_eq!(theme.roles.len(), roles, "{name:?} {colours:?}");
            }
        }
    }

    #[test]
    fn colours_off_leave_the_attributes() {
        for name in ThemeName::ALL {
            let theme = Theme::new(name, Deck::Tournament, Colours::None);
            assert!(theme.roles.is_empty());
            assert_eq!(theme.focus(), Style::new().bold().reversed());
            assert_eq!(theme.jump(), Style::new().bold().reversed());
            assert_eq!(theme.may_not(), Style::new().dim());
        }
    }

    #[test]
    fn the_palette_of_each_background() {
        let dark = theme(ThemeName::Dark, Deck::French);
        assert_eq!(dark.suit(Suit::Hearts), Style::new().fg(Color::LightRed));
        assert_eq!(dark.accent(), Style::new().fg(Color::Cyan));
        let light = theme(ThemeName::Light, Deck::French);
        assert_eq!(light.suit(Suit::Diamonds), Style::new().fg(Color::Red));
        assert_eq!(light.accent(), Style::new().fg(Color::Blue));
        let auto = theme(ThemeName::Auto, Deck::French);
        assert_eq!(auto.accent(), Style::new().fg(Color::Cyan).bold());
        let rgb = Theme::new(ThemeName::Dark, Deck::French, Colours::True);
        assert_eq!(rgb.bad(), Style::new().fg(Color::Rgb(0xe8, 0x71, 0x6f)));
    }

    #[test]
    fn nothing_is_painted_and_grey_is_no_colour() {
        for name in ThemeName::ALL {
            for deck in Deck::ALL {
                let theme = theme(name, deck);
                for style in theme.roles.values() {
                    assert_eq!(style.bg, None);
                    assert!(
                        ![Some(Color::DarkGray), Some(Color::Gray), Some(Color::Black)]
                            .contains(&style.fg)
                    );
                }
            }
        }
    }

    #[test]
    fn a_four_colour_pack_has_four_colours() {
        for name in [ThemeName::Auto, ThemeName::Dark, ThemeName::Light, ThemeName::Contrast] {
            for deck in [Deck::Tournament, Deck::German] {
                let theme = theme(name, deck);
                let suits = Suit::ALL.map(|suit| theme.suit(suit).fg);
                for (i, colour) in suits.iter().enumerate() {
                    assert!(!suits[..i].contains(colour), "{name:?} {suits:?}");
                }
            }
        }
    }

    #[test]
    fn high_contrast_dims_only_what_may_not_be_played() {
        let contrast = theme(ThemeName::Contrast, Deck::French);
        assert_eq!(contrast.dim(), Style::new());
        assert_eq!(contrast.may_not(), Style::new().dim());
        assert_eq!(contrast.accent(), Style::new());
    }
}
