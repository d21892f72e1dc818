//! The state of the screen, and everything that can happen to it.

pub(crate) mod action;
pub(crate) mod ask;
pub(crate) mod hint;
pub(crate) mod message;
pub(crate) mod model;
pub(crate) mod motion;
pub(crate) mod offers;
pub(crate) mod page;
pub(crate) mod past_tricks;
pub(crate) mod play;
pub(crate) mod ports;
pub(crate) mod preferences;
pub(crate) mod prompt;
pub(crate) mod reading;
pub(crate) mod reviewing;
pub(crate) mod shown;
pub(crate) mod start;

pub(crate) use action::{Action, Step};
pub(crate) use ask::{Ask, Choice, Choices};
pub(crate) use hint::Hint;
pub(crate) use message::{Effect, Message};
pub(crate) use model::{Aids, Model, Note, Options, Overlay, Scene};
pub(crate) use motion::{FRAME, Motion, Moving};
pub(crate) use offers::{Binding, Cap, Offers};
pub(crate) use page::{On, Page};
pub(crate) use play::{Play, TablePage, Wait, Written};
pub(crate) use ports::{AnyPage, App, Kept, Look, Opened, Unkept, Unsaved};
pub(crate) use preferences::{Item, Preferences, SettingsPage, items, sections};
pub(crate) use prompt::{
    Announce, Answer, Call, Discard, Offered, Prompt, announces_hand, doubling,
};
pub(crate) use reading::{Place, Reading};
pub(crate) use reviewing::{Account, Reviewing, chance_before, is_error};
pub(crate) use shown::{BrokenOff, Shown};
pub(crate) use start::{Fresh, Menu, Offer, StartLine};
