//! Matches are fair, repeatable, and independent of the number of threads.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rusc_arena::{Environment, Job, JobError, Outcome};
use rusc_catalog::Catalog;
use rusc_host::GivenUp;
use rusc_record::Replay;
use rusc_search::Limits;

fn job(bots: [&str; 2]) -> Job {
    Job {
        game: "connect4".to_owned(),
        moves: String::new(),
        bots: bots.map(str::to_owned).to_vec(),
        games: 20,
        limits: Limits::default(),
        openings: 2,
        seed: 1,
        threads: 2,
    }
}

fn run(job: &Job, environment: &Environment) -> Result<Outcome, JobError> {
    rusc_arena::run(&Catalog::builtin(), job, environment)
}

fn played(job: &Job) -> Outcome {
    let stop = AtomicBool::new(false);
    run(job, &Environment { stop: &stop, clock: &|| Duration::ZERO, progress: &|_| {} })
        .expect("a match that can be played")
}

#[test]
fn a_bot_that_thinks_beats_one_that_does_not() {
    let outcome = played(&job(["alphabeta:depth=4", "random"]));
    assert!(outcome.wins[0] >= 18, "{:?}", outcome.wins);
    assert_eq!(outcome.wins.iter().sum::<u32>() + outcome.draws, 20);
    assert_eq!(outcome.wins_by_seat.iter().sum::<u32>() + outcome.draws, 20);
}

#[test]
fn threads_change_nothing_but_the_time() {
    let bots = ["alphabeta:depth=2", "random"];
    let one = played(&Job { threads: 1, ..job(bots) });
    for threads in [2, 3] {
        assert_eq!(one.games, played(&Job { threads, ..job(bots) }).games);
    }
    assert_ne!(one.games, played(&Job { seed: 2, ..job(bots) }).games);
}

#[test]
fn bots_change_seats_from_the_same_opening() {
    let outcome = played(&job(["alphabeta:depth=2", "alphabeta:depth=3"]));
    for pair in outcome.games.chunks(2) {
        assert_eq!(pair[0].bots, [0, 1]);
        assert_eq!(pair[1].bots, [1, 0]);
        assert_eq!(pair[0].moves[..2], pair[1].moves[..2]);
    }
    let openings: std::collections::HashSet<_> = outcome.games.iter().map(|game| game.moves[..2].to_vec()).collect();
    assert!(openings.len() > 5, "rounds differ");
}

#[test]
fn given_moves_begin_every_game() {
    let outcome = played(&Job { moves: "4453".to_owned(), openings: 0, games: 2, ..job(["random", "random"]) });
    assert!(outcome.games.iter().all(|game| game.moves[..4] == ["4", "4", "5", "3"]));
}

#[test]
fn a_stopped_match_keeps_its_finished_games() {
    let (stop, count) = (AtomicBool::new(false), AtomicU32::new(0));
    let progress = |_: &rusc_arena::Played| {
        if count.fetch_add(1, Ordering::Relaxed) == 4 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let job = Job { games: 1_000_000, threads: 1, ..job(["random", "random"]) };
    let outcome = run(&job, &Environment { stop: &stop, clock: &|| Duration::ZERO, progress: &progress });
    let outcome = outcome.expect("a match");
    assert_eq!((outcome.games.len(), outcome.is_complete()), (5, false));
    assert_eq!(outcome.wins.iter().sum::<u32>() + outcome.draws, 5, "what was played is counted");
    assert_eq!(outcome.job, job, "and says what it was part of");
}

#[test]
#[cfg(unix)]
fn a_program_that_ends_loses_with_the_reason() {
    let job = Job { game: "hex:4".to_owned(), games: 2, ..job(["htp:command=false", "random"]) };
    let outcome = played(&job);
    assert_eq!(outcome.wins, [0, 2]);
    for game in outcome.games {
        let Some(GivenUp::Failed(why)) = &game.forfeit else { panic!("{game:?} was played to its end") };
        let ending = game.record(&job.bots).outcome.expect("it is over").ending;
        assert_eq!(game.bots[ending.loser().expect("somebody failed").index()], 0);
        assert_eq!(why.key, "forfeit-bot");
        assert!(why.english.starts_with("htp:command=false ended (exit status: 1)"), "{why}");
    }
}

#[test]
fn every_game_can_be_kept() {
    let jobs =
        [job(["random", "alphabeta:depth=2"]), Job { game: "hexadom".to_owned(), ..job(["random", "tree:minimum"]) }];
    for job in jobs {
        for game in played(&Job { games: 4, ..job.clone() }).games {
            let record = game.record(&job.bots);
            let replay = Replay::new(&Catalog::builtin(), record.clone()).expect("it was played");
            let last = replay.positions.last().expect("the start is there");
            assert_eq!((last.is_over(), last.winners()), (true, game.winners.clone()));
            let again = rusc_record::json::read(&Catalog::builtin(), &rusc_record::json::write(&record));
            assert_eq!(again.map(|replay| replay.record), Ok(record.clone()));
            let nodes: Vec<_> = record.tree.ids().map(|id| record.tree.node(id)).collect();
            assert!(nodes[3].seconds.is_some() && nodes.iter().any(|node| node.score.is_some()));
            assert_eq!(record.seats[0].bot.as_ref(), Some(&job.bots[game.bots[0]]));
        }
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let error = |job: Job| {
        let stop = AtomicBool::new(false);
        run(&job, &Environment { stop: &stop, clock: &|| Duration::ZERO, progress: &|_| {} }).expect_err("a bad match")
    };
    let one_bot = Job { bots: vec!["random".to_owned()], ..job(["", ""]) };
    assert_eq!(error(one_bot).to_string(), "connect4 has 2 seats, but there are 1 bots: give one for each seat");
    assert!(matches!(error(job(["random", "clever"])), JobError::Spec(_)));
    assert!(matches!(error(Job { moves: "9".to_owned(), ..job(["random", "random"]) }), JobError::Moves(_)));
    assert_eq!(error(Job { moves: "1212121".to_owned(), ..job(["random", "random"]) }), JobError::Over);
    let threads = error(Job { threads: 100_000, ..job(["random", "random"]) });
    assert_eq!(threads, JobError::Threads { threads: 100_000, most: 1024 });
    let openings = error(Job { openings: 4_000_000_000, ..job(["random", "random"]) });
    assert_eq!(openings, JobError::Openings { openings: 4_000_000_000, most: 1000 });
}

/// An opening longer than the game stops before the last move, and takes no time.
#[test]
fn a_long_opening_ends_before_the_game() {
    let outcome = played(&Job { openings: 1000, games: 2, ..job(["random", "random"]) });
    for game in outcome.games {
        assert!(game.notes.last().is_some_and(Option::is_some), "{game:?}");
        assert!(game.notes.iter().filter(|note| note.is_some()).count() < 12, "{game:?}");
    }
}
