//! The question that is put: what it is about, and what can be answered.

use crate::rules::{Announced, Bid, Card, Move, Phase};
use crate::text::Arg;

use crate::ui::lines::rules;
use crate::ui::say::{
    self, announcement, auction, cards::spoken, choices, house_questions, lesson, start, table,
};
use crate::ui::state::{
    Action, Announce, Ask, Model, Offer, Offered, Overlay, Play, Prompt, Scene, StartLine,
    TablePage, Unsaved,
};

/// An answer that can be given by its number, by its letter, or in its own words.
#[derive(Debug)]
pub(crate) struct Choice {
    pub(crate) text: String,
    pub(crate) letter: Option<char>,
    pub(crate) action: Action,
}

/// The answers that are numbered.
pub(crate) fn choices(model: &Model) -> Vec<Choice> {
    let kit = &model.kit;
    let words = &kit.words;
    let plain = |key: &str, action| Choice { text: words.get(key), letter: None, action };
    if model.overlay == Some(Overlay::Rules) {
        return rules::choices(model);
    }
    let play = match &model.scene {
        Scene::Page(page) if model.overlay.is_none() => {
            let choice = |(text, action)| Choice { text, letter: None, action };
            return page.answers(kit).into_iter().map(choice).collect();
        }
        Scene::Page(_) => return Vec::new(),
        Scene::Menu(menu) => {
            let lines = menu.lines().into_iter();
            // Settings are changed on their page, or in the file; the rest are commands.
            let lines = lines.filter(|line| {
                !matches!(line, StartLine::Settings | StartLine::Help | StartLine::Leave)
            });
            let choice = |line| {
                let (name, remark, letter) = start::told(kit, menu, line);
                let text = if remark.is_empty() { name } else { format!("{name}: {remark}") };
                Choice { text, letter, action: Action::Start(line) }
            };
            let mut choices: Vec<Choice> = lines.map(choice).collect();
            if menu.offer != Offer::Menu {
                choices.push(plain("do-back", Action::Back));
            }
            choices.push(plain("start-leave", Action::SaveAndLeave));
            return choices;
        }
        Scene::Table(play) => play,
    };
    if model.overlay.is_none() {
        match &play.prompt {
            _ if play.page == TablePage::End => {
                let leave = plain("start-leave", Action::SaveAndLeave);
                return vec![plain("do-new", Action::NewList), leave];
            }
            _ if play.shows_result() => {
                let again = plain("do-again", Action::Ask(Ask::Again));
                let review = play.review.is_some().then(|| plain("do-review", Action::Review));
                let first = plain(next(play), Action::NextDeal);
                return [first, again].into_iter().chain(review).collect();
            }
            Prompt::Call(_) | Prompt::Announce(_) => return Vec::new(),
            _ => {}
        }
    }
    let mut choices = choices::choices(model, play);
    if matches!(play.prompt, Prompt::Answer(_)) && model.overlay.is_none() {
        // A number means the same at every such question, also after a jump.
        choices.sort_by_key(|choice| choice.action != Action::Hold);
    }
    choices
        .into_iter()
        .map(|choices::Choice { text, action, hot, .. }| Choice { text, letter: hot, action })
        .collect()
}

/// The label of what comes after the result.
fn next(play: &Play) -> &'static str {
    if play.session.ends() { "do-standing" } else { "do-next-deal" }
}

/// Takes the ticks off an announcement: what is announced is said in the answer.
pub(crate) fn clear_ticks(model: &mut Model) {
    if let Scene::Table(play) = &mut model.scene
        && let Prompt::Announce(announce) = &mut play.prompt
    {
        announce.ticked = Announced::Nothing;
    }
}

/// True if a list lies on the table that is kept and not at its end.
pub(crate) fn runs(model: &Model) -> bool {
    let Some(play) = model.table() else { return false };
    say::is_kept(play) && play.page != TablePage::End
}

/// The sentences before the question, a line each.
pub(crate) fn question(model: &Model) -> Vec<String> {
    let kit = &model.kit;
    if model.overlay == Some(Overlay::Rules) {
        return vec![kit.words.get("line-ask-rules")];
    }
    let Scene::Table(play) = &model.scene else { return Vec::new() };
    if let Some(over) = model.overlay {
        return vec![table::overlay(
            kit,
            play,
            over,
            matches!(model.unsaved, Some(Unsaved::Moves(_))),
        )];
    }
    let coach = lesson::sentence(kit, play);
    let lines = match &play.prompt {
        _ if play.page == TablePage::End || play.shows_result() => Vec::new(),
        Prompt::Answer(_) => auction::question_words(kit, play).into(),
        Prompt::Call(_) => auction::question_words(kit, play).into_iter().take(1).collect(),
        Prompt::Choose(choices) if !matches!(choices.ask, Ask::Skat | Ask::Offer) => {
            vec![house_questions::question(kit, play), house_questions::remark(kit, play)]
        }
        Prompt::Announce(announce) => games(model, play, announce),
        Prompt::Discard(_) => Vec::new(),
        // What was led has been told, and the cards that may be played are in the question.
        Prompt::Play { .. } => {
            let late = play.view.check(Move::Kontra).is_ok();
            late.then(|| kit.words.get("table-late-kontra")).into_iter().collect()
        }
        _ => vec![table::sentence(kit, play, i32::MAX)],
    };
    coach.into_iter().chain(lines).filter(|line| !line.trim().is_empty()).collect()
}

