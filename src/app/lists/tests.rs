use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::*;
use crate::host::Member;
use crate::players::{self, Level};
use crate::record::Raw;
use crate::rules::{Place, Rules, Scoring, Switch, TableSize};
use crate::settings::Key;
use crate::store::Folders;
use crate::study::replay::{Verdict, replay};

fn lists(settings: &Settings, folder: &Path) -> Lists {
    let folders = Folders::all_in(folder.to_owned());
    let history = History::of(&folders);
    let practice = Practice::new(folders.clone(), "2026-11-30".parse().unwrap(), 4);
    Lists::new(settings.clone(), folders, history, practice, false)
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
        let mut first = lists(&settings, path);
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
            let mut second = lists(&settings, path);
            let resumed = second.resume().unwrap().list.unwrap();
            assert_eq!(resumed.begun(), session.begun());
            second.save(&session).unwrap();
            assert_eq!(ids(path), expected, "cut at {length} of {}", after.len());
        }
    }
    // The finished list is put away, whole in the history.
    session.advance();
    let mut last = lists(&settings, path);
    assert!(last.resume().unwrap().list.is_some());
    last.save(&session).unwrap();
    assert!(last.resume().unwrap().list.is_none());
    assert_eq!(ids(path), expected);
}

#[test]
fn lists_of_the_same_seed_are_told_apart() {
    let settings = Settings::default();
    let folder = tempfile::tempdir().unwrap();
    let mut lists = lists(&settings, folder.path());
    for begun in [1, 2] {
        let mut session = session(7);
        session.set_begun(begun);
        play(&mut session);
        lists.shelf().unwrap().begin();
        lists.recorded = None;
        lists.save(&session).unwrap();
    }
    assert_eq!(ids(folder.path()), ["1/7:1", "2/7:1"]);
}

/// Settings with these values.
fn settings(values: &[(Key, &str)]) -> Settings {
    let change = |settings: Settings, &(key, text): &(Key, &str)| settings.with(key, text);
    values.iter().try_fold(Settings::default(), change).unwrap()
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
fn a_list_keeps_its_players() {
    let folder = tempfile::tempdir().unwrap();
    let begun = settings(&[(Key::Level, "expert,casual"), (Key::Style, "bold")]);
    let mut first = lists(&begun, folder.path());
    let shape = first.fresh_shape();
    let session = first.begin(shape);
    first.save(&session).unwrap();
    drop(first);
    let today = settings(&[(Key::Level, "beginner"), (Key::Style, "careful")]);
    let resumed = lists(&today, folder.path()).resume().unwrap().list.unwrap();
    let bots = resumed.party().members.iter().map(|member| member.level);
    let words: Vec<_> = bots.map(|bot| bot.map(|bot| bot.to_string())).collect();
    let [left, right] = ["expert:bold", "casual:bold"].map(|word| Some(word.to_owned()));
    assert_eq!(words, [None, left, right]);
}

/// Begins a list, plays two deals of it, and gets it back as settings without a word about it
/// find it on the disk. Returns the house rules that the history tells.
fn goes_on_as_it_was_begun(values: &[(Key, &str)]) -> Option<String> {
    let begun = settings(values);
    let folder = tempfile::tempdir().unwrap();
    let mut first = lists(&begun, folder.path());
    let shape = ListSettings { seed: 5, ..first.fresh_shape() };
    let mut session = first.begin(shape.clone());
    first.save(&session).unwrap();
    play_for_all(&mut session);
    first.save(&session).unwrap();
    session.advance();
    first.save(&session).unwrap();
    drop(first);
    let official = Settings::default();
    let mut second = lists(&official, folder.path());
    let mut resumed = second.resume().unwrap().list.unwrap();
    assert_eq!(*resumed.list().settings(), shape, "{values:?}");
    assert_eq!(resumed, session, "{values:?}");
    for list in [&mut session, &mut resumed] {
        play_for_all(list);
    }
    assert_eq!(resumed, session, "{values:?}");
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
        let told = goes_on_as_it_was_begun(&[(Key::Rules, name)]);
        assert_eq!(told, (rules != Rules::OFFICIAL).then(|| rules.to_string()));
    }
    for switch in Switch::ALL {
        for value in switch.values() {
            // Beside a preset in which no value contradicts the others.
            let house = format!("{}={value}", switch.word());
            let preset = if *value == "off" { "official" } else { "pub" };
            let told =
                goes_on_as_it_was_begun(&[(Key::Rules, preset), (Key::House(switch), value)]);
            let rules: Rules = format!("{preset},{house}").parse().unwrap();
            assert_eq!(told, (rules != Rules::OFFICIAL).then(|| rules.to_string()));
        }
    }
}

