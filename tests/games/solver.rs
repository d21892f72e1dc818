//! The open-hand solver against known values, and against a search that leaves nothing out.

use proptest::prelude::*;
use serde_json::Value;
use skat::rules::{BySeat, Card, Cards, Kind, Seat};
use skat::search::{Position, Solver};

/// Positions with the values on which two solvers and a plain minimax agree.
const ENDGAMES: &str = include_str!("../data/solver/endgames.jsonl");
/// Whole deals with the values on which two solvers agree: fifty of each class.
const DEALS: &str = include_str!("../data/solver/deals.jsonl");

struct Known {
    id: String,
    position: Position,
    skat: u8,
    so_far: u8,
    value: u8,
}

fn known(line: &str) -> Known {
    let line: Value = serde_json::from_str(line).unwrap();
    let number = |key: &str| line[key].as_u64().map_or(0, |number| u8::try_from(number).unwrap());
    let seat = |key: &str| Seat::from_index(usize::from(number(key))).unwrap();
    let hand = |seat: Seat| -> Cards {
        let names = line["hands"][seat.index()].as_array().unwrap();
        names.iter().map(|name| name.as_str().unwrap().parse::<Card>().unwrap()).collect()
    };
    let letter = line["game"].as_str().unwrap();
    let kind = Kind::ALL.into_iter().find(|kind| letter == kind.letter().to_string()).unwrap();
    let hands = BySeat::from_fn(hand);
    let skat = if kind == Kind::Null { 0 } else { number("skat_points") };
    Known {
        id: line["id"].as_str().unwrap().to_owned(),
        position: Position::new(kind, seat("declarer"), hands, seat("leader"), &[]).unwrap(),
        skat,
        so_far: number("points_so_far"),
        value: number("value") - skat,
    }
}

/// The value by trying every card, with rules of its own.
fn minimax(kind: Kind, declarer: Seat, hands: BySeat<Cards>, leader: Seat, trick: &[Card]) -> u8 {
    if trick.len() == 3 {
        let mut best = 0;
        for place in 1..3 {
            if kind.beats(trick[place], trick[best]) {
                best = place;
            }
        }
        let winner = (0..best).fold(leader, |seat, _| seat.next());
        let points: u8 = trick.iter().map(|card| card.points()).sum();
        return match (kind, winner == declarer) {
            (Kind::Null, true) => 0,
            (_, true) => points + minimax(kind, declarer, hands, winner, &[]),
            (_, false) => minimax(kind, declarer, hands, winner, &[]),
        };
    }
    let seat = (0..trick.len()).fold(leader, |seat, _| seat.next());
    if hands[seat].is_empty() {
        return u8::from(kind == Kind::Null);
    }
    let values = kind.playable(hands[seat], trick.first().copied()).iter().map(|card| {
        let mut hands = hands;
        hands[seat].remove(card);
        let mut trick = trick.to_vec();
        trick.push(card);
        minimax(kind, declarer, hands, leader, &trick)
    });
    if seat == declarer { values.max() } else { values.min() }.unwrap()
}

fn plain(position: &Position) -> u8 {
    let hands = BySeat::from_fn(|seat| position.hand(seat));
    let trick: Vec<Card> = position.trick().collect();
    minimax(position.kind(), position.declarer(), hands, position.leader(), &trick)
}

#[test]
fn every_endgame_has_its_value() {
    let mut solver = Solver::new();
    let endgames: Vec<Known> = ENDGAMES.lines().map(known).collect();
    assert_eq!(endgames.len(), 800);
    for Known { id, position, value, so_far, .. } in endgames {
        assert_eq!(solver.value(&position), value, "{id}");
        if position.kind() != Kind::Null {
            let wins = so_far + value >= 61;
            assert_eq!(solver.reaches(&position, 61_u8.saturating_sub(so_far)), wins, "{id}");
        }
    }
}

#[test]
fn every_deal_is_won_or_lost_as_known() {
    let mut solver = Solver::new();
    let deals: Vec<Known> = DEALS.lines().map(known).collect();
    assert_eq!(deals.len(), 350);
    for Known { id, position, skat, value, .. } in deals {
        let wins = if position.kind() == Kind::Null { value == 1 } else { skat + value >= 61 };
        assert_eq!(solver.reaches(&position, 61 - skat), wins, "{id}");
    }
}

fn deals_have_their_values(of_each_class: usize) {
    let mut solver = Solver::new();
    let mut class = (String::new(), 0);
    for Known { id, position, skat, value, .. } in DEALS.lines().map(known) {
        if class.0 != id[..2] {
            class = (id[..2].to_owned(), 0);
        }
        class.1 += 1;
        if class.1 <= of_each_class {
            assert_eq!(solver.value_near(&position, 61 - skat), value, "{id}");
        }
    }
}

#[test]
fn some_deals_have_their_exact_values() {
    deals_have_their_values(4);
}

/// Takes a while without optimisation: `cargo test --release --test games solver -- --ignored`.
#[test]
#[ignore = "minutes without optimisation"]
fn all_deals_have_their_exact_values() {
    deals_have_their_values(usize::MAX);
}

/// Deals some cards, plays some of them at random, and returns what is left.
fn position(kind: Kind, declarer: Seat, cards: &[Card], size: usize, choices: &[u8]) -> Position {
    let hands = BySeat::from_fn(|seat| {
        cards[seat.index() * size..][..size].iter().copied().collect::<Cards>()
    });
    let leader = Seat::ALL[usize::from(choices[0]) % 3];
    let mut position = Position::new(kind, declarer, hands, leader, &[]).unwrap();
    for choice in &choices[1..] {
        let legal: Vec<Card> = position.legal().iter().collect();
        position = position.after(legal[usize::from(*choice) % legal.len()]).0;
    }
    position
}

