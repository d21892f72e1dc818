//! The prospects of a Ramsch: the chance of each seat to have most points, and its meaning for one
//! of them.
//!
//! Only sums, products and quotients are used, which come out the same on every machine.

use crate::rules::{BySeat, Seat, Table, Trick};

/// The distance of the points of two seats that tells which will have more: so many at the end, and
/// so many more for each point that is still open.
const SPREAD: (f64, f64) = (1.0, 0.5);
/// The loser has drawn this share of the open points on top of what was to be expected.
const SURPRISE: f64 = 0.15;
/// The chance to end without a trick for a seat that has none, by the number of tricks left.
const VIRGIN: [f64; 11] = [1.0, 0.6, 0.4, 0.28, 0.2, 0.15, 0.11, 0.08, 0.06, 0.05, 0.05];
/// The chance that another seat which took all tricks so far takes the rest, by their number.
const MARCH: [f64; 11] = [0.0, 0.0, 0.0, 0.01, 0.02, 0.05, 0.12, 0.25, 0.45, 0.7, 1.0];
/// The points of a march.
const MARCHED: f64 = 120.0;

/// The state of a Ramsch, seen from one seat.
#[derive(Debug, Clone)]
pub(super) struct Standing {
    me: Seat,
    points: BySeat<f64>,
    tricks: BySeat<usize>,
}

impl Standing {
    /// After the tricks that lie turned over.
    pub(super) fn of(table: &Table, me: Seat) -> Self {
        Self {
            me,
            points: BySeat::from_fn(|seat| {
                table.tricks_by(seat).map(Trick::points).sum::<u8>().into()
            }),
            tricks: BySeat::from_fn(|seat| table.tricks_by(seat).count()),
        }
    }

    /// With these points and tricks.
    #[cfg(test)]
    pub(super) const fn with(me: Seat, points: BySeat<f64>, tricks: BySeat<usize>) -> Self {
        Self { me, points, tricks }
    }

    /// After one more trick.
    pub(super) fn after(&self, taker: Seat, points: f64) -> Self {
        let mut after = self.clone();
        after.points[taker] += points;
        after.tricks[taker] += 1;
        after
    }

    /// The points that this seat is expected to gain, against the average of the others, in points.
    /// `mine` are the points its hand will still take in; `march` is its chance to take all tricks
    /// that are left.
    pub(super) fn prospect(&self, mine: f64, march: f64) -> f64 {
        let open = (120.0 - self.points.0.iter().sum::<f64>()).max(0.0);
        let mine = mine.min(open);
        let end = BySeat::from_fn(|seat| {
            self.points[seat] + if seat == self.me { mine } else { (open - mine) / 2.0 }
        });
        let most = BySeat::from_fn(|seat| {
            seat.others()
                .into_iter()
                .map(|other| above(end[seat], end[other], open))
                .product::<f64>()
        });
        let all: f64 = most.0.iter().sum();
        let loss = |seat: Seat| {
            let doubled = 1.0 + self.virgin_beside(seat);
            most[seat] / all * (end[seat] + SURPRISE * open) * doubled
        };
        let value = |seat: Seat| if seat == self.me { -loss(seat) } else { loss(seat) / 2.0 };
        let value = Seat::ALL.into_iter().map(value).sum();
        self.with_march(value, march)
    }

    fn played(&self) -> usize {
        self.tricks.0.iter().sum()
    }

    /// The chance that one of the others ends without a trick.
    fn virgin_beside(&self, seat: Seat) -> f64 {
        let left = 10usize.saturating_sub(self.played());
        if seat.others().into_iter().any(|other| self.tricks[other] == 0) {
            VIRGIN[left]
        } else {
            0.0
        }
    }

    /// The prospects with what a march would change, if one seat has all tricks so far.
    fn with_march(&self, value: f64, march: f64) -> f64 {
        let played = self.played();
        let marching = Seat::ALL.into_iter().find(|&seat| self.tricks[seat] == played);
        let (chance, marched) = match marching {
            Some(seat) if seat == self.me => (march, MARCHED),
            Some(_) => (MARCH[played.min(10)], -MARCHED / 2.0),
            None => return value,
        };
        (1.0 - chance) * value + chance * marched
    }
}

/// The chance that who is expected to have `a` points ends above who is expected to have `b`.
fn above(a: f64, b: f64, open: f64) -> f64 {
    let apart = (a - b) / (SPREAD.0 + SPREAD.1 * open);
    0.5 + 0.5 * apart / (1.0 + apart.abs())
}
