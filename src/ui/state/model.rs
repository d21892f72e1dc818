//! The state of the screen: everything a frame is drawn from.

use std::collections::VecDeque;
use std::time::Duration;

use crate::host::{Awaited, Drill, Purpose, Session};
use crate::rules::{
    Cards, Doubled, Game, Kind, ListSettings, Phase, Place, Round, Row, Seat, View,
};
use crate::settings::Settings;
use crate::study::learned::Learned;
use crate::study::lessons::Lesson;

use crate::ui::draw::{
    grid::{Grid, TooSmall},
    kit::Kit,
    sorting::Held,
};
use crate::ui::pages::quiz::Quiz;
use crate::ui::state::{
    ask::{Ask, Choices},
    motion::Motion,
    preferences::Preferences,
    prompt::Prompt,
};
use crate::ui::views::{pages::reading::Reading, table::hint::Hint};

/// What the settings say about the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Options {
    /// How long a finished trick stays; other waits are shares of it. Zero: no wait anywhere.
    pub(crate) pace: Duration,
    /// Whether a finished trick stays until a key is pressed.
    pub(crate) trick_waits: bool,
    /// What helps the person.
    pub(crate) aids: Aids,
}

/// What helps the person at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Aids {
    /// Whether the strongest player may be asked what it would do.
    pub hints: bool,
    /// Whether points are counted on the table.
    pub points: bool,
    /// Whether the trumps that are gone are counted.
    pub trumps: bool,
    /// Whether all past tricks may be looked at.
    pub tricks: bool,
}

impl Options {
    pub(crate) const fn of(settings: &Settings) -> Self {
        let screen = &settings.screen;
        Self {
            pace: screen.pace.duration(),
            trick_waits: screen.trick_waits,
            aids: Aids {
                hints: screen.hints,
                points: screen.training_points,
                trumps: screen.training_trumps,
                tricks: screen.training_tricks,
            },
        }
    }
}

/// The whole state.
#[derive(Debug)]
pub(crate) struct Model {
    /// Words, colours and signs.
    pub(crate) kit: Kit,
    pub(crate) options: Options,
    /// The settings, and the page on which they are changed.
    pub(crate) preferences: Preferences,
    /// Columns and rows of the terminal.
    pub(crate) size: (u16, u16),
    pub(crate) scene: Scene,
    /// What lies over the scene and goes again.
    pub(crate) over: Option<Over>,
    /// What is read when the rules are open.
    pub(crate) reading: Reading,
    /// A sentence in place of the usual one, until the next key.
    pub(crate) note: Option<Note>,
    /// What is still to be told, one at a time.
    pub(crate) to_tell: VecDeque<String>,
    /// Why the last moves could not be saved, as long as that is so.
    pub(crate) unsaved: Option<String>,
    /// Counts the prompts shown, so that a key typed before a prompt appeared can be told from
    /// one that answers it.
    pub(crate) prompts: u64,
}

impl Model {
    /// Tells what is next in the row, if nothing else is being told.
    pub(crate) fn tell_next(&mut self) {
        if self.note.is_none() {
            self.note = self.to_tell.pop_front().map(|text| Note { text, warn: false });
        }
    }

    /// Whether keys are letters of a text now.
    pub(crate) fn takes_text(&self) -> bool {
        self.over.is_none() && self.preferences.takes_text() && !self.is_too_small()
    }

    /// Whether the window is too small to play in: the game waits then.
    pub(crate) const fn is_too_small(&self) -> bool {
        Grid::new(self.size.0, self.size.1).is_err()
    }

    /// The grid of a window of this size. Beside a lesson no list is written, so that what is said
    /// has the whole width.
    pub(crate) fn grid(&self, width: u16, height: u16) -> Result<Grid, TooSmall> {
        match &self.scene {
            Scene::Table(play) if play.is_lesson() => Grid::without_list(width, height),
            _ => Grid::new(width, height),
        }
    }
}

/// What fills the screen.
#[derive(Debug)]
pub(crate) enum Scene {
    /// The start menu.
    Start(Start),
    /// The table, with the list and the standing behind it.
    Table(Box<Play>),
    /// A game to be reckoned.
    Quiz(Quiz),
}

