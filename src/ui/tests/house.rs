//! Keys and clicks on the prompts of the house rules.

use crate::rules::{
    Announced, Contract, Doubled, Kind, Move, Phase, Round, Scoring, TableSize, value_as_announced,
};
use crate::text::Lang;

use crate::ui::draw::Grid;
use crate::ui::draw::canvas::spoilt;
use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::say::choices::choices;
use crate::ui::state::{Ask, Choices, Effect, Message, Model, Overlay, Play, Prompt, Scene};
use crate::ui::tests::frame::{draw, reversed, text};
use crate::ui::tests::house_scenes::{self, declares, defends, ramsch, rounds};
use crate::ui::tests::stage::{EVERYTHING, HANDS, Stage};
use crate::ui::views::table::choices::laid_out;

fn play(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        Scene::Menu(_) | Scene::Page(_) => panic!("the start menu"),
    }
}

fn key(model: &mut Model, key: Key, early: bool) -> Vec<Effect> {
    update(model, Message::Key { key, early })
}

fn press(model: &mut Model, keys: &str) {
    for c in keys.chars() {
        key(model, Key::Char(c), false);
    }
}

/// The last move.
fn last(model: &Model) -> Option<Move> {
    play(model).view.moves().last().map(|&(_, mv)| mv)
}

