use std::collections::BTreeSet;

use super::*;
use crate::host::{Drill, Purpose};
use crate::rules::TableSize;
use crate::settings::{Given, Keyboard, Keys, Overrides, Stroke, load};
use crate::text::{Deck, Lang, Words};
use crate::ui::draw::{Colours, Kit, ThemeName};
use crate::ui::input::update::{is_final, update};
use crate::ui::keys::keymap::Clash;
use crate::ui::keys::{BadKeys, Keymap, MOMENTS};
use crate::ui::state::{Ask, Message, Wait};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::stage::{HANDS, Stage};
use crate::ui::tests::{house_scenes, scenes};

/// The review of a deal, at a step and with the table of decisions.
fn reviews(lang: Lang) -> [(&'static str, Model); 2] {
    let review = || {
        let mut model = Stage::new(HANDS).moves("18 p p").rest().lang(lang).model();
        let Scene::Table(play) = &model.scene else { panic!("a stage is a table") };
        let review = play.review.as_deref().cloned().expect("begun with the result");
        model.scene = crate::ui::pages::review::open(review).into();
        model
    };
    let mut decisions = review();
    update(&mut decisions, Message::Act(Action::List));
    [("review", review()), ("review: decisions", decisions)]
}

/// A state at each prompt, on each page and under each box.
fn stages() -> Vec<(&'static str, Model)> {
    stages_in(Lang::English)
}

fn stages_in(lang: Lang) -> Vec<(&'static str, Model)> {
    let grand = "18 y p p up G/SQ.S8";
    let lead = || Stage::new(HANDS).moves(grand);
    let mut stages = vec![
        ("call", Stage::dealt_by(1, HANDS).moves("p").lang(lang).model()),
        ("answer", Stage::new(HANDS).moves("18").lang(lang).model()),
        ("alone", Stage::new(HANDS).moves("p p").lang(lang).model()),
        ("others", Stage::new(HANDS).lang(lang).model()),
        ("skat", Stage::new(HANDS).moves("18 y p p").lang(lang).model()),
        ("discard", Stage::new(HANDS).moves("18 y p p up").lang(lang).model()),
        ("announce", Stage::new(HANDS).moves("18 y p p up").keys("1 2 Enter").lang(lang).model()),
        ("announce Hand", Stage::new(HANDS).moves("18 y p p hand").lang(lang).model()),
        ("lead", lead().lang(lang).model()),
        ("lead again", lead().moves("CJ HJ C7").lang(lang).model()),
        ("finished trick", lead().moves("CJ HJ C7").waiting(Wait::Trick).lang(lang).model()),
        ("menu", Stage::list(TableSize::Three, 1, 3).lang(lang).menu()),
        (
            "list",
            Stage::list(TableSize::Three, 1, 3).page(TablePage::List { up: 0 }).lang(lang).model(),
        ),
        ("end", Stage::list(TableSize::Three, 1, 36).lang(lang).model()),
        ("help", lead().overlay(Overlay::Help).lang(lang).model()),
        ("last trick", lead().overlay(Overlay::LastTrick).lang(lang).model()),
        ("leave", lead().overlay(Overlay::Ask(Ask::Leave.first())).lang(lang).model()),
        ("give up", lead().overlay(Overlay::Ask(Ask::GiveUp.first())).lang(lang).model()),
        ("claim", lead().overlay(Overlay::Ask(Ask::Claim.first())).lang(lang).model()),
    ];
    let practice = [
        ("practice: call", Stage::dealt_by(1, HANDS).moves("p")),
        ("practice: answer", Stage::new(HANDS).moves("18")),
        ("practice: others", Stage::new(HANDS)),
        ("practice: skat", Stage::new(HANDS).moves("18 y p p")),
        ("practice: discard", Stage::new(HANDS).moves("18 y p p up")),
        ("practice: announce", Stage::new(HANDS).moves("18 y p p up").keys("1 2 Enter")),
        ("practice: lead", lead().moves("CJ HJ C7")),
        ("practice: result", lead().rest()),
        ("practice: again", lead().rest().overlay(Overlay::Ask(Ask::Again.first()))),
        ("practice: all tricks", lead().moves("CJ HJ C7").overlay(Overlay::AllTricks)),
        ("practice: pushing", house_scenes::ramsch("schieberamsch")),
    ];
    stages.extend(practice.map(|(name, stage)| {
        let stage = stage.aided().played_for(Purpose::Practice(Drill::Any));
        (name, stage.lang(lang).model())
    }));
    stages.extend(house_scenes::all().map(|(name, stage)| (name, stage.lang(lang).model())));
    stages.extend(scenes::all().map(|(name, stage)| (name, stage.lang(lang).model())));
    stages.extend(reviews(lang));
    stages
}

#[test]
fn no_key_means_two_things() {
    for lang in Lang::ALL {
        for (name, model) in stages_in(lang) {
            let bindings = bindings(&model);
            let keys: Vec<_> = bindings.iter().flat_map(|binding| &binding.keys).collect();
            for (index, (key, action)) in keys.iter().enumerate() {
                let same = |(other, does): &&&(Key, Action)| other == key && does != action;
                let clash = keys[..index].iter().find(same);
                assert!(clash.is_none(), "{lang:?} {name}: {key} is {action:?} and {clash:?}");
            }
        }
    }
}

#[test]
fn every_state_has_a_way_on_and_a_way_out() {
    for (name, model) in stages() {
        assert!(action_of(&model, Key::CtrlC) == Some(Action::SaveAndLeave), "{name}");
        assert!(bindings(&model).iter().any(|binding| binding.in_line), "{name}");
        if model.overlay.is_some() {
            assert_eq!(action_of(&model, Key::Esc), Some(Action::Back), "{name}");
        } else {
            assert_eq!(action_of(&model, Key::Char('q')), Some(Action::Leave), "{name}");
            assert_eq!(action_of(&model, Key::F(1)), Some(Action::Help), "{name}");
        }
    }
}

#[test]
fn escape_never_makes_a_move() {
    for (name, model) in stages() {
        let action = action_of(&model, Key::Esc);
        assert!(action.is_none_or(|action| !is_final(&model, action)), "{name}: {action:?}");
    }
}

/// The moments of the key table in the README, each with states in which its keys work.
const MANUAL: [(&str, &[&str]); 8] = [
    ("everywhere", &["lead", "announce"]),
    ("auction", &["first call", "answer", "alone"]),
    ("skat", &["skat"]),
    ("discarding", &["discard"]),
    ("announcing", &["announce", "announce Hand"]),
    ("play", &["lead", "lead again", "decided", "finished trick"]),
    ("the result", &["result_won"]),
    ("the review", &["review", "review: decisions"]),
];

/// A key as the README writes it; nothing for what is typed in the shell.
fn key_of(key: &str) -> Option<Key> {
    let mut signs = key.chars();
    Some(match (key, signs.next()?, signs.as_str()) {
        ("fg", ..) => return None,
        ("←", ..) => Key::Left,
        ("→", ..) => Key::Right,
        ("↑", ..) => Key::Up,
        ("↓", ..) => Key::Down,
        ("PgUp", ..) => Key::PageUp,
        ("PgDn", ..) => Key::PageDown,
        ("Home", ..) => Key::Home,
        ("End", ..) => Key::End,
        ("Enter", ..) => Key::Enter,
        ("Space", ..) => Key::Space,
        ("Esc", ..) => Key::Esc,
        ("Tab", ..) => Key::Tab,
        ("Ctrl-C", ..) => Key::CtrlC,
        ("Ctrl-Z", ..) => Key::CtrlZ,
        (_, sign, "") => Key::Char(sign),
        (_, 'F', number) => Key::F(number.parse().unwrap()),
        _ => panic!("{key}"),
    })
}

#[test]
fn the_keys_in_the_readme_are_those_that_are_offered() {
    let manual = include_str!("../../../../README.md");
    let (_, table) = manual.split_once("| where | keys |\n|---|---|\n").unwrap();
    let rows: Vec<_> = table.lines().take_while(|line| line.starts_with('|')).collect();
    let mut stages = stages();
    stages.push(("first call", Stage::dealt_by(1, HANDS).model()));
    let decided = Stage::new(HANDS).moves("18 y p p hand GHSZ D9 DA D7");
    stages.push(("decided", decided.model()));
    assert_eq!(rows.len(), MANUAL.len());
    let everywhere = keys(rows[0]);
    for (row, (moment, states)) in rows.into_iter().zip(MANUAL) {
        assert!(row.starts_with(&format!("| {moment} |")), "{row}");
        let states = stages.iter().filter(|(name, _)| states.contains(name));
        let offered: Vec<Binding> = states.flat_map(|(_, model)| bindings(model)).collect();
        let named = keys(row);
        for key in &named {
            let offers = |offer: &Binding| offer.keys.iter().any(|(bound, _)| bound == key);
            assert!(offered.iter().any(offers), "{moment}: {key} does nothing");
        }
        for offer in offered.iter().filter(|_| moment != "everywhere") {
            let told = |(key, _): &(Key, Action)| named.contains(key) || everywhere.contains(key);
            assert!(offer.keys.iter().any(told), "{moment}: {:?} is not told", offer.label);
        }
    }
}

/// The keys in a row of the README, those between the ends of a range too.
fn keys(row: &str) -> Vec<Key> {
    let pieces: Vec<&str> = row.split('`').collect();
    let mut keys = Vec::new();
    for pair in pieces.chunks_exact(2) {
        let (between, key) = (pair[0], pair[1]);
        if let ("…", Some(Key::Char(from)), [Key::Char(to)]) =
            (between, keys.last(), key_of(key).as_slice())
        {
            keys.extend((*from..=*to).map(Key::Char));
        } else {
            keys.extend(key_of(key));
        }
    }
    keys
}

fn words(lang: Lang) -> Words {
    Words::new(lang, Deck::French)
}

/// The keys that a file has, in English.
fn keymap(file: &str) -> Result<Keymap, BadKeys> {
    let named = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(named.path(), file).unwrap();
    let overrides = Overrides { config: Some(named.path().into()), ..Overrides::default() };
    let settings = load(&overrides, [], None).unwrap().settings;
    Keymap::new(&settings.keys, settings.keyboard, &words(Lang::English))
}

#[test]
fn the_keys_of_every_language_differ_at_every_moment() {
    for lang in Lang::ALL {
        for keyboard in [Keyboard::Auto, Keyboard::Qwertz, Keyboard::Azerty] {
            let map = Keymap::new(&Keys::default(), keyboard, &words(lang));
            assert!(map.is_ok(), "{}: {map:?}", lang.code());
        }
    }
}

/// A key bound in a state is known to be so at one of the moments; otherwise a clash there would
/// not be found.
#[test]
fn the_moments_are_all_there_are() {
    for (name, model) in stages() {
        let keys: BTreeSet<String> = bindings(&model)
            .iter()
            .flat_map(|binding| &binding.keys)
            .map(|(key, _)| key.to_string())
            .collect();
        let of = |command: &Command| model.kit.keys.of(*command);
        let known = MOMENTS.iter().any(|moment| {
            let known = moment.commands().flat_map(of).map(ToString::to_string);
            let known: BTreeSet<String> = known.collect();
            keys.iter().all(|key| {
                let own = Command::ALL.iter().flat_map(of).any(|of| of.to_string() == *key);
                !own || known.contains(key)
            })
        });
        assert!(known, "{name}: {keys:?}");
    }
}

#[test]
fn a_key_that_does_two_things_is_found() {
    let clash = |file: &str| match keymap(file) {
        Err(BadKeys::Clash(Clash { key, actions: [(first, _), (second, at)], .. })) => {
            format!("{key} {} {} {at}", first.word(), second.word())
        }
        other => panic!("{file}: {other:?}"),
    };
    assert_eq!(clash("keys.claim = 'l'"), "l last-trick claim 0");
    assert_eq!(clash("keys.claim = ['x', 'F3']"), "F3 last-trick claim 1");
    assert_eq!(clash("keys.pass = 'x'\nkeys.yes = 'X'"), "x yes pass 0");
    assert_eq!(clash("keys.left = 'h'"), "h left hand 0");
    assert_eq!(clash("keys.list = 'F1'"), "F1 list help 1");
    for digit in ["1", "=", "à", "ß"] {
        let taken = keymap(&format!("keys.claim = '{digit}'"));
        assert!(matches!(taken, Err(BadKeys::Taken(_))), "{digit}: {taken:?}");
    }
    for good in ["keys.claim = 'x'", "keys.hand = 'g'", "keys.help = 'Tab'\nkeys.list = 'F9'"] {
        assert!(keymap(good).is_ok(), "{good}");
    }
}

#[test]
fn changed_keys_work_and_are_shown() {
    let mut model = Stage::new(HANDS).moves("18 y p p up G/SQ.S8 CJ HJ C7").model();
    let file = "keys.last-trick = ['x', 'F5']\nkeys.claim = []\nkeys.leave = '#'\nkeys.right = 'w'";
    model.kit.keys = keymap(file).unwrap();
    for key in [Key::Char('x'), Key::F(5)] {
        assert_eq!(action_of(&model, key), Some(Action::LastTrick));
    }
    for gone in [Key::Char('l'), Key::F(3), Key::Char('c'), Key::Char('q')] {
        assert_eq!(action_of(&model, gone), None, "{gone}");
    }
    for key in [Key::Right, Key::Char('w')] {
        assert_eq!(action_of(&model, key), Some(Action::Side(Step::On)), "besides the arrows");
    }
    let shown = text(&draw(&model, 80, 24));
    assert!(shown.contains("x last trick"), "{shown}");
    assert!(!shown.contains(" claim"), "{shown}");
    model.overlay = Some(Overlay::Help);
    let shown = text(&draw(&model, 80, 24));
    assert!(shown.contains("x F5       last trick"), "{shown}");
    assert!(shown.contains("? F1 ") && shown.contains("#       leave"), "{shown}");
}

#[test]
fn letters_are_underlined_where_they_are() {
    let kit = Kit::new(Lang::English, Deck::French, ThemeName::Dark, Colours::Sixteen);
    let mut keys = Keys::default();
    assert_eq!(keys.of(Command::Pass), [Given::Letter]);
    assert_eq!(kit.keys.letter(Command::Pass), Some('p'));
    let loaded = load(&Overrides::default(), [], None).unwrap().settings;
    assert_eq!(loaded.keys, keys);
    keys = loaded.keys;
    assert!(keys.of(Command::Help).contains(&Given::Stroke(Stroke::F(1))));
    let kit = kit.with_keys(&keys, Keyboard::Auto).unwrap();
    assert_eq!(kit.keys.letter(Command::Help), None, "no letter");
    assert_eq!(kit.keys.shown(Command::Left, Key::CtrlC), Key::CtrlC);
}

/// Every card can be picked without Shift on an American, a German and a French keyboard.
#[test]
fn the_dash_is_the_sixth_card_or_the_eleventh() {
    let stage = Stage::new(HANDS).moves("18 y p p up");
    let pressed = |keyboard, keys: &str| {
        let mut model = stage.model();
        model.kit.keys = Keymap::new(&Keys::default(), keyboard, &words(Lang::English)).unwrap();
        for sign in keys.chars() {
            model.kit.keys.learn(Key::Char(sign));
        }
        let last = keys.chars().next_back().map(Key::Char);
        action_of(&model, last.unwrap())
    };
    let (sixth, eleventh) = (Some(Action::Card(5)), Some(Action::Card(10)));
    assert_eq!(pressed(Keyboard::Auto, "-"), eleventh);
    assert_eq!(pressed(Keyboard::Qwerty, "é-"), eleventh, "as was said");
    assert_eq!(pressed(Keyboard::Qwertz, "ß"), eleventh);
    assert_eq!(pressed(Keyboard::Qwertz, "-"), eleventh);
    assert_eq!(pressed(Keyboard::Azerty, "-"), sixth);
    assert_eq!(pressed(Keyboard::Azerty, ")"), eleventh);
    assert_eq!(pressed(Keyboard::Auto, "é-"), sixth, "a key that only a French keyboard has");
    // Where there is no eleventh card there is no doubt.
    let lead = Stage::new(HANDS).moves("18 y p p up G/SQ.S8").model();
    assert_eq!(action_of(&lead, Key::Char('-')), sixth);
    // The screen shows which.
    let mut model = stage.model();
    assert!(text(&draw(&model, 80, 24)).lines().any(|row| row.contains("0    -")));
    let azerty = Keymap::new(&Keys::default(), Keyboard::Azerty, &words(Lang::English));
    model.kit.keys = azerty.unwrap();
    assert!(text(&draw(&model, 80, 24)).lines().any(|row| row.contains("0    )")));
}
