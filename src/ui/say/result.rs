//! The result of a deal in words and figures: the verdict, the sum, and why it is another than the
//! declarer thought.

use crate::rules::{
    Bid, BySeat, Cards, DealResult, Doubled, Ending, Kind, Matadors, RamschLine, RamschReckoning,
    Reckoning, Round, Scoring, Seat, Side, TurnedUp, value_as_announced,
};
use crate::text::{Arg, SumPart, SumRow, ramsch_sum, sum};
use crate::ui::draw::{Kit, fitted, wrapped};
use crate::ui::say;
use crate::ui::say::cards::all_spoken;
use crate::ui::state::Play;

/// The result of a deal that was played.
pub(crate) struct Settled<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) play: &'a Play,
    pub(crate) turned_up: &'a TurnedUp,
    pub(crate) declarer: Seat,
    pub(crate) reckoning: &'a Reckoning,
    /// Card points of declarer and defenders.
    pub(crate) points: [u8; 2],
}

impl<'a> Settled<'a> {
    /// Nothing if the deal was passed in, or is not over.
    pub(crate) fn of(kit: &'a Kit, play: &'a Play) -> Option<Self> {
        let turned_up = play.view.turned_up()?;
        let DealResult::Settled { declarer, reckoning, points, defender_points } =
            &turned_up.result
        else {
            return None;
        };
        let points = [*points, *defender_points];
        Some(Self { kit, play, turned_up, declarer: *declarer, reckoning, points })
    }

    pub(crate) fn own(&self) -> bool {
        self.play.view.seat() == Some(self.declarer)
    }

    /// True if the others write the value as minus: on a minus list, if the game was won.
    pub(crate) fn others_write(&self) -> bool {
        self.reckoning.won && writes_minus(self.play)
    }

    pub(crate) fn null(&self) -> bool {
        self.reckoning.contract.kind() == Kind::Null
    }

    pub(crate) fn args(&self) -> [(&'static str, Arg<'_>); 6] {
        [
            ("who", if self.own() { "you" } else { "other" }.into()),
            ("name", say::name(self.play, self.declarer).into()),
            ("game", self.kit.words.contract(self.reckoning.contract).into()),
            ("bid", self.reckoning.bid.value().into()),
            ("score", self.kit.words.signed(self.reckoning.score).into()),
            ("points", self.points[0].into()),
        ]
    }

    pub(crate) fn bid(&self) -> Option<Bid> {
        say::bid(self.play)
    }

    /// The verdict, what is written for whom, and how it ended where it was not played to the end.
    pub(crate) fn verdict_words(&self) -> [String; 3] {
        let words = &self.kit.words;
        let key = match (self.reckoning.won, self.reckoning.overbid) {
            (true, _) => "result-won",
            (false, false) => "result-lost",
            (false, true) => "result-overbid",
        };
        let text = if self.others_write() {
            let score = words.signed(-self.reckoning.score);
            words.with("result-for-others", &[("score", score.into())])
        } else {
            words.with("result-for", &self.args())
        };
        let how = match self.play.view.table().ending() {
            Some(Ending::Conceded(Side::Declarer)) => words.get("result-declarer-gave-up"),
            Some(Ending::Conceded(Side::Defenders)) => words.get("result-defenders-gave-up"),
            Some(Ending::Claimed(_)) => words.get("result-claimed"),
            Some(Ending::Stopped) => words.get("result-stopped"),
            Some(Ending::NullBroken) => words.get("result-null-broken"),
            _ => String::new(),
        };
        [words.get(key), text, how]
    }

