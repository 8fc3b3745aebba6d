//! The published bot and its simplest form: obvious decisions first, then one ply or a limited tree.

use std::sync::atomic::AtomicU64;

use rusc_search::{Control, Meter, Report, Score, Unit};

use crate::layout::Placement;
use crate::moves::Move;
use crate::obvious::{Obvious, obvious};
use crate::shares::Shares;
use crate::tree::{Promise, SearchTree, Shape};
use crate::view::View;

/// The unit of the published bot's estimates: the likelihood of its own moves minus that of its rivals', summed over its tree.
/// More is better, but it is not a winning chance.
pub const PROMISE: Unit = Unit::new("promise");

/// Nodes between clock checks; a node takes about a microsecond.
const NODES_PER_LOOK: u64 = 256;

/// Named search depths of the published bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The smallest depth: one move of every player, and the bot's next move.
    Minimum,
    /// The depth that was published as a compromise between strength and time.
    Standard,
    /// The greatest depth: one round more than the standard.
    Maximum,
}

rusc_present::words! {
    Depth { Depth::Minimum => "minimum", Depth::Standard => "standard", Depth::Maximum => "maximum" }
}

impl Depth {
    /// The number of levels in a game with this many players; the bot's own move is the first.
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

/// The obvious move, or else the placement with the best score.
pub fn greedy(view: &View) -> Move {
    match obvious(view) {
        Obvious::Move(mv) => mv,
        Obvious::OneOf(placements) => best_score(view, &placements),
    }
}

/// The published bot's move: the obvious one, or else the placement whose tree has the best promise.
///
/// If a limit might interrupt the search, it deepens iteratively and returns the result of the last finished iteration.
pub fn tree(view: &View, shape: Shape, control: &Control, progress: &mut dyn FnMut(&Report<Move>)) -> Report<Move> {
    let placements = match obvious(view) {
        Obvious::Move(mv) => return settled(mv),
        Obvious::OneOf(placements) => placements,
    };
    let total = AtomicU64::new(0);
    let mut meter = Meter::new(control, &total, NODES_PER_LOOK, None);
    // Every level uses up a piece, so the tree is no deeper than the number of pieces.
    let pieces = u32::from(view.hand().size()) + u32::from(view.unseen().size());
    let deepest = control.limits.depth.unwrap_or(shape.depth).min(shape.depth).min(pieces).max(1);
    let mut depth = if control.limits.may_interrupt() { 1 } else { deepest };
    let mut report = settled(best_score(view, &placements));
    loop {
        let best = most_promising(&placements, &mut SearchTree::new(view, Shape { depth, ..shape }, &mut meter));
        report.nodes = meter.tell();
        // An interrupted iteration has not searched all moves: the last finished one is more reliable.
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

/// A report of a move that needs no search.
fn settled(mv: Move) -> Report<Move> {
    Report { best: Some(mv), line: vec![mv], ..Report::empty() }
}

/// The placement with the best score at one ply; the first of equals.
fn best_score(view: &View, placements: &[Placement]) -> Move {
    let shares = Shares::new(view.hand());
    let board = view.public().board();
    let worth = |placement: &Placement| board.site(placement.cell).map(|site| shares.worth(site, placement.piece));
    // Reversed, since `max_by_key` returns the last of equals.
    let best = placements.iter().rev().max_by_key(|placement| worth(placement));
    Move::Place(*best.expect("one of several placements"))
}

/// The placement with the best promise among those whose trees were finished; the first of equals.
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
        let mv = report.best.expect("it is the first seat's turn");
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
            game.play(deep.best.expect("a seat to move has a move"));
        }
        assert!(deepest > 10, "{deepest}");
    }

    /// A board on which all open edges are blue: the cell 1:1 touches three pieces; 1:-1, the first cell in reading order, two.
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
        // Not leading: the cell with the fewest neighbours, in reading order.
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
        // Four pieces against three: not leading, so the cell with the fewest neighbours.
        assert_eq!(chosen(&game), "K@1:-1:0");
    }

    #[test]
    fn jokers_alone_are_played_white_first_where_they_serve() {
        // Leading: a white where it opens least, a black where it closes most.
        assert_eq!(chosen(&usual(BLUES, &["K W R", "R R R"], "Y Y Y")), "W@1:-1:0");
        assert_eq!(chosen(&usual(BLUES, &["K R", "R R R"], "Y Y Y")), "K@1:1:0");
        // Behind: the opposite.
        assert_eq!(chosen(&usual(BLUES, &["W R R", "R R"], "Y Y Y")), "W@1:1:0");
        assert_eq!(chosen(&usual(BLUES, &["K R R", "R R"], "Y Y Y")), "K@1:-1:0");
    }

    #[test]
    fn of_equal_places_a_joker_takes_the_colours_one_has_least_of() {
        // Two cells touch two pieces each: green and blue above, red and yellow below.
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
