//! The event loop: one channel, one state, a frame after every change. It sleeps while nothing
//! happens.

use std::any::Any;
use std::io::{self, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{Event, MouseButton, MouseEventKind};
use thiserror::Error;

use crate::host::{Cancel, Delivery, Drill, Request, Session, Worker};
use crate::rules::Move;
use crate::study::learned::Learned;

use super::key::Key;
use super::model::{Aids, Effect, Fresh, Message, Model, Offer, Options, Play, Scene, Start};
use super::quiz::Quiz;
use super::terminal::{self, End, Input, NoTerminal, Screen};
use super::update::{self, update};
use super::{Canvas, Kit, screen};

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

/// How the screen opens.
#[derive(Debug)]
pub struct Opening {
    /// Words, colours and signs.
    pub kit: Kit,
    /// How long a finished trick stays; zero means no wait anywhere.
    pub pace: Duration,
    /// Whether a finished trick stays until a key is pressed.
    pub trick_waits: bool,
    /// What helps the person.
    pub aids: Aids,
    /// Whether the mouse is listened to.
    pub mouse: bool,
    /// What is on the screen first.
    pub first: First,
    /// What is to be told at once, one after the other.
    pub tell: Vec<String>,
}

/// What is on the screen first.
#[derive(Debug)]
pub enum First {
    /// The start menu, with the list left unfinished.
    Menu(Option<Box<Session>>),
    /// A list at once.
    Table(Box<Session>),
}

/// Why the screen closed otherwise than the person wished.
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
}

/// What arrives on the channel, with the time at which it did.
struct Arrival {
    at: Instant,
    what: What,
}

enum What {
    Input(Input),
    Player(Delivery),
}

impl From<Input> for Arrival {
    fn from(input: Input) -> Self {
        Self { at: Instant::now(), what: What::Input(input) }
    }
}

/// Runs the screen until the person leaves; `decide` are the computer players. A signal or a
/// hang-up ends the process as the parent expects, after saving.
///
/// # Errors
/// If there is no terminal, the system refuses a thread, or the last moves could not be saved.
pub fn run(
    opening: Opening,
    decide: impl Fn(&Request, &Cancel) -> Move + Send + 'static,
    around: &mut dyn Around,
) -> Result<(), RunError> {
    let (sender, receiver) = mpsc::channel();
    terminal::watch_signals(&sender)?;
    let mut screen = Screen::enter(&opening.kit.words.get("window-title"), opening.mouse)?;
    terminal::read_input(&sender)?;
    let mut table = Table {
        model: model(opening, around.fresh(), around.learned()),
        worker: worker(sender, decide)?,
        around,
        wake: None,
        shown: Shown { prompts: 0, at: Instant::now() },
    };
    let mut effects = Vec::new();
    table.model.size = screen.size();
    table.model.tell_next();
    update::drive(&mut table.model, &mut effects);
    if matches!(table.model.scene, Scene::Table(_)) {
        effects.push(Effect::Save);
    }
    if let Done::Left = table.carry_out(effects, &mut screen) {
        return table.left();
    }
    table.draw(&mut screen);
    loop {
        let Some(arrival) = table.next(&receiver) else { continue };
        match table.take(arrival, &mut screen) {
            Done::Left => return table.left(),
            Done::Nothing => {}
            Done::Changed => table.draw(&mut screen),
        }
    }
}

fn model(opening: Opening, fresh: Fresh, learned: Learned) -> Model {
    let scene = match opening.first {
        First::Menu(waiting) => {
            let offer = Offer::Menu;
            Scene::Start(Start { waiting, line: 0, fresh, offer, learned })
        }
        First::Table(session) => Scene::Table(Box::new(Play::new(*session))),
    };
    Model {
        kit: opening.kit,
        options: Options {
            pace: opening.pace,
            trick_waits: opening.trick_waits,
            aids: opening.aids,
        },
        size: (0, 0),
        scene,
        over: None,
        note: None,
        to_tell: opening.tell.into(),
        unsaved: None,
        prompts: 1,
    }
}

fn worker(
    sender: Sender<Arrival>,
    decide: impl Fn(&Request, &Cancel) -> Move + Send + 'static,
) -> io::Result<Worker> {
    Worker::spawn(decide, move |delivery| {
        // Nobody listens any more once the screen has closed.
        let _ = sender.send(Arrival { at: Instant::now(), what: What::Player(delivery) });
    })
}

/// Which prompt the last frame showed, and since when.
struct Shown {
    prompts: u64,
    at: Instant,
}

struct Table<'a> {
    model: Model,
    worker: Worker,
    around: &'a mut dyn Around,
    wake: Option<Instant>,
    shown: Shown,
}

enum Done {
    Nothing,
    Changed,
    Left,
}

