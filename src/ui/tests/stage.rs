//! Screens for tests: a list at any point, drawn at any size.
//!
//! ```text
//! let stage = Stage::new("CJ SJ … / Nina's ten / Otto's ten / SQ HT").moves("18 y 20 y 22 p p");
//! assert_snapshot!(stage.draw(80, 24));
//! ```
//!
//! The hands are yours, Nina's (who sits at your left and plays after you) and Otto's, then the
//! skat. Otto deals unless another dealer is named, so you are forehand.

use std::collections::VecDeque;
use std::num::NonZeroU32;
use std::time::Duration;

use crate::host::{Advice, Advised, Awaited, Member, Party, Purpose, Session};
use crate::players::Level;
use crate::rules::{
    BySeat, Cards, Deal, Game, List, ListSettings, Move, Phase, Place, Scoring, Seating, TableSize,
    below, generator,
};
use crate::settings::{Overrides, Settings, load};
use crate::study::learned::Learned;
use crate::text::{Deck, Lang, Words};

use crate::ui::draw::{Colours, Kit, Order, Sorting, ThemeName};
use crate::ui::input::{
    offers::{action_of, bindings},
    update::{drive, update},
};
use crate::ui::keys::Key;
use crate::ui::state::{
    Aids, Ask, Effect, Fresh, Hint, Menu, Message, Model, Motion, Moving, Offer, Options, Overlay,
    Play, Preferences, Prompt, Reading, Scene, TablePage, Wait,
};
use crate::ui::tests::{
    frame::{draw, text},
    plain::{play_out, read},
};

/// The hand of the drawings: a Grand with two, and the ♠Q and ♥10 in the skat.
pub(crate) const HANDS: &str = "CJ SJ DJ CA CT C9 S8 HA HK D9 \
     / HJ CK CQ SA S9 H9 H8 DA DK D8 \
     / C8 C7 ST SK S7 HQ H7 DT DQ D7 \
     / SQ HT";

/// Every house rule there is.
pub(crate) const EVERYTHING: &str = "xskat,push-jacks,hirsch,kontra-18=off,\
     triggers=even+kontra-lost+re+grand-hand-won+grand-lost+digits+hundred+72+96+passed+lost-100";

/// The names of those who sit at the table.
const NAMES: [&str; 4] = ["You", "Nina", "Otto", "Ida"];
/// As wide as a name may be, in narrow letters and in wide ones.
pub(crate) const WIDE: [&str; 4] = ["Wolfeschlege", "Marie-Louise", "山田太郎さん", "Ida-Mathilde"];

/// A list being built up to the point that is drawn.
#[derive(Clone)]
pub(crate) struct Stage {
    settings: ListSettings,
    /// The games written on the list.
    written: Vec<Game>,
    game: Option<Game>,
    keys: Vec<Key>,
    lang: Lang,
    deck: Deck,
    theme: ThemeName,
    size: (u16, u16),
    wait: Option<Wait>,
    motion: Option<Motion>,
    page: TablePage,
    overlay: Option<Overlay>,
    names: [&'static str; 4],
    aids: Aids,
    purpose: Purpose,
    /// The advice of the strongest player, and true if the box of its reasons is open.
    advised: Option<(Advice, bool)>,
}

/// Nothing helps.
const UNAIDED: Aids = Aids { hints: false, points: false, trumps: false, tricks: false };

/// A session that has come to this point.
fn session(
    names: &[&str],
    settings: ListSettings,
    written: &[Game],
    game: Option<&Game>,
) -> Session {
    let names = names[..settings.table.players()].iter().enumerate();
    let members = names.map(|(index, &name)| Member {
        name: name.to_owned(),
        level: (index > 0).then(|| Level::Club.into()),
    });
    let party = Party { members: members.collect(), seed: 1 };
    let mut session = Session::new(party, settings).unwrap();
    for game in written {
        replay(&mut session, game);
        session.advance();
    }
    if let Some(game) = game {
        replay(&mut session, game);
    }
    session
}

fn replay(session: &mut Session, game: &Game) {
    for &(seat, mv) in game.moves() {
        let made = match session.awaited() {
            Awaited::Bot(request) if request.seat == seat => {
                session.answer(&request.reply(mv)).unwrap()
            }
            _ => session.apply(mv).is_ok(),
        };
        assert!(made, "{seat} {mv:?}");
    }
}

#[allow(dead_code, reason = "a stage offers what any screen's test may need")]
impl Stage {
    fn of(settings: ListSettings, game: Option<Game>) -> Self {
        Self {
            settings,
            written: Vec::new(),
            game,
            keys: Vec::new(),
            lang: Lang::English,
            deck: Deck::French,
            theme: ThemeName::Dark,
            size: (80, 24),
            wait: None,
            motion: None,
            page: TablePage::Table,
            overlay: None,
            names: NAMES,
            aids: UNAIDED,
            purpose: Purpose::List,
            advised: None,
        }
    }

