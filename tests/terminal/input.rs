//! What comes from the keyboard and was not typed there key by key.

use crate::manners::{QUICK, at_table, home};
use crate::support::{Start, Terminal, text_of};

/// The program still answers a key, and shows the same screen again afterwards.
fn answers(t: &mut Terminal) {
    let before = t.text();
    t.send("?");
    t.wait_for("Keys that work now");
    t.send("\x1b");
    t.wait("the same screen", |screen| (text_of(screen) == before).then_some(()));
}

#[test]
fn the_last_byte_of_a_burst_is_answered_like_the_first() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    for length in [1, 1_022, 1_023, 1_024, 1_025, 2_048, 4_095, 4_096, 4_097, 200_000] {
        let burst = "~".repeat(length - 1);
        t.send(&format!("{burst}?"));
        t.wait_for("Keys that work now");
        t.send(&format!("{burst}\x1b"));
        t.wait_gone("Keys that work now");
    }
    // Every one of them: an odd number of leaps between two pages.
    t.send(&"\t".repeat(1_001));
    t.wait_for("after deal 0");
}

#[test]
fn what_a_terminal_replies_late_is_swallowed() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    for reply in [
        "\x1b]11;rgb:2e2e/3434/3636\x07",
        "\x1b]11;rgb:2e2e/3434/3636\x1b\\",
        "\x1bP>|XTerm(390)\x1b\\",
        "\x1b_Gi=31;OK\x1b\\",
        "\x1b[12;40R",
        "\x1b[?62;22c",
        "\x1b[>41;390;0c",
        "\x1b[?2026;2$y",
        "\x1b[?0u",
        "\x1b[?1;2c",
        "\x1b]10;rgb:ffff/ffff/ffff\x1b\\",
        "\x1b]4;1;rgb:cdcd/0000/0000\x07",
        "\x1bP1+r544e=787465726d\x1b\\",
        "\x1b[8;24;80t",
        "\x1b[I\x1b[O",
    ] {
        t.send(reply);
        answers(&mut t);
    }
}

#[test]
fn what_is_left_half_done_ends_by_time() {
    let home = home();
    for begun in ["\x1b[", "\x1b[12;", "\x1b]11;rgb", "\x1bP>|", "\x1b_G", "\x1b[200~abc"] {
        let mut t = Start::skat(home.path(), "").run();
        t.wait_for("New list");
        t.send(&format!("{begun}\x03"));
        assert!(t.wait_exit().success());
        t.assert_given_back();
    }
}

#[test]
fn pasted_text_does_nothing_at_the_table() {
    let home = home();
    let mut t = at_table(home.path(), QUICK);
    assert!(t.screen(vt100::Screen::bracketed_paste));
    for text in
        ["https://github.com/x\r", "y\rp\r1\r2\rq\rq\r\x03", "\x1b[A\t\t", &"p\r".repeat(9_999)]
    {
        t.send(&format!("\x1b[200~{text}\x1b[201~"));
        answers(&mut t);
    }
}

#[test]
fn pasted_text_fills_the_field_of_a_name() {
    let home = home();
    let mut t = Start::skat(home.path(), "").run();
    t.wait_for("New list");
    t.send("e");
    t.wait_for("Deck");
    let about = "What you are called at the table";
    while t.find(about).is_none() {
        let before = t.text();
        t.send("\x1b[B");
        t.wait("the next line", |screen| (text_of(screen) != before).then_some(()));
    }
    t.send("\r\x1b[200~Anna-Lena\r\n\x03\x1b[201~");
    t.wait_for("Anna-Lena");
    t.send("\r\x1b");
    t.wait_for("Saved in ~/.config/skat/config.toml");
    let file = std::fs::read_to_string(home.path().join(".config/skat/config.toml")).unwrap();
    assert!(file.contains("name = \"Anna-Lena\""), "{file}");
}
