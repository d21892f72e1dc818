//! The announcement in a sentence: what is at stake with a game.

use crate::rules::{Announced, Bid, Cards, Contract, Matadors, charged};
use crate::text::Arg;
use crate::ui::draw::Kit;
use crate::ui::state::{Announce, Play};

/// The stake of the game under the cursor.
pub(crate) fn stake(kit: &Kit, play: &Play, announce: &Announce) -> String {
    let words = &kit.words;
    let Some(offered) = announce.chosen(&play.view) else { return String::new() };
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
        (Some(_), true) => "stake-points",
        (Some(base), false) => overbid(contract, (charged - value) / base, play.view.hand()),
    };
    words.with(key, &args)
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
