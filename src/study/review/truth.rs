//! The cards as they lay: what each card did to the game with best play of all.

use std::collections::HashMap;

use crate::rules::{BySeat, Card, Cards, Contract, Game, Kind, Seat, Side, value_as_announced};
use crate::search::{Position, Solver};

/// The value of a game before and after a card, with open cards and best play of all three.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Open {
    /// The declarer's card points at the end, with the skat; in Null 1 if it is made, or else 0.
    pub before: u8,
    /// The same after the card.
    pub after: u8,
    /// True if the win has changed sides.
    pub turned: bool,
    /// True if the declarer wins with best play of all three after the card.
    pub won: bool,
}

/// The solver along a game.
#[derive(Debug)]
pub(super) struct Truth {
    solver: Solver,
    /// What is known of the position after the last card.
    last: Option<Value>,
}

/// The value of a position: card points at the end, and whether the game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Value {
    points: u8,
    won: bool,
}

/// The least that a declarer has to do to win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    /// Card points, 61 or 90; in Null 1.
    Points(u8),
    /// Every trick.
    Tricks,
    /// Nothing helps: the bid cannot be covered.
    Nothing,
}

impl Truth {
    pub(super) fn new() -> Self {
        Self { solver: Solver::new(), last: None }
    }

    /// The truth about a card that is played now. `None` if nobody plays alone.
    pub(super) fn play(&mut self, game: &Game, card: Card) -> Option<Open> {
        let scene = Scene::of(game)?;
        let before = match self.last {
            Some(value) => value,
            None => self.value(&scene),
        };
        let after = self.value(&scene.after(card));
        self.last = Some(after);
        let turned = before.won != after.won;
        Some(Open { before: before.points, after: after.points, turned, won: after.won })
    }

    fn value(&mut self, scene: &Scene) -> Value {
        let points = self.points(scene);
        let won = match scene.need {
            Need::Points(need) => points >= need,
            Need::Tricks => {
                scene.lost_tricks == 0
                    && points == 120
                    && takes_all(&scene.position, &mut HashMap::new())
            }
            Need::Nothing => false,
        };
        Value { points, won }
    }

    fn points(&mut self, scene: &Scene) -> u8 {
        let left = Seat::ALL.into_iter().any(|seat| !scene.position.hand(seat).is_empty());
        if scene.position.kind() == Kind::Null {
            let unbroken = scene.own_tricks == 0;
            let made = unbroken && (!left || self.solver.reaches(&scene.position, 1));
            return u8::from(made);
        }
        if !left {
            return scene.have;
        }
        let guess = self.last.map_or(61, |last| last.points).saturating_sub(scene.have);
        scene.have + self.solver.value_near(&scene.position, guess)
    }
}

/// A position in a game, with what has been made before it.
#[derive(Debug, Clone, Copy)]
struct Scene {
    position: Position,
    /// The declarer's card points, with the skat.
    have: u8,
    own_tricks: usize,
    lost_tricks: usize,
    need: Need,
}

impl Scene {
    fn of(game: &Game) -> Option<Self> {
        let table = game.table();
        let (contract, declarer) = (table.contract()?, table.declarer()?);
        let trick: Vec<Card> = table.trick().iter().map(|(_, card)| card).collect();
        let hands = BySeat::from_fn(|seat| game.hand(seat));
        let leader = table.trick().leader();
        let position = Position::new(contract.kind(), declarer, hands, leader, &trick).ok()?;
        Some(Self {
            position,
            have: table.points_of(Side::Declarer) + game.skat().points(),
            own_tricks: table.tricks_of(Side::Declarer).count(),
            lost_tricks: table.tricks_of(Side::Defenders).count(),
            need: need(
                contract,
                game.deal().hand(declarer) | game.deal().skat(),
                table.bid()?.value(),
            ),
        })
    }

