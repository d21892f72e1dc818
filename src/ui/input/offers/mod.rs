//! What can be done now, and with which keys. The key line, the help and the keyboard itself are
//! all built from this one list, so that they cannot disagree.

pub(crate) mod table;

use crate::settings::Command;

use crate::ui::keys::Key;
use crate::ui::state::{
    Action, Binding, Cap, Model, Offer, Offers, Overlay, Scene, StartLine, Step, TablePage,
};
use crate::ui::views::pages::sheet;

/// Everything that can be done now, the most wanted first.
pub(crate) fn bindings(model: &Model) -> Vec<Binding> {
    if model.is_too_small() {
        // What is not seen is not changed, and no question can be put.
        let mut list = Offers::new(&model.kit.keys);
        list.command(Command::Leave, Action::SaveAndLeave);
        return list.done();
    }
    let Some(over) = model.overlay else { return scene_bindings(model) };
    let mut list = Offers::new(&model.kit.keys);
    match over {
        Overlay::Rules => reading_bindings(&mut list, model),
        over => over_bindings(&mut list, model, over),
    }
    list.done()
}

/// What can be done with nothing lying on top.
pub(crate) fn scene_bindings(model: &Model) -> Vec<Binding> {
    let mut list = Offers::new(&model.kit.keys);
    if model.preferences.is_open() {
        model.preferences.offer(&mut list);
        return list.done();
    }
    match &model.scene {
        Scene::Menu(start) => {
            list.up_down("do-choose");
            list.edges("do-choose");
            list.take("do-open", Action::Enter);
            // Their letters are underlined in the lines themselves.
            for line in start.lines() {
                // The key of leaving is offered below, as everywhere.
                if let (_, Some(command)) = line.name()
                    && line != StartLine::Leave
                {
                    list.command(command, Action::Start(line)).in_line = false;
                }
            }
            if start.offer != Offer::Menu {
                list.back("do-back");
            }
            list.help_and_leave(false);
        }
        Scene::Page(page) => page.offers(&mut list, &model.kit, model.grid().as_ref()),
        Scene::Table(play) => match play.page {
            TablePage::Table => table::bindings(&mut list, model, play),
            TablePage::List { .. } => {
                let scrolls = model
                    .size
                    .is_some_and(|(_, height)| sheet::most_up(&model.kit, play, height) > 0);
                list.up_down("do-scroll").in_line = scrolls;
                list.pages("do-page", Key::PageUp);
                list.command_as("do-table", Command::List, Action::List);
                list.back("do-back").in_line = false;
                list.help_and_leave(true);
            }
            TablePage::End => {
                if play.purpose().counts() {
                    list.take("do-new", Action::NewList);
                } else {
                    list.take("do-menu", Action::PutAside);
                }
                list.command(Command::List, Action::List);
                list.help_and_leave(true);
            }
        },
    }
    list.done()
}

/// What can be done while the rules are read. All other characters are looked for.
fn reading_bindings(list: &mut Offers<'_>, model: &Model) {
    let lines = [(Key::Up, Step::Back), (Key::Down, Step::On)];
    let lines = lines.map(|(key, step)| (key, Action::Line(step)));
    list.add("do-topic", Cap::UpDown, lines.into());
    list.pages("do-scroll", Key::PageDown).in_line = true;
    if model.reading.searches() {
        list.key("do-next-place", Key::Enter, Action::Enter);
        list.key("do-find", Key::Backspace, Action::Erase).in_line = false;
    } else {
        list.key("do-scroll", Key::Space, Action::Page(Step::On)).in_line = false;
        list.add("do-find", Cap::Letters, vec![(Key::Char('/'), Action::Find)]);
        list.key("do-scroll", Key::Enter, Action::Enter).in_line = false;
    }
    list.key("do-back", Key::Esc, Action::Back);
    let functions = list.own(Command::Help, Action::Back).filter(|(key, _)| !key.is_typed());
    let functions: Vec<_> = functions.collect();
    if let Some(&(key, _)) = functions.first() {
        list.add("do-close", Cap::Key(key), functions).in_line = false;
    }
}

fn over_bindings(list: &mut Offers<'_>, model: &Model, over: Overlay) {
    match over {
        Overlay::Help => {
            list.back("do-close");
            match &model.scene {
                Scene::Page(page) if page.topic().is_none() => {
                    list.command_as("do-close", Command::Help, Action::Back).in_line = false;
                }
                // Asked for help twice, the person wants to know more.
                _ => {
                    list.command_as("do-read-rules", Command::Help, Action::Rules);
                }
            }
            list.take("do-close", Action::Back).in_line = false;
        }
        // The letters are looked for there: it has bindings of its own.
        Overlay::Rules => {}
        Overlay::LastTrick => {
            let (label, next) = match model.options.aids.tricks {
                true => ("do-all-tricks", Action::AllTricks),
                false => ("do-close", Action::Back),
            };
            list.command_as(label, Command::LastTrick, next);
            list.back("do-close");
            list.take("do-close", Action::Back).in_line = false;
        }
        Overlay::AllTricks => {
            list.command_as("do-close", Command::LastTrick, Action::Back);
            list.back("do-close");
            list.take("do-close", Action::Back).in_line = false;
        }
        Overlay::Ask(choices) => {
            if let Scene::Table(play) = &model.scene {
                list.question(choices.ask.choices(&play.view));
            }
            list.back("do-back");
        }
    }
}

/// What is typed while the rules are read.
fn typed(model: &Model, key: Key) -> Option<Action> {
    match key {
        _ if model.overlay != Some(Overlay::Rules) || model.is_too_small() => None,
        Key::Char(sign) => Some(Action::Type(sign)),
        Key::Space => Some(Action::Type(' ')),
        _ => None,
    }
}

/// What a key does now.
pub(crate) fn action_of(model: &Model, key: Key) -> Option<Action> {
    let bindings = bindings(model);
    let action = |key: Key| {
        let mut keys = bindings.iter().flat_map(|binding| &binding.keys);
        keys.find_map(|&(bound, action)| (bound == key).then_some(action))
    };
    action(key).or_else(|| typed(model, key)).or_else(|| match &model.scene {
        // Any other key ends a wait.
        Scene::Table(play)
            if play.wait.is_some() && model.overlay.is_none() && !model.is_too_small() =>
        {
            Some(Action::GoOn)
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests;
