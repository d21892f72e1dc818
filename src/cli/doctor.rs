//! `skat doctor`: what a report of a bug needs to know of the machine. It names nobody and shows no
//! game, and changes nothing.

use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args as Flags;

use crate::app::{self, Environment, Failure};
use crate::record;
use crate::settings::{self, Key, Loaded, Overrides, Settings, excerpt, message};
use crate::terminal::{self, Replies};
use crate::ui::Colours;

/// The variables that say what the terminal is.
const TERMINAL: [&str; 9] = [
    "TERM",
    "COLORTERM",
    "TERM_PROGRAM",
    "TERM_PROGRAM_VERSION",
    "VTE_VERSION",
    "NO_COLOR",
    "TMUX",
    "STY",
    "SSH_TTY",
];
/// Those of them whose values are names of the machine's, and of which it is told only that they
/// are set.
const PRIVATE: [&str; 3] = ["TMUX", "STY", "SSH_TTY"];
/// The variables that say which language and charset there are.
const LOCALE: [&str; 4] = ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG"];
/// The kinds of files that are kept.
const KINDS: [&str; 7] = [
    "history",
    "lessons done",
    "settings",
    "lists set aside",
    "lists being played",
    "lists played",
    "other files",
];

/// The flags of `skat doctor`.
#[derive(Debug, Flags)]
pub(super) struct DoctorArgs {
    /// Look at the lists in this folder
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
}

/// Prints the report.
///
/// # Errors
/// If it cannot be printed.
pub(super) fn print(
    args: &DoctorArgs,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    // First, while nothing is on its way to the terminal.
    let replies = terminal::ask();
    let overrides = Overrides { data_dir: args.data_dir.clone(), ..Overrides::default() };
    let loaded = environment.load(&overrides);
    let settings = loaded.as_ref().map_or_else(|_| Settings::default(), |it| it.settings.clone());
    let mut report = Report { environment, out };
    report.versions()?;
    report.terminal(&settings, replies)?;
    report.locale(&settings)?;
    report.head("Folders and files")?;
    let read = match &loaded {
        Ok(_) => "can be read".to_owned(),
        Err(why) => format!("cannot be read: {why}"),
    };
    report.row("configuration", &message(&read))?;
    // Where there is a mistake in the settings the folders are those that are delivered.
    let delivered = || settings::load(&overrides, [], app::folders().as_ref());
    if let Ok(loaded) = loaded.or_else(|_| delivered()) {
        report.folders(&loaded)?;
    }
    Ok(())
}

struct Report<'a> {
    environment: &'a Environment,
    out: &'a mut dyn Write,
}

