//! The game that is asked for: what the flags mean together with the settings.

use super::args::Args;
use super::inputs::Input;
use crate::app::Failure;
use crate::host::{Drill, NewList, Seed, Start};
use crate::record::{Located, read_deal};
use crate::rules::{ListSettings, Place};
use crate::settings::{Key, Settings, excerpt};

/// The wish that the flags express. A deal given in a file is still to be put in, by [`with_deal`].
///
/// # Errors
/// When flags contradict each other or the settings.
pub(super) fn start(args: &Args, settings: &Settings) -> Result<Start, Failure> {
    let list = &args.list;
    let shaped = list.shaping();
    if list.daily.is_some() || list.practice.is_some() || list.lesson.is_some() {
        return not_a_list(args);
    }
    if let Some(nth) = list.resume {
        let against = if list.new { Some("--new".to_owned()) } else { shaped };
        return match against {
            None => Ok(Start::Resume(nth.get() - 1)),
            Some(flag) => Err(usage(format!(
                "--resume goes on with the list left unfinished, {flag} starts a new one \
                 (allowed: one of them)"
            ))),
        };
    }
    if !list.new && shaped.is_none() {
        return Ok(Start::Menu);
    }
    let dealer = list.dealer.as_deref().map(|dealer| place_of(dealer, settings)).transpose()?;
    Ok(Start::New(NewList { seed: seed(args, settings)?, dealer, given: None }))
}

/// Puts the cards of a text into the list that is wished for. The person is forehand unless a
/// dealer was named.
///
/// # Errors
/// When the text cannot be read or is no deal.
pub(super) fn with_deal(
    start: Start,
    input: &Input,
    settings: &Settings,
) -> Result<Start, Failure> {
    let Start::New(new) = start else { return Ok(start) };
    let table = settings.list.players;
    let dealer = new.dealer.or(Place::new(table.players() - 1));
    let shape = ListSettings { first_dealer: dealer, ..ListSettings::new(table, 0) };
    let deal = read_deal(input.read()?, shape.seating(1));
    let deal = deal.map_err(|Located { line, column, why }| {
        usage(format!("--deal: {input}:{line}:{column}: {why}"))
    })?;
    Ok(Start::New(NewList { dealer, given: Some(deal), ..new }))
}

/// The deals of a day, practice or a lesson: what shapes a list says nothing about these.
fn not_a_list(args: &Args) -> Result<Start, Failure> {
    let list = &args.list;
    let flag = match (&list.daily, list.lesson) {
        (Some(_), _) => "--daily",
        (None, Some(_)) => "--lesson",
        (None, None) => "--practice",
    };
    let against = [
        ("--new", list.new),
        ("--resume", list.resume.is_some()),
        ("--players", list.gives(Key::Players)),
        ("--deals", list.gives(Key::Deals)),
        ("--deal", list.deal.is_some()),
        ("--dealer", list.dealer.is_some()),
        ("--scoring", list.gives(Key::Scoring)),
        ("--limit", list.gives(Key::Limit)),
    ];
    // Practice may be had by house rules and from a number; day and lesson have their own.
    let by_day = [
        ("--seed", list.seed.is_some()),
        ("--rules", list.gives(Key::Rules)),
        ("--house", !list.house.is_empty()),
    ];
    let by_day = by_day.into_iter().filter(|_| list.daily.is_some() || list.lesson.is_some());
    if let Some((other, _)) = against.into_iter().chain(by_day).find(|(_, given)| *given) {
        return Err(usage(format!(
            "{flag} has deals of its own, {other} is about lists that count (allowed: one of them)"
        )));
    }
    let seed = match list.seed {
        Some(Seed { start, .. }) if start > 1 => {
            return Err(usage(format!(
                "{flag}: a deal to start at ('{start}') is for lists (allowed: --seed with a number alone)"
            )));
        }
        seed => seed.map(|seed| seed.number),
    };
    if let Some(number) = list.lesson {
        return Ok(Start::Lesson(number - 1));
    }
    match (list.daily, list.practice) {
        (Some(day), _) => Ok(Start::Daily(day)),
        (None, drill) => Ok(Start::Practice { drill: drill.unwrap_or(Drill::Any), seed }),
    }
}

/// The seed of the cards, if they do not come from a file.
fn seed(args: &Args, settings: &Settings) -> Result<Option<Seed>, Failure> {
    let list = &args.list;
    if list.deal.is_some() {
        let against = [("--seed", list.seed.is_some()), ("--deals", list.gives(Key::Deals))];
        return match against.iter().find(|(_, given)| *given) {
            None => Ok(None),
            Some((flag, _)) => Err(usage(format!(
                "--deal plays a single given deal, {flag} shapes a list of others \
                 (allowed: one of them)"
            ))),
        };
    }
    let deals = settings.deals();
    match list.seed {
        Some(seed) if seed.start > deals => Err(usage(format!(
            "--seed: '{seed}' starts after the last deal of the list (allowed: 1 to {deals} after \
             the colon, or more --deals)"
        ))),
        seed => Ok(seed),
    }
}

