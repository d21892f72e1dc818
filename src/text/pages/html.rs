//! A page as HTML: one document with its style in it, no scripts, nothing fetched.

use std::fmt::Write;

use crate::rules::{Card, Cards, Suit};
use crate::text::{Deck, Words};

use super::block::{Block, CardRow, Column, Mark, Page, Scale, Table, Term, TrickPicture};
use super::lines;

const STYLE: &str = include_str!("../../../assets/pages/screen.css");

/// The pages as one document, ended by a line break.
#[must_use]
pub fn html(words: &Words, pages: &[Page]) -> String {
    let title = match pages {
        [page] => page.title.clone(),
        _ => words.get("rules-pages-title"),
    };
    let mut body = String::new();
    for page in pages {
        let _ = writeln!(body, "<article id=\"{}\">", page.topic.word());
        let _ = writeln!(body, "<h1>{}</h1>", set(words, &page.title));
        for block in &page.blocks {
            part(words, block, &mut body);
        }
        body.push_str("</article>\n");
    }
    document(words, &title, STYLE, &body)
}

/// A whole document.
pub(super) fn document(words: &Words, title: &str, style: &str, body: &str) -> String {
    let (lang, title) = (words.lang().code(), set(words, title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>\n{style}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

pub(super) fn part(words: &Words, block: &Block, out: &mut String) {
    let done = match block {
        Block::Heading(text) => writeln!(out, "<h2>{}</h2>", set(words, text)),
        Block::Text(text) => writeln!(out, "<p>{}</p>", set(words, text)),
        Block::List(items) => {
            let item = |item: &String| format!("<li>{}</li>\n", set(words, item));
            writeln!(out, "<ul>\n{}</ul>", items.iter().map(item).collect::<String>())
        }
        Block::Terms(terms) => {
            let term = |term: &Term| {
                // The style makes the whole name bold.
                let name = set(words, &term.name.replace(['⟨', '⟩'], ""));
                let means = set(words, &term.means);
                format!("<dt>{name}</dt>\n<dd>{means}</dd>\n")
            };
            writeln!(out, "<dl>\n{}</dl>", terms.iter().map(term).collect::<String>())
        }
        Block::Table(content) => writeln!(out, "{}", table(words, content, "")),
        Block::Cards(row) => writeln!(out, "{}", cards(words, row)),
        Block::Trick(content) => writeln!(out, "{}", trick(words, content)),
        Block::Scale(content) => writeln!(out, "{}", scale(words, content)),
        Block::Sum(rows) => writeln!(out, "{}", table(words, &Table::of_sum(rows), "sum")),
    };
    debug_assert!(done.is_ok(), "a text takes everything");
}

/// A text with its stresses, escaped; the red suits in their colour.
pub(super) fn set(words: &Words, text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    // What stays together in lines stays together here.
    let text: Vec<_> = lines::words(text).iter().map(|word| word.replace(' ', "\u{a0}")).collect();
    for sign in words.spell(&text.join(" ")).chars() {
        match sign {
            '⟨' => out.push_str("<b>"),
            '⟩' => out.push_str("</b>"),
            '⟪' => out.push_str("<i>"),
            '⟫' => out.push_str("</i>"),
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            _ => match words.deck().suit_of(sign).and_then(|suit| colour(words.deck(), suit)) {
                Some(class) => {
                    let _ = write!(out, "<span class=\"{class}\">{sign}</span>");
                }
                None => out.push(sign),
            },
        }
    }
    out
}

const fn colour(deck: Deck, suit: Suit) -> Option<&'static str> {
    let four = matches!(deck, Deck::Tournament | Deck::German);
    match suit {
        Suit::Clubs => None,
        Suit::Spades => {
            if four {
                Some("green")
            } else {
                None
            }
        }
        Suit::Hearts => Some("red"),
        Suit::Diamonds => {
            if four {
                Some("yellow")
            } else {
                Some("red")
            }
        }
    }
}

pub(super) fn table(words: &Words, table: &Table, class: &str) -> String {
    let row = |cells: &[String], tag: &str, class: &str| {
        let scope = if tag == "th" { " scope=\"col\"" } else { "" };
        let cell = |(cell, column): (&String, &Column)| {
            let side = if *column == Column::Right { " class=\"n\"" } else { "" };
            match cell.is_empty() {
                // A corner is the head of nothing.
                true => format!("<td{side}></td>"),
                false => format!("<{tag}{scope}{side}>{}</{tag}>", set(words, cell)),
            }
        };
        let cells: String = cells.iter().zip(&table.columns).map(cell).collect();
        format!("<tr{class}>{cells}</tr>\n")
    };
    let mut rows = String::new();
    if !table.head.is_empty() {
        rows = format!("<thead>\n{}</thead>\n", row(&table.head, "th", ""));
    }
    rows.push_str("<tbody>\n");
    for (index, cells) in table.rows.iter().enumerate() {
        let ruled = if table.rules.contains(&index) { " class=\"rule\"" } else { "" };
        rows.push_str(&row(cells, "td", ruled));
    }
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    format!("<table{class}>\n{rows}</tbody>\n</table>")
}

pub(super) fn card(words: &Words, card: Card, mark: Mark) -> String {
    let colour = colour(words.deck(), card.suit()).unwrap_or("black");
    let (mark, said) = match mark {
        Mark::Plain => ("", String::new()),
        Mark::Counted => (" counted", String::new()),
        // What the frame shows is said to whoever does not see it.
        Mark::Missing => {
            let missing = words.get("rules-card-missing");
            (" missing", format!("<span class=\"said\"> ({missing})</span>"))
        }
    };
    format!("<span class=\"card {colour}{mark}\">{}{said}</span>", words.card(card))
}

fn cards(words: &Words, row: &CardRow) -> String {
    let caption = match row.caption.is_empty() {
        true => String::new(),
        false => format!("<figcaption>{}</figcaption>", set(words, &row.caption)),
    };
    let group = |group: &Vec<(Card, Mark)>| {
        let cards: String = group.iter().map(|&(of, mark)| card(words, of, mark)).collect();
        format!("<span class=\"group\">{cards}</span>")
    };
    let groups: String = row.groups.iter().map(group).collect();
    format!("<figure>{caption}{groups}</figure>")
}

fn trick(words: &Words, trick: &TrickPicture) -> String {
    let played: String = trick
        .cards
        .iter()
        .enumerate()
        .map(|(index, played)| {
            let mark = if index == trick.winner { Mark::Counted } else { Mark::Plain };
            format!(
                "<div><span>{}</span>{}<i>{}</i></div>",
                set(words, &played.who),
                card(words, played.card, mark),
                set(words, &played.note)
            )
        })
        .collect();
    format!(
        "<figure><figcaption>{}</figcaption><div class=\"trick\">{played}</div><p>{}</p></figure>",
        set(words, &trick.caption),
        set(words, &trick.why)
    )
}

fn scale(words: &Words, scale: &Scale) -> String {
    let mut out = String::from("<figure class=\"scale\">\n");
    for row in &scale.rows {
        let share = f64::from(row.points) * 100.0 / f64::from(Cards::ALL.points());
        let _ = writeln!(
            out,
            "<p>{} · {}</p><div class=\"bar\"><div style=\"width:{share:.2}%\"></div></div>",
            set(words, &row.label),
            set(words, &row.verdict)
        );
    }
    let tick = |tick: &u8| format!("<span>{tick}</span>");
    let ticks: String = scale.ticks.iter().map(tick).collect();
    let _ = writeln!(out, "<div class=\"ticks\">{ticks}</div></figure>");
    out
}
