//! Cards in whole words, as they are read aloud.

use crate::rules::{Card, Kind, Rank, Suit};
use crate::text::{Deck, Words};

/// A card in whole words: `ace of hearts`.
pub(crate) fn spoken(words: &Words, card: Card) -> String {
    let args = [("suit", suit(words, card.suit()).into()), ("rank", rank(words, card).into())];
    words.with("spoken-card", &args)
}

/// Cards in whole words, one after the other.
pub(crate) fn all_spoken(words: &Words, cards: impl IntoIterator<Item = Card>) -> String {
    let cards: Vec<String> = cards.into_iter().map(|card| spoken(words, card)).collect();
    cards.join(", ")
}

/// A text in which suits and cards are said in whole words, where it has them as signs.
pub(crate) fn in_words(words: &Words, text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let behind = &rest[sign.len_utf8()..];
        let Some(suit) = words.deck().suit_of(sign) else {
            told.push(sign);
            rest = behind;
            continue;
        };
        let kind = Kind::ALL.into_iter().find(|kind| kind.suit() == Some(suit));
        let name = kind.map_or_else(String::new, |kind| words.kind(kind));
        let ranks = Rank::ALL.into_iter().filter(|rank| behind.starts_with(words.rank(*rank)));
        rest = match ranks.max_by_key(|rank| words.rank(*rank).len()) {
            // The name stands behind its sign.
            _ if behind.trim_start().starts_with(&name) => behind.trim_start(),
            Some(rank) => {
                told.push_str(&spoken(words, Card::new(suit, rank)));
                let behind = &behind[words.rank(rank).len()..];
                let goes_on = behind.strip_prefix(' ').and_then(|next| next.chars().next());
                if goes_on.is_some_and(|sign| words.deck().suit_of(sign).is_some()) {
                    told.push(',');
                }
                behind
            }
            None => {
                told.push_str(&name);
                behind
            }
        };
    }
    told
}

fn suit(words: &Words, suit: Suit) -> String {
    let german = words.deck() == Deck::German;
    words.get(match (suit, german) {
        (Suit::Clubs, false) => "spoken-clubs",
        (Suit::Spades, false) => "spoken-spades",
        (Suit::Hearts, false) => "spoken-hearts",
        (Suit::Diamonds, false) => "spoken-diamonds",
        (Suit::Clubs, true) => "spoken-acorns",
        (Suit::Spades, true) => "spoken-leaves",
        (Suit::Hearts, true) => "spoken-reds",
        (Suit::Diamonds, true) => "spoken-bells",
    })
}

fn rank(words: &Words, card: Card) -> String {
    let german = words.deck() == Deck::German;
    words.get(match (card.rank(), german) {
        (Rank::Seven, _) => "spoken-seven",
        (Rank::Eight, _) => "spoken-eight",
        (Rank::Nine, _) => "spoken-nine",
        (Rank::Ten, _) => "spoken-ten",
        (Rank::Jack, false) => "spoken-jack",
        (Rank::Queen, false) => "spoken-queen",
        (Rank::King, _) => "spoken-king",
        (Rank::Ace, false) => "spoken-ace",
        (Rank::Jack, true) => "spoken-unter",
        (Rank::Queen, true) => "spoken-ober",
        (Rank::Ace, true) => "spoken-daus",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn signs_are_said_in_words() {
        let english = Words::new(Lang::English, Deck::French);
        let told = |text| in_words(&english, text);
        assert_eq!(told("Your game is ♥ Hearts."), "Your game is Hearts.");
        assert_eq!(told("with ♣J ♠J, ♥10"), "with jack of clubs, jack of spades, ten of hearts");
        assert_eq!(told("No ♦ is left: ♦"), "No Diamonds is left: Diamonds");
        let german = Words::new(Lang::German, Deck::German);
        assert_eq!(in_words(&german, "● Schellen, ●O"), "Schellen, Schellen-Ober");
    }
}
