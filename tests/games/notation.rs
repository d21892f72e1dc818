//! The notation in all its forms: what is read, how it is settled, and what our own records are.

use proptest::prelude::*;
use skat::record::{Close, Heading, Raw, Records, Score, write_record};
use skat::rules::{
    Deal, DealResult, Ending, Game, Kind, Move, Place, Round, Rules, Seat, Seating, TableSize,
    below, generator,
};
use skat::study::replay::{Verdict, replay};

fn deal(number: u64) -> Deal {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    Deal::shuffled(seating, &mut generator(&[3, number]))
}

/// Plays a deal by random moves; claims, concessions and stops are frequent.
fn random_game(number: u64) -> Game {
    random_game_by(Rules::OFFICIAL, deal(number), number)
}

fn random_game_by(rules: Rules, deal: Deal, number: u64) -> Game {
    let mut random = generator(&[4, number]);
    let mut game = Game::with_rules(rules, deal);
    while let Some(seat) = game.to_act() {
        let mut moves: Vec<(skat::rules::Seat, Move)> =
            game.legal(seat).map(|mv| (seat, mv)).collect();
        for other in seat.others() {
            let out_of_turn = game
                .legal(other)
                .filter(|mv| matches!(mv, Move::Claim | Move::Concede | Move::Stop));
            moves.extend(out_of_turn.map(|mv| (other, mv)));
        }
        let rare = |mv: &Move| match mv {
            Move::Kontra | Move::Re | Move::Hirsch => 3,
            Move::Concede | Move::Stop => 30,
            Move::Bid(bid) if bid.value() > 18 => 20,
            _ => 1,
        };
        moves.retain(|(_, mv)| below(&mut random, rare(mv)) == 0);
        if !moves.is_empty() {
            let (seat, mv) = moves[below(&mut random, moves.len() as u64) as usize];
            game.apply(seat, mv).unwrap();
        }
    }
    game
}

fn heading() -> Heading<'static> {
    Heading { id: "x] 1", date: "2026-01-02/03:04:05/UTC", names: ["A]", "B\\", "♣"], more: &[] }
}

/// A record of ours as it was before it had a check sum.
fn without_sum(game: &Game) -> String {
    let text = write_record(game, &heading()).unwrap();
    let (before, sum) = text.rsplit_once("CK[").unwrap();
    format!("{before}{}", &sum["12345678]".len()..])
}

