//! The sentences of the table: what is, and then what to do.

use unicode_width::UnicodeWidthStr;

use crate::rules::{
    Announced, Bid, Card, Cards, Contract, Doubled, Illegal, Kind, Move, Phase, Rank, Side, Suit,
    Trick, View,
};
use crate::text::Arg;
use crate::ui::draw::{Kit, Order};
use crate::ui::say::{self, announcement, house_questions};
use crate::ui::state::{Aids, Answer, Ask, Note, Overlay, Play, Prompt, TablePage};

/// The note on how the hand is sorted now.
pub(crate) fn sorted(kit: &Kit) -> Note {
    let key = match kit.sorting.hand {
        Order::Alternating => "sorted-alternating",
        Order::TrumpsLeft => "sorted-trumps-left",
        Order::TrumpsRight => "sorted-trumps-right",
        Order::Null => "sorted-null",
        Order::Rank => "sorted-rank",
        Order::Unsorted => "sorted-unsorted",
    };
    let suits = Suit::ALL.map(|suit| kit.words.suit(suit).to_string()).join(" ");
    Note { text: kit.words.with(key, &[("suits", suits.into())]), warn: false }
}

/// The class led, and one of its cards: `♥` and `a heart`, or trumps.
fn class_led(kit: &Kit, view: &View, led: Card) -> (&'static str, Arg<'static>) {
    if view.table().kind().is_some_and(|kind| kind.is_trump(led)) {
        ("trumps", String::new().into())
    } else {
        let suit = led.suit();
        (kit.words.deck().suit_word(suit), kit.words.suit(suit).into())
    }
}

/// The sentence while cards are played, with what comes after it where there is room for both.
fn playing(kit: &Kit, play: &Play, room: i32) -> String {
    let (words, view) = (&kit.words, &play.view);
    if play.shows_finished_trick() {
        return trick_taken(kit, play, room);
    }
    let text = to_play(kit, play, room);
    // What has just been said comes first, what may be said last, where there is room.
    let late = view.check(Move::Kontra).is_ok().then(|| words.get("table-late-kontra"));
    let mut texts: Vec<String> = news(kit, play).into_iter().chain([text]).chain(late).collect();
    while texts.len() > 1 && texts.join(" ").width() as i32 > room {
        texts.pop();
    }
    texts.join(" ")
}

/// The card that is to be played, and by whom.
fn to_play(kit: &Kit, play: &Play, room: i32) -> String {
    let (words, view) = (&kit.words, &play.view);
    let table = view.table();
    let Some(seat) = table.to_act() else { return String::new() };
    if !view.my_turn() {
        return words.with("table-to-play", &[("name", say::name(play, seat).into())]);
    }
    let Some(led) = table.trick().led() else {
        return words.get("table-you-lead");
    };
    let Some(kind) = table.kind() else { return String::new() };
    let (class, sign) = class_led(kit, view, led);
    let args = [("class", class.into()), ("suit", sign)];
    let follows = view.hand().intersects(kind.class(led));
    let text = words.with(if follows { "table-follow" } else { "table-void" }, &args);
    if kind == Kind::Null && table.side(seat) == Some(Side::Defenders) {
        let declarer = table.declarer().map_or("", |declarer| say::name(play, declarer));
        let ends = words.with("table-null-ends", &[("name", declarer.into())]);
        let both = format!("{text} {ends}");
        if both.width() as i32 <= room {
            return both;
        }
    }
    text
}

/// The news of what another seat has just said or done by house rules.
fn news(kit: &Kit, play: &Play) -> Option<String> {
    let table = play.view.table();
    let &(by, mv) = play.view.moves().last().filter(|&&(by, _)| Some(by) != play.view.seat())?;
    let key = match mv {
        Move::Kontra => "news-kontra",
        Move::Re => "news-re",
        Move::Hirsch => "news-hirsch",
        Move::Decline if table.doubled() == Doubled::Kontra => "news-no-re",
        Move::Decline if table.doubled() == Doubled::Re => "news-no-hirsch",
        Move::Push => "news-push",
        Move::PutOn(_) => "news-put-on",
        Move::Declare(..) if say::bid(play).is_none() => "news-grand-hand",
        _ => return None,
    };
    Some(kit.words.with(key, &[("name", say::name(play, by).into())]))
}

