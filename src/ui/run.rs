//! The event loop: one channel, one state, a frame after every change. It sleeps while nothing
//! happens.

use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{Event, KeyEvent, MouseButton, MouseEventKind};
use thiserror::Error;

use crate::host::{Delivery, Thinker, Worker};
use crate::settings::Loaded;
use crate::study::review::{Done as Reviewed, Reviewer};

use crate::terminal::{self, End, Inbox, Input, NoTerminal, Outbox, Screen};
use crate::ui::draw::{Canvas, Kit};
use crate::ui::effects::Effects;
use crate::ui::input::update::{self, update};
use crate::ui::keys::{Key, typed};
use crate::ui::screen;
use crate::ui::state::{
    App, Effect, Message, Model, Opened, Options, Preferences, Reading, Scene, Unsaved,
};

/// The opening of the screen.
#[derive(Debug)]
pub struct Opening {
    /// Words, colours and signs.
    pub kit: Kit,
    /// The settings, and where each came from.
    pub loaded: Loaded,
    /// The first thing on the screen.
    pub first: Opened,
    /// The sentences to be told at once, one after the other.
    pub tell: Vec<String>,
}

/// The reason why the screen closed otherwise than the person wished.
#[derive(Debug, Error)]
pub enum RunError {
    /// There is no terminal.
    #[error(transparent)]
    NoTerminal(#[from] NoTerminal),
    /// The system refused something.
    #[error("cannot run the table: {0}")]
    Io(#[from] io::Error),
    /// The last moves could not be saved.
    #[error("the last moves are not saved: {0}")]
    NotSaved(String),
    /// The deals that are over could not be added to the history.
    #[error("the last deals are not in the history: {0}")]
    NotRecorded(String),
    /// The settings that were changed could not be saved.
    #[error("the settings are not saved: {0}")]
    NotKept(String),
}

/// An arrival on the channel, with its time.
struct Arrival {
    at: Instant,
    what: What,
}

enum What {
    Input(Input),
    Player(Delivery),
    Reviewed(Reviewed),
}

impl From<Input> for Arrival {
    fn from(input: Input) -> Self {
        let at = match input {
            Input::Event { at, .. } => at,
            _ => Instant::now(),
        };
        Self { at, what: What::Input(input) }
    }
}

/// Runs the screen until the person leaves; the thinker are the computer players. A signal or a
/// hang-up ends the process as the parent expects, after saving.
///
/// # Errors
/// If there is no terminal, the system refuses a thread, or the last moves could not be saved.
pub fn run(opening: Opening, thinker: Thinker, app: &mut dyn App) -> Result<(), RunError> {
    let mouse = opening.loaded.settings.screen.mouse;
    let title = opening.kit.words.get("window-title");
    let (mut screen, outbox, mut inbox) = terminal::take(&title, mouse)?;
    let mut table = Table {
        model: opening.into_model(app.file()),
        worker: worker(outbox.clone(), thinker)?,
        reviewer: None,
        outbox,
        effects: Effects { app },
        wake: None,
        shown: Shown { prompts: 0, at: Instant::now(), by: None },
        brought: None,
        since: Instant::now(),
        changed: true,
    };
    let mut effects = Vec::new();
    table.model.size = Some(screen.size());
    table.model.tell_next();
    update::drive(&mut table.model, &mut effects);
    if matches!(table.model.scene, Scene::Table(_)) {
        effects.push(Effect::Save);
    }
    if let Done::Left = table.carry_out(effects, &mut screen) {
        return table.left();
    }
    loop {
        if table.changed && screen.is_due(inbox.is_empty()) {
            table.draw(&mut screen);
        }
        let Some(arrival) = table.next(&mut inbox) else { continue };
        match table.take(arrival, &mut screen) {
            Done::Left => return table.left(),
            Done::Nothing => {}
            Done::Changed => table.changed = true,
        }
    }
}

impl Model {
    /// The error for what could not be saved, now that the person has left.
    pub(crate) fn lost(&self) -> Result<(), RunError> {
        match (&self.unsaved, self.preferences.unkept()) {
            (Some(Unsaved::Moves(why)), _) => Err(RunError::NotSaved(why.clone())),
            (Some(Unsaved::Deals(why)), _) => Err(RunError::NotRecorded(why.clone())),
            (None, Some(why)) => Err(RunError::NotKept(why.to_owned())),
            (None, None) => Ok(()),
        }
    }
}

impl Opening {
    /// The state at the start; `file` is the person's file of settings.
    pub(crate) fn into_model(self, file: Option<String>) -> Model {
        Model {
            kit: self.kit,
            options: Options::of(&self.loaded.settings),
            preferences: Preferences::new(self.loaded, file),
            size: None,
            scene: self.first.into(),
            behind: Vec::new(),
            overlay: None,
            reading: Reading::default(),
            note: None,
            to_tell: self.tell.into(),
            unsaved: None,
            prompts: 1,
        }
    }
}

fn worker(outbox: Outbox<Arrival>, thinker: Thinker) -> io::Result<Worker> {
    Worker::spawn(thinker, move |delivery| {
        // Nobody listens any more once the screen has closed.
        let _ = outbox.send(Arrival { at: Instant::now(), what: What::Player(delivery) });
    })
}

/// The prompt that the last frame showed, and the time since when.
struct Shown {
    prompts: u64,
    at: Instant,
    /// The key that skipped what others did before the prompt, with the time of its last press.
    by: Option<(KeyEvent, Instant)>,
}

/// The time in which a key pressed once more is the same press to the person: the second half of a
/// double press, or the first repeat of a key held down.
const DOUBLE_PRESS: Duration = Duration::from_millis(100);

impl Shown {
    /// True if the key was pressed before its prompt was seen.
    fn is_early(&mut self, prompts: u64, event: &Event, at: Instant) -> bool {
        let early = prompts != self.prompts || at < self.at;
        let (Event::Key(key), Some((by, last))) = (event, &mut self.by) else { return early };
        if key.code != by.code || at.saturating_duration_since(*last) > DOUBLE_PRESS {
            self.by = None;
            return early;
        }
        *last = at;
        true
    }
}

struct Table<'a> {
    model: Model,
    worker: Worker,
    /// Who reviews the deal that is over.
    reviewer: Option<Reviewer>,
    outbox: Outbox<Arrival>,
    effects: Effects<'a>,
    wake: Option<Instant>,
    shown: Shown,
    /// The key that skipped to a prompt not shown yet.
    brought: Option<(KeyEvent, Instant)>,
    /// The time of the last message.
    since: Instant,
    /// Whether something may look otherwise than in the last frame.
    changed: bool,
}

enum Done {
    Nothing,
    Changed,
    Left,
}

impl Table<'_> {
    /// Waits for what comes next; the end of a wait gives nothing from outside. `None` if nothing
    /// has happened but that the screen can be drawn again.
    fn next(&mut self, inbox: &mut Inbox<Arrival>) -> Option<Option<Arrival>> {
        let arrival = inbox.next(self.wake);
        if arrival.is_none() {
            self.wake.take_if(|wake| *wake <= Instant::now())?;
        }
        Some(arrival)
    }

