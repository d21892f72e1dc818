//! A list is conducted: who is asked, what is taken, what is dropped.

use std::num::NonZeroU32;
use std::sync::Mutex;
use std::sync::mpsc::channel;
use std::time::Duration;

use skat::host::{
    Awaited, Delivery, Drill, Member, Misfit, PATIENCE, Party, Purpose, Request, Session, Thinker,
    Worker,
};
use skat::players::Level;
use skat::rules::{
    Bid, Cards, Contract, Deal, Game, Illegal, Kind, ListSettings, Move, Phase, Place, Rules,
    Scoring, Seat, Seating, TableSize, generator,
};

fn party(table: TableSize, person: bool) -> Party {
    let levels = [Level::Club, Level::Beginner, Level::Club, Level::Beginner];
    let member = |place: Place| Member {
        name: format!("player {}", place.index()),
        level: (!person || place != Place::FIRST).then(|| levels[place.index()].into()),
    };
    Party { members: table.places().map(member).collect(), seed: 11 }
}

fn session(table: TableSize, person: bool) -> Session {
    let settings = ListSettings { deals: 8, ..ListSettings::new(table, 7) };
    Session::new(party(table, person), settings).unwrap()
}

fn asked(session: &Session) -> Request {
    match session.awaited() {
        Awaited::Bot(request) => *request,
        other => panic!("{other:?} instead of a computer"),
    }
}

/// Plays the person's move by the club's rules.
fn person_moves(session: &mut Session) {
    let view = session.view().unwrap();
    assert!(view.my_turn());
    let mv = skat::players::decide(Level::Club.into(), 1, session.number().unwrap(), &view);
    session.apply(mv).unwrap();
}

/// Plays until the list is full.
fn finish(session: &mut Session) {
    loop {
        match session.awaited() {
            Awaited::Person => person_moves(session),
            Awaited::Bot(_) => session.play_bots().unwrap(),
            Awaited::DealOver => session.advance(),
            Awaited::ListOver => return,
        }
    }
}

/// Plays one move, or goes on to the next deal; false when the list is full.
fn step(session: &mut Session) -> bool {
    match session.awaited() {
        Awaited::Person => person_moves(session),
        Awaited::Bot(request) => {
            let mv = request.decide();
            assert_eq!(session.answer(&request.reply(mv)), Ok(true));
        }
        Awaited::DealOver => session.advance(),
        Awaited::ListOver => return false,
    }
    true
}

#[test]
fn the_same_seeds_and_moves_give_the_same_list() {
    for table in [TableSize::Three, TableSize::Four] {
        for person in [false, true] {
            let mut once = session(table, person);
            let mut again = once.clone();
            finish(&mut once);
            while step(&mut again) {}
            assert_eq!(once, again);
            assert_eq!(once.list().games().len(), 8);
            assert_eq!((once.number(), once.view(), once.seating()), (None, None, None));
        }
    }
}

/// Byte for byte, as it would lie on the disk, by official and by house rules.
#[test]
fn a_list_is_the_same_text_again() {
    for (name, rules) in Rules::PRESETS {
        let settings = ListSettings { deals: 12, rules, ..ListSettings::new(TableSize::Three, 5) };
        let session = Session::new(party(TableSize::Three, false), settings).unwrap();
        let text = |session: &Session| session.save().to_string();
        let played = std::thread::scope(|scope| {
            let lists = [(); 3].map(|()| {
                let mut session = session.clone();
                scope.spawn(move || {
                    finish(&mut session);
                    text(&session)
                })
            });
            lists.map(|list| list.join().unwrap())
        });
        let mut slowly = session;
        while step(&mut slowly) {}
        for played in played {
            assert_eq!(played, text(&slowly), "{name}");
        }
    }
}

#[test]
fn the_person_sees_one_seat_or_none_and_never_the_cards_of_others() {
    let mut session = session(TableSize::Four, true);
    let mut sat_out = 0;
    while let (Some(seating), Some(view)) = (session.seating(), session.view()) {
        assert_eq!(view.seat(), seating.seat(Place::FIRST));
        assert_eq!(view.turned_up().is_some(), session.awaited() == Awaited::DealOver);
        if view.seat().is_none() {
            sat_out += 1;
            assert_eq!(session.apply(Move::Pass), Err(Illegal::NotYourTurn));
            session.play_bots().unwrap();
            assert_eq!(session.awaited(), Awaited::DealOver);
            session.advance();
        } else {
            step(&mut session);
        }
    }
    assert_eq!(sat_out, 2, "once a round");
}

