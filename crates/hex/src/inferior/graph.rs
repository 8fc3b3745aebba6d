//! One player's view of the board as a graph: empty cells are vertices, and each group of stones is contracted to one.

use rusc_game::Seat;

use crate::{Cell, Cells, Rhombus};

/// The graph of one player. The player wins by taking all cells of a path between the edges; a cell that lies on no shortest
/// path of any completion is of no use to either player.
#[derive(Clone, Debug)]
pub(super) struct Graph<const WORDS: usize> {
    board: &'static Rhombus<WORDS>,
    empty: Cells<WORDS>,
    groups: Vec<Group<WORDS>>,
}

/// A group of stones or an edge, with all stones connected to it.
#[derive(Clone, Copy, Debug)]
struct Group<const WORDS: usize> {
    stones: Cells<WORDS>,
    /// The cells adjacent to the group, including its own stones.
    touched: Cells<WORDS>,
}

/// Empty cells that a player cannot leave without passing one of two groups.
pub(super) struct Enclosure<const WORDS: usize> {
    pub(super) ends: [Gate; 2],
    pub(super) cells: Cells<WORDS>,
    /// The stones of the two groups and those enclosed.
    pub(super) support: Cells<WORDS>,
}

/// Connected empty cells, with all groups at their border.
pub(super) struct Room<const WORDS: usize> {
    pub(super) cells: Cells<WORDS>,
    pub(super) gates: Vec<Gate>,
}

/// A group that closes an enclosure: an edge with its stones, or the group of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gate {
    Near,
    Far,
    Stone(Cell),
}

impl<const WORDS: usize> Graph<WORDS> {
    pub(super) fn new(board: &'static Rhombus<WORDS>) -> Self {
        Graph { board, empty: Cells::EMPTY, groups: Vec::new() }
    }

    /// Rebuilds the graph for these stones of `seat`.
    pub(super) fn set(&mut self, seat: Seat, own: Cells<WORDS>, empty: Cells<WORDS>) {
        self.empty = empty;
        self.groups.clear();
        let mut loose = own;
        for edge in [self.board.near(seat), self.board.far(seat)] {
            let stones = self.board.flood(edge & own, own);
            loose &= !stones;
            self.groups.push(Group { stones, touched: edge | self.board.around(stones) });
        }
        while let Some(stone) = loose.lowest() {
            let stones = self.board.flood(Cells::of(stone), loose);
            loose &= !stones;
            self.groups.push(Group { stones, touched: self.board.around(stones) });
        }
    }

    /// Makes this the graph of the same player with one more stone on an empty cell.
    pub(super) fn set_with_stone(&mut self, before: &Self, stone: Cell) {
        self.empty = before.empty.without(stone);
        self.groups.clear();
        let mut joined = Group { stones: Cells::of(stone), touched: self.board.touching(stone) };
        for group in &before.groups {
            if group.touched.contains(stone) {
                joined.stones |= group.stones;
                joined.touched |= group.touched;
            } else {
                self.groups.push(*group);
            }
        }
        self.groups.push(joined);
    }

    /// Takes an empty cell out of the graph, as if the rival had a stone there.
    pub(super) fn remove(&mut self, cell: Cell) {
        self.empty.remove(cell);
    }

    /// Puts a cell taken out back.
    pub(super) fn restore(&mut self, cell: Cell) {
        self.empty.insert(cell);
    }

    /// Whether a stone of the player on `cell` is useless: everything it could connect is connected without it.
    pub(super) fn is_dead(&self, cell: Cell) -> bool {
        let empty = self.board.touching(cell) & self.empty;
        self.is_clique(empty, self.groups_at(cell))
    }

    /// The empty neighbours of `cell` where a rival stone makes the cell dead.
    pub(super) fn killed_by_rival(&self, cell: Cell) -> Cells<WORDS> {
        let empty = self.board.touching(cell) & self.empty;
        empty.iter().filter(|&killer| self.is_clique(empty.without(killer), self.groups_at(cell))).collect()
    }

    /// The empty neighbours of `cell` where a stone of the player makes the cell dead.
    pub(super) fn killed_by_own(&self, cell: Cell) -> Cells<WORDS> {
        let empty = self.board.touching(cell) & self.empty;
        let is_killer = |killer: &Cell| {
            // The new stone merges the groups it touches, and it must touch all of them.
            let mut touched = self.board.touching(*killer);
            let merges_all = self.groups_at(cell).all(|group| {
                touched |= group.touched;
                group.touched.contains(*killer)
            });
            let rest = empty.without(*killer);
            merges_all && rest.is_within(touched) && self.are_adjacent(rest)
        };
        empty.iter().filter(is_killer).collect()
    }

