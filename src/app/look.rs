//! The look of the screen as settings and terminal have it: words, colours, signs and keys.

use super::environment::Environment;
use crate::settings::{Key, Loaded, Name, Problem, Screen, Settings, SettingsError, Source};
use crate::text::{Deck, Lang, Words};
use crate::ui::{BadKeys, Clash, Colours, Kit, Look, Palette, Sorting, Taken, Theme, ThemeName};

/// Words, colours, signs and keys as these settings and the terminal have it.
///
/// # Errors
/// If the user's theme cannot be read or used, or when two actions that can be chosen at the same
/// moment have the same key.
pub(crate) fn kit(
    loaded: &Loaded,
    settings: &Settings,
    environment: &Environment,
) -> Result<Kit, SettingsError> {
    let (lang, deck) = language(settings, environment);
    let kit = dressed(&palette(loaded, settings)?, settings, environment, lang, deck);
    let Settings { keys, keyboard, .. } = settings;
    kit.with_keys(keys, *keyboard).map_err(|bad| bad_keys(loaded, bad))
}

/// The look of everything while the program runs: keys that cannot be in another language are left
/// out, and every pack is there.
///
/// # Errors
/// If the user's theme cannot be read or used.
pub(super) fn look(
    loaded: &Loaded,
    settings: &Settings,
    environment: &Environment,
) -> Result<Look, SettingsError> {
    let palette = palette(loaded, settings)?;
    let (lang, deck) = language(settings, environment);
    let kit = |deck| dressed(&palette, settings, environment, lang, deck);
    let Settings { keys, keyboard, .. } = settings;
    let with_keys = kit(deck).with_keys(keys, *keyboard);
    let keys_left_out = with_keys.is_err();
    Ok(Look {
        kit: with_keys.unwrap_or_else(|_| kit(deck)),
        keys_left_out,
        packs: Deck::ALL.into_iter().map(kit).collect(),
    })
}

fn dressed(
    palette: &Palette,
    settings: &Settings,
    environment: &Environment,
    lang: Lang,
    deck: Deck,
) -> Kit {
    let screen = &settings.screen;
    let theme = Theme::new(palette, deck, environment.colours(screen.color), screen.faces);
    let moves = screen.motion && theme.has_colours() && environment.is_quick();
    Kit { sorting: sorting(screen), moves, ..Kit::of(lang, deck, theme) }
}

/// The same where the game is told in lines: no colours, and signs of suits that can be told from
/// letters, since they are spelled out. Only the German pack has other names.
///
/// # Errors
/// When two actions that can be chosen at the same moment have the same key.
pub(super) fn kit_in_lines(
    loaded: &Loaded,
    environment: &Environment,
) -> Result<Kit, SettingsError> {
    let (lang, deck) = language(&loaded.settings, environment);
    let deck = if deck == Deck::German { deck } else { Deck::French };
    let Settings { keys, keyboard, screen, .. } = &loaded.settings;
    let kit = Kit::new(lang, deck, ThemeName::Mono, Colours::None);
    let kit = Kit { sorting: sorting(screen), ..kit };
    kit.with_keys(keys, *keyboard).map_err(|bad| bad_keys(loaded, bad))
}

/// The words of the player's language, in the player's pack.
pub(crate) fn words(settings: &Settings, environment: &Environment) -> Words {
    let (lang, deck) = language(settings, environment);
    Words::new(lang, deck)
}

/// Calls a person who has given no name by the language's word for "you". If somebody else at the
/// table has that name, the one of the defaults stays.
pub(crate) fn name_the_person(loaded: &mut Loaded, environment: &Environment) {
    let words = words(&loaded.settings, environment);
    let Some(you) = Name::new(&words.get("seat-you")) else { return };
    let unnamed = *loaded.source(Key::Name) == Source::Default;
    let people = &mut loaded.settings.people;
    if unnamed && !people.opponents.0.iter().any(|name| name.is_called(you.as_str())) {
        people.name = you;
    }
}

/// The language of the table, and the deck that names the cards.
fn language(settings: &Settings, environment: &Environment) -> (Lang, Deck) {
    let screen = &settings.screen;
    (Lang::chosen(screen.lang, |name| environment.get(name)), screen.deck)
}

/// The order in which cards are laid out.
const fn sorting(screen: &Screen) -> Sorting {
    Sorting { hand: screen.sort, tricks: screen.tricks }
}

/// The colours of the theme: the user's, or one of the program's own.
fn palette(loaded: &Loaded, settings: &Settings) -> Result<Palette, SettingsError> {
    if let Some((path, text)) = loaded.theme(settings)? {
        return Palette::parse(&text)
            .map_err(|bad| SettingsError::in_file(path, &text, bad.offset, &bad.to_string()));
    }
    let name = settings.screen.theme.name();
    let own = ThemeName::ALL.into_iter().find(|own| own.word() == name);
    // Which themes there are was checked with the other settings.
    Ok(Palette::own(own.unwrap_or_default()))
}

/// The error for keys that would do two things, at the place where they stand.
fn bad_keys(loaded: &Loaded, bad: BadKeys) -> SettingsError {
    let source = |(command, index)| loaded.source_of_stroke(command, index).clone();
    match bad {
        BadKeys::Taken(Taken { key, action, moment }) => {
            let problem = Problem::KeyOfCards { key, command: action.0, moment };
            SettingsError { place: source(action), problem }
        }
        BadKeys::Clash(Clash { key, actions: [first, second], moment }) => {
            // The one that was said is told first, of two the later.
            let at = |source: &Source| match source {
                Source::File { at, .. } => *at,
                _ => None,
            };
            let later = at(&source(first)) > at(&source(second));
            let [told, other] = if later { [first, second] } else { [second, first] };
            let problem = Problem::SameKey {
                key,
                command: told.0,
                other: other.0,
                place: Box::new(source(other)),
                moment,
            };
            SettingsError { place: source(told), problem }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings;

    #[test]
    fn every_theme_of_the_settings_is_there() {
        assert_eq!(ThemeName::ALL.map(ThemeName::word), settings::Theme::OWN);
    }
}
