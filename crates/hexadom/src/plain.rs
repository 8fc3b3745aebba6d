//! A second implementation of the published bot's tree, written from its description without incremental updates, for tests.

use rusc_game::{Game, Rng, Seat};
use rusc_search::{Control, Report, Score};

use crate::layout::{Layout, Placement};
use crate::oriented::Oriented;
use crate::piece::{Kind, Triangle};
use crate::rules::{BlackBesideWhite, Rules};
use crate::tree::Shape;
use crate::{Move, Position, View, greedy, tree};

#[derive(Clone)]
struct Imagined {
    board: Layout,
    own: Vec<Kind>,
    unseen: Vec<Kind>,
    sizes: Vec<usize>,
    pile: usize,
}

/// The share of a triangle's colour in a hand, as numerator and denominator.
fn share(hand: &[Kind], triangle: Triangle) -> (i64, i64) {
    let coloured: Vec<Triangle> =
        hand.iter().filter(|kind| !kind.is_joker()).flat_map(|kind| (0..6).map(|edge| kind.triangle(edge))).collect();
    let count = coloured.iter().filter(|&&other| other == triangle).count();
    (count as i64, coloured.len().max(1) as i64)
}

/// The score of a placement for the owner of a hand or for a rival, in units of one coloured triangle.
fn score(hand: &[Kind], board: &Layout, placement: Placement, is_own: bool) -> i64 {
    (placement.cell.around())
        .map(|(edge, beside)| {
            let (part, whole) = share(hand, placement.piece.triangle(edge));
            let touches = board.piece(beside).is_some();
            if touches == is_own { whole - part } else { part }
        })
        .sum()
}

/// All placements of some pieces, in move order.
fn placements(board: &Layout, kinds: &[Kind]) -> Vec<Placement> {
    let mut cells: Vec<_> = board.placements().flat_map(|lying| lying.cell.around().map(|(_, cell)| cell)).collect();
    cells.sort_by_key(|cell| cell.reading_order());
    cells.dedup();
    let pieces: Vec<Oriented> = Oriented::all().filter(|piece| kinds.contains(&piece.kind())).collect();
    cells
        .into_iter()
        .flat_map(|cell| pieces.iter().map(move |&piece| Placement { piece, cell }))
        .filter(|&placement| board.takes(placement))
        .collect()
}

struct Plain {
    shape: Shape,
    own: usize,
}

impl Plain {
    fn candidates(&self, node: &Imagined, seat: usize) -> Vec<Placement> {
        let is_own = seat == self.own;
        let pool = if is_own && !node.own.is_empty() { &node.own } else { &node.unseen };
        let mut scored: Vec<(i64, Placement)> = placements(&node.board, pool)
            .into_iter()
            .map(|placement| (score(&node.own, &node.board, placement, is_own), placement))
            .collect();
        scored.sort_by_key(|&(score, _)| -score);
        scored.into_iter().map(|(_, placement)| placement).take(self.shape.children).collect()
    }

    fn after(&self, node: &Imagined, seat: usize, placement: Placement) -> Imagined {
        let mut next = node.clone();
        let kind = placement.piece.kind();
        next.board.place(placement);
        let from_hand = seat == self.own && !next.own.is_empty();
        let pool = if from_hand { &mut next.own } else { &mut next.unseen };
        pool.remove(pool.iter().position(|&other| other == kind).unwrap());
        next.sizes[seat] -= 1;
        if kind == Kind::BLACK && next.sizes[seat] > 0 {
            let fewest = *next.sizes.iter().min().unwrap();
            for step in 0..next.sizes.len() {
                let drawer = (seat + step) % next.sizes.len();
                if next.sizes[drawer] == fewest && next.pile > 0 {
                    next.sizes[drawer] += 1;
                    next.pile -= 1;
                }
            }
        }
        next
    }

