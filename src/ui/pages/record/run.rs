//! The loop: one channel, one state, a frame after every change.

use std::io;
use std::sync::mpsc::{self, Receiver};

use ratatui::crossterm::event::{Event, MouseButton, MouseEventKind};

use crate::rules::Seat;

use crate::ui::draw::{Canvas, Kit};
use crate::ui::keys::Key;
use crate::ui::pages::record::{Action, Shown, State, keys, page};
use crate::ui::run::RunError;
use crate::ui::terminal;
use crate::ui::terminal::{End, Input, Screen};

/// Shows a recorded game until the person leaves: with all cards open, or as this seat saw it.
///
/// # Errors
/// If there is no terminal, or the system refuses a thread.
pub fn show(kit: &Kit, mouse: bool, shown: Shown, eyes: Option<Seat>) -> Result<(), RunError> {
    let (sender, receiver) = mpsc::channel();
    terminal::watch_signals(&sender)?;
    let mut screen = Screen::enter(&kit.words.get("window-title"), mouse)?;
    terminal::read_input(&sender)?;
    let mut state = State::new(shown, eyes, screen.size());
    draw(&mut screen, kit, &mut state);
    while let Some(action) = next(&receiver, kit, &mut screen, &state) {
        match action {
            Some(Action::Leave) => return Ok(()),
            Some(Action::Suspend) => alive(screen.suspend()),
            Some(action) => state.act(action),
            None => {}
        }
        draw(&mut screen, kit, &mut state);
    }
    Ok(())
}

/// Waits for what comes next: something to do, or nothing but to draw again. `None` if nothing can
/// come any more.
fn next(
    receiver: &Receiver<Input>,
    kit: &Kit,
    screen: &mut Screen,
    state: &State,
) -> Option<Option<Action>> {
    loop {
        let action = match receiver.recv().ok()? {
            Input::Event(Event::Key(key)) => {
                let action = Key::from_event(key).and_then(|key| keys::action(kit, key));
                action.and_then(|action| state.seen(action))
            }
            Input::Event(Event::Mouse(mouse)) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    keys::clicked(kit, state, mouse.column, mouse.row)
                }
                MouseEventKind::ScrollDown => state.seen(Action::Step { on: true }),
                MouseEventKind::ScrollUp => state.seen(Action::Step { on: false }),
                _ => None,
            },
            Input::Event(Event::Resize(..)) => return Some(None),
            Input::Event(_) => None,
            Input::Suspend => Some(Action::Suspend),
            Input::Resumed => {
                // A terminal that cannot be drawn on has gone; the reader tells so.
                let _ = screen.forget();
                return Some(None);
            }
            Input::End(end) => end.carry_out(),
        };
        if action.is_some() {
            return Some(action);
        }
    }
}

fn draw(screen: &mut Screen, kit: &Kit, state: &mut State) {
    alive(screen.draw(|frame| {
        let area = frame.area();
        state.size = (area.width, area.height);
        page::draw(&mut Canvas::new(frame.buffer_mut()), kit, state);
    }));
}

/// A terminal that does not do as it is told has gone.
fn alive(done: io::Result<()>) {
    if done.is_err() {
        End::HANG_UP.carry_out();
    }
}
