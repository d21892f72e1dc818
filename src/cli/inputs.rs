//! The numbers and texts that a flag brings in.

use std::ffi::OsString;
use std::fmt::{self, Display};
use std::fs::File;
use std::io::{self, Read};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use super::unpack::unpacked;
use crate::app::Failure;
use crate::record::{Raw, Records};
use crate::settings::printable;

/// Reads a number in bounds, and says what is allowed of anything else.
pub(super) fn number<T>(
    allowed: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| allowed.contains(number));
        number.ok_or_else(|| format!("allowed: {} to {}", allowed.start(), allowed.end()))
    }
}

/// A text to read: a file, or standard input.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) enum Input {
    /// Standard input, written `-`.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl Input {
    /// The largest text that is read, in bytes: many times what describes a deal.
    pub(super) const LARGEST: u64 = 1024 * 1024;

    /// Reads the whole text, whatever its bytes are.
    ///
    /// # Errors
    /// Bad usage, as the command line named what cannot be read or is larger than
    /// [`Input::LARGEST`].
    pub(super) fn read(&self) -> Result<Vec<u8>, Failure> {
        let mut text = Vec::new();
        let read = match self {
            Self::Stdin => io::stdin().take(Self::LARGEST + 1).read_to_end(&mut text),
            Self::File(path) => File::open(path)
                .and_then(|file| file.take(Self::LARGEST + 1).read_to_end(&mut text)),
        };
        match read {
            Ok(length) if length as u64 <= Self::LARGEST => Ok(text),
            Ok(_) => Err(Failure::Usage(format!("{self}: is larger than a deal can be"))),
            Err(error) => Err(Failure::Usage(format!("{self}: cannot be read: {error}"))),
        }
    }
}

/// A fault between an input and the output.
#[derive(Debug)]
pub(super) enum Stopped {
    /// The input cannot be read.
    Input(io::Error),
    /// The output cannot be written.
    Output(io::Error),
}

impl Input {
    /// Hands out the game records in it, one after the other, until `take` cannot write any more.
    pub(super) fn for_each_record(
        &self,
        mut take: impl FnMut(&Raw<'_>) -> io::Result<()>,
    ) -> Result<(), Stopped> {
        let mut records = Records::new(self.open().map_err(Stopped::Input)?);
        while let Some(raw) = records.next().map_err(Stopped::Input)? {
            take(&raw).map_err(Stopped::Output)?;
        }
        Ok(())
    }

    /// The bytes, as they come; those of an archive unpacked.
    pub(super) fn open(&self) -> io::Result<Box<dyn Read>> {
        match self {
            Self::Stdin => unpacked(io::stdin().lock()),
            Self::File(path) => unpacked(File::open(path)?),
        }
    }

    /// The name as it was typed, with `-` for standard input.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Stdin => "-".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }
}

impl fmt::Display for Input {
    /// The file's path, or `standard input`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stdin => f.write_str("standard input"),
            Self::File(path) if path.as_os_str().is_empty() => f.write_str("''"),
            Self::File(path) => f.write_str(&printable(&path.display().to_string())),
        }
    }
}

impl From<OsString> for Input {
    fn from(text: OsString) -> Self {
        if text == "-" { Self::Stdin } else { Self::File(text.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_read_is_bad_usage() {
        let dir = tempfile::tempdir().unwrap();
        let read = |name: &str| Input::File(dir.path().join(name)).read();
        std::fs::write(dir.path().join("good"), "a deal").unwrap();
        std::fs::write(dir.path().join("large"), "x".repeat(Input::LARGEST as usize + 1)).unwrap();
        assert_eq!(read("good").unwrap(), b"a deal");
        for bad in ["missing", "large", "."] {
            assert_eq!(read(bad).unwrap_err().exit_code(), 2, "{bad}");
        }
    }
}
