//! Score sheets out of recorded games: list by list, deal by deal, with all that stands on paper.

use std::collections::HashMap;

use super::recorded::{self, PERSON};
use crate::record::{Figures, Located, Outline, Record, RecordFault, Score, scoring_of};
use crate::rules::{
    Contract, DealResult, Doubled, Kind, LineName, ListSettings, Matadors, Place, Reckoning, Round,
    Rules, Scoring, Seat, Standings, TableSize,
};

/// A list as it stands on paper.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The name of the list among all lists of a person; other records have no name for it.
    pub id: Option<String>,
    /// When its first deal was over, as the record writes it.
    pub date: Option<String>,
    /// Three or four at the table.
    pub table: TableSize,
    /// The scoring, if the records say it.
    pub scoring: Option<Scoring>,
    /// The number of deals it has, if the records say so.
    pub deals: Option<u32>,
    /// The rules of the table.
    pub rules: Rules,
    /// The players by place; the person sits at the first.
    pub players: Vec<String>,
    /// The lines, deal by deal.
    pub lines: Vec<Line>,
}

/// The line that one deal writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The number of the deal.
    pub number: u32,
    /// The dealer; at a table of four the dealer sits out.
    pub dealer: Place,
    /// The kind of round the deal belonged to.
    pub round: Round,
    /// The doubling of the game.
    pub doubled: Doubled,
    /// The result.
    pub entry: Entry,
}

/// The result of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Nobody played.
    PassedIn,
    /// A Ramsch.
    Ramsch {
        /// The factor by which it was doubled.
        factor: u16,
        /// The scores by place.
        scores: Vec<(Place, i32)>,
    },
    /// Somebody played.
    Game {
        /// The declarer.
        declarer: Place,
        /// The kind of game; a record without its moves does not tell.
        kind: Option<Kind>,
        /// The base value, or that of the Null.
        base: Option<u16>,
        /// With or without how many; none in Null.
        matadors: Option<Matadors>,
        /// Hand, schneider, announced, schwarz, announced, open.
        levels: [bool; 6],
        /// True if the game was won.
        won: bool,
        /// The change on the plain list.
        score: i32,
    },
}

impl Line {
    /// The changes on the plain list.
    #[must_use]
    pub fn scores(&self) -> Vec<(Place, i32)> {
        match &self.entry {
            Entry::PassedIn => Vec::new(),
            Entry::Ramsch { scores, .. } => scores.clone(),
            Entry::Game { declarer, score, .. } => vec![(*declarer, *score)],
        }
    }
}

impl Sheet {
    /// The standings after each line.
    pub fn standings(&self) -> impl Iterator<Item = (&Line, Standings)> {
        let mut standings = Standings::new(self.table);
        self.lines.iter().map(move |line| {
            match &line.entry {
                Entry::PassedIn => {}
                Entry::Ramsch { scores, .. } => {
                    for &(place, score) in scores {
                        standings.add_score(place, score);
                    }
                }
                Entry::Game { declarer, score, won, .. } => standings.add(*declarer, *score, *won),
            }
            (line, standings.clone())
        })
    }
}

/// Sheets, gathered out of records one after the other.
///
/// Records of this program name the list they belong to. All others belong together if the same
/// players sat at the table.
///
/// ```
/// use skat::record::Raw;
/// use skat::study::sheet::{Entry, Sheets};
///
/// let record = "(;GM[Skat]P0[Ann]P1[Bob]P2[Cid]R[d:1 loss v:-66 m:1 bidok p:30 t:2 s:1 z:0];)";
/// let mut sheets = Sheets::default();
/// sheets.add(&Raw::of(record).read()?)?;
/// let sheets = sheets.into_sheets();
/// assert_eq!(sheets[0].players, ["Ann", "Bob", "Cid"]);
/// assert!(matches!(sheets[0].lines[0].entry, Entry::Game { score: -66, .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Sheets {
    sheets: Vec<Sheet>,
    known: HashMap<Key, usize>,
}

/// The key that holds the records of a list together.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    List(String),
    Players(Vec<String>),
}