    /// The card points of both sides.
    pub(crate) fn points_words(&self) -> [String; 2] {
        let defenders = self.declarer.others().map(|seat| say::name(self.play, seat));
        let [own, theirs] = self.points;
        let args: [(&str, Arg<'_>); 6] = [
            ("who", if self.own() { "you" } else { "other" }.into()),
            ("name", say::name(self.play, self.declarer).into()),
            ("points", own.into()),
            ("left", defenders[0].into()),
            ("right", defenders[1].into()),
            ("rest", theirs.into()),
        ];
        ["result-points", "result-rest"].map(|key| self.kit.words.with(key, &args))
    }

    /// The rows of the sum; this stands before what is written.
    pub(crate) fn sum_of(&self, writer: &str) -> Vec<SumRow> {
        let words = &self.kit.words;
        let mut rows = sum(words, self.reckoning, writer);
        if let (true, Some(row)) = (self.others_write(), rows.last_mut()) {
            row.label = words.get("result-others-write");
            row.number = words.signed(-self.reckoning.score);
        }
        rows.retain(|row| row.part != SumPart::Bid || self.bid().is_some());
        let score = rows.len().saturating_sub(1);
        rows.splice(score..score, self.doublings());
        rows
    }

    /// The rows of what doubled the score: a row each, or all in one where the sum leaves no room.
    pub(crate) fn doublings(&self) -> Vec<SumRow> {
        let (words, table) = (&self.kit.words, self.play.view.table());
        let said = [
            (Doubled::Kontra, "round-kontra", table.doubled_by()),
            (Doubled::Re, "round-re", Some(self.declarer)),
            (Doubled::Hirsch, "round-hirsch", table.doubled_by()),
        ];
        let said = said.into_iter().filter(|&(word, ..)| word <= table.doubled());
        let bock = (self.play.view.round() == Round::Bock).then_some(("sum-bock", None));
        let all: Vec<(String, String)> = said
            .map(|(_, key, by)| (key, by))
            .chain(bock)
            .map(|(key, by)| {
                let by = by.map_or("", |by| say::name(self.play, by));
                (words.get(key), by.to_owned())
            })
            .collect();
        let row = |label: String, detail: String, factor: u16| SumRow {
            part: SumPart::Doubling,
            label,
            detail,
            number: words.with("sum-factor", &[("factor", factor.into())]),
        };
        let levels = self.reckoning.lines.len();
        if levels + all.len() <= ROOM || all.len() <= 1 {
            return all.into_iter().map(|(label, by)| row(label, by, 2)).collect();
        }
        // The last word said has those before it in it.
        let kept = all.len() - 1 - usize::from(bock.is_some());
        let labels: Vec<String> = all.into_iter().skip(kept).map(|(label, _)| label).collect();
        vec![row(words.get("sum-doubled"), labels.join(", "), self.reckoning.doublings)]
    }

    /// The cards of an unseen skat that changed the matadors.
    pub(crate) fn telling(&self, skat: Cards) -> Cards {
        let kind = self.reckoning.contract.kind();
        let hand = self.turned_up.deal.hand(self.declarer);
        let (Some(thought), Some(is)) =
            (Matadors::count(kind, hand), Matadors::count(kind, hand | skat))
        else {
            return Cards::EMPTY;
        };
        if thought == is {
            return Cards::EMPTY;
        }
        // All of the row up to the break, as far as it lay in the skat.
        let row = usize::from(thought.count.max(is.count)) + 1;
        kind.trump_order().take(row).filter(|&card| skat.contains(card)).collect()
    }

    /// The explanation where a card of an unseen skat changed the matadors, in rows of so many
    /// cells: what the declarer thought and what it is, and that it falls short of the bid.
    pub(crate) fn explanation(&self, width: i32) -> Vec<String> {
        let skat = self.turned_up.deal.skat();
        let contract = self.reckoning.contract;
        let hand = self.turned_up.deal.hand(self.declarer);
        let telling = self.telling(skat);
        let (Some(thought), Some(is)) = (
            Matadors::count(contract.kind(), hand),
            self.reckoning.matadors.filter(|_| contract.is_hand()),
        ) else {
            return Vec::new();
        };
        if telling.is_empty() {
            return Vec::new();
        }
        let words = &self.kit.words;
        let before = value_as_announced(contract, hand);
        let after = value_as_announced(contract, hand | skat);
        let with = |matadors: Matadors| {
            let key = if matadors.with { "with-n" } else { "without-n" };
            words.with(key, &[("n", matadors.count.into())])
        };
        let args: [(&str, Arg<'_>); 8] = [
            ("who", if self.own() { "you" } else { "other" }.into()),
            ("name", say::name(self.play, self.declarer).into()),
            ("cards", words.cards(telling).into()),
            ("thought", with(thought).into()),
            ("is", with(is).into()),
            ("before", before.into()),
            ("after", after.into()),
            ("bid", self.reckoning.bid.value().into()),
        ];
        let mut rows = wrapped(&words.with("result-skat-changed", &args), width);
        if self.reckoning.overbid && before >= self.reckoning.bid.value() {
            rows.extend(wrapped(&words.with("result-skat-overbid", &args), width));
        }
        rows
    }
}

/// Levels and doublings that there are always rows for.
const ROOM: usize = 8;

/// The result of a Ramsch.
pub(crate) struct RamschResult<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) play: &'a Play,
    pub(crate) turned_up: &'a TurnedUp,
    pub(crate) reckoning: &'a RamschReckoning,
}

impl<'a> RamschResult<'a> {
    /// Nothing if another game was played, or the deal is not over.
    pub(crate) fn of(kit: &'a Kit, play: &'a Play) -> Option<Self> {
        let turned_up = play.view.turned_up()?;
        let DealResult::Ramsch(reckoning) = &turned_up.result else { return None };
        Some(Self { kit, play, turned_up, reckoning })
    }

