//! Games that do not count, from the command line and the menu: practice and the deals of the day.

use std::path::Path;

use crate::robot::{Asked, Robot};
use crate::support::{Start, Terminal};

fn table(home: &Path, args: &str) -> Terminal {
    Start::skat(home, args).run()
}

/// True if anything has been written to the history, or lies there as a list to go on with.
fn anything_counts(home: &Path) -> bool {
    let history = home.join(".local/share/skat/history.sgf").exists();
    let mut menu = table(home, "");
    menu.wait_for("New list");
    let waits = menu.text().contains("Continue the list");
    menu.send("q");
    assert!(menu.wait_exit().success());
    history || waits
}

#[test]
fn practice_is_played_deal_after_deal_and_leaves_nothing() {
    let home = tempfile::tempdir().unwrap();
    let args = "--practice defender --seed 3 --level beginner --pace 0";
    let mut robot = Robot::new(table(home.path(), args));
    robot.play_deals(2);
    let text = robot.terminal.text();
    assert!(text.contains("Not counted · practice: Defence"), "{text}");
    // The menu, and all that can be practised.
    robot.wait();
    robot.terminal.send("m");
    robot.terminal.wait_for("Deals of the day");
    robot.terminal.send("p");
    robot.terminal.wait_for("Null defence");
    robot.terminal.send("\x1b");
    robot.terminal.wait_gone("Null defence");
    robot.terminal.send("q");
    assert!(robot.terminal.wait_exit().success());
    robot.terminal.assert_given_back();
    assert!(!anything_counts(home.path()));
}

#[test]
fn a_hint_comes_on_a_screen_that_stays_live_and_a_move_is_taken_back() {
    let home = tempfile::tempdir().unwrap();
    let args = "--practice any --seed 5 --level beginner --pace 0";
    let mut robot = Robot::new(table(home.path(), args));
    robot.wait();
    let before = robot.terminal.text();
    robot.terminal.send("t");
    robot.terminal.wait_for("Tip: ");
    robot.terminal.send("t");
    robot.terminal.wait_for("Why");
    robot.terminal.send("t");
    robot.terminal.wait_gone("Why");
    robot.step();
    robot.wait();
    robot.terminal.send("u");
    robot
        .terminal
        .wait("first question", |screen| (crate::support::text_of(screen) == before).then_some(()));
}

#[test]
fn the_deals_of_a_day_go_on_where_they_were_left() {
    let home = tempfile::tempdir().unwrap();
    let args = "--daily=2026-11-30 --level beginner --pace 0";
    let mut robot = Robot::new(table(home.path(), args));
    robot.play_deals(2);
    robot.wait();
    robot.terminal.wait_for("Not counted · deals of 2026-11-30");
    robot.terminal.wait_for("deal 3 of 12");
    robot.terminal.send("\x03");
    assert!(robot.terminal.wait_exit().success());
    assert!(!anything_counts(home.path()));
    let mut robot = Robot::new(table(home.path(), args));
    robot.wait();
    robot.terminal.wait_for("deal 3 of 12");
    robot.terminal.send("\x03");
    assert!(robot.terminal.wait_exit().success());
    // Another day has other cards, and leaves these where they are.
    let mut other = Robot::new(table(home.path(), "--daily=2026-12-01 --pace 0"));
    other.wait();
    other.terminal.wait_for("deal 1 of 12");
    other.terminal.send("\x03");
    assert!(other.terminal.wait_exit().success());
    let robot = Robot::new(table(home.path(), args));
    robot.terminal.wait_for("deal 3 of 12");
}

#[test]
fn the_same_cards_again_and_back_to_the_list() {
    let home = tempfile::tempdir().unwrap();
    let mut robot = Robot::new(table(home.path(), "--seed 7 --level beginner --pace 0"));
    while robot.wait() != Asked::NextDeal {
        robot.step();
    }
    let result = robot.terminal.text();
    robot.terminal.send("r");
    robot.terminal.wait_for("with whose cards?");
    robot.terminal.send("\x1b[C\r");
    robot.terminal.wait_for("Not counted · the same cards again");
    robot.terminal.send("m");
    robot
        .terminal
        .wait("the result", |screen| (crate::support::text_of(screen) == result).then_some(()));
    robot.terminal.send("\r");
    robot.terminal.wait_for("deal 2 of 36");
}
