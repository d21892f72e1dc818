//! Whole lists, from the first bid to the final standing.

use nix::sys::signal::Signal;
use skat::host::{Member, Party, Session};
use skat::players::Level;
use skat::rules::{ListSettings, TableSize};

use crate::robot::{Asked, Robot};
use crate::support::Start;

/// The numbers of the deals in the history; every record of it agrees with itself.
fn recorded(home: &std::path::Path) -> Vec<String> {
    let file = std::fs::File::open(home.join(".local/share/skat/history.sgf")).unwrap();
    let mut records = skat::record::Records::new(file);
    let mut numbers = Vec::new();
    while let Some(raw) = records.next().unwrap() {
        let report = skat::study::replay::replay(&raw);
        assert_eq!(report.verdict, skat::study::replay::Verdict::Agrees, "{}", raw.text());
        let id = report.id.unwrap();
        numbers.push(id.rsplit_once('/').unwrap().1.to_owned());
    }
    numbers
}

fn robot(home: &std::path::Path, args: &str) -> Robot {
    Robot::new(Start::skat(home, args).run())
}

#[test]
fn a_whole_list_twice_comes_to_the_same_standing() {
    let standings = [(); 2].map(|()| {
        let home = tempfile::tempdir().unwrap();
        let mut robot = robot(home.path(), "--seed 7 --pace 0");
        let standing = robot.play_to_the_end();
        robot.answer("q");
        assert!(robot.terminal.wait_exit().success());
        robot.terminal.assert_given_back();
        standing
    });
    assert_eq!(standings[0], standings[1]);
    assert!(standings[0].contains("36 deals"), "{}", standings[0]);
}

#[test]
fn a_list_killed_in_the_middle_goes_on_alike() {
    let whole = {
        let home = tempfile::tempdir().unwrap();
        robot(home.path(), "--seed 11 --deals 6 --pace 0").play_to_the_end()
    };
    let home = tempfile::tempdir().unwrap();
    let mut first = robot(home.path(), "--seed 11 --deals 6 --pace 0");
    first.play_deals(2);
    // In the middle of a deal, at any question.
    for _ in 0..4 {
        first.step();
    }
    first.wait();
    first.terminal.signal(Signal::SIGKILL);
    first.terminal.wait_exit();
    assert_eq!(recorded(home.path()), ["11:1", "11:2"]);
    let mut second = robot(home.path(), "--resume --pace 0");
    assert_eq!(second.play_to_the_end(), whole);
    let expected: Vec<String> = (1..=6).map(|number| format!("11:{number}")).collect();
    assert_eq!(recorded(home.path()), expected);
}

#[test]
fn a_list_against_masters_left_while_they_think_goes_on_alike() {
    let shape = "--seed 7 --deals 2 --level master,expert --style bold --pace 0";
    let whole = {
        let home = tempfile::tempdir().unwrap();
        robot(home.path(), shape).play_to_the_end()
    };
    assert!(whole.contains("2 deals"), "{whole}");
    let home = tempfile::tempdir().unwrap();
    let mut first = robot(home.path(), shape);
    // Leaves in the middle of the play, right after a card of its own.
    while first.step() != Asked::Play {}
    first.terminal.send("\x03");
    assert!(first.terminal.wait_exit().success());
    first.terminal.assert_given_back();
    let mut second = robot(home.path(), "--resume --pace 0");
    assert_eq!(second.play_to_the_end(), whole);
    assert_eq!(recorded(home.path()), ["7:1", "7:2"]);
    let history = std::fs::read_to_string(home.path().join(".local/share/skat/history.sgf"));
    let history = history.unwrap();
    for player in ["person", "master:bold", "expert:bold"] {
        assert_eq!(history.matches(player).count(), 2, "{history}");
    }
}

#[test]
fn four_players_and_the_sitting_dealer() {
    let home = tempfile::tempdir().unwrap();
    let mut robot = robot(home.path(), "--seed 5 --players 4 --deals 5 --pace 0");
    let standing = robot.play_to_the_end();
    for name in ["You", "Nina", "Otto", "Paul"] {
        assert!(standing.contains(name), "{standing}");
    }
    assert!(standing.contains("× 30"), "{standing}");
    assert_eq!(recorded(home.path()).len(), 5);
}

/// A list by house rules waits to be continued.
fn by_house_rules(home: &std::path::Path, rules: &str, deals: u32) {
    let members = ["You", "Nina", "Otto"].map(|name| Member {
        name: name.to_owned(),
        level: (name != "You").then(|| Level::Club.into()),
    });
    let rules = rules.parse().unwrap();
    let settings = ListSettings { rules, deals, ..ListSettings::new(TableSize::Three, 13) };
    let party = Party { members: members.into(), seed: 1 };
    let mut session = Session::new(party, settings).unwrap();
    session.set_begun(1);
    let state = home.join(".local/state/skat");
    std::fs::create_dir_all(&state).unwrap();
    std::fs::write(state.join("list-1.skat"), session.save()).unwrap();
}

#[test]
fn lists_by_house_rules_come_to_their_end() {
    for (rules, deals) in [("pub,kontra-18=off", 5), ("pub,ramsch-rounds=always", 3)] {
        let home = tempfile::tempdir().unwrap();
        by_house_rules(home.path(), rules, deals);
        let mut robot = robot(home.path(), "--resume --pace 0");
        let standing = robot.play_to_the_end();
        assert!(standing.contains(&format!("{deals} deals")), "{standing}");
        let expected: Vec<String> = (1..=deals).map(|number| format!("13:{number}")).collect();
        assert_eq!(recorded(home.path()), expected, "{rules}");
    }
}

