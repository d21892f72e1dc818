//! `skat solve` from outside: what it prints and how it ends.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty, starts_with};
use serde_json::Value;

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
const ENDGAMES: &str = include_str!("../data/solver/endgames.jsonl");

fn skat(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().current_dir(Path::new(DATA)).arg("solve").args(args);
    command
}

/// The answers, without the time they took.
fn answers(command: &mut Command) -> Vec<Value> {
    let output = command.output().expect("the program runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let objects = text.lines().map(|line| serde_json::from_str(line).expect("an object a line"));
    objects
        .map(|mut object: Value| {
            let ms = object.as_object_mut().and_then(|object| object.remove("ms"));
            assert!(ms.is_some_and(|ms| ms.as_f64().is_some_and(|ms| ms >= 0.0)));
            object
        })
        .collect()
}

#[test]
fn the_values_of_a_file_in_its_order_with_any_number_of_jobs() {
    let one = answers(&mut skat(&["--json", "solver/endgames.jsonl"]));
    let known: Vec<Value> =
        ENDGAMES.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(one.len(), 800);
    for (answer, known) in one.iter().zip(&known) {
        assert_eq!((&answer["id"], &answer["value"]), (&known["id"], &known["value"]));
        assert!(answer["nodes"].as_u64().is_some_and(|nodes| nodes > 0));
    }
    for jobs in ["2", "7"] {
        let input = skat(&["--json", "--jobs", jobs]).write_stdin(ENDGAMES).output();
        let text = String::from_utf8(input.expect("the program runs").stdout).expect("text");
        let several: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(several.len(), 800);
        for (answer, one) in several.iter().zip(&one) {
            for key in ["id", "value", "nodes"] {
                assert_eq!(answer[key], one[key], "{jobs} jobs");
            }
        }
    }
}

#[test]
fn whether_61_is_reached() {
    for answer in answers(&mut skat(&["--json", "--win", "solver/endgames.jsonl"])) {
        let line = ENDGAMES.lines().find(|line| line.contains(&answer["id"].to_string()));
        let known: Value = serde_json::from_str(line.expect("its line")).expect("JSON");
        let number = |key: &str| known[key].as_u64().expect("a number");
        let wins = match known["game"].as_str() {
            Some("N") => number("value") == 1,
            _ => number("value") + number("points_so_far") >= 61,
        };
        assert_eq!(answer["value"], u64::from(wins), "{answer}");
    }
}

const GRAND: &str = r#"{"id":"g","game":"G","declarer":0,"hands":[["CJ","HA"],["HT","H9"],["DA","D7"]],"skat":["CK","D8"],"points_so_far":30}"#;
const NULL: &str = r#"{"id":7,"game":"N","declarer":1,"leader":2,"trick":["D7"],"hands":[["HT","H9"],["HJ","HA"],["DA"]]}"#;

#[test]
fn answers_in_words() {
    let input = format!(
        "{GRAND}\n\n{NULL}\n{}\n",
        NULL.replace("\"id\":7,", "").replace("\"declarer\":1", "\"declarer\":2")
    );
    let without_figures = |args: &[&str]| {
        let output = skat(args).write_stdin(input.clone()).output().expect("the program runs");
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).expect("text");
        text.lines()
            .map(|line| line.split_once(" (").expect("figures").0.to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        without_figures(&[]),
        [
            "g: the declarer gets 38 points",
            "7: the declarer takes no trick",
            "line 4: the declarer takes a trick"
        ]
    );
    assert_eq!(without_figures(&["--win", "-"])[0], "g: the declarer reaches 61");
}

#[test]
fn a_bad_line_is_told_in_one_line_and_the_rest_is_done() {
    let twice = GRAND.replace("HT", "HA");
    let unequal = GRAND.replace(",\"H9\"", "");
    let game = GRAND.replace("\"G\"", "\"X\"");
    let long = format!("{{\"id\":\"{}\"}}", "x".repeat(70_000));
    let input = [&*twice, GRAND, "{", &unequal, &game, &long, GRAND].join("\n");
    for jobs in ["1", "3"] {
        let run = skat(&["--jobs", jobs]).write_stdin(input.clone()).assert().code(2);
        let output = run.get_output();
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 2);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        let told: Vec<&str> = told.lines().collect();
        let expected = [
            "standard input:1:57: HA is there twice (allowed: every card once)",
            "standard input:3:1: EOF while parsing an object",
            "standard input:4: middlehand holds 1 (allowed: 2, as forehand holds 2 with 0 on the table)",
            "standard input:5:18: 'X' is no game (allowed: C, S, H, D, G, N)",
            "standard input:6:65536: the line goes on (allowed: 65536 bytes)",
        ];
        assert_eq!(told, expected.map(|why| format!("skat: solve: {why}")));
    }
}