impl Report<'_> {
    fn head(&mut self, name: &str) -> io::Result<()> {
        writeln!(self.out, "\n{name}")
    }

    fn row(&mut self, name: &str, value: &str) -> io::Result<()> {
        let value = self.nameless(value);
        writeln!(self.out, "  {name:<22}{value}")
    }

    /// A text without the home folder and without the name of its user.
    fn nameless(&self, text: &str) -> String {
        let get = |name| self.environment.get(name).and_then(|value| value.to_str());
        let mut text = text.to_owned();
        if let Some(home) = get("HOME").filter(|home| home.len() > 1) {
            text = text.replace(home.trim_end_matches('/'), "~");
        }
        for user in ["USER", "LOGNAME"].into_iter().filter_map(get).filter(|name| !name.is_empty())
        {
            let parts = text.split('/').map(|part| if part == user { "USER" } else { part });
            text = parts.collect::<Vec<_>>().join("/");
        }
        text
    }

    fn versions(&mut self) -> io::Result<()> {
        writeln!(self.out, "skat {}", env!("CARGO_PKG_VERSION"))?;
        let (os, machine) = (std::env::consts::OS, std::env::consts::ARCH);
        let build = if cfg!(debug_assertions) { "debug" } else { "release" };
        self.row("system", &format!("{os} {machine}, {build} build"))?;
        self.row("version of saves", &record::SAVE_VERSION.to_string())
    }

    fn terminal(&mut self, settings: &Settings, replies: io::Result<Replies>) -> io::Result<()> {
        self.head("Terminal")?;
        for (name, is_terminal) in [
            ("standard input", io::stdin().is_terminal()),
            ("standard output", io::stdout().is_terminal()),
        ] {
            self.row(name, if is_terminal { "terminal" } else { "no terminal" })?;
        }
        match terminal::size() {
            (0, 0) => self.row("size", "-")?,
            (columns, rows) => self.row("size", &format!("{columns} × {rows}"))?,
        }
        for name in TERMINAL {
            self.variable(name)?;
        }
        let claimed = word(self.environment.claimed_colours());
        let used = word(self.environment.colours(settings.screen.color));
        let wanted = settings.text(Key::Color);
        self.row("colours claimed", claimed)?;
        self.row("colours used", &format!("{used} (--color {wanted})"))?;
        let replies = match replies {
            Ok(replies) => replies,
            Err(why) => return self.row("replies", &format!("not asked for: {}", reason(&why))),
        };
        for (name, reply) in [
            ("attributes (DA1)", &replies.attributes),
            ("name (XTVERSION)", &replies.version),
            ("background (OSC 11)", &replies.background),
            ("keyboard protocol", &replies.keyboard),
            ("bracketed paste", &replies.paste),
            ("synchronized output", &replies.synchronized),
        ] {
            let reply = reply.as_deref().map_or_else(|| "no reply".to_owned(), excerpt);
            self.row(name, &reply)?;
        }
        Ok(())
    }

    fn variable(&mut self, name: &str) -> io::Result<()> {
        let value = match self.environment.get(name) {
            None => "-".to_owned(),
            Some(_) if PRIVATE.contains(&name) => "set".to_owned(),
            Some(value) => excerpt(&value.to_string_lossy()),
        };
        self.row(name, &value)
    }

    fn locale(&mut self, settings: &Settings) -> io::Result<()> {
        self.head("Locale")?;
        for name in LOCALE {
            self.variable(name)?;
        }
        let set = |name: &&str| self.environment.get(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set);
        let locale = locale.map_or_else(String::new, |value| value.to_string_lossy().into_owned());
        let charset = locale.split('@').next().and_then(|name| name.split_once('.'));
        let charset = charset.map_or("-", |(_, charset)| charset);
        self.row("charset", &excerpt(charset))?;
        let words = app::words(settings, self.environment);
        let wanted = settings.text(Key::Lang);
        self.row("language", &format!("{} (--lang {wanted})", words.lang().code()))?;
        self.row("cards", &settings.text(Key::Deck))
    }

    fn folders(&mut self, loaded: &Loaded) -> io::Result<()> {
        let config = loaded.file().map(|file| (file.parent().unwrap_or(file), "settings"));
        let kept = loaded.folders.as_ref();
        let state = kept.map(|folders| (&*folders.state, "lists being played"));
        let data = kept.map(|folders| (&*folders.data, "lists played"));
        let mut told: Vec<&Path> = Vec::new();
        for (path, holds) in [config, state, data].into_iter().flatten() {
            if !told.contains(&path) {
                self.folder(path, holds)?;
                told.push(path);
            }
        }
        if told.is_empty() {
            self.row("folders", "no home is known")?;
        }
        Ok(())
    }

    fn folder(&mut self, path: &Path, holds: &str) -> io::Result<()> {
        let about = match fs::metadata(path) {
            Ok(is) if is.is_dir() => {
                let writable = tempfile::tempfile_in(path);
                format!("{}, {}", permissions(&is), can_be_written(writable.map(drop)))
            }
            Ok(_) => "no folder".to_owned(),
            Err(why) if why.kind() == io::ErrorKind::NotFound => {
                let above = path.ancestors().find(|folder| folder.is_dir());
                let writable = above.map_or(Ok(()), |above| tempfile::tempfile_in(above).map(drop));
                let made = writable.map_or_else(
                    |why| format!("cannot be made: {}", reason(&why)),
                    |()| "can be made".to_owned(),
                );
                format!("not there yet, {made}")
            }
            Err(why) => format!("cannot be read: {}", reason(&why)),
        };
        let shown = self.nameless(&path.display().to_string());
        writeln!(self.out, "  {} ({holds}): {about}", excerpt(&shown))?;
        let Ok(entries) = fs::read_dir(path) else { return Ok(()) };
        let mut kinds = KINDS.map(|_| Kind::default());
        for entry in entries.flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            kinds[kind(&name)].add(&entry.path());
        }
        for (name, kind) in KINDS.iter().zip(kinds).filter(|(_, kind)| kind.count > 0) {
            let Kind { count, bytes, refused, others, .. } = kind;
            let mut about = format!("{count}, {bytes} bytes");
            if let Some(why) = refused {
                about += &format!(", {why}");
            }
            if others > 0 {
                about += &format!(", {others} no files");
            }
            self.row(&format!("  {name}"), &about)?;
        }
        Ok(())
    }
}

/// The kind of the file of this name, by its place in [`KINDS`].
fn kind(name: &str) -> usize {
    match name {
        "history.sgf" => 0,
        "learned" => 1,
        "config.toml" => 2,
        name if name.contains(".damaged-") || name.contains(".newer-") => 3,
        name if name.starts_with("list-") => 4,
        name if name.starts_with("played-") => 5,
        _ => 6,
    }
}

/// The files of one kind in a folder.
#[derive(Default)]
struct Kind {
    count: usize,
    bytes: u64,
    /// Why one of them cannot be written.
    refused: Option<String>,
    /// Folders, and what would hang whoever opens it.
    others: usize,
}

impl Kind {
    fn add(&mut self, path: &Path) {
        self.count += 1;
        match fs::metadata(path) {
            Ok(is) if is.is_file() => {
                self.bytes += is.len();
                let written = OpenOptions::new().append(true).open(path).map(drop);
                if written.is_err() && self.refused.is_none() {
                    self.refused =
                        Some(format!("{}, {}", permissions(&is), can_be_written(written)));
                }
            }
            _ => self.others += 1,
        }
    }
}

fn can_be_written(written: io::Result<()>) -> String {
    match written {
        Ok(()) => "can be written".to_owned(),
        Err(why) => format!("cannot be written: {}", reason(&why)),
    }
}

/// The kind of an error, which names no path.
fn reason(why: &io::Error) -> String {
    why.kind().to_string()
}

/// The permissions as `chmod` has them.
#[cfg(unix)]
fn permissions(is: &Metadata) -> String {
    use std::os::unix::fs::PermissionsExt;

    format!("{:04o}", is.permissions().mode() & 0o7777)
}

#[cfg(not(unix))]
fn permissions(is: &Metadata) -> String {
    if is.permissions().readonly() { "read only" } else { "read and write" }.to_owned()
}

const fn word(colours: Colours) -> &'static str {
    match colours {
        Colours::None => "none",
        Colours::Eight => "8",
        Colours::Sixteen => "16",
        Colours::TwoFiftySix => "256",
        Colours::True => "true",
    }
}
