//! Cards in motion: short, one thing at a time, and drawn from the state alone.

use std::time::Duration;

/// The time that a frame stays.
pub(crate) const FRAME: Duration = Duration::from_millis(40);

/// The thing that moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moving {
    /// The cards are dealt.
    Deal,
    /// The last card played comes to its place.
    Card,
    /// The trick is gathered under the card that takes it.
    Trick,
}

/// A motion, and how far it has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Motion {
    what: Moving,
    /// The frame that is shown, from 0.
    frame: usize,
}

/// The share of its way that a card has come in each frame, in hundredths: it slows down as it
/// arrives.
const WAY: [i32; 3] = [44, 75, 94];
/// The number of cards of a hand that lie there in each frame: three, then four more, then the last
/// three.
const DEALT: [usize; 2] = [3, 7];

impl Motion {
    /// The beginning of a motion.
    pub(crate) const fn of(what: Moving) -> Self {
        Self { what, frame: 0 }
    }

    pub(crate) const fn what(self) -> Moving {
        self.what
    }

    /// The next frame; nothing once everything lies where it belongs.
    pub(crate) fn next(self) -> Option<Self> {
        let frames = match self.what {
            Moving::Deal => DEALT.len(),
            Moving::Card | Moving::Trick => WAY.len(),
        };
        let frame = self.frame + 1;
        (frame < frames).then_some(Self { frame, ..self })
    }

    /// The number of cards of a hand that have been dealt, as long as it is not all.
    pub(crate) fn dealt(self) -> Option<usize> {
        (self.what == Moving::Deal).then(|| DEALT[self.frame.min(DEALT.len() - 1)])
    }

    /// The position of a card on its way from one place to another.
    pub(crate) fn between(self, from: (i32, i32), to: (i32, i32)) -> (i32, i32) {
        let way = WAY[self.frame.min(WAY.len() - 1)];
        let part = |from: i32, to: i32| from + (to - from) * way / 100;
        (part(from.0, to.0), part(from.1, to.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(what: Moving) -> Vec<Motion> {
        std::iter::successors(Some(Motion::of(what)), |motion| motion.next()).collect()
    }

    #[test]
    fn nothing_moves_longer_than_three_frames() {
        for what in [Moving::Deal, Moving::Card, Moving::Trick] {
            assert!((1..=3).contains(&frames(what).len()), "{what:?}");
        }
        assert!(FRAME * 3 <= Duration::from_millis(120));
    }

    #[test]
    fn a_card_slows_down_and_never_goes_back() {
        let ways: Vec<i32> =
            frames(Moving::Card).iter().map(|motion| motion.between((0, 0), (100, 0)).0).collect();
        let steps: Vec<i32> = ways.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(ways[0] > steps[0] && steps[0] > steps[1] && steps[1] > 0, "{ways:?}");
        assert!(ways[2] < 100, "the last frame is not yet rest");
        let back = Motion::of(Moving::Trick).between((50, 10), (0, 0));
        assert_eq!(back, (28, 6));
    }

    #[test]
    fn cards_are_dealt_three_four_and_three() {
        let dealt: Vec<_> = frames(Moving::Deal).iter().map(|motion| motion.dealt()).collect();
        assert_eq!(dealt, [Some(3), Some(7)]);
        assert_eq!(Motion::of(Moving::Card).dealt(), None);
    }
}
