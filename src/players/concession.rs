//! Answers to offers of giving up. (ISkO 4.3.)

use crate::rules::{Cards, Kind, Move, Side, Suit, View};

use super::memory::{Fate, Memory};

/// Card points with which a side is out of schneider.
const OUT_OF_SCHNEIDER: u8 = 31;

/// Accepts or plays on.
pub(super) fn answer(view: &View) -> Move {
    let table = view.table();
    let (Some(memory), Some(offer)) = (Memory::whole(view), table.offer()) else {
        return Move::PlayOn;
    };
    let agrees = if offer.by == memory.declarer {
        declarer_gives_up(view, &memory)
    } else if memory.plays_alone() {
        defenders_give_up(view, &memory)
    } else {
        is_lost(view, &memory)
    };
    if agrees { Move::Accept } else { Move::PlayOn }
}

/// The declarer gives up: agreed, unless he may still be schneider or schwarz. A Null has no
/// levels.
fn declarer_gives_up(view: &View, memory: &Memory) -> bool {
    memory.kind == Kind::Null || view.table().points_of(Side::Declarer) >= OUT_OF_SCHNEIDER
}

/// Both defenders give up: agreed, unless a level that they would not be charged for is likely.
fn defenders_give_up(view: &View, memory: &Memory) -> bool {
    let table = view.table();
    let Some(contract) = table.contract() else { return false };
    if memory.kind == Kind::Null || contract.schneider_announced() {
        return true;
    }
    // The tricks still to be lost, at eight points each: those of cards that are not sure.
    let losers = memory.hand.iter().filter(|&card| !memory.higher_out(card).is_empty()).count();
    let theirs = table.points_of(Side::Defenders);
    theirs >= OUT_OF_SCHNEIDER || usize::from(theirs) + 8 * losers > 30
}

/// The partner gives up: agreed if the game is lost for the defence and no level is left to play
/// for.
fn is_lost(view: &View, memory: &Memory) -> bool {
    let table = view.table();
    let Some(contract) = table.contract() else { return false };
    if memory.kind == Kind::Null {
        return memory.open.is_some_and(|open| ducks(open, memory));
    }
    let theirs = table.points_of(Side::Defenders);
    let level_left = theirs < OUT_OF_SCHNEIDER
        && (contract.schneider_announced() || needs_schneider(view, memory));
    let declarers = table.points_of(Side::Declarer);
    // Ten points short of the game, and nothing in hand that is sure to take a trick.
    let helpless = declarers >= 51
        && if memory.trick.is_empty() {
            memory.hand.iter().all(|card| !memory.higher_out(card).is_empty())
        } else {
            cannot_win(memory)
        };
    (declarers >= 61 || helpless) && !level_left
}

/// True if no card of this hand wins the trick on the table.
fn cannot_win(memory: &Memory) -> bool {
    memory.legal.iter().all(|card| memory.fate(card) == Fate::Theirs)
}

/// True if the bid may be out of the declarer's reach without schneider, by the matadors he can
/// have at most.
fn needs_schneider(view: &View, memory: &Memory) -> bool {
    let table = view.table();
    let (Some(bid), Some(base), Some(contract)) =
        (table.bid(), memory.kind.base(), table.contract())
    else {
        return false;
    };
    let by_declarer: Cards = table
        .tricks()
        .iter()
        .chain([table.trick()])
        .filter_map(|trick| trick.card_of(memory.declarer))
        .collect();
    let by_us = view.dealt() | (table.played() - by_declarer);
    let order = || memory.kind.trump_order();
    let with = order().take_while(|&card| !by_us.contains(card)).count();
    let without = order().take_while(|&card| !by_declarer.contains(card)).count();
    let most = with.max(without) as u16 + 1 + u16::from(contract.is_hand());
    base * most < bid.value()
}

/// True if an open Null hand lies under every card that is still out, suit by suit.
fn ducks(open: Cards, memory: &Memory) -> bool {
    let theirs = memory.hand | memory.unseen;
    Suit::ALL.into_iter().all(|suit| {
        let cards = Cards::suit(suit);
        super::null::suit_danger(open & cards, theirs & cards) == 0.0
    })
}
