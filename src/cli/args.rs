//! The flags and subcommands of `skat`, and their help.

mod overrides;
mod settings;

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args as Flags, Parser, Subcommand};

use super::doctor::DoctorArgs;
use super::duel::DuelArgs;
use super::engine::EngineArgs;
use super::inputs::{Input, number};
use super::language::LangFlag;
use super::list::ListArgs;
use super::manual::CompletionsArgs;
use super::replay::ReplayArgs;
use super::review::ReviewArgs;
use super::rules::RulesArgs;
use super::solve::SolveArgs;
use super::stats::StatsArgs;
use super::train::TrainArgs;
use super::value::ValueArgs;
use crate::host::{Day, Drill, Seed};

use settings::SettingFlags;

/// Play Skat in the terminal against computer players.
///
/// Without a subcommand a list is played: you and two or three computer players at one table. If a
/// list was left unfinished, skat offers to go on with it.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    allow_negative_numbers = true,
    max_term_width = 100,
    after_help = "Examples and details: skat --help",
    after_long_help = EXAMPLES
)]
pub(super) struct Args {
    /// Something else than playing.
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    /// The shape of a new list.
    #[command(flatten)]
    pub(super) list: ListFlags,
    /// Names and looks, in a new list as in one that goes on.
    #[command(flatten, next_help_heading = "Names and looks")]
    pub(super) looks: SettingFlags<2>,
    /// The places of files.
    #[command(flatten)]
    pub(super) files: FileFlags,
}

// No line wider than 80 columns: the parser would break it anywhere.
const EXAMPLES: &str = "\
Examples:
  skat                            play, or go on with an unfinished list
  skat --players 4 --deals 12     a short list at a table of four
  skat --level master,casual      the stronger player to your left
  skat --seed 42                  a list whose cards a friend can play as well
  skat --seed 42:7 --dealer you   that list from deal 7 on; you dealt the first
  skat --daily                    the twelve deals of today, as everybody has
  skat --practice grand           one Grand after the other, for practice
  skat --lesson 1                 the first of twelve lessons
  skat --rules pub                with Ramsch, Kontra and Bock, as in a pub
  skat --deck ascii --theme mono  for simple terminals
  skat --plain                    line by line, for screen readers and scripts
  skat --print-config             all settings, and where each comes from
  skat bids                       the 63 values that can be bid
  skat rules tricks               the rules to look up: who takes a trick

Every setting has the same name as a flag (--pace), in the environment
(SKAT_PACE) and in the file config.toml (pace). The flag goes before the
environment, the environment before the file.

Exit codes: 0 good; 1 something failed on the way; 2 bad usage, configuration
or input, or no terminal to play in.";

// No line wider than the column of the help.
const HOUSE: &str = "\
House rules one by one: kontra, bock=off, …

One or more with commas between them, as often as you like. A name
alone is on, \"auto\" is as --rules has it.

ramsch         a Ramsch when all three pass
schieberamsch  every Ramsch begins with pushing the skat round
push-jacks     who took the skat may push jacks on
ramsch-skat    it goes with the last-trick, to the loser, or nobody
grand-hand     Grand Hand may be declared before a Ramsch
kontra         on: until the first card; announcement: only after it
kontra-18      Kontra only for who said or held 18, or never could
re             the declarer may answer Kontra
hirsch         the defender may answer Re
bock           certain results bring a round that counts double
triggers       which results do: even+kontra-lost, or others
               (even, kontra-lost, re, grand-hand-won, grand-lost,
               digits, hundred, 72, 96, passed, lost-100, none)
ramsch-rounds  on: a Ramsch round after each of Bock, or in its
               place; always: all deals are Ramsch

Examples: --house ramsch, --rules pub --house bock=off,re=off";

/// Flags that shape a list, or say which list to play.
#[derive(Debug, Flags)]
#[command(next_help_heading = "The list")]
pub(super) struct ListFlags {
    /// Start a new list, without asking
    ///
    /// The list left unfinished, if there is one, waits until the new one is done. Every flag in
    /// this group except --resume starts a new list as well.
    #[arg(long)]
    pub(super) new: bool,

