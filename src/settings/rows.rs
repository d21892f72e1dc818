//! The rows of all settings: one for each, from which files, variables, flags, their help and the
//! page of settings take what they need.

use super::Settings;
use super::field::Field;
use crate::rules::Switch;

/// A setting as files, flags and the page of settings have it.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The table of the file that it stands in: `screen`.
    pub table: &'static str,
    /// The name in that table, and with two dashes before it the flag: `trick-waits`. The switches
    /// of the house rules share one flag: `--house kontra`.
    pub name: &'static str,
    /// The flag that turns a switch off, without its dashes: `no-trick-waits`.
    pub off: &'static str,
    /// The time from which a change counts.
    pub counts: Counts,
    /// The way in which a value is given.
    pub form: Form,
    /// The help of the flag: a line, and after a blank one the rest.
    pub help: &'static str,
}

/// The time from which a change of a setting counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// At once.
    Now,
    /// From the next list on: a list goes on as it was begun.
    NextList,
}

/// The way in which a setting is given a value, and the word for that value in the help of a flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One of a few values.
    Choice(&'static str),
    /// A text or a number that is typed.
    Typed(&'static str),
    /// On or off: `--mouse`, `--no-mouse`.
    Switch,
}

/// Makes of every row its key, and the way from the key to the row and to the field.
macro_rules! rows {
    ($(
        $(#[doc = $help:literal])*
        $key:ident = $($field:ident).+, $table:literal, $name:literal, $counts:ident, $form:expr;
    )*) => {
        /// A setting by name. The words are those of the help of its flag.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key {
            $($(#[doc = $help])* $key,)*
            /// One switch of the house rules.
            House(Switch),
        }

        /// All keys but the switches of the house rules.
        const NAMED: &[Key] = &[$(Key::$key),*];

        impl Key {
            /// Its row.
            #[must_use]
            pub const fn row(self) -> Row {
                use {Counts::*, Form::*};
                match self {
                    $(Self::$key => Row {
                        table: $table,
                        name: $name,
                        off: concat!("no-", $name),
                        counts: $counts,
                        form: $form,
                        help: concat!($($help, "\n"),*),
                    },)*
                    Self::House(switch) => Row {
                        table: "house",
                        name: switch.word(),
                        off: "",
                        counts: NextList,
                        form: Choice(""),
                        help: "",
                    },
                }
            }

            /// Its field.
            pub(super) fn field(self, settings: &mut Settings) -> Box<dyn Field + '_> {
                match self {
                    $(Self::$key => Box::new(&mut settings.$($field).+),)*
                    Self::House(switch) => Box::new(settings.house.switch(switch)),
                }
            }
        }
    };
}

// In the order of `config.toml`. A doc comment is the help of the flag: the first line in the short
// help, all of it in the long one.
rows! {
    /// Your name at the table
    ///
    /// 1 to 12 cells wide. Nobody else at the table may have it.
    Name = people.name, "people", "name", Now, Typed("NAME");

    /// The names of the others, clockwise from your left
    ///
    /// As many as play against you, with commas between them.
    ///
    /// Example: --opponents Eva,Max
    Opponents = people.opponents, "people", "opponents", Now, Typed("NAMES");

    /// How well the others play: beginner to master
    ///
    /// beginner, casual, club, expert or master. One level for all, or one for each opponent,
    /// clockwise from your left.
    ///
    /// Examples: --level expert, --level master,beginner, --players 4 --level club,club,casual
    Level = people.level, "people", "level", NextList, Choice("L[,L…]");

    /// How the others bid: careful, balanced or bold
    ///
    /// All of them alike, at any level.
    Style = people.style, "people", "style", NextList, Choice("STYLE");

    /// How many play: 3, or 4 with the dealer sitting out
    Players = list.players, "list", "players", NextList, Choice("3|4");

    /// How many deals: 1 to 999, or auto (36; with four 48)
    ///
    /// "auto" is the official list: 36 deals with three players, 48 with four.
    ///
    /// Example: --deals 12
    Deals = list.deals, "list", "deals", NextList, Typed("N");

    /// The totals: plain, seeger-fabian or minus
    ///
    /// "plain" adds up the game points. "seeger-fabian" gives 50 more for each game won, takes 50
    /// for each game lost, and gives the others 40 (30 with four players) for each game somebody
    /// else lost. "minus" (Bierlachs) writes nothing but minus: who loses writes it, and who wins
    /// writes the value down for everybody else; at --limit the list is over.
    Scoring = list.scoring, "list", "scoring", NextList, Choice("HOW");

    /// Minus points that end a minus list: 1 to 9999, or none
    ///
    /// The list ends when one player has that many, and after its last deal at the latest. Only
    /// with --scoring minus; 500 if nothing is said.
    ///
    /// Example: --scoring minus --limit 301
    Limit = list.limit, "list", "limit", NextList, Typed("N");

    /// Points that end the list: 1 to 99999, or none
    ///
    /// The list ends with the first player who has them, totalled as --scoring says; not with a
    /// minus list, which has its limit. The list then has as many deals as that takes, or those of
    /// --deals at most.
    ///
    /// Example: --points 1000
    Points = list.points, "list", "points", NextList, Typed("N");

    /// Minutes that end the list: 1 to 1440, or none
    ///
    /// After them no further deal is begun; the deal on the table is played to its end. Only the
    /// time counts in which the list is on the screen, also when it goes on another day.
    ///
    /// Example: --minutes 60
    Minutes = list.minutes, "list", "minutes", NextList, Typed("N");

    /// The house rules: official (none), pub or xskat
    ///
    /// "pub" is Schieberamsch when all pass, with Grand Hand before it; Kontra and Re, by who said
    /// or held 18; and a round of Bock and one of Ramsch after 60 to 60 or a lost Kontra game.
    /// "xskat" has Bock after more results. Every house rule the configuration has is set anew;
    /// --house then changes single ones.
    Rules = house, "house", "rules", NextList, Choice("PRESET");

    /// The language: en, de, fr, it, pt, or auto
    ///
    /// English, German, French, Italian or Portuguese, for everything a player reads. "auto" is
    /// that of your system (LC_ALL, LC_MESSAGES, LANG), and English if that is none of these.
    /// Messages about flags and settings are English.
    ///
    /// Example: --lang de
    Lang = screen.lang, "screen", "lang", Now, Choice("LANG");

    /// The cards: french, tournament, german or ascii
    ///
    /// "french" has ♣ ♠ ♥ ♦ in two colours, "tournament" in four; "german" is Eichel, Grün, Rot and
    /// Schellen with Ober and Unter; "ascii" has the letters C S H D, and is what you get where
    /// your locale (LC_ALL, LC_CTYPE, LANG) says that it is not UTF-8.
    Deck = screen.deck, "screen", "deck", Now, Choice("DECK");

    /// The faces of the cards: auto, paper or outline
    ///
    /// "paper" needs a terminal with true colour; "auto" is paper where that can be shown.
    Faces = screen.faces, "screen", "faces", Now, Choice("FACES");

    /// The colours: auto, dark, light, contrast or mono
    ///
    /// "auto" can be read on any background, "dark" and "light" suit theirs better. A theme of your
    /// own is a file themes/NAME.toml beside your config.toml.
    Theme = screen.theme, "screen", "theme", Now, Choice("THEME");

    /// Colours: auto, always, never, 16, 256 or true
    ///
    /// "auto" obeys NO_COLOR, and asks TERM and COLORTERM how many the terminal has; "always" does
    /// not ask NO_COLOR, and 16, 256 and true ask nothing at all.
    Color = screen.color, "screen", "color", Now, Choice("WHICH");

    /// Your hand: alternating, trumps-left, rank, …
    ///
    /// "alternating" is by the game, trumps at the left and suits of alternating colour;
    /// "trumps-left" and "trumps-right" keep to ♣ ♠ ♥ ♦; besides there are "null", "rank" and
    /// "unsorted". F4 turns through them at the table.
    Sort = screen.sort, "screen", "sort", Now, Choice("HOW");

    /// Past tricks: by seats, or in the order of play
    Tricks = screen.tricks, "screen", "tricks", Now, Choice("seats|play");

    /// Leave the mouse to the terminal
    ///
    /// Text is then selected as anywhere else. --mouse uses the mouse, whatever the configuration
    /// says.
    Mouse = screen.mouse, "screen", "mouse", Now, Switch;

    /// How long a trick stays, in ms; 0 waits nowhere
    ///
    /// How long a finished trick stays on the table, from 0 to 60000 milliseconds. The moves of
    /// the others are paced by it as well. A key always goes on at once.
    Pace = screen.pace, "screen", "pace", Now, Typed("MS");

    /// Let a finished trick stay until a key is pressed
    ///
    /// --no-trick-waits lets it go after the pace, whatever the configuration says.
    TrickWaits = screen.trick_waits, "screen", "trick-waits", Now, Switch;

    /// Let cards appear where they lie, without motion
    ///
    /// --motion moves them, whatever the configuration says.
    Motion = screen.motion, "screen", "motion", Now, Switch;

    /// Ask nobody for hints
    ///
    /// --hints lets t or F2 ask the strongest player what it would do in your place, whatever the
    /// configuration says.
    Hints = screen.hints, "screen", "hints", Now, Switch;

    /// Show a running count of points, to train counting
    ///
    /// --no-training-points shows none, whatever the configuration says.
    TrainingPoints = screen.training_points, "screen", "training-points", Now, Switch;

    /// Count the trumps that are gone, to train counting
    ///
    /// --no-training-trumps counts none, whatever the configuration says.
    TrainingTrumps = screen.training_trumps, "screen", "training-trumps", Now, Switch;

    /// Let all past tricks be looked at, not only the last
    ///
    /// The key of the last trick, pressed twice. --no-training-tricks shows the last one alone,
    /// whatever the configuration says.
    TrainingTricks = screen.training_tricks, "screen", "training-tricks", Now, Switch;

    /// The game as lines, for screen readers and scripts
    ///
    /// One event a line and one answer a line, without table, colours or cursor. A line that
    /// begins with "? " awaits an answer; "help" tells which there are, and the end of the input
    /// saves and leaves. Chosen by itself where TERM=dumb, or input or output is no terminal;
    /// --no-plain refuses to play there.
    ///
    /// Example: skat --plain --seed 42 < answers
    Plain = screen.plain, "screen", "plain", Now, Switch;

    /// The keyboard: qwerty, qwertz, azerty or auto
    ///
    /// Only for the keys of the eleventh and twelfth card, and for the - that is the 6 on a French
    /// keyboard. "auto" guesses by the language and by the keys pressed.
    Keyboard = keyboard, "keys", "keyboard", Now, Choice("KEYS");
}

impl Key {
    /// All keys in the order of `config.toml`: the switches of the house rules behind their preset.
    pub const ALL: [Self; NAMED.len() + Switch::ALL.len()] = {
        let mut all = [Self::Rules; _];
        let (mut to, mut named) = (0, 0);
        while named < NAMED.len() {
            all[to] = NAMED[named];
            to += 1;
            let mut switch = 0;
            while matches!(NAMED[named], Self::Rules) && switch < Switch::ALL.len() {
                all[to] = Self::House(Switch::ALL[switch]);
                (to, switch) = (to + 1, switch + 1);
            }
            named += 1;
        }
        all
    };

    /// The table that holds the keys of the keyboard as well.
    pub(super) const OF_KEYBOARD: &'static str = "keys";

    /// The tables of the file, in order.
    pub const TABLES: [&'static str; 5] = ["people", "list", "house", "screen", Self::OF_KEYBOARD];

    /// The groups of flags, in the order of the help: two that shape a list, one for the looks.
    pub const FLAGS: [&'static [Self]; 3] = [
        &[Self::Players, Self::Deals, Self::Level, Self::Style],
        &[Self::Scoring, Self::Limit, Self::Points, Self::Minutes, Self::Rules],
        &[
            Self::Name,
            Self::Opponents,
            Self::Lang,
            Self::Deck,
            Self::Faces,
            Self::Theme,
            Self::Color,
            Self::Sort,
            Self::Tricks,
            Self::Keyboard,
            Self::Mouse,
            Self::Pace,
            Self::TrickWaits,
            Self::Motion,
            Self::TrainingPoints,
            Self::TrainingTrumps,
            Self::TrainingTricks,
            Self::Hints,
            Self::Plain,
        ],
    ];

    /// The sections of the page of settings; the switches of the house rules follow their preset.
    pub const PAGE: [(&'static str, &'static [Self]); 6] = [
        ("cards", &[Self::Deck, Self::Faces, Self::Sort, Self::Tricks]),
        (
            "table",
            &[
                Self::Theme,
                Self::Color,
                Self::Lang,
                Self::Pace,
                Self::TrickWaits,
                Self::Motion,
                Self::Mouse,
                Self::Keyboard,
                Self::Plain,
            ],
        ),
        ("aids", &[Self::Hints, Self::TrainingPoints, Self::TrainingTrumps, Self::TrainingTricks]),
        ("people", &[Self::Name, Self::Opponents, Self::Level, Self::Style]),
        (
            "list",
            &[Self::Players, Self::Deals, Self::Points, Self::Minutes, Self::Scoring, Self::Limit],
        ),
        ("house", &[Self::Rules]),
    ];

    /// The table of the file that it stands in: `screen`.
    #[must_use]
    pub const fn table(self) -> &'static str {
        self.row().table
    }

    /// Its name in that table: `trick-waits`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its name with the table: `screen.trick-waits`.
    #[must_use]
    pub fn path(self) -> String {
        format!("{}.{}", self.table(), self.name())
    }

    /// Its variable in the environment: `SKAT_TRICK_WAITS`.
    #[must_use]
    pub fn variable(self) -> String {
        format!("SKAT_{}", self.name().to_uppercase().replace('-', "_"))
    }

    /// The flag that gives it a value: `--pace` or, of a switch that is off, `--no-trick-waits`.
    #[must_use]
    pub fn flag(self, value: &str) -> String {
        let row = self.row();
        match row.form {
            _ if matches!(self, Self::House(_)) => "--house".to_owned(),
            Form::Switch if value == "false" => format!("--{}", row.off),
            _ => format!("--{}", row.name),
        }
    }

    /// The keys of a table.
    pub(super) fn of_table(table: &str) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |key| key.table() == table)
    }
}
