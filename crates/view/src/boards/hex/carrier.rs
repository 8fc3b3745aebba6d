//! The cells that connections need: those of one cell or group, and those of a proven win.

use std::collections::VecDeque;

use rusc_game::Seat;
use rusc_hex::{Place, SeenBoard, SeenConnection, SeenEnd, SeenPlayer};

/// The cells that the connections from a place need to reach the player's sides and stones, as a list of names. Of several
/// connections with the same end, it is the one that needs the fewest.
pub(super) fn carrier(board: &SeenBoard, player: &SeenPlayer, place: Place) -> String {
    if board.stone(place).is_some_and(|seat| seat != player.seat) {
        return String::new();
    }
    let group = board.group(place);
    let is_own = |end: SeenEnd| matches!(end, SeenEnd::Cell(place) if group.contains(&place));
    let mut best: Vec<(SeenEnd, &SeenConnection)> = Vec::new();
    for connection in &player.full {
        let other = match (is_own(connection.from), is_own(connection.to)) {
            (true, false) => connection.to,
            (false, true) => connection.from,
            _ => continue,
        };
        // Empty cells can be connected to nearly everything, which would say nothing.
        if matches!(other, SeenEnd::Cell(place) if board.stone(place) != Some(player.seat)) {
            continue;
        }
        match best.iter_mut().find(|(end, _)| *end == other) {
            Some((_, known)) if known.carrier.len() <= connection.carrier.len() => {}
            Some((_, known)) => *known = connection,
            None => best.push((other, connection)),
        }
    }
    let mut cells: Vec<Place> = best.iter().flat_map(|(_, connection)| connection.carrier.iter().copied()).collect();
    if cells.is_empty() {
        return String::new();
    }
    cells.extend(group);
    cells.sort_unstable_by_key(|place| (place.row, place.column));
    cells.dedup();
    cells.iter().map(Place::to_string).collect::<Vec<_>>().join(" ")
}

/// A chain of stones and cells of a connection between the sides of a player; it has as few empty cells as possible.
pub(super) fn chain(board: &SeenBoard, player: &SeenPlayer, crossing: &SeenConnection) -> Vec<Place> {
    let across = |place: Place| if player.seat == Seat::FIRST { place.row } else { place.column };
    let index = |place: Place| place.row * board.size + place.column;
    let is_stone = |place: Place| board.stone(place) == Some(player.seat);
    let is_part = |place: &Place| is_stone(*place) || crossing.carrier.contains(place);
    let mut before: Vec<Option<Option<Place>>> = vec![None; board.size * board.size];
    let mut ahead: VecDeque<(Place, Option<Place>)> =
        board.places().filter(|&place| across(place) == 0 && is_part(&place)).map(|place| (place, None)).collect();
    ahead.make_contiguous().sort_by_key(|(place, _)| !is_stone(*place));
    while let Some((place, from)) = ahead.pop_front() {
        if before[index(place)].is_some() {
            continue;
        }
        before[index(place)] = Some(from);
        if across(place) == board.size - 1 {
            return std::iter::successors(Some(place), |place| before[index(*place)].flatten()).collect();
        }
        for next in board.neighbours(place).filter(is_part) {
            // Stones first: a step onto one costs nothing.
            if is_stone(next) { ahead.push_front((next, Some(place))) } else { ahead.push_back((next, Some(place))) }
        }
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str) -> Place {
        name.parse().expect("a cell")
    }

    fn player(connections: &[(SeenEnd, SeenEnd, &[&str])]) -> SeenPlayer {
        let connection = |(from, to, carrier): &(SeenEnd, SeenEnd, &[&str])| SeenConnection {
            from: *from,
            to: *to,
            carrier: carrier.iter().map(|name| place(name)).collect(),
            depth: 2,
        };
        SeenPlayer {
            seat: Seat::FIRST,
            is_won: false,
            resistance: 1.0,
            currents: Vec::new(),
            voltages: Vec::new(),
            full: connections.iter().map(connection).collect(),
            semi: Vec::new(),
        }
    }

    #[test]
    fn the_carrier_of_a_group_is_that_of_its_best_connections() {
        let board = SeenBoard::from_rows(&["...", ".B.", "B.."]);
        let (stone, top) = (SeenEnd::Cell(place("a3")), SeenEnd::Top);
        let player = player(&[(stone, top, &["b1", "c1"]), (top, stone, &["a1", "b1", "c1"])]);
        assert_eq!(carrier(&board, &player, place("b2")), "b1 c1 b2 a3", "the group has two stones");
        assert_eq!(carrier(&board, &player, place("c3")), "", "nothing reaches this cell");
    }

    #[test]
    fn the_chain_of_a_proven_win_runs_from_side_to_side() {
        let board = SeenBoard::from_rows(&["...", ".B.", "..."]);
        let player = player(&[(SeenEnd::Top, SeenEnd::Bottom, &["b1", "c1", "a3", "b3"])]);
        let crossing = player.crossing(false).expect("a connection of the sides");
        let chain = chain(&board, &player, crossing);
        assert_eq!(chain.len(), 3);
        assert_eq!((chain[0].row, chain[1], chain[2].row), (2, place("b2"), 0));
    }
}
