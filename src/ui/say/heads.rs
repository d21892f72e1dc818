//! The heads of the table and the result in words.

use crate::host::{Drill, Purpose};
use crate::rules::{Doubled, Phase, Place, RamschRounds, Round};
use crate::text::Arg;
use crate::ui::draw::Kit;
use crate::ui::say;
use crate::ui::state::{Play, Prompt};

/// The head of a running deal: the step of the deal that is reached, or the game.
pub(crate) fn happens(kit: &Kit, play: &Play) -> String {
    let table = play.view.table();
    let bid = table.bid().map_or(0, |bid| bid.value());
    let who = if table.declarer().is_some() && table.declarer() == play.view.seat() {
        "you"
    } else {
        "other"
    };
    let declarer = table.declarer().map_or("", |seat| say::name(play, seat));
    let contract = table.contract().map(|contract| kit.words.contract(contract));
    let args: [(&str, Arg<'_>); 4] = [
        ("who", who.into()),
        ("name", declarer.into()),
        ("bid", bid.into()),
        ("game", contract.unwrap_or_default().into()),
    ];
    let left = match (table.phase(), &play.prompt) {
        (Phase::Auction, _) | (Phase::Over(_), _) => kit.words.get("head-auction"),
        (Phase::Skat, _) if who == "you" && bid_is_given(play) => {
            kit.words.with("head-skat", &[("who", "given".into()), ("bid", bid.into())])
        }
        (Phase::Skat, _) => kit.words.with("head-skat", &args),
        (Phase::Announcing, Prompt::Discard(_)) => kit.words.with("head-discard", &args),
        (Phase::Announcing, Prompt::Announce(_)) if table.is_hand() => {
            kit.words.with("head-announce-hand", &args)
        }
        (Phase::Announcing, Prompt::Announce(_)) => kit.words.with("head-announce", &args),
        (Phase::Announcing, _) => kit.words.with("head-announces", &args),
        (Phase::GrandHand, Prompt::Announce(_)) => kit.words.get("head-announce-grand-hand"),
        (Phase::GrandHand, _) => kit.words.get("head-grand-hand"),
        (Phase::PuttingOn, Prompt::Discard(_)) => kit.words.get("head-put-on"),
        (Phase::Pushing | Phase::PuttingOn, _) => kit.words.get("head-push"),
        (Phase::Doubling | Phase::Playing, _) => String::new(),
    };
    match table.contract() {
        Some(_) => {
            let key = if say::bid(play).is_some() { "head-play" } else { "head-play-in-place" };
            doubled(kit, play, kit.words.with(key, &args))
        }
        None if play.plays() && table.is_ramsch() => ramsch(kit, play),
        None => left,
    }
}

/// True if another has bid for the person, who joins the deal when the auction is over.
const fn bid_is_given(play: &Play) -> bool {
    match play.purpose() {
        Purpose::Practice(drill) => !matches!(drill, Drill::Any | Drill::Ramsch),
        _ => false,
    }
}

/// A head with what the game has been doubled by.
pub(crate) fn doubled(kit: &Kit, play: &Play, head: String) -> String {
    let doubled = play.view.table().doubled();
    let word = match doubled {
        Doubled::Not => return head,
        Doubled::Kontra => "round-kontra",
        Doubled::Re => "round-re",
        Doubled::Hirsch => "round-hirsch",
    };
    let args: [(&str, Arg<'_>); 3] = [
        ("head", head.into()),
        ("word", kit.words.get(word).into()),
        ("factor", doubled.factor().into()),
    ];
    kit.words.with("head-doubled", &args)
}

/// The head of a Ramsch: how often the skat was pushed on unseen.
pub(crate) fn ramsch(kit: &Kit, play: &Play) -> String {
    let key = match play.view.table().pushes() {
        0 if play.shows_result() => "head-ramsch-result",
        0 => "head-ramsch",
        pushes => {
            let args = [("pushes", pushes.into()), ("factor", (1_u16 << pushes).into())];
            return kit.words.with("head-ramsch-pushed", &args);
        }
    };
    kit.words.get(key)
}

/// The same with the round of house rules that the deal belongs to.
pub(crate) fn in_round(kit: &Kit, play: &Play, rest: String) -> String {
    let (round, rounds) = (play.view.round(), play.view.table().rules().ramsch_rounds);
    let key = match round {
        Round::Bock => "head-bock",
        Round::Ramsch if rounds != RamschRounds::Always => "head-ramsch-round",
        // Where nothing but Ramsch is played, that goes without saying.
        Round::Ramsch | Round::Plain => return rest,
    };
    kit.words.with(key, &[("factor", round.factor().into()), ("rest", rest.into())])
}

/// "trick 3 of 10 · deal 11 of 36", or who deals.
pub(crate) fn place_in_list(kit: &Kit, play: &Play) -> String {
    let table = play.view.table();
    let dealer = play.view.seating().dealer;
    // A finished trick that is still looked at is the one that is shown.
    let trick = table.tricks().len() + usize::from(!play.shows_finished_trick());
    let args: [(&str, Arg<'_>); 4] = [
        ("place", say::place(kit, &play.session, play.number()).into()),
        ("trick", trick.clamp(1, 10).into()),
        ("who", if dealer == Place::FIRST { "you" } else { "other" }.into()),
        ("name", say::player(&play.session, dealer).into()),
    ];
    // What is played alone is no part of a list.
    let alone = !say::is_kept(play);
    let key = match (play.plays(), alone) {
        (true, false) => "head-trick-and-deal",
        (true, true) => "head-trick",
        (false, false) => "head-deal-and-dealer",
        (false, true) => "head-dealer",
    };
    say::uncounted(kit, play, &in_round(kit, play, kit.words.with(key, &args)))
}
