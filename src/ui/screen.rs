//! The whole frame: state in, cells out.

use ratatui::text::Line;

use crate::rules::Phase;
use crate::settings::Command;
use crate::ui::draw::{
    canvas::Canvas,
    grid::{self, Grid, TooSmall},
    kit::Kit,
    phrase::{phrase, wrapped},
};
use crate::ui::keyline;
use crate::ui::keys::key::Key;
use crate::ui::pages::quiz;
use crate::ui::say::{self, lesson};
use crate::ui::state::{
    ask::Ask,
    model::{Model, Over, Page, Play, Scene},
    prompt::Prompt,
};
use crate::ui::views::{
    pages::{reading, settings, sheet, standing, start},
    table::{
        announcement, auction, choices, hand,
        hint::{self, bars, why},
        house_questions, past_tricks, result, seats, skat, trick,
    },
};

/// Draws the state.
pub(crate) fn draw(canvas: &mut Canvas<'_>, model: &Model) {
    let area = canvas.area();
    let grid = match model.grid(area.width, area.height) {
        Ok(grid) => grid,
        Err(small) => return too_small(canvas, &model.kit, small),
    };
    if model.over == Some(Over::Rules) {
        reading::draw(canvas, &grid, model);
        keyline::draw(canvas, &grid, model);
        return;
    }
    match &model.scene {
        _ if model.preferences.is_open() => settings::draw(canvas, &grid, model),
        Scene::Start(menu) => {
            start::page(canvas, &model.kit, &grid, menu);
            if let Some(note) = &model.note {
                canvas.line(grid.page.x, grid.sentence(), &phrase(&model.kit, &note.text));
            }
        }
        Scene::Quiz(quiz) => quiz::page(canvas, &model.kit, &grid, quiz, model.note.as_ref()),
        Scene::Table(play) => match play.page {
            Page::Table => table(canvas, &grid, model, play),
            Page::List { up } => list(canvas, &grid, model, play, up),
            Page::End => end(canvas, &grid, model, play),
        },
    }
    match (model.over, &model.scene) {
        (Some(Over::Help), _) => keyline::help(canvas, &grid, model),
        (Some(Over::LastTrick), Scene::Table(play)) => trick::last(canvas, &model.kit, &grid, play),
        (Some(Over::AllTricks), Scene::Table(play)) => {
            past_tricks::draw(canvas, &model.kit, &grid, play);
        }
        (None, Scene::Table(play)) => why::why(canvas, &model.kit, &grid, play),
        _ => {}
    }
    keyline::draw(canvas, &grid, model);
}

/// One calm line, and the game waits.
pub(crate) fn too_small(canvas: &mut Canvas<'_>, kit: &Kit, small: TooSmall) {
    let (width, height) = (i32::from(small.width), i32::from(small.height));
    let y = (height - 2) / 2;
    let need = [
        ("width", crate::ui::draw::grid::MIN_WIDTH.into()),
        ("height", crate::ui::draw::grid::MIN_HEIGHT.into()),
    ];
    let have = [("width", small.width.into()), ("height", small.height.into())];
    let need = Line::styled(kit.words.with("too-small-need", &need), kit.theme.bold());
    canvas.line_centred(0, width, y, &need);
    canvas.line_centred(0, width, y + 1, &kit.words.with("too-small-have", &have).as_str().into());
    let key = keyline::key_name(kit, kit.keys.shown(Command::Leave, Key::CtrlC));
    let key = [("key", key.into())];
    canvas.line_centred(0, width, y + 2, &kit.words.with("too-small-leave", &key).as_str().into());
}

fn table(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, play: &Play) {
    let kit = &model.kit;
    if play.shows_result() {
        result::page(canvas, kit, grid, play);
        side(canvas, kit, grid, play);
        question(canvas, grid, model, play);
        return;
    }
    seats::table_head(canvas, kit, grid, play, &seats::place_in_list(kit, play));
    let announcing = matches!(play.prompt, Prompt::Announce(_));
    if !announcing {
        seats::seats(canvas, kit, grid, play);
    }
    let mut right = None;
    match (play.view.table().phase(), &play.prompt) {
        (Phase::Auction, _) if play.bars => bars::bars(canvas, kit, grid, play),
        (Phase::Auction, _) => auction::draw(canvas, kit, grid, play),
        (_, Prompt::Announce(announce)) => {
            announcement::draw(canvas, kit, grid, play, announce);
            right = announcement::put_away(kit, grid, play, announce);
        }
        (phase, Prompt::Discard(discard)) => skat::discard(canvas, kit, grid, phase, discard),
        (Phase::Skat | Phase::Announcing, _) => skat::draw(canvas, kit, grid, play),
        _ if play.plays() => right = say::counted(kit, play, model.options.aids, grid.table.width),
        _ => house_questions::draw(canvas, kit, grid, play),
    }
    let free = seats::you_line(canvas, kit, grid, play, grid.you(), right.as_deref());
    if play.plays() {
        trick::draw(canvas, kit, grid, play, free);
    }
    hand::draw(canvas, kit, grid, play);
    hint::under_the_cards(canvas, kit, grid, play);
    sentence(canvas, grid, model, play);
    side(canvas, kit, grid, play);
}

