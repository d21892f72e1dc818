//! Saves: what is written is read again, what is damaged is told by its place.

use std::fs;
use std::num::NonZeroU32;
use std::path::Path;
use std::time::Duration;

use proptest::prelude::*;
use rand_pcg::Pcg64;
use skat::host::{Awaited, Session};
use skat::players::{Bot, Level, decide};
use skat::record::{Located, Member, Party, Save, Turn, deal_word, read_deal};
use skat::rules::{
    Game, List, ListSettings, Move, Place, Rules, Scoring, Seat, Switch, TableSize, below,
    generator,
};

/// A game of random moves, played to its end or at most `most` moves. One in a hundred is a claim,
/// an offer or a stop, if there is any; one bid in twenty is any jump.
fn play(mut game: Game, random: &mut Pcg64, most: usize) -> Game {
    while let Some(seat) = game.to_act().filter(|_| game.moves().len() < most) {
        let rare = |mv: &Move| matches!(mv, Move::Claim | Move::Concede | Move::Stop);
        let of = |seat: Seat| game.legal(seat).map(move |mv| (seat, mv));
        let mut turns: Vec<_> = of(seat).filter(|(_, mv)| !rare(mv)).collect();
        let rarities: Vec<_> = Seat::ALL.into_iter().flat_map(of).filter(|t| rare(&t.1)).collect();
        if !rarities.is_empty() && below(random, 100) == 0 {
            turns = rarities;
        } else if below(random, 20) > 0 {
            let mut bids = 0..;
            turns.retain(|(_, mv)| !matches!(mv, Move::Bid(_)) || bids.next() == Some(0));
        }
        let (by, mv) = turns[below(random, turns.len() as u64) as usize];
        game.apply(by, mv).unwrap();
    }
    game
}

/// Some save: everything in it follows from the numbers.
fn save(table: TableSize, numbers: &[u64], names: &[String], given: bool) -> Save<Bot> {
    let random = &mut generator(numbers);
    let lot = |random: &mut Pcg64, n: u64| below(random, n) as usize;
    let mut settings = ListSettings::new(table, below(random, u64::MAX));
    settings.scoring = [Scoring::Plain, Scoring::SeegerFabian, Scoring::Minus][lot(random, 3)];
    if settings.scoring == Scoring::Minus {
        settings.limit = NonZeroU32::new(lot(random, 3) as u32 * 50);
    }
    if lot(random, 2) == 0 {
        for switch in Switch::ALL {
            let values = switch.values();
            settings.rules.set(switch, values[lot(random, values.len() as u64)]).unwrap();
        }
    }
    settings.deals = 1 + lot(random, 4) as u32;
    settings.points = NonZeroU32::new(lot(random, 3) as u32 * 100);
    settings.minutes = NonZeroU32::new(lot(random, 3) as u32 * 30);
    settings.start = 1 + lot(random, settings.deals.into()) as u32;
    settings.first_dealer = [None, Place::new(lot(random, table.players() as u64))][lot(random, 2)];
    if given {
        settings.given = Some(ListSettings::new(table, 3).deal(2));
    }
    let person = lot(random, 5);
    let bots: Vec<Bot> = Bot::all().collect();
    let members = (0..table.players()).map(|place| Member {
        name: names[place].clone(),
        level: (place != person).then_some(bots[lot(random, bots.len() as u64)]),
    });
    let members = members.collect();
    let party = Party { members, seed: below(random, u64::MAX) };
    let mut list = List::new(settings);
    for _ in 0..lot(random, 4) {
        if let Some(game) = list.next_game() {
            list.push(play(game, random, usize::MAX)).unwrap();
        }
    }
    let most = [lot(random, 40), usize::MAX][lot(random, 2)];
    let running = list.next_game().filter(|_| lot(random, 4) > 0);
    let begun = (lot(random, 2) > 0).then(|| below(random, u64::MAX));
    let running = running.map(|game| play(game, random, most));
    let discarded = running.as_ref().and_then(|game| {
        let seat = Place::new(person).and_then(|place| game.deal().seating().seat(place))?;
        let cards = game.hand(seat).iter().skip(lot(random, 11)).take(2).collect();
        (game.check_discard(seat, cards).is_ok() && lot(random, 2) == 0).then_some(cards)
    });
    // Only a list that ends by time tells how long it was played.
    let timed = list.settings().minutes.is_some();
    let elapsed =
        if timed { Duration::from_millis(below(random, 1 << 40)) } else { Duration::ZERO };
    Save { party, running, discarded, list, begun, elapsed }
}

