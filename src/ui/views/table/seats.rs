//! Who is who: the head, the two seats above, and the line of the person.

use std::ops::Range;

use ratatui::text::Line;

use crate::host::{Drill, Purpose};
use crate::rules::{Asking, Doubled, Move, Phase, Place, RamschRounds, Round, Seat, Side, Sold};
use crate::text::Arg;

use crate::ui::draw::{
    canvas::Canvas,
    card::{SeatSide, draw_backs},
    fan::{Align, Fan, Marks, Spacing},
    grid::{Columns, Grid},
    kit::Kit,
    phrase::{flat, phrase},
};
use crate::ui::say;
use crate::ui::state::{model::Play, prompt::Prompt};
use crate::ui::views::table::auction;

/// The first row and the rule under it, from words for the left and the right.
pub(crate) fn head(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, left: &str, right: &str) {
    let (mut left, mut right) = (left, right);
    let width = |text: &str| phrase(kit, text).width() as i32;
    // Where both do not fit, the last of what is told at the right goes, then at the left.
    while width(left) + 2 + width(right) > grid.page.width {
        match (without_last(right), without_last(left)) {
            (Some(before), _) => right = before,
            (None, Some(before)) => left = before,
            (None, None) => break,
        }
    }
    canvas.line(grid.page.x, Grid::HEAD, &phrase(kit, left));
    canvas.line_right(grid.page.end(), Grid::HEAD, &phrase(kit, right));
    canvas.row(grid.page.x, Grid::RULE, grid.page.width, kit.glyphs.rule, kit.theme.dim());
}

/// A text up to its last dot between two things, whatever the dot is set in.
fn without_last(text: &str) -> Option<&str> {
    let is_dot = |&(at, sign): &(usize, char)| {
        let before = text[..at].ends_with([' ', '⟪']);
        let after = text[at + sign.len_utf8()..].starts_with([' ', '⟫']);
        "·.".contains(sign) && before && after
    };
    let (at, _) = text.char_indices().rev().find(is_dot)?;
    Some(text[..at].trim_end_matches([' ', '⟪']))
}

/// Whether another has bid for the person, who joins the deal when the auction is over.
const fn bid_is_given(play: &Play) -> bool {
    match play.purpose() {
        Purpose::Practice(drill) => !matches!(drill, Drill::Any | Drill::Ramsch),
        _ => false,
    }
}

