//! The worth of a game: a sum that lists its own lines. (ISkO 2.4, 5.2 and 5.4.)

use thiserror::Error;

use super::bid::Bid;
use super::cards::Cards;
use super::contract::{Contract, Kind};

/// Everything a settlement depends on.
///
/// ```
/// use skat::rules::*;
///
/// let settlement = Settlement {
///     contract: Contract::plain(Kind::Hearts),
///     cards: "CJ SJ HA HK D7 S7 C7 D8 S8 C8 D9 S9".parse()?,
///     bid: Bid::new(20).unwrap(),
///     outcome: Outcome::Played { points: 90, tricks: 5, defender_tricks: 5 },
///     doublings: 1,
/// };
/// settlement.validate().unwrap();
/// let reckoning = settlement.reckon();
/// assert_eq!((reckoning.multiplier(), reckoning.value), (4, 40));
/// assert!(reckoning.won);
/// assert_eq!(reckoning.score, 40);
/// # Ok::<(), BadCards>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settlement {
    /// The contract that was announced.
    pub contract: Contract,
    /// The declarer's ten cards and the skat: the same twelve whether picked up or not.
    pub cards: Cards,
    /// The bid that had to be covered.
    pub bid: Bid,
    /// The outcome of the play.
    pub outcome: Outcome,
    /// The factor of Kontra and the like on the score: 1, 2, 4 …
    pub doublings: u16,
}

/// The outcome of the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Outcome {
    /// Played to the end, or as far as the value could still change.
    Played {
        /// The declarer's card points with the skat.
        points: u8,
        /// The declarer's tricks.
        tricks: u8,
        /// The defenders' tricks.
        defender_tricks: u8,
    },
    /// The declarer gave up.
    DeclarerConceded,
    /// The defenders gave up.
    DefendersConceded {
        /// The card points they had taken.
        defender_points: u8,
        /// The tricks they had taken.
        defender_tricks: u8,
    },
}

/// One line of the sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LineName {
    /// Matadors with or without.
    Matadors,
    /// The game itself.
    Game,
    /// The skat was left shut.
    Hand,
    /// A side stayed at 30 points or fewer, or the declarer promised that one would.
    Schneider,
    /// Schneider was announced.
    SchneiderAnnounced,
    /// A side took no trick, or the declarer promised that one would not.
    Schwarz,
    /// Schwarz was announced.
    SchwarzAnnounced,
    /// The cards lay open.
    Ouvert,
}

impl LineName {
    /// The name in machine-readable output.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Matadors => "matadors",
            Self::Game => "game",
            Self::Hand => "hand",
            Self::Schneider => "schneider",
            Self::SchneiderAnnounced => "schneider_announced",
            Self::Schwarz => "schwarz",
            Self::SchwarzAnnounced => "schwarz_announced",
            Self::Ouvert => "ouvert",
        }
    }
}

/// A line and what it adds to the multiplier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Line {
    /// The reason for the levels.
    pub name: LineName,
    /// The levels it counts: the number of matadors, else 1.
    pub levels: u8,
}

/// Matadors: the unbroken row of trumps from ♣J down that the declarer has, or lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Matadors {
    /// True if the declarer has ♣J ("with"), false if not ("without").
    pub with: bool,
    /// The number of matadors, at least 1.
    pub count: u8,
}

impl Matadors {
    /// Counts the matadors among these cards; `None` in Null. (ISkO 2.4.)
    #[must_use]
    pub fn count(kind: Kind, cards: Cards) -> Option<Self> {
        let mut order = kind.trump_order();
        let with = cards.contains(order.next()?);
        let more = order.take_while(|&card| cards.contains(card) == with).count();
        Some(Self { with, count: more as u8 + 1 })
    }
}

/// The whole sum of a finished game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reckoning {
    /// The contract that was played.
    pub contract: Contract,
    /// With or without how many; `None` in Null.
    pub matadors: Option<Matadors>,
    /// The levels, matadors first; empty in Null.
    pub lines: Vec<Line>,
    /// The value of the game in game points, after the play.
    pub value: u16,
    /// The bid that had to be covered.
    pub bid: Bid,
    /// True if the value is below the bid: lost whatever the card points.
    pub overbid: bool,
    /// True if the declarer won.
    pub won: bool,
    /// The game points charged before doubling: the value, or in an overbid game the
    /// least multiple of the base that reaches the bid, if that is more.
    pub charged: u16,
    /// The factor of Kontra and the like.
    pub doublings: u16,
    /// The change on the plain list: the value, or twice what is charged, times the factor.
    pub score: i32,
}

