//! Screens as text.

use std::time::Duration;

use insta::assert_snapshot;
use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::host::Start;
use crate::rules::{Announced, ListSettings, Phase, TableSize};
use crate::text::{Deck, Lang};

use crate::ui::draw::{Canvas, Colours, Grid, Kit, ThemeName, phrase};
use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::say;
use crate::ui::say::announcement::stake;
use crate::ui::state::{Action, Effect, Fresh, Look, Message, Model, Prompt, Scene, StartLine};
use crate::ui::tests::frame::{draw, reversed, text};
use crate::ui::tests::scenes;
use crate::ui::tests::stage::{HANDS, Stage, WIDE};
use crate::ui::views::pages::start;
use crate::ui::views::table::{announcement, auction, house_questions, skat};

/// The three sizes of the drawings.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 36)];

/// One snapshot a size.
macro_rules! snapshots {
    ($name:expr, $model:expr) => {{
        let model = $model;
        for (width, height) in SIZES {
            let name = format!("{}_{width}x{height}", $name);
            assert_snapshot!(name, text(&draw(&model, width, height)));
        }
    }};
}

/// Nina has bid 18 20 22 23 to you and you have held them: she bids 24.
fn asked() -> Stage {
    Stage::new(HANDS).moves("18 y 20 y 22 y 23 y 24")
}

/// The game is yours at 24.
fn won() -> Stage {
    asked().moves("y p p")
}

#[test]
fn auction_asked() {
    snapshots!("auction_asked", asked().model());
    assert_eq!(reversed(&draw(&asked().model(), 80, 24)), ["24", "Yes, hold 24"]);
}

#[test]
fn auction_jump() {
    let stage = Stage::new(HANDS).moves("18 y 20 y 22 y 23 y 24 y p 36");
    snapshots!("auction_jump", stage.model());
    // Loud, and the cautious answer has the focus.
    let loud = reversed(&draw(&stage.model(), 80, 24));
    assert_eq!(loud, ["Otto jumps from 24 to 36", "36", "Pass"]);
    let opened = Stage::new(HANDS).moves("264");
    snapshots!("auction_opened_high", opened.model());
}

/// A seat that has named a value and passes at the very last one.
#[test]
fn passing_at_the_last_value_covers_nothing() {
    for (lang, width) in Lang::ALL.into_iter().flat_map(|lang| [80, 100, 120].map(|w| (lang, w))) {
        let model = Stage::new(HANDS).moves("240 y p").lang(lang).model();
        let drawn = text(&draw(&model, width, 30));
        let passed = model.kit.words.get("ladder-passed");
        let said = format!("•  {passed}");
        assert!(drawn.contains(&said), "{drawn}");
    }
}

#[test]
fn auction_first_word() {
    let stage = Stage::dealt_by(1, HANDS);
    snapshots!("auction_first", stage.model());
}

#[test]
fn auction_your_bid() {
    let stage = Stage::dealt_by(1, HANDS).moves("18 y 20 y");
    snapshots!("auction_your_bid", stage.model());
    let far = stage.keys("End");
    snapshots!("auction_far", far.model());
    let typed = Stage::dealt_by(1, HANDS).moves("18 y 20 y").keys("4 0");
    let typed = text(&draw(&typed.model(), 80, 24));
    assert!(typed.contains("typed 40 · Enter bids 40"), "{typed}");
}

#[test]
fn auction_others() {
    let stage = Stage::dealt_by(0, HANDS).moves("18 y 20");
    snapshots!("auction_others", stage.model());
    assert!(reversed(&draw(&stage.model(), 80, 24)).is_empty(), "nothing to do here");
}

#[test]
fn auction_alone() {
    snapshots!("auction_alone", Stage::new(HANDS).moves("p p").model());
}

#[test]
fn skat_decided() {
    snapshots!("skat", won().model());
    let high = Stage::new(HANDS).moves("36 y p p");
    snapshots!("skat_high", high.model());
}

#[test]
fn skat_of_another() {
    snapshots!("skat_other", Stage::new(HANDS).moves("18 p p up").model());
}

#[test]
fn discard() {
    snapshots!("discard_none", won().keys("p").model());
    snapshots!("discard_two", won().keys("p 7 8").model());
}

#[test]
fn announcement() {
    let stage = won().keys("p 7 8 Enter");
    snapshots!("announce", stage.model());
    snapshots!("announce_ascii", stage.deck(Deck::Ascii).model());
}

