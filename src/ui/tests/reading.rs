//! The rules on the screen: what is seen, and how keys and mouse move in them.

use insta::assert_snapshot;

use crate::rules::Kind;
use crate::text::pages::{Topic, fold};
use crate::text::{Deck, Lang};
use crate::ui::draw::canvas::spoilt;
use crate::ui::input::hit;
use crate::ui::input::update::{drive, update};
use crate::ui::keys::Key;
use crate::ui::state::{Action, Message, Model, Overlay, TablePage};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::stage::{HANDS, Stage};

/// The start menu.
fn menu(lang: Lang) -> Model {
    Stage::new(HANDS).lang(lang).bare_menu()
}

/// The rules open at a topic.
fn reading(lang: Lang, topic: Topic) -> Model {
    let mut model = menu(lang);
    model.overlay = Some(Overlay::Rules);
    model.reading.topic = topic;
    model
}

fn press(model: &mut Model, keys: &[Key]) {
    for &key in keys {
        update(model, Message::Key { key, early: false });
    }
}

fn typed(model: &mut Model, text: &str) {
    for sign in text.chars() {
        press(model, &[if sign == ' ' { Key::Space } else { Key::Char(sign) }]);
    }
}

#[test]
fn a_page_with_a_trick() {
    for (width, height) in [(80, 24), (120, 36)] {
        let mut model = reading(Lang::English, Topic::Tricks);
        model.size = Some((width, height));
        press(&mut model, &[Key::PageDown]);
        let name = format!("tricks_{width}x{height}");
        assert_snapshot!(name, text(&draw(&model, width, height)));
    }
}

#[test]
fn a_page_with_matadors() {
    let model = reading(Lang::German, Topic::Matadors);
    assert_snapshot!("matadors_80x24", text(&draw(&model, 80, 24)));
    let ascii = Stage::new(HANDS).deck(Deck::Ascii).bare_menu();
    let mut ascii = Model { overlay: Some(Overlay::Rules), ..ascii };
    ascii.reading.topic = Topic::Matadors;
    let drawn = text(&draw(&ascii, 80, 24));
    assert!(drawn.is_ascii(), "{drawn}");
    assert_snapshot!("matadors_ascii_80x24", drawn);
}

#[test]
fn a_search() {
    let mut model = reading(Lang::German, Topic::QuickStart);
    typed(&mut model, "uberreizt");
    assert_eq!(model.reading.topic, Topic::Auction);
    assert_snapshot!("search_80x24", text(&draw(&model, 80, 24)));
    // The same word again goes on to the next place, and at last to the first.
    let first = model.reading.clone();
    let mut seen = vec![first.topic];
    for _ in 0..50 {
        press(&mut model, &[Key::Enter]);
        if model.reading == first {
            break;
        }
        seen.push(model.reading.topic);
    }
    assert_eq!(model.reading, first);
    assert!(seen.contains(&Topic::Overbid) && seen.contains(&Topic::Glossary), "{seen:?}");
    // What is nowhere leaves the page as it is.
    typed(&mut model, " xyz");
    assert!(text(&draw(&model, 80, 24)).contains("nirgends"));
    press(&mut model, &[Key::Backspace; 4]);
    assert_eq!(model.reading.query, "uberreizt");
    press(&mut model, &[Key::Esc]);
    assert_eq!((model.reading.query.as_str(), model.overlay), ("", Some(Overlay::Rules)));
    press(&mut model, &[Key::Esc]);
    assert_eq!(model.overlay, None);
}

#[test]
fn what_is_found_is_on_the_screen() {
    for (lang, word) in [
        (Lang::English, "seeger"),
        (Lang::English, "smear"),
        (Lang::English, "virgin"),
        (Lang::English, "264"),
        (Lang::German, "drücken"),
        (Lang::German, "luschen"),
        (Lang::French, "grand chelem"),
        (Lang::Italian, "cappotto"),
        (Lang::Portuguese, "licitacao excessiva"),
    ] {
        for (width, height) in [(80, 24), (120, 36)] {
            let mut model = reading(lang, Topic::Cards);
            model.size = Some((width, height));
            typed(&mut model, word);
            assert!(!model.reading.found.is_empty(), "{word}");
            for _ in 0..model.reading.found.len() {
                let drawn = fold(&text(&draw(&model, width, height)));
                for word in word.split(' ').map(fold) {
                    let found = drawn.lines().skip(3).filter(|line| line.contains(&word)).count();
                    // On the page, and in the line that says what is looked for.
                    assert!(found > 1, "{lang:?} {word}\n{drawn}");
                }
                press(&mut model, &[Key::Enter]);
            }
            assert_eq!(model.reading.place, 0, "all places were seen");
        }
    }
}

