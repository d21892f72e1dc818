//! The review of a deal: what each decision was worth by what the person knew, and apart from that
//! what it did with open cards.
//!
//! The state is the deal, as far as it has been reviewed, and a step in it.

pub(crate) mod decisions;
pub(crate) mod graph;
pub(crate) mod lines;
pub(crate) mod page;
pub(crate) mod say;
pub(crate) mod state;

use crate::settings::Command;
use crate::study::review::{Done, Grade};
use crate::text::pages::Topic;

use crate::ui::draw::{Canvas, Grid, Kit};
use crate::ui::keys::Key;
use crate::ui::pages::review::decisions::Row;
use crate::ui::pages::review::state::{Aside, Review};
use crate::ui::say::{note, review::sign};
use crate::ui::state::Step as Way;
use crate::ui::state::{Action, AnyPage, Cap, Effect, Note, Offers, On, Opened, Page, Reviewing};
use crate::ui::views::keyline::{all_keys, key_name};

/// Opens the review of a deal, at the dearest error that is known.
#[must_use]
pub(crate) fn open(of: Reviewing) -> Opened {
    let first = of.steps.iter().position(|step| step.seat == of.task.seat).unwrap_or(0);
    let dearest = of.errors().max_by(|(_, a), (_, b)| a.lost.total_cmp(&b.lost));
    let at = dearest.map_or(first, |(at, _)| at);
    let page = Review { of, at, open: true, table: false, aside: None, begun: false };
    Opened::Page(AnyPage(Box::new(page)))
}

impl Page for Review {
    fn offers(&self, list: &mut Offers<'_>, _: &Kit, _: Option<&Grid>) {
        if self.table {
            list.up_down("do-choose");
            list.take("review-do-show", Action::Enter);
        } else {
            list.sideways("show-do-step");
            list.up_down("show-do-trick");
        }
        list.command(Command::NextError, Action::Page(Way::On));
        if !self.table {
            let label = if self.open { "review-do-close" } else { "review-do-open" };
            list.command_as(label, Command::ShowSeat, Action::Turn);
        }
        let label = if self.table { "do-table" } else { "review-do-decisions" };
        list.command_as(label, Command::List, Action::List);
        list.help_and_leave(false);
        list.back("do-back");
        let errors = [(Key::PageDown, Way::On), (Key::PageUp, Way::Back)];
        let errors = errors.map(|(key, way)| (key, Action::Page(way)));
        list.add("review-do-errors", Cap::Key(Key::PageUp), errors.into()).in_line = false;
        list.edges("review-do-ends");
    }

    fn act(&mut self, action: Action, on: On<'_>) {
        self.aside = None;
        self.begun = true;
        let last = self.of.steps.len().saturating_sub(1);
        match action {
            Action::Back => on.effects.push(Effect::Return),
            Action::Side(Way::On) => self.at = (self.at + 1).min(last),
            Action::Side(Way::Back) => self.at = self.at.saturating_sub(1),
            Action::Line(way) if self.table => self.row(way),
            Action::Line(way) => self.at = self.begins(way).unwrap_or(self.at),
            Action::Edge(way) => self.at = if way == Way::On { last } else { 0 },
            Action::Page(way) => match self.error(way) {
                Some(at) => self.at = at,
                None => {
                    let done = self.of.is_done();
                    let key = if done { "review-no-errors" } else { "review-no-errors-yet" };
                    *on.note = Some(note(on.kit, key));
                }
            },
            Action::Turn => {
                self.open = !self.open;
                self.aside = Some(Aside::Hands);
            }
            Action::List => {
                self.table = !self.table;
                self.aside = Some(Aside::Decisions);
            }
            Action::Enter => self.table = false,
            Action::Tricks => self.aside = Some(Aside::Course),
            _ => {}
        }
    }

    fn judged(&mut self, done: &Done) {
        self.of.take(done);
    }

    fn draw(&self, canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, note: Option<&Note>) {
        page::draw(canvas, kit, grid, self, note);
    }

    fn lines(&self, kit: &Kit) -> Vec<String> {
        lines::all(kit, self)
    }

    fn answers(&self, kit: &Kit) -> Vec<(String, Action)> {
        lines::answers(kit, self)
    }

    fn topic(&self) -> Option<Topic> {
        None
    }

    fn help(&self, kit: &Kit) -> Option<Vec<(String, String)>> {
        let [left, right] = kit.glyphs.arrows;
        let [up, down] = kit.glyphs.arrows_up_down;
        let key = |key| key_name(kit, key);
        let signs = [Grade::Slip, Grade::Mistake, Grade::Blunder].map(sign).join(" ");
        let rows = [
            (format!("{left} {right}"), "show-do-step"),
            (format!("{up} {down}"), "show-do-trick"),
            (format!("{} {}", key(Key::PageUp), key(Key::PageDown)), "review-do-errors"),
            (all_keys(kit, Command::NextError), "do-next-error"),
            (format!("{} {}", key(Key::Home), key(Key::End)), "review-do-ends"),
            (all_keys(kit, Command::ShowSeat), "review-do-hands"),
            (all_keys(kit, Command::List), "review-do-table"),
            (kit.words.spell(&signs).into_owned(), "review-do-signs"),
            (key(Key::Esc), "do-back"),
            (key(Key::CtrlZ), "do-suspend"),
            (format!("{} {}", all_keys(kit, Command::Leave), key(Key::CtrlC)), "do-leave"),
        ];
        let rows = rows.into_iter().filter(|(cap, _)| !cap.trim().is_empty());
        Some(rows.map(|(cap, label)| (cap, kit.words.get(label))).collect())
    }
}

impl Review {
    /// The next error in a direction, from the last on to the first.
    fn error(&self, way: Way) -> Option<usize> {
        let errors: Vec<usize> = self.of.errors().map(|(at, _)| at).collect();
        let found = match way {
            Way::On => errors.iter().find(|&&at| at > self.at).or(errors.first()),
            Way::Back => errors.iter().rfind(|&&at| at < self.at).or(errors.last()),
        };
        found.copied()
    }

    /// The next step in a direction with which something begins: the auction, what the declarer
    /// does, a trick.
    fn begins(&self, way: Way) -> Option<usize> {
        let parts: Vec<usize> = graph::parts(&self.of);
        let mut firsts = (0..parts.len()).filter(|&at| at == 0 || parts[at] != parts[at - 1]);
        match way {
            Way::On => firsts.find(|&at| at > self.at),
            Way::Back => firsts.rfind(|&at| at < self.at),
        }
    }

    /// Goes to the next line of the table of decisions.
    fn row(&mut self, way: Way) {
        let rows = Row::all(&self.of);
        let at = Row::of(&rows, self.at);
        let next = match way {
            Way::On => (at + 1).min(rows.len().saturating_sub(1)),
            Way::Back => at.saturating_sub(1),
        };
        if let Some(row) = rows.get(next) {
            self.at = row.steps[0];
        }
    }
}

#[cfg(test)]
mod tests;
