//! The flags of `skat duel`, and the duel that they describe.

use std::fmt::Display;
use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use clap::Args as Flags;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::inputs::{Input, number};
use super::list;
use crate::app::Failure;
use crate::players::Player;
use crate::record::{scoring_of, scoring_word};
use crate::rules::{RamschRounds, Rules, Scoring, Switch};
use crate::settings::{self, Key, Override, Overrides, printable};
use crate::study::duel::{Announcing, Duel, Family, Forced};
use crate::study::part::Part;

/// The flags of `skat duel`.
#[derive(Debug, Flags)]
pub(super) struct DuelArgs {
    #[command(flatten)]
    pub(super) set: Set,

    /// Which of N equal shares of the deals is played, and its sums written for --merge
    ///
    /// Shares can be played anywhere and in any order:
    ///
    /// seq 8 | xargs -P 8 -I K sh -c 'skat duel --seats club,club,expert --part K/8 > part-K'
    ///
    /// skat duel --merge part-*
    #[arg(long, value_name = "K/N")]
    pub(super) part: Option<Part>,

    /// Puts together what was written with --part, and prints what one run would have printed
    ///
    /// All N parts of one duel, in any order, of this version of the program; - is standard input.
    /// The result is the same byte for byte, but for the times (--no-times).
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = [
        "seats", "forced", "declarer", "against", "same_discard", "decisions", "deals", "seed",
        "scoring", "rules", "house", "part", "jobs", "patience",
    ])]
    pub(super) merge: Vec<Input>,

    /// How many deals are played at a time; as many as there are processors
    ///
    /// The result does not depend on it, except for the times.
    #[arg(long, value_name = "N", value_parser = number(1..=1024_u16))]
    pub(super) jobs: Option<u16>,

    /// How long a program may take for an answer, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = Duration::as_secs(&Duel::PATIENCE),
          value_parser = number(1..=86_400_u64))]
    pub(super) patience: u64,

    /// Leaves out how long decisions took, so that the same duel prints the same bytes
    #[arg(long)]
    pub(super) no_times: bool,

    /// As JSON
    #[arg(long)]
    pub(super) json: bool,
}

/// All that the figures depend on: it is the same for every part of a duel.
#[derive(Debug, Clone, PartialEq, Eq, Flags, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Set {
    /// The three players: levels, or programs as exec:COMMAND
    ///
    /// A level is beginner, casual, club, expert or master, with a style after a colon if it does
    /// not bid as usual: careful or bold.
    ///
    /// Three in one list with commas between them, or the flag three times. A command is split into
    /// words as a shell does, but no shell runs it; a comma in quotes or after a backslash belongs
    /// to the command. The file docs/engine.md describes what a program has to say.
    ///
    /// Examples: --seats master:bold,club,club, --seats "club,club,exec:python3 bot.py"
    #[arg(long, value_name = "P,P,P", required_unless_present_any = ["forced", "merge"])]
    seats: Vec<String>,

    /// Games of these kinds are declared without an auction: suit, grand, null
    ///
    /// Each deal is one in which somebody may declare such a game, bought at 18. Of two declarers
    /// both play the same deals, and are compared deal by deal.
    ///
    /// Example: --forced suit,null --declarer master,expert --against club,club
    #[arg(long, value_name = "KIND,KIND", value_delimiter = ',', value_parser = families(),
          requires = "declarer", requires = "against",
          conflicts_with_all = ["seats", "rules", "house"])]
    forced: Vec<Family>,

    /// Who declares the forced games: one player, or two to be compared
    #[arg(long, value_name = "P", requires = "forced")]
    declarer: Option<String>,

    /// The defenders of the forced games
    #[arg(long, value_name = "P,P", requires = "forced")]
    against: Option<String>,

    /// All declarers announce the same game with the same cards put away
    ///
    /// Those that the trained tables think best; so the play of the cards alone is compared.
    /// Without it every declarer puts away and announces for itself.
    #[arg(long, requires = "forced", conflicts_with = "decisions")]
    same_discard: bool,

    /// Logs what each declarer puts away and announces, and compares that alone
    ///
    /// The first plays the cards for both, and where both decide the same the deal is not played, as
    /// it makes no difference. One declarer plays all deals.
    #[arg(long, requires = "forced")]
    decisions: bool,

    /// How many different deals; each is played three times, forced games of each kind once by each
    /// declarer
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = number(1..=100_000_000_u32))]
    deals: u32,

    /// Where the cards and the players' choices come from
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(0..=u64::MAX))]
    seed: u64,

    /// How the differences between the players are totalled
    #[arg(long, value_name = "HOW", default_value = "seeger-fabian", value_parser = list::scorings())]
    #[serde(serialize_with = "write_scoring", deserialize_with = "read_scoring")]
    scoring: Scoring,

    /// House rules by the name of a set: official, pub or xskat
    #[arg(long, value_name = "PRESET", default_value = "official")]
    rules: String,

    /// A house rule more, or another value for one
    ///
    /// Every deal stands by itself: results bring no rounds of Bock or Ramsch.
    ///
    /// Examples: --house ramsch, --house kontra=announcement
    #[arg(long, value_name = "NAME[=VALUE]")]
    house: Vec<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
