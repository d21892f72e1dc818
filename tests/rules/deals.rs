//! The shuffle and the dealing, pinned for ever.

use crate::support::THREE;
use skat::rules::{
    BadDeal, BySeat, Card, Cards, Deal, ListSettings, Place, Scoring, Seat, TableSize, below,
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

#[test]
fn every_card_comes_to_every_place_alike() {
    let mut random = generator(&[11]);
    let deals = 6_400;
    let mut in_skat = [0_u32; 32];
    let mut in_forehand = [0_u32; 32];
    for _ in 0..deals {
        let deal = Deal::shuffled(THREE, &mut random);
        for card in deal.skat() {
            in_skat[usize::from(card.index())] += 1;
        }
        for card in deal.hand(Seat::Forehand) {
            in_forehand[usize::from(card.index())] += 1;
        }
    }
    // 400 and 2,000 expected; five standard deviations allowed. The seed is fixed.
    assert!(in_skat.iter().all(|n| (303..497).contains(n)), "{in_skat:?}");
    assert!(in_forehand.iter().all(|n| (1_823..2_177).contains(n)), "{in_forehand:?}");
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
