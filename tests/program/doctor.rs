//! `skat doctor` from outside: what it tells of the machine, and what it does not.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

/// The report in this home.
fn report(home: &Path, env: &[(&str, &str)]) -> String {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().env("HOME", home).current_dir(home).arg("doctor");
    let output = command.envs(env.iter().copied()).output().expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What stands behind a name.
fn told<'a>(report: &'a str, name: &str) -> Option<&'a str> {
    let line = report.lines().find(|line| line.trim_start().starts_with(name))?;
    Some(line.trim_start()[name.len()..].trim())
}

/// What lies in a folder, with its files.
fn entries(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        found.push(entry.path().display().to_string());
        if entry.path().is_dir() {
            found.extend(entries(&entry.path()));
        }
    }
    found.sort();
    found
}

#[test]
fn a_machine_is_described_without_a_terminal_and_nothing_is_changed() {
    let home = tempfile::tempdir().unwrap();
    let report = report(home.path(), &[("TERM", "xterm-256color"), ("LANG", "de_AT.UTF-8")]);
    for (name, value) in [
        ("skat", env!("CARGO_PKG_VERSION")),
        ("version of saves", "2"),
        ("standard output", "no terminal"),
        ("TERM ", "xterm-256color"),
        ("COLORTERM", "-"),
        ("colours claimed", "256"),
        ("colours used", "256 (--color auto)"),
        ("replies", "not asked for: not connected"),
        ("charset", "UTF-8"),
        ("language", "de (--lang auto)"),
        ("configuration", "can be read"),
        ("~/.local/state/skat", "(lists being played): not there yet, can be made"),
    ] {
        assert_eq!(told(&report, name), Some(value), "{name}:\n{report}");
    }
    assert!(entries(home.path()).is_empty(), "nothing is made");
}

#[test]
fn files_are_counted_and_nobody_is_named() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("anna/lists");
    fs::create_dir_all(&folder).unwrap();
    let save = "skat-save 2\nname Leonore\n";
    for (name, text) in [
        ("history.sgf", "(;P0[Leonore];)\n"),
        ("learned", "01\n"),
        ("list-1.skat", save),
        ("list-2.damaged-1.skat", save),
        ("played-3.skat", save),
        ("played-4.skat", save),
        ("Leonore.txt", "x"),
    ] {
        fs::write(folder.join(name), text).unwrap();
    }
    #[cfg(unix)]
    {
        // It would hang whoever opens it.
        let made = std::process::Command::new("mkfifo").arg(folder.join("played-5.skat")).status();
        assert!(made.unwrap().success());
    }
    let before = entries(home.path());
    let env = [("USER", "anna"), ("SKAT_DATA_DIR", folder.to_str().unwrap())];
    let report = report(home.path(), &env);
    for (name, value) in [
        ("~/USER/lists (lists being played)", "can be written"),
        ("history", "1, 16 bytes"),
        ("lessons done", "1, 3 bytes"),
        ("lists being played", "1, 25 bytes"),
        ("lists set aside", "1, 25 bytes"),
        #[cfg(unix)]
        ("lists played", "3, 50 bytes, 1 no files"),
        ("other files", "1, 1 bytes"),
    ] {
        let there = told(&report, name).unwrap_or_else(|| panic!("{name}:\n{report}"));
        assert!(there.ends_with(value), "{name}:\n{report}");
    }
    for private in ["anna", "Leonore", home.path().to_str().unwrap()] {
        assert!(!report.contains(private), "{private}:\n{report}");
    }
    assert_eq!(entries(home.path()), before, "nothing is changed");
}

#[test]
fn settings_that_cannot_be_read_are_told() {
    let home = tempfile::tempdir().unwrap();
    let report = report(home.path(), &[("SKAT_PACE", "fast\x1b[31m")]);
    let why = told(&report, "configuration").unwrap();
    assert!(why.starts_with("cannot be read: SKAT_PACE"), "{report}");
    assert!(!report.contains('\x1b'), "{report}");
    // All else is told by the settings that are delivered.
    assert!(report.contains("lists being played"), "{report}");
}
