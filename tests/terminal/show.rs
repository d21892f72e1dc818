//! `skat replay --show` in a terminal.

use crate::support::{Start, Terminal};

const GAMES: &str = include_str!("../data/official.sgf");

/// A home with a file of games in it.
fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(home.path().join("games.sgf"), GAMES).unwrap();
    home
}

#[test]
fn a_game_is_stepped_through_and_left() {
    let home = home();
    let mut t = Start::skat(home.path(), "replay --show 3 games.sgf").run();
    t.wait_for("step 0 of 35");
    assert!(t.screen(|screen| screen.alternate_screen() && screen.hide_cursor()));
    t.send("\x1b[C ");
    t.wait_for("step 2 of 35");
    t.send("\x7f");
    t.wait_for("step 1 of 35");
    t.wait_for("middlehand says 18.");
    t.send("\x1b[B\x1b[B");
    t.wait_for("middlehand takes ♥A ♥J ♥9, 13 points");
    t.wait_for("♥10│");
    t.send("s");
    t.wait_gone("♥10│");
    t.resize(60, 14);
    t.wait_for("60 × 14");
    t.resize(120, 36);
    t.wait_for("middlehand takes ♥A ♥J ♥9, 13 points");
    t.send("\x1b[F");
    t.wait_for("Won.");
    t.wait_for("won here");
    t.send("q");
    assert!(t.wait_exit().success());
    t.assert_given_back();
    assert_eq!(t.text().trim(), "", "nothing is left on the main screen");
}

#[test]
fn ctrl_c_and_a_closed_terminal_end_it() {
    let home = home();
    let mut t = Start::skat(home.path(), "replay --show 1 --seat R games.sgf").run();
    t.wait_for("step 0 of ");
    assert!(t.find("│♣").is_none() && t.find("│♠").is_none(), "the hands above are shut");
    t.send("\x03");
    assert!(t.wait_exit().success());
    t.assert_given_back();
    let mut t = Start::skat(home.path(), "replay --show 1 games.sgf").run();
    t.wait_for("step 0 of ");
    t.hang_up();
    assert_eq!(t.wait_exit().signal(), Some("Hangup"));
}

/// The records come in by a pipe, the keys from the terminal.
#[test]
fn records_may_come_in_by_standard_input() {
    let home = home();
    let mut start = Start::skat(home.path(), "");
    start.program = "/bin/sh";
    let command = format!("{} replay --show 2 - < games.sgf", env!("CARGO_BIN_EXE_skat"));
    start.args = vec!["-c".to_owned(), command];
    let mut t: Terminal = start.run();
    t.wait_for("game 2");
    // Esc closes what is open, and is no way out.
    t.send("?");
    t.wait_for("Ctrl-Z");
    t.send("\x1b");
    t.wait_for("? help");
    t.send("q");
    assert!(t.wait_exit().success());
    t.assert_given_back();
}

/// The looks follow the settings.
#[test]
fn the_deck_of_the_settings_is_used() {
    let home = home();
    let mut start = Start::skat(home.path(), "replay --show 3 games.sgf");
    start.env = vec![("SKAT_DECK", "ascii"), ("NO_COLOR", "1")];
    let t = start.run();
    t.wait_for("|CJ|HJ|DJ|");
}
