//! The manners of the program as a guest in a terminal.

use std::path::Path;

use vt100::Color;

use crate::robot::Robot;
use crate::support::{Start, Terminal};

pub(crate) const QUICK: &str = "--seed 7 --pace 0";

pub(crate) fn home() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// The program at its first question.
pub(crate) fn at_table(home: &Path, args: &str) -> Terminal {
    let mut robot = Robot::new(Start::skat(home, args).run());
    robot.wait();
    robot.terminal
}

#[test]
fn leaving_asks_once_and_gives_the_terminal_back() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    assert!(t.screen(|screen| screen.alternate_screen() && screen.hide_cursor()));
    t.send("q");
    t.wait_for("The list is saved");
    t.send("\x1b");
    t.wait_gone("The list is saved");
    t.send("q");
    t.wait_for("The list is saved");
    t.send("q");
    assert!(t.wait_exit().success());
    t.assert_given_back();
    assert_eq!(t.text().trim(), "", "nothing is left on the main screen");
}

#[test]
fn ctrl_c_saves_and_leaves_at_once() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    t.send("\x03");
    assert!(t.wait_exit().success());
    t.assert_given_back();
    Start::skat(home.path(), "").run().wait_for("Continue the list");
}

#[test]
fn a_closed_terminal_ends_the_program() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    t.hang_up();
    assert_eq!(t.wait_exit().signal(), Some("Hangup"));
}

#[test]
fn a_small_window_waits_and_a_large_one_goes_on() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    for (cols, rows) in [(60, 14), (20, 5), (1, 1), (200, 60), (79, 24)] {
        t.resize(cols, rows);
        if cols >= 80 {
            t.wait_for("? help");
        } else if cols >= 60 {
            t.wait_for("80 × 24");
            t.wait_for(&format!("{cols} × {rows}"));
        }
    }
    t.resize(80, 24);
    t.wait_for("? help");
    assert!(t.find("80 × 24").is_none());
}

#[test]
fn a_window_that_claims_to_be_huge_takes_little_memory() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    for (cols, rows) in [(5000, 5000), (u16::MAX, u16::MAX), (u16::MAX, 1), (1, u16::MAX)] {
        t.claim_size(cols, rows);
        t.send("?");
        t.claim_size(80, 24);
        t.wait_for("Keys that work now");
        t.send("\x1b");
        t.wait_gone("Keys that work now");
    }
    #[cfg(target_os = "linux")]
    {
        let status = std::fs::read_to_string(format!("/proc/{}/status", t.pid())).unwrap();
        let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        let kilobytes: u32 = most.trim().strip_suffix(" kB").unwrap().parse().unwrap();
        assert!(kilobytes < 200_000, "{most}");
    }
}

#[test]
fn every_change_comes_in_a_whole_frame() {
    let home = home();
    let mut robot = Robot::new(Start::skat(home.path(), QUICK).run());
    robot.play_deals(1);
    let raw = robot.terminal.raw();
    let frames = raw.split("\x1b[?2026h").skip(1);
    let outside: Vec<&str> = frames
        .map(|frame| frame.split_once("\x1b[?2026l").map_or("", |(_, after)| after))
        .collect();
    assert!(outside.iter().all(|after| after.is_empty()), "{outside:?}");
}

#[test]
fn a_terminal_without_a_second_screen_is_left_clean() {
    let home = home();
    let mut start = Start::skat(home.path(), QUICK);
    start.size = (120, 36);
    let mut robot = Robot::new(start.run());
    robot.play_deals(1);
    let mut t = robot.terminal;
    t.send("\tq");
    t.wait_for("The list is saved");
    t.send("q");
    assert!(t.wait_exit().success());
    let raw = t.raw().replace("\x1b[?1049h", "").replace("\x1b[?1049l", "");
    let mut parser = vt100::Parser::new(36.try_into().unwrap(), 120.try_into().unwrap(), 0);
    parser.process(raw.as_bytes());
    assert_eq!(parser.screen().contents().trim(), t.text().trim());
}

