//! The game as lines: one event a line, one question, one answer. For screen readers, terminals that
//! can show nothing else, and scripts.
//!
//! The state and what happens to it are the same as on the screen: an answer becomes the
//! [`Action`]s that a key would be, and what is told is read off the state. A line that begins with
//! `? ` awaits an answer; nothing here moves a cursor, draws a frame or sets a colour.

pub(crate) mod ask;
pub(crate) mod cards;
pub(crate) mod pages;
pub(crate) mod read;
pub(crate) mod rules;
pub(crate) mod tell;

use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::time::Instant;

use crate::host::Thinker;
use crate::study::review::Task;

use crate::ui::effects::Effects;
use crate::ui::input::update::{self, update};
use crate::ui::lines::{
    read::{Answer, Look},
    tell::Told,
};
use crate::ui::run::{Opening, RunError};
use crate::ui::state::{Action, App, Effect, Message, Model, Scene};

/// The beginning of a line that awaits an answer.
const AWAITS: &str = "? ";
/// The longest answer that is read, in bytes.
const LONGEST: u64 = 1000;

/// The source of the answers, and the target of the lines.
pub struct Streams<'a> {
    /// The answers, a line each.
    pub answers: &'a mut dyn BufRead,
    /// The lines that are told.
    pub lines: &'a mut dyn Write,
}

/// Plays until the person leaves or the answers end; the thinker are the computer players. Everything
/// is saved move by move.
///
/// # Errors
/// If the answers cannot be read, the lines cannot be written, or the last moves not be saved.
pub fn converse(
    opening: Opening,
    thinker: Thinker,
    app: &mut dyn App,
    streams: Streams<'_>,
) -> Result<(), RunError> {
    let model = opening.into_model(app.file());
    let effects = Effects { app };
    let (told, since) = (Told::default(), Instant::now());
    let mut talk = Talk { model, effects, thinker, streams, told, review: None, since };
    talk.begin()?;
    while let Some(answer) = talk.ask()? {
        talk.pass_time();
        if talk.take(&answer)? == Done::Left {
            break;
        }
    }
    talk.leave()
}

#[derive(Debug, PartialEq, Eq)]
enum Done {
    GoesOn,
    Left,
}

struct Talk<'a, 's> {
    model: Model,
    effects: Effects<'a>,
    thinker: Thinker,
    streams: Streams<'s>,
    told: Told,
    /// The deal that is to be reviewed once its review is asked for.
    review: Option<Box<Task>>,
    /// The moment at which the time that has passed was told last.
    since: Instant,
}

impl Talk<'_, '_> {
    fn begin(&mut self) -> io::Result<()> {
        // Nothing waits for eyes.
        self.model.options.pace = std::time::Duration::ZERO;
        let hello = self.model.kit.words.get("line-hello");
        self.say(&hello)?;
        let mut effects = Vec::new();
        update::drive(&mut self.model, &mut effects);
        if matches!(self.model.scene, Scene::Table(_)) {
            effects.push(Effect::Save);
        }
        self.carry_out(effects).map(drop)
    }

