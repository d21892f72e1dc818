//! The pack: card points, and the order of the cards in each game.

use std::cmp::Reverse;

use super::super::block::{Column, Table};
use super::super::writer::Writer;
use crate::rules::{Card, Cards, Kind, Rank, Suit};
use crate::text::Deck;

/// The ranks from the dearest down, with the name of each; the three that count nothing have one.
const RANKS: [(Rank, &str); 6] = [
    (Rank::Ace, "rules-rank-name-ace"),
    (Rank::Ten, "rules-rank-name-ten"),
    (Rank::King, "rules-rank-name-king"),
    (Rank::Queen, "rules-rank-name-queen"),
    (Rank::Jack, "rules-rank-name-jack"),
    (Rank::Nine, "rules-rank-name-low"),
];

/// The name of a rank in a pack.
fn name_of(deck: Deck, french: &'static str) -> &'static str {
    match (deck, french) {
        (Deck::German, "rules-rank-name-ace") => "rules-rank-name-daus",
        (Deck::German, "rules-rank-name-queen") => "rules-rank-name-ober",
        (Deck::German, "rules-rank-name-jack") => "rules-rank-name-unter",
        (_, french) => french,
    }
}

/// A sentence on the names of the pictures of a German pack.
pub(in super::super) fn german_words(page: &mut Writer<'_>) {
    if page.words.deck() == Deck::German {
        page.text("rules-cards-german-words");
    }
}

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-cards-pack");
    page.heading("rules-cards-points");
    points_table(page);
    german_words(page);
    page.text("rules-cards-points-total");
    page.heading("rules-cards-order");
    page.text("rules-cards-order-suit");
    let kind = Kind::Hearts;
    let trumps: Vec<Card> = kind.trump_order().collect();
    let caption =
        page.say_with("rules-cards-trumps", &[("game", page.words.signed_kind(kind).into())]);
    page.cards(caption, &[&trumps]);
    page.cards(page.say("rules-cards-side"), &[&order(kind, Suit::Spades)]);
    page.text("rules-cards-order-grand");
    let jacks: Vec<Card> = Kind::Grand.trump_order().collect();
    page.cards(String::new(), &[&jacks, &order(Kind::Grand, Suit::Spades)]);
    page.text("rules-cards-order-null");
    page.cards(String::new(), &[&order(Kind::Null, Suit::Spades)]);
    page.heading("rules-cards-packs");
    page.text("rules-cards-packs-german");
    german_pack(page);
}

/// The card points.
pub(in super::super) fn points_table(page: &mut Writer<'_>) {
    let row = |&(rank, name): &(Rank, &'static str)| {
        let letters = match rank {
            Rank::Nine => {
                [Rank::Nine, Rank::Eight, Rank::Seven].map(|rank| page.words.rank(rank)).join(" ")
            }
            rank => page.words.rank(rank).to_owned(),
        };
        vec![page.say(name_of(page.words.deck(), name)), letters, page.words.number(rank.points())]
    };
    let head = page.says(&["rules-head-col-card", "rules-head-col-sign", "rules-head-col-points"]);
    let columns = [Column::Left, Column::Left, Column::Right];
    let rows = RANKS.iter().map(row).collect();
    page.table(Table::of(&columns, rows).headed(head));
}

/// The cards of a side suit from the highest down.
pub(in super::super) fn order(kind: Kind, suit: Suit) -> Vec<Card> {
    let mut cards: Vec<Card> = (Cards::suit(suit) - kind.trumps()).iter().collect();
    cards.sort_by_key(|&card| Reverse(kind.strength(card)));
    cards
}

/// The names of the suits and pictures of both packs, side by side.
fn german_pack(page: &mut Writer<'_>) {
    let pairs = [
        ("kind-clubs", "kind-acorns"),
        ("kind-spades", "kind-leaves"),
        ("kind-hearts", "kind-reds"),
        ("kind-diamonds", "kind-bells"),
        ("rules-rank-name-ace", "rules-rank-name-daus"),
        ("rules-rank-name-queen", "rules-rank-name-ober"),
        ("rules-rank-name-jack", "rules-rank-name-unter"),
    ];
    let rows = pairs.iter().map(|&(french, german)| page.says(&[french, german])).collect();
    let head = page.says(&["rules-head-col-french", "rules-head-col-german"]);
    page.table(Table::of(&[Column::Left, Column::Left], rows).headed(head));
}
