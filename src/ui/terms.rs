//! By what a list is played, where that is not the official way: house rules, and the scoring.

use crate::rules::ListSettings;
use crate::text::terms;

use super::Kit;
use super::phrase::wrapped;

/// The terms of a list in rows of so many cells; none if everything is official.
pub(crate) fn rows(kit: &Kit, settings: &ListSettings, width: i32) -> Vec<String> {
    terms(&kit.words, settings).iter().flat_map(|text| wrapped(text, width)).collect()
}