    fn take(&mut self, arrival: Option<Arrival>, screen: &mut Screen) -> Done {
        let passed = Message::Passed(self.since.elapsed());
        self.since = Instant::now();
        update(&mut self.model, passed);
        let pressed = match &arrival {
            Some(Arrival {
                at,
                what: What::Input(Input::Event { event: Event::Key(key), .. }),
            }) if self.is_skippable() => Some((*key, *at)),
            _ => None,
        };
        let message = match arrival {
            None => Some(Message::Elapsed),
            Some(Arrival { at, what: What::Input(Input::Event { event, .. }) }) => {
                if let Event::Paste(text) = event {
                    return self.paste(&text, screen);
                }
                self.message(&event, at)
            }
            Some(Arrival { what: What::Input(Input::Redraw), .. }) => {
                if screen.renew().is_err() {
                    self.end(End::HANG_UP);
                }
                return Done::Changed;
            }
            Some(Arrival { what: What::Input(Input::Suspend), .. }) => {
                return self.carry_out(vec![Effect::Suspend], screen);
            }
            Some(Arrival { what: What::Input(Input::End(end)), .. }) => self.end(end),
            Some(Arrival { what: What::Player(Delivery::Reply(reply)), .. }) => {
                Some(Message::Reply(reply))
            }
            Some(Arrival { what: What::Player(Delivery::Advised(advised)), .. }) => {
                Some(Message::Advised(advised))
            }
            Some(Arrival { what: What::Reviewed(done), .. }) => {
                Some(Message::Judged(Box::new(done)))
            }
        };
        let Some(message) = message else { return Done::Nothing };
        if matches!(message, Message::Resize(..)) {
            screen.forget();
        }
        let before = self.model.prompts;
        let effects = update(&mut self.model, message);
        if self.model.prompts != before {
            self.brought = pressed;
        }
        self.carry_out(effects, screen)
    }

    /// True while a key skips what others do, instead of answering.
    fn is_skippable(&self) -> bool {
        matches!(&self.model.scene, Scene::Table(play) if play.wait.is_some() || play.motion.is_some())
    }

    /// Pasted text is typed where a text is typed, and nothing anywhere else.
    fn paste(&mut self, text: &str, screen: &mut Screen) -> Done {
        for sign in text.chars() {
            if self.model.takes_text() {
                let effects = update(&mut self.model, Message::Typed(sign));
                if let Done::Left = self.carry_out(effects, screen) {
                    return Done::Left;
                }
            }
        }
        Done::Changed
    }

