//! The best line of a recorded game from one of its tricks on.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::{Found, says};
use crate::record::Raw;
use crate::rules::{BySeat, Game, Kind, Phase, Side};
use crate::search::{Line, Position, Solver};
use crate::settings::printable;

/// The answer to one record, or what is wrong with it and where.
pub(super) fn answer(
    solver: &mut Solver,
    raw: &Raw<'_>,
    file: &str,
    trick: u8,
    win: bool,
    json: bool,
) -> Result<String, String> {
    let record = raw.read().map_err(|bad| format!("{}:{}: {}", bad.line, bad.column, bad.why))?;
    let id = record.get("ID");
    let at = raw.line();
    let played =
        record.play().map_err(|bad| format!("{}:{}: {}", bad.line, bad.column, bad.why))?;
    let moment = Moment::find(played.game(), trick).map_err(|why| {
        let id = id.as_ref().map_or(String::new(), |id| format!(" {}", printable(id)));
        format!("{at}: game{id} {why}")
    })?;
    let Moment { position, skat, so_far } = moment;
    let Found { value, nodes, ms } = Found::of(solver, &position, skat, so_far, win);
    let line = solver.line(&position);
    if json {
        let answer = json!({
            "file": file,
            "line": at,
            "id": id,
            "game": position.kind().word(),
            "declarer": position.declarer().index(),
            "at": trick,
            "skat_points": skat,
            "points_so_far": so_far,
            "value": value,
            "nodes": nodes,
            "ms": ms,
            "play": tricks(&line, trick),
        });
        return Ok(format!("{answer}\n"));
    }
    Ok(text(id.as_deref(), at, trick, &moment, win, value, &line))
}

/// The beginning of a trick in a game that is played by one against two.
struct Moment {
    position: Position,
    skat: u8,
    so_far: u8,
}

impl Moment {
    /// Plays the game again up to there.
    fn find(game: &Game, trick: u8) -> Result<Self, String> {
        let mut again = Game::with_rules(*game.rules(), game.deal().clone());
        let wanted = usize::from(trick) - 1;
        let mut moves = game.moves().iter();
        loop {
            let table = again.table();
            let here = table.phase() == Phase::Playing
                && table.tricks().len() == wanted
                && table.trick().is_empty();
            if here {
                break;
            }
            let Some(&(seat, mv)) = moves.next() else {
                return Err(match game.table().phase() {
                    _ if game.table().is_ramsch() => {
                        "is a Ramsch (allowed: games of one against two)".to_owned()
                    }
                    _ => format!(
                        "does not reach trick {trick} (allowed: {})",
                        reached(game.table().tricks().len(), game.table().contract().is_some())
                    ),
                });
            };
            // The game has been played by the same law before.
            again.apply(seat, mv).map_err(|why| why.to_string())?;
        }
        let table = again.table();
        let (Some(kind), Some(declarer), false) =
            (table.kind(), table.declarer(), table.is_ramsch())
        else {
            return Err("is a Ramsch (allowed: games of one against two)".to_owned());
        };
        let hands = BySeat::from_fn(|seat| again.hand(seat));
        let leader = table.trick().leader();
        let position =
            Position::new(kind, declarer, hands, leader, &[]).map_err(|why| why.to_string())?;
        let so_far = table.points_of(Side::Declarer);
        let skat = 120 - position.points() - so_far - table.points_of(Side::Defenders);
        Ok(Self { position, skat, so_far })
    }
}

/// The tricks that can be asked for.
fn reached(complete: usize, announced: bool) -> String {
    match complete {
        _ if !announced => "games that are played".to_owned(),
        0 => "trick 1".to_owned(),
        10 => "1 to 10".to_owned(),
        more => format!("1 to {}", more + 1),
    }
}

fn text(
    id: Option<&str>,
    at: usize,
    trick: u8,
    moment: &Moment,
    win: bool,
    value: u8,
    line: &Line,
) -> String {
    let Moment { position, skat, so_far } = moment;
    let id = id.map_or_else(|| format!("line {at}"), printable);
    let kind = position.kind();
    let declarer = position.declarer();
    let mut text = format!("game {id}, {kind} by {declarer}, from trick {trick}: ");
    if win || kind == Kind::Null {
        text += &says(kind, win, value);
    } else {
        let (all, here) = (says(kind, win, value + so_far), value - skat);
        let _ = write!(text, "{all}: {skat} in the skat, {so_far} before, {here} from here on");
    }
    text.push('\n');
    for (number, played) in line.tricks.iter().enumerate() {
        let _ = write!(text, "{:>4} ", number + usize::from(trick));
        for (seat, card) in &played.cards {
            let _ = write!(text, " {:<15}", format!("{seat} {card}"));
        }
        let (by, points) = (played.taken.by, played.taken.points);
        let _ = writeln!(text, " {by} takes {points}");
    }
    text
}

/// The tricks of a line for programs, numbered from its first.
fn tricks(line: &Line, first: u8) -> Vec<Value> {
    let tricks = line.tricks.iter().zip(first..);
    tricks
        .map(|(played, trick)| {
            json!({
                "trick": trick,
                "leader": played.cards.first().map_or(0, |(seat, _)| seat.index()),
                "cards": played.cards.iter().map(|(_, card)| card.to_string()).collect::<Vec<_>>(),
                "winner": played.taken.by.index(),
                "points": played.taken.points,
            })
        })
        .collect()
}
