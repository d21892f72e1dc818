//! Five steps that are enough to sit down and play.

use super::super::block::{Block, Column, Table};
use super::super::writer::{Writer, sorted};
use super::super::{cards as set, lines::plain_text};
use super::cards::{german_words, order, points_table};
use crate::rules::{Contract, Kind, Suit, value_as_announced};

/// A step: the key of its title, and what writes it.
type Step = (&'static str, fn(&mut Writer<'_>));

const STEPS: [Step; 5] = [
    ("rules-quick-table", table),
    ("rules-quick-deal", deal),
    ("rules-quick-auction", auction),
    ("rules-quick-skat", skat),
    ("rules-quick-games", games),
];

/// The number of words read in a minute, without haste.
const WORDS_A_MINUTE: usize = 180;

pub(in super::super) fn write(page: &mut Writer<'_>) {
    let parts = STEPS.map(|(title, write)| {
        let mut part = page.apart();
        write(&mut part);
        (title, part.blocks)
    });
    let all: usize = parts.iter().map(|(_, blocks)| seconds(blocks)).sum();
    let args = [("steps", parts.len().into()), ("minutes", all.div_ceil(60).into())];
    page.text_with("rules-quick-intro", &args);
    for (step, (title, blocks)) in (1_u8..).zip(parts) {
        let args = [
            ("step", step.into()),
            ("title", page.say(title).into()),
            ("seconds", seconds(&blocks).into()),
        ];
        page.push(Block::Heading(page.say_with("rules-quick-step", &args)));
        page.blocks.extend(blocks);
    }
    page.text("rules-quick-now");
}

/// About how long it takes to read, in tens of seconds.
fn seconds(blocks: &[Block]) -> usize {
    let texts = blocks.iter().flat_map(Block::texts);
    let words: usize = texts.map(|text| plain_text(text).split_whitespace().count()).sum();
    (words * 60 / WORDS_A_MINUTE).div_ceil(10) * 10
}

fn table(page: &mut Writer<'_>) {
    page.text("rules-quick-table-sides");
    points_table(page);
    german_words(page);
    page.text("rules-quick-table-aim");
}

fn deal(page: &mut Writer<'_>) {
    page.text("rules-quick-deal-cards");
    page.text("rules-quick-deal-seats");
}

fn auction(page: &mut Writer<'_>) {
    page.text("rules-quick-auction-who");
    page.text("rules-quick-auction-worth");
    let (kind, held) = (Kind::Hearts, set("CJ HJ HA HT H8 SA S9 CK C8 D9"));
    let groups = sorted(kind, held);
    let groups: Vec<&[_]> = groups.iter().map(Vec::as_slice).collect();
    page.cards(page.say("rules-quick-auction-hand"), &groups);
    let value = value_as_announced(Contract::plain(kind), held);
    let base = kind.base().unwrap_or_default();
    let args = [
        ("game", page.words.signed_kind(kind).into()),
        ("matadors", page.with_or_without(kind, held).into()),
        ("levels", (value / base).into()),
        ("base", base.into()),
        ("value", value.into()),
    ];
    page.text_with("rules-quick-auction-example", &args);
}

fn skat(page: &mut Writer<'_>) {
    page.text("rules-quick-skat-pick-up");
    page.text("rules-quick-skat-hand");
}

fn games(page: &mut Writer<'_>) {
    let row = |kind: Kind, trumps: &str| {
        let base = kind.base().map_or_else(|| "–".to_owned(), |base| page.words.number(base));
        vec![page.words.signed_kind(kind), page.say(trumps), base]
    };
    let mut rows: Vec<_> = Suit::ALL
        .map(|suit| row(Kind::of_suit(suit), "rules-quick-games-suit"))
        .into_iter()
        .collect();
    rows.push(row(Kind::Grand, "rules-quick-games-grand"));
    rows.push(row(Kind::Null, "rules-quick-games-null"));
    let head = page.says(&["rules-head-col-game", "rules-head-col-trumps", "rules-head-col-base"]);
    page.table(Table::of(&[Column::Left, Column::Left, Column::Right], rows).headed(head));
    let kind = Kind::Hearts;
    let trumps: Vec<_> = kind.trump_order().collect();
    page.cards(
        page.say_with("rules-cards-trumps", &[("game", page.words.signed_kind(kind).into())]),
        &[&trumps],
    );
    let side = order(kind, Suit::Spades);
    page.cards(page.say("rules-cards-side"), &[&side]);
    page.list(&[
        "rules-quick-games-follow",
        "rules-quick-games-takes",
        "rules-quick-games-written",
    ]);
}
