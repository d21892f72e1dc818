//! Every settlement and list row that was reckoned by hand.

use serde_json::Value;
use skat::rules::{
    Announced, Bid, Cards, Contract, Kind, LineName, Matadors, Outcome, Place, Scoring, Settlement,
    Standings, TableSize,
};

fn cases() -> Value {
    serde_json::from_str(include_str!("../data/scoring-cases.json")).unwrap()
}

fn number(case: &Value, key: &str) -> u8 {
    case[key].as_u64().unwrap_or(0) as u8
}

fn settlement(case: &Value) -> Settlement {
    let flag = |key: &str| case[key].as_bool().unwrap();
    let kind = *Kind::ALL.iter().find(|kind| kind.word() == case["game"]).unwrap();
    let announced = if flag("ouvert") {
        Announced::Ouvert
    } else if flag("schwarz_announced") {
        Announced::Schwarz
    } else if flag("schneider_announced") {
        Announced::Schneider
    } else {
        Announced::Nothing
    };
    let cards = case["declarer_cards"].as_array().unwrap();
    let defender_tricks = number(case, "defender_tricks");
    Settlement {
        contract: Contract::new(kind, flag("hand"), announced).unwrap(),
        cards: cards.iter().map(|card| card.as_str().unwrap().parse().unwrap()).collect::<Cards>(),
        bid: Bid::new(case["bid"].as_u64().unwrap() as u16).unwrap(),
        outcome: match case["conceded_by"].as_str() {
            Some("declarer") => Outcome::DeclarerConceded,
            Some(_) => Outcome::DefendersConceded {
                defender_points: number(case, "defender_points"),
                defender_tricks,
            },
            None => Outcome::Played {
                points: number(case, "card_points"),
                tricks: number(case, "declarer_tricks"),
                defender_tricks,
            },
        },
        doublings: case["doublings"].as_u64().unwrap() as u16,
    }
}

#[test]
fn settlements_reckoned_by_hand() {
    let cases = cases();
    let cases = cases["settlements"].as_array().unwrap();
    assert!(cases.len() > 50);
    for case in cases {
        let settlement = settlement(case);
        settlement.validate().unwrap_or_else(|why| panic!("{case}: {why}"));
        let reckoning = settlement.reckon();
        assert_eq!(i64::from(reckoning.score), case["score"].as_i64().unwrap(), "{case}");
        if let Some(base) = reckoning.base() {
            assert_eq!(reckoning.value, base * u16::from(reckoning.multiplier()), "{case}");
        }
    }
}

#[test]
fn list_rows_reckoned_by_hand() {
    let cases = cases();
    for case in cases["lists"].as_array().unwrap() {
        let scoring = match case["scoring"].as_str() {
            Some("bierlachs") => Scoring::Minus,
            _ => Scoring::SeegerFabian,
        };
        let Some(players) = case["players"].as_array() else { continue };
        let table = TableSize::new(players.len()).unwrap();
        let mut standings = Standings::new(table);
        for deal in case["deals"].as_array().unwrap() {
            let declarer = players.iter().position(|player| *player == deal["declarer"]);
            let score = deal["score"].as_i64().unwrap() as i32;
            if let Some(declarer) = declarer.and_then(Place::new) {
                standings.add(declarer, score, score > 0);
            }
        }
        for (player, total) in players.iter().zip(standings.totals(scoring)) {
            let expected = case["totals"][player.as_str().unwrap()].as_i64().unwrap();
            assert_eq!(i64::from(total), expected, "{case}");
        }
    }
}

#[test]
fn list_sums_reckoned_by_hand() {
    let cases = cases();
    let sums = cases["lists"].as_array().unwrap().iter().filter(|case| case["won"].is_u64());
    let mut seen = 0;
    for case in sums {
        let table = TableSize::new(case["players"].as_u64().unwrap() as usize).unwrap();
        let account = skat::rules::Account {
            points: case["points"].as_i64().unwrap() as i32,
            won: u32::from(number(case, "won")),
            lost: u32::from(number(case, "lost")),
            lost_by_others: u32::from(number(case, "lost_by_others")),
            minus: 0,
        };
        let total = account.total(Scoring::SeegerFabian, table);
        assert_eq!(i64::from(total), case["total"].as_i64().unwrap(), "{case}");
        assert_eq!(account.total(Scoring::Plain, table), account.points);
        seen += 1;
    }
    assert_eq!(seen, 2);
}

#[test]
fn ranks_share_ties() {
    let mut standings = Standings::new(TableSize::Four);
    let place = |n| Place::new(n).unwrap();
    standings.add(place(1), 48, true);
    standings.add(place(3), 48, true);
    standings.add(place(0), 24, true);
    assert_eq!(standings.ranks(Scoring::SeegerFabian), [3, 1, 4, 1]);
}

