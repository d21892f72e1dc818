//! The numbers that may be a word as well: the deals of a list, and what ends it before the last.

use std::num::NonZeroU32;

use toml::de::DeValue;

use super::values::{Value, choices_of, integer};
use crate::rules::{ListSettings, TableSize};

macro_rules! numbers {
    ($(
        $(#[$doc:meta])*
        $name:ident = $word:literal or 1 to $most:literal, $what:literal, default $default:expr, $usual:expr;
    )*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(Option<NonZeroU32>);

        impl $name {
            /// The highest number.
            pub const MOST: u32 = $most;

            /// The number; `None` for the word.
            #[must_use]
            pub const fn number(self) -> Option<NonZeroU32> {
                self.0
            }

            fn new(number: u32) -> Option<Self> {
                let number = NonZeroU32::new(number).filter(|number| number.get() <= Self::MOST)?;
                Some(Self(Some(number)))
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self($default)
            }
        }

        impl Value for $name {
            const WHAT: &'static str = $what;

            fn allowed() -> String {
                format!("1 to {}, {}", Self::MOST, $word)
            }

            fn from_text(text: &str) -> Option<Self> {
                match text {
                    $word => Some(Self(None)),
                    _ => text.parse().ok().and_then(Self::new),
                }
            }

            fn from_toml(value: &DeValue<'_>) -> Option<Self> {
                match value.as_str() {
                    Some(text) => (text == $word).then_some(Self(None)),
                    None => integer(value).and_then(Self::new),
                }
            }

            fn to_toml(&self) -> toml::Value {
                self.0.map_or_else(|| $word.into(), |number| number.get().into())
            }

            fn choices() -> Vec<String> {
                choices_of(&[$word], &$usual)
            }
        }
    )*};
}

numbers! {
    /// The number of deals of a list; `auto` is that of the official one.
    Deals = "auto" or 1 to 999, "a number of deals", default None, [1, 6, 12, 24, 36, 48];
    /// The minus points of one player at which a minus list ends before its last deal.
    Limit = "none" or 1 to 9_999, "a limit of points", default ListSettings::LIMIT,
        [201, 301, 500, 701, 1001];
    /// The points of one player at which a list ends.
    Points = "none" or 1 to 99_999, "a number of points", default None, [200, 300, 500, 1000, 2000];
    /// The minutes of play after which a list ends.
    Minutes = "none" or 1 to 1_440, "a number of minutes", default None, [15, 30, 60, 90, 120];
}

impl Deals {
    /// The number of deals at a table.
    #[must_use]
    pub const fn count(self, table: TableSize) -> u32 {
        match self.0 {
            None => ListSettings::new(table, 0).deals,
            Some(deals) => deals.get(),
        }
    }
}

impl std::str::FromStr for Deals {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::from_text(text).ok_or_else(|| format!("allowed: 1 to {}", Self::MOST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_in_bounds_or_a_word() {
        assert_eq!(Points::from_text("99999").and_then(Points::number), NonZeroU32::new(99_999));
        assert_eq!(Minutes::from_text("90").and_then(Minutes::number), NonZeroU32::new(90));
        assert_eq!(Minutes::from_text("none"), Some(Minutes::default()));
        assert_eq!(Limit::default().number(), NonZeroU32::new(500));
        assert_eq!(Limit::from_text("none").map(Limit::number), Some(None));
        for bad in ["0", "1441", "-1", "1h", "None", ""] {
            assert_eq!(Minutes::from_text(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_official_list() {
        assert_eq!(Deals::default().count(TableSize::Three), 36);
        assert_eq!(Deals::default().count(TableSize::Four), 48);
        assert_eq!(Deals::from_text("999").map(|deals| deals.count(TableSize::Four)), Some(999));
        assert_eq!(Deals::from_text("1000"), None);
    }
}
