//! The proof-number search, which knows the rules only, compared with the exact solver of Hexland.

use std::collections::BTreeSet;

use rusc_game::{Game, Rng};
use rusc_hexland::{Five, Position, Solve};
use rusc_present::{Solver, Wanted};
use rusc_search::Control;
use rusc_search::dfpn::{Dfpn, Plain, Settings};

/// Most nodes of a search, since positions in which much can be captured take very long.
const MOST_NODES: u64 = 20_000;
/// Number of positions to compare.
const COMPARED: usize = 8;

#[test]
fn late_positions_are_proven_as_the_solver_says() {
    let control = Control::nodes(MOST_NODES);
    let (mut compared, mut scores) = (0, BTreeSet::new());
    for index in 0..400 {
        let Some(position) = late_position(&mut Rng::stream(7, index)) else { continue };
        // Where boards can repeat, a value may depend on the path, and neither search promises it.
        let mut repeats = false;
        let mut hear = |message: &str| repeats |= message.contains("repeat a board");
        let Ok(solution) = Solve.solve(&position, Wanted::BestMoves, &control, &mut hear) else { continue };
        if repeats {
            continue;
        }
        let (seat, score) = (position.turn().seat().expect("the game is not over"), solution.score as i32);
        let [Some(reached), Some(passed)] = [score, score + 1].map(|least| {
            let search = Dfpn::new(small());
            let proven = search.prove(&position, &mut [Plain { seat, least }], &control, &mut |_| ());
            proven.map(|proven| proven.is_won)
        }) else {
            continue;
        };
        assert_eq!([reached, passed], [true, false], "score {score} in {position}");
        scores.insert(score);
        compared += 1;
        if compared == COMPARED {
            break;
        }
    }
    assert!(compared == COMPARED && scores.len() >= 4, "{compared} positions with the scores {scores:?}");
}

fn small() -> Settings {
    let mut settings = Settings::default();
    settings.table_bytes = 8 << 20;
    settings
}

/// A random position after many moves; `None` if the game ended before.
fn late_position(rng: &mut Rng) -> Option<Position<Five>> {
    let mut position = Position::<Five>::default();
    let mut moves = Vec::new();
    while position.moves_played() < 34 {
        position.play(position.random_move(rng, &mut moves)?);
    }
    (!position.is_over()).then_some(position)
}