    /// A table of three at which Otto deals these cards: your hand, Nina's, Otto's, the skat.
    pub(crate) fn new(hands: &str) -> Self {
        Self::dealt_by(2, hands)
    }

    /// The same with another dealer: 0 you, 1 Nina, 2 Otto.
    pub(crate) fn dealt_by(dealer: usize, hands: &str) -> Self {
        let sets: Vec<Cards> = hands.split('/').map(|cards| cards.parse().unwrap()).collect();
        let dealer = Place::new(dealer).unwrap();
        let seating = Seating { table: TableSize::Three, dealer };
        let hands = BySeat::from_fn(|seat| sets[seating.place(seat).index()]);
        let deal = Deal::new(seating, hands, sets[3]).unwrap();
        let mut settings = ListSettings::new(TableSize::Three, 1);
        settings.first_dealer = Some(dealer);
        settings.given = Some(deal.clone());
        Self::of(settings, Some(Game::new(deal)))
    }

    /// The lesson of a number at this point of its deal.
    pub(crate) fn lesson(number: u8, game: Game) -> Self {
        let mut settings = ListSettings::new(TableSize::Three, 1);
        settings.deals = 1;
        settings.first_dealer = Some(game.deal().seating().dealer);
        settings.given = Some(game.deal().clone());
        Self::of(settings, Some(game)).played_for(Purpose::Lesson(number))
    }

    /// A list of a seed in which so many deals have been played, in a plain way.
    pub(crate) fn list(table: TableSize, seed: u64, played: u32) -> Self {
        Self::played(ListSettings::new(table, seed), played)
    }

    /// The same at a table with house rules, totalled in some way.
    pub(crate) fn house(
        table: TableSize,
        rules: &str,
        scoring: Scoring,
        seed: u64,
        played: u32,
    ) -> Self {
        let rules = rules.parse().unwrap();
        let settings = ListSettings::new(table, seed);
        Self::played(ListSettings { rules, scoring, ..settings }, played)
    }

    /// Deals are played in a plain way, as long as the list is not over.
    fn played(settings: ListSettings, deals: u32) -> Self {
        let mut list = List::new(settings.clone());
        for number in 1..=deals {
            let Some(mut game) = list.next_game() else { break };
            play_out(&mut game, number);
            list.push(game).unwrap();
        }
        Self { written: list.games().to_vec(), ..Self::of(settings, list.next_game()) }
    }

    /// The list ends by points or by time, none of which is near.
    pub(crate) fn ends(mut self, points: u32, minutes: u32) -> Self {
        self.settings.points = NonZeroU32::new(points);
        self.settings.minutes = NonZeroU32::new(minutes);
        self.settings.deals = ListSettings::MANY;
        self
    }

    /// The first deal of the list, by house rules.
    pub(crate) fn rules(mut self, rules: &str) -> Self {
        self.settings.rules = rules.parse().unwrap();
        self.game = List::new(self.settings.clone()).next_game();
        self
    }

