//! Recorded games, played again by our rules and compared with what the records say came of them.

use std::fmt::{self, Write};

use crate::record::{Close, Figures, Located, Played, Raw, Record, RecordFault, Score};
use crate::rules::{Bid, Contract, Ending, Seat};

/// The result of one recorded game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The line the record begins in, counted from 1.
    pub line: usize,
    /// The record's own name of the game.
    pub id: Option<String>,
    /// The announcement; `None` if nothing was, or the record is damaged.
    pub contract: Option<Contract>,
    /// The bid that had to be covered.
    pub bid: Option<Bid>,
    /// The score of the game by our rules; `None` if it ended before a contract or is damaged.
    pub ours: Option<Score>,
    /// The score that the record states, if it can be read.
    pub recorded: Option<Score>,
    /// The comparison of the two.
    pub verdict: Verdict,
}

/// The comparison of a record with our rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// In everything.
    Agrees,
    /// Not in everything, and why.
    Differs(Difference),
    /// The record cannot be played again.
    Damaged(Box<Located<RecordFault>>),
    /// The game ended before a contract, so that nothing can be compared.
    Aborted,
    /// The record is sound, but the game was not finished, or what it hangs on is not told.
    Unfinished(Box<Located<RecordFault>>),
}

/// Why our result and the recorded one differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    /// The time was up, or somebody left, when the game was named and no cards were put away yet;
    /// the server then knows no cards of the declarer.
    BeforeTheDiscard {
        /// Somebody left.
        left: bool,
    },
    /// A level was announced and missed, and the record does not charge it.
    MissedLevel,
    /// Somebody gave up who had made enough to win, or to keep the others from it.
    GivenUp {
        /// The figures that differ, in words.
        figures: String,
    },
    /// Some of the figures.
    Figures(String),
    /// One has a result of another kind.
    Kind {
        /// The figure by our rules.
        ours: &'static str,
        /// The figure in the record.
        recorded: &'static str,
    },
}

/// The number of games that came out how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Counts {
    /// All of them.
    pub games: u64,
    /// Those that agree.
    pub agrees: u64,
    /// Those that differ.
    pub differs: u64,
    /// Those that cannot be played again.
    pub damaged: u64,
    /// Those that ended before a contract.
    pub aborted: u64,
    /// Those that cannot be settled, although nothing is wrong with their records.
    pub unfinished: u64,
}

impl Counts {
    /// Counts one more.
    pub const fn add(&mut self, verdict: &Verdict) {
        self.games += 1;
        match verdict {
            Verdict::Agrees => self.agrees += 1,
            Verdict::Differs(_) => self.differs += 1,
            Verdict::Damaged(_) => self.damaged += 1,
            Verdict::Aborted => self.aborted += 1,
            Verdict::Unfinished(_) => self.unfinished += 1,
        }
    }

    /// True if no game differs or is damaged.
    #[must_use]
    pub const fn all_agree(&self) -> bool {
        self.differs == 0 && self.damaged == 0
    }
}

/// Plays a record again and compares.
///
/// ```
/// use skat::record::Raw;
/// use skat::study::replay::{Verdict, replay};
///
/// let report = replay(&Raw::of("(;GM[Skat]ID[7]MV[w CJ.CJ]R[passed];)"));
/// let Verdict::Damaged(why) = report.verdict else { panic!() };
/// assert_eq!(why.to_string(), "line 1, column 24: CJ a second time (32 different cards expected)");
/// ```
#[must_use]
pub fn replay(raw: &Raw<'_>) -> Report {
    let mut report = Report {
        line: raw.line(),
        id: None,
        contract: None,
        bid: None,
        ours: None,
        recorded: None,
        verdict: Verdict::Aborted,
    };
    report.verdict = match raw.read() {
        Ok(record) => {
            report.id = record.get("ID").map(|id| id.trim().to_owned()).filter(|id| !id.is_empty());
            compare(&record, &mut report).unwrap_or_else(|fault| {
                let told = !matches!(report.recorded, None | Some(Score::Unfinished));
                match fault.why.is_unfinished(told) {
                    true => Verdict::Unfinished(Box::new(fault)),
                    false => Verdict::Damaged(Box::new(fault)),
                }
            })
        }
        Err(fault) => Verdict::Damaged(Box::new(fault)),
    };
    report
}

fn compare(record: &Record<'_>, report: &mut Report) -> Result<Verdict, Located<RecordFault>> {
    let played = record.play();
    let recorded = record.score();
    report.recorded = recorded.as_ref().ok().copied();
    let played = played?;
    report.contract = played.contract();
    report.bid = played.bid();
    report.ours = played.score();
    let recorded = recorded?;
    Ok(match (report.ours, recorded) {
        (None, Score::Penalty(_)) => Verdict::Aborted,
        (_, Score::Unfinished) => return Err(record.fault("R", RecordFault::NoResult)),
        (Some(Score::Settled(ours)), Score::Settled(theirs)) => {
            settled(&played, record.is_ours(), &ours, &theirs)
        }
        (Some(ours), recorded) if ours == recorded => Verdict::Agrees,
        (Some(Score::Ramsch(ours)), Score::Ramsch(theirs)) => ramsch(ours, theirs),
        (ours, recorded) => Verdict::Differs(Difference::Kind {
            ours: ours.map_or("no contract", |score| kind(&score)),
            recorded: kind(&recorded),
        }),
    })
}

const fn kind(score: &Score) -> &'static str {
    match score {
        Score::PassedIn => "passed in",
        Score::Ramsch(_) => "Ramsch",
        Score::Penalty(_) => "a penalty",
        Score::Settled(_) => "a game with a declarer",
        Score::Unfinished => "no result",
    }
}

