//! The past tricks that may be looked at: an aid for training, which no real table has.

use crate::ui::state::{Aids, Overlay, Play};

/// The overlay that the key of the last trick shows now.
///
/// # Errors
///
/// The key of the sentence that says why nothing is shown.
pub(crate) fn seen(play: &Play, aids: Aids) -> Result<Overlay, &'static str> {
    let table = play.view.table();
    match (table.last_trick(), table.tricks()) {
        (Some(_), _) => Ok(Overlay::LastTrick),
        (None, []) => Err("past-none"),
        (None, _) if aids.tricks => Ok(Overlay::AllTricks),
        (None, _) => Err("past-covered"),
    }
}
