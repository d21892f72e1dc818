//! The house rules, one by one.

use super::super::block::{Block, Column, Table};
use super::super::writer::Writer;
use crate::rules::{
    BySeat, Doubled, RamschSettlement, RamschSkat, Rules, Seat, SkatGoes, Switch, Trigger,
};
use crate::text::ramsch_sum;

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-house-what");
    page.text("rules-house-how");
    let terms =
        Switch::ALL.map(|switch| (format!("⟨{}⟩", switch.word()), page.say(switch_key(switch))));
    page.terms(terms.to_vec());
    page.heading("rules-house-presets");
    presets(page);
    page.heading("rules-house-ramsch");
    page.list(&[
        "rules-house-ramsch-play",
        "rules-house-ramsch-loses",
        "rules-house-ramsch-virgin",
        "rules-house-ramsch-march",
    ]);
    ramsch(page);
    page.heading("rules-house-doubling");
    doubling(page);
    page.list(&["rules-house-doubling-score", "rules-house-doubling-when"]);
    page.heading("rules-house-triggers");
    page.text("rules-house-triggers-how");
    let terms = Trigger::ALL
        .map(|trigger| (format!("⟨{}⟩", trigger.word()), page.say(trigger_key(trigger))));
    page.terms(terms.to_vec());
}

const fn switch_key(switch: Switch) -> &'static str {
    match switch {
        Switch::Ramsch => "rules-house-switch-ramsch",
        Switch::Schieberamsch => "rules-house-switch-schieberamsch",
        Switch::PushJacks => "rules-house-switch-push-jacks",
        Switch::RamschSkat => "rules-house-switch-ramsch-skat",
        Switch::GrandHand => "rules-house-switch-grand-hand",
        Switch::Kontra => "rules-house-switch-kontra",
        Switch::Kontra18 => "rules-house-switch-kontra-18",
        Switch::Re => "rules-house-switch-re",
        Switch::Hirsch => "rules-house-switch-hirsch",
        Switch::Bock => "rules-house-switch-bock",
        Switch::Triggers => "rules-house-switch-triggers",
        Switch::RamschRounds => "rules-house-switch-ramsch-rounds",
    }
}

const fn trigger_key(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Even => "rules-house-trigger-even",
        Trigger::KontraLost => "rules-house-trigger-kontra-lost",
        Trigger::Re => "rules-house-trigger-re",
        Trigger::GrandHandWon => "rules-house-trigger-grand-hand-won",
        Trigger::GrandLost => "rules-house-trigger-grand-lost",
        Trigger::EqualDigits => "rules-house-trigger-digits",
        Trigger::Hundred => "rules-house-trigger-hundred",
        Trigger::Worth72 => "rules-house-trigger-72",
        Trigger::Worth96 => "rules-house-trigger-96",
        Trigger::AllPassed => "rules-house-trigger-passed",
        Trigger::Lost100 => "rules-house-trigger-lost-100",
    }
}

/// The switches of the presets.
fn presets(page: &mut Writer<'_>) {
    let terms = Rules::PRESETS.map(|(name, rules)| {
        // As they are written in the settings, but with blanks at which a row can end.
        let switches = rules.to_string().replace(',', ", ").replace('+', " + ");
        let none = rules == Rules::OFFICIAL;
        let means = if none { page.say("rules-house-none") } else { switches };
        (format!("⟨{name}⟩"), means)
    });
    page.terms(terms.to_vec());
}

/// A Ramsch that was pushed once, in which one took no trick.
fn ramsch(page: &mut Writer<'_>) {
    let settlement = RamschSettlement {
        points: BySeat([62, 48, 0]),
        tricks: BySeat([6, 4, 0]),
        skat: Some((10, SkatGoes::To(Seat::Forehand))),
        pushes: 1,
        doublings: 1,
    };
    page.text("rules-house-ramsch-example");
    let names = BySeat(
        ["seat-forehand", "seat-middlehand", "seat-rearhand"].map(|seat| page.words.get(seat)),
    );
    let sum = settlement.reckon();
    let writes = |seat: Seat| names[seat].clone();
    let rows = ramsch_sum(page.words, &sum, RamschSkat::LastTrick, &names, writes);
    page.push(Block::Sum(rows));
}

/// The factors of Kontra, Re and Hirsch.
fn doubling(page: &mut Writer<'_>) {
    let row = |(word, doubled): (&str, Doubled)| {
        let factor = [("factor", doubled.factor().into())];
        vec![page.say(word), page.say_with("sum-factor", &factor)]
    };
    let said =
        [("do-kontra", Doubled::Kontra), ("do-re", Doubled::Re), ("do-hirsch", Doubled::Hirsch)];
    page.table(Table::of(&[Column::Left, Column::Right], said.map(row).to_vec()));
}
