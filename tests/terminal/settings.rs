//! The settings changed inside the program, and the person's file afterwards.

use std::path::{Path, PathBuf};

use crate::robot::Robot;
use crate::support::{Start, Terminal};

/// A file as people write them.
const BY_HAND: &str = "\
# My Skat.  Do not touch!
[people]
name = 'Eva'   # that is me
# opponents = [\"Max\", \"Ida\"]

  [screen]
pace=0 # quick
\tdeck   = \"french\"    # for now

[keys]
claim = ['x', \"F5\"] # c is too easy to hit
# the end
";

fn home_with(config: Option<&str>) -> (tempfile::TempDir, PathBuf) {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join(".config/skat/config.toml");
    if let Some(config) = config {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, config).unwrap();
    }
    (home, path)
}

fn settings(home: &Path, args: &str) -> Terminal {
    let mut t = Start::skat(home, args).run();
    t.wait_for("New list");
    t.send("o");
    t.wait_for("Deck");
    t
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_written_by_hand_keeps_everything_but_the_value() {
    let (home, path) = home_with(Some(BY_HAND));
    let mut t = settings(home.path(), "");
    t.wait_for("saved in ~/.config/skat/config.toml");
    // The pack is another at once, also on the screen behind.
    t.send("\x1b[C\x1b[C\x1b[C");
    t.wait_for("letters C S H D");
    t.send("\x1b");
    t.wait_for("Saved in ~/.config/skat/config.toml.");
    let deck = BY_HAND.replace("\"french\"", "\"ascii\"");
    assert_eq!(read(&path), deck);
    // In the middle of a deal, by the mouse, and with a key of one's own for something else.
    t.send("n");
    let mut robot = Robot::new(t);
    robot.wait();
    let mut t = robot.terminal;
    t.wait_for("+----+");
    t.send("o");
    t.wait_for("letters C S H D");
    // The line below, then its value.
    for _ in 0..2 {
        t.click(4, 45);
    }
    t.wait_for("< paper >");
    t.send("u");
    t.wait_for("paper if possible");
    // The first of the packs.
    t.click(4, 65);
    t.wait_for("◂ French ▸");
    t.send("\x1b");
    t.wait_for("Saved in ~/.config/skat/config.toml.");
    assert_eq!(read(&path), BY_HAND);
    t.wait_for("╭────");
    t.send("\x03");
    assert!(t.wait_exit().success());
    t.assert_given_back();
}

#[test]
fn a_new_file_comes_with_its_folders_and_says_so() {
    let (home, path) = home_with(None);
    let mut t = settings(home.path(), "");
    t.send("\x1b[C\x1b");
    t.wait_for("Saved in ~/.config/skat/config.toml, which is new.");
    t.send("q");
    assert!(t.wait_exit().success());
    assert!(read(&path).ends_with("\n[screen]\ndeck = \"tournament\"\n"), "{}", read(&path));
    let mut t = settings(home.path(), "");
    t.wait_for("four colours");
    t.send("\x03");
    assert!(t.wait_exit().success());
}

#[test]
fn the_file_named_on_the_command_line_is_the_one_that_is_written() {
    let (home, usual) = home_with(Some(BY_HAND));
    std::fs::write(home.path().join("other.toml"), "screen.pace = 0 # other\n").unwrap();
    let mut t = settings(home.path(), "--config other.toml --theme light");
    t.wait_for("saved in other.toml");
    // What the command line says stays; language and pace are below it.
    t.send(&"\x1b[B".repeat(4));
    t.wait_for("Said with --theme for this time");
    t.send(&"\x1b[B".repeat(3));
    t.wait_for("How long a finished trick");
    t.send("\x1b[C");
    t.wait_for("0.4 seconds");
    // Leaving at once writes as well.
    t.send("\x03");
    assert!(t.wait_exit().success());
    assert_eq!(read(&home.path().join("other.toml")), "screen.pace = 400 # other\n");
    assert_eq!(read(&usual), BY_HAND);
}

#[test]
fn what_another_has_changed_meanwhile_is_not_lost() {
    let (home, path) = home_with(Some(BY_HAND));
    let mut t = settings(home.path(), "");
    let theirs = BY_HAND.replace("\"french\"", "\"german\"");
    std::fs::write(&path, &theirs).unwrap();
    t.send("\x1b[C\x1b");
    t.wait_for("was changed by another meanwhile");
    assert_eq!(read(&path), theirs);
    t.send("s");
    t.wait_for("Saved in");
    assert_eq!(read(&path), BY_HAND.replace("\"french\"", "\"tournament\""));
}

#[test]
fn what_could_not_be_written_is_told_at_the_end_as_well() {
    let (home, path) = home_with(Some(BY_HAND));
    let mut permissions = std::fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&path, permissions).unwrap();
    let mut t = settings(home.path(), "");
    t.send("\x1b[C\x1b");
    t.wait_for("may only be read");
    t.send("\x1b");
    t.wait_for("New list");
    t.send("q");
    assert_eq!(t.wait_exit().exit_code(), 1);
    t.assert_given_back();
    assert!(t.text().contains("the settings are not saved"), "{}", t.text());
    assert_eq!(read(&path), BY_HAND);
}

#[test]
fn the_language_and_the_mouse_change_at_once() {
    let (home, path) = home_with(None);
    let mut t = settings(home.path(), "");
    t.send(&"\x1b[B".repeat(6));
    t.wait_for("Everything you read here");
    t.send("\x1b[C\x1b[C");
    t.wait_for("Einstellungen");
    t.wait_for("Alles, was hier steht");
    let on = t.raw().matches("\x1b[?1000l").count();
    t.send(&"\x1b[B".repeat(4));
    t.wait_for("markiert das Terminal");
    t.send(" ");
    t.wait_for("◂ aus ▸");
    t.send("\x1b");
    t.wait_for("Gesichert in");
    assert!(t.raw().matches("\x1b[?1000l").count() > on);
    t.send("q");
    assert!(t.wait_exit().success());
    assert!(read(&path).contains("lang = \"de\"\nmouse = false\n"), "{}", read(&path));
}
