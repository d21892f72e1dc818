//! The rules to look up: every page in every language and form, and every figure on them reckoned a
//! second time, plainly and without a look at the engine.

use std::collections::BTreeMap;

use skat::text::pages::{
    Block, CardRow, MEASURE, Mark, Page, Scale, Table, Topic, TrickPicture, bids_on_paper,
    contents, html, markdown, plain, rules_on_paper,
};
use skat::text::{Deck, Lang, SumPart, SumRow, Words};
use unicode_width::UnicodeWidthStr;

fn words(lang: Lang) -> Words {
    Words::new(lang, Deck::French)
}

fn page(topic: Topic) -> Page {
    topic.page(&words(Lang::English))
}

fn everything() -> impl Iterator<Item = (Words, Topic)> {
    Lang::ALL.into_iter().flat_map(|lang| {
        Deck::ALL.into_iter().flat_map(move |deck| {
            Topic::ALL.into_iter().map(move |topic| (Words::new(lang, deck), topic))
        })
    })
}

// How it looks.

#[test]
fn every_page_is_text_of_its_measure() {
    for (words, topic) in everything() {
        let text = plain(&words, &topic.page(&words));
        let name = format!("{} {topic}", words.lang().code());
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{name}");
        for line in text.lines() {
            assert!(line.width() <= MEASURE, "{name}: {line}");
            assert_eq!(line.trim_end(), line, "{name}");
            assert!(!line.contains(['⟨', '⟩', '⟪', '⟫', '{', '}']), "{name}: {line}");
        }
        if words.deck() == Deck::Ascii {
            let sign = text.chars().find(|c| !c.is_ascii() && !c.is_alphabetic());
            // What letters and quotation marks a language has, it keeps.
            assert!(sign.is_none_or(|sign| "«»".contains(sign)), "{name}: {sign:?}");
        }
    }
}

