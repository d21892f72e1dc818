//! `skat value`: settlements reckoned by hand, and figures that belong to no game.

use assert_cmd::Command;
use serde_json::Value;

const CARDS: &str = "CJ SJ HA HK D7 S7 C7 D8 S8 C8 D9 S9";

fn skat(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("skat").unwrap();
    // A home without settings.
    let home = env!("CARGO_TARGET_TMPDIR");
    command.env_clear().env("HOME", home).arg("value").args(args);
    command
}

/// The flags of a case of `scoring-cases.json`.
fn flags(case: &Value) -> Vec<String> {
    let cards: Vec<&str> =
        case["declarer_cards"].as_array().unwrap().iter().map(|c| c.as_str().unwrap()).collect();
    let mut flags = vec!["--json".to_owned(), "--cards".to_owned(), cards.join(" ")];
    for (key, flag) in [
        ("game", "--game"),
        ("bid", "--bid"),
        ("doublings", "--doublings"),
        ("card_points", "--points"),
        ("declarer_tricks", "--tricks"),
        ("defender_tricks", "--defender-tricks"),
        ("conceded_by", "--conceded"),
        ("defender_points", "--defender-points"),
    ] {
        match &case[key] {
            Value::Null => {}
            Value::String(word) => flags.extend([flag.to_owned(), word.clone()]),
            number => flags.extend([flag.to_owned(), number.to_string()]),
        }
    }
    for (key, flag) in [
        ("hand", "--hand"),
        ("schneider_announced", "--schneider"),
        ("schwarz_announced", "--schwarz"),
        ("ouvert", "--ouvert"),
    ] {
        if case[key] == true {
            flags.push(flag.to_owned());
        }
    }
    flags
}

#[test]
fn settlements_reckoned_by_hand() {
    let cases: Value = serde_json::from_str(include_str!("../data/scoring-cases.json")).unwrap();
    for case in cases["settlements"].as_array().unwrap() {
        let flags = flags(case);
        let output = skat(&flags.iter().map(String::as_str).collect::<Vec<_>>()).output().unwrap();
        assert!(output.status.success(), "{case}: {}", String::from_utf8_lossy(&output.stderr));
        let reckoning: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(reckoning["score"], case["score"], "{case}");
        let keys: Vec<&str> = reckoning.as_object().unwrap().keys().map(String::as_str).collect();
        let null = case["game"] == "null";
        for key in ["with", "matadors", "multiplier", "base"] {
            assert_eq!(keys.contains(&key), !null, "{case}: {key}");
        }
    }
}

#[test]
fn the_lines_as_the_table_shows_them() {
    let flags = ["--game", "hearts", "--cards", CARDS, "--bid", "24", "--points", "120"];
    let output = skat(&flags).args(["--tricks", "10", "--defender-tricks", "0"]).output().unwrap();
    insta::assert_snapshot!(String::from_utf8(output.stdout).unwrap());
    let flags = ["--game", "null", "--cards", CARDS, "--bid", "36", "--tricks", "0", "--hand"];
    let output = skat(&flags).output().unwrap();
    insta::assert_snapshot!(String::from_utf8(output.stdout).unwrap());
}

#[test]
fn the_lines_in_every_language() {
    let flags = ["--game", "clubs", "--cards", CARDS, "--bid", "33", "--points", "58", "--tricks"];
    let spoken = |lang: &str| {
        let mut command = skat(&flags);
        command.args(["5", "--defender-tricks", "5", "--doublings", "2", "--lang", lang]);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    insta::assert_snapshot!(["en", "de", "fr", "it", "pt"].map(spoken).join("\n"));
}

#[test]
fn what_belongs_to_no_game_is_one_line_and_exit_code_2() {
    let twice = "CJ CJ HA HK D7 S7 C7 D8 S8 C8 D9 S9";
    let hearts = ["--game", "hearts", "--cards", CARDS, "--bid", "20"];
    let grand = ["--game", "grand", "--cards", CARDS, "--bid", "20"];
    let null = ["--game", "null", "--cards", CARDS, "--bid", "18"];
    let full = ["--points", "61", "--tricks", "6", "--defender-tricks", "4"];
    let cases: &[(&[&str], &[&str], &str)] = &[
        (&["--game", "hearts", "--cards", "CJ SJ", "--bid", "20"], &full, "twelve, not 2"),
        (&["--game", "hearts", "--cards", twice, "--bid", "20"], &full, "CJ is named twice"),
        (&["--game", "hearts", "--cards", CARDS, "--bid", "21"], &full, "'21' cannot be bid"),
        (&["--game", "ramsch", "--cards", CARDS, "--bid", "20"], &full, "'ramsch'"),
        (&hearts, &["--tricks", "6", "--defender-tricks", "4"], "--points is missing"),
        (&hearts, &["--points", "61", "--defender-tricks", "4"], "--tricks is missing"),
        (&hearts, &["--points", "61", "--tricks", "4"], "--defender-tricks is missing"),
        (&hearts, &["--points", "121", "--tricks", "6", "--defender-tricks", "4"], "'121'"),
        (
            &hearts,
            &["--points", "61.5", "--tricks", "6", "--defender-tricks", "4"],
            "'61.5' for '--points <P>': allowed: 0 to 120",
        ),
        (
            &hearts,
            &["--points", "61", "--tricks", "11", "--defender-tricks", "4"],
            "'11' for '--tricks <T>': allowed: 0 to 10",
        ),
        (&hearts, &["--points", "61", "--tricks", "7", "--defender-tricks", "4"], "not 11"),
        (&hearts, &["--points", "119", "--tricks", "10", "--defender-tricks", "0"], "has 120"),
        (&hearts, &["--points", "16", "--tricks", "0", "--defender-tricks", "10"], "two of the"),
        (&hearts, &["--conceded", "declarer", "--points", "3"], "--points does not go with"),
        (&hearts, &["--conceded", "defenders"], "--defender-points is missing"),
        (&grand, &["--schneider", "--conceded", "declarer"], "only in a Hand game"),
        (&grand, &["--ouvert", "--conceded", "declarer"], "only in a Hand game"),
        (&null, &["--schwarz", "--hand", "--tricks", "0"], "--schwarz does not go with null"),
        (&null, &[], "--tricks is missing"),
        (&null, &["--tricks", "0", "--points", "120"], "two of the twelve"),
        (&null, &["--tricks", "0", "--points", "-1"], "'-1'"),
        (&null, &["--tricks", "0", "--defender-tricks", "0"], "has tricks"),
        (&null, &["--tricks", "10", "--defender-tricks", "0", "--points", "3"], "has 120"),
        (&hearts, &["--doublings", "3", "--conceded", "declarer"], "'3'"),
        (&hearts, &["--defender-points", "3"], "--defender-points does not go with"),
    ];
    for (game, rest, expected) in cases {
        let output = skat(game).args(*rest).output().unwrap();
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{game:?} {rest:?}: {message}");
        assert!(message.contains(expected), "{expected}: {message}");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(output.stdout.is_empty());
    }
}
