//! Inferior cells: what can be filled in or left out without changing who wins.
//!
//! A dead cell is of no use to either player. A captured cell belongs to a player as if the stone lay there: whatever the rival
//! plays in its set is answered by a move that makes the rival's stone dead. A vulnerable move is one the rival can answer so. A
//! reversible move is one that the rival can answer by capturing the stone. A dominated move is no better than another.
//!
//! Graphs of the whole board show dead cells, captured pairs and vulnerable moves; local patterns, derived by brute force, show
//! larger captured sets, cells that belong to a player for other reasons (permanently inferior ones), reversible and dominated
//! moves.

mod deriving;
mod graph;
mod lattice;
mod local;
mod pattern;
mod placed;

use rusc_game::Seat;

pub use deriving::patterns;
pub use placed::{Dominated, Reversible};

use crate::connections::{Connections, End};
use crate::{Cell, Cells, Position, Rhombus};
use graph::{Enclosure, Gate, Graph, Room};
use placed::{Filling, Places};

/// A position with its dead and captured cells filled in; the winner is the same as before.
#[derive(Clone, Debug)]
pub struct FilledIn<const WORDS: usize> {
    /// The position with the stones added.
    pub position: Position<WORDS>,
    steps: Vec<Step<WORDS>>,
    vulnerable: [Cells<WORDS>; 2],
    graphs: [Graph<WORDS>; 2],
}

/// Cells filled in together, and what the reason depends on.
#[derive(Clone, Copy, Debug)]
struct Step<const WORDS: usize> {
    seat: Seat,
    cells: Cells<WORDS>,
    /// The stones of the seat, original or filled in, and the empty cells that the step depends on.
    support: Cells<WORDS>,
}

impl<const WORDS: usize> FilledIn<WORDS> {
    /// Fills in dead and captured cells until no more are found.
    pub fn new(position: &Position<WORDS>) -> Self {
        let board = position.board();
        let mut filled = FilledIn {
            position: *position,
            steps: Vec::new(),
            vulnerable: [Cells::EMPTY; 2],
            graphs: [Graph::new(board), Graph::new(board)],
        };
        filled.fill_all([Seat::FIRST, Seat::SECOND].map(|seat| position.stones(seat)));
        filled
    }

    /// Fills in cells until no more are found, beginning with these stones.
    fn fill_all(&mut self, mut stones: [Cells<WORDS>; 2]) {
        while self.fill(&mut stones) {}
        if !self.steps.is_empty() {
            let position = self.position.set_up(stones, self.position.mover());
            self.position = position.expect("only empty cells are filled in");
        }
    }

    /// Fills in cells that their owner can use for nothing but to join two groups, if connections within them join the groups
    /// anyway. Returns whether there were such cells; then the connections no longer fit the position.
    pub fn fill_enclosed(&mut self, connections: &Connections<WORDS>) -> bool {
        let seat = connections.seat();
        let mut enclosures = self.graphs[seat.index()].enclosures();
        let joined = enclosures.find(|Enclosure { ends: [one, other], cells, .. }| {
            let ends = [one, other].map(|gate| end(*gate, connections));
            connections.carriers(ends[0], ends[1]).iter().any(|carrier| carrier.is_within(*cells))
        });
        let Some(Enclosure { cells, support, .. }) = joined else { return false };
        drop(enclosures);
        self.steps.push(Step { seat, cells, support });
        let mut stones = [Seat::FIRST, Seat::SECOND].map(|seat| self.position.stones(seat));
        stones[seat.index()] |= cells;
        self.fill_all(stones);
        true
    }

    /// Moves of the mover, each with another that is at least as good; only patterns show them.
    pub fn dominated(&self) -> Vec<Dominated<WORDS>> {
        let position = &self.position;
        let places = Places::new(position.board(), [Seat::FIRST, Seat::SECOND].map(|seat| position.stones(seat)));
        let mut found = Vec::new();
        for cell in position.empty().iter() {
            found.extend(places.dominated_at(cell, position.mover()));
        }
        found
    }

    /// Moves of a player within a region cut off from the rest of the board, each with another that wins the whole region: the
    /// player's connections join it to all groups around. `connections` are those of the player to move.
    pub fn dominated_in_rooms(&self, connections: &Connections<WORDS>) -> Vec<Dominated<WORDS>> {
        let seat = connections.seat();
        let (board, rivals) = (self.position.board(), self.position.stones(seat.rival()));
        let mut found = Vec::new();
        for room in self.graphs[seat.index()].rooms() {
            let Some(by) = room.cells.iter().find(|&cell| is_joined_to_all(cell, &room, connections)) else { continue };
            let support = room.cells | board.around(room.cells) & rivals;
            found.extend(room.cells.without(by).iter().map(|cell| Dominated { cell, by, support }));
        }
        found
    }

