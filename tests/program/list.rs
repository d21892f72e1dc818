//! `skat list` from outside: standings out of the history and out of any records.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use predicates::str::{contains, starts_with};
use serde_json::Value;

/// The program at home in `dir`.
fn skat(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("skat"));
    command.env_clear().env("HOME", dir).current_dir(dir).arg("list").args(args);
    command
}

fn home() -> tempfile::TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

fn json(command: &mut Command) -> Value {
    let output = command.output().expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("an object")
}

/// The lists of the worked cases, each game as the result of a record.
#[test]
fn lists_reckoned_by_hand() {
    let cases: Value =
        serde_json::from_str(include_str!("../data/scoring-cases.json")).expect("JSON");
    let home = home();
    let mut done = 0;
    for case in cases["lists"].as_array().expect("lists") {
        let (Some(players), Some(deals)) = (case["players"].as_array(), case["deals"].as_array())
        else {
            continue;
        };
        let mut records = String::new();
        for deal in deals {
            for (seat, player) in players.iter().enumerate() {
                records.push_str(if seat == 0 { "(;GM[Skat]" } else { "" });
                records.push_str(&format!("P{seat}[{}]", player.as_str().expect("a name")));
            }
            let declarer = players.iter().position(|player| *player == deal["declarer"]);
            let score = deal["score"].as_i64().expect("a score");
            let won = if score > 0 { "win" } else { "loss" };
            records.push_str(&declarer.map_or("R[passed];)\n".to_owned(), |seat| {
                format!("R[d:{seat} {won} v:{score} m:1 bidok p:0 t:0 s:0 z:0];)\n")
            }));
        }
        let (scoring, number) =
            (case["scoring"].as_str().expect("a word"), players.len().to_string());
        let args = ["--json", "--scoring", scoring, "--players", &number, "-"];
        let list = json(skat(home.path(), &args).write_stdin(records));
        assert_eq!(list["totals"], case["totals"], "{case}");
        done += 1;
    }
    assert_eq!(done, 7);
}

#[test]
fn the_history_is_read_where_nothing_else_is_named() {
    let home = home();
    skat(home.path(), &[]).assert().success().stdout("0 deals\n");
    let data = home.path().join(".local/share/skat");
    std::fs::create_dir_all(&data).expect("a new folder");
    let record = "(;GM[Skat]P0[Ann]P1[Bob]P2[Cid]R[d:0 win v:33 m:1 bidok p:70 t:5 s:0 z:0];)\n";
    std::fs::write(data.join("history.sgf"), record.repeat(2) + &record[..40]).expect("a file");
    skat(home.path(), &[]).assert().success().stdout(
        starts_with("rank  name")
            .and(contains("   1  Ann      2     0       66        100        0      166\n"))
            .and(contains("2 deals; 1 damaged record left out ('skat replay' says why)\n")),
    );
    let list = json(&mut skat(home.path(), &["--json", "--scoring", "plain"]));
    assert_eq!((&list["damaged"], &list["totals"]["Ann"]), (&1.into(), &66.into()));
    let elsewhere = home.path().join("elsewhere");
    let elsewhere = elsewhere.to_str().expect("text");
    skat(home.path(), &["--data-dir", elsewhere]).assert().success().stdout("0 deals\n");
}

#[test]
fn what_cannot_be_read_is_told() {
    let home = home();
    for args in [&["missing.sgf"][..], &["."], &["--scoring", "tarok"], &["--players", "5"]] {
        skat(home.path(), args).assert().code(2).stderr(starts_with("skat: "));
    }
}

/// The configuration counts where no flag says otherwise.
#[test]
fn games_are_totalled_as_is_configured() {
    let home = home();
    let scoring = |args: &[&str], variable: Option<&str>| {
        let mut command = skat(home.path(), &[args, &["--json", "-"]].concat());
        command.envs(variable.map(|value| ("SKAT_SCORING", value))).write_stdin("");
        json(&mut command)["scoring"].as_str().expect("a word").to_owned()
    };
    assert_eq!(scoring(&[], None), "seeger-fabian");
    assert_eq!(scoring(&[], Some("minus")), "minus");
    let folder = home.path().join(".config/skat");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("config.toml"), "[list]\nscoring = \"plain\"\n").expect("a file");
    assert_eq!(scoring(&[], None), "plain");
    assert_eq!(scoring(&["--scoring", "seeger-fabian"], Some("minus")), "seeger-fabian");
    let help = skat(home.path(), &["--help"]).output().expect("the program runs");
    assert!(String::from_utf8_lossy(&help.stdout).contains("SKAT_SCORING"));
}

