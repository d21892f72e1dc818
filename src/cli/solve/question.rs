//! One line of input: a position in JSON.

use serde::{Deserialize, Deserializer, de::Error as _};
use serde_json::Value;

use crate::rules::{BySeat, Card, Cards, Kind, Seat};
use crate::search::{BadPosition, Position};
use crate::settings::{excerpt, printable};

/// A position, and what the declarer has already.
#[derive(Debug)]
pub(super) struct Question {
    /// Repeated in the answer; `null` without one.
    pub(super) id: Value,
    pub(super) position: Position,
    /// Points of the skat; 0 if nothing is told of it.
    pub(super) skat: u8,
    /// Points the declarer has taken in tricks before.
    pub(super) so_far: u8,
}

/// A mistake in a line, and its column in characters from 1 if it can be told.
#[derive(Debug)]
pub(super) struct Bad {
    pub(super) column: Option<usize>,
    pub(super) why: String,
}

/// The line as it is written. What else stands there does not matter.
#[derive(Deserialize)]
struct Written {
    #[serde(default)]
    id: Value,
    #[serde(deserialize_with = "kind")]
    game: Kind,
    #[serde(deserialize_with = "seat")]
    declarer: Seat,
    #[serde(default, deserialize_with = "some_seat")]
    forehand: Option<Seat>,
    #[serde(default, deserialize_with = "some_seat")]
    leader: Option<Seat>,
    hands: [Vec<Named>; 3],
    #[serde(default)]
    trick: Vec<Named>,
    #[serde(default)]
    skat: Vec<Named>,
    #[serde(default, deserialize_with = "points")]
    skat_points: Option<u8>,
    #[serde(default, deserialize_with = "points")]
    points_so_far: Option<u8>,
}

/// A card by its name.
#[derive(Clone, Copy)]
struct Named(Card);

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map(Self).map_err(|_| {
            let text = printable(&text);
            D::Error::custom(format!(
                "'{text}' is no card (allowed: a suit C S H D and a rank A T K Q J 9 8 7)"
            ))
        })
    }
}

fn kind<'de, D: Deserializer<'de>>(from: D) -> Result<Kind, D::Error> {
    let text = String::deserialize(from)?;
    Kind::ALL.into_iter().find(|kind| text.chars().eq([kind.letter()])).ok_or_else(|| {
        let text = printable(&text);
        D::Error::custom(format!("'{text}' is no game (allowed: C, S, H, D, G, N)"))
    })
}

fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    let number = Value::deserialize(from)?;
    let index = number.as_u64().and_then(|index| usize::try_from(index).ok());
    index.and_then(Seat::from_index).ok_or_else(|| {
        D::Error::custom(format!("{} is no seat (allowed: 0, 1, 2)", excerpt(&number.to_string())))
    })
}

fn some_seat<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Seat>, D::Error> {
    seat(from).map(Some)
}

fn points<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u8>, D::Error> {
    let number = Value::deserialize(from)?;
    let points = number.as_u64().filter(|&points| points <= 120).map(|points| points as u8);
    points.map(Some).ok_or_else(|| {
        D::Error::custom(format!(
            "{} is no number of points (allowed: 0 to 120)",
            excerpt(&number.to_string())
        ))
    })
}

impl Question {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn read(line: &[u8]) -> Result<Self, Bad> {
        let text = str::from_utf8(line).map_err(|error| {
            let before = String::from_utf8_lossy(&line[..error.valid_up_to()]).chars().count();
            Bad { column: Some(before + 1), why: "is not UTF-8 text".to_owned() }
        })?;
        if !text.trim_start().starts_with('{') {
            let why = "is no JSON object (allowed: {\"game\":…,\"declarer\":…,\"hands\":…})";
            return Err(Bad { column: Some(1), why: why.to_owned() });
        }
        let written: Written =
            serde_json::from_str(text).map_err(|error| bad_json(text, &error))?;
        written.question().map_err(|why| match why {
            Wrong::Twice(card) => Bad {
                column: second_place(text, card),
                why: format!("{card} is there twice (allowed: every card once)"),
            },
            Wrong::Other(why) => Bad { column: None, why },
        })
    }
}

/// A mistake in a position.
enum Wrong {
    Twice(Card),
    Other(String),
}

impl From<BadPosition> for Wrong {
    fn from(why: BadPosition) -> Self {
        match why {
            BadPosition::Twice(card) => Self::Twice(card),
            other => Self::Other(other.to_string()),
        }
    }
}

