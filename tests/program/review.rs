//! `skat review` from outside: what it prints and how it ends.

use std::path::Path;

use assert_cmd::Command;
use predicates::str::{contains, is_empty};
use serde_json::{Value, json};

fn skat(args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data"));
    command.arg("review").args(args);
    command
}

/// Some records: one played, one passed in, one damaged, one passed in as forehand saw it.
fn records() -> String {
    let played = include_str!("../data/official.sgf").lines().nth(3).unwrap();
    let mut corners = include_str!("../data/corners.sgf").lines();
    let passed = corners.find(|line| line.contains("R[passed]")).unwrap();
    let damaged = "(;GM[Skat]ID[d]P0[A]MV[w CJ.CJ]R[passed];)";
    let unknown = ["??"; 10].join(".");
    let seen = format!(
        "(;GM[Skat]ID[s]P0[A]P1[B]P2[C]MV[w CT.CQ.SK.SQ.HA.HK.HQ.H8.H7.DT|{unknown}|{unknown}|??.?? \
         1 p 2 p 0 p ]R[passed];)"
    );
    format!("{played}\n{passed}\n{damaged}\n{seen}\n")
}

fn lines(args: &[&str]) -> Vec<String> {
    let output = skat(args).arg("-").write_stdin(records()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

fn objects(args: &[&str]) -> Vec<Value> {
    lines(args).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const FAST: [&str; 2] = ["--json", "--fast"];

#[test]
fn a_line_for_every_record() {
    let objects = objects(&FAST);
    let [played, passed, damaged, seen] = &objects[..] else { panic!("{} lines", objects.len()) };
    assert_eq!(played["declarer"], "middlehand");
    assert_eq!(played["game"], "diamonds");
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(played), ["id", "declarer", "game", "result", "decisions", "seats"]);
    assert_eq!(keys(&played["result"]), ["won", "points", "tricks", "value"]);
    assert_eq!(passed["game"], "passed");
    assert_eq!((&passed["declarer"], &passed["result"]), (&Value::Null, &Value::Null));
    assert_eq!(passed["decisions"].as_array().unwrap().len(), 3);
    assert_eq!(damaged["decisions"], json!([]));
    assert!(damaged["unknown"].as_str().unwrap().starts_with("the record is damaged: "));
    // Of the others no card is known, so only forehand is judged.
    assert!(seen["unknown"].as_str().unwrap().contains("does not tell where"));
    let [decision] = &seen["decisions"].as_array().unwrap()[..] else { panic!("{seen}") };
    assert_eq!((&decision["seat"], &decision["player"]), (&json!("forehand"), &json!("A")));
    assert_eq!((&decision["n"], &decision["what"]), (&json!(3), &json!("bid")));
}

#[test]
fn a_view_of_a_whole_game_is_reviewed_as_far_as_it_goes() {
    // Rearhand sees its own cards; those of the others are known from the play, the skat is not.
    let record = include_str!("../data/official.sgf").lines().nth(3).unwrap();
    let (before, moves) = record.split_once("MV[w ").unwrap();
    let (cards, moves) = moves.split_once(' ').unwrap();
    let own = cards.split('.').skip(20).take(10).collect::<Vec<_>>().join(".");
    let unknown = ["??"; 10].join(".");
    let mut words: Vec<&str> = moves.split(' ').collect();
    let skat_at = 1 + words.iter().position(|word| *word == "w").unwrap();
    words[skat_at] = "??.??";
    let announced = words[skat_at + 2].split('.').next().unwrap();
    let announced = format!("{announced}.??.??");
    words[skat_at + 2] = &announced;
    let view = format!("{before}MV[w {unknown}|{unknown}|{own}|??.?? {}", words.join(" "));
    let output = skat(&["--json", "--fast", "-"]).write_stdin(view).output().unwrap();
    let review: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(review["unknown"].as_str().unwrap().contains("does not tell where"), "{review}");
    let decisions = review["decisions"].as_array().unwrap();
    let of = |seat: &str, what: &str| {
        let wanted = |decision: &&Value| decision["seat"] == seat && decision["what"] == what;
        decisions.iter().filter(wanted).count()
    };
    // The declarer's ten cards before the skat are not known, those after it are.
    assert_eq!((of("middlehand", "bid"), of("middlehand", "hand")), (0, 0));
    assert_eq!((of("middlehand", "discard"), of("middlehand", "play")), (1, 10));
    assert_eq!((of("rearhand", "play"), of("forehand", "play")), (10, 10));
    let cards = decisions.iter().filter(|decision| decision["what"] == "play");
    assert!(cards.into_iter().all(|decision| decision["open"] != Value::Null));
}

#[test]
fn decisions_for_programs() {
    let objects = objects(&FAST);
    let decisions = objects[0]["decisions"].as_array().unwrap();
    let whats: Vec<&str> =
        decisions.iter().map(|decision| decision["what"].as_str().unwrap()).collect();
    let bids = whats.iter().take_while(|what| **what == "bid").count();
    assert_eq!(whats[bids..bids + 4], ["hand", "discard", "announce", "play"]);
    let shape = |what: &str| match what {
        "bid" => "bid",
        "play" => "card",
        "announce" => "game",
        other => {
            if other == "hand" {
                "hand"
            } else {
                "discard"
            }
        }
    };
    for (number, decision) in decisions.iter().enumerate() {
        assert_eq!(decision["n"], number + 1);
        let key = shape(decision["what"].as_str().unwrap());
        let options = decision["options"].as_array().unwrap();
        let find = |wanted: &Value| options.iter().find(|option| option["do"] == *wanted).unwrap();
        let (done, best) = (find(&decision["done"]), find(&decision["best"]));
        assert!(done["do"].get(key).is_some(), "{decision}");
        let number = |value: &Value| value.as_f64().unwrap();
        let difference = number(&best["points"]) - number(&done["points"]);
        let price = number(&decision["price"]);
        assert!(price == 0.0 || (price - difference).abs() < 0.006, "{decision}");
        assert!(price > 0.0 || difference <= 2.0 * number(&done["error"]) + 1e-9, "{decision}");
        if options.len() == 1 {
            assert_eq!((price, &decision["grade"]), (0.0, &Value::Null));
        }
        if decision["what"] == "play" {
            let open = &decision["open"];
            assert!(number(&open["before"]) <= 120.0 && open["turned"].is_boolean());
        }
    }
    let bid = decisions.iter().find(|decision| decision["done"]["bid"] == true).unwrap();
    assert!(bid["done"]["value"].is_number(), "{bid}");
}

#[test]
fn sums_are_those_of_the_decisions() {
    for object in objects(&FAST) {
        for (seat, sums) in object["seats"].as_object().unwrap() {
            let cents = |value: &Value| (value.as_f64().unwrap() * 100.0).round() as i64;
            let of = |whats: &[&str]| -> i64 {
                let own = object["decisions"].as_array().unwrap().iter().filter(|decision| {
                    decision["seat"] == **seat
                        && whats.contains(&decision["what"].as_str().unwrap())
                });
                own.map(|decision| cents(&decision["price"])).sum()
            };
            assert_eq!(cents(&sums["auction"]), of(&["bid"]));
            assert_eq!(cents(&sums["game"]), of(&["hand", "discard", "announce"]));
            let side = if object["declarer"] == **seat { "declarer" } else { "defence" };
            assert_eq!(cents(&sums[side]), of(&["play"]));
            let parts = ["auction", "game", "declarer", "defence"];
            let sum: i64 = parts.iter().map(|part| cents(&sums[*part])).sum();
            assert_eq!(cents(&sums["price"]), sum);
        }
    }
}

#[test]
fn jobs_change_nothing_and_parts_are_the_whole() {
    let one = ["--json", "--fast", "--seat", "forehand"];
    let whole = lines(&one);
    assert_eq!(lines(&[&one[..], &["--jobs", "3"]].concat()), whole);
    let part = |part: &str| lines(&[&one[..], &["--part", part]].concat());
    let (first, second) = (part("1/2"), part("2/2"));
    assert_eq!(
        [&first[0], &second[0], &first[1], &second[1]],
        [&whole[0], &whole[1], &whole[2], &whole[3]]
    );
}

#[test]
fn seats_by_their_names() {
    let objects = objects(&["--json", "--fast", "--seat", "b,Rearhand", "--game", "4"]);
    let [seen] = &objects[..] else { panic!("{objects:?}") };
    let seats: Vec<&String> = seen["seats"].as_object().unwrap().keys().collect();
    assert_eq!(seats, ["middlehand", "rearhand"]);
    assert_eq!(seen["decisions"], json!([]), "nothing is known of these two");
}

#[test]
fn a_table_for_people() {
    let output = skat(&["--fast", "--lang", "en", "-"]).write_stdin(records()).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("plays ♦ Diamonds and wins with"), "{text}");
    assert!(text.contains("Passed in."), "{text}");
    assert!(text.contains("This record cannot be played again: "), "{text}");
    assert!(text.contains("Where these cards lay is not known: "), "{text}");
}

#[test]
fn what_cannot_be_reviewed_is_bad_usage() {
    for (args, why) in [
        (&["missing.sgf"][..], "review: missing.sgf: cannot be read"),
        (&["--part", "3/2", "-"], "allowed: K/N, such as 1/4"),
        (&["--game", "9", "-"], "review: --game 9: no file has so many records"),
        (&["--list", "2", "-"], "review: --list 2: there are 0 lists"),
        (&["--seat", ",", "-"], "allowed: all, forehand, middlehand, rearhand, or names"),
    ] {
        skat(args).write_stdin("").assert().code(2).stdout(is_empty()).stderr(contains(why));
    }
    let empty = tempfile::tempdir().unwrap();
    let dir = empty.path().to_str().unwrap();
    skat(&["--data-dir", dir]).assert().success().stdout(is_empty());
}
