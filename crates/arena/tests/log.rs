//! The folder of a match survives what happens to processes.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_arena::{Environment, GAMES, Log, LogError, MoveLimits, Openings, PLAN, Plan, Played};
use rusc_catalog::Catalog;

fn plan() -> Plan {
    Plan {
        game: "connect4:5x4".to_owned(),
        moves: String::new(),
        bots: ["alphabeta:depth=2", "random"].map(str::to_owned).to_vec(),
        games: 8,
        limits: MoveLimits { nodes: Some(50), ..MoveLimits::default() },
        openings: Openings::Random(2),
        seed: 1,
    }
}

fn played(plan: &Plan, done: Vec<Played>) -> Vec<Played> {
    static NEVER: AtomicBool = AtomicBool::new(false);
    let (clock, finished) = (|| Duration::ZERO, |_: &Played| ControlFlow::Continue(()));
    let environment = Environment { threads: 1, drain: &NEVER, stop: &NEVER, clock: &clock, finished: &finished };
    rusc_arena::run(&Catalog::builtin(), plan, done, &environment).expect("a match that can be played")
}

/// A folder with the first games of the match.
fn begun(folder: &Path, games: usize) -> Vec<Played> {
    let all = played(&plan(), Vec::new());
    let mut log = Log::create(folder, &plan()).expect("a new folder");
    all[..games].iter().for_each(|game| log.append(game, &plan()).expect("it can be written"));
    all
}

fn resumed(folder: &Path, plan: &Plan) -> Result<Vec<Played>, LogError> {
    Log::resume(folder, plan, &Catalog::builtin()).map(|(_, games)| games)
}

#[test]
fn a_match_goes_on_where_it_was_cut_at_any_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = begun(folder.path(), 3);
    let path = folder.path().join(GAMES);
    let whole = fs::read(&path).expect("it was written");
    let lines: Vec<usize> = (1..=whole.len()).filter(|&end| whole[end - 1] == b'\n').collect();
    for cut in (0..=whole.len()).rev().step_by(7).chain(lines.clone()) {
        fs::write(&path, &whole[..cut]).expect("it can be cut");
        let games = resumed(folder.path(), &plan()).expect("a torn line is no error");
        assert_eq!(games.len(), lines.iter().filter(|&&end| end <= cut).count(), "cut at {cut}");
        assert_eq!(games, all[..games.len()]);
        assert_eq!(
            fs::read(&path).expect("it is there").len(),
            lines.get(games.len().wrapping_sub(1)).copied().unwrap_or(0)
        );
        assert_eq!(played(&plan(), games), all, "the games that follow are the same");
    }
    // A line may have its length, but not its content.
    fs::write(&path, [&whole[..lines[1]], &[0; 40], b"\n"].concat()).expect("it can be written");
    assert_eq!(resumed(folder.path(), &plan()).map(|games| games.len()), Ok(2));
}

#[test]
fn a_match_goes_on_from_a_log_and_is_appended_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let all = begun(folder.path(), 3);
    let (mut log, games) = Log::resume(folder.path(), &plan(), &Catalog::builtin()).expect("it can be resumed");
    assert_eq!(games.len(), 3);
    all[3..].iter().for_each(|game| log.append(game, &plan()).expect("it can be written"));
    drop(log);
    assert_eq!(resumed(folder.path(), &Plan { games: 100, ..plan() }), Ok(all), "more games may follow");
}

#[test]
fn another_match_is_refused_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    begun(folder.path(), 1);
    let others = [
        ("game", Plan { game: "connect4".to_owned(), ..plan() }, "its game is \"connect4:5x4\", not \"connect4\""),
        ("bots", Plan { bots: vec!["random".to_owned(); 2], ..plan() }, "not [\"random\", \"random\"]"),
        ("limits", Plan { limits: MoveLimits::default(), ..plan() }, "its limits is 50 nodes, not none"),
        ("seed", Plan { seed: 2, ..plan() }, "its seed is 1, not 2"),
        (
            "openings",
            Plan { openings: Openings::Random(1), ..plan() },
            "its openings is 2 random moves, not 1 random moves",
        ),
    ];
    for (what, other, words) in others {
        let error = resumed(folder.path(), &other).expect_err("another match");
        assert!(matches!(&error, LogError::Differs { what: found, .. } if found == what), "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
    assert!(matches!(Log::create(folder.path(), &plan()), Err(LogError::NotEmpty { .. })));
}

#[test]
fn two_runs_never_write_to_one_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = Log::create(folder.path(), &plan()).expect("a new folder");
    assert!(matches!(resumed(folder.path(), &plan()), Err(LogError::Busy { .. })));
    assert!(matches!(Log::create(folder.path(), &plan()), Err(LogError::NotEmpty { .. })));
    drop(log);
    assert_eq!(resumed(folder.path(), &plan()), Ok(Vec::new()));
}

#[test]
fn what_is_not_a_match_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    assert_eq!(resumed(&folder.path().join("new"), &plan()), Ok(Vec::new()), "a new folder begins a match");
    fs::write(folder.path().join("other"), "").expect("it can be written");
    assert!(matches!(resumed(folder.path(), &plan()), Err(LogError::NoMatch { .. })));
    let folder = tempfile::tempdir().expect("a folder");
    begun(folder.path(), 2);
    let path = folder.path().join(GAMES);
    let text = fs::read_to_string(&path).expect("it was written");
    fs::write(&path, text.replacen("\"move\"", "\"mov\"", 1)).expect("it can be written");
    assert!(matches!(resumed(folder.path(), &plan()), Err(LogError::Unreadable { line: 1, .. })));
    fs::write(&path, text.replacen("RUSCGAME", "OTHER", 1)).expect("it can be written");
    assert!(matches!(resumed(folder.path(), &plan()), Err(LogError::Foreign { line: 1, .. })));
    fs::write(folder.path().join(PLAN), "{}").expect("it can be written");
    assert!(matches!(resumed(folder.path(), &plan()), Err(LogError::NoPlan { .. })));
}
