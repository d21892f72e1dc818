//! Conducts a list: seats the players, asks the computers among them, applies the moves, writes
//! finished games down and deals the next.
//!
//! A [`Session`] is the whole state and does no work by itself: it says who is [`Awaited`], takes
//! the person's moves and the computers' [`Reply`]s, and hands out [`View`](crate::rules::View)s
//! only. A [`Thinker`] asks the computers, and puts another in the place of one that fails; a
//! [`Worker`] lets it do so on a thread of its own, and answers the person's [`Question`]s what the
//! strongest of them would do. Nothing here knows of terminals or disks.
//!
//! What a session is played for is its [`Purpose`]: a list that counts, or practice.

mod failure;
mod past;
mod purpose;
mod question;
mod request;
mod seed;
mod session;
mod start;
mod thinker;
mod worker;

pub use failure::{Failure, Report};
pub use purpose::{BadDrill, Drill, Purpose};
pub use question::{Advised, Question};
pub use request::{IllegalReply, Reply, Request};
pub use seed::{BadSeed, Seed};
pub use session::{Awaited, Session};
pub use start::{NewList, Start};
pub use thinker::{PATIENCE, Thinker};
pub use worker::{Delivery, Worker};

pub use crate::players::{Advice, Basis, Fact, Fear, Odds, Reason};
pub use crate::record::{BadDay, Day, Misfit};

use crate::players::Bot;

/// Everybody who plays a list: the person and the computers by place.
pub type Party = crate::record::Party<Bot>;

/// One player of a [`Party`].
pub type Member = crate::record::Member<Bot>;
