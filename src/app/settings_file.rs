//! The person's own file of settings, and the look of everything while they change.

use std::path::{Path, PathBuf};

use super::environment::Environment;
use super::look;
use crate::settings::{Loaded, Settings, edited, printable, read_file, same_in};
use crate::store::{StoreError, write_text};
use crate::ui::{Kept, Look, Unkept};

/// The settings of this run, and the file they are written to.
pub(super) struct SettingsFile<'a> {
    loaded: &'a Loaded,
    environment: &'a Environment,
    /// The text of the file when it was last read or written; `None` if it was not there.
    text: Option<String>,
}

impl<'a> SettingsFile<'a> {
    pub(super) fn new(loaded: &'a Loaded, environment: &'a Environment) -> Self {
        Self { loaded, environment, text: loaded.file_text().map(str::to_owned) }
    }

    /// A path as people write it.
    fn shown(&self, path: &Path) -> String {
        let home = self.environment.get("HOME").map(PathBuf::from);
        let short = home
            .and_then(|home| path.strip_prefix(home).ok().map(|rest| Path::new("~").join(rest)));
        printable(&short.as_deref().unwrap_or(path).display().to_string())
    }

    /// Everything as it looks with these settings.
    ///
    /// # Errors
    /// The reason why it cannot look so, in one line.
    pub(super) fn look(&self, settings: &Settings) -> Result<Look, String> {
        let look = look::look(self.loaded, settings, self.environment);
        look.map_err(|error| printable(&error.to_string()))
    }

    /// Writes what was changed since `before`; `over` what another has changed meanwhile.
    ///
    /// # Errors
    /// The reason why nothing was written.
    pub(super) fn keep(
        &mut self,
        before: &Settings,
        now: &Settings,
        over: bool,
    ) -> Result<Kept, Unkept> {
        let path = self.loaded.file().ok_or(Unkept::Nowhere)?;
        let shown = self.shown(path);
        let refused = |why: &dyn std::fmt::Display| Unkept::Refused(printable(&why.to_string()));
        let there = read_file(path).map_err(|error| refused(&error))?;
        let keys = self.loaded.to_write(before, now);
        // First, since of a file that cannot be read nobody knows what has changed in it.
        let new = edited(there.as_deref(), &keys, now, path).map_err(|error| refused(&error))?;
        let changed = |key: &&_| !same_in(self.text.as_deref(), there.as_deref(), **key);
        if let Some(&key) = keys.iter().find(changed).filter(|_| !over) {
            return Err(Unkept::Meanwhile { path: shown, key });
        }
        write_text(path, &new).map_err(|error| match error {
            StoreError::ReadOnly(_) => Unkept::ReadOnly(shown.clone()),
            error => refused(&error),
        })?;
        self.text = Some(new);
        Ok(if there.is_some() { Kept::Changed(shown) } else { Kept::New(shown) })
    }

