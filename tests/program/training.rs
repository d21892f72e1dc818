//! `skat train`, with very little effort.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty, starts_with};

fn skat(dir: &Path) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().env("HOME", dir).current_dir(dir);
    command
}

#[test]
fn the_files_are_those_of_the_program() {
    let dir = tempfile::tempdir().unwrap();
    let out = skat(dir.path())
        .args(["train", "made/here", "--effort", "0.0001", "--seed", "3"])
        .assert()
        .success()
        .stderr(is_empty())
        .stdout(contains("Practice, 120 games").and(contains("Grand wins Hand")));
    assert!(!out.get_output().stdout.is_empty());
    let stored = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/players");
    let length = |path: &Path| fs::metadata(path).unwrap().len();
    for name in ["policies.tables", "prospects.tables", "ramsch.tables"] {
        let made = dir.path().join("made/here").join(name);
        assert_eq!(length(&made), length(&stored.join(name)), "{name}");
    }
}

#[test]
fn bad_flags_get_one_line() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("file"), "").unwrap();
    for (args, code, why) in [
        (&["train"][..], 2, "<DIR>"),
        (
            &["train", "d", "--effort", "much"],
            2,
            "'much' for '--effort <F>': allowed: 0.000001 to 100",
        ),
        (&["train", "d", "--effort", "0"], 2, "allowed: 0.000001 to 100"),
        (&["train", "d", "--effort", "NaN"], 2, "allowed: 0.000001 to 100"),
        (&["train", "d", "--seed", "x"], 2, "'x' for '--seed <N>'"),
        (&["train", "file/d"], 1, "train: cannot write file/d: "),
    ] {
        let one_line = starts_with("skat: ")
            .and(contains(why))
            .and(predicate::function(|text: &str| text.lines().count() == 1));
        skat(dir.path()).args(args).assert().code(code).stdout(is_empty()).stderr(one_line);
    }
}