#[test]
fn announcement_hand() {
    let stage = won().keys("h Space");
    snapshots!("announce_hand", stage.model());
    let focus = reversed(&draw(&stage.model(), 80, 24));
    assert_eq!(focus, ["[×]", "Play ♣ Clubs Hand, Schneider announced"]);
    snapshots!("announce_hand_open", won().keys("h Right Right Space").model());
    snapshots!("announce_hand_null", won().keys("h Down Down").model());
}

#[test]
fn announcement_overbid() {
    let stage = Stage::new(HANDS).moves("33 y p p up").keys("7 8 Enter Up Up Up");
    snapshots!("announce_overbid", stage.model());
}

#[test]
fn start() {
    snapshots!("start", Stage::list(TableSize::Three, 7, 7).menu());
    snapshots!("start_bare", Stage::list(TableSize::Three, 7, 0).bare_menu());
    snapshots!("start_lists", scenes::waiting_lists());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// Whatever the state and the window, drawing never fails and depends on nothing else.
    #[test]
    fn every_state_is_drawn_at_every_size(
        seed in 0..10_000u64,
        moves in 0..45usize,
        keys in 0..6usize,
        width in 1..240u16,
        height in 1..80u16,
    ) {
        let stage = Stage::random(seed, moves, keys);
        let model = stage.model();
        for (width, height) in [(width, height), (80, 24), (100, 30), (120, 36)] {
            // The same state gives the same cells.
            prop_assert_eq!(draw(&model, width, height), draw(&model, width, height));
        }
        draw(&stage.menu(), width, height);
    }

    /// Everything between the seats and the You-line keeps to its place: nothing is cut at the edge
    /// of the table, nothing covers what stands around it.
    #[test]
    fn the_middle_keeps_to_its_place(
        seed in 0..10_000u64,
        moves in 0..9usize,
        keys in 0..6usize,
    ) {
        let model = Stage::random(seed, moves, keys).model();
        for (width, height) in [(80, 24), (99, 25), (100, 30), (120, 36), (200, 60)] {
            keeps_to_its_place(&model, width, height);
        }
    }
}

/// The longest sums and remarks: without eleven, every level announced, the highest bid.
#[test]
fn long_announcements_keep_to_their_place() {
    let poor = "CA CT CK CQ SA ST SK HA HT HK / CJ SJ HJ DJ DA DT DK DQ D9 D8 \
         / C9 C8 C7 S9 S8 S7 H9 H8 H7 HQ / SQ D7";
    for hands in [HANDS, poor] {
        for bid in ["18", "33", "59", "264"] {
            let skat = Stage::new(hands).moves(&format!("{bid} y p p"));
            let rest = ["p 1 2 Enter", "h", "h Space", "h Right Space", "h Right Right Space"];
            for (keys, step) in std::iter::once("").chain(rest).zip(0..) {
                for line in 0..7 {
                    let walk = format!("Up Up Up Up Up Up{}", " Down".repeat(line));
                    let walk = if step > 0 { walk } else { String::new() };
                    let model = skat.clone().keys(keys).keys(&walk).model();
                    for (width, height) in [(80, 24), (100, 30), (120, 36)] {
                        keeps_to_its_place(&model, width, height);
                    }
                }
            }
        }
    }
    let stage = Stage::new(poor).moves("264 y p p hand").keys("Up Up Up Up Right Right Space");
    snapshots!("announce_poor", stage.model());
}

#[test]
fn the_smallest_and_the_largest_window() {
    for seed in 0..12 {
        let model = Stage::random(seed, 4 * seed as usize, 2).model();
        for (width, height) in [(1, 1), (1, 200), (500, 1), (79, 24), (80, 23), (500, 200)] {
            draw(&model, width, height);
        }
    }
}

