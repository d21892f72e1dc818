//! The knowledge of a seat during play: the cards that others may still hold, and the way a trick
//! must end.
//!
//! Questions with "may" are answered exactly: a thing is possible if some distribution of the
//! unseen cards fits everything the seat has seen. A seat that forgets answers from what is left of
//! its memory and so believes more to be possible than is.

use crate::rules::{BySeat, Card, Cards, Kind, Seat, Table, Trick, View};

/// The knowledge of a seat, from its [`View`] and as many tricks as it remembers.
#[derive(Debug, Clone)]
pub(super) struct Memory {
    /// The game that is played.
    pub(super) kind: Kind,
    /// Whose memory it is.
    pub(super) me: Seat,
    /// The declarer.
    pub(super) declarer: Seat,
    /// The cards held.
    pub(super) hand: Cards,
    /// The cards that may be played now.
    pub(super) legal: Cards,
    /// The trick on the table.
    pub(super) trick: Trick,
    /// The cards whose place is not known, as far as remembered.
    pub(super) unseen: Cards,
    /// The cards that each seat may hold, each by itself.
    pub(super) may: BySeat<Cards>,
    /// The number of cards each seat holds.
    pub(super) held: BySeat<usize>,
    /// The declarer's hand, if it lies open.
    pub(super) open: Option<Cards>,
}

/// The end of the trick on the table, seen from one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is ours, whatever the others hold and play.
    Ours,
    /// It is the enemy's, whatever the others hold and play.
    Theirs,
    /// It depends.
    Open,
}

/// The cards that each seat has shown that it lacks: the classes it did not follow in the running
/// trick and so many before it.
pub(super) fn lacking(table: &Table, kind: Kind, tricks: usize) -> BySeat<Cards> {
    let mut lacking = BySeat([Cards::EMPTY; 3]);
    let forgotten = table.tricks().len().saturating_sub(tricks);
    for trick in table.tricks()[forgotten..].iter().chain([table.trick()]) {
        let Some(led) = trick.led() else { continue };
        for (seat, card) in trick.iter() {
            if !kind.class(led).contains(card) {
                lacking[seat] |= kind.class(led);
            }
        }
    }
    lacking
}

impl Memory {
    /// A memory of all that was played. `None` before the play.
    pub(super) fn whole(view: &View) -> Option<Self> {
        Self::of_last(view, 10)
    }

    /// A memory of the running trick and the last few before it; of the other tricks only the own
    /// cards are remembered. `None` before the play.
    ///
    /// In a Ramsch everybody plays alone, so that both others are the enemy of this seat.
    pub(super) fn of_last(view: &View, tricks: usize) -> Option<Self> {
        let table = view.table();
        let (me, kind) = (view.seat()?, table.kind()?);
        let declarer = table.declarer().unwrap_or(me);
        let forgotten = table.tricks().len().saturating_sub(tricks);
        let open = view.open().filter(|_| me != declarer);
        let mut unseen = view.unseen();
        for trick in &table.tricks()[..forgotten] {
            unseen |= trick.iter().filter(|&(seat, _)| seat != me).map(|(_, card)| card).collect();
        }
        let lacking = lacking(table, kind, tricks);
        let may = BySeat::from_fn(|seat| match open {
            _ if seat == me => view.hand(),
            Some(open) if seat == declarer => open - lacking[seat],
            _ => unseen - lacking[seat],
        });
        Some(Self {
            kind,
            me,
            declarer,
            hand: view.hand(),
            legal: view.playable(),
            trick: *table.trick(),
            unseen,
            may,
            held: BySeat::from_fn(|seat| table.held(seat)),
            open,
        })
    }

    /// True if this seat plays alone.
    pub(super) fn plays_alone(&self) -> bool {
        self.me == self.declarer
    }

    /// True if a seat is on the side of this one.
    pub(super) fn is_friend(&self, seat: Seat) -> bool {
        (seat == self.declarer) == self.plays_alone()
    }

    /// The seats that play to the trick after this one, in order.
    pub(super) fn later(&self) -> impl Iterator<Item = Seat> + use<> {
        self.me.others().into_iter().take(2usize.saturating_sub(self.trick.len()))
    }

    /// The other defender, for a defender.
    pub(super) fn partner(&self) -> Option<Seat> {
        self.me.others().into_iter().find(|&seat| self.is_friend(seat))
    }

