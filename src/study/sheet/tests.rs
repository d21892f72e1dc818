use super::*;
use crate::host::{Member, Party, Session};
use crate::players::Level;
use crate::record::Raw;
use crate::rules::{Game, List, ListSettings, Row};

/// A list among computers, played to its end.
fn session(settings: ListSettings) -> Session {
    let names = ["Anna", "Bert", "Cleo", "Dora"];
    let members = names[..settings.table.players()]
        .iter()
        .map(|&name| Member { name: name.to_owned(), level: Some(Level::Beginner.into()) });
    let party = Party { members: members.collect(), seed: 3 };
    let mut session = Session::new(party, settings).unwrap();
    session.set_begun(1_796_029_733_123);
    while session.number().is_some() {
        session.play_bots().unwrap();
        session.advance();
    }
    session
}

/// Its records, one to a deal.
fn records(session: &Session) -> Vec<String> {
    let finished: Vec<_> = session.finished().collect();
    let record = |&(number, game): &(u32, &Game)| session.record(number, game, 1_796_029_733);
    finished.iter().filter_map(record).collect()
}

fn sheets<'a>(records: impl IntoIterator<Item = &'a str>) -> Vec<Sheet> {
    let mut sheets = Sheets::default();
    for record in records {
        sheets.add(&Raw::of(record).read().unwrap()).unwrap();
    }
    sheets.into_sheets()
}

/// The entry that the sheet of the table writes about a deal.
fn told(list: &List, row: &Row) -> Entry {
    match (&row.game, &row.ramsch) {
        (Some((place, sum)), _) => Entry::Game {
            declarer: *place,
            kind: Some(sum.contract.kind()),
            base: sum.base().or(sum.contract.null_value()),
            matadors: sum.matadors,
            levels: [
                sum.contract.is_hand(),
                sum.has(LineName::Schneider),
                sum.has(LineName::SchneiderAnnounced),
                sum.has(LineName::Schwarz),
                sum.has(LineName::SchwarzAnnounced),
                sum.contract.is_ouvert(),
            ],
            won: sum.won,
            score: sum.score,
        },
        (None, Some((_, ramsch))) => {
            let mut scores = row.scores();
            let seats = Seat::ALL.map(|seat| {
                let game = &list.games()[row.number as usize - 1];
                game.deal().seating().place(seat)
            });
            scores.sort_by_key(|(place, _)| seats.iter().position(|seat| seat == place));
            Entry::Ramsch { factor: ramsch.factor(), scores }
        }
        (None, None) => Entry::PassedIn,
    }
}

/// The sheet out of the records is that of the list itself, line by line.
#[test]
fn a_sheet_is_that_of_its_list() {
    for (table, rules, scoring, seed) in [
        (TableSize::Three, "official", Scoring::SeegerFabian, 7),
        (TableSize::Four, "official", Scoring::Plain, 8),
        (TableSize::Three, "pub", Scoring::SeegerFabian, 9),
        (TableSize::Four, "xskat", Scoring::Minus, 10),
    ] {
        let rules = rules.parse().unwrap();
        let settings = ListSettings { deals: 24, rules, scoring, ..ListSettings::new(table, seed) };
        let session = session(settings);
        let records = records(&session);
        let sheets = sheets(records.iter().map(String::as_str));
        let [sheet] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
        let list = session.list();
        assert_eq!((sheet.table, sheet.scoring, sheet.rules), (table, Some(scoring), rules));
        assert_eq!(sheet.deals, Some(24));
        assert_eq!(sheet.date.as_deref(), Some("2026-11-30/09:08:53/UTC"));
        assert_eq!(sheet.id, session.id());
        assert_eq!(sheet.lines.len(), list.games().len());
        // Nobody at the keyboard: everybody has the place of the first deal.
        let first = list.games()[0].deal().seating();
        let moved = |place: Place| {
            let forehand = first.place(Seat::Forehand).index();
            let count = table.players();
            Place::new((place.index() + count - forehand) % count).unwrap()
        };
        for ((line, row), game) in sheet.lines.iter().zip(list.rows()).zip(list.games()) {
            assert_eq!(line.number, row.number);
            assert_eq!(line.dealer, moved(game.deal().seating().dealer));
            assert_eq!((line.round, line.doubled), (game.deal().round(), game.table().doubled()));
            let mut expected = told(list, &row);
            match &mut expected {
                Entry::Game { declarer, .. } => *declarer = moved(*declarer),
                Entry::Ramsch { scores, .. } => {
                    scores.iter_mut().for_each(|(place, _)| *place = moved(*place));
                }
                Entry::PassedIn => {}
            }
            assert_eq!(line.entry, expected, "deal {}", row.number);
        }
        let (_, last) = sheet.standings().last().unwrap();
        let standings = list.standings();
        for place in table.places() {
            assert_eq!(last.account(moved(place)), standings.account(place));
        }
    }
}

