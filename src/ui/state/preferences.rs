//! The page on which settings are changed, over the menu or the table.
//!
//! Every change counts at once where it can, and is written into the person's file when the page is
//! left. What can be set is a table, [`items`]: a setting more is a line more.

use crate::rules::{Switch, Trigger};
use crate::settings::{Command, Counts, Form, Key, Loaded, Settings};
use crate::ui::draw::Kit;
use crate::ui::keys::Key as Stroke;
use crate::ui::state::{Action, Offers};

/// The settings while the program runs.
#[derive(Debug)]
pub(crate) struct Preferences {
    /// Where each came from.
    pub(crate) loaded: Loaded,
    /// As the person's file has them, with what was said for this run.
    pub(crate) kept: Settings,
    /// As they are.
    pub(crate) now: Settings,
    /// As they were when everything began to look as it does.
    pub(crate) seen: Settings,
    /// The person's file, if there is a place for one.
    pub(crate) file: Option<String>,
    /// Why the choices are not in it, as long as that is so.
    pub(crate) unkept: Option<String>,
    pub(crate) page: Option<SettingsPage>,
}

/// The page while it is open.
#[derive(Debug, Default)]
pub(crate) struct SettingsPage {
    /// The line under the cursor.
    pub(crate) at: usize,
    /// The settings before each change, the last one at the end.
    pub(crate) past: Vec<Settings>,
    /// What has been typed into the line, while somebody types.
    pub(crate) typed: Option<String>,
    /// Whether that is a word the person has not chosen: what is typed takes its place.
    pub(crate) stands_in: bool,
    /// Whether writing was refused and the person has been told.
    pub(crate) refused: bool,
    /// Everything in each pack, to show them side by side.
    pub(crate) packs: Vec<Kit>,
}

impl Preferences {
    pub(crate) fn new(loaded: Loaded, file: Option<String>) -> Self {
        let [kept, now, seen] = [(); 3].map(|()| loaded.settings.clone());
        Self { loaded, kept, now, seen, file, unkept: None, page: None }
    }

    /// The settings as they are.
    pub(crate) const fn now(&self) -> &Settings {
        &self.now
    }

    /// As the person's file has them.
    pub(crate) const fn kept(&self) -> &Settings {
        &self.kept
    }

    /// The person's file, if there is a place for one.
    pub(crate) fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Whether the page is open.
    pub(crate) const fn is_open(&self) -> bool {
        self.page.is_some()
    }

    /// Whether keys are letters of a text now.
    pub(crate) fn takes_text(&self) -> bool {
        self.page.as_ref().is_some_and(|page| page.typed.is_some())
    }

    /// Why the choices are not in the person's file, as long as that is so.
    pub(crate) fn unkept(&self) -> Option<&str> {
        self.unkept.as_deref()
    }

    /// Offers everything that can be done on the page.
    pub(crate) fn offer(&self, list: &mut Offers<'_>) {
        let Some(page) = &self.page else { return };
        let Some(item) = self.item(page) else { return };
        if page.typed.is_some() {
            list.key("do-take", Stroke::Enter, Action::Enter);
            list.key("do-back", Stroke::Esc, Action::Back);
            list.key("do-erase", Stroke::Backspace, Action::Erase).in_line = false;
            return;
        }
        if page.refused {
            // Wanted most where somebody else has changed the file.
            list.command(Command::Save, Action::SaveOver);
        }
        let changes = self.loaded.held(item.key()).is_none();
        list.up_down("do-choose");
        // What may not be changed says why.
        list.sideways("do-change").in_line = changes;
        let typed = item.is_typed() && changes;
        let label = if typed { "do-type-in" } else { "do-change" };
        list.take(label, Action::Enter).in_line = typed;
        list.tick(label, Action::Toggle).in_line = false;
        if !page.past.is_empty() {
            list.command(Command::Undo, Action::Undo);
        }
        if changes && self.reset(item).is_some_and(|reset| reset != self.now) {
            list.command(Command::Reset, Action::Reset);
        }
        list.back("do-back");
        list.command_as("do-back", Command::Settings, Action::Settings).in_line = false;
        list.pages("do-page", Stroke::PageUp);
        list.help_and_leave(false);
    }

