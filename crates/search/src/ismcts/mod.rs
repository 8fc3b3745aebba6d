//! Information-set Monte Carlo tree search, for games with hidden information and any number of seats.
//!
//! Each simulation deals the hidden part anew and descends one shared tree; a move counts as available only in deals that allow
//! it (Cowling, Powley and Whitehouse, 2012). Each seat is assumed to play for itself. Every thread grows its own tree, and the
//! counts at the roots are summed at the end.

mod tree;

use std::sync::atomic::AtomicU64;

use rusc_game::{Hidden, Playout, Rng, Seat};

use crate::{Bot, Candidate, Control, Limits, Meter, Report, Score, Unit, together};
use tree::{ROOT, SearchTree};

/// Settings of the search; the best ones for a game are found by playing matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IsmctsSettings {
    /// Exploration constant: how much rarely tried moves are preferred.
    pub exploration: f32,
    /// Progressive widening: a node visited n times has at most 1 + widening * sqrt(n) of its moves in the tree.
    pub widening: f32,
    /// Memory limit of all trees.
    pub bytes: usize,
    /// Number of simulations if nothing else limits the search.
    pub simulations: u64,
}

impl Default for IsmctsSettings {
    fn default() -> Self {
        IsmctsSettings { exploration: 0.7, widening: 2.0, bytes: 64 << 20, simulations: 10_000 }
    }
}

/// Number of simulations between two progress reports.
const SIMULATIONS_PER_REPORT: u64 = 1 << 10;

/// A bot for games with hidden information.
#[derive(Clone, Debug)]
pub struct Ismcts {
    settings: IsmctsSettings,
}

impl Ismcts {
    /// A bot with these settings.
    pub fn new(settings: IsmctsSettings) -> Self {
        Ismcts { settings }
    }
}

impl<G: Hidden + Playout> Bot<G> for Ismcts
where
    G::View: Sync,
{
    fn think(
        &mut self,
        view: &G::View,
        seat: Seat,
        control: &Control,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let own = if control.limits.may_interrupt() { None } else { Some(self.settings.simulations) };
        let limits = Limits { nodes: control.limits.nodes.or(own), ..control.limits };
        let control = Control { limits, ..*control };
        let nodes = AtomicU64::new(0);
        let threads = control.threads.max(1);
        let grow = &|thread: u64, report_tree: &mut dyn FnMut(&SearchTree<G::Move>, u64)| {
            let mut meter = Meter::new(&control, &nodes, 4, None);
            let mut search: Search<G> = Search {
                tree: SearchTree::new(self.settings.bytes / threads),
                settings: self.settings,
                rng: Rng::stream(control.seed, thread),
                path: Vec::new(),
                moves: Vec::new(),
                untried: Vec::new(),
            };
            let mut count = 0;
            while !meter.is_stopped() {
                search.simulate(view);
                meter.count();
                count += 1;
                if count % SIMULATIONS_PER_REPORT == 0 {
                    report_tree(&search.tree, meter.tell());
                }
            }
            meter.tell();
            search.tree
        };
        // Only the first thread reports progress.
        let others = (1..threads as u64).map(|thread| move || grow(thread, &mut |_, _| {}));
        let mut report_tree = |tree: &SearchTree<G::Move>, nodes| progress(&report::<G>(&[tree], seat, nodes));
        let trees = together(|| grow(0, &mut report_tree), others);
        report::<G>(&trees.iter().collect::<Vec<_>>(), seat, nodes.into_inner())
    }
}

/// The combined report of several trees' roots.
fn report<G: Hidden>(trees: &[&SearchTree<G::Move>], seat: Seat, nodes: u64) -> Report<G::Move> {
    let mut sums: Vec<(G::Move, u32, f32)> = Vec::new();
    for tree in trees {
        for child in tree.children(ROOT).map(|child| tree.node(child)).filter(|child| child.seat == seat) {
            let mv = child.mv.expect("a child has a move");
            match sums.iter_mut().find(|(other, ..)| *other == mv) {
                Some((_, visits, reward)) => {
                    *visits += child.visits;
                    *reward += child.reward;
                }
                None => sums.push((mv, child.visits, child.reward)),
            }
        }
    }
    let describe = |&(mv, visits, reward): &(G::Move, u32, f32)| {
        let share = reward / visits.max(1) as f32;
        Candidate { mv, score: Score::estimate(f64::from(share), Unit::WIN_CHANCE), visits }
    };
    let mut candidates: Vec<Candidate<G::Move>> = sums.iter().map(describe).collect();
    Candidate::sort(&mut candidates);
    let best = candidates.first().map(|candidate| candidate.mv);
    let score = candidates.first().map(|candidate| candidate.score);
    Report {
        best,
        score,
        chances: chances(trees),
        line: best.into_iter().collect(),
        nodes,
        candidates,
        ..Report::empty()
    }
}

