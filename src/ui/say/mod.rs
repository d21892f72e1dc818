//! Words: every sentence as a text, wherever it is written. Here are the names of players and what
//! is said of a list as a whole.

pub(crate) mod announcement;
pub(crate) mod auction;
pub(crate) mod cards;
pub(crate) mod choices;
pub(crate) mod heads;
pub(crate) mod hint;
pub(crate) mod house_questions;
pub(crate) mod lesson;
pub(crate) mod reason;
pub(crate) mod result;
pub(crate) mod review;
pub(crate) mod seats;
pub(crate) mod settings;
pub(crate) mod standing;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod terms;

use std::num::NonZeroU32;

use crate::host::{Failure, Purpose, Report, Seed, Session};
use crate::rules::{Bid, ListSettings, Place, Scoring, Seat, Sold};
use crate::settings::excerpt;
use crate::text::Arg;

use crate::ui::draw::Kit;
use crate::ui::state::{Note, Play, Unsaved};

/// "Your list waits at deal 8 of 36."
pub fn list_waits(kit: &Kit, list: &Session) -> String {
    let number = list.number().unwrap_or(list.list().settings().deals);
    kit.words.with("tell-list-waits", &[("place", place(kit, list, number).into())])
}

/// A warning that the player in this seat failed, with what is to be reported.
pub(crate) fn failed(kit: &Kit, play: &Play, seat: Seat, failure: &Failure) -> Note {
    let session = &play.session;
    let level = session.seating().and_then(|at| session.party().member(at.place(seat))?.level);
    let report = Report {
        deal: seed(session, session.number().unwrap_or_default()),
        seat,
        who: level.map_or_else(|| "tip".to_owned(), |bot| bot.to_string()),
        turn: play.view.moves().len() + 1,
        failure: excerpt(&failure.to_string()),
    };
    let report = report.to_string();
    let (name, report) = (("name", name(play, seat).into()), ("report", report.into()));
    let text = match level {
        Some(_) => kit.words.with("failed-player", &[name, report]),
        None => kit.words.with("failed-tip", &[report]),
    };
    Note { text, warn: true }
}

/// The seed of a deal, by which it can be played again.
pub(crate) fn seed(session: &Session, deal: u32) -> Seed {
    Seed { number: session.list().settings().seed, start: deal }
}

/// The place of a deal in the list, and how much is to come: "deal 8 of 36", "deal 8 to 500 points
/// · 12 min left".
pub(crate) fn place(kit: &Kit, session: &Session, deal: u32) -> String {
    let (words, settings) = (&kit.words, session.list().settings());
    let deal = ("deal", deal.into());
    if settings.counts_deals() {
        return words.with("place-deals", &[deal, ("deals", settings.deals.into())]);
    }
    let place = match settings.points {
        Some(points) => words.with("place-points", &[deal, ("points", points.get().into())]),
        None => words.with("place-alone", &[deal]),
    };
    let Some(left) = session.time_left() else { return place };
    let minutes = i64::try_from(left.as_secs().div_ceil(60)).unwrap_or(i64::MAX);
    let key = if minutes == 0 { "place-last" } else { "place-time" };
    let mut args = vec![("place", place.into()), ("minutes", minutes.into())];
    args.truncate(if minutes == 0 { 1 } else { 2 });
    words.with(key, &args)
}

/// The length of a list of these settings: "36 deals", "to 500 points, 60 minutes".
pub(crate) fn length(kit: &Kit, settings: &ListSettings) -> String {
    let words = &kit.words;
    if settings.counts_deals() {
        return words.with("length-deals", &[("deals", settings.deals.into())]);
    }
    let number = |key: &str, name: &'static str, number: Option<NonZeroU32>| {
        number.map(|number| words.with(key, &[(name, number.get().into())]))
    };
    let points = number("length-points", "points", settings.points);
    match (points, number("length-minutes", "minutes", settings.minutes)) {
        (Some(first), Some(second)) => {
            words.with("length-both", &[("first", first.into()), ("second", second.into())])
        }
        (points, minutes) => points.or(minutes).unwrap_or_default(),
    }
}

/// The purpose, before the rest of what stands at the right of the head: plainly that it does not
/// count. The last parts of a head go first where there is no room.
pub(crate) fn uncounted(kit: &Kit, play: &Play, rest: &str) -> String {
    let words = &kit.words;
    let what = match play.purpose() {
        Purpose::List => return rest.to_owned(),
        Purpose::Daily(day) => words.with("head-daily", &[("day", day.to_string().into())]),
        Purpose::Practice(kind) => {
            words.with("head-practice", &[("drill", words.get(&format!("drill-{kind}")).into())])
        }
        Purpose::Again => words.get("head-again"),
        Purpose::Lesson(number) => return lesson::head(kit, number),
    };
    match rest {
        "" => what,
        rest => words.with("head-uncounted", &[("what", what.into()), ("rest", rest.into())]),
    }
}

/// A note from a text without variables.
pub(crate) fn note(kit: &Kit, key: &str) -> Note {
    Note { text: kit.words.get(key), warn: false }
}

/// The sentence about something that could not be kept.
pub(crate) fn unsaved(kit: &Kit, unsaved: &Unsaved) -> String {
    let (key, why) = match unsaved {
        Unsaved::Moves(why) => ("table-not-saved", why),
        Unsaved::Deals(why) => ("table-not-recorded", why),
    };
    kit.words.with(key, &[("why", why.into())])
}

/// The reckoning of the figure that runs through a list: the game points, before any bonus, or what
/// a minus list has.
pub(crate) const fn running(scoring: Scoring) -> Scoring {
    match scoring {
        Scoring::Minus => Scoring::Minus,
        Scoring::Plain | Scoring::SeegerFabian => Scoring::Plain,
    }
}

/// The running figure of the player at a place.
pub(crate) fn total(session: &Session, place: Place) -> i32 {
    let settings = session.list().settings();
    let account = session.list().standings().account(place);
    account.total(running(settings.scoring), settings.table)
}

/// The bid for the game. A Grand Hand in place of a Ramsch has no bid.
pub(crate) fn bid(play: &Play) -> Option<Bid> {
    match play.view.table().auction().sold() {
        Some(Sold::To(_, bid)) => Some(bid),
        _ => None,
    }
}

/// The name of the player at a place.
pub(crate) fn player(session: &Session, place: Place) -> &str {
    session.party().member(place).map_or("", |member| &member.name)
}

/// Several names in a sentence.
pub(crate) fn names(kit: &Kit, names: &[&str]) -> String {
    let keys = ["first", "second", "third", "fourth"];
    let args: Vec<(&str, Arg<'_>)> =
        keys.into_iter().zip(names).map(|(key, &name)| (key, name.into())).collect();
    match names {
        [] => String::new(),
        [name] => (*name).to_owned(),
        [_, _] => kit.words.with("names-two", &args),
        [_, _, _] => kit.words.with("names-three", &args),
        _ => kit.words.with("names-four", &args),
    }
}

/// The name of a seat; the person's own is "You".
pub(crate) fn name(play: &Play, seat: Seat) -> &str {
    player(&play.session, play.view.seating().place(seat))
}

/// True if what is played is found again after leaving.
pub(crate) const fn is_kept(play: &Play) -> bool {
    matches!(play.purpose(), Purpose::List | Purpose::Daily(_))
}
