//! Games that do not count: the same cards again, moves taken back, practice, the deals of the day.

use insta::assert_snapshot;

use crate::host::{Awaited, Drill, Purpose, Start};
use crate::rules::{Phase, Place, Seat, TableSize};

use crate::ui::draw::canvas::spoilt;
use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::state::{
    Action, Ask, Choices, Effect, Message, Model, Offer, Overlay, Play, Scene, TablePage,
};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::scenes::{declares, defends};
use crate::ui::tests::stage::{HANDS, Stage, WIDE};

fn press(model: &mut Model, keys: &str) -> Vec<Effect> {
    let key = |key: char| match key {
        '\n' => Key::Enter,
        '\x1b' => Key::Esc,
        '>' => Key::Right,
        'v' => Key::Down,
        letter => Key::Char(letter),
    };
    keys.chars()
        .flat_map(|letter| update(model, Message::Key { key: key(letter), early: false }))
        .collect()
}

fn table(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        Scene::Menu(_) | Scene::Page(_) => panic!("the start menu"),
    }
}

fn shown(model: &Model) -> String {
    text(&draw(model, 80, 24))
}

fn practice(stage: Stage) -> Stage {
    stage.played_for(Purpose::Practice(Drill::NullDefence))
}

fn day() -> Purpose {
    Purpose::Daily("2026-11-30".parse().unwrap())
}

/// Screens of what does not count.
fn scenes() -> Vec<(&'static str, Stage)> {
    let over = || declares().cards(30);
    vec![
        ("practice_play", practice(defends()).aided()),
        ("practice_help", practice(defends()).aided().overlay(Overlay::Help)),
        ("practice_result", practice(over())),
        ("practice_leave", practice(defends()).overlay(Overlay::Ask(Ask::Leave.first()))),
        ("again_question", over().overlay(Overlay::Ask(Choices { ask: Ask::Again, at: 1 }))),
        ("again_play", defends().played_for(Purpose::Again)),
        ("daily_play", Stage::list(TableSize::Three, 7, 3).played_for(day())),
        ("daily_end", Stage::list(TableSize::Three, 7, 36).played_for(day())),
        ("past_tricks", declares().cards(21).aided().overlay(Overlay::AllTricks)),
        ("past_last_trick", declares().cards(6).aided().overlay(Overlay::LastTrick)),
        ("counted", declares().cards(7).aided()),
    ]
}

#[test]
fn screens() {
    for (name, stage) in scenes() {
        for (width, height) in [(80, 24), (120, 36)] {
            let shown = text(&draw(&stage.clone().at(width, height).model(), width, height));
            assert_snapshot!(format!("{name}_{width}x{height}"), shown);
        }
    }
    let mut model = Stage::list(TableSize::Three, 7, 7).menu();
    press(&mut model, "p");
    assert_snapshot!("practice_menu_80x24", shown(&model));
}

#[test]
fn everything_can_be_read() {
    for (name, stage) in scenes() {
        for (width, height) in [(80, 24), (99, 40), (100, 24), (119, 34), (120, 36)] {
            let model = stage.clone().at(width, height).named(WIDE).model();
            spoilt::take();
            let frame = draw(&model, width, height);
            let spoilt = spoilt::take();
            assert!(spoilt.is_empty(), "{name} at {width}x{height}: {spoilt:?}\n{}", text(&frame));
        }
    }
}

#[test]
fn what_does_not_count_says_so_in_every_head() {
    for stage in [practice(defends()), practice(declares().cards(30)), declares()] {
        let head = |stage: &Stage| shown(&stage.model()).lines().next().unwrap().to_owned();
        let counts = stage.model();
        let plain = table(&counts).purpose().counts();
        assert_eq!(head(&stage).contains("Not counted"), !plain, "{}", head(&stage));
    }
    for purpose in [Purpose::Again, day(), Purpose::Practice(Drill::Any)] {
        for stage in [defends(), declares().cards(30), Stage::list(TableSize::Three, 7, 36)] {
            let model = stage.played_for(purpose).model();
            let head = shown(&model).lines().next().unwrap().to_owned();
            assert!(head.contains("Not counted"), "{purpose:?}: {head}");
        }
    }
}

#[test]
fn the_same_cards_again_from_any_seat_and_back_to_the_list() {
    for (keys, seat) in [("", 0), (">", 1), (">>", 2)] {
        let mut model = declares().cards(30).model();
        let before = table(&model).session.clone();
        let dealt = table(&model).view.turned_up().unwrap().deal.clone();
        let Some(Action::AgainFrom(from)) =
            (Choices { ask: Ask::Again, at: seat }).taken(&table(&model).view)
        else {
            panic!()
        };
        press(&mut model, "r");
        assert_eq!(model.overlay, Some(Overlay::Ask(Ask::Again.first())));
        press(&mut model, keys);
        press(&mut model, "\n");
        let play = table(&model);
        assert_eq!(play.purpose(), Purpose::Again);
        assert_eq!(play.view.seat(), Some(from));
        assert_eq!(play.view.dealt(), dealt.hand(from), "the cards of that seat");
        assert_eq!(play.view.seating().seat(Place::FIRST), Some(from));
        assert_eq!(play.view.table().phase(), Phase::Auction);
        // The list behind it is as it was, and goes on.
        press(&mut model, "m");
        assert_eq!(table(&model).session, before);
        assert!(table(&model).shows_result());
    }
    // Esc leaves everything as it is.
    let mut model = declares().cards(30).model();
    press(&mut model, "r\x1b");
    assert_eq!((model.overlay, table(&model).purpose()), (None, Purpose::List));
}

