//! Score sheets as a page that prints on A4: one file with everything in it.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::paper::{Paper, Row};
use crate::rules::TableSize;
use crate::text::Words;

/// The style of the page; it asks for nothing from elsewhere.
const STYLE: &str = include_str!("../../../assets/list/page.css");
/// More rows than this are set closer, so that a list of four players fits on its page.
const WIDE_ROWS: usize = 40;

/// Prints the beginning of the page.
pub(super) fn begin(words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let lang = words.lang().code();
    let title = escaped(&words.get("sheet-title"));
    writeln!(out, "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">")?;
    writeln!(out, "<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>")
}

/// Prints the end of the page.
pub(super) fn end(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "</body>\n</html>")
}

/// Prints a sheet.
pub(super) fn print(words: &Words, paper: &Paper, out: &mut dyn Write) -> io::Result<()> {
    let text = |key: &str| escaped(&words.get(key));
    writeln!(out, "<section>\n<h1>{}</h1>", text("sheet-title"))?;
    write!(out, "<p class=\"fields\">")?;
    for (key, value) in [
        ("sheet-place", None),
        ("sheet-date", paper.date.as_deref()),
        ("sheet-table", None),
        ("sheet-series", None),
    ] {
        let value = escaped(value.unwrap_or_default());
        write!(out, "<span>{} {value}</span>", text(key))?;
    }
    writeln!(out, "</p>")?;
    for terms in &paper.terms {
        writeln!(out, "<p class=\"terms\">{}</p>", escaped(terms))?;
    }
    let size = if paper.rows.len() > WIDE_ROWS { "long " } else { "" };
    let players = match paper.table {
        TableSize::Three => "three",
        TableSize::Four => "four",
    };
    writeln!(out, "<table class=\"{size}{players}\">")?;
    columns(paper, out)?;
    head(words, paper, out)?;
    writeln!(out, "<tbody>")?;
    for row in &paper.rows {
        writeln!(out, "{}", html_row(words, paper, row))?;
    }
    writeln!(out, "</tbody>")?;
    foot(paper, out)?;
    writeln!(out, "</table>")?;
    if let Some(legend) = &paper.legend {
        writeln!(out, "<p class=\"terms\">{}</p>", escaped(legend))?;
    }
    write!(out, "<p class=\"names\">")?;
    for key in ["sheet-writer", "sheet-checked"] {
        write!(out, "<span>{}</span>", text(key))?;
    }
    writeln!(out, "</p>\n</section>")
}

/// The columns before those of the players.
const fn game_columns(paper: &Paper) -> usize {
    12 + paper.doubles as usize
}

/// The widths of the columns, in shares of the page.
fn columns(paper: &Paper, out: &mut dyn Write) -> io::Result<()> {
    let (game, total, count) = match paper.table {
        TableSize::Three => ([7, 6, 6], 13, 6),
        TableSize::Four => ([7, 6, 6], 12, 5),
    };
    let [number, sign, base] = game;
    let mut widths = vec![number, sign, base, 5, 5, 5, 5, 5, 5, 5, 5];
    widths.extend(paper.doubles.then_some(5));
    widths.push(11);
    for _ in &paper.players {
        widths.extend([total, count, count]);
    }
    let sum: u32 = widths.iter().sum();
    write!(out, "<colgroup>")?;
    for width in widths {
        write!(out, "<col style=\"width:{:.2}%\">", 100.0 * f64::from(width) / f64::from(sum))?;
    }
    writeln!(out, "</colgroup>")
}

fn head(words: &Words, paper: &Paper, out: &mut dyn Write) -> io::Result<()> {
    let text = |key: &str| escaped(&words.get(key));
    let turned = |key: &str, class: &str| {
        format!("<th class=\"turned{class}\" scope=\"col\"><span>{}</span></th>", text(key))
    };
    writeln!(out, "<thead>\n<tr><td colspan=\"{}\"></td>", game_columns(paper))?;
    for name in &paper.players {
        let name = escaped(name);
        writeln!(out, "<th class=\"name player\" colspan=\"3\" scope=\"colgroup\">{name}</th>")?;
    }
    write!(out, "</tr>\n<tr>")?;
    write!(out, "{}", turned("sheet-number", ""))?;
    let base = text("sheet-base");
    write!(out, "<th class=\"turned\" colspan=\"2\" scope=\"colgroup\"><span>{base}</span></th>")?;
    for key in [
        "sheet-with",
        "sheet-without",
        "sum-hand",
        "sum-schneider",
        "sum-announced",
        "sum-schwarz",
        "sum-announced",
        "sum-ouvert",
    ] {
        write!(out, "{}", turned(key, ""))?;
    }
    if paper.doubles {
        write!(out, "{}", turned("sheet-doubled", ""))?;
    }
    write!(out, "{}", turned("sheet-value", ""))?;
    for _ in &paper.players {
        for (key, class) in [("end-total", " player"), ("end-won", ""), ("end-lost", "")] {
            write!(out, "{}", turned(key, class))?;
        }
    }
    writeln!(out, "</tr>\n</thead>")
}

fn html_row(words: &Words, paper: &Paper, row: &Row) -> String {
    let mut out = String::from("<tr>");
    let mut cell = |class: &str, text: &str| {
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        // Writing to a String cannot fail.
        let _ = write!(out, "<td{class}>{}</td>", escaped(text));
    };
    let number = if row.round.is_empty() {
        row.number.clone()
    } else {
        format!("{} {}", row.number, row.round)
    };
    cell("", &number);
    if row.played || row.game.is_empty() {
        cell("game", &row.game);
        cell("", &row.base);
        cell("mark", &row.with);
        cell("mark", &row.without);
        for made in row.levels {
            cell("tick", if made { "×" } else { "" });
        }
        if paper.doubles {
            cell("mark", &row.doubled);
        }
    } else {
        let span = game_columns(paper) - 2;
        let _ = write!(out, "<td class=\"other\" colspan=\"{span}\">{}</td>", escaped(&row.game));
    }
    let value = if row.value == 0 { String::new() } else { words.signed(row.value) };
    let _ = write!(out, "<td>{value}</td>");
    for cell in &row.cells {
        let gap = if cell.sits_out { " gap" } else { "" };
        let _ = write!(
            out,
            "<td class=\"player{gap}\">{}</td><td{}>{}</td><td{}>{}</td>",
            cell.total,
            if cell.sits_out { " class=\"gap\"" } else { "" },
            cell.won,
            if cell.sits_out { " class=\"gap\"" } else { "" },
            cell.lost
        );
    }
    out.push_str("</tr>");
    out
}

fn foot(paper: &Paper, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "<tfoot>")?;
    for line in &paper.foot {
        let class = if line.total { " class=\"total\"" } else { "" };
        let span = game_columns(paper);
        write!(out, "<tr{class}><td class=\"label\" colspan=\"{span}\">")?;
        write!(out, "{}</td>", escaped(&line.label))?;
        for (index, figure) in line.figures.iter().enumerate() {
            match line.counts.as_ref().and_then(|counts| counts.get(index)) {
                Some([won, lost]) => {
                    write!(out, "<td class=\"player\">{figure}</td><td>{won}</td><td>{lost}</td>")?
                }
                None => write!(out, "<td class=\"player\">{figure}</td><td></td><td></td>")?,
            }
        }
        writeln!(out, "</tr>")?;
    }
    writeln!(out, "</tfoot>")
}

/// A text as it may stand in the page.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // As a letter, not as a picture.
            '♣' | '♠' | '♥' | '♦' => {
                out.push(sign);
                out.push('\u{fe0e}');
            }
            _ => out.push(sign),
        }
    }
    out
}