#[test]
fn a_late_answer_is_dropped() {
    let mut session = session(TableSize::Three, false);
    let first = asked(&session);
    let reply = first.clone().reply(first.decide());
    assert_eq!(session.answer(&reply), Ok(true));
    let before = session.clone();
    assert_eq!(session.answer(&reply), Ok(false), "given twice");
    let mut other_deal = asked(&session);
    other_deal.number += 1;
    assert_eq!(session.answer(&other_deal.reply(Move::Pass)), Ok(false));
    assert_eq!(session, before);
    finish(&mut session);
    assert_eq!(session.answer(&reply), Ok(false), "after the list");
}

#[test]
fn an_answer_to_the_same_position_of_another_list_is_dropped() {
    let mut session = session(TableSize::Three, false);
    let settings = ListSettings { deals: 8, ..ListSettings::new(TableSize::Three, 8) };
    let other = Session::new(party(TableSize::Three, false), settings).unwrap();
    assert_eq!(session.answer(&asked(&other).reply(Move::Pass)), Ok(false));
}

#[test]
fn a_move_out_of_turn_makes_the_answer_late() {
    // The person declares somewhere in these deals and gives up while a defender is thinking.
    let settings = ListSettings::new(TableSize::Three, 7);
    let mut session = Session::new(party(TableSize::Three, true), settings).unwrap();
    loop {
        let view = session.view().expect("the person declares in one of the deals");
        let declares = view.seat() == view.table().declarer();
        if declares
            && view.table().phase() == Phase::Playing
            && let Awaited::Bot(request) = session.awaited()
        {
            session.apply(Move::Concede).unwrap();
            assert_eq!(session.awaited(), Awaited::DealOver);
            let mv = request.decide();
            assert_eq!(session.answer(&request.reply(mv)), Ok(false));
            return;
        }
        step(&mut session);
    }
}

#[test]
fn an_illegal_answer_is_named_and_changes_nothing() {
    let mut session = session(TableSize::Three, false);
    let before = session.clone();
    let request = asked(&session);
    let error = session.answer(&request.reply(Move::Hold)).unwrap_err();
    let message = "deal 1: middlehand (CLUB) broke the rules with y: there is nothing to hold";
    assert_eq!(error.to_string(), message.replace("CLUB", &error.bot.to_string()));
    assert_eq!(session, before);
}

#[test]
fn a_list_ends_with_its_last_deal_or_at_its_limit() {
    // Whether each deal was the last one, by what the session said of it.
    let told = |settings: ListSettings| {
        let mut session = Session::new(party(TableSize::Three, false), settings).unwrap();
        let mut told = Vec::new();
        while session.awaited() != Awaited::ListOver {
            assert!(!session.ends(), "a deal that runs ends nothing");
            session.play_bots().unwrap();
            told.push(session.ends());
            session.advance();
        }
        assert!(!session.ends());
        told
    };
    let settings = ListSettings { deals: 4, ..ListSettings::new(TableSize::Three, 7) };
    assert_eq!(told(settings.clone()), [false, false, false, true]);
    // Whoever plays first, somebody has written a minus then.
    let (scoring, limit) = (Scoring::Minus, NonZeroU32::new(1));
    let short = told(ListSettings { deals: 40, scoring, limit, ..settings });
    let (last, before) = short.split_last().unwrap();
    assert!(*last && before.iter().all(|ends| !ends) && short.len() < 40, "{short:?}");
}

#[test]
fn a_list_ends_with_the_first_who_has_the_points() {
    for (scoring, points) in [(Scoring::Plain, 150), (Scoring::SeegerFabian, 400)] {
        let settings = ListSettings {
            deals: ListSettings::MANY,
            points: NonZeroU32::new(points),
            scoring,
            ..ListSettings::new(TableSize::Three, 7)
        };
        let mut session = Session::new(party(TableSize::Three, false), settings).unwrap();
        let most = |session: &Session| {
            session.list().standings().totals(scoring).into_iter().max().unwrap_or(0)
        };
        loop {
            session.play_bots().unwrap();
            assert!(most(&session) < points as i32, "the list has ended");
            let ends = session.ends();
            session.advance();
            assert_eq!(ends, most(&session) >= points as i32);
            assert_eq!(ends, session.awaited() == Awaited::ListOver);
            assert_eq!(Session::resume(session.save()), Ok(session.clone()));
            if ends {
                break;
            }
        }
        assert!(session.list().is_at_points());
    }
}

