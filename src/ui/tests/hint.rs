//! Hints: their look, that all of it can be read, and their key.

use insta::assert_snapshot;

use crate::host::{Advice, Advised, Awaited, Basis, Fact, Fear, Odds, Question, Reason};
use crate::rules::{Announced, Bid, Card, Cards, Contract, Kind, Move, Seat, Suit};
use crate::text::{Deck, Lang};
use crate::ui::draw::wrapped;
use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::say::hint;
use crate::ui::state::{Ask, Choices, Effect, Message, Model, Play, Prompt, Scene};
use crate::ui::tests::frame::{draw, readable, text};
use crate::ui::tests::house_scenes;
use crate::ui::tests::scenes::declares;
use crate::ui::tests::stage::{HANDS, Stage, WIDE};

const DEALS: Basis = Basis::Deals { deals: 360, all: false };

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

fn bid(value: u16) -> Bid {
    Bid::all().find(|bid| bid.value() == value).unwrap()
}

/// A card, with the odds of all that may be played.
fn played(mv: &str, options: &[(&str, f32)], reason: Reason) -> Advice {
    let options = options.iter().map(|&(name, chance)| Odds { mv: Move::Play(card(name)), chance });
    let fear = Some(Fear { fact: Fact::Holds(Seat::Middlehand, card("SJ")), chance: 0.31 });
    let mv = Move::Play(card(mv));
    Advice { mv, options: options.collect(), reason, fear, basis: DEALS }
}

/// The games of the hand, with the skat and without.
fn games(mv: Move, reason: Reason) -> Advice {
    let game = |contract, chance| Odds { mv: Move::Declare(contract, Cards::EMPTY), chance };
    let mut options = vec![
        game(Contract::plain(Kind::Clubs), 0.74),
        game(Contract::plain(Kind::Grand), 0.61),
        game(Contract::plain(Kind::Hearts), 0.4),
        game(Contract::plain(Kind::Diamonds), 0.36),
        game(Contract::plain(Kind::Spades), 0.3),
        game(Contract::plain(Kind::Null), 0.0),
    ];
    options.extend(Kind::TRUMP_GAMES.map(|kind| game(Contract::hand(kind), 0.28)));
    Advice { mv, options, reason, fear: None, basis: Basis::Games }
}

fn defender(reason: Reason) -> Advice {
    played("CT", &[("CT", 1.0), ("CA", 0.48)], reason)
}

/// Clubs were led, and two may be played.
fn follows() -> Stage {
    Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7 C9 CK D7 CQ DQ")
}

fn asked() -> Stage {
    Stage::new(HANDS).moves("18 y 20 y 22 y 23 y 24")
}

fn won() -> Stage {
    asked().moves("y p p")
}

fn hold() -> Advice {
    games(Move::Hold, Reason::Carries { kind: Kind::Clubs, hand: false, to: bid(36) })
}

fn pick_up() -> Advice {
    games(Move::PickUp, Reason::SkatHelps { kind: Kind::Clubs })
}

fn announce() -> Advice {
    let game = |kind, put: &str, chance| Odds {
        mv: Move::Declare(Contract::plain(kind), cards(put)),
        chance,
    };
    let options = vec![
        game(Kind::Grand, "SQ S8", 0.87),
        game(Kind::Grand, "S8 D9", 0.81),
        game(Kind::Clubs, "SQ S8", 0.95),
    ];
    let reason = Reason::Game { empties: Some(Suit::Spades), saves: None };
    let fear = Some(Fear { fact: Fact::AllTrumps(Seat::Rearhand), chance: 0.52 });
    Advice { mv: options[0].mv, options, reason, fear, basis: DEALS }
}

/// Hand games, each with something announced.
fn hands() -> Advice {
    let game = |kind, announced, chance| Odds {
        mv: Move::Declare(Contract::new(kind, true, announced).unwrap(), Cards::EMPTY),
        chance,
    };
    let options = vec![
        game(Kind::Grand, Announced::Ouvert, 1.0),
        game(Kind::Diamonds, Announced::Schwarz, 1.0),
        game(Kind::Diamonds, Announced::Schneider, 1.0),
        game(Kind::Null, Announced::Ouvert, 1.0),
    ];
    let reason = Reason::Announced;
    Advice { mv: options[0].mv, options, reason, fear: None, basis: DEALS }
}

