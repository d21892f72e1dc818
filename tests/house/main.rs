//! The plan of the house: imports run downwards only, what is tangled never grows, and rooms stay
//! as small as they are. Reads the source.
//!
//! `cargo test --test house -- --nocapture` shows the figures of today.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

mod picture;
mod plan;
mod source;
mod texts;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use picture::picture;
use plan::{Arrows, Plan, circles, sources, src};
use source::Steps;

/// Places from the top down, each with those it may import.
type Order = &'static [(&'static str, &'static [&'static str])];

/// The rooms from the top down, each with what it may import.
const ROOMS: Order = &[
    (
        "cli",
        &[
            "app", "ui", "study", "host", "players", "search", "store", "record", "text",
            "settings", "terminal", "rules",
        ],
    ),
    ("app", &["ui", "study", "host", "players", "store", "record", "text", "settings", "rules"]),
    // The screen asks the host, shows words, offers settings and puts the questions of lessons; it
    // knows no disk.
    ("ui", &["study", "host", "text", "settings", "terminal", "rules"]),
    ("study", &["host", "players", "search", "record", "rules"]),
    ("host", &["players", "record", "rules"]),
    ("players", &["search", "record", "rules"]),
    ("search", &["rules"]),
    ("store", &["record", "rules"]),
    ("record", &["rules"]),
    ("text", &["settings", "rules"]),
    ("settings", &["players", "rules"]),
    // The bytes and signals of a terminal are the same whatever is played on it.
    ("terminal", &[]),
    ("rules", &[]),
];

/// Ceilings, to be lowered with every improvement: the files in the largest circle of imports, and
/// the folders in the largest circle of a room's folders (its own files together are one).
const CIRCLES: [(&str, usize, usize); 13] = [
    ("app", 0, 0),
    ("cli", 2, 4),
    ("ui", 5, 0),
    ("study", 6, 0),
    ("host", 0, 0),
    ("players", 0, 4),
    ("search", 0, 0),
    ("store", 0, 0),
    ("record", 2, 0),
    ("terminal", 0, 0),
    ("text", 23, 0),
    ("settings", 4, 2),
    ("rules", 12, 2),
];

/// The folders of rooms in which they have an order, each with those it may import; `.` is the files
/// of the room itself.
const FOLDERS: [(&str, Order); 3] = [
    (
        "ui",
        &[
            ("lines", &[".", "input", "say", "state", "draw", "keys"]),
            (".", &["input", "pages", "views", "say", "state", "draw", "keys"]),
            ("input", &["views", "say", "state", "draw", "keys"]),
            ("pages", &["views", "say", "state", "draw", "keys"]),
            ("views", &["say", "state", "draw", "keys"]),
            ("say", &["state", "draw"]),
            ("state", &["draw", "keys"]),
            ("draw", &["keys"]),
            ("keys", &[]),
        ],
    ),
    (
        "study",
        &[
            ("training", &["duel", "."]),
            ("lessons", &["."]),
            ("duel", &["."]),
            ("review", &["."]),
            (".", &[]),
        ],
    ),
    ("text", &[("pages", &["."]), (".", &[])]),
];

/// Ceilings of the lines of code in rooms, without tests, comments and blank lines.
const LINES: [(&[&str], usize); 3] =
    [(&["ui"], 15_000), (&["cli", "app"], 6_180), (&["settings"], 2_320)];

/// The ceiling of the files and folders that lie directly in `ui`.
const ENTRIES: usize = 14;

/// The complaint about a figure that is above its ceiling, or so far below that this must follow.
fn hold(what: &str, figure: usize, ceiling: usize, detail: impl Fn() -> String) -> Option<String> {
    println!("{what}: {figure} (at most {ceiling})");
    if figure > ceiling {
        return Some(format!("{what}: {figure}, but at most {ceiling}.\n{}", detail()));
    }
    let slack = (ceiling / 50).max(1);
    let low = figure + slack < ceiling;
    low.then(|| format!("{what}: {figure}; lower its ceiling of {ceiling} in tests/house/main.rs."))
}

