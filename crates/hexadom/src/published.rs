//! The published player and its simplest form: the obvious decisions first, then one ply or a limited tree.

use std::sync::atomic::AtomicU64;

use rusc_search::{Control, Meter, Report, Score, Unit};

use crate::layout::Placement;
use crate::moves::Move;
use crate::obvious::{Obvious, obvious};
use crate::shares::Shares;
use crate::tree::{Promise, SearchTree, Shape};
use crate::view::View;

/// What the published player counts: how likely the moves of its lines are, its own less those of its rivals. More promises more
/// room to play, but nobody wins so often: it is no chance to win.
pub const PROMISE: Unit = Unit::new("promise");

/// A node takes about a microsecond.
const NODES_PER_LOOK: u64 = 256;

/// How deep the published player looks, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Every player's move once, and the own next one.
    Minimum,
    /// The published compromise.
    Standard,
    /// One round more than standard.
    Maximum,
}

rusc_present::words! {
    Depth { Depth::Minimum => "minimum", Depth::Standard => "standard", Depth::Maximum => "maximum" }
}

impl Depth {
    /// How many levels that is in a game of so many players, the own move being the first.
    pub fn levels(self, players: u8) -> u32 {
        let standard = match players {
            2 | 3 => 7,
            _ => u32::from(players) + 1,
        };
        match self {
            Depth::Minimum => u32::from(players) + 1,
            Depth::Standard => standard,
            Depth::Maximum => standard + u32::from(players),
        }
    }
}

/// The move of the published player's first steps, or else the placement with the best score.
pub fn greedy(view: &View) -> Move {
    match obvious(view) {
        Obvious::Move(mv) => mv,
        Obvious::OneOf(placements) => best_score(view, &placements),
    }
}

/// The published player's move: what is obvious, or else the placement whose tree holds the best promise.
///
/// Where a limit might cut it off it looks deeper and deeper, and answers from the deepest look that it has finished.
pub fn tree(view: &View, shape: Shape, control: &Control, progress: &mut dyn FnMut(&Report<Move>)) -> Report<Move> {
    let placements = match obvious(view) {
        Obvious::Move(mv) => return settled(mv),
        Obvious::OneOf(placements) => placements,
    };
    let total = AtomicU64::new(0);
    let mut meter = Meter::new(control, &total, NODES_PER_LOOK, None);
    // Every level takes a piece, so that no tree is deeper than there are pieces.
    let pieces = u32::from(view.hand().size()) + u32::from(view.unseen().size());
    let deepest = control.limits.depth.unwrap_or(shape.depth).min(shape.depth).min(pieces).max(1);
    let mut depth = if control.limits.may_interrupt() { 1 } else { deepest };
    let mut report = settled(best_score(view, &placements));
    loop {
        let best = most_promising(&placements, &mut SearchTree::new(view, Shape { depth, ..shape }, &mut meter));
        report.nodes = meter.tell();
        // A look that was cut off has not seen all moves: the last finished one is the better witness.
        if let Some((mv, promise)) = best.filter(|_| !meter.is_stopped() || report.depth == 0) {
            let score = Score::estimate(promise.likelihood, PROMISE);
            report = Report { score: Some(score), depth: promise.depth, nodes: report.nodes, ..settled(mv) };
            progress(&report);
        }
        if depth >= deepest || meter.is_stopped() {
            return report;
        }
        depth += 1;
    }
}

/// A report of a move that needs no tree.
fn settled(mv: Move) -> Report<Move> {
    Report { best: Some(mv), line: vec![mv], ..Report::empty() }
}

/// The placement with the best score of one ply, the first of equal ones.
fn best_score(view: &View, placements: &[Placement]) -> Move {
    let shares = Shares::new(view.hand());
    let board = view.public().board();
    let worth = |placement: &Placement| board.site(placement.cell).map(|site| shares.worth(site, placement.piece));
    // The last of equal ones would win a search for the greatest.
    let best = placements.iter().rev().max_by_key(|placement| worth(placement));
    Move::Place(*best.expect("one of several placements"))
}

/// The placement with the best promise among those whose trees could be finished, the first of equal ones.
fn most_promising(placements: &[Placement], tree: &mut SearchTree) -> Option<(Move, Promise)> {
    let mut best: Option<(Placement, Promise)> = None;
    for &placement in placements {
        let Some(promise) = tree.promise(placement) else { break };
        if best.is_none_or(|(_, other)| promise > other) {
            best = Some((placement, promise));
        }
    }
    best.map(|(placement, promise)| (Move::Place(placement), promise))
}

#[cfg(test)]
mod tests {
    use rusc_game::{Game, Seat};
    use rusc_search::Limits;

    use super::*;
    use crate::cases::usual;

    fn thought(view: &View, limits: Limits) -> Report<Move> {
        tree(view, Shape { depth: 3, children: 2 }, &Control { limits, ..Control::unlimited() }, &mut |_| {})
    }

    fn chosen(game: &crate::Position) -> String {
        let view = game.view(Seat::FIRST);
        let report = thought(&view, Limits::default());
        let mv = report.best.expect("the first seat is at turn");
        assert_eq!((greedy(&view), report.nodes), (mv, 0), "the first steps need no tree");
        mv.to_string()
    }

