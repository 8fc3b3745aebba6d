//! Matches are fair, repeatable, and independent of the number of threads.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rusc_arena::{Clock, Environment, Fault, MoveLimits, Openings, Plan, PlanError, Played, Schedule, Tally};
use rusc_catalog::Catalog;
use rusc_record::{Ending, Replay};

fn plan(bots: [&str; 2]) -> Plan {
    Plan {
        game: "connect4".to_owned(),
        moves: String::new(),
        bots: bots.map(str::to_owned).to_vec(),
        games: 20,
        limits: MoveLimits::default(),
        openings: Openings::Random(2),
        seed: 1,
    }
}

static NEVER: AtomicBool = AtomicBool::new(false);

fn environment() -> Environment<'static> {
    Environment {
        threads: 2,
        drain: &NEVER,
        stop: &NEVER,
        clock: &|| Duration::ZERO,
        finished: &|_| ControlFlow::Continue(()),
    }
}

fn run(plan: &Plan, environment: &Environment) -> Result<Vec<Played>, PlanError> {
    rusc_arena::run(&Catalog::builtin(), plan, Vec::new(), environment)
}

fn played(plan: &Plan) -> Vec<Played> {
    run(plan, &environment()).expect("a match that can be played")
}

fn tally(plan: &Plan) -> Tally {
    let mut tally = Tally::new(plan.bots.len(), None);
    played(plan).iter().for_each(|game| tally.add(game));
    tally
}

#[test]
fn a_bot_that_thinks_beats_one_that_does_not() {
    let tally = tally(&plan(["alphabeta:depth=4", "random"]));
    assert!(tally.wins[0] >= 18, "{:?}", tally.wins);
    assert_eq!((tally.games, tally.distinct), (20, 20));
    assert_eq!(tally.wins.iter().sum::<u32>() + tally.draws, 20);
    assert_eq!(tally.wins_by_seat.iter().sum::<u32>() + tally.draws, 20);
    assert_eq!((tally.pairs.pairs(), tally.rounds.len()), (10, 10));
    let elo = tally.elo().expect("there are pairs");
    assert!(elo.interval.low.is_some_and(|low| low > 100.0), "{elo:?}");
}

#[test]
fn threads_change_nothing_but_the_time() {
    let plan = plan(["alphabeta:depth=2", "random"]);
    let one = run(&plan, &Environment { threads: 1, ..environment() });
    for threads in [2, 3] {
        assert_eq!(one, run(&plan, &Environment { threads, ..environment() }));
    }
    assert_ne!(one, Ok(played(&Plan { seed: 2, ..plan })));
}

#[test]
fn bots_change_seats_from_the_same_opening() {
    let games = played(&plan(["alphabeta:depth=2", "alphabeta:depth=3"]));
    for pair in games.chunks(2) {
        assert_eq!(pair[0].bots, [0, 1]);
        assert_eq!(pair[1].bots, [1, 0]);
        assert_eq!(pair[0].moves[..2], pair[1].moves[..2]);
    }
    let openings: std::collections::HashSet<_> = games.iter().map(|game| game.moves[..2].to_vec()).collect();
    assert_eq!(openings.len(), 10, "rounds differ");
}

/// There are seven openings of one move, so the eighth pair repeats one.
#[test]
fn an_opening_is_played_again_only_when_there_is_no_other() {
    let plan = Plan { openings: Openings::Random(1), games: 16, ..plan(["alphabeta:depth=2", "alphabeta:depth=3"]) };
    let openings: std::collections::HashSet<_> = played(&plan)[..14].iter().map(|game| game.moves[0].clone()).collect();
    assert_eq!(openings.len(), 7);
    let tally = tally(&plan);
    assert_eq!((tally.games, tally.distinct, tally.pairs.pairs()), (16, 14, 7), "a repeated game counts once");
    assert_eq!(tally.wins.iter().sum::<u32>() + tally.draws, 14);
}

