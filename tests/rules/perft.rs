//! The number of ways to play, counted by the engine and by a second, plain implementation of
//! the rules, and pinned.

use crate::naive::{self, Cards, Name};
use crate::support::{deal, play};
use skat::rules::{Asking, Bid, Deal, Game, Move, Phase, Seat, generator};

/// Hands that follow in most suits, and what lies beside them.
const MIXED: [&str; 4] = [
    "CJ CA CT C7 SA SK HQ H9 DT D8",
    "SJ CK CQ C8 ST SQ HA H8 DA D9",
    "HJ C9 S9 S8 S7 HT HK H7 DK D7",
    "DJ DQ",
];
/// Hands with empty suits, and all jacks in one of them.
const LONG: [&str; 4] = [
    "CJ SJ HJ DJ CA CT CK CQ C9 C8",
    "C7 SA ST SK SQ S9 S8 S7 HA HT",
    "HK HQ H9 H8 H7 DA DT DK DQ D9",
    "D8 D7",
];
/// Low cards with forehand, high ones with the others.
const LOW: [&str; 4] = [
    "C7 C8 CT S7 S9 SJ H7 H8 D7 DQ",
    "C9 CJ CQ CA S8 ST SQ H9 HT D8",
    "CK SK SA HJ HQ HK HA D9 DT DJ",
    "DK DA",
];

/// A game at 18 before its first card; the skat is put away again.
fn start(hands: [&str; 4], name: Name, declarer: Option<usize>) -> Game {
    let rules = if declarer.is_none() { "ramsch" } else { "official" };
    let mut game = Game::with_rules(rules.parse().unwrap(), deal(hands));
    let auction = match declarer {
        None => "1 p 2 p 0 p",
        Some(0) => "1 p 2 p 0 18",
        Some(1) => "1 18 0 p 2 p",
        Some(_) => "1 p 2 18 0 p",
    };
    play(&mut game, auction).unwrap();
    if let Some(seat) = declarer {
        let put = hands[3].replace(' ', ".");
        play(&mut game, &format!("{seat} s {seat} {name}.{put}")).unwrap();
    }
    game
}

/// The number of ways that the law leaves to play so many cards.
fn ways(game: &Game, cards: u32) -> u64 {
    let Some(seat) = game.to_act() else { return u64::from(cards == 0) };
    let playable: Vec<Move> = game.legal(seat).filter(|mv| matches!(mv, Move::Play(_))).collect();
    // The seat itself and the rest of the table see the same law.
    assert_eq!(playable.len(), game.view(seat).playable().len());
    match cards {
        0 => 1,
        1 => playable.len() as u64,
        _ => playable.iter().map(|&mv| ways(&after(game, seat, mv), cards - 1)).sum(),
    }
}

fn after(game: &Game, seat: Seat, mv: Move) -> Game {
    let mut next = game.clone();
    next.apply(seat, mv).unwrap();
    next
}

fn hands(game: &Game) -> [String; 3] {
    Seat::ALL.map(|seat| game.hand(seat).to_string())
}

#[test]
fn the_first_six_cards() {
    for (hands, name, declarer, expected) in [
        (MIXED, 'C', Some(0), 3_064),
        (MIXED, 'H', Some(1), 3_392),
        (MIXED, 'G', Some(2), 1_674),
        (MIXED, 'N', Some(0), 1_439),
        (MIXED, 'R', None, 1_674),
        (LONG, 'S', Some(1), 99_900),
        (LONG, 'D', Some(2), 65_610),
        (LONG, 'N', Some(2), 68_040),
        (LONG, 'R', None, 179_820),
        (LOW, 'G', Some(0), 1_396),
        (LOW, 'N', Some(0), 2_142),
    ] {
        let plain = Cards::new(name, declarer, [hands[0], hands[1], hands[2]]);
        let ours = ways(&start(hands, name, declarer), 6);
        assert_eq!((plain.ways(6), ours), (expected, expected), "{name} by {declarer:?}");
    }
}

