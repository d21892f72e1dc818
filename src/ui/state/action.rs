//! Everything that a person can do, however it is asked for.

use crate::rules::{Card, Move, Seat};
use crate::text::pages::Topic;
use crate::ui::state::{Ask, StartLine};

/// Something the person can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    /// One step to the left or right.
    Side(Step),
    /// One step up or down.
    Line(Step),
    /// A page up or down.
    Page(Step),
    /// To the first or last line.
    Edge(Step),
    /// Takes what has the focus.
    Enter,
    /// Ticks a box, puts a card away or takes it back.
    Toggle,
    /// Picks the card of this number, counted from 0.
    Card(usize),
    /// Moves the cursor to a card.
    Point(Card),
    /// Moves the cursor to a line of the announcement.
    Pick(usize),
    /// Ticks a box of the announcement, or takes the tick off.
    Tick(usize),
    /// Types a digit of a value.
    Digit(u8),
    /// Takes the last digit back.
    Erase,
    /// One step back; closes what lies on top.
    Back,
    /// Makes a move that a letter stands for.
    Make(Move),
    /// Names the value on the button.
    Call,
    /// Holds the value asked.
    Hold,
    /// Ends the wait.
    GoOn,
    /// Writes the deal on the list and deals the next one.
    NextDeal,
    /// Plays the deal through.
    Through,
    /// Shows or hides the ten tricks.
    Tricks,
    /// Sorts the hand, or the tricks of a result, in the next way.
    Sort,
    /// Shows a recorded game with the cards of the next seat alone, and then with all again.
    Turn,
    LastTrick,
    /// All tricks so far.
    AllTricks,
    /// Asks the strongest player, opens the box of its reasons, and closes it.
    Hint,
    /// Opens the review of the deal.
    Review,
    /// Takes everything back to the last decision.
    TakeBack,
    /// Puts a question before something is done.
    Ask(Ask),
    /// Plays the same cards again from this seat.
    AgainFrom(Seat),
    /// Leaves what does not count: back to the list, or to the menu.
    PutAside,
    List,
    /// Opens the rules.
    Rules,
    /// Goes to a topic of the rules.
    Topic(Topic),
    /// Asks for what is to be looked for.
    Find,
    /// Types a sign of what is looked for.
    Type(char),
    Help,
    /// Opens the page of settings, or leaves it.
    Settings,
    /// Goes to a line of the settings.
    Row(usize),
    /// Takes a pack of those shown in the settings.
    Pack(usize),
    /// Takes the last change of the settings back.
    Undo,
    /// Sets a value as the program comes with it.
    Reset,
    /// Writes the settings over what another has written meanwhile.
    SaveOver,
    Leave,
    /// Goes to the announcement of Grand Hand before a Ramsch.
    GrandHand,
    /// A line of the start menu.
    Start(StartLine),
    NewList,
    SaveAndLeave,
    Suspend,
}

/// A direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    Back,
    On,
}
