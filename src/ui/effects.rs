//! What the state asks of the program around the screen, whatever the screen is.

use crate::host::{Drill, Session};
use crate::settings::Settings;
use crate::study::learned::Learned;
use crate::ui::input::update::update;
use crate::ui::pages::quiz::Quiz;
use crate::ui::state::{
    message::{Effect, Message},
    model::{Fresh, Model, Offer, Scene, Start},
    preferences::Desk,
};

/// What the screen needs from the program around it.
pub trait Around {
    /// Keeps the list as it is now.
    ///
    /// # Errors
    /// What is to be told, in one line; the game goes on.
    fn save(&mut self, session: &Session) -> Result<(), String>;

    /// What [`Around::new_list`] would begin now.
    fn fresh(&self) -> Fresh;

    /// A new list: after one that was played to its end another like it.
    fn new_list(&mut self) -> Session;

    /// Calls the person otherwise from now on, if the person is still called by the word for "you"
    /// of the language before.
    fn call_person(&mut self, before: &str, now: &str);

    /// Goes by these settings from now on: a new list is as they have it.
    fn follow(&mut self, settings: &Settings);

    /// The list that has waited while another was played to its end.
    fn waiting(&mut self) -> Option<Session>;

    /// The deals of the day, from where they were left.
    ///
    /// # Errors
    /// What is to be told, in one line.
    fn daily(&mut self) -> Result<Session, String>;

    /// The next deal for practice of a kind; `None` if the house rules leave none.
    fn practice(&mut self, drill: Drill) -> Option<Session>;

    /// The lesson of a number, counted from 0.
    fn lesson(&mut self, number: u8) -> Option<Session>;

    /// Which lessons and quizzes are done.
    fn learned(&self) -> Learned;

    /// Keeps that one more is done.
    ///
    /// # Errors
    /// What is to be told, in one line.
    fn learn(&mut self, name: &str) -> Result<(), String>;
}

/// Carries out what needs no terminal.
pub(crate) struct Attendant<'a> {
    pub(crate) around: &'a mut dyn Around,
    pub(crate) desk: &'a mut dyn Desk,
}

impl Attendant<'_> {
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
            Effect::Quiz(number) => Message::Asked(Quiz::new(number)),
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
        if crate::ui::input::update::settings::to_keep(&model.preferences) {
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
