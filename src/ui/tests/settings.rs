//! The page, its keys and clicks, and that everything can be read in every language.

use insta::assert_snapshot;

use crate::host::{Session, Start};
use crate::rules::{ListSettings, TableSize};
use crate::settings::{Key, Settings};
use crate::settings::{Override, Overrides, load};
use crate::text::{Deck, Lang};
use crate::ui::draw::{Colours, Kit, ThemeName, canvas::spoilt};
use crate::ui::effects::Effects;
use crate::ui::input::update::{self, update};
use crate::ui::keys::Key as Pressed;
use crate::ui::say::settings;
use crate::ui::state::{
    App, Effect, Fresh, Item, Kept, Look, Message, Model, Opened, Preferences, Scene, Unkept,
    Unsaved, items,
};
use crate::ui::tests::{
    frame::{draw, text},
    stage::{HANDS, Stage},
};

/// A program around the screen that writes nothing but remembers what it was told.
#[derive(Default)]
pub(crate) struct Pretence {
    followed: Vec<Settings>,
    kept: Vec<(Settings, bool)>,
    refuses: Option<Unkept>,
    /// Why nothing can look as it is wanted.
    looks_bad: Option<String>,
}

fn lang(settings: &Settings) -> Lang {
    let code = settings.text(Key::Lang);
    Lang::ALL.into_iter().find(|lang| lang.code() == code).unwrap_or(Lang::English)
}

impl App for Pretence {
    fn open(&mut self, _: Start) -> Result<Option<Opened>, String> {
        unreachable!("the settings open nothing")
    }

    fn save(&mut self, _: &Session) -> Result<(), Unsaved> {
        Ok(())
    }

    fn learn(&mut self, _: &str) -> Result<(), String> {
        Ok(())
    }

    fn call_person(&mut self, _: &str, _: &str) {}

    fn look(&mut self, settings: &Settings) -> Result<(Look, Fresh), String> {
        if let Some(why) = &self.looks_bad {
            return Err(why.clone());
        }
        let kit = |deck| Kit::new(lang(settings), deck, ThemeName::Dark, Colours::Sixteen);
        let decks = settings.choices(Key::Deck);
        let at = decks.iter().position(|deck| *deck == settings.text(Key::Deck)).unwrap();
        let packs = Deck::ALL.map(kit).into();
        self.followed.push(settings.clone());
        let others = settings.people.opponents.0.iter().map(ToString::to_string);
        let fresh = Fresh { shape: settings.new_list(1), others: others.take(2).collect() };
        Ok((Look { kit: kit(Deck::ALL[at]), keys_left_out: false, packs }, fresh))
    }

    fn keep(&mut self, _: &Settings, now: &Settings, over: bool) -> Result<Kept, Unkept> {
        match self.refuses.clone().filter(|_| !over) {
            Some(why) => Err(why),
            None => {
                self.kept.push((now.clone(), over));
                Ok(Kept::Changed("~/.config/skat/config.toml".to_owned()))
            }
        }
    }

    fn file(&self) -> Option<String> {
        Some("~/.config/skat/config.toml".to_owned())
    }
}

/// The screen with the program around it.
struct Run {
    model: Model,
    app: Pretence,
    /// What was asked that only a terminal can do.
    left: bool,
}

impl Run {
    fn of(model: Model) -> Self {
        Self { model, app: Pretence::default(), left: false }
    }

    /// The settings over the menu.
    fn open() -> Self {
        let mut run = Self::of(Stage::list(TableSize::Three, 7, 7).menu());
        run.press("e");
        run
    }

    fn tell(&mut self, message: Message) {
        let mut effects = update(&mut self.model, message);
        while !effects.is_empty() {
            let effect = effects.remove(0);
            let mut carrier = Effects { app: &mut self.app };
            match carrier.carry_out(&mut self.model, effect) {
                Ok(more) => effects.extend(more),
                Err(Effect::Quit) => self.left = true,
                Err(_) => {}
            }
        }
    }

