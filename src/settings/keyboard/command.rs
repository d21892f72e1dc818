//! The actions that keys can be given to.

use super::{Given, Stroke};
use Given::Letter;

const fn sign(sign: char) -> Given {
    Given::Stroke(Stroke::Char(sign))
}

const fn f(number: u8) -> Given {
    Given::Stroke(Stroke::F(number))
}

/// Makes of every row an action, its name in a file, and the keys that it has when nothing is said,
/// besides those that nobody can take from it.
macro_rules! commands {
    ($($command:ident = $word:literal, [$($key:expr),*];)*) => {
        /// An action that can be given other keys.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[expect(missing_docs, reason = "each is described in config.toml")]
        pub enum Command {
            $($command),*
        }

        impl Command {
            /// All of them in the order of `config.toml`.
            pub const ALL: [Self; <[&str]>::len(&[$($word),*])] = [$(Self::$command),*];

            /// Its name in a file: `last-trick`.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$command => $word,)*
                }
            }

            /// The text that holds the letter which a language has for it.
            #[must_use]
            pub const fn letter(self) -> &'static str {
                match self {
                    $(Self::$command => concat!("key-", $word),)*
                }
            }

            /// The text that says what it does.
            #[must_use]
            pub const fn label(self) -> &'static str {
                match self {
                    $(Self::$command => concat!("do-", $word),)*
                }
            }

            /// The keys that it has when nothing is said.
            pub(super) const fn usual(self) -> &'static [Given] {
                match self {
                    $(Self::$command => const { &[$($key),*] },)*
                }
            }
        }
    };
}

commands! {
    Help = "help", [sign('?'), f(1)];
    List = "list", [Given::Stroke(Stroke::Tab)];
    Leave = "leave", [Letter];
    Settings = "settings", [Letter];
    Left = "left", [];
    Right = "right", [];
    Up = "up", [];
    Down = "down", [];
    Take = "take", [];
    Tick = "tick", [];
    Back = "back", [];
    Continue = "continue", [Letter];
    New = "new", [Letter];
    Rules = "read-rules", [Letter];
    Daily = "daily", [Letter];
    Practice = "practice", [Letter];
    Learn = "learn", [Letter];
    Yes = "yes", [Letter];
    Pass = "pass", [Letter];
    PickUp = "pick-up", [Letter];
    Hand = "hand", [Letter];
    GrandHand = "grand-hand", [Letter];
    TakeSkat = "take-skat", [Letter];
    Push = "push", [Letter];
    Kontra = "kontra", [Letter];
    Re = "re", [Letter];
    Hirsch = "hirsch", [Letter];
    Accept = "accept", [Letter];
    PlayOn = "play-on", [Letter];
    LastTrick = "last-trick", [Letter, f(3)];
    Sort = "sort", [f(4)];
    Claim = "claim", [Letter];
    GiveUp = "give-up", [Letter];
    Stop = "stop", [Letter];
    Through = "through", [Letter];
    Hint = "hint", [Letter, f(2)];
    Undo = "undo", [Letter, f(6)];
    Tricks = "tricks", [Letter];
    Again = "again", [Letter];
    Review = "review", [Letter];
    NextError = "next-error", [Letter];
    Menu = "menu", [Letter];
    ShowSeat = "seat", [Letter];
    Reset = "reset", [Letter];
    Save = "save", [Letter];
}

impl Command {
    /// True if the languages have a letter for it, which `auto` stands for.
    #[must_use]
    pub const fn has_letter(self) -> bool {
        matches!(self.usual(), [Letter, ..])
    }
}
