//! Messages to the screen, and its effects on the program around it.

use std::time::Duration;

use crate::host::{Advised, Question, Reply, Request, Start};
use crate::settings::Settings;
use crate::study::review::{Done, Task};

use crate::ui::keys::Key;
use crate::ui::state::{Action, Fresh, Kept, Look, Reviewing, Scene, Unkept};

/// A task for the program around the screen.
#[derive(Debug)]
pub(crate) enum Effect {
    /// Save the list.
    Save,
    /// Let a player think.
    Ask(Box<Request>),
    /// Let the strongest player think in the person's place.
    Advise(Box<Question>),
    /// Review a deal in the background, or nothing any more.
    Judge(Option<Box<Task>>),
    /// Show the review of a deal, over what is on the screen.
    Review(Box<Reviewing>),
    /// Close what lies over another scene.
    Return,
    /// Come back after so long.
    Wait(Duration),
    /// Forget the wait.
    Wake,
    /// Open something: a list, a lesson, the menu.
    Open(Start),
    /// Keep that something is learned, by its name.
    Learned(String),
    /// Go over to these settings, and find out how everything looks then.
    Look(Box<Settings>),
    /// Write the settings that were changed into the person's file.
    Keep {
        /// True if over what somebody else has written there meanwhile.
        over: bool,
    },
    /// Stop the process, as the shell expects.
    Suspend,
    /// The language has changed, and with it the word that stands for a person without a name.
    CallPerson {
        /// The word of the language before.
        before: String,
        /// The word of the language now.
        now: String,
    },
    /// Leave the program.
    Quit,
}

/// An event on the screen.
#[derive(Debug)]
pub(crate) enum Message {
    /// A key; `early` if it was pressed before the present prompt was shown.
    Key {
        /// The key.
        key: Key,
        /// True if it was pressed before the prompt was shown.
        early: bool,
    },
    /// A click on a cell; `early` as with keys.
    Click {
        /// Column.
        col: u16,
        /// Row.
        row: u16,
        /// True if it came before the prompt was shown.
        early: bool,
    },
    /// The wheel was turned.
    Wheel {
        /// True if towards the end.
        down: bool,
    },
    /// The terminal has another size.
    Resize(u16, u16),
    /// A character of a text that is typed.
    Typed(char),
    /// An action at once, where there are no keys.
    Act(Action),
    /// The look of everything with the settings of [`Effect::Look`], and what a new list would be;
    /// or why it cannot look so.
    Looked(Result<(Box<Look>, Fresh), String>),
    /// The outcome of [`Effect::Keep`].
    Kept(Result<Kept, Unkept>),
    /// A player has moved.
    Reply(Box<Reply>),
    /// The strongest player says what it would do.
    Advised(Box<Advised>),
    /// A step of a deal has been reviewed.
    Judged(Box<Done>),
    /// So much time has passed since the last message.
    Passed(Duration),
    /// The wait is over.
    Elapsed,
    /// Something else fills the screen.
    Opened(Scene),
    /// A page lies over what filled the screen.
    Over(Scene),
    /// The page that lay over another scene is closed.
    Returned,
    /// A refusal: the reason why what was asked for cannot be had, in one line.
    Refused(String),
}
