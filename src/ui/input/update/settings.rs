//! The page of settings: its keys and clicks, and what comes back from the program around it.

use crate::rules::{Place, Switch, Triggers};
use crate::settings::{Key, Level, Name, Problem, Settings};
use crate::text::Arg;

use crate::ui::draw::Kit;
use crate::ui::say::{self, settings};
use crate::ui::state::{
    Action, Effect, Item, Kept, Look, Model, Note, Options, Preferences, Scene, SettingsPage, Step,
    Unkept, items,
};

/// As much as can be typed into a line.
const LONGEST: usize = 40;

/// Opens the page.
pub(crate) fn open(model: &mut Model, effects: &mut Vec<Effect>) {
    model.preferences.page = Some(SettingsPage::default());
    // For the packs to be shown.
    effects.push(Effect::Look(Box::new(model.preferences.now.clone())));
}

/// Leaves the page: what was changed is written first.
pub(crate) fn close(model: &mut Model, effects: &mut Vec<Effect>) {
    let preferences = &mut model.preferences;
    let refused = preferences.page.as_ref().is_some_and(|page| page.refused);
    if refused || !to_keep(preferences) {
        preferences.page = None;
    } else {
        effects.push(Effect::Keep { over: false });
    }
}

/// True if there is something to be written.
pub(crate) fn to_keep(preferences: &Preferences) -> bool {
    let Preferences { loaded, kept, now, .. } = preferences;
    !loaded.to_write(kept, now).is_empty()
}

/// Does what can be done on the page.
pub(crate) fn act(model: &mut Model, action: Action, effects: &mut Vec<Effect>) {
    let preferences = &mut model.preferences;
    let lines = items(&preferences.now).len();
    let Some(page) = &mut preferences.page else { return };
    if let Some(typed) = &mut page.typed {
        match action {
            Action::Erase if std::mem::take(&mut page.stands_in) => typed.clear(),
            Action::Erase => {
                typed.pop();
            }
            Action::Back => page.typed = None,
            Action::Enter => accept(model, effects),
            _ => {}
        }
        return;
    }
    match action {
        Action::Line(Step::Back) => page.at = page.at.saturating_sub(1),
        Action::Line(Step::On) => page.at = (page.at + 1).min(lines - 1),
        Action::Page(Step::Back) => page.at = page.at.saturating_sub(8),
        Action::Page(Step::On) => page.at = (page.at + 8).min(lines - 1),
        Action::Edge(Step::Back) => page.at = 0,
        Action::Edge(Step::On) => page.at = lines - 1,
        Action::Row(line) => page.at = line.min(lines - 1),
        Action::Side(step) => turn(model, step, effects),
        Action::Enter | Action::Toggle => enter(model, effects),
        Action::Pack(pack) => choose_pack(model, pack, effects),
        Action::Undo => {
            if let Some(before) = page.past.pop() {
                change_to(model, before, effects);
            }
        }
        Action::Reset => reset(model, effects),
        Action::SaveOver => effects.push(Effect::Keep { over: true }),
        Action::Back | Action::Settings => close(model, effects),
        _ => {}
    }
}

/// Takes a character of a text.
pub(crate) fn take_text(model: &mut Model, sign: char) {
    let Some(page) = &mut model.preferences.page else { return };
    let Some(typed) = &mut page.typed else { return };
    if std::mem::take(&mut page.stands_in) {
        typed.clear();
    }
    if typed.chars().count() < LONGEST {
        typed.push(sign);
    }
}

/// The settings become these; the ones before can be had back.
fn change(model: &mut Model, changed: Settings, effects: &mut Vec<Effect>) {
    let preferences = &mut model.preferences;
    if changed == preferences.now {
        return;
    }
    if let Some(page) = &mut preferences.page {
        page.past.push(preferences.now.clone());
    }
    change_to(model, changed, effects);
}

fn change_to(model: &mut Model, changed: Settings, effects: &mut Vec<Effect>) {
    let preferences = &mut model.preferences;
    let renamed = changed.people.name != preferences.now.people.name
        || changed.people.opponents != preferences.now.people.opponents;
    preferences.now = changed;
    // A table of three has fewer lines.
    let lines = items(&preferences.now).len();
    if let Some(page) = &mut preferences.page {
        page.at = page.at.min(lines - 1);
        page.refused = false;
    }
    model.options = Options::of(&preferences.now);
    if renamed {
        rename(model, effects);
    }
    effects.push(Effect::Look(Box::new(model.preferences.now.clone())));
}

/// Calls everybody at the table, and on a list that waits, as the settings have it now.
fn rename(model: &mut Model, effects: &mut Vec<Effect>) {
    let now = &model.preferences.now;
    let Some(session) = model.scene.session() else { return };
    let table = session.list().settings().table;
    let names: Vec<String> = table
        .places()
        .map(|place| match now.name(place) {
            // A larger table goes on with its own names.
            Some(name) if place == Place::FIRST || now.list.players >= table => name.to_string(),
            _ => say::player(session, place).to_owned(),
        })
        .collect();
    session.rename(names);
    if matches!(model.scene, Scene::Table(_)) {
        effects.push(Effect::Save);
    }
}

