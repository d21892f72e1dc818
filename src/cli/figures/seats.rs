//! The report of a duel.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use super::write::{name, percent, plus_minus, share};
use crate::record::scoring_word;
use crate::rules::Kind;
use crate::study::duel::{Duel, Figures, Games, Outcome, Record, Tally, Times};

/// A duel and what came of it.
pub(in crate::cli) struct Report<'a> {
    pub(in crate::cli) duel: &'a Duel,
    pub(in crate::cli) outcome: &'a Outcome,
    /// True if it tells how long decisions took.
    pub(in crate::cli) times: bool,
}

impl Report<'_> {
    /// The whole result for programs.
    pub(in crate::cli) fn json(&self) -> Value {
        let Self { duel, outcome, .. } = self;
        let figures = &outcome.figures;
        let players: Vec<Value> =
            (0..3).map(|n| self.entry(n, &figures.tallies[n], &outcome.times[n])).collect();
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

    fn entry(&self, player: usize, tally: &Tally, times: &Times) -> Value {
        let (plain, sf) = (tally.plain(), tally.seeger_fabian());
        let Record { own, defended } = tally.all();
        let by_game: Map<String, Value> = KINDS
            .iter()
            .map(|&(kind, word)| {
                let games = own_games(tally, kind);
                let [declared, won] =
                    [share(games.declared, tally.games), share(games.won, games.declared)];
                (word.to_owned(), json!({"declared": declared, "won": won}))
            })
            .collect();
        let defence: Map<String, Value> = DEFENCE
            .iter()
            .map(|(kinds, word)| {
                let games = defended_games(tally, kinds);
                let [defended, won] =
                    [share(games.declared, tally.games), share(games.won, games.declared)];
                ((*word).to_owned(), json!({"defended": defended, "won": won}))
            })
            .collect();
        let bids: Map<String, Value> = tally
            .bids
            .iter()
            .map(|(bid, &games)| (bid.to_string(), share(games, tally.games).into()))
            .collect();
        let mut entry = json!({
            "level": self.duel.players[player].to_string(),
            "deals": self.duel.deals,
            "declared": share(own.declared, tally.games),
            "won": share(own.won, own.declared),
            "by_game": by_game,
            "hand": share(tally.hand, own.declared),
            "defence_won": share(defended.won, defended.declared),
            "defence_by_game": defence,
            "bids": bids,
            "plain": plain.mean,
            "plain_ci": plain.half,
            "sf": sf.mean,
            "sf_ci": sf.half,
        });
        if self.times {
            entry["ms_mean"] = times.mean().into();
            entry["ms_p95"] = times.quantile(0.95).into();
            entry["ms_max"] = times.most().into();
        }
        entry
    }

    /// The same for readers.
    pub(in crate::cli) fn table(&self, out: &mut dyn Write) -> io::Result<()> {
        let Figures { tallies, games, passed_in, .. } = &self.outcome.figures;
        let Duel { deals, seed, rules, .. } = self.duel;
        writeln!(
            out,
            "{deals} deals in three rotations: {games} games. Seed {seed}, rules {rules}, passed in {}\n",
            percent(*passed_in, *games).trim_start()
        )?;
        let names: Vec<String> =
            (1..).zip(&self.duel.players).map(|(n, player)| name(n, player)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(11);
        writeln!(
            out,
            "{:width$}  {:>15}  {:>15}  declared     won    Hand  defence won",
            "a game", "plain", "Seeger-Fabian"
        )?;
        for (name, tally) in names.iter().zip(tallies) {
            let Record { own, defended } = tally.all();
            writeln!(
                out,
                "{name:width$}  {:>15}  {:>15}   {} {} {}      {}",
                plus_minus(tally.plain()),
                plus_minus(tally.seeger_fabian()),
                percent(own.declared, tally.games),
                percent(own.won, own.declared),
                percent(tally.hand, own.declared),
                percent(defended.won, defended.declared),
            )?;
        }
        let lines = || names.iter().map(|name| format!("{name:width$}")).zip(tallies);
        columns(out, width, "% (won)", &KINDS.map(|(_, word)| word), lines(), |tally, n| {
            with_won(own_games(tally, KINDS[n].0), tally)
        })?;
        columns(out, width, "% defended", &DEFENCE.map(|(_, word)| word), lines(), |tally, n| {
            with_won(defended_games(tally, DEFENCE[n].0), tally)
        })?;
        columns(out, width, "% bid up to", &BIDS.map(|(_, word)| word), lines(), |tally, n| {
            let from = n.checked_sub(1).map_or(0, |before| BIDS[before].0 + 1);
            match tally.bids.range(from..=BIDS[n].0).map(|(_, games)| games).sum() {
                0 => "-".to_owned(),
                games => format!("{:.1}", 100.0 * share(games, tally.games)),
            }
        })?;
        self.ending(&names, width, out)
    }

    /// The times and the differences.
    fn ending(&self, names: &[String], width: usize, out: &mut dyn Write) -> io::Result<()> {
        let Outcome { figures, times } = self.outcome;
        if self.times {
            let heads = ["ms a move", "mean", "95 %", "longest"];
            let [ms, mean, most, longest] = heads;
            writeln!(out, "\n{ms:width$}  {mean:>9}  {most:>9}  {longest:>9}")?;
            for (name, times) in names.iter().zip(times) {
                let (mean, most, longest) = (times.mean(), times.quantile(0.95), times.most());
                writeln!(out, "{name:width$}  {mean:>9.3}  {most:>9.3}  {longest:>9.3}")?;
            }
        }
        let scoring = scoring_word(self.duel.scoring);
        writeln!(out, "\nahead, in {scoring} points a game (95 % interval, by deal)")?;
        for ((a, b), lead) in Figures::PAIRS.into_iter().zip(figures.leads()) {
            writeln!(out, "{:width$}  {:>15}  over {}", names[a], plus_minus(lead), names[b])?;
        }
        Ok(())
    }
}

/// A table of cells, a line for each player.
fn columns<'a>(
    out: &mut dyn Write,
    width: usize,
    title: &str,
    heads: &[&str],
    lines: impl Iterator<Item = (String, &'a Tally)>,
    cell: impl Fn(&Tally, usize) -> String,
) -> io::Result<()> {
    let row = |cells: Vec<String>| -> String {
        cells.iter().map(|cell| format!("  {cell:>10}")).collect()
    };
    writeln!(out, "\n{title:width$}{}", row(heads.iter().map(|&head| head.to_owned()).collect()))?;
    for (name, tally) in lines {
        writeln!(out, "{name}{}", row((0..heads.len()).map(|n| cell(tally, n)).collect()))?;
    }
    Ok(())
}

/// `12.3 (87)`: the share of all games in per cent, and how many of them were won.
fn with_won(games: Games, tally: &Tally) -> String {
    if games.declared == 0 {
        return "-".to_owned();
    }
    let [all, won] = [share(games.declared, tally.games), share(games.won, games.declared)];
    format!("{:.1} ({:.0})", 100.0 * all, 100.0 * won)
}

fn own_games(tally: &Tally, kind: Option<Kind>) -> Games {
    kind.map_or(tally.ramsch, |kind| tally.of(kind).own)
}

fn defended_games(tally: &Tally, kinds: &[Kind]) -> Games {
    kinds.iter().fold(Games::default(), |all, &kind| {
        let games = tally.of(kind).defended;
        Games { declared: all.declared + games.declared, won: all.won + games.won }
    })
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

/// The kinds of games that are defended alike.
const DEFENCE: [(&[Kind], &str); 3] = [
    (&[Kind::Clubs, Kind::Spades, Kind::Hearts, Kind::Diamonds], "suit"),
    (&[Kind::Grand], "grand"),
    (&[Kind::Null], "null"),
];

/// Classes of bids, by the highest in each.
const BIDS: [(u16, &str); 7] = [
    (0, "no word"),
    (18, "18"),
    (20, "20"),
    (24, "22-24"),
    (36, "27-36"),
    (48, "40-48"),
    (u16::MAX, "50 or more"),
];
