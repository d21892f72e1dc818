//! The list on disk while it is played, the history of its deals, and new lists.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use rev_lines::RawRevLines;

use super::players::{name, party, random_seed};
use super::practice::Practice;
use crate::host::{Awaited, Day, Drill, NewList, Party, Seed, Session, Start};
use crate::record::Raw;
use crate::rules::ListSettings;
use crate::settings::{Name, Settings, printable};
use crate::store::{Folders, Found, History, Shelf, StoreError};
use crate::ui::{Fresh, Opened, Unsaved, pages};

/// Keeps the list that is played on the shelf and makes new ones from the settings.
pub(super) struct Lists {
    settings: Settings,
    folders: Folders,
    /// The shelf; none while another instance has it, or the disk refuses. Then the game goes on
    /// and every save tries again.
    shelf: Option<Shelf>,
    /// The text saved last: nothing is written twice.
    saved: Option<String>,
    history: History,
    /// The number of deals of the list in the history; `None` if it has to be looked up.
    recorded: Option<usize>,
    /// The last list that was played to its end here: a new one is like it.
    ended: Option<Session>,
    /// The games that do not count.
    practice: Practice,
    /// Fails on purpose at the first save, for tests of the way out.
    faulty: bool,
}

impl Lists {
    pub(super) const fn new(
        settings: Settings,
        folders: Folders,
        history: History,
        practice: Practice,
        faulty: bool,
    ) -> Self {
        let (shelf, saved, recorded, ended) = (None, None, None, None);
        Self { settings, folders, shelf, saved, history, recorded, ended, practice, faulty }
    }

    /// The shelf, opened if it is not yet.
    fn shelf(&mut self) -> Result<&mut Shelf, StoreError> {
        Shelf::opened(&mut self.shelf, || self.folders.clone())
    }

    /// The deals of a day, from where they were left.
    pub(super) fn daily_of(&mut self, day: Option<Day>) -> Session {
        let day = day.unwrap_or(self.practice.today());
        self.practice.daily(&self.settings, day)
    }

    /// The lesson of a number, counted from 0.
    pub(super) fn lesson_of(&self, number: u8) -> Option<Session> {
        Practice::lesson(&self.settings, number)
    }

    /// The first deal of a kind, with cards from a number if one is given.
    pub(super) fn practice_from(&mut self, drill: Drill, seed: Option<u64>) -> Option<Session> {
        if let Some(seed) = seed {
            self.practice.practise_from(seed);
        }
        self.practice.next(&self.settings, drill)
    }

    /// The list left unfinished, under the names of today, and what had to be set aside on the way
    /// to it.
    pub(super) fn resume(&mut self) -> Result<Found<Session>, StoreError> {
        self.recorded = None;
        let mut found = self.shelf()?.resume(|text| Session::resume(text))?;
        // A list that was played to its end, but not put away, is nothing to go on with.
        while let Some(list) = found.list.take_if(|list| list.awaited() == Awaited::ListOver) {
            self.record(&list)?;
            self.shelf()?.put_away()?;
            self.recorded = None;
            let next = self.shelf()?.resume(|text| Session::resume(text))?;
            found.set_aside.extend(next.set_aside);
            found.list = next.list;
        }
        if let Some(list) = &mut found.list {
            // A list of an older version has no name yet.
            if list.begun().is_none() {
                list.set_begun(now());
            }
            let names = list.list().settings().table.places();
            let names: Vec<String> = names.map(|place| name(&self.settings, place)).collect();
            // A table of four goes on with its own names if the settings name only three.
            if names.iter().all(|name| !name.is_empty()) {
                list.rename(names);
            }
        }
        Ok(found)
    }

    /// A list that waits, counted from 0, which is the one that [`Lists::resume`] finds.
    pub(super) fn resume_at(&mut self, at: usize) -> Result<Found<Session>, StoreError> {
        let found = self.resume()?;
        let Some(behind) = at.checked_sub(1) else { return Ok(found) };
        let Some((number, _)) = self.others().into_iter().nth(behind) else {
            return Ok(Found { list: None, ..found });
        };
        self.shelf()?.bring(number)?;
        self.saved = None;
        self.resume()
    }

    /// The lists that wait behind the newest, each with its number on the shelf.
    pub(super) fn others(&self) -> Vec<(u64, Session)> {
        let Some(shelf) = &self.shelf else { return Vec::new() };
        // What the disk refuses here it refuses at the next save as well, which tells it.
        let mut others = shelf.others(|text| Session::resume(text)).unwrap_or_default();
        others.retain(|(_, list)| list.awaited() != Awaited::ListOver);
        others
    }

