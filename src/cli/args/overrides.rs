//! What the flags say about settings.

use super::Args;
use crate::settings::{Key, Override, Overrides};

impl Args {
    /// What the flags say about settings, one line a setting.
    #[must_use]
    pub(in crate::cli) fn overrides(&self) -> Overrides {
        let Self { list, looks, files, .. } = self;
        let values = [
            (Key::Name, "--name", &looks.name),
            (Key::Opponents, "--opponents", &looks.opponents),
            (Key::Level, "--level", &list.level),
            (Key::Style, "--style", &list.style),
            (Key::Players, "--players", &list.players),
            (Key::Deals, "--deals", &list.deals),
            (Key::Scoring, "--scoring", &list.scoring),
            (Key::Limit, "--limit", &list.limit),
            (Key::Points, "--points", &list.points),
            (Key::Minutes, "--minutes", &list.minutes),
            (Key::Rules, "--rules", &list.rules),
            (Key::Lang, "--lang", &looks.lang),
            (Key::Deck, "--deck", &looks.deck),
            (Key::Faces, "--faces", &looks.faces),
            (Key::Theme, "--theme", &looks.theme),
            (Key::Color, "--color", &looks.color),
            (Key::Sort, "--sort", &looks.sort),
            (Key::Tricks, "--tricks", &looks.tricks),
            (Key::Pace, "--pace", &looks.pace),
            (Key::Keyboard, "--keyboard", &looks.keyboard),
        ];
        let switches = [
            (Key::Mouse, "--mouse", looks.mouse, true),
            (Key::Mouse, "--no-mouse", looks.no_mouse, false),
            (Key::TrickWaits, "--trick-waits", looks.trick_waits, true),
            (Key::TrickWaits, "--no-trick-waits", looks.no_trick_waits, false),
            (Key::Motion, "--motion", looks.motion, true),
            (Key::Motion, "--no-motion", looks.no_motion, false),
            (Key::TrainingPoints, "--training-points", looks.training_points, true),
            (Key::TrainingPoints, "--no-training-points", looks.no_training_points, false),
            (Key::TrainingTrumps, "--training-trumps", looks.training_trumps, true),
            (Key::TrainingTrumps, "--no-training-trumps", looks.no_training_trumps, false),
            (Key::TrainingTricks, "--training-tricks", looks.training_tricks, true),
            (Key::TrainingTricks, "--no-training-tricks", looks.no_training_tricks, false),
            (Key::Hints, "--hints", looks.hints, true),
            (Key::Hints, "--no-hints", looks.no_hints, false),
            (Key::Plain, "--plain", looks.plain, true),
            (Key::Plain, "--no-plain", looks.no_plain, false),
        ];
        let values = values
            .into_iter()
            .filter_map(|(key, flag, text)| text.clone().map(|text| Override { key, flag, text }));
        let switches = switches
            .into_iter()
            .filter(|(_, _, given, _)| *given)
            .map(|(key, flag, _, value)| Override { key, flag, text: value.to_string() });
        Overrides {
            config: files.config.clone(),
            data_dir: files.data_dir.clone(),
            values: values.chain(switches).collect(),
            house: list.house.clone(),
        }
    }

    /// The first flag given that shapes a list, and so starts a new one.
    ///
    /// These are all that the list keeps to its end: who plays and bids how, the number of deals,
    /// the cards, the first dealer, the way of scoring, the rules. Names do not count: a list that
    /// goes on shows the names of today. Nor do looks, nor the same settings in the environment or a file, which
    /// are for whatever list comes next.
    #[must_use]
    pub(in crate::cli) const fn shapes_a_list(&self) -> Option<&'static str> {
        let list = &self.list;
        match () {
            () if list.players.is_some() => Some("--players"),
            () if list.deals.is_some() => Some("--deals"),
            () if list.level.is_some() => Some("--level"),
            () if list.style.is_some() => Some("--style"),
            () if list.seed.is_some() => Some("--seed"),
            () if list.deal.is_some() => Some("--deal"),
            () if list.dealer.is_some() => Some("--dealer"),
            () if list.scoring.is_some() => Some("--scoring"),
            () if list.limit.is_some() => Some("--limit"),
            () if list.points.is_some() => Some("--points"),
            () if list.minutes.is_some() => Some("--minutes"),
            () if list.rules.is_some() => Some("--rules"),
            () if !list.house.is_empty() => Some("--house"),
            () => None,
        }
    }
}