    /// Go on with the list left unfinished, without asking
    ///
    /// A list goes on as it was begun; flags that shape a list cannot be given with it. Where several
    /// wait, N chooses one: 1 is the one played last.
    ///
    /// Examples: --resume, --resume=2
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true, default_missing_value = "1")]
    pub(super) resume: Option<NonZeroUsize>,

    /// The table and its players.
    #[command(flatten)]
    pub(super) table: SettingFlags<0>,

    /// Where the cards come from; SEED:K starts at its deal K
    ///
    /// The same seed gives the same cards in the same order to everybody: a number, or a seed as the
    /// program draws it. Without one a new one is drawn; results and the page of the list show it.
    ///
    /// Examples: --seed 42, --seed 42:7, --seed kf3m2-9t2x-bq7d:7
    #[arg(long, value_name = "SEED[:K]")]
    pub(super) seed: Option<Seed>,

    /// Play one given deal from a file (- is standard input)
    ///
    /// Ten cards for forehand, middlehand and rearhand each, then the skat, or a game record that
    /// has them. You are forehand unless --dealer names somebody.
    ///
    /// Example: skat --deal tricky.deal
    #[arg(long, value_name = "FILE|-")]
    pub(super) deal: Option<Input>,

    /// Play the deals of the day, the same for everybody
    ///
    /// Twelve deals of the official game, by the date in Greenwich, so that results can be
    /// compared. They do not count in lists, history and statistics. A list left unfinished waits.
    ///
    /// Examples: --daily, --daily=2026-11-30
    #[arg(long, value_name = "DATE", num_args = 0..=1, require_equals = true)]
    pub(super) daily: Option<Option<Day>>,

    /// Practise one kind of game: grand, null-defence, …
    ///
    /// any, declarer, suit, grand, null, hand, defender, null-defence or ramsch: deals in which it
    /// comes to that, one after the other. They do not count, and moves can be taken back. A list
    /// left unfinished waits.
    ///
    /// Example: --practice null-defence
    #[arg(long, value_name = "KIND", conflicts_with = "daily")]
    pub(super) practice: Option<Drill>,

    /// Take a lesson, by its number
    ///
    /// A dozen prepared deals, each of which teaches one thing; the reason is told after each
    /// choice. They do not count. The menu names them under "Learn", with the quizzes, and shows
    /// which are done. A list left unfinished waits.
    ///
    /// Example: --lesson 1
    #[arg(long, value_name = "N", value_parser = number(1..=12_u8))]
    #[arg(conflicts_with_all = ["daily", "practice"])]
    pub(super) lesson: Option<u8>,

    /// Who deals first: 1 is you, 2 your left neighbour, …
    ///
    /// The places count clockwise. A name is one at the table, in capitals or not. Without it the
    /// dealer is drawn.
    ///
    /// Examples: --dealer 2, --dealer nina
    #[arg(long, value_name = "N|NAME")]
    pub(super) dealer: Option<String>,

    /// The scoring, the end and the rules.
    #[command(flatten)]
    pub(super) scoring: SettingFlags<1>,

    /// House rules one by one: kontra, bock=off, …
    #[arg(long, value_name = "NAME[=V]", long_help = HOUSE)]
    pub(super) house: Vec<String>,
}

/// Flags that say where things are kept.
#[derive(Debug, Flags)]
#[command(next_help_heading = "Files")]
pub(super) struct FileFlags {
    /// Read this file of settings instead of your usual one
    ///
    /// The usual one is $XDG_CONFIG_HOME/skat/config.toml, by default
    /// ~/.config/skat/config.toml. Also SKAT_CONFIG.
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,

    /// Keep all lists in this folder
    ///
    /// Also SKAT_DATA_DIR. By default lists being played are kept in $XDG_STATE_HOME/skat and
    /// those played to their end in $XDG_DATA_HOME/skat.
    #[arg(long, value_name = "DIR")]
    pub(super) data_dir: Option<PathBuf>,

    /// Print all settings and the source of each
    ///
    /// What is printed can be used as a file of settings.
    #[arg(long)]
    pub(super) print_config: bool,
}

