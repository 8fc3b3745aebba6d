//! Checks every claimed connection by brute force, and incremental updates against a search from scratch.

mod support;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use rusc_game::{Game, Rng, Seat};
use rusc_hex::connections::{Connection, Connections, Detail, End, HSearch};
use rusc_hex::{Cell, Cells, Move, Position, Rhombus};
use support::{Known, random_position, start, winner};

const FINEST: Detail = Detail { over_edges: false, ..Detail::FINEST };

fn both(position: &Position<1>, detail: Detail) -> [Connections<1>; 2] {
    [Seat::FIRST, Seat::SECOND].map(|seat| HSearch::new().connections(position, seat, detail))
}

/// Whether `seat` wins with `mover` to move, by brute force.
fn wins(position: &Position<1>, seat: Seat, mover: Seat, known: &mut Known) -> bool {
    let stones = [position.stones(Seat::FIRST), position.stones(Seat::SECOND)];
    winner(&position.set_up(stones, mover).expect("the stones lay there before"), known) == seat
}

/// Numbers of wins and of wins found: with the rival to move, with the owner to move.
#[derive(Default)]
struct Found {
    wins: [u32; 2],
    found: [u32; 2],
}

impl Found {
    /// Checks the claims about a position by brute force.
    fn judge(&mut self, position: &Position<1>, claimed: &[Connections<1>; 2], known: &mut Known) {
        for (seat, connections) in Seat::all(2).zip(claimed) {
            let claims = [connections.is_won(), connections.is_won() || !connections.nearly_winning().is_empty()];
            for (at, (claim, mover)) in claims.into_iter().zip([seat.rival(), seat]).enumerate() {
                let truth = wins(position, seat, mover, known);
                assert!(truth || !claim, "{seat:?} does not win with {mover:?} to move: {position:?}");
                self.wins[at] += u32::from(truth);
                self.found[at] += u32::from(claim);
            }
        }
    }

    fn share(&self, at: usize) -> f64 {
        f64::from(self.found[at]) / f64::from(self.wins[at])
    }
}

#[test]
fn claims_on_3x3_are_true_in_every_position() {
    let mut known = Known::new();
    let mut found = Found::default();
    let empty = start(3);
    for code in 0..3_usize.pow(9) {
        let mut stones = [Cells::EMPTY; 2];
        for (place, cell) in empty.board().all().iter().enumerate() {
            match code / 3_usize.pow(place as u32) % 3 {
                0 => {}
                colour => stones[colour - 1].insert(cell),
            }
        }
        let position = empty.set_up(stones, Seat::FIRST).expect("every cell has one state");
        found.judge(&position, &both(&position, FINEST), &mut known);
    }
    println!("3x3, all positions: {:.4} of the wins as second, {:.4} as first", found.share(0), found.share(1));
    // The book gives these numbers for readers who write the search themselves; here each counts for both seats.
    assert_eq!(found.wins, [2 * 6_923, 2 * 12_760]);
    assert!(found.share(0) > 0.99 && found.share(1) > 0.99);
}

#[test]
fn claims_on_4x4_are_true_in_a_large_sample() {
    let mut known = Known::new();
    let mut rng = Rng::new(4);
    let coarse = Detail { fulls: 3, semis: 4, joined: 3, over_edges: false, captured: false, selective: false };
    let over_edges = Detail { fulls: 20, semis: 40, joined: 4, over_edges: true, captured: false, selective: false };
    let captured = Detail { captured: true, ..FINEST };
    let sharp_and_captured = Detail { captured: true, ..Detail::SHARP };
    for (detail, positions, least) in [
        (FINEST, 6_000, 0.9),
        (coarse, 3_000, 0.75),
        (over_edges, 150, 0.93),
        (captured, 6_000, 0.92),
        (Detail::SHARP, 3_000, 0.9),
        (sharp_and_captured, 3_000, 0.92),
    ] {
        let mut found = Found::default();
        for _ in 0..positions {
            let stones = rng.below(12) as usize;
            if let Some(position) = random_position(4, stones, &mut rng) {
                found.judge(&position, &both(&position, detail), &mut known);
            }
        }
        println!("4x4, {detail:?}: {:.4} of the wins as second, {:.4} as first", found.share(0), found.share(1));
        assert!(found.share(0) > least && found.share(1) > least);
    }
}

