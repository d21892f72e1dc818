//! The trained tables, as they are stored.

use std::sync::LazyLock;

use super::odds::STEPS;
use super::policy::{self, Policy};
use super::prospects::{self, Prospects, Question, RamschProspects};
use crate::rules::Kind;

/// The trained tables: one byte an entry, in sixteenths of log odds.
#[derive(Debug, Clone)]
pub(crate) struct Tables<W = i8> {
    /// The policies of suit games, Grand and Null.
    pub(crate) policies: [Policy<W>; 3],
    /// The promise of hands.
    pub(crate) prospects: Prospects<W>,
    /// The same for Ramsch.
    pub(crate) ramsch: Ramsch<W>,
}

/// The tables of Ramsch.
#[derive(Debug, Clone)]
pub(crate) struct Ramsch<W> {
    /// The policy.
    pub(crate) policy: Policy<W>,
    /// The promise of hands.
    pub(crate) prospects: RamschProspects<W>,
}

static POLICIES: &[u8] = include_bytes!("../../../assets/players/policies.tables");
static PROSPECTS: &[u8] = include_bytes!("../../../assets/players/prospects.tables");
static RAMSCH: &[u8] = include_bytes!("../../../assets/players/ramsch.tables");

/// A kind for each of the three families of tables.
pub(super) const FAMILIES: [Kind; 3] = [Kind::Clubs, Kind::Grand, Kind::Null];

impl Tables {
    /// The tables this program was built with.
    #[must_use]
    pub(crate) fn trained() -> &'static Self {
        static TRAINED: LazyLock<Tables> =
            LazyLock::new(|| Tables::read(POLICIES, PROSPECTS, RAMSCH));
        &TRAINED
    }

    fn read(policies: &[u8], prospects: &[u8], ramsch: &[u8]) -> Self {
        let weights = |bytes: &[u8]| bytes.iter().map(|&byte| byte as i8).collect::<Vec<_>>();
        let mut policies = weights(policies).into_iter();
        let mut prospects = weights(prospects).into_iter();
        let (liked, promised) = ramsch.split_at(policy::RAMSCH_ENTRIES.min(ramsch.len()));
        Self {
            policies: FAMILIES
                .map(|kind| Policy::new(policies.by_ref().take(policy::entries(kind)).collect())),
            prospects: Prospects::new([0, 1, 2].map(|family| {
                [(); 5].map(|()| prospects.by_ref().take(prospects::entries(family)).collect())
            })),
            ramsch: Ramsch {
                policy: Policy::new(weights(liked)),
                prospects: RamschProspects::new(weights(promised)),
            },
        }
    }
}

impl<W> Tables<W> {
    /// The policy of a kind of game.
    #[must_use]
    pub(crate) const fn policy(&self, kind: Kind) -> &Policy<W> {
        &self.policies[prospects::family(kind)]
    }
}

impl Tables<f32> {
    /// Tables of nothing, to be trained.
    #[must_use]
    pub(crate) fn empty() -> Self {
        Self {
            policies: FAMILIES.map(|kind| Policy::new(vec![0.0; policy::entries(kind)])),
            prospects: Prospects::new(
                [0, 1, 2].map(|family| [(); 5].map(|()| vec![0.0; prospects::entries(family)])),
            ),
            ramsch: Ramsch {
                policy: Policy::new(vec![0.0; policy::RAMSCH_ENTRIES]),
                prospects: RamschProspects::new(vec![0.0; prospects::RAMSCH_ENTRIES]),
            },
        }
    }

    /// The bytes of the three files: the policies, the prospects, and both for Ramsch.
    #[must_use]
    pub(crate) fn stored(&self) -> [Vec<u8>; 3] {
        let policies = self.policies.iter().flat_map(|policy| policy.weights());
        let prospects = [0, 1, 2].into_iter().flat_map(|family| {
            Question::ALL
                .into_iter()
                .flat_map(move |question| self.prospects.weights(family, question).iter())
        });
        let byte = |&weight: &f32| (weight * STEPS).round().clamp(-127.0, 127.0) as i8 as u8;
        let ramsch = self.ramsch.policy.weights().iter().chain(self.ramsch.prospects.weights());
        [policies.map(byte).collect(), prospects.map(byte).collect(), ramsch.map(byte).collect()]
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
        assert_eq!(RAMSCH.len(), policy::RAMSCH_ENTRIES + prospects::RAMSCH_ENTRIES);
    }

    #[test]
    fn what_is_stored_is_read_again() {
        let mut tables = Tables::<f32>::empty();
        tables.policies[1].weights_mut()[7] = 1.5;
        tables.prospects.weights_mut(2, Question::WinLater)[3] = -200.0;
        tables.ramsch.policy.weights_mut()[9] = 0.25;
        tables.ramsch.prospects.weights_mut()[5] = -1.0;
        let [policies, prospects, ramsch] = tables.stored();
        let read = Tables::read(&policies, &prospects, &ramsch);
        assert_eq!(read.policies[1].weights()[7], 24);
        assert_eq!(read.prospects.weights(2, Question::WinLater)[3], -127);
        assert_eq!(read.ramsch.policy.weights()[9], 4);
        assert_eq!(read.ramsch.prospects.weights()[5], -16);
    }
}