#[test]
fn nothing_of_a_page_is_lost_in_any_form() {
    let squeezed = |text: &str| -> String {
        let text = text.chars().filter(|sign| !"⟨⟩⟪⟫*_\\|~".contains(*sign));
        text.filter(|sign| !sign.is_whitespace() && !"│─━┃╌┆".contains(*sign)).collect()
    };
    for lang in Lang::ALL {
        let words = words(lang);
        for topic in Topic::ALL {
            let page = topic.page(&words);
            let forms = [plain(&words, &page), markdown(&words, &page)];
            assert!(!forms[1].contains("****"), "{lang:?} {topic}: what is bold is so once");
            let forms = forms.map(|form| squeezed(&form));
            for block in &page.blocks {
                let whole = match block {
                    // Cells are broken over lines among each other.
                    Block::Table(_) | Block::Sum(_) | Block::Trick(_) => continue,
                    Block::Terms(terms) => {
                        terms.iter().flat_map(|term| [&*term.name, &*term.means]).collect()
                    }
                    block => block.texts(),
                };
                for text in whole {
                    let text = squeezed(text);
                    for form in &forms {
                        let form = form.replace('·', "");
                        assert!(form.contains(&text.replace('·', "")), "{lang:?} {topic}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn html_is_one_document_that_fetches_nothing() {
    for lang in Lang::ALL {
        let words = words(lang);
        let pages = Topic::ALL.map(|topic| topic.page(&words));
        for text in [
            html(&words, &pages),
            html(&words, &pages[..1]),
            rules_on_paper(&words),
            bids_on_paper(&words),
        ] {
            assert!(text.starts_with("<!DOCTYPE html>") && text.ends_with("</html>\n"));
            assert!(text.contains(&format!("<html lang=\"{}\">", lang.code())));
            for bad in ["http", "<script", "<img", "url(", "@import", "⟨", "⟪", "&amp;amp"] {
                assert!(!text.contains(bad), "{bad}");
            }
            tags_match(&text);
            // Every head says of what it is one, for whoever hears the page.
            assert!(!text.contains("<th>") && !text.contains("<th class"));
        }
    }
}

/// Every element is closed where it should be.
fn tags_match(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in text.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap();
        let name = tag.trim_start_matches('/').split_whitespace().next().unwrap();
        match (tag.starts_with('/'), name) {
            (_, "!DOCTYPE" | "meta") => {}
            (false, name) => open.push(name),
            (true, name) => assert_eq!(open.pop(), Some(name)),
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn each_page_in_english_and_german() {
    for (lang, code) in [(Lang::English, "en"), (Lang::German, "de")] {
        let words = words(lang);
        for topic in Topic::ALL {
            insta::assert_snapshot!(format!("{topic}_{code}"), plain(&words, &topic.page(&words)));
        }
    }
}

#[test]
fn a_page_as_markdown_and_html() {
    let words = words(Lang::English);
    insta::assert_snapshot!("tricks_markdown", markdown(&words, &page(Topic::Tricks)));
    insta::assert_snapshot!("matadors_markdown", markdown(&words, &page(Topic::Matadors)));
    let page = html(&words, &[page(Topic::Winning)]);
    insta::assert_snapshot!("winning_html", page.split("</style>").nth(1).unwrap());
}

#[test]
fn the_contents_name_every_topic() {
    let words = words(Lang::Italian);
    let text = plain(&words, &contents(&words));
    for topic in Topic::ALL {
        assert!(text.lines().any(|line| line.trim().starts_with(topic.word())), "{topic}");
    }
}

#[test]
fn topics_are_found_by_their_words_and_titles() {
    for lang in Lang::ALL {
        let words = words(lang);
        for topic in Topic::ALL {
            let title = topic.title(&words);
            for name in [topic.word(), &title, &title.to_uppercase()] {
                assert_eq!(Topic::named(&words, name), Ok(topic), "{lang:?} {name}");
            }
        }
    }
    let named = |text| Topic::named(&words(Lang::German), text).map_err(|why| why.to_string());
    assert_eq!(named("quick"), Ok(Topic::QuickStart));
    assert_eq!(named("spitz"), Ok(Topic::Matadors));
    assert_eq!(named("karten"), Ok(Topic::Cards));
    // Begins the name of one, and stands inside that of another.
    assert_eq!(named("reiz"), Ok(Topic::Auction));
    assert_eq!(
        named("s"),
        Err("'s' can be quick-start or skat or tricks or matadors or questions".into())
    );
    for unknown in ["", " ", "handspiel"] {
        assert!(
            named(unknown)
                .unwrap_err()
                .starts_with(&format!("'{unknown}' is no topic (quick-start, cards, "))
        );
    }
}

// What it says: reckoned anew, in strings, as a book of rules says it.

const SUITS: [(char, i32); 4] = [('D', 9), ('H', 10), ('S', 11), ('C', 12)];
const GRAND: i32 = 24;
const NULLS: [(&str, i32); 4] =
    [("Null", 23), ("Null Hand", 35), ("Null open", 46), ("Null Hand open", 59)];

fn points(card: &str) -> i32 {
    match card.chars().nth(1).unwrap() {
        'A' => 11,
        'T' => 10,
        'K' => 4,
        'Q' => 3,
        'J' => 2,
        _ => 0,
    }
}

/// The trumps from the highest down, by the letter of the game.
fn trumps(game: char) -> Vec<String> {
    let jacks = "CSHD".chars().map(|suit| format!("{suit}J"));
    match game {
        'N' => Vec::new(),
        'G' => jacks.collect(),
        suit => jacks.chain("ATKQ987".chars().map(|rank| format!("{suit}{rank}"))).collect(),
    }
}

/// With (positive) or without (negative) so many.
fn matadors(game: char, held: &[String]) -> i32 {
    let row = trumps(game);
    let with = held.contains(&row[0]);
    let count = row.iter().take_while(|card| held.contains(card) == with).count() as i32;
    if with { count } else { -count }
}

fn base(game: char) -> i32 {
    SUITS.iter().find(|(suit, _)| *suit == game).map_or(GRAND, |(_, base)| *base)
}

/// All cards of a row on a page, as `CJ`.
fn cards(row: &CardRow) -> Vec<String> {
    row.groups.iter().flatten().map(|(card, _)| card.to_string()).collect()
}

/// All numbers in a text.
fn numbers(text: &str) -> Vec<i32> {
    let digits = text.replace('−', "-");
    let parts = digits.split(|c: char| !c.is_ascii_digit() && c != '-');
    parts.filter_map(|part| part.parse().ok()).collect()
}

fn tables(page: &Page) -> Vec<&Table> {
    let tables = page.blocks.iter().filter_map(|block| match block {
        Block::Table(table) => Some(table),
        _ => None,
    });
    tables.collect()
}

#[test]
fn the_card_points() {
    for topic in [Topic::Cards, Topic::QuickStart] {
        let page = page(topic);
        let table = tables(&page)[0];
        for row in &table.rows {
            for letter in row[1].split(' ') {
                let letter = if letter == "10" { "T" } else { letter };
                assert_eq!(row[2], points(&format!("C{letter}")).to_string(), "{row:?}");
            }
        }
        assert_eq!(table.rows.iter().flat_map(|row| row[1].split(' ')).count(), 8);
    }
}

#[test]
fn the_order_of_the_cards() {
    let page = page(Topic::Cards);
    let rows = page.blocks.iter().filter_map(|block| match block {
        Block::Cards(row) => Some(cards(row).join(" ")),
        _ => None,
    });
    assert_eq!(
        rows.collect::<Vec<_>>(),
        [
            "CJ SJ HJ DJ HA HT HK HQ H9 H8 H7",
            "SA ST SK SQ S9 S8 S7",
            "CJ SJ HJ DJ SA ST SK SQ S9 S8 S7",
            "SA SK SQ SJ ST S9 S8 S7",
        ]
    );
}

/// The winner of a trick, by the place in it.
fn takes(game: char, trick: &[String]) -> usize {
    let trumps = trumps(game);
    let null = "AKQJT987";
    let rank = |card: &String| match trumps.iter().position(|trump| trump == card) {
        Some(place) => place,
        None => {
            let order = if game == 'N' { null } else { "ATKQ987" };
            100 + order.find(card.chars().nth(1).unwrap()).unwrap()
        }
    };
    let suit = |card: &String| card.chars().next();
    let led = &trick[0];
    let counts = |card: &&String| {
        let trump = trumps.contains(card);
        trump || (suit(card) == suit(led) && !trumps.contains(led))
    };
    let best = trick.iter().filter(counts).min_by_key(|card| rank(card)).unwrap();
    trick.iter().position(|card| card == best).unwrap()
}

#[test]
fn who_takes_the_tricks_and_with_how_many_points() {
    let mut seen = Vec::new();
    for lang in Lang::ALL {
        for block in &Topic::Tricks.page(&words(lang)).blocks {
            let Block::Trick(TrickPicture { kind, cards, winner, points: said, why, .. }) = block
            else {
                continue;
            };
            let trick = cards.each_ref().map(|card| card.card.to_string());
            assert_eq!(*winner, takes(kind.letter(), &trick), "{trick:?}");
            let sum: i32 = trick.iter().map(|card| points(card)).sum();
            assert_eq!(i32::from(*said), sum);
            let best = words(lang).card(cards[*winner].card);
            assert!(why.contains(&best), "{why}");
            // In Null they do not count, and are not told.
            assert!(numbers(why).contains(&sum) || kind.letter() == 'N', "{why}");
            if lang == Lang::English {
                seen.push(format!("{} {}", kind.letter(), trick.join(" ")));
            }
        }
    }
    assert_eq!(seen.len(), 8);
    assert!(seen.contains(&"N ST SJ S9".to_owned()), "{seen:?}");
}

#[test]
fn won_or_lost_on_the_scale() {
    let page = page(Topic::Winning);
    let scale = page.blocks.iter().find_map(|block| match block {
        Block::Scale(scale) => Some(scale),
        _ => None,
    });
    let Scale { ticks, rows } = scale.unwrap();
    assert_eq!(ticks, &[0, 30, 60, 90, 120]);
    let told: Vec<_> = rows.iter().map(|row| (row.label.as_str(), row.verdict.as_str())).collect();
    assert_eq!(
        told,
        [
            ("61 : 59", "won"),
            ("60 : 60", "lost"),
            ("95 : 25", "won with Schneider"),
            ("120 : 0", "won with Schwarz, if they have no trick"),
            ("24 : 96", "lost, and Schneider besides"),
        ]
    );
}

#[test]
fn matadors_are_counted_and_drawn() {
    let page = page(Topic::Matadors);
    let mut counts = Vec::new();
    for block in &page.blocks {
        let Block::Cards(row) = block else { continue };
        let trumps = trumps('H');
        let drawn = cards(row);
        assert_eq!(drawn, trumps[..drawn.len()], "the row of trumps from the top");
        let held: Vec<String> = row
            .groups
            .iter()
            .flatten()
            .filter(|(_, mark)| *mark != Mark::Missing)
            .map(|(card, _)| card.to_string())
            .collect();
        let count = matadors('H', &held);
        let told = if count > 0 { format!("with {count}") } else { format!("without {}", -count) };
        assert!(row.caption.contains(&format!("⟨{told}⟩")), "{}", row.caption);
        assert_eq!(row.groups[0].len() as i32, count.abs());
        let counted = row.groups[0].iter().all(|(_, mark)| match count > 0 {
            true => *mark == Mark::Counted,
            false => *mark == Mark::Missing,
        });
        assert!(counted, "{}", row.caption);
        counts.push(count);
    }
    assert_eq!(counts, [2, 1, -2, -4, 5]);
}

#[test]
fn all_ways_to_hold_the_jacks() {
    let page = page(Topic::Matadors);
    let rows = &tables(&page)[0].rows;
    assert_eq!(rows.len(), 16);
    let mut seen = std::collections::BTreeSet::new();
    for row in rows {
        let held: Vec<String> = "CSHD"
            .chars()
            .zip(row)
            .filter(|(_, cell)| *cell != "–")
            .map(|(suit, _)| format!("{suit}J"))
            .collect();
        let count = matadors('G', &held);
        let told = if count > 0 { format!("with {count}") } else { format!("without {}", -count) };
        assert_eq!(row[4], told);
        seen.insert(held);
    }
    assert_eq!(seen.len(), 16);
}

/// The score of a trump game.
fn score(game: char, extra: [bool; 2], held: &[String], bid: i32, points: i32) -> (i32, i32, i32) {
    let [hand, announced] = extra;
    let schneider = points >= 90 || points <= 30 || announced;
    let levels = matadors(game, held).abs()
        + 1
        + i32::from(hand)
        + i32::from(schneider)
        + i32::from(announced);
    let value = levels * base(game);
    let won = points >= 61 && value >= bid && (!announced || points >= 90);
    let mut charged = value;
    while charged < bid {
        charged += base(game) - charged % base(game);
    }
    (levels, value, if won { value } else { -2 * charged })
}

/// The sums of a page, each with the sentence and the cards above it.
fn sums(page: &Page) -> Vec<(&str, Vec<String>, &[SumRow])> {
    page.blocks
        .windows(3)
        .filter_map(|blocks| match blocks {
            [Block::Text(went), Block::Cards(row), Block::Sum(rows)] => {
                Some((went.as_str(), cards(row), rows.as_slice()))
            }
            _ => None,
        })
        .collect()
}

fn number(rows: &[SumRow], part: SumPart) -> i32 {
    let row = rows.iter().find(|row| row.part == part).unwrap();
    numbers(&row.number.replace('+', ""))[0]
}

#[test]
fn the_games_are_reckoned_line_by_line() {
    let mut scores = Vec::new();
    for topic in [Topic::Value, Topic::Overbid] {
        let page = page(topic);
        for (went, held, rows) in sums(&page) {
            assert_eq!(held.len(), 12);
            let hand = went.contains("Hand");
            let written = number(rows, SumPart::Score);
            scores.push(written);
            if went.starts_with("Null") {
                let value = if hand { 35 } else { 23 };
                let made = went.ends_with("no trick.");
                assert_eq!(number(rows, SumPart::Value), value);
                assert_eq!(written, if made { value } else { -2 * value }, "{went}");
                continue;
            }
            let game = match went.chars().next().unwrap() {
                '♣' => 'C',
                '♠' => 'S',
                '♥' => 'H',
                '♦' => 'D',
                _ => 'G',
            };
            let [bid, points] = numbers(went)[..] else { panic!("{went}") };
            let announced = went.contains("Schneider announced");
            let (levels, value, score) = score(game, [hand, announced], &held, bid, points);
            let added = rows.iter().filter(|row| row.part == SumPart::Level);
            let added: i32 = added.map(|row| numbers(&row.number)[0]).sum();
            assert_eq!((added, number(rows, SumPart::Multiplier)), (levels, levels), "{went}");
            assert_eq!((number(rows, SumPart::Value), written), (value, score), "{went}");
        }
    }
    assert_eq!(scores, [30, 33, 120, -48, -60, 72, 23, -70, -54, 27, -90]);
}

#[test]
fn the_skat_changes_a_hand_game() {
    let page = page(Topic::Skat);
    let rows: Vec<&CardRow> = page
        .blocks
        .iter()
        .filter_map(|block| if let Block::Cards(row) = block { Some(row) } else { None })
        .collect();
    // Without ♣J and ♠J, in Hand: (2 + 1 + 1) × 12; with ♠J in the skat (1 + 1 + 1) × 12.
    assert!(rows[0].caption.ends_with("⟨without 2⟩, worth 48."), "{}", rows[0].caption);
    assert!(rows[1].caption.ends_with("⟨without 1⟩, worth 36."), "{}", rows[1].caption);
}

#[test]
fn levels_and_announcements() {
    let page = page(Topic::Announcing);
    let [may, levels] = tables(&page)[..] else { panic!() };
    let may: Vec<String> = may.rows.iter().map(|row| row.join(" ")).collect();
    assert_eq!(
        may,
        [
            "suit, Grand picked up – – –",
            "suit, Grand Hand yes yes yes",
            "Null picked up – – yes",
            "Null Hand – – yes",
        ]
    );
    let levels: Vec<String> = levels.rows.iter().map(|row| row[1..].join(" ")).collect();
    assert_eq!(levels, ["1 2 3", "2 3 4", "– 4 5", "– – 6", "– – 7"]);
}

#[test]
fn what_null_wins_and_loses() {
    let page = page(Topic::Null);
    let rows = &tables(&page)[0].rows;
    for (row, (name, value)) in rows.iter().zip(NULLS) {
        assert_eq!(row[0], name);
        assert_eq!(row[1], format!("+{value}"));
        assert_eq!(row[2], format!("−{}", 2 * value));
    }
}

#[test]
fn the_values_and_the_games_that_have_them() {
    let mut values: BTreeMap<i32, Vec<String>> = BTreeMap::new();
    for (suit, sign) in [('D', '♦'), ('H', '♥'), ('S', '♠'), ('C', '♣')] {
        for levels in 2..=18 {
            let game = format!("{sign} {levels} × {}", base(suit));
            values.entry(levels * base(suit)).or_default().push(game);
        }
    }
    for levels in 2..=11 {
        values.entry(levels * GRAND).or_default().push(format!("Grand {levels} × {GRAND}"));
    }
    for (name, value) in NULLS {
        values.entry(value).or_default().push(name.to_owned());
    }
    let page = page(Topic::Bids);
    let [plain, hand, all] = tables(&page)[..] else { panic!() };
    let rows = values.iter().map(|(value, games)| [value.to_string(), games.join(" · ")]);
    assert_eq!(all.rows, rows.collect::<Vec<_>>());
    assert_eq!(all.rows.len(), 63);
    // How far it carries: base × (matadors + 1), in Hand + 2.
    for (table, more) in [(plain, 1), (hand, 2)] {
        for (row, count) in table.rows.iter().zip(1..) {
            assert_eq!(row[0], format!("with or without {count}"));
            let bases = [9, 10, 11, 12, 24].map(|base| (base * (count + more)).to_string());
            assert_eq!(row[1..], bases);
        }
        assert_eq!(table.rows.len(), 4);
    }
}

#[test]
fn an_auction_goes_to_the_last_one_in() {
    let page = page(Topic::Auction);
    let said: Vec<String> = tables(&page)[0].rows.iter().map(|row| row.join(" ")).collect();
    assert_eq!(
        said,
        [
            "middlehand 18",
            "forehand yes",
            "middlehand 20",
            "forehand pass",
            "rearhand 22",
            "middlehand yes",
            "rearhand pass",
        ]
    );
    let result = Block::Text("The game goes to middlehand at ⟨22⟩.".to_owned());
    assert!(page.blocks.contains(&result));
}

#[test]
fn the_list_adds_up() {
    let page = page(Topic::List);
    let [deals, foot] = tables(&page)[..] else { panic!() };
    let (mut points, mut won, mut lost) = ([0; 3], [0; 3], [0; 3]);
    for row in &deals.rows {
        let written = (3..6).find(|&column| !row[column].is_empty());
        let Some(column) = written else {
            assert_eq!(row[1], "passed in");
            continue;
        };
        let (who, score) = (column - 3, numbers(&row[2].replace('+', ""))[0]);
        points[who] += score;
        won[who] += i32::from(score > 0);
        lost[who] += i32::from(score < 0);
        assert_eq!(numbers(&row[column]), [points[who]], "only the declarer's column moves");
        assert_eq!(row[3..6].iter().filter(|cell| !cell.is_empty()).count(), 1);
    }
    let all: i32 = lost.iter().sum();
    let column = |row: usize| -> Vec<i32> {
        foot.rows[row][1..].iter().map(|cell| numbers(cell)[0]).collect()
    };
    let each = |reckon: &dyn Fn(usize) -> i32| (0..3).map(reckon).collect::<Vec<i32>>();
    assert_eq!(column(0), each(&|who| points[who]));
    assert_eq!(column(1), each(&|who| 50 * (won[who] - lost[who])));
    assert_eq!(column(2), each(&|who| 40 * (all - lost[who])));
    let total = |who: usize| points[who] + 50 * (won[who] - lost[who]) + 40 * (all - lost[who]);
    assert_eq!(column(3), each(&total));
}

#[test]
fn a_ramsch_and_what_doubles() {
    let page = page(Topic::House);
    let sum = page.blocks.iter().find_map(|block| match block {
        Block::Sum(rows) => Some(rows),
        _ => None,
    });
    // 62 points and the 10 of the skat, a virgin, one push: 72 × 2 × 2.
    let rows: Vec<&str> = sum.unwrap().iter().map(|row| row.number.as_str()).collect();
    assert_eq!(rows, ["10", "72", "× 2", "× 2", "−288"]);
    let factors: Vec<&str> = tables(&page)[0].rows.iter().map(|row| row[1].as_str()).collect();
    assert_eq!(factors, ["× 2", "× 4", "× 8"]);
}

/// The figures in sentences, by hand: a language may order them as it likes.
#[test]
fn the_figures_of_sentences() {
    let figures = [
        (Topic::Cards, vec![32, 8, 30, 120, 11, 7]),
        (Topic::Deal, vec![3, 2, 4, 3, 10, 32, 100, 20, 43, 29, 8, 36, 48]),
        (Topic::Auction, vec![63, 18, 264, 18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 22, 18]),
        (Topic::Winning, vec![61, 120, 60, 30, 31]),
        (Topic::Announcing, vec![30, 90, 10]),
        (Topic::Ending, vec![9]),
        (Topic::Bids, vec![23, 35, 46, 59, 63]),
        (Topic::List, vec![2, 50, 50, 40, 30, 40, 500]),
    ];
    for (topic, expected) in figures {
        for lang in Lang::ALL {
            let page = topic.page(&words(lang));
            let texts = page.blocks.iter().filter_map(|block| match block {
                Block::Text(text) | Block::Heading(text) => Some(text.clone()),
                Block::List(items) => Some(items.join(" ")),
                _ => None,
            });
            // Portuguese calls the seats by their number.
            let text = texts.collect::<Vec<_>>().join(" ").replace("2.º", "");
            let mut found = numbers(&text);
            let mut expected = expected.clone();
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{lang:?} {topic}: {text}");
        }
    }
}
