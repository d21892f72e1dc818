//! `skat value`: what a game is worth.

use std::io::{self, Write};

use clap::Args as Flags;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Map, Value, json};
use unicode_width::UnicodeWidthStr;

use super::inputs::number;
use super::language::LangFlag;
use crate::app::{Environment, Failure};
use crate::rules::{
    Announced, Bid, Cards, Contract, Kind, Line, Outcome, Reckoning, Settlement, Side,
};
use crate::text::{SumPart, Words, sum};

const WHICH: &str = "\
A game that was played needs --points, --tricks and --defender-tricks; Null
needs --tricks alone. A game the declarer conceded needs none of them; one the
defenders conceded needs --defender-points and --defender-tricks.

Example:
  skat value --game hearts --cards \"CJ SJ HA HK D7 S7 C7 D8 S8 C8 D9 S9\" \\
      --bid 24 --points 92 --tricks 8 --defender-tricks 2";

/// The flags of `skat value`. Which of them go together is for [`ValueArgs::settlement`] to say.
#[derive(Debug, Flags)]
#[command(after_long_help = WHICH, allow_negative_numbers = true)]
pub(super) struct ValueArgs {
    /// The game
    #[arg(long, value_name = "GAME", value_parser = kinds())]
    pub(super) game: Kind,

    /// The declarer's ten cards and the skat, or the two put away
    ///
    /// Twelve cards: suit C S H D, then rank A T K Q J 9 8 7; the ten is T.
    #[arg(long, value_name = "CARDS")]
    pub(super) cards: Cards,

    /// The bid the game was bought with
    #[arg(long, value_name = "N")]
    pub(super) bid: Bid,

    /// The card points of the declarer, with those of the skat
    #[arg(long, value_name = "P", value_parser = number(0..=120_u8))]
    pub(super) points: Option<u8>,

    /// The tricks the declarer took
    #[arg(long, value_name = "T", value_parser = number(0..=10_u8))]
    pub(super) tricks: Option<u8>,

    /// The tricks the defenders took
    #[arg(long, value_name = "T", value_parser = number(0..=10_u8))]
    pub(super) defender_tricks: Option<u8>,

    /// Hand was played
    #[arg(long)]
    pub(super) hand: bool,

    /// Schneider was announced
    #[arg(long)]
    pub(super) schneider: bool,

    /// Schwarz was announced
    #[arg(long)]
    pub(super) schwarz: bool,

    /// The declarer's cards lay open
    #[arg(long)]
    pub(super) ouvert: bool,

    /// The factor of Kontra, Re and the like
    #[arg(long, value_name = "FACTOR", value_parser = doublings())]
    pub(super) doublings: Option<u16>,

    /// The side that gave up
    #[arg(long, value_name = "SIDE", value_parser = sides())]
    pub(super) conceded: Option<Side>,

    /// The card points the defenders had when a side gave up
    #[arg(long, value_name = "P", value_parser = number(0..=120_u8))]
    pub(super) defender_points: Option<u8>,

    /// In which language.
    #[command(flatten)]
    pub(super) lang: LangFlag,

    /// As JSON
    #[arg(long)]
    pub(super) json: bool,
}

impl ValueArgs {
    /// The game the flags describe.
    ///
    /// # Errors
    /// When flags contradict each other, one is missing, or the figures belong to no game.
    pub(super) fn settlement(&self) -> Result<Settlement, Failure> {
        let settlement = Settlement {
            contract: self.contract()?,
            cards: self.cards,
            bid: self.bid,
            outcome: self.outcome()?,
            doublings: self.doublings.unwrap_or(1),
        };
        let validate =
            |settlement: &Settlement| settlement.validate().map_err(|why| usage(why.to_string()));
        validate(&settlement)?;
        self.null_figures(&settlement)?.as_ref().map_or(Ok(()), validate)?;
        Ok(settlement)
    }

    /// In Null neither card points nor the defenders' tricks are needed, but those that are given
    /// must belong to a game: the figures are looked at as those of a trump game, unless a trick of
    /// the declarer ended it early.
    fn null_figures(&self, settlement: &Settlement) -> Result<Option<Settlement>, Failure> {
        if self.game != Kind::Null || self.conceded.is_some() {
            return Ok(None);
        }
        let (tricks, defender_tricks) = (self.tricks.unwrap_or(0), self.defender_tricks);
        if tricks == 0 && defender_tricks == Some(0) {
            return Err(usage("a game that nobody conceded has tricks".to_owned()));
        }
        let Some(points) = self.points else { return Ok(None) };
        let whole = tricks == 0 || defender_tricks.is_some_and(|others| tricks + others == 10);
        Ok(whole.then(|| Settlement {
            contract: Contract::plain(Kind::Grand),
            outcome: Outcome::Played {
                points,
                tricks,
                defender_tricks: defender_tricks.unwrap_or(10 - tricks),
            },
            ..*settlement
        }))
    }

