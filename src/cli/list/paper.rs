//! A score sheet in words and figures, cell by cell, for whatever shows it.

use crate::rules::{
    Account, Doubled, Kind, ListSettings, Place, Round, Scoring, Standings, TableSize,
    bonus_for_others_loss,
};
use crate::settings::printable;
use crate::study::sheet::{Entry, Line, Sheet};
use crate::text::{Lang, Words, terms, unmarked};

/// A score sheet, cell by cell.
pub(super) struct Paper {
    pub(super) table: TableSize,
    /// When the list was begun, if that is known.
    pub(super) date: Option<String>,
    /// The house rules of the list.
    pub(super) terms: Vec<String>,
    /// The players by place.
    pub(super) players: Vec<String>,
    pub(super) rows: Vec<Row>,
    pub(super) foot: Vec<Foot>,
    /// True if somebody may double, which has a column of its own.
    pub(super) doubles: bool,
    /// The meaning of the signs of house rules, if there are any on it.
    pub(super) legend: Option<String>,
}

/// The entry of one deal.
#[derive(Default)]
pub(super) struct Row {
    pub(super) number: String,
    /// The sign of a round of Bock.
    pub(super) round: String,
    /// The game by its sign, or what there was instead.
    pub(super) game: String,
    pub(super) base: String,
    pub(super) with: String,
    pub(super) without: String,
    /// Hand, schneider, announced, schwarz, announced, open.
    pub(super) levels: [bool; 6],
    /// True if a game was played, so that a level without a tick was not made.
    pub(super) played: bool,
    /// The sign of what doubled it.
    pub(super) doubled: String,
    /// The game points won or lost.
    pub(super) value: i32,
    /// The figures of each player.
    pub(super) cells: Vec<Cell>,
}

/// The entry of one deal for one player.
#[derive(Default, Clone)]
pub(super) struct Cell {
    /// The new running figure; as on paper only of those who write something.
    pub(super) total: String,
    /// The number of games won now, if this one was.
    pub(super) won: String,
    /// The number lost now, if this one was.
    pub(super) lost: String,
    /// True if the player dealt and sat out.
    pub(super) sits_out: bool,
}

/// A line of the foot.
pub(super) struct Foot {
    pub(super) label: String,
    /// A figure for each player.
    pub(super) figures: Vec<String>,
    /// The games won and lost stand in the first line.
    pub(super) counts: Option<Vec<[String; 2]>>,
    /// True if it is the total that counts.
    pub(super) total: bool,
}

/// The way in which the running figure is reckoned.
const fn running(scoring: Scoring) -> Scoring {
    match scoring {
        Scoring::Minus => Scoring::Minus,
        Scoring::Plain | Scoring::SeegerFabian => Scoring::Plain,
    }
}

impl Paper {
    /// A sheet as it was written, totalled in some way.
    pub(super) fn of(words: &Words, sheet: &Sheet, scoring: Scoring) -> Self {
        let mut before = Standings::new(sheet.table);
        let mut rows = Vec::new();
        for (line, after) in sheet.standings() {
            rows.push(row(words, sheet, line, [&before, &after], running(scoring)));
            before = after;
        }
        let settings = ListSettings {
            scoring,
            limit: None,
            rules: sheet.rules,
            ..ListSettings::new(sheet.table, 0)
        };
        let terms = terms(words, &settings);
        let doubles = sheet.lines.iter().any(|line| line.doubled != Doubled::Not);
        let bock = sheet.lines.iter().any(|line| line.round == Round::Bock);
        let legend = match (doubles, bock) {
            (false, false) => None,
            (true, false) => Some("list-legend-kontra"),
            (false, true) => Some("list-legend-bock"),
            (true, true) => Some("list-legend-kontra-bock"),
        };
        Self {
            table: sheet.table,
            date: sheet.date.as_deref().map(day),
            terms: terms.iter().map(|text| unmarked(text)).collect(),
            players: sheet.players.iter().map(|name| player(words, name)).collect(),
            rows,
            foot: foot(words, sheet.table, scoring, Some(&before)),
            doubles,
            legend: legend.map(|key| unmarked(&words.get(key))),
        }
    }

    /// A sheet to be written on by hand: so many rows, and lines for the names.
    pub(super) fn empty(words: &Words, table: TableSize, scoring: Scoring, rows: u32) -> Self {
        let players = table.players();
        let rows = (1..=rows).map(|number| {
            // The last of the players deals first, so that the first has the first hand.
            let dealer = (number as usize + players - 2) % players;
            let cell =
                |index| Cell { sits_out: players == 4 && index == dealer, ..Cell::default() };
            Row {
                number: number.to_string(),
                cells: (0..players).map(cell).collect(),
                ..Row::default()
            }
        });
        Self {
            table,
            date: None,
            terms: Vec::new(),
            players: vec![String::new(); players],
            rows: rows.collect(),
            foot: foot(words, table, scoring, None),
            doubles: false,
            legend: None,
        }
    }
}

