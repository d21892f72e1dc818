//! The texts of the languages, and the one that a machine speaks.

use std::ffi::OsStr;
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use super::{Deck, Words};
pub use crate::settings::Lang;

impl Lang {
    /// The language of a locale: `de_AT.UTF-8` and `de-AT` are German, `C` is none.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }

    /// The language that the settings choose. Left to the machine, it is that of the first variable
    /// that is set of `LC_ALL`, `LC_MESSAGES` and `LANG`; English if that names none of ours.
    ///
    /// ```
    /// use skat::text::Lang;
    ///
    /// let machine = |name: &str| (name == "LANG").then_some("fr_CH.UTF-8".as_ref());
    /// assert_eq!(Lang::chosen(None, machine), Lang::French);
    /// assert_eq!(Lang::chosen(Some(Lang::German), machine), Lang::German);
    /// ```
    #[must_use]
    pub fn chosen<'a>(
        language: Option<Self>,
        variable: impl Fn(&'static str) -> Option<&'a OsStr>,
    ) -> Self {
        language.unwrap_or_else(|| {
            let set = |name| variable(name).filter(|value| !value.is_empty());
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
            let locale = locale.and_then(OsStr::to_str).and_then(Self::of_locale);
            locale.unwrap_or(Self::English)
        })
    }

    /// The name of a person who has given none, as records have it.
    #[must_use]
    pub fn you(self) -> &'static str {
        static YOU: [OnceLock<String>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        YOU[self as usize].get_or_init(|| Words::new(self, Deck::French).get("seat-you"))
    }

    pub(super) fn id(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language is well formed")
    }

    /// Its texts as they were read when they were first asked for.
    ///
    /// # Panics
    ///
    /// If one of them is broken, which a test rules out.
    pub(super) fn resources(self) -> &'static [FluentResource; 3] {
        static READ: [OnceLock<[FluentResource; 3]>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        READ[self as usize].get_or_init(|| {
            self.sources().map(|source| match FluentResource::try_new(source.to_owned()) {
                Ok(resource) => resource,
                Err((_, errors)) => panic!("{}.ftl: {errors:?}", self.code()),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_their_language() {
        for (locale, lang) in [
            ("de_AT.UTF-8", Lang::German),
            ("de-AT", Lang::German),
            ("de", Lang::German),
            ("DE_de@euro", Lang::German),
            ("fr_CH", Lang::French),
            ("it_IT.ISO-8859-1", Lang::Italian),
            ("pt_BR.utf8", Lang::Portuguese),
            ("en_GB", Lang::English),
        ] {
            assert_eq!(Lang::of_locale(locale), Some(lang), "{locale}");
        }
        for locale in ["", "C", "C.UTF-8", "POSIX", "xx_YY.UTF-8", "dexter", "_DE", "deutsch"] {
            assert_eq!(Lang::of_locale(locale), None, "{locale}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let chosen = |variables: &[(&str, &str)]| {
            let variables: Vec<_> = variables.to_vec();
            Lang::chosen(None, |name| {
                let set = variables.iter().find(|(known, _)| *known == name);
                set.map(|(_, value)| OsStr::new(*value))
            })
        };
        assert_eq!(chosen(&[]), Lang::English);
        assert_eq!(chosen(&[("LANG", "de_DE.UTF-8")]), Lang::German);
        assert_eq!(chosen(&[("LANG", "de_DE"), ("LC_MESSAGES", "fr_FR")]), Lang::French);
        assert_eq!(chosen(&[("LC_ALL", "C"), ("LANG", "de_DE")]), Lang::English);
        assert_eq!(chosen(&[("LC_ALL", ""), ("LANG", "pt_PT")]), Lang::Portuguese);
        assert_eq!(chosen(&[("LANG", "xx_YY")]), Lang::English);
        assert_eq!(chosen(&[("LANGUAGE", "de"), ("LC_NUMERIC", "de_DE")]), Lang::English);
    }
}
