//! Cards as they are said and as they are typed.

use crate::rules::{Card, Cards, Kind, Rank, Suit};
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
    fn signs_are_said_in_words() {
        let english = words(Lang::English, Deck::French);
        let told = |text| in_words(&english, text);
        assert_eq!(told("Your game is ♥ Hearts."), "Your game is Hearts.");
        assert_eq!(told("with ♣J ♠J, ♥10"), "with jack of clubs, jack of spades, ten of hearts");
        assert_eq!(told("No ♦ is left: ♦"), "No Diamonds is left: Diamonds");
        let german = words(Lang::German, Deck::German);
        assert_eq!(in_words(&german, "● Schellen, ●O"), "Schellen, Schellen-Ober");
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
