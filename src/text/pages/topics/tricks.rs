//! The winner of a trick: what has to be followed, and eight examples.

use super::super::block::{Block, TrickCard, TrickPicture};
use super::super::writer::Writer;
use crate::rules::{Card, Kind, Seat, Trick};

/// The game, the cards from forehand on, and the key of what is to be learnt.
const EXAMPLES: [(Kind, [&str; 3], &str); 8] = [
    (Kind::Hearts, ["ST", "SA", "SK"], "rules-tricks-highest"),
    (Kind::Hearts, ["SA", "ST", "H7"], "rules-tricks-trump"),
    (Kind::Hearts, ["S9", "DA", "SQ"], "rules-tricks-off"),
    (Kind::Hearts, ["DJ", "HA", "HT"], "rules-tricks-jack-led"),
    (Kind::Hearts, ["SA", "ST", "SJ"], "rules-tricks-jack-apart"),
    (Kind::Spades, ["HJ", "SJ", "CJ"], "rules-tricks-jacks"),
    (Kind::Grand, ["CA", "H7", "DJ"], "rules-tricks-grand"),
    (Kind::Null, ["ST", "SJ", "S9"], "rules-tricks-null"),
];

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.list(&[
        "rules-tricks-leads",
        "rules-tricks-follow",
        "rules-tricks-no-duty",
        "rules-tricks-wins",
        "rules-tricks-next",
    ]);
    page.text("rules-tricks-jacks-belong");
    page.heading("rules-tricks-examples");
    for (kind, cards, why) in EXAMPLES {
        let cards = cards.map(|card| card.parse().expect("the card of an example"));
        let picture = picture(page, kind, cards, why);
        page.push(Block::Trick(picture));
    }
    page.heading("rules-tricks-manners");
    page.list(&["rules-tricks-last", "rules-tricks-revoke"]);
}

fn picture(page: &Writer<'_>, kind: Kind, cards: [Card; 3], why: &str) -> TrickPicture {
    let trick = Trick::of(Seat::Forehand, cards);
    let (winner, best) = trick.winning(kind).unwrap_or((Seat::Forehand, cards[0]));
    let name = |seat: Seat| {
        page.say(match seat {
            Seat::Forehand => "seat-forehand",
            Seat::Middlehand => "seat-middlehand",
            Seat::Rearhand => "seat-rearhand",
        })
    };
    let note = |card: Card| {
        page.say(if card == cards[0] {
            "rules-trick-leads"
        } else if kind.class(cards[0]).contains(card) {
            "rules-trick-follows"
        } else if kind.is_trump(card) {
            "rules-trick-trumps"
        } else {
            "rules-trick-throws-off"
        })
    };
    let args = [
        ("winner", page.words.card(best).into()),
        ("who", name(winner).into()),
        ("points", trick.points().into()),
        ("first", page.words.card(cards[0]).into()),
        ("second", page.words.card(cards[1]).into()),
        ("third", page.words.card(cards[2]).into()),
    ];
    let caption = match kind {
        Kind::Grand => "rules-tricks-in-grand",
        Kind::Null => "rules-tricks-in-null",
        _ => "rules-tricks-in-suit",
    };
    TrickPicture {
        kind,
        caption: page.say_with(caption, &[("game", page.words.signed_kind(kind).into())]),
        cards: [0, 1, 2].map(|at| TrickCard {
            who: name(Seat::ALL[at]),
            card: cards[at],
            note: note(cards[at]),
        }),
        winner: winner.index(),
        points: trick.points(),
        why: page.say_with(why, &args),
    }
}
