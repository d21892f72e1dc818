//! Kontra, Re and Hirsch.
//!
//! A defender counts the hand in points, as the declarer does: a hundred make the odds of beating
//! the game e times as good. The points were fitted to games that the club played.

use super::hand::{self, Stage};
use crate::rules::{
    Card, Cards, Contract, Doubled, Kind, Move, Phase, Rank, Seat, Suit, Table, View,
};

/// Kontra is said with so many points: about two games in three are lost then.
const KONTRA: i32 = 40;
/// The declarer's points for Re, though somebody has said Kontra.
const RE: i32 = 330;
/// The points that a defender has more if the declarer can be made to lose the first trick, and for
/// each card point that the declarer has put in it.
const LOST: i32 = 14;
const LOST_POINT: i32 = 7;
/// A defender's points for Hirsch, though the declarer has said Re.
const HIRSCH: i32 = 140;

/// The answer to the question for Kontra, Re or Hirsch.
pub(super) fn answer(view: &View) -> Move {
    let table = view.table();
    let (Some(seat), Some(contract)) = (view.seat(), table.contract()) else {
        return Move::Decline;
    };
    match table.doubled() {
        Doubled::Not if says_kontra(view) => Move::Kontra,
        Doubled::Kontra if own_points(view, seat, contract) >= RE => Move::Re,
        Doubled::Re
            if against(table, view.dealt(), seat).is_some_and(|points| points >= HIRSCH) =>
        {
            Move::Hirsch
        }
        _ => Move::Decline,
    }
}

/// True if a defender says Kontra in place of the own first card.
pub(super) fn says_kontra_late(view: &View) -> bool {
    view.table().phase() == Phase::Playing && view.check(Move::Kontra).is_ok() && says_kontra(view)
}

/// True if a defender has the points for Kontra.
fn says_kontra(view: &View) -> bool {
    let table = view.table();
    let points = view.seat().and_then(|seat| against(table, view.dealt(), seat));
    points.is_some_and(|points| points + on_the_table(view) >= KONTRA)
}

/// The points that the first trick gives a defender: a card of the declarer that the defenders can
/// take.
fn on_the_table(view: &View) -> i32 {
    let table = view.table();
    let card = table.declarer().and_then(|declarer| table.trick().card_of(declarer));
    let (Some(card), Some(kind)) = (card, table.kind()) else { return 0 };
    let beaten = |by: Card| by != card && kind.beats(by, card);
    let others = table.trick().cards() | view.playable();
    if others.iter().any(beaten) { LOST + LOST_POINT * i32::from(card.points()) } else { 0 }
}

/// The declarer's points for the own game.
fn own_points(view: &View, seat: Seat, contract: Contract) -> i32 {
    let (hand, leads) = (view.hand(), seat == Seat::Forehand);
    let put = view.put().unwrap_or_default();
    let stage = if contract.is_hand() { Stage::Hand } else { Stage::AfterSkat };
    match contract.kind() {
        Kind::Null => hand::null_points(hand, leads, contract.is_ouvert(), stage),
        kind => hand::points(kind, hand, leads, put, stage),
    }
}

/// The number of features besides the trumps.
const FEATURES: usize = 15;

/// Points by the number of trumps, in a suit game and in Grand: a few are worse than none, since
/// what is missing then lies with the partner.
const TRUMPS: [[i32; 8]; 2] =
    [[-158, -249, -341, -350, -256, -161, -114, -110], [-327, -295, -74, 4, 4, 4, 4, 4]];
/// Points by feature, in a suit game and in Grand.
const POINTS: [[i32; FEATURES]; 2] = [
    [35, 27, 31, 93, 26, 35, 35, 27, 25, 38, 29, -132, 17, 55, 5],
    [26, 11, 23, 41, 12, -49, -62, -65, -76, 0, 0, -79, 36, 73, 35],
];

/// A defender's points against the game; `None` in a Null, in which one hand tells too little.
fn against(table: &Table, hand: Cards, seat: Seat) -> Option<i32> {
    let kind = table.kind()?;
    let grand = usize::from(kind == Kind::Grand);
    let features = features(table, hand, seat)?;
    let points: i32 =
        features.iter().zip(POINTS[grand]).map(|(count, points)| count * points).sum();
    Some(points + TRUMPS[grand][(hand & kind.trumps()).len().min(7)])
}

/// The other features: aces; tens under their ace; tens with a guard; empty suits; lone cards; ♣J
/// ♠J ♥J ♦J; ace and ten of trumps; a Hand game; how many times its base was bid; whether the
/// partner bid, and whether the seat itself did. `None` in Null.
fn features(table: &Table, hand: Cards, seat: Seat) -> Option<[i32; FEATURES]> {
    let kind = table.kind()?;
    let base = kind.base()?;
    let has = |suit, rank| i32::from(hand.contains(Card::new(suit, rank)));
    let trump = |rank| kind.suit().map_or(0, |suit| has(suit, rank));
    let spoke = |seat| i32::from(table.auction().reached(seat).is_some());
    let [mut aces, mut under_ace, mut guarded, mut voids, mut alone] = [0; 5];
    for suit in Suit::ALL.into_iter().filter(|&suit| kind.suit() != Some(suit)) {
        let length = (hand & (Cards::suit(suit) - Cards::JACKS)).len();
        let (ace, ten) = (has(suit, Rank::Ace), has(suit, Rank::Ten));
        aces += ace;
        under_ace += ace * ten;
        guarded += i32::from(ace < ten && length > 1);
        voids += i32::from(length == 0);
        alone += i32::from(length == 1);
    }
    let [clubs, spades, hearts, diamonds] = Suit::ALL.map(|suit| has(suit, Rank::Jack));
    Some([
        aces,
        under_ace,
        guarded,
        voids,
        alone,
        clubs,
        spades,
        hearts,
        diamonds,
        trump(Rank::Ace),
        trump(Rank::Ten),
        i32::from(table.is_hand()),
        i32::from(table.bid()?.value() / base),
        spoke(table.partner(seat)?),
        spoke(seat),
    ])
}