#[test]
fn moves_are_taken_back_where_nothing_counts_and_nowhere_else() {
    let counts = declares().model();
    assert!(!shown(&counts).contains("take back"));
    let mut model = practice(declares()).model();
    let before = table(&model).view.clone();
    let effects = press(&mut model, "1");
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Ask(_))), "Nina thinks");
    press(&mut model, "u");
    assert_eq!(table(&model).view, before, "the card is in the hand again");
    let late = effects.into_iter().find_map(|effect| match effect {
        Effect::Ask(request) => Some(request),
        _ => None,
    });
    let request = late.unwrap();
    let mv = request.view.playable().lowest().map(crate::rules::Move::Play).unwrap();
    update(&mut model, Message::Reply(Box::new(request.reply(mv))));
    assert_eq!(table(&model).view, before, "her answer comes too late");
    // Step by step to the auction, and no further.
    for _ in 0..20 {
        press(&mut model, "u");
    }
    assert_eq!(table(&model).view.table().phase(), Phase::Auction);
    assert!(!table(&model).session.may_take_back());
    // A result can be taken back as well.
    let mut model = practice(declares().cards(30)).model();
    press(&mut model, "u");
    assert!(table(&model).view.my_turn());
    assert!(table(&model).view.playable().len() > 1, "to a decision");
}

#[test]
fn after_a_deal_of_practice_comes_the_next() {
    let mut model = practice(declares().cards(30)).model();
    let effects = press(&mut model, "\n");
    assert!(
        matches!(effects[..], [Effect::Open(Start::Practice { drill: Drill::NullDefence, .. })]),
        "{effects:?}"
    );
    let effects = press(&mut model, "m");
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Open(Start::Menu))),
        "{effects:?}"
    );
}

#[test]
fn the_menu_offers_the_day_and_all_that_can_be_practised() {
    let mut model = Stage::list(TableSize::Three, 7, 7).menu();
    assert!(matches!(press(&mut model, "d")[..], [Effect::Open(Start::Daily(None))]));
    assert!(press(&mut model, "p").is_empty());
    for (steps, drill) in Drill::ALL.into_iter().enumerate() {
        let mut model = Stage::list(TableSize::Three, 7, 7).menu();
        press(&mut model, "p");
        press(&mut model, &"v".repeat(steps));
        let effects = press(&mut model, "\n");
        assert!(
            matches!(effects[..], [Effect::Open(Start::Practice { drill: found, .. })] if found == drill),
            "{drill}: {effects:?}"
        );
    }
    // Back to the line it came from.
    press(&mut model, "\x1b");
    let Scene::Menu(start) = &model.scene else { panic!() };
    assert!(start.offer == Offer::Menu && start.line == 3);
    // What cannot be had is told.
    update(&mut model, Message::Refused("no room on the disk".to_owned()));
    assert!(shown(&model).contains("no room on the disk"));
}

#[test]
fn the_last_deal_of_the_day_leads_to_the_standing_and_to_the_menu() {
    let stage = Stage::list(TableSize::Three, 7, 36).played_for(day());
    let mut model = stage.model();
    assert_eq!(table(&model).page, TablePage::End);
    let effects = press(&mut model, "\n");
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Open(Start::Menu))),
        "{effects:?}"
    );
}

#[test]
fn who_sat_out_chooses_among_the_three_who_played() {
    let mut deal = 8;
    let stage = loop {
        let stage = Stage::list(TableSize::Four, 7, deal);
        if table(&stage.model()).view.seat().is_none() {
            break stage.rest();
        }
        deal += 1;
    };
    let mut model = stage.model();
    assert!(matches!(table(&model).session.awaited(), Awaited::DealOver));
    press(&mut model, "r\n");
    assert_eq!(table(&model).view.seat(), Some(Seat::Middlehand));
    assert_eq!(table(&model).view.seating().table, TableSize::Four);
}

#[test]
fn all_past_tricks_only_where_that_is_wanted() {
    let mut model = declares().cards(9).aided().model();
    press(&mut model, "l");
    assert_eq!(model.overlay, Some(Overlay::LastTrick));
    press(&mut model, "l");
    assert_eq!(model.overlay, Some(Overlay::AllTricks));
    press(&mut model, "l");
    assert_eq!(model.overlay, None);
    let mut model = declares().cards(9).model();
    press(&mut model, "ll");
    assert_eq!(model.overlay, None, "at a real table the last one alone is shown");
}

#[test]
fn past_tricks_that_may_not_be_seen_say_why() {
    let refused = |cards| {
        let mut model = declares().cards(cards).model();
        press(&mut model, "l");
        assert_eq!(model.overlay, None);
        model.note.map(|note| note.text)
    };
    let covered = "The last trick may be seen only until the next card is led.";
    assert_eq!(refused(0).as_deref(), Some("No trick has been taken yet."));
    assert_eq!(refused(10).as_deref(), Some(covered));
    assert_eq!(refused(11).as_deref(), Some(covered));
    for cards in [10, 11] {
        let mut model = declares().cards(cards).aided().model();
        press(&mut model, "l");
        assert_eq!(
            model.overlay,
            Some(Overlay::AllTricks),
            "the aid does not end with the next lead"
        );
    }
}

#[test]
fn a_bid_that_is_given_says_so() {
    let won = || Stage::new(HANDS).moves("18 y 20 y 22 y 23 y 24 y p p");
    let given = "The game is yours at 24 · bid for you";
    let head = |purpose| shown(&won().played_for(purpose).model()).contains(given);
    assert!(head(Purpose::Practice(Drill::Declarer)));
    assert!(!head(Purpose::Practice(Drill::Any)), "the person has bid");
    assert!(!head(Purpose::List));
}
