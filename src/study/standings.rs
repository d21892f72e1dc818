//! Standings out of recorded games: who has how many points, whatever list they were played in.

use std::collections::HashMap;

use crate::record::{Figures, Located, Record, RecordFault, Score};
use crate::rules::{Account, Scoring, TableSize, bonus_for_others_loss};

/// Standings, folded out of records one after the other.
///
/// A player is a name. Where a record names nobody, the seat does. The results are those of the
/// records; nothing is reckoned again.
///
/// ```
/// use skat::record::Raw;
/// use skat::rules::Scoring;
/// use skat::study::standings::Fold;
///
/// let record = "(;GM[Skat]P0[Ann]P1[Bob]P2[Cid]R[d:0 loss v:-66 m:1 bidok p:30 t:2 s:1 z:0];)";
/// let mut fold = Fold::new(None);
/// fold.add(&Raw::of(record).read()?)?;
/// let totals: Vec<i64> =
///     fold.players(Scoring::SeegerFabian).iter().map(|player| player.total).collect();
/// assert_eq!(totals, [-116, 40, 40]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Fold {
    table: Option<TableSize>,
    names: HashMap<String, usize>,
    players: Vec<Gathered>,
    /// The share due to players who sat out, and whom the records do not name, by those who played.
    sitting: HashMap<[usize; 3], Share>,
    counts: Counts,
}

/// The number of records there were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts {
    /// Deals that use a line of a list, whatever came of them.
    pub deals: u64,
    /// Of these passed in.
    pub passed: u64,
    /// Games that ended before a contract, which use none.
    pub aborted: u64,
    /// Games of which the record tells no result, which use none either.
    pub unfinished: u64,
}

/// The points that a player has gathered.
#[derive(Debug, Clone, Default)]
struct Gathered {
    name: String,
    points: i64,
    won: u32,
    lost: u32,
    others: Share,
}

/// The points that games of others bring.
#[derive(Debug, Clone, Copy, Default)]
struct Share {
    lost: u32,
    bonus: i64,
    minus: i64,
}

/// The standing of one player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The rank from 1; players with the same total share one.
    pub rank: usize,
    /// The sum of the scores, in game points.
    pub points: i64,
    /// Own games won.
    pub won: u32,
    /// Own games lost.
    pub lost: u32,
    /// Games lost by the others.
    pub lost_by_others: u32,
    /// 50 for each own game won, −50 for each lost.
    pub own_bonus: i64,
    /// 40 for each game somebody else lost, 30 at a table of four.
    pub others_bonus: i64,
    /// The total of a minus list.
    pub minus: i64,
    /// The total that counts, by the way of scoring.
    pub total: i64,
}

impl Share {
    fn add(&mut self, other: Self) {
        self.lost += other.lost;
        self.bonus += other.bonus;
        self.minus += other.minus;
    }
}

impl Fold {
    /// Standings without any game. If a size of the table is given, all games count as played at
    /// such a one; else those count for a table of four that tell who sat out.
    #[must_use]
    pub fn new(table: Option<TableSize>) -> Self {
        Self { table, ..Self::default() }
    }

    /// Writes what a record says.
    ///
    /// # Errors
    /// If it has no result that can be read; nothing has changed then.
    pub fn add(&mut self, record: &Record<'_>) -> Result<(), Located<RecordFault>> {
        let score = record.score()?;
        match score {
            Score::Penalty(_) => {
                self.counts.aborted += 1;
                return Ok(());
            }
            Score::Unfinished => {
                self.counts.unfinished += 1;
                return Ok(());
            }
            Score::PassedIn | Score::Ramsch(_) | Score::Settled(_) => {}
        }
        let seats = [("P0", "forehand"), ("P1", "middlehand"), ("P2", "rearhand")];
        let named = |property| record.get(property).filter(|name| !name.trim().is_empty());
        let seats = seats.map(|(property, seat)| match named(property) {
            Some(name) => self.player(name.trim()),
            None => self.player(seat),
        });
        let sitting = named("P3").filter(|_| self.table != Some(TableSize::Three));
        let sitting = sitting.map(|name| self.player(name.trim()));
        self.counts.deals += 1;
        match score {
            Score::Settled(Figures { declarer: Some(seat), won, value, .. }) => {
                let player = &mut self.players[seats[seat.index()]];
                player.won += u32::from(won);
                player.lost += u32::from(!won);
                self.write(seats, sitting, seat.index(), value, !won);
            }
            Score::Ramsch(values) => {
                for (seat, value) in values.into_iter().enumerate() {
                    self.write(seats, sitting, seat, value, false);
                }
            }
            _ => self.counts.passed += 1,
        }
        Ok(())
    }

