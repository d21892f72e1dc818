//! What is printed: the rules on two sides of A4, and the bidding values on one.

use crate::rules::Kind;
use crate::text::Words;

use super::Topic;
use super::block::{Block, Table};
use super::facts::Facts;
use super::html::{document, part, set, table};
use super::topics::{announcing, bids, cards, value};
use super::writer::Writer;

const STYLE: &str = include_str!("../../../assets/pages/paper.css");

/// The essentials of the rules as a document that prints on two sides of A4.
#[must_use]
pub fn rules_on_paper(words: &Words) -> String {
    let facts = Facts::new(words);
    let mut body = format!("<h1>{}</h1>\n<main>\n", set(words, &words.get("rules-pages-title")));
    for (topic, write) in SECTIONS {
        let mut page = Writer::new(words, &facts);
        write(&mut page);
        body.push_str(&section(words, topic, &page.blocks));
    }
    body.push_str("</main>\n");
    let values = columns(words, &bids::bid_table(words));
    let title = Writer::new(words, &facts).say("rules-bids-all");
    body.push_str(&format!("<h2>{}</h2>\n{values}", set(words, &title)));
    document(words, &words.get("rules-pages-title"), STYLE, &body)
}

/// The 63 values and how far a hand carries, as a document that prints on one side of A4.
#[must_use]
pub fn bids_on_paper(words: &Words) -> String {
    let facts = Facts::new(words);
    let page = Writer::new(words, &facts);
    let title = Topic::Bids.title(words);
    let mut body = format!("<h1>{}</h1>\n", set(words, &title));
    body.push_str(&format!("<p>{}</p>\n", set(words, &page.say("rules-bids-far-how"))));
    for hand in [false, true] {
        body.push_str(&table(words, &bids::far_table(&page, hand), "far"));
        body.push('\n');
    }
    body.push_str(&format!("<p>{}</p>\n", set(words, &page.say("rules-bids-far-null"))));
    body.push_str(&format!("<h2>{}</h2>\n", set(words, &page.say("rules-bids-all"))));
    body.push_str(&format!("<p>{}</p>\n", set(words, &page.say("rules-bids-all-how"))));
    body.push_str(&columns(words, &bids::bid_table(words)));
    document(words, &title, STYLE, &body)
}

type Section = (Topic, fn(&mut Writer<'_>));

/// What is essential, under the titles of the topics.
const SECTIONS: [Section; 8] = [
    (Topic::Cards, |page| {
        page.text("rules-quick-table-sides");
        cards::points_table(page);
        let kind = Kind::Hearts;
        let trumps: Vec<_> = kind.trump_order().collect();
        let game = page.words.signed_kind(kind);
        page.cards(page.say_with("rules-cards-trumps", &[("game", game.into())]), &[&trumps]);
        let side = cards::order(kind, crate::rules::Suit::Spades);
        page.cards(page.say("rules-cards-side"), &[&side]);
    }),
    (Topic::Deal, |page| {
        page.list(&["rules-deal-order", "rules-quick-deal-seats"]);
    }),
    (Topic::Auction, |page| {
        page.list(&[
            "rules-auction-1",
            "rules-auction-2",
            "rules-auction-3",
            "rules-auction-4",
            "rules-auction-jumps",
            "rules-auction-forehand-alone",
            "rules-auction-all-pass",
        ]);
    }),
    (Topic::Skat, |page| {
        page.list(&[
            "rules-skat-picked-any",
            "rules-skat-picked-points",
            "rules-skat-hand-level",
            "rules-skat-hand-shut",
            "rules-skat-hand-only",
        ]);
        page.text("rules-announcing-brings");
    }),
    (Topic::Tricks, |page| {
        page.list(&[
            "rules-tricks-leads",
            "rules-tricks-follow",
            "rules-tricks-no-duty",
            "rules-tricks-wins",
        ]);
        page.text("rules-tricks-jacks-belong");
    }),
    (Topic::Winning, |page| {
        page.list(&[
            "rules-winning-aim",
            "rules-winning-both-sides",
            "rules-winning-tricks-count",
            "rules-null-aim",
        ]);
    }),
    (Topic::Value, |page| {
        page.text("rules-value-formula");
        value::bases(page);
        page.text("rules-matadors-how");
        page.list(&["rules-matadors-skat", "rules-value-loses", "rules-value-null-fixed"]);
        announcing::levels_table(page);
        page.text("rules-overbid-what");
        page.text("rules-overbid-costs");
    }),
    (Topic::List, |page| {
        page.text("rules-list-bonus");
        page.text("rules-list-four");
    }),
];

fn section(words: &Words, topic: Topic, blocks: &[Block]) -> String {
    let mut out = format!("<section>\n<h2>{}</h2>\n", set(words, &topic.title(words)));
    blocks.iter().for_each(|block| part(words, block, &mut out));
    out + "</section>\n"
}

/// A long table in columns, which go on from one to the next.
fn columns(words: &Words, long: &Table) -> String {
    let row = |cells: &Vec<String>| {
        let [value, games] = [0, 1].map(|at| cells.get(at).map_or("", String::as_str));
        format!("<div><b>{}</b> {}</div>\n", set(words, value), set(words, games))
    };
    format!("<div class=\"values\">\n{}</div>\n", long.rows.iter().map(row).collect::<String>())
}
