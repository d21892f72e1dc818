//! Play with hidden cards laid out: the course of play, the worlds that fit, the likings of a
//! policy.

use std::collections::BTreeMap;

use rand::RngExt;

use super::{Course, Lanes, Unseen, Worlds, ones, pairs};
use crate::players::trained::Tables;
use crate::players::trained::policy::{Policy, Weight};
use crate::rules::{
    Announced, BySeat, Card, Cards, Contract, Deal, Game, Kind, Move, Place, Round, Seat, Seating,
    Side, TableSize, Trick, below, generator,
};
use crate::search::{Position, Solver};

const SEATING: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };

/// A game at the first lead: a deal, declarer, kind and the cards put away by lot. One in seven is
/// a Ramsch, which is played like a Grand.
fn announced(number: u64) -> (Game, Kind) {
    let mut random = generator(&[11, number]);
    let kind = Kind::ALL[random.random_range(0..6usize)];
    let deal = Deal::shuffled(SEATING, &mut random);
    if number.is_multiple_of(7) {
        return (Game::new(deal.in_round(Round::Ramsch)), Kind::Grand);
    }
    let mut game = Game::new(deal);
    let bid = Move::Bid("18".parse().unwrap());
    let [f, m, r] = Seat::ALL;
    let declarer = Seat::ALL[random.random_range(0..3usize)];
    let words = match declarer {
        Seat::Forehand => [(m, Move::Pass), (r, Move::Pass), (f, bid)],
        Seat::Middlehand => [(m, bid), (f, Move::Pass), (r, Move::Pass)],
        Seat::Rearhand => [(m, Move::Pass), (r, bid), (f, Move::Pass)],
    };
    for (seat, mv) in words {
        game.apply(seat, mv).unwrap();
    }
    if random.random() {
        let contract = Contract::new(kind, true, Announced::Nothing).unwrap();
        game.apply(declarer, Move::Hand).unwrap();
        game.apply(declarer, Move::Declare(contract, Cards::EMPTY)).unwrap();
    } else {
        game.apply(declarer, Move::PickUp).unwrap();
        let twelve: Vec<Card> = game.hand(declarer).iter().collect();
        let first = random.random_range(0..12usize);
        let second = (first + random.random_range(1..12usize)) % 12;
        let put: Cards = [twelve[first], twelve[second]].into_iter().collect();
        game.apply(declarer, Move::Declare(Contract::plain(kind), put)).unwrap();
    }
    (game, kind)
}

fn course_of(game: &Game, kind: Kind) -> Course {
    let lanes = Lanes::of(kind);
    let hands = Seat::ALL.map(|seat| lanes.bits(game.hand(seat)));
    let declarer = game.table().declarer().map_or(3, Seat::index);
    Course::new(lanes, hands, lanes.bits(game.discard().unwrap_or_default()), declarer as u8)
}

/// Plays games by lot, and shows every choice with the course of the same play.
fn play(games: std::ops::Range<u64>, mut look: impl FnMut(&Game, &Course, Card)) {
    for number in games {
        let (mut game, kind) = announced(number);
        let mut course = course_of(&game, kind);
        let mut random = generator(&[12, number]);
        while let Some(seat) = game.to_act() {
            let legal: Vec<Card> = game.view(seat).playable().iter().collect();
            let card = legal[below(&mut random, legal.len() as u64) as usize];
            look(&game, &course, card);
            game.apply(seat, Move::Play(card)).unwrap();
            course.play(course.lanes.place(card));
        }
        assert!(course.is_settled(), "game {number}");
    }
}