fn settled(played: &Played, is_ours: bool, ours: &Figures, theirs: &Figures) -> Verdict {
    // Places tell in different ways which side is schneider when a game with an announcement breaks
    // off and is lost; what counts is in the value. One that is won has all that was announced.
    let broken_off = !is_ours
        && !ours.won
        && match played.close() {
            Close::Law => played.game().table().ending() == Some(Ending::NullBroken),
            _ => true,
        };
    let announced = played.contract().is_some_and(Contract::schneider_announced);
    let levels = !(broken_off && announced);
    let Some(figures) = differing(ours, theirs, levels) else { return Verdict::Agrees };
    let resigned = match played.close() {
        Close::TimedOut(_) | Close::Left(_) | Close::Resigned(_) => true,
        Close::Law | Close::Early => false,
    };
    let same = |change: &dyn Fn(&mut Figures)| {
        let mut ours = *ours;
        change(&mut ours);
        differing(&ours, theirs, levels).is_none()
    };
    let difference = if played.is_half_announced() && ours.matadors != theirs.matadors {
        Difference::BeforeTheDiscard { left: matches!(played.close(), Close::Left(_)) }
    } else if missed_levels(played, ours).any(|value| same(&|figures| figures.value = value)) {
        Difference::MissedLevel
    } else if resigned && ours.won != theirs.won {
        Difference::GivenUp { figures }
    } else {
        Difference::Figures(figures)
    };
    Verdict::Differs(difference)
}

/// The cost of a lost game where announced levels that were missed are not charged, or only the
/// announcement and not the level itself.
fn missed_levels(played: &Played, ours: &Figures) -> impl Iterator<Item = i32> {
    let contract = played.contract().filter(|_| !ours.won && !ours.overbid);
    let announced = contract.map_or(0, |contract| {
        let schneider = contract.schneider_announced() && ours.points < 90;
        let schwarz = contract.schwarz_announced();
        2 * i32::from(schneider) + 2 * i32::from(schwarz)
    });
    let base = contract.and_then(|contract| contract.kind().base()).map_or(0, i32::from);
    let value = ours.value;
    (1..=announced).map(move |levels| value + 2 * base * levels)
}

/// The figures that differ, in words; `None` if none does.
fn differing(ours: &Figures, theirs: &Figures, levels: bool) -> Option<String> {
    let mut told = String::new();
    let mut tell = |name: &str, ours: &dyn fmt::Display, theirs: &dyn fmt::Display| {
        let comma = if told.is_empty() { "" } else { ", " };
        // Writing into a text cannot fail.
        let _ = write!(told, "{comma}{name} {ours}, recorded {theirs}");
    };
    let seat = |seat: Option<Seat>| seat.map_or("nobody".to_owned(), |seat| seat.to_string());
    if ours.declarer != theirs.declarer {
        tell("declarer", &seat(ours.declarer), &seat(theirs.declarer));
    }
    let won = |won| if won { "won" } else { "lost" };
    if ours.won != theirs.won {
        tell("the game is", &won(ours.won), &won(theirs.won));
    }
    let covered = |overbid| if overbid { "overbid" } else { "covered" };
    if ours.overbid != theirs.overbid {
        tell("the bid is", &covered(ours.overbid), &covered(theirs.overbid));
    }
    for (name, ours, theirs) in [
        ("value", ours.value, theirs.value),
        ("matadors", ours.matadors, theirs.matadors),
        ("points", ours.points, theirs.points),
        ("tricks", ours.tricks, theirs.tricks),
    ] {
        if ours != theirs {
            tell(name, &ours, &theirs);
        }
    }
    let side = |reached| if reached { "yes" } else { "no" };
    for (name, ours, theirs) in
        [("schneider", ours.schneider, theirs.schneider), ("schwarz", ours.schwarz, theirs.schwarz)]
    {
        if levels && ours != theirs {
            tell(name, &side(ours), &side(theirs));
        }
    }
    Some(told).filter(|told| !told.is_empty())
}

fn ramsch(ours: [i32; 3], theirs: [i32; 3]) -> Verdict {
    let differ = Seat::ALL.into_iter().filter(|seat| ours[seat.index()] != theirs[seat.index()]);
    let told: Vec<String> = differ
        .map(|seat| format!("{seat} {}, recorded {}", ours[seat.index()], theirs[seat.index()]))
        .collect();
    Verdict::Differs(Difference::Figures(told.join(", ")))
}

impl Verdict {
    /// The word for it in machine-readable output.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::Differs(_) => "differs",
            Self::Damaged(_) => "damaged",
            Self::Aborted => "aborted",
            Self::Unfinished(_) => "unfinished",
        }
    }

    /// Why it is so, in one line; `None` if record and rules agree.
    #[must_use]
    pub fn reason(&self) -> Option<String> {
        match self {
            Self::Agrees => None,
            Self::Differs(difference) => Some(difference.to_string()),
            Self::Damaged(fault) | Self::Unfinished(fault) => Some(fault.to_string()),
            Self::Aborted => Some("the game ended before a contract".to_owned()),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BeforeTheDiscard { left } => {
                let what = if *left { "somebody left" } else { "time-out" };
                write!(f, "{what} before the discard: the server counted matadors from no cards")
            }
            Self::MissedLevel => f.write_str(
                "an announced level was missed, and the record does not charge it as the official \
                 rules do",
            ),
            Self::GivenUp { figures } => write!(f, "who gives up or leaves loses: {figures}"),
            Self::Figures(figures) => f.write_str(figures),
            Self::Kind { ours, recorded } => write!(f, "{ours}, recorded {recorded}"),
        }
    }
}
