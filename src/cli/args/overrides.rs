//! The meaning of the flags for the settings.

use super::{Args, ListFlags};
use crate::settings::{Key, Override, Overrides};

impl Args {
    /// The settings that the flags give.
    #[must_use]
    pub(in crate::cli) fn overrides(&self) -> Overrides {
        let Self { list, looks, files, .. } = self;
        let values = [&list.table.0, &list.scoring.0, &looks.0].into_iter().flatten();
        let mut values: Vec<_> = values.cloned().collect();
        // Of two mistakes the one that comes first in the file is told.
        values.sort_by_key(|flag| flag.key);
        Overrides {
            config: files.config.clone(),
            data_dir: files.data_dir.clone(),
            values,
            house: list.house.clone(),
        }
    }
}

impl ListFlags {
    /// True if a flag gives this setting.
    pub(in crate::cli) fn gives(&self, key: Key) -> bool {
        self.table.0.iter().chain(&self.scoring.0).any(|flag| flag.key == key)
    }

    /// The first flag given that shapes a list, and so starts a new one.
    ///
    /// These are all that the list keeps to its end: who plays and bids how, the number of deals,
    /// the cards, the first dealer, the way of scoring, the rules. Names do not count: a list that
    /// goes on shows the names of today. Nor do looks, nor the same settings in the environment or a
    /// file, which are for whatever list comes next.
    #[must_use]
    pub(in crate::cli) fn shaping(&self) -> Option<String> {
        let first = |flags: &[Override]| flags.first().map(|flag| flag.key.flag(&flag.text));
        let others = [
            ("--seed", self.seed.is_some()),
            ("--deal", self.deal.is_some()),
            ("--dealer", self.dealer.is_some()),
        ];
        let other = || others.iter().find(|(_, given)| *given).map(|(flag, _)| flag.to_string());
        let house = || (!self.house.is_empty()).then(|| "--house".to_owned());
        first(&self.table.0).or_else(other).or_else(|| first(&self.scoring.0)).or_else(house)
    }
}
