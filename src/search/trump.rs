//! The search in suit games and Grand: how many points the declarer gets of the cards left.
//!
//! A question is whether the declarer gets at least a number of points. The answer is a number on
//! the same side of it, as far from it as has been proved on the way: at least so many, or at most.

use std::marker::PhantomData;

use super::bounds::{Start, least, most};
use super::candidates::{Killers, NONE, leads, seconds, thirds};
use super::key::key;
use super::layout::Layout;
use super::order::NEXT;
use super::running::Running;
use super::table::{Known, Slot, Table};

/// A search with a table and a budget. Seat 0 is the declarer.
pub(super) struct Search<'a, L> {
    table: &'a mut Table,
    /// Positions looked at.
    pub(super) nodes: u64,
    /// The number that may be looked at.
    limit: u64,
    /// True if the budget is used up; what was found then means nothing.
    pub(super) stopped: bool,
    /// For each number of cards in a hand, and each place in the trick.
    killers: [[Killers; 3]; 11],
    /// For each number of cards in a hand, third cards whose next trick has to be played.
    pending: [[(u8, Frame); 10]; 11],
    layout: PhantomData<L>,
}

/// The verdict on the start of a trick without playing.
enum Look {
    /// Enough: the answer.
    Settled(i32),
    /// It has to be played.
    Open(Frame),
}

/// The facts about a start that has to be played.
#[derive(Clone, Copy)]
struct Frame {
    slot: Slot,
    known: Known,
}

impl<'a, L: Layout> Search<'a, L> {
    pub(super) fn new(table: &'a mut Table, limit: u64) -> Self {
        let killers = [[[NONE as u8; 2]; 3]; 11];
        let known = Known { low: 0, high: 0, best: 0 };
        let pending = [[(0, Frame { slot: Slot::NOWHERE, known }); 10]; 11];
        Self { table, nodes: 0, limit, stopped: false, killers, pending, layout: PhantomData }
    }

    /// Compares what the declarer gets of the rest with `target`, from 1 to the rest, at the start
    /// of a trick.
    pub(super) fn lead(&mut self, at: &Start, target: i32) -> i32 {
        match self.look(at, target) {
            Look::Settled(value) => value,
            Look::Open(frame) => self.play(at, frame, target),
        }
    }

    fn look(&mut self, at: &Start, target: i32) -> Look {
        self.nodes += 1;
        if at.size == 1 {
            return Look::Settled(last_trick::<L>(at));
        }
        let slot = self.table.slot(key::<L>(&at.hands), L::ID << 2 | at.leader as u32);
        let Some(known) = self.table.get(slot) else {
            let low = least::<L>(at);
            if low >= target {
                return Look::Settled(low);
            }
            let high = most::<L>(at);
            if high < target {
                return Look::Settled(high);
            }
            let known = Known { low: low as u8, high: high as u8, best: NONE as u8 };
            return Look::Open(Frame { slot, known });
        };
        // What the table knows is never less than what is certain without it.
        if i32::from(known.low) >= target {
            return Look::Settled(i32::from(known.low));
        }
        if i32::from(known.high) < target {
            return Look::Settled(i32::from(known.high));
        }
        Look::Open(Frame { slot, known })
    }

    /// Plays the trick.
    fn play(&mut self, at: &Start, frame: Frame, target: i32) -> i32 {
        if self.nodes > self.limit {
            self.stopped = true;
            return 0;
        }
        let Frame { slot, mut known } = frame;
        let killers = self.killers[at.size as usize][0];
        let order = leads::<L>(at, u32::from(known.best), killers);
        let maximise = at.leader == 0;
        let mut best = if maximise { 0 } else { at.rest };
        for card in order.iter() {
            let value = self.second(&Running::led::<L>(at, card), target);
            if self.stopped {
                return 0;
            }
            if maximise && value > best || !maximise && value < best {
                best = value;
                known.best = card as u8;
            }
            if maximise == (value >= target) {
                self.kill(at.size, 0, card);
                break;
            }
        }
        if best >= target {
            known.low = known.low.max(best as u8);
        } else {
            known.high = known.high.min(best as u8);
        }
        self.table.put(slot, at.size as u8, known);
        best
    }

    /// The same with one card on the table.
    pub(super) fn second(&mut self, at: &Running, target: i32) -> i32 {
        self.nodes += 1;
        let order = seconds::<L>(at, self.killers[at.size as usize][1]);
        let maximise = at.seat == 0;
        let mut best = if maximise { 0 } else { at.rest };
        for card in order.iter() {
            let value = self.third(&at.then::<L>(card), target);
            if self.stopped {
                return 0;
            }
            best = if maximise { best.max(value) } else { best.min(value) };
            if maximise == (value >= target) {
                self.kill(at.size, 1, card);
                break;
            }
        }
        best
    }

    /// The same with two cards on the table. All next tricks are looked at before one is played.
    pub(super) fn third(&mut self, at: &Running, target: i32) -> i32 {
        self.nodes += 1;
        let order = thirds::<L>(at, self.killers[at.size as usize][2]);
        let maximise = at.seat == 0;
        let mut best = if maximise { 0 } else { at.rest };
        let size = at.size as usize;
        let mut pending = 0;
        for card in order.iter() {
            let (start, won) = at.close::<L>(card);
            let value = if won >= target {
                won
            } else if won + start.rest < target {
                won + start.rest
            } else {
                match self.look(&start, target - won) {
                    Look::Settled(value) => won + value,
                    Look::Open(frame) => {
                        self.pending[size][pending] = (card as u8, frame);
                        pending += 1;
                        continue;
                    }
                }
            };
            best = if maximise { best.max(value) } else { best.min(value) };
            if maximise == (value >= target) {
                return best;
            }
        }
        for i in 0..pending {
            let (card, frame) = self.pending[size][i];
            let card = u32::from(card);
            let (start, won) = at.close::<L>(card);
            let value = won + self.play(&start, frame, target - won);
            if self.stopped {
                return 0;
            }
            best = if maximise { best.max(value) } else { best.min(value) };
            if maximise == (value >= target) {
                self.kill(at.size, 2, card);
                break;
            }
        }
        best
    }

    fn kill(&mut self, size: u32, place: usize, card: u32) {
        let killers = &mut self.killers[size as usize][place];
        if killers[0] != card as u8 {
            *killers = [card as u8, killers[0]];
        }
    }
}

/// The last trick plays itself.
const fn last_trick<L: Layout>(at: &Start) -> i32 {
    let mut winner = at.leader;
    let mut best = at.hands[winner].trailing_zeros();
    let mut seat = NEXT[at.leader];
    while seat != at.leader {
        let card = at.hands[seat].trailing_zeros();
        if L::BEATS[best as usize] >> card & 1 == 1 {
            (winner, best) = (seat, card);
        }
        seat = NEXT[seat];
    }
    if winner == 0 { at.rest } else { 0 }
}
