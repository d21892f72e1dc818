//! The transposition table: what has been proved about positions at the start of a trick.

/// The bounds proved of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    /// The least the declarer gets of the cards left.
    pub(super) low: u8,
    /// The most the declarer gets of them.
    pub(super) high: u8,
    /// The card that was best when it was last looked at.
    pub(super) best: u8,
}

#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    key: u64,
    /// Generation, layout and leader; 0 in an empty entry.
    stamp: u32,
    low: u8,
    high: u8,
    best: u8,
    /// Cards in each hand: what is costlier to find again is kept longer.
    size: u8,
}

/// As many entries as one line of the cache holds.
const WAYS: usize = 4;

#[derive(Debug, Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; WAYS]);

/// The place where a position belongs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot {
    key: u64,
    stamp: u32,
    bucket: u32,
}

impl Slot {
    /// The place of no position.
    pub(super) const NOWHERE: Self = Self { key: 0, stamp: 0, bucket: 0 };
}

/// A table of fixed size. Clearing it is one addition.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Box<[Bucket]>,
    shift: u32,
    generation: u32,
}

impl Table {
    /// A table of 2^`bits` entries.
    pub(super) fn new(bits: u32) -> Self {
        let bits = bits.clamp(3, 30) - WAYS.trailing_zeros();
        let buckets = vec![Bucket::default(); 1 << bits].into_boxed_slice();
        Self { buckets, shift: 64 - bits, generation: 1 }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.generation += 1;
        if self.generation == 1 << 28 {
            self.buckets.fill(Bucket::default());
            self.generation = 1;
        }
    }

    /// The place of a position. The key and the tag of four bits tell it from every other.
    pub(super) fn slot(&self, key: u64, tag: u32) -> Slot {
        // The high bits of the product depend on all bits of the key.
        let mixed =
            (key ^ u64::from(tag) << 62 ^ u64::from(tag)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Slot { key, stamp: self.generation << 4 | tag, bucket: (mixed >> self.shift) as u32 }
    }

    /// The bounds proved of the position that belongs there.
    pub(super) fn get(&self, slot: Slot) -> Option<Known> {
        let bucket = &self.buckets[slot.bucket as usize].0;
        let entry = bucket.iter().find(|e| e.key == slot.key && e.stamp == slot.stamp)?;
        Some(Known { low: entry.low, high: entry.high, best: entry.best })
    }

    /// Keeps what is known of the position that belongs there.
    pub(super) fn put(&mut self, slot: Slot, size: u8, known: Known) {
        let bucket = &mut self.buckets[slot.bucket as usize].0;
        let Known { low, high, best } = known;
        let entry = Entry { key: slot.key, stamp: slot.stamp, low, high, best, size };
        let mut place = 0;
        let mut least = u32::MAX;
        for (i, old) in bucket.iter().enumerate() {
            if old.key == slot.key && old.stamp == slot.stamp {
                place = i;
                break;
            }
            // Leftovers of a table that was cleared go first, then what is soon found again.
            let worth = if old.stamp >> 4 == slot.stamp >> 4 { u32::from(old.size) + 1 } else { 0 };
            if worth < least {
                least = worth;
                place = i;
            }
        }
        bucket[place] = entry;
    }
}