impl Reckoning {
    /// The sum of the levels; 0 in Null.
    #[must_use]
    pub fn multiplier(&self) -> u8 {
        self.lines.iter().map(|line| line.levels).sum()
    }

    /// The base value of a trump game.
    #[must_use]
    pub const fn base(&self) -> Option<u16> {
        self.contract.kind().base()
    }

    /// True if the sum has this line.
    #[must_use]
    pub fn has(&self, name: LineName) -> bool {
        self.lines.iter().any(|line| line.name == name)
    }
}

/// Why figures make no settlement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum BadSettlement {
    /// Not twelve cards.
    #[error("the declarer's cards with the skat are twelve, not {0}")]
    Cards(usize),
    /// More card points than the pack has.
    #[error("there are 120 card points, not {0}")]
    Points(u8),
    /// More tricks than ten.
    #[error("there are ten tricks in all, not {0}")]
    Tricks(u16),
    /// The defenders took no trick, but not all points are the declarer's.
    #[error("defenders without a trick have no points: the declarer has 120, not {0}")]
    DefendersWithoutTrick(u8),
    /// The declarer took no trick, but has points that no two of the twelve cards make.
    #[error("a declarer without a trick has only the points of two of the twelve cards, not {0}")]
    DeclarerWithoutTrick(u8),
    /// The defenders conceded without a trick, but with points.
    #[error("defenders without a trick have no points, not {0}")]
    PointsWithoutTrick(u8),
    /// No doubling leads to this factor.
    #[error("the factor of the doublings is 1, 2, 4, 8 or 16, not {0}")]
    Doublings(u16),
}

