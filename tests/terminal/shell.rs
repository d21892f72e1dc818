//! The program as a job of a shell.

use std::path::Path;

use nix::sys::signal::{Signal, kill};
use nix::sys::termios::LocalFlags;

use crate::manners::{QUICK, at_table, home};
use crate::support::{Start, Terminal};

fn prompt(screen: &vt100::Screen) -> Option<()> {
    let at = !screen.alternate_screen() && screen.contents().trim_end().ends_with("READY>");
    at.then_some(())
}

/// A shell with job control in which the program shows its table.
fn at_table_in_a_shell(home: &Path) -> Terminal {
    let mut start = Start::skat(home, "--norc --noprofile -i");
    start.program = "/bin/bash";
    start.env = vec![("PS1", "READY> ")];
    let mut t = start.run();
    t.wait("prompt", prompt);
    t.send(&format!("{} {QUICK}\r", env!("CARGO_BIN_EXE_skat")));
    t.wait_for("? help");
    t
}

#[test]
fn suspend_and_resume() {
    let home = home();
    let mut t = at_table_in_a_shell(home.path());
    for from_outside in [false, true] {
        if from_outside {
            kill(t.job(), Signal::SIGTSTP).unwrap();
        } else {
            t.send("\x1a");
        }
        t.wait("prompt", |screen| {
            prompt(screen).filter(|()| screen.contents().contains("Stopped"))
        });
        assert!(!t.screen(vt100::Screen::hide_cursor));
        t.send("clear; echo $((6*7))ok\r");
        t.wait_for("42ok");
        t.send("fg\r");
        t.wait_for("? help");
        assert!(t.screen(vt100::Screen::alternate_screen));
    }
    t.send("\x03");
    t.wait("prompt", prompt);
    t.send("echo $((6*8))status$?\r");
    t.wait_for("48status0");
}

#[test]
fn a_stop_that_cannot_be_caught_is_mended_afterwards() {
    let home = home();
    let mut t = at_table_in_a_shell(home.path());
    kill(t.job(), Signal::SIGSTOP).unwrap();
    t.wait_for("Stopped");
    t.send("printf '\\033[?2004l\\033[?1000l\\033[?25h'; stty cooked echo; fg\r");
    t.wait("clean table", |screen| {
        let text = screen.contents();
        (text.contains("? help") && !text.contains("Stopped")).then_some(())
    });
    assert!(t.screen(|screen| screen.hide_cursor() && screen.bracketed_paste()));
    assert!(!t.discipline().intersects(LocalFlags::ICANON | LocalFlags::ECHO));
    t.send("?");
    t.wait_for("Keys that work now");
    t.send("\x03");
    t.wait("prompt", prompt);
}

#[test]
fn a_stopped_job_ends_at_once() {
    for stop in [Signal::SIGTSTP, Signal::SIGSTOP] {
        let home = home();
        let mut t = at_table_in_a_shell(home.path());
        kill(t.job(), stop).unwrap();
        t.wait_for("Stopped");
        t.send("kill %1; while kill -0 %1; do :; done 2>&-; echo $((6*9))gone\r");
        t.wait_for("54gone");
        assert!(!t.screen(vt100::Screen::alternate_screen), "{stop}");
        Start::skat(home.path(), "").run().wait_for("Continue the list");
    }
}

#[test]
fn where_nobody_can_resume_nothing_stops() {
    let [first, second] = [home(), home()];
    let alone = at_table(first.path(), QUICK);
    let mut start = Start::skat(second.path(), "-c");
    start.program = "/bin/bash";
    start.args.push(format!("{} {QUICK}; true", env!("CARGO_BIN_EXE_skat")));
    let script = start.run();
    script.wait_for("? help");
    for mut t in [alone, script] {
        t.send("\x1a?");
        t.wait_for("Keys that work now");
        kill(t.job(), Signal::SIGTSTP).unwrap();
        t.send("\x1b");
        t.wait_gone("Keys that work now");
        assert!(!t.raw().contains("\x1b[?1049l"));
    }
}

#[test]
fn what_others_have_written_goes_when_asked_for() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    let before = t.text();
    t.intrude("\x1b[3;10Hsomething foreign\x1b[5;1HX");
    t.wait_for("something foreign");
    t.send("\x0c");
    t.wait_gone("something foreign");
    // The last row is the last that is drawn.
    t.wait_for("? help");
    assert_eq!(t.text(), before);
}
