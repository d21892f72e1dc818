//! What a terminal sends, as events: keys, clicks, the wheel and pasted text. All else is swallowed
//! whole, above all the replies of a terminal to questions that somebody else has put to it.
//!
//! Not by crossterm, whose parser takes such replies for keys (crossterm-rs/crossterm#834) and
//! waits for ever for the end of sequences it does not know (#1104).

use std::mem;
use std::time::Duration;

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use vte::{Params, Parser, Perform};

/// The time after which an ESC alone is the key. Over a slow line the rest of an arrow key comes
/// later than its beginning.
const LONE_ESC: Duration = Duration::from_millis(50);
/// The time after which the rest of any other sequence, or of a paste, is no longer waited for.
const UNFINISHED: Duration = Duration::from_millis(500);
/// The bytes of one sequence that are looked at. What we understand is much shorter.
const LONGEST: usize = 256;
/// The bytes of a pasted text that are kept. Nothing typed here is longer.
const PASTED: usize = 4096;

const ESC: u8 = 0x1b;
const BELL: u8 = 0x07;
/// Breaks a sequence off, as Ctrl-Z does.
const CANCEL: u8 = 0x18;
const CTRL_C: u8 = 0x03;
const CTRL_Z: u8 = 0x1a;

/// A reader of what a terminal sends, in pieces of any size.
#[derive(Default)]
pub(super) struct Decoder {
    parser: Parser,
    found: Found,
    /// The byte that came last.
    last: u8,
}

/// What the parser has found, and where it stands.
#[derive(Default)]
struct Found {
    events: Vec<Event>,
    /// The bytes of the sequence or character that has begun.
    held: usize,
    /// The text between the two marks of a paste.
    paste: Option<String>,
    /// The beginning of a key whose end looks like a character.
    prefix: Option<Prefix>,
}

/// The sequences whose last character lies outside of what is a sequence to the parser.
#[derive(Clone, Copy)]
enum Prefix {
    /// `ESC O`: cursor and function keys of most terminals.
    Ss3,
    /// `ESC [ [`: function keys of the Linux console.
    Console,
}

impl Decoder {
    /// Reads on, and gives what is complete.
    pub(super) fn feed(&mut self, bytes: &[u8]) -> Vec<Event> {
        for &byte in bytes {
            self.take(byte);
        }
        mem::take(&mut self.found.events)
    }

    /// How long the rest of what has begun is to be waited for; `None` if nothing has.
    pub(super) fn patience(&self) -> Option<Duration> {
        if self.is_lone_esc() {
            Some(LONE_ESC)
        } else {
            let begun = self.found.held > 0 || self.found.prefix.is_some();
            (begun || self.found.paste.is_some()).then_some(UNFINISHED)
        }
    }

    /// Ends what has begun, because nothing came for as long as [`Decoder::patience`] says.
    pub(super) fn give_up(&mut self) -> Vec<Event> {
        if self.is_lone_esc() {
            self.found.key(KeyCode::Esc);
        }
        self.found.end_paste();
        // Whoever presses it wants to get out, whatever was left half done before.
        if self.last == CTRL_C {
            self.found.control(CTRL_C);
        }
        self.parser = Parser::new();
        self.found.held = 0;
        self.found.prefix = None;
        mem::take(&mut self.found.events)
    }

    fn take(&mut self, byte: u8) {
        if self.is_lone_esc() && byte == ESC {
            self.found.key(KeyCode::Esc);
            return;
        }
        self.last = byte;
        self.found.held += 1;
        if self.found.held > LONGEST {
            if !matches!(byte, ESC | BELL | CANCEL | CTRL_Z) {
                return;
            }
            self.found.held = 3;
        }
        self.parser.advance(&mut self.found, &[byte]);
        // What came before was no UTF-8 and is over; this begins something.
        if byte == ESC && self.found.held == 0 {
            self.found.held = 1;
        }
        // Alt with Enter, Backspace and the like: no sequence, and no key of ours.
        if self.found.held == 2 && byte != ESC && (byte < b' ' || byte == 0x7f) {
            self.parser = Parser::new();
            self.found.held = 0;
        }
    }

