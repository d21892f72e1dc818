//! A list being played.

use crate::rules::{Game, Illegal, List, ListSettings, Move, Seating, View};

use super::request::{IllegalReply, Reply, Request};
use super::{Member, Misfit, Party};
use crate::players::Level;
use crate::record::{Located, Save, SaveFault};

/// A list being played: the party, the finished games and the running one.
///
/// The running game does not leave the session; what anybody may know of it is in the [`View`]s.
///
/// ```
/// use skat::host::{Awaited, Member, Party, Session};
/// use skat::players::Level;
/// use skat::rules::{ListSettings, TableSize};
///
/// let names = ["Anna", "Bert", "Cleo"];
/// let member = |name: &str| Member { name: name.to_owned(), level: Some(Level::Club.into()) };
/// let party = Party { members: names.map(member).into(), seed: 5 };
/// let mut session = Session::new(party, ListSettings::new(TableSize::Three, 7))?;
/// session.play_bots()?;
/// assert_eq!(session.awaited(), Awaited::DealOver);
/// session.advance();
/// assert_eq!(session.number(), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    party: Party,
    list: List,
    /// The deal on the table, until its result has been taken off; none after the last one.
    running: Option<Game>,
    /// When the list was begun.
    begun: Option<u64>,
}

/// What has to happen next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Awaited {
    /// The person is to move: [`Session::apply`].
    Person,
    /// A computer is to move: [`Session::answer`]. The person may still act out of turn.
    Bot(Box<Request>),
    /// The deal is over and lies turned up on the table: [`Session::advance`].
    DealOver,
    /// The list is full.
    ListOver,
}

impl Session {
    /// Begins a list and deals the first deal.
    ///
    /// # Errors
    /// If the party cannot play such a list.
    pub fn new(party: Party, settings: ListSettings) -> Result<Self, Misfit> {
        party.fits(&settings)?;
        Ok(Self::with(party, List::new(settings), None))
    }

    /// Goes on with a list that [`Session::save`] wrote.
    ///
    /// # Errors
    /// What is wrong with the text, and where.
    pub fn resume(text: impl AsRef<[u8]>) -> Result<Self, Located<SaveFault>> {
        let Save { party, list, running, begun } = Save::read(text)?;
        Ok(Self { begun, ..Self::with(party, list, running) })
    }

    /// The whole session as a text for the disk.
    #[must_use]
    pub fn save(&self) -> String {
        let Self { party, list, running, begun } = self.clone();
        Save { party, list, running, begun }.to_string()
    }

    /// Party and list must fit, and the game must be the next one of the list.
    fn with(party: Party, list: List, running: Option<Game>) -> Self {
        let running = running.or_else(|| list.next_game());
        Self { party, list, running, begun: None }
    }

    /// A table at which a game is only looked at, as far as it was played: a list of this one deal
    /// among players of these names. No person plays, so [`Session::view`] is a spectator's.
    #[must_use]
    pub fn looked_at(names: impl IntoIterator<Item = String>, game: Game) -> Self {
        let member = |name| Member { name, level: Some(Level::Beginner.into()) };
        let party = Party { members: names.into_iter().map(member).collect(), seed: 0 };
        let settings = ListSettings {
            deals: 1,
            rules: *game.rules(),
            given: Some(game.deal().clone()),
            first_dealer: Some(game.deal().seating().dealer),
            ..ListSettings::new(game.deal().seating().table, 0)
        };
        Self::with(party, List::new(settings), Some(game))
    }

    /// When the list was begun, in milliseconds since 1970; `None` if nobody told.
    #[must_use]
    pub const fn begun(&self) -> Option<u64> {
        self.begun
    }

    /// Tells when the list was begun. With its seed this names it among all lists of a person.
    pub const fn set_begun(&mut self, begun: u64) {
        self.begun = Some(begun);
    }

    /// The game on the table.
    pub(super) const fn running(&self) -> Option<&Game> {
        self.running.as_ref()
    }

    /// Who plays.
    #[must_use]
    pub const fn party(&self) -> &Party {
        &self.party
    }

    /// Calls the players by other names, in the order of the places. Names are no part of what is
    /// played.
    pub fn rename(&mut self, names: impl IntoIterator<Item = String>) {
        for (member, name) in self.party.members.iter_mut().zip(names) {
            member.name = name;
        }
    }

