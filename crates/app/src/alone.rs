//! Which matches go on although nobody looks at them; all others can rest.

use rusc_table::{Match, TimeControl};

use crate::Place;

/// Whether a match continues without watchers, with its places as they are: clocks wait until all are taken.
pub(crate) fn goes_on(game: &Match, places: &[Place]) -> bool {
    let is_bot = || game.turn().is_some_and(|seat| game.bot(seat).is_some());
    goes_on_alone(game) && (is_bot() || places.iter().all(|place| place.owner.is_some()))
}

/// Whether a match continues without watchers, once all its places are taken: a bot has to answer a person, or a clock runs. Bots
/// play each other only for watchers.
pub fn goes_on_alone(game: &Match) -> bool {
    let Some(seat) = game.turn().filter(|_| game.is_going_on()) else { return false };
    (game.bot(seat).is_some() && !game.is_demonstration()) || game.time() != TimeControl::None
}
