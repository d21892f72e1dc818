//! The parser's own messages, each in one line.

use std::ffi::OsString;

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::args::Args;
use crate::app::Failure;
use crate::settings::printable;

/// The longest message, in characters: a mistyped text is repeated only so far.
const LONGEST: usize = 300;

/// Prints help or the version if that is what was asked for; anything else is an error, told in
/// one line.
pub(super) fn explain(mut error: clap::Error, first: Option<&OsString>) -> Result<(), Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(error.print()?);
    }
    error.remove(ContextKind::Usage);
    let first = first.and_then(|word| word.to_str());
    let mut command = first.filter(|word| is_command(word)).map(str::to_owned);
    let mut message = in_one_line(&error.render().to_string());
    // Of options before a subcommand the parser says only that the two do not go together.
    if let Some((word, option)) = after_options(&error) {
        if is_command(word) {
            message = format!("'{option}' stands before '{word}', whose own options come after it");
            command = Some(word.to_owned());
        } else {
            message = printable(&format!("unrecognized subcommand '{word}'"));
        }
    }
    let help =
        command.map_or_else(|| "skat --help".to_owned(), |word| format!("skat {word} --help"));
    if let Some((end, _)) = message.char_indices().nth(LONGEST) {
        message.truncate(end);
        message.push('…');
    }
    Err(Failure::Usage(format!("{message} (see '{help}')")))
}

/// True if a word is a subcommand.
fn is_command(word: &str) -> bool {
    Args::command().find_subcommand(word).is_some()
}

/// The word that was taken for a subcommand, and the first option before it.
fn after_options(error: &clap::Error) -> Option<(&str, &str)> {
    let ContextValue::String(word) = error.get(ContextKind::InvalidSubcommand)? else {
        return None;
    };
    let option = match error.get(ContextKind::PriorArg)? {
        ContextValue::String(option) => option,
        ContextValue::Strings(options) => options.first()?,
        _ => return None,
    };
    // Without the word for its value.
    option.split(' ').next().map(|option| (word.as_str(), option))
}

/// The parser's message and its tips, without its label and the way to the help behind them.
fn in_one_line(message: &str) -> String {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let said = message.trim_end().rsplit_once("\n\n").map_or(message, |(said, _)| said);
    let words: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    printable(&words.join(" ").replace(" tip: ", "; "))
}
