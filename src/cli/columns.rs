//! Columns of text: words to the left, figures to the right.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

/// Prints rows in columns, the first `words` of them to the left.
pub(super) fn print(rows: &[Vec<String>], words: usize, out: &mut dyn Write) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(widest).collect();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let blanks = " ".repeat(width - cell.width());
            let gap = if column == 0 { "" } else { "  " };
            let [before, after] = if column < words { ["", &blanks] } else { [&*blanks, ""] };
            line.extend([gap, before, cell, after]);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A count as words take it.
pub(super) fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_left_and_figures_right() {
        let rows = [vec!["♣", "games", "1"], vec!["Diamonds", "7", "−20"], vec!["x"]];
        let rows = rows.map(|row| row.into_iter().map(str::to_owned).collect());
        let mut out = Vec::new();
        print(&rows, 1, &mut out).unwrap();
        let expected = "♣         games    1\nDiamonds      7  −20\nx\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
