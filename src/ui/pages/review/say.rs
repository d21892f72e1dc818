//! The words of the review: head, step, verdict, reason.

use crate::rules::{DealResult, Kind, Move, Seat};
use crate::study::review::{Decision, Grade, Open, Step, Subject};
use crate::text::Arg;

use crate::ui::draw::Kit;
use crate::ui::pages::review::graph;
use crate::ui::pages::review::state::Review;
use crate::ui::say::reason::reason;
use crate::ui::state::{Reviewing, is_error};

/// The game, who played it, and how it ended.
pub(crate) fn head(kit: &Kit, of: &Reviewing) -> String {
    let (words, table) = (&kit.words, of.task.game.table());
    let Some((contract, declarer)) = table.contract().zip(table.declarer()) else {
        let ramsch = matches!(of.task.game.result(), Some(DealResult::Ramsch(_)));
        return words.get(if ramsch { "review-head-ramsch" } else { "review-head-passed" });
    };
    let (won, points) = match of.task.game.result() {
        Some(DealResult::Settled { reckoning, points, .. }) => (Some(reckoning.won), points),
        _ => (None, 0),
    };
    let won = match won {
        None => "open",
        Some(true) => "won",
        Some(false) => "lost",
    };
    let args: [(&str, Arg<'_>); 5] = [
        ("game", words.contract(contract).into()),
        ("who", if declarer == of.task.seat { "you" } else { "other" }.into()),
        ("name", of.name(declarer).into()),
        ("won", won.into()),
        ("points", points.into()),
    ];
    let null = contract.kind() == Kind::Null;
    words.with(if null { "review-head-null" } else { "review-head" }, &args)
}

/// The step, and the deal.
pub(crate) fn place(kit: &Kit, page: &Review) -> String {
    let args: [(&str, Arg<'_>); 3] = [
        ("step", (page.at + 1).into()),
        ("steps", page.of.steps.len().into()),
        ("place", page.of.place.as_str().into()),
    ];
    kit.words.with("review-place", &args)
}

/// The trick of a step, counted from 1; 0 before the first card.
pub(crate) fn trick(of: &Reviewing, at: usize) -> usize {
    graph::parts(of).get(at).map_or(0, |part| part.saturating_sub(1))
}

/// What the step is about, and who acts: "Trick 8", "you lead".
pub(crate) fn title(kit: &Kit, page: &Review) -> String {
    let (words, of) = (&kit.words, &page.of);
    let Some(step) = of.steps.get(page.at) else { return String::new() };
    let what = match (step.subject, step.mv) {
        (Some(Subject::Bid), _) => words.get("review-auction"),
        (Some(Subject::Hand), _) => words.get("review-the-skat"),
        (Some(Subject::Discard), _) => words.get("review-put-away"),
        (Some(Subject::Announce), _) => words.get("review-the-game"),
        (_, Move::Play(_)) => {
            words.with("line-review-trick", &[("trick", trick(of, page.at).into())])
        }
        (_, Move::Kontra | Move::Re | Move::Hirsch) | (Some(Subject::Double), _) => {
            words.get("round-kontra")
        }
        _ => String::new(),
    };
    let who = if step.seat == of.task.seat { "you" } else { "other" };
    let leads = matches!(step.mv, Move::Play(_)) && of.before(step).table().trick().is_empty();
    let args: [(&str, Arg<'_>); 3] =
        [("what", what.into()), ("who", who.into()), ("name", of.name(step.seat).into())];
    words.with(if leads { "review-leads" } else { "review-acts" }, &args)
}

/// A grade in a word.
pub(crate) fn grade(kit: &Kit, grade: Grade) -> String {
    kit.words.get(match grade {
        Grade::Right => "grade-right",
        Grade::Fine => "grade-fine",
        Grade::Slip => "grade-slip",
        Grade::Mistake => "grade-mistake",
        Grade::Blunder => "grade-blunder",
    })
}

/// The points before and after a card with open cards; none in Null, where points do not count.
pub(crate) fn open_values(kit: &Kit, of: &Reviewing, open: Open) -> Option<String> {
    let null = of.task.game.table().kind() == Some(Kind::Null);
    let args = [("before", open.before.into()), ("after", open.after.into())];
    (!null).then(|| kit.words.with("review-values", &args))
}

/// The verdict on a card with open cards.
pub(crate) fn verdict(kit: &Kit, of: &Reviewing, step: &Step) -> Option<String> {
    let open = step.open?;
    let wins = open.won == of.declares();
    let key = match &step.decision {
        Some(decision) => match (is_error(decision), open.turned, wins) {
            (false, true, _) => "review-bad-luck",
            (true, true, _) => "review-lost-it",
            (false, false, true) => "review-won-anyway",
            (true, false, true) => "review-went-well",
            (false, false, false) => "review-lost-anyway",
            (true, false, false) => "review-error-anyway",
        },
        None if !open.turned => return None,
        None if wins => "review-given-back",
        None => "review-thrown-away",
    };
    Some(kit.words.get(key))
}

/// The reason why another choice is better, or what is known of the step.
pub(crate) fn sentence(kit: &Kit, page: &Review) -> String {
    let of = &page.of;
    let Some(step) = of.steps.get(page.at) else { return String::new() };
    if page.at >= of.known {
        return kit.words.get("review-working");
    }
    let name = |seat: Seat| of.name(seat).to_owned();
    match &step.decision {
        Some(Decision { advice: Some(advice), .. }) => {
            reason(&kit.words, advice, of.task.game.table().declarer(), &name)
        }
        Some(decision) if decision.options.len() < 2 => kit.words.get("review-forced"),
        _ => String::new(),
    }
}

/// How often the game turned with open cards, either way.
pub(crate) fn turns(kit: &Kit, of: &Reviewing) -> String {
    let [away, back] = of.turns();
    kit.words.with("review-turns", &[("away", away.into()), ("back", back.into())])
}

/// What was done in a step that nobody judges.
pub(crate) fn made(kit: &Kit, of: &Reviewing, at: usize) -> String {
    let words = &kit.words;
    let Some(step) = of.steps.get(at) else { return String::new() };
    let asked = || of.before(step).table().auction().last().map_or(0, |bid| bid.value());
    match step.mv {
        Move::Bid(bid) => words.number(bid.value()),
        Move::Hold => words.with("review-hold", &[("bid", asked().into())]),
        Move::Pass => words.get("do-pass"),
        Move::PickUp => words.get("do-pick-up"),
        Move::Hand => words.get("skat-hand"),
        Move::Declare(_, put) if step.subject == Some(Subject::Discard) => words.cards(put),
        Move::Declare(contract, _) => words.contract(contract),
        Move::Play(card) => words.card(card),
        Move::PutOn(cards) => words.cards(cards),
        Move::Kontra => words.get("round-kontra"),
        Move::Re => words.get("round-re"),
        Move::Hirsch => words.get("round-hirsch"),
        Move::Push => words.get("do-push"),
        Move::Claim => words.get("do-claim"),
        Move::Concede => words.get("do-give-up"),
        Move::Accept => words.get("do-accept"),
        Move::PlayOn => words.get("do-play-on"),
        Move::Stop => words.get("do-stop"),
        Move::Decline => words.get("review-silent"),
    }
}