    #[test]
    fn a_tree_is_no_deeper_than_there_are_pieces() {
        let mut game = crate::Position::new(crate::Rules::default(), 4);
        let mut deepest = 0;
        while let Some(seat) = game.turn().seat() {
            let view = game.view(seat);
            let grown = |depth| tree(&view, Shape { depth, children: 1 }, &Control::unlimited(), &mut |_| {});
            let deep = grown(u32::MAX);
            assert_eq!(grown(200), deep, "more depth than pieces changes nothing");
            deepest = deepest.max(deep.depth);
            game.play(deep.best.expect("a seat at turn has a move"));
        }
        assert!(deepest > 10, "{deepest}");
    }

    /// Blue all around: 1:1 touches three pieces; 1:-1, the first place in reading order, touches two.
    const BLUES: &str = "B@0:0:0 B@1:0:0 B@2:0:0 B@3:0:0 B@2:1:0";

    #[test]
    fn depths_are_those_of_the_published_table() {
        let public = |depth: Depth| -> Vec<u32> { (2..=6).map(|players| depth.levels(players)).collect() };
        assert_eq!(public(Depth::Minimum), [3, 4, 5, 6, 7]);
        assert_eq!(public(Depth::Standard), [7, 7, 5, 6, 7]);
        assert_eq!(public(Depth::Maximum), [9, 10, 9, 11, 13]);
    }

    #[test]
    fn a_black_is_played_against_one_who_is_far_ahead() {
        // Not leading: the place with the fewest neighbours, in reading order.
        assert_eq!(chosen(&usual(BLUES, &["K B BG", "R"], "Y Y Y")), "K@1:-1:0");
        let not_so_far = usual(BLUES, &["K B", "R"], "Y Y Y");
        assert!(greedy(&not_so_far.view(Seat::FIRST)).to_string().starts_with("B@"));
    }

    #[test]
    fn with_nothing_to_play_a_piece_is_drawn_and_played_or_kept() {
        let mut game = usual(BLUES, &["R G", "R R R"], "Y B Y Y");
        assert_eq!(chosen(&game), "draw");
        game.play(Move::Draw);
        assert_eq!(chosen(&game), "keep");
        let mut game = usual(BLUES, &["R G B", "R R R"], "K B Y Y");
        game.play(Move::Draw);
        // Four pieces against three: not leading, so the place with the fewest neighbours.
        assert_eq!(chosen(&game), "K@1:-1:0");
    }

    #[test]
    fn jokers_alone_are_played_white_first_where_they_serve() {
        // Leading: a white where it opens least, a black where it closes most.
        assert_eq!(chosen(&usual(BLUES, &["K W R", "R R R"], "Y Y Y")), "W@1:-1:0");
        assert_eq!(chosen(&usual(BLUES, &["K R", "R R R"], "Y Y Y")), "K@1:1:0");
        // Behind: the other way round.
        assert_eq!(chosen(&usual(BLUES, &["W R R", "R R"], "Y Y Y")), "W@1:1:0");
        assert_eq!(chosen(&usual(BLUES, &["K R R", "R R"], "Y Y Y")), "K@1:-1:0");
    }

    #[test]
    fn of_equal_places_a_joker_takes_the_colours_one_has_least_of() {
        // Two places touch two pieces each: green and blue above, red and yellow below.
        let board = "GR@0:0:4 BY@1:0:4";
        assert_eq!(chosen(&usual(board, &["W G", "R R R R"], "Y Y Y")), "W@0:1:0");
        assert_eq!(chosen(&usual(board, &["W R", "R R R R"], "Y Y Y")), "W@1:-1:0");
        assert_eq!(chosen(&usual(board, &["W P", "R R R R"], "Y Y Y")), "W@1:-1:0", "the first of equal ones");
    }

    #[test]
    fn a_single_coloured_move_is_played_whatever_jokers_there_are() {
        let board = "B@0:0:0 B@1:0:0 K@1:-1:0";
        assert_eq!(chosen(&usual(board, &["K W B", "R R R"], "Y Y Y")), "B@0:1:0");
    }

    #[test]
    fn a_search_keeps_its_limits_and_answers_from_what_it_has_finished() {
        let game = crate::Position::new(crate::Rules::new(2).unwrap().beginning_with(1).unwrap(), 1);
        let view = game.view(Seat::FIRST);
        let whole = thought(&view, Limits::default());
        assert!(whole.nodes > 20 && whole.depth == 3);
        for nodes in [1, 2, 20, whole.nodes - 1] {
            let report = thought(&view, Limits::nodes(nodes));
            assert_eq!(report.nodes, nodes);
            assert!(report.depth < 3 && report.best.is_some());
        }
        assert_eq!(thought(&view, Limits { nodes: Some(1), ..Limits::default() }).best, Some(greedy(&view)));
        let ample = thought(&view, Limits { nodes: Some(1_000_000), ..Limits::default() });
        assert_eq!((ample.best, ample.score, ample.depth), (whole.best, whole.score, whole.depth));
        assert_eq!(thought(&view, Limits::depth(2)).depth, 2);
    }
}
