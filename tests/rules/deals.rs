//! The shuffle and the dealing, pinned for ever.

use crate::support::THREE;
use skat::rules::{
    BadDeal, BySeat, Card, Cards, Deal, ListSettings, Place, Scoring, Seat, Suit, TableSize, below,
    generator,
};

fn text(deal: &Deal) -> String {
    let hands = Seat::ALL.map(|seat| deal.hand(seat).to_string());
    format!("{} | {}", hands.join(" | "), deal.skat())
}

/// Never edit these expectations: a player who wrote down a seed must find the same cards again.
#[test]
fn a_seed_means_the_same_cards_for_ever() {
    let settings = ListSettings::new(TableSize::Three, 7);
    let deals = [1, 2, 36].map(|number| text(&settings.deal(number)));
    insta::assert_debug_snapshot!(deals);
    let dealers: Vec<usize> = (0..12)
        .map(|seed| ListSettings::new(TableSize::Three, seed).seating(1).dealer.index())
        .collect();
    insta::assert_debug_snapshot!(dealers);
}

#[test]
fn the_official_order_of_dealing() {
    let pack: [Card; 32] = std::array::from_fn(|i| Card::from_index(31 - i as u8).unwrap());
    let deal = Deal::from_pack(THREE, &pack);
    // From the top: three each, the skat, four each, three each.
    let dealt = |ranges: [(usize, usize); 3]| -> Cards {
        ranges.iter().flat_map(|&(from, to)| pack[from..to].iter().copied()).collect()
    };
    assert_eq!(deal.hand(Seat::Forehand), dealt([(0, 3), (11, 15), (23, 26)]));
    assert_eq!(deal.hand(Seat::Middlehand), dealt([(3, 6), (15, 19), (26, 29)]));
    assert_eq!(deal.hand(Seat::Rearhand), dealt([(6, 9), (19, 23), (29, 32)]));
    assert_eq!(deal.skat(), dealt([(9, 11), (0, 0), (0, 0)]));
}

/// A million hands, counted against what chance promises. The seed is fixed.
#[test]
fn a_million_hands_come_as_chance_has_it() {
    const DEALS: u32 = 333_334;
    let settings = ListSettings::new(TableSize::Three, 0x5eed_0f64_b175_1234);
    let mut holders = [[0_u32; 4]; 32];
    let mut jacks = [0_u32; 5];
    let mut aces = [0_u32; 5];
    let mut clubs = [0_u32; 8];
    let mut skat_jacks = [0_u32; 3];
    let mut forehand_and_rearhand = [[0_u32; 5]; 5];
    let all_aces: Cards = "CA SA HA DA".parse().unwrap();
    let clubs_of = Cards::suit(Suit::Clubs) - Cards::JACKS;
    for number in 1..=DEALS {
        let deal = settings.deal(number);
        let seats = Seat::ALL.map(|seat| deal.hand(seat));
        for (place, held) in seats.into_iter().chain([deal.skat()]).enumerate() {
            for card in held {
                holders[usize::from(card.index())][place] += 1;
            }
        }
        for held in seats {
            jacks[(held & Cards::JACKS).len()] += 1;
            aces[(held & all_aces).len()] += 1;
            clubs[(held & clubs_of).len()] += 1;
        }
        skat_jacks[(deal.skat() & Cards::JACKS).len()] += 1;
        let [first, _, third] = seats.map(|held| (held & Cards::JACKS).len());
        forehand_and_rearhand[first][third] += 1;
    }
    let deals = f64::from(DEALS);
    for (card, places) in holders.iter().enumerate() {
        near(places, |place| deals * if place < 3 { 10.0 } else { 2.0 } / 32.0, &format!("{card}"));
    }
    let hands = |marked: u64| move |held: usize| 3.0 * deals * drawn(32, marked, 10, held as u64);
    near(&jacks, hands(4), "jacks");
    near(&aces, hands(4), "aces");
    near(&clubs, hands(7), "clubs");
    near(&skat_jacks, |held| deals * drawn(32, 4, 2, held as u64), "jacks in the skat");
    for (first, thirds) in forehand_and_rearhand.iter().enumerate() {
        let share = drawn(32, 4, 10, first as u64);
        let left = 4 - first as u64;
        let expected = |third: usize| deals * share * drawn(22, left, 10, third as u64);
        near(thirds, expected, &format!("rearhand beside {first} jacks of forehand"));
    }
}

/// The chance that `taken` of `all` cards have `held` of the `marked` ones among them.
fn drawn(all: u64, marked: u64, taken: u64, held: u64) -> f64 {
    let ways = |of: u64, taken: u64| -> f64 {
        if taken > of {
            0.0
        } else {
            (0..taken).map(|i| (of - i) as f64 / (i + 1) as f64).product()
        }
    };
    if held > taken {
        return 0.0;
    }
    ways(marked, held) * ways(all - marked, taken - held) / ways(all, taken)
}

/// Every count is within five standard deviations of the expected one.
fn near(counts: &[u32], expected: impl Fn(usize) -> f64, what: &str) {
    for (at, &count) in counts.iter().enumerate() {
        let expected = expected(at);
        let off = (f64::from(count) - expected).abs();
        assert!(off <= 5.0 * expected.sqrt(), "{what}, {at}: {count} instead of {expected:.0}");
    }
}

#[test]
fn below_is_fair_and_in_range() {
    let mut random = generator(&[3]);
    let mut counts = [0; 5];
    for _ in 0..5_000 {
        counts[below(&mut random, 5) as usize] += 1;
    }
    assert!(counts.iter().all(|n| (860..1_140).contains(n)), "{counts:?}");
    assert_eq!(below(&mut random, 1), 0);
}

#[test]
fn the_deal_goes_round_whatever_happens() {
    for table in [TableSize::Three, TableSize::Four] {
        let settings = ListSettings { first_dealer: Place::new(2), ..ListSettings::new(table, 1) };
        for number in 1..=settings.deals {
            let expected = (2 + number as usize - 1) % table.players();
            assert_eq!(settings.seating(number).dealer.index(), expected);
            assert_eq!(settings.deal(number).seating(), settings.seating(number));
        }
        assert_eq!(settings.deals as usize, 12 * table.players());
        assert_eq!(settings.scoring, Scoring::SeegerFabian);
    }
}

#[test]
fn bad_deals_are_refused() {
    let hand = |text: &str| text.parse::<Cards>().unwrap();
    let hands = BySeat([
        hand("CJ CA CT CK CQ C9 C8 C7 SJ SA"),
        hand("ST SK SQ S9 S8 S7 HJ HA HT HK"),
        hand("HQ H9 H8 H7 DJ DA DT DK DQ D9"),
    ]);
    assert!(Deal::new(THREE, hands, hand("D8 D7")).is_ok());
    assert_eq!(Deal::new(THREE, hands, hand("D8")), Err(BadDeal::Skat(1)));
    assert_eq!(Deal::new(THREE, hands, hand("D8 D9")), Err(BadDeal::Twice("D9".parse().unwrap())));
    let short = BySeat([hand("CJ"), hands.0[1], hands.0[2]]);
    assert_eq!(Deal::new(THREE, short, hand("D8 D7")), Err(BadDeal::Hand(Seat::Forehand, 1)));
}
