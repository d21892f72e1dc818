//! The club's moves with given cards, in card notation.

use crate::rules::*;

use super::memory::{Fate, Memory};
use super::{Level, Style, bidding, decide, discard};

fn cards(text: &str) -> Cards {
    text.parse().unwrap()
}

/// A deal of which forehand, middlehand and rearhand play the contract, bid 18, as far as the cards
/// played. Hands and skat are those after the announcement: two cards are picked up and put back.
fn playing(hands: [&str; 3], skat: &str, declarer: Seat, contract: &str, played: &str) -> Game {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    let deal = Deal::new(seating, BySeat(hands.map(cards)), cards(skat)).unwrap();
    let mut game = Game::new(deal);
    let bid = Move::Bid(Bid::LEAST);
    let [f, m, r] = Seat::ALL;
    let auction = match declarer {
        Seat::Forehand => [(m, Move::Pass), (r, Move::Pass), (f, bid)],
        Seat::Middlehand => [(m, bid), (f, Move::Pass), (r, Move::Pass)],
        Seat::Rearhand => [(m, Move::Pass), (r, bid), (f, Move::Pass)],
    };
    for (seat, mv) in auction {
        game.apply(seat, mv).unwrap();
    }
    let contract: Contract = contract.parse().unwrap();
    let put = if contract.is_hand() { Cards::EMPTY } else { cards(skat) };
    game.apply(declarer, if contract.is_hand() { Move::Hand } else { Move::PickUp }).unwrap();
    game.apply(declarer, Move::Declare(contract, put)).unwrap();
    for card in played.split_whitespace() {
        let seat = game.to_act().unwrap();
        game.apply(seat, Move::Play(card.parse().unwrap())).unwrap();
    }
    game
}

fn card_of(game: &Game) -> String {
    match decide(Level::Club.into(), 1, 1, &game.view(game.to_act().unwrap())) {
        Move::Play(card) => card.to_string(),
        mv => panic!("{mv:?}"),
    }
}

fn limit(hand: &str, leads: bool) -> u16 {
    Bid::all()
        .rfind(|&bid| bidding::plan_for(cards(hand), leads, bid, Style::Balanced).is_some())
        .map_or(0, Bid::value)
}

#[test]
fn bids_reach_as_far_as_the_hand_carries() {
    for (hand, leads, least, most) in [
        ("CT CQ C8 SK S9 HT HQ H8 DK D9", true, 0, 0),
        // Hearts without one; with Hand, which it would play, no more than 30.
        ("SJ HA HT HK H8 H7 CA C9 D9 S8", true, 20, 30),
        // A Null that lies open after the skat, and even without it.
        ("C7 C8 C9 S7 S8 H7 H9 D7 D9 DJ", false, 46, 59),
        // Without four: hearts Hand is sure.
        ("HA HT HK HQ H9 H8 H7 CA C7 SA", false, 50, 60),
        ("CJ SJ HJ CA CT SA ST HA H9 D7", true, 96, 120),
        ("CJ SJ HJ DJ CA CT SA ST HA HT", false, 120, 144),
    ] {
        let limit = limit(hand, leads);
        assert!((least..=most).contains(&limit), "{hand}: {limit}");
    }
}

#[test]
fn two_cards_are_put_away_and_a_game_is_found() {
    for (twelve, bid, game, put) in [
        // A void and the ten in safety.
        ("CJ SJ CA CT C9 C8 SA HA H7 D7 DT SQ", 18, "G", "DT D7"),
        ("CJ CA CT C9 C8 C7 SA S7 HT H9 DK DT", 18, "C", "DT DK"),
        ("CJ SJ HJ CA CT SA ST HA H9 D7 HK DQ", 18, "G", "DQ D7"),
        ("C7 C8 C9 S7 S8 H7 H9 D7 D9 DJ SA HK", 18, "NO", "SA HK"),
        // Null with open cards covers the bid that a plain one does not.
        ("C7 C8 C9 S7 S8 H7 H9 D7 D9 DJ SA CJ", 36, "NO", "SA CJ"),
    ] {
        let (contract, away) = discard::best(cards(twelve), false, Bid::new(bid).unwrap());
        assert_eq!((contract.to_string().as_str(), away), (game, cards(put)), "{twelve} at {bid}");
    }
}

