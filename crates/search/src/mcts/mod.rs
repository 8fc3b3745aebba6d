//! Monte Carlo tree search for two players: UCT, RAVE where moves commute, proven results, several threads on one tree.

mod fills;
mod knowledge;
mod node;
mod settings;
mod simulation;
mod tree;

pub use knowledge::{Finding, NodeKnowledge, Open, RulesAlone};
pub use settings::{MctsSettings, Playouts};

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rusc_game::{Duel, Playout, Rng, Seat};

use crate::{Bot, Candidate, Control, Limits, Meter, Proof, Report, Score, Unit, together};
use fills::Fills;
use node::{Counts, MOST_VISITS, Node};
use simulation::Simulator;
use tree::{ROOT, SearchTree};

/// A search that keeps its tree between the moves of a game.
pub struct Mcts<G: Playout, K = RulesAlone> {
    settings: MctsSettings,
    knowledge: K,
    tree: SearchTree<G::Move>,
    fills: Fills<G>,
    /// The position at the root; `None` before the first search.
    root: Option<G>,
}

/// Simulations of the first thread between two reports.
const SIMULATIONS_PER_REPORT: u64 = 1 << 14;
/// A search that may end early does one of so many parts of its work if only one move does not lose.
const PARTS_WITHOUT_CHOICE: u64 = 16;
/// A move with fewer visits than the best one's divided by this says little by its results.
const SELDOM: u32 = 32;
/// Time between two reports where fewer simulations are run in it.
const TIME_PER_REPORT: Duration = Duration::from_millis(250);

impl<G: Duel + Playout> Mcts<G> {
    /// A search with an empty tree.
    pub fn new(settings: MctsSettings) -> Self {
        Mcts::with_knowledge(settings, RulesAlone(settings.playouts))
    }
}

impl<G: Duel + Playout, K: NodeKnowledge<G>> Mcts<G, K> {
    /// A search with an empty tree that uses knowledge of the game; it decides how games are played out.
    pub fn with_knowledge(settings: MctsSettings, knowledge: K) -> Self {
        Mcts { settings, knowledge, tree: SearchTree::new(settings.bytes), fills: Fills::new(), root: None }
    }

    /// Runs simulations until a limit is reached, the search is stopped, or the result is proven; each counts as a node. A depth
    /// limit is ignored: with no limit on nodes or time, the number of simulations comes from the settings.
    pub fn search(
        &mut self,
        game: &G,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        if game.is_over() {
            return Report::empty();
        }
        let own = if control.limits.may_interrupt() { None } else { Some(self.settings.simulations) };
        let limits = Limits { nodes: control.limits.nodes.or(own), ..control.limits };
        let control = &Control { limits, ..*control };
        self.move_root(game);
        let begun = control.elapsed();
        let nodes = AtomicU64::new(0);
        let is_done = AtomicBool::new(false);
        let this = &*self;
        let simulate = &|thread: u64, report: &mut dyn FnMut(u64)| {
            let rng = Rng::stream(control.seed, thread);
            let mut simulator = Simulator::new(&this.tree, &this.fills, this.settings, this.knowledge.clone(), rng);
            let mut meter = Meter::new(control, &nodes, K::SIMULATIONS_PER_LOOK, Some(&is_done));
            let (mut next_report, mut next_time) = (SIMULATIONS_PER_REPORT, TIME_PER_REPORT);
            while !meter.is_stopped() {
                let games = meter.until_look();
                simulator.run(game, games as u32);
                meter.count_all(games);
                let root = this.tree.node(ROOT);
                let is_decided = || {
                    let share = this.settings.ends_early;
                    share.is_some_and(|share| this.is_decided(control, begun, meter.counted(), share))
                };
                if root.proof().is_some() || root.own().visits() >= MOST_VISITS || is_decided() {
                    is_done.store(true, Ordering::Relaxed);
                    break;
                }
                let elapsed = control.elapsed();
                if meter.counted() >= next_report || elapsed >= next_time {
                    (next_report, next_time) = (meter.counted() + SIMULATIONS_PER_REPORT, elapsed + TIME_PER_REPORT);
                    report(meter.tell());
                }
            }
            meter.tell();
        };
        // Only the first thread reports progress.
        let others = (1..control.threads as u64).map(|thread| move || simulate(thread, &mut |_| {}));
        together(|| simulate(0, &mut |nodes| progress(&this.report(game, nodes))), others);
        self.report(game, nodes.into_inner())
    }

    /// Records what a move at the root was proven to lead to, for the seat that plays it, by other means than this search. A search
    /// from the same position takes it into account.
    pub fn prove(&mut self, mv: G::Move, proof: Proof) {
        let mut moves = self.tree.node(ROOT).children().into_iter().flatten().map(|child| self.tree.node(child));
        if let Some(node) = moves.find(|node| node.mv() == mv && node.proof().is_none()) {
            node.prove(proof);
        }
    }

