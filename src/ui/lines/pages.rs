//! Pages to look at: the help, the list, the last trick, the table, the final standing.

use crate::rules::{Place, Row, Scoring};
use crate::text::Arg;

use crate::ui::draw::Kit;
use crate::ui::lines::{ask, cards, read, tell};
use crate::ui::say::{self, hint, standing, table};
use crate::ui::state::{Cap, Model, Play, Prompt, Scene, TablePage, Written, past_tricks};

/// The help: every answer that can be given now.
pub(crate) fn help(model: &Model) -> Vec<String> {
    let words = &model.kit.words;
    let mut lines = vec![words.get("line-help")];
    if let Scene::Table(play) = &model.scene
        && model.overlay.is_none()
    {
        let example = play.hand_order(model.kit.sorting.hand).first().copied();
        let example = example.map_or_else(String::new, |card| cards::typed(words, card));
        let args = [("card", example.into())];
        match play.prompt {
            Prompt::Play { .. } => lines.push(words.with("line-help-card", &args)),
            Prompt::Discard(_) => lines.push(words.with("line-help-two", &args)),
            Prompt::Call(_) => lines.push(words.get("line-help-bid")),
            Prompt::Announce(_) => lines.push(words.get("line-help-game")),
            _ => {}
        }
    }
    if !ask::choices(model).is_empty() {
        lines.push(words.get("line-help-choice"));
    }
    for binding in read::commands(model) {
        let label = words.with(binding.label, &[("value", Arg::from(0))]);
        // Keys that cannot be typed into a line stand for their words.
        lines.push(match binding.cap {
            Cap::Key(key) if key.to_string().chars().count() == 1 => format!("{key}: {label}"),
            _ => label,
        });
    }
    if matches!(model.scene, Scene::Table(_)) {
        lines.extend(["line-word-cards", "line-word-table"].map(|key| words.get(key)));
    }
    lines
}

/// The other options with their odds, and where those come from.
pub(crate) fn why(model: &Model) -> Vec<String> {
    let Scene::Table(play) = &model.scene else { return Vec::new() };
    hint::reasons(&model.kit, play)
}

/// The cards of the last trick, of all tricks if that is wanted, or why they may not be seen.
pub(crate) fn last_trick(model: &Model) -> Vec<String> {
    let Scene::Table(play) = &model.scene else { return Vec::new() };
    let count = play.view.table().tricks().len();
    match past_tricks::seen(play, model.options.aids) {
        Err(why) => vec![model.kit.words.get(why)],
        Ok(_) if model.options.aids.tricks => (1..=count)
            .flat_map(|trick| {
                let title = model.kit.words.with("line-trick", &[("trick", trick.into())]);
                [vec![title], tell::past_trick(&model.kit, play, trick)].concat()
            })
            .collect(),
        Ok(_) => tell::past_trick(&model.kit, play, count),
    }
}

/// All cards of a deal that is over.
pub(crate) fn whole_deal(model: &Model) -> Vec<String> {
    let Scene::Table(play) = &model.scene else { return Vec::new() };
    tell::whole_deal(&model.kit, play)
}

/// The game, the trick on the table, and what is counted if that is wanted.
pub(crate) fn table(model: &Model) -> Vec<String> {
    let kit = &model.kit;
    let Scene::Table(play) = &model.scene else { return Vec::new() };
    let mut lines = tell::announced(kit, play);
    if play.plays() && play.view.table().ending().is_none() {
        let trick = play.view.table().tricks().len() + 1;
        lines.push(kit.words.with("line-trick", &[("trick", trick.into())]));
        lines.extend(tell::trick_on_table(kit, play));
        lines.extend(table::counted(kit, play, model.options.aids, i32::MAX));
    }
    lines
}

/// The list so far, a line to each deal, and everybody's figures.
pub(crate) fn list(model: &Model) -> Vec<String> {
    let kit = &model.kit;
    let Scene::Table(play) = &model.scene else { return Vec::new() };
    let rows = play.rows();
    let mut lines: Vec<String> = rows.iter().map(|written| row(kit, play, written)).collect();
    lines.extend(figures(kit, play));
    lines
}

fn row(kit: &Kit, play: &Play, written: &Written) -> String {
    let words = &kit.words;
    let Row { number, game, ramsch } = &written.row;
    let score = |(place, score): (Place, i32)| {
        format!("{} {}", say::player(&play.session, place), words.signed(score))
    };
    let scores: Vec<String> = written.row.scores().into_iter().map(score).collect();
    let what = match (game, ramsch) {
        (Some((_, reckoning)), _) => words.contract_by_name(reckoning.contract),
        (None, Some(_)) => words.get("list-ramsch"),
        (None, None) => words.get("list-passed-in"),
    };
    let args: [(&str, Arg<'_>); 3] =
        [("deal", (*number).into()), ("game", what.into()), ("scores", scores.join(", ").into())];
    words.with(if scores.is_empty() { "line-row-nothing" } else { "line-row" }, &args)
}

/// Everybody's running figure, and the total where it is another.
fn figures(kit: &Kit, play: &Play) -> Vec<String> {
    let words = &kit.words;
    let list = play.session.list();
    let settings = list.settings();
    let mut standings = crate::rules::Standings::new(settings.table);
    for written in play.rows() {
        standings.write(&written.row);
    }
    let figure = |place: Place| {
        let account = standings.account(place);
        let args: [(&str, Arg<'_>); 5] = [
            ("name", say::player(&play.session, place).into()),
            (
                "points",
                words.signed(account.total(say::running(settings.scoring), settings.table)).into(),
            ),
            ("won", account.won.into()),
            ("lost", account.lost.into()),
            ("total", words.signed(account.total(settings.scoring, settings.table)).into()),
        ];
        let bonuses = settings.scoring == Scoring::SeegerFabian;
        words.with(if bonuses { "line-figures-total" } else { "line-figures" }, &args)
    };
    settings.table.places().map(figure).collect()
}

/// The winner of the list, and everybody's figures.
pub(crate) fn standing(kit: &Kit, play: &Play) -> Vec<String> {
    debug_assert!(play.page == TablePage::End);
    let mut lines = vec![standing::verdict(kit, &play.session)];
    lines.extend(figures(kit, play));
    lines
}
