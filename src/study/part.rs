//! Parts of a long task that several runs share, on one machine or many.

use std::fmt;
use std::str::FromStr;

/// A share of the deals or records that one run of several takes: every `of`-th, from the `number`-th
/// on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    number: u32,
    of: u32,
}

impl Part {
    /// All deals.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// The number of runs that share the deals.
    #[must_use]
    pub const fn of(self) -> u32 {
        self.of
    }

    /// The number of its deals among so many.
    #[must_use]
    pub const fn share(self, deals: u32) -> u32 {
        (deals + self.of - self.number) / self.of
    }

    /// True if the deal with this number, from 1, is one of its own.
    #[must_use]
    pub const fn has(self, deal: u32) -> bool {
        deal % self.of == self.number % self.of
    }

    /// Its deals among so many, by their numbers from 1.
    pub(super) fn deals(self, deals: u32) -> impl Iterator<Item = u32> {
        (self.number..=deals).step_by(self.of as usize)
    }
}

/// A text that names no part.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("allowed: K/N, such as 1/4, with K from 1 to N and N up to {}", Part::MOST)]
pub struct BadPart;

impl Part {
    /// The most runs that may share the deals.
    const MOST: u32 = 100_000;
}

impl FromStr for Part {
    type Err = BadPart;

    fn from_str(text: &str) -> Result<Self, BadPart> {
        let (number, of) = text.split_once('/').ok_or(BadPart)?;
        let read = |text: &str| text.parse().map_err(|_| BadPart);
        let (number, of) = (read(number)?, read(of)?);
        let good = (1..=of).contains(&number) && of <= Self::MOST;
        good.then_some(Self { number, of }).ok_or(BadPart)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_share_every_deal_out_once() {
        for deals in [1, 2, 7, 100] {
            for of in [1, 2, 3, 8, 150] {
                let mut all: Vec<u32> = (1..=of)
                    .flat_map(|number| {
                        let part: Part = format!("{number}/{of}").parse().unwrap();
                        let own: Vec<u32> = part.deals(deals).collect();
                        assert!((1..=deals).filter(|&deal| part.has(deal)).eq(own.clone()));
                        assert_eq!(own.len(), part.share(deals) as usize, "{part} of {deals}");
                        own
                    })
                    .collect();
                all.sort_unstable();
                assert!(all.into_iter().eq(1..=deals), "{of} parts of {deals}");
            }
        }
    }

    #[test]
    fn what_is_no_part() {
        for text in ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/3", "1/100001", "a/b"] {
            assert_eq!(text.parse::<Part>(), Err(BadPart), "{text}");
        }
        assert_eq!("3/3".parse::<Part>().map(|part| part.to_string()), Ok("3/3".to_owned()));
    }
}
