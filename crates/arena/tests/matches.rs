//! Matches are fair, repeat themselves, and do not depend on the number of threads.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use arena::{Job, JobError, Outcome, World, run};
use offer::GivenUp;
use search::Limits;

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

fn played(job: &Job) -> Outcome {
    let stop = AtomicBool::new(false);
    run(job, &World { stop: &stop, clock: &|| Duration::ZERO, progress: &|_| {} }).expect("a match that can be played")
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
        assert_eq!(one, played(&Job { threads, ..job(bots) }));
    }
    assert_ne!(one, played(&Job { seed: 2, ..job(bots) }));
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
    let progress = |_: &arena::Played| {
        if count.fetch_add(1, Ordering::Relaxed) == 4 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let job = Job { games: 1_000_000, threads: 1, ..job(["random", "random"]) };
    let outcome = run(&job, &World { stop: &stop, clock: &|| Duration::ZERO, progress: &progress });
    assert_eq!(outcome.expect("a match").games.len(), 5);
}

#[test]
#[cfg(unix)]
fn a_program_that_ends_loses_with_the_reason() {
    let job = Job { game: "hex:4".to_owned(), games: 2, ..job(["htp:command=false", "random"]) };
    let outcome = played(&job);
    assert_eq!(outcome.wins, [0, 2]);
    for game in outcome.games {
        let Some(GivenUp::Failed(reason)) = &game.forfeit else { panic!("{game:?} was played to its end") };
        let ending = game.record(&job.bots).outcome.expect("it is over").ending;
        assert_eq!(game.bots[ending.loser().expect("somebody failed").index()], 0);
        assert!(reason.starts_with("htp:command=false ended (exit status: 1)"), "{reason}");
    }
}

#[test]
fn every_game_can_be_kept() {
    let jobs =
        [job(["random", "alphabeta:depth=2"]), Job { game: "hexadom".to_owned(), ..job(["random", "tree:minimum"]) }];
    for job in jobs {
        for game in played(&Job { games: 4, ..job.clone() }).games {
            let record = game.record(&job.bots);
            let positions = record::positions(&record).expect("it was played");
            let last = positions.last().expect("the start is there");
            assert_eq!((last.is_over(), last.winners()), (true, game.winners.clone()));
            assert_eq!(record::json::read(&record::json::write(&record)), Ok(record.clone()));
            let nodes: Vec<_> = record.tree.ids().map(|id| record.tree.node(id)).collect();
            assert!(nodes[3].value.is_some() && nodes[3].seconds.is_some());
            assert_eq!(record.seats[0].bot.as_ref(), Some(&job.bots[game.bots[0]]));
        }
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let error = |job: Job| {
        let stop = AtomicBool::new(false);
        run(&job, &World { stop: &stop, clock: &|| Duration::ZERO, progress: &|_| {} }).expect_err("a bad match")
    };
    let one_bot = Job { bots: vec!["random".to_owned()], ..job(["", ""]) };
    assert_eq!(error(one_bot).to_string(), "connect4 has 2 seats, but there are 1 bots: give one for each seat");
    assert!(matches!(error(job(["random", "clever"])), JobError::Spec(_)));
    assert!(matches!(error(Job { moves: "9".to_owned(), ..job(["random", "random"]) }), JobError::Moves(_)));
    assert_eq!(error(Job { moves: "1212121".to_owned(), ..job(["random", "random"]) }), JobError::Over);
}
