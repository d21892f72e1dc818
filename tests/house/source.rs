//! A reader of Rust, as far as the house needs it: what a file imports, which modules it names, and
//! how many lines of code it has, its tests, comments and strings aside.

/// A path in steps: `crate::rules::Card` has three.
pub(crate) type Steps = Vec<String>;

/// One leaf of a `use`: the path, and the name it has from then on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Import {
    pub(crate) path: Steps,
    pub(crate) name: String,
    /// True for `pub use`, which is an address for others and no need of this file.
    pub(crate) handed_on: bool,
}

/// The facts of one file.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) imports: Vec<Import>,
    /// The paths of several steps outside of `use`.
    pub(crate) paths: Vec<Steps>,
    /// The modules declared for tests alone.
    pub(crate) tests: Vec<String>,
    /// The lines of code.
    pub(crate) lines: usize,
}

impl Source {
    pub(crate) fn read(text: &str) -> Self {
        let (code, tests) = without_tests(&blanked(text));
        let lines = code.lines().filter(|line| !line.trim().is_empty()).count();
        let mut source = Self { tests, lines, ..Self::default() };
        let code = without_reach(&code);
        let (mut rest, mut handed_on) = (code.as_str(), false);
        while let Some((path, after)) = next_path(rest) {
            rest = after;
            if path == ["use"] {
                let (tree, after) = rest.split_once(';').unwrap_or((rest, ""));
                for (path, name) in leaves(&[], tree) {
                    source.imports.push(Import { path, name, handed_on });
                }
                rest = after;
            }
            handed_on = path == ["pub"];
            if path.len() > 1 {
                source.paths.push(path);
            }
        }
        source
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of the longest beginning of such characters, in bytes.
fn length(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

/// The next word or path of words, and what follows it.
fn next_path(text: &str) -> Option<(Steps, &str)> {
    let mut rest = &text[text.find(is_word)?..];
    let mut path = Vec::new();
    loop {
        let (word, after) = rest.split_at(length(rest, is_word));
        path.push(word.to_owned());
        match after.strip_prefix("::") {
            Some(tail) if tail.starts_with(is_word) => rest = tail,
            _ => return Some((path, after)),
        }
    }
}

/// The paths in a tree of `use`, each with the name it gets.
fn leaves(stem: &[String], tree: &str) -> Vec<(Steps, String)> {
    let tree = tree.trim();
    let steps = |text: &str| {
        let steps = text.split("::").map(str::trim).filter(|step| !step.is_empty());
        [stem, &steps.map(str::to_owned).collect::<Steps>()].concat()
    };
    if let Some((head, group)) = tree.split_once('{') {
        let stem = steps(head);
        let group = group.trim_end().strip_suffix('}').unwrap_or(group);
        return branches(group).into_iter().flat_map(|tree| leaves(&stem, tree)).collect();
    }
    let (path, name) = tree
        .split_once(" as ")
        .map_or((tree, None), |(path, name)| (path, Some(name.trim().to_owned())));
    let mut path = steps(path);
    if path.last().is_some_and(|step| step == "self") {
        path.pop();
    }
    let name = name.or_else(|| path.last().cloned());
    name.map(|name| (path, name)).into_iter().collect()
}

/// The parts of a group, cut at the commas outside of inner groups.
fn branches(group: &str) -> Vec<&str> {
    let mut depth = 0;
    let parts = group.split(move |c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    parts.filter(|part| !part.trim().is_empty()).collect()
}

/// The code with every reach of a `pub(…)` taken out, as it names modules without a need.
fn without_reach(code: &str) -> String {
    let mut parts = code.split("pub(");
    let first = parts.next().unwrap_or("").to_owned();
    parts.fold(first, |code, part| {
        code + "pub " + part.split_once(')').map_or(part, |(_, after)| after)
    })
}

/// The text with blanks for comments and `_` for what stands in quotes; lines stay lines.
fn blanked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (taken, cover) = match c {
            '/' if rest.starts_with("//") => (length(rest, |c| c != '\n'), ' '),
            '/' if rest.starts_with("/*") => (rest.find("*/").map_or(rest.len(), |at| at + 2), ' '),
            '"' => (quoted(rest, '"'), '_'),
            'r' if !out.ends_with(is_word) && raw(rest).is_some() => (raw(rest).unwrap_or(1), '_'),
            // A lifetime is no character.
            '\'' if rest[1..].starts_with('\\') || rest.chars().nth(2) == Some('\'') => {
                (quoted(rest, '\''), '_')
            }
            _ => {
                out.push(c);
                rest = &rest[c.len_utf8()..];
                continue;
            }
        };
        let (covered, after) = rest.split_at(taken);
        out.extend(covered.chars().map(|c| if c == '\n' { c } else { cover }));
        rest = after;
    }
    out
}

/// The length of a text in these quotes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, c)| {
        let end = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        end
    });
    end.map_or(text.len(), |(at, _)| at + 1)
}

