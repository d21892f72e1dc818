//! Deals for practice: shuffled until the situation arises that is to be practised.
//!
//! Three of the club bid and announce. Where they come to what is wanted the person joins the deal:
//! as declarer when the auction is over, and as defender when the game has been announced.

use crate::host::Drill;
use crate::players::{Level, decide};
use crate::rules::{
    Contract, Deal, Game, Kind, Move, Phase, Place, RamschRounds, Round, Rules, Seating, TableSize,
    below, generator,
};

/// Deals looked through for one. The rarest, a Null Hand game of one's own, is found in a few
/// hundred.
const MOST: u64 = 20_000;

/// A deal for practice, as far as it was played when the person joins it, and the next of the seed
/// by its number. The person sits at [`Place::FIRST`]. `None` if no such deal was found, which does
/// not happen by the official rules.
#[must_use]
pub fn find(drill: Drill, rules: Rules, seed: u64, number: u32) -> Option<Game> {
    (0..MOST).find_map(|attempt| tried(drill, rules, [seed, u64::from(number), attempt]))
}

/// One deal, if it is what is wanted.
fn tried(drill: Drill, rules: Rules, name: [u64; 3]) -> Option<Game> {
    let [seed, number, attempt] = name;
    let mut random = generator(&[seed, number, attempt, drill as u64]);
    let table = TableSize::Three;
    let dealer = table.after(Place::FIRST, below(&mut random, 3) as usize);
    let deal = Deal::shuffled(Seating { table, dealer }, &mut random);
    // Rounds are a matter of lists, and each of these deals stands alone.
    let ramsch_rounds = match drill {
        Drill::Ramsch => RamschRounds::Always,
        _ => RamschRounds::Off,
    };
    let rules = Rules { ramsch_rounds, bock: false, ..rules };
    match drill {
        Drill::Any => return Some(Game::with_rules(rules, deal)),
        Drill::Ramsch => return Some(Game::with_rules(rules, deal.in_round(Round::Ramsch))),
        _ => {}
    }
    let mut game = Game::with_rules(rules, deal);
    while matches!(game.table().phase(), Phase::Auction | Phase::Skat | Phase::Announcing) {
        let seat = game.to_act()?;
        let mv = decide(Level::Club.into(), seed, number as u32, &game.view(seat));
        game.apply(seat, mv).ok()?;
    }
    let (declarer, contract) = (game.table().declarer()?, game.table().contract()?);
    let own = game.deal().seating().place(declarer) == Place::FIRST;
    (fits(drill, own, contract)).then(|| if own { before_the_skat(&game) } else { Some(game) })?
}

/// Whether a game is what is wanted; `own` if the person plays alone.
fn fits(drill: Drill, own: bool, contract: Contract) -> bool {
    let kind = contract.kind();
    match drill {
        Drill::Any | Drill::Ramsch => true,
        Drill::Declarer => own,
        Drill::Suit => own && kind.suit().is_some(),
        Drill::Grand => own && kind == Kind::Grand,
        Drill::Null => own && kind == Kind::Null,
        Drill::Hand => own && contract.is_hand(),
        Drill::Defender => !own && kind != Kind::Null,
        Drill::NullDefence => !own && kind == Kind::Null,
    }
}

/// The same game where the declarer looks at the skat or plays Hand.
fn before_the_skat(game: &Game) -> Option<Game> {
    let auction = |mv: &Move| matches!(mv, Move::Bid(_) | Move::Hold | Move::Pass);
    let moves = game.moves().iter().copied().take_while(|(_, mv)| auction(mv));
    Game::replay_with(*game.rules(), game.deal().clone(), moves).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Side;

    /// What comes of a deal that the person joins if the club goes on.
    fn played(mut game: Game, number: u32) -> Game {
        while matches!(game.table().phase(), Phase::Skat | Phase::Announcing) {
            let seat = game.to_act().unwrap();
            // With the same lots as in the search.
            let mv = decide(Level::Club.into(), 3, number, &game.view(seat));
            game.apply(seat, mv).unwrap();
        }
        game
    }

    #[test]
    fn every_drill_comes_to_what_is_practised() {
        for drill in Drill::ALL {
            for number in 1..=3 {
                let game = find(drill, Rules::OFFICIAL, 3, number).unwrap();
                assert_eq!(find(drill, Rules::OFFICIAL, 3, number).as_ref(), Some(&game));
                let person = game.deal().seating().seat(Place::FIRST).unwrap();
                match drill {
                    Drill::Any => assert_eq!(game.table().phase(), Phase::Auction),
                    Drill::Ramsch => assert!(game.table().is_ramsch()),
                    Drill::Defender | Drill::NullDefence => {
                        assert_eq!(game.table().phase(), Phase::Playing);
                        assert_eq!(game.table().side(person), Some(Side::Defenders));
                        let null = game.table().kind() == Some(Kind::Null);
                        assert_eq!(null, drill == Drill::NullDefence);
                    }
                    _ => {
                        assert_eq!(game.table().phase(), Phase::Skat);
                        assert_eq!(game.to_act(), Some(person));
                    }
                }
            }
        }
    }

    #[test]
    fn the_club_would_play_what_is_practised() {
        for drill in [Drill::Suit, Drill::Grand, Drill::Null] {
            for number in 1..=3 {
                let game = find(drill, Rules::OFFICIAL, 3, number).unwrap();
                let kind = played(game, number).table().kind().unwrap();
                let suit = kind.suit().is_some();
                assert_eq!(suit, drill == Drill::Suit, "{kind}");
                assert_eq!(kind == Kind::Grand, drill == Drill::Grand, "{kind}");
            }
        }
    }

    #[test]
    fn house_rules_keep_what_does_not_belong_to_lists() {
        for (drill, rules) in [(Drill::Ramsch, Rules::PUB), (Drill::Defender, Rules::PUB)] {
            let game = find(drill, rules, 5, 1).unwrap();
            assert_eq!(game.rules().schieberamsch, rules.schieberamsch);
            assert!(!game.rules().bock);
            assert_eq!(game.rules().ramsch_rounds == RamschRounds::Always, drill == Drill::Ramsch);
        }
        let game = find(Drill::Defender, Rules::PUB, 5, 1).unwrap();
        // Whoever may say Kontra has not been asked yet.
        assert_eq!(game.table().phase(), Phase::Doubling);
    }
}
