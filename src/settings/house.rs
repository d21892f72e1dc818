//! The house rules as settings: a preset, and every switch by itself.

use toml::Spanned;
use toml::de::DeValue;

use super::error::{Problem, nearest};
use super::field::Field;
use super::foreign::excerpt;
use super::rows::Key;
use super::values::Value;
use crate::rules::{Rules, Switch, Trigger};

/// The value of a switch that is as the preset has it.
const AUTO: &str = "auto";

/// The words of the rules for what a file calls true and false.
const ON_OFF: [(&str, bool); 2] = [("on", true), ("off", false)];

/// The rules of a new list: a preset, and what was changed of it. To set the preset is to change
/// nothing of it any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct House {
    preset: &'static str,
    rules: Rules,
}

impl House {
    /// The rules themselves.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// One switch of them, to read and to set.
    pub(super) const fn switch(&mut self, switch: Switch) -> SwitchOf<'_> {
        SwitchOf { house: self, switch }
    }

    /// The value a switch has in the preset.
    pub(super) fn of_preset(&self, switch: Switch) -> String {
        let preset = Self::from_text(self.preset).unwrap_or_default();
        preset.rules.value(switch)
    }
}

impl Default for House {
    fn default() -> Self {
        let [(preset, rules), ..] = Rules::PRESETS;
        Self { preset, rules }
    }
}

impl Value for House {
    const WHAT: &'static str = "a preset of the rules";

    fn allowed() -> String {
        Rules::PRESETS.map(|(name, _)| name).join(", ")
    }

    fn from_text(text: &str) -> Option<Self> {
        let found = Rules::PRESETS.into_iter().find(|(name, _)| *name == text);
        found.map(|(preset, rules)| Self { preset, rules })
    }

    fn from_toml(value: &DeValue<'_>) -> Option<Self> {
        Self::from_text(value.as_str()?)
    }

    fn to_toml(&self) -> toml::Value {
        self.preset.into()
    }

    fn choices() -> Vec<String> {
        Rules::PRESETS.map(|(name, _)| name.to_owned()).into()
    }
}

/// One switch of the house rules.
pub(super) struct SwitchOf<'a> {
    house: &'a mut House,
    switch: Switch,
}

impl SwitchOf<'_> {
    /// Sets it to one of its words, or to what the preset has.
    fn set(&mut self, word: &str) -> bool {
        let value = if word == AUTO { self.house.of_preset(self.switch) } else { word.to_owned() };
        self.house.rules.set(self.switch, &value).is_ok()
    }

    fn not(&self, value: &str, allowed: String) -> Problem {
        Problem::NotAValue { value: excerpt(value), switch: self.switch, allowed }
    }
}

/// The values of a switch for a message, as a text has them or as a file does.
fn allowed(switch: Switch, in_file: bool) -> String {
    let values = match switch {
        Switch::Triggers => {
            let triggers = Trigger::ALL.map(Trigger::word).join(", ");
            return format!("none, {AUTO}, or some of {triggers} with + between them");
        }
        _ => switch.values().iter().map(|&value| match on_off(value) {
            Some(on) if in_file => on.to_string(),
            _ => value.to_owned(),
        }),
    };
    values.chain([AUTO.to_owned()]).collect::<Vec<_>>().join(", ")
}

/// The value that a file has for a word of the rules, if it has one of its own.
fn on_off(word: &str) -> Option<bool> {
    ON_OFF.into_iter().find(|(name, _)| *name == word).map(|(_, on)| on)
}

/// The word of the rules for true or false.
const fn word_of(on: bool) -> &'static str {
    let [(yes, _), (no, _)] = ON_OFF;
    if on { yes } else { no }
}

