//! Kontra, Re and Hirsch: they double the score and nothing else.
//!
//! There are two windows. After the announcement, before ouvert cards are shown, each defender who
//! may say Kontra is asked in turn. If the table allows it until the first card, who declined may
//! still say it when the own first card is due, but not in ouvert games. Re and then Hirsch are
//! asked at once. There is one Kontra a deal.

use super::auction::Auction;
use super::bid::Bid;
use super::house::{Kontra, Rules};
use super::moves::Illegal;
use super::seat::Seat;
use super::table::{Phase, Side, Table};

/// The doubling of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Doubled {
    /// Nobody has doubled.
    #[default]
    Not,
    /// A defender has said Kontra.
    Kontra,
    /// The declarer has answered Re.
    Re,
    /// The defender has answered that with Hirsch.
    Hirsch,
}

impl Doubled {
    /// The factor on the score: 1, 2, 4 or 8.
    #[must_use]
    pub const fn factor(self) -> u16 {
        1 << self as u16
    }

    /// The next doubling that may be said; `None` after Hirsch.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Not => Some(Self::Kontra),
            Self::Kontra => Some(Self::Re),
            Self::Re => Some(Self::Hirsch),
            Self::Hirsch => None,
        }
    }
}

/// The doublings of a deal so far, and who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Doubling {
    /// The last thing said.
    pub(super) said: Doubled,
    /// The defender who said Kontra.
    pub(super) by: Option<Seat>,
    /// The seat the table waits for.
    pub(super) asked: Option<Seat>,
}

impl Doubling {
    pub(super) const NONE: Self = Self { said: Doubled::Not, by: None, asked: None };

    /// The phase that follows when somebody is asked, or nobody.
    const fn phase(&self) -> Phase {
        if self.asked.is_some() { Phase::Doubling } else { Phase::Playing }
    }

    /// A game has been announced: asks the first defender who may say Kontra.
    pub(super) fn open(&mut self, rules: &Rules, auction: &Auction, declarer: Seat) -> Phase {
        let mut defenders = declarer.others().into_iter();
        self.asked = defenders.find(|&seat| is_entitled(rules, auction, seat));
        self.phase()
    }

    /// A seat doubles: asks for the answer, if the table has one.
    pub(super) fn say(&mut self, rules: &Rules, declarer: Option<Seat>, seat: Seat) -> Phase {
        self.said = self.said.next().unwrap_or(self.said);
        match self.said {
            Doubled::Kontra => {
                self.by = Some(seat);
                self.asked = declarer.filter(|_| rules.re);
            }
            Doubled::Re => self.asked = self.by.filter(|_| rules.hirsch),
            Doubled::Not | Doubled::Hirsch => self.asked = None,
        }
        self.phase()
    }

    /// The seat asked does not double: asks the other defender for Kontra.
    pub(super) fn decline(
        &mut self,
        rules: &Rules,
        auction: &Auction,
        declarer: Option<Seat>,
    ) -> Phase {
        let first = declarer.map(Seat::next);
        let second = first.map(Seat::next).filter(|_| self.asked == first);
        self.asked =
            second.filter(|&seat| self.said == Doubled::Not && is_entitled(rules, auction, seat));
        self.phase()
    }
}

/// True if a defender may say Kontra by what was said in the auction: by the common condition only
/// who said or held 18, or never could.
fn is_entitled(rules: &Rules, auction: &Auction, seat: Seat) -> bool {
    let never_could = auction.turned_down(seat).is_none_or(|least| least > Bid::LEAST);
    !rules.kontra_18 || auction.reached(seat).is_some() || never_could
}

/// Checks whether a seat may say Kontra in place of its first card.
pub(super) fn check_late(table: &Table, seat: Seat) -> Result<(), Illegal> {
    let rules = table.rules();
    if rules.kontra == Kontra::Off {
        Err(Illegal::NotNow)
    } else if table.side(seat) != Some(Side::Defenders) {
        Err(Illegal::OnlyDefendersDouble)
    } else if table.doubled() != Doubled::Not {
        Err(Illegal::KontraWasSaid)
    } else if !is_entitled(rules, table.auction(), seat) {
        Err(Illegal::NeedsEighteen)
    } else if rules.kontra == Kontra::Announcement
        || table.contract().is_some_and(super::Contract::is_ouvert)
        || table.held(seat) < 10
    {
        Err(Illegal::TooLate)
    } else if table.to_act() != Some(seat) {
        Err(Illegal::NotYourTurn)
    } else {
        Ok(())
    }
}
