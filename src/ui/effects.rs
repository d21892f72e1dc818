//! The effects of an update: what the state asks of the program around the screen, carried out.

use std::mem;

use crate::ui::input::update::{settings, update};
use crate::ui::pages;
use crate::ui::say;
use crate::ui::state::{
    AnyPage, App, Effect, Menu, Message, Model, Note, Offer, Opened, Play, Scene,
};

/// Carries out what needs no terminal.
pub(crate) struct Effects<'a> {
    pub(crate) app: &'a mut dyn App,
}

impl Effects<'_> {
    /// Carries an effect out and gives what follows from it; one that needs a terminal or a player
    /// is given back.
    pub(crate) fn carry_out(
        &mut self,
        model: &mut Model,
        effect: Effect,
    ) -> Result<Vec<Effect>, Effect> {
        let message = match effect {
            Effect::Save => {
                self.save(model);
                return Ok(Vec::new());
            }
            Effect::CallPerson { before, now } => {
                self.app.call_person(&before, &now);
                return Ok(Vec::new());
            }
            Effect::Open(start) => match self.app.open(start) {
                Ok(Some(opened)) => Message::Opened(opened.into()),
                Ok(None) => Message::Refused(model.kit.words.get("practice-none")),
                Err(why) => Message::Refused(why),
            },
            Effect::Learned(name) => match self.app.learn(&name) {
                Ok(()) => return Ok(Vec::new()),
                Err(why) => Message::Refused(why),
            },
            Effect::Review(review) => Message::Over(pages::review::open(*review).into()),
            Effect::Return => Message::Returned,
            Effect::Look(settings) => Message::Looked(
                self.app.look(&settings).map(|(look, fresh)| (Box::new(look), fresh)),
            ),
            Effect::Keep { over } => {
                let preferences = &model.preferences;
                let kept = self.app.keep(preferences.kept(), preferences.now(), over);
                Message::Kept(kept)
            }
            effect => return Err(effect),
        };
        Ok(update(model, message))
    }

    /// Keeps the list on the table.
    pub(crate) fn save(&mut self, model: &mut Model) {
        let Some(play) = model.table() else { return };
        let unsaved = self.app.save(&play.session).err();
        let before = mem::replace(&mut model.unsaved, unsaved);
        // Told once each way; in between a mark stays.
        if model.unsaved != before {
            model.note = Some(match &model.unsaved {
                Some(unsaved) => Note { text: say::unsaved(&model.kit, unsaved), warn: true },
                None => say::note(&model.kit, "table-saved-again"),
            });
        }
    }

    /// Keeps everything that can be kept, because the program has to end.
    pub(crate) fn save_all(&mut self, model: &mut Model) {
        if settings::to_keep(&model.preferences) {
            // What follows from it would only be shown.
            let _ = self.carry_out(model, Effect::Keep { over: false });
        }
        self.save(model);
    }
}

impl From<Opened> for Scene {
    fn from(opened: Opened) -> Self {
        match opened {
            Opened::Menu { waiting, fresh, learned, lesson } => {
                let offer = if lesson.is_some() { Offer::Lessons } else { Offer::Menu };
                let line = lesson.map_or(0, usize::from);
                Self::Menu(Menu { waiting, line, fresh, offer, learned })
            }
            Opened::Table(session) => Self::Table(Box::new(Play::new(*session))),
            Opened::Page(AnyPage(page)) => Self::Page(page),
        }
    }
}
