//! The auction as moves, found from what a seat has heard of it.
//!
//! Whoever conducts a game may tell a seat only what was said before its own last word, and of the
//! rest how it ended. What is missing follows from the rules nearly always: of all auctions that
//! contain what was heard, in this order, and end where the table stands, the shortest one is
//! taken.

use std::collections::{HashSet, VecDeque};

use crate::rules::{Asking, Auction, Bid, Move, Seat, Sold};

/// Something said in the auction.
pub(super) type Spoken = (Seat, Move);

/// The state of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    /// The seat may name this value.
    Say(Seat, Option<Bid>),
    /// The seat may hold this value.
    Hear(Seat, Option<Bid>),
    /// The seat plays, for this bid.
    Sold(Seat, Option<Bid>),
    /// All have passed.
    PassedIn,
}

impl Standing {
    fn fits(self, auction: &Auction) -> bool {
        let alike = |told: Option<Bid>, bid| told.is_none() || told == bid;
        match (self, auction.asking(), auction.sold()) {
            (Self::Say(seat, bid), Some(Asking::Call { caller, .. }), _) => {
                seat == caller && alike(bid, auction.callable().next())
            }
            (Self::Say(seat, bid), Some(Asking::ForehandAlone), _) => {
                seat == Seat::Forehand && alike(bid, Some(Bid::LEAST))
            }
            (Self::Hear(seat, bid), Some(Asking::Answer { listener, .. }), _) => {
                seat == listener && alike(bid, auction.last())
            }
            (Self::Sold(seat, bid), _, Some(Sold::To(to, at))) => {
                seat == to && alike(bid, Some(at))
            }
            (Self::PassedIn, _, Some(Sold::PassedIn)) => true,
            _ => false,
        }
    }
}

/// The meaning of a text in the auction; nothing if it is empty. `None` if it means nothing at all.
pub(super) fn read(text: &str) -> Option<Option<Move>> {
    match text.trim() {
        "" => Some(None),
        word if word.eq_ignore_ascii_case("yes") => Some(Some(Move::Hold)),
        word if word.eq_ignore_ascii_case("pass") => Some(Some(Move::Pass)),
        number => number.parse().ok().map(|bid| Some(Move::Bid(bid))),
    }
}

/// An auction on its way.
struct Node {
    auction: Auction,
    /// The number of words heard that are in it.
    heard: usize,
    /// The state it came from, and the word that led here.
    before: Option<(usize, Spoken)>,
}

/// The shortest auction that contains what was heard and ends as told; `None` if there is none.
///
/// Only the other seats can have said more than `me` has been told, and they named the next value
/// each time.
pub(super) fn find(me: Seat, heard: &[Spoken], standing: Standing) -> Option<Vec<Spoken>> {
    let mut nodes = vec![Node { auction: Auction::new(), heard: 0, before: None }];
    let mut seen = HashSet::new();
    // Words that were heard cost nothing and go first.
    let mut open = VecDeque::from([0]);
    while let Some(at) = open.pop_front() {
        let Node { auction, heard: count, .. } = &nodes[at];
        let (auction, count) = (auction.clone(), *count);
        if !seen.insert((auction.clone(), count)) {
            continue;
        }
        if count == heard.len() && standing.fits(&auction) {
            return Some(way_to(&nodes, at));
        }
        let Some(seat) = auction.to_act() else { continue };
        let mut add = |mv, heard, told: bool| {
            if let Some(auction) = after(&auction, mv) {
                nodes.push(Node { auction, heard, before: Some((at, (seat, mv))) });
                let new = nodes.len() - 1;
                if told { open.push_front(new) } else { open.push_back(new) }
            }
        };
        if seat != me {
            add(Move::Pass, count, false);
            add(Move::Hold, count, false);
            if let Some(bid) = auction.callable().next() {
                add(Move::Bid(bid), count, false);
            }
        }
        if let Some(&(_, mv)) = heard.get(count).filter(|(by, _)| *by == seat) {
            add(mv, count + 1, true);
        }
    }
    None
}

fn after(auction: &Auction, mv: Move) -> Option<Auction> {
    let mut auction = auction.clone();
    let done = match mv {
        Move::Bid(bid) => auction.bid(bid),
        Move::Hold => auction.hold(),
        _ => auction.pass(),
    };
    done.is_ok().then_some(auction)
}

/// The words that led to a node, first to last.
fn way_to(nodes: &[Node], at: usize) -> Vec<Spoken> {
    let mut words: Vec<Spoken> =
        std::iter::successors(nodes[at].before, |&(before, _)| nodes[before].before)
            .map(|(_, word)| word)
            .collect();
    words.reverse();
    words
}
