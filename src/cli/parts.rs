//! Parts of a duel: the sums of some of its deals, written by one run and read by another.

use std::io::{self, BufReader, Write};

use serde::{Deserialize, Serialize};

use super::duel_flags::{Plan, Run, Set};
use super::inputs::Input;
use crate::app::Failure;
use crate::settings::printable;
use crate::study::duel::{Contest, Outcome};
use crate::study::part::Part;

/// The version of the program: another one may play otherwise.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The sums of deals.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Sums {
    /// Of whole deals with an auction.
    Seats(Box<Outcome>),
    /// Of forced games, by kind.
    Forced(Vec<Contest>),
}

/// A part as it is written.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    skat: String,
    part: String,
    duel: Set,
    sums: Sums,
}

/// Writes a part on a line.
pub(super) fn write(set: &Set, part: Part, sums: Sums, out: &mut dyn Write) -> io::Result<()> {
    let written =
        Written { skat: VERSION.to_owned(), part: part.to_string(), duel: set.clone(), sums };
    serde_json::to_writer(&mut *out, &written)?;
    writeln!(out)
}

/// Puts the parts in some inputs together.
pub(super) fn merge(inputs: &[Input], run: Run) -> Result<(Plan, Sums), Failure> {
    let mut all: Option<(Set, Plan, Sums, Vec<Part>)> = None;
    for input in inputs {
        let fault = |why: &str| {
            Failure::Usage(printable(&format!("--merge: {input}: {why} (see 'skat duel --help')")))
        };
        let no_part = |why: &dyn std::fmt::Display| fault(&format!("is no part of a duel: {why}"));
        let text = BufReader::new(input.open().map_err(|why| fault(&why.to_string()))?);
        let mut empty = true;
        for written in serde_json::Deserializer::from_reader(text).into_iter() {
            let Written { skat, part, duel, sums } = written.map_err(|why| no_part(&why))?;
            empty = false;
            if skat != VERSION {
                return Err(fault(&format!("is of version {skat}, not {VERSION}")));
            }
            let part: Part = part.parse().map_err(|why| no_part(&why))?;
            let plan = duel.plan(Run { part, ..run })?;
            if !is_sound(&plan, &sums) {
                return Err(no_part(&"its sums are not those of its deals"));
            }
            let Some((set, _, total, parts)) = &mut all else {
                all = Some((duel, plan, sums, vec![part]));
                continue;
            };
            if *set != duel || parts[0].of() != part.of() {
                return Err(fault(&format!("part {part} is of another duel than the first")));
            }
            if parts.contains(&part) {
                return Err(fault(&format!("part {part} is there twice")));
            }
            parts.push(part);
            add(total, &sums);
        }
        if empty {
            return Err(no_part(&"it is empty"));
        }
    }
    let none = || Failure::Usage("--merge: no part".to_owned());
    let (_, plan, sums, parts) = all.ok_or_else(none)?;
    let of = parts[0].of();
    let there = |part: &Part| parts.contains(part);
    let missing = (1..=of).filter_map(|number| format!("{number}/{of}").parse().ok());
    match missing.into_iter().find(|part| !there(part)) {
        Some(part) => {
            Err(Failure::Usage(format!("--merge: part {part} is missing (see 'skat duel --help')")))
        }
        None => Ok((plan, sums)),
    }
}

/// True if the sums can be those of the deals of such a duel.
fn is_sound(plan: &Plan, sums: &Sums) -> bool {
    match (plan, sums) {
        (Plan::Seats(duel), Sums::Seats(outcome)) => {
            Some(outcome.figures.games) == duel.part.share(duel.deals).checked_mul(3)
        }
        (Plan::Forced(forced), Sums::Forced(contests)) => {
            let families = contests.iter().map(|contest| contest.family);
            let deals = contests.iter().map(|contest| u64::from(contest.deals)).sum::<u64>();
            families.eq(forced.families.iter().copied())
                && deals == u64::from(forced.part.share(forced.total()))
                && contests.iter().all(|it| it.sides.len() == forced.declarers.len())
        }
        _ => false,
    }
}

/// Adds the sums of other deals.
fn add(own: &mut Sums, theirs: &Sums) {
    match (own, theirs) {
        (Sums::Seats(own), Sums::Seats(theirs)) => own.merge(theirs),
        (Sums::Forced(own), Sums::Forced(theirs)) => {
            own.iter_mut().zip(theirs).for_each(|(own, theirs)| own.merge(theirs));
        }
        _ => {}
    }
}
