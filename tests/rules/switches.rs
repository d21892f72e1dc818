//! Every switch from outside: from the word in the settings to a game that differs.

use crate::support::{random_move, random_rules};
use proptest::prelude::*;
use skat::rules::{List, ListSettings, Phase, Rules, Seat, Switch, TableSize, generator};
use skat::settings::{Key, Override, Overrides, load};

/// A new list as the settings have it with this preset and these switches.
fn list(preset: &str, house: &[&str], seed: u64) -> List {
    let values = [(Key::Rules, preset), (Key::Deals, "15")];
    let values = values.map(|(key, text)| Override { key, text: text.to_owned() });
    let house = house.iter().map(|&text| text.to_owned()).collect();
    let overrides = Overrides { values: values.into(), house, ..Overrides::default() };
    List::new(load(&overrides, [], None).unwrap().settings.new_list(seed))
}

/// Plays one list by lot and another after it as long as they are alike; tells where they part.
fn first_difference(mut one: List, mut other: List, seed: u64) -> Option<String> {
    let mut random = generator(&[11, seed]);
    while let Some(mut game) = one.next_game() {
        let number = one.next_number().unwrap();
        let mut like = other.next_game().unwrap();
        if game.deal() != like.deal() {
            return Some(format!("deal {number} is dealt as {:?}", game.deal().round()));
        }
        while game.to_act().is_some() {
            if game.table().phase() != like.table().phase() {
                return Some(format!("deal {number} goes on otherwise"));
            }
            // No house rule changes the many announcements there are after a look at the skat.
            let seats = Seat::ALL.into_iter().filter(|_| game.table().phase() != Phase::Announcing);
            for seat in seats {
                if !game.legal(seat).eq(like.legal(seat)) {
                    return Some(format!("deal {number}: {seat} may do something else"));
                }
            }
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
            like.apply(seat, mv).unwrap();
        }
        if game.result() != like.result() {
            return Some(format!("deal {number} has another result"));
        }
        one.push(game).unwrap();
        other.push(like).unwrap();
    }
    None
}

/// A preset, and with it the switches without which this one would make no difference.
const fn ground(switch: Switch) -> (&'static str, &'static [&'static str]) {
    match switch {
        Switch::Ramsch | Switch::Kontra => ("official", &[]),
        Switch::Schieberamsch | Switch::RamschSkat | Switch::GrandHand => ("official", &["ramsch"]),
        Switch::PushJacks => ("official", &["schieberamsch"]),
        Switch::Kontra18 | Switch::Re | Switch::Bock => ("official", &["kontra"]),
        Switch::Hirsch => ("official", &["kontra", "re"]),
        Switch::RamschRounds => ("pub", &["kontra-18=off"]),
        // In a Ramsch nothing brings a round, not even that all have passed.
        Switch::Triggers => ("pub", &["kontra-18=off", "ramsch=off", "schieberamsch=off"]),
        _ => panic!("a switch is missing here"),
    }
}

#[test]
fn any_two_values_of_a_switch_make_different_games() {
    for switch in Switch::ALL {
        let (preset, ground) = ground(switch);
        let list = |value: &str, seed| {
            list(preset, &[ground, &[&format!("{}={value}", switch.word())]].concat(), seed)
        };
        for (i, one) in switch.values().iter().enumerate() {
            for other in &switch.values()[i + 1..] {
                let found = (0..500)
                    .find_map(|seed| first_difference(list(one, seed), list(other, seed), seed));
                println!("{} {one} or {other}: {found:?}", switch.word());
                assert!(found.is_some(), "{}: {one} is as {other}", switch.word());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn what_is_said_to_make_no_difference_makes_none(seed: u64) {
        let rules = random_rules(&mut generator(&[seed]));
        for switch in Switch::ALL {
            if rules.lacks(switch).is_none() {
                continue;
            }
            // The official value is as good, or if it is that, any other.
            let [official, others @ ..] = switch.values() else { unreachable!() };
            let is_official = rules.value(switch) == *official;
            for value in if is_official { others } else { &switch.values()[..1] } {
                let mut otherwise = rules;
                otherwise.set(switch, value).unwrap();
                let list = |rules: Rules| {
                    let official = ListSettings::new(TableSize::Three, seed);
                    List::new(ListSettings { rules, deals: 6, ..official })
                };
                let found = first_difference(list(rules), list(otherwise), seed);
                prop_assert_eq!(found, None, "{} without {}", rules, switch.word());
            }
        }
    }
}

/// The converse: a switch is let pass only where it changes something.
#[test]
fn where_every_deal_is_a_ramsch_no_switch_passes_that_changes_nothing() {
    for ground in
        ["", ",grand-hand", ",grand-hand,kontra", ",grand-hand,kontra,re", ",schieberamsch"]
    {
        let base: Rules = format!("ramsch-rounds=always{ground}").parse().unwrap();
        for switch in Switch::ALL {
            let mut rules = base;
            let other = switch.values().iter().find(|&&value| value != base.value(switch)).unwrap();
            rules.set(switch, other).unwrap();
            if rules.value(switch) == switch.values()[0] || rules.lacks(switch).is_some() {
                continue;
            }
            let differs = |seed| {
                let list = |rules| {
                    let official = ListSettings::new(TableSize::Three, seed);
                    List::new(ListSettings { rules, deals: 15, ..official })
                };
                first_difference(list(rules), list(base), seed)
            };
            assert!((0..500).any(|seed| differs(seed).is_some()), "{base}: {switch:?}");
        }
    }
}
