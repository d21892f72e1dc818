//! A list being played: the session, the prompt, and everything that lasts only while it is looked
//! at.

use crate::host::{Advice, Awaited, Purpose, Question, Session};
use crate::rules::{
    BySeat, Card, Cards, Doubled, Game, Kind, Phase, Place, Round, Row, Seat, View,
};
use crate::study::review::Done;
use crate::ui::draw::{Held, Order};
use crate::ui::state::{Hint, Motion, Prompt, Reviewing};

/// A list being played.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) session: Session,
    /// The person's view of the running deal; kept because a view is drawn many times.
    pub(crate) view: View,
    pub(crate) prompt: Prompt,
    /// The wait by the clock.
    pub(crate) wait: Option<Wait>,
    /// The thing that moves.
    pub(crate) motion: Option<Motion>,
    /// The deal is played through without waits while the person sits out.
    pub(crate) through: bool,
    pub(crate) page: TablePage,
    /// True if the result shows the ten tricks where there is no room for both.
    pub(crate) tricks: bool,
    /// The point at which a bot was asked last or the result was shown first, by deal and moves.
    pub(crate) asked: Option<(u32, usize)>,
    /// The last question to the strongest player.
    pub(crate) hint: Option<Hint>,
    /// True if the ladder shows how far the games of the hand carry, and each question of the
    /// auction is put to the strongest player as well.
    pub(crate) bars: bool,
    /// The review of the deal whose result is shown.
    pub(crate) review: Option<Box<Reviewing>>,
    /// The list from which the same cards were taken once more; it goes on afterwards.
    pub(crate) behind: Option<Box<Self>>,
}

/// A row of the list, and what belongs to it by house rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Written {
    pub(crate) row: Row,
    /// The dealer.
    pub(crate) dealer: Place,
    /// The kind of round that the deal belonged to.
    pub(crate) round: Round,
    /// The doubling of the game.
    pub(crate) doubled: Doubled,
}

/// The part of the list that fills the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TablePage {
    /// The table: auction, play, result.
    Table,
    /// The whole list, scrolled up from its end by so many rows.
    List {
        /// Rows above the end.
        up: usize,
    },
    /// The final standing.
    End,
}

/// The reason why the table waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wait {
    /// A finished trick is looked at.
    Trick,
    /// A breath after a move of another player.
    Beat,
    /// The reason of a right answer is read, by its key, until the next key.
    Reason(&'static str),
}

impl Play {
    /// A list at the point where it was left.
    pub(crate) fn new(session: Session) -> Self {
        let last = || session.list().games().last().map(Game::spectator);
        let view = session.view().or_else(last).expect("every list has a deal");
        let mut play = Self {
            session,
            view,
            prompt: Prompt::None,
            wait: None,
            motion: None,
            through: false,
            page: TablePage::Table,
            tricks: false,
            asked: None,
            hint: None,
            bars: false,
            review: None,
            behind: None,
        };
        if matches!(play.session.awaited(), Awaited::ListOver) {
            play.page = TablePage::End;
        }
        play
    }

    /// The purpose of the list.
    pub(crate) const fn purpose(&self) -> Purpose {
        self.session.purpose()
    }

    /// True if it is a lesson.
    pub(crate) const fn is_lesson(&self) -> bool {
        matches!(self.purpose(), Purpose::Lesson(_))
    }

    /// The number of the deal on the table, and of the last one when the list is over.
    pub(crate) fn number(&self) -> u32 {
        let list = self.session.list();
        let last = list.settings().start + list.games().len() as u32;
        self.session.number().unwrap_or(last.saturating_sub(1))
    }

    /// The kind of game the hand is sorted by: what was announced, or what is about to be.
    pub(crate) fn sorted_by(&self) -> Option<Kind> {
        match &self.prompt {
            Prompt::Announce(announce) => {
                announce.chosen(&self.view).map(|offered| offered.contract.kind())
            }
            _ => self.view.table().kind(),
        }
    }

    /// The rows of the list, with that of the deal whose result is shown.
    pub(crate) fn rows(&self) -> Vec<Written> {
        let list = self.session.list();
        let written = |(row, game): (Row, &Game)| Written {
            row,
            dealer: game.deal().seating().dealer,
            round: game.deal().round(),
            doubled: game.table().doubled(),
        };
        let mut rows: Vec<Written> = list.rows().zip(list.games()).map(written).collect();
        let result = self.view.turned_up().filter(|_| self.shows_result());
        if let (Some(turned_up), Some(number)) = (result, self.session.number()) {
            rows.push(Written {
                row: Row::new(number, self.view.seating(), &turned_up.result),
                dealer: self.view.seating().dealer,
                round: self.view.round(),
                doubled: self.view.table().doubled(),
            });
        }
        rows
    }

