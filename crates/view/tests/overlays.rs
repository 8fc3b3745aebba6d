//! Every overlay is drawn once its data is there, and until then says what it is waiting for.

use std::sync::Arc;
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_host::{AnyPosition, Insight, Worth};
use rusc_present::{Argument, Eyes, Why};
use rusc_search::{Control, Proof, Score, Unit};
use rusc_view::{AnyArt, Drawings, Languages, Marks, Needs, Overlay, Subject};

/// A position of every game in which overlays have something to show, and the classes that they draw.
const SEEN: &[(&str, &str, &str, &[&str])] = &[
    ("connect4", "4,4,4,4,4,3,3,5", "values", &["score heat", "worth"]),
    ("hex:5", "c3,b4,d2,d4", "connections-1", &["connections seat1", "current", "bridges", "joins"]),
    ("hex:5", "c3,b4,d2,d4", "connections-2", &["connections seat2", "current", "bridges", "joins"]),
    ("hex:5", "c3,b4,d2,d4", "values", &["comb heat", "worth"]),
    ("hex:5", "c3,b4,d2,d4", "winning", &["wins", "winning"]),
    ("hexadom:players=2,seed=1", "", "places", &["place fits", "fits"]),
    ("hexland:5", "c3,e3,b2", "territory", &["owned timber"]),
    ("hexland:5", "c3,e3,b2", "values", &["top heat", "worth"]),
];

/// The position after some moves.
fn position(spec: &str, moves: &str) -> Arc<dyn AnyPosition> {
    let catalog = Catalog::builtin();
    let (entry, start) = catalog.start(spec).unwrap();
    entry.play(&start, moves).unwrap().pop().map_or(start, |played| played.position)
}

/// The whole insight of the game into a position.
fn insight(position: &dyn AnyPosition) -> Option<Insight> {
    // Solvers are asked only where a clock can stop them.
    position.insight(&Control { clock: Some(&|| Duration::ZERO), ..Control::unlimited() }, &mut |_| {})
}

/// The data for an overlay.
#[derive(Default)]
struct Given<'a> {
    overlay: Option<Overlay>,
    insight: Option<&'a Insight>,
    worths: &'a [Worth],
    is_analysed: bool,
    refusal: Option<&'a Why>,
}

/// A position as drawn in a match, in English.
fn drawn(art: &dyn AnyArt, position: &dyn AnyPosition, given: &Given) -> String {
    let languages = Languages::built_in();
    let (board, legal) = (position.board(Eyes::All), position.moves());
    let marks = Marks {
        is_live: true,
        legal: &legal,
        turn: position.turn().seat(),
        overlay: given.overlay,
        worths: given.worths,
        is_analysed: given.is_analysed,
        refusal: given.refusal,
        ..Marks::none(languages.negotiate("en"))
    };
    let picture = art.draw(&Subject { board: &board, insight: given.insight, marks });
    let live = picture.live().into_string();
    assert_eq!(live.contains("class=\"waiting\""), picture.standalone().contains("<text class=\"waiting\""));
    live
}

/// The moves of a position with increasing chances.
fn worths(position: &dyn AnyPosition) -> Vec<Worth> {
    let moves = position.moves();
    let share = |index: usize| (index + 1) as f64 / (moves.len() + 1) as f64;
    let worth = |(index, name): (usize, &String)| Worth {
        name: name.clone(),
        score: Some(Score::estimate(share(index) * 300.0 - 150.0, Unit::new("weights"))),
        chance: share(index),
        visits: 1,
    };
    moves.iter().enumerate().map(worth).collect()
}

#[test]
fn a_move_that_was_hardly_looked_at_has_no_value() {
    let (drawings, position) = (Drawings::builtin(), position("hex:5", "c3"));
    let art = drawings.art("hex").unwrap();
    let lucky = |visits: u32| {
        let mut worths = worths(&*position);
        worths.iter_mut().for_each(|worth| (worth.visits, worth.chance) = (visits, 0.5));
        (worths[0].visits, worths[0].chance) = (1, 0.99);
        drawn(art, &*position, &Given { overlay: art.overlay("values"), worths: &worths, ..Given::default() })
    };
    let count = |picture: &str| picture.matches("class=\"worth\"").count();
    // At first one playout is all that is known of any move.
    assert_eq!((count(&lucky(2)), count(&lucky(5_000))), (24, 23));
    assert!(lucky(2).contains(">99%<") && !lucky(5_000).contains(">99%<"));
}

#[test]
fn every_overlay_draws_what_it_promises() {
    let drawings = Drawings::builtin();
    for (spec, moves, name, classes) in SEEN {
        let position = position(spec, moves);
        let art = drawings.art(position.game_name()).unwrap();
        let overlay = art.overlay(name).unwrap_or_else(|| panic!("{spec} has no overlay {name}"));
        let (insight, worths) = (insight(&*position), worths(&*position));
        let bare = drawn(art, &*position, &Given { insight: insight.as_ref(), worths: &worths, ..Given::default() });
        let given = Given { overlay: Some(overlay), insight: insight.as_ref(), worths: &worths, ..Given::default() };
        let laid = drawn(art, &*position, &given);
        assert!(!laid.contains("class=\"waiting\""), "{spec} {name} has all it needs");
        for class in *classes {
            let begin = format!("class=\"{class}");
            assert!(laid.contains(&begin), "{spec} {name} draws no {class}");
            assert!(!bare.contains(&begin), "{spec} draws {class} without {name}");
        }
    }
}

