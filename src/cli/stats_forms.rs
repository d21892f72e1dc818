//! Statistics for programs: JSON and comma-separated values.

use std::io::{self, Write};

use serde_json::{Map, Value, json};

use super::columns::count;
use super::list::csv::quoted;
use crate::study::hands::{Feature, Hands};
use crate::study::statistics::{GAMES, Games, Tally, Whose};

/// Prints an object for each player, rules and level.
pub(super) fn json(rows: &[(Whose, Tally)], out: &mut dyn Write) -> io::Result<()> {
    for (whose, tally) in rows {
        let Whose { player, rules, level, group } = whose;
        let mut object = Map::from_iter([
            ("player".to_owned(), json!(player)),
            ("rules".to_owned(), json!(rules)),
            ("level".to_owned(), json!(level)),
        ]);
        object.extend(group.iter().map(|group| ("group".to_owned(), json!(group))));
        object.extend(counts(tally).map(|(name, count)| (name.to_owned(), json!(count))));
        let games = GAMES.iter().zip(tally.games).map(|(name, games)| {
            let Games { declared, won, points } = games;
            ((*name).to_owned(), json!({ "declared": declared, "won": won, "points": points }))
        });
        object.insert("games".to_owned(), Value::Object(games.collect()));
        writeln!(out, "{}", Value::Object(object))?;
    }
    Ok(())
}

/// The counts and sums besides those of single games.
fn counts(tally: &Tally) -> impl Iterator<Item = (&'static str, i64)> + use<> {
    let &Tally { deals, passed, ramsch, all, overbid, defended, defence_won, plain, sf, .. } =
        tally;
    [
        ("deals", count(deals)),
        ("passed", count(passed)),
        ("ramsch", count(ramsch)),
        ("declared", count(all.declared)),
        ("won", count(all.won)),
        ("overbid", count(overbid)),
        ("defended", count(defended)),
        ("defence_won", count(defence_won)),
        ("plain", plain),
        ("sf", sf),
    ]
    .into_iter()
}

/// Prints the same as comma-separated values, a line for each object.
pub(super) fn csv(rows: &[(Whose, Tally)], out: &mut dyn Write) -> io::Result<()> {
    let names = ["player", "rules", "level", "group"].into_iter();
    let names = names.chain(counts(&Tally::default()).map(|(name, _)| name)).map(str::to_owned);
    let games = GAMES
        .iter()
        .flat_map(|game| ["declared", "won", "points"].map(|figure| format!("{game}_{figure}")));
    writeln!(out, "{}", names.chain(games).collect::<Vec<_>>().join(","))?;
    for (whose, tally) in rows {
        let Whose { player, rules, level, group } = whose;
        let texts = [Some(player), Some(rules), level.as_ref(), group.as_ref()];
        let texts = texts.map(|text| quoted(text.map_or("", String::as_str))).into_iter();
        let games = tally
            .games
            .iter()
            .flat_map(|games| [count(games.declared), count(games.won), games.points]);
        let numbers = counts(tally).map(|(_, count)| count).chain(games);
        let line: Vec<String> = texts.chain(numbers.map(|number| number.to_string())).collect();
        writeln!(out, "{}", line.join(","))?;
    }
    Ok(())
}

/// Prints the hands of each player.
pub(super) fn hands(hands: &[(String, Hands)], out: &mut dyn Write) -> io::Result<()> {
    for (player, hands) in hands {
        let mut object = Map::from_iter([
            ("player".to_owned(), json!(player)),
            ("hands".to_owned(), json!(hands.count)),
        ]);
        for Feature { word, from, counts, expected, chance } in hands.features() {
            let feature = json!({
                "from": from, "counts": counts, "expected": expected, "chance": chance,
            });
            object.insert(word.to_owned(), feature);
        }
        writeln!(out, "{}", Value::Object(object))?;
    }
    Ok(())
}
