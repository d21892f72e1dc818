//! Questions with a few answers in words, at the table and over it: their answers, the keys of
//! these, and the one with the focus.

use crate::rules::{Move, Seat, View};
use crate::settings::Command;

use crate::ui::state::{Action, Step};

/// A question that is answered by taking one of a few choices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ask {
    /// The skat is picked up, or not.
    Skat,
    /// A concession is accepted or not.
    Offer,
    /// Before a Ramsch: Grand Hand is announced instead, or not.
    GrandHand,
    /// Schieberamsch: the skat is taken, or pushed on unseen.
    Push,
    /// The game is doubled by Kontra, Re or Hirsch, or not.
    Double(Move),
    /// The person leaves the program while a list runs, or stays.
    Leave,
    /// The person gives up, or plays on.
    GiveUp,
    /// The person claims the rest of the tricks, or plays on.
    Claim,
    /// Kontra is said in place of the first card, or not.
    Kontra,
    /// The same cards are played again from one of the three seats.
    Again,
}

/// One answer to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The message with its words.
    pub(crate) says: &'static str,
    /// The commands that take it; the first stands on the key line.
    pub(crate) keys: &'static [Command],
    /// The action that it stands for.
    pub(crate) does: Action,
}

/// A question with the answer that has the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choices {
    pub(crate) ask: Ask,
    /// The place of the answer in [`Ask::choices`].
    pub(crate) at: usize,
}

/// The key of those answers that must not share the letter that asked: held down, it would answer
/// itself.
const YES: &[Command] = &[Command::Yes];
const PASS: &[Command] = &[Command::Pass];

impl Ask {
    /// The answers in the order in which they are written.
    pub(crate) fn choices(self, view: &View) -> Vec<Choice> {
        let choice = |says, keys, does| Choice { says, keys, does };
        let make = |says, keys, mv| Choice { says, keys, does: Action::Make(mv) };
        let back = |says| Choice { says, keys: &[], does: Action::Back };
        match self {
            Self::Skat => vec![
                make("choice-pick-up", &[Command::PickUp], Move::PickUp),
                make("choice-hand", &[Command::Hand], Move::Hand),
            ],
            Self::Offer => vec![
                make("choice-accept", &[Command::Accept], Move::Accept),
                make("choice-play-on", &[Command::PlayOn], Move::PlayOn),
            ],
            // The answer that changes nothing stands first and has the focus.
            Self::GrandHand => vec![
                make("choice-pass", PASS, Move::Decline),
                choice("choice-grand-hand", &[Command::GrandHand], Action::GrandHand),
            ],
            Self::Push => vec![
                make("choice-take-skat", &[Command::TakeSkat], Move::PickUp),
                make("choice-push", &[Command::Push], Move::Push),
            ],
            Self::Double(with) => vec![
                make("choice-pass", PASS, Move::Decline),
                match with {
                    Move::Hirsch => make("choice-hirsch", &[Command::Hirsch], with),
                    Move::Re => make("choice-re", &[Command::Re], with),
                    _ => make("choice-kontra", &[Command::Kontra], with),
                },
            ],
            Self::Leave => vec![
                choice("choice-leave", &[Command::Leave, Command::Yes], Action::Leave),
                back("choice-stay"),
            ],
            Self::GiveUp => {
                vec![back("choice-play-on"), make("choice-give-up", YES, Move::Concede)]
            }
            Self::Claim => vec![make("choice-claim", YES, Move::Claim), back("choice-play-on")],
            Self::Kontra => {
                vec![back("choice-play-on"), make("choice-yes-kontra", YES, Move::Kontra)]
            }
            Self::Again => {
                let seat = |seat| choice("choice-again", &[], Action::AgainFrom(seat));
                again(view).map(seat).to_vec()
            }
        }
    }

    /// The question with the focus on the answer that does no harm.
    pub(crate) const fn first(self) -> Choices {
        Choices { ask: self, at: if matches!(self, Self::Offer) { 1 } else { 0 } }
    }
}

/// The seats from which the same cards can be played again, the person's own first.
fn again(view: &View) -> [Seat; 3] {
    let first = view.seat().unwrap_or(Seat::Middlehand);
    let [left, right] = first.others();
    [first, left, right]
}

impl Choices {
    /// Moves the focus one answer to the left or right, from the end to the other end.
    pub(crate) fn turn(&mut self, view: &View, step: Step) {
        let len = self.ask.choices(view).len();
        self.at = match step {
            Step::Back => self.at + len - 1,
            Step::On => self.at + 1,
        } % len;
    }

    /// The action of the answer with the focus.
    pub(crate) fn taken(&self, view: &View) -> Option<Action> {
        self.ask.choices(view).get(self.at).map(|choice| choice.does)
    }
}