const TEN_TRUMPS: &str = "CJ HJ DA DT DK H7 S7 C7 H8 S8 C8 H9";

fn played(contract: &str, bid: u16, points: u8, tricks: u8) -> Settlement {
    Settlement {
        contract: contract.parse().unwrap(),
        cards: TEN_TRUMPS.parse().unwrap(),
        bid: Bid::new(bid).unwrap(),
        outcome: Outcome::Played { points, tricks, defender_tricks: 10 - tricks },
        doublings: 1,
    }
}

#[test]
fn points_that_decide() {
    // (points, multiplier, won) of diamonds with 1 at the borders of schneider and of the game.
    for (points, multiplier, won) in [
        (30, 3, false),
        (31, 2, false),
        (60, 2, false),
        (61, 2, true),
        (89, 2, true),
        (90, 3, true),
    ] {
        let reckoning = played("D", 18, points, 5).reckon();
        assert_eq!((reckoning.multiplier(), reckoning.won), (multiplier, won), "{points} points");
        // Schneider announced is kept from 90 on, and always costs its two levels.
        let announced = played("DHS", 18, points, 5).reckon();
        assert_eq!((announced.multiplier(), announced.won), (5, points >= 90), "{points} points");
    }
}

#[test]
fn overbid_is_charged_by_the_least_multiple_that_reaches_the_bid() {
    for kind in Kind::TRUMP_GAMES {
        let base = kind.base().unwrap();
        for bid in Bid::all() {
            let settlement =
                Settlement { contract: Contract::plain(kind), ..played("D", bid.value(), 61, 5) };
            let reckoning = settlement.reckon();
            assert_eq!(reckoning.overbid, reckoning.value < bid.value());
            assert_eq!(reckoning.won, !reckoning.overbid);
            if reckoning.overbid {
                let charged = reckoning.charged;
                assert!(charged >= bid.value() && charged < bid.value() + base);
                assert_eq!(charged % base, 0);
                assert_eq!(reckoning.score, -2 * i32::from(charged));
            }
        }
    }
}

#[test]
fn matadors() {
    let count = |kind, cards: &str| Matadors::count(kind, cards.parse().unwrap());
    let some = |with, count| Some(Matadors { with, count });
    assert_eq!(count(Kind::Grand, "CJ SJ HJ DJ CA"), some(true, 4));
    assert_eq!(count(Kind::Clubs, "CJ SJ HJ DJ CA CK"), some(true, 5));
    assert_eq!(count(Kind::Clubs, "SJ HJ DJ CA CK"), some(false, 1));
    assert_eq!(count(Kind::Hearts, "HA"), some(false, 4));
    assert_eq!(count(Kind::Hearts, ""), some(false, 11));
    assert_eq!(count(Kind::Grand, ""), some(false, 4));
    assert_eq!(count(Kind::Null, "CJ"), None);
}

#[test]
fn figures_that_belong_to_no_game_are_refused() {
    let bad = |settlement: Settlement| settlement.validate().unwrap_err().to_string();
    assert!(bad(Settlement { cards: Cards::JACKS, ..played("D", 18, 61, 5) }).contains("twelve"));
    assert!(bad(Settlement { doublings: 3, ..played("D", 18, 61, 5) }).contains("factor"));
    assert!(bad(played("D", 18, 121, 5)).contains("120 card points"));
    assert!(bad(played("D", 18, 119, 10)).contains("defenders without a trick"));
    assert!(bad(played("D", 18, 1, 0)).contains("declarer without a trick"));
    assert!(bad(played("D", 18, 22, 0)).contains("declarer without a trick"));
    assert!(played("D", 18, 21, 0).validate().is_ok(), "ace and ten lie in the skat");
    let outcome = Outcome::Played { points: 61, tricks: 6, defender_tricks: 5 };
    assert!(bad(Settlement { outcome, ..played("D", 18, 61, 5) }).contains("ten tricks"));
    let outcome = Outcome::DefendersConceded { defender_points: 4, defender_tricks: 0 };
    assert!(bad(Settlement { outcome, ..played("D", 18, 61, 5) }).contains("no points"));
}

#[test]
fn lines_say_what_the_value_is_made_of() {
    let names = |settlement: Settlement| {
        settlement.reckon().lines.iter().map(|line| line.name.word()).collect::<Vec<_>>()
    };
    assert_eq!(names(played("D", 18, 61, 5)), ["matadors", "game"]);
    assert_eq!(names(played("D", 18, 120, 10)), ["matadors", "game", "schneider", "schwarz"]);
    let ouvert = played("DO", 18, 61, 5).reckon();
    assert_eq!(ouvert.lines.len(), 8);
    assert!(ouvert.has(LineName::SchwarzAnnounced) && !ouvert.won);
    assert!(names(played("N", 18, 0, 0)).is_empty());
}
