//! The review in lines.

use crate::rules::Seat;
use crate::text::Arg;

use crate::ui::draw::{Held, Kit, Order};
use crate::ui::pages::review::state::{Aside, Review};
use crate::ui::pages::review::{decisions::Row, graph, say};
use crate::ui::say::cards::all_spoken;
use crate::ui::say::review::deed;
use crate::ui::state::{Account, Action, Step as Way, chance_before, is_error};

/// The deal when it is opened, and the step, or what was asked for.
pub(crate) fn all(kit: &Kit, page: &Review) -> Vec<String> {
    let lines = match page.aside {
        Some(Aside::Hands) => return hands(kit, page),
        Some(Aside::Decisions) => return decisions(kit, page),
        Some(Aside::Course) => return course(kit, page),
        None => step(kit, page),
    };
    let head = (!page.begun)
        .then(|| kit.words.with("line-review-head", &[("head", say::head(kit, &page.of).into())]));
    head.into_iter().chain(lines).filter(|line| !line.is_empty()).collect()
}

/// What can be answered, the next step first; at the end of the deal what closes it.
pub(crate) fn answers(kit: &Kit, page: &Review) -> Vec<(String, Action)> {
    let mut answers = vec![
        ("line-review-next", Action::Side(Way::On)),
        ("do-next-error", Action::Page(Way::On)),
        ("line-review-back", Action::Side(Way::Back)),
        ("line-review-hands", Action::Turn),
        ("review-do-decisions", Action::List),
        ("line-review-course", Action::Tricks),
        ("do-close", Action::Back),
    ];
    if page.at + 1 == page.of.steps.len() {
        answers.rotate_right(1);
    }
    answers.into_iter().map(|(key, action)| (kit.words.get(key), action)).collect()
}

/// What was done in a step, and what it was worth.
fn step(kit: &Kit, page: &Review) -> Vec<String> {
    let (words, of) = (&kit.words, &page.of);
    let Some(step) = of.steps.get(page.at) else { return Vec::new() };
    let args = [("step", (page.at + 1).into()), ("steps", of.steps.len().into())];
    let place = words.with("line-review-step", &args);
    let mut lines = vec![format!("{place} {}.", say::title(kit, page))];
    let mut tell = |key: &str, args: &[(&str, Arg<'_>)]| lines.push(words.with(key, args));
    if let Some(decision) = &step.decision {
        let done = deed(words, decision, decision.made);
        match decision.grade {
            None => tell("line-review-forced", &[("done", done.into())]),
            Some(grade) => {
                let grade = say::grade(kit, grade);
                tell("line-review-done", &[("done", done.into()), ("grade", grade.into())]);
            }
        }
        if is_error(decision) {
            let percent = |share: f64| Arg::from((share * 100.0).round() as i64);
            let args: [(&str, Arg<'_>); 4] = [
                ("best", deed(words, decision, decision.best()).into()),
                ("chance", percent(chance_before(decision))),
                ("own", percent(decision.done().map_or(0.0, |done| done.win))),
                ("points", (decision.price.round() as i64).into()),
            ];
            tell("line-review-better", &args);
        }
    } else {
        tell("line-review-made", &[("done", say::made(kit, of, page.at).into())]);
    }
    if let Some(verdict) = say::verdict(kit, of, step) {
        tell("line-review-open", &[("verdict", verdict.into())]);
    }
    lines.push(say::sentence(kit, page));
    lines
}

/// The cards of all three before the step.
fn hands(kit: &Kit, page: &Review) -> Vec<String> {
    let of = &page.of;
    let Some(step) = of.steps.get(page.at) else { return Vec::new() };
    let game = of.before(step);
    let own = of.task.seat;
    let hand = |seat: Seat| {
        let held = Held::new(game.hand(seat), game.table().kind());
        let cards = all_spoken(&kit.words, Order::TrumpsLeft.by_game().groups(&held).concat());
        let args = [("name", of.name(seat).into()), ("cards", cards.into())];
        kit.words.with("line-review-hand", &args)
    };
    [own, own.next(), own.next().next()].map(hand).to_vec()
}

/// The table of decisions, a line each.
fn decisions(kit: &Kit, page: &Review) -> Vec<String> {
    let (words, of) = (&kit.words, &page.of);
    let line = |row: &Row| {
        let decision = row.decision(of)?;
        let done = match row.deed(kit, of) {
            done if done.is_empty() => row.label(kit, of),
            done => format!("{}: {done}", row.label(kit, of)),
        };
        let grade = decision.grade.map_or_else(String::new, |grade| say::grade(kit, grade));
        let args: [(&str, Arg<'_>); 4] = [
            ("done", done.into()),
            ("grade", grade.into()),
            ("best", deed(words, decision, decision.best()).into()),
            ("points", (decision.price.round() as i64).into()),
        ];
        let error = is_error(decision);
        Some(words.with(if error { "line-review-error" } else { "line-review-right" }, &args))
    };
    let judged = of.decisions().filter(|(_, decision)| decision.grade.is_some()).count();
    let args = [("errors", of.errors().count().into()), ("all", judged.into())];
    let sum = format!("{}. {}", words.with("review-errors-of", &args), say::turns(kit, of));
    Row::all(of).iter().filter_map(line).chain([sum]).collect()
}

/// The chance after the auction and after each trick, and where what was written comes from.
fn course(kit: &Kit, page: &Review) -> Vec<String> {
    let (words, of) = (&kit.words, &page.of);
    let parts = graph::parts(of);
    let last = |at: &usize| parts.get(at + 1) != Some(&parts[*at]);
    let line = |at: usize| {
        let chance = (of.chance(at)? * 100.0).round() as i64;
        let what = match parts[at] {
            0 => words.get("review-auction"),
            1 => words.get("review-the-game"),
            part => words.with("line-review-trick", &[("trick", (part - 1).into())]),
        };
        Some(words.with("line-review-chance", &[("what", what.into()), ("chance", chance.into())]))
    };
    let mut lines: Vec<String> = (0..parts.len()).filter(last).filter_map(line).collect();
    lines.extend(of.account().map(|account| {
        let rows = ledger(kit, &account).into_iter();
        let rows = rows.map(|(label, number)| format!("{label} {}", words.signed(number)));
        format!("{}.", rows.collect::<Vec<_>>().join(", "))
    }));
    lines
}

/// The rows of the sum of a deal.
pub(crate) fn ledger(kit: &Kit, account: &Account) -> Vec<(String, i64)> {
    let Account { cards, skat, errors, others, written } = *account;
    let rows = [
        ("review-of-cards", Some(cards)),
        ("review-of-skat", skat),
        ("review-of-errors", Some(errors)),
        ("review-of-others", Some(others)),
        ("review-written", Some(written)),
    ];
    rows.into_iter().filter_map(|(key, number)| Some((kit.words.get(key), number?))).collect()
}
