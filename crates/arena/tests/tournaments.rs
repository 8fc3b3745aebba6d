//! Tournaments: every format, any number of seats, any order of outcomes.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use rusc_arena::{
    Course, Crew, DataFile, Done, Format, Hands, Job, MoveLimits, Openings, Outcome, Standings, Study, Threads,
    Tournament, TournamentError, usual_rounds,
};
use rusc_catalog::Catalog;
use rusc_present::Why;

static NEVER: AtomicBool = AtomicBool::new(false);

fn hands() -> Hands {
    Hands {
        catalog: Catalog::builtin(),
        stop: &NEVER,
        clock: |_| Duration::ZERO,
        files: Arc::new(|file: &DataFile| Ok::<_, Why>(PathBuf::from(format!("/data/{}", file.hash)))),
        may_start_programs: true,
    }
}

fn tournament(game: &str, bots: &[&str], format: Format) -> Tournament {
    let bots: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
    Tournament {
        name: "test".to_owned(),
        game: game.to_owned(),
        moves: String::new(),
        names: bots.clone(),
        rounds: usual_rounds(format, bots.len()),
        bots,
        format,
        games: 8,
        limits: MoveLimits { nodes: Some(50), ..MoveLimits::default() },
        openings: Openings::Random(2),
        sprt: None,
        batch: 1,
        data: Vec::new(),
        seed: 1,
    }
}

/// Plays a tournament on threads; outcomes may be handed over twice and in another order.
fn played(tournament: &Tournament, threads: usize, is_shuffled: bool) -> (Standings, Vec<Outcome>) {
    let mut course = Course::new(&Catalog::builtin(), tournament).expect("a tournament");
    let mut crew = Threads::new(threads, hands(), &NEVER);
    let mut all = Vec::new();
    while !course.is_complete() {
        crew.post(&course.jobs().expect("jobs")).expect("threads take all jobs");
        let mut outcomes = crew.collect(Duration::from_millis(if is_shuffled { 50 } else { 5 })).expect("threads work");
        if is_shuffled {
            outcomes.reverse();
            outcomes.extend(outcomes.clone());
        }
        outcomes.iter().for_each(|outcome| course.take(outcome).expect("its own outcomes"));
        all.extend(outcomes);
    }
    (course.standings(), all)
}

/// A table without the times, which differ from run to run.
fn timeless(mut standings: Standings) -> Standings {
    standings.rows.iter_mut().for_each(|row| row.seconds_per_move = 0.0);
    standings
}

const BOTS: [&str; 4] = ["alphabeta:depth=4", "alphabeta:depth=2", "alphabeta:depth=1", "random"];

#[test]
fn every_format_puts_the_strong_above_the_weak() {
    for format in [Format::RoundRobin, Format::Gauntlet, Format::Swiss, Format::Ladder] {
        let bots: Vec<&str> = if format == Format::Ladder { BOTS.into_iter().rev().collect() } else { BOTS.to_vec() };
        let (table, _) = played(&tournament("connect4", &bots, format), 2, false);
        assert!(table.is_complete && table.progress.0 == table.progress.1, "{format:?}: {table:?}");
        assert_eq!(table.rows[3].name, BOTS[3], "{format:?}: {table:?}");
        let elo = |place: usize| table.rows[place].rating.expect("it has played").elo;
        assert!(elo(0) > elo(3) + 200.0, "{format:?}: {table:?}");
        let (games, points) = (table.games - table.repeated, table.rows.iter().map(|row| row.points).sum::<f64>());
        assert!((points - f64::from(table.rows.iter().map(|row| row.games).sum::<u32>()) / 2.0).abs() < 1e-9);
        assert!(games >= 20, "{format:?}");
        for (place, row) in table.rows.iter().enumerate() {
            assert!(row.cells[place].is_none() && row.rating.is_some());
            for (other, cell) in row.cells.iter().enumerate() {
                let mirrored = table.rows[other].cells[place].map(|cell| (cell.other, cell.own, cell.games));
                assert_eq!(cell.map(|cell| (cell.own, cell.other, cell.games)), mirrored);
            }
        }
    }
}

#[test]
fn neither_threads_nor_the_order_change_the_table() {
    for format in [Format::RoundRobin, Format::Swiss] {
        let tournament = Tournament { batch: 2, ..tournament("connect4", &BOTS, format) };
        let one = timeless(played(&tournament, 1, false).0);
        assert_eq!(one, timeless(played(&tournament, 3, true).0));
        assert_ne!(one, timeless(played(&Tournament { seed: 2, ..tournament }, 1, false).0), "another seed");
    }
}

#[test]
fn more_seats_meet_in_groups() {
    let bots = ["greedy", "tree:minimum", "random", "tree:standard"];
    for (format, meetings) in [(Format::RoundRobin, 4), (Format::Gauntlet, 3), (Format::Swiss, 3)] {
        let tournament =
            Tournament { games: 3, openings: Openings::Random(0), ..tournament("hexadom:players=3", &bots, format) };
        let (table, outcomes) = played(&tournament, 2, false);
        assert_eq!((outcomes.len(), table.games, table.seats), (meetings, 3 * meetings as u32, 3), "{format:?}");
        let points: f64 = table.rows.iter().map(|row| row.points).sum();
        assert!((points - f64::from(table.games)).abs() < 1e-9, "{table:?}");
    }
}

