//! The part before a Ramsch: Grand Hand instead, and pushing the skat round.

use super::house::Rules;
use super::seat::{BySeat, Seat};
use super::table::Phase;

/// The words and pushes before a Ramsch. Everything in it is known to everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Pushing {
    /// The seat that is asked, forehand first.
    pub(super) asked: Seat,
    /// The seat that declared Grand Hand instead.
    pub(super) grand_hand: Option<Seat>,
    /// The seats that took the skat and put two cards on.
    pub(super) took: BySeat<bool>,
    /// The number of times it was pushed on unseen.
    pub(super) pushes: u8,
}

impl Pushing {
    pub(super) const NONE: Self =
        Self { asked: Seat::Forehand, grand_hand: None, took: BySeat([false; 3]), pushes: 0 };

    /// The state in which a Ramsch begins.
    pub(super) const fn first_phase(rules: &Rules) -> Phase {
        if rules.grand_hand { Phase::GrandHand } else { Self::after_grand_hand(rules) }
    }

    const fn after_grand_hand(rules: &Rules) -> Phase {
        if rules.schieberamsch { Phase::Pushing } else { Phase::Playing }
    }

    /// The seat asked does not play Grand Hand.
    pub(super) const fn decline(&mut self, rules: &Rules) -> Phase {
        self.pass_on(Phase::GrandHand, Self::after_grand_hand(rules))
    }

    /// The seat asked leaves the skat as it is.
    pub(super) const fn push(&mut self) -> Phase {
        self.pass_on_pushed(1)
    }

    /// The seat asked has taken the skat and put two cards on.
    pub(super) fn put_on(&mut self) -> Phase {
        self.took[self.asked] = true;
        self.pass_on_pushed(0)
    }

    const fn pass_on_pushed(&mut self, pushes: u8) -> Phase {
        self.pushes += pushes;
        self.pass_on(Phase::Pushing, Phase::Playing)
    }

    /// Asks the next seat the same, or forehand what comes after it.
    const fn pass_on(&mut self, again: Phase, then: Phase) -> Phase {
        let last = matches!(self.asked, Seat::Rearhand);
        self.asked = self.asked.next();
        if last { then } else { again }
    }
}
