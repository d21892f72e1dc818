//! The auction as a state machine. (ISkO 3.3.)

use super::bid::Bid;
use super::moves::Illegal;
use super::seat::{BySeat, Seat};

/// The state in which the auction waits for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asking {
    /// `caller` names a value to `listener`, or passes.
    Call {
        /// The seat that bids: middlehand first, then rearhand.
        caller: Seat,
        /// The seat that will have to answer.
        listener: Seat,
    },
    /// `listener` holds the value just named, or passes.
    Answer {
        /// The seat that has named the last value.
        caller: Seat,
        /// The seat that answers.
        listener: Seat,
    },
    /// Both others passed without a word: forehand may take the game at 18.
    ForehandAlone,
}

/// The end of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sold {
    /// All three passed.
    PassedIn,
    /// One is left, at the last value named or held.
    To(Seat, Bid),
}

/// The auction so far: everything in it is known to everybody.
///
/// Middlehand bids to forehand, then rearhand to whoever is left; values may be jumped, whoever
/// passes is out for good, and the last one in plays at the last value named.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Auction {
    state: Result<Asking, Sold>,
    last: Option<Bid>,
    reached: BySeat<Option<Bid>>,
    /// The least value each seat could still have said or held when it passed.
    turned_down: BySeat<Option<Bid>>,
}

impl Default for Auction {
    fn default() -> Self {
        Self::new()
    }
}

impl Auction {
    /// An auction in which nobody has spoken.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            state: Ok(Asking::Call { caller: Seat::Middlehand, listener: Seat::Forehand }),
            last: None,
            reached: BySeat([None; 3]),
            turned_down: BySeat([None; 3]),
        }
    }

    /// The question of the moment; `None` when the auction is over.
    #[must_use]
    pub fn asking(&self) -> Option<Asking> {
        self.state.ok()
    }

    /// The end of the auction; `None` while it runs.
    #[must_use]
    pub fn sold(&self) -> Option<Sold> {
        self.state.err()
    }

    /// The seat that has to speak; `None` when the auction is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.asking().map(|asking| match asking {
            Asking::Call { caller, .. } => caller,
            Asking::Answer { listener, .. } => listener,
            Asking::ForehandAlone => Seat::Forehand,
        })
    }

    /// The last value named.
    #[must_use]
    pub const fn last(&self) -> Option<Bid> {
        self.last
    }

    /// The highest value this seat has named or held.
    #[must_use]
    pub fn reached(&self, seat: Seat) -> Option<Bid> {
        self.reached[seat]
    }

    /// True if this seat has passed.
    #[must_use]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.turned_down[seat].is_some()
    }

    /// The least value this seat could still have said or held when it passed; `None` if it has
    /// not passed.
    #[must_use]
    pub fn turned_down(&self, seat: Seat) -> Option<Bid> {
        self.turned_down[seat]
    }

    /// The values that the seat to act may name.
    pub fn callable(&self) -> impl Iterator<Item = Bid> + use<> {
        let bids = match self.asking() {
            Some(Asking::Call { .. }) => Bid::above(self.last).len(),
            Some(Asking::ForehandAlone) => 1,
            Some(Asking::Answer { .. }) | None => 0,
        };
        Bid::above(self.last).take(bids)
    }

    /// Names a value.
    ///
    /// # Errors
    /// Why it cannot be named; nothing has changed then.
    pub fn bid(&mut self, bid: Bid) -> Result<(), Illegal> {
        match self.asking() {
            Some(Asking::Call { caller, listener }) => {
                if let Some(last) = self.last.filter(|&last| bid <= last) {
                    return Err(Illegal::NotHigher { bid, last });
                }
                self.last = Some(bid);
                self.reached[caller] = Some(bid);
                self.state = Ok(Asking::Answer { caller, listener });
                Ok(())
            }
            Some(Asking::ForehandAlone) if bid == Bid::LEAST => {
                self.last = Some(bid);
                self.reached[Seat::Forehand] = Some(bid);
                self.state = Err(Sold::To(Seat::Forehand, bid));
                Ok(())
            }
            Some(Asking::ForehandAlone) => Err(Illegal::OnlyEighteen),
            Some(Asking::Answer { .. }) => Err(Illegal::OnlyAnswer),
            None => Err(Illegal::NotNow),
        }
    }

    /// Holds the value just named.
    ///
    /// # Errors
    /// If nothing was named; nothing has changed then.
    pub fn hold(&mut self) -> Result<(), Illegal> {
        match self.asking() {
            Some(Asking::Answer { caller, listener }) => {
                self.reached[listener] = self.last;
                self.state = Ok(Asking::Call { caller, listener });
                Ok(())
            }
            Some(_) => Err(Illegal::NothingToHold),
            None => Err(Illegal::NotNow),
        }
    }

    /// Passes, for good.
    ///
    /// # Errors
    /// If the auction is over.
    pub fn pass(&mut self) -> Result<(), Illegal> {
        let (out, left) = match self.asking() {
            Some(Asking::Call { caller, listener }) => (caller, listener),
            Some(Asking::Answer { caller, listener }) => (listener, caller),
            Some(Asking::ForehandAlone) => {
                self.turned_down[Seat::Forehand] = Some(Bid::LEAST);
                self.state = Err(Sold::PassedIn);
                return Ok(());
            }
            None => return Err(Illegal::NotNow),
        };
        // Who answers could have held the last value, who calls would have had to go above it.
        let answers = matches!(self.asking(), Some(Asking::Answer { .. }));
        let least = self.last.filter(|_| answers).or_else(|| Bid::above(self.last).next());
        self.turned_down[out] = least.or(Some(Bid::MOST));
        let rearhand_waits = left != Seat::Rearhand && !self.has_passed(Seat::Rearhand);
        self.state = if rearhand_waits {
            Ok(Asking::Call { caller: Seat::Rearhand, listener: left })
        } else if let Some(bid) = self.last {
            Err(Sold::To(left, bid))
        } else {
            // Nobody has named a value, so the one left over is forehand.
            Ok(Asking::ForehandAlone)
        };
        Ok(())
    }
}
