//! The result in lines, for those who do not see the page: the same words in the same order.

use crate::rules::{Cards, DealResult, Seat};
use crate::text::SumRow;
use crate::ui::draw::{grid::Grid, kit::Kit};
use crate::ui::say;
use crate::ui::state::model::Play;
use crate::ui::views::table::result::{Page, ramsch::Ramsch};

/// The result of the deal, a line to each thing. `spoken` are cards in words.
pub(crate) fn told(
    kit: &Kit,
    grid: &Grid,
    play: &Play,
    spoken: impl Fn(Cards) -> String,
) -> Vec<String> {
    let lines = match (Page::of(kit, grid, play), Ramsch::of(kit, grid, play)) {
        (Some(page), _) => page.told(spoken),
        (None, Some(page)) => page.told(spoken),
        (None, None) => passed_in(kit, play, spoken),
    };
    lines.into_iter().filter(|line| !line.trim().is_empty()).collect()
}

/// A row of the sum as a sentence of its own.
pub(crate) fn row(row: SumRow) -> String {
    let parts = [row.label, row.detail, row.number].into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

/// Cards behind what they are.
fn behind(title: &str, cards: String) -> String {
    format!("{title}: {cards}")
}

impl Page<'_> {
    fn told(&self, spoken: impl Fn(Cards) -> String) -> Vec<String> {
        let words = &self.kit.words;
        let [verdict, score, how] = self.verdict_words();
        let how = if how.is_empty() { how } else { format!(", {how}") };
        let mut lines = vec![format!("{verdict} {score}{how}")];
        if !self.null() {
            lines.push(self.points_words().join(", "));
        }
        let writer = words.with("result-writes", &self.args());
        lines.extend(self.sum_of(&writer).into_iter().map(row));
        let skat = self.turned_up.deal.skat();
        match self.turned_up.discard {
            Some(put) => {
                lines.push(behind(&words.get("result-found"), spoken(skat)));
                let title = words.with("result-put", &[("points", put.points().into())]);
                lines.push(behind(&title, spoken(put)));
            }
            None => lines.push(behind(&words.get("result-in-skat"), spoken(skat))),
        }
        lines.extend(self.explanation(i32::MAX));
        lines
    }
}

impl Ramsch<'_> {
    fn told(&self, spoken: impl Fn(Cards) -> String) -> Vec<String> {
        let words = &self.kit.words;
        let mut lines = vec![self.verdict_words().join(" ")];
        for seat in Seat::ALL {
            let tricks = [("tricks", self.reckoning.tricks[seat].into())];
            let tricks = words.with("result-ramsch-tricks", &tricks);
            let points = words.number(self.reckoning.points[seat]);
            lines.push(format!("{}: {points}, {tricks}", say::name(self.play, seat)));
        }
        let writes = |seat: Seat| {
            let who = if self.play.view.seat() == Some(seat) { "you" } else { "other" };
            let name = say::name(self.play, seat);
            words.with("result-writes", &[("who", who.into()), ("name", name.into())])
        };
        lines.extend(self.sum_of(usize::MAX, writes).into_iter().map(row));
        lines.push(behind(&words.get("result-in-skat"), spoken(self.skat())));
        lines
    }
}

/// Nobody played: everybody shows what they held.
fn passed_in(kit: &Kit, play: &Play, spoken: impl Fn(Cards) -> String) -> Vec<String> {
    let mut lines = vec![kit.words.get("result-passed-in")];
    let Some(turned_up) = play.view.turned_up() else { return lines };
    debug_assert!(matches!(turned_up.result, DealResult::PassedIn));
    for seat in Seat::ALL {
        lines.push(behind(say::name(play, seat), spoken(turned_up.deal.hand(seat))));
    }
    lines.push(behind(&kit.words.get("result-in-skat"), spoken(turned_up.deal.skat())));
    lines
}
