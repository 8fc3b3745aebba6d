//! Exact values by searching to the end of every line that matters.
//!
//! Superko makes a value depend on the boards that came before. Lines of the position's own game and of the search are cut
//! where they would bring a board back; but the table takes a value found on one way to a board as true on every other way.
//! So a value is exact where no line brings a board back, and the search says whether one did.

use game::Game;
use offer::{Solution, Solver, Unsolved};
use search::{AlphaBeta, Control, Report};

use crate::cell::Move;
use crate::island::{Eleven, Five, Island, Nine, Seven};
use crate::lead::Lead;
use crate::position::Position;

/// Memory for what the search remembers.
const TABLE_BYTES: usize = 256 << 20;

/// Solves positions with few empty cells.
#[derive(Clone, Copy, Debug, Default)]
pub struct Solve;

impl Solver for Solve {
    fn solve(
        &mut self,
        position: &dyn offer::Position,
        every_move: bool,
        control: &Control,
        progress: &mut dyn FnMut(&str),
    ) -> Result<Solution, Unsolved> {
        None.or_else(|| position.game().map(|p: &Position<Five>| solve(p, every_move, control, progress)))
            .or_else(|| position.game().map(|p: &Position<Seven>| solve(p, every_move, control, progress)))
            .or_else(|| position.game().map(|p: &Position<Nine>| solve(p, every_move, control, progress)))
            .or_else(|| position.game().map(|p: &Position<Eleven>| solve(p, every_move, control, progress)))
            .expect("a solver is asked about its own game")
    }
}

fn solve<I: Island>(
    position: &Position<I>,
    every_move: bool,
    control: &Control,
    progress: &mut dyn FnMut(&str),
) -> Result<Solution, Unsolved> {
    let seat = position.turn().seat().ok_or(Unsolved::Over)?;
    let mut prover = Prover { alpha_beta: AlphaBeta::new(Lead::default(), TABLE_BYTES), control, progress, nodes: 0 };
    let score = prover.value(position, None)?;
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mut values = Vec::new();
    for mv in moves {
        values.push((position.name(mv), -prover.value(&position.after(mv), Some(score))?));
    }
    let best = values.iter().filter(|&&(_, value)| value == score).map(|(name, _)| name.clone()).collect();
    if !every_move {
        values.clear();
    }
    let winner = match score.signum() {
        1 => Some(seat),
        -1 => Some(seat.rival()),
        _ => None,
    };
    Ok(Solution { winner, score, best, values, nodes: prover.nodes })
}

/// Proves the values of positions that follow each other, with one table.
struct Prover<'a> {
    alpha_beta: AlphaBeta<Lead>,
    control: &'a Control<'a>,
    progress: &'a mut dyn FnMut(&str),
    nodes: u64,
}

impl Prover<'_> {
    /// The value for the side to move; `known` is the value of the position before, if that is proven already.
    fn value<I: Island>(&mut self, position: &Position<I>, known: Option<i64>) -> Result<i64, Unsolved> {
        let seat = position.board().mover();
        let value = |board_value: i32| i64::from(board_value + position.komi_of(seat));
        if position.is_over() {
            return Ok(i64::from(position.payoff(seat)));
        }
        *self.alpha_beta.evaluation_mut() = Lead::new(position);
        let nodes = self.nodes;
        let progress = &mut self.progress;
        let report = self.alpha_beta.search(position.board(), self.control, &mut |report: &Report<Move>| {
            let (depth, found) = (report.depth, value(report.value));
            progress(&format!("{depth} moves ahead: {found}, {} positions", nodes + report.nodes));
        });
        self.nodes += report.nodes;
        if self.alpha_beta.evaluation_mut().has_repeated() {
            (self.progress)("some lines would bring a board back: the value holds for this game, and may err");
        }
        match (report.proof, known) {
            (Some(_), _) => Ok(value(report.value)),
            (None, Some(known)) => Err(Unsolved::Interrupted(format!("the value is {known}, but not every best move"))),
            (None, None) => {
                let (depth, found) = (report.depth, value(report.value));
                Err(Unsolved::Interrupted(format!("{depth} moves ahead the value is {found}")))
            }
        }
    }
}
