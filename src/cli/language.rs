//! The language of what the subcommands print for a player's eyes.

use clap::Args as Flags;

use crate::app::{self, Environment};
use crate::settings::{Key, Override, Overrides, SettingsError};
use crate::text::Words;

/// The flag that chooses a language for once.
#[derive(Debug, Flags)]
pub(super) struct LangFlag {
    /// The language: en, de, fr, it, pt; else as you have set it
    #[arg(long, value_name = "LANG")]
    pub(super) lang: Option<String>,
}

impl LangFlag {
    /// The flag as a setting.
    pub(super) fn overrides(&self) -> Overrides {
        let lang = self.lang.clone();
        let lang = lang.map(|text| Override { key: Key::Lang, text });
        Overrides { values: lang.into_iter().collect(), ..Overrides::default() }
    }

    /// The words of the language chosen here, in the settings, or by the machine.
    pub(super) fn words(&self, environment: &Environment) -> Result<Words, SettingsError> {
        let loaded = environment.load(&self.overrides())?;
        Ok(app::words(&loaded.settings, environment))
    }
}
