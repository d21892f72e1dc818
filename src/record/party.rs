//! The players of a list, and the check that party and list fit each other.

use thiserror::Error;

use crate::rules::{ListSettings, Place};

/// A player of a list. What a level is, is not this room's concern: `L` is whatever names one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member<L> {
    /// The name on screen and on the list.
    pub name: String,
    /// The level of a computer player; `None` for the person at the keyboard.
    pub level: Option<L>,
}

/// Everybody who plays a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party<L> {
    /// The players by place: the first of them sits at [`Place::FIRST`].
    pub members: Vec<Member<L>>,
    /// The seed of the computer players. It should not be the seed of the cards, which no
    /// player may know.
    pub seed: u64,
}

/// Why a party and the settings of a list do not go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Misfit {
    /// Other than as many players as the table has places.
    #[error("{members} players at a table of {places}")]
    Players {
        /// The number of players.
        members: usize,
        /// The number of places at the table.
        places: usize,
    },
    /// Two players are the person at the keyboard.
    #[error("more than one player without a level")]
    TwoPersons,
    /// The list has no deal: it ends before it starts, or starts before the first.
    #[error("a list from deal {start} to deal {deals} (from 1 on, and not backwards)")]
    NoDeal {
        /// The number of the first deal.
        start: u32,
        /// The number of the last one.
        deals: u32,
    },
    /// More deals than a list can have.
    #[error("{0} deals, and a list has at most {MOST_DEALS}")]
    TooLong(u32),
    /// The dealer named is not at the table.
    #[error("place {} deals, and the table has {places}", .dealer.index())]
    Dealer {
        /// The place that should deal.
        dealer: Place,
        /// The number of places at the table.
        places: usize,
    },
    /// The deal given is for a table of another size.
    #[error("the given deal is for another table")]
    OtherTable,
}

/// More than anybody plays, and far from where numbers of deals overflow.
const MOST_DEALS: u32 = 1_000_000;

impl<L> Party<L> {
    /// The place of the person at the keyboard; `None` when computers play among themselves.
    #[must_use]
    pub fn person(&self) -> Option<Place> {
        self.members.iter().position(|member| member.level.is_none()).and_then(Place::new)
    }

    /// The player at a place; `None` if the table has no such place.
    #[must_use]
    pub fn member(&self, place: Place) -> Option<&Member<L>> {
        self.members.get(place.index())
    }

    /// Makes sure that this party can play a list with these settings.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn fits(&self, settings: &ListSettings) -> Result<(), Misfit> {
        let ListSettings { table, deals, start, first_dealer, ref given, .. } = *settings;
        let (members, places) = (self.members.len(), table.players());
        if members != places {
            return Err(Misfit::Players { members, places });
        }
        if self.members.iter().filter(|member| member.level.is_none()).count() > 1 {
            return Err(Misfit::TwoPersons);
        }
        if start == 0 || start > deals {
            return Err(Misfit::NoDeal { start, deals });
        }
        if deals > MOST_DEALS {
            return Err(Misfit::TooLong(deals));
        }
        let given = given.as_ref().map(|deal| deal.seating());
        if given.is_some_and(|seating| seating.table != table) {
            return Err(Misfit::OtherTable);
        }
        let dealers = [first_dealer, given.map(|seating| seating.dealer)];
        match dealers.into_iter().flatten().find(|dealer| dealer.index() >= places) {
            Some(dealer) => Err(Misfit::Dealer { dealer, places }),
            None => Ok(()),
        }
    }
}
