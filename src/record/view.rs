//! Deals of which a record shows only what one player saw: the rest is found out from the play.

use super::actions::{self, Act, SEATING, Step};
use super::deal::DealFault;
use super::fault::{Fault, RecordFault};
use super::properties::is_blank;
use crate::rules::{BySeat, Cards, Contract, Deal, Kind, Seat};

/// A deal with unknown cards.
#[derive(Debug, Clone)]
pub(super) struct HiddenDeal {
    hands: BySeat<Cards>,
    skat: Cards,
    /// The number of unknown cards.
    hidden: usize,
    /// The place of the cards in the text.
    at: usize,
}

/// A deal in which every card has its place.
#[derive(Debug, Clone)]
pub(super) struct Completed {
    pub(super) deal: Deal,
    /// The two cards discarded, if these are not told.
    pub(super) put: Option<Cards>,
    pub(super) unknown: Unknown,
}

/// The cards of which a record does not tell where they lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Unknown {
    /// Those that could have been dealt to somebody else, or to the skat.
    pub(super) dealt: Cards,
    /// Those of them that the declarer held for certain after taking the skat.
    pub(super) taken: Cards,
}

/// The knowledge of the cards that the moves give.
#[derive(Debug, Default)]
struct Told {
    declarer: Option<Seat>,
    contract: Option<Contract>,
    picked_up: bool,
    /// The skat as the server handed it out.
    skat: Cards,
    put: Cards,
    /// Cards each seat played or showed.
    held: BySeat<Cards>,
    /// Cards each seat cannot have had besides those it played.
    lacks: BySeat<Cards>,
}

impl HiddenDeal {
    /// Reads 32 cards, some of them `??`, with or without bars between the hands.
    pub(super) fn read(text: &str, at: usize) -> Result<Self, Fault> {
        let mut parts = [Cards::EMPTY; 4];
        let (mut count, mut hidden, mut seen) = (0, 0, Cards::EMPTY);
        let mut offset = 0;
        let separates = |letter: char| matches!(letter, '.' | ',' | '|') || is_blank(letter);
        for piece in text.split(separates) {
            let here = at + offset;
            offset += piece.len();
            let separator = text[offset..].chars().next();
            offset += separator.map_or(0, char::len_utf8);
            if !piece.is_empty() {
                // Three hands of ten, and what is left.
                let part = usize::min(count / 10, 3);
                count += 1;
                match actions::card(piece) {
                    None if piece == "??" => hidden += 1,
                    None => return Err((here, DealFault::NoCard(piece.to_owned()).into())),
                    Some(card) if seen.contains(card) => {
                        return Err((here, DealFault::Twice(card).into()));
                    }
                    Some(card) => {
                        seen.insert(card);
                        parts[part].insert(card);
                    }
                }
            }
            if separator == Some('|') && !matches!(count, 10 | 20 | 30) {
                let seat = Seat::from_index(count.saturating_sub(1) / 10);
                let count = count.saturating_sub(1) % 10 + 1;
                return Err((here, DealFault::Hand { seat, count, expected: 10 }.into()));
            }
        }
        if count != 32 {
            return Err((at + text.len(), DealFault::Count(count).into()));
        }
        let [fore, middle, rear, skat] = parts;
        Ok(Self { hands: BySeat([fore, middle, rear]), skat, hidden, at })
    }