/// Positions with at most four cards in a hand, and up to two on the table.
fn positions() -> impl Strategy<Value = Position> {
    let pack: Vec<Card> = Cards::ALL.iter().collect();
    let kinds = prop::sample::select(Kind::ALL.to_vec());
    let seats = prop::sample::select(Seat::ALL.to_vec());
    let choices = prop::collection::vec(any::<u8>(), 1..4);
    (kinds, seats, Just(pack).prop_shuffle(), 1..=4_usize, choices)
        .prop_filter("cards are left", |(.., size, choices)| choices.len() < 3 * size)
        .prop_map(|(kind, declarer, pack, size, choices)| {
            position(kind, declarer, &pack, size, &choices)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_are_those_of_plain_minimax(position in positions()) {
        let value = plain(&position);
        let mut solver = Solver::with_table(10);
        prop_assert_eq!(solver.value(&position), value);
        for guess in [0, 1, 30, 120] {
            prop_assert_eq!(solver.value_near(&position, guess), value);
        }
        if position.kind() == Kind::Null {
            prop_assert_eq!(solver.reaches(&position, 1), value == 1);
        } else {
            for target in [value.saturating_sub(1), value, value + 1, 120] {
                prop_assert_eq!(solver.reaches(&position, target), value >= target);
            }
        }
    }

    #[test]
    fn each_card_has_the_value_of_what_comes_of_it(position in positions()) {
        let mut solver = Solver::with_table(10);
        let each = solver.values_each(&position);
        prop_assert_eq!(each.len(), position.legal().len());
        for (card, value) in &each {
            let (next, taken) = position.after(*card);
            let won = taken.filter(|taken| taken.by == position.declarer());
            let expected = match (position.kind(), won) {
                (Kind::Null, Some(_)) => 0,
                (Kind::Null, None) => plain(&next),
                (_, won) => won.map_or(0, |won| won.points) + plain(&next),
            };
            prop_assert_eq!(*value, expected, "{}", card);
        }
        let value = plain(&position);
        for target in [1, value.max(1), value + 1] {
            for ((card, reaches), (_, value)) in solver.reaches_each(&position, target).iter().zip(&each) {
                prop_assert_eq!(*reaches, if position.kind() == Kind::Null { *value == 1 } else { *value >= target }, "{}", card);
            }
        }
    }

    #[test]
    fn the_best_line_is_legal_and_gets_the_value(start in positions()) {
        let line = Solver::with_table(10).line(&start);
        prop_assert_eq!(line.value, plain(&start));
        let mut at = start;
        let mut on_table = at.trick().count();
        let mut points = 0;
        let mut lost = false;
        for trick in &line.tricks {
            let mut taken = None;
            for (seat, card) in &trick.cards[on_table..] {
                prop_assert_eq!(*seat, at.to_play());
                prop_assert!(at.legal().contains(*card));
                (at, taken) = at.after(*card);
            }
            on_table = 0;
            prop_assert_eq!(taken, Some(trick.taken));
            if trick.taken.by == at.declarer() {
                points += trick.taken.points;
                lost = true;
            }
        }
        if at.kind() == Kind::Null {
            prop_assert_eq!(line.value, u8::from(!lost));
            prop_assert!(lost || at.is_over());
        } else {
            prop_assert!(at.is_over());
            prop_assert_eq!(line.value, points);
        }
    }
}

#[test]
fn a_budget_bounds_the_work_and_nothing_wrong_is_learnt_from_it() {
    let deal = known(DEALS.lines().find(|line| line.contains("\"pS0")).unwrap());
    let mut solver = Solver::new();
    let mut answers = 0;
    for budget in [0, 1, 10, 100, 1000, 10_000] {
        let before = solver.nodes();
        let mut within = solver.within(budget);
        let value = within.value_near(&deal.position, 61 - deal.skat);
        let each = within.values_each(&deal.position);
        assert!(value.is_none_or(|value| value == deal.value), "{budget}");
        assert_eq!(each.len(), 10);
        answers += each.iter().filter(|(_, value)| value.is_some()).count();
        // A trick is finished before the search stops.
        assert!(solver.nodes() - before <= budget + 300, "{budget}");
    }
    assert!(answers < 60);
    assert_eq!(solver.value(&deal.position), deal.value);
}

#[test]
fn work_is_the_same_after_clearing() {
    let deal = known(DEALS.lines().find(|line| line.contains("\"rG0")).unwrap());
    let mut solver = Solver::new();
    let mut work = Vec::new();
    for _ in 0..3 {
        solver.clear();
        let before = solver.nodes();
        assert_eq!(solver.value(&deal.position), deal.value);
        work.push(solver.nodes() - before);
    }
    assert_eq!(work, [work[0]; 3]);
    let before = solver.nodes();
    assert_eq!(solver.value(&deal.position), deal.value);
    assert!(solver.nodes() - before < work[0] / 2, "the table remembers");
}

#[test]
fn nothing_is_left_at_the_end() {
    for kind in Kind::ALL {
        let hands = BySeat([Cards::EMPTY; 3]);
        let position = Position::new(kind, Seat::Forehand, hands, Seat::Rearhand, &[]).unwrap();
        let mut solver = Solver::with_table(3);
        assert_eq!(solver.value(&position), u8::from(kind == Kind::Null));
        assert_eq!(solver.values_each(&position), []);
        assert_eq!(solver.line(&position).tricks, []);
    }
}
