//! The pages for a printer: the rules on two sides of A4, and the bidding values on one.

use crate::rules::{Kind, Suit};
use crate::text::Words;

use super::Topic;
use super::block::{Block, Table};
use super::facts::Facts;
use super::html::{document, part, set, table};
use super::topics::{announcing, bids, cards, list, value, winning};
use super::writer::Writer;

const STYLE: &str = include_str!("../../../assets/pages/paper.css");

/// The essentials of the rules as a document that prints on two sides of A4.
#[must_use]
pub fn rules_on_paper(words: &Words) -> String {
    let facts = Facts::new(words);
    let title = words.get("rules-pages-title");
    let mut body = format!("<h1>{}</h1>\n<main>\n", set(words, &title));
    for (topic, write) in SECTIONS {
        let mut page = Writer::new(words, &facts);
        write(&mut page);
        let title = topic.title(words);
        body.push_str(&section(words, &title, &page.blocks));
    }
    body.push_str("</main>\n<div class=\"second\">\n<div class=\"beside\">\n");
    for heading in EXAMPLES {
        body.push_str(&example(&Writer::new(words, &facts), heading));
    }
    body.push_str("</div>\n");
    body.push_str(&totalled(&Writer::new(words, &facts)));
    body.push_str(&far(&Writer::new(words, &facts)));
    body.push_str(&values(&Writer::new(words, &facts)));
    body.push_str("</div>\n");
    document(words, &title, STYLE, &body)
}

/// The 63 values and how far a hand carries, as a document that prints on one side of A4.
#[must_use]
pub fn bids_on_paper(words: &Words) -> String {
    let facts = Facts::new(words);
    let page = Writer::new(words, &facts);
    let title = Topic::Bids.title(words);
    let body = format!(
        "<div class=\"large\">\n<h1>{}</h1>\n{}{}</div>\n",
        set(words, &title),
        far(&page),
        values(&page)
    );
    document(words, &title, STYLE, &body)
}

/// The games reckoned on the second side, by their headings.
const EXAMPLES: [&str; 2] = ["rules-value-grand", "rules-value-overbid"];

/// A game that is reckoned elsewhere, in a section of its own.
fn example(page: &Writer<'_>, heading: &str) -> String {
    let found = value::examples().into_iter().find(|example| example.heading == heading);
    let Some(value::Example { settlement, .. }) = found else { return String::new() };
    let mut reckoned = page.apart();
    value::reckoned(&mut reckoned, settlement);
    section(page.words, &page.say(heading), &reckoned.blocks)
}

/// A short list, and beside it how it is totalled.
fn totalled(page: &Writer<'_>) -> String {
    let words = page.words;
    let (mut deals, mut total) = (page.apart(), page.apart());
    deals.text("rules-list-example");
    let standings = list::deals(&mut deals);
    total.text("rules-list-bonus");
    list::totals(&mut total, &standings);
    total.text("rules-list-four");
    let mut out =
        format!("<h2>{}</h2>\n<div class=\"beside\">\n", set(words, &Topic::List.title(words)));
    for half in [deals, total] {
        out.push_str("<section>\n");
        half.blocks.iter().for_each(|block| part(words, block, &mut out));
        out.push_str("</section>\n");
    }
    out + "</div>\n"
}

/// The two tables of how far a hand carries.
fn far(page: &Writer<'_>) -> String {
    let words = page.words;
    let set = |key: &str| set(words, &page.say(key));
    let [plain, hand] = [false, true].map(|hand| table(words, &bids::far_table(page, hand), "far"));
    format!(
        "<h2>{}</h2>\n<p>{}</p>\n<div class=\"beside\">\n{plain}\n{hand}\n</div>\n<p>{}</p>\n",
        set("rules-bids-far"),
        set("rules-bids-far-how"),
        set("rules-bids-far-null")
    )
}

/// All values that can be bid.
fn values(page: &Writer<'_>) -> String {
    let words = page.words;
    let title = set(words, &page.say("rules-bids-all"));
    format!("<h2>{title}</h2>\n{}", columns(words, &bids::bid_table(words)))
}

type Section = (Topic, fn(&mut Writer<'_>));

/// The essentials, under the titles of the topics.
const SECTIONS: [Section; 8] = [
    (Topic::Cards, |page| {
        page.text("rules-quick-table-sides");
        cards::points_table(page);
        cards::german_words(page);
        let kind = Kind::Hearts;
        let trumps: Vec<_> = kind.trump_order().collect();
        let game = page.words.signed_kind(kind);
        page.cards(page.say_with("rules-cards-trumps", &[("game", game.into())]), &[&trumps]);
        let side = |kind| cards::order(kind, Suit::Spades);
        page.cards(page.say("rules-cards-side"), &[&side(kind)]);
        let jacks: Vec<_> = Kind::Grand.trump_order().collect();
        page.cards(page.say("rules-cards-order-grand"), &[&jacks, &side(Kind::Grand)]);
        page.cards(page.say("rules-cards-order-null"), &[&side(Kind::Null)]);
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
    }),
    (Topic::Announcing, |page| {
        page.text("rules-announcing-brings");
        page.list(&announcing::PROMISES);
        page.text("rules-announcing-missed");
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
        page.text("rules-winning-aim");
        winning::levels_table(page);
        page.list(&["rules-winning-both-sides", "rules-winning-tricks-count", "rules-null-aim"]);
    }),
    (Topic::Value, |page| {
        page.text("rules-value-formula");
        value::bases(page);
        page.text("rules-matadors-what");
        page.text("rules-matadors-how");
        page.list(&["rules-matadors-skat", "rules-value-loses", "rules-value-null-fixed"]);
        page.text("rules-announcing-levels-how");
        announcing::levels_table(page);
        page.text("rules-overbid-what");
        page.text("rules-overbid-costs");
    }),
];

fn section(words: &Words, title: &str, blocks: &[Block]) -> String {
    let mut out = format!("<section>\n<h2>{}</h2>\n", set(words, title));
    blocks.iter().for_each(|block| part(words, block, &mut out));
    out + "</section>\n"
}

/// A long table in columns, which go on from one to the next.
fn columns(words: &Words, long: &Table) -> String {
    let row = |cells: &Vec<String>| {
        let [value, games] = [0, 1].map(|at| cells.get(at).map_or("", String::as_str));
        // Three games have to stand in one line.
        let games = games.replace(" × ", "×").replace(" · ", "\u{2002}");
        let (value, games) = (set(words, value), set(words, &games));
        format!("<tr><th scope=\"row\">{value}</th><td>{games}</td></tr>\n")
    };
    let rows: String = long.rows.iter().map(row).collect();
    format!("<div class=\"values\">\n<table>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n")
}
