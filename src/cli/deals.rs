//! The recorded deals that a command looks at: those of files, or of the history.

use std::io;

use super::inputs::{Input, Stopped};
use crate::app::Failure;
use crate::record::Raw;
use crate::settings::printable;
use crate::store::History;
use crate::study::recorded::Recorded;

/// A history as an input, if anything is in it yet.
///
/// # Errors
/// Bad usage of `command`, if it cannot be read.
pub(super) fn input_of(history: &History, command: &str) -> Result<Option<Input>, Failure> {
    let known = history.open();
    let known = known
        .map_err(|why| Failure::Usage(format!("{command}: {}", printable(&why.to_string()))))?;
    Ok(known.map(|_| Input::File(history.path().to_owned())))
}

/// Hands out all deals of the inputs with their records, and returns how many records are damaged.
///
/// # Errors
/// Bad usage of `command`, if an input cannot be read; those before it are done.
pub(super) fn for_each(
    inputs: &[Input],
    command: &str,
    mut take: impl FnMut(&Raw<'_>, Recorded) -> io::Result<()>,
) -> Result<u64, Failure> {
    let mut damaged = 0;
    for input in inputs {
        let done = input.for_each_record(|raw| match raw.read().and_then(|r| Recorded::of(&r)) {
            Ok(deal) => take(raw, deal),
            Err(_) => {
                damaged += 1;
                Ok(())
            }
        });
        match done {
            Ok(()) => {}
            Err(Stopped::Output(why)) => return Err(why.into()),
            Err(Stopped::Input(why)) => {
                return Err(Failure::Usage(format!("{command}: {input}: cannot be read: {why}")));
            }
        }
    }
    Ok(damaged)
}
