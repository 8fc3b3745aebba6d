//! The scale of search values: wins rank above everything else, and sooner wins above later ones.

use rusc_game::Game;

use crate::{Evaluation, Proof, Score};

/// The value of an immediate win; a win in `n` moves is worth `WIN - n`.
pub const WIN: i32 = 1_000_000;

/// Largest heuristic value: anything above it is a proven win, anything below its negative a proven loss.
pub const EVALUATION_LIMIT: i32 = 900_000;

/// A number greater than any value.
pub const INFINITY: i32 = WIN + 1;

/// The result that a value proves by itself, if any.
pub fn proof(value: i32) -> Option<Proof> {
    match value {
        value if value > EVALUATION_LIMIT => Some(Proof::Win),
        value if value < -EVALUATION_LIMIT => Some(Proof::Loss),
        _ => None,
    }
}

/// Converts a search value to a score; `is_complete` if every line was played to its end.
pub fn score<G: Game, E: Evaluation<G>>(value: i32, is_complete: bool) -> Score {
    let units = f64::from(value) / E::POINTS_PER_UNIT;
    match proof(value) {
        Some(proof) => Score::proven(proof).in_moves((WIN - value.abs()).unsigned_abs()),
        None if is_complete && E::COUNTS_POINTS => Score::by_points(units.round() as i32),
        None if is_complete => Score::proven(Proof::of_sign(value)),
        None => Score::estimate(units, E::UNIT),
    }
}

/// Clamps a value to the heuristic range, so that it does not count as proven.
pub(crate) fn doubted(value: i32) -> i32 {
    value.clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
}

/// Converts a value from the root to a position `ply` moves below it, as the table stores it: several lines may reach the
/// position.
pub(crate) fn from_here(value: i32, ply: u32) -> i32 {
    match proof(value) {
        Some(Proof::Win) => value + ply as i32,
        Some(Proof::Loss) => value - ply as i32,
        _ => value,
    }
}

/// The inverse of [`from_here`].
pub(crate) fn from_root(value: i32, ply: u32) -> i32 {
    match proof(value) {
        Some(Proof::Win) => value - ply as i32,
        Some(Proof::Loss) => value + ply as i32,
        _ => value,
    }
}
