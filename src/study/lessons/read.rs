//! Reads the files of the lessons.

use serde::Deserialize;

use super::{Answer, Lesson, Question, Wrong};
use crate::record::{Turn, read_deal};
use crate::rules::{Kind, Move, Place, Seat, Seating, TableSize};

macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../../assets/lessons/", $name, ".toml")))),*]
    };
}

/// The files in the order in which the lessons are taken.
const FILES: [(&str, &str); 12] = files![
    "01-matadors"
    "02-limit"
    "03-hand"
    "04-discard"
    "05-trumps"
    "06-cut"
    "07-sixty-one"
    "08-schneider"
    "09-null"
    "10-smear"
    "11-overbid"
    "12-announce"
];

/// A file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    means: String,
    seat: usize,
    game: String,
    deal: String,
    opening: String,
    question: Vec<Asked>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    ask: String,
    right: Vec<String>,
    because: String,
    goal: Option<u8>,
    #[serde(default)]
    then: String,
    wrong: Vec<Kindred>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Kindred {
    #[serde(default)]
    of: Vec<String>,
    because: String,
}

/// All lessons.
pub(super) fn all() -> Vec<Lesson> {
    let read = |(name, text)| read(text).unwrap_or_else(|why| panic!("{name}.toml: {why}"));
    FILES.map(read).into()
}

fn read(text: &str) -> Result<Lesson, String> {
    let file: File = toml::from_str(text).map_err(|why| why.to_string())?;
    let seat = Seat::from_index(file.seat).ok_or("no such seat")?;
    let is_it = |kind: &Kind| file.game.chars().eq([kind.letter()]);
    let kind = Kind::ALL.into_iter().find(is_it).ok_or("no such game")?;
    let deal = read_deal(&file.deal, seating(seat)).map_err(|bad| bad.why.to_string())?;
    let questions = file.question.into_iter().map(question).collect::<Result<_, _>>()?;
    let File { title, means, .. } = file;
    Ok(Lesson { title, means, kind, deal, opening: moves(&file.opening)?, questions })
}

/// A table of three at which the person has this seat.
fn seating(seat: Seat) -> Seating {
    let table = TableSize::Three;
    // Forehand sits at the left of the dealer.
    let dealer = table.after(Place::FIRST, (Seat::Rearhand.index() + 3 - seat.index()) % 3);
    Seating { table, dealer }
}

fn question(asked: Asked) -> Result<Question, String> {
    let wrong = asked.wrong.into_iter().map(|kindred| {
        Ok::<_, String>(Wrong { of: answers(&kindred.of)?, because: kindred.because })
    });
    let wrong = wrong.collect::<Result<Vec<_>, _>>()?;
    if wrong.last().is_none_or(|last| !last.of.is_empty()) {
        return Err(format!("{} says nothing of other answers", asked.ask));
    }
    Ok(Question {
        ask: asked.ask,
        right: answers(&asked.right)?,
        because: asked.because,
        wrong,
        then: moves(&asked.then)?,
        goal: asked.goal,
    })
}

fn answers(words: &[String]) -> Result<Vec<Answer>, String> {
    words.iter().map(|word| word.parse()).collect()
}

/// Moves in pairs of a seat and a word: `1 18  0 y`.
fn moves(text: &str) -> Result<Vec<(Seat, Move)>, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let turn = |pair: &[&str]| {
        let Turn(seat, mv) = pair.join(" ").parse().map_err(|bad| format!("{bad}"))?;
        Ok((seat, mv))
    };
    words.chunks(2).map(turn).collect()
}