    /// The empty cells cut off from both edges by one cell or one group: every path through them would pass it twice.
    pub(super) fn cut_off(&self) -> Cells<WORDS> {
        let stones = self.groups.iter().fold(Cells::EMPTY, |all, group| all | group.stones);
        let open = self.empty | stones;
        let sources = [self.groups[0].touched | self.groups[0].stones, self.groups[1].touched | self.groups[1].stones];
        let reached = |gate: Cells<WORDS>, source: Cells<WORDS>| {
            let passable = open & !gate;
            self.board.flood(source & passable, passable)
        };
        let behind = |gate: Cells<WORDS>| self.empty & !gate & !reached(gate, sources[0]) & !reached(gate, sources[1]);
        let mut dead = behind(Cells::EMPTY);
        // What only one edge leads to is cut off as well.
        for (edge, other) in [(0, 1), (1, 0)] {
            dead |= self.empty & !reached(self.groups[edge].stones, sources[other]);
        }
        for gate in self.groups[2..].iter().map(|group| group.stones).chain(self.empty.iter().map(Cells::of)) {
            dead |= behind(gate);
        }
        dead
    }

    /// The empty cells that the player cannot leave without passing one of two groups, for each pair but that of the edges.
    pub(super) fn enclosures(&self) -> impl Iterator<Item = Enclosure<WORDS>> + '_ {
        let pairs = (2..self.groups.len()).flat_map(|one| (0..one).map(move |other| [one, other]));
        pairs.filter_map(|gates| {
            let gate = gates.map(|at| self.groups[at].stones);
            let stones = self.groups.iter().fold(Cells::EMPTY, |all, group| all | group.stones);
            let passable = (self.empty | stones) & !(gate[0] | gate[1]);
            let edges = (0..2).filter(|edge| !gates.contains(edge)).map(|edge| &self.groups[edge]);
            let sources = edges.fold(Cells::EMPTY, |all, edge| all | edge.touched | edge.stones);
            let inside = passable & !self.board.flood(sources & passable, passable);
            let ends = gates.map(|at| self.gate(at));
            let support = inside & stones | gate[0] | gate[1];
            let cells = inside & self.empty;
            (!cells.is_empty()).then_some(Enclosure { ends, cells, support })
        })
    }

    /// The rooms that do not touch both edges.
    pub(super) fn rooms(&self) -> impl Iterator<Item = Room<WORDS>> + '_ {
        let mut left = self.empty;
        let all = std::iter::from_fn(move || {
            let cells = self.board.flood(Cells::of(left.lowest()?), left);
            left &= !cells;
            let around = (0..self.groups.len()).filter(|&at| self.groups[at].touched.meets(cells));
            Some(Room { cells, gates: around.map(|at| self.gate(at)).collect() })
        });
        all.filter(|room| !room.gates.starts_with(&[Gate::Near, Gate::Far]))
    }

    fn gate(&self, at: usize) -> Gate {
        match at {
            0 => Gate::Near,
            1 => Gate::Far,
            _ => Gate::Stone(self.groups[at].stones.lowest().expect("a group has stones")),
        }
    }

    /// The stones of the groups adjacent to a set of cells.
    pub(super) fn stones_at(&self, cells: Cells<WORDS>) -> Cells<WORDS> {
        let adjacent = self.groups.iter().filter(|group| group.touched.meets(cells));
        adjacent.fold(Cells::EMPTY, |all, group| all | group.stones)
    }

    /// The stones of groups that connect nothing.
    pub(super) fn dead_stones(&self) -> Cells<WORDS> {
        let loose = self.groups[2..].iter();
        let dead = loose.filter(|group| self.are_adjacent(group.touched & self.empty));
        dead.fold(Cells::EMPTY, |all, group| all | group.stones)
    }

    fn groups_at(&self, cell: Cell) -> impl Iterator<Item = &Group<WORDS>> {
        self.groups.iter().filter(move |group| group.touched.contains(cell))
    }

    /// Whether all the vertices are adjacent to each other.
    fn is_clique<'a>(&self, empty: Cells<WORDS>, mut groups: impl Iterator<Item = &'a Group<WORDS>>) -> bool {
        let is_touched = groups.next().is_none_or(|group| empty.is_within(group.touched));
        // Two different groups are never adjacent.
        is_touched && groups.next().is_none() && self.are_adjacent(empty)
    }

    /// Whether empty cells around a cell or a group are all adjacent to each other; more than two are never counted so.
    fn are_adjacent(&self, empty: Cells<WORDS>) -> bool {
        match empty.len() {
            0 | 1 => true,
            2 => self.board.touching(empty.lowest().expect("two cells are left")).meets(empty),
            _ => false,
        }
    }
}