/// Whatever we write replays to the same result.
#[test]
fn our_own_records_agree() {
    let count = std::env::var("SKAT_DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(5_000);
    let tables = [
        "official",
        "ramsch",
        "pub",
        "pub,hirsch,kontra-18=off,push-jacks",
        "schieberamsch,ramsch-skat=loser,kontra=announcement,re",
    ];
    let tables = tables.map(|rules| rules.parse::<Rules>().unwrap());
    let mut endings = std::collections::BTreeMap::new();
    for number in 0..count {
        let rules = tables[number as usize % 5];
        let round = match number / 5 % 3 {
            1 if rules != Rules::OFFICIAL => Round::Bock,
            2 if rules.has_ramsch() => Round::Ramsch,
            _ => Round::Plain,
        };
        let game = random_game_by(rules, deal(number).in_round(round), number);
        let text = write_record(&game, &heading()).unwrap();
        assert!(!text.contains('\n'));
        let raw = Raw::of(&text);
        let record = raw.read().unwrap();
        assert_eq!(record.get("ID").as_deref(), Some("x] 1"));
        assert_eq!(record.get("P1").as_deref(), Some("B\\"));
        assert_eq!(replay(&Raw::of(&without_sum(&game))).verdict, Verdict::Agrees, "{text}");
        let played = record.play().unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(played.game().result(), game.result(), "{text}");
        assert_eq!(played.game().table().ending(), game.table().ending(), "{text}");
        assert_eq!(played.score(), Some(record.score().unwrap()), "{text}");
        assert_eq!(replay(&raw).verdict, Verdict::Agrees, "{text}");
        let ramsch = if game.table().is_ramsch() { "Ramsch " } else { "" };
        let kind = format!("{ramsch}{:?}", game.table().ending().unwrap());
        *endings.entry(kind).or_insert(0) += 1;
    }
    println!("{endings:?}");
    assert!(endings.len() >= 7, "{endings:?}");
}

/// The outline of a record is that of its game, and its worth is the one that playing it gives.
#[test]
fn an_outline_is_as_good_as_the_game() {
    let tables = ["official", "pub", "pub,hirsch", "schieberamsch"]
        .map(|rules| rules.parse::<Rules>().unwrap());
    let mut reckoned = 0;
    for number in 0..2_000 {
        let rules = tables[number as usize % 4];
        let round =
            if number % 3 == 0 && rules != Rules::OFFICIAL { Round::Bock } else { Round::Plain };
        let game = random_game_by(rules, deal(number).in_round(round), number);
        let text = write_record(&game, &heading()).unwrap();
        let raw = Raw::of(&text);
        let record = raw.read().unwrap();
        let (outline, table) = (record.outline().unwrap(), game.table());
        assert_eq!((outline.rules, outline.round), (rules, round), "{text}");
        let announced = table.declarer().zip(table.contract());
        assert_eq!(outline.contract, announced, "{text}");
        assert_eq!(outline.doubled, table.doubled(), "{text}");
        let dealt = outline.deal.as_ref().unwrap();
        assert!(Seat::ALL.into_iter().all(|seat| dealt.hand(seat) == game.deal().hand(seat)));
        let score = record.score().unwrap();
        let Some(settlement) = score.figures().and_then(|figures| outline.settlement(figures))
        else {
            continue;
        };
        let Some(DealResult::Settled { reckoning, .. }) = game.result() else { panic!("{text}") };
        assert_eq!(settlement.reckon(), reckoning, "{text}");
        reckoned += 1;
    }
    assert!(reckoned > 500, "{reckoned}");
}

const DEAL: &str = "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.\
                    H8.H7.DA.DT.DK.DQ.D9.D8.C9.C8.C7.D7";

fn score(moves: &str, place: &str) -> Score {
    let text = format!("(;GM[Skat]PC[{place}]MV[w {DEAL} {moves}]R[passed];)");
    Raw::of(&text)
        .read()
        .unwrap()
        .play()
        .unwrap_or_else(|why| panic!("{why}: {moves}"))
        .score()
        .unwrap()
}

fn refused(moves: &str) -> String {
    let text = format!("(;GM[Skat]MV[w {DEAL} {moves}]R[passed];)");
    Raw::of(&text).read().unwrap().play().unwrap_err().why.to_string()
}

const GRAND: &str = "1 p 2 p 0 18 0 s w C7.D7 0 G.C7.D7 ";

#[test]
fn every_way_to_announce_is_read() {
    let all = "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.ST";
    for moves in [
        "0 s w C7.D7 0 G.C7.D7",
        "0 s w D7.C7 0 G.D7.C7",
        "0 s w C7.D7 0 G 0 C7.D7",
        "0 s w C7. D7 0 G.\nC7.D7",
        "0 s w C7.D7 0 G.C7.D7 0 SC",
        &format!("0 s w C7.D7 0 G.C7.D7 0 SC.{all}"),
    ] {
        let Score::Settled(figures) = score(&format!("1 p 2 p 0 18 {moves} 1 RE 2 RE"), "x") else {
            panic!("{moves}")
        };
        assert_eq!((figures.value, figures.matadors, figures.tricks), (24 * 7, 4, 10), "{moves}");
    }
    for (moves, value) in [
        ("0 GH", 24 * 8),
        ("0 GHS", 24 * 9),
        ("0 GSH", 24 * 9),
        ("0 GZH", 24 * 10),
        ("0 GSHZ", 24 * 10),
        ("0 GO", 24 * 11),
        (&format!("0 GO.{all}"), 24 * 11),
        ("0 NH", 35),
        ("0 NHO", 59),
    ] {
        let Score::Settled(figures) = score(&format!("1 p 2 p 0 18 {moves} 1 RE 2 RE"), "x") else {
            panic!("{moves}")
        };
        assert_eq!(figures.value, value, "{moves}");
    }
}

#[test]
fn who_leaves_loses_and_the_others_take_the_rest() {
    let figures = |moves: &str, place| match score(&format!("{GRAND}{moves}"), place) {
        Score::Settled(f) => (f.won, f.value, f.points, f.tricks, f.schneider, f.schwarz),
        other => panic!("{other}"),
    };
    let trick = "0 CJ 1 S7 2 D8 ";
    // Before a trick was made nothing is charged for schneider and schwarz.
    for end in ["0 RE", "w LE.0", "w TI.0", "1 RE 0 RE"] {
        assert_eq!(figures(end, "x"), (false, -2 * 24 * 5, 0, 0, false, false), "{end}");
    }
    let lost = (false, -2 * 24 * 6, 2, 1, true, false);
    assert_eq!(figures(&format!("{trick}0 RE"), "x"), lost);
    for end in ["1 RE 2 RE", "w LE.1", "w TI.2", "1 RE w LE.1"] {
        let won = (true, 24 * 7, 120, 10, true, true);
        assert_eq!(figures(end, "x"), won, "{end}");
        assert_eq!(figures(&format!("{trick}{end}"), "x"), won, "{end}");
    }
    // Ours go by the International Skat Order.
    assert_eq!(figures(&format!("{trick}0 RE"), "skat"), (false, -2 * 24 * 5, 2, 1, false, false));
    assert_eq!(figures("1 RE 2 RE", "skat"), (true, 24 * 5, 0, 0, false, false));
    assert_eq!(figures("0 CL", "skat"), (true, 24 * 7, 120, 10, true, true));
}

/// Whoever leaves, in whatever trick and at whatever card of it: the same result with a card that
/// nobody knows before it, for a time-out, and where only the result says who it was.
#[test]
fn every_seat_may_leave_anywhere() {
    let mut tried = 0;
    for number in 0..200 {
        let game = random_game(number);
        if game.table().ending() != Some(Ending::Played) || game.table().is_ramsch() {
            continue;
        }
        let declarer = game.table().declarer().unwrap();
        let contract = game.table().contract().unwrap();
        let (null, announced) = (contract.kind() == Kind::Null, contract.schneider_announced());
        let text = without_sum(&game).replace("PC[skat]", "PC[x]");
        let (before, _) = text.split_once("]R[").unwrap();
        let words: Vec<&str> = before.trim_end().split(' ').collect();
        // Three cards in each of ten tricks, two words a card.
        for cards in 0..30 {
            let kept = words[..words.len() - 60 + 2 * cards].join(" ");
            let next = words[words.len() - 60 + 2 * cards];
            let played = |end: &str, result: &str| {
                let text = format!("{kept} {end}]R[{result}] ;)");
                let raw = Raw::of(&text);
                let played =
                    raw.read().unwrap().play().unwrap_or_else(|why| panic!("{why} {text}"));
                (played.close(), played.score().unwrap())
            };
            for leaver in Seat::ALL {
                let n = leaver.index();
                let (close, score) = played(&format!("w LE.{n}"), "passed");
                assert_eq!(close, Close::Left(leaver));
                let Score::Settled(figures) = score else { panic!("{score}") };
                let side = leaver != declarer;
                // Unless the others had lost already, or the declarer had won.
                let open = (figures.points > 60) == side && !figures.overbid && !announced;
                assert!(figures.won == side || !open && !null, "{kept}: {score}");
                let table = game.table();
                let theirs = table.tricks().iter().take(cards / 3).filter(|trick| {
                    table.winner(trick).is_some_and(|seat| (seat == declarer) != side)
                });
                let theirs: i32 = theirs.map(|trick| i32::from(trick.points())).sum();
                if !null {
                    let skat = i32::from(game.skat().points());
                    let points = if side { 120 - theirs } else { theirs + skat };
                    assert_eq!(figures.points, points, "{kept}");
                }
                for end in
                    [format!("w TI.{n}"), format!("{next} ?? w LE.{n}"), format!("w LE.3 w LE.{n}")]
                {
                    assert_eq!(played(&end, "unknown").1, score, "{kept} {end}");
                }
                let result = format!("{score} p0:0 p1:0 p2:0 l:{n} to:-1 r:0");
                assert_eq!(played("", &result), (close, score), "{kept}");
                assert_eq!(played(&format!("{next} ??"), &result), (close, score), "{kept}");
                let whole = format!("{kept} {next} ?? w LE.{n}]R[{result}] ;)");
                assert_eq!(replay(&Raw::of(&whole)).verdict, Verdict::Agrees, "{whole}");
                tried += 1;
            }
        }
    }
    assert!(tried > 1_000, "{tried}");
}

/// What is not finished is not damaged; what contradicts itself is.
#[test]
fn unfinished_games_are_told_apart() {
    let settled = "d:0 win v:168 m:4 bidok p:120 t:10 s:1 z:1";
    let view = format!("{}|{}", &DEAL[..29], vec!["??"; 22].join("."));
    for (deal, moves, result, word, why) in [
        (DEAL, "1 18 0 y", "unknown", "unfinished", "the moves end here, and the game does not"),
        (DEAL, "1 p 2 p 0 18 0 s", "? ? ? ? ?", "unfinished", "the moves end here"),
        (
            DEAL,
            "1 p 2 p 0 18 0 GH 0 CJ 1 ??",
            "unknown",
            "unfinished",
            "middlehand plays an unknown",
        ),
        (DEAL, "1 p 2 p 0 p", "unknown", "unfinished", "the record tells no result"),
        (DEAL, "1 p 2 p 0 18 w LE.0", "unknown", "unfinished", "the record tells no result"),
        (
            DEAL,
            "1 p 2 p 0 18 w LE.3",
            settled,
            "unfinished",
            "the game was not finished after who sat",
        ),
        (DEAL, "1 19 0 p 2 p", settled, "unfinished", "'19' was bid, which is no value"),
        (DEAL, "1 265 0 p", "passed", "unfinished", "'265' was bid"),
        (&view, "1 p 2 p 0 18 0 s", "unknown", "unfinished", "the moves end here"),
        (&view, "1 18 0 p 2 p 1 GH w LE.1", settled, "unfinished", "22 cards are unknown"),
        (DEAL, "1 18 0 y", settled, "damaged", "the moves end here"),
        (DEAL, "1 18 0 y", "passed", "damaged", "the moves end here"),
        (DEAL, "1 p 2 p 0 18 0 GH 0 CJ 1 ??", settled, "damaged", "middlehand plays an unknown"),
        (DEAL, "1 18 0 y 0 y", "unknown", "damaged", "'y' of forehand is against the law"),
        (DEAL, "1 p 2 p 0 p", "unknown passed", "damaged", "'unknown' is no part of a result"),
    ] {
        let text = format!("(;GM[Skat]MV[w {deal} {moves}]R[{result}];)");
        let report = replay(&Raw::of(&text));
        let reason = report.verdict.reason().unwrap();
        assert_eq!(report.verdict.word(), word, "{text}: {reason}");
        assert!(reason.split_once(": ").unwrap().1.starts_with(why), "{text}: {reason}");
    }
}

/// Which side is schneider is certain where an announced game was given up to the declarer; places
/// differ only where such a game broke off and is lost.
#[test]
fn levels_of_an_announced_game_that_broke_off() {
    let verdict = |moves: &str, result: &str, (s, z): (u8, u8)| {
        let text = format!(
            "(;GM[Skat]PC[x]MV[w {DEAL} 1 p 2 p 0 18 {moves}]R[d:0 {result} s:{s} z:{z}];)"
        );
        replay(&Raw::of(&text)).verdict
    };
    let flags = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let trick = "0 CJ 1 S7 2 H8";
    for (announced, value) in [("GHS", 216), ("GHZ", 240), ("GO", 264)] {
        for end in ["1 RE 2 RE", "w LE.1", "w TI.2"] {
            for moves in [format!("0 {announced} {end}"), format!("0 {announced} {trick} {end}")] {
                let won = format!("win v:{value} m:4 bidok p:120 t:10");
                let agree = flags.map(|flags| verdict(&moves, &won, flags) == Verdict::Agrees);
                assert_eq!(agree, [false, false, false, true], "{moves}");
            }
        }
    }
    let lost = "loss v:-528 m:4 bidok p:2 t:1";
    for flags in flags {
        assert_eq!(verdict(&format!("0 GO {trick} w LE.0"), lost, flags), Verdict::Agrees);
        let value_off = lost.replace("528", "480");
        assert_ne!(verdict(&format!("0 GO {trick} w LE.0"), &value_off, flags), Verdict::Agrees);
    }
}

#[test]
fn a_game_that_ends_before_a_contract_has_no_result() {
    for moves in ["w TI.1", "1 18 w LE.0", "1 p 2 p 0 18 w LE.0", "1 p 2 p 0 18 0 s w C7.D7 w TI.0"]
    {
        let text = format!(
            "(;GM[Skat]MV[w {DEAL} {moves}]R[d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0];)"
        );
        let raw = Raw::of(&text);
        let played = raw.read().unwrap().play().unwrap();
        assert!(matches!(played.close(), Close::TimedOut(_) | Close::Left(_)));
        assert_eq!(played.score(), None, "{moves}");
        assert_eq!(replay(&raw).verdict, Verdict::Aborted, "{moves}");
    }
}

#[test]
fn what_is_wrong_is_named() {
    for (moves, why) in [
        ("1 19", "'19' was bid, which is no value of a game"),
        ("1 19x", "'19x' instead of an action"),
        ("1 18 0 p 2 18", "'18' of rearhand is against the law: 18 is not above 18"),
        ("0 18", "'18' of forehand is against the law: it is another seat's turn"),
        ("3 p", "'3' is no card"),
        ("1 p 3 p", "'3' instead of 0, 1, 2 or w"),
        ("1 p p 2 p", "'p' instead of 0, 1, 2 or w"),
        ("1", "nothing follows '1' (an action expected)"),
        ("1 0 p", "nothing follows '1'"),
        ("1 p 2 p 0 18 0 s", "the moves end here, and the game does not"),
        ("1 p 2 p 0 18 0 s 0 G.C7.D7", "'G.C7.D7' instead of w and the two cards of the skat"),
        ("1 p 2 p 0 18 0 s w C7.D8", "'C7.D8' is not the skat that was dealt"),
        (
            "1 p 2 p 0 18 0 s w C7.D7 0 GH",
            "'GH' of forehand is against the law: the skat has been seen: no Hand game",
        ),
        ("1 p 2 p 0 18 0 s w C7.D7 0 G 0 CJ", "'CJ' instead of the two cards put away"),
        (
            "1 p 2 p 0 18 0 s w C7.D7 0 G.C7",
            "'G.C7' of forehand is against the law: 2 cards must be put away, not 1",
        ),
        ("1 p 2 p 0 18 0 G", "'G' without picking up the skat is a Hand game (H expected)"),
        ("1 p 2 p 0 18 0 GO.CJ", "'GO.CJ' shows other cards than forehand holds"),
        (
            "1 p 2 p 0 18 0 GH 0 CJ 1 SK 2 H8 0 SJ 1 ?? 2 H7 w LE.1",
            "middlehand plays an unknown card (w LE.n or w TI.n expected after it)",
        ),
        (
            "1 p 2 p 0 18 0 GH 1 SC",
            "'SC' of middlehand is against the law: this cannot be done now",
        ),
        ("1 p 2 p 0 18 0 RE", "forehand cannot give up here"),
        ("1 p 2 p 0 18 0 GH 1 RE 1 RE", "middlehand cannot give up here"),
        ("1 p 2 p 0 18 0 GH 0 RE 0 CJ", "'CJ' instead of the end of the moves: the game is over"),
        (
            "1 p 2 p 0 18 0 GH 0 CJ 1 SK 2 H8 0 CJ",
            "'CJ' of forehand is against the law: CJ is not in this hand",
        ),
        (
            "1 p 2 p 0 18 0 GH 0 SA 1 HA",
            "'HA' of middlehand is against the law: SA was led and must be followed",
        ),
        ("1 p 2 p 0 18 0 GH 0 CL", "'CL' instead of a card, SC or RE"),
        ("1 p 2 p 0 18 w XX.0", "'XX.0' instead of a move of 0, 1 or 2"),
        ("1 p 2 p 0 18 0 GH 2 ?? w LE.1", "'??' of rearhand is against the law: it is another"),
        ("1 p 2 p 0 18 w LE.4", "'LE.4' instead of the skat, TI.n or LE.n"),
    ] {
        let told = refused(moves);
        assert!(told.starts_with(why), "{moves}: {told}");
    }
    for (text, why) in [
        (
            "(;GM[Skat]HR[schenken]MV[w]R[passed];)",
            "line 1, column 14: the house rule 'schenken' is not played",
        ),
        ("(;GM[Skat]MV[w]MV[w]R[passed];)", "line 1, column 16: a second MV (one expected)"),
        (
            "(;GM[Skat]\nR[passed];)",
            "line 1, column 1: the record has no moves (MV[w CARDS …] expected)",
        ),
        ("(;GM[Skat]MV[w CJ]R[passed];)", "line 1, column 18: a deal has 32 cards, not 1"),
    ] {
        let raw = Raw::of(text);
        let told = raw.read().unwrap().play().unwrap_err().to_string();
        assert_eq!(told, why);
    }
    for name in ["P0", "P1", "P2", "P3", "PC", "GM"] {
        let text = format!("(;{name}[Skat]{name}[Skat]R[passed];)");
        let told = Raw::of(&text).read().unwrap_err().why.to_string();
        assert_eq!(told, format!("a second {name} (one expected)"));
    }
    let text = format!("(;GM[Skat]MV[w {DEAL} 1 p 2 p 0 p];)");
    let Verdict::Damaged(why) = replay(&Raw::of(&text)).verdict else { panic!() };
    assert!(why.to_string().ends_with("the record has no result (R[…] expected)"), "{why}");
}

#[test]
fn results_are_read_strictly() {
    let read = |result: &str| {
        let text = format!("(;GM[Skat]R[{result}];)");
        let raw = Raw::of(&text);
        let score = raw.read().unwrap().score();
        score.map(|score| score.to_string()).map_err(|why| why.why.to_string())
    };
    let plain = "d:2 loss v:-54 m:-2 bidok p:59 t:4 s:0 z:0";
    for same in [plain, &format!("{plain} p0:0 l:-1 r:0"), &format!("\n{plain}\n")] {
        assert_eq!(read(same).as_deref(), Ok(plain));
    }
    assert_eq!(read(" passed").as_deref(), Ok("passed"));
    for unknown in ["unknown", "?", "? ? ? ? ?", "?? \n ?"] {
        assert_eq!(read(unknown).as_deref(), Ok("unknown"));
    }
    assert_eq!(read("ramsch v0:0 v2:-5 v1:7").as_deref(), Ok("ramsch v0:0 v1:7 v2:-5"));
    for (bad, why) in [
        ("", "the result has no d:"),
        ("unknown v:0", "'unknown' is no part of a result"),
        ("passed v:0", "'v:0' is no part of a result"),
        ("ramsch v0:0 v1:0", "the result has no v2:"),
        (&plain.replace(" z:0", ""), "the result has no z:"),
        (&plain.replace("z:0", "z:2"), "'z:2' is no part of a result"),
        (&plain.replace("d:2", "d:3"), "'d:3' is no part of a result"),
        (&plain.replace("loss", "loss win"), "win or loss stands in the result twice"),
        (&plain.replace("p:59", "p:x"), "'p:x' is no part of a result"),
    ] {
        assert_eq!(read(bad), Err(why.to_owned()), "{bad}");
    }
}

/// The record as one player or a spectator has it.
fn hidden(game: &Game, text: &str, seat: Option<usize>) -> String {
    let declarer = game.table().declarer().map(|seat| seat.index());
    let own = seat.is_some() && seat == declarer;
    let parts: Vec<Vec<&str>> = {
        let cards = text.split_once("MV[w ").unwrap().1.split(' ').next().unwrap();
        let cards: Vec<&str> = cards.split('.').collect();
        [&cards[..10], &cards[10..20], &cards[20..30], &cards[30..]].map(<[_]>::to_vec).into()
    };
    let shown: Vec<String> = parts
        .iter()
        .enumerate()
        .map(|(i, part)| {
            let known = Some(i) == seat;
            part.iter().map(|&card| if known { card } else { "??" }).collect::<Vec<_>>().join(".")
        })
        .collect();
    let (before, rest) = text.split_once("MV[w ").unwrap();
    let (_, after) = rest.split_once(' ').unwrap();
    let mut after = after.to_owned();
    if !own && let Some(put) = game.discard() {
        let skat = game.deal().skat().to_string().replace(' ', ".");
        after = after.replace(&format!("w {skat}"), "w ??.??");
        let put = put.to_string().replace(' ', ".");
        let contract = game.table().contract().unwrap();
        after = after.replace(&format!("{contract}.{put}"), &format!("{contract}.??.??"));
    }
    format!("{before}MV[w {} {after}", shown.join("|"))
}

/// A view of a game that was played out shows enough; one that broke off says what is missing.
#[test]
fn views_with_unknown_cards_are_completed() {
    let (mut agreed, mut missing, mut unknown) = (0, 0, 0);
    for number in 0..2_000 {
        let game = random_game(number);
        let text = without_sum(&game);
        assert!(!knows_what_it_does_not_know(&game, &text));
        for seat in [None, Some(0), Some(1), Some(2)] {
            let view = hidden(&game, &text, seat);
            let report = replay(&Raw::of(&view));
            match report.verdict {
                Verdict::Agrees => {
                    agreed += 1;
                    unknown += u32::from(knows_what_it_does_not_know(&game, &view));
                }
                Verdict::Unfinished(why) | Verdict::Damaged(why) => {
                    let early =
                        !matches!(game.table().ending(), Some(Ending::Played | Ending::PassedIn));
                    assert!(early, "{why}\n{view}\n{text}");
                    missing += 1;
                }
                other => panic!("{other:?}\n{view}\n{text}"),
            }
        }
    }
    assert!(agreed > 1_000 && missing > 100 && unknown > 100, "{agreed} {missing} {unknown}");
}

/// Makes sure that the cards a view says it knows lie where they do; whether there are others.
fn knows_what_it_does_not_know(game: &Game, view: &str) -> bool {
    let raw = Raw::of(view);
    let played = raw.read().unwrap().play().unwrap();
    let (told, is) = (played.game().deal(), game.deal());
    let unknown = played.unknown(false);
    for seat in Seat::ALL {
        assert!(is.hand(seat).contains_all(told.hand(seat) - unknown), "{view}");
    }
    assert!(is.skat().contains_all(told.skat() - unknown), "{view}");
    if let Some(declarer) = game.table().declarer().filter(|_| game.discard().is_some()) {
        let told = told.hand(declarer) | told.skat();
        let known = told - played.unknown(true);
        assert!((is.hand(declarer) | is.skat()).contains_all(known), "{view}");
    }
    !unknown.is_empty()
}

fn anything() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        Just("(;GM[Skat]".to_owned()),
        Just(format!("MV[w {DEAL} ")),
        Just("MV[w ??.??|CJ|".to_owned()),
        Just(GRAND.to_owned()),
        Just("R[passed]".to_owned()),
        Just("R[d:0 win v:48 m:1 bidok p:84 t:5 s:0 z:0]".to_owned()),
        Just(" ;)\n".to_owned()),
        "[ -~]{0,12}",
        "[CSHD][AKQJT987]( [012w] )?",
        ".{0,4}",
        "[\\[\\]\\\\(); 0-2wG.?#\n]{0,9}",
    ];
    let text =
        proptest::collection::vec(piece, 0..30).prop_map(|pieces| pieces.concat().into_bytes());
    prop_oneof![text, proptest::collection::vec(any::<u8>(), 0..200)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Anything at all is read without panic, and every byte of it only once.
    #[test]
    fn anything_can_be_read(bytes in anything()) {
        let mut records = Records::new(&bytes[..]);
        let mut count = 0;
        while let Some(raw) = records.next().unwrap() {
            count += 1;
            prop_assert!(count <= bytes.len());
            let verdict = replay(&raw).verdict;
            if let Some(reason) = verdict.reason() {
                prop_assert!(!reason.contains(char::is_control), "{reason:?}");
            }
        }
    }

    /// A record with bytes changed, dropped or doubled is read without panic.
    #[test]
    fn mangled_records_can_be_read(
        number in 0_u64..200,
        seat in 0_usize..4,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4), 1..6),
    ) {
        let game = random_game(number);
        let text = without_sum(&game);
        let text = if seat < 3 { hidden(&game, &text, Some(seat)) } else { text };
        let mut bytes = text.into_bytes();
        for (index, byte, how) in changes {
            let at = index.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => { bytes.remove(at); }
                2 => bytes.insert(at, bytes[at]),
                _ => { let other = index.index(at + 1); bytes.swap(at, other); }
            }
        }
        let mut records = Records::new(&bytes[..]);
        while let Some(raw) = records.next().unwrap() {
            let _ = replay(&raw);
        }
    }
}

