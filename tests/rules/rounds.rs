//! Rounds of Bock and of Ramsch, the same dealer again, and the minus list: folds over a list.

use std::num::NonZeroU32;

use crate::support::{play, random_move};
use skat::rules::{
    BadGame, DealResult, Game, Kind, List, ListSettings, Move, Phase, Place, Round, Rounds, Rules,
    Scoring, Seat, TableSize, Trigger, Triggers, below, generator,
};

fn list(table: TableSize, rules: &str) -> List {
    let rules = rules.parse().unwrap();
    let first_dealer = Some(Place::FIRST);
    List::new(ListSettings { rules, first_dealer, ..ListSettings::new(table, 7) })
}

/// Plays the first legal card until the deal is over.
fn play_out(game: &mut Game) {
    while let Some(seat) = game.to_act() {
        let card = game.legal(seat).find(|mv| matches!(mv, Move::Play(_))).unwrap();
        game.apply(seat, card).unwrap();
    }
}

/// Ways to get through the next deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// All pass, and a Ramsch is played if one follows.
    Pass,
    /// Forehand plays clubs and gives up after these words.
    Lose(&'static str),
    /// Forehand plays clubs, and the defenders give up.
    Win,
    /// Nothing is said before a forced Ramsch, or everybody declines Grand Hand.
    Ramsch,
    /// Forehand declares Grand Hand in place of a Ramsch and gives up.
    GrandHand,
}

fn clubs(game: &mut Game) {
    play(game, "1 p 2 p 0 18 0 s").unwrap();
    let put = game.hand(Seat::Forehand).iter().rev().take(2).collect();
    let contract = "C".parse().unwrap();
    game.apply(Seat::Forehand, Move::Declare(contract, put)).unwrap();
}

fn decline_all(game: &mut Game) {
    while matches!(game.table().phase(), Phase::Doubling | Phase::GrandHand) {
        let seat = game.to_act().unwrap();
        game.apply(seat, Move::Decline).unwrap();
    }
}

fn next(list: &mut List, way: Way) -> Rounds {
    let mut game = list.next_game().unwrap();
    match way {
        Way::Pass => {
            play(&mut game, "1 p 2 p 0 p").unwrap();
            play_out(&mut game);
        }
        Way::Lose(words) => {
            clubs(&mut game);
            play(&mut game, words).unwrap();
            decline_all(&mut game);
            play(&mut game, "0 concede").unwrap();
        }
        Way::Win => {
            clubs(&mut game);
            decline_all(&mut game);
            play(&mut game, "1 concede 2 accept 0 accept").unwrap();
        }
        Way::Ramsch => {
            decline_all(&mut game);
            play_out(&mut game);
        }
        Way::GrandHand => {
            play(&mut game, "0 GH").unwrap();
            decline_all(&mut game);
            play(&mut game, "0 concede").unwrap();
        }
    }
    list.push(game).unwrap();
    list.rounds()
}

const KONTRA: Way = Way::Lose("1 kontra");

fn rounds(round: Round, left: u32, waiting: u32) -> Rounds {
    Rounds { round, left, waiting, again: 0 }
}

#[test]
fn a_lost_kontra_game_brings_a_round_of_bock() {
    for (table, players) in [(TableSize::Three, 3), (TableSize::Four, 4)] {
        let mut list = list(table, "bock,kontra");
        assert_eq!(next(&mut list, Way::Lose("")), Rounds::default(), "lost without Kontra");
        assert_eq!(next(&mut list, KONTRA), rounds(Round::Bock, players, 0));
        let start = list.standings();
        for left in (0..players).rev() {
            let round = if left > 0 { Round::Bock } else { Round::Plain };
            assert_eq!(list.next_deal().unwrap().round(), Round::Bock);
            assert_eq!(next(&mut list, Way::Win), rounds(round, left, 0));
        }
        // The scores count double, the bonus does not.
        let row = list.rows().last().unwrap();
        let (place, reckoning) = row.game.unwrap();
        assert_eq!(reckoning.doublings, 2);
        assert_eq!(reckoning.score, 2 * i32::from(reckoning.value));
        let own = list.standings().account(place);
        assert_eq!(own.won - start.account(place).won, 1);
        assert_eq!(own.own_bonus(), 50 * (own.won as i32 - own.lost as i32));
        assert_eq!(list.next_deal().unwrap().round(), Round::Plain);
        // Without the switch there is no Bock.
        let mut plain = self::list(table, "kontra");
        assert_eq!(next(&mut plain, KONTRA), Rounds::default());
    }
}

