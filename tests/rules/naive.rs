//! The rules a second time, word by word as a book of rules says them, in strings and lists.
//!
//! Slow, plain, and without a look at the engine: what counts here and there must be the same.

/// The name of a game: a suit by its letter, `G` for Grand, `N` for Null, `R` for Ramsch.
pub(crate) type Name = char;

/// Which cards belong together: those that have to follow one another.
fn belongs_to(game: Name, card: &str) -> char {
    let (suit, rank) = (letter(card, 0), letter(card, 1));
    match game {
        // In Null there are no trumps, and a jack is a card of its suit.
        'N' => suit,
        // In Grand and Ramsch the four jacks are a suit of their own: trumps.
        'G' | 'R' if rank == 'J' => '*',
        'G' | 'R' => suit,
        // In a suit game the trump suit belongs to the jacks.
        _ if rank == 'J' || suit == game => '*',
        _ => suit,
    }
}

fn letter(card: &str, at: usize) -> char {
    card.chars().nth(at).unwrap()
}

/// The cards of a hand that may be played when `led` has been led, or nothing yet.
fn may_play(game: Name, hand: &[String], led: Option<&String>) -> Vec<String> {
    let follows =
        |card: &&String| led.is_some_and(|led| belongs_to(game, card) == belongs_to(game, led));
    let following: Vec<String> = hand.iter().filter(follows).cloned().collect();
    if following.is_empty() { hand.to_vec() } else { following }
}

/// The rank of a card among those it belongs to; the smaller the higher.
fn place(game: Name, card: &str) -> usize {
    let jacks = ["CJ", "SJ", "HJ", "DJ"];
    if let Some(place) = jacks.iter().position(|&jack| jack == card && game != 'N') {
        return place;
    }
    let order = if game == 'N' { "AKQJT987" } else { "ATKQ987" };
    4 + order.find(letter(card, 1)).unwrap()
}

/// Which of the cards of a trick wins it, in the order in which they were played.
fn winner(game: Name, trick: &[String]) -> usize {
    let mut best = 0;
    for other in 1..trick.len() {
        let (own, of_best) = (belongs_to(game, &trick[other]), belongs_to(game, &trick[best]));
        let higher = place(game, &trick[other]) < place(game, &trick[best]);
        if own == of_best && higher || own == '*' && of_best != '*' {
            best = other;
        }
    }
    best
}

/// Three hands in play.
#[derive(Clone)]
pub(crate) struct Cards {
    game: Name,
    /// The declarer; nobody in a Ramsch.
    declarer: Option<usize>,
    hands: [Vec<String>; 3],
    leader: usize,
    trick: Vec<String>,
    over: bool,
}

impl Cards {
    /// Forehand is about to lead.
    pub(crate) fn new(game: Name, declarer: Option<usize>, hands: [&str; 3]) -> Self {
        let hands = hands.map(|hand| hand.split(' ').map(str::to_owned).collect());
        Self { game, declarer, hands, leader: 0, trick: Vec::new(), over: false }
    }

    /// The number of ways to play so many cards.
    pub(crate) fn ways(&self, cards: u32) -> u64 {
        if cards == 0 {
            return 1;
        }
        if self.over {
            return 0;
        }
        let seat = (self.leader + self.trick.len()) % 3;
        let playable = may_play(self.game, &self.hands[seat], self.trick.first());
        playable.iter().map(|card| self.with(seat, card).ways(cards - 1)).sum()
    }

    fn with(&self, seat: usize, card: &String) -> Self {
        let mut next = self.clone();
        next.hands[seat].retain(|other| other != card);
        next.trick.push(card.clone());
        if next.trick.len() == 3 {
            let won = (self.leader + winner(self.game, &next.trick)) % 3;
            next.leader = won;
            next.trick.clear();
            // A Null is lost with the first trick, and at an end.
            let broken = self.game == 'N' && self.declarer == Some(won);
            next.over = broken || next.hands.iter().all(Vec::is_empty);
        }
        next
    }
}

/// The number of auctions from the first word to the last, with these bids alone.
pub(crate) fn auctions(bids: &[u16]) -> u64 {
    middlehand_to_forehand(bids, 0)
}

/// Middlehand bids to forehand. The first `said` of the bids are used up.
fn middlehand_to_forehand(bids: &[u16], said: usize) -> u64 {
    // Middlehand passes: rearhand goes on against forehand.
    let mut ways = rearhand_to_the_other(bids, said, true);
    for named in said..bids.len() {
        // Forehand says yes, and middlehand may go higher; or forehand passes.
        ways += middlehand_to_forehand(bids, named + 1);
        ways += rearhand_to_the_other(bids, named + 1, false);
    }
    ways
}

/// Rearhand bids to who is left.
fn rearhand_to_the_other(bids: &[u16], said: usize, forehand_is_left: bool) -> u64 {
    // Rearhand passes: the auction is over, unless nobody has said anything at all. Then forehand
    // plays at 18 or passes.
    let mut ways = if said == 0 && forehand_is_left { 2 } else { 1 };
    for named in said..bids.len() {
        // Yes, or pass and the game is rearhand's.
        ways += rearhand_to_the_other(bids, named + 1, forehand_is_left) + 1;
    }
    ways
}
