//! The sentence of a step: what has just been done, or how it ended.

use crate::rules::{Bid, Card, Ending, Move, Phase, Seat, Side};
use crate::text::Arg;

use crate::ui::draw::Kit;
use crate::ui::pages::record::{Record, Scene};
use crate::ui::say;
use crate::ui::state::{BrokenOff, Shown};

/// The text of the sentence row.
pub(crate) fn sentence(kit: &Kit, state: &Record, scene: &Scene) -> String {
    let shown = &state.shown;
    if scene.at_end {
        return end(kit, shown);
    }
    match scene.last_move() {
        None => {
            let first = scene.game.to_act().map_or("", |seat| name(shown, seat));
            kit.words.with("show-dealt", &[("name", first.into())])
        }
        Some((seat, mv)) => done(kit, state, scene, seat, mv),
    }
}

/// The name of a seat.
pub(crate) fn name(shown: &Shown, seat: Seat) -> &str {
    &shown.names[seat.index()]
}

/// The sentence on what a seat has just done.
fn done(kit: &Kit, state: &Record, scene: &Scene, seat: Seat, mv: Move) -> String {
    let words = &kit.words;
    let bid = scene.game.table().auction().last().map_or(0, Bid::value);
    let open = scene.skat_is_open(state) && !scene.skat().intersects(scene.unknown(&state.shown));
    let contract = scene.game.table().contract();
    let args: [(&str, Arg<'_>); 4] = [
        ("name", name(&state.shown, seat).into()),
        ("bid", bid.into()),
        ("cards", words.cards(scene.skat()).into()),
        ("game", contract.map_or_else(String::new, |c| kit.words.contract(c)).into()),
    ];
    let key = match mv {
        Move::Bid(_) => "show-says",
        Move::Hold => "show-holds",
        Move::Pass => "show-passes",
        Move::PickUp if open => "show-finds",
        Move::PickUp => "show-takes-skat",
        Move::Hand => "skat-other-hand",
        Move::Declare(contract, _) if open && !contract.is_hand() => "show-announces-and-puts",
        Move::Declare(..) => "show-announces",
        Move::Kontra => "show-kontra",
        Move::Re => "show-re",
        Move::Hirsch => "show-hirsch",
        Move::Decline => match before(state, scene) {
            Phase::GrandHand => "show-no-grand-hand",
            _ => "show-declines",
        },
        Move::Push => "show-pushes",
        Move::PutOn(_) if open => "show-puts-these-on",
        Move::PutOn(_) => "show-puts-on",
        Move::Play(card) => return played(kit, scene, name(&state.shown, seat), card),
        Move::Claim => "show-claims",
        Move::Concede => "show-concedes",
        Move::Accept => "show-accepts",
        Move::PlayOn => "show-plays-on",
        Move::Stop => "show-stops",
    };
    words.with(key, &args)
}

/// The phase before the last move.
fn before(state: &Record, scene: &Scene) -> Phase {
    state.shown.after(scene.last.unwrap_or(0)).table().phase()
}

/// A card on the table, or who took the trick with it.
fn played(kit: &Kit, scene: &Scene, player: &str, card: Card) -> String {
    let table = scene.game.table();
    let taken = table.tricks().last().filter(|_| table.trick().is_empty());
    let Some((trick, winner)) = taken.and_then(|trick| Some((trick, table.winner(trick)?))) else {
        let args = [("name", player.into()), ("card", kit.words.card(card).into())];
        return kit.words.with("show-plays", &args);
    };
    let args: [(&str, Arg<'_>); 4] = [
        ("who", "other".into()),
        ("name", say::name(&scene.play, winner).into()),
        ("cards", kit.words.cards(trick.iter().map(|(_, card)| card)).into()),
        ("points", trick.points().into()),
    ];
    let key = if table.ending().is_some() { "table-takes-last" } else { "table-takes" };
    kit.words.with(key, &args)
}

/// The end of a game that has no page of its result.
fn end(kit: &Kit, shown: &Shown) -> String {
    let words = &kit.words;
    let why = match shown.broken_off {
        Some(BrokenOff::Early) => words.get("show-early"),
        Some(BrokenOff::GaveUp(side)) => {
            let side = if side == Side::Declarer { "declarer" } else { "defenders" };
            words.with("show-gave-up", &[("side", side.into())])
        }
        Some(BrokenOff::TimedOut(seat)) => {
            words.with("show-timed-out", &[("name", name(shown, seat).into())])
        }
        Some(BrokenOff::Left(seat)) => {
            words.with("show-left", &[("name", name(shown, seat).into())])
        }
        None if shown.game.table().ending() == Some(Ending::PassedIn) => {
            return words.get("show-passed-in");
        }
        None => words.get("show-unknown"),
    };
    let result = match shown.written {
        Some((seat, score)) => {
            let args = [("score", words.signed(score).into()), ("name", name(shown, seat).into())];
            words.with("show-written", &args)
        }
        None if shown.game.table().ending().is_none() => words.get("show-no-contract"),
        None => return why,
    };
    format!("{why} {result}")
}