    /// Keys by name, or characters.
    fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split_whitespace() {
            let key = match key {
                "Left" => Pressed::Left,
                "Right" => Pressed::Right,
                "Up" => Pressed::Up,
                "Down" => Pressed::Down,
                "Home" => Pressed::Home,
                "End" => Pressed::End,
                "Enter" => Pressed::Enter,
                "Space" => Pressed::Space,
                "Esc" => Pressed::Esc,
                "Backspace" => Pressed::Backspace,
                "CtrlC" => Pressed::CtrlC,
                key => Pressed::Char(key.chars().next().unwrap()),
            };
            self.tell(Message::Key { key, early: false });
        }
        self
    }

    /// Moves the cursor to the line of a setting.
    fn to(&mut self, item: Item) -> &mut Self {
        let at = items(self.now()).iter().position(|other| *other == item).unwrap();
        self.press("Home");
        (0..at).for_each(|_| {
            self.press("Down");
        });
        self
    }

    fn type_in(&mut self, text: &str) -> &mut Self {
        text.chars().for_each(|sign| self.tell(Message::Typed(sign)));
        self
    }

    fn now(&self) -> &Settings {
        self.model.preferences.now()
    }

    fn shown(&self) -> String {
        text(&draw(&self.model, 80, 24))
    }

    fn note(&self) -> &str {
        self.model.note.as_ref().map_or("", |note| &note.text)
    }
}

#[test]
fn the_page() {
    let mut run = Run::open();
    assert_snapshot!("settings_80x24", run.shown());
    assert_snapshot!("settings_120x36", text(&draw(&run.model, 120, 36)));
    run.to(Item::Key(Key::Rules)).press("Right Right Down Down");
    assert_snapshot!("settings_house_80x24", run.shown());
    run.to(Item::Key(Key::Name)).press("Enter").type_in("Ada the Great");
    assert_snapshot!("settings_typing_80x24", run.shown());
}

#[test]
fn a_name_takes_the_place_of_the_word_for_nobody() {
    let mut run = Run::open();
    run.to(Item::Key(Key::Name)).press("Enter").type_in("Zoë").press("Enter");
    assert_eq!(run.now().people.name.as_str(), "Zoë");
    // A name of their own is one to go on with.
    run.press("Enter").type_in("!").press("Enter");
    assert_eq!(run.now().people.name.as_str(), "Zoë!");
    run.to(Item::Opponent(0)).press("Enter").type_in("!").press("Enter");
    assert_eq!(run.now().people.opponents.0[0].as_str(), "Nina!");
    // Untouched, it stays.
    let mut run = Run::open();
    run.to(Item::Key(Key::Name)).press("Enter Enter");
    assert_eq!(run.now().people.name.as_str(), "You");
    run.press("Enter Backspace").type_in("Zoë").press("Enter");
    assert_eq!(run.now().people.name.as_str(), "Zoë");
}

#[test]
fn every_setting_has_its_line() {
    let pubs = Settings::default().with(Key::Rules, "pub").unwrap();
    let items = items(&pubs);
    for key in Key::ALL {
        assert!(items.iter().any(|item| item.key() == key), "{key:?}");
    }
}

/// Every value of every line is a text of the language, and all of it fits.
#[test]
fn everything_can_be_read_in_every_language() {
    for lang in Lang::ALL {
        let mut run = Run::open();
        run.to(Item::Key(Key::Lang));
        while run.now().text(Key::Lang) != lang.code() {
            run.press("Right");
        }
        run.to(Item::Key(Key::Rules)).press("Right");
        let lines = items(run.now());
        run.press("Home");
        for (at, item) in lines.iter().enumerate() {
            let choices = match item {
                Item::Key(key) => run.now().choices(*key),
                _ => Vec::new(),
            };
            // The line itself, with each of its values.
            let was = run.now().clone();
            for choice in choices {
                if let Ok(changed) = was.with(item.key(), &choice) {
                    let value = settings::value(&run.model.kit.words, &changed, *item);
                    // A word of the file is never shown where the language is another, unless it
                    // is a word of that as well.
                    let word = choice.chars().all(|c| c.is_ascii_lowercase() || c == '-')
                        && (lang, choice.as_str()) != (Lang::French, "expert");
                    let shown = word && value == choice;
                    assert!(!shown || lang == Lang::English, "{}: {choice}", lang.code());
                    run.model.preferences.now = changed;
                    readable(&mut run, lang, at);
                }
            }
            run.model.preferences.now = was;
            readable(&mut run, lang, at);
            run.press("Down");
        }
        // And what may be told instead.
        let path = || "~/.config/skat/config.toml".to_owned();
        for why in [
            Unkept::Meanwhile { path: path(), key: Key::TrainingPoints },
            Unkept::ReadOnly(path()),
            Unkept::Nowhere,
        ] {
            update::settings::kept(&mut run.model, Err(why));
            readable(&mut run, lang, lines.len());
        }
    }
}