/// The line under the cursor, if its value may be changed; it is told where it may not.
fn changeable(model: &mut Model) -> Option<Item> {
    let preferences = &model.preferences;
    let item = preferences.item(preferences.page.as_ref()?)?;
    match preferences.loaded.held(item.key()) {
        None => Some(item),
        Some(_) => {
            model.note = Some(say::note(&model.kit, "set-held-note"));
            None
        }
    }
}

/// Turns a value one further.
fn turn(model: &mut Model, step: Step, effects: &mut Vec<Effect>) {
    let Some(item) = changeable(model) else { return };
    let Preferences { loaded, now, .. } = &model.preferences;
    let changed = match item {
        Item::Key(key) => {
            let choices = match key {
                Key::Theme => loaded.themes(),
                key => now.choices(key),
            };
            match turned(&choices, &now.text(key), step) {
                Some(choice) => loaded.changed(now, key, &choice),
                None => return start_typing(model),
            }
        }
        Item::Opponent(_) => return start_typing(model),
        Item::LevelOf(index) => {
            let at = now.people.level.of(index).unwrap_or(Level::Club);
            let at = Level::ALL.iter().position(|level| *level == at).unwrap_or(0);
            Ok(now.with_level_of(index, Level::ALL[stepped(at, Level::ALL.len(), step)]))
        }
        Item::Trigger(trigger) => {
            let all = now.house.rules().triggers;
            let others = all.iter().filter(|other| *other != trigger);
            let more = (!all.has(trigger)).then_some(trigger);
            let triggers = others.chain(more).fold(Triggers::NONE, Triggers::with);
            loaded.changed(now, Key::House(Switch::Triggers), &triggers.to_string())
        }
    };
    set(model, item, changed, effects);
}

/// Goes over to the settings, or tells why they cannot be so.
fn set(
    model: &mut Model,
    item: Item,
    changed: Result<Settings, Problem>,
    effects: &mut Vec<Effect>,
) -> bool {
    match changed {
        Ok(changed) => {
            change(model, changed, effects);
            true
        }
        Err(problem) => {
            model.note = Some(refusal(&model.kit, item, &problem));
            false
        }
    }
}

const fn stepped(at: usize, len: usize, step: Step) -> usize {
    match step {
        Step::Back => (at + len - 1) % len,
        Step::On => (at + 1) % len,
    }
}

/// The choice behind a value or before it, round and round; a number that is none of them lies
/// where it belongs. None if there are none.
fn turned(choices: &[String], value: &str, step: Step) -> Option<String> {
    let number = |text: &String| text.parse::<u32>().ok();
    let at = choices.iter().position(|choice| choice == value);
    let at = at.or_else(|| {
        // Before the first that is larger.
        let larger = choices.iter().position(|choice| number(choice) > number(&value.to_owned()));
        let larger = larger.unwrap_or(choices.len());
        Some(if step == Step::On { larger.checked_sub(1)? } else { larger })
    });
    let next = stepped(at?, choices.len().max(1), step);
    choices.get(next).cloned()
}

/// Enter: a text is typed, anything else turned one further.
fn enter(model: &mut Model, effects: &mut Vec<Effect>) {
    match changeable(model) {
        Some(item) if item.is_typed() => start_typing(model),
        Some(_) => turn(model, Step::On, effects),
        None => {}
    }
}

fn start_typing(model: &mut Model) {
    let Preferences { now, page, .. } = &mut model.preferences;
    let Some(page) = page else { return };
    let item = items(now).get(page.at).copied();
    let text = match item {
        Some(Item::Opponent(index)) => now.people.opponents.0.get(index).map(Name::to_string),
        Some(Item::Key(key)) => Some(now.text(key)),
        _ => None,
    };
    // Who has no name of their own is called "You".
    let nobody = model.kit.words.get("seat-you");
    page.stands_in = item == Some(Item::Key(Key::Name)) && text.as_ref() == Some(&nobody);
    page.typed = text;
}

/// Takes what was typed as the value, if it is one.
fn accept(model: &mut Model, effects: &mut Vec<Effect>) {
    let Preferences { loaded, now, page, .. } = &model.preferences;
    let Some(page) = page else { return };
    let Some(typed) = page.typed.as_deref().map(str::trim) else { return };
    let Some(item) = model.preferences.item(page) else { return };
    let changed = match item {
        Item::Opponent(index) => now.with_opponent(index, typed),
        item => loaded.changed(now, item.key(), typed),
    };
    if set(model, item, changed, effects)
        && let Some(page) = &mut model.preferences.page
    {
        page.typed = None;
    }
}

fn choose_pack(model: &mut Model, pack: usize, effects: &mut Vec<Effect>) {
    let deck = items(&model.preferences.now).iter().position(|it| *it == Item::Key(Key::Deck));
    if let (Some(page), Some(deck)) = (&mut model.preferences.page, deck) {
        page.at = deck;
    }
    let Some(item) = changeable(model) else { return };
    let Preferences { loaded, now, .. } = &model.preferences;
    if let Some(choice) = now.choices(Key::Deck).get(pack) {
        let changed = loaded.changed(now, Key::Deck, choice);
        set(model, item, changed, effects);
    }
}

