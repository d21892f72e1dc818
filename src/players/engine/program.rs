//! Another program as a player: its process, its lines, and its end.

use std::fmt;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use super::line::{self, Line};

/// A command that starts a program which plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// As it was typed.
    text: String,
    name: String,
    arguments: Vec<String>,
}

/// A text that is no command.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadProgram {
    /// Quotes or a backslash without what belongs to them.
    #[error("'exec:{0}' cannot be split into words: a quote is left open, or a backslash ends it")]
    Quotes(String),
    /// No word.
    #[error("'exec:{0}' names no program")]
    Empty(String),
}

impl FromStr for Program {
    type Err = BadProgram;

    /// Splits a command into words as a shell does; no shell runs it.
    fn from_str(text: &str) -> Result<Self, BadProgram> {
        let text = text.trim().to_owned();
        let Some(words) = shlex::split(&text) else { return Err(BadProgram::Quotes(text)) };
        let mut words = words.into_iter();
        match words.next().filter(|name| !name.is_empty()) {
            Some(name) => Ok(Self { text, name, arguments: words.collect() }),
            None => Err(BadProgram::Empty(text)),
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why a program cannot go on playing.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("exec:{program}: {trouble}")]
pub struct Fault {
    /// The command.
    pub program: String,
    /// The event.
    pub trouble: Trouble,
}

/// The fault of a program.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Trouble {
    /// It did not start.
    #[error("cannot be started: {0}")]
    Start(String),
    /// It ended, or closed its output.
    #[error("{how} when asked to {asked}")]
    Ended {
        /// With its exit status.
        how: String,
        /// The question.
        asked: String,
    },
    /// It did not answer in time.
    #[error("asked to {asked}, has not answered within {patience:?}")]
    Silent {
        /// The question.
        asked: String,
        /// The time it had.
        patience: Duration,
    },
    /// Its words are no answer, or not allowed.
    #[error("asked to {asked}, answers {answer}: {why}")]
    Wrong {
        /// The question.
        asked: String,
        /// Its words, shortened.
        answer: String,
        /// Why that will not do.
        why: String,
    },
}

/// Why there is no move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoMove {
    /// The program is at fault.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// Nobody waits for it any more.
    #[error("stopped")]
    Stopped,
}

/// The number of messages that may wait to be read by the program: a deal has few without an
/// answer.
const UNREAD: usize = 64;
/// The time after which a wait looks whether it should stop.
const GLANCE: Duration = Duration::from_millis(20);
/// The time a program may take to end by itself once its input is closed.
const FAREWELL: Duration = Duration::from_millis(500);

/// A program that runs. It is ended when this goes out of scope, and what it started with it.
#[derive(Debug)]
pub(super) struct Process {
    program: Program,
    child: Child,
    /// `None` once its input is to be closed.
    requests: Option<SyncSender<String>>,
    answers: Receiver<Line>,
    patience: Duration,
    stop: Arc<AtomicBool>,
}