fn readable(run: &mut Run, lang: Lang, at: usize) {
    for (width, height) in [(80, 24), (120, 36)] {
        spoilt::take();
        let frame = draw(&run.model, width, height);
        let spoilt = spoilt::take();
        let shown = text(&frame);
        assert!(spoilt.is_empty(), "{} line {at}: {spoilt:?}\n{shown}", lang.code());
        // Nothing reaches into the packs, and no sentence into the lines.
        let middle = (i32::from(width) - 76) / 2 + 55;
        let column = |row: &str| row.chars().nth(middle as usize);
        let rows = shown.lines().skip(3).take(usize::from(height) - 7);
        for row in rows {
            assert!(column(row).is_none_or(|sign| sign == ' '), "{} {at}:\n{shown}", lang.code());
        }
    }
}

#[test]
fn a_change_counts_at_once_and_is_written_when_the_page_is_left() {
    let mut run = Run::open();
    run.press("Right");
    assert_eq!(run.now().text(Key::Deck), "tournament");
    assert_eq!(run.model.kit.words.deck(), Deck::Tournament);
    assert_eq!(run.app.followed.last(), Some(run.now()));
    assert!(run.app.kept.is_empty());
    run.press("Esc");
    assert_eq!(run.app.kept, [(run.now().clone(), false)]);
    assert!(!run.model.preferences.is_open());
    assert_eq!(run.note(), "Saved in ~/.config/skat/config.toml.");
    // Nothing changed, nothing written.
    run.press("e Right Left Esc");
    assert_eq!(run.app.kept.len(), 1);
    // Leaving the program writes as well.
    run.press("e Right CtrlC");
    assert_eq!(run.app.kept.len(), 2);
    assert!(run.left);
}

#[test]
fn changes_are_taken_back_one_by_one() {
    let mut run = Run::open();
    let before = run.now().clone();
    run.press("Right Right").to(Item::Key(Key::Players)).press("Right");
    assert_eq!(run.now().list.players, TableSize::Four);
    run.press("u");
    assert_eq!(run.now().list.players, TableSize::Three);
    run.press("u u u u");
    assert_eq!(*run.now(), before);
    assert_eq!(run.model.kit.words.deck(), Deck::French);
    run.press("Esc");
    assert!(run.app.kept.is_empty());
    // As the program comes with it.
    run.press("e Right d");
    assert_eq!(*run.now(), before);
    run.press("u");
    assert_eq!(run.now().text(Key::Deck), "tournament", "this can be taken back as well");
}

#[test]
fn names_and_numbers_are_typed() {
    let mut run = Run::of(Stage::new(HANDS).moves("18").model());
    run.press("e").to(Item::Key(Key::Name)).press("Enter");
    assert!(run.model.takes_text());
    run.press("Backspace Backspace Backspace").type_in("Zoë Q").press("Enter");
    assert_eq!(run.now().people.name.as_str(), "Zoë Q");
    assert!(!run.model.takes_text());
    // What cannot be is told, and nothing of it is lost.
    run.to(Item::Opponent(1)).press("Enter").type_in("!, or who").press("Enter");
    assert_eq!(run.note(), "A name is 1 to 12 cells wide and has no blank at its ends.");
    assert!(run.shown().contains("Otto!, or who"));
    run.press("Esc");
    assert_eq!(run.now().people.opponents.0[1].as_str(), "Otto");
    run.press("Enter Backspace Backspace Backspace Backspace").type_in("nina").press("Enter");
    assert_eq!(run.note(), "nina sits at the table already.");
    run.press("Esc").to(Item::Key(Key::Pace)).press("Enter").type_in("0000").press("Enter");
    assert_eq!(run.note(), "A number from 0 to 60,000.".replace(',', ""));
    run.press("Esc Right");
    assert_eq!(run.now().text(Key::Pace), "1600");
    // At the table everybody is called so at once.
    run.press("Esc");
    assert!(run.shown().contains("Zoë Q"), "{}", run.shown());
}

