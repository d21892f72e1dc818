//! The thread on which computer players think.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;

use super::question::{Advised, Question};
use super::request::{Reply, Request};
use super::thinker::Thinker;

/// The mark on something asked whose answer is no longer wanted.
#[derive(Debug, Clone, Default)]
struct Cancel(Arc<AtomicBool>);

impl Cancel {
    fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    fn cancel(&self) {
        self.0.store(true, Ordering::Release);
    }
}

/// An answer of the thread.
#[derive(Debug)]
pub enum Delivery {
    /// A player's answer.
    Reply(Box<Reply>),
    /// The move of the strongest player in the person's place.
    Advised(Box<Advised>),
}

/// A task for the thread.
#[derive(Debug)]
enum Asked {
    Move(Box<Request>),
    Advice(Box<Question>),
}

/// A thread that answers one [`Request`] or [`Question`] at a time. A new one cancels the one
/// before.
///
/// Dropping the worker cancels as well, and waits for nobody: the thread ends as soon as the player
/// that is thinking is done, and what it decides goes nowhere. A player is a function of
/// its request, so there is nothing it could leave half done.
#[derive(Debug)]
pub struct Worker {
    /// The thread ends when nobody can ask any more.
    requests: Sender<(Asked, Cancel)>,
    current: Cancel,
}

impl Worker {
    /// Starts the thread. `deliver` is called on the new thread, must not block for long and must not panic; sending
    /// to a channel is what it is for.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn spawn(
        thinker: Thinker,
        deliver: impl FnMut(Delivery) + Send + 'static,
    ) -> io::Result<Self> {
        let (requests, asked) = channel();
        Builder::new().name("players".to_owned()).spawn(move || work(&asked, thinker, deliver))?;
        Ok(Self { requests, current: Cancel::default() })
    }

    /// Asks for a move, and no longer for anything asked for before.
    pub fn ask(&mut self, request: Request) {
        self.send(Asked::Move(Box::new(request)));
    }

    /// Asks what the strongest player would do, and no longer for anything asked for before.
    pub fn advise(&mut self, question: Question) {
        self.send(Asked::Advice(Box::new(question)));
    }

    fn send(&mut self, asked: Asked) {
        self.cancel();
        self.current = Cancel::default();
        // The thread ends before this worker only if `deliver` panicked, which it must not.
        let sent = self.requests.send((asked, self.current.clone()));
        debug_assert!(sent.is_ok(), "the thread of the players has ended");
    }

    /// Asks for nothing any more: what has not been delivered yet will not be, except for an
    /// answer being delivered at this moment.
    pub fn cancel(&self) {
        self.current.cancel();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.cancel();
    }
}

fn work(
    asked: &Receiver<(Asked, Cancel)>,
    mut thinker: Thinker,
    mut deliver: impl FnMut(Delivery),
) {
    for (asked, cancel) in asked {
        if cancel.is_cancelled() {
            continue;
        }
        let delivery = match asked {
            Asked::Move(request) => Delivery::Reply(Box::new(thinker.decide(*request))),
            Asked::Advice(question) => Delivery::Advised(Box::new(thinker.advise(*question))),
        };
        if !cancel.is_cancelled() {
            deliver(delivery);
        }
    }
}
