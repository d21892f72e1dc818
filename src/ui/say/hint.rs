//! A hint in one sentence: what to do, why, and what to fear.

use unicode_width::UnicodeWidthStr;

use crate::host::{Advice, Basis, Fact, Fear, Odds, Reason};
use crate::rules::{Announced, Bid, Cards, Contract, Move, Phase, Seat};
use crate::text::Arg;

use crate::ui::draw::{Kit, flat};
use crate::ui::say;
use crate::ui::say::reason::{is_passed, reason};
use crate::ui::state::{Play, Prompt};

/// The sentence about what is asked now, in `room` cells if it can be said in them; `None` if
/// nobody has been asked.
pub(crate) fn sentence(kit: &Kit, play: &Play, room: i32) -> Option<String> {
    let hint = play.present_hint()?;
    let Some(advice) = &hint.advice else { return Some(kit.words.get("hint-thinking")) };
    let hint = Words { kit, play, advice };
    let mut told = format!("{} {}", hint.tip(), hint.reason());
    // More about the odds, and the fear, where there is room.
    for more in [hint.brings_more(), hint.fear(), hint.legend()].into_iter().flatten() {
        let longer = format!("{told} {more}");
        if cells(&longer) <= room {
            told = longer;
        }
    }
    Some(told)
}

/// The sentence with all that there is to fear, for who does not see the odds; `None` if nothing is
/// known yet.
pub(crate) fn told(kit: &Kit, play: &Play) -> Option<String> {
    let hint = Words { kit, play, advice: play.advice()? };
    let told = [Some(hint.tip()), Some(hint.reason()), hint.fear()];
    Some(told.into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// True if the sentence has room for what is feared.
pub(crate) fn tells_the_fear(kit: &Kit, play: &Play, advice: &Advice, room: i32) -> bool {
    let hint = Words { kit, play, advice };
    let told = format!("{} {}", hint.tip(), hint.reason());
    hint.fear().is_some_and(|fear| cells(&told) + 1 + cells(&fear) <= room)
}

fn cells(text: &str) -> i32 {
    flat(text, ratatui::style::Style::new()).width() as i32
}

pub(crate) struct Words<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) play: &'a Play,
    pub(crate) advice: &'a Advice,
}