/// The taker of the finished trick, with its points.
fn trick_taken(kit: &Kit, play: &Play, room: i32) -> String {
    let table = play.view.table();
    let Some(trick) = table.tricks().last() else { return String::new() };
    let Some(winner) = table.winner(trick) else { return String::new() };
    let who = if play.view.seat() == Some(winner) { "you" } else { "other" };
    let args = [
        ("who", who.into()),
        ("name", say::name(play, winner).into()),
        ("cards", kit.words.cards(trick.iter().map(|(_, card)| card)).into()),
        ("points", trick.points().into()),
    ];
    let full = kit.words.with("table-takes", &args);
    let last = table.ending().is_some() || full.width() as i32 > room;
    if last { kit.words.with("table-takes-last", &args) } else { full }
}

/// The note that says why a move is refused.
pub(crate) fn refusal(kit: &Kit, view: &View, mv: Move, why: Illegal) -> Note {
    let words = &kit.words;
    let text = match (why, mv) {
        (Illegal::MustFollow { led }, Move::Play(card)) => {
            let (class, sign) = class_led(kit, view, led);
            // One card that proves it; a trump is never called by its suit.
            let held =
                view.table().kind().and_then(|kind| (view.hand() & kind.class(led)).lowest());
            let held = held.map_or_else(String::new, |held| words.card(held));
            words.with(
                "refused-follow",
                &[
                    ("card", words.card(card).into()),
                    ("class", class.into()),
                    ("suit", sign),
                    ("held", held.into()),
                ],
            )
        }
        (Illegal::NullBelowBid { value, bid }, _) => {
            words.with("refused-null", &[("value", value.into()), ("bid", bid.value().into())])
        }
        (Illegal::JackPushed(jack), _) => {
            words.with("refused-jack-pushed", &[("card", words.card(jack).into())])
        }
        (Illegal::NotProven, _) => words.get("refused-claim"),
        (Illegal::NotOnLead, _) => words.get("refused-claim-lead"),
        (Illegal::TrickRuns, _) => words.get("refused-trick-runs"),
        (Illegal::OfferRefused, _) => words.get("refused-offer"),
        (Illegal::NotHigher { last, .. }, _) => {
            words.with("refused-not-higher", &[("last", last.value().into())])
        }
        _ => words.get("refused"),
    };
    Note { text, warn: true }
}

/// Digits that are no value that can be bid now.
pub(crate) fn no_bid(kit: &Kit, typed: &str) -> Note {
    Note { text: kit.words.with("auction-no-bid", &[("typed", typed.into())]), warn: true }
}

/// The question asked once before a hold that goes far above what the hand is worth: after a jump,
/// and where the bidding crosses that worth step by step.
pub(crate) fn far_above(kit: &Kit, view: &View, answer: &Answer) -> Option<Note> {
    let (bid, jumped) = (answer.value.value(), answer.pass_first);
    let worth = worth(view, jumped);
    // What was held before this, a bid above the worth among them, has been asked.
    let calls = view.moves().windows(2).filter_map(|calls| match (calls[0].1, calls[1]) {
        (Move::Bid(bid), (seat, Move::Hold)) if view.seat() == Some(seat) => Some(bid.value()),
        _ => None,
    });
    let crosses = calls.max().is_none_or(|held| held <= worth);
    if answer.warned || bid <= worth || !(jumped || crosses) {
        return None;
    }
    let key = if worth == 0 { "auction-far-above-none" } else { "auction-far-above" };
    let args = [("bid", bid.into()), ("worth", worth.into())];
    Some(Note { text: kit.words.with(key, &args), warn: true })
}