/// The head of a running deal: what is happening, and at the right where.
pub(crate) fn table_head(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    right: &str,
) {
    let table = play.view.table();
    let bid = table.bid().map_or(0, |bid| bid.value());
    let who = if table.declarer().is_some() && table.declarer() == play.view.seat() {
        "you"
    } else {
        "other"
    };
    let declarer = table.declarer().map_or("", |seat| say::name(play, seat));
    let contract = table.contract().map(|contract| kit.words.contract(contract));
    let args: [(&str, Arg<'_>); 4] = [
        ("who", who.into()),
        ("name", declarer.into()),
        ("bid", bid.into()),
        ("game", contract.unwrap_or_default().into()),
    ];
    let left = match (table.phase(), &play.prompt) {
        (Phase::Auction, _) | (Phase::Over(_), _) => kit.words.get("head-auction"),
        (Phase::Skat, _) if who == "you" && bid_is_given(play) => {
            kit.words.with("head-skat", &[("who", "given".into()), ("bid", bid.into())])
        }
        (Phase::Skat, _) => kit.words.with("head-skat", &args),
        (Phase::Announcing, Prompt::Discard(_)) => kit.words.with("head-discard", &args),
        (Phase::Announcing, Prompt::Announce(_)) if table.is_hand() => {
            kit.words.with("head-announce-hand", &args)
        }
        (Phase::Announcing, Prompt::Announce(_)) => kit.words.with("head-announce", &args),
        (Phase::Announcing, _) => kit.words.with("head-announces", &args),
        (Phase::GrandHand, Prompt::Announce(_)) => kit.words.get("head-announce-grand-hand"),
        (Phase::GrandHand, _) => kit.words.get("head-grand-hand"),
        (Phase::PuttingOn, Prompt::Discard(_)) => kit.words.get("head-put-on"),
        (Phase::Pushing | Phase::PuttingOn, _) => kit.words.get("head-push"),
        (Phase::Doubling | Phase::Playing, _) => String::new(),
    };
    let left = match table.contract() {
        Some(_) => {
            let key = if say::bid(play).is_some() { "head-play" } else { "head-play-in-place" };
            doubled(kit, play, kit.words.with(key, &args))
        }
        None if play.plays() && table.is_ramsch() => ramsch(kit, play),
        None => left,
    };
    head(canvas, kit, grid, &left, right);
}

/// A head with what the game has been doubled by.
pub(crate) fn doubled(kit: &Kit, play: &Play, head: String) -> String {
    let doubled = play.view.table().doubled();
    let word = match doubled {
        Doubled::Not => return head,
        Doubled::Kontra => "round-kontra",
        Doubled::Re => "round-re",
        Doubled::Hirsch => "round-hirsch",
    };
    let args: [(&str, Arg<'_>); 3] = [
        ("head", head.into()),
        ("word", kit.words.get(word).into()),
        ("factor", doubled.factor().into()),
    ];
    kit.words.with("head-doubled", &args)
}

/// The head of a Ramsch: how often the skat was pushed on unseen.
pub(crate) fn ramsch(kit: &Kit, play: &Play) -> String {
    let key = match play.view.table().pushes() {
        0 if play.shows_result() => "head-ramsch-result",
        0 => "head-ramsch",
        pushes => {
            let args = [("pushes", pushes.into()), ("factor", (1_u16 << pushes).into())];
            return kit.words.with("head-ramsch-pushed", &args);
        }
    };
    kit.words.get(key)
}

/// The same with the round of house rules that the deal belongs to.
pub(crate) fn in_round(kit: &Kit, play: &Play, rest: String) -> String {
    let (round, rounds) = (play.view.round(), play.view.table().rules().ramsch_rounds);
    let key = match round {
        Round::Bock => "head-bock",
        Round::Ramsch if rounds != RamschRounds::Always => "head-ramsch-round",
        // Where nothing but Ramsch is played, that goes without saying.
        Round::Ramsch | Round::Plain => return rest,
    };
    kit.words.with(key, &[("factor", round.factor().into()), ("rest", rest.into())])
}

/// "trick 3 of 10 · deal 11 of 36", or who deals.
pub(crate) fn place_in_list(kit: &Kit, play: &Play) -> String {
    let table = play.view.table();
    let dealer = play.view.seating().dealer;
    // A finished trick that is still looked at is the one that is shown.
    let trick = table.tricks().len() + usize::from(!play.shows_finished_trick());
    let args: [(&str, Arg<'_>); 4] = [
        ("place", say::place(kit, &play.session, play.number()).into()),
        ("trick", trick.clamp(1, 10).into()),
        ("who", if dealer == Place::FIRST { "you" } else { "other" }.into()),
        ("name", say::player(&play.session, dealer).into()),
    ];
    // What is played alone is no part of a list.
    let alone = !matches!(play.purpose(), Purpose::List | Purpose::Daily(_));
    let key = match (play.plays(), alone) {
        (true, false) => "head-trick-and-deal",
        (true, true) => "head-trick",
        (false, false) => "head-deal-and-dealer",
        (false, true) => "head-dealer",
    };
    say::uncounted(kit, play, &in_round(kit, play, kit.words.with(key, &args)))
}

/// Both seats at the upper edge: name and total, place and part, cards held.
pub(crate) fn seats(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    let (left, right) = (play.left(), play.right());
    let mut parts = [(left, SeatSide::Left), (right, SeatSide::Right)]
        .map(|(seat, side)| part(kit, play, seat, side));
    // Where both do not fit, the place goes and what is done or said stays.
    if (parts[0].width() + 2 + parts[1].width()) as i32 > grid.table.width {
        parts = [(left, SeatSide::Left), (right, SeatSide::Right)].map(|(seat, side)| {
            does(kit, play, seat)
                .map_or_else(|| part(kit, play, seat, side), |does| phrase(kit, &does))
        });
    }
    let [of_left, of_right] = parts;
    seat(canvas, kit, grid, play, (left, SeatSide::Left), &of_left);
    seat(canvas, kit, grid, play, (right, SeatSide::Right), &of_right);
    if play.plays() {
        for of in [(left, SeatSide::Left), (right, SeatSide::Right)] {
            held(canvas, kit, grid, play, of);
        }
    }
}

fn seat(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    (seat, side): (Seat, SeatSide),
    part: &Line<'_>,
) {
    let theme = &kit.theme;
    let place = play.view.seating().place(seat);
    let total = kit.words.signed(say::total(&play.session, place));
    let turn = play.view.table().to_act() == Some(seat) && play.wait.is_none();
    let y = Grid::SEATS;
    let name = say::name(play, seat);
    match side {
        SeatSide::Left => {
            let mut x = grid.table.x;
            if turn {
                canvas.sign(x, y, kit.glyphs.turn, theme.accent());
                x += 2;
            }
            let x = canvas.text(x, y, name, theme.bold());
            canvas.text(x + 2, y, &total, theme.dim());
            canvas.line(grid.table.x, y + 1, part);
        }
        SeatSide::Right => {
            let mut x = canvas.text_right(grid.table.end(), y, name, theme.bold());
            if turn {
                canvas.sign(x - 2, y, kit.glyphs.turn, theme.accent());
                x -= 2;
            }
            canvas.text_right(x - 2, y, &total, theme.dim());
            canvas.line_right(grid.table.end(), y + 1, part);
        }
    }
}

/// The cards a seat holds: backs and their number, or an ouvert hand.
fn held(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    (seat, side): (Seat, SeatSide),
) {
    let table = play.view.table();
    let y = Grid::SEATS + 2;
    let declarer = table.declarer() == Some(seat);
    let open_hand = play.open_hand();
    let edge = match side {
        SeatSide::Left => grid.table.x,
        SeatSide::Right => grid.table.end(),
    };
    if let (Some(open), true) = (open_hand, declarer) {
        let groups = kit.lay.hand.by_game().groups(&open);
        let width = 47.min(grid.table.width - 5);
        let spacing =
            Spacing::fit(crate::ui::draw::card::Size::Xs, width, open.cards.len(), groups.len());
        let (columns, align) = match side {
            SeatSide::Left => (Columns { x: edge, width }, Align::Left),
            SeatSide::Right => (Columns { x: edge - width, width }, Align::Right),
        };
        Fan::new(&groups, spacing, columns, y, align).draw(canvas, kit, &Marks::default());
    } else if open_hand.is_some() && grid.table.width < 60 {
        // Beside an open hand there is room for the number only.
        let number = kit.words.number(table.held(seat) as i64);
        match side {
            SeatSide::Left => canvas.text(edge, y, &number, kit.theme.normal()),
            SeatSide::Right => canvas.text_right(edge, y, &number, kit.theme.normal()),
        };
    } else {
        let tall = grid.tall_backs && open_hand.is_none();
        draw_backs(canvas, kit, edge, y, side, table.held(seat), tall);
    }
}

/// Where a seat sits and what it does: `middlehand · says 24`, `declarer · rearhand, dealer`.
pub(crate) fn part(kit: &Kit, play: &Play, seat: Seat, side: SeatSide) -> Line<'static> {
    let place = place(kit, play, seat);
    let does = does(kit, play, seat);
    let text = match (does, side) {
        (None, _) => kit.words.with("seat-place", &[("place", place.into())]),
        (Some(does), SeatSide::Right) if plays(play) => {
            kit.words.with("seat-part-first", &[("place", place.into()), ("part", does.into())])
        }
        (Some(does), _) => {
            kit.words.with("seat-place-first", &[("place", place.into()), ("part", does.into())])
        }
    };
    phrase(kit, &text)
}

fn place(kit: &Kit, play: &Play, seat: Seat) -> String {
    let deals = play.view.seating().place(seat) == play.view.seating().dealer;
    let key = if deals { "seat-rearhand-dealer" } else { brief_place(seat) };
    kit.words.get(key)
}

/// Where a seat sits, and nothing of who deals.
const fn brief_place(seat: Seat) -> &'static str {
    match seat {
        Seat::Forehand => "seat-forehand",
        Seat::Middlehand => "seat-middlehand",
        Seat::Rearhand => "seat-rearhand",
    }
}

/// Whether the parts are cast: the game is announced, or the Ramsch begun.
fn plays(play: &Play) -> bool {
    let table = play.view.table();
    table.contract().is_some() || table.is_ramsch() && play.plays()
}

fn does(kit: &Kit, play: &Play, seat: Seat) -> Option<String> {
    let table = play.view.table();
    let bidding = table.auction();
    if table.contract().is_some() {
        let part = match table.side(seat)? {
            Side::Declarer => Some("seat-declarer"),
            Side::Defenders
                if play.view.seat().is_some_and(|own| table.partner(own) == Some(seat)) =>
            {
                Some("seat-partner")
            }
            Side::Defenders => None,
        };
        let part = part.map(|key| kit.words.get(key));
        let says = says(play, seat).map(|key| kit.words.get(key));
        return match (part, says) {
            (Some(part), Some(says)) => {
                let args = [("part", part.into()), ("says", says.into())];
                Some(kit.words.with("seat-part-says", &args))
            }
            (part, says) => part.or(says),
        };
    }
    if table.phase() == Phase::GrandHand || table.is_ramsch() {
        return before_ramsch(kit, play, seat);
    }
    if matches!(bidding.sold(), Some(Sold::To(winner, _)) if winner == seat) {
        return Some(kit.words.get("seat-declarer"));
    }
    let reached = bidding.reached(seat);
    if bidding.has_passed(seat) {
        let at = auction::passed_at(play, seat).filter(|_| reached.is_some());
        return Some(match at {
            Some(bid) => kit.words.with("seat-passed-at", &[("bid", bid.value().into())]),
            None => kit.words.get("seat-passed"),
        });
    }
    let says = match bidding.asking() {
        Some(Asking::Answer { caller, .. }) => caller == seat,
        _ => {
            play.view.moves().iter().rev().any(|&(by, mv)| by == seat && matches!(mv, Move::Bid(_)))
        }
    };
    Some(match reached {
        Some(bid) if says => kit.words.with("seat-says", &[("bid", bid.value().into())]),
        Some(bid) => kit.words.with("seat-holds", &[("bid", bid.value().into())]),
        None => kit.words.get("seat-waits"),
    })
}

/// What a seat has doubled the game with.
fn says(play: &Play, seat: Seat) -> Option<&'static str> {
    let table = play.view.table();
    let declares = table.declarer() == Some(seat);
    match table.doubled() {
        Doubled::Hirsch if !declares && table.doubled_by() == Some(seat) => Some("seat-hirsch"),
        Doubled::Re | Doubled::Hirsch if declares => Some("seat-re"),
        Doubled::Not => None,
        _ => (table.doubled_by() == Some(seat)).then_some("seat-kontra"),
    }
}