#[test]
fn the_course_is_that_of_the_rules() {
    let mut seen = 0;
    play(0..600, |game, course, _| {
        let table = game.table();
        let (lanes, seat) = (course.lanes, game.to_act().unwrap());
        seen += 1;
        assert!(!course.is_settled());
        assert_eq!(course.turn(), seat.index());
        assert_eq!(lanes.cards(course.legal()), game.view(seat).playable());
        assert_eq!(lanes.cards(course.played), table.played());
        assert_eq!(course.is_ramsch(), table.is_ramsch());
        if !course.is_ramsch() {
            assert_eq!(course.declarer_points(), table.points_of(Side::Declarer));
            assert_eq!(course.defender_points(), table.points_of(Side::Defenders));
        }
        let winning = table.trick().winning(lanes.kind());
        if let Some((winner, _)) = winning {
            assert_eq!(course.winner(), winner.index());
        }
        for other in Seat::ALL {
            let at = other.index();
            assert_eq!(lanes.cards(course.hands[at]), game.hand(other));
            assert_eq!(usize::from(course.tricks[at]), table.tricks_by(other).count());
            let points: u8 = table.tricks_by(other).map(Trick::points).sum();
            assert_eq!(course.points[at], points);
            assert_eq!(course.hands[at] & !course.may[at], 0, "holds what it cannot");
        }
        let put = game.discard().filter(|_| Some(seat) == table.declarer()).unwrap_or_default();
        let unseen = game.view(seat).unseen() - put;
        assert_eq!(lanes.cards(course.unseen(seat.index())), unseen);
    });
    assert!(seen > 10_000, "{seen} choices seen");
}

/// The cards that are left out bring what those bring that stand for them.
#[test]
fn cards_that_are_left_out_are_as_good_as_those_that_stand_for_them() {
    let mut solver = Solver::new();
    let (mut choices, mut left_out) = (0, 0);
    play(1000..1200, |game, course, _| {
        // The solver knows no Ramsch.
        if game.table().tricks().len() < 4 || course.is_ramsch() {
            return;
        }
        let lanes = course.lanes;
        let hands = BySeat::from_fn(|seat| game.hand(seat));
        let declarer = game.table().declarer().unwrap();
        let trick = game.table().trick();
        let lying: Vec<Card> = trick.iter().map(|(_, card)| card).collect();
        let leader = Seat::ALL[usize::from(course.leader)];
        let position = Position::new(lanes.kind(), declarer, hands, leader, &lying).unwrap();
        let values: BTreeMap<Card, u8> = solver.values_each(&position).into_iter().collect();
        choices += 1;
        for bit in ones(course.legal()) {
            let stand = course.standing_for(bit);
            assert!(course.choices() >> stand & 1 == 1);
            left_out += u32::from(stand != bit);
            let (card, stand) = (lanes.card(bit), lanes.card(stand));
            assert_eq!(values[&card], values[&stand], "{card} as {stand} in {position:?}");
        }
    });
    assert!(choices > 1000 && left_out > 300, "{left_out} cards in {choices} choices");
}

/// All ways to lay so many cards into three places, tried one by one.
fn brute_force(unseen: &Unseen) -> Vec<[u32; 3]> {
    let mut found = vec![[0_u32; 3]];
    for bit in ones(unseen.cards) {
        found = found
            .into_iter()
            .flat_map(|world| {
                (0..3).filter_map(move |place| {
                    let mut world = world;
                    world[place] |= 1 << bit;
                    let fits = unseen.may[place] >> bit & 1 == 1
                        && world[place].count_ones() <= u32::from(unseen.room[place]);
                    fits.then_some(world)
                })
            })
            .collect();
    }
    found
}

/// Some cards of which hands have shown that they lack suits.
fn unseen(number: u64) -> Unseen {
    let mut random = generator(&[13, number]);
    let lanes = Lanes::of(Kind::ALL[random.random_range(0..6usize)]);
    let room = [random.random_range(0..4u8), random.random_range(0..4u8), 2 * (number % 2) as u8];
    let mut cards = 0_u32;
    while cards.count_ones() < room.iter().map(|&n| u32::from(n)).sum() {
        cards |= 1 << random.random_range(0..32u32);
    }
    let mut may = [u32::MAX; 3];
    for place in &mut may[..2] {
        for _ in 0..random.random_range(0..3u8) {
            *place &= !lanes.class(random.random_range(0..32u8));
        }
    }
    Unseen { cards, may, room }
}

#[test]
fn worlds_are_all_that_fit() {
    let (mut some, mut none) = (0, 0);
    for number in 0..600 {
        let unseen = unseen(number);
        let mut expected = brute_force(&unseen);
        let worlds = Worlds::new(&unseen);
        assert_eq!(worlds.count(), expected.len() as f64, "{unseen:?}");
        let mut all = worlds.all();
        expected.sort_unstable();
        all.sort_unstable();
        assert_eq!(all, expected, "{unseen:?}");
        let drawn = worlds.draw(&mut generator(&[14, number]));
        match expected.len() {
            0 => none += 1,
            _ => {
                some += 1;
                assert!(expected.contains(&drawn.unwrap()), "{unseen:?}: {drawn:?}");
            }
        }
    }
    assert!(some > 300 && none > 30, "{some} with worlds, {none} without");
}

