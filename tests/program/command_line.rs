//! The program from outside: what it prints, what it refuses, how it ends.
//!
//! Every run has a known environment and a home of its own; nothing depends on the machine.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty, starts_with};

/// The program in an empty environment, at home in `dir`.
fn skat(dir: &Path) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().env("HOME", dir).env("XDG_CONFIG_HOME", dir).current_dir(dir);
    command
}

fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn home_with(config: &str) -> tempfile::TempDir {
    let home = home();
    std::fs::create_dir(home.path().join("skat")).expect("a new folder");
    std::fs::write(home.path().join("skat/config.toml"), config).expect("a new file");
    home
}

/// Each file of `invalid_configs` and what is said about it, after its name.
#[rustfmt::skip]
const INVALID_CONFIGS: &[(&str, &str)] = &[
    ("array_of_tables", "1:3: 'list' is a table: write [list] and its keys below"),
    ("byte_order_mark", "1:1: 'pace' is not a key; did you mean 'screen.pace'? (allowed: [people], [list], [house], [screen], [keys])"),
    ("column_in_characters", "4:9: 'ß' is not a level or a list of levels (allowed: beginner, casual, club, expert, master; one for all, or one for each opponent)"),
    ("control_in_name", "2:8: 'a\\u{1b}[2J' is not a name (allowed: 1 to 12 cells wide, no control characters, no space at the ends)"),
    ("date", "2:8: '2026-01-01' is not a pace in milliseconds (allowed: 0 to 60000)"),
    ("deals_in_words", "2:9: 'many' is not a number of deals (allowed: 1 to 999, auto)"),
    ("empty_name", "2:8: '' is not a name (allowed: 1 to 12 cells wide, no control characters, no space at the ends)"),
    ("first_of_several", "2:1: 'screen.zzz' is not a key (allowed: lang, deck, faces, theme, color, sort, tricks, mouse, pace, trick-waits, motion, hints, training-points, training-trumps, training-tricks, plain)"),
    ("five_players", "2:11: '5' is not a number of players (allowed: 3, 4)"),
    ("four_opponents", "2:13: '[\"A\", \"B\", \"C\", \"D\"]' is not a list of names (allowed: two or three names)"),
    ("fraction", "2:8: '1200.0' is not a pace in milliseconds (allowed: 0 to 60000)"),
    ("house_number", "2:10: '2' is not a value of kontra (allowed: false, true, announcement, auto)"),
    ("house_preset", "2:9: 'pubs' is not a preset of the rules (allowed: official, pub, xskat)"),
    ("house_switch_in_quotes", "2:6: 'true' must stand without quotes (allowed: false, true, auto)"),
    ("house_triggers", "3:12: 'even+odd' is not a value of triggers (allowed: none, auto, or some of even, kontra-lost, re, grand-hand-won, grand-lost, digits, hundred, 72, 96, passed, lost-100 with + between them)"),
    ("house_unknown", "2:1: 'house.kontra18' is not a key; did you mean 'house.kontra-18'? (allowed: rules, ramsch, schieberamsch, push-jacks, ramsch-skat, grand-hand, kontra, kontra-18, re, hirsch, bock, triggers, ramsch-rounds)"),
    ("house_word", "2:15: 'winner' is not a value of ramsch-skat (allowed: last-trick, loser, nobody, auto)"),
    ("huge_number", "2:8: '99999999999999999999' is not a pace in milliseconds (allowed: 0 to 60000)"),
    ("key_of_another_table", "2:1: 'screen.players' is not a key; did you mean 'list.players'? (allowed: lang, deck, faces, theme, color, sort, tricks, mouse, pace, trick-waits, motion, hints, training-points, training-trumps, training-tricks, plain)"),
    ("key_without_its_table", "1:1: 'theme' is not a key; did you mean 'screen.theme'? (allowed: [people], [list], [house], [screen], [keys])"),
    ("keys_of_a_default", "2:9: 'l' is claim, and last-trick as well (default), while others are to act (allowed: another key)"),
    ("keys_of_cards", "2:8: '-' is pass, and picks a card or a digit as well, while a value is bid (allowed: another key)"),
    ("keys_same", "3:16: 'F5' is list, and push as well (keys_same.toml:2:14), while the skat of a Ramsch is pushed (allowed: another key)"),
    ("keys_unknown_action", "2:1: 'keys.last-trik' is not a key; did you mean 'keys.last-trick'? (allowed: keyboard, help, list, leave, settings, left, right, up, down, take, tick, back, continue, new, read-rules, daily, practice, learn, yes, pass, pick-up, hand, grand-hand, take-skat, push, kontra, re, hirsch, accept, play-on, last-trick, sort, claim, give-up, stop, through, hint, undo, tricks, again, review, next-error, menu, seat, reset, save)"),
    ("keys_unknown_key", "2:15: 'Ctrl-X' is not a key (allowed: a character but '[', F1 to F12, Tab, auto, or a list of them, as [])"),
    ("keys_without_letter", "2:8: 'auto' is not a key (allowed: a character but '[', F1 to F12, Tab, or a list of them, as [])"),
    ("name_of_a_default", "2:8: two at the table are called 'Otto' (allowed: different names, see 'name' and 'opponents')"),
    ("names_in_one_text", "2:13: 'Eva, Max' is not a list of names (allowed: two or three names)"),
    ("negative", "2:8: '-1' is not a pace in milliseconds (allowed: 0 to 60000)"),
    ("no_deals", "2:9: '0' is not a number of deals (allowed: 1 to 999, auto)"),
    ("no_limit", "2:9: '0' is not a limit of points (allowed: 1 to 9999, none)"),
    ("no_toml", "1:8: key with no value, expected `=`"),
    ("no_value", "2:8: string values must be quoted, expected literal string"),
    ("not_a_table", "1:1: 'list' is a table: write [list] and its keys below"),
    ("not_utf8", "2:10: is not UTF-8 text"),
    ("number_among_names", "2:21: '7' is not a name (allowed: 1 to 12 cells wide, no control characters, no space at the ends)"),
    ("number_for_a_switch", "2:9: '1' is not true or false (allowed: true, false)"),
    ("number_for_a_word", "2:9: '3' is not a theme (allowed: auto, dark, light, contrast, mono)"),
    ("number_in_quotes", "2:11: '3' must stand without quotes (allowed: 3, 4)"),
    ("one_opponent", "2:13: '[\"Eva\"]' is not a list of names (allowed: two or three names)"),
    ("open_table", "1:8: unclosed table, expected `]`"),
    ("open_text", "2:12: invalid basic string, expected `\"`"),
    ("same_name", "3:13: two at the table are called 'eva' (allowed: different names, see 'name' and 'opponents')"),
    ("space_at_the_end_of_name", "2:8: 'Eva ' is not a name (allowed: 1 to 12 cells wide, no control characters, no space at the ends)"),
    ("switch_in_list", "2:1: 'list.kontra' is not a key; did you mean 'house.kontra'? (allowed: players, deals, scoring, limit, points, minutes)"),
    ("switch_in_quotes", "2:9: 'true' must stand without quotes (allowed: true, false)"),
    ("table_twice", "3:2: 'screen': duplicate key"),
    ("too_few_levels", "4:9: 2 levels for 3 opponents (allowed: one for all, or 3)"),
    ("too_few_names", "5:13: 2 names for 3 opponents (allowed: 3)"),
    ("too_many_deals", "1:14: '1_000' is not a number of deals (allowed: 1 to 999, auto)"),
    ("too_slow", "2:8: '60001' is not a pace in milliseconds (allowed: 0 to 60000)"),
    ("twice", "3:1: 'pace': duplicate key"),
    ("unknown_key", "3:1: 'screen.colour' is not a key; did you mean 'screen.color'? (allowed: lang, deck, faces, theme, color, sort, tricks, mouse, pace, trick-waits, motion, hints, training-points, training-trumps, training-tricks, plain)"),
    ("unknown_key_like_none", "2:1: 'list.cards' is not a key (allowed: players, deals, scoring, limit, points, minutes)"),
    ("unknown_level", "2:18: 'grandmaster' is not a level (allowed: beginner, casual, club, expert, master)"),
    ("unknown_style", "2:9: 'brave' is not a style (allowed: careful, balanced, bold)"),
    ("unknown_table", "1:2: 'screens' is not a key; did you mean 'screen'? (allowed: [people], [list], [house], [screen], [keys])"),
    ("unknown_table_like_none", "1:2: 'graphics' is not a key (allowed: [people], [list], [house], [screen], [keys])"),
    ("unknown_word", "3:9: 'blue' is not a theme (allowed: auto, dark, light, contrast, mono)"),
    ("wide_name", "2:8: 'Wolfeschlegelsteinhausen' is not a name (allowed: 1 to 12 cells wide, no control characters, no space at the ends)"),
    ("word_without_quotes", "2:9: 'dark': string values must be quoted, expected literal string"),
    ("wrong_case", "2:9: 'Dark' is not a theme (allowed: auto, dark, light, contrast, mono)"),
];