    /// Whether the most visited move stays ahead even if the next one gets this share of the simulations that are left, and no move
    /// that is tried often has better results. `counted` is the number of simulations of one thread since this search was `begun`;
    /// the clock may run longer.
    fn is_decided(&self, control: &Control, begun: Duration, counted: u64, share: f32) -> bool {
        let counted = counted * control.threads.max(1) as u64;
        let by_nodes = control.limits.nodes.map(|most| most.saturating_sub(counted));
        let by_time = control.limits.time.map(|most| {
            let now = control.elapsed();
            let [left, taken] = [most.saturating_sub(now), now.saturating_sub(begun)].map(|time| time.as_secs_f64());
            (counted as f64 * left / taken) as u64
        });
        let Some(left) = [by_nodes, by_time].into_iter().flatten().min() else { return false };
        let children = self.tree.node(ROOT).children().into_iter().flatten().map(|child| self.tree.node(child));
        let open: Vec<Counts> =
            children.filter(|child| child.proof() != Some(Proof::Loss)).map(|child| child.own()).collect();
        let Some(best) = (0..open.len()).max_by_key(|&index| open[index].visits()) else { return false };
        let others = || open.iter().enumerate().filter(|&(index, _)| index != best).map(|(_, counts)| counts);
        let best = open[best];
        // A move that is the only one is searched for its value alone.
        let left = if open.len() == 1 { left / PARTS_WITHOUT_CHOICE } else { left };
        let is_often_tried = |counts: &&Counts| counts.visits() > best.visits() / SELDOM;
        if others().filter(is_often_tried).any(|counts| counts.share() > best.share()) {
            return false;
        }
        let next = others().map(|counts| counts.visits()).max().unwrap_or(0);
        f64::from(best.visits() - next) > left as f64 * f64::from(share)
    }

    /// Moves the root to a position; its subtree is kept if it is at most two moves below the old root.
    fn move_root(&mut self, game: &G) {
        let found = self.root.take().and_then(|root| self.find(&root, ROOT, game, 2));
        match found {
            Some(ROOT) => {}
            Some(index) => {
                let mut fills = self.fills.take();
                let moved = |from, to| {
                    if let Some(filled) = fills.remove(&from) {
                        self.fills.insert(to, filled);
                    }
                };
                self.tree.rebase(index, moved);
            }
            None => {
                self.tree.clear();
                self.fills.take();
            }
        }
        if self.lacks_proven_move() {
            self.tree.clear();
            self.fills.take();
        }
        self.root = Some(game.clone());
    }

    /// Whether the root is known to be decided, but not by which move: it was examined when it was not the root yet.
    fn lacks_proven_move(&self) -> bool {
        let known = self.best_child(ROOT).and_then(|child| self.tree.node(child).proof());
        self.tree.node(ROOT).proof().is_some_and(|proof| known != Some(proof.turned()))
    }

    /// The node of the position `wanted`, searched at most `moves` moves below a node.
    fn find(&self, at: &G, index: u32, wanted: &G, moves: u32) -> Option<u32> {
        if at == wanted {
            return Some(index);
        }
        if moves == 0 {
            return None;
        }
        let mut children = self.tree.node(index).children()?;
        children.find_map(|child| self.find(&at.after(self.tree.node(child).mv()), child, wanted, moves - 1))
    }

    fn report(&self, game: &G, nodes: u64) -> Report<G::Move> {
        let mut line = Vec::new();
        let mut index = ROOT;
        while let Some(child) = self.best_child(index) {
            line.push(self.tree.node(child).mv());
            index = child;
        }
        let best = line.first().copied();
        let chosen = self.best_child(ROOT).map(|child| self.tree.node(child));
        // A node's proof is from the point of view of the seat that moved there: at the root, the rival.
        let proven = self.tree.node(ROOT).proof().map(|proof| Score::proven(proof.turned()));
        let score = proven.or(chosen.map(score_of));
        let best = best.or_else(|| game.random_move(&mut Rng::new(0), &mut Vec::new()));
        let (depth, candidates) = (line.len() as u32, self.candidates());
        Report { best, score, chances: Vec::new(), depth, line, nodes, candidates }
    }

    /// The moves at the root, most visited first.
    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let children = self.tree.node(ROOT).children().into_iter().flatten().map(|child| self.tree.node(child));
        let describe =
            |node: &Node<G::Move>| Candidate { mv: node.mv(), score: score_of(node), visits: node.own().visits() };
        let mut candidates: Vec<_> = children.map(describe).collect();
        Candidate::sort(&mut candidates);
        candidates
    }

    /// The best child: a proven win, else the most visited one that is not a proven loss.
    fn best_child(&self, index: u32) -> Option<u32> {
        let rank = |child: &u32| {
            let node = self.tree.node(*child);
            let certain = match node.proof() {
                Some(Proof::Win) => 2,
                Some(Proof::Loss) => 0,
                Some(Proof::Draw) | None => 1,
            };
            // Ties go to the first, so that one thread always gives the same answer.
            (certain, node.own().visits(), std::cmp::Reverse(*child))
        };
        let children = self.tree.node(index).children()?;
        children.filter(|&child| self.tree.node(child).own().visits() > 0).max_by_key(rank)
    }
}

/// The proven result of a move, or its win rate; 0.5 before its first visit.
fn score_of<M: Copy>(node: &Node<M>) -> Score {
    let share = || Score::estimate(f64::from(node.own().share().unwrap_or(0.5)), Unit::WIN_CHANCE);
    node.proof().map_or_else(share, Score::proven)
}

impl<G: Duel + Playout, K: NodeKnowledge<G>> Bot<G> for Mcts<G, K> {
    fn think(
        &mut self,
        view: &G,
        _: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        self.search(view, control, progress)
    }
}