#[test]
fn what_a_stopped_search_has_found_is_true_but_not_all() {
    let (mut known, mut rng, mut found) = (Known::new(), Rng::new(6), Found::default());
    let stop = AtomicBool::new(true);
    for _ in 0..40 {
        let stones = rng.below(12) as usize;
        if let Some(position) = random_position(4, stones, &mut rng) {
            let stopped =
                [Seat::FIRST, Seat::SECOND].map(|seat| HSearch::until(&stop).connections(&position, seat, FINEST));
            found.judge(&position, &stopped, &mut known);
        }
    }
    let all = both(&start(4), FINEST)[0].fulls().count();
    let stopped = HSearch::until(&stop).connections(&start(4), Seat::FIRST, FINEST).fulls().count();
    assert!(0 < stopped && stopped < all, "{stopped} of {all}");
}

#[test]
fn claims_kept_from_move_to_move_are_true_however_little_is_kept() {
    let mut known = Known::new();
    let mut search = HSearch::new();
    for (index, detail) in [(2, 2, 2), (3, 4, 3), (4, 8, 4)].into_iter().enumerate() {
        let (fulls, semis, joined) = detail;
        for over_edges in [false, true] {
            let detail = Detail { fulls, semis, joined, over_edges, captured: false, selective: false };
            let mut found = Found::default();
            for game in 0..60 {
                let mut rng = Rng::stream(index as u64, game);
                let mut position = start(4);
                let mut kept = both(&position, detail);
                while let Some(Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) {
                    kept.iter_mut().for_each(|connections| search.play(connections, position.mover(), cell));
                    position.play(Move::Stone(cell));
                    found.judge(&position, &kept, &mut known);
                }
            }
            println!("kept on 4x4, {detail:?}: {:.4} and {:.4}", found.share(0), found.share(1));
        }
    }
}

/// The task of joining two ends.
struct Task {
    connection: Connection<1>,
    seat: Seat,
    board: &'static Rhombus<1>,
    /// Whether the path may run along an edge.
    over_edges: bool,
}

impl Task {
    /// Whether the owner can join the ends within the remaining cells, by brute force.
    fn succeeds(&self, own: Cells<1>, left: Cells<1>, mover: Seat) -> bool {
        if self.is_joined(own) {
            return true;
        }
        let mut replies = left.iter().map(|cell| {
            let taken = if mover == self.seat { own | Cells::of(cell) } else { own };
            self.succeeds(taken, left.without(cell), mover.rival())
        });
        if mover == self.seat { replies.any(|joined| joined) } else { !left.is_empty() && replies.all(|joined| joined) }
    }

    fn is_joined(&self, own: Cells<1>) -> bool {
        // An edge is joined by every stone of the owner in its row.
        let edges = [self.board.near(self.seat) & own, self.board.far(self.seat) & own];
        let place = |end: End| match end.cell(self.board) {
            Some(cell) => Cells::of(cell),
            None => edges[usize::from(end == far_edge(self.board))],
        };
        let mut reached = place(self.connection.from);
        loop {
            let flooded = self.board.flood(reached, own);
            let met = edges.into_iter().filter(|edge| self.over_edges && edge.meets(flooded));
            let wider = met.fold(flooded, |wider, edge| wider | edge);
            if wider == reached {
                return reached.meets(place(self.connection.to));
            }
            reached = wider;
        }
    }
}

/// The end that stands for the far edge.
fn far_edge(board: &Rhombus<1>) -> End {
    End::from(Cell::new(board.area() + 1))
}