    /// The deepest level at or below a node, the adjusted probability of its subtree, and its number of nodes.
    fn subtree(&self, parent: &Imagined, seat: usize, placement: Placement, level: u32, p: f64) -> (u32, f64, u64) {
        let rivals = (parent.sizes.len() - 1) as f64;
        let (p, adjusted) = if seat == self.own {
            (p, p)
        } else {
            let copies = parent.unseen.iter().filter(|&&kind| kind == placement.piece.kind()).count() as f64;
            let p = p * copies * parent.sizes[seat] as f64 / parent.unseen.len() as f64;
            (p, -p / rivals)
        };
        let node = self.after(parent, seat, placement);
        let mut result = (level, adjusted, 1);
        if level == self.shape.depth || node.sizes.contains(&0) || node.pile == 0 {
            return result;
        }
        let mut next = (seat + 1) % node.sizes.len();
        while next != self.own && self.candidates(&node, next).is_empty() {
            next = (next + 1) % node.sizes.len();
        }
        for child in self.candidates(&node, next) {
            let (depth, sum, nodes) = self.subtree(&node, next, child, level + 1, p);
            result = (result.0.max(depth), result.1 + sum, result.2 + nodes);
        }
        result
    }
}

fn imagined(view: &View) -> Imagined {
    Imagined {
        board: view.public().board().clone(),
        own: view.hand().kinds().collect(),
        unseen: view.unseen().kinds().collect(),
        sizes: view.sizes().iter().map(|&size| usize::from(size)).collect(),
        pile: usize::from(view.pile_size()),
    }
}

/// The coloured placements from which the tree chooses.
fn coloured(view: &View) -> Vec<Placement> {
    let placements = view.moves().into_iter().filter_map(|mv| match mv {
        Move::Place(placement) => Some(placement),
        Move::Draw | Move::Keep => None,
    });
    placements.filter(|placement| !placement.piece.kind().is_joker()).collect()
}

fn thought(view: &View, shape: Shape) -> Option<Report<Move>> {
    let report = tree(view, shape, &Control::unlimited(), &mut |_| {});
    (report.nodes > 0).then_some(report)
}

fn compare(view: &View, shape: Shape) {
    let Some(report) = thought(view, shape) else { return };
    let (root, plain) = (imagined(view), Plain { shape, own: view.seat().index() });
    let trees: Vec<(Placement, (u32, f64, u64))> = coloured(view)
        .into_iter()
        .map(|placement| (placement, plain.subtree(&root, plain.own, placement, 1, 1.0)))
        .collect();
    assert_eq!(trees.iter().map(|(_, (_, _, nodes))| nodes).sum::<u64>(), report.nodes, "{view:?}");
    let deepest = trees.iter().map(|(_, (depth, _, _))| *depth).max().unwrap();
    let likeliest = (trees.iter().filter(|(_, (depth, _, _))| *depth == deepest))
        .map(|(_, (_, likelihood, _))| *likelihood)
        .fold(f64::MIN, f64::max);
    let (_, chosen) = trees.iter().find(|(placement, _)| Some(Move::Place(*placement)) == report.best).unwrap();
    assert_eq!((report.depth, chosen.0), (deepest, deepest));
    // Sums in a different order differ in the last digits.
    assert!((chosen.1 - likeliest).abs() < 1e-9, "{view:?}");
    let reported = report.score.and_then(Score::number).expect("a promise is a number");
    assert!((reported - likeliest).abs() < 1e-9, "{reported} is not {likeliest}");
}

/// Visits the views of the seat to move in random games.
fn views(games: u64, mut visit: impl FnMut(&View, &mut Rng)) {
    for index in 0..games {
        let rule = if index.is_multiple_of(3) { BlackBesideWhite::Allowed } else { BlackBesideWhite::Forbidden };
        let rules = Rules::new(2 + (index % 5) as u32).unwrap().with_black_beside_white(rule);
        let mut game = Position::new(rules, index);
        let mut rng = Rng::stream(11, index);
        while let Some(mv) = game.random_move(&mut rng, &mut Vec::new()) {
            let seat = game.turn().seat().unwrap_or(Seat::FIRST);
            visit(&game.view(seat), &mut rng);
            game.play(mv);
        }
    }
}

#[test]
fn the_tree_is_the_described_one() {
    views(15, |view, rng| {
        if rng.below(4) == 0 {
            compare(view, Shape { depth: 1 + rng.below(5), children: 1 + rng.below(3) as usize });
        }
    });
}

#[test]
fn greedy_plays_the_best_score_of_one_ply() {
    views(50, |view, _| {
        if thought(view, Shape { depth: 1, children: 2 }).is_none() {
            return;
        }
        let hand: Vec<Kind> = view.hand().kinds().collect();
        let board = view.public().board();
        let mut best = coloured(view);
        best.sort_by_key(|&placement| -score(&hand, board, placement, true));
        assert_eq!(greedy(view), Move::Place(best[0]), "{view:?}");
    });
}
