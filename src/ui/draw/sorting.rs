//! In which order cards are laid out: those of a hand, in groups, and those of past tricks.

use std::cmp::Reverse;

use crate::rules::{Card, Cards, Kind, Rank, Suit, below, generator};
pub use crate::settings::{Order, TrickOrder};

/// The most groups of a hand that is sorted by the game: trumps and four suits.
pub const GROUPS: usize = 5;

impl TrickOrder {
    /// The other way.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Seats => Self::Play,
            Self::Play => Self::Seats,
        }
    }
}

/// In which order cards are laid out, as the person likes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sorting {
    /// Those of a hand.
    pub hand: Order,
    /// Those of past tricks.
    pub tricks: TrickOrder,
}

/// The cards of a hand, and what their order may depend on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    /// The cards.
    pub cards: Cards,
    /// These, and those that have been played from it: groups keep their places while the hand
    /// shrinks.
    pub had: Cards,
    /// Those taken up from the skat: they came last.
    pub skat: Cards,
    /// The game by which the hand is sorted. Before one is named (`None`) the jacks are the trumps,
    /// as in Grand: they are in every game but Null.
    pub kind: Option<Kind>,
    /// The number of the deal, in which the cards have come in some order.
    pub deal: u32,
}

impl Held {
    /// A hand from which nothing has been played.
    #[must_use]
    pub const fn new(cards: Cards, kind: Option<Kind>) -> Self {
        Self { cards, had: cards, skat: Cards::EMPTY, kind, deal: 0 }
    }
}

impl Order {
    /// The next way; the first after the last.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|&order| order == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }

    /// The way in which an open hand lies: always by the game.
    #[must_use]
    pub const fn by_game(self) -> Self {
        match self {
            Self::TrumpsLeft | Self::TrumpsRight => self,
            Self::Alternating | Self::Null | Self::Rank | Self::Unsorted => Self::Alternating,
        }
    }

    /// The most groups that a hand can fall into.
    #[must_use]
    pub const fn most_groups(self) -> usize {
        match self {
            Self::Rank => Rank::ALL.len(),
            // Without groups the cards lie no further apart than with them.
            _ => GROUPS,
        }
    }

    /// A hand in its groups, from left to right; no group is empty.
    #[must_use]
    pub fn groups(self, hand: &Held) -> Vec<Vec<Card>> {
        let kind = match self {
            Self::Null => Kind::Null,
            _ => hand.kind.unwrap_or(Kind::Grand),
        };
        let sorted = |classes: Vec<Cards>| {
            let sorted = |class: Cards| {
                let mut group: Vec<_> = (class & hand.cards).iter().collect();
                group.sort_by_key(|&card| Reverse(kind.strength(card)));
                group
            };
            classes.into_iter().map(sorted).collect()
        };
        let mut groups = match self {
            Self::Alternating | Self::Null => sorted(by_class(kind, &alternating(kind, hand.had))),
            Self::TrumpsLeft => sorted(by_class(kind, &Suit::ALL.map(Some))),
            Self::TrumpsRight => {
                let mut classes = by_class(kind, &Suit::ALL.map(Some));
                classes.rotate_left(1);
                sorted(classes)
            }
            Self::Rank => by_rank(kind, hand.cards),
            Self::Unsorted => vec![as_they_come(hand)],
        };
        groups.retain(|group| !group.is_empty());
        groups
    }
}

/// The trumps, then the suits without them.
fn by_class(kind: Kind, suits: &[Option<Suit>]) -> Vec<Cards> {
    let trumps = kind.trumps();
    let plain = suits.iter().flatten().map(|&suit| Cards::suit(suit) - trumps);
    std::iter::once(trumps).chain(plain).collect()
}

