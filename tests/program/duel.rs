//! `skat duel` from outside: its figures, and programs that play in it, well or badly.

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, is_empty, starts_with};
use serde_json::Value;
use skat::players::Level;

const SKAT: &str = env!("CARGO_BIN_EXE_skat");

fn duel(args: &[&str]) -> Command {
    let mut command = Command::new(SKAT);
    command.arg("duel").args(args);
    command
}

fn json(args: &[&str]) -> Value {
    let done = duel(args).arg("--json").assert().success().stderr(is_empty());
    serde_json::from_slice(&done.get_output().stdout).unwrap()
}

/// A player of ours as another program.
fn engine(level: Level, seed: u64) -> String {
    format!("exec:'{SKAT}' engine --level {level} --seed {seed}")
}

/// The result without what depends on the clock, and on how a player is named.
fn figures(mut result: Value) -> Value {
    for player in result["players"].as_array_mut().unwrap() {
        let player = player.as_object_mut().unwrap();
        player.retain(|key, _| !key.starts_with("ms_") && key != "level");
    }
    for pair in result["pairs"].as_array_mut().unwrap() {
        pair.as_object_mut().unwrap().retain(|key, _| key == "diff" || key == "ci");
    }
    result
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn the_result_as_json() {
    let result = json(&["--seats", "club,beginner,club", "--deals", "40", "--seed", "7"]);
    assert_eq!(keys(&result), ["players", "pairs", "passed_in"]);
    let share = |value: &Value| (0.0..=1.0).contains(&value.as_f64().unwrap());
    let (mut declared, mut plain, mut sf) = (0.0, Vec::new(), Vec::new());
    for (player, level) in
        result["players"].as_array().unwrap().iter().zip(["club", "beginner", "club"])
    {
        let figures = [
            "level",
            "deals",
            "declared",
            "won",
            "by_game",
            "hand",
            "defence_won",
            "defence_by_game",
            "bids",
            "plain",
            "plain_ci",
            "sf",
            "sf_ci",
            "ms_mean",
            "ms_p95",
            "ms_max",
        ];
        assert_eq!(keys(player), figures);
        assert_eq!((&player["level"], &player["deals"]), (&level.into(), &40.into()));
        for key in ["declared", "won", "hand", "defence_won"] {
            assert!(share(&player[key]), "{key}: {player}");
        }
        let kinds = &player["by_game"];
        let names = ["clubs", "spades", "hearts", "diamonds", "grand", "null", "ramsch"];
        assert_eq!(keys(kinds), names);
        let mut sum = 0.0;
        for kind in kinds.as_object().unwrap().values() {
            assert_eq!(keys(kind), ["declared", "won"]);
            assert!(share(&kind["declared"]) && share(&kind["won"]));
            sum += kind["declared"].as_f64().unwrap();
        }
        assert!((sum - player["declared"].as_f64().unwrap()).abs() < 1e-9);
        let shares = |key: &str, inner: fn(&Value) -> &Value| {
            let values = player[key].as_object().unwrap().values();
            values.map(|value| inner(value).as_f64().unwrap()).sum::<f64>()
        };
        assert_eq!(keys(&player["defence_by_game"]), ["suit", "grand", "null"]);
        let defended = shares("defence_by_game", |game| &game["defended"]);
        let passed_in = result["passed_in"].as_f64().unwrap();
        assert!((defended + sum + passed_in - 1.0).abs() < 1e-9, "{player}");
        // Everybody says a highest value, or none.
        assert!((shares("bids", |share| share) - 1.0).abs() < 1e-9, "{player}");
        let low = player["bids"]["0"].as_f64().unwrap();
        assert!(low + sum <= 1.0, "who declares has bid: {player}");
        declared += sum;
        plain.push(player["plain"].as_f64().unwrap());
        sf.push(player["sf"].as_f64().unwrap());
        for key in ["plain_ci", "sf_ci"] {
            assert!(player[key].as_f64().unwrap() > 0.0, "{key}: {player}");
        }
        let [mean, most, longest] =
            ["ms_mean", "ms_p95", "ms_max"].map(|key| player[key].as_f64().unwrap());
        assert!(0.0 < mean && mean <= longest && most <= longest, "{player}");
    }
    // A game has one declarer or is passed in.
    assert!((declared + result["passed_in"].as_f64().unwrap() - 1.0).abs() < 1e-9);
    let pairs = result["pairs"].as_array().unwrap();
    for (pair, (a, b)) in pairs.iter().zip([(0, 1), (0, 2), (1, 2)]) {
        assert_eq!(keys(pair), ["a", "b", "diff", "ci"]);
        assert_eq!(pair["a"], result["players"][a]["level"]);
        assert_eq!(pair["b"], result["players"][b]["level"]);
        assert!((pair["diff"].as_f64().unwrap() - (sf[a] - sf[b])).abs() < 1e-9, "{pair}");
    }
    // The same cards, differences by the plain list.
    let again =
        ["--seats", "club,beginner,club", "--deals", "40", "--seed", "7", "--scoring", "plain"];
    let again = json(&again);
    assert_eq!(again["players"][0]["sf"], result["players"][0]["sf"]);
    let diff = again["pairs"][0]["diff"].as_f64().unwrap();
    assert!((diff - (plain[0] - plain[1])).abs() < 1e-9);
}

#[test]
fn three_of_a_kind_are_even() {
    // In three rotations everybody has every hand once.
    let result = json(&["--seats", "beginner,beginner,beginner", "--deals", "20"]);
    for pair in result["pairs"].as_array().unwrap() {
        assert_eq!((pair["diff"].as_f64(), pair["ci"].as_f64()), (Some(0.0), Some(0.0)));
    }
}

#[test]
fn jobs_change_nothing_but_times() {
    let seats = ["--seats", "club", "--seats", "beginner,club", "--deals", "25"];
    let with = |jobs| figures(json(&[&seats[..], &["--jobs", jobs]].concat()));
    assert_eq!(with("1"), with("3"));
    assert_eq!(with("1"), with("40"));
}

/// Our engine behind a pipe plays exactly like the player it is.
#[test]
fn a_program_plays_like_the_player_it_is() {
    let (club, beginner) = (engine(Level::Club, 5), engine(Level::Beginner, 5));
    let all = format!("{club},{beginner},{club}");
    let run = |seats: &str, more: &[&str]| {
        figures(json(&[&["--seats", seats, "--seed", "5", "--deals", "30"], more].concat()))
    };
    for rules in [
        &[][..],
        &["--rules", "pub"],
        &["--rules", "pub", "--house", "ramsch-rounds=always", "--house", "grand-hand=off"],
    ] {
        let own = run("club,beginner,club", rules);
        assert_eq!(run(&all, rules), own, "{rules:?}");
        assert_eq!(run(&format!("club,{beginner},club"), rules), own, "{rules:?}");
    }
}

/// So does one who reckons, for the list that it is told of.
#[test]
fn a_strong_program_plays_like_the_player_it_is() {
    let seats = ["master:careful", "expert", "expert:bold"];
    let programs = seats.map(|seat| format!("exec:'{SKAT}' engine --level {seat} --seed 5"));
    let run = |seats: [&str; 3]| {
        let seats = seats.join(",");
        let args = ["--seats", &seats, "--seed", "5", "--deals", "2", "--scoring", "plain"];
        figures(json(&args))
    };
    let [master, expert, bold] = programs.each_ref().map(String::as_str);
    assert_eq!(run([master, expert, bold]), run(seats));
}

#[test]
fn the_result_as_a_table() {
    let args = ["--seats", "beginner,beginner,beginner", "--deals", "10", "--rules", "pub"];
    let done = duel(&args).assert().success().stderr(is_empty());
    let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    // Times are those of this run.
    let text: Vec<&str> = text.split("ms a move").collect();
    let (_, ahead) = text[1].split_once("\n\n").unwrap();
    insta::assert_snapshot!(format!("{}…\n\n{ahead}", text[0]));
}

const FORCED: [&str; 6] = ["--forced", "suit,null", "--against", "club,club", "--seed", "3"];

#[test]
fn forced_games_compare_two_declarers() {
    let run = |more: &[&str]| json(&[&FORCED[..], &["--deals", "30"], more].concat());
    for how in [&[][..], &["--same-discard"]] {
        let run = |more: &[&str]| run(&[how, more].concat());
        let both = run(&["--declarer", "expert,beginner"]);
        assert_eq!(keys(&both), ["games"]);
        for (game, word) in both["games"].as_array().unwrap().iter().zip(["suit", "null"]) {
            assert_eq!(keys(game), ["game", "deals", "declarers", "diff", "ci"]);
            assert_eq!((&game["game"], &game["deals"]), (&word.into(), &30.into()));
            let points = |side: usize| game["declarers"][side]["points"].as_f64().unwrap();
            let figures = ["level", "played", "won", "other", "points", "points_ci"];
            assert_eq!(keys(&game["declarers"][0]), figures);
            assert_eq!(game["declarers"][1]["played"], 30);
            let diff = game["diff"].as_f64().unwrap();
            assert!((diff - (points(0) - points(1))).abs() < 1e-9, "{game}");
            if !how.is_empty() {
                assert_eq!(game["declarers"][1]["other"], 0.0);
            }
        }
        // A beginner never announces a Null of its own.
        let other = if how.is_empty() { 1.0 } else { 0.0 };
        assert_eq!(both["games"][1]["declarers"][1]["other"], other);
        // Each plays the same games alone, on any number of threads.
        let alone = run(&["--declarer", "beginner", "--jobs", "3"]);
        for game in 0..2 {
            assert_eq!(alone["games"][game]["declarers"][0], both["games"][game]["declarers"][1]);
            assert_eq!(alone["games"][game].get("diff"), None);
        }
    }
    let same = run(&["--declarer", "club,club", "--jobs", "1"]);
    assert_eq!(same["games"][0]["diff"].as_f64(), Some(0.0));
    assert_eq!(same["games"][0]["ci"].as_f64(), Some(0.0));
}

#[test]
fn a_program_declares_forced_games_like_the_player_it_is() {
    for how in [&[][..], &["--same-discard"], &["--decisions"]] {
        let run = |declarer: &str| {
            let args = ["--declarer", declarer, "--deals", "5"];
            let mut result = json(&[&FORCED[..], how, &args].concat());
            result["games"].as_array_mut().unwrap().iter_mut().for_each(|game| {
                game["declarers"][0].as_object_mut().unwrap().remove("level");
            });
            result
        };
        assert_eq!(run(&engine(Level::Club, 3)), run("club"), "{how:?}");
    }
}

/// Only deals in which two decide otherwise are played, and the log has all.
#[test]
fn decisions_are_compared_apart_from_the_play() {
    let run = |declarer: &str| {
        let args = ["--forced", "suit", "--against", "club,club", "--deals", "40", "--decisions"];
        json(&[&args[..], &["--declarer", declarer]].concat())["games"][0].clone()
    };
    let (both, same, one) = (run("club,beginner"), run("club,club"), run("beginner"));
    let log = |game: &Value| game["decisions"].as_array().unwrap().clone();
    let keys_of_a_line = ["deal", "seat", "hand", "skat", "decided", "points"];
    let (mut sum, mut played) = (0.0, 0);
    for (number, decided) in (1..).zip(log(&both)) {
        assert_eq!(keys(&decided), keys_of_a_line);
        assert_eq!(decided["deal"], number);
        let points: Vec<f64> =
            decided["points"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
        let differs = decided["decided"][0] != decided["decided"][1];
        assert_eq!(points.len(), if differs { 2 } else { 0 }, "{decided}");
        played += i32::from(differs);
        sum += points.first().unwrap_or(&0.0) - points.last().unwrap_or(&0.0);
        assert_eq!(decided["decided"][1], log(&one)[number - 1]["decided"][0]);
    }
    assert_eq!(log(&both).len(), 40);
    assert!(played > 5 && played < 40, "{played}");
    assert_eq!(both["declarers"][0]["played"], played);
    assert!((both["diff"].as_f64().unwrap() - sum / 40.0).abs() < 1e-9);
    assert_eq!((&same["declarers"][0]["played"], &same["diff"]), (&0.into(), &0.0.into()));
    assert_eq!((log(&same).len(), &one["declarers"][0]["played"]), (40, &40.into()));
}

/// What a run prints.
fn bytes(args: &[&str]) -> Vec<u8> {
    duel(args).assert().success().stderr(is_empty()).get_output().stdout.clone()
}

#[test]
fn parts_merge_to_the_bytes_of_one_run() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    let sets: [&[&str]; 4] = [
        &["--seats", "club,beginner,casual", "--rules", "pub", "--scoring", "plain"],
        &[&FORCED[..], &["--declarer", "club,beginner"]].concat(),
        &[&FORCED[..], &["--declarer", "club,casual", "--decisions"]].concat(),
        &[&FORCED[..], &["--declarer", "beginner", "--same-discard"]].concat(),
    ];
    for (n, set) in sets.into_iter().enumerate() {
        let set = [set, &["--deals", "11", "--no-times"]].concat();
        // Many more parts than deals, and parts in any order, some of them in one file.
        for of in [1, 3, 40] {
            let mut files = Vec::new();
            for k in (1..=of).rev() {
                let part = format!("{k}/{of}");
                let written = bytes(&[&set[..], &["--part", &part, "--jobs", "2"]].concat());
                let file = path(&format!("{n}-{of}-{}", k.max(3)));
                let mut before = std::fs::read(&file).unwrap_or_default();
                before.extend(written);
                std::fs::write(&file, before).unwrap();
                files.push(file);
            }
            files.dedup();
            for more in [&["--no-times"][..], &["--no-times", "--json"]] {
                let files = files.iter().map(String::as_str);
                let merge: Vec<&str> = ["--merge"].into_iter().chain(files).collect();
                let one = bytes(&[&set[..], &more[1..]].concat());
                assert_eq!(bytes(&[&merge[..], more].concat()), one, "{set:?} {of} {more:?}");
            }
        }
    }
}

#[test]
fn parts_that_do_not_fit_get_one_line() {
    let dir = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &[u8]| {
        let path = dir.path().join(name).display().to_string();
        std::fs::write(&path, text).unwrap();
        path
    };
    let part = |part: &str, more: &[&str]| {
        let args = ["--seats", "club,club,beginner", "--deals", "3", "--part", part];
        bytes(&[&args[..], more].concat())
    };
    let first = part("1/2", &[]);
    let text = String::from_utf8(first.clone()).unwrap();
    let one = write("one", &first);
    let two = write("two", &part("2/2", &[]));
    let other = write("other", &part("2/2", &["--seed", "2"]));
    let third = write("third", &part("2/3", &[]));
    let cut = write("cut", &first[..first.len() / 2]);
    let games =
        write("games", text.replace(r#""games":6,"passed"#, r#""games":9,"passed"#).as_bytes());
    let old = write("old", text.replacen(r#""skat":""#, r#""skat":"0.0."#, 1).as_bytes());
    let huge = text.replacen(r#""count":2"#, r#""count":18446744073709551615"#, 9);
    let huge = write("huge", huge.as_bytes());
    let empty = write("empty", b"");
    for (files, why) in [
        (&[&one][..], "part 2/2 is missing"),
        (&[&one, &one], "part 1/2 is there twice"),
        (&[&one, &other], "part 2/2 is of another duel than the first"),
        (&[&one, &third], "part 2/3 is of another duel than the first"),
        (&[&two, &cut], "is no part of a duel: EOF while parsing"),
        (&[&two, &games], "is no part of a duel: its sums are not those of its deals"),
        (&[&two, &old], "is of version 0.0."),
        (&[&empty], "is no part of a duel: it is empty"),
        (&[&"/no/such/part".to_owned()], "No such file"),
    ] {
        let files = files.iter().map(|file| file.as_str());
        let args: Vec<&str> = ["--merge"].into_iter().chain(files).collect();
        let one_line = starts_with("skat: --merge: ")
            .and(contains(why))
            .and(predicate::function(|text: &str| text.lines().count() == 1));
        duel(&args).assert().code(2).stdout(is_empty()).stderr(one_line);
    }
    // Sums that no duel can have are no reason to break down.
    duel(&["--merge", &huge, &two]).assert().success();
}

#[test]
fn bad_flags_get_one_line() {
    for (args, why) in [
        (&[][..], "--seats <P,P,P>"),
        (&["--seats", "club,club"], "--seats: names 2 players, not three"),
        (&["--seats", "club,club,club", "--seats", "club"], "names 4 players"),
        (&["--seats", "club,club,expret"], "'expret' is no player (beginner"),
        (&["--seats", "club,club,club:brave"], "'club:brave' is no player (beginner"),
        (&["--seats", "club,club,exec:"], "'exec:' names no program"),
        (&["--seats", "club,club,exec:a 'b"], "a quote is left open"),
        (&["--seats", "club,club,club", "--deals", "0"], "allowed: 1 to "),
        (&["--seats", "club,club,club", "--jobs", "0"], "allowed: 1 to "),
        (&["--seats", "club,club,club", "--patience", "x"], "'x' for '--patience"),
        (&["--seats", "club,club,club", "--scoring", "x"], "[possible values: plain,"),
        (&["--seats", "club,club,club", "--rules", "poker"], "--rules: 'poker' is not a preset of"),
        (&["--seats", "club,club,club", "--house", "re=x"], "--house: 'x' is not a value of re"),
        (&["--seats", "club,club,club", "--house", "re"], "--house: 're=on' makes no difference"),
        (&["--seats", "club,club,club", "--house", "bock"], "'bock=on' makes no difference in a"),
        (&["--seats", "club,club,club", "--seed", "x"], "'x' for '--seed"),
        (&["--seats", "club,club,club", "--part", "3/2"], "allowed: K/N, such as 1/4"),
        (&["--seats", "club,club,club", "--merge", "x"], "cannot be used with"),
        (&["--merge", "x", "--seed", "2"], "cannot be used with"),
        (&["--forced", "suit"], "--declarer <P>"),
        (&["--seats", "club,club,club", "--declarer", "club"], "--forced <KIND,KIND>"),
        (
            &["--forced", "x", "--declarer", "club", "--against", "club,club"],
            "[possible values: suit,",
        ),
        (
            &["--forced", "suit", "--declarer", "club,club,club", "--against", "club,club"],
            "--declarer: names 3 players, not one or two",
        ),
        (
            &["--forced", "suit", "--declarer", "club", "--against", "club"],
            "--against: names 1 players, not two",
        ),
    ] {
        let one_line = starts_with("skat: ")
            .and(contains(why))
            .and(contains("(see 'skat duel --help')\n"))
            .and(predicate::function(|text: &str| text.lines().count() == 1));
        duel(args).assert().code(2).stdout(is_empty()).stderr(one_line);
    }
}

#[cfg(unix)]
mod programs {
    use super::*;

    use std::fs::{self, File};
    use std::io::{BufRead, BufReader, Read};
    use std::path::Path;
    use std::process::{Command as Process, Stdio};

    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    /// A program for the shell as a player.
    fn script(text: &str) -> String {
        format!("exec:/bin/sh -c '{text}'")
    }

    #[test]
    fn a_program_at_fault_ends_the_duel_with_one_line() {
        let answers =
            |answer: &str| script(&format!("while read -r line; do echo \"{answer}\"; done"));
        let says = |kind: &str, answer: &str| {
            // Plays like the club otherwise.
            script(&format!(
                r#"exec 3>&1; while read -r line; do case "$line" in *"\"{kind}\""*) echo "{answer}" >&3;; *) echo "$line";; esac; done | "{SKAT}" engine"#
            ))
        };
        for (program, why) in [
            ("exec:/no/such/program --at all".to_owned(), "cannot be started: "),
            (script("exit 3"), "has ended (exit status: 3) when asked to bid in deal 1"),
            (script("exec >&-; read -r a; read -r b; read -r c"), "has closed its output"),
            (script("kill -9 $$"), "has ended (signal: 9 (SIGKILL))"),
            (script("exec cat /dev/zero"), "answers a line: it is too long"),
            (answers("yes"), "to bid in deal 1, answers 'yes': the line is no JSON object"),
            (script(r#"printf "\377\n""#), "answers a line: it is not UTF-8"),
            (answers("[true]"), "answers '[true]': the line is no JSON object"),
            (answers("{}"), "answers '{}': 'bid' is missing"),
            (answers(r#"{\"bid\":1}"#), "invalid type: integer `1`, expected a boolean"),
            (answers(r#"{\"error\":\"no idea\"}"#), ": no idea"),
            (answers(r#"{\"bid\":true,\"value\":19}"#), ": '19' cannot be bid"),
            (says("discard", r#"{\"discard\":[\"CJ\",\"CJ\"]}"#), ": CJ is named twice"),
            (says("discard", r#"{\"discard\":[\"C7\"]}"#), ": 2 cards must be put away, not 1"),
            (says("announce", r#"{\"game\":\"tarock\"}"#), ": 'tarock' is no game"),
            (says("announce", r#"{\"game\":\"clubs\",\"ouvert\":true}"#), "only in a Hand game"),
            (says("play", r#"{\"card\":\"C1\"}"#), ": 'C1' is no card"),
            (
                says("play", r#"{\"card\":\"CJ\"}"#),
                "answers '{\"card\":\"CJ\"}': CJ is not in this hand",
            ),
        ] {
            let one_line = starts_with("skat: duel: exec:")
                .and(contains(why))
                .and(predicate::function(|text: &str| text.lines().count() == 1));
            let seats = ["--seats", "club", "--seats", &program, "--seats", "club", "--jobs", "1"];
            duel(&seats).assert().code(1).stdout(is_empty()).stderr(one_line);
        }
    }

    #[test]
    fn a_silent_program_is_not_waited_for() {
        let seats = format!("club,club,{}", script("sleep 1000"));
        let why = "asked to bid in deal 1, has not answered within 1s\n";
        let args = ["--seats", &seats, "--patience", "1", "--jobs", "1"];
        duel(&args).assert().code(1).stdout(is_empty()).stderr(contains(why));
    }

    /// A player that says yes to everything, doubles what can be doubled, takes every skat, and
    /// plays the first card that is allowed.
    const BOLD: &str = r#"
        first() { echo "$1" | sed "s/.*\"$2\":\[\"\([A-Z0-9]*\)\".*/\1/"; }
        two() { echo "$1" | sed "s/.*\"hand\":\[[^]]*\"\(..\)\",\"\(..\)\"\].*/{\"discard\":[\"\1\",\"\2\"]}/"; }
        while read -r line; do
            case "$line" in
                *'"type":"bid"'*'"jump":true'*'"pass"'*) echo '{"bid":true,"value":20}';;
                *'"type":"bid"'*'"value":'[12]?,*) echo '{"bid":true}';;
                *'"type":"bid"'*) echo '{"bid":false}';;
                *'"type":"hand"'*) echo '{"hand":false}';;
                *'"type":"discard"'*) two "$line";;
                *'"refused"'*) echo '{"game":"grand"}';;
                *'"type":"announce"'*) echo '{"game":"null"}';;
                *'"type":"kontra"'*) echo kontra >> "$1"; echo '{"say":true}';;
                *'"type":"re"'*) echo re >> "$1"; echo '{"say":true}';;
                *'"type":"hirsch"'*) echo hirsch >> "$1"; echo '{"say":true}';;
                *'"type":"grand_hand"'*) echo grand_hand >> "$1"; echo '{"say":false}';;
                *'"type":"push"'*'"skat":null'*) echo push >> "$1"; echo '{"take":true}';;
                *'"type":"push"'*) two "$line";;
                *'"type":"play"'*) echo "{\"card\":\"$(first "$line" legal)\"}";;
                *'"type":"result"'*) echo result >> "$1";;
            esac
        done
    "#;

    #[test]
    fn a_program_is_asked_all_that_house_rules_ask() {
        let dir = tempfile::tempdir().unwrap();
        let (bold, asked) = (dir.path().join("bold.sh"), dir.path().join("asked"));
        fs::write(&bold, BOLD).unwrap();
        let player = format!("exec:/bin/sh '{}' '{}'", bold.display(), asked.display());
        let seats = ["--seats", &player, "--seats", &player, "--seats", &player, "--deals", "2"];
        let house = ["--house", "kontra,re", "--house", "hirsch"];
        let played = json(&[&seats[..], &house, &["--jobs", "1"]].concat());
        assert_eq!(played["passed_in"], 0.0);
        // Everything is doubled three times.
        let won = played["players"][0]["plain"].as_f64().unwrap();
        assert!(won.abs() > 8.0, "{played}");
        let ramsch = ["--house", "schieberamsch,push-jacks,grand-hand,ramsch-rounds=always"];
        let pushed = json(&[&seats[..], &ramsch, &["--jobs", "1"]].concat());
        assert_eq!(pushed["players"][0]["by_game"]["ramsch"]["declared"], 1.0);
        let asked = fs::read_to_string(asked).unwrap();
        let count = |word| asked.lines().filter(|line| *line == word).count();
        // Two times two deals in three rotations, of each of which three players are told.
        assert_eq!(count("result"), 36);
        assert_eq!((count("kontra"), count("re"), count("hirsch")), (6, 6, 6));
        assert_eq!((count("grand_hand"), count("push")), (18, 18));
    }

    /// A pipe with a name that the programs of a test can open.
    fn fifo(dir: &Path) -> String {
        let path = dir.join("fifo").display().to_string();
        assert!(Process::new("mkfifo").arg(&path).status().unwrap().success());
        path
    }

    #[test]
    fn programs_end_with_the_duel_however_it_ends() {
        for (signal, code) in [(Signal::SIGINT, 130), (Signal::SIGTERM, 130), (Signal::SIGHUP, 130)]
        {
            let dir = tempfile::tempdir().unwrap();
            let fifo = fifo(dir.path());
            // It never answers, does not care for signals, and has started another program.
            let silent = format!("trap \"\" INT TERM HUP; exec 3>{fifo}; echo up >&3; sleep 1000");
            let mut duel = Process::new(SKAT)
                .args(["duel", "--seats", &format!("club,club,{}", script(&silent)), "--jobs", "1"])
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .unwrap();
            let mut fifo = BufReader::new(File::open(&fifo).unwrap());
            let mut line = String::new();
            fifo.read_line(&mut line).unwrap();
            assert_eq!(line, "up\n");
            kill(Pid::from_raw(duel.id() as i32), signal).unwrap();
            assert_eq!(duel.wait().unwrap().code(), Some(code), "{signal}");
            let mut told = String::new();
            duel.stderr.take().unwrap().read_to_string(&mut told).unwrap();
            assert_eq!(told, "skat: duel: stopped after 0 of 1000 deals\n");
            // The pipe ends when the last that could write to it has ended.
            assert_eq!(fifo.read_to_string(&mut line).unwrap(), 0);
        }
    }

    #[test]
    fn programs_end_with_a_duel_that_is_over() {
        let dir = tempfile::tempdir().unwrap();
        let fifo = fifo(dir.path());
        // Plays like the club, and leaves another program behind.
        let leaves = format!("exec 3>{fifo}; sleep 1000 & exec \"{SKAT}\" engine");
        let seats = format!("club,club,{}", script(&leaves));
        let reader = std::thread::spawn(move || {
            let mut text = String::new();
            File::open(&fifo).unwrap().read_to_string(&mut text).unwrap();
            text
        });
        duel(&["--seats", &seats, "--deals", "2", "--jobs", "1"]).assert().success();
        assert_eq!(reader.join().unwrap(), "");
    }
}
