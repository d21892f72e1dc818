//! `skat engine`: one of our players for other programs.

use std::io::{self, Write};

use clap::Args as Flags;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Failure;
use crate::players::Level;
use crate::players::engine::{Engine, Lost};

/// The flags of `skat engine`.
#[derive(Debug, Flags)]
pub struct EngineArgs {
    /// How well it plays
    #[arg(long, value_name = "LEVEL", default_value = "club", value_parser = levels())]
    pub level: Level,

    /// Where its choices come from between moves that are equally good
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
}

/// A level by its word.
fn levels() -> impl TypedValueParser<Value = Level> {
    let words = Level::ALL.into_iter().map(Level::word);
    PossibleValuesParser::new(words).try_map(|word| word.parse::<Level>())
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