#[test]
fn each_opponent_can_have_its_own_level() {
    let mut run = Run::open();
    run.to(Item::LevelOf(1)).press("Right");
    assert_eq!(run.now().text(Key::Level), "club,expert");
    assert!(run.shown().contains("each their own way"));
    run.press("Left");
    assert_eq!(run.now().text(Key::Level), "club");
}

#[test]
fn what_was_said_at_the_start_cannot_be_changed() {
    let mut run = Run::open();
    let values = vec![Override { key: Key::Deck, text: "ascii".to_owned() }];
    let loaded = load(&Overrides { values, ..Overrides::default() }, [], None).unwrap();
    run.model.preferences = Preferences::new(loaded, None);
    run.press("e");
    assert!(run.shown().contains("Said with --deck for this time"), "{}", run.shown());
    run.press("Right");
    assert_eq!(run.now().text(Key::Deck), "ascii");
    assert_eq!(run.note(), "This was said at the start and stays until the next one.");
    run.press("d Space Enter");
    assert_eq!(run.now().text(Key::Deck), "ascii");
}

#[test]
fn what_cannot_be_written_is_told_and_holds_nevertheless() {
    let mut run = Run::open();
    let path = "~/.config/skat/config.toml".to_owned();
    run.app.refuses = Some(Unkept::Meanwhile { path, key: Key::Deck });
    run.press("Right Esc");
    assert!(run.note().contains("was changed by another meanwhile, at “Deck”"), "{}", run.note());
    assert!(run.model.preferences.is_open());
    run.press("Esc");
    assert!(!run.model.preferences.is_open());
    assert!(run.app.kept.is_empty());
    assert_eq!(run.now().text(Key::Deck), "tournament");
    assert!(run.model.preferences.unkept().is_some());
    // Or it is written all the same.
    run.press("e Esc s");
    assert_eq!(run.app.kept, [(run.now().clone(), true)]);
    assert_eq!(run.model.preferences.unkept(), None);
}

#[test]
fn what_cannot_look_so_is_taken_back() {
    let mut run = Run::open();
    let before = run.now().clone();
    run.app.looks_bad = Some("themes/x.toml:1:1: no theme".to_owned());
    run.press("Right");
    assert_eq!(*run.now(), before);
    assert_eq!(run.note(), "themes/x.toml:1:1: no theme");
}

#[test]
fn the_mouse_chooses_a_line_turns_it_and_takes_a_pack() {
    let mut run = Run::open();
    let row = |run: &Run, what: &str| {
        let shown = run.shown();
        let row = shown.lines().position(|line| line.contains(what)).unwrap();
        u16::try_from(row).unwrap()
    };
    let click = |run: &mut Run, col, row| run.tell(Message::Click { col, row, early: false });
    let at = row(&run, "Faces");
    click(&mut run, 20, at);
    assert_eq!(run.now().text(Key::Faces), "auto", "the first click chooses");
    click(&mut run, 40, at);
    assert_eq!(run.now().text(Key::Faces), "paper");
    click(&mut run, 20, at);
    assert_eq!(run.now().text(Key::Faces), "auto");
    // The third of the packs.
    click(&mut run, 65, 3 + 2 * 4 + 1);
    assert_eq!(run.now().text(Key::Deck), "german");
    run.tell(Message::Wheel { down: true });
    assert!(run.shown().contains("Paper needs"), "{}", run.shown());
    // Beside and beyond everything nothing happens.
    let before = format!("{:?}", run.model);
    for (col, row) in [(0, 0), (79, 23), (500, 200), (79, 3), (1, 20)] {
        click(&mut run, col, row);
    }
    assert_eq!(format!("{:?}", run.model), before);
}

#[test]
fn the_page_stays_where_it_is_while_the_others_play() {
    let mut run = Run::of(Stage::new(HANDS).moves("18 y p p up G/SQ.S8").model());
    run.press("1 e");
    let Scene::Table(play) = &run.model.scene else { panic!() };
    let crate::host::Awaited::Bot(request) = play.session.awaited() else { panic!() };
    let mv = crate::rules::Move::Play("HJ".parse().unwrap());
    run.tell(Message::Reply(Box::new(request.reply(mv))));
    assert!(run.shown().contains("Settings"));
    run.press("Esc");
    assert!(run.shown().contains("Otto"));
    assert_eq!(ListSettings::new(TableSize::Three, 1).deals, 36);
}
