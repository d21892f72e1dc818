//! Signals: each of them is obeyed, at once and whatever else is under way, and leaves a terminal
//! and a list that can be used.

use std::process::Command;

use nix::sys::signal::Signal;

use crate::manners::{QUICK, at_table, home};
use crate::support::{Start, Terminal};

/// Sends a signal that may have no name.
fn send(t: &Terminal, signal: i32) {
    let kill = format!("kill -{signal} {}", t.pid());
    assert!(Command::new("/bin/sh").args(["-c", &kill]).status().unwrap().success(), "{kill}");
}

fn menu(home: &std::path::Path) -> Terminal {
    let t = Start::skat(home, "").run();
    t.wait_for("New list");
    t
}

#[test]
fn signals_keep_their_meaning_and_the_list() {
    for (signal, name) in [
        (Signal::SIGTERM, "Terminated"),
        (Signal::SIGHUP, "Hangup"),
        (Signal::SIGINT, "Interrupt"),
        (Signal::SIGQUIT, "Quit"),
    ] {
        let home = home();
        let mut t = at_table(home.path(), QUICK);
        t.signal(signal);
        let status = t.wait_exit();
        assert!(status.signal().is_some_and(|text| text.contains(name)), "{signal}: {status:?}");
        t.assert_given_back();
        Start::skat(home.path(), "").run().wait_for("Continue the list");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn every_signal_that_ends_gives_the_terminal_back() {
    let home = home();
    // Not those that cannot be caught, those that stop or tell something, and two of the C library.
    let others = [4, 8, 9, 11, 13, 17, 18, 19, 20, 21, 22, 23, 25, 28, 32, 33];
    for signal in (1..=64).filter(|signal| !others.contains(signal)) {
        let mut t = menu(home.path());
        send(&t, signal);
        let status = t.wait_exit();
        assert!(!status.success(), "{signal}: {status:?}");
        t.assert_given_back();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn signals_that_only_tell_something_end_nothing() {
    let home = home();
    let mut t = menu(home.path());
    for signal in [13, 17, 18, 23, 25, 28] {
        send(&t, signal);
        t.send("?");
        t.wait_for("Keys that work now");
        t.send("\x1b");
        t.wait_gone("Keys that work now");
    }
}

#[test]
fn a_signal_overtakes_the_keys_that_wait() {
    let home = home();
    let mut t = menu(home.path());
    // Each of them changes the screen.
    t.send(&"?\x1bx".repeat(5_000));
    t.signal(Signal::SIGTERM);
    assert_eq!(t.wait_exit().signal(), Some("Terminated"));
    t.assert_given_back();
}

#[test]
fn a_signal_overtakes_a_megabyte() {
    let home = home();
    let mut t = menu(home.path());
    t.send_without_waiting("?\x1bx".repeat(400_000));
    t.signal(Signal::SIGTERM);
    assert_eq!(t.wait_exit().signal(), Some("Terminated"));
}

#[test]
fn a_signal_is_obeyed_in_the_middle_of_a_sequence() {
    let home = home();
    for begun in ["\x1b[200~abc", "\x1b[12;", "\x1b]11;rgb", "\x1bP>|XTerm", "\x1b_G", "\x1bO"] {
        let mut t = menu(home.path());
        t.send(begun);
        t.signal(Signal::SIGTERM);
        assert_eq!(t.wait_exit().signal(), Some("Terminated"), "{begun:?}");
        t.assert_given_back();
    }
}

#[test]
fn a_signal_is_obeyed_though_the_terminal_takes_nothing_more() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    t.block();
    t.send("?");
    t.signal(Signal::SIGTERM);
    let status = t.wait_end();
    assert!(format!("{status:?}").contains("SIGTERM"), "{status:?}");
    Start::skat(home.path(), "").run().wait_for("Continue the list");
}
