//! Every screen in every language: nothing is cut, nothing covers anything.

use insta::assert_snapshot;

use crate::rules::{Bid, Card, Illegal, Move, Scoring, TableSize};
use crate::text::{Deck, Lang};

use crate::ui::draw::canvas::spoilt;
use crate::ui::draw::wrapped;
use crate::ui::say::table;
use crate::ui::state::{Model, Overlay, Scene, TablePage};
use crate::ui::tests::frame::{draw, text};
use crate::ui::tests::stage::{EVERYTHING, HANDS, Stage, WIDE};
use crate::ui::tests::{house_scenes, scenes};

/// The sizes of the drawings.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 36)];

/// The text that could not be read, screen by screen.
#[derive(Default)]
struct Unreadable(Vec<String>);

impl Unreadable {
    fn look(&mut self, name: &str, model: &mut Model, size: (u16, u16)) {
        let (width, height) = size;
        model.size = Some(size);
        spoilt::take();
        let frame = draw(model, width, height);
        let spoilt = spoilt::take();
        if !spoilt.is_empty() {
            let lang = model.kit.words.lang().code();
            let frame = text(&frame);
            self.0.push(format!("{name} in {lang} at {width}x{height}: {spoilt:?}\n{frame}"));
        }
    }

    /// The stage in every language, at every size, with all its names.
    fn look_at(&mut self, name: &str, stage: &Stage) {
        for lang in Lang::ALL {
            let stage = stage.clone().lang(lang);
            let mut german = stage.clone().deck(Deck::German).model();
            let mut wide = stage.named(WIDE).model();
            for size in SIZES {
                self.look(name, &mut german, size);
                self.look(name, &mut wide, size);
            }
        }
    }

    fn none(&self) {
        assert!(self.0.is_empty(), "{}: {}", self.0.len(), self.0.join("\n"));
    }
}

#[test]
fn scenes_of_official_skat() {
    let mut unreadable = Unreadable::default();
    for (name, stage) in scenes::all() {
        unreadable.look_at(name, &stage);
    }
    unreadable.none();
}

#[test]
fn scenes_of_house_rules() {
    let mut unreadable = Unreadable::default();
    for (name, stage) in house_scenes::all() {
        unreadable.look_at(name, &stage);
    }
    unreadable.none();
}

#[test]
fn menus() {
    let mut unreadable = Unreadable::default();
    let house = |table, rules, scoring, played| Stage::house(table, rules, scoring, 3, played);
    for lang in Lang::ALL {
        for size in SIZES {
            for played in [0, 7, 36] {
                let list = Stage::list(TableSize::Three, 7, played).lang(lang);
                unreadable.look("menu", &mut list.menu(), size);
                unreadable.look("bare menu", &mut list.bare_menu(), size);
            }
            for (table, rules) in [(TableSize::Three, "pub"), (TableSize::Four, EVERYTHING)] {
                for scoring in [Scoring::Plain, Scoring::Minus] {
                    let list = house(table, rules, scoring, 9).lang(lang).named(WIDE);
                    unreadable.look("menu of a house", &mut list.menu(), size);
                    unreadable.look("bare menu of a house", &mut list.bare_menu(), size);
                }
            }
        }
    }
    unreadable.none();
}

/// All that can be asked of anybody in the auction.
#[test]
fn auctions() {
    let mut unreadable = Unreadable::default();
    for dealer in 0..3 {
        for moves in [
            "",
            "18",
            "18 y",
            "18 p",
            "p",
            "p p",
            "p 18",
            "18 y 20",
            "18 y p",
            "18 p 20",
            "18 p p",
            "264",
            "264 y p",
            "18 y p 264",
            "18 y 20 y 22 y 23 y 24",
            "59 y p 60",
            "264 p",
        ] {
            let stage = Stage::dealt_by(dealer, HANDS).moves(moves);
            for keys in ["", "End", "4 0"] {
                unreadable
                    .look_at(&format!("{dealer}: {moves}: {keys}"), &stage.clone().keys(keys));
            }
        }
    }
    unreadable.none();
}

