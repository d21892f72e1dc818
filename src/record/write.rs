//! Writes games in the notation of the International Skat Server.

use std::fmt::Write;

use super::deal::dotted;
use super::notation::{OUR_PLACE, ROUND, SUM, round_word};
use super::properties::escaped;
use super::score::{self, Score};
use super::sum::sum;
use super::word::Word;
use crate::rules::{Ending, Game, Move, Rules, Seat, Side};

/// The properties of a record besides the game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Heading<'a> {
    /// The name of the game (`ID`).
    pub id: &'a str,
    /// When it was played (`DT`), as `YYYY-MM-DD/hh:mm:ss/UTC`.
    pub date: &'a str,
    /// The names of forehand, middlehand and rearhand (`P0` to `P2`).
    pub names: [&'a str; 3],
    /// Other properties, by name.
    pub more: &'a [(&'a str, String)],
}

/// Writes a game that is over as a record of ours, on one line without its end; `None` while the
/// game runs.
///
/// What was offered and refused is left out, as it changes nothing. Of somebody who gave up it is
/// told by `RE` of all who did; who had to agree, agreed.
///
/// ```
/// use skat::record::{Heading, Raw, Score, write_record};
/// use skat::rules::{Game, ListSettings, Move, Seat, TableSize};
///
/// let mut game = Game::new(ListSettings::new(TableSize::Three, 7).deal(1));
/// for seat in [Seat::Middlehand, Seat::Rearhand, Seat::Forehand] {
///     game.apply(seat, Move::Pass)?;
/// }
/// let heading = Heading { id: "1", names: ["Anna", "Bert", "Cleo"], ..Heading::default() };
/// let text = write_record(&game, &heading).unwrap();
/// assert!(text.contains(" 1 p 2 p 0 p ]R[passed]CK["));
/// assert_eq!(Raw::of(&text).read()?.play()?.score(), Some(Score::PassedIn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_record(game: &Game, heading: &Heading<'_>) -> Option<String> {
    let score = score::by_law(game)?;
    let ending = game.table().ending()?;
    let mut text = format!("(;GM[Skat]PC[{OUR_PLACE}]");
    let mut property = |name: &str, value: &str| {
        text.extend([name, "[", &escaped(value), "]"]);
    };
    property("ID", heading.id);
    property("DT", heading.date);
    for (name, value) in ["P0", "P1", "P2"].into_iter().zip(heading.names) {
        property(name, value);
    }
    for name in ["R0", "R1", "R2"] {
        property(name, "");
    }
    for (name, value) in heading.more {
        property(name, value);
    }
    if *game.rules() != Rules::OFFICIAL {
        property("HR", &game.rules().to_string());
    }
    if let Some(word) = round_word(game.deal().round()) {
        property(ROUND, word);
    }
    text.push_str("MV[");
    moves(game, ending, &mut text);
    let resigned = u8::from(matches!(ending, Ending::Conceded(_)));
    let seldom = match score {
        Score::PassedIn | Score::Ramsch(_) => String::new(),
        _ => format!(" p0:0 p1:0 p2:0 l:-1 to:-1 r:{resigned}"),
    };
    // Writing into a text cannot fail.
    let _ = write!(text, "]R[{score}{seldom}]");
    let sum = sum(text.as_bytes());
    let _ = write!(text, "{SUM}[{sum}] ;)");
    Some(text)
}

fn moves(game: &Game, ending: Ending, text: &mut String) {
    let mut act = |who: &str, action: &str| text.extend([who, " ", action, " "]);
    let number = |seat: Seat| ["0", "1", "2"][seat.index()];
    let deal = game.deal();
    let parts = Seat::ALL.into_iter().map(|seat| deal.hand(seat)).chain([deal.skat()]);
    act("w", &parts.map(dotted).collect::<Vec<_>>().join("."));
    let mut skat = deal.skat();
    let mut offered = Seat::Forehand;
    for &(seat, mv) in game.moves() {
        let who = number(seat);
        match mv {
            Move::PickUp => {
                act(who, "s");
                act("w", &dotted(skat));
            }
            Move::PutOn(put) => {
                skat = put;
                act(who, &Word(mv).to_string());
            }
            Move::Concede => offered = seat,
            // Hand is told by the game, the rest by the end.
            Move::Hand | Move::Accept | Move::PlayOn | Move::Stop => {}
            _ => act(who, &Word(mv).to_string()),
        }
    }
    match ending {
        Ending::Conceded(Side::Declarer) => act(number(offered), "RE"),
        Ending::Conceded(Side::Defenders) => {
            let partner = game.table().partner(offered);
            for seat in [Some(offered), partner].into_iter().flatten() {
                act(number(seat), "RE");
            }
        }
        _ => {}
    }
}
