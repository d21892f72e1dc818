//! A lesson from the menu to its end.

use crate::support::Start;

#[test]
fn a_lesson_is_taken_from_the_menu_and_remembered() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Start::skat(home.path(), "--pace 0 --data-dir .").run();
    terminal.wait_for("Learn");
    terminal.send("l");
    terminal.wait_for("Count matadors");
    terminal.send("\r");
    terminal.wait_for("Middlehand asks for 18.");
    terminal.wait_for("Not counted · lesson 1");
    // Passing is wrong, and the question is put again.
    terminal.send("p");
    terminal.wait_for("Too early.");
    terminal.send("y");
    terminal.wait_for("Right. You are without 2");
    terminal.send("\r");
    terminal.wait_for("Middlehand jumps to 30.");
    terminal.send("y");
    terminal.wait_for("Right. 3 × 10 is 30");
    terminal.send("\r");
    terminal.wait_for("Now 33.");
    terminal.send("y");
    terminal.wait_for("Too much.");
    terminal.send("p");
    terminal.wait_for("Right, let it go.");
    terminal.send("\r");
    terminal.wait_for("That was the lesson.");
    // The others go on until a card is to be led: keys pressed before a question do not answer it.
    terminal.wait_for("Enter play");
    terminal.send("m");
    terminal.wait_for("how far your game carries · done");
    terminal.send("q");
    assert!(terminal.wait_exit().success());
    // The next time it is still done.
    let mut terminal = Start::skat(home.path(), "--lesson 2 --pace 0 --data-dir .").run();
    terminal.wait_for("Forehand has held 35");
    terminal.send("m");
    terminal.wait_for("how far your game carries · done");
    terminal.send("q");
    assert!(terminal.wait_exit().success());
}