fn reset(model: &mut Model, effects: &mut Vec<Effect>) {
    let Some(item) = changeable(model) else { return };
    if let Some(changed) = model.preferences.reset(item) {
        change(model, changed, effects);
    }
}

/// Takes the look of everything now; if it cannot look so, the last change is taken back.
pub(crate) fn looked(
    model: &mut Model,
    look: Result<Box<Look>, String>,
    effects: &mut Vec<Effect>,
) {
    match look {
        Ok(look) => {
            let Look { mut kit, keys_left_out, packs } = *look;
            call_person(model, &kit, effects);
            kit.keys.remember(&model.kit.keys);
            let Preferences { now, seen, .. } = &mut model.preferences;
            // A hand sorted by a key at the table stays so, unless another way is chosen here.
            if now.screen.sort == seen.screen.sort {
                kit.sorting.hand = model.kit.sorting.hand;
            }
            seen.clone_from(now);
            model.kit = kit;
            if keys_left_out {
                model.note = Some(say::note(&model.kit, "keys-left-out"));
            }
            if let Some(page) = &mut model.preferences.page {
                page.packs = packs;
            }
        }
        Err(why) => {
            let Preferences { now, page, .. } = &mut model.preferences;
            if let Some(before) = page.as_mut().and_then(|page| page.past.pop()) {
                *now = before;
            }
            model.options = Options::of(now);
            model.note = Some(Note { text: why, warn: true });
        }
    }
}

/// In another language a person without a name is called otherwise. What has been told already
/// stays as it was said.
fn call_person(model: &mut Model, kit: &Kit, effects: &mut Vec<Effect>) {
    let [before, now] = [&model.kit.words, &kit.words].map(|words| words.get("seat-you"));
    if before == now {
        return;
    }
    let preferences = &mut model.preferences;
    for settings in [&mut preferences.kept, &mut preferences.now] {
        let people = &mut settings.people;
        let taken = people.opponents.0.iter().any(|name| name.is_called(&now));
        if let Some(name) = Name::new(&now).filter(|_| !taken && people.name.as_str() == before) {
            people.name = name;
        }
    }
    let called = model.scene.session().is_some_and(|session| session.call_person(&before, &now));
    effects.push(Effect::CallPerson { before, now });
    if called && matches!(model.scene, Scene::Table(_)) {
        effects.push(Effect::Save);
    }
}

/// Tells what became of the choices.
pub(crate) fn kept(model: &mut Model, kept: Result<Kept, Unkept>) {
    let words = &model.kit.words;
    let preferences = &mut model.preferences;
    match kept {
        Ok(kept) => {
            let (key, path) = match kept {
                Kept::Changed(path) => ("set-kept", path),
                Kept::New(path) => ("set-kept-new", path),
            };
            let text = words.with(key, &[("path", path.as_str().into())]);
            preferences.kept = preferences.now.clone();
            preferences.unkept = None;
            preferences.page = None;
            model.note = Some(Note { text, warn: false });
        }
        Err(why) => {
            let text = unkept(&model.kit, preferences, &why);
            if let Some(page) = &mut preferences.page {
                page.refused = true;
            }
            preferences.unkept = Some(text.clone());
            model.note = Some(Note { text, warn: true });
        }
    }
}

fn unkept(kit: &Kit, preferences: &Preferences, why: &Unkept) -> String {
    let words = &kit.words;
    match why {
        Unkept::Meanwhile { path, key } => {
            let setting = settings::label(words, &preferences.now, Item::Key(*key));
            let args: [(&str, Arg<'_>); 2] = [("path", path.into()), ("setting", setting.into())];
            words.with("set-unkept-meanwhile", &args)
        }
        Unkept::ReadOnly(path) => words.with("set-unkept-read-only", &[("path", path.into())]),
        Unkept::Refused(why) => words.with("set-unkept-refused", &[("why", why.into())]),
        Unkept::Nowhere => words.get("set-unkept-nowhere"),
    }
}

/// The note that says why a value cannot be so.
fn refusal(kit: &Kit, item: Item, problem: &Problem) -> Note {
    let words = &kit.words;
    let number = |least: u32, most: u32| {
        words.with("set-bad-number", &[("least", least.into()), ("most", most.into())])
    };
    let text = match (problem, item.key()) {
        (Problem::SameName(name), _) => words.with("set-same-name", &[("name", name.into())]),
        (_, Key::Deals) => number(1, crate::settings::Deals::MOST),
        (_, Key::Limit) => number(1, crate::settings::Limit::MOST),
        (_, Key::Points) => number(1, crate::settings::Points::MOST),
        (_, Key::Minutes) => number(1, crate::settings::Minutes::MOST),
        (_, Key::Pace) => number(0, crate::settings::Pace::MOST.into()),
        _ => words.with("set-bad-name", &[("n", Name::WIDEST.into())]),
    };
    Note { text, warn: true }
}
