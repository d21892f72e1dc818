//! `skat stats` from outside: what players made of their deals.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty};
use serde_json::{Value, json};

/// The program at home in `dir`.
fn skat(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    command.env_clear().env("HOME", dir).current_dir(data).arg("stats").args(args);
    command
}

fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// A home whose history has a list of three and one of four.
fn home_with_lists() -> tempfile::TempDir {
    let home = home();
    let data = home.path().join(".local/share/skat");
    std::fs::create_dir_all(&data).expect("a new folder");
    std::fs::copy(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/lists.sgf"),
        data.join("history.sgf"),
    )
    .expect("a copy");
    home
}

fn printed(command: &mut Command) -> String {
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

fn objects(command: &mut Command) -> Vec<Value> {
    printed(command).lines().map(|line| serde_json::from_str(line).expect("an object")).collect()
}

#[test]
fn counts_for_programs() {
    let home = home();
    let rows = objects(&mut skat(home.path(), &["--json", "lists.sgf", "official.sgf"]));
    assert_eq!(rows.len(), 3 + 4 + 3);
    let none = json!({ "declared": 0, "won": 0, "points": 0 });
    let expected = json!({
        "player": "You", "rules": "official", "level": "person", "deals": 36, "passed": 9,
        "ramsch": 0, "declared": 12, "won": 8, "overbid": 0, "defended": 15, "defence_won": 2,
        "plain": -72, "sf": 208, "games": {
            "clubs": { "declared": 4, "won": 3, "points": -12 },
            "spades": { "declared": 2, "won": 0, "points": -154 },
            "hearts": { "declared": 5, "won": 5, "points": 130 },
            "diamonds": { "declared": 1, "won": 0, "points": -36 },
            "grand": none, "null": none, "null_hand": none, "null_ouvert": none,
            "null_hand_ouvert": none, "hand": none, "ouvert": none, "announced": none,
        },
    });
    assert_eq!(rows[0], expected);
    assert_eq!(rows[7]["level"], Value::Null);
    let sum = |name: &str| rows[7..].iter().map(|row| row[name].as_i64().unwrap()).sum::<i64>();
    assert_eq!(sum("deals"), 3 * 900);
    assert_eq!(sum("defended"), 2 * sum("declared"));
    assert_eq!(sum("declared") + sum("passed") / 3, 900);
}

#[test]
fn everything_told_by_csv_is_told_by_json() {
    let home = home();
    for by in ["game", "level", "month", "list"] {
        let rows = objects(&mut skat(home.path(), &["--json", "--by", by, "lists.sgf"]));
        let csv = printed(&mut skat(home.path(), &["--csv", "--by", by, "lists.sgf"]));
        let mut lines = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
        let heads = lines.next().expect("names");
        assert_eq!(lines.clone().count(), rows.len());
        for (line, row) in lines.zip(&rows).filter(|(line, _)| line.len() == heads.len()) {
            for (head, value) in heads.iter().zip(line) {
                let told = match head
                    .rsplit_once('_')
                    .filter(|(game, _)| row["games"][game].is_object())
                {
                    Some((game, figure)) => &row["games"][game][figure],
                    None => &row[head],
                };
                let told = told.as_str().map_or_else(|| told.to_string(), str::to_owned);
                assert_eq!(told.replace("null", ""), value, "{head}");
            }
        }
    }
}

#[test]
fn your_own_in_your_history() {
    let home = home_with_lists();
    insta::assert_snapshot!(printed(&mut skat(home.path(), &["--lang", "en"])));
    insta::assert_snapshot!(
        "stats_hands_de",
        printed(&mut skat(home.path(), &["--deals", "--lang", "de"]))
    );
    let nina = printed(&mut skat(home.path(), &["--me", "nina", "--by", "month", "--lang", "fr"]));
    insta::assert_snapshot!("stats_nina_fr", nina);
    skat(home.path(), &["--since", "2026-12-01"])
        .assert()
        .stdout("No deals of this kind are recorded.\n");
    assert_eq!(objects(&mut skat(home.path(), &["--json", "--since", "2026-11-30"])).len(), 7);
    // With nothing played yet there is nothing to tell.
    let empty = self::home();
    skat(empty.path(), &[]).assert().success().stdout("No deals of this kind are recorded.\n");
    skat(empty.path(), &["--json"]).assert().success().stdout(is_empty());
}

#[test]
fn hands_for_programs() {
    let home = home();
    let rows = objects(&mut skat(home.path(), &["--json", "--deals", "official.sgf"]));
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert_eq!(row["hands"], 900);
        for (feature, numbers) in [("jacks", 5), ("aces", 5), ("longest", 6)] {
            let sum = |name: &str| {
                let numbers = row[feature][name].as_array().expect("numbers");
                numbers.iter().map(|number| number.as_f64().unwrap()).sum::<f64>()
            };
            assert_eq!(row[feature]["counts"].as_array().unwrap().len(), numbers);
            assert!((sum("counts") - 900.0).abs() < 1e-9 && (sum("expected") - 900.0).abs() < 1e-6);
            assert!((0.0..=1.0).contains(&row[feature]["chance"].as_f64().unwrap()));
        }
    }
}

#[test]
fn what_cannot_be_counted_is_told() {
    let home = home();
    let one_line = || predicate::function(|text: &str| text.lines().count() == 1);
    for (args, said) in [
        (&["missing.sgf"][..], "stats: missing.sgf: cannot be read: "),
        (&["--by", "year"], "invalid value 'year' for '--by <WHAT>'"),
        (&["--since", "yesterday"], "'yesterday' is no day"),
        (&["--json", "--csv"], "cannot be used with"),
    ] {
        skat(home.path(), args).assert().code(2).stderr(contains(said).and(one_line()));
    }
    let text = "(;GM[Skat]R[passed];)\n(;GM[Skat]R[? ?];)\n(;GM[Sk";
    skat(home.path(), &["--lang", "en", "-"])
        .write_stdin(text)
        .assert()
        .success()
        .stderr("skat: stats: 1 damaged record left out ('skat replay' says why)\n");
}