/// The name of a player; whoever had none is called as in the language of the sheet.
fn player(words: &Words, name: &str) -> String {
    match Lang::ALL.iter().any(|lang| lang.you() == name) {
        true => words.get("seat-you"),
        false => printable(name),
    }
}

/// The day of a time as records write it: `2026-11-30` of `2026-11-30/09:08:53/UTC`.
fn day(date: &str) -> String {
    printable(date.split('/').next().unwrap_or(date))
}

fn row(
    words: &Words,
    sheet: &Sheet,
    line: &Line,
    [before, after]: [&Standings; 2],
    scoring: Scoring,
) -> Row {
    let total =
        |standings: &Standings, place: Place| standings.account(place).total(scoring, sheet.table);
    let mut cells: Vec<Cell> = sheet
        .table
        .places()
        .map(|place| Cell {
            total: match (total(before, place), total(after, place)) {
                (before, after) if before == after => String::new(),
                (_, after) => words.number(after),
            },
            sits_out: sheet.table == TableSize::Four && place == line.dealer,
            ..Cell::default()
        })
        .collect();
    let sign = |key: &str| words.get(key);
    let mut row = Row {
        number: line.number.to_string(),
        round: if line.round == Round::Bock { sign("list-bock") } else { String::new() },
        doubled: match line.doubled {
            Doubled::Not => String::new(),
            Doubled::Kontra => sign("list-kontra"),
            Doubled::Re => sign("list-re"),
            Doubled::Hirsch => sign("list-hirsch"),
        },
        value: line.scores().first().map_or(0, |&(_, score)| score),
        ..Row::default()
    };
    match &line.entry {
        Entry::PassedIn => row.game = words.get("list-passed-in"),
        Entry::Ramsch { factor, .. } => {
            row.game = words.get("list-ramsch");
            if *factor > 1 {
                let factor = words.with("list-factor", &[("factor", (*factor).into())]);
                row.game = format!("{} {factor}", row.game);
            }
        }
        Entry::Game { declarer, kind, base, matadors, levels, won, .. } => {
            row.played = true;
            row.game = kind.map_or_else(String::new, |kind| kind_sign(words, kind));
            row.base = base.map_or_else(String::new, |base| words.number(base));
            if let Some(matadors) = matadors {
                let count = words.number(matadors.count);
                if matadors.with { row.with = count } else { row.without = count }
            }
            row.levels = *levels;
            if let Some(cell) = cells.get_mut(declarer.index()) {
                let account = after.account(*declarer);
                match won {
                    true => cell.won = words.number(account.won),
                    false => cell.lost = words.number(account.lost),
                }
            }
        }
    }
    row.cells = cells;
    row
}

/// The sign of a suit, or the letter of Grand and Null.
fn kind_sign(words: &Words, kind: Kind) -> String {
    kind.suit().map_or_else(|| kind.letter(), |suit| words.suit(suit)).to_string()
}

/// The lines under a sheet; without figures if it is to be written on.
fn foot(
    words: &Words,
    table: TableSize,
    scoring: Scoring,
    standings: Option<&Standings>,
) -> Vec<Foot> {
    let figures = |of: &dyn Fn(Account) -> String| match standings {
        Some(standings) => standings.accounts().iter().map(|&account| of(account)).collect(),
        None => vec![String::new(); table.players()],
    };
    let label = if scoring == Scoring::Minus { "list-foot-minus" } else { "list-foot-points" };
    let counts = standings.map(|standings| {
        let counts = |account: &Account| [account.won, account.lost].map(|n| words.number(n));
        standings.accounts().iter().map(counts).collect()
    });
    let mut foot = vec![Foot {
        label: words.get(label),
        figures: figures(&|account| words.number(account.total(running(scoring), table))),
        counts,
        total: scoring != Scoring::SeegerFabian,
    }];
    if scoring == Scoring::SeegerFabian {
        let bonus = [("bonus", bonus_for_others_loss(table).into())];
        let line = |label: String, figures, total| Foot { label, figures, counts: None, total };
        foot.push(line(
            words.get("list-foot-own"),
            figures(&|account| words.signed(account.own_bonus())),
            false,
        ));
        foot.push(line(
            words.with("list-foot-others", &bonus),
            figures(&|account| words.signed(account.others_bonus(table))),
            false,
        ));
        foot.push(line(
            words.get("list-seeger-fabian"),
            figures(&|account| words.number(account.total(scoring, table))),
            true,
        ));
    }
    foot
}
