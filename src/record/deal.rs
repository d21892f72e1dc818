//! The cards of one deal as text: bare, or in a game record.

use thiserror::Error;

use super::position::{Located, quoted, text};
use super::properties::{Property, Reader, Torn, is_blank};
use crate::rules::{BySeat, Card, Cards, Deal, Seat, Seating};

/// Why a text is not one deal.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum DealFault {
    /// Bytes that are no text.
    #[error("this is not UTF-8 text")]
    NotText,
    /// Nothing but blanks and comments.
    #[error("no deal (32 cards, or a game record, expected)")]
    NoDeal,
    /// A second record.
    #[error("a second record (exactly one deal expected)")]
    Several,
    /// The record is cut or misshapen.
    #[error(transparent)]
    Torn(#[from] Torn),
    /// A record of another game than Skat.
    #[error("{} is not the game of Skat (GM[Skat] expected)", quoted(.0))]
    OtherGame(String),
    /// A property stands in the record again.
    #[error("a second {0} (one expected)")]
    Again(&'static str),
    /// A record without moves.
    #[error("the record has no moves (MV[w CARDS …] expected)")]
    NoMoves,
    /// The moves do not begin with the deal.
    #[error("{} instead of w and the cards", quoted(.0))]
    NotDealt(String),
    /// No card.
    #[error(
        "{} is no card (a suit C S H D and a rank A T K Q J 9 8 7, as in CJ or HT)",
        quoted(.0)
    )]
    NoCard(String),
    /// A card that is not known.
    #[error("?? is an unknown card (all 32 cards expected)")]
    Unknown,
    /// A card that has been dealt already.
    #[error("{0} a second time (32 different cards expected)")]
    Twice(Card),
    /// Another number of cards.
    #[error("a deal has 32 cards, not {0}")]
    Count(usize),
    /// Another number of hands, where hands are separated.
    #[error("a deal has 4 parts, not {0} (forehand | middlehand | rearhand | skat)")]
    Parts(usize),
    /// Another number of cards in one of the separated hands; the skat is nobody's.
    #[error("{} has {expected} cards, not {count}", match .seat {
        Some(seat) => seat.to_string(),
        None => "the skat".to_owned(),
    })]
    Hand {
        /// The owner of the hand.
        seat: Option<Seat>,
        /// The number of cards it has.
        count: usize,
        /// The number it should have.
        expected: usize,
    },
}

/// Reads the one deal that a text holds: a game record with `MV[w CARDS …]`, or bare cards. Either
/// are 32 cards joined by dots, commas or blanks – ten of forehand, ten of middlehand, ten of
/// rearhand, the two of the skat –, or these four parts separated by `|`.
///
/// ```
/// use skat::record::{deal_word, read_deal};
/// use skat::rules::{Place, Seating, TableSize};
///
/// let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
/// let cards = "CJ CA CT CK CQ C9 C8 C7 SA ST | SJ SK SQ S9 S8 S7 HA HT HK HQ
///            | HJ H9 H8 H7 DA DT DK DQ D9 D8 | DJ D7";
/// let deal = read_deal(cards, seating)?;
/// assert_eq!(deal.skat().to_string(), "DJ D7");
/// assert_eq!(read_deal(deal_word(&deal), seating)?, deal);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// What is wrong with the text, and where.
pub fn read_deal(bytes: impl AsRef<[u8]>, seating: Seating) -> Result<Deal, Located<DealFault>> {
    let text = text(bytes.as_ref(), DealFault::NotText)?;
    find(text, seating).map_err(|(at, why)| Located::new(text, at, why))
}

fn find(text: &str, seating: Seating) -> Result<Deal, (usize, DealFault)> {
    let mut reader = Reader::new(text);
    match reader.peek() {
        None => return Err((reader.at(), DealFault::NoDeal)),
        Some('(') => {}
        Some(_) => return cards(text, 0, true, seating),
    }
    let start = reader.at();
    let torn = |(at, torn)| (at, DealFault::Torn(torn));
    let record = reader.record().map_err(torn)?;
    match reader.peek() {
        None => {}
        Some('(') => return Err((reader.at(), DealFault::Several)),
        Some(_) => return Err(torn(reader.torn("the end of the text"))),
    }
    if let Some(game) = only(&record, "GM")?
        && game.raw != "Skat"
    {
        return Err((game.value_at, DealFault::OtherGame(game.raw.to_owned())));
    }
    let moves = only(&record, "MV")?.ok_or((start, DealFault::NoMoves))?;
    dealt(moves, seating)
}

/// The property of a name, which may stand in a record once.
fn only<'a>(
    record: &[Property<'a>],
    name: &'static str,
) -> Result<Option<Property<'a>>, (usize, DealFault)> {
    let mut found = record.iter().filter(|property| property.name == name);
    let first = found.next().copied();
    match found.next() {
        Some(again) => Err((again.at, DealFault::Again(name))),
        None => Ok(first),
    }
}

