//! The command line: reads what was typed, loads the settings, calls one room, prints.
//!
//! The parser's own messages are English whatever the language of the table.

mod args;
mod beside;
mod bids;
mod desk;
mod duel;
mod engine;
mod inputs;
mod keeper;
mod lines;
mod list;
mod progress;
mod replay;
mod rules;
mod show;
mod solve;
mod spoken;
mod start;
mod table;
mod train;
mod value;

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};
use etcetera::BaseStrategy;
use thiserror::Error;

use crate::settings::{self, Folders, Key, Loaded, SettingsError, Source, printable};
use crate::text::pages::bids_on_paper;
pub use args::{Args, BidsArgs, Command, FileFlags, ListFlags, LookFlags};
pub use duel::DuelArgs;
pub use engine::EngineArgs;
pub use inputs::{BadSeed, Input, Seed};
pub use list::ListArgs;
pub use replay::ReplayArgs;
pub use rules::{Format, RulesArgs};
pub use solve::SolveArgs;
pub use spoken::LangFlag;
pub use start::{NewList, Pack, Start};
use table::Environment;
pub use train::TrainArgs;
pub use value::ValueArgs;

/// Why the program ends otherwise than well. Displays as one line.
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
    /// What was asked failed on the way.
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
    /// terminal, 1 for what failed on the way, 130 for what was stopped, 0 if only the reader of the output has gone.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) | Self::Settings(_) | Self::NoTerminal(_) | Self::Told => 2,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Failed(_) | Self::Output(_) => 1,
            // What shells say of a program that Ctrl-C ended.
            Self::Interrupted(_) => 130,
        }
    }
}

/// Runs the program: `args` with its own name first, the whole environment, and where to print.
///
/// # Errors
/// Everything that makes the program end otherwise than well.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    environment: impl IntoIterator<Item = (OsString, OsString)>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let args: Vec<OsString> = args.into_iter().collect();
    let args = match Args::try_parse_from(&args) {
        Ok(args) => args,
        Err(error) => return explain(&error, args.get(1)),
    };
    let environment: Vec<(OsString, OsString)> = environment.into_iter().collect();
    match &args.command {
        Some(Command::Bids(BidsArgs { json: true, .. })) => bids::print_json(out)?,
        Some(Command::Bids(args)) if args.print => {
            let words = args.lang.words(&environment)?;
            out.write_all(bids_on_paper(&words).as_bytes())?;
        }
        Some(Command::Bids(args)) => bids::print(&args.lang.words(&environment)?, out)?,
        Some(Command::Rules(args)) => rules::print(args, &environment, out)?,
        Some(Command::Value(args)) => value::print(args, &environment, out)?,
        Some(Command::Duel(args)) => duel::print(args, out)?,
        Some(Command::Engine(args)) => engine::answer(args, out)?,
        Some(Command::Solve(args)) => solve::print(args, out)?,
        Some(Command::Train(args)) => train::train(args, out)?,
        Some(Command::Replay(args)) => match args.show {
            Some(number) => show::show(args, number, environment)?,
            None => replay::print(args, out)?,
        },
        Some(Command::List(args)) => list::print(args, environment, out)?,
        None => {
            let mut loaded =
                settings::load(&args.overrides(), environment.clone(), folders().as_ref())?;
            let environment = Environment::new(environment);
            let printed = args.files.print_config.then(|| loaded.to_toml());
            spoken::name_the_person(&mut loaded, &environment);
            let start = Start::new(&args, &loaded.settings)?;
            let kit = table::kit(&loaded, &loaded.settings, &environment)?;
            if let Some(settings) = printed {
                out.write_all(settings.as_bytes())?;
            } else {
                let given = Pack::Given(Input::Stdin);
                let deal_comes_in = matches!(&start, Start::New(new) if new.pack == given);
                if in_lines(&loaded, environment.is_dumb(), deal_comes_in)? {
                    lines::play(&loaded, &start, &environment, out)?;
                } else {
                    table::play(&loaded, &start, kit, &environment)?;
                }
            }
        }
    }
    Ok(out.flush()?)
}

/// Whether the game is told in lines: it was asked for, or there is no terminal for a table and
/// nobody has refused that.
fn in_lines(loaded: &Loaded, dumb: bool, deal_comes_in: bool) -> Result<bool, Failure> {
    let asked = loaded.settings.screen.plain;
    let refused = !asked && matches!(loaded.source(Key::Plain), Source::Flag(_));
    let lines = match check_terminal(dumb, deal_comes_in) {
        Ok(()) => asked,
        Err(failure) if refused => return Err(failure),
        Err(_) => true,
    };
    if lines && deal_comes_in {
        return Err(Failure::Usage(
            "--deal: standard input is needed for the answers of a game in lines (allowed: --deal \
             FILE)"
                .to_owned(),
        ));
    }
    Ok(lines)
}

/// A table needs a terminal to be shown in and, unless something else comes in that way, to press
/// keys in.
fn check_terminal(dumb: bool, something_comes_in: bool) -> Result<(), Failure> {
    if !io::stdout().is_terminal() {
        Err(Failure::NoTerminal("standard output is not a terminal"))
    } else if !something_comes_in && !io::stdin().is_terminal() {
        Err(Failure::NoTerminal("standard input is not a terminal"))
    } else if dumb {
        Err(Failure::NoTerminal("TERM=dumb cannot show a table"))
    } else {
        Ok(())
    }
}

/// The folders of the XDG base directories, on macOS as well; `None` without a home.
fn folders() -> Option<Folders> {
    let base = etcetera::choose_base_strategy().ok()?;
    let data = base.data_dir().join("skat");
    Some(Folders {
        config: base.config_dir().join("skat"),
        state: base.state_dir().map_or_else(|| data.clone(), |dir| dir.join("skat")),
        data,
    })
}

/// Prints help or the version if that is what was asked for; anything else is an error, told in
/// one line.
fn explain(error: &clap::Error, first: Option<&OsString>) -> Result<(), Failure> {
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
