//! The language of what the subcommands print for a player's eyes.

use std::ffi::OsString;

use clap::Args as Flags;

use super::table::{Environment, words};
use super::{Failure, folders};
use crate::settings::{self, Key, Loaded, Name, Override, Overrides, Source};
use crate::text::Words;

/// Calls a person who has given no name by the language's word for "you". If somebody else at the
/// table has that name, the one of the defaults stays.
pub(super) fn name_the_person(loaded: &mut Loaded, environment: &Environment) {
    let words = words(&loaded.settings, environment);
    let Some(you) = Name::new(&words.get("seat-you")) else { return };
    let unnamed = *loaded.source(Key::Name) == Source::Default;
    let people = &mut loaded.settings.people;
    if unnamed && !people.opponents.0.iter().any(|name| name.is_called(you.as_str())) {
        people.name = you;
    }
}

/// The flag that chooses a language for once.
#[derive(Debug, Flags)]
pub struct LangFlag {
    /// The language: en, de, fr, it, pt; else as you have set it
    #[arg(long, value_name = "LANG")]
    pub lang: Option<String>,
}

impl LangFlag {
    /// What the flag says about settings.
    pub(super) fn overrides(&self) -> Overrides {
        let lang = self.lang.clone();
        let lang = lang.map(|text| Override { key: Key::Lang, flag: "--lang", text });
        Overrides { values: lang.into_iter().collect(), ..Overrides::default() }
    }

    /// The words of the language chosen here, in the settings, or by the machine.
    pub(super) fn words(&self, environment: &[(OsString, OsString)]) -> Result<Words, Failure> {
        let variables = environment.to_vec();
        let loaded = settings::load(&self.overrides(), variables, folders().as_ref())?;
        Ok(words(&loaded.settings, &Environment::new(environment.to_vec())))
    }
}
