//! A short text that is remembered from one time to the next.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use super::replace::replace;
use super::{Folders, StoreError, refused};

/// The largest text that is read, in bytes: a thousand times a long one.
const LARGEST: u64 = 1 << 20;

/// A text under a name in the state folder, written whole or not at all.
#[derive(Debug)]
pub struct Notes {
    path: PathBuf,
}

impl Notes {
    /// The text of this name.
    #[must_use]
    pub fn of(folders: &Folders, name: &str) -> Self {
        Self { path: folders.state.join(name) }
    }

    /// The text; empty if there is none yet.
    ///
    /// # Errors
    /// If the system refuses to read it, or it is no text.
    pub fn read(&self) -> Result<String, StoreError> {
        let odd = |why| io::Error::new(io::ErrorKind::InvalidData, why);
        let read = || match fs::metadata(&self.path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(String::new()),
            Err(why) => Err(why),
            Ok(found) if !found.is_file() => Err(odd("it is no plain file")),
            Ok(found) if found.len() > LARGEST => Err(odd("it is far too large for it")),
            Ok(_) => fs::read_to_string(&self.path),
        };
        read().map_err(refused("read", &self.path))
    }

    /// Puts another text in its place.
    ///
    /// # Errors
    /// If the system refuses; the old text is there then.
    pub fn write(&self, text: &str) -> Result<(), StoreError> {
        let write = replace(&self.path, |file| file.write_all(text.as_bytes()));
        write.map_err(refused("write", &self.path))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_remembered() {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::all_in(folder.path().join("deep/er"));
        let notes = Notes::of(&folders, "learned");
        assert_eq!(notes.read().unwrap(), "");
        for text in ["one\n", "one\ntwo\n", ""] {
            notes.write(text).unwrap();
            assert_eq!(Notes::of(&folders, "learned").read().unwrap(), text);
        }
    }

    #[test]
    fn what_is_no_text_is_told_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("learned"), [0xff]).unwrap();
        let notes = Notes::of(&Folders::all_in(folder.path().to_owned()), "learned");
        let error = notes.read().unwrap_err().to_string();
        assert!(error.starts_with("cannot read "), "{error}");
        // A hole on the disk, and as long as it says to whoever reads it.
        let file = fs::File::create(folder.path().join("learned")).unwrap();
        file.set_len(1 << 30).unwrap();
        assert!(notes.read().unwrap_err().to_string().ends_with("it is far too large for it"));
        fs::remove_file(folder.path().join("learned")).unwrap();
        fs::create_dir(folder.path().join("learned")).unwrap();
        assert!(notes.read().unwrap_err().to_string().ends_with("it is no plain file"));
    }
}
