//! The history: every deal a person has played, one record a line, only ever added to.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::folders::Folders;
use super::replace::{for_the_user_alone, make_folder, sync, target};
use super::{StoreError, refused};

/// The file `history.sgf` in the folder for data.
///
/// ```
/// use skat::store::{Folders, History};
///
/// let folder = tempfile::tempdir()?;
/// let history = History::of(&Folders::all_in(folder.path().to_owned()));
/// assert!(history.open()?.is_none());
/// history.append(["(;ID[1];)", "(;ID[2];)"])?;
/// history.append(["(;ID[3];)"])?;
/// assert_eq!(std::fs::read_to_string(history.path())?.lines().count(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    path: PathBuf,
}

impl History {
    /// The history that is kept in these folders.
    #[must_use]
    pub fn of(folders: &Folders) -> Self {
        Self { path: folders.data.join("history.sgf") }
    }

    /// The deals of other places that were imported: the file `imported.sgf` beside it, in the same
    /// form.
    #[must_use]
    pub fn imported(folders: &Folders) -> Self {
        Self { path: folders.data.join("imported.sgf") }
    }

    /// The path of the file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens it for reading; `None` if nothing has been played yet.
    ///
    /// # Errors
    /// If the disk refuses.
    pub fn open(&self) -> Result<Option<File>, StoreError> {
        let path = &self.path;
        match plain(path).and_then(|()| File::open(path)) {
            Ok(file) => Ok(Some(file)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(refused("read", path)(error)),
        }
    }

    /// Adds records, each a line without its end, in one write. If that fails, nothing is added, or
    /// at the worst the beginning of a line that no reader takes for a record.
    ///
    /// # Errors
    /// If the disk refuses.
    pub fn append<T: AsRef<str>>(
        &self,
        records: impl IntoIterator<Item = T>,
    ) -> Result<(), StoreError> {
        let path = &self.path;
        let mut text = String::new();
        for record in records {
            text.push_str(record.as_ref());
            text.push('\n');
        }
        if text.is_empty() {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            make_folder(folder).map_err(refused("make the folder", folder))?;
        }
        append(path, text).map_err(refused("write", path))
    }
}

fn append(path: &Path, mut text: String) -> io::Result<()> {
    let new = match plain(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => true,
        known => known.map(|()| false)?,
    };
    let mut options = OpenOptions::new();
    options.read(true).append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let path = &target(path)?;
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    let mut file = options.open(path)?;
    for_the_user_alone(&file)?;
    let length = file.seek(SeekFrom::End(0))?;
    if length > 0 {
        let mut last = [0];
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(&mut last)?;
        // What was torn off stays a line of its own.
        if last != [b'\n'] {
            text.insert(0, '\n');
        }
    }
    if let Err(error) = file.write_all(text.as_bytes()).and_then(|()| file.sync_all()) {
        // What cannot be taken back is told apart by its end.
        let _ = file.set_len(length);
        return Err(error);
    }
    if let Some(folder) = path.parent().filter(|_| new) {
        sync(folder);
    }
    Ok(())
}

/// Makes sure that a pipe or a device is not taken for the history: it might never end.
fn plain(path: &Path) -> io::Result<()> {
    if fs::metadata(path)?.is_file() {
        Ok(())
    } else {
        Err(io::Error::new(io::ErrorKind::AlreadyExists, "it is no plain file"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(folder: &Path) -> History {
        History::of(&Folders::all_in(folder.join("deep/er")))
    }

    #[test]
    fn a_torn_last_line_stays_alone() {
        let folder = tempfile::tempdir().unwrap();
        let history = history(folder.path());
        history.append(["one", "two"]).unwrap();
        let text = fs::read_to_string(history.path()).unwrap();
        fs::write(history.path(), &text[..5]).unwrap();
        history.append(["three"]).unwrap();
        history.append(Vec::<String>::new()).unwrap();
        assert_eq!(fs::read_to_string(history.path()).unwrap(), "one\nt\nthree\n");
        let mut text = String::new();
        history.open().unwrap().unwrap().read_to_string(&mut text).unwrap();
        assert_eq!(text.lines().count(), 3);
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let history = history(folder.path());
        assert!(history.open().unwrap().is_none());
        fs::create_dir_all(history.path()).unwrap();
        assert!(history.append(["one"]).is_err());
        assert!(history.open().is_err());
    }
}