/// From any deal, by any contract, six cards from any point on.
#[test]
fn six_cards_from_anywhere() {
    let names = ['C', 'S', 'H', 'D', 'G', 'N', 'R'];
    let (mut counted, mut ended) = (0, 0);
    for number in 0..70_u64 {
        let name = names[number as usize % names.len()];
        let declarer = (name != 'R').then_some(number as usize / names.len() % 3);
        let mut random = generator(&[64, number]);
        let cards = Deal::shuffled(crate::support::THREE, &mut random);
        let dealt = Seat::ALL.map(|seat| cards.hand(seat).to_string());
        let skat = cards.skat().to_string();
        let mut game = start([&dealt[0], &dealt[1], &dealt[2], &skat], name, declarer);
        // Some whole tricks first: 7 leaves three cards each.
        for _ in 0..3 * (3 + number % 5) {
            let Some(seat) = game.to_act() else { break };
            let playable = game.view(seat).playable();
            let at = skat::rules::below(&mut random, playable.len() as u64) as usize;
            game.apply(seat, Move::Play(playable.iter().nth(at).unwrap())).unwrap();
        }
        let Some(leader) = game.to_act() else { continue };
        // Turned so that who leads is forehand there.
        let hands = hands(&game);
        let seat = |turn: usize| (leader.index() + turn) % 3;
        let turned = [0, 1, 2].map(|turn| hands[seat(turn)].as_str());
        let declarer = declarer.map(|declarer| (declarer + 3 - leader.index()) % 3);
        let plain = Cards::new(name, declarer, turned).ways(6);
        assert_eq!(ways(&game, 6), plain, "{name}: {hands:?}, {leader} leads");
        counted += 1;
        ended += u32::from(plain == 0);
    }
    assert!(counted > 50 && ended < counted / 4, "{counted}, {ended} ended");
}

/// The number of auctions that the law leaves with the first so many bids alone.
fn auctions(game: &Game, bids: usize) -> u64 {
    if game.table().phase() != Phase::Auction {
        return 1;
    }
    let seat = game.to_act().unwrap();
    let most = Bid::all().nth(bids - 1).unwrap();
    let view = game.view(seat);
    let said = view.legal().filter(|mv| !matches!(mv, Move::Bid(bid) if *bid > most));
    said.map(|mv| auctions(&after(game, seat, mv), bids)).sum()
}

/// That is *n* · 2ⁿ⁺¹ + 2 for the first *n* bids.
#[test]
fn all_auctions_with_the_first_bids() {
    let all: Vec<u16> = Bid::all().map(Bid::value).collect();
    for (bids, expected) in [(1, 6), (2, 18), (3, 50), (5, 322), (8, 4_098)] {
        let ours = auctions(&Game::new(deal(MIXED)), bids);
        let plain = naive::auctions(&all[..bids]);
        assert_eq!((plain, ours), (expected, expected), "{bids} bids");
    }
}

/// All eight ways in which three players would play at 18 or not: who does, if any.
#[test]
fn who_plays_at_eighteen() {
    for (willing, declarer) in [
        ([false, false, false], None),
        ([true, false, false], Some(0)),
        ([false, true, false], Some(1)),
        ([false, false, true], Some(2)),
        // Middlehand names 18 and forehand holds it, or rearhand does and forehand holds.
        ([true, true, false], Some(0)),
        ([true, false, true], Some(0)),
        // Rearhand would have to go to 20.
        ([false, true, true], Some(1)),
        ([true, true, true], Some(0)),
    ] {
        let mut game = Game::new(deal(MIXED));
        while let Some(asking) = game.table().auction().asking() {
            let seat = game.to_act().unwrap();
            let last = game.table().auction().last();
            let mv = match asking {
                _ if !willing[seat.index()] => Move::Pass,
                Asking::Answer { .. } => Move::Hold,
                Asking::Call { .. } if last.is_some() => Move::Pass,
                Asking::Call { .. } | Asking::ForehandAlone => Move::Bid(Bid::LEAST),
            };
            game.apply(seat, mv).unwrap();
        }
        let plays = game.table().declarer().map(Seat::index);
        assert_eq!(plays, declarer, "{willing:?}");
        let passed_in = game.table().phase() == Phase::Over(skat::rules::Ending::PassedIn);
        assert_eq!(passed_in, declarer.is_none());
    }
}
