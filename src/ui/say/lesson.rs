//! Lessons at the table: what the coach says, and what menu and head say of them.

use crate::host::Purpose;
use crate::rules::{Bid, Cards, Move, Side};
use crate::study::learned::Learned;
use crate::study::lessons::{Lesson, Next, Question};
use crate::text::Arg;
use crate::text::pages::figure;

use crate::ui::draw::Kit;
use crate::ui::state::{Play, StartLine, Wait};

/// The lesson that is taken.
pub(crate) fn of(play: &Play) -> Option<&'static Lesson> {
    match play.purpose() {
        Purpose::Lesson(number) => Lesson::get(number),
        _ => None,
    }
}

/// The question that the person is asked now.
pub(crate) fn question(play: &Play) -> Option<&'static Question> {
    match of(play)?.next(play.view.moves().len()) {
        Next::Question(question) if play.view.my_turn() => Some(question),
        _ => None,
    }
}

/// The coach's sentence: the question, or the reason of a right answer.
pub(crate) fn sentence(kit: &Kit, play: &Play) -> Option<String> {
    let key = match play.wait {
        Some(Wait::Reason(key)) => key,
        Some(Wait::Trick | Wait::Beat) => return None,
        None => question(play)?.ask(),
    };
    told(kit, play, key, None)
}

/// The words of the coach, on an answer if one was given.
pub(crate) fn told(kit: &Kit, play: &Play, key: &str, answer: Option<Move>) -> Option<String> {
    let (words, view, table) = (&kit.words, &play.view, play.view.table());
    let own = play.had();
    let worth = of(play)?.worth(own);
    let asked = table.to_answer().map(|(_, bid)| bid).or_else(|| table.bid());
    let bid = match answer {
        Some(Move::Bid(bid)) => Some(bid),
        _ => asked.or_else(|| table.auction().callable().next()),
    };
    let put: u8 = view.put().unwrap_or_default().points();
    let points = match view.seat().and_then(|seat| table.side(seat)) {
        Some(Side::Declarer) => table.points_of(Side::Declarer) + put,
        _ => table.points_of(Side::Defenders),
    };
    let args: [(&str, Arg<'_>); 13] = [
        ("game", words.signed_kind(worth.kind).into()),
        ("matadors", words.matadors(worth.kind, own).into()),
        ("levels", worth.levels.into()),
        ("base", worth.base.into()),
        ("value", worth.value.into()),
        ("bid", bid.map_or(0, |bid| bid.value()).into()),
        ("jack", words.cards(view.skat().unwrap_or_default() & Cards::JACKS).into()),
        ("points", points.into()),
        ("trick", table.trick().points().into()),
        ("held", table.auction().last().map_or(0, Bid::value).into()),
        ("need", figure("need").into()),
        ("caught", figure("caught").into()),
        ("free", figure("free").into()),
    ];
    Some(words.with(key, &args))
}

/// "Not counted · lesson 3: Hand or skat".
pub(crate) fn head(kit: &Kit, number: u8) -> String {
    let (title, _) = StartLine::Lesson(number).name();
    let title = kit.words.get(&title);
    let args = [("n", (u32::from(number) + 1).into()), ("title", title.into())];
    kit.words.with("head-lesson", &args)
}

/// The subject of a lesson, and a word if it is done.
pub(crate) fn remark(kit: &Kit, number: u8, learned: &Learned) -> String {
    let Some(lesson) = Lesson::get(number) else { return String::new() };
    let means = kit.words.get(lesson.means());
    match learned.has(lesson.title()) {
        true => kit.words.with("learn-done", &[("what", means.into())]),
        false => means,
    }
}

/// True if no lesson comes after this one.
pub(crate) fn is_last(number: u8) -> bool {
    usize::from(number) + 1 >= Lesson::all().len()
}