    /// Any state that play and keys can reach, told by three numbers.
    pub(crate) fn random(seed: u64, moves: usize, keys: usize) -> Self {
        let draw = &mut generator(&[seed, 1]);
        let mut pick = |n: usize| below(draw, n.max(1) as u64) as usize;
        let table = if pick(4) == 0 { TableSize::Four } else { TableSize::Three };
        let rules = ["official", "pub", "xskat", EVERYTHING][pick(4)].parse().unwrap();
        let ways = [Scoring::SeegerFabian, Scoring::Plain, Scoring::Minus];
        let scoring = ways[pick(ways.len())];
        let settings = ListSettings { rules, scoring, ..ListSettings::new(table, seed) };
        let mut stage = Self::played(settings, [0, 1, 7, 35][pick(4)]);
        stage.deck = Deck::ALL[pick(Deck::ALL.len())];
        stage.theme = ThemeName::ALL[pick(ThemeName::ALL.len())];
        if let Some(game) = &mut stage.game {
            for _ in 0..moves {
                let Some(seat) = game.to_act() else { break };
                let mut legal = game.legal(seat).collect::<Vec<_>>();
                // Giving up at once would leave little to be drawn.
                if pick(20) > 0 && legal.iter().any(|mv| matches!(mv, Move::Play(_))) {
                    legal.retain(|mv| matches!(mv, Move::Play(_)));
                } else if pick(3) == 0 && legal.contains(&Move::Pass) {
                    legal = vec![Move::Pass];
                }
                game.apply(seat, legal[pick(legal.len())]).unwrap();
            }
        }
        stage.wait = [None, None, None, Some(Wait::Trick), Some(Wait::Beat)][pick(5)];
        stage.page = [
            TablePage::Table,
            TablePage::Table,
            TablePage::Table,
            TablePage::List { up: pick(40) },
        ][pick(4)];
        let pressed = "Left Right Up Down Home End PageUp PageDown Enter Space Esc Tab \
             1 2 5 8 0 y p h ? g c l v k r t u";
        let pressed: Vec<&str> = pressed.split(' ').filter(|key| !key.is_empty()).collect();
        for _ in 0..keys {
            stage = stage.keys(pressed[pick(pressed.len())]);
        }
        stage.overlay = match pick(12) {
            0 => Some(Overlay::Help),
            1 => Some(Overlay::LastTrick),
            2 => Some(Overlay::Ask(Ask::Leave.first())),
            3 => Some(Overlay::Ask(Ask::GiveUp.first())),
            4 => Some(Overlay::Ask(Ask::Claim.first())),
            _ => None,
        };
        stage
    }

    /// Moves of whoever is to act, separated by blanks: `18` names a value, `y` holds it, `p`
    /// passes; `up` and `hand`; `G/SQ.S8` announces Grand and puts two cards away, `GHS` a Hand
    /// game; `CJ` plays a card; `claim`, `give-up`, `accept`, `play-on`, `stop`. By house rules
    /// `kontra`, `re`, `hirsch`, `no` declines, `push` and `on/SQ.S8` go on with the skat.
    pub(crate) fn moves(mut self, moves: &str) -> Self {
        for text in moves.split_whitespace() {
            let game = self.game.as_mut().unwrap();
            let seat = game.to_act().unwrap();
            game.apply(seat, read(text)).unwrap_or_else(|why| panic!("{text}: {why}"));
        }
        self
    }

    /// So many cards played in a plain way.
    pub(crate) fn cards(mut self, cards: usize) -> Self {
        let game = self.game.as_mut().unwrap();
        for _ in 0..cards {
            let Some(seat) = game.to_act() else { break };
            let legal = game.legal(seat).collect::<Vec<_>>();
            let card = legal.into_iter().find(|mv| matches!(mv, Move::Play(_)));
            game.apply(seat, card.unwrap()).unwrap();
        }
        self
    }

    /// The deal is played to its end in a plain way.
    pub(crate) fn rest(mut self) -> Self {
        let number = self.settings.start + self.written.len() as u32;
        play_out(self.game.as_mut().unwrap(), number);
        self
    }

