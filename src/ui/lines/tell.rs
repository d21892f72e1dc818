//! The events, a line to each, read off the state.

use crate::host::Purpose;
use crate::rules::{Bid, Cards, Move, Phase, Place, Row, Seat};
use crate::text::pages::Topic;
use crate::text::{Arg, in_ascii};

use crate::ui::draw::{Held, Kit};
use crate::ui::lines::{pages, rules};
use crate::ui::say::cards::{all_spoken, in_words, spoken};
use crate::ui::say::{self, heads, hint, lesson, result};
use crate::ui::state::{Model, Play, Scene, TablePage, Wait};

/// A record of what has been told of the deal on the table.
#[derive(Debug, Default)]
pub(crate) struct Told {
    deal: Option<Deal>,
    /// So many moves of it.
    moves: usize,
    /// After how many moves, and with which cards put away, a hint was told.
    hint: Option<(usize, Option<Cards>)>,
    /// True if its result was, or the final standing.
    result: bool,
    standing: bool,
    /// After how many moves the coach's reason was told, and the lines of the page that were.
    reason: Option<usize>,
    lines: Vec<String>,
    /// The page of the rules that was told.
    page: Option<Topic>,
}

/// The deal on the table.
#[derive(Debug, PartialEq, Eq)]
struct Deal {
    number: u32,
    seat: Option<Seat>,
    dealt: Cards,
    again: bool,
}

impl Deal {
    fn of(play: &Play) -> Self {
        Self {
            number: play.number(),
            seat: play.view.seat(),
            dealt: play.view.dealt(),
            again: play.purpose() == Purpose::Again,
        }
    }
}

/// A text without its marks, in plain signs, with single blanks.
pub(crate) fn bare(kit: &Kit, text: &str) -> String {
    let text: String = text.chars().filter(|sign| !"⟨⟩⟪⟫".contains(*sign)).collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // A dot between two things is nothing to be read aloud.
    let told = in_words(&kit.words, &text);
    let names = text.chars().next().is_some_and(|sign| kit.words.deck().suit_of(sign).is_some());
    let told = if names { as_first(&told) } else { told };
    in_ascii(&told).replace(" . ", ", ")
}

/// True if the coach's reason of an answer is read.
pub(crate) fn reads(model: &Model) -> bool {
    let Scene::Table(play) = &model.scene else { return false };
    matches!(play.wait, Some(Wait::Reason(_)))
}

impl Told {
    /// The lines on what has happened since the last call.
    pub(crate) fn news(&mut self, model: &mut Model) -> Vec<String> {
        let mut lines: Vec<String> = model.to_tell.drain(..).collect();
        lines.extend(model.note.take().map(|note| note.text));
        match &model.scene {
            Scene::Menu(_) => {
                *self = Self { page: self.page, ..Self::default() };
            }
            Scene::Table(play) if play.page == TablePage::End => {
                if !std::mem::replace(&mut self.standing, true) {
                    lines.extend(pages::standing(&model.kit, play));
                }
            }
            Scene::Table(play) => self.table(model, play, &mut lines),
            Scene::Page(page) => {
                let all = page.lines(&model.kit);
                lines.extend_from_slice(all.strip_prefix(&self.lines[..]).unwrap_or(&all));
                self.lines = all;
            }
        }
        lines
    }

    fn table(&mut self, model: &Model, play: &Play, lines: &mut Vec<String>) {
        let (kit, moves) = (&model.kit, play.view.moves().len());
        let deal = Deal::of(play);
        if self.deal.as_ref() != Some(&deal) || moves == 0 && self.moves > 0 {
            *self = Self { deal: Some(deal), ..Self::default() };
            lines.extend(heading(kit, play));
        }
        if moves < self.moves {
            self.moves = moves;
            self.result = false;
            lines.push(kit.words.get("line-taken-back"));
        }
        for index in self.moves..moves {
            lines.extend(event(kit, play, index));
        }
        self.moves = moves;
        if let Some(text) = hint::told(kit, play)
            && let now = (moves, play.session.discarded())
            && self.hint.replace(now) != Some(now)
        {
            lines.push(text);
        }
        if reads(model) && self.reason.replace(moves) != Some(moves) {
            lines.extend(lesson::sentence(kit, play));
        }
        if play.shows_result() && !self.result {
            self.result = true;
            lines.extend(result_of(model, play));
        }
    }

    /// The page of the rules that is read, if it was not told yet.
    pub(crate) fn page(&mut self, model: &Model) -> Vec<String> {
        let topic = rules::topic(model);
        if topic.is_none() || topic == self.page {
            self.page = topic;
            return Vec::new();
        }
        self.page = topic;
        topic.map_or_else(Vec::new, |topic| rules::page(&model.kit, topic))
    }

    /// Tells the page of the rules once more.
    pub(crate) const fn forget_page(&mut self) {
        self.page = None;
    }