#[test]
fn rounds_queue_up() {
    let mut list = list(TableSize::Three, "bock,kontra,re,triggers=even+kontra-lost+re");
    assert_eq!(next(&mut list, KONTRA), rounds(Round::Bock, 3, 0));
    // Kontra and Re lost are one, and the Bock round goes on first.
    assert_eq!(next(&mut list, Way::Lose("1 kontra 0 re")), rounds(Round::Bock, 2, 1));
    assert_eq!(next(&mut list, KONTRA), rounds(Round::Bock, 1, 2));
    // A deal passed in uses up its place.
    assert_eq!(next(&mut list, Way::Pass), rounds(Round::Bock, 3, 1));
    for left in [2, 1] {
        assert_eq!(next(&mut list, Way::Win), rounds(Round::Bock, left, 1));
    }
    assert_eq!(next(&mut list, Way::Win), rounds(Round::Bock, 3, 0));
    assert_eq!(next(&mut list, Way::Win), rounds(Round::Bock, 2, 0));
    assert_eq!(next(&mut list, Way::Win), rounds(Round::Bock, 1, 0));
    // A trigger in its last deal brings the next at once.
    assert_eq!(next(&mut list, KONTRA), rounds(Round::Bock, 3, 0));
    // Bock and Kontra multiply.
    let factors = list.rows().filter_map(|row| row.game).map(|(_, sum)| sum.doublings);
    assert_eq!(factors.collect::<Vec<_>>(), [2, 8, 4, 2, 2, 2, 2, 2, 4]);
}

#[test]
fn a_ramsch_round_follows_each_bock_round() {
    let mut list = list(TableSize::Three, "bock,kontra,ramsch,ramsch-rounds");
    next(&mut list, KONTRA);
    next(&mut list, KONTRA);
    next(&mut list, Way::Win);
    // Three passes in Bock: a Ramsch that counts double, and brings nothing.
    assert_eq!(next(&mut list, Way::Pass), rounds(Round::Ramsch, 3, 1));
    let row = list.rows().last().unwrap();
    assert_eq!(row.ramsch.unwrap().1.factor() % 2, 0);
    assert!(!row.number.is_multiple_of(2) || row.number == 4);
    for left in [2, 1] {
        assert!(list.next_game().unwrap().table().is_ramsch());
        assert_eq!(next(&mut list, Way::Ramsch), rounds(Round::Ramsch, left, 1));
    }
    let forced = list.rows().last().unwrap().ramsch.unwrap().1;
    let virgins = forced.tricks.0.iter().filter(|&&tricks| tricks == 0).count();
    assert_eq!(usize::from(forced.factor()), 1 << virgins, "no Bock in a Ramsch round");
    // The next Bock round had to wait for it, and has its own Ramsch round.
    assert_eq!(next(&mut list, Way::Ramsch), rounds(Round::Bock, 3, 0));
    next(&mut list, Way::Win);
    next(&mut list, Way::Win);
    assert_eq!(next(&mut list, Way::Win), rounds(Round::Ramsch, 3, 0));
    next(&mut list, Way::Ramsch);
    next(&mut list, Way::Ramsch);
    assert_eq!(next(&mut list, Way::Ramsch), Rounds::default());
}

