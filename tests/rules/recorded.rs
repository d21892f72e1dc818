//! Games that other programs played and reckoned, played again by our law.
//!
//! The records were written by XSkat 4.0 in the notation of the International Skat Server; it knew
//! nothing of this program, and every result was reckoned a second time elsewhere.

use std::collections::BTreeMap;
use std::path::Path;

use skat::record::{Raw, Records, Score};
use skat::study::replay::{Report, Verdict, replay};

const ORDINARY: &str = include_str!("../data/official.sgf");
const CORNERS: &str = include_str!("../data/corners.sgf");
const RAMSCH: &str = include_str!("../data/ramsch.sgf");

fn replay_all(text: &str) -> Vec<Report> {
    let mut records = Records::new(text.as_bytes());
    let mut reports = Vec::new();
    while let Some(raw) = records.next().unwrap() {
        reports.push(replay(&raw));
    }
    reports
}

/// Plays all records again, and counts the contracts.
fn all_agree(text: &str) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for report in replay_all(text) {
        assert_eq!(report.verdict, Verdict::Agrees, "{report:?}");
        let without = match report.ours {
            Some(Score::Ramsch(_)) => "Ramsch",
            _ => "passed in",
        };
        let contract = report.contract.map_or(without.to_owned(), |c| c.to_string());
        *counts.entry(contract).or_default() += 1;
    }
    counts
}

#[test]
fn ordinary_games() {
    let counts = all_agree(ORDINARY);
    assert_eq!(counts.values().sum::<u32>(), 900);
}

#[test]
fn games_from_the_corners() {
    let counts = all_agree(CORNERS);
    assert_eq!(counts.values().sum::<u32>(), 978);
    assert!(counts.len() > 20, "{counts:?}");
}

/// Ramsch and Schieberamsch: virgins, marches, ties, skats pushed on.
#[test]
fn ramsch() {
    let counts = all_agree(RAMSCH);
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [("Ramsch".to_owned(), 528)]);
}

/// Games of people and programs on the International Skat Server. They are not ours to give away:
/// SKAT_RECORDS names the folder they are in.
#[test]
fn games_from_the_server() {
    let folder = std::env::var_os("SKAT_RECORDS");
    let text = folder.and_then(|dir| std::fs::read_to_string(Path::new(&dir).join("iss.sgf")).ok());
    let Some(text) = text else {
        eprintln!("skipped: SKAT_RECORDS names no folder with an iss.sgf");
        return;
    };
    let reports = replay_all(&text);
    assert_eq!(reports.len(), 12);
    for report in reports {
        let expected = match report.id.as_deref() {
            Some("30" | "8") => ("aborted", Some("the game ended before a contract")),
            Some("10330141") => (
                "differs",
                Some("time-out before the discard: the server counted matadors from no cards"),
            ),
            _ => ("agrees", None),
        };
        let reason = report.verdict.reason();
        assert_eq!((report.verdict.word(), reason.as_deref()), expected, "{report:?}");
    }
}

/// The record with a part of its result changed.
fn with_result(record: &str, change: impl Fn(&str) -> String) -> String {
    let (moves, result) = record.rsplit_once("R[").unwrap();
    let (result, end) = result.split_once(']').unwrap();
    format!("{moves}R[{}]{end}", change(result))
}

/// The number after a name in a result, raised.
fn raised(result: &str, name: &str, by: i32) -> String {
    let word = result.split(' ').find(|word| word.starts_with(name)).unwrap();
    let number: i32 = word[name.len()..].parse().unwrap();
    result.replacen(word, &format!("{name}{}", number + by), 1)
}

/// The base value of the game; in Null, which has none, anything.
fn base(record: &str) -> i32 {
    let contract = replay(&Raw::of(record)).contract.unwrap();
    contract.kind().base().map_or(23, i32::from)
}

fn swapped(text: &str, a: &str, b: &str) -> String {
    let words = text.split(' ').map(|word| match word {
        _ if word == a => b,
        _ if word == b => a,
        _ => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Whatever is changed in a record, it no longer agrees.
#[test]
fn mangled_records_never_agree() {
    let mut changed = 0;
    let lines = || ORDINARY.lines().chain(CORNERS.lines()).chain(RAMSCH.lines());
    let records = || lines().filter(|line| line.starts_with("(;"));
    for record in records() {
        let mut check = |mangled: &str| {
            assert_ne!(mangled, record);
            let report = replay(&Raw::of(mangled));
            assert_ne!(report.verdict, Verdict::Agrees, "{mangled}");
            changed += 1;
        };
        if record.contains("R[ramsch") {
            for name in ["v0:", "v1:", "v2:"] {
                check(&with_result(record, |result| raised(result, name, -1)));
            }
            check(&record.replace("HR[", "HX["));
        } else if !record.contains("R[passed]") {
            for name in ["v:", "m:", "p:", "t:"] {
                for by in [-1, 1] {
                    check(&with_result(record, |result| raised(result, name, by)));
                }
            }
            // A level more or less.
            for levels in [-2, -1, 1, 2].map(|levels| levels * base(record)) {
                check(&with_result(record, |result| raised(result, "v:", levels)));
            }
            check(&with_result(record, |result| swapped(result, "win", "loss")));
            check(&with_result(record, |result| swapped(result, "bidok", "overbid")));
            check(&with_result(record, |_| "passed".to_owned()));
        }
        // A card of the deal twice.
        let deal = record.find("MV[w ").unwrap() + 5;
        let mut twice = record.to_owned();
        twice.replace_range(deal..deal + 2, &record[deal + 3..deal + 5]);
        check(&twice);
        // Two plays exchanged: at least by different seats.
        let words: Vec<&str> = record.split(' ').collect();
        let is_card = |word: &str| word.len() == 2 && word.parse::<skat::rules::Card>().is_ok();
        for i in (1..words.len().saturating_sub(2)).filter(|&i| is_card(words[i])) {
            if is_card(words[i + 2]) && words[i - 1] != words[i + 1] {
                let mut words = words.clone();
                words.swap(i, i + 2);
                check(&words.join(" "));
                words.swap(i - 1, i + 1);
                check(&words.join(" "));
                break;
            }
        }
    }
    assert!(changed > 20_000, "{changed}");
    // Cut anywhere, alone and before another record.
    for record in records().step_by(100) {
        for at in 1..record.len() {
            let cut = &record[..at];
            assert_ne!(replay(&Raw::of(cut)).verdict, Verdict::Agrees, "{cut}");
            let both = replay_all(&format!("{cut}\n{record}"));
            let verdicts: Vec<_> = both.iter().map(|report| report.verdict.word()).collect();
            assert_eq!(verdicts, ["damaged", "agrees"], "{cut}");
        }
    }
}