#[test]
fn what_cannot_be_read_is_bad_usage() {
    for (args, said) in [
        (&["missing.jsonl"][..], "skat: solve: missing.jsonl: cannot be read: "),
        (&["--jobs", "0"], "skat: invalid value '0' for '--jobs <N>'"),
        (
            &["--at", "11", "official.sgf"],
            "skat: invalid value '11' for '--at <TRICK>': allowed: 1 to 10",
        ),
        (
            &["--at", "3", "--jobs", "2", "official.sgf"],
            "skat: the argument '--at <TRICK>' cannot be used with",
        ),
    ] {
        skat(args).assert().code(2).stdout(is_empty()).stderr(starts_with(said));
    }
}

#[test]
fn a_reader_that_has_gone_is_no_failure() {
    for jobs in ["1", "2"] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("skat"))
            .env_clear()
            .args(["solve", "--jobs", jobs])
            .stdin(Stdio::piped())
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(reader);
        let mut input = child.stdin.take().expect("a pipe");
        // The program may be gone before all is written.
        let _ = input.write_all(ENDGAMES.as_bytes());
        // It ends although more could come.
        let output = child.wait_with_output().expect("the program ends");
        drop(input);
        assert_eq!(output.status.code(), Some(0), "{jobs} jobs");
        assert_eq!(output.stderr, b"", "{jobs} jobs");
    }
}

#[test]
fn a_recorded_game_from_one_of_its_tricks_on() {
    let text = |trick: &str| {
        let record = include_str!("../data/official.sgf").lines().next().expect("a record");
        let output = skat(&["--at", trick]).write_stdin(record).output().expect("it runs");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("text")
    };
    insta::assert_snapshot!("solve_at_trick_7", text("7"));
    assert_eq!(text("1").lines().count(), 11);
    assert_eq!(text("10").lines().count(), 2);
}

#[test]
fn recorded_games_for_programs() {
    let games = answers(&mut skat(&["--at", "9", "--json", "corners.sgf"]));
    assert!(games.len() > 100, "{}", games.len());
    for game in &games {
        let tricks = game["play"].as_array().expect("tricks");
        let won: u64 = tricks
            .iter()
            .filter(|trick| trick["winner"] == game["declarer"])
            .map(|trick| trick["points"].as_u64().expect("points"))
            .sum();
        if game["game"] == "null" {
            assert!(game["value"] == 0 || tricks.len() == 2);
        } else {
            let skat = game["skat_points"].as_u64().expect("points");
            assert_eq!(game["value"].as_u64(), Some(won + skat), "{game}");
        }
    }
}

#[test]
fn games_that_are_not_there_are_told() {
    let ramsch = include_str!("../data/ramsch.sgf");
    let run = skat(&["--at", "3"]).write_stdin(ramsch).assert().code(2);
    let told = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert!(told.lines().all(|line| line.starts_with("skat: solve: standard input:")), "{told}");
    assert!(told.contains(" is a Ramsch (allowed: games of one against two)"), "{told}");
    skat(&["--at", "10", "corners.sgf"])
        .assert()
        .code(2)
        .stderr(contains(" does not reach trick 10 (allowed: ").and(contains("corners.sgf:")));
    skat(&["--at", "1"])
        .write_stdin("(;GM[Skat")
        .assert()
        .code(2)
        .stdout(is_empty())
        .stderr(starts_with("skat: solve: standard input:1:"));
}
