//! Plays by keys alone, looking only at the screen.

use crate::support::{Terminal, text_of};

/// The question on the screen, told by its key line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    Call,
    Answer,
    PickUp,
    Discard,
    Announce,
    Play,
    Offer,
    GrandHand,
    Push,
    Double,
    NextDeal,
    End,
}

/// Each question with the words of the key line that give it away.
const QUESTIONS: [(&str, Asked); 15] = [
    ("y yes", Asked::Answer),
    ("Enter bid", Asked::Call),
    ("p pick up", Asked::PickUp),
    ("Space put", Asked::Discard),
    ("Enter announce", Asked::Announce),
    ("Enter play", Asked::Play),
    ("a accept", Asked::Offer),
    ("g Grand Hand", Asked::GrandHand),
    ("u push it on", Asked::Push),
    ("k Kontra", Asked::Double),
    ("r Re", Asked::Double),
    ("h Hirsch", Asked::Double),
    ("Enter next deal", Asked::NextDeal),
    ("Enter final standing", Asked::NextDeal),
    ("Enter new list", Asked::End),
];

fn asked(screen: &vt100::Screen) -> Option<Asked> {
    let (rows, cols) = screen.size();
    let keys = screen.rows(0, cols.get()).nth(usize::from(rows.get()) - 1)?;
    QUESTIONS.iter().find(|(words, _)| keys.contains(words)).map(|&(_, asked)| asked)
}

/// A person at the keyboard.
pub(crate) struct Robot {
    pub(crate) terminal: Terminal,
    /// The screen that was answered last.
    answered: String,
}

impl Robot {
    pub(crate) const fn new(terminal: Terminal) -> Self {
        Self { terminal, answered: String::new() }
    }

    /// Waits for a question that has not been answered.
    pub(crate) fn wait(&mut self) -> Asked {
        let answered = &self.answered;
        self.terminal
            .wait("question", |screen| asked(screen).filter(|_| text_of(screen) != *answered))
    }

    /// Answers with these keys.
    pub(crate) fn answer(&mut self, keys: &str) {
        self.answered = self.terminal.text();
        self.terminal.send(keys);
    }

    /// Answers as a plain player does: bids 18, holds 20, picks up, puts the last two cards away,
    /// plays the first game offered and the first card that may be played. Doubles nothing, and
    /// takes the skat of a Ramsch.
    pub(crate) fn step(&mut self) -> Asked {
        let asked = self.wait();
        match asked {
            Asked::Call => {
                let bids = self.terminal.text().contains("Enter bid 18");
                self.answer(if bids { "\r" } else { "p" });
            }
            Asked::Answer => {
                let text = self.terminal.text();
                let low = ["hold 18", "hold 20"].iter().any(|words| text.contains(words));
                self.answer(if low { "y" } else { "p" });
            }
            Asked::PickUp => self.answer("p"),
            Asked::GrandHand | Asked::Double => self.answer("p"),
            Asked::Push => self.answer("t"),
            Asked::Discard if self.terminal.text().contains("Two of two") => self.answer("\r"),
            Asked::Discard if self.terminal.text().contains("One of two") => self.answer("="),
            Asked::Discard => self.answer("-"),
            Asked::Announce | Asked::Play | Asked::Offer | Asked::NextDeal => self.answer("\r"),
            Asked::End => {}
        }
        asked
    }

    /// Plays to the end of the list and gives the last screen.
    pub(crate) fn play_to_the_end(&mut self) -> String {
        while self.step() != Asked::End {}
        self.terminal.text()
    }

    /// Plays until this many results have been seen.
    pub(crate) fn play_deals(&mut self, mut deals: usize) {
        while deals > 0 {
            if self.step() == Asked::NextDeal {
                deals -= 1;
            }
        }
    }
}
