//! From the view of a seat to what its program is told.

use super::message::{Kind, Laid, Request, Said, Told, Word, tell};
use crate::rules::{Cards, Move, Phase, Trick, View};

impl Request {
    /// A request with everything that the seat knows.
    pub(super) fn of(view: &View, kind: Kind) -> Self {
        let table = view.table();
        let contract = table.contract();
        // The cards found are told by themselves until two are put down.
        let found = if view.put().is_none() { view.skat() } else { None };
        let hand = view.hand() - found.unwrap_or_default();
        let game = match contract {
            Some(contract) => Some(contract.kind().word().to_owned()),
            None => table.is_ramsch().then(|| "ramsch".to_owned()),
        };
        let mut request = Self {
            kind: Some(Told(kind)),
            seat: view.seat().map(Told),
            hand: tell(hand),
            skat: view.skat().map(tell),
            discards: view.put().map(tell),
            bid: table.bid().map_or(0, |bid| bid.value()),
            declarer: table.declarer().map(Told),
            game,
            hand_game: table.is_hand(),
            ouvert: contract.is_some_and(crate::rules::Contract::is_ouvert),
            schneider: contract.is_some_and(crate::rules::Contract::schneider_announced),
            schwarz: contract.is_some_and(crate::rules::Contract::schwarz_announced),
            ..Self::default()
        };
        request.hear(view);
        if kind == Kind::Play {
            request.legal = Some(tell(view.playable()));
        }
        if matches!(table.phase(), Phase::Playing | Phase::Doubling | Phase::Over(_)) {
            request.trick = Some(laid(table.trick()));
            request.tricks = Some(table.tricks().iter().map(laid).collect());
            let open = view.open().filter(|_| table.declarer() != view.seat());
            request.shown = Some(open.map(tell).unwrap_or_default());
        }
        request
    }

    /// The words so far: in the auction, and by house rules.
    fn hear(&mut self, view: &View) {
        let (mut after, mut auction_is_over) = (0, false);
        for &(seat, mv) in view.moves() {
            let seat = Told(seat);
            let word = match mv {
                Move::Bid(bid) => {
                    self.bids.push((seat, bid.to_string()));
                    None
                }
                Move::Hold => {
                    self.bids.push((seat, "yes".to_owned()));
                    None
                }
                Move::Pass => {
                    self.bids.push((seat, "pass".to_owned()));
                    None
                }
                Move::Play(_) => {
                    after += 1;
                    None
                }
                // Who has a bid to play for announces a game, nobody else does.
                Move::PickUp | Move::Hand if view.table().declarer().is_some() => {
                    auction_is_over = true;
                    None
                }
                Move::Declare(..) => (!auction_is_over).then_some(Word::GrandHand),
                Move::PutOn(_) => Some(Word::Take),
                Move::Push => Some(Word::Push),
                Move::Kontra => Some(Word::Kontra),
                Move::Re => Some(Word::Re),
                Move::Hirsch => Some(Word::Hirsch),
                Move::Decline => Some(Word::No),
                _ => None,
            };
            self.said.extend(word.map(|say| Said { seat, say, after }));
        }
        // The seat that took the skat and is to put two cards on is told by the request itself.
        if view.table().phase() == Phase::PuttingOn
            && let Some(&(seat, Move::PickUp)) = view.moves().last()
        {
            self.said.push(Said { seat: Told(seat), say: Word::Take, after });
        }
    }

    /// The same with two of the cards put away.
    pub(super) fn after_discarding(mut self, view: &View, put: Cards) -> Self {
        self.hand = tell(view.hand() - put);
        self.discards = Some(tell(put));
        self
    }
}

fn laid(trick: &Trick) -> Vec<Laid> {
    trick.iter().map(|(seat, card)| Laid { seat: Told(seat), card: Told(card) }).collect()
}
