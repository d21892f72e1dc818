//! The variables of the environment that begin with `SKAT_`, and what the locale can write.

use std::ffi::OsString;
use std::path::PathBuf;

use super::error::{Problem, SettingsError, Source, nearest};
use super::layers::a_path;
use super::rows::Key;

const CONFIG_VARIABLE: &str = "SKAT_CONFIG";
const DATA_DIR_VARIABLE: &str = "SKAT_DATA_DIR";
/// Says where the test suite finds game records; means nothing to the program itself.
const RECORDS_VARIABLE: &str = "SKAT_RECORDS";

/// The settings of the environment.
#[derive(Default)]
pub(super) struct Variables {
    pub(super) config: Option<PathBuf>,
    pub(super) data_dir: Option<PathBuf>,
    pub(super) values: Vec<(Key, String, String)>,
    /// True if the locale names a charset without the signs of the suits.
    pub(super) no_signs: bool,
}

/// True if a locale says that its charset is another than UTF-8: `C`, `de_DE.ISO-8859-1`. One
/// that names no charset says nothing.
fn has_no_signs(locale: &str) -> bool {
    let charset = locale.split('@').next().unwrap_or_default().split_once('.');
    match charset {
        Some((_, charset)) => !charset.replace('-', "").eq_ignore_ascii_case("utf8"),
        None => matches!(locale, "C" | "POSIX"),
    }
}

/// The locale that the characters of the environment are of: the first that is set of `LC_ALL`,
/// `LC_CTYPE` and `LANG`.
fn locale(environment: &[(OsString, OsString)]) -> Option<&str> {
    let set = |name| {
        let found = environment.iter().find(|(other, _)| *other == name);
        found.map(|(_, value)| value).filter(|value| !value.is_empty())
    };
    ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set)?.to_str()
}

impl Variables {
    pub(super) fn read(
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Self, SettingsError> {
        let environment: Vec<_> = environment.into_iter().collect();
        let no_signs = locale(&environment).is_some_and(has_no_signs);
        let mut variables = Self { no_signs, ..Self::default() };
        // Sorted, so that of two mistakes always the same one is told.
        let mut ours: Vec<_> = environment
            .into_iter()
            .filter(|(name, _)| name.as_encoded_bytes().starts_with(b"SKAT_"))
            .collect();
        ours.sort();
        for (name, value) in ours {
            let name = name.to_string_lossy().into_owned();
            let source = Source::Environment(name.clone());
            match name.as_str() {
                CONFIG_VARIABLE => variables.config = Some(a_path(value.into(), source)?),
                DATA_DIR_VARIABLE => variables.data_dir = Some(a_path(value.into(), source)?),
                RECORDS_VARIABLE => {}
                // Makes a debug build fail on purpose, for tests of what it leaves behind.
                "SKAT_FAULT" if cfg!(debug_assertions) => {}
                _ => {
                    let Some(key) = Key::ALL.into_iter().find(|key| key.variable() == name) else {
                        return Err(SettingsError { place: source, problem: unknown(&name) });
                    };
                    let Ok(text) = value.into_string() else {
                        return Err(SettingsError { place: source, problem: Problem::NotUtf8 });
                    };
                    variables.values.push((key, name, text));
                }
            }
        }
        Ok(variables)
    }
}

fn unknown(variable: &str) -> Problem {
    let names: Vec<String> = Key::ALL
        .map(Key::variable)
        .into_iter()
        .chain([CONFIG_VARIABLE.to_owned(), DATA_DIR_VARIABLE.to_owned()])
        .collect();
    // Without the beginning that all share, or everything would be like everything.
    let end = |name| str::strip_prefix(name, "SKAT_").unwrap_or(name);
    let like = nearest(end(variable), names.iter().map(|name| end(name)));
    Problem::UnknownVariable {
        nearest: like.map(|end| format!("SKAT_{end}")),
        allowed: names.join(", "),
    }
}
