//! The exact solver, which searches every line that matters to its end.
//!
//! Because of superko a value may depend on earlier boards. Moves that repeat a board of the game or of the current line are left
//! out, but the transposition table reuses values regardless of the path. So a value is certainly exact only if no line repeats a
//! board, and the solver reports when one did. Bounds from safe groups hold on any path, unless superko forbids a capture in an
//! eye.

use rusc_game::{Game, Seat};
use rusc_present::{Solution, Solver, Unsolved, Wanted, Why};
use rusc_search::value::EVALUATION_LIMIT;
use rusc_search::{AlphaBeta, Control, Evaluation, Report, Score, Unit};

use crate::alive::least_lead;
use crate::cell::Move;
use crate::island::Island;
use crate::lead::Lead;
use crate::position::Position;
use crate::situation::Situation;

/// Size of the transposition table in bytes.
const TABLE_BYTES: usize = 128 << 20;

/// A window that contains every value.
const EVERY_VALUE: (i64, i64) = (-(EVALUATION_LIMIT as i64), EVALUATION_LIMIT as i64);

/// The message reported when superko affected the search.
const REPEATED: &str = "some lines repeat a board: the value is exact unless superko makes it depend on earlier moves";

/// The solver, for positions with few empty cells.
#[derive(Clone, Copy, Debug, Default)]
pub struct Solve;

rusc_present::reasons! {
    /// What is known about a position that was not solved.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SoFar {
        /// Only the value at a limited depth is known.
        #[error("{depth} moves ahead the value is {value}")]
        Value {
            /// The search depth in moves.
            depth: u32,
            /// The lead of the side to move in points.
            value: i64,
        } => "hexland-so-far-value",
        /// The exact value and some of the best moves are known.
        #[error("the value is {value}, best are {best} and perhaps others")]
        Best {
            /// The final lead of the side to move in points.
            value: i64,
            /// The names of the moves.
            best: String,
        } => "hexland-so-far-best",
    }
}

impl SoFar {
    fn interrupted(&self) -> Unsolved {
        Unsolved::Interrupted { so_far: Why::of(self) }
    }
}

/// The points of a score.
fn points(score: Score) -> i64 {
    score.number().unwrap_or(0.0) as i64
}

impl<I: Island> Solver<Position<I>> for Solve {
    fn solve(
        &mut self,
        position: &Position<I>,
        wanted: Wanted,
        control: &Control,
        progress: &mut (dyn FnMut(&str) + Send),
    ) -> Result<Solution<Move>, Unsolved> {
        let seat = position.turn().seat().ok_or(Unsolved::Over)?;
        let mut prover = Prover::new(TABLE_BYTES, control, progress);
        let Proven { value: score, best: first_best } = prover.prove(position, EVERY_VALUE)?;
        // Testing whether a move is as good as the best takes far less work than finding its value.
        let window = if wanted == Wanted::EveryMove { EVERY_VALUE } else { (-score, 1 - score) };
        let mut moves = Vec::new();
        position.moves(&mut moves);
        // The known best move comes first, so that it is reported even if time runs out.
        if let Some(at) = moves.iter().position(|&mv| Some(mv) == first_best) {
            moves[..=at].rotate_right(1);
        }
        let mut values = Vec::new();
        for mv in moves {
            let proven = if Some(mv) == first_best { Ok(-score) } else { prover.value(&position.after(mv), window) };
            let Ok(value) = proven else {
                let known: Vec<String> = best(&values, score).into_iter().map(|mv| position.name(mv)).collect();
                return Err(SoFar::Best { value: score, best: known.join(" ") }.interrupted());
            };
            values.push((mv, -value));
        }
        values.sort();
        let best = best(&values, score);
        if wanted == Wanted::BestMoves {
            values.clear();
        }
        let winner = match score.signum() {
            1 => Some(seat),
            -1 => Some(seat.rival()),
            _ => None,
        };
        Ok(Solution { winner, score, best, values, nodes: prover.nodes })
    }
}

fn best(values: &[(Move, i64)], score: i64) -> Vec<Move> {
    values.iter().filter(|&&(_, value)| value >= score).map(|&(mv, _)| mv).collect()
}

/// A proven value, and its best move.
struct Proven {
    /// The value for the side to move; only a bound on it if it lies outside the window.
    value: i64,
    /// A move with this value; `None` if the game is over.
    best: Option<Move>,
}

/// Proves values of related positions with one transposition table.
struct Prover<'a> {
    alpha_beta: AlphaBeta<Final>,
    control: &'a Control<'a>,
    progress: &'a mut dyn FnMut(&str),
    nodes: u64,
}

impl<'a> Prover<'a> {
    fn new(table_bytes: usize, control: &'a Control<'a>, progress: &'a mut dyn FnMut(&str)) -> Self {
        Prover { alpha_beta: AlphaBeta::new(Final::default(), table_bytes), control, progress, nodes: 0 }
    }

    /// The value of a position within a window.
    fn value<I: Island>(&mut self, position: &Position<I>, window: (i64, i64)) -> Result<i64, Unsolved> {
        self.prove(position, window).map(|proven| proven.value)
    }