#[test]
fn every_connection_holds_within_its_carrier() {
    let mut rng = Rng::new(9);
    let mut search = HSearch::new();
    for round in 0..90 {
        let Some(position) = random_position(4 + round % 2, 2 + rng.below(9) as usize, &mut rng) else { continue };
        let (board, over_edges) = (position.board(), round % 3 == 0);
        let detail = Detail { fulls: 20, semis: 20, joined: 4, over_edges, captured: false, selective: false };
        for seat in Seat::all(2) {
            let connections = search.connections(&position, seat, detail);
            let fulls = connections.fulls().map(|one| (one, seat.rival()));
            let semis = connections.semis().map(|one| (one, seat));
            for (connection, mover) in fulls.chain(semis).filter(|(connection, _)| connection.carrier.len() <= 8) {
                let ends = [connection.from, connection.to].into_iter().filter_map(|end| end.cell(board));
                let own = ends.fold(position.stones(seat), |own, cell| own | Cells::of(cell));
                let task = Task { connection, seat, board, over_edges };
                let held = task.succeeds(own, connection.carrier, mover);
                assert!(held, "{seat:?} {connection:?} with {mover:?} to move in {position:?}");
            }
        }
    }
}

#[test]
fn no_carrier_contains_an_end_of_its_connection() {
    let mut search = HSearch::new();
    let over_edges = Detail { fulls: 20, semis: 40, joined: 4, over_edges: true, captured: false, selective: false };
    let coarse = Detail { fulls: 3, semis: 4, joined: 3, over_edges: true, captured: false, selective: false };
    // Game 187 is the first in which a new connection meets an older one that needs its outer end.
    for (size, games, detail) in [(4, 180..200, coarse), (4, 0..10, over_edges), (5, 0..10, Detail::NORMAL)] {
        for game in games {
            let mut rng = Rng::stream(7, game);
            let mut position = start(size);
            let mut kept = both(&position, detail);
            while let Some(Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) {
                kept.iter_mut().for_each(|connections| search.play(connections, position.mover(), cell));
                position.play(Move::Stone(cell));
                for connections in kept.iter().chain(&both(&position, detail)) {
                    for one in connections.fulls().chain(connections.semis()) {
                        let mut ends = [one.from, one.to].into_iter().filter_map(|end| end.cell(position.board()));
                        assert!(!ends.any(|end| one.carrier.contains(end)), "{one:?} in {position:?}");
                    }
                }
            }
        }
    }
}

/// All connections as comparable sets.
fn listed(connections: &Connections<1>) -> [BTreeSet<(End, End, Cells<1>)>; 2] {
    let key = |one: Connection<1>| (one.from, one.to, one.carrier);
    [connections.fulls().map(key).collect(), connections.semis().map(key).collect()]
}

#[test]
fn connections_kept_from_move_to_move_are_those_found_anew() {
    let mut search = HSearch::new();
    let mut compared = 0;
    for (size, games, detail) in [
        (2, 5, FINEST),
        (3, 100, FINEST),
        (3, 100, Detail::FINEST),
        (4, 60, FINEST),
        (5, 12, FINEST),
        (5, 20, Detail { fulls: 20, semis: 40, joined: 5, over_edges: false, captured: false, selective: false }),
    ] {
        for index in 0..games {
            let mut rng = Rng::stream(size as u64, index);
            let mut position = start(size);
            let mut kept = [Seat::FIRST, Seat::SECOND].map(|seat| search.connections(&position, seat, detail));
            while let Some(Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) {
                let mover = position.mover();
                position.play(Move::Stone(cell));
                for seat in Seat::all(2) {
                    let kept = &mut kept[seat.index()];
                    search.play(kept, mover, cell);
                    let anew = search.connections(&position, seat, detail);
                    if !kept.is_bounded() && !anew.is_bounded() {
                        assert_eq!(kept.is_won(), anew.is_won(), "{seat:?} in {position:?}");
                        if !kept.is_won() {
                            let [fulls, semis] = listed(kept);
                            let [new_fulls, new_semis] = listed(&anew);
                            assert_eq!(fulls, new_fulls, "{seat:?} in {position:?}");
                            assert_eq!(semis, new_semis, "{seat:?} in {position:?}");
                            compared += 1;
                        }
                    }
                }
            }
        }
    }
    println!("{compared} positions compared");
    assert!(compared > 2_000);
}