/// The one sentence, or the choices with a remark at their right.
fn sentence(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, play: &Play) {
    let kit = &model.kit;
    let silent = model.note.is_none() && model.over.is_none() && model.unsaved.is_none();
    let said = || {
        lesson::sentence(kit, play)
            .or_else(|| crate::ui::say::hint::sentence(kit, play, grid.table.width))
    };
    if silent && let Some(text) = said() {
        return hint::tell(canvas, grid, model, play, &text);
    }
    let choices = choices::choices(model, play);
    let end = choices::draw(canvas, kit, grid, &choices);
    let (text, warn) = match (&model.note, model.over, &model.unsaved) {
        (Some(note), ..) => (note.text.clone(), note.warn),
        (None, Some(over), unsaved) if over != Over::Help => {
            (say::over(kit, play, over, unsaved.is_some()), unsaved.is_some())
        }
        // What is not saved is said until it is.
        (None, _, Some(why)) => (kit.words.with("table-not-saved", &[("why", why.into())]), true),
        (None, _, None) => (say::sentence(kit, play, grid.table.width), false),
    };
    let set = |text: &str| match warn {
        true => crate::ui::draw::phrase::flat(text, kit.theme.warn()),
        false => phrase(kit, text),
    };
    let line = set(&text);
    if !choices.is_empty() && end + 2 + line.width() as i32 <= grid.table.end() {
        canvas.line_right(grid.table.end(), grid.sentence(), &line);
        return;
    }
    // A long remark stands over the choices, a long sentence takes the row above as well.
    let lines = wrapped(&text, grid.table.width);
    let last = grid.sentence() - i32::from(!choices.is_empty());
    for (y, text) in (last + 1 - lines.len() as i32..).zip(&lines) {
        canvas.line(grid.table.x, y, &set(text));
    }
}

/// A question over a page that has no sentence of its own.
fn question(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, play: &Play) {
    let asks = |ask| matches!(model.over, Some(Over::Ask(choices)) if choices.ask == ask);
    if model.note.is_some() || model.unsaved.is_some() || asks(Ask::Leave) || asks(Ask::Again) {
        // The question which cards are meant may stand over their names.
        let above = i32::from(asks(Ask::Again));
        let (x, y) = (grid.table.x, grid.sentence() - above);
        canvas.clear(crate::ui::draw::canvas::rect(x, y, grid.table.width, 1 + above));
        sentence(canvas, grid, model, play);
    }
}

fn side(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    if let Some(side) = grid.side {
        let running = say::running_deal(kit, play);
        let (left, width) = (side.list.x, side.list.width);
        sheet::beside(canvas, kit, play, left, width, running.as_deref());
    }
}

fn list(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, play: &Play, up: usize) {
    let kit = &model.kit;
    let list = play.session.list();
    let settings = list.settings();
    let after = settings.start - 1 + play.rows().len() as u32;
    let args = [("place", say::place(kit, &play.session, after).into())];
    let right = say::uncounted(kit, play, &kit.words.with("head-after-deal", &args));
    seats::head(canvas, kit, grid, &sheet::head(kit, play), &right);
    sheet::page(canvas, kit, play, up);
    for (y, legend) in (grid.sentence()..).zip(sheet::legend(kit, play)) {
        canvas.line(grid.page_of(grid::PAGE).x, y, &phrase(kit, &legend));
    }
    question(canvas, grid, model, play);
}

fn end(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, play: &Play) {
    let kit = &model.kit;
    let list = play.session.list();
    let passed_in = list.rows().filter(|row| row.is_passed_in()).count();
    let ramsch = list.rows().filter(|row| row.ramsch.is_some()).count();
    let args = [
        ("deals", list.games().len().into()),
        ("passed", passed_in.into()),
        ("ramsch", ramsch.into()),
    ];
    let key = if ramsch > 0 { "head-end-ramsch" } else { "head-end-deals" };
    let right = say::uncounted(kit, play, &kit.words.with(key, &args));
    seats::head(canvas, kit, grid, &kit.words.get("head-end"), &right);
    standing::page(canvas, kit, &play.session);
    question(canvas, grid, model, play);
}
