//! What comes in from outside, in the order in which it is to be heard.

use std::io;
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel,
};
use std::time::Instant;

use ratatui::crossterm::event::Event;

use super::modes;

/// The number of keys that are read ahead. The rest of a long burst waits in the terminal.
const AHEAD: usize = 1024;

/// A thing that comes in from outside.
#[derive(Debug)]
pub enum Input {
    /// A key, a click, pasted text or a new size.
    Event {
        /// The event.
        event: Event,
        /// The time at which it was read. All of a long burst came when its beginning did.
        at: Instant,
    },
    /// The process is told to stop, as another program can.
    Suspend,
    /// The screen must be drawn in full: the process goes on after having been stopped, or somebody
    /// asks for it.
    Redraw,
    /// The program has to end.
    End(End),
}

/// The reason why the program has to end though nobody said so at the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End(pub(super) i32);

/// The signal of a hang-up, the same number on every Unix.
const HANG_UP: i32 = 1;

impl End {
    /// The terminal has gone away.
    pub const HANG_UP: Self = Self(HANG_UP);

    /// Gives the terminal back and ends the process the way it was told to, so that the parent
    /// sees the true cause. Save before. The last words go to standard error.
    pub fn carry_out(self, last_words: Option<String>) -> ! {
        // Words to a terminal that takes nothing more would hold the end up.
        if modes::restore()
            && let Some(words) = last_words
        {
            // Nobody may be left to read it.
            let _ = io::Write::write_all(&mut io::stderr(), words.as_bytes());
        }
        // Knows the signals of every Unix alone; the others end with the code a shell gives them.
        #[cfg(unix)]
        let _ = signal_hook::low_level::emulate_default_handler(self.0);
        std::process::exit(128 + self.0)
    }
}

/// Messages from several threads. Signals overtake everything else.
#[derive(Debug)]
pub struct Inbox<M> {
    urgent: Receiver<Input>,
    queue: Receiver<Option<M>>,
    first: Option<M>,
}

/// The ways into an [`Inbox`].
#[derive(Debug)]
pub struct Outbox<M> {
    urgent: SyncSender<Input>,
    queue: SyncSender<Option<M>>,
}

impl<M> Clone for Outbox<M> {
    fn clone(&self) -> Self {
        Self { urgent: self.urgent.clone(), queue: self.queue.clone() }
    }
}

/// What has become of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sent {
    /// It has gone.
    AtOnce,
    /// It had to wait until others were heard.
    Late,
    /// Nobody listens any more.
    Nowhere,
}

/// An empty inbox, and the ways into it.
pub(super) fn inbox<M>() -> (Outbox<M>, Inbox<M>) {
    let (urgent, signals) = sync_channel(AHEAD);
    let (queue, messages) = sync_channel(AHEAD);
    (Outbox { urgent, queue }, Inbox { urgent: signals, queue: messages, first: None })
}

impl<M> Outbox<M> {
    /// Sends a message, as soon as there is room. Tells how it went.
    pub fn send(&self, message: M) -> Sent {
        match self.queue.try_send(Some(message)) {
            Ok(()) => Sent::AtOnce,
            Err(TrySendError::Full(message)) => {
                self.queue.send(message).map_or(Sent::Nowhere, |()| Sent::Late)
            }
            Err(TrySendError::Disconnected(_)) => Sent::Nowhere,
        }
    }

    /// Lets [`Inbox::next`] return.
    pub(super) fn wake(&self) {
        // Who has a full queue does not sleep.
        let _ = self.queue.try_send(None);
    }

    /// Sends what overtakes all messages; false if nobody listens any more.
    pub(super) fn overtake(&self, input: Input) -> bool {
        let sent = self.urgent.send(input).is_ok();
        self.wake();
        sent
    }
}

impl<M: From<Input>> Inbox<M> {
    /// Waits for what comes next, at most until this time. Nothing also comes when the screen can
    /// be drawn again.
    pub fn next(&mut self, until: Option<Instant>) -> Option<M> {
        if let Ok(input) = self.urgent.try_recv() {
            return Some(input.into());
        }
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        let next = match until {
            None => self.queue.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(until) => self.queue.recv_timeout(until.saturating_duration_since(Instant::now())),
        };
        match next {
            Ok(None) => self.urgent.try_recv().ok().map(M::from),
            Ok(Some(message)) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            // All senders are gone: as if the terminal had been closed.
            Err(RecvTimeoutError::Disconnected) => Some(Input::End(End::HANG_UP).into()),
        }
    }

    /// True while nothing is waiting to be heard.
    pub fn is_empty(&mut self) -> bool {
        while self.first.is_none() {
            match self.queue.try_recv() {
                Ok(message) => self.first = message,
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return true,
            }
        }
        false
    }
}