#[test]
fn a_decided_test_cancels_the_rest() {
    let tournament = Tournament {
        games: 400,
        sprt: Some([0.0, 50.0, 0.05, 0.05]),
        ..tournament("connect4", &["alphabeta:depth=4", "random"], Format::RoundRobin)
    };
    let mut course = Course::new(&Catalog::builtin(), &tournament).expect("a tournament");
    let jobs = course.jobs().expect("jobs");
    assert_eq!(jobs.len(), 200);
    let hands = hands();
    let mut played = 0;
    while !course.is_complete() {
        let job: &Job = &jobs[played];
        let done = hands.perform(job).expect("it can be done").expect("nobody stops it");
        course.take(&Outcome { job: job.id.clone(), done }).expect("its own outcome");
        played += 1;
    }
    assert!(played < 100, "{played} jobs");
    assert_eq!((course.cancelled(), course.cancelled()), (vec!["m0".to_owned()], vec![]));
    assert_eq!(course.progress(), (played as u64, played as u64));
}

#[test]
fn a_job_that_failed_is_set_aside() {
    let tournament = tournament("connect4", &BOTS[..2], Format::RoundRobin);
    let mut course = Course::new(&Catalog::builtin(), &tournament).expect("a tournament");
    for job in course.jobs().expect("jobs") {
        let done = if job.id == "m0.1" {
            Done::SetAside(vec!["no luck".to_owned()])
        } else {
            hands().perform(&job).expect("it can be done").expect("nobody stops it")
        };
        course.take(&Outcome { job: job.id, done }).expect("its own outcome");
    }
    let table = course.standings();
    assert!(table.is_complete && table.games == 6, "{table:?}");
    assert_eq!(table.set_aside, [("m0.1".to_owned(), vec!["no luck".to_owned()])]);
}

#[test]
fn what_does_not_belong_to_it_is_refused() {
    let mut course =
        Course::new(&Catalog::builtin(), &tournament("connect4", &BOTS[..2], Format::RoundRobin)).expect("ok");
    let jobs = course.jobs().expect("jobs");
    let done = hands().perform(&jobs[1]).expect("done").expect("nobody stops it");
    for job in ["m0.0", "m0.99", "m7.0", "x", ""] {
        assert!(course.take(&Outcome { job: job.to_owned(), done: done.clone() }).is_err(), "{job:?}");
    }
    let lie = Done::Games(vec!["{}".to_owned()]);
    assert!(course.take(&Outcome { job: "m0.0".to_owned(), done: lie }).is_err());
    assert_eq!(course.progress().0, 0);
}

#[test]
fn what_cannot_be_played_is_refused() {
    let check = |tournament: Tournament| tournament.check(&Catalog::builtin()).expect_err("a bad tournament");
    let good = tournament("connect4", &BOTS, Format::RoundRobin);
    assert_eq!(good.check(&Catalog::builtin()), Ok(2));
    let one = tournament("connect4", &["random"], Format::RoundRobin);
    assert_eq!(check(one).to_string(), "a tournament of connect4 needs at least 2 bots, but there are 1");
    let twice = tournament("connect4", &["random", "random"], Format::RoundRobin);
    assert!(matches!(check(twice), TournamentError::Twice { .. }));
    assert!(matches!(check(tournament("connect4", &["random", "clever"], Format::Swiss)), TournamentError::Plan(_)));
    let test = Some([5.0, 5.0, 0.05, 0.05]);
    assert_eq!(check(Tournament { sprt: test, ..good }), TournamentError::NoSprt);
    let three = tournament("hexadom:players=3", &["greedy", "random", "tree:minimum"], Format::RoundRobin);
    assert!(matches!(check(Tournament { sprt: test, ..three }), TournamentError::SprtSeats { .. }));
}

#[test]
fn external_programs_need_permission_and_find_their_files() {
    let bots = ["htp:command=engine --net {net}", "random"];
    let job = Job {
        id: "m0.0".to_owned(),
        data: vec![DataFile { name: "net".to_owned(), hash: "abc".to_owned() }],
        task: rusc_arena::Task::Games(rusc_arena::Games {
            bots: bots.map(str::to_owned).to_vec(),
            limits: MoveLimits::default(),
            fixtures: vec![rusc_arena::Fixture {
                number: 0,
                bots: vec![0, 1],
                spec: "hex:4".to_owned(),
                opening: Vec::new(),
                seeds: vec![1, 2],
            }],
        }),
    };
    let refused = Hands { may_start_programs: false, ..hands() }.perform(&job).expect_err("not allowed");
    assert_eq!(refused.key, "job-program");
    assert!(refused.english.contains("engine --net /data/abc"), "{refused}");
}