    /// The file as it is shown, if there is a place for one.
    pub(super) fn name(&self) -> Option<String> {
        self.loaded.file().map(|path| self.shown(path))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::settings::{Key, Overrides, load};

    /// A folder with a file with this text, or over none.
    struct Home(tempfile::TempDir);

    impl Home {
        fn with(text: Option<&str>) -> Self {
            let home = Self(tempfile::tempdir().unwrap());
            if let Some(text) = text {
                fs::write(home.path(), text).unwrap();
            }
            home
        }

        fn path(&self) -> PathBuf {
            self.0.path().join("config.toml")
        }

        fn text(&self) -> String {
            fs::read_to_string(self.path()).unwrap()
        }

        fn loaded(&self) -> Loaded {
            let folder = self.0.path().to_owned();
            let folders = crate::settings::Folders {
                config: folder.clone(),
                data: folder.clone(),
                state: folder,
            };
            load(&Overrides::default(), [], Some(&folders)).unwrap()
        }

        fn environment(&self) -> Environment {
            Environment::new([("HOME".into(), self.0.path().into())])
        }
    }

    fn dark(settings: &Settings) -> Settings {
        settings.with(Key::Theme, "dark").unwrap()
    }

    #[test]
    fn choices_are_written_and_the_file_is_named_as_people_do() {
        let home = Home::with(Some("# mine\n[screen]\npace = 7\n"));
        let (loaded, environment) = (home.loaded(), home.environment());
        let mut file = SettingsFile::new(&loaded, &environment);
        assert_eq!(file.name().as_deref(), Some("~/config.toml"));
        let now = dark(&loaded.settings);
        let kept = file.keep(&loaded.settings, &now, false);
        assert_eq!(kept, Ok(Kept::Changed("~/config.toml".into())));
        assert_eq!(home.text(), "# mine\n[screen]\npace = 7\ntheme = \"dark\"\n");
        // And again, over what it has written itself.
        let later = now.with(Key::Theme, "light").unwrap();
        assert!(file.keep(&now, &later, false).is_ok());
        assert_eq!(home.loaded().settings, later);
    }

    #[test]
    fn what_another_has_written_meanwhile_is_not_lost() {
        let home = Home::with(Some("[screen]\npace = 7\n"));
        let (loaded, environment) = (home.loaded(), home.environment());
        let mut file = SettingsFile::new(&loaded, &environment);
        // Other settings live side by side.
        let theirs = "[screen]\npace = 8 # theirs\n";
        fs::write(home.path(), theirs).unwrap();
        let now = dark(&loaded.settings);
        assert!(file.keep(&loaded.settings, &now, false).is_ok());
        assert_eq!(home.text(), "[screen]\npace = 8 # theirs\ntheme = \"dark\"\n");
        // The same one asks first.
        let quick = now.with(Key::Pace, "0").unwrap();
        fs::write(home.path(), theirs.replace('8', "9")).unwrap();
        let refused = file.keep(&now, &quick, false);
        let path = "~/config.toml".to_owned();
        assert_eq!(refused, Err(Unkept::Meanwhile { path, key: Key::Pace }));
        assert_eq!(home.text(), theirs.replace('8', "9"));
        assert!(file.keep(&now, &quick, true).is_ok());
        assert!(home.text().starts_with("[screen]\npace = 0 # theirs\n"), "{}", home.text());
        // A file that has gone is written anew.
        fs::remove_file(home.path()).unwrap();
        assert!(matches!(file.keep(&quick, &now, true), Ok(Kept::New(_))));
    }

    #[test]
    fn what_cannot_be_written_leaves_the_file_alone() {
        let home = Home::with(Some("[screen]\n"));
        let (loaded, environment) = (home.loaded(), home.environment());
        let mut file = SettingsFile::new(&loaded, &environment);
        let now = dark(&loaded.settings);
        let mut told = |text: &str| {
            fs::write(home.path(), text).unwrap();
            let kept = file.keep(&loaded.settings, &now, false);
            assert_eq!(kept, file.keep(&loaded.settings, &now, true), "asked or not");
            assert_eq!(home.text(), text);
            kept
        };
        let Err(Unkept::Refused(why)) = told("[screen]\npace = 'x'\n") else { panic!() };
        assert!(why.contains("config.toml:2:8: 'x' is not a pace"), "{why}");
        let Err(Unkept::Refused(why)) = told("[screen\n") else { panic!() };
        assert!(why.contains("config.toml:1:8: "), "{why}");
        fs::write(home.path(), "[screen]\n").unwrap();
        let mut permissions = fs::metadata(home.path()).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(home.path(), permissions).unwrap();
        let kept = file.keep(&loaded.settings, &now, false);
        assert_eq!(kept, Err(Unkept::ReadOnly("~/config.toml".into())));
        let nowhere = load(&Overrides::default(), [], None).unwrap();
        let mut file = SettingsFile::new(&nowhere, &environment);
        assert_eq!(file.keep(&loaded.settings, &now, false), Err(Unkept::Nowhere));
    }
}
