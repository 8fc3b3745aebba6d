//! What the network sees of a position.

use super::grid::Grid;
use crate::circuit::Flow;
use crate::{Cell, Cells, Position};

/// Numbers that the network sees of each cell.
pub(super) const INPUTS: usize = 8;

/// The places of those numbers.
const OWN: usize = 0;
const RIVAL: usize = 1;
const LAST: usize = 2;
const OWN_CURRENT: usize = 3;
const RIVAL_CURRENT: usize = 4;
const WORTH_TRYING: usize = 5;
const PATTERN: usize = 6;
const BOTH_CURRENTS: usize = 7;

/// A position as the network sees it, from the side to move.
#[derive(Clone, Debug, PartialEq)]
pub struct Features {
    pub(super) size: usize,
    pub(super) inputs: Vec<[f32; INPUTS]>,
    /// The places of the moves worth trying, in ascending order of their cells.
    pub(super) moves: Vec<u16>,
    /// The logarithm of the ratio of the resistances; positive if the side to move is better off.
    pub(super) units: f32,
}

/// Maximum logarithm of the ratio of resistances: beyond it one side has hardly any connections.
const MOST_UNITS: f64 = 4.0;
/// The logarithm of a pattern's factor is divided by this, so that all inputs are of the same order.
const PATTERN_UNIT: f32 = 4.0;

impl Features {
    /// The features of a filled-in position. `last` is the rival's last stone, `moves` are worth trying, `factors` are those of the
    /// patterns of all empty cells, and `flows` are the circuits of the side to move and of its rival.
    pub(crate) fn new<const WORDS: usize>(
        filled: &Position<WORDS>,
        last: Option<Cell>,
        moves: Cells<WORDS>,
        factors: &[f32],
        flows: &[Flow; 2],
    ) -> Self {
        let (board, viewer) = (filled.board(), filled.mover());
        let grid = Grid::new(board.size());
        let place = |cell: Cell| grid.place(board, viewer, cell);
        let mut inputs = vec![[0.0; INPUTS]; grid.places()];
        // Beyond an edge lie stones of its owner.
        let [own, rival] = grid.borders();
        own.into_iter().for_each(|place| inputs[place][OWN] = 1.0);
        rival.into_iter().for_each(|place| inputs[place][RIVAL] = 1.0);
        for (seat, input) in [(viewer, OWN), (viewer.rival(), RIVAL)] {
            filled.stones(seat).iter().for_each(|cell| inputs[place(cell)][input] = 1.0);
        }
        last.into_iter().for_each(|last| inputs[place(last)][LAST] = 1.0);
        for (cell, factor) in filled.empty().iter().zip(factors) {
            let [own, rival] = flows.each_ref().map(|flow| (flow.currents[cell.index()].max(0.0) as f32).sqrt());
            let input = &mut inputs[place(cell)];
            (input[OWN_CURRENT], input[RIVAL_CURRENT], input[BOTH_CURRENTS]) = (own, rival, own * rival);
            input[PATTERN] = factor.ln() / PATTERN_UNIT;
        }
        moves.iter().for_each(|cell| inputs[place(cell)][WORTH_TRYING] = 1.0);
        let [own, rival] = flows.each_ref().map(|flow| flow.resistance.ln());
        Features {
            size: board.size(),
            inputs,
            moves: moves.iter().map(|cell| place(cell) as u16).collect(),
            units: (rival - own).clamp(-MOST_UNITS, MOST_UNITS) as f32,
        }
    }

    /// The same position after half a turn of the board; the moves keep their order.
    pub(super) fn turned(&self) -> Self {
        let last = Grid::new(self.size).last();
        let mut inputs = self.inputs.clone();
        inputs[..=last].reverse();
        Features { inputs, moves: self.moves.iter().map(|place| last as u16 - place).collect(), ..*self }
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::{Game, Rng, Seat};

    use super::*;
    use crate::{Move, SwapRule};

    /// What the side to move sees, if a current or a factor is a number that belongs to its cell.
    fn seen(position: &Position<1>, last: Cell, number: impl Fn(Cell) -> f64) -> Features {
        let currents: Vec<f64> = (0..position.board().area()).map(|cell| number(Cell::new(cell))).collect();
        let flow = |resistance: f64| Flow { resistance, currents: currents.clone(), voltages: Vec::new() };
        let factors: Vec<f32> = position.empty().iter().map(|cell| 1.0 + number(cell) as f32).collect();
        Features::new(position, Some(last), position.empty(), &factors, &[flow(1.0), flow(2.0)])
    }

    #[test]
    fn both_players_see_the_same_on_reflected_boards() {
        let mut position = Position::<1>::new(5, SwapRule::Off).expect("the size is in range");
        let (mut rng, mut last) = (Rng::new(3), Cell::new(0));
        for _ in 0..7 {
            let Some(Move::Stone(cell)) = position.random_move(&mut rng, &mut Vec::new()) else { break };
            position.play(Move::Stone(cell));
            last = cell;
        }
        let board = position.board();
        let reflect = |cell: Cell| board.cell(board.row(cell), board.column(cell));
        let reflected =
            |seat: Seat| position.stones(seat).iter().fold(Cells::EMPTY, |all, cell| all | Cells::of(reflect(cell)));
        let stones = [reflected(Seat::SECOND), reflected(Seat::FIRST)];
        let other = position.set_up(stones, position.mover().rival()).expect("every cell has one state");
        let number = |cell: Cell| cell.index() as f64 / 50.0;
        let one = seen(&position, last, number);
        let mut two = seen(&other, reflect(last), |cell| number(reflect(cell)));
        two.moves.sort_by_key(|place| one.moves.iter().position(|other| other == place));
        assert_eq!(one, two);
        assert_ne!(one, one.turned());
        assert_eq!(one, one.turned().turned());
    }
}