/// What a seat has done about a Ramsch, or before it.
fn before_ramsch(kit: &Kit, play: &Play, seat: Seat) -> Option<String> {
    let table = play.view.table();
    let did = |mv: Move| play.view.moves().contains(&(seat, mv));
    let key = match table.phase() {
        Phase::GrandHand if did(Move::Decline) => "seat-passed",
        _ if table.took_skat(seat) => "seat-took",
        _ if did(Move::Push) => "seat-pushed",
        Phase::PuttingOn if table.to_act() == Some(seat) => "seat-takes",
        Phase::GrandHand | Phase::Pushing | Phase::PuttingOn => "seat-waits",
        _ => return None,
    };
    Some(kit.words.get(key))
}

/// The line over the hand: whose turn, name, total, part; at the right what belongs to the hand.
/// Returns the columns left free between the two.
pub(crate) fn you_line(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    y: i32,
    right: Option<&str>,
) -> Range<i32> {
    let (theme, view) = (&kit.theme, &play.view);
    let mut x = grid.table.x;
    let own = view.seat();
    if own.is_some() && view.table().to_act() == own {
        canvas.sign(x, y, kit.glyphs.turn, theme.accent());
        x += 2;
    }
    let x = canvas.text(x, y, say::player(&play.session, Place::FIRST), theme.bold());
    let total = kit.words.signed(say::total(&play.session, Place::FIRST));
    let x = canvas.text(x + 2, y, &total, theme.dim());
    let right = right.map(|right| phrase(kit, right));
    let end = right.as_ref().map_or(grid.table.end(), |r| grid.table.end() - r.width() as i32 - 2);
    let texts = match own {
        None => vec![kit.words.get("seat-sits-out")],
        Some(seat) => {
            let place = place(kit, play, seat);
            match does(kit, play, seat).filter(|_| plays(play)) {
                Some(part) => {
                    let args = [("place", place.into()), ("part", part.as_str().into())];
                    vec![kit.words.with("you-part", &args), part]
                }
                None => {
                    let brief = kit.words.get(brief_place(seat));
                    let line =
                        |place: String| kit.words.with("you-place", &[("place", place.into())]);
                    vec![line(place), line(brief)]
                }
            }
        }
    };
    // Where both do not fit, the part stays, or the place alone; what somebody wants counted goes
    // before either.
    let lines: Vec<Line<'_>> = texts.iter().map(|text| phrase(kit, text)).collect();
    let fits = |line: &&Line<'_>| x + 2 + line.width() as i32 <= end;
    let line = lines
        .iter()
        .find(fits)
        .or(lines.last().filter(|_| right.is_none()))
        .cloned()
        .unwrap_or_default();
    let x = canvas.line(x + 2, y, &line);
    let end = match right {
        Some(right) => Some(canvas.line_right(grid.table.end(), y, &right)),
        None => absent(canvas, kit, grid, play, x, y),
    };
    x + 2..end.map_or(grid.table.end(), |end| end - 2)
}

