//! `skat doctor` in a terminal: it asks, hears what is replied, and waits for nothing that is not.

use crate::manners::home;
use crate::support::Start;

#[test]
fn replies_of_the_terminal_are_told() {
    let home = home();
    let mut t = Start { size: (100, 60), ..Start::skat(home.path(), "doctor") }.run();
    t.send("\x1bP>|XTerm(390)\x1b\\\x1b]11;rgb:2e2e/3434/3636\x1b\\\x1b[?0u\x1b[?2004;2$y");
    t.send("\x1b[?2026;2$y\x1b[?62;22c");
    assert!(t.wait_exit().success());
    t.assert_given_back();
    let text = t.text();
    for line in [
        "size                  100 × 60",
        "attributes (DA1)      62;22",
        "name (XTVERSION)      XTerm(390)",
        "background (OSC 11)   rgb:2e2e/3434/3636",
        "keyboard protocol     0",
        "bracketed paste       2",
        "synchronized output   2",
    ] {
        assert!(text.contains(line), "{line}:\n{text}");
    }
}

#[test]
fn a_terminal_that_says_nothing_is_not_waited_for() {
    let home = home();
    let mut t = Start { size: (100, 60), ..Start::skat(home.path(), "doctor") }.run();
    assert!(t.wait_exit().success());
    t.assert_given_back();
    assert!(t.text().contains("attributes (DA1)      no reply"), "{}", t.text());
}

#[test]
fn ctrl_c_ends_it_while_it_waits() {
    let home = home();
    let mut t = Start::skat(home.path(), "doctor").run();
    t.send("\x03");
    assert_eq!(t.wait_exit().signal(), Some("Interrupt"));
    t.assert_given_back();
}
