//! `skat duel`: players against each other, and what came of it.

use std::io::Write;

pub(super) use super::duel_flags::DuelArgs;
use super::duel_flags::Plan;
use super::figures::{forced, seats};
use super::parts::{self, Sums};
use super::progress;
use crate::app::Failure;
use crate::players::engine::NoMove;
use crate::study::duel::Watch;

/// Plays the duel, or reads what its parts have made of it, and prints what came of it.
///
/// # Errors
/// When the flags make no sense, a program is at fault, somebody stops the duel, a part is missing
/// or damaged, or `out` cannot be written to.
pub(super) fn print(args: &DuelArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let run = args.run();
    let (plan, sums) = if args.merge.is_empty() {
        let plan = args.set.plan(run)?;
        let sums = play(&plan)?;
        (plan, sums)
    } else {
        parts::merge(&args.merge, run)?
    };
    if let Some(part) = args.part {
        parts::write(&args.set, part, sums, out)?;
        return Ok(());
    }
    match (&plan, &sums) {
        (Plan::Seats(duel), Sums::Seats(outcome)) => {
            let report = seats::Report { duel, outcome, times: !args.no_times };
            if args.json { writeln!(out, "{}", report.json())? } else { report.table(out)? }
        }
        (Plan::Forced(forced), Sums::Forced(contests)) => {
            let report = forced::Report { forced, contests };
            if args.json { writeln!(out, "{}", report.json())? } else { report.table(out)? }
        }
        _ => {}
    }
    Ok(())
}

/// Plays the deals, with a bar that shows how far it has come; signals end it.
fn play(plan: &Plan) -> Result<Sums, Failure> {
    let watch = Watch::default();
    stop_on_signals(&watch)?;
    let deals = match plan {
        Plan::Seats(duel) => duel.part.share(duel.deals),
        Plan::Forced(forced) => forced.part.share(forced.total()),
    };
    let played = progress::during(
        Some(deals),
        || watch.done(),
        || match plan {
            Plan::Seats(duel) => duel.run(&watch).map(|outcome| Sums::Seats(outcome.into())),
            Plan::Forced(forced) => forced.run(&watch).map(Sums::Forced),
        },
    );
    played.map_err(|why| match why {
        NoMove::Fault(fault) => Failure::Failed(format!("duel: {fault}")),
        NoMove::Stopped => {
            let done = watch.done();
            Failure::Interrupted(format!("duel: stopped after {done} of {deals} deals"))
        }
    })
}

/// Ctrl-C and the like end the duel, and the programs that play in it, before they end us.
fn stop_on_signals(watch: &Watch) -> Result<(), Failure> {
    #[cfg(unix)]
    for signal in
        [signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP]
    {
        let stop = std::sync::Arc::clone(watch.stop());
        signal_hook::flag::register(signal, stop)
            .map_err(|why| Failure::Failed(format!("duel: no signals: {why}")))?;
    }
    #[cfg(not(unix))]
    let _ = watch;
    Ok(())
}
