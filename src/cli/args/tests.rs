//! The command line: sound, explained, and complete.

use super::*;
use crate::cli::manual::{self, CompletionsArgs};
use crate::rules::Switch;
use crate::settings::{Form, Key, Override};
use clap::{CommandFactory, ValueEnum};
use clap_complete::Shell;

fn help(write: impl Fn(&mut clap::Command) -> clap::builder::StyledStr) -> String {
    let mut command = Args::command().term_width(80);
    command.build();
    write(&mut command).to_string()
}

#[test]
fn the_command_line_is_sound() {
    Args::command().debug_assert();
}

#[test]
fn short_help() {
    insta::assert_snapshot!(help(clap::Command::render_help));
}

#[test]
fn long_help() {
    insta::assert_snapshot!(help(clap::Command::render_long_help));
}

#[test]
fn help_of_the_subcommands() {
    for name in
        ["bids", "duel", "engine", "list", "replay", "review", "rules", "solve", "train", "value"]
    {
        let text = help(|command| {
            let command = command.find_subcommand_mut(name).unwrap();
            let mut command = command.clone().term_width(80);
            command.render_long_help()
        });
        insta::assert_snapshot!(format!("help_of_{name}"), text);
    }
}

#[test]
fn the_short_help_has_one_line_each() {
    for line in help(clap::Command::render_help).lines() {
        assert!(line.chars().count() <= 80, "too long: {line}");
        assert!(!line.starts_with("          "), "wrapped: {line}");
    }
}

#[test]
fn every_setting_has_its_flag_and_the_flag_sets_it() {
    for key in Key::FLAGS.into_iter().flatten() {
        let texts: &[&str] =
            if key.row().form == Form::Switch { &["true", "false"] } else { &["x"] };
        for text in texts {
            let flag = key.flag(text);
            let arg = if texts.len() > 1 { flag } else { format!("{flag}={text}") };
            let values = Args::try_parse_from(["skat", &arg]).unwrap().overrides().values;
            assert_eq!(values, [Override { key: *key, text: text.to_string() }]);
        }
    }
    let args = ["skat", "--house", "kontra,re", "--house=bock=off"];
    let house = Args::try_parse_from(args).unwrap().overrides().house;
    assert_eq!(house, ["kontra,re", "bock=off"]);
}

#[test]
fn the_help_tells_every_house_rule_and_its_values() {
    for switch in Switch::ALL {
        assert!(HOUSE.contains(&format!("\n{} ", switch.word())));
        let told = HOUSE.split(&format!("\n{} ", switch.word())).nth(1).unwrap();
        for value in switch.values() {
            assert!(["on", "off"].contains(value) || told.contains(value), "{value}");
        }
    }
}

#[test]
fn a_switch_cannot_be_on_and_off() {
    let keys = Key::FLAGS.into_iter().flatten();
    for key in keys.filter(|key| key.row().form == Form::Switch) {
        let both = ["true", "false"].map(|value| key.flag(value));
        let args = ["skat"].into_iter().chain(both.iter().map(String::as_str));
        assert!(Args::try_parse_from(args).is_err(), "{key:?}");
    }
}

#[test]
fn which_flags_shape_a_list() {
    let shapes = |flag: &str| Args::try_parse_from(["skat", flag]).unwrap().list.shaping();
    for flag in [
        "players", "deals", "level", "style", "seed", "deal", "dealer", "scoring", "limit",
        "rules", "house",
    ] {
        assert_eq!(shapes(&format!("--{flag}=3")), Some(format!("--{flag}")));
    }
    for flag in ["--name=A", "--opponents=A,B", "--deck=ascii", "--pace=0", "--new"] {
        assert_eq!(shapes(flag), None, "{flag}");
    }
}

/// The words of the command line that a person can type, with those of its subcommands.
fn words() -> Vec<String> {
    let mut command = Args::command();
    command.build();
    let subcommands: Vec<_> = command.get_subcommands().cloned().collect();
    let names = subcommands.iter().map(|command| command.get_name().to_owned());
    let flags = subcommands.iter().chain([&command]).flat_map(|command| {
        let shown = command.get_arguments().filter(|flag| !flag.is_hide_set());
        shown.filter_map(|flag| flag.get_long().map(|long| format!("--{long}"))).collect::<Vec<_>>()
    });
    names.chain(flags).collect()
}

#[test]
fn manual_and_completions_name_every_flag_and_subcommand() {
    let mut page = Vec::new();
    manual::man(&mut page).unwrap();
    // The manual writes a hyphen so that it is one.
    let page = String::from_utf8(page).unwrap().replace("\\-", "-");
    let shells = Shell::value_variants().iter().map(|&shell| {
        let mut text = Vec::new();
        manual::completions(&CompletionsArgs { shell }, &mut text).unwrap();
        (shell.to_string(), String::from_utf8(text).unwrap())
    });
    let texts: Vec<_> = shells.chain([("man".to_owned(), page)]).collect();
    assert_eq!(texts.len(), 6);
    for (name, text) in texts {
        for word in words() {
            // fish names a flag without its hyphens.
            let bare = word.trim_start_matches('-');
            assert!(text.contains(&word) || text.contains(&format!("-l {bare}")), "{name}: {word}");
        }
        assert!(!text.chars().any(|c| c != '\n' && c.is_control()), "{name}");
    }
}