    /// Writes a score for one player, and what it is for the others.
    fn write(
        &mut self,
        seats: [usize; 3],
        sitting: Option<usize>,
        scorer: usize,
        value: i32,
        lost: bool,
    ) {
        let value = i64::from(value);
        let four = self.table == Some(TableSize::Four) || sitting.is_some();
        let table = if four { TableSize::Four } else { TableSize::Three };
        let bonus = i64::from(bonus_for_others_loss(table));
        let share = Share {
            lost: u32::from(lost),
            bonus: if lost { bonus } else { 0 },
            minus: (-value).min(0),
        };
        let own = &mut self.players[seats[scorer]];
        own.points += value;
        own.others.minus += value.min(0);
        for (seat, &player) in seats.iter().enumerate() {
            if seat != scorer {
                self.players[player].others.add(share);
            }
        }
        match sitting {
            Some(player) => self.players[player].others.add(share),
            None if four => {
                let mut playing = seats;
                playing.sort_unstable();
                self.sitting.entry(playing).or_default().add(share);
            }
            None => {}
        }
    }

    fn player(&mut self, name: &str) -> usize {
        if let Some(&player) = self.names.get(name) {
            return player;
        }
        let player = self.players.len();
        self.names.insert(name.to_owned(), player);
        self.players.push(Gathered { name: name.to_owned(), ..Gathered::default() });
        player
    }

    /// The number of records there were.
    #[must_use]
    pub const fn counts(&self) -> Counts {
        self.counts
    }

    /// The standings of all, in the order in which they first appeared.
    ///
    /// At a table of four whose records do not tell who sat out, that was the fourth of the players
    /// if there are four in all.
    #[must_use]
    pub fn players(&self, scoring: Scoring) -> Vec<Player> {
        let mut players = self.players.clone();
        if players.len() == 4 {
            for (playing, &share) in &self.sitting {
                let sat_out = (0..4).find(|player| !playing.contains(player));
                if let Some(player) = sat_out {
                    players[player].others.add(share);
                }
            }
        }
        let mut standings: Vec<Player> =
            players.into_iter().map(|gathered| gathered.stands(scoring)).collect();
        let mut totals: Vec<i64> = standings.iter().map(|player| player.total).collect();
        totals.sort_unstable_by_key(|&total| std::cmp::Reverse(total));
        for player in &mut standings {
            player.rank = 1 + totals.partition_point(|&total| total > player.total);
        }
        standings
    }
}

