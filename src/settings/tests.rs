//! The laws that hold for every setting.

use super::*;
use crate::rules::{Rules, Switch};
use proptest::prelude::*;
use std::ffi::OsString;
use std::path::PathBuf;

fn no_environment() -> Vec<(OsString, OsString)> {
    Vec::new()
}

fn variables(pairs: &[(&str, &str)]) -> Vec<(OsString, OsString)> {
    pairs.iter().map(|(name, value)| (name.into(), value.into())).collect()
}

fn flag(key: Key, text: &str) -> Override {
    Override { key, text: text.to_owned() }
}

fn flags(values: &[(Key, &str)]) -> Overrides {
    let values = values.iter().map(|(key, text)| flag(*key, text)).collect();
    Overrides { values, ..Overrides::default() }
}

/// Loads a text as if it were the user's file.
fn load_text(text: &str) -> Result<Loaded, SettingsError> {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    let overrides = Overrides { config: Some(file.path().into()), ..Overrides::default() };
    load(&overrides, no_environment(), None)
}

#[test]
fn the_defaults_are_what_the_file_says() {
    let loaded = load(&Overrides::default(), no_environment(), None).unwrap();
    assert_eq!(loaded.settings, Settings::default());
    for key in Key::ALL {
        assert_eq!(loaded.source(key), &Source::Default);
    }
}

#[test]
fn the_file_of_defaults_has_every_key_once_in_order_with_a_comment() {
    let set = file::apply(DEFAULTS, &mut Settings::default()).unwrap();
    assert_eq!(set.settings.iter().map(|(key, _)| *key).collect::<Vec<_>>(), Key::ALL);
    assert_eq!(set.commands.iter().map(|(it, ..)| *it).collect::<Vec<_>>(), Command::ALL);
    let lines: Vec<&str> = DEFAULTS.lines().collect();
    for (key, at) in set.settings {
        assert!(lines[at.line - 2].starts_with("# "), "{} has no comment", key.name());
    }
    for line in lines {
        assert!(line.chars().count() <= 100, "too long: {line}");
    }
}

#[test]
fn names_are_the_same_everywhere_and_no_two_alike() {
    let names: std::collections::BTreeSet<_> = Key::ALL.iter().map(|key| key.name()).collect();
    assert_eq!(names.len(), Key::ALL.len(), "flags and variables have no table");
    for key in Key::ALL {
        assert!(Key::TABLES.contains(&key.table()));
    }
}

#[test]
fn every_setting_has_a_flag_and_a_place_on_the_page() {
    let named = |lists: &[&[Key]]| {
        let mut keys: Vec<Key> = lists.iter().flat_map(|keys| keys.to_vec()).collect();
        keys.extend(Switch::ALL.map(Key::House));
        keys.sort();
        keys
    };
    let mut all = Key::ALL;
    all.sort();
    assert_eq!(named(&Key::FLAGS), all);
    assert_eq!(named(&Key::PAGE.map(|(_, keys)| keys)), all);
    for key in Key::FLAGS.into_iter().flatten() {
        let boolean = key.field(&mut Settings::default()).choices() == ["false", "true"];
        assert_eq!(key.row().form == Form::Switch, boolean, "{key:?}");
    }
}

#[test]
fn every_setting_can_be_set_by_a_variable_and_by_a_flag() {
    for key in Key::ALL {
        let bad = "\u{1}";
        let error = load(&flags(&[(key, bad)]), no_environment(), None).unwrap_err();
        assert_eq!(error.place, Source::Flag(key.flag(bad)));
        let variable = key.variable();
        let error = load(&Overrides::default(), variables(&[(&variable, bad)]), None).unwrap_err();
        assert_eq!(error.place, Source::Environment(variable));
    }
}