fn any_save() -> impl Strategy<Value = Save<Bot>> {
    let table = prop_oneof![Just(TableSize::Three), Just(TableSize::Four)];
    let name = proptest::collection::vec(any::<char>(), 0..9).prop_map(String::from_iter);
    let names = proptest::collection::vec(name, 4);
    let numbers = any::<[u64; 2]>();
    (table, numbers, names, any::<bool>())
        .prop_map(|(table, numbers, names, given)| save(table, &numbers, &names, given))
}

/// Pieces of saves in any order, and anything else.
fn anything() -> impl Strategy<Value = Vec<u8>> {
    let lines = SAVED.lines().map(|line| format!("{line}\n")).collect::<Vec<_>>();
    let piece = prop_oneof![
        6 => prop::sample::select(lines),
        1 => Just(SAVED.to_owned()),
        1 => Just("deals 1000000\n".to_owned()),
        1 => Just("seed 18446744073709551615\nstart 4294967295\n".to_owned()),
        1 => Just("rules pub\n".to_owned()),
        1 => "(game|running) [12]( [012] (18|p|y|s|h|d|CJ|G.D7.D8)){0,9}\n",
        1 => "[ -~]{0,20}\n",
        1 => ".{0,4}",
    ];
    let text =
        proptest::collection::vec(piece, 0..20).prop_map(|pieces| pieces.concat().into_bytes());
    prop_oneof![4 => text, 1 => proptest::collection::vec(any::<u8>(), 0..200)]
}

/// A save as the first version of the format had it, without check sums.
fn first_version(save: &Save<Bot>) -> String {
    let text = save.to_string();
    let words = text.lines().map(|line| line.rsplit_once(" #").unwrap().0);
    words.collect::<Vec<_>>().join("\n").replacen("skat-save 2", "skat-save 1", 1) + "\n"
}

/// Whatever can be read is as good as what was never on a disk.
fn holds(read: &Save<Bot>) {
    read.party.fits(read.list.settings()).unwrap();
    for game in read.list.games().iter().chain(&read.running) {
        let moves = game.moves().iter().copied();
        let again = Game::replay_with(*game.rules(), game.deal().clone(), moves);
        assert_eq!(again.as_ref(), Ok(game));
    }
    assert!(read.list.games().iter().all(|game| game.to_act().is_none()));
    assert_eq!(Save::read(read.to_string()).as_ref(), Ok(read));
}