impl Gathered {
    fn stands(self, scoring: Scoring) -> Player {
        let Self { name, points, won, lost, others } = self;
        let own_bonus = i64::from(Account { won, lost, ..Account::default() }.own_bonus());
        let total = match scoring {
            Scoring::Plain => points,
            Scoring::SeegerFabian => points + own_bonus + others.bonus,
            Scoring::Minus => others.minus,
        };
        Player {
            name,
            rank: 0,
            points,
            won,
            lost,
            lost_by_others: others.lost,
            own_bonus,
            others_bonus: others.bonus,
            minus: others.minus,
            total,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Raw;

    fn fold(table: Option<TableSize>, deals: &[(&str, &str)]) -> Fold {
        let mut fold = Fold::new(table);
        for (names, result) in deals {
            let names: String = names
                .split(' ')
                .enumerate()
                .map(|(seat, name)| format!("P{seat}[{name}]"))
                .collect();
            let result = match *result {
                "passed" => "passed".to_owned(),
                ramsch if ramsch.starts_with("ramsch") => ramsch.to_owned(),
                score => {
                    let (seat, value) = score.split_once(' ').unwrap();
                    let won = if value.starts_with('-') { "loss" } else { "win" };
                    format!("d:{seat} {won} v:{value} m:1 bidok p:60 t:5 s:0 z:0")
                }
            };
            let text = format!("(;GM[Skat]{names}R[{result}];)");
            fold.add(&Raw::of(&text).read().unwrap()).unwrap();
        }
        fold
    }

    fn totals(fold: &Fold, scoring: Scoring) -> Vec<(String, i64)> {
        fold.players(scoring).into_iter().map(|player| (player.name, player.total)).collect()
    }

    /// The worked rows of lists.
    #[test]
    fn lists_reckoned_by_hand() {
        use Scoring::{Minus, SeegerFabian};
        let three = Some(TableSize::Three);
        let (a, abc) = (SeegerFabian, "A B C");
        for (deal, scoring, expected) in [
            ((abc, "0 33"), a, [83, 0, 0]),
            ((abc, "0 -66"), a, [-116, 40, 40]),
            ((abc, "passed"), a, [0, 0, 0]),
            ((abc, "0 33"), Minus, [0, -33, -33]),
            ((abc, "0 -66"), Minus, [-66, 0, 0]),
            ((abc, "0 -132"), a, [-182, 40, 40]),
            ((abc, "ramsch v0:-60 v1:0 v2:-60"), a, [-60, 0, -60]),
            ((abc, "ramsch v0:120 v1:0 v2:0"), Minus, [0, -120, -120]),
        ] {
            let totals = totals(&fold(three, &[deal]), scoring);
            let totals: Vec<i64> = totals.into_iter().map(|(_, total)| total).collect();
            assert_eq!(totals, expected, "{deal:?}");
        }
    }

    #[test]
    fn who_sits_out_gets_a_share_as_well() {
        let told = fold(None, &[("A B C D", "0 -66")]);
        let expected =
            [("A", -116), ("B", 30), ("C", 30), ("D", 30)].map(|(n, t)| (n.to_owned(), t));
        assert_eq!(totals(&told, Scoring::SeegerFabian), expected);
        // Nobody tells who sat out, but later deals show who else is at the table.
        let untold = fold(Some(TableSize::Four), &[("A B C", "0 -66"), ("B C D", "passed")]);
        assert_eq!(totals(&untold, Scoring::SeegerFabian), expected);
        assert_eq!((untold.counts().deals, untold.counts().passed), (2, 1));
        let alone = fold(Some(TableSize::Four), &[("A B C", "0 -66")]);
        assert_eq!(totals(&alone, Scoring::SeegerFabian)[1].1, 30);
    }

    #[test]
    fn players_are_their_names_and_share_ranks() {
        let fold = fold(None, &[("A B C", "0 18"), ("B C A", "2 18"), ("C A B", "2 -36")]);
        let players = fold.players(Scoring::Plain);
        let told: Vec<_> =
            players.iter().map(|p| (p.name.as_str(), p.rank, p.total, p.won, p.lost)).collect();
        assert_eq!(told, [("A", 1, 36, 2, 0), ("B", 3, -36, 0, 1), ("C", 2, 0, 0, 0)]);
        let unfinished = Raw::of("(;GM[Skat]R[? ? ? ? ?];)");
        let nameless = Raw::of("(;GM[Skat]P0[ ]R[passed];)");
        let mut fold = Fold::new(None);
        fold.add(&nameless.read().unwrap()).unwrap();
        fold.add(&unfinished.read().unwrap()).unwrap();
        assert_eq!((fold.counts().deals, fold.counts().unfinished), (1, 1));
        let names: Vec<_> = fold.players(Scoring::Plain).into_iter().map(|p| p.name).collect();
        assert_eq!(names, ["forehand", "middlehand", "rearhand"]);
        assert!(fold.add(&Raw::of("(;GM[Skat];)").read().unwrap()).is_err());
    }
}
