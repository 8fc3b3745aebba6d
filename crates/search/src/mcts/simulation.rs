//! Simulations: descend the tree, play out from its edge, back up the result.
//!
//! A node with many visits passes several games at once to the child it selects and backs up their results together: one game
//! more or less makes little difference to it. So the busier a node, the less often its children are compared and its memory
//! passed between threads.

use rusc_game::{Game, Playout, Rng, Seat};

use super::fills::Fills;
use super::knowledge::{Finding, NodeKnowledge, Open};
use super::node::{Children, Counts, Node, priors};
use super::settings::MctsSettings;
use super::tree::{ROOT, SearchTree, Stock};
use crate::Proof;

/// The buffers one thread needs for its simulations.
pub(super) struct Simulator<'a, G: Playout, K> {
    tree: &'a SearchTree<G::Move>,
    fills: &'a Fills<G>,
    settings: MctsSettings,
    knowledge: K,
    rng: Rng,
    stock: Stock,
    moves: Vec<G::Move>,
    /// The prior probabilities of the moves.
    shares: Vec<f32>,
    /// The probability for each code of a prior, times its weight in the settings.
    priors: [f32; 256],
    /// The nodes from the root to the current one: a list instead of recursion, since a line may be longer than the stack allows.
    path: Vec<Step<G>>,
    /// Final positions and results that nodes of the path have not yet used for RAVE.
    ends: Vec<(G, HalfWins)>,
    /// Finished games whose memory is reused.
    spent: Vec<G>,
    /// The half wins that the evaluation of a position just examined counts as.
    evaluated: Option<HalfWins>,
}

/// A node on the path that passes games to its children.
struct Step<G: Game> {
    index: u32,
    children: Children,
    seat: Seat,
    /// The position, while games are left to pass on.
    game: Option<G>,
    left: u32,
    /// The child whose games are in progress.
    chosen: u32,
    sum: HalfWins,
    /// Index in `ends` of the first game of this node.
    first_end: usize,
}

/// What happened to the games that entered a node.
enum Entered<G: Game> {
    PassedOn(Step<G>),
    PlayedOut(HalfWins),
}

/// Half wins of each seat over several games: two for a win, one for a draw.
type HalfWins = [u32; 2];

/// The number of visits for each game that a child gets at a time.
const VISITS_PER_GAME: u32 = 64;
/// Minimum number of visits before a node is expanded: at 1, a single game would grow a line to its end.
const SOONEST_EXPANSION: u32 = 2;

impl<'a, G: Playout, K: NodeKnowledge<G>> Simulator<'a, G, K> {
    pub(super) fn new(
        tree: &'a SearchTree<G::Move>,
        fills: &'a Fills<G>,
        settings: MctsSettings,
        knowledge: K,
        rng: Rng,
    ) -> Self {
        let expand_at = settings.expand_at.max(SOONEST_EXPANSION);
        Simulator {
            tree,
            fills,
            settings: MctsSettings { expand_at, ..settings },
            knowledge,
            rng,
            stock: Stock::default(),
            moves: Vec::new(),
            shares: Vec::new(),
            priors: priors().map(|prior| prior * settings.prior),
            path: Vec::new(),
            ends: Vec::new(),
            spent: Vec::new(),
            evaluated: None,
        }
    }

    /// Runs `games` simulations.
    pub(super) fn run(&mut self, root: &G, games: u32) {
        self.tree.node(ROOT).visit(games);
        let game = self.copy(root);
        let mut path = std::mem::take(&mut self.path);
        if let Entered::PassedOn(step) = self.enter(ROOT, game, games, 0) {
            path.push(step);
        }
        while let Some(step) = path.last_mut() {
            let half_wins = if step.left > 0 {
                let (game, share) = self.pass_on(step);
                let chosen = step.chosen;
                let entered = self.enter(chosen, game, share, path.len());
                if let Some(half_wins) = self.evaluated.take() {
                    self.add_evaluation(&path, half_wins);
                }
                match entered {
                    Entered::PassedOn(step) => {
                        path.push(step);
                        continue;
                    }
                    Entered::PlayedOut(half_wins) => half_wins,
                }
            } else {
                if self.uses_rave() {
                    self.update_rave(step.children.clone(), step.seat, step.first_end);
                }
                let sum = step.sum;
                path.pop();
                sum
            };
            if let Some(step) = path.last_mut() {
                self.learn(step, half_wins);
            }
        }
        self.path = path;
        self.spent.extend(self.ends.drain(..).map(|(end, _)| end));
    }

