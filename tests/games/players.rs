//! Computer players over many deals: they follow the law, repeat themselves, and do nothing at which
//! a table would laugh.

use std::collections::BTreeMap;

use skat::host::{Awaited, Member, Party, Session};
use skat::players::{Bot, Level, Player, Style, decide};
use skat::rules::{
    Bid, BySeat, Card, Cards, Contract, Deal, DealResult, Game, Kind, ListSettings, Move, Place,
    Rank, Rules, Seat, Seating, TableSize, View, generator, value_as_announced,
};
use skat::study::duel::{Duel, Figures, Watch};

fn deal(number: u64) -> Deal {
    let seating = Seating { table: TableSize::Three, dealer: Place::FIRST };
    Deal::shuffled(seating, &mut generator(&[2024, number]))
}

/// Plays a deal and shows every decision.
fn play(levels: BySeat<Level>, number: u32, mut look: impl FnMut(Level, &View, Move)) -> Game {
    let game = Game::new(deal(number.into()));
    let bots = BySeat::from_fn(|seat| levels[seat].into());
    conduct(game, bots, number, |bot, view, mv| look(bot.level, view, mv))
}

/// Plays a game to its end and shows every decision.
fn conduct(
    mut game: Game,
    bots: BySeat<Bot>,
    number: u32,
    mut look: impl FnMut(Bot, &View, Move),
) -> Game {
    while let Some(seat) = game.to_act() {
        let view = game.view(seat);
        let mv = decide(bots[seat], 5, number, &view);
        look(bots[seat], &view, mv);
        assert_eq!(game.apply(seat, mv), Ok(()), "deal {number}, {seat} {}, {mv:?}", bots[seat]);
    }
    game
}

/// So many times as usual, or as often as `SKAT_DEALS` says.
fn deals(usual: u32) -> u32 {
    std::env::var("SKAT_DEALS").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// Every deal with every mixture of beginners and clubs.
fn play_all(deals: u32, mut look: impl FnMut(Level, &View, Move)) {
    for number in 0..deals {
        for clubs in 0..8usize {
            let level = |i: usize| if clubs >> i & 1 == 1 { Level::Club } else { Level::Beginner };
            play(BySeat([level(0), level(1), level(2)]), number, &mut look);
        }
    }
}

#[test]
fn no_move_is_illegal_and_no_trick_is_thrown_away() {
    let (mut lost, mut partners) = (0, 0);
    play_all(400, |level, view, mv| {
        let Move::Play(card) = mv else { return };
        let Some((kind, certain)) = certain(view) else { return };
        let legal = view.playable();
        let shown = || format!("{level} {} on {:?}: {card} of {legal}", kind, view.table().trick());
        let full = Cards::rank(Rank::Ace) | Cards::rank(Rank::Ten);
        if certain == Certain::Lost && legal.intersects(full) {
            lost += 1;
            let lower = legal.iter().any(|other| other.points() < card.points());
            assert!(!full.contains(card) || !lower, "{}", shown());
        }
        if certain == Certain::Partners && legal.intersects(kind.trumps()) {
            partners += 1;
            let plain = legal - kind.trumps();
            assert!(!kind.is_trump(card) || plain.is_empty(), "{}", shown());
        }
    });
    assert!(lost > 500 && partners > 500, "{lost} and {partners} cases seen");
}

/// Deals of all mixtures of levels in turn: 400 of them, or as many as `SKAT_DEALS` says.
///
/// `SKAT_DEALS=1000000 cargo test --release --test games -- deals_of_bots --nocapture`
#[test]
fn deals_of_bots_end_well() {
    let deals = deals(400);
    let jobs = 2;
    let counts = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|job| scope.spawn(move || count((job..deals).step_by(jobs as usize))))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    let mut contracts = BTreeMap::<String, u32>::new();
    let mut tenth = 0;
    for (by_contract, ended) in counts {
        tenth += ended;
        for (contract, count) in by_contract {
            *contracts.entry(contract).or_default() += count;
        }
    }
    println!("{deals} deals of bots, {tenth} reached the tenth trick\nby contract: {contracts:?}");
    assert_eq!(contracts.values().sum::<u32>(), deals);
    assert!(tenth > deals / 2, "{tenth} of {deals}");
}

