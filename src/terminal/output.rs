//! What goes to the terminal, written by a thread of its own: a terminal that takes nothing more
//! holds nobody up but that thread.

use std::io;
use std::mem;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// What is not written yet.
struct Queue {
    waiting: Vec<u8>,
    /// Whether the thread is writing what it has taken.
    writing: bool,
    /// Whether the terminal has refused something, for good.
    failed: bool,
}

static QUEUE: Mutex<Queue> =
    Mutex::new(Queue { waiting: Vec::new(), writing: false, failed: false });
static CHANGED: Condvar = Condvar::new();

fn queue() -> MutexGuard<'static, Queue> {
    QUEUE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Queue {
    const fn is_free(&self) -> bool {
        !self.writing && self.waiting.is_empty()
    }
}

/// Starts the thread. It calls `free` whenever it has written everything.
pub(super) fn start(free: impl Fn() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name("output".into()).spawn(move || {
        loop {
            let mut queue = queue();
            while queue.waiting.is_empty() {
                queue = CHANGED.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
            let bytes = mem::take(&mut queue.waiting);
            queue.writing = true;
            drop(queue);
            let failed = write(&bytes).is_err();
            let mut queue = self::queue();
            queue.writing = false;
            queue.failed |= failed;
            drop(queue);
            CHANGED.notify_all();
            free();
        }
    })?;
    Ok(())
}

/// Lets these bytes be written, after all others.
pub(super) fn send(bytes: &[u8]) {
    queue().waiting.extend_from_slice(bytes);
    CHANGED.notify_all();
}

/// True while everything is written.
pub(super) fn is_free() -> bool {
    queue().is_free()
}

/// True if the terminal has refused something, which means that it is gone.
pub(super) fn has_failed() -> bool {
    queue().failed
}

/// Waits until everything is written, at most so long; false if it is not.
pub(super) fn finish(limit: Duration) -> bool {
    let end = Instant::now() + limit;
    let mut queue = queue();
    while !queue.is_free() {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return false;
        }
        queue = CHANGED.wait_timeout(queue, left).unwrap_or_else(PoisonError::into_inner).0;
    }
    !queue.failed
}

/// Writes all of it, in one piece if the terminal takes it.
#[cfg(unix)]
fn write(mut bytes: &[u8]) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    let out = rustix::stdio::stdout();
    while !bytes.is_empty() {
        match rustix::io::write(out, bytes) {
            Ok(written) => bytes = &bytes[written..],
            Err(Errno::INTR) => {}
            // Somebody who shares the terminal has told it not to wait.
            Err(Errno::AGAIN) => {
                let _ = poll(&mut [PollFd::new(&out, PollFlags::OUT)], None);
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn write(bytes: &[u8]) -> io::Result<()> {
    use io::Write;

    let mut out = io::stdout();
    out.write_all(bytes)?;
    out.flush()
}
