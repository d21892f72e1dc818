//! The work of a duel, shared out among threads and watched from outside, or among several runs.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use crate::players::engine::NoMove;

/// A share of the deals that one run of several plays: every `of`-th, from the `number`-th on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    number: u32,
    of: u32,
}

impl Part {
    /// All deals.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// The number of runs that share the deals.
    #[must_use]
    pub const fn of(self) -> u32 {
        self.of
    }

    /// The number of its deals among so many.
    #[must_use]
    pub const fn share(self, deals: u32) -> u32 {
        (deals + self.of - self.number) / self.of
    }

    /// Its deals among so many, by their numbers from 1.
    fn deals(self, deals: u32) -> impl Iterator<Item = u32> {
        (self.number..=deals).step_by(self.of as usize)
    }
}

/// A text that names no part.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("allowed: K/N, such as 1/4, with K from 1 to N and N up to {}", Part::MOST)]
pub struct BadPart;

impl Part {
    /// The most runs that may share the deals.
    const MOST: u32 = 100_000;
}

impl FromStr for Part {
    type Err = BadPart;

    fn from_str(text: &str) -> Result<Self, BadPart> {
        let (number, of) = text.split_once('/').ok_or(BadPart)?;
        let read = |text: &str| text.parse().map_err(|_| BadPart);
        let (number, of) = (read(number)?, read(of)?);
        let good = (1..=of).contains(&number) && of <= Self::MOST;
        good.then_some(Self { number, of }).ok_or(BadPart)
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

/// A duel from outside, while it runs.
#[derive(Debug, Clone, Default)]
pub struct Watch {
    done: Arc<AtomicU32>,
    stop: Arc<AtomicBool>,
}

impl Watch {
    /// The number of deals that have been played.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done.load(Ordering::Relaxed)
    }

    /// The flag that ends the duel before its time when it becomes true.
    #[must_use]
    pub const fn stop(&self) -> &Arc<AtomicBool> {
        &self.stop
    }
}

/// Plays the deals of a part of so many on so many threads, and hands on what each thread has made.
/// `work` takes the numbers of the deals that are left, and counts each with the watch.
///
/// # Errors
/// The first fault of a thread; the others are stopped then.
pub(super) fn share_out<T: Send>(
    jobs: usize,
    (part, deals): (Part, u32),
    watch: &Watch,
    work: impl Fn(&mut dyn Iterator<Item = u32>) -> Result<T, NoMove> + Sync,
    mut merge: impl FnMut(T),
) -> Result<(), NoMove> {
    let left = std::sync::Mutex::new(part.deals(deals));
    let one = || {
        let mut begun = false;
        let made = work(&mut std::iter::from_fn(|| {
            if std::mem::replace(&mut begun, true) {
                watch.done.fetch_add(1, Ordering::Relaxed);
            }
            left.lock().ok()?.next()
        }));
        if made.is_err() {
            watch.stop.store(true, Ordering::Relaxed);
        }
        made
    };
    let mut failed = None;
    thread::scope(|scope| {
        let jobs = jobs.clamp(1, part.share(deals).max(1) as usize);
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(one)).collect();
        for worker in workers {
            match worker.join() {
                Ok(Ok(made)) => merge(made),
                // A fault stops the others: it is told, and not that they were stopped.
                Ok(Err(why)) if failed.is_none() || failed == Some(NoMove::Stopped) => {
                    failed = Some(why);
                }
                Ok(Err(_)) => {}
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    failed.map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_share_every_deal_out_once() {
        for deals in [1, 2, 7, 100] {
            for of in [1, 2, 3, 8, 150] {
                let mut all: Vec<u32> = (1..=of)
                    .flat_map(|number| {
                        let part: Part = format!("{number}/{of}").parse().unwrap();
                        let own: Vec<u32> = part.deals(deals).collect();
                        assert_eq!(own.len(), part.share(deals) as usize, "{part} of {deals}");
                        own
                    })
                    .collect();
                all.sort_unstable();
                assert!(all.into_iter().eq(1..=deals), "{of} parts of {deals}");
            }
        }
    }

    #[test]
    fn what_is_no_part() {
        for text in ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/3", "1/100001", "a/b"] {
            assert_eq!(text.parse::<Part>(), Err(BadPart), "{text}");
        }
        assert_eq!("3/3".parse::<Part>().map(|part| part.to_string()), Ok("3/3".to_owned()));
    }
}
