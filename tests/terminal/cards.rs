//! The look of the cards: every size, every state, and hands as they lie in windows of three sizes.

use insta::{assert_debug_snapshot, assert_snapshot};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use skat::rules::{Card, Cards, Kind};
use skat::text::{Deck, Lang};
use skat::ui::draw::card::{self, Look, SeatSide, Size};
use skat::ui::draw::fan::{Align, Fan, Marks, Spacing};
use skat::ui::draw::grid::{Columns, Grid};
use skat::ui::draw::sorting::{GROUPS, Held, Order};
use skat::ui::{Canvas, Colours, Kit, ThemeName};

fn kit(deck: Deck) -> Kit {
    Kit::new(Lang::English, deck, ThemeName::Dark, Colours::Sixteen)
}

fn drawn(width: u16, height: u16, draw: impl FnOnce(&mut Canvas)) -> Terminal<TestBackend> {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("infallible");
    terminal.draw(|frame| draw(&mut Canvas::new(frame.buffer_mut()))).unwrap();
    terminal
}

fn card(text: &str) -> Card {
    text.parse().expect("cards in notation")
}

fn cards(text: &str) -> Cards {
    text.parse().expect("cards in notation")
}

/// In the order of the drawings.
fn groups(hand: Cards, kind: Option<Kind>) -> Vec<Vec<Card>> {
    Order::TrumpsLeft.groups(&Held::new(hand, kind))
}

/// The sample sheet: sizes above, states in the middle, two hands below.
fn sheet(canvas: &mut Canvas, kit: &Kit) {
    let samples = ["CJ", "ST", "HQ", "DA"].map(card);
    let dim = kit.theme.dim();
    let sizes = [
        (Size::Xs, "XS", 2, 3),
        (Size::S, "S", 28, 3),
        (Size::N, "N", 58, 3),
        (Size::M, "M", 2, 10),
        (Size::L, "L", 37, 10),
    ];
    for (size, name, x, y) in sizes {
        canvas.text(x, y, name, dim);
        for (i, sample) in samples.into_iter().enumerate() {
            let x = x + i as i32 * (size.width() + 1);
            card::draw(canvas, kit, x, y + 1, size, sample, Look::LAID);
        }
    }

    let ten = card("HT");
    let looks = [
        (2, 21, Look::HELD),
        (13, 20, Look { cursor: true, ..Look::HELD }),
        (24, 21, Look { may_not: true, ..Look::HELD }),
        (35, 21, Look { wins: true, ..Look::HELD }),
        (46, 21, Look { fresh: true, ..Look::HELD }),
    ];
    for (x, y, look) in looks {
        card::draw(canvas, kit, x, y, Size::M, ten, look);
    }
    card::draw_back(canvas, kit, 57, 21, Size::M);
    card::draw_place(canvas, kit, 68, 21, Size::M);

    let place = Columns { x: 2, width: 84 };
    let twelve = cards("CJ SJ DJ CA CT C9 SQ S8 HA HT HK D9");
    let twelve_grouped = groups(twelve, None);
    let spacing = Spacing::for_hand(Size::S, 76, twelve.len(), GROUPS);
    let marks = Marks {
        cursor: Some(card("SQ")),
        lifted: cards("SQ S8"),
        fresh: cards("SQ HT"),
        choices: Some(Cards::ALL),
        ..Marks::default()
    };
    Fan::new(&twelve_grouped, spacing, place, 31, Align::Left).draw(canvas, kit, &marks);

    let ten = cards("CJ SJ DJ CA CT C9 HA HT HK D9");
    let groups = groups(ten, None);
    let spacing = Spacing::for_hand(Size::M, place.width, ten.len(), GROUPS);
    let marks = Marks {
        cursor: Some(card("HT")),
        lifted: cards("HT"),
        choices: Some(cards("HA HT HK")),
        ..Marks::default()
    };
    Fan::new(&groups, spacing, place, 37, Align::Left).draw(canvas, kit, &marks);
}

#[test]
fn every_size_and_state() {
    for (name, deck) in [("french", Deck::French), ("german", Deck::German), ("ascii", Deck::Ascii)]
    {
        let kit = kit(deck);
        let terminal = drawn(88, 44, |canvas| sheet(canvas, &kit));
        assert_snapshot!(format!("sheet_{name}"), terminal.backend());
    }
}

/// A hand on the table's grid, with the seats' backs above it.
fn table(
    width: u16,
    height: u16,
    kit: &Kit,
    hand: Cards,
    kind: Option<Kind>,
    marks: &Marks,
) -> Terminal<TestBackend> {
    drawn(width, height, |canvas| {
        let grid = Grid::new(width, height).expect("large enough");
        for (side, edge) in [(SeatSide::Left, grid.table.x), (SeatSide::Right, grid.table.end())] {
            let y = Grid::SEATS + 2;
            card::draw_backs(canvas, kit, edge, y, side, hand.len(), grid.tall_backs);
        }
        let trick = grid.trick_in(&grid.middle());
        card::draw(canvas, kit, trick.left.0, trick.left.1, grid.trick, card("HA"), Look::WINNER);
        card::draw(canvas, kit, trick.right.0, trick.right.1, grid.trick, card("H9"), Look::LAID);
        card::draw_place(canvas, kit, trick.own.0, trick.own.1, grid.trick);
        let spacing = Spacing::for_hand(grid.hand, grid.table.width, hand.len(), GROUPS);
        let groups = groups(hand, kind);
        let fan = Fan::new(&groups, spacing, grid.table, grid.hand_top(), Align::Centre);
        fan.draw(canvas, kit, marks);
        if let Some(side) = grid.side {
            let rows = Grid::SEATS..grid.sentence() + 1;
            canvas.column(
                side.rule,
                rows.start,
                rows.len() as i32,
                kit.glyphs.bar,
                kit.theme.dim(),
            );
        }
    })
}