    /// The list ends with the deals played so far.
    pub(crate) fn full(mut self) -> Self {
        self.settings.deals = self.written.len() as u32;
        self.game = None;
        self
    }

    /// A move out of turn, by your seat.
    pub(crate) fn make(mut self, mv: Move) -> Self {
        let game = self.game.as_mut().unwrap();
        let own = game.deal().seating().seat(Place::FIRST).unwrap();
        game.apply(own, mv).unwrap();
        self
    }

    /// Keys pressed at the end, separated by blanks: `Right`, `Enter`, `Space`, or a character.
    pub(crate) fn keys(mut self, keys: &str) -> Self {
        self.keys.extend(keys.split_whitespace().map(|key| match key {
            "Left" => Key::Left,
            "Right" => Key::Right,
            "Up" => Key::Up,
            "Down" => Key::Down,
            "Home" => Key::Home,
            "End" => Key::End,
            "PageUp" => Key::PageUp,
            "PageDown" => Key::PageDown,
            "Enter" => Key::Enter,
            "Space" => Key::Space,
            "Esc" => Key::Esc,
            "Tab" => Key::Tab,
            "F4" => Key::F(4),
            key => Key::Char(key.chars().next().unwrap()),
        }));
        self
    }

    /// In another language. The keys are still those of English: what they do is done.
    pub(crate) fn lang(self, lang: Lang) -> Self {
        Self { lang, ..self }
    }

    pub(crate) fn deck(self, deck: Deck) -> Self {
        Self { deck, ..self }
    }

    pub(crate) fn theme(self, theme: ThemeName) -> Self {
        Self { theme, ..self }
    }

    /// The table waits by the clock.
    pub(crate) fn waiting(self, wait: Wait) -> Self {
        Self { wait: Some(wait), ..self }
    }

    /// Something moves, seen in this frame.
    pub(crate) fn moving(self, what: Moving, frame: usize) -> Self {
        let mut frames = std::iter::successors(Some(Motion::of(what)), |motion| motion.next());
        Self { motion: frames.nth(frame), ..self }
    }

    pub(crate) fn page(self, page: TablePage) -> Self {
        Self { page, ..self }
    }

    pub(crate) fn overlay(self, overlay: Overlay) -> Self {
        Self { overlay: Some(overlay), ..self }
    }

    /// In a window of this size; keys that scroll depend on it.
    pub(crate) fn at(self, width: u16, height: u16) -> Self {
        Self { size: (width, height), ..self }
    }