    fn is_lone_esc(&self) -> bool {
        self.found.held == 1 && self.last == ESC && self.found.paste.is_none()
    }
}

impl Found {
    fn key(&mut self, code: KeyCode) {
        self.chord(code, KeyModifiers::NONE);
    }

    fn chord(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        if self.paste.is_none() {
            self.events.push(Event::Key(KeyEvent::new(code, modifiers)));
        }
    }

    fn control(&mut self, byte: u8) {
        let letter = char::from(byte | 0x60);
        match byte {
            b'\r' => self.key(KeyCode::Enter),
            b'\t' => self.key(KeyCode::Tab),
            0x01..=0x1a => self.chord(KeyCode::Char(letter), KeyModifiers::CONTROL),
            _ => {}
        }
    }

    fn end_paste(&mut self) {
        if let Some(text) = self.paste.take() {
            self.events.push(Event::Paste(text));
        }
    }

    fn mouse(&mut self, button: u16, column: u16, row: u16) {
        let kind = match button {
            0 => MouseEventKind::Down(MouseButton::Left),
            64 => MouseEventKind::ScrollUp,
            65 => MouseEventKind::ScrollDown,
            _ => return,
        };
        // Some terminals say 0 for a click beyond the edge.
        let (column, row) = (column.saturating_sub(1), row.saturating_sub(1));
        let modifiers = KeyModifiers::NONE;
        if self.paste.is_none() {
            self.events.push(Event::Mouse(MouseEvent { kind, column, row, modifiers }));
        }
    }
}

impl Perform for Found {
    fn print(&mut self, sign: char) {
        self.held = 0;
        if let Some(text) = &mut self.paste {
            if text.len() < PASTED {
                text.push(sign);
            }
            return;
        }
        match (self.prefix.take(), sign) {
            (None, '\x7f') => self.key(KeyCode::Backspace),
            // No UTF-8.
            (None, char::REPLACEMENT_CHARACTER) => {}
            (None, sign) if sign.is_uppercase() => {
                self.chord(KeyCode::Char(sign), KeyModifiers::SHIFT);
            }
            (None, sign) => self.key(KeyCode::Char(sign)),
            (Some(Prefix::Ss3), 'M') => self.key(KeyCode::Enter),
            (Some(Prefix::Ss3), sign) => {
                if let Some(code) = lettered(sign) {
                    self.key(code);
                }
            }
            (Some(Prefix::Console), sign @ 'A'..='E') => {
                self.key(KeyCode::F(sign as u8 - b'A' + 1));
            }
            (Some(Prefix::Console), _) => {}
        }
    }

    fn execute(&mut self, byte: u8) {
        let outside = self.held <= 1 || matches!(byte, CANCEL | CTRL_Z);
        if outside {
            self.held = 0;
            self.prefix = None;
        }
        if outside || byte == CTRL_C {
            self.control(byte);
        }
    }

    fn csi_dispatch(&mut self, params: &Params, marks: &[u8], _: bool, last: char) {
        self.held = 0;
        self.prefix = None;
        let mut params = params.iter();
        let mut next = || params.next().unwrap_or(&[0]);
        match (marks, last) {
            ([], '[') => self.prefix = Some(Prefix::Console),
            ([], '~') => match next() {
                [200] => self.paste = Some(String::new()),
                [201] => self.end_paste(),
                [number, ..] => {
                    let (code, chord) = (numbered(*number), pressed(next()));
                    if let (Some(code), Some(chord)) = (code, chord) {
                        self.chord(code, chord);
                    }
                }
                [] => {}
            },
            ([], 'Z') => self.chord(KeyCode::BackTab, KeyModifiers::SHIFT),
            ([], 'u') => {
                let code = next().first().and_then(|&code| coded(code));
                if let (Some(code), Some(chord)) = (code, pressed(next())) {
                    self.chord(code, chord);
                }
            }
            // `CSI 1;2R` is Shift and F3 to some terminals; others report the cursor like that.
            ([], letter) if letter != 'R' || next() == [0] => {
                next();
                if let (Some(code), Some(chord)) = (lettered(letter), pressed(next())) {
                    self.chord(code, chord);
                }
            }
            ([b'<'], 'M') => {
                let [button, column, row] = [(); 3].map(|()| next().first().copied().unwrap_or(0));
                self.mouse(button, column, row);
            }
            _ => {}
        }
    }