#[test]
fn a_minus_list_keeps_its_limit_and_ends_there() {
    for limit in ["301", "9999", "none"] {
        goes_on_as_it_was_begun(&[(Key::Scoring, "minus"), (Key::Limit, limit)]);
    }
    let settings = settings(&[(Key::Scoring, "minus"), (Key::Limit, "100")]);
    let folder = tempfile::tempdir().unwrap();
    let mut lists = lists(&settings, folder.path());
    let shape = ListSettings { seed: 5, ..lists.fresh_shape() };
    let mut session = lists.begin(shape);
    while session.awaited() != Awaited::ListOver {
        assert!(session.list().standings().totals(Scoring::Minus).iter().all(|&t| t > -100));
        play_for_all(&mut session);
        session.advance();
        lists.save(&session).unwrap();
    }
    let played = session.list().games().len();
    assert!(session.list().is_at_limit() && played < 36, "{played} deals");
    // It is put away as any finished list is.
    assert!(lists.resume().unwrap().list.is_none());
    assert!(folder.path().join("played-1.skat").exists());
}

#[test]
fn a_new_list_is_like_the_one_that_has_just_ended() {
    let folder = tempfile::tempdir().unwrap();
    let mine = settings(&[(Key::Scoring, "plain")]);
    let mut lists = lists(&mine, folder.path());
    assert_eq!((lists.fresh().shape.deals, lists.fresh().shape.scoring), (36, Scoring::Plain));
    let rules = Rules { bock: false, ..Rules::PUB };
    let mut ended = session(3);
    let like = ListSettings { rules, scoring: Scoring::Minus, ..ended.list().settings().clone() };
    ended = Session::new(ended.party().clone(), ListSettings { start: 4, ..like }).unwrap();
    play(&mut ended);
    ended.advance();
    assert_eq!(ended.awaited(), Awaited::ListOver);
    lists.save(&ended).unwrap();
    let fresh = lists.fresh();
    assert_eq!(fresh.others, ["Bert]", "Cleo", "Dora"]);
    for settings in [&fresh.shape, lists.new_list().list().settings()] {
        assert_eq!((settings.table, settings.deals), (TableSize::Four, 4));
        assert_eq!((settings.scoring, settings.rules), (Scoring::Minus, rules));
        assert_eq!((settings.start, &settings.given), (1, &None));
    }
    assert_eq!(lists.new_list().party().members, ended.party().members);
    // A given deal is the only one of its list, but not of the next.
    let given = ListSettings {
        given: ended.list().games().last().map(|game| game.deal().clone()),
        deals: 1,
        ..ListSettings::new(TableSize::Four, 3)
    };
    lists.ended = Some(Session::new(ended.party().clone(), given).unwrap());
    assert_eq!(lists.fresh().shape.deals, 48);
}

