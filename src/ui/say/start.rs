//! The lines of the start menu in words.

use unicode_width::UnicodeWidthStr;

use crate::host::Session;
use crate::rules::Place;
use crate::study::learned::Learned;
use crate::study::quiz::Quiz;
use crate::text::Arg;
use crate::ui::draw::Kit;
use crate::ui::say::{self, lesson};
use crate::ui::state::{Fresh, Menu, StartLine};

/// A line of the menu where it is not drawn: its name, its remark and its letter.
pub(crate) fn told(kit: &Kit, menu: &Menu, line: StartLine) -> (String, String, Option<char>) {
    let (key, command) = line.name();
    let letter = command.and_then(|command| kit.keys.letter(command));
    (kit.words.get(&key), remark(kit, menu, line, i32::MAX), letter)
}

pub(crate) fn remark(kit: &Kit, menu: &Menu, line: StartLine, room: i32) -> String {
    match line {
        StartLine::Continue(at) => {
            menu.waiting.get(at).map_or(String::new(), |list| standing(kit, list, room))
        }
        StartLine::Others => {
            let count = menu.waiting.len().saturating_sub(1);
            kit.words.with("start-others-means", &[("count", count.into())])
        }
        StartLine::New => fresh(kit, &menu.fresh, room),
        StartLine::Daily => kit.words.get("start-daily-means"),
        StartLine::Practice => kit.words.get("start-practice-means"),
        StartLine::Learn => kit.words.get("start-learn-means"),
        StartLine::Drill(drill) => kit.words.get(&format!("drill-{drill}-means")),
        StartLine::Lesson(number) => lesson::remark(kit, number, &menu.learned),
        StartLine::Quizzes => quizzes(kit, &menu.learned),
        _ => String::new(),
    }
}

/// The place of the waiting list, and how the person stands in it.
fn standing(kit: &Kit, session: &Session, room: i32) -> String {
    let list = session.list();
    let deals = list.settings().deals;
    let Some(deal) = session.number() else {
        let full = list.games().len() as u32 >= deals;
        let key = match (list.is_at_limit(), full) {
            (true, _) => "start-limit",
            (false, true) => "start-over",
            (false, false) => "start-ended",
        };
        return kit.words.with(key, &[("deals", deals.into())]);
    };
    let standings = list.standings();
    // What stands beside the names at the table, before any bonus.
    let ranks = standings.ranks(say::running(list.settings().scoring));
    let rank = match ranks.first() {
        Some(1) if ranks.iter().filter(|&&rank| rank == 1).count() > 1 => "shared",
        Some(1) => "lead",
        Some(2) if ranks.len() > 2 => "second",
        Some(3) if ranks.len() > 3 => "third",
        _ => "last",
    };
    let total = kit.words.signed(say::total(session, Place::FIRST));
    let written = list.rows().any(|row| !row.is_passed_in());
    let told = |place: String| match written {
        true => {
            let args: [(&str, Arg<'_>); 3] =
                [("place", place.into()), ("rank", rank.into()), ("total", (&total).into())];
            kit.words.with("start-standing", &args)
        }
        false => kit.words.with("start-unwritten", &[("place", place.into())]),
    };
    let full = told(say::place(kit, session, deal));
    // What ends the list is told below as well.
    if full.width() as i32 <= room {
        full
    } else {
        told(kit.words.with("place-alone", &[("deal", deal.into())]))
    }
}

/// The length of a new list, and the names of the others.
fn fresh(kit: &Kit, fresh: &Fresh, room: i32) -> String {
    let words = &kit.words;
    let others: Vec<&str> = fresh.others.iter().map(String::as_str).collect();
    let others = say::names(kit, &others);
    let length = say::length(kit, &fresh.shape);
    let args = [("length", (&length).into()), ("others", others.into())];
    let full = words.with("start-fresh", &args);
    if full.width() as i32 <= room { full } else { length }
}

/// The number of quizzes that are done.
fn quizzes(kit: &Kit, learned: &Learned) -> String {
    let all = Quiz::all().len();
    let done = (0..all).filter(|&number| learned.has(&Quiz::name(number))).count();
    kit.words.with("learn-quizzes-means", &[("done", done.into()), ("all", all.into())])
}
