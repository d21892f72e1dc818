//! Quizzes: a game that was played, and what it is worth.

use crate::rules::{Cards, Kind};
use crate::study::learned::Learned;
use crate::study::quiz::Quiz as Game;
use crate::text::{Arg, sum};

use crate::ui::draw::{
    canvas::Canvas,
    card::Size,
    fan::{Align, Fan, Marks, Spacing},
    grid::{Columns, Grid},
    kit::Kit,
    phrase::{phrase, wrapped},
    sorting::{Held, Order},
};
use crate::ui::state::model::Note;
use crate::ui::views::table::{result, seats};

/// A quiz on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Quiz {
    /// Its number, counted from 0.
    pub(crate) number: usize,
    /// The digits typed so far.
    pub(crate) typed: String,
    /// Once it is answered: whether rightly.
    pub(crate) told: Option<bool>,
}

impl Quiz {
    /// A quiz that nobody has answered yet.
    pub(crate) const fn new(number: usize) -> Self {
        Self { number, typed: String::new(), told: None }
    }

    /// The game.
    pub(crate) fn game(&self) -> &'static Game {
        let games = Game::all();
        &games[self.number.min(games.len() - 1)]
    }

    /// Whether the answer is explained.
    pub(crate) const fn is_told(&self) -> bool {
        self.told.is_some()
    }

    /// Whether no quiz comes after this one.
    pub(crate) fn is_last(&self) -> bool {
        self.number + 1 >= Game::all().len()
    }
}

/// The first quiz that is not done; the first of all when everything is.
pub(crate) fn first_to_do(learned: &Learned) -> usize {
    (0..Game::all().len()).find(|&number| !learned.has(&Game::name(number))).unwrap_or(0)
}

/// How many are done.
pub(crate) fn remark(kit: &Kit, learned: &Learned) -> String {
    let all = Game::all().len();
    let done = (0..all).filter(|&number| learned.has(&Game::name(number))).count();
    kit.words.with("learn-quizzes-means", &[("done", done.into()), ("all", all.into())])
}

/// As many digits as the dearest game has.
pub(crate) const MOST_DIGITS: usize = 3;
/// Where numbers end in the sum.
const NUMBER: i32 = 46;
/// The columns of the hand, at most.
const HAND: i32 = 54;

/// Draws the game, the question, and once it is answered the sum.
pub(crate) fn page(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    grid: &Grid,
    quiz: &Quiz,
    note: Option<&Note>,
) {
    let (words, game) = (&kit.words, quiz.game());
    let place = grid.page_of(crate::ui::draw::grid::PAGE);
    seats::head(canvas, kit, grid, &heading(kit, quiz), &words.get("head-quiz"));
    let y = Grid::RULE + if grid.height >= 30 { 3 } else { 1 };
    for (y, text) in (y..).zip(told(kit, game)) {
        canvas.line(place.x, y, &phrase(kit, &text));
    }
    let kind = game.reckoning.contract.kind();
    let hand = Columns { x: place.x, width: HAND };
    let end = fan(canvas, kit, game.hand, kind, hand, y + 3);
    let skat = Columns { x: end + 4, width: place.end() - end - 4 };
    fan(canvas, kit, game.skat, kind, skat, y + 3);
    canvas.text(skat.x + 1, y + 2, &words.get("quiz-skat"), kit.theme.dim());
    if quiz.is_told() {
        let rows = sum(words, &game.reckoning, &words.get("quiz-writes"));
        let below = y + 6 + i32::from(grid.height >= 30);
        let lost = game.reckoning.score < 0;
        let place = result::Sum { x: place.x, y: below, end: place.x + NUMBER };
        result::draw_sum(canvas, kit, place, rows, lost, game.reckoning.overbid);
    }
    let text = note.map_or_else(|| sentence(kit, quiz), |note| note.text.clone());
    let lines = wrapped(&text, place.width);
    for (y, text) in (grid.sentence() + 1 - lines.len() as i32..).zip(&lines) {
        canvas.line(place.x, y, &phrase(kit, text));
    }
}

/// "What is this game worth? 3 of 12".
pub(crate) fn heading(kit: &Kit, quiz: &Quiz) -> String {
    let args = [("n", (quiz.number + 1).into()), ("all", Game::all().len().into())];
    kit.words.with("quiz-head", &args)
}

/// What was announced, and what came of it.
pub(crate) fn told(kit: &Kit, game: &Game) -> [String; 2] {
    let (words, sum) = (&kit.words, &game.reckoning);
    let [own, theirs] = game.tricks;
    let args: [(&str, Arg<'_>); 6] = [
        ("game", words.contract(sum.contract).into()),
        ("bid", sum.bid.value().into()),
        ("points", game.points.into()),
        ("rest", (120 - game.points).into()),
        ("own", own.into()),
        ("theirs", theirs.into()),
    ];
    let key = match (sum.contract.kind(), own) {
        (Kind::Null, 0) => "quiz-null-made",
        (Kind::Null, _) => "quiz-null-broken",
        _ => "quiz-played",
    };
    ["quiz-game", key].map(|key| words.with(key, &args))
}

/// Draws cards and returns the column behind them.
fn fan(
    canvas: &mut Canvas<'_>,
    kit: &Kit,
    cards: Cards,
    kind: Kind,
    place: Columns,
    y: i32,
) -> i32 {
    let groups = Order::TrumpsLeft.groups(&Held::new(cards, Some(kind)));
    let spacing = Spacing::fit(Size::Xs, place.width, cards.len(), groups.len());
    let width = spacing.width(cards.len(), groups.len());
    Fan::new(&groups, spacing, place, y, Align::Left).draw(canvas, kit, &Marks::default());
    place.x + width
}

/// The question with what is typed, or what is to be said of the answer.
pub(crate) fn sentence(kit: &Kit, quiz: &Quiz) -> String {
    let key = match quiz.told {
        None => "quiz-ask",
        Some(true) => "quiz-right",
        Some(false) => "quiz-wrong",
    };
    let args = [("typed", quiz.typed.as_str().into()), ("answer", quiz.game().answer().into())];
    kit.words.with(key, &args)
}
