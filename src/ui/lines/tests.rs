//! Conversations, from the first question to the last answer.

use std::cell::RefCell;
use std::io::Cursor;

use insta::assert_snapshot;

use super::*;
use crate::host::{PATIENCE, Request, Session, Start, Thinker};
use crate::rules::{ListSettings, Scoring, TableSize};
use crate::settings::{Key, Override, Overrides, Settings, load};
use crate::study::learned::Learned;
use crate::study::lessons::Lesson;
use crate::text::{Deck, Lang};
use crate::ui::draw::{Colours, Kit, ThemeName};
use crate::ui::state::{App, Ask, Fresh, Kept, Look as Looks, Opened, Overlay, Unkept, Unsaved};
use crate::ui::tests::{
    house_scenes,
    stage::{HANDS, Stage},
};

/// The program around a conversation: it remembers what it is to save.
#[derive(Default)]
struct Program {
    saved: RefCell<Vec<String>>,
    learned: Learned,
    refuses: bool,
}

impl App for Program {
    fn open(&mut self, start: Start) -> Result<Option<Opened>, String> {
        let session = match start {
            Start::Daily(_) => return Err("not today".to_owned()),
            Start::Practice { .. } => return Ok(None),
            Start::Quiz(number) => return Ok(Some(crate::ui::pages::quiz::open(number))),
            Start::Menu => return Ok(Some(menu(None, self.learned.clone(), None))),
            Start::Lessons(number) => {
                return Ok(Some(menu(None, self.learned.clone(), Some(number))));
            }
            Start::Lesson(number) => {
                session(Stage::lesson(number, Lesson::get(number).unwrap().game()))
            }
            _ => session(Stage::new(HANDS)),
        };
        Ok(Some(Opened::Table(Box::new(session))))
    }

    fn save(&mut self, session: &Session) -> Result<(), Unsaved> {
        if self.refuses {
            return Err(Unsaved::Moves("cannot write the list".to_owned()));
        }
        self.saved.borrow_mut().push(session.save());
        Ok(())
    }

    fn learn(&mut self, name: &str) -> Result<(), String> {
        self.learned.add(name);
        Ok(())
    }

    fn call_person(&mut self, _: &str, _: &str) {}

    fn look(&mut self, _: &Settings) -> Result<(Looks, Fresh), String> {
        unreachable!("nothing is set in lines")
    }

    fn keep(&mut self, _: &Settings, _: &Settings, _: bool) -> Result<Kept, Unkept> {
        unreachable!("nothing is set in lines")
    }

    fn file(&self) -> Option<String> {
        Some("~/.config/skat/config.toml".to_owned())
    }
}

fn menu(waiting: Option<Session>, learned: Learned, lesson: Option<u8>) -> Opened {
    let others = ["Nina", "Otto"].map(str::to_owned).into();
    let fresh = Fresh { shape: ListSettings::new(TableSize::Three, 1), others };
    Opened::Menu { waiting: waiting.into_iter().collect(), fresh, learned, lesson }
}

fn session(stage: Stage) -> Session {
    match stage.model().scene {
        Scene::Table(play) => play.session,
        Scene::Menu(_) | Scene::Page(_) => unreachable!("a stage is a table"),
    }
}

/// A conversation that begins with this.
struct Talks {
    first: Opened,
    lang: Lang,
    deck: Deck,
    flags: Overrides,
}

impl Talks {
    fn at(stage: Stage) -> Self {
        let first = Opened::Table(Box::new(session(stage)));
        Self { first, lang: Lang::English, deck: Deck::French, flags: Overrides::default() }
    }

    fn menu() -> Self {
        let waiting = session(Stage::list(TableSize::Three, 7, 2));
        let first = menu(Some(waiting), Learned::default(), None);
        Self { first, lang: Lang::English, deck: Deck::French, flags: Overrides::default() }
    }

    /// With the aid of all past tricks.
    fn aided(self) -> Self {
        let aid = Override { key: Key::TrainingTricks, text: "true".into() };
        Self { flags: Overrides { values: vec![aid], ..self.flags }, ..self }
    }

