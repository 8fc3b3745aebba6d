//! The limited tree of the published bot: the few best replies at each node, and the likelihood of each line.

use rusc_game::Seat;
use rusc_search::Meter;

use crate::hand::Hand;
use crate::layout::{Layout, Placement};
use crate::piece::Kind;
use crate::rules::MOST_PLAYERS;
use crate::shares::Shares;
use crate::view::View;

/// Depth and width of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Number of levels of the tree; the move at the root is the first.
    pub depth: u32,
    /// Maximum number of children of a node.
    pub children: usize,
}

/// The result of a move's tree; the greatest is the best.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(crate) struct Promise {
    /// The deepest level that the tree reached.
    pub(crate) depth: u32,
    /// The sum of the probabilities of the owner's moves, minus those of rivals' moves divided by the number of rivals.
    pub(crate) likelihood: f64,
}

/// Grows the trees of one decision.
pub(crate) struct SearchTree<'a, 'm> {
    shape: Shape,
    seat: Seat,
    players: u8,
    rivals: f64,
    meter: &'a mut Meter<'m>,
    /// The node at each level of the current line, the root at 0.
    line: Vec<Node>,
}

/// A position as far as the tree's owner knows it.
#[derive(Clone)]
struct Node {
    board: Layout,
    own: Hand,
    shares: Shares,
    /// All pieces that are neither on the board nor in the owner's hand.
    unseen: Hand,
    /// All hand sizes, including pieces drawn unseen.
    sizes: [u8; MOST_PLAYERS],
    pile: u8,
    /// The seat that played last.
    mover: Seat,
}

impl Node {
    /// The position as seen by the seat to move.
    fn root(view: &View) -> Node {
        let mut sizes = [0; MOST_PLAYERS];
        sizes[..view.sizes().len()].copy_from_slice(view.sizes());
        Node {
            board: view.public().board().clone(),
            own: *view.hand(),
            shares: Shares::new(view.hand()),
            unseen: view.unseen(),
            sizes,
            pile: view.pile_size(),
            mover: view.seat(),
        }
    }

    /// Copies another node into this one.
    fn copy(&mut self, other: &Node) {
        let Node { board, own, shares, unseen, sizes, pile, mover } = other;
        self.board.clone_from(board);
        (self.own, self.shares, self.unseen) = (*own, *shares, *unseen);
        (self.sizes, self.pile, self.mover) = (*sizes, *pile, *mover);
    }

    /// The likelihood that a rival holds a piece of a kind, by the published estimate.
    fn likelihood(&self, rival: Seat, kind: Kind) -> f64 {
        let share = f64::from(self.sizes[rival.index()]) / f64::from(self.unseen.size());
        f64::from(self.unseen.count(kind)) * share
    }

    fn let_the_fewest_draw(&mut self, players: u8) {
        let sizes = &mut self.sizes[..usize::from(players)];
        let fewest = *sizes.iter().min().expect("at least two play");
        for step in 0..sizes.len() {
            let seat = (self.mover.index() + step) % sizes.len();
            if sizes[seat] == fewest && self.pile > 0 {
                sizes[seat] += 1;
                self.pile -= 1;
            }
        }
    }
}

impl<'a, 'm> SearchTree<'a, 'm> {
    pub(crate) fn new(view: &View, shape: Shape, meter: &'a mut Meter<'m>) -> Self {
        let players = view.public().rules().players();
        let line = vec![Node::root(view); shape.depth as usize];
        SearchTree { shape, seat: view.seat(), players, rivals: f64::from(players - 1), meter, line }
    }

    /// The result of the tree below a move of its owner; `None` if it could not be finished.
    pub(crate) fn promise(&mut self, placement: Placement) -> Option<Promise> {
        self.meter.count();
        let mut promise = Promise { depth: 1, likelihood: 1.0 };
        if self.shape.depth > 1 {
            self.play(1, self.seat, placement);
            self.grow(1, 1.0, &mut promise);
        }
        (!self.meter.is_stopped()).then_some(promise)
    }

    /// Adds the subtree of the node at `level` to `promise`.
    fn grow(&mut self, level: usize, probability: f64, promise: &mut Promise) {
        let node = &self.line[level];
        if node.pile == 0 || node.sizes[node.mover.index()] == 0 {
            return;
        }
        let Some((seat, children)) = self.children(node) else { return };
        let level = level + 1;
        promise.depth = promise.depth.max(level as u32);
        for child in children {
            if self.meter.is_stopped() {
                return;
            }
            self.meter.count();
            let probability = if seat == self.seat {
                promise.likelihood += probability;
                probability
            } else {
                let probability = probability * self.line[level - 1].likelihood(seat, child.piece.kind());
                promise.likelihood -= probability / self.rivals;
                probability
            };
            if level < self.line.len() {
                self.play(level, seat, child);
                self.grow(level, probability, promise);
            }
        }
    }

    /// The best moves of the next player who has any; `None` if the owner has none.
    fn children(&self, node: &Node) -> Option<(Seat, Vec<Placement>)> {
        let mut seat = node.mover;
        loop {
            seat = Seat::new((seat.index() as u8 + 1) % self.players);
            let children = self.best(node, seat);
            if !children.is_empty() {
                return Some((seat, children));
            }
            if seat == self.seat {
                return None;
            }
        }
    }

    /// The moves of a seat with the best scores, best first; ties in move order.
    fn best(&self, node: &Node, seat: Seat) -> Vec<Placement> {
        let is_own = seat == self.seat;
        let pool = if is_own && !node.own.is_empty() { node.own.held() } else { node.unseen.held() };
        let mut best: Vec<(i32, Placement)> = Vec::with_capacity(self.shape.children + 1);
        // The score for a rival is six minus that for the owner, so rivals minimise it.
        let score = |worth: i32| if is_own { worth } else { -worth };
        let comes_too_late = |best: &[(i32, Placement)], score: i32| {
            best.len() == self.shape.children && best.last().is_some_and(|&(last, _)| score <= last)
        };
        for site in node.board.open() {
            let bounds = node.shares.bounds(site);
            if comes_too_late(&best, score(if is_own { *bounds.end() } else { *bounds.start() })) {
                continue;
            }
            for piece in site.fits & pool {
                let score = score(node.shares.worth(site, piece));
                if comes_too_late(&best, score) {
                    continue;
                }
                let at = best.partition_point(|&(other, _)| other >= score);
                best.insert(at, (score, Placement { piece, cell: site.cell }));
                best.truncate(self.shape.children);
            }
        }
        best.into_iter().map(|(_, placement)| placement).collect()
    }

    /// Creates the node at a level from the one above by a move; a piece drawn unseen only changes counts.
    fn play(&mut self, level: usize, seat: Seat, placement: Placement) {
        let (before, after) = self.line.split_at_mut(level);
        let (node, next) = (&before[level - 1], &mut after[0]);
        let kind = placement.piece.kind();
        next.copy(node);
        next.mover = seat;
        next.board.place(placement);
        next.sizes[seat.index()] -= 1;
        if seat == self.seat && !next.own.is_empty() {
            next.own.remove(kind);
            next.shares = Shares::new(&next.own);
        } else {
            next.unseen.remove(kind);
        }
        if kind == Kind::BLACK && next.sizes[seat.index()] > 0 {
            next.let_the_fewest_draw(self.players);
        }
    }
}
