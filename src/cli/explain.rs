//! The parser's own messages, each in one line.

use std::ffi::OsString;

use clap::CommandFactory;
use clap::error::ErrorKind;

use super::args::Args;
use crate::app::Failure;
use crate::settings::printable;

/// Prints help or the version if that is what was asked for; anything else is an error, told in
/// one line.
pub(super) fn explain(error: &clap::Error, first: Option<&OsString>) -> Result<(), Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return Ok(error.print()?);
    }
    let first = first.and_then(|word| word.to_str());
    let mut command = first.filter(|word| is_command(word)).map(str::to_owned);
    let mut message = with_what_is_allowed(in_one_line(&error.render().to_string()));
    // Of options before a subcommand the parser says only that the two do not go together.
    if let Some((word, option)) = after_options(&message) {
        if is_command(&word) {
            message = format!("'{option}' stands before '{word}', whose own options come after it");
            command = Some(word);
        } else {
            message = format!("unrecognized subcommand '{word}'");
        }
    }
    let help =
        command.map_or_else(|| "skat --help".to_owned(), |word| format!("skat {word} --help"));
    if let Some((end, _)) = message.char_indices().nth(LONGEST_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    Err(Failure::Usage(format!("{message} (see '{help}')")))
}

/// What the parser and the standard library say of bad numbers, in our words.
fn with_what_is_allowed(message: String) -> String {
    let Some((said, why)) = message.rsplit_once(": ") else { return message };
    let range = why.split_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    let allowed = match (why, range) {
        (_, Some((least, most))) => format!("{least} to {most}"),
        ("invalid digit found in string" | "cannot parse integer from empty string", _) => {
            "a whole number".to_owned()
        }
        ("number too large to fit in target type", _) => "a smaller number".to_owned(),
        ("number would be zero for non-zero type", _) => "a number from 1 on".to_owned(),
        _ => return message,
    };
    format!("{said}: allowed: {allowed}")
}

/// Whether a word is a subcommand.
fn is_command(word: &str) -> bool {
    Args::command().get_subcommands().any(|command| command.get_name() == word)
}

/// The word that was taken for a subcommand, and the option before it.
fn after_options(message: &str) -> Option<(String, String)> {
    let (word, rest) = message.strip_prefix("the subcommand '")?.split_once('\'')?;
    let option = rest.strip_prefix(" cannot be used with '")?.split(['\'', ' ']).next()?;
    Some((word.to_owned(), option.to_owned()))
}

/// What was typed is repeated only so far, in characters.
const LONGEST_MESSAGE: usize = 300;

/// The parser's message and its tip, without the usage it appends.
fn in_one_line(message: &str) -> String {
    let message = message.strip_prefix("error: ").unwrap_or(message);
    let lines = message.lines().map(str::trim);
    let said = lines.take_while(|line| {
        !line.starts_with("Usage:") && !line.starts_with("For more information")
    });
    let words: Vec<&str> = said.filter(|line| !line.is_empty()).collect();
    printable(&words.join(" ").replace(" tip: ", "; "))
}
