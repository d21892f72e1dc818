//! `skat replay` from outside: what it prints and how it ends.

use std::fs;
use std::io::Read;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty};
use serde_json::{Value, json};

fn skat(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data"));
    command.arg("replay").args(args);
    command
}

/// The objects that are printed.
fn objects(command: &mut Command) -> Vec<Value> {
    let output = command.output().expect("the program runs");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect()
}

fn record(number: usize) -> &'static str {
    include_str!("../data/official.sgf").lines().nth(number).expect("a record")
}

#[test]
fn files_that_agree() {
    skat(&["official.sgf", "corners.sgf"])
        .assert()
        .success()
        .stdout("1878 games: 1878 agree, 0 differ, 0 damaged, 0 aborted, 0 unfinished\n")
        .stderr(is_empty());
    skat(&["-"]).write_stdin("").assert().success().stdout(contains("0 games"));
}

#[test]
fn a_game_for_programs() {
    let objects = objects(skat(&["--json", "official.sgf"]).write_stdin(""));
    assert_eq!(objects.len(), 901);
    let expected = json!({
        "file": "official.sgf", "line": 1, "id": "1", "status": "agrees", "declarer": 1,
        "game": "hearts", "hand": false, "ouvert": false, "bid": 18, "overbid": false,
        "matadors": -3, "points": 44, "tricks": 4, "value": -80, "values": null,
        "recorded": {
            "declarer": 1, "game": "hearts", "hand": false, "ouvert": false, "bid": 18,
            "overbid": false, "matadors": -3, "points": 44, "tricks": 4, "value": -80,
            "values": null
        },
        "reason": null
    });
    assert_eq!(objects[0], expected);
    let sum = json!({ "games": 900, "agrees": 900, "differs": 0, "damaged": 0, "aborted": 0,
        "unfinished": 0 });
    assert_eq!(objects[900], sum);
}

#[test]
fn what_differs_or_is_damaged_is_told_and_stops_nothing() {
    let good = record(0);
    let text = format!(
        "# four games\n{}\n{}\n{good}\n{}",
        good.replace("v:-80", "v:-60").replace("p:44", "p:45"),
        good.replace("0 DA 1 D8", "0 DA 1 C7"),
        &good[..200],
    );
    skat(&["-"])
        .write_stdin(text.clone())
        .assert()
        .code(1)
        .stdout(
            contains(
                "standard input:2: game 1 differs: value -80, recorded -60, points 44, recorded 45",
            )
            .and(contains(
                "standard input:3:210: game 1 is damaged: 'C7' of middlehand is against the law: \
                 C7 is not in this hand",
            ))
            .and(contains("standard input:5:201: game is damaged: the text ends here"))
            .and(contains("4 games: 1 agree, 1 differ, 2 damaged, 0 aborted, 0 unfinished")),
        )
        .stderr("skat: replay: 3 of 4 games differ or are damaged\n");
    let objects = objects(skat(&["--json", "-"]).write_stdin(text));
    let statuses: Vec<_> = objects.iter().filter_map(|object| object["status"].as_str()).collect();
    assert_eq!(statuses, ["differs", "damaged", "agrees", "damaged"]);
    assert_eq!(objects[0]["recorded"]["value"], -60);
    assert_eq!(objects[0]["file"], "-");
    assert_eq!(objects[1]["recorded"]["value"], -80);
    assert_eq!(objects[1]["value"], Value::Null);
    let reason = objects[3]["reason"].as_str().expect("a reason");
    assert!(reason.starts_with("line 5, column 201: "), "{reason}");
}

#[test]
fn a_file_that_cannot_be_read_does_not_keep_the_others_from_it() {
    for missing in ["missing.sgf", "."] {
        skat(&[missing, "corners.sgf"])
            .assert()
            .code(2)
            .stdout(contains("978 games: 978 agree"))
            .stderr(contains(format!("replay: {missing}: cannot be read: ")));
    }
    skat(&[]).assert().code(2);
}