#[test]
fn nothing_is_left_on_the_screen_however_it_is_left() {
    for (width, keys) in [
        (80, "q"),
        (100, "\tq"),
        (109, "\tq"),
        (120, "q"),
        (120, "?\x03"),
        (131, "l\x03"),
        (140, "\tq"),
        (100, "\x03"),
        (140, "\t\x03"),
    ] {
        let home = home();
        let start = Start { size: (width, 30), ..Start::skat(home.path(), QUICK) };
        let mut robot = Robot::new(start.run());
        robot.wait();
        let mut t = robot.terminal;
        t.send(keys);
        if let Some(opens) = keys.strip_suffix('q') {
            t.wait_for("The list is saved");
            assert!(opens.len() < 2);
            t.send("q");
        }
        assert!(t.wait_exit().success(), "{width} {keys:?}");
        t.assert_given_back();
        assert_eq!(t.text().trim(), "", "{width} {keys:?}");
        // As a terminal without a second screen shows it.
        let raw = t.raw().replace("\x1b[?1049h", "").replace("\x1b[?1049l", "");
        let mut parser = vt100::Parser::new(30.try_into().unwrap(), width.try_into().unwrap(), 0);
        parser.process(raw.as_bytes());
        assert_eq!(parser.screen().contents().trim(), "", "{width} {keys:?}");
    }
}

#[test]
fn no_color_keeps_what_is_told_by_attributes() {
    for (args, env) in [(QUICK, ("NO_COLOR", "1")), ("--seed 7 --pace 0 --color never", ("A", "b"))]
    {
        let home = home();
        let mut start = Start::skat(home.path(), args);
        start.env = vec![env];
        let mut robot = Robot::new(start.run());
        robot.wait();
        let t = &robot.terminal;
        let (row, col) = t.find("♥").or_else(|| t.find("♦")).unwrap();
        assert_eq!(t.cell(row, col).fgcolor(), Color::Default);
        assert!(t.cell(row, col).bold());
        let colours = t.screen(|screen| {
            let (rows, cols) = screen.size();
            let cells = (0..rows.get()).flat_map(|r| (0..cols.get()).map(move |c| (r, c)));
            cells
                .filter_map(|(r, c)| screen.cell(r, c))
                .filter(|cell| cell.fgcolor() != Color::Default || cell.bgcolor() != Color::Default)
                .count()
        });
        assert_eq!(colours, 0);
    }
}

#[test]
fn illegal_cards_are_dim_over_a_dot_and_say_why() {
    let home = home();
    let mut robot = Robot::new(Start::skat(home.path(), "--seed 7 --pace 0").run());
    // Until something was led that must be followed.
    let dim = loop {
        robot.wait();
        let marks = robot.terminal.screen(|screen| {
            let (rows, cols) = screen.size();
            let row = rows.get() - 5;
            (0..cols.get()).find(|&col| {
                screen.cell(row, col).is_some_and(|cell| cell.contents() == "·" && cell.dim())
            })
        });
        if let Some(col) = marks {
            break col;
        }
        robot.step();
    };
    let t = &mut robot.terminal;
    let suit = t.cell(17, dim);
    assert!(suit.dim(), "the card over the dot is dim as well");
    assert_eq!(suit.fgcolor(), Color::Default, "grey is no colour");
    t.click(17, dim);
    t.click(17, dim);
    t.wait_for("cannot be played");
}

#[test]
fn the_mouse_can_be_left_alone() {
    let [first, second] = [home(), home()];
    let on = at_table(first.path(), QUICK);
    assert!(on.raw().contains("\x1b[?1000h") && on.raw().contains("\x1b[?2026h"));
    assert!(!on.raw().contains("\x1b[?1003h"), "motion wakes nobody");
    let off = at_table(second.path(), "--seed 7 --pace 0 --no-mouse");
    assert!(!off.raw().contains("\x1b[?1000h"));
}

#[test]
fn clicks_beside_and_beyond_everything_are_harmless() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    for (row, col) in [(0, 0), (23, 79), (23, 0), (0, 79), (200, 500), (2, 40)] {
        t.click(row, col);
    }
    t.send("?");
    t.wait_for("Keys that work now");
}

