//! The cards that are worth trying: one of several that do the same.
//!
//! Own cards with no card of anybody else between them are equally strong. Such a run is a group;
//! cards of a group differ in their points alone. If the side that takes the trick is known, the
//! richest card of the group is best for it and the poorest against it: the rest of the play is the
//! same but for the points of one card, which cannot win back more than their difference.

use super::layout::Layout;

/// The side that takes the trick, seen from the one that plays a card to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Fate {
    Open,
    Ours,
    Theirs,
}

/// Own cards with no card that still counts between them and the next own card below.
///
/// `others` are the cards of the other hands, and the card that wins the trick so far.
pub(super) const fn linked<L: Layout>(own: u32, others: u32) -> u32 {
    // A carry runs up through the cards that are gone, from every own card to the next live one.
    let inside = !L::BOTTOMS;
    let gone = !(own | others) & inside;
    let seeds = own << 1 & inside;
    let landed = gone.wrapping_add(seeds & gone) & !gone;
    (seeds | landed) & own & inside
}

/// The groups of cards of a hand among the `playable`, from the strongest of each class down.
pub(super) struct Groups {
    rest: u32,
    linked: u32,
}

impl Groups {
    pub(super) const fn new(playable: u32, linked: u32) -> Self {
        Self { rest: playable, linked }
    }
}

impl Iterator for Groups {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        if self.rest == 0 {
            return None;
        }
        let top = self.rest.ilog2();
        // The group ends with the first card that is not linked to one below it.
        let below = u32::MAX >> (31 - top);
        let ends = self.rest & !self.linked & below;
        let end = if ends == 0 { 0 } else { ends.ilog2() };
        let group = self.rest & below & u32::MAX << end;
        self.rest &= !group;
        Some(group)
    }
}

/// The cards of a group that are worth trying.
pub(super) const fn worth_trying<L: Layout>(group: u32, fate: Fate) -> u32 {
    if group & (group - 1) == 0 {
        return group;
    }
    match fate {
        Fate::Ours => richest::<L>(group),
        Fate::Theirs => poorest::<L>(group),
        Fate::Open => distinct::<L>(group),
    }
}

/// The card of some of one class that is worth most.
pub(super) const fn richest<L: Layout>(group: u32) -> u32 {
    let plain = group & !L::JACKS;
    let jack = lowest(group & L::JACKS);
    if plain == 0 {
        return jack;
    }
    let top = plain.ilog2();
    // A jack is worth more than the seven, eight and nine.
    if L::POINTS[top as usize] > 0 || jack == 0 { 1 << top } else { jack }
}

const fn poorest<L: Layout>(group: u32) -> u32 {
    let low = lowest(group);
    let jack = lowest(group & L::JACKS);
    // A jack is worth less than a queen and what is above it.
    if jack != 0 && L::POINTS[low.trailing_zeros() as usize] > 2 { jack } else { low }
}

/// One card of each worth.
const fn distinct<L: Layout>(group: u32) -> u32 {
    let mut twins = group << 1 & L::TWINS;
    twins |= twins << 1 & L::TWINS;
    twins |= twins << 1 & L::TWINS;
    group & !twins
}

const fn lowest(bits: u32) -> u32 {
    bits & bits.wrapping_neg()
}

/// The cards that may be played to a trick in which `led` is a class, or all to a new one.
pub(super) const fn playable(hand: u32, class: u32) -> u32 {
    let following = hand & class;
    if following == 0 { hand } else { following }
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Labels, SuitGame};
    use super::*;
    use crate::rules::Kind;

    fn bits(cards: &str) -> u32 {
        Labels::of(Kind::Hearts).bits(cards.parse().unwrap())
    }

    fn groups(own: &str, others: &str) -> Vec<String> {
        let own = bits(own);
        Groups::new(own, linked::<SuitGame>(own, bits(others)))
            .map(|group| Labels::of(Kind::Hearts).cards(group).to_string())
            .collect()
    }

    #[test]
    fn a_group_has_no_card_of_another_between() {
        assert_eq!(groups("CJ SJ HA HT D7 D8", "DJ"), ["CJ SJ", "HA HT", "D8 D7"]);
        assert_eq!(groups("CJ HA D7 DA", "D9"), ["CJ HA", "DA", "D7"]);
        // The bottom of a class is no neighbour of the top of another, whatever is gone.
        assert_eq!(groups("CA S8", ""), ["CA", "S8"]);
        assert_eq!(groups("DA H7 SA", ""), ["H7", "SA", "DA"]);
    }

    #[test]
    fn the_richest_the_poorest_and_one_of_each_worth() {
        let tried = |cards, fate| {
            Labels::of(Kind::Hearts).cards(worth_trying::<SuitGame>(bits(cards), fate)).to_string()
        };
        assert_eq!(tried("CJ SJ HA HT", Fate::Ours), "HA");
        assert_eq!(tried("CJ SJ HA HT", Fate::Theirs), "DJ".replace("DJ", "SJ"));
        assert_eq!(tried("CJ H9 H8", Fate::Ours), "CJ");
        assert_eq!(tried("CJ H9 H8", Fate::Theirs), "H8");
        assert_eq!(tried("CJ SJ HA H9 H8", Fate::Open), "SJ HA H8");
        assert_eq!(tried("S9 S7", Fate::Open), "S7");
    }
}