    fn esc_dispatch(&mut self, marks: &[u8], _: bool, last: u8) {
        self.held = 0;
        // Else a key pressed with Alt, which does nothing here, or the end of a string.
        self.prefix = (marks.is_empty() && last == b'O').then_some(Prefix::Ss3);
    }

    fn osc_dispatch(&mut self, _: &[&[u8]], bell: bool) {
        // Otherwise the end is an ESC, and has a second half.
        if bell {
            self.held = 0;
        }
    }
}

/// The key of a sequence that ends with this letter.
fn lettered(letter: char) -> Option<KeyCode> {
    Some(match letter {
        'A' => KeyCode::Up,
        'B' => KeyCode::Down,
        'C' => KeyCode::Right,
        'D' => KeyCode::Left,
        'F' => KeyCode::End,
        'H' => KeyCode::Home,
        'P' => KeyCode::F(1),
        'Q' => KeyCode::F(2),
        'R' => KeyCode::F(3),
        'S' => KeyCode::F(4),
        _ => return None,
    })
}

/// The key of `CSI number ~`.
fn numbered(number: u16) -> Option<KeyCode> {
    let function = |first: u16, number: u16| Some(KeyCode::F((first + number) as u8));
    match number {
        1 | 7 => Some(KeyCode::Home),
        2 => Some(KeyCode::Insert),
        3 => Some(KeyCode::Delete),
        4 | 8 => Some(KeyCode::End),
        5 => Some(KeyCode::PageUp),
        6 => Some(KeyCode::PageDown),
        11..=15 => function(1, number - 11),
        17..=21 => function(6, number - 17),
        23..=26 => function(11, number - 23),
        28..=29 => function(15, number - 28),
        31..=34 => function(17, number - 31),
        _ => None,
    }
}

/// The key of `CSI code u`, which some terminals send for all keys, by its character.
fn coded(code: u16) -> Option<KeyCode> {
    Some(match char::from_u32(code.into())? {
        '\x1b' => KeyCode::Esc,
        '\r' => KeyCode::Enter,
        '\t' => KeyCode::Tab,
        '\x7f' => KeyCode::Backspace,
        sign if sign.is_control() => return None,
        sign => KeyCode::Char(sign),
    })
}