/// The line that awaits the answer.
pub(crate) fn choices_line(model: &Model) -> String {
    let kit = &model.kit;
    let words = &kit.words;
    let numbered = |choices: Vec<Choice>| {
        let choice = |(n, choice): (usize, Choice)| {
            let letter = choice.letter.map(String::from);
            let args: [(&str, Arg<'_>); 3] = [
                ("n", n.to_string().into()),
                ("text", choice.text.into()),
                ("letter", letter.clone().unwrap_or_default().into()),
            ];
            words.with(if letter.is_some() { "line-choice" } else { "line-choice-alone" }, &args)
        };
        (1..).zip(choices).map(choice).collect::<Vec<_>>().join("; ")
    };
    let play = match &model.scene {
        Scene::Page(page) if model.overlay.is_none() && page.answers(kit).is_empty() => {
            return page.question(kit);
        }
        Scene::Menu(_) | Scene::Page(_) => return numbered(choices(model)),
        Scene::Table(play) => play,
    };
    if model.overlay.is_some() || play.page == TablePage::End || play.shows_result() {
        return numbered(choices(model));
    }
    let pass = model
        .kit
        .keys
        .letter(crate::settings::Command::Pass)
        .map_or_else(String::new, String::from);
    match &play.prompt {
        Prompt::Call(_) => {
            let least = play.view.table().auction().callable().next();
            let key = if least.is_some() { "line-ask-bid" } else { "line-ask-pass" };
            let args = [("value", least.map_or(0, Bid::value).into()), ("pass", pass.into())];
            words.with(key, &args)
        }
        Prompt::Announce(announce) => {
            let more = announce.ticks(&play.view);
            words.get(if more { "line-ask-game-hand" } else { "line-ask-game" })
        }
        Prompt::Play { .. } => {
            let cards = offered(model, play, |card| play.view.playable().contains(card));
            words.with("line-ask-card", &[("cards", cards.into())])
        }
        Prompt::Discard(discard) => {
            let cards = offered(model, play, |card| discard.choices.contains(card));
            let puts_on = play.view.table().phase() == Phase::PuttingOn;
            let key = if puts_on { "line-ask-put-on" } else { "line-ask-discard" };
            words.with(key, &[("cards", cards.into())])
        }
        // Somebody who sits out is asked nothing.
        Prompt::None => String::new(),
        _ => numbered(choices(model)),
    }
}

/// The cards of the hand that may be chosen, each behind its number.
fn offered(model: &Model, play: &Play, may: impl Fn(Card) -> bool) -> String {
    let hand = play.hand_order(model.kit.sorting.hand);
    let cards = (1..).zip(hand).filter(|&(_, card)| may(card));
    let cards =
        cards.map(|(n, card): (usize, Card)| format!("{n} {}", spoken(&model.kit.words, card)));
    cards.collect::<Vec<_>>().join(", ")
}

/// The games that can be announced, each with its value and whether it covers the bid.
fn games(model: &Model, play: &Play, announce: &Announce) -> Vec<String> {
    let words = &model.kit.words;
    let bid = play.view.table().bid().map_or(0, Bid::value);
    let line = |(n, offered): (usize, Offered)| {
        let args: [(&str, Arg<'_>); 4] = [
            ("n", n.to_string().into()),
            ("game", words.contract_by_name(offered.contract).into()),
            ("value", offered.value.into()),
            ("bid", bid.into()),
        ];
        let remark = match (offered.allowed, offered.covers) {
            (false, _) => Some("announce-not-allowed"),
            (true, false) => Some("announce-short"),
            (true, true) => announcement::shrinks(play, offered).then_some("announce-shrinks"),
        };
        let line = words.with("line-game", &args);
        match remark {
            Some(key) => format!("{line}: {}", words.with(key, &args)),
            None => line,
        }
    };
    (1..).zip(announce.lines(&play.view)).map(line).collect()
}

/// The move that announces a game.
pub(crate) const fn announcing(announce: &Announce, offered: Offered) -> Move {
    Move::Declare(offered.contract, announce.put)
}
