//! What a terminal replies when it is asked about itself, for reports of bugs.

use std::io;

#[cfg(unix)]
use std::time::{Duration, Instant};

#[cfg(unix)]
use vte::{Params, Parser, Perform};

/// The replies of a terminal, in its own notation; `None` where it says nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Replies {
    /// The class and the extensions it claims (DA1).
    pub attributes: Option<String>,
    /// Its name and version (XTVERSION).
    pub version: Option<String>,
    /// The colour of its background (OSC 11).
    pub background: Option<String>,
    /// The flags of the kitty keyboard protocol that are set.
    pub keyboard: Option<String>,
    /// The state of bracketed paste (DECRQM 2004).
    pub paste: Option<String>,
    /// The state of synchronized updates (DECRQM 2026).
    pub synchronized: Option<String>,
}

/// The questions. The last is understood by every terminal, and its answer is the end.
#[cfg(unix)]
const QUESTIONS: &[u8] = b"\x1b[>0q\x1b]11;?\x1b\\\x1b[?u\x1b[?2004$p\x1b[?2026$p\x1b[c";
/// The time that all replies may take.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_secs(1);

/// Asks the terminal, and waits a second for its replies. Signals end the program as ever, after
/// the terminal is as it was.
///
/// # Errors
/// If there is no terminal, or it is another job's at the moment.
#[cfg(unix)]
pub fn ask() -> io::Result<Replies> {
    use std::io::IsTerminal;

    use super::inbox::{self, End, Input};
    use super::{line, output, signals};

    if !io::stdout().is_terminal() || !line::is_in_front() {
        return Err(io::ErrorKind::NotConnected.into());
    }
    let (outbox, mut inbox) = inbox::inbox::<Input>();
    signals::watch(outbox)?;
    output::start(|| {})?;
    let tty = line::tty()?;
    super::modes::make_raw()?;
    output::send(QUESTIONS);
    let (mut parser, mut heard) = (Parser::new(), Heard::default());
    let mut buffer = [0; 1024];
    let end = Instant::now() + PATIENCE;
    let mut ended = None;
    while heard.replies.attributes.is_none() && ended.is_none() && Instant::now() < end {
        match super::input::read_bytes(&tty, &mut buffer, Some(Duration::from_millis(50))) {
            Ok(count) => parser.advance(&mut heard, &buffer[..count.unwrap_or(0)]),
            Err(rustix::io::Errno::INTR | rustix::io::Errno::AGAIN) => {}
            Err(_) => break,
        }
        if let Some(Input::End(end)) = inbox.next(Some(Instant::now())) {
            ended = Some(end);
        }
        // A key, as no signal is made of it meanwhile.
        if heard.interrupted {
            ended = Some(End(signal_hook::consts::SIGINT));
        }
    }
    line::make_usual();
    super::modes::GIVEN_BACK.store(true, std::sync::atomic::Ordering::SeqCst);
    // A signal that came last has found the terminal not yet given back.
    if let Some(Input::End(end)) = inbox.next(Some(Instant::now())) {
        ended = Some(end);
    }
    if let Some(end) = ended {
        end.carry_out(None);
    }
    Ok(heard.replies)
}

/// Asks nothing: this system has no such terminals.
///
/// # Errors
/// Always.
#[cfg(not(unix))]
pub fn ask() -> io::Result<Replies> {
    Err(io::ErrorKind::Unsupported.into())
}

/// What has been heard so far.
#[cfg(unix)]
#[derive(Default)]
struct Heard {
    replies: Replies,
    /// The text of a string that has begun, if it is the version.
    string: Option<String>,
    interrupted: bool,
}

#[cfg(unix)]
impl Perform for Heard {
    fn execute(&mut self, byte: u8) {
        self.interrupted |= byte == 0x03;
    }

    fn csi_dispatch(&mut self, params: &Params, marks: &[u8], _: bool, last: char) {
        let numbers: Vec<String> = params
            .iter()
            .map(|param| param.iter().map(u16::to_string).collect::<Vec<_>>().join(":"))
            .collect();
        let text = numbers.join(";");
        match (marks, last) {
            (b"?", 'c') => self.replies.attributes = Some(text),
            (b"?", 'u') => self.replies.keyboard = Some(text),
            (b"?$", 'y') => match &numbers[..] {
                [mode, state] if mode == "2004" => self.replies.paste = Some(state.clone()),
                [mode, state] if mode == "2026" => self.replies.synchronized = Some(state.clone()),
                _ => {}
            },
            _ => {}
        }
    }

    fn osc_dispatch(&mut self, parts: &[&[u8]], _: bool) {
        if let [b"11", colour] = parts {
            self.replies.background = Some(String::from_utf8_lossy(colour).into_owned());
        }
    }

    fn hook(&mut self, _: &Params, marks: &[u8], _: bool, last: char) {
        self.string = (marks == b">" && last == '|').then(String::new);
    }

    fn put(&mut self, byte: u8) {
        if let Some(string) = self.string.as_mut().filter(|string| string.len() < 100) {
            string.push(char::from(byte));
        }
    }

    fn unhook(&mut self) {
        if let Some(string) = self.string.take() {
            self.replies.version = Some(string);
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn replies_are_heard_whole() {
        let mut heard = Heard::default();
        let sent = b"x\x1bP>|XTerm(390)\x1b\\\x1b]11;rgb:1/2/3\x07\x1b[?1u\x1b[?2004;2$y\
            \x1b[?2026;0$y\x1b[?62;22c";
        Parser::new().advance(&mut heard, sent);
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(
            heard.replies,
            Replies {
                attributes: text("62;22"),
                version: text("XTerm(390)"),
                background: text("rgb:1/2/3"),
                keyboard: text("1"),
                paste: text("2"),
                synchronized: text("0"),
            }
        );
        assert!(!heard.interrupted);
    }
}
