//! The final standing in a sentence: who has won the list, or lost it.

use crate::host::Session;
use crate::rules::{Place, Scoring};
use crate::text::Arg;
use crate::ui::draw::Kit;
use crate::ui::say;

/// The name of a place in a sentence: the person is "you".
pub(crate) fn verdict(kit: &Kit, session: &Session) -> String {
    let settings = session.list().settings();
    let standings = session.list().standings();
    let totals = standings.totals(settings.scoring);
    let ranks = standings.ranks(settings.scoring);
    let first: Vec<Place> = settings
        .table
        .places()
        .zip(&ranks)
        .filter(|(_, rank)| **rank == 1)
        .map(|(p, _)| p)
        .collect();
    if settings.scoring == Scoring::Minus {
        return loser(kit, session, &totals);
    }
    let best = totals.iter().copied().max().unwrap_or_default();
    if let [winner] = first[..] {
        let others = settings.table.places().zip(&totals).filter(|(place, _)| *place != winner);
        let Some((second, total)) = others.max_by_key(|(_, total)| **total) else {
            return String::new();
        };
        let args: [(&str, Arg<'_>); 3] = [
            ("winner", say::player(session, winner).into()),
            ("second", say::player(session, second).into()),
            ("ahead", (best - total).into()),
        ];
        let alone = ranks.iter().filter(|rank| **rank == 2).count() == 1;
        let key = match (winner, second) {
            (Place::FIRST, _) if !alone => "end-you-win-alone",
            (Place::FIRST, _) => "end-you-win",
            (_, Place::FIRST) => "end-ahead-of-you",
            _ => "end-other-wins",
        };
        kit.words.with(key, &args)
    } else {
        let names: Vec<&str> = first.iter().map(|&place| say::player(session, place)).collect();
        kit.words.with("end-shared", &[("names", say::names(kit, &names).into())])
    }
}

/// The loser of a minus list: who has most minus points.
fn loser(kit: &Kit, session: &Session, totals: &[i32]) -> String {
    let settings = session.list().settings();
    let worst = totals.iter().copied().min().unwrap_or_default();
    let losers: Vec<Place> =
        settings.table.places().zip(totals).filter(|&(_, &t)| t == worst).map(|(p, _)| p).collect();
    let names: Vec<&str> = losers.iter().map(|&place| say::player(session, place)).collect();
    let limit = settings.limit.map_or(0, std::num::NonZeroU32::get);
    let args: [(&str, Arg<'_>); 3] = [
        ("name", say::names(kit, &names).into()),
        ("total", kit.words.signed(worst).into()),
        ("limit", limit.into()),
    ];
    let at_limit = session.list().is_at_limit();
    let key = match (&losers[..], at_limit) {
        _ if worst == 0 => "end-minus-none",
        ([Place::FIRST], true) => "end-minus-you-at-limit",
        ([Place::FIRST], false) => "end-minus-you",
        ([_], true) => "end-minus-at-limit",
        ([_], false) => "end-minus",
        (_, true) => "end-minus-shared-at-limit",
        (_, false) => "end-minus-shared",
    };
    kit.words.with(key, &args)
}