/// A list at a table of three and one with house rules at a table of four, as a history has them.
const LISTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/lists.sgf");

fn printed(args: &[&str]) -> String {
    let home = home();
    let output = skat(home.path(), args).output().expect("the program runs");
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_sheet_as_text() {
    // The last list is that of four.
    insta::assert_snapshot!("sheet_four_de", printed(&["--format", "text", "--lang", "de", LISTS]));
    let all = printed(&["--format", "text", "--all", LISTS]);
    let (three, four) = all.split_once("\nList of ").expect("two sheets");
    assert!(four.contains("House rules: as in pubs (Ramsch, "), "{four}");
    insta::assert_snapshot!("sheet_three_en", three);
    let minus = printed(&["--format", "text", "--scoring", "minus", "--lang", "it", LISTS]);
    insta::assert_snapshot!(
        "sheet_minus_it",
        minus.lines().skip(46).collect::<Vec<_>>().join("\n")
    );
}

/// The columns are the same whatever the language, the table and the scoring.
#[test]
fn sheets_as_csv() {
    let csv = printed(&["--format", "csv", "--all", "--lang", "fr", LISTS]);
    let mut lines = csv.lines();
    insta::assert_snapshot!("csv_header", lines.next().unwrap_or_default());
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 36 + 48);
    assert!(rows.iter().all(|row| row.len() == 39), "{csv}");
    insta::assert_snapshot!(
        "csv_rows",
        csv.lines().skip(1).step_by(12).collect::<Vec<_>>().join("\n")
    );
    // The totals of the last deal are those of the standings.
    let home = home();
    let standings = json(&mut skat(home.path(), &["--json", LISTS]));
    let of = |row: &[&str], name: &str| {
        let at = row.iter().rposition(|value| *value == name).expect("a player");
        row[at + 2].parse::<i64>().expect("a total")
    };
    for name in ["You", "Nina", "Otto"] {
        let sum = of(&rows[35], name) + of(&rows[83], name);
        assert_eq!(standings["totals"][name], sum, "{name}");
    }
    assert_eq!(standings["totals"]["Paul"], of(&rows[83], "Paul"));
}

