//! A player's connections as an electric circuit: the better they are, the lower the resistance between the edges.
//!
//! Each pair of ends with a full connection is a resistor, the sum of two halves: 1 for an empty cell, almost 0 for stones and
//! edges.

use crate::connections::{Connections, End};

/// The resistance of a stone or an edge; not 0, so that the equations always have a unique solution.
const OWN_RESISTANCE: f64 = 1e-9;

/// The current from edge to edge.
#[derive(Clone, Debug, PartialEq)]
pub struct Flow {
    /// The resistance between the edges: 0 if a full connection joins them, infinite if nothing does.
    pub resistance: f64,
    /// The current through each cell, as a fraction of the total; 0 for cells outside the circuit.
    pub currents: Vec<f64>,
    /// The voltage of each cell, from 1 at the near edge to 0 at the far one; `None` for cells outside the circuit.
    pub voltages: Vec<Option<f64>>,
}

/// Solves circuits; buffers are reused between positions.
#[derive(Clone, Debug, Default)]
pub struct Circuit {
    /// The ends with unknown voltage.
    ends: Vec<End>,
    /// The row of each end in the equations.
    rows: Vec<usize>,
    /// The lower triangle of the conductance matrix, later of its Cholesky factor, row by row.
    matrix: Vec<f64>,
    voltages: Vec<f64>,
}

impl Circuit {
    /// A new solver.
    pub fn new() -> Self {
        Self::default()
    }

    /// The resistance of a player's connections between the edges: 0 if a full connection joins them, infinite if nothing does.
    pub fn resistance<const WORDS: usize>(&mut self, connections: &Connections<WORDS>) -> f64 {
        if connections.is_won() {
            0.0
        } else if self.settle(connections) {
            1.0 / self.total(connections)
        } else {
            f64::INFINITY
        }
    }

    /// The resistance, and the current through every cell.
    pub fn flow<const WORDS: usize>(&mut self, connections: &Connections<WORDS>) -> Flow {
        let resistance = self.resistance(connections);
        let area = connections.board().area();
        let (mut currents, mut voltages) = (vec![0.0; area], vec![None; area]);
        if resistance > 0.0 && resistance.is_finite() {
            for row in 0..self.ends.len() {
                let cell = self.ends[row].cell(connections.board()).expect("edges have a known voltage");
                currents[cell.index()] = self.through(connections, row) * resistance;
                voltages[cell.index()] = Some(self.voltages[row]);
            }
        }
        Flow { resistance, currents, voltages }
    }

    /// Solves for the voltages, with 1 at the near edge and 0 at the far one; returns whether any current flows.
    fn settle<const WORDS: usize>(&mut self, connections: &Connections<WORDS>) -> bool {
        let flows = self.gather(connections);
        if flows {
            self.fill(connections);
            self.factor();
            self.solve();
        }
        flows
    }

    /// The total current leaving the near edge.
    fn total<const WORDS: usize>(&self, connections: &Connections<WORDS>) -> f64 {
        let near = connections.near();
        let touching = self.ends.iter().zip(&self.voltages).filter(|&(&end, _)| connections.is_full(end, near));
        touching.map(|(&end, voltage)| (1.0 - voltage) * conductance(connections, end, near)).sum()
    }

    /// The current through the end of a row: half the sum of the currents in and out.
    fn through<const WORDS: usize>(&self, connections: &Connections<WORDS>, row: usize) -> f64 {
        let (end, voltage) = (self.ends[row], self.voltages[row]);
        let along =
            |other: End, other_voltage: f64| (voltage - other_voltage).abs() * conductance(connections, end, other);
        let between: f64 = connections
            .partners(end)
            .iter()
            .map(|other| along(other.into(), self.voltages[self.rows[other.index()]]))
            .sum();
        let edges = [(connections.near(), 1.0), (connections.far(), 0.0)].into_iter();
        let edges = edges.filter(|&(edge, _)| connections.is_full(end, edge));
        (between + edges.map(|(edge, edge_voltage)| along(edge, edge_voltage)).sum::<f64>()) / 2.0
    }

    /// Collects the ends reachable from the near edge; returns whether the far edge is reachable.
    fn gather<const WORDS: usize>(&mut self, connections: &Connections<WORDS>) -> bool {
        let mut reached = connections.partners(connections.near());
        let mut open = reached;
        while let Some(cell) = open.lowest() {
            open.remove(cell);
            let new = connections.partners(cell.into()) & !reached;
            reached |= new;
            open |= new;
        }
        self.rows.clear();
        self.rows.resize(connections.board().area(), UNUSED);
        self.ends.clear();
        for cell in reached.iter() {
            self.rows[cell.index()] = self.ends.len();
            self.ends.push(cell.into());
        }
        reached.meets(connections.partners(connections.far()))
    }