    /// The whole deal.
    ///
    /// Where cards can lie in several hands without any difference to the result, one way is taken.
    pub(super) fn complete(&self, steps: &[Step<'_>]) -> Result<Completed, Fault> {
        let mut unknown = Unknown::default();
        let told = self.told(steps)?;
        let mut hands = BySeat::from_fn(|seat| {
            // What the declarer played may have come from the skat.
            let own = told.declarer != Some(seat) || !told.picked_up;
            self.hands[seat] | if own { told.held[seat] } else { Cards::EMPTY }
        });
        let mut skat = self.skat | told.skat;
        let mut put = None;
        if let (Some(declarer), true) = (told.declarer, told.picked_up) {
            let twelve = hands[declarer] | skat | told.held[declarer] | told.put;
            let others = declarer.others();
            let elsewhere = others.iter().fold(Cards::EMPTY, |cards, &seat| cards | hands[seat]);
            let rest = Cards::ALL - elsewhere;
            let whole = if rest.len() == 12 { rest } else { twelve };
            if whole.len() == 12 && told.contract.is_some() {
                let away = whole - told.held[declarer];
                let away = if told.put.len() == 2 { told.put } else { away };
                // With the ten cards played the two others were discarded; these are as good as any
                // for the skat if nobody told it.
                if away.len() == 2 {
                    put = Some(away);
                    if hands[declarer].len() < 10 && skat.len() < 2 {
                        unknown.taken = whole - hands[declarer] - skat;
                    }
                    if skat.is_empty() && hands[declarer].is_empty() {
                        skat = away;
                    }
                    self.share(whole, declarer, &mut hands, &mut skat);
                }
            }
        }
        unknown.dealt = unknown.taken | self.fill(&told, &mut hands, &mut skat, put)?;
        let deal = Deal::new(SEATING, hands, skat);
        let deal = deal.map_err(|_| (self.at, RecordFault::Hidden(self.hidden)))?;
        Ok(Completed { deal, put, unknown })
    }

    /// Shares the declarer's twelve cards between hand and skat.
    fn share(&self, twelve: Cards, declarer: Seat, hands: &mut BySeat<Cards>, skat: &mut Cards) {
        for card in twelve - hands[declarer] - *skat {
            if hands[declarer].len() < 10 {
                hands[declarer].insert(card);
            } else {
                skat.insert(card);
            }
        }
    }

    /// Deals the cards that are still unknown to whoever lacks cards. Returns those that could as
    /// well lie elsewhere.
    fn fill(
        &self,
        told: &Told,
        hands: &mut BySeat<Cards>,
        skat: &mut Cards,
        put: Option<Cards>,
    ) -> Result<Cards, Fault> {
        let all = |hands: &BySeat<Cards>, skat: Cards| {
            hands.0.iter().fold(skat, |cards, &hand| cards | hand)
        };
        let rest = Cards::ALL - all(hands, *skat);
        if rest.is_empty() {
            return Ok(Cards::EMPTY);
        }
        let counts = hands.0.iter().map(|hand| hand.len()).sum::<usize>() + skat.len();
        if counts + rest.len() != 32 || hands.0.iter().any(|hand| hand.len() > 10) {
            let twice = rest.highest().unwrap_or_else(|| unreachable!("the rest is not empty"));
            return Err((self.at, RecordFault::Contradiction(twice)));
        }
        if let (Some(declarer), Some(_)) = (told.declarer, told.contract) {
            let (hand, away) = (hands[declarer].len() < 10, skat.len() < 2);
            let others = declarer.others().iter().any(|&seat| hands[seat].len() < 10);
            // Matadors hang on the twelve cards of the declarer, points on the two discarded.
            let two = if told.picked_up { put.is_none() } else { hand && away };
            if (hand || away) && (others || two) {
                return Err((self.at, RecordFault::Hidden(self.hidden)));
            }
        }
        // Who is known to lack a class gets none of it; whoever is left takes the others.
        let may = |seat: Seat, card| !told.lacks[seat].contains(card);
        let open = hands.0.map(|hand| hand.len() < 10);
        let elsewhere = usize::from(skat.len() < 2);
        let places = |card| {
            let takers =
                Seat::ALL.into_iter().filter(|&seat| open[seat.index()] && may(seat, card));
            takers.count() + elsewhere
        };
        let unknown: Cards = rest.iter().filter(|&card| places(card) > 1).collect();
        let mut rest: Vec<_> = rest.iter().collect();
        rest.sort_by_key(|&card| Seat::ALL.iter().filter(|&&seat| may(seat, card)).count());
        for card in rest {
            let takes = |&seat: &Seat| hands[seat].len() < 10 && may(seat, card);
            let seat = Seat::ALL.into_iter().find(takes);
            match seat {
                Some(seat) => hands[seat].insert(card),
                None if skat.len() < 2 => skat.insert(card),
                None => return Err((self.at, RecordFault::Contradiction(card))),
            }
        }
        Ok(unknown)
    }

    fn told(&self, steps: &[Step<'_>]) -> Result<Told, Fault> {
        let mut told = Told::default();
        let mut trick: Vec<(Seat, crate::rules::Card)> = Vec::new();
        for step in steps {
            let cards_at = |cards: &str| step.at + (step.word.len() - cards.len());
            match (step.seat, step.act) {
                (_, Act::Skat(cards)) => told.skat |= actions::listed(cards, step.at)?.pair,
                (Some(_), Act::PickUp) => told.picked_up = true,
                (Some(seat), Act::Announce(contract, cards)) => {
                    told.declarer = Some(seat);
                    told.contract = Some(contract);
                    let listed = actions::listed(cards, cards_at(cards))?;
                    if told.picked_up {
                        told.put |= listed.pair;
                        told.held[seat] |= listed.rest;
                    } else {
                        told.held[seat] |= listed.pair | listed.rest;
                    }
                }
                (Some(seat), Act::Discard(cards)) => {
                    let listed = actions::listed(cards, step.at)?;
                    told.put |= listed.pair;
                    told.held[seat] |= listed.rest;
                }
                (Some(seat), Act::Show(cards)) => {
                    let listed = actions::listed(cards, cards_at(cards))?;
                    told.held[seat] |= listed.pair | listed.rest;
                }
                // Every one of these moves cards that a view does not show.
                (Some(_), Act::PutOn(_)) => {
                    return Err((self.at, RecordFault::Hidden(self.hidden)));
                }
                (Some(seat), Act::Play(card)) => {
                    told.held[seat].insert(card);
                    let kind = told.contract.map_or(Kind::Grand, Contract::kind);
                    trick.push((seat, card));
                    let (_, led) = trick[0];
                    if !kind.class(led).contains(card) {
                        told.lacks[seat] |= kind.class(led);
                    }
                    if trick.len() == 3 {
                        trick.clear();
                    }
                }
                _ => {}
            }
        }
        Ok(told)
    }
}
