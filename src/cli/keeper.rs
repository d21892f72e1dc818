//! The list on disk while it is played, the history of its deals, and new lists.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
use std::time::{SystemTime, UNIX_EPOCH};

use rand::Rng;

use super::beside::Beside;
use super::start::{NewList, Pack};
use crate::host::{Awaited, Day, Drill, Member, Party, Session};
use crate::players::{Bot, Level, Style};
use crate::record::Records;
use crate::rules::{ListSettings, Place, generator};
use crate::settings::{self, Name, Settings, printable};
use crate::store::{Found, History, Shelf, StoreError};
use crate::study::learned::Learned;
use crate::ui::{Around, Fresh};

/// Keeps the list that is played on the shelf and makes new ones from the settings.
pub(super) struct Keeper {
    settings: Settings,
    shelf: Shelf,
    /// What was saved last: nothing is written twice.
    saved: Option<String>,
    history: History,
    /// How many deals of the list are in the history; `None` if it has to be looked up.
    recorded: Option<usize>,
    /// The last list that was played to its end here: a new one is like it.
    ended: Option<Session>,
    /// What does not count.
    beside: Beside,
    /// Fails on purpose at the first save, for tests of the way out.
    faulty: bool,
}

impl Keeper {
    pub(super) const fn new(
        settings: Settings,
        shelf: Shelf,
        history: History,
        beside: Beside,
        faulty: bool,
    ) -> Self {
        let (saved, recorded, ended) = (None, None, None);
        Self { settings, shelf, saved, history, recorded, ended, beside, faulty }
    }

    /// The deals of a day, from where they were left.
    pub(super) fn daily_of(&mut self, day: Option<Day>) -> Result<Session, StoreError> {
        let day = day.unwrap_or(self.beside.today());
        self.beside.daily(&self.settings, day)
    }

    /// The lesson of a number, counted from 0.
    pub(super) fn lesson_of(&self, number: u8) -> Option<Session> {
        Beside::lesson(&self.settings, number)
    }

    /// The first deal of a kind, with cards from a number if one is given.
    pub(super) fn practice_from(&mut self, drill: Drill, seed: Option<u64>) -> Option<Session> {
        if let Some(seed) = seed {
            self.beside.practise_from(seed);
        }
        self.practice(drill)
    }