/// The fraction of games that each seat has won.
fn chances<M: Copy + Eq>(trees: &[&SearchTree<M>]) -> Vec<f64> {
    let games: f64 = trees.iter().map(|tree| f64::from(tree.node(ROOT).visits)).sum();
    let seats = trees.iter().map(|tree| tree.wins.len()).max().unwrap_or(0);
    let won = |seat: usize| trees.iter().filter_map(|tree| tree.wins.get(seat)).sum::<f64>();
    if games > 0.0 { (0..seats).map(|seat| won(seat) / games).collect() } else { Vec::new() }
}

/// One thread's tree and its buffers.
struct Search<G: Hidden> {
    tree: SearchTree<G::Move>,
    settings: IsmctsSettings,
    rng: Rng,
    path: Vec<u32>,
    moves: Vec<G::Move>,
    untried: Vec<G::Move>,
}

impl<G: Hidden + Playout> Search<G> {
    /// Runs one simulation: deals, descends, plays out and backs up the result.
    fn simulate(&mut self, view: &G::View) {
        let dealt = G::deal(view, &mut self.rng);
        let end = self.descend(dealt);
        let winners = Seat::all(end.seats()).filter(|&seat| end.payoff(seat) > 0).count();
        let reward = |seat: Seat| match winners {
            0 => 0.5,
            winners if end.payoff(seat) > 0 => 1.0 / winners as f32,
            _ => 0.0,
        };
        self.tree.wins.resize(usize::from(end.seats()), 0.0);
        for (seat, wins) in Seat::all(end.seats()).zip(&mut self.tree.wins) {
            // A game without a winner is shared equally, so that the chances of all seats sum to one.
            *wins += if winners == 0 { 1.0 / f64::from(end.seats()) } else { f64::from(reward(seat)) };
        }
        for &index in &self.path {
            let node = self.tree.node_mut(index);
            node.visits += 1;
            node.reward += reward(node.seat);
        }
    }

    fn descend(&mut self, mut game: G) -> G {
        self.path.clear();
        self.path.push(ROOT);
        let mut index = ROOT;
        while let Some(seat) = game.turn().seat() {
            let Some((child, is_new)) = self.choose(index, seat, &game) else { break };
            index = child;
            self.path.push(index);
            game.play(self.tree.node(index).mv.expect("a child has a move"));
            if is_new {
                break;
            }
        }
        game.playout(&mut self.rng)
    }

    /// The child to descend to, and whether it is new; `None` if the tree is full.
    fn choose(&mut self, index: u32, seat: Seat, game: &G) -> Option<(u32, bool)> {
        self.moves.clear();
        game.moves(&mut self.moves);
        self.untried.clear();
        self.untried.extend_from_slice(&self.moves);
        let mut best: Option<(f32, u32)> = None;
        let mut known = 0;
        let mut next = self.tree.children(index).next();
        while let Some(child) = next {
            next = self.tree.sibling(child);
            let node = self.tree.node_mut(child);
            let mv = node.mv.expect("a child has a move");
            let Some(at) = self.untried.iter().position(|&other| other == mv).filter(|_| node.seat == seat) else {
                continue;
            };
            self.untried.swap_remove(at);
            known += 1;
            node.available += 1;
            let visits = node.visits.max(1) as f32;
            let spread = ((node.available as f32).ln() / visits).sqrt();
            let urgency = node.reward / visits + self.settings.exploration * spread;
            if best.is_none_or(|(other, _)| urgency > other) {
                best = Some((urgency, child));
            }
        }
        let allowed = 1.0 + self.settings.widening * (self.tree.node(index).visits as f32).sqrt();
        let has_room = (known as f32) < allowed;
        if has_room
            && let Some(&mv) = self.rng.choose(&self.untried)
            && let Some(child) = self.tree.add(index, mv, seat)
        {
            self.tree.node_mut(child).available = 1;
            return Some((child, true));
        }
        best.map(|(_, child)| (child, false))
    }
}
