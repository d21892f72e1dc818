//! Lines in, answers out: in the same order, on one thread or several, with only a few in memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::cli::inputs::{Input, Stopped};
use crate::search::Solver;

/// The longest line that is read, in bytes: many times what describes a position.
const LONGEST: usize = 64 * 1024;

/// A line's answer, or what is wrong with it.
type Answer = Result<String, String>;

/// A line with its number, or what is wrong with it.
type Numbered = (usize, Result<Vec<u8>, String>);

/// Answers every line that is not blank, and tells the answers in the order of the lines.
pub(super) fn answer_all(
    input: &Input,
    jobs: usize,
    answer: impl Fn(&mut Solver, usize, &[u8]) -> Answer + Clone + Send + 'static,
    mut tell: impl FnMut(Answer) -> io::Result<()>,
) -> Result<(), Stopped> {
    let mut lines = Lines::open(input).map_err(Stopped::Input)?;
    if jobs == 1 {
        let mut solver = Solver::new();
        while let Some((number, line)) = lines.next().map_err(Stopped::Input)? {
            let answer = line.and_then(|text| answer(&mut solver, number, &text));
            tell(answer).map_err(Stopped::Output)?;
        }
        return Ok(());
    }
    for answer in on_threads(lines, jobs, answer) {
        // A thread that ended without an answer has told why.
        let answer = answer.recv().unwrap_or_else(|_| Err(io::Error::other("a thread ended")));
        tell(answer.map_err(Stopped::Input)?).map_err(Stopped::Output)?;
    }
    Ok(())
}

/// The answer to a line as it will come, or the reason why there are no more lines.
type Later = Receiver<io::Result<Answer>>;

/// Hands the lines out to threads. What comes back is in the order of the lines; a few are under
/// way at a time. When nobody takes the answers any more, the threads end.
fn on_threads(
    mut lines: Lines,
    jobs: usize,
    answer: impl Fn(&mut Solver, usize, &[u8]) -> Answer + Clone + Send + 'static,
) -> Receiver<Later> {
    type Job = (usize, Vec<u8>, SyncSender<io::Result<Answer>>);
    let (give, take) = sync_channel::<Job>(jobs);
    let (promise, promised) = sync_channel(4 * jobs);
    let take = Arc::new(Mutex::new(take));
    for _ in 0..jobs {
        let (take, answer) = (Arc::clone(&take), answer.clone());
        thread::spawn(move || {
            let mut solver = Solver::new();
            loop {
                let job = take.lock().ok().and_then(|take| take.recv().ok());
                let Some((number, line, done)) = job else { return };
                // Nobody waits any more if the output is closed.
                let _ = done.send(Ok(answer(&mut solver, number, &line)));
            }
        });
    }
    thread::spawn(move || {
        loop {
            let (done, later) = sync_channel(1);
            let sent = match lines.next() {
                Ok(None) => return,
                Ok(Some((number, Ok(line)))) => give.send((number, line, done)).is_ok(),
                Ok(Some((_, Err(why)))) => done.send(Ok(Err(why))).is_ok(),
                Err(error) => {
                    // The last that comes.
                    let _ = done.send(Err(error));
                    let _ = promise.send(later);
                    return;
                }
            };
            if !sent || promise.send(later).is_err() {
                return;
            }
        }
    });
    promised
}

/// The lines of an input that are not blank, with their numbers from 1.
struct Lines {
    input: Box<dyn BufRead + Send>,
    number: usize,
}

impl Lines {
    fn open(input: &Input) -> io::Result<Self> {
        let input: Box<dyn BufRead + Send> = match input {
            Input::Stdin => Box::new(BufReader::new(io::stdin())),
            Input::File(path) => Box::new(BufReader::new(File::open(path)?)),
        };
        Ok(Self { input, number: 0 })
    }

    /// The next line, or that it is too long.
    fn next(&mut self) -> io::Result<Option<Numbered>> {
        loop {
            let mut line = Vec::new();
            let most = LONGEST as u64 + 1;
            if (&mut self.input).take(most).read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            self.number += 1;
            if line.len() > LONGEST {
                let number = self.number;
                if line.last() != Some(&b'\n') {
                    self.input.skip_until(b'\n')?;
                }
                let why =
                    format!("{number}:{LONGEST}: the line goes on (allowed: {LONGEST} bytes)");
                return Ok(Some((number, Err(why))));
            }
            if !line.iter().all(u8::is_ascii_whitespace) {
                return Ok(Some((self.number, Ok(line))));
            }
        }
    }
}