/// The place of a number counted from 1, or else of a name at the table.
fn place_of(dealer: &str, settings: &Settings) -> Result<Place, Failure> {
    let mut places = settings.list.players.places();
    // The word of the manual, whatever the person is called in the language of the table.
    if dealer.eq_ignore_ascii_case("you") {
        return Ok(Place::FIRST);
    }
    let by_number = dealer
        .parse::<usize>()
        .ok()
        .and_then(|number| Place::new(number.checked_sub(1)?))
        .filter(|place| place.index() < settings.list.players.players());
    let by_name =
        || places.find(|place| settings.name(*place).is_some_and(|name| name.is_called(dealer)));
    by_number.or_else(by_name).ok_or_else(|| {
        let players = settings.list.players.players();
        let names: Vec<String> = settings
            .list
            .players
            .places()
            .filter_map(|place| settings.name(place).map(ToString::to_string))
            .collect();
        let names = names.join(", ");
        let dealer = excerpt(dealer);
        usage(format!(
            "--dealer: '{dealer}' is nobody at the table (allowed: 1 to {players}, {names})"
        ))
    })
}

fn usage(message: String) -> Failure {
    Failure::Usage(message)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::settings;

    fn begun(flags: &[&str]) -> Result<Start, String> {
        let args = Args::try_parse_from(std::iter::once(&"skat").chain(flags)).unwrap();
        let loaded = settings::load(&args.overrides(), [], None).unwrap();
        start(&args, &loaded.settings).map_err(|failure| failure.to_string())
    }

    fn new(seed: Option<Seed>, dealer: Option<usize>) -> Result<Start, String> {
        Ok(Start::New(NewList { seed, dealer: dealer.and_then(Place::new), given: None }))
    }

    #[test]
    fn what_is_started() {
        assert_eq!(begun(&[]), Ok(Start::Menu));
        assert_eq!(begun(&["--name", "Eva", "--pace", "0"]), Ok(Start::Menu));
        assert_eq!(begun(&["--resume"]), Ok(Start::Resume(0)));
        assert_eq!(begun(&["--resume=3"]), Ok(Start::Resume(2)));
        assert_eq!(begun(&["--new"]), new(None, None));
        assert_eq!(begun(&["--players", "4"]), new(None, None));
        let seed = Seed { number: 42, start: 7 };
        assert_eq!(begun(&["--seed", "42:7"]), new(Some(seed), None));
        assert_eq!(begun(&["--deal", "-"]), new(None, None));
        assert_eq!(begun(&["--deal", "x", "--dealer", "2"]), new(None, Some(1)));
    }

    #[test]
    fn who_deals() {
        let dealer = |flags: &[&str]| match begun(flags)? {
            Start::New(NewList { dealer, .. }) => Ok(dealer.map(Place::index)),
            other => Err(format!("{other:?}")),
        };
        assert_eq!(dealer(&["--dealer", "1"]), Ok(Some(0)));
        assert_eq!(dealer(&["--dealer", "OTTO"]), Ok(Some(2)));
        assert_eq!(dealer(&["--dealer", "jörg", "--name", "JÖRG"]), Ok(Some(0)));
        assert_eq!(dealer(&["--dealer", "you", "--name", "Eva"]), Ok(Some(0)));
        assert_eq!(dealer(&["--dealer", "4", "--players", "4"]), Ok(Some(3)));
        for nobody in ["4", "0", "Paul", ""] {
            assert_eq!(
                dealer(&["--dealer", nobody]),
                Err(format!(
                    "--dealer: '{nobody}' is nobody at the table (allowed: 1 to 3, You, Nina, Otto)"
                ))
            );
        }
    }

    #[test]
    fn contradictions() {
        for flags in [
            &["--new", "--resume"][..],
            &["--resume", "--players", "4"],
            &["--resume", "--scoring", "plain"],
            &["--deal", "x", "--seed", "1"],
            &["--deal", "x", "--deals", "3"],
            &["--seed", "1:37"],
            &["--seed", "1:4", "--deals", "3"],
        ] {
            let message = begun(flags).unwrap_err();
            assert!(message.contains("(allowed: "), "{message}");
            assert!(message.contains(flags[0]), "{message}");
        }
        assert!(begun(&["--seed", "1:37", "--players", "4"]).is_ok());
    }

    #[test]
    fn what_is_started_beside_the_lists() {
        assert_eq!(begun(&["--daily"]), Ok(Start::Daily(None)));
        let day = "2026-11-30".parse().unwrap();
        assert_eq!(begun(&["--daily=2026-11-30"]), Ok(Start::Daily(Some(day))));
        assert_eq!(begun(&["--daily", "--level", "expert"]), Ok(Start::Daily(None)));
        let practice = |drill, seed| Ok(Start::Practice { drill, seed });
        assert_eq!(begun(&["--practice", "grand"]), practice(Drill::Grand, None));
        let flags = ["--practice", "ramsch", "--seed", "7", "--rules", "pub"];
        assert_eq!(begun(&flags), practice(Drill::Ramsch, Some(7)));
        assert_eq!(begun(&["--lesson", "12"]), Ok(Start::Lesson(11)));
        for flags in [
            &["--lesson", "1", "--new"][..],
            &["--lesson", "1", "--seed", "7"],
            &["--daily", "--new"],
            &["--daily", "--seed", "7"],
            &["--daily", "--rules", "pub"],
            &["--daily", "--house", "kontra"],
            &["--practice", "null", "--resume"],
            &["--practice", "null", "--deals", "12"],
            &["--practice", "null", "--scoring", "plain"],
            &["--practice", "null", "--seed", "7:2"],
        ] {
            let message = begun(flags).unwrap_err();
            assert!(message.starts_with(flags[0]) && message.contains("(allowed: "), "{message}");
        }
    }
}