/// At a table of four: who sits out, or who sits opposite while the person does. Returns where it
/// begins.
fn absent(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    from: i32,
    y: i32,
) -> Option<i32> {
    let seating = play.view.seating();
    let (place, parts) = match (play.view.seat(), seating.sits_out()) {
        (None, _) => {
            let middle = play.middle();
            let full = part(kit, play, middle, SeatSide::Right).to_string();
            let does = does(kit, play, middle).unwrap_or_default();
            (seating.place(middle), [full, flat(&does, kit.theme.normal()).to_string()])
        }
        (Some(_), Some(sitter)) => (
            sitter,
            ["seat-dealer-sits-out", "seat-dealer-sits-out-brief"].map(|key| kit.words.get(key)),
        ),
        (Some(_), None) => return None,
    };
    // The longest form there is room for.
    let forms = parts.iter().map(String::as_str).chain([""]).map(|part| {
        let args: [(&str, Arg<'_>); 3] = [
            ("name", say::player(&play.session, place).into()),
            ("total", kit.words.signed(say::total(&play.session, place)).into()),
            ("part", part.into()),
        ];
        let text = kit.words.with("seat-absent", &args);
        // Without a part the total ends the line.
        phrase(kit, text.trim_end_matches([' ', '⟫']))
    });
    let fits = |line: &Line<'_>| grid.table.end() - line.width() as i32 > from + 1;
    let line = forms.into_iter().find(fits)?;
    Some(canvas.line_right(grid.table.end(), y, &line))
}
