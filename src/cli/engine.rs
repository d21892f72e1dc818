//! `skat engine`: one of our players for other programs.

use std::io::{self, Write};

use clap::Args as Flags;

use super::inputs::number;
use crate::app::Failure;
use crate::players::Bot;
use crate::players::engine::{Engine, Lost};

/// The flags of `skat engine`.
#[derive(Debug, Flags)]
pub(super) struct EngineArgs {
    /// How well it plays: beginner, casual, club, expert or master
    ///
    /// With a style after a colon if it does not bid as usual: careful or bold.
    ///
    /// Example: --level master:bold
    #[arg(long, value_name = "LEVEL", default_value = "club")]
    pub(super) level: Bot,

    /// Where its choices come from between moves that are equally good
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(0..=u64::MAX))]
    pub(super) seed: u64,
}

/// Answers the requests on standard input to their end.
///
/// # Errors
/// When the input cannot be read or the output cannot be written.
pub(super) fn answer(args: &EngineArgs, out: &mut dyn Write) -> Result<(), Failure> {
    Engine::new(args.level, args.seed).serve(io::stdin().lock(), out).map_err(|lost| match lost {
        Lost::Input(_) => Failure::Failed(format!("engine: {lost}")),
        Lost::Output(why) => why.into(),
    })
}