#[cfg(test)]
mod tests {
    use crate::players::{Level, decide};
    use crate::rules::*;

    /// Forehand declares; clubs are trumps and the skat is of no use.
    const STRONG: &str = "CJ SJ HJ CA CT CK C9 SA ST HA";
    const WEAK: &str = "CJ CA CT C9 SK S8 HT H8 DQ D7";

    /// Forehand has announced a game; rearhand and the skat have the other cards.
    fn announced(contract: &str, forehand: &str, middlehand: &str) -> Game {
        let (forehand, middlehand): (Cards, Cards) =
            (forehand.parse().unwrap(), middlehand.parse().unwrap());
        let mut rest = (!(forehand | middlehand)).iter().rev();
        let skat: Cards = rest.by_ref().take(2).collect();
        let hands = BySeat([forehand, middlehand, rest.collect()]);
        let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
        let deal = Deal::new(seating, hands, skat).unwrap();
        let mut game = Game::with_rules("kontra,re,hirsch".parse().unwrap(), deal);
        let [f, m, r] = Seat::ALL;
        let declare = Move::Declare(contract.parse().unwrap(), skat);
        let start = [(m, Move::Pass), (r, Move::Pass), (f, Move::Bid(Bid::LEAST))];
        for (seat, mv) in start.into_iter().chain([(f, Move::PickUp), (f, declare)]) {
            game.apply(seat, mv).unwrap();
        }
        game
    }

    /// The words of middlehand and forehand in turn, of Kontra, Re and Hirsch, while they do say
    /// these words.
    fn said(contract: &str, forehand: &str, middlehand: &str, words: &[Move]) -> Vec<Move> {
        let mut game = announced(contract, forehand, middlehand);
        let mut words = words.iter();
        let mut said = Vec::new();
        while game.table().phase() == Phase::Doubling && game.to_act() != Some(Seat::Rearhand) {
            let seat = game.to_act().unwrap();
            let own = decide(Level::Club.into(), 1, 1, &game.view(seat));
            said.push(own);
            game.apply(seat, words.next().copied().unwrap_or(own)).unwrap();
        }
        said
    }

    #[test]
    fn kontra_needs_trumps_and_aces() {
        for (game, hand, kontra) in [
            // Five trumps with three jacks, and three aces.
            ("C", "SJ HJ DJ CK CQ SA HA DA ST H7", true),
            ("C", "SJ HJ DJ CK CQ C8 SA HA D9 H7", true),
            // Trumps, but low ones and nothing beside them.
            ("C", "DJ CQ C8 C7 SQ S9 HK H9 D9 D8", false),
            // Aces alone.
            ("C", "C7 SA ST S9 HA HK H9 DA DT D9", false),
            ("C", "HJ C8 SA SQ S9 HK HQ H9 D9 D8", false),
            ("N", "C8 CK S7 S9 SQ H7 H9 D8 D9 DJ", false),
        ] {
            let word = if kontra { Move::Kontra } else { Move::Decline };
            assert_eq!(said(game, WEAK, hand, &[])[0], word, "{hand} against {game}");
        }
    }

    /// Middlehand is a little short of Kontra until the declarer leads a card that can be taken.
    #[test]
    fn a_card_that_the_declarer_loses_brings_a_late_kontra() {
        let hand = "SJ HJ DJ CK CQ SA ST H9 HK DK";
        assert_eq!(said("C", WEAK, hand, &[]), [Move::Decline]);
        let late = |led: &str| {
            let mut game = announced("C", WEAK, hand);
            for seat in [Seat::Middlehand, Seat::Rearhand] {
                game.apply(seat, Move::Decline).unwrap();
            }
            game.apply(Seat::Forehand, Move::Play(led.parse().unwrap())).unwrap();
            decide(Level::Club.into(), 1, 1, &game.view(Seat::Middlehand))
        };
        assert_eq!(late("SK"), Move::Kontra);
        assert_ne!(late("CJ"), Move::Kontra, "nothing beats it");
    }

    #[test]
    fn re_needs_a_game_that_stands_against_kontra() {
        let hand = "DJ CQ C8 C7 SQ S9 HK H9 D9 D8";
        let kontra = [Move::Kontra];
        assert_eq!(said("C", STRONG, hand, &kontra)[1], Move::Re);
        assert_eq!(said("C", WEAK, hand, &kontra)[1], Move::Decline);
    }

    #[test]
    fn hirsch_needs_more_than_kontra() {
        let over = [Move::Kontra, Move::Re];
        let strong = "SJ HJ DJ CK CQ C8 SA HA DA D9";
        assert_eq!(said("C", WEAK, strong, &over)[2], Move::Hirsch);
        let fair = "SJ DJ CK CQ C8 SA SQ HK H9 D9";
        assert_eq!(said("C", WEAK, fair, &over)[2], Move::Decline);
    }
}