#[test]
fn every_overlay_of_every_game_is_tried() {
    let drawings = Drawings::builtin();
    let mut tried = 0;
    for entry in Catalog::builtin().games() {
        let art = drawings.art(entry.name()).unwrap();
        for overlay in art.overlays() {
            let is_tried = |(spec, _, name, _): &&(&str, &str, &str, &[&str])| {
                spec.split(':').next() == Some(entry.name()) && *name == overlay.name
            };
            assert!(SEEN.iter().any(|seen| is_tried(&seen)), "{} of {} is not tried", overlay.name, entry.name());
            assert_eq!(art.overlay(overlay.name), Some(*overlay), "no two overlays have one name");
            tried += 1;
        }
        assert_eq!(art.overlay("connections"), None, "a misspelt name is no overlay");
    }
    assert_eq!(tried, SEEN.len());
}

#[test]
fn an_overlay_without_what_it_needs_says_what_it_waits_for() {
    let drawings = Drawings::builtin();
    let over = position("hex:2", "a1,b1,a2");
    for (spec, moves, name, _) in SEEN {
        let position = position(spec, moves);
        let art = drawings.art(position.game_name()).unwrap();
        let overlay = art.overlay(name).unwrap();
        let given = |is_analysed| Given { overlay: Some(overlay), is_analysed, ..Given::default() };
        let waiting = |is_analysed| said(&drawn(art, &*position, &given(is_analysed)));
        match overlay.needs {
            Needs::Nothing => assert_eq!(waiting(false), None),
            Needs::Insight => assert_eq!(waiting(false).as_deref(), Some("Working it out …")),
            Needs::Analysis => {
                assert!(waiting(true).is_some_and(|words| words.starts_with("The analysis has begun")));
                assert!(waiting(false).is_some_and(|words| words.contains("Start the analysis")));
            }
        }
        let refusal =
            Why { key: "none".to_owned(), arguments: Vec::<(String, Argument)>::new(), english: "Not now.".to_owned() };
        let refused = Given { overlay: Some(overlay), refusal: Some(&refusal), ..Given::default() };
        let is_refused = said(&drawn(art, &*position, &refused)).as_deref() == Some("Not now.");
        assert_eq!(is_refused, overlay.needs != Needs::Nothing, "{spec} {name}");
    }
    let art = drawings.art("hex").unwrap();
    let given = Given { overlay: Some(Overlay::VALUES), is_analysed: true, ..Given::default() };
    assert!(said(&drawn(art, &*over, &given)).is_some_and(|words| words.starts_with("The game is over")));
}

#[test]
fn an_overlay_that_finds_nothing_says_so() {
    let drawings = Drawings::builtin();
    let cases = [
        ("hexland:5", "", "territory", "Nobody owns land yet."),
        ("hex:2", "a1,b1,a2", "connections-2", "Nothing joins"),
        ("connect4:4x4", "1,2,1,2,1,2,1", "values", "The game is over"),
    ];
    for (spec, moves, name, words) in cases {
        let position = position(spec, moves);
        let art = drawings.art(position.game_name()).unwrap();
        let insight = insight(&*position);
        let given = Given { overlay: art.overlay(name), insight: insight.as_ref(), ..Given::default() };
        let said = said(&drawn(art, &*position, &given));
        assert!(said.as_ref().is_some_and(|said| said.starts_with(words)), "{spec} {name}: {said:?}");
    }
}

/// The text that an overlay shows instead of being drawn.
fn said(drawn: &str) -> Option<String> {
    let (_, rest) = drawn.split_once("class=\"waiting\"")?;
    rest.split(['>', '<']).nth(1).map(str::to_owned)
}

#[test]
fn a_move_that_wins_at_once_is_hottest() {
    let drawings = Drawings::builtin();
    // Column 4 wins; the other estimates are larger numbers, but of other units.
    let position = position("connect4", "4,1,4,1,4,2");
    let mut worths = worths(&*position);
    for worth in &mut worths {
        let (score, chance) = match worth.name.as_str() {
            "4" => (Score::proven(Proof::Win).in_moves(1), 1.0),
            "3" => (Score::estimate(999.0, Unit::new("weights")), 1.0),
            "7" => (Score::proven(Proof::Loss).in_moves(2), 0.0),
            _ => (Score::estimate(300.0, Unit::new("weights")), 0.4),
        };
        (worth.score, worth.chance) = (Some(score), chance);
    }
    let languages = Languages::built_in();
    let marks = Marks { worths: &worths, overlay: Some(Overlay::VALUES), ..Marks::none(languages.negotiate("en")) };
    let heat = |name: &str| marks.worth(name).map(|(_, heat)| heat).unwrap();
    assert_eq!([heat("4"), heat("3"), heat("1"), heat("7")], [8, 7, 1, 0]);
    let (art, insight) = (drawings.art("connect4").unwrap(), insight(&*position));
    let given = Given { overlay: art.overlay("values"), insight: insight.as_ref(), ..Given::default() };
    let drawn = drawn(art, &*position, &given);
    assert!(drawn.contains("✓1</text>") && !drawn.contains('%'));
    assert!(drawn.contains("wins with the next move\""), "a screen reader hears it");
}

#[test]
fn a_proven_win_is_drawn_as_a_chain() {
    let drawings = Drawings::builtin();
    let position = position("hex:4", "b2,a1,b3,a4");
    let (art, insight) = (drawings.art("hex").unwrap(), insight(&*position));
    let given = Given { overlay: art.overlay("connections-1"), insight: insight.as_ref(), ..Given::default() };
    let drawn = drawn(art, &*position, &given);
    assert!(drawn.contains("class=\"won proven\"") && drawn.contains("joined for certain"), "{drawn}");
    assert!(drawn.contains("data-lights=\""), "a cell names the cells that its connections need");
}
