//! `skat replay --show N`: one recorded game on the table.

use std::io;

use super::inputs::Input;
use super::replay::ReplayArgs;
use crate::app::{self, Environment, Failure};
use crate::host::{PATIENCE, Request, Session, Start, Thinker};
use crate::record::{Close, Figures, Located, Raw, Records, Score};
use crate::rules::Seat;
use crate::settings::{Settings, printable};
use crate::study::replay::{Verdict, replay};
use crate::study::review::ledger_of;
use crate::text::{Lang, Words};
use crate::ui::{
    self, App, BrokenOff, Fresh, Kept, Look, Opened, Opening, RunError, Shown, Unkept, Unsaved,
};

/// Shows game number `number` of the file.
///
/// # Errors
/// When there is no such game or it is damaged, or there is no terminal to show it in.
pub(super) fn show(
    args: &ReplayArgs,
    number: usize,
    environment: &Environment,
) -> Result<(), Failure> {
    let [input] = &args.files[..] else {
        return Err(Failure::Usage(format!(
            "replay: --show shows a game of one file, {} are named (allowed: 1)",
            args.files.len()
        )));
    };
    let loaded = environment.load(&args.lang.overrides())?;
    let kit = app::kit(&loaded, &loaded.settings, environment)?;
    let shown = find(input, number, &kit.words)?;
    environment.check_terminal(*input == Input::Stdin)?;
    let first = ui::pages::record::open(shown, args.seat);
    let opening = Opening { kit, loaded, first, tell: Vec::new() };
    let nobody_plays = Thinker::new(Request::decide, PATIENCE);
    ui::run(opening, nobody_plays, &mut Alone).map_err(|error| match error {
        RunError::NoTerminal(_) => Failure::NoTerminal("no terminal could be opened"),
        error => Failure::Failed(error.to_string()),
    })
}

/// The program around a screen on which nothing is played, kept or set.
struct Alone;

impl App for Alone {
    fn open(&mut self, _: Start) -> Result<Option<Opened>, String> {
        Ok(None)
    }

    fn save(&mut self, _: &Session) -> Result<(), Unsaved> {
        Ok(())
    }

    fn learn(&mut self, _: &str) -> Result<(), String> {
        Ok(())
    }

    fn call_person(&mut self, _: &str, _: &str) {}

    fn look(&mut self, _: &Settings) -> Result<(Look, Fresh), String> {
        Err(String::new())
    }

    fn keep(&mut self, _: &Settings, _: &Settings, _: bool) -> Result<Kept, Unkept> {
        Err(Unkept::Nowhere)
    }

    fn file(&self) -> Option<String> {
        None
    }
}

/// Looks for the game in the file.
fn find(input: &Input, number: usize, words: &Words) -> Result<Shown, Failure> {
    let unread = |why: io::Error| Failure::Usage(format!("replay: {input}: cannot be read: {why}"));
    let mut records = Records::new(input.open().map_err(unread)?);
    let mut count = 0;
    while let Some(raw) = records.next().map_err(unread)? {
        count += 1;
        if count == number {
            return read(input, number, &raw, words);
        }
    }
    let allowed = match count {
        0 => "none: there is no game in it".to_owned(),
        1 => "1".to_owned(),
        count => format!("1 to {count}"),
    };
    Err(Failure::Usage(format!(
        "replay: --show: {input} has no game {number} (allowed: {allowed})"
    )))
}

fn read(input: &Input, number: usize, raw: &Raw<'_>, words: &Words) -> Result<Shown, Failure> {
    let record = raw.read();
    let played = record.as_ref().map_err(Clone::clone).and_then(|record| record.play());
    let (record, played) = match (&record, &played) {
        (Ok(record), Ok(played)) => (record, played),
        (_, Err(fault)) | (Err(fault), _) => {
            let Located { line, column, why } = fault;
            let id = record.as_ref().ok().and_then(|record| record.get("ID"));
            let id = id.map_or_else(String::new, |id| format!(" {}", printable(id.trim())));
            return Err(Failure::Failed(format!(
                "replay: {input}:{line}:{column}: game{id} cannot be shown: {why}"
            )));
        }
    };
    let name = |seat: Seat| {
        let name = record.get(["P0", "P1", "P2"][seat.index()]);
        let name = name.map_or_else(String::new, |name| printable(name.trim()));
        match &*name {
            "" => words.get(match seat {
                Seat::Forehand => "seat-forehand",
                Seat::Middlehand => "seat-middlehand",
                Seat::Rearhand => "seat-rearhand",
            }),
            // Nobody is spoken to here.
            name if Lang::ALL.iter().any(|lang| lang.you() == name) => words.get("seat-person"),
            name => name.to_owned(),
        }
    };
    // The person who played it sits at the lower edge.
    let levels = record.get("LV").unwrap_or_default();
    let person = levels.split(',').position(|level| level == "person").and_then(Seat::from_index);
    let figures = played.score().as_ref().and_then(Score::figures).copied();
    Ok(Shown {
        number,
        names: Seat::ALL.map(name),
        game: played.game().clone(),
        unknown: [played.unknown(false), played.unknown(true)],
        broken_off: match played.close() {
            Close::Law => None,
            Close::Early => Some(BrokenOff::Early),
            Close::Resigned(side) => Some(BrokenOff::GaveUp(side)),
            Close::TimedOut(seat) => Some(BrokenOff::TimedOut(seat)),
            Close::Left(seat) => Some(BrokenOff::Left(seat)),
        },
        written: figures.and_then(|Figures { declarer, value, .. }| Some((declarer?, value))),
        differs: matches!(replay(raw).verdict, Verdict::Differs(_)),
        ledger: ledger_of(record),
        below: person.unwrap_or(Seat::Forehand),
    })
}
