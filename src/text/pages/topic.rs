//! The topics, of which each has a page.

use std::fmt;

use thiserror::Error;

use super::block::{Block, Column, Page, Table};
use super::facts::Facts;
use super::find::fold;
use super::topics;
use super::writer::Writer;
use crate::text::Words;

/// A topic of the rules, in the order in which one would read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// Five steps that are enough to begin.
    QuickStart,
    /// The pack, its card points and the order of the cards in each game.
    Cards,
    /// The seats, and how the cards are dealt.
    Deal,
    /// The auction.
    Auction,
    /// Picking up the skat, or Hand.
    Skat,
    /// The announcement.
    Announcing,
    /// Following, trumping, and who takes a trick.
    Tricks,
    /// When a game is won, and what schneider and schwarz are.
    Winning,
    /// With and without.
    Matadors,
    /// The value of a game.
    Value,
    /// Games below their bid.
    Overbid,
    /// Null.
    Null,
    /// The 63 values, and how far a hand carries.
    Bids,
    /// The list, and how it is totalled.
    List,
    /// Giving up, and claiming the rest.
    Ending,
    /// The house rules.
    House,
    /// Questions people argue about.
    Questions,
    /// The words.
    Glossary,
}

impl Topic {
    /// All topics in the order in which one would read.
    pub const ALL: [Self; 18] = [
        Self::QuickStart,
        Self::Cards,
        Self::Deal,
        Self::Auction,
        Self::Skat,
        Self::Announcing,
        Self::Tricks,
        Self::Winning,
        Self::Matadors,
        Self::Value,
        Self::Overbid,
        Self::Null,
        Self::Bids,
        Self::List,
        Self::Ending,
        Self::House,
        Self::Questions,
        Self::Glossary,
    ];

    /// Its name on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::QuickStart => "quick-start",
            Self::Cards => "cards",
            Self::Deal => "deal",
            Self::Auction => "auction",
            Self::Skat => "skat",
            Self::Announcing => "announcing",
            Self::Tricks => "tricks",
            Self::Winning => "winning",
            Self::Matadors => "matadors",
            Self::Value => "value",
            Self::Overbid => "overbid",
            Self::Null => "null",
            Self::Bids => "bids",
            Self::List => "list",
            Self::Ending => "ending",
            Self::House => "house",
            Self::Questions => "questions",
            Self::Glossary => "glossary",
        }
    }

    /// Its title.
    #[must_use]
    pub fn title(self, words: &Words) -> String {
        words.get(match self {
            Self::QuickStart => "rules-topic-quick-start",
            Self::Cards => "rules-topic-cards",
            Self::Deal => "rules-topic-deal",
            Self::Auction => "rules-topic-auction",
            Self::Skat => "rules-topic-skat",
            Self::Announcing => "rules-topic-announcing",
            Self::Tricks => "rules-topic-tricks",
            Self::Winning => "rules-topic-winning",
            Self::Matadors => "rules-topic-matadors",
            Self::Value => "rules-topic-value",
            Self::Overbid => "rules-topic-overbid",
            Self::Null => "rules-topic-null",
            Self::Bids => "rules-topic-bids",
            Self::List => "rules-topic-list",
            Self::Ending => "rules-topic-ending",
            Self::House => "rules-topic-house",
            Self::Questions => "rules-topic-questions",
            Self::Glossary => "rules-topic-glossary",
        })
    }

    /// Makes its page.
    #[must_use]
    pub fn page(self, words: &Words) -> Page {
        self.page_with(words, &Facts::new(words))
    }

    /// The same by these figures.
    pub(super) fn page_with(self, words: &Words, facts: &Facts) -> Page {
        let mut writer = Writer::new(words, facts);
        let write = match self {
            Self::QuickStart => topics::quick_start::write,
            Self::Cards => topics::cards::write,
            Self::Deal => topics::deal::write,
            Self::Auction => topics::auction::write,
            Self::Skat => topics::skat::write,
            Self::Announcing => topics::announcing::write,
            Self::Tricks => topics::tricks::write,
            Self::Winning => topics::winning::write,
            Self::Matadors => topics::matadors::write,
            Self::Value => topics::value::write,
            Self::Overbid => topics::overbid::write,
            Self::Null => topics::null::write,
            Self::Bids => topics::bids::write,
            Self::List => topics::list::write,
            Self::Ending => topics::ending::write,
            Self::House => topics::house::write,
            Self::Questions => topics::questions::write,
            Self::Glossary => topics::glossary::write,
        };
        write(&mut writer);
        Page { topic: self, title: self.title(words), blocks: writer.blocks }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The list of topics, each with its word for the command line.
#[must_use]
pub fn contents(words: &Words) -> Page {
    let row = |topic: Topic| vec![topic.word().to_owned(), topic.title(words)];
    let rows = Topic::ALL.map(row).to_vec();
    let table = Table::of(&[Column::Left, Column::Left], rows);
    let blocks = vec![Block::Text(words.get("rules-pages-contents")), Block::Table(table)];
    Page { topic: Topic::QuickStart, title: words.get("rules-pages-title"), blocks }
}

/// A word that names no topic, or more than one.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadTopic {
    /// Nothing begins like that.
    #[error("'{}' is no topic ({})", .0.escape_debug(), Topic::ALL.map(Topic::word).join(", "))]
    Unknown(String),
    /// Several begin like that.
    #[error("'{}' can be {}", .0.escape_debug(), .1.iter().map(|of| of.word()).collect::<Vec<_>>().join(" or "))]
    Several(String, Vec<Topic>),
}

impl Topic {
    /// The topic with this name: its word for the command line or its title, or what only one of
    /// them begins with; capitals and accents make no difference.
    ///
    /// # Errors
    /// If no topic is called so, or the beginning is that of several.
    pub fn named(words: &Words, text: &str) -> Result<Self, BadTopic> {
        let wanted = fold(text.trim());
        let names = |topic: Self| [topic.word().to_owned(), fold(&topic.title(words))];
        // What is said in full is meant, whatever else begins with it; and a name that begins with
        // it rather than one in whose middle a word does.
        let whole = |name: &str| name == wanted;
        let begins = |name: &str| name.starts_with(&wanted);
        let inside =
            |name: &str| name.split([' ', '-', '\'']).any(|word| word.starts_with(&wanted));
        let ways: [&dyn Fn(&str) -> bool; 3] = [&whole, &begins, &inside];
        for way in ways.iter().filter(|_| !wanted.is_empty()) {
            let mut found = Self::ALL.to_vec();
            found.retain(|&topic| names(topic).iter().any(|name| way(name)));
            match found[..] {
                [] => {}
                [topic] => return Ok(topic),
                _ => return Err(BadTopic::Several(text.to_owned(), found)),
            }
        }
        Err(BadTopic::Unknown(text.to_owned()))
    }
}