/// The dearest game of the hand that can be thought of, in game points. Every hand has some Grand,
/// so only these count: a suit with at least four trumps, a Grand with a jack, and a Null with low
/// cards throughout, each as dear as Hand makes it. After a jump it takes one more of each.
fn worth(view: &View, jumped: bool) -> u16 {
    let hand = view.hand();
    let more = usize::from(jumped);
    let thinkable = |&kind: &Kind| match kind {
        Kind::Grand => (hand & Cards::JACKS).len() > more,
        kind => (hand & kind.trumps()).len() >= 4 + more,
    };
    let value = |kind| {
        let contract = Contract::new(kind, true, Announced::Nothing).ok()?;
        Some(crate::rules::value_as_announced(contract, hand))
    };
    // A Null needs a low card in every suit it has.
    let low = |suit| {
        let suit = hand & Cards::suit(suit);
        suit.is_empty() || suit.intersects(Cards::rank(Rank::Seven) | Cards::rank(Rank::Eight))
    };
    let null = Contract::null(true, false).null_value().filter(|_| Suit::ALL.into_iter().all(low));
    let trump_games = Kind::TRUMP_GAMES.into_iter().filter(thinkable).filter_map(value);
    trump_games.chain(null).max().unwrap_or(0)
}

/// The sentence that goes with the prompt, in so many cells if it can be said in them.
pub(crate) fn sentence(kit: &Kit, play: &Play, room: i32) -> String {
    let words = &kit.words;
    let view = &play.view;
    match (&play.prompt, view.table().phase()) {
        (Prompt::Choose(choices), _) => question(kit, play, choices.ask, false),
        (Prompt::Discard(discard), phase) => {
            let puts_on = phase == Phase::PuttingOn;
            let key = if puts_on { "put-on-count" } else { "discard-count" };
            words.with(key, &[("n", discard.put.len().into())])
        }
        (Prompt::Announce(announce), _) => announcement::stake(kit, play, announce),
        (Prompt::Call(_) | Prompt::Answer(_), _) => String::new(),
        (_, Phase::Playing | Phase::Over(_)) => playing(kit, play, room),
        (_, Phase::Doubling) if play.plays() => house_questions::question(kit, play),
        (_, Phase::Pushing | Phase::PuttingOn) => to_act(kit, play, "table-to-decide"),
        (_, Phase::Auction | Phase::GrandHand | Phase::Doubling) => {
            to_act(kit, play, "auction-to-speak")
        }
        (_, Phase::Skat | Phase::Announcing) => match view.table().declarer() {
            Some(seat) => words.with("skat-other", &[("name", say::name(play, seat).into())]),
            None => String::new(),
        },
    }
}

/// The sentence on whom the table waits for.
fn to_act(kit: &Kit, play: &Play, key: &str) -> String {
    let seat = play.view.table().to_act();
    seat.map_or_else(String::new, |seat| {
        kit.words.with(key, &[("name", say::name(play, seat).into())])
    })
}

/// The offer to give up: by whom, and to whom.
fn offer(kit: &Kit, play: &Play) -> String {
    let Some(offer) = play.view.table().offer() else { return String::new() };
    let key = match play.view.table().side(offer.by) {
        Some(Side::Declarer) => "offer-by-declarer",
        _ if play.view.defends() => "offer-by-partner",
        _ => "offer-by-defenders",
    };
    kit.words.with(key, &[("name", say::name(play, offer.by).into())])
}

/// The sentence of a question with choices; none where the table shows the question elsewhere.
pub(crate) fn question(kit: &Kit, play: &Play, ask: Ask, unsaved: bool) -> String {
    let view = &play.view;
    match ask {
        Ask::Skat => kit.words.get("skat-hand-means"),
        Ask::Offer => offer(kit, play),
        // While a trick lies on the table there is no other place for the question.
        Ask::Double(_) if play.plays() => house_questions::question(kit, play),
        Ask::GrandHand | Ask::Push | Ask::Double(_) => String::new(),
        Ask::Leave if unsaved => kit.words.get("ask-leave-unsaved"),
        Ask::Leave if !say::is_kept(play) => kit.words.get("ask-leave-practice"),
        Ask::Leave => kit.words.get("ask-leave"),
        Ask::GiveUp if view.defends() => kit.words.get("ask-give-up-defence"),
        Ask::GiveUp => {
            let alone = view.seat().is_some_and(|seat| view.table().gives_up_alone(seat));
            kit.words.get(if alone { "ask-give-up" } else { "ask-give-up-both" })
        }
        Ask::Claim if view.table().kind() == Some(Kind::Null) => kit.words.get("ask-claim-null"),
        Ask::Claim => {
            let n = 10 - view.table().tricks().len();
            kit.words.with("ask-claim", &[("n", n.into())])
        }
        Ask::Kontra => kit.words.get("ask-kontra"),
        Ask::Again => kit.words.get("ask-again"),
    }
}