/// The deal on the table is finished, whatever the clock says; what is saved knows the time.
#[test]
fn a_list_ends_with_its_time() {
    let settings = ListSettings {
        deals: ListSettings::MANY,
        minutes: NonZeroU32::new(2),
        ..ListSettings::new(TableSize::Three, 7)
    };
    let minute = Duration::from_secs(60);
    let mut session = Session::new(party(TableSize::Three, false), settings).unwrap();
    assert_eq!(session.time_left(), Some(2 * minute));
    session.pass_time(minute);
    session.play_bots().unwrap();
    assert!(!session.ends());
    session.advance();
    assert_eq!((session.number(), session.time_left()), (Some(2), Some(minute)));
    let resumed = Session::resume(session.save()).unwrap();
    assert_eq!(resumed, session);
    // The time is up in the middle of the deal, or before its first word.
    for moves in [0, 3] {
        let mut session = session.clone();
        for _ in 0..moves {
            step(&mut session);
        }
        session.pass_time(2 * minute);
        assert_eq!((session.number(), session.time_left()), (Some(2), Some(Duration::ZERO)));
        let mut session = Session::resume(session.save()).unwrap();
        session.play_bots().unwrap();
        assert!(session.ends());
        session.advance();
        assert_eq!((session.awaited(), session.number()), (Awaited::ListOver, None));
        let resumed = Session::resume(session.save()).unwrap();
        assert_eq!((resumed.awaited(), resumed.list().games().len()), (Awaited::ListOver, 2));
    }
    let without = session_of_no_end();
    assert_eq!(without.time_left(), None);
    assert!(!without.save().contains("elapsed"), "{}", without.save());
}

/// A list that no clock ends, however long it takes.
fn session_of_no_end() -> Session {
    let mut session = session(TableSize::Three, false);
    session.pass_time(Duration::from_secs(1_000_000));
    session
}

#[test]
fn nothing_is_taken_off_the_table_while_a_deal_runs() {
    let mut session = session(TableSize::Three, false);
    let before = session.clone();
    session.advance();
    assert_eq!(session, before);
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let settings = ListSettings::new(TableSize::Three, 1);
    let four = party(TableSize::Four, false);
    let refused = |party: &Party, settings: ListSettings| {
        Session::new(party.clone(), settings).expect_err("a misfit")
    };
    assert_eq!(refused(&four, settings.clone()), Misfit::Players { members: 4, places: 3 });
    let mut three = party(TableSize::Three, true);
    let late = ListSettings { start: 37, ..settings.clone() };
    assert_eq!(refused(&three, late), Misfit::NoDeal { start: 37, deals: 36 });
    let endless = ListSettings { deals: u32::MAX, ..settings.clone() };
    assert_eq!(refused(&three, endless), Misfit::TooLong(u32::MAX));
    let dealer = Place::new(3).unwrap();
    let absent = ListSettings { first_dealer: Some(dealer), ..settings.clone() };
    assert_eq!(refused(&three, absent), Misfit::Dealer { dealer, places: 3 });
    let given = Some(ListSettings::new(TableSize::Four, 1).deal(1));
    assert_eq!(refused(&three, ListSettings { given, ..settings.clone() }), Misfit::OtherTable);
    three.members[1].level = None;
    assert_eq!(refused(&three, settings), Misfit::TwoPersons);
}

#[test]
fn the_worker_plays_a_list_like_the_session_itself() {
    let mut here = session(TableSize::Three, false);
    let mut there = here.clone();
    let (send, receive) = channel();
    let deliver = move |delivery| send.send(delivery).unwrap();
    let mut worker = Worker::spawn(Thinker::new(Request::decide, PATIENCE), deliver).unwrap();
    loop {
        match there.awaited() {
            Awaited::Bot(request) => worker.ask(*request),
            Awaited::DealOver => {
                there.advance();
                continue;
            }
            Awaited::Person => unreachable!("only computers play"),
            Awaited::ListOver => break,
        }
        let Delivery::Reply(reply) = receive.recv().unwrap() else { panic!("a move") };
        assert_eq!(there.answer(&reply), Ok(true));
    }
    drop(worker);
    assert!(receive.recv().is_err(), "everything asked has been delivered");
    finish(&mut here);
    assert_eq!(here, there);
}