    /// A new list of this shape; the one before it waits.
    pub(super) fn begin(&mut self, shape: ListSettings) -> Session {
        self.sit_down(party(&self.settings, &shape), shape)
    }

    fn sit_down(&mut self, party: Party, shape: ListSettings) -> Session {
        // A shelf that is opened later begins with this list.
        if let Some(shelf) = &mut self.shelf {
            shelf.begin();
        }
        self.saved = None;
        let session = Session::new(party, shape);
        let mut session = session.expect("checked settings give a party that fits");
        session.set_begun(now());
        self.recorded = Some(0);
        session
    }

    /// What a new list would be now.
    fn fresh(&self) -> Fresh {
        let shape = self.fresh_shape();
        let members = self.fresh_party(&shape).members;
        let others = members.into_iter().skip(1).map(|member| member.name).collect();
        Fresh { shape, others }
    }

    /// The start menu: with the list to go on with and those behind it.
    pub(super) fn menu(&self, newest: Option<Session>, lesson: Option<u8>) -> Opened {
        // What cannot be read is told when something is to be added.
        let learned = self.practice.learned().unwrap_or_default();
        let others = if newest.is_some() { self.others() } else { Vec::new() };
        let waiting = newest.into_iter().chain(others.into_iter().map(|(_, list)| list)).collect();
        Opened::Menu { waiting, fresh: self.fresh(), learned, lesson }
    }

    /// The list that has waited while another was played to its end.
    fn waiting(&mut self) -> Option<Session> {
        // What the disk refuses here it refuses at the next save as well, which tells it.
        let waiting = self.resume().ok()?.list;
        self.saved = None;
        waiting
    }

    /// A new list: after one that was played to its end another like it.
    fn new_list(&mut self) -> Session {
        let shape = self.fresh_shape();
        self.sit_down(self.fresh_party(&shape), shape)
    }

    /// Adds the deals that are over to the history, each once: also one that was saved and not yet
    /// recorded when the program was killed, and none that was.
    fn record(&mut self, session: &Session) -> Result<(), StoreError> {
        let over = session.finished().count();
        if self.recorded == Some(over) {
            return Ok(());
        }
        let there = match self.recorded {
            Some(count) => session
                .finished()
                .take(count)
                .filter_map(|(number, _)| session.id_of(number))
                .collect(),
            None => self.recorded_ids(session)?,
        };
        let time = now() / 1000;
        let missing = session
            .finished()
            .filter(|&(number, _)| session.id_of(number).is_some_and(|id| !there.contains(&id)));
        let records = missing.filter_map(|(number, game)| session.record(number, game, time));
        self.history.append(records)?;
        self.recorded = Some(over);
        Ok(())
    }

    /// The deals of a list that are whole in the history. They are among the last in it, and a
    /// history may be long.
    fn recorded_ids(&self, session: &Session) -> Result<HashSet<String>, StoreError> {
        let over = session.finished().filter_map(|(number, _)| session.id_of(number));
        let mut missing: HashSet<String> = over.collect();
        let mut ids = HashSet::new();
        let (Some(file), Some(list)) = (self.history.open()?, session.id()) else { return Ok(ids) };
        for line in RawRevLines::new(file) {
            if missing.is_empty() {
                break;
            }
            let line = line.map_err(|why| StoreError::Refused {
                doing: "read",
                path: self.history.path().to_owned(),
                why: io::Error::other(why),
            })?;
            let line = String::from_utf8_lossy(&line);
            if line.contains(&list)
                && let Ok(record) = Raw::of(&line).read()
                && let Some(id) = record.get("ID")
            {
                ids.extend(missing.take(&*id));
            }
        }
        Ok(ids)
    }

