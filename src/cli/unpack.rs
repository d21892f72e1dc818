//! Records in archives: servers publish theirs packed by gzip or bzip2.

use std::io::{self, Cursor, Read};

use bzip2::read::MultiBzDecoder;
use flate2::read::MultiGzDecoder;

/// Reads what is packed in a text, or the text as it is. The first bytes tell, not the name.
///
/// # Errors
/// If the first bytes cannot be read.
pub(super) fn unpacked(mut text: impl Read + 'static) -> io::Result<Box<dyn Read>> {
    let mut head = Vec::new();
    text.by_ref().take(4).read_to_end(&mut head)?;
    let whole = Cursor::new(head.clone()).chain(text);
    Ok(match head[..] {
        [0x1f, 0x8b, ..] => Box::new(Archive(MultiGzDecoder::new(whole))),
        [b'B', b'Z', b'h', b'1'..=b'9'] => Box::new(Archive(MultiBzDecoder::new(whole))),
        _ => Box::new(whole),
    })
}

/// A text that is being unpacked, whose faults are those of its archive.
struct Archive<R>(R);

impl<R: Read> Read for Archive<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes).map_err(|why| match why.kind() {
            io::ErrorKind::Interrupted => why,
            _ => io::Error::new(why.kind(), format!("the archive is cut or damaged ({why})")),
        })
    }
}
