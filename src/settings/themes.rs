//! The place of a theme: in the user's folder of themes, or in the program.

use std::fs;
use std::path::{Path, PathBuf};

use super::Theme;

/// The folder of the user's themes, inside that of the settings.
const FOLDER: &str = "themes";

/// The file of a theme in the user's folder; `None` if it is one of the program's own. A file with
/// the name of one of those goes before it.
///
/// # Errors
/// If there is no such theme: the names of those there are.
pub(super) fn find(theme: &Theme, config: Option<&Path>) -> Result<Option<PathBuf>, Vec<String>> {
    let named = |(name, _): &(String, PathBuf)| name == theme.name();
    match of_the_user(config).into_iter().find(named) {
        Some((_, path)) => Ok(Some(path)),
        None if Theme::OWN.contains(&theme.name()) => Ok(None),
        None => Err(names(config)),
    }
}

/// The names of all themes: the program's own, then the user's.
pub(super) fn names(config: Option<&Path>) -> Vec<String> {
    let own = Theme::OWN.into_iter().map(str::to_owned);
    let theirs = of_the_user(config).into_iter().map(|(name, _)| name);
    own.chain(theirs.filter(|name| !Theme::OWN.contains(&name.as_str()))).collect()
}

/// The user's themes by name, sorted. A folder that is not there or cannot be listed has none.
fn of_the_user(config: Option<&Path>) -> Vec<(String, PathBuf)> {
    let entries = config.and_then(|config| fs::read_dir(config.join(FOLDER)).ok());
    let paths = entries.into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
    let mut themes: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path)))
        .collect();
    themes.sort();
    themes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn themes_of_the_user_stand_behind_our_own_and_go_before_them() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join(FOLDER);
        fs::create_dir(&folder).unwrap();
        for file in ["night.toml", "dark.toml", "notes.txt", "dawn.toml"] {
            fs::write(folder.join(file), "").unwrap();
        }
        let config = Some(home.path());
        assert_eq!(names(config), ["auto", "dark", "light", "contrast", "mono", "dawn", "night"]);
        let found = |name: &str| find(&Theme::named(name), config);
        assert_eq!(found("light"), Ok(None));
        assert_eq!(found("dark"), Ok(Some(folder.join("dark.toml"))));
        assert_eq!(found("night"), Ok(Some(folder.join("night.toml"))));
        for bad in ["notes", "../dark", "themes/night", "night.toml", "Night", ""] {
            assert_eq!(found(bad), Err(names(config)), "{bad}");
        }
        assert_eq!(find(&Theme::named("mono"), None), Ok(None));
    }
}
