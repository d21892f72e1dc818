//! Rounds out of the ordinary: Bock and forced Ramsch. (Rules, section 11.)

/// What kind of round a deal belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Round {
    /// An ordinary deal.
    #[default]
    Plain,
    /// Bock: every score counts double.
    Bock,
    /// A Ramsch is played without an auction.
    Ramsch,
}

impl Round {
    /// The factor on the score.
    #[must_use]
    pub const fn factor(self) -> u16 {
        match self {
            Self::Bock => 2,
            Self::Plain | Self::Ramsch => 1,
        }
    }
}
