//! The advice in the auction.

use crate::players::advice::{Advice, Basis, Odds, Reason};
use crate::players::bidding;
use crate::players::bot::Bot;
use crate::players::strong::auction::{BIDDING_HAND, PASSING, bids, speak};
use crate::players::strong::gains::Bidder;
use crate::rules::{Asking, Bid, Cards, Contract, Kind, Move, View};

/// A word in the auction, and why.
pub(super) fn judge(view: &View, bot: Bot) -> Option<Advice> {
    let asked = asked(view)?;
    let mv = speak(view, bot);
    let bidder = Bidder::of(view, bot, asked);
    let hand = view.dealt();
    let outlook = Outlook::new(bidder, hand);
    let options = outlook.options(bidder, hand);
    let reason = match mv {
        Move::Pass => match highest(view, bot) {
            Some(to) if to < asked => Reason::Dear { to },
            _ => Reason::Weak { kind: outlook.kind() },
        },
        _ => speaks(view, bot, bidder, &outlook),
    };
    Some(Advice { mv, options, reason, fear: None, basis: Basis::Games })
}

/// The value that is to be held, or named next; the last one there is if none can be.
fn asked(view: &View) -> Option<Bid> {
    let auction = view.table().auction();
    match auction.asking()? {
        Asking::Answer { .. } => auction.last(),
        Asking::Call { .. } | Asking::ForehandAlone => auction.callable().next().or(auction.last()),
    }
}

/// The highest value that the hand is worth.
fn highest(view: &View, bot: Bot) -> Option<Bid> {
    let all: Vec<Bid> = Bid::all().collect();
    // What is worth a bid is worth every lower one.
    let count = all.partition_point(|&bid| bids(view, bot, bid));
    count.checked_sub(1).map(|last| all[last])
}

/// Why a value is named or held.
fn speaks(view: &View, bot: Bot, bidder: Bidder, outlook: &Outlook) -> Reason {
    let hand = view.dealt();
    let to = highest(view, bot).unwrap_or(bidder.bid);
    let reserve = bot.style.reserve() as f32;
    let thin = bidder.best_hand(hand) <= BIDDING_HAND + reserve
        && bidder.picking_up(hand) <= PASSING + reserve;
    if thin && bidder.bid == Bid::LEAST && bidding::ramsch_threatens(view) {
        return Reason::BetterThanRamsch;
    }
    let alone = Kind::ALL
        .into_iter()
        .filter_map(|kind| Some((kind, bidder.hand(hand, kind)?)))
        .max_by(|a, b| a.1.total_cmp(&b.1));
    match alone {
        Some((kind, gain)) if gain > bidder.picking_up(hand) => {
            Reason::Carries { kind, hand: true, to }
        }
        _ => Reason::Carries { kind: outlook.kind(), hand: false, to },
    }
}

/// The prospects of a hand over the skats that may be found, game by game.
pub(super) struct Outlook {
    /// Each game, with the share of skats with which it is the best, and the chance to win it.
    games: Vec<(Kind, f32, f32)>,
}

impl Outlook {
    pub(super) fn new(bidder: Bidder, hand: Cards) -> Self {
        let mut games: Vec<(Kind, f32, f32)> =
            Kind::ALL.into_iter().map(|kind| (kind, 0.0, 0.0)).collect();
        let mut skats = 0.0;
        for skat in Bidder::skats(hand) {
            skats += 1.0;
            // The best way to put two cards away, for each game.
            let mut best: [Option<(Cards, f32)>; 6] = [None; 6];
            for (kind, put, gain) in bidder.games(hand | skat) {
                let best = &mut best[kind as usize];
                if best.is_none_or(|(_, other)| gain > other) {
                    *best = Some((put, gain));
                }
            }
            let top = |(_, gain): (Cards, f32)| gain;
            let first = (0..6).filter(|&at| best[at].is_some()).max_by(|&a, &b| {
                best[a].map_or(f32::MIN, top).total_cmp(&best[b].map_or(f32::MIN, top))
            });
            for (at, game) in games.iter_mut().enumerate() {
                let Some((put, _)) = best[at] else { continue };
                game.1 += if first == Some(at) { 1.0 } else { 0.0 };
                game.2 += bidder.chance((hand | skat) - put, put, game.0);
            }
        }
        for (_, share, chance) in &mut games {
            *share /= skats;
            *chance /= skats;
        }
        games.sort_by(|a, b| b.1.total_cmp(&a.1).then(b.2.total_cmp(&a.2)));
        Self { games }
    }

    /// The game that is most often the best.
    pub(super) fn kind(&self) -> Kind {
        self.games.first().map_or(Kind::Grand, |&(kind, ..)| kind)
    }

    /// The games with the skat, the one that is most often the best first, then those without it
    /// that may be played.
    pub(super) fn options(&self, bidder: Bidder, hand: Cards) -> Vec<Odds> {
        let declare = |contract, chance| Odds { mv: Move::Declare(contract, Cards::EMPTY), chance };
        let later =
            self.games.iter().map(|&(kind, _, chance)| declare(Contract::plain(kind), chance));
        let alone = Kind::ALL.into_iter().filter_map(|kind| {
            bidder.hand(hand, kind)?;
            let contract = match kind {
                Kind::Null => Contract::null(true, false),
                _ => Contract::hand(kind),
            };
            Some(declare(contract, bidder.hand_chance(hand, kind)))
        });
        later.chain(alone).collect()
    }
}
