//! What a flag brings in besides settings: the seed of a list, the text of a deal.

use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::str::FromStr;

use thiserror::Error;

use super::Failure;
use crate::record::{Raw, Records};
use crate::settings::printable;

/// Where the cards of a list come from, and with which deal it starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed {
    /// The number all cards come from.
    pub number: u64,
    /// The first deal played, counted from 1.
    pub start: u32,
}

impl fmt::Display for Seed {
    /// `42`, or `42:7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.start {
            1 => write!(f, "{}", self.number),
            start => write!(f, "{}:{start}", self.number),
        }
    }
}

/// A text that is no seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("allowed: a number from 0 to {}, or N:K to start at deal K, counted from 1", u64::MAX)]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;

    fn from_str(text: &str) -> Result<Self, BadSeed> {
        let (number, start) = text.split_once(':').unwrap_or((text, "1"));
        let number = number.parse().map_err(|_| BadSeed)?;
        let start = start.parse().ok().filter(|&start| start > 0).ok_or(BadSeed)?;
        Ok(Self { number, start })
    }
}

/// A text to read: a file, or standard input.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Input {
    /// Standard input, written `-`.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl Input {
    /// The largest text that is read, in bytes: many times what describes a deal.
    pub const LARGEST: u64 = 1024 * 1024;

    /// Reads the whole text, whatever its bytes are.
    ///
    /// # Errors
    /// Bad usage, as the command line named what cannot be read or is larger than
    /// [`Input::LARGEST`].
    pub fn read(&self) -> Result<Vec<u8>, Failure> {
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

/// What goes wrong between an input and the output.
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

    /// The bytes, as they come.
    pub(super) fn open(&self) -> io::Result<Box<dyn Read>> {
        Ok(match self {
            Self::Stdin => Box::new(io::stdin().lock()),
            Self::File(path) => Box::new(File::open(path)?),
        })
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
    fn seeds() {
        let seed = |text: &str| text.parse::<Seed>().ok();
        assert_eq!(seed("42"), Some(Seed { number: 42, start: 1 }));
        assert_eq!(seed("42:7"), Some(Seed { number: 42, start: 7 }));
        assert_eq!(seed("18446744073709551615").map(|seed| seed.number), Some(u64::MAX));
        for bad in ["", ":", "42:", "42:0", ":7", "-1", "18446744073709551616", "1:2:3", "x"] {
            assert_eq!(seed(bad), None, "{bad}");
        }
        for text in ["42", "42:7"] {
            assert_eq!(seed(text).unwrap().to_string(), text);
        }
    }

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