impl Words<'_> {
    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.kit.words.with(key, args)
    }

    /// The advice itself.
    fn tip(&self) -> String {
        let words = &self.kit.words;
        let pushing = self.play.view.table().phase() == Phase::Pushing;
        let bid = |bid: Bid| Arg::from(bid.value());
        match self.advice.mv {
            Move::Bid(value) => self.say("hint-bid", &[("bid", bid(value))]),
            Move::Hold => {
                let asked = self.play.view.table().to_answer();
                let value = asked.map_or(Bid::LEAST, |(_, value)| value);
                self.say("hint-hold", &[("bid", bid(value))])
            }
            Move::PickUp if pushing => words.get("hint-take-skat"),
            Move::PickUp => words.get("hint-pick-up"),
            Move::Hand => words.get("hint-hand"),
            Move::Push => words.get("hint-push"),
            Move::Declare(contract, away)
                if away.is_empty() || self.play.session.discarded().is_some() =>
            {
                let game = words.contract(contract);
                self.say("hint-game", &[("game", game.into())])
            }
            Move::Declare(contract, _) => {
                let cards = words.cards(put(self.advice.mv));
                let game = words.contract(contract);
                self.say("hint-put-away", &[("game", game.into()), ("cards", cards.into())])
            }
            Move::PutOn(cards) => self.say("hint-put-on", &[("cards", words.cards(cards).into())]),
            Move::Play(card) => self.say("hint-card", &[("card", words.card(card).into())]),
            Move::Kontra => words.get("hint-kontra"),
            Move::Re => words.get("hint-re"),
            Move::Hirsch => words.get("hint-hirsch"),
            Move::Accept => words.get("hint-accept"),
            Move::PlayOn => words.get("hint-play-on"),
            _ => words.get("hint-pass"),
        }
    }

    fn name(&self, seat: Seat) -> String {
        say::name(self.play, seat).to_owned()
    }

    /// The reason.
    fn reason(&self) -> String {
        let name = |seat: Seat| self.name(seat);
        let declarer = self.play.view.table().declarer();
        reason(&self.kit.words, self.advice, declarer, &name)
    }

    /// The reason why a card of lesser odds is liked best, if that has not been said.
    fn brings_more(&self) -> Option<String> {
        let said = matches!(self.advice.reason, Reason::Points | Reason::Won | Reason::Lost);
        let trumps = !self.play.view.table().is_ramsch();
        (is_passed(self.advice) && trumps && !said).then(|| self.kit.words.get("why-brings-more"))
    }

    /// The thing to fear.
    pub(crate) fn fear(&self) -> Option<String> {
        let Fear { fact, chance } = self.advice.fear?;
        let words = &self.kit.words;
        let (key, seat, what) = match fact {
            Fact::Holds(seat, card) => ("fear-holds", seat, words.card(card)),
            Fact::Lacks(seat, suit) => ("fear-lacks", seat, words.suit(suit).to_string()),
            Fact::AllTrumps(seat) => ("fear-all-trumps", seat, String::new()),
        };
        let args = [
            ("name", self.name(seat).into()),
            ("what", what.into()),
            ("percent", percent(chance).into()),
        ];
        Some(self.say(key, &args))
    }

    /// The meaning of the odds under the cards.
    fn legend(&self) -> Option<String> {
        if !matches!(self.play.prompt, Prompt::Play { .. }) || self.advice.options.is_empty() {
            return None;
        }
        Some(self.side("hint-legend"))
    }

    /// A text about who wins: the person alone, or with the partner.
    pub(crate) fn side(&self, key: &str) -> String {
        let (view, table) = (&self.play.view, self.play.view.table());
        let partner = view.seat().and_then(|seat| table.partner(seat));
        let who = match partner {
            _ if table.is_ramsch() => "ramsch",
            Some(_) => "both",
            None => "you",
        };
        let args = [
            ("who", who.into()),
            ("name", partner.map_or_else(String::new, |seat| self.name(seat)).into()),
        ];
        self.say(key, &args)
    }

    /// The options, in few cells.
    pub(crate) fn options(&self) -> Vec<String> {
        self.advice.options.iter().map(|odds| self.option(odds.mv)).collect()
    }

    fn option(&self, mv: Move) -> String {
        let words = &self.kit.words;
        match mv {
            Move::Play(card) => words.card(card),
            Move::Declare(contract, away) => {
                let game = self.short(contract);
                match away.is_empty() || self.play.session.discarded().is_some() {
                    true => game,
                    false => format!("{game} {}", words.cards(away)),
                }
            }
            Move::Kontra => words.get("round-kontra"),
            Move::Re => words.get("round-re"),
            Move::Hirsch => words.get("round-hirsch"),
            _ => String::new(),
        }
    }

    fn short(&self, contract: Contract) -> String {
        let words = &self.kit.words;
        let kind = contract.kind();
        let game = match kind.suit() {
            Some(suit) => words.suit(suit).to_string(),
            None => self.kit.words.signed_kind(kind),
        };
        // What is announced in a trump game says that it is a Hand game.
        let announced = contract.schneider_announced();
        let mut game = match contract.is_hand() && !announced {
            true => format!("{game} {}", words.get("skat-hand")),
            false => game,
        };
        let level = match contract.announced() {
            _ if contract.is_ouvert() => Some("announce-open"),
            Announced::Schwarz => Some("announce-schwarz"),
            Announced::Schneider => Some("announce-schneider"),
            _ => None,
        };
        if let Some(level) = level {
            game = format!("{game} {}", words.get(level));
        }
        game
    }
}

/// The cells of the widest of some texts.
pub(crate) fn widest(texts: &[String]) -> i32 {
    texts.iter().map(|text| text.width() as i32).max().unwrap_or(0)
}

/// The cards that an announcement puts away or a Ramsch puts on.
pub(crate) const fn put(mv: Move) -> Cards {
    match mv {
        Move::Declare(_, put) | Move::PutOn(put) => put,
        _ => Cards::EMPTY,
    }
}

/// A share as it is told: of a hundred.
pub(crate) fn percent(share: f32) -> u8 {
    (share * 100.0).round() as u8
}

/// The content of the box, a line to each thing.
pub(crate) fn reasons(kit: &Kit, play: &Play) -> Vec<String> {
    let Some(advice) = play.advice() else { return Vec::new() };
    let words = Words { kit, play, advice };
    let option = |(option, odds): (String, &Odds)| {
        let chance = kit.words.with("hint-odds", &[("n", percent(odds.chance).into())]);
        format!("{option}: {chance}")
    };
    let options = words.options().into_iter().zip(&advice.options).take(MOST);
    options.map(option).chain([basis(&words, advice.basis, false)]).collect()
}

/// The source of the odds, in few words where the box is narrow.
pub(crate) fn basis(words: &Words<'_>, basis: Basis, brief: bool) -> String {
    let get = |key: &str| words.kit.words.get(key);
    match (basis, brief) {
        (Basis::Deals { all: false, .. }, false) => words.side("hint-basis-deals"),
        (Basis::Deals { all: false, .. }, true) => get("hint-basis-deals-brief"),
        (Basis::Deals { all: true, .. }, false) => words.side("hint-basis-all"),
        (Basis::Deals { all: true, .. }, true) => get("hint-basis-all-brief"),
        (Basis::Games, false) => get("hint-basis-games"),
        (Basis::Games, true) => get("hint-basis-games-brief"),
        (Basis::Thumb, _) => get("hint-basis-thumb"),
    }
}

/// The most options named in a box.
pub(crate) const MOST: usize = 8;