    /// Moves of the mover, not vulnerable, that the rival can answer by capturing the stone; only patterns show them.
    pub fn reversible(&self) -> Vec<Reversible> {
        // All of these and all vulnerable moves can be left out at once. If one wins, the mover still wins on the board where its
        // cell, the answer and the captured cells are the rival's. More stones of the rival undo no other capture there, so this
        // can be repeated until the mover needs another move, which wins here as well, or none at all.
        let position = &self.position;
        let places = Places::new(position.board(), [Seat::FIRST, Seat::SECOND].map(|seat| position.stones(seat)));
        let mut found = Vec::new();
        for cell in position.empty().iter() {
            found.extend(places.reversible_at(cell, position.mover()));
        }
        found.retain(|reversible| !self.vulnerable(position.mover()).contains(reversible.cell));
        found
    }

    /// The moves of a seat that its rival can answer by making the stone dead.
    pub fn vulnerable(&self, seat: Seat) -> Cells<WORDS> {
        self.vulnerable[seat.index()]
    }

    /// A cell at which the rival of `seat` makes a stone of `seat` on the vulnerable `cell` dead.
    pub fn killer(&self, seat: Seat, cell: Cell) -> Option<Cell> {
        self.killers(seat.rival(), cell).lowest()
    }

    /// The cells filled in for a seat.
    pub fn cells(&self, seat: Seat) -> Cells<WORDS> {
        let own = self.steps.iter().filter(|step| step.seat == seat);
        own.fold(Cells::EMPTY, |all, step| all | step.cells)
    }

    /// The stones of the groups of `seat` adjacent to a set of cells.
    pub fn stones_at(&self, seat: Seat, cells: Cells<WORDS>) -> Cells<WORDS> {
        self.graphs[seat.index()].stones_at(cells)
    }

    /// All stones and filled-in cells of `seat` that the stones `needed` depend on, including themselves.
    pub fn support(&self, seat: Seat, needed: Cells<WORDS>) -> Cells<WORDS> {
        let mut all = needed;
        loop {
            let met = self.steps.iter().filter(|step| step.seat == seat && step.cells.meets(all));
            let wider = met.fold(all, |wider, step| wider | step.cells | step.support);
            if wider == all {
                return all;
            }
            all = wider;
        }
    }

    /// One round over the board; returns whether cells were filled in.
    fn fill(&mut self, stones: &mut [Cells<WORDS>; 2]) -> bool {
        let board = self.position.board();
        let mut open = board.all() & !(stones[0] | stones[1]);
        for seat in Seat::all(2) {
            self.graphs[seat.index()].set(seat, stones[seat.index()], open);
        }
        let before = self.steps.len();
        let is_dead = |&cell: &Cell| self.graphs.iter().any(|graph| graph.is_dead(cell));
        let dead =
            open.iter().filter(is_dead).collect::<Cells<WORDS>>() | self.graphs[0].cut_off() | self.graphs[1].cut_off();
        // A dead cell may go to either player.
        if !dead.is_empty() {
            self.take(Seat::FIRST, dead, stones);
            open &= !dead;
        }
        for seat in Seat::all(2) {
            self.vulnerable[seat.rival().index()] = Cells::EMPTY;
            let mut left = open;
            while let Some(cell) = left.lowest() {
                left.remove(cell);
                let killers = self.killers(seat, cell);
                if killers.is_empty() {
                    continue;
                }
                self.vulnerable[seat.rival().index()].insert(cell);
                let partner = (killers & left).iter().find(|&other| self.killers(seat, other).contains(cell));
                if let Some(partner) = partner {
                    left.remove(partner);
                    open &= !(Cells::of(cell) | Cells::of(partner));
                    self.take(seat, Cells::of(cell) | Cells::of(partner), stones);
                }
            }
        }
        if self.steps.len() == before {
            self.fill_patterns(stones);
        }
        self.steps.len() > before
    }

    /// Fills in cells by local patterns.
    fn fill_patterns(&mut self, stones: &mut [Cells<WORDS>; 2]) {
        let board = self.position.board();
        let mut places = Places::new(board, *stones);
        for cell in (board.all() & !(stones[0] | stones[1])).iter() {
            if let Some(Filling { seat, cells, support }) = places.filling_at(cell) {
                self.steps.push(Step { seat, cells, support });
                stones[seat.index()] |= cells;
                places.put(seat, cells);
            }
        }
    }

