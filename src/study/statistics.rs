//! Statistics: what players made of the deals they had, apart by rules and level.

use std::collections::HashMap;
use std::str::FromStr;

use super::recorded::Recorded;
use crate::record::Score;
use crate::rules::{Contract, Kind, TableSize, bonus_for_others_loss};

/// The groups of games that are counted, by their words: the kinds, then what kinds have in common.
pub const GAMES: [&str; 12] = [
    "clubs",
    "spades",
    "hearts",
    "diamonds",
    "grand",
    "null",
    "null_hand",
    "null_ouvert",
    "null_hand_ouvert",
    "hand",
    "ouvert",
    "announced",
];

/// The number of groups that have no game in common.
pub const KINDS: usize = 9;

/// What is counted apart besides players, rules and levels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum By {
    /// The games, which are always.
    #[default]
    Game,
    /// Hand, open and announced games.
    Hand,
    /// The levels of the others at the table.
    Level,
    /// The rules, which are always.
    Rules,
    /// The months.
    Month,
    /// The lists.
    List,
}

impl By {
    /// All, in their order.
    pub const ALL: [Self; 6] =
        [Self::Game, Self::Hand, Self::Level, Self::Rules, Self::Month, Self::List];

    /// The word on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Hand => "hand",
            Self::Level => "level",
            Self::Rules => "rules",
            Self::Month => "month",
            Self::List => "list",
        }
    }

    /// The group that a deal belongs to, seen from one of the players; `None` where the counts do not
    /// lie apart.
    fn group(self, deal: &Recorded, player: usize) -> Option<String> {
        let unknown = || "?".to_owned();
        match self {
            Self::Game | Self::Hand | Self::Rules => None,
            Self::Month => Some(deal.day.map_or_else(unknown, |day| {
                let [year, month, _] = day.numbers();
                format!("{year:04}-{month:02}")
            })),
            Self::List => Some(deal.list.clone().unwrap_or_else(unknown)),
            Self::Level => {
                let others = deal.players.iter().enumerate().filter(|&(index, _)| index != player);
                let mut levels: Vec<&str> =
                    others.map(|(_, other)| other.level.as_deref().unwrap_or("?")).collect();
                levels.sort_unstable();
                levels.dedup();
                Some(levels.join(","))
            }
        }
    }
}

impl FromStr for By {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|by| by.word() == text).ok_or(())
    }
}

/// Whose counts they are.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Whose {
    /// The name of the player.
    pub player: String,
    /// The rules, as records name them.
    pub rules: String,
    /// The level, if records tell it.
    pub level: Option<String>,
    /// What else is counted apart.
    pub group: Option<String>,
}

/// The games of one group that a player declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Games {
    /// All of them.
    pub declared: u64,
    /// Those won.
    pub won: u64,
    /// What they wrote on the plain list.
    pub points: i64,
}

impl Games {
    const fn add(&mut self, won: bool, value: i32) {
        self.declared += 1;
        self.won += won as u64;
        self.points += value as i64;
    }
}

/// The counts of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// The deals played, whatever came of them.
    pub deals: u64,
    /// Of these passed in.
    pub passed: u64,
    /// Of these a Ramsch.
    pub ramsch: u64,
    /// The games declared.
    pub all: Games,
    /// Of these overbid.
    pub overbid: u64,
    /// The games of others.
    pub defended: u64,
    /// Of these lost by their declarers.
    pub defence_won: u64,
    /// The sum on the plain list.
    pub plain: i64,
    /// The sum by Seeger-Fabian.
    pub sf: i64,
    /// The games declared, in the order of [`GAMES`].
    pub games: [Games; GAMES.len()],
}

/// The groups that a game belongs to.
fn groups(contract: Contract) -> impl Iterator<Item = usize> {
    let kind = match contract.kind() {
        Kind::Clubs => 0,
        Kind::Spades => 1,
        Kind::Hearts => 2,
        Kind::Diamonds => 3,
        Kind::Grand => 4,
        Kind::Null => 5 + usize::from(contract.is_hand()) + 2 * usize::from(contract.is_ouvert()),
    };
    let common = [
        contract.is_hand(),
        contract.is_ouvert(),
        contract.schneider_announced() || contract.schwarz_announced(),
    ];
    let common = (KINDS..).zip(common).filter(|&(_, belongs)| belongs).map(|(index, _)| index);
    std::iter::once(kind).chain(common)
}

