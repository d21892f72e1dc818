//! The reckoning of a Ramsch: a sum for all three that lists its own lines.

use super::house::RamschSkat;
use super::seat::{BySeat, Seat};

/// Everything the reckoning of a Ramsch depends on.
///
/// ```
/// use skat::rules::{BySeat, RamschLine, RamschSettlement, Seat};
///
/// let settlement = RamschSettlement {
///     points: BySeat([80, 40, 0]),
///     tricks: BySeat([6, 4, 0]),
///     skat: None,
///     pushes: 1,
///     doublings: 1,
/// };
/// let sum = settlement.reckon();
/// assert_eq!(sum.scores, BySeat([-320, 0, 0]));
/// assert!(sum.lines.contains(&RamschLine::Virgin(Seat::Rearhand)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RamschSettlement {
    /// The card points in everybody's tricks.
    pub points: BySeat<u8>,
    /// The number of tricks everybody took.
    pub tricks: BySeat<u8>,
    /// The card points in the skat, and to whom they go; `None` if they are counted already.
    pub skat: Option<(u8, SkatGoes)>,
    /// The number of times the skat was pushed on unseen.
    pub pushes: u8,
    /// The factor of Bock: 1 or 2.
    pub doublings: u16,
}

/// The player to whom the skat of a Ramsch goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SkatGoes {
    /// To this seat, which won the last trick.
    To(Seat),
    /// To whoever has most points without it.
    ToMost,
    /// To nobody.
    Nowhere,
}

impl SkatGoes {
    /// The player to whom it goes by a rule, with the winner of the last trick.
    #[must_use]
    pub const fn by(rule: RamschSkat, last: Seat) -> Self {
        match rule {
            RamschSkat::LastTrick => Self::To(last),
            RamschSkat::Loser => Self::ToMost,
            RamschSkat::Nobody => Self::Nowhere,
        }
    }
}

/// One line of the sum, in the order in which they are reckoned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RamschLine {
    /// The skat's card points count for this seat.
    Skat(Seat, u8),
    /// The skat's card points count for nobody.
    SkatAside(u8),
    /// This seat has most card points and loses that many; two lines if two share them.
    Most(Seat, u8),
    /// All three have the same: nobody loses anything.
    AllAlike(u8),
    /// This seat took all tricks and wins 120.
    March(Seat),
    /// This seat took no trick: doubled.
    Virgin(Seat),
    /// The skat was pushed on unseen this often: doubled each time.
    Pushes(u8),
    /// Bock: doubled.
    Bock(u16),
}

impl RamschLine {
    /// The factor by which it multiplies the score; 1 if it is no factor.
    #[must_use]
    pub const fn factor(self) -> u16 {
        match self {
            Self::Virgin(_) => 2,
            Self::Pushes(times) => 1 << times,
            Self::Bock(factor) => factor,
            _ => 1,
        }
    }

    /// The name in machine-readable output.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Skat(..) => "skat",
            Self::SkatAside(_) => "skat_aside",
            Self::Most(..) => "most",
            Self::AllAlike(_) => "all_alike",
            Self::March(_) => "march",
            Self::Virgin(_) => "virgin",
            Self::Pushes(_) => "pushes",
            Self::Bock(_) => "bock",
        }
    }
}

/// The whole sum of a Ramsch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RamschReckoning {
    /// Everybody's card points, with the skat if it goes to somebody.
    pub points: BySeat<u8>,
    /// Everybody's tricks.
    pub tricks: BySeat<u8>,
    /// The lines that lead to the scores.
    pub lines: Vec<RamschLine>,
    /// The change of each seat on the plain list.
    pub scores: BySeat<i32>,
}

impl RamschReckoning {
    /// The product of all factors.
    #[must_use]
    pub fn factor(&self) -> u16 {
        self.lines.iter().map(|line| line.factor()).product()
    }

    /// The seat that took all ten tricks.
    #[must_use]
    pub fn march(&self) -> Option<Seat> {
        marcher(&self.tricks)
    }

    /// The seats that lose points.
    pub fn losers(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.scores[seat] < 0)
    }
}

/// The worth of a march, before doubling.
const MARCH: i32 = 120;

/// Two seats without a trick leave all ten to the third.
fn marcher(tricks: &BySeat<u8>) -> Option<Seat> {
    let without = |seat: Seat| tricks[seat] == 0;
    Seat::ALL.into_iter().find(|seat| seat.others().into_iter().all(without) && !without(*seat))
}

/// The seats that have most points, unless all three have the same.
fn most(points: &BySeat<u8>) -> Vec<Seat> {
    let most = points.0.into_iter().max().unwrap_or_default();
    Seat::ALL.into_iter().filter(|&seat| points[seat] == most).collect()
}

impl RamschSettlement {
    /// Reckons the Ramsch.
    #[must_use]
    pub fn reckon(&self) -> RamschReckoning {
        let mut points = self.points;
        let mut lines = Vec::new();
        if let Some((skat, goes)) = self.skat {
            let takers = match goes {
                SkatGoes::To(seat) => vec![seat],
                SkatGoes::ToMost => most(&points),
                SkatGoes::Nowhere => Vec::new(),
            };
            for &seat in &takers {
                points[seat] += skat;
                lines.push(RamschLine::Skat(seat, skat));
            }
            if takers.is_empty() {
                lines.push(RamschLine::SkatAside(skat));
            }
        }
        let mut plain = BySeat([0; 3]);
        let most = most(&points);
        if let Some(seat) = marcher(&self.tricks) {
            plain[seat] = MARCH;
            lines.push(RamschLine::March(seat));
        } else if most.len() == 3 {
            lines.push(RamschLine::AllAlike(points[Seat::Forehand]));
        } else {
            for seat in most {
                plain[seat] = -i32::from(points[seat]);
                lines.push(RamschLine::Most(seat, points[seat]));
            }
            // With a march the other two have no trick by its nature, and nothing is doubled.
            let virgins = Seat::ALL.into_iter().filter(|&seat| self.tricks[seat] == 0);
            lines.extend(virgins.map(RamschLine::Virgin));
        }
        if self.pushes > 0 {
            lines.push(RamschLine::Pushes(self.pushes));
        }
        if self.doublings > 1 {
            lines.push(RamschLine::Bock(self.doublings));
        }
        let factor: u16 = lines.iter().map(|line| line.factor()).product();
        let scores = BySeat::from_fn(|seat| plain[seat] * i32::from(factor));
        RamschReckoning { points, tricks: self.tricks, lines, scores }
    }
}
