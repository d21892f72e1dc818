//! The trained tables, as they are stored.

use std::sync::LazyLock;

use super::policy::{self, Policy, STEPS};
use super::prospects::{self, Prospects, Question};
use crate::rules::Kind;

/// The trained tables: one byte an entry, in sixteenths of log odds.
#[derive(Debug, Clone)]
pub struct Tables<W = i8> {
    /// How cards are liked in suit games, Grand and Null.
    pub policies: [Policy<W>; 3],
    /// What hands promise.
    pub prospects: Prospects<W>,
}

static POLICIES: &[u8] = include_bytes!("../../assets/players/policies.tables");
static PROSPECTS: &[u8] = include_bytes!("../../assets/players/prospects.tables");

/// A kind for each of the three families of tables.
pub(super) const FAMILIES: [Kind; 3] = [Kind::Clubs, Kind::Grand, Kind::Null];

impl Tables {
    /// The tables this program was built with.
    #[must_use]
    pub fn trained() -> &'static Self {
        static TRAINED: LazyLock<Tables> = LazyLock::new(|| Tables::read(POLICIES, PROSPECTS));
        &TRAINED
    }

    fn read(policies: &[u8], prospects: &[u8]) -> Self {
        let mut policies = policies.iter().map(|&byte| byte as i8);
        let mut prospects = prospects.iter().map(|&byte| byte as i8);
        Self {
            policies: FAMILIES
                .map(|kind| Policy::new(policies.by_ref().take(policy::entries(kind)).collect())),
            prospects: Prospects::new([0, 1, 2].map(|family| {
                [(); 5].map(|()| prospects.by_ref().take(prospects::entries(family)).collect())
            })),
        }
    }
}

impl<W> Tables<W> {
    /// How cards are liked in a kind of game.
    #[must_use]
    pub const fn policy(&self, kind: Kind) -> &Policy<W> {
        &self.policies[prospects::family(kind)]
    }
}

impl Tables<f32> {
    /// Tables of nothing, to be trained.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            policies: FAMILIES.map(|kind| Policy::new(vec![0.0; policy::entries(kind)])),
            prospects: Prospects::new(
                [0, 1, 2].map(|family| [(); 5].map(|()| vec![0.0; prospects::entries(family)])),
            ),
        }
    }

    /// The bytes of both files: the policies, and the prospects.
    #[must_use]
    pub fn stored(&self) -> [Vec<u8>; 2] {
        let policies = self.policies.iter().flat_map(|policy| policy.weights());
        let prospects = [0, 1, 2].into_iter().flat_map(|family| {
            Question::ALL
                .into_iter()
                .flat_map(move |question| self.prospects.weights(family, question).iter())
        });
        let byte = |&weight: &f32| (weight * STEPS).round().clamp(-127.0, 127.0) as i8 as u8;
        [policies.map(byte).collect(), prospects.map(byte).collect()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_whole() {
        let entries: usize = FAMILIES.into_iter().map(policy::entries).sum();
        assert_eq!(POLICIES.len(), entries);
        let entries: usize = [0, 1, 2].map(|family| 5 * prospects::entries(family)).iter().sum();
        assert_eq!(PROSPECTS.len(), entries);
    }

    #[test]
    fn what_is_stored_is_read_again() {
        let mut tables = Tables::<f32>::empty();
        tables.policies[1].weights_mut()[7] = 1.5;
        tables.prospects.weights_mut(2, Question::WinLater)[3] = -200.0;
        let [policies, prospects] = tables.stored();
        let read = Tables::read(&policies, &prospects);
        assert_eq!(read.policies[1].weights()[7], 24);
        assert_eq!(read.prospects.weights(2, Question::WinLater)[3], -127);
    }
}
