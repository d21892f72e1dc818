//! The program as a whole: reads the flags, calls what they name.

use std::ffi::OsString;
use std::io::Write;

use clap::Parser;

use super::args::{Args, BidsArgs, Command};
use super::door::Door;
use super::explain::explain;
use super::inputs::Input;
use super::{
    begin, bids, doctor, duel, engine, list, manual, replay, review, rules, show, solve, stats,
    train, value,
};
use crate::app::{self, Environment, Failure};
use crate::settings::{Key, Loaded, Source};
use crate::text::pages::bids_on_paper;

/// Runs the program: `args` with its own name first, the whole environment, and where to print.
///
/// # Errors
/// Everything that makes the program end otherwise than well.
pub fn run(
    args: impl IntoIterator<Item = OsString>,
    environment: impl IntoIterator<Item = (OsString, OsString)>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let out: &mut dyn Write = &mut Door::new(out);
    let args: Vec<OsString> = args.into_iter().collect();
    let args = match Args::try_parse_from(&args) {
        Ok(args) => args,
        Err(error) => return explain(error, args.get(1)),
    };
    let environment = Environment::new(environment);
    match &args.command {
        Some(Command::Bids(BidsArgs { json: true, .. })) => bids::print_json(out)?,
        Some(Command::Bids(args)) if args.print => {
            let words = args.lang.words(&environment)?;
            out.write_all(bids_on_paper(&words).as_bytes())?;
        }
        Some(Command::Bids(args)) => bids::print(&args.lang.words(&environment)?, out)?,
        Some(Command::Rules(args)) => rules::print(args, &environment, out)?,
        Some(Command::Value(args)) => value::print(args, &environment, out)?,
        Some(Command::Doctor(args)) => doctor::print(args, &environment, out)?,
        Some(Command::Duel(args)) => duel::print(args, out)?,
        Some(Command::Engine(args)) => engine::answer(args, out)?,
        Some(Command::Solve(args)) => solve::print(args, out)?,
        Some(Command::Train(args)) => train::train(args, out)?,
        Some(Command::Completions(args)) => manual::completions(args, out)?,
        Some(Command::Man) => manual::man(out)?,
        Some(Command::Replay(args)) => match args.show {
            Some(number) => show::show(args, number, &environment)?,
            None => replay::print(args, out)?,
        },
        Some(Command::Review(args)) => review::print(args, &environment, out)?,
        Some(Command::Stats(args)) => stats::print(args, &environment, out)?,
        Some(Command::List(args)) => list::print(args, &environment, out)?,
        None => play(&args, &environment, out)?,
    }
    Ok(out.flush()?)
}

/// Plays, or prints the settings that would be played by.
fn play(args: &Args, environment: &Environment, out: &mut dyn Write) -> Result<(), Failure> {
    let mut loaded = environment.load(&args.overrides())?;
    let printed = args.files.print_config.then(|| loaded.to_toml());
    app::name_the_person(&mut loaded, environment);
    let start = begin::start(args, &loaded.settings)?;
    let kit = app::kit(&loaded, &loaded.settings, environment)?;
    if let Some(settings) = printed {
        return Ok(out.write_all(settings.as_bytes())?);
    }
    let deal = args.list.deal.as_ref();
    let lines = in_lines(&loaded, environment, deal == Some(&Input::Stdin))?;
    let start = match deal {
        Some(input) => begin::with_deal(start, input, &loaded.settings)?,
        None => start,
    };
    if lines {
        app::play_in_lines(&loaded, &start, environment, out)
    } else {
        app::play_at_table(&loaded, &start, kit, environment)
    }
}

/// True if the game is told in lines: it was asked for, or there is no terminal for a table and
/// nobody has refused that.
fn in_lines(
    loaded: &Loaded,
    environment: &Environment,
    deal_comes_in: bool,
) -> Result<bool, Failure> {
    let asked = loaded.settings.screen.plain;
    let refused = !asked && matches!(loaded.source(Key::Plain), Source::Flag(_));
    let lines = match environment.check_terminal(deal_comes_in) {
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
