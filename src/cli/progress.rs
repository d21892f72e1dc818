//! A bar on a terminal that shows how far long work has come. By hand: a crate for it brings three
//! more and takes as many lines to look like this.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use ratatui::crossterm::terminal;

/// The time between two drawings.
const PERIOD: Duration = Duration::from_millis(200);
/// The width of the bar itself.
const WIDTH: usize = 30;

/// Does the work, and meanwhile draws how much of it is done on standard error, if that is a
/// terminal; `total` is how much there is, if that is known. What was drawn is gone at the end.
pub(super) fn during<T>(
    total: Option<u32>,
    done: impl Fn() -> u32 + Send,
    work: impl FnOnce() -> T,
) -> T {
    if !io::stderr().is_terminal() {
        return work();
    }
    let (finish, finished) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let start = Instant::now();
            let mut drawn = 0;
            while finished.recv_timeout(PERIOD) == Err(RecvTimeoutError::Timeout) {
                let mut line = bar(done(), total, start.elapsed());
                // A line that is broken could not be drawn over.
                line.truncate(columns().saturating_sub(1));
                let blank = " ".repeat(drawn.max(line.len()) - line.len());
                drawn = line.len();
                // Nobody is left to show it to if this fails.
                let _ = write!(io::stderr(), "\r{line}{blank}");
            }
            let _ = write!(io::stderr(), "\r{}\r", " ".repeat(drawn));
        });
        // Also when the work panics: the other thread must not wait for ever.
        let _finish = finish;
        work()
    })
}

/// The width of the terminal.
fn columns() -> usize {
    terminal::size().map_or(80, |(columns, _)| usize::from(columns))
}

/// `[######------] 412 of 1000 deals, 1:23 left`, or `412 deals`
fn bar(done: u32, total: Option<u32>, elapsed: Duration) -> String {
    let Some(total) = total else { return format!("{done} deals") };
    let share = f64::from(done) / f64::from(total.max(1));
    let filled = (share * WIDTH as f64) as usize;
    let bar = format!("[{}{}]", "#".repeat(filled), "-".repeat(WIDTH - filled.min(WIDTH)));
    let left = match done {
        0 => String::new(),
        _ => {
            let left = elapsed.as_secs_f64() * f64::from(total - done) / f64::from(done);
            let seconds = left.ceil() as u64;
            format!(", {}:{:02} left", seconds / 60, seconds % 60)
        }
    };
    format!("{bar} {done} of {total} deals{left}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_fills_and_the_time_runs_down() {
        let after = |done, seconds| bar(done, Some(1000), Duration::from_secs(seconds));
        assert_eq!(after(0, 3), format!("[{}] 0 of 1000 deals", "-".repeat(30)));
        let half = format!("[{}{}] 500 of 1000 deals, 1:05 left", "#".repeat(15), "-".repeat(15));
        assert_eq!(after(500, 65), half);
        assert_eq!(bar(7, None, Duration::ZERO), "7 deals");
        assert_eq!(after(1000, 130), format!("[{}] 1000 of 1000 deals, 0:00 left", "#".repeat(30)));
    }

    #[test]
    fn the_work_is_done() {
        assert_eq!(during(Some(1), || 0, || 7), 7);
    }
}
