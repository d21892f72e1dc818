//! The seats in words: where each sits and what it does.

use ratatui::text::Line;

use crate::rules::{Asking, Doubled, Move, Phase, Seat, Side, Sold};
use crate::ui::draw::{Kit, SeatSide, phrase};
use crate::ui::say::auction;
use crate::ui::state::Play;

/// The place and the part of a seat: `middlehand · says 24`, `declarer · rearhand, dealer`.
pub(crate) fn part(kit: &Kit, play: &Play, seat: Seat, side: SeatSide) -> Line<'static> {
    let place = place(kit, play, seat);
    let does = does(kit, play, seat);
    let text = match (does, side) {
        (None, _) => kit.words.with("seat-place", &[("place", place.into())]),
        (Some(does), SeatSide::Right) if plays(play) => {
            kit.words.with("seat-part-first", &[("place", place.into()), ("part", does.into())])
        }
        (Some(does), _) => {
            kit.words.with("seat-place-first", &[("place", place.into()), ("part", does.into())])
        }
    };
    phrase(kit, &text)
}

pub(crate) fn place(kit: &Kit, play: &Play, seat: Seat) -> String {
    let deals = play.view.seating().place(seat) == play.view.seating().dealer;
    let key = if deals { "seat-rearhand-dealer" } else { brief_place(seat) };
    kit.words.get(key)
}

/// The place of a seat, and nothing of who deals.
pub(crate) const fn brief_place(seat: Seat) -> &'static str {
    match seat {
        Seat::Forehand => "seat-forehand",
        Seat::Middlehand => "seat-middlehand",
        Seat::Rearhand => "seat-rearhand",
    }
}

/// True if the parts are cast: the game is announced, or the Ramsch begun.
pub(crate) fn plays(play: &Play) -> bool {
    let table = play.view.table();
    table.contract().is_some() || table.is_ramsch() && play.plays()
}

pub(crate) fn does(kit: &Kit, play: &Play, seat: Seat) -> Option<String> {
    let table = play.view.table();
    let bidding = table.auction();
    if table.contract().is_some() {
        let part = match table.side(seat)? {
            Side::Declarer => Some("seat-declarer"),
            Side::Defenders
                if play.view.seat().is_some_and(|own| table.partner(own) == Some(seat)) =>
            {
                Some("seat-partner")
            }
            Side::Defenders => None,
        };
        let part = part.map(|key| kit.words.get(key));
        let says = says(play, seat).map(|key| kit.words.get(key));
        return match (part, says) {
            (Some(part), Some(says)) => {
                let args = [("part", part.into()), ("says", says.into())];
                Some(kit.words.with("seat-part-says", &args))
            }
            (part, says) => part.or(says),
        };
    }
    if table.phase() == Phase::GrandHand || table.is_ramsch() {
        return before_ramsch(kit, play, seat);
    }
    if matches!(bidding.sold(), Some(Sold::To(winner, _)) if winner == seat) {
        return Some(kit.words.get("seat-declarer"));
    }
    let reached = bidding.reached(seat);
    if bidding.has_passed(seat) {
        let at = auction::passed_at(play, seat).filter(|_| reached.is_some());
        return Some(match at {
            Some(bid) => kit.words.with("seat-passed-at", &[("bid", bid.value().into())]),
            None => kit.words.get("seat-passed"),
        });
    }
    let says = match bidding.asking() {
        Some(Asking::Answer { caller, .. }) => caller == seat,
        _ => {
            play.view.moves().iter().rev().any(|&(by, mv)| by == seat && matches!(mv, Move::Bid(_)))
        }
    };
    Some(match reached {
        Some(bid) if says => kit.words.with("seat-says", &[("bid", bid.value().into())]),
        Some(bid) => kit.words.with("seat-holds", &[("bid", bid.value().into())]),
        None => kit.words.get("seat-waits"),
    })
}

/// The message for what a seat has doubled the game with.
fn says(play: &Play, seat: Seat) -> Option<&'static str> {
    let table = play.view.table();
    let declares = table.declarer() == Some(seat);
    match table.doubled() {
        Doubled::Hirsch if !declares && table.doubled_by() == Some(seat) => Some("seat-hirsch"),
        Doubled::Re | Doubled::Hirsch if declares => Some("seat-re"),
        Doubled::Not => None,
        _ => (table.doubled_by() == Some(seat)).then_some("seat-kontra"),
    }
}

/// The words for what a seat has done about a Ramsch, or before it.
fn before_ramsch(kit: &Kit, play: &Play, seat: Seat) -> Option<String> {
    let table = play.view.table();
    let did = |mv: Move| play.view.moves().contains(&(seat, mv));
    let key = match table.phase() {
        Phase::GrandHand if did(Move::Decline) => "seat-passed",
        _ if table.took_skat(seat) => "seat-took",
        _ if did(Move::Push) => "seat-pushed",
        Phase::PuttingOn if table.to_act() == Some(seat) => "seat-takes",
        Phase::GrandHand | Phase::Pushing | Phase::PuttingOn => "seat-waits",
        _ => return None,
    };
    Some(kit.words.get(key))
}