impl Field for SwitchOf<'_> {
    fn set_text(&mut self, text: &str) -> Result<(), Problem> {
        let word = if let Ok(on) = text.parse() { word_of(on) } else { text };
        if self.set(word) { Ok(()) } else { Err(self.not(text, allowed(self.switch, false))) }
    }

    fn set_toml(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        text: &str,
    ) -> Result<(), (usize, Problem)> {
        let set = match (value.get_ref().as_bool(), value.get_ref().as_str()) {
            (Some(on), _) => self.set(word_of(on)),
            (None, Some(word)) => self.set(word),
            (None, None) => false,
        };
        if set {
            return Ok(());
        }
        let allowed = allowed(self.switch, true);
        let problem = match value.get_ref().as_str() {
            Some(inside) if inside.parse().is_ok_and(|on| self.set(word_of(on))) => {
                Problem::Quoted { value: excerpt(inside), allowed }
            }
            Some(inside) => self.not(inside, allowed),
            None => self.not(text.get(value.span()).unwrap_or_default(), allowed),
        };
        Err((value.span().start, problem))
    }

    fn to_toml(&self) -> toml::Value {
        let word = self.house.rules.value(self.switch);
        on_off(&word).map_or_else(|| word.into(), Into::into)
    }

    fn choices(&self) -> Vec<String> {
        let values = self.switch.values().iter();
        let text = |&word: &&str| on_off(word).map_or_else(|| word.to_owned(), |on| on.to_string());
        values.map(text).collect()
    }
}

/// The switches named on the command line, `kontra,bock=off`, each with its value; one that is only
/// named is on.
///
/// # Errors
/// A name that is none, or one that has to be given a value.
pub(super) fn switches(text: &str) -> Result<Vec<(Key, &str)>, Problem> {
    text.split(',').map(|part| one_switch(part.trim())).collect()
}

fn one_switch(text: &str) -> Result<(Key, &str), Problem> {
    let (name, value) = match text.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (text, None),
    };
    let Some(switch) = Switch::ALL.into_iter().find(|switch| switch.word() == name) else {
        let nearest = nearest(name, Switch::ALL.map(Switch::word));
        return Err(Problem::UnknownSwitch { name: excerpt(name), nearest });
    };
    let on = word_of(true);
    match value {
        Some(value) => Ok((Key::House(switch), value)),
        None if switch.values().contains(&on) => Ok((Key::House(switch), on)),
        None => Err(Problem::ValueMissing { switch, allowed: allowed(switch, false) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_is_as_its_preset_has_it_until_it_is_set() {
        let mut house = House::from_text("pub").unwrap();
        assert_eq!(house.rules(), Rules::PUB);
        house.switch(Switch::Kontra).set_text("off").unwrap();
        house.switch(Switch::Triggers).set_text("re+72").unwrap();
        let changed = house.rules();
        assert_eq!(changed.value(Switch::Kontra), "off");
        assert_eq!(changed.value(Switch::Triggers), "re+72");
        assert!(house.switch(Switch::Bock).set_text("yes").is_err());
        assert_eq!(house.rules(), changed);
        house.switch(Switch::Kontra).set_text(AUTO).unwrap();
        house.switch(Switch::Triggers).set_text(AUTO).unwrap();
        assert_eq!(house, House::from_text("pub").unwrap());
    }

    #[test]
    fn every_switch_takes_each_of_its_values() {
        for switch in Switch::ALL {
            for &value in switch.values() {
                let mut house = House::default();
                house.switch(switch).set_text(value).unwrap();
                assert_eq!(house.rules().value(switch), value);
                let mut told = allowed(switch, false);
                told.push_str(", even+kontra-lost");
                assert!(told.contains(value), "{told}");
            }
        }
    }

    #[test]
    fn switches_on_the_command_line() {
        let kontra = Key::House(Switch::Kontra);
        assert_eq!(switches("kontra"), Ok(vec![(kontra, "on")]));
        assert_eq!(
            switches("kontra=announcement, bock=off"),
            Ok(vec![(kontra, "announcement"), (Key::House(Switch::Bock), "off")])
        );
        for (bad, said) in [
            ("kontar", "'kontar' is not a house rule; did you mean 'kontra'? (allowed: ramsch, "),
            ("", "'' is not a house rule (allowed: ramsch, "),
            ("bock,", "'' is not a house rule (allowed: ramsch, "),
            ("ramsch-skat", "'ramsch-skat' needs a value (allowed: last-trick, loser, nobody, "),
        ] {
            let told = switches(bad).unwrap_err().to_string();
            assert!(told.starts_with(said), "{told}");
        }
    }
}