/// A hint at every kind of prompt, closed and open.
fn scenes() -> Vec<(&'static str, Stage)> {
    let smears = || defender(Reason::Smears { partner: Seat::Middlehand });
    let first = Stage::dealt_by(1, HANDS);
    let bids = || {
        games(Move::Bid(bid(18)), Reason::Carries { kind: Kind::Clubs, hand: false, to: bid(36) })
    };
    vec![
        ("hint_hold", asked().advised(hold(), false)),
        ("hint_hold_why", asked().advised(hold(), true)),
        ("hint_bid", first.advised(bids(), false)),
        (
            "hint_high",
            asked().moves("y p 66").advised(games(Move::Pass, Reason::Dear { to: bid(36) }), false),
        ),
        (
            "hint_over_all",
            asked()
                .moves("y p 120")
                .advised(games(Move::Pass, Reason::Weak { kind: Kind::Clubs }), false),
        ),
        ("hint_skat", won().advised(pick_up(), false)),
        ("hint_discard", won().keys("p").advised(announce(), false)),
        ("hint_discard_why", won().keys("p").advised(announce(), true)),
        ("hint_announce", won().keys("p 7 8 Enter").advised(announce(), true)),
        ("hint_hand_why", won().moves("hand").advised(hands(), true)),
        ("hint_card", follows().advised(smears(), false)),
        ("hint_card_why", follows().advised(smears(), true)),
        ("hint_lead", declares().aided()),
    ]
}

#[test]
fn screens() {
    for (name, stage) in scenes() {
        for (width, height) in [(80, 24), (100, 30), (120, 36)] {
            let shown = text(&draw(&stage.clone().at(width, height).model(), width, height));
            assert_snapshot!(format!("{name}_{width}x{height}"), shown);
        }
    }
}

/// Every reason there is, with the longest of what may stand in it.
fn reasons() -> Vec<Reason> {
    let (partner, suit, card) = (Seat::Middlehand, Suit::Diamonds, card("HA"));
    let (kind, to, points, percent) = (Kind::Diamonds, Bid::MOST, 28, 100);
    vec![
        Reason::Carries { kind, hand: false, to },
        Reason::Carries { kind, hand: true, to },
        Reason::Dear { to },
        Reason::Weak { kind },
        Reason::BetterThanRamsch,
        Reason::SkatHelps { kind },
        Reason::NeedsNoSkat { kind },
        Reason::Game { empties: None, saves: None },
        Reason::Game { empties: Some(suit), saves: None },
        Reason::Game { empties: Some(suit), saves: Some(card) },
        Reason::HandGame,
        Reason::Announced,
        Reason::Doubled,
        Reason::NotDoubled,
        Reason::OnlyCard,
        Reason::Alike,
        Reason::Won,
        Reason::Lost,
        Reason::Proven,
        Reason::DrawsTrumps { out: 1 },
        Reason::DrawsTrumps { out: 11 },
        Reason::DrawsLast,
        Reason::Takes { points: 1 },
        Reason::Takes { points },
        Reason::Ruffs { points },
        Reason::Smears { partner },
        Reason::Keeps { partner, card },
        Reason::PartnerTakes { partner },
        Reason::PartnerRuffs { partner, suit },
        Reason::Saves { winner: partner },
        Reason::Empties { suit },
        Reason::Ours { points },
        Reason::GivesUp,
        Reason::Contests { percent },
        Reason::StaysUnder { percent },
        Reason::Rids,
        Reason::Catches { percent },
        Reason::Best,
        Reason::Points,
        Reason::RamschUnder { percent },
        Reason::RamschTakes { points },
        Reason::RamschRids,
        Reason::Safe,
        Reason::Unsafe,
        Reason::PutsOn,
        Reason::GrandInstead,
        Reason::NoGrandInstead,
        Reason::Agrees,
        Reason::PlaysOn,
    ]
}

#[test]
fn every_reason_can_be_told() {
    let mut told = Vec::new();
    for reason in reasons() {
        let model = follows().advised(defender(reason), false).model();
        let text = hint::sentence(&model.kit, table(&model), 76).unwrap();
        told.push(format!("{reason:?}\n  {text}"));
    }
    assert_snapshot!(told.join("\n"));
}

const SIZES: [(u16, u16); 5] = [(80, 24), (99, 40), (100, 24), (119, 34), (120, 36)];

#[test]
fn everything_can_be_read() {
    for (name, stage) in scenes() {
        for (width, height) in SIZES {
            let stage = stage.clone().at(width, height);
            let ascii = stage.clone().deck(Deck::Ascii).model();
            readable(&format!("{name} in ASCII"), &ascii, width, height);
            readable(&format!("{name}, wide"), &stage.named(WIDE).model(), width, height);
        }
    }
    for (name, stage) in scenes() {
        for lang in Lang::ALL {
            readable(&format!("{name} in {lang:?}"), &stage.clone().lang(lang).model(), 80, 24);
        }
    }
}