/// A prompt that is answered with one of two words, and the letters of those words.
type Question = (&'static str, Stage, [(char, Move); 2]);

fn questions() -> Vec<Question> {
    use Move::{Decline, Hirsch, Kontra, PickUp, Push, Re};
    vec![
        ("push", ramsch("schieberamsch"), [('t', PickUp), ('u', Push)]),
        ("kontra", defends(), [('p', Decline), ('k', Kontra)]),
        ("re", declares().moves("kontra"), [('p', Decline), ('r', Re)]),
        ("hirsch", defends().moves("kontra re"), [('p', Decline), ('h', Hirsch)]),
    ]
}

#[test]
fn a_word_is_said_with_its_letter_with_enter_or_with_the_mouse() {
    for (name, stage, answers) in questions() {
        for (index, (letter, mv)) in answers.into_iter().enumerate() {
            let mut model = stage.model();
            press(&mut model, &letter.to_string());
            assert_eq!(last(&model), Some(mv), "{name}");

            // The answer that costs nothing has the focus.
            let mut model = stage.model();
            for _ in 0..index {
                key(&mut model, Key::Right, false);
            }
            key(&mut model, Key::Enter, false);
            assert_eq!(last(&model), Some(mv), "{name}");

            let mut model = stage.model();
            let grid = Grid::new(80, 24).unwrap();
            let shown = laid_out(&grid, &choices(&model, play(&model)));
            let (columns, _) = &shown[index];
            let (col, row) = (columns.start as u16 + 1, grid.sentence() as u16);
            update(&mut model, Message::Click { col, row, early: false });
            assert_eq!(last(&model), Some(mv), "{name}");
        }
    }
}

#[test]
fn a_key_typed_before_the_question_appeared_says_nothing() {
    let grand_hand = [('p', Move::Decline), ('g', Move::Decline)];
    let all = questions().into_iter().chain([("grand hand", ramsch("pub"), grand_hand)]);
    for (name, stage, answers) in all {
        let mut model = stage.model();
        let before = play(&model).view.moves().len();
        for (letter, _) in answers {
            key(&mut model, Key::Char(letter), true);
            key(&mut model, Key::Enter, true);
            key(&mut model, Key::Esc, true);
        }
        key(&mut model, Key::Esc, false);
        assert_eq!(play(&model).view.moves().len(), before, "{name}");
    }
    // The last question: two cards lie there, and Enter was meant for something else.
    let mut model = ramsch("schieberamsch").keys("t 5 6").model();
    key(&mut model, Key::Enter, true);
    assert_eq!(last(&model), Some(Move::PickUp));
    key(&mut model, Key::Enter, false);
    assert!(matches!(last(&model), Some(Move::PutOn(_))));
}

#[test]
fn the_focus_is_on_what_costs_nothing() {
    let focus = |stage: Stage| reversed(&draw(&stage.model(), 80, 24));
    assert_eq!(focus(ramsch("pub")), ["Pass"]);
    assert_eq!(focus(ramsch("schieberamsch")), ["Take the skat"]);
    assert_eq!(focus(defends()), ["Pass"]);
    assert_eq!(focus(declares().moves("kontra")), ["Pass"]);
    assert!(focus(declares().moves("no")).is_empty(), "nothing to do here");
}

#[test]
fn grand_hand_is_announced_before_it_is_played() {
    let mut model = ramsch("pub").model();
    press(&mut model, "g");
    assert!(matches!(play(&model).prompt, Prompt::Announce(_)));
    key(&mut model, Key::Esc, false);
    assert_eq!(
        play(&model).prompt,
        Prompt::Choose(Choices { ask: Ask::GrandHand, at: 1 }),
        "Esc loses nothing"
    );
    assert_eq!(play(&model).view.table().phase(), Phase::GrandHand);
    key(&mut model, Key::Enter, false);
    key(&mut model, Key::Right, false);
    key(&mut model, Key::Space, false);
    key(&mut model, Key::Enter, false);
    assert_eq!(play(&model).view.table().contract(), None, "every trick is asked for once");
    key(&mut model, Key::Enter, false);
    let contract = play(&model).view.table().contract().unwrap();
    assert_eq!(contract.to_string(), "GHZ", "Schwarz brings Schneider with it");
    assert_eq!(play(&model).view.table().declarer(), play(&model).view.seat());
}

#[test]
fn two_cards_are_put_on_but_no_jack_that_was_looked_at() {
    let mut model = ramsch("schieberamsch").keys("t").model();
    let before = play(&model).view.moves().len();
    key(&mut model, Key::Enter, false);
    assert!(model.note.as_ref().is_some_and(|note| note.text.contains("Two cards")));
    press(&mut model, "1");
    let note = model.note.as_ref().map(|note| note.text.clone()).unwrap_or_default();
    assert!(note.contains("♣J") && note.contains("jacks"), "{note}");
    press(&mut model, "4");
    key(&mut model, Key::Enter, false);
    key(&mut model, Key::Right, false);
    key(&mut model, Key::Space, false);
    let Prompt::Discard(discard) = &play(&model).prompt else { panic!() };
    assert_eq!(discard.put.len(), 2);
    key(&mut model, Key::Esc, false);
    assert_eq!(play(&model).view.moves().len(), before, "nothing is final yet");
    press(&mut model, "5");
    key(&mut model, Key::Enter, false);
    assert_eq!(last(&model), Some(Move::PutOn("CA CT".parse().unwrap())));
    assert_eq!(play(&model).view.hand().len(), 10);

    let mut model = ramsch("schieberamsch,push-jacks").keys("t 1 4 Enter").model();
    assert_eq!(last(&model), Some(Move::PutOn("CJ CA".parse().unwrap())));
    assert!(key(&mut model, Key::Esc, false).is_empty());
}

#[test]
fn cards_are_put_on_with_the_mouse() {
    let mut model = ramsch("schieberamsch").keys("t").model();
    // The places of the fourth card, of the fifth and of the jack at the left.
    for (col, row) in [(23, 16), (28, 16), (5, 16)] {
        update(&mut model, Message::Click { col, row, early: false });
    }
    assert!(model.note.is_some(), "the jack stays");
    let frame = text(&draw(&model, 80, 24));
    let keys = frame.lines().last().unwrap();
    let col = keys[..keys.find("Enter").unwrap()].chars().count() as u16;
    update(&mut model, Message::Click { col, row: 23, early: false });
    assert_eq!(last(&model), Some(Move::PutOn("CA CT".parse().unwrap())));
}

#[test]
fn kontra_in_place_of_the_first_card_is_never_said_by_accident() {
    let late = || defends().moves("no no");
    let mut model = late().model();
    let (before, prompts) = (play(&model).view.moves().len(), model.prompts);
    press(&mut model, "kkkk");
    assert_eq!(model.overlay, Some(Overlay::Ask(Ask::Kontra.first())));
    assert!(model.prompts > prompts, "a second key typed at once is too early");
    assert_eq!(play(&model).view.moves().len(), before, "the letter that asked does not answer");
    key(&mut model, Key::Enter, false);
    assert_eq!((model.overlay, play(&model).view.moves().len()), (None, before));
    press(&mut model, "k");
    key(&mut model, Key::Esc, false);
    assert_eq!((model.overlay, play(&model).view.moves().len()), (None, before));
    press(&mut model, "ky");
    assert_eq!(last(&model), Some(Move::Kontra));
    assert_eq!(play(&model).view.table().doubled(), Doubled::Kontra);
    // With the mouse: the key line, then the word.
    let mut model = late().model();
    for what in ["k Kontra", "Yes, Kontra"] {
        let frame = text(&draw(&model, 80, 24));
        let (row, line) = frame.lines().enumerate().find(|(_, line)| line.contains(what)).unwrap();
        let col = line[..line.find(what).unwrap()].chars().count() as u16;
        update(&mut model, Message::Click { col, row: row as u16, early: false });
    }
    assert_eq!(last(&model), Some(Move::Kontra));
    // After the first card it is too late.
    let model = late().moves("HA H8 H7 C9 CK D7 H9 HQ").model();
    assert!(!text(&draw(&model, 80, 24)).contains("Kontra"));
}

#[test]
fn what_others_say_is_told() {
    let sentence = |stage: Stage| {
        let frame = text(&draw(&stage.model(), 80, 24));
        frame.lines().nth(21).unwrap().trim().to_owned()
    };
    let pushed = || ramsch("schieberamsch");
    let told = [
        (declares().moves("no no CJ kontra no"), "Nina is to play."),
        (declares().moves("kontra re no"), "Nina lets Re stand. You lead: any card."),
        (defends().moves("kontra no"), "Otto lets Kontra stand. You lead: any card."),
        (defends().moves("kontra re hirsch"), "You lead: any card."),
        (declares().moves("kontra re hirsch"), "Nina says Hirsch. You lead: any card."),
        (pushed().moves("push push push"), "Otto pushes the skat on. You lead: any card."),
        (pushed().moves("push push up on/C8.C7"), "Otto puts two cards on. You lead: any card."),
        (pushed().moves("push up"), "Nina is to decide."),
        (
            ramsch("ramsch,grand-hand").moves("no GH"),
            "Nina plays Grand Hand instead. You lead: any card.",
        ),
    ];
    for (stage, expected) in told {
        assert_eq!(sentence(stage), expected);
    }
}

#[test]
fn a_ramsch_is_neither_claimed_nor_given_up() {
    let mut model = ramsch("ramsch").model();
    press(&mut model, "cg");
    assert_eq!(model.overlay, None);
    assert!(!text(&draw(&model, 80, 24)).contains("give up"));
}

#[test]
fn the_limit_of_a_minus_list_ends_it_with_the_standing() {
    // The last result says what follows, and the standing who has lost.
    let scenes = house_scenes::lists();
    let (_, stage) = scenes.iter().find(|(name, _)| *name == "minus_last").unwrap();
    let mut model = stage.model();
    assert!(text(&draw(&model, 80, 24)).contains("Enter final standing"));
    key(&mut model, Key::Enter, false);
    assert!(text(&draw(&model, 80, 24)).contains("the limit of 500 is reached"));
}

/// The deal of a Bock round at which all pass, up to where the person decides.
fn bock(moves: &str) -> Stage {
    let mut stage = rounds(2).moves(moves);
    while !play(&stage.model()).view.my_turn() {
        stage = stage.moves("no");
    }
    stage
}

#[test]
fn what_a_game_of_a_bock_round_brings_is_told_as_it_is_written() {
    let stage = bock("p p p");
    let model = stage.model();
    let view = &play(&model).view;
    assert_eq!((view.round(), view.table().phase()), (Round::Bock, Phase::GrandHand));
    let grand = Contract::new(Kind::Grand, true, Announced::Nothing).unwrap();
    let value = value_as_announced(grand, view.hand());
    let (win, loss) = (format!("+{}", 2 * value), format!("−{}", 4 * value));
    let asked = text(&draw(&model, 80, 24));
    assert!(asked.contains(&format!("lost it costs {loss}.")), "{asked}");
    let announced = text(&draw(&stage.keys("g").model(), 80, 24));
    assert!(announced.contains(&format!("{win} or {loss}")), "{announced}");
    // A skat that nobody has pushed on yet counts twice already.
    let mut stage = bock("p p p");
    while play(&stage.model()).view.table().phase() == Phase::GrandHand {
        stage = stage.moves("no");
    }
    let pushing = text(&draw(&stage.model(), 80, 24));
    assert!(pushing.contains("× 2 now, × 4 then"), "{pushing}");
}

#[test]
fn forehand_alone_is_told_what_a_third_pass_brings() {
    let told = |rules: &str| text(&draw(&ramsch_waits(rules).model(), 80, 24));
    assert!(told("official").contains("Pass, and nobody plays."));
    for rules in ["ramsch", "schieberamsch", "pub"] {
        assert!(told(rules).contains("Pass, and a Ramsch is played."), "{rules}");
    }
}

/// Both others have passed, and forehand has not.
fn ramsch_waits(rules: &str) -> Stage {
    Stage::new(HANDS).rules(rules).moves("p p")
}

#[test]
fn the_terms_of_a_list_are_told_where_they_are_not_official() {
    let list = |rules: &str, scoring| Stage::house(TableSize::Three, rules, scoring, 3, 2);
    let told =
        |model: &Model| text(&draw(model, 80, 24)).split_whitespace().collect::<Vec<_>>().join(" ");
    let minus = list("pub", Scoring::Minus);
    let own = list("ramsch,kontra=announcement", Scoring::Plain);
    for help in [false, true] {
        let shown = |stage: &Stage| match help {
            false => told(&stage.menu()),
            true => told(&stage.clone().overlay(Overlay::Help).model()),
        };
        let shown = [&minus, &own, &list("official", Scoring::SeegerFabian)].map(shown);
        assert!(shown[0].contains("Scoring: minus list to 500"), "{}", shown[0]);
        assert!(shown[0].contains("House rules: as in pubs"), "{}", shown[0]);
        assert!(shown[1].contains("Scoring: plain"), "{}", shown[1]);
        assert!(shown[1].contains("House rules: Ramsch, Kontra (once announced)"), "{}", shown[1]);
        assert!(!shown[2].contains("coring") && !shown[2].contains("House rules"), "{}", shown[2]);
    }
    // A line that begins no list has no terms.
    let mut model = minus.bare_menu();
    assert!(told(&model).contains("House rules: as in pubs"));
    key(&mut model, Key::Down, false);
    assert!(!told(&model).contains("House rules"));
    // Where there is room they are all named, in words of the language.
    let tall = |stage: Stage| text(&draw(&stage.overlay(Overlay::Help).model(), 120, 36));
    let tall = tall(minus.clone().lang(Lang::German));
    let words: Vec<&str> = tall.split_whitespace().collect();
    assert!(words.join(" ").contains("(Ramsch, Schieberamsch, Grand Hand"), "{tall}");
    // The longest ones leave the page readable.
    let longest = list(EVERYTHING, Scoring::Minus);
    for model in [longest.menu(), longest.overlay(Overlay::Help).model()] {
        spoilt::take();
        let frame = draw(&model, 80, 24);
        assert!(spoilt::take().is_empty(), "{}", text(&frame));
    }
}

/// Beside the table, a blank parts the totals even where they have five signs.
#[test]
fn long_totals_do_not_touch() {
    for width in [100, 119, 120, 160] {
        let drawn = text(&draw(&rounds(21).model(), width, 30));
        assert!(drawn.contains("−1426"), "{drawn}");
        let signs: Vec<char> = drawn.chars().collect();
        let touch = signs.windows(2).any(|pair| pair[0].is_ascii_digit() && pair[1] == '−');
        assert!(!touch, "{width}:\n{drawn}");
    }
}