#[test]
fn ramsch_rounds_without_bock() {
    let mut on = list(TableSize::Four, "kontra,ramsch-rounds");
    assert_eq!(next(&mut on, KONTRA), rounds(Round::Ramsch, 4, 0));
    let mut always = list(TableSize::Three, "ramsch-rounds=always");
    while always.next_deal().is_some() {
        assert!(always.next_game().unwrap().table().is_ramsch());
        assert_eq!(next(&mut always, Way::Ramsch), rounds(Round::Ramsch, 0, 0));
    }
    assert_eq!(always.games().len(), 36);
    let sums = always.rows().map(|row| row.ramsch.unwrap().1.scores.0.iter().sum::<i32>());
    let totals = always.standings().totals(Scoring::SeegerFabian);
    assert_eq!(sums.sum::<i32>(), totals.iter().sum::<i32>(), "no bonus for Ramsch");
}

#[test]
fn grand_hand_puts_a_forced_ramsch_off_and_the_same_dealer_deals_again() {
    for (rules, before) in
        [("kontra,ramsch-rounds,grand-hand", 1), ("ramsch-rounds=always,grand-hand", 0)]
    {
        let mut list = list(TableSize::Three, rules);
        for _ in 0..before {
            next(&mut list, KONTRA);
        }
        let left = list.rounds().left;
        let dealer = |list: &List| list.next_deal().unwrap().seating().dealer.index();
        let first = dealer(&list);
        next(&mut list, Way::Ramsch);
        assert_eq!(dealer(&list), (first + 1) % 3);
        let number = list.next_number();
        let cards = list.next_deal().unwrap();
        for again in 1..=2 {
            let rounds = next(&mut list, Way::GrandHand);
            assert_eq!((rounds.round, rounds.again), (Round::Ramsch, again));
            assert_eq!(rounds.left, left.saturating_sub(1), "the Ramsch is still to be played");
            assert_eq!(dealer(&list), (first + 1) % 3, "the same dealer");
        }
        // It uses its lines, and new cards.
        assert_eq!(list.next_number(), number.map(|number| number + 2));
        assert_ne!(list.next_deal().unwrap().hand(Seat::Forehand), cards.hand(Seat::Forehand));
        next(&mut list, Way::Ramsch);
        assert_eq!(dealer(&list), (first + 2) % 3);
        // A Grand Hand counts as a game won or lost.
        let standings = list.standings();
        let lost: u32 = standings.accounts().iter().map(|account| account.lost).sum();
        assert_eq!(lost, before + 2);
    }
    // Not in an ordinary deal: there the dealer moves on.
    let mut ordinary = list(TableSize::Three, "ramsch,grand-hand");
    let mut game = ordinary.next_game().unwrap();
    play(&mut game, "1 p 2 p 0 p 0 GH 0 concede").unwrap();
    ordinary.push(game).unwrap();
    assert_eq!(ordinary.next_deal().unwrap().seating().dealer.index(), 1);
}

#[test]
fn only_the_next_deal_of_its_round_and_rules_belongs_to_a_list() {
    let mut list = list(TableSize::Three, "bock,kontra");
    next(&mut list, KONTRA);
    let passed = |mut game: Game| {
        play(&mut game, "1 p 2 p 0 p").unwrap();
        game
    };
    let rules = list.settings().rules;
    let plain = Game::with_rules(rules, list.settings().deal(2));
    assert_eq!(list.clone().push(passed(plain)), Err(BadGame::OtherDeal));
    let official = Game::new(list.next_deal().unwrap());
    assert_eq!(list.clone().push(passed(official)), Err(BadGame::OtherDeal));
    assert_eq!(list.push(passed(list.next_game().unwrap())), Ok(()));
}

const BOCK: &str = "kontra,re,bock";

