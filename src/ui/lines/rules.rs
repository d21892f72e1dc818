//! The rules to read: the topics are the choices, any other word is looked for.

use crate::text::pages::{Topic, plain};
use crate::text::{Deck, Words, in_ascii};

use crate::ui::draw::Kit;
use crate::ui::input::update::reading;
use crate::ui::lines::ask::Choice;
use crate::ui::lines::tell::bare;
use crate::ui::state::{Action, Model, Overlay};

/// The topic that is read.
pub(crate) fn topic(model: &Model) -> Option<Topic> {
    (model.overlay == Some(Overlay::Rules)).then(|| model.reading.topic())
}

/// A page, its columns and all.
pub(crate) fn page(kit: &Kit, topic: Topic) -> Vec<String> {
    // Columns want signs of one cell.
    let words = match kit.words.deck() {
        Deck::German => &kit.words,
        _ => &Words::new(kit.words.lang(), Deck::Ascii),
    };
    let page = plain(words, &topic.page(words));
    page.lines().map(|line| in_ascii(line).into_owned()).collect()
}

/// The topics, in a search those that have the word, and the way back.
pub(crate) fn choices(model: &Model) -> Vec<Choice> {
    let words = &model.kit.words;
    let topics = model.reading.topics().into_iter();
    let topics = topics.map(|(topic, _)| Choice {
        text: topic.title(words),
        letter: None,
        action: Action::Topic(topic),
    });
    let back = Choice { text: words.get("do-back"), letter: None, action: Action::Back };
    topics.chain([back]).collect()
}

/// Looks for a word, and says in how many places it stands.
pub(crate) fn find(model: &mut Model, word: &str) -> String {
    let places = reading::search(model, word);
    let words = &model.kit.words;
    let found = words.with("reading-places", &[("places", places.into())]);
    format!("{word}: {}", bare(&model.kit, &found))
}