    /// The cards that lie in the person's hand on the screen: without those that are put away for
    /// the announcement.
    pub(crate) fn held(&self) -> Held {
        let cards = match &self.prompt {
            Prompt::Announce(announce) => self.view.hand() - announce.put,
            _ => self.view.hand(),
        };
        Held {
            cards,
            had: cards | self.played_by(self.middle()),
            skat: self.view.skat().unwrap_or_default(),
            kind: self.sorted_by(),
            deal: self.number(),
        }
    }

    /// The cards of the hand in the order in which they lie, which is that of their keys.
    pub(crate) fn hand_order(&self, order: Order) -> Vec<Card> {
        order.groups(&self.held()).concat()
    }

    /// The declarer's hand, where it lies open for another seat to see.
    pub(crate) fn open_hand(&self) -> Option<Held> {
        let table = self.view.table();
        let cards = self.view.open()?;
        let had = cards | self.played_by(table.declarer()?);
        Some(Held { had, ..Held::new(cards, table.kind()) })
    }

    /// The cards that each seat had left when a game ended before the last trick.
    pub(crate) fn left_over(&self) -> Option<BySeat<Held>> {
        let left = &self.view.turned_up()?.left;
        let kind = self.view.table().kind()?;
        let over = left.0.iter().any(|cards| !cards.is_empty());
        over.then(|| BySeat::from_fn(|seat| Held::new(left[seat], Some(kind))))
    }

    /// All cards the person has had in this deal, those put away as well.
    pub(crate) fn had(&self) -> Cards {
        self.view.hand() | self.view.put().unwrap_or_default() | self.played_by(self.middle())
    }

    /// The cards that a seat has played in this deal.
    fn played_by(&self, seat: Seat) -> Cards {
        let table = self.view.table();
        let tricks = table.tricks().iter().chain([table.trick()]);
        tricks.filter_map(|trick| trick.card_of(seat)).collect()
    }

    /// The seat drawn in the middle: the person's own, or middlehand, who sits opposite, while the
    /// person deals at a table of four.
    pub(crate) fn middle(&self) -> Seat {
        self.view.seat().unwrap_or(Seat::Middlehand)
    }

    /// The seat drawn at the left: the next to play after the person, or forehand, the left
    /// neighbour of the person who deals.
    pub(crate) fn left(&self) -> Seat {
        self.view.seat().map_or(Seat::Forehand, Seat::next)
    }

    /// The seat drawn at the right.
    pub(crate) fn right(&self) -> Seat {
        self.view.seat().map_or(Seat::Rearhand, |own| own.next().next())
    }

    /// True if cards are played, or were: also while Kontra is answered in the middle of a trick.
    pub(crate) fn plays(&self) -> bool {
        match self.view.table().phase() {
            Phase::Playing | Phase::Over(_) => true,
            Phase::Doubling => !self.view.table().trick().is_empty(),
            _ => false,
        }
    }

    /// True if the deal on the table is over and has been seen to its last trick.
    pub(crate) fn shows_result(&self) -> bool {
        self.view.table().ending().is_some() && self.wait.is_none()
    }

    /// True if the finished trick lies on the table.
    pub(crate) fn shows_finished_trick(&self) -> bool {
        let table = self.view.table();
        match self.wait {
            Some(Wait::Trick) => true,
            Some(Wait::Reason(_)) => table.trick().is_empty() && !table.tricks().is_empty(),
            _ => false,
        }
    }

    /// The hint about what is asked now; one about anything else has passed.
    pub(crate) fn present_hint(&self) -> Option<&Hint> {
        let asked = self.prompt != Prompt::None && self.wait.is_none();
        self.hint.as_ref().filter(|hint| {
            let Question { number, ref view, discarded, .. } = hint.question;
            let moves = view.moves().len() == self.view.moves().len();
            asked && moves && number == self.number() && discarded == self.session.discarded()
        })
    }

    /// Takes a step of a review that has been judged, if it is one of this list or of that behind.
    pub(crate) fn take_judged(&mut self, done: &Done) {
        if let Some(review) = &mut self.review {
            review.take(done);
        }
        if let Some(behind) = &mut self.behind {
            behind.take_judged(done);
        }
    }

    /// No hint is shown any more, nor asked for at the next question.
    pub(crate) fn forget_hint(&mut self) {
        self.hint = None;
        self.bars = false;
    }

    /// The answer to what is asked now.
    pub(crate) fn advice(&self) -> Option<&Advice> {
        self.present_hint()?.advice.as_ref()
    }
}
