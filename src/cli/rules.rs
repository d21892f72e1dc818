//! `skat rules`: the rules to look up and to print.

use std::ffi::OsString;
use std::io::Write;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as Flags, ValueEnum};

use super::{Failure, LangFlag};
use crate::text::Words;
use crate::text::pages::{Page, Topic, contents, html, markdown, plain, rules_on_paper};

/// The flags of `skat rules`.
#[derive(Debug, Flags)]
pub struct RulesArgs {
    /// What to read about; without it the topics and the quick start
    ///
    /// "all" is every topic.
    #[arg(value_name = "TOPIC", value_parser = topics())]
    pub topic: Option<Wanted>,

    /// As text, markdown or html
    ///
    /// HTML is one document with its style in it; nothing is fetched.
    #[arg(long, value_name = "HOW", default_value = "text", hide_default_value = true)]
    #[arg(hide_possible_values = true)]
    pub format: Format,

    /// The essentials as HTML that prints on two sides of A4
    ///
    /// Example: skat rules --print > rules.html
    #[arg(long, conflicts_with_all = ["topic", "format"])]
    pub print: bool,

    /// In which language.
    #[command(flatten)]
    pub lang: LangFlag,
}

/// What is to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// One page.
    One(Topic),
    /// All of them.
    All,
}

/// How pages are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Plain text of 78 columns.
    Text,
    /// Markdown with tables.
    Markdown,
    /// One HTML document.
    Html,
}

/// The word for all topics.
const ALL: &str = "all";

fn topics() -> impl TypedValueParser<Value = Wanted> {
    let words = Topic::ALL.into_iter().map(Topic::word).chain([ALL]);
    PossibleValuesParser::new(words).try_map(|word| match word.as_str() {
        ALL => Ok(Wanted::All),
        word => word.parse().map(Wanted::One),
    })
}

/// Prints what is wanted.
///
/// # Errors
/// When the settings make no sense, or `out` cannot be written to.
pub(super) fn print(
    args: &RulesArgs,
    environment: &[(OsString, OsString)],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let words = args.lang.words(environment)?;
    let text = if args.print {
        rules_on_paper(&words)
    } else {
        written(&words, args.format, &pages(&words, args.topic))
    };
    Ok(out.write_all(text.as_bytes())?)
}

fn pages(words: &Words, wanted: Option<Wanted>) -> Vec<Page> {
    match wanted {
        None => vec![contents(words), Topic::QuickStart.page(words)],
        Some(Wanted::One(topic)) => vec![topic.page(words)],
        Some(Wanted::All) => Topic::ALL.map(|topic| topic.page(words)).to_vec(),
    }
}

fn written(words: &Words, format: Format, pages: &[Page]) -> String {
    let each = |write: fn(&Words, &Page) -> String| {
        pages.iter().map(|page| write(words, page)).collect::<Vec<_>>().join("\n")
    };
    match format {
        Format::Text => each(plain),
        Format::Markdown => each(markdown),
        Format::Html => html(words, pages),
    }
}
