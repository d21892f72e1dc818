//! Deals for practice: shuffled until the situation arises that is to be practised.
//!
//! Three of the club bid and announce. Where they come to what is wanted the person joins the deal:
//! as declarer when the auction is over, and as defender when the game has been announced. Whether
//! a hand is one for the game that is to be practised, an expert must say as well.

use crate::host::Drill;
use crate::players::{Level, decide};
use crate::rules::{
    Contract, Deal, Game, Kind, Move, Phase, Place, RamschRounds, Round, Rules, Seating, TableSize,
    below, generator,
};

/// Deals looked through for one. The rarest, those for a Hand game, are found in a few hundred.
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
    let game = announced(Game::with_rules(rules, deal), Level::Club, seed, number)?;
    let declarer = game.table().declarer()?;
    let own = game.deal().seating().place(declarer) == Place::FIRST;
    if !fits(drill, own, game.table().contract()?) {
        return None;
    }
    if !own {
        return Some(game);
    }
    let joined = before_the_skat(&game)?;
    let expert = announced(joined.clone(), Level::Expert, seed, number)?;
    fits(drill, own, expert.table().contract()?).then_some(joined)
}

/// A deal as players of a level bring it to the first card; `None` if nobody plays.
fn announced(mut game: Game, level: Level, seed: u64, number: u64) -> Option<Game> {
    while matches!(game.table().phase(), Phase::Auction | Phase::Skat | Phase::Announcing) {
        let seat = game.to_act()?;
        let mv = decide(level.into(), seed, number as u32, &game.view(seat));
        game.apply(seat, mv).ok()?;
    }
    game.table().contract().is_some().then_some(game)
}

/// True if a game is what is wanted; `own` if the person plays alone.
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
    fn club_and_expert_would_play_what_is_practised() {
        for drill in [Drill::Suit, Drill::Grand, Drill::Null, Drill::Hand] {
            for number in 1..=3 {
                let game = find(drill, Rules::OFFICIAL, 3, number).unwrap();
                for level in [Level::Club, Level::Expert] {
                    let played = announced(game.clone(), level, 3, number.into()).unwrap();
                    let contract = played.table().contract().unwrap();
                    match drill {
                        Drill::Suit => assert!(contract.kind().suit().is_some(), "{contract}"),
                        Drill::Grand => assert_eq!(contract.kind(), Kind::Grand),
                        Drill::Null => assert_eq!(contract.kind(), Kind::Null),
                        _ => assert!(contract.is_hand(), "{contract}"),
                    }
                }
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