    /// True if the unseen cards can lie so that a seat holds all of `holds` and none of `lacks`.
    ///
    /// They can if no group of places is asked to take more cards than it has room for (Hall's
    /// theorem); besides the two hands there is one more place, for the skat and what is forgotten.
    pub(super) fn could(&self, seat: Seat, holds: Cards, lacks: Cards) -> bool {
        if seat == self.me || self.open.is_some() && seat == self.declarer {
            return self.may[seat].contains_all(holds) && !self.may[seat].intersects(lacks);
        }
        if !self.may[seat].contains_all(holds) || holds.intersects(lacks) {
            return false;
        }
        let places = self.me.others();
        let room = places.map(|place| match self.open {
            Some(_) if place == self.declarer => 0,
            _ => self.held[place],
        });
        let elsewhere = self.unseen.len().saturating_sub(room[0] + room[1]);
        let room = [room[0], room[1], elsewhere];
        // How many cards may go just to these places, by the bits of the places.
        let mut cards = [0; 8];
        for card in self.unseen {
            let goes = |place: Seat| {
                let kept = place == seat && lacks.contains(card);
                self.may[place].contains(card) && !kept
            };
            let mask = if holds.contains(card) {
                1 << usize::from(places[1] == seat)
            } else {
                usize::from(goes(places[0])) | usize::from(goes(places[1])) << 1 | 1 << 2
            };
            cards[mask] += 1;
        }
        (1..8usize).all(|group| {
            let wanted: usize =
                (1..8).filter(|mask| mask & !group == 0).map(|mask| cards[mask]).sum();
            let have: usize = (0..3).filter(|place| group >> place & 1 == 1).map(|p| room[p]).sum();
            wanted <= have
        })
    }

    /// True if a seat that has yet to play may beat `best` in a trick in which `led` was led.
    pub(super) fn may_beat(&self, seat: Seat, led: Card, best: Card) -> bool {
        let class = self.kind.class(led);
        (self.may[seat] & self.kind.beating(best)).iter().any(|card| {
            let lacks = if class.contains(card) { Cards::EMPTY } else { class };
            self.could(seat, card.into(), lacks)
        })
    }

    /// True if a seat is known to hold nothing of a class of cards.
    pub(super) fn is_void(&self, seat: Seat, class: Cards) -> bool {
        !self.may[seat].intersects(class)
    }

    /// The seat that is winning the trick once this one has played `card`, and the card it wins
    /// with.
    pub(super) fn winning_after(&self, card: Card) -> (Seat, Card) {
        match self.trick.winning(self.kind) {
            Some((seat, best)) if !self.kind.beats(card, best) => (seat, best),
            _ => (self.me, card),
        }
    }

    /// The end of the trick if this seat plays `card` to it.
    ///
    /// It is *ours* if a card of our side is winning it and no enemy who has yet to play may hold a
    /// card that beats it and may be played; *theirs* if an enemy card is winning it and no friend
    /// who has yet to play may; and open otherwise, because nobody has to beat a card.
    pub(super) fn fate(&self, card: Card) -> Fate {
        let (winner, best) = self.winning_after(card);
        let ours = self.is_friend(winner);
        let led = self.trick.led().unwrap_or(card);
        let turned =
            self.later().any(|seat| self.is_friend(seat) != ours && self.may_beat(seat, led, best));
        match (turned, ours) {
            (true, _) => Fate::Open,
            (false, true) => Fate::Ours,
            (false, false) => Fate::Theirs,
        }
    }

    /// True if every card this seat may play leaves the trick to the enemy.
    pub(super) fn certainly_lost(&self) -> bool {
        !self.trick.is_empty() && self.legal.iter().all(|card| self.fate(card) == Fate::Theirs)
    }

    /// The cards of one class, not this seat's own, that may still come from another hand and are
    /// stronger than `card`.
    pub(super) fn higher_out(&self, card: Card) -> Cards {
        let out = self.me.others().into_iter().fold(Cards::EMPTY, |all, seat| all | self.may[seat]);
        let stronger = |other: &Card| self.kind.strength(*other) > self.kind.strength(card);
        (out & self.kind.class(card)).iter().filter(stronger).collect()
    }

    /// The trumps that may still come from another hand.
    pub(super) fn trumps_out(&self) -> Cards {
        let out = self.me.others().into_iter().fold(Cards::EMPTY, |all, seat| all | self.may[seat]);
        out & self.kind.trumps()
    }

    /// The seats against this one.
    pub(super) fn enemies(&self) -> impl Iterator<Item = Seat> {
        self.me.others().into_iter().filter(|&seat| !self.is_friend(seat))
    }
}