impl Written {
    fn question(self) -> Result<Question, Wrong> {
        let mut seen = Cards::EMPTY;
        let all = self.hands.iter().flatten().chain(&self.trick).chain(&self.skat);
        for &Named(card) in all {
            if seen.contains(card) {
                return Err(Wrong::Twice(card));
            }
            seen.insert(card);
        }
        if self.skat.len() > 2 {
            let count = self.skat.len();
            return Err(Wrong::Other(format!("{count} cards in the skat (allowed: at most 2)")));
        }
        let set = |cards: &[Named]| cards.iter().map(|named| named.0).collect::<Cards>();
        let skat = match (self.skat_points, set(&self.skat).points()) {
            (None, points) => points,
            (Some(points), _) if self.skat.len() < 2 => points,
            (Some(told), points) if told == points => points,
            (Some(told), points) => {
                return Err(Wrong::Other(format!(
                    "{told} is not the points of the skat (allowed: {points}, or no skat_points)"
                )));
            }
        };
        let trick: Vec<Card> = self.trick.iter().map(|named| named.0).collect();
        let leader = self.leader.or(self.forehand).unwrap_or(Seat::Forehand);
        let hands = BySeat::from_fn(|seat| set(&self.hands[seat.index()]));
        let position = Position::new(self.game, self.declarer, hands, leader, &trick)?;
        let so_far = self.points_so_far.unwrap_or(0);
        let total = u16::from(position.points()) + u16::from(skat) + u16::from(so_far);
        if total > 120 {
            return Err(Wrong::Other(format!(
                "{total} points with the skat and those so far (allowed: at most 120)"
            )));
        }
        Ok(Question { id: self.id, position, skat, so_far })
    }
}

/// The message without its place, and the column where the value begins that it is about.
fn bad_json(text: &str, error: &serde_json::Error) -> Bad {
    let message = error.to_string();
    let why = message.rsplit_once(" at line ").map_or(message.as_str(), |(why, _)| why);
    let read = text.as_bytes().get(..error.column()).unwrap_or(text.as_bytes());
    let begin = match error.is_data() {
        // What is missing is missing in the whole object.
        true if why.starts_with("missing") => 0,
        true => last_value(read),
        false => read.len().saturating_sub(1),
    };
    let column = String::from_utf8_lossy(&read[..begin]).chars().count() + 1;
    Bad { column: Some(column), why: printable(why) }
}

/// The beginning of the last value in a piece of JSON, which may end with what follows it.
fn last_value(piece: &[u8]) -> usize {
    let is_between = |byte: &u8| b",:]}".contains(byte) || byte.is_ascii_whitespace();
    let Some(last) = piece.iter().rposition(|byte| !is_between(byte)) else { return 0 };
    let before = &piece[..last];
    if piece[last] == b'"' {
        return before.iter().rposition(|&byte| byte == b'"').unwrap_or(0);
    }
    before.iter().rposition(|byte| is_between(byte) || *byte == b'[').map_or(0, |at| at + 1)
}

/// The column where a card is named for the second time.
fn second_place(text: &str, card: Card) -> Option<usize> {
    let name = format!("\"{card}\"");
    let (at, _) = text.match_indices(&name).nth(1)?;
    Some(text[..at].chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bad(line: &str) -> String {
        let Bad { column, why } = Question::read(line.as_bytes()).unwrap_err();
        format!("{}: {why}", column.map_or("-".to_owned(), |column| column.to_string()))
    }

    #[test]
    fn each_mistake_has_its_place_and_says_what_is_allowed() {
        let line = |rest: &str| {
            format!(r#"{{"game":"G","declarer":0,"hands":[["CA"],["SA"],["HA"]]{rest}}}"#)
        };
        for (text, said) in [
            (line(r#","leader":3"#), "66: 3 is no seat (allowed: 0, 1, 2)"),
            (line(r#","leader":"x""#), "66: \"x\" is no seat (allowed: 0, 1, 2)"),
            (line(r#","trick":["CA"]"#), "66: CA is there twice (allowed: every card once)"),
            (
                line(r#","trick":["X1"]"#),
                "66: 'X1' is no card (allowed: a suit C S H D and a rank A T K Q J 9 8 7)",
            ),
            (line(r#","skat_points":121"#), "71: 121 is no number of points (allowed: 0 to 120)"),
            (
                line(r#","skat":["CK","D7"],"skat_points":5"#),
                "-: 5 is not the points of the skat (allowed: 4, or no skat_points)",
            ),
            (
                line(r#","points_so_far":90"#),
                "-: 123 points with the skat and those so far (allowed: at most 120)",
            ),
            (line("").replace('G', "R"), "9: 'R' is no game (allowed: C, S, H, D, G, N)"),
            (
                line("").replace("[\"SA\"]", "[]"),
                "-: middlehand holds 0 (allowed: 1, as forehand holds 1 with 0 on the table)",
            ),
            (line("").replace("\"declarer\":0,", ""), "1: missing field `declarer`"),
            (
                "[1".to_owned(),
                "1: is no JSON object (allowed: {\"game\":…,\"declarer\":…,\"hands\":…})",
            ),
            ("{".to_owned(), "1: EOF while parsing an object"),
        ] {
            assert_eq!(bad(&text), said, "{text}");
        }
    }

    #[test]
    fn the_skat_counts_by_its_cards_or_its_points() {
        let skat = |rest: &str| {
            let line = format!(r#"{{"game":"G","declarer":0,"hands":[[],[],[]]{rest}}}"#);
            Question::read(line.as_bytes()).unwrap().skat
        };
        assert_eq!(skat(""), 0);
        assert_eq!(skat(r#","skat_points":14"#), 14);
        assert_eq!(skat(r#","skat":["CA","CQ"]"#), 14);
        assert_eq!(skat(r#","skat":["CA","CQ"],"skat_points":14"#), 14);
    }
}
