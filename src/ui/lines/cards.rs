//! Cards as they are said and as they are typed.

use crate::rules::{Card, Cards, Rank, Suit};
use crate::text::{Deck, Words};
use crate::ui::say::cards::spoken;

/// A card as it can be typed on any keyboard: the letter of its suit, and its rank in the language.
pub(crate) fn typed(words: &Words, card: Card) -> String {
    format!("{}{}", letter(words, card.suit()), words.rank(card.rank()))
}

/// The letter of a suit: that of the common notation, or of its German name.
fn letter(words: &Words, suit: Suit) -> char {
    let key = match suit {
        _ if words.deck() != Deck::German => return suit.letter(),
        Suit::Clubs => "letter-acorns",
        Suit::Spades => "letter-leaves",
        Suit::Hearts => "letter-reds",
        Suit::Diamonds => "letter-bells",
    };
    words.get(key).chars().next().unwrap_or(suit.letter())
}

/// The card that somebody has typed: `SJ`, `♠J`, `10♥`, in the letters of the language or in
/// English, either of the two first, or its name in whole words.
pub(crate) fn read(words: &Words, text: &str) -> Option<Card> {
    let text = text.trim().to_lowercase();
    // Blanks do for hyphens.
    let parted = |text: &str| {
        let text = text.to_lowercase().replace('-', " ");
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let named = Cards::ALL.iter().find(|&card| parted(&spoken(words, card)) == parted(&text));
    named.or_else(|| {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let (first, last) = (*signs.first()?, *signs.last()?);
        let suit_first = || Some((read_suit(words, first)?, read_rank(words, &signs[1..])?));
        let rest = &signs[..signs.len() - 1];
        let suit_last = || Some((read_suit(words, last)?, read_rank(words, rest)?));
        let (suit, rank) = suit_first().or_else(suit_last)?;
        Some(Card::new(suit, rank))
    })
}

fn read_suit(words: &Words, sign: char) -> Option<Suit> {
    let sign = sign.to_ascii_uppercase();
    // The ASCII pack has the letters of the common notation for signs.
    let signs = [Deck::French, Deck::German];
    let is_sign = |suit: &Suit| {
        signs.iter().any(|deck| deck.suit(*suit) == sign) || letter(words, *suit) == sign
    };
    Suit::ALL.into_iter().find(is_sign)
}

fn read_rank(words: &Words, signs: &[char]) -> Option<Rank> {
    let text: String = signs.iter().collect();
    let means = |rank: &Rank| {
        text == words.rank(*rank).to_lowercase() || text == rank.letter().to_lowercase().to_string()
    };
    Rank::ALL.into_iter().find(means)
}

/// The cards of a typed text, or the part of it that is none: cards or numbers in the row of the
/// hand, counted from 1, with blanks or commas between them.
pub(crate) fn read_several(words: &Words, hand: &[Card], text: &str) -> Result<Vec<Card>, String> {
    let parts = text.split([' ', ',', ';', '+']).filter(|part| !part.is_empty());
    parts.map(|part| one(words, hand, part).ok_or_else(|| part.to_owned())).collect()
}

/// A card by its number in the row of the hand, or by its name.
pub(crate) fn one(words: &Words, hand: &[Card], text: &str) -> Option<Card> {
    match text.parse::<usize>() {
        Ok(number) => hand.get(number.checked_sub(1)?).copied(),
        Err(_) => read(words, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    fn words(lang: Lang, deck: Deck) -> Words {
        Words::new(lang, deck)
    }

    #[test]
    fn every_card_is_read_as_it_is_told() {
        for lang in Lang::ALL {
            for deck in [Deck::Ascii, Deck::German] {
                let words = words(lang, deck);
                for card in Cards::ALL.iter() {
                    let turned = typed(&words, card).chars().rev().collect::<String>();
                    let turned = turned.replace("01", "10");
                    for text in [
                        spoken(&words, card),
                        typed(&words, card),
                        typed(&words, card).to_lowercase(),
                        words.card(card),
                        turned,
                    ] {
                        assert_eq!(read(&words, &text), Some(card), "{} {text}", lang.code());
                    }
                }
            }
        }
    }

    #[test]
    fn cards_in_any_notation() {
        let words = words(Lang::English, Deck::Ascii);
        let card = |text: &str| read(&words, text).map(|card| card.to_string());
        for (text, meant) in [
            ("SJ", "SJ"),
            ("♠J", "SJ"),
            ("j♠", "SJ"),
            ("10♥", "HT"),
            ("H10", "HT"),
            ("ht", "HT"),
            ("♥ 10", "HT"),
            ("the ace", ""),
            ("ace of hearts", "HA"),
            ("d7", "D7"),
            ("●7", "D7"),
        ] {
            assert_eq!(card(text).unwrap_or_default(), meant, "{text}");
        }
        for bad in ["", "S", "J", "SS", "11", "H1", "XJ", "♠", "SJJ"] {
            assert_eq!(card(bad), None, "{bad}");
        }
    }

    #[test]
    fn cards_by_number_and_name_in_one_answer() {
        let words = words(Lang::English, Deck::Ascii);
        let hand: Vec<Card> = ["CJ", "HA", "S7"].map(|card| card.parse().unwrap()).into();
        let several = |text: &str| read_several(&words, &hand, text).map(|cards| cards.len());
        assert_eq!(several("1 3"), Ok(2));
        assert_eq!(several("1,S7"), Ok(2));
        assert_eq!(several("S7 + HA"), Ok(2));
        assert_eq!(several("4 S7"), Err("4".to_owned()));
        assert_eq!(several("0"), Err("0".to_owned()));
        assert_eq!(several("S7 x"), Err("x".to_owned()));
    }
}