fn keeps_to_its_place(model: &Model, width: u16, height: u16) {
    let Scene::Table(play) = &model.scene else { return };
    let grid = Grid::new(width, height).unwrap();
    // A larger frame, so that what the window would cut is seen.
    let mut buffer = Buffer::empty(Rect::new(0, 0, width + 100, height));
    let (canvas, kit) = (&mut Canvas::new(&mut buffer), &model.kit);
    let mut top = Grid::SEATS + 2;
    match (play.view.table().phase(), &play.prompt) {
        (Phase::Auction, _) => auction::draw(canvas, kit, &grid, play),
        (_, Prompt::Announce(announce)) => {
            top = Grid::SEATS;
            announcement::draw(canvas, kit, &grid, play, announce);
            let stake = phrase(kit, &stake(kit, play, announce));
            assert!(stake.width() as i32 <= grid.table.width, "{stake}");
        }
        (phase, Prompt::Discard(discard)) => skat::discard(canvas, kit, &grid, phase, discard),
        (Phase::Skat | Phase::Announcing, _) => skat::draw(canvas, kit, &grid, play),
        _ if play.plays() => {}
        _ => house_questions::draw(canvas, kit, &grid, play),
    }
    let shown = text(&buffer);
    for y in 0..height {
        for x in 0..buffer.area.width {
            let inside = (top..grid.you()).contains(&i32::from(y))
                && (grid.table.x..grid.table.end()).contains(&i32::from(x));
            assert!(
                inside || buffer[(x, y)].symbol() == " ",
                "{x},{y} at {width}x{height}:\n{shown}"
            );
        }
    }
}

#[test]
fn the_start_menu_is_not_cut() {
    for (width, height) in SIZES {
        let model = Stage::list(TableSize::Three, 7, 7).menu();
        let Scene::Menu(menu) = &model.scene else { unreachable!() };
        let grid = Grid::new(width, height).unwrap();
        let mut buffer = Buffer::empty(Rect::new(0, 0, width + 100, height));
        start::page(&mut Canvas::new(&mut buffer), &model.kit, &grid, menu);
        let widest = text(&buffer).lines().map(|row| row.chars().count()).max();
        assert_eq!(widest, Some(usize::from(width) - 2), "the version ends at the margin");
        let keys = text(&draw(&model, width, height));
        let keys = keys.lines().last().unwrap();
        assert!(keys.contains("leave   ") && keys.ends_with(env!("CARGO_PKG_VERSION")), "{keys}");
    }
}

/// Clicks are checked against what is drawn: the row of a game, the box of a level.
#[test]
fn clicks_choose_then_announce() {
    let mut model = won().keys("h").model();
    let place = |model: &Model, what: &str| -> (u16, u16) {
        let drawn = text(&draw(model, 80, 24));
        let mut rows = drawn.lines().enumerate();
        let (y, row) = rows.find(|(_, row)| row.contains(what)).unwrap();
        let x = row[..row.find(what).unwrap()].chars().count();
        (x as u16, y as u16)
    };
    let click = |model: &mut Model, what: &str| {
        let (col, row) = place(model, what);
        update(model, Message::Click { col, row, early: false });
    };
    let announce = |model: &Model| match &model.scene {
        Scene::Table(play) => match &play.prompt {
            Prompt::Announce(announce) => announce.clone(),
            other => panic!("{other:?}"),
        },
        Scene::Menu(_) | Scene::Page(_) => panic!(),
    };
    click(&mut model, "♥ Hearts");
    assert_eq!(announce(&model).line, 1);
    click(&mut model, "[ ] Schwarz");
    assert_eq!(announce(&model).ticked, Announced::Schwarz);
    click(&mut model, "[×] Schneider");
    assert_eq!(announce(&model).ticked, Announced::Nothing);
    click(&mut model, "Null  ");
    assert_eq!(announce(&model).line, 5);
    click(&mut model, "[ ] open");
    assert_eq!(announce(&model).ticked, Announced::Nothing, "Null has no levels");
    click(&mut model, "Grand");
    click(&mut model, "Grand");
    let Scene::Table(play) = &model.scene else { panic!() };
    let contract = play.view.table().contract().unwrap();
    assert_eq!(contract.to_string(), "GH");
}

#[test]
fn a_null_below_the_bid_says_why_it_cannot_be_clicked() {
    let mut model = won().keys("p 7 8 Enter").model();
    update(&mut model, Message::Click { col: 6, row: 8, early: false });
    let note = model.note.unwrap();
    assert_eq!(note.text, "Null is worth 23: it cannot be announced below 24.");
}

#[test]
fn the_ends_of_the_menu_are_a_key_away() {
    let mut model = Stage::list(TableSize::Three, 7, 2).menu();
    for (key, at) in [(Key::End, StartLine::Leave), (Key::Home, StartLine::Continue(0))] {
        update(&mut model, Message::Key { key, early: false });
        let Scene::Menu(start) = &model.scene else { panic!() };
        assert_eq!(start.lines()[start.line], at);
    }
}