    /// True if the others write a march as minus: on a minus list.
    pub(crate) fn others_write(&self) -> bool {
        self.reckoning.march().is_some() && writes_minus(self.play)
    }

    /// The verdict, and what is written for whom.
    pub(crate) fn verdict_words(&self) -> [String; 2] {
        let words = &self.kit.words;
        let losers: Vec<Seat> = self.reckoning.losers().collect();
        let writes = self.reckoning.march().or(losers.first().copied());
        let own = writes.is_some() && writes == self.play.view.seat();
        let name = |seat: Option<&Seat>| seat.map_or("", |&seat| say::name(self.play, seat));
        let score = writes.map_or(0, |seat| self.reckoning.scores[seat]);
        let others_write = self.others_write();
        let score = if others_write { -score } else { score };
        let args: [(&str, Arg<'_>); 4] = [
            ("who", if own { "you" } else { "other" }.into()),
            ("name", name(writes.as_ref()).into()),
            ("second", name(losers.get(1)).into()),
            ("score", words.signed(score).into()),
        ];
        let keys = match (self.reckoning.march(), &losers[..]) {
            (Some(_), _) if others_write => ["result-ramsch-march", "result-for-others"],
            (Some(_), _) => ["result-ramsch-march", "result-for"],
            (None, []) => ["result-ramsch-alike", "result-ramsch-nothing"],
            (None, [_]) => ["result-ramsch-lost", "result-for"],
            (None, _) => ["result-ramsch-both", "result-ramsch-each"],
        };
        keys.map(|key| words.with(key, &args))
    }

    /// The rows of the sum, with names of so many cells.
    pub(crate) fn sum_of(&self, cells: usize, writes: impl Fn(Seat) -> String) -> Vec<SumRow> {
        let words = &self.kit.words;
        let names = BySeat::from_fn(|seat| fitted(say::name(self.play, seat), cells));
        let rule = self.play.view.table().rules().ramsch_skat;
        let mut rows = ramsch_sum(words, self.reckoning, rule, &names, writes);
        let march = self.reckoning.march().filter(|_| self.others_write());
        for row in rows.iter_mut().filter(|row| row.part == SumPart::Score) {
            if let Some(march) = march {
                row.label = words.get("result-others-write");
                row.number = words.signed(-self.reckoning.scores[march]);
            }
        }
        rows
    }

    /// The two cards that lay as skat at the end.
    pub(crate) fn skat(&self) -> Cards {
        let put = Seat::ALL.into_iter().rev().find_map(|seat| self.turned_up.pushed[seat]);
        put.unwrap_or(self.turned_up.deal.skat())
    }

    /// True if the skat counts for this seat.
    pub(crate) fn takes_skat(&self, seat: Seat) -> bool {
        let takes = |line: &RamschLine| matches!(line, RamschLine::Skat(by, _) if *by == seat);
        self.reckoning.lines.iter().any(takes)
    }
}

/// True if the list has minus points only.
fn writes_minus(play: &Play) -> bool {
    play.session.list().settings().scoring == Scoring::Minus
}

/// The result of the deal for those who do not see the page: the same words in the same order, a
/// line to each thing.
pub(crate) fn lines(kit: &Kit, play: &Play) -> Vec<String> {
    let lines = match (Settled::of(kit, play), RamschResult::of(kit, play)) {
        (Some(result), _) => result.lines(),
        (None, Some(result)) => result.lines(),
        (None, None) => passed_in(kit, play),
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

impl Settled<'_> {
    fn lines(&self) -> Vec<String> {
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
                lines.push(behind(&words.get("result-found"), all_spoken(words, skat)));
                let title = words.with("result-put", &[("points", put.points().into())]);
                lines.push(behind(&title, all_spoken(words, put)));
            }
            None => lines.push(behind(&words.get("result-in-skat"), all_spoken(words, skat))),
        }
        lines.extend(self.explanation(i32::MAX));
        lines
    }
}

impl RamschResult<'_> {
    fn lines(&self) -> Vec<String> {
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
        lines.push(behind(&words.get("result-in-skat"), all_spoken(words, self.skat())));
        lines
    }
}

/// Nobody played: everybody shows what they held.
fn passed_in(kit: &Kit, play: &Play) -> Vec<String> {
    let mut lines = vec![kit.words.get("result-passed-in")];
    let Some(turned_up) = play.view.turned_up() else { return lines };
    debug_assert!(matches!(turned_up.result, DealResult::PassedIn));
    for seat in Seat::ALL {
        lines
            .push(behind(say::name(play, seat), all_spoken(&kit.words, turned_up.deal.hand(seat))));
    }
    lines.push(behind(
        &kit.words.get("result-in-skat"),
        all_spoken(&kit.words, turned_up.deal.skat()),
    ));
    lines
}