#[test]
fn what_was_asked_before_is_not_delivered() {
    let mut session = session(TableSize::Three, false);
    let first = asked(&session);
    step(&mut session);
    let second = asked(&session);
    let (started, thinking) = channel();
    let (send, receive) = channel();
    // Thinks about each question until it is let go.
    let (let_go, held) = channel::<()>();
    let held = Mutex::new(held);
    let decide = move |_: &Request| {
        started.send(()).unwrap();
        held.lock().unwrap().recv().unwrap();
        Move::Pass
    };
    let thinker = Thinker::new(decide, Duration::MAX);
    let deliver = move |delivery| send.send(delivery).unwrap();
    let mut worker = Worker::spawn(thinker, deliver).unwrap();
    worker.ask(first);
    thinking.recv().unwrap();
    worker.ask(second.clone());
    let_go.send(()).unwrap();
    let_go.send(()).unwrap();
    match receive.recv().unwrap() {
        Delivery::Reply(reply) => assert_eq!(reply.request, second),
        delivery => panic!("{delivery:?}"),
    }
}

#[test]
fn dropping_the_worker_does_not_wait_for_a_player_that_is_thinking() {
    let request = asked(&session(TableSize::Three, false));
    let (started, thinking) = channel();
    // Answers only when it is let go.
    let (let_go, held) = channel::<()>();
    let held = Mutex::new(held);
    let decide = move |_: &Request| {
        started.send(()).unwrap();
        held.lock().unwrap().recv().unwrap();
        Move::Pass
    };
    let thinker = Thinker::new(decide, Duration::MAX);
    let (send, receive) = channel();
    let mut worker = Worker::spawn(thinker, move |delivery| send.send(delivery).unwrap()).unwrap();
    worker.ask(request);
    thinking.recv().unwrap();
    drop(worker);
    let_go.send(()).unwrap();
    assert!(receive.recv().is_err(), "nothing is delivered");
}

/// A session at the person's first decision.
fn at_the_person(table: TableSize) -> Session {
    let mut session = session(table, true);
    while session.awaited() != Awaited::Person {
        assert!(step(&mut session));
    }
    session
}

#[test]
fn the_worker_answers_what_the_strongest_player_would_do() {
    let session = at_the_person(TableSize::Three);
    let question = session.question().unwrap();
    assert_eq!(Some(&question.view), session.view().as_ref());
    let (send, receive) = channel();
    let thinker = Thinker::new(Request::decide, PATIENCE);
    let mut worker = Worker::spawn(thinker, move |delivery| send.send(delivery).unwrap()).unwrap();
    worker.advise(question.clone());
    match receive.recv().unwrap() {
        Delivery::Advised(advised) => {
            assert_eq!(advised.question, question);
            let mv = advised.advice.unwrap().mv;
            let number = session.number().unwrap();
            let master = Level::Master.into();
            let decided = skat::players::decide(master, 11, number, &question.view);
            assert_eq!(mv, decided, "the move it would make itself");
        }
        other => panic!("{other:?}"),
    }
    // Who is not to act has nothing to ask.
    let mut other = at_the_person(TableSize::Three);
    while matches!(other.awaited(), Awaited::Person) {
        step(&mut other);
    }
    assert_eq!(other.question(), None);
}

#[test]
fn the_same_cards_are_played_again_from_every_seat() {
    for table in [TableSize::Three, TableSize::Four] {
        for rules in [Rules::OFFICIAL, Rules::PUB] {
            let settings = ListSettings { deals: 8, rules, ..ListSettings::new(table, 3) };
            let mut session = Session::new(party(table, true), settings).unwrap();
            for _ in 0..8 {
                assert_eq!(session.again(Seat::Forehand), None, "the deal runs");
                while session.awaited() != Awaited::DealOver {
                    assert!(step(&mut session));
                }
                let deal = session.finished().last().unwrap().1.deal().clone();
                for seat in Seat::ALL {
                    let mut again = session.again(seat).unwrap();
                    assert_eq!(again.purpose(), Purpose::Again);
                    assert!(!again.purpose().counts());
                    let view = again.view().unwrap();
                    assert_eq!((view.seat(), view.dealt()), (Some(seat), deal.hand(seat)));
                    assert_eq!(view.seating().seat(Place::FIRST), Some(seat));
                    finish(&mut again);
                    let played = again.list().games()[0].deal();
                    assert!(Seat::ALL.iter().all(|&seat| played.hand(seat) == deal.hand(seat)));
                    assert_eq!(played.skat(), deal.skat());
                }
                session.advance();
            }
        }
    }
}

