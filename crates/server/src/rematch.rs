//! The match after a match: the same game and players, another beginning.

use catalog::Entry;
use game::Seat;
use offer::{Settings, Spec};
use record::Record;
use table::Match;

use crate::begin::Plan;
use crate::problem::Problem;
use crate::room::Room;
use crate::secret::random_number;
use crate::storage::Place;

/// The seat that may begin the rematch, where the game lets one choose: who has lost by most.
pub(crate) fn beginner(game: &Match) -> Option<Seat> {
    lets_choose_beginner(game.entry()).then_some(())?;
    let outcome = game.outcome(game.here())?;
    let points = game.current().points();
    let lost = Seat::all(game.current().seats()).filter(|seat| !outcome.winners.contains(seat));
    lost.min_by_key(|seat| points.as_ref().map(|points| points[seat.index()]))
}

/// A match like this one, in which the loser begins if `first` is its number; else the players change seats.
pub(crate) fn plan(game: &Match, room: &Room, first: Option<u8>) -> Result<Plan, Problem> {
    let spec: Spec = game.record().spec.parse().map_err(Problem::malformed)?;
    let options = game.entry().offer.options();
    let mut settings = Settings::read(&spec, options).map_err(Problem::malformed)?;
    let seats = usize::from(game.current().seats());
    let turned = if first.is_some() { 0 } else { 1 };
    if first.is_some() && first != beginner(game).map(Seat::number) {
        return Err(Problem::malformed("only who lost may be chosen to begin"));
    }
    for option in options.iter().filter(|option| option.is_secret || option.name == "first") {
        settings = settings.with(option.name, option.default());
    }
    if let Some(first) = first {
        settings = settings.with("first", first);
    }
    let spec = catalog::dealt(&settings.spec(), u64::from(random_number())).map_err(Problem::malformed)?;
    let mut sitters = game.record().seats.clone();
    sitters.rotate_left(turned);
    let moved = |place: Place| {
        let index = (place.seat.index() + seats - turned) % seats;
        Place { seat: Seat::new(index as u8), ..place }
    };
    let places = room.places().into_iter().map(moved).collect();
    Ok(Plan { record: Record::new(spec, sitters), time: game.time(), places })
}

fn lets_choose_beginner(entry: &Entry) -> bool {
    entry.offer.options().iter().any(|option| option.name == "first")
}
