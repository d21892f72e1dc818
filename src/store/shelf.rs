//! The lists being played.

use std::fmt::{self, Display};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::folders::Folders;
use super::replace::{clean, create, for_the_user_alone, make_folder, remove, replace, sync};
use super::{StoreError, refused};
use crate::record::{Located, SaveFault};

/// The lists being played, in numbered files: `list-1.skat` and so on in the folder for state.
///
/// The one with the highest number is played; those before it wait until it is put away. As long as
/// the shelf is open, no other instance can open it.
///
/// ```
/// use skat::store::{Folders, Shelf};
///
/// let folder = tempfile::tempdir()?;
/// let mut shelf = Shelf::open(Folders::all_in(folder.path().to_owned()))?;
/// shelf.save("the old list")?;
/// shelf.begin();
/// shelf.save("the new list")?;
/// shelf.put_away()?;
/// let found = shelf.resume(|text| String::from_utf8(text.to_vec()))?;
/// assert_eq!(found.list.as_deref(), Some("the old list"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Shelf {
    folders: Folders,
    /// The number of the list being played; `None` if it has not been saved yet.
    current: Option<u64>,
    /// Held, and never written to: its lock ends with it, however the program ends.
    _lock: File,
}

/// The lists found on the shelf.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found<T> {
    /// The list to go on with; `None` if there is none.
    pub list: Option<T>,
    /// The damaged saves met on the way to it.
    pub set_aside: Vec<SetAside>,
}

/// Why a save cannot be read.
pub trait Unread: Display {
    /// True if a newer version of the program wrote it, which can read it.
    fn is_newer(&self) -> bool {
        false
    }

    /// The line in which the damage is, counted from 1; `None` if there are no lines.
    fn line(&self) -> Option<usize> {
        None
    }
}

impl Unread for String {}
impl Unread for std::string::FromUtf8Error {}

impl Unread for Located<SaveFault> {
    fn is_newer(&self) -> bool {
        self.why.is_newer()
    }

    fn line(&self) -> Option<usize> {
        Some(self.line)
    }
}

/// A save that cannot be read, which is kept under another name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetAside {
    /// The path it had.
    pub from: PathBuf,
    /// The path it has now.
    pub to: PathBuf,
    /// The reason why it cannot be read.
    pub why: String,
    /// The line in which it is wrong, counted from 1; `None` if it has no lines.
    pub line: Option<usize>,
    /// True if the only reason is that a newer version of the program wrote it.
    pub newer: bool,
}

impl Display for SetAside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, to, why, .. } = self;
        write!(f, "{}: {why}; kept as {}", from.display(), to.display())
    }
}

