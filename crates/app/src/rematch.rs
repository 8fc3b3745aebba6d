//! Rematches: the same game and players with another start.

use rusc_game::Seat;
use rusc_present::Spec;
use rusc_table::Match;

use crate::begin::{Plan, replay};
use crate::problem::{Problem, Trouble};
use crate::secret::random_deal;
use crate::{App, Place};

/// The name of the option that chooses who begins, in games that have it.
const FIRST: &str = "first";

/// The seat that may begin the rematch, if the game has this choice: the player with the largest loss.
pub(crate) fn beginner(game: &Match) -> Option<Seat> {
    has_beginner(game).then_some(())?;
    let outcome = game.outcome(game.here())?;
    let points = game.current().points();
    let lost = Seat::all(game.current().seats()).filter(|seat| !outcome.winners.contains(seat));
    lost.min_by_key(|seat| points.as_ref().map(|points| points[seat.index()]))
}

/// Whether the rules choose who begins, so that changing seats would change nothing.
pub(crate) fn has_beginner(game: &Match) -> bool {
    game.entry().options().iter().any(|option| option.name == FIRST)
}

/// Who sits where in a rematch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    /// Everybody keeps their seat.
    Same,
    /// The players change seats.
    Other,
    /// The loser begins, which the rules leave open; everybody keeps their seat.
    LoserBegins(u8),
}

/// Plans the rematch.
pub(crate) fn plan(app: &App, game: &Match, places: &[Place], sides: Sides) -> Result<Plan, Problem> {
    let first = if let Sides::LoserBegins(first) = sides { Some(first) } else { None };
    let (entry, record) = (game.entry(), game.record());
    let mut spec: Spec = record.spec.parse()?;
    let seats = usize::from(game.current().seats());
    let turned = usize::from(sides == Sides::Other);
    if first.is_some() && first != beginner(game).map(Seat::number) {
        return Err(Trouble::NotTheLoser.into());
    }
    for option in entry.options().iter().filter(|option| option.is_secret || option.name == FIRST) {
        spec = entry.with_option(&spec, option.name, &option.default)?;
    }
    if let Some(first) = first {
        spec = entry.with_option(&spec, FIRST, &first.to_string())?;
    }
    let dealt = entry.dealt(&spec, random_deal(&*app.shell))?;
    let mut sitters = record.seats.clone();
    sitters.rotate_left(turned);
    let moved = |place: &Place| {
        let index = (place.seat.index() + seats - turned) % seats;
        Place { seat: Seat::new(index as u8), ..place.clone() }
    };
    let places = places.iter().map(moved).collect();
    let replay = replay(app, dealt.to_string(), sitters)?;
    Ok(Plan { entry: entry.clone(), replay, time: game.time(), places })
}