    fn prove<I: Island>(&mut self, position: &Position<I>, window: (i64, i64)) -> Result<Proven, Unsolved> {
        let seat = position.board().mover();
        if position.is_over() {
            return Ok(Proven { value: i64::from(position.payoff(seat)), best: None });
        }
        let komi = position.komi_of(seat);
        let [alpha, beta] = [window.0, window.1].map(|end| end as i32 - komi);
        *self.alpha_beta.evaluation_mut() = Final(Lead::new(position));
        let (progress, before) = (&mut *self.progress, self.nodes);
        let so_far = |report: &Report<Move>| {
            let value = report.score.map_or(0, |score| points(position.with_komi(score)));
            SoFar::Value { depth: report.depth, value }
        };
        let mut show =
            |report: &Report<Move>| progress(&format!("{}, {} nodes", so_far(report), before + report.nodes));
        let report = self.alpha_beta.search_between(alpha, beta, position.board(), self.control, &mut show);
        self.nodes += report.nodes;
        if self.alpha_beta.evaluation_mut().0.has_repeated() {
            (self.progress)(REPEATED);
        }
        match report.score {
            Some(score) if score.is_proven() => {
                Ok(Proven { value: points(position.with_komi(score)), best: report.best })
            }
            _ => Err(so_far(&report).interrupted()),
        }
    }
}

/// Evaluates by the lead, with bounds from safe groups.
#[derive(Clone, Default)]
struct Final(Lead);

impl<I: Island> Evaluation<Situation<I>> for Final {
    type Node = usize;

    const UNIT: Unit = Unit::POINTS;
    const COUNTS_POINTS: bool = true;

    fn root(&mut self, board: &Situation<I>) -> usize {
        self.0.root(board)
    }
    #[inline]
    fn child(&mut self, parent: &usize, after: &Situation<I>, mv: Move) -> usize {
        self.0.child(parent, after, mv)
    }
    #[inline]
    fn value(&mut self, node: &usize, board: &Situation<I>) -> i32 {
        self.0.value(node, board)
    }
    #[inline]
    fn bounds(&mut self, _: &usize, board: &Situation<I>) -> (i32, i32) {
        (least_lead(board, board.mover()), -least_lead(board, board.mover().rival()))
    }
    #[inline]
    fn moves(&mut self, node: &usize, board: &Situation<I>, out: &mut Vec<Move>) {
        self.0.moves(node, board, out);
    }
    #[inline]
    fn banked(&self, board: &Situation<I>, seat: Seat) -> i32 {
        self.0.banked(board, seat)
    }
    fn end(&mut self, board: &Situation<I>, seat: Seat, ply: u32) -> i32 {
        self.0.end(board, seat, ply)
    }
}

#[cfg(test)]
mod tests {
    use rusc_game::Rng;
    use rusc_present::Puzzle;

    use super::*;
    use crate::island::Five;

    fn value(position: &Position<Five>, table_bytes: usize, nodes: u64) -> Result<i64, Unsolved> {
        let control = Control::nodes(nodes);
        Prover::new(table_bytes, &control, &mut |_| {}).value(position, EVERY_VALUE)
    }

    #[test]
    fn values_with_a_table_are_those_without() {
        let mut compared = 0;
        for index in 0.. {
            let mut rng = Rng::stream(2, index);
            let mut position = Position::<Five>::default();
            let mut moves = Vec::new();
            while let Some(mv) = position.random_move(&mut rng, &mut moves).filter(|_| position.moves_played() < 24) {
                position.play(mv);
            }
            // Without a table each path to a board is searched separately, which is exact under superko but rarely feasible.
            if let Ok(truth) = value(&position, 0, 20_000) {
                assert_eq!(value(&position, 1 << 20, 20_000), Ok(truth), "{position}");
                compared += u32::from(!position.is_over());
            }
            if compared == 20 {
                return;
            }
        }
    }

    #[test]
    fn superko_changes_the_value_of_no_puzzle() {
        let mut doubtful = Vec::new();
        for line in include_str!("../puzzles.txt").lines().filter(|line| !line.starts_with('#')) {
            let puzzle: Puzzle = line.parse().expect("a puzzle");
            let play = |position: Position<Five>, text: &str| position.after(position.parse(text).expect("a move"));
            let position = puzzle.moves.split(' ').fold(Position::<Five>::default(), play);
            let mut is_doubtful = false;
            let (control, mut listen) = (Control::unlimited(), |message: &str| is_doubtful |= message == REPEATED);
            Solve.solve(&position, Wanted::EveryMove, &control, &mut listen).expect("nothing stops the solver");
            doubtful.extend(is_doubtful.then_some(line));
        }
        assert!(doubtful.is_empty(), "values of moves may depend on earlier boards:\n{}", doubtful.join("\n"));
    }

    #[test]
    fn the_winner_is_named_with_every_best_move() {
        // The first player has all cells but two eyes; filling one would lose everything.
        let stones = "a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2";
        let start = Position::<Five>::new(2);
        let full = stones.split(' ').fold(start, |p, text| p.after(p.parse(text).expect("a cell")).after(Move::Pass));
        let mut ignore = |_: &str| {};
        let solution =
            Solve.solve(&full, Wanted::BestMoves, &Control::unlimited(), &mut ignore).expect("all is certain");
        assert_eq!((solution.winner, solution.score), (Some(Seat::FIRST), 17));
        assert_eq!(solution.best, [Move::Pass]);
    }
}
