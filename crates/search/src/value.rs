//! The scale of values: wins above all else, and the sooner the better.

use rusc_game::Game;

use crate::{Evaluation, Proof, Score};

/// A win on the spot; one that takes `n` moves is worth `n` less.
pub const WIN: i32 = 1_000_000;

/// Every value beyond this is a proven win, and beyond its negative a proven loss. Evaluations stay within.
pub const EVALUATION_LIMIT: i32 = 900_000;

/// More than any value.
pub const INFINITY: i32 = WIN + 1;

/// What a value proves by itself.
pub fn proof(value: i32) -> Option<Proof> {
    match value {
        value if value > EVALUATION_LIMIT => Some(Proof::Win),
        value if value < -EVALUATION_LIMIT => Some(Proof::Loss),
        _ => None,
    }
}

/// What a value of an evaluation means; `is_complete` where every line was played to its end.
pub fn score<G: Game, E: Evaluation<G>>(value: i32, is_complete: bool) -> Score {
    let units = f64::from(value) / E::POINTS_PER_UNIT;
    match proof(value) {
        Some(proof) => Score::proven(proof).in_moves((WIN - value.abs()).unsigned_abs()),
        None if is_complete && E::COUNTS_POINTS => Score::by_points(units.round() as i32),
        None if is_complete => Score::proven(Proof::of_sign(value)),
        None => Score::estimate(units, E::UNIT),
    }
}

/// The value without its proof: the highest or lowest that an evaluation may give.
pub(crate) fn doubted(value: i32) -> i32 {
    value.clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT)
}

/// The value counted from a position `ply` moves below the root, as a table must keep it: two lines may reach the position.
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