    /// The cells where a stone of `seat` makes `cell` dead.
    fn killers(&self, seat: Seat, cell: Cell) -> Cells<WORDS> {
        self.graphs[seat.index()].killed_by_own(cell) | self.graphs[seat.rival().index()].killed_by_rival(cell)
    }

    fn take(&mut self, seat: Seat, cells: Cells<WORDS>, stones: &mut [Cells<WORDS>; 2]) {
        let support = self.graphs[seat.index()].stones_at(cells);
        self.steps.push(Step { seat, cells, support });
        stones[seat.index()] |= cells;
    }
}

/// Whether connections within a room that do not get in each other's way join a cell to all the groups around.
fn is_joined_to_all<const WORDS: usize>(cell: Cell, room: &Room<WORDS>, connections: &Connections<WORDS>) -> bool {
    let mut free = room.cells.without(cell);
    room.gates.iter().all(|&gate| {
        let carriers = connections.carriers(cell.into(), end(gate, connections)).iter();
        let smallest = carriers.filter(|carrier| carrier.is_within(free)).min_by_key(|carrier| carrier.len());
        smallest.is_some_and(|&carrier| {
            free &= !carrier;
            true
        })
    })
}

/// A gate as an end of connections.
fn end<const WORDS: usize>(gate: Gate, connections: &Connections<WORDS>) -> End {
    match gate {
        Gate::Near => connections.near(),
        Gate::Far => connections.far(),
        Gate::Stone(stone) => connections.captain(stone),
    }
}

/// The stones and cells of a player that can matter if the rival has all other cells of the board: without dead cells, and
/// without those that the rival captures there.
pub fn shrink<const WORDS: usize>(
    board: &'static Rhombus<WORDS>,
    seat: Seat,
    mut stones: Cells<WORDS>,
    mut open: Cells<WORDS>,
) -> (Cells<WORDS>, Cells<WORDS>) {
    let mut graph = Graph::new(board);
    loop {
        graph.set(seat, stones, open);
        let dead: Cells<WORDS> = open.iter().filter(|&cell| graph.is_dead(cell)).collect();
        let useless = graph.dead_stones();
        open &= !dead;
        stones &= !useless;
        if dead.is_empty() && useless.is_empty() {
            let captured = captured_pairs(open, |cell| graph.killed_by_rival(cell));
            if captured.is_empty() {
                return (stones, open);
            }
            open &= !captured;
        }
    }
}

/// Disjoint pairs of cells each of which is killed by a stone on the other.
fn captured_pairs<const WORDS: usize>(mut left: Cells<WORDS>, killers: impl Fn(Cell) -> Cells<WORDS>) -> Cells<WORDS> {
    let mut captured = Cells::EMPTY;
    while let Some(cell) = left.lowest() {
        left.remove(cell);
        if let Some(partner) = (killers(cell) & left).iter().find(|&other| killers(other).contains(cell)) {
            left.remove(partner);
            captured |= Cells::of(cell) | Cells::of(partner);
        }
    }
    captured
}

/// For each cell, the empty cells that a stone of `seat` there would capture; none for cells with a stone.
pub(crate) fn captured_by_stones<const WORDS: usize>(position: &Position<WORDS>, seat: Seat) -> Vec<Cells<WORDS>> {
    let (board, empty) = (position.board(), position.empty());
    let mut captured = vec![Cells::EMPTY; board.area()];
    let [mut before, mut own, mut rivals] = [Graph::new(board), Graph::new(board), Graph::new(board)];
    before.set(seat, position.stones(seat), empty);
    rivals.set(seat.rival(), position.stones(seat.rival()), empty);
    for stone in empty.iter() {
        let near = board.touching(stone) & empty;
        if near.is_empty() {
            continue;
        }
        own.set_with_stone(&before, stone);
        rivals.remove(stone);
        let killers = |cell: Cell| own.killed_by_own(cell) | rivals.killed_by_rival(cell);
        let mut open = empty.without(stone);
        for cell in near.iter() {
            if !open.contains(cell) {
                continue;
            }
            if let Some(partner) = (killers(cell) & open).iter().find(|&other| killers(other).contains(cell)) {
                let pair = Cells::of(cell) | Cells::of(partner);
                captured[stone.index()] |= pair;
                open &= !pair;
            }
        }
        rivals.restore(stone);
    }
    captured
}