const WINDOWS: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 36)];

#[test]
fn ten_cards_in_the_auction() {
    let hand = cards("CJ SJ DJ CA CT C9 S8 HA HK D9");
    for (width, height) in WINDOWS {
        let terminal = table(width, height, &kit(Deck::French), hand, None, &Marks::default());
        assert_snapshot!(format!("auction_{width}x{height}"), terminal.backend());
    }
}

#[test]
fn twelve_cards_with_two_put_away() {
    let hand = cards("CJ SJ DJ CA CT C9 SQ S8 HA HT HK D9");
    let marks = Marks {
        cursor: Some(card("S8")),
        lifted: cards("SQ S8"),
        fresh: cards("SQ HT"),
        choices: Some(Cards::ALL),
        ..Marks::default()
    };
    for (width, height) in WINDOWS {
        let terminal = table(width, height, &kit(Deck::French), hand, None, &marks);
        assert_snapshot!(format!("discard_{width}x{height}"), terminal.backend());
    }
}

#[test]
fn eight_cards_following_hearts() {
    let hand = cards("ST CK C9 HT HQ H7 DT D8");
    let marks = Marks {
        cursor: Some(card("HT")),
        lifted: cards("HT"),
        choices: Some(cards("HT HQ H7")),
        ..Marks::default()
    };
    for (width, height) in WINDOWS {
        let kit = kit(Deck::French);
        let terminal = table(width, height, &kit, hand, Some(Kind::Spades), &marks);
        assert_snapshot!(format!("play_{width}x{height}"), terminal.backend());
    }
    let terminal = table(80, 24, &kit(Deck::Ascii), hand, Some(Kind::Spades), &marks);
    assert_snapshot!("play_80x24_ascii", terminal.backend());
    let terminal = table(140, 40, &kit(Deck::French), hand, Some(Kind::Spades), &marks);
    assert_snapshot!("play_140x40", terminal.backend());
}

#[test]
fn seven_cards_to_lead_from() {
    let hand = cards("SJ DJ C9 HA HT HK D9");
    let marks = Marks {
        cursor: Some(card("HA")),
        lifted: cards("HA"),
        choices: Some(Cards::ALL),
        ..Marks::default()
    };
    for (width, height) in WINDOWS {
        let kit = kit(Deck::French);
        let terminal = table(width, height, &kit, hand, Some(Kind::Grand), &marks);
        assert_snapshot!(format!("lead_{width}x{height}"), terminal.backend());
    }
}

#[test]
fn an_open_hand() {
    let hand = cards("CJ C8 C7 S9 S7 HT H7 D9 D8");
    let kit = kit(Deck::French);
    let terminal = drawn(80, 3, |canvas| {
        let spacing = Spacing::fit(Size::Xs, 47, 10, 4);
        let groups = groups(hand, Some(Kind::Null));
        let place = Columns { x: 2, width: 76 };
        Fan::new(&groups, spacing, place, 0, Align::Right).draw(canvas, &kit, &Marks::default());
    });
    assert_snapshot!(terminal.backend());
}

/// Text and styles: what may be played, what may not, the cursor, a new card, the winner, the next
/// place and the backs.
#[test]
fn styles() {
    let themes = [
        ("dark", ThemeName::Dark, Colours::Sixteen),
        ("mono", ThemeName::Dark, Colours::None),
        ("contrast", ThemeName::Contrast, Colours::Sixteen),
    ];
    for (name, theme, colours) in themes {
        let kit = Kit::new(Lang::English, Deck::Tournament, theme, colours);
        let hand = cards("CJ ST H7 D8");
        let marks = Marks {
            cursor: Some(card("H7")),
            lifted: cards("H7"),
            fresh: cards("ST"),
            choices: Some(cards("H7 ST CJ")),
            ..Marks::default()
        };
        let terminal = drawn(52, 7, |canvas| {
            let spacing = Spacing::for_hand(Size::S, 52, hand.len(), GROUPS);
            let place = Columns { x: 0, width: 36 };
            let groups = groups(hand, None);
            Fan::new(&groups, spacing, place, 2, Align::Left).draw(canvas, &kit, &marks);
            card::draw(canvas, &kit, 30, 0, Size::M, card("DA"), Look::WINNER);
            card::draw_place(canvas, &kit, 38, 0, Size::M);
            card::draw_back(canvas, &kit, 46, 0, Size::Xs);
            card::draw_backs(canvas, &kit, 52, 5, SeatSide::Right, 7, false);
        });
        assert_debug_snapshot!(format!("styles_{name}"), terminal.backend().buffer());
    }
}
