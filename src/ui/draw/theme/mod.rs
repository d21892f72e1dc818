//! Styles by meaning. A view asks for what it means, never for a colour; the colours are data: the
//! program's own in `assets/themes`, and whatever the user has written.

mod colours;
pub(crate) mod palette;

use std::collections::BTreeMap;

use ratatui::style::{Color, Modifier, Style};

use crate::rules::Suit;
pub use crate::settings::Faces;
use crate::text::Deck;
use crate::ui::draw::{Palette, PaperColours, Role};

pub use colours::Colours;

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

    /// Its name in the settings, and that of its file.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Contrast => "contrast",
            Self::Mono => "mono",
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Self::Auto => include_str!("../../../../assets/themes/auto.toml"),
            Self::Dark => include_str!("../../../../assets/themes/dark.toml"),
            Self::Light => include_str!("../../../../assets/themes/light.toml"),
            Self::Contrast => include_str!("../../../../assets/themes/contrast.toml"),
            Self::Mono => include_str!("../../../../assets/themes/mono.toml"),
        }
    }
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
    paper: Option<PaperColours>,
}

impl Theme {
    /// The styles of a theme, for a pack, in so many colours.
    #[must_use]
    pub fn new(palette: &Palette, deck: Deck, colours: Colours, faces: Faces) -> Self {
        let mut roles = BTreeMap::new();
        for (&role, shade) in &palette.roles {
            let [own, rgb] = [shade.sixteen, shade.rgb]
                .map(|colour| colour.and_then(|colour| colours.shown(colour)));
            // The terminal's own colours suit its background.
            let colour = if colours == Colours::True { rgb.or(own) } else { own.or(rgb) };
            let Some(colour) = colour else { continue };
            let style = Style::new().fg(colour);
            roles.insert(role, if palette.strong { style.bold() } else { style });
        }
        let papers = match faces {
            Faces::Outline => false,
            Faces::Auto => colours == Colours::True,
            Faces::Paper => true,
        };
        // Letters in plain frames are for terminals that can show little else.
        let paper = palette.paper.filter(|_| papers && deck != Deck::Ascii);
        let paper = paper.and_then(|paper| paper.shown(colours));
        Self { deck, dim: palette.dim, roles, paper }
    }

    /// Whether there is any colour, and not attributes alone.
    #[must_use]
    pub fn has_colours(&self) -> bool {
        !self.roles.is_empty()
    }

    /// The styles of cards that are paper; `None` where they are frames.
    #[must_use]
    pub fn paper(&self) -> Option<Paper> {
        self.paper.map(|colours| Paper { colours, four: self.has_four_colours() })
    }

    const fn has_four_colours(&self) -> bool {
        matches!(self.deck, Deck::Tournament | Deck::German)
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
        let four = self.has_four_colours();
        match suit {
            Suit::Clubs => self.normal(),
            Suit::Spades if four => self.role(Role::Green),
            Suit::Spades => self.normal(),
            Suit::Diamonds if four => self.role(Role::Yellow),
            Suit::Hearts | Suit::Diamonds => self.role(Role::Red),
        }
    }
}

/// The styles of a card that is paper. Both halves of each pair are set, so that it can be read on
/// any background.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Paper {
    colours: PaperColours,
    four: bool,
}

impl Paper {
    /// The paper, and what is printed in black.
    #[must_use]
    pub const fn face(&self) -> Style {
        Style::new().bg(self.colours.face).fg(self.colours.ink)
    }

    /// Paper in a cell that it fills by half, on the terminal's own background.
    #[must_use]
    pub const fn cut(&self) -> Style {
        Style::new().fg(self.colours.face)
    }

    /// A card that may not be played.
    #[must_use]
    pub const fn may_not(&self) -> Style {
        Style::new().bg(self.colours.may_not_face).fg(self.colours.may_not_ink)
    }

    /// The index of a suit.
    #[must_use]
    pub const fn suit(&self, suit: Suit) -> Style {
        let colours = &self.colours;
        let ink = match suit {
            Suit::Clubs => colours.ink,
            Suit::Spades if self.four => colours.green,
            Suit::Spades => colours.ink,
            Suit::Diamonds if self.four => colours.yellow,
            Suit::Hearts | Suit::Diamonds => colours.red,
        };
        self.print(ink)
    }

    /// The word on a card that is new.
    #[must_use]
    pub const fn accent(&self) -> Style {
        self.print(self.colours.accent)
    }

    /// The hairline where a card ends.
    #[must_use]
    pub const fn edge(&self) -> Style {
        Style::new().bg(self.colours.face).fg(self.colours.edge)
    }

    const fn print(&self, ink: Color) -> Style {
        Style::new().bg(self.colours.face).fg(ink).add_modifier(Modifier::BOLD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn theme(name: ThemeName, deck: Deck) -> Theme {
        styled(name, deck, Colours::Sixteen)
    }

    fn styled(name: ThemeName, deck: Deck, colours: Colours) -> Theme {
        Theme::new(&Palette::own(name), deck, colours, Faces::Auto)
    }

    #[test]
    fn every_theme_loads_with_all_its_colours() {
        for name in ThemeName::ALL {
            for colours in [Colours::None, Colours::Sixteen, Colours::True] {
                let theme = styled(name, Deck::French, colours);
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
            let theme = styled(name, Deck::Tournament, Colours::None);
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
        let rgb = styled(ThemeName::Dark, Deck::French, Colours::True);
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

    #[test]
    fn cards_are_paper_where_true_colour_is() {
        let papers = |name, deck, colours, faces| {
            Theme::new(&Palette::own(name), deck, colours, faces).paper().is_some()
        };
        use Colours::{None, Sixteen, True, TwoFiftySix};
        for name in [ThemeName::Auto, ThemeName::Dark, ThemeName::Light] {
            for (colours, faces, expected) in [
                (True, Faces::Auto, true),
                (Sixteen, Faces::Auto, false),
                (None, Faces::Auto, false),
                (True, Faces::Paper, true),
                (TwoFiftySix, Faces::Auto, false),
                (TwoFiftySix, Faces::Paper, true),
                (Sixteen, Faces::Paper, false),
                (None, Faces::Paper, false),
                (True, Faces::Outline, false),
            ] {
                assert_eq!(papers(name, Deck::French, colours, faces), expected);
                assert!(!papers(name, Deck::Ascii, colours, faces));
            }
        }
        for name in [ThemeName::Contrast, ThemeName::Mono] {
            assert!(!papers(name, Deck::French, True, Faces::Paper));
        }
    }

    #[test]
    fn paper_has_the_suits_of_the_pack() {
        for (deck, different) in [(Deck::French, 2), (Deck::Tournament, 4), (Deck::German, 4)] {
            let paper = styled(ThemeName::Dark, deck, Colours::True).paper().unwrap();
            let inks = Suit::ALL.map(|suit| paper.suit(suit).fg);
            let distinct: std::collections::HashSet<_> = inks.into_iter().collect();
            assert_eq!(distinct.len(), different, "{deck:?}");
            assert!(Suit::ALL.iter().all(|&suit| paper.suit(suit).bg == paper.face().bg));
        }
    }
}
