//! The value of a game, with games reckoned line by line.

use super::super::block::{Column, Table};
use super::super::writer::{Writer, game, sorted};
use crate::rules::{Announced, Contract, Kind, Settlement, Suit};

/// A game of the examples, with the key of its heading.
pub(in super::super) struct Example {
    pub(in super::super) heading: &'static str,
    pub(in super::super) settlement: Settlement,
}

/// The games that are reckoned on the page.
pub(in super::super) fn examples() -> [Example; 8] {
    let announced = Contract::new(Kind::Clubs, true, Announced::Schneider);
    let announced = announced.unwrap_or(Contract::hand(Kind::Clubs));
    let example = |heading, contract, cards, bid, result| Example {
        heading,
        settlement: game(contract, cards, bid, result),
    };
    [
        example(
            "rules-value-suit",
            Contract::plain(Kind::Hearts),
            "CJ SJ HA HT H9 H7 SA SK CA C8 D9 D7",
            18,
            (72, 6),
        ),
        example(
            "rules-value-hand",
            Contract::hand(Kind::Spades),
            "SJ HJ SA SK S9 S8 CA HA HT D8 DK D7",
            22,
            (66, 5),
        ),
        example(
            "rules-value-grand",
            Contract::plain(Kind::Grand),
            "CJ SJ HJ CA CT CK SA ST HA D9 H8 D7",
            24,
            (93, 9),
        ),
        example(
            "rules-value-lost",
            Contract::plain(Kind::Clubs),
            "CJ HJ CA CK C9 C8 SA HT HQ D9 S8 H7",
            24,
            (55, 5),
        ),
        example(
            "rules-value-overbid",
            Contract::plain(Kind::Hearts),
            "CJ HJ HA HK H9 H8 SA S9 CA C9 DT D7",
            24,
            (70, 6),
        ),
        example(
            "rules-value-announced",
            announced,
            "CJ SJ CA CT CK C9 C8 SA HA D7 H9 S8",
            36,
            (96, 8),
        ),
        example(
            "rules-value-null",
            Contract::null(false, false),
            "C7 C8 C9 S7 S9 SJ H7 H8 D7 D9 DT CQ",
            23,
            (0, 0),
        ),
        example(
            "rules-value-null-hand-lost",
            Contract::null(true, false),
            "C7 C8 CT S7 S8 SQ H7 H9 D8 D9 DQ HK",
            33,
            (14, 1),
        ),
    ]
}

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-value-formula");
    page.text("rules-value-steps");
    bases(page);
    page.list(&[
        "rules-value-matadors",
        "rules-value-game",
        "rules-value-more",
        "rules-value-loses",
    ]);
    page.text("rules-value-null-fixed");
    for Example { heading, settlement } in examples() {
        page.heading(heading);
        reckoned(page, settlement);
    }
}

/// The base values.
pub(in super::super) fn bases(page: &mut Writer<'_>) {
    let kinds = Suit::ALL.map(Kind::of_suit).into_iter().rev().chain([Kind::Grand]);
    let row = |kind: Kind| {
        let base = kind.base().unwrap_or_default();
        vec![page.words.signed_kind(kind), page.words.number(base)]
    };
    let rows = kinds.map(row).collect();
    let head = page.says(&["rules-head-col-game", "rules-head-col-base"]);
    page.table(Table::of(&[Column::Left, Column::Right], rows).headed(head));
}

/// A game with its cards, how it went, and its sum.
pub(in super::super) fn reckoned(page: &mut Writer<'_>, settlement: Settlement) {
    let (contract, kind) = (settlement.contract, settlement.contract.kind());
    let crate::rules::Outcome::Played { points, tricks, .. } = settlement.outcome else { return };
    let args = [
        ("game", page.words.contract(contract).into()),
        ("bid", settlement.bid.value().into()),
        ("points", points.into()),
        ("tricks", tricks.into()),
    ];
    page.text_with(
        if kind == Kind::Null { "rules-value-went-null" } else { "rules-value-went" },
        &args,
    );
    let groups = sorted(kind, settlement.cards);
    let groups: Vec<&[_]> = groups.iter().map(Vec::as_slice).collect();
    page.cards(page.say("rules-value-cards"), &groups);
    page.sum(settlement);
}