    /// Calls the person otherwise, if this is how the person is called and nobody else goes by the
    /// new name. Tells whether that was so.
    pub fn call_person(&mut self, before: &str, now: &str) -> bool {
        let members = &mut self.party.members;
        let person = members.iter().position(|member| member.level.is_none());
        let taken = members.iter().any(|member| member.name.to_lowercase() == now.to_lowercase());
        let Some(person) = person.map(|index| &mut members[index]) else { return false };
        let called = person.name == before && !taken;
        if called {
            now.clone_into(&mut person.name);
        }
        called
    }

    /// The list so far; a deal that is over is not written on it before [`Session::advance`].
    #[must_use]
    pub const fn list(&self) -> &List {
        &self.list
    }

    /// The number of the deal on the table, counted from 1; `None` when the list is full.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        self.list.next_number()
    }

    /// Who sits where in the deal on the table; `None` when the list is full.
    #[must_use]
    pub fn seating(&self) -> Option<Seating> {
        Some(self.running.as_ref()?.deal().seating())
    }

    /// What the person may know of the deal on the table: the view of a seat, or that of a
    /// spectator if the person deals at a table of four or only computers play. `None` when the
    /// list is full.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        let game = self.running.as_ref()?;
        let seat = self.party.person().and_then(|place| game.deal().seating().seat(place));
        Some(seat.map_or_else(|| game.spectator(), |seat| game.view(seat)))
    }

    /// What has to happen next.
    #[must_use]
    pub fn awaited(&self) -> Awaited {
        match &self.running {
            None => Awaited::ListOver,
            Some(game) if game.to_act().is_none() => Awaited::DealOver,
            Some(_) => {
                self.request().map_or(Awaited::Person, |request| Awaited::Bot(Box::new(request)))
            }
        }
    }

    /// The question to the computer player whose turn it is.
    fn request(&self) -> Option<Request> {
        let game = self.running.as_ref()?;
        let seat = game.to_act()?;
        let place = game.deal().seating().place(seat);
        Some(Request {
            place,
            seat,
            bot: self.party.member(place)?.level?.playing_for(self.list.settings().scoring),
            seed: self.party.seed,
            number: self.number()?,
            view: game.view(seat),
        })
    }

    /// Makes a move of the person, in or out of turn.
    ///
    /// # Errors
    /// Why the move is refused; nothing has changed then.
    pub fn apply(&mut self, mv: Move) -> Result<(), Illegal> {
        let game = self.running.as_mut().ok_or(Illegal::Over)?;
        let seating = game.deal().seating();
        let seat = self.party.person().and_then(|place| seating.seat(place));
        game.apply(seat.ok_or(Illegal::NotYourTurn)?, mv)
    }

    /// Makes the move a computer player has decided on, and says whether it was made: an answer to
    /// anything but the question asked now is late, and dropped.
    ///
    /// # Errors
    /// If the awaited answer breaks the rules; nothing has changed then.
    pub fn answer(&mut self, reply: &Reply) -> Result<bool, IllegalReply> {
        let Reply { request, mv } = reply;
        if self.request().as_ref() != Some(request) {
            return Ok(false);
        }
        let Some(game) = &mut self.running else { return Ok(false) };
        game.apply(request.seat, *mv).map(|()| true).map_err(|why| {
            let Request { number, seat, bot, .. } = *request;
            IllegalReply { number, seat, bot, mv: *mv, why }
        })
    }

    /// Lets the computers move until the person is to move or the deal is over: at once, on this
    /// thread. A person who deals at a table of four has the deal played through so.
    ///
    /// # Errors
    /// If a computer player breaks the rules.
    pub fn play_bots(&mut self) -> Result<(), IllegalReply> {
        while let Some(request) = self.request() {
            let mv = request.decide();
            self.answer(&request.reply(mv))?;
        }
        Ok(())
    }

    /// Whether the deal on the table is over and the list ends with it.
    #[must_use]
    pub fn ends(&self) -> bool {
        let Some(game) = self.running.as_ref().filter(|game| game.to_act().is_none()) else {
            return false;
        };
        let mut list = self.list.clone();
        list.push(game.clone()).is_ok() && list.next_deal().is_none()
    }

    /// Writes the deal that is over on the list and deals the next one. While a deal runs, or when
    /// the list is full, nothing happens.
    pub fn advance(&mut self) {
        let Some(game) = self.running.take_if(|game| game.to_act().is_none()) else { return };
        let written = self.list.push(game);
        debug_assert_eq!(written, Ok(()), "the running deal is the next of the list");
        self.running = self.list.next_game();
    }
}
