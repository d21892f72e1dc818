//! Writing a file so that at any moment either the old text or the new one is whole.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use tempfile::{Builder, NamedTempFile};

/// The prefix of files that are still being written.
const PREFIX: &str = ".writing-";

/// Writes a file, in place of an old one if there is any. If it fails, the old one is untouched.
pub(super) fn replace(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let folder = folder_of(path);
    written(folder, write)?.persist(path)?;
    sync(folder);
    Ok(())
}

/// Writes a file that does not exist yet.
pub(super) fn create(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let folder = folder_of(path);
    written(folder, write)?.persist_noclobber(path)?;
    sync(folder);
    Ok(())
}

/// Removes what an instance left over that was killed while writing.
pub(super) fn clean(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(PREFIX) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// A file with everything in it and on the disk, under a name for the time being.
fn written(
    folder: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<NamedTempFile> {
    let mut file = Builder::new().prefix(PREFIX).tempfile_in(folder)?;
    write(file.as_file_mut())?;
    file.as_file().sync_all()?;
    Ok(file)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new(""))
}

/// Makes new names in a folder outlast a power cut. Not every system and file system can; a refusal
/// does not count, because the file itself is written.
pub(super) fn sync(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn a_disk_that_fills_up_leaves_the_old_text_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("text");
        replace(&path, |file| file.write_all(b"old")).unwrap();
        let full = replace(&path, |file| {
            file.write_all(b"ne")?;
            Err(io::ErrorKind::StorageFull.into())
        });
        assert_eq!(full.unwrap_err().kind(), io::ErrorKind::StorageFull);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no half file is left");
        replace(&path, |file| file.write_all(b"new")).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }

    #[test]
    fn nothing_is_created_over_something() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("text");
        create(&path, |file| file.write_all(b"old")).unwrap();
        let again = create(&path, |file| file.write_all(b"new"));
        assert_eq!(again.unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"old");
    }

    #[test]
    fn what_a_killed_instance_left_over_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(".writing-x"), "half").unwrap();
        fs::write(folder.path().join("other"), "whole").unwrap();
        clean(folder.path()).unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