    /// Opens what is wished for; nothing if the house rules leave none of it.
    pub(super) fn open(&mut self, start: Start) -> Result<Option<Opened>, StoreError> {
        let session = match start {
            Start::Quiz(number) => return Ok(Some(pages::quiz::open(number))),
            Start::Resume(at) => self.resume_at(at)?.list,
            Start::Menu | Start::Lessons(_) | Start::Next => {
                let waiting = self.waiting();
                if waiting.is_some() || start != Start::Next {
                    let lesson = match start {
                        Start::Lessons(number) => Some(number),
                        _ => None,
                    };
                    return Ok(Some(self.menu(waiting, lesson)));
                }
                Some(self.new_list())
            }
            Start::New(new) if new == NewList::default() => Some(self.new_list()),
            Start::New(new) => Some(self.begin(shape(&self.settings, &new))),
            Start::Daily(day) => Some(self.daily_of(day)),
            Start::Practice { drill, seed } => self.practice_from(drill, seed),
            Start::Lesson(number) => self.lesson_of(number),
        };
        Ok(session.map(|session| Opened::Table(Box::new(session))))
    }

    /// Keeps the list as it is now.
    pub(super) fn save(&mut self, session: &Session) -> Result<(), Unsaved> {
        self.keep(session).map_err(|why| Unsaved::Moves(printable(&why.to_string())))?;
        assert!(!self.faulty, "fault of the screen");
        self.close(session).map_err(|why| Unsaved::Deals(printable(&why.to_string())))
    }

    fn keep(&mut self, session: &Session) -> Result<(), StoreError> {
        if !session.purpose().counts() {
            return self.practice.save(session);
        }
        let text = session.save();
        if self.saved.as_ref() != Some(&text) {
            self.shelf()?.save(&text)?;
            self.saved = Some(text);
        }
        Ok(())
    }

    /// Adds the deals that are over to the history, and puts a list away that has come to its end.
    fn close(&mut self, session: &Session) -> Result<(), StoreError> {
        if !session.purpose().counts() {
            return Ok(());
        }
        self.record(session)?;
        if session.awaited() == Awaited::ListOver {
            // Once it has been put away there is nothing left to put away.
            self.shelf()?.put_away()?;
            self.ended = Some(session.clone());
        }
        Ok(())
    }

    /// Calls the person otherwise from now on, if they are still called by the word before.
    pub(super) fn call_person(&mut self, before: &str, now: &str) {
        let people = &mut self.settings.people;
        if people.name.as_str() == before
            && !people.opponents.0.iter().any(|name| name.is_called(now))
            && let Some(name) = Name::new(now)
        {
            people.name = name;
        }
        if let Some(ended) = &mut self.ended {
            ended.call_person(before, now);
        }
    }

    /// Goes by these settings from now on, and says what a new list would be.
    pub(super) fn follow(&mut self, settings: &Settings) -> Fresh {
        // Who chooses how a list is to be does not want another like the last one.
        if settings.list != self.settings.list
            || settings.house != self.settings.house
            || settings.people != self.settings.people
        {
            self.ended = None;
        }
        self.settings = settings.clone();
        self.fresh()
    }

    /// Keeps that one more lesson or quiz is done.
    pub(super) fn learn(&mut self, name: &str) -> Result<(), StoreError> {
        self.practice.learn(name)
    }

    /// A new list, with cards drawn afresh: as the one that has just ended, or else as the settings
    /// have it.
    fn fresh_shape(&self) -> ListSettings {
        let shape = shape(&self.settings, &NewList::default());
        let Some(ended) = &self.ended else { return shape };
        let like = ended.list().settings().clone();
        // A given deal says nothing of the length of a list.
        let deals = match like.given {
            Some(_) => self.settings.deals_at(like.table),
            None => like.deals,
        };
        ListSettings { deals, seed: shape.seed, start: 1, first_dealer: None, given: None, ..like }
    }

    /// The party of a new list: who has just played one, or else as the settings have it.
    fn fresh_party(&self, shape: &ListSettings) -> Party {
        match &self.ended {
            Some(ended) => Party { seed: random_seed(shape), ..ended.party().clone() },
            None => party(&self.settings, shape),
        }
    }
}

/// Milliseconds since 1970.
pub(super) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

/// A seed for a new list. It has 64 bits, so that hardly anybody ever gets a list twice.
pub(super) fn fresh_seed() -> u64 {
    RandomState::new().hash_one(())
}

/// The shape of a new list by the settings. A given deal is the only one of its list.
pub(super) fn shape(settings: &Settings, new: &NewList) -> ListSettings {
    let Seed { number, start } =
        new.seed.unwrap_or_else(|| Seed { number: fresh_seed(), start: 1 });
    let list = settings.new_list(number);
    ListSettings {
        start,
        first_dealer: new.dealer,
        deals: if new.given.is_some() { 1 } else { list.deals },
        given: new.given.clone(),
        ..list
    }
}

#[cfg(test)]
mod tests;