#[test]
fn the_command_line_goes_before_the_environment_and_the_environment_before_the_file() {
    let dir = tempfile::tempdir().unwrap();
    let folders = Folders { config: dir.path().into(), data: "data".into(), state: "state".into() };
    let file = dir.path().join("config.toml");
    std::fs::write(&file, "screen.pace = 1\nscreen.theme = 'dark'\nlist.players = 4").unwrap();
    let environment = variables(&[("SKAT_PACE", "2"), ("SKAT_THEME", "light"), ("HOME", "/x")]);
    let overrides = flags(&[(Key::Pace, "3")]);
    let loaded = load(&overrides, environment, Some(&folders)).unwrap();
    assert_eq!(loaded.settings.screen.pace, Pace::from_millis(3));
    assert_eq!(loaded.settings.screen.theme, Theme::named("light"));
    assert_eq!(loaded.settings.list.players, TableSize::Four);
    assert_eq!(loaded.settings.screen.deck, Deck::French);
    assert_eq!(loaded.source(Key::Pace).to_string(), "--pace");
    assert_eq!(loaded.source(Key::Theme).to_string(), "SKAT_THEME");
    assert_eq!(loaded.source(Key::Players).to_string(), format!("{}:3:16", file.display()));
    assert_eq!(loaded.source(Key::Deck).to_string(), "default");
    assert_eq!(loaded.folders, Some(folders));
}

#[test]
fn a_folder_for_data_serves_for_everything_kept() {
    let environment = || variables(&[("SKAT_DATA_DIR", "there")]);
    let folders = load(&Overrides::default(), environment(), None).unwrap().folders.unwrap();
    assert_eq!(folders.data, PathBuf::from("there"));
    assert_eq!(folders.state, PathBuf::from("there"));
    let overrides = Overrides { data_dir: Some("here".into()), ..Overrides::default() };
    let folders = load(&overrides, environment(), None).unwrap().folders.unwrap();
    assert_eq!(folders.data, PathBuf::from("here"));
}

