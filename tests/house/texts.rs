//! No sentence that a player reads stands in the source: it has a key, and its words lie in
//! `assets/i18n`. Reads the source.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms in which everything that is said is said to a player.
const ROOMS: [&str; 4] = ["src/ui", "src/host", "src/study", "src/text"];
/// The files in which the command line prints for a player's eyes.
const FILES: [&str; 2] = ["src/cli/bids.rs", "src/cli/list"];
/// Faults in a record, a theme and the keys in a file of settings are told in English, like all
/// that is wrong with a file; what is wrong with the lessons that the program comes with, and what
/// comes of training, is read by who works on them.
const NOT_FOR_PLAYERS: [&str; 5] = [
    "src/study/lessons",
    "src/study/replay.rs",
    "src/study/training",
    "src/ui/keys/conflicts.rs",
    "src/ui/draw/theme/palette.rs",
];

/// Sentences inside these are for whoever reads an error or the source.
const FOR_OTHERS: [&str; 15] = [
    "error",
    "expect",
    "panic!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "unreachable!",
    "reason",
    "doc",
    "note",
    "ok_or",
    // Bad usage of the command line, told in English.
    "usage",
    "Usage",
];

fn sources(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.flat_map(|path| sources(&path)).collect();
    files.sort();
    files.retain(|file| file.extension().is_some_and(|ext| ext == "rs"));
    files
}

/// A string of the source with its line and what stands around it, outermost first: the names
/// before each bracket that is open.
struct Literal {
    line: usize,
    text: String,
    inside: Vec<String>,
}

/// The strings of a source, those of its tests aside.
fn literals(source: &str) -> Vec<Literal> {
    let source = source.split("#[cfg(test)]\nmod ").next().unwrap();
    let signs: Vec<char> = source.chars().collect();
    let (mut found, mut inside) = (Vec::new(), Vec::<String>::new());
    // The last name read, or what stands before an equals sign.
    let (mut name, mut assigned) = (String::new(), None::<String>);
    let (mut at, mut line) = (0, 1);
    while at < signs.len() {
        let rest = |text: &str| signs[at..].iter().take(text.len()).copied().eq(text.chars());
        match signs[at] {
            '\n' => line += 1,
            '/' if rest("//") => {
                at += signs[at..].iter().position(|&sign| sign == '\n').unwrap();
                continue;
            }
            // A character, not the name of a lifetime.
            '\'' if signs.get(at + 2) == Some(&'\'') && signs[at + 1] != '\\' => at += 2,
            '\'' if signs.get(at + 1) == Some(&'\\') => at += 3,
            '(' | '[' | '{' => inside.push(std::mem::take(&mut name)),
            ')' | ']' | '}' => {
                inside.pop();
                name.clear();
            }
            '=' => assigned = Some(std::mem::take(&mut name)),
            '"' => {
                let (begin, mut text) = (line, String::new());
                at += 1;
                while signs[at] != '"' {
                    if signs[at] == '\\' {
                        at += 1;
                        if signs[at] == '\n' {
                            line += 1;
                            // The blanks at the start of the next line are not part of it.
                            while signs[at + 1].is_whitespace() {
                                at += 1;
                            }
                        } else {
                            text.push(signs[at]);
                        }
                    } else {
                        line += usize::from(signs[at] == '\n');
                        text.push(signs[at]);
                    }
                    at += 1;
                }
                let inside = inside.iter().cloned().chain(assigned.take()).collect();
                found.push(Literal { line: begin, text, inside });
            }
            sign if sign.is_alphanumeric() || sign == '_' || sign == '!' => {
                if at == 0 || !(signs[at - 1].is_alphanumeric() || signs[at - 1] == '_') {
                    name.clear();
                }
                name.push(sign);
            }
            ',' | ';' => {
                name.clear();
                assigned = None;
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// True if a text has two words with a blank between them, placeholders and markup aside.
fn is_sentence(text: &str) -> bool {
    let mut bare = String::new();
    let mut depth = 0;
    for sign in text.chars() {
        match sign {
            '{' | '<' => depth += 1,
            '}' | '>' => depth -= 1,
            _ if depth > 0 => {}
            _ => bare.push(sign),
        }
    }
    // Cards are capitals and figures.
    let is_word = |part: &str| {
        let letters = part.chars().filter(|sign| sign.is_alphabetic());
        letters.count() > 1 && part.contains(char::is_lowercase)
    };
    bare.split_whitespace().filter(|part| is_word(part)).count() > 1
}

#[test]
fn no_sentence_lives_in_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for path in ROOMS.iter().chain(&FILES) {
        for file in sources(&root.join(path)) {
            let name = file.strip_prefix(root).unwrap().to_string_lossy().into_owned();
            let of_tests = name.contains("/tests/") || name.ends_with("/tests.rs");
            if of_tests || NOT_FOR_PLAYERS.iter().any(|path| name.starts_with(path)) {
                continue;
            }
            for literal in literals(&fs::read_to_string(&file).unwrap()) {
                seen += 1;
                let others = |name: &String| FOR_OTHERS.contains(&name.as_str());
                if is_sentence(&literal.text) && !literal.inside.iter().any(others) {
                    wrong.push(format!("{name}:{}: \"{}\"", literal.line, literal.text));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "words for a player outside assets/i18n:\n{}", wrong.join("\n"));
    assert!(seen > 500, "only {seen} strings found");
}

#[test]
fn a_sentence_is_found_wherever_it_stands() {
    let source = r#"
        // "not this comment"
        const NAME: &str = "two words";
        #[error("for {0} others")]
        fn f(c: char) -> String {
            assert!(c != '"', "not this either");
            let s = map.expect("nor this one");
            words.with("a-key", &[("name", "{name} {bid}".into())]);
            format!("{name}: your turn, \
                     {bid}")
        }
    "#;
    let found: Vec<(usize, String)> = literals(source)
        .into_iter()
        .filter(|literal| is_sentence(&literal.text))
        .filter(|literal| !literal.inside.iter().any(|name| FOR_OTHERS.contains(&&**name)))
        .map(|literal| (literal.line, literal.text))
        .collect();
    let expected = [(3, "two words"), (9, "{name}: your turn, {bid}")];
    assert_eq!(found, expected.map(|(line, text)| (line, text.to_owned())));
}