/// Nothing that its check sum covers can be changed in a record without being seen.
#[test]
fn a_record_of_ours_with_any_byte_changed_is_damaged() {
    let text = write_record(&random_game(5), &heading()).unwrap();
    let covered = text.rfind("CK[").unwrap();
    for at in 0..text.len() {
        for flip in [2, 0x20, 0x80] {
            let mut changed = text.clone().into_bytes();
            changed[at] ^= flip;
            let mut records = Records::new(&changed[..]);
            let agrees = records.next().unwrap().is_some_and(|raw| {
                let same = raw.text().as_bytes().starts_with(&text.as_bytes()[..covered]);
                !same && replay(&raw).verdict == Verdict::Agrees
            });
            assert!(!agrees, "{}", String::from_utf8_lossy(&changed));
        }
    }
    let sum = text[covered..].replace("CK[", "CK[ ");
    for wrong in [&sum, "CK[] ;)", "CK[0000000] ;)", "CK[00000000]CK[00000000] ;)"] {
        let text = format!("{}{wrong}", &text[..covered]);
        assert!(matches!(replay(&Raw::of(&text)).verdict, Verdict::Damaged(_)), "{wrong}");
    }
    let more = text.replace(" ;)", "CO[looked at again] ;)");
    assert_eq!(replay(&Raw::of(&more)).verdict, Verdict::Agrees, "what follows is no part of it");
}

