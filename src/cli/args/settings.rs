//! The flags of the settings, built from their rows.

use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches};

use crate::settings::{Form, Key, Override, Settings};

/// The flags of one group of settings that were given, in the order of the help.
#[derive(Debug)]
pub(in crate::cli) struct SettingFlags<const GROUP: usize>(pub(in crate::cli) Vec<Override>);

impl<const GROUP: usize> clap::Args for SettingFlags<GROUP> {
    fn augment_args(command: Command) -> Command {
        let defaults = Settings::default();
        command.args(Key::FLAGS[GROUP].iter().flat_map(|&key| flags(key, &defaults)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const GROUP: usize> FromArgMatches for SettingFlags<GROUP> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = |&key| given(key, matches).map(|text| Override { key, text });
        Ok(Self(Key::FLAGS[GROUP].iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The flag of a setting. A switch has two, of which the help shows the one that changes something.
fn flags(key: Key, defaults: &Settings) -> Vec<Arg> {
    let row = key.row();
    let flag = |name: &'static str| Arg::new(name).long(name);
    let [short, long] = help(row.help);
    match row.form {
        Form::Choice(value) | Form::Typed(value) => {
            vec![flag(row.name).value_name(value).help(short).long_help(long)]
        }
        Form::Switch => {
            let on = defaults.text(key) == "true";
            let (shown, hidden) = if on { (row.off, row.name) } else { (row.name, row.off) };
            let [shown_flag, hidden_flag] =
                [shown, hidden].map(|name| flag(name).action(ArgAction::SetTrue));
            vec![
                shown_flag.help(short).long_help(long),
                hidden_flag.conflicts_with(shown).hide(true),
            ]
        }
    }
}

/// The value that a flag gives to its setting.
fn given(key: Key, matches: &ArgMatches) -> Option<String> {
    let row = key.row();
    match row.form {
        Form::Switch => {
            let given = [row.name, row.off].map(|name| matches.get_flag(name));
            given.contains(&true).then(|| given[0].to_string())
        }
        _ => matches.get_one::<String>(row.name).cloned(),
    }
}

/// The first paragraph of a help, and all of them.
fn help(text: &str) -> [String; 2] {
    let paragraphs = text
        .split("\n\n")
        .map(|paragraph| paragraph.lines().map(str::trim).collect::<Vec<_>>().join(" "));
    let paragraphs: Vec<String> = paragraphs.collect();
    [paragraphs[0].clone(), paragraphs.join("\n\n")]
}
