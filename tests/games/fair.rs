//! No player peeks: cards that a seat cannot see may change places without changing its view or its
//! move.

use std::collections::BTreeMap;

use rand_pcg::Pcg64;
use skat::players::{Bot, Level, advise, decide};
use skat::rules::{
    BySeat, Card, Cards, Deal, Game, Move, Phase, Place, Round, Rules, Scoring, Seat, Seating,
    TableSize, View, below, generator,
};

const SEATING: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };

/// Exchanges two cards.
fn exchange(cards: Cards, a: Card, b: Card) -> Cards {
    cards
        .iter()
        .map(|card| {
            if card == a {
                b
            } else if card == b {
                a
            } else {
                card
            }
        })
        .collect()
}

/// The same game with two cards exchanged wherever they lie; `None` if a move of it would then
/// break the law.
fn exchanged(game: &Game, a: Card, b: Card) -> Option<Game> {
    let hands = BySeat::from_fn(|seat| exchange(game.deal().hand(seat), a, b));
    let deal = Deal::new(SEATING, hands, exchange(game.deal().skat(), a, b)).ok()?;
    let deal = deal.in_round(game.deal().round());
    let moves = game.moves().iter().map(|&(seat, mv)| match mv {
        Move::Declare(contract, put) => (seat, Move::Declare(contract, exchange(put, a, b))),
        Move::PutOn(put) => (seat, Move::PutOn(exchange(put, a, b))),
        _ => (seat, mv),
    });
    Game::replay_with(*game.rules(), deal, moves).ok()
}

/// The part of the deal to which a move belongs.
fn part(game: &Game) -> &'static str {
    match game.table().phase() {
        _ if game.table().offer().is_some() => "concession",
        Phase::Auction => "auction",
        Phase::Skat => "skat",
        Phase::Announcing => "announcing",
        Phase::Playing if game.table().is_ramsch() => "Ramsch",
        Phase::Playing => "playing",
        Phase::Doubling => "doubling",
        Phase::GrandHand => "Grand Hand",
        Phase::Pushing => "pushing",
        Phase::PuttingOn => "putting on",
        Phase::Over(_) => "over",
        other => panic!("nothing is known of {other:?}"),
    }
}

/// The number of trials of each player, by level and part of the deal.
type Checked = BTreeMap<(Level, &'static str), u32>;

/// The factor of all trials: `SKAT_DEALS` if it is set.
fn times() -> u32 {
    std::env::var("SKAT_DEALS").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// `SKAT_DEALS=100 cargo test --release --test games fair`
#[test]
fn what_a_seat_cannot_see_does_not_move_it() {
    let mut checked = Checked::new();
    for bot in Bot::all() {
        let deals = if is_quick(bot.level) { 40 } else { 4 };
        check(bot, Rules::OFFICIAL, Round::Plain, times() * deals, &mut checked);
    }
    for level in Level::ALL {
        let least = |quick, slow| times() * if is_quick(level) { quick } else { slow };
        for (part, least) in [
            ("auction", least(300, 20)),
            ("skat", least(20, 10)),
            ("announcing", least(20, 10)),
            ("playing", least(500, 40)),
            ("concession", least(20, 10)),
        ] {
            let count = checked.get(&(level, part)).copied().unwrap_or_default();
            assert!(count >= least, "{level}: {part} was checked {count} times");
        }
    }
}

#[test]
fn nor_by_house_rules() {
    let doubling = [("doubling", 20), ("playing", 100)];
    let ramsch = [("Grand Hand", 20), ("pushing", 20), ("putting on", 4), ("Ramsch", 100)];
    let tables = ["pub", "xskat,hirsch,push-jacks,kontra-18=off,ramsch-skat=loser"];
    for rules in tables.map(|rules| rules.parse::<Rules>().unwrap()) {
        for (round, parts) in [(Round::Bock, &doubling[..]), (Round::Ramsch, &ramsch[..])] {
            let mut checked = Checked::new();
            for bot in Bot::all() {
                let deals = if is_quick(bot.level) { 20 } else { 2 };
                check(bot, rules, round, times() * deals, &mut checked);
            }
            for level in Level::ALL {
                for &(part, least) in parts {
                    let count = checked.get(&(level, part)).copied().unwrap_or_default();
                    let least = if is_quick(level) { least } else { 1 };
                    assert!(count >= times() * least, "{level}: {part} in {checked:?}");
                }
            }
        }
    }
}

/// True for levels that do not think for long.
fn is_quick(level: Level) -> bool {
    level < Level::Expert
}

/// Compares views and moves in the positions of some deals, and counts where. A player who thinks
/// for long is asked in positions of one who does not, for words and cards in few of them.
fn check(bot: Bot, rules: Rules, round: Round, deals: u32, checked: &mut Checked) {
    let pilot = Bot { level: bot.level.min(Level::Club), ..bot };
    for number in 0..deals {
        let mut random = generator(&[77, number.into(), bot.level as u64, bot.style as u64]);
        let deal = Deal::shuffled(SEATING, &mut random).in_round(round);
        let mut game = Game::with_rules(rules, deal);
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            let part = part(&game);
            let few = !is_quick(bot.level) && ["auction", "playing"].contains(&part);
            if (!few || below(&mut random, 4) == 0)
                && let Some(other) = shuffled(&game, &view, &mut random)
            {
                assert_eq!(other.view(seat), view);
                let moves = [&view, &other.view(seat)].map(|view| decide(bot, 3, number, view));
                assert_eq!(moves[0], moves[1], "deal {number}: {bot} as {seat}");
                assert_eq!(game.check(seat, moves[0]), Ok(()), "deal {number}: {bot} as {seat}");
                // Nor does a hint tell what its seat cannot see: move, chances, reason and fear.
                if bot == Level::Master.into() {
                    let hints = [&view, &other.view(seat)]
                        .map(|view| advise(Scoring::SeegerFabian, 3, number, view, None));
                    assert_eq!(hints[0], hints[1], "deal {number}: hint for {seat}");
                    assert_eq!(hints[0].as_ref().map(|hint| hint.mv), Some(moves[0]));
                }
                *checked.entry((bot.level, part)).or_default() += 1;
            }
            game.apply(seat, decide(pilot, 3, number, &view)).unwrap();
            // Now and then somebody wants to give up, so that answers are seen too.
            if below(&mut random, 12) == 0 {
                let by = Seat::from_index(below(&mut random, 3) as usize).unwrap();
                let _ = game.apply(by, Move::Concede);
            }
        }
    }
}

/// The same game with cards exchanged that the owner of the view cannot see; `None` if none could
/// be.
fn shuffled(game: &Game, view: &View, random: &mut Pcg64) -> Option<Game> {
    // What the seat has seen is no secret, also if it lies elsewhere by now.
    let seen = view.dealt() | view.skat().unwrap_or_default();
    let hidden: Vec<Card> = (view.unseen() - seen).iter().collect();
    if hidden.len() < 2 {
        return None;
    }
    let mut other = game.clone();
    for _ in 0..6 {
        let mut pick = || hidden[below(random, hidden.len() as u64) as usize];
        let (a, b) = (pick(), pick());
        other = exchanged(&other, a, b).unwrap_or(other);
    }
    (other != *game).then_some(other)
}
