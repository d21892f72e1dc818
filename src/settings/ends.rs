//! What ends a list before its last deal: so many points, or so many minutes.

use std::num::NonZeroU32;

use toml::de::DeValue;

use super::values::{Value, choices_of, integer};

macro_rules! ends {
    ($($(#[$doc:meta])* $name:ident, $most:literal, $what:literal, $usual:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name(Option<NonZeroU32>);

        impl $name {
            /// The highest number.
            pub const MOST: u32 = $most;

            /// So many; `None` if this does not end a list.
            #[must_use]
            pub const fn number(self) -> Option<NonZeroU32> {
                self.0
            }

            fn new(number: u32) -> Option<Self> {
                let number = NonZeroU32::new(number).filter(|number| number.get() <= Self::MOST)?;
                Some(Self(Some(number)))
            }
        }

        impl Value for $name {
            const WHAT: &'static str = $what;

            fn allowed() -> String {
                format!("1 to {}, none", Self::MOST)
            }

            fn from_text(text: &str) -> Option<Self> {
                match text {
                    "none" => Some(Self(None)),
                    _ => text.parse().ok().and_then(Self::new),
                }
            }

            fn from_toml(value: &DeValue<'_>) -> Option<Self> {
                match value.as_str() {
                    Some(text) => (text == "none").then_some(Self(None)),
                    None => integer(value).and_then(Self::new),
                }
            }

            fn to_toml(&self) -> toml::Value {
                self.0.map_or_else(|| "none".into(), |number| number.get().into())
            }

            fn choices() -> Vec<String> {
                choices_of(&["none"], &$usual)
            }
        }
    )*};
}

ends! {
    /// At how many points of one player a list ends.
    Points, 99_999, "a number of points", [200, 300, 500, 1000, 2000];
    /// After how many minutes of play a list ends.
    Minutes, 1_440, "a number of minutes", [15, 30, 60, 90, 120];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_in_bounds_or_none() {
        assert_eq!(Points::from_text("99999").and_then(Points::number), NonZeroU32::new(99_999));
        assert_eq!(Minutes::from_text("90").and_then(Minutes::number), NonZeroU32::new(90));
        assert_eq!(Minutes::from_text("none"), Some(Minutes::default()));
        for bad in ["0", "1441", "-1", "1h", ""] {
            assert_eq!(Minutes::from_text(bad), None, "{bad}");
        }
    }
}
