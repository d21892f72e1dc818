//! `skat list` from outside: standings out of the history and out of any records.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, starts_with};
use serde_json::Value;

/// The program at home in `dir`.
fn skat(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().env("HOME", dir).current_dir(dir).arg("list").args(args);
    command
}

fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn json(command: &mut Command) -> Value {
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("an object")
}

/// The lists of the worked cases, each game as the result of a record.
#[test]
fn lists_reckoned_by_hand() {
    let cases: Value = serde_json::from_str(include_str!("data/scoring-cases.json")).expect("JSON");
    let home = home();
    let mut done = 0;
    for case in cases["lists"].as_array().expect("lists") {
        let (Some(players), Some(deals)) = (case["players"].as_array(), case["deals"].as_array())
        else {
            continue;
        };
        let mut records = String::new();
        for deal in deals {
            for (seat, player) in players.iter().enumerate() {
                records.push_str(if seat == 0 { "(;GM[Skat]" } else { "" });
                records.push_str(&format!("P{seat}[{}]", player.as_str().expect("a name")));
            }
            let declarer = players.iter().position(|player| *player == deal["declarer"]);
            let score = deal["score"].as_i64().expect("a score");
            let won = if score > 0 { "win" } else { "loss" };
            records.push_str(&declarer.map_or("R[passed];)\n".to_owned(), |seat| {
                format!("R[d:{seat} {won} v:{score} m:1 bidok p:0 t:0 s:0 z:0];)\n")
            }));
        }
        let (scoring, number) =
            (case["scoring"].as_str().expect("a word"), players.len().to_string());
        let args = ["--json", "--scoring", scoring, "--players", &number, "-"];
        let list = json(skat(home.path(), &args).write_stdin(records));
        assert_eq!(list["totals"], case["totals"], "{case}");
        done += 1;
    }
    assert_eq!(done, 7);
}

#[test]
fn the_history_is_read_where_nothing_else_is_named() {
    let home = home();
    skat(home.path(), &[]).assert().success().stdout("0 deals\n");
    let data = home.path().join(".local/share/skat");
    std::fs::create_dir_all(&data).expect("a new folder");
    let record = "(;GM[Skat]P0[Ann]P1[Bob]P2[Cid]R[d:0 win v:33 m:1 bidok p:70 t:5 s:0 z:0];)\n";
    std::fs::write(data.join("history.sgf"), record.repeat(2) + &record[..40]).expect("a file");
    skat(home.path(), &[]).assert().success().stdout(
        starts_with("rank  name")
            .and(contains("   1  Ann      2     0       66        100        0      166\n"))
            .and(contains("2 deals; 1 damaged record left out ('skat replay' says why)\n")),
    );
    let list = json(&mut skat(home.path(), &["--json", "--scoring", "plain"]));
    assert_eq!((&list["damaged"], &list["totals"]["Ann"]), (&1.into(), &66.into()));
    let elsewhere = home.path().join("elsewhere");
    let elsewhere = elsewhere.to_str().expect("text");
    skat(home.path(), &["--data-dir", elsewhere]).assert().success().stdout("0 deals\n");
}

#[test]
fn what_cannot_be_read_is_told() {
    let home = home();
    for args in [&["missing.sgf"][..], &["."], &["--scoring", "tarok"], &["--players", "5"]] {
        skat(home.path(), args).assert().code(2).stderr(starts_with("skat: "));
    }
}

/// What is configured counts where no flag says otherwise.
#[test]
fn games_are_totalled_as_is_configured() {
    let home = home();
    let scoring = |args: &[&str], variable: Option<&str>| {
        let mut command = skat(home.path(), &[args, &["--json", "-"]].concat());
        command.envs(variable.map(|value| ("SKAT_SCORING", value))).write_stdin("");
        json(&mut command)["scoring"].as_str().expect("a word").to_owned()
    };
    assert_eq!(scoring(&[], None), "seeger-fabian");
    assert_eq!(scoring(&[], Some("minus")), "minus");
    let folder = home.path().join(".config/skat");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("config.toml"), "[list]\nscoring = \"plain\"\n").expect("a file");
    assert_eq!(scoring(&[], None), "plain");
    assert_eq!(scoring(&["--scoring", "seeger-fabian"], Some("minus")), "seeger-fabian");
    let help = skat(home.path(), &["--help"]).output().expect("the program runs");
    assert!(String::from_utf8_lossy(&help.stdout).contains("SKAT_SCORING"));
}
