//! Ending a game before its last trick.

use super::super::writer::Writer;

pub(in super::super) fn write(page: &mut Writer<'_>) {
    page.text("rules-ending-why");
    page.heading("rules-ending-declarer");
    page.list(&[
        "rules-ending-declarer-alone",
        "rules-ending-declarer-later",
        "rules-ending-declarer-costs",
        "rules-ending-declarer-bid",
    ]);
    page.heading("rules-ending-defenders");
    page.list(&[
        "rules-ending-defenders-both",
        "rules-ending-defenders-wins",
        "rules-ending-defenders-needs",
    ]);
    page.heading("rules-ending-claim");
    page.list(&["rules-ending-claim-what", "rules-ending-claim-proof", "rules-ending-claim-null"]);
    page.heading("rules-ending-itself");
    page.list(&["rules-ending-null", "rules-ending-certain", "rules-ending-decided"]);
}
