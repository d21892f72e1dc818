//! `skat duel`: players against each other, and what came of it.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use clap::Args as Flags;
use serde_json::{Map, Value, json};

use super::inputs::number;
use super::{list, progress};
use crate::app::Failure;
use crate::players::Player;
use crate::players::engine::NoMove;
use crate::record::scoring_word;
use crate::rules::{Kind, RamschRounds, Rules, Scoring, Switch};
use crate::settings::{self, Key, Override, Overrides, printable};
use crate::study::duel::{Duel, Figures, Mean, Outcome, Tally, Times, Watch};

/// The flags of `skat duel`.
#[derive(Debug, Flags)]
pub(super) struct DuelArgs {
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
    #[arg(long, value_name = "P,P,P", required = true)]
    pub(super) seats: Vec<String>,

    /// How many different deals; each is played three times
    #[arg(long, value_name = "N", default_value_t = 1000,
          value_parser = number(1..=100_000_000_u32))]
    pub(super) deals: u32,

    /// Where the cards and the players' choices come from
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number(0..=u64::MAX))]
    pub(super) seed: u64,

    /// How many deals are played at a time; as many as there are processors
    ///
    /// The result does not depend on it, except for the times.
    #[arg(long, value_name = "N", value_parser = number(1..=1024_u16))]
    pub(super) jobs: Option<u16>,

    /// How the differences between the players are totalled
    #[arg(long, value_name = "HOW", default_value = "seeger-fabian", value_parser = list::scorings())]
    pub(super) scoring: Scoring,

    /// House rules by the name of a set: official, pub or xskat
    #[arg(long, value_name = "PRESET", default_value = "official")]
    pub(super) rules: String,

    /// A house rule more, or another value for one
    ///
    /// Every deal stands by itself: results bring no rounds of Bock or Ramsch.
    ///
    /// Examples: --house ramsch, --house kontra=announcement
    #[arg(long, value_name = "NAME[=VALUE]")]
    pub(super) house: Vec<String>,

    /// How long a program may take for an answer, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = Duration::as_secs(&Duel::PATIENCE),
          value_parser = number(1..=86_400_u64))]
    pub(super) patience: u64,

    /// As JSON
    #[arg(long)]
    pub(super) json: bool,
}

impl DuelArgs {
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

    fn duel(&self) -> Result<Duel, Failure> {
        let usage = |why: &dyn std::fmt::Display| {
            Failure::Usage(printable(&format!("{why} (see 'skat duel --help')")))
        };
        let mut players = Vec::new();
        for seats in &self.seats {
            players.extend(Player::list(seats).map_err(|why| usage(&format!("--seats: {why}")))?);
        }
        let players = players.try_into().map_err(|players: Vec<Player>| {
            usage(&format!("--seats: names {} players, not three", players.len()))
        })?;
        let rules = self.rules().map_err(|why| usage(&why))?;
        let processors = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Ok(Duel {
            players,
            deals: self.deals,
            seed: self.seed,
            jobs: self.jobs.map_or_else(processors, usize::from),
            rules,
            scoring: self.scoring,
            patience: Duration::from_secs(self.patience),
        })
    }
}

/// Plays the duel and prints what came of it.
///
/// # Errors
/// When the flags make no sense, a program is at fault, somebody stops the duel, or `out` cannot be
/// written to.
pub(super) fn print(args: &DuelArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let duel = args.duel()?;
    let watch = Watch::default();
    stop_on_signals(&watch)?;
    let outcome = progress::during(Some(duel.deals), || watch.done(), || duel.run(&watch));
    let outcome = outcome.map_err(|why| match why {
        NoMove::Fault(fault) => Failure::Failed(format!("duel: {fault}")),
        NoMove::Stopped => {
            let done = watch.done();
            Failure::Interrupted(format!("duel: stopped after {done} of {} deals", duel.deals))
        }
    })?;
    if args.json {
        writeln!(out, "{}", report(&duel, &outcome))?;
    } else {
        table(&duel, &outcome, out)?;
    }
    Ok(())
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

/// A share of something; 0 of nothing.
fn share(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole.max(1))
}

/// The whole result for programs.
fn report(duel: &Duel, outcome: &Outcome) -> Value {
    let figures = &outcome.figures;
    let players: Vec<Value> =
        (0..3).map(|n| entry(duel, n, &figures.tallies[n], &outcome.times[n])).collect();
    let pairs = Figures::PAIRS.into_iter().zip(figures.leads()).map(|((a, b), lead)| {
        let (a, b) = (duel.players[a].to_string(), duel.players[b].to_string());
        json!({"a": a, "b": b, "diff": lead.mean, "ci": lead.half})
    });
    json!({
        "players": players,
        "pairs": pairs.collect::<Vec<Value>>(),
        "passed_in": share(figures.passed_in, figures.games),
    })
}