impl Shelf {
    /// Opens the shelf, and keeps it from other instances.
    ///
    /// # Errors
    /// If another instance has it, or the folder cannot be made or written to.
    pub fn open(folders: Folders) -> Result<Self, StoreError> {
        let state = &folders.state;
        make_folder(state).map_err(refused("make the folder", state))?;
        let path = state.join("lock");
        let lock = open_lock(&path).map_err(refused("write", &path))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(path)),
            Err(TryLockError::Error(why)) => return Err(refused("lock", &path)(why)),
        }
        // Nobody else writes in either while the lock is held.
        clean(state).map_err(refused("tidy up", state))?;
        if folders.data.is_dir() {
            clean(&folders.data).map_err(refused("tidy up", &folders.data))?;
        }
        Ok(Self { folders, current: None, _lock: lock })
    }

    /// The shelf, opened if it is not yet: again and again, as long as another instance has it.
    ///
    /// # Errors
    /// Those of [`Shelf::open`].
    pub fn opened(
        shelf: &mut Option<Self>,
        folders: impl FnOnce() -> Folders,
    ) -> Result<&mut Self, StoreError> {
        match shelf {
            Some(shelf) => Ok(shelf),
            none => Ok(none.insert(Self::open(folders())?)),
        }
    }

    /// Finds the list to go on with: the newest that can be read. Damaged ones are set aside on the
    /// way, as `list-1.damaged-1.skat` and so on, and those of a newer version as
    /// `list-1.newer-1.skat`; never over another file.
    ///
    /// # Errors
    /// If the disk refuses; a damaged save is no error.
    pub fn resume<T, E: Unread>(
        &mut self,
        read: impl Fn(&[u8]) -> Result<T, E>,
    ) -> Result<Found<T>, StoreError> {
        self.current = None;
        self.take_back(&read)?;
        let mut set_aside = Vec::new();
        while let Some(number) = self.newest()? {
            let path = self.path(number);
            let list = match contents(&path).map_err(refused("read", &path))? {
                Some(text) => {
                    read(&text).map_err(|why| (why.to_string(), why.line(), why.is_newer()))
                }
                None => Err(("this is no file of a list".to_owned(), None, false)),
            };
            match list {
                Ok(list) => {
                    self.current = Some(number);
                    return Ok(Found { list: Some(list), set_aside });
                }
                Err((why, line, newer)) => {
                    let to = self.set_aside(number, newer)?;
                    set_aside.push(SetAside { from: path, to, why, line, newer });
                }
            }
        }
        Ok(Found { list: None, set_aside })
    }

    /// Takes back what an older version of the program set aside and this one can read.
    fn take_back<T, E: Unread>(
        &self,
        read: &impl Fn(&[u8]) -> Result<T, E>,
    ) -> Result<(), StoreError> {
        let state = &self.folders.state;
        for entry in fs::read_dir(state).map_err(refused("read", state))? {
            let from = entry.map_err(refused("read", state))?.path();
            let name = from.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            let Some(number) = newer(name) else { continue };
            if contents(&from).ok().flatten().is_none_or(|text| read(&text).is_err()) {
                continue;
            }
            let mut to = self.path(number);
            if to.symlink_metadata().is_ok() {
                to = self.path(self.newest()?.unwrap_or(0) + 1);
            }
            fs::rename(&from, &to).map_err(refused("rename", &from))?;
            sync(state);
        }
        Ok(())
    }

    /// The lists that wait behind the one being played, the newest first, each with its number.
    /// Those that cannot be read are left for [`Shelf::resume`] to find.
    ///
    /// # Errors
    /// If the disk refuses.
    pub fn others<T, E: Unread>(
        &self,
        read: impl Fn(&[u8]) -> Result<T, E>,
    ) -> Result<Vec<(u64, T)>, StoreError> {
        let mut numbers = self.numbers()?;
        numbers.retain(|&number| Some(number) != self.current);
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        let list = |number| Some((number, read(&contents(&self.path(number)).ok()??).ok()?));
        Ok(numbers.into_iter().filter_map(list).collect())
    }

    /// Puts a waiting list before all others, so that [`Shelf::resume`] finds it.
    ///
    /// # Errors
    /// If the disk refuses.
    pub fn bring(&self, number: u64) -> Result<(), StoreError> {
        let newest = self.newest()?.unwrap_or(number);
        if newest != number {
            let from = self.path(number);
            fs::rename(&from, self.path(newest + 1)).map_err(refused("rename", &from))?;
            sync(&self.folders.state);
        }
        Ok(())
    }

    /// From now on another list is played. The one before waits, and is found again once the new
    /// one has been put away.
    pub const fn begin(&mut self) {
        self.current = None;
    }

    /// Writes the list being played. At any moment either the old text or the new one is whole on
    /// the disk.
    ///
    /// # Errors
    /// If the disk refuses; what was saved before is untouched then.
    pub fn save(&mut self, text: &str) -> Result<(), StoreError> {
        let write = |file: &mut File| file.write_all(text.as_bytes());
        if let Some(number) = self.current {
            let path = self.path(number);
            return replace(&path, write).map_err(refused("write", &path));
        }
        let number = self.newest()?.unwrap_or(0) + 1;
        let path = self.path(number);
        create(&path, write).map_err(refused("write", &path))?;
        self.current = Some(number);
        Ok(())
    }

    /// Takes the list being played, finished or given up, off the shelf. It is kept as
    /// `played-1.skat` and so on in the folder for data, under the name given back; `None` if it
    /// was never saved. The list that waited is found by [`Shelf::resume`].
    ///
    /// # Errors
    /// If the disk refuses; the list is still on the shelf then.
    pub fn put_away(&mut self) -> Result<Option<PathBuf>, StoreError> {
        let Some(number) = self.current else { return Ok(None) };
        let from = self.path(number);
        let text = fs::read(&from).map_err(refused("read", &from))?;
        let data = &self.folders.data;
        // The two folders may lie on different disks, so that renaming does not do.
        let (last, next) = free(data, "played-").map_err(refused("read", data))?;
        // Killed between the two steps the program does the first once more.
        let to = match last.filter(|last| fs::read(last).is_ok_and(|kept| kept == text)) {
            Some(last) => last,
            None => {
                create(&next, |file| file.write_all(&text)).map_err(refused("write", &next))?;
                next
            }
        };
        if let Err(why) = remove(&from) {
            // The list stays where it was, and only there. What refuses the one may refuse the other.
            let _ = fs::remove_file(&to);
            return Err(refused("remove", &from)(why));
        }
        self.current = None;
        Ok(Some(to))
    }

    fn set_aside(&self, number: u64, newer: bool) -> Result<PathBuf, StoreError> {
        let state = &self.folders.state;
        let from = self.path(number);
        let what = if newer { "newer" } else { "damaged" };
        let free = free(state, &format!("list-{number}.{what}-"));
        let (_, to) = free.map_err(refused("read", state))?;
        fs::rename(&from, &to).map_err(refused("rename", &from))?;
        sync(state);
        Ok(to)
    }

    /// The number of the newest list.
    fn newest(&self) -> Result<Option<u64>, StoreError> {
        Ok(self.numbers()?.into_iter().max())
    }

    /// The numbers of all lists, in no order.
    fn numbers(&self) -> Result<Vec<u64>, StoreError> {
        let state = &self.folders.state;
        let mut numbers = Vec::new();
        for entry in fs::read_dir(state).map_err(refused("read", state))? {
            let name = entry.map_err(refused("read", state))?.file_name();
            numbers.extend(name.to_str().and_then(number));
        }
        Ok(numbers)
    }

    fn path(&self, number: u64) -> PathBuf {
        self.folders.state.join(name(number))
    }
}