/// The sentence of what lies on top.
pub(crate) fn overlay(kit: &Kit, play: &Play, over: Overlay, unsaved: bool) -> String {
    match over {
        Overlay::Ask(choices) => question(kit, play, choices.ask, unsaved),
        Overlay::LastTrick => kit.words.get("last-trick-until"),
        Overlay::AllTricks => kit.words.get("past-tricks-aid"),
        Overlay::Help | Overlay::Rules => String::new(),
    }
}

/// The counts for the person at the right end of the You-line, as far as they are wanted.
pub(crate) fn counted(kit: &Kit, play: &Play, aids: Aids, room: i32) -> Option<String> {
    let trumps = trumps_gone(kit, play, room < NARROW).filter(|_| aids.trumps);
    let points = aids.points.then(|| running_points(kit, play));
    match (trumps, points) {
        (Some(trumps), Some(points)) => Some(format!("{trumps} ⟪·⟫ {points}")),
        (trumps, points) => trumps.or(points),
    }
}

/// Tables with fewer columns leave little room beside a long name.
const NARROW: i32 = 66;
/// The number of trumps that have been played, of how many; none in Null.
fn trumps_gone(kit: &Kit, play: &Play, brief: bool) -> Option<String> {
    let table = play.view.table();
    let trumps = table.kind()?.trumps();
    let args = [("gone", (table.played() & trumps).len().into()), ("all", trumps.len().into())];
    let key = if brief { "training-trumps-brief" } else { "training-trumps" };
    (!trumps.is_empty()).then(|| kit.words.with(key, &args))
}

/// The training count: the points of both sides so far.
fn running_points(kit: &Kit, play: &Play) -> String {
    let table = play.view.table();
    if table.is_ramsch() {
        let [own, left, right] = [play.middle(), play.left(), play.right()].map(|seat| {
            let points: u8 = table.tricks_by(seat).map(Trick::points).sum();
            Arg::from(points)
        });
        let args = [("own", own), ("left", left), ("right", right)];
        return kit.words.with("training-points-ramsch", &args);
    }
    let put = play.view.put().map_or(0, Cards::points);
    let args = [
        ("declarer", (table.points_of(Side::Declarer) + put).into()),
        ("defenders", table.points_of(Side::Defenders).into()),
    ];
    kit.words.with("training-points", &args)
}

/// The running deal in a word, for the list beside the table; nothing once it is over.
pub(crate) fn running_deal(kit: &Kit, play: &Play) -> Option<String> {
    let table = play.view.table();
    if play.page == TablePage::End || play.shows_result() {
        return None;
    }
    let value = say::bid(play).map_or(0, Bid::value);
    let declarer = table.declarer();
    let own = declarer.is_some() && declarer == play.view.seat();
    let args = [
        ("who", if own { "you" } else { "other" }.into()),
        ("name", declarer.map_or("", |seat| say::name(play, seat)).into()),
        ("bid", value.into()),
        ("game", table.contract().map_or_else(String::new, |c| short(kit, c)).into()),
    ];
    Some(kit.words.with(
        match (declarer, table.contract()) {
            (None, _) if table.phase() == Phase::GrandHand || table.is_ramsch() => "running-ramsch",
            (None, _) => "running-auction",
            (Some(_), None) => "running-bid",
            (Some(_), Some(_)) if say::bid(play).is_none() => "running-game-in-place",
            (Some(_), Some(_)) => "running-game",
        },
        &args,
    ))
}

/// A contract in few cells: the sign of a suit alone.
fn short(kit: &Kit, contract: Contract) -> String {
    match contract.kind().suit() {
        Some(suit) => kit.words.suit(suit).to_string(),
        None => kit.words.kind(contract.kind()),
    }
}