    fn contract(&self) -> Result<Contract, Failure> {
        let announced = if self.ouvert {
            Announced::Ouvert
        } else if self.schwarz {
            Announced::Schwarz
        } else if self.schneider {
            Announced::Schneider
        } else {
            Announced::Nothing
        };
        let levels = [("--schneider", self.schneider), ("--schwarz", self.schwarz)];
        if let (Kind::Null, Some((flag, _))) = (self.game, levels.iter().find(|(_, on)| *on)) {
            return Err(usage(format!("{flag} does not go with null, which has no such level")));
        }
        Contract::new(self.game, self.hand, announced)
            .map_err(|why| usage(format!("{why} (give --hand as well)")))
    }

    fn outcome(&self) -> Result<Outcome, Failure> {
        let null = self.game == Kind::Null;
        let given = [
            ("--points", self.points.is_some()),
            ("--tricks", self.tricks.is_some()),
            ("--defender-tricks", self.defender_tricks.is_some()),
            ("--defender-points", self.defender_points.is_some()),
        ];
        let reject = |flags: &[&str], with: &str| match given
            .iter()
            .find(|(flag, on)| *on && flags.contains(flag))
        {
            Some((flag, _)) => Err(usage(format!("{flag} does not go with {with}"))),
            None => Ok(()),
        };
        let need = |value: Option<u8>, flag: &str| {
            value.ok_or_else(|| usage(format!("{flag} is missing")))
        };
        match self.conceded {
            Some(Side::Declarer) => {
                reject(
                    &["--points", "--tricks", "--defender-tricks", "--defender-points"],
                    "--conceded declarer, which costs the simple value",
                )?;
                Ok(Outcome::DeclarerConceded)
            }
            Some(Side::Defenders) => {
                reject(
                    &["--points", "--tricks"],
                    "--conceded defenders, which asks for what the defenders had",
                )?;
                let had = |value: Option<u8>, flag| match (value, null) {
                    (None, true) => Ok(0),
                    (value, _) => need(value, flag),
                };
                Ok(Outcome::DefendersConceded {
                    defender_points: had(self.defender_points, "--defender-points")?,
                    defender_tricks: had(self.defender_tricks, "--defender-tricks")?,
                })
            }
            None => {
                reject(&["--defender-points"], "a game that nobody conceded (see --conceded)")?;
                let tricks = need(self.tricks, "--tricks")?;
                Ok(Outcome::Played {
                    // Card points and the defenders' tricks do not matter in Null.
                    points: if null {
                        self.points.unwrap_or(0)
                    } else {
                        need(self.points, "--points")?
                    },
                    tricks,
                    defender_tricks: if null {
                        self.defender_tricks.unwrap_or(0)
                    } else {
                        need(self.defender_tricks, "--defender-tricks")?
                    },
                })
            }
        }
    }
}

fn usage(message: String) -> Failure {
    Failure::Usage(format!("value: {message}"))
}

/// Reckons the game and prints the sum.
///
/// # Errors
/// When the flags describe no game, or `out` cannot be written to.
pub(super) fn print(
    args: &ValueArgs,
    environment: &Environment,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let reckoning = args.settlement()?.reckon();
    if args.json {
        Ok(writeln!(out, "{}", Value::Object(json(&reckoning)))?)
    } else {
        Ok(print_lines(&args.lang.words(environment)?, &reckoning, out)?)
    }
}

/// The columns of the table's own result: labels, how it comes about, numbers.
const LABEL: usize = 17;
const DETAIL: usize = 30;
const NUMBER: usize = 6;

fn print_lines(words: &Words, reckoning: &Reckoning, out: &mut dyn Write) -> io::Result<()> {
    let pad = |text: &str, width: usize| " ".repeat(width.saturating_sub(text.width()));
    for row in sum(words, reckoning, &words.get("value-writes")) {
        let line = format!(
            "{}{}{}{}{}{}",
            row.label,
            pad(&row.label, LABEL),
            row.detail,
            pad(&row.detail, DETAIL),
            pad(&row.number, NUMBER),
            row.number
        );
        writeln!(out, "{}", line.trim_end())?;
        if row.part == SumPart::Multiplier {
            let rule = words.spell("─").repeat(DETAIL + NUMBER);
            writeln!(out, "{}{rule}", " ".repeat(LABEL))?;
        }
    }
    Ok(())
}

/// The reckoning for programs. What Null has not is absent.
fn json(reckoning: &Reckoning) -> Map<String, Value> {
    let line = |line: &Line| json!({"name": line.name.word(), "levels": line.levels});
    let all = json!({
        "game": reckoning.contract.kind().word(),
        "with": reckoning.matadors.map(|matadors| matadors.with),
        "matadors": reckoning.matadors.map(|matadors| matadors.count),
        "lines": reckoning.lines.iter().map(line).collect::<Vec<Value>>(),
        "multiplier": reckoning.base().map(|_| reckoning.multiplier()),
        "base": reckoning.base(),
        "value": reckoning.value,
        "bid": reckoning.bid.value(),
        "overbid": reckoning.overbid,
        "won": reckoning.won,
        "score": reckoning.score,
    });
    let Value::Object(all) = all else { return Map::new() };
    all.into_iter().filter(|(_, value)| !value.is_null()).collect()
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
