//! The aim of the declarer.

use crate::players::simulation::Course;
use crate::rules::{Kind, Matadors, View};

use super::scene::Scene;

/// The least card points, and tricks, with which the game is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Aim {
    /// Card points with the skat.
    pub(super) points: u8,
    /// Tricks.
    tricks: u8,
}

/// Schneider, made and escaped, as a share of a game won.
const SCHNEIDER: f32 = 0.08;
const OUT_OF_SCHNEIDER: f32 = 0.12;
/// A card point, as a share of a game won.
const POINT: f32 = 0.0005;

impl Aim {
    /// The aim of a game. Only the declarer knows whether the bid asks for schneider.
    pub(super) fn of(view: &View, scene: &Scene) -> Self {
        let contract = scene.contract;
        let tricks = if contract.schwarz_announced() { 10 } else { 0 };
        let points = match () {
            () if contract.schwarz_announced() => 120,
            () if contract.schneider_announced() || needs_schneider(view, scene) => 90,
            () => 61,
        };
        Self { points, tricks }
    }

    /// The same game played for other card points.
    pub(super) const fn with_points(self, points: u8) -> Self {
        Self { points, ..self }
    }

    /// True if the declarer has won at an end of play.
    pub(super) fn is_reached(self, course: &Course, skat: u8) -> bool {
        let tricks = course.tricks[usize::from(course.declarer)];
        match course.lanes.kind() {
            Kind::Null => tricks == 0,
            _ => course.declarer_points() + skat >= self.points && tricks >= self.tricks,
        }
    }

    /// The worth of an end of play for the declarer: 1 for winning, and a little for more.
    pub(super) fn worth(self, course: &Course, skat: u8) -> f32 {
        let won = if self.is_reached(course, skat) { 1.0 } else { 0.0 };
        if course.lanes.kind() == Kind::Null {
            return won;
        }
        let points = course.declarer_points() + skat;
        let mut worth = won + f32::from(points) * POINT;
        if points >= 90 {
            worth += SCHNEIDER;
        }
        if points <= 30 {
            worth -= OUT_OF_SCHNEIDER;
        }
        worth
    }
}

/// True if the declarer, by the cards it has seen, falls short of the bid without schneider.
fn needs_schneider(view: &View, scene: &Scene) -> bool {
    let (Some(base), Some(bid)) = (scene.kind().base(), view.table().bid()) else { return false };
    if !scene.declares() {
        return false;
    }
    let skat = view.skat().unwrap_or_default();
    let Some(matadors) = Matadors::count(scene.kind(), view.dealt() | skat) else { return false };
    let levels = u16::from(matadors.count) + 1 + u16::from(scene.contract.is_hand());
    base * levels < bid.value()
}
