//! The report of forced games.

use std::io::{self, Write};

use serde_json::{Value, json};

use super::write::{name, percent, plus_minus, share};
use crate::players::Player;
use crate::record::scoring_word;
use crate::settings::printable;
use crate::study::duel::{Announcing, Contest, Decided, Forced};

/// Forced games and what came of them.
pub(in crate::cli) struct Report<'a> {
    pub(in crate::cli) forced: &'a Forced,
    pub(in crate::cli) contests: &'a [Contest],
}

impl Report<'_> {
    /// The whole result for programs.
    pub(in crate::cli) fn json(&self) -> Value {
        json!({"games": self.contests.iter().map(|contest| self.entry(contest)).collect::<Value>()})
    }

    fn entry(&self, contest: &Contest) -> Value {
        let declarers = self.forced.declarers.iter().zip(&contest.sides).map(|(player, side)| {
            let points = side.points();
            json!({
                "level": player.to_string(),
                "played": side.played,
                "won": share(side.won, side.played),
                "other": share(side.other, contest.deals),
                "points": points.mean,
                "points_ci": points.half,
            })
        });
        let mut entry = json!({
            "game": contest.family.word(),
            "deals": contest.deals,
            "declarers": declarers.collect::<Value>(),
        });
        if contest.sides.len() == 2 {
            let lead = contest.lead();
            entry["diff"] = lead.mean.into();
            entry["ci"] = lead.half.into();
        }
        if self.forced.announcing == Announcing::Decisions {
            entry["decisions"] = contest.decisions.iter().map(decision).collect();
        }
        entry
    }

    /// The same for readers.
    pub(in crate::cli) fn table(&self, out: &mut dyn Write) -> io::Result<()> {
        let Forced { deals, seed, scoring, .. } = self.forced;
        let words: Vec<&str> = self.contests.iter().map(|it| it.family.word()).collect();
        let against: Vec<String> = self.forced.against.iter().map(Player::to_string).collect();
        writeln!(
            out,
            "{deals} forced deals of each kind: {}. Against {}, seed {seed}, {} points a game\n",
            words.join(", "),
            printable(&against.join(" and ")),
            scoring_word(*scoring)
        )?;
        let names: Vec<String> =
            (1..).zip(&self.forced.declarers).map(|(n, player)| name(n, player)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(8);
        writeln!(
            out,
            "{:width$}  game   {:>8}      won  {:>16}  other game",
            "declarer", "played", "points"
        )?;
        for contest in self.contests {
            let word = contest.family.word();
            for (name, side) in names.iter().zip(&contest.sides) {
                let (won, points) = (percent(side.won, side.played), plus_minus(side.points()));
                let (played, other) = (side.played, percent(side.other, contest.deals));
                writeln!(
                    out,
                    "{name:width$}  {word:5}  {played:>8}  {won}  {points:>16}     {other}"
                )?;
            }
        }
        if let [first, second] = &names[..] {
            writeln!(out, "\nahead, a deal (95 % interval, from the differences by deal)")?;
            for contest in self.contests {
                let (word, lead) = (contest.family.word(), plus_minus(contest.lead()));
                writeln!(out, "{first:width$}  {word:5}  {lead:>16}  over {second}")?;
            }
        }
        for contest in self.contests {
            self.differences(contest, out)?;
        }
        Ok(())
    }

    /// The decisions: of two declarers those in which they differ.
    fn differences(&self, contest: &Contest, out: &mut dyn Write) -> io::Result<()> {
        if self.forced.announcing != Announcing::Decisions {
            return Ok(());
        }
        let shown = |it: &&Decided| !it.halves.is_empty();
        let shown: Vec<&Decided> = contest.decisions.iter().filter(shown).collect();
        writeln!(out, "\n{}: {} of {} deals", contest.family.word(), shown.len(), contest.deals)?;
        for decided in shown {
            let Decided { deal, seat, hand, skat, .. } = decided;
            let made = decided.decided.iter().zip(decided.points());
            let made = made.map(|(decided, points)| format!("  {decided} {points:+}"));
            writeln!(out, "{deal:>8}  {seat:10}  {hand} + {skat}{}", made.collect::<String>())?;
        }
        Ok(())
    }
}

fn decision(decided: &Decided) -> Value {
    let points: Vec<f64> = decided.points().collect();
    json!({
        "deal": decided.deal,
        "seat": decided.seat,
        "hand": decided.hand,
        "skat": decided.skat,
        "decided": decided.decided,
        "points": points,
    })
}