#[test]
fn what_does_not_count_leaves_the_list_and_the_history_alone() {
    let folder = tempfile::tempdir().unwrap();
    let settings = settings(&[(Key::Level, "beginner")]);
    let mut first = lists(&settings, folder.path());
    let mut list = first.begin(first.fresh_shape());
    play_for_all(&mut list);
    first.save(&list).unwrap();
    let before = ids(folder.path());
    for drill in Drill::ALL {
        let mut session = first.practice_from(drill, None).unwrap();
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
    let settings = settings(&[(Key::Level, "beginner"), (Key::Rules, "pub"), (Key::Players, "4")]);
    let mut first = lists(&settings, folder.path());
    let mut session = first.daily_of(None);
    assert_eq!(session.list().settings(), &crate::study::daily::list(first.practice.today()));
    play_for_all(&mut session);
    session.advance();
    first.save(&session).unwrap();
    drop(first);
    let mut second = lists(&settings, folder.path());
    assert!(second.resume().unwrap().list.is_none(), "no list to continue");
    assert_eq!(second.daily_of(None), session, "it goes on where it was left");
    let other = second.daily_of("2026-12-01".parse().ok());
    assert_ne!(other.list().settings(), session.list().settings());
    let mut session = second.daily_of(None);
    while session.awaited() != Awaited::ListOver {
        play_for_all(&mut session);
        session.advance();
        second.save(&session).unwrap();
    }
    assert_eq!(session.list().games().len(), 12);
    assert_eq!(second.daily_of(None).list().games().len(), 0, "the same deals once more");
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

#[test]
fn the_shape_of_a_new_list() {
    let settings = settings(&[(Key::Rules, "pub"), (Key::Scoring, "minus"), (Key::Limit, "301")]);
    let by_rules = |shape: &ListSettings| {
        assert_eq!(shape.rules, Rules::PUB);
        assert_eq!((shape.scoring, shape.limit.map(u32::from)), (Scoring::Minus, Some(301)));
    };
    let dealer = Place::new(1);
    let seed = Some(Seed { number: 42, start: 7 });
    let seeded = shape(&settings, &NewList { seed, dealer, given: None });
    assert_eq!((seeded.seed, seeded.start, seeded.deals), (42, 7, 36));
    assert_eq!(seeded.first_dealer, dealer);
    let fresh = shape(&settings, &NewList::default());
    assert_eq!((fresh.start, fresh.deals, fresh.first_dealer), (1, 36, None));
    let given = Some(seeded.deal(3));
    let single = shape(&settings, &NewList { seed: None, dealer, given: given.clone() });
    assert_eq!((single.deals, single.first_dealer, &single.given), (1, dealer, &given));
    for shape in [seeded, fresh, single] {
        by_rules(&shape);
    }
}

#[test]
fn a_second_instance_plays_on_and_saves_once_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let settings = settings(&[(Key::Level, "beginner")]);
    let mut first = lists(&settings, folder.path());
    let own = first.new_list();
    first.save(&own).unwrap();
    let mut second = lists(&settings, folder.path());
    assert!(matches!(second.resume(), Err(StoreError::InUse(_))));
    let mut other = second.new_list();
    assert!(matches!(second.save(&other), Err(Unsaved::Moves(_))));
    assert!(second.lesson_of(0).is_some());
    second.learn("lesson-1").unwrap();
    let day = second.daily_of(None);
    second.save(&day).unwrap();
    drop(first);
    play_for_all(&mut other);
    second.save(&other).unwrap();
    assert_eq!(ids(folder.path()).len(), 1);
    drop(second);
    let mut third = lists(&settings, folder.path());
    assert_eq!(third.resume().unwrap().list.unwrap().list(), other.list());
    third.shelf().unwrap().put_away().unwrap();
    assert_eq!(third.resume().unwrap().list.unwrap().list(), own.list(), "the other one waits");
}

/// Three lists begun one after the other, and each gone on with in turn.
#[test]
fn any_waiting_list_can_be_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut lists = lists(&Settings::default(), folder.path());
    let mut seeds = Vec::new();
    for seed in [11, 12, 13] {
        let shape = ListSettings { seed, ..lists.fresh_shape() };
        let list = lists.begin(shape);
        lists.save(&list).unwrap();
        seeds.insert(0, seed);
    }
    let seed = |list: &Session| list.list().settings().seed;
    for at in [0, 1, 2, 2, 1] {
        let Ok(Some(Opened::Table(list))) = lists.open(Start::Resume(at)) else { panic!("{at}") };
        let chosen = seeds.remove(at);
        seeds.insert(0, chosen);
        assert_eq!(seed(&list), chosen);
        lists.save(&list).unwrap();
        let Ok(Some(Opened::Menu { waiting, .. })) = lists.open(Start::Menu) else { panic!() };
        assert_eq!(waiting.iter().map(seed).collect::<Vec<_>>(), seeds);
    }
    assert!(lists.open(Start::Resume(3)).unwrap().is_none());
}