    /// The list left unfinished, under the names of today, and what had to be set aside on the way
    /// to it.
    pub(super) fn resume(&mut self) -> Result<Found<Session>, StoreError> {
        self.recorded = None;
        let mut found = self.shelf.resume(|text| Session::resume(text))?;
        // A list that was played to its end, but not put away, is nothing to go on with.
        while let Some(list) = found.list.take_if(|list| list.awaited() == Awaited::ListOver) {
            self.record(&list)?;
            self.shelf.put_away()?;
            self.recorded = None;
            let next = self.shelf.resume(|text| Session::resume(text))?;
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

    /// A new list of this shape; the one before it waits.
    pub(super) fn begin(&mut self, shape: ListSettings) -> Session {
        self.sit_down(party(&self.settings, &shape), shape)
    }

    fn sit_down(&mut self, party: Party, shape: ListSettings) -> Session {
        self.shelf.begin();
        self.saved = None;
        let session = Session::new(party, shape);
        let mut session = session.expect("checked settings give a party that fits");
        session.set_begun(now());
        self.recorded = Some(0);
        session
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

    /// The deals of a list that are whole in the history.
    fn recorded_ids(&self, session: &Session) -> Result<HashSet<String>, StoreError> {
        let mut ids = HashSet::new();
        let (Some(file), Some(list)) = (self.history.open()?, session.id()) else { return Ok(ids) };
        let mut records = Records::new(file);
        let refused =
            |why| StoreError::Refused { doing: "read", path: self.history.path().to_owned(), why };
        while let Some(raw) = records.next().map_err(refused)? {
            if raw.text().contains(&list)
                && let Ok(record) = raw.read()
            {
                ids.extend(record.get("ID").map(String::from));
            }
        }
        Ok(ids)
    }

    /// A new list, with cards drawn afresh: as the one that has just ended, or else as the settings
    /// have it.
    fn fresh_shape(&self) -> ListSettings {
        let new = NewList { pack: Pack::Fresh, dealer: None };
        let shape = new.shape(&self.settings, fresh_seed());
        let Some(ended) = &self.ended else { return shape };
        let like = ended.list().settings().clone();
        // A given deal says nothing of the length of a list.
        let deals = match like.given {
            Some(_) => self.settings.list.deals.count(like.table),
            None => like.deals,
        };
        ListSettings { deals, seed: shape.seed, start: 1, first_dealer: None, given: None, ..like }
    }

    /// Who plays a new list of this shape: who has just played one, or else as the settings have it.
    fn fresh_party(&self, shape: &ListSettings) -> Party {
        match &self.ended {
            Some(ended) => Party { seed: lots(shape), ..ended.party().clone() },
            None => party(&self.settings, shape),
        }
    }
}

impl Around for Keeper {
    fn save(&mut self, session: &Session) -> Result<(), String> {
        if !session.purpose().counts() {
            return self.beside.save(session).map_err(told);
        }
        let text = session.save();
        if self.saved.as_ref() != Some(&text) {
            self.shelf.save(&text).map_err(told)?;
            self.saved = Some(text);
        }
        assert!(!self.faulty, "fault of the screen");
        self.record(session).map_err(told)?;
        if session.awaited() == Awaited::ListOver {
            // Once it has been put away there is nothing left to put away.
            self.shelf.put_away().map_err(told)?;
            self.ended = Some(session.clone());
        }
        Ok(())
    }

    fn fresh(&self) -> Fresh {
        let shape = self.fresh_shape();
        let members = self.fresh_party(&shape).members;
        let others = members.into_iter().skip(1).map(|member| member.name).collect();
        Fresh { shape, others }
    }

    fn daily(&mut self) -> Result<Session, String> {
        self.daily_of(None).map_err(told)
    }

    fn practice(&mut self, drill: Drill) -> Option<Session> {
        self.beside.practice(&self.settings, drill)
    }

    fn lesson(&mut self, number: u8) -> Option<Session> {
        self.lesson_of(number)
    }

    fn learned(&self) -> Learned {
        // What cannot be read is told when something is to be added.
        self.beside.learned().unwrap_or_default()
    }

    fn learn(&mut self, name: &str) -> Result<(), String> {
        self.beside.learn(name).map_err(told)
    }

    fn new_list(&mut self) -> Session {
        let shape = self.fresh_shape();
        self.sit_down(self.fresh_party(&shape), shape)
    }

    fn call_person(&mut self, before: &str, now: &str) {
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

    fn waiting(&mut self) -> Option<Session> {
        // What the disk refuses here it refuses at the next save as well, which tells it.
        let waiting = self.resume().ok()?.list;
        self.saved = None;
        waiting
    }
}

/// A path in the message may hold anything.
fn told(why: StoreError) -> String {
    printable(&why.to_string())
}

/// Milliseconds since 1970.
pub(super) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

/// A number for a new list, short enough to be told to a friend.
pub(super) fn fresh_seed() -> u64 {
    RandomState::new().hash_one(()) % 1_000_000
}

/// Who plays a new list. The computers' lots follow from the seed, so that the same seed and the
/// same keys give the same list again, but they tell nothing of its cards.
pub(super) fn party(settings: &Settings, list: &ListSettings) -> Party {
    let style = style(settings.people.style);
    let bot = |level_of| Bot::new(level(level_of)).with_style(style);
    let members = list
        .table
        .places()
        .map(|place| Member { name: name(settings, place), level: settings.level(place).map(bot) });
    Party { members: members.collect(), seed: lots(list) }
}

/// Where the computers' lots come from.
fn lots(list: &ListSettings) -> u64 {
    generator(&[list.seed, u64::MAX]).next_u64()
}

/// The level that the settings name.
const fn level(level: settings::Level) -> Level {
    match level {
        settings::Level::Beginner => Level::Beginner,
        settings::Level::Casual => Level::Casual,
        settings::Level::Club => Level::Club,
        settings::Level::Expert => Level::Expert,
        settings::Level::Master => Level::Master,
    }
}

/// The style that the settings name.
const fn style(style: settings::Style) -> Style {
    match style {
        settings::Style::Careful => Style::Careful,
        settings::Style::Balanced => Style::Balanced,
        settings::Style::Bold => Style::Bold,
    }
}

/// What the player at a place is called.
fn name(settings: &Settings, place: Place) -> String {
    settings.name(place).map_or_else(String::new, ToString::to_string)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use clap::Parser;

    use super::super::Args;
    use super::*;
    use crate::players;
    use crate::record::Raw;
    use crate::rules::{Rules, Scoring, Switch, TableSize};
    use crate::store::Folders;
    use crate::study::replay::{Verdict, replay};

    fn keeper(settings: &Settings, folder: &Path) -> Keeper {
        let folders = Folders::all_in(folder.to_owned());
        let history = History::of(&folders);
        let beside = Beside::new(folders.clone(), "2026-11-30".parse().unwrap(), 4);
        Keeper::new(settings.clone(), Shelf::open(folders).unwrap(), history, beside, false)
    }

    /// A list among computers at a table of four.
    fn session(seed: u64) -> Session {
        let members = ["Anna", "Bert]", "Cleo", "Dora"]
            .map(|name| Member { name: name.to_owned(), level: Some(Level::Beginner.into()) });
        let party = Party { members: members.into(), seed: 1 };
        let shape = ListSettings { deals: 4, ..ListSettings::new(TableSize::Four, seed) };
        let mut session = Session::new(party, shape).unwrap();
        session.set_begun(1_796_029_733_123);
        session
    }

    /// Plays a deal to its end; it stays on the table.
    fn play(session: &mut Session) {
        session.advance();
        session.play_bots().unwrap();
    }

    /// The deals in the history; each agrees with itself, but for torn lines.
    fn ids(folder: &Path) -> Vec<String> {
        let text = fs::read_to_string(folder.join("history.sgf")).unwrap_or_default();
        let mut ids = Vec::new();
        for line in text.lines() {
            let report = replay(&Raw::of(line));
            match report.verdict {
                Verdict::Agrees => ids.extend(report.id),
                _ => assert!(!line.ends_with(')'), "{line}"),
            }
        }
        ids
    }

    #[test]
    fn every_deal_is_recorded_once_whenever_the_program_ends() {
        let settings = Settings::default();
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path();
        let mut session = session(7);
        let mut expected = Vec::new();
        for number in 1..=4 {
            // A new start at every deal, as after a kill.
            let mut first = keeper(&settings, path);
            first.resume().unwrap();
            first.save(&session).unwrap();
            play(&mut session);
            let before = fs::read(path.join("history.sgf")).unwrap_or_default();
            first.save(&session).unwrap();
            first.save(&session).unwrap();
            drop(first);
            expected.push(format!("1796029733123/7:{number}"));
            assert_eq!(ids(path), expected);
            // Killed after the save and before, or in the middle of, or right after the record.
            let after = fs::read(path.join("history.sgf")).unwrap();
            for length in [before.len(), before.len() + 1, before.len() + 90, after.len() - 1] {
                fs::write(path.join("history.sgf"), &after[..length]).unwrap();
                let mut second = keeper(&settings, path);
                let resumed = second.resume().unwrap().list.unwrap();
                assert_eq!(resumed.begun(), session.begun());
                second.save(&session).unwrap();
                assert_eq!(ids(path), expected, "cut at {length} of {}", after.len());
            }
        }
        // The finished list is put away, whole in the history.
        session.advance();
        let mut last = keeper(&settings, path);
        assert!(last.resume().unwrap().list.is_some());
        last.save(&session).unwrap();
        assert!(last.resume().unwrap().list.is_none());
        assert_eq!(ids(path), expected);
    }

    #[test]
    fn lists_of_the_same_seed_are_told_apart() {
        let settings = Settings::default();
        let folder = tempfile::tempdir().unwrap();
        let mut keeper = keeper(&settings, folder.path());
        for begun in [1, 2] {
            let mut session = session(7);
            session.set_begun(begun);
            play(&mut session);
            keeper.shelf.begin();
            keeper.recorded = None;
            keeper.save(&session).unwrap();
        }
        assert_eq!(ids(folder.path()), ["1/7:1", "2/7:1"]);
    }

    /// Settings with these flags.
    fn settings(flags: &[&str]) -> Settings {
        let args = Args::try_parse_from(std::iter::once(&"skat").chain(flags)).unwrap();
        settings::load(&args.overrides(), [], None).unwrap().settings
    }

    /// Plays the deal on the table to its end, and for the person as well.
    fn play_for_all(session: &mut Session) {
        session.play_bots().unwrap();
        while session.awaited() == Awaited::Person {
            let view = session.view().unwrap();
            let number = session.number().unwrap();
            session.apply(players::decide(Level::Beginner.into(), 3, number, &view)).unwrap();
            session.play_bots().unwrap();
        }
    }

    #[test]
    fn the_settings_name_exactly_the_players_there_are() {
        let words = settings::Level::ALL.map(|named| (named.word(), level(named).word()));
        assert_eq!(words, Level::ALL.map(|there| (there.word(), there.word())));
        let words = settings::Style::ALL.map(|named| (named.word(), style(named).word()));
        assert_eq!(words, Style::ALL.map(|there| (there.word(), there.word())));
        assert_eq!(style(Settings::default().people.style), Style::default());
    }

    #[test]
    fn a_list_keeps_its_players() {
        let folder = tempfile::tempdir().unwrap();
        let begun = settings(&["--level", "expert,casual", "--style", "bold"]);
        let mut first = keeper(&begun, folder.path());
        let shape = first.fresh_shape();
        let session = first.begin(shape);
        first.save(&session).unwrap();
        drop(first);
        let today = settings(&["--level", "beginner", "--style", "careful"]);
        let resumed = keeper(&today, folder.path()).resume().unwrap().list.unwrap();
        let bots = resumed.party().members.iter().map(|member| member.level);
        let words: Vec<_> = bots.map(|bot| bot.map(|bot| bot.to_string())).collect();
        let [left, right] = ["expert:bold", "casual:bold"].map(|word| Some(word.to_owned()));
        assert_eq!(words, [None, left, right]);
    }

    /// Begins a list, plays two deals of it, and gets it back as settings without a word about it
    /// find it on the disk. Returns the house rules that the history tells.
    fn goes_on_as_it_was_begun(flags: &[&str]) -> Option<String> {
        let begun = settings(flags);
        let folder = tempfile::tempdir().unwrap();
        let mut first = keeper(&begun, folder.path());
        let shape = ListSettings { seed: 5, ..first.fresh_shape() };
        let mut session = first.begin(shape.clone());
        first.save(&session).unwrap();
        play_for_all(&mut session);
        first.save(&session).unwrap();
        session.advance();
        first.save(&session).unwrap();
        drop(first);
        let official = Settings::default();
        let mut second = keeper(&official, folder.path());
        let mut resumed = second.resume().unwrap().list.unwrap();
        assert_eq!(*resumed.list().settings(), shape, "{flags:?}");
        assert_eq!(resumed, session, "{flags:?}");
        for list in [&mut session, &mut resumed] {
            play_for_all(list);
        }
        assert_eq!(resumed, session, "{flags:?}");
        second.save(&resumed).unwrap();
        assert_eq!(ids(folder.path()).len(), 2);
        let history = fs::read_to_string(folder.path().join("history.sgf")).unwrap();
        let told = |line: &str| Some(Raw::of(line).read().unwrap().get("HR")?.into_owned());
        let told: Vec<_> = history.lines().map(told).collect();
        assert_eq!(told[0], told[1]);
        told[0].clone()
    }

    #[test]
    fn house_rules_survive_whatever_the_settings_become() {
        assert_eq!(goes_on_as_it_was_begun(&[]), None);
        for (name, rules) in Rules::PRESETS {
            let told = goes_on_as_it_was_begun(&["--rules", name]);
            assert_eq!(told, (rules != Rules::OFFICIAL).then(|| rules.to_string()));
        }
        for switch in Switch::ALL {
            for value in switch.values() {
                // Beside a preset in which no value contradicts the others.
                let house = format!("{}={value}", switch.word());
                let preset = if *value == "off" { "official" } else { "pub" };
                let told = goes_on_as_it_was_begun(&["--rules", preset, "--house", &house]);
                let rules: Rules = format!("{preset},{house}").parse().unwrap();
                assert_eq!(told, (rules != Rules::OFFICIAL).then(|| rules.to_string()));
            }
        }
    }

    #[test]
    fn a_minus_list_keeps_its_limit_and_ends_there() {
        for limit in ["301", "9999", "none"] {
            goes_on_as_it_was_begun(&["--scoring", "minus", "--limit", limit]);
        }
        let settings = settings(&["--scoring", "minus", "--limit", "100"]);
        let folder = tempfile::tempdir().unwrap();
        let mut keeper = keeper(&settings, folder.path());
        let shape = ListSettings { seed: 5, ..keeper.fresh_shape() };
        let mut session = keeper.begin(shape);
        while session.awaited() != Awaited::ListOver {
            assert!(session.list().standings().totals(Scoring::Minus).iter().all(|&t| t > -100));
            play_for_all(&mut session);
            session.advance();
            keeper.save(&session).unwrap();
        }
        let played = session.list().games().len();
        assert!(session.list().is_at_limit() && played < 36, "{played} deals");
        // It is put away as any finished list is.
        assert!(keeper.resume().unwrap().list.is_none());
        assert!(folder.path().join("played-1.skat").exists());
    }

    #[test]
    fn a_new_list_is_like_the_one_that_has_just_ended() {
        let folder = tempfile::tempdir().unwrap();
        let mine = settings(&["--scoring", "plain"]);
        let mut keeper = keeper(&mine, folder.path());
        assert_eq!(
            (keeper.fresh().shape.deals, keeper.fresh().shape.scoring),
            (36, Scoring::Plain)
        );
        let rules = Rules { bock: false, ..Rules::PUB };
        let mut ended = session(3);
        let like =
            ListSettings { rules, scoring: Scoring::Minus, ..ended.list().settings().clone() };
        ended = Session::new(ended.party().clone(), ListSettings { start: 4, ..like }).unwrap();
        play(&mut ended);
        ended.advance();
        assert_eq!(ended.awaited(), Awaited::ListOver);
        keeper.save(&ended).unwrap();
        let fresh = keeper.fresh();
        assert_eq!(fresh.others, ["Bert]", "Cleo", "Dora"]);
        for settings in [&fresh.shape, keeper.new_list().list().settings()] {
            assert_eq!((settings.table, settings.deals), (TableSize::Four, 4));
            assert_eq!((settings.scoring, settings.rules), (Scoring::Minus, rules));
            assert_eq!((settings.start, &settings.given), (1, &None));
        }
        assert_eq!(keeper.new_list().party().members, ended.party().members);
        // A given deal is the only one of its list, but not of the next.
        let given = ListSettings {
            given: ended.list().games().last().map(|game| game.deal().clone()),
            deals: 1,
            ..ListSettings::new(TableSize::Four, 3)
        };
        keeper.ended = Some(Session::new(ended.party().clone(), given).unwrap());
        assert_eq!(keeper.fresh().shape.deals, 48);
    }

    #[test]
    fn what_does_not_count_leaves_the_list_and_the_history_alone() {
        let folder = tempfile::tempdir().unwrap();
        let settings = settings(&["--level", "beginner"]);
        let mut first = keeper(&settings, folder.path());
        let mut list = first.begin(first.fresh_shape());
        play_for_all(&mut list);
        first.save(&list).unwrap();
        let before = ids(folder.path());
        for drill in Drill::ALL {
            let mut session = first.practice(drill).unwrap();
            first.save(&session).unwrap();
            play_for_all(&mut session);
            first.save(&session).unwrap();
            session.advance();
            assert_eq!(session.awaited(), Awaited::ListOver);
            first.save(&session).unwrap();
            let again = list.again(crate::rules::Seat::Middlehand).unwrap();
            first.save(&again).unwrap();
        }
        assert_eq!(ids(folder.path()), before);
        assert_eq!(first.waiting().as_ref(), Some(&list), "it still waits");
        // What has been practised is nothing that a new list would be like.
        assert_eq!(first.fresh().shape.deals, 36);
    }

    #[test]
    fn the_deals_of_a_day_wait_and_do_not_count() {
        let folder = tempfile::tempdir().unwrap();
        let settings = settings(&["--level", "beginner", "--rules", "pub", "--players", "4"]);
        let mut first = keeper(&settings, folder.path());
        let mut session = first.daily().unwrap();
        assert_eq!(session.list().settings(), &crate::study::daily::list(first.beside.today()));
        play_for_all(&mut session);
        session.advance();
        first.save(&session).unwrap();
        drop(first);
        let mut second = keeper(&settings, folder.path());
        assert!(second.resume().unwrap().list.is_none(), "no list to continue");
        assert_eq!(second.daily().unwrap(), session, "it goes on where it was left");
        let other = second.daily_of("2026-12-01".parse().ok()).unwrap();
        assert_ne!(other.list().settings(), session.list().settings());
        let mut session = second.daily().unwrap();
        while session.awaited() != Awaited::ListOver {
            play_for_all(&mut session);
            session.advance();
            second.save(&session).unwrap();
        }
        assert_eq!(session.list().games().len(), 12);
        assert_eq!(second.daily().unwrap().list().games().len(), 0, "the same deals once more");
        assert_eq!(ids(folder.path()), [""; 0]);
    }

    #[test]
    fn a_record_tells_who_sat_out() {
        let mut session = session(3);
        play(&mut session);
        let (number, game) = session.finished().next().unwrap();
        let text = session.record(number, game, 951_782_400).unwrap();
        let raw = Raw::of(&text);
        let record = raw.read().unwrap();
        let get = |name: &str| record.get(name).unwrap_or_default().into_owned();
        assert_eq!(get("DT"), "2000-02-29/00:00:00/UTC");
        assert_eq!(
            (get("SD"), get("LN"), get("LS")),
            ("3:1".into(), "1/4".into(), "seeger-fabian".into())
        );
        assert_eq!(get("LV"), "beginner,beginner,beginner,beginner");
        let names: BTreeSet<String> = ["P0", "P1", "P2", "P3"].map(get).into();
        let expected = ["Anna", "Bert]", "Cleo", "Dora"].map(str::to_owned);
        assert_eq!(names, expected.into());
    }
}
