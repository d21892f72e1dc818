//! The configuration file may be anything at all: it is read, or refused at a line and a column.

use proptest::prelude::*;
use skat::settings::{DEFAULTS, Loaded, Overrides, Problem, SettingsError, Source, load};

fn load_bytes(bytes: &[u8]) -> Result<Loaded, SettingsError> {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), bytes).unwrap();
    let overrides = Overrides { config: Some(file.path().into()), ..Overrides::default() };
    load(&overrides, Vec::new(), None)
}

fn read_or_refused(bytes: &[u8]) -> Result<(), TestCaseError> {
    match load_bytes(bytes) {
        Ok(loaded) => {
            let again = load_bytes(loaded.to_toml().as_bytes()).unwrap();
            prop_assert_eq!(again.settings, loaded.settings);
        }
        Err(error) => {
            let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + 1;
            let Source::File { at: Some(at), .. } = &error.place else {
                return Err(TestCaseError::fail(format!("{error} stands nowhere")));
            };
            prop_assert!((1..=lines).contains(&at.line) && at.column >= 1, "{error}");
            prop_assert!(!error.to_string().contains(char::is_control), "{error}");
        }
    }
    Ok(())
}

/// Lines of the file of defaults in any order, and anything else.
fn anything() -> impl Strategy<Value = Vec<u8>> {
    let lines = DEFAULTS.lines().map(|line| format!("{line}\n")).collect::<Vec<_>>();
    let piece = prop_oneof![
        6 => prop::sample::select(lines),
        1 => "[a-z_]{1,9} = [0-9a-z\"\\[\\]{},.-]{0,12}\n",
        1 => "\\[{1,2}[a-z.]{0,9}\\]{0,2}\n",
        1 => "[\\[\\]{}\"'=#.,\n-]{0,12}",
        1 => ".{0,6}",
    ];
    let text =
        proptest::collection::vec(piece, 0..20).prop_map(|pieces| pieces.concat().into_bytes());
    prop_oneof![4 => text, 1 => proptest::collection::vec(any::<u8>(), 0..200)]
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in anything()) {
        read_or_refused(&bytes)?;
    }

    #[test]
    fn a_file_with_bytes_changed_is_read_or_refused(
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4), 1..6),
    ) {
        let mut bytes = DEFAULTS.as_bytes().to_vec();
        for (index, byte, how) in changes {
            let at = index.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                2 => bytes.insert(at, bytes[at]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        read_or_refused(&bytes)?;
    }
}

/// Brackets in brackets do not fill the stack, and what is too large is not read at all.
#[test]
fn what_is_deep_or_endless_is_refused() {
    for piece in ["[", "a = [", "a = {b = ", "a.", "\"", "'''\n"] {
        let text = format!("[table]\n{}", piece.repeat(20_000));
        assert!(load_bytes(text.as_bytes()).is_err(), "{piece}");
    }
    let endless = load_bytes(&vec![b'\n'; 64 << 20]).unwrap_err();
    assert!(matches!(endless.problem, Problem::TooLarge(_)), "{endless}");
}
