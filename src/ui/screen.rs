//! The whole frame: state in, cells out.

use ratatui::text::Line;

use crate::rules::Phase;
use crate::settings::Command;
use crate::ui::draw::{Canvas, Grid, Kit, TooSmall, flat, grid, phrase, rect, wrapped};
use crate::ui::input::offers;
use crate::ui::keys::Key;
use crate::ui::say::choices::choices;
use crate::ui::say::{self, heads, lesson, table};
use crate::ui::state::{Ask, Model, Overlay, Play, Prompt, Scene, TablePage, Unsaved};
use crate::ui::views::keyline;
use crate::ui::views::pages::{reading, settings, sheet, standing, start};
use crate::ui::views::table::hint::{bars, why};
use crate::ui::views::table::{
    announcement, auction, choices, hand, hint, house_questions, past_tricks, result, seats, skat,
    trick,
};

/// Draws the state.
pub(crate) fn draw(canvas: &mut Canvas<'_>, model: &Model) {
    let area = canvas.area();
    let grid = match model.grid_of(area.width, area.height) {
        Ok(grid) => grid,
        Err(small) => return too_small(canvas, &model.kit, small),
    };
    if model.overlay == Some(Overlay::Rules) {
        reading::draw(canvas, &grid, model);
        keyline::draw(canvas, &grid, model, offers::bindings(model));
        return;
    }
    match &model.scene {
        _ if model.preferences.is_open() => settings::draw(canvas, &grid, model),
        Scene::Menu(menu) => {
            start::page(canvas, &model.kit, &grid, menu);
            if let Some(note) = &model.note {
                let lines = wrapped(&note.text, grid.page.width);
                for (y, text) in (grid.sentence() + 1 - lines.len() as i32..).zip(&lines) {
                    canvas.line(grid.page.x, y, &phrase(&model.kit, text));
                }
            }
        }
        Scene::Page(page) => page.draw(canvas, &model.kit, &grid, model.note.as_ref()),
        Scene::Table(play) => match play.page {
            TablePage::Table => table(canvas, &grid, model, play),
            TablePage::List { up } => list(canvas, &grid, model, play, up),
            TablePage::End => end(canvas, &grid, model, play),
        },
    }
    if let (Some(unsaved), Scene::Table(_)) = (&model.unsaved, &model.scene) {
        mark(canvas, &grid, &model.kit, unsaved);
    }
    match (model.overlay, &model.scene) {
        (Some(Overlay::Help), _) => {
            keyline::help(canvas, &grid, model, &offers::scene_bindings(model));
        }
        (Some(Overlay::LastTrick), Scene::Table(play)) => {
            trick::last(canvas, &model.kit, &grid, play)
        }
        (Some(Overlay::AllTricks), Scene::Table(play)) => {
            past_tricks::draw(canvas, &model.kit, &grid, play);
        }
        (None, Scene::Table(play)) => why::why(canvas, &model.kit, &grid, play),
        _ => {}
    }
    keyline::draw(canvas, &grid, model, offers::bindings(model));
}

/// The mark at the head of a table that is not kept, until it is.
fn mark(canvas: &mut Canvas<'_>, grid: &Grid, kit: &Kit, unsaved: &Unsaved) {
    let key = match unsaved {
        Unsaved::Moves(_) => "mark-not-saved",
        Unsaved::Deals(_) => "mark-not-recorded",
    };
    let text = format!(" {}", kit.words.get(key));
    canvas.text_right(grid.page.end(), Grid::RULE, &text, kit.theme.warn());
}

/// One calm line, and the game waits.
pub(crate) fn too_small(canvas: &mut Canvas<'_>, kit: &Kit, small: TooSmall) {
    let (width, height) = (i32::from(small.width), i32::from(small.height));
    let y = (height - 2) / 2;
    let need = [("width", grid::MIN_WIDTH.into()), ("height", grid::MIN_HEIGHT.into())];
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
    seats::table_head(canvas, kit, grid, play, &heads::place_in_list(kit, play));
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
        _ if play.plays() => {
            right = table::counted(kit, play, model.options.aids, grid.table.width)
        }
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
    let silent = model.note.is_none() && model.overlay.is_none();
    let said =
        || lesson::sentence(kit, play).or_else(|| say::hint::sentence(kit, play, grid.table.width));
    if silent && let Some(text) = said() {
        return hint::tell(canvas, grid, model, play, &text);
    }
    let choices = choices(model, play);
    let end = choices::draw(canvas, kit, grid, &choices);
    let (text, warn) = match (&model.note, model.overlay) {
        (Some(note), _) => (note.text.clone(), note.warn),
        (None, Some(over)) if over != Overlay::Help => {
            let lost = matches!(model.unsaved, Some(Unsaved::Moves(_)));
            (table::overlay(kit, play, over, lost), lost)
        }
        (None, _) => (table::sentence(kit, play, grid.table.width), false),
    };
    let set = |text: &str| match warn {
        true => flat(text, kit.theme.warn()),
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
    let asks = |ask| matches!(model.overlay, Some(Overlay::Ask(choices)) if choices.ask == ask);
    if model.note.is_some() || asks(Ask::Leave) || asks(Ask::Again) {
        // The question which cards are meant may stand over their names.
        let above = i32::from(asks(Ask::Again));
        let (x, y) = (grid.table.x, grid.sentence() - above);
        canvas.clear(rect(x, y, grid.table.width, 1 + above));
        sentence(canvas, grid, model, play);
    }
}

fn side(canvas: &mut Canvas<'_>, kit: &Kit, grid: &Grid, play: &Play) {
    if let Some(side) = grid.side {
        let running = table::running_deal(kit, play);
        let (left, width) = (side.list.x, side.list.width);
        sheet::beside(canvas, kit, play, left, width, running.as_deref());
    }
}

fn list(canvas: &mut Canvas<'_>, grid: &Grid, model: &Model, play: &Play, up: usize) {
    let kit = &model.kit;
    let list = play.session.list();
    let settings = list.settings();
    let after = settings.start - 1 + play.rows().len() as u32;
    let args = [
        ("place", say::place(kit, &play.session, after).into()),
        ("seed", say::seed(&play.session, settings.start).to_string().into()),
    ];
    let key = match settings.given {
        Some(_) => "head-after-deal",
        None => "head-after-deal-seed",
    };
    let right = say::uncounted(kit, play, &kit.words.with(key, &args));
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