#[test]
fn what_cannot_be_shown_is_told_in_one_line() {
    let one_line = || predicate::function(|text: &str| text.lines().count() == 1);
    let damaged = record(0).replace("1 18", "1 19");
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("damaged.sgf");
    std::fs::write(&file, format!("{}\n{damaged}\n", record(1))).unwrap();
    let file = file.to_str().unwrap();
    for (args, code, said) in [
        (
            &["--show", "901", "official.sgf"][..],
            2,
            "official.sgf has no game 901 (allowed: 1 to 900)",
        ),
        (
            &["--show", "0", "official.sgf"],
            2,
            "invalid value '0' for '--show <N>': allowed: a number",
        ),
        (
            &["--show", "x", "official.sgf"],
            2,
            "invalid value 'x' for '--show <N>': allowed: a number",
        ),
        (
            &["--show", "-1", "official.sgf"],
            2,
            "invalid value '-1' for '--show <N>': allowed: a number",
        ),
        (
            &["--show", "1", "official.sgf", "corners.sgf"],
            2,
            "--show shows a game of one file, 2 are",
        ),
        (&["--show", "1", "nowhere.sgf"], 2, "nowhere.sgf: cannot be read: "),
        (
            &["--show", "1", "--json", "official.sgf"],
            2,
            "'--show <N>' cannot be used with '--json'",
        ),
        (&["--seat", "F", "official.sgf"], 2, "arguments were not provided: --show <N>"),
        (
            &["--show", "1", "--seat", "X", "official.sgf"],
            2,
            "invalid value 'X' for '--seat <F|M|R>'",
        ),
        (&["--show", "2", file], 1, "damaged.sgf:2:"),
        // A game that is sound needs a terminal.
        (&["--show", "1", file], 2, "standard output is not a terminal: "),
    ] {
        let assert = skat(args).assert().code(code).stdout(is_empty());
        assert.stderr(contains(said).and(one_line()));
    }
    skat(&["--show", "2", file]).assert().stderr(contains(": game 1 cannot be shown: "));
    skat(&["--show", "1", "-"])
        .write_stdin("")
        .assert()
        .code(2)
        .stderr(contains("there is no game"));
}

#[test]
fn archives_are_unpacked_and_a_damaged_one_is_told() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let text = include_bytes!("../data/official.sgf");
    let mut gz = flate2::read::GzEncoder::new(&text[..], flate2::Compression::fast());
    let mut bz2 = bzip2::read::BzEncoder::new(&text[..], bzip2::Compression::fast());
    let mut packed = [Vec::new(), Vec::new()];
    gz.read_to_end(&mut packed[0]).expect("packing");
    bz2.read_to_end(&mut packed[1]).expect("packing");
    let all = "900 games: 900 agree, 0 differ, 0 damaged, 0 aborted, 0 unfinished\n";
    for (bytes, name) in packed.iter().zip(["r.sgf.gz", "no-name"]) {
        let path = home.path().join(name);
        fs::write(&path, bytes).expect("a file");
        let path = path.to_str().expect("text");
        skat(&[path]).assert().success().stdout(all);
        // By its first bytes, wherever it comes from; two behind one another are one text.
        skat(&["-"]).write_stdin(bytes.clone()).assert().success().stdout(all);
        let twice = [&bytes[..], bytes].concat();
        skat(&["-"]).write_stdin(twice).assert().success().stdout(contains("1800 agree"));
        let cut = bytes[..bytes.len() / 2].to_vec();
        skat(&["-"])
            .write_stdin(cut)
            .assert()
            .code(2)
            .stderr(contains("skat: replay: standard input: cannot be read: the archive is cut or"))
            .stderr(predicates::function::function(|text: &str| text.lines().count() == 1));
        let mut flipped = bytes.clone();
        let middle = flipped.len() / 2;
        flipped[middle] ^= 0x55;
        skat(&["-"]).write_stdin(flipped).assert().code(2).stderr(contains("archive"));
    }
}