#[test]
fn the_person_sits_first_whatever_the_names() {
    let record = |names: [&str; 3], person: usize, list: &str| {
        let [first, second, third] = names;
        let mut levels = ["club"; 3];
        levels[person] = "person";
        let levels = levels.join(",");
        format!(
            "(;GM[Skat]P0[{first}]P1[{second}]P2[{third}]LV[{levels}]LI[{list}]LN[1/36]\
             R[d:0 win v:20 m:1 bidok p:70 t:5 s:0 z:0];)"
        )
    };
    let records = [
        record(["Nina", "Otto", "You"], 2, "a"),
        record(["Otto", "You", "Nina"], 1, "a"),
        record(["You", "Nina", "Otto"], 0, "b"),
        record(["Nina", "Otto", "Eva"], 2, "a"),
    ];
    let sheets = sheets(records.iter().map(String::as_str));
    let names: Vec<_> = sheets.iter().map(|sheet| sheet.players.join(" ")).collect();
    assert_eq!(names, ["Eva Nina Otto", "You Nina Otto"]);
    let declarers: Vec<_> = sheets[0].lines.iter().flat_map(Line::scores).collect();
    let place = |index| Place::new(index).unwrap();
    assert_eq!(declarers, [(place(1), 20), (place(2), 20), (place(1), 20)]);
}

#[test]
fn records_of_other_places_belong_together_by_their_players() {
    let record = |names: &str, result: &str| {
        let names: String =
            names.chars().zip(0..).map(|(name, seat)| format!("P{seat}[{name}]")).collect();
        format!("(;GM[Skat]{names}R[{result}];)")
    };
    let game = "d:0 loss v:-48 m:-2 bidok p:50 t:4 s:1 z:0";
    let records = [
        record("ABC", game),
        record("BCA", "passed"),
        record("ABD", game),
        record("CAB", "ramsch v0:-60 v1:0 v2:-60"),
        record("ABC", "d:0 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0"),
    ];
    let sheets = sheets(records.iter().map(String::as_str));
    assert_eq!(sheets.len(), 2);
    assert_eq!(sheets[0].players, ["A", "B", "C"]);
    let numbers: Vec<u32> = sheets[0].lines.iter().map(|line| line.number).collect();
    assert_eq!(numbers, [1, 2, 3], "what never had a contract has no line");
    let place = |index| Place::new(index).unwrap();
    assert_eq!(sheets[0].lines[2].scores(), [(place(2), -60), (place(1), -60)]);
    let matadors = Some(Matadors { with: false, count: 2 });
    assert_eq!(
        sheets[0].lines[0].entry,
        Entry::Game {
            declarer: Place::FIRST,
            kind: None,
            base: None,
            matadors,
            levels: [false, true, false, false, false, false],
            won: false,
            score: -48,
        }
    );
    let (_, standings) = sheets[0].standings().last().unwrap();
    assert_eq!(standings.totals(Scoring::Plain), [-48, -60, -60]);
}

/// The fault of the last of these records.
fn fault(records: &[&str]) -> String {
    let mut sheets = Sheets::default();
    let mut last = None;
    for record in records {
        last = sheets.add(&Raw::of(record).read().unwrap()).err();
    }
    last.unwrap().why.to_string()
}

#[test]
fn records_that_fit_no_sheet_are_refused() {
    const THREE: &str = "(;GM[Skat]LI[1/7]LN[1/36]P0[Ann]P1[Bob]P2[Cid]R[passed];)";
    const FOUR: &str = "(;GM[Skat]LI[1/7]LN[2/36]P0[Ann]P1[Bob]P2[Cid]P3[Dan]R[passed];)";
    assert_eq!(
        fault(&[THREE, FOUR]),
        "4 players are named, and 3 in the records of this list before it"
    );
    assert_eq!(
        fault(&[FOUR, THREE]),
        "3 players are named, and 4 in the records of this list before it"
    );
    for number in ["0/36", "99999999/36", "1/99999999", "4294967296/36", "one", "-1/36", "1/0"] {
        let record = THREE.replace("1/36", number);
        let why = format!("'{number}' is no deal of a list (allowed: N/M, each from 1 to 999)");
        assert_eq!(fault(&[&record]), why);
    }
    // A fourth who has no name is none.
    assert_eq!(sheets([THREE, &THREE.replace("P2[Cid]", "P2[Cid]P3[]")])[0].lines.len(), 2);
}

#[test]
fn sums_without_end_have_room() {
    let record = "(;GM[Skat]P0[Ann]P1[Bob]P2[Cid]R[d:0 win v:100000 m:1 bidok p:61 t:5 s:0 z:0];)";
    let sheets = sheets(std::iter::repeat_n(record, 30_000));
    let (_, last) = sheets[0].standings().last().unwrap();
    assert_eq!(last.accounts()[0].points, i32::MAX);
    let too_much = record.replace("100000", "100001");
    assert!(Raw::of(&too_much).read().unwrap().score().is_err());
}
