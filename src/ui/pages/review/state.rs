//! The state of the page: a deal as far as it has been reviewed, and a step in it.

use crate::ui::state::Reviewing;

/// The review of a deal on the screen.
#[derive(Debug, Clone)]
pub(crate) struct Review {
    pub(super) of: Reviewing,
    /// The place of the step that is looked at.
    pub(super) at: usize,
    /// True if all hands are open.
    pub(super) open: bool,
    /// True if the table of decisions is shown in place of the step.
    pub(super) table: bool,
    /// The part told in lines besides the step.
    pub(super) aside: Option<Aside>,
    /// True if the deal itself has been told.
    pub(super) begun: bool,
}

/// Something that is told besides the step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Aside {
    /// The cards of all three before the step.
    Hands,
    /// The table of decisions.
    Decisions,
    /// The chance after each trick, and the sum of the deal.
    Course,
}