#[track_caller]
fn no_complaint(complaints: Vec<Option<String>>) {
    let complaints: Vec<String> = complaints.into_iter().flatten().collect();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// The folder of a room in which a file lies; `.` for the files of the room itself.
fn folder(module: &Steps, folders: &BTreeSet<String>) -> String {
    module.get(1).filter(|inner| folders.contains(*inner)).map_or(".", |inner| inner).to_owned()
}

fn room(module: &Steps) -> &str {
    module.first().map_or("", String::as_str)
}

/// The arrows between the rooms.
fn between_rooms(arrows: &Arrows) -> BTreeMap<String, BTreeSet<String>> {
    let mut between: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (from, to) in
        arrows.iter().filter(|(from, _)| ROOMS.iter().any(|(name, _)| *name == room(from)))
    {
        let to = to.iter().map(room).filter(|to| *to != room(from)).map(str::to_owned);
        between.entry(room(from).to_owned()).or_default().extend(to);
    }
    between
}

/// The folders of a room.
fn folders(arrows: &Arrows, name: &str) -> BTreeSet<String> {
    let inner = arrows.keys().filter(|module| room(module) == name && module.len() > 2);
    inner.map(|module| module[1].clone()).collect()
}

/// The arrows that begin and end in a room.
fn within(arrows: &Arrows, name: &str) -> Arrows {
    let inside = |module: &&Steps| room(module) == name;
    let ends = |to: &BTreeSet<Steps>| to.iter().filter(inside).cloned().collect();
    let arrows = arrows.iter().filter(|(from, _)| inside(from));
    arrows.map(|(from, to)| (from.clone(), ends(to))).collect()
}

/// The arrows between the folders of a room, its own files taken together.
fn between_folders(arrows: &Arrows) -> BTreeMap<String, BTreeSet<String>> {
    let folders =
        arrows.keys().next().map(|first| folders(arrows, room(first))).unwrap_or_default();
    let mut between: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (from, to) in arrows {
        let from = folder(from, &folders);
        let to = to.iter().map(|to| folder(to, &folders)).filter(|to| *to != from);
        let to: Vec<String> = to.collect();
        between.entry(from).or_default().extend(to);
    }
    between
}

/// The arrows among these files, one file a line.
fn shown(arrows: &Arrows, circle: &BTreeSet<Steps>) -> String {
    let line = |from: &Steps| {
        let to: Vec<String> = arrows[from].intersection(circle).map(|to| to.join("/")).collect();
        format!("    {} needs {}", from.join("/"), to.join(", "))
    };
    circle.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn circles_do_not_grow() {
    let arrows = Plan::of_this_house().arrows();
    let mut complaints = Vec::new();
    for (name, files, folders) in CIRCLES {
        let of_room = within(&arrows, name);
        let circle = circles(&of_room).into_iter().next().unwrap_or_default();
        complaints.push(hold(&format!("{name}, files in a circle"), circle.len(), files, || {
            shown(&of_room, &circle)
        }));
        let circle = circles(&between_folders(&of_room)).into_iter().next().unwrap_or_default();
        complaints.push(hold(
            &format!("{name}, folders in a circle"),
            circle.len(),
            folders,
            || format!("    {circle:?}"),
        ));
    }
    no_complaint(complaints);
}

#[test]
fn rooms_do_not_grow() {
    let plan = Plan::of_this_house();
    let mut complaints = Vec::new();
    for (rooms, ceiling) in LINES {
        let files = plan.files.iter().filter(|(module, _)| rooms.contains(&room(module)));
        let lines = files.map(|(_, source)| source.lines).sum();
        let what = format!("{}, lines of code", rooms.join(" + "));
        complaints.push(hold(&what, lines, ceiling, String::new));
    }
    let entries = fs::read_dir(src().join("ui")).unwrap().count();
    complaints.push(hold("ui, files and folders at its door", entries, ENTRIES, String::new));
    no_complaint(complaints);
}

#[test]
fn no_arrow_runs_upwards() {
    let arrows = Plan::of_this_house().arrows();
    let mut seen = 0;
    for (name, allowed) in ROOMS.iter().copied() {
        for (from, to) in arrows.iter().filter(|(from, _)| room(from) == name) {
            for to in to.iter().map(room) {
                let good = to == name || allowed.contains(&to);
                assert!(good, "{} imports {to}", from.join("/"));
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "only {seen} imports found");
}

#[test]
fn folders_keep_their_order() {
    let arrows = Plan::of_this_house().arrows();
    for (name, order) in FOLDERS {
        let between = between_folders(&within(&arrows, name));
        for (from, to) in &between {
            let allowed = order.iter().find(|(folder, _)| folder == from);
            let (_, allowed) = allowed.unwrap_or_else(|| panic!("{name}/{from} has no place"));
            for to in to {
                assert!(allowed.contains(&to.as_str()), "{name}/{from} imports {name}/{to}");
            }
        }
        assert_eq!(between.len(), order.len(), "folders of {name} that are none: {order:?}");
    }
}

#[test]
fn every_room_is_in_the_order() {
    for entry in fs::read_dir(src()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let known = ROOMS.iter().any(|(room, _)| *room == name);
        assert!(known || ["main.rs", "lib.rs"].contains(&name.as_str()), "{name}");
    }
}

/// The rules draw nothing, read no clock and start no thread.
#[test]
fn the_rules_touch_nothing_outside() {
    for file in sources(&src().join("rules")) {
        let source = fs::read_to_string(&file).unwrap();
        for word in ["std::io", "std::fs", "std::time", "std::thread", "std::env", "println!"] {
            assert!(!source.contains(word), "{} uses {word}", file.display());
        }
    }
}

/// The pictures in the documents are those that the code draws.
#[test]
fn the_pictures_of_the_house_are_true() {
    let arrows = Plan::of_this_house().arrows();
    let inside =
        |name: &str| folders(&arrows, name).iter().map(|name| format!("{name}/")).collect();
    let rooms = picture(&between_rooms(&arrows), inside);
    // The files of the screen itself are its shell.
    let shell = |name: String| if name == "." { "shell".to_owned() } else { name };
    let screen = between_folders(&within(&arrows, "ui")).into_iter();
    let screen = screen.map(|(from, to)| (shell(from), to.into_iter().map(shell).collect()));
    let screen = screen.collect();
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
    let document = fs::read_to_string(document).unwrap();
    for picture in [rooms, picture(&screen, |_| Vec::new())] {
        assert!(document.contains(&picture), "docs/architecture.md should show this:\n{picture}");
    }
}