#[test]
fn the_odds_of_a_game_stand_beside_its_name() {
    for (lang, deck) in Lang::ALL.into_iter().flat_map(|lang| Deck::ALL.map(|deck| (lang, deck))) {
        let model = won().moves("hand").lang(lang).deck(deck).advised(hands(), true).model();
        let words = hint::Words {
            kit: &model.kit,
            play: table(&model),
            advice: table(&model).advice().unwrap(),
        };
        let drawn = text(&draw(&model, 80, 24));
        let box_of =
            drawn.lines().skip_while(|row| !row.contains(&model.kit.words.get("hint-why")));
        for option in words.options() {
            let mut rows = box_of.clone();
            let row = rows.find(|row| row.contains(&format!("{option} ")));
            let row = row.unwrap_or_else(|| panic!("{option} in {lang:?}:\n{drawn}"));
            assert!(row.contains(" 100 "), "{row}");
        }
    }
}

#[test]
fn a_card_of_lesser_odds_says_what_speaks_for_it() {
    let told = |stage: Stage, reason, odds: [f32; 2]| {
        let advice = played("C7", &[("C7", odds[0]), ("C8", odds[1])], reason);
        let model = stage.advised(advice, false).model();
        hint::sentence(&model.kit, table(&model), 200).unwrap()
    };
    let (trumps, more) = (follows(), "Others win more often, but bring less.");
    let saves = Reason::Saves { winner: Seat::Middlehand };
    assert!(told(trumps.clone(), saves, [0.84, 0.86]).contains(more));
    assert!(!told(trumps.clone(), saves, [0.861, 0.864]).contains(more), "the same as it is told");
    assert!(!told(trumps, Reason::Points, [0.84, 0.86]).contains(more), "said already");
    let ramsch = || Stage::new(HANDS).rules("ramsch").moves("p p p");
    let under = Reason::RamschUnder { percent: 98 };
    let dearer = "Another card is safer, but dearer when it goes wrong.";
    assert!(told(ramsch(), under, [0.96, 0.97]).contains(dearer));
    assert!(!told(ramsch(), under, [0.97, 0.96]).contains(dearer));
}

#[test]
fn every_reason_can_be_read_in_every_language() {
    for (reason, lang) in reasons().into_iter().flat_map(|reason| Lang::ALL.map(|l| (reason, l))) {
        for (width, height) in [(80, 24), (100, 24), (120, 36)] {
            for why in [false, true] {
                let stage = follows().named(WIDE).at(width, height).lang(lang);
                let model = stage.advised(defender(reason), why).model();
                readable(&format!("{reason:?} in {lang:?}"), &model, width, height);
                // Two rows are left for it below the odds.
                let room = i32::from(width.min(100)) - 46;
                let room = if width < 100 { i32::from(width) - 4 } else { room };
                let told = hint::sentence(&model.kit, table(&model), room).unwrap();
                let rows = wrapped(&told, room).len();
                assert!(rows <= 2, "{rows} rows of {room}: {told}");
            }
        }
    }
}

fn table(model: &Model) -> &Play {
    match &model.scene {
        Scene::Table(play) => play,
        Scene::Menu(_) | Scene::Page(_) => panic!("the start menu"),
    }
}

fn press(model: &mut Model, key: Key) -> Vec<Effect> {
    update(model, Message::Key { key, early: false })
}

/// The question among the effects.
fn question(effects: Vec<Effect>) -> Question {
    let mut questions = effects.into_iter().filter_map(|effect| match effect {
        Effect::Advise(question) => Some(*question),
        _ => None,
    });
    questions.next().expect("a question to the strongest player")
}

fn answer(model: &mut Model, question: Question, advice: Advice) {
    let advised = Advised { question, advice: Some(advice), failed: None };
    update(model, Message::Advised(Box::new(advised)));
}

#[test]
fn the_first_press_asks_the_second_says_why_and_the_third_ends_it() {
    let mut model = follows().aided().model();
    let before = table(&model).view.moves().len();
    let question = question(press(&mut model, Key::Char('t')));
    assert_eq!(question.view, table(&model).view, "what the person sees, and no more");
    // As long as nothing has come there is nothing to be opened.
    assert!(press(&mut model, Key::F(2)).is_empty());
    assert!(table(&model).advice().is_none());
    let prompts = model.prompts;
    answer(&mut model, question.clone(), defender(Reason::Best));
    assert!(matches!(table(&model).prompt, Prompt::Play { cursor, .. } if cursor == card("CT")));
    assert!(model.prompts > prompts, "a key pressed before takes nothing");
    let shown = text(&draw(&model, 80, 24));
    assert!(shown.contains("48%") && shown.contains("Tip ♣10."), "{shown}");
    press(&mut model, Key::Char('t'));
    assert!(text(&draw(&model, 80, 24)).contains("Why"));
    press(&mut model, Key::Char('t'));
    let shown = text(&draw(&model, 80, 24));
    assert!(!shown.contains("Why") && !shown.contains("Tip"), "{shown}");
    assert_eq!(table(&model).view.moves().len(), before, "nothing was played");
    // The same answer once more is to nothing that is asked.
    answer(&mut model, question, defender(Reason::Best));
    assert!(table(&model).advice().is_none());
}

