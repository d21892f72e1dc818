//! The start menu.

use std::borrow::Cow;

use crate::host::{Drill, NewList, Session, Start};
use crate::rules::ListSettings;
use crate::settings::Command;
use crate::study::learned::Learned;
use crate::study::lessons::Lesson;
use crate::study::quiz::Quiz;

/// The start menu.
#[derive(Debug)]
pub(crate) struct Menu {
    /// The lists that wait to be continued, the one played last before the others.
    pub(crate) waiting: Vec<Session>,
    /// The line under the cursor in [`Menu::lines`].
    pub(crate) line: usize,
    /// The length of a new list, and the names of the others.
    pub(crate) fresh: Fresh,
    /// The part of the menu that is open.
    pub(crate) offer: Offer,
    /// The lessons and quizzes that are done.
    pub(crate) learned: Learned,
}

/// The parts of the start menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Everything.
    Menu,
    /// The lists that wait.
    Lists,
    /// The kinds of practice.
    Drills,
    /// The lessons, and the quizzes.
    Lessons,
}

/// The shape and the players of a new list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fresh {
    /// Its shape.
    pub shape: ListSettings,
    /// The names of the others, clockwise from the person's left.
    pub others: Vec<String>,
}

/// A line of the start menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StartLine {
    /// The list that waits at this place, counted from 0.
    Continue(usize),
    /// The lists that wait behind the first.
    Others,
    New,
    Daily,
    Practice,
    Rules,
    Learn,
    Settings,
    Help,
    Leave,
    /// Something to be practised.
    Drill(Drill),
    /// The lesson of a number, counted from 0.
    Lesson(u8),
    /// The quizzes: the worth of games.
    Quizzes,
}

impl StartLine {
    /// The message of its name, and the command that takes it by a letter.
    pub(crate) fn name(self) -> (Cow<'static, str>, Option<Command>) {
        let (name, command) = match self {
            Self::Continue(0) => ("start-continue", Some(Command::Continue)),
            Self::Continue(_) => ("start-continue", None),
            Self::Others => ("start-others", None),
            Self::New => ("start-new", Some(Command::New)),
            Self::Rules => ("start-rules", Some(Command::Rules)),
            Self::Daily => ("start-daily", Some(Command::Daily)),
            Self::Practice => ("start-practice", Some(Command::Practice)),
            Self::Learn => ("start-learn", Some(Command::Learn)),
            Self::Drill(drill) => return (format!("drill-{drill}").into(), None),
            Self::Lesson(number) => (Lesson::get(number).map_or("", Lesson::title), None),
            Self::Quizzes => ("learn-quizzes", None),
            Self::Settings => ("start-settings", Some(Command::Settings)),
            Self::Help => ("start-help", None),
            Self::Leave => ("start-leave", Some(Command::Leave)),
        };
        (name.into(), command)
    }
}

impl Menu {
    /// The lines there are now; the first is what is most likely wanted.
    pub(crate) fn lines(&self) -> Vec<StartLine> {
        match self.offer {
            Offer::Menu => {}
            Offer::Lists => return (0..self.waiting.len()).map(StartLine::Continue).collect(),
            Offer::Drills => return Drill::ALL.map(StartLine::Drill).to_vec(),
            Offer::Lessons => {
                let lessons = (0..).zip(Lesson::all()).map(|(number, _)| StartLine::Lesson(number));
                return lessons.chain([StartLine::Quizzes]).collect();
            }
        }
        let mut lines = vec![
            StartLine::New,
            StartLine::Daily,
            StartLine::Practice,
            StartLine::Rules,
            StartLine::Learn,
            StartLine::Settings,
            StartLine::Help,
            StartLine::Leave,
        ];
        let waiting = [StartLine::Continue(0), StartLine::Others];
        lines.splice(0..0, waiting.into_iter().take(self.waiting.len()));
        lines
    }

    /// The wish that a line stands for; none for those that open nothing new.
    pub(crate) fn opens(&self, line: StartLine) -> Option<Start> {
        Some(match line {
            StartLine::Continue(at @ 1..) => Start::Resume(at),
            StartLine::New => Start::New(NewList::default()),
            StartLine::Daily => Start::Daily(None),
            StartLine::Drill(drill) => Start::Practice { drill, seed: None },
            StartLine::Lesson(number) => Start::Lesson(number),
            StartLine::Quizzes => Start::Quiz(self.next_quiz()),
            _ => return None,
        })
    }

    /// The first lesson that is not done, by its place; the first of all when everything is.
    pub(crate) fn next_lesson(&self) -> usize {
        let done = |lesson: &Lesson| self.learned.has(lesson.title());
        Lesson::all().iter().position(|lesson| !done(lesson)).unwrap_or(0)
    }

    /// The first quiz that is not done, by its number; the first of all when everything is.
    fn next_quiz(&self) -> usize {
        (0..Quiz::all().len()).find(|&n| !self.learned.has(&Quiz::name(n))).unwrap_or(0)
    }
}
