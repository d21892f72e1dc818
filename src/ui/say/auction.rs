//! The auction in words: the question, and what has been said.

use ratatui::text::Line;

use crate::rules::{Asking, Bid, Move, Seat};
use crate::text::Arg;
use crate::ui::draw::{Kit, flat, phrase};
use crate::ui::say;
use crate::ui::state::{Call, Play, Prompt};

/// The question, and what goes with it, where nothing is drawn.
pub(crate) fn question_words(kit: &Kit, play: &Play) -> [String; 2] {
    let (question, remark) = Auction { kit, play }.question(i32::MAX);
    [question.to_string(), remark.to_string()]
}

/// The words of the auction, in the order of saying.
pub(crate) fn said(play: &Play) -> impl DoubleEndedIterator<Item = (Seat, Move)> {
    let speaks = |mv: Move| matches!(mv, Move::Bid(_) | Move::Hold | Move::Pass);
    play.view.moves().iter().copied().filter(move |&(_, mv)| speaks(mv))
}

/// A value that was named by jumping over others, as long as it is the last word said.
struct Jump {
    by: Seat,
    from: Option<Bid>,
    to: Bid,
}

impl Jump {
    /// The jump of another seat that is the last word.
    fn last(play: &Play) -> Option<Self> {
        let mut words = said(play).rev();
        let (by, Move::Bid(to)) = words.next()? else { return None };
        let from = words.find_map(|(_, mv)| match mv {
            Move::Bid(bid) => Some(bid),
            _ => None,
        });
        let jump = Self { by, from, to };
        (play.view.seat() != Some(by) && jump.skipped().next().is_some()).then_some(jump)
    }

    /// The values jumped over.
    fn skipped(&self) -> impl Iterator<Item = Bid> {
        Bid::above(self.from).take_while(|&bid| bid < self.to)
    }
}

pub(crate) struct Auction<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) play: &'a Play,
}