/// The length of a raw string, if one begins here.
fn raw(text: &str) -> Option<usize> {
    let marks = length(&text[1..], |c| c == '#');
    let inside = text[1 + marks..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(marks));
    let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
    Some(2 + marks + length)
}

const TEST: &str = "#[cfg(test)]";

/// The code without its tests, and the modules that are declared for tests alone.
fn without_tests(code: &str) -> (String, Vec<String>) {
    let (mut out, mut modules, mut rest) = (String::new(), Vec::new(), code);
    while let Some((before, after)) = rest.split_once(TEST) {
        out += before;
        let (item, after) = after.split_at(item(after));
        if let Some((head, _)) = item.split_once(';').filter(|(head, _)| !head.contains('{')) {
            let words: Vec<&str> = head.split_whitespace().collect();
            if let [.., "mod", name] = words.as_slice() {
                modules.push((*name).to_owned());
            }
        }
        rest = after;
    }
    (out + rest, modules)
}

/// The length of the item that begins here, with its further attributes.
fn item(code: &str) -> usize {
    let (mut brackets, mut braces) = (0, 0);
    let end = code.find(|c| {
        match c {
            '(' | '[' => brackets += 1,
            ')' | ']' => brackets -= 1,
            '{' => braces += 1,
            '}' => braces -= 1,
            _ => {}
        }
        brackets == 0 && braces == 0 && matches!(c, ';' | '}')
    });
    end.map_or(code.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn imports(text: &str) -> Vec<String> {
        let imports = Source::read(text).imports;
        imports
            .iter()
            .map(|import| {
                let handed_on = if import.handed_on { "pub " } else { "" };
                format!("{handed_on}{} as {}", import.path.join("::"), import.name)
            })
            .collect()
    }

    #[test]
    fn a_tree_of_imports_has_a_path_for_each_leaf() {
        let text = "use a::{b, c::{d, self}, e as f};\nuse super::g;";
        let leaves = ["a::b as b", "a::c::d as d", "a::c as c", "a::e as f", "super::g as g"];
        assert_eq!(imports(text), leaves);
    }

    #[test]
    fn a_public_import_is_handed_on() {
        let text = "pub use a::B;\npub(crate) use c::{\n    D,\n    E,\n};\nuse f::G;";
        let leaves = ["pub a::B as B", "pub c::D as D", "pub c::E as E", "f::G as G"];
        assert_eq!(imports(text), leaves);
    }

    #[test]
    fn paths_in_code_count_but_reaches_comments_and_strings_do_not() {
        let text = r##"
            //! crate::comment::here
            pub(in super::super) fn f<'a>(x: &'a crate::rules::Card) -> char {
                let s = ("crate::string::here \" still", r#"crate::raw::"here""#);
                /* crate::comment::too */
                theme::Palette::own('"', '\'', s)
            }
        "##;
        let paths = Source::read(text).paths;
        let paths: Vec<String> = paths.iter().map(|path| path.join("::")).collect();
        assert_eq!(paths, ["crate::rules::Card", "theme::Palette::own"]);
    }

    #[test]
    fn tests_are_left_out() {
        let text = "
            use a::B;
            #[cfg(test)]
            use c::{D, E};
            #[cfg(test)]
            mod stage;
            #[cfg(test)]
            #[must_use]
            fn helper(x: [u8; 2]) -> f::G { f::G }
            fn kept() {}
            #[cfg(test)]
            mod tests {
                use super::*;
                fn inner() {}
            }
        ";
        let source = Source::read(text);
        assert_eq!(imports(text), ["a::B as B"]);
        assert_eq!(source.paths, Vec::<Steps>::new());
        assert_eq!(source.tests, ["stage"]);
        assert_eq!(source.lines, 2 + 1, "{source:?}");
    }
}