/// The names at the table: forehand, middlehand, rearhand, and who sat out.
struct Seated {
    names: Vec<String>,
    /// The number of the one who is the person at the keyboard.
    person: Option<usize>,
}

impl Seated {
    fn of(record: &Record<'_>) -> Self {
        let players = recorded::players(record);
        let person = players.iter().position(|player| player.level.as_deref() == Some(PERSON));
        Self { person, names: players.into_iter().map(|player| player.name).collect() }
    }

    const fn table(&self) -> TableSize {
        if self.names.len() == 4 { TableSize::Four } else { TableSize::Three }
    }

    /// The places in the order of the names: the person sits at the first and the others clockwise
    /// from there. Without a person everybody keeps the place of the first deal.
    fn places(&self, sheet: &mut Sheet) -> Vec<Place> {
        let count = self.names.len();
        let place = |index: usize| Place::new(index % count).unwrap_or(Place::FIRST);
        if let Some(person) = self.person {
            let places: Vec<Place> =
                (0..count).map(|index| place(index + count - person)).collect();
            // A list that goes on bears the names of today.
            for (place, name) in places.iter().zip(&self.names) {
                sheet.players[place.index()].clone_from(name);
            }
            return places;
        }
        let mut free: Vec<usize> = (0..count).collect();
        let mut taken = vec![None; count];
        for (seat, name) in self.names.iter().enumerate() {
            let found = free.iter().position(|&index| sheet.players[index] == *name);
            taken[seat] = found.map(|at| free.remove(at));
        }
        // Whoever is new has the place of whoever is gone.
        for (seat, taken) in taken.iter_mut().enumerate().filter(|(_, taken)| taken.is_none()) {
            let index = free.remove(0);
            sheet.players[index].clone_from(&self.names[seat]);
            *taken = Some(index);
        }
        taken.into_iter().flatten().map(place).collect()
    }
}

impl Sheets {
    /// Writes what a record says. A game that ended before a contract, or of which no result is
    /// told, uses no line.
    ///
    /// # Errors
    /// If it has no result that can be read; nothing has changed then.
    pub fn add(&mut self, record: &Record<'_>) -> Result<(), Located<RecordFault>> {
        let score = record.score()?;
        if let Score::Penalty(_) | Score::Unfinished = score {
            return Ok(());
        }
        let seated = Seated::of(record);
        let numbers = numbers(record)?;
        // The results are those of the records; one whose moves cannot be read tells no more.
        let outline = record.outline().ok();
        let sheet = self.sheet(record, &seated, outline.as_ref());
        if sheet.players.len() != seated.names.len() {
            let fault = RecordFault::Players(seated.names.len(), sheet.players.len());
            return Err(record.fault("P3", fault));
        }
        let places = seated.places(sheet);
        let (number, deals) = numbers;
        sheet.deals = deals.or(sheet.deals);
        let place = |seat: Seat| places[seat.index()];
        sheet.lines.push(Line {
            number: number.unwrap_or(sheet.lines.len() as u32 + 1),
            dealer: *places.last().unwrap_or(&Place::FIRST),
            round: outline.as_ref().map_or(Round::Plain, |outline| outline.round),
            doubled: outline.as_ref().map_or(Doubled::Not, |outline| outline.doubled),
            entry: entry(&score, record, outline.as_ref(), place),
        });
        Ok(())
    }

    fn sheet(
        &mut self,
        record: &Record<'_>,
        seated: &Seated,
        outline: Option<&Outline>,
    ) -> &mut Sheet {
        let id = record.get("LI").map(|id| id.trim().to_owned()).filter(|id| !id.is_empty());
        let key = id.clone().map_or_else(
            || {
                let mut names = seated.names.clone();
                names.sort();
                Key::Players(names)
            },
            Key::List,
        );
        let sheets = &mut self.sheets;
        let index = *self.known.entry(key).or_insert_with(|| {
            let mut players = seated.names.clone();
            players.rotate_left(seated.person.unwrap_or(0));
            sheets.push(Sheet {
                id,
                date: record.get("DT").map(|date| date.trim().to_owned()),
                table: seated.table(),
                scoring: record.get("LS").and_then(|word| scoring_of(word.trim())),
                deals: None,
                rules: outline.map_or(Rules::OFFICIAL, |outline| outline.rules),
                players,
                lines: Vec::new(),
            });
            sheets.len() - 1
        });
        &mut sheets[index]
    }

