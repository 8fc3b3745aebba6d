//! The chances to win along the line that is shown, from a review or from the scores that bots gave to their own moves.

use rusc_game::Seat;
use rusc_record::{Action, NodeId};
use rusc_search::{Curve, Score, Unit};

use crate::Scene;

/// The chance to win after a move.
pub(super) struct Said {
    /// The number of moves up to this one, itself included.
    pub(super) ply: usize,
    /// The seat that moved.
    pub(super) seat: Seat,
    /// The chance to win of the seat that moved, from 0 to 1.
    pub(super) chance: f64,
}

/// The chances along the line from the start through the shown node to the end of its main line, and the nodes of all its moves;
/// empty if the viewer may not know them. A review knows more than the bots did.
pub(super) fn chances(scene: &Scene) -> (Vec<Said>, Vec<NodeId>) {
    let (game, tree) = (scene.game(), &scene.game().record().tree);
    let (mut said, mut line) = (Vec::new(), Vec::new());
    if !scene.is_open() {
        return (said, line);
    }
    let curves = curves(scene);
    for node in tree.path(scene.node).into_iter().chain(tree.main_line(scene.node).skip(1)) {
        let (Action::Move(_), Some(before)) = (&tree.node(node).action, tree.node(node).parent) else { continue };
        line.push(node);
        let Some(seat) = game.position(before).turn().seat() else { continue };
        let judged = game.review().and_then(|review| review.moves.iter().find(|judged| judged.node == node));
        let reviewed = judged.and_then(|judged| Some(judged.after.as_ref()?.chance));
        let own = || chance(tree.node(node).score?, scene.position().seats(), curves[seat.index()]);
        if let Some(chance) = reviewed.or_else(own) {
            said.push(Said { ply: line.len(), seat, chance });
        }
    }
    (said, line)
}

/// The chance that a score means in a game with this number of seats, if known.
fn chance(score: Score, seats: u8, curve: Option<Curve>) -> Option<f64> {
    let curve = match score {
        Score::Proven { .. } | Score::Estimate { unit: Unit::WIN_CHANCE, .. } => Curve::FLAT,
        Score::Estimate { unit: Unit::UNKNOWN, .. } => return None,
        Score::Estimate { .. } => curve?,
    };
    Some(score.chance_among(seats, curve))
}

/// The curve of the bot in each seat.
fn curves(scene: &Scene) -> Vec<Option<Curve>> {
    let game = scene.game();
    let start = game.position(NodeId::ROOT);
    let curve = |seat: Seat| game.entry().curve(start.in_public(), game.bot(seat)?);
    scene.seats().map(curve).collect()
}

#[cfg(test)]
mod tests {
    use rusc_search::Proof;

    use super::*;

    #[test]
    fn a_chance_counts_all_seats_and_is_known_or_not_there() {
        let (even, curve) = (Score::estimate(0.0, Unit::POINTS), Some(Curve::slope(1.0)));
        assert_eq!(chance(even, 2, curve), Some(0.5));
        assert_eq!(chance(even, 4, curve), Some(0.25));
        assert_eq!(chance(even, 4, None), None, "nobody knows how the bot counts");
        assert_eq!(chance(Score::estimate(0.0, Unit::UNKNOWN), 2, curve), None);
        assert_eq!(chance(Score::estimate(0.7, Unit::WIN_CHANCE), 4, None), Some(0.7));
        assert_eq!(chance(Score::proven(Proof::Win), 4, None), Some(1.0));
    }
}
