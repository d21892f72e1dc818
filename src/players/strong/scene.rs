//! The knowledge of a seat during play, as bits.

use crate::players::memory::lacking;
use crate::players::simulation::{Course, Lanes, Unseen};
use crate::rules::{Contract, Kind, Table, View};

/// The knowledge of a seat in a game that has been announced.
#[derive(Debug)]
pub(super) struct Scene {
    /// The cards in the order of the game.
    pub(super) lanes: &'static Lanes,
    /// Whose knowledge it is.
    pub(super) me: usize,
    /// The declarer's seat.
    pub(super) declarer: usize,
    /// The game that is played.
    pub(super) contract: Contract,
    /// The seats and the cards they have played, in order.
    pub(super) plays: Vec<(usize, u8)>,
    /// True if the declarer has picked up the skat.
    pub(super) picked_up: bool,
    /// The cards that may lie here or there: in the hands of [`others`](Self::others), or the skat.
    pub(super) unseen: Unseen,
    /// The two seats after this one.
    pub(super) others: [usize; 2],
    /// The cards each seat has played.
    played: [u32; 3],
    /// The cards held now.
    hand: u32,
    /// The cards this seat put away.
    put: u32,
    /// The cards of an ouvert declarer.
    open: Option<u32>,
}

/// The cards that lie open, and what they say.
#[derive(Debug)]
pub(super) struct Seen {
    /// The seats and the cards they have played, in order.
    pub(super) plays: Vec<(usize, u8)>,
    /// The cards each seat has played.
    pub(super) played: [u32; 3],
    /// The cards that each seat may still hold: it lacks the classes it has not followed.
    pub(super) may: [u32; 3],
}

impl Seen {
    /// The play as everybody has seen it.
    pub(super) fn of(table: &Table, lanes: &Lanes) -> Self {
        let tricks = table.tricks().iter().chain([table.trick()]);
        let plays: Vec<(usize, u8)> = tricks
            .flat_map(|trick| trick.iter().map(|(seat, card)| (seat.index(), lanes.place(card))))
            .collect();
        let mut played = [0; 3];
        for &(seat, bit) in &plays {
            played[seat] |= 1 << bit;
        }
        let may = lacking(table, lanes.kind(), usize::MAX).0.map(|cards| !lanes.bits(cards));
        Self { plays, played, may }
    }
}

impl Scene {
    /// The knowledge of the seat of a view. `None` before the announcement, and in Ramsch.
    pub(super) fn new(view: &View) -> Option<Self> {
        let table = view.table();
        let (me, declarer) = (view.seat()?.index(), table.declarer()?.index());
        let contract = table.contract()?;
        let lanes = Lanes::of(contract.kind());
        let Seen { plays, played, may } = Seen::of(table, lanes);
        let hand = lanes.bits(view.hand());
        let put = view.put().filter(|_| me == declarer).map_or(0, |put| lanes.bits(put));
        let open = view.open().filter(|_| me != declarer).map(|open| lanes.bits(open));
        let others = [(me + 1) % 3, (me + 2) % 3];
        let room = |seat: usize| match open {
            Some(_) if seat == declarer => 0,
            _ => 10 - played[seat].count_ones() as u8,
        };
        let seen = played[0] | played[1] | played[2] | hand | put | open.unwrap_or(0);
        let unseen = Unseen {
            cards: !seen,
            may: [may[others[0]], may[others[1]], u32::MAX],
            room: [room(others[0]), room(others[1]), if put == 0 { 2 } else { 0 }],
        };
        let picked_up = !table.is_hand();
        Some(Self {
            lanes,
            me,
            declarer,
            contract,
            plays,
            picked_up,
            unseen,
            others,
            played,
            hand,
            put,
            open,
        })
    }

    /// The kind of game.
    pub(super) const fn kind(&self) -> Kind {
        self.contract.kind()
    }

    /// True if this seat plays alone.
    pub(super) const fn declares(&self) -> bool {
        self.me == self.declarer
    }

    /// The cards a seat has played.
    pub(super) const fn played_by(&self, seat: usize) -> u32 {
        self.played[seat]
    }

    /// A world, from the cards in the three places: the play before the first lead, and the skat.
    pub(super) fn start(&self, places: [u32; 3]) -> (Course, u32) {
        let mut hands = self.played;
        hands[self.me] |= self.hand;
        for (&seat, cards) in self.others.iter().zip(places) {
            hands[seat] |= match self.open {
                Some(open) if seat == self.declarer => open,
                _ => cards,
            };
        }
        let skat = if self.put == 0 { places[2] } else { self.put };
        let put = if self.picked_up { skat } else { 0 };
        (Course::new(self.lanes, hands, put, self.declarer as u8), skat)
    }
}
