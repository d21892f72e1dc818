//! Games in words.

use crate::rules::{Announced, Cards, Contract, Kind, Matadors, Suit};

use super::Words;

impl Words {
    /// The name of a kind of game, a suit as the pack has it: `Spades`, and `Leaves` with the
    /// German one.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> String {
        self.get(match kind {
            Kind::Grand => "kind-grand",
            Kind::Null => "kind-null",
            Kind::Clubs => self.deck.suit_key(Suit::Clubs),
            Kind::Spades => self.deck.suit_key(Suit::Spades),
            Kind::Hearts => self.deck.suit_key(Suit::Hearts),
            Kind::Diamonds => self.deck.suit_key(Suit::Diamonds),
        })
    }

    /// A kind of game with its sign: `♠ Spades`, `Grand`.
    #[must_use]
    pub fn signed_kind(&self, kind: Kind) -> String {
        let name = self.kind(kind);
        match kind.suit() {
            Some(suit) => {
                let sign = self.suit(suit);
                self.with("kind-signed", &[("sign", sign.into()), ("kind", name.into())])
            }
            None => name,
        }
    }

    /// A contract: `♥ Hearts Hand`, `Grand Hand, Schneider announced`, `Null open`.
    #[must_use]
    pub fn contract(&self, contract: Contract) -> String {
        self.contract_of(contract, self.signed_kind(contract.kind()))
    }

    /// The same without the sign of the suit: `Hearts Hand`.
    #[must_use]
    pub fn contract_by_name(&self, contract: Contract) -> String {
        self.contract_of(contract, self.kind(contract.kind()))
    }

    fn contract_of(&self, contract: Contract, kind: String) -> String {
        let null = contract.kind() == Kind::Null;
        let key = match (contract.announced(), contract.is_hand()) {
            (Announced::Nothing, false) => return kind,
            (Announced::Nothing, true) => "contract-hand",
            (Announced::Schneider, _) => "contract-schneider",
            (Announced::Schwarz, _) => "contract-schwarz",
            (Announced::Ouvert, true) if null => "contract-hand-open",
            (Announced::Ouvert, _) => "contract-open",
        };
        self.with(key, &[("kind", kind.into())])
    }

    /// `with 2` or `without 3` of these cards; nothing in Null.
    #[must_use]
    pub fn matadors(&self, kind: Kind, cards: Cards) -> String {
        match Matadors::count(kind, cards) {
            Some(matadors) => {
                let key = if matadors.with { "with-n" } else { "without-n" };
                self.with(key, &[("n", matadors.count.into())])
            }
            None => String::new(),
        }
    }

    /// A game that has a value of the auction: `♦ 4 × 9`, `Grand 2 × 24`, `Null Hand open`.
    #[must_use]
    pub fn bid_game(&self, (contract, multiplier): (Contract, Option<u8>)) -> String {
        let kind = contract.kind();
        match (multiplier, kind.base()) {
            (Some(multiplier), Some(base)) => {
                let sign = kind.suit().map(|suit| self.suit(suit).to_string());
                let name = sign.unwrap_or_else(|| self.kind(kind));
                let product = [("levels", multiplier.into()), ("base", base.into())];
                format!("{name} {}", self.with("sum-product", &product))
            }
            _ => self.contract(contract),
        }
    }
}