/// The suits of these cards beside the trumps, so that colours alternate as long as they can. Next
/// to the trumps of a suit stands the other colour.
fn alternating(kind: Kind, had: Cards) -> [Option<Suit>; 4] {
    let plain = |suit: &Suit| (Cards::suit(*suit) - kind.trumps()).intersects(had);
    let of = |suits: [Suit; 2]| suits.into_iter().filter(plain).collect::<Vec<_>>();
    let black = of([Suit::Clubs, Suit::Spades]);
    let red = of([Suit::Hearts, Suit::Diamonds]);
    let trumps_are_black = matches!(kind.suit(), Some(Suit::Clubs | Suit::Spades));
    let red_first = red.len() > black.len() || red.len() == black.len() && trumps_are_black;
    let (first, second) = if red_first { (red, black) } else { (black, red) };
    let mut suits = [None; 4];
    let turns = (0..2).flat_map(|turn| [first.get(turn), second.get(turn)]).flatten();
    for (place, &suit) in suits.iter_mut().zip(turns) {
        *place = Some(suit);
    }
    suits
}

/// A group to each rank, the strongest first; suits from ♣ to ♦.
fn by_rank(kind: Kind, cards: Cards) -> Vec<Vec<Card>> {
    let strength = |rank: Rank| match (kind, rank) {
        (Kind::Null, _) => rank.null_strength(),
        (_, Rank::Jack) => u8::MAX,
        _ => rank as u8,
    };
    let mut ranks = Rank::ALL;
    ranks.sort_by_key(|&rank| Reverse(strength(rank)));
    let of_rank = |rank| {
        let suits = Suit::ALL.into_iter().map(move |suit| Card::new(suit, rank));
        suits.filter(|&card| cards.contains(card)).collect::<Vec<_>>()
    };
    ranks.into_iter().map(of_rank).collect()
}

/// In an order of the deal's own; those of the skat behind the others.
fn as_they_come(hand: &Held) -> Vec<Card> {
    let mut pack: Vec<Card> = Cards::ALL.iter().collect();
    let random = &mut generator(&[hand.deal.into(), UNSORTED]);
    for last in (1..pack.len()).rev() {
        pack.swap(last, below(random, last as u64 + 1) as usize);
    }
    pack.sort_by_key(|&card| hand.skat.contains(card));
    pack.retain(|&card| hand.cards.contains(card));
    pack
}

