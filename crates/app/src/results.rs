//! The results of people against bots in a finished match.

use rusc_game::Seat;
use rusc_table::Match;

use crate::{Fared, Place, Standing};

/// The result of every person against every bot; empty if the match is not over.
pub fn standings(game: &Match, places: &[Place]) -> Vec<Standing> {
    let Some(outcome) = game.outcome(game.here()) else { return Vec::new() };
    let bots = || Seat::all(game.current().seats()).filter_map(|seat| Some((seat, game.bot(seat)?)));
    let fared = |seat: Seat, rival: Seat| match (outcome.winners.contains(&seat), outcome.winners.contains(&rival)) {
        (true, false) => Fared::Won,
        (true, true) => Fared::Drawn,
        (false, _) if outcome.winners.is_empty() => Fared::Drawn,
        (false, _) => Fared::Lost,
    };
    let people = places.iter().filter_map(|place| Some((place.seat, place.owner.as_ref()?)));
    let standing = |(seat, owner), (rival, bot): (Seat, &str)| Standing {
        seat,
        rival,
        owner: Clone::clone(owner),
        game: game.entry().name().to_owned(),
        bot: bot.to_owned(),
        fared: fared(seat, rival),
    };
    people.flat_map(|person| bots().map(move |bot| standing(person, bot))).collect()
}
