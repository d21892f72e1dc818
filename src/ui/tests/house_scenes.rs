//! A scene for every screen of the house rules.

use crate::rules::{Scoring, TableSize};

use crate::ui::state::{Overlay, TablePage, Wait};
use crate::ui::tests::scenes::Scene;
use crate::ui::tests::stage::{HANDS, Stage};

/// Kontra without a condition, Re and Hirsch.
const KONTRA: &str = "kontra,re,hirsch";
/// All tens, aces and jacks are in the trumps of an open Grand or lie in the skat.
const STRONG: &str = "CJ SJ HJ DJ CA CT SA ST HA HT \
     / CK CQ C9 C8 SK SQ S9 HK HQ H9 \
     / C7 S8 S7 H8 H7 DA DK DQ D9 D8 \
     / DT D7";

/// Nobody bids: a Ramsch comes, with you in forehand.
pub(crate) fn ramsch(rules: &str) -> Stage {
    Stage::new(HANDS).rules(rules).moves("p p p")
}

/// The same with another dealer: 0 you, 1 Nina, 2 Otto.
fn ramsch_dealt_by(dealer: usize, rules: &str) -> Stage {
    Stage::dealt_by(dealer, HANDS).rules(rules).moves("p p p")
}

/// You play Clubs at 18, at a table that knows Kontra.
pub(crate) fn declares() -> Stage {
    Stage::new(HANDS).rules(KONTRA).moves("18 y p p up C/SQ.S8")
}

/// Otto plays Spades at 18 against you and Nina.
pub(crate) fn defends() -> Stage {
    Stage::new(HANDS).rules(KONTRA).moves("p 18 p up S/C8.C7")
}

/// A Ramsch of a Ramsch round that is played at once.
fn forced(more: &str, seed: u64) -> Stage {
    let rules = format!("ramsch-rounds=always{more}");
    Stage::house(TableSize::Three, &rules, Scoring::SeegerFabian, seed, 0)
}

/// The same on a minus list.
fn forced_minus(seed: u64) -> Stage {
    Stage::house(TableSize::Three, "ramsch-rounds=always", Scoring::Minus, seed, 0)
}

/// A list in which the fourth deal is the last of a Bock round, and the fifth begins one of Ramsch.
pub(crate) fn rounds(played: u32) -> Stage {
    let rules = "pub,triggers=even+kontra-lost+re+72+lost-100";
    Stage::house(TableSize::Three, rules, Scoring::SeegerFabian, 3, played)
}

/// Before a Ramsch.
pub(crate) fn before() -> Vec<Scene> {
    let took = || ramsch("schieberamsch").keys("t");
    vec![
        ("grand_hand", ramsch("pub")),
        ("grand_hand_other", ramsch_dealt_by(0, "pub").moves("no")),
        ("grand_hand_announce", ramsch("pub").keys("g Space")),
        ("push", ramsch("schieberamsch")),
        ("push_again", ramsch_dealt_by(0, "schieberamsch").moves("push up on/C8.C7").keys("Right")),
        ("push_other", ramsch("schieberamsch").moves("push push")),
        ("push_other_took", ramsch("schieberamsch").moves("push up")),
        ("put_on", took()),
        ("put_on_jack", took().keys("1")),
        ("put_on_two", took().keys("5 6")),
    ]
}

/// Kontra and its answers.
pub(crate) fn doubling() -> Vec<Scene> {
    vec![
        ("kontra", defends()),
        ("kontra_other", declares().moves("no")),
        ("re", declares().moves("no kontra")),
        ("re_other", defends().moves("kontra")),
        ("hirsch", defends().moves("kontra re").keys("Right")),
        ("kontra_late", defends().moves("no no")),
        ("kontra_late_asked", defends().moves("no no").keys("k")),
        ("re_late", declares().moves("no no CJ kontra")),
        ("re_late_other", defends().moves("no no HA kontra")),
        ("play_kontra", declares().moves("kontra re hirsch")),
        ("play_doubled", defends().moves("kontra re no HA H8 H7 C9 CK D7 H9 HQ")),
    ]
}

