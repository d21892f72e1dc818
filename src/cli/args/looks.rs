//! Names and looks: what changes nothing about a list.

use clap::Args as Flags;

/// Flags that change names and looks, in a new list as in one that goes on.
#[derive(Debug, Flags)]
#[command(next_help_heading = "Names and looks")]
pub(in crate::cli) struct LookFlags {
    /// Your name at the table
    ///
    /// 1 to 12 cells wide. Nobody else at the table may have it.
    #[arg(long, value_name = "NAME")]
    pub(in crate::cli) name: Option<String>,

    /// The names of the others, clockwise from your left
    ///
    /// As many as play against you, with commas between them.
    ///
    /// Example: --opponents Eva,Max
    #[arg(long, value_name = "NAMES")]
    pub(in crate::cli) opponents: Option<String>,

    /// The language: en, de, fr, it, pt, or auto
    ///
    /// English, German, French, Italian or Portuguese, for everything a player reads. "auto" is that
    /// of your system (LC_ALL, LC_MESSAGES, LANG), and English if that is none of these. Messages
    /// about flags and settings are English.
    ///
    /// Example: --lang de
    #[arg(long, value_name = "LANG")]
    pub(in crate::cli) lang: Option<String>,

    /// The cards: french, tournament, german or ascii
    ///
    /// "french" has ♣ ♠ ♥ ♦ in two colours, "tournament" in four; "german" is Eichel, Grün, Rot and
    /// Schellen with Ober and Unter; "ascii" has the letters C S H D, and is what you get where
    /// your locale (LC_ALL, LC_CTYPE, LANG) says that it is not UTF-8.
    #[arg(long, value_name = "DECK")]
    pub(in crate::cli) deck: Option<String>,

    /// The faces of the cards: auto, paper or outline
    ///
    /// "paper" needs a terminal with true colour; "auto" is paper where that can be shown.
    #[arg(long, value_name = "FACES")]
    pub(in crate::cli) faces: Option<String>,

    /// The colours: auto, dark, light, contrast or mono
    ///
    /// "auto" can be read on any background, "dark" and "light" suit theirs better. A theme of your
    /// own is a file themes/NAME.toml beside your config.toml.
    #[arg(long, value_name = "THEME")]
    pub(in crate::cli) theme: Option<String>,

    /// Whether to use colours: auto, always or never
    ///
    /// "auto" obeys NO_COLOR.
    #[arg(long, value_name = "WHEN")]
    pub(in crate::cli) color: Option<String>,

    /// Your hand: alternating, trumps-left, rank, …
    ///
    /// "alternating" is by the game, trumps at the left and suits of alternating colour;
    /// "trumps-left" and "trumps-right" keep to ♣ ♠ ♥ ♦; besides there are "null", "rank" and
    /// "unsorted". F4 turns through them at the table.
    #[arg(long, value_name = "HOW")]
    pub(in crate::cli) sort: Option<String>,

    /// Past tricks: by seats, or in the order of play
    #[arg(long, value_name = "seats|play")]
    pub(in crate::cli) tricks: Option<String>,

    /// The keyboard: qwerty, qwertz, azerty or auto
    ///
    /// Only for the keys of the eleventh and twelfth card, and for the - that is the 6 on a French
    /// keyboard. "auto" guesses by the language and by the keys pressed.
    #[arg(long, value_name = "KEYS")]
    pub(in crate::cli) keyboard: Option<String>,

    /// Leave the mouse to the terminal
    ///
    /// Text is then selected as anywhere else. --mouse uses the mouse, whatever the configuration
    /// says.
    #[arg(long)]
    pub(in crate::cli) no_mouse: bool,

    /// Use the mouse
    #[arg(long, conflicts_with = "no_mouse", hide = true)]
    pub(in crate::cli) mouse: bool,

    /// How long a trick stays, in ms; 0 waits nowhere
    ///
    /// How long a finished trick stays on the table, from 0 to 60000 milliseconds. The moves of
    /// the others are paced by it as well. A key always goes on at once.
    #[arg(long, value_name = "MS")]
    pub(in crate::cli) pace: Option<String>,

    /// Let a finished trick stay until a key is pressed
    ///
    /// --no-trick-waits lets it go after the pace, whatever the configuration says.
    #[arg(long)]
    pub(in crate::cli) trick_waits: bool,

    /// Let a finished trick go after the pace
    #[arg(long, conflicts_with = "trick_waits", hide = true)]
    pub(in crate::cli) no_trick_waits: bool,

    /// Let cards appear where they lie, without motion
    ///
    /// --motion moves them, whatever the configuration says.
    #[arg(long)]
    pub(in crate::cli) no_motion: bool,

    /// Let cards move
    #[arg(long, conflicts_with = "no_motion", hide = true)]
    pub(in crate::cli) motion: bool,

    /// Show a running count of points, to train counting
    ///
    /// --no-training-points shows none, whatever the configuration says.
    #[arg(long)]
    pub(in crate::cli) training_points: bool,

    /// Show no running count of points
    #[arg(long, conflicts_with = "training_points", hide = true)]
    pub(in crate::cli) no_training_points: bool,

    /// Count the trumps that are gone, to train counting
    ///
    /// --no-training-trumps counts none, whatever the configuration says.
    #[arg(long)]
    pub(in crate::cli) training_trumps: bool,

    /// Count no trumps
    #[arg(long, conflicts_with = "training_trumps", hide = true)]
    pub(in crate::cli) no_training_trumps: bool,

    /// Let all past tricks be looked at, not only the last
    ///
    /// The key of the last trick, pressed twice. --no-training-tricks shows the last one alone,
    /// whatever the configuration says.
    #[arg(long)]
    pub(in crate::cli) training_tricks: bool,

    /// Let only the last trick be looked at
    #[arg(long, conflicts_with = "training_tricks", hide = true)]
    pub(in crate::cli) no_training_tricks: bool,

    /// Ask nobody for hints
    ///
    /// --hints lets t or F2 ask the strongest player what it would do in your place, whatever the
    /// configuration says.
    #[arg(long)]
    pub(in crate::cli) no_hints: bool,

    /// Let the strongest player be asked
    #[arg(long, conflicts_with = "no_hints", hide = true)]
    pub(in crate::cli) hints: bool,

    /// The game as lines, for screen readers and scripts
    ///
    /// One event a line and one answer a line, without table, colours or cursor. A line that
    /// begins with "? " awaits an answer; "help" tells which there are, and the end of the input
    /// saves and leaves. Chosen by itself where TERM=dumb, or input or output is no terminal;
    /// --no-plain refuses to play there.
    ///
    /// Example: skat --plain --seed 42 < answers
    #[arg(long)]
    pub(in crate::cli) plain: bool,

    /// Only at a table
    #[arg(long, conflicts_with = "plain", hide = true)]
    pub(in crate::cli) no_plain: bool,
}