/// The start menu.
#[derive(Debug)]
pub(crate) struct Start {
    /// The list that waits to be continued.
    pub(crate) waiting: Option<Box<Session>>,
    /// The line under the cursor in [`Start::lines`].
    pub(crate) line: usize,
    /// How long a new list is, and against whom.
    pub(crate) fresh: Fresh,
    /// What is offered.
    pub(crate) offer: Offer,
    /// Which lessons and quizzes are done.
    pub(crate) learned: Learned,
}

/// What the start menu offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Everything.
    Menu,
    /// What can be practised.
    Drills,
    /// The lessons, and the quizzes.
    Lessons,
}

/// What a new list would be.
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
    Continue,
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
    /// What games are worth.
    Quizzes,
}

impl Start {
    /// The lines there are now; the first is what is most likely wanted.
    pub(crate) fn lines(&self) -> Vec<StartLine> {
        match self.offer {
            Offer::Menu => {}
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
        if self.waiting.is_some() {
            lines.insert(0, StartLine::Continue);
        }
        lines
    }
}

/// A list being played.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) session: Session,
    /// What the person sees of the running deal; kept because a view is drawn many times.
    pub(crate) view: View,
    pub(crate) prompt: Prompt,
    /// What the table waits for by the clock.
    pub(crate) wait: Option<Wait>,
    /// What moves.
    pub(crate) motion: Option<Motion>,
    /// The deal is played through without waits while the person sits out.
    pub(crate) through: bool,
    pub(crate) page: Page,
    /// Whether the result shows the ten tricks where there is no room for both.
    pub(crate) tricks: bool,
    /// Where a bot was asked last or the result was shown first, by deal and moves.
    pub(crate) asked: Option<(u32, usize)>,
    /// What the strongest player was asked last.
    pub(crate) hint: Option<Hint>,
    /// Whether the ladder shows how far the games of the hand carry, and each question of the
    /// auction is put to the strongest player as well.
    pub(crate) bars: bool,
    /// The list from which the same cards were taken once more; it goes on afterwards.
    pub(crate) behind: Option<Box<Self>>,
}

/// A row of the list, and what belongs to it by house rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) row: Row,
    /// Who dealt.
    pub(crate) dealer: Place,
    /// What kind of round the deal belonged to.
    pub(crate) round: Round,
    /// How far the game was doubled.
    pub(crate) doubled: Doubled,
}

/// What of the list fills the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    /// The table: auction, play, result.
    Table,
    /// The whole list, scrolled up from its end by so many rows.
    List {
        /// Rows above the end.
        up: usize,
    },
    /// The final standing.
    End,
}

/// Why the table waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    /// A finished trick is looked at.
    Trick,
    /// A breath after a move of another player.
    Beat,
    /// The reason of a right answer is read, by its key, until the next key.
    Reason(&'static str),
}

/// What lies over the scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Over {
    /// The keys that work now.
    Help,
    /// The rules, which fill the screen.
    Rules,
    /// The last trick.
    LastTrick,
    /// All tricks so far.
    AllTricks,
    /// A question.
    Ask(Choices),
}

impl Over {
    /// Whether nobody else may move meanwhile: it asks about a move at the table as it is, or hides
    /// the table.
    pub(crate) const fn holds_the_game(self) -> bool {
        self.asks_for_a_move() || matches!(self, Self::Rules)
    }

    /// Whether it asks about a move at the table as it is.
    pub(crate) const fn asks_for_a_move(self) -> bool {
        let Self::Ask(Choices { ask, .. }) = self else { return false };
        matches!(ask, Ask::GiveUp | Ask::Claim | Ask::Kontra)
    }
}

/// A sentence that replaces the usual one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) text: String,
    /// Whether it is a warning.
    pub(crate) warn: bool,
}

impl Play {
    /// A list at the point where it was left.
    pub(crate) fn new(session: Session) -> Self {
        let last = || session.list().games().last().map(Game::spectator);
        let view = session.view().or_else(last).expect("every list has a deal");
        let mut play = Self {
            session,
            view,
            prompt: Prompt::None,
            wait: None,
            motion: None,
            through: false,
            page: Page::Table,
            tricks: false,
            asked: None,
            hint: None,
            bars: false,
            behind: None,
        };
        if matches!(play.session.awaited(), Awaited::ListOver) {
            play.page = Page::End;
        }
        play
    }

    /// What is played for.
    pub(crate) const fn purpose(&self) -> Purpose {
        self.session.purpose()
    }

