//! The club's moves in a Ramsch, in card notation.

use super::danger::{at_least_none, danger, march};
use super::prospect::Standing;
use crate::players::{Level, decide};
use crate::rules::*;

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

/// A forced Ramsch: forehand, middlehand, rearhand and skat.
fn deal(hands: [&str; 4]) -> Deal {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    let [f, m, r, skat] = hands.map(cards);
    Deal::new(seating, BySeat([f, m, r]), skat).unwrap().in_round(Round::Ramsch)
}

/// A Ramsch without pushing, as far as the cards played.
fn ramsch(hands: [&str; 4], played: &str) -> Game {
    let mut game = Game::with_rules(Rules::OFFICIAL, deal(hands));
    for card in played.split_whitespace() {
        let seat = game.to_act().unwrap();
        game.apply(seat, Move::Play(card.parse().unwrap())).unwrap();
    }
    game
}

fn move_of(game: &Game) -> Move {
    decide(Level::Club.into(), 1, 1, &game.view(game.to_act().unwrap()))
}

fn card_of(game: &Game) -> String {
    match move_of(game) {
        Move::Play(card) => card.to_string(),
        mv => panic!("{mv:?}"),
    }
}

/// Everybody has some of everything.
const EVEN: [&str; 4] = [
    "CJ CA C9 C7 SK S8 HT H8 DQ D7",
    "SJ CT CQ SA S9 S7 HK H9 DK D8",
    "HJ DJ CK C8 ST SQ HA HQ H7 DT",
    "DA D9",
];

#[test]
fn second_and_third_hand_stay_under_with_the_dearest() {
    for (played, card) in [
        // Under the ace the ten goes, under the ten the queen, under the king the nine.
        ("CA", "CT"),
        ("HT HK", "HQ"),
        ("SK", "S9"),
        // Nothing dear goes under: the lowest, and the ace is kept off the trick.
        ("H8 H9", "H7"),
        ("C7 CQ", "C8"),
        // The higher of two jacks under a higher one.
        ("CJ SJ", "HJ"),
    ] {
        assert_eq!(card_of(&ramsch(EVEN, played)), card, "{played}");
    }
}

#[test]
fn who_must_take_a_trick_takes_it_with_the_card_that_would_take_another() {
    // Ten or queen over the eight: the ten would be in the way later, and the trick is cheap.
    assert_eq!(card_of(&ramsch(EVEN, "S8 S7")), "ST");
}

#[test]
fn what_is_dear_and_exposed_is_thrown_off() {
    let hands = [
        "CA C9 C8 SK S9 CJ HQ H8 HT D8",
        "CT CK CQ ST SQ SJ HK DJ DA DK",
        "DQ SA S8 S7 HA H9 H7 DT D9 D7",
        "HJ C7",
    ];
    let card: Card = card_of(&ramsch(hands, "C8 CQ")).parse().unwrap();
    assert!(card.points() >= 10, "{card}");
}

#[test]
fn nobody_leads_a_bare_ten_or_ace_while_there_is_a_way_out() {
    let hands = [
        "C7 CT S8 S7 HA H8 DT D9 D7 DJ",
        "SJ CA CK SA S9 HK H9 HT DK D8",
        "CJ HJ CQ C9 C8 ST SK SQ HQ DA",
        "DQ H7",
    ];
    let card: Card = card_of(&ramsch(hands, "")).parse().unwrap();
    assert!(card.points() < 10, "{card}");
}

/// Forehand took eight tricks; middlehand's last cards are the ace and the king of hearts.
#[test]
fn a_march_is_stopped_while_it_can_be() {
    let hands = [
        "CJ SJ HJ DJ CA CT CK SA ST H8",
        "CQ C9 SK SQ S9 S8 HA HK D9 D8",
        "C8 C7 S7 HT HQ H9 H7 DA DT DK",
        "DQ D7",
    ];
    let tricks = "CJ D9 DA SJ D8 DT HJ S8 DK DJ S9 H7 CA C9 C7 CT CQ C8 CK SQ H9 SA SK S7";
    let game = ramsch(hands, &format!("{tricks} ST"));
    assert_eq!(game.table().tricks_by(Seat::Forehand).count(), 8);
    // The ace goes with the trick that is lost, and the king takes the last.
    let game = ramsch(hands, &format!("{tricks} ST {} HQ H8 HK HT", card_of(&game)));
    let Some(DealResult::Ramsch(sum)) = game.result() else { panic!() };
    assert_eq!((sum.march(), sum.losers().collect::<Vec<_>>()), (None, vec![Seat::Forehand]));
}