/// Opens the lock, which may be a file of somebody else's with the same name: nothing is written
/// to it, and a link is not followed.
fn open_lock(path: &Path) -> io::Result<File> {
    match path.symlink_metadata() {
        Ok(found) if !found.is_file() => {
            Err(io::Error::new(io::ErrorKind::AlreadyExists, "it is no plain file"))
        }
        _ => {
            let mut options = OpenOptions::new();
            options.write(true).create(true).truncate(false);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            let lock = options.open(path)?;
            for_the_user_alone(&lock)?;
            Ok(lock)
        }
    }
}

/// The largest list that is read, in bytes: a thousand times a long one.
const LARGEST: u64 = 1 << 28;

/// The bytes of a file; `None` if it is none, or far too large for a list. A pipe would never end
/// and a device might not.
fn contents(path: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs::metadata(path) {
        Ok(found) if found.is_file() && found.len() <= LARGEST => fs::read(path).map(Some),
        Ok(_) => Ok(None),
        // A link that leads nowhere.
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn name(number: u64) -> String {
    format!("list-{number}.skat")
}

/// The number of a file that is a list, and of no other: names that we would not write are none.
fn number(text: &str) -> Option<u64> {
    let digits = text.strip_prefix("list-")?.strip_suffix(".skat")?;
    digits.parse().ok().filter(|&number| number < u64::MAX && name(number) == text)
}

/// The number of a list that was set aside because a newer version wrote it.
fn newer(text: &str) -> Option<u64> {
    let (list, which) = text.strip_suffix(".skat")?.split_once(".newer-")?;
    which.parse::<u64>().ok().and_then(|_| number(&format!("{list}.skat")))
}

/// The first name with this beginning and a number from 1 on that no file has, and the file with
/// the number before it.
fn free(folder: &Path, beginning: &str) -> io::Result<(Option<PathBuf>, PathBuf)> {
    let mut number = 1;
    let mut last = None;
    loop {
        let path = folder.join(format!("{beginning}{number}.skat"));
        // A link that leads nowhere is a name that is taken, too.
        match path.symlink_metadata() {
            Ok(_) => (number, last) = (number + 1, Some(path)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((last, path)),
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_newer_once_is_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = Shelf::open(Folders::all_in(folder.path().to_owned())).unwrap();
        for (name, text) in
            [("list-1.skat", "one"), ("list-1.newer-1.skat", "two"), ("list-3.newer-2.skat", "no")]
        {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let read = |text: &[u8]| match text {
            b"no" => Err("newer still".to_owned()),
            text => Ok(text.to_vec()),
        };
        for expected in [&b"two"[..], b"one"] {
            assert_eq!(shelf.resume(read).unwrap().list.as_deref(), Some(expected));
            shelf.put_away().unwrap();
        }
        assert!(shelf.resume(read).unwrap().list.is_none());
        assert!(folder.path().join("list-3.newer-2.skat").exists());
    }

    #[test]
    fn any_list_that_waits_can_be_gone_on_with() {
        let folder = tempfile::tempdir().unwrap();
        let mut shelf = Shelf::open(Folders::all_in(folder.path().to_owned())).unwrap();
        for (number, text) in [(1, "one"), (2, "two"), (3, "bad"), (7, "seven")] {
            fs::write(folder.path().join(name(number)), text).unwrap();
        }
        let read = |text: &[u8]| match text {
            b"bad" => Err("damaged".to_owned()),
            text => Ok(String::from_utf8_lossy(text).into_owned()),
        };
        let list = |shelf: &mut Shelf| shelf.resume(read).unwrap().list.unwrap();
        let others = |shelf: &Shelf| -> Vec<String> {
            shelf.others(read).unwrap().into_iter().map(|(_, list)| list).collect()
        };
        assert_eq!(
            (list(&mut shelf).as_str(), others(&shelf)),
            ("seven", vec!["two".into(), "one".into()])
        );
        shelf.bring(1).unwrap();
        assert_eq!(
            (list(&mut shelf).as_str(), others(&shelf)),
            ("one", vec!["seven".into(), "two".into()])
        );
        shelf.bring(8).unwrap();
        assert_eq!(list(&mut shelf), "one", "it is the first already");
        shelf.put_away().unwrap();
        assert_eq!(list(&mut shelf), "seven");
    }

    #[test]
    fn a_list_is_put_away_once_however_often_that_is_begun() {
        let folder = tempfile::tempdir().unwrap();
        let (state, data) = (folder.path().join("state"), folder.path().join("data"));
        let folders = Folders { state: state.clone(), data: data.clone() };
        let list = state.join("list-1.skat");
        for number in 1..=3 {
            let text = format!("list {number}");
            let mut shelf = Shelf::open(folders.clone()).unwrap();
            shelf.save(&text).unwrap();
            let first = shelf.put_away().unwrap();
            drop(shelf);
            // As if the program had been killed before it removed the list, and while it wrote.
            fs::write(&list, &text).unwrap();
            fs::write(data.join(".writing-x"), "half").unwrap();
            let mut shelf = Shelf::open(folders.clone()).unwrap();
            shelf.resume(|text| String::from_utf8(text.to_vec())).unwrap();
            assert_eq!(shelf.put_away().unwrap(), first);
            assert_eq!(fs::read_dir(&data).unwrap().count(), number);
            assert_eq!(fs::read_dir(&state).unwrap().count(), 1, "the lock alone");
        }
    }
}
