//! The line to the terminal: its discipline, its size, and who has it.

pub(super) use system::{is_alone, is_in_front, make_raw, make_usual, stop};

/// The cells that are drawn at most: a window that claims more, as some do for a moment, would take
/// all memory.
const MOST: (u16, u16) = (1000, 400);

/// Columns and rows of the terminal; none if it has gone.
#[must_use]
pub fn size() -> (u16, u16) {
    let (columns, rows) = system::size().unwrap_or((0, 0));
    (columns.min(MOST.0), rows.min(MOST.1))
}

#[cfg(unix)]
pub(super) use system::tty;

#[cfg(unix)]
mod system {
    use std::fs::File;
    use std::io::{self, IsTerminal, stdin};
    use std::os::fd::{AsFd, OwnedFd};
    use std::sync::{Mutex, PoisonError};

    use rustix::process::{Signal, getpgrp, getsid, kill_process_group};
    use rustix::stdio::stdout;
    use rustix::termios::{
        OptionalActions, Termios, tcgetattr, tcgetpgrp, tcgetwinsize, tcsetattr,
    };

    /// The discipline as it was found, while it is ours.
    static FOUND: Mutex<Option<Termios>> = Mutex::new(None);

    /// Where keys come from: the controlling terminal where standard input is something else.
    pub(in super::super) fn tty() -> io::Result<OwnedFd> {
        if stdin().is_terminal() {
            stdin().as_fd().try_clone_to_owned()
        } else {
            File::open("/dev/tty").map(OwnedFd::from)
        }
    }

    /// Has every key sent as it is pressed, also if that was set before and somebody has changed
    /// it. In the background this stops the process.
    pub(in super::super) fn make_raw() -> io::Result<()> {
        let tty = tty()?;
        let mut mode = tcgetattr(&tty)?;
        FOUND.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| mode.clone());
        mode.make_raw();
        Ok(tcsetattr(&tty, OptionalActions::Now, &mode)?)
    }

    /// Sets the discipline that was found. In the background the shell has set its own.
    pub(in super::super) fn make_usual() {
        let found = FOUND.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let (Some(found), Ok(tty), true) = (found, tty(), is_in_front()) {
            // After a hang-up nothing can be set any more.
            let _ = tcsetattr(tty, OptionalActions::Now, &found);
        }
    }

    pub(super) fn size() -> Option<(u16, u16)> {
        let size = tcgetwinsize(stdout()).ok()?;
        Some((size.ws_col, size.ws_row))
    }

    /// True unless a shell has put this process into the background.
    pub(in super::super) fn is_in_front() -> bool {
        // Who has no such terminal has no shell either.
        tcgetpgrp(stdout()).map_or(true, |group| group == getpgrp())
    }

    /// True if no shell can stop this process and let it go on: every shell that does so puts its
    /// jobs into groups of their own.
    pub(in super::super) fn is_alone() -> bool {
        getsid(None).is_ok_and(|leader| leader == getpgrp())
    }

    /// Stops the whole job, as the kernel does for Ctrl-Z. Unlike SIGSTOP this signal leaves it
    /// alone if its shell has gone, and unlike SIGTSTP it is not caught here.
    pub(in super::super) fn stop() {
        let _ = kill_process_group(getpgrp(), Signal::TTIN);
    }
}

#[cfg(not(unix))]
mod system {
    use std::io;

    use ratatui::crossterm::terminal;

    pub(in super::super) fn make_raw() -> io::Result<()> {
        terminal::enable_raw_mode()
    }

    pub(in super::super) fn make_usual() {
        let _ = terminal::disable_raw_mode();
    }

    pub(super) fn size() -> Option<(u16, u16)> {
        terminal::size().ok()
    }

    pub(in super::super) fn is_in_front() -> bool {
        true
    }

    /// This system has no stopped jobs.
    pub(in super::super) fn is_alone() -> bool {
        true
    }

    pub(in super::super) fn stop() {}
}