// Only a debug build can be made to fail.
#[cfg(debug_assertions)]
#[test]
fn a_panic_leaves_a_usable_terminal_and_the_list_on_disk() {
    let home = home();
    let mut start = Start::skat(home.path(), QUICK);
    start.env = vec![("SKAT_FAULT", "screen")];
    let mut t = start.run();
    assert_eq!(t.wait_exit().exit_code(), 101);
    t.assert_given_back();
    let text = t.text();
    assert_eq!(text.matches("fault of the screen").count(), 1, "{text}");
    assert_eq!(t.raw().matches("\x1b[?1049l").count(), 1, "the screen is left once");
    Start::skat(home.path(), "").run().wait_for("Continue the list");
}

// Only a debug build can be made to fail.
#[cfg(debug_assertions)]
#[test]
fn a_player_that_fails_is_replaced_and_it_is_told() {
    for (fault, words) in [
        ("panic", "panicked: fault of a player"),
        ("cheat", "broke the rules with CL"),
        ("hang", "gave no answer"),
    ] {
        let home = home();
        // You deal: Otto speaks first.
        let mut start = Start::skat(home.path(), "--seed 7 --dealer 1 --pace 0");
        start.env = vec![("SKAT_FAULT", fault)];
        let mut robot = Robot::new(start.run());
        robot.terminal.wait("report", |screen| {
            let text = screen.contents().split_whitespace().collect::<Vec<_>>().join(" ");
            let told = text.contains("failed to decide") && text.contains(words);
            (told && text.contains("7:1") && text.contains("club move ")).then_some(())
        });
        if fault != "hang" {
            robot.play_deals(1);
        }
        robot.terminal.send("\x03");
        assert!(robot.terminal.wait_exit().success());
        robot.terminal.assert_given_back();
        Start::skat(home.path(), "").run().wait_for("Continue the list");
    }
}

// Only a debug build can be made to think for ever.
#[cfg(debug_assertions)]
#[test]
fn the_table_stays_live_while_another_thinks_for_ever() {
    let home = home();
    // You deal: Otto speaks first.
    let mut start = Start::skat(home.path(), "--seed 7 --dealer 1 --level master");
    start.env = vec![("SKAT_FAULT", "silence")];
    let mut t = start.run();
    t.wait_for("Otto is to speak");
    assert!(t.find("▸ Otto").or_else(|| t.find("Otto ▸")).is_some(), "{}", t.text());
    t.send("?");
    t.wait_for("Keys that work now");
    t.send("\x1b");
    t.wait_gone("Keys that work now");
    t.resize(60, 14);
    t.wait_for("60 × 14");
    t.resize(120, 36);
    t.wait_for("Otto is to speak");
    t.send("\t");
    t.wait_gone("Otto is to speak");
    t.send("\t");
    t.wait_for("Otto is to speak");
    t.send("q");
    t.wait_for("The list is saved");
    t.send("q");
    assert!(t.wait_exit().success());
    t.assert_given_back();
    Start::skat(home.path(), "").run().wait_for("Continue the list");
}

#[test]
fn a_dumb_terminal_gets_lines_without_any_sequence() {
    let home = home();
    let mut start = Start::skat(home.path(), "--seed 7 --level beginner");
    start.env = vec![("TERM", "dumb")];
    let mut t = start.run();
    t.wait_for("? ");
    t.send("help\r");
    t.wait_for("What can be answered now:");
    t.send("q\r");
    assert!(t.wait_exit().success());
    assert!(!t.raw().contains('\x1b'), "{:?}", t.raw());
    assert!(t.text().contains("The list is saved"), "{}", t.text());
    let mut start = Start::skat(home.path(), "--no-plain");
    start.env = vec![("TERM", "dumb")];
    let mut t = start.run();
    assert_eq!(t.wait_exit().exit_code(), 2);
    assert!(t.text().contains("TERM=dumb cannot show a table"), "{}", t.text());
}

