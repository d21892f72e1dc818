//! Owns the terminal: what it changes it changes back, exactly once, on every way out.
//!
//! Four threads: one reads keys, one receives signals, one writes frames, and the one that calls
//! [`take`], which alone decides what is drawn and when the terminal is given back.

mod decode;
mod inbox;
mod input;
mod line;
mod modes;
mod output;
mod paint;
mod replies;
mod signals;

use std::io::{self, IsTerminal, stdout};
use std::mem;
use std::time::{Duration, Instant};

use ratatui::buffer::Buffer;
use ratatui::crossterm::queue;
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate,
};
use ratatui::layout::Rect;
use thiserror::Error;

pub use inbox::{End, Inbox, Input, Outbox};
pub use line::size;
pub use modes::restore;
pub use replies::{Replies, ask};

/// The time between two frames while keys are waiting: a frame for each of them would hold them up.
const PACE: Duration = Duration::from_millis(30);

/// Why there is no terminal to play in.
#[derive(Debug, Error)]
pub enum NoTerminal {
    /// The output is a file or a pipe.
    #[error("standard output must be a terminal")]
    Redirected,
    /// The terminal does not do as it is told.
    #[error("cannot open the terminal: {0}")]
    Io(#[from] io::Error),
}

/// Takes over the terminal and installs the panic hook. What comes in from outside goes to the
/// inbox, and what others send to the outbox as well.
///
/// # Errors
/// If there is no terminal, or it cannot be taken over; it is given back then.
pub fn take<M>(title: &str, mouse: bool) -> Result<(Screen, Outbox<M>, Inbox<M>), NoTerminal>
where
    M: From<Input> + Send + 'static,
{
    if !stdout().is_terminal() {
        return Err(NoTerminal::Redirected);
    }
    let (outbox, inbox) = inbox::inbox();
    // Before all else, so that no moment is uncovered.
    signals::watch(outbox.clone())?;
    let waker = outbox.clone();
    output::start(move || waker.wake())?;
    modes::listen_to_mouse(mouse);
    modes::keep_panics_off_the_screen();
    let screen = Screen::new(title);
    modes::take_over(title)?;
    input::read(outbox.clone())?;
    Ok((screen, outbox, inbox))
}

/// The terminal while it is ours.
#[derive(Debug)]
pub struct Screen {
    title: String,
    /// What the terminal shows.
    shown: Buffer,
    /// A second one for the next frame.
    next: Buffer,
    /// Whether the terminal may show something else.
    stale: bool,
    drawn: Instant,
}

impl Screen {
    fn new(title: &str) -> Self {
        let (shown, next) = (Buffer::default(), Buffer::default());
        Self { title: title.to_owned(), shown, next, stale: true, drawn: Instant::now() }
    }

    /// Whether it is time for a frame: not while the one before is still on its way, and seldom
    /// while messages are waiting.
    #[must_use]
    pub fn is_due(&self, quiet: bool) -> bool {
        output::is_free() && (quiet || self.drawn.elapsed() >= PACE)
    }

    /// Draws one frame and sends it in one piece, inside a synchronized update, so that no terminal
    /// shows half of it.
    ///
    /// # Errors
    /// If the terminal cannot be written to, which means that it is gone.
    pub fn draw(&mut self, view: impl FnOnce(&mut Buffer)) -> io::Result<()> {
        let (width, height) = self.size();
        let area = Rect { x: 0, y: 0, width, height };
        if self.shown.area != area {
            self.stale = true;
        }
        let mut bytes = Vec::new();
        queue!(bytes, BeginSynchronizedUpdate)?;
        let begun = bytes.len();
        if mem::take(&mut self.stale) {
            queue!(bytes, Clear(ClearType::All))?;
            self.shown = Buffer::empty(area);
            self.next = Buffer::empty(area);
        }
        view(&mut self.next);
        let changes = self.shown.diff(&self.next);
        if !changes.is_empty() {
            paint::paint(&mut bytes, changes)?;
        }
        if bytes.len() > begun {
            queue!(bytes, EndSynchronizedUpdate)?;
            output::send(&bytes);
        }
        mem::swap(&mut self.shown, &mut self.next);
        self.next.reset();
        self.drawn = Instant::now();
        if output::has_failed() { Err(io::ErrorKind::BrokenPipe.into()) } else { Ok(()) }
    }

    /// Columns and rows of the terminal; none if it has gone.
    #[must_use]
    pub fn size(&self) -> (u16, u16) {
        line::size()
    }

    /// Sets all modes again and draws the next frame in full, because somebody else may have
    /// written to the terminal. In the background it stops the process.
    ///
    /// # Errors
    /// If the terminal cannot be taken again.
    pub fn renew(&mut self) -> io::Result<()> {
        if !line::is_in_front() {
            return self.suspend();
        }
        self.stale = true;
        modes::take_over(&self.title)
    }

    /// Draws the next frame in full: a window that was smaller for a moment has lost what was in it,
    /// even if it has the size again that was drawn last.
    pub const fn forget(&mut self) {
        self.stale = true;
    }

    /// Listens to the mouse from now on, or leaves it to the terminal.
    pub fn listen_to_mouse(&mut self, mouse: bool) {
        modes::listen_to_mouse(mouse);
    }

    /// Gives the terminal back, stops the process as the shell expects, and takes it again. Does
    /// nothing where no shell could let it go on.
    ///
    /// # Errors
    /// If the terminal cannot be taken again.
    pub fn suspend(&mut self) -> io::Result<()> {
        if line::is_alone() {
            return Ok(());
        }
        restore();
        line::stop();
        self.stale = true;
        modes::take_over(&self.title)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        modes::leave();
    }
}