fn write_scoring<S: Serializer>(scoring: &Scoring, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(scoring_word(*scoring))
}

fn read_scoring<'a, D: Deserializer<'a>>(from: D) -> Result<Scoring, D::Error> {
    let word = String::deserialize(from)?;
    scoring_of(&word).ok_or_else(|| D::Error::custom("there is no such scoring"))
}

/// The kinds of games that can be forced, by their words.
fn families() -> impl TypedValueParser<Value = Family> {
    let of = |text: &String| Family::ALL.into_iter().find(|family| family.word() == text);
    PossibleValuesParser::new(Family::ALL.map(Family::word))
        .map(move |text| of(&text).unwrap_or(Family::Suit))
}

/// The duel that flags describe.
#[derive(Debug)]
pub(super) enum Plan {
    /// Whole deals with an auction.
    Seats(Duel),
    /// Forced games.
    Forced(Forced),
}

/// The circumstances of a run, which change nothing in the figures.
#[derive(Debug, Clone, Copy)]
pub(super) struct Run {
    pub(super) part: Part,
    pub(super) jobs: usize,
    pub(super) patience: Duration,
}

impl DuelArgs {
    /// The circumstances that the flags name.
    pub(super) fn run(&self) -> Run {
        let processors = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Run {
            part: self.part.unwrap_or(Part::WHOLE),
            jobs: self.jobs.map_or_else(processors, usize::from),
            patience: Duration::from_secs(self.patience),
        }
    }
}

impl Set {
    /// The duel, with the same checks wherever the flags come from.
    pub(super) fn plan(&self, run: Run) -> Result<Plan, Failure> {
        if self.forced.is_empty() { self.duel(run).map(Plan::Seats) } else { self.games(run) }
    }

    /// The rules, with the same checks as those of a list.
    fn rules(&self) -> Result<Rules, String> {
        let preset = Override { key: Key::Rules, text: self.rules.clone() };
        let overrides = |house: &[String]| Overrides {
            values: vec![preset.clone()],
            house: house.to_owned(),
            ..Overrides::default()
        };
        let rules = |house| {
            let loaded = settings::load(&overrides(house), [], None);
            loaded.map(|loaded| loaded.settings.house.rules()).map_err(|why| why.to_string())
        };
        let (preset, rules) = (rules(&[])?, rules(&self.house)?);
        for switch in [Switch::Bock, Switch::Triggers, Switch::RamschRounds] {
            let value = rules.value(switch);
            let changes =
                [&preset, &Rules::OFFICIAL].iter().all(|as_is| as_is.value(switch) != value);
            if changes && rules.ramsch_rounds != RamschRounds::Always {
                return Err(format!(
                    "--house: '{}={value}' makes no difference in a duel, where every deal stands \
                     by itself",
                    switch.word()
                ));
            }
        }
        Ok(rules)
    }

    fn duel(&self, Run { part, jobs, patience }: Run) -> Result<Duel, Failure> {
        let mut players = Vec::new();
        for seats in &self.seats {
            players.extend(players_of("--seats", seats)?);
        }
        let players = players.try_into().map_err(|players: Vec<Player>| {
            usage(&format!("--seats: names {} players, not three", players.len()))
        })?;
        let rules = self.rules().map_err(|why| usage(&why))?;
        let Self { deals, seed, scoring, .. } = *self;
        Ok(Duel { players, deals, part, seed, jobs, rules, scoring, patience })
    }

    fn games(&self, Run { part, jobs, patience }: Run) -> Result<Plan, Failure> {
        let players = |flag, text: &Option<String>| players_of(flag, text.as_deref().unwrap_or(""));
        let declarers = players("--declarer", &self.declarer)?;
        if declarers.len() > 2 {
            let count = declarers.len();
            return Err(usage(&format!("--declarer: names {count} players, not one or two")));
        }
        let against = players("--against", &self.against)?;
        let against = against.try_into().map_err(|players: Vec<Player>| {
            usage(&format!("--against: names {} players, not two", players.len()))
        })?;
        let families: Vec<Family> =
            Family::ALL.into_iter().filter(|family| self.forced.contains(family)).collect();
        let announcing = match (self.same_discard, self.decisions) {
            (true, _) => Announcing::Same,
            (_, true) => Announcing::Decisions,
            _ => Announcing::Declarer,
        };
        let Self { deals, seed, scoring, .. } = *self;
        Ok(Plan::Forced(Forced {
            families,
            declarers,
            against,
            announcing,
            deals,
            part,
            seed,
            jobs,
            scoring,
            patience,
        }))
    }
}

fn usage(why: &dyn Display) -> Failure {
    Failure::Usage(printable(&format!("{why} (see 'skat duel --help')")))
}

/// The players that a flag names.
fn players_of(flag: &str, text: &str) -> Result<Vec<Player>, Failure> {
    Player::list(text).map_err(|why| usage(&format!("{flag}: {why}")))
}