    /// Writes a line.
    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.streams.lines, "{}", tell::bare(&self.model.kit, text))
    }

    /// Puts the question and reads the answer; none at the end of the answers.
    fn ask(&mut self) -> io::Result<Option<String>> {
        for line in ask::question(&self.model) {
            self.say(&line)?;
        }
        let choices = ask::choices_line(&self.model);
        let text = tell::bare(&self.model.kit, &choices);
        writeln!(self.streams.lines, "{AWAITS}{text}")?;
        self.streams.lines.flush()?;
        self.read()
    }

    /// A list may end by the time that it has taken.
    fn pass_time(&mut self) {
        let passed = Message::Passed(self.since.elapsed());
        self.since = Instant::now();
        update(&mut self.model, passed);
    }

    fn read(&mut self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let answers = &mut self.streams.answers;
        answers.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        // The rest of a line that is longer than any answer goes with it.
        while !bytes.ends_with(b"\n") {
            let mut rest = Vec::new();
            answers.by_ref().take(LONGEST).read_until(b'\n', &mut rest)?;
            if rest.is_empty() {
                break;
            }
            bytes.truncate(LONGEST as usize - 1);
            bytes.push(*rest.last().unwrap_or(&b'\n'));
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    fn take(&mut self, answer: &str) -> io::Result<Done> {
        match read::answer(&self.model, answer) {
            Answer::Do(actions) => {
                for action in actions {
                    if self.act(action)? == Done::Left {
                        return Ok(Done::Left);
                    }
                }
            }
            Answer::Look(look) => {
                let lines = match look {
                    Look::Help => pages::help(&self.model),
                    Look::LastTrick => pages::last_trick(&self.model),
                    Look::Tricks => pages::whole_deal(&self.model),
                    Look::List => pages::list(&self.model),
                    Look::Cards => tell::cards(&self.model),
                    Look::Table => pages::table(&self.model),
                    Look::Why => {
                        self.told.forget_hint();
                        pages::why(&self.model)
                    }
                };
                self.tell()?;
                for line in lines {
                    self.say(&line)?;
                }
            }
            Answer::Find(word) => {
                let found = rules::find(&mut self.model, &word);
                self.told.pass_over_page(&self.model);
                self.say(&found)?;
            }
            Answer::Refused(why) => self.say(&why)?,
        }
        Ok(Done::GoesOn)
    }

    /// Does what a key would do.
    fn act(&mut self, action: Action) -> io::Result<Done> {
        match (action, &mut self.model.scene) {
            (Action::Topic(_), _) => self.told.forget_page(),
            (Action::Hint, _) => {}
            // A hint is an answer to a question, and not a state that lasts.
            (_, Scene::Table(play)) => play.forget_hint(),
            _ => {}
        }
        let effects = update(&mut self.model, Message::Act(action));
        self.carry_out(effects)
    }

    /// Carries out everything that follows, and tells what has happened on the way.
    fn carry_out(&mut self, effects: Vec<Effect>) -> io::Result<Done> {
        let mut effects = VecDeque::from(effects);
        self.tell()?;
        while let Some(effect) = effects.pop_front() {
            let more = match self.effects.carry_out(&mut self.model, effect) {
                Ok(more) => more,
                Err(Effect::Ask(request)) => {
                    // Who plays is told before anybody thinks.
                    self.streams.lines.flush()?;
                    let reply = self.thinker.decide(*request);
                    update(&mut self.model, Message::Reply(Box::new(reply)))
                }
                Err(Effect::Advise(question)) => {
                    self.streams.lines.flush()?;
                    let advised = Box::new(self.thinker.advise(*question));
                    let more = update(&mut self.model, Message::Advised(advised));
                    ask::clear_ticks(&mut self.model);
                    more
                }
                Err(Effect::Judge(task)) => {
                    self.review = task;
                    Vec::new()
                }
                Err(Effect::Quit) => return Ok(Done::Left),
                // There is no clock and nothing to be stopped.
                Err(_) => Vec::new(),
            };
            effects.extend(more);
            self.review()?;
            self.tell()?;
        }
        if tell::reads(&self.model) {
            // The coach's reason has been told, and nothing waits for eyes.
            return self.act(Action::Enter);
        }
        Ok(Done::GoesOn)
    }

    /// Reviews the deal whose review is shown, if that was not done yet.
    fn review(&mut self) -> io::Result<()> {
        if matches!(self.model.scene, Scene::Page(_))
            && let Some(task) = self.review.take()
        {
            let working = self.model.kit.words.get("review-working");
            self.say(&working)?;
            self.streams.lines.flush()?;
            task.run(|done| {
                update(&mut self.model, Message::Judged(Box::new(done)));
                true
            });
        }
        Ok(())
    }

    fn tell(&mut self) -> io::Result<()> {
        for line in self.told.news(&mut self.model) {
            self.say(&line)?;
        }
        for line in self.told.page(&self.model) {
            // A page of the rules has columns.
            writeln!(self.streams.lines, "{line}")?;
        }
        Ok(())
    }

    /// The person has left, or the answers are at their end.
    fn leave(mut self) -> Result<(), RunError> {
        self.effects.save_all(&mut self.model);
        self.model.lost()?;
        if ask::runs(&self.model) {
            let saved = self.model.kit.words.get("ask-leave");
            self.say(&saved)?;
        }
        Ok(self.streams.lines.flush()?)
    }
}

#[cfg(test)]
mod tests;
