//! The actions that keys can be given to.

use super::{Given, Stroke};

/// An action that can be given other keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "each is described in config.toml")]
pub enum Command {
    Help,
    List,
    Leave,
    Settings,
    Left,
    Right,
    Up,
    Down,
    Take,
    Tick,
    Back,
    Continue,
    New,
    Rules,
    Daily,
    Practice,
    Learn,
    Yes,
    Pass,
    PickUp,
    Hand,
    GrandHand,
    TakeSkat,
    Push,
    Kontra,
    Re,
    Hirsch,
    Accept,
    PlayOn,
    LastTrick,
    Sort,
    Claim,
    GiveUp,
    Stop,
    Through,
    Hint,
    Undo,
    Tricks,
    Again,
    Menu,
    ShowSeat,
    Reset,
    Save,
}

impl Command {
    /// All of them in the order of `config.toml`.
    pub const ALL: [Self; 43] = [
        Self::Help,
        Self::List,
        Self::Leave,
        Self::Settings,
        Self::Left,
        Self::Right,
        Self::Up,
        Self::Down,
        Self::Take,
        Self::Tick,
        Self::Back,
        Self::Continue,
        Self::New,
        Self::Rules,
        Self::Daily,
        Self::Practice,
        Self::Learn,
        Self::Yes,
        Self::Pass,
        Self::PickUp,
        Self::Hand,
        Self::GrandHand,
        Self::TakeSkat,
        Self::Push,
        Self::Kontra,
        Self::Re,
        Self::Hirsch,
        Self::Accept,
        Self::PlayOn,
        Self::LastTrick,
        Self::Sort,
        Self::Claim,
        Self::GiveUp,
        Self::Stop,
        Self::Through,
        Self::Hint,
        Self::Undo,
        Self::Tricks,
        Self::Again,
        Self::Menu,
        Self::ShowSeat,
        Self::Reset,
        Self::Save,
    ];

    /// Its name in a file: `last-trick`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Help => "help",
            Self::List => "list",
            Self::Leave => "leave",
            Self::Settings => "settings",
            Self::Left => "left",
            Self::Right => "right",
            Self::Up => "up",
            Self::Down => "down",
            Self::Take => "take",
            Self::Tick => "tick",
            Self::Back => "back",
            Self::Continue => "continue",
            Self::New => "new",
            Self::Rules => "read-rules",
            Self::Daily => "daily",
            Self::Practice => "practice",
            Self::Learn => "learn",
            Self::Yes => "yes",
            Self::Pass => "pass",
            Self::PickUp => "pick-up",
            Self::Hand => "hand",
            Self::GrandHand => "grand-hand",
            Self::TakeSkat => "take-skat",
            Self::Push => "push",
            Self::Kontra => "kontra",
            Self::Re => "re",
            Self::Hirsch => "hirsch",
            Self::Accept => "accept",
            Self::PlayOn => "play-on",
            Self::LastTrick => "last-trick",
            Self::Sort => "sort",
            Self::Claim => "claim",
            Self::GiveUp => "give-up",
            Self::Stop => "stop",
            Self::Through => "through",
            Self::Hint => "hint",
            Self::Undo => "undo",
            Self::Tricks => "tricks",
            Self::Again => "again",
            Self::Menu => "menu",
            Self::ShowSeat => "seat",
            Self::Reset => "reset",
            Self::Save => "save",
        }
    }

    /// The keys that it has when nothing is said, besides those that nobody can take from it.
    pub(super) const fn usual(self) -> &'static [Given] {
        match self {
            Self::Help => &[Given::Stroke(Stroke::Char('?')), Given::Stroke(Stroke::F(1))],
            Self::List => &[Given::Stroke(Stroke::Tab)],
            Self::LastTrick => &[Given::Letter, Given::Stroke(Stroke::F(3))],
            Self::Sort => &[Given::Stroke(Stroke::F(4))],
            Self::Hint => &[Given::Letter, Given::Stroke(Stroke::F(2))],
            Self::Undo => &[Given::Letter, Given::Stroke(Stroke::F(6))],
            Self::Left
            | Self::Right
            | Self::Up
            | Self::Down
            | Self::Take
            | Self::Tick
            | Self::Back => &[],
            _ => &[Given::Letter],
        }
    }

    /// Whether the languages have a letter for it, which `auto` stands for.
    #[must_use]
    pub const fn has_letter(self) -> bool {
        !matches!(
            self,
            Self::Help
                | Self::List
                | Self::Sort
                | Self::Left
                | Self::Right
                | Self::Up
                | Self::Down
                | Self::Take
                | Self::Tick
                | Self::Back
        )
    }
}
