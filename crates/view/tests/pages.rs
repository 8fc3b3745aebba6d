//! Every page is complete in every language, and small enough.

mod samples;

use rusc_catalog::Catalog;
use rusc_game::Seat;
use rusc_search::{Proof, Score, Unit};
use rusc_table::Snapshot;
use rusc_view::{Languages, fragment, script};

#[test]
fn pages_are_complete_and_small() {
    let languages = Languages::built_in();
    for (language, _) in languages.names() {
        for (name, page) in samples::pages(&languages, &language) {
            let missing = page.split_once('⟦').map(|(_, rest)| rest.split('⟧').next());
            assert_eq!(missing, None, "{language} {name} says nothing for this key");
            let most = if name.starts_with("play") { 300_000 } else { 100_000 };
            assert!(page.len() < most, "{language} {name} has {} bytes", page.len());
            for unwanted in ["style=", "<style", "onclick", "javascript:", "{$", "-0 ", "-0\"", ">-0"] {
                assert!(!page.contains(unwanted), "{name} has {unwanted}");
            }
        }
    }
}

#[test]
fn ids_are_unique() {
    let languages = Languages::built_in();
    for (name, page) in samples::pages(&languages, "en") {
        let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "{name}");
    }
}

#[test]
fn the_script_is_small() {
    assert!(script().len() < 20_000, "{} bytes", script().len());
}

/// A part of the page of a match in English.
fn part(snapshot: &Snapshot, draw: fn(&rusc_view::Texts, &rusc_view::Scene) -> rusc_view::maud::Markup) -> String {
    let languages = Languages::built_in();
    samples::shown(snapshot, 8, |scene| draw(languages.negotiate("en"), scene).into_string())
}

#[test]
fn the_moves_are_a_tree() {
    let catalog = Catalog::builtin();
    let moves = part(&samples::snapshot(&catalog, "hex:5", 12), fragment::moves);
    assert_eq!(moves.matches("name=\"node\"").count(), 1 + 12 + 1, "the start, every move and one variation");
    assert_eq!(moves.matches("variation").count(), 1);
    assert_eq!(moves.matches("move here").count(), 1);
    assert_eq!(moves.matches("hex-1").count(), 6 + 1, "the variation is another ninth move");
}

#[test]
fn the_analysis_shows_chances() {
    let catalog = Catalog::builtin();
    let mut snapshot = samples::snapshot(&catalog, "connect4", 8);
    let analysis = snapshot.analysis.as_mut().map(std::sync::Arc::make_mut).expect("it is analysed");
    (analysis.moves[0].score, analysis.moves[0].chance) = (Some(Score::estimate(310.0, Unit::new("weights"))), 0.62);
    let mind = part(&snapshot, fragment::mind);
    assert!(mind.contains("62 %") && mind.contains("45.7 k") && !mind.contains("310"), "{mind}");
    let analysis = snapshot.analysis.as_mut().map(std::sync::Arc::make_mut).expect("it is analysed");
    analysis.moves[0].score = Some(Score::proven(Proof::Win).in_moves(7));
    assert!(part(&snapshot, fragment::mind).contains("wins in 7 moves"));
}

#[test]
fn the_graph_has_one_axis_for_all_bots() {
    let catalog = Catalog::builtin();
    let mut snapshot = samples::snapshot(&catalog, "connect4", 4);
    let game = &snapshot.game;
    let mut record = game.record().clone();
    // The second seat has a proven loss, by its own score and by the first's; a number from an old file counts for nothing.
    let scores = [
        Score::estimate(0.25, Unit::WIN_CHANCE),
        Score::estimate(0.25, Unit::WIN_CHANCE),
        Score::proven(Proof::Win).in_moves(3),
        Score::estimate(999.991, Unit::UNKNOWN),
    ];
    for (node, score) in
        record.tree.main_line(rusc_record::NodeId::ROOT).skip(1).collect::<Vec<_>>().into_iter().zip(scores)
    {
        record.tree.node_mut(node).score = Some(score);
    }
    let game = rusc_table::Match::begin(&catalog, record, rusc_table::TimeControl::None).expect("the match was played");
    snapshot.game = std::sync::Arc::new(game);
    let mind = part(&snapshot, fragment::mind);
    for mark in ["100 %", "50 %", "0 %"] {
        assert!(mind.contains(&format!(">{mark}</text>")), "the axis says {mark}: {mind}");
    }
    // From the top, which is 100 %: 75 % down, 25 % down, won.
    assert!(mind.contains("class=\"curve seat1\" d=\"M0 72L40 72L120 24L200 0L240 0\""), "{mind}");
    assert_eq!(mind.matches("class=\"pick\"").count(), 4, "every move can be gone to");
    for part in ["share seat1", "share seat2", "now"] {
        assert!(mind.contains(&format!("class=\"{part}\"")), "{part}: {mind}");
    }
    assert_eq!(snapshot.game.record().seats.len(), usize::from(Seat::SECOND.number()));
}

#[test]
fn whoever_may_not_see_everything_sees_no_thoughts() {
    let catalog = Catalog::builtin();
    let snapshot = samples::snapshot(&catalog, "hex:5", 6);
    let languages = Languages::built_in();
    let texts = languages.negotiate("en");
    let (open, closed) = samples::shown(&snapshot, 6, |scene| {
        let closed = rusc_view::Scene { eyes: rusc_present::Eyes::Public, may: rusc_view::May::default(), ..*scene };
        [*scene, closed]
            .map(|scene| fragment::mind(texts, &scene).into_string() + &fragment::board(texts, &scene).into_string())
    })
    .into();
    for mark in ["class=\"graph\"", "class=\"candidates\"", "class=\"worth\""] {
        assert!(open.contains(mark) && !closed.contains(mark), "{mark}");
    }
}
