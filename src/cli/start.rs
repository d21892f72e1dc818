//! Which list is to be played: what the flags mean together with the settings.

use super::Failure;
use super::args::Args;
use super::inputs::{Input, Seed};
use crate::host::{Day, Drill};
use crate::rules::{ListSettings, Place};
use crate::settings::{Settings, excerpt};

/// Which list is to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// Nothing was said: if a list was left unfinished the player is asked, otherwise a new one is
    /// started.
    Ask,
    /// The list left unfinished; it is an error if there is none.
    Resume,
    /// A new list.
    New(NewList),
    /// The deals of a day, which do not count; of today if none is named.
    Daily(Option<Day>),
    /// Deals of one kind, which do not count.
    Practice {
        /// What is practised.
        drill: Drill,
        /// Where the cards come from; drawn afresh if nothing was said.
        seed: Option<u64>,
    },
    /// The lesson of a number, counted from 0.
    Lesson(u8),
}

/// What the command line says about a new list, beyond the settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewList {
    /// Where the cards come from.
    pub pack: Pack,
    /// Who deals first; drawn if nobody was named.
    pub dealer: Option<Place>,
}

/// Where the cards of a new list come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pack {
    /// From a number drawn afresh.
    Fresh,
    /// From a number given.
    Seeded(Seed),
    /// From a text that describes a single deal.
    Given(Input),
}

impl NewList {
    /// The shape of the list. `fresh` is the number drawn afresh, used if none was given. A given
    /// deal is the only one of its list; its cards are for the caller to put in.
    #[must_use]
    pub const fn shape(&self, settings: &Settings, fresh: u64) -> ListSettings {
        let mut list = settings.new_list(fresh);
        list.first_dealer = self.dealer;
        match self.pack {
            Pack::Fresh => {}
            Pack::Seeded(Seed { number, start }) => {
                list.seed = number;
                list.start = start;
            }
            Pack::Given(_) => {
                list.deals = 1;
                // The right neighbour deals, so that the person has the first hand of the text.
                if list.first_dealer.is_none() {
                    list.first_dealer = Place::new(list.table.players() - 1);
                }
            }
        }
        list
    }
}

impl Start {
    /// What the flags ask for.
    ///
    /// # Errors
    /// When flags contradict each other or the settings.
    pub fn new(args: &Args, settings: &Settings) -> Result<Self, Failure> {
        let list = &args.list;
        let shaped = args.shapes_a_list();
        if list.daily.is_some() || list.practice.is_some() || list.lesson.is_some() {
            return beside_the_lists(args);
        }
        if list.resume {
            let against = if list.new { Some("--new") } else { shaped };
            return match against {
                None => Ok(Self::Resume),
                Some(flag) => Err(usage(format!(
                    "--resume goes on with the list left unfinished, {flag} starts a new one \
                     (allowed: one of them)"
                ))),
            };
        }
        if !list.new && shaped.is_none() {
            return Ok(Self::Ask);
        }
        let dealer = list.dealer.as_deref().map(|dealer| place_of(dealer, settings)).transpose()?;
        Ok(Self::New(NewList { pack: pack(args, settings)?, dealer }))
    }
}

