//! The figures that sentences may have, as the engine answers them.

use std::sync::OnceLock;

use crate::rules::{
    Account, Bid, Cards, Contract, Deal, Game, Kind, LineName, ListSettings, Move, Outcome, Phase,
    Reckoning, Round, Seat, Settlement, Suit, TableSize, bonus_for_others_loss,
};
use crate::text::{Arg, Words};

use super::cards;

/// Every figure that any sentence of the rules may have, by its name.
pub(super) struct Facts(Vec<(&'static str, Arg<'static>)>);

impl Facts {
    pub(super) fn new(words: &Words) -> Self {
        let mut facts = Self(Self::figures().0.clone());
        facts.names(words);
        facts
    }

    /// The facts that no language changes. They are found once, as some are found by playing.
    pub(super) fn figures() -> &'static Self {
        static FIGURES: OnceLock<Facts> = OnceLock::new();
        FIGURES.get_or_init(|| {
            let mut facts = Self(Vec::new());
            facts.pack();
            facts.winning();
            facts.values();
            facts.list();
            facts
        })
    }

    /// A figure by its name; 0 if there is none.
    pub(super) fn number(&self, name: &str) -> u8 {
        match self.0.iter().find(|(known, _)| *known == name) {
            Some((_, Arg::Number(number))) => u8::try_from(*number).unwrap_or(u8::MAX),
            _ => 0,
        }
    }

    /// The same with another figure: as if the rule were another.
    #[cfg(test)]
    pub(super) fn with(&self, name: &str, figure: i64) -> Self {
        let alter = |(known, fact): &(&'static str, Arg<'static>)| match *known == name {
            true => (*known, Arg::Number(figure)),
            false => (*known, fact.clone()),
        };
        Self(self.0.iter().map(alter).collect())
    }

    #[cfg(test)]
    pub(super) fn args(&self) -> &[(&'static str, Arg<'static>)] {
        &self.0
    }

    /// The same without a copy of the texts.
    pub(super) fn lent(&self) -> impl Iterator<Item = (&str, Arg<'_>)> {
        self.0.iter().map(|(name, fact)| {
            let fact = match fact {
                Arg::Number(number) => Arg::Number(*number),
                Arg::Text(text) => Arg::Text(text.as_ref().into()),
            };
            (*name, fact)
        })
    }

    fn add(&mut self, name: &'static str, value: impl Into<Arg<'static>>) {
        self.0.push((name, value.into()));
    }

    fn pack(&mut self) {
        let deal = ListSettings::new(TableSize::Three, 1).deal(1);
        let hand = deal.hand(Seat::Forehand).len();
        self.add("none", 0_u8);
        self.add("pack", Cards::ALL.len());
        self.add("total", Cards::ALL.points());
        self.add("suit-points", Cards::suit(Suit::Clubs).points());
        self.add("suit-cards", Cards::suit(Suit::Clubs).len());
        self.add("side", (Cards::suit(Suit::Clubs) - Cards::JACKS).len());
        self.add("trumps", Kind::Clubs.trumps().len());
        self.add("hand", hand);
        self.add("all-tricks", hand);
        self.add("with-skat", hand + deal.skat().len());
        let [first, skat, second, third] = dealt_in();
        self.add("deal-first", first);
        self.add("deal-skat", skat);
        self.add("deal-second", second);
        self.add("deal-third", third);
        self.add("hundred", 100_u8);
        for (name, jacks) in
            [("no-jack", 0..=0), ("one-jack", 1..=1), ("two-jacks", 2..=2), ("more-jacks", 3..=4)]
        {
            let share: f64 = jacks.map(with_jacks).sum();
            self.add(name, (100.0 * share).round() as u8);
        }
    }

    /// The borders among the 120 points, found by trying all of them.
    fn winning(&mut self) {
        let total = Cards::ALL.points();
        let need = (0..=total).find(|&points| played(points).won).unwrap_or(total);
        let schneider = |points: &u8| played(*points).has(LineName::Schneider);
        let high = (need..=total).find(schneider).unwrap_or(total);
        let low = (0..need).rev().find(schneider).unwrap_or(0);
        self.add("need", need);
        self.add("hold", total - need + 1);
        self.add("half", total / 2);
        self.add("schneider", high);
        self.add("caught", low);
        self.add("free", low + 1);
        let lost = played(need - 1);
        self.add("loss", lost.score.unsigned_abs() / u32::from(lost.value));
        self.add("alone", alone_with());
    }

    fn values(&mut self) {
        for (name, kind) in [("base-diamonds", Kind::Diamonds), ("base-grand", Kind::Grand)] {
            self.add(name, kind.base().unwrap_or_default());
        }
        for (name, hand, open) in [
            ("null", false, false),
            ("null-hand", true, false),
            ("null-open", false, true),
            ("null-open-hand", true, true),
        ] {
            self.add(name, Contract::null(hand, open).null_value().unwrap_or_default());
        }
        self.add("least", Bid::LEAST.value());
        self.add("most", Bid::MOST.value());
        let clubs = Bid::all()
            .find(|bid| bid.games().iter().any(|(contract, _)| contract.kind() == Kind::Clubs));
        self.add("clubs-least", clubs.map_or(0, Bid::value));
        self.add("bids", Bid::all().len());
        let grand = Bid::all()
            .find(|bid| bid.games().iter().any(|(contract, _)| contract.kind() == Kind::Grand));
        self.add("least-grand", grand.map_or(0, Bid::value));
        self.add("bock", Round::Bock.factor());
    }

    fn list(&mut self) {
        let won = Account { won: 1, ..Account::default() };
        self.add("own", won.own_bonus());
        self.add("others", bonus_for_others_loss(TableSize::Three));
        self.add("others-four", bonus_for_others_loss(TableSize::Four));
        self.add("deals", ListSettings::new(TableSize::Three, 1).deals);
        self.add("deals-four", ListSettings::new(TableSize::Four, 1).deals);
        self.add("limit", ListSettings::LIMIT.map_or(0, |limit| limit.get()));
    }

    fn names(&mut self, words: &Words) {
        let first: Vec<String> = Bid::all().take(12).map(|bid| words.number(bid.value())).collect();
        self.add("first-bids", words.spell(&format!("{} …", first.join(" · "))).into_owned());
        for (name, kind) in [
            ("clubs", Kind::Clubs),
            ("spades", Kind::Spades),
            ("hearts", Kind::Hearts),
            ("diamonds", Kind::Diamonds),
        ] {
            self.add(name, words.signed_kind(kind));
        }
        for (name, card) in [
            ("jack-clubs", "CJ"),
            ("jack-spades", "SJ"),
            ("jack-hearts", "HJ"),
            ("jack-diamonds", "DJ"),
        ] {
            self.add(name, words.cards(cards(card)));
        }
        self.add("forehand", words.get("seat-forehand"));
        self.add("middlehand", words.get("seat-middlehand"));
        self.add("rearhand", words.get("seat-rearhand"));
    }
}

