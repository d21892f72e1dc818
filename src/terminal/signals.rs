//! The signals that end, stop or resume the program, or tell of a new size.

use std::io;

use super::inbox::Outbox;

/// Receives the signals on a thread of its own.
///
/// # Errors
/// If the system gives no handler or no thread.
#[cfg(unix)]
pub(super) fn watch<M: Send + 'static>(outbox: Outbox<M>) -> io::Result<()> {
    use std::sync::Arc;
    use std::thread;
    use std::time::Instant;

    use ratatui::crossterm::event::Event;
    use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};
    use signal_hook::flag::register_conditional_default;
    use signal_hook::iterator::Signals;

    use super::inbox::{End, Input};
    use super::line;
    use super::modes::GIVEN_BACK;

    let mut signals = Signals::new([SIGCONT, SIGTSTP, SIGWINCH])?;
    for signal in ending() {
        // The system, its C library and the library of signals keep a few numbers to themselves.
        let _ = register_conditional_default(signal, Arc::clone(&GIVEN_BACK));
        let _ = signals.add_signal(signal);
    }
    thread::Builder::new().name("signals".into()).spawn(move || {
        for signal in signals.forever() {
            let input = match signal {
                SIGCONT => Input::Redraw,
                SIGTSTP => Input::Suspend,
                SIGWINCH => {
                    let (columns, rows) = line::size();
                    Input::Event { event: Event::Resize(columns, rows), at: Instant::now() }
                }
                signal => Input::End(End(signal)),
            };
            if !outbox.overtake(input) {
                return;
            }
        }
    })?;
    Ok(())
}

/// The signals that would end the program and leave the terminal as it is: all that can be caught,
/// real-time signals included, but those that stop it, or tell it something and are ignored
/// otherwise.
#[cfg(unix)]
fn ending() -> impl Iterator<Item = i32> {
    use signal_hook::consts::{
        FORBIDDEN, SIGCHLD, SIGCONT, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGWINCH, SIGXFSZ,
    };

    const LAST: i32 = 64;
    let others = [
        SIGCHLD,
        SIGCONT,
        SIGTSTP,
        SIGTTIN,
        SIGTTOU,
        SIGURG,
        SIGWINCH,
        // What they tell of is told by the write that fails.
        SIGPIPE,
        SIGXFSZ,
        // SIGINFO, which BSD sends for Ctrl-T.
        #[cfg(any(
            target_vendor = "apple",
            target_os = "freebsd",
            target_os = "netbsd",
            target_os = "openbsd"
        ))]
        29,
    ];
    (1..=LAST).filter(move |signal| !others.contains(signal) && !FORBIDDEN.contains(signal))
}

/// Does nothing: this system sends no signals.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub(super) fn watch<M>(_: Outbox<M>) -> io::Result<()> {
    Ok(())
}