#[test]
fn the_game_covers_the_bid_if_any_game_does() {
    // Without two was bid for; the ace of clubs found in the skat is ♣J: with one, hearts are worth
    // 20 and diamonds 18, but Grand still covers.
    let twelve = cards("CJ HJ HA HT HK H9 H7 CA C9 D9 S8 S7");
    let (contract, _) = discard::best(twelve, false, Bid::new(30).unwrap());
    assert!(value_as_announced(contract, twelve) >= 30, "{contract}");
    // Nothing covers 60: the least bad is a trump game, never a Null below the bid.
    let twelve = cards("C7 C8 C9 S7 S8 H7 H9 D7 D9 CJ HJ D8");
    let (contract, _) = discard::best(twelve, false, Bid::new(60).unwrap());
    assert_ne!(contract.kind(), Kind::Null);
}

/// Forehand declares clubs with plenty of trumps in most positions here.
const CLUBS: [&str; 3] = [
    "CJ SJ CA CK C9 C8 SA HA HK D7",
    "HJ CT C7 ST SK S9 HT H9 DT D9",
    "DJ CQ SQ S8 S7 HQ H8 H7 DA DK",
];

#[test]
fn the_declarer_draws_trumps_first() {
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "");
    assert!(["CJ", "SJ"].contains(&card_of(&game).as_str()), "{}", card_of(&game));
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ C7 DJ");
    assert_eq!(card_of(&game), "SJ", "three are still out, and none beats it");
}

#[test]
fn the_declarer_throws_a_loser_on_a_trick_not_worth_a_trump() {
    let hands = [
        "S9 SA ST SQ HT H9 H8 C7 DT D9",
        "DJ CA CT C9 S8 SK S7 H7 DA DK",
        "CJ SJ HJ CK CQ C8 HA HK HQ D7",
    ];
    let game = playing(hands, "DQ D8", Seat::Rearhand, "C", "S9 S8");
    assert_eq!(card_of(&game), "D7");
    // The ten in it is worth a trump.
    let game = playing(hands, "DQ D8", Seat::Rearhand, "C", "ST S8");
    assert!(Kind::Clubs.is_trump(card_of(&game).parse().unwrap()));
}

#[test]
fn a_defender_smears_to_a_trick_that_is_safe() {
    // Rearhand's partner has the trick with the ace of spades; the declarer has followed.
    let leader = "SA S9 S8 HT H9 H8 C7 C9 DQ D9";
    let declarer = "CJ SJ CA CK CT C8 S7 HK HQ D7";
    let hands = [leader, declarer, "HJ DJ CQ HA SK ST H7 DT DK D8"];
    let game = playing(hands, "DA SQ", Seat::Middlehand, "C", "SA S7");
    assert_eq!(card_of(&game), "ST");
    // Without spades: a full card of another suit, and no trump.
    let declarer = "CJ SJ CA CK CT C8 S7 HK HQ SK";
    let hands = [leader, declarer, "HJ DJ CQ HA H7 DA DT DK D8 D7"];
    let game = playing(hands, "SQ ST", Seat::Middlehand, "C", "SA S7");
    let smeared: Card = card_of(&game).parse().unwrap();
    assert!(smeared.points() >= 10 && !Kind::Clubs.is_trump(smeared), "{smeared}");
}

#[test]
fn a_defender_gives_nothing_to_a_lost_trick() {
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ C7 DJ SJ CT CQ HA");
    assert_eq!(card_of(&game), "H9");
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ C7 DJ SJ HJ CQ SA S9");
    assert_eq!(card_of(&game), "S7");
}

#[test]
fn a_defender_leads_long_to_the_foe_and_short_to_the_friend() {
    let leader = "C7 SK SQ S9 S8 S7 HK H8 D9 CQ";
    let strong = "CJ SJ CA CK CT C8 SA HA HQ D7";
    let other = "HJ DJ C9 ST HT H9 H7 DA DT DK";
    let game = playing([leader, strong, other], "DQ D8", Seat::Middlehand, "C", "");
    assert_eq!(&card_of(&game)[..1], "S", "the declarer plays next");
    let game = playing([leader, other, strong], "DQ D8", Seat::Rearhand, "C", "");
    assert_ne!(&card_of(&game)[..1], "S", "the partner plays next");
    assert_ne!(&card_of(&game)[..1], "C", "no trumps for the declarer");
}

