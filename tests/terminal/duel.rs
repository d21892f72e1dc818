//! A duel in a terminal: it shows how far it is, and can be stopped.

use crate::support::Start;

#[test]
fn a_bar_shows_how_far_it_is_and_ctrl_c_stops_it() {
    let home = tempfile::tempdir().unwrap();
    let args = "duel --seats club,club,club --deals 1000000 --jobs 1";
    let mut t = Start::skat(home.path(), args).run();
    t.wait_for(" of 1000000 deals, ");
    t.send("\x03");
    assert_eq!(t.wait_exit().exit_code(), 130);
    t.assert_given_back();
    let text = t.text();
    assert!(text.contains("skat: duel: stopped after ") && !text.contains('#'), "{text}");
}

#[test]
fn the_bar_is_gone_at_the_end() {
    let home = tempfile::tempdir().unwrap();
    let args = "duel --seats club,club,club --deals 3 --json";
    let mut t = Start { size: (1000, 24), ..Start::skat(home.path(), args) }.run();
    assert!(t.wait_exit().success());
    assert!(t.text().starts_with(r#"{"players":[{"level":"club","deals":3,"#), "{}", t.text());
}