    /// Brings games to a node whose visits are already counted, `depth` moves below the root.
    fn enter(&mut self, index: u32, mut game: G, games: u32, depth: usize) -> Entered<G> {
        let node = self.tree.node(index);
        let Some(seat) = game.turn().seat() else {
            let half_wins = half_wins(&game);
            self.keep_end(game, half_wins);
            return Entered::PlayedOut(half_wins.map(|each| each * games));
        };
        let visits = node.own().visits();
        let is_worth_examining = self.knowledge.examines_at(depth).is_some_and(|ripe| visits >= ripe);
        if is_worth_examining
            && node.claim_examination()
            && let Some(winner) = self.examine(index, &game)
        {
            node.prove(if winner == seat { Proof::Loss } else { Proof::Win });
            self.spent.push(game);
            return Entered::PlayedOut(
                [Seat::FIRST, Seat::SECOND].map(|each| if each == winner { 2 * games } else { 0 }),
            );
        }
        let children = node.children().or_else(|| {
            let is_ripe = visits >= self.settings.expand_at || index == ROOT;
            if is_ripe { self.grow(index, &game) } else { None }
        });
        let Some(children) = children else {
            let last = self.move_to(index);
            return Entered::PlayedOut(self.play_out(game, last, games));
        };
        if node.is_examined() {
            self.fills.apply(children.start, &mut game);
        }
        let (chosen, sum, first_end) = (index, [0; 2], self.ends.len());
        Entered::PassedOn(Step { index, children, seat, game: Some(game), left: games, chosen, sum, first_end })
    }

    /// Adds the evaluation of the node at the end of a path to its counts and to those of all nodes above it.
    fn add_evaluation(&self, path: &[Step<G>], half_wins: HalfWins) {
        let games = self.settings.evaluation_games;
        self.tree.node(ROOT).visit(games);
        for step in path {
            let node = self.tree.node(step.chosen);
            node.visit(games);
            node.reward(half_wins[step.seat.index()]);
        }
    }

    /// The move that leads to a node; `None` at the root.
    fn move_to(&self, index: u32) -> Option<G::Move> {
        (index != ROOT).then(|| self.tree.node(index).mv())
    }

    /// Adds the children of a node, if this thread gets the claim and there is room.
    fn grow(&mut self, index: u32, game: &G) -> Option<Children> {
        if !self.tree.claim(index, &self.stock) {
            return None;
        }
        self.moves.clear();
        game.moves(&mut self.moves);
        self.shares.clear();
        self.knowledge.priors(game, self.move_to(index), &self.moves, &mut self.shares);
        self.tree.grow(index, &self.moves, &self.shares, &mut self.stock)
    }

    /// Examines the position of a node: returns the winner if it is decided, otherwise keeps the moves worth searching. The root
    /// stays open even if it is decided, since a move must be found.
    fn examine(&mut self, index: u32, game: &G) -> Option<Seat> {
        let Open { moves, priors, filled, chance } = match self.knowledge.examine(game, self.move_to(index)) {
            Finding::Won(winner) => return Some(winner).filter(|_| index != ROOT),
            Finding::Open(open) => open,
        };
        if let (Some(chance), Some(mover)) = (chance, game.turn().seat())
            && self.settings.evaluation_games > 0
            && index != ROOT
        {
            let all = 2 * self.settings.evaluation_games;
            let mut half_wins = [(chance * all as f32).round() as u32; 2];
            half_wins[mover.rival().index()] = all - half_wins[mover.index()];
            self.evaluated = Some(half_wins);
        }
        if moves.is_none() && filled.is_none() && priors.is_empty() {
            return None;
        }
        if self.tree.node(index).children().is_none() {
            self.grow(index, game)?;
        }
        let moves = moves.unwrap_or_else(|| {
            let mut moves = Vec::new();
            filled.as_ref().unwrap_or(game).moves(&mut moves);
            moves
        });
        // Below the old children, moves may have been played on cells that are now filled.
        let keeps_subtrees = filled.is_none();
        let fills = self.fills;
        let keep_fill = |children: &Children| {
            if let Some(filled) = filled {
                fills.insert(children.start, filled);
            }
        };
        self.tree.narrow(index, &moves, &priors, keeps_subtrees, keep_fill, &mut self.stock);
        None
    }

    /// Selects a child; returns its position and the number of games it gets.
    fn pass_on(&mut self, step: &mut Step<G>) -> (G, u32) {
        step.chosen = self.select(self.tree.node(step.index), step.children.clone());
        let child = self.tree.node(step.chosen);
        let share = (child.own().visits() / VISITS_PER_GAME).clamp(1, self.settings.most_games.max(1)).min(step.left);
        step.left -= share;
        child.visit(share);
        let mut game = step.game.take().expect("a node with games left has its position");
        if step.left > 0 {
            step.game = Some(self.copy(&game));
        }
        game.play(child.mv());
        if game.is_over() {
            child.prove(match game.payoff(step.seat).signum() {
                1 => Proof::Win,
                -1 => Proof::Loss,
                _ => Proof::Draw,
            });
        }
        (game, share)
    }

    /// Adds the results of the games passed to the selected child.
    fn learn(&self, step: &mut Step<G>, half_wins: HalfWins) {
        let child = self.tree.node(step.chosen);
        child.reward(half_wins[step.seat.index()]);
        step.sum = added(step.sum, half_wins);
        if child.proof().is_some()
            && let Some(proof) = self.proof_of_rival(step.children.clone())
        {
            self.tree.node(step.index).prove(proof);
        }
    }