/// The list played last is at hand; another is looked for on the shelf.
#[test]
fn every_list_that_waits_can_be_chosen() {
    let others = [Stage::list(TableSize::Four, 5, 12), Stage::list(TableSize::Three, 3, 0)];
    let menu = || Stage::list(TableSize::Three, 7, 7).menu_before(&others);
    let press = |model: &mut Model, key| update(model, Message::Key { key, early: false });
    for place in 0..=2 {
        let mut model = menu();
        for key in [Key::Down, Key::Enter, Key::Home] {
            press(&mut model, key);
        }
        for _ in 0..place {
            press(&mut model, Key::Down);
        }
        let effects = press(&mut model, Key::Enter);
        let chosen = match (&model.scene, &effects[..]) {
            (Scene::Table(play), _) if play.session.list().games().len() == 7 => 0,
            (Scene::Menu(_), [Effect::Open(Start::Resume(place))]) => *place,
            _ => panic!("{effects:?}"),
        };
        assert_eq!(chosen, place);
    }
    let mut model = menu();
    for key in [Key::Down, Key::Enter, Key::Esc] {
        press(&mut model, key);
    }
    let Scene::Menu(start) = &model.scene else { panic!() };
    assert_eq!(start.lines()[start.line], StartLine::Others);
}

#[test]
fn every_line_of_the_menu_can_be_clicked() {
    let model = Stage::list(TableSize::Three, 7, 2).menu();
    let grid = Grid::new(80, 24).unwrap();
    let at = |row| start::line_at(&model, &grid, 14, row);
    let lines = [
        StartLine::Continue(0),
        StartLine::New,
        StartLine::Daily,
        StartLine::Practice,
        StartLine::Rules,
        StartLine::Learn,
        StartLine::Settings,
        StartLine::Help,
        StartLine::Leave,
    ];
    for (row, line) in (9..).zip(lines) {
        assert_eq!(at(row), Some(Action::Start(line)));
    }
    assert_eq!((at(8), at(18)), (None, None));
}

/// The stake, in the words at the right of the button.
#[test]
fn stakes() {
    let at_stake = |stage: Stage| {
        let model = stage.model();
        let Scene::Table(play) = &model.scene else { panic!() };
        let Prompt::Announce(announce) = &play.prompt else { panic!() };
        stake(&model.kit, play, announce)
    };
    let picked_up = |bid: &str, keys: &str| {
        let stage = Stage::new(HANDS).moves(&format!("{bid} y p p up"));
        at_stake(stage.keys(&format!("7 8 Enter Up Up Up Up {keys}")))
    };
    let hand = |bid: &str, keys: &str| {
        let stage = Stage::new(HANDS).moves(&format!("{bid} y p p hand"));
        at_stake(stage.keys(&format!("Up Up Up Up {keys}")))
    };
    assert_eq!(picked_up("18", ""), "needs 61 points: +27 or −54");
    assert_eq!(picked_up("33", ""), "27 does not cover 33: needs Schneider, or −72");
    assert_eq!(picked_up("33", "Down"), "30 does not cover 33: needs Schneider, or −80");
    assert_eq!(picked_up("45", ""), "27 does not cover 45: needs Schwarz, or −90");
    assert_eq!(picked_up("46", ""), "27 cannot reach 46, even with Schwarz: −108");
    assert_eq!(picked_up("18", "End Down Down Down Down Down Down"), "no trick: +46 or −92");
    assert_eq!(hand("18", "Space"), "needs 90 points: +54 or −108");
    assert_eq!(hand("18", "Right Space"), "needs every trick: +72 or −144");
    assert_eq!(hand("60", "Space"), "54 does not cover 60: needs Schwarz, or −126");
    assert_eq!(hand("72", "Space"), "54 cannot reach 72 but by the skat, or −144");
}

/// The standing tells the dearest win and the dearest loss, whatever the players are called.
#[test]
fn both_dearest_games_are_told_in_every_window() {
    for names in [["You", "Nina", "Otto", "Ida"], WIDE] {
        for (table, deals) in [(TableSize::Three, 36), (TableSize::Four, 48)] {
            let model = Stage::list(table, 7, deals).named(names).model();
            for (width, height) in SIZES {
                let frame = text(&draw(&model, width, height));
                for what in ["dearest win", "dearest loss"] {
                    assert!(frame.contains(what), "{what} at {width}x{height}:\n{frame}");
                }
            }
        }
    }
}