/// Things to do other than playing.
#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Print the 63 values that can be bid, and the games that have them
    ///
    /// Examples: skat bids, skat bids --json
    Bids(BidsArgs),
    /// Look up the rules, or print them
    ///
    /// Every number and every trick in them is reckoned by the program itself.
    ///
    /// Examples: skat rules, skat rules tricks, skat rules --print > rules.html
    Rules(RulesArgs),
    /// Reckon what a game is worth
    ///
    /// Example: skat value --game hearts --cards "CJ SJ HA HK D7 S7 C7 D8 S8 C8 D9 S9"
    /// --bid 20 --points 90 --tricks 5 --defender-tricks 5
    Value(ValueArgs),
    /// Play recorded games again and compare the results
    ///
    /// Reads the notation of the International Skat Server, in which skat records your games as well.
    /// Every game is played again by the rules, and declarer, value, matadors, card points and
    /// tricks are compared with what the record says.
    ///
    /// Exit codes: 0 if all games agree, 1 if one differs or is damaged, 2 if a file cannot be read.
    ///
    /// Examples: skat replay games.sgf, skat replay --json - < games.sgf
    ///
    /// With --show one game is stepped through on the table: skat replay --show 3 games.sgf
    Replay(ReplayArgs),
    /// Judge every decision of recorded games
    ///
    /// Tells what each decision cost and what was better. It is judged by what its seat knew, with the
    /// reckoning of the strongest player, and apart from that by the cards as they lay. Prices are in
    /// points of the own list; the file docs/review.md says what every figure means.
    ///
    /// Examples: skat review, skat review --all --seat you, skat review --json --jobs 4 games.sgf
    Review(ReviewArgs),
    /// Total the games you have played, or any recorded ones
    ///
    /// Totals lists and prints their sheets; 'skat stats' counts what players made of their deals.
    ///
    /// Folds records into standings; a player is a name. The results are those of the records
    /// ('skat replay' plays them again).
    ///
    /// With --format or --print it shows score sheets instead, deal by deal.
    ///
    /// Examples: skat list, skat list --scoring plain games.sgf, skat list --print > list.html
    List(ListArgs),
    /// Count what players made of their deals, game by game
    ///
    /// Counts games, wins and points of each player, apart by rules and level; 'skat list' totals
    /// lists and prints their sheets. The results are those of the records.
    ///
    /// Examples: skat stats, skat stats --by month, skat stats --json games.sgf, skat stats --deals
    Stats(StatsArgs),
    /// Measure players against each other
    ///
    /// Every deal is played three times, with the seats in all three rotations, so that cards favour
    /// nobody. Intervals are those of 95 %, with the three games of a deal as one observation. The
    /// file docs/duel.md says what every figure means.
    ///
    /// Exit codes: 0 good; 1 a program died, was silent or answered what is not allowed; 2 bad usage;
    /// 130 stopped with Ctrl-C.
    ///
    /// Example: skat duel --seats expert,club,club --deals 1000 --seed 7
    Duel(DuelArgs),
    /// Describe terminal, locale and files, for the report of a bug
    ///
    /// Asks the terminal about itself, and looks whether all folders and files can be written. Names
    /// nobody, shows no game and changes nothing.
    ///
    /// Example: skat doctor
    Doctor(DoctorArgs),
    /// Let another program play one of our players
    ///
    /// Answers requests on standard input, one JSON object a line, on standard output; the file
    /// docs/engine.md describes them.
    ///
    /// Example: skat engine --level master
    Engine(EngineArgs),
    /// Solve positions with open cards, exactly
    ///
    /// Reads a position a line in JSON: game (C S H D G N), declarer (0, 1, 2), the three hands; where
    /// they differ from the beginning of a deal, leader and trick (the cards on the table); skat or
    /// skat_points, and points_so_far. The value is what the declarer gets with the skat if all three
    /// play their best; in Null 1 for no trick, or else 0.
    ///
    /// With --at, reads game records and prints the best line of each from that trick on.
    ///
    /// Examples: skat solve --json positions.jsonl, skat solve games.sgf --at 4
    Solve(SolveArgs),
    /// Train the tables of the strong player, from nothing
    ///
    /// Plays millions of games, learns from them, and prints on the way what comes of it; the file
    /// docs/players.md says what the tables are. The same seed gives the same tables on any machine.
    ///
    /// Example: skat train assets/players
    Train(TrainArgs),
    /// Print the completions of a shell
    ///
    /// Example: skat completions bash > ~/.local/share/bash-completion/completions/skat
    Completions(CompletionsArgs),
    /// Print the page of the manual, as man reads it
    ///
    /// Example: skat man > ~/.local/share/man/man1/skat.1
    Man,
}

/// The flags of `skat bids`.
#[derive(Debug, Flags)]
pub(super) struct BidsArgs {
    /// In which language.
    #[command(flatten)]
    pub(super) lang: LangFlag,

    /// As JSON
    #[arg(long)]
    pub(super) json: bool,

    /// As HTML that prints on one side of A4, with how far a hand carries
    #[arg(long, conflicts_with = "json")]
    pub(super) print: bool,
}

#[cfg(test)]
mod tests;
