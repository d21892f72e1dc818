//! The words, in the order of the language's alphabet.

use super::super::find::fold;
use super::super::writer::Writer;

/// The words, each with the key of what it means.
const WORDS: [(&str, &str); 51] = [
    ("rules-word-announced", "rules-means-announced"),
    ("rules-word-base", "rules-means-base"),
    ("rules-word-bid", "rules-means-bid"),
    ("rules-word-bock", "rules-means-bock"),
    ("rules-word-card-points", "rules-means-card-points"),
    ("rules-word-claim", "rules-means-claim"),
    ("rules-word-concede", "rules-means-concede"),
    ("rules-word-declarer", "rules-means-declarer"),
    ("rules-word-defenders", "rules-means-defenders"),
    ("rules-word-dealer", "rules-means-dealer"),
    ("rules-word-discard", "rules-means-discard"),
    ("rules-word-follow", "rules-means-follow"),
    ("rules-word-forehand", "rules-means-forehand"),
    ("rules-word-game-value", "rules-means-game-value"),
    ("rules-word-grand", "rules-means-grand"),
    ("rules-word-hand", "rules-means-hand"),
    ("rules-word-hirsch", "rules-means-hirsch"),
    ("rules-word-hold", "rules-means-hold"),
    ("rules-word-jack", "rules-means-jack"),
    ("rules-word-kontra", "rules-means-kontra"),
    ("rules-word-lead", "rules-means-lead"),
    ("rules-word-level", "rules-means-level"),
    ("rules-word-list", "rules-means-list"),
    ("rules-word-march", "rules-means-march"),
    ("rules-word-matador", "rules-means-matador"),
    ("rules-word-middlehand", "rules-means-middlehand"),
    ("rules-word-minus-list", "rules-means-minus-list"),
    ("rules-word-null", "rules-means-null"),
    ("rules-word-open", "rules-means-open"),
    ("rules-word-overbid", "rules-means-overbid"),
    ("rules-word-overtake", "rules-means-overtake"),
    ("rules-word-pass", "rules-means-pass"),
    ("rules-word-passed-in", "rules-means-passed-in"),
    ("rules-word-ramsch", "rules-means-ramsch"),
    ("rules-word-re", "rules-means-re"),
    ("rules-word-rearhand", "rules-means-rearhand"),
    ("rules-word-revoke", "rules-means-revoke"),
    ("rules-word-schieberamsch", "rules-means-schieberamsch"),
    ("rules-word-schneider", "rules-means-schneider"),
    ("rules-word-schwarz", "rules-means-schwarz"),
    ("rules-word-seeger-fabian", "rules-means-seeger-fabian"),
    ("rules-word-side-suit", "rules-means-side-suit"),
    ("rules-word-skat", "rules-means-skat"),
    ("rules-word-smear", "rules-means-smear"),
    ("rules-word-suit-game", "rules-means-suit-game"),
    ("rules-word-throw-off", "rules-means-throw-off"),
    ("rules-word-trick", "rules-means-trick"),
    ("rules-word-trump", "rules-means-trump"),
    ("rules-word-trumping", "rules-means-trumping"),
    ("rules-word-virgin", "rules-means-virgin"),
    ("rules-word-with-without", "rules-means-with-without"),
];

pub(in super::super) fn write(page: &mut Writer<'_>) {
    let mut terms: Vec<(String, String)> =
        WORDS.iter().map(|&(word, means)| (page.say(word), page.say(means))).collect();
    terms.sort_by_key(|(word, _)| fold(word));
    let bold = |(word, means)| (format!("⟨{word}⟩"), means);
    page.terms(terms.into_iter().map(bold).collect());
}
