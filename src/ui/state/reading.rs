//! The rules being read: topic, scrolling and search.

use crate::text::pages::Topic;

/// The place in the rules that is being read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) topic: Topic,
    /// The rows scrolled down.
    pub(crate) down: usize,
    /// The text that is looked for; empty if nothing is.
    pub(crate) query: String,
    /// True if what is looked for is asked for.
    pub(crate) asks: bool,
    /// The places where it stands; kept because all pages have to be read to know.
    pub(crate) found: Vec<Place>,
    /// The place found that is shown, counted from 0.
    pub(crate) place: usize,
}

impl Default for Reading {
    fn default() -> Self {
        Self {
            topic: Topic::QuickStart,
            down: 0,
            query: String::new(),
            asks: false,
            found: Vec::new(),
            place: 0,
        }
    }
}

impl Reading {
    /// The topic that is read.
    pub(crate) const fn topic(&self) -> Topic {
        self.topic
    }

    /// True if words are looked for.
    pub(crate) const fn searches(&self) -> bool {
        self.asks || !self.query.is_empty()
    }

    /// The topics with the number of places in each: all of them while nothing is found.
    pub(crate) fn topics(&self) -> Vec<(Topic, usize)> {
        let found = &self.found;
        let count = |topic: Topic| found.iter().filter(|place| place.topic == topic).count();
        let all = Topic::ALL.into_iter().map(|topic| (topic, count(topic)));
        all.filter(|&(_, count)| count > 0 || found.is_empty()).collect()
    }
}

/// A place where what is looked for stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) topic: Topic,
    /// The block; none for the title.
    pub(crate) block: Option<usize>,
    /// The place among the rows of the block that have it.
    pub(crate) nth: usize,
}
