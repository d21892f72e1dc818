//! By what a list is played, where that is not the official way: house rules, and the scoring.

use crate::rules::ListSettings;
use crate::text::terms;

use super::Kit;
use super::phrase::wrapped;

/// The terms of a list in rows of so many cells; none if everything is official.
pub(crate) fn rows(kit: &Kit, settings: &ListSettings, width: i32) -> Vec<String> {
    let ListSettings { scoring, limit, rules, .. } = settings;
    let terms = terms(&kit.words, *scoring, *limit, rules);
    terms.iter().flat_map(|text| wrapped(text, width)).collect()
}