/// Every game with everything that can be announced, below the bid and above it.
#[test]
fn announcements() {
    let poor = "CA CT CK CQ SA ST SK HA HT HK / CJ SJ HJ DJ DA DT DK DQ D9 D8 \
         / C9 C8 C7 S9 S8 S7 H9 H8 H7 HQ / SQ D7";
    let mut unreadable = Unreadable::default();
    for hands in [HANDS, poor] {
        for bid in ["18", "264"] {
            let skat = Stage::new(hands).moves(&format!("{bid} y p p"));
            unreadable.look_at(&format!("{bid}: skat"), &skat);
            for keys in ["p 1 2 Enter", "h", "h Right Right Space"] {
                for line in 0..7 {
                    let walk = format!("Up Up Up Up Up Up{}", " Down".repeat(line));
                    let stage = skat.clone().keys(keys).keys(&walk);
                    unreadable.look_at(&format!("{bid}: {keys}: {walk}"), &stage);
                }
            }
        }
    }
    unreadable.none();
}

/// Lists with totals of five signs, and the standings after them.
#[test]
fn large_numbers() {
    let mut unreadable = Unreadable::default();
    for table in [TableSize::Three, TableSize::Four] {
        for scoring in [Scoring::SeegerFabian, Scoring::Plain, Scoring::Minus] {
            let stage = Stage::house(table, EVERYTHING, scoring, 11, 300);
            unreadable.look_at("the list", &stage.clone().page(TablePage::List { up: 0 }));
            unreadable.look_at("its end", &stage.clone().full());
            unreadable.look_at("its table", &stage);
        }
    }
    unreadable.none();
}

/// Lists that end by points or by time say so.
#[test]
fn other_ends_than_deals() {
    let mut unreadable = Unreadable::default();
    for (points, minutes) in [(99_999, 0), (0, 1_440), (99_999, 1_440)] {
        for (table, played) in [(TableSize::Three, 23), (TableSize::Four, 13)] {
            let stage = Stage::list(table, 7, played).ends(points, minutes);
            unreadable.look_at("the table", &stage);
            unreadable.look_at("its play", &scenes::defends().ends(points, minutes));
            unreadable.look_at("its result", &stage.clone().rest());
            unreadable.look_at("its list", &stage.clone().page(TablePage::List { up: 0 }));
            unreadable.look_at("its help", &stage.clone().overlay(Overlay::Help));
            for lang in Lang::ALL {
                let stage = stage.clone().lang(lang).named(WIDE);
                for size in SIZES {
                    unreadable.look("its menu", &mut stage.menu(), size);
                    unreadable.look("its bare menu", &mut stage.bare_menu(), size);
                }
            }
        }
    }
    unreadable.none();
    let shown = |stage: Stage| stage.draw(80, 24);
    let points = Stage::list(TableSize::Three, 7, 3).ends(1000, 0);
    let minutes = Stage::list(TableSize::Three, 7, 3).ends(0, 60);
    for (stage, said) in [
        (points.clone(), "deal 4 to 1000 points · "),
        (points.clone().lang(Lang::German), "Spiel 4 bis 1000 Punkte · "),
        (minutes.clone(), "deal 4 · 60 min left · "),
        (minutes.lang(Lang::French), "donne 4 · encore 60 min · "),
        (points.clone().page(TablePage::List { up: 0 }), "after deal 3 to 1000 points"),
        (points.clone().page(TablePage::List { up: 0 }), "Ends: at 1000 points"),
    ] {
        let shown = shown(stage);
        assert!(shown.contains(said), "{said}:\n{shown}");
    }
    let menu = text(&draw(&points.bare_menu(), 80, 24));
    assert!(menu.contains("to 1000 points with Nina and Otto"), "{menu}");
}