/// True if one deal played by `play` brings a round when only this trigger is on.
fn brings(trigger: Trigger, seed: u64, play: impl FnOnce(&mut Game)) -> (bool, List) {
    let triggers = Triggers::NONE.with(trigger);
    let rules = Rules { triggers, ..BOCK.parse().unwrap() };
    let settings = ListSettings { rules, ..ListSettings::new(TableSize::Three, seed) };
    let mut list = List::new(settings);
    let mut game = list.next_game().unwrap();
    play(&mut game);
    list.push(game).unwrap();
    (list.rounds().round == Round::Bock, list)
}

#[test]
fn every_trigger_brings_bock_when_it_should() {
    let mut fired = [0; Trigger::ALL.len()];
    for seed in 0..600 {
        let mut random = generator(&[31, seed]);
        let deal = ListSettings::new(TableSize::Three, seed).deal(1);
        let mut game = Game::with_rules(BOCK.parse().unwrap(), deal);
        while game.to_act().is_some() {
            let (seat, mv) = random_move(&game, &mut random);
            game.apply(seat, mv).unwrap();
        }
        let moves = game.moves().to_vec();
        for (index, trigger) in Trigger::ALL.into_iter().enumerate() {
            let replayed = |game: &mut Game| {
                moves.iter().for_each(|&(seat, mv)| game.apply(seat, mv).unwrap());
            };
            let (brought, list) = brings(trigger, seed, replayed);
            assert_eq!(brought, expected(trigger, &list), "{trigger:?} {seed}");
            fired[index] += u32::from(brought);
        }
    }
    // No single game makes three equal digits: 37 divides no score.
    let fire = fired.iter().filter(|&&n| n > 0).count();
    assert!(
        fire == Trigger::ALL.len() - 1 && fired[Trigger::EqualDigits as usize] == 0,
        "{fired:?}"
    );
}

/// The meaning of a trigger, told from the words that were said and the row that was written.
fn expected(trigger: Trigger, list: &List) -> bool {
    let game = &list.games()[0];
    let said = |word| game.moves().iter().any(|&(_, mv)| mv == word);
    let passes = game.moves().iter().filter(|&&(_, mv)| mv == Move::Pass).count();
    let Some(DealResult::Settled { reckoning, points, defender_points, .. }) = game.result() else {
        let ramsch = matches!(game.result(), Some(DealResult::Ramsch(_)));
        return trigger == Trigger::AllPassed && passes == 3 && !ramsch;
    };
    let grand = reckoning.contract.kind() == Kind::Grand;
    let total = reckoning.score.to_string();
    let digits = total.trim_start_matches('-').as_bytes();
    match trigger {
        Trigger::Even => {
            !reckoning.won && reckoning.matadors.is_some() && points == 60 && defender_points == 60
        }
        Trigger::KontraLost => !reckoning.won && said(Move::Kontra),
        Trigger::Re => said(Move::Re),
        Trigger::GrandHandWon => grand && reckoning.won && said(Move::Hand),
        Trigger::GrandLost => grand && !reckoning.won,
        Trigger::EqualDigits => digits.len() == 3 && digits.iter().all(|digit| *digit == digits[0]),
        Trigger::Hundred => total.ends_with("00"),
        Trigger::Worth72 => reckoning.value >= 72,
        Trigger::Worth96 => reckoning.value >= 96,
        Trigger::AllPassed => false,
        Trigger::Lost100 => reckoning.score < -100,
        other => panic!("nothing is known of {other:?}"),
    }
}

