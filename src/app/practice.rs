//! The games that do not count: the deals of the day, practice, and lessons.

use std::path::Path;

use crate::host::{Awaited, Day, Drill, Purpose, Session};
use crate::rules::{ListSettings, TableSize};
use crate::settings::Settings;
use crate::store::{Folders, Notes, Shelf, StoreError};
use crate::study::learned::Learned;
use crate::study::lessons::Lesson;
use crate::study::{daily, practice};

use super::players::party;

/// The sessions that do not count. The deals of a day wait in a folder of their own until they are
/// played; practice is kept nowhere.
pub(super) struct Practice {
    folders: Folders,
    /// The date in Greenwich when the program was started.
    today: Day,
    /// The day whose deals are played.
    day: Day,
    /// Its shelf; none while another instance has it, or the disk refuses.
    shelf: Option<Shelf>,
    /// The text saved last: nothing is written twice.
    saved: Option<String>,
    /// The seed of the cards for practice.
    seed: u64,
    /// The number of deals practised.
    practised: u32,
}

impl Practice {
    /// The state before anything was played.
    pub(super) const fn new(folders: Folders, today: Day, seed: u64) -> Self {
        Self { folders, today, day: today, shelf: None, saved: None, seed, practised: 0 }
    }

    /// Today.
    pub(super) const fn today(&self) -> Day {
        self.today
    }

    /// Takes the cards for practice from this seed on.
    pub(super) const fn practise_from(&mut self, seed: u64) {
        (self.seed, self.practised) = (seed, 0);
    }

    /// The deals of a day, from where they were left.
    pub(super) fn daily(&mut self, settings: &Settings, day: Day) -> Session {
        if self.day != day {
            self.shelf = None;
        }
        self.day = day;
        self.saved = None;
        let list = daily::list(day);
        // What the disk refuses here it refuses at the first save as well, which tells it.
        let shelf = self.shelf().and_then(|shelf| shelf.resume(|text| Session::resume(text)));
        let found = shelf.ok().and_then(|found| found.list);
        let goes_on = |session: &Session| {
            *session.list().settings() == list && session.awaited() != Awaited::ListOver
        };
        let party = party(settings, &list);
        let mut session = match found.filter(goes_on) {
            Some(mut session) => {
                session.rename(party.members.into_iter().map(|member| member.name));
                session
            }
            None => {
                if let Some(shelf) = &mut self.shelf {
                    shelf.begin();
                }
                Session::new(party, list).expect("three players fit at a table of three")
            }
        };
        session.set_purpose(Purpose::Daily(day));
        session
    }

    fn shelf(&mut self) -> Result<&mut Shelf, StoreError> {
        let of = |folder: &Path| folder.join("daily").join(self.day.to_string());
        Shelf::opened(&mut self.shelf, || Folders {
            state: of(&self.folders.state),
            data: of(&self.folders.data),
        })
    }

    /// The next deal of a kind; `None` if none was found.
    pub(super) fn next(&mut self, settings: &Settings, drill: Drill) -> Option<Session> {
        self.practised += 1;
        let game = practice::find(drill, settings.house.rules(), self.seed, self.practised)?;
        // The same number and the same keys give the same practice again.
        let list = ListSettings::new(TableSize::Three, self.seed);
        Session::joined(party(settings, &list), game, Purpose::Practice(drill)).ok()
    }

    /// The lesson of a number, counted from 0.
    pub(super) fn lesson(settings: &Settings, number: u8) -> Option<Session> {
        let game = Lesson::get(number)?.game();
        // After the last question the computers play, with the same random seed each time.
        let list = ListSettings::new(TableSize::Three, 0);
        Session::joined(party(settings, &list), game, Purpose::Lesson(number)).ok()
    }

    /// The lessons and quizzes that are done.
    pub(super) fn learned(&self) -> Result<Learned, StoreError> {
        Ok(Learned::read(&self.notes().read()?))
    }

    /// Keeps that one more is done, with those that another instance has kept meanwhile.
    pub(super) fn learn(&self, name: &str) -> Result<(), StoreError> {
        let mut learned = self.learned()?;
        learned.add(name);
        self.notes().write(&learned.to_string())
    }

    fn notes(&self) -> Notes {
        Notes::of(&self.folders, "learned")
    }

    /// Saves the deals of a day; practice is not kept.
    pub(super) fn save(&mut self, session: &Session) -> Result<(), StoreError> {
        let Purpose::Daily(_) = session.purpose() else { return Ok(()) };
        let text = session.save();
        if self.saved.as_ref() != Some(&text) {
            self.shelf()?.save(&text)?;
            self.saved = Some(text);
        }
        if session.awaited() == Awaited::ListOver {
            self.shelf()?.put_away()?;
        }
        Ok(())
    }
}
