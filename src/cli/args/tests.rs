//! The command line: sound, explained, and complete.

use super::*;
use crate::rules::Switch;
use crate::settings::Key;
use clap::CommandFactory;

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
    for name in ["bids", "duel", "engine", "list", "replay", "rules", "solve", "train", "value"] {
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
    for key in Key::ALL {
        let name = key.name();
        let flags = match key {
            Key::Mouse
            | Key::TrickWaits
            | Key::Motion
            | Key::Hints
            | Key::TrainingPoints
            | Key::TrainingTrumps
            | Key::TrainingTricks => {
                vec![(format!("--{name}"), "true"), (format!("--no-{name}"), "false")]
            }
            // The switches share a flag, which is tried below.
            Key::House(_) => continue,
            _ => vec![(format!("--{name}=x"), "x")],
        };
        for (flag, text) in flags {
            let values = Args::try_parse_from(["skat", &flag]).unwrap().overrides().values;
            assert_eq!(values.len(), 1, "{flag}");
            assert_eq!((values[0].key, values[0].text.as_str()), (key, text));
            assert_eq!(flag.split('=').next(), Some(values[0].flag));
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
    let names = ["mouse", "trick-waits", "motion", "hints"];
    let aids = ["training-points", "training-trumps", "training-tricks"];
    for name in names.into_iter().chain(aids) {
        let both = [format!("--{name}"), format!("--no-{name}")];
        let args = ["skat"].into_iter().chain(both.iter().map(String::as_str));
        assert!(Args::try_parse_from(args).is_err(), "{name}");
    }
}

#[test]
fn which_flags_shape_a_list() {
    let shapes = |flag: &str| Args::try_parse_from(["skat", flag]).unwrap().shapes_a_list();
    for flag in [
        "players", "deals", "level", "style", "seed", "deal", "dealer", "scoring", "limit",
        "rules", "house",
    ] {
        assert_eq!(shapes(&format!("--{flag}=3")), Some(format!("--{flag}").as_str()));
    }
    for flag in ["--name=A", "--opponents=A,B", "--deck=ascii", "--pace=0", "--new"] {
        assert_eq!(shapes(flag), None, "{flag}");
    }
}