#[test]
fn the_help_leads_to_the_page_that_fits() {
    let fits = |stage: Stage, topic| {
        let mut model = stage.model();
        press(&mut model, &[Key::F(1)]);
        assert_eq!(model.overlay, Some(Overlay::Help));
        press(&mut model, &[Key::F(1)]);
        assert_eq!((model.overlay, model.reading.topic), (Some(Overlay::Rules), topic));
        press(&mut model, &[Key::F(1)]);
        assert_eq!(model.overlay, None, "the third time it goes");
    };
    let won = || Stage::new(HANDS).moves("18 y 20 y 22 y 23 y 24 y p p");
    fits(Stage::new(HANDS).moves("18"), Topic::Auction);
    fits(won(), Topic::Skat);
    fits(won().keys("p 7 8"), Topic::Skat);
    fits(won().keys("p 7 8 Enter"), Topic::Announcing);
    fits(Stage::new(HANDS).moves("18 y p p up C/SQ.S8"), Topic::Tricks);
    fits(Stage::new(HANDS).moves("18 y p p hand NH"), Topic::Null);
    fits(Stage::new(HANDS).moves("18 y p p up C/SQ.S8").cards(30), Topic::Value);
    fits(Stage::new(HANDS).rules("ramsch").moves("p p p"), Topic::House);
    fits(won().page(TablePage::List { up: 0 }), Topic::List);
}

#[test]
fn nobody_moves_while_the_rules_are_read() {
    let mut model = Stage::new(HANDS).moves("18").model();
    press(&mut model, &[Key::F(1), Key::F(1)]);
    let mut effects = Vec::new();
    drive(&mut model, &mut effects);
    assert!(effects.is_empty());
    // Letters are looked for: they answer no question.
    typed(&mut model, "p");
    assert_eq!(model.reading.query, "p");
    assert_eq!(model.overlay, Some(Overlay::Rules));
}

#[test]
fn topics_by_key_and_mouse() {
    let mut model = reading(Lang::English, Topic::QuickStart);
    press(&mut model, &[Key::Up]);
    assert_eq!(model.reading.topic, Topic::QuickStart);
    press(&mut model, &[Key::Down, Key::Down]);
    assert_eq!(model.reading.topic, Topic::Deal);
    update(&mut model, Message::Click { col: 8, row: 3 + 6, early: false });
    assert_eq!(model.reading.topic, Topic::Tricks);
    for (col, row) in [(0, 9), (40, 9), (8, 2), (8, 22)] {
        update(&mut model, Message::Click { col, row, early: false });
        assert_eq!(model.reading.topic, Topic::Tricks);
    }
    // Page by page through everything, and back.
    press(&mut model, &[Key::Home]);
    for _ in 0..200 {
        press(&mut model, &[Key::PageDown]);
    }
    assert_eq!(model.reading.topic, Topic::Glossary);
    for _ in 0..400 {
        press(&mut model, &[Key::PageUp]);
    }
    assert_eq!((model.reading.topic, model.reading.down), (Topic::QuickStart, 0));
    update(&mut model, Message::Wheel { down: true });
    assert!(model.reading.down > 0);
}

#[test]
fn the_menu_opens_the_rules_in_every_language() {
    for lang in Lang::ALL {
        let mut model = menu(lang);
        let rules = model.kit.keys.letter(crate::settings::Command::Rules).unwrap();
        press(&mut model, &[Key::Char(rules)]);
        assert_eq!(model.overlay, Some(Overlay::Rules), "{lang:?}");
    }
}

/// Every row of every page can be read: nothing is cut or stands over something else.
#[test]
fn every_page_fits_in_every_language() {
    for lang in Lang::ALL {
        for topic in Topic::ALL {
            for (width, height) in [(80, 24), (120, 36)] {
                let mut model = reading(lang, topic);
                model.size = Some((width, height));
                let mut rows = 0;
                while model.reading.topic == topic && rows < 40 {
                    spoilt::take();
                    draw(&model, width, height);
                    let spoilt = spoilt::take();
                    assert!(spoilt.is_empty(), "{lang:?} {topic} {width}: {spoilt:?}");
                    press(&mut model, &[Key::PageDown]);
                    if topic == Topic::Glossary && model.reading.down == rows {
                        break;
                    }
                    rows = model.reading.down;
                }
            }
        }
    }
}

/// A page is drawn as it reads, whatever the width.
#[test]
fn the_screen_says_what_the_page_says() {
    let mut model = reading(Lang::English, Topic::Value);
    let mut seen = String::new();
    for _ in 0..60 {
        seen.push_str(&text(&draw(&model, 80, 24)));
        press(&mut model, &[Key::PageDown]);
        if model.reading.topic != Topic::Value {
            break;
        }
    }
    for part in ["5 × 24", "+120", "lost, 2 × 30", "−60", "6 × 12", "−70"] {
        assert!(seen.contains(part), "{part}");
    }
    assert!(
        Kind::ALL
            .iter()
            .all(|&kind| kind.base().is_none_or(|base| seen.contains(&base.to_string())))
    );
}

#[test]
fn a_click_on_the_key_line_does_what_the_key_does() {
    let mut model = reading(Lang::English, Topic::QuickStart);
    let drawn = text(&draw(&model, 80, 24));
    let keys = drawn.lines().last().unwrap();
    let at = keys.chars().position(|sign| sign == '…').unwrap() as u16;
    let actions = hit::actions_at(&model, at, 23);
    assert_eq!(actions, [Action::Find]);
    update(&mut model, Message::Click { col: at, row: 23, early: false });
    assert!(model.reading.searches());
}
