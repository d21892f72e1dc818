//! Computer players, asked with care: one that panics, never answers or breaks the rules stops
//! nobody.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::Duration;

use crate::players::{Bot, Level};
use crate::rules::{Move, View};

use super::failure::Failure;
use super::question::{Advised, Question};
use super::request::{Reply, Request};

/// The time that a player has for a decision. The slowest of ours take a fraction of a second.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// The step in which time is counted. One that takes longer by the clock was slept through, by the
/// process or the whole machine, and counts no more than any other.
const STEP: Duration = Duration::from_millis(250);

type Players = dyn Fn(&Request) -> Move + Send + Sync;
type Task = Box<dyn FnOnce() + Send>;

/// The computer players, on a thread of their own, which is left behind if one does not answer.
pub struct Thinker {
    players: Arc<Players>,
    patience: Duration,
    thread: Option<Sender<Task>>,
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").field("patience", &self.patience).finish_non_exhaustive()
    }
}

impl Thinker {
    /// Players who have so much time for a decision: [`Request::decide`] and [`PATIENCE`] for those
    /// of this program.
    pub fn new(
        players: impl Fn(&Request) -> Move + Send + Sync + 'static,
        patience: Duration,
    ) -> Self {
        Self { players: Arc::new(players), patience, thread: None }
    }

    /// The move of the player that is asked. If it fails, a beginner decides in its place, and a
    /// beginner who fails makes the first move that is allowed.
    pub fn decide(&mut self, request: Request) -> Reply {
        let mut failed = None;
        let simplest = Bot { level: Level::Beginner, ..request.bot };
        for bot in [request.bot, simplest] {
            match self.ask(Request { bot, ..request.clone() }) {
                Ok(mv) => return Reply { request, mv, failed },
                Err(failure) => failed = failed.or(Some(failure)),
            }
        }
        let mv = first(&request.view);
        Reply { request, mv, failed }
    }

    fn ask(&mut self, request: Request) -> Result<Move, Failure> {
        let (players, view) = (Arc::clone(&self.players), request.view.clone());
        let mv = self.run(move || players(&request))?;
        view.check(mv).map_err(|why| Failure::Illegal { mv, why })?;
        Ok(mv)
    }

    /// The advice of the strongest player.
    pub fn advise(&mut self, question: Question) -> Advised {
        let asked = question.clone();
        match self.run(move || asked.answer()) {
            Ok(advised) => advised,
            Err(failure) => Advised { question, advice: None, failed: Some(failure) },
        }
    }

    fn run<T: Send + 'static>(
        &mut self,
        task: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (sender, answer) = channel();
        // A player is a function of what it is shown and keeps nothing that could be left broken.
        self.give(Box::new(move || {
            // Nobody may wait for it any more.
            let _ = sender.send(catch_unwind(AssertUnwindSafe(task)));
        }));
        let mut left = self.patience;
        loop {
            match answer.recv_timeout(STEP.min(left)) {
                Ok(answer) => return answer.map_err(|panic| Failure::Panicked(words(&*panic))),
                Err(RecvTimeoutError::Timeout) if left > STEP => left -= STEP,
                Err(_) => {
                    self.thread = None;
                    return Err(Failure::Silent);
                }
            }
        }
    }

    /// Gives a task to the thread. Where the system gives none it is done here, however long it
    /// takes.
    fn give(&mut self, task: Task) {
        if self.thread.is_none() {
            let (tasks, given) = channel::<Task>();
            let thread = Builder::new().name("player".to_owned());
            let spawned = thread.spawn(move || given.into_iter().for_each(|task| task()));
            self.thread = spawned.ok().map(|_| tasks);
        }
        match &self.thread {
            Some(tasks) => {
                if let Err(refused) = tasks.send(task) {
                    (refused.0)();
                }
            }
            None => task(),
        }
    }
}

/// The words of a panic.
fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default().to_owned()
}

/// A move that is allowed, and means as little as possible.
fn first(view: &View) -> Move {
    if view.check(Move::Pass).is_ok() {
        return Move::Pass;
    }
    view.legal().next().unwrap_or(Move::Pass)
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::host::{Awaited, Member, Party, Session};
    use crate::rules::{ListSettings, TableSize};

    fn session(levels: [Level; 3]) -> Session {
        let members =
            levels.map(|level| Member { name: level.to_string(), level: Some(level.into()) });
        let party = Party { members: members.into(), seed: 1 };
        Session::new(party, ListSettings::new(TableSize::Three, 7)).unwrap()
    }

    fn request(session: &Session) -> Request {
        match session.awaited() {
            Awaited::Bot(request) => *request,
            other => panic!("{other:?}"),
        }
    }

    /// Whatever such a player does, all others being as they should.
    fn faulty(how: impl Fn(&Request) -> Move + Send + Sync + 'static) -> Thinker {
        let players = move |request: &Request| match request.bot.level {
            Level::Club => how(request),
            _ => request.decide(),
        };
        // Long enough for a beginner on a busy machine, and waited for by who never answers.
        Thinker::new(players, Duration::from_secs(1))
    }

    fn never(_: &Request) -> Move {
        loop {
            thread::park();
        }
    }

    fn panics(request: &Request) -> Move {
        panic!("fault at {}", request.seat)
    }

    fn cheats(_: &Request) -> Move {
        Move::Claim
    }

    #[test]
    fn a_player_that_fails_is_replaced_for_that_decision() {
        let session = session([Level::Club; 3]);
        let request = request(&session);
        let simple = Request { bot: Level::Beginner.into(), ..request.clone() }.decide();
        for (mut thinker, words) in [
            (faulty(never), "gave no answer"),
            (faulty(panics), "panicked: fault at middlehand"),
            (faulty(cheats), "broke the rules with CL"),
        ] {
            // It is as well as before afterwards.
            for _ in 0..2 {
                let reply = thinker.decide(request.clone());
                assert_eq!((&reply.request, reply.mv), (&request, simple));
                let failed = reply.failed.unwrap().to_string();
                assert!(failed.starts_with(words), "{failed}");
            }
        }
        let mut sound = Thinker::new(Request::decide, PATIENCE);
        let reply = sound.decide(request.clone());
        assert_eq!(reply, request.reply(reply.mv));
    }

    #[test]
    fn a_list_goes_on_though_every_player_fails_at_every_decision() {
        for how in [panics as fn(&Request) -> Move, cheats] {
            let mut thinker = Thinker::new(how, PATIENCE);
            let mut session = session([Level::Master; 3]);
            while session.number().is_some_and(|number| number <= 3) {
                match session.awaited() {
                    Awaited::Bot(request) => {
                        let reply = thinker.decide(*request);
                        assert!(session.answer(&reply).unwrap());
                    }
                    _ => session.advance(),
                }
            }
        }
    }
}
