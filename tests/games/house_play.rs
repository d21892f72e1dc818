//! Computer players by house rules: they follow the law at every table, and what they choose to do
//! pays.

use std::collections::BTreeMap;

use skat::players::{Level, decide};
use skat::rules::{
    BySeat, Cards, Deal, DealResult, Doubled, Game, Move, Place, Round, Rules, Seat, Seating,
    Switch, TableSize, below, generator,
};

fn deal(number: u32, round: Round) -> Deal {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    Deal::shuffled(seating, &mut generator(&[31, number.into()])).in_round(round)
}

/// Plays a deal by the rules of a table.
fn play(rules: Rules, deal: Deal, levels: BySeat<Level>, number: u32) -> Game {
    let mut game = Game::with_rules(rules, deal);
    while let Some(seat) = game.to_act() {
        let mv = decide(levels[seat].into(), 5, number, &game.view(seat));
        assert_eq!(game.apply(seat, mv), Ok(()), "deal {number} by {rules}, {seat}, {mv:?}");
    }
    game
}

/// The presets in turn with any switches.
fn rules(number: u32) -> Rules {
    let random = &mut generator(&[32, number.into()]);
    let presets = [Rules::PUB, Rules::XSKAT];
    let mut rules = presets[number as usize % 2];
    if number % 4 > 1 {
        for switch in Switch::ALL {
            let values = switch.values();
            rules.set(switch, values[below(random, values.len() as u64) as usize]).unwrap();
        }
    }
    rules
}

/// A word for what a move does that only house rules know.
fn word(game: &Game, mv: Move) -> Option<&'static str> {
    Some(match mv {
        Move::Kontra => "Kontra",
        Move::Re => "Re",
        Move::Push => "pushed",
        Move::PutOn(_) => "put on",
        // Nobody has bid for it.
        Move::Declare(..) if game.table().auction().last().is_none() => "Grand Hand",
        _ => return None,
    })
}

/// Deals of all mixtures of levels and rules in turn: 900 of them, or as many as `SKAT_DEALS` says.
///
/// `SKAT_DEALS=1000000 cargo test --release --test games -- deals_of_bots --nocapture`
#[test]
fn deals_of_bots_end_well_by_house_rules() {
    let deals = std::env::var("SKAT_DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(900_u32);
    let mut seen = BTreeMap::<&str, u32>::new();
    for number in 0..deals {
        let levels = BySeat::from_fn(|seat| {
            match Level::ALL[(number >> (2 * seat.index())) as usize % Level::ALL.len()] {
                // A master takes its time.
                Level::Master if !number.is_multiple_of(30) => Level::Expert,
                level => level,
            }
        });
        let round = [Round::Plain, Round::Bock, Round::Ramsch][number as usize % 3];
        let game = play(rules(number), deal(number, round), levels, number);
        let hands = Seat::ALL.map(|seat| game.hand(seat));
        let left = hands.iter().fold(Cards::EMPTY, |all, &hand| all | hand);
        assert_eq!(left | game.skat() | game.table().played(), Cards::ALL);
        for &(_, mv) in game.moves() {
            if let Some(word) = word(&game, mv) {
                *seen.entry(word).or_default() += 1;
            }
        }
        if let DealResult::Ramsch(_) = game.result().unwrap() {
            assert_eq!(game.table().tricks().len(), 10);
            *seen.entry("Ramsch").or_default() += 1;
        }
    }
    println!("{deals} deals by house rules: {seen:?}");
    for word in ["Kontra", "pushed", "put on", "Grand Hand", "Ramsch"] {
        assert!(seen.get(word) > Some(&(deals / 300)), "{word}: {seen:?}");
    }
}

/// Clubs that say Kontra win by it: most of these games are lost by the declarer, far more than of
/// the others, and what is doubled brings them more than it costs.
#[test]
fn kontra_pays() {
    let rules: Rules = "kontra,re,hirsch".parse().unwrap();
    let (mut games, mut lost, mut kontras, mut lost_kontras, mut gain) = (0, 0, 0, 0, 0);
    for number in 0..2_000 {
        let game = play(rules, deal(number, Round::Plain), BySeat([Level::Club; 3]), number);
        let DealResult::Settled { reckoning, .. } = game.result().unwrap() else { continue };
        games += 1;
        lost += u32::from(!reckoning.won);
        let doubled = game.table().doubled();
        if doubled != Doubled::Not {
            kontras += 1;
            lost_kontras += u32::from(!reckoning.won);
            // What it would have come to undoubled is one part of the factor.
            gain -= reckoning.score - reckoning.score / i32::from(doubled.factor());
        }
    }
    println!("{games} games, {lost} lost; Kontra in {kontras}, {lost_kontras} lost, gain {gain}");
    assert!(kontras * 100 > games && kontras * 10 < games, "{kontras} of {games}");
    assert!(lost_kontras * 100 > kontras * 55, "{lost_kontras} of {kontras}");
    assert!(lost * 4 < games && gain > 0);
}

/// One club at a table of beginners: what it is ahead of them in points a deal, in each seat.
fn lead_of_the_club(rules: Rules, deals: u32) -> f64 {
    let mut ahead = 0;
    for number in 0..deals {
        for club in Seat::ALL {
            let levels =
                BySeat::from_fn(|seat| if seat == club { Level::Club } else { Level::Beginner });
            let game = play(rules, deal(number, Round::Ramsch), levels, number);
            let DealResult::Ramsch(sum) = game.result().unwrap() else { continue };
            let all: i32 = sum.scores.0.iter().sum();
            ahead += 3 * sum.scores[club] - all;
        }
    }
    f64::from(ahead) / f64::from(6 * deals)
}

#[test]
fn the_club_loses_fewer_ramsches_than_beginners() {
    for (rules, least) in [("official", 10.0), ("schieberamsch", 25.0), ("ramsch-skat=loser", 10.0)]
    {
        let lead = lead_of_the_club(rules.parse().unwrap(), 150);
        assert!(lead > least, "{rules}: {lead:.1}");
    }
}
