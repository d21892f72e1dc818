//! A scene for every screen: what the snapshots show and what must never be cut.

use crate::rules::TableSize;

use crate::ui::input::update::update;
use crate::ui::keys::Key;
use crate::ui::state::{Ask, Message, Model, Overlay, TablePage, Wait};
use crate::ui::tests::stage::{HANDS, Stage};

/// A screen by name.
pub(crate) type Scene = (&'static str, Stage);

/// You are forehand and declarer with all the trumps there are.
const ALL_TRUMPS: &str = "CJ SJ HJ DJ CA CT CK CQ C9 C8 \
     / SA ST SK HA HT HK HQ DA DK D8 \
     / C7 SQ S9 S8 S7 H9 H8 DT DQ D7 \
     / H7 D9";
/// The ♣J of the skat turns your "without 2" into "with 1".
const JACK_IN_SKAT: &str = "HJ DJ CA CT CK CQ C9 HA HK D9 \
     / SJ C8 SA SK SQ S8 HQ H9 H8 DK \
     / C7 ST S9 S7 HT H7 DA DT DQ D8 \
     / CJ D7";
/// The same cards with ♥J in the skat: "with 2" becomes "with 11".
const OPEN_JACK: &str = "CJ SJ DJ CA CT CK CQ C9 C8 C7 \
     / SA ST SK HA HT HK HQ DA DK D8 \
     / H8 SQ S9 S8 S7 H9 H7 DT DQ D7 \
     / HJ D9";
/// Low cards at Nina's: an open Null.
const LOW_LEFT: &str = "CA CK C9 SK S8 HA HQ DA DJ D7 \
     / CJ C8 C7 S9 S7 HT H7 D9 D8 H9 \
     / CT CQ SA ST SQ HK HJ DT DQ H8 \
     / SJ DK";
/// The same at Otto's.
const LOW_RIGHT: &str = "CA CK C9 SK S8 HA HQ DA DJ D7 \
     / CT CQ SA ST SQ HK HJ DT DQ H8 \
     / CJ C8 C7 S9 S7 HT H7 D9 D8 H9 \
     / SJ DK";

/// You play Clubs at 24 and have put ♠Q and ♠8 away.
pub(crate) fn declares() -> Stage {
    Stage::new(HANDS).moves("18 y 20 y 22 y 23 y 24 y p p up C/SQ.S8")
}

/// Otto plays Spades at 18; a heart was led to you.
pub(crate) fn defends() -> Stage {
    Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7 C9 CK D7 H9 HQ")
}

/// Nina, or Otto, plays an open Null at 46; a club was led to you.
pub(crate) fn open_left() -> Stage {
    Stage::dealt_by(0, LOW_LEFT).moves("46 y p p up NO/SJ.DK C7 CT")
}

pub(crate) fn open_right() -> Stage {
    Stage::dealt_by(1, LOW_RIGHT).moves("p 46 y p up NO/SJ.DK C7")
}

/// The table during play, and what lies over it.
pub(crate) fn play() -> Vec<Scene> {
    let trick = "HA H8 H7 C9 CK D7 H9 HQ HK";
    let finished = Stage::new(HANDS).moves("p 18 p up S/C8.C7").moves(trick);
    let led = || Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7");
    vec![
        ("play_lead", declares()),
        ("play_declarer", declares().moves("CJ CQ C7").training()),
        ("play_defender", defends()),
        ("play_refused", defends().keys("1")),
        ("play_open_left", open_left()),
        ("play_open_right", open_right()),
        ("trick_done", finished.clone().waiting(Wait::Trick)),
        ("trick_done_yours", led().waiting(Wait::Trick)),
        ("last_trick", led().overlay(Overlay::LastTrick)),
    ]
}

/// The questions over the table.
pub(crate) fn questions() -> Vec<Scene> {
    let late = || declares().cards(6);
    vec![
        ("ask_claim", late().overlay(Overlay::Ask(Ask::Claim.first()))),
        ("ask_give_up", declares().overlay(Overlay::Ask(Ask::GiveUp.first()))),
        ("ask_give_up_both", late().overlay(Overlay::Ask(Ask::GiveUp.first()))),
        ("ask_give_up_defence", defends().overlay(Overlay::Ask(Ask::GiveUp.first()))),
        ("ask_leave", defends().overlay(Overlay::Ask(Ask::Leave.first()))),
    ]
}

/// The seats that offer to give up.
pub(crate) fn offers() -> Vec<Scene> {
    let otto = |moves: &str| Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7").moves(moves);
    vec![
        ("offer_declarer", otto("C9 CK D7 H9 give-up")),
        ("offer_partner", otto("C9 give-up")),
        ("offer_defenders", declares().moves("CJ give-up accept")),
    ]
}

/// Results of every kind.
pub(crate) fn results() -> Vec<Scene> {
    let all = || Stage::new(ALL_TRUMPS).moves("18 y p p");
    vec![
        ("result_won", declares().cards(30)),
        ("result_tricks", declares().cards(30).keys("v")),
        ("result_overbid", Stage::new(HANDS).moves("60 y p p up C/SQ.S8").cards(30)),
        ("result_other", Stage::new(HANDS).moves("p 18 p up S/C8.C7").cards(30)),
        ("result_hand_jack", Stage::new(JACK_IN_SKAT).moves("18 y p p hand CH").cards(30)),
        ("result_hand_jack_short", Stage::new(JACK_IN_SKAT).moves("48 y p p hand CH give-up")),
        ("result_null_lost", Stage::new(HANDS).moves("18 y p p up N/SQ.S8").cards(30)),
        ("result_null_other", open_right().cards(30)),
        ("result_given_up", declares().moves("give-up")),
        ("result_given_up_tricks", declares().moves("CJ CQ C7 give-up").keys("v")),
        ("result_claimed_tricks", all().moves("up C/H7.D9").cards(6).moves("claim").keys("v")),
        ("result_claimed", all().moves("up C/H7.D9 claim")),
        ("result_all_levels", all().moves("hand CO").cards(30)),
        ("result_all_levels_jack", Stage::new(OPEN_JACK).moves("18 y p p hand CO").cards(30)),
        ("result_passed_in", Stage::new(HANDS).moves("p p p")),
    ]
}

/// A table of four.
pub(crate) fn four() -> Vec<Scene> {
    let list = |played| Stage::list(TableSize::Four, 7, played);
    vec![
        ("four_1", list(8)),
        ("four_2", list(9)),
        ("four_3", list(10)),
        ("four_4", list(11)),
        ("four_result", list(12).moves("p p p")),
    ]
}

/// The list and its end.
pub(crate) fn lists() -> Vec<Scene> {
    let list = |table, played, up| Stage::list(table, 7, played).page(TablePage::List { up });
    vec![
        ("list", list(TableSize::Three, 23, 0)),
        ("list_short", list(TableSize::Three, 2, 0)),
        ("list_empty", list(TableSize::Three, 0, 0)),
        ("list_scrolled", list(TableSize::Three, 23, 7)),
        ("list_four", list(TableSize::Four, 26, 0)),
        ("end", Stage::list(TableSize::Three, 7, 36)),
        ("end_four", Stage::list(TableSize::Four, 7, 48)),
        ("ask_leave_list", list(TableSize::Three, 23, 0).overlay(Overlay::Ask(Ask::Leave.first()))),
    ]
}

/// The auction and what follows until the first card.
pub(crate) fn before() -> Vec<Scene> {
    let asked = || Stage::new(HANDS).moves("18 y 20 y 22 y 23 y 24");
    let won = || asked().moves("y p p");
    vec![
        ("auction_asked", asked()),
        ("auction_jump", asked().moves("y p 36")),
        ("auction_first", Stage::dealt_by(1, HANDS)),
        ("auction_walk", Stage::dealt_by(1, HANDS).moves("18 y").keys("Right Right Right")),
        ("auction_others", Stage::dealt_by(0, HANDS).moves("18 y 20")),
        ("skat", won()),
        ("skat_other", Stage::new(HANDS).moves("18 p p up")),
        ("discard_none", won().keys("p")),
        ("discard_one", won().keys("p 7")),
        ("discard_two", won().keys("p 7 8")),
        ("announce", won().keys("p 7 8 Enter")),
        ("announce_hand", won().keys("h Space")),
        ("announce_hand_all", won().keys("h Down Right Right Space")),
        ("announce_overbid", Stage::new(HANDS).moves("33 y p p up").keys("7 8 Enter Up Up Up")),
        ("announce_null", won().keys("p 7 8 Enter Down Down Down")),
    ]
}

/// The help over the screens with the most keys.
pub(crate) fn helps() -> Vec<Scene> {
    let led = Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7");
    vec![
        ("help_call", Stage::dealt_by(1, HANDS).overlay(Overlay::Help)),
        ("help_discard", Stage::new(HANDS).moves("18 y p p up").overlay(Overlay::Help)),
        ("help_play", led.overlay(Overlay::Help)),
        ("help_list", Stage::list(TableSize::Three, 7, 23).keys("Tab").overlay(Overlay::Help)),
    ]
}

/// All of them.
pub(crate) fn all() -> impl Iterator<Item = Scene> {
    [before(), play(), questions(), offers(), results(), four(), lists(), helps()]
        .into_iter()
        .flatten()
}

/// The start menu, with and without a list that waits.
pub(crate) fn menus() -> Vec<(&'static str, Model)> {
    vec![
        ("start", Stage::list(TableSize::Three, 7, 7).menu()),
        ("start_lists", waiting_lists()),
        ("start_bare", Stage::list(TableSize::Three, 7, 0).bare_menu()),
    ]
}

/// The lists that wait, opened in the menu.
pub(crate) fn waiting_lists() -> Model {
    let others = [Stage::list(TableSize::Four, 5, 12), Stage::list(TableSize::Three, 3, 0)];
    let mut model = Stage::list(TableSize::Three, 7, 7).menu_before(&others);
    for key in [Key::Down, Key::Enter] {
        update(&mut model, Message::Key { key, early: false });
    }
    model
}
