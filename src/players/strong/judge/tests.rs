//! The hint is the move, and its reasons hold.

use crate::players::{Advice, Basis, Fact, Level, Reason, advise, decide};
use crate::rules::*;

/// A game among club players of a seed and deal, shown at every decision.
fn deals(rules: &str, round: Round, numbers: std::ops::Range<u32>, mut at: impl FnMut(u32, &Game)) {
    let rules: Rules = rules.parse().unwrap();
    for number in numbers {
        let deal = ListSettings::new(TableSize::Three, 12).deal(number).in_round(round);
        let mut game = Game::with_rules(rules, deal);
        while let Some(seat) = game.to_act() {
            at(number, &game);
            let mv = decide(Level::Club.into(), 5, number, &game.view(seat));
            game.apply(seat, mv).unwrap();
        }
    }
}

fn advice(number: u32, game: &Game) -> Advice {
    let view = game.view(game.to_act().unwrap());
    advise(Scoring::SeegerFabian, 5, number, &view, None).unwrap()
}

/// Checks that an advice is the move, with chances and a reason that holds.
fn check(number: u32, game: &Game, advice: &Advice) {
    let seat = game.to_act().unwrap();
    let view = game.view(seat);
    let told = format!("deal {number}, {seat}, {advice:?}");
    assert_eq!(advice.mv, decide(Level::Master.into(), 5, number, &view), "{told}");
    assert_eq!(game.check(seat, advice.mv), Ok(()), "{told}");
    assert!(advice.options.iter().all(|odds| (0.0..=1.0).contains(&odds.chance)), "{told}");
    if game.table().phase() == Phase::Playing && !game.table().is_ramsch() {
        if let Move::Play(_) = advice.mv {
            let playable = view.playable();
            assert_eq!(advice.options.len(), playable.len(), "{told}");
            assert_eq!(advice.options[0].mv, advice.mv, "{told}");
        }
        assert!(advice.chance().is_some(), "{told}");
    }
    assert!(holds(game, &view, advice), "{told}");
}

/// True if what an advice says is so, as far as the one who is advised can see.
fn holds(game: &Game, view: &View, advice: &Advice) -> bool {
    let (table, hand) = (game.table(), view.hand());
    let (Some(kind), Move::Play(card)) = (table.kind(), advice.mv) else { return true };
    let (me, trick) = (view.seat().unwrap(), table.trick());
    let gone = |suit: Suit| {
        let class = Cards::suit(suit) - kind.trumps();
        class.contains(card) && !(hand.without(card)).intersects(class)
    };
    let follows = trick.led().is_none_or(|led| kind.class(led).contains(card));
    let fears = match advice.fear.map(|fear| fear.fact) {
        Some(Fact::Holds(seat, card)) => seat != me && view.unseen().contains(card),
        Some(Fact::Lacks(seat, _) | Fact::AllTrumps(seat)) => seat != me,
        None => true,
    };
    let reason = match advice.reason {
        Reason::OnlyCard => view.playable().len() == 1,
        Reason::DrawsTrumps { .. } | Reason::DrawsLast => trick.is_empty() && kind.is_trump(card),
        Reason::Ruffs { .. } => kind.is_trump(card) && !follows,
        Reason::Smears { partner } => table.partner(me) == Some(partner) && card.points() >= 10,
        Reason::Keeps { partner, card: kept } => {
            table.partner(me) == Some(partner) && hand.contains(kept) && kept.points() >= 10
        }
        Reason::PartnerTakes { partner } => table.partner(me) == Some(partner),
        Reason::PartnerRuffs { partner, suit } => {
            table.partner(me) == Some(partner) && card.suit() == suit && !kind.is_trump(card)
        }
        Reason::Saves { winner } => {
            winner != me && view.playable().iter().all(|other| other.points() >= card.points())
        }
        Reason::Empties { suit } => gone(suit),
        Reason::Rids | Reason::RamschRids => !follows,
        Reason::Proven => matches!(advice.basis, Basis::Deals { all: true, .. }),
        _ => true,
    };
    fears && reason
}

#[test]
fn the_hint_is_the_move_the_master_would_make_and_its_reason_holds() {
    let mut asked = 0;
    deals("official", Round::Plain, 1..9, |number, game| {
        // Every third card, to save time.
        let playing = game.table().phase() == Phase::Playing;
        if !playing || (game.moves().len() as u32 + number).is_multiple_of(3) {
            check(number, game, &advice(number, game));
            asked += 1;
        }
    });
    assert!(asked > 60, "{asked}");
    for round in [Round::Bock, Round::Ramsch] {
        deals("xskat,push-jacks,kontra-18=off", round, 1..4, |number, game| {
            let playing = game.table().phase() == Phase::Playing;
            if !playing || (game.moves().len() as u32 + number).is_multiple_of(5) {
                check(number, game, &advice(number, game));
            }
        });
    }
}

#[test]
fn cards_that_lie_away_already_stay_there() {
    let mut asked = 0;
    deals("official", Round::Plain, 1..9, |number, game| {
        let table = game.table();
        let Some(seat) = table.to_act().filter(|_| table.phase() == Phase::Announcing) else {
            return;
        };
        if table.is_hand() {
            return;
        }
        let view = game.view(seat);
        let put: Cards = view.hand().iter().take(2).collect();
        let advice = advise(Scoring::SeegerFabian, 5, number, &view, Some(put)).unwrap();
        let away = advice.options.iter().all(|odds| match odds.mv {
            Move::Declare(_, away) => away == put,
            _ => false,
        });
        assert!(away, "{advice:?}");
        assert_eq!(view.check(advice.mv), Ok(()));
        asked += 1;
    });
    assert!(asked > 2, "{asked}");
}
