//! The engine protocol from outside: what `skat engine` answers.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use assert_cmd::Command as Program;
use predicates::prelude::*;
use predicates::str::contains;
use skat::players::engine::Engine;
use skat::players::{Bot, Level};

fn engine() -> Engine {
    Engine::new(Level::Club.into(), 1)
}

/// The dialogue that the description shows is one that takes place.
#[test]
fn the_dialogue_of_the_description() {
    let text = include_str!("../../docs/engine.md");
    let mut engine = engine();
    let (mut waiting, mut answers) = (None, 0);
    for line in text.lines() {
        if let Some(request) = line.strip_prefix("> {") {
            assert_eq!(waiting, None, "before {line}");
            waiting = engine.answer(&format!("{{{request}"));
        } else if let Some(answer) = line.strip_prefix("< ") {
            assert_eq!(waiting.take().as_deref(), Some(answer));
            answers += 1;
        }
    }
    assert_eq!((waiting, answers), (None, 6));
}

const HAND: &str = r#""hand":["CJ","SJ","CA","CT","CK","C9","C8","SA","HA","DA"]"#;
const WEAK: &str = r#""hand":["CQ","C7","SK","S9","HT","HQ","H8","DK","D9","D8"]"#;

/// The questions to a strong and a weak hand, with their answers.
#[test]
fn answers() {
    let strong = [
        // Names the next value, and holds one.
        (
            r#""type":"bid","seat":"forehand","mode":"hear","value":18,"bids":[["middlehand","18"]]"#,
            r#"{"bid":true}"#,
        ),
        // A pass that nobody told is found.
        (
            r#""type":"bid","seat":"rearhand","mode":"say","value":18,"bids":[["middlehand",""]]"#,
            r#"{"bid":true}"#,
        ),
        (
            r#""type":"bid","seat":"rearhand","mode":"hear","value":18,"bids":[]"#,
            r#"{"error":"no auction goes like this and ends here"}"#,
        ),
        (
            r#""type":"hand","seat":"forehand","declarer":"forehand","bid":18,
            "bids":[["middlehand","18"],["forehand","Yes"]],"more":{"unknown":[1]}"#,
            r#"{"hand":true}"#,
        ),
        // The auction is told by its end only.
        (
            r#""type":"announce","seat":"forehand","declarer":"forehand","bid":18,"hand_game":true,
            "bids":[["middlehand","18"],["forehand","yes"]]"#,
            r#"{"game":"grand","schneider":false,"schwarz":false,"ouvert":false}"#,
        ),
        // That game is refused: the next best.
        (
            r#""type":"announce","seat":"forehand","declarer":"forehand","bid":18,"hand_game":true,
            "bids":[["middlehand","18"],["forehand","yes"]],"refused":["grand"]"#,
            r#"{"game":"clubs","schneider":false,"schwarz":false,"ouvert":false}"#,
        ),
        (
            r#""type":"announce","seat":"forehand","declarer":"forehand","bid":18,"hand_game":true,
            "bids":[["middlehand","18"],["forehand","yes"]],
            "refused":["clubs","spades","hearts","diamonds","grand","null"]"#,
            r#"{"error":"all games were refused"}"#,
        ),
        (
            r#""type":"kontra","seat":"rearhand","declarer":"forehand","bid":18,"game":"null",
            "bids":[["middlehand","18"],["forehand","yes"],["middlehand","pass"],["rearhand","pass"]]"#,
            r#"{"error":"the table does not wait for rearhand with this"}"#,
        ),
        // The two away are not those that the club would have chosen.
        (
            r#""type":"announce","seat":"forehand","declarer":"forehand","bid":18,"skat":["CQ","C7"],
            "discards":["D7","CQ"],"bids":[["middlehand","18"],["forehand","yes"]]"#,
            r#"{"error":"the cards of forehand: forehand has 11 cards, not 10"}"#,
        ),
    ];
    for (request, answer) in strong {
        let line = format!("{{{},{HAND}}}", request.replace('\n', ""));
        assert_eq!(engine().answer(&line).as_deref(), Some(answer), "{line}");
    }
    let weak = [
        (r#""type":"bid","seat":"middlehand","mode":"say","value":18"#, r#"{"bid":false}"#),
        // A Ramsch that all passed for, and a forced one.
        (
            r#""type":"play","seat":"forehand","game":"ramsch","trick":[],"tricks":[],
            "bids":[["middlehand","pass"],["rearhand","pass"],["forehand","pass"]]"#,
            r#"{"card":"CQ"}"#,
        ),
        (
            r#""type":"play","seat":"middlehand","game":"ramsch","trick":[{"seat":"forehand","card":"DA"}]"#,
            r#"{"card":"DK"}"#,
        ),
    ];
    for (request, answer) in weak {
        let line = format!("{{{},{WEAK}}}", request.replace('\n', ""));
        assert_eq!(engine().answer(&line).as_deref(), Some(answer), "{line}");
    }
}

/// Malformed requests, and what is said about them.
#[test]
fn malformed_requests() {
    let play = |rest: &str| {
        format!(
            r#"{{"type":"play","seat":"rearhand",{HAND},"declarer":"middlehand","game":"clubs",
                "bids":[["middlehand","18"],["forehand","pass"],["rearhand","pass"]],{rest}}}"#
        )
        .replace('\n', "")
    };
    for (line, why) in [
        (String::new(), "no JSON object"),
        ("hello".to_owned(), "no JSON object"),
        ("{\"type\":".to_owned(), "EOF while parsing"),
        (r#"["deal"]"#.to_owned(), "no JSON object"),
        ("{}".to_owned(), "'type' is missing"),
        (r#"{"type":"dance"}"#.to_owned(), "'dance' is no request (deal, bid, hand, discard,"),
        (r#"{"type":"bid"}"#.to_owned(), "'seat' is missing"),
        (r#"{"type":"bid","seat":"south"}"#.to_owned(), "'south' is no seat"),
        (r#"{"type":"bid","seat":"forehand","hand":["C1"]}"#.to_owned(), "'C1' is no card"),
        (r#"{"type":"bid","seat":"middlehand","hand":["CJ","CJ"]}"#.to_owned(), "CJ is told twice"),
        (
            r#"{"type":"bid","seat":"middlehand","hand":["CJ"]}"#.to_owned(),
            "middlehand has 1 cards, not 10",
        ),
        (
            format!(r#"{{"type":"bid","seat":"middlehand",{HAND},"bids":[["forehand","19"]]}}"#),
            "'19' is nothing that is said in an auction",
        ),
        (r#"{"type":"deal","rules":["poker"]}"#.to_owned(), "'poker' is no house rule"),
        (
            r#"{"type":"deal","scoring":"chips"}"#.to_owned(),
            "'chips' is no way of scoring (plain, seeger-fabian or minus)",
        ),
        (
            play(r#""trick":[{"seat":"middlehand","card":"C7"}]"#),
            "middlehand: it is another seat's turn",
        ),
        (
            play(r#""trick":[{"seat":"forehand","card":"CJ"},{"seat":"middlehand","card":"C7"}]"#),
            "forehand: CJ lies elsewhere",
        ),
        (
            play(r#""trick":[{"seat":"forehand","card":"C7"}]"#),
            "the table does not wait for rearhand with this",
        ),
        (play(r#""trick":[],"ouvert":true"#), "can be announced only in a Hand game"),
        (play(r#""game":"tarock""#), "duplicate field"),
    ] {
        let answer = engine().answer(&line).unwrap();
        assert!(answer.starts_with(r#"{"error":"#) && answer.contains(why), "{line}: {answer}");
    }
}

/// A bad line does nothing to the next. Every answer is sent at once.
#[test]
fn the_program_goes_on_after_a_bad_line() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("skat"))
        .args(["engine", "--level", "club", "--seed", "3"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let bid = format!(r#"{{"type":"bid","seat":"middlehand","mode":"say","value":18,{HAND}}}"#);
    let long = format!("{bid}{}", " ".repeat(1 << 16));
    let mut ask = |line: &[u8]| {
        input.write_all(&[line, b"\n"].concat()).unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        answer
    };
    for (line, answer) in [
        (bid.as_bytes(), "{\"bid\":true}\n"),
        (b"{\xff}".as_slice(), "{\"error\":\"the line is not UTF-8\"}\n"),
        (long.as_bytes(), "{\"error\":\"the line is too long\"}\n"),
        (bid.as_bytes(), "{\"bid\":true}\n"),
    ] {
        assert_eq!(ask(line), answer);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn levels_are_by_name() {
    for bot in Bot::all() {
        let mut skat = Program::new(assert_cmd::cargo::cargo_bin!("skat"));
        skat.args(["engine", "--level", &bot.to_string()])
            .write_stdin("")
            .assert()
            .success()
            .stdout("");
    }
    let mut skat = Program::new(assert_cmd::cargo::cargo_bin!("skat"));
    let bad = skat.args(["engine", "--level", "master:brave"]).assert().code(2).stdout("");
    let allowed = "(beginner, casual, club, expert, master), or a level with a style (careful, \
                   balanced, bold) as in master:bold (see 'skat engine --help')\n";
    let one_line = predicate::function(|text: &str| text.lines().count() == 1);
    bad.stderr(contains("'master:brave' is no level").and(contains(allowed)).and(one_line));
}
