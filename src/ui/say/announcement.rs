//! The announcement in a sentence: what is at stake with a game.

use crate::rules::{Announced, Bid, Cards, Contract, Matadors, charged};
use crate::text::Arg;
use crate::ui::draw::Kit;
use crate::ui::state::{Announce, Note, Offered, Play};

/// The stake of the game under the cursor.
pub(crate) fn stake(kit: &Kit, play: &Play, announce: &Announce) -> String {
    let offered = announce.chosen(&play.view);
    offered.map_or(String::new(), |offered| at_stake(kit, play, offered).0)
}

/// The question asked once before a game that is lost for certain, or by a single trick.
pub(crate) fn doubt(kit: &Kit, play: &Play, offered: Offered) -> Option<Note> {
    let (stake, key) = at_stake(kit, play, offered);
    let doubtful = matches!(key, "stake-lost" | "stake-every-trick");
    let text = || kit.words.with("stake-again", &[("stake", stake.into())]);
    doubtful.then(|| Note { text: text(), warn: true })
}

/// The stake of a game, and the message that says it.
fn at_stake(kit: &Kit, play: &Play, offered: Offered) -> (String, &'static str) {
    let words = &kit.words;
    let bid = play.view.table().bid().map_or(0, Bid::value);
    let (contract, value) = (offered.contract, offered.value);
    let charged = charged(contract.kind(), value, bid);
    // In Bock everything that is written counts double.
    let round = play.view.round().factor();
    let args: [(&str, Arg<'_>); 5] = [
        ("value", value.into()),
        ("bid", bid.into()),
        ("points", if contract.schneider_announced() { 90 } else { 61 }.into()),
        ("win", words.signed(value * round).into()),
        ("loss", words.signed(-2 * i32::from(charged * round)).into()),
    ];
    let key = match (contract.kind().base(), offered.covers) {
        _ if !offered.allowed => "stake-refused",
        (None, _) => "stake-no-trick",
        (Some(_), true) if contract.schwarz_announced() => "stake-every-trick",
        (Some(_), true) if shrinks(play, offered) => "stake-shrinks",
        (Some(_), true) => "stake-points",
        (Some(base), false) => overbid(contract, (charged - value) / base, play.view.hand()),
    };
    (words.with(key, &args), key)
}

/// True if a Hand game covers the bid by so few levels that a matador in the skat can make it too
/// low: it breaks a row of missing ones.
pub(crate) fn shrinks(play: &Play, offered: Offered) -> bool {
    let Offered { contract, value, covers, .. } = offered;
    let bid = play.view.table().bid().map_or(0, Bid::value);
    let kind = contract.kind();
    let (Some(base), Some(matadors)) = (kind.base(), Matadors::count(kind, play.view.hand()))
    else {
        return false;
    };
    let spare = value.saturating_sub(bid) / base;
    contract.is_hand() && covers && !matadors.with && u16::from(matadors.count) > spare + 1
}

/// The message for what still saves a game that is so many levels short of the bid: levels made in
/// the play that are not announced, and in a Hand game jacks in the skat.
fn overbid(contract: Contract, short: u16, hand: Cards) -> &'static str {
    // Only an unbroken row of matadors can grow by the skat; one that is missing can but shrink.
    let kind = contract.kind();
    let grows = contract.is_hand()
        && !hand.contains_all(kind.trumps())
        && Matadors::count(kind, hand).is_some_and(|matadors| matadors.with);
    match (contract.announced(), short) {
        (Announced::Nothing, ..=1) => "stake-needs-schneider",
        (Announced::Nothing, 2) | (Announced::Schneider, ..=1) => "stake-needs-schwarz",
        _ if grows => "stake-skat-alone",
        _ => "stake-lost",
    }
}
