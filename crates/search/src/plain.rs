//! Plain minimax and alpha-beta, without a table or move ordering. For studies, and as the reference for all other searches.
//!
//! A node here is a leaf at full depth, as the studies count them; games that end earlier are not evaluated.

use std::sync::atomic::AtomicU64;

use rusc_game::{Duel, Seat};

use crate::line::Lines;
use crate::value::{INFINITY, doubted, proof, score};
use crate::{Control, Evaluation, Meter, Proof, Report};

/// Maximum depth of the recursion, as in the full alpha-beta: it must end before the stack does.
const DEEPEST: u32 = 255;

/// Searches every line to the given depth.
pub fn minimax<G: Duel, E: Evaluation<G>>(
    game: &G,
    evaluation: &mut E,
    control: &Control,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    deepen::<false, G, E>(game, evaluation, control, progress)
}

/// Finds the same value and move as [`minimax`], pruning lines that cannot matter.
pub fn alpha_beta<G: Duel, E: Evaluation<G>>(
    game: &G,
    evaluation: &mut E,
    control: &Control,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    deepen::<true, G, E>(game, evaluation, control, progress)
}

/// One search of the full depth, or iterative deepening if a limit might interrupt it.
fn deepen<const PRUNES: bool, G: Duel, E: Evaluation<G>>(
    game: &G,
    evaluation: &mut E,
    control: &Control,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    let total = AtomicU64::new(0);
    let meter = Meter::new(control, &total, E::NODES_PER_LOOK, None);
    let mut search =
        Plain::<PRUNES, G, E> { evaluation, meter, stack: Vec::new(), lines: Lines::new(), has_doubts: false };
    let deepest = control.limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
    let mut depth = if control.limits.may_interrupt() { 1 } else { deepest };
    let mut report = Report::empty();
    loop {
        let before = report.clone();
        let ended = search.root(game, depth, &mut report, progress);
        if search.meter.is_stopped() && before.best.is_some() {
            // An interrupted iteration has not searched all moves: the last finished one is more reliable.
            report = Report { nodes: report.nodes, ..before };
        }
        if ended || depth >= deepest || search.meter.is_stopped() {
            return report;
        }
        depth += 1;
    }
}

struct Plain<'a, const PRUNES: bool, G: Duel, E> {
    evaluation: &'a mut E,
    meter: Meter<'a>,
    stack: Vec<G::Move>,
    lines: Lines<G::Move>,
    /// Whether a pruned move might save a side somewhere in this iteration.
    has_doubts: bool,
}

impl<const PRUNES: bool, G: Duel, E: Evaluation<G>> Plain<'_, PRUNES, G, E> {
    /// Searches all root moves; returns whether every line was played to its end.
    fn root(
        &mut self,
        game: &G,
        depth: u32,
        report: &mut Report<G::Move>,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> bool {
        let Some(seat) = game.turn().seat() else { return true };
        let node = self.evaluation.root(game);
        let mut moves = Vec::new();
        self.evaluation.moves(&node, game, &mut moves);
        self.lines.clear(0);
        self.has_doubts = false;
        let leaves_before = self.meter.tell();
        let (mut best, mut found) = (-INFINITY, None);
        for &mv in &moves {
            let after = game.after(mv);
            let child = self.evaluation.child(&node, &after, mv);
            let alpha = if PRUNES { best } else { -INFINITY };
            let value = -self.node(&after, &child, seat.rival(), depth - 1, 1, -INFINITY, -alpha);
            if self.meter.is_stopped() {
                break;
            }
            if value > best {
                best = value;
                found = Some(mv);
                self.lines.lead(0, mv);
                let line = self.lines.from(0).to_vec();
                let nodes = self.meter.tell();
                let score = Some(score::<G, E>(value, false));
                *report = Report { best: found, score, line, nodes, depth, ..Report::empty() };
                progress(report);
            }
        }
        report.best = report.best.or(found).or(moves.first().copied());
        report.nodes = self.meter.tell();
        if proof(best) == Some(Proof::Loss) && self.evaluation.leaves_out(&node, game) {
            (best, self.has_doubts) = (doubted(best), true);
        }
        // With no leaf at the horizon every line has been played to its end.
        let has_ended = report.nodes == leaves_before;
        if found.is_some() && !self.meter.is_stopped() {
            report.score = Some(score::<G, E>(best, has_ended && !self.has_doubts));
        }
        has_ended
    }

    #[expect(clippy::too_many_arguments, reason = "a node of alpha-beta is all of these")]
    fn node(&mut self, game: &G, node: &E::Node, seat: Seat, depth: u32, ply: u32, mut alpha: i32, beta: i32) -> i32 {
        self.lines.clear(ply);
        if depth == 0 {
            self.meter.count();
            return if game.is_over() {
                self.evaluation.end(game, seat, ply)
            } else {
                let proven = self.evaluation.proven(node, game, ply);
                proven.unwrap_or_else(|| self.evaluation.value(node, game))
            };
        }
        self.meter.pass();
        if self.meter.is_stopped() {
            return 0;
        }
        if game.is_over() {
            return self.evaluation.end(game, seat, ply);
        }
        if let Some(value) = self.evaluation.proven(node, game, ply) {
            return value;
        }
        let first = self.stack.len();
        self.evaluation.moves(node, game, &mut self.stack);
        let mut best = -INFINITY;
        for at in first..self.stack.len() {
            let mv = self.stack[at];
            let after = game.after(mv);
            let child = self.evaluation.child(node, &after, mv);
            let value = -self.node(&after, &child, seat.rival(), depth - 1, ply + 1, -beta, -alpha);
            if self.meter.is_stopped() {
                break;
            }
            if value > best {
                best = value;
                self.lines.lead(ply, mv);
            }
            if PRUNES {
                alpha = alpha.max(best);
                if alpha >= beta {
                    break;
                }
            }
        }
        self.stack.truncate(first);
        if proof(best) == Some(Proof::Loss) && self.evaluation.leaves_out(node, game) {
            (best, self.has_doubts) = (doubted(best), true);
        }
        best
    }
}
