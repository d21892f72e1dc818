//! What must hold of every text that is read: the bodies of the fuzz targets in `fuzz/`, which the
//! tests run on mangled examples.

use std::fmt::{Debug, Display};
use std::fs;
use std::str::FromStr;

use skat::host::{Day, Drill, Seed, Session};
use skat::players::engine::Engine;
use skat::players::{Bot, Level};
use skat::record::{Records, Turn, deal_word, read_deal};
use skat::rules::{Bid, Card, Cards, Contract, Place, Rules, Scoring, Seat, Seating, TableSize};
use skat::settings::{Overrides, load};
use skat::study::hands::Hands;
use skat::study::recorded::Recorded;
use skat::study::replay::replay;
use skat::study::sheet::Sheets;
use skat::study::standings::Fold;
use skat::study::statistics::{By, Statistics};
use skat::ui::Palette;

/// A body: takes any bytes, and panics where they show a fault.
pub(crate) type Body = fn(&[u8]);

/// The bodies, each by the name of its target and of the folder of its examples.
pub(crate) const BODIES: [(&str, Body); 8] = [
    ("deal", deal),
    ("engine", engine),
    ("record", record),
    ("save", save),
    ("settings", settings),
    ("theme", theme),
    ("views", views),
    ("words", words),
];

/// Every error is one short line.
fn told(why: impl Display) {
    let told = why.to_string();
    assert!(!told.is_empty() && !told.contains('\n') && told.len() < 2000, "{told:?}");
}

/// Records in a stream: each is played, compared and scored, or told with a place in the text.
pub(crate) fn record(bytes: &[u8]) {
    let lines = 1 + bytes.iter().filter(|&&byte| byte == b'\n').count();
    let mut records = Records::new(bytes);
    while let Some(raw) = records.next().expect("bytes can be read") {
        assert!(raw.line() <= lines);
        let _ = replay(&raw);
        let Ok(record) = raw.read() else { continue };
        let faults = [record.play().err(), record.score().err(), record.outline().err()];
        for fault in faults.into_iter().flatten() {
            assert!(fault.line <= lines && fault.column > 0);
            told(fault);
        }
    }
}

/// Records as score sheets, standings and statistics.
pub(crate) fn views(bytes: &[u8]) {
    let mut sheets = Sheets::default();
    let mut standings = Fold::new(None);
    let mut statistics = Statistics::new(By::List);
    let mut hands = Hands::default();
    let mut records = Records::new(bytes);
    while let Some(raw) = records.next().expect("bytes can be read") {
        let Ok(record) = raw.read() else { continue };
        let added = [sheets.add(&record), standings.add(&record)];
        added.into_iter().filter_map(Result::err).for_each(told);
        match Recorded::of(&record) {
            Ok(deal) => statistics.add(&deal, |_| true),
            Err(fault) => told(fault),
        }
        if let Ok(played) = record.play() {
            Seat::ALL.into_iter().for_each(|seat| hands.add(played.game().deal().hand(seat)));
        }
    }
    for sheet in sheets.into_sheets() {
        assert_eq!(sheet.standings().count(), sheet.lines.len());
        sheet.lines.iter().for_each(|line| drop(line.scores()));
    }
    for scoring in [Scoring::Plain, Scoring::SeegerFabian, Scoring::Minus] {
        let _ = standings.players(scoring);
    }
    let _ = statistics.rows();
    let _ = hands.features();
}

/// A save: what is read is written so that it is read again.
pub(crate) fn save(bytes: &[u8]) {
    match Session::resume(bytes) {
        Ok(session) => {
            let saved = session.save();
            assert_eq!(Session::resume(&saved).expect("ours").save(), saved);
        }
        Err(fault) => told(fault),
    }
}

/// A file with one deal.
pub(crate) fn deal(bytes: &[u8]) {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    match read_deal(bytes, seating) {
        Ok(deal) => assert_eq!(read_deal(deal_word(&deal), seating).expect("ours"), deal),
        Err(fault) => told(fault),
    }
}

/// `config.toml`: what is read is printed so that it is read again.
pub(crate) fn settings(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("config.toml");
    let read = |bytes: &[u8]| {
        fs::write(&file, bytes).expect("a file");
        load(&Overrides { config: Some(file.clone()), ..Overrides::default() }, [], None)
    };
    match read(bytes) {
        Ok(loaded) => {
            let again = read(loaded.to_toml().as_bytes()).expect("ours");
            assert_eq!(again.settings, loaded.settings);
        }
        Err(why) => told(why),
    }
}

/// The file of a theme.
pub(crate) fn theme(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Err(why) = Palette::parse(text) {
        told(why);
    }
}

/// Lines to a player as a program: each answer is an object in a line.
pub(crate) fn engine(bytes: &[u8]) {
    let mut answers = Vec::new();
    Engine::new(Bot::from(Level::Beginner), 1).serve(bytes, &mut answers).expect("bytes");
    for line in String::from_utf8(answers).expect("text").lines() {
        let answer: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(answer.is_object());
    }
}

/// The words of flags, records and saves: what is read is written so that it is the same again.
pub(crate) fn words(bytes: &[u8]) {
    fn word<T: FromStr<Err: Display> + Display + PartialEq + Debug>(text: &str) {
        match text.parse::<T>() {
            Ok(read) => {
                let written = read.to_string();
                assert_eq!(written.parse::<T>().ok(), Some(read), "{written:?}");
            }
            Err(why) => told(why),
        }
    }
    for text in String::from_utf8_lossy(bytes).lines() {
        word::<Card>(text);
        word::<Cards>(text);
        word::<Bid>(text);
        word::<Contract>(text);
        word::<Seat>(text);
        word::<Rules>(text);
        word::<Seed>(text);
        word::<Day>(text);
        word::<Drill>(text);
        word::<Turn>(text);
        word::<Bot>(text);
    }
}
