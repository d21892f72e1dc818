//! The languages of everything a player reads.

use super::values::Word;

/// Makes the languages of their names in code, their codes, and their own names.
macro_rules! languages {
    ($($lang:ident $code:literal $name:literal;)*) => {
        /// A language of the program.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Lang {
            $(#[doc = $name] $lang,)*
        }

        impl Lang {
            /// All languages, in the order in which they are offered.
            pub const ALL: [Self; <[&str]>::len(&[$($code),*])] = [$(Self::$lang),*];

            /// The language's code, as in `en`.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$lang => $code,)*
                }
            }

            /// The name it has for itself: whoever looks for a language knows it by this name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$lang => $name,)*
                }
            }

            /// Its texts: those of the program, of the rules, and of the lessons.
            pub(crate) const fn sources(self) -> [&'static str; 3] {
                match self {
                    $(Self::$lang => [
                        include_str!(concat!("../../assets/i18n/", $code, ".ftl")),
                        include_str!(concat!("../../assets/i18n/rules/", $code, ".ftl")),
                        include_str!(concat!("../../assets/i18n/lessons/", $code, ".ftl")),
                    ],)*
                }
            }
        }

        /// A language, or that of the machine.
        impl Word for Option<Lang> {
            const WHAT: &'static str = "a language";
            const ALL: &'static [Self] = &[None, $(Some(Lang::$lang)),*];

            fn word(self) -> &'static str {
                self.map_or("auto", Lang::code)
            }
        }
    };
}

languages! {
    English "en" "English";
    German "de" "Deutsch";
    French "fr" "français";
    Italian "it" "italiano";
    Portuguese "pt" "português";
}