/// The deals of a day, or practice: what shapes a list says nothing about these.
fn beside_the_lists(args: &Args) -> Result<Start, Failure> {
    let list = &args.list;
    let flag = match (&list.daily, list.lesson) {
        (Some(_), _) => "--daily",
        (None, Some(_)) => "--lesson",
        (None, None) => "--practice",
    };
    let against = [
        ("--new", list.new),
        ("--resume", list.resume),
        ("--players", list.players.is_some()),
        ("--deals", list.deals.is_some()),
        ("--deal", list.deal.is_some()),
        ("--dealer", list.dealer.is_some()),
        ("--scoring", list.scoring.is_some()),
        ("--limit", list.limit.is_some()),
    ];
    // Practice may be had by house rules and from a number; day and lesson have their own.
    let by_day = [
        ("--seed", list.seed.is_some()),
        ("--rules", list.rules.is_some()),
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

fn pack(args: &Args, settings: &Settings) -> Result<Pack, Failure> {
    let list = &args.list;
    if let Some(input) = &list.deal {
        let against = [("--seed", list.seed.is_some()), ("--deals", list.deals.is_some())];
        return match against.iter().find(|(_, given)| *given) {
            None => Ok(Pack::Given(input.clone())),
            Some((flag, _)) => Err(usage(format!(
                "--deal plays a single given deal, {flag} shapes a list of others \
                 (allowed: one of them)"
            ))),
        };
    }
    let Some(seed) = list.seed else { return Ok(Pack::Fresh) };
    let deals = settings.deals();
    if seed.start > deals {
        return Err(usage(format!(
            "--seed: '{seed}' starts after the last deal of the list (allowed: 1 to {deals} after \
             the colon, or more --deals)"
        )));
    }
    Ok(Pack::Seeded(seed))
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
    use std::num::NonZeroU32;

    use clap::Parser;

    use super::*;
    use crate::rules::{Rules, Scoring};
    use crate::settings;

    fn start(flags: &[&str]) -> Result<Start, String> {
        let args = Args::try_parse_from(std::iter::once(&"skat").chain(flags)).unwrap();
        let loaded = settings::load(&args.overrides(), [], None).unwrap();
        Start::new(&args, &loaded.settings).map_err(|failure| failure.to_string())
    }

    fn new(pack: Pack, dealer: Option<usize>) -> Result<Start, String> {
        Ok(Start::New(NewList { pack, dealer: dealer.and_then(Place::new) }))
    }

    #[test]
    fn what_is_started() {
        assert_eq!(start(&[]), Ok(Start::Ask));
        assert_eq!(start(&["--name", "Eva", "--pace", "0"]), Ok(Start::Ask));
        assert_eq!(start(&["--resume"]), Ok(Start::Resume));
        assert_eq!(start(&["--new"]), new(Pack::Fresh, None));
        assert_eq!(start(&["--players", "4"]), new(Pack::Fresh, None));
        let seed = Seed { number: 42, start: 7 };
        assert_eq!(start(&["--seed", "42:7"]), new(Pack::Seeded(seed), None));
        assert_eq!(start(&["--deal", "-"]), new(Pack::Given(Input::Stdin), None));
        let file = Pack::Given(Input::File("x".into()));
        assert_eq!(start(&["--deal", "x", "--dealer", "2"]), new(file, Some(1)));
    }

    #[test]
    fn who_deals() {
        let dealer = |flags: &[&str]| match start(flags)? {
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
            let message = start(flags).unwrap_err();
            assert!(message.contains("(allowed: "), "{message}");
            assert!(message.contains(flags[0]), "{message}");
        }
        assert!(start(&["--seed", "1:37", "--players", "4"]).is_ok());
    }

    #[test]
    fn what_is_started_beside_the_lists() {
        assert_eq!(start(&["--daily"]), Ok(Start::Daily(None)));
        let day = "2026-11-30".parse().unwrap();
        assert_eq!(start(&["--daily=2026-11-30"]), Ok(Start::Daily(Some(day))));
        assert_eq!(start(&["--daily", "--level", "expert"]), Ok(Start::Daily(None)));
        let practice = |drill, seed| Ok(Start::Practice { drill, seed });
        assert_eq!(start(&["--practice", "grand"]), practice(Drill::Grand, None));
        let flags = ["--practice", "ramsch", "--seed", "7", "--rules", "pub"];
        assert_eq!(start(&flags), practice(Drill::Ramsch, Some(7)));
        assert_eq!(start(&["--lesson", "12"]), Ok(Start::Lesson(11)));
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
            let message = start(flags).unwrap_err();
            assert!(message.starts_with(flags[0]) && message.contains("(allowed: "), "{message}");
        }
    }

    #[test]
    fn the_shape_of_a_new_list() {
        let settings = Settings::default();
        let shape = |pack| NewList { pack, dealer: Place::new(1) }.shape(&settings, 5);
        let seeded = shape(Pack::Seeded(Seed { number: 42, start: 7 }));
        assert_eq!((seeded.seed, seeded.start, seeded.deals), (42, 7, 36));
        assert_eq!(seeded.first_dealer, Place::new(1));
        assert_eq!(shape(Pack::Fresh).seed, 5);
        let given = shape(Pack::Given(Input::Stdin));
        assert_eq!((given.deals, given.first_dealer), (1, Place::new(1)));
        let undealt = NewList { pack: Pack::Given(Input::Stdin), dealer: None };
        assert_eq!(undealt.shape(&settings, 5).first_dealer, Place::new(2));
    }

    #[test]
    fn every_new_list_is_played_by_the_house_rules() {
        let flags = ["skat", "--rules", "pub", "--scoring", "minus", "--limit", "301"];
        let args = Args::try_parse_from(flags).unwrap();
        let settings = settings::load(&args.overrides(), [], None).unwrap().settings;
        let seeded = Pack::Seeded(Seed { number: 42, start: 7 });
        for pack in [Pack::Fresh, seeded, Pack::Given(Input::Stdin)] {
            let shape = NewList { pack, dealer: None }.shape(&settings, 5);
            assert_eq!(shape.rules, Rules::PUB);
            assert_eq!((shape.scoring, shape.limit), (Scoring::Minus, NonZeroU32::new(301)));
        }
    }
}