impl Table<'_> {
    /// Waits for what comes next; the end of a wait gives nothing from outside.
    fn next(&mut self, receiver: &Receiver<Arrival>) -> Option<Option<Arrival>> {
        let received = match self.wake {
            None => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(wake) => receiver.recv_timeout(wake.saturating_duration_since(Instant::now())),
        };
        match received {
            Ok(arrival) => Some(Some(arrival)),
            Err(RecvTimeoutError::Timeout) => {
                self.wake = None;
                Some(None)
            }
            // All senders are gone: as if the terminal had been closed.
            Err(RecvTimeoutError::Disconnected) => {
                Some(Some(Arrival::from(Input::End(End::HANG_UP))))
            }
        }
    }

    fn take(&mut self, arrival: Option<Arrival>, screen: &mut Screen) -> Done {
        let message = match arrival {
            None => Some(Message::Elapsed),
            Some(Arrival { at, what: What::Input(Input::Event(event)) }) => {
                self.message(&event, at)
            }
            Some(Arrival { what: What::Input(Input::Resumed), .. }) => {
                // A terminal that cannot be drawn on has gone; the reader tells so.
                let _ = screen.forget();
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
            Some(Arrival { what: What::Player(Delivery::Panicked(payload)), .. }) => {
                self.rethrow(payload)
            }
        };
        let Some(message) = message else { return Done::Nothing };
        let effects = update(&mut self.model, message);
        self.carry_out(effects, screen)
    }

    fn message(&self, event: &Event, at: Instant) -> Option<Message> {
        // The prompt must have been on the screen when the key was pressed.
        let early = self.model.prompts != self.shown.prompts || at < self.shown.at;
        match *event {
            Event::Key(key) => Key::from_event(key).map(|key| Message::Key { key, early }),
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
            match effect {
                Effect::Save => self.save(),
                Effect::Ask(request) => self.worker.ask(*request),
                Effect::Advise(question) => self.worker.advise(*question),
                Effect::Wait(time) => self.wake = Some(Instant::now() + time),
                Effect::Wake => self.wake = None,
                Effect::Begin
                | Effect::Menu
                | Effect::Home
                | Effect::Daily
                | Effect::Practise(_)
                | Effect::Lessons(_)
                | Effect::Lesson(_)
                | Effect::Quiz(_) => {
                    let message = self.scene(&effect);
                    let more = update(&mut self.model, message);
                    if let Done::Left = self.carry_out(more, screen) {
                        return Done::Left;
                    }
                }
                Effect::Suspend => {
                    if screen.suspend().is_err() {
                        self.end(End::HANG_UP);
                    }
                }
                Effect::Learned(name) => {
                    if let Err(why) = self.around.learn(&name) {
                        update(&mut self.model, Message::Refused(why));
                    }
                }
                Effect::CallPerson { before, now } => self.around.call_person(&before, &now),
                Effect::Quit => return Done::Left,
            }
        }
        Done::Changed
    }

    /// What is on the screen next.
    fn scene(&mut self, effect: &Effect) -> Message {
        let begun = |session| Message::Begun(Box::new(session));
        match effect {
            Effect::Menu => match self.around.waiting() {
                Some(waiting) => Message::Opened(Box::new(self.menu(Some(waiting)))),
                None => begun(self.around.new_list()),
            },
            Effect::Home => {
                let waiting = self.around.waiting();
                Message::Opened(Box::new(self.menu(waiting)))
            }
            &Effect::Lessons(line) => {
                let waiting = self.around.waiting();
                let menu = self.menu(waiting);
                let (line, offer) = (line.into(), Offer::Lessons);
                Message::Opened(Box::new(Start { line, offer, ..menu }))
            }
            &Effect::Lesson(number) => match self.around.lesson(number) {
                Some(session) => begun(session),
                None => Message::Refused(self.model.kit.words.get("practice-none")),
            },
            &Effect::Quiz(number) => Message::Asked(Quiz::new(number)),
            Effect::Daily => self.around.daily().map_or_else(Message::Refused, begun),
            &Effect::Practise(drill) => match self.around.practice(drill) {
                Some(session) => begun(session),
                None => Message::Refused(self.model.kit.words.get("practice-none")),
            },
            _ => begun(self.around.new_list()),
        }
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

    fn save(&mut self) {
        let Scene::Table(play) = &self.model.scene else { return };
        self.model.unsaved = self.around.save(&play.session).err();
    }

    /// The person has left; what could not be saved is told where the person looks next.
    fn left(&self) -> Result<(), RunError> {
        self.model.unsaved.clone().map_or(Ok(()), |why| Err(RunError::NotSaved(why)))
    }

    fn draw(&mut self, screen: &mut Screen) {
        let start = Instant::now();
        let model = &mut self.model;
        let drawn = screen.draw(|frame| {
            let area = frame.area();
            model.size = (area.width, area.height);
            screen::draw(&mut Canvas::new(frame.buffer_mut()), model);
        });
        if drawn.is_err() {
            self.end(End::HANG_UP);
        }
        if self.shown.prompts != self.model.prompts {
            self.shown = Shown { prompts: self.model.prompts, at: start };
        }
    }

    fn end(&mut self, end: End) -> ! {
        self.save();
        terminal::restore();
        if let Err(unsaved) = self.left() {
            // Nobody may be left to read it.
            let _ = writeln!(io::stderr(), "skat: {unsaved}");
        }
        end.carry_out()
    }

    fn rethrow(&mut self, payload: Box<dyn Any + Send>) -> ! {
        self.save();
        terminal::rethrow(payload)
    }
}