#[test]
fn variables_nobody_knows_are_refused() {
    let told = |name: &str, value: &str| {
        load(&Overrides::default(), variables(&[(name, value)]), None)
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    let error = told("SKAT_THEM", "dark").unwrap_err();
    assert!(error.starts_with("SKAT_THEM: "), "{error}");
    assert!(error.contains("did you mean 'SKAT_THEME'?"), "{error}");
    assert!(!told("SKAT_NONSENSE", "").unwrap_err().contains("did you mean"));
    assert_eq!(told("SKAT_RECORDS", "/records"), Ok(()));
    assert_eq!(told("SKATE", "x"), Ok(()));
    assert!(told("SKAT_CONFIG", "").unwrap_err().starts_with("SKAT_CONFIG: "));
    assert!(told("SKAT_MOUSE", "").unwrap_err().starts_with("SKAT_MOUSE: '' is not "));
}

#[test]
fn the_people_at_the_table() {
    let overrides = flags(&[(Key::Level, "club,beginner")]);
    let settings = load(&overrides, no_environment(), None).unwrap().settings;
    let place = |index| Place::new(index).unwrap();
    let name = |settings: &Settings, index| settings.name(place(index)).map(Name::to_string);
    assert_eq!(name(&settings, 0).as_deref(), Some("You"));
    assert_eq!(name(&settings, 2).as_deref(), Some("Otto"));
    assert_eq!(name(&settings, 3), None, "Paul waits for a table of four");
    assert_eq!(settings.level(place(0)), None);
    assert_eq!(settings.level(place(1)), Some(Level::Club));
    assert_eq!(settings.level(place(2)), Some(Level::Beginner));
    assert_eq!(settings.level(place(3)), None);
    let four = load(&flags(&[(Key::Players, "4")]), no_environment(), None).unwrap().settings;
    assert_eq!(name(&four, 3).as_deref(), Some("Paul"));
    assert_eq!(four.level(place(3)), Some(Level::Club));
    assert_eq!(four.new_list(7).deals, 48);
}

#[test]
fn lists_for_the_opponents_reach_around_the_table() {
    let told = |values: &[(Key, &str)]| {
        load(&flags(values), no_environment(), None).map(|_| ()).map_err(|e| e.to_string())
    };
    assert_eq!(
        told(&[(Key::Players, "4"), (Key::Level, "club,club")]),
        Err("--level: 2 levels for 3 opponents (allowed: one for all, or 3)".into())
    );
    assert_eq!(
        told(&[(Key::Level, "club,club,club")]),
        Err("--level: 3 levels for 2 opponents (allowed: one for all, or 2)".into())
    );
    assert_eq!(
        told(&[(Key::Opponents, "A,B,C")]),
        Err("--opponents: 3 names for 2 opponents (allowed: 2)".into())
    );
    assert_eq!(told(&[(Key::Players, "4"), (Key::Level, "club")]), Ok(()));
    assert!(
        load_text("people.level = ['club', 'club', 'club']").is_ok(),
        "a file may name more than the table of today has"
    );
}

#[test]
fn everybody_at_the_table_has_a_name_of_his_own() {
    let told = |values: &[(Key, &str)]| {
        load(&flags(values), no_environment(), None).map(|_| ()).map_err(|e| e.place)
    };
    let blamed = |flag: &str| Err(Source::Flag(flag.into()));
    assert_eq!(told(&[(Key::Name, "otto")]), blamed("--name"));
    assert_eq!(told(&[(Key::Opponents, "you,Otto")]), blamed("--opponents"));
    assert_eq!(told(&[(Key::Opponents, "Eva,Eva")]), blamed("--opponents"));
    assert_eq!(told(&[(Key::Name, "Paul")]), Ok(()), "Paul is not at a table of three");
    assert_eq!(told(&[(Key::Name, "Paul"), (Key::Players, "4")]), blamed("--name"));
}

fn house(text: &str) -> Overrides {
    let (rules, house) = text.split_once(' ').unwrap_or(("", text));
    let values = (!rules.is_empty()).then(|| flag(Key::Rules, rules));
    Overrides {
        values: values.into_iter().collect(),
        house: vec![house.to_owned()],
        ..Overrides::default()
    }
}

#[test]
fn a_preset_sets_all_house_rules_and_switches_change_single_ones() {
    let dir = tempfile::tempdir().unwrap();
    let folders = Folders { config: dir.path().into(), data: "data".into(), state: "state".into() };
    let rules = |file: &str, environment: &[(&str, &str)], overrides: &Overrides| {
        std::fs::write(dir.path().join("config.toml"), file).unwrap();
        let loaded = load(overrides, variables(environment), Some(&folders)).unwrap();
        loaded.settings.new_list(7).rules.to_string()
    };
    let none = Overrides::default();
    let text = |rules: &str| rules.parse::<Rules>().unwrap().to_string();
    // In one layer the preset comes first, wherever it stands.
    let file =
        "house = { kontra = false, rules = 'pub', triggers = 'even+re', ramsch-skat = 'auto' }";
    let from_file = text("pub,kontra=off,triggers=even+re");
    assert_eq!(rules(file, &[], &none), from_file);
    assert_eq!(
        rules("", &[("SKAT_BOCK", "off"), ("SKAT_RULES", "pub")], &none),
        text("pub,bock=off")
    );
    // Over it goes the environment: single switches, or a preset that sets all of them anew.
    assert_eq!(rules(file, &[("SKAT_KONTRA", "true")], &none), text("pub,triggers=even+re"));
    assert_eq!(rules(file, &[("SKAT_RULES", "xskat")], &none), text("xskat"));
    // Over that go the flags.
    let environment = [("SKAT_RULES", "xskat"), ("SKAT_RE", "off")];
    assert_eq!(rules(file, &environment, &none), text("xskat,re=off"));
    assert_eq!(rules(file, &environment, &house("hirsch,re")), text("xskat,hirsch"));
    assert_eq!(rules(file, &environment, &house("official ramsch")), text("ramsch"));
    assert_eq!(rules(file, &environment, &house("pub bock=off,bock=auto")), text("pub"));
    assert_eq!(rules(file, &environment, &flags(&[(Key::Rules, "official")])), "official");
}

#[test]
fn a_house_rule_that_makes_no_difference_is_told() {
    let told = |overrides: &Overrides, environment: &[(&str, &str)]| {
        let loaded = load(overrides, variables(environment), None);
        loaded.map(|loaded| loaded.to_toml()).map_err(|error| error.to_string())
    };
    for (flags, lacks) in [
        ("re", "'re=on' makes no difference (allowed: together with kontra)"),
        ("kontra,hirsch", "'hirsch=on' makes no difference (allowed: together with re)"),
        ("hirsch", "'hirsch=on' makes no difference (allowed: together with kontra and re)"),
        ("bock,kontra,triggers=re", "'bock=on' makes no difference (allowed: together with re)"),
        (
            "ramsch-rounds=always,kontra",
            "'kontra=on' makes no difference \
             (allowed: together with grand-hand, or ramsch-rounds other than always)",
        ),
        (
            "pub ramsch=off",
            "'ramsch=off' makes no difference (allowed: together with schieberamsch=off)",
        ),
        (
            "bock,triggers=re",
            "'bock=on' makes no difference (allowed: together with kontra and re)",
        ),
    ] {
        assert_eq!(told(&house(flags), &[]), Err(format!("--house: {lacks}")));
    }
    // What a preset brings with it is no mistake, nor is turning off what is off.
    for flags in
        ["pub kontra=off", "re=off", "pub schieberamsch=off,ramsch=off", "pub triggers=none"]
    {
        assert!(told(&house(flags), &[]).is_ok(), "{flags}");
    }
    // A file or the environment may have it ready for another list.
    let text = told(&Overrides::default(), &[("SKAT_RE", "on"), ("SKAT_LIMIT", "301")]).unwrap();
    assert!(text.contains("re = true # SKAT_RE; makes no difference without kontra\n"), "{text}");
    assert!(text.contains("limit = 301 # SKAT_LIMIT; makes no difference without"), "{text}");
    assert_eq!(text.matches("makes no difference").count(), 2);
    let text = told(&house("kontra"), &[("SKAT_RE", "on")]).unwrap();
    assert!(text.contains("re = true # SKAT_RE\n"), "{text}");
}

#[test]
fn a_minus_list_has_its_limit() {
    let list = |values: &[(Key, &str)]| {
        let loaded = load(&flags(values), variables(&[("SKAT_LIMIT", "301")]), None);
        loaded.map(|loaded| loaded.settings.new_list(7)).map_err(|error| error.to_string())
    };
    let minus = list(&[(Key::Scoring, "minus")]).unwrap();
    assert_eq!((minus.scoring, minus.limit.map(u32::from)), (Scoring::Minus, Some(301)));
    let none = list(&[(Key::Scoring, "minus"), (Key::Limit, "none")]).unwrap();
    assert_eq!(none.limit, None);
    assert_eq!(
        list(&[(Key::Limit, "100")]),
        Err("--limit: 'limit' makes no difference (allowed: together with scoring=minus)".into())
    );
}

#[test]
fn a_list_ends_by_deals_points_or_minutes() {
    let list = |values: &[(Key, &str)]| {
        let settings = load(&flags(values), no_environment(), None).unwrap().settings;
        let list = settings.new_list(7);
        let number = |number: Option<std::num::NonZeroU32>| number.map_or(0, u32::from);
        (list.deals, number(list.points), number(list.minutes), list.counts_deals())
    };
    assert_eq!(list(&[]), (36, 0, 0, true));
    assert_eq!(list(&[(Key::Points, "1000")]), (999, 1000, 0, false));
    assert_eq!(list(&[(Key::Minutes, "60"), (Key::Players, "4")]), (999, 0, 60, false));
    assert_eq!(list(&[(Key::Points, "1000"), (Key::Deals, "12")]), (12, 1000, 0, true));
    assert_eq!(list(&[(Key::Points, "300"), (Key::Minutes, "90")]), (999, 300, 90, false));
    let minus = flags(&[(Key::Scoring, "minus"), (Key::Points, "1000")]);
    let error = load(&minus, no_environment(), None).unwrap_err().to_string();
    assert!(error.ends_with("(allowed: together with scoring other than minus)"), "{error}");
    // In a file it may stand for another list.
    let loaded = load_text("list = { scoring = 'minus', points = 1000 }").unwrap();
    assert!(loaded.to_toml().contains("makes no difference without scoring other than minus\n"));
}

#[test]
fn what_is_printed_can_be_read_again() {
    let overrides = flags(&[
        (Key::Name, "J\"ö'rg\\"),
        (Key::Players, "4"),
        (Key::Deals, "12"),
        (Key::Level, "club,beginner,master"),
        (Key::Style, "bold"),
        (Key::Mouse, "false"),
        (Key::Pace, "0"),
        (Key::Scoring, "minus"),
        (Key::Limit, "none"),
        (Key::Minutes, "90"),
        (Key::Rules, "xskat"),
        (Key::House(Switch::Kontra), "announcement"),
        (Key::House(Switch::Bock), "off"),
    ]);
    let loaded = load(&overrides, variables(&[("SKAT_DECK", "ascii")]), None).unwrap();
    let text = loaded.to_toml();
    assert_eq!(load_text(&text).unwrap().settings, loaded.settings);
    assert!(text.contains("deck = \"ascii\" # SKAT_DECK\n"), "{text}");
    assert!(text.contains("theme = \"auto\" # default\n"), "{text}");
    assert!(text.contains("rules = \"xskat\" # --rules\n"), "{text}");
    assert!(text.contains("re = true # --rules\n"), "{text}");
    assert!(text.contains("kontra = \"announcement\" # --house\n"), "{text}");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_at_a_line_and_column(text in any::<String>()) {
        read_or_refused(&text)?;
    }

    #[test]
    fn a_mangled_file_is_read_or_refused_at_a_line_and_column(
        at in 0..DEFAULTS.len(),
        cut in 0..40_usize,
        put in "[\\PC\n\"'=\\[\\]#.]{0,8}",
    ) {
        let start = DEFAULTS.floor_char_boundary(at);
        let end = DEFAULTS.floor_char_boundary(at + cut);
        read_or_refused(&format!("{}{put}{}", &DEFAULTS[..start], &DEFAULTS[end..]))?;
    }
}

fn read_or_refused(text: &str) -> Result<(), TestCaseError> {
    match load_text(text) {
        Ok(loaded) => {
            prop_assert_eq!(load_text(&loaded.to_toml()).unwrap().settings, loaded.settings);
        }
        Err(error) => {
            let lines = text.split('\n').count();
            match error.place {
                Source::File { at: Some(at), .. } => {
                    prop_assert!((1..=lines).contains(&at.line) && at.column >= 1);
                }
                ref place => prop_assert!(false, "{} stands nowhere", place),
            }
            prop_assert!(!error.to_string().contains('\n'), "{}", error);
        }
    }
    Ok(())
}

#[test]
fn a_locale_without_the_signs_has_the_pack_without() {
    let deck = |pairs: &[(&str, &str)], flags: &Overrides| {
        let environment = pairs.iter().map(|(name, value)| (name.into(), value.into()));
        load(flags, environment, None).unwrap().settings.screen.deck
    };
    let none = Overrides::default();
    for (pairs, expected) in [
        (&[("LC_ALL", "C")][..], Deck::Ascii),
        (&[("LC_ALL", "POSIX"), ("LANG", "de_DE.UTF-8")], Deck::Ascii),
        (&[("LC_ALL", ""), ("LC_CTYPE", "C"), ("LANG", "de_DE.UTF-8")], Deck::Ascii),
        (&[("LANG", "de_DE.ISO-8859-1")], Deck::Ascii),
        (&[("LANG", "de_DE.ISO-8859-15@euro")], Deck::Ascii),
        (&[("LC_ALL", "C.UTF-8")], Deck::French),
        (&[("LANG", "de_DE.utf8@euro")], Deck::French),
        (&[("LC_CTYPE", "UTF-8"), ("LANG", "")], Deck::French),
        (&[("LANG", "de_DE")], Deck::French),
        (&[], Deck::French),
        // What somebody has said goes before.
        (&[("LC_ALL", "C"), ("SKAT_DECK", "german")], Deck::German),
    ] {
        assert_eq!(deck(pairs, &none), expected, "{pairs:?}");
    }
    let said = Override { key: Key::Deck, text: "french".to_owned() };
    let said = Overrides { values: vec![said], ..Overrides::default() };
    assert_eq!(deck(&[("LC_ALL", "C")], &said), Deck::French);
}