/// Plays deals, and counts the contracts and the deals that reached the tenth trick.
fn count(numbers: impl Iterator<Item = u32>) -> (BTreeMap<String, u32>, u32) {
    let (mut contracts, mut tenth) = (BTreeMap::new(), 0);
    for number in numbers {
        let level = |seat: u32| if number >> seat & 1 == 1 { Level::Club } else { Level::Beginner };
        let game = play(BySeat([level(0), level(1), level(2)]), number, |_, _, _| {});
        let seats = Seat::ALL.map(|seat| game.hand(seat));
        let left = seats.iter().fold(Cards::EMPTY, |all, &hand| all | hand);
        assert_eq!(left | game.skat() | game.table().played(), Cards::ALL);
        if let Some(DealResult::Settled { points, defender_points, .. }) = game.result() {
            assert_eq!(points + defender_points + left.points(), 120, "deal {number}");
        }
        let contract = game.table().contract().map_or("passed in".to_owned(), |c| c.to_string());
        *contracts.entry(contract).or_default() += 1;
        tenth += u32::from(game.table().tricks().len() == 10);
    }
    (contracts, tenth)
}

#[derive(PartialEq)]
enum Certain {
    Lost,
    Partners,
}

/// True for a trick on the table that is certain to a player who only looks whether
/// any card still out, or of his own, beats the winning one: not all that is certain, but all of
/// this is.
fn certain(view: &View) -> Option<(Kind, Certain)> {
    let (table, me) = (view.table(), view.seat()?);
    let kind = table.kind().filter(|&kind| kind != Kind::Null)?;
    let (winner, best) = table.trick().winning(kind)?;
    let last = table.trick().len() == 2;
    let beating = kind.beating(best);
    let fixed = last || !beating.intersects(view.unseen() | view.open().unwrap_or_default());
    let friends = Some(winner) == table.partner(me);
    let mine: Cards =
        view.playable().iter().filter(|&card: &Card| beating.contains(card)).collect();
    match (fixed, friends) {
        (true, true) => Some((kind, Certain::Partners)),
        (true, false) if mine.is_empty() => Some((kind, Certain::Lost)),
        _ => None,
    }
}

#[test]
fn nobody_bids_what_the_hand_does_not_cover() {
    let mut bids = 0;
    play_all(150, |level, view, mv| {
        let auction = view.table().auction();
        let bid = match mv {
            Move::Bid(bid) => bid.value(),
            Move::Hold => auction.last().map_or(0, |bid| bid.value()),
            // Left alone with the bid: a game that covers it is there, Hand only if it is played.
            Move::PickUp | Move::Hand => {
                let bid = view.table().bid().map_or(0, |bid| bid.value());
                let covers = |contract: Contract| {
                    contract.is_hand() == (mv == Move::Hand)
                        && value_as_announced(contract, view.dealt()) >= bid
                };
                assert!(Contract::all().any(covers), "{level}: {bid} on {}", view.dealt());
                return;
            }
            Move::Declare(contract, _) if contract.kind() == Kind::Null => {
                assert!(contract.null_value() >= view.table().bid().map(|bid| bid.value()));
                return;
            }
            _ => return,
        };
        bids += 1;
        let most = Contract::all()
            .filter(|contract| {
                contract.announced() == Default::default() || contract.kind() == Kind::Null
            })
            .map(|contract| value_as_announced(contract, view.dealt()));
        assert!(most.max() >= Some(bid), "{level}: {bid} on {}", view.dealt());
    });
    assert!(bids > 1000);
}

/// Those who do not think for long.
fn quick() -> Vec<Bot> {
    Bot::all().filter(|bot| bot.level < Level::Expert).collect()
}

#[test]
fn nobody_breaks_the_law_in_any_company_and_the_same_deal_is_played_the_same_way() {
    let bots = quick();
    for number in 0..deals(90) {
        let at = |step: usize| bots[(number as usize + step) % bots.len()];
        let bots = BySeat([at(0), at(4), at(8)]);
        for rules in [Rules::OFFICIAL, Rules::PUB] {
            let game = || Game::with_rules(rules, deal(number.into()));
            let played = || conduct(game(), bots, number, |_, _, _| {});
            assert_eq!(played().moves(), played().moves());
        }
    }
}

/// True if a player bids 18 in forehand after the others have passed.
fn calls(bot: Bot, number: u32) -> bool {
    let mut game = Game::new(deal(number.into()));
    for seat in [Seat::Middlehand, Seat::Rearhand] {
        game.apply(seat, Move::Pass).unwrap();
    }
    decide(bot, 5, number, &game.view(Seat::Forehand)) == Move::Bid(Bid::LEAST)
}

#[test]
fn a_bolder_player_bids_on_more_hands() {
    for level in Level::ALL {
        let hands = deals(if level < Level::Expert { 300 } else { 60 });
        let mut counts = Style::ALL.map(|_| 0);
        for number in 0..hands {
            let calls = Style::ALL.map(|style| calls(Bot::new(level).with_style(style), number));
            assert!(calls.is_sorted(), "{level}, deal {number}: {calls:?}");
            for (count, calls) in counts.iter_mut().zip(calls) {
                *count += u32::from(calls);
            }
        }
        let [careful, balanced, bold] = counts;
        assert!(careful < balanced && balanced < bold && bold < hands, "{level}: {counts:?}");
    }
}