impl Settlement {
    /// Checks that the figures can belong to a game.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn validate(&self) -> Result<(), BadSettlement> {
        if self.cards.len() != 12 {
            return Err(BadSettlement::Cards(self.cards.len()));
        }
        if !matches!(self.doublings, 1 | 2 | 4 | 8 | 16) {
            return Err(BadSettlement::Doublings(self.doublings));
        }
        let null = self.contract.kind() == Kind::Null;
        match self.outcome {
            Outcome::DeclarerConceded => Ok(()),
            Outcome::DefendersConceded { defender_points, .. } if defender_points > 120 => {
                Err(BadSettlement::Points(defender_points))
            }
            Outcome::DefendersConceded { defender_tricks, .. } if defender_tricks > 10 => {
                Err(BadSettlement::Tricks(defender_tricks.into()))
            }
            Outcome::DefendersConceded { defender_points, defender_tricks: 0 }
                if defender_points > 0 =>
            {
                Err(BadSettlement::PointsWithoutTrick(defender_points))
            }
            Outcome::DefendersConceded { .. } => Ok(()),
            Outcome::Played { tricks, defender_tricks, .. }
                if u16::from(tricks) + u16::from(defender_tricks) > 10 =>
            {
                Err(BadSettlement::Tricks(u16::from(tricks) + u16::from(defender_tricks)))
            }
            Outcome::Played { points, .. } if points > 120 => Err(BadSettlement::Points(points)),
            // Card points do not matter in Null.
            Outcome::Played { .. } if null => Ok(()),
            Outcome::Played { points, defender_tricks: 0, .. } if points != 120 => {
                Err(BadSettlement::DefendersWithoutTrick(points))
            }
            Outcome::Played { points, tricks: 0, .. } if !self.two_cards_make(points) => {
                Err(BadSettlement::DeclarerWithoutTrick(points))
            }
            Outcome::Played { .. } => Ok(()),
        }
    }

    fn two_cards_make(&self, points: u8) -> bool {
        self.cards.iter().any(|first| {
            let rest = self.cards.without(first);
            rest.iter().any(|second| first.points() + second.points() == points)
        })
    }

    /// Reckons the game.
    #[must_use]
    pub fn reckon(&self) -> Reckoning {
        match self.contract.null_value() {
            Some(value) => self.null(value),
            None => self.trump_game(),
        }
    }

    /// Null has fixed values. One below the bid is lost at once and costs what the cheapest trump
    /// game of the declarer's cards would cost to cover the bid. (ISkO 3.6.2 of 2022.)
    fn null(&self, value: u16) -> Reckoning {
        let bid = self.bid.value();
        let overbid = value < bid;
        let made = match self.outcome {
            Outcome::Played { tricks, .. } => tricks == 0,
            Outcome::DeclarerConceded => false,
            Outcome::DefendersConceded { .. } => true,
        };
        let cover = Kind::TRUMP_GAMES.into_iter().filter_map(|kind| {
            let matadors = Matadors::count(kind, self.cards)?;
            let levels = u16::from(matadors.count) + 1 + u16::from(self.contract.is_hand());
            let base = kind.base()?;
            Some(base * levels.max(bid.div_ceil(base)))
        });
        let value = if overbid { cover.min().unwrap_or(value) } else { value };
        self.settle(None, Vec::new(), value, value, overbid, made && !overbid)
    }

    fn trump_game(&self) -> Reckoning {
        let contract = self.contract;
        let (schneider_announced, schwarz_announced) =
            (contract.schneider_announced(), contract.schwarz_announced());
        // What was reached by the play, and whether that keeps what was announced.
        let (mut schneider, mut schwarz, kept) = match self.outcome {
            Outcome::Played { points, tricks, defender_tricks } => {
                let schwarz = tricks == 0 || defender_tricks == 0;
                let kept = points >= 61
                    && (!schneider_announced || points >= 90)
                    && (!schwarz_announced || defender_tricks == 0);
                (points >= 90 || points <= 30 || schwarz, schwarz, kept)
            }
            Outcome::DeclarerConceded => (false, false, false),
            Outcome::DefendersConceded { defender_points, defender_tricks } => {
                let schneider_open = defender_points <= 30;
                let schwarz_open = schneider_open && defender_tricks == 0;
                let kept = (!schneider_announced || schneider_open)
                    && (!schwarz_announced || schwarz_open);
                (false, false, kept)
            }
        };
        let bid = self.bid.value();
        let base = contract.kind().base().unwrap_or_default();
        if let Outcome::DefendersConceded { defender_points, defender_tricks } = self.outcome {
            // A level the declarer still needs for the bid is granted, unless it is out of reach.
            let short = |schneider, schwarz| {
                base * levels(&self.lines(schneider, schwarz)) < bid && defender_points <= 30
            };
            schneider = !schneider_announced && short(false, false);
            schwarz = !schwarz_announced && defender_tricks == 0 && short(schneider, false);
        }
        let lines = self.lines(schneider, schwarz);
        let value = base * levels(&lines);
        let overbid = value < bid;
        let charged = charged(contract.kind(), value, bid);
        let matadors = Matadors::count(contract.kind(), self.cards);
        self.settle(matadors, lines, value, charged, overbid, kept && !overbid)
    }

    /// The lines of a trump game in which these levels were reached. Announced ones bring the
    /// reached ones with them, also when they were missed.
    fn lines(&self, schneider: bool, schwarz: bool) -> Vec<Line> {
        let contract = self.contract;
        let matadors = Matadors::count(contract.kind(), self.cards).map_or(0, |m| m.count);
        [
            (LineName::Matadors, matadors),
            (LineName::Game, 1),
            (LineName::Hand, contract.is_hand().into()),
            (LineName::Schneider, (schneider || contract.schneider_announced()).into()),
            (LineName::SchneiderAnnounced, contract.schneider_announced().into()),
            (LineName::Schwarz, (schwarz || contract.schwarz_announced()).into()),
            (LineName::SchwarzAnnounced, contract.schwarz_announced().into()),
            (LineName::Ouvert, contract.is_ouvert().into()),
        ]
        .into_iter()
        .filter(|&(_, levels)| levels > 0)
        .map(|(name, levels)| Line { name, levels })
        .collect()
    }

    fn settle(
        &self,
        matadors: Option<Matadors>,
        lines: Vec<Line>,
        value: u16,
        charged: u16,
        overbid: bool,
        won: bool,
    ) -> Reckoning {
        let charged = if won { value } else { charged };
        let plain = if won { i32::from(value) } else { -2 * i32::from(charged) };
        Reckoning {
            contract: self.contract,
            matadors,
            lines,
            value,
            bid: self.bid,
            overbid,
            won,
            charged,
            doublings: self.doublings,
            score: plain * i32::from(self.doublings),
        }
    }
}

fn levels(lines: &[Line]) -> u16 {
    lines.iter().map(|line| u16::from(line.levels)).sum()
}

/// The game points that a lost game of this value costs before doubling: the value, or in an overbid
/// game the least multiple of the base that reaches the bid.
#[must_use]
pub fn charged(kind: Kind, value: u16, bid: u16) -> u16 {
    let reaching = kind.base().map_or(0, |base| base * bid.div_ceil(base));
    value.max(reaching)
}

/// The value of a trump game that is made with just what is announced, for the ladder and the
/// announcement; a Null has its fixed value.
#[must_use]
pub fn value_as_announced(contract: Contract, cards: Cards) -> u16 {
    let settlement = Settlement {
        contract,
        cards,
        bid: Bid::LEAST,
        outcome: Outcome::DeclarerConceded,
        doublings: 1,
    };
    settlement.reckon().value
}
