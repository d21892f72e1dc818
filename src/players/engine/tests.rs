//! Requests tell as much as the seat knows, in every state of every deal.

use rand_pcg::Pcg64;

use super::auction::{self, Spoken, Standing};
use super::message::{self, Kind, Mode, Request};
use super::retell::{self, Known};
use crate::rules::*;

const SEATING: Seating = Seating { table: TableSize::Three, dealer: Place::FIRST };

fn one_of<T: Copy>(random: &mut Pcg64, values: &[T]) -> T {
    values[below(random, values.len() as u64) as usize]
}

/// A move by lot that the protocol has words for; what is rare in play is rare here.
fn draw(view: &View, random: &mut Pcg64) -> Move {
    let mut moves = view.legal().collect::<Vec<_>>();
    moves.retain(|mv| !matches!(mv, Move::Claim | Move::Concede | Move::Stop));
    let seldom = |mv: &Move| match mv {
        Move::Bid(bid) => view.table().auction().callable().next() != Some(*bid),
        Move::Kontra => view.table().phase() == Phase::Playing,
        _ => false,
    };
    if below(random, 10) > 0 && !moves.iter().all(seldom) {
        moves.retain(|mv| !seldom(mv));
    }
    if view.table().phase() == Phase::GrandHand && below(random, 4) > 0 {
        return Move::Decline;
    }
    one_of(random, &moves)
}

fn random_rules(random: &mut Pcg64) -> Rules {
    let mut rules = Rules::OFFICIAL;
    for switch in Switch::ALL {
        rules.set(switch, one_of(random, switch.values())).unwrap();
    }
    rules
}

/// The requests of a phase, all for the same view.
fn requests(view: &View) -> Vec<(Kind, Request)> {
    let table = view.table();
    let plain = |kind| (kind, Request::of(view, kind));
    match table.phase() {
        Phase::Auction => {
            let mut request = Request::of(view, Kind::Bid);
            let auction = table.auction();
            let hears = matches!(auction.asking(), Some(Asking::Answer { .. }));
            let value = if hears { auction.last() } else { auction.callable().next() };
            request.mode = Some(if hears { Mode::Hear } else { Mode::Say });
            request.value = value.map(Bid::value);
            vec![(Kind::Bid, request)]
        }
        Phase::Skat => vec![plain(Kind::Hand)],
        Phase::Announcing if table.is_hand() => vec![plain(Kind::Announce)],
        Phase::Announcing => {
            let put = view.hand().iter().take(2).collect();
            let request = Request::of(view, Kind::Announce).after_discarding(view, put);
            vec![plain(Kind::Discard), (Kind::Announce, request)]
        }
        Phase::GrandHand => vec![plain(Kind::GrandHand)],
        Phase::Pushing | Phase::PuttingOn => vec![plain(Kind::Push)],
        Phase::Doubling => match table.doubled() {
            Doubled::Not => vec![plain(Kind::Kontra)],
            Doubled::Kontra => vec![plain(Kind::Re)],
            _ => vec![plain(Kind::Hirsch)],
        },
        Phase::Playing if view.check(Move::Kontra).is_ok() => {
            vec![plain(Kind::Kontra), plain(Kind::Play)]
        }
        Phase::Playing => vec![plain(Kind::Play)],
        Phase::Over(_) => Vec::new(),
    }
}

#[test]
fn a_request_tells_all_that_the_seat_knows() {
    let mut asked = std::collections::BTreeMap::new();
    for seed in 0..500 {
        let mut random = generator(&[71, seed]);
        let rules = if seed % 3 == 0 { Rules::OFFICIAL } else { random_rules(&mut random) };
        let round = one_of(&mut random, &[Round::Plain, Round::Plain, Round::Bock, Round::Ramsch]);
        let deal = Deal::shuffled(SEATING, &mut random).in_round(round);
        let mut game = Game::with_rules(rules, deal);
        let known = Known { rules, round, announced: None };
        while let Some(seat) = game.to_act() {
            let view = game.view(seat);
            for (kind, request) in requests(&view) {
                let line = serde_json::to_string(&request).unwrap();
                let again: Request = message::read(&line).unwrap();
                assert_eq!(again, request);
                let told = retell::view(&again, kind, &known);
                let told = told.unwrap_or_else(|why| panic!("{why}: {line}"));
                assert_eq!(told, view, "{line}");
                *asked.entry(kind.word()).or_insert(0) += 1;
            }
            game.apply(seat, draw(&view, &mut random)).unwrap();
        }
    }
    assert!(asked.len() == 10 && asked.values().all(|&count| count > 5), "{asked:?}");
}

/// An auction by lot in which nobody jumps.
fn random_auction(random: &mut Pcg64) -> (Vec<Spoken>, Auction) {
    let (mut auction, mut words) = (Auction::new(), Vec::new());
    while let Some(seat) = auction.to_act() {
        let next = auction.callable().next();
        let say = match (auction.asking(), below(random, 4)) {
            (_, 0) => Move::Pass,
            (Some(Asking::Answer { .. }), _) => Move::Hold,
            _ => next.map_or(Move::Pass, Move::Bid),
        };
        words.push((seat, say));
        match say {
            Move::Bid(bid) => auction.bid(bid),
            Move::Hold => auction.hold(),
            _ => auction.pass(),
        }
        .unwrap();
    }
    (words, auction)
}

#[test]
fn what_was_not_heard_of_an_auction_follows_from_its_end() {
    let (mut found, mut alike) = (0, 0);
    for seed in 0..2_000 {
        let (words, auction) = random_auction(&mut generator(&[72, seed]));
        let standing = match auction.sold().unwrap() {
            Sold::To(seat, bid) => Standing::Sold(seat, Some(bid)),
            Sold::PassedIn => Standing::PassedIn,
        };
        for me in Seat::ALL {
            // Nothing is told after the own last word.
            let last = words.iter().rposition(|&(seat, _)| seat == me);
            let heard = &words[..last.map_or(0, |last| last + 1)];
            let told = auction::find(me, heard, standing).unwrap();
            found += 1;
            alike += usize::from(told == words);
            // Only middlehand that passes at once cannot know whether rearhand has bid 18 to a
            // forehand that plays for it.
            let unclear = me == Seat::Middlehand
                && heard.len() == 1
                && standing == Standing::Sold(Seat::Forehand, Some(Bid::LEAST));
            assert!(told == words || unclear, "{me}: {told:?} for {words:?}");
        }
    }
    assert!(alike > found * 9 / 10, "{alike} of {found}");
}

#[test]
fn an_auction_that_cannot_be_is_not_found() {
    let [fore, middle, rear] = Seat::ALL;
    let bid = |value| Move::Bid(Bid::new(value).unwrap());
    let sold = |seat, value| Standing::Sold(seat, Bid::new(value));
    for (me, heard, standing) in [
        // Forehand bids nobody.
        (rear, vec![(fore, bid(18))], sold(fore, 20)),
        // Nobody comes back.
        (fore, vec![(middle, Move::Pass), (middle, bid(18))], sold(middle, 18)),
        // The own seat has said nothing, but cannot have been silent.
        (middle, vec![], sold(fore, 18)),
        // Holding needs a value.
        (rear, vec![(fore, Move::Hold)], Standing::Say(rear, Bid::new(18))),
    ] {
        assert_eq!(auction::find(me, &heard, standing), None, "{me}: {heard:?}");
    }
}
