//! The thread that reads the terminal.

use std::io;
use std::thread;
use std::time::Instant;

use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};

#[cfg(not(unix))]
use super::inbox::Sent;
use super::inbox::{End, Input, Outbox};

/// Reads the terminal on a thread of its own and reports what comes in. Keys come from the
/// controlling terminal where standard input is something else.
///
/// # Errors
/// If there is no terminal, or the system gives no thread.
pub(super) fn read<M: From<Input> + Send + 'static>(outbox: Outbox<M>) -> io::Result<()> {
    #[cfg(unix)]
    let tty = super::line::tty()?;
    thread::Builder::new().name("input".into()).spawn(move || {
        let report = |event, at| outbox.send(input(event, at).into());
        #[cfg(unix)]
        unix::listen(&tty, report);
        #[cfg(not(unix))]
        while let Ok(event) = ratatui::crossterm::event::read()
            && report(event, Instant::now()) != Sent::Nowhere
        {}
        // The terminal has gone away, or else nobody listens any more.
        outbox.overtake(Input::End(End::HANG_UP));
    })?;
    Ok(())
}

/// An event that came at that time. Ctrl-L is for the terminal, as everywhere.
fn input(event: Event, at: Instant) -> Input {
    let redraws = event.as_key_press_event().is_some_and(|key| {
        key.code == KeyCode::Char('l') && key.modifiers.contains(KeyModifiers::CONTROL)
    });
    if redraws { Input::Redraw } else { Input::Event { event, at } }
}

#[cfg(unix)]
pub(super) use unix::read as read_bytes;

/// Reading without crossterm: after a burst that fills its buffer it reads what is left in the
/// terminal only when more comes (crossterm-rs/crossterm#1057), and its parser is no better (see
/// [`Decoder`]).
#[cfg(unix)]
mod unix {
    use std::os::fd::OwnedFd;
    use std::time::{Duration, Instant};

    use ratatui::crossterm::event::Event;
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;

    use crate::terminal::decode::Decoder;
    use crate::terminal::inbox::Sent;

    /// Reports events, as long as somebody listens and the terminal is there.
    pub(super) fn listen(tty: &OwnedFd, report: impl Fn(Event, Instant) -> Sent) {
        let mut decoder = Decoder::default();
        let mut buffer = [0; 4096];
        let mut burst = None;
        loop {
            let events = match read(tty, &mut buffer, decoder.patience()) {
                Ok(Some(count)) => decoder.feed(&buffer[..count]),
                Ok(None) => decoder.give_up(),
                Err(Errno::INTR | Errno::AGAIN) => continue,
                Err(_) => return,
            };
            let at = burst.take().unwrap_or_else(Instant::now);
            for event in events {
                match report(event, at) {
                    Sent::AtOnce => {}
                    // What has waited in the terminal meanwhile is no younger.
                    Sent::Late => burst = Some(at),
                    Sent::Nowhere => return,
                }
            }
        }
    }

    /// Waits for bytes and counts them; none if nothing comes in time.
    pub(in super::super) fn read(
        tty: &OwnedFd,
        buffer: &mut [u8],
        time: Option<Duration>,
    ) -> Result<Option<usize>, Errno> {
        let time = time.map(|time| Timespec {
            tv_sec: time.as_secs().cast_signed(),
            tv_nsec: time.subsec_nanos().into(),
        });
        // A hang-up is reported unasked.
        if poll(&mut [PollFd::new(tty, PollFlags::IN)], time.as_ref())? == 0 {
            return Ok(None);
        }
        match rustix::io::read(tty, buffer)? {
            0 => Err(Errno::IO),
            count => Ok(Some(count)),
        }
    }
}
