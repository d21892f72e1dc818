//! Text from outside (names, records, files, arguments, the environment, other programs) is never
//! printed as it comes: nothing in it acts on a terminal, hides, or is reckoned out by a spreadsheet.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A text with something of every kind that may not come out.
const HOSTILE: &str = "a\u{1b}[2J\u{1b}]0;x\u{7}b\u{9b}31m\u{7f}\u{202e}c\u{2066}\u{200b}\u{200d}\u{ad}\u{feff}\u{e0041}d";

fn run(dir: &Path, args: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skat"));
    command.env_clear().env("HOME", dir).current_dir(dir).args(args);
    command.envs(environment.iter().copied()).stdin(Stdio::null());
    command.output().unwrap()
}

/// Characters that may not come out, but for line ends.
fn hostile(text: &str) -> Vec<char> {
    let bad = |c: &char| {
        c.is_control() && *c != '\n'
            || ('\u{200b}'..='\u{200f}').contains(c)
            || ('\u{202a}'..='\u{202e}').contains(c)
            || ('\u{2066}'..='\u{2069}').contains(c)
            || ['\u{ad}', '\u{feff}', '\u{e0041}'].contains(c)
    };
    text.chars().filter(bad).collect()
}

#[track_caller]
fn assert_clean(output: &Output, what: &[&str]) -> String {
    let text = [&output.stdout[..], &output.stderr].concat();
    let text = String::from_utf8(text).unwrap();
    assert_eq!(hostile(&text), [], "{what:?}: {text:?}");
    assert!(!text.is_empty(), "{what:?}");
    let longest = text.lines().map(|line| line.chars().count()).max().unwrap();
    assert!(longest < 3000, "{what:?}: a line of {longest}");
    text
}

/// Records whose names, dates and ids are hostile.
fn records() -> String {
    let hostile = HOSTILE.replace(']', "\\]");
    let record = |name: &str, moves: &str| {
        format!(
            "(;GM[Skat]ID[{hostile}]DT[{hostile}]LI[{name}]P0[{name}]P1[=1+1]P2[-48]{moves}\
             R[d:0 win v:48 m:1 bidok p:61 t:5 s:0 z:0];)\n"
        )
    };
    [record(&hostile, ""), record("@SUM(A1)", ""), record("Bo", &format!("MV[{hostile}]"))].concat()
}

#[test]
fn records_come_out_clean_in_every_form() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("r.sgf"), records()).unwrap();
    for args in [
        &["list", "r.sgf"][..],
        &["list", "r.sgf", "--json"],
        &["list", "r.sgf", "--format", "text", "--all"],
        &["list", "r.sgf", "--format", "csv", "--all"],
        &["list", "r.sgf", "--print", "--all"],
        &["replay", "r.sgf"],
        &["replay", "r.sgf", "--json"],
        &["solve", "r.sgf", "--at", "3"],
        &["solve", "r.sgf", "--at", "3", "--json"],
        &["replay", "r.sgf", "--show", "3"],
    ] {
        assert_clean(&run(home.path(), args, &[]), args);
    }
}

#[test]
fn a_spreadsheet_reckons_nothing_out() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("r.sgf"), records()).unwrap();
    let args = ["list", "r.sgf", "--format", "csv", "--all"];
    let table = assert_clean(&run(home.path(), &args, &[]), &args);
    let cells: Vec<&str> = table.split([',', '\n']).collect();
    for cell in &cells {
        let reckons = cell.trim_matches('"').starts_with(['=', '+', '-', '@']);
        assert!(!reckons || cell.parse::<i64>().is_ok(), "{cell}");
    }
    // A number stays one, and a text is marked.
    assert!(cells.contains(&"-48") && cells.contains(&"'=1+1") && cells.contains(&"'@SUM(A1)"));
}

#[test]
fn arguments_files_and_the_environment_come_out_clean() {
    let home = tempfile::tempdir().unwrap();
    let long = "/x".repeat(50_000);
    fs::write(home.path().join("config.toml"), format!("names = \"{HOSTILE}\"\n")).unwrap();
    fs::write(home.path().join("theme.toml"), format!("accent = \"{HOSTILE}\"\n")).unwrap();
    fs::write(home.path().join("odd.deal"), HOSTILE).unwrap();
    fs::write(home.path().join("odd.jsonl"), format!("{{\"id\":\"{HOSTILE}\"}}\n{HOSTILE}\n"))
        .unwrap();
    let seats = format!("club,club,exec:no-such-{}", HOSTILE.replace('\u{1b}', ""));
    let exec = "club,club,exec:echo \u{202e}\u{1b}[2J";
    for args in [
        &[HOSTILE][..],
        &["--lang", HOSTILE],
        &["--seed", HOSTILE],
        &["--dealer", HOSTILE],
        &["--deck", &long],
        &["--config", "config.toml"],
        &["--config", HOSTILE],
        &["--theme", HOSTILE],
        &["--theme", "theme.toml"],
        &["--deal", HOSTILE],
        &["--deal", "odd.deal"],
        &["--deal", &long],
        &["list", HOSTILE],
        &["list", &long],
        &["replay", HOSTILE],
        &["replay", &long],
        &["solve", HOSTILE],
        &["solve", &long],
        &["solve", &long, "--at", "3"],
        &["solve", "odd.jsonl"],
        &["rules", HOSTILE],
        &["value", "--game", HOSTILE, "--cards", HOSTILE, "--bid", "18"],
        &["duel", "--seats", &seats, "--deals", "1"],
        &["duel", "--seats", exec, "--deals", "1"],
    ] {
        let output = run(home.path(), args, &[]);
        assert!(!output.status.success(), "{args:?}");
        let text = assert_clean(&output, args);
        assert!(text.chars().count() < 3000, "{args:?}: {} characters", text.chars().count());
    }
    for variable in ["SKAT_DATA_DIR", "SKAT_NAMES", "SKAT_THEME", "SKAT_CONFIG"] {
        let args = ["--print-config"];
        assert_clean(&run(home.path(), &args, &[(variable, HOSTILE)]), &[variable]);
    }
}

#[test]
fn names_in_a_save_come_out_clean() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join(".local/state/skat");
    fs::create_dir_all(&folder).unwrap();
    // A save of version 1 has no sums that would refuse it.
    let save = include_str!("../data/saves/0.1.0/auction.skat");
    let line = save.lines().find(|line| line.starts_with("player ")).unwrap();
    let (level, _) = line.split_once(' ').unwrap().1.split_once(' ').unwrap();
    let name = format!("player {level} {}", HOSTILE.replace('\u{1b}', ""));
    fs::write(folder.join("list-1.skat"), save.replacen(line, &name, 1)).unwrap();
    let args = ["--plain", "--resume"];
    assert_clean(&run(home.path(), &args, &[]), &args);
}
