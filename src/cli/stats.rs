//! `skat stats`: what players made of the deals they had.

use std::io::Write;
use std::path::PathBuf;

use clap::Args as Flags;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::columns::count;
use super::deals;
use super::door::complain;
use super::inputs::Input;
use super::language::LangFlag;
use super::{stats_forms as forms, stats_text as text};
use crate::app::{self, Environment, Failure};
use crate::record::Day;
use crate::rules::Seat;
use crate::study::hands::Hands;
use crate::study::recorded::Recorded;
use crate::study::statistics::{By, Statistics};

/// The flags of `skat stats`.
#[derive(Debug, Flags)]
pub(super) struct StatsArgs {
    /// Files of game records (- is standard input); without them your history
    #[arg(value_name = "FILE|-")]
    files: Vec<Input>,

    /// Only the player of this name, imported deals among them
    ///
    /// Without it text shows you in your history, and everybody in files; JSON and CSV show all.
    #[arg(long, value_name = "NAME")]
    me: Option<String>,

    /// As JSON: an object a player, rules and level, with counts and sums
    #[arg(long)]
    json: bool,

    /// The same as comma-separated values
    #[arg(long, conflicts_with = "json")]
    csv: bool,

    /// What is counted apart: game, hand, level, rules, month or list
    ///
    /// Rules and levels always are. By game is the usual table; hand shows Hand, open and announced
    /// games; level is that of the others at the table.
    #[arg(long, value_name = "WHAT", default_value = "game", hide_default_value = true,
        value_parser = groups(), hide_possible_values = true)]
    by: By,

    /// Only deals from this day on, as 2026-11-30
    #[arg(long, value_name = "DATE")]
    since: Option<Day>,

    /// Instead, the hands dealt: jacks, aces and the longest suit, beside what a fair shuffle gives
    #[arg(long, conflicts_with_all = ["csv", "by"])]
    deals: bool,

    /// In which language.
    #[command(flatten)]
    lang: LangFlag,

    /// Where your history is kept
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
}

fn groups() -> impl TypedValueParser<Value = By> {
    PossibleValuesParser::new(By::ALL.map(By::word))
        .try_map(|word| word.parse().map_err(|()| "not one of the words"))
}

impl StatsArgs {
    /// True if the player at an index counts.
    fn wants(&self, deal: &Recorded, index: usize) -> bool {
        match &self.me {
            Some(me) => deal.players[index].name.to_lowercase() == me.trim().to_lowercase(),
            None if self.files.is_empty() && !self.json && !self.csv => {
                deal.person() == Some(index)
            }
            None => true,
        }
    }

    fn is_since(&self, deal: &Recorded) -> bool {
        self.since.is_none_or(|since| deal.day.is_some_and(|day| day >= since))
    }
}

/// Counts all deals, and prints what came of it.
///
/// # Errors
/// When a file cannot be read, or `out` cannot be written to.
pub(super) fn print(
    args: &StatsArgs,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let mut overrides = args.lang.overrides();
    overrides.data_dir.clone_from(&args.data_dir);
    let mut words = None;
    let mut inputs = args.files.clone();
    // The configuration matters only for what the flags leave open.
    if inputs.is_empty() || !args.json && !args.csv {
        let loaded = environment.load(&overrides)?;
        words = Some(app::words(&loaded.settings, environment));
        if inputs.is_empty() {
            inputs.extend(deals::input_of(&app::history(&loaded)?, "stats")?);
            if args.me.is_some() {
                inputs.extend(deals::input_of(&app::imported(&loaded)?, "stats")?);
            }
        }
    }
    let words = words.filter(|_| !args.json && !args.csv);
    let damaged = if args.deals {
        let mut hands: Vec<(String, Hands)> = Vec::new();
        let damaged = deals::for_each(&inputs, "stats", |_, deal| {
            count_hands(args, &deal, &mut hands);
            Ok(())
        })?;
        match &words {
            None => forms::hands(&hands, out)?,
            Some(words) => text::hands(words, &hands, out)?,
        }
        damaged
    } else {
        let mut statistics = Statistics::new(args.by);
        let damaged = deals::for_each(&inputs, "stats", |_, deal| {
            if args.is_since(&deal) {
                statistics.add(&deal, |index| args.wants(&deal, index));
            }
            Ok(())
        })?;
        let rows = statistics.rows();
        match &words {
            None if args.csv => forms::csv(rows, out)?,
            None => forms::json(rows, out)?,
            Some(words) => text::print(words, args.by, rows, out)?,
        }
        damaged
    };
    if damaged > 0
        && let Some(words) = &words
    {
        let left_out = words.with("standings-damaged", &[("n", count(damaged).into())]);
        complain(&format!("stats: {left_out}"));
    }
    Ok(())
}

/// Counts the hands of those who count, if their cards are known.
fn count_hands(args: &StatsArgs, deal: &Recorded, hands: &mut Vec<(String, Hands)>) {
    let dealt = deal.outline.as_ref().and_then(|outline| outline.deal.as_ref());
    let Some(dealt) = dealt.filter(|_| args.is_since(deal)) else { return };
    for seat in Seat::ALL.into_iter().filter(|seat| args.wants(deal, seat.index())) {
        let name = &deal.players[seat.index()].name;
        let index = hands.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
            hands.push((name.clone(), Hands::default()));
            hands.len() - 1
        });
        hands[index].1.add(dealt.hand(seat));
    }
}