    /// The sheets in the order in which their first records came.
    #[must_use]
    pub fn into_sheets(self) -> Vec<Sheet> {
        self.sheets
    }
}

/// The number of the deal, and of the last one of the list.
fn numbers(record: &Record<'_>) -> Result<(Option<u32>, Option<u32>), Located<RecordFault>> {
    let most = ListSettings::MANY;
    let text = record.get("LN").unwrap_or_default();
    let read = |text: &str| match text.trim() {
        "" => Ok(None),
        text => text.parse().ok().filter(|number| (1..=most).contains(number)).map(Some).ok_or(()),
    };
    let (number, deals) = text.split_once('/').unwrap_or((&text, ""));
    read(number)
        .and_then(|number| Ok((number, read(deals)?)))
        .map_err(|()| record.fault("LN", RecordFault::Number { found: text.into_owned(), most }))
}

fn entry(
    score: &Score,
    record: &Record<'_>,
    outline: Option<&Outline>,
    place: impl Fn(Seat) -> Place,
) -> Entry {
    match *score {
        Score::Ramsch(values) => {
            let factor = match record.play().ok().and_then(|played| played.game().result()) {
                Some(DealResult::Ramsch(reckoning)) => reckoning.factor(),
                _ => 1,
            };
            let scores = Seat::ALL.into_iter().map(|seat| (place(seat), values[seat.index()]));
            Entry::Ramsch { factor, scores: scores.filter(|&(_, score)| score != 0).collect() }
        }
        Score::Settled(figures) => {
            let Some(declarer) = figures.declarer else { return Entry::PassedIn };
            let contract =
                outline.and_then(|outline| outline.contract).map(|(_, contract)| contract);
            let matadors = Matadors {
                with: figures.matadors > 0,
                count: figures.matadors.unsigned_abs().try_into().unwrap_or(u8::MAX),
            };
            Entry::Game {
                declarer: place(declarer),
                kind: contract.map(Contract::kind),
                base: contract
                    .and_then(|contract| contract.kind().base().or_else(|| contract.null_value())),
                matadors: (matadors.count > 0).then_some(matadors),
                levels: levels(contract, [figures.schneider, figures.schwarz], || {
                    reckoning(record, outline?, &figures)
                }),
                won: figures.won,
                score: figures.value,
            }
        }
        Score::PassedIn | Score::Penalty(_) | Score::Unfinished => Entry::PassedIn,
    }
}

/// The reckoning of a game, if it comes to what its record says.
fn reckoning(record: &Record<'_>, outline: &Outline, figures: &Figures) -> Option<Reckoning> {
    let reckoning = match outline.settlement(figures) {
        Some(settlement) => settlement.reckon(),
        None => match record.play().ok()?.game().result()? {
            DealResult::Settled { reckoning, .. } => reckoning,
            DealResult::PassedIn | DealResult::Ramsch(_) => return None,
        },
    };
    Some(reckoning).filter(|reckoning| reckoning.score == figures.value)
}

/// Hand, schneider, announced, schwarz, announced, open: as they were reckoned, or else as the
/// record has it that schneider or schwarz were made.
fn levels(
    contract: Option<Contract>,
    [schneider, schwarz]: [bool; 2],
    reckoned: impl FnOnce() -> Option<Reckoning>,
) -> [bool; 6] {
    let Some(contract) = contract else {
        return [false, schneider, false, schwarz, false, false];
    };
    let [schneider, schwarz] = match contract.kind() {
        Kind::Null => [false, false],
        _ => reckoned().map_or([schneider, schwarz], |sum| {
            [sum.has(LineName::Schneider), sum.has(LineName::Schwarz)]
        }),
    };
    [
        contract.is_hand(),
        schneider,
        contract.schneider_announced(),
        schwarz,
        contract.schwarz_announced(),
        contract.is_ouvert(),
    ]
}

#[cfg(test)]
mod tests;
