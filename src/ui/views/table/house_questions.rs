//! The questions of house rules to the seats in turn: Grand Hand before a Ramsch, the skat that
//! goes round, Kontra and its answers. One question, a dim line, and a row to each seat.

use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::rules::{Move, Phase, Seat};

use crate::ui::draw::{Canvas, Grid, Kit, Size, card, phrase};
use crate::ui::say;
use crate::ui::say::house_questions::{question, remark};
use crate::ui::state::Play;

/// The rows from the question to the line under the skat.
const BLOCK: i32 = 9;

/// Draws what is asked between the seats and the You-line.
pub(crate) fn draw(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let first = Grid::SEATS + 2;
    let y = first + (grid.you() - first - BLOCK).max(0) / 3;
    let table = grid.table;
    for (y, text) in [(y, question(kit, play)), (y + 1, remark(kit, play))] {
        canvas.line_centred(table.x, table.width, y, &phrase(kit, &text));
    }
    let rows: Vec<Row> = order(play).into_iter().map(|seat| Row::new(kit, play, seat)).collect();
    let name = rows.iter().map(|row| row.name.width()).max().unwrap_or(0) as i32 + 3;
    let word = rows.iter().map(|row| row.word.width()).max().unwrap_or(0).max(WORD) as i32;
    let mut place = table.middle(name + word);
    let mut top = y + 4;
    if matches!(play.view.table().phase(), Phase::Pushing | Phase::PuttingOn) {
        // Beside the narrow table there is room for small cards only.
        let size = if table.width < 66 { Size::M } else { grid.trick };
        let backs = 2 * size.width() + 1;
        let gap = if table.width < 66 { 3 } else { 6 };
        place = table.middle(backs + gap + name + word + FACTOR);
        for x in [place.x, place.x + size.width() + 1] {
            card::draw_back(canvas, kit, x, y + 3, size);
        }
        let caption = kit.words.get("skat-caption");
        let below = y + 3 + size.height();
        canvas.line_centred(place.x, backs, below, &caption.as_str().into());
        place.x += backs + gap;
        top = y + 3 + (size.height() - 3) / 2;
    }
    for (y, row) in (top..).zip(&rows) {
        canvas.text(place.x, y, &row.name, row.style);
        canvas.text(place.x + name, y, &row.word, row.word_style);
        if let Some(factor) = &row.factor {
            canvas.text_right(place.x + name + word + FACTOR, y, factor, kit.theme.bold());
        }
    }
}

/// The least room for a word, so that the rows stand still while seats speak.
const WORD: usize = 13;
/// The room for `× 2` behind it.
const FACTOR: i32 = 5;

/// A seat and what it has said.
struct Row {
    name: String,
    style: Style,
    word: String,
    word_style: Style,
    /// The factor by which the word multiplies the score.
    factor: Option<String>,
}

impl Row {
    fn new(kit: &Kit, play: &Play, seat: Seat) -> Self {
        let (words, theme, table) = (&kit.words, &kit.theme, play.view.table());
        let asked = table.to_act() == Some(seat);
        let said = said(play, seat);
        let (word, word_style) = match said {
            Some(key) => (words.get(key), theme.normal()),
            None if asked && table.phase() == Phase::PuttingOn => {
                (words.get("round-took"), theme.normal())
            }
            None if asked && play.view.my_turn() => {
                (words.get("ladder-awaited"), theme.accent().patch(theme.bold()))
            }
            None if asked => (words.get("ladder-awaited"), theme.dim()),
            None if table.phase() != Phase::Doubling => (words.get("ladder-waits"), theme.dim()),
            None if table.declarer() == Some(seat) => (words.get("round-declarer"), theme.dim()),
            None => (String::new(), theme.dim()),
        };
        let factor = [("factor", 2.into())];
        Self {
            name: say::name(play, seat).to_owned(),
            style: if asked || said.is_some() { theme.normal() } else { theme.dim() },
            word,
            word_style,
            factor: (said == Some("round-pushed")).then(|| words.with("round-factor", &factor)),
        }
    }
}

/// The seats in the order in which they are asked.
fn order(play: &Play) -> [Seat; 3] {
    match play.view.table().declarer() {
        Some(declarer) => {
            let [first, second] = declarer.others();
            [first, second, declarer]
        }
        None => Seat::ALL,
    }
}

/// The message for what a seat has said or done about what is asked now.
fn said(play: &Play, seat: Seat) -> Option<&'static str> {
    let table = play.view.table();
    let moves = || play.view.moves().iter().filter(move |&&(by, _)| by == seat);
    let words = |mv: Move| match mv {
        Move::Kontra => Some("round-kontra"),
        Move::Re => Some("round-re"),
        Move::Hirsch => Some("round-hirsch"),
        Move::Decline => Some("round-passes"),
        _ => None,
    };
    match table.phase() {
        Phase::Pushing | Phase::PuttingOn if table.took_skat(seat) => Some("round-took"),
        Phase::Pushing | Phase::PuttingOn => {
            moves().any(|&(_, mv)| mv == Move::Push).then_some("round-pushed")
        }
        Phase::GrandHand => moves().rev().find_map(|&(_, mv)| words(mv)),
        // What was said before the announcement was about a Grand Hand.
        _ => {
            let is_declared = |&&(_, mv): &&(Seat, Move)| !matches!(mv, Move::Declare(..));
            let since = play.view.moves().iter().rev().take_while(is_declared);
            since.filter(|&&(by, _)| by == seat).find_map(|&(_, mv)| words(mv))
        }
    }
}
