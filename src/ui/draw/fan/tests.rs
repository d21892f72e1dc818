use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::*;
use crate::text::{Deck, Lang};
use crate::ui::draw::card::{draw_back, draw_backs};
use crate::ui::draw::{Colours, GROUPS, Grid, Held, Order, SeatSide, ThemeName, draw_place};

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn groups(hand: Cards) -> Vec<Vec<Card>> {
    Order::TrumpsLeft.groups(&Held::new(hand, None))
}

#[test]
fn spacings_as_in_the_drawings() {
    let steps = |size, width, most| {
        let Spacing { step, gap, .. } = Spacing::for_hand(size, width, most, GROUPS);
        (step, gap)
    };
    assert_eq!(steps(Size::S, 76, 10), (5, 3));
    assert_eq!(steps(Size::S, 76, 12), (5, 3));
    assert_eq!(steps(Size::N, 54, 10), (4, 3));
    assert_eq!(steps(Size::N, 54, 12), (4, 1));
    assert_eq!(steps(Size::M, 70, 10), (5, 4));
    assert_eq!(steps(Size::M, 70, 12), (4, 4));
    assert_eq!(steps(Size::L, 90, 10), (7, 4));
    // The hand shrinks, the spacing stays.
    assert_eq!(steps(Size::S, 76, 3), steps(Size::S, 76, 10));
    assert_eq!(Spacing::for_hand(Size::S, 76, 12, GROUPS).width(12, 5), 73);
    assert_eq!(Spacing::fit(Size::Xs, 47, 10, 4).width(10, 4), 47);
    assert_eq!(Spacing::for_hand(Size::S, 76, 10, GROUPS).width(0, 0), 0);
}

#[test]
fn every_hand_fits_every_window() {
    for width in 80..=500 {
        for height in 24..=60 {
            let grid = Grid::new(width, height).unwrap();
            for (most, order) in [10, 12].into_iter().flat_map(|most| Order::ALL.map(|o| (most, o)))
            {
                let groups = order.most_groups();
                let spacing = Spacing::for_hand(grid.hand, grid.table.width, most, groups);
                let wide = spacing.width(most, groups);
                assert!(wide <= grid.table.width, "{width}x{height}: {spacing:?}");
            }
        }
    }
}

/// Four of a suit and a lone ten, in the narrow spacing of a large card.
fn narrow() -> (Fan, Marks) {
    let groups = groups(cards("CA CK C9 C8 HT"));
    let spacing = Spacing { size: Size::M, step: 4, gap: 4 };
    let place = Columns { x: 0, width: 31 };
    let fan = Fan::new(&groups, spacing, place, 1, Align::Left);
    (fan, Marks { choices: Some(Cards::ALL), ..Marks::default() })
}

#[test]
fn a_raised_card_never_hides_an_index() {
    let (fan, marks) = narrow();
    let raised = |text| Marks { lifted: card(text).into(), ..marks };
    // Its right neighbour would lose its index: it stays behind.
    assert_eq!(fan.layers(&raised("CK")), [0, 1, 2, 3, 4]);
    // Nothing on its right: it may come to the front.
    assert_eq!(fan.layers(&raised("C8")), [0, 1, 2, 4, 3]);
    let spacing = Spacing { size: Size::M, step: 5, gap: 4 };
    let groups = groups(cards("CA CK C9"));
    let wide = Fan::new(&groups, spacing, Columns { x: 0, width: 31 }, 1, Align::Left);
    assert_eq!(wide.layers(&raised("CK")), [0, 2, 1]);
    let both = Marks { cursor: Some(card("CA")), ..raised("CK") };
    assert_eq!(wide.layers(&both), [2, 1, 0]);
    // The word over a card from the skat begins where the index does not.
    let fresh = Marks { fresh: card("CK").into(), ..raised("CA") };
    assert_eq!(wide.layers(&fresh), [0, 1, 2]);
}

