//! The order of the rooms: imports run downwards only. Reads the source.

// A helper that fails is a failed test.
#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the top down, each with what it may import.
const ROOMS: [(&str, &[&str]); 12] = [
    (
        "cli",
        &[
            "app", "ui", "study", "host", "players", "search", "store", "record", "text",
            "settings", "rules",
        ],
    ),
    ("app", &["ui", "study", "host", "players", "store", "record", "text", "settings", "rules"]),
    // The screen asks the host, shows words, offers settings and puts the questions of lessons; it
    // knows no disk.
    ("ui", &["study", "host", "text", "settings", "rules"]),
    ("study", &["host", "players", "search", "record", "rules"]),
    ("host", &["players", "record", "rules"]),
    ("players", &["search", "record", "rules"]),
    ("search", &["rules"]),
    ("store", &["record", "rules"]),
    ("record", &["rules"]),
    ("text", &["settings", "rules"]),
    ("settings", &["rules"]),
    ("rules", &[]),
];

fn sources(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            files.push(path);
        }
    }
    files
}

/// The rooms that a source names by `crate::room`, its documentation and tests aside.
fn imports(source: &str) -> BTreeSet<String> {
    let code = source.lines().take_while(|line| line.trim() != "mod tests {");
    let code = code.filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split("crate::").skip(1).map(str::to_owned).collect::<Vec<_>>())
        .map(|rest| rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect())
        .filter(|name: &String| ROOMS.iter().any(|(room, _)| room == name))
        .collect()
}

#[test]
fn no_arrow_runs_upwards() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut seen = 0;
    for (room, allowed) in ROOMS {
        let dir = src.join(room);
        if !dir.exists() {
            continue;
        }
        for file in sources(&dir) {
            let tests = file.file_stem().is_some_and(|stem| stem == "tests" || stem == "testing");
            let source = fs::read_to_string(&file).unwrap();
            for import in imports(&source) {
                let good = import == room || allowed.contains(&import.as_str()) || tests;
                assert!(good, "{} imports {import}", file.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 50, "only {seen} imports found");
}

#[test]
fn every_room_is_in_the_order() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for entry in fs::read_dir(src).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let known = ROOMS.iter().any(|(room, _)| *room == name);
        assert!(known || ["main.rs", "lib.rs"].contains(&name.as_str()), "{name}");
    }
}

/// The rules draw nothing, read no clock and start no thread.
#[test]
fn the_rules_touch_nothing_outside() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
    for file in sources(&rules) {
        let source = fs::read_to_string(&file).unwrap();
        for word in ["std::io", "std::fs", "std::time", "std::thread", "std::env", "println!"] {
            assert!(!source.contains(word), "{} uses {word}", file.display());
        }
    }
}
