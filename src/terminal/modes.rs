//! The modes of the terminal: what is switched on is switched off again, exactly once, on every way
//! out.

use std::io;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::cursor::{Hide, MoveTo, Show};
use ratatui::crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use ratatui::crossterm::queue;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, SetTitle,
};

use super::{line, output};

/// True while the terminal is ours. Makes [`restore`] idempotent: leaving the alternate screen
/// twice moves the cursor back over whatever was printed in between, the panic message first.
static ACTIVE: AtomicBool = AtomicBool::new(false);
/// True while the terminal is as it was found. Signals have their usual effect then.
pub(super) static GIVEN_BACK: LazyLock<Arc<AtomicBool>> =
    LazyLock::new(|| Arc::new(AtomicBool::new(true)));
/// Whether the mouse is captured while the terminal is ours.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// Keeps the window's title, and brings it back.
const PUSH_TITLE: &str = "\x1b[22;0t";
const POP_TITLE: &str = "\x1b[23;0t";
/// Button presses alone, in the notation that reaches beyond column 223. Reports of every motion,
/// which the terminal library would switch on, wake the program for nothing.
#[cfg(unix)]
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
#[cfg(unix)]
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";

/// The time a terminal has to take the sequences that give it back. A signal is obeyed within a
/// second.
const PATIENCE: Duration = Duration::from_millis(500);

/// Has every key sent as it is pressed. From before that on a signal waits for the terminal to be
/// given back, as one that came between would leave it so.
pub(super) fn make_raw() -> io::Result<()> {
    let before = GIVEN_BACK.load(Ordering::SeqCst);
    // In the background the process is stopped here, and a signal ends it at once.
    if line::is_in_front() {
        GIVEN_BACK.store(false, Ordering::SeqCst);
    }
    let raw = line::make_raw();
    GIVEN_BACK.store(raw.is_err() && before, Ordering::SeqCst);
    raw
}

/// Takes the terminal over, or once more if somebody may have changed its modes.
pub(super) fn take_over(title: &str) -> io::Result<()> {
    make_raw()?;
    let mut bytes = Vec::new();
    if !ACTIVE.swap(true, Ordering::SeqCst) {
        queue!(bytes, Print(PUSH_TITLE))?;
    }
    queue!(bytes, EnterAlternateScreen, Hide, SetTitle(title), EnableBracketedPaste)?;
    if MOUSE.load(Ordering::SeqCst) {
        capture_mouse(&mut bytes)?;
    }
    output::send(&bytes);
    Ok(())
}

/// Gives the terminal back; false if it did not take everything, which may be because nobody reads
/// what is written to it. Never panics: after a hang-up every write fails.
pub fn restore() -> bool {
    if !ACTIVE.swap(false, Ordering::SeqCst) {
        return output::is_free();
    }
    let mut bytes = Vec::new();
    // Writing to memory does not fail.
    let _ = queue!(bytes, EndSynchronizedUpdate, DisableBracketedPaste);
    if MOUSE.load(Ordering::SeqCst) {
        let _ = release_mouse(&mut bytes);
    }
    // Cleared for terminals that have no other screen to go back to.
    let _ = queue!(bytes, MoveTo(0, 0), Clear(ClearType::All), LeaveAlternateScreen);
    let _ = queue!(bytes, Show, Print(POP_TITLE));
    output::send(&bytes);
    let taken = output::finish(PATIENCE);
    line::make_usual();
    GIVEN_BACK.store(true, Ordering::SeqCst);
    taken
}

/// Gives the terminal back and waits longer for it to be taken, since nothing else is left to do
/// and signals have their usual effect again.
pub(super) fn leave() {
    if !restore() {
        output::finish(10 * PATIENCE);
    }
}

/// Listens to the mouse from now on, or leaves it to the terminal.
pub(super) fn listen_to_mouse(mouse: bool) {
    if MOUSE.swap(mouse, Ordering::SeqCst) != mouse && ACTIVE.load(Ordering::SeqCst) {
        let mut bytes = Vec::new();
        let turn = if mouse { capture_mouse } else { release_mouse };
        let _ = turn(&mut bytes);
        output::send(&bytes);
    }
}

#[cfg(unix)]
fn capture_mouse(out: &mut Vec<u8>) -> io::Result<()> {
    queue!(out, Print(MOUSE_ON))
}

#[cfg(unix)]
fn release_mouse(out: &mut Vec<u8>) -> io::Result<()> {
    queue!(out, Print(MOUSE_OFF))
}

// The Windows console reports the mouse by a mode of its own, not by escape sequences.
#[cfg(not(unix))]
fn capture_mouse(_: &mut Vec<u8>) -> io::Result<()> {
    ratatui::crossterm::execute!(io::stdout(), ratatui::crossterm::event::EnableMouseCapture)
}

#[cfg(not(unix))]
fn release_mouse(_: &mut Vec<u8>) -> io::Result<()> {
    ratatui::crossterm::execute!(io::stdout(), ratatui::crossterm::event::DisableMouseCapture)
}

/// Only the UI thread gives the terminal back: from another thread that would race with what it
/// does. What others have to say would spoil the screen, and who asked them tells of it.
pub(super) fn keep_panics_off_the_screen() {
    let ui = thread::current().id();
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == ui {
            restore();
        }
        if !ACTIVE.load(Ordering::SeqCst) {
            report(info);
        }
    }));
}