#[test]
fn lines_in_a_terminal_that_could_show_a_table() {
    let home = home();
    let mut t = Start::skat(home.path(), "--plain --seed 7 --level beginner").run();
    t.wait_for("? ");
    assert!(!t.raw().contains('\x1b'), "{:?}", t.raw());
    // The end of the input.
    t.send("\x04");
    assert!(t.wait_exit().success());
    t.assert_given_back();
    Start::skat(home.path(), "").run().wait_for("Continue the list");
}

#[test]
fn keys_typed_before_a_question_do_not_answer_it() {
    let home = home();
    let mut robot = Robot::new(Start::skat(home.path(), "--seed 7 --pace 0").run());
    robot.wait();
    let seat = ["forehand", "middlehand", "rearhand"]
        .iter()
        .position(|seat| robot.terminal.text().contains(&format!("You  0  {seat}")))
        .unwrap();
    // Six answers in one go: five were typed before their questions appeared.
    robot.answer("\r\r\r\r\r\r");
    robot.wait();
    let save = home.path().join(".local/state/skat/list-1.skat");
    let save = std::fs::read_to_string(save).unwrap();
    let running = save.lines().find_map(|line| line.strip_prefix("running 1 ")).unwrap();
    let words: Vec<&str> = running.split_whitespace().collect();
    let own = words.chunks(2).filter(|turn| turn[0] == seat.to_string()).count();
    assert_eq!(own, 1, "{running}");
}

#[test]
fn a_file_that_may_not_grow_is_said_as_well() {
    let home = home();
    let mut start = Start::skat(home.path(), "-c");
    start.program = "/bin/bash";
    start.args.push(format!("ulimit -f 0; exec {} {QUICK}", env!("CARGO_BIN_EXE_skat")));
    let mut t = start.run();
    t.wait_for("cannot write");
    t.send("\x03");
    assert_eq!(t.wait_exit().exit_code(), 1);
    t.assert_given_back();
}

/// From now on nothing can be written: a file is in the way.
fn spoil_the_disk(home: &std::path::Path) {
    let state = home.join(".local/state");
    std::fs::rename(&state, home.join("gone")).unwrap();
    std::fs::write(&state, "").unwrap();
}

#[test]
fn the_mark_of_what_is_not_saved_goes_when_it_is() {
    let home = home();
    let mut robot = Robot::new(Start::skat(home.path(), QUICK).run());
    robot.wait();
    spoil_the_disk(home.path());
    robot.step();
    robot.wait();
    robot.terminal.wait_for("─ not saved");
    robot.terminal.send("\x0c");
    robot.terminal.wait_for("─ not saved");
    // A folder that has vanished is made again.
    std::fs::remove_file(home.path().join(".local/state")).unwrap();
    robot.step();
    robot.wait();
    robot.terminal.wait_gone("─ not saved");
    robot.answer("\x03");
    assert!(robot.terminal.wait_exit().success());
    let saved = home.path().join(".local/state/skat/list-1.skat");
    assert!(std::fs::read_to_string(saved).unwrap().contains("running 1"));
}

#[test]
fn what_cannot_be_saved_is_said_and_fails_at_the_end() {
    let home = home();
    let mut robot = Robot::new(Start::skat(home.path(), QUICK).run());
    robot.wait();
    // A frame is shown before its moves are saved, but a key is taken after.
    robot.terminal.send("?");
    robot.terminal.wait_for("Keys that work now");
    robot.terminal.send("\x1b");
    spoil_the_disk(home.path());
    robot.step();
    robot.wait();
    let mut t = robot.terminal;
    t.wait_for("cannot write");
    // The sentence goes with the next key, the mark stays.
    t.send("q");
    t.wait_for("The last moves are not saved");
    assert!(t.text().contains("─ not saved"), "{}", t.text());
    t.send("q");
    assert_eq!(t.wait_exit().exit_code(), 1);
    t.assert_given_back();
    assert!(t.text().contains("the last moves are not saved"), "{}", t.text());
}
