//! By what a list is played, where that is not the official way: house rules, and the scoring.

use crate::rules::ListSettings;
use crate::text::{brief_terms, terms};

use crate::ui::draw::{Kit, wrapped};

/// The terms of a list in rows of so many cells; none if everything is official.
pub(crate) fn rows(kit: &Kit, settings: &ListSettings, width: i32) -> Vec<String> {
    terms(&kit.words, settings).iter().flat_map(|text| wrapped(text, width)).collect()
}

/// The same in so many rows at most, in brief if that is needed.
pub(crate) fn rows_within(
    kit: &Kit,
    settings: &ListSettings,
    (width, most): (i32, i32),
) -> Vec<String> {
    let most = usize::try_from(most).unwrap_or(0);
    let whole = rows(kit, settings, width);
    if whole.len() <= most {
        return whole;
    }
    let brief = brief_terms(&kit.words, settings);
    brief.iter().flat_map(|text| wrapped(text, width)).take(most).collect()
}