/// The deal with which the moves begin: everything from `w` to the next actor. Cards are never one
/// letter long, so that the list of cards may be broken at any of them.
fn dealt(moves: Property<'_>, seating: Seating) -> Result<Deal, (usize, DealFault)> {
    let words = pieces(moves.raw, "", false);
    match words.first() {
        Some((_, "w")) => {}
        Some(&(at, other)) => {
            return Err((moves.value_at + at, DealFault::NotDealt(other.to_owned())));
        }
        None => return Err((moves.value_at, DealFault::NoMoves)),
    }
    let is_actor = |word: &str| matches!(word, "w" | "0" | "1" | "2");
    let dealt = words.iter().skip(1).take_while(|(_, word)| !is_actor(word));
    let (start, end) = dealt.fold((None, moves.raw.len()), |(start, _), &(at, word)| {
        (start.or(Some(at)), at + word.len())
    });
    let start = start.unwrap_or(end);
    let text = moves.raw.get(start..end).unwrap_or_default();
    cards(text, moves.value_at + start, false, seating)
}

/// The deal of bare cards; `at` is where they begin in the whole text.
pub(super) fn cards(
    text: &str,
    at: usize,
    comments: bool,
    seating: Seating,
) -> Result<Deal, (usize, DealFault)> {
    let mut seen = Cards::EMPTY;
    let mut all: Vec<Card> = Vec::new();
    // Where each part ends, in cards and in bytes.
    let mut ends = Vec::new();
    let mut end = at;
    for (offset, piece) in pieces(text, ".,|", comments) {
        let start = at + offset;
        end = start + piece.len();
        if piece == "|" {
            ends.push((all.len(), start));
            continue;
        }
        let card = match piece.parse() {
            Ok(card) => card,
            Err(_) if piece == "??" => return Err((start, DealFault::Unknown)),
            Err(_) => return Err((start, DealFault::NoCard(piece.to_owned()))),
        };
        if seen.contains(card) {
            return Err((start, DealFault::Twice(card)));
        }
        seen.insert(card);
        all.push(card);
    }
    if !ends.is_empty() {
        ends.push((all.len(), end));
        parted(&ends)?;
    }
    let part = |from: usize, count: usize| all.iter().skip(from).take(count).copied().collect();
    let hands = BySeat::from_fn(|seat| part(10 * seat.index(), 10));
    // Different cards they are; if they are 32, this is a deal.
    Deal::new(seating, hands, part(30, 2)).map_err(|_| (end, DealFault::Count(all.len())))
}

/// Makes sure that separated parts are three hands and the skat.
fn parted(ends: &[(usize, usize)]) -> Result<(), (usize, DealFault)> {
    let whole = ends.last().map_or(0, |&(_, at)| at);
    if ends.len() != 4 {
        return Err((whole, DealFault::Parts(ends.len())));
    }
    let owners = Seat::ALL.map(Some).into_iter().chain([None]);
    let mut before = 0;
    for (seat, &(cards, at)) in owners.zip(ends) {
        let (count, expected) = (cards - before, if seat.is_some() { 10 } else { 2 });
        if count != expected {
            return Err((at, DealFault::Hand { seat, count, expected }));
        }
        before = cards;
    }
    Ok(())
}

/// The pieces of a text and where they begin: what stands between blanks and separators, and each
/// bar that separates.
fn pieces<'a>(text: &'a str, separators: &str, comments: bool) -> Vec<(usize, &'a str)> {
    let mut pieces = Vec::new();
    let mut start = None;
    let mut comment = false;
    let piece = |from: usize, to: usize| (from, text.get(from..to).unwrap_or_default());
    for (at, letter) in text.char_indices() {
        comment = comments && letter != '\n' && (comment || letter == '#');
        let between = comment || is_blank(letter) || separators.contains(letter);
        match start {
            None if !between => start = Some(at),
            Some(from) if between => {
                pieces.push(piece(from, at));
                start = None;
            }
            _ => {}
        }
        if between && !comment && letter == '|' {
            pieces.push(piece(at, at + 1));
        }
    }
    pieces.extend(start.map(|from| piece(from, text.len())));
    pieces
}

/// The cards of a deal as one word: the four parts joined by `|`, the cards in them by dots.
#[must_use]
pub fn deal_word(deal: &Deal) -> String {
    let parts = Seat::ALL.into_iter().map(|seat| deal.hand(seat)).chain([deal.skat()]);
    parts.map(dotted).collect::<Vec<_>>().join("|")
}