impl Tally {
    /// Counts a deal, seen from one of its players; who sat out only writes for what others lose.
    fn add(&mut self, deal: &Recorded, player: usize) {
        let sits_out = player == 3;
        self.deals += u64::from(!sits_out);
        match (deal.score, deal.settled()) {
            (Score::Ramsch(values), _) => {
                self.ramsch += u64::from(!sits_out);
                let value = values.get(player).map_or(0, |&value| i64::from(value));
                self.plain += value;
                self.sf += value;
            }
            (_, Some((declarer, figures))) if declarer.index() == player => {
                self.all.add(figures.won, figures.value);
                self.overbid += u64::from(figures.overbid);
                self.plain += i64::from(figures.value);
                self.sf += i64::from(figures.value) + if figures.won { 50 } else { -50 };
                for group in deal.contract.into_iter().flat_map(groups) {
                    self.games[group].add(figures.won, figures.value);
                }
            }
            (_, Some((_, figures))) => {
                self.defended += u64::from(!sits_out);
                self.defence_won += u64::from(!sits_out && !figures.won);
                let four = deal.players.len() == TableSize::Four.players();
                let table = if four { TableSize::Four } else { TableSize::Three };
                self.sf += if figures.won { 0 } else { i64::from(bonus_for_others_loss(table)) };
            }
            (_, None) => self.passed += u64::from(!sits_out),
        }
    }
}

/// Statistics, gathered out of records one after the other.
#[derive(Debug, Clone, Default)]
pub struct Statistics {
    by: By,
    known: HashMap<Whose, usize>,
    rows: Vec<(Whose, Tally)>,
}

impl Statistics {
    /// No counts yet, to be kept apart by something.
    #[must_use]
    pub fn new(by: By) -> Self {
        Self { by, ..Self::default() }
    }

    /// Counts a deal for those of its players that are wanted. One that uses no line of a list counts
    /// for nobody.
    pub fn add(&mut self, deal: &Recorded, wanted: impl Fn(usize) -> bool) {
        if !deal.counts() {
            return;
        }
        for (index, player) in deal.players.iter().enumerate().filter(|&(index, _)| wanted(index)) {
            let whose = Whose {
                player: player.name.clone(),
                rules: deal.rules.clone(),
                level: player.level.clone(),
                group: self.by.group(deal, index),
            };
            let row = match self.known.get(&whose) {
                Some(&row) => row,
                None => {
                    self.known.insert(whose.clone(), self.rows.len());
                    self.rows.push((whose, Tally::default()));
                    self.rows.len() - 1
                }
            };
            self.rows[row].1.add(deal, index);
        }
    }