/// Every tag of a page is closed, and it asks for nothing from elsewhere.
fn check_page(page: &str) {
    assert!(page.starts_with("<!DOCTYPE html>\n") && page.ends_with("</body>\n</html>\n"));
    for elsewhere in ["http", "url(", "src=", "<link", "<script", "@import"] {
        assert!(!page.contains(elsewhere), "{elsewhere}");
    }
    let mut open: Vec<&str> = Vec::new();
    let (_, body) = page.split_once("</style>").expect("a style");
    for tag in body.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a whole tag");
        let name = tag.split(' ').next().unwrap_or_default();
        assert!(name != "th" || tag.contains(" scope="), "{tag}");
        match name.strip_prefix('/') {
            Some("head" | "html" | "body") => {}
            Some(closed) => assert_eq!(open.pop(), Some(closed), "{tag}"),
            None if ["col", "body"].contains(&name) => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

/// The cells of a row of a table, counting those that take several columns.
fn cells(row: &str) -> usize {
    let cell = |cell: &str| {
        let span = cell.split_once("colspan=\"").and_then(|(_, rest)| rest.split_once('"'));
        span.map_or(1, |(span, _)| span.parse().expect("a number"))
    };
    row.split("<td").skip(1).map(cell).sum()
}

#[test]
fn a_page_that_prints() {
    let page = printed(&["--print", "--all", "--lang", "de", LISTS]);
    check_page(&page);
    assert!(page.contains("<html lang=\"de\">"), "{page}");
    assert_eq!(page.matches("<section>").count(), 2);
    let (three, four) = page.split_once("</section>").expect("two sheets");
    let rows = |page: &str| -> Vec<String> {
        let row = |line: &&str| line.starts_with("<tr><td") && line.ends_with("</tr>");
        page.lines().filter(row).map(str::to_owned).collect()
    };
    assert_eq!((rows(three).len(), rows(four).len()), (36 + 3, 48 + 3));
    assert!(rows(three).iter().all(|row| cells(row) == 12 + 9), "{three}");
    assert!(rows(four).iter().all(|row| cells(row) == 12 + 12), "{four}");
    assert!(!three.contains("class=\"gap\"") && !three.contains("Hausregeln"));
    assert_eq!(four.matches("player gap").count(), 48, "the dealer's gap in every deal");
    assert!(four.contains("Hausregeln: wie im Lokal (Ramsch, "), "{four}");
    assert_eq!(page, printed(&["--format", "html", "--all", "--lang", "de", LISTS]));
    insta::assert_snapshot!("page_row", rows(four)[0]);
}

/// Names in a record are text in the page, whatever they look like.
#[test]
fn names_are_no_markup() {
    let home = home();
    let names = "P0[<b>A&B</b>]P1[\"B\"]P2[C,D]";
    let record = format!("(;GM[Skat]{names}R[d:0 win v:33 m:1 bidok p:70 t:5 s:0 z:0];)\n");
    let print = |args: &[&str]| {
        let output = skat(home.path(), args).write_stdin(record.clone()).output();
        String::from_utf8(output.expect("the program runs").stdout).expect("text")
    };
    let page = print(&["--print", "-"]);
    check_page(&page);
    assert!(page.contains("&lt;b&gt;A&amp;B&lt;/b&gt;") && page.contains("&quot;B&quot;"));
    let csv = print(&["--format", "csv", "-"]);
    assert!(csv.contains(",\"\"\"B\"\"\",,0,0,0,\"C,D\",,0,0,0,"), "{csv}");
}

/// A person without a name is called so in the language of the sheet, not in that of the game.
#[test]
fn a_person_without_a_name_is_called_in_every_language() {
    let home = home();
    let record = "(;GM[Skat]P0[You]P1[Nina]P2[Otto]R[d:0 win v:33 m:1 bidok p:70 t:5 s:0 z:0];)\n";
    for (lang, name) in [("en", "You"), ("de", "Du")] {
        let output =
            skat(home.path(), &["--print", "--lang", lang, "-"]).write_stdin(record).output();
        let page = String::from_utf8(output.expect("the program runs").stdout).expect("text");
        assert!(page.contains(&format!(">{name}</th>")), "{page}");
    }
}

#[test]
fn an_empty_page_to_write_on() {
    for (args, rows, players) in [
        (&["--print", "--empty"][..], 36, 3),
        (&["--format", "html", "--empty", "--players", "4", "--lang", "pt"], 48, 4),
        (&["--print", "--empty", "12", "--scoring", "plain"], 12, 3),
        (&["--print", "--players", "4", "--empty", "999"], 999, 4),
    ] {
        let page = printed(args);
        check_page(&page);
        let written: Vec<&str> = page.lines().filter(|line| line.starts_with("<tr><td>")).collect();
        assert_eq!(written.len(), rows, "{args:?}");
        assert!(written.iter().all(|row| cells(row) == 12 + 3 * players), "{args:?}");
        let gaps = if players == 4 { rows } else { 0 };
        assert_eq!(page.matches("player gap").count(), gaps, "{args:?}");
    }
}

#[test]
fn flags_of_a_sheet_that_do_not_go_together() {
    let home = home();
    for (args, said) in [
        (&["--all"][..], "list: --all shows score sheets (allowed: with --format or --print)"),
        (&["--empty"], "list: --empty is a page to write on (allowed: with --print or --format"),
        (&["--empty", "--format", "csv"], "list: --empty is a page to write on (allowed: with"),
        (&["--format", "text", "--players", "4"], "list: --players does not go with a score sheet"),
        (&["--format", "pdf"], "invalid value 'pdf' for '--format <FORM>'"),
        (&["--print", "--empty", "0"], "invalid value '0' for '--empty [<ROWS>]': allowed: 1 to"),
        (&["--print", "--json"], "the argument '--print' cannot be used with '--json'"),
        (&["--print", "--empty", "--all"], "the argument '--empty [<ROWS>]' cannot be used with"),
    ] {
        let refused = skat(home.path(), args).assert().code(2).stdout("");
        refused.stderr(starts_with(format!("skat: {said}")));
    }
    // Nothing played yet is an empty sheet of nothing, not a failure.
    assert_eq!(printed(&["--format", "text"]), "");
    assert!(printed(&["--format", "csv"]).starts_with("list,date,"));
    check_page(&printed(&["--print"]));
}