/// Cards joined by dots.
pub(super) fn dotted(cards: Cards) -> String {
    cards.to_string().replace(' ', ".")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Place, TableSize, generator};

    const SEATING: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    const FORE: &str = "CJ.CA.CT.CK.CQ.C9.C8.C7.SA.ST";
    const MIDDLE: &str = "SJ.SK.SQ.S9.S8.S7.HA.HT.HK.HQ";
    const REAR: &str = "HJ.H9.H8.H7.DA.DT.DK.DQ.D9.D8";

    fn whole() -> String {
        format!("{FORE}.{MIDDLE}.{REAR}.DJ.D7")
    }

    fn fault(text: &str) -> (usize, usize, String) {
        let Located { line, column, why } = read_deal(text, SEATING).expect_err(text);
        (line, column, why.to_string())
    }

    #[test]
    fn a_deal_is_read_from_a_record_and_bare() {
        let deal = read_deal(whole(), SEATING).unwrap();
        assert_eq!(deal.hand(Seat::Middlehand), MIDDLE.parse().unwrap());
        assert_eq!(deal.skat().to_string(), "DJ D7");
        let whole = whole();
        let broken = whole.replace(".S", ".\n S");
        for same in [
            format!("(;GM[Skat]PC[a\\]b]MV[w {whole} 1 18 0 p 2 p]R[passed] ;)\n"),
            format!("\u{feff}# a deal\n(;MV[w {broken}\n1 p])# | (\n"),
            format!("(;P0[MV]MV[w {FORE}|{MIDDLE}|{REAR}|DJ.D7 w SJ.HJ])"),
            format!("{FORE} | {MIDDLE}\n|\n{REAR} # the skat: |\n| DJ D7\n"),
            format!("# a | comment\n{}", whole.replace('.', ", ").to_lowercase()),
        ] {
            assert_eq!(read_deal(&same, SEATING).as_ref(), Ok(&deal), "{same}");
        }
    }

    #[test]
    fn a_deal_survives_its_word() {
        for number in 0..50 {
            let deal = Deal::shuffled(SEATING, &mut generator(&[number]));
            assert_eq!(read_deal(deal_word(&deal), SEATING), Ok(deal));
        }
    }

    #[test]
    fn what_is_no_deal_is_told_by_its_place() {
        let whole = whole();
        let no_card = "'XX' is no card (a suit C S H D and a rank A T K Q J 9 8 7, as in CJ or HT)";
        for (text, line, column, why) in [
            (String::new(), 1, 1, "no deal (32 cards, or a game record, expected)"),
            ("# none\n".into(), 2, 1, "no deal (32 cards, or a game record, expected)"),
            (whole.replace("D7", ""), 1, 93, "a deal has 32 cards, not 31"),
            (whole.replace("D7", "CJ"), 1, 94, "CJ a second time (32 different cards expected)"),
            (format!("{whole}\n\n{whole}"), 3, 1, "CJ a second time (32 different cards expected)"),
            (whole.replace("D7", "\nXX"), 2, 1, no_card),
            (whole.replace("D7", "??"), 1, 94, "?? is an unknown card (all 32 cards expected)"),
            (
                format!("{FORE}|{MIDDLE}"),
                1,
                60,
                "a deal has 4 parts, not 2 (forehand | middlehand | rearhand | skat)",
            ),
            (
                format!("{FORE}.HJ|{MIDDLE}|{REAR}|DJ.D7").replace("HJ.H9", "H9"),
                1,
                33,
                "forehand has 10 cards, not 11",
            ),
            (format!("{FORE}|{MIDDLE}|{REAR}|DJ"), 1, 93, "the skat has 2 cards, not 1"),
            (
                "(;GM[Skat]".into(),
                1,
                11,
                "the text ends here, and the record does not \
                 (a property NAME[value], or ;) at the end expected)",
            ),
            (
                "(;GM[Doko]MV[w];)".into(),
                1,
                6,
                "'Doko' is not the game of Skat (GM[Skat] expected)",
            ),
            ("\n(;GM[Skat];)".into(), 2, 1, "the record has no moves (MV[w CARDS …] expected)"),
            ("(;MV[];)".into(), 1, 6, "the record has no moves (MV[w CARDS …] expected)"),
            ("(;MV[1 p];)".into(), 1, 6, "'1' instead of w and the cards"),
            ("(;MV[w];)".into(), 1, 7, "a deal has 32 cards, not 0"),
            ("(;MV[w 1 p];)".into(), 1, 11, "a deal has 32 cards, not 0"),
            ("(;MV[w 1]MV[w];)".into(), 1, 10, "a second MV (one expected)"),
            (format!("(;MV[w {whole}];)\n(;"), 2, 1, "a second record (exactly one deal expected)"),
            (format!("(;MV[w {whole}];) x"), 1, 107, "'x' instead of the end of the text"),
            (
                format!("(;MV[w CJ#\n{whole}];)"),
                1,
                8,
                "'CJ#' is no card (a suit C S H D and a rank A T K Q J 9 8 7, as in CJ or HT)",
            ),
        ] {
            assert_eq!(fault(&text), (line, column, why.to_owned()), "{text}");
        }
        let Located { line, column, why } = read_deal(b"CJ\n\xff", SEATING).unwrap_err();
        assert_eq!((line, column, why), (2, 1, DealFault::NotText));
    }
}
