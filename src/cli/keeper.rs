//! The list on disk while it is played, and new lists.

use std::hash::{BuildHasher, RandomState};

use rand::Rng;

use super::start::{NewList, Pack};
use crate::host::{Awaited, Member, Party, Session};
use crate::players;
use crate::rules::{ListSettings, Place, generator};
use crate::settings::{self, Settings, printable};
use crate::store::{Found, Shelf, StoreError};
use crate::ui::Around;

/// Keeps the list that is played on the shelf and makes new ones from the settings.
pub(super) struct Keeper<'a> {
    settings: &'a Settings,
    shelf: Shelf,
    /// What was saved last: nothing is written twice.
    saved: Option<String>,
    /// Fails on purpose at the first save, for tests of the way out.
    faulty: bool,
}

impl<'a> Keeper<'a> {
    pub(super) const fn new(settings: &'a Settings, shelf: Shelf, faulty: bool) -> Self {
        Self { settings, shelf, saved: None, faulty }
    }

    /// The list left unfinished, under the names of today, and what had to be set aside on the way
    /// to it.
    pub(super) fn resume(&mut self) -> Result<Found<Session>, StoreError> {
        let mut found = self.shelf.resume(|text| Session::resume(text))?;
        // A list that was played to its end, but not put away, is nothing to go on with.
        while found.list.as_ref().is_some_and(|list| list.awaited() == Awaited::ListOver) {
            self.shelf.put_away()?;
            let next = self.shelf.resume(|text| Session::resume(text))?;
            found.set_aside.extend(next.set_aside);
            found.list = next.list;
        }
        if let Some(list) = &mut found.list {
            let names = list.list().settings().table.places();
            let names: Vec<String> = names.map(|place| name(self.settings, place)).collect();
            // A table of four goes on with its own names if the settings name only three.
            if names.iter().all(|name| !name.is_empty()) {
                list.rename(names);
            }
        }
        Ok(found)
    }

    /// A new list of this shape; the one before it waits.
    pub(super) fn begin(&mut self, shape: ListSettings) -> Session {
        self.shelf.begin();
        self.saved = None;
        let party = party(self.settings, &shape);
        Session::new(party, shape).expect("checked settings give a party that fits")
    }

    /// A new list as the settings have it, with cards drawn afresh.
    pub(super) fn fresh_shape(&self) -> ListSettings {
        NewList { pack: Pack::Fresh, dealer: None }.shape(self.settings, fresh_seed())
    }
}

impl Around for Keeper<'_> {
    fn save(&mut self, session: &Session) -> Result<(), String> {
        let text = session.save();
        if self.saved.as_ref() == Some(&text) {
            return Ok(());
        }
        self.shelf.save(&text).map_err(|why| printable(&why.to_string()))?;
        self.saved = Some(text);
        assert!(!self.faulty, "fault of the screen");
        if session.awaited() == Awaited::ListOver {
            self.shelf.put_away().map_err(|why| printable(&why.to_string()))?;
        }
        Ok(())
    }

    fn new_list(&mut self) -> Session {
        let shape = self.fresh_shape();
        self.begin(shape)
    }
}

/// A number for a new list, short enough to be told to a friend.
pub(super) fn fresh_seed() -> u64 {
    RandomState::new().hash_one(()) % 1_000_000
}

/// Who plays a new list. The computers' lots follow from the seed, so that the same seed and the
/// same keys give the same list again, but they tell nothing of its cards.
fn party(settings: &Settings, list: &ListSettings) -> Party {
    let level = |level| match level {
        settings::Level::Beginner => players::Level::Beginner,
        settings::Level::Club => players::Level::Club,
    };
    let members = list.table.places().map(|place| Member {
        name: name(settings, place),
        level: settings.level(place).map(level),
    });
    let seed = generator(&[list.seed, u64::MAX]).next_u64();
    Party { members: members.collect(), seed }
}

/// What the player at a place is called.
pub(super) fn name(settings: &Settings, place: Place) -> String {
    settings.name(place).map_or_else(String::new, ToString::to_string)
}
