//! Colours, cards and sizes as a real terminal sees them.

use std::collections::BTreeSet;
use std::path::Path;

use vt100::Color;

use crate::robot::{Asked, Robot};
use crate::support::{Start, Terminal};

const QUICK: &str = "--seed 7 --pace 0";
const TRUE: (&str, &str) = ("COLORTERM", "truecolor");

fn home() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// The program at its first question.
fn at_table<'a>(home: &'a Path, args: &str, env: &[(&'a str, &'a str)]) -> Terminal {
    let mut start = Start::skat(home, args);
    start.env = env.to_vec();
    let mut robot = Robot::new(start.run());
    robot.wait();
    robot.terminal
}

/// All colours on the screen: of signs, and of what is behind them.
fn colours(t: &Terminal) -> [Vec<Color>; 2] {
    t.screen(|screen| {
        let (rows, cols) = screen.size();
        let cells = (0..rows.get()).flat_map(|r| (0..cols.get()).map(move |c| (r, c)));
        let cells: Vec<_> = cells.filter_map(|(r, c)| screen.cell(r, c)).collect();
        [
            cells.iter().map(|cell| cell.fgcolor()).collect(),
            cells.iter().map(|cell| cell.bgcolor()).collect(),
        ]
    })
}

/// True if cards lie there as paper.
fn has_paper(t: &Terminal) -> bool {
    colours(t)[1].iter().any(|colour| matches!(colour, Color::Rgb(..) | Color::Idx(16..)))
}

#[test]
fn paper_where_true_colour_is_and_frames_anywhere_else() {
    let tmux = [TRUE, ("TERM", "tmux-256color"), ("TMUX", "/tmp/tmux,1,0")];
    for (args, env, paper) in [
        ("", &[TRUE][..], true),
        ("", &tmux, true),
        ("--theme dark --deck german", &[TRUE], true),
        ("--faces paper", &[], true),
        ("", &[], false),
        ("--faces outline", &[TRUE], false),
        ("--deck ascii", &[TRUE], false),
        ("--theme contrast", &[TRUE], false),
        ("--color never", &[TRUE], false),
        ("", &[TRUE, ("NO_COLOR", "1")], false),
        ("", &[TRUE, ("TERM", "linux")], false),
        ("", &[TRUE, ("TERM", "screen"), ("STY", "1.pts-0.host")], false),
    ] {
        let home = home();
        let t = at_table(home.path(), &format!("{QUICK} {args}"), env);
        assert_eq!(has_paper(&t), paper, "{args} {env:?}\n{}", t.text());
    }
}

#[test]
fn where_there_are_sixteen_colours_no_others_are_asked_for() {
    let few = |colour: &Color| match colour {
        Color::Default => true,
        Color::Idx(index) => *index < 16,
        Color::Rgb(..) => false,
    };
    for theme in ["auto", "dark", "light", "contrast"] {
        for deck in ["french", "german"] {
            let home = home();
            let args = format!("{QUICK} --theme {theme} --deck {deck}");
            let t = at_table(home.path(), &args, &[("TERM", "linux")]);
            let [signs, behind] = colours(&t);
            assert!(signs.iter().chain(&behind).all(few), "{args}");
            assert!(signs.iter().any(|colour| *colour != Color::Default), "{args}");
        }
    }
}

/// No terminal is asked for more colours than it claims, or somebody has said that it has.
#[test]
fn colours_are_asked_for_by_the_names_that_the_terminal_knows() {
    for (args, env, [bright, of_256, true_colour]) in [
        ("", &[("TERM", "xterm")][..], [false, false, false]),
        ("", &[("TERM", "linux"), TRUE], [false, false, false]),
        ("", &[("TERM", "vt100")], [false, false, false]),
        ("", &[("TERM", "xterm-16color")], [true, false, false]),
        ("", &[("TERM", "xterm-256color")], [true, false, false]),
        ("--faces paper", &[("TERM", "xterm-16color")], [true, false, false]),
        ("--faces paper", &[], [false, true, false]),
        ("--color 16", &[TRUE, ("NO_COLOR", "1")], [true, false, false]),
        ("--color 256 --faces paper", &[("TERM", "xterm")], [false, true, false]),
        ("--color true", &[("TERM", "xterm")], [false, false, true]),
        ("", &[("TERM", "xterm"), ("SKAT_COLOR", "true")], [false, false, true]),
    ] {
        let home = home();
        // Its red is a light one.
        let mut t = at_table(home.path(), &format!("{QUICK} --theme dark {args}"), env);
        t.send("\x03");
        assert!(t.wait_exit().success());
        let raw = t.raw();
        let sent = |parts: &[&str]| parts.iter().any(|part| raw.contains(part));
        assert_eq!(sent(&[";91m", ";91;"]), bright, "{args} {env:?}");
        assert_eq!(sent(&["38;5;", "48;5;"]), of_256, "{args} {env:?}");
        assert_eq!(sent(&["38;2;", "48;2;"]), true_colour, "{args} {env:?}");
    }
}