proptest! {
    #[test]
    fn a_save_is_read_as_it_was_written(save in any_save()) {
        holds(&save);
        prop_assert_eq!(Save::read(first_version(&save)), Ok(save));
    }

    #[test]
    fn every_move_of_a_game_survives_its_text(seed: u64) {
        let deal = ListSettings::new(TableSize::Three, seed).deal(1);
        for &(seat, mv) in play(Game::new(deal), &mut generator(&[seed, 1]), usize::MAX).moves() {
            prop_assert_eq!(Turn(seat, mv).to_string().parse(), Ok(Turn(seat, mv)));
        }
    }

    #[test]
    fn a_cut_save_is_refused(save in any_save(), at: prop::sample::Index, first: bool) {
        let text = if first { first_version(&save) } else { save.to_string() }.into_bytes();
        // Without its last line end the first version lacks nothing.
        let cut = &text[..at.index(text.len() - usize::from(first))];
        let Located { line, column, .. } = Save::<Bot>::read(cut).unwrap_err();
        prop_assert!(line >= 1 && column >= 1);
    }

    #[test]
    fn a_save_with_bytes_changed_is_refused(
        save in any_save(),
        changes in proptest::collection::vec(any::<(prop::sample::Index, u8)>(), 1..4),
    ) {
        let text = save.to_string().into_bytes();
        let mut changed = text.clone();
        for (at, byte) in changes {
            changed[at.index(text.len())] = byte;
        }
        prop_assert_eq!(Save::<Bot>::read(&changed).is_ok(), changed == text);
    }

    #[test]
    fn a_changed_save_of_the_first_version_is_refused_or_holds(
        save in any_save(), at: prop::sample::Index, byte: u8, twice: Option<prop::sample::Index>,
    ) {
        let mut text = first_version(&save).into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        if let Some(second) = twice {
            let second = second.index(text.len());
            text[second] = text[second].wrapping_add(1);
        }
        match Save::<Bot>::read(&text) {
            Ok(read) => holds(&read),
            Err(error) => prop_assert!(!error.to_string().contains(char::is_control), "{error}"),
        }
    }

    #[test]
    fn anything_is_a_save_or_told_by_its_place(bytes in anything()) {
        match Save::<Bot>::read(&bytes) {
            Ok(read) => holds(&read),
            Err(error) => {
                let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + 1;
                prop_assert!((1..=lines).contains(&error.line) && error.column >= 1, "{error}");
                prop_assert!(!error.to_string().contains(char::is_control), "{error}");
            }
        }
    }

    #[test]
    fn a_save_of_the_first_version_with_lines_moved_about_is_refused_or_holds(
        save in any_save(),
        changes in proptest::collection::vec(any::<(prop::sample::Index, prop::sample::Index, u8)>(), 1..4),
    ) {
        let text = first_version(&save);
        let mut lines: Vec<&str> = text.lines().collect();
        for (one, other, how) in changes {
            let (one, other) = (one.index(lines.len()), other.index(lines.len()));
            match how % 3 {
                0 => lines.swap(one, other),
                1 => lines.insert(one, lines[other]),
                _ if lines.len() > 1 => { lines.remove(one); }
                _ => {}
            }
        }
        if let Ok(read) = Save::<Bot>::read(lines.join("\n")) {
            holds(&read);
        }
    }

    #[test]
    fn any_bytes_are_a_deal_or_told_by_their_place(
        seed: u64, record: bool, cut: prop::sample::Index,
        changes in proptest::collection::vec(any::<(prop::sample::Index, u8)>(), 0..4),
    ) {
        let deal = ListSettings::new(TableSize::Three, seed).deal(1);
        let cards = deal_word(&deal);
        let text = if record { format!("(;GM[Skat]CO[\\]#]MV[w {cards} 1 p];)") } else { cards };
        let mut bytes = text.into_bytes();
        let seating = deal.seating();
        prop_assert_eq!(read_deal(&bytes, seating), Ok(deal));
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        for bytes in [&bytes[..], &bytes[..cut.index(bytes.len())]] {
            if let Err(error) = read_deal(bytes, seating) {
                prop_assert!(!error.to_string().contains(char::is_control), "{error}");
            }
        }
    }

    #[test]
    fn a_list_cut_short_anywhere_goes_on_alike(
        seed: u64, stop in 0usize..200, four: bool, preset in 0..Rules::PRESETS.len(),
    ) {
        let table = if four { TableSize::Four } else { TableSize::Three };
        let member = |place: Place| Member {
            name: "x".repeat(place.index()),
            level: (place != Place::FIRST).then(|| Level::Beginner.into()),
        };
        let party = Party { members: table.places().map(member).collect(), seed };
        let rules = Rules::PRESETS[preset].1;
        let settings = ListSettings { deals: 3, rules, ..ListSettings::new(table, seed) };
        let mut session = Session::new(party, settings).unwrap();
        for _ in 0..stop {
            step(&mut session);
        }
        let mut resumed = Session::resume(session.save()).unwrap();
        prop_assert_eq!(&resumed, &session);
        while step(&mut session) {}
        while step(&mut resumed) {}
        prop_assert_eq!(resumed, session);
    }
}

/// One move, or the next deal; false when the list is full.
fn step(session: &mut Session) -> bool {
    match session.awaited() {
        Awaited::Person => {
            let view = session.view().unwrap();
            session.apply(decide(Level::Club.into(), 1, 1, &view)).unwrap();
        }
        Awaited::Bot(request) => {
            let mv = request.decide();
            session.answer(&request.reply(mv)).unwrap();
        }
        Awaited::DealOver => session.advance(),
        Awaited::ListOver => return false,
    }
    true
}

const SAVED: &str = "skat-save 1
table 3
deals 2
scoring plain
seed 7
start 1
dealer 0
bots 11
player person \"Anna \\u{22}A\\u{22}\"
player club \"Bert\"
player master:bold \"Cleo\"
game 1 1 p 2 p 0 p
running 2 1 18 0 y
end
";