#[test]
fn cells_name_the_card_on_top() {
    let (fan, marks) = narrow();
    let at = |marks: &Marks, x, y| fan.card_at(marks, x, y).map(|card| card.to_string());
    // CA 0–6, CK 4–10, C9 8–14, C8 12–18, HT 20–26, all in rows 1–5.
    assert_eq!(at(&marks, 3, 1), Some("CA".into()));
    assert_eq!(at(&marks, 4, 1), Some("CK".into()));
    assert_eq!(at(&marks, 18, 5), Some("C8".into()));
    assert_eq!(at(&marks, 19, 3), None);
    assert_eq!(at(&marks, 5, 0), None);
    assert_eq!(at(&marks, -1, 1), None);
    // The row of the keys belongs to the cards as long as there are keys.
    assert_eq!(at(&marks, 10, 6), Some("C9".into()));
    assert_eq!(at(&marks, 19, 6), None);
    assert_eq!(at(&Marks::default(), 10, 6), None);
    // A lifted card is met one row higher and leaves its lowest row to its left neighbour.
    let lifted = Marks { lifted: card("CK").into(), ..marks };
    assert_eq!(at(&lifted, 5, 0), Some("CK".into()));
    assert_eq!(at(&lifted, 5, 5), Some("CA".into()));
    assert_eq!(at(&lifted, 8, 0), Some("CK".into()));
    assert_eq!(at(&lifted, 8, 1), Some("C9".into()));
}

#[test]
fn fans_keep_to_their_side() {
    let groups = groups(cards("CA CK HT"));
    let spacing = Spacing { size: Size::S, step: 5, gap: 3 };
    let place = Columns { x: 2, width: 30 };
    let first = |align| Fan::new(&groups, spacing, place, 0, align).edges().next().unwrap().1;
    // 2 · 5 + 3 + 6 = 19 columns of 30.
    assert_eq!(first(Align::Left), 2);
    assert_eq!(first(Align::Centre), 7);
    assert_eq!(first(Align::Right), 13);
}

#[test]
fn what_is_clicked_is_what_is_seen() {
    let kit = Kit::new(Lang::English, Deck::French, ThemeName::Dark, Colours::Sixteen);
    let hand = cards("CJ SJ DJ CA CT C9 SQ S8 HA HT HK D9");
    let groups = groups(hand);
    for size in Size::ALL {
        let spacing = Spacing::for_hand(size, 54, 12, GROUPS);
        let fan = Fan::new(&groups, spacing, Columns { x: 2, width: 96 }, 1, Align::Centre);
        for cursor in hand {
            let marks = Marks { cursor: Some(cursor), lifted: cursor.into(), ..Marks::default() };
            let mut buffer = Buffer::empty(Rect::new(0, 0, 100, 12));
            fan.draw(&mut Canvas::new(&mut buffer), &kit, &marks);
            for (card, x) in fan.edges() {
                // Every index is on show, wherever the cursor is, and a click on it takes its card.
                let (column, row) = (x + size.index(), fan.top(card, &marks) + 1);
                assert_eq!(fan.card_at(&marks, column, row), Some(card));
                let (rank, suit) = (kit.words.rank(card.rank()), kit.words.suit(card.suit()));
                let text: String =
                    (column..column + 3).map(|x| buffer[(x as u16, row as u16)].symbol()).collect();
                let expected = if size == Size::Xs { format!("{suit}{rank}") } else { rank.into() };
                assert!(text.starts_with(&expected), "{size:?} {cursor} {card}: {text}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..Default::default() })]

    #[test]
    fn drawing_never_panics(
        width in 1_u16..=500,
        height in 1_u16..=200,
        hand in 0_u32..,
        marked in 0_u32..,
        cursor in 0_u8..32,
        size in prop::sample::select(Size::ALL.to_vec()),
        deck in prop::sample::select(Deck::ALL.to_vec()),
        (x, y) in (-50_i32..550, -50_i32..250),
    ) {
        let kit = Kit::new(Lang::English, deck, ThemeName::Auto, Colours::True);
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        let mut canvas = Canvas::new(&mut buffer);
        let marked = Cards::from_bits(marked);
        let marks = Marks {
            cursor: Card::from_index(cursor),
            lifted: marked,
            fresh: !marked,
            heavy: marked,
            choices: Some(marked),
        };
        let hand = Cards::from_bits(hand);
        let spacing = Spacing::for_hand(size, i32::from(width), hand.len(), GROUPS);
        let place = Columns { x, width: i32::from(width) };
        let fan = Fan::new(&groups(hand), spacing, place, y, Align::Centre);
        fan.draw(&mut canvas, &kit, &marks);
        draw_back(&mut canvas, &kit, x, y, size);
        draw_place(&mut canvas, &kit, x, y, size);
        for (side, tall) in [(SeatSide::Left, true), (SeatSide::Right, false)] {
            draw_backs(&mut canvas, &kit, x, y, side, hand.len(), tall);
        }
        if let Some(card) = fan.card_at(&marks, x, y) {
            prop_assert!(hand.contains(card));
        }
    }
}
