//! The plan of the house: its files, the arrows between them, and the circles of arrows.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::source::{Source, Steps};

/// Each file with those it needs.
pub(crate) type Arrows = BTreeMap<Steps, BTreeSet<Steps>>;

/// The files of `src` by their modules, tests left out.
///
/// A file has an arrow to the file that defines what it names, whatever re-exports lie between.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) files: BTreeMap<Steps, Source>,
}

impl Plan {
    /// The house as it stands.
    pub(crate) fn of_this_house() -> Self {
        let src = src();
        let read = |path: PathBuf| {
            let name = path.strip_prefix(&src).unwrap().with_extension("");
            let mut module: Steps =
                name.iter().map(|step| step.to_str().unwrap().to_owned()).collect();
            module.pop_if(|last| ["mod", "lib"].contains(&last.as_str()));
            (module, Source::read(&fs::read_to_string(path).unwrap()))
        };
        Self::of(sources(&src).into_iter().map(read).collect())
    }

    fn of(mut files: BTreeMap<Steps, Source>) -> Self {
        let tests: BTreeSet<Steps> = files
            .iter()
            .flat_map(|(module, source)| source.tests.iter().map(|test| with(module, test)))
            .collect();
        files.retain(|module, _| !(1..=module.len()).any(|n| tests.contains(&module[..n])));
        Self { files }
    }

    pub(crate) fn arrows(&self) -> Arrows {
        let needs = |(module, source): (&Steps, &Source)| {
            let imports = source.imports.iter().filter(|import| !import.handed_on);
            let paths = imports.map(|import| &import.path).chain(&source.paths);
            let mut needs: BTreeSet<Steps> =
                paths.filter_map(|path| self.resolve(module, path, 0)).collect();
            needs.remove(module);
            needs.remove([].as_slice());
            (module.clone(), needs)
        };
        self.files.iter().map(needs).collect()
    }

    /// The file that defines what a path in this file means; none if it is not of this house.
    fn resolve(&self, from: &[String], path: &[String], depth: usize) -> Option<Steps> {
        // Longer chains of re-exports run in a circle.
        if depth > 8 {
            return None;
        }
        let (mut at, mut rest) = (from.to_vec(), path);
        match rest.split_first()? {
            (first, tail) if first == "crate" => (at, rest) = (Vec::new(), tail),
            (first, tail) if first == "self" => rest = tail,
            (first, _) if first == "super" => {
                while let Some((_, tail)) = rest.split_first().filter(|(step, _)| *step == "super")
                {
                    at.pop();
                    rest = tail;
                }
            }
            (first, _) => {
                let child = self.files.contains_key(&with(&at, first));
                if !child && self.import(&at, first).is_none() {
                    return None;
                }
            }
        }
        while let Some((step, tail)) = rest.split_first() {
            let inner = with(&at, step);
            if !self.files.contains_key(&inner) {
                let import = self.import(&at, step);
                let end =
                    import.and_then(|path| self.resolve(&at, &[path, tail].concat(), depth + 1));
                // What a room hands on from another is its own face.
                return Some(end.filter(|end| end.first() == at.first()).unwrap_or(at));
            }
            (at, rest) = (inner, tail);
        }
        Some(at)
    }

    /// The path that a file imports under this name.
    fn import(&self, file: &[String], name: &str) -> Option<&[String]> {
        let imports = &self.files.get(file)?.imports;
        imports.iter().find(|import| import.name == name).map(|import| import.path.as_slice())
    }
}

/// The folder of the source.
pub(crate) fn src() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every source in a folder and those below it.
pub(crate) fn sources(dir: &Path) -> Vec<PathBuf> {
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

fn with(module: &[String], step: &str) -> Steps {
    [module, &[step.to_owned()]].concat()
}

/// The circles: the largest sets in which every node reaches every other, the largest first.
pub(crate) fn circles<T: Ord + Clone>(arrows: &BTreeMap<T, BTreeSet<T>>) -> Vec<BTreeSet<T>> {
    let reach = |from: &T| {
        let (mut seen, mut ahead) = (BTreeSet::new(), vec![from]);
        while let Some(node) = ahead.pop() {
            let next = arrows.get(node).into_iter().flatten();
            ahead.extend(next.filter(|node| seen.insert((*node).clone())));
        }
        seen
    };
    let reached: BTreeMap<&T, BTreeSet<T>> =
        arrows.keys().map(|node| (node, reach(node))).collect();
    let mut circles: BTreeSet<BTreeSet<T>> = BTreeSet::new();
    for (node, ahead) in &reached {
        let back = |other: &&T| reached.get(other).is_some_and(|ahead| ahead.contains(*node));
        circles.insert(ahead.iter().filter(back).cloned().collect());
    }
    let mut circles: Vec<_> = circles.into_iter().filter(|circle| circle.len() > 1).collect();
    circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    circles
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(files: &[(&str, &str)]) -> Plan {
        let steps = |name: &str| name.split('/').map(str::to_owned).collect();
        Plan::of(files.iter().map(|(name, text)| (steps(name), Source::read(text))).collect())
    }

    /// The arrows as `from > to`.
    fn arrows(files: &[(&str, &str)]) -> Vec<String> {
        let arrows = plan(files).arrows();
        let pair = |from: &Steps, to: &Steps| format!("{} > {}", from.join("/"), to.join("/"));
        arrows.iter().flat_map(|(from, needs)| needs.iter().map(|to| pair(from, to))).collect()
    }

    #[test]
    fn an_arrow_ends_where_the_name_is_defined() {
        let found = arrows(&[
            ("rules", "mod card; pub use card::Card; pub struct Law;"),
            ("rules/card", "pub struct Card;"),
            ("ui", "mod hand; use hand::draw;"),
            ("ui/hand", "use crate::rules::{Card, Law}; use super::Kit; pub fn draw() {}"),
        ]);
        let expected = ["ui > ui/hand", "ui/hand > rules", "ui/hand > rules/card", "ui/hand > ui"];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_module_is_followed_by_its_imported_name() {
        let found = arrows(&[
            ("text", "mod page; mod topics;"),
            ("text/page", "use super::topics; fn f() { topics::value::page() }"),
            ("text/topics", "pub mod value;"),
            ("text/topics/value", "pub fn page() {}"),
        ]);
        assert_eq!(found, ["text/page > text/topics", "text/page > text/topics/value"]);
    }

    #[test]
    fn a_child_is_needed_by_who_calls_it_and_tests_are_no_files_of_the_house() {
        let found = arrows(&[
            ("ui", "mod a; mod b; #[cfg(test)] mod tests; fn f() { a::go() }"),
            ("ui/a", "use super::b::X;"),
            ("ui/b", "pub struct X;"),
            ("ui/tests", "use super::a::go;"),
            ("ui/tests/more", "use crate::ui::b::X;"),
        ]);
        assert_eq!(found, ["ui > ui/a", "ui/a > ui/b"]);
    }

    #[test]
    fn a_circle_holds_all_that_reach_each_other() {
        let arrows = [(1, vec![2]), (2, vec![3]), (3, vec![2, 4]), (4, vec![5]), (5, vec![4, 6])];
        let arrows = arrows.map(|(from, to)| (from, to.into_iter().collect())).into();
        assert_eq!(circles(&arrows), [BTreeSet::from([2, 3]), BTreeSet::from([4, 5])]);
    }
}