#[test]
fn a_hand_that_takes_everything_marches() {
    let hands = [
        "CJ SJ HJ DJ CA CT CK SA ST HA",
        "CQ C9 C8 SK SQ S9 HT HK H8 DA",
        "C7 S8 S7 HQ H9 H7 DT DK DQ D9",
        "D8 D7",
    ];
    let mut game = ramsch(hands, "");
    while game.to_act().is_some() {
        let seat = game.to_act().unwrap();
        game.apply(seat, move_of(&game)).unwrap();
    }
    let Some(DealResult::Ramsch(sum)) = game.result() else { panic!() };
    assert_eq!((sum.march(), sum.scores), (Some(Seat::Forehand), BySeat([120, 0, 0])));
}

#[test]
fn danger_grows_with_what_takes_tricks() {
    let danger = |hand: &str, leads| danger(cards(hand), !cards(hand), leads);
    let order = [
        "C9 C8 C7 S9 S8 S7 H9 H8 D7 D8",
        "DJ CT C8 C7 S9 S8 H8 H7 D9 D7",
        "CJ CA C9 C7 SK S8 HT H8 DQ D7",
        "CJ HJ CA CT CK C9 SA SK HA D7",
        "CJ SJ HA HT HK CA ST S9 DA DT",
    ];
    for pair in order.windows(2) {
        assert!(danger(pair[0], false) + 10.0 < danger(pair[1], false), "{pair:?}");
    }
    for hand in order {
        assert!(danger(hand, true) > danger(hand, false), "{hand}");
    }
    assert_eq!(at_least_none(Cards::EMPTY, Cards::ALL, true), 0.0);
    assert_eq!(at_least_none(cards(order[0]), !cards(order[0]), false), 0.0);
}

#[test]
fn a_march_is_counted_by_what_stands_against_it() {
    for (hand, against) in [
        ("CJ SJ HJ DJ CA CT CK SA ST HA", 0),
        // The queen falls to nothing once three of the four others are drawn.
        ("CJ SJ HJ DJ CA CT CK CQ SA ST", 0),
        ("CJ SJ HJ DJ CA CT CK SA ST SQ", 1),
        // A jack is out, and two of four.
        ("CJ SJ DJ CA CT CK SA ST HA DA", 0),
        ("HJ DJ CA CT CK SA ST HA DA HT", 2),
    ] {
        let hand = cards(hand);
        let chance = [0.97, 0.7, 0.3, 0.0][against];
        assert_eq!(march(hand, !hand), chance, "{hand}");
    }
}

/// A state before the last trick but one, seen by forehand.
fn standing(points: [f64; 3], tricks: [usize; 3]) -> Standing {
    Standing::with(Seat::Forehand, BySeat(points), BySeat(tricks))
}

#[test]
fn points_are_best_given_to_who_has_most() {
    let before = standing([20.0, 45.0, 25.0], [3, 3, 2]);
    let after = |taker| before.after(taker, 15.0).prospect(5.0, 0.0);
    assert!(after(Seat::Middlehand) > after(Seat::Rearhand));
    assert!(after(Seat::Rearhand) > after(Seat::Forehand));
    // Who is far ahead loses in any case; more points cost more.
    let lost = standing([70.0, 10.0, 10.0], [6, 1, 1]);
    let after = |points| lost.after(Seat::Forehand, points).prospect(0.0, 0.0);
    assert!(after(5.0) > after(20.0));
}

#[test]
fn a_virgin_beside_who_loses_makes_it_dearer() {
    let with = standing([60.0, 30.0, 0.0], [5, 4, 0]).prospect(10.0, 0.0);
    let without = standing([60.0, 30.0, 0.0], [5, 3, 1]).prospect(10.0, 0.0);
    assert!(with < without, "{with} {without}");
    let other = standing([0.0, 60.0, 30.0], [0, 5, 4]).prospect(0.0, 0.0);
    assert!(other > standing([0.0, 60.0, 30.0], [1, 5, 3]).prospect(0.0, 0.0));
}

