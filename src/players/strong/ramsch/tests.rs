//! The moves of strong players in Ramsch, and the facts they take into account.

use super::*;
use crate::players::{Level, decide};
use crate::rules::*;

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

/// A forced Ramsch by these rules: forehand, middlehand, rearhand and skat.
fn ramsch(rules: &str, hands: [&str; 4]) -> Game {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    let [f, m, r, skat] = hands.map(cards);
    let deal = Deal::new(seating, BySeat([f, m, r]), skat).unwrap().in_round(Round::Ramsch);
    Game::with_rules(rules.parse().unwrap(), deal)
}

fn play_cards(game: &mut Game, played: &str) {
    for card in played.split_whitespace() {
        let seat = game.to_act().unwrap();
        game.apply(seat, Move::Play(card.parse().unwrap())).unwrap();
    }
}

fn move_of(game: &Game, level: Level) -> Move {
    decide(level.into(), 1, 1, &game.view(game.to_act().unwrap()))
}

fn apply(game: &mut Game, moves: &[Move]) {
    for &mv in moves {
        let seat = game.to_act().unwrap();
        game.apply(seat, mv).unwrap();
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
fn who_can_stay_under_does_with_something_dear() {
    for (played, card) in [("CA", "CT"), ("HT HK", "HQ"), ("SK", "S9")] {
        for level in [Level::Expert, Level::Master] {
            let mut game = ramsch("official", EVEN);
            play_cards(&mut game, played);
            let card = Move::Play(card.parse().unwrap());
            assert_eq!(move_of(&game, level), card, "{level} after {played}");
        }
    }
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
    let tricks = "CJ D9 DA SJ D8 DT HJ S8 DK DJ S9 H7 CA C9 C7 CT CQ C8 CK SQ H9 SA SK S7 ST";
    let mut game = ramsch("official", hands);
    play_cards(&mut game, tricks);
    // The king would leave the ace for forehand's last card, but it takes that trick all the same.
    while let Some(seat) = game.to_act() {
        game.apply(seat, move_of(&game, Level::Master)).unwrap();
    }
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
    let mut game = ramsch("official", hands);
    while let Some(seat) = game.to_act() {
        game.apply(seat, move_of(&game, Level::Master)).unwrap();
    }
    let Some(DealResult::Ramsch(sum)) = game.result() else { panic!() };
    assert_eq!(sum.march(), Some(Seat::Forehand));
}

const LOW: &str = "C7 C8 C9 S7 S8 S9 H7 H8 H9 D7";
const HIGH: &str = "CJ SJ HJ CA CT SA ST HA HT DA";

#[test]
fn low_hands_push_and_high_ones_take_the_skat() {
    let rest = "DJ CK CQ SK SQ HK HQ DT DK DQ";
    for (first, second, expected) in [(LOW, HIGH, Move::Push), (HIGH, LOW, Move::PickUp)] {
        let game = ramsch("schieberamsch", [first, second, rest, "D9 D8"]);
        assert_eq!(move_of(&game, Level::Master), expected, "{first}");
    }
}

#[test]
fn what_is_put_on_is_dear_and_no_jack() {
    let rest = "DJ CK CQ SK SQ HK HQ DT DK DQ";
    let hand = "SJ HA H9 CA CT C7 ST S9 S8 S7";
    let mut game = ramsch("schieberamsch", [hand, "CJ HJ C8 C9 H7 H8 HT D7 DA SA", rest, "D9 D8"]);
    apply(&mut game, &[Move::PickUp]);
    let Move::PutOn(put) = move_of(&game, Level::Master) else { panic!() };
    assert!(!put.intersects(Cards::JACKS) && put.points() >= 10, "{put}");
}

#[test]
fn a_grand_that_cannot_be_lost_is_played_instead() {
    let hands = [
        "CJ SJ HJ DJ CA CT CK SA ST HA",
        "CQ C9 C8 SK SQ S9 HT HK H8 DA",
        "C7 S8 S7 HQ H9 H7 DT DK DQ D9",
        "D8 D7",
    ];
    let game = ramsch("ramsch,grand-hand", hands);
    assert!(matches!(move_of(&game, Level::Master), Move::Declare(..)));
    let game = ramsch("ramsch,grand-hand", EVEN);
    assert_eq!(move_of(&game, Level::Master), Move::Decline);
}

/// The cards that forehand put on may lie with the seat that took the skat after it, or as skat
/// again, and nowhere else; jacks cannot be pushed on.
#[test]
fn worlds_fit_what_was_pushed() {
    let lanes = Lanes::of(Kind::Grand);
    let put = |text: &str| Move::PutOn(cards(text));
    let mut game = ramsch("schieberamsch", EVEN);
    apply(&mut game, &[Move::PickUp, put("DA CA"), Move::Push, Move::PickUp, put("HA DA")]);
    let scene = |seat: Seat| Scene::new(&game.view(seat)).unwrap();
    let forehand = scene(Seat::Forehand);
    let mine = lanes.bits(cards("DA CA"));
    assert_eq!(forehand.skat, 0);
    assert_eq!(forehand.unseen.room, [10, 10, 2]);
    assert_eq!(forehand.unseen.may[0] & mine, 0, "middlehand took nothing");
    assert_eq!(forehand.unseen.may[1] & mine, mine);
    assert_eq!(forehand.unseen.may[2], !lanes.trumps());
    // Rearhand knows the skat.
    let rearhand = scene(Seat::Rearhand);
    assert_eq!(rearhand.skat, lanes.bits(cards("HA DA")));
    assert_eq!(rearhand.unseen.room, [10, 10, 0]);
    assert_eq!(rearhand.unseen.cards.count_ones(), 20);
    for number in 0..50 {
        for (seat, scene) in [(Seat::Forehand, &forehand), (Seat::Rearhand, &rearhand)] {
            let world = Worlds::new(&scene.unseen).draw(&mut generator(&[number])).unwrap();
            let (course, skat) = scene.start(world);
            assert_eq!(lanes.cards(course.hands[seat.index()]), game.hand(seat));
            let all = course.hands.iter().fold(skat, |all, hand| all | hand);
            assert_eq!(all, u32::MAX);
        }
    }
}
