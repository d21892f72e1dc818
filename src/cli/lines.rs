//! The game as lines: through a pipe, or where a terminal can show nothing else.

use std::io::{self, Write};

use super::Failure;
use super::start::Start;
use super::table::{Environment, Ready, kit_in_lines, players, ready};
use crate::settings::Loaded;
use crate::ui::{self, RunError, Streams};

/// Plays in lines, until the person leaves or the input ends.
///
/// # Errors
/// When something is wrong with what was asked, or fails on the way.
pub(super) fn play(
    loaded: &Loaded,
    start: &Start,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let kit = kit_in_lines(loaded, environment)?;
    let Ready { opening, mut keeper, mut desk } = ready(loaded, start, kit, environment)?;
    let streams = Streams { answers: &mut io::stdin().lock(), lines: out };
    let players = players(environment);
    ui::converse(opening, &players, &mut keeper, &mut desk, streams).map_err(|error| match error {
        // Who reads the lines may have gone; every move is saved.
        RunError::Io(error) => Failure::Output(error),
        error => Failure::Failed(error.to_string()),
    })
}
