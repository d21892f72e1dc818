//! Finished deals as records for the person's history.

use super::Session;
use crate::record::{Heading, scoring_word, utc, write_record};
use crate::rules::{Game, Seat};

impl Session {
    /// The deals that are over, with their numbers; also the one that lies turned up on the table.
    pub fn finished(&self) -> impl Iterator<Item = (u32, &Game)> {
        let turned_up = self.running().filter(|game| game.to_act().is_none());
        (self.list().settings().start..).zip(self.list().games().iter().chain(turned_up))
    }

    /// The name of the list among all lists of a person: when it was begun, and its seed. `None`
    /// if nobody told when.
    #[must_use]
    pub fn id(&self) -> Option<String> {
        Some(format!("{}/{}", self.begun()?, self.list().settings().seed))
    }

    /// The name of a deal of the list in its record.
    #[must_use]
    pub fn id_of(&self, number: u32) -> Option<String> {
        Some(format!("{}:{number}", self.id()?))
    }

    /// The record of a deal that is over, played at this time in seconds since 1970; `None` while
    /// it runs.
    ///
    /// Besides what every record has, it tells the seed and the number of the deal (`SD`, unless
    /// the cards were given), the levels (`LV`), the list (`LI`, `LN`, `LS`) and, at a table of
    /// four, who sat out (`P3`).
    #[must_use]
    pub fn record(&self, number: u32, game: &Game, played: u64) -> Option<String> {
        let settings = self.list().settings();
        let seating = game.deal().seating();
        let playing = Seat::ALL.map(|seat| seating.place(seat)).into_iter();
        let members: Vec<_> = playing
            .chain(seating.sits_out())
            .filter_map(|place| self.party().member(place))
            .collect();
        let levels = members.iter().map(|member| match member.level {
            Some(level) => level.to_string(),
            None => "person".to_owned(),
        });
        let mut more = Vec::new();
        if let Some(sitting) = members.get(3) {
            more.push(("P3", sitting.name.clone()));
        }
        more.push(("LV", levels.collect::<Vec<_>>().join(",")));
        if settings.given.is_none() {
            more.push(("SD", format!("{}:{number}", settings.seed)));
        }
        more.extend(self.id().map(|id| ("LI", id)));
        let of =
            if settings.counts_deals() { format!("/{}", settings.deals) } else { String::new() };
        more.push(("LN", format!("{number}{of}")));
        more.push(("LS", scoring_word(settings.scoring).to_owned()));
        let name = |index: usize| members.get(index).map_or("", |member| member.name.as_str());
        let heading = Heading {
            id: &self.id_of(number).unwrap_or_default(),
            date: &utc(played),
            names: [name(0), name(1), name(2)],
            more: &more,
        };
        write_record(game, &heading)
    }
}