/// Any state that play and keys can reach.
#[test]
fn random_states() {
    let mut unreadable = Unreadable::default();
    for seed in 0..60 {
        let stage = Stage::random(seed, 3 * seed as usize % 46, seed as usize % 4);
        for lang in Lang::ALL {
            let size = SIZES[(seed as usize + lang as usize) % 3];
            unreadable.look(&format!("{seed}"), &mut stage.clone().lang(lang).model(), size);
        }
    }
    unreadable.none();
}

/// The reason why a move is refused fits on the sentence's row of the narrowest table, or on two.
#[test]
fn refusals() {
    let card: Card = "CJ".parse().unwrap();
    let bid = Bid::new(264).unwrap();
    let reasons = [
        (Illegal::MustFollow { led: "HT".parse().unwrap() }, Move::Play("ST".parse().unwrap())),
        (Illegal::MustFollow { led: card }, Move::Play("ST".parse().unwrap())),
        (Illegal::NullBelowBid { value: 59, bid }, Move::Pass),
        (Illegal::JackPushed(card), Move::Pass),
        (Illegal::NotProven, Move::Claim),
        (Illegal::NotOnLead, Move::Claim),
        (Illegal::TrickRuns, Move::Concede),
        (Illegal::OfferRefused, Move::Concede),
        (Illegal::NotHigher { bid, last: bid }, Move::Bid(bid)),
        (Illegal::NotNow, Move::Pass),
    ];
    for lang in Lang::ALL {
        let model = scenes::defends().lang(lang).model();
        let Scene::Table(play) = &model.scene else { panic!() };
        for (why, mv) in reasons {
            let note = table::refusal(&model.kit, &play.view, mv, why);
            let rows = wrapped(&note.text, 76);
            assert_eq!(rows.len(), 1, "{lang:?}: {}", note.text);
        }
    }
}

/// The screens everybody sees.
const MAIN: [&str; 24] = [
    "auction_first",
    "auction_asked",
    "auction_jump",
    "skat",
    "discard_two",
    "announce",
    "announce_hand",
    "play_lead",
    "play_declarer",
    "play_defender",
    "play_refused",
    "trick_done",
    "last_trick",
    "ask_give_up_defence",
    "result_won",
    "result_overbid",
    "result_hand_jack",
    "result_passed_in",
    "list",
    "end",
    "help_play",
    "kontra",
    "push",
    "result_ramsch_pushed",
];

fn main_screens() -> impl Iterator<Item = scenes::Scene> {
    scenes::all().chain(house_scenes::all()).filter(|(name, _)| MAIN.contains(name))
}

#[test]
fn german_screens() {
    assert_eq!(main_screens().count(), MAIN.len());
    for (name, stage) in main_screens() {
        let model = stage.lang(Lang::German).model();
        for (width, height) in [(80, 24), (120, 36)] {
            let shown = text(&draw(&model, width, height));
            assert_snapshot!(format!("de_{name}_{width}x{height}"), shown);
        }
    }
    let menu = Stage::list(TableSize::Three, 7, 7).lang(Lang::German).menu();
    assert_snapshot!("de_start_80x24", text(&draw(&menu, 80, 24)));
    let leaves = scenes::defends().lang(Lang::German).deck(Deck::German);
    assert_snapshot!("de_play_german_pack_80x24", leaves.draw(80, 24));
}

#[test]
fn french_italian_and_portuguese_screens() {
    for lang in [Lang::French, Lang::Italian, Lang::Portuguese] {
        let code = lang.code();
        for (name, stage) in main_screens() {
            assert_snapshot!(format!("{code}_{name}_80x24"), stage.lang(lang).draw(80, 24));
        }
        let menu = Stage::list(TableSize::Three, 7, 7).lang(lang).menu();
        assert_snapshot!(format!("{code}_start_80x24"), text(&draw(&menu, 80, 24)));
    }
}
