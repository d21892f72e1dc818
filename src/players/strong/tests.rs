use super::auction::speak;
use super::beliefs::Beliefs;
use super::card::play;
use super::gains::Bidder;
use super::scene::Scene;
use super::{aim, open};
use crate::players::simulation::ones;
use crate::players::{Bot, Level, Style, decide};
use crate::rules::{
    Bid, BySeat, Cards, Deal, DealResult, Game, Kind, ListSettings, Move, Phase, Scoring, Seat,
    TableSize, generator,
};

/// A deal among club players up to so many tricks, if it gets there.
fn game(seed: u64, number: u32, tricks: usize) -> Option<Game> {
    let deal = ListSettings::new(TableSize::Three, seed).deal(number);
    let mut game = Game::new(deal);
    while game.table().phase() != Phase::Playing || game.table().tricks().len() < tricks {
        let seat = game.to_act()?;
        let mv = decide(Level::Club.into(), seed, number, &game.view(seat));
        game.apply(seat, mv).unwrap();
    }
    game.to_act().map(|_| game)
}

fn hand(text: &str) -> Cards {
    text.parse().unwrap()
}

fn bidder_at(seat: Seat, bid: u16) -> Bidder {
    let bid = Bid::all().find(|known| known.value() == bid).unwrap();
    Bidder { seat: seat.index(), bid, scoring: Scoring::SeegerFabian }
}

#[test]
fn a_sure_win_over_all_worlds_is_played() {
    let mut sure = 0;
    for number in 1..=60 {
        let Some(game) = game(3, number, 7) else { continue };
        let seat = game.to_act().unwrap();
        let view = game.view(seat);
        let Some(scene) = Scene::new(&view) else { continue };
        let mut random = generator(&[u64::from(number)]);
        let beliefs = Beliefs::new(&view, &scene, 4000, 4000, &mut random);
        if !beliefs.complete {
            continue;
        }
        let aim = aim::Aim::of(&view, &scene);
        let choices: Vec<u8> = ones(beliefs.worlds[0].course.choices()).collect();
        let reached = open::reached(&beliefs.worlds, &choices, aim, u64::MAX).unwrap();
        let goal = if scene.declares() { 1.0 } else { 0.0 };
        let wins: Vec<u8> = choices
            .iter()
            .zip(&reached)
            .filter(|(_, share)| (*share - goal).abs() < 1e-3)
            .map(|(&bit, _)| bit)
            .collect();
        // Where every card wins, or few worlds are looked at, there is nothing to see.
        if wins.is_empty() || wins.len() == choices.len() || beliefs.worlds.len() > 30 {
            continue;
        }
        sure += 1;
        let Move::Play(card) = play(&view, &mut random) else { panic!("{view:?}") };
        let place = beliefs.worlds[0].course.standing_for(scene.lanes.place(card));
        assert!(wins.contains(&place), "{card} of {} in deal {number}", view.hand());
    }
    assert!(sure > 0);
}

#[test]
fn worlds_fit_what_was_seen() {
    for number in 1..=12 {
        let Some(game) = game(8, number, 4) else { continue };
        let seat = game.to_act().unwrap();
        let view = game.view(seat);
        let Some(scene) = Scene::new(&view) else { continue };
        let mut random = generator(&[1]);
        let beliefs = Beliefs::new(&view, &scene, 60, 20, &mut random);
        let total: f32 = beliefs.worlds.iter().map(|world| world.weight).sum();
        assert!((total - 1.0).abs() < 1e-3);
        for world in &beliefs.worlds {
            let course = &world.course;
            let lanes = course.lanes;
            assert_eq!(lanes.cards(course.hands[seat.index()]), view.hand());
            let held = BySeat::from_fn(|seat| course.hands[seat.index()].count_ones() as usize);
            assert_eq!(held, BySeat::from_fn(|seat| game.table().held(seat)));
            let all = course.hands.iter().fold(course.played | world.skat, |set, hand| set | hand);
            assert_eq!(all, u32::MAX);
            // A seat that did not follow holds nothing of that class.
            for (hand, may) in course.hands.iter().zip(course.may) {
                assert_eq!(hand & !may, 0);
            }
        }
        let again = Beliefs::new(&view, &scene, 60, 20, &mut generator(&[1]));
        let skats = |beliefs: &Beliefs| beliefs.worlds.iter().map(|w| w.skat).collect::<Vec<_>>();
        assert_eq!(skats(&beliefs), skats(&again));
    }
}

