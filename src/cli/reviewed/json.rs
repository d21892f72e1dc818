//! A review for programs: one object a line.

use serde_json::{Map, Value, json};

use super::select::{self, Seats};
use crate::players::{Effort, Level, Weighed};
use crate::record::{Figures, Raw, Score};
use crate::rules::{Cards, Move, Seat};
use crate::study::review::{Calibration, Decision, Open, Reviewed, Subject, Sums, Unknown};

/// The review of one record.
pub(in crate::cli) fn line(raw: &Raw<'_>, seats: &Seats, effort: Effort) -> String {
    let record = raw.read();
    let id = record.as_ref().ok().and_then(|record| record.get("ID"));
    let id = id.map(|id| id.trim().to_owned()).filter(|id| !id.is_empty());
    let recorded = record.as_ref().ok().and_then(|record| record.score().ok());
    let names = record.as_ref().map(select::names).unwrap_or_default();
    let chosen = seats.of(&names);
    let reviewed = match &record {
        Ok(record) => Reviewed::of(record, chosen, effort),
        Err(fault) => Reviewed::damaged(fault.clone()),
    };
    let Reviewed { declarer, game, ref decisions, ref unknown, .. } = reviewed;
    let each = |decision: &Decision| self::decision(decision, &names);
    let sums = select::seats(chosen).map(|seat| {
        let of_seat = decisions.iter().filter(|decision| decision.seat == seat);
        (seat.to_string(), sums(&Sums::of(of_seat, declarer)))
    });
    let mut object = json!({
        "id": id,
        "declarer": declarer.map(word),
        "game": game,
        "result": recorded.as_ref().and_then(figures),
        "decisions": decisions.iter().map(each).collect::<Vec<_>>(),
        "seats": sums.collect::<Map<_, _>>(),
    });
    if let (Value::Object(object), Some(unknown)) = (&mut object, unknown) {
        object.insert("unknown".to_owned(), json!(sentence(unknown)));
    }
    format!("{object}\n")
}

/// The prices of a level, a seat and deal.
pub(in crate::cli) fn calibration(level: Level, deals: u32, of: &Calibration) -> Value {
    json!({
        "level": level.word(),
        "deals": deals,
        "price": of.mean(Sums::price),
        "margin": of.margin(),
        "auction": of.mean(|sums| sums.auction),
        "game": of.mean(|sums| sums.game),
        "declarer": of.mean(|sums| sums.declarer),
        "defence": of.mean(|sums| sums.defence),
    })
}

/// The sentence about what is not known.
fn sentence(unknown: &Unknown) -> String {
    match unknown {
        Unknown::Damaged(fault) => format!("the record is damaged: {fault}"),
        Unknown::Cards(cards) => {
            format!("the record does not tell where these cards lay: {}", told(*cards).join(" "))
        }
    }
}

fn told(cards: Cards) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

fn word(seat: Seat) -> String {
    seat.to_string()
}

fn figures(score: &Score) -> Option<Value> {
    let (Score::Settled(figures) | Score::Penalty(figures)) = score else { return None };
    let &Figures { won, points, tricks, value, .. } = figures;
    Some(json!({ "won": won, "points": points, "tricks": tricks, "value": value }))
}

fn sums(sums: &Sums) -> Value {
    let &Sums { auction, game, declarer, defence } = sums;
    json!({
        "price": sums.price(), "auction": auction, "game": game, "declarer": declarer,
        "defence": defence,
    })
}

fn decision(decision: &Decision, names: &[Option<String>; 3]) -> Value {
    let deed = |mv: Move| answer(decision, mv);
    let option = |option: &Weighed| {
        let &Weighed { mv, points, win, error } = option;
        json!({ "do": deed(mv), "points": points, "win": win, "error": error })
    };
    let mut object = json!({
        "n": decision.number,
        "seat": word(decision.seat),
        "player": names[decision.seat.index()],
        "what": what(decision),
        "done": deed(decision.made),
        "best": deed(decision.best()),
        "options": decision.options.iter().map(option).collect::<Vec<_>>(),
        "price": decision.price,
        "lost": decision.lost,
        "grade": decision.grade.map(|grade| grade.word()),
    });
    if let (Value::Object(object), Subject::Play) = (&mut object, decision.subject) {
        let open = decision.open.map(|Open { before, after, turned, .. }| {
            json!({ "before": before, "after": after, "turned": turned })
        });
        object.insert("open".to_owned(), json!(open));
    }
    object
}

/// The word for what was decided, as requests of the engine protocol have it.
fn what(decision: &Decision) -> &'static str {
    let doubling = |mv: Move| match mv {
        Move::Kontra => Some("kontra"),
        Move::Re => Some("re"),
        Move::Hirsch => Some("hirsch"),
        _ => None,
    };
    match decision.subject {
        Subject::Double => {
            let mut moves = decision.options.iter().map(|option| option.mv);
            moves.find_map(doubling).unwrap_or("kontra")
        }
        subject => subject.word(),
    }
}

/// A move as an answer of the engine protocol.
fn answer(decision: &Decision, mv: Move) -> Value {
    match (decision.subject, mv) {
        (Subject::Discard, Move::Declare(_, put)) => json!({ "discard": told(put) }),
        (_, Move::Declare(contract, _)) => json!({
            "game": contract.kind().word(),
            "schneider": contract.schneider_announced(),
            "schwarz": contract.schwarz_announced(),
            "ouvert": contract.is_ouvert(),
        }),
        (_, Move::Bid(bid)) => json!({ "bid": true, "value": bid.value() }),
        (_, Move::Hold) => {
            json!({ "bid": true, "value": decision.asked.map(|bid| bid.value()) })
        }
        (Subject::Bid, _) => json!({ "bid": false }),
        (Subject::Hand, _) => json!({ "hand": mv == Move::Hand }),
        (_, Move::Play(card)) => json!({ "card": card.to_string() }),
        (_, mv) => json!({ "say": matches!(mv, Move::Kontra | Move::Re | Move::Hirsch) }),
    }
}
