use super::*;
use crate::rules::{
    BySeat, Contract, Outcome, Place, Rules, Settlement, Side, Suit, below, generator,
    value_as_announced,
};
use crate::search::{Position, Solver};

impl Lesson {
    /// The person's seat.
    fn seat(&self) -> Seat {
        self.deal.seating().seat(Place::FIRST).unwrap()
    }
}

/// Every question with the deal as it stands when it is put, and the answers that can be given.
fn asked() -> Vec<(&'static Lesson, &'static Question, Game, Vec<Move>)> {
    let mut all = Vec::new();
    for lesson in Lesson::all() {
        let mut game = lesson.game();
        loop {
            match lesson.next(game.moves().len()) {
                Next::Question(question) => {
                    let answers = legal(&game, lesson.seat());
                    all.push((lesson, question, game.clone(), answers.clone()));
                    let right = answers.into_iter().find(|&mv| question.judge(mv).right);
                    game.apply(lesson.seat(), right.unwrap()).unwrap();
                }
                Next::Written(mv) => {
                    follow(lesson, &mut game, mv);
                }
                Next::Free => break,
            }
        }
    }
    all
}

/// Makes a move that is written down. One of the person is the only card that can be played then,
/// which may be another one after another right answer.
fn follow(lesson: &Lesson, game: &mut Game, mv: Move) {
    let seat = game.to_act().unwrap();
    let only = legal(game, seat);
    let mv = match seat == lesson.seat() {
        true => {
            assert_eq!(only.len(), 1, "{}: {mv:?}", lesson.title);
            only[0]
        }
        false => mv,
    };
    game.apply(seat, mv).unwrap();
}

fn legal(game: &Game, seat: Seat) -> Vec<Move> {
    assert_eq!(game.to_act(), Some(seat));
    let legal = game.legal(seat);
    legal.filter(|&mv| Question::is_answered_by(mv)).collect()
}

/// The points that the declarer reaches if all play their best with open cards; in Null 1 if it is
/// made.
fn value(game: &Game) -> u8 {
    let table = game.table();
    let (kind, declarer) = (table.kind().unwrap(), table.declarer().unwrap());
    let hands = BySeat::from_fn(|seat| game.hand(seat));
    let trick: Vec<_> = table.trick().iter().map(|(_, card)| card).collect();
    let leader = table.trick().iter().next().map_or_else(|| game.to_act().unwrap(), |(by, _)| by);
    let position = Position::new(kind, declarer, hands, leader, &trick).unwrap();
    let value = Solver::new().value(&position);
    if kind == Kind::Null { value } else { value + table.points_of(Side::Declarer) }
}

/// The same after a move, with what the declarer has put away: points of tricks alone do not tell.
fn after(game: &Game, seat: Seat, mv: Move) -> u8 {
    let mut game = game.clone();
    game.apply(seat, mv).unwrap();
    if game.table().ending().is_some() {
        return u8::from(game.table().kind() != Some(Kind::Null)) * 120;
    }
    let skat: u8 = game.skat().iter().map(|card| card.points()).sum();
    let null = game.table().kind() == Some(Kind::Null);
    value(&game) + if null { 0 } else { skat }
}

#[test]
fn a_dozen_lessons_keep_to_the_rules() {
    assert_eq!(Lesson::all().len(), 12);
    for lesson in Lesson::all() {
        let game = lesson.game();
        assert_eq!(*game.rules(), Rules::OFFICIAL);
        assert!(matches!(lesson.next(game.moves().len()), Next::Question(_)), "{}", lesson.title);
    }
    assert!(asked().len() > 12);
}

/// Whichever right answer is given, the deal goes on as it is written.
#[test]
fn every_right_answer_can_be_followed() {
    for (lesson, question, game, answers) in asked() {
        for answer in answers.iter().copied().filter(|&mv| question.judge(mv).right) {
            let mut game = game.clone();
            game.apply(lesson.seat(), answer).unwrap();
            while let Next::Written(mv) = lesson.next(game.moves().len()) {
                follow(lesson, &mut game, mv);
            }
            if let Next::Question(next) = lesson.next(game.moves().len()) {
                let answers = legal(&game, lesson.seat());
                assert!(answers.into_iter().any(|mv| next.judge(mv).right), "{}", next.ask);
            }
        }
    }
}

/// Each question has right and wrong answers, and each kind of wrong ones can be given.
#[test]
fn every_reason_can_come_up() {
    for (_, question, _, answers) in asked() {
        let because = |mv: &Move| question.judge(*mv).because;
        let told: Vec<&str> = answers.iter().map(because).collect();
        assert!(told.contains(&question.because.as_str()), "{}", question.ask);
        for wrong in &question.wrong {
            assert!(
                told.contains(&wrong.because.as_str()),
                "{} of {}",
                wrong.because,
                question.ask
            );
        }
    }
}

