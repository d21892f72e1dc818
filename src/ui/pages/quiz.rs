//! Quizzes: a game that was played, and what it is worth.

use crate::host::Start;
use crate::rules::{Cards, Kind};
use crate::study::lessons::Lesson;
use crate::study::quiz::Quiz as Game;
use crate::text::pages::Topic;
use crate::text::{Arg, SumPart, sum};

use crate::ui::draw::{
    Align, Canvas, Columns, Fan, Grid, Held, Kit, Marks, Order, PAGE, Size, Spacing, phrase,
    wrapped,
};
use crate::ui::say::{self, cards::all_spoken};
use crate::ui::state::{Action, AnyPage, Effect, Note, Offers, On, Opened, Page};
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
    /// The game.
    fn game(&self) -> &'static Game {
        let games = Game::all();
        &games[self.number.min(games.len() - 1)]
    }

    /// True if the answer is explained.
    const fn is_told(&self) -> bool {
        self.told.is_some()
    }

    /// True if no quiz comes after this one.
    fn is_last(&self) -> bool {
        self.number + 1 >= Game::all().len()
    }
}

/// As many digits as the dearest game has.
const MOST_DIGITS: usize = 3;
/// The column in which numbers end in the sum.
const NUMBER: i32 = 46;
/// The columns of the hand, at most.
const HAND: i32 = 54;

/// Opens the quiz of a number, counted from 0.
#[must_use]
pub fn open(number: usize) -> Opened {
    Opened::Page(AnyPage(Box::new(Quiz { number, typed: String::new(), told: None })))
}

impl Page for Quiz {
    fn offers(&self, list: &mut Offers<'_>, _: &Kit, _: Option<&Grid>) {
        let ends = self.is_told() && self.is_last();
        if self.is_told() {
            list.take(if ends { "do-menu" } else { "do-next-quiz" }, Action::Enter);
        } else {
            list.take("do-answer", Action::Enter);
            list.digits();
        }
        list.back("do-menu").in_line = !ends;
        list.help_and_leave(false);
    }

    fn act(&mut self, action: Action, on: On<'_>) {
        // The quizzes stand below the lessons.
        let lessons = u8::try_from(Lesson::all().len()).unwrap_or_default();
        let back = Start::Lessons(lessons);
        match action {
            Action::Digit(digit) if !self.is_told() && self.typed.len() < MOST_DIGITS => {
                self.typed.push((b'0' + digit) as char);
            }
            Action::Erase => {
                self.typed.pop();
            }
            Action::Enter if self.is_told() => {
                let next = Start::Quiz(self.number + 1);
                on.effects.push(Effect::Open(if self.is_last() { back } else { next }));
            }
            Action::Enter => match self.typed.parse::<u32>() {
                Ok(typed) => {
                    let right = typed == self.game().answer();
                    self.told = Some(right);
                    *on.prompts += 1;
                    if right {
                        on.effects.push(Effect::Learned(Game::name(self.number)));
                    }
                }
                Err(_) => *on.note = Some(say::note(on.kit, "quiz-type")),
            },
            Action::Back => on.effects.push(Effect::Open(back)),
            _ => {}
        }
    }

    /// Draws the game, the question, and once it is answered the sum.
    fn draw(&self, canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, note: Option<&Note>) {
        let (words, game) = (&kit.words, self.game());
        let place = grid.page_of(PAGE);
        seats::head(canvas, kit, grid, &heading(kit, self), &words.get("head-quiz"));
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
        if self.is_told() {
            let rows = sum(words, &game.reckoning, &words.get("quiz-writes"));
            let below = y + 6 + i32::from(grid.height >= 30);
            let lost = game.reckoning.score < 0;
            let place =
                result::Sum { x: place.x, y: below, end: place.x + NUMBER, rule: SumPart::Value };
            result::draw_sum(canvas, kit, place, &rows, lost, game.reckoning.overbid);
        }
        let text = note.map_or_else(|| sentence(kit, self), |note| note.text.clone());
        let lines = wrapped(&text, place.width);
        for (y, text) in (grid.sentence() + 1 - lines.len() as i32..).zip(&lines) {
            canvas.line(place.x, y, &phrase(kit, text));
        }
    }

    /// The game: what was announced, what came of it, and the declarer's cards; once it is answered
    /// the sum.
    fn lines(&self, kit: &Kit) -> Vec<String> {
        let (words, game) = (&kit.words, self.game());
        let spoken = |of: Cards| {
            let kind = game.reckoning.contract.kind();
            let order = Order::TrumpsLeft.groups(&Held::new(of, Some(kind)));
            all_spoken(words, order.concat())
        };
        let mut lines = vec![heading(kit, self)];
        lines.extend(told(kit, game));
        lines.push(spoken(game.hand));
        lines.push(format!("{}: {}", words.get("quiz-skat"), spoken(game.skat)));
        if self.is_told() {
            lines.push(sentence(kit, self));
            let rows = sum(words, &game.reckoning, &words.get("quiz-writes"));
            lines.extend(rows.into_iter().map(say::result::row));
        }
        lines
    }

    fn answers(&self, kit: &Kit) -> Vec<(String, Action)> {
        let answer = |key: &str, action| (kit.words.get(key), action);
        match (self.is_told(), self.is_last()) {
            (false, _) => Vec::new(),
            (true, false) => {
                vec![answer("do-next-quiz", Action::Enter), answer("do-menu", Action::Back)]
            }
            (true, true) => vec![answer("do-menu", Action::Back)],
        }
    }

    fn question(&self, kit: &Kit) -> String {
        kit.words.get("line-ask-quiz")
    }

    /// A value in place of what was typed before.
    fn typed(&self, text: &str) -> Option<Vec<Action>> {
        let number = (1..=MOST_DIGITS).contains(&text.len());
        if self.is_told() || !number || !text.bytes().all(|digit| digit.is_ascii_digit()) {
            return None;
        }
        let digits = text.bytes().map(|digit| Action::Digit(digit - b'0'));
        let erased = self.typed.chars().map(|_| Action::Erase);
        Some(erased.chain(digits).chain([Action::Enter]).collect())
    }

    fn topic(&self) -> Option<Topic> {
        Some(Topic::Value)
    }
}

/// "What is this game worth? 3 of 12".
fn heading(kit: &Kit, quiz: &Quiz) -> String {
    let args = [("n", (quiz.number + 1).into()), ("all", Game::all().len().into())];
    kit.words.with("quiz-head", &args)
}

/// The announcement, and what came of it.
fn told(kit: &Kit, game: &Game) -> [String; 2] {
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
fn sentence(kit: &Kit, quiz: &Quiz) -> String {
    let key = match quiz.told {
        None => "quiz-ask",
        Some(true) => "quiz-right",
        Some(false) => "quiz-wrong",
    };
    let args = [("typed", quiz.typed.as_str().into()), ("answer", quiz.game().answer().into())];
    kit.words.with(key, &args)
}