#[test]
fn listed_openings_are_played_once_each() {
    let list: Vec<String> = ["44", "4435", "12"].map(str::to_owned).to_vec();
    let plan = Plan { openings: Openings::Listed(list), games: 6, ..plan(["random", "random"]) };
    let games = played(&plan);
    let begins = |moves: &[&str]| {
        games
            .iter()
            .filter(|game| game.moves.starts_with(&moves.iter().map(|m| (*m).to_owned()).collect::<Vec<_>>()))
            .count()
    };
    assert_eq!((begins(&["4", "4"]), begins(&["4", "4", "3", "5"]), begins(&["1", "2"])), (4, 2, 2));
    let bad = |opening: &str| Plan { openings: Openings::Listed(vec![opening.to_owned()]), ..plan.clone() };
    let error = |plan: &Plan| run(plan, &environment()).expect_err("a bad opening").to_string();
    assert!(error(&bad("4x")).contains("move 2, at character 2 of \"4x\""), "{}", error(&bad("4x")));
    assert!(error(&bad("1212121")).contains("over after the opening \"1212121\""));
}

/// What is played depends on the plan and the number alone, and survives being written down.
#[test]
fn jobs_are_plain_data() {
    let catalog = Catalog::builtin();
    let plan = Plan {
        game: "hexadom:players=3".to_owned(),
        bots: vec!["random".to_owned(); 3],
        openings: Openings::Random(0),
        games: 7,
        ..plan(["", ""])
    };
    let jobs: Vec<_> = Schedule::new(&catalog, &plan).expect("a plan").collect::<Result<_, _>>().expect("jobs");
    assert_eq!(jobs.iter().map(|job| job.bots[0]).collect::<Vec<_>>(), [0, 2, 1, 0, 2, 1, 0]);
    assert_eq!(jobs[0].spec, jobs[2].spec);
    assert_ne!(jobs[2].spec, jobs[3].spec);
    let written = serde_json::to_string(&(&plan, &jobs)).expect("plain data");
    assert_eq!(serde_json::from_str::<(Plan, Vec<rusc_arena::Fixture>)>(&written).expect("its own text"), (plan, jobs));
}

#[test]
fn given_moves_begin_every_game() {
    let plan = Plan { moves: "4453".to_owned(), openings: Openings::Random(0), games: 2, ..plan(["random", "random"]) };
    assert!(played(&plan).iter().all(|game| game.moves[..4] == ["4", "4", "5", "3"]));
}

#[test]
fn a_stopped_match_keeps_its_finished_games() {
    let plan = Plan { games: 1_000_000, ..plan(["random", "random"]) };
    for is_drained in [false, true] {
        let (stop, drain, count) = (AtomicBool::new(false), AtomicBool::new(false), AtomicU32::new(0));
        let finished = |_: &Played| {
            if count.fetch_add(1, Ordering::Relaxed) == 4 {
                if is_drained { &drain } else { &stop }.store(true, Ordering::Relaxed);
            }
            ControlFlow::Continue(())
        };
        let environment = Environment { threads: 1, stop: &stop, drain: &drain, finished: &finished, ..environment() };
        assert_eq!(run(&plan, &environment).expect("a match").len(), 5);
    }
}

#[test]
fn games_that_are_done_are_not_played_again() {
    let plan = plan(["alphabeta:depth=2", "random"]);
    let all = played(&plan);
    let done = vec![all[3].clone(), all[0].clone()];
    let count = AtomicU32::new(0);
    let finished = |_: &Played| {
        count.fetch_add(1, Ordering::Relaxed);
        ControlFlow::Continue(())
    };
    let again =
        rusc_arena::run(&Catalog::builtin(), &plan, done, &Environment { finished: &finished, ..environment() });
    assert_eq!((again, count.into_inner()), (Ok(all), 18));
}

#[test]
#[cfg(unix)]
fn a_program_that_ends_loses_with_the_reason() {
    let plan = Plan { game: "hex:4".to_owned(), games: 2, ..plan(["htp:command=false", "random"]) };
    for game in played(&plan) {
        let Ending::Failed(loser, why) = &game.ending else { panic!("{game:?} was played to its end") };
        assert_eq!((game.bots[loser.index()], game.fault()), (0, Some((0, Fault::Crash))));
        assert_eq!(why.key, "forfeit-bot");
        assert!(why.english.starts_with("htp:command=false ended (exit status: 1)"), "{why}");
    }
    let tally = tally(&plan);
    assert_eq!((tally.wins, tally.faults[0].crashes, tally.faults[1].sum()), (vec![0, 2], 2, 0));
}

