//! What the state asks of the program around the screen, whatever the screen is.

use crate::host::Session;
use crate::ui::input::update::{settings, update};
use crate::ui::pages::quiz::Quiz;
use crate::ui::state::{Around, Desk, Effect, Message, Model, Offer, Scene, Start};

/// Carries out what needs no terminal.
pub(crate) struct Effects<'a> {
    pub(crate) around: &'a mut dyn Around,
    pub(crate) desk: &'a mut dyn Desk,
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
                self.around.call_person(&before, &now);
                return Ok(Vec::new());
            }
            Effect::Begin => begun(self.around.new_list()),
            Effect::Menu => match self.around.waiting() {
                Some(waiting) => opened(self.menu(Some(waiting))),
                None => begun(self.around.new_list()),
            },
            Effect::Home => {
                let waiting = self.around.waiting();
                opened(self.menu(waiting))
            }
            Effect::Lessons(line) => {
                let waiting = self.around.waiting();
                let (line, offer) = (line.into(), Offer::Lessons);
                opened(Start { line, offer, ..self.menu(waiting) })
            }
            Effect::Lesson(number) => match self.around.lesson(number) {
                Some(session) => begun(session),
                None => Message::Refused(model.kit.words.get("practice-none")),
            },
            Effect::Quiz(number) => Message::Page(Box::new(Quiz::new(number))),
            Effect::Learned(name) => match self.around.learn(&name) {
                Ok(()) => return Ok(Vec::new()),
                Err(why) => Message::Refused(why),
            },
            Effect::Daily => self.around.daily().map_or_else(Message::Refused, begun),
            Effect::Practise(drill) => match self.around.practice(drill) {
                Some(session) => begun(session),
                None => Message::Refused(model.kit.words.get("practice-none")),
            },
            Effect::Look(settings) => Message::Looked(match self.desk.look(&settings) {
                Ok(look) => {
                    self.around.follow(&settings);
                    Ok((Box::new(look), self.around.fresh()))
                }
                Err(why) => Err(why),
            }),
            Effect::Keep { over } => {
                let preferences = &model.preferences;
                let kept = self.desk.keep(preferences.kept(), preferences.now(), over);
                Message::Kept(kept)
            }
            effect => return Err(effect),
        };
        Ok(update(model, message))
    }

    fn menu(&self, waiting: Option<Session>) -> Start {
        Start {
            waiting: waiting.map(Box::new),
            line: 0,
            fresh: self.around.fresh(),
            offer: Offer::Menu,
            learned: self.around.learned(),
        }
    }

    /// Keeps the list on the table.
    pub(crate) fn save(&mut self, model: &mut Model) {
        let Scene::Table(play) = &model.scene else { return };
        model.unsaved = self.around.save(&play.session).err();
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

fn begun(session: Session) -> Message {
    Message::Begun(Box::new(session))
}

fn opened(start: Start) -> Message {
    Message::Opened(Box::new(start))
}