#[test]
fn the_menu_offers_to_continue() {
    let home = tempfile::tempdir().unwrap();
    let mut first = robot(home.path(), "--seed 3 --deals 4 --pace 0");
    first.play_deals(1);
    first.wait();
    first.terminal.send("\x03");
    assert!(first.terminal.wait_exit().success());
    first.terminal.assert_given_back();
    let mut second = robot(home.path(), "--pace 0");
    second.terminal.wait_for("Continue the list");
    second.terminal.wait_for("deal 2 of 4");
    second.answer("\r");
    let asked = second.wait();
    assert_ne!(asked, Asked::End);
    second.terminal.wait_for("deal 2 of 4");
}

/// Ten cards for forehand, middlehand and rearhand each, and the skat.
const DEAL: &str = "CJ.SJ.DJ.CA.CT.C9.S8.HA.HK.D9.HJ.CK.CQ.SA.S9.H9.H8.DA.DK.D8.\
                    C8.C7.ST.SK.S7.HQ.H7.DT.DQ.D7.SQ.HT";

#[test]
fn a_given_deal_from_a_file_and_from_a_pipe() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("deal"), DEAL).unwrap();
    let mut from_file = robot(home.path(), "--deal deal --pace 0");
    from_file.wait();
    let text = from_file.terminal.text();
    assert!(text.contains("You  0  forehand") && text.contains("deal 1 of 1"), "{text}");
    let standing = from_file.play_to_the_end();
    assert!(standing.contains("1 deal"), "{standing}");

    let home = tempfile::tempdir().unwrap();
    let mut start = Start::skat(home.path(), "");
    start.program = "/bin/bash";
    let skat = env!("CARGO_BIN_EXE_skat");
    start.args = vec!["-c".to_owned(), format!("echo {DEAL} | {skat} --deal - --pace 0")];
    let mut from_pipe = Robot::new(start.run());
    assert_eq!(from_pipe.play_to_the_end(), standing);
}

#[test]
fn a_damaged_save_is_set_aside_and_told() {
    let home = tempfile::tempdir().unwrap();
    let state = home.path().join(".local/state/skat");
    std::fs::create_dir_all(&state).unwrap();
    // What is no file cannot be read either, and stops nothing.
    std::fs::create_dir(state.join("list-2.skat")).unwrap();
    // A newer version of the program may have written one.
    std::fs::write(state.join("list-3.skat"), "skat-save 3\n").unwrap();
    // A list of which a line was lost.
    by_house_rules(home.path(), "official", 3);
    let whole = std::fs::read_to_string(state.join("list-1.skat")).unwrap();
    let lost = whole.replacen(whole.split_inclusive('\n').nth(7).unwrap(), "", 1);
    std::fs::write(state.join("list-4.skat"), &lost).unwrap();
    std::fs::write(state.join("list-1.skat"), "skat-save 1\ntable 5\n").unwrap();
    let mut terminal = Start::skat(home.path(), "").run();
    terminal.wait_for("A list damaged in line 8 is kept as list-4.damaged-1.skat.");
    assert_eq!(std::fs::read_to_string(state.join("list-4.damaged-1.skat")).unwrap(), lost);
    terminal.send("\x1b[B");
    terminal.wait_for("A list of a newer version of skat is kept as list-3.newer-1.skat.");
    terminal.send("\x1b[B");
    terminal.wait_for("list-2.damaged-1.skat");
    terminal.send("\x1b[B");
    terminal.wait_for("A list damaged in line 2 is kept as list-1.damaged-1.skat.");
    assert!(state.join("list-1.damaged-1.skat").exists());
    assert!(state.join("list-2.damaged-1.skat").exists());
}

#[test]
fn a_second_instance_plays_on_under_a_mark_that_it_is_not_saved() {
    let home = tempfile::tempdir().unwrap();
    let first = Start::skat(home.path(), "").run();
    first.wait_for("New list");
    let mut resumes = Start::skat(home.path(), "--resume").run();
    assert_eq!(resumes.wait_exit().exit_code(), 1);
    assert!(resumes.text().contains("another skat"), "{}", resumes.text());
    // A lesson needs no place on the disk.
    let lesson = Start::skat(home.path(), "--lesson 1 --pace 0").run();
    lesson.wait_for("lesson 1");
    assert!(!lesson.text().contains("not saved"), "{}", lesson.text());
    let mut second = robot(home.path(), "--seed 3 --deals 2 --pace 0");
    second.terminal.wait_for("another skat is using the list");
    second.play_deals(1);
    second.terminal.wait_for(" not saved");
    // Once the other has left, the list is saved after all.
    drop(first);
    second.terminal.wait_for("deal 2 of 2");
    second.step();
    second.terminal.wait_gone(" not saved");
    second.answer("\x03");
    assert!(second.terminal.wait_exit().success());
    let third = Start::skat(home.path(), "--resume").run();
    third.wait_for("deal 2 of 2");
}

#[test]
fn a_new_list_lets_the_old_one_wait_and_says_so() {
    let home = tempfile::tempdir().unwrap();
    let mut first = robot(home.path(), "--seed 3 --deals 4 --pace 0");
    first.play_deals(1);
    first.wait();
    first.answer("\x03");
    assert!(first.terminal.wait_exit().success());
    let mut second = robot(home.path(), "--seed 4 --deals 1 --pace 0");
    second.terminal.wait_for("Your list waits at deal 2 of 4");
    second.play_to_the_end();
    second.answer("q");
    assert!(second.terminal.wait_exit().success());
    let third = Start::skat(home.path(), "").run();
    third.wait_for("deal 2 of 4");
}