/// The settings are in another language now.
fn speak(model: &mut Model, lang: Lang) -> Vec<Effect> {
    let kit = Kit::new(lang, model.kit.words.deck(), ThemeName::Dark, Colours::Sixteen);
    let look = Look { kit, keys_left_out: false, packs: Vec::new() };
    let fresh = Fresh { shape: ListSettings::new(TableSize::Three, 1), others: Vec::new() };
    update(model, Message::Looked(Ok((Box::new(look), fresh))))
}

/// The time of a list runs only while it is on the screen, and ends it with the deal on the table.
#[test]
fn time_ends_a_list_with_the_deal_that_is_played() {
    let minute = Duration::from_secs(60);
    let mut model = Stage::list(TableSize::Three, 7, 3).ends(0, 2).rest().model();
    let shown = |model: &Model| text(&draw(model, 80, 24));
    assert!(shown(&model).contains("· 2 min left"), "{}", shown(&model));
    assert!(update(&mut model, Message::Passed(minute / 2)).is_empty());
    assert!(shown(&model).contains("· 2 min left") && shown(&model).contains("Enter next deal"));
    update(&mut model, Message::Passed(minute));
    assert!(shown(&model).contains("· 1 min left"), "{}", shown(&model));
    update(&mut model, Message::Passed(minute));
    assert!(shown(&model).contains("· the last one"), "{}", shown(&model));
    assert!(shown(&model).contains("Enter final standing"), "{}", shown(&model));
    update(&mut model, Message::Key { key: Key::Enter, early: false });
    assert!(shown(&model).contains("End of the list"), "{}", shown(&model));
    // On the menu no time passes.
    let mut model = Stage::list(TableSize::Three, 7, 3).ends(0, 2).menu();
    update(&mut model, Message::Passed(10 * minute));
    let Scene::Menu(start) = &model.scene else { panic!() };
    assert_eq!(start.waiting[0].time_left(), Some(2 * minute));
}

/// Another language in the middle of a deal: the words change, the state does not.
#[test]
fn the_language_changes_at_once() {
    let mut model = won().keys("p 7").model();
    let german = text(&draw(&won().lang(Lang::German).keys("a 7").model(), 80, 24));
    let effects = speak(&mut model, Lang::German);
    assert!(matches!(effects[..], [Effect::CallPerson { .. }, Effect::Save]), "{effects:?}");
    assert_eq!(text(&draw(&model, 80, 24)), german);
    assert!(german.contains("▸ Du "), "{german}");
    // And back, with a name of one's own.
    let mut model = won().named(["Eva", "Nina", "Otto", "Ida"]).model();
    let english = text(&draw(&model, 80, 24));
    let effects = speak(&mut model, Lang::French);
    assert!(matches!(effects[..], [Effect::CallPerson { .. }]), "nothing to save: {effects:?}");
    assert!(text(&draw(&model, 80, 24)).contains("▸ Eva "));
    speak(&mut model, Lang::English);
    assert_eq!(text(&draw(&model, 80, 24)), english);
    // Nobody is called like somebody else.
    let mut model = won().named(["You", "Nina", "du", "Ida"]).model();
    speak(&mut model, Lang::German);
    assert!(text(&draw(&model, 80, 24)).contains("▸ You "));
}

/// The start menu, and the list that waits behind it.
#[test]
fn the_menu_changes_its_language_too() {
    let mut model = Stage::list(TableSize::Three, 7, 7).menu();
    let effects = speak(&mut model, Lang::Italian);
    assert!(matches!(effects[..], [Effect::CallPerson { .. }]), "{effects:?}");
    let Scene::Menu(start) = &model.scene else { panic!() };
    assert_eq!(start.waiting[0].party().members[0].name, "Tu");
    let shown = text(&draw(&model, 80, 24));
    assert!(shown.contains("Nuova lista"), "{shown}");
}

#[test]
fn several_names_make_a_sentence() {
    let kit = Stage::new(HANDS).model().kit;
    let names = |count| say::names(&kit, &["You", "Otto", "Nina", "Ida"][..count]);
    assert_eq!(names(1), "You");
    assert_eq!(names(2), "You and Otto");
    assert_eq!(names(3), "You, Otto and Nina");
    assert_eq!(names(4), "You, Otto, Nina and Ida");
}
