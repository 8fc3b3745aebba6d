//! Monte Carlo tree search on a board small enough for exhaustive search.

use rusc_game::{Game, Seat};
use rusc_hex::{Position, SwapRule};
use rusc_search::mcts::{Mcts, MctsSettings, Playouts};
use rusc_search::{Control, Proof, Score};

/// The winner with best play, by exhaustive search.
fn winner(game: &Position<1>) -> Seat {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let Some(mover) = game.turn().seat() else { return game.winner().expect("Hex has no draws") };
    if moves.iter().any(|&mv| winner(&game.after(mv)) == mover) { mover } else { mover.rival() }
}

#[test]
fn every_opening_of_three_by_three_is_proven_rightly() {
    for playouts in [Playouts::Plain, Playouts::Skilled] {
        for swap in [SwapRule::Off, SwapRule::Reflected] {
            let start = Position::<1>::new(3, swap).expect("3x3 is a size");
            let mut moves = Vec::new();
            start.moves(&mut moves);
            for game in moves.iter().map(|&mv| start.after(mv)).chain([start]) {
                let settings =
                    MctsSettings { playouts, rave: 500.0, exploration: 0.3, bytes: 1 << 22, ..MctsSettings::default() };
                let report = Mcts::new(settings).search(&game, &Control::nodes(50_000), &mut |_| {});
                let mover = game.turn().seat().expect("one stone does not end the game");
                let expected = if winner(&game) == mover { Proof::Win } else { Proof::Loss };
                assert_eq!(report.score.and_then(Score::proof), Some(expected), "{playouts:?}: {game:?}");
                let after = game.after(report.best.expect("there is a move"));
                assert_eq!(winner(&after), winner(&game), "the proven move keeps what it proves: {game:?}");
            }
        }
    }
}

#[test]
fn a_seed_fixes_every_visit() {
    let game = Position::<1>::new(5, SwapRule::Reflected).expect("5x5 is a size");
    let settings = MctsSettings { rave: 500.0, exploration: 0.3, bytes: 1 << 20, ..MctsSettings::default() };
    let control = Control { seed: 5, ..Control::nodes(10_000) };
    let report = Mcts::new(settings).search(&game, &control, &mut |_| {});
    let most: Vec<u32> = report.candidates.iter().take(8).map(|candidate| candidate.visits).collect();
    assert_eq!((most.as_slice(), report.line.len()), ([1023, 984, 832, 683, 682, 682, 635, 567].as_slice(), 3));
}
