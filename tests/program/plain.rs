//! The game as lines, through pipes: whole lists, answered by what the lines offer.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program in an empty environment, at home in `dir`.
fn skat(dir: &Path, args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_skat"));
    command.env_clear().env("HOME", dir).current_dir(dir);
    command.args(args.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn home() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Runs it with all answers ready beforehand.
fn answered(mut command: Command, answers: &str) -> Output {
    let mut child = command.spawn().unwrap();
    // Who refuses to play reads nothing.
    let _ = child.stdin.take().unwrap().write_all(answers.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A plain player's answer to a question: the first thing that is offered, but no value above
/// 20, and the last two cards are put away.
fn plain_answer(question: &str) -> String {
    let cards = || -> Vec<&str> {
        let offered = question.rsplit(": ").next().unwrap();
        offered.split(", ").filter_map(|card| card.split_whitespace().next()).collect()
    };
    match question {
        _ if question.starts_with("1 new list") => "2".to_owned(),
        _ if question.starts_with("Your card: ") => cards()[0].to_owned(),
        _ if question.starts_with("Two cards ") => {
            let cards = cards();
            format!("{} {}", cards[cards.len() - 1], cards[cards.len() - 2])
        }
        _ if question.starts_with("Your bid: 18 ") => "18".to_owned(),
        _ if question.starts_with("Your bid: ") => "p".to_owned(),
        _ if question.starts_with("Which game?") => "1".to_owned(),
        _ => "1".to_owned(),
    }
}

/// Plays until the program leaves, and gives all lines.
fn conversation(mut command: Command) -> String {
    let mut child = command.spawn().unwrap();
    let mut answers = child.stdin.take().unwrap();
    let mut told = String::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        if let Some(question) = line.strip_prefix("? ") {
            writeln!(answers, "{}", plain_answer(question)).unwrap();
        }
        told += &line;
        told.push('\n');
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    told
}

fn recorded(home: &Path) -> usize {
    let file = home.join(".local/share/skat/history.sgf");
    std::fs::read_to_string(file).unwrap().lines().count()
}

#[test]
fn the_same_cards_and_answers_give_the_same_lines() {
    let told = [(); 2].map(|()| {
        let home = home();
        conversation(skat(home.path(), "--plain --seed 8 --deals 3 --level club,beginner"))
    });
    assert_eq!(told[0], told[1]);
}

#[test]
fn a_whole_list_through_a_pipe() {
    let home = home();
    let told = conversation(skat(home.path(), "--plain --seed 7 --level beginner"));
    assert_eq!(recorded(home.path()), 36);
    for number in 1..=36 {
        assert!(told.contains(&format!("Deal {number} of 36: ")), "{number}");
    }
    assert_eq!(told.matches("\nTotals: ").count(), 36);
    assert_eq!(told.matches(", with the bonus ").count(), 3);
    assert!(!told.contains(|sign: char| sign.is_control() && sign != '\n'));
    assert!(told.is_ascii(), "plain signs alone");
    assert!(!told.contains("no answer here"), "{told}");
    // One event a line, in whole words.
    let line = |line: &str| told.lines().any(|told| told == line);
    assert!(
        line("Nina passes.") && told.contains("Nina plays the ") && told.contains(" of hearts.")
    );
}

#[test]
fn house_rules_four_players_and_every_language() {
    for (lang, deals, word) in [
        ("de", "Spiel 1 von 2: ", "Karte"),
        ("fr", "Donne 1 sur 2", "carte"),
        ("it", "Smazzata 1 di 2: ", "carta"),
        ("pt", "Mão 1 de 2: ", "carta"),
    ] {
        let home = home();
        let args = format!(
            "--plain --lang {lang} --seed 5 --players 4 --deals 2 --rules pub --level beginner"
        );
        let output = answered(skat(home.path(), &args), "\n\n\n");
        assert_eq!(output.status.code(), Some(0), "{lang}: {}", text(&output.stderr));
        let told = text(&output.stdout);
        assert!(told.contains(deals) && told.contains(word), "{lang}: {told}");
        assert!(told.lines().filter(|line| line.starts_with("? ")).count() >= 3, "{told}");
    }
    let home = home();
    let args = "--plain --seed 5 --players 4 --deals 5 --rules pub --level beginner";
    let told = conversation(skat(home.path(), args));
    assert!(told.contains("you sit out"), "{told}");
    assert_eq!(recorded(home.path()), 5);
}

#[test]
fn the_end_of_the_input_saves_and_the_list_goes_on_alike() {
    let whole = {
        let home = home();
        conversation(skat(home.path(), "--plain --seed 11 --deals 3 --level beginner"))
    };
    let home = home();
    let asked: Vec<&str> = whole.lines().filter_map(|line| line.strip_prefix("? ")).collect();
    let some: String = asked[..20].iter().map(|asked| plain_answer(asked) + "\n").collect();
    let output = answered(skat(home.path(), "--plain --seed 11 --deals 3 --level beginner"), &some);
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output.stdout);
    assert!(told.ends_with("The list is saved and waits for you.\n"), "{told}");
    let rest = conversation(skat(home.path(), "--plain --resume"));
    let standing = |told: &str| told.lines().rev().take(5).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(standing(&rest), standing(&whole));
    assert_eq!(recorded(home.path()), 3);
}

#[test]
fn lines_are_chosen_where_there_is_no_terminal_unless_they_are_refused() {
    let home = home();
    let output = answered(skat(home.path(), "--seed 3 --level beginner"), "help\n");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("What can be answered now:"));
    let output = answered(skat(home.path(), "--no-plain"), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert_eq!(text(&output.stderr).lines().count(), 1);
    // From the menu the list that waits goes on.
    let output = answered(skat(home.path(), ""), "c\n");
    assert!(text(&output.stdout).contains("Deal 1 of 36: "), "{}", text(&output.stdout));
}

#[test]
fn a_given_deal_comes_from_a_file_and_not_with_the_answers() {
    let deal = "CJ.SJ.DJ.CA.CT.C9.S8.HA.HK.D9.HJ.CK.CQ.SA.S9.H9.H8.DA.DK.D8.\
                C8.C7.ST.SK.S7.HQ.H7.DT.DQ.D7.SQ.HT";
    let home = home();
    let output = answered(skat(home.path(), "--plain --deal -"), deal);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).starts_with("skat: --deal: standard input is needed"));
    std::fs::write(home.path().join("deal"), deal).unwrap();
    let told = conversation(skat(home.path(), "--plain --deal deal --level beginner"));
    assert!(told.contains("Deal 1 of 1: ") && told.contains("Totals: "), "{told}");
}

#[test]
fn a_reader_that_has_gone_ends_it_without_a_word() {
    let home = home();
    let mut command = skat(home.path(), "--plain --seed 3 --level beginner");
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    command.stdout(writer);
    let output = answered(command, "y\n");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stderr), "");
}

