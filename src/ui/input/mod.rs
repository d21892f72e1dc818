//! Keys and clicks: the actions they offer, and what each does to the state.

pub(crate) mod hit;
pub(crate) mod offers;
pub(crate) mod update;
