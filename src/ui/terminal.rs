//! Owns the terminal: what it changes it changes back, exactly once, on every way out.
//!
//! The order at the start: [`watch_signals`] before anything else, so that no moment is uncovered;
//! then [`Screen::enter`]; then [`read_input`]. All of them report to one channel.

use std::any::Any;
use std::io::{self, IsTerminal, Stdout, Write, stdin, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};
use std::thread;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, Event};
use ratatui::crossterm::style::{Print, force_color_output};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen,
    SetTitle, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};
use ratatui::{Frame, Terminal};
use thiserror::Error;

/// True while the terminal is ours. Makes [`restore`] idempotent: leaving the alternate screen
/// twice moves the cursor back over whatever was printed in between, the panic message first.
static ACTIVE: AtomicBool = AtomicBool::new(false);
/// True while the mouse is captured, as long as the terminal is ours.
static MOUSE: AtomicBool = AtomicBool::new(false);
/// The last words of a panicking worker, kept until the terminal is given back.
static WORKER_PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Keeps the window's title, and brings it back.
const PUSH_TITLE: &str = "\x1b[22;0t";
const POP_TITLE: &str = "\x1b[23;0t";
/// Button presses alone, in the notation that reaches beyond column 223. Reports of every motion,
/// which the terminal library would switch on, wake the program for nothing.
#[cfg(unix)]
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
#[cfg(unix)]
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";

/// The reason why there is no terminal to play in.
#[derive(Debug, Error)]
pub enum NoTerminal {
    /// The output is a file or a pipe.
    #[error("standard output must be a terminal")]
    Redirected,
    /// The terminal does not do as it is told.
    #[error("cannot open the terminal: {0}")]
    Io(#[from] io::Error),
}

/// The terminal while it is ours.
pub struct Screen {
    // Never dropped: ratatui's own Drop shows the cursor, which `restore` has done, and reports a
    // failure with eprintln!, which panics when the terminal has been closed.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
    title: String,
}

impl Screen {
    /// Takes over the terminal and installs the panic hook. The calling thread becomes the only
    /// one that may write to the terminal. Keys are read from the controlling terminal where
    /// standard input is something else.
    ///
    /// # Errors
    ///
    /// If there is no terminal, or it cannot be taken over; it is given back then.
    pub fn enter(title: &str, mouse: bool) -> Result<Self, NoTerminal> {
        if !stdout().is_terminal() {
            return Err(NoTerminal::Redirected);
        }
        // The theme decides about colours; a second opinion would break attributes.
        force_color_output(true);
        MOUSE.store(mouse, Ordering::SeqCst);
        keep_panics_off_the_screen();
        let title = title.to_owned();
        take_over(&title).inspect_err(|_| restore())?;
        let terminal = Terminal::new(CrosstermBackend::new(stdout())).inspect_err(|_| restore())?;
        Ok(Self { terminal: ManuallyDrop::new(terminal), title })
    }

    /// Draws one frame inside a synchronized update, so that no terminal shows half of it.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be written to, which means that it is gone.
    pub fn draw(&mut self, view: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(view)?;
        execute!(stdout(), EndSynchronizedUpdate)
    }

    /// Columns and rows of the terminal; none if it has gone.
    #[must_use]
    pub fn size(&self) -> (u16, u16) {
        self.terminal.size().map_or((0, 0), |size| (size.width, size.height))
    }

    /// Forgets what the terminal shows, so that the next frame is drawn in full.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be written to.
    pub fn forget(&mut self) -> io::Result<()> {
        // Not Terminal::clear(): it asks the terminal where the cursor is, and the reader thread
        // swallows the answer. Resizing to the present size has the same effect.
        let size = self.terminal.size()?;
        self.terminal.resize(size.into())
    }

    /// Listens to the mouse from now on, or leaves it to the terminal.
    pub fn listen_to_mouse(&mut self, mouse: bool) {
        if MOUSE.swap(mouse, Ordering::SeqCst) != mouse {
            let mut out = stdout();
            let turn = if mouse { capture_mouse } else { release_mouse };
            // A terminal that cannot be written to has gone; the next frame notices.
            let _ = turn(&mut out).and_then(|()| out.flush());
        }
    }

    /// Gives the terminal back, stops the process as the shell expects, and takes it again.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be taken again.
    #[cfg(unix)]
    pub fn suspend(&mut self) -> io::Result<()> {
        restore();
        // Stops the whole foreground job, as the kernel would on ^Z in cooked mode.
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        take_over(&self.title)?;
        self.forget()
    }

    /// Does nothing: this system has no stopped jobs.
    ///
    /// # Errors
    ///
    /// None.
    #[cfg(not(unix))]
    pub fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

impl std::fmt::Debug for Screen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Screen").field("title", &self.title).finish_non_exhaustive()
    }
}

/// Only the UI thread writes to the terminal: a restore from another thread would race with the
/// frame being drawn. Others leave a note, which [`rethrow`] prints.
fn keep_panics_off_the_screen() {
    let ui = thread::current().id();
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if !ACTIVE.load(Ordering::SeqCst) {
            report(info);
        } else if thread::current().id() == ui {
            restore();
            report(info);
        } else {
            *WORKER_PANIC.lock().unwrap_or_else(PoisonError::into_inner) = Some(info.to_string());
        }
    }));
}

/// Ends the program with the panic of a worker thread. Call it on the UI thread, after saving.
pub fn rethrow(payload: Box<dyn Any + Send>) -> ! {
    restore();
    if let Some(note) = WORKER_PANIC.lock().unwrap_or_else(PoisonError::into_inner).take() {
        let _ = writeln!(io::stderr(), "{note}");
    }
    // Does not call the hook again.
    panic::resume_unwind(payload)
}