/// What is held down, of a parameter of keys; `None` if the key is let go.
fn pressed(param: &[u16]) -> Option<KeyModifiers> {
    let bits = param.first().map_or(0, |held| held.saturating_sub(1));
    let mut modifiers = KeyModifiers::NONE;
    for (bit, modifier) in
        [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)]
    {
        modifiers.set(modifier, bits & bit != 0);
    }
    (param.get(1) != Some(&3)).then_some(modifiers)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The keys of these bytes, then of silence. Text that was pasted stands in quotes.
    fn told(pieces: &[&[u8]]) -> String {
        let mut decoder = Decoder::default();
        let mut events: Vec<Event> = Vec::new();
        for piece in pieces {
            events.extend(decoder.feed(piece));
        }
        if decoder.patience().is_some() {
            events.extend(decoder.give_up());
        }
        assert_eq!(decoder.patience(), None, "{pieces:?}");
        let told = events.iter().map(|event| match event {
            Event::Key(key) => named(*key),
            Event::Mouse(mouse) => format!("{:?} {} {}", mouse.kind, mouse.column, mouse.row),
            Event::Paste(text) => format!("{text:?}"),
            event => format!("{event:?}"),
        });
        told.collect::<Vec<_>>().join(" ")
    }

    /// A key and what is held down with it; shift is seen by the character.
    fn named(key: KeyEvent) -> String {
        let held = key.modifiers - KeyModifiers::SHIFT;
        let code = format!("{:?}", key.code);
        if held.is_empty() { code } else { format!("{held}+{code}") }
    }

    /// The keys of these bytes, whether they come at once or one by one.
    fn keys(bytes: &[u8]) -> String {
        let whole = told(&[bytes]);
        let single: Vec<&[u8]> = bytes.chunks(1).collect();
        assert_eq!(told(&single), whole, "{bytes:?}");
        whole
    }

    #[test]
    fn keys_of_common_terminals() {
        for (sent, key) in [
            ("q", "Char('q')"),
            ("Q", "Char('Q')"),
            (" ", "Char(' ')"),
            ("ß", "Char('ß')"),
            ("\r", "Enter"),
            ("\x1bOM", "Enter"),
            ("\t", "Tab"),
            ("\x7f", "Backspace"),
            ("\x1b", "Esc"),
            ("\x1b\x1b", "Esc Esc"),
            ("\x1b\x1b[A", "Esc Up"),
            ("\x03", "Control+Char('c')"),
            ("\x1a", "Control+Char('z')"),
            ("\x1b[A\x1b[B\x1b[C\x1b[D", "Up Down Right Left"),
            ("\x1bOA\x1bOB\x1bOC\x1bOD", "Up Down Right Left"),
            ("\x1b[1;2A", "Up"),
            ("\x1b[H\x1b[F\x1bOH\x1bOF", "Home End Home End"),
            ("\x1b[1~\x1b[4~\x1b[7~\x1b[8~", "Home End Home End"),
            ("\x1b[5~\x1b[6~", "PageUp PageDown"),
            ("\x1bOP\x1bOQ\x1bOR\x1bOS", "F(1) F(2) F(3) F(4)"),
            ("\x1b[11~\x1b[15~\x1b[17~\x1b[21~\x1b[24~", "F(1) F(5) F(6) F(10) F(12)"),
            ("\x1b[P\x1b[R\x1b[S", "F(1) F(3) F(4)"),
            ("\x1b[[A\x1b[[E", "F(1) F(5)"),
            ("\x1b[113u\x1b[13u\x1b[27u\x1b[99;5u", "Char('q') Enter Esc Control+Char('c')"),
            ("\x1b[113;1:1u\x1b[113;1:3u", "Char('q')"),
        ] {
            assert_eq!(keys(sent.as_bytes()), key, "{sent:?}");
        }
    }

    #[test]
    fn chords_without_a_meaning_are_nothing() {
        for sent in ["\x1bq", "\x1b\r", "\x1b\x7f", "\x1b[1;5A", "\x1b[1;3C", "\x1b[Z", "\x01"] {
            let told = keys(format!("{sent}h").as_bytes());
            let chord = told.strip_suffix("Char('h')").unwrap();
            assert!(["", "BackTab "].contains(&chord) || chord.contains('+'), "{sent:?}: {told}");
        }
    }

    #[test]
    fn clicks_and_the_wheel() {
        assert_eq!(keys(b"\x1b[<0;12;5M\x1b[<0;12;5m"), "Down(Left) 11 4");
        assert_eq!(
            keys(b"\x1b[<0;0;0M\x1b[<0;65535;65535M"),
            "Down(Left) 0 0 Down(Left) 65534 65534"
        );
        assert_eq!(keys(b"\x1b[<64;1;1M\x1b[<65;1;1M\x1b[<2;1;1M"), "ScrollUp 0 0 ScrollDown 0 0");
    }

    #[test]
    fn replies_of_a_terminal_are_swallowed() {
        let long = format!("\x1b]52;c;{}\x07", "QUJD".repeat(5000));
        for reply in [
            "\x1b]11;rgb:2e2e/3434/3636\x07",
            "\x1b]11;rgb:2e2e/3434/3636\x1b\\",
            "\x1bP>|XTerm(390)\x1b\\",
            "\x1bP1+r544e=787465726d\x1b\\",
            "\x1b_Gi=31;OK\x1b\\",
            "\x1b^private\x1b\\",
            "\x1bXstring\x1b\\",
            "\x1b[12;40R",
            "\x1b[1;1R",
            "\x1b[?62;22c",
            "\x1b[>41;390;0c",
            "\x1b[0n",
            "\x1b[?997;1n",
            "\x1b[?2026;2$y",
            "\x1b[?1u",
            "\x1b[8;24;80t",
            "\x1b[I",
            "\x1b[O",
            &long,
            &long.replace('\x07', "\x1b\\"),
        ] {
            assert_eq!(keys(format!("{reply}h").as_bytes()), "Char('h')", "{reply:?}");
        }
    }

    #[test]
    fn a_paste_is_one_text_and_no_key() {
        assert_eq!(
            keys(b"\x1b[200~https://github.com/x\r\n\x03\x1b[201~h"),
            "\"https://github.com/x\" Char('h')"
        );
        assert_eq!(keys("\x1b[200~Bär\x1b[A\x1b\x1b[201~h".as_bytes()), "\"Bär\" Char('h')");
        let long = [b"\x1b[200~".to_vec(), vec![b'p'; 1 << 20], b"\x1b[201~h".to_vec()].concat();
        assert_eq!(told(&[&long]), format!("\"{}\" Char('h')", "p".repeat(PASTED)));
    }

    #[test]
    fn what_was_left_half_done_ends_by_time() {
        for begun in ["\x1b[", "\x1b[12;", "\x1b]11;rgb", "\x1bP>|XT", "\x1b_G", "\x1bO", "\x1b[["]
        {
            assert_eq!(keys(begun.as_bytes()), "", "{begun:?}");
            let mut decoder = Decoder::default();
            decoder.feed(begun.as_bytes());
            assert_eq!(decoder.patience(), Some(UNFINISHED));
            decoder.give_up();
            assert_eq!(decoder.feed(b"h").len(), 1);
        }
        assert_eq!(keys(b"\x1b[200~abc"), "\"abc\"");
        assert_eq!(
            keys(b"\x1b[200~abc\x03"),
            "\"abc\" Control+Char('c')",
            "leaving is always possible"
        );
        assert_eq!(keys(b"\x1b]11;\x03"), "Control+Char('c')");
        assert!(keys(b"\x1b[12;\x03").starts_with("Control+Char('c')"));
        assert_eq!(keys(b"\x1b[12;\x1a"), "Control+Char('z')");
    }

    #[test]
    fn bytes_that_are_no_utf8_cost_no_key() {
        assert_eq!(keys(b"\xe9h"), "Char('h')");
        assert_eq!(keys(b"\xc3\x1b[A"), "Up");
        assert_eq!(keys(b"\xc3\r\x80\xffh"), "Enter Char('h')");
        assert_eq!(keys(b"\xf0\x9f"), "");
        assert_eq!(keys(b"\xc2\x1b"), "Esc");
    }

    proptest! {
        #[test]
        fn after_silence_every_key_works(bytes in any::<Vec<u8>>(), begun in "(\\PC|\x1b|\\[|[0-9;?<~]){0,20}") {
            for noise in [&bytes[..], begun.as_bytes()] {
                let mut decoder = Decoder::default();
                decoder.feed(noise);
                if decoder.patience().is_some() {
                    decoder.give_up();
                }
                prop_assert_eq!(decoder.patience(), None);
                prop_assert_eq!(decoder.feed(b"h"), [Event::Key(KeyCode::Char('h').into())]);
            }
        }
    }
}