/// A plain game that ends with so many points for the declarer.
pub(super) fn played(points: u8) -> Reckoning {
    Settlement {
        contract: Contract::plain(Kind::Clubs),
        cards: cards("CJ HJ CA CK C9 SA S7 HA H8 DT D9 D7"),
        bid: Bid::LEAST,
        outcome: Outcome::Played { points, tricks: 5, defender_tricks: 5 },
        doublings: 1,
    }
    .reckon()
}

/// In what portions the cards are dealt: to each hand, the skat, to each hand twice more.
fn dealt_in() -> [usize; 4] {
    let pack: Vec<_> = Cards::ALL.iter().collect();
    let Ok(pack) = pack.try_into() else { return [0; 4] };
    let seating = ListSettings::new(TableSize::Three, 1).seating(1);
    let deal = Deal::from_pack(seating, &pack);
    // Stretches of the pack that went to the same place.
    let place = |card| Seat::ALL.into_iter().find(|&seat| deal.hand(seat).contains(card));
    let stretches: Vec<_> = pack.chunk_by(|&a, &b| place(a) == place(b)).collect();
    let skat = stretches.iter().position(|stretch| place(stretch[0]).is_none()).unwrap_or(0);
    let length = |at: usize| stretches.get(at).map_or(0, |stretch| stretch.len());
    [length(0), length(skat), length(skat + 1), length(stretches.len() - 1)]
}

/// The fewest cards with which a declarer may give up without being asked: found by playing.
fn alone_with() -> usize {
    let mut game = Game::new(ListSettings::new(TableSize::Three, 1).deal(1));
    let mut least = 0;
    while let Some(seat) = game.to_act() {
        if let Some(declarer) = game.table().declarer()
            && game.table().phase() == Phase::Playing
        {
            if !game.table().gives_up_alone(declarer) {
                break;
            }
            least = game.table().held(declarer);
        }
        let legal = game.legal(seat).collect::<Vec<_>>();
        let plain = |mv: &&Move| match mv {
            Move::Bid(bid) => *bid == Bid::LEAST,
            Move::Pass => game.table().auction().last().is_some(),
            Move::PickUp | Move::Declare(..) | Move::Play(_) => true,
            _ => false,
        };
        let Some(&mv) = legal.iter().find(plain) else { break };
        if game.apply(seat, mv).is_err() {
            break;
        }
    }
    least
}

/// The share of all hands that hold this many jacks.
fn with_jacks(count: u64) -> f64 {
    let ways = |of: u64, taken: u64| (0..taken).fold(1, |ways, i| ways * (of - i) / (i + 1));
    let (hand, jacks) = (Deal::HAND as u64, Cards::JACKS.len() as u64);
    let pack = Cards::ALL.len() as u64;
    (ways(jacks, count) * ways(pack - jacks, hand - count)) as f64 / ways(pack, hand) as f64
}
