//! `skat rules`: the rules to look up and to print.

use std::ffi::OsStr;
use std::io::Write;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Args as Flags, ValueEnum};

use super::language::LangFlag;
use crate::app::{Environment, Failure};
use crate::text::Words;
use crate::text::pages::{Page, Topic, contents, html, markdown, plain, rules_on_paper};

/// The flags of `skat rules`.
#[derive(Debug, Flags)]
pub(super) struct RulesArgs {
    /// What to read about; without it the topics and the quick start
    ///
    /// "all" is every topic.
    /// A topic may be named by its title and by what only it begins with.
    #[arg(value_name = "TOPIC", value_parser = Topics)]
    pub(super) topic: Option<String>,

    /// As text, markdown or html
    ///
    /// HTML is one document with its style in it; nothing is fetched.
    #[arg(long, value_name = "HOW", default_value = "text", hide_default_value = true)]
    #[arg(hide_possible_values = true)]
    pub(super) format: Format,

    /// The essentials as HTML that prints on two sides of A4
    ///
    /// Example: skat rules --print > rules.html
    #[arg(long, conflicts_with_all = ["topic", "format"])]
    pub(super) print: bool,

    /// In which language.
    #[command(flatten)]
    pub(super) lang: LangFlag,
}

/// The form of printed pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// Plain text of 78 columns.
    Text,
    /// Markdown with tables.
    Markdown,
    /// One HTML document.
    Html,
}

/// The word for all topics.
const ALL: &str = "all";

/// Takes any name, and offers the words of the topics: which titles there are, only the language says.
#[derive(Debug, Clone, Copy)]
struct Topics;

impl TypedValueParser for Topics {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        flag: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, flag, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let words = Topic::ALL.into_iter().map(Topic::word).chain([ALL]);
        Some(Box::new(words.map(PossibleValue::new)))
    }
}

/// Prints what is wanted.
///
/// # Errors
/// When the settings make no sense, or `out` cannot be written to.
pub(super) fn print(
    args: &RulesArgs,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let words = args.lang.words(environment)?;
    let text = if args.print {
        rules_on_paper(&words)
    } else {
        written(&words, args.format, &pages(&words, args.topic.as_deref())?)
    };
    Ok(out.write_all(text.as_bytes())?)
}

fn pages(words: &Words, wanted: Option<&str>) -> Result<Vec<Page>, Failure> {
    Ok(match wanted {
        None => vec![contents(words), Topic::QuickStart.page(words)],
        Some(all) if all.eq_ignore_ascii_case(ALL) => {
            Topic::ALL.map(|topic| topic.page(words)).to_vec()
        }
        Some(name) => {
            let topic = Topic::named(words, name);
            vec![topic.map_err(|why| Failure::Usage(format!("rules: {why}")))?.page(words)]
        }
    })
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