#[test]
fn how_a_save_looks() {
    let save = Save::<Bot>::read(SAVED).unwrap();
    let text = save.to_string();
    insta::assert_snapshot!(text);
    assert_eq!(Save::read(&text).as_ref(), Ok(&save));
    assert_eq!(first_version(&save), SAVED);
    assert_eq!(save.party.members[0].name, "Anna \"A\"");
    assert_eq!(Save::read(SAVED.replace('\n', " \r\n").trim_end()), Ok(save));
}

/// A save of many kinds of lines.
fn varied() -> String {
    let text = SAVED
        .replace("scoring plain", "scoring minus\nlimit 1001\nminutes 90\nrules kontra")
        .replace("dealer 0", "dealer 0\nbegun 1796029733000\nelapsed 1234")
        .replace("0 y", "0 p 2 p 1 s");
    let mut save = Save::<Bot>::read(&text).unwrap();
    let game = save.running.as_mut().unwrap();
    save.discarded = Some(game.hand(Seat::Middlehand).iter().take(2).collect());
    let person = save.party.person().unwrap();
    assert_eq!(game.deal().seating().seat(person), Some(Seat::Middlehand));
    let text = save.to_string();
    assert_eq!(Save::read(&text), Ok(save));
    text
}

#[test]
fn a_save_with_any_byte_changed_is_refused_at_its_line() {
    let text = varied();
    for (at, byte) in text.bytes().enumerate() {
        let line = 1 + text[..at].matches('\n').count();
        for flip in [1, 2, 8, 0x20, 0x80, byte ^ b'\n', byte ^ b' '] {
            let mut changed = text.clone().into_bytes();
            changed[at] ^= flip;
            if flip != 0 {
                let error = Save::<Bot>::read(&changed).unwrap_err();
                assert_eq!(error.line, line, "byte {at}: {error}");
                assert!(!error.why.is_newer(), "byte {at}: {error}");
            }
        }
    }
}

#[test]
fn a_save_with_any_line_lost_doubled_or_moved_is_refused_there() {
    let text = varied();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let refused = |lines: &[&str], line: usize| {
        let error = Save::<Bot>::read(lines.concat()).unwrap_err();
        assert_eq!(error.line, line, "{error}");
    };
    for at in 0..lines.len() {
        let (before, after) = lines.split_at(at);
        refused(&[before, &after[1..]].concat(), at + 1);
        refused(&[before, &after[..1], after].concat(), at + 2);
        for other in at + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(at, other);
            refused(&swapped, at + 1);
        }
    }
    for at in 0..text.len() {
        let error = Save::<Bot>::read(&text[..at]).unwrap_err();
        let last = 1 + text[..at].matches('\n').count();
        assert_eq!(error.line, last, "cut at {at}: {error}");
    }
}

/// Lists in the middle of everything, written by the program before its saves had sums.
#[test]
fn saves_of_0_1_0_are_read_for_ever() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves/0.1.0");
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let save = Save::<Bot>::read(&text).unwrap_or_else(|why| panic!("{path:?}: {why}"));
        holds(&save);
        assert_eq!(first_version(&save), text, "{path:?}: all of it");
        Session::resume(text).unwrap();
        seen += 1;
    }
    assert!(seen > 6, "only {seen} saves");
}

#[test]
fn how_house_rules_look_in_a_save() {
    let text = SAVED
        .replace(
            "scoring plain",
            "scoring minus\nlimit 1001\nrules schieberamsch,kontra=announcement",
        )
        .replace("1 p 2 p 0 p", "1 18 0 p 2 p 1 h 1 GH 2 d 0 KONTRA 1 RE");
    let save = Save::<Bot>::read(&text).unwrap();
    assert_eq!(first_version(&save), text);
    assert_eq!(save.list.settings().limit, NonZeroU32::new(1001));
    assert_eq!(save.list.rows().next().unwrap().game.unwrap().1.doublings, 2);
}

