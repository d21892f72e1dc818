//! The work of a duel, shared out among threads and watched from outside, or among several runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use crate::players::engine::NoMove;
use crate::study::part::Part;

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