/// A program that answers every command with a cell that is not on the board.
#[test]
#[cfg(unix)]
fn illegal_moves_are_counted_apart_from_crashes() {
    let bot = "htp:command=sh -c \"while read line; do case $line in genmove*) echo '= z99' ;; *) echo '=' ;; esac; echo; done\"";
    let tally = tally(&Plan { game: "hex:4".to_owned(), games: 2, ..plan([bot, "random"]) });
    assert_eq!((tally.faults[0].illegal, tally.faults[0].crashes, tally.faults[0].time), (2, 0, 0));
}

/// Every look at this clock finds that another ten seconds have passed.
#[test]
fn a_bot_that_takes_too_long_loses_on_time() {
    let ticks = AtomicU32::new(0);
    let clock = || Duration::from_secs(10 * u64::from(ticks.fetch_add(1, Ordering::Relaxed)));
    let limits = MoveLimits { time: Some(1.0), clock: Clock::Wall, ..MoveLimits::default() };
    let plan = Plan { limits, games: 1, ..plan(["random", "random"]) };
    let games = run(&plan, &Environment { clock: &clock, ..environment() }).expect("a match");
    assert!(matches!(games[0].ending, Ending::OutOfTime(_)), "{games:?}");
    assert_eq!(games[0].fault().map(|(_, fault)| fault), Some(Fault::Time));
}

#[test]
fn every_game_can_be_kept() {
    let plans = [
        plan(["random", "alphabeta:depth=2"]),
        Plan { game: "hexadom".to_owned(), ..plan(["random", "tree:minimum"]) },
    ];
    let catalog = Catalog::builtin();
    for plan in plans {
        let plan = Plan { games: 4, ..plan };
        for game in played(&plan) {
            let record = game.record(&plan.bots);
            let replay = Replay::new(&catalog, record.clone()).expect("it was played");
            let last = replay.positions.last().expect("the start is there");
            assert_eq!((last.is_over(), last.winners()), (true, game.winners.clone()));
            for text in [rusc_record::json::write(&record), rusc_record::json::write_line(&record)] {
                let again = rusc_record::json::read(&catalog, &text).expect("it was just written");
                assert_eq!(again.record, record);
                assert_eq!(Played::of(&again, &plan), Some(game.clone()));
            }
            let nodes: Vec<_> = record.tree.ids().map(|id| record.tree.node(id)).collect();
            assert!(nodes[3].seconds.is_some() && nodes.iter().any(|node| node.score.is_some()));
            assert_eq!(record.seats[0].bot.as_ref(), Some(&plan.bots[game.bots[0]]));
        }
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let error = |plan: Plan| run(&plan, &environment()).expect_err("a bad match");
    let one_bot = Plan { bots: vec!["random".to_owned()], ..plan(["", ""]) };
    assert_eq!(error(one_bot).to_string(), "connect4 has 2 seats, but there are 1 bots: give one for each seat");
    assert!(matches!(error(plan(["random", "clever"])), PlanError::Spec(_)));
    assert!(matches!(error(Plan { moves: "9".to_owned(), ..plan(["random", "random"]) }), PlanError::Moves(_)));
    assert_eq!(error(Plan { moves: "1212121".to_owned(), ..plan(["random", "random"]) }), PlanError::Over);
    let openings = error(Plan { openings: Openings::Random(4_000_000_000), ..plan(["random", "random"]) });
    assert_eq!(openings, PlanError::Openings { openings: 4_000_000_000, most: 1000 });
    assert_eq!(
        error(Plan { openings: Openings::Listed(Vec::new()), ..plan(["random", "random"]) }),
        PlanError::NoOpenings
    );
}

/// An opening longer than the game stops before the last move, and takes no time.
#[test]
fn a_long_opening_ends_before_the_game() {
    for game in played(&Plan { openings: Openings::Random(1000), games: 2, ..plan(["random", "random"]) }) {
        assert!(game.notes.last().is_some_and(Option::is_some), "{game:?}");
        assert!(game.notes.iter().filter(|note| note.is_some()).count() < 12, "{game:?}");
    }
}