    /// Plays games to the end from the edge of the tree.
    fn play_out(&mut self, game: G, last: Option<G::Move>, games: u32) -> HalfWins {
        let mut sum = [0; 2];
        for _ in 1..games {
            let copy = self.copy(&game);
            sum = added(sum, self.play_to_end(copy, last));
        }
        added(sum, self.play_to_end(game, last))
    }

    fn play_to_end(&mut self, game: G, last: Option<G::Move>) -> HalfWins {
        let end = self.knowledge.play_out(game, last, &mut self.rng);
        let half_wins = half_wins(&end);
        self.keep_end(end, half_wins);
        half_wins
    }

    /// Keeps a final position for the RAVE updates of the path, if RAVE is on.
    fn keep_end(&mut self, end: G, half_wins: HalfWins) {
        if self.uses_rave() {
            self.ends.push((end, half_wins));
        } else {
            self.spent.push(end);
        }
    }

    /// Updates the RAVE counts of a node's children from the games since `first_end`.
    fn update_rave(&self, children: Children, seat: Seat, first_end: usize) {
        for child in self.tree.siblings(children) {
            let mv = child.mv();
            // About half of the moves were played: summing without a branch is faster than mispredicting.
            let games = |(end, half_wins): &(G, HalfWins)| {
                [Counts::default(), Counts::game(half_wins[seat.index()])][usize::from(end.played(seat, mv))]
            };
            child.reward_rave(self.ends[first_end..].iter().map(games).sum());
        }
    }

    /// A copy that reuses the memory of a finished game.
    fn copy(&mut self, game: &G) -> G {
        match self.spent.pop() {
            Some(mut copy) => {
                copy.clone_from(game);
                copy
            }
            None => game.clone(),
        }
    }

    fn uses_rave(&self) -> bool {
        G::COMMUTES && self.settings.rave > 0.0
    }

    /// The child with the highest urgency.
    fn select(&self, node: &Node<G::Move>, children: Children) -> u32 {
        let explores = self.settings.exploration > 0.0;
        let uses_priors = self.settings.prior > 0.0;
        let log_visits = if explores { (node.own().visits().max(1) as f32).ln() } else { 0.0 };
        let mut best = (f32::NEG_INFINITY, children.start);
        for (index, child) in (children.start..).zip(self.tree.siblings(children)) {
            let urgency = match child.proof() {
                // A proven win ends the search above it; a proven loss is tried only if there is nothing else.
                Some(Proof::Win) => f32::MAX,
                Some(Proof::Loss) => f32::MIN,
                Some(Proof::Draw) | None => {
                    let (half_wins, visits) = self.games(child);
                    let tries = child.own().visits() as f32 + 1.0;
                    // This is exploration * sqrt(log_visits / tries) * tries.
                    let mut rarity =
                        if explores { self.settings.exploration * (log_visits * tries).sqrt() } else { 0.0 };
                    if uses_priors {
                        rarity += self.priors[usize::from(child.prior())] * tries.sqrt();
                    }
                    // A single division, since it takes as long as everything else here.
                    if visits > 0.0 {
                        (half_wins * tries + 2.0 * visits * rarity) / (2.0 * visits * tries)
                    } else {
                        self.settings.first_play + rarity / tries
                    }
                }
            };
            if urgency > best.0 {
                best = (urgency, index);
            }
        }
        best.1
    }

    /// The half wins and games by which a move is judged, with RAVE blended in.
    #[inline]
    fn games(&self, child: &Node<G::Move>) -> (f32, f32) {
        let own = child.own();
        let (half_wins, visits) = (own.half_wins() as f32, own.visits() as f32);
        if !self.uses_rave() {
            return (half_wins, visits);
        }
        // RAVE games weigh as much as the move's own at first, and at most as much as `rave` of them in the end.
        let rave = child.rave();
        let trust = 1.0 + rave.visits() as f32 * (1.0 / self.settings.rave);
        (half_wins * trust + rave.half_wins() as f32, visits * trust + rave.visits() as f32)
    }

    /// The proven result of a node for the seat that moved there, from the proofs of its children.
    fn proof_of_rival(&self, children: Children) -> Option<Proof> {
        let mut children = self.tree.siblings(children).iter().map(Node::proof);
        let (mut all_known, mut has_draw) = (true, false);
        if children.any(|proof| {
            all_known &= proof.is_some();
            has_draw |= proof == Some(Proof::Draw);
            proof == Some(Proof::Win)
        }) {
            return Some(Proof::Loss);
        }
        match (all_known, has_draw) {
            (false, _) => None,
            (true, true) => Some(Proof::Draw),
            (true, false) => Some(Proof::Win),
        }
    }
}

fn added(one: HalfWins, other: HalfWins) -> HalfWins {
    [one[0] + other[0], one[1] + other[1]]
}

fn half_wins<G: Game>(end: &G) -> HalfWins {
    [Seat::FIRST, Seat::SECOND].map(|seat| (1 + end.payoff(seat).signum()) as u32)
}
