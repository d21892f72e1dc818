//! The lessons and quizzes that the person has done.

use std::collections::BTreeSet;
use std::fmt;

/// The names of what is done. As a text it is a name a line; a name that is not known here, as of a
/// newer version, is kept.
///
/// ```
/// use skat::study::learned::Learned;
///
/// let mut learned = Learned::read("lesson-null\n");
/// learned.add("quiz-1");
/// assert!(learned.has("lesson-null"));
/// assert_eq!(learned.to_string(), "lesson-null\nquiz-1\n");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Learned(BTreeSet<String>);

impl Learned {
    /// Reads the names.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let names = text.lines().map(str::trim).filter(|name| !name.is_empty());
        Self(names.map(str::to_owned).collect())
    }

    /// True if this is done.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// Adds what has been done.
    pub fn add(&mut self, name: &str) {
        self.0.insert(name.to_owned());
    }
}

impl fmt::Display for Learned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|name| writeln!(f, "{name}"))
    }
}