    pub(crate) fn item(&self, page: &SettingsPage) -> Option<Item> {
        items(&self.now).get(page.at).copied()
    }

    /// The settings with the value under the cursor as the program comes with it.
    pub(crate) fn reset(&self, item: Item) -> Option<Settings> {
        let delivered = Settings::default();
        let (loaded, now) = (&self.loaded, &self.now);
        let changed = match item {
            Item::Opponent(index) => {
                let name = delivered.people.opponents.0.get(index)?;
                now.with_opponent(index, name.as_str())
            }
            Item::LevelOf(index) => Ok(now.with_level_of(index, delivered.people.level.of(index)?)),
            Item::Trigger(_) => {
                let key = item.key();
                loaded.changed(now, key, &delivered.text(key))
            }
            // A switch goes back to what its preset has.
            Item::Key(key @ Key::House(_)) => loaded.changed(now, key, "auto"),
            Item::Key(key) => loaded.changed(now, key, &delivered.text(key)),
        };
        changed.ok()
    }
}

/// A line that can be changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Item {
    /// A setting.
    Key(Key),
    /// The name of an opponent, 0 for the left neighbour.
    Opponent(usize),
    /// The level of one opponent.
    LevelOf(usize),
    /// Whether a result brings a round.
    Trigger(Trigger),
}

impl Item {
    /// The setting that it is a part of.
    pub(crate) const fn key(self) -> Key {
        match self {
            Self::Key(key) => key,
            Self::Opponent(_) => Key::Opponents,
            Self::LevelOf(_) => Key::Level,
            Self::Trigger(_) => Key::House(Switch::Triggers),
        }
    }

    /// True if a text or a number is typed in it.
    pub(crate) const fn is_typed(self) -> bool {
        match self {
            Self::Opponent(_) => true,
            Self::Key(key) => matches!(key.row().form, Form::Typed(_)),
            Self::LevelOf(_) | Self::Trigger(_) => false,
        }
    }

    /// True if a change counts for the next list only.
    pub(crate) const fn is_for_next_list(self) -> bool {
        matches!(self.key().row().counts, Counts::NextList)
    }
}

/// The sections of the page, each with its lines, as the settings have them now.
pub(crate) fn sections(settings: &Settings) -> Vec<(&'static str, Vec<Item>)> {
    let lines = |keys: &[Key]| keys.iter().flat_map(|key| lines(settings, *key)).collect();
    Key::PAGE.into_iter().map(|(section, keys)| (section, lines(keys))).collect()
}

/// The lines of a setting: some have one for each opponent, and the preset of the rules has one for
/// each switch.
fn lines(settings: &Settings, key: Key) -> Vec<Item> {
    let others = 0..settings.list.players.players() - 1;
    let only = [Item::Key(key)].into_iter();
    match key {
        Key::Opponents => others.map(Item::Opponent).collect(),
        Key::Level => only.chain(others.map(Item::LevelOf)).collect(),
        Key::Rules => {
            let switches = Switch::ALL.into_iter().filter(|switch| *switch != Switch::Triggers);
            let switches = switches.map(|switch| Item::Key(Key::House(switch)));
            let triggers = Trigger::ALL.into_iter().map(Item::Trigger);
            let triggers = triggers.filter(|_| settings.house.rules().has_rounds());
            only.chain(switches).chain(triggers).collect()
        }
        _ => only.collect(),
    }
}

/// All lines, from the top.
pub(crate) fn items(settings: &Settings) -> Vec<Item> {
    sections(settings).into_iter().flat_map(|(_, items)| items).collect()
}
