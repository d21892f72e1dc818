//! Settings changed while the program runs: the choices, and the check that they go together.

use super::error::{Problem, Source};
use super::layers::Loaded;
use super::people::{Name, Opponents};
use super::rows::Key;
use super::{Level, Settings, values};
use crate::rules::Switch;

impl Settings {
    /// The value of a setting as [`Settings::with`] takes it.
    #[must_use]
    pub fn text(&self, key: Key) -> String {
        values::text_of(&key.field(&mut self.clone()).to_toml())
    }

    /// The values that a setting is turned through, in their order. Of numbers and names these are
    /// not all, and may be none.
    #[must_use]
    pub fn choices(&self, key: Key) -> Vec<String> {
        key.field(&mut self.clone()).choices()
    }

    /// The settings with one value changed.
    ///
    /// # Errors
    /// If the value is none, or does not go together with the others.
    pub fn with(&self, key: Key, text: &str) -> Result<Self, Problem> {
        let mut changed = self.clone();
        key.field(&mut changed).set_text(text)?;
        changed.together()
    }

    /// The settings with another name for an opponent, 0 for the left neighbour.
    ///
    /// # Errors
    /// If it is no name, or that of somebody else at the table.
    pub fn with_opponent(&self, index: usize, text: &str) -> Result<Self, Problem> {
        let mut changed = self.clone();
        let name = Name::new(text).ok_or_else(|| values::meant::<Name>().not(text))?;
        if let Some(place) = changed.people.opponents.0.get_mut(index) {
            *place = name;
        }
        changed.together()
    }

    /// The settings with another level for one opponent alone, 0 for the left neighbour.
    #[must_use]
    pub fn with_level_of(&self, index: usize, level: Level) -> Self {
        let mut changed = self.clone();
        let levels = &mut changed.people.level.0;
        let others = self.list.players.players() - 1;
        if let [all] = levels[..] {
            levels.resize(others, all);
        }
        if let Some(place) = levels.get_mut(index) {
            *place = level;
        }
        // The same for all is written as one.
        if levels.iter().all(|other| *other == level) {
            levels.truncate(1);
        }
        changed
    }

    /// Fills what a larger table needs, and looks whether everybody has a name of their own.
    fn together(mut self) -> Result<Self, Problem> {
        let others = self.list.players.players() - 1;
        let Opponents(defaults) = Self::default().people.opponents;
        while self.people.opponents.0.len() < others {
            let taken = |name: &Name| {
                let people = &self.people;
                let mut names = people.opponents.0.iter().chain([&people.name]);
                names.any(|other| other.is_called(name.as_str()))
            };
            // Of three names at least one is free while there are two others at the table.
            let Some(free) = defaults.iter().find(|name| !taken(name)).cloned() else { break };
            self.people.opponents.0.push(free);
        }
        let levels = &mut self.people.level.0;
        if let (2.., Some(&last)) = (levels.len(), levels.last()) {
            levels.resize(levels.len().max(others), last);
        }
        match self.same_name() {
            Some((_, name)) => Err(Problem::SameName(name)),
            None => Ok(self),
        }
    }

    /// True if the value of a setting makes no difference beside the others.
    #[must_use]
    pub fn is_idle(&self, key: Key) -> bool {
        self.lacks(key).is_some()
    }
}

impl Loaded {
    /// The source of a value, if the person gave it for this run alone: it cannot
    /// be changed meanwhile.
    #[must_use]
    pub fn held(&self, key: Key) -> Option<&Source> {
        Some(self.source(key))
            .filter(|source| matches!(source, Source::Environment(_) | Source::Flag(_)))
    }

    /// The settings `now` with one value changed; a preset of the rules leaves alone what was said
    /// for this run.
    ///
    /// # Errors
    /// As [`Settings::with`].
    pub fn changed(&self, now: &Settings, key: Key, text: &str) -> Result<Settings, Problem> {
        let changed = now.with(key, text)?;
        let held = Switch::ALL.map(Key::House).into_iter();
        let held = held.filter(|&switch| key == Key::Rules && self.held(switch).is_some());
        held.into_iter()
            .try_fold(changed, |changed, switch| changed.with(switch, &now.text(switch)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::TableSize;
    use crate::settings::{Deck, Level, Levels, Override, Overrides, load};

    fn loaded(flags: &[(Key, &str)]) -> Loaded {
        let flag = |&(key, text): &(Key, &str)| Override { key, text: text.to_owned() };
        let values = flags.iter().map(flag).collect();
        load(&Overrides { values, ..Overrides::default() }, [], None).unwrap()
    }

    #[test]
    fn every_choice_can_be_taken() {
        let settings = Settings::default();
        for key in Key::ALL {
            assert_eq!(settings.with(key, &settings.text(key)).as_ref(), Ok(&settings), "{key:?}");
            for choice in settings.choices(key) {
                let changed = settings.with(key, &choice).unwrap();
                assert_eq!(changed.text(key), choice, "{key:?}");
            }
        }
        assert_eq!(settings.with(Key::Deck, "ascii").unwrap().screen.deck, Deck::Ascii);
        assert!(settings.with(Key::Deck, "paper").is_err());
    }

    #[test]
    fn a_larger_table_finds_a_name_and_a_level_for_the_third() {
        let settings = Settings::default();
        let settings = settings.with(Key::Opponents, "Paul,Nina").unwrap();
        let settings = settings.with(Key::Level, "master,casual").unwrap();
        let four = settings.with(Key::Players, "4").unwrap();
        let names: Vec<_> = four.people.opponents.0.iter().map(Name::as_str).collect();
        assert_eq!(names, ["Paul", "Nina", "Otto"]);
        assert_eq!(four.people.level.of(2), Some(Level::Casual));
        assert_eq!(four.list.players, TableSize::Four);
        // What a table of four had waits for it.
        let three = four.with(Key::Players, "3").unwrap();
        assert_eq!(three.people, four.people);
    }

    #[test]
    fn nobody_takes_the_name_of_somebody_else() {
        let settings = Settings::default();
        assert_eq!(settings.with(Key::Name, "otto"), Err(Problem::SameName("Otto".into())));
        assert!(settings.with_opponent(0, "OTTO").is_err());
        assert!(settings.with_opponent(0, "").is_err());
        assert_eq!(settings.with_opponent(1, "A,B").unwrap().people.opponents.0[1].as_str(), "A,B");
    }

    #[test]
    fn one_opponent_can_have_a_level_of_its_own() {
        let settings = Settings::default().with_level_of(1, Level::Master);
        assert_eq!(settings.people.level, Levels(vec![Level::Club, Level::Master]));
        let settings = settings.with_level_of(0, Level::Master);
        assert_eq!(settings.people.level, Levels(vec![Level::Master]));
    }

    #[test]
    fn what_was_said_for_this_run_is_held() {
        let kontra = Key::House(Switch::Kontra);
        let loaded = loaded(&[(Key::Deck, "ascii"), (kontra, "announcement")]);
        assert_eq!(loaded.held(Key::Deck).map(ToString::to_string).as_deref(), Some("--deck"));
        assert_eq!(loaded.held(Key::Theme), None);
        let changed = loaded.changed(&loaded.settings, Key::Rules, "pub").unwrap();
        assert_eq!(changed.text(kontra), "announcement");
        assert_eq!(changed.text(Key::House(Switch::Bock)), "true");
    }
}
