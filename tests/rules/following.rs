//! Following suit as a truth table: for each kind of game, each card led and each mixture of cards
//! that a hand can be.

use crate::support::{THREE, play};
use skat::rules::{BySeat, Card, Cards, Deal, Game, Illegal, Kind, Move, Seat};

const CLUBS: &str = "CA CT CK CQ C9 C8 C7";
const SPADES: &str = "SA ST SK SQ S9 S8 S7";
const HEARTS: &str = "HA HT HK HQ H9 H8 H7";
const DIAMONDS: &str = "DA DT DK DQ D9 D8 D7";
const JACKS: &str = "CJ SJ HJ DJ";

/// For each game the classes of cards that follow one another, in card notation.
const TABLE: [(&str, &[&str]); 7] = [
    ("C", &["CJ SJ HJ DJ CA CT CK CQ C9 C8 C7", SPADES, HEARTS, DIAMONDS]),
    ("S", &["CJ SJ HJ DJ SA ST SK SQ S9 S8 S7", CLUBS, HEARTS, DIAMONDS]),
    ("H", &["CJ SJ HJ DJ HA HT HK HQ H9 H8 H7", CLUBS, SPADES, DIAMONDS]),
    ("D", &["CJ SJ HJ DJ DA DT DK DQ D9 D8 D7", CLUBS, SPADES, HEARTS]),
    ("G", &[JACKS, CLUBS, SPADES, HEARTS, DIAMONDS]),
    (
        "N",
        &[
            "CA CK CQ CJ CT C9 C8 C7",
            "SA SK SQ SJ ST S9 S8 S7",
            "HA HK HQ HJ HT H9 H8 H7",
            "DA DK DQ DJ DT D9 D8 D7",
        ],
    ),
    ("R", &[JACKS, CLUBS, SPADES, HEARTS, DIAMONDS]),
];

fn classes(table: &[&str]) -> Vec<Cards> {
    let classes: Vec<Cards> = table.iter().map(|cards| cards.parse().unwrap()).collect();
    assert_eq!(classes.iter().fold(Cards::EMPTY, |all, &class| all | class), Cards::ALL);
    classes
}

/// Every mixture of classes that is not empty, one bit a class.
fn mixtures(classes: &[Cards]) -> impl Iterator<Item = u32> {
    1..1 << classes.len()
}

/// One to three cards of each class that is in the mixture, whatever was led.
#[test]
fn each_card_led_and_each_mixture_of_a_hand() {
    for (name, table) in TABLE {
        let kind = if name == "R" { Kind::Grand } else { kind(name) };
        let classes = classes(table);
        for (of, led) in cards_with_class(&classes) {
            for mixture in mixtures(&classes) {
                for few in 1..=3 {
                    let part = |i: usize| -> Cards {
                        let cards = if mixture >> i & 1 == 1 { few } else { 0 };
                        classes[i].without(led).iter().rev().take(cards).collect()
                    };
                    let hand = (0..classes.len()).fold(Cards::EMPTY, |hand, i| hand | part(i));
                    let expected = if part(of).is_empty() { hand } else { part(of) };
                    let playable = kind.playable(hand, Some(led));
                    assert_eq!(playable, expected, "{name}: {led} led, {hand} held");
                }
            }
        }
    }
}

/// The same at the table, with whole hands: what has to be followed is the only thing the law lets
/// pass, and what it refuses it refuses for that.
#[test]
fn each_card_led_at_the_table() {
    let mut games = 0;
    for (name, table) in TABLE {
        let classes = classes(table);
        for (of, led) in cards_with_class(&classes) {
            for mixture in mixtures(&classes) {
                let Some(deal) = deal(&classes, led, mixture) else { continue };
                let game = led_by_forehand(name, deal, led);
                let hand = game.hand(Seat::Middlehand);
                let follows = hand & classes[of];
                let expected = if follows.is_empty() { hand } else { follows };
                let view = game.view(Seat::Middlehand);
                assert_eq!(view.playable(), expected, "{name}: {led} led, {hand} held");
                for card in hand - expected {
                    let refused = view.check(Move::Play(card));
                    assert_eq!(refused, Err(Illegal::MustFollow { led }));
                }
                games += 1;
            }
        }
    }
    assert!(games > 2_000, "{games}");
}

fn kind(name: &str) -> Kind {
    let contract: skat::rules::Contract = name.parse().unwrap();
    contract.kind()
}

/// Every card with the number of its class.
fn cards_with_class(classes: &[Cards]) -> Vec<(usize, Card)> {
    let of =
        |(i, class): (usize, &Cards)| class.iter().map(move |card| (i, card)).collect::<Vec<_>>();
    classes.iter().enumerate().flat_map(of).collect()
}

/// A deal in which forehand holds a card and middlehand ten cards of the classes of a mixture, some
/// of each; `None` if there are no ten, or too few for all.
fn deal(classes: &[Cards], led: Card, mixture: u32) -> Option<Deal> {
    let mut piles: Vec<Vec<Card>> = (0..classes.len())
        .filter(|i| mixture >> i & 1 == 1)
        .map(|i| classes[i].without(led).iter().collect())
        .collect();
    let mut hand = Cards::EMPTY;
    // A card of each class in turn, as long as there are any.
    while hand.len() < 10 {
        let before = hand;
        for pile in &mut piles {
            if hand.len() < 10
                && let Some(card) = pile.pop()
            {
                hand.insert(card);
            }
        }
        if hand == before {
            return None;
        }
    }
    let mut rest = (Cards::ALL - hand).without(led).iter();
    let mut take = |n: usize| -> Cards { rest.by_ref().take(n).collect() };
    let (forehand, rearhand, skat) = (take(9).with(led), take(10), take(2));
    Deal::new(THREE, BySeat([forehand, hand, rearhand]), skat).ok()
}

/// Forehand plays at 18, or a Ramsch is played, and forehand leads.
fn led_by_forehand(name: &str, deal: Deal, led: Card) -> Game {
    let rules = if name == "R" { "ramsch" } else { "official" };
    let put = deal.skat().to_string().replace(' ', ".");
    let mut game = Game::with_rules(rules.parse().unwrap(), deal);
    let moves = match name {
        "R" => "1 p 2 p 0 p".to_owned(),
        _ => format!("1 p 2 p 0 18 0 s 0 {name}.{put}"),
    };
    play(&mut game, &format!("{moves} 0 {led}")).unwrap();
    game
}