/// Esc goes one step back: what lies on top goes, and nothing below it.
#[test]
fn esc_closes_the_box_before_anything_else() {
    let mut model = won().keys("p 7 8 Enter").advised(announce(), true).model();
    press(&mut model, Key::Esc);
    assert!(!text(&draw(&model, 80, 24)).contains("Why"));
    assert!(matches!(table(&model).prompt, Prompt::Announce(_)), "the cards lie away still");
    press(&mut model, Key::Esc);
    assert!(matches!(table(&model).prompt, Prompt::Discard(_)));
    // Everywhere, also where Esc has nothing else to do.
    for (name, stage) in scenes() {
        let mut model = stage.model();
        if text(&draw(&model, 80, 24)).contains("Why") {
            press(&mut model, Key::Esc);
            assert!(!text(&draw(&model, 80, 24)).contains("Why"), "{name}");
        }
    }
}

#[test]
fn an_answer_that_comes_late_is_dropped() {
    let mut model = follows().aided().model();
    let question = question(press(&mut model, Key::Char('t')));
    // The person plays meanwhile.
    press(&mut model, Key::Enter);
    let before = format!("{:?}", table(&model).prompt);
    answer(&mut model, question, defender(Reason::Best));
    assert_eq!(format!("{:?}", table(&model).prompt), before);
    assert!(table(&model).advice().is_none());
    assert!(!text(&draw(&model, 80, 24)).contains("Tip"));
}

#[test]
fn who_switches_hints_off_is_offered_none() {
    let mut model = follows().model();
    let before = format!("{model:?}");
    for key in [Key::Char('t'), Key::F(2)] {
        assert!(press(&mut model, key).is_empty());
    }
    assert_eq!(format!("{model:?}"), before);
    assert!(!text(&draw(&model, 80, 24)).contains("t tip"));
}

#[test]
fn the_bars_stay_for_the_whole_auction_and_every_question_is_put() {
    let mut model = asked().aided().model();
    let first = question(press(&mut model, Key::Char('t')));
    assert!(table(&model).bars);
    answer(&mut model, first, hold());
    press(&mut model, Key::Enter);
    assert!(table(&model).bars, "Nina is to bid now");
    let Awaited::Bot(request) = table(&model).session.awaited() else { panic!() };
    let reply = request.reply(Move::Bid(bid(27)));
    let effects = update(&mut model, Message::Reply(Box::new(reply)));
    let next = question(effects);
    assert_eq!(next.view.table().auction().last(), Some(bid(27)));
    answer(&mut model, next, hold());
    // Twice more and the ladder is the plain one again.
    press(&mut model, Key::F(2));
    press(&mut model, Key::F(2));
    assert!(!table(&model).bars);
}

#[test]
fn the_focus_goes_where_the_advice_is() {
    let focus = |stage: Stage, advice: Advice| {
        let model = stage.advised(advice, false).model();
        table(&model).prompt.clone()
    };
    let passes = games(Move::Pass, Reason::Dear { to: bid(23) });
    assert!(matches!(focus(asked(), passes), Prompt::Answer(answer) if answer.pass));
    assert!(matches!(focus(asked(), hold()), Prompt::Answer(answer) if !answer.pass));
    let hand = games(Move::Hand, Reason::NeedsNoSkat { kind: Kind::Clubs });
    assert_eq!(focus(won(), hand), Prompt::Choose(Choices { ask: Ask::Skat, at: 1 }));
    let Prompt::Discard(discard) = focus(won().keys("p"), announce()) else { panic!() };
    assert!(discard.cursor == card("SQ") && discard.put.is_empty(), "nothing is put away");
    let Prompt::Announce(chosen) = focus(won().keys("p 7 8 Enter"), announce()) else { panic!() };
    assert_eq!(chosen.line, 4, "Grand");
    let schneider = Move::Declare("CHS".parse().unwrap(), Cards::EMPTY);
    let Prompt::Announce(chosen) = focus(won().keys("h"), games(schneider, Reason::Announced))
    else {
        panic!()
    };
    assert_eq!((chosen.line, chosen.ticked), (3, Announced::Schneider));
}

/// The letter of the hints belongs to the skat where that is asked; the function key does it then.
#[test]
fn where_the_letter_is_taken_the_function_key_remains() {
    let pushes = house_scenes::ramsch("schieberamsch").aided();
    let mut model = pushes.model();
    assert!(
        matches!(table(&model).prompt, Prompt::Choose(Choices { ask: Ask::Push, .. })),
        "{:?}",
        table(&model).prompt
    );
    assert!(text(&draw(&model, 80, 24)).contains("F2 tip"));
    question(press(&mut model, Key::F(2)));
}
