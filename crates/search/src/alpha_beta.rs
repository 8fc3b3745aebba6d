//! Alpha-beta with iterative deepening, a transposition table, move ordering and any number of threads.
//!
//! At a given depth it finds the value of plain minimax and always the same move, regardless of the number of threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use rusc_game::Duel;

use crate::busy::Busy;
use crate::node::Window;
use crate::together::together;
use crate::transposition::{Entry, TranspositionTable};
use crate::value::{INFINITY, score};
use crate::worker::{Found, Round, Worker};
use crate::{Control, Evaluation, Report, Score};

/// An alpha-beta search that keeps its transposition table between the moves of a game.
pub struct AlphaBeta<E> {
    evaluation: E,
    table: TranspositionTable,
}

/// Maximum depth: the table stores a depth in eight bits.
const DEEPEST: u32 = 255;

impl<E> AlphaBeta<E> {
    /// A search with an empty transposition table of at most `table_bytes`.
    pub fn new(evaluation: E, table_bytes: usize) -> Self {
        AlphaBeta { evaluation, table: TranspositionTable::new(table_bytes) }
    }

    /// The evaluation, for callers that update it between the moves of a game.
    pub fn evaluation_mut(&mut self) -> &mut E {
        &mut self.evaluation
    }

    /// Searches for the best move, deepening until a limit is reached, the search is stopped, or the result is proven.
    pub fn search<G: Duel>(
        &mut self,
        game: &G,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>
    where
        E: Evaluation<G>,
    {
        self.search_between(-INFINITY, INFINITY, game, control, progress)
    }

    /// Like [`search`](AlphaBeta::search) with a window: a value at or below `alpha` or at or above `beta` may be reported as a
    /// bound, which takes far less work than the exact value.
    pub fn search_between<G: Duel>(
        &mut self,
        alpha: i32,
        beta: i32,
        game: &G,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>
    where
        E: Evaluation<G>,
    {
        let AlphaBeta { evaluation, table } = self;
        deepen(table, evaluation, Window { alpha, beta }, game, control, progress)
    }

    /// Like [`search`](AlphaBeta::search) with a different evaluation, for example one made for this search only.
    pub fn search_with<G: Duel, F: Evaluation<G>>(
        &mut self,
        evaluation: &F,
        game: &G,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        deepen(&mut self.table, evaluation, Window { alpha: -INFINITY, beta: INFINITY }, game, control, progress)
    }
}

/// Searches with iterative deepening.
fn deepen<G: Duel, E: Evaluation<G>>(
    table: &mut TranspositionTable,
    evaluation: &E,
    window: Window,
    game: &G,
    control: &Control,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    if game.is_over() {
        return Report::empty();
    }
    table.age();
    let table = &*table;
    let nodes = AtomicU64::new(0);
    let busy = Busy::new();
    let mut workers: Vec<Worker<G, E>> = (0..control.threads.max(1)).map(|_| Worker::new(evaluation.clone())).collect();
    let mut moves = workers[0].root_moves(game);
    let mut report = Report { best: moves.first().copied(), ..Report::empty() };
    for depth in 1..=control.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST) {
        let team = if nodes.load(Ordering::Relaxed) < E::NODES_WORTH_SHARING { 1 } else { workers.len() };
        let busy = (team > 1).then_some(&busy);
        let round = Round { game, moves: &moves, depth, window, table, busy, control, nodes: &nodes };
        let describe = |found: Found<G::Move>| Report {
            best: Some(found.best),
            score: Some(score::<G, E>(found.value, found.is_complete)),
            chances: Vec::new(),
            line: line(game, found.best, depth, table),
            nodes: nodes.load(Ordering::Relaxed),
            depth: if found.is_finished { depth } else { depth - 1 },
            candidates: Vec::new(),
        };
        let Some(found) = play(&round, &mut workers[..team], &mut |found| progress(&describe(found))) else { break };
        report = describe(found);
        if !found.is_finished || found.is_complete || report.score.is_some_and(Score::is_proven) {
            break;
        }
        let at = moves.iter().position(|&mv| mv == found.best).expect("the best move is one of the moves");
        moves[..=at].rotate_right(1);
    }
    report.nodes = nodes.into_inner();
    report
}

/// Searches one depth with all workers at once; the first to finish ends the round.
fn play<G: Duel, E: Evaluation<G>>(
    round: &Round<G>,
    workers: &mut [Worker<G, E>],
    better: &mut dyn FnMut(Found<G::Move>),
) -> Option<Found<G::Move>> {
    let done = &AtomicBool::new(false);
    let (first, others) = workers.split_first_mut().expect("a search has a worker");
    let others = others.iter_mut().map(|worker| move || worker.play(round, done, &mut |_| {}));
    let found = together(|| first.play(round, done, better), others);
    found.iter().copied().flatten().find(|found| found.is_finished).or(found[0])
}

/// The principal variation: `best`, then the best moves found in the table.
fn line<G: Duel>(game: &G, best: G::Move, depth: u32, table: &TranspositionTable) -> Vec<G::Move> {
    let mut line = vec![best];
    let mut game = game.after(best);
    let mut moves = Vec::new();
    while line.len() < depth as usize {
        moves.clear();
        game.moves(&mut moves);
        let code = table.get(game.key()).map_or(Entry::NO_CODE, |entry| entry.code);
        let Some(&mv) = moves.iter().find(|&&mv| game.code(mv) == code) else { break };
        line.push(mv);
        game.play(mv);
    }
    line
}