    /// The counts, in the order in which they began.
    #[must_use]
    pub fn rows(&self) -> &[(Whose, Tally)] {
        &self.rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Raw;

    const CARDS: &str = "CJ.SJ.HJ.DJ.CA.CT.CK.CQ.SA.ST.SK.SQ.S9.S8.S7.HA.HT.HK.HQ.H9.\
                         H8.H7.DA.DT.DK.DQ.D9.D8.C9.C8.C7.D7";

    fn add(statistics: &mut Statistics, more: &str, moves: &str, result: &str) {
        let text = format!("(;P0[Ann]P1[Bob]P2[Cid]{more}MV[w {CARDS} {moves}]R[{result}];)");
        let raw = Raw::of(&text);
        let deal = Recorded::of(&raw.read().unwrap()).unwrap();
        statistics.add(&deal, |_| true);
    }

    fn game(declarer: u8, value: i32) -> String {
        let won = if value < 0 { "loss" } else { "win" };
        let bid = if value == -96 { "overbid" } else { "bidok" };
        format!("d:{declarer} {won} v:{value} m:1 {bid} p:60 t:5 s:0 z:0")
    }

    #[test]
    fn every_deal_counts_for_everybody_once() {
        let mut all = Statistics::new(By::Game);
        add(&mut all, "", "1 18 0 p 2 p 1 s w C7.D7 1 S.C7.D7", &game(1, 44));
        add(&mut all, "", "1 p 2 p 0 18 0 GH", &game(0, -96));
        add(&mut all, "", "1 p 2 p 0 18 0 NOH", &game(0, 59));
        add(&mut all, "", "1 p 2 p 0 18 0 GO", &game(0, 264));
        add(&mut all, "", "1 p 2 p 0 p", "passed");
        add(&mut all, "", "1 p", "unknown");
        add(&mut all, "", "1 p", &game(0, 0).replace("d:0 win", "d:-1 penalty"));
        let (whose, ann) = &all.rows()[0];
        assert_eq!((whose.player.as_str(), whose.rules.as_str()), ("Ann", "official"));
        assert_eq!((ann.deals, ann.passed, ann.overbid), (5, 1, 1));
        assert_eq!(ann.all, Games { declared: 3, won: 2, points: -96 + 59 + 264 });
        assert_eq!((ann.defended, ann.defence_won), (1, 0));
        assert_eq!((ann.plain, ann.sf), (227, 227 + 50));
        let of = |name| ann.games[GAMES.iter().position(|game| *game == name).unwrap()];
        assert_eq!(of("grand"), Games { declared: 2, won: 1, points: 168 });
        assert_eq!(of("null_hand_ouvert"), Games { declared: 1, won: 1, points: 59 });
        assert_eq!(of("hand").declared, 3);
        assert_eq!(of("ouvert"), Games { declared: 2, won: 2, points: 323 });
        assert_eq!(of("announced"), Games { declared: 1, won: 1, points: 264 });
        let (_, bob) = &all.rows()[1];
        assert_eq!((bob.defended, bob.defence_won, bob.sf), (3, 1, 44 + 50 + 40));
        assert_eq!(bob.games.iter().take(KINDS).map(|games| games.declared).sum::<u64>(), 1);
    }

    #[test]
    fn rules_levels_and_groups_lie_apart() {
        let mut months = Statistics::new(By::Month);
        for (date, rules) in [("2026-11-30", ""), ("2026-12-01", ""), ("2026-12-02", "HR[ramsch]")]
        {
            let more = format!("P3[Dora]DT[{date}/00:00:00/UTC]LV[person,club,club:bold]{rules}");
            add(&mut months, &more, "1 p 2 p 0 18 0 GH", &game(0, -96));
        }
        let rows: Vec<_> =
            months.rows().iter().filter(|(whose, _)| whose.player == "Ann").collect();
        let told = rows.iter().map(|(whose, tally)| {
            (whose.rules.as_str(), whose.group.as_deref().unwrap(), tally.deals)
        });
        let expected =
            [("official", "2026-11", 1), ("official", "2026-12", 1), ("ramsch", "2026-12", 1)];
        assert_eq!(told.collect::<Vec<_>>(), expected);
        let (dora, tally) = months.rows().iter().find(|(whose, _)| whose.player == "Dora").unwrap();
        assert_eq!((&dora.level, tally.deals, tally.sf), (&None, 0, 30));
        let mut levels = Statistics::new(By::Level);
        add(&mut levels, "LV[person,club,club:bold]", "1 p 2 p 0 p", "passed");
        let groups = levels.rows().iter().map(|(whose, _)| whose.group.as_deref().unwrap());
        assert_eq!(
            groups.collect::<Vec<_>>(),
            ["club,club:bold", "club:bold,person", "club,person"]
        );
    }

    #[test]
    fn a_ramsch_writes_for_all() {
        let mut all = Statistics::default();
        add(&mut all, "HR[ramsch]", "1 p 2 p 0 p", "ramsch v0:-40 v1:0 v2:-40");
        let plain: Vec<_> =
            all.rows().iter().map(|(_, tally)| (tally.ramsch, tally.plain, tally.sf)).collect();
        assert_eq!(plain, [(1, -40, -40), (1, 0, 0), (1, -40, -40)]);
    }
}
