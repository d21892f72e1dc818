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
    pub(crate) fn colours(&self, wanted: Color) -> Colours {
        if !wanted.is_on(self.get("NO_COLOR")) {
            return Colours::None;
        }
        match wanted {
            Color::Sixteen => Colours::Sixteen,
            Color::TwoFiftySix => Colours::TwoFiftySix,
            Color::True => Colours::True,
            Color::Auto => self.claimed_colours(),
            // Somebody who asks for colours has some.
            Color::Always | Color::Never => self.claimed_colours().max(Colours::Eight),
        }
    }

    /// The number of colours that the terminal claims to show.
    pub(crate) fn claimed_colours(&self) -> Colours {
        let get = |name: &str| self.get(name).and_then(OsStr::to_str).unwrap_or_default();
        let term = get("TERM");
        // The console of Linux has few colours, and GNU screen garbles more; both may find
        // themselves in the environment of a terminal that has them.
        let fewer = term == "linux" || self.get("STY").is_some();
        let has = |parts: &[&str]| parts.iter().any(|part| term.contains(part));
        // The names are those of the terminfo data base, which is not everywhere.
        if matches!(get("COLORTERM"), "truecolor" | "24bit") && !fewer {
            Colours::True
        } else if has(&["256", "direct", "kitty", "alacritty", "foot", "ghostty", "wezterm"]) {
            Colours::TwoFiftySix
        } else if has(&["-mono", "dumb", "vt1", "vt2", "vt3", "vt5"]) || term.ends_with("-m") {
            Colours::None
        } else if term.is_empty() || has(&["16color", "88color"]) {
            Colours::Sixteen
        } else {
            Colours::Eight
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
pub(crate) fn folders() -> Option<Folders> {
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
        let term = |term| colours(&[("TERM", term)]);
        assert_eq!(term("xterm-256color"), Colours::TwoFiftySix);
        assert_eq!(term("screen-256color-bce"), Colours::TwoFiftySix);
        assert_eq!(term("xterm-kitty"), Colours::TwoFiftySix);
        assert_eq!(term("xterm-16color"), Colours::Sixteen);
        for few in ["xterm", "screen", "linux", "ansi", "rxvt", "cygwin", "tmux", "xterm-color"] {
            assert_eq!(term(few), Colours::Eight, "{few}");
        }
        for none in ["vt100", "vt220", "xterm-mono", "xterm-m", "linux-m"] {
            assert_eq!(term(none), Colours::None, "{none}");
        }
        assert_eq!(colours(&[]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "tmux-256color"), ("TMUX", "/tmp/x")]), Colours::True);
        assert_eq!(colours(&[("COLORTERM", "24bit")]), Colours::True);
        assert_eq!(colours(&[("COLORTERM", "yes")]), Colours::Sixteen);
        assert_eq!(colours(&[many, ("TERM", "linux")]), Colours::Eight);
        assert_eq!(colours(&[many, ("TERM", "screen"), ("STY", "1.tty")]), Colours::Eight);
        assert_eq!(colours(&[many, ("NO_COLOR", "1")]), Colours::None);
        assert_eq!(colours(&[many, ("NO_COLOR", "")]), Colours::True);
        let asked = environment(&[("NO_COLOR", "1")]);
        assert_eq!(asked.colours(Color::Always), Colours::Sixteen);
        assert_eq!(asked.colours(Color::Never), Colours::None);
        assert_eq!(asked.colours(Color::Sixteen), Colours::Sixteen);
        assert_eq!(asked.colours(Color::TwoFiftySix), Colours::TwoFiftySix);
        assert_eq!(asked.colours(Color::True), Colours::True);
        assert_eq!(environment(&[("TERM", "vt100")]).colours(Color::Always), Colours::Eight);
    }
}