#[test]
fn hands_are_priced_as_players_price_them() {
    let sure = hand("CJ SJ HJ DJ CA CT CK CQ SA HA");
    let good = hand("CJ SJ DJ CA CT C9 SA ST H7 D8");
    let poor = hand("HJ CK CQ SK SQ HQ HK DK DQ S9");
    let later = |cards| bidder_at(Seat::Forehand, 18).later(cards);
    assert!(later(sure) > 80.0, "{}", later(sure));
    assert!(later(good) > 30.0, "{}", later(good));
    assert!(later(poor) < -30.0, "{}", later(poor));
    // Seven, eight and nine of three suits and a seven: no card of it takes a trick.
    let null = hand("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7");
    let worse = hand("C7 C8 C9 S7 S8 S9 H7 H8 H9 DK");
    let promise = |hand| bidder_at(Seat::Middlehand, 23).hand(hand, Kind::Null).unwrap();
    assert!(promise(null) > promise(worse) + 10.0, "{} {}", promise(null), promise(worse));
    // A Null that does not cover the bid cannot be declared.
    assert_eq!(bidder_at(Seat::Middlehand, 36).hand(null, Kind::Null), None);
}

#[test]
fn bidding_by_style_goes_further_the_bolder_it_is() {
    let mut bids = [0; 3];
    for number in 1..=40 {
        let deal: Deal = ListSettings::new(TableSize::Three, 21).deal(number);
        let game = Game::new(deal);
        let view = game.view(game.to_act().unwrap());
        for (count, style) in bids.iter_mut().zip(Style::ALL) {
            let bot = Bot::new(Level::Expert).with_style(style);
            *count += usize::from(matches!(speak(&view, bot), Move::Bid(_)));
        }
    }
    assert!(bids[0] < bids[1] && bids[1] < bids[2], "{bids:?}");
}

#[test]
fn what_is_certain_is_played_with_open_cards() {
    // The hand, its seat, and what is announced: with two jacks the lead is needed.
    let cases = [
        ("CJ SJ HJ DJ CA CT CK SA ST SK", Seat::Forehand, "GO"),
        ("CJ SJ HJ DJ CA CT CK SA ST SK", Seat::Rearhand, "GO"),
        ("CJ SJ CA CT CK CQ C9 C8 C7 SA", Seat::Forehand, "GO"),
    ];
    for (cards, seat, game) in cases {
        let hand = hand(cards);
        let mut rest = (Cards::ALL - hand).iter();
        let hands = BySeat::from_fn(|other| match other == seat {
            true => hand,
            false => rest.by_ref().take(10).collect(),
        });
        let seating = ListSettings::new(TableSize::Three, 1).deal(1).seating();
        let deal = Deal::new(seating, hands, rest.collect()).unwrap();
        let mut playing = Game::new(deal);
        let mut declared = None;
        while let Some(to_act) = playing.to_act() {
            let mv = match playing.table().phase() {
                Phase::Auction if to_act != seat => Move::Pass,
                _ => decide(Level::Master.into(), 1, 1, &playing.view(to_act)),
            };
            if let Move::Declare(contract, _) = mv {
                declared = Some(contract.to_string());
            }
            playing.apply(to_act, mv).unwrap();
        }
        assert_eq!(declared.as_deref(), Some(game), "{cards} in {seat}");
        let Some(DealResult::Settled { reckoning, .. }) = playing.result() else {
            panic!("{cards}")
        };
        assert!(reckoning.won, "{cards} in {seat}: {:?}", playing.moves());
    }
    let sure = bidder_at(Seat::Forehand, 264);
    assert!(sure.best_hand(hand(cases[0].0)) > 264.0, "worth a bid of its whole value");
    let jacks = hand(cases[2].0);
    assert!(sure.hand_game(jacks, Kind::Grand).is_ouvert());
    assert!(!bidder_at(Seat::Rearhand, 18).hand_game(jacks, Kind::Grand).is_ouvert());
}
