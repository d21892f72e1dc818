use super::*;
use crate::rules::TableSize;
use crate::text::Lang;
use crate::ui::house_scenes;
use crate::ui::model::Wait;
use crate::ui::scenes;
use crate::ui::testing::{HANDS, Stage};

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
        ("list", Stage::list(TableSize::Three, 1, 3).page(Page::List { up: 0 }).lang(lang).model()),
        ("end", Stage::list(TableSize::Three, 1, 36).lang(lang).model()),
        ("help", lead().over(Over::Help).lang(lang).model()),
        ("last trick", lead().over(Over::LastTrick).lang(lang).model()),
        ("leave", lead().over(Over::Leave { yes: true }).lang(lang).model()),
        ("give up", lead().over(Over::GiveUp { yes: false }).lang(lang).model()),
        ("claim", lead().over(Over::Claim { yes: true }).lang(lang).model()),
    ];
    stages.extend(house_scenes::all().map(|(name, stage)| (name, stage.lang(lang).model())));
    stages.extend(scenes::all().map(|(name, stage)| (name, stage.lang(lang).model())));
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
        if model.over.is_some() {
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
        assert!(action.is_none_or(|action| !action.is_final(&model)), "{name}: {action:?}");
    }
}