/// Sets the order of unsorted cards apart from whatever else a deal's number decides.
const UNSORTED: u64 = 0x756e_736f_7274_6564;

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    fn shown(groups: Vec<Vec<Card>>) -> String {
        let words = groups
            .into_iter()
            .map(|group| group.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
        words.collect::<Vec<_>>().join(" | ")
    }

    fn sorted(order: Order, hand: &str, kind: Option<Kind>) -> String {
        shown(order.groups(&Held::new(cards(hand), kind)))
    }

    const HAND: &str = "D8 DT H7 HQ HT C9 CK ST SJ DJ";

    #[test]
    fn trumps_stand_left_or_right() {
        let left = |kind| sorted(Order::TrumpsLeft, HAND, kind);
        assert_eq!(left(None), "SJ DJ | CK C9 | ST | HT HQ H7 | DT D8");
        assert_eq!(left(Some(Kind::Grand)), left(None));
        assert_eq!(left(Some(Kind::Hearts)), "SJ DJ HT HQ H7 | CK C9 | ST | DT D8");
        assert_eq!(left(Some(Kind::Null)), "CK C9 | SJ ST | HQ HT H7 | DJ DT D8");
        let right = |kind| sorted(Order::TrumpsRight, HAND, kind);
        assert_eq!(right(None), "CK C9 | ST | HT HQ H7 | DT D8 | SJ DJ");
        assert_eq!(right(Some(Kind::Hearts)), "CK C9 | ST | DT D8 | SJ DJ HT HQ H7");
        assert_eq!(right(Some(Kind::Null)), left(Some(Kind::Null)));
        for order in Order::ALL {
            assert_eq!(sorted(order, "", None), "");
        }
    }

    #[test]
    fn colours_alternate_by_the_game() {
        let by = |kind| sorted(Order::Alternating, HAND, Some(kind));
        assert_eq!(by(Kind::Grand), "SJ DJ | CK C9 | HT HQ H7 | ST | DT D8");
        assert_eq!(by(Kind::Clubs), "SJ DJ CK C9 | HT HQ H7 | ST | DT D8");
        assert_eq!(by(Kind::Spades), "SJ DJ ST | HT HQ H7 | CK C9 | DT D8");
        assert_eq!(by(Kind::Hearts), "SJ DJ HT HQ H7 | CK C9 | DT D8 | ST");
        assert_eq!(by(Kind::Diamonds), "SJ DJ DT D8 | CK C9 | HT HQ H7 | ST");
        assert_eq!(by(Kind::Null), "CK C9 | HQ HT H7 | SJ ST | DJ DT D8");
        let without = |hand| sorted(Order::Alternating, hand, Some(Kind::Grand));
        assert_eq!(without("CA HA DA"), "HA | CA | DA");
        assert_eq!(without("CA SA DA"), "CA | DA | SA");
        assert_eq!(without("HA DA"), "HA | DA");
    }

    #[test]
    fn groups_keep_their_places_while_the_hand_shrinks() {
        let had = cards(HAND);
        let left = Held { had, ..Held::new(cards("HQ ST D8"), Some(Kind::Grand)) };
        assert_eq!(shown(Order::Alternating.groups(&left)), "HQ | ST | D8");
        let anew = Held::new(left.cards, left.kind);
        assert_eq!(shown(Order::Alternating.groups(&anew)), "HQ | ST | D8");
        let gone = Held { had, ..Held::new(cards("CK ST"), Some(Kind::Grand)) };
        assert_eq!(shown(Order::Alternating.groups(&gone)), "CK | ST");
        let red = Held { had, ..Held::new(cards("HQ D8 C9"), Some(Kind::Grand)) };
        assert_eq!(shown(Order::Alternating.groups(&red)), "C9 | HQ | D8", "not HQ | C9 | D8");
    }

    #[test]
    fn as_in_null_by_rank_and_as_they_come() {
        let null = sorted(Order::Null, HAND, Some(Kind::Hearts));
        assert_eq!(null, sorted(Order::Alternating, HAND, Some(Kind::Null)));
        let rank = |kind| sorted(Order::Rank, HAND, kind);
        assert_eq!(rank(None), "SJ DJ | ST HT DT | CK | HQ | C9 | D8 | H7");
        assert_eq!(rank(Some(Kind::Null)), "CK | HQ | SJ DJ | ST HT DT | C9 | D8 | H7");
        let come = |deal| {
            let hand = Held { deal, skat: cards("DT C9"), ..Held::new(cards(HAND), None) };
            Order::Unsorted.groups(&hand).concat()
        };
        assert_eq!(come(1), come(1));
        assert_ne!(come(1), come(2));
        let last: Cards = come(1)[8..].iter().copied().collect();
        assert_eq!(last, cards("DT C9"), "the skat came last");
    }

    #[test]
    fn every_way_comes_round() {
        let mut order = Order::default();
        for expected in Order::ALL {
            assert_eq!(order, expected);
            order = order.next();
        }
        assert_eq!(order, Order::default());
    }

    proptest! {
        /// Whatever the hand, each of its cards lies in it once, in no more groups than there is
        /// room for; and playing a card moves no other.
        #[test]
        fn every_card_lies_once_and_stays(bits: u32, kind in 0..7usize, deal in 0..40u32) {
            let cards = Cards::from_bits(bits);
            let kind = [None, Some(Kind::Grand), Some(Kind::Null)].into_iter().chain(
                Suit::ALL.map(|suit| Kind::TRUMP_GAMES.into_iter().find(|k| k.suit() == Some(suit))),
            ).nth(kind).unwrap();
            for order in Order::ALL {
                let hand = Held { deal, ..Held::new(cards, kind) };
                let groups = order.groups(&hand);
                prop_assert!(groups.len() <= order.most_groups());
                let lies = groups.concat();
                prop_assert_eq!(lies.len(), cards.len());
                prop_assert_eq!(lies.iter().copied().collect::<Cards>(), cards);
                for &played in &lies {
                    let less = Held { cards: cards - Cards::from(played), ..hand };
                    let stay: Vec<_> = lies.iter().copied().filter(|&card| card != played).collect();
                    prop_assert_eq!(order.groups(&less).concat(), stay);
                }
            }
        }
    }
}
