//! A page as Markdown.

use crate::rules::Card;
use crate::text::Words;

use super::block::{Block, CardRow, Column, Mark, Page, Scale, Table, Term, TrickPicture};

/// The page as Markdown with tables, ended by a line break.
#[must_use]
pub fn markdown(words: &Words, page: &Page) -> String {
    let mut parts = vec![format!("# {}", set(&page.title))];
    parts.extend(page.blocks.iter().map(|block| part(words, block)));
    let mut text = words.spell(&parts.join("\n\n")).into_owned();
    text.push('\n');
    text
}

fn part(words: &Words, block: &Block) -> String {
    match block {
        Block::Heading(text) => format!("## {}", set(text)),
        Block::Text(text) => set(text),
        Block::List(items) => lines(items.iter().map(|item| format!("- {}", set(item)))),
        Block::Terms(terms) => lines(terms.iter().map(term)),
        Block::Table(content) => table(content),
        Block::Cards(row) => cards(words, row),
        Block::Trick(content) => trick(words, content),
        Block::Scale(content) => scale(content),
        Block::Sum(rows) => table(&Table::of_sum(rows)),
    }
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.collect::<Vec<_>>().join("\n")
}

/// A text with its stresses as Markdown has them; what would mean something else is escaped.
fn set(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for sign in text.chars() {
        match sign {
            '⟨' | '⟩' => out.push_str("**"),
            '⟪' | '⟫' => out.push('_'),
            '*' | '_' | '`' | '|' | '<' | '#' | '\\' => out.extend(['\\', sign]),
            _ => out.push(sign),
        }
    }
    out
}

fn term(term: &Term) -> String {
    // The whole name is bold, whatever is stressed in it.
    let (name, means) = (set(&term.name.replace(['⟨', '⟩'], "")), set(&term.means));
    if term.apart {
        format!("- **{name}**\n  {means}")
    } else {
        format!("- **{name}** – {means}")
    }
}

fn table(table: &Table) -> String {
    let row = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| set(cell)).collect();
        format!("| {} |", cells.join(" | "))
    };
    let empty = vec![String::new(); table.columns.len()];
    let head = if table.head.is_empty() { &empty } else { &table.head };
    let under = table.columns.iter().map(|column| match column {
        Column::Left => "---",
        Column::Right => "---:",
    });
    let under = format!("| {} |", under.collect::<Vec<_>>().join(" | "));
    lines([row(head), under].into_iter().chain(table.rows.iter().map(|cells| row(cells))))
}

fn card(words: &Words, card: Card, mark: Mark) -> String {
    let card = words.card(card);
    match mark {
        Mark::Plain => card,
        Mark::Counted => format!("**{card}**"),
        Mark::Missing => format!("~~{card}~~"),
    }
}

fn cards(words: &Words, row: &CardRow) -> String {
    let group = |group: &Vec<(Card, Mark)>| {
        let cards = group.iter().map(|&(of, mark)| card(words, of, mark));
        cards.collect::<Vec<_>>().join(" ")
    };
    let cards = row.groups.iter().map(group).collect::<Vec<_>>().join(" · ");
    // Two blanks at the end break the line.
    let caption = if row.caption.is_empty() { String::new() } else { set(&row.caption) + "  \n" };
    caption + &cards
}

fn trick(words: &Words, trick: &TrickPicture) -> String {
    let row = |cells: [String; 3]| format!("| {} |", cells.join(" | "));
    let who = trick.cards.each_ref().map(|card| set(&card.who));
    let played = trick.cards.each_ref().map(|played| {
        let wins = trick.cards[trick.winner].card == played.card;
        card(words, played.card, if wins { Mark::Counted } else { Mark::Plain })
    });
    let notes = trick.cards.each_ref().map(|card| set(&card.note));
    let under = "| :-: | :-: | :-: |".to_owned();
    let table = lines([row(who), under, row(played), row(notes)].into_iter());
    format!("{}\n\n{table}\n\n{}", set(&trick.caption), set(&trick.why))
}

fn scale(scale: &Scale) -> String {
    lines(scale.rows.iter().map(|row| format!("- {} – {}", set(&row.label), set(&row.verdict))))
}