#[test]
fn two_cards_are_discarded_before_a_game_is_announced() {
    let seating = Seating { table: TableSize::Three, dealer: Place::new(2).unwrap() };
    let mut game = Game::new(Deal::shuffled(seating, &mut generator(&[7])));
    for (seat, mv) in [
        (Seat::Middlehand, Move::Pass),
        (Seat::Rearhand, Move::Pass),
        (Seat::Forehand, Move::Bid(Bid::LEAST)),
        (Seat::Forehand, Move::PickUp),
    ] {
        game.apply(seat, mv).unwrap();
    }
    let party = party(TableSize::Three, true);
    let mut session = Session::joined(party, game, Purpose::List).unwrap();
    let hand = session.view().unwrap().hand();
    let two = |skip: usize| hand.iter().skip(skip).take(2).collect::<Cards>();
    let before = session.save();
    for (cards, why) in [
        (hand.iter().take(1).collect(), Illegal::Discard { wanted: 2, got: 1 }),
        (Cards::EMPTY, Illegal::Discard { wanted: 2, got: 0 }),
    ] {
        assert_eq!(session.discard(cards), Err(why));
    }
    let held = (Cards::ALL - hand).highest().unwrap();
    assert_eq!(session.discard((two(0) - two(1)) | held.into()), Err(Illegal::NotHeld(held)));
    assert_eq!(session.save(), before, "nothing has changed");
    session.discard(two(0)).unwrap();
    session.discard(two(4)).unwrap();
    assert_eq!(session.discarded(), Some(two(4)));
    assert_eq!(session.question().unwrap().discarded, Some(two(4)));
    let resumed = Session::resume(session.save()).unwrap();
    assert_eq!((resumed.discarded(), resumed.save()), (Some(two(4)), session.save()));
    session.take_back_discard();
    assert_eq!(session.save(), before);
    session.discard(two(2)).unwrap();
    session.apply(Move::Declare(Contract::plain(Kind::Grand), two(2))).unwrap();
    assert_eq!(session.discarded(), None);
    assert_eq!(session.discard(two(0)), Err(Illegal::NotNow));
}

#[test]
fn moves_are_taken_back_to_the_last_decision() {
    let counts = at_the_person(TableSize::Three);
    for purpose in [Purpose::List, Purpose::Daily("2026-11-30".parse().unwrap())] {
        let mut session = counts.clone();
        session.set_purpose(purpose);
        assert!(step(&mut session));
        let before = session.clone();
        assert!(!session.may_take_back() && !session.take_back(), "{purpose:?}");
        assert_eq!(session, before);
    }
    let mut session = counts;
    session.set_purpose(Purpose::Practice(Drill::Any));
    // Every decision of the person with the view it was made with.
    let mut decisions = Vec::new();
    while session.awaited() != Awaited::DealOver {
        if session.awaited() == Awaited::Person {
            let view = session.view().unwrap();
            if view.playable().len() != 1 {
                decisions.push(view);
            }
        }
        assert!(step(&mut session));
    }
    assert!(decisions.len() > 3);
    while let Some(view) = decisions.pop() {
        assert!(session.may_take_back());
        assert!(session.take_back());
        assert_eq!(session.view(), Some(view));
    }
    assert!(!session.may_take_back());
}

#[test]
fn who_joins_a_deal_takes_back_no_more_than_the_own_moves() {
    let game = skat::study::practice::find(Drill::Defender, Rules::OFFICIAL, 2, 1).unwrap();
    let opening = game.moves().len();
    assert!(opening > 3);
    let party = party(TableSize::Three, true);
    let joined = Session::joined(party, game, Purpose::Practice(Drill::Defender));
    let mut session = joined.unwrap();
    while session.awaited() != Awaited::DealOver {
        assert!(step(&mut session));
    }
    while session.take_back() {}
    assert!(session.view().unwrap().moves().len() >= opening);
}