#[test]
fn what_another_march_costs_grows_with_its_tricks() {
    let beside = |tricks: usize| {
        standing([0.0, 12.0 * tricks as f64, 0.0], [0, tricks, 0]).prospect(0.0, 0.0)
    };
    assert!(beside(9) < beside(7) && beside(7) < beside(5));
}

/// The answers of the seats in turn before a Ramsch.
fn answers(rules: &str, hands: [&str; 4]) -> Vec<(Seat, Move)> {
    let mut game = Game::with_rules(rules.parse().unwrap(), deal(hands));
    while game.table().phase() != Phase::Playing {
        let seat = game.to_act().unwrap();
        game.apply(seat, move_of(&game)).unwrap();
    }
    game.moves().to_vec()
}

#[test]
fn the_skat_is_pushed_with_a_low_hand_and_taken_with_a_high_one() {
    let hands = [
        "C9 C8 C7 S9 S8 S7 H9 H8 D7 D8",
        "CJ HJ CA CT CK SA SK HA HK DA",
        "SJ CQ ST SQ HT HQ H7 DT DK DQ",
        "DJ D9",
    ];
    let moves = answers("schieberamsch", hands);
    let f = Seat::Forehand;
    assert_eq!(moves[..2], [(f, Move::Push), (Seat::Middlehand, Move::PickUp)]);
    let Move::PutOn(put) = moves[2].1 else { panic!("{:?}", moves[2]) };
    assert!(put.points() >= 14 && !put.intersects(Cards::JACKS), "{put}");
}

#[test]
fn jacks_are_put_on_where_that_is_allowed() {
    let hands = [
        "CJ SJ C8 C7 S9 S8 H9 H8 D7 D8",
        "HJ CA CT CK SA SK HA HK DA C9",
        "CQ ST SQ HT HQ H7 DT DK DQ S7",
        "DJ D9",
    ];
    let put = |rules| answers(rules, hands)[1].1;
    assert_eq!(put("schieberamsch,push-jacks"), Move::PutOn(cards("CJ SJ")));
    let Move::PutOn(others) = put("schieberamsch") else { panic!() };
    assert!(!others.intersects(Cards::JACKS));
}

#[test]
fn grand_hand_comes_before_a_ramsch_that_cannot_be_survived() {
    let strong = "CJ SJ HJ CA CT CK SA ST HA DA";
    let hands = ["C9 C8 C7 S9 S8 S7 H9 H8 D7 D8", strong, "CQ SK SQ HT HK HQ H7 DT DK DQ", "DJ D9"];
    let moves = answers("schieberamsch,grand-hand", hands);
    let grand = Move::Declare("GH".parse().unwrap(), Cards::EMPTY);
    assert_eq!(moves, [(Seat::Forehand, Move::Decline), (Seat::Middlehand, grand)]);
    let even = answers("grand-hand", EVEN);
    assert!(even.iter().all(|&(_, mv)| mv == Move::Decline));
}

#[test]
fn who_is_left_alone_plays_a_thin_game_rather_than_a_bad_ramsch() {
    let alone = |rules: &str, hand: &str| {
        let hand = cards(hand);
        let mut rest = (!hand).iter();
        let mut part = |size: usize| rest.by_ref().take(size).collect::<Cards>();
        let hands = BySeat([hand, part(10), part(10)]);
        let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
        let deal = Deal::new(seating, hands, part(2)).unwrap();
        let mut game = Game::with_rules(rules.parse::<Rules>().unwrap(), deal);
        game.apply(Seat::Middlehand, Move::Pass).unwrap();
        game.apply(Seat::Rearhand, Move::Pass).unwrap();
        move_of(&game)
    };
    let thin = "CJ CA CQ C9 HJ HQ H9 DK DQ D9";
    assert_eq!(alone("official", thin), Move::Pass);
    assert_eq!(alone("ramsch", thin), Move::Bid(Bid::LEAST));
    let harmless = "DJ CQ C9 C7 SK S8 HT H8 DQ D7";
    assert_eq!(alone("ramsch", harmless), Move::Pass);
}