#[test]
fn triggers_of_totals_look_at_who_scored() {
    for (trigger, hit) in [
        (
            Trigger::EqualDigits,
            (|total| total.abs() < 1_000 && total % 111 == 0) as fn(i32) -> bool,
        ),
        (Trigger::Hundred, |total| total % 100 == 0),
    ] {
        let mut fired = 0;
        for seed in 0..240 {
            let triggers = Triggers::NONE.with(trigger);
            let rules = Rules { triggers, ..BOCK.parse().unwrap() };
            let official = ListSettings::new(TableSize::Three, seed);
            let mut list = List::new(ListSettings { rules, deals: 18, ..official });
            let mut random = generator(&[32, seed]);
            while list.next_deal().is_some() {
                let ways = [Way::Win, Way::Lose(""), Way::Lose("1 kontra"), Way::Pass];
                let rounds = next(&mut list, ways[below(&mut random, 4) as usize]);
                let row = list.rows().last().unwrap();
                let totals = list.standings().totals(Scoring::Plain);
                let scored = row.game.map(|(place, _)| totals[place.index()]);
                let brought = scored.is_some_and(|total| total != 0 && hit(total));
                assert_eq!(rounds.round == Round::Bock, brought, "{trigger:?} {totals:?}");
                if brought {
                    fired += 1;
                    break;
                }
            }
        }
        assert!(fired >= 3, "{trigger:?}: {fired}");
    }
}

#[test]
fn triggers_as_text() {
    let triggers: Triggers = "even+re".parse().unwrap();
    assert_eq!(triggers.iter().collect::<Vec<_>>(), [Trigger::Even, Trigger::Re]);
    for set in 0..1 << Trigger::ALL.len() {
        let chosen =
            Trigger::ALL.into_iter().enumerate().filter(|(index, _)| set >> index & 1 == 1);
        let triggers = chosen.fold(Triggers::NONE, |all, (_, trigger)| all.with(trigger));
        assert_eq!(triggers.to_string().parse(), Ok(triggers));
    }
    for text in ["", "even+", "+", "Even", "even,re", "none+even"] {
        assert!(text.parse::<Triggers>().is_err(), "{text}");
    }
}

#[test]
fn a_minus_list_ends_at_its_limit_or_after_its_deals() {
    let settings = |limit| ListSettings {
        scoring: Scoring::Minus,
        limit: NonZeroU32::new(limit),
        first_dealer: Some(Place::FIRST),
        ..ListSettings::new(TableSize::Four, 7)
    };
    let played = |limit| {
        let mut list = List::new(settings(limit));
        while list.next_deal().is_some() {
            let lose = list.games().len().is_multiple_of(2);
            next(&mut list, if lose { Way::Lose("") } else { Way::Win });
        }
        list
    };
    let list = played(200);
    assert!(list.is_at_limit() && list.games().len() < 48);
    let totals = list.standings().totals(Scoring::Minus);
    assert!(totals.iter().any(|&total| total <= -200) && totals.iter().all(|&total| total <= 0));
    // One deal before nobody had reached it.
    let mut before = List::new(settings(200));
    let games = list.games();
    games[..games.len() - 1].iter().for_each(|game| before.push(game.clone()).unwrap());
    assert!(!before.is_at_limit());
    assert_eq!(List::new(settings(200)).push(games[1].clone()), Err(BadGame::OtherDeal));
    assert_eq!(list.clone().push(games[0].clone()), Err(BadGame::Full));
    // No limit, one that nobody reaches, and a list that is totalled otherwise.
    assert_eq!(played(0).games().len(), 48);
    assert_eq!(played(1_000_000).games().len(), 48);
    let mut plain = List::new(ListSettings { scoring: Scoring::Plain, ..settings(1) });
    next(&mut plain, Way::Lose(""));
    assert!(plain.next_deal().is_some());
}

#[test]
fn what_a_minus_list_says() {
    let mut list = list(TableSize::Four, "ramsch,ramsch-rounds=always");
    let mut totals = vec![0; 4];
    for _ in 0..40 {
        next(&mut list, Way::Ramsch);
        for (place, score) in list.rows().last().unwrap().scores() {
            for (other, total) in totals.iter_mut().enumerate() {
                let own = other == place.index();
                // A march is minus for the others, the sitting dealer too; a loss is one's own.
                *total -= if own == (score < 0) { score.abs() } else { 0 };
            }
        }
    }
    assert_eq!(list.standings().totals(Scoring::Minus), totals);
}
