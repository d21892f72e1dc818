//! The environment of the process: its variables, its terminal and its folders.

use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal};

use etcetera::BaseStrategy;

use super::failure::Failure;
use crate::settings::{self, Color, Folders, Loaded, Overrides, SettingsError};
use crate::ui::Colours;

/// The variables of the environment.
pub(crate) struct Environment(Vec<(OsString, OsString)>);

impl Environment {
    pub(crate) fn new(variables: impl IntoIterator<Item = (OsString, OsString)>) -> Self {
        Self(variables.into_iter().collect())
    }

    pub(crate) fn get(&self, name: &str) -> Option<&OsStr> {
        let found = self.0.iter().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_os_str())
    }

    /// The settings of this environment under some flags.
    ///
    /// # Errors
    /// The first mistake in them.
    pub(crate) fn load(&self, flags: &Overrides) -> Result<Loaded, SettingsError> {
        settings::load(flags, self.0.iter().cloned(), folders().as_ref())
    }

    /// Makes sure that there is a terminal to show a table in and, unless something else comes in
    /// that way, to press keys in.
    ///
    /// # Errors
    /// The reason why there is none.
    pub(crate) fn check_terminal(&self, something_comes_in: bool) -> Result<(), Failure> {
        if !io::stdout().is_terminal() {
            Err(Failure::NoTerminal("standard output is not a terminal"))
        } else if !something_comes_in && !io::stdin().is_terminal() {
            Err(Failure::NoTerminal("standard input is not a terminal"))
        } else if self.is_dumb() {
            Err(Failure::NoTerminal("TERM=dumb cannot show a table"))
        } else {
            Ok(())
        }
    }

    /// True if the terminal can show nothing but lines.
    fn is_dumb(&self) -> bool {
        self.get("TERM").is_some_and(|term| term == "dumb")
    }

    /// True if the terminal draws so fast that motion can be seen on it.
    pub(super) fn is_quick(&self) -> bool {
        !self.is_dumb() && self.get("TERM").is_none_or(|term| term != "linux")
    }

    /// The number of colours that the terminal shows, as far as it is to show any.
    pub(super) fn colours(&self, wanted: Color) -> Colours {
        if !wanted.is_on(self.get("NO_COLOR")) {
            return Colours::None;
        }
        let says = |name: &str, words: &[&str]| {
            self.get(name).is_some_and(|value| words.iter().any(|word| value == *word))
        };
        // The console of Linux has sixteen colours, and GNU screen garbles more; both may find
        // themselves in the environment of a terminal that has them.
        let fewer = says("TERM", &["linux"]) || self.get("STY").is_some();
        match says("COLORTERM", &["truecolor", "24bit"]) && !fewer {
            true => Colours::True,
            false => Colours::Sixteen,
        }
    }

    /// True if this part of the program is to fail, in a debug build, so that tests see what it
    /// leaves behind.
    pub(super) fn fault(&self, whose: &str) -> bool {
        cfg!(debug_assertions) && self.get("SKAT_FAULT").is_some_and(|fault| fault == whose)
    }
}

/// The folders of the XDG base directories, on macOS as well; `None` without a home. Paths that are
/// relative are ignored, as those rules say: each start would mean another folder.
fn folders() -> Option<Folders> {
    let base = etcetera::choose_base_strategy().ok()?;
    if !base.home_dir().is_absolute() {
        return None;
    }
    let data = base.data_dir().join("skat");
    Some(Folders {
        config: base.config_dir().join("skat"),
        state: base.state_dir().map_or_else(|| data.clone(), |dir| dir.join("skat")),
        data,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn environment(pairs: &[(&str, &str)]) -> Environment {
        Environment::new(pairs.iter().map(|(name, value)| (name.into(), value.into())))
    }

    #[test]
    fn as_many_colours_as_the_terminal_shows() {
        let colours = |pairs: &[(&str, &str)]| environment(pairs).colours(Color::Auto);
        let many = ("COLORTERM", "truecolor");
        assert_eq!(colours(&[("TERM", "xterm-256color")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "tmux-256color"), ("TMUX", "/tmp/x")]), Colours::True);
        assert_eq!(colours(&[("COLORTERM", "24bit")]), Colours::True);
        assert_eq!(colours(&[("COLORTERM", "yes")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "linux")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "screen"), ("STY", "1.tty")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("NO_COLOR", "1")]), Colours::None);
        assert_eq!(colours(&[many, ("NO_COLOR", "")]), Colours::True);
        let asked = environment(&[("NO_COLOR", "1")]);
        assert_eq!(asked.colours(Color::Always), Colours::Sixteen);
        assert_eq!(asked.colours(Color::Never), Colours::None);
    }
}