fn entry(duel: &Duel, player: usize, tally: &Tally, times: &Times) -> Value {
    let (plain, sf) = (tally.plain(), tally.seeger_fabian());
    let by_game: Map<String, Value> = KINDS
        .iter()
        .map(|&(kind, word)| {
            let games = tally.of(kind);
            let [declared, won] =
                [share(games.declared, tally.games), share(games.won, games.declared)];
            (word.to_owned(), json!({"declared": declared, "won": won}))
        })
        .collect();
    json!({
        "level": duel.players[player].to_string(),
        "deals": duel.deals,
        "declared": share(tally.own.declared, tally.games),
        "won": share(tally.own.won, tally.own.declared),
        "by_game": by_game,
        "hand": share(tally.hand, tally.own.declared),
        "defence_won": share(tally.beaten, tally.defended),
        "plain": plain.mean,
        "plain_ci": plain.half,
        "sf": sf.mean,
        "sf_ci": sf.half,
        "ms_mean": times.mean(),
        "ms_p95": times.quantile(0.95),
        "ms_max": times.most(),
    })
}

/// The same for readers.
fn table(duel: &Duel, outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
    let Figures { tallies, games, passed_in, .. } = &outcome.figures;
    let Duel { deals, seed, rules, scoring, .. } = duel;
    writeln!(
        out,
        "{deals} deals in three rotations: {games} games. Seed {seed}, rules {rules}, passed in {}\n",
        percent(*passed_in, *games).trim_start()
    )?;
    let names: Vec<String> = (1..).zip(&duel.players).map(|(n, player)| name(n, player)).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
    writeln!(
        out,
        "{:width$}  {:>15}  {:>15}  declared     won    Hand  defence won",
        "a game", "plain", "Seeger-Fabian"
    )?;
    for (name, tally) in names.iter().zip(tallies) {
        writeln!(
            out,
            "{name:width$}  {:>15}  {:>15}   {} {} {}      {}",
            plus_minus(tally.plain()),
            plus_minus(tally.seeger_fabian()),
            percent(tally.own.declared, tally.games),
            percent(tally.own.won, tally.own.declared),
            percent(tally.hand, tally.own.declared),
            percent(tally.beaten, tally.defended),
        )?;
    }
    let words: String = KINDS.iter().map(|(_, word)| format!("  {word:>10}")).collect();
    writeln!(out, "\n{:width$}{words}", "% (won)")?;
    for (name, tally) in names.iter().zip(tallies) {
        let cells = KINDS.iter().map(|(kind, _)| {
            let games = tally.of(*kind);
            let [declared, won] =
                [share(games.declared, tally.games), share(games.won, games.declared)];
            match games.declared {
                0 => format!("  {:>10}", "-"),
                _ => format!("  {:>10}", format!("{:.1} ({:.0})", 100.0 * declared, 100.0 * won)),
            }
        });
        writeln!(out, "{name:width$}{}", cells.collect::<String>())?;
    }
    writeln!(out, "\n{:width$}  {:>9}  {:>9}  {:>9}", "ms a move", "mean", "95 %", "longest")?;
    for (name, times) in names.iter().zip(&outcome.times) {
        let (mean, most, longest) = (times.mean(), times.quantile(0.95), times.most());
        writeln!(out, "{name:width$}  {mean:>9.3}  {most:>9.3}  {longest:>9.3}")?;
    }
    writeln!(out, "\nahead, in {} points a game (95 % interval, by deal)", scoring_word(*scoring))?;
    for ((a, b), lead) in Figures::PAIRS.into_iter().zip(outcome.figures.leads()) {
        writeln!(out, "{:width$}  {:>15}  over {}", names[a], plus_minus(lead), names[b])?;
    }
    Ok(())
}

/// The kinds of games, `None` for Ramsch.
const KINDS: [(Option<Kind>, &str); 7] = [
    (Some(Kind::Clubs), "clubs"),
    (Some(Kind::Spades), "spades"),
    (Some(Kind::Hearts), "hearts"),
    (Some(Kind::Diamonds), "diamonds"),
    (Some(Kind::Grand), "grand"),
    (Some(Kind::Null), "null"),
    (None, "ramsch"),
];

/// `1 club`, shortened if it is the command of a program.
fn name(number: usize, player: &Player) -> String {
    const LONGEST: usize = 24;
    let name = printable(&player.to_string());
    match name.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{number} {}…", &name[..end]),
        None => format!("{number} {name}"),
    }
}

fn plus_minus(Mean { mean, half }: Mean) -> String {
    format!("{mean:+.2} ± {half:.2}")
}

/// `  7.4 %`
fn percent(part: u32, whole: u32) -> String {
    format!("{:>5.1} %", 100.0 * share(part, whole))
}