    fn fill<const WORDS: usize>(&mut self, connections: &Connections<WORDS>) {
        let count = self.ends.len();
        self.matrix.clear();
        self.matrix.resize(count * (count + 1) / 2, 0.0);
        self.voltages.clear();
        self.voltages.resize(count, 0.0);
        for (row, &end) in self.ends.iter().enumerate() {
            let diagonal = row * (row + 1) / 2 + row;
            for other in connections.partners(end).iter() {
                let conductance = conductance(connections, end, other.into());
                self.matrix[diagonal] += conductance;
                let column = self.rows[other.index()];
                if column < row {
                    self.matrix[row * (row + 1) / 2 + column] = -conductance;
                }
            }
            if connections.is_full(end, connections.near()) {
                let conductance = conductance(connections, end, connections.near());
                self.matrix[diagonal] += conductance;
                self.voltages[row] = conductance;
            }
            if connections.is_full(end, connections.far()) {
                self.matrix[diagonal] += conductance(connections, end, connections.far());
            }
        }
    }

    /// Computes the Cholesky factor of the matrix in place.
    fn factor(&mut self) {
        for row in 0..self.ends.len() {
            let (above, rest) = self.matrix.split_at_mut(row * (row + 1) / 2);
            let this = &mut rest[..=row];
            for column in 0..row {
                let other = &above[column * (column + 1) / 2..][..=column];
                this[column] = (this[column] - dot(&this[..column], &other[..column])) / other[column];
            }
            let squares = dot(&this[..row], &this[..row]);
            this[row] = (this[row] - squares).max(f64::MIN_POSITIVE).sqrt();
        }
    }

    fn solve(&mut self) {
        let count = self.ends.len();
        for row in 0..count {
            let this = &self.matrix[row * (row + 1) / 2..][..=row];
            self.voltages[row] = (self.voltages[row] - dot(&this[..row], &self.voltages[..row])) / this[row];
        }
        for row in (0..count).rev() {
            let this = &self.matrix[row * (row + 1) / 2..][..=row];
            self.voltages[row] /= this[row];
            let voltage = self.voltages[row];
            for (other, factor) in self.voltages[..row].iter_mut().zip(this) {
                *other -= factor * voltage;
            }
        }
    }
}

const UNUSED: usize = usize::MAX;

/// The sum of the products of two rows of equal length. Several sums side by side need not wait for one another.
fn dot(one: &[f64], other: &[f64]) -> f64 {
    const SUMS: usize = 8;
    let ((ones, one), (others, other)) = (one.as_chunks::<SUMS>(), other.as_chunks::<SUMS>());
    let mut sums = [0.0; SUMS];
    for (ones, others) in ones.iter().zip(others) {
        for (sum, (a, b)) in sums.iter_mut().zip(ones.iter().zip(others)) {
            *sum += a * b;
        }
    }
    let rest: f64 = one.iter().zip(other).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f64>() + rest
}

#[inline]
fn conductance<const WORDS: usize>(connections: &Connections<WORDS>, one: End, other: End) -> f64 {
    let half = |end: End| match end.cell(connections.board()) {
        Some(cell) if connections.empty().contains(cell) => 1.0,
        _ => OWN_RESISTANCE,
    };
    1.0 / (half(one) + half(other))
}

#[cfg(test)]
mod tests {
    use rusc_game::{Game, Seat, Symmetric};

    use super::*;
    use crate::connections::{Detail, HSearch};
    use crate::{Position, SwapRule};

    fn flow(position: &Position<1>, seat: Seat) -> Flow {
        Circuit::new().flow(&HSearch::new().connections(position, seat, Detail::NORMAL))
    }

    #[test]
    fn the_current_turns_with_the_board() {
        let mut position = Position::<1>::new(7, SwapRule::Off).expect("the size is in range");
        for name in ["a2", "d4", "b4"] {
            position.play(position.parse(name).expect("the cell is on the board"));
        }
        for seat in Seat::all(2) {
            let (here, mut turned) = (flow(&position, seat), flow(&position.transformed(1), seat));
            turned.currents.reverse();
            let difference = (here.resistance - turned.resistance).abs();
            assert!(difference < 1e-6, "{difference}");
            assert!(here.currents.iter().zip(&turned.currents).all(|(a, b)| (a - b).abs() < 1e-6));
            turned.voltages.reverse();
            // What was near is far.
            let is_opposite = |(one, other): (&Option<f64>, &Option<f64>)| match (one, other) {
                (Some(one), Some(other)) => (one + other - 1.0).abs() < 1e-6,
                _ => one == other,
            };
            assert!(here.voltages.iter().zip(&turned.voltages).all(is_opposite), "{here:?} {turned:?}");
            assert!(here.voltages.iter().any(Option::is_some));
        }
    }

    #[test]
    fn nothing_flows_through_a_wall_or_where_the_game_is_won() {
        let start = Position::<1>::new(3, SwapRule::Off).expect("the size is in range");
        let wall = start.board().all().iter().filter(|&cell| start.board().row(cell) == 1).collect();
        let cut = start.set_up([Default::default(), wall], Seat::FIRST).expect("no stones overlap");
        assert_eq!(flow(&cut, Seat::FIRST).resistance, f64::INFINITY);
        assert_eq!(flow(&cut, Seat::SECOND).resistance, 0.0);
    }
}
