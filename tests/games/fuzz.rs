//! The fuzz targets on mangled examples, so that their bodies hold on every machine.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::bodies::BODIES;

/// One way to mangle an example; places and lengths are taken within it.
#[derive(Debug, Clone)]
enum Damage {
    Flip(usize, u8),
    Cut(usize, usize),
    Double(usize, usize),
    Write(usize, Vec<u8>),
    Join(usize),
}

/// What breaks texts.
const SIGNS: [&str; 12] = [
    "\0",
    "\n",
    "\r\n",
    "\u{1b}[2J",
    "\u{202e}",
    "\u{feff}",
    "]",
    "\\",
    "\"",
    "=",
    "-1",
    "99999999999999999999",
];

fn damage() -> impl Strategy<Value = Damage> {
    let sign = prop::sample::select(&SIGNS[..]).prop_map(|sign| sign.as_bytes().to_vec());
    let text = prop_oneof![sign, prop::collection::vec(any::<u8>(), 1..4)];
    prop_oneof![
        (any::<usize>(), 0..8_u8).prop_map(|(at, bit)| Damage::Flip(at, bit)),
        (any::<usize>(), 1..40_usize).prop_map(|(at, length)| Damage::Cut(at, length)),
        (any::<usize>(), 1..200_usize).prop_map(|(at, length)| Damage::Double(at, length)),
        (any::<usize>(), text).prop_map(|(at, text)| Damage::Write(at, text)),
        any::<usize>().prop_map(Damage::Join),
    ]
}

fn mangled(examples: &[Vec<u8>], which: usize, damages: &[Damage]) -> Vec<u8> {
    let mut bytes = examples[which % examples.len()].clone();
    for damage in damages {
        let length = bytes.len();
        let place = |at: usize| at % (length + 1);
        match damage {
            Damage::Flip(at, bit) if length > 0 => bytes[at % length] ^= 1 << bit,
            Damage::Flip(..) => {}
            Damage::Cut(at, by) => drop(bytes.drain(place(*at)..(place(*at) + by).min(length))),
            Damage::Double(at, by) => {
                let end = (place(*at) + by).min(length);
                let part = bytes[place(*at)..end].to_vec();
                bytes.splice(end..end, part);
            }
            Damage::Write(at, text) => {
                bytes.splice(place(*at)..place(*at), text.iter().copied());
            }
            Damage::Join(other) => {
                bytes.truncate(place(other / 7));
                bytes.extend(&examples[other % examples.len()]);
            }
        }
    }
    bytes
}

/// `SKAT_CASES` runs more.
#[test]
fn whatever_is_read_is_read_or_refused() {
    let cases = std::env::var("SKAT_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(200);
    for (name, body) in BODIES {
        let folder = Path::new("tests/data/fuzz").join(name);
        let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|f| f.unwrap().path()).collect();
        files.sort();
        let examples: Vec<_> = files.iter().map(|file| fs::read(file).unwrap()).collect();
        examples.iter().for_each(|example| body(example));
        let config = Config { cases, failure_persistence: None, ..Config::default() };
        let strategy = (any::<usize>(), prop::collection::vec(damage(), 1..6));
        let outcome = TestRunner::new(config).run(&strategy, |(which, damages)| {
            body(&mangled(&examples, which, &damages));
            Ok(())
        });
        outcome.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
}

/// A target that is missing in `fuzz/` would never run.
#[test]
fn every_body_is_a_target() {
    let folder = Path::new("fuzz/fuzz_targets");
    let Ok(found) = fs::read_dir(folder) else { return };
    let targets: BTreeSet<_> =
        found.map(|file| file.unwrap().path().file_stem().unwrap().to_owned()).collect();
    let bodies: BTreeSet<_> = BODIES.iter().map(|(name, _)| (*name).into()).collect();
    assert_eq!(targets, bodies);
}
