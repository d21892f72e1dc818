//! Runs the program in a pseudo-terminal and reads its screen. Waits for conditions, never for a
//! time; a limit only ends a test that hangs.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Read, Write};
use std::num::NonZeroU16;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use nix::fcntl::OFlag;
use nix::sys::signal::{Signal, kill};
use nix::sys::termios::LocalFlags;
use nix::sys::wait::{WaitStatus, waitpid};
use nix::unistd::Pid;
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// The longest time that a test waits for anything; only a failing one does.
const LIMIT: Duration = Duration::from_secs(30);

#[derive(Default)]
struct Output {
    raw: Vec<u8>,
    closed: bool,
    /// Nothing more is to be read.
    held: bool,
    /// Nothing more is read.
    holds: bool,
}

struct Shared {
    state: Mutex<(Output, vt100::Parser)>,
    changed: Condvar,
}

/// The program in its terminal.
pub(crate) struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    shared: Arc<Shared>,
}

/// A program to start, with its arguments and surroundings.
pub(crate) struct Start<'a> {
    pub(crate) program: &'a str,
    pub(crate) args: Vec<String>,
    pub(crate) size: (u16, u16),
    pub(crate) env: Vec<(&'a str, &'a str)>,
    /// Home and all folders of the program.
    pub(crate) home: &'a Path,
}

impl<'a> Start<'a> {
    /// `skat` with these arguments, in 80 × 24 cells.
    pub(crate) fn skat(home: &'a Path, args: &str) -> Self {
        Self {
            program: env!("CARGO_BIN_EXE_skat"),
            args: args.split_whitespace().map(str::to_owned).collect(),
            size: (80, 24),
            env: Vec::new(),
            home,
        }
    }

