//! A text file of the person's own, written anew.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::{StoreError, refused, replace};

/// Writes a text in place of what a file of the person's says, or into a new one with its folders.
///
/// A link stays a link, and the file keeps its permissions. At any moment either the old text or
/// the new one is whole.
///
/// # Errors
/// If the file may only be read, or the system refuses; nothing has changed then.
pub fn write_text(path: &Path, text: &str) -> Result<(), StoreError> {
    let target = replace::target(path).map_err(refused("write", path))?;
    let old = fs::metadata(&target).ok();
    // A device or a pipe would be a plain file afterwards.
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        let why = io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file");
        return Err(refused("write", path)(why));
    }
    let old = old.map(|old| old.permissions());
    if old.as_ref().is_some_and(fs::Permissions::readonly) {
        return Err(StoreError::ReadOnly(path.to_owned()));
    }
    let written = replace::replace(&target, |file| {
        if let Some(old) = old {
            file.set_permissions(old)?;
        }
        file.write_all(text.as_bytes())
    });
    written.map_err(refused("write", path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_comes_with_its_folders() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("a/b/config.toml");
        write_text(&path, "new").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        write_text(&path, "newer").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "newer");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    /// A socket stands for all that is no file; to make a device takes rights.
    #[cfg(unix)]
    #[test]
    fn what_is_no_regular_file_is_left_alone() {
        use std::os::unix::{fs::FileTypeExt, net::UnixListener};
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("config.toml");
        let _listener = UnixListener::bind(&path).unwrap();
        let error = write_text(&path, "new").unwrap_err().to_string();
        assert!(error.ends_with("it is not a regular file"), "{error}");
        assert!(fs::metadata(&path).unwrap().file_type().is_socket());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let home = tempfile::tempdir().unwrap();
        let (real, link) = (home.path().join("dotfiles"), home.path().join("config.toml"));
        fs::write(&real, "old").unwrap();
        fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&real, &link).unwrap();
        write_text(&link, "new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&real).unwrap(), "new");
        assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[test]
    fn what_may_only_be_read_stays() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("config.toml");
        fs::write(&path, "old").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        assert!(matches!(write_text(&path, "new"), Err(StoreError::ReadOnly(_))));
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
        // Where a folder is needed, a file is in the way.
        let below = write_text(&path.join("more.toml"), "new");
        assert!(matches!(below, Err(StoreError::Refused { .. })));
    }
}