/// Of several lists that wait any can be gone on with, by the flag and in the menu.
#[test]
fn a_waiting_list_is_chosen() {
    let home = home();
    for players in ["4", "3", "4", "3"] {
        let begun =
            answered(skat(home.path(), &format!("--plain --players {players} --seed 5")), "");
        assert_eq!(begun.status.code(), Some(0));
    }
    // The players of a table of four sit to the left, opposite and to the right.
    let at_four = |output: &Output| text(&output.stdout).contains("Paul");
    let resumed = |flag: &str| answered(skat(home.path(), &format!("--plain {flag}")), "");
    assert!(!at_four(&resumed("--resume")));
    assert!(at_four(&resumed("--resume=2")), "the one before it");
    assert!(at_four(&resumed("--resume=1")), "it is the newest now");
    let menu = answered(skat(home.path(), "--plain"), "2\n2\n");
    let told = text(&menu.stdout);
    assert!(told.contains("Other lists: 3 more wait"), "{told}");
    assert!(!at_four(&resumed("--resume")), "{told}");
    let refused = resumed("--resume=5");
    assert_eq!(refused.status.code(), Some(2));
    assert_eq!(
        text(&refused.stderr),
        "skat: --resume: '5' is none of the lists left unfinished (allowed: 1 to 4)\n"
    );
}
