//! The advice in Ramsch and before it.

use rand_pcg::Pcg64;

use super::super::{pushing, ramsch};
use crate::players::advice::{Advice, Basis, Odds};
use crate::players::bot::Bot;
use crate::players::ramsch::{reason_before, reason_of};
use crate::rules::{Move, View};

/// The advice before the first card.
pub(super) fn before(view: &View, bot: Bot, random: &mut Pcg64) -> Advice {
    let mv = pushing::answer(view, bot, random);
    Advice::by_thumb(mv, reason_before(view, mv))
}

/// The card, with the chances to lose nothing.
pub(super) fn card(view: &View, random: &mut Pcg64) -> Option<Advice> {
    let (mv, judged) = ramsch::judged(view, random);
    let Move::Play(card) = mv else { return None };
    let reason = reason_of(view, card)?;
    let (options, basis) = match judged {
        Some(judged) => {
            let odds = |card| Some(Odds { mv: Move::Play(card), chance: judged.safe(card)? });
            let others = view.playable().without(card);
            let options = std::iter::once(card).chain(others.iter()).filter_map(odds).collect();
            (options, Basis::Deals { deals: judged.worlds, all: judged.all })
        }
        None => (Vec::new(), Basis::Thumb),
    };
    Some(Advice { mv, options, reason, fear: None, basis })
}