#[test]
fn each_invalid_file_is_refused_in_one_line_that_says_where_and_what_is_allowed() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/invalid_configs");
    let mut files: Vec<_> = std::fs::read_dir(&dir)
        .unwrap()
        .map(|entry| entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    files.sort();
    assert_eq!(files, INVALID_CONFIGS.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    for (name, said) in INVALID_CONFIGS {
        skat(&dir)
            .args(["--config", &format!("{name}.toml")])
            .assert()
            .code(2)
            .stdout(is_empty())
            .stderr(format!("skat: {name}.toml:{said}\n"));
    }
}

#[test]
fn an_invalid_variable_or_flag_is_refused_in_one_line() {
    let home = home();
    for (name, value, said) in [
        (
            "SKAT_THEME",
            "blue",
            "'blue' is not a theme (allowed: auto, dark, light, contrast, mono)",
        ),
        ("SKAT_PLAYERS", "2", "'2' is not a number of players (allowed: 3, 4)"),
        ("SKAT_STYLE", "Bold", "'Bold' is not a style (allowed: careful, balanced, bold)"),
        ("SKAT_MOUSE", "", "'' is not true or false (allowed: true, false)"),
        ("SKAT_NAME", "a\nb", "'a\\nb' is not a name (allowed: "),
        ("SKAT_PLAYER", "3", "is not a variable skat knows; did you mean 'SKAT_PLAYERS'?"),
        ("SKAT_CONFIG", "", "'' is not a path"),
        (
            "SKAT_KONTRA",
            "later",
            "'later' is not a value of kontra (allowed: off, on, announcement",
        ),
        ("SKAT_RULES", "Pub", "'Pub' is not a preset of the rules (allowed: official, pub, xskat)"),
        ("SKAT_RAMSH", "on", "is not a variable skat knows; did you mean 'SKAT_RAMSCH'?"),
    ] {
        skat(home.path())
            .env(name, value)
            .assert()
            .code(2)
            .stdout(is_empty())
            .stderr(starts_with(format!("skat: {name}: {said}")).and(one_line()));
    }
    for (flags, said) in [
        (&["--theme", "blue"][..], "--theme: 'blue' is not a theme (allowed: auto, dark, light"),
        (&["--lang", "german"], "--lang: 'german' is not a language (allowed: auto, en, de, fr,"),
        (&["--pace", "60001"], "--pace: '60001' is not a pace in milliseconds (allowed: 0 to"),
        (&["--level", "club,expret"], "--level: 'club,expret' is not a level or a list of"),
        (&["--level", "club:bold"], "--level: 'club:bold' is not a level or a list of"),
        (&["--style", "brave"], "--style: 'brave' is not a style (allowed: careful, balanced, b"),
        (&["--level", "club,club,club"], "--level: 3 levels for 2 opponents (allowed: one for"),
        (&["--dealer", "4"], "--dealer: '4' is nobody at the table (allowed: 1 to 3, You, Nina"),
        (&["--new", "--resume"], "--resume goes on with the list left unfinished, --new starts"),
        (&["--resume", "--style", "bold"], "--resume goes on with the list left unfinished, --st"),
        (&["--resume", "--seed", "1"], "--resume goes on with the list left unfinished, --seed"),
        (&["--deal", "x", "--seed", "1"], "--deal plays a single given deal, --seed shapes"),
        (&["--seed", "1:37"], "--seed: '1:37' starts after the last deal of the list (allowed: "),
        (&["--rules", "house"], "--rules: 'house' is not a preset of the rules (allowed: official"),
        (&["--house", "kontar"], "--house: 'kontar' is not a house rule; did you mean 'kontra'?"),
        (&["--house", "re,kontra=later"], "--house: 'later' is not a value of kontra (allowed: "),
        (&["--house", "triggers"], "--house: 'triggers' needs a value (allowed: none, auto, or"),
        (
            &["--house", "re"],
            "--house: 're=on' makes no difference (allowed: together with kontra)",
        ),
        (&["--limit", "301"], "--limit: 'limit' makes no difference (allowed: together with scor"),
        (&["--points", "0"], "--points: '0' is not a number of points (allowed: 1 to 99999, none"),
        (&["--minutes", "1h"], "--minutes: '1h' is not a number of minutes (allowed: 1 to 1440, n"),
        (
            &["--scoring", "minus", "--points", "500"],
            "--points: 'points' makes no difference (allowed: together with scoring other than",
        ),
        (&["--resume", "--minutes", "60"], "--resume goes on with the list left unfinished, --min"),
        (&["--scoring", "minus", "--limit", "0"], "--limit: '0' is not a limit of points (allowed"),
        (
            &["--resume", "--house", "bock"],
            "--resume goes on with the list left unfinished, --house",
        ),
        (
            &["--seed", "x"],
            "invalid value 'x' for '--seed <SEED[:K]>': allowed: a number from 0 to",
        ),
        (&["--plaers", "4"], "unexpected argument '--plaers' found; a similar argument exists:"),
        (
            &["--players", "4", "bids"],
            "'--players' stands before 'bids', whose own options come after it (see 'skat bids --h",
        ),
        (
            &["--data-dir", "x", "list"],
            "'--data-dir' stands before 'list', whose own options come after it (see 'skat list ",
        ),
        (&["--data-dir", "x", "word"], "unrecognized subcommand 'word' (see 'skat --help')"),
        (&["shuffle"], "unrecognized subcommand 'shuffle'"),
        (&["--data-dir", ""], "a value is required for '--data-dir <DIR>' but none was supplied"),
        (&["value", "--game", "clubs"], "the following required arguments were not provided: "),
    ] {
        skat(home.path())
            .args(flags)
            .assert()
            .code(2)
            .stdout(is_empty())
            .stderr(starts_with(format!("skat: {said}")).and(one_line()));
    }
}

fn one_line() -> impl Predicate<str> {
    predicate::function(|text: &str| text.ends_with('\n') && text.lines().count() == 1)
}

#[test]
fn a_file_asked_for_must_be_there_and_the_usual_one_need_not() {
    let home = home();
    skat(home.path()).arg("--print-config").assert().success().stderr(is_empty());
    skat(home.path())
        .args(["--config", "nowhere.toml", "--print-config"])
        .assert()
        .code(2)
        .stdout(is_empty())
        .stderr(starts_with("skat: nowhere.toml: cannot be read: ").and(one_line()));
    skat(home.path())
        .env("SKAT_CONFIG", "nowhere.toml")
        .assert()
        .code(2)
        .stderr(starts_with("skat: nowhere.toml: cannot be read: "));
    std::fs::create_dir_all(home.path().join("skat/config.toml")).unwrap();
    skat(home.path()).assert().code(2).stderr(contains("config.toml: cannot be read: "));
}

#[test]
fn the_flag_goes_before_the_variable_and_the_variable_before_the_file() {
    let home = home_with("[screen]\npace = 1\ntheme = 'dark'\ndeck = 'ascii'\n");
    let printed = skat(home.path())
        .env("SKAT_PACE", "2")
        .env("SKAT_THEME", "light")
        .args(["--pace", "3", "--no-mouse", "--print-config"])
        .assert()
        .success()
        .stderr(is_empty());
    let file = home.path().join("skat/config.toml");
    printed
        .stdout(contains("\npace = 3 # --pace\n"))
        .stdout(contains("\nmouse = false # --no-mouse\n"))
        .stdout(contains("\ntheme = \"light\" # SKAT_THEME\n"))
        .stdout(contains(format!("\ndeck = \"ascii\" # {}:4:8\n", file.display())))
        .stdout(contains("\nplayers = 3 # default\n"));
}

/// A home with themes of its own.
fn home_with_themes(themes: &[(&str, &str)]) -> tempfile::TempDir {
    let home = home_with("");
    std::fs::create_dir(home.path().join("skat/themes")).expect("a new folder");
    for (name, text) in themes {
        let file = home.path().join(format!("skat/themes/{name}.toml"));
        std::fs::write(file, text).expect("a new file");
    }
    home
}

#[test]
fn an_unknown_theme_names_those_there_are() {
    let home = home_with_themes(&[("night", ""), ("dawn", ""), ("dark", "")]);
    let allowed = "(allowed: auto, dark, light, contrast, mono, dawn, night)";
    skat(home.path())
        .args(["--theme", "dusk"])
        .assert()
        .code(2)
        .stderr(format!("skat: --theme: 'dusk' is not a theme {allowed}\n"));
    std::fs::write(home.path().join("skat/config.toml"), "[screen]\ntheme = '../config'").unwrap();
    let file = home.path().join("skat/config.toml");
    let said = format!("skat: {}:2:9: '../config' is not a theme {allowed}\n", file.display());
    skat(home.path()).assert().code(2).stderr(said);
}

#[test]
fn a_theme_that_cannot_be_used_is_told_with_its_place() {
    let bad = "dim = true\n[colour]\nred = ['red', '#e8716g']\n";
    let home = home_with_themes(&[("night", bad), ("dawn", "[colour]\nred = 'light-red'")]);
    let file = home.path().join("skat/themes/night.toml");
    skat(home.path()).args(["--theme", "night", "--print-config"]).assert().code(2).stderr(
        format!(
            "skat: {}:3:15: '#e8716g' is not a true colour (allowed: #rrggbb)\n",
            file.display()
        ),
    );
    // One that is not chosen disturbs nobody.
    let printed = skat(home.path()).args(["--theme", "dawn", "--print-config"]).assert().success();
    printed.stdout(contains("\ntheme = \"dawn\" # --theme\n"));
    std::fs::write(&file, b"dim = \xff").unwrap();
    let said = format!("skat: {}:1:7: is not UTF-8 text\n", file.display());
    skat(home.path()).args(["--theme", "night"]).assert().code(2).stderr(said);
}

#[test]
fn house_rules_come_from_where_they_were_set_last() {
    let home = home_with("[house]\nre = false\nbock = true\n");
    let print = |flags: &[&str]| skat(home.path()).args(flags).arg("--print-config").assert();
    let file = home.path().join("skat/config.toml");
    print(&["--house", "ramsch", "--house", "kontra"])
        .success()
        .stdout(contains("\nrules = \"official\" # default\n"))
        .stdout(contains("\nkontra = true # --house\n"))
        .stdout(contains(format!("\nbock = true # {}:3:8\n", file.display())));
    print(&["--house", "kontra=announcement", "--rules", "pub"])
        .success()
        .stdout(contains("\nrules = \"pub\" # --rules\n"))
        .stdout(contains("\nkontra = \"announcement\" # --house\n"))
        .stdout(contains("\nre = true # --rules\n"))
        .stdout(contains("\ntriggers = \"even+kontra-lost\" # --rules\n"));
}

#[test]
fn a_file_named_goes_before_the_usual_one_and_the_flag_before_the_variable() {
    let home = home_with("screen.pace = 1");
    std::fs::write(home.path().join("a.toml"), "screen.pace = 2").unwrap();
    std::fs::write(home.path().join("b.toml"), "screen.pace = 3").unwrap();
    let pace = |command: &mut Command, pace: u16| {
        let line = format!("\npace = {pace} # ");
        command.arg("--print-config").assert().success().stdout(contains(line));
    };
    pace(&mut skat(home.path()), 1);
    pace(skat(home.path()).env("SKAT_CONFIG", "a.toml"), 2);
    pace(skat(home.path()).env("SKAT_CONFIG", "a.toml").args(["--config", "b.toml"]), 3);
}

#[test]
fn what_is_printed_can_be_read_and_says_the_same() {
    let home = home();
    let print = |command: &mut Command| {
        let output = command.arg("--print-config").assert().success().get_output().clone();
        String::from_utf8(output.stdout).unwrap()
    };
    let values = |text: &str| -> Vec<String> {
        let values = text.lines().filter(|line| !line.starts_with('#'));
        values.map(|line| line.rsplit_once(" # ").map_or(line, |(value, _)| value).into()).collect()
    };
    let flags = [
        ["--players", "4", "--deals", "9", "--level", "club,beginner,club", "--name", "#1"],
        [
            "--rules",
            "pub",
            "--house",
            "kontra=off,hirsch=off",
            "--scoring",
            "minus",
            "--limit",
            "301",
        ],
    ];
    let flags = flags.concat();
    let first = print(skat(home.path()).args(flags));
    std::fs::write(home.path().join("again.toml"), &first).unwrap();
    let again = print(skat(home.path()).args(["--config", "again.toml"]));
    assert_eq!(values(&first), values(&again));
    assert!(again.contains("again.toml:"), "{again}");
}

#[test]
fn help_and_version() {
    let home = home();
    for flag in ["-h", "--help"] {
        skat(home.path())
            .arg(flag)
            .assert()
            .success()
            .stderr(is_empty())
            .stdout(contains("Usage:"));
    }
    skat(home.path()).arg("--help").assert().stdout(contains("Examples:\n  skat "));
    skat(home.path()).arg("-V").assert().success().stdout(concat!(
        "skat ",
        env!("CARGO_PKG_VERSION"),
        "\n"
    ));
}

/// Text for a player's eyes is in the player's language: as the flag says, else the
/// environment, else the file, else the machine.
#[test]
fn the_ladder_speaks_the_language_chosen_last() {
    let home = home_with("screen.lang = 'fr'");
    let bids = || {
        let mut command = skat(home.path());
        command.env("LANG", "it_IT.UTF-8").arg("bids");
        command
    };
    let german = " 59  Null ouvert Hand\n";
    bids().assert().success().stdout(contains(" 59  Null main ouvert\n"));
    bids().env("SKAT_LANG", "de").assert().success().stdout(contains(german));
    bids().env("SKAT_LANG", "de").args(["--lang", "pt"]).assert().stdout(contains("Null de mão"));
    bids().args(["--lang", "auto"]).assert().success().stdout(contains("Null mano ouvert\n"));
    let unknown = bids().env("LC_ALL", "C.UTF-8").args(["--lang", "auto"]).assert().success();
    unknown.stdout(contains(" 59  Null Hand open\n"));
    let refused = bids().args(["--lang", "nl"]).assert().code(2).stdout(is_empty());
    let allowed = "(allowed: auto, en, de, fr, it, pt)\n";
    refused.stderr(format!("skat: --lang: 'nl' is not a language {allowed}"));
}

/// Without a name the person is called by the word of the language, and can be named as in English.
#[test]
fn the_person_is_called_in_the_language_of_the_table() {
    let home = home();
    let nobody = |lang: &str, flags: &[&str]| {
        let mut command = skat(home.path());
        command.args(["--lang", lang, "--dealer", "nobody"]).args(flags);
        let output = command.assert().code(2).get_output().clone();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(nobody("de", &[]).contains("(allowed: 1 to 3, Du, Nina, Otto)"));
    assert!(nobody("de", &["--name", "You"]).contains("(allowed: 1 to 3, You, Nina, Otto)"));
    assert!(nobody("de", &["--opponents", "du,er"]).contains("(allowed: 1 to 3, You, du, er)"));
    let print = ["--lang", "de", "--dealer", "you", "--print-config"];
    skat(home.path())
        .args(print)
        .assert()
        .success()
        .stdout(contains("\nname = \"You\" # default\n"));
}

#[test]
fn the_rules_are_told_in_every_form() {
    let home = home();
    let rules = |arguments: &[&str]| {
        let mut command = skat(home.path());
        command.arg("rules").args(arguments).assert()
    };
    let contents = rules(&[]).success().stderr(is_empty());
    contents.stdout(starts_with("The rules of Skat\n").and(contains("\n1. The table · about ")));
    rules(&["winning"]).success().stdout(starts_with("Won or lost\n───────────\n"));
    for (arguments, title) in [
        (&["quick"][..], "Quick start\n"),
        (&["TRICKS"], "Tricks\n"),
        (&["won or"], "Won or lost\n"),
        (&["Stiche", "--lang", "de"], "Stiche\n"),
        (&["uberreizt", "--lang", "de"], "Überreizt\n"),
        (&["matador", "--lang", "it"], "I matador\n"),
        (&["over", "--lang", "fr"], "Surenchéri\n"),
    ] {
        rules(arguments).success().stderr(is_empty()).stdout(starts_with(title));
    }
    rules(&["winning", "--lang", "de"]).stdout(contains("\n  60 : 60 · verloren\n"));
    rules(&["winning", "--format", "markdown"]).stdout(contains("\n- 61 : 59 – won\n"));
    rules(&["all", "--format", "html"])
        .success()
        .stdout(starts_with("<!DOCTYPE html>").and(contains("<article id=\"glossary\">")));
    rules(&["--print", "--lang", "pt"])
        .success()
        .stdout(contains("<html lang=\"pt\">").and(contains("size: A4")));
    let bids = skat(home.path()).args(["bids", "--print"]).assert().success();
    bids.stdout(starts_with("<!DOCTYPE html>").and(contains(">264</th><td>Grand 11×24</td>")));
}

#[test]
fn rules_that_are_not_there_are_refused_in_one_line() {
    let home = home();
    for (arguments, told) in [
        (&["biding"][..], "skat: rules: 'biding' is no topic (quick-start, cards, "),
        (&["q"], "skat: rules: 'q' can be quick-start or questions"),
        (&["stiche"], "skat: rules: 'stiche' is no topic ("),
        (&["tricks", "--format", "pdf"], "'pdf' for '--format <HOW>' [possible values: text, "),
        (&["tricks", "--print"], "'[TOPIC]' cannot be used with '--print'"),
        (&["--print", "--format", "text"], "cannot be used with"),
        (&["tricks", "value"], "unexpected argument 'value'"),
        (&["--lang", "xx"], "--lang: 'xx' is not a language "),
    ] {
        let refused = skat(home.path()).arg("rules").args(arguments).assert().code(2);
        refused.stdout(is_empty()).stderr(contains(told).and(one_line()));
    }
    let both = skat(home.path()).args(["bids", "--print", "--json"]).assert().code(2);
    both.stdout(is_empty()).stderr(one_line());
}

#[test]
fn the_ladder_as_json_needs_no_settings() {
    let home = home_with("this is no TOML");
    let text = skat(home.path()).arg("bids").assert().code(2).stdout(is_empty());
    text.stderr(contains("config.toml:1:6: "));
    skat(home.path())
        .env("SKAT_CONFIG", "/dev/null")
        .arg("bids")
        .assert()
        .success()
        .stdout(starts_with(" 18  ♦ 2 × 9\n").and(contains("\n 36  ♦ 4 × 9   ♣ 3 × 12\n")));
    skat(home.path())
        .args(["bids", "--json"])
        .assert()
        .success()
        .stdout(starts_with("[{\"value\":18,\"games\":[{\"game\":\"diamonds\","));
}

#[test]
fn a_reader_that_has_gone_is_no_failure() {
    let home = home();
    for arguments in [&["bids"][..], &["rules", "all"], &["--print-config"], &["--help"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("skat"))
            .env_clear()
            .env("HOME", home.path())
            .args(arguments)
            .stdout(writer)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(output.stderr, b"", "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_a_failure() {
    let home = home();
    let full = std::fs::File::create("/dev/full").unwrap();
    let output = std::process::Command::new(assert_cmd::cargo::cargo_bin!("skat"))
        .env_clear()
        .env("HOME", home.path())
        .arg("bids")
        .stdout(full)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.starts_with(b"skat: cannot write the output: "));
}

/// Bad numbers are refused in the same words as everything else.
#[test]
fn bad_numbers_of_flags_say_what_is_allowed() {
    let home = home();
    for (args, said) in [
        ("--lesson x", "'x' for '--lesson <N>': allowed: 1 to 12"),
        ("--lesson 13", "'13' for '--lesson <N>': allowed: 1 to 12"),
        ("duel --deals 99999999999999999999", "'--deals <N>': allowed: 1 to 100000000 (see"),
        ("solve --jobs 0 -", "'0' for '--jobs <N>': allowed: "),
        ("solve --at 11 -", "'11' for '--at <TRICK>': allowed: 1 to 10"),
    ] {
        skat(home.path())
            .args(args.split(' '))
            .assert()
            .code(2)
            .stderr(contains(said).and(one_line()));
    }
}