    pub(crate) fn run(self) -> Terminal {
        let (cols, rows) = self.size;
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(self.program);
        command.args(self.args);
        // A known environment: nothing of the machine leaks into the test.
        command.env_clear();
        command.cwd(self.home);
        command.env("HOME", self.home);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env("PATH", "/usr/bin:/bin");
        for (key, value) in self.env {
            command.env(key, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        // Else the reader never sees the end.
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let writer = pair.master.take_writer().unwrap();
        let parser = vt100::Parser::new(cells(rows), cells(cols), 0);
        let shared = Arc::new(Shared {
            state: Mutex::new((Output::default(), parser)),
            changed: Condvar::new(),
        });
        let readers = Arc::clone(&shared);
        thread::spawn(move || {
            let mut buffer = [0; 8192];
            loop {
                // On Linux the end of a pseudo-terminal is an error, not 0 bytes.
                let n = reader.read(&mut buffer).unwrap_or(0);
                let mut state = readers.state.lock().unwrap();
                if n == 0 {
                    state.0.closed = true;
                } else {
                    state.0.raw.extend_from_slice(&buffer[..n]);
                    state.1.process(&buffer[..n]);
                }
                state.0.holds = state.0.held;
                readers.changed.notify_all();
                while state.0.held {
                    state = readers.changed.wait(state).unwrap();
                }
                if n == 0 {
                    return;
                }
            }
        });
        Terminal { child, master: Some(pair.master), writer: Some(writer), shared }
    }
}

fn cells(n: u16) -> NonZeroU16 {
    NonZeroU16::new(n).unwrap()
}

impl Terminal {
    /// Types.
    pub(crate) fn send(&mut self, keys: &str) {
        let writer = self.writer.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
    }

    /// Types more than may ever be read, and does not wait until it is.
    pub(crate) fn send_without_waiting(&mut self, keys: String) {
        let mut writer = self.writer.take().unwrap();
        // Fails when the terminal goes.
        thread::spawn(move || writer.write_all(keys.as_bytes()));
    }

    /// Clicks on a cell.
    pub(crate) fn click(&mut self, row: u16, col: u16) {
        let mut report = String::new();
        write!(report, "\x1b[<0;{0};{1}M\x1b[<0;{0};{1}m", col + 1, row + 1).unwrap();
        self.send(&report);
    }

    pub(crate) fn resize(&mut self, cols: u16, rows: u16) {
        self.shared.state.lock().unwrap().1.screen_mut().set_size(cells(rows), cells(cols));
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.as_ref().unwrap().resize(size).unwrap();
    }

    /// Lets the window claim a size without having it.
    pub(crate) fn claim_size(&self, cols: u16, rows: u16) {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.as_ref().unwrap().resize(size).unwrap();
    }

    /// Another program writes to the terminal; false if that takes nothing.
    pub(crate) fn intrude(&self, text: &str) -> bool {
        let path = self.master.as_ref().unwrap().tty_name().unwrap();
        let flags = (OFlag::O_NOCTTY | OFlag::O_NONBLOCK).bits();
        let mut tty = OpenOptions::new().write(true).custom_flags(flags).open(path).unwrap();
        let written = tty.write(text.as_bytes());
        written.map_err(|error| assert_eq!(error.kind(), ErrorKind::WouldBlock)).is_ok()
    }

    /// Reads nothing more, until the terminal takes nothing more either.
    pub(crate) fn block(&self) {
        self.shared.state.lock().unwrap().0.held = true;
        self.intrude(".");
        let mut state = self.shared.state.lock().unwrap();
        while !state.0.holds {
            let (woken, over) = self.shared.changed.wait_timeout(state, LIMIT).unwrap();
            assert!(!over.timed_out(), "still reading");
            state = woken;
        }
        drop(state);
        while self.intrude(&".".repeat(1000)) {}
    }

    /// The leader of the job in front, as a shell sees it.
    pub(crate) fn job(&self) -> Pid {
        Pid::from_raw(self.master.as_ref().unwrap().process_group_leader().unwrap())
    }

    /// Waits for the program to end, whatever of its output has been read.
    pub(crate) fn wait_end(self) -> WaitStatus {
        let (sender, receiver) = mpsc::channel();
        let pid = self.pid();
        thread::spawn(move || sender.send(waitpid(pid, None).unwrap()));
        receiver.recv_timeout(LIMIT).expect("still running")
    }

    pub(crate) fn pid(&self) -> Pid {
        Pid::from_raw(self.child.process_id().unwrap() as i32)
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill(self.pid(), signal).unwrap();
    }

    /// Closes the terminal, as closing the window does.
    pub(crate) fn hang_up(&mut self) {
        self.writer = None;
        self.master = None;
        // The reader's copy keeps the terminal open, so the kernel does not say it for us.
        self.signal(Signal::SIGHUP);
    }

    /// Waits until a whole frame satisfies the condition, and gives what the condition found.
    pub(crate) fn wait<T>(&self, what: &str, found: impl Fn(&vt100::Screen) -> Option<T>) -> T {
        let end = Instant::now() + LIMIT;
        let mut state = self.shared.state.lock().unwrap();
        loop {
            if !in_frame(&state.0.raw)
                && let Some(found) = found(state.1.screen())
            {
                return found;
            }
            let left = end.saturating_duration_since(Instant::now());
            let over = left.is_zero() || state.0.closed;
            assert!(!over, "no {what}; the screen:\n{}", state.1.screen().contents());
            state = self.shared.changed.wait_timeout(state, left).unwrap().0;
        }
    }

    /// Waits until the text stands on the screen.
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait(text, |screen| screen.contents().contains(text).then_some(()));
    }

    /// Waits until the text no longer stands on the screen.
    pub(crate) fn wait_gone(&self, text: &str) {
        self.wait(&format!("end of {text}"), |screen| {
            (!screen.contents().contains(text)).then_some(())
        });
    }

    pub(crate) fn screen<T>(&self, read: impl FnOnce(&vt100::Screen) -> T) -> T {
        read(self.shared.state.lock().unwrap().1.screen())
    }

    pub(crate) fn text(&self) -> String {
        self.screen(text_of)
    }

    /// Everything the program has written.
    pub(crate) fn raw(&self) -> String {
        String::from_utf8_lossy(&self.shared.state.lock().unwrap().0.raw).into_owned()
    }

    /// The row and column in which a text starts.
    pub(crate) fn find(&self, text: &str) -> Option<(u16, u16)> {
        self.screen(|screen| {
            let (_, cols) = screen.size();
            screen.rows(0, cols.get()).enumerate().find_map(|(row, line)| {
                let at = line.find(text)?;
                Some((row as u16, line[..at].chars().count() as u16))
            })
        })
    }

    pub(crate) fn cell(&self, row: u16, col: u16) -> vt100::Cell {
        self.screen(|screen| screen.cell(row, col).unwrap().clone())
    }

    /// Waits for the program to end and for its last output.
    pub(crate) fn wait_exit(&mut self) -> ExitStatus {
        let end = Instant::now() + LIMIT;
        if self.master.is_some() {
            let mut state = self.shared.state.lock().unwrap();
            while !state.0.closed {
                let left = end.saturating_duration_since(Instant::now());
                assert!(!left.is_zero(), "still running:\n{}", state.1.screen().contents());
                state = self.shared.changed.wait_timeout(state, left).unwrap().0;
            }
        }
        self.child.wait().unwrap()
    }

    /// The line discipline, as far as it concerns what is typed.
    pub(crate) fn discipline(&self) -> LocalFlags {
        self.master.as_ref().unwrap().get_termios().unwrap().local_flags
    }

    /// The line discipline and the terminal are those of a fresh shell.
    pub(crate) fn assert_given_back(&self) {
        let flags = self.discipline();
        let cooked = LocalFlags::ICANON | LocalFlags::ECHO | LocalFlags::ISIG;
        assert!(flags.contains(cooked), "still raw: {flags:?}");
        self.screen(|screen| {
            assert!(!screen.alternate_screen(), "alternate screen left on");
            assert!(!screen.hide_cursor(), "cursor left hidden");
            assert!(!screen.bracketed_paste(), "bracketed paste left on");
            let mouse = screen.mouse_protocol_mode();
            assert_eq!(mouse, vt100::MouseProtocolMode::None, "mouse left on");
            assert_eq!(screen.fgcolor(), vt100::Color::Default);
            assert_eq!(screen.bgcolor(), vt100::Color::Default);
        });
    }
}

/// The screen as text. Blanks at the ends of rows are left out: whether a cell was ever written is
/// not to be seen.
pub(crate) fn text_of(screen: &vt100::Screen) -> String {
    screen.contents().lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// True while a synchronized frame has begun and not ended. The tail is enough: a marker cannot lie
/// further back than the last frame.
fn in_frame(raw: &[u8]) -> bool {
    let last = |marker: &[u8]| raw.windows(marker.len()).rposition(|bytes| bytes == marker);
    last(b"\x1b[?2026h") > last(b"\x1b[?2026l")
}

impl Terminal {
    /// Ends the program at once and waits until it has gone.
    pub(crate) fn end(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed leaves nothing running; one that ended has nothing to kill.
        let _ = self.child.kill();
    }
}
