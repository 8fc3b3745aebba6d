//! Every experiment can be named, and the small ones run.

use std::collections::HashSet;
use std::time::Duration;

use rusc_catalog::Catalog;
use rusc_lab::{Lab, LabError, experiments, lessons};
use rusc_present::Spec;

/// The output of the experiment that a spec names.
fn written(spec: &str) -> Result<String, LabError> {
    let spec: Spec = spec.parse().unwrap();
    let all: Vec<_> = experiments(&Catalog::builtin()).into_iter().chain(lessons()).collect();
    let experiment = all.iter().find(|experiment| experiment.name == spec.name).unwrap();
    let mut out = Vec::new();
    experiment.prepare(&spec).unwrap()(&mut Lab::quiet(&mut out, &|| Duration::ZERO))?;
    Ok(String::from_utf8(out).unwrap())
}

#[test]
fn names_are_unique_and_options_take_their_defaults() {
    let mut names = HashSet::new();
    for experiment in experiments(&Catalog::builtin()).into_iter().chain(lessons()) {
        assert!(names.insert(experiment.name), "{} is there twice", experiment.name);
        assert!(!experiment.about.is_empty(), "{} has no help", experiment.name);
        for parameter in experiment.parameters {
            let default = &parameter.default;
            assert!(default.is_empty() || parameter.takes(default), "{}: {default}", parameter.name);
            assert!(!parameter.about.is_empty(), "{} has no help", parameter.name);
        }
    }
}

#[test]
fn the_published_tables_are_printed_beside_ours() {
    let tables = written("connect4-tables:depth=4").unwrap();
    assert!(tables.contains("| 4 | 4096 | 2401 | 1177 | 217 | 190 | 3236 | 1050 | 1680 |"), "{tables}");
    assert!(tables.contains("| 4 | 2401 | 2401 | 709 | 97 | 97 | 2096 | 1050 | 1680 |"), "{tables}");
    assert_eq!(tables.matches("found the value of the unpruned one: yes.").count(), 2, "{tables}");
}

#[test]
fn solving_hex_is_measured_with_the_known_winning_moves() {
    let table = written("hex-solver:openings=4,empty=3").unwrap();
    for row in ["| 4x4 | all openings | 4 | 1 | ", "| 4x4 | all openings | 4 | 2 | ", "| 3x3 | empty board | c1 | 1 | "]
    {
        assert!(table.contains(row), "{row} in {table}");
    }
}

#[test]
fn earlier_runs_cannot_be_merged_without_files() {
    let refused = written("hextress:merge=one.json").unwrap_err();
    assert!(matches!(&refused, LabError::Wrong(why) if why.key == "no-file-to-read"), "{refused:?}");
}

#[test]
fn a_measurement_can_be_about_one_game() {
    let refused = written("stop:game=chess").unwrap_err();
    assert!(matches!(&refused, LabError::Wrong(why) if why.key == "spec-unknown-game"), "{refused:?}");
    let table = written("stop:game=connect4,bot=random,stops=1").unwrap();
    assert!(table.contains("| connect4 | random | "), "{table}");
}

#[test]
fn balanced_openings_are_found_by_a_solver_or_a_bot() {
    let solved = written("openings:game=connect4:4x4,plies=3,count=4").unwrap();
    assert_eq!(
        solved.lines().next(),
        Some("# rusc bench openings --game connect4:4x4 --plies 3 --count 4 --tries 1000 --seed 1")
    );
    assert_eq!(
        (solved.lines().count(), solved.lines().all(|line| line.split(' ').count() >= 3)),
        (5, true),
        "{solved}"
    );
    let judged = written("openings:game=hex:5,bot=mcts,nodes=100,count=3,tolerance=50,tries=20").unwrap();
    assert_eq!(judged.lines().count(), 4, "{judged}");
    assert!(matches!(written("openings:game=hexadom"), Err(LabError::Wrong(why)) if why.key == "no-judge"));
}

#[test]
fn the_expert_wins_what_is_won_on_small_boards() {
    let table = written("hex-expert:smallest=4,largest=5,count=12,simulations=2000,seeds=1").unwrap();
    let row = |size: usize| format!("| {size}x{size} | 6 | 6 | 6 |");
    assert!(table.contains(&row(4)) && table.contains(&row(5)), "{table}");
    assert!(!table.contains("lost"), "{table}");
    let timed = written("hex-expert:smallest=4,largest=4,count=1,milliseconds=10,seeds=1").unwrap();
    assert!(timed.contains("| 4x4 | 1 | 1 | 1 |"), "{timed}");
}

#[test]
fn patterns_are_learned_from_games_fixed_by_a_seed() {
    let tiny = |seed| {
        written(&format!("hex-patterns:first=3,rounds=2,games=3,simulations=20,sizes=4,passes=2,seed={seed}")).unwrap()
    };
    let learned = tiny(1);
    assert!(
        learned.starts_with("# rusc learn hex-patterns --first 3 --rounds 2 --games 3 --simulations 20 --sizes 4"),
        "{learned}"
    );
    let weights: rusc_hex::patterns::PatternWeights = learned.parse().expect("what is written can be read");
    assert!(learned.ends_with(&weights.to_string()));
    assert!(learned == tiny(1), "the seed fixes everything");
    assert!(learned != tiny(2));
}

#[test]
fn a_network_is_learned_from_games_fixed_by_a_seed() {
    let tiny = |seed| written(&format!("hex-network:games=24,simulations=30,sizes=5,passes=2,seed={seed}")).unwrap();
    let learned = tiny(1);
    let head = "# rusc learn hex-network --games 24 --simulations 30 --network 0 --sizes 5 --passes 2 --seed 1\n# 24 games; in ";
    assert!(learned.starts_with(head), "{learned}");
    assert!(learned.contains("\n# the shipped network: cross entropy of the moves "), "both are compared: {learned}");
    let network: rusc_hex::network::Network = learned.parse().expect("what is written can be read");
    assert!(learned.ends_with(&network.to_string()));
    assert!(learned == tiny(1), "the seed fixes everything");
    assert!(learned != tiny(2));
}

#[test]
fn the_shipped_network_may_play_the_games_that_teach_the_next_one() {
    let taught = |network: u32| {
        let options = format!("games=6,simulations=300,network={network},sizes=7,passes=1");
        let learned = written(&format!("hex-network:{options}")).unwrap();
        assert!(learned.contains(&format!(" --network {network} --sizes 7 ")), "{learned}");
        learned.lines().filter(|line| !line.starts_with('#')).collect::<String>()
    };
    assert!(taught(100) != taught(0));
}