/// Four colours and the signs of each pack; suits are told apart without any colour.
#[test]
fn every_pack_on_the_table() {
    for (deck, signs, ranks) in [
        ("french", "♣♠♥♦", "JQKA"),
        ("tournament", "♣♠♥♦", "JQKA"),
        ("german", "♣♠♥●", "UOKA"),
        ("ascii", "CSHD", "JQKA"),
    ] {
        let home = home();
        let args = format!("{QUICK} --theme dark --deck {deck}");
        let t = at_table(home.path(), &args, &[]);
        let text = t.text();
        let shown: BTreeSet<char> = text.chars().filter(|sign| signs.contains(*sign)).collect();
        assert!(shown.len() >= 3, "{deck}: {text}");
        assert!(text.chars().any(|sign| ranks.contains(sign)), "{deck}: {text}");
        let [colours, _] = colours(&t);
        let distinct: BTreeSet<String> =
            colours.iter().map(|colour| format!("{colour:?}")).collect();
        let four = ["tournament", "german"].contains(&deck);
        assert_eq!(distinct.contains("Idx(2)"), four, "{deck}: the green of a fourth colour");
    }
}

#[test]
fn a_theme_of_ones_own() {
    let home = home();
    let folder = home.path().join(".config/skat/themes");
    std::fs::create_dir_all(&folder).unwrap();
    let theme = "[colour]\nred = ['magenta', '#ff00aa']\naccent = ['yellow', '#ffcc00']\n";
    std::fs::write(folder.join("fair.toml"), theme).unwrap();
    let args = format!("{QUICK} --theme fair");
    let t = at_table(home.path(), &args, &[TRUE]);
    let [signs, _] = colours(&t);
    assert!(signs.contains(&Color::Rgb(0xff, 0xcc, 0x00)), "the accent");
    assert!(!has_paper(&t), "it has no paper");
    t.end();
    let t = at_table(home.path(), &format!("{args} --new"), &[]);
    assert!(colours(&t)[0].contains(&Color::Idx(3)), "one of the sixteen");
}

fn help_and_back(t: &mut Terminal) {
    t.send("?");
    t.wait_for("Keys that work now");
    t.send("\x1b");
}

/// Disturbs a list at so many kinds of questions, each once and made ready; the table is as before
/// each time. Gives the kinds.
fn undisturbed(
    kinds: usize,
    ready: impl Fn(&mut Terminal),
    disturb: impl Fn(&mut Terminal),
) -> Vec<Asked> {
    let home = home();
    let mut robot = Robot::new(Start::skat(home.path(), QUICK).run());
    let mut seen = Vec::new();
    while seen.len() < kinds {
        let asked = robot.wait();
        if !seen.contains(&asked) {
            seen.push(asked);
            let t = &mut robot.terminal;
            ready(t);
            let before = t.text();
            disturb(t);
            t.wait(&format!("the same table at {asked:?}:\n{before}"), |screen| {
                (crate::support::text_of(screen) == before).then_some(())
            });
        }
        robot.step();
    }
    seen
}

/// In the middle of every question the window becomes as small as can be, then large, then what it
/// was: nothing is lost, and the answer that was begun goes on.
#[test]
fn a_window_resized_in_the_middle_of_every_prompt() {
    let choose = |t: &mut Terminal| {
        // Something is chosen, and not yet decided.
        t.send("\x1b[C");
        help_and_back(t);
        t.wait_gone("Keys that work now");
    };
    // Every kind of question that this list has.
    let seen = undisturbed(7, choose, |t| {
        for (cols, rows) in [(1, 1), (500, 200), (79, 24), (120, 36), (2, 60), (80, 24)] {
            t.resize(cols, rows);
        }
    });
    for asked in [Asked::Discard, Asked::Announce, Asked::Play, Asked::NextDeal] {
        assert!(seen.contains(&asked), "{seen:?}");
    }
}

#[test]
fn a_very_large_window_is_filled() {
    let home = home();
    let mut start = Start::skat(home.path(), QUICK);
    start.size = (500, 200);
    let mut robot = Robot::new(start.run());
    while robot.step() != Asked::Play {}
    assert!(robot.terminal.find("─".repeat(496).as_str()).is_some());
}

#[test]
fn the_mouse_past_every_edge() {
    let ready = |_: &mut Terminal| {};
    undisturbed(5, ready, |t| {
        for (col, row) in [(0, 0), (0, 5), (5, 0), (-1, 3), (81, 3), (3, 25), (9999, 9999)] {
            t.send(&format!("\x1b[<0;{col};{row}M\x1b[<0;{col};{row}m"));
            t.send(&format!("\x1b[<65;{col};{row}M"));
        }
        // More than a coordinate can be, and a report that is cut short.
        t.send("\x1b[<0;99999999;3M");
        help_and_back(t);
    });
}

/// Cards move by a real clock; nobody has to wait for them.
#[test]
fn a_trick_with_cards_that_move() {
    let home = home();
    let mut robot = Robot::new(Start::skat(home.path(), "--seed 7 --deals 1 --pace 1").run());
    let mut cards = 0;
    while cards < 3 {
        if robot.step() == Asked::Play {
            cards += 1;
        }
    }
    robot.wait();
    robot.terminal.send("\x03");
    assert!(robot.terminal.wait_exit().success());
    robot.terminal.assert_given_back();
}

#[test]
fn one_key_sorts_the_hand() {
    let home = home();
    let mut t = at_table(home.path(), QUICK, &[]);
    let words = [
        "By the game: trumps, then",
        "then trumps.",
        "In the order of Null.",
        "By rank.",
        "Unsorted",
        "alternating colour",
    ];
    for word in words {
        // F4, as terminals send it.
        t.send("\x1bOS");
        t.wait_for(word);
    }
}
