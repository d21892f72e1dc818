//! The disk: nothing is lost, nothing is overwritten, two instances do not meet.

use std::fs;
use std::path::Path;

use skat::host::{Member, Party, Session};
use skat::players::Level;
use skat::rules::{ListSettings, TableSize};
use skat::store::{Folders, Found, Shelf, StoreError};
use tempfile::{TempDir, tempdir};

fn folders(home: &TempDir) -> Folders {
    Folders { state: home.path().join("a/state"), data: home.path().join("b/data") }
}

fn shelf(home: &TempDir) -> Shelf {
    Shelf::open(folders(home)).unwrap()
}

/// Reads anything but texts that begin with an exclamation mark.
fn resume(shelf: &mut Shelf) -> Found<String> {
    let read = |text: &[u8]| {
        let text = String::from_utf8_lossy(text).into_owned();
        if text.starts_with('!') { Err(format!("spoilt by {text}")) } else { Ok(text) }
    };
    shelf.resume(read).unwrap()
}

fn files(folder: &Path) -> Vec<String> {
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}

#[test]
fn what_is_saved_is_found_again() {
    let home = tempdir().unwrap();
    assert_eq!(resume(&mut shelf(&home)).list, None);
    let mut first = shelf(&home);
    first.save("one").unwrap();
    first.save("two").unwrap();
    drop(first);
    let mut second = shelf(&home);
    assert_eq!(resume(&mut second).list.as_deref(), Some("two"));
    second.save("three").unwrap();
    assert_eq!(files(&folders(&home).state), ["list-1.skat", "lock"]);
    assert!(!folders(&home).data.exists(), "made only when needed");
}

#[test]
fn the_old_list_waits() {
    let home = tempdir().unwrap();
    let mut first = shelf(&home);
    first.save("old").unwrap();
    first.begin();
    assert_eq!(resume(&mut first).list.as_deref(), Some("old"), "nothing new was saved");
    drop(first);
    // Started anew without looking at what there is.
    let mut second = shelf(&home);
    second.save("new").unwrap();
    assert_eq!(files(&folders(&home).state), ["list-1.skat", "list-2.skat", "lock"]);
    assert_eq!(resume(&mut second).list.as_deref(), Some("new"));
    let kept = second.put_away().unwrap().unwrap();
    assert_eq!(fs::read_to_string(kept).unwrap(), "new");
    assert_eq!(second.put_away().unwrap(), None);
    assert_eq!(resume(&mut second).list.as_deref(), Some("old"));
    second.save("old, gone on").unwrap();
    second.put_away().unwrap();
    assert_eq!(resume(&mut second).list, None);
    assert_eq!(files(&folders(&home).state), ["lock"]);
    assert_eq!(files(&folders(&home).data), ["played-1.skat", "played-2.skat"]);
}

#[test]
fn a_damaged_list_is_set_aside_and_the_one_before_is_found() {
    let home = tempdir().unwrap();
    let state = folders(&home).state;
    let mut shelf = shelf(&home);
    shelf.save("old").unwrap();
    shelf.begin();
    shelf.save("!rain").unwrap();
    let Found { list, set_aside } = resume(&mut shelf);
    assert_eq!(list.as_deref(), Some("old"));
    let [damaged] = &set_aside[..] else { panic!("{set_aside:?}") };
    assert_eq!(
        (&damaged.from, damaged.why.as_str()),
        (&state.join("list-2.skat"), "spoilt by !rain")
    );
    assert_eq!(damaged.to, state.join("list-2.damaged-1.skat"));
    let message = damaged.to_string();
    assert!(message.contains("list-2.skat: spoilt by !rain; kept as "), "{message}");
    assert!(!message.contains('\n'));
    assert_eq!(fs::read_to_string(&damaged.to).unwrap(), "!rain");

    shelf.save("!snow").unwrap();
    fs::write(state.join("list-1.damaged-1.skat"), "!hail").unwrap();
    let Found { list, set_aside } = resume(&mut shelf);
    assert_eq!((list, set_aside.len()), (None, 1));
    assert_eq!(set_aside[0].to, state.join("list-1.damaged-2.skat"));
    assert_eq!(fs::read_to_string(state.join("list-1.damaged-1.skat")).unwrap(), "!hail");
    shelf.save("new").unwrap();
    assert_eq!(resume(&mut shelf).list.as_deref(), Some("new"));
}

#[test]
fn files_of_other_names_are_left_alone() {
    let home = tempdir().unwrap();
    let state = folders(&home).state;
    fs::create_dir_all(&state).unwrap();
    let others = ["list-.skat", "list-01.skat", "list-2.skat~", "list-x.skat", "mylist-3.skat"];
    for other in others {
        fs::write(state.join(other), "!").unwrap();
    }
    let mut shelf = shelf(&home);
    assert_eq!(resume(&mut shelf), Found { list: None, set_aside: Vec::new() });
    shelf.save("one").unwrap();
    assert!(state.join("list-1.skat").exists());
    for other in others {
        assert_eq!(fs::read_to_string(state.join(other)).unwrap(), "!");
    }
}

