//! Brute force and random positions, to check against.

use std::collections::HashMap;

use rusc_game::{Game, Rng, Seat};
use rusc_hex::{Cells, Move, Position, SwapRule};

/// Winners of positions, by the stones of both colours and the side to move.
pub(crate) type Known = HashMap<(Cells<1>, Cells<1>, Seat), Seat>;

pub(crate) fn start(size: usize) -> Position<1> {
    Position::new(size, SwapRule::Off).expect("the size is in range")
}

/// The winner with best play, by brute force.
pub(crate) fn winner(position: &Position<1>, known: &mut Known) -> Seat {
    if let Some(winner) = position.winner() {
        return winner;
    }
    let mover = position.mover();
    let key = (position.stones(Seat::FIRST), position.stones(Seat::SECOND), mover);
    if let Some(&winner) = known.get(&key) {
        return winner;
    }
    // The order affects only the running time.
    let empty = position.board().from_centre().iter().filter(|&&cell| position.empty().contains(cell));
    let wins = empty.into_iter().any(|&cell| winner(&position.after(Move::Stone(cell)), known) == mover);
    let winner = if wins { mover } else { mover.rival() };
    known.insert(key, winner);
    winner
}

/// A position after `stones` random moves; `None` if the game ends before.
pub(crate) fn random_position(size: usize, stones: usize, rng: &mut Rng) -> Option<Position<1>> {
    let mut position = start(size);
    for _ in 0..stones {
        position.play(position.random_move(rng, &mut Vec::new())?);
    }
    Some(position)
}