    fn in_(self, lang: Lang) -> Self {
        Self { lang, ..self }
    }

    fn with(self, program: &mut Program, answers: &str) -> Result<String, RunError> {
        let opening = Opening {
            kit: Kit::new(self.lang, self.deck, ThemeName::Mono, Colours::None),
            loaded: load(&self.flags, [], None).unwrap(),
            first: self.first,
            tell: vec!["Told at once.".to_owned()],
        };
        let mut lines = Vec::new();
        let streams = Streams { answers: &mut Cursor::new(answers.as_bytes()), lines: &mut lines };
        converse(opening, Thinker::new(Request::decide, PATIENCE), program, streams)?;
        Ok(String::from_utf8(lines).unwrap())
    }

    /// The lines from this question on, to each answer.
    fn after(self, answers: &str) -> String {
        self.with(&mut Program::default(), answers).unwrap()
    }
}

/// What the last answer has brought: the lines behind the question before it.
fn last(lines: &str) -> String {
    let end = lines.rfind("\n? ").unwrap_or(0);
    let from = lines[..end].rfind("\n? ").map_or(0, |at| at + 1);
    lines[from..].lines().skip(1).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_deal_from_the_menu_to_the_result() {
    let answers = "help\nnew list\ny\n18\np\np\n1 2\n5\n";
    assert_snapshot!(Talks::menu().after(answers));
}

/// A lesson with a wrong answer in it, and a quiz with one.
#[test]
fn what_is_learned() {
    let mut program = Program::default();
    let answers = "learn\n1\npass\ny\ny\n1\n2\n";
    let lesson = Talks::menu().with(&mut program, answers).unwrap();
    assert!(program.learned.has(Lesson::all()[0].title()));
    let quiz = Talks::menu().after("learn\n13\nmaybe\n7\n\n33\nmenu\nback\n");
    assert_snapshot!(format!("{lesson}\n\n{quiz}"));
}

#[test]
fn rules_are_read_and_searched() {
    let told = Talks::menu().after("rules\n6\nrevoke\n1\nzebra\nback\nback\n");
    assert_snapshot!(told);
}

#[test]
fn every_question_and_what_it_offers() {
    let put = "18 y p p up";
    let stages = [
        ("call", Stage::dealt_by(1, HANDS)),
        ("call again", Stage::dealt_by(1, HANDS).moves("18 y")),
        ("answer", Stage::new(HANDS).moves("18")),
        ("jump", Stage::new(HANDS).moves("18 y 36")),
        ("alone", Stage::new(HANDS).moves("p p")),
        ("skat", Stage::new(HANDS).moves("18 y p p")),
        ("discard", Stage::new(HANDS).moves(put)),
        ("hand", Stage::new(HANDS).moves("18 y p p hand")),
        ("lead", Stage::new(HANDS).moves(put).moves("G/SQ.S8")),
        ("follow", Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7 C9 CK D7 H9 HQ")),
        ("offer", Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7 C9 CK D7 H9 give-up")),
        ("grand hand", house_scenes::ramsch("pub")),
        ("push", house_scenes::ramsch("schieberamsch")),
        ("put on", house_scenes::ramsch("schieberamsch").moves("up")),
        ("kontra", house_scenes::defends()),
        ("re", house_scenes::declares().moves("no kontra")),
        ("result", Stage::new(HANDS).moves(put).moves("G/SQ.S8").cards(30)),
        ("end", Stage::list(TableSize::Three, 1, 36)),
    ];
    let ask = |(name, stage): (&str, Stage)| {
        let model = stage.model();
        let before: String =
            ask::question(&model).iter().map(|line| tell::bare(&model.kit, line) + "\n").collect();
        let choices = tell::bare(&model.kit, &ask::choices_line(&model));
        format!("== {name}\n{before}? {choices}\n")
    };
    assert_snapshot!(stages.map(ask).concat());
}

/// A hand that can play nothing but Null.
const LOW: &str = "C7 C8 S7 S9 H7 H8 D7 D8 CQ SQ / CJ SJ HJ DJ CA CT CK SA ST HA \
     / C9 S8 SK H9 HQ HK D9 DQ DK DT / HT DA";

/// A hand whose Clubs Hand without two is worth 48, with a jack in the skat.
const SHORT: &str = "HJ DJ CA CT CK C9 C8 HA SA DA / CQ C7 SK SQ HT HK HQ DT DK DQ \
     / CJ ST S9 S8 S7 H9 H8 H7 D8 D9 / SJ D7";

/// A hand with all jacks, which can be played open.
const ALL_JACKS: &str = "CJ SJ HJ DJ CA CT SA HA DA CK / CQ C9 C8 ST S9 S8 H9 H8 D8 D9 \
     / SK SQ S7 HT HK HQ DT DK DQ H7 / C7 D7";

/// Each answer at a question, and the line it brings.
#[test]
fn answers() {
    let grand = || Stage::new(HANDS).moves("18 y p p up").moves("G/SQ.S8");
    let defends = || Stage::new(HANDS).moves("p 18 p up S/C8.C7");
    for (stage, answer, brings) in [
        (Stage::new(HANDS).moves("18"), "maybe", "\"maybe\" is no answer here"),
        (Stage::new(HANDS).moves("18"), "claim", "This cannot be done now."),
        (Stage::new(HANDS).moves("18"), "y", "You hold 18."),
        (Stage::new(HANDS).moves("18"), "yes, hold 18", "You hold 18."),
        (Stage::new(HANDS).moves("18"), "1", "You hold 18."),
        (Stage::new(HANDS).moves("18"), "18", "You hold 18."),
        (Stage::new(HANDS).moves("18 y 36"), "1", "You hold 36."),
        (Stage::new(HANDS).moves("18"), "pass", "You pass."),
        (Stage::dealt_by(1, HANDS).moves("18 y"), "19", "19 cannot be bid."),
        (Stage::dealt_by(1, HANDS).moves("18 y"), "18", "18 cannot be bid."),
        (Stage::dealt_by(1, HANDS).moves("18 y"), "36", "You bid 36."),
        (Stage::new(HANDS).moves("18 y p p"), "hand", "You play Hand: the skat stays shut."),
        (Stage::new(HANDS).moves("18 y p p hand"), "g schneider", "You play Grand Hand, Schneider"),
        (Stage::new(HANDS).moves("18 y p p hand"), "clubs", "You play Clubs Hand."),
        (Stage::new(HANDS).moves("18 y p p hand"), "null open", "You play Null Hand open."),
        (Stage::new(HANDS).moves("18 y p p hand"), "6", "You play Null Hand."),
        (
            Stage::new(ALL_JACKS).moves("18 y p p hand"),
            "5 open",
            "needs every trick: +264 or -528.",
        ),
        (Stage::new(ALL_JACKS).moves("18 y p p hand"), "5 open\n5 open", "You play Grand open."),
        (
            Stage::new(ALL_JACKS).moves("18 y p p hand"),
            "g schwarz\n5 open",
            "or -528. The same again",
        ),
        (Stage::new(LOW).moves("18 y 20 y 22 y 23 y 24 y 27 y 30 y 33 y 35"), "y", "You hold 35."),
        (
            Stage::new(LOW).moves("18 y 20 y 22 y 23 y 24 y 27 y 30 y 33 y 35 y 36"),
            "y",
            "worth 35.",
        ),
        (
            Stage::new(LOW).moves("18 y 20 y 22 y 23 y 24 y 27 y 30 y 33 y 35 y 36"),
            "y\ny",
            "hold 36.",
        ),
        (
            Stage::new(LOW).moves("18 y 20 y 22 y 23 y 24 y 27 y 30 y 33 y 35 y 36 y 40"),
            "y",
            "hold 40.",
        ),
        (
            Stage::new(LOW).moves("264 y p p hand"),
            "1",
            "99 cannot reach 264, even with Schwarz: -540. The same again plays it.",
        ),
        (Stage::new(LOW).moves("264 y p p hand"), "1\n1", "You play Diamonds Hand."),
        (
            Stage::new(SHORT).moves("48 y p p hand"),
            "x",
            "4 Clubs Hand, 48: a jack in the skat lowers it",
        ),
        (Stage::new(LOW).moves("40"), "y", "Your best game is worth 35."),
        (
            Stage::new(LOW).moves("18 y 20 y 22 y 23 y 24 y 27 y 30 y 33 y 35 y 36 y 44"),
            "y",
            "worth 35.",
        ),
        (Stage::new(HANDS).moves("18 y p p hand"), "skat", "\"skat\" is no answer here"),
        (grand(), "1", "You play the jack of clubs."),
        (grand(), "cj", "You play the jack of clubs."),
        (grand(), "♣J", "You play the jack of clubs."),
        (grand(), "jack of clubs", "You play the jack of clubs."),
        (grand(), "Jack-of  clubs", "You play the jack of clubs."),
        (grand(), "S7", "You do not hold the seven of spades."),
        (grand(), "11", "\"11\" is no card of yours."),
        (grand(), "claim", "The cards do not prove it"),
        (grand(), "g", "Give up? It counts as a simple loss."),
        (grand(), "settings", "Settings are changed in ~/.config/skat/config.toml"),
        (
            defends().moves("HA H8 H7 C9 CK D7 H9 HQ"),
            "CJ",
            "Jack of clubs cannot be played: Hearts was led",
        ),
        (defends().moves("HA H8 H7"), "last trick", "Trick 1: you take it, 11 points."),
        (defends().moves("HA H8 H7"), "l", "Nina plays the eight of hearts."),
        (defends().moves("HA H8 H7"), "f3", "You play the ace of hearts."),
        (defends().moves("HA H8 H7 C9 CK D7 H9 HQ"), "l", "only until the next card is led."),
        (defends(), "l", "No trick has been taken yet."),
        (defends().moves("HA H8 H7 C9 CK D7 H9 HQ"), "table", "Otto plays Spades."),
        (defends().moves("HA H8 H7 C9 CK D7 H9 HQ"), "cards", "Your cards: "),
        (defends().moves("HA H8 H7 C9 CK D7 H9 HQ"), "list", "You: 0, won 0, lost 0"),
        (house_scenes::defends(), "kontra", "You say Kontra."),
        (house_scenes::ramsch("pub"), "grand hand", "1 Grand Hand, 96"),
        (house_scenes::ramsch("schieberamsch"), "push it on", "You push the skat on unseen."),
        (
            house_scenes::ramsch("schieberamsch").moves("up"),
            "CJ SJ",
            "Jack of clubs cannot be put on",
        ),
        (house_scenes::ramsch("schieberamsch").moves("up"), "C9 D9", "You put on: nine of clubs"),
    ] {
        let told = last(&Talks::at(stage).after(&format!("{answer}\n")));
        assert!(told.contains(brings), "{answer}: {told}");
    }
}

#[test]
fn all_past_tricks_are_told_to_who_wants_them() {
    let stage = || Stage::new(HANDS).moves("p 18 p up S/C8.C7 HA H8 H7 C9 CK D7 H9 HQ");
    let told = last(&Talks::at(stage()).aided().after("l\n"));
    let tricks = ["Trick 1 of", "Nina plays the eight of hearts.", "Trick 2 of"];
    let at: Vec<_> = tricks.iter().map(|text| told.find(text)).collect();
    assert!(at.iter().all(Option::is_some) && at.is_sorted(), "{told}");
}

#[test]
fn two_cards_are_put_away_together_or_one_by_one_and_taken_back() {
    let stage = || Stage::new(HANDS).moves("18 y p p up");
    let asks_game = |answers: &str| Talks::at(stage()).after(answers).contains("? Which game?");
    for answers in ["SQ S8\n", "7 8\n", "SQ\nS8\n", "queen of spades\n8\n", "C9\nSQ S8\n"] {
        assert!(asks_game(answers), "{answers}");
    }
    for answers in ["SQ\nSQ\n", "SQ SQ\n", "SQ S8 C9\n", "SQ x\n", "13 1\n"] {
        assert!(!asks_game(answers), "{answers}");
    }
    let told = Talks::at(stage()).after("SQ S8\nback\nSQ C9\nclubs\n");
    assert!(
        told.contains("You play Clubs and put away: nine of clubs, queen of spades."),
        "{told}"
    );
}

#[test]
fn giving_up_is_asked_and_can_be_left() {
    let grand = || Stage::new(HANDS).moves("18 y p p up").moves("G/SQ.S8");
    let told = Talks::at(grand()).after("give up\nplay on\n");
    assert!(last(&told).contains("? Your card: "), "{told}");
    let told = Talks::at(grand()).after("give up\ny\nv\n");
    assert!(told.contains("You give up.\nLost. -144 for you, given up"), "{told}");
    insta::assert_snapshot!("the_whole_deal", told);
}

#[test]
fn a_hint_is_a_sentence() {
    let told = Talks::at(Stage::new(HANDS).moves("18 y p p")).after("t\n");
    assert!(told.lines().count() > 5 && !told.contains("no answer"), "{told}");
    let again = Talks::at(Stage::new(HANDS).moves("18 y p p")).after("tip\ntip\n");
    assert!(again.len() > told.len(), "{again}");
    // Asked once more it says where the odds come from; at the next question nobody has asked.
    let card = || Talks::at(Stage::new(HANDS).moves("18 y p p up").moves("G/SQ.S8"));
    let once = last(&card().after("t\n"));
    assert!(once.contains("Tip") && !once.contains('%'), "{once}");
    let twice = last(&card().after("t\nt\n"));
    assert!(twice.contains("Tip") && twice.matches('%').count() > 5, "{twice}");
    // What a tip would announce is not announced by the next answer.
    let hand = || Talks::at(Stage::new(HANDS).moves("18 y p p hand"));
    let told = hand().after("t\nclubs\n");
    assert!(told.contains("You play Clubs Hand."), "{told}");
    let played = card().after("t\nt\n1\n1\nt\n");
    assert_eq!(played.matches("Tip").count(), 3, "{played}");
    // Each question has a tip of its own, also where no move lies between two.
    let both = Talks::at(Stage::new(HANDS).moves("18 y p p up")).after("t\nSQ S8\nt\n");
    assert_eq!(both.matches("Tip").count(), 2, "{both}");
}

#[test]
fn the_end_of_the_answers_saves_and_leaves() {
    let mut program = Program::default();
    let told = Talks::at(Stage::new(HANDS).moves("18")).with(&mut program, "y").unwrap();
    assert!(told.ends_with("The list is saved and waits for you.\n"), "{told}");
    let saved = program.saved.borrow().last().cloned().unwrap();
    assert!(Session::resume(&saved).unwrap().view().unwrap().moves().len() >= 2);
    // No answer at all, and none in the middle of a line.
    for answers in ["", "\n\n", "hel", "q\n", "quit"] {
        Talks::at(Stage::new(HANDS).moves("18")).after(answers);
    }
    let mut program = Program { refuses: true, ..Program::default() };
    let lost = Talks::at(Stage::new(HANDS).moves("18")).with(&mut program, "y\n");
    assert!(matches!(lost, Err(RunError::NotSaved(_))), "{lost:?}");
}

#[test]
fn answers_may_be_anything() {
    let long = "x".repeat(5000);
    let answers = format!("{long}\n\u{1b}[2J\n\u{202e}\n18446744073709551616\n-1\n=\n\t \ny\n");
    let told = Talks::at(Stage::new(HANDS).moves("18")).after(&answers);
    assert!(told.contains("You hold 18."), "{told}");
    assert!(!told.contains('\u{1b}') && told.lines().all(|line| line.len() < 2000), "{told}");
}

/// Nobody needs to understand the language to see what is asked.
#[test]
fn every_language_asks_in_the_same_places() {
    let questions = |lang: Lang| {
        let stage = Stage::new(HANDS).moves("18 y p p");
        let told = Talks::at(stage).in_(lang).after("1\n1 2\n1\n1\n");
        told.lines().filter(|line| line.starts_with("? ")).count()
    };
    let english = questions(Lang::English);
    assert!(english >= 4);
    for lang in Lang::ALL {
        assert_eq!(questions(lang), english, "{}", lang.code());
    }
}

/// Whole lists of every kind, by the first answer that the lines offer.
#[test]
fn lists_of_every_kind_come_to_their_end() {
    for (table, rules, scoring, deals) in [
        (TableSize::Three, "official", Scoring::SeegerFabian, 6),
        (TableSize::Four, "pub,kontra-18=off", Scoring::Minus, 5),
        (TableSize::Three, "xskat,push-jacks,hirsch,kontra-18=off", Scoring::Plain, 6),
        (TableSize::Three, "ramsch-rounds=always", Scoring::SeegerFabian, 3),
    ] {
        let stage = Stage::house(table, rules, scoring, 11, 0);
        let mut opened = session(stage).list().settings().clone();
        opened.deals = deals;
        let party = session(Stage::house(table, rules, scoring, 11, 0)).party().clone();
        let session = Session::new(party, opened).unwrap();
        let opening = Opening {
            kit: Kit::new(Lang::English, Deck::Ascii, ThemeName::Mono, Colours::None),
            loaded: load(&Overrides::default(), [], None).unwrap(),
            first: Opened::Table(Box::new(session)),
            tell: Vec::new(),
        };
        let shared = RefCell::new(String::new());
        let mut answers = std::io::BufReader::new(First_ { lines: &shared, ready: Vec::new() });
        let mut lines = Shared(&shared);
        let streams = Streams { answers: &mut answers, lines: &mut lines };
        let thinker = Thinker::new(Request::decide, PATIENCE);
        converse(opening, thinker, &mut Program::default(), streams).unwrap();
        let told = shared.borrow();
        let results = told.matches("\nTotals: ").count();
        assert_eq!(results, deals as usize, "{rules}:\n{told}");
        assert!(told.contains("final standing"), "{told}");
    }
}

/// Writes lines where the answering side can read them.
struct Shared<'a>(&'a RefCell<String>);

impl Write for Shared<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().push_str(std::str::from_utf8(bytes).unwrap());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Gives the first answer that the last line offers.
struct First_<'a> {
    lines: &'a RefCell<String>,
    ready: Vec<u8>,
}

impl Read for First_<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let lines = self.lines.borrow();
        let asked = lines.lines().last().unwrap_or_default();
        let Some(asked) = asked.strip_prefix("? ") else { return Ok(0) };
        let cards: Vec<&str> = asked
            .rsplit(": ")
            .next()
            .unwrap()
            .split(", ")
            .filter_map(|card| card.split_whitespace().next())
            .collect();
        self.ready = match asked {
            // The list is over.
            _ if asked.starts_with("1 new list") => return Ok(0),
            _ if asked.starts_with("Your card: ") => format!("{}\n", cards[0]),
            _ if asked.starts_with("Two cards ") => {
                format!("{} {}\n", cards[cards.len() - 1], cards[cards.len() - 2])
            }
            _ if asked.starts_with("Your bid: 18 ") => "18\n".to_owned(),
            _ if asked.starts_with("Your bid: ") => "p\n".to_owned(),
            _ if asked.starts_with("Which game?") => "clubs\n".to_owned(),
            _ => "1\n".to_owned(),
        }
        .into_bytes();
        // A game that cannot be announced is asked again: the next one then.
        if lines.ends_with("this cannot be done now.\n? Which game?\n") {
            self.ready = b"1\n".to_vec();
        }
        into[..self.ready.len()].copy_from_slice(&self.ready);
        Ok(self.ready.len())
    }
}

#[test]
fn the_question_lies_over_the_table() {
    let model = Stage::new(HANDS)
        .moves("18 y p p up")
        .moves("G/SQ.S8")
        .overlay(Overlay::Ask(Ask::Claim.first()));
    let line = ask::choices_line(&model.model());
    assert!(line.starts_with("1 Yes, claim (y); 2 Play on"), "{line}");
}