/// At the first lead there are as many worlds as there are ways to deal.
#[test]
fn whole_deals_are_counted() {
    let cards = !0 << 10;
    let worlds = Worlds::new(&Unseen { cards, may: [u32::MAX; 3], room: [10, 10, 2] });
    // 22! / (10! 10! 2!)
    assert_eq!(worlds.count(), 42_678_636.0);
}

#[test]
fn every_world_is_drawn_as_often() {
    let lanes = Lanes::of(Kind::Clubs);
    let cards = lanes.bits("CJ CA CT HA HT H9 H7 SA S8".parse().unwrap());
    // The first hand has no trumps, the second no hearts.
    let no_hearts = !lanes.class(lanes.place("HA".parse().unwrap()));
    let unseen = Unseen { cards, may: [!lanes.trumps(), no_hearts, !0], room: [3, 4, 2] };
    let worlds = Worlds::new(&unseen);
    let all = worlds.all();
    assert!(all.len() > 10, "{} worlds", all.len());
    let (mut random, draws) = (generator(&[15]), 2000 * all.len());
    let mut counts = BTreeMap::<[u32; 3], u32>::new();
    for _ in 0..draws {
        *counts.entry(worlds.draw(&mut random).unwrap()).or_default() += 1;
    }
    assert_eq!(counts.len(), all.len());
    let square = |count: &u32| (f64::from(*count) - 2000.0).powi(2) / 2000.0;
    let chi: f64 = counts.values().map(square).sum();
    // Mean and six deviations of a chi-square with that many degrees of freedom.
    let freedom = all.len() as f64 - 1.0;
    assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt(), "{chi} over {freedom}");
}

#[test]
fn pairs_are_pairs() {
    let found: Vec<u32> = pairs(0b1011).collect();
    assert_eq!(found, [0b0011, 0b1001, 0b1010]);
    assert_eq!(pairs(0xfff).count(), 66);
}

/// The chances of the choices add up to one, with trained tables and with others.
#[test]
fn chances_add_up() {
    let mut random = generator(&[16]);
    let mut wild = Tables::empty();
    for policy in wild.policies.iter_mut().chain([&mut wild.ramsch.policy]) {
        for weight in policy.weights_mut() {
            *weight = random.random::<f32>() * 8.0 - 4.0;
        }
    }
    fn check<W: Weight>(policy: &Policy<W>, course: &Course) {
        let likings = policy.likings(course);
        let chances = likings.chances();
        let count = likings.cards().len();
        assert_eq!(count as u32, course.choices().count_ones());
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
        assert!(chances[..count].iter().all(|&chance| chance > 0.0));
        assert!(chances[count..].iter().all(|&chance| chance == 0.0));
        assert!(likings.cards().contains(&likings.best()));
    }
    play(2000..2100, |_, course, _| {
        let kind = course.lanes.kind();
        if course.is_ramsch() {
            check(&Tables::trained().ramsch.policy, course);
            check(&wild.ramsch.policy, course);
        } else {
            check(Tables::trained().policy(kind), course);
            check(wild.policy(kind), course);
        }
    });
}

/// A policy looks at nothing that its seat cannot see.
#[test]
fn a_policy_does_not_peek() {
    let mut swapped = 0;
    play(3000..3200, |_, course, _| {
        let me = course.turn();
        let (a, b) = ((me + 1) % 3, (me + 2) % 3);
        let mut other = *course;
        let mix = course.played.wrapping_mul(0x9e37_79b9);
        // Two cards change places, if both others may hold both.
        let both = course.may[a] & course.may[b];
        let pick = |hand: u32| ones(hand & both).nth((mix >> 29) as usize % 3);
        let (Some(x), Some(y)) = (pick(course.hands[a]), pick(course.hands[b])) else { return };
        other.hands[a] ^= 1 << x | 1 << y;
        other.hands[b] ^= 1 << x | 1 << y;
        let tables = Tables::trained();
        let policy = match course.is_ramsch() {
            true => &tables.ramsch.policy,
            false => tables.policy(course.lanes.kind()),
        };
        assert_eq!(policy.likings(course).chances(), policy.likings(&other).chances());
        swapped += 1;
    });
    assert!(swapped > 1000, "{swapped} positions");
}
