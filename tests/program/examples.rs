//! The programs in `examples` do what they say.

use skat::rules::Scoring;

#[allow(dead_code, reason = "only a program calls its main function")]
#[path = "../../examples/solve.rs"]
mod solve;
#[allow(dead_code, reason = "only a program calls its main function")]
#[path = "../../examples/tournament.rs"]
mod tournament;

#[test]
fn a_tournament_is_reckoned() {
    let results = "0 H 20 65 6 4 HJ DJ HA HT HK H9 SA ST CA DA S7 C7\n\
                   1 G 18 40 3 7 CJ SJ HA HT HK H9 SA ST CA DA S7 C7\n";
    let standings = tournament::standings(results).unwrap();
    // Without two, game three: 30 and 50. With two, game three: lost twice, 144 and 50.
    assert_eq!(standings.totals(Scoring::Plain), [30, -144, 0]);
    assert_eq!(standings.totals(Scoring::SeegerFabian), [30 + 50 + 40, -144 - 50, 40]);
    assert!(tournament::standings("0 H 20").is_err());
}

#[test]
fn a_position_is_solved() {
    let points = solve::points_of_each("G", ["CJ HA", "HT H9", "DA D7"]).unwrap();
    let points: Vec<String> = points.iter().map(|(card, n)| format!("{card} {n}")).collect();
    assert_eq!(points, ["CJ 34", "HA 34"]);
    assert!(solve::points_of_each("G", ["CJ", "HT H9", "DA D7"]).is_err());
}