#[test]
fn no_ten_is_led_into_the_ace() {
    let leader = "C7 SK SQ S9 S8 S7 HT CQ DT D9";
    let strong = "CJ SJ CA CK CT C8 SA HA HQ D7";
    let other = "HJ DJ C9 ST HK H9 H7 DA H8 DK";
    let game = playing([leader, other, strong], "DQ D8", Seat::Rearhand, "C", "");
    assert!(!card_of(&game).ends_with('T'), "{}", card_of(&game));
}

#[test]
fn null_is_kept_under_and_ducked() {
    let hands = [
        "C7 C9 CJ S7 S9 SJ H7 H9 D8 DQ",
        "C8 CT CQ S8 ST SQ H8 HT D7 DT",
        "CK CA SK SA HJ HQ HK HA DK DA",
    ];
    // Rearhand has the trick on spades; the declarer stays under it as high as possible.
    let game = playing(hands, "D9 DJ", Seat::Forehand, "N", "C7 C8 CK SK");
    assert_eq!(card_of(&game), "SJ");
    // The defender behind the eight of diamonds stays under it.
    let game = playing(hands, "D9 DJ", Seat::Forehand, "N", "D8");
    assert_eq!(card_of(&game), "D7");
}

#[test]
fn fates_of_a_trick() {
    let fate = |game: &Game, card: &str| {
        let view = game.view(game.to_act().unwrap());
        Memory::whole(&view).unwrap().fate(card.parse().unwrap())
    };
    // ♣J led by the declarer: nothing beats it, for the second and for the third player.
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ");
    assert_eq!(fate(&game, "C7"), Fate::Theirs);
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ C7");
    assert_eq!(fate(&game, "CQ"), Fate::Theirs);
    // ♣8 led: the second player cannot know what the partner has.
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "C8");
    assert_eq!(fate(&game, "C7"), Fate::Open);
    assert_eq!(fate(&game, "HJ"), Fate::Ours, "the declarer has played");
    // The declarer's ace of hearts can be cut while trumps are out.
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "");
    assert_eq!(fate(&game, "HA"), Fate::Open);
    assert_eq!(fate(&game, "CJ"), Fate::Ours);
}

#[test]
fn what_could_be_counts_the_room_in_every_hand() {
    // After two rounds of trumps middlehand is known to have none.
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ C7 DJ SJ CT CQ C8");
    let memory = Memory::whole(&game.view(Seat::Forehand)).unwrap();
    assert!(memory.could(Seat::Middlehand, cards("HJ"), Cards::EMPTY));
    let game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ C7 DJ SJ CT CQ C8 HJ DK");
    let memory = Memory::whole(&game.view(Seat::Forehand)).unwrap();
    assert!(memory.trumps_out().is_empty());
    assert!(memory.is_void(Seat::Rearhand, Kind::Clubs.trumps()));
    // Thirteen unseen cards cannot all lie in the seven places of one seat.
    let hearts = memory.unseen & Cards::suit(Suit::Hearts);
    assert!(memory.could(Seat::Rearhand, hearts, Cards::EMPTY));
    assert!(memory.could(Seat::Rearhand, Cards::EMPTY, hearts));
    let others = memory.unseen - Cards::suit(Suit::Hearts);
    assert!(!memory.could(Seat::Rearhand, Cards::EMPTY, others), "{others}");
}

#[test]
fn concessions_are_answered_by_what_is_left_to_win() {
    let answer = |game: &Game| decide(Level::Club.into(), 1, 1, &game.view(game.to_act().unwrap()));
    let three = "CJ C7 DJ SJ CT CQ C8 HJ DK ";
    // The declarer gives up with 15 points: schneider is still possible.
    let mut game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", three);
    game.apply(Seat::Forehand, Move::Concede).unwrap();
    assert_eq!(answer(&game), Move::PlayOn);
    // With more than thirty it is not.
    let mut game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", "CJ C7 DJ SJ CT CQ SA S9 SQ");
    game.apply(Seat::Forehand, Move::Concede).unwrap();
    assert_eq!(answer(&game), Move::Accept);
    // A defender gives up while the partner's cards can still win the game.
    let mut game = playing(CLUBS, "DQ D8", Seat::Forehand, "C", three);
    game.apply(Seat::Middlehand, Move::Concede).unwrap();
    assert_eq!(answer(&game), Move::PlayOn);
}
