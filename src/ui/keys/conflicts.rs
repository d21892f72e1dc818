//! The moments: commands that can be chosen at once, and so must not share a key.

use crate::settings::Command;

/// A moment: a question, a page, a box.
#[derive(Debug)]
pub(crate) struct Moment {
    /// The time of the moment, in the words of an error.
    pub(crate) name: &'static str,
    /// The commands that the question itself offers.
    own: &'static [Command],
    /// The commands around the question.
    around: &'static [Command],
    /// True if digits pick cards or type a value then.
    pub(crate) digits: bool,
}

impl Moment {
    /// The commands that can be chosen then.
    pub(crate) fn commands(&self) -> impl Iterator<Item = &Command> {
        self.own.iter().chain(self.around)
    }
}

use Command::{
    Accept, Again, Back, Claim, Continue, Daily, Down, GiveUp, GrandHand, Hand, Help, Hint, Hirsch,
    Kontra, LastTrick, Learn, Leave, Left, List, Menu, New, NextError, Pass, PickUp, PlayOn,
    Practice, Push, Re, Reset, Review, Right, Rules, Save, Settings, ShowSeat, Sort, Stop, Take,
    TakeSkat, Through, Tick, Tricks, Undo, Up, Yes,
};

/// The commands around every question once cards are played.
const PLAY: &[Command] =
    &[LastTrick, Stop, Claim, GiveUp, Sort, Hint, Undo, Menu, List, Settings, Help, Leave];
/// The commands around every question before.
const BEFORE: &[Command] = &[Sort, Hint, Undo, Menu, List, Settings, Help, Leave];
/// The commands around a page, and a question whose answers may have the letters of aids: their
/// function keys remain.
const PAGE: &[Command] = &[Sort, List, Settings, Help, Leave];
/// Nothing else.
const ALONE: &[Command] = &[];

const fn moment(
    name: &'static str,
    own: &'static [Command],
    around: &'static [Command],
    digits: bool,
) -> Moment {
    Moment { name, own, around, digits }
}

/// All moments.
pub(crate) const MOMENTS: &[Moment] = &[
    moment(
        "the start menu is open",
        &[
            Up, Down, Take, Back, Continue, New, Daily, Practice, Rules, Learn, Settings, Help,
            Leave,
        ],
        ALONE,
        false,
    ),
    moment(
        "others are to act",
        &[LastTrick, Stop, Claim, GiveUp, Undo, Menu, Through],
        PAGE,
        false,
    ),
    moment("a value is bid", &[Left, Right, Up, Down, Take, Back, Yes, Pass], BEFORE, true),
    moment("a value is held", &[Left, Right, Take, Yes, Pass], BEFORE, false),
    moment("the skat is picked up", &[Left, Right, Take, PickUp, Hand], BEFORE, false),
    moment("cards are put away", &[Left, Right, Take, Tick, Back], BEFORE, true),
    moment("a game is announced", &[Left, Right, Up, Down, Take, Tick, Back], BEFORE, false),
    moment("a card is played", &[Left, Right, Take, Tick, Kontra], PLAY, true),
    moment("giving up is offered", &[Left, Right, Take, Accept, PlayOn], PLAY, false),
    moment("a Ramsch comes", &[Left, Right, Take, GrandHand, Pass], BEFORE, false),
    moment("the skat of a Ramsch is pushed", &[Left, Right, Take, TakeSkat, Push], PAGE, false),
    moment("Kontra is asked", &[Left, Right, Take, Kontra, Pass], PLAY, false),
    moment("Re is asked", &[Left, Right, Take, Re, Pass], PLAY, false),
    moment("Hirsch is asked", &[Left, Right, Take, Hirsch, Pass], PLAY, false),
    moment("the result is shown", &[Take, Tricks, Review, Again, Undo, Menu], PAGE, false),
    moment("the list is shown", &[Up, Down, Back], PAGE, false),
    moment("the list is over", &[Take], PAGE, false),
    moment("a game is reckoned", &[Take, Back, Help, Leave], ALONE, true),
    moment(
        "the settings are open",
        &[Up, Down, Left, Right, Take, Tick, Back, Undo, Reset, Save, Settings, Help, Leave],
        ALONE,
        false,
    ),
    moment("the help is shown", &[Back, Take, Help], ALONE, false),
    moment("the last trick is shown", &[Back, Take, LastTrick], ALONE, false),
    moment("leaving is asked", &[Left, Right, Take, Back, Yes, Leave], ALONE, false),
    moment("a question is asked", &[Left, Right, Take, Back, Yes], ALONE, false),
    moment(
        "a recorded game is shown",
        &[Left, Right, Up, Down, Take, Back, List, ShowSeat, Tricks, Review, Help, Leave],
        ALONE,
        false,
    ),
    moment(
        "a deal is reviewed",
        &[Left, Right, Up, Down, Take, Back, List, ShowSeat, NextError, Help, Leave],
        ALONE,
        false,
    ),
];
