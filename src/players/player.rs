//! The players: our levels, and programs.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::bot::{Bot, Level, Style};
use super::engine::{BadProgram, Program};

/// A player of a duel.
///
/// ```
/// use skat::players::{Level, Player};
///
/// let players = Player::list("club,exec:python3 'my, bot.py' --fast")?;
/// assert_eq!(players[0], Player::Bot(Level::Club.into()));
/// assert_eq!(players[1].to_string(), "exec:python3 'my, bot.py' --fast");
/// assert!("grandmaster".parse::<Player>().is_err());
/// # Ok::<(), skat::players::BadPlayer>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Player {
    /// A computer player of this program.
    Bot(Bot),
    /// A program that speaks the engine protocol.
    Program(Program),
}

/// A text that names no player.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadPlayer {
    /// Neither a level nor a command.
    #[error("'{}' is no player ({}, or exec:COMMAND)", .0.escape_debug(), levels())]
    Unknown(String),
    /// A command that cannot be run.
    #[error(transparent)]
    Program(#[from] BadProgram),
}

fn levels() -> String {
    format!(
        "{}, with a style as in {}:{}",
        Level::ALL.map(Level::word).join(", "),
        Level::Master,
        Style::Bold.word()
    )
}

/// The mark of a player that is a program.
const EXEC: &str = "exec:";

impl Player {
    /// Players separated by commas. A comma in quotes or after a backslash belongs to a command.
    ///
    /// # Errors
    /// The first text between commas that names no player.
    pub fn list(text: &str) -> Result<Vec<Self>, BadPlayer> {
        split(text).into_iter().map(str::parse).collect()
    }
}

/// Cuts a text at its commas, except those that a shell would not see as such.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut start) = (Vec::new(), 0);
    let (mut quote, mut escaped) = (None, false);
    for (at, letter) in text.char_indices() {
        match (letter, quote) {
            _ if escaped => escaped = false,
            ('\\', None | Some('"')) => escaped = true,
            ('"' | '\'', None) => quote = Some(letter),
            (letter, Some(open)) if letter == open => quote = None,
            (',', None) => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(program) => write!(f, "{EXEC}{program}"),
        }
    }
}

impl FromStr for Player {
    type Err = BadPlayer;

    /// Reads a level, or a command after `exec:`.
    fn from_str(text: &str) -> Result<Self, BadPlayer> {
        let text = text.trim();
        match text.strip_prefix(EXEC) {
            Some(command) => Ok(Self::Program(command.parse()?)),
            None => {
                let bot = text.parse().map_err(|_| BadPlayer::Unknown(text.to_owned()));
                bot.map(Self::Bot)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_in_quotes_belong_to_the_command() {
        for (text, parts) in [
            ("club", vec!["club"]),
            ("club,beginner,club", vec!["club", "beginner", "club"]),
            ("exec:a b,club", vec!["exec:a b", "club"]),
            ("exec:a 'b,c',club", vec!["exec:a 'b,c'", "club"]),
            (r#"exec:a "b,\",c",club"#, vec![r#"exec:a "b,\",c""#, "club"]),
            (r"exec:a b\,c,club", vec![r"exec:a b\,c", "club"]),
            (r"exec:'a\',club", vec![r"exec:'a\'", "club"]),
            (",", vec!["", ""]),
        ] {
            assert_eq!(split(text), parts, "{text}");
        }
    }

    #[test]
    fn players_survive_their_text() {
        for bot in Bot::all() {
            assert_eq!(bot.to_string().parse(), Ok(Player::Bot(bot)));
        }
        let player: Player = " exec: ./bot --level 3 ".parse().unwrap();
        assert_eq!(player.to_string(), "exec:./bot --level 3");
        assert_eq!(player.to_string().parse(), Ok(player));
        for (text, why) in [
            ("grandmaster", "'grandmaster' is no player ("),
            ("club:brave", "'club:brave' is no player ("),
            ("", "'' is no player ("),
            ("exec:", "'exec:' names no program"),
            ("exec: ''", "'exec:''' names no program"),
            ("exec:bot 'x", "'exec:bot 'x' cannot be split into words: a quote is left open"),
        ] {
            let error = text.parse::<Player>().unwrap_err().to_string();
            assert!(error.starts_with(why), "{error}");
        }
    }
}
