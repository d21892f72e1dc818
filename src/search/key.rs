//! Keys of positions, equal for those that differ in cards of equal strength and worth alone.

use super::layout::Layout;

/// The holder of each card, two bits a card, with sevens, eights and nines moved down to the bottom
/// of their class and jacks to the lowest jack, as far as cards below them are gone.
pub(super) const fn key<L: Layout>(hands: &[u32; 3]) -> u64 {
    let twins = (L::TWINS as u64) << 32 | L::TWINS as u64;
    let room = twins >> 1;
    // Seats 0 and 2 have a bit in the lower half, 1 and 2 one in the upper half.
    let mut cards = ((hands[1] | hands[2]) as u64) << 32 | (hands[0] | hands[2]) as u64;
    loop {
        let live = cards | cards.rotate_left(32);
        // Everything above a gap moves one down, in a run of cards of the same worth.
        let mut gaps = !live & room;
        gaps |= gaps << 1 & room & twins;
        gaps |= gaps << 1 & room & twins;
        let moving = gaps << 1 & twins;
        if moving & live == 0 {
            return cards;
        }
        cards = cards & !(moving | gaps) | (cards & moving) >> 1;
    }
}

/// The same in Null, where cards have no worth: all cards of a suit are moved down as far as cards
/// below them are gone.
pub(super) const fn null_key(hands: &[u32; 3]) -> u64 {
    let mut even = hands[0] | hands[2];
    let mut odd = hands[1] | hands[2];
    let mut live = even | odd;
    // The number of gaps below each card is halved from step to step: cards with an odd number
    // move by one, two, four.
    let mut gaps = !live << 1 & 0xfefe_fefe;
    let mut step = 0;
    while step < 3 {
        let mut parity = gaps;
        parity ^= parity << 1 & 0xfefe_fefe;
        parity ^= parity << 2 & 0xfcfc_fcfc;
        parity ^= parity << 4 & 0xf0f0_f0f0;
        let moving = parity & live;
        live = live ^ moving | moving >> (1 << step);
        even = even & !moving | (even & moving) >> (1 << step);
        odd = odd & !moving | (odd & moving) >> (1 << step);
        gaps &= !parity;
        step += 1;
    }
    (odd as u64) << 32 | even as u64
}

#[cfg(test)]
mod tests {
    use super::super::layout::{Labels, SuitGame};
    use super::*;
    use crate::rules::Kind;

    fn keys(kind: Kind, hands: [&str; 3]) -> u64 {
        let hands = hands.map(|hand| Labels::of(kind).bits(hand.parse().unwrap()));
        if kind == Kind::Null { null_key(&hands) } else { key::<SuitGame>(&hands) }
    }

    #[test]
    fn cards_of_the_same_worth_move_together() {
        let same = |a, b| keys(Kind::Clubs, a) == keys(Kind::Clubs, b);
        assert!(same(["S7", "S8", "H9"], ["S8", "S9", "H7"]));
        assert!(same(["CJ", "HJ", "C9"], ["HJ", "DJ", "C7"]));
        assert!(same(["CJ S9", "SJ DJ", ""], ["SJ S7", "HJ DJ", ""]));
        assert!(!same(["S7", "S8", ""], ["S8", "S7", ""]), "the order counts");
        assert!(!same(["SQ", "S8", ""], ["SK", "S8", ""]), "the worth counts");
        assert!(!same(["S9", "", ""], ["H9", "", ""]), "the suit counts");
        assert!(!same(["C9", "", ""], ["CJ", "", ""]), "no nine becomes a jack");
    }

    #[test]
    fn in_null_all_cards_of_a_suit_move_together() {
        let same = |a, b| keys(Kind::Null, a) == keys(Kind::Null, b);
        assert!(same(["SA S8", "SJ", "HA"], ["S9 S7", "S8", "H7"]));
        assert!(same(["DA", "D9", "DT"], ["DK", "DJ", "DQ"]));
        assert!(!same(["SA S8", "SJ", ""], ["SA SJ", "S8", ""]));
        assert!(!same(["SA", "", ""], ["HA", "", ""]));
    }
}