impl Process {
    /// Starts a program. Waits for its answers end with `patience`, or when `stop` becomes true.
    pub(super) fn start(
        program: &Program,
        patience: Duration,
        stop: &Arc<AtomicBool>,
    ) -> Result<Self, Fault> {
        let fault = |trouble: String| Fault {
            program: program.text.clone(),
            trouble: Trouble::Start(trouble),
        };
        let mut command = Command::new(&program.name);
        command.args(&program.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        lead_a_group(&mut command);
        let mut child = command.spawn().map_err(|why| fault(why.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(fault("it has no pipes".to_owned()));
        };
        let (requests, to_write) = mpsc::sync_channel(UNREAD);
        // One answer may wait: a program that never stops talking is not listened to ahead.
        let (heard, answers) = mpsc::sync_channel(1);
        thread::spawn(move || write(input, &to_write));
        thread::spawn(move || listen(output, &heard));
        let (program, stop) = (program.clone(), Arc::clone(stop));
        Ok(Self { program, child, requests: Some(requests), answers, patience, stop })
    }

    /// Sends a message that needs no answer.
    pub(super) fn tell(&self, message: String) -> Result<(), NoMove> {
        let sent = self.requests.as_ref().map(|requests| requests.try_send(message));
        match sent {
            // Whoever does not read will be silent when asked. One that has gone is found there too.
            Some(Err(TrySendError::Full(_))) => Err(self.fault(Trouble::Silent {
                asked: "read what it is told".to_owned(),
                patience: self.patience,
            })),
            _ => Ok(()),
        }
    }

    /// Sends a request, named `asked`, and waits for the answer.
    pub(super) fn ask(&mut self, asked: &str, request: String) -> Result<String, NoMove> {
        self.tell(request)?;
        let end = Instant::now() + self.patience;
        let line = loop {
            if self.stop.load(Ordering::Relaxed) {
                return Err(NoMove::Stopped);
            }
            let left = end.saturating_duration_since(Instant::now());
            match self.answers.recv_timeout(left.min(GLANCE)) {
                Ok(line) => break line,
                Err(RecvTimeoutError::Timeout) if left > Duration::ZERO => {}
                Err(RecvTimeoutError::Timeout) => {
                    let (asked, patience) = (asked.to_owned(), self.patience);
                    return Err(self.fault(Trouble::Silent { asked, patience }));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let (how, asked) = (self.how_it_ended(), asked.to_owned());
                    return Err(self.fault(Trouble::Ended { how, asked }));
                }
            }
        };
        match line {
            Line::Text(text) => Ok(text),
            Line::NoText => Err(self.wrong(asked, "", "it is not UTF-8")),
            Line::TooLong => Err(self.wrong(asked, "", "it is too long")),
        }
    }

    /// The fault of an answer that will not do.
    pub(super) fn wrong(&self, asked: &str, answer: &str, why: impl fmt::Display) -> NoMove {
        let answer = match answer {
            "" => "a line".to_owned(),
            text => format!("'{}'", shortened(text)),
        };
        self.fault(Trouble::Wrong {
            asked: asked.to_owned(),
            answer,
            why: shortened(&why.to_string()),
        })
    }

    fn fault(&self, trouble: Trouble) -> NoMove {
        Fault { program: self.program.text.clone(), trouble }.into()
    }

    /// Its exit status; the output may have been closed by a program that still runs.
    fn how_it_ended(&mut self) -> String {
        match self.wait_a_little() {
            Some(status) => format!("has ended ({status})"),
            None => "has closed its output".to_owned(),
        }
    }

    fn wait_a_little(&mut self) -> Option<std::process::ExitStatus> {
        let end = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < end => thread::sleep(FAREWELL / 100),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    /// Closes the program's input, waits a little for it to end, and kills what is left.
    fn drop(&mut self) {
        self.requests = None;
        // Whoever is at fault, or in the way of a stop, is not waited for.
        if !self.stop.load(Ordering::Relaxed) {
            self.wait_a_little();
        }
        kill_group(&self.child);
        // It has ended already, or cannot be killed: neither can be helped here.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write(mut input: ChildStdin, messages: &Receiver<String>) {
    for message in messages {
        // A program that does not listen any more is found out when it is asked.
        if writeln!(input, "{message}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn listen(output: ChildStdout, heard: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    while let Ok(Some(line)) = line::read(&mut output) {
        // The rest of a line that is too long may have no end.
        let last = line == Line::TooLong;
        if heard.send(line).is_err() || last {
            return;
        }
    }
}

/// Has a program lead a process group of its own: what it starts itself can then be ended with it.
fn lead_a_group(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

fn kill_group(child: &Child) {
    #[cfg(unix)]
    if let Some(group) = i32::try_from(child.id()).ok().and_then(rustix::process::Pid::from_raw) {
        // There is none left if all of it has ended.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = child;
}

/// Text of another program, fit for one line of ours.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 200;
    let shown = |letter: char| {
        let escaped = letter.is_control().then(|| letter.escape_default());
        let letter = escaped.is_none().then_some(letter);
        escaped.into_iter().flatten().chain(letter)
    };
    let mut line: String = text.chars().flat_map(shown).take(LONGEST + 1).collect();
    if let Some((end, _)) = line.char_indices().nth(LONGEST) {
        line.truncate(end);
        line.push('…');
    }
    line
}
