//! Inferior cells: what can be filled in or left out without changing who wins.
//!
//! A dead cell is of no use to either player. A captured cell belongs to a player as if the stone lay there: whatever the rival
//! plays in its set is answered by a move that makes the rival's stone dead. A vulnerable move is one the rival can answer so.

mod graph;

use rusc_game::Seat;

use crate::{Cell, Cells, Position, Rhombus};
use graph::Graph;

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
    /// The stones of the seat, original or filled in, that the step depends on.
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
        let mut stones = [Seat::FIRST, Seat::SECOND].map(|seat| position.stones(seat));
        while filled.fill(&mut stones) {}
        if !filled.steps.is_empty() {
            filled.position = position.set_up(stones, position.mover()).expect("only empty cells are filled in");
        }
        filled
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
        let dead: Cells<WORDS> =
            open.iter().filter(|&cell| self.graphs.iter().any(|graph| graph.is_dead(cell))).collect();
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
        self.steps.len() > before
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

/// The stones and cells of a player that can matter if the rival has all other cells of the board.
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
        if dead.is_empty() && useless.is_empty() {
            return (stones, open);
        }
        open &= !dead;
        stones &= !useless;
    }
}

/// For each cell, the empty cells that a stone of `seat` there would capture; none for cells with a stone.
pub(crate) fn captured_by_stones<const WORDS: usize>(position: &Position<WORDS>, seat: Seat) -> Vec<Cells<WORDS>> {
    let (board, empty) = (position.board(), position.empty());
    let mut captured = vec![Cells::EMPTY; board.area()];
    let mut graphs = [Graph::new(board), Graph::new(board)];
    for stone in empty.iter() {
        let left = empty.without(stone);
        let near = board.touching(stone) & left;
        if near.is_empty() {
            continue;
        }
        let stones = [position.stones(seat) | Cells::of(stone), position.stones(seat.rival())];
        graphs[0].set(seat, stones[0], left);
        graphs[1].set(seat.rival(), stones[1], left);
        let killers = |cell: Cell| graphs[0].killed_by_own(cell) | graphs[1].killed_by_rival(cell);
        let mut open = left;
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
    }
    captured
}
