//! The switches of the house rules, as text and as what they change.

use std::collections::BTreeSet;

use crate::support::{house_game, random_rules};
use proptest::prelude::*;
use skat::rules::{
    BadRules, Kontra, ListSettings, RamschSkat, Rules, Switch, TableSize, Trigger, Triggers, below,
    generator,
};

proptest! {
    #[test]
    fn rules_survive_their_text(seed: u64) {
        let random = &mut generator(&[seed]);
        let mut rules = random_rules(random);
        let triggers = Trigger::ALL.into_iter().filter(|_| below(random, 3) == 0);
        rules.triggers = triggers.fold(Triggers::NONE, Triggers::with);
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
        for switch in Switch::ALL {
            let value = rules.value(switch);
            let listed = switch.values().contains(&value.as_str());
            prop_assert!(listed || switch == Switch::Triggers);
            let mut again = Rules::OFFICIAL;
            again.set(switch, &value).unwrap();
            prop_assert_eq!(again.value(switch), value);
        }
    }
}

#[test]
fn how_rules_are_written() {
    let read = |text: &str| text.parse::<Rules>().unwrap();
    assert_eq!(read(""), Rules::OFFICIAL);
    assert_eq!(read("official").to_string(), "official");
    assert_eq!(read(" ramsch , kontra=announcement ").to_string(), "ramsch,kontra=announcement");
    assert_eq!(read("kontra=on").kontra, Kontra::FirstCard);
    assert_eq!(read("ramsch-skat=loser").ramsch_skat, RamschSkat::Loser);
    let less = read("pub,kontra=off");
    assert_eq!(less, Rules { kontra: Kontra::Off, ..Rules::PUB });
    for (name, rules) in Rules::PRESETS {
        assert_eq!(read(name), rules);
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
}

#[test]
fn what_names_no_rules_is_refused() {
    let refused = |text: &str| text.parse::<Rules>().unwrap_err();
    assert_eq!(refused("ramsh"), BadRules::Unknown("ramsh".to_owned()));
    assert!(refused("kontra=later").to_string().contains("(off, on, announcement)"));
    for text in ["Ramsch", "ramsch=", "ramsch=yes", "ramsch-skat", "official=on", "re=18", "\u{1b}"]
    {
        assert!(!refused(text).to_string().contains(char::is_control), "{text}");
    }
}

#[test]
fn every_switch_is_off_by_default_and_has_its_own_name() {
    let names: BTreeSet<&str> = Switch::ALL.iter().map(|switch| switch.word()).collect();
    assert_eq!(names.len(), Switch::ALL.len());
    for switch in Switch::ALL {
        assert_eq!(Rules::default().value(switch), switch.values()[0], "{}", switch.word());
    }
}

#[test]
fn every_trigger_is_among_the_values_of_its_switch() {
    let values = Switch::Triggers.values();
    assert!(values.iter().all(|value| value.parse::<Triggers>().is_ok()));
    assert!(Trigger::ALL.iter().all(|trigger| values.contains(&trigger.word())));
}

/// A game of a table is one of its rules, and a game without a word about them is official.
#[test]
fn rules_belong_to_the_game() {
    let deal = ListSettings::new(TableSize::Three, 7).deal(1);
    let game = house_game("ramsch", deal.clone(), "1 p");
    assert_eq!(game.view(skat::rules::Seat::Forehand).table().rules().to_string(), "ramsch");
    let official = house_game("official", deal, "1 p");
    assert_ne!(game, official);
    assert_eq!(*official.rules(), Rules::default());
}