    fn message(&mut self, event: &Event, at: Instant) -> Option<Message> {
        // The prompt must have been on the screen when the key was pressed.
        let early = self.shown.is_early(self.model.prompts, event, at);
        match *event {
            Event::Key(key) => {
                let typed = typed(key).filter(|_| self.model.takes_text()).map(Message::Typed);
                typed.or_else(|| Key::from_event(key).map(|key| Message::Key { key, early }))
            }
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    Some(Message::Click { col: mouse.column, row: mouse.row, early })
                }
                MouseEventKind::ScrollDown => Some(Message::Wheel { down: true }),
                MouseEventKind::ScrollUp => Some(Message::Wheel { down: false }),
                _ => None,
            },
            Event::Resize(cols, rows) => Some(Message::Resize(cols, rows)),
            _ => None,
        }
    }

    fn carry_out(&mut self, effects: Vec<Effect>, screen: &mut Screen) -> Done {
        for effect in effects {
            let looks = matches!(effect, Effect::Look(_));
            if matches!(effect, Effect::Save) && screen.is_due(true) {
                // Syncing to the disk takes time, and what was done can be seen before.
                self.draw(screen);
            }
            let effect = match self.effects.carry_out(&mut self.model, effect) {
                Ok(more) => {
                    if looks {
                        screen.listen_to_mouse(self.model.preferences.now().screen.mouse);
                    }
                    if let Done::Left = self.carry_out(more, screen) {
                        return Done::Left;
                    }
                    continue;
                }
                Err(effect) => effect,
            };
            match effect {
                Effect::Ask(request) => self.worker.ask(*request),
                Effect::Advise(question) => self.worker.advise(*question),
                Effect::Judge(task) => {
                    let outbox = self.outbox.clone();
                    let deliver = move |done| {
                        // Nobody listens any more once the screen has closed.
                        let what = What::Reviewed(done);
                        let _ = outbox.send(Arrival { at: Instant::now(), what });
                    };
                    // Where the system gives no thread nothing is judged.
                    self.reviewer = task.and_then(|task| Reviewer::spawn(*task, deliver).ok());
                }
                Effect::Wait(time) => self.wake = Some(Instant::now() + time),
                Effect::Wake => self.wake = None,
                Effect::Suspend => {
                    if screen.suspend().is_err() {
                        self.end(End::HANG_UP);
                    }
                    // In the shell nobody played.
                    self.since = Instant::now();
                }
                Effect::Quit => return Done::Left,
                _ => {}
            }
        }
        Done::Changed
    }

    /// The person has left; what could not be saved is told where the person looks next.
    fn left(&self) -> Result<(), RunError> {
        self.model.lost()
    }

    fn draw(&mut self, screen: &mut Screen) {
        let start = Instant::now();
        let model = &mut self.model;
        let drawn = screen.draw(|buffer| {
            model.size = Some((buffer.area.width, buffer.area.height));
            screen::draw(&mut Canvas::new(buffer), model);
        });
        self.changed = false;
        if drawn.is_err() {
            self.end(End::HANG_UP);
        }
        if self.shown.prompts != self.model.prompts {
            let by = self.brought.take();
            self.shown = Shown { prompts: self.model.prompts, at: start, by };
        }
    }

    fn end(&mut self, end: End) -> ! {
        self.effects.save_all(&mut self.model);
        end.carry_out(self.left().err().map(|unsaved| format!("skat: {unsaved}\n")))
    }
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::{KeyCode, KeyModifiers};

    use super::*;

    /// The second half of a double press answers nothing, nor does a key held down; what is pressed
    /// on purpose does.
    #[test]
    fn a_key_is_no_answer_to_the_prompt_to_which_it_skipped() {
        let start = Instant::now();
        let after = |ms| start + Duration::from_millis(ms);
        let key = |code| KeyEvent::new(code, KeyModifiers::NONE);
        let enter = Event::Key(key(KeyCode::Enter));
        let other = Event::Key(key(KeyCode::Char('y')));
        let shown = |by| Shown { prompts: 2, at: after(5), by };
        let mut brought = shown(Some((key(KeyCode::Enter), start)));
        for (event, prompts, ms, early) in [
            (&enter, 2, 50, true),
            (&enter, 2, 120, true),
            (&enter, 2, 240, false),
            (&enter, 2, 250, false),
            (&enter, 1, 260, true),
        ] {
            assert_eq!(brought.is_early(prompts, event, after(ms)), early, "{event:?} at {ms} ms");
        }
        assert!(!shown(Some((key(KeyCode::Enter), start))).is_early(2, &other, after(50)));
        assert!(!shown(None).is_early(2, &enter, after(50)));
        assert!(shown(None).is_early(2, &enter, after(4)), "before it could be seen");
    }
}
