//! Writes a page: sentences with the engine's figures in them, block by block.

use crate::rules::{Bid, Card, Cards, Contract, Deal, Kind, Outcome, Reckoning, Settlement};
use crate::text::{Arg, Words, sum};

use super::block::{Block, CardRow, Mark, Table, Term};
use super::cards;
use super::facts::Facts;

pub(super) struct Writer<'a> {
    pub(super) words: &'a Words,
    facts: &'a Facts,
    pub(super) blocks: Vec<Block>,
}

impl<'a> Writer<'a> {
    pub(super) const fn new(words: &'a Words, facts: &'a Facts) -> Self {
        Self { words, facts, blocks: Vec::new() }
    }

    /// A page of its own with the same words and figures.
    pub(super) const fn apart(&self) -> Self {
        Self::new(self.words, self.facts)
    }

    /// The text of a key; all facts can stand in it.
    pub(super) fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The same with figures of its own besides.
    pub(super) fn say_with(&self, key: &str, own: &[(&str, Arg<'_>)]) -> String {
        let mut args: Vec<(&str, Arg<'_>)> = Vec::new();
        args.extend(self.facts.lent());
        args.extend(own.iter().cloned());
        self.words.with(key, &args)
    }

    pub(super) fn says(&self, keys: &[&str]) -> Vec<String> {
        keys.iter().map(|key| self.say(key)).collect()
    }

    /// A fact by its name.
    pub(super) fn number(&self, name: &str) -> u8 {
        self.facts.number(name)
    }

    pub(super) fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    pub(super) fn heading(&mut self, key: &str) {
        self.push(Block::Heading(self.say(key)));
    }

    pub(super) fn text(&mut self, key: &str) {
        self.text_with(key, &[]);
    }

    pub(super) fn text_with(&mut self, key: &str, own: &[(&str, Arg<'_>)]) {
        self.push(Block::Text(self.say_with(key, own)));
    }

    pub(super) fn list(&mut self, keys: &[&str]) {
        self.push(Block::List(self.says(keys)));
    }

    pub(super) fn table(&mut self, table: Table) {
        self.push(Block::Table(table));
    }

    /// Words, each explained in the line that names it.
    pub(super) fn terms(&mut self, terms: Vec<(String, String)>) {
        let term = |(name, means)| Term { name, means, apart: false };
        self.push(Block::Terms(terms.into_iter().map(term).collect()));
    }

    /// Cards side by side about which nothing is said.
    pub(super) fn cards(&mut self, caption: String, groups: &[&[Card]]) {
        let plain = |group: &&[Card]| group.iter().map(|&card| (card, Mark::Plain)).collect();
        self.push(Block::Cards(CardRow { caption, groups: groups.iter().map(plain).collect() }));
    }

    /// A reckoning; returns it.
    pub(super) fn sum(&mut self, settlement: Settlement) -> Reckoning {
        debug_assert_eq!(settlement.validate(), Ok(()), "an example is a game that can be");
        let reckoning = settlement.reckon();
        let writer = self.words.get("value-writes");
        self.push(Block::Sum(sum(self.words, &reckoning, &writer)));
        reckoning
    }

    /// "with 2" or "without 3".
    pub(super) fn with_or_without(&self, kind: Kind, held: Cards) -> String {
        self.words.matadors(kind, held)
    }
}

/// A game as an example has it: the cards, the bid and how it went.
pub(super) fn game(
    contract: Contract,
    held: &str,
    bid: u16,
    (points, tricks): (u8, u8),
) -> Settlement {
    Settlement {
        contract,
        cards: cards(held),
        bid: Bid::new(bid).expect("the bid of an example can be bid"),
        outcome: Outcome::Played { points, tricks, defender_tricks: Deal::HAND as u8 - tricks },
        doublings: 1,
    }
}

/// The cards of a set in groups, trumps first, as a hand is sorted by a game.
pub(super) fn sorted(kind: Kind, held: Cards) -> Vec<Vec<Card>> {
    let trumps = kind.trumps();
    let suits = crate::rules::Suit::ALL.map(|suit| Cards::suit(suit) - trumps);
    let class = |class: Cards| {
        let mut group: Vec<Card> = (class & held).iter().collect();
        group.sort_by_key(|&card| std::cmp::Reverse(kind.strength(card)));
        group
    };
    [trumps].into_iter().chain(suits).map(class).filter(|group| !group.is_empty()).collect()
}