/// The number after a name in a result, raised.
fn raised(text: &str, name: &str, by: i32) -> String {
    let (before, rest) = text.rsplit_once(name).unwrap();
    let (number, after) = rest.split_at(rest.find([' ', ']']).unwrap());
    format!("{before}{name}{}{after}", number.parse::<i32>().unwrap() + by)
}

/// A record of our own in which a figure is off, by any rules: it never agrees.
#[test]
fn our_own_records_with_a_figure_changed_never_agree() {
    let tables = ["official", "pub", "xskat,hirsch", "ramsch,ramsch-skat=loser"];
    let (mut changed, mut ramsch) = (0, 0);
    for number in 0..800 {
        let rules: Rules = tables[number as usize % tables.len()].parse().unwrap();
        let round =
            if number % 3 == 0 && rules.has_ramsch() { Round::Ramsch } else { Round::Plain };
        let game = random_game_by(rules, deal(number).in_round(round), number);
        let text = without_sum(&game);
        let swap = |a: &str, b: &str| {
            let (from, to) = if text.contains(a) { (a, b) } else { (b, a) };
            let (moves, result) = text.rsplit_once("R[").unwrap();
            format!("{moves}R[{}", result.replacen(from, to, 1))
        };
        let mangled = match game.result().unwrap() {
            DealResult::PassedIn => continue,
            DealResult::Ramsch(_) => {
                ramsch += 1;
                ["v0:", "v1:", "v2:"].map(|name| raised(&text, name, -1)).to_vec()
            }
            DealResult::Settled { reckoning, .. } => {
                let level = reckoning.base().map_or(23, i32::from);
                let mut mangled = vec![
                    swap("win", "loss"),
                    swap("bidok", "overbid"),
                    swap("s:0", "s:1"),
                    swap("z:0", "z:1"),
                ];
                mangled.extend([-2, -1, 1, 2].map(|by| raised(&text, " v:", by * level)));
                let figures = [" m:", " p:", " t:"];
                mangled.extend(
                    figures.iter().flat_map(|name| [-1, 1].map(|by| raised(&text, name, by))),
                );
                mangled
            }
        };
        for mangled in mangled {
            assert_ne!(mangled, text);
            let report = replay(&Raw::of(&mangled));
            assert_ne!(report.verdict, Verdict::Agrees, "{mangled}\n{text}");
            changed += 1;
        }
    }
    assert!(changed > 5_000 && ramsch > 50, "{changed} {ramsch}");
}

#[test]
fn a_defender_alone_does_not_give_up() {
    let moves = format!("{GRAND}1 RE 0 CJ 1 S7 2 D8 w LE.0");
    let Score::Settled(figures) = score(&moves, "x") else { panic!() };
    assert!(!figures.won);
}