    /// Leaves the page of the rules untold on which a word was found, until it is chosen.
    pub(crate) fn pass_over_page(&mut self, model: &Model) {
        self.page = rules::topic(model);
    }

    /// Tells the hint once more.
    pub(crate) const fn forget_hint(&mut self) {
        self.hint = None;
    }
}

/// The number of the deal, who deals, where the person sits, and the person's cards.
fn heading(kit: &Kit, play: &Play) -> Vec<String> {
    let words = &kit.words;
    let dealer = play.view.seating().dealer;
    let place = match play.view.seat() {
        Some(Seat::Forehand) => "forehand",
        Some(Seat::Middlehand) => "middlehand",
        Some(Seat::Rearhand) => "rearhand",
        None => "out",
    };
    let args: [(&str, Arg<'_>); 4] = [
        ("deal", as_first(&say::place(kit, &play.session, play.number())).into()),
        ("who", if dealer == Place::FIRST { "you" } else { "other" }.into()),
        ("name", say::player(&play.session, dealer).into()),
        ("place", place.into()),
    ];
    let heading = words.with("line-deal", &args);
    let heading = match play.purpose().counts() {
        true => heads::in_round(kit, play, heading),
        false => say::uncounted(kit, play, &heading),
    };
    let mut lines = vec![heading];
    lines.extend(hand(kit, play));
    lines
}

/// A text as it begins a line: with a capital.
fn as_first(text: &str) -> String {
    let mut signs = text.chars();
    signs.next().into_iter().flat_map(char::to_uppercase).chain(signs).collect()
}

/// The person's cards, and the declarer's if they lie open.
pub(crate) fn cards(model: &Model) -> Vec<String> {
    let Scene::Table(play) = &model.scene else { return Vec::new() };
    hand(&model.kit, play)
}

fn hand(kit: &Kit, play: &Play) -> Vec<String> {
    let words = &kit.words;
    let own = play.hand_order(kit.sorting.hand);
    let mut lines = Vec::new();
    if !own.is_empty() {
        let own = all_spoken(words, own);
        lines.push(words.with("line-cards", &[("cards", own.into())]));
    }
    lines.extend(open(kit, play));
    lines
}

/// The declarer's cards, where they lie open for the person to see.
fn open(kit: &Kit, play: &Play) -> Option<String> {
    let held = play.open_hand()?;
    // The person's own have been told.
    let declarer = play.view.table().declarer().filter(|&seat| play.view.seat() != Some(seat))?;
    let open = kit.sorting.hand.groups(&held).concat();
    let args: [(&str, Arg<'_>); 2] = [
        ("name", say::name(play, declarer).into()),
        ("cards", all_spoken(&kit.words, open).into()),
    ];
    Some(kit.words.with("line-open", &args))
}

/// The lines on one move.
fn event(kit: &Kit, play: &Play, index: usize) -> Vec<String> {
    let words = &kit.words;
    let moves = play.view.moves();
    let (seat, mv) = moves[index];
    let own = play.view.seat() == Some(seat);
    let bid = moves[..=index].iter().rev().find_map(|&(_, mv)| match mv {
        Move::Bid(bid) => Some(bid),
        _ => None,
    });
    let put = match mv {
        Move::Declare(_, put) | Move::PutOn(put) if own => all_spoken(words, put),
        _ => String::new(),
    };
    let card = match mv {
        Move::Play(card) => spoken(words, card),
        _ => String::new(),
    };
    let game = match mv {
        Move::Declare(contract, _) => words.contract_by_name(contract),
        _ => String::new(),
    };
    let args: [(&str, Arg<'_>); 6] = [
        ("who", if own { "you" } else { "other" }.into()),
        ("name", say::name(play, seat).into()),
        ("bid", bid.map_or(0, Bid::value).into()),
        ("card", card.into()),
        ("cards", put.clone().into()),
        ("game", game.into()),
    ];
    let key = match mv {
        Move::Bid(_) => "line-bids",
        Move::Hold => "line-holds",
        Move::Pass | Move::Decline => "line-passes",
        Move::PickUp => "line-takes-skat",
        Move::Hand => "line-plays-hand",
        Move::Declare(..) if put.is_empty() => "line-announces",
        Move::Declare(..) => "line-announces-and-puts",
        Move::Kontra => "line-kontra",
        Move::Re => "line-re",
        Move::Hirsch => "line-hirsch",
        Move::Push => "line-pushes",
        Move::PutOn(_) if put.is_empty() => "line-puts-on",
        Move::PutOn(_) => "line-puts-these-on",
        Move::Play(_) => "line-plays",
        Move::Claim => "line-claims",
        Move::Concede => "line-gives-up",
        Move::Accept => "line-accepts",
        Move::PlayOn => "line-plays-on",
        Move::Stop => "line-stops",
    };
    let mut lines = vec![words.with(key, &args)];
    match mv {
        Move::PickUp if own => lines.extend(hand(kit, play)),
        Move::Declare(..) => lines.extend(open(kit, play)),
        Move::Play(_) => lines.extend(taken(kit, play, index)),
        _ => {}
    }
    lines
}

/// The sentence on who takes the trick that this move has ended.
fn taken(kit: &Kit, play: &Play, index: usize) -> Option<String> {
    let table = play.view.table();
    let played = play.view.moves()[..=index].iter();
    let played = played.filter(|(_, mv)| matches!(mv, Move::Play(_))).count();
    let trick = table.tricks().get((played / 3).checked_sub(1)?).filter(|_| played % 3 == 0)?;
    let winner = table.winner(trick)?;
    let own = play.view.seat() == Some(winner);
    let args: [(&str, Arg<'_>); 4] = [
        ("who", if own { "you" } else { "other" }.into()),
        ("name", say::name(play, winner).into()),
        ("trick", (played / 3).into()),
        ("points", trick.points().into()),
    ];
    Some(kit.words.with("line-takes", &args))
}

/// The result of the deal, and everybody's total with it.
fn result_of(model: &Model, play: &Play) -> Vec<String> {
    let kit = &model.kit;
    let words = &kit.words;
    let mut lines = result::lines(kit, play);
    if play.purpose().counts()
        && let Some(turned_up) = play.view.turned_up()
    {
        let list = play.session.list();
        let mut standings = list.standings();
        standings.write(&Row::new(0, play.view.seating(), &turned_up.result));
        let totals = standings.totals(say::running(list.settings().scoring));
        let total = |(place, &total): (Place, &i32)| {
            format!("{} {}", say::player(&play.session, place), words.signed(total))
        };
        let totals: Vec<String> = list.settings().table.places().zip(&totals).map(total).collect();
        lines.push(words.with("line-totals", &[("totals", totals.join(", ").into())]));
    }
    if play.session.list().settings().given.is_none() {
        let seed = say::seed(&play.session, play.number()).to_string();
        lines.push(words.with("line-seed", &[("seed", seed.into())]));
    }
    lines
}

/// All cards of a deal that is over: the hands as dealt, the skat, the tricks and what is left over.
pub(crate) fn whole_deal(kit: &Kit, play: &Play) -> Vec<String> {
    let Some(turned_up) = play.view.turned_up() else { return Vec::new() };
    let words = &kit.words;
    let tricks = play.view.table().tricks().len();
    let sorted = |held: &Held| all_spoken(words, kit.sorting.hand.groups(held).concat());
    let of = |key, seat, held: &Held| {
        let args: [(&str, Arg<'_>); 3] = [
            ("who", if play.view.seat() == Some(seat) { "you" } else { "other" }.into()),
            ("name", say::name(play, seat).into()),
            ("cards", sorted(held).into()),
        ];
        words.with(key, &args)
    };
    let dealt = |seat| of("line-dealt", seat, &Held::new(turned_up.deal.hand(seat), None));
    let mut lines: Vec<String> = Seat::ALL.map(dealt).into();
    let skat = all_spoken(words, turned_up.deal.skat());
    lines.push(words.with("line-dealt-skat", &[("cards", skat.into())]));
    lines.extend((1..=tricks).flat_map(|trick| past_trick(kit, play, trick)));
    if let Some(left) = play.left_over() {
        lines.extend(Seat::ALL.map(|seat| of("line-left", seat, &left[seat])));
    }
    lines
}

/// The trick on the table, a line to each card.
pub(crate) fn trick_on_table(kit: &Kit, play: &Play) -> Vec<String> {
    let cards = played(play);
    let running = &cards[cards.len() - play.view.table().trick().len()..];
    running.iter().flat_map(|&index| event(kit, play, index).into_iter().take(1)).collect()
}

/// The cards of a finished trick, counted from 1, and who took it.
pub(crate) fn past_trick(kit: &Kit, play: &Play, trick: usize) -> Vec<String> {
    let cards = played(play).into_iter().skip(3 * (trick - 1)).take(3);
    cards.flat_map(|index| event(kit, play, index)).collect()
}

/// The places of the moves that play cards.
fn played(play: &Play) -> Vec<usize> {
    let moves = play.view.moves().iter().enumerate();
    moves.filter(|(_, (_, mv))| matches!(mv, Move::Play(_))).map(|(index, _)| index).collect()
}

/// The game that was announced, as it was told; nothing before.
pub(crate) fn announced(kit: &Kit, play: &Play) -> Vec<String> {
    let declared = play.view.moves().iter().position(|(_, mv)| matches!(mv, Move::Declare(..)));
    let said = match (declared, play.view.table().phase()) {
        (None, Phase::Auction) => play.view.moves().len().checked_sub(1),
        (declared, _) => declared,
    };
    said.map_or_else(Vec::new, |index| event(kit, play, index).into_iter().take(1).collect())
}
