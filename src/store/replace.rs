//! Writing a file so that at any moment either the old text or the new one is whole.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// The prefix of files that are still being written.
const PREFIX: &str = ".writing-";

/// Writes a file, in place of an old one if there is any, and makes its folders. If it fails, the
/// old one is untouched. A link stays one: what it leads to is written.
pub(super) fn replace(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let path = &target(path)?;
    let folder = folder_of(path);
    make_folder(folder)?;
    written(folder, write)?.persist(path).map_err(|failed| failed.error)?;
    sync(folder);
    Ok(())
}

/// Writes a file that does not exist yet.
pub(super) fn create(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<()> {
    let folder = folder_of(path);
    make_folder(folder)?;
    written(folder, write)?.persist_noclobber(path).map_err(|failed| failed.error)?;
    sync(folder);
    Ok(())
}

/// Removes a file for good.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    fs::remove_file(path)?;
    sync(folder_of(path));
    Ok(())
}

/// Makes a folder, with those above it, for the user alone.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.as_os_str().is_empty() || folder.is_dir() {
        return Ok(());
    }
    if let Some(above) = folder.parent() {
        make_folder(above)?;
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        // Another instance was quicker.
        Err(_) if folder.is_dir() => return Ok(()),
        made => made?,
    }
    sync(folder_of(folder));
    Ok(())
}

/// The file that a path leads to, which need not be there.
pub(super) fn target(path: &Path) -> io::Result<PathBuf> {
    /// The links that are followed at most, as many as Linux does.
    const MOST: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MOST {
        match fs::read_link(&path) {
            Ok(link) => path = folder_of(&path).join(link),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "its links lead in a circle"))
}

/// Takes from others than the user what they may do with a file.
pub(super) fn for_the_user_alone(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = file.metadata()?.permissions().mode();
        if mode & 0o077 != 0 {
            file.set_permissions(fs::Permissions::from_mode(mode & 0o700))?;
        }
    }
    #[cfg(not(unix))]
    let _ = file;
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
    // The name for the time being means nothing to anybody, and each time it is another.
    let unnamed = |why: io::Error| why.raw_os_error().map_or(why, io::Error::from_raw_os_error);
    let mut file = Builder::new().prefix(PREFIX).tempfile_in(folder).map_err(unnamed)?;
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

    #[cfg(unix)]
    #[test]
    fn links_stay_and_nobody_else_may_read() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let home = tempfile::tempdir().unwrap();
        let at = |name: &str| home.path().join(name);
        symlink("deep/er/real", at("link")).unwrap();
        symlink("link", at("second")).unwrap();
        for text in ["new", "newer"] {
            replace(&at("second"), |file| file.write_all(text.as_bytes())).unwrap();
            assert_eq!(fs::read(at("deep/er/real")).unwrap(), text.as_bytes());
            assert!(at("link").is_symlink() && at("second").is_symlink());
        }
        let mode = |name: &str| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode("deep"), mode("deep/er"), mode("deep/er/real")), (0o700, 0o700, 0o600));
        symlink("round", at("round")).unwrap();
        assert!(replace(&at("round"), |_| Ok(())).is_err());
    }

    #[test]
    fn a_failure_names_no_file_that_nobody_knows() {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join("file"), "").unwrap();
        let failed = replace(&home.path().join("file/text"), |_| Ok(())).unwrap_err().to_string();
        assert!(!failed.contains(PREFIX), "{failed}");
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
