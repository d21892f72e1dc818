//! `skat value`: what a game is worth.

use clap::Args as Flags;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::rules::{Bid, Cards, Kind, Side};

/// The flags of `skat value`. Which of them go together is for the reckoning to say.
#[derive(Debug, Flags)]
pub struct ValueArgs {
    /// The game
    #[arg(long, value_name = "GAME", value_parser = kinds())]
    pub game: Kind,

    /// The declarer's ten cards and the skat, or the two put away
    ///
    /// Twelve cards: suit C S H D, then rank A T K Q J 9 8 7; the ten is T.
    #[arg(long, value_name = "CARDS")]
    pub cards: Cards,

    /// The bid the game was bought with
    #[arg(long, value_name = "N")]
    pub bid: Bid,

    /// The card points of the declarer, with those of the skat
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(0..=120))]
    pub points: Option<u8>,

    /// The tricks the declarer took
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u8).range(0..=10))]
    pub tricks: Option<u8>,

    /// The tricks the defenders took
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u8).range(0..=10))]
    pub defender_tricks: Option<u8>,

    /// Hand was played
    #[arg(long)]
    pub hand: bool,

    /// Schneider was announced
    #[arg(long)]
    pub schneider: bool,

    /// Schwarz was announced
    #[arg(long)]
    pub schwarz: bool,

    /// The declarer's cards lay open
    #[arg(long)]
    pub ouvert: bool,

    /// The factor of Kontra, Re and the like
    #[arg(long, value_name = "FACTOR", value_parser = doublings())]
    pub doublings: Option<u16>,

    /// The side that gave up
    #[arg(long, value_name = "SIDE", value_parser = sides())]
    pub conceded: Option<Side>,

    /// The card points the defenders had when a side gave up
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(0..=120))]
    pub defender_points: Option<u8>,

    /// As JSON
    #[arg(long)]
    pub json: bool,
}

/// One of these words, each with its meaning.
fn one_of<T: Copy + Send + Sync + 'static>(
    words: &'static [(&'static str, T)],
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(words.iter().map(|(word, _)| *word)).try_map(move |text| {
        let meant = words.iter().find(|(word, _)| *word == text);
        meant.map(|(_, meaning)| *meaning).ok_or("not one of the words")
    })
}

fn kinds() -> impl TypedValueParser<Value = Kind> {
    const WORDS: [(&str, Kind); 6] = [
        (Kind::Clubs.word(), Kind::Clubs),
        (Kind::Spades.word(), Kind::Spades),
        (Kind::Hearts.word(), Kind::Hearts),
        (Kind::Diamonds.word(), Kind::Diamonds),
        (Kind::Grand.word(), Kind::Grand),
        (Kind::Null.word(), Kind::Null),
    ];
    one_of(&WORDS)
}

fn sides() -> impl TypedValueParser<Value = Side> {
    one_of(&[("declarer", Side::Declarer), ("defenders", Side::Defenders)])
}

fn doublings() -> impl TypedValueParser<Value = u16> {
    one_of(&[("1", 1), ("2", 2), ("4", 4), ("8", 8), ("16", 16)])
}