/// The play of a Ramsch.
pub(crate) fn play() -> Vec<Scene> {
    let pushed = || ramsch_dealt_by(0, "schieberamsch").moves("push up on/C8.C7 push");
    vec![
        ("ramsch_lead", ramsch("ramsch")),
        ("ramsch_follow", pushed().moves("CK ST").training()),
        ("ramsch_refused", pushed().moves("CK ST").keys("1")),
        ("ramsch_trick_done", pushed().moves("CK ST C9").waiting(Wait::Trick)),
        ("ramsch_round", rounds(4).moves("no no no push push push")),
        ("play_in_place", ramsch("pub").moves("GHS")),
    ]
}

/// Results that only house rules know.
pub(crate) fn results() -> Vec<Scene> {
    let alike = "SQ S8 SA DQ DK DT SK H8 HK CA C7 CK CQ C9 CT HA HQ SJ D7 HT H9 DJ HJ S7 H7 ST D9 \
         CJ S9 D8";
    let pushes = || ramsch("schieberamsch,ramsch-skat=loser");
    vec![
        ("result_ramsch", forced("", 0).cards(30)),
        ("result_ramsch_pushed", pushes().moves("up on/SQ.D9 push up on/ST.DT").cards(30)),
        ("result_ramsch_tricks", pushes().moves("push push push").cards(30).keys("v")),
        ("result_ramsch_tie", forced("", 24).cards(30)),
        ("result_ramsch_aside", forced(",ramsch-skat=nobody", 24).cards(30)),
        ("result_ramsch_march", forced("", 47).cards(30)),
        ("result_ramsch_alike", forced("", 6).moves(alike)),
        ("result_kontra", declares().moves("kontra re no").cards(30)),
        ("result_hirsch", defends().moves("kontra re hirsch").cards(30)),
        ("result_in_place", ramsch("pub").moves("GH").cards(30)),
        ("result_all_doubled", all_doubled()),
    ]
}

/// The longest sum there is: every level, Kontra, Re and Hirsch.
fn all_doubled() -> Stage {
    let stage = Stage::new(STRONG).rules(KONTRA).moves("18 y p p hand GO");
    stage.moves("kontra re hirsch").cards(30)
}

/// Lists with rounds, and minus lists.
pub(crate) fn lists() -> Vec<Scene> {
    let four = |played| {
        let rules = "pub,triggers=even+kontra-lost+re+72+lost-100";
        Stage::house(TableSize::Four, rules, Scoring::SeegerFabian, 3, played)
    };
    let minus = |played| Stage::house(TableSize::Three, "xskat", Scoring::Minus, 3, played);
    vec![
        ("bock_auction", rounds(2)),
        ("bock_result", rounds(2).rest()),
        ("list_rounds", rounds(21).page(TablePage::List { up: 0 })),
        ("list_minus", minus(6).page(TablePage::List { up: 0 })),
        ("minus_result", minus(5).rest()),
        ("minus_last", minus(7).rest()),
        ("minus_won", minus(1).rest()),
        ("minus_march", forced_minus(47).cards(30)),
        ("end_rounds", rounds(36)),
        ("list_rounds_four", four(13).page(TablePage::List { up: 0 })),
        ("four_rounds", four(9).rest()),
        ("four_minus", Stage::house(TableSize::Four, "xskat", Scoring::Minus, 3, 3).rest()),
        ("end_minus", minus(36)),
        (
            "end_minus_short",
            Stage::house(TableSize::Three, "official", Scoring::Minus, 5, 2).full(),
        ),
        ("end_minus_shared", minus(3).full()),
        ("four_ramsch", Stage::list(TableSize::Four, 7, 0).rules("schieberamsch").moves("p p p")),
    ]
}

/// The help where there are keys of house rules.
pub(crate) fn helps() -> Vec<Scene> {
    vec![
        ("help_push", ramsch("schieberamsch").overlay(Overlay::Help)),
        ("help_put_on", ramsch("schieberamsch").keys("t").overlay(Overlay::Help)),
        ("help_kontra", defends().moves("no no").overlay(Overlay::Help)),
    ]
}

/// All of them.
pub(crate) fn all() -> impl Iterator<Item = Scene> {
    [before(), doubling(), play(), results(), lists(), helps()].into_iter().flatten()
}