    /// Whether it is a lesson.
    pub(crate) const fn is_lesson(&self) -> bool {
        matches!(self.purpose(), Purpose::Lesson(_))
    }

    /// The number of the deal on the table, and of the last one when the list is over.
    pub(crate) fn number(&self) -> u32 {
        let list = self.session.list();
        let last = list.settings().start + list.games().len() as u32;
        self.session.number().unwrap_or(last.saturating_sub(1))
    }

    /// The kind of game the hand is sorted by: what was announced, or what is about to be.
    pub(crate) fn sorted_by(&self) -> Option<Kind> {
        match &self.prompt {
            Prompt::Announce(announce) => {
                announce.chosen(&self.view).map(|offered| offered.contract.kind())
            }
            _ => self.view.table().kind(),
        }
    }

    /// The rows of the list, with that of the deal whose result is shown.
    pub(crate) fn rows(&self) -> Vec<Written> {
        let list = self.session.list();
        let written = |(row, game): (Row, &Game)| Written {
            row,
            dealer: game.deal().seating().dealer,
            round: game.deal().round(),
            doubled: game.table().doubled(),
        };
        let mut rows: Vec<Written> = list.rows().zip(list.games()).map(written).collect();
        let result = self.view.turned_up().filter(|_| self.shows_result());
        if let (Some(turned_up), Some(number)) = (result, self.session.number()) {
            rows.push(Written {
                row: Row::new(number, self.view.seating(), &turned_up.result),
                dealer: self.view.seating().dealer,
                round: self.view.round(),
                doubled: self.view.table().doubled(),
            });
        }
        rows
    }

    /// The cards that lie in the person's hand on the screen: without those that are put away for
    /// the announcement.
    pub(crate) fn held(&self) -> Held {
        let cards = match &self.prompt {
            Prompt::Announce(announce) => self.view.hand() - announce.put,
            _ => self.view.hand(),
        };
        Held {
            cards,
            had: cards | self.played_by(self.middle()),
            skat: self.view.skat().unwrap_or_default(),
            kind: self.sorted_by(),
            deal: self.number(),
        }
    }

    /// The declarer's hand, where it lies open for another seat to see.
    pub(crate) fn open_hand(&self) -> Option<Held> {
        let table = self.view.table();
        let cards = self.view.open()?;
        let had = cards | self.played_by(table.declarer()?);
        Some(Held { had, ..Held::new(cards, table.kind()) })
    }

    /// All cards the person has had in this deal, those put away as well.
    pub(crate) fn had(&self) -> Cards {
        self.view.hand() | self.view.put().unwrap_or_default() | self.played_by(self.middle())
    }

    /// What a seat has played in this deal.
    fn played_by(&self, seat: Seat) -> Cards {
        let table = self.view.table();
        let tricks = table.tricks().iter().chain([table.trick()]);
        tricks.filter_map(|trick| trick.card_of(seat)).collect()
    }

    /// The seat drawn in the middle: the person's own, or middlehand, who sits opposite, while the
    /// person deals at a table of four.
    pub(crate) fn middle(&self) -> Seat {
        self.view.seat().unwrap_or(Seat::Middlehand)
    }

    /// The seat drawn at the left: the next to play after the person, or forehand, the left
    /// neighbour of the person who deals.
    pub(crate) fn left(&self) -> Seat {
        self.view.seat().map_or(Seat::Forehand, Seat::next)
    }

    /// The seat drawn at the right.
    pub(crate) fn right(&self) -> Seat {
        self.view.seat().map_or(Seat::Rearhand, |own| own.next().next())
    }

    /// Whether cards are played, or were: also while Kontra is answered in the middle of a trick.
    pub(crate) fn plays(&self) -> bool {
        match self.view.table().phase() {
            Phase::Playing | Phase::Over(_) => true,
            Phase::Doubling => !self.view.table().trick().is_empty(),
            _ => false,
        }
    }

    /// Whether the deal on the table is over and has been seen to its last trick.
    pub(crate) fn shows_result(&self) -> bool {
        self.view.table().ending().is_some() && self.wait.is_none()
    }

    /// Whether the finished trick lies on the table.
    pub(crate) fn shows_finished_trick(&self) -> bool {
        let table = self.view.table();
        match self.wait {
            Some(Wait::Trick) => true,
            Some(Wait::Reason(_)) => table.trick().is_empty() && !table.tricks().is_empty(),
            _ => false,
        }
    }
}