fn take_over(title: &str) -> io::Result<()> {
    enable_raw_mode()?;
    ACTIVE.store(true, Ordering::SeqCst);
    let mut out = stdout();
    queue!(out, Print(PUSH_TITLE), EnterAlternateScreen, SetTitle(title))?;
    if MOUSE.load(Ordering::SeqCst) {
        capture_mouse(&mut out)?;
    }
    out.flush()
}

/// Gives the terminal back. Never panics: after a hang-up every write fails.
pub fn restore() {
    if !ACTIVE.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = stdout();
    let _ = queue!(out, EndSynchronizedUpdate);
    if MOUSE.load(Ordering::SeqCst) {
        let _ = release_mouse(&mut out);
    }
    let _ = queue!(out, LeaveAlternateScreen, Show, Print(POP_TITLE));
    let _ = out.flush();
    let _ = disable_raw_mode();
}

#[cfg(unix)]
fn capture_mouse(out: &mut Stdout) -> io::Result<()> {
    queue!(out, Print(MOUSE_ON))
}

#[cfg(unix)]
fn release_mouse(out: &mut Stdout) -> io::Result<()> {
    queue!(out, Print(MOUSE_OFF))
}

// The Windows console reports the mouse by a mode of its own, not by escape sequences.
#[cfg(not(unix))]
fn capture_mouse(out: &mut Stdout) -> io::Result<()> {
    execute!(out, event::EnableMouseCapture)
}

#[cfg(not(unix))]
fn release_mouse(out: &mut Stdout) -> io::Result<()> {
    execute!(out, event::DisableMouseCapture)
}

/// Input from outside.
#[derive(Debug)]
pub enum Input {
    /// A key, a click or a new size.
    Event(Event),
    /// The process is told to stop, as another program can.
    Suspend,
    /// The process goes on after having been stopped: the screen must be drawn in full.
    Resumed,
    /// The program has to end.
    End(End),
}

/// The reason why the program has to end though nobody said so at the keyboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End(i32);

/// The signal of a hang-up, the same number on every Unix.
const HANG_UP: i32 = 1;

impl End {
    /// The terminal has gone away.
    pub const HANG_UP: Self = Self(HANG_UP);

    /// Gives the terminal back and ends the process the way it was told to, so that the parent
    /// sees the true cause. Save before.
    pub fn carry_out(self) -> ! {
        restore();
        #[cfg(unix)]
        let _ = signal_hook::low_level::emulate_default_handler(self.0);
        std::process::exit(128 + self.0)
    }
}

/// Reads the terminal on a thread of its own and reports what comes in.
///
/// # Errors
///
/// If the system gives no thread.
pub fn read_input<M: From<Input> + Send + 'static>(channel: &Sender<M>) -> io::Result<()> {
    watch_hang_up(channel.clone())?;
    let channel = channel.clone();
    thread::Builder::new().name("input".into()).spawn(move || {
        loop {
            let input = match event::read() {
                Ok(event) => Input::Event(event),
                Err(_) => Input::End(End::HANG_UP),
            };
            let end = matches!(input, Input::End(_));
            if channel.send(input.into()).is_err() || end {
                return;
            }
        }
    })?;
    Ok(())
}

/// Waits for the terminal to go away. The reader would not tell: it takes the end of input for a
/// pause. Usually SIGHUP comes as well, but not to a process outside the terminal's session.
#[cfg(unix)]
fn watch_hang_up<M: From<Input> + Send + 'static>(channel: Sender<M>) -> io::Result<()> {
    use std::fs::File;
    use std::os::fd::AsFd;

    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    // As the reader does, which takes keys from the controlling terminal if input is a pipe.
    let tty = if stdin().is_terminal() {
        stdin().as_fd().try_clone_to_owned()?
    } else {
        File::open("/dev/tty")?.into()
    };
    thread::Builder::new().name("hang-up".into()).spawn(move || {
        loop {
            // Waits for no event at all; a hang-up is reported unasked.
            let mut watched = [PollFd::new(&tty, PollFlags::empty())];
            match poll(&mut watched, None) {
                Err(Errno::INTR) => {}
                Ok(_) if watched[0].revents().contains(PollFlags::HUP) => {
                    let _ = channel.send(Input::End(End::HANG_UP).into());
                    return;
                }
                // Some systems cannot watch a terminal. SIGHUP has to do then.
                _ => return,
            }
        }
    })?;
    Ok(())
}

#[cfg(not(unix))]
fn watch_hang_up<M: From<Input> + Send + 'static>(_: Sender<M>) -> io::Result<()> {
    Ok(())
}

/// Receives the signals that end or resume the program, on a thread of its own.
///
/// # Errors
///
/// If the system gives no handler or no thread.
#[cfg(unix)]
pub fn watch_signals<M: From<Input> + Send + 'static>(channel: &Sender<M>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};

    let mut signals =
        signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT])?;
    let channel = channel.clone();
    thread::Builder::new().name("signals".into()).spawn(move || {
        for signal in signals.forever() {
            let input = match signal {
                SIGCONT => Input::Resumed,
                SIGTSTP => Input::Suspend,
                signal => Input::End(End(signal)),
            };
            if channel.send(input.into()).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

/// Does nothing: this system sends no signals.
///
/// # Errors
///
/// None.
#[cfg(not(unix))]
pub fn watch_signals<M: From<Input> + Send + 'static>(_: &Sender<M>) -> io::Result<()> {
    Ok(())
}
