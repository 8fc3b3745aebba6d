//! The published player and its simplest form: the obvious decisions first, then one ply or a limited tree.

use crate::board::Placement;
use crate::moves::Move;
use crate::obvious::{Obvious, obvious};
use crate::shares::Shares;
use crate::tree::{Node, Promise, Shape, Tree};
use crate::view::View;

/// How deep the published player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Every player's move once, and the own next one.
    Minimum,
    /// The published compromise.
    Standard,
    /// One round more than standard.
    Maximum,
    /// As many levels as given, the own move being the first.
    Levels(u32),
}

impl Depth {
    /// How many levels that is in a game of so many players.
    pub fn levels(self, players: u8) -> u32 {
        let standard = match players {
            2 | 3 => 7,
            _ => u32::from(players) + 1,
        };
        match self {
            Depth::Minimum => u32::from(players) + 1,
            Depth::Standard => standard,
            Depth::Maximum => standard + u32::from(players),
            Depth::Levels(levels) => levels,
        }
    }
}

/// A move of the published player and what it was chosen for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// The move.
    pub mv: Move,
    /// What its tree came to; nothing if the move was obvious.
    pub promise: Option<Promise>,
    /// How many nodes all trees had.
    pub nodes: u64,
}

/// The move of the published player's first steps, or else the placement with the best score.
pub fn greedy(view: &View) -> Move {
    match obvious(view) {
        Obvious::Move(mv) => mv,
        Obvious::OneOf(placements) => {
            let shares = Shares::new(view.hand());
            let board = view.table().board();
            let worth =
                |placement: &Placement| board.site(placement.cell).map(|site| shares.worth(site, placement.piece));
            // The last of equal ones would win a search for the greatest.
            let best = placements.iter().rev().max_by_key(|placement| worth(placement));
            Move::Place(*best.expect("one of several placements"))
        }
    }
}

/// The published player's move. `goes_on` is asked between trees, with the nodes so far; once it says no, the best so far is played.
pub fn tree(view: &View, shape: Shape, mut goes_on: impl FnMut(u64) -> bool) -> Decision {
    let placements = match obvious(view) {
        Obvious::Move(mv) => return Decision { mv, promise: None, nodes: 0 },
        Obvious::OneOf(placements) => placements,
    };
    let root = Node::root(view);
    let mut tree = Tree::new(view, shape);
    let mut best: Option<(Placement, Promise)> = None;
    for placement in placements {
        let promise = tree.promise(&root, placement);
        if best.is_none_or(|(_, other)| promise > other) {
            best = Some((placement, promise));
        }
        if !goes_on(tree.nodes) {
            break;
        }
    }
    let (placement, promise) = best.expect("one of several placements");
    Decision { mv: Move::Place(placement), promise: Some(promise), nodes: tree.nodes }
}

#[cfg(test)]
mod tests {
    use game::{Game, Seat};

    use super::*;
    use crate::cases::usual;

    fn chosen(game: &crate::Hexadom) -> String {
        let view = game.view(Seat::FIRST);
        let decision = tree(&view, Shape { depth: 3, children: 2 }, |_| true);
        if decision.promise.is_none() {
            assert_eq!(greedy(&view), decision.mv, "the first steps are the same");
        }
        decision.mv.to_string()
    }

    /// Blue all around: 1:1 touches three pieces; 1:-1, the first place in reading order, touches two.
    const BLUES: &str = "B@0:0:0 B@1:0:0 B@2:0:0 B@3:0:0 B@2:1:0";

    #[test]
    fn depths_are_those_of_the_published_table() {
        let table = |depth: Depth| -> Vec<u32> { (2..=6).map(|players| depth.levels(players)).collect() };
        assert_eq!(table(Depth::Minimum), [3, 4, 5, 6, 7]);
        assert_eq!(table(Depth::Standard), [7, 7, 5, 6, 7]);
        assert_eq!(table(Depth::Maximum), [9, 10, 9, 11, 13]);
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
    fn a_search_that_may_not_go_on_plays_the_best_so_far() {
        let game = usual("B@0:0:0 B@1:0:0", &["BP BG BY", "R R R"], "Y Y Y");
        let view = game.view(Seat::FIRST);
        let shape = Shape { depth: 3, children: 2 };
        let (hasty, patient) = (tree(&view, shape, |_| false), tree(&view, shape, |_| true));
        assert!(hasty.nodes < patient.nodes && hasty.promise <= patient.promise);
        assert_eq!(hasty.mv, view.moves()[0]);
    }
}