#[test]
fn a_second_instance_is_kept_out_until_the_first_has_left() {
    let home = tempdir().unwrap();
    let first = shelf(&home);
    let error = Shelf::open(folders(&home)).unwrap_err();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    assert!(error.to_string().starts_with("another skat is using the list"), "{error}");
    drop(first);
    shelf(&home);
}

#[test]
fn a_folder_that_cannot_be_is_an_error_that_names_it() {
    let home = tempdir().unwrap();
    fs::write(home.path().join("file"), "").unwrap();
    let error = Shelf::open(Folders::all_in(home.path().join("file/skat"))).unwrap_err();
    let message = error.to_string();
    assert!(
        message.starts_with("cannot make the folder ") && message.contains("file"),
        "{message}"
    );
}

#[test]
fn a_folder_that_goes_away_is_made_again() {
    let home = tempdir().unwrap();
    let mut shelf = shelf(&home);
    shelf.save("one").unwrap();
    let state = folders(&home).state;
    fs::remove_dir_all(&state).unwrap();
    shelf.save("two").unwrap();
    assert_eq!(fs::read_to_string(state.join("list-1.skat")).unwrap(), "two");
    // Where that cannot be, it is an error and no panic.
    fs::remove_dir_all(&state).unwrap();
    fs::write(&state, "").unwrap();
    let message = shelf.save("two").unwrap_err().to_string();
    assert!(message.starts_with("cannot write ") && message.contains("list-1.skat"), "{message}");
    shelf.begin();
    assert!(shelf.save("three").is_err());
    assert!(shelf.resume(|_| Ok::<_, String>(())).is_err());
}

#[test]
fn one_folder_can_hold_everything() {
    let home = tempdir().unwrap();
    let mut shelf = Shelf::open(Folders::all_in(home.path().to_owned())).unwrap();
    shelf.save("one").unwrap();
    shelf.put_away().unwrap();
    shelf.save("two").unwrap();
    assert_eq!(files(home.path()), ["list-1.skat", "lock", "played-1.skat"]);
}

#[test]
fn a_list_stands_after_a_stop_as_it_stood_before() {
    let home = tempdir().unwrap();
    let member = |name: &str| Member { name: name.to_owned(), level: Some(Level::Club.into()) };
    let party = Party { members: ["Anna", "Bert", "Cleo"].map(member).into(), seed: 5 };
    let settings = ListSettings { deals: 4, ..ListSettings::new(TableSize::Three, 7) };
    let mut session = Session::new(party, settings).unwrap();
    let mut stopped = session.clone();
    while session.number().is_some() {
        session.play_bots().unwrap();
        session.advance();
        // Every time the program ends, and another begins.
        stopped.play_bots().unwrap();
        stopped.advance();
        let mut before = shelf(&home);
        resume(&mut before);
        before.save(&stopped.save()).unwrap();
        drop(before);
        let found = shelf(&home).resume(|text| Session::resume(text)).unwrap();
        assert!(found.set_aside.is_empty());
        stopped = found.list.unwrap();
    }
    assert_eq!(files(&folders(&home).state), ["list-1.skat", "lock"]);
    assert_eq!(stopped, session);
    assert_eq!(stopped.list().standings(), session.list().standings());
}

#[test]
fn a_file_of_the_same_name_as_the_lock_keeps_what_is_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let lock = folder.path().join("lock");
    fs::write(&lock, "my combination").unwrap();
    Shelf::open(Folders::all_in(folder.path().to_owned())).unwrap();
    assert_eq!(fs::read_to_string(&lock).unwrap(), "my combination");
}

#[cfg(unix)]
#[test]
fn a_lock_that_leads_elsewhere_is_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    let precious = folder.path().join("precious");
    fs::write(&precious, "my combination").unwrap();
    let state = folder.path().join("state");
    fs::create_dir(&state).unwrap();
    std::os::unix::fs::symlink(&precious, state.join("lock")).unwrap();
    let refused = Shelf::open(Folders::all_in(state)).unwrap_err();
    assert!(refused.to_string().contains("no plain file"), "{refused}");
    assert_eq!(fs::read_to_string(&precious).unwrap(), "my combination");
}

#[test]
fn what_is_no_file_is_set_aside_like_a_damaged_one() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("list-3.skat")).unwrap();
    let mut shelf = Shelf::open(Folders::all_in(folder.path().to_owned())).unwrap();
    let found = shelf.resume(|text| String::from_utf8(text.to_vec())).unwrap();
    assert_eq!(found.list, None);
    assert_eq!(found.set_aside[0].to, folder.path().join("list-3.damaged-1.skat"));
    assert!(folder.path().join("list-3.damaged-1.skat").is_dir());
}
