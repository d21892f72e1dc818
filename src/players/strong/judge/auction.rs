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
        _ => speaks(view, bot, bidder),
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

/// Why a value is named or held: by what the hand is worth at its limit.
fn speaks(view: &View, bot: Bot, bidder: Bidder) -> Reason {
    let hand = view.dealt();
    let to = highest(view, bot).unwrap_or(bidder.bid);
    let reserve = bot.style.reserve() as f32;
    let thin = bidder.best_hand(hand) <= BIDDING_HAND + reserve
        && bidder.picking_up(hand) <= PASSING + reserve;
    if thin && bidder.bid == Bid::LEAST && bidding::ramsch_threatens(view) {
        return Reason::BetterThanRamsch;
    }
    let limit = Bidder::of(view, bot, to);
    let alone = Kind::ALL
        .into_iter()
        .filter_map(|kind| Some((kind, limit.hand(hand, kind)?)))
        .max_by(|a, b| a.1.total_cmp(&b.1));
    if let Some((kind, gain)) = alone
        && gain > limit.picking_up(hand)
    {
        return Reason::Carries { kind, hand: true, to };
    }
    let outlook = Outlook::new(limit, hand);
    match outlook.carries(PASSING + reserve) {
        Some(kind) => Reason::Carries { kind, hand: false, to },
        None => Reason::CarriesAny { percent: (100.0 * outlook.chance).round() as u8, to },
    }
}

/// The prospects of a hand over the skats that may be found, game by game.
pub(super) struct Outlook {
    /// The games, the one that is most often the best first.
    games: Vec<Prospect>,
    /// The chance to win the game that is best with the skat.
    chance: f32,
}

/// The prospects of a game over the skats that may be found.
struct Prospect {
    kind: Kind,
    /// The share of skats with which it is the best.
    share: f32,
    /// The chance to win it.
    chance: f32,
    /// Its gain, in list points; lower than any where some skat forbids it.
    gain: f32,
}

impl Outlook {
    pub(super) fn new(bidder: Bidder, hand: Cards) -> Self {
        let mut games = Kind::ALL.map(|kind| Prospect { kind, share: 0.0, chance: 0.0, gain: 0.0 });
        let (mut skats, mut best_chance) = (0.0, 0.0);
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
                let Some((put, gain)) = best[at] else {
                    game.gain = f32::MIN;
                    continue;
                };
                let chance = bidder.chance((hand | skat) - put, put, game.kind);
                game.chance += chance;
                game.gain += gain;
                if first == Some(at) {
                    game.share += 1.0;
                    best_chance += chance;
                }
            }
        }
        for game in &mut games {
            game.share /= skats;
            game.chance /= skats;
            game.gain /= skats;
        }
        games.sort_by(|a, b| b.share.total_cmp(&a.share).then(b.chance.total_cmp(&a.chance)));
        Self { games: games.into(), chance: best_chance / skats }
    }

    /// The game that by itself gains more than this, with any skat; the one that gains most of these.
    fn carries(&self, least: f32) -> Option<Kind> {
        let most = self.games.iter().max_by(|a, b| a.gain.total_cmp(&b.gain))?;
        (most.gain > least).then_some(most.kind)
    }

    /// The game that is most often the best.
    pub(super) fn kind(&self) -> Kind {
        self.games.first().map_or(Kind::Grand, |game| game.kind)
    }

    /// The games with the skat, the one that is most often the best first, then those without it
    /// that may be played.
    pub(super) fn options(&self, bidder: Bidder, hand: Cards) -> Vec<Odds> {
        let declare = |contract, chance| Odds { mv: Move::Declare(contract, Cards::EMPTY), chance };
        let later = self.games.iter().map(|game| declare(Contract::plain(game.kind), game.chance));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::bot::Level;
    use crate::rules::{Game, ListSettings, TableSize, value_as_announced};

    /// A game that is said to be good up to a value covers it, Null too.
    #[test]
    fn the_game_that_is_named_covers_its_limit() {
        let list = ListSettings::new(TableSize::Three, 777);
        let (mut named, mut any) = (0, 0);
        for number in 1..=60 {
            let game = Game::new(list.deal(number));
            let view = game.view(game.to_act().unwrap());
            let hand = view.dealt();
            let covers =
                |contract, cards, to: Bid| value_as_announced(contract, cards) >= to.value();
            match judge(&view, Level::Master.into()).unwrap().reason {
                Reason::Carries { kind: Kind::Null, hand, to } => {
                    assert!(to.value() <= if hand { 59 } else { 46 }, "{number}: {to}");
                    named += 1;
                }
                Reason::Carries { kind, hand: true, to } => {
                    assert!(covers(Contract::hand(kind), hand, to), "{number}: {kind} {to}");
                    named += 1;
                }
                Reason::Carries { kind, hand: false, to } => {
                    let skats: Vec<Cards> = Bidder::skats(hand).collect();
                    let enough = |skat: &&Cards| covers(Contract::plain(kind), hand | **skat, to);
                    let share = skats.iter().filter(enough).count();
                    assert!(2 * share > skats.len(), "{number}: {kind} {to}, {share}");
                    named += 1;
                }
                Reason::CarriesAny { percent, .. } => {
                    assert!((1..100).contains(&percent), "{number}: {percent}");
                    any += 1;
                }
                _ => {}
            }
        }
        assert!(named > 10 && any > 0, "{named}, {any}");
    }
}