/// In the auction an answer is right if it keeps bidding as long as the game covers the value, no
/// dearer than need be, and stops where it does not.
#[test]
fn bids_are_right_up_to_the_value() {
    let mut seen = 0;
    for (lesson, question, game, answers) in asked() {
        let worth = lesson.worth(game.hand(lesson.seat())).value;
        let auction = game.table().auction();
        let (next, asked) = (auction.callable().next(), game.table().to_answer());
        for mv in answers {
            let right = match (mv, asked) {
                (Move::Hold, Some((_, bid))) => bid.value() <= worth,
                (Move::Pass, Some((_, bid))) => bid.value() > worth,
                (Move::Bid(bid), None) => Some(bid) == next && bid.value() <= worth,
                (Move::Pass, None) => next.is_none_or(|bid| bid.value() > worth),
                _ => continue,
            };
            assert_eq!(question.judge(mv).right, right, "{} {mv:?}", question.ask);
            seen += 1;
        }
    }
    assert!(seen > 10);
}

/// In questions that cards decide, the right answers reach the goal of the person's side against
/// the best play, and no wrong one does.
#[test]
fn cards_and_discards_are_proved_by_the_solver() {
    let mut seen = 0;
    for (lesson, question, game, answers) in asked() {
        let Some(goal) = question.goal else { continue };
        let declares = game.table().side(lesson.seat()) != Some(Side::Defenders);
        for mv in answers {
            match mv {
                Move::Play(_) => {}
                // Only what is put away for the game of the lesson is compared.
                Move::Declare(contract, _) if contract == Contract::plain(lesson.kind) => {}
                _ => continue,
            }
            let reaches = after(&game, lesson.seat(), mv) >= goal;
            assert_eq!(question.judge(mv).right, reaches == declares, "{} {mv:?}", question.ask);
            seen += 1;
        }
    }
    assert!(seen > 80, "{seen}");
}

/// The Hand game is won however the other cards lie: also where one defender has all the other
/// trumps, and nothing of a suit.
#[test]
fn a_hand_game_needs_no_skat() {
    let (lesson, question, game, _) =
        asked().into_iter().find(|(lesson, ..)| lesson.title == "lesson-hand").unwrap();
    assert!(question.judge(Move::Hand).right && !question.judge(Move::PickUp).right);
    let own = game.hand(lesson.seat());
    let hand = value_as_announced(Contract::hand(lesson.kind), own);
    assert!(hand > lesson.worth(own).value);
    let draw = &mut generator(&[1]);
    let lacks = [None, Some(Suit::Spades), Some(Suit::Hearts), Some(Suit::Diamonds)];
    for (lacks, index) in lacks.into_iter().flat_map(|lacks| (0..40).map(move |n| (lacks, n))) {
        let mut rest: Vec<_> = (Cards::ALL - own).iter().collect();
        for last in (1..rest.len()).rev() {
            rest.swap(last, below(draw, last as u64 + 1) as usize);
        }
        if let Some(suit) = lacks {
            // Trumps first, and last what the hand has nothing of.
            rest.sort_by_key(|card| match lesson.kind.is_trump(*card) {
                true => 0,
                false => 1 + u8::from(card.suit() == suit),
            });
        }
        let [one, other] = [&rest[..10], &rest[10..20]].map(|ten| ten.iter().copied().collect());
        let hands = BySeat(if index % 2 == 0 { [own, one, other] } else { [own, other, one] });
        let position =
            Position::new(lesson.kind, lesson.seat(), hands, lesson.seat(), &[]).unwrap();
        let skat: u8 = rest[20..].iter().map(|card| card.points()).sum();
        assert!(Solver::new().reaches(&position, 61 - skat));
    }
}

/// Of the games after a bid of thirty the Grand alone covers it by itself and can be won.
#[test]
fn only_one_game_rescues_the_overbid() {
    let (lesson, question, game, answers) =
        asked().into_iter().find(|(lesson, ..)| lesson.title == "lesson-overbid").unwrap();
    let (bid, cards) = (game.table().bid().unwrap(), game.hand(lesson.seat()));
    let mut best = 0;
    for mv in answers {
        let Move::Declare(contract, _) = mv else { panic!("{mv:?}") };
        let covers = value_as_announced(contract, cards) >= bid.value();
        let right = question.judge(mv).right;
        match contract.kind() {
            Kind::Grand => best = best.max(after(&game, lesson.seat(), mv)),
            Kind::Null => assert_eq!(after(&game, lesson.seat(), mv), 0, "{mv:?}"),
            _ => assert!(!covers && !right, "{mv:?}"),
        }
        assert_eq!(right, contract.kind() == Kind::Grand);
    }
    assert!(best >= 61);
}

/// The right announcement is the dearest that is won against the best play.
#[test]
fn what_is_announced_is_the_dearest_that_is_certain() {
    let (lesson, question, game, answers) =
        asked().into_iter().find(|(lesson, ..)| lesson.title == "lesson-announce").unwrap();
    let cards = game.hand(lesson.seat()) | game.skat();
    let score = |mv: Move| {
        let Move::Declare(contract, _) = mv else { panic!("{mv:?}") };
        let points = after(&game, lesson.seat(), mv);
        let points = if contract.kind() == Kind::Null { 120 * (1 - points) } else { points };
        let tricks = if points == 120 { 10 } else { 9 };
        let bid = game.table().bid().unwrap();
        let outcome = Outcome::Played { points, tricks, defender_tricks: 10 - tricks };
        Settlement { contract, cards, bid, outcome, doublings: 1 }.reckon().score
    };
    let best = answers.iter().map(|&mv| score(mv)).max();
    for mv in answers {
        assert_eq!(question.judge(mv).right, Some(score(mv)) == best, "{mv:?}");
    }
}