/// A list among these bots, so far.
fn list(bots: [Bot; 3], deals: u32) -> Session {
    let members = bots.map(|bot| Member { name: bot.to_string(), level: Some(bot) });
    let party = Party { members: members.into(), seed: 3 };
    Session::new(party, ListSettings { deals, ..ListSettings::new(TableSize::Three, 21) }).unwrap()
}

/// Makes one move, or deals; false at the end of the list.
fn step(session: &mut Session) -> bool {
    match session.awaited() {
        Awaited::Bot(request) => {
            let mv = request.decide();
            assert_eq!(session.answer(&request.reply(mv)), Ok(true));
        }
        Awaited::DealOver => session.advance(),
        Awaited::ListOver => return false,
        Awaited::Person => unreachable!("only computers play"),
    }
    true
}

#[test]
fn a_list_resumed_in_the_middle_of_a_deal_goes_on_alike() {
    let strong = ["master:bold", "expert:careful", "expert:bold"].map(|bot| bot.parse().unwrap());
    let quick = ["casual:bold", "club:careful", "beginner:bold"].map(|bot| bot.parse().unwrap());
    for (bots, deals, stops) in [(strong, 1, &[17][..]), (quick, 3, &[1, 20, 40, 60])] {
        let mut whole = list(bots, deals);
        let mut saves = Vec::new();
        for moves in 0.. {
            if stops.contains(&moves) {
                saves.push(whole.save());
            }
            if !step(&mut whole) {
                break;
            }
        }
        assert_eq!(saves.len(), stops.len(), "the list has ended before");
        for save in saves {
            let mut resumed = Session::resume(save).unwrap();
            while step(&mut resumed) {}
            assert_eq!(resumed, whole);
        }
    }
}

/// The figures of a duel without programs, which nobody stops.
fn run(duel: &Duel) -> Figures {
    duel.run(&Watch::default()).expect("nobody is at fault").figures
}

#[test]
fn a_duel_does_not_depend_on_the_number_of_threads() {
    let duel = |seats: &str, deals, jobs| {
        let players = Player::list(seats).unwrap().try_into().unwrap();
        run(&Duel { jobs, players, ..Duel::between([Level::Club; 3], deals, 9) })
    };
    let seats = "club:bold,casual,beginner:careful";
    let alone = duel(seats, 20, 1);
    assert_eq!(alone, duel(seats, 20, 3));
    assert_eq!(alone, duel(seats, 20, 64));
    assert_eq!(alone.games, 60);
    let seats = "master:bold,expert,expert:careful";
    let few = deals(2);
    assert_eq!(duel(seats, few, 1), duel(seats, few, 2));
}

#[test]
fn the_club_beats_the_beginner() {
    let levels = [Level::Club, Level::Beginner, Level::Beginner];
    let figures = run(&Duel { jobs: 4, ..Duel::between(levels, 300, 1) });
    let [lead, ..] = figures.leads();
    assert!(lead.mean - lead.half > 0.0, "{lead:?}");
}

#[test]
fn three_clubs_play_a_sound_game() {
    let figures = run(&Duel { jobs: 4, ..Duel::between([Level::Club; 3], 300, 2) });
    let share = |part: u32, whole: u32| f64::from(part) / f64::from(whole);
    assert!(share(figures.passed_in, figures.games) < 0.08);
    let (mut declared, mut won, mut grands, mut nulls) = (0, 0, 0, 0);
    for club in &figures.tallies {
        let kind = |kind| club.of(kind).own.declared;
        let own = club.all().own;
        declared += own.declared;
        won += own.won;
        grands += kind(Kind::Grand);
        nulls += kind(Kind::Null);
        assert!(club.hand > 0 && share(club.overbid, own.declared) < 0.01);
    }
    assert!((0.28..0.36).contains(&share(declared, 3 * figures.games)));
    assert!(share(won, declared) > 0.78);
    assert!((0.15..0.40).contains(&share(grands, declared)) && nulls > 0);
}

#[test]
fn players_survive_their_words() {
    assert_eq!(Bot::all().count(), Level::ALL.len() * Style::ALL.len());
    for bot in Bot::all() {
        assert_eq!(bot.to_string().parse(), Ok(bot));
    }
    // The usual way of bidding may be named.
    assert_eq!("club:balanced".parse(), Ok(Bot::new(Level::Club)));
    for bad in ["", "grandmaster", "Club", "club:", "club:Bold", ":bold", "bold", "club:bold:bold"]
    {
        let error = bad.parse::<Bot>().unwrap_err().to_string();
        assert!(error.starts_with(&format!("'{bad}' is no level (beginner, casual, ")), "{error}");
    }
}
