//! A list being played.

use std::time::Duration;

use crate::rules::{
    BySeat, Cards, Deal, Game, Illegal, List, ListSettings, Move, Place, RamschRounds, Round,
    Rules, Seat, Seating, View,
};

use super::question::Question;
use super::request::{IllegalReply, Reply, Request};
use super::{Member, Misfit, Party, Purpose};
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
    /// The two cards the person has discarded for the announcement that is to follow.
    discarded: Option<Cards>,
    /// When the list was begun.
    begun: Option<u64>,
    /// The purpose of the list.
    purpose: Purpose,
    /// The number of moves of the first deal that were made before the person sat down.
    opening: usize,
    /// For how long it has been played.
    elapsed: Duration,
}

/// The one the table waits for.
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
        let Save { party, list, running, discarded, begun, elapsed } = Save::read(text)?;
        // A deal that was begun in time is played to its end, and no other is begun.
        let begun_in_time = running.is_some();
        let mut session = Self { discarded, begun, elapsed, ..Self::with(party, list, running) };
        if session.time_is_up() && !begun_in_time {
            session.running = None;
        }
        Ok(session)
    }

    /// The whole session as a text for the disk.
    #[must_use]
    pub fn save(&self) -> String {
        let Self { party, list, running, discarded, begun, elapsed, .. } = self.clone();
        Save { party, list, running, discarded, begun, elapsed }.to_string()
    }

    /// Party and list must fit, and the game must be the next one of the list.
    fn with(party: Party, list: List, running: Option<Game>) -> Self {
        let running = running.or_else(|| list.next_game());
        let purpose = Purpose::List;
        let elapsed = Duration::ZERO;
        let (discarded, begun) = (None, None);
        Self { party, list, running, discarded, begun, purpose, opening: 0, elapsed }
    }

    /// One deal that the person joins as far as it was played, for practice: it is the only one of
    /// its list.
    ///
    /// # Errors
    /// If the party cannot play such a list.
    pub fn joined(party: Party, game: Game, purpose: Purpose) -> Result<Self, Misfit> {
        let deal = game.deal().clone();
        let settings = ListSettings {
            deals: 1,
            rules: *game.rules(),
            first_dealer: Some(deal.seating().dealer),
            given: Some(deal),
            ..ListSettings::new(game.deal().seating().table, 0)
        };
        party.fits(&settings)?;
        let opening = game.moves().len();
        Ok(Self { purpose, opening, ..Self::with(party, List::new(settings), Some(game)) })
    }

    /// The cards of the deal that is over, to be played once more with the person in this seat. The
    /// others keep their places at the table, so they get other cards as well.
    ///
    /// `None` while the deal runs, or if no person plays.
    #[must_use]
    pub fn again(&self, seat: Seat) -> Option<Self> {
        let game = self.running.as_ref().filter(|game| game.to_act().is_none())?;
        let (person, deal) = (self.party.person()?, game.deal());
        let table = deal.seating().table;
        let seatings = table.places().map(|dealer| Seating { table, dealer });
        let seating = seatings.into_iter().find(|at| at.seat(person) == Some(seat))?;
        let hands = BySeat::from_fn(|seat| deal.hand(seat));
        let dealt = Deal::new(seating, hands, deal.skat()).ok()?.in_round(match deal.round() {
            Round::Ramsch => Round::Ramsch,
            Round::Plain | Round::Bock => Round::Plain,
        });
        // A list of one deal is in no round, unless it has nothing but Ramsch.
        let ramsch_rounds = match deal.round() {
            Round::Ramsch => RamschRounds::Always,
            Round::Plain | Round::Bock => RamschRounds::Off,
        };
        let rules = Rules { ramsch_rounds, bock: false, ..*game.rules() };
        let game = Game::with_rules(rules, dealt);
        Self::joined(self.party.clone(), game, Purpose::Again).ok()
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

    /// Tells that the list has been played for so much longer. Nobody here looks at a clock.
    pub fn pass_time(&mut self, time: Duration) {
        self.elapsed = self.elapsed.saturating_add(time);
    }

    /// The time left to begin deals in; `None` if time does not end the list.
    #[must_use]
    pub fn time_left(&self) -> Option<Duration> {
        let minutes = self.list.settings().minutes?;
        let whole = Duration::from_secs(60 * u64::from(minutes.get()));
        Some(whole.saturating_sub(self.elapsed))
    }

    /// True if the time of the list is up: the deal on the table is the last one.
    fn time_is_up(&self) -> bool {
        self.time_left().is_some_and(|left| left.is_zero())
    }

    /// The purpose of the list.
    #[must_use]
    pub const fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Tells what the list is played for.
    pub const fn set_purpose(&mut self, purpose: Purpose) {
        self.purpose = purpose;
    }

    /// True if the person has made moves in this deal that may be taken back.
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        self.own_moves().next().is_some()
    }

    /// The person's moves that may be taken back, the last first, by the moves before each.
    fn own_moves(&self) -> impl Iterator<Item = usize> {
        let game = self.running.as_ref().filter(|_| self.purpose.takes_back());
        let seat = self.person_seat();
        let made = game.map_or(&[][..], Game::moves).iter().enumerate().skip(self.opening);
        made.rev().filter(move |(_, (by, _))| Some(*by) == seat).map(|(before, _)| before)
    }

    /// Takes everything back to before the person's last decision: the last move to which there was
    /// another. Says whether there was anything to take back.
    pub fn take_back(&mut self) -> bool {
        let Some(game) = &self.running else { return false };
        let before = |moves: usize| {
            let moves = game.moves()[..moves].iter().copied();
            Game::replay_with(*game.rules(), game.deal().clone(), moves).ok()
        };
        let had_a_choice = |game: &Game| {
            let view = self.person_seat().map(|seat| game.view(seat));
            view.is_some_and(|view| !view.my_turn() || view.playable().len() != 1)
        };
        let mut back = None;
        for moves in self.own_moves() {
            back = before(moves);
            if back.as_ref().is_some_and(had_a_choice) {
                break;
            }
        }
        let taken = back.is_some();
        if taken {
            self.discarded = None;
        }
        self.running = back.or_else(|| self.running.take());
        taken
    }

    /// The person's seat in the deal on the table.
    fn person_seat(&self) -> Option<Seat> {
        let seating = self.running.as_ref()?.deal().seating();
        self.party.person().and_then(|place: Place| seating.seat(place))
    }

    /// The two cards the person has discarded for the announcement that is to follow.
    #[must_use]
    pub const fn discarded(&self) -> Option<Cards> {
        self.discarded
    }

    /// Lays two cards of the person away for the announcement that is to follow. Only that
    /// announcement is a move; until then [`Session::take_back_discard`] takes them back.
    ///
    /// # Errors
    /// Why they are refused; nothing has changed then.
    pub fn discard(&mut self, cards: Cards) -> Result<(), Illegal> {
        let seat = self.person_seat().ok_or(Illegal::NotYourTurn)?;
        let game = self.running.as_ref().ok_or(Illegal::Over)?;
        game.check_discard(seat, cards)?;
        self.discarded = Some(cards);
        Ok(())
    }

    /// Takes the cards back that were discarded, as long as no game has been announced with them.
    pub const fn take_back_discard(&mut self) {
        self.discarded = None;
    }

    /// A question for the worker: what the strongest player would do in the person's place. `None`
    /// if the person is not to act.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let view = self.view().filter(View::my_turn)?;
        let (scoring, discarded) = (self.list.settings().scoring, self.discarded);
        Some(Question { scoring, seed: self.party.seed, number: self.number()?, view, discarded })
    }

    /// The game on the table.
    pub(super) const fn running(&self) -> Option<&Game> {
        self.running.as_ref()
    }

    /// The players.
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
        self.running.as_ref().and_then(|_| self.list.next_number())
    }

    /// The seats in the deal on the table; `None` when the list is full.
    #[must_use]
    pub fn seating(&self) -> Option<Seating> {
        Some(self.running.as_ref()?.deal().seating())
    }

    /// The person's knowledge of the deal on the table: the view of a seat, or that of a
    /// spectator if the person deals at a table of four or only computers play. `None` when the
    /// list is full.
    #[must_use]
    pub fn view(&self) -> Option<View> {
        let game = self.running.as_ref()?;
        Some(self.person_seat().map_or_else(|| game.spectator(), |seat| game.view(seat)))
    }

    /// The next thing that has to happen.
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
        let seat = self.person_seat();
        let game = self.running.as_mut().ok_or(Illegal::Over)?;
        game.apply(seat.ok_or(Illegal::NotYourTurn)?, mv)?;
        self.discarded = None;
        Ok(())
    }

    /// Makes the move a computer player has decided on, and says whether it was made: an answer to
    /// anything but the question asked now is late, and dropped.
    ///
    /// # Errors
    /// If the awaited answer breaks the rules; nothing has changed then.
    pub fn answer(&mut self, reply: &Reply) -> Result<bool, IllegalReply> {
        let Reply { request, mv, .. } = reply;
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

    /// True if the deal on the table is over and the list ends with it.
    #[must_use]
    pub fn ends(&self) -> bool {
        let Some(game) = self.running.as_ref().filter(|game| game.to_act().is_none()) else {
            return false;
        };
        let mut list = self.list.clone();
        list.push(game.clone()).is_ok() && (self.time_is_up() || list.next_deal().is_none())
    }

    /// Writes the deal that is over on the list and deals the next one. While a deal runs, or when
    /// the list is full, nothing happens.
    pub fn advance(&mut self) {
        let Some(game) = self.running.take_if(|game| game.to_act().is_none()) else { return };
        let written = self.list.push(game);
        debug_assert_eq!(written, Ok(()), "the running deal is the next of the list");
        self.running = if self.time_is_up() { None } else { self.list.next_game() };
    }
}
