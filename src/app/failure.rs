//! The reasons for which the program ends otherwise than well.

use std::io;

use thiserror::Error;

use crate::settings::SettingsError;

/// The reason why the program ends otherwise than well. Displays as one line.
#[derive(Debug, Error)]
pub enum Failure {
    /// The command line makes no sense.
    #[error("{0}")]
    Usage(String),
    /// The settings make no sense.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// There is no terminal to play in.
    #[error("{0}: skat is played in a terminal (try 'skat --help')")]
    NoTerminal(&'static str),
    /// The input has mistakes, each of which has been told on standard error.
    #[error("the input has mistakes")]
    Told,
    /// The work failed on the way.
    #[error("{0}")]
    Failed(String),
    /// Somebody stopped it with a signal.
    #[error("{0}")]
    Interrupted(String),
    /// The output could not be written.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// The exit code of the process: 2 for bad usage, configuration or input and for a missing
    /// terminal, 1 for a failure on the way, 130 after a signal, 0 if only the reader of the output
    /// has gone.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) | Self::Settings(_) | Self::NoTerminal(_) | Self::Told => 2,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Failed(_) | Self::Output(_) => 1,
            // Shells say the same of a program that Ctrl-C ended.
            Self::Interrupted(_) => 130,
        }
    }
}