    pub(crate) fn named(self, names: [&'static str; 4]) -> Self {
        Self { names, ..self }
    }

    /// The points of both sides are counted on the table.
    pub(crate) fn training(self) -> Self {
        Self { aids: Aids { points: true, ..UNAIDED }, ..self }
    }

    /// With everything that helps.
    pub(crate) fn aided(self) -> Self {
        Self { aids: Aids { hints: true, points: true, trumps: true, tricks: true }, ..self }
    }

    /// The strongest player has been asked and has said this.
    pub(crate) fn advised(self, advice: Advice, why: bool) -> Self {
        Self { advised: Some((advice, why)), ..self.aided() }
    }

    /// Played for something else than a list.
    pub(crate) fn played_for(self, purpose: Purpose) -> Self {
        Self { purpose, ..self }
    }

    fn kit(&self) -> Kit {
        // Hands lie as in the drawings.
        let sorting = Sorting { hand: Order::TrumpsLeft, ..Sorting::default() };
        Kit { sorting, ..Kit::new(self.lang, self.deck, self.theme, Colours::Sixteen) }
    }

    fn build(&self, scene: Scene) -> Model {
        let mut model = Model {
            kit: self.kit(),
            options: Options {
                pace: Duration::ZERO,
                aids: self.aids,
                ..Options::of(&Settings::default())
            },
            preferences: Preferences::new(
                load(&Overrides::default(), [], None).unwrap(),
                Some("~/.config/skat/config.toml".to_owned()),
            ),
            size: Some(self.size),
            scene,
            behind: Vec::new(),
            overlay: None,
            reading: Reading::default(),
            note: None,
            to_tell: VecDeque::new(),
            unsaved: None,
            prompts: 0,
        };
        drive(&mut model, &mut Vec::new());
        for &key in &self.keys {
            let key = self.translated(&mut model, key);
            let effects = update(&mut model, Message::Key { key, early: false });
            // The strongest player answers at once.
            for effect in effects {
                if let Effect::Advise(question) = effect {
                    update(&mut model, Message::Advised(Box::new(question.answer())));
                }
            }
        }
        model.overlay = self.overlay.or(model.overlay);
        if let Scene::Table(play) = &mut model.scene {
            play.motion = self.motion;
        }
        if let (Some((advice, why)), Scene::Table(play)) = (&self.advised, &mut model.scene) {
            play.bars = play.view.table().phase() == Phase::Auction;
            let question = play.session.question().unwrap();
            play.hint = Some(Hint::asked(question.clone()));
            let advice = Some(advice.clone());
            update(
                &mut model,
                Message::Advised(Box::new(Advised { question, advice, failed: None })),
            );
            if let (true, Scene::Table(play)) = (why, &mut model.scene) {
                play.hint.as_mut().unwrap().open();
            }
        }
        model
    }

    /// The key that does in this language what another does in English.
    fn translated(&self, model: &mut Model, key: Key) -> Key {
        if self.lang == Lang::English || !matches!(key, Key::Char(_)) {
            return key;
        }
        let words = Words::new(Lang::English, self.deck);
        let words = std::mem::replace(&mut model.kit.words, words);
        let does = action_of(model, key);
        model.kit.words = words;
        let keys = bindings(model).into_iter().flat_map(|binding| binding.keys);
        keys.into_iter().find(|&(_, action)| Some(action) == does).map_or(key, |(key, _)| key)
    }

    fn session(&self) -> Session {
        let you = self.kit().words.get("seat-you");
        let mut names = self.names;
        let names =
            names.each_mut().map(|name| if *name == NAMES[0] { you.as_str() } else { *name });
        let (written, game) = (&self.written, self.game.as_ref());
        let mut session = session(&names, self.settings.clone(), written, game);
        session.set_purpose(self.purpose);
        session
    }

    /// The table at this point.
    pub(crate) fn model(&self) -> Model {
        let mut play = Play::new(self.session());
        if self.page != TablePage::Table {
            play.page = self.page;
        }
        if self.wait.is_some() {
            play.wait = self.wait;
            play.prompt = Prompt::of(&play.view);
        }
        self.build(Scene::Table(Box::new(play)))
    }

    /// The table at this point, in another language and a window of this size.
    pub(crate) fn model_in(&self, lang: Lang, width: u16, height: u16) -> Model {
        self.clone().lang(lang).at(width, height).model()
    }

    fn start(&self, waiting: Vec<Session>) -> Menu {
        let players = self.settings.table.players();
        let others = self.names[1..players].iter().map(|&name| name.to_owned()).collect();
        let fresh = Fresh { shape: self.settings.clone(), others };
        Menu { waiting, line: 0, fresh, offer: Offer::Menu, learned: Learned::default() }
    }

    /// The start menu with this list waiting.
    pub(crate) fn menu(&self) -> Model {
        self.menu_before(&[])
    }

    /// The same with other lists behind it.
    pub(crate) fn menu_before(&self, others: &[Self]) -> Model {
        let waiting = [self].into_iter().chain(others).map(Self::session).collect();
        self.build(Scene::Menu(self.start(waiting)))
    }

    /// The start menu with no list waiting.
    pub(crate) fn bare_menu(&self) -> Model {
        self.build(Scene::Menu(self.start(Vec::new())))
    }

    /// The table as plain text.
    pub(crate) fn draw(&self, width: u16, height: u16) -> String {
        text(&draw(&self.model(), width, height))
    }
}