#[test]
fn what_is_wrong_is_told_by_its_place() {
    for (from, to, message) in [
        (
            SAVED,
            "",
            "line 1, column 1: the save is cut off (skat-save, the first word of a save expected)",
        ),
        (
            "skat-save 1",
            "x",
            "line 1, column 1: 'x' instead of skat-save, the first word of a save",
        ),
        (
            "save 1",
            "save 3",
            "line 1, column 11: a save of version '3', and this program reads versions 1 to 2",
        ),
        (
            "save 1",
            "save 2",
            "line 1, column 1: the check sum does not fit: this line was changed, or lines before \
             it are missing, doubled or in another order",
        ),
        ("table 3", "table 5", "line 2, column 7: '5' instead of 3 or 4 players"),
        ("deals 2", "deals", "line 3, column 6: the end of the line instead of a number of deals"),
        (
            "deals 2",
            "deals 0",
            "line 3, column 6: a list from deal 1 to deal 0 (from 1 on, and not backwards)",
        ),
        (
            "deals 2",
            "deals 4294967295",
            "line 3, column 6: 4294967295 deals, and a list has at most 1000000",
        ),
        (
            "plain",
            "plain\u{1b}",
            "line 4, column 9: 'plain\\u{1b}' instead of plain, seeger-fabian or minus",
        ),
        (
            "seed 7",
            "rules kontra,bok\nseed 7",
            "line 5, column 7: 'bok' is no house rule (official, pub, xskat, ramsch, schieberamsch, \
             push-jacks, ramsch-skat, grand-hand, kontra, kontra-18, re, hirsch, bock, triggers, \
             ramsch-rounds)",
        ),
        ("scoring plain", "scoring minus", "line 5, column 1: 'seed' instead of limit"),
        ("seed 7", "seed 7 8", "line 5, column 8: '8' instead of nothing"),
        (
            "dealer 0",
            "dealer 3",
            "line 7, column 8: '3' instead of a place at the table, counted from 0",
        ),
        ("dealer 0", "given 0 CJ", "line 7, column 11: a deal has 32 cards, not 1"),
        ("bots", "bats", "line 8, column 1: 'bats' instead of dealer, given, begun or bots"),
        ("club", "person", "line 9, column 1: more than one player without a level"),
        (
            "club",
            "clab\u{7}",
            "line 10, column 8: 'clab\\u{7}' is no level (beginner, casual, club, expert, master), or a \
             level with a style (careful, balanced, bold) as in master:bold",
        ),
        (
            "master:bold",
            "master:brave",
            "line 11, column 8: 'master:brave' is no level (beginner, casual, club, expert, \
             master), or a level with a style (careful, balanced, bold) as in master:bold",
        ),
        ("\"Bert\"", "Bert", "line 10, column 13: 'Bert' instead of a name in quotes"),
        ("player m", "m", "line 11, column 1: 'master:bold' instead of player"),
        ("game 1", "game 2", "line 12, column 6: deal '2' instead of deal 1"),
        (
            " 0 p\n",
            "\n",
            "line 12, column 15: deal 1 is on the list, but was not played to its end",
        ),
        (
            "1 18",
            "3 18",
            "line 13, column 11: '3' is no seat (0 forehand, 1 middlehand, 2 rearhand)",
        ),
        ("1 18 0 y", "1 18 0", "line 13, column 17: the end of the line instead of a move"),
        (
            "1 18",
            "1 CJ",
            "line 13, column 13: deal 2: CJ of middlehand is against the law: this cannot be done now",
        ),
        (
            "end\n",
            "",
            "line 14, column 1: the save is cut off (game, running, put or end expected)",
        ),
        ("end", "game 3", "line 14, column 1: 'game' instead of game, running, put or end"),
        ("running 2 1 18 0 y", "put 0 CJ.CA", "line 13, column 4: 'put' instead of end"),
        ("end", "put 2 CJ.CA\nend", "line 14, column 5: '2' instead of the seat of the person"),
        (
            "end",
            "put 1 CJ.CA\nend",
            "line 14, column 7: deal 2: middlehand cannot discard CJ CA: this cannot be done now",
        ),
        ("end", "end\nmore", "line 15, column 1: 'more' instead of nothing"),
        ("deals 2", "deals 1", "line 13, column 9: deal '2' instead of the end: the list is full"),
    ] {
        let text = SAVED.replacen(from, to, 1);
        let error = Save::<Bot>::read(&text).expect_err(&text).to_string();
        assert_eq!(error, message);
    }
}