impl Auction<'_> {
    fn name(&self, seat: Seat) -> &str {
        say::name(self.play, seat)
    }

    /// The question and the dim line under it.
    pub(crate) fn question(&self, width: i32) -> (Line<'static>, Line<'static>) {
        if let Some(jump) = Jump::last(self.play) {
            return self.jump(&jump, width);
        }
        let (question, remark) =
            match (&self.play.prompt, self.play.view.table().auction().asking()) {
                (_, None) => (String::new(), String::new()),
                (Prompt::Call(call), Some(asking)) => self.to_call(call, asking),
                (Prompt::Answer(_), Some(asking)) => (self.to_answer(asking), self.after_you()),
                (_, Some(asking)) => (self.others(asking), self.while_waiting(asking)),
            };
        (phrase(self.kit, &question), phrase(self.kit, &remark))
    }

    /// The one loud line of the program.
    fn jump(&self, jump: &Jump, width: i32) -> (Line<'static>, Line<'static>) {
        let words = &self.kit.words;
        let args: [(&str, Arg<'_>); 3] = [
            ("name", self.name(jump.by).into()),
            ("from", jump.from.map_or(0, Bid::value).into()),
            ("bid", jump.to.value().into()),
        ];
        let key = if jump.from.is_some() { "auction-jump" } else { "auction-opens-high" };
        let loud = format!(" {} ", words.with(key, &args));
        let skipped: Vec<String> = jump.skipped().map(|bid| bid.to_string()).collect();
        let row = |shown: &[String]| {
            let values = match shown.len() < skipped.len() {
                true => format!("{} … {}", shown.join(" "), skipped[skipped.len() - 1]),
                false => shown.join(" "),
            };
            let args = [("n", skipped.len().into()), ("values", values.into())];
            phrase(self.kit, &words.with("auction-skipped", &args))
        };
        // All of them, or the first ones and the last, as many as there is room for.
        let fitting = (0..=skipped.len())
            .rev()
            .filter(|&shown| shown + 1 != skipped.len())
            .map(|shown| row(&skipped[..shown]))
            .find(|line| line.width() as i32 <= width);
        (flat(&loud, self.kit.theme.jump()), fitting.unwrap_or_default())
    }

    fn to_answer(&self, asking: Asking) -> String {
        let (Asking::Answer { caller, .. }, Some((_, bid))) =
            (asking, self.play.view.table().to_answer())
        else {
            return String::new();
        };
        let args = [("name", self.name(caller).into()), ("bid", bid.value().into())];
        self.kit.words.with("auction-asked", &args)
    }

    /// True if rearhand still has its turn.
    fn rearhand_waits(&self, asking: Asking) -> bool {
        let busy = match asking {
            Asking::Call { caller, listener } | Asking::Answer { caller, listener } => {
                [caller, listener].contains(&Seat::Rearhand)
            }
            Asking::ForehandAlone => true,
        };
        !busy && !self.play.view.table().auction().has_passed(Seat::Rearhand)
    }

    fn after_you(&self) -> String {
        let words = &self.kit.words;
        match self.play.view.table().auction().asking() {
            Some(asking) if self.rearhand_waits(asking) => {
                let name = self.name(Seat::Rearhand);
                words.with("auction-after-you", &[("name", name.into())])
            }
            _ => words.get("auction-nobody-after"),
        }
    }

    fn to_call(&self, call: &Call, asking: Asking) -> (String, String) {
        let words = &self.kit.words;
        let Asking::Call { caller, listener } = asking else {
            let ramsch = self.play.view.table().rules().has_ramsch();
            let passed = if ramsch { "auction-pass-ramsch" } else { "auction-pass-in" };
            return (words.get("auction-alone"), words.get(passed));
        };
        let auction = self.play.view.table().auction();
        let last = auction.last();
        let bid = last.map_or(0, Bid::value);
        let args = [("name", self.name(listener).into()), ("bid", bid.into())];
        let question = match last {
            Some(_) if auction.callable().next().is_none() => words.with("auction-top", &args),
            Some(_) if auction.reached(caller).is_some() => words.with("auction-held", &args),
            Some(_) => words.with("auction-left", &args),
            None if caller == Seat::Middlehand => words.get("auction-first"),
            None => {
                let gone = self.name(Seat::Middlehand);
                let to = self.name(listener);
                words.with("auction-unsaid", &[("name", gone.into()), ("to", to.into())])
            }
        };
        (question, self.next(call))
    }

    /// The next value, and those that the one on the button jumps over.
    fn next(&self, call: &Call) -> String {
        let words = &self.kit.words;
        let mut callable = self.play.view.table().auction().callable();
        let (Some(next), Some(value)) = (callable.next(), call.value) else {
            return match call.typed.as_str() {
                "" => String::new(),
                typed => words.with("auction-typed-so-far", &[("typed", typed.into())]),
            };
        };
        let skipped = usize::from(value > next) + callable.by_ref().filter(|&b| b < value).count();
        let args: [(&str, Arg<'_>); 4] = [
            ("bid", next.value().into()),
            ("value", value.value().into()),
            ("n", skipped.into()),
            ("typed", call.typed.as_str().into()),
        ];
        if !call.typed.is_empty() {
            words.with("auction-typed", &args)
        } else if skipped > 0 {
            words.with("auction-next-skips", &args)
        } else if next == Bid::MOST {
            words.with("auction-next-last", &args)
        } else {
            words.with("auction-next", &args)
        }
    }

    /// The sentence on who speaks to whom while the person listens.
    fn others(&self, asking: Asking) -> String {
        let words = &self.kit.words;
        let own = self.play.view.seat();
        let you = |seat: Seat| if own == Some(seat) { "you" } else { "other" };
        match asking {
            Asking::Call { caller, listener } => {
                let args: [(&str, Arg<'_>); 3] = [
                    ("name", self.name(caller).into()),
                    ("to", you(listener).into()),
                    ("other", self.name(listener).into()),
                ];
                words.with("auction-to-bid", &args)
            }
            Asking::Answer { caller, listener } => {
                let bid = self.play.view.table().auction().last().map_or(0, Bid::value);
                let args: [(&str, Arg<'_>); 5] = [
                    ("who", you(caller).into()),
                    ("name", self.name(caller).into()),
                    ("bid", bid.into()),
                    ("to", you(listener).into()),
                    ("other", self.name(listener).into()),
                ];
                words.with("auction-to-answer", &args)
            }
            Asking::ForehandAlone => {
                let name = self.name(Seat::Forehand);
                words.with("auction-other-alone", &[("name", name.into())])
            }
        }
    }

    fn while_waiting(&self, asking: Asking) -> String {
        let words = &self.kit.words;
        match self.play.view.seat() {
            Some(own) if self.play.view.table().auction().has_passed(own) => {
                words.get("auction-you-passed")
            }
            Some(Seat::Rearhand) if self.rearhand_waits(asking) => words.get("auction-after-this"),
            _ => String::new(),
        }
    }
}

/// The value at which a seat passed: the one it was asked, or the one it would have had to
/// name.
pub(crate) fn passed_at(play: &Play, seat: Seat) -> Option<Bid> {
    let mut open = None;
    let mut last = None;
    for (by, mv) in said(play) {
        match mv {
            Move::Bid(bid) => (open, last) = (Some(bid), Some(bid)),
            Move::Hold => open = None,
            Move::Pass if by == seat => {
                return open.or_else(|| last.map_or(Some(Bid::LEAST), Bid::next)).or(last);
            }
            _ => open = None,
        }
    }
    None
}
