//! The reason for a move in one sentence.

use super::hint::percent;
use crate::host::{Advice, Reason};
use crate::rules::{Kind, Move, Seat, Suit};
use crate::text::{Arg, Words};

/// The reason for the move that is advised, said to who makes it, in a game with such a declarer.
pub fn reason(
    words: &Words,
    advice: &Advice,
    declarer: Option<Seat>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    Why { words, advice, declarer, name }.reason()
}

/// True if another card has better odds than the one that is liked best: there is more to a card
/// than whether the game is won.
pub(crate) fn is_passed(advice: &Advice) -> bool {
    let own = percent(advice.chance().unwrap_or(1.0));
    let plays = matches!(advice.mv, Move::Play(_));
    plays && advice.options.iter().any(|odds| percent(odds.chance) > own)
}

struct Why<'a> {
    words: &'a Words,
    advice: &'a Advice,
    declarer: Option<Seat>,
    name: &'a dyn Fn(Seat) -> String,
}

impl Why<'_> {
    /// In how many of a hundred the game of this kind is won; with the skat unless it is Hand.
    fn chance_of(&self, kind: Kind, hand: bool) -> u8 {
        let is_it = |mv: Move| match mv {
            Move::Declare(contract, _) => contract.kind() == kind && contract.is_hand() == hand,
            _ => false,
        };
        let odds = self.advice.options.iter().find(|odds| is_it(odds.mv));
        odds.map_or(0, |odds| percent(odds.chance))
    }

    fn game(&self, kind: Kind, hand: bool) -> Vec<(&'static str, Arg<'static>)> {
        vec![
            ("game", self.words.signed_kind(kind).into()),
            ("percent", self.chance_of(kind, hand).into()),
        ]
    }

    /// The reason.
    fn reason(&self) -> String {
        let words = self.words;
        let own = percent(self.advice.chance().unwrap_or_default());
        let percent = |percent: u8| [("percent", Arg::from(percent))];
        let points = |points: u8| [("points", Arg::from(points))];
        let suit = |suit: Suit| [("suit", Arg::from(words.suit(suit)))];
        let with_name = |seat: Seat| [("name", Arg::from((self.name)(seat)))];
        match self.advice.reason {
            Reason::Carries { kind, hand, to } => {
                let key = if hand { "why-carries-hand" } else { "why-carries" };
                let mut args = self.game(kind, hand);
                args.push(("to", to.value().into()));
                self.words.with(key, &args)
            }
            Reason::CarriesAny { percent: n, to } => {
                let args = [("percent", Arg::from(n)), ("to", to.value().into())];
                self.words.with("why-carries-any", &args)
            }
            Reason::Dear { to } => self.words.with("why-dear", &[("to", to.value().into())]),
            Reason::Weak { kind } => self.words.with("why-weak", &self.game(kind, false)),
            Reason::BetterThanRamsch => words.get("why-better-than-ramsch"),
            Reason::SkatHelps { kind } => {
                self.words.with("why-skat-helps", &self.game(kind, false))
            }
            Reason::NeedsNoSkat { kind } => {
                self.words.with("why-needs-no-skat", &self.game(kind, true))
            }
            Reason::Game { empties, saves } => {
                let wins = self.words.with("why-wins", &percent(own));
                match (saves, empties) {
                    (Some(card), _) => {
                        let card = [("card", words.card(card).into())];
                        format!("{wins} {}", self.words.with("why-put-saves", &card))
                    }
                    (None, Some(of)) => {
                        format!("{wins} {}", self.words.with("why-put-empties", &suit(of)))
                    }
                    (None, None) => wins,
                }
            }
            Reason::HandGame => self.words.with("why-wins", &percent(own)),
            Reason::Announced => self.words.with("why-announced", &percent(own)),
            Reason::Doubled => self.words.with("why-doubled", &percent(own)),
            Reason::NotDoubled if self.advice.options.is_empty() => words.get("why-no-doubling"),
            Reason::NotDoubled => {
                let chance = self.advice.options.first().map_or(0.0, |odds| odds.chance);
                self.words.with("why-not-doubled", &percent(self::percent(chance)))
            }
            Reason::OnlyCard => words.get("why-only-card"),
            Reason::Alike => words.get("why-alike"),
            Reason::Won => words.get("why-won"),
            Reason::Lost => words.get("why-lost"),
            Reason::Proven => words.get("why-proven"),
            Reason::DrawsTrumps { out } => self.words.with("why-draws", &[("n", out.into())]),
            Reason::DrawsLast => words.get("why-draws-last"),
            Reason::Takes { points: n } => self.words.with("why-takes", &points(n)),
            Reason::Ruffs { points: n } => self.words.with("why-ruffs", &points(n)),
            Reason::Smears { partner } => self.words.with("why-smears", &with_name(partner)),
            Reason::Keeps { partner, card } => self.words.with(
                "why-keeps",
                &[("name", (self.name)(partner).into()), ("card", words.card(card).into())],
            ),
            Reason::PartnerTakes { partner } => {
                self.words.with("why-partner-takes", &with_name(partner))
            }
            Reason::PartnerRuffs { partner, suit } => self.words.with(
                "why-partner-ruffs",
                &[("name", (self.name)(partner).into()), ("suit", words.suit(suit).into())],
            ),
            Reason::Ours { points: n } => self.words.with("why-ours", &points(n)),
            Reason::Saves { winner } => self.words.with("why-saves", &with_name(winner)),
            Reason::Empties { suit: of } => self.words.with("why-empties", &suit(of)),
            Reason::GivesUp => words.get("why-gives-up"),
            Reason::Contests { percent: n } => self.words.with("why-contests", &percent(n)),
            Reason::StaysUnder { percent: n } => self.words.with("why-stays-under", &percent(n)),
            Reason::Rids => words.get("why-rids"),
            Reason::Catches { percent: n } => {
                let name = self.declarer.map_or_else(String::new, |seat| (self.name)(seat));
                self.words.with("why-catches", &[("name", name.into()), ("percent", n.into())])
            }
            Reason::Best => words.get("why-best"),
            Reason::Points => words.get("why-points"),
            Reason::RamschUnder { .. } | Reason::RamschTakes { .. } | Reason::RamschRids
                if is_passed(self.advice) =>
            {
                words.get("why-ramsch-dearer")
            }
            Reason::RamschUnder { percent: n } => self.words.with("why-ramsch-under", &percent(n)),
            Reason::RamschTakes { points: n } => self.words.with("why-ramsch-takes", &points(n)),
            Reason::RamschRids => words.get("why-ramsch-rids"),
            Reason::Safe => words.get("why-safe"),
            Reason::Unsafe => words.get("why-unsafe"),
            Reason::PutsOn => words.get("why-puts-on"),
            Reason::GrandInstead => words.get("why-grand-instead"),
            Reason::NoGrandInstead => words.get("why-no-grand-instead"),
            Reason::Agrees => words.get("why-agrees"),
            Reason::PlaysOn => words.get("why-plays-on"),
        }
    }
}