    fn after(&self, card: Card) -> Self {
        let (position, taken) = self.position.after(card);
        let mut after = Self { position, ..*self };
        match taken {
            Some(taken) if taken.by == position.declarer() => {
                after.have += taken.points;
                after.own_tricks += 1;
            }
            Some(_) => after.lost_tricks += 1,
            None => {}
        }
        after
    }
}

/// The least that wins a game with these twelve cards.
fn need(contract: Contract, cards: Cards, bid: u16) -> Need {
    let value = value_as_announced(contract, cards);
    let Some(base) = contract.kind().base() else {
        return if value < bid { Need::Nothing } else { Need::Points(1) };
    };
    let announced = match () {
        () if contract.schwarz_announced() => {
            return if value < bid { Need::Nothing } else { Need::Tricks };
        }
        () if contract.schneider_announced() => Need::Points(90),
        () => Need::Points(61),
    };
    // A level that is announced is in the value already.
    let (schneider, schwarz) = match announced {
        Need::Points(90) => (value, value + base),
        _ => (value + base, value + 2 * base),
    };
    match () {
        () if value >= bid => announced,
        () if schneider >= bid => Need::Points(90),
        () if schwarz >= bid => Need::Tricks,
        () => Need::Nothing,
    }
}

/// True if the declarer takes every trick that is left against any play.
fn takes_all(position: &Position, known: &mut HashMap<[Cards; 3], bool>) -> bool {
    let declarer = position.declarer();
    let hands = Seat::ALL.map(|seat| position.hand(seat));
    if hands.iter().all(|hand| hand.is_empty()) {
        return true;
    }
    let between = position.trick().next().is_none();
    if between && let Some(&known) = known.get(&hands) {
        return known;
    }
    let mut next = |card: Card| {
        let (after, taken) = position.after(card);
        taken.is_none_or(|taken| taken.by == declarer) && takes_all(&after, known)
    };
    let cards = position.legal();
    let all = match position.to_play() == declarer {
        true => cards.iter().any(&mut next),
        false => cards.iter().all(&mut next),
    };
    if between {
        known.insert(hands, all);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_wins_follows_from_bid_and_announcement() {
        // With one matador.
        let cards: Cards = "CJ HJ HA HT HK H9 SA ST CA DA S7 C7".parse().unwrap();
        for (contract, bid, wanted) in [
            ("H", 20, Need::Points(61)),
            ("H", 22, Need::Points(90)),
            ("H", 30, Need::Points(90)),
            ("H", 33, Need::Tricks),
            ("H", 40, Need::Tricks),
            ("H", 44, Need::Nothing),
            ("HH", 30, Need::Points(61)),
            ("HH", 33, Need::Points(90)),
            ("HHS", 50, Need::Points(90)),
            ("HHS", 55, Need::Tricks),
            ("HHS", 66, Need::Nothing),
            ("HHZ", 70, Need::Tricks),
            ("HHZ", 77, Need::Nothing),
            ("N", 23, Need::Points(1)),
            ("N", 24, Need::Nothing),
            ("NO", 46, Need::Points(1)),
        ] {
            let contract: Contract = contract.parse().unwrap();
            assert_eq!(need(contract, cards, bid), wanted, "{contract:?} at {bid}");
        }
    }

    #[test]
    fn every_trick_is_more_than_every_point() {
        let position = |hands: [&str; 3]| {
            let hands = hands.map(|hand| hand.parse().unwrap());
            let (declarer, leader) = (Seat::Forehand, Seat::Forehand);
            Position::new(Kind::Grand, declarer, BySeat(hands), leader, &[]).unwrap()
        };
        for (hands, all) in [
            (["CJ SJ", "HA HT", "D7 D8"], true),
            (["CJ H7", "HA HT", "D7 D8"], false),
            // The last trick is lost, and nothing lies in it.
            (["CJ D7", "S9 S8", "D9 D8"], false),
            (["CJ D7", "S9 S8", "H9 H8"], true),
        ] {
            assert_eq!(takes_all(&position(hands), &mut HashMap::new()), all, "{hands:?}");
        }
    }
}
